"""Sessions: settling, undo, saves."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from tests.conformance.games import engine
from tests.play.tables import sit_down
from tests.play.typists import sit_down_at

import pravidla
from pravidla.play import BOTS, Session, read_save, resume, write_save
from pravidla.play.bots import Bot, GreedyBot
from pravidla.play.saves import SaveTrouble
from pravidla.play.search import Search
from pravidla_runtime import IllegalAction, SaveError


def play_some(session: Session, moves: int, seed: int = 0) -> None:
    rng = Random(seed)
    for _ in range(moves):
        list(session.settle())
        if session.over:
            return
        session.choose(rng.choice(session.state.legal_actions()))
    list(session.settle())


def test_settling_stops_where_a_person_decides() -> None:
    session = sit_down("pig", (1,), seed=2)
    moves = list(session.settle())
    assert session.person == 1
    assert all(move.player != 1 for move in moves)


def test_the_luck_after_an_undo_is_the_same_as_before() -> None:
    session = sit_down("pig", (0, 1), seed=9)
    list(session.settle())
    before = session.state.clone()
    action = session.state.legal_actions()[0]
    session.choose(action)
    list(session.settle())
    after, actions = session.state.clone(), list(session.actions)
    assert session.undo()
    assert session.state == before
    session.choose(action)
    list(session.settle())
    assert session.state == after and session.actions == actions


def test_what_was_taken_back_is_done_again_with_the_same_luck_until_another_move_is_made() -> None:
    session = sit_down("pig", (0, 1), seed=9)
    assert session.redo() == ()
    for _ in range(3):
        list(session.settle())
        session.choose(session.state.legal_actions()[0])
    list(session.settle())
    after, actions = session.state.clone(), list(session.actions)
    assert session.undo() and session.undo()
    assert session.redo() and session.redo() and session.redo() == ()
    assert session.state == after and session.actions == actions
    assert session.undo()
    session.choose(session.state.legal_actions()[-1])
    assert session.redo() == ()


def test_an_illegal_action_is_refused_and_leaves_the_session_as_it_was() -> None:
    session = sit_down("connect_four", (0, 1))
    for _ in range(6):
        session.choose(0)
    before, actions = session.state.clone(), list(session.actions)
    with pytest.raises((IllegalAction, ValueError)):
        session.choose(0)
    assert session.state == before and session.actions == actions


@pytest.mark.parametrize("name", ["connect_four", "kuhn_poker", "pig", "sealed_bids", "harvest_fair", "rail_shares"])
def test_a_saved_session_goes_on_exactly_where_it_was(name: str, tmp_path: Path) -> None:
    session = sit_down(name, (0, 1), seed=4)
    play_some(session, 3)
    place = tmp_path / "save.json"
    write_save(place, session, "digest")
    again = resume(read_save(place), session.engine, "digest")
    assert again.state == session.state
    assert again.actions == session.actions and again.table == session.table
    play_some(session, 2, seed=1)
    play_some(again, 2, seed=1)
    assert again.state == session.state


def test_a_save_of_other_rules_is_refused_by_its_digest(tmp_path: Path) -> None:
    session = sit_down("connect_four")
    write_save(tmp_path / "save.json", session, "a" * 16)
    with pytest.raises(SaveError, match="other rules"):
        resume(read_save(tmp_path / "save.json"), session.engine, "b" * 16)


def test_actions_that_do_not_fit_the_rules_are_refused(tmp_path: Path) -> None:
    session = sit_down("connect_four")
    write_save(tmp_path / "save.json", session, "digest")
    save = replace(read_save(tmp_path / "save.json"), actions=(0, 0, 99))
    with pytest.raises(SaveError, match="does not fit"):
        resume(save, engine("connect_four"), "digest")


@pytest.mark.parametrize(
    "content",
    [
        "",
        "{",
        "[]",
        "null",
        '"text"',
        '{"format": "other"}',
        '{"format": "pravidla-save", "version": 99}',
        "[" * 100_000,
    ],
)
def test_what_is_no_save_is_refused_clearly(content: str, tmp_path: Path) -> None:
    (tmp_path / "save.json").write_text(content, encoding="utf-8")
    with pytest.raises(SaveError):
        read_save(tmp_path / "save.json")


def test_a_save_that_lacks_anything_is_refused_clearly(tmp_path: Path) -> None:
    session = sit_down("connect_four")
    write_save(tmp_path / "save.json", session, "digest")
    data = json.loads((tmp_path / "save.json").read_text(encoding="utf-8"))
    for key in data:
        for broken in ({k: v for k, v in data.items() if k != key}, data | {key: {"x": [1]}}, data | {key: None}):
            (tmp_path / "broken.json").write_text(json.dumps(broken), encoding="utf-8")
            with pytest.raises(SaveError):
                resume(read_save(tmp_path / "broken.json"), session.engine, "digest")


def test_every_move_can_be_replayed_with_the_position_after_it() -> None:
    session = sit_down("connect_four", ())
    list(session.settle())
    told = [moves for moves, _ in session.positions()]
    assert len(told) == 1 + len(session.actions)
    *_, (_, last) = session.positions()
    assert last == session.state


def test_a_public_move_is_no_secret_and_a_hidden_one_is() -> None:
    public = sit_down("connect_four", (0, 1))
    assert public.choose(3)[0].secret_from == frozenset()
    hidden = sit_down("sealed_bids", (0, 1), players=3)
    list(hidden.settle())
    assert hidden.choose(hidden.state.legal_actions()[0])[0].secret_from == frozenset({1})


@pytest.mark.parametrize(("people", "asked"), [([0], False), ([0, 1], True)])
def test_playing_the_own_cards_shows_something_to_other_people_only(people: list[int], asked: bool) -> None:
    session = sit_down_at("hedvabna_stezka", people, players=2, seed=2)
    list(session.settle())
    session.choose(session.state.legal_actions()[0])
    list(session.settle())
    assert session.reveals() == asked
    assert session.undo() and len(session.rewinds) == asked


def test_an_undo_of_a_drawn_card_is_marked_for_ever() -> None:
    session = sit_down_at("hedvabna_stezka", [0, 1], players=2, seed=2)
    while "from_pack" not in {session.state.action(one).decision for one in session.state.legal_actions()}:
        list(session.settle())
        session.choose(session.state.legal_actions()[0])
    drawn = [one for one in session.state.legal_actions() if session.state.action(one).decision == "from_pack"]
    session.choose(drawn[0])
    list(session.settle())
    assert session.reveals()
    assert session.undo() and len(session.rewinds) == 1
    while session.undo():
        pass
    assert session.actions == [] or session.state.current_player() >= 0
    assert [move.kind for move in session.story()].count("undo") == len(session.rewinds) >= 1


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_plays_legal_moves_on_its_own_copy(bot: str) -> None:
    session = sit_down_at("hedvabna_stezka", [], players=2, bots=(bot, "random"), seed=2)
    for _ in range(6):
        before = session.state.clone()
        action = session.decide()
        assert session.state == before and action in session.state.legal_actions()
        session.choose(action)


@pytest.mark.parametrize("bot", [GreedyBot(deals=6, budget=120, horizon=20), Search(60, rounds=25, horizon=15)])
def test_a_bot_that_looks_ahead_beats_chance(bot: Bot) -> None:
    won = 0
    for seed in range(3):
        state, rng = pravidla.load("hedvabna_stezka", players=2).new_initial_state(seed), Random(seed)
        while not state.is_terminal():
            mine = state.current_player() == seed % 2
            state.apply_action(bot.choose(state.clone(), rng) if mine else rng.choice(state.legal_actions()))
        won += state.winners() == [seed % 2]
    assert won >= 2


@pytest.mark.parametrize("seed", [3, 8])
def test_the_log_names_no_card_of_a_shuffled_pack_that_only_its_back_is_seen_of(seed: int) -> None:
    session = sit_down_at("kanagawa", (0,), seed=seed)
    list(session.settle())
    shuffled = [move for move in session.story() if move.cs.startswith("zamícháno")]
    assert shuffled
    assert all(move.secret_from == {0} for move in shuffled)


def test_a_file_that_is_no_save_is_never_written_over(tmp_path: Path) -> None:
    session = sit_down("pig", seed=3)
    notes, older = tmp_path / "notes.txt", tmp_path / "older.json"
    notes.write_text("do not lose this\n", encoding="utf-8")
    with pytest.raises(SaveTrouble, match="not written over"):
        write_save(notes, session, "digest")
    assert notes.read_text(encoding="utf-8") == "do not lose this\n"
    kept = {"game": "pig", "digest": "digest", "players": 2, "seed": 1, "actions": [0], "rewound": 0}
    older.write_text(json.dumps({"format": "pravidla-save", "version": 1} | kept), encoding="utf-8")
    write_save(older, session, "digest")
    write_save(older, session, "digest")
    assert read_save(older).table == session.table
    assert sorted(one.name for one in tmp_path.iterdir()) == ["notes.txt", "older.json"]


def test_a_save_that_breaks_off_anywhere_is_refused_and_left_alone(tmp_path: Path) -> None:
    session = sit_down("pig", seed=3)
    for _ in range(6):
        list(session.settle())
        session.choose(session.state.legal_actions()[0])
    place = tmp_path / "save.json"
    write_save(place, session, "digest")
    whole = place.read_bytes()
    for length in range(0, len(whole.rstrip()), 7):
        place.write_bytes(whole[:length])
        with pytest.raises(SaveTrouble, match="is not a saved game"):
            read_save(place)
        assert place.read_bytes() == whole[:length]


def test_what_never_ends_or_is_larger_than_any_save_is_no_save(tmp_path: Path) -> None:
    large = tmp_path / "large.json"
    with large.open("wb") as file:
        file.truncate(20_000_000)
    for place in (large, Path("/dev/zero")):
        if place.exists():
            with pytest.raises(SaveTrouble, match="not a saved game"):
                read_save(place)


@pytest.mark.parametrize(
    "content",
    [
        {},
        {"version": 1},
        {"version": 2},
        {"version": 2, "game": "pig", "digest": "digest", "players": 2, "seed": 1, "actions": []},
        {"version": 1, "game": "pig", "digest": "", "players": 2, "seed": 1, "actions": []},
        {"version": 1, "game": "pig", "digest": "digest", "players": 2, "seed": 1, "actions": ["notes"]},
    ],
)
def test_a_file_that_only_begins_like_a_save_is_never_written_over(content: dict[str, object], tmp_path: Path) -> None:
    place = tmp_path / "notes.json"
    text = json.dumps({"format": "pravidla-save"} | content)
    place.write_text(text, encoding="utf-8")
    with pytest.raises(SaveTrouble, match="not written over"):
        write_save(place, sit_down("pig", seed=3), "digest")
    assert place.read_text(encoding="utf-8") == text


@pytest.mark.parametrize(
    ("changed", "cs", "en"),
    [
        (
            {"people": [0, 7]},
            "people, 2. položka: má být číslo od 0 do 1, ne 7",
            "people, item 2: a number from 0 to 1",
        ),
        ({"people": [0, 0]}, "dva lidé sedí na jednom místě", "two people have one seat"),
        ({"players": 0}, "nikdo nehraje", "nobody plays"),
        ({"rewinds": [[5, 0]]}, "číslo od 0 do 0, ne 5", "a number from 0 to 0"),
        ({"bots": ["x" * 100_000]}, "bot 'xxx", "there is no bot 'xxx"),
        ({"seed": "x" * 100_000}, "seed: má být celé číslo, ne 'xxx", "a number is wanted, not 'xxx"),
        ({"x" * 100_000: 1}, "není známo", "is not known"),
        ({"version": "x" * 100_000}, "není uložená hra", "is not a saved game"),
        ({"version": 10**50}, "jiná verze programu", "another version"),
    ],
)
def test_what_does_not_fit_in_a_save_is_told_briefly_in_both_languages(
    changed: dict[str, object], cs: str, en: str, tmp_path: Path
) -> None:
    place = tmp_path / "save.json"
    write_save(place, sit_down("connect_four"), "digest")
    data = json.loads(place.read_text(encoding="utf-8"))
    place.write_text(json.dumps(data | changed), encoding="utf-8")
    with pytest.raises(SaveTrouble) as found:
        read_save(place)
    assert cs in found.value.cs and en in found.value.en
    assert len(found.value.cs) < 500 and len(found.value.en) < 500


def test_the_move_of_a_save_that_is_not_legal_is_named_by_its_number(tmp_path: Path) -> None:
    write_save(tmp_path / "save.json", sit_down("connect_four"), "digest")
    save = replace(read_save(tmp_path / "save.json"), actions=(0, 0, 99))
    with pytest.raises(SaveTrouble) as found:
        resume(save, engine("connect_four"), "digest")
    assert "tah číslo 3 z 3 není dovolen" in found.value.cs


def test_a_save_is_written_through_a_link_and_beside_no_file_of_another(tmp_path: Path) -> None:
    session, important = sit_down("pig", seed=3), tmp_path / "important.txt"
    important.write_text("precious", encoding="utf-8")
    (tmp_path / "save.json.part").symlink_to(important)
    write_save(tmp_path / "save.json", session, "digest")
    assert important.read_text(encoding="utf-8") == "precious"
    link = tmp_path / "link.json"
    link.symlink_to(tmp_path / "save.json")
    session.choose(session.state.legal_actions()[0])
    write_save(link, session, "digest")
    assert link.is_symlink()
    assert read_save(tmp_path / "save.json").actions == tuple(session.actions)
    loop = tmp_path / "loop.json"
    loop.symlink_to(loop)
    with pytest.raises(SaveTrouble) as found:
        write_save(loop, session, "digest")
    assert loop.is_symlink() and "odkazy vedou v kruhu" in found.value.cs
    assert not any(one.name.endswith(".part") and one.name != "save.json.part" for one in tmp_path.iterdir())
