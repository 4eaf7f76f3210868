"""From the words of a command line to a configuration of a game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from pravidla.analysis.configurations import default_configuration
from pravidla.diagnostics import did_you_mean
from pravidla.ir.configuration import Configuration
from pravidla.ir.nodes import Game


class ConfigurationMistake(ValueError):
    """A configuration that the game does not have; the message says why and what there is."""


def configuration_of(
    game: Game, players: int | None, modules: Iterable[str], options: Mapping[str, str]
) -> Configuration:
    """The configuration; what is left out has its default. Raises `ConfigurationMistake`."""
    count = game.min_players if players is None else players
    if not game.min_players <= count <= game.max_players:
        raise ConfigurationMistake(f"{game.name} is for {game.min_players} to {game.max_players} players, not {count}")
    wanted = set(modules)
    for module in sorted(wanted - set(game.modules)):
        raise ConfigurationMistake(_unknown("module", module, game.modules, game))
    values = dict(default_configuration(game, count).options)
    known = {option.name: option for option in game.options}
    for name, value in options.items():
        if name not in known:
            raise ConfigurationMistake(_unknown("option", name, known, game))
        if value not in known[name].values:
            raise ConfigurationMistake(_unknown(f"value of `{name}`", value, known[name].values, game))
        values[name] = known[name].values.index(value)
    return Configuration(count, tuple(one for one in game.modules if one in wanted), tuple(values.items()))


def _unknown(kind: str, name: str, known: Iterable[str], game: Game) -> str:
    there = list(known)
    hint = did_you_mean(name, there)
    if hint is None:
        hint = "there are " + ", ".join(f"`{one}`" for one in there) if there else "it has none"
    return f"{game.name} has no {kind} `{name}`; {hint}"
