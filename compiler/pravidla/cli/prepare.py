"""`pravidla new GAME --transcript FILE`: what an editor begins with when there is a rulebook."""

from __future__ import annotations

import shlex
from pathlib import Path

import click

from pravidla.cli.findings import count, show
from pravidla.cli.status import FINDINGS, GOOD


def prepare_game(folder: Path, file: Path) -> int:
    """Write paragraph index, glossary candidates and worklist of a rulebook into a new folder."""
    from pravidla.coverage.preparing import prepare
    from pravidla.coverage.worklist import taken_as_not_binding
    from pravidla.editing.starting import written
    from pravidla.transcript import make_index, read_transcript

    transcript, diagnostics = read_transcript(file)
    show(diagnostics, {}, err=True)
    if transcript is None:
        return FINDINGS
    for path in written(folder, prepare(transcript)):
        click.echo(path)
    binding = sum(sentence.binding for sentence in transcript.sentences)
    click.echo(
        f"\n{count(len(transcript.pages), 'page')}, {count(len(transcript.paragraphs), 'paragraph')}, "
        f"{binding} of {count(len(transcript.sentences), 'sentence')} binding"
    )
    pages = taken_as_not_binding(make_index(transcript, {}))
    if pages:
        number = sum(map(len, pages.values()))
        click.echo(
            f"{'1 sentence was' if number == 1 else f'{number:,} sentences were'} taken as not binding; "
            "read them (they stand at the end of worklist.txt too):"
        )
        for page, sentences in pages.items():
            click.echo(f"  page {page}: {', '.join(sentences)}")
    place = f"{folder}" if "/" in f"{folder}" else f"./{folder}"
    click.echo(
        f"""
next:
  pravidla transcript {shlex.quote(str(file))}   the text by the ids of its sentences
  paragraphs.yaml   write the summaries in your own words; `corrections` for sentences that bind after all
  rulebook.yaml     copy the head of the game from a small one: pravidla new sample
  worklist.txt      move its stubs to files of the spec and say what they do
  pravidla coverage {shlex.quote(place)}   what is still open"""
    )
    return GOOD
