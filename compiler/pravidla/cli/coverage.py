"""`pravidla coverage`: rulebook to spec, and spec to play."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

import click

from pravidla.cli.findings import Compiled, compile_or_exit, count, show
from pravidla.cli.games import NO_SPEC, Spec, find_rulebook
from pravidla.cli.options import format_option, game_argument, overlay_option
from pravidla.cli.private import refuse_inside_repository
from pravidla.cli.progress import progress_bar
from pravidla.cli.refusal import Refusal
from pravidla.cli.status import FINDINGS, GOOD
from pravidla.diagnostics.visible import harmless_json
from pravidla.loading import files_to_show

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pravidla.analysis.checks.lacunae import LostFigure
    from pravidla.coverage.audit import Figure
    from pravidla.coverage.book import BookCoverage
    from pravidla.coverage.execution import PlayCoverage
    from pravidla.diagnostics import Diagnostic
    from pravidla.interpreter.record import Record
    from pravidla.scenarios.result import ScenarioResult
    from pravidla.transcript import Alignment, Change, ParagraphIndex

    Book: TypeAlias = tuple[BookCoverage, Sequence[Diagnostic]]
    Sides: TypeAlias = tuple[Book | None, PlayCoverage | None, tuple[Figure, ...], tuple[LostFigure, ...]]


@click.command()
@game_argument
@click.option(
    "--transcript",
    "text",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Check too that the index is what the reader finds in this text.",
)
@click.option(
    "--html",
    "page",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="OUT",
    help="With --transcript: write a page with the transcript beside the citations; never inside the repository.",
)
@click.option("--worklist", is_flag=True, help="The open sentences, each with a definition to begin with.")
@click.option("--games", type=click.IntRange(0), default=3, show_default=True, help="Random games for the play side.")
@overlay_option
@format_option("text", "json", "github")
def coverage(
    game: str,
    text: Path | None,
    page: Path | None,
    worklist: bool,
    games: int,
    overlays: tuple[Path, ...],
    output: str,
) -> int:
    """Tell which binding sentences of the rulebook GAME covers, and which of its definitions scenarios and play
    exercise.

    A prohibition is covered when a condition cites it and a scenario expects its refusal, or when a state cites it
    that hides all that it declares; a number when a figure cites it; any other when a scenario runs a definition that
    cites it. Exit status 1 when a sentence is neither covered nor excused.
    """
    if page is not None:
        if text is None:
            raise click.UsageError("--html shows a transcript: give it with --transcript")
        refuse_inside_repository(page)
    spec = find_rulebook(game)
    index = read_index_or_exit(spec)
    sides = _unspecified(index) if spec.only_read else _covered(spec, index, games, overlays)
    covered, played, elsewhere, lost = sides
    book, findings = (None, ()) if covered is None else covered
    aligned = None if text is None else _aligned(text, index)
    moved = [] if aligned is None else [_difference(change) for change in aligned.changes]
    if page is not None and aligned is not None and book is not None:
        from pravidla.analysis.checks.lacunae import fill_in
        from pravidla.coverage.page import coverage_page
        from pravidla.model.load import load_spec

        known = None if spec.only_read else load_spec(spec.folder, overlays)[0]
        filled = None if known is None else fill_in(aligned.transcript, known)
        page.write_text(coverage_page(f"{spec.name}: coverage", aligned.transcript, book, filled), encoding="utf-8")
    unfilled = [one for one in lost if one.filled is None]
    good = (book is None or book.complete) and not moved and not unfilled
    if output == "json":
        data: dict[str, Any] = {
            "game": spec.name,
            "play": None if played is None else asdict(played),
            "borrowed": [asdict(one) for one in elsewhere],
            "transcript": moved,
            "lost_numbers": [_lost(one) for one in lost],
        }
        data["findings"] = [{"code": one.code, "message": one.message, "refs": one.refs} for one in findings]
        data["book"] = None if book is None else [asdict(sentence) for sentence in book.sentences]
        click.echo(harmless_json(data))
    elif output == "github":
        show(findings, files_to_show(spec.folder, overlays), output)
    elif worklist:
        _print_worklist(book, index, aligned)
    else:
        _print(spec, book, elsewhere, played, moved)
        _print_corrections(index)
        _print_lost(lost)
        # what is open or unproved was told line by line
        excuses = [one for one in findings if one.code in ("PRV723", "PRV724")]
        show(excuses, files_to_show(spec.folder, overlays) if excuses else {})
    return GOOD if good else FINDINGS


def _covered(spec: Spec, index: ParagraphIndex | None, games: int, overlays: tuple[Path, ...]) -> Sides:
    """Both sides of a spec, its rules from other texts, and what stands for the numbers that the text lost."""
    from pravidla.analysis.checks.lacunae import lost_figures
    from pravidla.coverage.audit import borrowed
    from pravidla.coverage.execution import joined, play_coverage
    from pravidla.model.citing import citation_records

    compiled = compile_or_exit(spec, overlays)
    results = run_scenarios(compiled)
    played = play_coverage(compiled.definitions, joined(results), _play(compiled, games))
    lost = () if index is None else lost_figures(index, citation_records(compiled.definitions))
    return book_of(compiled, index, results), played, borrowed(compiled.definitions), lost


def _unspecified(index: ParagraphIndex | None) -> Sides:
    """What a rulebook without a spec has: sentences that nothing cites, and nothing to play."""
    from pravidla.coverage.book import book_coverage

    return (None if index is None else book_coverage(index, ())), None, (), ()


def read_index_or_exit(spec: Spec) -> ParagraphIndex | None:
    """The paragraph index of a spec; None when it has none. Shows what is wrong with it and ends the command."""
    from pravidla.model.load import INDEX, display_name
    from pravidla.transcript import read_index

    path = spec.folder / INDEX
    if not path.is_file():
        return None
    index, problems = read_index(path, name=f"{display_name(spec.folder)}/{INDEX}")
    if index is None:
        show(problems, files_to_show(spec.folder, ()), err=True)
        raise click.exceptions.Exit(FINDINGS)
    return index


def run_scenarios(compiled: Compiled) -> list[ScenarioResult]:
    """All scenarios on the interpreter."""
    from pravidla.scenarios.runner import run_scenario

    results = []
    with progress_bar("running scenarios", len(compiled.scenarios)) as bar:
        for scenario in compiled.scenarios:
            results.append(run_scenario(compiled.game, scenario))
            bar.advance()
    return results


def book_of(compiled: Compiled, index: ParagraphIndex | None, results: Sequence[ScenarioResult]) -> Book | None:
    """The coverage of the rulebook with what there is to say about it; None without an index."""
    from pravidla.coverage.book import book_coverage
    from pravidla.coverage.execution import execution
    from pravidla.model.citing import citation_records

    if index is None:
        return None
    return book_coverage(index, citation_records(compiled.definitions), execution(compiled.definitions, results))


def _play(compiled: Compiled, games: int) -> Record:
    from pravidla.analysis import configurations_up_to
    from pravidla.coverage.execution import play_once
    from pravidla.interpreter.record import Record

    record = Record()
    chosen = list(configurations_up_to(compiled.game))
    with progress_bar("playing at random", games) as bar:
        for number in range(games):
            # spread over the configurations: the first, the last, and those between
            position = number * (len(chosen) - 1) // max(1, games - 1)
            play_once(compiled.game, chosen[position], number, record)
            bar.advance()
    return record


def _aligned(text: Path, index: ParagraphIndex | None) -> Alignment:
    """A transcript with the ids of the index, and what differs."""
    from pravidla.transcript import align, read_transcript

    if index is None:
        raise Refusal("the game has no paragraph index to compare the transcript with")
    transcript, problems = read_transcript(text)
    if transcript is None:
        show(problems, {}, err=True)
        raise click.exceptions.Exit(FINDINGS)
    return align(transcript, index)


def _difference(change: Change) -> str:
    match change.kind:
        case "modality":
            return f"{change.id}: {change.told}; a modality set by hand belongs in `corrections`, with its reason"
        case "numbers" | "reads" | "sentences":
            return f"{change.id}: {change.told}: look"
        case _:
            return f"{change.id}: {change.told}, similarity {change.similarity:.2f}"


def _print(
    spec: Spec,
    book: BookCoverage | None,
    elsewhere: tuple[Figure, ...],
    played: PlayCoverage | None,
    moved: list[str],
) -> None:
    if book is None:
        click.echo(f"{spec.name} has no paragraph index: there is no rulebook to cover")
    else:
        for sentence in book.sentences:
            if sentence.status in ("open", "cited"):
                summary = f" ({sentence.summary})" if sentence.summary else ""
                click.echo(f"{sentence.id:<10} {sentence.modality:<12} {sentence.status}: {sentence.lacking}{summary}")
        total = len(book.sentences)
        parts = [f"{len(book.with_status(status))} {status}" for status in ("covered", "cited", "excused", "open")]
        click.echo(f"{spec.name}: {count(total, 'binding sentence')}: {', '.join(parts)}")
        excuses = ", ".join(f"{number} {kind}" for kind, number in book.excuses().items())
        click.echo(f"excuses: {excuses or 'none'} ({book.excused_share:.1%} of the binding sentences)")
    if elsewhere:
        assumed = sum(1 for one in elsewhere if one.kind == "assumed")
        click.echo(f"{count(len(elsewhere), 'rule')} from other texts, {assumed} of them assumed")
    if played is None:
        click.echo(f"{spec.name}: {NO_SPEC}")
    else:
        _print_played(played)
    for line in moved:
        click.echo(f"transcript: {line}")


def _print_corrections(index: ParagraphIndex | None) -> None:
    """How many modalities were set by hand, by what they were and are."""
    changed = Counter(
        (entry.sentences[correction.sentence - 1], correction.modality)
        for entry in (() if index is None else index.entries)
        for correction in entry.corrections
    )
    if changed:
        parts = ", ".join(f"{number} {before} → {after}" for (before, after), number in changed.most_common())
        click.echo(f"corrections: {count(changed.total(), 'sentence')} judged by hand ({parts})")


def _lost(one: LostFigure) -> dict[str, str | None]:
    """A lost number as plain data."""
    by = one.filled
    return {
        "sentence": one.sentence,
        "unit": one.unit or None,
        "definition": None if by is None else by.definition,
        "provenance": None if by is None else by.provenance,
    }


def _print_lost(lost: tuple[LostFigure, ...]) -> None:
    """Which lost numbers of binding sentences a figure with a provenance stands for."""
    if not lost:
        return
    for one in lost:
        if one.filled is None:
            unit = f" of {one.unit}" if one.unit else ""
            why = "no figure with a provenance cites it" if one.cited else "no definition cites it"
            click.echo(f"{one.sentence:<10} lost number{unit}: {why}")
    filled = sum(one.filled is not None for one in lost)
    click.echo(f"{count(len(lost), 'lost number')} of binding sentences: {filled} with a provenance in the spec")


def _print_played(played: PlayCoverage) -> None:
    names = [*played.by_scenarios, *played.by_play_only, *played.never]
    click.echo(
        f"{count(len(names), 'definition')} that can run: {len(played.by_scenarios)} by scenarios, "
        f"{len(played.by_play_only)} by random play only, {len(played.never)} never"
    )
    for title, found in (("only in random play", played.by_play_only), ("never", played.never)):
        if found:
            click.echo(f"  {title}: {', '.join(found)}")


def _print_worklist(book: BookCoverage | None, index: ParagraphIndex | None, aligned: Alignment | None) -> None:
    """The open sentences in order, with a transcript also the numbers and conditions that each holds; then those taken
    as not binding."""
    from pravidla.coverage.notes import notes
    from pravidla.coverage.worklist import not_binding_lines, worklist

    remarks: dict[str, tuple[str, ...]] = {}
    for paragraph in aligned.transcript.paragraphs if aligned is not None else ():
        for sentence in paragraph.sentences:
            remarks[sentence.id] = notes(sentence.text, paragraph.kind)
    for item in worklist(book) if book is not None else ():
        click.echo(f"# {item.sentence.id}: {item.lacking}")
        for remark in remarks.get(item.sentence.id, ()):
            click.echo(f"# {remark}")
        click.echo(item.stub)
    for line in not_binding_lines(index) if index is not None else ():
        click.echo(line)
