"""Definitions and what overrides or adjusts them: in which order they are asked, and what the check has to know."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pravidla.analysis.names.context import BOOL, Context
from pravidla.analysis.names.origins import origin_of
from pravidla.analysis.names.overriding import reached
from pravidla.analysis.names.plain import plain
from pravidla.analysis.names.symbols import Group
from pravidla.analysis.overrides.configurations import Version
from pravidla.diagnostics import Span
from pravidla.ir import nodes as ir
from pravidla.model import definitions as d

Overriding = d.ValueSpec | d.RuleSpec | d.ActionSpec | d.ConditionSpec


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


def first_that_holds(guards: Iterable[ir.Expr | None], span: Span) -> Iterator[ir.Expr | None]:
    """For versions in the order in which they are asked: when each of them counts (None: always)."""
    before: list[ir.Expr] = []
    for guard in guards:
        parts = [*(ir.Not(one, BOOL, span) for one in before), *(() if guard is None else (guard,))]
        yield all_of(parts, span)
        if guard is None:
            return
        before.append(guard)


def all_of(parts: list[ir.Expr], span: Span) -> ir.Expr | None:
    """Conditions together; None for none."""
    if not parts:
        return None
    return parts[0] if len(parts) == 1 else ir.And(tuple(parts), BOOL, span)


def versions(context: Context) -> Iterator[tuple[str, ir.Origin, tuple[Version, ...]]]:
    """Every definition and condition that something overrides or adjusts, with all of that."""
    for name, group in context.symbols.groups.items():
        if group.others:
            yield name, origin_of(group.base.common), tuple(version(context, one) for one in group.others)
    for name, span in context.condition_places.items():
        found = [one for one in context.symbols.conditions if name in conditions_above(context, one)]
        if found:
            yield name, ir.Origin(name, span, ()), tuple(version(context, one) for one in found)


def version(context: Context, one: Overriding) -> Version:
    """An exception as the check sees it."""
    match one:
        case d.ValueSpec():
            says: object = (one.locals, one.is_, one.all_, one.by)
        case d.RuleSpec():
            says = one.do
        case d.ActionSpec():
            says = one.body
        case d.ConditionSpec():
            says = one.that
    common = one.common
    adjusts = isinstance(one, d.ValueSpec) and one.adjusts is not None
    overrides = tuple((target.name, target.span) for target in common.overrides)
    key = (common.kind, common.name)
    guard = context.guards.get(key)
    return Version(origin_of(common), guard, overrides, plain(says), adjusts, known=key in context.guards)


def conditions_above(context: Context, one: d.ConditionSpec) -> set[str]:
    """The conditions that a replacement reaches: what it names, and what that names in turn."""
    return reached(
        one.common.name,
        {
            other.common.name: tuple(target.name for target in other.common.overrides)
            for other in context.symbols.conditions
        },
    )


def refuse_circles_of_conditions(context: Context) -> None:
    """Replaced conditions that replace each other are reported and forgotten, so that translation comes to an end."""
    found = [one for one in context.symbols.conditions if one.common.name in conditions_above(context, one)]
    if found:
        context.problems.circular([(one.common.name, one.common.span) for one in found])
    context.symbols.conditions = [one for one in context.symbols.conditions if one not in found]
