"""From Lark trees to the nodes of headings, types, declarations, limits, events and lines of a scenario."""

from __future__ import annotations

from typing import Literal

from lark import Token, Tree

from pravidla.syntax.build_expressions import Child, Place, expr, exprs, optional_expr, optional_word, token, tree, word
from pravidla.syntax.headings import (
    Around,
    AtLabel,
    Capacity,
    ChanceGives,
    Declaration,
    EachOwner,
    Event,
    GameOwner,
    Heading,
    KindType,
    Limit,
    MarkerType,
    Modifier,
    NamedValue,
    NumberType,
    OffTable,
    OneOrNoneType,
    OneType,
    Owner,
    Param,
    Play,
    Plays,
    PlaysChoice,
    PlaysStop,
    Reaches,
    Refilled,
    ResetEach,
    Seen,
    SetType,
    Starts,
    TruthType,
    TypeExpr,
    Unseen,
    ZoneKind,
    ZoneType,
)


def heading(place: Place, part: Tree[Token]) -> Heading:
    """The name of a definition and its parameters."""
    dotted, params = part.children
    words = tuple(word(place, child) for child in tree(dotted).children)
    found = () if params is None else tuple(param(place, child) for child in tree(params).children)
    return Heading(words, found, place.of(part))


def param(place: Place, child: Child) -> Param:
    """One parameter."""
    part = tree(child)
    span = place.of(part)
    match str(part.data), part.children:
        case "short_param", [name]:
            one = word(place, name)
            return Param(OneType(one, one.span), one, span)
        case "named_param", [type_, name]:
            return Param(item(place, type_), word(place, name), span)
        case "number_param", [lower, upper, name]:
            return Param(_number(place, lower, upper, None), optional_word(place, name), span)
        case "amount_param", [lower, upper, unit, name]:
            return Param(_number(place, lower, upper, unit), word(place, name), span)
        case "set_param", [list_, name]:
            one = word(place, list_)
            return Param(SetType(OneType(one, one.span), place.of(token(list_))), word(place, name), span)
    raise AssertionError(f"the grammar has a parameter without a node: {part.data}")


def _number(place: Place, lower: Child, upper: Child, unit: Child) -> NumberType:
    first, last = token(lower), token(upper)
    end = first.end_pos if unit is None else token(unit).end_pos
    whole = place.span(first.start_pos or 0, max(last.end_pos or 0, end or 0))
    return NumberType(int(first), int(last), optional_word(place, unit), whole)


def item(place: Place, child: Child) -> OneType | NumberType:
    """What a zone or set holds: rows or numbers."""
    part = tree(child)
    if part.data == "number":
        lower, upper, unit = part.children
        return _number(place, lower, upper, unit)
    return OneType(word(place, part.children[0]), place.of(part))


def zone_kind(child: Child) -> ZoneKind:
    """The kind of a zone."""
    match str(token(child)):
        case "pile":
            return "pile"
        case "row":
            return "row"
        case "stack":
            return "stack"
        case "deck":
            return "deck"
        case _:
            return "bag"


def type_expr(place: Place, child: Child) -> TypeExpr:
    """The type of a state or a column."""
    part = tree(child)
    span = place.of(part)
    match str(part.data), part.children:
        case (("number" | "one"), _):
            return item(place, part)
        case "truth_type", _:
            return TruthType(span)
        case "one_or_none", [name, none]:
            return OneOrNoneType(word(place, name), _none(none), span)
        case "kind_type", [name, none]:
            return KindType(word(place, name), None if none is None else _none(none), span)
        case "zone_type", [kind, of]:
            return ZoneType(zone_kind(kind), item(place, of), span)
        case "marker_type", [track]:
            return MarkerType(word(place, track), span)
        case "set_type", [of]:
            return SetType(item(place, of), span)
    raise AssertionError(f"the grammar has a type without a node: {part.data}")


def _none(child: Child) -> Literal["nobody", "nothing"]:
    return "nobody" if token(child) == "nobody" else "nothing"


def column(place: Place, part: Tree[Token]) -> TypeExpr:
    """The type of a column."""
    return type_expr(place, part.children[0])


def owner(place: Place, part: Tree[Token]) -> Owner:
    """What a state belongs to."""
    if part.data == "of_game":
        return GameOwner(place.of(part))
    return EachOwner(word(place, part.children[0]), place.of(part))


def declaration(place: Place, part: Tree[Token]) -> Declaration:
    """A type, the list it is repeated over, and modifiers."""
    type_, each, modifiers = part.children
    found = tuple(modifier(place, child) for child in tree(modifiers).children)
    return Declaration(type_expr(place, type_), optional_word(place, each), found, place.of(part))


def modifier(place: Place, child: Child) -> Modifier:
    """One modifier of a declaration."""
    part = tree(child)
    span = place.of(part)
    match str(part.data), part.children:
        case "capacity", [most]:
            return Capacity(expr(place, most), span)
        case "starts", [value]:
            return Starts(expr(place, value), span)
        case "seen", [until]:
            return Seen(optional_expr(place, until), span)
        case "unseen", []:
            return Unseen(span)
        case "refilled", [zone]:
            return Refilled(expr(place, zone), span)
        case "reset_each", [rule]:
            return ResetEach(word(place, rule), span)
        case "off_table", []:
            return OffTable(span)
    raise AssertionError(f"the grammar has a modifier without a node: {part.data}")


def limit(place: Place, part: Tree[Token]) -> Limit:
    """`once per round for arrow`."""
    rule, key = part.children
    return Limit(word(place, rule), optional_word(place, key), place.of(part))


def event(place: Place, part: Tree[Token]) -> Event:
    """What a trigger waits for."""
    first, second = part.children
    match str(part.data):
        case "around":
            moment: Literal["before", "after"] = "before" if token(first) == "before" else "after"
            return Around(moment, word(place, second), place.of(part))
        case "reaches":
            return Reaches(expr(place, first), word(place, second), place.of(part))
        case _:
            return AtLabel(word(place, first), word(place, second), place.of(part))


def play(place: Place, part: Tree[Token]) -> Play:
    """A line of a scenario."""
    span = place.of(part)
    match str(part.data), part.children:
        case "plays", [player, option, values]:
            found = () if values is None else _values(place, values)
            return Plays(word(place, player), word(place, option), found, span)
        case "plays_choice", [player, values]:
            return PlaysChoice(word(place, player), _values(place, values), span)
        case "plays_stop", [player]:
            return PlaysStop(word(place, player), span)
        case _, outcomes:
            return ChanceGives(exprs(place, outcomes), span)


def _values(place: Place, child: Child) -> tuple[NamedValue, ...]:
    found = []
    for part in tree(child).children:
        name, value = tree(part).children
        found.append(NamedValue(word(place, name), expr(place, value), place.of(tree(part))))
    return tuple(found)
