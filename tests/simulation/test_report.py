"""Figures of a simulation."""

from __future__ import annotations

import pytest

from pravidla.simulation import GameRecord, summarise
from pravidla.simulation.report import spread, wilson


def record(scores: tuple[int, ...], winners: tuple[int, ...], decisions: int = 10) -> GameRecord:
    returns = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(len(scores)))
    return GameRecord(decisions, 3 * decisions, 0, scores, winners, returns)


def test_a_shared_win_counts_in_parts_for_each_winner() -> None:
    report = summarise([record((5, 5), (0, 1)), record((7, 1), (0,)), record((2, 3), (1,)), record((9, 0), (0,))], 1.0)
    assert [seat.wins for seat in report.seats] == [2.5, 1.5]
    assert report.shared == 1


def test_lengths_scores_and_leads_have_mean_spread_and_extremes() -> None:
    report = summarise([record((4, 1), (0,), decisions=8), record((6, 1), (0,), decisions=12)], 0.5)
    assert (report.decisions.mean, report.decisions.lowest, report.decisions.highest) == (10, 8, 12)
    assert report.seats[0].score.mean == 5
    assert report.lead.mean == 4
    assert report.options == 3
    assert report.seconds == 0.5


def test_the_interval_of_a_share_is_wilsons() -> None:
    low, high = wilson(50, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    low, high = wilson(0, 10)
    assert low == 0 and round(high, 4) == 0.2775


def test_one_game_has_no_deviation() -> None:
    assert spread([3]).deviation == 0
    assert round(spread([1, 2, 3, 4]).deviation, 6) == 1.290994


def test_there_is_no_report_of_no_game() -> None:
    with pytest.raises(ValueError, match="no game"):
        summarise([], 1.0)
