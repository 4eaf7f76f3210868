"""Sentences that parse and yet cannot mean what was meant: reported here, where their form alone gives them away."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pravidla.diagnostics import Diagnostic, Label, Severity, Span
from pravidla.syntax.expressions import (
    Add,
    And,
    AsQuantity,
    Differs,
    Divide,
    Expr,
    Field,
    FieldCall,
    Integer,
    Me,
    Multiply,
    My,
    Name,
    Negate,
    Nobody,
    Not,
    Nothing,
    Or,
    Quantity,
    Range,
    Remainder,
    Same,
    Subtract,
    Word,
)
from pravidla.syntax.grammar import reserved_words
from pravidla.syntax.headers import (
    Choose,
    ChooseSome,
)
from pravidla.syntax.questions import (
    Average,
    Count,
    Kinds,
    LongestRun,
    Measure,
    PickOf,
    SetsOfDifferent,
    Those,
)
from pravidla.syntax.steps import (
    AddTo,
    Move,
    Piece,
)
from pravidla.syntax.walk import nodes

_NEVER_TRUE: Final = (
    Integer, Quantity, AsQuantity, Range, Add, Subtract, Multiply, Divide, Remainder, Negate,
    Count, Measure, Average, LongestRun, SetsOfDifferent, Kinds, Those, PickOf, Me, Nobody, Nothing,
)  # fmt: skip


def misreadings(node: object) -> list[Diagnostic]:
    """What is surely not meant in a sentence, in the order of the text."""
    parts = list(nodes(node))
    # After a dot no word of the language can stand; a way of a board has `from` and `to`.
    after_dot = {part.name.span for part in parts if isinstance(part, Field | FieldCall)}
    return [found for part in parts if not (isinstance(part, Word) and part.span in after_dot) for found in _of(part)]


def alternative_hint(condition: Or | And, operand: Expr) -> str | None:
    """The hint for an operand that is no condition, when it was meant as a second value of the comparison before it.

    `c is a or b` reads as `(c is a) or b`: a sentence of the language, but not the one that was meant unless b is
    itself true or false. Whoever finds out that it is not can print this.
    """
    before = condition.operands[: condition.operands.index(operand)]
    word = "or" if isinstance(condition, Or) else "and"
    for previous in reversed(before):
        if isinstance(previous, Same | Differs):
            verb = "is" if isinstance(previous, Same) else "is not"
            return f"each side of `{word}` is a whole condition: `x {verb} a {word} x {verb} b`"
    return None


def _of(node: object) -> Iterator[Diagnostic]:
    match node:
        case Or(operands=operands) | And(operands=operands):
            for operand in operands:
                yield from _no_condition(node, operand)
        case Not(operand=operand) if isinstance(operand, _NEVER_TRUE):
            yield _misread(operand.span, "this is neither true nor false", "`x is not a and x is not b`")
        case Move(what=Piece(piece=Quantity(value=value, unit=unit, span=span))):
            hint = f"`move {value} of {unit.text} from A to B`: a kind stands after `of`"
            yield _misread(span, "a move takes a piece or a number of one kind", hint)
        case AddTo(element=Integer() | Quantity() | AsQuantity() as element):
            hint = "`increase X by E`; `add x to S` puts a row into a set"
            yield _misread(element.span, "an amount is no element of a set", hint)
        case Choose(actor=actor, picks=picks) if actor is not None and not isinstance(actor, Me):
            for pick in picks:
                yield from _whose(actor, pick.source)
        case ChooseSome(actor=actor, source=source) if actor is not None and not isinstance(actor, Me):
            yield from _whose(actor, source)
        case Name(name=name, span=span):
            yield from _reserved(name, span)
        case Word(text=text, span=span):
            yield from _reserved(text, span)


def _no_condition(condition: Or | And, operand: Expr) -> Iterator[Diagnostic]:
    if isinstance(operand, _NEVER_TRUE):
        hint = alternative_hint(condition, operand) or "a condition compares: `x is a`, `n > 0`"
        yield _misread(operand.span, "this is neither true nor false", hint)


def _whose(actor: Expr, source: object) -> Iterator[Diagnostic]:
    """`p chooses c from my hand`: mine, not p's."""
    match actor:
        case Name(name=name):
            whose = name
        case Field(name=Word(text=text)):
            whose = text
        case _:
            return
    for part in nodes(source):
        if isinstance(part, My):
            yield Diagnostic(
                "PRV410",
                f"`my {part.name.text}` belongs to the player who acts, not to `{whose}` who chooses",
                Label(part.span, "of the player who acts"),
                severity=Severity.WARNING,
                help=f"`{whose}.{part.name.text}` is what the chooser has; for the other reading, "
                "`let` gives the acting player a name",
            )


def _reserved(name: str, span: Span) -> Iterator[Diagnostic]:
    if name in reserved_words():
        yield Diagnostic(
            "PRV405",
            f"`{name}` is a word of the language and cannot be a name",
            Label(span, "a word of the language"),
            help=f"another name, such as `{name}_1` or a longer one",
        )


def _misread(span: Span, message: str, hint: str) -> Diagnostic:
    return Diagnostic("PRV404", message, Label(span, ""), help=hint)
