"""What the locals can hold that live across a decision: the bounds by which a save is tested."""

from __future__ import annotations

from dataclasses import dataclass

from pravidla.backends.python.lowering.context import Context, Local
from pravidla.backends.python.passes.bounds import FAR, Ranges
from pravidla.ir.nodes import AddToSet, Comp, Expr, Let, Lit, Param, Rank, Turns, Var
from pravidla.ir.types import PLAYER, Bool, Copy, Int, Row, SetOf, Type
from pravidla.ir.walk import descendants

_ROUNDS = 6
"""after so many rounds a bound that still grows is given up"""


@dataclass(frozen=True, slots=True)
class Held:
    """What a variable can hold: numbers from `low` to `high` (rows of the list `of`), `nothing` beside them. A set: its
    elements."""

    low: int
    high: int
    of: str = ""
    nothing: int = -1

    def joined(self, other: Held) -> Held:
        """What is held by the one or by the other."""
        nothing = max(self.nothing, other.nothing)
        if self.of == other.of and self.nothing in (-1, nothing) and other.nothing in (-1, nothing):
            return Held(min(self.low, other.low), max(self.high, other.high), self.of, nothing)
        return Held(min(self.low, other.low), max(self.high, other.high, nothing))


class Frames:
    """Finds what the variables of one game can hold."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.ranges = Ranges(context.game)
        self._held: dict[str, Held] = {}
        """by Python name"""
        self._bindings: list[tuple[str, Type | Expr]] = []
        self._vars: dict[str, set[str]] = {}
        """Python name -> variables of the rules that are it"""
        for rule in context.game.rules.values():
            for node in descendants(rule):
                self._binding(node)
        self._settle()

    def info(self, name: str, local: Local) -> str:
        """The `FrameInfo` of a variable, as Python text."""
        cells, zone, component = 0, "", None
        if local.counters is not None:
            held = Held(0, local.counters.high)
            cells = self._cells(local.counters.list)
        elif local.zone is not None:
            node = local.zone
            zone = self.context.layout.zone_kind(node.kind, node.component)
            component = node.component
            cells = 0 if node.each is None else self._cells(node.each)
            held = Held(node.low, node.high, "", node.high + 1 if zone == "single" else -1)
            if component is not None:
                size = self.context.layout.size(component) * self.context.layout.marks(component)
                held = Held(0, size - 1, "", size if zone == "single" else -1)
        else:
            held = self._of_variable(name)
        parts = [f'"{name}"', f'"{local.frame}"', str(held.low), str(held.high)]
        if held.nothing >= 0:
            parts.append(f"nothing={held.nothing}")
        if held.of:
            parts.append(f'of="{held.of}"')
        if zone:
            parts.append(f'zone="{zone}"')
        if component is not None:
            parts.append(f'component="{component}"')
        if cells:
            parts.append(f"cells={cells}")
        return f"FrameInfo({', '.join(parts)})"

    def _cells(self, name: str) -> int:
        return -1 if name == PLAYER else self.context.layout.size(name)

    def _of_variable(self, name: str) -> Held:
        spare = self.context.spares.get(name)
        if spare is not None and spare.like:
            return self._of_variable(spare.like)
        if spare is not None:
            return Held(spare.low, spare.high)
        return self._held.get(name, Held(-FAR, FAR))

    # ---- bindings

    def _binding(self, node: object) -> None:
        match node:
            case Param(var=var, type=kind) | Comp(var=var, var_type=kind):
                self._bind(var, kind)
            case Turns(me=me):
                self._bind(me, Row(PLAYER))
            case Let(var=var, value=value):
                self._bind(var, value)
            case AddToSet(var=var, element=element):
                self._bind(var, element)
            case _:
                pass
        if isinstance(node, Rank):
            match node.comp.var_type:
                case Row(list=name):
                    self._bind(node.places, Int(1, self.context.layout.size(name) + 1))
                case _:
                    self._bind(node.places, Int(1, FAR))

    def _bind(self, var: str, what: Type | Expr) -> None:
        name = self.context.local(var).name
        self._bindings.append((name, what))
        self._vars.setdefault(name, set()).add(var)

    def _settle(self) -> None:
        """Join all bindings until nothing changes; what grows round after round has no bound."""
        for step in range(2 * _ROUNDS):
            changed = False
            for name, what in self._bindings:
                before = self._held.get(name)
                after = self._of(what)
                if after is None or after == before:
                    continue
                after = after if before is None else before.joined(after)
                if before is not None and step >= _ROUNDS:
                    low = -FAR if after.low < before.low else after.low
                    high = FAR if after.high > before.high else after.high
                    after = Held(low, high, after.of, after.nothing)
                if after != before:
                    self._held[name] = after
                    changed = True
                    for var in self._vars[name]:
                        self.ranges.known[var] = after.low, max(after.high, after.nothing)
            if not changed:
                return

    def _unknown(self, expr: Expr) -> bool:
        """Whether an expression reads a variable of which nothing is known yet."""
        names = [node.name for node in descendants(expr) if isinstance(node, Var)]
        own = [self.context.local(name).name for name in names if name in self.context.locals]
        return any(name in self._vars and name not in self._held for name in own)

    def _of(self, what: Type | Expr) -> Held | None:
        match what:
            case Int() | Bool() | Row() | Copy() | SetOf():
                return self._of_type(what)
            case Lit(value=value, type=Row(list=name)):
                size = self.context.layout.size(name)
                return Held(0, size - 1, name, size) if value == size else Held(0, size - 1, name)
            case Var(name=name) if self.context.local(name).name in self._held:
                return self._held[self.context.local(name).name]
            case _ if isinstance(what.type, Int | Bool):
                if self._unknown(what):
                    return None
                return Held(*self.ranges.of(what))
            case _:
                return self._of_type(what.type)

    def _of_type(self, kind: Type) -> Held:
        match kind:
            case Int(low=low, high=high):
                return Held(low, high)
            case Bool():
                return Held(0, 1)
            case Row(list=name, optional=optional):
                size = self.context.layout.size(name)
                return Held(0, size - 1, name, size if optional else -1)
            case Copy(component=component):
                return Held(0, self.context.layout.size(component) * self.context.layout.marks(component) - 1)
            case SetOf(element=element):
                return self._of_type(element)
