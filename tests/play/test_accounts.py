"""Why players have what they have: every change of an open counter, by rule and paragraph."""

from __future__ import annotations

import re
from functools import cache
from io import StringIO
from random import Random
from typing import Any

import pytest
from tests.play.typists import sit_down_at

from pravidla.analysis import compile_game
from pravidla.data import data_folder
from pravidla.ir.configuration import Configuration
from pravidla.ir.nodes import Game
from pravidla.play import Book, Desk, Session
from pravidla.play.accounts import Accounts
from pravidla.play.desk import Said
from pravidla.play.log import seat_name
from pravidla.play.replay import Replay
from pravidla_runtime.text import NO_BREAK_SPACE

LINE = re.compile(r"(.+) – (?:Hráč|Player) (\d): (.+?) (−?\d[\d ]*) → (−?\d[\d ]*)(?: \[(s[\d.]+.*)\])?")


@cache
def rules_of(name: str) -> Game:
    game, _ = compile_game(data_folder("rulebooks") / name, (), scenarios=False)
    assert game is not None
    return game


def accounts_of(session: Session, language: str = "cs") -> Accounts:
    engine: Any = session.engine
    configuration = Configuration(engine.players, engine.modules, tuple(engine.option_values.items()))
    return Accounts(
        rules_of(session.table.game), configuration, language, lambda seat: seat_name(session.table, seat, language)
    )


def played(name: str, players: int, seed: int, moves: int) -> Session:
    """A session in which everybody has chosen at random."""
    session = sit_down_at(name, range(players), players=players, seed=seed)
    rng = Random(seed)
    for _ in range(moves):
        list(session.settle())
        if session.over:
            break
        session.choose(rng.choice(session.state.legal_actions()))
    return session


def told_of(session: Session, language: str = "cs") -> list[tuple[str, int, str, int, int, str]]:
    """All lines taken apart: the rule, the seat from 0, what changed, before, after, paragraphs."""
    accounts = accounts_of(session, language)
    found = []
    for action, moves in session.acts():
        for _, lines in accounts.begun(moves) if action is None else accounts.after(action, moves):
            for line in lines:
                parts = LINE.fullmatch(line.replace(NO_BREAK_SPACE, " "))
                assert parts is not None, line
                before, after = (int(one.replace(" ", "").replace("−", "-")) for one in (parts[4], parts[5]))
                found.append((parts[1], int(parts[2]) - 1, parts[3], before, after, parts[6] or ""))
    return found


@pytest.mark.parametrize(
    ("name", "players", "field", "what"),
    [
        ("velkomesto", 3, "player_coins", "mince"),
        ("nippon", 2, "player_yen", "jeny v rozpočtu"),
        ("mombasa", 2, "player_pounds", "libry"),
    ],
)
def test_every_change_of_a_counter_is_told_and_goes_on_from_the_one_before(
    name: str, players: int, field: str, what: str
) -> None:
    session = played(name, players, 3, 100)
    last: dict[int, int] = {}
    for title, seat, counter, before, after, cites in told_of(session):
        assert title and cites and before != after
        if counter == what:
            assert last.get(seat, before) == before
            last[seat] = after
    state: Any = session.state
    assert len(last) == players
    assert {seat: state.to_dict()[field][seat] for seat in last} == last


def test_income_names_the_card_and_the_paragraph() -> None:
    found = told_of(played("velkomesto", 3, 3, 60))
    assert {cites for title, *_, cites in found if title == "Pekárna"} == {"s4.9"}
    assert {after - before for title, _, _, before, after, _ in found if title == "Pekárna"} >= {1}
    assert {title for title, *_ in told_of(played("velkomesto", 3, 3, 60), "en")} >= {"Bakery"}


def test_what_an_action_is_called_ends_where_something_is_picked() -> None:
    titles = {title for title, *_ in told_of(played("nippon", 2, 3, 60))}
    assert "Doly" in titles
    assert not [title for title in titles if "…" in title or title.endswith(":")]


def test_the_table_tells_the_accounts_of_the_last_actions() -> None:
    session = played("velkomesto", 2, 5, 40)
    book = Book(lambda: (), lambda: {}, accounts=accounts_of)
    desk = Desk(session, ("Velkoměsto", "Machi Koro"), "", "cs", book)
    whole, few = desk.obey("účty", 0), desk.obey("ucty 2", 0)
    assert isinstance(whole, Said) and isinstance(few, Said)
    assert whole.lines[-len(few.lines) :] == few.lines
    assert sum(not line.startswith("      ") for line in few.lines) >= 2
    without = Desk(session, ("Velkoměsto", "Machi Koro"), "", "cs", Book(lambda: (), lambda: {}))
    assert without.obey("účty", 0) == Said(("Hra začala příkladem: účty vést nelze.",), latest_last=True)


def test_the_log_tells_the_accounts_below_its_events_when_they_are_asked_for() -> None:
    session = played("velkomesto", 2, 5, 40)
    book = Book(lambda: (), lambda: {}, accounts=accounts_of)
    desk = Desk(session, ("Velkoměsto", "Machi Koro"), "", "cs", book)
    plain, whole, alone = (desk.obey(line, 0) for line in ("záznam", "záznam účty", "účty"))
    assert isinstance(plain, Said) and isinstance(whole, Said) and isinstance(alone, Said)
    below = [line for line in whole.lines if line.startswith("      ")]
    assert [line for line in whole.lines if line not in below] == list(plain.lines)
    assert below and below == [line for line in alone.lines if line.startswith("      ")]
    few = desk.obey("záznam 3 účty", 0)
    assert isinstance(few, Said) and few.lines == whole.lines[whole.lines.index(plain.lines[-3]) :]
    without = Desk(session, ("Velkoměsto", "Machi Koro"), "", "cs", Book(lambda: (), lambda: {}))
    told = without.obey("záznam účty", 0)
    assert isinstance(told, Said) and told.lines == ("Hra začala příkladem: účty vést nelze.", *plain.lines)


def test_a_replay_tells_the_accounts_behind_the_event_that_led_to_them() -> None:
    session = played("velkomesto", 2, 5, 40)
    output = StringIO()
    replay = Replay(session, "Velkoměsto", "cs", lambda: {}, StringIO(), output, accounts=lambda: accounts_of(session))
    replay.tell(None, positions=False, rules=False)
    events = re.split(r"(?m)^ *\d+\. ", output.getvalue())
    paid = [event for event in events if "Pšeničné pole – " in event]
    assert paid
    assert all(event.replace(NO_BREAK_SPACE, " ").startswith("Náhoda: hozeno: 1 ") for event in paid)


def test_what_a_move_costs_stands_behind_it_and_not_behind_what_followed_by_force() -> None:
    session = played("velkomesto", 3, 3, 30)
    accounts = accounts_of(session)
    forced = paid = 0
    for action, moves in session.acts():
        for move, lines in accounts.begun(moves) if action is None else accounts.after(action, moves):
            paid += any(line.startswith("Stavba – ") for line in lines)
            forced += move.forced and move.kind == "decision"
            assert not (move.forced and lines)
    assert forced and paid
