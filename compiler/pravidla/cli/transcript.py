"""`pravidla transcript`: what the reader finds in a rulebook's text."""

from __future__ import annotations

import os
from collections import Counter, defaultdict
from pathlib import Path
from typing import TYPE_CHECKING

import click

from pravidla.cli.findings import count, show
from pravidla.cli.games import find_rulebook
from pravidla.cli.options import format_option, overlay_option
from pravidla.cli.refusal import Refusal
from pravidla.cli.status import FINDINGS, GOOD
from pravidla.diagnostics.visible import harmless_json

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pravidla.model.definitions import Spec
    from pravidla.transcript import Alignment, Change, Loss, ParagraphIndex, Transcript

_ALL = 0.99
_SAMPLES = 3
_LEAST_ALIKE = 0.3
"""similarity of fingerprints below which a paragraph stands in another's place by chance"""
_LEAST_FITTING = 0.5
"""share of an index's paragraphs that a text must have for the index to be brought up to date by it"""


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path), metavar="FILE")
@click.option(
    "--align", "game", metavar="GAME", help="Give the paragraphs the ids of this game's index, and list what differs."
)
@click.option(
    "--write",
    is_flag=True,
    help="With --align: bring the index up to date with the text; all that was written by hand stays.",
)
@overlay_option
@format_option("text", "json")
def transcript(file: Path, game: str | None, overlays: tuple[Path, ...], output: str, *, write: bool) -> int:
    """Read a transcript (UTF-8 text) and print its pages, paragraphs and sentences.

    Each sentence is shown with what it does: obliges, permits, forbids, grants, defines, sets a number, or none of
    these. The output
    holds the publisher's text: it is for your own use.
    """
    from pravidla.analysis.checks.lacunae import fill_in
    from pravidla.diagnostics import SourceFile
    from pravidla.model.load import load_spec
    from pravidla.source import read_file
    from pravidla.transcript import align, paragraph_id, read_index, read_transcript, to_json
    from pravidla.transcript.references import resolve

    if write and game is None:
        raise click.UsageError("--write needs --align GAME: the game whose index is to be brought up to date")
    found, diagnostics = read_transcript(file)
    files: dict[str, SourceFile] = {}
    source, _ = read_file(file)
    if source is not None:
        files[str(file)] = source
    show(diagnostics, files, err=True)
    if found is None:
        return FINDINGS
    changes: tuple[Change, ...] = ()
    citing: dict[str, set[str]] = {}
    filled: dict[str, str] = {}
    if game is not None:
        spec = find_rulebook(game)
        path = spec.folder / "paragraphs.yaml"
        index, problems = read_index(path)
        if index is None:
            index_source, _ = read_file(path)
            show(problems, {str(path): index_source} if index_source is not None else {}, err=True)
            return FINDINGS
        aligned = align(found, index)
        if write and any(one.code == "PRV105" for one in diagnostics):
            raise Refusal(f"{path} is not written: its paragraphs are those of a repaired text")
        if write:
            return _write(path, index, aligned)
        found, changes = aligned.transcript, aligned.changes
        # mistakes of the spec are no matter here
        known = load_spec(spec.folder, overlays)[0]
        if known is not None:
            citing = _citing(known)
            filled = {name: one.told() for name, one in fill_in(found, known).items()}
    if output == "json":
        click.echo(harmless_json(to_json(found)))
    else:
        _print(found, filled)
    for one in resolve(found):
        if one.problem is not None:
            click.echo(f"{one.sentence}: {one.problem}", err=True)
    for change in changes:
        click.echo(_line(change, citing.get(paragraph_id(change.id) or change.id, set())), err=True)
    return FINDINGS if changes else GOOD


