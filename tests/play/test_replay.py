"""A game told event by event."""

from __future__ import annotations

from io import StringIO

from tests.play.typists import sit_down_at

from pravidla.play.replay import Replay


def test_what_an_action_changes_is_told_once_behind_its_last_event() -> None:
    session = sit_down_at("kanagawa", (0, 1), players=2, seed=3)
    for _ in range(30):
        list(session.settle())
        session.choose(session.state.legal_actions()[0])
    output = StringIO()
    Replay(session, "Kanagawa", "cs", lambda: {}, StringIO(), output).tell(None, positions=True, rules=False)
    number, told = 0, output.getvalue()
    several = 0
    for moves, _ in session.positions():
        first, number = number + 1, number + len(moves)
        several += len(moves) > 1
        for event in range(first, number):
            part = told.split(f"\n{event:>4}. ")[-1].split(f"\n{event + 1:>4}. ")[0]
            assert "\n          " not in part and part.count("\n        ") <= 1
    assert several
