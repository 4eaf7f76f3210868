from dataclasses import replace
from typing import Any

from pravidla.interpreter.faults import Reason
from pravidla.ir.nodes import Game, Turns
from pravidla.scenarios.runner import refusal_problems, run_once, run_scenario

RUBY, GLASS = 0, 1


def test_a_scenario_that_comes_out_as_written_passes(market: Game, scenario: Any, lines: Any) -> None:
    one = scenario((lines.into_hand(RUBY, 1),), (lines.sells(1, RUBY),), (lines.has_coins(1, 5),))
    result = run_scenario(market, one)
    assert result.passed
    assert result.course is not None
    assert [(step.player, step.action, step.forced) for step in result.course.steps] == [(1, 0, False)]
    assert result.course.finished
    assert "s2.3" in result.record.cites


def test_an_expectation_that_fails_shows_the_value(market: Game, scenario: Any, lines: Any) -> None:
    one = scenario((lines.into_hand(RUBY, 1),), (lines.keeps(1),), (lines.has_coins(1, 5),))
    (failure,) = run_scenario(market, one).failures
    assert failure.message == "`player 1 has 5 coins` does not hold"
    assert failure.notes == ("it is 1, not 5",)


def test_a_scenario_says_who_wins(market: Game, scenario: Any, lines: Any) -> None:
    given, when = (lines.into_hand(RUBY, 1),), (lines.sells(1, RUBY),)
    assert run_scenario(market, scenario(given, when, winners=(1,))).passed
    (failure,) = run_scenario(market, scenario(given, when, winners=(0, 1))).failures
    assert failure.message == "bara wins"
    (failure,) = run_scenario(market, scenario(rule=None, winners=(1,))).failures
    assert failure.message == "anna and bara share the win"


def test_a_line_that_is_not_possible_says_what_is_and_why(market: Game, scenario: Any, lines: Any) -> None:
    one = scenario((lines.into_hand(RUBY, 1),), (lines.sells(1, GLASS),))
    (failure,) = run_scenario(market, one).failures
    assert failure.message == "`player 1 does sell with gem 1` is not possible"
    assert failure.notes == (
        "bara decides (turn, market.yaml:2); possible: sell with gem rubin; keep",
        "sell.gem: Not to be chosen now: sklo [s2.0]",
        "sell.rich: The sklo is cheap [s2.1]",
    )


def test_a_forced_choice_may_be_left_out_or_stated(market: Game, scenario: Any, lines: Any) -> None:
    glass = (lines.into_hand(GLASS, 1),)
    assert run_scenario(market, scenario(glass, (), (lines.has_coins(1, 1),))).passed
    assert run_scenario(market, scenario(glass, (lines.keeps(1),), (lines.has_coins(1, 1),))).passed


def test_a_line_that_is_never_reached_is_a_failure(market: Game, scenario: Any, lines: Any) -> None:
    one = scenario((lines.into_hand(RUBY, 1),), (lines.keeps(1), lines.keeps(1)))
    (failure,) = run_scenario(market, one).failures
    assert failure.message == "`player 1 does keep` was never reached: play is over"


def test_what_was_taken_without_asking_is_said_of_a_line_that_is_never_reached(
    market: Game, scenario: Any, lines: Any
) -> None:
    one = scenario((lines.into_hand(GLASS, 1),), (lines.sells(1, RUBY),))
    (failure,) = run_scenario(market, one).failures
    assert failure.message == "`player 1 does sell with gem 0` was never reached: play is over"
    (note,) = failure.notes
    assert note.startswith("`keep` was taken without asking: nothing else was possible for bara (market.yaml:")


def test_an_illegal_line_is_refused_for_the_reasons_expected(market: Game, scenario: Any, lines: Any) -> None:
    one = scenario((lines.into_hand(RUBY, 1),), illegal=lines.sells(1, GLASS), because=("s2.1", "sell.gem"))
    result = run_scenario(market, one)
    assert result.passed
    assert [reason.name for reason in result.refused] == ["sell.gem", "sell.rich"]


def test_an_illegal_line_may_stand_at_a_forced_decision(market: Game, scenario: Any, lines: Any) -> None:
    one = scenario((lines.into_hand(GLASS, 1),), illegal=lines.sells(1, GLASS), because=("rich",))
    assert run_scenario(market, one).passed


def test_a_reason_that_is_missing_or_not_expected_is_a_failure(market: Game, scenario: Any, lines: Any) -> None:
    one = scenario((lines.into_hand(RUBY, 1),), illegal=lines.sells(1, GLASS), because=("s7.7", "sell.gem"))
    (failure,) = run_scenario(market, one).failures
    assert failure.notes == (
        "s7.7 is not among the reasons",
        "a reason not expected: sell.rich: The sklo is cheap [s2.1]",
    )


