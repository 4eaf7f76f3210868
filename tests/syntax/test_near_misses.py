"""What people write instead: each near miss fails to parse and gets its own hint."""

import re
from collections.abc import Callable

import pytest
from tests.syntax.test_parse import SENTENCES
from tests.work import work

from pravidla.source import Scalar
from pravidla.syntax.grammar import Entry
from pravidla.syntax.near_misses import NEAR_MISSES, hint_for, near_miss
from pravidla.syntax.parse import parse
from pravidla.syntax.respelling import all_words, respelt

TYPED: list[tuple[Entry, str, str]] = [
    ("condition", "n in 1–3", "typographic_range"),
    ("step_line", "set day to n − m", "typographic_minus"),
    ("header_line", "choose n from 1…3", "many_dots"),
    ("step_line", "gain 3\u00a0coins", "blank_of_another_kind"),
    ("step_line", "set day to n × 2", "times_sign"),
    ("step_line", "set day to n ÷ 2", "division_sign"),
    ("step_line", "do buy with card apple", "do_with"),
    ("step_line", "gain 3 coins to p", "gain_to"),
    ("header_line", "if a == b", "double_equals"),
    ("condition", "a != b", "unequal"),
    ("condition", "a <> b", "unequal"),
    ("step_line", "my coins += 2", "add_and_assign"),
    ("step_line", "left -= 2", "subtract_and_assign"),
    ("condition", "my coins => 2 coins", "reversed_comparison"),
    ("condition", "my coins ≥ 2 coins", "reversed_comparison"),
    ("step_line", "left = 3", "assignment"),
    ("step_line", "p.hand[silk] := 3", "assignment"),
    ("header_line", "choose c from my hand where c.suit = led", "single_equals"),
    ("expr", "a = b", "single_equals"),
    ("condition", "a is b && c is d", "ampersands"),
    ("condition", "a is b || c is d", "bars"),
    ("condition", "!done", "exclamation"),
    ("condition", "n % 2 is 0", "percent"),
    ("expr", "my coins * 1.5", "decimal"),
    ("step_line", "stop [3.8]", "bare_citation"),
    ("step_line", "stop (s3.8)", "bare_citation"),
    ("step_line", "draw 1 good [s3.8] from pack to my hand", "early_citation"),
    ("expr", "seller's coins", "possessive"),
    ("condition", 'c is "red"', "quotes"),
    ("step_line", "do refill()", "empty_brackets"),
    ("step_line", "gain 2 coins.", "full_stop"),
    ("step_line", "gain 2 coins;", "full_stop"),
    ("condition", "1 < n < 5", "chained_comparison"),
    ("condition", "0 <= p.coins <= 60", "chained_comparison"),
    ("condition", "n > 1 a m < 5", "czech_and"),
    ("condition", "n > 1 nebo m < 5", "czech_or"),
    ("condition", "c is red nebo c is blue", "czech_or"),
    ("condition", "c není red", "czech_is_not"),
    ("condition", "ne done", "czech_not"),
    ("condition", "c je red", "czech_is"),
    ("header_line", "pokud c is red", "czech_if"),
    ("header_line", "jinak", "czech_otherwise"),
    ("condition", "c is red a d is blue", "czech_and"),
    ("condition", "n is 3 a d is blue", "czech_and"),
    ("header_line", "else if a is b", "else"),
    ("header_line", "else", "else"),
    ("header_line", "if a is b then", "if_then"),
    ("header_line", "for each p in players", "for_each"),
    ("step_line", "each player gains 2 coins", "each_player"),
    ("header_line", "each player", "each_player"),
    ("header_line", "repeat up to 3 times", "repeat_up_to"),
    ("header_line", "choose a from S and b from T", "choose_and"),
    ("header_line", "rank p in players by p.vp descending as places", "rank_without_tie"),
    ("header_line", "take turns clockwise until done", "turns_without_start"),
    ("step_line", "discard 2 of good from my hand", "discard"),
    ("step_line", "p discards c", "discard"),
    ("step_line", "remove c from my hand", "remove"),
    ("step_line", "put c into display", "put"),
    ("step_line", "deal 13 cards", "deal"),
    ("step_line", "p draws 2 cards", "draws"),
    ("step_line", "p moves c to display", "moves"),
    ("step_line", "draw 2 cards", "draw_where"),
    ("step_line", "draw 2 cards from pack", "draw_where"),
    ("step_line", "move 1 seed from hand", "move_where"),
    ("step_line", "mark card as closed", "mark_where"),
    ("step_line", "p receives 2 coins", "receive"),
    ("step_line", "spend 2 coins", "spend"),
    ("step_line", "reveal my hand", "reveal"),
    ("step_line", "return", "return"),
    ("step_line", "break", "break"),
    ("step_line", "call refill", "call"),
    ("step_line", "end game", "end_game"),
    ("step_line", "set me.coins to 3 coins", "me_dot"),
    ("step_line", "gain two coins", "number_word"),
    ("condition", "number of my hand > 3", "number_of"),
    ("condition", "all (p in players has p.done)", "all_of"),
    ("condition", "exists (p in players where p.done)", "exists"),
    ("condition", "none (p in players where p.done)", "none_of"),
    ("condition", "any player has done", "question_without_brackets"),
    ("expr", "sum of p.vp for p in players", "figure_without_brackets"),
    ("declaration", "pile card", "zone_without_of"),
    ("declaration", "nothing or card", "none_first"),
    ("declaration", "0..5, hidden", "not_shown"),
    ("declaration", "0-5 coins", "hyphenated_range"),
    ("column", "0 to 5", "hyphenated_range"),
    ("condition", "my hand contains c", "contains"),
    ("condition", "my hand has c", "contains"),
    ("expr", "n mod 2", "modulo"),
    ("expr", "n divided by 2", "divided_by"),
    ("expr", "n multiplied by m", "multiplied_by"),
    ("expr", "n plus m", "plus"),
    ("expr", "n minus m", "minus"),
    ("condition", "my coins is at least 3 coins", "compared_in_words"),
    ("condition", "my coins is more than 3 coins", "compared_in_words"),
    ("condition", "n equals m", "equals"),
    ("expr", "the first of deck", "article"),
    ("step_line", "draw a card from pack to my hand", "article"),
    ("condition", "a is b AND c is d", "capital"),
    ("header_line", "If a is b", "capital"),
    ("step_line", "gain price coins", "amount_in_brackets"),
    ("expr", "a / 2", "rounding"),
    ("step_line", "gain (a / 2) coins", "rounding"),
]


