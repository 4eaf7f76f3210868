"""What readings say that they reach, and where they stand."""

from __future__ import annotations

from pravidla.analysis.names.context import Context
from pravidla.analysis.names.scope import Scope
from pravidla.analysis.names.symbols import Symbols
from pravidla.analysis.reporting.attempts import each
from pravidla.analysis.sentences.conditions import guard_of
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


def guard_readings(context: Context) -> None:
    """Where the question of a reading arises: everywhere, or under its `when`. Of one that is an option this says where
    it can be chosen, which is looked at with the options."""
    guarded = [one for one in context.symbols.readings.values() if one.common.when is not None and not one.playable]
    each(guarded, lambda one: guard_of(context, one.common, Scope()))


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
