"""Pieces in zones: putting in, taking out, drawing, with all that may go wrong."""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass

from pravidla.diagnostics import Span
from pravidla.interpreter.expressions import Evaluator
from pravidla.interpreter.locals import Env, LocalZone
from pravidla.interpreter.state import ORDERED
from pravidla.interpreter.world import BOX
from pravidla.ir.nodes import Expr, MarkCopies, Move, ZoneField, ZoneKind, ZoneRef
from pravidla.ir.types import Copy


@dataclass(frozen=True, slots=True)
class Zone:
    """A zone found: its list of pieces and what it can hold."""

    name: str
    pieces: list[int]
    kind: ZoneKind
    capacity: int | None
    marks: int

    @property
    def ordered(self) -> bool:
        """Whether the order of its pieces means something."""
        return self.kind in ORDERED


class Pieces:
    """Moves pieces between the zones of one state."""

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluate = evaluator
        self.world = evaluator.world

    def zone(self, ref: ZoneRef, env: Env) -> Zone:
        """The zone that a reference means now."""
        pieces = self.evaluate.zone(ref, env)
        marks = self.evaluate.zone_marks(ref, env)
        if ref.local:
            local = env[ref.field]
            kind: ZoneKind = local.kind if isinstance(local, LocalZone) else "pile"
            return Zone(ref.field, pieces, kind, 1 if kind == "single" else None, marks)
        if ref.field.startswith(BOX):
            return Zone(ref.field, pieces, "pile", None, marks)
        content = self.world.game.fields[ref.field].content
        if not isinstance(content, ZoneField):
            raise self.world.fault(f"{ref.field} is no zone", ref.span)
        return Zone(ref.field, pieces, content.kind, 1 if content.kind == "single" else content.capacity, marks)

    def put(self, zone: Zone, piece: int, span: Span) -> None:
        """Put a piece in: at the end of an ordered zone."""
        if zone.capacity is not None and len(zone.pieces) >= zone.capacity:
            raise self.world.fault(f"{zone.name} is full ({zone.capacity})", span)
        if zone.ordered:
            zone.pieces.append(piece)
        else:
            insort(zone.pieces, piece)

    def take(self, zone: Zone, piece: int) -> None:
        """Take out a piece that is there: the last such one of a stack, else the first."""
        if zone.kind == "stack":
            del zone.pieces[len(zone.pieces) - 1 - zone.pieces[::-1].index(piece)]
        else:
            zone.pieces.remove(piece)

    def transfer(self, pieces: list[int], source: Zone, target: Zone, span: Span) -> None:
        """Move pieces one after another, in the order given."""
        for piece in pieces:
            self.take(source, piece)
            self.put(target, piece, span)

    def pour(self, source: Zone, target: Zone, span: Span) -> None:
        """Move everything; the order is kept."""
        everything = list(source.pieces)
        source.pieces.clear()
        for piece in everything:
            self.put(target, piece, span)

    def matching(self, zone: Zone, kind: Expr, env: Env) -> list[int]:
        """The pieces that are copies of a kind (of a kind with that mark where `kind` has one), as they lie."""
        wanted = self.evaluate.number(kind, env)
        marks = 1 if isinstance(kind.type, Copy) else zone.marks
        return [piece for piece in zone.pieces if piece // marks == wanted]

    def move(self, move: Move, env: Env) -> None:
        """Do a `Move`."""
        source = self._whereabouts(move, env) if move.source is None else self.zone(move.source, env)
        target = self.zone(move.target, env)
        if move.kind is None:
            if move.count is not None:
                raise self.world.fault("a number of pieces wants to know of which kind", move.span)
            self.pour(source, target, move.span)
            return
        there = self.matching(source, move.kind, env)
        count = len(there) if move.count is None else self.evaluate.number(move.count, env)
        if count < 0 or count > len(there):
            raise self.world.fault(f"{source.name} does not hold {count} of these pieces", move.span)
        chosen = there[len(there) - count :][::-1] if source.kind == "stack" else there[:count]
        self.transfer(chosen, source, target, move.span)

    def _whereabouts(self, move: Move, env: Env) -> Zone:
        """The zone where the individual lies."""
        for name in move.possible_sources:
            field = self.world.game.fields.get(name)
            content = field.content if field is not None else None
            kind: ZoneKind = content.kind if isinstance(content, ZoneField) else "pile"
            capacity = content.capacity if isinstance(content, ZoneField) else None
            for cell, pieces in self.evaluate.state.zones.items():
                zone = Zone(name, pieces, kind, capacity, self.world.marks(move.component))
                if cell[0] == name and move.kind is not None and self.matching(zone, move.kind, env):
                    return zone
        raise self.world.fault("the piece lies nowhere from where it could move", move.span)

    def mark(self, mark: MarkCopies, env: Env) -> None:
        """Do a `MarkCopies`."""
        zone = self.zone(mark.zone, env)
        there = list(zone.pieces) if mark.kind is None else self.matching(zone, mark.kind, env)
        if mark.kind is not None and not mark.every:
            if not there:
                raise self.world.fault(f"{zone.name} does not hold the piece to mark", mark.span)
            there = [piece for piece in there if piece % zone.marks != mark.mark][:1]
        for piece in there:
            zone.pieces[zone.pieces.index(piece)] = piece - piece % zone.marks + mark.mark
        if not zone.ordered:
            zone.pieces.sort()
