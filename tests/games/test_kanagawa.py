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
MOST_TRIED = 4_000
"""Positions of a turn that are tried"""
PEOPLE_AND_ANIMALS = ("strom", "valecnik", "rolnik", "mnich", "dama", "divocak", "jelen", "jerab", "motyl")
SUBJECTS = (*PEOPLE_AND_ANIMALS, "dum_doskovy", "vez", "dum_taskovy", "palac", "kulaty_dum", "chram", "nic")
"""In the order of the spec"""
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


@pytest.mark.parametrize("options", [{}, {"diplomas": "any_time", "later_own_turn": "any_own_turn"}])
@pytest.mark.parametrize("players", SEATS)
def test_positions_equal_for_a_player_give_equal_observations_and_legal_actions(
    players: int, options: dict[str, str]
) -> None:
    rng = Random(players)
    for state in positions(Game(players=players, options=options), players):
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


def test_a_card_in_hand_is_known_to_the_others_where_it_lay_face_up_at_school() -> None:
    game, rng = Game(players=3), Random(5)
    backs = next(one.backs for one in game.info.components if one.name == "card")
    told: Counter[bool] = Counter()
    guessed = 0
    for seed in range(25):
        lay: dict[int, bool] = {}
        for state in positions(game, seed):
            lay |= {card: True for column in state.column_open for card in column}
            lay |= {card: False for column in state.column_covered for card in column}
            for owner, player in ((1, 0), (2, 1)):
                mine = state.player_hand[owner]
                if not mine or rng.random() < 0.8:
                    continue
                theirs = state.observation(player)["fields"]["player_hand"][owner]
                assert state.observation(owner)["fields"]["player_hand"][owner] == mine
                assert (theirs["pieces"], theirs["backs"]) == (len(mine), [backs[card] for card in mine])
                dealt = [state.resample(player, rng) for _ in range(5)]
                for at, card in enumerate(mine):
                    guesses = {other.player_hand[owner][at] for other in dealt}
                    assert {backs[guess] for guess in guesses} == {backs[card]}
                    if card in lay:  # the others were dealt and taken before anybody had a choice
                        assert theirs["known"][at] == (card if lay[card] else None)
                        assert guesses == {card} or not lay[card]
                        told[lay[card]] += 1
                        guessed += not lay[card] and len(guesses) > 1
    assert told[True] >= 20 and told[False] >= 20
    assert guessed > 0.8 * told[False]


# ---------------------------------------------------------------- the order of a turn


End = tuple[frozenset[int], frozenset[int], tuple[int, ...], tuple[int, ...], int, frozenset[str], frozenset[str]]
"""How a turn ends: hand, studio, picture, brushes by landscape, reserve, diplomas taken, diplomas given up"""


class Printed(NamedTuple):
    """What is printed on the cards, by number, and on the diplomas, by name in their order."""

    symbol: list[int | None]
    arrows: list[int]
    brushes: list[int]
    keeps: list[int]
    paints: list[int]
    needs: list[int]
    subject: list[str]
    amount: list[int]
    colour: dict[str, str]
    prize: dict[str, str]


class Table(NamedTuple):
    """A turn by the letter of the rulebook. A space: its landscape, whether it has painted, its brush (0 none, 1 fresh,
    2 used). Subjects: what is on the picture, each as often as it is there."""

    hand: frozenset[int]
    spaces: tuple[tuple[int, int, int], ...]
    reserve: int
    arrows: int
    keeps: int
    owned: int
    all_arrows: int
    subjects: tuple[str, ...]
    there: frozenset[str]
    taken: frozenset[str]
    declined: frozenset[str]
    studio: frozenset[int]
    picture: tuple[int, ...]


def printed() -> Printed:
    """The columns of the spec's cards and diplomas, read from the spec itself."""
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
    diplomas = [{**by_name["diploma"]["defaults"], **row} for row in by_name["diploma"]["rows"]]
    return Printed(
        [landscapes.index(part["symbol"]) if "symbol" in part else None for part in studio],
        [part["arrows"] for part in studio],
        [part["new_brushes"] for part in studio],
        [part["keeps"] for part in studio],
        [landscapes.index(card["paints"]) for card in cards],
        [card["needs"] for card in cards],
        [card["subject"] for card in cards],
        [card["amount"] for card in cards],
        {row["id"]: row["colour"] for row in diplomas},
        {row["id"]: row["prize"] for row in diplomas},
    )


BUILDINGS = {"dum_doskovy", "vez", "dum_taskovy", "palac", "kulaty_dum", "chram"}
PERSONS = {"valecnik", "rolnik", "mnich", "dama"}


