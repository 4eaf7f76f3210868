"""Values of the rules: pure functions of the position.

Generated from the rule spec of velkomesto; do not edit.
"""

from __future__ import annotations

from pravidla_runtime.sets import kinds, pieces_among

from .state import State
from .tables import (
    C_2_BY_ICON,
    C_BY_ICON,
    ESTABLISHMENT_COLOUR,
    ESTABLISHMENT_ICON,
    ESTABLISHMENT_NUMBERS,
    NONE_OF_38,
    SOME_C_6,
)


def placed_sum_p(s: State, establishment: int) -> int:
    """A question of `placed`.

    invariants.yaml:7
    """
    total = 0
    player_city = s.player_city
    for p in s.game.seats:
        total += player_city[p * 38 + establishment]
    return total


def placed_sum_p_2(s: State, establishment: int) -> int:
    """A question of `placed`.

    modules/metropole.yaml:349
    """
    total = 0
    player_closed = s.player_closed
    for p in s.game.seats:
        total += player_closed[p * 38 + establishment]
    return total


def placed(s: State, establishment: int) -> int:
    """Kde všude karty druhu leží (Where the cards of a kind lie).

    invariants.yaml:4
    """
    total = s.supply[establishment] + s.deck[establishment] + placed_sum_p(s, establishment)
    if s.game.with_metropole:
        # modules/metropole.yaml:346
        total += placed_sum_p_2(s, establishment)
    if s.game.with_pristav or s.game.with_metropole:
        stack_cards = s.stack_cards
        # modules/shared.yaml:101
        total += stack_cards[establishment] + stack_cards[38 + establishment] + stack_cards[76 + establishment]
    return total


def copies_for_supply(s: State, establishment: int) -> int:
    """Kolik karet druhu patří do zásoby (How many cards of a kind belong to the supply).

    s4.10.2 setup.yaml:29
    """
    if ESTABLISHMENT_COLOUR[establishment] == 3:
        return 4
    return 6


def out_of_play_sum_p_3(s: State) -> int:
    """A question of `out_of_play`.

    modules/metropole.yaml:344
    """
    total = 0
    player_invested = s.player_invested
    for p in s.game.seats:
        total += player_invested[p]
    return total


def out_of_play(s: State) -> int:
    """Mince vyřazené ze hry (Coins out of play).

    invariants.yaml:44
    """
    total = 0
    if s.game.with_metropole:
        # s7.8.2 modules/metropole.yaml:341
        total += out_of_play_sum_p_3(s)
    return total


def landmarks_of(s: State, p: int) -> int:
    """Postavené dominanty bez radnice (Landmarks built without the city hall).

    s7.3.1 s7.7.2 s7.8.3 modules/metropole.yaml:161
    """
    player_built = s.player_built
    p_times = p * 7
    return (
        player_built[p_times]
        + player_built[p_times + 1]
        + player_built[p_times + 2]
        + player_built[p_times + 3]
        + player_built[p_times + 4]
        + player_built[p_times + 6]
    )


def disturbs(s: State, establishment: int) -> bool:
    """Záleží na pořadí (Its place in the order matters).

    s5.6.3 modules/metropole.yaml:206
    """
    return establishment == 17 or establishment == 23 or establishment == 19


def can_be_closed_any_p_5(s: State, establishment: int) -> bool:
    """A question of `can_be_closed`.

    modules/metropole.yaml:225
    """
    player_city = s.player_city
    player_closed = s.player_closed
    for p in s.game.seats:
        if player_city[p * 38 + establishment] > 0 or player_closed[p * 38 + establishment] > 0:
            break
    else:
        return False
    return True


def can_be_closed(s: State, establishment: int) -> bool:
    """Které objekty smí čistička zavřít (Which cards the renovation company may close).

    s6.1.1 modules/metropole.yaml:221
    """
    return ESTABLISHMENT_COLOUR[establishment] != 3 and can_be_closed_any_p_5(s, establishment)


