"""Rules, actions, triggers and abilities become IR definitions, exceptions resolved."""

from __future__ import annotations

from dataclasses import replace

import pravidla.analysis.expressions.expressions as ex
import pravidla.analysis.expressions.paths as paths
import pravidla.analysis.sentences.statements as st
import pravidla.analysis.sentences.texts as texts
from pravidla.analysis.declarations.signatures import heading_names, named_params, scope_of, scope_of_broken, this_type
from pravidla.analysis.declarations.triggers import build_trigger
from pravidla.analysis.names.context import BOOL, Context, ListInfo
from pravidla.analysis.names.origins import origin_of
from pravidla.analysis.names.scope import Scope
from pravidla.analysis.names.symbols import Group
from pravidla.analysis.overrides.exceptions import exceptions_first
from pravidla.analysis.reporting.attempts import attempt, both, each
from pravidla.analysis.reporting.problems import Failed
from pravidla.analysis.sentences.changes import trigger_calls
from pravidla.analysis.sentences.conditions import conditions, guard_of
from pravidla.analysis.sentences.options import action_option, limit, offer_of, picks_of_body
from pravidla.diagnostics import Span
from pravidla.ir import nodes as ir
from pravidla.ir.types import PLAYER, Row
from pravidla.model import definitions as d


def build_rules(context: Context) -> dict[str, ir.Rule]:
    """All rules, actions, triggers and abilities."""
    result: dict[str, ir.Rule] = {}
    for trigger in context.symbols.triggers:
        try:
            result[trigger.common.name] = build_trigger(context, trigger)
        except Failed:
            continue
    for name, group in context.symbols.groups.items():
        context.problems.go_on()
        if isinstance(group.base, d.ValueSpec):
            continue
        if f"rule {name}" not in context.rule_params and not isinstance(group.base, d.ActionSpec):
            for one in (group.base, *group.others):
                look_through_rule(context, group, one)
            continue
        try:
            result.update(build_group(context, group))
        except Failed:
            context.problems.failed(name)
    for info in context.lists.values():
        for ability, heading in info.abilities.items():
            if f"ability {info.name}.{ability}" in context.rule_params:
                result.update(build_ability(context, info, ability))
                continue
            for row, _ in info.specs:
                if row is not None and ability in row.abilities:
                    scope = scope_of_broken(context, heading, row.span, this_type(info))
                    st.block(context, scope, st.Place(ability, ()), row.abilities[ability])
    for lost in context.symbols.lost:
        look_through_lost(context, lost)
    for group in context.symbols.groups.values():
        for action in (group.base, *group.others):
            if isinstance(action, d.ActionSpec) and action.common.name not in context.offered:
                look_through_offer(context, group, action)
    return result


def look_through_rule(context: Context, group: Group, one: d.RuleSpec | d.ActionSpec | d.ValueSpec) -> None:
    """A rule or action of whose heading or picks too little is known: only the mistakes of its sentences matter."""
    assert not isinstance(one, d.ValueSpec)
    scope = scope_of_broken(context, group.base.heading, one.common.span)
    if isinstance(one, d.ActionSpec):
        _, scope = picks_of_body(context, scope, one.body)
    attempt(guard_of, context, one.common, scope)
    outline = one.do if isinstance(one, d.RuleSpec) else one.body.do
    st.block(context, scope, st.Place(one.common.name, (), group.name), outline)


def look_through_lost(context: Context, lost: d.LostSpec) -> None:
    """A definition whose heading cannot be read; the words of the heading are not missed."""
    span = lost.common.span
    who = ir.Var(context.fresh("me"), Row(PLAYER), span)
    scope = Scope(me=who).poisoned(*lost.names)
    ex.look_through(context, scope, (*lost.sentences, lost.common.when))
    conditions(context, scope, lost.common.name, lost.conditions)
    place = st.Place(lost.common.name, ())
    offer_of(context, scope, place, lost.common.name, lost.body, who, span)


