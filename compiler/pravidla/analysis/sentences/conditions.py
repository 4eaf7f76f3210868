"""Guards of definitions, and named conditions with what replaces them."""

from __future__ import annotations

from collections.abc import Sequence

import pravidla.analysis.expressions.expressions as ex
from pravidla.analysis.names.context import BOOL, Context
from pravidla.analysis.names.scope import Scope
from pravidla.analysis.reporting.attempts import both, each
from pravidla.analysis.reporting.problems import Failed
from pravidla.analysis.sentences import texts
from pravidla.ir import nodes as ir
from pravidla.model import definitions as d


def file_guard(context: Context, common: d.Common) -> ir.Expr | None:
    """The module of the file and its set-up condition, together; None: always."""
    parts: list[ir.Expr] = [] if common.module is None else [ir.ModuleOn(common.module, BOOL, common.span)]
    if common.applies is not None:
        parts.append(ex.truth_of(context, Scope(), common.applies))
    return None if not parts else parts[0] if len(parts) == 1 else ir.And(tuple(parts), BOOL, common.span)


def guard_of(context: Context, common: d.Common, scope: Scope) -> ir.Expr | None:
    """The module of the file, its set-up condition and the definition's own `when`, together; None: always."""
    written = [(where, one) for where, one in ((Scope(), common.applies), (scope, common.when)) if one is not None]
    parts = list(each(written, lambda pair: ex.truth_of(context, *pair)))
    if common.module is not None:
        parts.insert(0, ir.ModuleOn(common.module, BOOL, common.span))
    guard = None if not parts else parts[0] if len(parts) == 1 else ir.And(tuple(parts), BOOL, common.span)
    context.guards[(common.kind, common.name)] = guard
    return guard


def unless_overridden(
    context: Context, common: d.Common, others: Sequence[d.TriggerSpec | d.InvariantSpec], scope: Scope
) -> ir.Expr | None:
    """When a trigger or invariant holds: by its own guard, and while nothing that overrides it does; None: always."""
    over = [one.common for one in others if any(target.name == common.name for target in one.common.overrides)]
    own, guards = both(
        lambda: guard_of(context, common, scope), lambda: each(over, lambda one: guard_of(context, one, scope))
    )
    parts = [] if own is None else [own]
    for other, guard in zip(over, guards, strict=True):
        always = ir.Lit(1, BOOL, other.span)
        parts.append(ir.Not(always if guard is None else guard, BOOL, other.span))
    if len(parts) <= 1:
        return parts[0] if parts else None
    return ir.And(tuple(parts), BOOL, common.span)


def conditions(
    context: Context, scope: Scope, full: str, written: tuple[d.NamedCondition, ...]
) -> tuple[ir.Condition, ...]:
    """Named conditions in the order written; a mistake in one leaves the others."""
    result = []
    for one in written:
        try:
            result.append(condition(context, scope, f"{full}.{one.name}", one))
        except Failed:
            continue
    return tuple(result)


def condition(context: Context, scope: Scope, full: str, written: d.NamedCondition) -> ir.Condition:
    """One condition: what replaces it comes first, what replaces a replacement before that."""
    context.condition_places.setdefault(full, written.span)

    def replacing(over: d.ConditionSpec) -> ir.ConditionCase:
        refusal = texts.text(context, scope, over.refusal)
        guard, that = both(
            lambda: guard_of(context, over.common, scope), lambda: ex.truth_of(context, scope, over.that)
        )
        cites = tuple(one.ref for one in over.common.cites)
        return ir.ConditionCase(guard, that, refusal, cites, over.common.span, over.common.name)

    def own() -> ir.ConditionCase:
        refusal = texts.text(context, scope, written.refusal)
        that = ex.truth_of(context, scope, written.that)
        return ir.ConditionCase(None, that, refusal, tuple(one.ref for one in written.cites), written.span)

    cases, last = both(lambda: each(replacements(context, full), replacing), own)
    return ir.Condition(full, (*cases, last))


def replacements(context: Context, full: str) -> list[d.ConditionSpec]:
    """All that replaces a condition, directly or through another replacement, the outermost first."""
    result: list[d.ConditionSpec] = []
    seen: set[str] = set()

    def place(name: str) -> None:
        for one in context.symbols.conditions:
            if one.common.name not in seen and any(target.name == name for target in one.common.overrides):
                seen.add(one.common.name)
                place(one.common.name)
                result.append(one)

    place(full)
    return result
