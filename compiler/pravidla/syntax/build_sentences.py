"""From Lark trees to the nodes of steps, headers and their lines."""

from __future__ import annotations

import re
from typing import Literal

from lark import Token, Tree

from pravidla.diagnostics import Span
from pravidla.syntax.build_expressions import (
    Child,
    Place,
    arguments,
    binder,
    expr,
    optional_expr,
    optional_word,
    source,
    token,
    tree,
    turn_direction,
    word,
)
from pravidla.syntax.build_headings import item, zone_kind
from pravidla.syntax.expressions import (
    Expr,
    Word,
)
from pravidla.syntax.headers import (
    AtLeast,
    Between,
    Choose,
    ChooseOneOf,
    ChooseSome,
    Exactly,
    For,
    Header,
    HowMany,
    If,
    InAnyOrder,
    Option,
    Otherwise,
    OtherwiseIf,
    Pick,
    PickAtRandom,
    Rank,
    Repeat,
    RepeatUntil,
    Secretly,
    TakeTurns,
    While,
)
from pravidla.syntax.sentences import (
    Choices,
    Condition,
    HeaderLine,
    OptionCall,
    OptionLine,
    StepLine,
)
from pravidla.syntax.steps import (
    AddTo,
    Advance,
    AtEnd,
    Decrease,
    Destination,
    Do,
    Draw,
    EndGame,
    EveryCopy,
    Everything,
    Gain,
    Increase,
    Into,
    Label,
    Let,
    LetCounters,
    LetSet,
    LetZone,
    Lose,
    Mark,
    Move,
    Pay,
    Piece,
    Pieces,
    Roll,
    SetTo,
    Show,
    Shuffle,
    Step,
    Stop,
    Swap,
    What,
)

_REFERENCE = re.compile(r"s[0-9.]+")


def citations(place: Place, child: Child) -> tuple[Word, ...]:
    """The references of `[s3.8, s3.9]`, nothing when there is no citation."""
    if child is None:
        return ()
    start = token(child).start_pos or 0
    found = _REFERENCE.finditer(str(token(child)))
    return tuple(Word(m.group(), place.span(start + m.start(), start + m.end())) for m in found)


def step_line(place: Place, part: Tree[Token]) -> StepLine:
    """A step with its citations."""
    return StepLine(step(place, part.children[0]), citations(place, part.children[1]), place.of(part))


def header_line(place: Place, part: Tree[Token]) -> HeaderLine:
    """A header with its citations."""
    return HeaderLine(header(place, part.children[0]), citations(place, part.children[1]), place.of(part))


def option_line(place: Place, part: Tree[Token]) -> OptionLine:
    """An option that is an action or a word, with its citations."""
    call = tree(part.children[0])
    name, args = call.children
    option = OptionCall(word(place, name), arguments(place, args), place.of(call))
    return OptionLine(option, citations(place, part.children[1]), place.of(part))


def condition(place: Place, part: Tree[Token]) -> Condition:
    """A condition with its citations."""
    return Condition(expr(place, part.children[0]), citations(place, part.children[1]), place.of(part))


def choices(place: Place, part: Tree[Token]) -> Choices:
    """The picks of an action."""
    return Choices(picks(place, part.children[0]), optional_expr(place, part.children[1]), place.of(part))


def picks(place: Place, child: Child) -> tuple[Pick, ...]:
    """`x from S, y from T`: the grammar nests them to the left."""
    found: list[Pick] = []
    rest = tree(child)
    while True:
        found.insert(0, pick(place, rest.children[-1]))
        if len(rest.children) == 1:
            return tuple(found)
        rest = tree(rest.children[0])


def pick(place: Place, child: Child) -> Pick:
    """`x from S where C`."""
    name, from_, where = tree(child).children
    return Pick(word(place, name), source(place, from_), optional_expr(place, where), place.of(tree(child)))


def step(place: Place, child: Child) -> Step:
    """A step of any form."""
    part = tree(child)
    span = place.of(part)
    match str(part.data), part.children:
        case "gain", [actor, amount]:
            return Gain(optional_expr(place, actor), expr(place, amount), span)
        case "pay", [actor, up_to, amount, to]:
            payer, payee = optional_expr(place, actor), optional_expr(place, to)
            return Pay(payer, up_to is not None, expr(place, amount), payee, span)
        case "lose", [actor, amount]:
            return Lose(optional_expr(place, actor), expr(place, amount), span)
        case "set_to", [target, value]:
            return SetTo(expr(place, target), expr(place, value), span)
        case "increase", [target, amount]:
            return Increase(expr(place, target), expr(place, amount), span)
        case "decrease", [target, amount]:
            return Decrease(expr(place, target), expr(place, amount), span)
        case "advance", [marker, amount]:
            return Advance(expr(place, marker), expr(place, amount), span)
        case "add_to", [element, to]:
            return AddTo(expr(place, element), expr(place, to), span)
        case "do", [call]:
            return Do(expr(place, call), span)
        case "label", [name]:
            return Label(word(place, name), span)
        case "stop", _:
            return Stop(span)
        case "end_game", _:
            return EndGame(span)
        case (("let" | "let_counters" | "let_zone" | "let_set"), _):
            return _let(place, part, span)
        case _:
            return _step_with_pieces(place, part, span)