def has_card(s: State, p: int, establishment: int) -> bool:
    """Karta ve městě, i mimo provoz (A card in a city, closed or not).

    s6.2.5 modules/metropole.yaml:267
    """
    return s.player_city[p * 38 + establishment] > 0 or s.player_closed[p * 38 + establishment] > 0


def cards_with(s: State, p: int, icon: int) -> int:
    """Karty jednoho druhu ve městě (Cards of an icon in a city).

    s4.10.5 s7.8.5 turn.yaml:84
    """
    total = 0
    for _ in pieces_among(s.player_city, C_BY_ICON[icon], p * 38):
        total += 1
    return total


def harbour_from(s: State) -> int:
    """Od kolika platí přístav (From which number the harbour works).

    s4.3.1 s4.11.2 s5.3.1 s6.4.4 modules/shared.yaml:44
    """
    return 10


def stack_of_any_n(s: State, establishment: int) -> bool:
    """A question of `stack_of`.

    modules/shared.yaml:72
    """
    for n in ESTABLISHMENT_NUMBERS[establishment]:
        if n > 6:
            break
    else:
        return False
    return True


def stack_of(s: State, establishment: int) -> int:
    """Do kterého balíčku karta patří (To which stack a card belongs).

    s2.10.5 s2.11.1 s2.12.1 s2.13.1 modules/shared.yaml:67
    """
    if ESTABLISHMENT_COLOUR[establishment] == 3:
        return 0
    if stack_of_any_n(s, establishment):
        return 2
    return 1


def starting_coins(s: State) -> int:
    """Mince do začátku (Coins to begin with).

    s3.9.1 s4.15.4 setup.yaml:24
    """
    return 3


def kinds_on_offer(s: State) -> int:
    """Kolik druhů nabízí omezená zásoba (How many kinds a limited supply offers).

    s2.10.4 setup.yaml:99
    """
    return 10


def earns_extra_turn(s: State, me: int) -> bool:
    """Tah navíc (An extra turn).

    s4.5.1 s4.13.1 s5.3.4 turn.yaml:23
    """
    return s.player_built[me * 7 + 2] > 0 and len(s.throw) == 2 and s.throw[0] == s.throw[-1]


def dice_allowed(s: State, p: int) -> int:
    """Nejvíc kostek (Most dice).

    s4.3.1 s4.6.1 s4.11.3 s5.3.2 turn.yaml:45
    """
    if s.player_built[p * 7] > 0:
        return 2
    return 1


def mall_bonus(s: State, p: int, establishment: int) -> int:
    """Mince navíc s nákupním centrem (Extra coin with the shopping mall).

    s4.3.2 s4.12.1 s5.3.3 turn.yaml:76
    """
    if s.player_built[p * 7 + 1] > 0 and (
        ESTABLISHMENT_ICON[establishment] == 4 or ESTABLISHMENT_ICON[establishment] == 3
    ):
        return 1
    return 0


def victory(s: State) -> int:
    """Kolik dominant stačí k vítězství (How many landmarks win).

    s4.10.5 turn.yaml:102
    """
    if s.game.with_pristav:
        # s4.11.1 modules/pristav.yaml:144
        total = 7
    elif s.game.with_metropole:
        # s5.2.5 modules/metropole.yaml:165
        total = 6
    else:
        # turn.yaml:102
        total = 4
    if s.game.option_composition == 1:
        # s8.6.5 turn.yaml:108
        total += -s.landmarks_left_out
    return total


def in_play(s: State, establishment: int) -> int:
    """Kolik karet druhu je ve hře (How many cards of a kind are in the game).

    invariants.yaml:8
    """
    return (0 if s.left_out[establishment] else 4 if ESTABLISHMENT_COLOUR[establishment] == 3 else 6) + (
        s.game.players if establishment == 0 or establishment == 2 else 0
    )


def coins_in_all_sum_p_10(s: State) -> int:
    """A question of `coins_in_all`.

    invariants.yaml:43
    """
    total = 0
    player_coins = s.player_coins
    for p in s.game.seats:
        total += player_coins[p]
    return total


