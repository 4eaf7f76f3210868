"""From the words of a command line to a configuration of a game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from pravidla.analysis.overrides.configurations import decide, default_configuration
from pravidla.diagnostics import did_you_mean
from pravidla.ir.configuration import Configuration
from pravidla.ir.nodes import Game


class ConfigurationMistake(ValueError):
    """A configuration that the game does not have; the message says why and what there is."""


@dataclass(frozen=True, slots=True)
class Written:
    """A configuration as written: `players=3,modules=a+b,option=value,FILE.yaml,@REV`. Names are not looked up yet."""

    text: str
    players: int | None
    modules: tuple[str, ...]
    options: Mapping[str, str]
    overlays: tuple[str, ...]
    revision: str | None


def read_configuration(text: str) -> Written:
    """The parts of a written configuration. Raises `ConfigurationMistake` for what is none."""
    players: int | None = None
    modules: list[str] = []
    options: dict[str, str] = {}
    overlays: list[str] = []
    revision: str | None = None
    for part in (one.strip() for one in text.split(",")):
        name, sign, value = (one.strip() for one in part.partition("="))
        if part.startswith("@"):
            if revision is not None or len(part) == 1 or part.startswith("@-"):
                raise ConfigurationMistake(f"`{text}` wants one revision, such as @HEAD~1")
            revision = part[1:]
        elif not part:
            raise ConfigurationMistake(f"`{text}` has an empty part; the plain game is `base`")
        elif sign and name == "players":
            if not value.isascii() or not value.isdigit() or len(value) > 3:
                raise ConfigurationMistake(f"`{part}` wants a number of players")
            players = int(value)
        elif sign and name == "modules":
            modules += [one.strip() for one in value.split("+") if one.strip()]
        elif sign:
            options[name] = value
        elif part.endswith((".yaml", ".yml")):
            overlays.append(part)
        elif part != "base":
            modules += [one.strip() for one in part.split("+") if one.strip()]
    return Written(text, players, tuple(modules), options, tuple(overlays), revision)


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
    found = Configuration(count, tuple(one for one in game.modules if one in wanted), tuple(values.items()))
    refused = next((one for one in game.options if one.name in options and decide(one.when, found) is False), None)
    if refused is not None:
        raise ConfigurationMistake(f"option `{refused.name}` can be chosen only where `{refused.said}` holds")
    return found


def _unknown(kind: str, name: str, known: Iterable[str], game: Game) -> str:
    there = list(known)
    hint = did_you_mean(name, there)
    if hint is None:
        hint = "there are " + ", ".join(f"`{one}`" for one in there) if there else "it has none"
    return f"{game.name} has no {kind} `{name}`; {hint}"
