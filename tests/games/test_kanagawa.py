"""Kanagawa: what is hidden stays hidden, and a turn offers neither less nor more than the rulebook's free order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any, NamedTuple

import pytest

from pravidla.data import data_folder
from pravidla.source import parse_yaml, read_file, to_data
from pravidla_engines.kanagawa import Game

JOKER = 4
SEATS = range(2, 5)


def positions(game: Any, seed: int) -> Iterator[Any]:
    """All positions of a random game."""
    rng, state = Random(seed), game.new_initial_state(seed)
    while not state.is_terminal():
        yield state
        state.apply_action(rng.choice(state.legal_actions()))


# ---------------------------------------------------------------- what is hidden


def places(state: Any) -> Counter[int]:
    """How many of each card lie somewhere."""
    found: Counter[int] = Counter(state.pack)
    for zone in (*state.column_open, *state.column_covered, *state.player_hand, *state.player_picture):
        found.update(zone)
    for place, number in enumerate(state.player_studio):
        found[place % 76] += number
    for card, number in enumerate(state.box_card):
        found[card] += number
    return found


@pytest.mark.parametrize("players", SEATS)
def test_positions_equal_for_a_player_give_equal_observations_and_legal_actions(players: int) -> None:
    rng = Random(players)
    for state in positions(Game(players=players), players):
        for player in range(players):
            if rng.random() < 0.2:
                other = state.resample(player, rng)
                assert other.observation(player) == state.observation(player)
                assert other.information_state_string(player) == state.information_state_string(player)
                if state.current_player() == player:
                    assert other.legal_actions() == state.legal_actions()
                assert places(other) == places(state) == Counter(range(76))


def test_everybody_sees_the_backs_and_nobody_the_faces_of_the_pack() -> None:
    game = Game(players=3)
    backs = next(one.backs for one in game.info.components if one.name == "card")
    state = game.new_initial_state(1)
    for player in range(3):
        seen = state.observation(player)["fields"]
        assert seen["pack"] == {"pieces": len(state.pack), "backs": [backs[card] for card in state.pack]}
        covered = [{"pieces": len(zone), "backs": [backs[card] for card in zone]} for zone in state.column_covered]
        assert seen["column_covered"] == covered
        assert seen["column_open"] == state.column_open
    packs = {tuple(state.resample(0, Random(seed)).pack) for seed in range(20)}
    assert len(packs) == 20


def test_a_kept_card_is_seen_by_its_owner_only() -> None:
    game = Game(players=2)
    backs = next(one.backs for one in game.info.components if one.name == "card")
    kept = [state.clone() for seed in range(30) for state in positions(game, seed) if state.player_hand[1]]
    for state in kept[:50]:
        theirs, mine = (state.observation(player)["fields"]["player_hand"][1] for player in (0, 1))
        assert mine == state.player_hand[1]
        assert theirs == {"pieces": len(mine), "backs": [backs[card] for card in mine]}


# ---------------------------------------------------------------- the order of a turn


class Printed(NamedTuple):
    """What is printed on the cards, by number."""

    symbol: list[int | None]
    arrows: list[int]
    brushes: list[int]
    keeps: list[int]
    paints: list[int]
    needs: list[int]


class Table(NamedTuple):
    """A turn by the letter of the rulebook. A space: its landscape, whether it has painted, its brush (0 none, 1 fresh,
    2 used)."""

    hand: frozenset[int]
    spaces: tuple[tuple[int, int, int], ...]
    reserve: int
    arrows: int
    keeps: int
    studio: frozenset[int]
    picture: tuple[int, ...]


def printed() -> Printed:
    """The columns of the spec's cards, read from the spec itself."""
    file, _ = read_file(data_folder("rulebooks") / "kanagawa" / "components.yaml")
    assert file is not None
    node, _ = parse_yaml(file)
    assert node is not None
    data: Any = to_data(node)
    by_name = {next(iter(one.values())): one for one in data}
    landscapes = [row["id"] for row in by_name["landscape"]["rows"]]
    parts = {row["id"]: {**by_name["part"]["defaults"], **row} for row in by_name["part"]["rows"]}
    cards = [{**by_name["card"]["defaults"], **row} for row in by_name["card"]["rows"]]
    studio = [parts[card["studio"]] for card in cards]
    return Printed(
        [landscapes.index(part["symbol"]) if "symbol" in part else None for part in studio],
        [part["arrows"] for part in studio],
        [part["new_brushes"] for part in studio],
        [part["keeps"] for part in studio],
        [landscapes.index(card["paints"]) for card in cards],
        [card["needs"] for card in cards],
    )


