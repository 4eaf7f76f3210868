"""Values, rules, actions, triggers, abilities and formulas become IR definitions, exceptions resolved.

The parameters of every definition are known before any body is translated, so bodies come in any order; only values are
translated in the order of their needs, since the type of a value is that of its body.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

import pravidla.analysis.expressions as ex
import pravidla.analysis.paths as paths
import pravidla.analysis.statements as st
from pravidla.analysis.conditions import conditions, guard_of
from pravidla.analysis.context import BOOL, WIDEST, Context, ListInfo
from pravidla.analysis.data import origin_of
from pravidla.analysis.decisions import limit, picks_of, type_word
from pravidla.analysis.numbers import common_unit
from pravidla.analysis.problems import Failed
from pravidla.analysis.scope import Scope, Value
from pravidla.analysis.symbols import Group
from pravidla.diagnostics import Span
from pravidla.ir import nodes as ir
from pravidla.ir.types import PLAYER, Bool, Copy, Int, Row, SetOf, Type
from pravidla.model import definitions as d
from pravidla.syntax import ast


def params_of(context: Context, written: tuple[ast.Param, ...]) -> list[tuple[str, ir.Param]]:
    """Names and parameters of a heading."""
    result = []
    for param in written:
        name = param.name.text if param.name is not None else type_word(param)
        result.append((name, ir.Param(context.fresh(name), context.type_of(param.type))))
    return result


def me_param(context: Context) -> ir.Param:
    """The acting player as a parameter."""
    return ir.Param(context.fresh("me"), Row(PLAYER))


def scope_of(names: list[tuple[str, ir.Param]], me: ir.Param | None, this: ir.Param | None, span: Span) -> Scope:
    """A scope with parameters."""
    return Scope(
        names={name: Value(ir.Var(param.var, param.type, span)) for name, param in names},
        me=None if me is None else ir.Var(me.var, me.type, span),
        this=None if this is None else ir.Var(this.var, this.type, span),
    )


# ---------------------------------------------------------------- signatures


def declare_rules(context: Context) -> None:
    """Parameters of rules, actions and abilities; those of actions end with their picks."""
    for name, group in context.symbols.groups.items():
        if isinstance(group.base, d.ValueSpec):
            continue
        key = f"rule {name}"
        try:
            params = [param for _, param in params_of(context, group.base.heading.params)]
        except Failed:
            continue
        if key in context.needs_me:
            params.insert(0, me_param(context))
        context.rule_params[key] = tuple(params)
    for info in context.lists.values():
        for ability, heading in info.abilities.items():
            key = f"ability {info.name}.{ability}"
            try:
                params = [param for _, param in params_of(context, heading.params)]
            except Failed:
                continue
            params.insert(0, ir.Param(context.fresh("this"), this_type(info)))
            if key in context.needs_me:
                params.insert(0, me_param(context))
            context.rule_params[key] = tuple(params)


def this_type(info: ListInfo) -> Type:
    """The type of `this`."""
    return Copy(info.name) if info.marks else Row(info.name)


def declare_picks(context: Context) -> None:
    """Append the picks of actions to their parameters (values must be typed by now)."""
    for name, group in context.symbols.groups.items():
        action = group.base
        key = f"rule {name}"
        if not isinstance(action, d.ActionSpec) or key not in context.rule_params:
            continue
        params = context.rule_params[key]
        names = heading_names(action.heading)
        scope = scope_of(list(zip(names, params[1:], strict=True)), params[0], None, action.common.span)
        written = tuple(pick for choices in action.body.picks for pick in choices.picks)
        try:
            picks, _ = picks_of(context, scope, written)
        except Failed:
            del context.rule_params[key]
            context.broken.add(name)
            continue
        more = tuple(ir.Param(context.fresh(pick.name), pick.comp.var_type) for pick in picks)
        context.rule_params[key] = (*params, *more)


def heading_names(heading: ast.Heading) -> list[str]:
    """Names of the parameters of a heading."""
    return [one.name.text if one.name is not None else type_word(one) for one in heading.params]


# ---------------------------------------------------------------- values


def declare_formulas(context: Context) -> None:
    """Formulas answer yes or no; their parameters begin with the row."""
    for info in context.lists.values():
        for formula, heading in info.formulas.items():
            key = f"formula {info.name}.{formula}"
            try:
                params = [param for _, param in params_of(context, heading.params)]
            except Failed:
                continue
            params.insert(0, ir.Param(context.fresh("this"), Row(info.name)))
            if key in context.needs_me:
                params.insert(0, me_param(context))
            context.value_types[key] = (tuple(params), BOOL)


def build_values(context: Context, order: list[str]) -> dict[str, ir.Value]:
    """All values and formulas, in the order of their needs."""
    result: dict[str, ir.Value] = {}
    for key in order:
        kind, _, name = key.partition(" ")
        try:
            if kind == "formula":
                list_name, _, formula = name.partition(".")
                result.update(build_formula(context, context.lists[list_name], formula))
            else:
                result[name] = build_value(context, context.symbols.groups[name])
        except Failed:
            continue
    return result


def build_formula(context: Context, info: ListInfo, formula: str) -> dict[str, ir.Value]:
    """One value for each row that has the formula."""
    params, _ = context.value_types[f"formula {info.name}.{formula}"]
    needs_me = f"formula {info.name}.{formula}" in context.needs_me
    me, rest = (params[0], params[1:]) if needs_me else (None, params)
    names = list(zip(heading_names(info.formulas[formula]), rest[1:], strict=True))
    result: dict[str, ir.Value] = {}
    rows: list[str | None] = []
    for row_id, (row, _) in zip(info.row_ids, info.specs, strict=True):
        written = None if row is None else row.formulas.get(formula)
        if row is None or written is None:
            rows.append(None)
            continue
        name = f"{info.name}.{formula}.{row_id}"
        rows.append(name)
        scope = scope_of(names, me, rest[0], written.span)
        try:
            body = ex.truth_of(context, scope, written)
        except Failed:
            continue
        origin = ir.Origin(name, row.span, tuple(one.ref for one in row.cites))
        result[name] = ir.Value(name, params, BOOL, (ir.Alternative(origin, None, body, ()),))
    context.formulas[(info.name, formula)] = tuple(rows)
    return result


def build_value(context: Context, group: Group) -> ir.Value:
    """A value with its exceptions and adjustments."""
    base = group.base
    assert isinstance(base, d.ValueSpec)
    key = f"value {group.name}"
    named = params_of(context, base.heading.params)
    me = me_param(context) if key in context.needs_me else None
    params = (*(() if me is None else (me,)), *(param for _, param in named))
    if base.gives is not None:
        context.value_types[key] = (params, context.type_of(base.gives))
    base_alternative = alternative(context, base, scope_of(named, me, None, base.common.span), None)
    kind = alternative_type(base_alternative)
    if base.gives is not None:
        declared = context.type_of(base.gives)
        kind = joined_type(context, declared, kind, base_alternative, base_alternative)
        if isinstance(declared, Int) and isinstance(kind, Int) and declared.unit != kind.unit:
            raise context.problems.fail("PRV610", "the value does not give what it says", base.common.span)
        kind = declared
    alternatives: list[ir.Alternative] = []
    adjustments: list[ir.Adjustment] = []
    for one in exceptions_first(group):
        assert isinstance(one, d.ValueSpec)
        scope = scope_of(named, me, None, one.common.span)
        try:
            guard = guard_of(context, one.common, scope)
            if one.adjusts is not None and one.by is not None:
                by = adjustment(context, scope, base_alternative, one.by)
                over = tuple(
                    other.common.name
                    for other in group.others
                    if any(target.name == one.common.name for target in other.common.overrides)
                )
                adjustments.append(ir.Adjustment(origin_of(one.common), guard, by, over))
                continue
            found = alternative(context, one, scope, guard)
            kind = joined_type(context, kind, alternative_type(found), base_alternative, found)
            alternatives.append(found)
        except Failed:
            continue
    at_least = None
    if base.at_least is not None:
        at_least = ex.expression(context, scope_of(named, me, None, base.common.span), base.at_least, kind)
    if adjustments and isinstance(kind, Int):
        kind = Int(-WIDEST, WIDEST, kind.unit)
    context.value_types[key] = (params, kind)
    return ir.Value(
        group.name, params, kind, (*alternatives, base_alternative), tuple(adjustments), at_least, base.deep
    )


def adjustment(context: Context, scope: Scope, base: ir.Alternative, written: ast.Expr) -> ir.Expr:
    """What is added to a number, in its unit."""
    by = ex.expression(context, scope, written, None)
    if base.body is None:
        raise context.problems.fail("PRV601", "only a number is adjusted", by.span, "added to true or false")
    common_unit(context, base.body, by, by.span, "added")
    return by


def alternative(context: Context, spec: d.ValueSpec, scope: Scope, guard: ir.Expr | None) -> ir.Alternative:
    """One version of a value."""
    for name, span, written in spec.locals:
        value = ex.expression(context, scope, written, None)
        scope.names[name] = Value(replace(value, span=span) if isinstance(value, ir.Var) else value)
    if spec.all_:
        return ir.Alternative(
            origin_of(spec.common), guard, None, conditions(context, scope, spec.heading.name, spec.all_)
        )
    if spec.is_ is None:
        raise Failed
    return ir.Alternative(origin_of(spec.common), guard, ex.expression(context, scope, spec.is_, None), ())


def alternative_type(one: ir.Alternative) -> Type:
    """The type of a version."""
    return BOOL if one.body is None else one.body.type


def joined_type(context: Context, kind: Type, other: Type, base: ir.Alternative, one: ir.Alternative) -> Type:
    """The type of a value over all its versions; units and lists must agree."""
    match kind, other:
        case Int(), Int():
            if base.body is not None and one.body is not None:
                common_unit(context, base.body, one.body, one.origin.span, "mixed")
            return Int(min(kind.low, other.low), max(kind.high, other.high), kind.unit or other.unit)
        case Row(list=a), Row(list=b) if a == b:
            return Row(a, kind.optional or other.optional)
        case (Bool(), Bool()) | (SetOf(), SetOf()):
            return kind
    raise context.problems.fail(
        "PRV601", "the exception has another type than what it overrides", one.origin.span, "another type"
    )


def exceptions_first(group: Group) -> list[d.ValueSpec | d.RuleSpec | d.ActionSpec]:
    """What overrides comes before what it overrides; otherwise as written."""
    order: list[d.ValueSpec | d.RuleSpec | d.ActionSpec] = []

    def place(one: d.ValueSpec | d.RuleSpec | d.ActionSpec, path: tuple[str, ...]) -> None:
        if one in order or one.common.name in path:
            return
        for other in group.others:
            if any(target.name == one.common.name for target in other.common.overrides):
                place(other, (*path, one.common.name))
        order.append(one)

    for one in group.others:
        place(one, ())
    return order


# ---------------------------------------------------------------- rules


def index_triggers(context: Context) -> None:
    """Triggers by event; events that do not exist are reported."""
    for trigger in context.symbols.triggers:
        match trigger.upon:
            case ast.Around(moment=moment, rule=rule):
                group = context.symbols.groups.get(rule.text)
                if group is None or isinstance(group.base, d.ValueSpec):
                    rules = [
                        name for name, one in context.symbols.groups.items() if not isinstance(one.base, d.ValueSpec)
                    ]
                    context.problems.unknown("rule or action", rule.text, rule.span, rules)
                    continue
                context.triggers.setdefault(f"{moment} {rule.text}", []).append(trigger.common.name)
            case ast.AtLabel(label=label, rule=rule):
                context.triggers.setdefault(f"label {label.text} of {rule.text}", []).append(trigger.common.name)
            case ast.Reaches(marker=marker):
                field = marker_field(context, marker)
                if field is None:
                    context.problems.error("PRV602", "this is not a marker of a player", marker.span)
                    continue
                context.reach_triggers.setdefault(field.name, []).append(trigger.common.name)


def marker_field(context: Context, marker: ast.Expr) -> ir.Field | None:
    """The field of `p.share[c]` or `p.money`."""
    path = marker.of if isinstance(marker, ast.At) else marker
    if not isinstance(path, ast.Field):
        return None
    field = context.fields.get((PLAYER, path.name.text))
    return field if field is not None and field.name in context.markers else None


def build_rules(context: Context) -> dict[str, ir.Rule]:
    """All rules, actions, triggers and abilities."""
    result: dict[str, ir.Rule] = {}
    for trigger in context.symbols.triggers:
        try:
            result[trigger.common.name] = build_trigger(context, trigger)
        except Failed:
            continue
    for name, group in context.symbols.groups.items():
        if not isinstance(group.base, d.ValueSpec) and f"rule {name}" in context.rule_params:
            try:
                result.update(build_group(context, group))
            except Failed:
                continue
    for info in context.lists.values():
        for ability in info.abilities:
            if f"ability {info.name}.{ability}" in context.rule_params:
                result.update(build_ability(context, info, ability))
    return result


def build_trigger(context: Context, trigger: d.TriggerSpec) -> ir.Rule:
    """A trigger: its guard is tested inside."""
    span = trigger.common.span
    needs_me = f"trigger {trigger.common.name}" in context.needs_me
    me = me_param(context) if needs_me else None
    names: list[tuple[str, ir.Param]] = []
    if isinstance(trigger.upon, ast.Reaches):
        field = marker_field(context, trigger.upon.marker)
        if field is None:
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
    scope = scope_of(names, me, None, span)
    guard = guard_of(context, trigger.common, scope)
    place = st.Place(trigger.common.name, tuple(one.ref for one in trigger.common.cites))
    body = st.block(context, scope, place, trigger.do)
    if guard is not None:
        body = (ir.If(((guard, body),), (), span, place.cites),)
    params = (*(() if me is None else (me,)), *(param for _, param in names))
    return ir.Rule(trigger.common.name, "trigger", params, body, origin_of(trigger.common))


def build_group(context: Context, group: Group) -> dict[str, ir.Rule]:
    """A rule with its exceptions, triggers and resets. What is called has the name of the group."""
    base = group.base
    assert not isinstance(base, d.ValueSpec)
    name = group.name
    params = context.rule_params[f"rule {name}"]
    before, after = context.triggers.get(f"before {name}", []), context.triggers.get(f"after {name}", [])
    span = base.common.span
    written = body_of(context, base, params)
    if not group.others and not before and not after:
        return {name: ir.Rule(name, kind_of(base), params, written, origin_of(base.common))}
    result: dict[str, ir.Rule] = {}
    base_name = f"{name}.written"
    result[base_name] = ir.Rule(base_name, kind_of(base), params, written, origin_of(base.common))
    args = tuple(ir.Var(param.var, param.type, span) for param in params)
    scope = rule_scope(context, base, params)
    cites = tuple(one.ref for one in base.common.cites)
    branches: list[tuple[ir.Expr, ir.Block]] = []
    for one in exceptions_first(group):
        assert not isinstance(one, d.ValueSpec)
        own = tuple(ir.Param(context.fresh(param.var), param.type) for param in params)
        guard = guard_of(context, one.common, rule_scope(context, base, params))
        result[one.common.name] = ir.Rule(
            one.common.name, kind_of(one), own, body_of(context, replace_heading(one, base), own), origin_of(one.common)
        )
        call: ir.Block = (ir.Call(one.common.name, args, one.common.span, tuple(c.ref for c in one.common.cites)),)
        branches.append((guard if guard is not None else ir.Lit(1, BOOL, one.common.span), call))
    base_call: ir.Block = (ir.Call(base_name, args, span, cites),)
    middle: ir.Block = (ir.If(tuple(branches), base_call, span, cites),) if branches else base_call
    calls_before = [call for one in before for call in st.call_trigger(context, scope, one, (), span, ())]
    calls_after = [call for one in after for call in st.call_trigger(context, scope, one, (), span, ())]
    body = (*calls_before, *middle, *calls_after)
    result[name] = ir.Rule(name, "dispatch", params, body, origin_of(base.common))
    return result


def replace_heading(one: d.RuleSpec | d.ActionSpec, base: d.RuleSpec | d.ActionSpec) -> d.RuleSpec | d.ActionSpec:
    """An exception sees the parameters of what it overrides."""
    if one.heading.params:
        return one
    return replace(one, heading=replace(one.heading, params=base.heading.params))


def kind_of(one: d.RuleSpec | d.ActionSpec) -> Literal["rule", "action"]:
    """What a rule was written as."""
    return "action" if isinstance(one, d.ActionSpec) else "rule"


def rule_scope(context: Context, base: d.RuleSpec | d.ActionSpec, params: tuple[ir.Param, ...]) -> Scope:
    """The scope of a rule's body."""
    needs_me = f"rule {base.common.name.split('.')[0]}" in context.needs_me
    me, rest = (params[0], params[1:]) if needs_me else (None, params)
    names = heading_names(base.heading)
    if isinstance(base, d.ActionSpec):
        names = [*names, *(pick.name.text for choices in base.body.picks for pick in choices.picks)]
    return scope_of(list(zip(names, rest, strict=True)), me, None, base.common.span)