@pytest.mark.parametrize(("entry", "typed", "row"), TYPED)
def test_a_near_miss_is_refused_with_its_own_hint(
    scalar: Callable[[str], Scalar], entry: Entry, typed: str, row: str
) -> None:
    node, problems = parse(entry, scalar(typed))
    assert node is None
    assert len(problems) == 1
    expected = near_miss(row)
    assert problems[0].help in {match.expand(expected.hint) for match in expected.pattern.finditer(typed)}


@pytest.mark.parametrize("part", ["a ", "x contains ", "a < b ", "(a or "])
def test_a_hint_for_a_sentence_eight_times_as_long_is_at_most_eight_times_the_work(part: str) -> None:
    def hint(often: int) -> None:
        text = part * often + "!"
        hint_for("step_line", text, len(text) - 1, len(text), frozenset())

    hint(1)
    assert work(lambda: hint(1600)) <= 8 * work(lambda: hint(200))


def test_every_row_of_the_table_is_tried() -> None:
    assert {row.name for row in NEAR_MISSES} == {name for _, _, name in TYPED}


def test_an_error_elsewhere_in_the_sentence_does_not_get_the_hint(scalar: Callable[[str], Scalar]) -> None:
    _, problems = parse("condition", scalar("count of the is 3 ] 4"))
    assert problems[0].help is None


