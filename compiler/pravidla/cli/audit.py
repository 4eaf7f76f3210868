"""`pravidla audit`: where every figure comes from, and the readings."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

import click

from pravidla.cli.findings import compile_or_exit, count
from pravidla.cli.games import find_spec
from pravidla.cli.options import format_option, game_argument, lang_option, overlay_option
from pravidla.cli.status import FINDINGS, GOOD
from pravidla.diagnostics.visible import harmless_json

if TYPE_CHECKING:
    from pravidla.coverage.audit import Audit, Figure


_WIDEST = 60
"""Characters of a figure that is a whole step."""


@click.command()
@game_argument
@click.option(
    "--assumed",
    "only_assumed",
    is_flag=True,
    help="Only the assumed figures, each with its place and what would settle it.",
)
@lang_option
@overlay_option
@format_option("text", "json")
def audit(game: str, only_assumed: bool, lang: str, overlays: tuple[Path, ...], output: str) -> int:
    """List every figure of GAME with its provenance, what is assumed, and the register of readings.

    An assumed figure is a placeholder: an overlay with the printed one replaces it. What would settle it is said in
    its provenance (`from: assumed WHY; settled by WHAT`), or is what it is printed on or cites. Exit status 1
    when a figure has no provenance.
    """
    from pravidla.coverage.audit import NO_PROVENANCE
    from pravidla.coverage.audit import audit as examine

    found = examine(compile_or_exit(find_spec(game), overlays).definitions)
    if output == "json":
        click.echo(harmless_json({"counts": found.counts(), **asdict(found)}))
    elif only_assumed:
        for figure in found.assumed():
            click.echo(_line(figure))
    else:
        _print(found, lang)
    return FINDINGS if found.counts()[NO_PROVENANCE] else GOOD


def _print(found: Audit, lang: str) -> None:
    counts = found.counts()
    parts = [f"{number:,} {kind}" for kind, number in counts.items() if number]
    click.echo(f"{count(len(found.figures), 'figure')}: {', '.join(parts) or 'none'}")
    by_definition: dict[str, list[Figure]] = {}
    for figure in found.figures:
        by_definition.setdefault(figure.definition, []).append(figure)
    for name, figures in by_definition.items():
        click.echo(f"\n{name} ({figures[0].file})")
        for figure in figures:
            mark = {"assumed": "?", "none": "!"}.get(figure.kind, " ")
            value = figure.value if len(figure.value) <= _WIDEST else figure.value[: _WIDEST - 1].rstrip() + "…"
            click.echo(f" {mark} {figure.what:<32} {value:<24} {figure.provenance or 'no provenance'}")
    assumed = found.assumed()
    click.echo(
        f"\n{count(len(assumed), 'assumed figure')}"
        + (": --assumed lists them with their places and what would settle each" if assumed else "")
    )
    if found.borrowed:
        assumed_rules = sum(1 for one in found.borrowed if one.kind == "assumed")
        click.echo(f"\n{count(len(found.borrowed), 'rule')} from other texts, {assumed_rules} of them assumed")
        for one in found.borrowed:
            mark = "?" if one.kind == "assumed" else " "
            click.echo(f" {mark} {one.definition:<32} {one.what:<12} {one.provenance}")
    if found.readings:
        click.echo(f"\n{count(len(found.readings), 'reading')}")
    for reading in found.readings:
        cites = f" [{', '.join(reading.cites)}]" if reading.cites else ""
        click.echo(f"\n{reading.name}: {reading.en if lang == 'en' else reading.cs}{cites}")
        for name, text in reading.choices:
            click.echo(f"  {'*' if name == reading.chosen else '-'} {name}: {text.en if lang == 'en' else text.cs}")
        because = reading.because.en if lang == "en" else reading.because.cs
        click.echo(f"  because {because}" + ("; both can be played (an option)" if reading.playable else ""))


def _line(figure: Figure) -> str:
    return f"{figure.file}:{figure.line}: {figure.definition} {figure.what} {figure.value} ({figure.told()})"
