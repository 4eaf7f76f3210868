"""What is asked of one zone: how many pieces it holds, of which kind, which comes first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pravidla.backends.python.code.strength import ADD, ATOM, MULTIPLY, TERNARY
from pravidla.ir.nodes import Lit, ZoneCount, ZoneCountOf, ZoneEnd
from pravidla.ir.types import Copy, Row

if TYPE_CHECKING:
    from pravidla.backends.python.lowering.expressions import Expressions


def zone_question(writer: Expressions, expr: ZoneCount | ZoneCountOf | ZoneEnd) -> tuple[str, int]:
    """A question as a Python expression, with its strength."""
    place = writer.places.zone(expr.zone)
    match expr:
        case ZoneCount():
            if place.kind == "counts":
                return f"sum({place.counts})", ATOM
            if place.kind == "ordered":
                return f"len({place.text})", ATOM
            return f"1 if {place.text} != {place.nothing} else 0", TERNARY
        case ZoneCountOf(kind=kind):
            by_kind = place.marks > 1 and not isinstance(kind.type, Copy)
            wanted = writer.written(kind, ADD)
            if by_kind:
                return f"of_kind({place.pieces}, {wanted}, {place.marks})", ATOM
            if place.kind == "counts":
                return place.item(wanted), ATOM
            if place.kind == "ordered":
                return f"{place.text}.count({wanted})", ATOM
            return f"1 if {place.text} == {wanted} else 0", TERNARY
        case ZoneEnd(position=position) if position is not None:
            place_number = f"{writer.written(position, ADD)} - 1"
            if isinstance(position, Lit):
                place_number = str(position.value - 1)
            text = f"{place.pieces}[{place_number}]"
            by_marks = place.marks > 1 and isinstance(expr.type, Row)
            return (f"{text} // {place.marks}", MULTIPLY) if by_marks else (text, ATOM)
        case ZoneEnd(which=which):
            by_kind = place.marks > 1 and isinstance(expr.type, Row)
            nothing = writer.layout.size(expr.type.list) if isinstance(expr.type, Row) else place.nothing
            if place.kind == "single":
                text = place.text
                if which != "only" and not (isinstance(expr.type, Row) and expr.type.optional):
                    text = f"piece_of({text}, {place.nothing})"
                return (f"{text} // {place.marks}", MULTIPLY) if by_kind else (text, ATOM)
            end = "0" if which == "first" else "-1"
            source = place.pieces
            text = f"{source}[{end}]"
            if by_kind:
                text = f"{text} // {place.marks}"
            if isinstance(expr.type, Row) and expr.type.optional:
                return f"{text} if {source} else {nothing}", TERNARY
            return text, MULTIPLY if by_kind else ATOM