def _write(path: Path, index: ParagraphIndex, aligned: Alignment) -> int:
    """Brings an index file up to date, and says what that did."""
    from pravidla.diagnostics import SourceFile
    from pravidla.source import read_file
    from pravidla.transcript import load_index, update_index

    source, _ = read_file(path)
    if source is None:
        raise Refusal(f"cannot read {path} again: nothing is written")
    strange = {
        change.id
        for change in aligned.changes
        if change.kind == "vanished" or (change.kind == "changed" and change.similarity < _LEAST_ALIKE)
    }
    fitting = len(index.entries) - len(strange)
    if fitting < _LEAST_FITTING * len(index.entries):
        raise Refusal(
            f"{path} is not written: the text has {fitting} of its {count(len(index.entries), 'paragraph')}; "
            "is it the rulebook of another game?"
        )
    update = update_index(source, index, aligned)
    written = SourceFile(source.path, update.text)
    fits, problems = load_index(written)
    if fits is None:
        show(problems, {source.path: written}, err=True)
        raise Refusal(
            f"{path} is not written: what it says of these paragraphs by hand would no longer fit the text. Mend it "
            "first (sentences are counted from 1), then ask again"
        )
    for line in update.done:
        click.echo(line)
    if update.text != source.text:
        beside = path.with_name(f"{path.name}.new")
        beside.write_text(update.text, encoding="utf-8", newline="")
        os.replace(beside, path)
    result = f"{count(len(update.done), 'paragraph')} brought up to date" if update.done else "up to date"
    click.echo(f"{path}: {result}")
    return GOOD


def _citing(spec: Spec) -> dict[str, set[str]]:
    """The definitions of a spec by the paragraph that they cite."""
    from pravidla.model.citing import citation_records
    from pravidla.transcript import paragraph_id

    found: dict[str, set[str]] = defaultdict(set)
    for record in citation_records(spec):
        for ref in record.refs:
            found[paragraph_id(ref) or ref].add(record.definition)
    return found


def _line(change: Change, citing: set[str]) -> str:
    """One difference between index and text, and which definitions it concerns."""
    if change.page_before is None:
        where = f"page {change.page_after}"
    elif change.page_after is None or change.page_after == change.page_before:
        where = f"page {change.page_before}"
    else:
        where = f"page {change.page_before} → {change.page_after}"
    alike = f", similarity {change.similarity:.2f}" if change.kind in ("moved", "changed") else ""
    cited = f"; cited by {', '.join(sorted(citing))}" if citing else ""
    return f"{change.id}: {change.told} ({where}{alike}){cited}"


def _loss(loss: Loss) -> str:
    """What the document lost, how completely, and the evidence."""
    share = "all" if loss.rate >= _ALL else f"{loss.rate:.0%}"
    evidence = f"seen {count(loss.seen, 'time')} where Czech rules have about {loss.expected:,.0f}"
    if loss.explained:
        samples = ", ".join(f"{damaged} → {whole}" for damaged, whole in loss.examples[:_SAMPLES])
        evidence += f"; explains {count(loss.explained, 'unknown word')}: {samples}"
    return f"lost: the {loss.kind} `{loss.glyph}`, {share} of it ({evidence})"


def _print(found: Transcript, filled: Mapping[str, str]) -> None:
    """The transcript; sentences with lost numbers that a spec has are shown as `filled`."""
    for loss in found.losses:
        click.echo(_loss(loss))
    if found.losses:
        click.echo("")
    for page in found.pages:
        click.echo(f"──── {page.number}{'' if page.printed else ' (counted)'}")
        for paragraph in page.paragraphs:
            click.echo(f"{paragraph.id}  {paragraph.kind}")
            for sentence in paragraph.sentences:
                click.echo(f"    {sentence.id:<10} {sentence.modality:<12} {filled.get(sentence.id, sentence.text)}")
    kinds = Counter(sentence.modality for sentence in found.sentences)
    binding = sum(sentence.binding for sentence in found.sentences)
    click.echo(
        f"{count(len(found.pages), 'page')}, {count(len(found.paragraphs), 'paragraph')}, "
        f"{count(len(found.sentences), 'sentence')}, {binding:,} binding ("
        + ", ".join(f"{number} {kind}" for kind, number in kinds.most_common() if kind != "none")
        + ")"
    )