def body_of(context: Context, spec: d.RuleSpec | d.ActionSpec, params: tuple[ir.Param, ...]) -> ir.Block:
    """The steps of a rule or action."""
    scope = rule_scope(context, spec, params)
    place = st.Place(spec.common.name, tuple(one.ref for one in spec.common.cites))
    if isinstance(spec, d.RuleSpec):
        return st.block(context, scope, place, spec.do)
    assert scope.me is not None
    _, used = limit(context, scope, spec.common.name, spec.body.limit, scope.me, spec.common.span)
    return (*used, *st.block(context, scope, place, spec.body.do))


def add_preludes(context: Context, rules: dict[str, ir.Rule]) -> None:
    """Put before each rule what happens whenever it begins (known only when every rule is translated)."""
    for name in sorted({*context.limits, *context.earlier}):
        rule = rules.get(name)
        if rule is None:
            names = [one for one in rules if rules[one].kind in ("rule", "dispatch")]
            for field in context.limits.get(name, []):
                span = next(one.origin.span for one in context.fields.values() if one.name == field)
                context.problems.unknown("rule", name, span, names)
            continue
        try:
            prelude = prelude_of(context, name, rule.params, rule.origin.span)
        except Failed:
            continue
        rules[name] = replace(rule, body=(*prelude, *rule.body))


def prelude_of(context: Context, name: str, params: tuple[ir.Param, ...], span: Span) -> ir.Block:
    """What happens whenever a rule begins: resets, and remembering for `before this …`."""
    result: list[ir.Stmt] = [ir.ResetField(field, span) for field in context.limits.get(name, [])]
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