def is_earned(diploma: str, now: Table) -> bool:
    """The conditions of the overview of diplomas, on page 15 of the rulebook."""
    subjects, kind, number = set(now.subjects), diploma.split("_")[0], diploma.split("_")[-1]
    landscapes = Counter(landscape for landscape, _, _ in now.spaces if landscape != JOKER)
    match kind:
        case "stromy":
            return now.subjects.count("strom") >= int(number)
        case "budovy":
            return len(subjects & BUILDINGS) >= int(number)
        case "postavy" if number == "stejne":
            return any(now.subjects.count(person) >= 3 for person in PERSONS)
        case "postavy":
            return len(subjects & PERSONS) >= int(number)
        case "krajiny":
            return max(landscapes.values(), default=0) >= int(number)
        case "stetce":
            return now.owned >= int(number)
        case "sipky":
            return now.all_arrows >= int(number)
        case _:
            return {"divocak", "jelen", "jerab", "motyl"} & set(diploma.split("_")) <= subjects


def entitled(card: Printed, now: Table) -> list[str]:
    """The diplomas that may be taken now."""
    held = {card.colour[one] for one in now.taken}
    found = [one for one in now.there - now.declined if card.colour[one] not in held]
    return [one for one in found if is_earned(one, now)]


def with_diploma(card: Printed, now: Table, diploma: str) -> Table:
    """After taking a diploma, with its effect."""
    brush = int(card.prize[diploma] == "stetec")
    return now._replace(
        there=now.there - {diploma},
        taken=now.taken | {diploma},
        reserve=now.reserve + brush,
        owned=now.owned + brush,
    )


def checked(card: Printed, now: Table) -> Iterator[Table]:
    """The check after a card: of each colour one is taken or all are given up, in any order, until none is due."""
    due = entitled(card, now)
    if not due:
        yield now
    for colour in {card.colour[one] for one in due}:
        same = frozenset(one for one in due if card.colour[one] == colour)
        yield from checked(card, now._replace(declined=now.declined | same))
        for one in same:
            yield from checked(card, with_diploma(card, now, one))


def placements(card: Printed, now: Table) -> Iterator[Table]:
    """All ways to place a card."""
    for one in now.hand:
        rest, symbol = now.hand - {one}, card.symbol[one]
        yield now._replace(
            hand=rest,
            spaces=now.spaces if symbol is None else tuple(sorted((*now.spaces, (symbol, 0, 0)))),
            reserve=now.reserve + card.brushes[one],
            owned=now.owned + card.brushes[one],
            arrows=now.arrows + card.arrows[one],
            all_arrows=now.all_arrows + card.arrows[one],
            keeps=now.keeps + card.keeps[one],
            studio=now.studio | {one},
        )
        ready = [
            place
            for place, (landscape, used, brush) in enumerate(now.spaces)
            if not used and brush == 1 and landscape in (card.paints[one], JOKER)
        ]
        for chosen in combinations(ready, card.needs[one]):
            spaces = tuple(sorted((space[0], 1, 2) if at in chosen else space for at, space in enumerate(now.spaces)))
            subjects = tuple(sorted((*now.subjects, *[card.subject[one]] * card.amount[one])))
            yield now._replace(hand=rest, spaces=spaces, subjects=subjects, picture=(*now.picture, one))


def steps(card: Printed, now: Table, any_time: bool) -> Iterator[Table]:
    """All that the rulebook allows next; with the variant diplomas wait until they are taken."""
    for placed in placements(card, now):
        yield from [placed] if any_time else checked(card, placed)
    for diploma in entitled(card, now) if any_time else ():
        yield with_diploma(card, now, diploma)
    spaces = now.spaces
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


def ends_by_the_rulebook(card: Printed, start: Table, any_time: bool) -> set[End] | None:
    """How a turn can end: hand, studio, picture, brushes by landscape, reserve, diplomas taken and given up.
    None where there is too much to try."""
    seen, waiting = {start}, [start]
    ends: set[End] = set()
    while waiting:
        if len(seen) > MOST_TRIED:
            return None
        now = waiting.pop()
        if len(now.hand) <= now.keeps:
            on_spaces = Counter(landscape for landscape, _, brush in now.spaces if brush)
            brushes = tuple(on_spaces[landscape] for landscape in range(5))
            ends.add((now.hand, now.studio, now.picture, brushes, now.reserve, now.taken, now.declined))
        for after in steps(card, now, any_time):
            if after not in seen:
                seen.add(after)
                waiting.append(after)
    return ends


