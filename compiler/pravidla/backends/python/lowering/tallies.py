"""What a listing asks of the same few elements for one figure after another: the figures of those that count are
listed once, and each question is whether its figure is among them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from pravidla.backends.python.code.strength import COMPARE
from pravidla.backends.python.passes.simplify import conjuncts
from pravidla.backends.python.passes.tabulate import reads
from pravidla.ir.nodes import And, AnyOf, Column, Comp, Compare, CountOf, Expr, Lit, Option, Var
from pravidla.ir.types import Bool, Int
from pravidla.ir.walk import descendants

if TYPE_CHECKING:
    from pravidla.backends.python.lowering.expressions import Expressions

_WORTH = 2
"""so many questions about the same figures are worth a list of them"""
_MOST = 12
"""of more elements no figures are listed"""
_BOOL = Bool()


@dataclass(frozen=True, slots=True)
class Tally:
    """A condition on elements as the figures of some of them, and the figure that is wanted among these."""

    comp: Comp
    """the elements that count"""
    figure: Column
    wanted: Expr

    def apart_from(self, names: frozenset[str]) -> bool:
        """Whether the figures do not depend on variables."""
        parts = (self.comp.source, self.comp.where, self.figure)
        return not any(isinstance(one, Var) and one.name in names for one in descendants(parts))


class Tallies:
    """Finds and writes such lists of one game."""

    def __init__(self, writer: Expressions) -> None:
        self.writer = writer
        self._listed: dict[str, str] = {}
        """the figures that are listed just now, as they are written -> the variable that holds them"""

    # ---- while questions are written

    def name(self, comp: Comp) -> tuple[str, str] | None:
        """The figure that is wanted by a question, as text, and the variable with those that there are."""
        return self.name_of(self.tally(comp)) if self._listed else None

    def name_of(self, tally: Tally | None) -> tuple[str, str] | None:
        """The figure that is wanted, as text, and the variable with those that there are."""
        name = self._listed.get(self._key(tally)) if tally is not None and self._listed else None
        return None if name is None or tally is None else (self.writer.written(tally.wanted, COMPARE + 1), name)

    @contextmanager
    def none(self) -> Iterator[None]:
        """While the body of another function is written."""
        before, self._listed = self._listed, {}
        yield
        self._listed = before

    @contextmanager
    def listed(self, options: Sequence[tuple[Option, Sequence[Sequence[Expr]]]]) -> Iterator[list[str]]:
        """While the options of a decision are listed, given with their conditions by the number of picks that decide
        them. Gives the lines that list the figures asked for more than once."""
        found: dict[str, tuple[Tally, int]] = {}
        for option, levels in options:
            for tally, times in self._asked_first(option, levels):
                key = self._key(tally)
                found[key] = tally, times + (found[key][1] if key in found else 0)
        lines: list[str] = []
        for key, (tally, times) in found.items():
            if times >= _WORTH:
                name = self.writer.context.names.unique(f"{tally.figure.column}s")
                lines.append(f"{name} = {self._text(tally)}")
                self._listed[key] = name
        yield lines
        self._listed = {}

    # ---- what is asked

    def _asked_first(self, option: Option, levels: Sequence[Sequence[Expr]]) -> Iterator[tuple[Tally, int]]:
        """What an option asks before anything else, with how often."""
        picks = {pick.comp.var: pick.comp for pick in option.picks}
        first = [*levels[0][:1], *(levels[1] if len(levels) > 1 and not levels[0] else ())]
        for test in first:
            for one in descendants(self.writer.folder.fold(test)):
                if not isinstance(one, AnyOf | CountOf) or (tally := self.tally(one.comp)) is None:
                    continue
                if tally.apart_from(frozenset(picks)):
                    yield tally, self._times(tally.wanted, picks)
        if not levels[0] and (own := self.of_pick(option, levels)) is not None:
            yield own, 1

    def of_pick(self, option: Option, levels: Sequence[Sequence[Expr]]) -> Tally | None:
        """The figure that the elements of an option's only pick must have."""
        if len(option.picks) != 1:
            return None
        comp = option.picks[0].comp
        parts = (*conjuncts(comp.where), *levels[1])
        return self.tally(replace(comp, where=And(parts, _BOOL, comp.span))) if parts else None

    def _times(self, wanted: Expr, picks: Mapping[str, Comp]) -> int:
        """For how many figures something is asked."""
        times = 1
        for name, comp in picks.items():
            if reads(wanted, name):
                elements = self.writer.folder.static_elements(comp.source)
                times *= 1 if elements is None else len(elements)
        return times

    def tally(self, comp: Comp) -> Tally | None:
        """A condition that elements have a printed figure of something in play, as such."""
        elements = self.writer.folder.static_elements(comp.source)
        if comp.where is None or elements is None or not 1 < len(elements) <= _MOST:
            return None
        opened = self.writer.folder.fold(self.writer.opening.opened(self.writer.folder.fold(comp.where), comp.var))
        parts = conjuncts(opened)
        for part in parts:
            if not isinstance(part, Compare) or part.op != "==":
                continue
            for figure, wanted in ((part.left, part.right), (part.right, part.left)):
                if not isinstance(figure, Column) or not reads(figure, comp.var) or reads(wanted, comp.var):
                    continue
                if isinstance(figure.row, Var | Lit):
                    continue
                others = tuple(one for one in parts if one is not part)
                whole = replace(comp, where=And((*others, part), _BOOL, comp.span), order=None)
                if not self.writer.opening.answering.always(CountOf(whole, Int(0, _MOST), comp.span)):
                    continue
                where = And(others, _BOOL, comp.span) if len(others) > 1 else others[0] if others else None
                return Tally(replace(comp, where=where, order=None), figure, wanted)
        return None

    def _text(self, tally: Tally) -> str:
        return self.writer.sources.listed(tally.comp, tally.figure)

    def _key(self, tally: Tally) -> str:
        """The figures as text in which it does not matter what the elements are called."""
        var = self.writer.context.local(tally.comp.var).name
        return re.sub(rf"(?<![\w.]){var}(?!\w)", "_", self._text(tally))
