"""Expressions back to text, with the fewest brackets."""

from __future__ import annotations

from typing import Final

from pravidla.syntax.expressions import (
    Add,
    And,
    AsQuantity,
    At,
    Call,
    Compare,
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
)
from pravidla.syntax.questions import (
    AnyOf,
    Average,
    Binder,
    Comprehension,
    Count,
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

# How tightly a form binds; a part that binds less tightly than its place asks for stands in brackets.
WHOLE: Final = 0
_OR: Final = 1
_AND: Final = 2
_NOT: Final = 3
_COMPARISON: Final = 4
RANGE: Final = 5
SUM: Final = 6
_TERM: Final = 7
_UNARY: Final = 8
PATH: Final = 9
_NAMED: Final = 10


def expression(node: Expr, level: int = WHOLE) -> str:
    """The text of an expression, in brackets where its place asks for it."""
    text = _bare(node)
    return f"({text})" if _level(node) < level else text


def optional(words: str, node: Expr | None) -> str:
    """`words` and the expression, with a blank before them, or nothing."""
    return "" if node is None else f" {words} {expression(node)}"


def elements(node: Binder) -> str:
    """`x in S where C by K`."""
    ordered = "" if node.order is None else f" {order(node.order)}"
    return f"{node.name.text} in {source(node.source)}{optional('where', node.where)}{ordered}"


def source(node: Source) -> str:
    """What a name is taken from."""
    if isinstance(node, Reached):
        start = expression(node.start, _NAMED)
        return f"reached from {start} over ({elements(node.over)})"
    return expression(node, RANGE)


def order(node: Order) -> str:
    """`by K descending, L` or `clockwise from p`."""
    match node:
        case Sorted(keys=keys):
            return "by " + ", ".join(_key(key) for key in keys)
        case Seated(direction=direction, start=start):
            return f"{direction}{optional('from', start)}"


def _key(key: OrderKey) -> str:
    return expression(key.expr, SUM) + (" descending" if key.descending else "")


def arguments(nodes: tuple[Expr, ...]) -> str:
    """Expressions parted by commas."""
    return ", ".join(expression(node) for node in nodes)


def _level(node: Expr) -> int:
    match node:
        case Conditional():
            return WHOLE
        case Or():
            return _OR
        case And():
            return _AND
        case Not():
            return _NOT
        case Compare() | Same() | Differs() | Empty() | NotEmpty() | Member() | NotMember():
            return _COMPARISON
        case Range():
            return RANGE
        case Add() | Subtract():
            return SUM
        case Multiply() | Divide():
            return _TERM
        case Integer() | Quantity() | AsQuantity() | Me() | Nobody() | Nothing() | Truth():
            return PATH
        case Name() | This() | My() | Call():
            return _NAMED
        case Field(of=of) | FieldCall(of=of) | At(of=of):
            return _NAMED if _level(of) == _NAMED else PATH
        case _:
            return _UNARY


def _bare(node: Expr) -> str:
    match node:
        case Conditional(condition=condition, then=then, otherwise=otherwise):
            return f"if {expression(condition)} then {expression(then)} else {expression(otherwise)}"
        case Or(operands=operands):
            return " or ".join(expression(operand, _AND) for operand in operands)
        case And(operands=operands):
            return " and ".join(expression(operand, _NOT) for operand in operands)
        case Not(operand=operand):
            return f"not {expression(operand, _NOT)}"
        case Compare(op=op, left=left, right=right):
            return _between(left, op, right, RANGE, RANGE)
        case Same(left=left, right=right):
            return _between(left, "is", right, RANGE, RANGE)
        case Differs(left=left, right=right):
            return _between(left, "is not", right, RANGE, RANGE)
        case Member(element=element, collection=collection):
            return _between(element, "in", collection, RANGE, RANGE)
        case NotMember(element=element, collection=collection):
            return _between(element, "not in", collection, RANGE, RANGE)
        case Empty(collection=collection):
            return f"{expression(collection, RANGE)} is empty"
        case NotEmpty(collection=collection):
            return f"{expression(collection, RANGE)} is not empty"
        case Range(lower=lower, upper=upper):
            return f"{expression(lower, SUM)}..{expression(upper, SUM)}"
        case Add(left=left, right=right):
            return _between(left, "+", right, SUM, _TERM)
        case Subtract(left=left, right=right):
            return _between(left, "-", right, SUM, _TERM)
        case Multiply(left=left, right=right):
            return _between(left, "*", right, _TERM, _UNARY)
        case Divide(left=left, right=right, rounding=rounding):
            return f"{_between(left, '/', right, _TERM, _UNARY)} rounded {rounding}"
        case Remainder(left=left, right=right):
            return f"remainder of {_between(left, '/', right, _UNARY, _UNARY)}"
        case Negate(operand=operand):
            return f"-{expression(operand, _UNARY)}"
        case Earlier(place=place, rule=rule):
            return f"{expression(place, PATH)} before this {rule.text}"
        case AnyOf() | NoneOf() | Every() | Those() | Count() | PickOf() | Measure():
            return _question(node)
        case Average() | LongestRun() | SetsOfDifferent() | Kinds():
            return _figure(node)
        case _:
            return _path(node)


def _between(left: Expr, sign: str, right: Expr, left_level: int, right_level: int) -> str:
    return f"{expression(left, left_level)} {sign} {expression(right, right_level)}"


def _question(node: AnyOf | NoneOf | Every | Those | Count | PickOf | Measure) -> str:
    match node:
        case AnyOf(binder=binder):
            return f"any ({elements(binder)})"
        case NoneOf(binder=binder):
            return f"no ({elements(binder)})"
        case Every(binder=binder, condition=condition):
            return f"every ({elements(binder)} has {expression(condition)})"
        case Those(binder=binder):
            return f"those ({elements(binder)})"
        case Count(of=of):
            return f"count of {_over(of)}"
        case PickOf(which=which, of=of):
            return f"{which} of {_over(of)}"
        case Measure(kind=kind, of=of):
            return f"{kind} of " + (f"({_each(of)})" if isinstance(of, Comprehension) else _over(of))


def _over(node: Expr | Binder) -> str:
    return f"({elements(node)})" if isinstance(node, Binder) else expression(node, _NAMED)


def _figure(node: Average | LongestRun | SetsOfDifferent | Kinds) -> str:
    match node:
        case Average(of=of, rounding=rounding):
            return f"average of ({_each(of)}) rounded {rounding}"
        case LongestRun(of=of, joker=joker):
            wild = "" if joker is None else f" with joker {expression(joker, _UNARY)}"
            return f"longest run of ({_each(of)}){wild}"
        case SetsOfDifferent(of=of):
            return f"sets of different ({_each(of)})"
        case Kinds(zone=zone):
            return f"kinds of {expression(zone, PATH)}"


def _each(node: Comprehension) -> str:
    return f"{expression(node.expr)} for {elements(node.binder)}"


def _path(node: Expr) -> str:
    match node:
        case Name(name=name):
            return name
        case This():
            return "this"
        case My(name=name):
            return f"my {name.text}"
        case Call(name=name, args=args):
            return f"{name.text}({arguments(args)})"
        case Field(of=of, name=name):
            return f"{_owner(of)}.{name.text}"
        case FieldCall(of=of, name=name, args=args):
            return f"{_owner(of)}.{name.text}({arguments(args)})"
        case At(of=of, args=args):
            return f"{_owner(of)}[{arguments(args)}]"
        case Integer(value=value):
            return str(value)
        case Quantity(value=value, unit=unit):
            return f"{value} {unit.text}"
        case AsQuantity(expr=number, unit=unit):
            return f"({expression(number)}) {unit.text}"
        case Me():
            return "me"
        case Nobody():
            return "nobody"
        case Nothing():
            return "nothing"
        case Truth(value=value):
            return "true" if value else "false"
        case _:
            raise AssertionError(f"a form without a text: {type(node).__name__}")


def _owner(node: Expr) -> str:
    """What stands before a dot or a bracket: a name, or brackets and what already hangs on them."""
    if isinstance(node, Field | FieldCall | At):
        return expression(node)
    return expression(node, _NAMED)
