"""Why a player's counters are as they are: which rule changed them by how much, and by which paragraph.

Engines note decisions and chance; what the rules do by themselves in between is found by following the game on the
reference interpreter.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from pravidla.interpreter.faults import IllegalAction, RulesFault
from pravidla.interpreter.interpretation import Interpretation
from pravidla.interpreter.ledger import Ledger, Posting
from pravidla.interpreter.record import Record
from pravidla.interpreter.state import Cell
from pravidla.ir.configuration import Configuration
from pravidla.ir.nodes import Game, NumberField, Origin
from pravidla.ir.types import PLAYER
from pravidla.play.log import cited
from pravidla_runtime.text import figure_cs, sentence


@dataclass(slots=True)
class _Change:
    """What one rule did to one counter."""

    title: str
    cell: Cell
    before: int
    after: int
    cites: tuple[str, ...]


class Accounts:
    """Follows one game from its start. `seat` names the player in a seat."""

    def __init__(self, game: Game, configuration: Configuration, language: str, seat: Callable[[int], str]) -> None:
        self._game = game
        self._english = language == "en"
        self._seat = seat
        self._titles = dict(self._titled_abilities())
        self._ledger = Ledger()
        self._play: Interpretation | None = Interpretation(game, configuration, record=Record(ledger=self._ledger))

    def begun(self) -> list[str]:
        """What the set-up did, in lines."""
        return self._told()

    def after(self, action: int) -> list[str]:
        """What the rules did because of the next action of a player or outcome of chance, in lines."""
        if self._play is None:
            return []
        try:
            self._play.apply_action(action)
        except (IllegalAction, RulesFault):
            self._play = None  # the saved game was not played by these rules alone: better nothing than something wrong
            return []
        return self._told()

    def _told(self) -> list[str]:
        changes: list[_Change] = []
        for posting in self._ledger.postings:
            title = self._title(posting)
            if not self._counts(posting.cell) or not title:
                continue
            last = next((one for one in reversed(changes) if one.cell == posting.cell), None)
            if last is not None and last.title == title:
                last.after = posting.after
                last.cites = tuple(dict.fromkeys((*last.cites, *_cites(posting))))
            else:
                changes.append(_Change(title, posting.cell, posting.before, posting.after, _cites(posting)))
        self._ledger.postings.clear()
        return [self._line(one) for one in changes if one.before != one.after]

    def _line(self, change: _Change) -> str:
        name, seat, _ = change.cell
        called = self._game.fields[name].called[self._english]
        before, after = (str(one) if self._english else figure_cs(one) for one in (change.before, change.after))
        who = self._seat(0 if seat is None else seat)
        return f"{sentence(change.title)} – {who}: {called[0]} {before} → {after}{cited(change.cites)}"

    def _counts(self, cell: Cell) -> bool:
        """Whether a cell is an open counter of a player: what rules keep for themselves has no unit."""
        field = self._game.fields.get(cell[0])
        if field is None or field.owner != PLAYER or field.index is not None or field.seen_by != "all":
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