def coins_in_all(s: State) -> int:
    """Všechny mince (All coins).

    invariants.yaml:40
    """
    return s.bank + coins_in_all_sum_p_10(s) + out_of_play(s)


def all_cards_with_count_c_2(s: State, p: int, icon: int) -> int:
    """A question of `all_cards_with`.

    modules/both.yaml:9
    """
    total = 0
    for _ in pieces_among(s.player_closed, C_2_BY_ICON[icon], p * 38):
        total += 1
    return total


def all_cards_with(s: State, p: int, icon: int) -> int:
    """Karty jednoho druhu včetně zavřených (Cards of an icon, closed ones too).

    s7.7.4 s7.9.3 modules/pristav.yaml:132
    """
    total = cards_with(s, p, icon)
    if s.game.with_pristav and s.game.with_metropole:
        # s7.9.4 modules/both.yaml:6
        total += all_cards_with_count_c_2(s, p, icon)
    return total


def kinds_open(s: State, stack: int) -> int:
    """Kolik různých karet balíčku leží v zásobě (How many different cards of a stack lie in the supply).

    s3.1.1 s3.1.2 modules/shared.yaml:96
    """
    total = 0
    for card in kinds(s.supply):
        if stack_of(s, card) == stack:
            total += 1
    return total


def has_won(s: State, p: int) -> bool:
    """Vítězství (Victory).

    s4.11.1 s5.2.5 s6.2.4 turn.yaml:114
    """
    return sum(s.player_built[p * 7 : p * 7 + 7]) >= (
        7 if s.game.with_pristav else 6 if s.game.with_metropole else 4
    ) + (-s.landmarks_left_out if s.game.option_composition == 1 else 0)


def game_score(s: State, p: int) -> int:
    """`game.score`.

    s2.4.3 s2.4.4 s4.10.1 s4.11.1 s5.1.4 s5.2.5 rulebook.yaml:16
    """
    if sum(s.player_built[p * 7 : p * 7 + 7]) >= (7 if s.game.with_pristav else 6 if s.game.with_metropole else 4) + (
        -s.landmarks_left_out if s.game.option_composition == 1 else 0
    ):
        return 1
    return 0


def invariant_no_card_appears_or_vanishes_every_p_26(s: State) -> bool:
    """A question of `invariant_no_card_appears_or_vanishes`.

    invariants.yaml:20
    """
    player_city = s.player_city
    for p in s.game.seats:
        if player_city[p * 38 : p * 38 + 38] != NONE_OF_38:
            break
    else:
        return True
    return False


def invariant_no_card_appears_or_vanishes_every_e(s: State) -> bool:
    """A question of `invariant_no_card_appears_or_vanishes`.

    invariants.yaml:20
    """
    left_out = s.left_out
    players = s.game.players
    for e in s.game.rows_of_establishment:
        if placed(s, e) != (0 if left_out[e] else 4 if ESTABLISHMENT_COLOUR[e] == 3 else 6) + (
            players if e == 0 or e == 2 else 0
        ):
            break
    else:
        return True
    return False


def invariant_no_card_appears_or_vanishes(s: State) -> bool:
    """Karty objektů se neztrácejí ani nepřibývají (Establishments are neither lost nor made).

    s4.10.1 s5.1.4 invariants.yaml:15
    """
    return invariant_no_card_appears_or_vanishes_every_p_26(s) or invariant_no_card_appears_or_vanishes_every_e(s)


def invariant_no_landmark_appears_or_vanishes(s: State) -> bool:
    """Každý má všechny své dominanty, postavené či nepostavené (Everybody has all their landmarks, built or not).

    s4.1.3 s5.1.2 invariants.yaml:21
    """
    landmarks_left_out = s.landmarks_left_out
    player_built = s.player_built
    player_unbuilt = s.player_unbuilt
    rows_of_landmark = s.game.rows_of_landmark
    rows_of_landmark_size = len(rows_of_landmark)
    for p in s.game.seats:
        if (
            sum(player_built[p * 7 : p * 7 + 7]) + sum(player_unbuilt[p * 7 : p * 7 + 7]) + landmarks_left_out
            != rows_of_landmark_size
        ):
            break
    else:
        return True
    return False


