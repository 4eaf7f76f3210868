"""Rules: plain functions, and blocks between which play waits.

Generated from the rule spec of velkomesto; do not edit.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import compress

from pravidla_runtime.chance import (
    dice_faces,
    dice_outcomes,
    draw_kind,
    only_kind,
    roll_dice,
    roll_faces,
    weighted_kinds,
)
from pravidla_runtime.figures import do_nothing, lacking, no_choice, out_of_bounds, unpaid
from pravidla_runtime.sets import NO_ROWS, THOUSAND, held, kinds, pieces_among
from pravidla_runtime.state import CHANCE, OVER, TERMINAL

from .state import State, Step
from .tables import (
    CARD_5_BY_NUMBERS,
    CARD_16_2_BY_NUMBERS,
    CARD_16_3_BY_NUMBERS,
    CARD_16_4_BY_NUMBERS,
    CARD_16_5_BY_NUMBERS,
    ESTABLISHMENT_COLOUR,
    ESTABLISHMENT_COST,
    ESTABLISHMENT_NUMBERS,
    LANDMARK_COST,
    NONE_OF_38,
    STACK_KINDS,
)
from .texts import why_swap_cards_at_establishment_kancelarska_budova_activated_ask_one_of
from .values import all_cards_with, cards_with, earns_extra_turn, has_won, kinds_open, landmarks_of, stack_of


def reopen(s: State) -> None:
    """Otevření objektů mimo provoz (Closed cards reopen).

    s6.2.2 s6.2.3 modules/metropole.yaml:172
    """
    if s.game.with_metropole:
        player_closed = s.player_closed
        player_city = s.player_city
        player_reopened = s.player_reopened
        # modules/metropole.yaml:177
        for p in s.game.seats:
            # modules/metropole.yaml:178
            for card in tuple(pieces_among(s.player_closed, CARD_5_BY_NUMBERS[s.result], p * 38)):
                # modules/metropole.yaml:179
                card_place = p * 38 + card
                if not player_closed[card_place]:
                    raise lacking("player_closed")
                player_closed[card_place] -= 1
                player_city[card_place] += 1
                # modules/metropole.yaml:180
                value = player_reopened[card_place] + 1
                if value > 10:
                    raise out_of_bounds("reopened", value)
                player_reopened[card_place] = value


def loan(s: State, me: int, card: int) -> None:
    """Záložna po stavbě (Loan office once built).

    s8.2.4 s8.4.3 s8.4.4 modules/metropole.yaml:310
    """
    if s.game.with_metropole and card == 19:
        # modules/metropole.yaml:317
        amount_ = s.bank if s.bank < 5 else 5
        s.bank -= amount_
        value = s.player_coins[me] + amount_
        if value > 20000:
            raise out_of_bounds("coins", value)
        s.player_coins[me] = value


def airport(s: State, me: int) -> None:
    """Letiště (Airport).

    s4.6.2 s4.14.1 s6.4.1 s6.4.2 s6.4.3 modules/pristav.yaml:136
    """
    if s.game.with_pristav and s.player_built[me * 7 + 4] > 0 and s.has_built == 0:
        # modules/pristav.yaml:143
        amount = s.bank if s.bank < 10 else 10
        s.bank -= amount
        value = s.player_coins[me] + amount
        if value > 20000:
            raise out_of_bounds("coins", value)
        s.player_coins[me] = value


def city_hall_stands(s: State) -> None:
    """Radnice stojí od začátku (The city hall stands from the beginning).

    s4.1.1 s4.1.2 s4.1.4 s4.15.5 s5.1.1 s5.1.3 modules/shared.yaml:16
    """
    if s.game.with_pristav or s.game.with_metropole:
        player_unbuilt = s.player_unbuilt
        player_built = s.player_built
        # modules/shared.yaml:21
        for p in s.game.seats:
            # modules/shared.yaml:22
            place = p * 7 + 5
            if not player_unbuilt[place]:
                raise lacking("player_unbuilt")
            player_unbuilt[place] -= 1
            player_built[place] += 1


def city_hall(s: State, me: int) -> None:
    """Radnice (City hall).

    s4.8.1 s6.5.1 s6.6.2 modules/shared.yaml:23
    """
    player_coins = s.player_coins
    if (s.game.with_pristav or s.game.with_metropole) and player_coins[me] == 0:
        # modules/shared.yaml:30
        amount = s.bank if s.bank < 1 else 1
        s.bank -= amount
        value = player_coins[me] + amount
        if value > 20000:
            raise out_of_bounds("coins", value)
        player_coins[me] = value


def build_card_written(s: State, me: int, card: int) -> None:
    """Postav … (…) (Build … (…)).

    s4.10.5 s5.2.4 actions.yaml:4
    """
    # actions.yaml:19
    if not s.supply[card]:
        raise lacking("supply")
    s.supply[card] -= 1
    s.player_city[me * 38 + card] += 1
    # actions.yaml:20
    s.has_built = 1


def build_card(s: State, me: int, card: int) -> None:
    """Postav … (…) (Build … (…)).

    s4.10.5 s5.2.4 actions.yaml:4
    """
    build_card_written(s, me, card)
    loan(s, me, card)


def build_nothing(s: State, me: int) -> None:
    """Nic nestav (Build nothing).

    s4.10.5 s5.2.4 actions.yaml:32
    """
    return


def hand_over_written(s: State, me: int, card: int, giver: int, taker: int) -> None:
    """Předání karty (Handing over a card).

    s6.2.5 actions.yaml:56
    """
    player_city = s.player_city
    # actions.yaml:60
    card_place = giver * 38 + card
    if not player_city[card_place]:
        raise lacking("player_city")
    player_city[card_place] -= 1
    player_city[taker * 38 + card] += 1


def tear_down(s: State, me: int, landmark: int) -> None:
    """Zboř dominantu … (Tear down the …).

    s8.2.3 s8.3.4 s8.4.1 s8.4.2 modules/metropole.yaml:233
    """
    # modules/metropole.yaml:244
    landmark_place = me * 7 + landmark
    if not s.player_built[landmark_place]:
        raise lacking("player_built")
    s.player_built[landmark_place] -= 1
    s.player_unbuilt[landmark_place] += 1
    # s8.2.4 modules/metropole.yaml:245
    amount = s.bank if s.bank < 8 else 8
    s.bank -= amount
    value = s.player_coins[me] + amount
    if value > 20000:
        raise out_of_bounds("coins", value)
    s.player_coins[me] = value


def share_out_sum_p_17(s: State) -> int:
    """A question of `share_out`.

    modules/metropole.yaml:322
    """
    total = 0
    player_coins = s.player_coins
    for p in s.game.seats:
        total += player_coins[p]
    return total


def share_out(s: State) -> None:
    """Park (Park).

    s7.1.3 s7.1.4 s7.9.5 s7.11.1 modules/metropole.yaml:318
    """
    # modules/metropole.yaml:322
    pot = share_out_sum_p_17(s)
    # modules/metropole.yaml:323
    share = -(-pot // s.game.players)
    # modules/metropole.yaml:324
    value = s.bank - (share * s.game.players - pot)
    if not 0 <= value <= 20000:
        raise out_of_bounds("bank", value)
    s.bank = value
    player_coins = s.player_coins
    # modules/metropole.yaml:325
    for p in s.game.seats:
        # modules/metropole.yaml:326
        value = share
        if value > 20000:
            raise out_of_bounds("coins", value)
        player_coins[p] = value


def leave_out_written(s: State) -> None:
    """Vynechání karet (Leaving cards out).

    s8.6 setup.yaml:46
    """
    return


def lay_out_supply_written(s: State) -> None:
    """Obecná zásoba (Supply).

    s4.10.2 s4.10.5 setup.yaml:69
    """
    left_out = s.left_out
    box_establishment = s.box_establishment
    supply = s.supply
    # setup.yaml:74
    for card in s.game.rows_of_establishment:
        if left_out[card] == 0:
            # setup.yaml:75
            number = 4 if ESTABLISHMENT_COLOUR[card] == 3 else 6
            if number > box_establishment[card]:
                raise lacking("box:establishment")
            box_establishment[card] -= number
            supply[card] += number


def fill_supply_written(s: State) -> None:
    """Doplnění zásoby (Filling the supply).

    s4.10.5 setup.yaml:86
    """
    return


def establishment_psenicne_pole_activated(s: State, this: int, holder: int, roller: int) -> None:
    """`establishment.psenicne_pole.activated`.

    s4.10.1 components.yaml:66
    """
    # components.yaml:75
    amount = s.bank if s.bank < 1 else 1
    s.bank -= amount
    value = s.player_coins[holder] + amount
    if value > 20000:
        raise out_of_bounds("coins", value)
    s.player_coins[holder] = value


def establishment_statek_activated(s: State, this: int, holder: int, roller: int) -> None:
    """`establishment.statek.activated`.

    s3.6.2 s3.6.3 components.yaml:76
    """
    # components.yaml:84
    amount = s.bank if s.bank < 1 else 1
    s.bank -= amount
    value = s.player_coins[holder] + amount
    if value > 20000:
        raise out_of_bounds("coins", value)
    s.player_coins[holder] = value


def establishment_pekarna_activated(s: State, this: int, holder: int, roller: int) -> None:
    """`establishment.pekarna.activated`.

    s4.9 components.yaml:85
    """
    # components.yaml:95
    amount = smaller if (smaller := 1 + (1 if s.player_built[holder * 7 + 1] > 0 else 0)) < (other := s.bank) else other
    s.bank -= amount
    value = s.player_coins[holder] + amount
    if value > 20000:
        raise out_of_bounds("coins", value)
    s.player_coins[holder] = value


def establishment_kavarna_activated(s: State, this: int, holder: int, roller: int) -> None:
    """`establishment.kavarna.activated`.

    s3.6.4 s3.6.5 components.yaml:96
    """
    # components.yaml:105
    amount = 1 + (1 if s.player_built[holder * 7 + 1] > 0 else 0)
    player_coins = s.player_coins
    if amount > player_coins[roller]:
        amount = player_coins[roller]
    player_coins[roller] -= amount
    value = player_coins[holder] + amount
    player_coins[holder] = value if value < 20000 else 20000


def establishment_samoobsluha_activated(s: State, this: int, holder: int, roller: int) -> None:
    """`establishment.samoobsluha.activated`.

    s4.10.5 s5.2.4 components.yaml:106
    """
    # components.yaml:114
    amount = smaller if (smaller := 3 + (1 if s.player_built[holder * 7 + 1] > 0 else 0)) < (other := s.bank) else other
    s.bank -= amount
    value = s.player_coins[holder] + amount
    if value > 20000:
        raise out_of_bounds("coins", value)
    s.player_coins[holder] = value


def establishment_les_activated(s: State, this: int, holder: int, roller: int) -> None:
    """`establishment.les.activated`.

    s3.7.1 s3.7.4 components.yaml:115
    """
    # components.yaml:123
    amount = s.bank if s.bank < 1 else 1
    s.bank -= amount
    value = s.player_coins[holder] + amount
    if value > 20000:
        raise out_of_bounds("coins", value)
    s.player_coins[holder] = value


def establishment_stadion_activated(s: State, this: int, holder: int, roller: int) -> None:
    """`establishment.stadion.activated`.

    s3.2.2 components.yaml:124
    """
    player_coins = s.player_coins
    # components.yaml:133
    for p in s.game.clockwise_after[holder]:
        # components.yaml:134
        amount = 2
        if amount > player_coins[p]:
            amount = player_coins[p]
        player_coins[p] -= amount
        value = player_coins[holder] + amount
        player_coins[holder] = value if value < 20000 else 20000


def establishment_mlekarna_activated(s: State, this: int, holder: int, roller: int) -> None:
    """`establishment.mlekarna.activated`.

    s4.10.5 s5.2.4 components.yaml:159
    """
    # components.yaml:167
    amount = smaller if (smaller := 3 * s.player_city[holder * 38 + 1]) < (other := s.bank) else other
    s.bank -= amount
    value = s.player_coins[holder] + amount
    if value > 20000:
        raise out_of_bounds("coins", value)
    s.player_coins[holder] = value


def establishment_tovarna_na_nabytek_activated(s: State, this: int, holder: int, roller: int) -> None:
    """`establishment.tovarna_na_nabytek.activated`.

    s4.10.5 s5.2.4 components.yaml:168
    """
    # components.yaml:176
    amount = (
        smaller
        if (smaller := 3 * (s.player_city[holder * 38 + 5] + s.player_city[holder * 38 + 11])) < (other := s.bank)
        else other
    )
    s.bank -= amount
    value = s.player_coins[holder] + amount
    if value > 20000:
        raise out_of_bounds("coins", value)
    s.player_coins[holder] = value


def establishment_dul_activated(s: State, this: int, holder: int, roller: int) -> None:
    """`establishment.dul.activated`.

    s3.3.2 components.yaml:177
    """
    # components.yaml:185
    amount = s.bank if s.bank < 5 else 5
    s.bank -= amount
    value = s.player_coins[holder] + amount
    if value > 20000:
        raise out_of_bounds("coins", value)
    s.player_coins[holder] = value


def establishment_restaurace_activated(s: State, this: int, holder: int, roller: int) -> None:
    """`establishment.restaurace.activated`.

    s5.7.2 components.yaml:186
    """
    # components.yaml:195
    amount = 2 + (1 if s.player_built[holder * 7 + 1] > 0 else 0)
    player_coins = s.player_coins
    if amount > player_coins[roller]:
        amount = player_coins[roller]
    player_coins[roller] -= amount
    value = player_coins[holder] + amount
    player_coins[holder] = value if value < 20000 else 20000


def establishment_jablonovy_sad_activated(s: State, this: int, holder: int, roller: int) -> None:
    """`establishment.jablonovy_sad.activated`.

    s4.10.5 s5.2.4 components.yaml:196
    """
    # components.yaml:203
    amount = s.bank if s.bank < 3 else 3
    s.bank -= amount
    value = s.player_coins[holder] + amount
    if value > 20000:
        raise out_of_bounds("coins", value)
    s.player_coins[holder] = value


def establishment_obchodni_dum_activated(s: State, this: int, holder: int, roller: int) -> None:
    """`establishment.obchodni_dum.activated`.

    s3.3.3 s3.3.4 components.yaml:204
    """
    # components.yaml:212
    amount = smaller if (smaller := 2 * cards_with(s, holder, 0)) < (other := s.bank) else other
    s.bank -= amount
    value = s.player_coins[holder] + amount
    if value > 20000:
        raise out_of_bounds("coins", value)
    s.player_coins[holder] = value


def establishment_hokynarstvi_activated(s: State, this: int, holder: int, roller: int) -> None:
    """`establishment.hokynarstvi.activated`.

    s7.3.1 s7.7.2 s7.7.3 modules/metropole.yaml:17
    """
    # modules/metropole.yaml:25
    if landmarks_of(s, holder) <= 1:
        # modules/metropole.yaml:26
        amount = (
            smaller if (smaller := 2 + (1 if s.player_built[holder * 7 + 1] > 0 else 0)) < (other := s.bank) else other
        )
        s.bank -= amount
        value = s.player_coins[holder] + amount
        if value > 20000:
            raise out_of_bounds("coins", value)
        s.player_coins[holder] = value


def establishment_kukuricne_pole_activated(s: State, this: int, holder: int, roller: int) -> None:
    """`establishment.kukuricne_pole.activated`.

    s7.3.2 s7.8.3 s7.8.4 modules/metropole.yaml:27
    """
    # modules/metropole.yaml:35
    if landmarks_of(s, holder) <= 1:
        # modules/metropole.yaml:36
        amount = s.bank if s.bank < 1 else 1
        s.bank -= amount
        value = s.player_coins[holder] + amount
        if value > 20000:
            raise out_of_bounds("coins", value)
        s.player_coins[holder] = value


def establishment_francouzska_restaurace_activated(s: State, this: int, holder: int, roller: int) -> None:
    """`establishment.francouzska_restaurace.activated`.

    s2.8 modules/metropole.yaml:49
    """
    # modules/metropole.yaml:57
    if landmarks_of(s, roller) >= 2:
        # modules/metropole.yaml:58
        amount = 5 + (1 if s.player_built[holder * 7 + 1] > 0 else 0)
        player_coins = s.player_coins
        if amount > player_coins[roller]:
            amount = player_coins[roller]
        player_coins[roller] -= amount
        value = player_coins[holder] + amount
        player_coins[holder] = value if value < 20000 else 20000


def establishment_zalozna_activated(s: State, this: int, holder: int, roller: int) -> None:
    """`establishment.zalozna.activated`.

    s8.2.5 modules/metropole.yaml:59
    """
    player_coins = s.player_coins
    # modules/metropole.yaml:68
    amount = smaller if (smaller := player_coins[holder]) < 2 else 2
    value = player_coins[holder] - amount
    if value < 0:
        raise out_of_bounds("coins", value)
    player_coins[holder] = value
    value = s.bank + amount
    if value > 20000:
        raise out_of_bounds("bank", value)
    s.bank = value


def establishment_vinice_activated(s: State, this: int, holder: int, roller: int) -> None:
    """`establishment.vinice.activated`.

    s2.8 modules/metropole.yaml:69
    """
    # modules/metropole.yaml:77
    amount = s.bank if s.bank < 3 else 3
    s.bank -= amount
    value = s.player_coins[holder] + amount
    if value > 20000:
        raise out_of_bounds("coins", value)
    s.player_coins[holder] = value


def establishment_vinarstvi_activated(s: State, this: int, holder: int, roller: int) -> None:
    """`establishment.vinarstvi.activated`.

    s6.1.4 modules/metropole.yaml:89
    """
    player_city = s.player_city
    # modules/metropole.yaml:97
    amount = smaller if (smaller := 6 * player_city[holder * 38 + 20]) < (other := s.bank) else other
    s.bank -= amount
    value = s.player_coins[holder] + amount
    if value > 20000:
        raise out_of_bounds("coins", value)
    s.player_coins[holder] = value
    # modules/metropole.yaml:98
    place = holder * 38 + 22
    if not player_city[place]:
        raise lacking("player_city")
    player_city[place] -= 1
    s.player_closed[place] += 1


def establishment_it_centrum_activated(s: State, this: int, holder: int, roller: int) -> None:
    """`establishment.it_centrum.activated`.

    s7.1.2 modules/metropole.yaml:109
    """
    player_invested = s.player_invested
    player_coins = s.player_coins
    # modules/metropole.yaml:118
    for p in s.game.clockwise_after[holder]:
        # modules/metropole.yaml:119
        amount = player_invested[holder]
        if amount > player_coins[p]:
            amount = player_coins[p]
        player_coins[p] -= amount
        value = player_coins[holder] + amount
        player_coins[holder] = value if value < 20000 else 20000


def establishment_sodovkarna_activated_sum_p_23(s: State) -> int:
    """A question of `establishment_sodovkarna_activated`.

    modules/metropole.yaml:128
    """
    total = 0
    for p in s.game.seats:
        total += cards_with(s, p, 4)
    return total


def establishment_sodovkarna_activated(s: State, this: int, holder: int, roller: int) -> None:
    """`establishment.sodovkarna.activated`.

    s2.8 modules/metropole.yaml:120
    """
    # modules/metropole.yaml:128
    amount = smaller if (smaller := establishment_sodovkarna_activated_sum_p_23(s)) < (other := s.bank) else other
    s.bank -= amount
    value = s.player_coins[holder] + amount
    if value > 20000:
        raise out_of_bounds("coins", value)
    s.player_coins[holder] = value


def establishment_park_activated(s: State, this: int, holder: int, roller: int) -> None:
    """`establishment.park.activated`.

    s7.1.3 modules/metropole.yaml:129
    """
    # modules/metropole.yaml:138
    share_out(s)


def establishment_soukromy_klub_activated(s: State, this: int, holder: int, roller: int) -> None:
    """`establishment.soukromy_klub.activated`.

    s2.8 modules/metropole.yaml:139
    """
    # modules/metropole.yaml:146
    if landmarks_of(s, roller) >= 3:
        player_coins = s.player_coins
        # modules/metropole.yaml:147
        amount = player_coins[roller]
        if amount > player_coins[roller]:
            raise unpaid("coins")
        player_coins[roller] -= amount
        value = player_coins[holder] + amount
        player_coins[holder] = value if value < 20000 else 20000


def establishment_sushi_bar_activated(s: State, this: int, holder: int, roller: int) -> None:
    """`establishment.sushi_bar.activated`.

    s2.9.1 s3.6.1 s6.6.1 modules/pristav.yaml:24
    """
    # modules/pristav.yaml:34
    if s.player_built[holder * 7 + 6] > 0:
        # modules/pristav.yaml:35
        amount = 3 + (1 if s.player_built[holder * 7 + 1] > 0 else 0)
        player_coins = s.player_coins
        if amount > player_coins[roller]:
            amount = player_coins[roller]
        player_coins[roller] -= amount
        value = player_coins[holder] + amount
        player_coins[holder] = value if value < 20000 else 20000


def establishment_kvetinova_zahrada_activated(s: State, this: int, holder: int, roller: int) -> None:
    """`establishment.kvetinova_zahrada.activated`.

    s3.7.2 s3.7.3 modules/pristav.yaml:36
    """
    # modules/pristav.yaml:45
    amount = s.bank if s.bank < 1 else 1
    s.bank -= amount
    value = s.player_coins[holder] + amount
    if value > 20000:
        raise out_of_bounds("coins", value)
    s.player_coins[holder] = value


def establishment_kvetinarstvi_activated(s: State, this: int, holder: int, roller: int) -> None:
    """`establishment.kvetinarstvi.activated`.

    s7.5 s7.9.1 s7.9.2 modules/pristav.yaml:46
    """
    # s7.9 modules/pristav.yaml:54
    amount = (
        smaller
        if (smaller := (1 + (1 if s.player_built[holder * 7 + 1] > 0 else 0)) * s.player_city[holder * 38 + 29])
        < (other := s.bank)
        else other
    )
    s.bank -= amount
    value = s.player_coins[holder] + amount
    if value > 20000:
        raise out_of_bounds("coins", value)
    s.player_coins[holder] = value


def establishment_pizzerie_activated(s: State, this: int, holder: int, roller: int) -> None:
    """`establishment.pizzerie.activated`.

    s3.2.3 s3.2.4 modules/pristav.yaml:55
    """
    # modules/pristav.yaml:64
    amount = 1 + (1 if s.player_built[holder * 7 + 1] > 0 else 0)
    player_coins = s.player_coins
    if amount > player_coins[roller]:
        amount = player_coins[roller]
    player_coins[roller] -= amount
    value = player_coins[holder] + amount
    player_coins[holder] = value if value < 20000 else 20000


def establishment_nakladatelstvi_activated(s: State, this: int, holder: int, roller: int) -> None:
    """`establishment.nakladatelstvi.activated`.

    s7.7.1 s7.9.3 s7.9.4 modules/pristav.yaml:65
    """
    player_coins = s.player_coins
    # modules/pristav.yaml:74
    for p in s.game.clockwise_after[holder]:
        # modules/pristav.yaml:75
        amount = all_cards_with(s, p, 4) + all_cards_with(s, p, 3)
        if amount < 0:
            raise unpaid("coins")
        if amount > player_coins[p]:
            amount = player_coins[p]
        player_coins[p] -= amount
        value = player_coins[holder] + amount
        player_coins[holder] = value if value < 20000 else 20000


def establishment_rybarsky_clun_activated(s: State, this: int, holder: int, roller: int) -> None:
    """`establishment.rybarsky_clun.activated`.

    s3.3.1 s6.6.1 modules/pristav.yaml:76
    """
    # modules/pristav.yaml:84
    if s.player_built[holder * 7 + 6] > 0:
        # modules/pristav.yaml:85
        amount = s.bank if s.bank < 3 else 3
        s.bank -= amount
        value = s.player_coins[holder] + amount
        if value > 20000:
            raise out_of_bounds("coins", value)
        s.player_coins[holder] = value


def establishment_stanek_s_hamburgery_activated(s: State, this: int, holder: int, roller: int) -> None:
    """`establishment.stanek_s_hamburgery.activated`.

    s2.6 s3.7.4 modules/pristav.yaml:86
    """
    # modules/pristav.yaml:93
    amount = 1 + (1 if s.player_built[holder * 7 + 1] > 0 else 0)
    player_coins = s.player_coins
    if amount > player_coins[roller]:
        amount = player_coins[roller]
    player_coins[roller] -= amount
    value = player_coins[holder] + amount
    player_coins[holder] = value if value < 20000 else 20000


def establishment_financni_urad_activated(s: State, this: int, holder: int, roller: int) -> None:
    """`establishment.financni_urad.activated`.

    s3.5.3 s3.5.4 modules/pristav.yaml:94
    """
    player_coins = s.player_coins
    # modules/pristav.yaml:103
    for p in [p for p in s.game.clockwise_after[holder] if player_coins[p] >= 10]:
        # modules/pristav.yaml:104
        amount = player_coins[p] // 2
        if amount > player_coins[p]:
            raise unpaid("coins")
        player_coins[p] -= amount
        value = player_coins[holder] + amount
        player_coins[holder] = value if value < 20000 else 20000


def establishment_sklad_potravin_activated(s: State, this: int, holder: int, roller: int) -> None:
    """`establishment.sklad_potravin.activated`.

    s2.6 s3.7.4 modules/pristav.yaml:105
    """
    # modules/pristav.yaml:112
    amount = smaller if (smaller := 2 * cards_with(s, holder, 4)) < (other := s.bank) else other
    s.bank -= amount
    value = s.player_coins[holder] + amount
    if value > 20000:
        raise out_of_bounds("coins", value)
    s.player_coins[holder] = value


def activate_written_red(s: State, me: int, holder: int, number: int) -> None:
    """Karty jedné barvy (Cards of one colour).

    s5.6.1 turn.yaml:70
    """
    player_city = s.player_city
    # turn.yaml:74
    for card in CARD_16_2_BY_NUMBERS[number]:
        if player_city[holder * 38 + card]:
            for _ in range(player_city[holder * 38 + card]):
                # turn.yaml:75
                ESTABLISHMENT_ACTIVATED_1[card](s, card, holder, me)


def leave_out_by_agreement_count_landmark_8(s: State, speaker: int, landmark_7: int) -> int:
    """A question of `leave_out_by_agreement`.

    setup.yaml:63
    """
    total = 0
    for landmark_8 in kinds(held(s.player_unbuilt, speaker * 7, 7)):
        if landmark_8 > landmark_7:
            total += 1
    return total


def leave_out_by_agreement_count_card_9(s: State, card_8: int) -> int:
    """A question of `leave_out_by_agreement`.

    setup.yaml:58
    """
    total = 0
    for card_9 in s.game.rows_of_establishment:
        if card_9 > card_8:
            total += 1
    return total


def own_income_any_order_any_c_5(s: State, me: int, due: list[int]) -> bool:
    """A question of `own_income_any_order`.

    modules/metropole.yaml:197
    """
    player_city = s.player_city
    me_times = me * 38
    for c in (17, 19, 23):
        if player_city[me_times + c] and due[c] > 0:
            break
    else:
        return False
    return True


def close_one_name_any_p_5(s: State, named: int) -> bool:
    """A question of `close_one_name`.

    modules/metropole.yaml:225
    """
    player_city = s.player_city
    player_closed = s.player_closed
    for p in s.game.seats:
        if player_city[p * 38 + named] > 0 or player_closed[p * 38 + named] > 0:
            break
    else:
        return False
    return True


def lay_out_supply_at_once(s: State) -> None:
    """`lay_out_supply` while chance resolves itself.

    s4.10.2 s4.10.5 setup.yaml:69
    """
    if s.game.with_pristav or s.game.with_metropole:
        # s2.10.4 s2.10.5 s2.13.2 s2.13.3 modules/shared.yaml:80
        lay_out_supply_three_stacks_at_once(s)
    elif s.game.option_supply == 1:
        # s2.10.4 setup.yaml:76
        lay_out_supply_ten_kinds_at_once(s)
    else:
        # setup.yaml:69
        lay_out_supply_written(s)


def fill_supply_at_once(s: State) -> None:
    """`fill_supply` while chance resolves itself.

    s4.10.5 setup.yaml:86
    """
    if s.game.with_pristav or s.game.with_metropole:
        # s2.13.3 s2.14.1 s2.15.1 s3.1 modules/shared.yaml:88
        fill_supply_three_stacks_at_once(s)
    elif s.game.option_supply == 1:
        # s2.10.4 setup.yaml:90
        fill_supply_ten_kinds_at_once(s)
    else:
        # setup.yaml:86
        fill_supply_written(s)


def lay_out_supply_three_stacks_at_once(s: State) -> None:
    """`lay_out_supply_three_stacks` while chance resolves itself.

    s2.10.4 s2.10.5 s2.13.2 s2.13.3 modules/shared.yaml:80
    """
    left_out = s.left_out
    box_establishment = s.box_establishment
    stack_cards = s.stack_cards
    # modules/shared.yaml:85
    for card in s.game.rows_of_establishment:
        if left_out[card] == 0:
            # modules/shared.yaml:86
            number = 4 if ESTABLISHMENT_COLOUR[card] == 3 else 6
            if number > box_establishment[card]:
                raise lacking("box:establishment")
            box_establishment[card] -= number
            stack_cards[(stack_of(s, card)) * 38 + card] += number
    # modules/shared.yaml:87
    fill_supply_at_once(s)


def lay_out_supply_ten_kinds_at_once(s: State) -> None:
    """`lay_out_supply_ten_kinds` while chance resolves itself.

    s2.10.4 setup.yaml:76
    """
    left_out = s.left_out
    box_establishment = s.box_establishment
    deck = s.deck
    # setup.yaml:83
    for card in s.game.rows_of_establishment:
        if left_out[card] == 0:
            # setup.yaml:84
            number = 4 if ESTABLISHMENT_COLOUR[card] == 3 else 6
            if number > box_establishment[card]:
                raise lacking("box:establishment")
            box_establishment[card] -= number
            deck[card] += number
    # setup.yaml:85
    fill_supply_at_once(s)


def fill_supply_three_stacks_at_once(s: State) -> None:
    """`fill_supply_three_stacks` while chance resolves itself.

    s2.13.3 s2.14.1 s2.15.1 s3.1 modules/shared.yaml:88
    """
    stack_cards = s.stack_cards
    supply = s.supply
    # modules/shared.yaml:93
    for stack in (0, 1, 2):
        # s3.1.2 s3.1.4 modules/shared.yaml:94
        while kinds_open(s, stack) < STACK_KINDS[stack] and stack_cards[stack * 38 : stack * 38 + 38] != NONE_OF_38:
            # s3.1.1 modules/shared.yaml:95
            piece = draw_kind(s, stack_cards[stack * 38 : stack * 38 + 38])
            if piece >= 0:
                stack_cards[stack * 38 + piece] -= 1
                supply[piece] += 1


def fill_supply_ten_kinds_at_once(s: State) -> None:
    """`fill_supply_ten_kinds` while chance resolves itself.

    s2.10.4 setup.yaml:90
    """
    deck = s.deck
    supply = s.supply
    # setup.yaml:97
    while len(kinds(s.supply)) < 10 and s.deck != NONE_OF_38:
        # setup.yaml:98
        piece = draw_kind(s, s.deck)
        if piece >= 0:
            deck[piece] -= 1
            supply[piece] += 1


def main(s: State) -> Step:
    """Průběh hry (Course of the game).

    s4.10.4 s5.2.3 turn.yaml:4
    """
    # turn.yaml:8
    return setup(s)


def main_until(s: State) -> Step:
    """`main`: until.

    s4.10.4 s5.2.3 turn.yaml:10
    """
    me = s.me_22
    if s.extra_turn == 0:
        if has_won(s, me):
            s.pc = OVER
            s.player = TERMINAL
            s.legal = ()
            return None
        me = s.me_22 = (me + 1) % s.game.players
        return turn(s)
    return turn(s)


def main_after_setup(s: State) -> Step:
    """`main`: after `setup`.

    s4.10.4 s5.2.3 turn.yaml:9
    """
    s.me_22 = s.game.seats[0]
    return turn(s)


def setup(s: State) -> Step:
    """Příprava hry (Set-up).

    s3.7.5 s4.1.1 s4.1.3 s4.10.1 s4.10.5 s4.14.2 s4.15.5 s5.1.2 s5.1.4 setup.yaml:36
    """
    city_hall_stands(s)
    return leave_out(s)


def turn(s: State) -> Step:
    """Tah (A turn).

    s4.10.5 s5.2.4 turn.yaml:12
    """
    if s.game.with_metropole:
        s.player_reopened[:] = [0] * len(s.player_reopened)
    if s.game.with_pristav:
        s.catch.clear()
    s.has_built = 0
    # turn.yaml:17
    return throw_dice_written(s)


def setup_written(s: State) -> Step:
    """Příprava hry (Set-up).

    s3.7.5 s4.1.1 s4.1.3 s4.10.1 s4.10.5 s4.14.2 s4.15.5 s5.1.2 s5.1.4 setup.yaml:36
    """
    # setup.yaml:40
    return leave_out(s)


def setup_written_chance(s: State) -> Step:
    """`setup_written`: what chance decides.

    s4.10.2 s5.2.1 s3.7.5 s4.1.1 s4.1.3 s4.10.1 s4.10.5 s4.14.2 s4.15.5 s5.1.2 s5.1.4 setup.yaml:45
    """
    if s.rng is not None and s.trace is None:
        lay_out_supply_at_once(s)
        # s4.10.4 s5.2.3 turn.yaml:9
        s.me_22 = s.game.seats[0]
        return turn(s)
    # setup.yaml:45
    return lay_out_supply(s)


def setup_written_after_leave_out(s: State) -> Step:
    """`setup_written`: after `leave_out`.

    s3.7.5 s4.1.1 s4.1.3 s4.10.1 s4.10.5 s4.14.2 s4.15.5 s5.1.2 s5.1.4 setup.yaml:41
    """
    player_coins = s.player_coins
    box_establishment = s.box_establishment
    player_city = s.player_city
    for p in s.game.seats:
        # s3.9.1 s4.15.4 setup.yaml:42
        amount = s.bank if s.bank < 3 else 3
        s.bank -= amount
        value = player_coins[p] + amount
        if value > 20000:
            raise out_of_bounds("coins", value)
        player_coins[p] = value
        # setup.yaml:43
        if not box_establishment[0]:
            raise lacking("box:establishment")
        box_establishment[0] -= 1
        player_city[p * 38] += 1
        # setup.yaml:44
        if not box_establishment[2]:
            raise lacking("box:establishment")
        box_establishment[2] -= 1
        player_city[p * 38 + 2] += 1
    return setup_written_chance(s)


def throw_dice(s: State) -> Step:
    """Hod (Throw).

    s4.13.2 s5.3.5 turn.yaml:27
    """
    return throw_dice_written(s)


def take_income(s: State) -> Step:
    """Příjmy (Income).

    s5.6 turn.yaml:51
    """
    reopen(s)
    return take_income_written(s)


def build(s: State) -> Step:
    """Stavba (Building).

    s4.10.5 s5.2.4 turn.yaml:90
    """
    return build_written_ask_build_one_of(s)


def build_after_build_written(s: State) -> Step:
    """`build`: after `build_written`.

    turn.yaml:90
    """
    airport(s, s.me_22)
    return investment(s)


def investment(s: State) -> Step:
    """Mince na IT centrum (A coin on the tech startup).

    s7.1.1 s7.8.1 s7.8.2 modules/metropole.yaml:329
    """
    me = s.me_22
    if s.game.with_metropole and s.player_city[me * 38 + 24] > 0 and s.player_coins[me] > 0:
        # modules/metropole.yaml:336
        s.pc = 0
        s.player = me
        s.legal = (0, 1)
        return None
    return main_until(s)


def legal_investment_ask_one_of(s: State) -> Sequence[int]:
    """The legal actions of `investment_ask_one_of`, ascending.

    s7.1.1 s7.8.1 s7.8.2 modules/metropole.yaml:336
    """
    legal: list[int] = []
    # modules/metropole.yaml:337
    legal.append(0)
    # modules/metropole.yaml:336
    legal.append(1)
    return legal


def investment_take_one_of(s: State, action: int) -> Step:
    """What is chosen in `investment_ask_one_of`.

    s7.1.1 s7.8.1 s7.8.2 modules/metropole.yaml:336
    """
    me = s.me_22
    if action < 1:
        # modules/metropole.yaml:338
        value = s.player_coins[me] - 1
        if value < 0:
            raise out_of_bounds("coins", value)
        s.player_coins[me] = value
        # modules/metropole.yaml:339
        value = s.player_invested[me] + 1
        if value > 9999:
            raise out_of_bounds("invested", value)
        s.player_invested[me] = value
        return main_until(s)
    # modules/metropole.yaml:336
    return main_until(s)


def leave_out(s: State) -> Step:
    """Vynechání karet (Leaving cards out).

    s8.6 setup.yaml:46
    """
    if s.game.option_composition == 1:
        # s8.6.2 s8.6.4 s8.6.5 setup.yaml:50
        return leave_out_by_agreement(s)
    # setup.yaml:46
    leave_out_written(s)
    return setup_written_after_leave_out(s)


def lay_out_supply(s: State) -> Step:
    """Obecná zásoba (Supply).

    s4.10.2 s4.10.5 setup.yaml:69
    """
    if s.game.with_pristav or s.game.with_metropole:
        # s2.10.4 s2.10.5 s2.13.2 s2.13.3 modules/shared.yaml:80
        return lay_out_supply_three_stacks(s)
    elif s.game.option_supply == 1:
        # s2.10.4 setup.yaml:76
        return lay_out_supply_ten_kinds(s)
    # setup.yaml:69
    lay_out_supply_written(s)
    # s4.10.4 s5.2.3 turn.yaml:9
    s.me_22 = s.game.seats[0]
    return turn(s)


def throw_dice_written(s: State) -> Step:
    """Hod (Throw).

    s4.13.2 s5.3.5 turn.yaml:27
    """
    # turn.yaml:31
    s.me_10 = s.me_22
    s.after_throw_once = 1
    return throw_once(s)


def throw_dice_written_after_if(s: State) -> Step:
    """`throw_dice_written`: after `if`.

    s4.13.2 s5.3.5 turn.yaml:36
    """
    s.result = sum(s.throw)
    return harbour(s)


def legal_throw_dice_written_ask_throw_dice_one_of(s: State) -> Sequence[int]:
    """The legal actions of `throw_dice_written_ask_throw_dice_one_of`, ascending.

    s4.6.2 s4.13.2 s5.3.5 turn.yaml:33
    """
    legal: list[int] = []
    legal.append(1)
    # turn.yaml:34
    legal.append(248)
    return legal


def throw_dice_written_take_throw_dice_one_of(s: State, action: int) -> Step:
    """What is chosen in `throw_dice_written_ask_throw_dice_one_of`.

    s4.6.2 s4.13.2 s5.3.5 turn.yaml:33
    """
    if action < 2:
        # turn.yaml:36
        s.result = sum(s.throw)
        return harbour(s)
    # turn.yaml:35
    s.me_10 = s.me_22
    s.after_throw_once = 0
    return throw_once(s)


def throw_dice_written_after_throw_once(s: State) -> Step:
    """`throw_dice_written`: after `throw_once`.

    s4.6.2 s4.13.2 s5.3.5 turn.yaml:32
    """
    me = s.me_22
    if s.player_built[me * 7 + 3] > 0:
        # turn.yaml:33
        s.pc = 1
        s.player = me
        s.legal = (1, 248)
        return None
    # turn.yaml:36
    s.result = sum(s.throw)
    return harbour(s)


def harbour(s: State) -> Step:
    """Přístav (Harbour).

    s4.11.2 s5.3.1 s6.4.4 s6.5.2 s6.5.3 modules/shared.yaml:33
    """
    me = s.me_22
    if (s.game.with_pristav or s.game.with_metropole) and s.player_built[me * 7 + 6] > 0 and s.result >= 10:
        # modules/shared.yaml:41
        s.pc = 2
        s.player = me
        s.legal = (1, 2)
        return None
    # s4.10.5 s5.2.4 turn.yaml:18
    s.extra_turn = 1 if earns_extra_turn(s, me) else 0
    # s4.10.5 s5.2.4 turn.yaml:19
    s.number_ = s.result
    return take_income(s)


def legal_harbour_ask_one_of(s: State) -> Sequence[int]:
    """The legal actions of `harbour_ask_one_of`, ascending.

    s4.11.2 s5.3.1 s6.4.4 s6.5.2 s6.5.3 modules/shared.yaml:41
    """
    legal: list[int] = []
    legal.append(1)
    # modules/shared.yaml:42
    legal.append(2)
    return legal


def harbour_take_one_of(s: State, action: int) -> Step:
    """What is chosen in `harbour_ask_one_of`.

    s4.11.2 s5.3.1 s6.4.4 s6.5.2 s6.5.3 modules/shared.yaml:41
    """
    me = s.me_22
    if action < 2:
        # s4.10.5 s5.2.4 turn.yaml:18
        s.extra_turn = 1 if earns_extra_turn(s, me) else 0
        # s4.10.5 s5.2.4 turn.yaml:19
        s.number_ = s.result
        return take_income(s)
    # modules/shared.yaml:43
    value = s.result + 2
    if value > 14:
        raise out_of_bounds("result", value)
    s.result = value
    # s4.10.5 s5.2.4 turn.yaml:18
    s.extra_turn = 1 if earns_extra_turn(s, me) else 0
    # s4.10.5 s5.2.4 turn.yaml:19
    s.number_ = s.result
    return take_income(s)


def take_income_written(s: State) -> Step:
    """Příjmy (Income).

    s5.6 turn.yaml:51
    """
    # turn.yaml:56
    s.holder_6_left = s.game.counterclockwise_after[s.me_22]
    return take_income_written_each_holder_6(s)


def take_income_written_each_holder_7(s: State) -> Step:
    """`take_income_written`: each `holder_7`.

    s5.6 turn.yaml:60
    """
    holder_7_left = s.holder_7_left
    if not holder_7_left:
        return own_income(s)
    holder = holder_7_left[0]
    holder_7_left = s.holder_7_left = holder_7_left[1:]
    # s5.6.3 turn.yaml:61
    s.me_13_4 = s.me_22
    s.holder_4_4 = holder
    s.number_3_4 = s.number_
    s.after_activate_blue = 0
    return activate_blue(s)


def take_income_written_each_holder_6(s: State) -> Step:
    """`take_income_written`: each `holder_6`.

    s5.6 turn.yaml:56
    """
    holder_6_left = s.holder_6_left
    if not holder_6_left:
        # turn.yaml:60
        s.holder_7_left = s.game.clockwise_after[s.me_22]
        return take_income_written_each_holder_7(s)
    s.holder_6 = holder_6_left[0]
    holder_6_left = s.holder_6_left = holder_6_left[1:]
    # s5.6.2 turn.yaml:57
    return activate_red(s)


def build_written(s: State) -> Step:
    """Stavba (Building).

    s4.10.5 s5.2.4 turn.yaml:90
    """
    # turn.yaml:96
    return build_written_ask_build_one_of(s)


def build_written_chance(s: State) -> Step:
    """`build_written`: what chance decides.

    s4.10.5 s5.2.4 turn.yaml:100
    """
    if s.rng is not None and s.trace is None:
        fill_supply_at_once(s)
        # turn.yaml:90
        airport(s, s.me_22)
        return investment(s)
    # turn.yaml:100
    s.after_fill_supply = 0
    return fill_supply(s)


def build_written_ask_build_one_of(s: State) -> Step:
    """A player chooses: build_card, build_landmark, build_nothing.

    s4.10.5 s5.2.4 turn.yaml:96
    """
    me = s.me_22
    legal = legal_build_written_ask_build_one_of(s)
    if len(legal) > 1:
        s.pc = 3
        s.player = me
        s.legal = legal
        return None
    if legal:
        if s.trace is not None:
            s.note(3, me, legal[0])
        return build_written_take_build_one_of(s, legal[0])
    raise no_choice("build")


def legal_build_written_ask_build_one_of(s: State) -> Sequence[int]:
    """The legal actions of `build_written_ask_build_one_of`, ascending.

    s4.10.5 s5.2.4 turn.yaml:96
    """
    me = s.me_22
    legal: list[int] = []
    player_coins_there = s.player_coins[me]
    player_coins = player_coins_there
    player_city = s.player_city
    me_times_38 = me * 38
    # turn.yaml:97
    for card in kinds(s.supply):
        if (
            ESTABLISHMENT_COLOUR[card] != 3 or player_city[me_times_38 + card] <= 0
        ) and player_coins >= ESTABLISHMENT_COST[card]:
            legal.append(card + 251)
    player_coins = player_coins_there
    player_unbuilt = s.player_unbuilt
    me_times_7 = me * 7
    # turn.yaml:98
    for landmark in range(7):
        if player_unbuilt[me_times_7 + landmark] and player_coins >= LANDMARK_COST[landmark]:
            legal.append(landmark + 289)
    # turn.yaml:99
    legal.append(296)
    return legal


def build_written_take_build_one_of(s: State, action: int) -> Step:
    """What is chosen in `build_written_ask_build_one_of`.

    s4.10.5 s5.2.4 turn.yaml:96
    """
    me = s.me_22
    if action < 289:
        # turn.yaml:97
        card = action - 251
        # actions.yaml:17
        value = s.player_coins[me] - ESTABLISHMENT_COST[card]
        if value < 0:
            raise out_of_bounds("coins", value)
        s.player_coins[me] = value
        # turn.yaml:97
        value = s.bank + ESTABLISHMENT_COST[card]
        if value > 20000:
            raise out_of_bounds("bank", value)
        s.bank = value
        build_card(s, me, card)
        return build_written_chance(s)
    elif action < 296:
        # turn.yaml:98
        landmark = s.landmark_9 = action - 289
        # actions.yaml:26
        value = s.player_coins[me] - LANDMARK_COST[landmark]
        if value < 0:
            raise out_of_bounds("coins", value)
        s.player_coins[me] = value
        # turn.yaml:98
        value = s.bank + LANDMARK_COST[landmark]
        if value > 20000:
            raise out_of_bounds("bank", value)
        s.bank = value
        return build_landmark(s)
    # turn.yaml:99
    build_nothing(s, me)
    return build_written_chance(s)


def leave_out_by_agreement(s: State) -> Step:
    """Vynechání karet po dohodě (Leaving cards out by agreement).

    s8.6.2 s8.6.4 s8.6.5 setup.yaml:50
    """
    # setup.yaml:56
    s.speaker = s.game.seats[0]
    # setup.yaml:58
    s.unwanted = NO_ROWS
    unwanted = s.unwanted
    s.last_card = -1
    going_on = s.going_on = 1
    s.refused = 0
    if not (going_on != 0 and len(unwanted) < 37):
        return leave_out_by_agreement_then_2(s)
    return leave_out_by_agreement_ask_choose_card(s)


def leave_out_by_agreement_while(s: State) -> Step:
    """`leave_out_by_agreement`: while.

    s8.6.2 s8.6.4 s8.6.5 setup.yaml:63
    """
    speaker = s.speaker
    unneeded = s.unneeded
    if not (s.going_on_2 != 0 and len(unneeded) < s.most):
        if s.refused_2:
            pass
        else:
            player_unbuilt = s.player_unbuilt
            box_landmark = s.box_landmark
            seats = s.game.seats
            # setup.yaml:64
            for l_ in unneeded:
                # setup.yaml:65
                value = s.landmarks_left_out + 1
                if value > 6:
                    raise out_of_bounds("landmarks_left_out", value)
                s.landmarks_left_out = value
                # setup.yaml:66
                for p in seats:
                    # setup.yaml:67
                    l__place = p * 7 + l_
                    if not player_unbuilt[l__place]:
                        raise lacking("player_unbuilt")
                    player_unbuilt[l__place] -= 1
                    box_landmark[l_] += 1
        return setup_written_after_leave_out(s)
    # setup.yaml:63
    legal = legal_leave_out_by_agreement_ask_choose_landmark(s)
    if len(legal) > 1:
        s.pc = 4
        s.player = speaker
        s.legal = legal
        return None
    if legal:
        if s.trace is not None:
            s.note(4, speaker, legal[0])
        return leave_out_by_agreement_take_choose_landmark(s, legal[0])
    raise no_choice("leave_out.by_agreement")


def legal_leave_out_by_agreement_ask_choose_landmark(s: State) -> Sequence[int]:
    """The legal actions of `leave_out_by_agreement_ask_choose_landmark`, ascending.

    s8.6.2 s8.6.4 s8.6.5 setup.yaml:63
    """
    last_landmark = s.last_landmark
    speaker = s.speaker
    unneeded = s.unneeded
    legal: list[int] = []
    if len(unneeded) == 0:
        legal.append(1)
    if len(unneeded) >= 1 and unneeded:
        legal.append(240)
    player_unbuilt = s.player_unbuilt
    for landmark in range(7):
        if (
            player_unbuilt[speaker * 7 + landmark]
            and landmark > last_landmark
            and leave_out_by_agreement_count_landmark_8(s, speaker, landmark) >= 1 - len(unneeded) - 1
        ):
            legal.append(landmark + 241)
    return legal


def leave_out_by_agreement_take_choose_landmark(s: State, action: int) -> Step:
    """What is chosen in `leave_out_by_agreement_ask_choose_landmark`.

    s8.6.2 s8.6.4 s8.6.5 setup.yaml:63
    """
    unneeded = s.unneeded
    if action < 2:
        s.refused_2 = 1
        s.going_on_2 = 0
        return leave_out_by_agreement_while
    elif action < 241:
        s.going_on_2 = 0
        return leave_out_by_agreement_while
    landmark = action - 241
    if landmark not in unneeded:
        unneeded = s.unneeded = (*unneeded, landmark)
    s.last_landmark = landmark
    return leave_out_by_agreement_while


def leave_out_by_agreement_then_2(s: State) -> Step:
    """`leave_out_by_agreement`: then.

    s8.6.2 s8.6.4 s8.6.5 setup.yaml:58
    """
    if s.refused:
        pass
    else:
        left_out = s.left_out
        # setup.yaml:59
        for c in s.unwanted:
            # setup.yaml:60
            left_out[c] = 1
    # setup.yaml:63
    s.most = sum(held(s.player_unbuilt, s.speaker * 7, 7)) - 1
    s.unneeded = NO_ROWS
    s.last_landmark = -1
    s.going_on_2 = 1
    s.refused_2 = 0
    return leave_out_by_agreement_while(s)


def leave_out_by_agreement_ask_choose_card(s: State) -> Step:
    """A player chooses: choose_card, stop, decline.

    s8.6.2 s8.6.4 s8.6.5 setup.yaml:58
    """
    speaker = s.speaker
    legal = legal_leave_out_by_agreement_ask_choose_card(s)
    if len(legal) > 1:
        s.pc = 5
        s.player = speaker
        s.legal = legal
        return None
    if legal:
        if s.trace is not None:
            s.note(5, speaker, legal[0])
        return leave_out_by_agreement_take_choose_card(s, legal[0])
    raise no_choice("leave_out.by_agreement")


def legal_leave_out_by_agreement_ask_choose_card(s: State) -> Sequence[int]:
    """The legal actions of `leave_out_by_agreement_ask_choose_card`, ascending.

    s8.6.2 s8.6.4 s8.6.5 setup.yaml:58
    """
    last_card = s.last_card
    unwanted = s.unwanted
    legal: list[int] = []
    if len(unwanted) == 0:
        legal.append(1)
    for card in s.game.rows_of_establishment:
        if card > last_card and leave_out_by_agreement_count_card_9(s, card) >= 1 - len(unwanted) - 1:
            legal.append(card + 202)
    if len(unwanted) >= 1 and unwanted:
        legal.append(240)
    return legal


def leave_out_by_agreement_take_choose_card(s: State, action: int) -> Step:
    """What is chosen in `leave_out_by_agreement_ask_choose_card`.

    s8.6.2 s8.6.4 s8.6.5 setup.yaml:58
    """
    unwanted = s.unwanted
    if action < 2:
        s.refused = 1
        return leave_out_by_agreement_then_2(s)
    elif action < 240:
        card = action - 202
        if card not in unwanted:
            unwanted = s.unwanted = (*unwanted, card)
        s.last_card = card
        if not (s.going_on != 0 and len(unwanted) < 37):
            return leave_out_by_agreement_then_2(s)
        return leave_out_by_agreement_ask_choose_card
    return leave_out_by_agreement_then_2(s)


def lay_out_supply_three_stacks(s: State) -> Step:
    """Obecná zásoba ze tří balíčků (Supply from three stacks).

    s2.10.4 s2.10.5 s2.13.2 s2.13.3 modules/shared.yaml:80
    """
    left_out = s.left_out
    box_establishment = s.box_establishment
    stack_cards = s.stack_cards
    # modules/shared.yaml:85
    for card in s.game.rows_of_establishment:
        if left_out[card] == 0:
            # modules/shared.yaml:86
            number = 4 if ESTABLISHMENT_COLOUR[card] == 3 else 6
            if number > box_establishment[card]:
                raise lacking("box:establishment")
            box_establishment[card] -= number
            stack_cards[(stack_of(s, card)) * 38 + card] += number
    # modules/shared.yaml:87
    s.after_fill_supply = 1
    return fill_supply(s)


def lay_out_supply_ten_kinds(s: State) -> Step:
    """Obecná zásoba s omezenou nabídkou (Supply with a limited choice).

    s2.10.4 setup.yaml:76
    """
    left_out = s.left_out
    box_establishment = s.box_establishment
    deck = s.deck
    # setup.yaml:83
    for card in s.game.rows_of_establishment:
        if left_out[card] == 0:
            # setup.yaml:84
            number = 4 if ESTABLISHMENT_COLOUR[card] == 3 else 6
            if number > box_establishment[card]:
                raise lacking("box:establishment")
            box_establishment[card] -= number
            deck[card] += number
    # setup.yaml:85
    s.after_fill_supply = 1
    return fill_supply(s)


def throw_once(s: State) -> Step:
    """Jeden hod (One throw).

    s4.3.1 s4.5.3 s4.6.1 s4.11.3 s5.3.2 turn.yaml:37
    """
    me = s.me_10
    # turn.yaml:42
    if s.player_built[me * 7] > 0:
        s.pc = 6
        s.player = me
        s.legal = (249, 250)
        return None
    if s.trace is not None:
        s.note(6, me, 249)
    return throw_once_take_choose_dice(s, 249)


def legal_throw_once_ask_choose_dice(s: State) -> Sequence[int]:
    """The legal actions of `throw_once_ask_choose_dice`, ascending.

    s4.3.1 s4.5.3 s4.6.1 s4.11.3 s5.3.2 turn.yaml:42
    """
    legal: list[int] = []
    legal.append(249)
    if s.player_built[s.me_10 * 7] > 0:
        legal.append(250)
    return legal


def throw_once_take_choose_dice(s: State, action: int) -> Step:
    """What is chosen in `throw_once_ask_choose_dice`.

    s4.3.1 s4.5.3 s4.6.1 s4.11.3 s5.3.2 turn.yaml:42
    """
    s.dice = action - 248
    return throw_once_chance(s)


def throw_once_chance(s: State) -> Step:
    """`throw_once`: what chance decides.

    s4.3.1 s4.5.3 s4.6.1 s4.11.3 s5.3.2 turn.yaml:43
    """
    dice = s.dice
    if s.rng is not None and s.trace is None:
        s.throw[:] = roll_faces(s, dice, 1, 6)
        return AFTER_THROW_ONCE[s.after_throw_once]
    throw_once_roll_dice = s.throw_once_roll_dice = dice
    if s.rng is None and throw_once_roll_dice > 0:
        s.pc = 7
        s.player = CHANCE
        s.legal = [outcome for outcome, _ in weights_throw_once_roll(s)]
        return None
    outcome = roll_dice(s, throw_once_roll_dice, 1, 6)
    if s.trace is not None:
        s.note(7, CHANCE, outcome)
    return throw_once_roll_given(s, outcome)


def weights_throw_once_roll(s: State) -> list[tuple[int, int]]:
    """What can come out at `throw_once_roll`, with weights.

    turn.yaml:43
    """
    return dice_outcomes(s.throw_once_roll_dice, 1, 6)


def throw_once_roll_given(s: State, outcome: int) -> Step:
    """What came out in `throw_once_roll`.

    s4.3.1 s4.5.3 s4.6.1 s4.11.3 s5.3.2 turn.yaml:43
    """
    s.throw[:] = dice_faces(outcome, s.throw_once_roll_dice, 1, 6)
    return AFTER_THROW_ONCE[s.after_throw_once]


def activate_red(s: State) -> Step:
    """Karty jedné barvy (Cards of one colour).

    s5.6.1 turn.yaml:70
    """
    if s.game.with_metropole:
        # s6.2.1 s6.2.2 modules/metropole.yaml:181
        return activate_closed_red(s)
    # turn.yaml:70
    activate_written_red(s, s.me_22, s.holder_6, s.number_)
    return take_income_written_each_holder_6


def activate_blue(s: State) -> Step:
    """Karty jedné barvy (Cards of one colour).

    s5.6.1 turn.yaml:70
    """
    if s.game.with_metropole:
        # s6.2.1 s6.2.2 modules/metropole.yaml:181
        return activate_closed_blue(s)
    # turn.yaml:70
    return activate_written_blue(s)


def own_income(s: State) -> Step:
    """Vlastní modré a zelené karty (Own blue and green cards).

    s5.6.1 s5.6.3 turn.yaml:64
    """
    if s.game.with_metropole:
        # modules/metropole.yaml:189
        return own_income_any_order(s)
    # turn.yaml:64
    return own_income_written(s)


def activate_purple(s: State) -> Step:
    """Karty jedné barvy (Cards of one colour).

    s5.6.1 turn.yaml:70
    """
    if s.game.with_metropole:
        # s6.2.1 s6.2.2 modules/metropole.yaml:181
        return activate_closed_purple(s)
    # turn.yaml:70
    return activate_written_purple(s)


def build_landmark(s: State) -> Step:
    """Postav dominantu … (…) (Build the … (…)).

    s4.10.5 s5.2.4 actions.yaml:21
    """
    landmark = s.landmark_9
    me = s.me_22
    # actions.yaml:28
    landmark_place = me * 7 + landmark
    if not s.player_unbuilt[landmark_place]:
        raise lacking("player_unbuilt")
    s.player_unbuilt[landmark_place] -= 1
    s.player_built[landmark_place] += 1
    # actions.yaml:29
    s.has_built = 1
    # s4.11.1 s5.2.5 actions.yaml:30
    if has_won(s, me):
        # actions.yaml:31
        s.pc = OVER
        s.player = TERMINAL
        s.legal = ()
        return None
    return build_written_chance(s)


def fill_supply(s: State) -> Step:
    """Doplnění zásoby (Filling the supply).

    s4.10.5 setup.yaml:86
    """
    if s.game.with_pristav or s.game.with_metropole:
        # s2.13.3 s2.14.1 s2.15.1 s3.1 modules/shared.yaml:88
        return fill_supply_three_stacks(s)
    elif s.game.option_supply == 1:
        # s2.10.4 setup.yaml:90
        if not (len(kinds(s.supply)) < 10 and s.deck != NONE_OF_38):
            return AFTER_FILL_SUPPLY[s.after_fill_supply]
        # s2.10.4 setup.yaml:98
        return fill_supply_ten_kinds_draw(s)
    # setup.yaml:86
    fill_supply_written(s)
    return AFTER_FILL_SUPPLY[s.after_fill_supply]


def activate_closed_red(s: State) -> Step:
    """Karty jedné barvy bez právě otevřených (Cards of one colour but for those just reopened).

    s6.2.1 s6.2.2 modules/metropole.yaml:181
    """
    holder = s.holder_6
    # modules/metropole.yaml:186
    s.card_17_2_left = tuple(
        sorted(
            [
                card
                for card in kinds(s.player_city[holder * 38 : holder * 38 + 38])
                if ESTABLISHMENT_COLOUR[card] == 0 and s.number_ in ESTABLISHMENT_NUMBERS[card]
            ],
            key=lambda card: card,
        )
    )
    return activate_closed_red_each_card_17_2(s)


def activate_closed_red_each_card_17_2(s: State) -> Step:
    """`activate_closed_red`: each `card_17_2`.

    s6.2.1 s6.2.2 modules/metropole.yaml:186
    """
    card = s.card_17_2
    card_17_2_left = s.card_17_2_left
    holder = s.holder_6
    if not card_17_2_left:
        return take_income_written_each_holder_6
    card = s.card_17_2 = card_17_2_left[0]
    card_17_2_left = s.card_17_2_left = card_17_2_left[1:]
    # modules/metropole.yaml:187
    card_place = holder * 38 + card
    s.activate_closed_red_rounds = s.player_city[card_place] - s.player_reopened[card_place]
    return activate_closed_red_repeat(s)


def activate_closed_red_repeat(s: State) -> Step:
    """`activate_closed_red`: repeat.

    s6.2.1 s6.2.2 modules/metropole.yaml:187
    """
    activate_closed_red_rounds = s.activate_closed_red_rounds
    card = s.card_17_2
    if activate_closed_red_rounds <= 0:
        return activate_closed_red_each_card_17_2
    activate_closed_red_rounds = s.activate_closed_red_rounds = activate_closed_red_rounds - 1
    # modules/metropole.yaml:188
    place = card
    s.this_2 = card
    s.holder_5_2 = s.holder_6
    s.roller_2 = s.me_22
    s.after_establishment_activated = 0
    return ESTABLISHMENT_ACTIVATED[place](s)


def activate_closed_red_do_establishment_psenicne_pole_activated(s: State) -> Step:
    """`activate_closed_red`: do `establishment.psenicne_pole.activated`.

    s6.2.1 s6.2.2 modules/metropole.yaml:181
    """
    establishment_psenicne_pole_activated(s, s.this_2, s.holder_5_2, s.roller_2)
    return AFTER_ESTABLISHMENT_ACTIVATED[s.after_establishment_activated]


def activate_closed_red_do_establishment_statek_activated(s: State) -> Step:
    """`activate_closed_red`: do `establishment.statek.activated`.

    s6.2.1 s6.2.2 modules/metropole.yaml:181
    """
    establishment_statek_activated(s, s.this_2, s.holder_5_2, s.roller_2)
    return AFTER_ESTABLISHMENT_ACTIVATED[s.after_establishment_activated]


def activate_closed_red_do_establishment_pekarna_activated(s: State) -> Step:
    """`activate_closed_red`: do `establishment.pekarna.activated`.

    s6.2.1 s6.2.2 modules/metropole.yaml:181
    """
    establishment_pekarna_activated(s, s.this_2, s.holder_5_2, s.roller_2)
    return AFTER_ESTABLISHMENT_ACTIVATED[s.after_establishment_activated]


def activate_closed_red_do_establishment_kavarna_activated(s: State) -> Step:
    """`activate_closed_red`: do `establishment.kavarna.activated`.

    s6.2.1 s6.2.2 modules/metropole.yaml:181
    """
    establishment_kavarna_activated(s, s.this_2, s.holder_5_2, s.roller_2)
    return AFTER_ESTABLISHMENT_ACTIVATED[s.after_establishment_activated]


def activate_closed_red_do_establishment_samoobsluha_activated(s: State) -> Step:
    """`activate_closed_red`: do `establishment.samoobsluha.activated`.

    s6.2.1 s6.2.2 modules/metropole.yaml:181
    """
    establishment_samoobsluha_activated(s, s.this_2, s.holder_5_2, s.roller_2)
    return AFTER_ESTABLISHMENT_ACTIVATED[s.after_establishment_activated]


def activate_closed_red_do_establishment_les_activated(s: State) -> Step:
    """`activate_closed_red`: do `establishment.les.activated`.

    s6.2.1 s6.2.2 modules/metropole.yaml:181
    """
    establishment_les_activated(s, s.this_2, s.holder_5_2, s.roller_2)
    return AFTER_ESTABLISHMENT_ACTIVATED[s.after_establishment_activated]


def activate_closed_red_do_establishment_stadion_activated(s: State) -> Step:
    """`activate_closed_red`: do `establishment.stadion.activated`.

    s6.2.1 s6.2.2 modules/metropole.yaml:181
    """
    establishment_stadion_activated(s, s.this_2, s.holder_5_2, s.roller_2)
    return AFTER_ESTABLISHMENT_ACTIVATED[s.after_establishment_activated]


def activate_closed_red_do_establishment_mlekarna_activated(s: State) -> Step:
    """`activate_closed_red`: do `establishment.mlekarna.activated`.

    s6.2.1 s6.2.2 modules/metropole.yaml:181
    """
    establishment_mlekarna_activated(s, s.this_2, s.holder_5_2, s.roller_2)
    return AFTER_ESTABLISHMENT_ACTIVATED[s.after_establishment_activated]


def activate_closed_red_do_establishment_tovarna_na_nabytek_activated(s: State) -> Step:
    """`activate_closed_red`: do `establishment.tovarna_na_nabytek.activated`.

    s6.2.1 s6.2.2 modules/metropole.yaml:181
    """
    establishment_tovarna_na_nabytek_activated(s, s.this_2, s.holder_5_2, s.roller_2)
    return AFTER_ESTABLISHMENT_ACTIVATED[s.after_establishment_activated]


def activate_closed_red_do_establishment_dul_activated(s: State) -> Step:
    """`activate_closed_red`: do `establishment.dul.activated`.

    s6.2.1 s6.2.2 modules/metropole.yaml:181
    """
    establishment_dul_activated(s, s.this_2, s.holder_5_2, s.roller_2)
    return AFTER_ESTABLISHMENT_ACTIVATED[s.after_establishment_activated]


def activate_closed_red_do_establishment_restaurace_activated(s: State) -> Step:
    """`activate_closed_red`: do `establishment.restaurace.activated`.

    s6.2.1 s6.2.2 modules/metropole.yaml:181
    """
    establishment_restaurace_activated(s, s.this_2, s.holder_5_2, s.roller_2)
    return AFTER_ESTABLISHMENT_ACTIVATED[s.after_establishment_activated]


def activate_closed_red_do_establishment_jablonovy_sad_activated(s: State) -> Step:
    """`activate_closed_red`: do `establishment.jablonovy_sad.activated`.

    s6.2.1 s6.2.2 modules/metropole.yaml:181
    """
    establishment_jablonovy_sad_activated(s, s.this_2, s.holder_5_2, s.roller_2)
    return AFTER_ESTABLISHMENT_ACTIVATED[s.after_establishment_activated]


def activate_closed_red_do_establishment_obchodni_dum_activated(s: State) -> Step:
    """`activate_closed_red`: do `establishment.obchodni_dum.activated`.

    s6.2.1 s6.2.2 modules/metropole.yaml:181
    """
    establishment_obchodni_dum_activated(s, s.this_2, s.holder_5_2, s.roller_2)
    return AFTER_ESTABLISHMENT_ACTIVATED[s.after_establishment_activated]


def activate_closed_red_do_establishment_hokynarstvi_activated(s: State) -> Step:
    """`activate_closed_red`: do `establishment.hokynarstvi.activated`.

    s6.2.1 s6.2.2 modules/metropole.yaml:181
    """
    establishment_hokynarstvi_activated(s, s.this_2, s.holder_5_2, s.roller_2)
    return AFTER_ESTABLISHMENT_ACTIVATED[s.after_establishment_activated]


def activate_closed_red_do_establishment_kukuricne_pole_activated(s: State) -> Step:
    """`activate_closed_red`: do `establishment.kukuricne_pole.activated`.

    s6.2.1 s6.2.2 modules/metropole.yaml:181
    """
    establishment_kukuricne_pole_activated(s, s.this_2, s.holder_5_2, s.roller_2)
    return AFTER_ESTABLISHMENT_ACTIVATED[s.after_establishment_activated]


def activate_closed_red_do_establishment_francouzska_restaurace_activated(s: State) -> Step:
    """`activate_closed_red`: do `establishment.francouzska_restaurace.activated`.

    s6.2.1 s6.2.2 modules/metropole.yaml:181
    """
    establishment_francouzska_restaurace_activated(s, s.this_2, s.holder_5_2, s.roller_2)
    return AFTER_ESTABLISHMENT_ACTIVATED[s.after_establishment_activated]


def activate_closed_red_do_establishment_zalozna_activated(s: State) -> Step:
    """`activate_closed_red`: do `establishment.zalozna.activated`.

    s6.2.1 s6.2.2 modules/metropole.yaml:181
    """
    establishment_zalozna_activated(s, s.this_2, s.holder_5_2, s.roller_2)
    return AFTER_ESTABLISHMENT_ACTIVATED[s.after_establishment_activated]


def activate_closed_red_do_establishment_vinice_activated(s: State) -> Step:
    """`activate_closed_red`: do `establishment.vinice.activated`.

    s6.2.1 s6.2.2 modules/metropole.yaml:181
    """
    establishment_vinice_activated(s, s.this_2, s.holder_5_2, s.roller_2)
    return AFTER_ESTABLISHMENT_ACTIVATED[s.after_establishment_activated]


def activate_closed_red_do_establishment_vinarstvi_activated(s: State) -> Step:
    """`activate_closed_red`: do `establishment.vinarstvi.activated`.

    s6.2.1 s6.2.2 modules/metropole.yaml:181
    """
    establishment_vinarstvi_activated(s, s.this_2, s.holder_5_2, s.roller_2)
    return AFTER_ESTABLISHMENT_ACTIVATED[s.after_establishment_activated]


def activate_closed_red_do_establishment_it_centrum_activated(s: State) -> Step:
    """`activate_closed_red`: do `establishment.it_centrum.activated`.

    s6.2.1 s6.2.2 modules/metropole.yaml:181
    """
    establishment_it_centrum_activated(s, s.this_2, s.holder_5_2, s.roller_2)
    return AFTER_ESTABLISHMENT_ACTIVATED[s.after_establishment_activated]


def activate_closed_red_do_establishment_sodovkarna_activated(s: State) -> Step:
    """`activate_closed_red`: do `establishment.sodovkarna.activated`.

    s6.2.1 s6.2.2 modules/metropole.yaml:181
    """
    establishment_sodovkarna_activated(s, s.this_2, s.holder_5_2, s.roller_2)
    return AFTER_ESTABLISHMENT_ACTIVATED[s.after_establishment_activated]


def activate_closed_red_do_establishment_park_activated(s: State) -> Step:
    """`activate_closed_red`: do `establishment.park.activated`.

    s6.2.1 s6.2.2 modules/metropole.yaml:181
    """
    establishment_park_activated(s, s.this_2, s.holder_5_2, s.roller_2)
    return AFTER_ESTABLISHMENT_ACTIVATED[s.after_establishment_activated]


def activate_closed_red_do_establishment_soukromy_klub_activated(s: State) -> Step:
    """`activate_closed_red`: do `establishment.soukromy_klub.activated`.

    s6.2.1 s6.2.2 modules/metropole.yaml:181
    """
    establishment_soukromy_klub_activated(s, s.this_2, s.holder_5_2, s.roller_2)
    return AFTER_ESTABLISHMENT_ACTIVATED[s.after_establishment_activated]


def activate_closed_red_do_establishment_sushi_bar_activated(s: State) -> Step:
    """`activate_closed_red`: do `establishment.sushi_bar.activated`.

    s6.2.1 s6.2.2 modules/metropole.yaml:181
    """
    establishment_sushi_bar_activated(s, s.this_2, s.holder_5_2, s.roller_2)
    return AFTER_ESTABLISHMENT_ACTIVATED[s.after_establishment_activated]


def activate_closed_red_do_establishment_kvetinova_zahrada_activated(s: State) -> Step:
    """`activate_closed_red`: do `establishment.kvetinova_zahrada.activated`.

    s6.2.1 s6.2.2 modules/metropole.yaml:181
    """
    establishment_kvetinova_zahrada_activated(s, s.this_2, s.holder_5_2, s.roller_2)
    return AFTER_ESTABLISHMENT_ACTIVATED[s.after_establishment_activated]


def activate_closed_red_do_establishment_kvetinarstvi_activated(s: State) -> Step:
    """`activate_closed_red`: do `establishment.kvetinarstvi.activated`.

    s6.2.1 s6.2.2 modules/metropole.yaml:181
    """
    establishment_kvetinarstvi_activated(s, s.this_2, s.holder_5_2, s.roller_2)
    return AFTER_ESTABLISHMENT_ACTIVATED[s.after_establishment_activated]


def activate_closed_red_do_establishment_pizzerie_activated(s: State) -> Step:
    """`activate_closed_red`: do `establishment.pizzerie.activated`.

    s6.2.1 s6.2.2 modules/metropole.yaml:181
    """
    establishment_pizzerie_activated(s, s.this_2, s.holder_5_2, s.roller_2)
    return AFTER_ESTABLISHMENT_ACTIVATED[s.after_establishment_activated]


def activate_closed_red_do_establishment_nakladatelstvi_activated(s: State) -> Step:
    """`activate_closed_red`: do `establishment.nakladatelstvi.activated`.

    s6.2.1 s6.2.2 modules/metropole.yaml:181
    """
    establishment_nakladatelstvi_activated(s, s.this_2, s.holder_5_2, s.roller_2)
    return AFTER_ESTABLISHMENT_ACTIVATED[s.after_establishment_activated]


def activate_closed_red_do_establishment_rybarsky_clun_activated(s: State) -> Step:
    """`activate_closed_red`: do `establishment.rybarsky_clun.activated`.

    s6.2.1 s6.2.2 modules/metropole.yaml:181
    """
    establishment_rybarsky_clun_activated(s, s.this_2, s.holder_5_2, s.roller_2)
    return AFTER_ESTABLISHMENT_ACTIVATED[s.after_establishment_activated]


def activate_closed_red_do_establishment_stanek_s_hamburgery_activated(s: State) -> Step:
    """`activate_closed_red`: do `establishment.stanek_s_hamburgery.activated`.

    s6.2.1 s6.2.2 modules/metropole.yaml:181
    """
    establishment_stanek_s_hamburgery_activated(s, s.this_2, s.holder_5_2, s.roller_2)
    return AFTER_ESTABLISHMENT_ACTIVATED[s.after_establishment_activated]


def activate_closed_red_do_establishment_financni_urad_activated(s: State) -> Step:
    """`activate_closed_red`: do `establishment.financni_urad.activated`.

    s6.2.1 s6.2.2 modules/metropole.yaml:181
    """
    establishment_financni_urad_activated(s, s.this_2, s.holder_5_2, s.roller_2)
    return AFTER_ESTABLISHMENT_ACTIVATED[s.after_establishment_activated]


def activate_closed_red_do_establishment_sklad_potravin_activated(s: State) -> Step:
    """`activate_closed_red`: do `establishment.sklad_potravin.activated`.

    s6.2.1 s6.2.2 modules/metropole.yaml:181
    """
    establishment_sklad_potravin_activated(s, s.this_2, s.holder_5_2, s.roller_2)
    return AFTER_ESTABLISHMENT_ACTIVATED[s.after_establishment_activated]


def activate_closed_blue(s: State) -> Step:
    """Karty jedné barvy bez právě otevřených (Cards of one colour but for those just reopened).

    s6.2.1 s6.2.2 modules/metropole.yaml:181
    """
    holder = s.holder_4_4
    # modules/metropole.yaml:186
    s.card_17_3_left = tuple(
        sorted(
            [
                card
                for card in kinds(s.player_city[holder * 38 : holder * 38 + 38])
                if ESTABLISHMENT_COLOUR[card] == 1 and s.number_3_4 in ESTABLISHMENT_NUMBERS[card]
            ],
            key=lambda card: card,
        )
    )
    return activate_closed_blue_each_card_17_3(s)


def activate_closed_blue_each_card_17_3(s: State) -> Step:
    """`activate_closed_blue`: each `card_17_3`.

    s6.2.1 s6.2.2 modules/metropole.yaml:186
    """
    card = s.card_17_3
    card_17_3_left = s.card_17_3_left
    holder = s.holder_4_4
    if not card_17_3_left:
        return AFTER_ACTIVATE_BLUE[s.after_activate_blue]
    card = s.card_17_3 = card_17_3_left[0]
    card_17_3_left = s.card_17_3_left = card_17_3_left[1:]
    # modules/metropole.yaml:187
    card_place = holder * 38 + card
    s.activate_closed_blue_rounds = s.player_city[card_place] - s.player_reopened[card_place]
    return activate_closed_blue_repeat(s)


def activate_closed_blue_repeat(s: State) -> Step:
    """`activate_closed_blue`: repeat.

    s6.2.1 s6.2.2 modules/metropole.yaml:187
    """
    activate_closed_blue_rounds = s.activate_closed_blue_rounds
    card = s.card_17_3
    if activate_closed_blue_rounds <= 0:
        return activate_closed_blue_each_card_17_3
    activate_closed_blue_rounds = s.activate_closed_blue_rounds = activate_closed_blue_rounds - 1
    # modules/metropole.yaml:188
    place = card
    s.this_2 = card
    s.holder_5_2 = s.holder_4_4
    s.roller_2 = s.me_13_4
    s.after_establishment_activated = 1
    return ESTABLISHMENT_ACTIVATED[place](s)


def activate_written_blue(s: State) -> Step:
    """Karty jedné barvy (Cards of one colour).

    s5.6.1 turn.yaml:70
    """
    # turn.yaml:74
    s.card_16_3_left = tuple(pieces_among(s.player_city, CARD_16_3_BY_NUMBERS[s.number_3_4], s.holder_4_4 * 38))
    return activate_written_blue_each_card_16_3(s)


def activate_written_blue_each_card_16_3(s: State) -> Step:
    """`activate_written_blue`: each `card_16_3`.

    s5.6.1 turn.yaml:74
    """
    card_16_3_left = s.card_16_3_left
    if not card_16_3_left:
        return AFTER_ACTIVATE_BLUE[s.after_activate_blue]
    card = card_16_3_left[0]
    card_16_3_left = s.card_16_3_left = card_16_3_left[1:]
    # turn.yaml:75
    place = card
    s.this_2 = card
    s.holder_5_2 = s.holder_4_4
    s.roller_2 = s.me_13_4
    s.after_establishment_activated = 2
    return ESTABLISHMENT_ACTIVATED[place](s)


def own_income_any_order(s: State) -> Step:
    """Vlastní modré a zelené karty v libovolném pořadí (Own blue and green cards in any order).

    s5.6.1 s5.6.3 modules/metropole.yaml:189
    """
    me = s.me_22
    number_ = s.number_
    # modules/metropole.yaml:194
    s.due = [0] * 38
    due = s.due
    # modules/metropole.yaml:195
    for card_13 in compress(THOUSAND, s.player_city[me * 38 : me * 38 + 38]):
        if (
            ESTABLISHMENT_COLOUR[card_13] == 1 or ESTABLISHMENT_COLOUR[card_13] == 2
        ) and number_ in ESTABLISHMENT_NUMBERS[card_13]:
            # modules/metropole.yaml:196
            card_place = me * 38 + card_13
            value = s.player_city[card_place] - s.player_reopened[card_place]
            if not 0 <= value <= 10:
                raise out_of_bounds("due", value)
            due[card_13] = value
    # modules/metropole.yaml:197
    if not own_income_any_order_any_c_5(s, me, due):
        # modules/metropole.yaml:203
        s.card_15_left = tuple(
            sorted(
                [card_15 for card_15 in kinds(s.player_city[me * 38 : me * 38 + 38]) if due[card_15] > 0],
                key=lambda card_15: card_15,
            )
        )
        return own_income_any_order_each_card_15(s)
    # modules/metropole.yaml:199
    return own_income_any_order_ask_choose_card(s)


def own_income_any_order_each_card_15(s: State) -> Step:
    """`own_income_any_order`: each `card_15`.

    s5.6.1 s5.6.3 modules/metropole.yaml:203
    """
    card = s.card_15
    card_15_left = s.card_15_left
    if not card_15_left:
        return activate_purple(s)
    card = s.card_15 = card_15_left[0]
    card_15_left = s.card_15_left = card_15_left[1:]
    # modules/metropole.yaml:204
    s.own_income_any_order_rounds = (
        smaller if (smaller := s.due[card]) < (other := s.player_city[s.me_22 * 38 + card]) else other
    )
    return own_income_any_order_repeat(s)


def own_income_any_order_repeat(s: State) -> Step:
    """`own_income_any_order`: repeat.

    s5.6.1 s5.6.3 modules/metropole.yaml:204
    """
    card = s.card_15
    me = s.me_22
    own_income_any_order_rounds = s.own_income_any_order_rounds
    if own_income_any_order_rounds <= 0:
        return own_income_any_order_each_card_15
    own_income_any_order_rounds = s.own_income_any_order_rounds = own_income_any_order_rounds - 1
    # modules/metropole.yaml:205
    place = card
    s.this_2 = card
    s.holder_5_2 = me
    s.roller_2 = me
    s.after_establishment_activated = 3
    return ESTABLISHMENT_ACTIVATED[place](s)


def own_income_any_order_while(s: State) -> Step:
    """`own_income_any_order`: while.

    s5.6.1 s5.6.3 modules/metropole.yaml:197
    """
    due = s.due
    me = s.me_22
    if not own_income_any_order_any_c_5(s, me, due):
        # modules/metropole.yaml:203
        s.card_15_left = tuple(
            sorted(
                [card for card in kinds(s.player_city[me * 38 : me * 38 + 38]) if due[card] > 0], key=lambda card: card
            )
        )
        return own_income_any_order_each_card_15(s)
    # modules/metropole.yaml:199
    return own_income_any_order_ask_choose_card(s)


def own_income_any_order_ask_choose_card(s: State) -> Step:
    """A player chooses: choose_card.

    s5.6.1 s5.6.3 modules/metropole.yaml:199
    """
    me = s.me_22
    legal = legal_own_income_any_order_ask_choose_card(s)
    if len(legal) > 1:
        s.pc = 8
        s.player = me
        s.legal = legal
        return None
    if legal:
        if s.trace is not None:
            s.note(8, me, legal[0])
        return own_income_any_order_take_choose_card(s, legal[0])
    raise no_choice("own_income.any_order")


def legal_own_income_any_order_ask_choose_card(s: State) -> Sequence[int]:
    """The legal actions of `own_income_any_order_ask_choose_card`, ascending.

    s5.6.1 s5.6.3 modules/metropole.yaml:199
    """
    due = s.due
    me = s.me_22
    legal: list[int] = []
    for card in compress(THOUSAND, s.player_city[me * 38 : me * 38 + 38]):
        if due[card] > 0:
            legal.append(card + 202)
    return legal


def own_income_any_order_take_choose_card(s: State, action: int) -> Step:
    """What is chosen in `own_income_any_order_ask_choose_card`.

    s5.6.1 s5.6.3 modules/metropole.yaml:199
    """
    due = s.due
    me = s.me_22
    card = action - 202
    # modules/metropole.yaml:200
    value = due[card] - 1
    if value < 0:
        raise out_of_bounds("due", value)
    due[card] = value
    # modules/metropole.yaml:201
    place = card
    s.this_2 = card
    s.holder_5_2 = me
    s.roller_2 = me
    s.after_establishment_activated = 4
    return ESTABLISHMENT_ACTIVATED[place](s)


def own_income_written(s: State) -> Step:
    """Vlastní modré a zelené karty (Own blue and green cards).

    s5.6.1 s5.6.3 turn.yaml:64
    """
    me = s.me_22
    # turn.yaml:68
    s.me_13_4 = me
    s.holder_4_4 = me
    s.number_3_4 = s.number_
    s.after_activate_blue = 1
    return activate_blue(s)


def activate_closed_purple(s: State) -> Step:
    """Karty jedné barvy bez právě otevřených (Cards of one colour but for those just reopened).

    s6.2.1 s6.2.2 modules/metropole.yaml:181
    """
    me = s.me_22
    # modules/metropole.yaml:186
    s.card_17_4_left = tuple(
        sorted(
            [
                card
                for card in kinds(s.player_city[me * 38 : me * 38 + 38])
                if ESTABLISHMENT_COLOUR[card] == 3 and s.number_ in ESTABLISHMENT_NUMBERS[card]
            ],
            key=lambda card: card,
        )
    )
    return activate_closed_purple_each_card_17_4(s)


def activate_closed_purple_each_card_17_4(s: State) -> Step:
    """`activate_closed_purple`: each `card_17_4`.

    s6.2.1 s6.2.2 modules/metropole.yaml:186
    """
    card = s.card_17_4
    card_17_4_left = s.card_17_4_left
    me = s.me_22
    if not card_17_4_left:
        # s4.10.5 s5.2.4 turn.yaml:20
        city_hall(s, me)
        # s4.10.5 s5.2.4 turn.yaml:21
        return build_written_ask_build_one_of(s)
    card = s.card_17_4 = card_17_4_left[0]
    card_17_4_left = s.card_17_4_left = card_17_4_left[1:]
    # modules/metropole.yaml:187
    card_place = me * 38 + card
    s.activate_closed_purple_rounds = s.player_city[card_place] - s.player_reopened[card_place]
    return activate_closed_purple_repeat(s)


def activate_closed_purple_repeat(s: State) -> Step:
    """`activate_closed_purple`: repeat.

    s6.2.1 s6.2.2 modules/metropole.yaml:187
    """
    activate_closed_purple_rounds = s.activate_closed_purple_rounds
    card = s.card_17_4
    me = s.me_22
    if activate_closed_purple_rounds <= 0:
        return activate_closed_purple_each_card_17_4
    activate_closed_purple_rounds = s.activate_closed_purple_rounds = activate_closed_purple_rounds - 1
    # modules/metropole.yaml:188
    place = card
    s.this_2 = card
    s.holder_5_2 = me
    s.roller_2 = me
    s.after_establishment_activated = 5
    return ESTABLISHMENT_ACTIVATED[place](s)


def activate_written_purple(s: State) -> Step:
    """Karty jedné barvy (Cards of one colour).

    s5.6.1 turn.yaml:70
    """
    # turn.yaml:74
    s.card_16_4_left = tuple(pieces_among(s.player_city, CARD_16_4_BY_NUMBERS[s.number_], s.me_22 * 38))
    return activate_written_purple_each_card_16_4(s)


def activate_written_purple_each_card_16_4(s: State) -> Step:
    """`activate_written_purple`: each `card_16_4`.

    s5.6.1 turn.yaml:74
    """
    card_16_4_left = s.card_16_4_left
    me = s.me_22
    if not card_16_4_left:
        # s4.10.5 s5.2.4 turn.yaml:20
        city_hall(s, me)
        # s4.10.5 s5.2.4 turn.yaml:21
        return build_written_ask_build_one_of(s)
    card = card_16_4_left[0]
    card_16_4_left = s.card_16_4_left = card_16_4_left[1:]
    # turn.yaml:75
    place = card
    s.this_2 = card
    s.holder_5_2 = me
    s.roller_2 = me
    s.after_establishment_activated = 6
    return ESTABLISHMENT_ACTIVATED[place](s)


def fill_supply_three_stacks(s: State) -> Step:
    """Doplnění zásoby ze tří balíčků (Filling the supply from three stacks).

    s2.13.3 s2.14.1 s2.15.1 s3.1 modules/shared.yaml:88
    """
    # modules/shared.yaml:93
    s.stack_3_left = (0, 1, 2)
    return fill_supply_three_stacks_each_stack_3(s)


def fill_supply_three_stacks_each_stack_3(s: State) -> Step:
    """`fill_supply_three_stacks`: each `stack_3`.

    s2.13.3 s2.14.1 s2.15.1 s3.1 modules/shared.yaml:93
    """
    stack_3_left = s.stack_3_left
    if not stack_3_left:
        return AFTER_FILL_SUPPLY[s.after_fill_supply]
    stack = s.stack_3 = stack_3_left[0]
    stack_3_left = s.stack_3_left = stack_3_left[1:]
    # s3.1.2 s3.1.4 modules/shared.yaml:94
    if not (kinds_open(s, stack) < STACK_KINDS[stack] and s.stack_cards[stack * 38 : stack * 38 + 38] != NONE_OF_38):
        return fill_supply_three_stacks_each_stack_3
    # s3.1.1 s3.1.2 s3.1.4 modules/shared.yaml:95
    return fill_supply_three_stacks_draw(s)


def fill_supply_three_stacks_draw(s: State) -> Step:
    """`fill_supply_three_stacks`: draw.

    s3.1.1 s3.1.2 s3.1.4 s2.13.3 s2.14.1 s2.15.1 s3.1 modules/shared.yaml:95
    """
    stack = s.stack_3
    stack_cards = s.stack_cards
    if stack_cards[stack * 38 : stack * 38 + 38] == NONE_OF_38:
        if not (kinds_open(s, stack) < STACK_KINDS[stack] and stack_cards[stack * 38 : stack * 38 + 38] != NONE_OF_38):
            return fill_supply_three_stacks_each_stack_3
        return fill_supply_three_stacks_draw
    if s.rng is None and only_kind(stack_cards[stack * 38 : stack * 38 + 38]) < 0:
        s.pc = 9
        s.player = CHANCE
        s.legal = [outcome for outcome, _ in weights_fill_supply_three_stacks_draw(s)]
        return None
    outcome = draw_kind(s, stack_cards[stack * 38 : stack * 38 + 38])
    if s.trace is not None:
        s.note(9, CHANCE, outcome)
    return fill_supply_three_stacks_draw_given(s, outcome)


def weights_fill_supply_three_stacks_draw(s: State) -> list[tuple[int, int]]:
    """What can come out at `fill_supply_three_stacks_draw`, with weights.

    modules/shared.yaml:95
    """
    stack = s.stack_3
    return weighted_kinds(s.stack_cards[stack * 38 : stack * 38 + 38])


def fill_supply_three_stacks_draw_given(s: State, outcome: int) -> Step:
    """What came out in `fill_supply_three_stacks_draw`.

    s3.1.1 s3.1.2 s3.1.4 s2.13.3 s2.14.1 s2.15.1 s3.1 modules/shared.yaml:95
    """
    stack = s.stack_3
    s.stack_cards[stack * 38 + outcome] -= 1
    s.supply[outcome] += 1
    if not (kinds_open(s, stack) < STACK_KINDS[stack] and s.stack_cards[stack * 38 : stack * 38 + 38] != NONE_OF_38):
        return fill_supply_three_stacks_each_stack_3
    return fill_supply_three_stacks_draw


def fill_supply_ten_kinds(s: State) -> Step:
    """Doplnění na deset druhů (Filling up to ten kinds).

    s2.10.4 setup.yaml:90
    """
    # setup.yaml:97
    if not (len(kinds(s.supply)) < 10 and s.deck != NONE_OF_38):
        return AFTER_FILL_SUPPLY[s.after_fill_supply]
    # setup.yaml:98
    return fill_supply_ten_kinds_draw(s)


def fill_supply_ten_kinds_draw(s: State) -> Step:
    """`fill_supply_ten_kinds`: draw.

    s2.10.4 setup.yaml:98
    """
    if s.deck == NONE_OF_38:
        if not (len(kinds(s.supply)) < 10 and s.deck != NONE_OF_38):
            return AFTER_FILL_SUPPLY[s.after_fill_supply]
        return fill_supply_ten_kinds_draw
    if s.rng is None and only_kind(s.deck) < 0:
        s.pc = 10
        s.player = CHANCE
        s.legal = [outcome for outcome, _ in weights_fill_supply_ten_kinds_draw(s)]
        return None
    outcome = draw_kind(s, s.deck)
    if s.trace is not None:
        s.note(10, CHANCE, outcome)
    return fill_supply_ten_kinds_draw_given(s, outcome)


def weights_fill_supply_ten_kinds_draw(s: State) -> list[tuple[int, int]]:
    """What can come out at `fill_supply_ten_kinds_draw`, with weights.

    setup.yaml:98
    """
    return weighted_kinds(s.deck)


def fill_supply_ten_kinds_draw_given(s: State, outcome: int) -> Step:
    """What came out in `fill_supply_ten_kinds_draw`.

    s2.10.4 setup.yaml:98
    """
    s.deck[outcome] -= 1
    s.supply[outcome] += 1
    if not (len(kinds(s.supply)) < 10 and s.deck != NONE_OF_38):
        return AFTER_FILL_SUPPLY[s.after_fill_supply]
    return fill_supply_ten_kinds_draw


def establishment_televizni_studio_activated(s: State) -> Step:
    """`establishment.televizni_studio.activated`.

    s4.10.5 s5.2.4 components.yaml:135
    """
    holder = s.holder_5_2
    # components.yaml:144
    legal = legal_establishment_televizni_studio_activated_ask_choose_victim(s)
    if len(legal) > 1:
        s.pc = 11
        s.player = holder
        s.legal = legal
        return None
    if legal:
        if s.trace is not None:
            s.note(11, holder, legal[0])
        return establishment_televizni_studio_activated_take_choose_victim(s, legal[0])
    raise no_choice("establishment.televizni_studio.activated")


def legal_establishment_televizni_studio_activated_ask_choose_victim(s: State) -> Sequence[int]:
    """The legal actions of `establishment_televizni_studio_activated_ask_choose_victim`, ascending.

    s4.10.5 s5.2.4 components.yaml:144
    """
    holder = s.holder_5_2
    legal: list[int] = []
    for victim in s.game.seats:
        if victim != holder:
            legal.append(victim + 297)
    return legal


def establishment_televizni_studio_activated_take_choose_victim(s: State, action: int) -> Step:
    """What is chosen in `establishment_televizni_studio_activated_ask_choose_victim`.

    s4.10.5 s5.2.4 components.yaml:144
    """
    holder = s.holder_5_2
    victim = action - 297
    # components.yaml:145
    amount = 5
    player_coins = s.player_coins
    if amount > player_coins[victim]:
        amount = player_coins[victim]
    player_coins[victim] -= amount
    value = player_coins[holder] + amount
    player_coins[holder] = value if value < 20000 else 20000
    return AFTER_ESTABLISHMENT_ACTIVATED[s.after_establishment_activated]


def establishment_kancelarska_budova_activated(s: State) -> Step:
    """`establishment.kancelarska_budova.activated`.

    s6.2.5 components.yaml:147
    """
    holder = s.holder_5_2
    # components.yaml:157
    legal = legal_establishment_kancelarska_budova_activated_ask_one_of(s)
    if len(legal) > 1:
        s.pc = 12
        s.player = holder
        s.legal = legal
        return None
    if legal:
        if s.trace is not None:
            s.note(12, holder, legal[0])
        return establishment_kancelarska_budova_activated_take_one_of(s, legal[0])
    raise no_choice("establishment.kancelarska_budova.activated")


def establishment_kancelarska_budova_activated_end(s: State) -> Step:
    """`establishment_kancelarska_budova_activated`: end.

    s6.2.5 components.yaml:147
    """
    return AFTER_ESTABLISHMENT_ACTIVATED[s.after_establishment_activated]


def legal_establishment_kancelarska_budova_activated_ask_one_of(s: State) -> Sequence[int]:
    """The legal actions of `establishment_kancelarska_budova_activated_ask_one_of`, ascending.

    s6.2.5 components.yaml:157
    """
    holder = s.holder_5_2
    legal: list[int] = []
    legal.append(1)
    # components.yaml:158
    if s.game.with_metropole:
        rest: list[int] = []
        player_city = s.player_city
        player_closed = s.player_closed
        rows_of_establishment = s.game.rows_of_establishment
        for other_5 in s.game.seats:
            if other_5 != holder:
                for taken_5 in rows_of_establishment:
                    if (
                        player_city[other_5 * 38 + taken_5] > 0 or player_closed[other_5 * 38 + taken_5] > 0
                    ) and ESTABLISHMENT_COLOUR[taken_5] != 3:
                        rest.append(other_5 * 38 + taken_5)
        player_city = s.player_city
        player_closed = s.player_closed
        holder_times = holder * 38
        for given_8 in rows_of_establishment:
            if (
                player_city[holder_times + given_8] > 0 or player_closed[holder_times + given_8] > 0
            ) and ESTABLISHMENT_COLOUR[given_8] != 3:
                legal.extend([given_8 * 152 + 301 + number for number in rest])
    # s4.10.5 components.yaml:158
    if not s.game.with_metropole:
        rest = []
        player_city = s.player_city
        for other_6 in s.game.seats:
            if other_6 != holder:
                for taken_6 in compress(THOUSAND, player_city[other_6 * 38 : other_6 * 38 + 38]):
                    if ESTABLISHMENT_COLOUR[taken_6] != 3:
                        rest.append(other_6 * 38 + taken_6)
        for given_9 in compress(THOUSAND, player_city[holder * 38 : holder * 38 + 38]):
            if ESTABLISHMENT_COLOUR[given_9] != 3:
                legal.extend([given_9 * 152 + 301 + number for number in rest])
    return sorted(set(legal))


def establishment_kancelarska_budova_activated_take_one_of(s: State, action: int) -> Step:
    """What is chosen in `establishment_kancelarska_budova_activated_ask_one_of`.

    s6.2.5 components.yaml:157
    """
    other = s.other_5
    taken = s.taken_5
    if action < 2:
        return AFTER_ESTABLISHMENT_ACTIVATED[s.after_establishment_activated]
    given = s.given_8 = (action - 301) // 152
    other = s.other_5 = (action - 301) // 38 % 4
    taken = s.taken_5 = (action - 301) % 38
    if not why_swap_cards_at_establishment_kancelarska_budova_activated_ask_one_of(s, given, other, taken):
        # components.yaml:158
        given = s.given_8 = (action - 301) // 152
        other = s.other_5 = (action - 301) // 38 % 4
        taken = s.taken_5 = (action - 301) % 38
        return swap_cards_closed(s)
    # s4.10.5 components.yaml:158
    s.given_9 = (action - 301) // 152
    s.other_6 = (action - 301) // 38 % 4
    s.taken_6 = (action - 301) % 38
    return swap_cards(s)


def establishment_stavebni_firma_activated(s: State) -> Step:
    """`establishment.stavebni_firma.activated`.

    s8.2.3 s8.4.1 modules/metropole.yaml:37
    """
    # modules/metropole.yaml:48
    return demolish_ask_one_of(s)


def establishment_cisticka_activated(s: State) -> Step:
    """`establishment.cisticka.activated`.

    s2.9.2 s2.9.3 s2.9.4 s2.9.5 s2.10.2 s2.10.3 s4.15.1 s4.15.3 s6.1.1 s6.1.2 s6.1.3 modules/metropole.yaml:78
    """
    # modules/metropole.yaml:88
    return close_one_name_ask_choose_named(s)


def establishment_prepravni_firma_activated(s: State) -> Step:
    """`establishment.prepravni_firma.activated`.

    s7.11 modules/metropole.yaml:99
    """
    # modules/metropole.yaml:108
    return give_away_ask_one_of(s)


def establishment_rybarska_lod_activated(s: State) -> Step:
    """`establishment.rybarska_lod.activated`.

    s3.5.1 s3.5.2 s6.6.1 s8.2.1 s8.2.2 s8.3.1 s8.3.2 modules/pristav.yaml:113
    """
    # modules/pristav.yaml:122
    if s.player_built[s.holder_5_2 * 7 + 6] > 0:
        # modules/pristav.yaml:123
        if not s.catch:
            # modules/pristav.yaml:124
            if s.rng is None:
                s.pc = 13
                s.player = CHANCE
                s.legal = [outcome for outcome, _ in weights_establishment_rybarska_lod_activated_roll(s)]
                return None
            outcome = roll_dice(s, 2, 1, 6)
            if s.trace is not None:
                s.note(13, CHANCE, outcome)
            return establishment_rybarska_lod_activated_roll_given(s, outcome)
        return establishment_rybarska_lod_activated_after_if(s)
    return AFTER_ESTABLISHMENT_ACTIVATED[s.after_establishment_activated]


def establishment_rybarska_lod_activated_after_if(s: State) -> Step:
    """`establishment_rybarska_lod_activated`: after `if`.

    s6.6.1 s3.5.1 s3.5.2 s8.2.1 s8.2.2 s8.3.1 s8.3.2 modules/pristav.yaml:125
    """
    holder = s.holder_5_2
    amount = smaller if (smaller := sum(s.catch)) < (other := s.bank) else other
    value = s.bank - amount
    if value < 0:
        raise out_of_bounds("bank", value)
    s.bank = value
    value = s.player_coins[holder] + amount
    if value > 20000:
        raise out_of_bounds("coins", value)
    s.player_coins[holder] = value
    return AFTER_ESTABLISHMENT_ACTIVATED[s.after_establishment_activated]


def weights_establishment_rybarska_lod_activated_roll(s: State) -> list[tuple[int, int]]:
    """What can come out at `establishment_rybarska_lod_activated_roll`, with weights.

    modules/pristav.yaml:124
    """
    return dice_outcomes(2, 1, 6)


def establishment_rybarska_lod_activated_roll_given(s: State, outcome: int) -> Step:
    """What came out in `establishment_rybarska_lod_activated_roll`.

    s8.3.1 s6.6.1 s3.5.1 s3.5.2 s8.2.1 s8.2.2 s8.3.2 modules/pristav.yaml:124
    """
    s.catch[:] = dice_faces(outcome, 2, 1, 6)
    return establishment_rybarska_lod_activated_after_if(s)


def activate_green(s: State) -> Step:
    """Karty jedné barvy (Cards of one colour).

    s5.6.1 turn.yaml:70
    """
    if s.game.with_metropole:
        # s6.2.1 s6.2.2 modules/metropole.yaml:181
        return activate_closed_green(s)
    # turn.yaml:70
    return activate_written_green(s)


def swap_cards_closed(s: State) -> Step:
    """Vyměň … za … … (Swap … for … of …).

    s6.2.5 modules/metropole.yaml:271
    """
    holder = s.holder_5_2
    # modules/metropole.yaml:289
    s.me_5 = holder
    s.card = s.given_8
    s.giver = holder
    s.taker = s.other_5
    s.after_hand_over = 1
    return hand_over(s)


def swap_cards_closed_after_hand_over(s: State) -> Step:
    """`swap_cards_closed`: after `hand_over`.

    s6.2.5 modules/metropole.yaml:290
    """
    holder = s.holder_5_2
    s.me_5 = holder
    s.card = s.taken_5
    s.giver = s.other_5
    s.taker = holder
    s.after_hand_over = 0
    return hand_over(s)


def swap_cards(s: State) -> Step:
    """Vyměň … za … … (Swap … for … of …).

    s6.2.5 s4.10.5 actions.yaml:36
    """
    holder = s.holder_5_2
    # actions.yaml:54
    s.me_5 = holder
    s.card = s.given_9
    s.giver = holder
    s.taker = s.other_6
    s.after_hand_over = 3
    return hand_over(s)


def swap_cards_after_hand_over(s: State) -> Step:
    """`swap_cards`: after `hand_over`.

    s6.2.5 s4.10.5 actions.yaml:55
    """
    holder = s.holder_5_2
    s.me_5 = holder
    s.card = s.taken_6
    s.giver = s.other_6
    s.taker = holder
    s.after_hand_over = 0
    return hand_over(s)


def demolish(s: State) -> Step:
    """Stavební firma (Demolition company).

    s8.2.3 s8.3.3 s8.4.1 s8.4.2 modules/metropole.yaml:227
    """
    # modules/metropole.yaml:231
    return demolish_ask_one_of(s)


def demolish_ask_one_of(s: State) -> Step:
    """A player chooses: tear_down.

    s8.2.3 s8.3.3 s8.4.1 s8.4.2 modules/metropole.yaml:231
    """
    holder = s.holder_5_2
    legal = legal_demolish_ask_one_of(s)
    if len(legal) > 1:
        s.pc = 14
        s.player = holder
        s.legal = legal
        return None
    if legal:
        if s.trace is not None:
            s.note(14, holder, legal[0])
        return demolish_take_one_of(s, legal[0])
    return AFTER_ESTABLISHMENT_ACTIVATED[s.after_establishment_activated]


def legal_demolish_ask_one_of(s: State) -> Sequence[int]:
    """The legal actions of `demolish_ask_one_of`, ascending.

    s8.2.3 s8.3.3 s8.4.1 s8.4.2 modules/metropole.yaml:231
    """
    holder = s.holder_5_2
    legal: list[int] = []
    # s8.3.4 modules/metropole.yaml:232
    if s.game.with_metropole:
        player_built = s.player_built
        holder_times = holder * 7
        for landmark in (0, 1, 2, 3, 4, 6):
            if player_built[holder_times + landmark]:
                legal.append(landmark + 43)
    return legal


def demolish_take_one_of(s: State, action: int) -> Step:
    """What is chosen in `demolish_ask_one_of`.

    s8.2.3 s8.3.3 s8.4.1 s8.4.2 modules/metropole.yaml:231
    """
    # s8.3.4 modules/metropole.yaml:232
    landmark = action - 43
    tear_down(s, s.holder_5_2, landmark)
    return AFTER_ESTABLISHMENT_ACTIVATED[s.after_establishment_activated]


def close_one_name(s: State) -> Step:
    """Čistička (Renovation company).

    s2.9 s4.15.1 s6.1.1 s6.6.3 s6.6.4 s6.6.5 modules/metropole.yaml:211
    """
    # modules/metropole.yaml:216
    return close_one_name_ask_choose_named(s)


def close_one_name_ask_choose_named(s: State) -> Step:
    """A player chooses: choose_named.

    s2.9 s4.15.1 s6.1.1 s6.6.3 s6.6.4 s6.6.5 modules/metropole.yaml:216
    """
    holder = s.holder_5_2
    legal = legal_close_one_name_ask_choose_named(s)
    if len(legal) > 1:
        s.pc = 15
        s.player = holder
        s.legal = legal
        return None
    if legal:
        if s.trace is not None:
            s.note(15, holder, legal[0])
        return close_one_name_take_choose_named(s, legal[0])
    raise no_choice("close_one_name")


def legal_close_one_name_ask_choose_named(s: State) -> Sequence[int]:
    """The legal actions of `close_one_name_ask_choose_named`, ascending.

    s2.9 s4.15.1 s6.1.1 s6.6.3 s6.6.4 s6.6.5 modules/metropole.yaml:216
    """
    legal: list[int] = []
    for named in s.game.rows_of_establishment:
        if ESTABLISHMENT_COLOUR[named] != 3 and close_one_name_any_p_5(s, named):
            legal.append(named + 5)
    return legal


def close_one_name_take_choose_named(s: State, action: int) -> Step:
    """What is chosen in `close_one_name_ask_choose_named`.

    s2.9 s4.15.1 s6.1.1 s6.6.3 s6.6.4 s6.6.5 modules/metropole.yaml:216
    """
    holder = s.holder_5_2
    named = action - 5
    player_city = s.player_city
    player_coins = s.player_coins
    player_closed = s.player_closed
    # s6.1.2 modules/metropole.yaml:217
    for p in s.game.clockwise[holder]:
        # s6.1.3 modules/metropole.yaml:218
        named_place = p * 38 + named
        amount = smaller if (smaller := player_city[named_place]) < (other := s.bank) else other
        s.bank -= amount
        value = player_coins[holder] + amount
        if value > 20000:
            raise out_of_bounds("coins", value)
        player_coins[holder] = value
        # modules/metropole.yaml:219
        number = player_city[named_place]
        player_city[named_place] -= number
        player_closed[named_place] += number
    return AFTER_ESTABLISHMENT_ACTIVATED[s.after_establishment_activated]


def give_away(s: State) -> Step:
    """Přepravní firma (Moving company).

    s7.11.2 s7.11.5 modules/metropole.yaml:246
    """
    # modules/metropole.yaml:250
    return give_away_ask_one_of(s)


def give_away_ask_one_of(s: State) -> Step:
    """A player chooses: give_card.

    s7.11.2 s7.11.5 modules/metropole.yaml:250
    """
    holder = s.holder_5_2
    legal = legal_give_away_ask_one_of(s)
    if len(legal) > 1:
        s.pc = 16
        s.player = holder
        s.legal = legal
        return None
    if legal:
        if s.trace is not None:
            s.note(16, holder, legal[0])
        return give_away_take_one_of(s, legal[0])
    raise no_choice("give_away")


def legal_give_away_ask_one_of(s: State) -> Sequence[int]:
    """The legal actions of `give_away_ask_one_of`, ascending.

    s7.11.2 s7.11.5 modules/metropole.yaml:250
    """
    holder = s.holder_5_2
    legal: list[int] = []
    # s7.11.3 s7.11.4 modules/metropole.yaml:251
    if s.game.with_metropole:
        rest: list[int] = []
        for taker in s.game.seats:
            if taker != holder:
                rest.append(taker)
        player_city = s.player_city
        player_closed = s.player_closed
        holder_times = holder * 38
        for given in s.game.rows_of_establishment:
            if ESTABLISHMENT_COLOUR[given] != 3 and (
                player_city[holder_times + given] > 0 or player_closed[holder_times + given] > 0
            ):
                legal.extend([given * 4 + 50 + number for number in rest])
    return legal


def give_away_take_one_of(s: State, action: int) -> Step:
    """What is chosen in `give_away_ask_one_of`.

    s7.11.2 s7.11.5 modules/metropole.yaml:250
    """
    # s7.11.3 s7.11.4 modules/metropole.yaml:251
    s.given_7 = (action - 50) // 4
    s.taker_5 = (action - 50) % 4
    return give_card(s)


def activate_closed_green(s: State) -> Step:
    """Karty jedné barvy bez právě otevřených (Cards of one colour but for those just reopened).

    s6.2.1 s6.2.2 modules/metropole.yaml:181
    """
    me = s.me_22
    # modules/metropole.yaml:186
    s.card_17_5_left = tuple(
        sorted(
            [
                card
                for card in kinds(s.player_city[me * 38 : me * 38 + 38])
                if ESTABLISHMENT_COLOUR[card] == 2 and s.number_ in ESTABLISHMENT_NUMBERS[card]
            ],
            key=lambda card: card,
        )
    )
    return activate_closed_green_each_card_17_5(s)


def activate_closed_green_each_card_17_5(s: State) -> Step:
    """`activate_closed_green`: each `card_17_5`.

    s6.2.1 s6.2.2 modules/metropole.yaml:186
    """
    card = s.card_17_5
    card_17_5_left = s.card_17_5_left
    me = s.me_22
    if not card_17_5_left:
        return activate_purple(s)
    card = s.card_17_5 = card_17_5_left[0]
    card_17_5_left = s.card_17_5_left = card_17_5_left[1:]
    # modules/metropole.yaml:187
    card_place = me * 38 + card
    s.activate_closed_green_rounds = s.player_city[card_place] - s.player_reopened[card_place]
    return activate_closed_green_repeat(s)


def activate_closed_green_repeat(s: State) -> Step:
    """`activate_closed_green`: repeat.

    s6.2.1 s6.2.2 modules/metropole.yaml:187
    """
    activate_closed_green_rounds = s.activate_closed_green_rounds
    card = s.card_17_5
    me = s.me_22
    if activate_closed_green_rounds <= 0:
        return activate_closed_green_each_card_17_5
    activate_closed_green_rounds = s.activate_closed_green_rounds = activate_closed_green_rounds - 1
    # modules/metropole.yaml:188
    place = card
    s.this_2 = card
    s.holder_5_2 = me
    s.roller_2 = me
    s.after_establishment_activated = 7
    return ESTABLISHMENT_ACTIVATED[place](s)


def activate_written_green(s: State) -> Step:
    """Karty jedné barvy (Cards of one colour).

    s5.6.1 turn.yaml:70
    """
    # turn.yaml:74
    s.card_16_5_left = tuple(pieces_among(s.player_city, CARD_16_5_BY_NUMBERS[s.number_], s.me_22 * 38))
    return activate_written_green_each_card_16_5(s)


def activate_written_green_each_card_16_5(s: State) -> Step:
    """`activate_written_green`: each `card_16_5`.

    s5.6.1 turn.yaml:74
    """
    card_16_5_left = s.card_16_5_left
    me = s.me_22
    if not card_16_5_left:
        return activate_purple(s)
    card = card_16_5_left[0]
    card_16_5_left = s.card_16_5_left = card_16_5_left[1:]
    # turn.yaml:75
    place = card
    s.this_2 = card
    s.holder_5_2 = me
    s.roller_2 = me
    s.after_establishment_activated = 8
    return ESTABLISHMENT_ACTIVATED[place](s)


def hand_over(s: State) -> Step:
    """Předání karty (Handing over a card).

    s6.2.5 actions.yaml:56
    """
    if s.game.with_metropole:
        # modules/metropole.yaml:291
        return hand_over_closed(s)
    # actions.yaml:56
    hand_over_written(s, s.me_5, s.card, s.giver, s.taker)
    return AFTER_HAND_OVER[s.after_hand_over]


def give_card(s: State) -> Step:
    """Předej … … (Give … to …).

    s7.11.2 s7.11.3 s7.11.4 modules/metropole.yaml:252
    """
    holder = s.holder_5_2
    # modules/metropole.yaml:265
    s.me_5 = holder
    s.card = s.given_7
    s.giver = holder
    s.taker = s.taker_5
    s.after_hand_over = 4
    return hand_over(s)


def give_card_after_hand_over(s: State) -> Step:
    """`give_card`: after `hand_over`.

    s7.11.5 s7.11.2 s7.11.3 s7.11.4 modules/metropole.yaml:266
    """
    holder = s.holder_5_2
    amount = s.bank if s.bank < 4 else 4
    value = s.bank - amount
    if value < 0:
        raise out_of_bounds("bank", value)
    s.bank = value
    value = s.player_coins[holder] + amount
    if value > 20000:
        raise out_of_bounds("coins", value)
    s.player_coins[holder] = value
    return AFTER_ESTABLISHMENT_ACTIVATED[s.after_establishment_activated]


def hand_over_closed(s: State) -> Step:
    """Předání karty mimo provoz (Handing over a closed card).

    s6.2.5 modules/metropole.yaml:291
    """
    card = s.card
    giver = s.giver
    taker = s.taker
    player_city = s.player_city
    player_closed = s.player_closed
    # modules/metropole.yaml:296
    card_place = giver * 38 + card
    if player_city[card_place] > 0 and player_closed[card_place] > 0:
        # modules/metropole.yaml:297
        s.pc = 17
        s.player = s.me_5
        s.legal = (3, 4)
        return None
    elif player_city[card_place] > 0:
        # modules/metropole.yaml:303
        if not player_city[card_place]:
            raise lacking("player_city")
        player_city[card_place] -= 1
        player_city[taker * 38 + card] += 1
        return AFTER_HAND_OVER[s.after_hand_over]
    # modules/metropole.yaml:305
    if not player_closed[card_place]:
        raise lacking("player_closed")
    player_closed[card_place] -= 1
    player_closed[taker * 38 + card] += 1
    return AFTER_HAND_OVER[s.after_hand_over]


def legal_hand_over_closed_ask_one_of(s: State) -> Sequence[int]:
    """The legal actions of `hand_over_closed_ask_one_of`, ascending.

    s6.2.5 modules/metropole.yaml:297
    """
    legal: list[int] = []
    # modules/metropole.yaml:298
    legal.append(3)
    # modules/metropole.yaml:300
    legal.append(4)
    return legal


def hand_over_closed_take_one_of(s: State, action: int) -> Step:
    """What is chosen in `hand_over_closed_ask_one_of`.

    s6.2.5 modules/metropole.yaml:297
    """
    card = s.card
    giver = s.giver
    taker = s.taker
    if action < 4:
        player_city = s.player_city
        # modules/metropole.yaml:299
        card_place_2 = giver * 38 + card
        if not player_city[card_place_2]:
            raise lacking("player_city")
        player_city[card_place_2] -= 1
        player_city[taker * 38 + card] += 1
        return AFTER_HAND_OVER[s.after_hand_over]
    player_closed = s.player_closed
    # modules/metropole.yaml:301
    card_place = giver * 38 + card
    if not player_closed[card_place]:
        raise lacking("player_closed")
    player_closed[card_place] -= 1
    player_closed[taker * 38 + card] += 1
    return AFTER_HAND_OVER[s.after_hand_over]


ESTABLISHMENT_ACTIVATED_1: tuple[Callable[..., None], ...] = (
    do_nothing,
    do_nothing,
    do_nothing,
    establishment_kavarna_activated,
    do_nothing,
    do_nothing,
    do_nothing,
    do_nothing,
    do_nothing,
    do_nothing,
    do_nothing,
    do_nothing,
    establishment_restaurace_activated,
    do_nothing,
    do_nothing,
    do_nothing,
    do_nothing,
    do_nothing,
    establishment_francouzska_restaurace_activated,
    do_nothing,
    do_nothing,
    do_nothing,
    do_nothing,
    do_nothing,
    do_nothing,
    do_nothing,
    do_nothing,
    establishment_soukromy_klub_activated,
    establishment_sushi_bar_activated,
    do_nothing,
    do_nothing,
    establishment_pizzerie_activated,
    do_nothing,
    do_nothing,
    establishment_stanek_s_hamburgery_activated,
    do_nothing,
    do_nothing,
    do_nothing,
)

ESTABLISHMENT_ACTIVATED: tuple[Callable[[State], Step], ...] = (
    activate_closed_red_do_establishment_psenicne_pole_activated,
    activate_closed_red_do_establishment_statek_activated,
    activate_closed_red_do_establishment_pekarna_activated,
    activate_closed_red_do_establishment_kavarna_activated,
    activate_closed_red_do_establishment_samoobsluha_activated,
    activate_closed_red_do_establishment_les_activated,
    activate_closed_red_do_establishment_stadion_activated,
    establishment_televizni_studio_activated,
    establishment_kancelarska_budova_activated,
    activate_closed_red_do_establishment_mlekarna_activated,
    activate_closed_red_do_establishment_tovarna_na_nabytek_activated,
    activate_closed_red_do_establishment_dul_activated,
    activate_closed_red_do_establishment_restaurace_activated,
    activate_closed_red_do_establishment_jablonovy_sad_activated,
    activate_closed_red_do_establishment_obchodni_dum_activated,
    activate_closed_red_do_establishment_hokynarstvi_activated,
    activate_closed_red_do_establishment_kukuricne_pole_activated,
    establishment_stavebni_firma_activated,
    activate_closed_red_do_establishment_francouzska_restaurace_activated,
    activate_closed_red_do_establishment_zalozna_activated,
    activate_closed_red_do_establishment_vinice_activated,
    establishment_cisticka_activated,
    activate_closed_red_do_establishment_vinarstvi_activated,
    establishment_prepravni_firma_activated,
    activate_closed_red_do_establishment_it_centrum_activated,
    activate_closed_red_do_establishment_sodovkarna_activated,
    activate_closed_red_do_establishment_park_activated,
    activate_closed_red_do_establishment_soukromy_klub_activated,
    activate_closed_red_do_establishment_sushi_bar_activated,
    activate_closed_red_do_establishment_kvetinova_zahrada_activated,
    activate_closed_red_do_establishment_kvetinarstvi_activated,
    activate_closed_red_do_establishment_pizzerie_activated,
    activate_closed_red_do_establishment_nakladatelstvi_activated,
    activate_closed_red_do_establishment_rybarsky_clun_activated,
    activate_closed_red_do_establishment_stanek_s_hamburgery_activated,
    activate_closed_red_do_establishment_financni_urad_activated,
    activate_closed_red_do_establishment_sklad_potravin_activated,
    establishment_rybarska_lod_activated,
)

AFTER_HAND_OVER: tuple[Step, ...] = (
    establishment_kancelarska_budova_activated_end,
    swap_cards_closed_after_hand_over,
    establishment_kancelarska_budova_activated_end,
    swap_cards_after_hand_over,
    give_card_after_hand_over,
)

AFTER_FILL_SUPPLY: tuple[Step, ...] = (
    build_after_build_written,
    main_after_setup,
    main_after_setup,
)

AFTER_THROW_ONCE: tuple[Step, ...] = (
    throw_dice_written_after_if,
    throw_dice_written_after_throw_once,
)

AFTER_ESTABLISHMENT_ACTIVATED: tuple[Step, ...] = (
    activate_closed_red_repeat,
    activate_closed_blue_repeat,
    activate_written_blue_each_card_16_3,
    own_income_any_order_repeat,
    own_income_any_order_while,
    activate_closed_purple_repeat,
    activate_written_purple_each_card_16_4,
    activate_closed_green_repeat,
    activate_written_green_each_card_16_5,
)

AFTER_ACTIVATE_BLUE: tuple[Step, ...] = (
    take_income_written_each_holder_7,
    activate_green,
)
