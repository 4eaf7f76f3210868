from __future__ import annotations

from typing import Any

from tests.backends.engines import compiled

from pravidla.backends.python.passes.fold import Folder
from pravidla.backends.python.passes.simplify import negated
from pravidla.diagnostics import Span
from pravidla.ir.nodes import (
    And,
    AnyOf,
    Arith,
    Comp,
    Compare,
    CountOf,
    Expr,
    Lit,
    Or,
    RangeSet,
    Var,
    ZoneCount,
    ZoneField,
    ZoneRef,
)
from pravidla.ir.types import Bool, Int, SetOf

HERE = Span("rules.yaml", 0, 0)
NUMBER = Int(0, 9)
TRUTH = Bool()


def number(value: int) -> Lit:
    return Lit(value, NUMBER, HERE)


def folded(expr: Expr, **env: int) -> Expr:
    return Folder(compiled("tic_tac_toe")).fold(expr, {name: number(value) for name, value in env.items()})


X = Var("x", NUMBER, HERE)
Y = Var("y", NUMBER, HERE)


def test_arithmetic_on_constants_is_done_at_once() -> None:
    assert folded(Arith("*", number(3), Arith("+", X, number(1), NUMBER, HERE), NUMBER, HERE), x=2) == number(9)
    assert folded(Arith("up", number(7), number(2), NUMBER, HERE)) == number(4)


def test_a_division_by_nothing_is_left_for_play() -> None:
    expr = Arith("down", number(7), number(0), NUMBER, HERE)
    assert folded(expr) == expr


def test_what_is_known_to_be_true_is_not_tested() -> None:
    test = Compare("<", X, number(3), TRUTH, HERE)
    assert folded(And((Lit(1, TRUTH, HERE), test), TRUTH, HERE)) == test


def test_what_is_known_to_be_false_is_not_tested_unless_a_part_before_it_can_fail() -> None:
    test, never = Compare("<", X, number(3), TRUTH, HERE), Lit(0, TRUTH, HERE)
    assert folded(And((test, never), TRUTH, HERE)) == never
    failing = Compare("<", Arith("down", X, number(0), NUMBER, HERE), number(3), TRUTH, HERE)
    assert folded(And((failing, never), TRUTH, HERE)) == And((failing, never), TRUTH, HERE)


def test_a_constant_stands_on_the_right() -> None:
    assert folded(Compare("<", number(3), X, TRUTH, HERE)) == Compare(">", X, number(3), TRUTH, HERE)


def some(condition: Any, high: int) -> Comp:
    source = RangeSet(number(1), number(high), SetOf(NUMBER), HERE)
    return Comp("y", NUMBER, source, condition, None, HERE)


def test_a_question_over_a_few_known_elements_is_written_out() -> None:
    y = Var("y", NUMBER, HERE)
    same = Compare("==", X, y, TRUTH, HERE)
    assert isinstance(folded(CountOf(some(same, 3), NUMBER, HERE)), Arith)
    assert folded(CountOf(some(same, 3), NUMBER, HERE), x=2) == number(1)
    assert isinstance(folded(AnyOf(some(same, 30), TRUTH, HERE)), AnyOf)


def test_a_condition_is_negated_by_its_opposite() -> None:
    test = Compare("<", X, number(3), TRUTH, HERE)
    assert negated(test) == Compare(">=", X, number(3), TRUTH, HERE)
    assert negated(negated(And((test, test), TRUTH, HERE))) == And((test, test), TRUTH, HERE)


def test_whether_any_of_several_zones_holds_something_is_asked_of_each() -> None:
    game = compiled("shelves")
    zone = next(name for name, field in game.fields.items() if isinstance(field.content, ZoneField))
    count = ZoneCount(ZoneRef(zone, None, None, False, HERE), NUMBER, HERE)
    both = Arith("+", count, count, NUMBER, HERE)
    some = Folder(game).fold(Compare(">", both, number(0), TRUTH, HERE))
    none = Folder(game).fold(Compare("==", both, number(0), TRUTH, HERE))
    assert some == Or((Compare(">", count, number(0), TRUTH, HERE),) * 2, TRUTH, HERE)
    assert none == And((Compare("==", count, number(0), TRUTH, HERE),) * 2, TRUTH, HERE)


def test_a_comparison_is_written_with_as_few_steps_as_can_be() -> None:
    assert folded(Compare("<=", Arith("+", X, number(2), NUMBER, HERE), number(8), TRUTH, HERE)) == Compare(
        "<=", X, number(6), TRUTH, HERE
    )
    assert folded(Compare(">=", Arith("-", X, Y, NUMBER, HERE), number(1), TRUTH, HERE)) == Compare(
        ">", X, Y, TRUTH, HERE
    )


def test_a_sum_of_what_is_worked_out_stays_whole_so_that_a_variable_can_hold_it() -> None:
    total = Arith("-", Arith("*", X, Y, NUMBER, HERE), number(1), NUMBER, HERE)
    expr = Compare(">=", total, number(3), TRUTH, HERE)
    assert folded(expr) == expr