def look_through_offer(context: Context, group: Group, action: d.ActionSpec) -> None:
    """What is asked before an action that no choice offers: its picks, conditions and prices, for their mistakes."""
    scope = scope_of_broken(context, group.base.heading, action.common.span)
    blocks = dict(context.blocks)
    attempt(guard_of, context, action.common, scope)
    attempt(action_option, context, scope, group.name, action, (), None, action.common.span)
    context.blocks = blocks
    context.offered.discard(action.common.name)


def build_group(context: Context, group: Group) -> dict[str, ir.Rule]:
    """A rule with its exceptions, triggers and resets. What is called has the name of the group."""
    base, name = group.base, group.name
    if isinstance(base, d.ActionSpec):
        return build_actions(context, group)
    assert isinstance(base, d.RuleSpec)
    params = context.rule_params[f"rule {name}"]
    texts.text(context, rule_scope(context, name, base, params), base.common.text)
    written = body_of(context, name, base, params)
    if not group.others and not has_triggers(context, name):
        return {name: ir.Rule(name, "rule", params, written, origin_of(base.common))}
    base_name = f"{name}.written"
    result = {base_name: ir.Rule(base_name, "rule", params, written, origin_of(base.common))}

    def branch(one: d.ValueSpec | d.RuleSpec | d.ActionSpec) -> tuple[ir.Expr, ir.Block]:
        assert isinstance(one, d.RuleSpec)
        own = tuple(ir.Param(context.fresh(param.var), param.type) for param in params)
        guard, body = both(
            lambda: guard_of(context, one.common, rule_scope(context, name, base, params)),
            lambda: body_of(context, name, one, own),
        )
        result[one.common.name] = ir.Rule(one.common.name, "rule", own, body, origin_of(one.common))
        always = ir.Lit(1, BOOL, one.common.span)
        return guard if guard is not None else always, call_of(one.common.name, one, params)

    branches = each(exceptions_first(group), branch)
    middle = call_of(base_name, base, params)
    if branches:
        middle = (ir.If(branches, middle, base.common.span, ()),)
    body = with_triggers(context, name, base, params, middle)
    result[name] = ir.Rule(name, "dispatch", params, body, origin_of(base.common))
    return result


def build_actions(context: Context, group: Group) -> dict[str, ir.Rule]:
    """The steps of an action and of what replaces it; which one counts is asked where it is offered."""
    result: dict[str, ir.Rule] = {}
    for one in (group.base, *group.others):
        assert isinstance(one, d.ActionSpec)
        name = one.common.name
        params = context.rule_params.get(f"rule {name}")
        if params is None:
            look_through_rule(context, group, one)
            continue
        body, origin = body_of(context, group.name, one, params), origin_of(one.common)
        if has_triggers(context, group.name):
            result[f"{name}.written"] = ir.Rule(f"{name}.written", "action", params, body, origin)
            own = tuple(ir.Param(context.fresh(param.var), param.type) for param in params)
            body = with_triggers(context, group.name, one, own, call_of(f"{name}.written", one, own))
            result[name] = ir.Rule(name, "dispatch", own, body, origin)
        else:
            result[name] = ir.Rule(name, "action", params, body, origin)
    return result


def has_triggers(context: Context, name: str) -> bool:
    """Whether something happens before or after a rule."""
    return bool(context.triggers.get(f"before {name}") or context.triggers.get(f"after {name}"))


def with_triggers(
    context: Context, name: str, spec: d.RuleSpec | d.ActionSpec, params: tuple[ir.Param, ...], middle: ir.Block
) -> ir.Block:
    """What happens before a rule, the rule, what happens after it."""
    scope, span = rule_scope(context, name, spec, params), spec.common.span
    before = trigger_calls(context, scope, f"before {name}", span, ())
    after = trigger_calls(context, scope, f"after {name}", span, ())
    return (*before, *middle, *after)


