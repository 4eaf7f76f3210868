"""Repeated reads of the state, each done once: lists and cells become variables."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from pravidla.backends.python.code.render import one_by_one

WRITE = re.compile(
    r"^\s*(?:\w+ = )*s\.\w+(?:\[.*\])* (?:[-+*^&|]|//)?= |^\s*s\.\w+(?:\[.*\])*, s\.|^\s*s\.\w+.*\.\w+\("
)
"""a line that changes the state"""
_SLOT = re.compile(r"\bs\.(\w+)")
_CELL = re.compile(r"\bs\.(\w+)\[(\w+)(?: \* (\d+))?(?: \+ (\d+))?\]")
_OF_LIST = re.compile(r"\b(len)\(([a-z]\w*)\)|(?<= in )(sorted)\(([a-z]\w*)\)(?=:$)")
_OFFSET = re.compile(r"(?<![\w.])([a-z]\w*) \* (\d+)(?=\]| \+)")
_NUMBERED = re.compile(r"(?:_\d+)+$")
_FOR = re.compile(r"\s*for (\w+) in ")
_LIST = re.compile(r"\bs\.(\w+)(?=\[)")
_CONFIGURED = re.compile(r"\bs\.game\.(\w+)\b(?![\[(.])")
"""what is the same all through a game"""
_FIELD = re.compile(r"\bs\.(\w+)\b(?![\[(.])")
_STRING = re.compile(r'"(?:[^"\\]|\\.)*"')
_NAME = re.compile(r"(?<![\w.])[A-Za-z_]\w*")
_IN_LOOP = 3
"""a read in a loop counts so many times"""
_WORTH = 3
"""so many reads of one thing are worth a variable"""
_WORTH_CALLS = 2
"""so many calls that give the same are"""
_WORTH_INSIDE = 2
"""so many reads of one thing inside of a loop are, where it is another thing each time"""


@dataclass(frozen=True, slots=True)
class Slots:
    """What is known of the state's slots."""

    lists: frozenset[str]
    """lists that stay the same objects"""
    cells: frozenset[str]
    """those of the lists of which every cell that is asked for is there"""
    scalars: frozenset[str]


def reads_once(
    lines: list[str], slots: Slots, indices: frozenset[str], looks: bool, rows: frozenset[str] = frozenset()
) -> list[str]:
    """The body of a function with repeated reads done once, where all of them are about to come. `indices`: variables
    that are the number of a cell wherever the body stands. `looks`: the function is meant to change nothing. `rows`:
    variables of loops that are always a row of a list, which has a printed figure in each column."""
    if any("lambda" in line or '"""' in line for line in lines):
        return lines
    lines = [one_by_one(line) for line in lines]
    taken = {name for line in lines for name in _NAME.findall(line)} | {"s"}
    changes = any(_changes(line, slots) for line in lines)
    if looks and not changes:

        def is_cell(found: re.Match[str]) -> bool:
            return found[1] in slots.cells and (found[2].isdigit() or found[2] in indices)

        def cell_name(found: re.Match[str]) -> str:
            return f"{found[1]}_{found[4] or (found[2] if found[2].isdigit() else '')}".rstrip("_")

        lines = _named(lines, _CELL, is_cell, cell_name, taken)
        lines = _cells_once(lines, slots.cells, rows, rows | indices, taken)
        lines = _named(lines, _FIELD, lambda found: found[1] in slots.scalars, lambda found: found[1], taken)
    lines = _named(lines, _LIST, lambda found: found[1] in slots.lists, lambda found: found[1], taken)
    lines = _named(lines, _CONFIGURED, lambda _: True, lambda found: found[1], taken)
    if not looks or changes:
        return lines
    lines = _figures_once(lines, rows, taken)
    lines = _named(lines, _OFFSET, lambda found: found[1] in indices, _start, taken)
    read = _only_read(lines)
    return _named(lines, _OF_LIST, lambda found: (found[2] or found[4]) in read, _derived, taken, worth=_WORTH_CALLS)


