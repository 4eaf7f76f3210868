"""Where the state lives: for each field of the game a slot of the generated `State`, flat where there is more than one
cell."""

from __future__ import annotations

from dataclasses import dataclass

from pravidla.backends.python.code.hoisting import Slots
from pravidla.backends.python.code.names import Names
from pravidla.ir.nodes import Field, Game, NumberField, RowField, TruthField, ZoneField
from pravidla.ir.types import PLAYER

BOX = "box:"
ORDERED = ("row", "stack")


@dataclass(frozen=True, slots=True)
class Slot:
    """The place of a field (or of a component's box). `kind` as in the runtime's `FieldInfo`.

    `owners` and `rows` are the sizes of the axes as Python texts (empty: no such axis), `kinds` the number of kinds
    (with marks) of a zone of copies, `nothing` what stands for an empty zone for one piece."""

    name: str
    field: str
    kind: str
    owner: str | None
    index: str | None
    rows: str
    kinds: int
    low: int
    high: int
    start: int
    nothing: int
    capacity: int | None
    component: str | None
    marks: int
    stack: bool = False

    @property
    def scalar(self) -> bool:
        """Whether there is one cell only."""
        return self.owner is None and self.index is None

    @property
    def python_type(self) -> str:
        """The type of the slot."""
        if self.kind == "counts":
            return "list[int]"
        if self.kind == "ordered":
            return "list[int]" if self.scalar else "list[list[int]]"
        return "int" if self.scalar else "list[int]"


class Layout:
    """The slots of a game."""

    def __init__(self, game: Game, names: Names) -> None:
        self.game = game
        self.names = names
        self.fields: dict[str, Slot] = {}
        self.boxes: dict[str, Slot] = {}
        self.earlier: dict[tuple[str, str], str] = {}
        """(rule, field) -> slot"""
        for field in game.fields.values():
            self.fields[field.name] = self._slot(field)
        for name, one in game.lists.items():
            if one.kind == "component":
                marks = max(1, len(one.marks))
                self.boxes[BOX + name] = Slot(
                    names.unique(f"box_{name}"), BOX + name, "counts", None, None, "", len(one.rows) * marks,
                    0, 0, 0, -1, None, name, marks,
                )  # fmt: skip

    def __getitem__(self, field: str) -> Slot:
        return self.boxes[field] if field.startswith(BOX) else self.fields[field]

    @property
    def slots(self) -> Slots:
        """What may be read in advance."""
        slots = (*self.fields.values(), *self.boxes.values())
        lists = {slot.name for slot in slots if slot.python_type.startswith("list[")}
        lasting = {slot.name for slot in slots if slot.name in lists and not (slot.kind == "ordered" and slot.scalar)}
        return Slots(frozenset(lists), frozenset(lasting), frozenset(slot.name for slot in slots) - lists)

    def remember(self, rule: str, field: str) -> str:
        """The slot that keeps a field's values from when a rule last began."""
        if (rule, field) not in self.earlier:
            self.earlier[rule, field] = self.names.unique(f"{field}_before_{rule}")
        return self.earlier[rule, field]

    def size(self, name: str) -> int:
        """The number of all rows of a list, of all seats that the game allows."""
        return self.game.max_players if name == PLAYER else len(self.game.lists[name].rows)

    def axis(self, name: str) -> str:
        """The number of cells along an axis, as a Python text."""
        if name == PLAYER and self.game.fixed is not None:
            return str(self.game.fixed.players)
        if name == PLAYER and self.game.min_players < self.game.max_players:
            return "s.game.players"
        return str(self.size(name))

    def marks(self, component: str | None) -> int:
        """How many marks a copy can have, 1 where the component has none."""
        return max(1, len(self.game.lists[component].marks)) if component in self.game.lists else 1

    def copies(self, component: str) -> int:
        """The greatest number of copies of all kinds together."""
        players = self.game.max_players
        return sum(row.copies * (players if row.per_player else 1) for row in self.game.lists[component].rows)

    def zone_kind(self, kind: str, component: str | None) -> str:
        """`counts`, `ordered` or `single` for a kind of zone."""
        if kind == "single":
            return "single"
        return "ordered" if kind in ORDERED or component is None else "counts"

    def _slot(self, field: Field) -> Slot:
        name = self.names.unique(field.name)
        rows = "" if field.index is None else self.axis(field.index)
        kind, low, high, start, kinds, nothing = "number", 0, 0, 0, 0, -1
        capacity: int | None = None
        component: str | None = None
        stack = False
        match field.content:
            case NumberField():
                low, high, start = field.content.low, field.content.high, field.content.start
            case TruthField():
                kind, high, start = "truth", 1, int(field.content.start)
            case RowField():
                size = self.size(field.content.list)
                kind, high, start = "row", size - 1, field.content.start
                nothing = size if field.content.optional else -1
                component = field.content.list
            case ZoneField() as zone:
                kind = self.zone_kind(zone.kind, zone.component)
                stack = zone.kind == "stack"
                component, low, high, capacity = zone.component, zone.low, zone.high, zone.capacity
                if component is not None:
                    kinds = self.size(component) * self.marks(component)
                    low, high = 0, kinds - 1
                if kind == "single":
                    nothing = kinds if component is not None else high + 1
                    start, capacity = nothing, 1
        return Slot(
            name, field.name, kind, field.owner, field.index, rows, kinds, low, high, start, nothing, capacity,
            component, self.marks(component), stack,
        )  # fmt: skip
