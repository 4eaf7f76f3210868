"""Why a player's counters are as they are: which rule changed them by how much, and by which paragraph.

Engines note decisions and chance; what the rules do by themselves in between is found by following the game on the
reference interpreter.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from pravidla.interpreter.faults import IllegalAction, RulesFault
from pravidla.interpreter.interpretation import Interpretation
from pravidla.interpreter.ledger import Ledger, Posting
from pravidla.interpreter.record import Record
from pravidla.interpreter.state import Cell
from pravidla.ir.configuration import Configuration
from pravidla.ir.nodes import Game, NumberField, Origin
from pravidla.ir.types import PLAYER
from pravidla.play.log import cited
from pravidla.play.session import Move
from pravidla_runtime.text import figure_cs, sentence


@dataclass(slots=True)
class _Change:
    """What one rule did to one counter."""

    title: str
    cell: Cell
    before: int
    after: int
    cites: tuple[str, ...]
    step: int


Accounted = tuple[Move, tuple[str, ...]]
"""Something that happened, and in lines what the rules did then."""


class Accounts:
    """Follows one game from its start. `seat` names the player in a seat."""

    def __init__(self, game: Game, configuration: Configuration, language: str, seat: Callable[[int], str]) -> None:
        self._game = game
        self._english = language == "en"
        self._seat = seat
        self._titles = dict(self._titled_abilities())
        self._ledger = Ledger()
        self._play: Interpretation | None = Interpretation(game, configuration, record=Record(ledger=self._ledger))

    def begun(self, moves: Sequence[Move]) -> list[Accounted]:
        """What happened first, each with what the rules did then. What everybody has before anything happens is not
        told."""
        self._ledger.postings[:] = [posting for posting in self._ledger.postings if posting.step]
        return self._told(1, moves)

    def after(self, action: int, moves: Sequence[Move]) -> list[Accounted]:
        """What happened with the next action of a player or outcome of chance, each with what the rules did then."""
        step = self._ledger.step + 1
        if self._play is not None:
            try:
                self._play.apply_action(action)
            except (IllegalAction, RulesFault):
                self._play = None  # not played by these rules alone: better nothing than something wrong
                self._ledger.postings.clear()
        return self._told(step, moves)

    def _told(self, step: int, moves: Sequence[Move]) -> list[Accounted]:
        lines: dict[int, list[str]] = {}
        for number, changes in groupby(self._changes(), key=lambda one: one.step):
            lines[number] = [self._line(one) for one in changes if one.before != one.after]
        result: list[Accounted] = []
        for place, move in enumerate(moves, start=1):
            done: list[str] = []
            if move.kind != "show":  # nobody answers to being shown something
                last = place == len(moves)
                done = [line for number in sorted(lines) if number <= step or last for line in lines.pop(number)]
                step += 1
            result.append((move, tuple(done)))
        return result

    def _changes(self) -> list[_Change]:
        """What has been posted, without what rules keep for themselves; what one rule did to a counter in a row is one
        change."""
        changes: list[_Change] = []
        for posting in self._ledger.postings:
            title = self._title(posting)
            if not self._counts(posting.cell) or not title:
                continue
            same = (one for one in reversed(changes) if one.cell == posting.cell and one.step == posting.step)
            last = next(same, None)
            if last is not None and last.title == title:
                last.after = posting.after
                last.cites = tuple(dict.fromkeys((*last.cites, *_cites(posting))))
            else:
                made = posting.cell, posting.before, posting.after, _cites(posting), posting.step
                changes.append(_Change(title, *made))
        self._ledger.postings.clear()
        return changes

    def _line(self, change: _Change) -> str:
        name, seat, _ = change.cell
        called = self._game.fields[name].called[self._english]
        before, after = (f"{one:,}" if self._english else figure_cs(one) for one in (change.before, change.after))
        who = self._seat(0 if seat is None else seat)
        return f"{sentence(change.title)} – {who}: {called[0]} {before} → {after}{cited(change.cites)}"

    def _counts(self, cell: Cell) -> bool:
        """Whether a cell is an open counter of a player: what rules keep for themselves has no unit."""
        field = self._game.fields.get(cell[0])
        if field is None or field.owner != PLAYER or field.index is not None:
            return False
        if field.seen_by != "all" or not field.on_table:
            return False
        content = field.content
        return isinstance(content, NumberField) and content.unit is not None and bool(field.called[self._english])

    def _title(self, posting: Posting) -> str:
        """What the innermost definition with a title is called."""
        return next(filter(None, (self._called(origin) for origin in reversed(posting.within))), "")

    def _called(self, origin: Origin) -> str:
        text = (origin.en if self._english else origin.cs) or self._titles.get(origin.name, "")
        return text.split("…")[0].rstrip(" :,(")  # what an action is called ends where something is picked

    def _titled_abilities(self) -> Iterator[tuple[str, str]]:
        """What a row does is called as the row is."""
        for (name, _), rules in self._game.abilities.items():
            for rule, row in zip(rules, self._game.lists[name].rows, strict=True):
                if rule is not None:
                    yield self._game.rules[rule].origin.name, row.text.en if self._english else row.text.cs


def _cites(posting: Posting) -> tuple[str, ...]:
    """The paragraphs of the step, else those of the innermost definition that cites any."""
    if posting.cites:
        return posting.cites
    return next((origin.cites for origin in reversed(posting.within) if origin.cites), ())
