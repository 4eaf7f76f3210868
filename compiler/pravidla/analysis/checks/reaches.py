"""What readings say that they reach."""

from __future__ import annotations

from pravidla.analysis.names.symbols import Symbols
from pravidla.model.reached import MINE, reachable


def check_reaches(symbols: Symbols) -> None:
    """What a reading names is there."""
    known = reachable(symbols.spec.definitions)
    of_players = [name.removeprefix(MINE) for name in known if name.startswith(MINE)]
    for one in symbols.readings.values():
        for reference in one.reaches:
            if reference.name in known:
                continue
            if reference.name.startswith(MINE):
                symbols.problems.asked("state", reference.name.removeprefix(MINE), of_players)
            symbols.problems.unknown("definition", reference.name, reference.span, known)


def check_silence(symbols: Symbols) -> None:
    """A reading reaches something. One that is played as an option reaches who asks; whether anybody does is looked at
    with all that is not used."""
    for name, one in symbols.readings.items():
        if not one.reaches and not one.playable:
            symbols.problems.warning(
                "PRV913",
                f"reading `{name}` reaches nothing",
                one.common.span,
                "what would be played otherwise?",
                "`reaches: [NAME]` names the definitions that another answer would change",
            )
