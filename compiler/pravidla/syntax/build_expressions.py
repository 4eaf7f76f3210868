"""From Lark trees to expression nodes. One function for each union; the grammar decides which trees there are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias, cast

from lark import Token, Tree

from pravidla.diagnostics import Span
from pravidla.source import Scalar
from pravidla.syntax.expressions import (
    Add,
    And,
    AsQuantity,
    At,
    Call,
    Compare,
    Comparison,
    Conditional,
    Differs,
    Divide,
    Earlier,
    Empty,
    Expr,
    Field,
    FieldCall,
    Integer,
    Me,
    Member,
    Multiply,
    My,
    Name,
    Negate,
    Nobody,
    Not,
    NotEmpty,
    Nothing,
    NotMember,
    Or,
    Quantity,
    Range,
    Remainder,
    Same,
    Source,
    Subtract,
    This,
    Truth,
    Word,
)
from pravidla.syntax.questions import (
    AnyOf,
    Average,
    Binder,
    Comprehension,
    Count,
    Direction,
    Every,
    Kinds,
    LongestRun,
    Measure,
    NoneOf,
    Order,
    OrderKey,
    PickOf,
    Reached,
    Seated,
    SetsOfDifferent,
    Sorted,
    Those,
)

Child: TypeAlias = "Tree[Token] | Token | None"


@dataclass(frozen=True, slots=True)
class Place:
    """Where the parsed text lies: it is the part of the scalar that begins at character `base`."""

    scalar: Scalar
    base: int

    def span(self, start: int, end: int) -> Span:
        """The place in the file of characters `start` to `end` of the parsed text."""
        return self.scalar.at(self.base + start, self.base + end)

    def of(self, part: Tree[Token] | Token) -> Span:
        """The place in the file of a subtree or a token."""
        if isinstance(part, Token):
            return self.span(part.start_pos or 0, part.end_pos or 0)
        if part.meta.empty:
            return self.span(0, 0)
        return self.span(part.meta.start_pos, part.meta.end_pos)


def tree(child: Child) -> Tree[Token]:
    """A child that the grammar makes a subtree."""
    assert isinstance(child, Tree)
    return child


def token(child: Child) -> Token:
    """A child that the grammar makes a token."""
    assert isinstance(child, Token)
    return child


def word(place: Place, child: Child) -> Word:
    """A name in a fixed place."""
    return Word(str(token(child)), place.of(token(child)))


def optional_word(place: Place, child: Child) -> Word | None:
    """A name that may have been left out."""
    return None if child is None else word(place, child)


def optional_expr(place: Place, child: Child) -> Expr | None:
    """An expression that may have been left out."""
    return None if child is None else expr(place, child)


def arguments(place: Place, child: Child) -> tuple[Expr, ...]:
    """What stands between brackets, nothing when there are none."""
    return () if child is None else exprs(place, tree(child).children)


def exprs(place: Place, children: Sequence[Child]) -> tuple[Expr, ...]:
    """Each child as an expression."""
    return tuple(expr(place, child) for child in children)


def binder(place: Place, child: Child) -> Binder:
    """`x in S where C by K`."""
    name, source_, where, order_ = tree(child).children
    return Binder(
        word(place, name),
        source(place, source_),
        optional_expr(place, where),
        None if order_ is None else order(place, order_),
        place.of(tree(child)),
    )


def source(place: Place, child: Child) -> Source:
    """What a name is taken from."""
    if tree(child).data == "reached":
        start, over = tree(child).children
        return Reached(expr(place, start), binder(place, over), place.of(tree(child)))
    return expr(place, child)


def order(place: Place, child: Child) -> Order:
    """`by K descending, L` or `clockwise from p`."""
    part = tree(child)
    span = place.of(part)
    if part.data == "seated":
        direction, start = part.children
        return Seated(turn_direction(direction), optional_expr(place, start), span)
    keys = []
    for key in part.children:
        value, descending = tree(key).children
        keys.append(OrderKey(expr(place, value), descending is not None, place.of(tree(key))))
    return Sorted(tuple(keys), span)


def turn_direction(child: Child) -> Direction:
    """`clockwise` or `counterclockwise`."""
    return "clockwise" if token(child) == "clockwise" else "counterclockwise"


def comprehension(place: Place, child: Child) -> Comprehension:
    """`E for x in S`."""
    figure, elements = tree(child).children
    return Comprehension(expr(place, figure), binder(place, elements), place.of(tree(child)))


def expr(place: Place, child: Child) -> Expr:
    """An expression of any form."""
    part = tree(child)
    span = place.of(part)
    children = part.children
    match str(part.data):
        case "name" | "this" | "my" | "call" | "field" | "field_call" | "at":
            return _path(place, part, span)
        case "integer" | "quantity" | "as_quantity" | "me" | "nobody" | "nothing" | "true" | "false":
            return _atom(place, part, span)
        case "conditional":
            return Conditional(*_three(place, children), span)
        case "or_":
            return Or(exprs(place, children), span)
        case "and_":
            return And(exprs(place, children), span)
        case "not_":
            return Not(expr(place, children[0]), span)
        case "empty":
            return Empty(expr(place, children[0]), span)
        case "not_empty":
            return NotEmpty(expr(place, children[0]), span)
        case "compare":
            left, sign, right = children
            return Compare(cast("Comparison", str(sign)), expr(place, left), expr(place, right), span)
        case "negate":
            return Negate(expr(place, children[0]), span)
        case "earlier":
            return Earlier(expr(place, children[0]), word(place, children[1]), span)
        case "same" | "differs" | "member" | "not_member" | "range" | "add" | "subtract" | "multiply":
            return _pair(str(part.data), *_two(place, children), span)
        case "divide_up":
            return Divide(*_two(place, children), "up", span)
        case "divide_down":
            return Divide(*_two(place, children), "down", span)
        case "remainder":
            return Remainder(*_two(place, children), span)
        case _:
            return _question(place, part, span)


def _two(place: Place, children: Sequence[Child]) -> tuple[Expr, Expr]:
    return expr(place, children[0]), expr(place, children[1])


def _three(place: Place, children: Sequence[Child]) -> tuple[Expr, Expr, Expr]:
    return expr(place, children[0]), expr(place, children[1]), expr(place, children[2])


def _pair(form: str, left: Expr, right: Expr, span: Span) -> Expr:
    match form:
        case "same":
            return Same(left, right, span)
        case "differs":
            return Differs(left, right, span)
        case "member":
            return Member(left, right, span)
        case "not_member":
            return NotMember(left, right, span)
        case "range":
            return Range(left, right, span)
        case "add":
            return Add(left, right, span)
        case "subtract":
            return Subtract(left, right, span)
        case _:
            return Multiply(left, right, span)


def _question(place: Place, part: Tree[Token], span: Span) -> Expr:
    children = part.children
    match str(part.data):
        case "any_of":
            return AnyOf(binder(place, children[0]), span)
        case "none_of":
            return NoneOf(binder(place, children[0]), span)
        case "every":
            return Every(binder(place, children[0]), expr(place, children[1]), span)
        case "those":
            return Those(binder(place, children[0]), span)
        case "count":
            return Count(_over(place, children[0]), span)
        case "pick_of":
            match str(token(children[0])).split()[0]:
                case "first":
                    return PickOf("first", _over(place, children[1]), span)
                case "last":
                    return PickOf("last", _over(place, children[1]), span)
                case _:
                    return PickOf("top", _over(place, children[1]), span)
        case "measure":
            return _measure(place, token(children[0]), tree(children[1]), span)
        case "average_up":
            return Average(comprehension(place, children[0]), "up", span)
        case "average_down":
            return Average(comprehension(place, children[0]), "down", span)
        case "longest_run":
            return LongestRun(comprehension(place, children[0]), optional_expr(place, children[1]), span)
        case "sets_of_different":
            return SetsOfDifferent(comprehension(place, children[0]), span)
        case "kinds":
            return Kinds(expr(place, children[0]), span)
        case unknown:
            raise AssertionError(f"the grammar has a form without a node: {unknown}")


def _over(place: Place, child: Child) -> Expr | Binder:
    return binder(place, child) if tree(child).data == "binder" else expr(place, child)


def _measure(place: Place, kind: Token, of: Tree[Token], span: Span) -> Measure:
    measured = comprehension(place, of) if of.data == "comprehension" else expr(place, of)
    match str(kind):
        case "sum":
            return Measure("sum", measured, span)
        case "highest":
            return Measure("highest", measured, span)
        case _:
            return Measure("lowest", measured, span)


def _path(place: Place, part: Tree[Token], span: Span) -> Expr:
    children = part.children
    match str(part.data):
        case "name":
            return Name(str(children[0]), span)
        case "this":
            return This(span)
        case "my":
            return My(word(place, children[0]), span)
        case "call":
            return Call(word(place, children[0]), arguments(place, children[1]), span)
        case "field":
            return Field(expr(place, children[0]), word(place, children[1]), span)
        case "field_call":
            of, name, args = children
            return FieldCall(expr(place, of), word(place, name), arguments(place, args), span)
        case _:
            return At(expr(place, children[0]), arguments(place, children[1]), span)


def _atom(place: Place, part: Tree[Token], span: Span) -> Expr:
    children = part.children
    match str(part.data):
        case "integer":
            return Integer(int(token(children[0])), span)
        case "quantity":
            return Quantity(int(token(children[0])), word(place, children[1]), span)
        case "as_quantity":
            return AsQuantity(expr(place, children[0]), word(place, children[1]), span)
        case "me":
            return Me(span)
        case "nobody":
            return Nobody(span)
        case "nothing":
            return Nothing(span)
        case _:
            return Truth(part.data == "true", span)
