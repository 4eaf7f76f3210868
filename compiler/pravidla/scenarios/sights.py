"""What players may know at the end of a scenario: on the interpreter, and in the observations of an engine."""

from __future__ import annotations

from typing import Any

from pravidla.interpreter.interpretation import Interpretation
from pravidla.interpreter.locals import Env
from pravidla.ir.nodes import Game, ZoneField
from pravidla.ir.scenario import Scenario, Sight
from pravidla.ir.types import Copy
from pravidla.scenarios.result import Failure, Seen


def sights(play: Interpretation, scenario: Scenario, env: Env) -> tuple[list[Failure], tuple[Seen, ...]]:
    """What comes out differently from what `sees` and `hidden` say, and what each player was found to know."""
    failures: list[Failure] = []
    found: list[Seen] = []
    for sight in scenario.sights:
        cell, pieces = play.contents(sight.place, env)
        piece: int | None = None
        if sight.piece is not None:
            piece = _lying_there(play, sight, pieces, env)
            if piece is None:
                failures.append(Failure(f"`{sight.text}` does not hold", sight.span))
                continue
        known = play.may_know(sight.player, cell, pieces if piece is None else [piece])
        empty = not pieces and _is_zone(play.game, cell[0])
        known = known or empty  # the number of pieces is public, and here it tells all
        found.append(Seen(sight.player, *cell, piece, empty, known, sight))
        if known == sight.hidden:
            name = scenario.player_names[sight.player]
            message = f"{name} {'may' if known else 'may not'} know `{sight.text}`"
            notes = ("an empty zone hides nothing",) if empty else ()
            failures.append(Failure(message, sight.span, notes))
    return failures, tuple(found)


def sights_on_engine(state: Any, seen: tuple[Seen, ...]) -> list[Failure]:
    """Where the observations of an engine tell more or less than the interpreter says."""
    failures = []
    for one in seen:
        cell = state.observation(one.player)["fields"].get(one.field)
        for position in (one.owner, one.index):
            if position is not None:
                cell = cell[position]
        if _tells(cell, one) != one.known:
            message = f"engine: `{one.sight.text}` is {'hidden' if one.known else 'seen'}"
            failures.append(Failure(message, one.sight.span, (f"observation: {cell!r}",)))
    return failures


def _tells(cell: Any, one: Seen) -> bool:
    """Whether a cell of an observation tells all that lies there, or that a piece lies there. While all choose in
    secret a zone may look empty and is not."""
    if cell is None:
        return False
    if not isinstance(cell, dict):
        return True
    known = [one for one in cell.get("known", ()) if one is not None]
    if one.piece is not None:
        return one.piece in known
    return len(known) == cell["pieces"] and bool(known or one.empty)


def _lying_there(play: Interpretation, sight: Sight, pieces: list[int], env: Env) -> int | None:
    """A piece that is meant: of a kind the first one."""
    assert sight.piece is not None
    wanted = play.evaluate(sight.piece, env)
    content = play.game.fields[sight.place.field].content if sight.place.field in play.game.fields else None
    component = content.component if isinstance(content, ZoneField) else None
    marks = 1 if component is None or isinstance(sight.piece.type, Copy) else play.world.marks(component)
    return next((one for one in pieces if one // marks == wanted), None)


def _is_zone(game: Game, name: str) -> bool:
    return name not in game.fields or isinstance(game.fields[name].content, ZoneField)