def test_an_illegal_line_that_is_legal_is_a_failure(market: Game, scenario: Any, lines: Any) -> None:
    one = scenario((lines.into_hand(RUBY, 1),), illegal=lines.sells(1, RUBY), because=("s2.1",))
    (failure,) = run_scenario(market, one).failures
    assert failure.message == "`player 1 does sell with gem 0` is legal"


def test_chance_comes_out_as_a_line_says(market: Game, scenario: Any, lines: Any) -> None:
    when = (lines.gives(RUBY), lines.sells(0, RUBY), lines.gives(RUBY), lines.keeps(1), lines.gives(GLASS))
    one = scenario((), when, (lines.has_coins(0, 5),), rule="main")
    assert run_scenario(market, one).passed


def test_an_outcome_that_cannot_come_up_is_a_failure(market: Game, scenario: Any, lines: Any) -> None:
    (failure,) = run_scenario(market, scenario((), (lines.gives(7),), rule="main")).failures
    assert failure.message == "`chance gives (7,)`: chance cannot give this here"
    assert failure.notes == ("possible: rubin; sklo",)


def test_chance_that_matters_must_be_fixed(market: Game, scenario: Any, lines: Any) -> None:
    one = scenario((), (lines.keeps(0),), (lines.has_coins(0, 1),), rule="main", follows=1)
    assert run_scenario(market, one).passed, "whatever is drawn, nobody has sold anything"
    two = scenario((), (lines.sells(0, RUBY),), (), rule="main")
    assert "chance matters here" in run_scenario(market, two).failures[0].message


def test_without_a_beginning_only_values_are_tested(market: Game, scenario: Any, lines: Any) -> None:
    one = scenario((lines.into_hand(RUBY, 1),), (), (lines.has_coins(1, 1),), rule=None)
    result = run_scenario(market, one)
    assert result.passed
    assert result.course is None


def test_a_fault_of_the_rules_is_a_failure_with_its_place(market: Game, scenario: Any, lines: Any) -> None:
    given = tuple(lines.into_hand(RUBY, 1) for _ in range(3))
    (failure,) = run_once(market, scenario(given)).failures
    assert failure.message.endswith("sack does not hold 1 of these pieces")


def test_rules_that_never_end_are_a_failure(market: Game, scenario: Any, lines: Any) -> None:
    main = market.rules["main"]
    (turns,) = main.body
    assert isinstance(turns, Turns)
    endless = replace(turns, body=(), until=None)
    game = replace(market, rules={**market.rules, "main": replace(main, body=(endless,))})
    (failure,) = run_once(game, scenario(rule="main"), patience=1000).failures
    assert "round and round" in failure.message


def test_reasons_are_matched_by_citation_sentence_or_name() -> None:
    reason = Reason("sell.rich", "", "", ("s2.1.3",))
    assert refusal_problems((reason,), ("s2.1",)) == []
    assert refusal_problems((reason,), ("rich",)) == []
    assert refusal_problems((reason,), ("sell.rich",)) == []
    assert refusal_problems((reason,), ("s2.1.2",)) != []


def test_what_has_begun_must_be_over_at_the_end(market: Game, scenario: Any, lines: Any) -> None:
    when = (lines.gives(RUBY), lines.sells(0, RUBY), lines.gives(RUBY))
    (failure,) = run_scenario(market, scenario((), when, (lines.has_coins(0, 5),), rule="main")).failures
    assert failure.message.startswith("bara still has to decide (")
    assert failure.notes[0].startswith("possible: ")
    assert failure.notes[-1] == (
        "add the line that is missing to `when`, or say `next: bara` where the example ends here"
    )


def test_a_scenario_may_say_who_decides_next(market: Game, scenario: Any, lines: Any) -> None:
    when = (lines.gives(RUBY), lines.sells(0, RUBY), lines.gives(RUBY))
    one = scenario((), when, (lines.has_coins(0, 5),), rule="main", follows=1)
    assert run_scenario(market, one).passed
    (failure,) = run_scenario(market, replace(one, next=0)).failures
    assert failure.message.startswith("`next: anna`: it is bara who decides next (")


def test_nobody_decides_next_where_all_is_over(market: Game, scenario: Any, lines: Any) -> None:
    one = scenario((lines.into_hand(RUBY, 1),), (lines.sells(1, RUBY),), (lines.has_coins(1, 5),), follows=1)
    (failure,) = run_scenario(market, one).failures
    assert failure.message == "`next: bara`: nobody has to decide, what has begun is over"