def _let(place: Place, part: Tree[Token], span: Span) -> Step:
    name = word(place, part.children[0])
    match str(part.data), part.children[1:]:
        case "let_counters", [value, each, most]:
            return LetCounters(name, expr(place, value), word(place, each), int(token(most)), span)
        case "let_zone", [kind, of, each]:
            return LetZone(name, zone_kind(kind), item(place, of), optional_word(place, each), span)
        case "let_set", [element]:
            return LetSet(name, word(place, element), span)
        case _, [value, *_]:
            return Let(name, expr(place, value), span)
    raise AssertionError(f"the grammar has a local without a node: {part.data}")


def _step_with_pieces(place: Place, part: Tree[Token], span: Span) -> Step:
    match str(part.data), part.children:
        case "move", [what_, from_, to]:
            return Move(what(place, what_), optional_expr(place, from_), destination(place, to), span)
        case "draw", [amount, from_, to]:
            return Draw(expr(place, amount), expr(place, from_), destination(place, to), span)
        case "show", [shown, to]:
            return Show(expr(place, shown), expr(place, to), span)
        case "shuffle", [zone]:
            return Shuffle(expr(place, zone), span)
        case "roll", [dice, into]:
            return Roll(expr(place, dice), expr(place, into), span)
        case "swap", [first, second]:
            return Swap(expr(place, first), expr(place, second), span)
        case "mark", [marked, zone, mark]:
            target = what(place, marked)
            assert not isinstance(target, Pieces)
            return Mark(target, expr(place, zone), word(place, mark), span)
    raise AssertionError(f"the grammar has a step without a node: {part.data}")


def what(place: Place, child: Child) -> What:
    """What is moved or marked."""
    part = tree(child)
    span = place.of(part)
    match str(part.data), part.children:
        case "pieces", [amount, kind]:
            return Pieces(expr(place, amount), expr(place, kind), span)
        case "every_copy", [kind]:
            return EveryCopy(expr(place, kind), span)
        case "everything", _:
            return Everything(span)
        case _, [piece, *_]:
            return Piece(expr(place, piece), span)
    raise AssertionError(f"the grammar has pieces without a node: {part.data}")


def destination(place: Place, child: Child) -> Destination:
    """Where pieces go."""
    part = tree(child)
    zone = expr(place, part.children[0])
    return AtEnd(zone, place.of(part)) if part.data == "at_end" else Into(zone, place.of(part))


def how_many(place: Place, child: Child) -> HowMany:
    """`3`, `1..3` or `1..`."""
    part = tree(child)
    span = place.of(part)
    lower = expr(place, part.children[0])
    match str(part.data):
        case "between":
            return Between(lower, expr(place, part.children[1]), span)
        case "at_least":
            return AtLeast(lower, span)
        case _:
            return Exactly(lower, span)


def header(place: Place, child: Child) -> Header:
    """A header of any form."""
    part = tree(child)
    span = place.of(part)
    match str(part.data), part.children:
        case "if_", [test]:
            return If(expr(place, test), span)
        case "otherwise_if", [test]:
            return OtherwiseIf(expr(place, test), span)
        case "otherwise", _:
            return Otherwise(span)
        case "for_", [elements]:
            return For(binder(place, elements), span)
        case "while_", [test]:
            return While(expr(place, test), span)
        case "repeat", [times, test]:
            return Repeat(how_many(place, times), optional_expr(place, test), span)
        case "repeat_until", [test]:
            return RepeatUntil(expr(place, test), span)
        case "pick_at_random", [picked]:
            return PickAtRandom(pick(place, picked), span)
        case "secretly", _:
            return Secretly(span)
        case "rank", [elements, against, places]:
            return Rank(binder(place, elements), optional_expr(place, against), word(place, places), span)
        case "take_turns", [turn, start, where, until]:
            first, skipped = expr(place, start), optional_expr(place, where)
            return TakeTurns(turn_direction(turn), first, skipped, optional_expr(place, until), span)
        case "option", [name]:
            return Option(word(place, name), span)
        case _:
            return _choice(place, part, span)


def _choice(place: Place, part: Tree[Token], span: Span) -> Header:
    actor: Expr | None = optional_expr(place, part.children[0])
    match str(part.data), part.children[1:]:
        case "choose", [may, picked, alike, if_any]:
            similar = optional_expr(place, alike)
            return Choose(actor, may is not None, picks(place, picked), similar, if_any is not None, span)
        case "choose_some", [may, amount, name, from_, where, chosen, if_any]:
            return ChooseSome(
                actor,
                may is not None,
                how_many(place, amount),
                word(place, name),
                source(place, from_),
                optional_expr(place, where),
                word(place, chosen),
                if_any is not None,
                span,
            )
        case "choose_one_of", [may, if_any]:
            return ChooseOneOf(actor, may is not None, if_any is not None, span)
        case "in_any_order", [rule]:
            which: Literal["each once", "until done"] = "each once" if tree(rule).data == "each_once" else "until done"
            return InAnyOrder(actor, which, span)
    raise AssertionError(f"the grammar has a header without a node: {part.data}")
