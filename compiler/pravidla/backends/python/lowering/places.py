"""Where fields, counters and zones are in the generated state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pravidla.backends.python.code.strength import (
    ADD,
    ATOM,
    COMPARE,
    MULTIPLY,
    NOT,
)
from pravidla.backends.python.passes.simplify import may_be_nothing
from pravidla.ir.nodes import (
    Expr,
    Lit,
    Load,
    ZoneRef,
)

if TYPE_CHECKING:
    from pravidla.backends.python.lowering.expressions import Expressions


_FEW_KINDS = 8
"""of no more kinds than this the counts are looked at one by one"""


@dataclass(frozen=True, slots=True)
class Place:
    """A zone found. `counts`: the list and where its counts begin; `ordered`: the list of pieces; `single`: the
    cell."""

    kind: str
    text: str
    offset: str
    """of the first count; empty: 0"""
    kinds: int
    nothing: int
    capacity: int | None
    component: str | None
    marks: int
    stack: bool
    name: str
    var: str = ""
    """the variable that is the cell itself, where it is one"""
    sure: bool = True
    """whether there is such a zone; otherwise it may be that of nothing or nobody, which a slice would call empty"""

    @property
    def counts(self) -> str:
        """All counts of the zone as a list, to be read."""
        if not self.sure:
            return f"held({self.text}, {self.offset}, {self.kinds})"
        return self.stretch

    @property
    def stretch(self) -> str:
        """All counts of the zone, where they are written."""
        if not self.offset:
            return self.text
        if self.offset.isdigit():
            return f"{self.text}[{self.offset} : {int(self.offset) + self.kinds}]"
        return f"{self.text}[{self.offset} : {self.offset} + {self.kinds}]"

    def item(self, kind: str) -> str:
        """The count of one kind."""
        if self.offset in ("", "0"):
            return f"{self.text}[{kind}]"
        if self.offset.isdigit() and kind.isdigit():
            return f"{self.text}[{int(self.offset) + int(kind)}]"
        return f"{self.text}[{self.offset} + {kind}]" if kind != "0" else f"{self.text}[{self.offset}]"

    @property
    def pieces(self) -> str:
        """All pieces as a list."""
        if self.kind == "counts":
            return f"pieces({self.counts})"
        if self.kind == "ordered":
            return self.text
        return f"([{self.text}] if {self.text} != {self.nothing} else [])"


class Places:
    """Finds places of the state."""

    def __init__(self, writer: Expressions) -> None:
        self.writer = writer
        self.context = writer.context
        self.game = writer.game
        self.layout = writer.layout
        self.folder = writer.folder

    def cell_index(self, field: str, owner: Expr | None, index: Expr | None) -> str:
        """The position of a cell in its field's slot."""
        slot = self.layout[field]
        if owner is None or index is None:
            only = owner if owner is not None else index
            return "0" if only is None else self.writer.number(only)
        first, second = self.folder.fold(owner), self.folder.fold(index)
        if isinstance(first, Lit) and isinstance(second, Lit) and slot.rows.isdigit():
            return str(first.value * int(slot.rows) + second.value)
        start = f"{self.writer.written(first, MULTIPLY)} * {slot.rows}"
        if isinstance(second, Lit) and second.value == 0:
            return start
        return f"{start} + {self.writer.written(second, ADD)}"

    def cell(self, load: Load) -> str:
        """A cell of a field, of a local counter, of a zone for one piece."""
        if load.local:
            assert load.index is not None
            return f"{self.context.local(load.field).name}[{self.writer.number(load.index)}]"
        slot = self.layout[load.field]
        if slot.scalar:
            return f"s.{slot.name}"
        return f"s.{slot.name}[{self.cell_index(load.field, load.owner, load.index)}]"

    def emptiness(self, place: Place, empty: bool) -> tuple[str, int]:
        """The test that a zone is empty, or that it is not, with its strength."""
        sign = "==" if empty else "!="
        match place.kind:
            case "single":
                return f"{place.text} {sign} {place.nothing}", COMPARE
            case "ordered":
                return (f"not {place.text}", NOT) if empty else (f"len({place.text}) > 0", COMPARE)
            case _ if place.kinds <= _FEW_KINDS:
                return (f"not any({place.counts})", NOT) if empty else (f"any({place.counts})", ATOM)
            case _:
                # two lists are compared much faster than the numbers of one are looked at
                nothing = self.context.computed_constant(f"none_of_{place.kinds}", "list[int]", f"[0] * {place.kinds}")
                return f"{place.counts} {sign} {nothing}", COMPARE

    def zone(self, ref: ZoneRef) -> Place:
        """The place of a zone."""
        if ref.local:
            return self._local_zone(ref)
        slot = self.layout[ref.field]
        where = "" if slot.scalar else self.cell_index(ref.field, ref.owner, ref.index)
        text, offset = f"s.{slot.name}", ""
        if slot.kind == "counts":
            offset = scaled(where, slot.kinds)
        elif where:
            text = f"{text}[{where}]"
        return Place(
            slot.kind, text, offset, slot.kinds, slot.nothing, slot.capacity, slot.component, slot.marks, slot.stack,
            slot.field, sure=not offset or offset.isdigit() or not any(map(may_be_nothing, (ref.owner, ref.index))),
        )  # fmt: skip

    def _local_zone(self, ref: ZoneRef) -> Place:
        local = self.context.local(ref.field)
        zone = local.zone
        assert zone is not None
        kind = self.layout.zone_kind(zone.kind, zone.component)
        marks = self.layout.marks(zone.component)
        kinds = self.layout.size(zone.component) * marks if zone.component is not None else 0
        where = "" if zone.each is None or ref.index is None else self.writer.number(ref.index)
        text, offset = local.name, ""
        if kind == "counts":
            offset = scaled(where, kinds)
        elif where:
            text = f"{text}[{where}]"
        return Place(
            kind, text, offset, kinds, kinds, 1 if kind == "single" else None, zone.component, marks,
            zone.kind == "stack", ref.field, local.name if kind == "single" and not where else "",
        )  # fmt: skip


def scaled(text: str, factor: int) -> str:
    """A position times a factor, as text."""
    if not text:
        return ""
    if text.isdigit():
        return str(int(text) * factor)
    return f"{text} * {factor}" if all(ch.isalnum() or ch in "_.[]" for ch in text) else f"({text}) * {factor}"
