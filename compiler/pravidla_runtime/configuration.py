"""What was asked for when a game is made: player count, modules, options, in the form that the game has them."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping
from typing import Any

from pravidla_runtime.errors import ConfigurationError, short
from pravidla_runtime.layout import GameInfo, OptionOfGame


def asked_players(info: GameInfo, players: object) -> int:
    """The number of players; None: the fewest. Raises `ConfigurationError` for any other value."""
    if players is None:
        return info.min_players
    if isinstance(players, bool) or not isinstance(players, int):
        raise ConfigurationError(f"the number of players is a whole number, not {short(players)}")
    if not info.min_players <= players <= info.max_players:
        span = f"{info.min_players} to {info.max_players}"
        if info.min_players == info.max_players:
            span = str(info.min_players)
        raise ConfigurationError(f"{info.name} is for {span} players, not {short(players)}")
    return players


def asked_modules(info: GameInfo, modules: object) -> tuple[str, ...]:
    """The modules in the order of the game. Raises `ConfigurationError` for anything but names of its modules."""
    if isinstance(modules, str) or not isinstance(modules, Iterable):
        raise ConfigurationError(f"modules are a list of names, such as {list(info.modules)}, not {short(modules)}")
    asked = tuple(modules)
    for module in asked:
        if module not in info.modules:
            raise ConfigurationError(f"{info.name} has no module {_near(module, info.modules)}")
    return tuple(module for module in info.modules if module in asked)


def asked_options(info: GameInfo, options: object) -> dict[str, int]:
    """The place of each option's value among its values. Raises `ConfigurationError` for anything but a mapping from
    names of its options to values of theirs."""
    found = {option.name: option.start for option in info.options}
    if options is None:
        return found
    if not isinstance(options, Mapping):
        raise ConfigurationError(f"options are a mapping from names to values, not {short(options)}")
    for name, value in options.items():
        option = next((one for one in info.options if one.name == name), None)
        if option is None:
            raise ConfigurationError(f"{info.name} has no option {_near(name, found)}")
        written = str(value).lower() if isinstance(value, bool) else str(value)
        if not isinstance(value, str | int) or written not in option.values:
            raise ConfigurationError(f"option {name} has no value {_near(written, option.values)}")
        found[option.name] = option.values.index(written)
    return found


def check_options(game: Any) -> None:
    """Raise `ConfigurationError` for an option that has another value than its default where it cannot be chosen."""
    for option in game.info.options:
        if game.option_values[option.name] != option.start and not choosable(game, option):
            raise ConfigurationError(f"option {option.name} can be chosen only where `{option.said}` holds")


def choosable(game: Any, option: OptionOfGame) -> bool:
    """Whether players may choose an option in the configuration."""
    return option.when is None or option.when(game)


def _near(word: object, known: Iterable[str]) -> str:
    """A name that there is not, the nearest that there is, and all of them."""
    names = list(known)
    shown = word if isinstance(word, str) and len(word) <= 60 and word.isprintable() else short(word)
    if not names:
        return f"`{shown}`; there is none"
    near = difflib.get_close_matches(word, names, 1) if isinstance(word, str) else []
    meant = f"; did you mean `{near[0]}`?" if near else ""
    return f"`{shown}`{meant}; there is {', '.join(names)}"
