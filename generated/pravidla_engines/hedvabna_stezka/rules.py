"""Rules: plain functions, and blocks between which play waits.

Generated from the rule spec of hedvabna_stezka; do not edit.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import compress

from pravidla_runtime.chance import draw_kind, draw_kinds, only_kind, weighted_kinds
from pravidla_runtime.errors import Fault
from pravidla_runtime.figures import full, lacking, no_choice, out_of_bounds, take_first
from pravidla_runtime.sets import NO_ROWS, THOUSAND, added, held, pieces_among
from pravidla_runtime.state import CHANCE, OVER, TERMINAL

from .state import State, Step
from .tables import (
    C_4_BY_GOOD,
    CAMEL_GOOD,
    CARAVAN_FIRST_GOAL,
    CARAVAN_ORIGIN,
    CARAVAN_SIZE,
    DRIVER_VALUE,
    NONE_OF_10,
    NONE_OF_14,
    PLACE_LEADS_TO,
    PLACE_NEXT_CITY,
    PLACE_TURNING,
    PLAN_NEIGHBOURS,
    PLAN_WAY_TO,
    PLAN_WAYS,
    SOME_C_5,
    SOME_CAMEL_4,
)
from .values import action_at, can_go_on, carries, has_right, is_free, nobody_can_move, starting_player


def exchange_camel(s: State, caravan: int, camel: int) -> None:
    """Výměna velblouda (Exchange of a camel).

    s7.3.1 s7.3.2 s7.3.4 markets.yaml:80
    """
    # markets.yaml:84
    newcomer = s.caravanserai[0]
    caravan_camels = s.caravan_camels
    # markets.yaml:85
    camel_place = caravan * 10 + camel
    if not caravan_camels[camel_place]:
        raise lacking("caravan_camels")
    caravan_camels[camel_place] -= 1
    s.caravanserai.append(camel)
    # markets.yaml:86
    take_first(s.caravanserai, newcomer)
    if sum(caravan_camels[caravan * 10 : caravan * 10 + 10]) >= 3:
        raise full("caravan_camels", 3)
    caravan_camels[caravan * 10 + newcomer] += 1


def take_clear_gem(s: State, me: int) -> None:
    """Bezbarvý drahokam (Colourless gem).

    s7.2.4 s12.2 markets.yaml:87
    """
    player_clear = s.player_clear
    # s12.2.2 markets.yaml:92
    if player_clear[me] == 2:
        # markets.yaml:93
        player_clear[me] = 0
        # markets.yaml:94
        value = s.clear_gems + 2
        if value > 10:
            raise out_of_bounds("clear_gems", value)
        s.clear_gems = value
        # markets.yaml:95
        value = s.player_tokens[me] + 1
        if value > 99:
            raise out_of_bounds("tokens", value)
        s.player_tokens[me] = value
    else:
        # markets.yaml:97
        value = player_clear[me] + 1
        if value > 2:
            raise out_of_bounds("clear", value)
        player_clear[me] = value
        # markets.yaml:98
        value = s.clear_gems - 1
        if value < 0:
            raise out_of_bounds("clear_gems", value)
        s.clear_gems = value


def retire(s: State, caravan: int) -> None:
    """Karavana už nevyrazí (A caravan stays at home).

    s11.2.1 markets.yaml:112
    """
    # markets.yaml:116
    s.caravan_spot[caravan] = 28
    s.kept_ride_left = [-1] * 3
    # markets.yaml:117
    s.caravan_goal[caravan] = 28
    s.kept_ride_left = [-1] * 3


def walk_any_way_2(s: State, here: int, place: int) -> bool:
    """A question of `walk`.

    turn.yaml:99
    """
    for way in PLAN_WAYS[here]:
        if PLAN_WAY_TO[way] == place:
            break
    else:
        return False
    return True


def small_market_first_c_4(s: State, caravan: int, good: int) -> int:
    """A question of `small_market`.

    markets.yaml:72
    """
    for c in pieces_among(s.caravan_camels, C_4_BY_GOOD[good], caravan * 10):
        return c
    raise Fault("there is no first element")


def black_market_first_c_5(s: State, caravan: int) -> int:
    """A question of `black_market`.

    markets.yaml:78
    """
    for c in pieces_among(s.caravan_camels, SOME_C_5, caravan * 10):
        return c
    raise Fault("there is no first element")


def rob_in_turn_any_p_14(s: State, me: int, robbed: Sequence[int]) -> bool:
    """A question of `rob_in_turn`.

    actions.yaml:127
    """
    player_laid = s.player_laid
    for p in s.game.seats:
        if (
            p != me
            and p not in robbed
            and (
                player_laid[p * 5]
                or player_laid[p * 5 + 1]
                or player_laid[p * 5 + 2]
                or player_laid[p * 5 + 3]
                or player_laid[p * 5 + 4]
            )
        ):
            break
    else:
        return False
    return True


def trade_at_bazaar_count_good_13(s: State, me: int) -> int:
    """A question of `trade_at_bazaar`.

    actions.yaml:161
    """
    total = 0
    for good in compress(THOUSAND, s.player_laid[me * 5 : me * 5 + 5]):
        if good > 0:
            total += 1
    return total


def trade_at_bazaar_count_good_13_2(s: State, me: int) -> int:
    """A question of `trade_at_bazaar`.

    actions.yaml:161
    """
    total = 0
    for good in compress(THOUSAND, s.player_laid[me * 5 : me * 5 + 5]):
        if good > 1:
            total += 1
    return total


def trade_at_bazaar_count_good_13_3(s: State, me: int) -> int:
    """A question of `trade_at_bazaar`.

    actions.yaml:161
    """
    total = 0
    for good in compress(THOUSAND, s.player_laid[me * 5 : me * 5 + 5]):
        if good > 2:
            total += 1
    return total


def trade_at_bazaar_count_good_13_4(s: State, me: int) -> int:
    """A question of `trade_at_bazaar`.

    actions.yaml:161
    """
    total = 0
    for good in compress(THOUSAND, s.player_laid[me * 5 : me * 5 + 5]):
        if good > 3:
            total += 1
    return total


def trade_at_bazaar_count_good_13_5(s: State, me: int) -> int:
    """A question of `trade_at_bazaar`.

    actions.yaml:161
    """
    total = 0
    for good in compress(THOUSAND, s.player_laid[me * 5 : me * 5 + 5]):
        if good > 4:
            total += 1
    return total


def complete_sale_last_p_16(s: State, tied: Sequence[int]) -> int:
    """A question of `complete_sale`.

    markets.yaml:53
    """
    best = -1
    best_key: int | None = None
    player_driver = s.player_driver
    for p in tied:
        key = DRIVER_VALUE[player_driver[p]]
        if best_key is None or key >= best_key:
            best_key = key
            best = p
    if best < 0:
        raise Fault("there is no last element")
    return best


def complete_sale_first_p_17(s: State, tied: Sequence[int]) -> int:
    """A question of `complete_sale`.

    markets.yaml:54
    """
    best = -1
    best_key: int | None = None
    player_driver = s.player_driver
    for p in tied:
        key = DRIVER_VALUE[player_driver[p]]
        if best_key is None or key < best_key:
            best_key = key
            best = p
    if best < 0:
        raise Fault("there is no first element")
    return best


def deal_goods_at_once(s: State) -> None:
    """`deal_goods` while chance resolves itself.

    s2.9 s2.10 setup.yaml:129
    """
    pack = s.pack
    player_hand = s.player_hand
    # setup.yaml:133
    for p in s.game.clockwise[0]:
        # s2.9.2 setup.yaml:134
        for _ in range(4):
            if not any(s.pack):
                for piece in s.discard:
                    pack[piece] += 1
                s.discard.clear()
            piece = draw_kind(s, s.pack)
            if piece < 0:
                break
            pack[piece] -= 1
            player_hand[p * 5 + piece] += 1
            if not any(s.pack):
                for piece in s.discard:
                    pack[piece] += 1
                s.discard.clear()
    pack = s.pack
    display = s.display
    # s2.10.2 setup.yaml:136
    for _ in range(3):
        if not any(s.pack):
            for piece in s.discard:
                pack[piece] += 1
            s.discard.clear()
        piece = draw_kind(s, s.pack)
        if piece < 0:
            break
        pack[piece] -= 1
        if sum(s.display) >= 3:
            raise full("display", 3)
        display[piece] += 1
        if not any(s.pack):
            for piece in s.discard:
                pack[piece] += 1
            s.discard.clear()


def lay_tiles_at_once(s: State) -> None:
    """`lay_tiles` while chance resolves itself.

    s1.23 setup.yaml:66
    """
    # s1.23.2 setup.yaml:70
    if s.game.option_side == 1:
        box_tile = s.box_tile
        place_tile = s.place_tile
        # setup.yaml:71
        for place in range(6, 28):
            # setup.yaml:72
            piece = draw_kind(s, s.box_tile)
            if piece >= 0:
                box_tile[piece] -= 1
                if place_tile[place] != 14:
                    raise full("place_tile", 1)
                place_tile[place] = piece


def deal_drivers_at_once(s: State) -> None:
    """`deal_drivers` while chance resolves itself.

    s2.7 s2.8 setup.yaml:73
    """
    box_driver = s.box_driver
    player_driver = s.player_driver
    # setup.yaml:77
    for p in s.game.clockwise[0]:
        # setup.yaml:78
        piece = draw_kind(s, s.box_driver)
        if piece >= 0:
            box_driver[piece] -= 1
            if player_driver[p] != 5:
                raise full("player_driver", 1)
            player_driver[p] = piece


def load_camels_at_once(s: State) -> None:
    """`load_camels` while chance resolves itself.

    s1.25.2 s1.29 setup.yaml:79
    """
    caravan_camels = s.caravan_camels
    # setup.yaml:83
    for caravan in range(3):
        # setup.yaml:84
        for piece in draw_kinds(s, s.box_camel, CARAVAN_SIZE[caravan]):
            if sum(caravan_camels[caravan * 10 : caravan * 10 + 10]) >= 3:
                raise full("caravan_camels", 3)
            caravan_camels[caravan * 10 + piece] += 1
    # setup.yaml:85
    for piece in draw_kinds(s, s.box_camel, 4):
        s.caravanserai.append(piece)


def refill_display_at_once(s: State) -> None:
    """`refill_display` while chance resolves itself.

    s2.18 s4.6.1 turn.yaml:212
    """
    pack = s.pack
    display = s.display
    # turn.yaml:216
    for _ in range(3 - sum(s.display)):
        if not any(s.pack):
            for piece in s.discard:
                pack[piece] += 1
            s.discard.clear()
        piece = draw_kind(s, s.pack)
        if piece < 0:
            break
        pack[piece] -= 1
        if sum(s.display) >= 3:
            raise full("display", 3)
        display[piece] += 1
        if not any(s.pack):
            for piece in s.discard:
                pack[piece] += 1
            s.discard.clear()


def place_caravans_written_at_once(s: State) -> None:
    """`place_caravans_written` while chance resolves itself.

    s1.25 s1.26 s1.27 s1.28 s1.32 s2.1 s2.2 s2.3 setup.yaml:87
    """
    caravan_spot = s.caravan_spot
    caravan_goal = s.caravan_goal
    place_gems = s.place_gems
    # setup.yaml:91
    for caravan in range(3):
        # setup.yaml:92
        caravan_spot[caravan] = CARAVAN_ORIGIN[caravan]
        s.kept_ride_left = [-1] * 3
        # setup.yaml:93
        caravan_goal[caravan] = CARAVAN_FIRST_GOAL[caravan]
        s.kept_ride_left = [-1] * 3
        # setup.yaml:94
        for piece in draw_kinds(s, s.sack, CARAVAN_SIZE[caravan]):
            if sum(held(s.place_gems, caravan_goal[caravan] * 5, 5)) >= 3:
                raise full("place_gems", 3)
            place_gems[caravan_goal[caravan] * 5 + piece] += 1


def new_caravan_at_once(s: State, caravan: int) -> None:
    """`new_caravan` while chance resolves itself.

    s6.1.2 s6.4 s6.6.1 markets.yaml:118
    """
    caravan_camels = s.caravan_camels
    # markets.yaml:122
    size = CARAVAN_SIZE[caravan]
    for _ in range(size):
        # markets.yaml:123
        piece = s.caravanserai.pop(0)
        if sum(caravan_camels[caravan * 10 : caravan * 10 + 10]) >= 3:
            raise full("caravan_camels", 3)
        caravan_camels[caravan * 10 + piece] += 1
    # markets.yaml:124
    city = s.caravan_spot[caravan]
    # s6.4.2 markets.yaml:125
    for _ in range(size):
        # s6.4.3 s6.4.5 markets.yaml:126
        while True:
            # markets.yaml:127
            city = PLACE_NEXT_CITY[city]
            if is_free(s, city):
                break
    # s6.4.1 markets.yaml:128
    value = city
    if value >= 29:
        raise out_of_bounds("caravan_goal", value)
    s.caravan_goal[caravan] = value
    s.kept_ride_left = [-1] * 3
    place_gems = s.place_gems
    # markets.yaml:129
    for piece in draw_kinds(s, s.sack, size):
        if sum(held(s.place_gems, city * 5, 5)) >= 3:
            raise full("place_gems", 3)
        place_gems[city * 5 + piece] += 1


def main(s: State) -> Step:
    """Průběh hry (Course of the game).

    s2.13 turn.yaml:4
    """
    # turn.yaml:8
    return setup_chance_2(s)


def setup(s: State) -> Step:
    """Příprava hry (Set-up).

    s1.23 s1.25 s1.32 s2.7 s2.9 setup.yaml:50
    """
    return setup_chance_2(s)


def setup_chance(s: State) -> Step:
    """`setup`: what chance decides.

    s2.9 s2.10 s1.23 s1.25 s1.32 s2.7 setup.yaml:58
    """
    if s.rng is not None and s.trace is None:
        deal_goods_at_once(s)
        # s2.13.1 s2.13.2 s4.6.2 s2.13 turn.yaml:9
        s.me_19 = starting_player(s)
        return turn(s)
    # setup.yaml:58
    return deal_goods(s)


def setup_chance_2(s: State) -> Step:
    """`setup`: what chance decides.

    s1.23 s1.25 s1.32 s2.7 s2.9 setup.yaml:54
    """
    if s.rng is not None and s.trace is None:
        lay_tiles_at_once(s)
        # setup.yaml:55
        deal_drivers_at_once(s)
        # setup.yaml:56
        load_camels_at_once(s)
        return place_caravans(s)
    # setup.yaml:54
    return lay_tiles(s)


def turn(s: State) -> Step:
    """Tah (Turn).

    s2.13.3 turn.yaml:16
    """
    me = s.me_19
    player_hand = s.player_hand
    # s13.5 turn.yaml:20
    me_times = me * 5
    if not (
        player_hand[me_times]
        or player_hand[me_times + 1]
        or player_hand[me_times + 2]
        or player_hand[me_times + 3]
        or player_hand[me_times + 4]
    ):
        # turn.yaml:21
        return take_two_cards(s)
    # s2.14 s2.15 s2.16 s2.17 turn.yaml:23
    legal = legal_turn_ask_play_cards(s)
    if len(legal) > 1:
        s.pc = 0
        s.player = me
        s.legal = legal
        return None
    if legal:
        if s.trace is not None:
            s.note(0, me, legal[0])
        return turn_take_play_cards(s, legal[0])
    raise no_choice("turn")


def turn_chance(s: State) -> Step:
    """`turn`: what chance decides.

    s2.18 s4.6.1 s2.13.3 turn.yaml:24
    """
    me = s.me_19
    if s.rng is not None and s.trace is None:
        refill_display_at_once(s)
        if nobody_can_move(s):
            s.pc = OVER
            s.player = TERMINAL
            s.legal = ()
            return None
        me = s.me_19 = (me + 1) % s.game.players
        return turn(s)
    return refill_display(s)


def legal_turn_ask_play_cards(s: State) -> Sequence[int]:
    """The legal actions of `turn_ask_play_cards`, ascending.

    s2.14 s2.15 s2.16 s2.17 s2.13.3 turn.yaml:23
    """
    me = s.me_19
    legal: list[int] = []
    caravan_spot = s.caravan_spot
    caravan_spot_0 = caravan_spot[0]
    caravan_spot_1 = caravan_spot[1]
    caravan_spot_2 = caravan_spot[2]
    player_hand = s.player_hand
    me_times = me * 5
    # s2.20.1 s2.20.2 s3.1 turn.yaml:23
    for good in range(5):
        player_hand_here = player_hand[me_times + good]
        if player_hand_here:
            for cards in range(1, 15):
                if cards <= player_hand_here and (
                    (caravan_spot_0 != 28 and can_go_on(s, 0, caravan_spot_0, cards, 39))
                    or (caravan_spot_1 != 28 and can_go_on(s, 1, caravan_spot_1, cards, 39))
                    or (caravan_spot_2 != 28 and can_go_on(s, 2, caravan_spot_2, cards, 39))
                ):
                    legal.append(good * 14 + cards + 84)
    return legal


def turn_take_play_cards(s: State, action: int) -> Step:
    """What is chosen in `turn_ask_play_cards`.

    s2.14 s2.15 s2.16 s2.17 s2.13.3 turn.yaml:23
    """
    # s2.20.1 s2.20.2 s3.1 turn.yaml:23
    s.good_16 = (action - 85) // 14
    s.cards_7 = (action - 85) % 14 + 1
    return play_cards(s)


def lay_tiles(s: State) -> Step:
    """Pole akcí (Action fields).

    s1.23 setup.yaml:66
    """
    # s1.23.2 setup.yaml:70
    if s.game.option_side == 1:
        # setup.yaml:71
        s.place_5_left = tuple(range(6, 28))
        return lay_tiles_each_place_5(s)
    return deal_drivers(s)


def lay_tiles_each_place_5(s: State) -> Step:
    """`lay_tiles`: each `place_5`.

    s1.23.2 s1.23 setup.yaml:71
    """
    place_5_left = s.place_5_left
    if not place_5_left:
        return deal_drivers(s)
    s.place_5 = place_5_left[0]
    place_5_left = s.place_5_left = place_5_left[1:]
    # setup.yaml:72
    if s.box_tile == NONE_OF_14:
        return lay_tiles_each_place_5
    if s.rng is None and only_kind(s.box_tile) < 0:
        s.pc = 1
        s.player = CHANCE
        s.legal = [outcome for outcome, _ in weights_lay_tiles_draw(s)]
        return None
    outcome = draw_kind(s, s.box_tile)
    if s.trace is not None:
        s.note(1, CHANCE, outcome)
    return lay_tiles_draw_given(s, outcome)


def weights_lay_tiles_draw(s: State) -> list[tuple[int, int]]:
    """What can come out at `lay_tiles_draw`, with weights.

    setup.yaml:72
    """
    return weighted_kinds(s.box_tile)


def lay_tiles_draw_given(s: State, outcome: int) -> Step:
    """What came out in `lay_tiles_draw`.

    s1.23.2 s1.23 setup.yaml:72
    """
    place = s.place_5
    s.box_tile[outcome] -= 1
    if s.place_tile[place] != 14:
        raise full("place_tile", 1)
    s.place_tile[place] = outcome
    return lay_tiles_each_place_5


def deal_drivers(s: State) -> Step:
    """Rozdání poháněčů (Dealing the drivers).

    s2.7 s2.8 setup.yaml:73
    """
    # setup.yaml:77
    p = s.p_20 = -1
    p = s.p_20 = p + 1
    if p == s.game.players:
        return load_camels(s)
    # setup.yaml:78
    return deal_drivers_draw(s)


def deal_drivers_draw(s: State) -> Step:
    """`deal_drivers`: draw.

    s2.7 s2.8 setup.yaml:78
    """
    p = s.p_20
    if not any(s.box_driver):
        p = s.p_20 = p + 1
        if p == s.game.players:
            return load_camels(s)
        return deal_drivers_draw
    if s.rng is None and only_kind(s.box_driver) < 0:
        s.pc = 2
        s.player = CHANCE
        s.legal = [outcome for outcome, _ in weights_deal_drivers_draw(s)]
        return None
    outcome = draw_kind(s, s.box_driver)
    if s.trace is not None:
        s.note(2, CHANCE, outcome)
    return deal_drivers_draw_given(s, outcome)


def weights_deal_drivers_draw(s: State) -> list[tuple[int, int]]:
    """What can come out at `deal_drivers_draw`, with weights.

    setup.yaml:78
    """
    return weighted_kinds(s.box_driver)


def deal_drivers_draw_given(s: State, outcome: int) -> Step:
    """What came out in `deal_drivers_draw`.

    s2.7 s2.8 setup.yaml:78
    """
    p = s.p_20
    s.box_driver[outcome] -= 1
    if s.player_driver[p] != 5:
        raise full("player_driver", 1)
    s.player_driver[p] = outcome
    p = s.p_20 = p + 1
    if p == s.game.players:
        return load_camels(s)
    return deal_drivers_draw


def load_camels(s: State) -> Step:
    """Velbloudi (Camels).

    s1.25.2 s1.29 setup.yaml:79
    """
    # setup.yaml:83
    s.caravan_23 = -1
    return load_camels_each_caravan_23(s)


def load_camels_draw(s: State) -> Step:
    """`load_camels`: draw.

    s1.29 s1.25.2 setup.yaml:85
    """
    if s.load_camels_draw_left <= 0:
        return place_caravans(s)
    if s.box_camel == NONE_OF_10:
        return place_caravans(s)
    if s.rng is None and only_kind(s.box_camel) < 0:
        s.pc = 3
        s.player = CHANCE
        s.legal = [outcome for outcome, _ in weights_load_camels_draw(s)]
        return None
    outcome = draw_kind(s, s.box_camel)
    if s.trace is not None:
        s.note(3, CHANCE, outcome)
    return load_camels_draw_given(s, outcome)


def weights_load_camels_draw(s: State) -> list[tuple[int, int]]:
    """What can come out at `load_camels_draw`, with weights.

    setup.yaml:85
    """
    return weighted_kinds(s.box_camel)


def load_camels_draw_given(s: State, outcome: int) -> Step:
    """What came out in `load_camels_draw`.

    s1.29 s1.25.2 setup.yaml:85
    """
    load_camels_draw_left = s.load_camels_draw_left
    s.box_camel[outcome] -= 1
    s.caravanserai.append(outcome)
    load_camels_draw_left = s.load_camels_draw_left = load_camels_draw_left - 1
    return load_camels_draw


def load_camels_each_caravan_23(s: State) -> Step:
    """`load_camels`: each `caravan_23`.

    s1.25.2 s1.29 setup.yaml:83
    """
    caravan = s.caravan_23
    caravan = s.caravan_23 = caravan + 1
    if caravan == 3:
        # setup.yaml:85
        s.load_camels_draw_left = 4
        return load_camels_draw(s)
    # setup.yaml:84
    s.load_camels_draw_2_left = CARAVAN_SIZE[caravan]
    return load_camels_draw_2(s)


def load_camels_draw_2(s: State) -> Step:
    """`load_camels`: draw.

    s1.25.2 s1.29 setup.yaml:84
    """
    if s.load_camels_draw_2_left <= 0:
        return load_camels_each_caravan_23
    if s.box_camel == NONE_OF_10:
        return load_camels_each_caravan_23
    if s.rng is None and only_kind(s.box_camel) < 0:
        s.pc = 4
        s.player = CHANCE
        s.legal = [outcome for outcome, _ in weights_load_camels_draw_2(s)]
        return None
    outcome = draw_kind(s, s.box_camel)
    if s.trace is not None:
        s.note(4, CHANCE, outcome)
    return load_camels_draw_given_2(s, outcome)


def weights_load_camels_draw_2(s: State) -> list[tuple[int, int]]:
    """What can come out at `load_camels_draw_2`, with weights.

    setup.yaml:84
    """
    return weighted_kinds(s.box_camel)


def load_camels_draw_given_2(s: State, outcome: int) -> Step:
    """What came out in `load_camels_draw_2`.

    s1.25.2 s1.29 setup.yaml:84
    """
    caravan = s.caravan_23
    load_camels_draw_2_left = s.load_camels_draw_2_left
    s.box_camel[outcome] -= 1
    if sum(s.caravan_camels[caravan * 10 : caravan * 10 + 10]) >= 3:
        raise full("caravan_camels", 3)
    s.caravan_camels[caravan * 10 + outcome] += 1
    load_camels_draw_2_left = s.load_camels_draw_2_left = load_camels_draw_2_left - 1
    return load_camels_draw_2


def place_caravans(s: State) -> Step:
    """Výchozí a cílová města (Cities of departure and destination).

    s1.25 s1.26 s1.27 s1.28 s1.32 s2.1 s2.2 s2.3 setup.yaml:87
    """
    if s.game.option_cities == 1:
        # s2.4 setup.yaml:95
        return place_caravans_chosen(s)
    return place_caravans_chance(s)


def place_caravans_chance(s: State) -> Step:
    """`place_caravans`: what chance decides.

    s1.25 s1.26 s1.27 s1.28 s1.32 s2.1 s2.2 s2.3 setup.yaml:87
    """
    if s.rng is not None and s.trace is None:
        place_caravans_written_at_once(s)
        return setup_chance(s)
    return place_caravans_written(s)


def deal_goods(s: State) -> Step:
    """Karty zboží (Goods cards).

    s2.9 s2.10 setup.yaml:129
    """
    # setup.yaml:133
    s.p_21 = -1
    return deal_goods_each_p_21(s)


def deal_goods_draw(s: State) -> Step:
    """`deal_goods`: draw.

    s2.10.2 s2.9 s2.10 setup.yaml:136
    """
    if s.deal_goods_draw_left <= 0:
        # s2.13.1 s2.13.2 s4.6.2 s2.13 turn.yaml:9
        s.me_19 = starting_player(s)
        return turn(s)
    if not any(s.pack):
        pack = s.pack
        for piece in s.discard:
            pack[piece] += 1
        s.discard.clear()
    if not any(s.pack):
        s.me_19 = starting_player(s)
        return turn(s)
    if s.rng is None and only_kind(s.pack) < 0:
        s.pc = 5
        s.player = CHANCE
        s.legal = [outcome for outcome, _ in weights_deal_goods_draw(s)]
        return None
    outcome = draw_kind(s, s.pack)
    if s.trace is not None:
        s.note(5, CHANCE, outcome)
    return deal_goods_draw_given(s, outcome)


def weights_deal_goods_draw(s: State) -> list[tuple[int, int]]:
    """What can come out at `deal_goods_draw`, with weights.

    setup.yaml:136
    """
    return weighted_kinds(s.pack)


def deal_goods_draw_given(s: State, outcome: int) -> Step:
    """What came out in `deal_goods_draw`.

    s2.10.2 s2.9 s2.10 setup.yaml:136
    """
    deal_goods_draw_left = s.deal_goods_draw_left
    pack = s.pack
    pack[outcome] -= 1
    if sum(s.display) >= 3:
        raise full("display", 3)
    s.display[outcome] += 1
    if not any(s.pack):
        for piece in s.discard:
            pack[piece] += 1
        s.discard.clear()
    deal_goods_draw_left = s.deal_goods_draw_left = deal_goods_draw_left - 1
    return deal_goods_draw


def deal_goods_each_p_21(s: State) -> Step:
    """`deal_goods`: each `p_21`.

    s2.9 s2.10 setup.yaml:133
    """
    p = s.p_21
    p = s.p_21 = p + 1
    if p == s.game.players:
        # s2.10.2 setup.yaml:136
        s.deal_goods_draw_left = 3
        return deal_goods_draw(s)
    # s2.9.2 setup.yaml:134
    s.deal_goods_draw_2_left = 4
    return deal_goods_draw_2(s)


def deal_goods_draw_2(s: State) -> Step:
    """`deal_goods`: draw.

    s2.9.2 s2.9 s2.10 setup.yaml:134
    """
    if s.deal_goods_draw_2_left <= 0:
        return deal_goods_each_p_21
    if not any(s.pack):
        pack = s.pack
        for piece in s.discard:
            pack[piece] += 1
        s.discard.clear()
    if not any(s.pack):
        return deal_goods_each_p_21
    if s.rng is None and only_kind(s.pack) < 0:
        s.pc = 6
        s.player = CHANCE
        s.legal = [outcome for outcome, _ in weights_deal_goods_draw_2(s)]
        return None
    outcome = draw_kind(s, s.pack)
    if s.trace is not None:
        s.note(6, CHANCE, outcome)
    return deal_goods_draw_given_2(s, outcome)


def weights_deal_goods_draw_2(s: State) -> list[tuple[int, int]]:
    """What can come out at `deal_goods_draw_2`, with weights.

    setup.yaml:134
    """
    return weighted_kinds(s.pack)


def deal_goods_draw_given_2(s: State, outcome: int) -> Step:
    """What came out in `deal_goods_draw_2`.

    s2.9.2 s2.9 s2.10 setup.yaml:134
    """
    deal_goods_draw_2_left = s.deal_goods_draw_2_left
    pack = s.pack
    pack[outcome] -= 1
    s.player_hand[s.p_21 * 5 + outcome] += 1
    if not any(s.pack):
        for piece in s.discard:
            pack[piece] += 1
        s.discard.clear()
    deal_goods_draw_2_left = s.deal_goods_draw_2_left = deal_goods_draw_2_left - 1
    return deal_goods_draw_2


def take_two_cards(s: State) -> Step:
    """Tah bez karet (A turn without cards).

    s13.5 turn.yaml:25
    """
    # s13.5.1 turn.yaml:30
    s.take_two_cards_rounds = 2
    return take_two_cards_repeat(s)


def take_two_cards_chance(s: State) -> Step:
    """`take_two_cards`: what chance decides.

    s4.6.1 s13.5 turn.yaml:33
    """
    me = s.me_19
    if s.rng is not None and s.trace is None:
        if s.game.option_display_after_empty_hand == 0:
            # turn.yaml:34
            refill_display_at_once(s)
        if nobody_can_move(s):
            s.pc = OVER
            s.player = TERMINAL
            s.legal = ()
            return None
        me = s.me_19 = (me + 1) % s.game.players
        return turn(s)
    # turn.yaml:33
    if s.game.option_display_after_empty_hand == 0:
        # turn.yaml:34
        return refill_display(s)
    if nobody_can_move(s):
        s.pc = OVER
        s.player = TERMINAL
        s.legal = ()
        return None
    me = s.me_19 = (me + 1) % s.game.players
    return turn(s)


def take_two_cards_repeat(s: State) -> Step:
    """`take_two_cards`: repeat.

    s13.5.1 s13.5 turn.yaml:30
    """
    take_two_cards_rounds = s.take_two_cards_rounds
    if take_two_cards_rounds <= 0:
        return take_two_cards_chance
    take_two_cards_rounds = s.take_two_cards_rounds = take_two_cards_rounds - 1
    # turn.yaml:31
    s.me_16 = s.me_19
    s.after_take_card = 0
    return take_card(s)


def play_cards(s: State) -> Step:
    """Vylož … … … (Lay out … …).

    s2.20.1 s2.20.2 s3.1 turn.yaml:36
    """
    good = s.good_16
    me = s.me_19
    # s3.1.1 s3.1.2 turn.yaml:59
    number = s.cards_7
    good_place = me * 5 + good
    if number > s.player_hand[good_place]:
        raise lacking("player_hand")
    s.player_hand[good_place] -= number
    s.player_laid[good_place] += number
    # turn.yaml:60
    legal = legal_play_cards_ask_move_caravan(s)
    if len(legal) > 1:
        s.pc = 7
        s.player = me
        s.legal = legal
        return None
    if legal:
        if s.trace is not None:
            s.note(7, me, legal[0])
        return play_cards_take_move_caravan(s, legal[0])
    raise no_choice("play_cards")


def legal_play_cards_ask_move_caravan(s: State) -> Sequence[int]:
    """The legal actions of `play_cards_ask_move_caravan`, ascending.

    s2.20.1 s2.20.2 s3.1 turn.yaml:60
    """
    cards = s.cards_7
    legal: list[int] = []
    caravan_spot = s.caravan_spot
    caravan_spot_0 = caravan_spot[0]
    # s3.5.1 s3.5.3 turn.yaml:60
    if caravan_spot_0 != 28 and caravan_spot_0 != 28 and can_go_on(s, 0, caravan_spot_0, cards, 39):
        legal.append(155)
    caravan_spot_1 = caravan_spot[1]
    if caravan_spot_1 != 28 and caravan_spot_1 != 28 and can_go_on(s, 1, caravan_spot_1, cards, 39):
        legal.append(156)
    caravan_spot_2 = caravan_spot[2]
    if caravan_spot_2 != 28 and caravan_spot_2 != 28 and can_go_on(s, 2, caravan_spot_2, cards, 39):
        legal.append(157)
    return legal


def play_cards_take_move_caravan(s: State, action: int) -> Step:
    """What is chosen in `play_cards_ask_move_caravan`.

    s2.20.1 s2.20.2 s3.1 turn.yaml:60
    """
    # s3.5.1 s3.5.3 turn.yaml:60
    s.caravan_27 = action - 155
    return walk(s)


def refill_display(s: State) -> Step:
    """Doplnění nabídky (Refilling the display).

    s2.18 s4.6.1 turn.yaml:212
    """
    # turn.yaml:216
    s.refill_display_draw_left = 3 - sum(s.display)
    return refill_display_draw(s)


def refill_display_draw(s: State) -> Step:
    """`refill_display`: draw.

    s2.18 s4.6.1 turn.yaml:216
    """
    me = s.me_19
    if s.refill_display_draw_left <= 0:
        if nobody_can_move(s):
            s.pc = OVER
            s.player = TERMINAL
            s.legal = ()
            return None
        me = s.me_19 = (me + 1) % s.game.players
        return turn(s)
    if not any(s.pack):
        pack = s.pack
        for piece in s.discard:
            pack[piece] += 1
        s.discard.clear()
    if not any(s.pack):
        if nobody_can_move(s):
            s.pc = OVER
            s.player = TERMINAL
            s.legal = ()
            return None
        me = s.me_19 = (me + 1) % s.game.players
        return turn(s)
    if s.rng is None and only_kind(s.pack) < 0:
        s.pc = 8
        s.player = CHANCE
        s.legal = [outcome for outcome, _ in weights_refill_display_draw(s)]
        return None
    outcome = draw_kind(s, s.pack)
    if s.trace is not None:
        s.note(8, CHANCE, outcome)
    return refill_display_draw_given(s, outcome)


def weights_refill_display_draw(s: State) -> list[tuple[int, int]]:
    """What can come out at `refill_display_draw`, with weights.

    turn.yaml:216
    """
    return weighted_kinds(s.pack)


def refill_display_draw_given(s: State, outcome: int) -> Step:
    """What came out in `refill_display_draw`.

    s2.18 s4.6.1 turn.yaml:216
    """
    refill_display_draw_left = s.refill_display_draw_left
    pack = s.pack
    pack[outcome] -= 1
    if sum(s.display) >= 3:
        raise full("display", 3)
    s.display[outcome] += 1
    if not any(s.pack):
        for piece in s.discard:
            pack[piece] += 1
        s.discard.clear()
    refill_display_draw_left = s.refill_display_draw_left = refill_display_draw_left - 1
    return refill_display_draw


def place_caravans_chosen(s: State) -> Step:
    """Města podle volby hráčů (Cities chosen by the players).

    s2.4 setup.yaml:95
    """
    # setup.yaml:101
    s.chooser = starting_player(s)
    # setup.yaml:102
    s.caravan_25_left = (0, 1, 2)
    return place_caravans_chosen_each_caravan_25(s)


def place_caravans_chosen_each_caravan_26(s: State) -> Step:
    """`place_caravans_chosen`: each `caravan_26`.

    s2.4 setup.yaml:108
    """
    caravan_26_left = s.caravan_26_left
    if not caravan_26_left:
        return setup_chance(s)
    s.caravan_26 = caravan_26_left[0]
    caravan_26_left = s.caravan_26_left = caravan_26_left[1:]
    # setup.yaml:110
    asked = s.asked_3 = s.chooser
    legal = legal_place_caravans_chosen_ask_choose_city_2(s)
    if len(legal) > 1:
        s.pc = 9
        s.player = asked
        s.legal = legal
        return None
    if legal:
        if s.trace is not None:
            s.note(9, asked, legal[0])
        return place_caravans_chosen_take_choose_city_2(s, legal[0])
    raise no_choice("place_caravans.chosen")


def legal_place_caravans_chosen_ask_choose_city_2(s: State) -> Sequence[int]:
    """The legal actions of `place_caravans_chosen_ask_choose_city_2`, ascending.

    s2.4 setup.yaml:110
    """
    legal: list[int] = []
    caravan_spot = s.caravan_spot
    caravan_spot_0 = caravan_spot[0]
    caravan_spot_1 = caravan_spot[1]
    caravan_spot_2 = caravan_spot[2]
    place_gems = s.place_gems
    for city in range(6):
        city_times = city * 5
        if not (
            place_gems[city_times]
            or place_gems[city_times + 1]
            or place_gems[city_times + 2]
            or place_gems[city_times + 3]
            or place_gems[city_times + 4]
        ) and not (caravan_spot_0 == city or caravan_spot_1 == city or caravan_spot_2 == city):
            legal.append(city + 57)
    return legal


def place_caravans_chosen_take_choose_city_2(s: State, action: int) -> Step:
    """What is chosen in `place_caravans_chosen_ask_choose_city_2`.

    s2.4 setup.yaml:110
    """
    city = s.city_3 = action - 57
    # setup.yaml:111
    s.caravan_goal[s.caravan_26] = city
    s.kept_ride_left = [-1] * 3
    return place_caravans_chosen_chance(s)


def place_caravans_chosen_chance(s: State) -> Step:
    """`place_caravans_chosen`: what chance decides.

    s2.4 setup.yaml:112
    """
    caravan = s.caravan_26
    chooser = s.chooser
    city = s.city_3
    if s.rng is not None and s.trace is None:
        place_gems = s.place_gems
        for piece in draw_kinds(s, s.sack, CARAVAN_SIZE[caravan]):
            if sum(place_gems[city * 5 : city * 5 + 5]) >= 3:
                raise full("place_gems", 3)
            place_gems[city * 5 + piece] += 1
        # setup.yaml:114
        chooser = s.chooser = chooser if s.game.option_city_choosers == 1 else (chooser + 1) % s.game.players
        return place_caravans_chosen_each_caravan_26
    # setup.yaml:112
    s.place_caravans_chosen_draw_left = CARAVAN_SIZE[caravan]
    return place_caravans_chosen_draw(s)


def place_caravans_chosen_draw(s: State) -> Step:
    """`place_caravans_chosen`: draw.

    s2.4 setup.yaml:112
    """
    chooser = s.chooser
    if s.place_caravans_chosen_draw_left <= 0:
        # setup.yaml:114
        chooser = s.chooser = chooser if s.game.option_city_choosers == 1 else (chooser + 1) % s.game.players
        return place_caravans_chosen_each_caravan_26
    if not any(s.sack):
        chooser = s.chooser = chooser if s.game.option_city_choosers == 1 else (chooser + 1) % s.game.players
        return place_caravans_chosen_each_caravan_26
    if s.rng is None and only_kind(s.sack) < 0:
        s.pc = 10
        s.player = CHANCE
        s.legal = [outcome for outcome, _ in weights_place_caravans_chosen_draw(s)]
        return None
    outcome = draw_kind(s, s.sack)
    if s.trace is not None:
        s.note(10, CHANCE, outcome)
    return place_caravans_chosen_draw_given(s, outcome)


def weights_place_caravans_chosen_draw(s: State) -> list[tuple[int, int]]:
    """What can come out at `place_caravans_chosen_draw`, with weights.

    setup.yaml:112
    """
    return weighted_kinds(s.sack)


def place_caravans_chosen_draw_given(s: State, outcome: int) -> Step:
    """What came out in `place_caravans_chosen_draw`.

    s2.4 setup.yaml:112
    """
    city = s.city_3
    place_caravans_chosen_draw_left = s.place_caravans_chosen_draw_left
    s.sack[outcome] -= 1
    if sum(s.place_gems[city * 5 : city * 5 + 5]) >= 3:
        raise full("place_gems", 3)
    s.place_gems[city * 5 + outcome] += 1
    place_caravans_chosen_draw_left = s.place_caravans_chosen_draw_left = place_caravans_chosen_draw_left - 1
    return place_caravans_chosen_draw


def place_caravans_chosen_each_caravan_25(s: State) -> Step:
    """`place_caravans_chosen`: each `caravan_25`.

    s2.4 setup.yaml:102
    """
    caravan_25_left = s.caravan_25_left
    if not caravan_25_left:
        # setup.yaml:108
        s.caravan_26_left = (0, 1, 2)
        return place_caravans_chosen_each_caravan_26(s)
    s.caravan_25 = caravan_25_left[0]
    caravan_25_left = s.caravan_25_left = caravan_25_left[1:]
    # setup.yaml:104
    asked = s.asked_2 = s.chooser
    legal = legal_place_caravans_chosen_ask_choose_city(s)
    if len(legal) > 1:
        s.pc = 11
        s.player = asked
        s.legal = legal
        return None
    if legal:
        if s.trace is not None:
            s.note(11, asked, legal[0])
        return place_caravans_chosen_take_choose_city(s, legal[0])
    raise no_choice("place_caravans.chosen")


def legal_place_caravans_chosen_ask_choose_city(s: State) -> Sequence[int]:
    """The legal actions of `place_caravans_chosen_ask_choose_city`, ascending.

    s2.4 setup.yaml:104
    """
    legal: list[int] = []
    caravan_spot = s.caravan_spot
    caravan_spot_0 = caravan_spot[0]
    caravan_spot_1 = caravan_spot[1]
    caravan_spot_2 = caravan_spot[2]
    place_gems = s.place_gems
    for city in range(6):
        city_times = city * 5
        if not (
            place_gems[city_times]
            or place_gems[city_times + 1]
            or place_gems[city_times + 2]
            or place_gems[city_times + 3]
            or place_gems[city_times + 4]
        ) and not (caravan_spot_0 == city or caravan_spot_1 == city or caravan_spot_2 == city):
            legal.append(city + 57)
    return legal


def place_caravans_chosen_take_choose_city(s: State, action: int) -> Step:
    """What is chosen in `place_caravans_chosen_ask_choose_city`.

    s2.4 setup.yaml:104
    """
    chooser = s.chooser
    city = action - 57
    # setup.yaml:105
    s.caravan_spot[s.caravan_25] = city
    s.kept_ride_left = [-1] * 3
    # setup.yaml:107
    chooser = s.chooser = chooser if s.game.option_city_choosers == 1 else (chooser + 1) % s.game.players
    return place_caravans_chosen_each_caravan_25


def place_caravans_written(s: State) -> Step:
    """Výchozí a cílová města (Cities of departure and destination).

    s1.25 s1.26 s1.27 s1.28 s1.32 s2.1 s2.2 s2.3 setup.yaml:87
    """
    # setup.yaml:91
    s.caravan_24 = -1
    return place_caravans_written_each_caravan_24(s)


def place_caravans_written_each_caravan_24(s: State) -> Step:
    """`place_caravans_written`: each `caravan_24`.

    s1.25 s1.26 s1.27 s1.28 s1.32 s2.1 s2.2 s2.3 setup.yaml:91
    """
    caravan = s.caravan_24
    caravan = s.caravan_24 = caravan + 1
    if caravan == 3:
        return setup_chance(s)
    # setup.yaml:92
    s.caravan_spot[caravan] = CARAVAN_ORIGIN[caravan]
    s.kept_ride_left = [-1] * 3
    # setup.yaml:93
    s.caravan_goal[caravan] = CARAVAN_FIRST_GOAL[caravan]
    s.kept_ride_left = [-1] * 3
    # setup.yaml:94
    s.place_caravans_written_draw_left = CARAVAN_SIZE[caravan]
    return place_caravans_written_draw(s)


def place_caravans_written_draw(s: State) -> Step:
    """`place_caravans_written`: draw.

    s1.25 s1.26 s1.27 s1.28 s1.32 s2.1 s2.2 s2.3 setup.yaml:94
    """
    if s.place_caravans_written_draw_left <= 0:
        return place_caravans_written_each_caravan_24
    if not any(s.sack):
        return place_caravans_written_each_caravan_24
    if s.rng is None and only_kind(s.sack) < 0:
        s.pc = 12
        s.player = CHANCE
        s.legal = [outcome for outcome, _ in weights_place_caravans_written_draw(s)]
        return None
    outcome = draw_kind(s, s.sack)
    if s.trace is not None:
        s.note(12, CHANCE, outcome)
    return place_caravans_written_draw_given(s, outcome)


def weights_place_caravans_written_draw(s: State) -> list[tuple[int, int]]:
    """What can come out at `place_caravans_written_draw`, with weights.

    setup.yaml:94
    """
    return weighted_kinds(s.sack)


def place_caravans_written_draw_given(s: State, outcome: int) -> Step:
    """What came out in `place_caravans_written_draw`.

    s1.25 s1.26 s1.27 s1.28 s1.32 s2.1 s2.2 s2.3 setup.yaml:94
    """
    caravan = s.caravan_24
    place_caravans_written_draw_left = s.place_caravans_written_draw_left
    s.sack[outcome] -= 1
    if sum(held(s.place_gems, s.caravan_goal[caravan] * 5, 5)) >= 3:
        raise full("place_gems", 3)
    s.place_gems[s.caravan_goal[caravan] * 5 + outcome] += 1
    place_caravans_written_draw_left = s.place_caravans_written_draw_left = place_caravans_written_draw_left - 1
    return place_caravans_written_draw


def take_card(s: State) -> Step:
    """Braní karty (Taking a card).

    s3.10.2 turn.yaml:169
    """
    me = s.me_16
    # turn.yaml:173
    legal = legal_take_card_ask_one_of(s)
    if len(legal) > 1:
        s.pc = 13
        s.player = me
        s.legal = legal
        return None
    if legal:
        if s.trace is not None:
            s.note(13, me, legal[0])
        return take_card_take_one_of(s, legal[0])
    return AFTER_TAKE_CARD[s.after_take_card]


def legal_take_card_ask_one_of(s: State) -> Sequence[int]:
    """The legal actions of `take_card_ask_one_of`, ascending.

    s3.10.2 turn.yaml:173
    """
    legal: list[int] = []
    display = s.display
    # turn.yaml:174
    if display[0]:
        legal.append(186)
    if display[1]:
        legal.append(187)
    if display[2]:
        legal.append(188)
    if display[3]:
        legal.append(189)
    if display[4]:
        legal.append(190)
    # turn.yaml:180
    if any(s.pack) or s.discard:
        legal.append(191)
    return legal


def take_card_take_one_of(s: State, action: int) -> Step:
    """What is chosen in `take_card_ask_one_of`.

    s3.10.2 turn.yaml:173
    """
    if action < 191:
        # turn.yaml:174
        good = action - 186
        # turn.yaml:179
        if not s.display[good]:
            raise lacking("display")
        s.display[good] -= 1
        s.player_hand[s.me_16 * 5 + good] += 1
        return AFTER_TAKE_CARD[s.after_take_card]
    # turn.yaml:180
    return take_card_chance(s)


def take_card_chance(s: State) -> Step:
    """`take_card`: what chance decides.

    s12.7 s3.10.2 turn.yaml:191
    """
    if s.rng is not None and s.trace is None:
        if not any(s.pack):
            pack = s.pack
            for piece in s.discard:
                pack[piece] += 1
            s.discard.clear()
        piece = draw_kind(s, s.pack)
        if piece >= 0:
            pack = s.pack
            pack[piece] -= 1
            s.player_hand[s.me_16 * 5 + piece] += 1
            if not any(s.pack):
                for piece in s.discard:
                    pack[piece] += 1
                s.discard.clear()
        return AFTER_TAKE_CARD[s.after_take_card]
    if not any(s.pack):
        pack = s.pack
        for piece in s.discard:
            pack[piece] += 1
        s.discard.clear()
    if not any(s.pack):
        return AFTER_TAKE_CARD[s.after_take_card]
    if s.rng is None and only_kind(s.pack) < 0:
        s.pc = 14
        s.player = CHANCE
        s.legal = [outcome for outcome, _ in weights_take_card_draw(s)]
        return None
    outcome = draw_kind(s, s.pack)
    if s.trace is not None:
        s.note(14, CHANCE, outcome)
    return take_card_draw_given(s, outcome)


def weights_take_card_draw(s: State) -> list[tuple[int, int]]:
    """What can come out at `take_card_draw`, with weights.

    turn.yaml:191
    """
    return weighted_kinds(s.pack)


def take_card_draw_given(s: State, outcome: int) -> Step:
    """What came out in `take_card_draw`.

    s12.7 s3.10.2 turn.yaml:191
    """
    pack = s.pack
    pack[outcome] -= 1
    s.player_hand[s.me_16 * 5 + outcome] += 1
    if not any(s.pack):
        for piece in s.discard:
            pack[piece] += 1
        s.discard.clear()
    return AFTER_TAKE_CARD[s.after_take_card]


def move_caravan(s: State) -> Step:
    """Pohni … (Move the …).

    s3.5.1 s3.5.3 turn.yaml:61
    """
    # turn.yaml:79
    return walk(s)


def walk(s: State) -> Step:
    """Pohyb karavany (Movement of the caravan).

    s2.20.3 s3.5.4 s3.6 turn.yaml:83
    """
    # turn.yaml:87
    s.here_3 = s.caravan_spot[s.caravan_27]
    # turn.yaml:88
    left = s.left_2 = s.cards_7
    # turn.yaml:89
    if left <= 0:
        return walk_then(s)
    # turn.yaml:90
    return walk_ask_one_of(s)


def walk_then(s: State) -> Step:
    """`walk`: then.

    s2.20.3 s3.5.4 s3.6 turn.yaml:124
    """
    value = s.here_3
    if value >= 29:
        raise out_of_bounds("caravan_spot", value)
    s.caravan_spot[s.caravan_27] = value
    s.kept_ride_left = [-1] * 3
    return draw_cards(s)


def walk_ask_one_of(s: State) -> Step:
    """A player chooses: step_to.

    s2.20.3 s3.5.4 s3.6 turn.yaml:90
    """
    me = s.me_19
    legal = legal_walk_ask_one_of(s)
    if len(legal) > 1:
        s.pc = 15
        s.player = me
        s.legal = legal
        return None
    if legal:
        if s.trace is not None:
            s.note(15, me, legal[0])
        return walk_take_one_of(s, legal[0])
    raise no_choice("walk")


def legal_walk_ask_one_of(s: State) -> Sequence[int]:
    """The legal actions of `walk_ask_one_of`, ascending.

    s2.20.3 s3.5.4 s3.6 turn.yaml:90
    """
    caravan = s.caravan_27
    here = s.here_3
    left = s.left_2
    legal: list[int] = []
    caravan_spot = s.caravan_spot
    caravan_spot_0 = caravan_spot[0]
    caravan_spot_1 = caravan_spot[1]
    caravan_spot_2 = caravan_spot[2]
    caravan_goal = s.caravan_goal
    # turn.yaml:91
    for place in PLAN_NEIGHBOURS[here]:
        if walk_any_way_2(s, here, place) and (
            (PLACE_LEADS_TO[here] != caravan_goal[caravan] or place == PLACE_TURNING[here])
            and (PLACE_LEADS_TO[here] == caravan_goal[caravan] or place != PLACE_TURNING[here])
            and can_go_on(
                s,
                caravan,
                place,
                left if caravan_spot_0 == place or caravan_spot_1 == place or caravan_spot_2 == place else left - 1,
                39,
            )
        ):
            legal.append(place + 158)
    return legal


def walk_take_one_of(s: State, action: int) -> Step:
    """What is chosen in `walk_ask_one_of`.

    s2.20.3 s3.5.4 s3.6 turn.yaml:90
    """
    left = s.left_2
    # turn.yaml:91
    place = action - 158
    # turn.yaml:121
    s.here_3 = place
    caravan_spot = s.caravan_spot
    # s3.6.4 turn.yaml:122
    if not (caravan_spot[0] == place or caravan_spot[1] == place or caravan_spot[2] == place):
        # turn.yaml:123
        left = s.left_2 = left - 1
    if left <= 0:
        return walk_then(s)
    # turn.yaml:90
    return walk_ask_one_of


def draw_cards(s: State) -> Step:
    """Braní karet (Drawing cards).

    s3.10 turn.yaml:158
    """
    # s3.10.1 turn.yaml:162
    s.me_16 = s.me_19
    s.after_take_card = 2
    return take_card(s)


def draw_cards_after_take_card(s: State) -> Step:
    """`draw_cards`: after `take_card`.

    s3.10.3 s3.10 turn.yaml:163
    """
    if carries(s, s.caravan_27, s.good_16):
        # turn.yaml:164
        s.me_16 = s.me_19
        s.after_take_card = 1
        return take_card(s)
    return arrive(s)


def arrive(s: State) -> Step:
    """Provedení akce (Carrying out the action).

    s4.4 s4.9.1 turn.yaml:193
    """
    caravan = s.caravan_27
    # turn.yaml:197
    if s.caravan_spot[caravan] == s.caravan_goal[caravan]:
        # turn.yaml:198
        s.caravan = caravan
        s.after_great_market = 0
        return great_market(s)
    # s4.4.3 turn.yaml:201
    place = action_at(s, s.caravan_spot[caravan])
    s.me_18_2 = s.me_19
    s.caravan_14_2 = caravan
    return TILE_VISITED[place](s)


def great_market(s: State) -> Step:
    """Velký trh (Great market).

    s4.9 s5.3 markets.yaml:4
    """
    # s4.9.3 s4.9.4 s5.3.4 markets.yaml:8
    s.camel_4_left = tuple(pieces_among(s.caravan_camels, SOME_CAMEL_4, s.caravan * 10))
    return great_market_each_camel_4(s)


def great_market_each_camel_4(s: State) -> Step:
    """`great_market`: each `camel_4`.

    s4.9.3 s4.9.4 s5.3.4 s4.9 s5.3 markets.yaml:8
    """
    camel = s.camel_4
    camel_4_left = s.camel_4_left
    caravan = s.caravan
    if not camel_4_left:
        box_gem = s.box_gem
        place_gems = s.place_gems
        caravan_goal = s.caravan_goal
        # s5.3.3 s13.1.2 s13.3 markets.yaml:11
        for kind in range(5):
            box_gem[kind] += place_gems[caravan_goal[caravan] * 5 + kind]
            place_gems[caravan_goal[caravan] * 5 + kind] = 0
        return AFTER_GREAT_MARKET[s.after_great_market]
    camel = s.camel_4 = camel_4_left[0]
    camel_4_left = s.camel_4_left = camel_4_left[1:]
    # s4.9.2 markets.yaml:9
    s.caravan_2 = caravan
    s.camel = camel
    s.after_sell = 0
    return sell(s)


def great_market_after_sell(s: State) -> Step:
    """`great_market`: after `sell`.

    s6.1.1 s4.9.3 s4.9.4 s5.3.4 s4.9 s5.3 markets.yaml:10
    """
    camel = s.camel_4
    caravan = s.caravan
    camel_place = caravan * 10 + camel
    if not s.caravan_camels[camel_place]:
        raise lacking("caravan_camels")
    s.caravan_camels[camel_place] -= 1
    s.caravanserai.append(camel)
    return great_market_each_camel_4(s)


def set_out_again(s: State) -> Step:
    """Nová karavana (A new caravan).

    s6.1.2 s11.2 s11.3 markets.yaml:100
    """
    caravan = s.caravan_27
    caravan_spot = s.caravan_spot
    # s11.2.3 markets.yaml:104
    if caravan_spot[0] == 28 or caravan_spot[1] == 28 or caravan_spot[2] == 28:
        # markets.yaml:105
        retire(s, caravan)
        # s11.3.1 markets.yaml:106
        for c in range(3):
            if caravan_spot[c] != 28:
                s.caravan_10 = c
                break
        else:
            raise Fault("there is no first element")
        return last_market(s)
    elif sum(s.sack) < CARAVAN_SIZE[caravan]:
        # s11.2.1 markets.yaml:108
        s.box_gem[:] = added(s.box_gem, s.sack)
        s.sack[:] = [0] * 5
        # s11.2.1 markets.yaml:109
        retire(s, caravan)
        return turn_chance(s)
    return set_out_again_chance(s)


def set_out_again_chance(s: State) -> Step:
    """`set_out_again`: what chance decides.

    s6.1.2 s11.2 s11.3 markets.yaml:111
    """
    caravan = s.caravan_27
    if s.rng is not None and s.trace is None:
        new_caravan_at_once(s, caravan)
        return turn_chance(s)
    s.caravan_9 = caravan
    return new_caravan(s)


def tile_market_slonovina_visited(s: State) -> Step:
    """`tile.market_slonovina.visited`.

    s7.2 actions.yaml:16
    """
    # actions.yaml:20
    s.caravan_4 = s.caravan_14_2
    s.good = 0
    return small_market(s)


def tile_market_koreni_visited(s: State) -> Step:
    """`tile.market_koreni.visited`.

    s7.2 actions.yaml:21
    """
    # actions.yaml:25
    s.caravan_4 = s.caravan_14_2
    s.good = 1
    return small_market(s)


def tile_market_porcelan_visited(s: State) -> Step:
    """`tile.market_porcelan.visited`.

    s7.2 actions.yaml:26
    """
    # actions.yaml:30
    s.caravan_4 = s.caravan_14_2
    s.good = 2
    return small_market(s)


def tile_market_hedvabi_visited(s: State) -> Step:
    """`tile.market_hedvabi.visited`.

    s7.2 actions.yaml:31
    """
    # actions.yaml:35
    s.caravan_4 = s.caravan_14_2
    s.good = 3
    return small_market(s)


def tile_market_caj_visited(s: State) -> Step:
    """`tile.market_caj.visited`.

    s7.2 actions.yaml:36
    """
    # actions.yaml:40
    s.caravan_4 = s.caravan_14_2
    s.good = 4
    return small_market(s)


def tile_dark_market_visited(s: State) -> Step:
    """`tile.dark_market.visited`.

    s7.8 actions.yaml:41
    """
    # actions.yaml:45
    return black_market(s)


def tile_camels_1_visited(s: State) -> Step:
    """`tile.camels_1.visited`.

    s8.3 actions.yaml:46
    """
    # s8.3.1 s8.3.2 actions.yaml:52
    if CARAVAN_SIZE[s.caravan_14_2] <= 1:
        # actions.yaml:53
        s.me_16 = s.me_18_2
        s.after_take_card = 3
        return take_card(s)
    return turn_chance(s)


def tile_camels_2_visited(s: State) -> Step:
    """`tile.camels_2.visited`.

    s8.5 actions.yaml:55
    """
    # s8.5.1 s8.5.2 actions.yaml:61
    if CARAVAN_SIZE[s.caravan_14_2] <= 2:
        # actions.yaml:62
        s.me_16 = s.me_18_2
        s.after_take_card = 3
        return take_card(s)
    return turn_chance(s)


def tile_camels_3_visited(s: State) -> Step:
    """`tile.camels_3.visited`.

    s8.7 actions.yaml:64
    """
    # s8.7.1 actions.yaml:69
    s.me_16 = s.me_18_2
    s.after_take_card = 3
    return take_card(s)


def tile_customs_visited(s: State) -> Step:
    """`tile.customs.visited`.

    s8.9 actions.yaml:70
    """
    # actions.yaml:75
    return pass_customs(s)


def tile_sandstorm_visited(s: State) -> Step:
    """`tile.sandstorm.visited`.

    s8.11 actions.yaml:76
    """
    # actions.yaml:81
    return blow_sand(s)


def tile_robbers_visited(s: State) -> Step:
    """`tile.robbers.visited`.

    s9.2 actions.yaml:82
    """
    # actions.yaml:87
    return rob_in_turn(s)


def tile_bazaar_visited(s: State) -> Step:
    """`tile.bazaar.visited`.

    s9.9 actions.yaml:88
    """
    # actions.yaml:92
    return trade_at_bazaar(s)


def tile_baksheesh_visited(s: State) -> Step:
    """`tile.baksheesh.visited`.

    s10.3 actions.yaml:93
    """
    # actions.yaml:97
    return take_baksheesh_ask_one_of(s)


def sell(s: State) -> Step:
    """Prodej jednoho zboží (Sale of one good).

    s5.2.1 s5.3.2 s12.9 s13.1 markets.yaml:12
    """
    # markets.yaml:16
    s.refused_5 = NO_ROWS
    # markets.yaml:17
    s.seller_2_left = tuple(
        sorted(
            s.game.seats,
            key=lambda seller: (
                -s.player_laid[seller * 5 + CAMEL_GOOD[s.camel]],
                -DRIVER_VALUE[s.player_driver[seller]],
            ),
        )
    )
    return sell_each_seller_2(s)


def sell_each_seller_2(s: State) -> Step:
    """`sell`: each `seller_2`.

    s5.2.1 s5.3.2 s12.9 s13.1 markets.yaml:17
    """
    seller_2_left = s.seller_2_left
    if not seller_2_left:
        return AFTER_SELL[s.after_sell]
    seller = s.seller_2 = seller_2_left[0]
    seller_2_left = s.seller_2_left = seller_2_left[1:]
    # s12.9.2 s13.1.1 markets.yaml:18
    if has_right(s, seller, CAMEL_GOOD[s.camel], s.refused_5):
        # s12.9.1 markets.yaml:19
        s.pc = 16
        s.player = seller
        s.legal = (32, 44)
        return None
    return sell_each_seller_2


def legal_sell_ask_one_of(s: State) -> Sequence[int]:
    """The legal actions of `sell_ask_one_of`, ascending.

    s12.9.1 s5.3.2 s12.9.2 s13.1.1 s5.2.1 s12.9 s13.1 markets.yaml:19
    """
    legal: list[int] = []
    legal.append(32)
    # markets.yaml:20
    legal.append(44)
    return legal


def sell_take_one_of(s: State, action: int) -> Step:
    """What is chosen in `sell_ask_one_of`.

    s12.9.1 s5.3.2 s12.9.2 s13.1.1 s5.2.1 s12.9 s13.1 markets.yaml:19
    """
    refused = s.refused_5
    seller = s.seller_2
    if action < 33:
        # markets.yaml:26
        if seller not in refused:
            refused = s.refused_5 = (*refused, seller)
        return sell_each_seller_2(s)
    # markets.yaml:23
    return complete_sale(s)


def last_market(s: State) -> Step:
    """Poslední mimořádný velký trh (The last great market).

    s11.3 markets.yaml:135
    """
    caravan = s.caravan_10
    # s11.3.1 markets.yaml:139
    s.caravan_spot[caravan] = s.caravan_goal[caravan]
    s.kept_ride_left = [-1] * 3
    player_hand = s.player_hand
    # s11.3.2 markets.yaml:140
    s.p_18_left = tuple([p for p in s.game.clockwise[s.me_19] if any(player_hand[p * 5 : p * 5 + 5])])
    return last_market_each_p_18(s)


def last_market_after_great_market(s: State) -> Step:
    """`last_market`: after `great_market`.

    s11.3.4 s11.3 markets.yaml:143
    """
    s.pc = OVER
    s.player = TERMINAL
    s.legal = ()
    return None


def last_market_each_p_18(s: State) -> Step:
    """`last_market`: each `p_18`.

    s11.3.2 s11.3 markets.yaml:140
    """
    p_18_left = s.p_18_left
    if not p_18_left:
        # s11.3.3 markets.yaml:142
        s.caravan = s.caravan_10
        s.after_great_market = 1
        return great_market(s)
    s.p_18 = p_18_left[0]
    p_18_left = s.p_18_left = p_18_left[1:]
    # markets.yaml:141
    return lay_out(s)


def new_caravan(s: State) -> Step:
    """Sestavení nové karavany (Making up a new caravan).

    s6.1.2 s6.4 s6.6.1 markets.yaml:118
    """
    caravan = s.caravan_9
    caravan_camels = s.caravan_camels
    # markets.yaml:122
    size = CARAVAN_SIZE[caravan]
    for _ in range(size):
        # markets.yaml:123
        piece = s.caravanserai.pop(0)
        if sum(caravan_camels[caravan * 10 : caravan * 10 + 10]) >= 3:
            raise full("caravan_camels", 3)
        caravan_camels[caravan * 10 + piece] += 1
    # markets.yaml:124
    city = s.city = s.caravan_spot[caravan]
    # s6.4.2 markets.yaml:125
    for _ in range(size):
        # s6.4.3 s6.4.5 markets.yaml:126
        while True:
            # markets.yaml:127
            city = s.city = PLACE_NEXT_CITY[city]
            if is_free(s, city):
                break
    # s6.4.1 markets.yaml:128
    value = city
    if value >= 29:
        raise out_of_bounds("caravan_goal", value)
    s.caravan_goal[caravan] = value
    s.kept_ride_left = [-1] * 3
    # markets.yaml:129
    s.new_caravan_draw_left = size
    return new_caravan_draw(s)


def new_caravan_draw(s: State) -> Step:
    """`new_caravan`: draw.

    s6.6.1 s6.1.2 s6.4 markets.yaml:129
    """
    if s.new_caravan_draw_left <= 0:
        return turn_chance(s)
    if not any(s.sack):
        return turn_chance(s)
    if s.rng is None and only_kind(s.sack) < 0:
        s.pc = 17
        s.player = CHANCE
        s.legal = [outcome for outcome, _ in weights_new_caravan_draw(s)]
        return None
    outcome = draw_kind(s, s.sack)
    if s.trace is not None:
        s.note(17, CHANCE, outcome)
    return new_caravan_draw_given(s, outcome)


def weights_new_caravan_draw(s: State) -> list[tuple[int, int]]:
    """What can come out at `new_caravan_draw`, with weights.

    markets.yaml:129
    """
    return weighted_kinds(s.sack)


def new_caravan_draw_given(s: State, outcome: int) -> Step:
    """What came out in `new_caravan_draw`.

    s6.6.1 s6.1.2 s6.4 markets.yaml:129
    """
    city = s.city
    new_caravan_draw_left = s.new_caravan_draw_left
    s.sack[outcome] -= 1
    if sum(held(s.place_gems, city * 5, 5)) >= 3:
        raise full("place_gems", 3)
    s.place_gems[city * 5 + outcome] += 1
    new_caravan_draw_left = s.new_caravan_draw_left = new_caravan_draw_left - 1
    return new_caravan_draw


def small_market(s: State) -> Step:
    """Malý trh (Small market).

    s7.2 s7.3.3 markets.yaml:67
    """
    caravan = s.caravan_4
    good = s.good
    # s7.2.1 markets.yaml:71
    if carries(s, caravan, good):
        # markets.yaml:72
        camel = small_market_first_c_4(s, caravan, good)
        # s7.2.2 s7.2.3 markets.yaml:73
        s.caravan_2 = caravan
        s.camel = camel
        s.after_sell = 1
        return sell(s)
    return turn_chance(s)


def black_market(s: State) -> Step:
    """Černý trh (Black market).

    s7.8 markets.yaml:74
    """
    caravan = s.caravan_14_2
    # markets.yaml:78
    best_ = black_market_first_c_5(s, caravan)
    # s7.8.2 s7.8.3 markets.yaml:79
    s.caravan_4 = caravan
    s.good = CAMEL_GOOD[best_]
    return small_market(s)


def pass_customs(s: State) -> Step:
    """Celnice (Customs).

    s8.9 actions.yaml:99
    """
    me = s.me_18_2
    players = s.game.players
    # s8.9.4 actions.yaml:103
    s.p_12_left = tuple([p for p in s.game.clockwise[(me + 1) % players] if p != me])
    return pass_customs_each_p_12(s)


def pass_customs_each_p_12(s: State) -> Step:
    """`pass_customs`: each `p_12`.

    s8.9.4 s8.9 actions.yaml:103
    """
    p_12_left = s.p_12_left
    if not p_12_left:
        return turn_chance(s)
    p = s.p_12 = p_12_left[0]
    p_12_left = s.p_12_left = p_12_left[1:]
    # s8.9.1 s8.9.2 actions.yaml:105
    if sum(s.player_hand[p * 5 : p * 5 + 5]) <= 4:
        return pass_customs_each_p_12
    # s8.9.3 s8.9.1 s8.9.2 actions.yaml:107
    return pass_customs_ask_choose_good(s)


def pass_customs_ask_choose_good(s: State) -> Step:
    """A player chooses: choose_good.

    s8.9.3 s8.9.1 s8.9.2 s8.9.4 s8.9 actions.yaml:107
    """
    p = s.p_12
    legal = legal_pass_customs_ask_choose_good(s)
    if len(legal) > 1:
        s.pc = 18
        s.player = p
        s.legal = legal
        return None
    if legal:
        if s.trace is not None:
            s.note(18, p, legal[0])
        return pass_customs_take_choose_good(s, legal[0])
    raise no_choice("pass_customs")


def legal_pass_customs_ask_choose_good(s: State) -> Sequence[int]:
    """The legal actions of `pass_customs_ask_choose_good`, ascending.

    s8.9.3 s8.9.1 s8.9.2 s8.9.4 s8.9 actions.yaml:107
    """
    p = s.p_12
    legal: list[int] = []
    player_hand = s.player_hand
    p_times = p * 5
    if player_hand[p_times]:
        legal.append(0)
    if player_hand[p_times + 1]:
        legal.append(1)
    if player_hand[p_times + 2]:
        legal.append(2)
    if player_hand[p_times + 3]:
        legal.append(3)
    if player_hand[p_times + 4]:
        legal.append(4)
    return legal


def pass_customs_take_choose_good(s: State, action: int) -> Step:
    """What is chosen in `pass_customs_ask_choose_good`.

    s8.9.3 s8.9.1 s8.9.2 s8.9.4 s8.9 actions.yaml:107
    """
    p = s.p_12
    good = action
    player_hand = s.player_hand
    # actions.yaml:108
    good_place = p * 5 + good
    if not player_hand[good_place]:
        raise lacking("player_hand")
    player_hand[good_place] -= 1
    s.discard.append(good)
    if sum(player_hand[p * 5 : p * 5 + 5]) <= 4:
        return pass_customs_each_p_12
    # actions.yaml:107
    return pass_customs_ask_choose_good


def blow_sand(s: State) -> Step:
    """Písečná bouře (Sandstorm).

    s8.11 actions.yaml:111
    """
    me = s.me_18_2
    players = s.game.players
    # s8.11.4 actions.yaml:115
    s.p_13_left = tuple([p for p in s.game.clockwise[(me + 1) % players] if p != me])
    return blow_sand_each_p_13(s)


def blow_sand_each_p_13(s: State) -> Step:
    """`blow_sand`: each `p_13`.

    s8.11.4 s8.11 actions.yaml:115
    """
    p_13_left = s.p_13_left
    if not p_13_left:
        return turn_chance(s)
    p = s.p_13 = p_13_left[0]
    p_13_left = s.p_13_left = p_13_left[1:]
    # s8.11.1 s8.11.2 s8.11.3 actions.yaml:117
    legal = legal_blow_sand_ask_choose_good(s)
    if len(legal) > 1:
        s.pc = 19
        s.player = p
        s.legal = legal
        return None
    if legal:
        if s.trace is not None:
            s.note(19, p, legal[0])
        return blow_sand_take_choose_good(s, legal[0])
    return blow_sand_each_p_13


def legal_blow_sand_ask_choose_good(s: State) -> Sequence[int]:
    """The legal actions of `blow_sand_ask_choose_good`, ascending.

    s8.11.1 s8.11.2 s8.11.3 s8.11.4 s8.11 actions.yaml:117
    """
    p = s.p_13
    legal: list[int] = []
    player_laid = s.player_laid
    p_times = p * 5
    if player_laid[p_times]:
        legal.append(0)
    if player_laid[p_times + 1]:
        legal.append(1)
    if player_laid[p_times + 2]:
        legal.append(2)
    if player_laid[p_times + 3]:
        legal.append(3)
    if player_laid[p_times + 4]:
        legal.append(4)
    return legal


def blow_sand_take_choose_good(s: State, action: int) -> Step:
    """What is chosen in `blow_sand_ask_choose_good`.

    s8.11.1 s8.11.2 s8.11.3 s8.11.4 s8.11 actions.yaml:117
    """
    p = s.p_13
    good = action
    # actions.yaml:118
    good_place = p * 5 + good
    if not s.player_laid[good_place]:
        raise lacking("player_laid")
    s.player_laid[good_place] -= 1
    s.discard.append(good)
    return blow_sand_each_p_13


def rob_in_turn(s: State) -> Step:
    """Lupiči (Robbers).

    s9.2 s9.3 s9.4 actions.yaml:120
    """
    me_18_2 = s.me_18_2
    # actions.yaml:124
    me_3 = s.me_3 = me_18_2
    # actions.yaml:125
    thief = s.thief = me_18_2
    # actions.yaml:126
    s.robbed = NO_ROWS
    robbed = s.robbed
    # s9.3.1 s9.3.2 actions.yaml:127
    if not rob_in_turn_any_p_14(s, me_3, robbed):
        return rob_in_turn_chance(s)
    # actions.yaml:128
    s.asked = thief
    # s9.2.1 s9.2.2 s9.3.1 s9.3.2 actions.yaml:128
    return rob_in_turn_ask_one_of(s)


def rob_in_turn_chance(s: State) -> Step:
    """`rob_in_turn`: what chance decides.

    s9.3.4 s9.2 s9.3 s9.4 actions.yaml:152
    """
    thief = s.thief
    if s.rng is not None and s.trace is None:
        if s.discard:
            # actions.yaml:153
            piece = s.discard.pop()
            s.player_laid[thief * 5 + piece] += 1
        else:
            # s9.3.5 actions.yaml:155
            if not any(s.pack):
                pack = s.pack
                for piece in s.discard:
                    pack[piece] += 1
                s.discard.clear()
            piece = draw_kind(s, s.pack)
            if piece >= 0:
                pack = s.pack
                pack[piece] -= 1
                s.player_laid[thief * 5 + piece] += 1
                if not any(s.pack):
                    for piece in s.discard:
                        pack[piece] += 1
                    s.discard.clear()
        return turn_chance(s)
    # actions.yaml:152
    if s.discard:
        # actions.yaml:153
        piece = s.discard.pop()
        s.player_laid[thief * 5 + piece] += 1
        return turn_chance(s)
    # s9.3.5 actions.yaml:155
    if not any(s.pack):
        pack = s.pack
        for piece in s.discard:
            pack[piece] += 1
        s.discard.clear()
    if not any(s.pack):
        return turn_chance(s)
    if s.rng is None and only_kind(s.pack) < 0:
        s.pc = 20
        s.player = CHANCE
        s.legal = [outcome for outcome, _ in weights_rob_in_turn_draw(s)]
        return None
    outcome = draw_kind(s, s.pack)
    if s.trace is not None:
        s.note(20, CHANCE, outcome)
    return rob_in_turn_draw_given(s, outcome)


def weights_rob_in_turn_draw(s: State) -> list[tuple[int, int]]:
    """What can come out at `rob_in_turn_draw`, with weights.

    actions.yaml:155
    """
    return weighted_kinds(s.pack)


def rob_in_turn_draw_given(s: State, outcome: int) -> Step:
    """What came out in `rob_in_turn_draw`.

    s9.3.5 s9.2 s9.3 s9.4 actions.yaml:155
    """
    pack = s.pack
    pack[outcome] -= 1
    s.player_laid[s.thief * 5 + outcome] += 1
    if not any(s.pack):
        for piece in s.discard:
            pack[piece] += 1
        s.discard.clear()
    return turn_chance(s)


def rob_in_turn_ask_one_of(s: State) -> Step:
    """A player chooses: rob, leave_be.

    s9.2.1 s9.2.2 s9.3.1 s9.3.2 s9.2 s9.3 s9.4 actions.yaml:128
    """
    asked = s.asked
    legal = legal_rob_in_turn_ask_one_of(s)
    if len(legal) > 1:
        s.pc = 21
        s.player = asked
        s.legal = legal
        return None
    if legal:
        if s.trace is not None:
            s.note(21, asked, legal[0])
        return rob_in_turn_take_one_of(s, legal[0])
    raise no_choice("rob_in_turn")


def legal_rob_in_turn_ask_one_of(s: State) -> Sequence[int]:
    """The legal actions of `rob_in_turn_ask_one_of`, ascending.

    s9.2.1 s9.2.2 s9.3.1 s9.3.2 s9.2 s9.3 s9.4 actions.yaml:128
    """
    me = s.me_3
    robbed = s.robbed
    legal: list[int] = []
    player_laid = s.player_laid
    # actions.yaml:129
    for victim in s.game.seats:
        if victim != me and victim not in robbed:
            victim_times = victim * 5
            if player_laid[victim_times]:
                legal.append(victim * 5 + 5)
            if player_laid[victim_times + 1]:
                legal.append(victim * 5 + 6)
            if player_laid[victim_times + 2]:
                legal.append(victim * 5 + 7)
            if player_laid[victim_times + 3]:
                legal.append(victim * 5 + 8)
            if player_laid[victim_times + 4]:
                legal.append(victim * 5 + 9)
    # actions.yaml:147
    if s.game.option_robbing_declined == 1:
        legal.append(30)
    return legal


def rob_in_turn_take_one_of(s: State, action: int) -> Step:
    """What is chosen in `rob_in_turn_ask_one_of`.

    s9.2.1 s9.2.2 s9.3.1 s9.3.2 s9.2 s9.3 s9.4 actions.yaml:128
    """
    asked = s.asked
    robbed = s.robbed
    if action < 30:
        # actions.yaml:129
        victim = (action - 5) // 5
        good = (action - 5) % 5
        player_laid = s.player_laid
        # actions.yaml:144
        good_place = victim * 5 + good
        if not player_laid[good_place]:
            raise lacking("player_laid")
        player_laid[good_place] -= 1
        player_laid[asked * 5 + good] += 1
        # actions.yaml:145
        if victim not in robbed:
            robbed = s.robbed = (*robbed, victim)
        # actions.yaml:146
        thief = s.thief = victim
        if not rob_in_turn_any_p_14(s, s.me_3, robbed):
            return rob_in_turn_chance(s)
        # actions.yaml:128
        asked = s.asked = thief
        return rob_in_turn_ask_one_of
    # actions.yaml:151
    return turn_chance(s)


def trade_at_bazaar(s: State) -> Step:
    """Bazar (Bazaar).

    s9.9 actions.yaml:156
    """
    # actions.yaml:161
    s.offered = NO_ROWS
    offered = s.offered
    s.last_good = -1
    going_on = s.going_on = 1
    s.refused_4 = 0
    # s9.9.1 actions.yaml:161
    if not (going_on != 0 and len(offered) < 3):
        return trade_at_bazaar_then(s)
    return trade_at_bazaar_ask_choose_good(s)


def trade_at_bazaar_then(s: State) -> Step:
    """`trade_at_bazaar`: then.

    s9.9.1 s9.9 actions.yaml:161
    """
    me = s.me_18_2
    if s.refused_4:
        pass
    else:
        player_laid = s.player_laid
        # actions.yaml:162
        for g in s.offered:
            # actions.yaml:163
            g_place = me * 5 + g
            if not player_laid[g_place]:
                raise lacking("player_laid")
            player_laid[g_place] -= 1
            s.discard.append(g)
        # actions.yaml:164
        take_clear_gem(s, me)
    return turn_chance(s)


def trade_at_bazaar_ask_choose_good(s: State) -> Step:
    """A player chooses: choose_good, stop, decline.

    s9.9.1 s9.9 actions.yaml:161
    """
    me = s.me_18_2
    legal = legal_trade_at_bazaar_ask_choose_good(s)
    if len(legal) > 1:
        s.pc = 22
        s.player = me
        s.legal = legal
        return None
    if legal:
        if s.trace is not None:
            s.note(22, me, legal[0])
        return trade_at_bazaar_take_choose_good(s, legal[0])
    raise no_choice("trade_at_bazaar")


def legal_trade_at_bazaar_ask_choose_good(s: State) -> Sequence[int]:
    """The legal actions of `trade_at_bazaar_ask_choose_good`, ascending.

    s9.9.1 s9.9 actions.yaml:161
    """
    last_good = s.last_good
    me = s.me_18_2
    offered = s.offered
    legal: list[int] = []
    player_laid = s.player_laid
    me_times = me * 5
    if player_laid[me_times] and last_good < 0 and trade_at_bazaar_count_good_13(s, me) >= 3 - len(offered) - 1:
        legal.append(0)
    if player_laid[me_times + 1] and last_good < 1 and trade_at_bazaar_count_good_13_2(s, me) >= 3 - len(offered) - 1:
        legal.append(1)
    if player_laid[me_times + 2] and last_good < 2 and trade_at_bazaar_count_good_13_3(s, me) >= 3 - len(offered) - 1:
        legal.append(2)
    if player_laid[me_times + 3] and last_good < 3 and trade_at_bazaar_count_good_13_4(s, me) >= 3 - len(offered) - 1:
        legal.append(3)
    if player_laid[me_times + 4] and last_good < 4 and trade_at_bazaar_count_good_13_5(s, me) >= 3 - len(offered) - 1:
        legal.append(4)
    if len(offered) >= 3 and offered:
        legal.append(31)
    if len(offered) == 0:
        legal.append(32)
    return legal


def trade_at_bazaar_take_choose_good(s: State, action: int) -> Step:
    """What is chosen in `trade_at_bazaar_ask_choose_good`.

    s9.9.1 s9.9 actions.yaml:161
    """
    offered = s.offered
    if action < 5:
        good = action
        if good not in offered:
            offered = s.offered = (*offered, good)
        s.last_good = good
        if not (s.going_on != 0 and len(offered) < 3):
            return trade_at_bazaar_then(s)
        return trade_at_bazaar_ask_choose_good
    elif action < 32:
        return trade_at_bazaar_then(s)
    s.refused_4 = 1
    return trade_at_bazaar_then(s)


def take_baksheesh(s: State) -> Step:
    """Bakšiš (Baksheesh).

    s10.3 actions.yaml:167
    """
    # actions.yaml:171
    return take_baksheesh_ask_one_of(s)


def take_baksheesh_ask_one_of(s: State) -> Step:
    """A player chooses: take_gift, refuse_gift.

    s10.3 actions.yaml:171
    """
    me = s.me_18_2
    legal = legal_take_baksheesh_ask_one_of(s)
    if len(legal) > 1:
        s.pc = 23
        s.player = me
        s.legal = legal
        return None
    if legal:
        if s.trace is not None:
            s.note(23, me, legal[0])
        return take_baksheesh_take_one_of(s, legal[0])
    return turn_chance(s)


def legal_take_baksheesh_ask_one_of(s: State) -> Sequence[int]:
    """The legal actions of `take_baksheesh_ask_one_of`, ascending.

    s10.3 actions.yaml:171
    """
    legal: list[int] = []
    display = s.display
    # actions.yaml:172
    if display[0]:
        legal.append(38)
    if display[1]:
        legal.append(39)
    if display[2]:
        legal.append(40)
    if display[3]:
        legal.append(41)
    if display[4]:
        legal.append(42)
    # actions.yaml:181
    if s.game.option_baksheesh_declined == 1:
        legal.append(43)
    return legal


def take_baksheesh_take_one_of(s: State, action: int) -> Step:
    """What is chosen in `take_baksheesh_ask_one_of`.

    s10.3 actions.yaml:171
    """
    me = s.me_18_2
    if action < 43:
        # actions.yaml:172
        good = action - 38
        # s10.3.1 actions.yaml:176
        if not s.display[good]:
            raise lacking("display")
        s.display[good] -= 1
        s.player_laid[me * 5 + good] += 1
        # s10.3.2 actions.yaml:178
        legal = legal_take_baksheesh_ask_take_gift_choose_given(s)
        if len(legal) > 1:
            s.pc = 24
            s.player = me
            s.legal = legal
            return None
        if legal:
            if s.trace is not None:
                s.note(24, me, legal[0])
            return take_baksheesh_take_take_gift_choose_given(s, legal[0])
        return turn_chance(s)
    # actions.yaml:181
    return turn_chance(s)


def legal_take_baksheesh_ask_take_gift_choose_given(s: State) -> Sequence[int]:
    """The legal actions of `take_baksheesh_ask_take_gift_choose_given`, ascending.

    s10.3.2 s10.3 actions.yaml:178
    """
    me = s.me_18_2
    legal: list[int] = []
    player_hand = s.player_hand
    me_times = me * 5
    if player_hand[me_times]:
        legal.append(33)
    if player_hand[me_times + 1]:
        legal.append(34)
    if player_hand[me_times + 2]:
        legal.append(35)
    if player_hand[me_times + 3]:
        legal.append(36)
    if player_hand[me_times + 4]:
        legal.append(37)
    return legal


def take_baksheesh_take_take_gift_choose_given(s: State, action: int) -> Step:
    """What is chosen in `take_baksheesh_ask_take_gift_choose_given`.

    s10.3.2 s10.3 actions.yaml:178
    """
    me = s.me_18_2
    given = action - 33
    # actions.yaml:179
    given_place = me * 5 + given
    if not s.player_hand[given_place]:
        raise lacking("player_hand")
    s.player_hand[given_place] -= 1
    s.discard.append(given)
    return turn_chance(s)


def complete_sale(s: State) -> Step:
    """Provedení prodeje (Carrying out a sale).

    s5.2.4 s5.3.1 markets.yaml:37
    """
    camel = s.camel
    caravan = s.caravan_2
    seller = s.seller_2
    player_laid = s.player_laid
    seats = s.game.seats
    option_tied_after_refusal = s.game.option_tied_after_refusal
    # markets.yaml:41
    s.tied = tuple(
        [
            p
            for p in seats
            if (
                player_laid[p * 5 + CAMEL_GOOD[camel]] == player_laid[seller * 5 + CAMEL_GOOD[camel]]
                if option_tied_after_refusal == 1
                else player_laid[p * 5 + CAMEL_GOOD[camel]] == player_laid[seller * 5 + CAMEL_GOOD[camel]]
                and p not in s.refused_5
            )
        ]
    )
    # markets.yaml:42
    piece = CAMEL_GOOD[camel]
    number = -(-player_laid[seller * 5 + CAMEL_GOOD[camel]] // 2)
    piece_place = seller * 5 + piece
    if number > player_laid[piece_place]:
        raise lacking("player_laid")
    for _ in range(number):
        if not player_laid[piece_place]:
            raise lacking("player_laid")
        player_laid[piece_place] -= 1
        s.discard.append(piece)
    # markets.yaml:44
    if s.caravan_spot[caravan] == s.caravan_goal[caravan]:
        # markets.yaml:46
        legal = legal_complete_sale_ask_choose_gem(s)
        if len(legal) > 1:
            s.pc = 25
            s.player = seller
            s.legal = legal
            return None
        if legal:
            if s.trace is not None:
                s.note(25, seller, legal[0])
            return complete_sale_take_choose_gem(s, legal[0])
        raise no_choice("complete_sale")
    # s7.2.4 markets.yaml:50
    take_clear_gem(s, seller)
    # s7.3 markets.yaml:51
    exchange_camel(s, caravan, camel)
    return complete_sale_after_if(s)


def complete_sale_after_if(s: State) -> Step:
    """`complete_sale`: after `if`.

    s5.2.2 s5.2.3 s5.2.4 s5.3.1 markets.yaml:52
    """
    tied = s.tied
    if len(tied) > 1:
        # markets.yaml:53
        strongest = complete_sale_last_p_16(s, tied)
        # markets.yaml:54
        weakest = complete_sale_first_p_17(s, tied)
        player_driver = s.player_driver
        # markets.yaml:55
        player_driver[strongest], player_driver[weakest] = player_driver[weakest], player_driver[strongest]
    # s12.9.1 s5.3.2 s12.9.2 s13.1.1 s5.2.1 s12.9 s13.1 markets.yaml:24
    return AFTER_SELL[s.after_sell]


def legal_complete_sale_ask_choose_gem(s: State) -> Sequence[int]:
    """The legal actions of `complete_sale_ask_choose_gem`, ascending.

    s5.3.1 s5.2.4 markets.yaml:46
    """
    caravan = s.caravan_2
    legal: list[int] = []
    place_gems = s.place_gems
    caravan_goal = s.caravan_goal
    for gem in range(5):
        if place_gems[caravan_goal[caravan] * 5 + gem]:
            legal.append(gem + 45)
    return legal


def complete_sale_take_choose_gem(s: State, action: int) -> Step:
    """What is chosen in `complete_sale_ask_choose_gem`.

    s5.3.1 s5.2.4 markets.yaml:46
    """
    caravan = s.caravan_2
    gem = action - 45
    # markets.yaml:47
    if not s.place_gems[s.caravan_goal[caravan] * 5 + gem]:
        raise lacking("place_gems")
    s.place_gems[s.caravan_goal[caravan] * 5 + gem] -= 1
    s.player_gems[s.seller_2 * 5 + gem] += 1
    return complete_sale_after_if(s)


def lay_out(s: State) -> Step:
    """Vyložení ruky před posledním trhem (Laying out the hand before the last market).

    s11.3.2 markets.yaml:144
    """
    if s.game.option_last_layout == 1:
        # markets.yaml:151
        return lay_out_some(s)
    # markets.yaml:144
    s.pc = 27
    s.player = s.p_18
    s.legal = (32, 50)
    return None


def lay_out_some(s: State) -> Step:
    """Vyložení části ruky (Laying out part of the hand).

    s11.3.2 markets.yaml:151
    """
    # markets.yaml:157
    return lay_out_some_ask_any_order(s)


def lay_out_some_ask_any_order(s: State) -> Step:
    """A player chooses: lay_card, done.

    s11.3.2 markets.yaml:157
    """
    p = s.p_18
    legal = legal_lay_out_some_ask_any_order(s)
    if len(legal) > 1:
        s.pc = 26
        s.player = p
        s.legal = legal
        return None
    if legal:
        if s.trace is not None:
            s.note(26, p, legal[0])
        return lay_out_some_take_any_order(s, legal[0])
    raise no_choice("lay_out.some")


def legal_lay_out_some_ask_any_order(s: State) -> Sequence[int]:
    """The legal actions of `lay_out_some_ask_any_order`, ascending.

    s11.3.2 markets.yaml:157
    """
    p = s.p_18
    legal: list[int] = []
    player_hand = s.player_hand
    p_times = p * 5
    # markets.yaml:158
    if player_hand[p_times]:
        legal.append(51)
    if player_hand[p_times + 1]:
        legal.append(52)
    if player_hand[p_times + 2]:
        legal.append(53)
    if player_hand[p_times + 3]:
        legal.append(54)
    if player_hand[p_times + 4]:
        legal.append(55)
    # markets.yaml:157
    legal.append(56)
    return legal


def lay_out_some_take_any_order(s: State, action: int) -> Step:
    """What is chosen in `lay_out_some_ask_any_order`.

    s11.3.2 markets.yaml:157
    """
    p = s.p_18
    if action < 56:
        # markets.yaml:158
        good = action - 51
        # markets.yaml:162
        good_place = p * 5 + good
        if not s.player_hand[good_place]:
            raise lacking("player_hand")
        s.player_hand[good_place] -= 1
        s.player_laid[good_place] += 1
        # markets.yaml:157
        return lay_out_some_ask_any_order
    return last_market_each_p_18


def lay_out_written(s: State) -> Step:
    """Vyložení ruky před posledním trhem (Laying out the hand before the last market).

    s11.3.2 markets.yaml:144
    """
    # markets.yaml:148
    s.pc = 27
    s.player = s.p_18
    s.legal = (32, 50)
    return None


def legal_lay_out_written_ask_lay_out_one_of(s: State) -> Sequence[int]:
    """The legal actions of `lay_out_written_ask_lay_out_one_of`, ascending.

    s11.3.2 markets.yaml:148
    """
    legal: list[int] = []
    legal.append(32)
    # markets.yaml:149
    legal.append(50)
    return legal


def lay_out_written_take_lay_out_one_of(s: State, action: int) -> Step:
    """What is chosen in `lay_out_written_ask_lay_out_one_of`.

    s11.3.2 markets.yaml:148
    """
    p = s.p_18
    if action < 33:
        return last_market_each_p_18(s)
    # markets.yaml:150
    s.player_laid[p * 5 : p * 5 + 5] = added(s.player_laid[p * 5 : p * 5 + 5], s.player_hand[p * 5 : p * 5 + 5])
    s.player_hand[p * 5 : p * 5 + 5] = [0] * 5
    return last_market_each_p_18(s)


TILE_VISITED: tuple[Callable[[State], Step], ...] = (
    tile_market_slonovina_visited,
    tile_market_koreni_visited,
    tile_market_porcelan_visited,
    tile_market_hedvabi_visited,
    tile_market_caj_visited,
    tile_dark_market_visited,
    tile_camels_1_visited,
    tile_camels_2_visited,
    tile_camels_3_visited,
    tile_customs_visited,
    tile_sandstorm_visited,
    tile_robbers_visited,
    tile_bazaar_visited,
    tile_baksheesh_visited,
)

AFTER_GREAT_MARKET: tuple[Step, ...] = (
    set_out_again,
    last_market_after_great_market,
)

AFTER_SELL: tuple[Step, ...] = (
    great_market_after_sell,
    turn_chance,
)

AFTER_TAKE_CARD: tuple[Step, ...] = (
    take_two_cards_repeat,
    arrive,
    draw_cards_after_take_card,
    turn_chance,
    turn_chance,
    turn_chance,
)
