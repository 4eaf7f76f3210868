"""Sentences to trees: forms, exact places, and what is said about sentences that fail."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pravidla.diagnostics import SourceFile, catalogue
from pravidla.source import Mapping, Scalar, Sequence, parse_yaml
from pravidla.syntax import (
    ENTRIES,
    Entry,
    nodes,
    parse,
    parse_condition,
    parse_expr,
    parse_header_line,
    parse_heading,
    parse_step_line,
    reserved_words,
)
from pravidla.syntax import ast as a
from pravidla.syntax.grammar import grammar, load
from pravidla.syntax.parse import MOST_CHARACTERS, MOST_LEVELS

Make = Callable[[str], Scalar]

SENTENCES: dict[Entry, list[str]] = {
    "step_line": [
        "gain 2 coal",
        "p gains 2 vp",
        "pay 5000 yen",
        "p pays up to 2 coins to q",
        "lose 2 vp",
        "set field[3, 1].disc to me",
        "increase left by 1",
        "decrease left by my hand[silk]",
        "advance my coal by 1",
        "move first of queue to card.seat",
        "move 2 of silk from my hand to end of display",
        "move (n / 2 rounded up) of silk from my hand to discard [s3.8]",
        "move all from pool to box",
        "move all of silk from pool to bag_of_goods",
        "draw 3 goods from pack to p.hand [s3.8, s3.9]",
        "show my hand to p",
        "show top of pack to players",
        "shuffle pack",
        "roll 2 dice into throw",
        "swap seller.driver with weakest.driver",
        "let x be 3",
        "let driven_out be 0 for each company, at most 24",
        "let waking be an empty pile of farm for each player",
        "let taken be an empty set of area",
        "add r05 to taken",
        "mark c in my city as closed",
        "mark all in my city as open",
        "mark all of kind in p.city as closed",
        "label income_done",
        "do refill",
        "do sell(caravan, first of (c in caravan.camels by c.value descending), small)",
        "do (first of row_of_cards).activated(p, me)",
        "stop",
        "end the game",
    ],
    "header_line": [
        "if my hand is empty",
        "otherwise",
        "otherwise if a is b",
        "for p in players where p is not me clockwise from next(me)",
        "for c in my hand by c.value descending, c.colour [s4.1]",
        "while count of display < 3",
        "repeat 2 times",
        "repeat 1..3 times",
        "repeat 1.. times while left > 0",
        "repeat until done_for(me)",
        "choose x from s where x is not y, z from my hand",
        "choose x from s, if any",
        "choose x from s, alike by x.value, if any",
        "may choose x from s",
        "thief chooses victim from players where victim not in spared, good from victim.laid",
        "choose 1..5 of s in my hand where s.value > 2 as used",
        "may choose 3 of s in kinds of my laid as used",
        "choose 0.. of s in my hand as used, if any",
        "choose one of",
        "choose one of, if any",
        "p may choose one of",
        "pick d from drivers where no (q in players where q.driver is d) at random",
        "in any order, until done",
        "p in any order, each once",
        "all players secretly",
        "rank p in players where p.strength > 0 by p.strength descending against 3 as places, ties share",
        "take turns clockwise from starter where p_can_move(me) until ended",
        "option sell",
        "for c in reached from spot over (b in cells where b.disc is nobody)",
    ],
    "option_line": ["decline", "paint(card) [s10.1]"],
    "condition": ["a is b [s3.4]", "way.to is not caravan.came_from", "remainder of n / 2 is 0"],
    "expr": [
        "if a then 1 else 2",
        "-my coins + 3 * (a - 1)",
        "p.share[c] before this turn",
        "sum of (p.vp for p in players where p is not me)",
        "average of (prize[k] for k in places) rounded down",
        "longest run of (c.season for c in my studio) with joker any_season",
        "sum of (points[n] for n in sets of different (g for g in p.gems))",
        "any (c in reached from (cells_of(first_row)) over (b in cells where b.disc is me) where c.y is 9)",
        "company_track[c, n].toll",
        "lowest of throw",
        "top of discard",
        "count of (c in p.city where c is kind and c is open)",
        "kinds of my hand",
        "average of (p.vp for p in players) rounded up - n / 2 rounded down",
        "those (c in my hand where my laid is not empty)",
        "x in 1..6 and x not in taken",
        "(n) coins",
        "every (c in line where c.x > 1 has c.disc is p)",
        "f(a, if any (x in s) then b else c)",
    ],
    "heading": [
        "knowledge_cost.paper_2",
        "sell(caravan, player seller, 1..14 number, 0..20 coins toll, set of area taken, 0..5)",
    ],
    "declaration": [
        "0..40 coins for each slot, starts 3 coins, seen by owner until shown, reset each round",
        "true or false",
        "stack of card, seen by nobody",
        "player or nobody",
        "kind of card or nothing",
        "deck of card, starts cards, refilled from discard",
        "row of 1..6, at most 2",
        "marker on company_track for each company",
        "0..9 for each slot, not on the table, reset each round",
    ],
    "owner": ["game", "each player"],
    "column": ["0..5 coins", "set of 1..14", "set of area", "place or nothing"],
    "choose": ["card from my hand where card.cost <= my coins, n from 1..3, alike by card.cost"],
    "limit": ["once per round for arrow", "once per turn"],
    "event": ["before turn", "after throw_dice", "p.share[c] reaches space", "label income_done of turn"],
    "play": ["anna does sell with good silk, n 3", "anna chooses gem blue", "anna stops", "chance gives blue, red"],
}  # fmt: skip


@pytest.mark.parametrize(("entry", "text"), [(entry, text) for entry, texts in SENTENCES.items() for text in texts])
def test_every_sentence_of_the_language_has_a_tree(scalar: Make, entry: Entry, text: str) -> None:
    node, problems = parse(entry, scalar(text))
    assert problems == []
    assert node is not None


def test_every_entry_of_the_grammar_is_tried() -> None:
    assert set(SENTENCES) == set(ENTRIES)


def test_every_rule_of_the_grammar_is_used_by_a_sentence() -> None:
    used = {
        str(part.data)
        for entry, texts in SENTENCES.items()
        for text in texts
        for part in grammar().parse(text, start=entry).iter_subtrees()
    }
    named = {str(rule.alias or rule.origin.name) for rule in grammar().rules if not rule.origin.name.startswith("_")}
    inlined = {rule.origin.name for rule in grammar().rules if rule.options.expand1 and rule.alias is None}
    assert named - inlined - used <= {"true", "false", "nothing", "me", "this"}


def test_the_grammar_has_no_conflict_and_no_clash_of_words() -> None:
    load(strict=True)


# ---- trees


def test_a_step_names_its_actor_its_amount_and_its_citations(scalar: Make) -> None:
    line, _ = parse_step_line(scalar("p pays up to 2 coins to q [s3.8, s3.9]"))
    assert line is not None
    assert [cite.text for cite in line.cites] == ["s3.8", "s3.9"]
    match line.step:
        case a.Pay(actor=a.Name(name="p"), up_to=True, amount=a.Quantity(value=2), to=a.Name(name="q")):
            pass
        case other:
            pytest.fail(f"read as {other}")


def test_alternatives_bind_more_loosely_than_what_must_hold_together(scalar: Make) -> None:
    node, _ = parse_expr(scalar("a or b and not c is d"))
    match node:
        case a.Or(operands=(a.Name(), a.And(operands=(a.Name(), a.Not(operand=a.Same()))))):
            pass
        case other:
            pytest.fail(f"read as {other}")


def test_one_word_as_a_parameter_is_type_and_name(scalar: Make) -> None:
    heading, _ = parse_heading(scalar("sell(caravan, player seller)"))
    assert heading is not None
    assert heading.name == "sell"
    assert [(param.name.text, param.type.name.text) for param in heading.params
            if param.name is not None and isinstance(param.type, a.OneType)] == [
        ("caravan", "caravan"), ("seller", "player"),
    ]  # fmt: skip


def test_several_picks_keep_their_order(scalar: Make) -> None:
    line, _ = parse_header_line(scalar("thief chooses x from s, y from t, z from u"))
    assert line is not None
    assert isinstance(line.header, a.Choose)
    assert [pick.name.text for pick in line.header.picks] == ["x", "y", "z"]


def test_a_number_and_a_truth_of_yaml_are_read_as_expressions() -> None:
    root, _ = parse_yaml(SourceFile("spec.yaml", "- 42\n- true\n- -3\n"))
    assert isinstance(root, Sequence)
    found = [parse_expr(item)[0] for item in root.items if isinstance(item, Scalar)]
    match found:
        case [a.Integer(value=42), a.Truth(value=True), a.Negate(operand=a.Integer(value=3))]:
            pass
        case other:
            pytest.fail(f"read as {other}")


# ---- places


def test_every_part_knows_its_own_characters(scalar: Make) -> None:
    text = "if (my coins + 3) * 2 > price(card, x) then first of (c in my hand by c.n) else p.card"
    node, _ = parse_expr(scalar(text))
    found = {text[part.span.start : part.span.end] for part in nodes(node) if hasattr(part, "span")}
    assert {
        text, "my coins", "my coins + 3", "(my coins + 3) * 2", "price(card, x)", "first of (c in my hand by c.n)",
        "c in my hand by c.n", "by c.n", "c.n", "p.card", "card",
    } <= found  # fmt: skip


@pytest.mark.parametrize(
    "written",
    [
        'is: "a\\u0020is\\u0020b and c != d"',
        "is: 'a is it''s'",
        "is: >-\n  a is b\n  and c != d\n",
        "is: >-\n\n    a is b\n\n    and c != d\n",
        "is: |\n  a is b and\n  c != d\n",
        "is: a is b and c != d",
        "is: a is b\n  and c\n  != d",
    ],
)
def test_the_caret_stands_at_the_sign_that_is_wrong_in_every_style_of_yaml(written: str) -> None:
    root, problems = parse_yaml(SourceFile("spec.yaml", written))
    assert problems == []
    assert isinstance(root, Mapping)
    value = root.get("is")
    assert isinstance(value, Scalar)
    _, found = parse_condition(value)
    assert len(found) == 1
    span = found[0].primary.span
    assert written[span.start : span.end] in ("!=", "''")


def test_the_caret_of_an_unfinished_sentence_stands_at_its_end(scalar: Make) -> None:
    _, problems = parse_step_line(scalar("gain 2 coins +   "))
    assert [(problem.code, problem.primary.span.start) for problem in problems] == [("PRV402", 14)]


# ---- messages


@pytest.mark.parametrize(
    ("entry", "text", "code", "message"),
    [
        ("step_line", "move all form x to y", "PRV401", "unexpected `form`: expected `from`, `of` or `to`"),
        ("step_line", "set x to", "PRV402", "the sentence ends too early: expected an expression"),
        ("condition", "x ^^ y", "PRV403", "`^^` has no meaning here: expected an operator or the end of the sentence"),
        ("owner", "player", "PRV401", "unexpected `player`: expected `each` or `game`"),
        ("declaration", "0..5, foo", "PRV401", "unexpected `foo`: expected `at`, `not`, `refilled`, `reset`"),
        ("step_line", "p foo", "PRV401", "unexpected `foo`: expected `gains`, `loses` or `pays`"),
        ("step_line", "3", "PRV402", "the sentence ends too early: expected `gains`, `loses`, `pays` or a name"),
    ],
)  # fmt: skip
def test_a_message_names_what_was_found_and_what_could_stand_there(
    scalar: Make, entry: Entry, text: str, code: str, message: str
) -> None:
    _, problems = parse(entry, scalar(text))
    assert [problem.code for problem in problems] == [code]
    assert problems[0].message.startswith(message)


@pytest.mark.parametrize(
    ("entry", "text", "hint"),
    [
        ("step_line", "ad x to y", "did you mean `add`?"),
        ("header_line", "whlie a", "did you mean `while`?"),
        ("expr", "any (x in s wher y)", "did you mean `where`?"),
        ("step_line", "choose x from y", "this is a header: it ends in a colon, and what it governs stands below it"),
        ("header_line", "gain 2 coins", "this is a step: it has no colon and governs nothing"),
        ("step_line", "foo bar", "no step begins with `foo`, unless it is a player"),
        ("expr", "a.(b)", None),
    ],
)
def test_the_hint_of_a_misspelt_word_is_the_word(scalar: Make, entry: Entry, text: str, hint: str | None) -> None:
    _, problems = parse(entry, scalar(text))
    assert [problem.help for problem in problems] == [hint]


SCRAPS = ["x", "my", "3", "..", "(", ")", ",", "/ 2", "rounded", "up", "[s1.2]", "=", "==", ", if any", "first of", "a"]
ODD = ["", "   ", ")", "§", "\0", "a" * 5000, "(" * 900, "not " * 400 + "a", "1" * 40, "[s1.1]", "é̀ x"]


@pytest.mark.parametrize("entry", ENTRIES)
@pytest.mark.parametrize("text", ODD)
def test_no_text_makes_the_parser_fail_otherwise_than_by_a_diagnostic(scalar: Make, entry: Entry, text: str) -> None:
    node, problems = parse(entry, scalar(text))
    assert (node is None) == bool(problems)
    assert all(problem.code in catalogue() for problem in problems)


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    entry=st.sampled_from(ENTRIES),
    words=st.lists(st.sampled_from([*sorted(reserved_words()), *SCRAPS]) | st.text(max_size=3), max_size=12),
)
def test_no_heap_of_words_makes_the_parser_fail_otherwise_than_by_a_diagnostic(
    scalar: Make, entry: Entry, words: list[str]
) -> None:
    text = " ".join(words)
    node, problems = parse(entry, scalar(text))
    assert node is not None or problems
    for problem in problems:
        assert 0 <= problem.primary.span.start <= problem.primary.span.end <= len(text)


def test_a_sentence_may_not_be_too_deep_too_long_or_hold_a_huge_number(scalar: Make) -> None:
    deep = "(" * (MOST_LEVELS + 1)
    texts = ["not " * MOST_LEVELS + "a", deep + "a" + ")" * len(deep), deep + "a b"]
    texts += ["a or " * MOST_CHARACTERS + "a", "x is 12345678901"]
    for text in texts:
        node, problems = parse_condition(scalar(text))
        assert node is None
        assert [problem.code for problem in problems] == ["PRV406"]


# ---- words and names

NAMES_AND_WORDS = [
    "row", "deck", "pile", "order", "owner", "one", "game", "turns", "first", "top", "done", "players", "count", "kind",
    "share", "run", "ties", "up", "down", "over", "the",
]  # fmt: skip


@pytest.mark.parametrize("word", NAMES_AND_WORDS)
def test_a_word_that_rulebooks_use_may_be_a_name_where_the_grammar_can_tell(scalar: Make, word: str) -> None:
    assert word not in reserved_words()
    _, problems = parse_expr(scalar(f"{word}.x + count of {word} + f({word}, my {word})"))
    assert problems == []


@pytest.mark.parametrize("word", ["if", "times", "where", "me", "gains", "chooses", "descending", "by", "no", "nobody"])
def test_a_word_that_could_be_misread_is_refused_as_a_name_everywhere(scalar: Make, word: str) -> None:
    assert word in reserved_words()
    _, problems = parse_step_line(scalar(f"let {word} be 3"))
    assert [(problem.code, problem.primary.span.start) for problem in problems] == [("PRV405", 4)]


def test_a_way_of_a_board_has_from_and_to(scalar: Make) -> None:
    _, problems = parse_condition(scalar("way.from is here and way.to is there"))
    assert problems == []
