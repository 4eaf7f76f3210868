"""`pravidla new GAME --transcript FILE`: what an editor begins with when there is a rulebook."""

from __future__ import annotations

from pathlib import Path

import click

from pravidla.cli.findings import count, show
from pravidla.cli.status import FINDINGS, GOOD


def prepare_game(folder: Path, file: Path) -> int:
    """Write paragraph index, glossary candidates and worklist of a rulebook into a new folder."""
    from pravidla.coverage.preparing import prepare
    from pravidla.editing.starting import written
    from pravidla.transcript import read_transcript

    transcript, diagnostics = read_transcript(file)
    show(diagnostics, {}, err=True)
    if transcript is None:
        return FINDINGS
    for path in written(folder, prepare(transcript)):
        click.echo(path)
    binding = sum(sentence.binding for sentence in transcript.sentences)
    click.echo(
        f"\n{count(len(transcript.pages), 'page')}, {count(len(transcript.paragraphs), 'paragraph')}, "
        f"{binding} of {count(len(transcript.sentences), 'sentence')} binding; "
        "next: move stubs of worklist.txt to files of the spec"
    )
    return GOOD
