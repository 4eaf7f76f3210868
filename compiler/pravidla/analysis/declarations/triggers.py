"""Triggers: which event each of them waits for, and the rule that each becomes."""

from __future__ import annotations

from collections.abc import Iterator

import pravidla.analysis.expressions.paths as paths
import pravidla.analysis.sentences.statements as st
from pravidla.analysis.declarations.signatures import me_param, named_params, scope_of
from pravidla.analysis.names.context import Context
from pravidla.analysis.names.origins import origin_of
from pravidla.analysis.names.plain import plain
from pravidla.analysis.names.symbols import Group
from pravidla.analysis.overrides.configurations import Version
from pravidla.analysis.reporting.attempts import attempt, both
from pravidla.analysis.reporting.problems import Failed
from pravidla.analysis.sentences.conditions import unless_overridden
from pravidla.ir import nodes as ir
from pravidla.ir.types import PLAYER, Int, Row
from pravidla.model import definitions as d
from pravidla.model.walk import deep
from pravidla.syntax import ast


def index_triggers(context: Context) -> None:
    """Triggers by event; events that do not exist are reported."""
    for trigger in context.symbols.triggers:
        match trigger.upon:
            case ast.Around(moment=moment, rule=rule):
                if rule_group(context, rule) is not None:
                    context.triggers.setdefault(f"{moment} {rule.text}", []).append(trigger.common.name)
            case ast.AtLabel(label=label, rule=rule):
                group = rule_group(context, rule)
                if group is None:
                    continue
                labels = {one.name.text for one in deep((group.base, group.others)) if isinstance(one, ast.Label)}
                if label.text not in labels:
                    context.problems.unknown(f"label of `{rule.text}`", label.text, label.span, labels)
                context.triggers.setdefault(f"label {label.text} of {rule.text}", []).append(trigger.common.name)
            case ast.Reaches(marker=marker):
                field = marker_field(context, marker)
                if field is None and any(
                    context.problems.spoiled.excuses(one.name.text, one.name.span)
                    for one in deep(marker)
                    if isinstance(one, ast.Field)
                ):
                    continue
                if field is None:
                    context.problems.error("PRV602", "this is not a marker of a player", marker.span)
                    continue
                context.reach_triggers.setdefault(field.name, []).append(trigger.common.name)


def rule_group(context: Context, rule: ast.Word) -> Group | None:
    """The rule or action that an event names; one that does not exist is reported."""
    group = context.symbols.groups.get(rule.text)
    if group is None or isinstance(group.base, d.ValueSpec):
        rules = context.symbols.named(d.RuleSpec, d.ActionSpec)
        context.problems.unknown("rule or action", rule.text, rule.span, rules)
        return None
    return group


def events(context: Context) -> Iterator[tuple[str, tuple[Version, ...]]]:
    """Every event with its triggers as the check of configurations sees them."""
    by_name = {one.common.name: one for one in context.symbols.triggers}
    for event, names in (*context.triggers.items(), *context.reach_triggers.items()):
        yield event, tuple(trigger_version(context, by_name[name]) for name in names)


def trigger_version(context: Context, trigger: d.TriggerSpec) -> Version:
    """A trigger with its guard; what the event gives it is known by position."""
    common = trigger.common
    key = (common.kind, common.name)
    params = context.trigger_params.get(common.name, ())
    overrides = tuple((target.name, target.span) for target in common.overrides)
    return Version(
        origin_of(common),
        context.guards.get(key),
        overrides,
        plain(trigger.do),
        params=tuple(one.var for one in params),
        known=key in context.guards,
    )


def marker_field(context: Context, marker: ast.Expr) -> ir.Field | None:
    """The field of `p.share[c]` or `p.money`."""
    path = marker.of if isinstance(marker, ast.At) else marker
    if not isinstance(path, ast.Field):
        return None
    field = context.fields.get((PLAYER, path.name.text))
    return field if field is not None and field.name in context.markers else None


def _given(context: Context, trigger: d.TriggerSpec, event: str) -> list[tuple[str, ir.Param]]:
    """What a rule or action gives to a trigger around it: the parameters and picks that the trigger names."""
    group = context.symbols.groups.get(event)
    known = context.rule_params.get(f"rule {event}")
    if group is None or known is None or isinstance(group.base, d.ValueSpec):
        raise Failed
    words = {one.name for one in deep((trigger.do, trigger.common.when)) if isinstance(one, ast.Name)}
    named = named_params(context, event, group.base, known)
    return [(word, ir.Param(context.fresh(word), param.type)) for word, param in named if word in words]


def look_through_trigger(context: Context, trigger: d.TriggerSpec, me: ir.Param | None) -> None:
    """A trigger of an event of which too little is known: names that it may give are not missed."""
    words = {one.name for one in deep((trigger.do, trigger.common.when)) if isinstance(one, ast.Name)}
    scope = scope_of([], me, None, trigger.common.span)
    scope = scope.poisoned(*sorted(words.difference(paths.known_names(context, scope))))
    attempt(unless_overridden, context, trigger.common, context.symbols.triggers, scope)
    st.block(context, scope, st.Place(trigger.common.name, ()), trigger.do)


def build_trigger(context: Context, trigger: d.TriggerSpec) -> ir.Rule:
    """A trigger: its guard is tested inside."""
    span = trigger.common.span
    needs_me = f"trigger {trigger.common.name}" in context.needs_me
    me = me_param(context) if needs_me else None
    names: list[tuple[str, ir.Param]] = []
    if isinstance(trigger.upon, ast.Reaches):
        field = marker_field(context, trigger.upon.marker)
        if field is None:
            look_through_trigger(context, trigger, me)
            raise Failed
        path = trigger.upon.marker.of if isinstance(trigger.upon.marker, ast.At) else trigger.upon.marker
        if isinstance(path, ast.Field) and isinstance(path.of, ast.Name):
            names.append((path.of.name, ir.Param(context.fresh(path.of.name), Row(PLAYER))))
        if isinstance(trigger.upon.marker, ast.At) and isinstance(trigger.upon.marker.args[0], ast.Name):
            assert field.index is not None
            word = trigger.upon.marker.args[0].name
            names.append((word, ir.Param(context.fresh(word), Row(field.index))))
        assert isinstance(field.content, ir.NumberField)
        space = trigger.upon.space.text
        names.append((space, ir.Param(context.fresh(space), Int(0, field.content.high))))
    elif isinstance(trigger.upon, ast.Around):
        given = attempt(_given, context, trigger, trigger.upon.rule.text)
        if given is None:
            look_through_trigger(context, trigger, me)
            raise Failed
        names.extend(given)
    scope = scope_of(names, me, None, span)
    place = st.Place(trigger.common.name, tuple(one.ref for one in trigger.common.cites))
    guard, body = both(
        lambda: unless_overridden(context, trigger.common, context.symbols.triggers, scope),
        lambda: st.block(context, scope, place, trigger.do),
    )
    if guard is not None:
        body = (ir.If(((guard, body),), (), span, place.cites),)
    params = (*(() if me is None else (me,)), *(param for _, param in names))
    context.trigger_params[trigger.common.name] = params
    context.trigger_names[trigger.common.name] = tuple(word for word, _ in names)
    return ir.Rule(trigger.common.name, "trigger", params, body, origin_of(trigger.common), guard is not None)
