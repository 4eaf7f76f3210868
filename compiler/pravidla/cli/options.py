"""Options that several commands share."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import click

from pravidla.diagnostics.visible import shortened

Decorator = Callable[[Callable[..., Any]], Callable[..., Any]]


def games_argument(function: Callable[..., Any]) -> Callable[..., Any]:
    """`GAME…`: all games of the package when none is named."""
    return click.argument("games", nargs=-1, metavar="[GAME]...")(function)


def game_argument(function: Callable[..., Any]) -> Callable[..., Any]:
    """`GAME`: exactly one."""
    return click.argument("game", metavar="GAME")(function)


def overlay_option(function: Callable[..., Any]) -> Callable[..., Any]:
    """`--overlay FILE`, any number of times."""
    return click.option(
        "--overlay",
        "overlays",
        multiple=True,
        metavar="FILE",
        type=click.Path(exists=True, dir_okay=False, path_type=Path),
        help="A file of definitions of your own, added to the spec. May be repeated.",
    )(function)


def format_option(*formats: str) -> Decorator:
    """`--format`: the first one is the default."""
    return click.option(
        "--format",
        "output",
        type=click.Choice(formats),
        default=formats[0],
        show_default=True,
        help="Form of the output.",
    )


def lang_option(function: Callable[..., Any]) -> Callable[..., Any]:
    """`--lang`: the language of game texts."""
    return click.option(
        "--lang", type=click.Choice(["cs", "en"]), default="cs", show_default=True, help="Language of the game's texts."
    )(function)


def configuration_options(function: Callable[..., Any]) -> Callable[..., Any]:
    """`--players`, `--module`, `--option`: which configuration of the game."""
    for decorator in (
        click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game."),
        click.option(
            "--module", "modules", multiple=True, metavar="NAME", help="A module that is in play. May be repeated."
        ),
        click.option(
            "--players", type=click.IntRange(1), metavar="N", help="Number of players; the smallest by default."
        ),
    ):
        function = decorator(function)
    return function


def parse_options(pairs: Iterable[str]) -> dict[str, str]:
    """`NAME=VALUE` pairs as a mapping. Raises a usage error for anything else."""
    result: dict[str, str] = {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign or not name:
            raise click.UsageError(f"--option wants NAME=VALUE, not `{shortened(pair)}`")
        result[name.strip()] = value.strip()
    return result
