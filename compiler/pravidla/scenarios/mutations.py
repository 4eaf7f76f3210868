"""Mutants: a game with one thing changed, as a spec with a mistake would have it.

Every figure by one, every condition negated, every exception, requirement, payment and step dropped. A construct that
the compiler has copied to several places of the IR is changed in all of them, as it stands once in the spec.

Left out, since they cannot change what a game does: figures inside texts, columns that no expression reads, steps that
only show or only give a name to a value. Figures that stand nowhere in the spec (the coordinates of a grid's cells, the
first round of a loop) are none of its figures.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Literal

from pravidla.diagnostics import Span
from pravidla.interpreter.record import Figure
from pravidla.ir.nodes import (
    Adjustment,
    Alternative,
    Column,
    Comp,
    Condition,
    ConditionCase,
    EveryOf,
    Expr,
    Game,
    If,
    IfElse,
    Let,
    LetCounters,
    LetZone,
    Lit,
    Not,
    NumberField,
    Option,
    Payment,
    Remember,
    ResetField,
    Rule,
    Seal,
    Show,
    Stmt,
    Text,
    TrackColumn,
    Turns,
    While,
)
from pravidla.ir.pprint_expressions import expression
from pravidla.ir.pprint_statements import block
from pravidla.ir.types import Bool, Int
from pravidla.ir.walk import children, descendants, rebuilt

Kind = Literal["figure", "condition", "exception", "requirement", "step"]

Path = tuple[object, ...]


@dataclass(frozen=True, slots=True)
class Mutant:
    """One change: what, where, and which executed units or figures a scenario must have met to be able to notice it."""

    kind: Kind
    text: str
    """what is changed, e.g. `7 becomes 8`; unlike that of every other mutant of its kind at its place"""
    span: Span
    paths: tuple[Path, ...]
    """the places in the IR, deepest last"""
    units: frozenset[int]
    figure: Figure | None = None
    verb: str | None = None
    """what is done to what stands at the place in the spec, e.g. `negated`; None: `text` says it all"""

    @property
    def sort_key(self) -> tuple[str, int, int, str, str]:
        """By place in the spec, then by kind and text."""
        return self.span.file, self.span.start, self.span.end, self.kind, self.text


@dataclass(frozen=True, slots=True)
class _Found:
    kind: Kind
    text: str
    span: Span
    path: Path
    units: frozenset[int]
    node: object
    figure: Figure | None = None
    verb: str | None = None


def mutants(game: Game) -> list[Mutant]:
    """All mutants of a game, by place."""
    groups: dict[tuple[Kind, str, Span, object], list[_Found]] = {}
    for found in (*_printed(game), *_in_values(game), *_in_rules(game)):
        if isinstance(found.node, Lit) and not _is_written(game, found.node):
            continue
        node = found.figure if found.figure is not None else repr(found.node)
        groups.setdefault((found.kind, found.text, found.span, node), []).append(found)
    result = [
        Mutant(
            kind,
            text,
            span,
            tuple(one.path for one in group),
            frozenset(unit for one in group for unit in one.units),
            group[0].figure,
            group[0].verb,
        )
        for (kind, text, span, _), group in groups.items()
    ]
    return sorted(result, key=lambda mutant: mutant.sort_key)


def _is_written(game: Game, figure: Lit) -> bool:
    """Whether a figure stands in the spec, not only in what the compiler made of it (the first round of a loop)."""
    text = game.sources.get(figure.span.file)
    if text is None:
        return True
    written = re.sub(r"\[s\d[^\]]*\]", "", text[figure.span.start : figure.span.end])
    return str(abs(figure.value)) in re.findall(r"\d+", written)


def mutated(game: Game, mutant: Mutant) -> Game:
    """The game with the change made."""
    result: object = game
    for path in sorted(mutant.paths, key=_depth, reverse=True):
        match mutant.kind:
            case "condition":
                result = rebuilt(result, path, _negated)
            case "figure":
                result = rebuilt(result, path, _by_one)
            case _:
                result = rebuilt(result, path[:-1], partial(_without, path[-1]))
    if not isinstance(result, Game):
        raise TypeError("a game stays a game")
    return result


def _depth(path: Path) -> tuple[int, tuple[str, ...]]:
    """Deeper places first, and later ones of a block before earlier ones, so that earlier paths stay true."""
    return len(path), tuple(f"{step:08}" if isinstance(step, int) else str(step) for step in path)


def _negated(node: object) -> object:
    if not isinstance(node, Expr):
        raise TypeError(f"{type(node).__name__} is no expression")
    return node.operand if isinstance(node, Not) else Not(node, Bool(), node.span)


def _by_one(node: object) -> object:
    match node:
        case Lit(value=value):
            return replace(node, value=value + 1)
        case NumberField(start=start, high=high):
            return replace(node, start=start + 1 if start < high else start - 1)
        case int():
            return node + 1
        case _:
            raise TypeError(f"{type(node).__name__} is no figure")


def _without(position: object, parent: object) -> object:
    if not isinstance(parent, tuple) or not isinstance(position, int):
        raise TypeError("only parts of a list can be dropped")
    return parent[:position] + parent[position + 1 :]


# ---- printed figures and start values


def _printed(game: Game) -> Iterator[_Found]:
    read: set[tuple[str, str]] = set()
    for part in (game.values, game.rules, game.invariants):
        for node in descendants(part):
            if isinstance(node, Column):
                read.add((node.list, node.column))
            elif isinstance(node, TrackColumn):
                read.add((node.track, node.column))
    for name, definition in game.lists.items():
        for at, column in enumerate(definition.columns):
            if not isinstance(column.type, Int) or (name, column.name) not in read or definition.kind == "cells":
                continue
            for row, value in enumerate(column.values):
                text = f"{name} {definition.rows[row].id}: {column.name} {value} becomes {_whole(value) + 1}"
                path: Path = ("lists", name, "columns", at, "values", row)
                figure = ("column", name, column.name, row)
                yield _figure(text, definition.rows[row].origin.span, path, figure)
    for name, table in game.tables.items():
        for position, value in enumerate(table.values if isinstance(table.type, Int) else ()):
            text = f"{name}: figure {position + 1} {value} becomes {value + 1}"
            yield _figure(text, table.origin.span, ("tables", name, "values", position), ("table", name, "", position))
    for name, track in game.tracks.items():
        for line, spaces in enumerate(track.spaces):
            for space, figures in enumerate(spaces):
                for at, (column_name, kind) in enumerate(track.columns):
                    if isinstance(kind, Int) and (name, column_name) in read:
                        text = (
                            f"{name} line {line} space {space}: {column_name} {figures[at]} becomes {figures[at] + 1}"
                        )
                        place = ("tracks", name, "spaces", line, space, at)
                        yield _figure(text, track.origin.span, place, ("track", name, f"{line}.{column_name}", space))
    for name, one in game.fields.items():
        if isinstance(one.content, NumberField) and one.content.low < one.content.high:
            whose = "" if one.owner is None else f" of each {one.owner}"
            text = f"{one.declared}{whose} starts {one.content.start}, becomes one different"
            yield _figure(text, one.origin.span, ("fields", name, "content"), ("field", name, "", 0))


def _figure(text: str, span: Span, path: Path, figure: Figure) -> _Found:
    return _Found("figure", text, span, path, frozenset(), None, figure)


def _whole(value: int | tuple[int, ...]) -> int:
    return value if isinstance(value, int) else 0


# ---- values and rules


def _in_values(game: Game) -> Iterator[_Found]:
    for name, value in game.values.items():
        units = frozenset(id(one) for one in value.alternatives)
        yield from _walk(value, ("values", name), units)


def _in_rules(game: Game) -> Iterator[_Found]:
    for name, rule in game.rules.items():
        yield from _walk(rule, ("rules", name), frozenset(id(one) for one in rule.body[:1]))


def _walk(node: object, path: Path, units: frozenset[int]) -> Iterator[_Found]:
    """All changes inside a node. `units`: what is executed whenever the node is."""
    if isinstance(node, Text):
        return
    if isinstance(node, Stmt):
        units = frozenset((id(node),))
    yield from _changes(node, path, units)
    for step, child in children(node):
        yield from _walk(child, (*path, step), units)


def _changes(node: object, path: Path, units: frozenset[int]) -> Iterator[_Found]:
    def negate(name: str, condition: Expr) -> _Found:
        text, place = f"negated: {expression(condition)}", (*path, *_steps(name))
        return _Found("condition", text, condition.span, place, units, condition, verb="negated")

    def drop(kind: Kind, text: str, span: Span, part: object, verb: str | None = None) -> _Found:
        return _Found(kind, text, span, path, units, part, verb=verb)

    match node:
        case Lit(value=value, type=Int()):
            yield _Found("figure", f"{value} becomes {value + 1}", node.span, path, units, node)
        case If(branches=branches):
            for position, (condition, _) in enumerate(branches):
                yield negate(f"branches.{position}.0", condition)
        case IfElse(condition=condition) | EveryOf(condition=condition) | While(condition=condition):
            yield negate("condition", condition)
        case Comp(where=where):
            if where is not None:
                yield negate("where", where)
        case ConditionCase(that=condition):
            yield negate("that", condition)
            if node.guard is not None:
                yield negate("guard", node.guard)
                yield drop(
                    "exception", f"exception dropped: {expression(condition)}", node.span, node, "exception dropped"
                )
        case Option(when=when):
            if when is not None:
                yield negate("when", when)
        case Turns(where=where, until=until):
            if where is not None:
                yield negate("where", where)
            if until is not None:
                yield negate("until", until)
        case Alternative(guard=guard) | Adjustment(guard=guard):
            if guard is not None:
                yield negate("guard", guard)
            if guard is not None or isinstance(node, Adjustment):
                yield drop("exception", f"exception dropped: {node.origin.name}", node.origin.span, node)
        case Condition(name=name, cases=cases) if cases:
            yield drop("requirement", f"requirement dropped: {name}", cases[-1].span, node)
        case Payment(amount=amount):
            yield drop("requirement", f"payment dropped: {expression(amount)}", node.span, node, "payment dropped")
        case _:
            pass
    if isinstance(node, Stmt) and not isinstance(node, Seal | Show | Let | LetCounters | LetZone):
        text = f"step dropped: {next(iter(block((node,))))}"
        # What a rule does by itself when it begins stands in no line of its own.
        yield drop("step", text, node.span, node, None if isinstance(node, ResetField | Remember) else "step dropped")
    if isinstance(node, Rule) and node.kind == "dispatch":
        yield from _dispatched(node, path)


def _dispatched(rule: Rule, path: Path) -> Iterator[_Found]:
    """Each exception of a rule: a branch of the `If` that chooses the version."""
    for at, statement in enumerate(rule.body):
        if isinstance(statement, If):
            for position, (condition, _) in enumerate(statement.branches):
                yield _Found(
                    "exception",
                    f"exception dropped: {rule.name} when {expression(condition)}",
                    condition.span,
                    (*path, "body", at, "branches", position),
                    frozenset((id(statement),)),
                    condition,
                    verb=f"exception of {rule.name} dropped",
                )


def _steps(name: str) -> Path:
    return tuple(int(step) if step.isdigit() else step for step in name.split("."))