def _changes(line: str, slots: Slots) -> bool:
    """Whether a line changes a field of the state: what is kept of answers is none."""
    if not WRITE.match(line):
        return False
    names = set(_SLOT.findall(line.partition(" = ")[0]))
    return not names or not names.isdisjoint(slots.lists | slots.cells | slots.scalars)


def _start(found: re.Match[str]) -> str:
    """What to call the place from which on the cells of a player lie."""
    return f"{_NUMBERED.sub('', found[1])}_times_{found[2]}"


def _derived(found: re.Match[str]) -> str:
    """What to call the number of a list's elements, or the list in order."""
    return f"{found[2]}_size" if found[1] else f"{found[4]}_sorted"


def _only_read(lines: list[str]) -> set[str]:
    """The variables that stand for a list of the state from their only assignment on."""
    found: dict[str, int] = {}
    for line in lines:
        head, equals, _ = line.strip().partition(" = s.")
        if equals and head.isidentifier():
            found[head] = found.get(head, 0) + 1
    written = {name for line in lines for name in re.findall(r"(\w+)(?:\.\w+\(|: |\[\w+\] [-+]?= )", line)}
    return {name for name, times in found.items() if times == 1 and name not in written}


def _cells_once(
    lines: list[str], cells: frozenset[str], rows: frozenset[str], sure: frozenset[str], taken: set[str]
) -> list[str]:
    """The lines with cells that belong to a loop's row read once for each row. `sure`: variables that are the number of
    a cell."""
    number = 0
    while number < len(lines):
        header = _FOR.match(lines[number])
        if header is not None and header[1] in rows:
            cell = re.compile(rf"\bs\.(\w+)\[([\w *+]*\b{header[1]}\b[\w *+]*)\]")

            def is_cell(found: re.Match[str]) -> bool:
                return found[1] in cells and all(name in sure for name in _NAME.findall(found[2]))

            lines = _named(lines, cell, is_cell, lambda found: f"{found[1]}_here", taken, number)
        number += 1
    return lines


def _figures_once(lines: list[str], rows: frozenset[str], taken: set[str]) -> list[str]:
    """The lines with the printed figures of a loop's row looked up once for each row."""
    number = 0
    while number < len(lines):
        header = _FOR.match(lines[number])
        if header is not None and header[1] in rows:
            figure = re.compile(rf"(?<![.\w])([A-Z][A-Z0-9_]*)\[{header[1]}\](?![\[(])")
            lines = _named(lines, figure, lambda _: True, _column, taken, number)
        number += 1
    return lines


def _column(found: re.Match[str]) -> str:
    """What a table calls its figures."""
    return found[1].rpartition("_")[2].lower()


def _named(
    lines: list[str],
    pattern: re.Pattern[str],
    wanted: Callable[[re.Match[str]], bool],
    name: Callable[[re.Match[str]], str],
    taken: set[str],
    within: int | None = None,
    worth: int = _WORTH,
) -> list[str]:
    """The lines with what is read often enough read from variables; `within`: in the loop with that header only."""
    reads: dict[str, dict[int, int]] = {}
    names: dict[str, str] = {}
    around = _blocks(lines)
    inside = 0 if within is None else len(around[within]) + 1
    for number, line, weight in _weighted(lines):
        if within is not None and within not in around[number]:
            continue
        weight = weight if within is None else 1
        for found in pattern.finditer(line):
            if wanted(found):
                here = reads.setdefault(found[0], {})
                here[number] = here.get(number, 0) + weight
                names.setdefault(found[0], name(found))
    chosen: dict[int, dict[str, str]] = {}
    before: dict[int, list[str]] = {}
    worth = worth if within is None else _WORTH_INSIDE
    for text, here in reads.items():
        groups = [
            group for group in _groups(lines, around, [*here], inside) if sum(here[one] for one in group) >= worth
        ]
        if not groups:
            continue
        variable, count = names[text], 1
        while variable in taken:
            count += 1
            variable = f"{names[text]}_{count}"
        taken.add(variable)
        for group in groups:
            place = _place(lines, around, group, inside)
            indent = lines[place][: len(lines[place]) - len(lines[place].lstrip())]
            before.setdefault(place, []).append(f"{indent}{variable} = {text}")
            for number in group:
                chosen.setdefault(number, {})[text] = variable
    if not chosen:
        return lines
    result: list[str] = []
    for number, line in enumerate(lines):
        result.extend(before.get(number, ()))
        result.append(_replaced(line, pattern, chosen[number]) if number in chosen else line)
    return result


