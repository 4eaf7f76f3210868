"""A text with its repairs carried out, and the way back to the text as it was."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass

from pravidla.transcript.model import Repair
from pravidla.transcript.repair.edits import Edit


@dataclass(frozen=True, slots=True)
class Mended:
    """`text` is repaired, `raw` as it was; `places` holds where in `text` each edit that was carried out begins."""

    text: str
    raw: str
    edits: tuple[Edit, ...]
    done: tuple[Edit, ...]
    places: tuple[int, ...]

    def raw_start(self, offset: int) -> int:
        """The offset in the raw text of a character of the repaired one; of a replaced one, where the edit begins."""
        index = bisect_right(self.places, offset) - 1
        if index < 0:
            return offset
        edit, inside = self.done[index], offset - self.places[index]
        return edit.start if inside < len(edit.replacement) else edit.end + inside - len(edit.replacement)

    def raw_end(self, offset: int) -> int:
        """The offset in the raw text of an end in the repaired one; inside a replacement, where the edit ends."""
        index = bisect_left(self.places, offset) - 1
        if index < 0:
            return offset
        edit, inside = self.done[index], offset - self.places[index]
        return edit.end if inside < len(edit.replacement) else edit.end + inside - len(edit.replacement)

    def mended_offset(self, raw: int) -> int:
        """The offset in the repaired text of an offset in the raw one."""
        index = bisect_left(self.done, raw, key=lambda edit: edit.start) - 1
        if index < 0:
            return raw
        edit = self.done[index]
        return self.places[index] + len(edit.replacement) + max(0, raw - edit.end)

    def repairs(self, start: int, end: int) -> tuple[Repair, ...]:
        """The repairs between two offsets of the raw text, counted from the first."""
        first = bisect_left(self.edits, start, key=lambda edit: edit.start)
        last = bisect_left(self.edits, end, key=lambda edit: edit.start)
        return tuple(
            Repair(edit.start - start, edit.end - start, edit.replacement, edit.confidence, edit.kind, edit.lacuna)
            for edit in self.edits[first:last]
        )


def mend(raw: str, edits: Sequence[Edit]) -> Mended:
    """A text with edits carried out, which follow each other without overlaps; doubtful ones are only kept."""
    parts, places, done = [], [], []
    last, length = 0, 0
    for edit in edits:
        if edit.kind == "doubtful":
            continue
        parts += [raw[last : edit.start], edit.replacement]
        length += edit.start - last
        places.append(length)
        done.append(edit)
        length += len(edit.replacement)
        last = edit.end
    return Mended("".join(parts) + raw[last:], raw, tuple(edits), tuple(done), tuple(places))
