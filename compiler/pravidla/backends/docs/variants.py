"""What is not the same in all configurations, each form of it with the configurations that have it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from pravidla.analysis import default_configuration
from pravidla.backends.docs.guards import conjunction
from pravidla.backends.docs.view import Guard, Settings
from pravidla.exceptions.edition import Edition
from pravidla.exceptions.resolution import relevant
from pravidla.ir.configuration import Configuration
from pravidla.model import definitions as d

Part = tuple[str, str, bool | int | str]
"""One thing that is chosen: `("module", name, whether it is in play)`, `("option", name, value)`, `("players", "",
number)`."""
T = TypeVar("T", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Variant(Generic[T]):
    """One form, where it counts, and that in words (empty: everywhere)."""

    what: T
    guard: Guard
    words: str


def variants(
    edition: Edition,
    settings: Settings,
    asked: Sequence[d.Definition],
    make: Callable[[Configuration], T],
    english: bool,
) -> tuple[Variant[T], ...]:
    """All forms of what is made from a configuration. It may depend on what the guards of the definitions ask for."""
    start = default_configuration(edition.game, edition.game.min_players)
    found = {
        _parts(edition, configuration): make(configuration)
        for configuration, _ in relevant(edition, [one.common for one in asked], start)
    }
    names = [(kind, name) for kind, name, _ in next(iter(found))]
    for number in range(len(names) - 1, -1, -1):
        shorter: dict[tuple[Part, ...], set[T]] = {}
        for parts, what in found.items():
            shorter.setdefault((*parts[:number], *parts[number + 1 :]), set()).add(what)
        if all(len(different) == 1 for different in shorter.values()):
            found = {parts: different.pop() for parts, different in shorter.items()}
    forms: dict[T, list[tuple[Part, ...]]] = {}
    for parts, what in found.items():
        forms.setdefault(what, []).append(parts)
    return tuple(
        Variant(
            what,
            _any([conjunction(tuple(_guard(part) for part in parts)) for parts in chosen]),
            "; ".join(_words(parts, settings, english) for parts in chosen),
        )
        for what, chosen in forms.items()
    )


def _parts(edition: Edition, configuration: Configuration) -> tuple[Part, ...]:
    game = edition.game
    values = {option.name: option.values for option in game.options}
    return (
        *(("module", name, name in configuration.modules) for name in game.modules),
        *(("option", name, values[name][value]) for name, value in configuration.options),
        ("players", "", configuration.players),
    )


def _guard(part: Part) -> Guard:
    match part:
        case ("module", name, live):
            return ("module", name) if live else ("not", ("module", name))
        case ("option", name, value):
            return ("option", name, value)
        case (_, _, number):
            return ("players", "==", number)


def _any(guards: list[Guard]) -> Guard:
    return guards[0] if len(guards) == 1 else ("or", *guards)


def _words(parts: tuple[Part, ...], settings: Settings, english: bool) -> str:
    """What is chosen, in words: the modules in play and those that are not, the values of options. Beside others what
    an option is as a rule goes without saying."""
    options = {option.name: option for option in settings.options}
    said = _modules({name: bool(live) for kind, name, live in parts if kind == "module"}, settings, english)
    for kind, name, value in parts:
        if kind == "option" and (len(parts) == 1 or value != options[name].start):
            title = options[name].title.partition(":")[0]
            said.append(f"{title}: {dict(options[name].values)[str(value)]}")
        elif kind == "players":
            said.append(f"{value} players" if english else f"hráčů: {value}")
    return ", ".join(said)


def _modules(live: dict[str, bool], settings: Settings, english: bool) -> list[str]:
    titles = dict(settings.modules)
    if live and not any(live.values()) and len(live) == len(titles):
        return ["without modules" if english else "bez modulů"]
    ways = (("with", "s modulem", "s moduly"), ("without", "bez modulu", "bez modulů"))
    said = []
    for (way, one, several), wanted in zip(ways, (True, False), strict=True):
        named = [titles[name] for name, here in live.items() if here is wanted]
        if named:
            with_noun = way if english else one if len(named) == 1 else several
            said.append(f"{with_noun} {(' and ' if english else ' a ').join(named)}")
    return said
