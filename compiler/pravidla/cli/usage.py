"""`pravidla simulate --usage`: how often actions, options and definitions are exercised."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from pravidla.cli.findings import count

if TYPE_CHECKING:
    from rich.console import Console

    from pravidla.simulation.usage import Tally, Usage

_MOST_VALUES = 24
"""Values of a pick that are told one by one."""
_EVERYWHERE = ("value", "rule", "table", "track")
"""What is told only where some game does without it."""
_FIGURES = ("table", "track")


def print_usage(console: Console, usage: Usage) -> None:
    """The counts as text: what players did, what they picked, what ran, and what never did."""
    from rich.table import Table

    console.print(f"\nfollowed on the interpreter: {count(usage.games, 'game')}")
    table = Table("decision", "times a game", "in games", "picked, times a game")
    for one in usage.actions:
        asked = f"\n  in {', '.join(one.asked_by)}" if one.asked_by else ""
        table.add_row(one.name + asked, *_often(one, usage), "; ".join(_picks(one.name, usage)))
    console.print(table)
    others = [one for one in usage.definitions if one.kind != "action"]
    told = [one for one in others if one.kind not in _EVERYWHERE or one.games < usage.games]
    table = Table("definition", "is", "ran, times a game", "in games")
    for one in sorted(told, key=lambda one: (one.kind, -one.games, -one.times)):
        table.add_row(one.name, one.kind, *_often(one, usage))
    console.print(table)
    console.print(f"{len(others) - len(told):,} more, each of them in every game: rules, values, tables and tracks")
    console.print(f"never exercised: {'none' if not usage.never else ''}")
    for one in usage.never:
        console.print(
            f"  {one.name} ({one.kind})" + (f": {' '.join(one.note.split())}" if one.note else ""), soft_wrap=True
        )


def usage_json(usage: Usage) -> dict[str, Any]:
    """Plain data for a program to read."""
    return {
        "games": usage.games,
        "actions": [
            told | {"asked_by": list(one.asked_by)}
            for told, one in zip(_plain(usage.actions), usage.actions, strict=True)
        ],
        "picks": usage.picks,
        "definitions": _plain(usage.definitions),
        "never": [{"name": one.name, "kind": one.kind, "note": one.note} for one in usage.never],
    }


def _plain(tallies: Iterable[Tally]) -> list[dict[str, Any]]:
    return [{"name": one.name, "kind": one.kind, "times": one.times, "games": one.games} for one in tallies]


def _often(one: Tally, usage: Usage) -> tuple[str, str]:
    """Times a game (figures are read or not, no more is told) and the share of games."""
    times = "" if one.kind in _FIGURES else f"{one.times / usage.games:.2f}"
    return times, f"{one.games / usage.games:.0%}"


def _picks(action: str, usage: Usage) -> Iterator[str]:
    for name, values in usage.picks.items():
        if name.split(" ")[0] == action and usage.sizes[name] <= _MOST_VALUES:
            yield ", ".join(f"{value} {times / usage.games:.2f}" for value, times in values.items())
