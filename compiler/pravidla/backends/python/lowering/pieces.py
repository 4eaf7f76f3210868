"""Moving pieces between zones, as straight Python code."""

from __future__ import annotations

from pravidla.backends.python.code.tree import Assign, Branch, Function, Give, Line, Loop, Node
from pravidla.backends.python.lowering.context import Context
from pravidla.backends.python.lowering.expressions import Expressions
from pravidla.backends.python.lowering.layout import Slot
from pravidla.backends.python.lowering.places import Place
from pravidla.ir.nodes import Draw, Expr, Lit, MarkCopies, Move, Roll, ZoneEnd, ZoneRef
from pravidla.ir.pprint_expressions import zone_ref
from pravidla.ir.types import Copy

_SOME_KINDS = 4
"""of so many kinds the counts are added up at once"""
_MANY_KINDS = 8
"""of more kinds than this it is asked which are there before pieces are moved"""


class Pieces:
    """Writes moves, draws without chance and marks."""

    def __init__(self, context: Context, expressions: Expressions) -> None:
        self.context = context
        self.game = context.game
        self.layout = context.layout
        self.expressions = expressions
        self._finders: dict[tuple[str, tuple[str, ...]], str] = {}

    # ---- one piece

    def take(self, place: Place, piece: str) -> list[Node]:
        """Take a piece out of a zone; a fault when it is not there."""
        if place.kind == "counts":
            item = place.item(piece)
            return [Branch([(f"not {item}", [Line(f'raise lacking("{place.name}")')])]), Line(f"{item} -= 1")]
        if place.kind == "ordered":
            return [Line(f"{'take_last' if place.stack else 'take_first'}({place.text}, {piece})")]
        missing = Branch([(f"{place.text} != {piece}", [Line(f'raise lacking("{place.name}")')])])
        return [missing, self._cell(place, str(place.nothing))]

    def put(self, place: Place, piece: str) -> list[Node]:
        """Put a piece into a zone: at the end of an ordered one."""
        nodes = self.room(place, "1")
        if place.kind == "counts":
            return [*nodes, Line(f"{place.item(piece)} += 1")]
        if place.kind == "ordered":
            return [*nodes, Line(f"{place.text}.append({piece})")]
        return [*nodes, self._cell(place, piece)]

    def room(self, place: Place, number: str) -> list[Node]:
        """The test that a zone has room for a number of pieces, where it can be full at all."""
        if place.capacity is None:
            return []
        fault: list[Node] = [Line(f'raise full("{place.name}", {place.capacity})')]
        if place.kind == "single":
            return [Branch([(f"{place.text} != {place.nothing}", fault)])]
        if place.component is not None and self.layout.copies(place.component) <= place.capacity:
            return []
        held = f"sum({place.counts})" if place.kind == "counts" else f"len({place.text})"
        test = f"{held} >= {place.capacity}" if number == "1" else f"{held} + {number} > {place.capacity}"
        return [Branch([(test, fault)])]

    def _cell(self, place: Place, text: str) -> Node:
        return Assign(place.var, text, "int") if place.var else Line(f"{place.text} = {text}")

    # ---- everything

    def pour(self, source: Place, target: Place) -> list[Node]:
        """Move everything; the order is kept."""
        if source.kind == "single":
            moved = [*self.put(target, source.text), self._cell(source, str(source.nothing))]
            return [Branch([(f"{source.text} != {source.nothing}", moved)])]
        if target.kind == "single":
            number = f"sum({source.counts})" if source.kind == "counts" else f"len({source.text})"
            moved = [
                *self.room(target, "1"),
                Branch([(f"{number} > 1", [Line(f'raise full("{target.name}", 1)')])]),
                self._cell(target, f"{source.pieces}[0]"),
                *self._emptied(source),
            ]
            some = f"any({source.counts})" if source.kind == "counts" else source.text
            return [Branch([(some, moved)])]
        room = self.room(target, f"sum({source.counts})" if source.kind == "counts" else f"len({source.text})")
        if source.kind == "counts" and target.kind == "counts":
            if _SOME_KINDS <= source.kinds <= _MANY_KINDS and source.sure and target.sure:
                there = target.stretch if target.offset else f"{target.text}[:]"
                return [*room, Line(f"{there} = added({target.stretch}, {source.stretch})"), *self._emptied(source)]
            body: list[Node] = [
                Line(f"{target.item('kind')} += {source.item('kind')}"),
                Line(f"{source.item('kind')} = 0"),
            ]
            there = f"kinds({source.counts})" if source.kinds > _MANY_KINDS else f"range({source.kinds})"
            return [*room, Loop(f"for kind in {there}", body)]
        if target.kind == "counts":
            return [
                *room,
                Loop(f"for piece in {source.pieces}", [Line(f"{target.item('piece')} += 1")]),
                *self._emptied(source),
            ]
        return [*room, Line(f"{target.text}.extend({source.pieces})"), *self._emptied(source)]

    def _emptied(self, place: Place) -> list[Node]:
        if place.kind == "counts":
            target = place.stretch if place.offset else f"{place.text}[:]"
            return [Line(f"{target} = [0] * {place.kinds}")]
        if place.kind == "ordered":
            return [Line(f"{place.text}.clear()")]
        return [self._cell(place, str(place.nothing))]

    # ---- moves

    def move(self, move: Move) -> list[Node]:
        """A `Move`."""
        target = self.expressions.places.zone(move.target)
        if move.source is None:
            assert move.kind is not None
            finder = self._finder(move)
            found = f"{finder}(s, {self.expressions.number(move.kind)})"
            return [Line(f"piece = {found}"), *self.put(target, "piece")]
        source = self.expressions.places.zone(move.source)
        if move.kind is None:
            return self.pour(source, target)
        kind = self.expressions.folder.fold(move.kind)
        count = None if move.count is None else self.expressions.folder.fold(move.count)
        if source.marks > 1 and not isinstance(kind.type, Copy):
            return self._move_any_mark(source, target, kind, count)
        if isinstance(count, Lit) and count.value == 1:
            return self._move_one(move.source, source, target, kind)
        return self._move_several(source, target, kind, count)

    def _move_one(self, ref: ZoneRef, source: Place, target: Place, kind: Expr) -> list[Node]:
        if isinstance(kind, ZoneEnd) and _same_place(kind.zone, ref) and source.kind == "ordered":
            pop = "pop(0)" if kind.which == "first" else "pop()"
            if kind.which == "first" or source.stack:
                return [Line(f"piece = {source.text}.{pop}"), *self.put(target, "piece")]
        piece = self.expressions.written(kind, 5)
        nodes: list[Node] = []
        if not piece.isidentifier() and not piece.isdigit():
            nodes.append(Line(f"piece = {self.expressions.written(kind)}"))
            piece = "piece"
        return [*nodes, *self.take(source, piece), *self.put(target, piece)]

    def _move_several(self, source: Place, target: Place, kind: Expr, count: Expr | None) -> list[Node]:
        piece = self.expressions.written(kind, 5)
        nodes: list[Node] = []
        if not piece.isidentifier() and not piece.isdigit():
            nodes.append(Line(f"piece = {self.expressions.written(kind)}"))
            piece = "piece"
        if source.kind == "counts":
            there = source.item(piece)
        elif source.kind == "ordered":
            there = f"{source.text}.count({piece})"
        else:
            there = f"(1 if {source.text} == {piece} else 0)"
        if count is None:
            nodes.append(Line(f"number = {there}"))
        else:
            nodes.append(Line(f"number = {self.expressions.written(count)}"))
            low = self.expressions.folder.ranges.of(count)[0]
            test = f"number > {there}" if low >= 0 else f"not 0 <= number <= {there}"
            nodes.append(Branch([(test, [Line(f'raise lacking("{source.name}")')])]))
        if source.kind == "counts" and target.kind == "counts":
            return [
                *nodes,
                *self.room(target, "number"),
                Line(f"{source.item(piece)} -= number"),
                Line(f"{target.item(piece)} += number"),
            ]
        return [*nodes, Loop("for _ in range(number)", [*self.take(source, piece), *self.put(target, piece)])]

    def _move_any_mark(self, source: Place, target: Place, kind: Expr, count: Expr | None) -> list[Node]:
        """Copies of a kind with whatever mark they have."""
        nodes: list[Node] = [Line(f"kind = {self.expressions.written(kind)}")]
        order = f"{source.pieces}[::-1]" if source.stack else source.pieces
        if count is None:
            nodes.append(Line(f"number = of_kind({source.pieces}, kind, {source.marks})"))
        else:
            nodes.append(Line(f"number = {self.expressions.written(count)}"))
        one = [
            Line(f"piece = with_kind({order}, kind, {source.marks})"),
            *self.take(source, "piece"),
            *self.put(target, "piece"),
        ]
        return [*nodes, Loop("for _ in range(number)", one)]

    # ---- individuals

    def _finder(self, move: Move) -> str:
        """The function that takes an individual out of the zone where it lies."""
        assert move.kind is not None
        exact = isinstance(move.kind.type, Copy) or self.layout.marks(move.component) == 1
        key = (move.component + ("" if exact else "*"), move.possible_sources)
        if key not in self._finders:
            name = self.context.names.unique(f"take_{move.component}")
            self._finders[key] = name
            body: list[Node] = []
            for field in move.possible_sources:
                body.extend(self._search(self.layout[field], exact))
            body.append(Line(f'raise Fault("the piece ({move.component}) lies nowhere from where it could move")'))
            doc = (f"Take a {move.component} out of the zone where it lies.", self.context.place(move.span))
            self.context.module.functions.append(Function(name, ["s: State", "kind: int"], "int", doc, body))
        return self._finders[key]

    def _search(self, slot: Slot, exact: bool) -> list[Node]:
        if exact:
            match slot.kind:
                case "counts" if slot.scalar:
                    taken: list[Node] = [Line(f"s.{slot.name}[kind] -= 1"), Give("kind")]
                    return [Branch([(f"s.{slot.name}[kind]", taken)])]
                case "counts":
                    taken = [Line(f"s.{slot.name}[place] -= 1"), Give("kind")]
                    header = f"for place in range(kind, len(s.{slot.name}), {slot.kinds})"
                    return [Loop(header, [Branch([(f"s.{slot.name}[place]", taken)])])]
                case "ordered" if slot.scalar:
                    taken = [Line(f"s.{slot.name}.remove(kind)"), Give("kind")]
                    return [Branch([(f"kind in s.{slot.name}", taken)])]
                case "ordered":
                    taken = [Line("row.remove(kind)"), Give("kind")]
                    return [Loop(f"for row in s.{slot.name}", [Branch([("kind in row", taken)])])]
                case _ if slot.scalar:
                    taken = [Line(f"s.{slot.name} = {slot.nothing}"), Give("kind")]
                    return [Branch([(f"s.{slot.name} == kind", taken)])]
                case _:
                    taken = [Line(f"s.{slot.name}[s.{slot.name}.index(kind)] = {slot.nothing}"), Give("kind")]
                    return [Branch([(f"kind in s.{slot.name}", taken)])]
        marks = slot.marks
        inside = f"range(kind * {marks}, kind * {marks} + {marks})"
        match slot.kind:
            case "counts":
                step = f"range(piece, len(s.{slot.name}), {slot.kinds})"
                taken = [Line(f"s.{slot.name}[place] -= 1"), Give("piece")]
                return [
                    Loop(
                        f"for piece in {inside}",
                        [Loop(f"for place in {step}", [Branch([(f"s.{slot.name}[place]", taken)])])],
                    )
                ]
            case "ordered":
                rows = f"[s.{slot.name}]" if slot.scalar else f"s.{slot.name}"
                taken = [Line("row.remove(piece)"), Give("piece")]
                return [
                    Loop(f"for row in {rows}", [Loop(f"for piece in {inside}", [Branch([("piece in row", taken)])])])
                ]
            case _ if slot.scalar:
                taken = [Line(f"piece = s.{slot.name}"), Line(f"s.{slot.name} = {slot.nothing}"), Give("piece")]
                return [Branch([(f"s.{slot.name} // {marks} == kind", taken)])]
            case _:
                taken = [Line(f"s.{slot.name}[s.{slot.name}.index(piece)] = {slot.nothing}"), Give("piece")]
                return [Loop(f"for piece in {inside}", [Branch([(f"piece in s.{slot.name}", taken)])])]

    # ---- draws without chance

    def draw(self, draw: Draw) -> list[Node]:
        """A `Draw` that is no matter of chance: from an ordered zone, or pieces of one kind."""
        source, target = self.expressions.places.zone(draw.source), self.expressions.places.zone(draw.target)
        count = self.expressions.folder.fold(draw.count)
        pour = [] if draw.refill is None else self.pour(self.expressions.places.zone(draw.refill), source)
        nodes: list[Node] = []
        piece = "piece"
        if draw.kind is not None:
            nodes.append(Line(f"kind = {self.expressions.number(draw.kind)}"))
            piece = "kind"
        empty = self.is_empty(source)
        one: list[Node] = []
        if pour:
            one.append(Branch([(empty, list(pour))]))
        if draw.kind is None:
            taken: list[Node]
            if source.kind == "single":
                taken = [Line(f"piece = {source.text}"), self._cell(source, str(source.nothing))]
            else:
                taken = [Line(f"piece = {source.text}.{'pop()' if source.stack else 'pop(0)'}")]
            there = self.is_empty(source)
        else:
            taken = self.take(source, "kind")
            there = {
                "counts": f"not {source.item('kind')}",
                "ordered": f"kind not in {source.text}",
                "single": f"{source.text} != kind",
            }[source.kind]
        moved: list[Node] = [*taken, *self.put(target, piece)]
        if pour:
            moved.append(Branch([(empty, list(pour))]))
        if isinstance(count, Lit) and count.value == 1:
            nodes.extend(one)
            nodes.append(Branch([(_opposite(there), moved)]))
            return nodes
        nodes.append(
            Loop(
                f"for _ in range({self.expressions.written(count)})", [*one, Branch([(there, [Line("break")])]), *moved]
            )
        )
        return nodes

    def sampled(self, draw: Draw) -> list[Node]:
        """A `Draw` by chance, while chance resolves itself."""
        source, target = self.expressions.places.zone(draw.source), self.expressions.places.zone(draw.target)
        count = self.expressions.folder.fold(draw.count)
        counts = self.drawn_from(draw, source)
        pour = [] if draw.refill is None else self.pour(self.expressions.places.zone(draw.refill), source)
        refill: list[Node] = [Branch([(self.is_empty(source), pour)])] if pour else []
        moved: list[Node] = [
            *([Line(f"{source.item('piece')} -= 1")] if source.kind == "counts" else self.take(source, "piece")),
            *self.put(target, "piece"),
            *refill,
        ]
        drawn = Line(f"piece = draw_kind(s, {counts})")
        if isinstance(count, Lit) and count.value == 1:
            return [*refill, drawn, Branch([("piece >= 0", moved)])]
        if counts == source.text != target.text and not refill:
            number = self.expressions.written(count)
            return [Loop(f"for piece in draw_kinds(s, {counts}, {number})", self.put(target, "piece"))]
        stop = Branch([("piece < 0", [Line("break")])])
        return [Loop(f"for _ in range({self.expressions.written(count)})", [*refill, drawn, stop, *moved])]

    def drawn_from(self, draw: Draw, source: Place) -> str:
        """The counts of the pieces that a draw may give."""
        counts = source.counts if source.kind == "counts" else f"counts_of({source.pieces}, {source.kinds})"
        if draw.kind is None:
            return counts
        size = 1 if isinstance(draw.kind.type, Copy) else source.marks
        return f"only_of({counts}, {self.expressions.number(draw.kind)}, {size})"

    def rolled(self, roll: Roll) -> list[Node]:
        """A `Roll`, while chance resolves itself."""
        place = self.expressions.places.zone(roll.zone)
        faces = f"roll_faces(s, {self.expressions.number(roll.count)}, {roll.low}, {roll.high})"
        if place.kind == "single":
            return [self._cell(place, f"{faces}[0]")]
        if (
            place.capacity is None
            or self.expressions.folder.ranges.of(self.expressions.folder.fold(roll.count))[1] <= place.capacity
        ):
            return [Line(f"{place.text}[:] = {faces}")]
        too_many = Line(f'raise full("{place.name}", {place.capacity})')
        return [
            Line(f"faces = {faces}"),
            Branch([(f"len(faces) > {place.capacity}", [too_many])]),
            Line(f"{place.text}[:] = faces"),
        ]

    def is_empty(self, place: Place) -> str:
        """The test that a zone is empty."""
        return self.expressions.places.emptiness(place, empty=True)[0]

    # ---- marks

    def mark(self, mark: MarkCopies) -> list[Node]:
        """A `MarkCopies`."""
        place = self.expressions.places.zone(mark.zone)
        wanted = "None" if mark.kind is None else self.expressions.number(mark.kind)
        exact = mark.kind is not None and isinstance(mark.kind.type, Copy)
        tail = f"{place.marks}, {mark.mark}, {wanted}, {exact}, {mark.every}"
        if place.kind == "counts":
            return [Line(f"mark_counts({place.text}, {place.offset or '0'}, {place.kinds}, {tail})")]
        if place.kind == "ordered":
            return [Line(f"mark_ordered({place.text}, {tail})")]
        test = f"{place.text} != {place.nothing}"
        if mark.kind is not None:
            by = "" if exact else f" // {place.marks}"
            test = f"{place.text}{by} == {wanted}"
        marked = self._cell(place, f"{place.text} - {place.text} % {place.marks} + {mark.mark}")
        return [Branch([(test, [marked])])]


def _same_place(left: ZoneRef, right: ZoneRef) -> bool:
    return zone_ref(left) == zone_ref(right)


def _opposite(test: str) -> str:
    if test.startswith("not "):
        return test[4:]
    if " not in " in test:
        return test.replace(" not in ", " in ")
    return test.replace(" == ", " != ") if " == " in test else test.replace(" != ", " == ")