def _groups(lines: list[str], around: list[tuple[int, ...]], reads: list[int], depth: int) -> Iterator[list[int]]:
    """The reads that one variable can serve without being set in vain: those in a block that reads by itself, those in
    a loop."""
    if any(len(around[number]) == depth for number in reads):
        yield reads
        return
    inside: dict[int, list[int]] = {}
    for number in reads:
        inside.setdefault(around[number][depth], []).append(number)
    for header, group in inside.items():
        if lines[header].lstrip().startswith(("for ", "while ")):
            yield group
        else:
            yield from _groups(lines, around, group, depth + 1)


def _blocks(lines: list[str]) -> list[tuple[int, ...]]:
    """For each line the headers of the blocks around it, outermost first."""
    found: list[tuple[int, ...]] = []
    headers: list[tuple[int, int]] = []
    for number, line in enumerate(lines):
        text = line.lstrip()
        depth = len(line) - len(text)
        while headers and headers[-1][0] >= depth:
            headers.pop()
        found.append(tuple([one for _, one in headers]))
        if text.endswith(":") and not text.startswith("#"):
            headers.append((depth, number))
    return found


def _place(lines: list[str], around: list[tuple[int, ...]], reads: list[int], inside: int) -> int:
    """The line before which something must be known that is read in these lines: in the innermost block that holds them
    all, outside of loops deeper than `inside`."""
    common = around[reads[0]]
    for number in reads[1:]:
        same = 0
        for one, other in zip(common, around[number], strict=False):
            if one != other:
                break
            same += 1
        common = common[:same]
    for depth, header in enumerate(common):
        if depth >= inside and lines[header].lstrip().startswith(("for ", "while ")):
            common = common[:depth]
            break
    first = reads[0]
    place = around[first][len(common)] if len(around[first]) > len(common) else first
    indent = len(lines[place]) - len(lines[place].lstrip())
    while lines[place].lstrip().startswith(("elif ", "else:")):
        place -= 1
        while len(lines[place]) - len(lines[place].lstrip()) != indent or lines[place].lstrip().startswith("#"):
            place -= 1
    while place and lines[place - 1].lstrip().startswith("#"):
        place -= 1
    return place


def _replaced(line: str, pattern: re.Pattern[str], chosen: dict[str, str]) -> str:
    """A line with what is in variables read from there; what stands in strings is left alone."""
    parts: list[str] = []
    end = 0
    for text in _STRING.finditer(line):
        parts += [pattern.sub(lambda one: chosen.get(one[0], one[0]), line[end : text.start()]), text[0]]
        end = text.end()
    return "".join([*parts, pattern.sub(lambda one: chosen.get(one[0], one[0]), line[end:])])


def _weighted(lines: list[str]) -> Iterator[tuple[int, str, int]]:
    """The numbers and lines without strings and comments, each with how much a read in it counts."""
    loops: list[int] = []
    for number, line in enumerate(lines):
        text = line.lstrip()
        if not text or text.startswith("#"):
            continue
        depth = len(line) - len(text)
        while loops and depth <= loops[-1]:
            loops.pop()
        inner = " for " in text
        yield number, _STRING.sub('""', line), _IN_LOOP if loops or inner else 1
        if text.startswith(("for ", "while ")):
            loops.append(depth)
