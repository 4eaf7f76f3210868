"""Hidden zones of which some pieces are known: observations, positions dealt anew, what a player is told."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.analysis.specs import uncited

from pravidla import load
from pravidla.play.sections import lines_of, sections_of

TILES = """\
- game: sample
  text: {cs: Ukázka, en: Sample}
  players: 2..4
  play: main
  score: p.points
- unit: point
  forms: {cs: [bod, body, bodů], en: [point, points]}
- component: tile
  text: {cs: "Kámen {number}", en: "Tile {number}"}
  columns: {number: 1..9, back: suit}
  back: back
  copies: 1
  from: assumed a test
  rows:
    - {id: t1, number: 1, back: sun}
    - {id: t2, number: 2, back: sun}
    - {id: t3, number: 3, back: sun}
    - {id: t4, number: 4, back: sun}
    - {id: t5, number: 5, back: moon}
    - {id: t6, number: 6, back: moon}
    - {id: t7, number: 7, back: moon}
    - {id: t8, number: 8, back: moon}
- list: suit
  text: {cs: Barva, en: Suit}
  rows:
    - {id: sun, text: {cs: slunce, en: sun}}
    - {id: moon, text: {cs: luna, en: moon}}
- state: game
  has:
    pack: deck of tile, starts tiles
    offer: row of tile, at most 8
    day: 0..2
- state: each tile
  has:
    lay_open: true or false
- state: each player
  has:
    points: 0..40 points
    kept: ZONE of tile, seen by owner until this.lay_open
- rule: main
  do:
    - draw 2 tiles from pack to offer
    - for t in offer:
        - set t.lay_open to true
    - for p in players:
        - draw 2 tiles from pack to p.kept
    - take turns clockwise from first of players until day is 2:
        - if any (t in offer):
            - choose t from offer:
                - move t from offer to my kept
        - increase day by 1
        - may choose u from my kept:
            - gain 1 point
"""


@pytest.fixture(params=["pile", "row"])
def states(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Any]:
    (tmp_path / "rules.yaml").write_text(uncited(TILES.replace("ZONE", request.param)), encoding="utf-8")
    game, found = load(tmp_path), []
    for seed in range(10):
        state, rng = game.new_initial_state(seed), Random(seed)
        while not state.is_terminal():
            found.append(state.clone())
            state.apply_action(rng.choice(state.legal_actions()))
    return iter(found)


def kept(state: Any, seat: int) -> list[int]:
    held = state.to_dict()["player_kept"][seat]
    return [kind for kind, number in enumerate(held) if number] if len(held) == 8 else held


def test_a_piece_that_lay_open_stays_known_where_it_is_hidden(states: Iterator[Any]) -> None:
    seen_some = False
    for state in states:
        lay_open = state.to_dict()["tile_lay_open"]
        for other, player in ((1, 0), (0, 1)):
            theirs = state.observation(player)["fields"]["player_kept"][other]
            known = [tile for tile in kept(state, other) if lay_open[tile]]
            assert theirs["pieces"] == len(kept(state, other))
            assert [tile for tile in theirs["known"] if tile is not None] == known
            seen_some = seen_some or bool(known)
            for number in range(5):
                dealt = state.resample(player, Random(number))
                assert [tile for tile in kept(dealt, other) if lay_open[tile]] == known
                assert dealt.observation(player) == state.observation(player)
    assert seen_some


def test_what_is_not_known_is_dealt_anew(states: Iterator[Any]) -> None:
    for state in states:
        hidden = {tuple(sorted(kept(state.resample(0, Random(seed)), 1))) for seed in range(30)}
        assert len(hidden) > 1


def test_a_player_is_told_the_known_pieces_by_name(states: Iterator[Any]) -> None:
    for state in states:
        known = [tile for tile in kept(state, 1) if state.to_dict()["tile_lay_open"][tile]]
        lines = "\n".join(lines_of(sections_of(state, 0, 2, "en")[2:3]))
        assert all((f"tile {tile + 1}" in lines.lower()) == (tile in known) for tile in kept(state, 1))
