"""What is known of a game besides its spec: runs of its examples, coverage, figures without a source, its engine."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from shlex import quote

from pravidla.analysis import Compilation
from pravidla.backends.docs import Assumed, Code, Covered, Material, Run
from pravidla.backends.docs.anchors import section_anchor
from pravidla.backends.docs.view import Change
from pravidla.coverage.audit import audit
from pravidla.coverage.book import book_coverage
from pravidla.coverage.execution import execution
from pravidla.exceptions.edition import Edition
from pravidla.ir.nodes import ListDef
from pravidla.ir.scenario import Scenario
from pravidla.model import definitions as d
from pravidla.model.citing import citation_records
from pravidla.publishing.positions import after, position
from pravidla.scenarios.result import ScenarioResult
from pravidla.scenarios.runner import run_once
from pravidla.transcript import ParagraphIndex

_PLACE = re.compile(r"([\w/-]+\.yaml):(\d+)")
_FUNCTION = re.compile(r"def (\w+)\(")
_DOCSTRING = re.compile(r'^ +"""(.*?)"""', re.DOTALL | re.MULTILINE)
_MOST_CODE = 80
"""lines of a generated function that a page shows"""
_MOST_HEAD = 40
"""lines of a generated function among which its signature and its docstring are"""


def gather(
    done: Compilation,
    edition: Edition,
    folder: str,
    index: ParagraphIndex | None,
    engine: Mapping[str, str],
    quotes: Mapping[str, str],
    language: str,
    game: str,
) -> Material:
    """All that the reference of a game shows.

    `folder`: what the files of the spec are called by; `engine`: the files of its engine; `quotes`: sentences of the
    reader's own copy; `game`: what the command line calls it.
    """
    results = [run_once(edition.game, scenario) for scenario in done.scenarios]
    covered: tuple[Covered, ...] = ()
    if index is not None:
        book, _ = book_coverage(index, citation_records(edition.spec), execution(edition.spec, results))
        covered = tuple(
            Covered(one.id, one.modality, one.status, one.lacking or "", one.excuse or "") for one in book.sentences
        )
    figures = audit(edition.spec)
    wanted = [one for one in (*figures.assumed(), *figures.borrowed) if one.kind in ("assumed", "source")]
    exercised, never = _exercised(edition.spec, edition.game.lists, results)
    return Material(
        edition,
        folder,
        index,
        {result.scenario.name: _run(edition, result, language, game) for result in results},
        exercised,
        never,
        functions(engine),
        covered,
        tuple(
            Assumed(one.definition, one.what, one.value, one.kind, one.told(), one.cs) for one in dict.fromkeys(wanted)
        ),
        quotes,
    )


def _exercised(
    spec: d.Spec, lists: Mapping[str, ListDef], results: Sequence[ScenarioResult]
) -> tuple[dict[str, tuple[str, ...]], frozenset[str]]:
    """The scenarios that exercise each definition, by its anchor, and the names of those that none does."""
    rows = {
        (one.common.name, row.id): section_anchor(one.common)
        for one in spec.definitions
        if isinstance(one, d.ListSpec) and one.adds
        for row in one.rows
    }
    anchors: defaultdict[str, list[str]] = defaultdict(list)
    for one in spec.definitions:
        if not (isinstance(one, d.ListSpec) and one.adds):
            anchors[one.common.name].append(section_anchor(one.common))
    found: defaultdict[str, list[str]] = defaultdict(list)
    for result in results:
        ran = [anchor for name in result.record.definitions for anchor in anchors.get(name, ())]
        for kind, name, _, place in result.record.figures:
            added = rows.get((name, lists[name].rows[place].id)) if kind == "column" else None
            ran += anchors.get(name, ()) if added is None else [added]
        for anchor in sorted(set(ran)):
            found[anchor].append(result.scenario.name)
    runs = (d.RuleSpec, d.ValueSpec, d.ActionSpec, d.TriggerSpec)
    never = {
        one.common.name for one in spec.definitions if isinstance(one, runs) and section_anchor(one.common) not in found
    }
    cites = {section_anchor(one.common): {cite.ref for cite in one.common.cites} for one in spec.definitions}
    size = {result.scenario.name: len(result.record.definitions) for result in results}

    def nearest(anchor: str, scenario: str) -> tuple[int, int]:
        """An example of the same sentences comes first, then the one that runs the least besides."""
        return -len(cites.get(anchor, set()) & cites.get(f"scenario-{scenario}", set())), size[scenario]

    ordered = {anchor: tuple(sorted(names, key=lambda one: nearest(anchor, one))) for anchor, names in found.items()}
    return ordered, frozenset(never)


def _run(edition: Edition, result: ScenarioResult, language: str, game: str) -> Run:
    scenario = result.scenario
    players = tuple(name.replace("_", " ").title() for name in scenario.player_names)
    before: tuple[tuple[str, str], ...] = ()
    changes: tuple[Change, ...] = ()
    if result.course is not None:
        start = position(edition.game, result.course.start, players, language)
        end = {one.label: one for one in position(edition.game, result.course.end, players, language)}
        changes = tuple(
            Change(one.label, one.value, after(one, end[one.label]))
            for one in start
            if one.label in end and end[one.label].value != one.value
        )
        before = tuple((one.label, one.value) for one in start)
    options = {option.name: option for option in edition.game.options}
    chosen = tuple((name, options[name].values[value]) for name, value in scenario.configuration.options)
    modules = scenario.configuration.modules
    reasons = tuple((one.en if language == "en" else one.cs, tuple(one.cites)) for one in result.refused)
    return Run(
        result.passed,
        players,
        "",
        changes,
        tuple((label, value) for label, value in before if value not in ("–", "0", "ne", "no")),
        reasons,
        _command(game, scenario, language) if result.course is not None else "",
        modules,
        chosen,
        scenario.configuration.players,
    )


def _command(game: str, scenario: Scenario, language: str) -> str:
    return f"pravidla play {quote(game)} --scenario {scenario.name}" + (" --lang en" if language == "en" else "")


def functions(engine: Mapping[str, str]) -> dict[str, tuple[tuple[int, Code], ...]]:
    """The functions of an engine by the line of the spec that they are made from."""
    found: dict[str, list[tuple[int, Code]]] = {}
    for file, text in sorted(engine.items()):
        if not file.endswith(".py"):
            continue
        for name, body in _top_level(text):
            told = _DOCSTRING.search("\n".join(body[:_MOST_HEAD]))
            place = None if told is None else _PLACE.search(told.group(1))
            if place is not None:
                more = ["    ..."] if len(body) > _MOST_CODE else []
                code = Code(name, file, "\n".join([*body[:_MOST_CODE], *more]))
                found.setdefault(place.group(1), []).append((int(place.group(2)), code))
    return {path: tuple(codes) for path, codes in found.items()}


def _top_level(text: str) -> Iterator[tuple[str, list[str]]]:
    """The functions of a generated file with their lines; the file is not parsed, which would take longer than all
    else that is done with it."""
    lines = text.splitlines()
    starts = [number for number, line in enumerate(lines) if line[:1] not in ("", " ", ")")]
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        name = _FUNCTION.match(lines[start])
        if name is not None:
            last = max(number for number in range(start, end) if lines[number])
            yield name.group(1), lines[start : last + 1]


def engine_files(game: str, packaged: bool) -> dict[str, str]:
    """The committed files of an engine of the package; none of any other game."""
    import pravidla_engines

    if not packaged:
        return {}
    for root in pravidla_engines.__path__:
        folder = Path(root) / game
        if folder.is_dir():
            return {path.name: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.py"))}
    return {}