def invariant_one_purple_card_of_a_kind_every_p_28(s: State, e: int) -> bool:
    """A question of `invariant_one_purple_card_of_a_kind`.

    invariants.yaml:31
    """
    player_city = s.player_city
    for p in s.game.seats:
        if player_city[p * 38 + e] > 1:
            break
    else:
        return True
    return False


def invariant_one_purple_card_of_a_kind(s: State) -> bool:
    """Ve městě stojí od fialové karty nejvýš jedna (A city holds at most one purple card of a kind).

    s4.10.5 invariants.yaml:27
    """
    for e in s.game.rows_of_establishment:
        if ESTABLISHMENT_COLOUR[e] == 3 and not invariant_one_purple_card_of_a_kind_every_p_28(s, e):
            break
    else:
        return True
    return False


def invariant_at_most_one_winner(s: State) -> bool:
    """Vyhrát může jen jeden (Only one player can win).

    s4.11.1 s5.2.5 invariants.yaml:32
    """
    total = 0
    known_number = (7 if s.game.with_pristav else 6 if s.game.with_metropole else 4) + (
        -s.landmarks_left_out if s.game.option_composition == 1 else 0
    )
    player_built = s.player_built
    for p in s.game.seats:
        if sum(player_built[p * 7 : p * 7 + 7]) >= known_number:
            total += 1
    return total <= 1


def invariant_no_coin_appears_or_vanishes(s: State) -> bool:
    """Mince se neztrácejí ani nepřibývají (Coins are neither lost nor made).

    s4.10.3 s5.2.2 invariants.yaml:36
    """
    return coins_in_all(s) == 10000


def invariant_purple_cards_stay_open_any_c_6(s: State, p: int) -> bool:
    """A question of `invariant_purple_cards_stay_open`.

    modules/metropole.yaml:354
    """
    player_closed = s.player_closed
    p_times = p * 38
    for c in SOME_C_6:
        if player_closed[p_times + c]:
            break
    else:
        return False
    return True


def invariant_purple_cards_stay_open_every_p_30(s: State) -> bool:
    """A question of `invariant_purple_cards_stay_open`.

    modules/metropole.yaml:354
    """
    for p in s.game.seats:
        if invariant_purple_cards_stay_open_any_c_6(s, p):
            break
    else:
        return True
    return False


def invariant_purple_cards_stay_open(s: State) -> bool:
    """Fialová karta nebývá mimo provoz (A purple card is never out of service).

    s6.1.1 modules/metropole.yaml:351
    """
    return not s.game.with_metropole or invariant_purple_cards_stay_open_every_p_30(s)


def invariant_city_hall_always_stands_every_p_31(s: State) -> bool:
    """A question of `invariant_city_hall_always_stands`.

    modules/shared.yaml:109
    """
    player_built = s.player_built
    for p in s.game.seats:
        if player_built[p * 7 + 5] <= 0:
            break
    else:
        return True
    return False


def invariant_city_hall_always_stands(s: State) -> bool:
    """Radnice stojí pořád (The city hall always stands).

    s8.3.5 modules/shared.yaml:106
    """
    return not (s.game.with_pristav or s.game.with_metropole) or invariant_city_hall_always_stands_every_p_31(s)


def invariant_supply_keeps_its_kinds(s: State) -> bool:
    """Různých karet leží dost, dokud jsou v balíčku (There are different cards enough as long as the stack lasts).

    s3.1.3 s3.1.4 modules/shared.yaml:110
    """
    return not (s.game.with_pristav or s.game.with_metropole) or (
        kinds_open(s, 0) <= 2 and kinds_open(s, 1) <= 5 and kinds_open(s, 2) <= 5
    )