MISSPELT: list[tuple[Entry, str, str]] = [
    ("step_line", "set x too me", "did you mean `to`?"),
    ("step_line", "sotp", "did you mean `stop`?"),
    ("step_line", "moev c from my hand to box", "did you mean `move`?"),
    ("step_line", "move 2 off silk from my hand to box", "did you mean `of`?"),
    ("step_line", "let x bee 3", "did you mean `be`?"),
    ("step_line", "rol 2 dice into throw", "did you mean `roll`?"),
    ("step_line", "p gians 2 coins", "did you mean `gains`?"),
    ("step_line", "do turn", ""),
    ("header_line", "forr p in players", "did you mean `for`?"),
    ("header_line", "for p un players", "did you mean `in`?"),
    ("header_line", "wile n > 3", "did you mean `while`?"),
    ("header_line", "choose c frmo my hand", "did you mean `from`?"),
    ("header_line", "chose c from my hand", "did you mean `choose`?"),
    ("header_line", "take turns clokwise from p until done", "did you mean `clockwise`?"),
    ("header_line", "otherwize", "did you mean `otherwise`?"),
    ("condition", "coutn of my hand > 3", "did you mean `count`?"),
    ("condition", "a is b adn c is d", "did you mean `and`?"),
    ("condition", "nto done", "did you mean `not`?"),
    ("condition", "every (p in players hsa p.done)", "did you mean `has`?"),
    ("expr", "a / 2 ruonded up", "did you mean `rounded`?"),
    ("declaration", "pile of card, seen by ownre", "did you mean `owner`?"),
    ("declaration", "0..5 coins, strats 3 coins", "did you mean `starts`?"),
    ("limit", "onec per round", "did you mean `once`?"),
    ("event", "afetr turn", "did you mean `after`?"),
    ("play", "anna deos buy", "did you mean `does`?"),
]


@pytest.mark.parametrize(("entry", "typed", "hint"), MISSPELT)
def test_a_misspelt_word_of_the_language_is_told(
    scalar: Callable[[str], Scalar], entry: Entry, typed: str, hint: str
) -> None:
    _, problems = parse(entry, scalar(typed))
    assert [one.help for one in problems] == ([hint] if hint else [])


def test_of_a_long_sentence_fewer_words_are_tried() -> None:
    read: list[int] = []

    def reach(text: str) -> int:
        read.append(len(text))
        return 0

    for length in (1, 30, 300):
        text = "moev of too fro " * length
        read.clear()
        respelt(text, len(text) - 4, len(text), reach)
        assert 0 < sum(read) < 10_000, length


def test_a_misspelt_word_is_marked_itself_though_it_is_noticed_behind_it(scalar: Callable[[str], Scalar]) -> None:
    typed = scalar("moev c from my hand to box")
    _, problems = parse("step_line", typed)
    assert [(one.message, one.primary.span) for one in problems] == [
        ("unexpected `moev`: expected `move`", typed.at(0, 4))
    ]


@pytest.mark.parametrize("entry", SENTENCES)
def test_in_every_sentence_the_slip_of_one_letter_is_told(scalar: Callable[[str], Scalar], entry: Entry) -> None:
    for number, text in enumerate(SENTENCES[entry]):
        places = [one for one in re.finditer(r"[a-z]{3,}", text) if one.group() in all_words()]
        if not places:
            continue
        place = places[number % len(places)]
        word = place.group()
        slip = word[:2] + word[1:]
        _, problems = parse(entry, scalar(text[: place.start()] + slip + text[place.end() :]))
        assert not problems or f"`{word}`" in (problems[0].help or ""), (text, slip, problems)


def test_a_header_without_its_colon_is_told_though_yaml_takes_what_is_below_into_it(
    scalar: Callable[[str], Scalar],
) -> None:
    _, [problem] = parse("step_line", scalar("if my coins > 3 coins - gain 1 point"))
    assert problem.help is not None and "a colon" in problem.help
