"""Guards of definitions, and named conditions with what replaces them."""

from __future__ import annotations

from collections.abc import Sequence

import pravidla.analysis.expressions as ex
from pravidla.analysis import texts
from pravidla.analysis.context import BOOL, Context
from pravidla.analysis.problems import Failed
from pravidla.analysis.scope import Scope
from pravidla.ir import nodes as ir
from pravidla.model import definitions as d


def guard_of(context: Context, common: d.Common, scope: Scope) -> ir.Expr | None:
    """The module of the file, its set-up condition and the definition's own `when`, together; None: always."""
    parts: list[ir.Expr] = []
    if common.module is not None:
        parts.append(ir.ModuleOn(common.module, BOOL, common.span))
    if common.applies is not None:
        parts.append(ex.truth_of(context, Scope(), common.applies))
    if common.when is not None:
        parts.append(ex.truth_of(context, scope, common.when))
    guard = None if not parts else parts[0] if len(parts) == 1 else ir.And(tuple(parts), BOOL, common.span)
    context.guards[(common.kind, common.name)] = guard
    return guard


def unless_overridden(
    context: Context, common: d.Common, others: Sequence[d.TriggerSpec | d.InvariantSpec], scope: Scope
) -> ir.Expr | None:
    """When a trigger or invariant holds: by its own guard, and while nothing that overrides it does; None: always."""
    own = guard_of(context, common, scope)
    parts = [] if own is None else [own]
    for other in others:
        if any(target.name == common.name for target in other.common.overrides):
            guard = guard_of(context, other.common, scope)
            always = ir.Lit(1, BOOL, other.common.span)
            parts.append(ir.Not(always if guard is None else guard, BOOL, other.common.span))
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
    cases: list[ir.ConditionCase] = []
    context.condition_places.setdefault(full, written.span)
    for over in replacements(context, full):
        cases.append(
            ir.ConditionCase(
                guard_of(context, over.common, scope),
                ex.truth_of(context, scope, over.that),
                texts.text(context, scope, over.refusal),
                tuple(one.ref for one in over.common.cites),
                over.common.span,
            )
        )
    cases.append(
        ir.ConditionCase(
            None,
            ex.truth_of(context, scope, written.that),
            texts.text(context, scope, written.refusal),
            tuple(one.ref for one in written.cites),
            written.span,
        )
    )
    return ir.Condition(full, tuple(cases))


def replacements(context: Context, full: str) -> list[d.ConditionSpec]:
    """All that replaces a condition, directly or through another replacement, the outermost first."""
    result: list[d.ConditionSpec] = []
    for one in context.symbols.conditions:
        if any(target.name == full for target in one.common.overrides):
            result.extend(other for other in replacements(context, one.common.name) if other not in result)
            if one not in result:
                result.append(one)
    return result
