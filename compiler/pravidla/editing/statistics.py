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
from pravidla.source import Sequence, parse_yaml

DATA = frozenset({"list", "component", "table", "track", "board", "die", "unit", "word"})
"""Kinds of definition that hold what is printed, not what is done."""


@dataclass(frozen=True, slots=True)
class Statistics:
    """Sizes of a spec: `lines` by kind of definition, `definitions` by kind; the rest are sums over all files."""

    files: int
    definitions: Mapping[str, int]
    lines: Mapping[str, int]
    sentences: int
    citations: int
    comments: int

    @property
    def rules(self) -> int:
        """Lines of rules: neither data nor scenarios."""
        return sum(number for kind, number in self.lines.items() if kind not in DATA and kind != "scenario")

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
    count = sentences = citations = comments = 0
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
            cited = item.get("cites")
            citations += len(cited.items) if isinstance(cited, Sequence) else 0
    return Statistics(count, definitions, lines, sentences, citations, comments)
