"""Trees to sentences and back: what is printed is read as the same tree."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, TypeAlias

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pravidla.diagnostics import Span
from pravidla.source import Scalar
from pravidla.syntax import Entry, parse, parse_template
from pravidla.syntax import ast as a
from pravidla.syntax.unparse import unparse, unparse_template
from pravidla.syntax.walk import without_spans

Some: TypeAlias = st.SearchStrategy[Any]

HERE = Span("", 0, 0)
# Some of these are words of the language in other places.
NAMES = ("silk", "p", "row", "deck", "pile", "order", "owner", "game", "players", "turns", "be", "hráč", "x_1")
DEEPEST = 3


def of(form: type, *fields: Some) -> Some:
    """A node of a form from strategies for its fields."""
    return st.builds(form, *fields, st.just(HERE))


def maybe(strategy: Some) -> Some:
    """A part that may be left out."""
    return st.none() | strategy


def several(strategy: Some, least: int = 1) -> Some:
    """A few of them."""
    return st.lists(strategy, min_size=least, max_size=3).map(tuple)


truths = st.booleans()
numbers = st.integers(0, 60)
words = of(a.Word, st.sampled_from(NAMES))
cites = st.lists(of(a.Word, st.sampled_from(["s3.8", "s12.1", "s7.12.1"])), max_size=2).map(tuple)
roundings = st.sampled_from(["up", "down"])
directions = st.sampled_from(["clockwise", "counterclockwise"])
zones = st.sampled_from(["pile", "row", "stack", "deck", "bag"])


@cache
def named(depth: int) -> Some:
    simple = of(a.Name, st.sampled_from(NAMES)) | of(a.This) | of(a.My, words)
    if depth == 0:
        return simple
    below = named(depth - 1)
    given_ = several(values(depth - 1))
    return simple | st.one_of(
        of(a.Call, words, given_),
        of(a.Field, below, words),
        of(a.FieldCall, below, words, given_),
        of(a.At, below, given_),
    )


@cache
def values(depth: int) -> Some:
    simple = st.one_of(
        named(depth),
        of(a.Integer, numbers),
        of(a.Quantity, numbers, words),
        of(a.Me),
        of(a.Nobody),
        of(a.Nothing),
    )
    if depth == 0:
        return simple
    value, condition = values(depth - 1), conditions(depth - 1)
    each = of(a.Comprehension, value, binders(depth - 1))
    over = named(depth) | binders(depth - 1)
    return simple | st.one_of(
        *(of(form, value, value) for form in (a.Add, a.Subtract, a.Multiply, a.Remainder, a.Range)),
        of(a.Divide, value, value, roundings),
        of(a.Negate, value),
        of(a.Earlier, value, words),
        of(a.Conditional, condition, value, value),
        of(a.AsQuantity, value, words),
        of(a.Field, value, words),
        of(a.FieldCall, value, words, several(value)),
        of(a.At, value, several(value)),
        of(a.Those, binders(depth - 1)),
        of(a.Count, over),
        of(a.PickOf, st.sampled_from(["first", "last", "top"]), over),
        of(a.Measure, st.sampled_from(["sum", "highest", "lowest"]), named(depth) | each),
        of(a.Average, each, roundings),
        of(a.LongestRun, each, maybe(value)),
        of(a.SetsOfDifferent, each),
        of(a.Kinds, value),
    )


@cache
def conditions(depth: int) -> Some:
    simple = named(depth) | of(a.Truth, truths)
    if depth == 0:
        return simple
    value, condition, binder = values(depth - 1), conditions(depth - 1), binders(depth - 1)
    return simple | st.one_of(
        of(a.Compare, st.sampled_from(["<", "<=", ">", ">="]), value, value),
        *(of(form, value, value) for form in (a.Same, a.Differs, a.Member, a.NotMember)),
        of(a.Empty, value),
        of(a.NotEmpty, value),
        of(a.Or, several(condition, 2)),
        of(a.And, several(condition, 2)),
        of(a.Not, condition),
        of(a.AnyOf, binder),
        of(a.NoneOf, binder),
        of(a.Every, binder, condition),
        of(a.Conditional, condition, condition, condition),
    )


@cache
def sources(depth: int) -> Some:
    if depth == 0:
        return values(0)
    return values(depth) | of(a.Reached, values(depth - 1), binders(depth - 1))


@cache
def orders(depth: int) -> Some:
    key = of(a.OrderKey, values(depth), truths)
    return of(a.Sorted, several(key)) | of(a.Seated, directions, maybe(values(depth)))


@cache
def binders(depth: int) -> Some:
    return of(a.Binder, words, sources(depth), maybe(conditions(depth)), maybe(orders(depth)))


value, condition, name, binder = values(2), conditions(2), named(1), binders(1)
actor = maybe(name)
pick = of(a.Pick, words, sources(1), maybe(conditions(1)))
how_many = of(a.Exactly, values(1)) | of(a.Between, values(1), values(1)) | of(a.AtLeast, values(1))
piece, everything, every_copy = of(a.Piece, name), of(a.Everything), of(a.EveryCopy, name)
target = of(a.Into, name) | of(a.AtEnd, name)
ranges = of(a.NumberType, st.integers(-9, 0), numbers, st.none() | words)
lists = of(a.OneType, words)

steps = st.one_of(
    of(a.Gain, actor, value),
    of(a.Pay, actor, truths, value, maybe(name)),
    of(a.Lose, actor, value),
    *(of(form, name, value) for form in (a.SetTo, a.Increase, a.Decrease, a.Advance)),
    of(a.Move, st.one_of(piece, everything, every_copy, of(a.Pieces, values(1), name)), maybe(name), target),
    of(a.Draw, value, name, target),
    of(a.Show, value, value),
    of(a.Shuffle, name),
    of(a.Roll, value, name),
    of(a.Swap, name, name),
    of(a.Let, words, value),
    of(a.LetCounters, words, value, words, numbers),
    of(a.LetZone, words, zones, lists | ranges, maybe(words)),
    of(a.LetSet, words, words),
    of(a.AddTo, name, name),
    of(a.Mark, st.one_of(piece, everything, every_copy), name, words),
    of(a.Label, words),
    of(a.Do, name),
    of(a.Stop),
    of(a.EndGame),
)
headers = st.one_of(
    *(of(form, condition) for form in (a.If, a.OtherwiseIf, a.While, a.RepeatUntil)),
    of(a.Otherwise),
    of(a.For, binder),
    of(a.Repeat, how_many, maybe(condition)),
    of(a.Choose, actor, truths, several(pick), maybe(value), truths),
    of(a.ChooseSome, actor, truths, how_many, words, sources(1), maybe(condition), words, truths),
    of(a.ChooseOneOf, actor, truths, truths),
    of(a.PickAtRandom, pick),
    of(a.InAnyOrder, actor, st.sampled_from(["each once", "until done"])),
    of(a.Secretly),
    of(a.Rank, binder, maybe(value), words),
    of(a.TakeTurns, directions, value, maybe(condition), maybe(condition)),
    of(a.Option, words),
)
columns = st.one_of(
    ranges,
    of(a.TruthType),
    lists,
    of(a.OneOrNoneType, words, st.sampled_from(["nobody", "nothing"])),
    of(a.KindType, words, st.sampled_from([None, "nothing"])),
    of(a.ZoneType, zones, lists | ranges),
    of(a.MarkerType, words),
)
sets = of(a.SetType, lists | ranges)
modifiers = st.one_of(
    of(a.Capacity, value),
    of(a.Starts, value),
    of(a.Seen, maybe(condition)),
    of(a.Refilled, name),
    of(a.ResetEach, words),
    of(a.OffTable),
)
params = st.one_of(
    of(a.Param, lists | of(a.SetType, lists), words),
    of(a.Param, of(a.NumberType, st.integers(-9, 0), numbers, st.none()), maybe(words)),
    of(a.Param, of(a.NumberType, st.integers(-9, 0), numbers, words), words),
)
named_values = several(of(a.NamedValue, words, value))

LINES: dict[Entry, Some] = {
    "step_line": of(a.StepLine, steps, cites),
    "header_line": of(a.HeaderLine, headers, cites),
    "option_line": of(a.OptionLine, of(a.OptionCall, words, several(value, 0)), cites),
    "condition": of(a.Condition, conditions(DEEPEST), cites),
    "expr": values(DEEPEST) | conditions(DEEPEST),
    "heading": of(a.Heading, several(words), several(params, 0)),
    "declaration": of(a.Declaration, columns, maybe(words), several(modifiers, 0)),
    "owner": of(a.GameOwner) | of(a.EachOwner, words),
    "column": columns | sets,
    "choose": of(a.Choices, several(pick), maybe(value)),
    "limit": of(a.Limit, words, maybe(words)),
    "event": st.one_of(
        of(a.Around, st.sampled_from(["before", "after"]), words),
        of(a.Reaches, name, words),
        of(a.AtLabel, words, words),
    ),
    "play": st.one_of(
        of(a.Plays, words, words, st.just(()) | named_values),
        of(a.PlaysChoice, words, named_values),
        of(a.PlaysStop, words),
        of(a.ChanceGives, several(value)),
    ),
}


@pytest.mark.parametrize("entry", LINES)
@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_what_is_printed_is_read_as_the_same_tree(
    scalar: Callable[[str], Scalar], entry: Entry, data: st.DataObject
) -> None:
    node = data.draw(LINES[entry])
    text = unparse(node)
    again, problems = parse(entry, scalar(text))
    assert again is not None, (text, problems)
    assert without_spans(again) == without_spans(node), text


texts = st.text(st.characters(codec="utf-8"), min_size=1, max_size=10)
places_to_fill = of(a.Inserted, values(1), maybe(st.integers(1, 7))) | of(
    a.ByNumber, values(1), st.sampled_from([("krok", "kroky", "kroků"), ("step", "steps")])
)


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(before=texts, fill=places_to_fill, after=texts)
def test_a_printed_text_is_read_as_the_same_template(
    scalar: Callable[[str], Scalar], before: str, fill: a.TemplatePart, after: str
) -> None:
    node = a.Template((a.Plain(before, HERE), fill, a.Plain(after, HERE)), HERE)
    again, problems = parse_template(scalar(unparse_template(node)))
    assert problems == []
    assert again is not None
    assert without_spans(again) == node


@pytest.mark.parametrize(
    ("entry", "written", "canonical"),
    [
        ("expr", "((a)  +  (b * c))", "a + b * c"),
        ("expr", "(a + b) * c", "(a + b) * c"),
        ("expr", "a - (b - c)", "a - (b - c)"),
        ("condition", "(a is b or c) and not (d is e)", "(a is b or c) and not d is e"),
        ("expr", "(first of deck).value", "(first of deck).value"),
        ("step_line", "p gain 2 coins[s1.2,s1.3]", "p gains 2 coins [s1.2, s1.3]"),
        ("header_line", "p choose x from s", "p chooses x from s"),
    ],
)
def test_the_canonical_sentence_has_single_blanks_and_the_fewest_brackets(
    scalar: Callable[[str], Scalar], entry: Entry, written: str, canonical: str
) -> None:
    node, _ = parse(entry, scalar(written))
    assert node is not None
    assert unparse(node) == canonical
