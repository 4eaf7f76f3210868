from dataclasses import replace
from typing import Any

from pravidla.ir.nodes import Game
from pravidla.scenarios.engine import on_engine
from pravidla.scenarios.result import ScenarioResult
from pravidla.scenarios.runner import run_scenario

RUBY, GLASS = 0, 1


def sale(market: Game, scenario: Any, lines: Any) -> ScenarioResult:
    one = scenario((lines.into_hand(RUBY, 1),), (lines.sells(1, RUBY),), (lines.has_coins(1, 5),))
    return run_scenario(market, one)


def test_a_scenario_goes_the_same_way_on_the_engine(market: Game, scenario: Any, lines: Any) -> None:
    when = (lines.gives(RUBY), lines.sells(0, RUBY), lines.gives(RUBY), lines.keeps(1), lines.gives(GLASS))
    whole = replace(scenario((), when, (lines.has_coins(0, 5),), rule="main"), name="whole")
    results = [sale(market, scenario, lines), run_scenario(market, whole)]
    assert on_engine(market, results) == {"sample": (), "whole": ()}


def test_an_illegal_line_is_refused_for_the_same_reasons_on_the_engine(market: Game, scenario: Any, lines: Any) -> None:
    one = scenario((lines.into_hand(RUBY, 1),), illegal=lines.sells(1, GLASS), because=("s2.1", "sell.gem"))
    assert on_engine(market, [run_scenario(market, one)]) == {"sample": ()}


def test_the_same_players_win_on_the_engine(market: Game, scenario: Any, lines: Any) -> None:
    one = scenario((lines.into_hand(RUBY, 1),), (lines.sells(1, RUBY),), winners=(1,))
    result = run_scenario(market, one)
    assert result.passed and on_engine(market, [result]) == {"sample": ()}
    lowest = replace(market, highest_wins=False)
    ((failure,),) = on_engine(lowest, [result]).values()
    assert failure.message == "engine: other winners, [0]"


def test_an_engine_of_other_rules_is_found_out(market: Game, scenario: Any, lines: Any) -> None:
    gem = market.lists["gem"]
    worth = replace(gem.columns[0], values=(4, 1))
    other = replace(market, lists={"gem": replace(gem, columns=(worth,))})
    ((failure,),) = on_engine(other, [sale(market, scenario, lines)]).values()
    assert failure.message == "engine: player_coins comes out differently"
    assert failure.notes == ("interpreter [1, 5], engine [1, 4]",)


def test_an_action_that_the_engine_does_not_allow_is_found_out(market: Game, scenario: Any, lines: Any) -> None:
    gem = market.lists["gem"]
    worth = replace(gem.columns[0], values=(1, 1))
    other = replace(market, lists={"gem": replace(gem, columns=(worth,))})
    ((failure,),) = on_engine(other, [sale(market, scenario, lines)]).values()
    assert failure.message.startswith("engine, event 1:")


def test_scenarios_that_fail_or_only_test_values_are_not_run_on_the_engine(
    market: Game, scenario: Any, lines: Any
) -> None:
    values = run_scenario(market, scenario((), (), (lines.has_coins(0, 1),), rule=None))
    failing = run_scenario(market, scenario((), (), (lines.has_coins(0, 9),)))
    assert on_engine(market, [values, failing]) == {}


def test_an_engine_is_asked_at_a_decision_that_it_would_take_by_itself(market: Game, scenario: Any, lines: Any) -> None:
    one = scenario((lines.into_hand(GLASS, 1),), illegal=lines.sells(1, GLASS), because=("sell.rich",))
    result = run_scenario(market, one)
    assert result.passed and result.course is not None and result.course.forced_at is not None
    assert on_engine(market, [result]) == {"sample": ()}
    gem = market.lists["gem"]
    cheap = replace(gem.columns[0], values=(4, 4))
    other = replace(market, lists={"gem": replace(gem, columns=(cheap,))})
    ((failure,),) = on_engine(other, [result]).values()
    assert failure.message == "engine: the action is refused for other reasons"
