"""Texts: how Czech is set, what things and refusals are called."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path

import pytest
from tests.analysis.specs import good, play

from pravidla.data import packaged_games
from pravidla.ir.nodes import Field, Game
from pravidla.publishing.gathering import engine_files

HAT = """\
- component: hat
  cites: [s1.1]
  from: transcript s1.1
  forms: {cs: [klobouk, klobouky, klobouků], en: [hat, hats]}
  text: {cs: Klobouk, en: Hat}
  copies: 2
  rows:
    - {id: felt, text: {cs: plstěný, en: felt}}
    - {id: straw, text: {cs: slaměný, en: straw}}
- state: each place
  cites: [s1.1]
  has:
    hats: pile of hat
- list: place
  cites: [s1.1]
  rows:
    - {id: hall, text: {cs: síň v domě, en: hall}, declension: {6: síni v domě}}
    - {id: yard, text: {cs: dvůr, en: yard}}
"""


def field(game: Game, name: str) -> Field:
    return next(one for one in game.fields.values() if one.declared == name)


def turn(header: str, text: str) -> str:
    """A game whose only decision is this one."""
    told = f"      text: {text}\n"
    return f"""\
- rule: turn
  do:
    - do:
        - {header}
            - gain 1 point
{told}- rule: main
  do:
    - take turns clockwise from first of players until my points > 2 points:
        - do turn
"""


def test_a_number_stays_with_what_it_counts_and_a_short_word_with_what_follows(tmp_path: Path) -> None:
    text = '{cs: "Nes {m} {m|klobouk|klobouky|klobouků} k {place:6} v 5 krocích", en: "Carry {m} a hat"}'
    state = play(good(tmp_path, HAT + turn("choose m from 1..3, place from places:", text)))
    action = state.action(state.legal_actions()[0])
    assert action.cs == "Nes 1~klobouk k~síni v~domě v~5~krocích".replace("~", "\u00a0")
    assert action.en == "Carry 1 a hat"


def test_a_state_is_called_by_its_word_or_as_its_pieces_are(tmp_path: Path) -> None:
    words = """\
- word: pack
  text: {cs: balíček u banky, en: pack}
- word: display
  text: {cs: nabídka, en: display}
  forms: {cs: [karta v nabídce, karty v nabídce, karet v nabídce], en: [card on display, cards on display]}
"""
    game = good(tmp_path, HAT + words)
    assert field(game, "pack").called == (("balíček u\u00a0banky",), ("pack",))
    assert field(game, "display").called[0] == ("karta v\u00a0nabídce", "karty v\u00a0nabídce", "karet v\u00a0nabídce")
    assert field(game, "hats").called == (("klobouk", "klobouky", "klobouků"), ("hat", "hats"))
    assert field(game, "day").called == ((), ())


def test_a_pick_of_pieces_that_are_told_by_their_columns_is_called_as_one_of_them(tmp_path: Path) -> None:
    leaves = """\
- component: leaf
  cites: [s1.1]
  from: assumed
  columns: {tea: 1..3}
  forms: {cs: [lístek, lístky, lístků], en: [leaf, leaves]}
  text: {cs: "{tea}. čaj", en: "tea {tea}"}
  rows:
    - {id: green, tea: 1}
    - {id: black, tea: 2}
"""
    picks = "choose many from 1..2, leaf from leafs where leaf.tea > 1:"
    state = play(good(tmp_path, HAT + leaves + turn(picks, "{cs: Ber, en: Take}")))
    assert state.why_not("choose_many_leaf", leaf="green")[0].cs == "Na výběr teď není 1.\u00a0čaj (lístek)"


def test_a_pick_that_is_not_offered_is_refused_by_what_players_call_it(tmp_path: Path) -> None:
    words = "- word: many\n  text: {cs: počet, en: number}\n"
    picks = "choose many from 1..3 where many > 1, p from players where p is not me, hat from hats where hat is felt:"
    state = play(good(tmp_path, HAT + words + turn(picks, "{cs: Ber, en: Take}")))
    reasons = state.why_not("choose_many_p_hat", many=1, p=0, hat="straw")
    assert [(one.cs, one.en) for one in reasons] == [
        ("Na výběr teď není 1 (počet)", "Not to be chosen now: 1 (number)"),
        ("Na výběr teď není hráč\u00a01 (hráč)", "Not to be chosen now: player 1 (player)"),
        ("Na výběr teď není slaměný (klobouk)", "Not to be chosen now: straw (hat)"),
    ]


def test_what_cites_nothing_itself_is_refused_with_what_is_cited_around_it(tmp_path: Path) -> None:
    rules = """\
- rule: turn
  cites: [s1.1]
  do:
    - repeat 1..3 times:
        - choose one of:
            - option: take_one
              require:
                late: {that: my points > 0 points, else: {cs: Je brzo, en: It is early}}
              do:
                - gain 1 point
            - option take_two:
                - gain 2 points
            - option rest:
                - gain 3 points
- rule: main
  do:
    - take turns clockwise from first of players until my points > 2 points:
        - do turn
- word: take_one
  text: {cs: Vezmi jeden, en: Take one}
- word: take_two
  text: {cs: Vezmi dva, en: Take two}
"""
    state = play(good(tmp_path, HAT + rules))
    reasons = [reason for name in ("stop", "take_one") for reason in state.why_not(name)]
    assert [(one.name, one.cites) for one in reasons] == [("stop.when", ("s1.1",)), ("turn.take_one.late", ("s1.1",))]


@pytest.mark.parametrize("game", packaged_games())
def test_every_option_and_every_refusal_of_the_games_cites_something(game: str) -> None:
    info = import_module(f"pravidla_engines.{game}").Game.info
    assert [(point.name, one.block) for point in info.points for one in point.options if not one.cites] == []
    texts = next(text for name, text in engine_files(game, packaged=True).items() if name == "texts.py")
    calls = (one for one in ast.walk(ast.parse(texts)) if isinstance(one, ast.Call))
    cited = [one.args[3] for one in calls if isinstance(one.func, ast.Name) and one.func.id == "Reason"]
    assert len(cited) > 20
    assert all(isinstance(one, ast.Tuple) and one.elts for one in cited)
