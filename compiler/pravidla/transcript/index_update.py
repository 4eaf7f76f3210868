"""Brings a paragraph index up to date with a text that was aligned to it: ids stay, and all that is written by hand.

Pages, modalities, fingerprints and checksums are those of the text again; the paragraphs of the file stand in its
order, new ones where they appear in it. A paragraph that vanished stays where it was: who cites it decides what becomes
of it. Kinds, printed numbers of examples, lost numbers, summaries, excuses, corrections and comments are left alone.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pravidla.diagnostics import SourceFile
from pravidla.source import Mapping, Node, parse_yaml
from pravidla.source import Sequence as Items
from pravidla.transcript.align import Alignment
from pravidla.transcript.fingerprint import exact
from pravidla.transcript.index import IndexEntry, ParagraphIndex, entry_lines, make_entry
from pravidla.transcript.model import Modality, Paragraph


@dataclass(frozen=True, slots=True)
class IndexUpdate:
    """The new text of an index file, and what was done to it, a line for each paragraph."""

    text: str
    done: tuple[str, ...]


def update_index(file: SourceFile, index: ParagraphIndex, aligned: Alignment) -> IndexUpdate:
    """The text of an index file, which holds `index`, after the paragraphs of a text aligned to it."""
    tree, _ = parse_yaml(file)
    nodes = _nodes(tree)
    starts = [_block_start(file.text, node.span.start) for node in nodes]
    ends = [*starts[1:], len(file.text)]
    places = {entry.id: place for place, entry in enumerate(index.entries)}
    blocks: dict[str, str] = {}
    done: dict[str, list[str]] = defaultdict(list)
    for paragraph in aligned.transcript.paragraphs:
        place = places.get(paragraph.id)
        if place is None:
            blocks[paragraph.id] = "\n".join(entry_lines(make_entry(paragraph))) + "\n"
            done[paragraph.id].append("added")
        else:
            edits = tuple(_edits(nodes[place], index.entries[place], paragraph, file.text))
            done[paragraph.id] += [edit.told for edit in edits]
            blocks[paragraph.id] = _edited(file.text, starts[place], ends[place], edits)
    order = [paragraph.id for paragraph in aligned.transcript.paragraphs]
    for place, entry in enumerate(index.entries):
        if entry.id not in blocks:
            blocks[entry.id] = file.text[starts[place] : ends[place]]
            order.insert(order.index(index.entries[place - 1].id) + 1 if place else 0, entry.id)
            done[entry.id].append("vanished, and kept: cite another paragraph, then take it out")
    for name in _out_of_order([name for name in order if name in places], places):
        done[name].append("moved to its place in the text")
    body = "".join(block if block.endswith("\n") else f"{block}\n" for block in (blocks[name] for name in order))
    head = file.text[: starts[0]] if starts else file.text
    told = tuple(f"{name}: {', '.join(done[name])}" for name in order if done[name])
    return IndexUpdate(head + body, told)


@dataclass(frozen=True, slots=True)
class _Edit:
    start: int
    end: int
    text: str
    told: str


def _nodes(tree: Node | None) -> tuple[Mapping, ...]:
    listed = tree.get("paragraphs") if isinstance(tree, Mapping) else None
    items = listed.items if isinstance(listed, Items) else ()
    return tuple(item for item in items if isinstance(item, Mapping))


def _block_start(text: str, offset: int) -> int:
    """Where the lines of a paragraph begin, with the comments right before it."""
    start = text.rfind("\n", 0, offset) + 1
    while start:
        before = text.rfind("\n", 0, start - 1) + 1
        line = text[before:start].strip()
        if line and not line.startswith("#"):
            break
        start = before
    return start


def _edits(node: Mapping, entry: IndexEntry, paragraph: Paragraph, text: str) -> Iterator[_Edit]:
    """What in a paragraph of the file is no longer so."""
    if entry.page != paragraph.page:
        yield _set(node, "page", str(paragraph.page), f"page {entry.page} became {paragraph.page}", text)
    sentences = _modalities(entry, paragraph)
    if sentences != entry.sentences:
        told = (
            "modality changed"
            if len(sentences) == len(entry.sentences)
            else f"{len(entry.sentences)} sentences became {len(sentences)}"
        )
        numbered = len(sentences) != len(entry.sentences) and (entry.excuses or entry.corrections or entry.lacunae)
        told += ": look at the sentences that are named by their number" if numbered else ""
        yield _set(node, "sentences", f"[{', '.join(sentences)}]", told, text)
    if entry.fingerprint != paragraph.fingerprint:
        yield _set(node, "fingerprint", f'"{paragraph.fingerprint}"', "other fingerprint", text)
    checksum = exact(paragraph.text)
    if entry.exact != checksum:
        yield _set(node, "exact", f'"{checksum}"', "other checksum" if entry.exact else "checksum added", text)


def _modalities(entry: IndexEntry, paragraph: Paragraph) -> tuple[Modality, ...]:
    """The modalities of a text; one that was judged by hand, and stands judged for the same text, as it was."""
    computed = tuple(sentence.modality for sentence in paragraph.sentences)
    if len(computed) != len(entry.sentences):
        return computed
    judged = {one.sentence for one in entry.corrections}
    return tuple(
        before if number in judged or now == entry.modality(number) else now
        for number, (before, now) in enumerate(zip(entry.sentences, computed, strict=True), start=1)
    )


def _set(node: Mapping, key: str, value: str, told: str, text: str) -> _Edit:
    """A value of a paragraph put in the place of the one it has, or after what it has."""
    known = node.get(key)
    if known is not None:
        return _Edit(known.span.start, known.span.end, value, told)
    last, after = node.entries[-1] if key != "exact" else _before_checksum(node)
    if text[node.span.start] == "{":
        return _Edit(after.span.end, after.span.end, f", {key}: {value}", told)
    end = text.find("\n", after.span.end)
    end = len(text) if end < 0 else end
    line = text.rfind("\n", 0, last.span.start) + 1
    indent = " " * (last.span.start - line)
    return _Edit(end, end, f"\n{indent}{key}: {value}", told)


def _before_checksum(node: Mapping) -> tuple[Node, Node]:
    return next(((key, value) for key, value in node.entries if key.value == "fingerprint"), node.entries[-1])


def _edited(text: str, start: int, end: int, edits: Sequence[_Edit]) -> str:
    parts, last = [], start
    for edit in sorted(edits, key=lambda edit: edit.start):
        parts += [text[last : edit.start], edit.text]
        last = edit.end
    return "".join([*parts, text[last:end]])


def _out_of_order(order: Sequence[str], places: dict[str, int]) -> list[str]:
    """The paragraphs that were not where they now are: those outside of the longest run that kept its order."""
    tails: list[int] = []
    ends: list[int] = []
    back: list[int] = []
    for at, name in enumerate(order):
        length = bisect_left(tails, places[name])
        back.append(ends[length - 1] if length else -1)
        tails[length : length + 1] = [places[name]]
        ends[length : length + 1] = [at]
    at = ends[-1] if ends else -1
    kept: set[int] = set()
    while at >= 0:
        kept.add(at)
        at = back[at]
    return [name for at, name in enumerate(order) if at not in kept]
