from dataclasses import replace
from typing import Any

from pravidla.diagnostics import SourceFile, Span
from pravidla.ir.nodes import Game
from pravidla.scenarios.mutants import Survivor, run_mutants, written_at
from pravidla.scenarios.mutations import mutants, mutated

RUBY, GLASS = 0, 1


def test_every_figure_condition_exception_requirement_and_step_has_its_mutant(market: Game) -> None:
    texts = {(mutant.kind, mutant.text) for mutant in mutants(market)}
    assert ("figure", "gem rubin: worth 5 becomes 6") in texts
    assert ("figure", "coins of each player starts 1, becomes one different") in texts
    assert ("condition", "negated: gem.worth[gem] >= 2") in texts
    assert ("condition", "negated: count of sack == 0") in texts
    assert ("exception", "exception dropped: points.duel") in texts
    assert ("requirement", "requirement dropped: sell.rich") in texts
    assert ("requirement", "payment dropped: 1") in texts
    assert ("step", "step dropped: move 1 of gem from player_hand[seller] to box:gem [s2.2]") in texts


def test_a_figure_that_stands_nowhere_in_the_spec_has_no_mutant(market: Game) -> None:
    assert not any(mutant.text == "1 becomes 2" for mutant in mutants(market))
    written = replace(market, sources={"market.yaml": market.sources["market.yaml"].replace("- val", "1 val")})
    assert any(mutant.text == "1 becomes 2" for mutant in mutants(written))
    cited = replace(market, sources={"market.yaml": market.sources["market.yaml"].replace("- val", "[s1] ")})
    assert not any(mutant.text == "1 becomes 2" for mutant in mutants(cited))


def test_a_mutant_changes_one_thing(market: Game) -> None:
    mutant = next(one for one in mutants(market) if one.kind == "exception")
    changed = mutated(market, mutant)
    assert [one.origin.name for one in changed.values["points"].alternatives] == ["points"]
    assert changed.rules == market.rules
    assert len(market.values["points"].alternatives) == 2


def test_all_mutants_can_be_made(market: Game) -> None:
    assert all(mutated(market, mutant) != market for mutant in mutants(market))


def test_mutants_that_no_scenario_notices_are_listed_with_their_place(market: Game, scenario: Any, lines: Any) -> None:
    good = scenario((lines.into_hand(RUBY, 1),), (lines.sells(1, RUBY),), (lines.has_coins(1, 5),))
    report = run_mutants(market, [good])
    assert report.tried == report.possible == len(mutants(market))
    listed = [str(survivor) for survivor in report.survivors]
    assert "market.yaml:3: exception: exception dropped: points.duel (no scenario executes it)" in listed
    assert "market.yaml:2: requirement: requirement dropped: sell.rich (1 scenario executes it)" in listed
    assert not any("worth 5" in one or "payment" in one or "starts 1" in one for one in listed)
    assert 0 < report.share < 1


def test_what_goes_unnoticed_is_shown_as_the_spec_says_it(market: Game) -> None:
    file = SourceFile("market.yaml", "- value: worth\n  is: 1\n- if my coins > 3:\n    - gain 1 point\n")
    start = file.text.index("my coins")
    (first, *_) = [one for one in mutants(market) if one.kind == "condition"]
    placed = replace(first, span=Span("market.yaml", start, start + len("my coins > 3")))
    assert written_at(placed, {"market.yaml": file.text}) == ("my coins > 3", "- if my coins > 3:")
    survivor = Survivor(placed, "market.yaml:3", 2, *written_at(placed, {"market.yaml": file.text}))
    assert str(survivor) == "market.yaml:3: condition: negated: my coins > 3 (2 scenarios execute it)"


def test_a_sample_is_always_the_same(market: Game, scenario: Any, lines: Any) -> None:
    good = scenario((lines.into_hand(RUBY, 1),), (lines.sells(1, RUBY),), (lines.has_coins(1, 5),))
    first, second = (run_mutants(market, [good], sample=5) for _ in range(2))
    assert first == second
    assert first.tried == 5


def test_several_processes_find_the_same(market: Game, scenario: Any, lines: Any) -> None:
    good = scenario((lines.into_hand(RUBY, 1),), (lines.sells(1, RUBY),), (lines.has_coins(1, 5),))
    told: list[tuple[int, int]] = []
    alone = run_mutants(market, [good])
    together = run_mutants(market, [good], jobs=2, progress=lambda done, of: told.append((done, of)))
    assert [str(one) for one in alone.survivors] == [str(one) for one in together.survivors]
    assert told[-1] == (alone.tried, alone.tried)
