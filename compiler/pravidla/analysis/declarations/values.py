"""Values and formulas become IR, exceptions and adjustments resolved.

They are translated in the order of their needs, since the type of a value is that of its body.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pravidla.analysis.expressions.expressions as ex
from pravidla.analysis.declarations.signatures import (
    heading_names,
    me_param,
    params_of,
    scope_of,
    scope_of_broken,
    this_type,
)
from pravidla.analysis.expressions.numbers import common_unit
from pravidla.analysis.names.context import BOOL, WIDEST, Context, ListInfo
from pravidla.analysis.names.origins import origin_of
from pravidla.analysis.names.scope import Poison, Scope, Value
from pravidla.analysis.names.symbols import Group
from pravidla.analysis.overrides.exceptions import exceptions_first
from pravidla.analysis.reporting.attempts import also, attempt
from pravidla.analysis.reporting.problems import Failed
from pravidla.analysis.sentences.conditions import conditions, guard_of
from pravidla.ir import nodes as ir
from pravidla.ir.types import Bool, Int, Row, SetOf, Type
from pravidla.model import definitions as d
from pravidla.syntax import ast


def declare_formulas(context: Context) -> None:
    """Formulas answer yes or no; their parameters begin with the row."""
    for info in context.lists.values():
        for formula, heading in info.formulas.items():
            key = f"formula {info.name}.{formula}"
            try:
                params = [param for _, param in params_of(context, heading.params)]
            except Failed:
                context.problems.failed(formula)
                for row, _ in info.specs:
                    if row is not None and formula in row.formulas:
                        scope = scope_of_broken(context, heading, row.span, this_type(info))
                        attempt(ex.truth_of, context, scope, row.formulas[formula])
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
        if kind == "formula" and key not in context.value_types:
            continue
        try:
            if kind == "formula":
                list_name, _, formula = name.partition(".")
                result.update(build_formula(context, context.lists[list_name], formula))
            else:
                result[name] = build_value(context, context.symbols.groups[name])
        except Failed:
            context.problems.failed(name)
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
    try:
        named = params_of(context, base.heading.params)
    except Failed:
        look_through_value(context, group)
        raise
    me = me_param(context) if key in context.needs_me else None
    params = (*(() if me is None else (me,)), *(param for _, param in named))
    if base.gives is not None:
        context.value_types[key] = (params, context.type_of(base.gives))
    base_scope = scope_of(named, me, None, base.common.span)
    base_alternative = attempt(alternative, context, base, base_scope, None)
    if base_alternative is None:
        for one in group.others:
            assert isinstance(one, d.ValueSpec)
            attempt(look_through_version, context, one, scope_of(named, me, None, one.common.span))
        ex.look_through(context, scope_of(named, me, None, base.common.span), (base.at_least,))
        raise Failed
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
            with also(partial(look_through_version, context, one, scope, guarded=False)):
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


def look_through_value(context: Context, group: Group) -> None:
    """A value of whose heading nothing is known: only the mistakes of its sentences matter."""
    for one in (group.base, *group.others):
        assert isinstance(one, d.ValueSpec)
        scope = scope_of_broken(context, group.base.heading, one.common.span)
        attempt(look_through_version, context, one, scope)


def look_through_version(context: Context, one: d.ValueSpec, scope: Scope, *, guarded: bool = True) -> None:
    """One version of a value of which nothing is known."""
    if guarded:
        attempt(guard_of, context, one.common, scope)
    ex.look_through(context, scope, (one.by, one.at_least))
    if one.is_ is not None or one.all_ or one.locals:
        alternative(context, one, scope, None)


def adjustment(context: Context, scope: Scope, base: ir.Alternative, written: ast.Expr) -> ir.Expr:
    """What is added to a number, in its unit."""
    by = ex.expression(context, scope, written, None)
    if base.body is None:
        raise context.problems.fail("PRV601", "only a number is adjusted", by.span, "added to true or false")
    common_unit(context, base.body, by, by.span, "added")
    return by


def alternative(context: Context, spec: d.ValueSpec, scope: Scope, guard: ir.Expr | None) -> ir.Alternative:
    """One version of a value."""
    broken = False
    for name, span, written in spec.locals:
        context.lets.append((name, span, scope.used))
        value = attempt(ex.expression, context, scope, written, None)
        if value is None:
            broken = True
            scope.names[name] = Poison()
        else:
            scope.names[name] = Value(replace(value, span=span) if isinstance(value, ir.Var) else value)
    if broken:
        conditions(context, scope, spec.heading.name, spec.all_)
        ex.look_through(context, scope, (spec.is_,))
        raise Failed
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
