"""Questions over sets and boards, asked of a game with nothing but a grid of three by two cells."""

from dataclasses import replace

import pytest

from pravidla.diagnostics import Span
from pravidla.interpreter.faults import RulesFault
from pravidla.interpreter.interpretation import Interpretation
from pravidla.interpreter.locals import Item
from pravidla.ir.configuration import Configuration
from pravidla.ir.nodes import (
    Aggregate,
    Alternative,
    Arith,
    Board,
    CallValue,
    Comp,
    Compare,
    Expr,
    Game,
    IfElse,
    Key,
    Lines,
    Lit,
    LongestRun,
    Lookup,
    Neighbours,
    NextRow,
    Origin,
    Param,
    PickOf,
    RangeSet,
    Reached,
    Rows,
    Seated,
    SetsOfDifferent,
    Sorted,
    Table,
    Those,
    Value,
    Var,
)
from pravidla.ir.types import PLAYER, Bool, Int, Row, SetOf

HERE = Span("market.yaml", 0, 1)
WIDE = Int(-99, 99)
CELLS = Board(
    "field", "cell", None, (3, 2), ((1, 3), (0, 2, 4), (1, 5), (0, 4), (1, 3, 5), (2, 4)), Origin("", HERE, ())
)
NUMBER = Var("n", WIDE, HERE)


def number(value: int) -> Expr:
    return Lit(value, WIDE, HERE)


def numbers(low: int, high: int) -> Expr:
    return RangeSet(number(low), number(high), SetOf(WIDE), HERE)


def over(source: Expr, where: Expr | None = None, order: Sorted | Seated | None = None) -> Comp:
    return Comp("n", WIDE, source, where, order, HERE)


def arith(op: str, left: Expr, right: Expr) -> Expr:
    match op:
        case "down" | "up" | "rem" | "*" | "-":
            return Arith(op, left, right, WIDE, HERE)
        case _:
            raise ValueError(op)


def value_of(game: Game, expr: Expr, players: int = 4) -> Item:
    table = Table("prize", ((None, 1, 3), (None, 0, 1)), WIDE, (1, 2, 3, 4, 5, 6), Origin("", HERE, ()))
    with_board = replace(game, boards={"field": CELLS}, tables={"prize": table})
    return Interpretation(with_board, Configuration(players, (), ())).evaluate(expr, {})


@pytest.mark.parametrize(("op", "expected"), [("down", -4), ("up", -3), ("rem", 1)])
def test_division_rounds_as_it_says_for_negative_numbers_too(market: Game, op: str, expected: int) -> None:
    assert value_of(market, arith(op, number(-7), number(2))) == expected


def test_division_by_nothing_is_a_fault(market: Game) -> None:
    with pytest.raises(RulesFault, match="cannot be divided by 0"):
        value_of(market, arith("down", number(1), number(0)))


def test_a_figure_outside_its_table_is_a_fault(market: Game) -> None:
    assert value_of(market, Lookup("prize", (number(2), number(1)), WIDE, HERE)) == 4
    with pytest.raises(RulesFault, match="no figure for 4"):
        value_of(market, Lookup("prize", (number(4), number(1)), WIDE, HERE))


def test_neighbours_and_lines_of_a_grid(market: Game) -> None:
    cells = SetOf(Row("cell"))
    assert value_of(market, Neighbours("field", number(4), cells, HERE)) == (1, 3, 5)
    assert value_of(market, Lines("field", 2, SetOf(cells), HERE)) == (
        (0, 1), (1, 2), (3, 4), (4, 5), (0, 3), (1, 4), (2, 5), (0, 4), (1, 5), (3, 1), (4, 2),
    )  # fmt: skip


def test_what_is_reached_lies_within_the_elements(market: Game) -> None:
    without_middle = over(numbers(0, 5), Compare("!=", arith("rem", NUMBER, number(3)), number(1), Bool(), HERE))
    assert value_of(market, Reached(number(0), without_middle, "field", SetOf(WIDE), HERE)) == (0, 3)


def test_a_joker_stretches_a_run_on_both_sides(market: Game) -> None:
    # 0, 1, 2, 0, 1, 2: with 2 as joker the longest stretch of one value is two long
    each = arith("rem", NUMBER, number(3))
    assert value_of(market, LongestRun(over(numbers(0, 5)), each, None, WIDE, HERE)) == 1
    assert value_of(market, LongestRun(over(numbers(0, 5)), each, number(2), WIDE, HERE)) == 2
    assert value_of(market, LongestRun(over(numbers(1, 0)), each, number(2), WIDE, HERE)) == 0


def test_sets_of_different_are_few_and_large(market: Game) -> None:
    each = arith("rem", NUMBER, number(3))
    assert value_of(market, SetsOfDifferent(over(numbers(0, 6)), each, SetOf(WIDE), HERE)) == (3, 3, 1)


def test_players_go_round_from_anyone_in_both_directions(market: Game) -> None:
    players = Rows(PLAYER, SetOf(Row(PLAYER)), HERE)
    for clockwise, expected in ((True, (2, 3, 0, 1)), (False, (2, 1, 0, 3))):
        order = Seated(clockwise, number(2))
        assert value_of(market, Those(over(players, None, order), SetOf(Row(PLAYER)), HERE)) == expected
    assert value_of(market, NextRow(PLAYER, number(3), 1, Row(PLAYER), HERE)) == 0


def test_equal_elements_keep_the_order_of_their_source(market: Game) -> None:
    order = Sorted((Key(arith("rem", NUMBER, number(2)), True),))
    assert value_of(market, Those(over(numbers(0, 5), None, order), SetOf(WIDE), HERE)) == (1, 3, 5, 0, 2, 4)


def test_nothing_has_no_first_and_no_highest_but_a_sum_and_an_average(market: Game) -> None:
    nothing = over(numbers(1, 0))
    assert value_of(market, Aggregate("sum", nothing, NUMBER, WIDE, HERE)) == 0
    assert value_of(market, Aggregate("average_up", nothing, NUMBER, WIDE, HERE)) == 0
    assert value_of(market, Aggregate("average_up", over(numbers(1, 2)), NUMBER, WIDE, HERE)) == 2
    with pytest.raises(RulesFault, match="no first element"):
        value_of(market, PickOf("first", nothing, WIDE, HERE))
    with pytest.raises(RulesFault, match="no highest of nothing"):
        value_of(market, Aggregate("highest", nothing, NUMBER, WIDE, HERE))


def test_a_value_calls_itself_no_deeper_than_it_says(market: Game) -> None:
    m = Var("m", WIDE, HERE)
    again = CallValue("factorial", (arith("-", m, number(1)),), WIDE, HERE)
    positive = Compare(">", m, number(0), Bool(), HERE)
    body = IfElse(positive, arith("*", m, again), number(1), WIDE, HERE)
    factorial = Value(
        "factorial",
        (Param("m", WIDE),),
        WIDE,
        (Alternative(Origin("factorial", HERE, ()), None, body, ()),),
        depth=5,
    )
    game = replace(market, values={**market.values, "factorial": factorial})
    assert value_of(game, CallValue("factorial", (number(4),), WIDE, HERE)) == 24
    with pytest.raises(RulesFault, match="calls itself more than 5 times"):
        value_of(game, CallValue("factorial", (number(5),), WIDE, HERE))
