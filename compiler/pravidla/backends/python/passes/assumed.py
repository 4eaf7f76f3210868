"""What options of a decision are like where a question about the configuration has an answer, so that it is asked once
and not for each element of a loop."""

from __future__ import annotations

from dataclasses import is_dataclass, replace
from typing import cast

from pravidla.backends.python.passes.fold import Folder
from pravidla.backends.python.passes.simplify import conjuncts
from pravidla.diagnostics import Span
from pravidla.ir.nodes import Comp, Expr, IfElse, Lit, ModuleOn, Option, OptionIs
from pravidla.ir.types import Bool
from pravidla.ir.walk import with_parts

_BOOL = Bool()

Fact = ModuleOn | OptionIs
Levels = list[list[Expr]]
"""the conditions of an option, by the number of picks that decide them"""


def asked_of_configuration(folder: Folder, option: Option, levels: Levels) -> Fact | None:
    """A question about the configuration on which it depends what else is asked."""
    found: Fact | None = None
    for test in [*[test for level in levels for test in level], *[pick.comp.where for pick in option.picks]]:
        for part in conjuncts(None if test is None else folder.fold(test)):
            while isinstance(part, IfElse):
                if isinstance(part.condition, ModuleOn | OptionIs):
                    found = part.condition
                part = part.otherwise
    return found


def assumed(folder: Folder, option: Option, levels: Levels, fact: Fact, value: int) -> tuple[Option, Levels]:
    """An option and its conditions where a question about the configuration has an answer."""
    known = Lit(value, _BOOL, fact.span)

    def answered(node: object) -> object:
        if isinstance(node, tuple):
            return tuple(map(answered, node))
        if isinstance(node, ModuleOn | OptionIs) and replace(node, span=fact.span) == fact:
            return known
        if isinstance(node, OptionIs) and isinstance(fact, OptionIs) and value and node.option == fact.option:
            return Lit(0, _BOOL, node.span)
        if not is_dataclass(node) or isinstance(node, type | Span):
            return node
        return with_parts(node, answered)

    folded = [[folder.fold(cast(Expr, answered(folder.fold(test)))) for test in level] for level in levels]
    kept = [[part for test in level for part in conjuncts(test)] for level in folded]
    picks = tuple(replace(pick, comp=cast(Comp, answered(pick.comp))) for pick in option.picks)
    return replace(option, picks=picks), kept
