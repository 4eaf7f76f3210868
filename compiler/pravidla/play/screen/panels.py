"""The view of the table as text for panels of a given width."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from textwrap import wrap

from rich.text import Text

from pravidla.play.log import brief
from pravidla.play.sections import Entry, Section, without_blanks
from pravidla.play.view import View

_SHORT = 9
"""Letters at most of a value that stands in a table of all players."""
_GAP = 2
_FEWEST_LABEL = 12
_MOST_LABEL = 26
"""Letters that a table leaves for what its lines are called, with narrow columns and with wide ones."""
_NARROW = 3


def position(view: View, width: int, letter: str) -> Text:
    """The position in lines of at most `width`: what the player holds, all players side by side, what belongs to
    nobody, boards and tracks, what the others have lying. `letter` stands before the number of a player."""
    sections = without_blanks(view.sections)
    players = [section for section in sections if section.kind == "player"]
    tabled = _tabled(players, width)
    own = next((section for section in players if section.seat == view.seat), None)
    text = Text()
    if own is not None:
        _titled(text, own.heading, _others(own, tabled), width, strong=True)
    if tabled:
        _table(text, players, sorted(tabled), width, letter, view.seat)
    for section in sections:
        if section.kind == "common":
            _titled(text, section.heading, section.entries, width)
        elif section.kind == "rows":
            _titled(text, "", section.entries, width)
        elif section.kind == "picture":
            text.append("\n".join(section.lines) + "\n")
    for section in players:
        if section is not own:
            _titled(text, section.heading, _others(section, tabled), width)
    text.rstrip()
    return text


def headline(title: str, turn: str, cites: str, width: int) -> str:
    """The game, whose turn it is, what the decision cites. Where that is too long for a line the game is left out,
    then the end of the turn: the citations are what cannot be seen elsewhere."""
    told = brief(f" {title} · {turn}{cites}")
    if len(told) <= width:
        return told
    told = brief(f" {turn}{cites}")
    if len(told) <= width:
        return told
    kept = told.removeprefix(f" {turn}")
    return f" {turn[: max(0, width - len(kept) - 2)].rstrip()}…{kept}"


def log_text(lines: Sequence[str], fresh: int, width: int) -> Text:
    """The log, each event with a hanging indent; the last `fresh` ones stand out by a mark and are bright."""
    text = Text()
    for number, line in enumerate(lines):
        new = number >= len(lines) - fresh
        for part in _folded(brief(line), width, "› " if new else "  ", "  "):
            text.append(part + "\n", style="bold" if new else "dim")
    text.rstrip()
    return text


def _short(entry: Entry) -> str:
    """The value as it stands in the table."""
    return "?" if entry.hidden else entry.value


def _tabled(players: Sequence[Section], width: int) -> set[int]:
    """The numbers of entries that are short for all players, so that they fit side by side."""
    if len(players) < 2:
        return set()
    found = {
        number
        for number in range(len(players[0].entries))
        if all(len(_short(section.entries[number])) <= _SHORT for section in players)
    }
    while found and len(players) * (_widest(players, found) + _GAP) + _label_room(players, found) > width:
        lengths = {number: max(len(_short(section.entries[number])) for section in players) for number in found}
        longest = max(lengths.values())
        found = {number for number in found if lengths[number] < longest}
    return found


def _label_room(players: Sequence[Section], numbers: Iterable[int]) -> int:
    """The letters that labels need, as far as they are given."""
    longest = max(len(players[0].entries[number].label) for number in numbers)
    return min(longest, _MOST_LABEL if _widest(players, numbers) > _NARROW else _FEWEST_LABEL)


def _widest(players: Sequence[Section], numbers: Iterable[int]) -> int:
    return max(3, *(len(_short(section.entries[number])) for number in numbers for section in players))


def _table(text: Text, players: Sequence[Section], numbers: Sequence[int], width: int, letter: str, seat: int) -> None:
    column = _widest(players, numbers)
    room = width - len(players) * (column + _GAP)
    labels = [players[0].entries[number].label for number in numbers]
    room = min(room, max(len(label) for label in labels))
    titles = "".join(
        " " * _GAP + f"{letter}{(section.seat or 0) + 1}{'*' if section.seat == seat else ''}".rjust(column)
        for section in players
    )
    text.append(" " * room + titles + "\n", style="bold")
    for number, label in zip(numbers, labels, strict=True):
        shown = label if len(label) <= room else label[: room - 1] + "…"
        values = "".join(" " * _GAP + _short(section.entries[number]).rjust(column) for section in players)
        text.append(f"{shown.ljust(room)}{values}\n")


def _others(section: Section, tabled: set[int]) -> list[Entry]:
    """The entries that are not in the table and tell something."""
    return [entry for number, entry in enumerate(section.entries) if number not in tabled and not entry.blank]


def _titled(text: Text, heading: str, entries: Sequence[Entry], width: int, *, strong: bool = False) -> None:
    """A heading and its entries; nothing where there are none."""
    if not entries:
        return
    if heading:
        text.append(heading + "\n", style="bold reverse" if strong else "bold")
    for entry in entries:
        first = " " if heading else ""
        parts = _folded(entry.text, width, first, first + "  ")
        for number, part in enumerate(parts):
            begins = len(first) + len(entry.label) + 1
            if number == 0 and len(part) >= begins:
                text.append(part[:begins], style="cyan")
                text.append(part[begins:] + "\n")
            else:
                text.append(part + "\n")


def _folded(line: str, width: int, first: str, rest: str) -> list[str]:
    """A line in lines of at most `width`; a no-break space does not break."""
    return wrap(line, max(width, 10), initial_indent=first, subsequent_indent=rest, break_on_hyphens=False) or [first]
