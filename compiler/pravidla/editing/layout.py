"""The canonical layout of spec files. In: the text of a file. Out: the same definitions and comments, laid out alike.

Two columns a level, one blank at most between things, lines of at most `WIDTH` columns where a sentence or a list in
brackets can be broken. What is written in brackets stays so where it fits on a line, and becomes a block where not.
Names, sentences and quotes are left as they are. A definition that cannot be laid out without a change of what it says
is kept as it was written: what is read before and after is compared.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from dataclasses import dataclass, field

import yaml

from pravidla.editing.remarks import Remark, line_starts, remarks, scalars

WIDTH = 120
"""Columns of a line."""

_BLOCK = re.compile(r"[|>][-]?[ \t]*(#.*)?")


class _AsWritten(Exception):
    """A definition that keeps its layout."""


def lay_out(text: str) -> str:
    """The text in the canonical layout; the text itself where it is no list of definitions."""
    source = text.replace("\r\n", "\n").replace("\r", "\n")
    try:
        root = _compose(source)
    except yaml.YAMLError:
        return text
    if not isinstance(root, yaml.SequenceNode) or root.flow_style:
        return text
    found = remarks(source, scalars(root))
    result = _Writer(source, found, line_starts(source)).whole(root)
    return result if _same(root, found, result) else text


def _compose(text: str) -> yaml.Node | None:
    node: yaml.Node | None = yaml.compose(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    return node


def _same(root: yaml.Node, found: list[Remark], result: str) -> bool:
    """Whether a text says the same as a tree, with the same comments."""
    try:
        again = _compose(result)
    except yaml.YAMLError:
        return False
    if again is None or meaning(again) != meaning(root):
        return False
    kept = remarks(result, scalars(again))
    return sorted(one.text for one in kept) == sorted(one.text for one in found)


def meaning(node: yaml.Node) -> object:
    """What a tree says, without its layout."""
    match node:
        case yaml.ScalarNode():
            return (node.tag, node.value)
        case yaml.SequenceNode():
            return [meaning(item) for item in node.value]
        case yaml.MappingNode():
            return [(meaning(key), meaning(value)) for key, value in node.value]
    return None


@dataclass(slots=True)
class _Writer:
    text: str
    remarks: list[Remark]
    starts: list[int]
    """offsets of the lines of the source"""
    written: int = 0
    """how many of the comments are written"""
    lines: list[str] = field(default_factory=list)
    last_line: int = -1
    """line of the source on which the last thing written ended; a comment there belongs to it"""
    chain: list[tuple[int, int]] = field(default_factory=list)
    """columns in the source and in the result of the last thing written and of what it stands in"""

    def whole(self, root: yaml.SequenceNode) -> str:
        """All definitions with the comments around them."""
        for item in root.value:
            self.before(item, root.start_mark.column, 0, 0)
            first, written, chain = len(self.lines), self.written, self.chain
            try:
                self.node(item, 2, "- ", 0)
                if not self.says(first, item):
                    raise _AsWritten
            except _AsWritten:
                del self.lines[first:]
                self.written, self.chain = written, chain
                self.as_written(item)
        self.rest()
        return "\n".join(self.lines) + "\n"

    def says(self, first: int, item: yaml.Node) -> bool:
        """Whether the lines written for a definition say what it says."""
        try:
            again = _compose("\n".join(self.lines[first:]) + "\n")
        except yaml.YAMLError:
            return False
        return again is not None and meaning(again) == [meaning(item)]

    def as_written(self, item: yaml.Node) -> None:
        """A definition with the layout it has."""
        last = max((one.end_mark.index for one in scalars(item)), default=item.end_mark.index)
        start = self.starts[item.start_mark.line]
        end = self.text.find("\n", last)
        if self.text[last - 1 : last] == "\n":
            end = last - 1
        end = len(self.text) if end < 0 else end
        self.lines += [line.rstrip() for line in self.text[start:end].rstrip().split("\n")]
        self.written = max(self.written, self.first_after(end))
        self.last_line = -1

    # ------------------------------------------------------------ comments and empty lines

    def before(self, node: yaml.Node, column: int, indent: int, depth: int) -> None:
        """What stands before a key or an item at `column` of the source, which will be written at `indent`."""
        for one in self.waiting(node.start_mark.index):
            if one.trailing and one.line == self.last_line and self.lines:
                self.lines[-1] += f"  {one.text}"
                continue
            deeper = (there for here, there in reversed(self.chain[depth:]) if column < here <= one.column)
            if not one.trailing:
                self.empty_line(one.line)
            self.lines.append(" " * next(deeper, indent) + one.text)
        line_start = self.starts[node.start_mark.line]
        if not self.text[line_start : node.start_mark.index].strip(" -"):
            self.empty_line(node.start_mark.line)
        self.chain = [*self.chain[:depth], (column, indent)]

    def empty_line(self, line: int) -> None:
        """An empty line, where the source has one before `line`."""
        if line and not self.text[self.starts[line - 1] : self.starts[line]].strip() and self.lines and self.lines[-1]:
            self.lines.append("")

    def rest(self) -> None:
        """The comments at the end."""
        for one in self.waiting(len(self.text)):
            if one.trailing and one.line == self.last_line and self.lines:
                self.lines[-1] += f"  {one.text}"
                continue
            deeper = (there for here, there in reversed(self.chain) if here <= one.column and one.column)
            self.empty_line(one.line)
            self.lines.append(" " * next(deeper, 0) + one.text)

    def waiting(self, end: int) -> list[Remark]:
        """The comments before an offset that are not written yet; they count as written from now on."""
        first, self.written = self.written, max(self.written, self.first_after(end))
        return self.remarks[first : self.written]

    def first_after(self, offset: int) -> int:
        """The number of comments before an offset."""
        return bisect_left(self.remarks, offset, key=lambda one: one.start)

    # ------------------------------------------------------------ nodes

    def node(self, node: yaml.Node, indent: int, head: str, depth: int) -> None:
        """A node behind its head (`- `, `key:`); what stands in it goes to the column `indent`."""
        gap = "" if head.endswith(" ") else " "
        is_block = isinstance(node, yaml.CollectionNode) and not node.flow_style
        if not is_block and self.first_after(node.start_mark.index) > self.written:
            raise _AsWritten
        match node:
            case yaml.ScalarNode():
                self.scalar(node, indent, head, gap)
            case yaml.SequenceNode() | yaml.MappingNode():
                inline = self.inline(node)
                if not is_block or not node.value:
                    if inline is not None and len(head) + len(gap) + len(inline) <= WIDTH:
                        self.put(head + gap + inline, node)
                        return
                    if inline is not None and all(isinstance(one, yaml.ScalarNode) for one in node.value):
                        items = [f"{self.raw(one)}," for one in node.value]
                        filled = _fill(["[" + items[0], *items[1:-1], items[-1][:-1] + "]"], head + gap, indent)
                        self.lines += filled[:-1]
                        self.put(filled[-1], node)
                        return
                if isinstance(node, yaml.SequenceNode):
                    self.sequence(node, indent, head, depth)
                else:
                    self.mapping(node, indent, head, depth)

    def put(self, line: str, node: yaml.Node) -> None:
        """A line that ends with a node."""
        self.lines.append(line.rstrip())
        self.last_line = node.end_mark.line

    def sequence(self, node: yaml.SequenceNode, indent: int, head: str, depth: int) -> None:
        """Items below each other; in an item of a list the first one stands on its line."""
        lead = self.lead(head, indent)
        for number, item in enumerate(node.value):
            if number or lead is None:
                self.before(item, node.start_mark.column, indent, depth + 1)
            start = " " * indent if number or lead is None else lead
            self.node(item, indent + 2, f"{start}- ", depth + 1)

    def mapping(self, node: yaml.MappingNode, indent: int, head: str, depth: int) -> None:
        """Entries below each other; in an item of a list the first one stands on its line."""
        lead = self.lead(head, indent)
        for number, (key, value) in enumerate(node.value):
            if not isinstance(key, yaml.ScalarNode) or "\n" in self.raw(key):
                raise _AsWritten
            if number or lead is None:
                self.before(key, node.start_mark.column, indent, depth + 1)
            else:
                self.chain = [*self.chain[: depth + 1], (node.start_mark.column, indent)]
            start = " " * indent if number or lead is None else lead
            self.last_line = key.end_mark.line
            self.node(value, indent + 2, f"{start}{self.raw(key)}:", depth + 1)

    def lead(self, head: str, indent: int) -> str | None:
        """The head, if what it governs begins on its line; else it is written, and the result is None."""
        if head.endswith("- "):
            return head
        self.lines.append(head)
        return None

    def scalar(self, node: yaml.ScalarNode, indent: int, head: str, gap: str) -> None:
        """A value behind its head."""
        raw = self.raw(node)
        if node.style in ("|", ">"):
            self.block_scalar(node, indent, head + gap)
            return
        if node.style in ("'", '"'):
            first, *more = raw.split("\n")
            self.lines += [f"{head}{gap}{first}".rstrip(), *((" " * indent + line.strip()).rstrip() for line in more)]
            self.last_line = node.end_mark.line
            return
        words = raw.split()
        if not words:
            self.lines.append(head.rstrip())
            return
        if " ".join(words) != node.value:
            if "\n" in raw:
                raise _AsWritten
            words = [raw]
        self.lines += _fill(words, head + gap, indent)
        self.last_line = node.end_mark.line

    def block_scalar(self, node: yaml.ScalarNode, indent: int, head: str) -> None:
        """A text of several lines; a folded one without empty lines is filled again."""
        first, *more = self.text[node.start_mark.index : node.end_mark.index].rstrip().split("\n")
        if _BLOCK.fullmatch(first.rstrip()) is None or not more:
            raise _AsWritten
        margin = min(len(line) - len(line.lstrip(" ")) for line in more if line.strip())
        inner = [line[margin:].rstrip() for line in more]
        self.lines.append(head + first.rstrip())
        if node.style == ">" and all(line and not line.startswith(" ") and "  " not in line for line in inner):
            self.lines += _fill([word for line in inner for word in line.split(" ")], " " * indent, indent)
        else:
            self.lines += [f"{' ' * indent}{line}".rstrip() for line in inner]
        self.last_line = -1

    def raw(self, node: yaml.ScalarNode) -> str:
        """A scalar as written."""
        return self.text[node.start_mark.index : node.end_mark.index].rstrip()

    def inline(self, node: yaml.Node) -> str | None:
        """A node in brackets on one line; None where it does not go: a comment stands in it, or lines are broken."""
        if self.first_after(node.start_mark.index) < self.first_after(node.end_mark.index):
            return None
        match node:
            case yaml.ScalarNode():
                raw = self.raw(node)
                if node.style in ("|", ">") or (node.style in ("'", '"') and "\n" in raw):
                    return None
                if "\n" in raw:
                    return node.value if " ".join(raw.split()) == node.value else None
                return raw
            case yaml.SequenceNode():
                items = [self.inline(one) for one in node.value]
                return None if None in items else f"[{', '.join(one for one in items if one is not None)}]"
            case yaml.MappingNode():
                entries: list[str] = []
                for key, value in node.value:
                    name, said = self.inline(key), self.inline(value)
                    if name is None or said is None:
                        return None
                    entries.append(f"{name}: {said}".rstrip())
                return "{" + ", ".join(entries) + "}"
        return None


def _fill(words: list[str], head: str, indent: int) -> list[str]:
    """Words behind a head, on as many lines as they need."""
    lines, line = [], head
    for number, word in enumerate(words):
        if number and len(line) + 1 + len(word) > WIDTH:
            lines.append(line.rstrip())
            line = " " * indent + word
        else:
            line += word if number == 0 else f" {word}"
    return [*lines, line.rstrip()]