def diplomas_of(card: Printed, state: Any, player: int) -> tuple[frozenset[str], frozenset[str]]:
    """What a player of the engine has taken and given up."""
    names, number = list(card.colour), len(card.colour)
    own = slice(player * number, player * number + number)
    taken = frozenset(names[at] for at, held in enumerate(state.player_diplomas[own]) if held)
    return taken, frozenset(names[at] for at, gone in enumerate(state.player_declined[own]) if gone)


def ends_by_the_engine(card: Printed, state: Any, player: int, own: frozenset[int]) -> set[End]:
    """The same of the engine; `own` are the points at which the turn goes on."""
    begun = tuple(state.player_studio[player * 76 : player * 76 + 76])
    painted = len(state.player_picture[player])
    ends: set[End] = set()
    seen: set[Any] = set()

    def goes_on(after: Any) -> bool:
        same_round = after.pack == state.pack and after.player_in_school == state.player_in_school
        return not after.is_terminal() and after.current_player() == player and after.pc in own and same_round

    def walk(now: Any) -> None:
        for action in now.legal_actions():
            after = now.clone()
            after.apply_action(action)
            if goes_on(after):
                if after not in seen:
                    seen.add(after)
                    walk(after)
                continue
            laid = frozenset(one for one in range(76) if after.player_studio[player * 76 + one] > begun[one])
            picture = tuple(after.player_picture[player][painted:])
            brushes = tuple(after.player_brushes[player * 5 : player * 5 + 5])
            diplomas = diplomas_of(card, after, player)
            hand = frozenset(after.player_hand[player])
            ends.add((hand, laid, picture, brushes, after.player_reserve[player], *diplomas))

    walk(state)
    return ends


def beginnings(card: Printed, game: Any, loop: int, seed: int) -> Iterator[tuple[Any, int, Table]]:
    """Positions at the beginning of a turn of random games, without end."""
    rng = Random(seed)
    while True:
        for state in positions(game, rng.randrange(10**9)):
            player = state.current_player()
            five = slice(player * 5, player * 5 + 5)
            symbols, brushes = state.player_symbols[five], state.player_brushes[five]
            fresh = not any(state.player_spent[five]) and not any(state.player_reached[five])
            first = state.pc == loop and state.player_latest[player] == 76 and not state.player_arrows_used[player]
            nothing_taken = state.player_latest_diploma[player] == len(card.colour)
            if not (first and fresh and nothing_taken and rng.random() < 0.3):
                continue
            spaces = [
                (landscape, 0, int(at < brushes[landscape]))
                for landscape in range(5)
                for at in range(symbols[landscape])
            ]
            kinds = len(SUBJECTS)
            counts = state.player_subjects[player * kinds : player * kinds + kinds]
            taken, declined = diplomas_of(card, state, player)
            yield (
                state.clone(),
                player,
                Table(
                    hand=frozenset(state.player_hand[player]),
                    spaces=tuple(sorted(spaces)),
                    reserve=state.player_reserve[player],
                    arrows=state.player_arrows[player],
                    keeps=state.player_keeps[player],
                    owned=state.player_owned[player],
                    all_arrows=state.player_arrows[player],
                    subjects=tuple(sorted(name for name, n in zip(SUBJECTS, counts, strict=True) for _ in range(n))),
                    there=frozenset(name for name, n in zip(card.colour, state.diplomas_left, strict=True) if n),
                    taken=taken,
                    declined=declined,
                    studio=frozenset(),
                    picture=(),
                ),
            )


@pytest.mark.parametrize("diplomas", ["now_or_never", "any_time"])
def test_a_turn_can_end_in_every_way_that_the_free_order_of_the_rulebook_allows_and_in_no_other(diplomas: str) -> None:
    game, card = Game(players=2, options={"diplomas": diplomas}), printed()
    names = [point.name for point in game.info.points]
    loop = names.index("leave_school_any_order")
    inside = ("bring_brushes", "decide_diplomas")
    own = frozenset({loop, *(at for at, name in enumerate(names) if name.startswith(inside))})
    compared = with_diplomas = with_brush = 0
    for state, player, table in beginnings(card, game, loop, 7):
        expected = ends_by_the_rulebook(card, table, diplomas == "any_time")
        if expected is None:
            continue
        assert ends_by_the_engine(card, state, player, own) == expected, (table, state.to_dict())
        compared += 1
        new: set[str] = {one for end in expected for one in end[5] - table.taken}
        with_diplomas += bool(new)
        with_brush += any(card.prize[one] == "stetec" for one in new)
        if compared >= 30 and with_diplomas >= 12 and with_brush >= 3:
            return
