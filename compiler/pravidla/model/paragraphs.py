"""The paragraphs of a game's rulebook that citations can name: read from its index without the rest of it."""

from __future__ import annotations

import re
from pathlib import Path

from pravidla.diagnostics import Diagnostic, SourceFile
from pravidla.source import Mapping, Node, Scalar, Sequence, parse_yaml, read_file

_ITEM = re.compile(r"(?m)^  - ")
_ENTRY = re.compile(
    r"(?m)^  - id: (s\d+\.\d+)\n    page: \d+\n    kind: \w+\n(?:    example: \d+\n)?    sentences: \[(.+)\]$"
)
"""An entry as the transcript stage writes it, which is read much faster than YAML in general"""
_LAST = re.compile(r'(?m)^    fingerprint: "?\w+"?$')
"""what stands at the end of each such entry"""


def read_paragraphs(path: Path, name: str) -> tuple[dict[str, int] | None, list[Diagnostic]]:
    """The ids of all paragraphs with the numbers of their sentences; None where there is no index, or a broken one."""
    if not path.exists() and not path.is_symlink():
        return None, []
    file, problems = read_file(path, name=name, within=path.parent)
    return (None, problems) if file is None or problems else paragraphs_of(file)


def paragraphs_of(file: SourceFile) -> tuple[dict[str, int] | None, list[Diagnostic]]:
    """The same from the text of an index."""
    entries, items_written = _ENTRY.findall(file.text), len(_ITEM.findall(file.text))
    as_written = items_written > 0 and len(entries) == items_written
    if as_written and len(_LAST.findall(file.text)) == items_written and file.text.endswith("\n"):
        return {identity: sentences.count(",") + 1 for identity, sentences in entries}, []
    tree, problems = parse_yaml(file)
    if as_written:  # and cut off: what is left says little of the rulebook
        problems = problems or faults(file)
    if problems:
        return None, problems
    items = tree.get("paragraphs") if isinstance(tree, Mapping) else None
    found = [paragraph(item) for item in items.items] if isinstance(items, Sequence) else [None]
    if None in found:
        return None, faults(file)
    return dict(one for one in found if one is not None), []


def paragraph(item: Node) -> tuple[str, int] | None:
    """Id and number of sentences of one entry."""
    if not isinstance(item, Mapping):
        return None
    identity, sentences = item.get("id"), item.get("sentences")
    if not isinstance(identity, Scalar) or not isinstance(identity.value, str) or not isinstance(sentences, Sequence):
        return None
    return identity.value, len(sentences.items)


def faults(file: SourceFile) -> list[Diagnostic]:
    """What is wrong with an index that is not as it should be."""
    from pravidla.transcript.index_files import load_index  # slow to import, and seldom needed

    return load_index(file)[1]