def steps(card: Printed, now: Table) -> Iterator[Table]:
    """All that the rulebook allows next."""
    spaces = now.spaces
    for one in now.hand:
        rest, symbol = now.hand - {one}, card.symbol[one]
        yield Table(
            rest,
            spaces if symbol is None else tuple(sorted((*spaces, (symbol, 0, 0)))),
            now.reserve + card.brushes[one],
            now.arrows + card.arrows[one],
            now.keeps + card.keeps[one],
            now.studio | {one},
            now.picture,
        )
        ready = [
            place
            for place, (landscape, used, brush) in enumerate(spaces)
            if not used and brush == 1 and landscape in (card.paints[one], JOKER)
        ]
        for chosen in combinations(ready, card.needs[one]):
            after = tuple(sorted((space[0], 1, 2) if at in chosen else space for at, space in enumerate(spaces)))
            yield now._replace(hand=rest, spaces=after, picture=(*now.picture, one))
    free = [place for place, space in enumerate(spaces) if space[2] == 0]
    for place in free:
        landscape, used, _ = spaces[place]
        others = [space for at, space in enumerate(spaces) if at != place]
        if now.reserve:
            yield now._replace(spaces=tuple(sorted([*others, (landscape, used, 1)])), reserve=now.reserve - 1)
        for other in range(len(spaces)) if now.arrows else ():
            there, had, brush = spaces[other]
            if brush:
                rest_of = [space for at, space in enumerate(spaces) if at not in (place, other)]
                moved = [*rest_of, (there, had, 0), (landscape, used, brush)]
                yield now._replace(spaces=tuple(sorted(moved)), arrows=now.arrows - 1)


def ends_by_the_rulebook(card: Printed, start: Table) -> set[tuple[object, ...]]:
    """How a turn can end: hand, studio, picture, brushes by landscape, reserve."""
    seen, waiting = {start}, [start]
    ends: set[tuple[object, ...]] = set()
    while waiting:
        now = waiting.pop()
        if len(now.hand) <= now.keeps:
            on_spaces = Counter(landscape for landscape, _, brush in now.spaces if brush)
            brushes = tuple(on_spaces[landscape] for landscape in range(5))
            ends.add((now.hand, now.studio, now.picture, brushes, now.reserve))
        for after in steps(card, now):
            if after not in seen:
                seen.add(after)
                waiting.append(after)
    return ends


def ends_by_the_engine(state: Any, player: int, own: frozenset[int]) -> set[tuple[object, ...]]:
    """The same of the engine; `own` are the points at which the turn goes on."""
    begun = tuple(state.player_studio[player * 76 : player * 76 + 76])
    painted = len(state.player_picture[player])
    ends: set[tuple[object, ...]] = set()

    def walk(now: Any) -> None:
        for action in now.legal_actions():
            after = now.clone()
            after.apply_action(action)
            if not after.is_terminal() and after.current_player() == player and after.pc in own:
                walk(after)
                continue
            laid = frozenset(one for one in range(76) if after.player_studio[player * 76 + one] > begun[one])
            picture = tuple(after.player_picture[player][painted:])
            brushes = tuple(after.player_brushes[player * 5 : player * 5 + 5])
            ends.add((frozenset(after.player_hand[player]), laid, picture, brushes, after.player_reserve[player]))

    walk(state)
    return ends


def beginnings(game: Any, loop: int, number: int) -> Iterator[tuple[Any, int, Table]]:
    """Positions at the beginning of a turn, without diplomas, small enough to try everything."""
    rng = Random(number)
    while number:
        for state in positions(game, rng.randrange(10**9)):
            player = state.current_player()
            five = slice(player * 5, player * 5 + 5)
            symbols, brushes = state.player_symbols[five], state.player_brushes[five]
            fresh = not any(state.player_spent[five]) and not any(state.player_reached[five])
            small = sum(symbols) <= 6 and len(state.player_hand[player]) <= 3 and state.player_arrows[player] <= 2
            first = state.pc == loop and state.player_latest[player] == 76 and not state.player_arrows_used[player]
            if not (first and fresh and small and rng.random() < 0.2):
                continue
            other = state.clone()
            other.diplomas_left = [0] * len(other.diplomas_left)
            other.legal = game.legal[other.pc](other)
            if len(other.legal) > 1:
                spaces = [
                    (landscape, 0, int(at < brushes[landscape]))
                    for landscape in range(5)
                    for at in range(symbols[landscape])
                ]
                hand, keeps = frozenset(other.player_hand[player]), other.player_keeps[player]
                reserve, arrows = other.player_reserve[player], other.player_arrows[player]
                yield other, player, Table(hand, tuple(sorted(spaces)), reserve, arrows, keeps, frozenset(), ())
                number -= 1
            if not number:
                return


def test_a_turn_can_end_in_every_way_that_the_free_order_of_the_rulebook_allows_and_in_no_other() -> None:
    game, card = Game(players=2), printed()
    names = [point.name for point in game.info.points]
    loop = names.index("leave_school_any_order")
    own = frozenset({loop, *(at for at, name in enumerate(names) if name.startswith("bring_brushes"))})
    for state, player, table in beginnings(game, loop, 40):
        assert ends_by_the_engine(state, player, own) == ends_by_the_rulebook(card, table)
