"""How large a spec is, measured in the canonical layout, so that nobody is larger or smaller for the way he writes.

Lines are those that say something: comments and empty lines are counted apart.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from pravidla.diagnostics import SourceFile
from pravidla.editing.layout import lay_out
from pravidla.schema import inspect
from pravidla.source import Mapping as YamlMapping
from pravidla.source import Node, Sequence, parse_yaml

DATA = frozenset({"list", "component", "table", "track", "board", "die", "unit", "word"})
"""Kinds of definition that hold what is printed, not what is done."""
BESIDE = frozenset({"scenario", "reading"})
"""Kinds of definition that say nothing about what is done."""
_NOT_SAID = frozenset({"text", "forms", "declension", "cites", "uncited", "from", "note", "else"})
"""Keys of what stands beside a rule: texts (of refusals, too), citations, where figures come from, remarks."""


@dataclass(frozen=True, slots=True)
class Statistics:
    """Sizes of a spec: `lines` by kind of definition, `definitions` by kind; the rest are sums over all files.

    `rules` are the lines that say what is done: no texts, citations, provenance, remarks, readings, scenarios or data,
    but the rules that rows of data carry.
    """

    files: int
    definitions: Mapping[str, int]
    lines: Mapping[str, int]
    rules: int
    sentences: int
    citations: int
    comments: int

    @property
    def data(self) -> int:
        """Lines of lists, tables, boards, words."""
        return sum(number for kind, number in self.lines.items() if kind in DATA)

    @property
    def scenarios(self) -> int:
        """Lines of scenarios."""
        return self.lines.get("scenario", 0)


def measure(files: Iterable[SourceFile]) -> Statistics:
    """The sizes of the spec in these files."""
    definitions: dict[str, int] = {}
    lines: dict[str, int] = {}
    count = rules = sentences = citations = comments = 0
    for written in files:
        file = SourceFile(written.path, lay_out(written.text))
        count += 1
        comments += sum(line.lstrip().startswith("#") for line in file.text.splitlines())
        root, _ = parse_yaml(file)
        if not isinstance(root, Sequence):
            continue
        sentences += len(inspect(root, file)[1])
        starts = [file.line_column(item.span.start)[0] for item in root.items]
        for item, first, last in zip(root.items, starts, [*starts[1:], file.line_count + 1], strict=True):
            if not isinstance(item, YamlMapping):
                continue
            kind = str(item.entries[0][0].value) if item.entries else ""
            said = [file.line(number).strip() for number in range(first, last)]
            definitions[kind] = definitions.get(kind, 0) + 1
            lines[kind] = lines.get(kind, 0) + sum(bool(line) and not line.startswith("#") for line in said)
            rules += sum(_says(file, number) for number in _rule_lines(file, item, kind))
            cited = item.get("cites")
            citations += len(cited.items) if isinstance(cited, Sequence) else 0
    return Statistics(count, definitions, lines, rules, sentences, citations, comments)


def _says(file: SourceFile, number: int) -> bool:
    line = file.line(number).strip()
    return bool(line) and not line.startswith("#")


def _rule_lines(file: SourceFile, item: YamlMapping, kind: str) -> set[int]:
    """The numbers of the lines of a definition that say what is done."""
    if kind in BESIDE:
        return set()
    if kind in DATA:
        rows = item.get("rows") or item.get("adds")
        carried = rows.items if isinstance(rows, Sequence) else ()
        return {
            number
            for row in carried
            if isinstance(row, YamlMapping)
            for key, value in row.entries
            if str(key.value).startswith("when ") or str(key.value).endswith(" if")
            for number in _lines(file, key, value) - _beside(file, value)
        }
    return _lines(file, item, item) - _beside(file, item)


def _beside(file: SourceFile, node: Node) -> set[int]:
    """The lines of texts, citations, provenance and remarks below a node."""
    match node:
        case YamlMapping(entries=entries):
            found: set[int] = set()
            for key, value in entries:
                found |= _lines(file, key, value) if key.value in _NOT_SAID else _beside(file, value)
            return found
        case Sequence(items=items):
            return {number for one in items for number in _beside(file, one)}
        case _:
            return set()


def _lines(file: SourceFile, first: Node, last: Node) -> set[int]:
    begin = file.line_column(first.span.start)[0]
    return set(range(begin, file.line_column(max(first.span.start, last.span.end - 1))[0] + 1))