def call_of(name: str, spec: d.RuleSpec | d.ActionSpec, params: tuple[ir.Param, ...]) -> ir.Block:
    """A call with the parameters of the caller."""
    args = tuple(ir.Var(param.var, param.type, spec.common.span) for param in params)
    return (ir.Call(name, args, spec.common.span, cites_of(spec)),)


def cites_of(spec: d.RuleSpec | d.ActionSpec) -> ir.Cites:
    """The paragraphs that a definition cites."""
    return tuple(one.ref for one in spec.common.cites)


def rule_scope(context: Context, group: str, spec: d.RuleSpec | d.ActionSpec, params: tuple[ir.Param, ...]) -> Scope:
    """The scope of a rule's body."""
    me = params[0] if f"rule {group}" in context.needs_me else None
    return scope_of(named_params(context, group, spec, params), me, None, spec.common.span)


def body_of(context: Context, group: str, spec: d.RuleSpec | d.ActionSpec, params: tuple[ir.Param, ...]) -> ir.Block:
    """The steps of a rule or action."""
    scope = rule_scope(context, group, spec, params)
    place = st.Place(spec.common.name, cites_of(spec), group)
    if isinstance(spec, d.RuleSpec):
        return st.block(context, scope, place, spec.do)
    assert scope.me is not None
    me = scope.me
    (_, used), body = both(
        lambda: limit(context, scope, spec.common.name, spec.body.limit, me, spec.common.span),
        lambda: st.block(context, scope, place, spec.body.do),
    )
    return (*used, *body)


def add_preludes(context: Context, rules: dict[str, ir.Rule]) -> None:
    """Put before each rule what happens whenever it begins (known only when every rule is translated)."""
    for name in sorted({*context.limits, *context.earlier}):
        rule = rules.get(name)
        if rule is None:
            continue
        try:
            prelude = prelude_of(context, name, rule.params, rule.origin.span)
        except Failed:
            continue
        rules[name] = replace(rule, body=(*prelude, *rule.body))


def prelude_of(context: Context, name: str, params: tuple[ir.Param, ...], span: Span) -> ir.Block:
    """What happens whenever a rule begins: resets, and remembering for `before this …`."""
    guards = {field.name: field.when for field in context.fields.values()}
    result: list[ir.Stmt] = []
    for field in context.limits.get(name, []):
        reset, guard = ir.ResetField(field, span), guards.get(field)
        result.append(reset if guard is None else ir.If(((guard, (reset,)),), (), span))
    for field in sorted(context.earlier.get(name, ())):
        if f"rule {name}" not in context.needs_me:
            raise paths.no_actor(context, span)
        result.append(ir.Remember(field, name, ir.Var(params[0].var, params[0].type, span), span))
    return tuple(result)


def build_ability(context: Context, info: ListInfo, ability: str) -> dict[str, ir.Rule]:
    """One rule for each row that has the ability."""
    key = f"ability {info.name}.{ability}"
    params = context.rule_params[key]
    needs_me = key in context.needs_me
    result: dict[str, ir.Rule] = {}
    rows: list[str | None] = []
    for row_id, (row, source) in zip(info.row_ids, info.specs, strict=True):
        outline = None if row is None else row.abilities.get(ability)
        if row is None or outline is None:
            rows.append(None)
            continue
        name = f"{info.name}.{row_id}.{ability}"
        own = tuple(ir.Param(context.fresh(param.var), param.type) for param in params)
        me, rest = (own[0], own[1:]) if needs_me else (None, own)
        names = list(zip(heading_names(info.abilities[ability]), rest[1:], strict=True))
        scope = scope_of(names, me, rest[0], row.span)
        cited = row.cites or (source.common.cites if source is not None else ())
        cites = tuple(one.ref for one in cited)
        body = st.block(context, scope, st.Place(name, cites), outline)
        rows.append(name)
        result[name] = ir.Rule(name, "ability", own, body, ir.Origin(name, row.span, cites))
    context.abilities[(info.name, ability)] = tuple(rows)
    return result
