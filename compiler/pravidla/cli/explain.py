"""`pravidla explain`: the page of a diagnostic's code, or a definition with its exceptions."""

from __future__ import annotations

import re
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

import click

from pravidla.cli.games import find_spec
from pravidla.cli.options import configuration_options, format_option, overlay_option, parse_options
from pravidla.cli.refusal import Refusal
from pravidla.cli.status import GOOD
from pravidla.diagnostics.visible import harmless_json, shortened

if TYPE_CHECKING:
    from pravidla.cli.games import Spec
    from pravidla.exceptions.edition import Edition

_CODE = re.compile(r"(?:PRV)?\d{3}", re.IGNORECASE)


@click.command()
@click.argument("what", metavar="CODE | GAME")
@click.argument("definition", required=False, metavar="[DEFINITION]")
@configuration_options
@overlay_option
@format_option("text", "json")
def explain(
    what: str,
    definition: str | None,
    players: int | None,
    modules: tuple[str, ...],
    options: tuple[str, ...],
    overlays: tuple[Path, ...],
    output: str,
) -> int:
    """Explain the CODE of a message (`explain PRV301`), or a DEFINITION of GAME.

    Of a definition: its exceptions, adjustments, conditions and triggers as a tree, what the set-up decides and what is
    asked during play, who wins in the configuration, and the paragraphs it stands on. A definition is named as in the
    spec (`price`, `price.two_players`, `buy.at_the_square`, `card.apple`, `options.days`); a kind before it tells equal
    names apart (`"word rest"`).
    """
    if definition is None:
        return _explain_code(what, output)
    spec = find_spec(what)
    edition = compiled_edition(spec, overlays)
    from pravidla.exceptions.configuration import ConfigurationMistake, configuration_of
    from pravidla.exceptions.explanation import explain as explanation_of
    from pravidla.exceptions.render import render
    from pravidla.exceptions.subjects import find_subject, subject_names

    try:
        configuration = configuration_of(edition.game, players, modules, parse_options(options))
    except ConfigurationMistake as mistake:
        raise Refusal(str(mistake)) from mistake
    subject = find_subject(edition, definition)
    if subject is None:
        from pravidla.diagnostics import did_you_mean

        hint = did_you_mean(definition, subject_names(edition))
        raise Refusal(f"{spec.name} has no definition `{shortened(definition)}`" + (f"; {hint}" if hint else ""))
    found = explanation_of(edition, subject, configuration, summaries(spec))
    if output == "json":
        click.echo(harmless_json(asdict(found)))
    else:
        click.echo(render(found), nl=False)
    return GOOD


def _explain_code(code: str, output: str) -> int:
    from pravidla.diagnostics import did_you_mean
    from pravidla.diagnostics import explain as page_of
    from pravidla.diagnostics.catalogue import catalogue

    page = page_of(code)
    if page is None:
        if _CODE.fullmatch(code):
            hint = did_you_mean(code.upper(), catalogue())
            raise Refusal(f"there is no code `{shortened(code)}`" + (f"; {hint}" if hint else ""))
        raise Refusal(f"`{shortened(code)}` is no code of a message (PRV301); of a game name a definition too")
    if output == "json":
        wanted = code.strip().upper()
        entry = catalogue()[wanted if wanted.startswith("PRV") else f"PRV{wanted}"]
        click.echo(harmless_json(asdict(entry)))
    else:
        click.echo(page.rstrip())
    return GOOD


def compiled_edition(spec: Spec, overlays: tuple[Path, ...]) -> Edition:
    """The edition of a spec. Shows its mistakes and ends the command when there are any."""
    from pravidla.analysis import analyse
    from pravidla.cli.findings import exit_with_mistakes
    from pravidla.exceptions.edition import edition_of

    done = analyse(spec.folder, overlays)
    edition = edition_of(done)
    if edition is None:
        exit_with_mistakes(spec, overlays, done.diagnostics)
    return edition


def summaries(spec: Spec) -> dict[str, str]:
    """Our summaries of the rulebook's paragraphs by id; none where there is no index or it has mistakes."""
    from pravidla.model.load import INDEX
    from pravidla.transcript import read_index

    path = spec.folder / INDEX
    index = read_index(path)[0] if path.is_file() else None
    return {} if index is None else {entry.id: entry.summary for entry in index.entries if entry.summary}
