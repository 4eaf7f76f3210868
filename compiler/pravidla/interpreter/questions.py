"""Longer answers: figures, runs, what is reached, pieces of zones as elements."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from pravidla.diagnostics import Span
from pravidla.ir.nodes import ZoneEnd, ZoneItems, ZoneKinds
from pravidla.ir.types import Row, SetOf

if TYPE_CHECKING:
    from pravidla.interpreter.expressions import Evaluator
    from pravidla.interpreter.locals import Env, Item


def longest_run(values: list[Item], joker: Item | None) -> int:
    """The length of the longest stretch of one value; the joker counts as anything."""
    longest = 0
    for start in range(len(values)):
        seen: set[Item] = set()
        for end in range(start, len(values)):
            if joker is None or values[end] != joker:
                seen.add(values[end])
            if len(seen) > 1:
                break
            longest = max(longest, end - start + 1)
    return longest


def figure_of(op: str, numbers: list[int]) -> int | None:
    """The sum, average, highest or lowest; nothing where there is no highest or lowest."""
    if op == "sum":
        return sum(numbers)
    if op in ("average_down", "average_up"):
        if not numbers:
            return 0
        return sum(numbers) // len(numbers) if op == "average_down" else -(-sum(numbers) // len(numbers))
    if not numbers:
        return None
    return max(numbers) if op == "highest" else min(numbers)


def sets_of_different(values: list[Item]) -> tuple[Item, ...]:
    """The sizes of sets of different values, the largest first, each value in as many sets as it is there."""
    counts = Counter(values).values()
    return tuple(sum(1 for count in counts if count >= n) for n in range(1, max(counts, default=0) + 1))


def reached(evaluate: Evaluator, board: str, start: int, within: tuple[Item, ...], span: Span) -> tuple[Item, ...]:
    """The elements joined to the start by neighbours among them, in their order; the start only if it is one."""
    found: set[Item] = {one for one in within if one == start}
    edge = [start]
    while edge:
        for near in evaluate.figures.neighbours(board, edge.pop(), span):
            if near in within and near not in found:
                found.add(near)
                edge.append(near)
    return tuple(one for one in within if one in found)


def as_elements(expr: ZoneItems | ZoneKinds, pieces: list[int], marks: int) -> tuple[int, ...]:
    """Pieces as elements: with their mark where the type says so, else by kind."""
    if marks > 1 and isinstance(expr.type, SetOf) and isinstance(expr.type.element, Row):
        return tuple(piece // marks for piece in pieces)
    return tuple(pieces)


def end_piece(evaluate: Evaluator, expr: ZoneEnd, env: Env) -> int:
    """The first or last piece of a zone, or nothing where the type allows it."""
    world = evaluate.world
    pieces, marks = evaluate.zone(expr.zone, env), evaluate.zone_marks(expr.zone, env)
    by_kind = marks if isinstance(expr.type, Row) else 1
    if expr.position is not None:
        place = evaluate.number(expr.position, env)
        if place > len(pieces):
            raise world.fault(f"there is no piece number {place}", expr.span)
        return pieces[place - 1] // by_kind
    if pieces:
        return pieces[0 if expr.which == "first" else -1] // by_kind
    component = evaluate.zone_component(expr.zone, env)
    if expr.which == "only" and component is not None:
        return world.size(component) * marks // by_kind
    if isinstance(expr.type, Row) and expr.type.optional:
        return world.size(expr.type.list)
    raise world.fault(f"there is no {expr.which} piece in an empty zone", expr.span)
