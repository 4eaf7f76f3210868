from dataclasses import replace

import pytest

from pravidla.interpreter.faults import IllegalAction, RulesFault
from pravidla.interpreter.interpretation import CHANCE, TERMINAL, Interpretation
from pravidla.interpreter.record import Record
from pravidla.ir.configuration import Configuration
from pravidla.ir.nodes import Field, Game, NumberField

RUBY, GLASS = 0, 1
SELL_RUBY, SELL_GLASS, KEEP = 0, 1, 2


def test_chance_waits_with_its_probabilities_when_there_is_no_seed(market: Game, two: Configuration) -> None:
    play = Interpretation(market, two)
    assert play.current_player() == CHANCE
    assert play.chance_outcomes() == [(RUBY, 2 / 3), (GLASS, 1 / 3)]
    assert play.legal_actions() == [RUBY, GLASS]


def test_a_game_runs_to_its_end_with_scores_and_winners(market: Game, two: Configuration) -> None:
    play = Interpretation(market, two)
    play.apply_action(RUBY)
    assert play.current_player() == 0
    assert play.legal_actions() == [SELL_RUBY, KEEP]
    play.apply_action(SELL_RUBY)
    play.apply_action(GLASS)
    assert play.current_player() == 0, "the second player can only keep, which is not asked"
    play.apply_action(KEEP)
    assert play.current_player() == TERMINAL
    assert play.is_terminal()
    assert play.scores() == [10, 2]
    assert play.winners() == [0]
    assert play.returns() == [1.0, 0.0]


def test_the_plain_form_counts_unordered_zones_by_kind(market: Game, two: Configuration) -> None:
    play = Interpretation(market, two)
    play.apply_action(RUBY)
    assert play.to_dict() == {
        "sack": [1, 1],
        "player_hand": [[1, 0], [0, 0]],
        "player_coins": [1, 1],
        "box:gem": [0, 0],
    }


def test_an_action_says_what_it_means(market: Game, two: Configuration) -> None:
    play = Interpretation(market, two)
    play.apply_action(RUBY)
    info = play.action(SELL_RUBY)
    assert (info.decision, info.arguments, info.cites) == ("sell", {"gem": "rubin"}, ("s2.0",))
    assert (info.cs, info.en) == ("Prodej rubiný", "Sell rubin")


def test_an_illegal_action_names_every_reason_and_changes_nothing(market: Game, two: Configuration) -> None:
    play = Interpretation(market, two)
    play.apply_action(RUBY)
    before = play.to_dict()
    with pytest.raises(IllegalAction) as caught:
        play.apply_action(SELL_GLASS)
    assert [reason.name for reason in caught.value.reasons] == ["sell.gem", "sell.rich"]
    assert caught.value.reasons[1].cites == ("s2.1",)
    assert caught.value.reasons[1].cs == "Kámen sklo je laciný"
    assert play.to_dict() == before


def test_why_not_is_empty_for_what_is_legal_and_takes_ids_or_numbers(market: Game, two: Configuration) -> None:
    play = Interpretation(market, two)
    play.apply_action(RUBY)
    assert play.why_not("sell", gem="rubin") == ()
    assert play.why_not("sell", gem=RUBY) == ()
    assert [reason.name for reason in play.why_not("sell", gem="sklo")] == ["sell.gem", "sell.rich"]
    assert [reason.name for reason in play.why_not("sell", gem="zlato")] == ["argument"]
    assert [reason.name for reason in play.why_not("bake")] == ["decision"]


def test_arguments_left_out_may_have_any_value(market: Game, two: Configuration) -> None:
    play = Interpretation(market, two)
    play.apply_action(RUBY)
    assert play.why_not("sell") == ()


def test_a_price_that_the_purse_does_not_hold_is_a_reason(market: Game, two: Configuration) -> None:
    poor = replace(market, fields={**market.fields, "player_coins": _starting(market.fields["player_coins"], 0)})
    play = Interpretation(poor, two, pause_at_forced=True)
    play.apply_action(RUBY)
    assert play.legal_actions() == [KEEP]
    assert [reason.name for reason in play.why_not("sell", gem="rubin")] == ["sell.pay"]


def test_a_store_out_of_bounds_is_a_fault_with_file_and_line(market: Game, two: Configuration) -> None:
    rich = replace(market, fields={**market.fields, "player_coins": _starting(market.fields["player_coins"], 9)})
    play = Interpretation(rich, two)
    play.apply_action(RUBY)
    with pytest.raises(RulesFault, match=r"^market\.yaml:2: coins cannot become 13$"):
        play.apply_action(SELL_RUBY)


def test_an_exception_for_a_player_count_wins_over_the_rule(market: Game) -> None:
    assert Interpretation(market, Configuration(2, (), ())).scores() == [2, 2]
    assert Interpretation(market, Configuration(3, (), ())).scores() == [1, 1, 1]


def test_a_clone_goes_its_own_way(market: Game, two: Configuration) -> None:
    play = Interpretation(market, two)
    play.apply_action(RUBY)
    copy = play.clone()
    copy.apply_action(SELL_RUBY)
    assert play.legal_actions() == [SELL_RUBY, KEEP]
    assert copy.to_dict() != play.to_dict()
    play.apply_action(SELL_RUBY)
    assert copy.to_dict() == play.to_dict()


def test_with_a_seed_chance_resolves_itself_and_repeats(market: Game, two: Configuration) -> None:
    first, second = Interpretation(market, two, seed=7), Interpretation(market, two, seed=7)
    assert first.current_player() in (0, 1, TERMINAL)
    assert first.to_dict() == second.to_dict()


def test_a_rule_can_begin_in_a_patched_state(market: Game, two: Configuration) -> None:
    plain = Interpretation(market, two).to_dict()
    plain["player_hand"] = [[0, 0], [1, 0]]
    play = Interpretation.begin(market, two, "turn", (1,), state=plain)
    assert play.current_player() == 1
    play.apply_action(SELL_RUBY)
    assert play.is_terminal()
    assert play.to_dict()["player_coins"] == [1, 5]


def test_the_record_tells_what_was_executed(market: Game, two: Configuration) -> None:
    record = Record()
    play = Interpretation(market, two, record=record)
    play.apply_action(RUBY)
    assert "s2.3" not in record.cites
    play.apply_action(SELL_RUBY)
    assert {"s1.2", "s2.1", "s2.2", "s2.3"} <= record.cites
    assert {"main", "turn", "sell"} <= record.definitions
    assert ("column", "gem", "worth", RUBY) in record.figures


def test_forced_choices_are_counted(market: Game, two: Configuration) -> None:
    record = Record()
    play = Interpretation(market, two, record=record)
    play.apply_action(GLASS)
    assert record.forced == 2, "the glass can only be kept, and only rubies are left to draw"


def _starting(field: Field, start: int) -> Field:
    assert isinstance(field.content, NumberField)
    return replace(field, content=replace(field.content, start=start))
