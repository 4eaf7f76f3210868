"""Rules: plain functions, and blocks between which play waits.

Generated from the rule spec of mombasa; do not edit.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import compress

from pravidla_runtime.chance import draw_kind, draw_kinds, draw_piece, only_kind, weighted_kinds, weighted_pieces
from pravidla_runtime.errors import Fault
from pravidla_runtime.figures import (
    figure,
    full,
    lacking,
    left_over,
    no_choice,
    nobody_plays,
    nothing_to_pick,
    out_of_bounds,
    unpaid,
)
from pravidla_runtime.sets import NO_ROWS, THOUSAND, added, held, pieces, pieces_among
from pravidla_runtime.state import CHANCE, OVER, TERMINAL

from .state import State, Step
from .tables import (
    ACTION_CARD_AMOUNT,
    ACTION_CARD_BY_FIRST_CARD,
    ACTION_CARD_DEALT,
    ACTION_CARD_LAYER,
    ACTION_CARD_MERCHANT_OF,
    ACTION_CARD_PRICE,
    ACTION_CARD_TYPE,
    ACTION_CARD_TYPE_IS_GOOD,
    AREA_DIAMONDS,
    AREA_POINTS,
    AREA_POST_AROUND,
    AREA_POUNDS,
    AREA_STEPS,
    BONUS_SPACE_COMPANY,
    BONUS_SPACE_FEE,
    BONUS_SPACE_MAJORITY,
    BONUS_SPACE_TILE,
    BOOK_DEMAND,
    BOOK_LETTER,
    BOOK_REWARD,
    BOOK_SPACE_BY_NUMBER,
    BOOK_SPACE_DISPLAY_RANK,
    BOOK_SPACE_LETTER,
    BOOK_SPACE_LETTER_BOOKKEEPING_PRICE,
    CARD_7_BY_TYPE_2,
    COMPANY_TRACK_LAST,
    COMPANY_TRACK_PAYOUT,
    COMPANY_TRACK_TOLL,
    COMPANY_TRACK_UNLOCKED,
    CRATE_NUMBERS,
    DIAMOND_TRACK_SLOT,
    DISPLAY_COLUMN_BY_KEY,
    FRESH_0,
    GAIN_OF_BOOK_DIAMONDS,
    GAIN_OF_BOOK_PER_COTTON,
    GAIN_OF_BOOK_POINTS,
    GAIN_OF_BOOK_POUNDS,
    GAIN_OF_BOOK_REMOVED,
    NONE_OF_10,
    NONE_OF_59,
    NONE_OF_82,
    PAGE_BY_NUMBER,
    PAGE_NO_A,
    PAGE_SLOT,
    ROUND_COINS,
    SEAT_OF_AROUND,
    SOME_CARD_8,
    SPOT_NEEDS_BOOKS,
    SPOT_NEEDS_DIAMONDS,
    SPOT_SLOT,
    SPOT_TILE,
    STALL_DISPLAY_COLUMN,
    STALL_DISPLAY_ROW,
    STARTING_TILE_BOOK,
    STARTING_TILE_DEALT,
    STARTING_TILE_DIAMONDS,
    STARTING_TILE_FIRST_COMPANY,
    STARTING_TILE_FIRST_STEPS,
    STARTING_TILE_SECOND_COMPANY,
    STARTING_TILE_SECOND_STEPS,
    TIER_DIAMONDS,
    TIER_POINTS,
    TIER_POUNDS,
    TIER_REMOVED,
    TIER_STEPS,
    TRACK_CARD_FRONT,
    TRACK_CARD_TURNED,
)
from .values import (
    can_step,
    entry_cost,
    has_posts,
    markers_left,
    meets,
    mines_of,
    price_in_goods,
    toll_ahead,
    visible_by_card_type,
    worth,
)


def special_space(s: State, p: int, track_side: int, space: int) -> None:
    """Výplata speciálního políčka (Payout of a special space).

    s11.3 s11.4 tracks.yaml:33
    """
    if COMPANY_TRACK_PAYOUT[track_side][space] > 0:
        player_share = s.player_share
        player_pounds = s.player_pounds
        # tracks.yaml:39
        for q in s.game.clockwise[p]:
            if player_share[q * 8 + track_side] >= space:
                # tracks.yaml:40
                value = player_pounds[q] + COMPANY_TRACK_PAYOUT[track_side][space]
                if value > 999:
                    value = 999
                player_pounds[q] = value


def lift_post(s: State, company: int, column: int) -> None:
    """Nejvyšší stanice sloupce (The top trading post of a column).

    s6.11 actions.yaml:205
    """
    company_upper = s.company_upper
    # actions.yaml:209
    column_place = company * 3 + column
    if company_upper[column_place] > 0:
        # actions.yaml:210
        value = company_upper[column_place] - 1
        if value < 0:
            raise out_of_bounds("upper", value)
        company_upper[column_place] = value
        s.kept_posts_of = [-1] * 4
        s.kept_open_coins = [-1] * 12
        s.kept_has_posts = [-1] * 4
        s.kept_share_price = [-1] * 4
    else:
        # actions.yaml:212
        s.company_last_post[column_place] = 0
        s.kept_posts_of = [-1] * 4
        s.kept_open_coins = [-1] * 12
        s.kept_has_posts = [-1] * 4
        s.kept_share_price = [-1] * 4


def use_merchant_count_r(s: State, me: int) -> int:
    """A question of `use_merchant`.

    actions.yaml:248
    """
    total = 0
    player_planned = s.player_planned
    player_used = s.player_used
    me_times = me * 8
    for r in range(5):
        player_planned_here = player_planned[me_times + r]
        if player_planned_here != 59 and ACTION_CARD_TYPE[player_planned_here] == 5 and player_used[me_times + r] == 0:
            total += 1
    return total


def use_merchant(s: State, me: int, s_7: int) -> None:
    """Použij obchodníka: … (Use the merchant: …).

    s1.5 s5.4 s8.2 s8.3 actions.yaml:241
    """
    # s5.11 s8.6 actions.yaml:246
    s_place = me * 8 + s_7
    s.player_used[s_place] = 1
    s.kept_visible[me] = ()
    # s9.12 actions.yaml:247
    if SPOT_SLOT[s_7] == 0:
        # actions.yaml:248
        move_diamond(s, me, 2 + use_merchant_count_r(s, me))
    elif ACTION_CARD_MERCHANT_OF[s.player_planned[s_place]] == 4:
        # actions.yaml:251
        move_diamond(s, me, 1)
        # actions.yaml:253
        value = s.player_pounds[me] + 2
        if value > 999:
            value = 999
        s.player_pounds[me] = value
    else:
        # s8.4 actions.yaml:256
        move_diamond(s, me, 2 + mines_of(s, ACTION_CARD_MERCHANT_OF[s.player_planned[s_place]]) // 2)
        # actions.yaml:258
        value = s.player_pounds[me] + 1
        if value > 999:
            value = 999
        s.player_pounds[me] = value


def move_coins(s: State) -> None:
    """Mince ze stupnice kol (Coins of the round track).

    s2.4 s10.8 s10.9 round.yaml:157
    """
    # round.yaml:161
    coins = figure(ROUND_COINS[s.game.players - 2], s.round_number + 1 - 2)
    book_space_coin = s.book_space_coin
    # round.yaml:162
    for place in BOOK_SPACE_BY_NUMBER[s.round_number]:
        # round.yaml:163
        if BOOK_SPACE_DISPLAY_RANK[place] <= coins:
            # round.yaml:164
            book_space_coin[place] = 1


def return_markers(s: State) -> None:
    """Návrat bonusových kamenů (Markers return).

    s10.14 s8.9 s9.4 round.yaml:185
    """
    bonus_space_holder = s.bonus_space_holder
    bonus_tiles = s.bonus_tiles
    player_tiles = s.player_tiles
    # round.yaml:189
    for place in [place for place in range(19) if bonus_space_holder[place] != 4]:
        # s9.2 round.yaml:190
        if BONUS_SPACE_TILE[place] != 59:
            # round.yaml:191
            piece = BONUS_SPACE_TILE[place]
            if not bonus_tiles[piece]:
                raise lacking("bonus_tiles")
            bonus_tiles[piece] -= 1
            player_tiles[bonus_space_holder[place] * 59 + piece] += 1
        # round.yaml:192
        bonus_space_holder[place] = 4


def lay_out_shares(s: State) -> None:
    """Vyložení akcií (Laying out the shares).

    s10.16 round.yaml:194
    """
    player_resting = s.player_resting
    player_hand = s.player_hand
    player_shown_shares = s.player_shown_shares
    # round.yaml:198
    for p in s.game.seats:
        # round.yaml:199
        for s_29 in [
            s_29 for s_29 in range(8) if player_resting[(p * 8 + s_29) * 59 : (p * 8 + s_29) * 59 + 59] != NONE_OF_59
        ]:
            # round.yaml:200
            for kind in compress(THOUSAND, player_resting[(p * 8 + s_29) * 59 : (p * 8 + s_29) * 59 + 59]):
                kind_place = (p * 8 + s_29) * 59 + kind
                player_hand[p * 59 + kind] += player_resting[kind_place]
                player_resting[kind_place] = 0
        # round.yaml:201
        for card in tuple(pieces_among(s.player_hand, SOME_CARD_8, p * 59)):
            # round.yaml:202
            card_place = p * 59 + card
            if not player_hand[card_place]:
                raise lacking("player_hand")
            player_hand[card_place] -= 1
            player_shown_shares[card_place] += 1


def lay_tracks_written(s: State) -> None:
    """Stupnice společností (Company tracks).

    s2.2 s2.4 setup.yaml:95
    """
    company_track = s.company_track
    # setup.yaml:100
    company_track[0] = 0
    # setup.yaml:101
    company_track[1] = 2
    # setup.yaml:102
    company_track[2] = 4
    # setup.yaml:103
    company_track[3] = 6


def deal_cards(s: State) -> None:
    """Karty a mince do začátku (Cards and money to begin with).

    s3.1 s3.2 s3.7 setup.yaml:117
    """
    player_pounds = s.player_pounds
    box_action_card = s.box_action_card
    player_hand = s.player_hand
    # setup.yaml:121
    for p_29 in s.game.seats:
        # setup.yaml:122
        value = player_pounds[p_29] + 1
        if value > 999:
            value = 999
        player_pounds[p_29] = value
        # setup.yaml:124
        for card_12 in range(8):
            # setup.yaml:125
            number = ACTION_CARD_DEALT[card_12]
            if number > box_action_card[card_12]:
                raise lacking("box:action_card")
            box_action_card[card_12] -= number
            player_hand[p_29 * 59 + card_12] += number
    # setup.yaml:126
    turn_order = 0
    box_action_card = s.box_action_card
    player_hand = s.player_hand
    # setup.yaml:127
    for p_30 in s.game.clockwise[s.first_player]:
        # setup.yaml:128
        turn_order = turn_order + 1
        # setup.yaml:129
        for card_13 in range(8, 12):
            if ACTION_CARD_DEALT[card_13] == turn_order:
                # setup.yaml:130
                if not box_action_card[card_13]:
                    raise lacking("box:action_card")
                box_action_card[card_13] -= 1
                player_hand[p_30 * 59 + card_13] += 1


def deal_tiles_written(s: State) -> None:
    """Startovní destičky první partie (Starting tiles of a first game).

    s3.8 s3.9 s3.10 s3.11 s3.12 setup.yaml:131
    """
    # setup.yaml:135
    turn_order = 0
    tiles_left = s.tiles_left
    player_tile = s.player_tile
    # setup.yaml:136
    for p in s.game.clockwise[s.first_player]:
        # setup.yaml:137
        turn_order = turn_order + 1
        # setup.yaml:138
        for tile in range(10):
            if STARTING_TILE_DEALT[tile] == turn_order:
                # setup.yaml:139
                if not tiles_left[tile]:
                    raise lacking("tiles_left")
                tiles_left[tile] -= 1
                if player_tile[p] != 10:
                    raise full("player_tile", 1)
                player_tile[p] = tile
    # setup.yaml:140
    s.tiles_open = 1


def initial_bonus(s: State, p: int, tile: int) -> None:
    """Počáteční bonus (Initial bonus).

    s3.6 s3.13 setup.yaml:178
    """
    # setup.yaml:182
    if STARTING_TILE_FIRST_COMPANY[tile] != 4:
        # setup.yaml:183
        for _ in range(STARTING_TILE_FIRST_STEPS[tile]):
            # setup.yaml:184
            step(s, p, STARTING_TILE_FIRST_COMPANY[tile])
    # setup.yaml:185
    if STARTING_TILE_SECOND_COMPANY[tile] != 4:
        # setup.yaml:186
        for _ in range(STARTING_TILE_SECOND_STEPS[tile]):
            # setup.yaml:187
            step(s, p, STARTING_TILE_SECOND_COMPANY[tile])
    # setup.yaml:188
    move_diamond(s, p, STARTING_TILE_DIAMONDS[tile])


def step(s: State, p: int, company: int) -> None:
    """Postup o políčko (One space forward).

    s5.23 s11.2 s11.3 tracks.yaml:26
    """
    # tracks.yaml:30
    if can_step(s, p, company):
        # tracks.yaml:31
        amount = toll_ahead(s, p, company)
        if amount > s.player_pounds[p]:
            raise unpaid("pounds")
        s.player_pounds[p] -= amount
        player_share = s.player_share
        company_track = s.company_track
        # tracks.yaml:32
        for _ in range(1):
            if player_share[p * 8 + company_track[company]] < COMPANY_TRACK_LAST[company_track[company]]:
                p_times = p * 8
                value = player_share[p_times + company_track[company]] + 1
                if value > 20:
                    raise out_of_bounds("share", value)
                player_share[p_times + company_track[company]] = value
                special_space(s, p, company_track[company], player_share[p_times + company_track[company]])


def move_diamond(s: State, p: int, steps: int) -> None:
    """Posun diamantu (Moving the diamond).

    s6.20 s8.2 s12.2 s12.9 tracks.yaml:49
    """
    player_diamond = s.player_diamond
    # tracks.yaml:53
    room = 28 - player_diamond[p]
    # tracks.yaml:54
    for _ in range(room if room < steps else steps):
        if player_diamond[p] < 28:
            value = player_diamond[p] + 1
            if value > 28:
                raise out_of_bounds("diamond", value)
            player_diamond[p] = value
    # tracks.yaml:55
    if steps > room:
        # tracks.yaml:56
        value = s.player_pounds[p] + (steps - room) * 2
        if value > 999:
            value = 999
        if value < 0:
            value = 0
        s.player_pounds[p] = value


def settle_in_any_r_4(s: State, p: int, card: int) -> bool:
    """A question of `settle_in`.

    setup.yaml:166
    """
    player_resting = s.player_resting
    p_times = p * 8
    for r in range(8):
        if player_resting[(p_times + r) * 59 + card] > 0:
            break
    else:
        return False
    return True


def actions__every_p_25(s: State) -> bool:
    """A question of `actions_`.

    round.yaml:52
    """
    player_has_left = s.player_has_left
    for p in s.game.seats:
        if player_has_left[p] == 0:
            break
    else:
        return True
    return False


def turn_count_g_2(s: State, me: int) -> int:
    """A question of `turn`.

    actions.yaml:43
    """
    total = 0
    for g in range(3):
        if (s.kept_visible[me] or visible_by_card_type(s, me))[g] > 0:
            total += 1
    return total


def turn_sum_s_21(s: State, me: int) -> int:
    """A question of `turn`.

    actions.yaml:39
    """
    total = 0
    me_times = me * 8
    known_answer = COMPANY_TRACK_UNLOCKED[3][s.player_share_before_turn[me_times + 3]] == 2
    player_good_on = s.player_good_on[me]
    player_planned = s.player_planned
    player_used = s.player_used
    for s_21 in range(8):
        player_planned_here = player_planned[me_times + s_21]
        if (
            player_used[me_times + s_21] == 0
            and player_planned_here != 59
            and ACTION_CARD_TYPE_IS_GOOD[player_planned_here]
        ):
            total += (
                ACTION_CARD_AMOUNT[player_planned_here]
                + (1 if player_good_on == s_21 else 0)
                + (1 if ACTION_CARD_TYPE[player_planned_here] == 2 and known_answer else 0)
            )
    return total


def turn_any_card_7(s: State, me: int) -> bool:
    """A question of `turn`.

    bonus.yaml:237
    """
    option_discarded_shares = s.game.option_discarded_shares
    for card in compress(THOUSAND, s.player_hand[me * 59 : me * 59 + 59]):
        if ACTION_CARD_TYPE[card] != 6 if option_discarded_shares == 1 else True:
            break
    else:
        return False
    return True


def turn_any_p_26(s: State, me: int) -> bool:
    """A question of `turn`.

    bonus.yaml:232
    """
    known_visible = None
    player_has_left = s.player_has_left
    for p in s.game.seats:
        if p != me and player_has_left[p] == 0:
            if known_visible is None:
                known_visible = (s.kept_visible[me] or visible_by_card_type(s, me))[0]
            if (s.kept_visible[p] or visible_by_card_type(s, p))[0] > known_visible:
                break
    else:
        return False
    return True


def turn_any_p_26_2(s: State, me: int) -> bool:
    """A question of `turn`.

    bonus.yaml:232
    """
    known_visible = None
    player_has_left = s.player_has_left
    for p in s.game.seats:
        if p != me and player_has_left[p] == 0:
            if known_visible is None:
                known_visible = (s.kept_visible[me] or visible_by_card_type(s, me))[1]
            if (s.kept_visible[p] or visible_by_card_type(s, p))[1] > known_visible:
                break
    else:
        return False
    return True


def turn_any_p_26_3(s: State, me: int) -> bool:
    """A question of `turn`.

    bonus.yaml:232
    """
    known_visible = None
    player_has_left = s.player_has_left
    for p in s.game.seats:
        if p != me and player_has_left[p] == 0:
            if known_visible is None:
                known_visible = (s.kept_visible[me] or visible_by_card_type(s, me))[2]
            if (s.kept_visible[p] or visible_by_card_type(s, p))[2] > known_visible:
                break
    else:
        return False
    return True


def turn_any_p_26_4(s: State, me: int) -> bool:
    """A question of `turn`.

    bonus.yaml:232
    """
    known_visible = None
    player_has_left = s.player_has_left
    for p in s.game.seats:
        if p != me and player_has_left[p] == 0:
            if known_visible is None:
                known_visible = (s.kept_visible[me] or visible_by_card_type(s, me))[3]
            if (s.kept_visible[p] or visible_by_card_type(s, p))[3] > known_visible:
                break
    else:
        return False
    return True


def turn_any_other(s: State, me: int) -> bool:
    """A question of `turn`.

    bonus.yaml:209
    """
    bonus_space_holder = s.bonus_space_holder
    for other in range(11, 13):
        if bonus_space_holder[other] == me:
            break
    else:
        return False
    return True


def turn_any_other_2(s: State, me: int) -> bool:
    """A question of `turn`.

    bonus.yaml:209
    """
    bonus_space_holder = s.bonus_space_holder
    for other in range(13, 15):
        if bonus_space_holder[other] == me:
            break
    else:
        return False
    return True


def turn_any_other_3(s: State, me: int) -> bool:
    """A question of `turn`.

    bonus.yaml:209
    """
    bonus_space_holder = s.bonus_space_holder
    for other in range(15, 17):
        if bonus_space_holder[other] == me:
            break
    else:
        return False
    return True


def turn_any_card_7_2(s: State, me: int) -> bool:
    """A question of `turn`.

    bonus.yaml:237
    """
    player_hand = s.player_hand
    me_times = me * 59
    for card in CARD_7_BY_TYPE_2[1 if s.game.option_discarded_shares == 1 else 0]:
        if player_hand[me_times + card]:
            break
    else:
        return False
    return True


def turn_any_other_4(s: State, me: int) -> bool:
    """A question of `turn`.

    bonus.yaml:209
    """
    bonus_space_holder = s.bonus_space_holder
    for other in range(17, 19):
        if bonus_space_holder[other] == me:
            break
    else:
        return False
    return True


def use_goods_count_s_11(s: State, me: int, good: int) -> int:
    """A question of `use_goods`.

    actions.yaml:16
    """
    total = 0
    player_planned = s.player_planned
    player_used = s.player_used
    me_times = me * 8
    for s_11 in range(1, 8):
        player_planned_here = player_planned[me_times + s_11]
        if (
            player_planned_here != 59
            and ACTION_CARD_TYPE[player_planned_here] == good
            and player_used[me_times + s_11] == 0
        ):
            total += 1
    return total


def use_goods_count_s_11_2(s: State, me: int, good: int) -> int:
    """A question of `use_goods`.

    actions.yaml:16
    """
    total = 0
    player_planned = s.player_planned
    player_used = s.player_used
    me_times = me * 8
    for s_11 in range(2, 8):
        player_planned_here = player_planned[me_times + s_11]
        if (
            player_planned_here != 59
            and ACTION_CARD_TYPE[player_planned_here] == good
            and player_used[me_times + s_11] == 0
        ):
            total += 1
    return total


def use_goods_count_s_11_3(s: State, me: int, good: int) -> int:
    """A question of `use_goods`.

    actions.yaml:16
    """
    total = 0
    player_planned = s.player_planned
    player_used = s.player_used
    me_times = me * 8
    for s_11 in range(3, 8):
        player_planned_here = player_planned[me_times + s_11]
        if (
            player_planned_here != 59
            and ACTION_CARD_TYPE[player_planned_here] == good
            and player_used[me_times + s_11] == 0
        ):
            total += 1
    return total


def use_goods_count_s_11_4(s: State, me: int, good: int) -> int:
    """A question of `use_goods`.

    actions.yaml:16
    """
    total = 0
    player_planned = s.player_planned
    player_used = s.player_used
    me_times = me * 8
    for s_11 in range(4, 8):
        player_planned_here = player_planned[me_times + s_11]
        if (
            player_planned_here != 59
            and ACTION_CARD_TYPE[player_planned_here] == good
            and player_used[me_times + s_11] == 0
        ):
            total += 1
    return total


def use_goods_count_s_11_5(s: State, me: int, good: int) -> int:
    """A question of `use_goods`.

    actions.yaml:16
    """
    total = 0
    player_planned = s.player_planned
    player_used = s.player_used
    me_times = me * 8
    for s_11 in range(5, 8):
        player_planned_here = player_planned[me_times + s_11]
        if (
            player_planned_here != 59
            and ACTION_CARD_TYPE[player_planned_here] == good
            and player_used[me_times + s_11] == 0
        ):
            total += 1
    return total


def use_goods_count_s_11_6(s: State, me: int, good: int) -> int:
    """A question of `use_goods`.

    actions.yaml:16
    """
    total = 0
    player_planned = s.player_planned
    player_used = s.player_used
    me_times = me * 8
    for s_11 in range(6, 8):
        player_planned_here = player_planned[me_times + s_11]
        if (
            player_planned_here != 59
            and ACTION_CARD_TYPE[player_planned_here] == good
            and player_used[me_times + s_11] == 0
        ):
            total += 1
    return total


def use_goods_count_s_11_7(s: State, me: int, good: int) -> int:
    """A question of `use_goods`.

    actions.yaml:16
    """
    total = 0
    player_planned = s.player_planned
    player_used = s.player_used
    me_times = me * 8
    for s_11 in range(7, 8):
        player_planned_here = player_planned[me_times + s_11]
        if (
            player_planned_here != 59
            and ACTION_CARD_TYPE[player_planned_here] == good
            and player_used[me_times + s_11] == 0
        ):
            total += 1
    return total


def use_goods_count_s_11_8(s: State, me: int, good: int) -> int:
    """A question of `use_goods`.

    actions.yaml:16
    """
    total = 0
    player_planned = s.player_planned
    player_used = s.player_used
    me_times = me * 8
    for s_11 in range(0):
        player_planned_here = player_planned[me_times + s_11]
        if (
            player_planned_here != 59
            and ACTION_CARD_TYPE[player_planned_here] == good
            and player_used[me_times + s_11] == 0
        ):
            total += 1
    return total


def use_mixed_goods_any_s_14(s: State, me: int) -> bool:
    """A question of `use_mixed_goods`.

    actions.yaml:56
    """
    player_planned = s.player_planned
    player_used = s.player_used
    me_times = me * 8
    for s_14 in range(8):
        player_planned_here = player_planned[me_times + s_14]
        if (
            player_used[me_times + s_14] == 0
            and player_planned_here != 59
            and ACTION_CARD_TYPE_IS_GOOD[player_planned_here]
        ):
            break
    else:
        return False
    return True


def collect_sum_a_3(s: State, entered: Sequence[int]) -> int:
    """A question of `collect`.

    actions.yaml:184
    """
    total = 0
    for a in entered:
        total += AREA_POUNDS[a]
    return total


def collect_sum_a_4(s: State, entered: Sequence[int]) -> int:
    """A question of `collect`.

    actions.yaml:185
    """
    total = 0
    for a in entered:
        total += AREA_DIAMONDS[a]
    return total


def collect_sum_a_6(s: State, entered: Sequence[int]) -> int:
    """A question of `collect`.

    actions.yaml:187
    """
    total = 0
    for a in entered:
        total += AREA_STEPS[a]
    return total


def collect_sum_a_5(s: State, entered: Sequence[int]) -> int:
    """A question of `collect`.

    actions.yaml:186
    """
    total = 0
    for a in entered:
        total += AREA_POINTS[a]
    return total


def lay_tracks_at_once(s: State) -> None:
    """`lay_tracks` while chance resolves itself.

    s2.2 s2.4 setup.yaml:95
    """
    if s.game.option_set_up == 1:
        # s3.15 setup.yaml:104
        lay_tracks_drawn_at_once(s)
    else:
        # setup.yaml:95
        lay_tracks_written(s)


def refill_at_once(s: State, stall: int) -> None:
    """`refill` while chance resolves itself.

    s2.15 s10.11 round.yaml:178
    """
    stall_offer = s.stall_offer
    draw_pile = s.draw_pile
    # round.yaml:182
    if stall_offer[stall] == 59 and (
        draw_pile[0:59] != NONE_OF_59
        or draw_pile[59:118] != NONE_OF_59
        or draw_pile[118:177] != NONE_OF_59
        or draw_pile[177:236] != NONE_OF_59
        or draw_pile[236:295] != NONE_OF_59
    ):
        # round.yaml:183
        for l_2 in range(5):
            if draw_pile[l_2 * 59 : l_2 * 59 + 59] != NONE_OF_59:
                layer = l_2
                break
        else:
            raise Fault("there is no first element")
        # round.yaml:184
        piece = draw_kind(s, held(s.draw_pile, layer * 59, 59))
        if piece >= 0:
            draw_pile[layer * 59 + piece] -= 1
            if stall_offer[stall] != 59:
                raise full("stall_offer", 1)
            stall_offer[stall] = piece


def refill_books_at_once(s: State) -> None:
    """`refill_books` while chance resolves itself.

    s2.5 s7.11 s12.5 books.yaml:121
    """
    book_space_token = s.book_space_token
    books_left = s.books_left
    # books.yaml:125
    for place in [
        place
        for place in range(12)
        if book_space_token[place] == 82
        and books_left[BOOK_SPACE_LETTER[place] * 82 : BOOK_SPACE_LETTER[place] * 82 + 82] != NONE_OF_82
    ]:
        # books.yaml:126
        letter = BOOK_SPACE_LETTER[place]
        piece = draw_kind(s, books_left[letter * 82 : letter * 82 + 82])
        if piece >= 0:
            books_left[letter * 82 + piece] -= 1
            if book_space_token[place] != 82:
                raise full("book_space_token", 1)
            book_space_token[place] = piece


def prepare_at_once(s: State) -> None:
    """`prepare` while chance resolves itself.

    s10.3 round.yaml:150
    """
    # s1.7 round.yaml:154
    move_coins(s)
    # s1.8 round.yaml:155
    renew_display_at_once(s)
    # s1.9 round.yaml:156
    return_markers(s)


def lay_tracks_drawn_at_once(s: State) -> None:
    """`lay_tracks_drawn` while chance resolves itself.

    s3.15 setup.yaml:104
    """
    track_cards = s.track_cards
    company_track = s.company_track
    box_track_card = s.box_track_card
    # setup.yaml:110
    for company in range(4):
        # setup.yaml:111
        drawn: list[int] = [0] * 4
        # setup.yaml:112
        piece = draw_kind(s, s.track_cards)
        if piece >= 0:
            track_cards[piece] -= 1
            drawn[piece] += 1
        # setup.yaml:113
        for card in range(4):
            if drawn[card]:
                for _ in range(drawn[card]):
                    # setup.yaml:114
                    found = [*range(1, 3)]
                    if not found:
                        raise nothing_to_pick()
                    half = draw_piece(s, found)
                    # setup.yaml:115
                    company_track[company] = TRACK_CARD_FRONT[card] if half == 1 else TRACK_CARD_TURNED[card]
        # setup.yaml:116
        box_track_card[:] = added(s.box_track_card, drawn)
        drawn[:] = [0] * 4
        if any(drawn):
            raise left_over("drawn")


def renew_display_at_once(s: State) -> None:
    """`renew_display` while chance resolves itself.

    s10.11 s5.21 round.yaml:165
    """
    stall_offer = s.stall_offer
    discard = s.discard
    # round.yaml:169
    for r_2 in range(4):
        # round.yaml:170
        if stall_offer[r_2] != 59:
            discard[stall_offer[r_2]] += 1
            stall_offer[r_2] = 59
        # round.yaml:171
        for c_7 in range(3):
            # round.yaml:172
            for to_the_right in DISPLAY_COLUMN_BY_KEY[c_7]:
                # round.yaml:173
                r_place_2 = to_the_right * 4 + r_2
                if stall_offer[r_place_2] == 59 and stall_offer[c_7 * 4 + r_2] != 59:
                    # round.yaml:174
                    r_place = c_7 * 4 + r_2
                    piece = stall_offer[r_place]
                    if stall_offer[r_place] != piece:
                        raise lacking("stall_offer")
                    stall_offer[r_place] = 59
                    if stall_offer[r_place_2] != 59:
                        raise full("stall_offer", 1)
                    stall_offer[r_place_2] = piece
    # round.yaml:175
    for c_8 in range(3):
        # round.yaml:176
        for r_3 in range(4):
            # round.yaml:177
            refill_at_once(s, c_8 * 4 + r_3)


def main(s: State) -> Step:
    """Průběh hry (Course of the game).

    s4.11 s4.25 round.yaml:4
    """
    # round.yaml:8
    return setup_chance(s)


def main_repeat(s: State) -> Step:
    """`main`: repeat.

    s4.11 s4.25 round.yaml:10
    """
    main_rounds = s.main_rounds
    if main_rounds <= 0:
        # s10.15 s10.16 round.yaml:13
        lay_out_shares(s)
        s.pc = OVER
        s.player = TERMINAL
        s.legal = ()
        return None
    main_rounds = s.main_rounds = main_rounds - 1
    # round.yaml:11
    return round_(s)


def setup(s: State) -> Step:
    """Příprava hry (Set-up).

    s2.2 s2.4 s2.5 s2.8 s2.9 s2.15 s3.1 s3.2 setup.yaml:75
    """
    return setup_chance(s)


def setup_each_p_28(s: State) -> Step:
    """`setup`: each `p_28`.

    s3.2 s2.2 s2.4 s2.5 s2.8 s2.9 s2.15 s3.1 setup.yaml:93
    """
    p_28_left = s.p_28_left
    if not p_28_left:
        # s4.11 s4.25 round.yaml:10
        s.main_rounds = 7
        return main_repeat(s)
    s.p_28 = p_28_left[0]
    p_28_left = s.p_28_left = p_28_left[1:]
    # setup.yaml:94
    return settle_in(s)


def setup_after_lay_tracks(s: State) -> Step:
    """`setup`: after `lay_tracks`.

    s2.19 s2.2 s2.4 s2.5 s2.8 s2.9 s2.15 s3.1 s3.2 setup.yaml:88
    """
    box_action_card = s.box_action_card
    bonus_tiles = s.bonus_tiles
    for card in range(55, 59):
        # setup.yaml:89
        if not box_action_card[card]:
            raise lacking("box:action_card")
        box_action_card[card] -= 1
        bonus_tiles[card] += 1
    # setup.yaml:90
    s.first_player = s.game.seats[0]
    # setup.yaml:91
    deal_cards(s)
    # setup.yaml:92
    return deal_tiles(s)


def setup_chance(s: State) -> Step:
    """`setup`: what chance decides.

    s2.4 s2.2 s2.5 s2.8 s2.9 s2.15 s3.1 s3.2 setup.yaml:79
    """
    row_of_display = s.row_of_display
    if s.rng is not None and s.trace is None:
        lay_tracks_at_once(s)
        box_action_card = s.box_action_card
        draw_pile = s.draw_pile
        # setup.yaml:80
        for card in range(12, 55):
            # setup.yaml:81
            number = box_action_card[card]
            box_action_card[card] -= number
            draw_pile[ACTION_CARD_LAYER[card] * 59 + card] += number
        # setup.yaml:82
        for column in range(3):
            # setup.yaml:83
            for row_of_display in range(4):
                # setup.yaml:84
                refill_at_once(s, column * 4 + row_of_display)
        box_book = s.box_book
        books_left = s.books_left
        # setup.yaml:85
        for book in range(72):
            # setup.yaml:86
            if not box_book[book]:
                raise lacking("box:book")
            box_book[book] -= 1
            books_left[BOOK_LETTER[book] * 82 + book] += 1
        # setup.yaml:87
        refill_books_at_once(s)
        return setup_after_lay_tracks(s)
    # setup.yaml:79
    return lay_tracks(s)


def setup_each_column_10(s: State) -> Step:
    """`setup`: each `column_10`.

    s2.15 s2.2 s2.4 s2.5 s2.8 s2.9 s3.1 s3.2 setup.yaml:82
    """
    column = s.column_10
    column = s.column_10 = column + 1
    if column == 3:
        box_book = s.box_book
        books_left = s.books_left
        # setup.yaml:85
        for book in range(72):
            # setup.yaml:86
            if not box_book[book]:
                raise lacking("box:book")
            box_book[book] -= 1
            books_left[BOOK_LETTER[book] * 82 + book] += 1
        # setup.yaml:87
        s.after_refill_books = 0
        return refill_books(s)
    # setup.yaml:83
    s.row_of_display = -1
    return setup_each_row_of_display(s)


def setup_each_row_of_display(s: State) -> Step:
    """`setup`: each `row_of_display`.

    s2.15 s2.2 s2.4 s2.5 s2.8 s2.9 s3.1 s3.2 setup.yaml:83
    """
    row_of_display = s.row_of_display
    row_of_display = s.row_of_display = row_of_display + 1
    if row_of_display == 4:
        return setup_each_column_10
    # setup.yaml:84
    s.stall = s.column_10 * 4 + row_of_display
    s.after_refill = 0
    return refill(s)


def setup_after_lay_tracks_2(s: State) -> Step:
    """`setup`: after `lay_tracks`.

    s2.8 s2.9 s2.2 s2.4 s2.5 s2.15 s3.1 s3.2 setup.yaml:80
    """
    box_action_card = s.box_action_card
    draw_pile = s.draw_pile
    for card in range(12, 55):
        # setup.yaml:81
        number = box_action_card[card]
        box_action_card[card] -= number
        draw_pile[ACTION_CARD_LAYER[card] * 59 + card] += number
    # setup.yaml:82
    s.column_10 = -1
    return setup_each_column_10(s)


def round_(s: State) -> Step:
    """Kolo (A round).

    s4.11 s4.25 s9.20 s10.15 round.yaml:14
    """
    s.player_has_acted[:] = FRESH_0[s.game.players]
    s.player_has_left[:] = FRESH_0[s.game.players]
    # round.yaml:18
    value = s.round_number + 1
    if value > 7:
        raise out_of_bounds("round_number", value)
    s.round_number = value
    # round.yaml:19
    return plan(s)


def round__chance(s: State) -> Step:
    """`round_`: what chance decides.

    s4.11 s4.25 s9.20 s10.15 round.yaml:21
    """
    if s.rng is not None and s.trace is None:
        if s.round_number < 7:
            # round.yaml:22
            prepare_at_once(s)
        return main_repeat(s)
    # round.yaml:21
    if s.round_number < 7:
        # round.yaml:22
        return prepare(s)
    return main_repeat(s)


def lay_tracks(s: State) -> Step:
    """Stupnice společností (Company tracks).

    s2.2 s2.4 setup.yaml:95
    """
    if s.game.option_set_up == 1:
        # s3.15 setup.yaml:104
        return lay_tracks_drawn(s)
    # setup.yaml:95
    lay_tracks_written(s)
    return setup_after_lay_tracks_2(s)


def refill(s: State) -> Step:
    """Doplnění místa v nabídce (Refilling a place of the display).

    s2.15 s10.11 round.yaml:178
    """
    layer = s.layer
    draw_pile = s.draw_pile
    # round.yaml:182
    if s.stall_offer[s.stall] == 59 and (
        draw_pile[0:59] != NONE_OF_59
        or draw_pile[59:118] != NONE_OF_59
        or draw_pile[118:177] != NONE_OF_59
        or draw_pile[177:236] != NONE_OF_59
        or draw_pile[236:295] != NONE_OF_59
    ):
        # round.yaml:183
        for l_2 in range(5):
            if draw_pile[l_2 * 59 : l_2 * 59 + 59] != NONE_OF_59:
                layer = s.layer = l_2
                break
        else:
            raise Fault("there is no first element")
        # round.yaml:184
        if held(s.draw_pile, layer * 59, 59) == NONE_OF_59:
            return AFTER_REFILL[s.after_refill]
        if s.rng is None and only_kind(held(s.draw_pile, layer * 59, 59)) < 0:
            s.pc = 0
            s.player = CHANCE
            s.legal = [outcome for outcome, _ in weights_refill_draw(s)]
            return None
        outcome = draw_kind(s, held(s.draw_pile, layer * 59, 59))
        if s.trace is not None:
            s.note(0, CHANCE, outcome)
        return refill_draw_given(s, outcome)
    return AFTER_REFILL[s.after_refill]


def weights_refill_draw(s: State) -> list[tuple[int, int]]:
    """What can come out at `refill_draw`, with weights.

    round.yaml:184
    """
    return weighted_kinds(held(s.draw_pile, s.layer * 59, 59))


def refill_draw_given(s: State, outcome: int) -> Step:
    """What came out in `refill_draw`.

    s2.15 s10.11 round.yaml:184
    """
    stall = s.stall
    s.draw_pile[s.layer * 59 + outcome] -= 1
    if s.stall_offer[stall] != 59:
        raise full("stall_offer", 1)
    s.stall_offer[stall] = outcome
    return AFTER_REFILL[s.after_refill]


def refill_books(s: State) -> Step:
    """Doplnění nabídky knih (Refilling the book display).

    s2.5 s7.11 s12.5 books.yaml:121
    """
    book_space_token = s.book_space_token
    books_left = s.books_left
    # books.yaml:125
    s.place_2_left = tuple(
        [
            place
            for place in range(12)
            if book_space_token[place] == 82
            and books_left[BOOK_SPACE_LETTER[place] * 82 : BOOK_SPACE_LETTER[place] * 82 + 82] != NONE_OF_82
        ]
    )
    return refill_books_each_place_2(s)


def refill_books_each_place_2(s: State) -> Step:
    """`refill_books`: each `place_2`.

    s2.5 s7.11 s12.5 books.yaml:125
    """
    place_2_left = s.place_2_left
    if not place_2_left:
        return AFTER_REFILL_BOOKS[s.after_refill_books]
    place = s.place_2 = place_2_left[0]
    place_2_left = s.place_2_left = place_2_left[1:]
    books_left = s.books_left
    # books.yaml:126
    letter = BOOK_SPACE_LETTER[place]
    if books_left[letter * 82 : letter * 82 + 82] == NONE_OF_82:
        return refill_books_each_place_2
    if s.rng is None and only_kind(books_left[letter * 82 : letter * 82 + 82]) < 0:
        s.pc = 1
        s.player = CHANCE
        s.legal = [outcome for outcome, _ in weights_refill_books_draw(s)]
        return None
    outcome = draw_kind(s, books_left[letter * 82 : letter * 82 + 82])
    if s.trace is not None:
        s.note(1, CHANCE, outcome)
    return refill_books_draw_given(s, outcome)


def weights_refill_books_draw(s: State) -> list[tuple[int, int]]:
    """What can come out at `refill_books_draw`, with weights.

    books.yaml:126
    """
    place = s.place_2
    return weighted_kinds(s.books_left[BOOK_SPACE_LETTER[place] * 82 : BOOK_SPACE_LETTER[place] * 82 + 82])


def refill_books_draw_given(s: State, outcome: int) -> Step:
    """What came out in `refill_books_draw`.

    s2.5 s7.11 s12.5 books.yaml:126
    """
    place = s.place_2
    s.books_left[BOOK_SPACE_LETTER[place] * 82 + outcome] -= 1
    if s.book_space_token[place] != 82:
        raise full("book_space_token", 1)
    s.book_space_token[place] = outcome
    return refill_books_each_place_2


def deal_tiles(s: State) -> Step:
    """Startovní destičky první partie (Starting tiles of a first game).

    s3.8 s3.9 s3.10 s3.11 s3.12 setup.yaml:131
    """
    if s.game.option_set_up == 1:
        # s3.16 setup.yaml:141
        return deal_tiles_chosen_chance(s)
    # setup.yaml:131
    deal_tiles_written(s)
    # s3.2 s2.2 s2.4 s2.5 s2.8 s2.9 s2.15 s3.1 setup.yaml:93
    s.p_28_left = s.game.clockwise[s.first_player]
    return setup_each_p_28(s)


def settle_in(s: State) -> Step:
    """Startovní destička na desce (The starting tile on the board).

    s3.3 s3.4 s3.5 s3.6 s3.12 s3.13 setup.yaml:158
    """
    p = s.p_28
    # setup.yaml:162
    tile = s.tile_4 = s.player_tile[p]
    # setup.yaml:163
    piece = STARTING_TILE_BOOK[tile]
    if not s.box_book[piece]:
        raise lacking("box:book")
    s.box_book[piece] -= 1
    place = p * 16 + 1
    if s.player_ledger[place] != 82:
        raise full("player_ledger", 1)
    s.player_ledger[place] = piece
    # setup.yaml:164
    s.s_30_left = tuple(
        [s_30 for s_30 in (0, 1, 2, 3, 4) if not (SPOT_NEEDS_DIAMONDS[s_30] != 0 or SPOT_NEEDS_BOOKS[s_30] != 0)]
    )
    return settle_in_each_s_30(s)


def settle_in_each_s_30(s: State) -> Step:
    """`settle_in`: each `s_30`.

    s3.5 s3.3 s3.4 s3.6 s3.12 s3.13 setup.yaml:164
    """
    p = s.p_28
    s_30_left = s.s_30_left
    if not s_30_left:
        # setup.yaml:169
        initial_bonus(s, p, s.tile_4)
        return setup_each_p_28
    s.s_30 = s_30_left[0]
    s_30_left = s.s_30_left = s_30_left[1:]
    # setup.yaml:166
    legal = legal_settle_in_ask_choose_card(s)
    if len(legal) > 1:
        s.pc = 2
        s.player = p
        s.legal = legal
        return None
    if legal:
        if s.trace is not None:
            s.note(2, p, legal[0])
        return settle_in_take_choose_card(s, legal[0])
    raise no_choice("settle_in")


def legal_settle_in_ask_choose_card(s: State) -> Sequence[int]:
    """The legal actions of `settle_in_ask_choose_card`, ascending.

    s3.5 s3.3 s3.4 s3.6 s3.12 s3.13 setup.yaml:166
    """
    p = s.p_28
    legal: list[int] = []
    for card in ACTION_CARD_BY_FIRST_CARD[s.tile_4]:
        if not settle_in_any_r_4(s, p, card):
            legal.append(card + 86)
    return legal


def settle_in_take_choose_card(s: State, action: int) -> Step:
    """What is chosen in `settle_in_ask_choose_card`.

    s3.5 s3.3 s3.4 s3.6 s3.12 s3.13 setup.yaml:166
    """
    p = s.p_28
    card = action - 86
    # setup.yaml:167
    card_place = p * 59 + card
    if not s.player_hand[card_place]:
        raise lacking("player_hand")
    s.player_hand[card_place] -= 1
    s.player_resting[(p * 8 + s.s_30) * 59 + card] += 1
    return settle_in_each_s_30


def plan(s: State) -> Step:
    """Fáze plánování (Planning).

    s1.2 s4.13 s4.15 s4.16 s4.17 s4.23 round.yaml:23
    """
    s.cards_open = 0
    # round.yaml:27
    s.sealed = False
    s.me_26 = -1
    return plan_each_me_26(s)


def plan_each_me_26(s: State) -> Step:
    """`plan`: each `me_26`.

    s4.13 s1.2 s4.15 s4.16 s4.17 s4.23 round.yaml:27
    """
    me = s.me_26
    me = s.me_26 = me + 1
    if me == s.game.players:
        s.sealed = None
        # round.yaml:33
        s.cards_open = 1
        player_tiles = s.player_tiles
        player_planned = s.player_planned
        # s9.4 s10.14 round.yaml:34
        for p in s.game.seats:
            # round.yaml:35
            for s_18 in [s_18 for s_18 in range(5, 8) if player_tiles[p * 59 + SPOT_TILE[s_18]] > 0]:
                # round.yaml:36
                piece = SPOT_TILE[s_18]
                piece_place = p * 59 + piece
                if not player_tiles[piece_place]:
                    raise lacking("player_tiles")
                player_tiles[piece_place] -= 1
                s_place = p * 8 + s_18
                if player_planned[s_place] != 59:
                    raise full("player_planned", 1)
                player_planned[s_place] = piece
                s.kept_visible[p] = ()
        return actions_(s)
    player_diamond = s.player_diamond
    player_ink = s.player_ink
    # round.yaml:28
    s.s_17_left = tuple(
        [
            s_17
            for s_17 in (0, 1, 2, 3, 4)
            if (SPOT_NEEDS_DIAMONDS[s_17] == 0 or DIAMOND_TRACK_SLOT[player_diamond[me]] != 0)
            and (SPOT_NEEDS_BOOKS[s_17] == 0 or PAGE_SLOT[player_ink[me]] != 0)
        ]
    )
    return plan_each_s_17(s)


def plan_each_s_17(s: State) -> Step:
    """`plan`: each `s_17`.

    s4.17 s4.13 s1.2 s4.15 s4.16 s4.23 round.yaml:28
    """
    me = s.me_26
    s_17_left = s.s_17_left
    if not s_17_left:
        return plan_each_me_26
    s.s_17 = s_17_left[0]
    s_17_left = s.s_17_left = s_17_left[1:]
    # s4.19 s4.21 s10.15 round.yaml:30
    legal = legal_plan_ask_choose_card(s)
    if len(legal) > 1:
        s.pc = 3
        s.player = me
        s.legal = legal
        return None
    if legal:
        if s.trace is not None:
            s.note(3, me, legal[0])
        return plan_take_choose_card(s, legal[0])
    raise no_choice("plan")


def legal_plan_ask_choose_card(s: State) -> Sequence[int]:
    """The legal actions of `plan_ask_choose_card`, ascending.

    s4.15 s4.19 s4.21 s10.15 s4.17 s4.13 s1.2 s4.16 s4.23 round.yaml:30
    """
    me = s.me_26
    legal: list[int] = []
    legal.append(21)
    for card in compress(THOUSAND, s.player_hand[me * 59 : me * 59 + 59]):
        if ACTION_CARD_TYPE[card] != 6:
            legal.append(card + 86)
    return legal


def plan_take_choose_card(s: State, action: int) -> Step:
    """What is chosen in `plan_ask_choose_card`.

    s4.15 s4.19 s4.21 s10.15 s4.17 s4.13 s1.2 s4.16 s4.23 round.yaml:30
    """
    me = s.me_26
    s_17 = s.s_17
    if action < 22:
        return plan_each_s_17
    card = action - 86
    # round.yaml:31
    card_place = me * 59 + card
    if not s.player_hand[card_place]:
        raise lacking("player_hand")
    s.player_hand[card_place] -= 1
    s_place = me * 8 + s_17
    if s.player_planned[s_place] != 59:
        raise full("player_planned", 1)
    s.player_planned[s_place] = card
    s.kept_visible[me] = ()
    return plan_each_s_17


def actions_(s: State) -> Step:
    """Fáze akcí (Actions).

    s1.4 s1.5 s5.2 s5.7 s9.20 round.yaml:48
    """
    # round.yaml:52
    s.me_27 = s.first_player
    return actions__next_turn(s)


def actions__next_turn(s: State) -> Step:
    """`actions_`: next turn.

    s5.2 s5.7 s9.20 s1.4 s1.5 round.yaml:52
    """
    me = s.me_27
    number = 0
    players = s.game.players
    while s.player_has_left[me]:
        me = s.me_27 = (me + 1) % players
        number += 1
        if number == players:
            raise nobody_plays()
    # round.yaml:53
    return turn(s)


def prepare(s: State) -> Step:
    """Příprava na příští kolo (Preparing the next round).

    s10.3 round.yaml:150
    """
    # s1.7 round.yaml:154
    move_coins(s)
    # s1.8 round.yaml:155
    return renew_display(s)


def lay_tracks_drawn(s: State) -> Step:
    """Losované stupnice (Tracks by lot).

    s3.15 setup.yaml:104
    """
    # setup.yaml:110
    s.company_26 = -1
    return lay_tracks_drawn_each_company_26(s)


def lay_tracks_drawn_each_company_26(s: State) -> Step:
    """`lay_tracks_drawn`: each `company_26`.

    s3.15 setup.yaml:110
    """
    company = s.company_26
    company = s.company_26 = company + 1
    if company == 4:
        return setup_after_lay_tracks_2(s)
    # setup.yaml:111
    s.drawn = [0] * 4
    drawn = s.drawn
    # setup.yaml:112
    if not any(s.track_cards):
        # setup.yaml:113
        s.card_11_left = tuple(pieces(drawn))
        return lay_tracks_drawn_each_card_11(s)
    if s.rng is None and only_kind(s.track_cards) < 0:
        s.pc = 5
        s.player = CHANCE
        s.legal = [outcome for outcome, _ in weights_lay_tracks_drawn_draw(s)]
        return None
    outcome = draw_kind(s, s.track_cards)
    if s.trace is not None:
        s.note(5, CHANCE, outcome)
    return lay_tracks_drawn_draw_given(s, outcome)


def lay_tracks_drawn_each_card_11(s: State) -> Step:
    """`lay_tracks_drawn`: each `card_11`.

    s3.15 setup.yaml:113
    """
    card_11_left = s.card_11_left
    drawn = s.drawn
    if not card_11_left:
        # setup.yaml:116
        s.box_track_card[:] = added(s.box_track_card, drawn)
        drawn[:] = [0] * 4
        if any(drawn):
            raise left_over("drawn")
        return lay_tracks_drawn_each_company_26
    s.card_11 = card_11_left[0]
    card_11_left = s.card_11_left = card_11_left[1:]
    # setup.yaml:114
    found = [*range(1, 3)]
    if not found:
        raise nothing_to_pick()
    if s.rng is None and len(set(found)) > 1:
        s.pc = 4
        s.player = CHANCE
        s.legal = [outcome for outcome, _ in weights_lay_tracks_drawn_pick(s)]
        return None
    outcome = draw_piece(s, found)
    if s.trace is not None:
        s.note(4, CHANCE, outcome)
    return lay_tracks_drawn_pick_given(s, outcome)


def weights_lay_tracks_drawn_pick(s: State) -> list[tuple[int, int]]:
    """What can come out at `lay_tracks_drawn_pick`, with weights.

    setup.yaml:114
    """
    return weighted_pieces(range(1, 3))


def lay_tracks_drawn_pick_given(s: State, outcome: int) -> Step:
    """What came out in `lay_tracks_drawn_pick`.

    s3.15 setup.yaml:114
    """
    card = s.card_11
    half = outcome
    # setup.yaml:115
    s.company_track[s.company_26] = TRACK_CARD_FRONT[card] if half == 1 else TRACK_CARD_TURNED[card]
    return lay_tracks_drawn_each_card_11


def weights_lay_tracks_drawn_draw(s: State) -> list[tuple[int, int]]:
    """What can come out at `lay_tracks_drawn_draw`, with weights.

    setup.yaml:112
    """
    return weighted_kinds(s.track_cards)


def lay_tracks_drawn_draw_given(s: State, outcome: int) -> Step:
    """What came out in `lay_tracks_drawn_draw`.

    s3.15 setup.yaml:112
    """
    drawn = s.drawn
    s.track_cards[outcome] -= 1
    drawn[outcome] += 1
    # setup.yaml:113
    s.card_11_left = tuple(pieces(drawn))
    return lay_tracks_drawn_each_card_11(s)


def deal_tiles_chosen(s: State) -> Step:
    """Volba startovní destičky (A choice of starting tiles).

    s3.16 setup.yaml:141
    """
    return deal_tiles_chosen_chance(s)


def deal_tiles_chosen_each_me_28(s: State) -> Step:
    """`deal_tiles_chosen`: each `me_28`.

    s3.16 setup.yaml:150
    """
    me = s.me_28
    me = s.me_28 = me + 1
    if me == s.game.players:
        s.sealed = None
        player_dealt_tiles = s.player_dealt_tiles
        tiles_left = s.tiles_left
        # setup.yaml:155
        for p in s.game.seats:
            # setup.yaml:156
            for kind in compress(THOUSAND, player_dealt_tiles[p * 10 : p * 10 + 10]):
                kind_place = p * 10 + kind
                tiles_left[kind] += player_dealt_tiles[kind_place]
                player_dealt_tiles[kind_place] = 0
        # setup.yaml:157
        s.tiles_open = 1
        # s3.2 s2.2 s2.4 s2.5 s2.8 s2.9 s2.15 s3.1 setup.yaml:93
        s.p_28_left = s.game.clockwise[s.first_player]
        return setup_each_p_28(s)
    # setup.yaml:152
    legal = legal_deal_tiles_chosen_ask_choose_kept(s)
    if len(legal) > 1:
        s.pc = 6
        s.player = me
        s.legal = legal
        return None
    if legal:
        if s.trace is not None:
            s.note(6, me, legal[0])
        return deal_tiles_chosen_take_choose_kept(s, legal[0])
    raise no_choice("deal_tiles.chosen")


def legal_deal_tiles_chosen_ask_choose_kept(s: State) -> Sequence[int]:
    """The legal actions of `deal_tiles_chosen_ask_choose_kept`, ascending.

    s3.16 setup.yaml:152
    """
    me = s.me_28
    legal: list[int] = []
    player_dealt_tiles = s.player_dealt_tiles
    me_times = me * 10
    if player_dealt_tiles[me_times]:
        legal.append(1578)
    if player_dealt_tiles[me_times + 1]:
        legal.append(1579)
    if player_dealt_tiles[me_times + 2]:
        legal.append(1580)
    if player_dealt_tiles[me_times + 3]:
        legal.append(1581)
    if player_dealt_tiles[me_times + 4]:
        legal.append(1582)
    if player_dealt_tiles[me_times + 5]:
        legal.append(1583)
    if player_dealt_tiles[me_times + 6]:
        legal.append(1584)
    if player_dealt_tiles[me_times + 7]:
        legal.append(1585)
    if player_dealt_tiles[me_times + 8]:
        legal.append(1586)
    if player_dealt_tiles[me_times + 9]:
        legal.append(1587)
    return legal


def deal_tiles_chosen_take_choose_kept(s: State, action: int) -> Step:
    """What is chosen in `deal_tiles_chosen_ask_choose_kept`.

    s3.16 setup.yaml:152
    """
    me = s.me_28
    kept = action - 1578
    # setup.yaml:153
    kept_place = me * 10 + kept
    if not s.player_dealt_tiles[kept_place]:
        raise lacking("player_dealt_tiles")
    s.player_dealt_tiles[kept_place] -= 1
    if s.player_tile[me] != 10:
        raise full("player_tile", 1)
    s.player_tile[me] = kept
    return deal_tiles_chosen_each_me_28


def deal_tiles_chosen_chance(s: State) -> Step:
    """`deal_tiles_chosen`: what chance decides.

    s3.16 setup.yaml:147
    """
    if s.rng is not None and s.trace is None:
        player_dealt_tiles = s.player_dealt_tiles
        for p in s.game.seats:
            # setup.yaml:148
            for piece in draw_kinds(s, s.tiles_left, 2):
                player_dealt_tiles[p * 10 + piece] += 1
        # setup.yaml:150
        s.sealed = False
        s.me_28 = -1
        return deal_tiles_chosen_each_me_28(s)
    # setup.yaml:147
    p = s.p_32 = -1
    return deal_tiles_chosen_each_p_32(s)


def deal_tiles_chosen_each_p_32(s: State) -> Step:
    """`deal_tiles_chosen`: each `p_32`.

    s3.16 setup.yaml:147
    """
    p = s.p_32
    p = s.p_32 = p + 1
    if p == s.game.players:
        # setup.yaml:150
        s.sealed = False
        s.me_28 = -1
        return deal_tiles_chosen_each_me_28(s)
    # setup.yaml:148
    s.deal_tiles_chosen_draw_left = 2
    return deal_tiles_chosen_draw(s)


def deal_tiles_chosen_draw(s: State) -> Step:
    """`deal_tiles_chosen`: draw.

    s3.16 setup.yaml:148
    """
    if s.deal_tiles_chosen_draw_left <= 0:
        return deal_tiles_chosen_each_p_32
    if s.tiles_left == NONE_OF_10:
        return deal_tiles_chosen_each_p_32
    if s.rng is None and only_kind(s.tiles_left) < 0:
        s.pc = 7
        s.player = CHANCE
        s.legal = [outcome for outcome, _ in weights_deal_tiles_chosen_draw(s)]
        return None
    outcome = draw_kind(s, s.tiles_left)
    if s.trace is not None:
        s.note(7, CHANCE, outcome)
    return deal_tiles_chosen_draw_given(s, outcome)


def weights_deal_tiles_chosen_draw(s: State) -> list[tuple[int, int]]:
    """What can come out at `deal_tiles_chosen_draw`, with weights.

    setup.yaml:148
    """
    return weighted_kinds(s.tiles_left)


def deal_tiles_chosen_draw_given(s: State, outcome: int) -> Step:
    """What came out in `deal_tiles_chosen_draw`.

    s3.16 setup.yaml:148
    """
    deal_tiles_chosen_draw_left = s.deal_tiles_chosen_draw_left
    s.tiles_left[outcome] -= 1
    s.player_dealt_tiles[s.p_32 * 10 + outcome] += 1
    deal_tiles_chosen_draw_left = s.deal_tiles_chosen_draw_left = deal_tiles_chosen_draw_left - 1
    return deal_tiles_chosen_draw


def turn(s: State) -> Step:
    """Tah (A turn).

    s5.2 s5.3 s5.4 s5.9 round.yaml:54
    """
    me = s.me_27
    if s.player_share_before_turn[me * 8 : (me + 1) * 8] != s.player_share[me * 8 : (me + 1) * 8]:
        s.player_share_before_turn[me * 8 : (me + 1) * 8] = s.player_share[me * 8 : (me + 1) * 8]
        s.kept_visible[me] = ()
    # round.yaml:60
    s.still_to_act = 0
    # round.yaml:61
    return turn_ask_one_of(s)


def legal_turn_ask_one_of_2(s: State) -> Sequence[int]:
    """The legal actions of `turn_ask_one_of_2`, ascending.

    s9.7 s5.2 s5.3 s5.4 s5.9 round.yaml:93
    """
    me = s.me_27
    legal: list[int] = []
    legal.append(21)
    # round.yaml:94
    if s.player_tiles[me * 59 + 55] > 0 and s.player_good_on[me] == 8:
        player_used = s.player_used
        player_planned = s.player_planned
        me_times = me * 8
        if (
            player_used[me_times] == 0
            and player_planned[me_times] != 59
            and ACTION_CARD_TYPE_IS_GOOD[player_planned[me_times]]
        ):
            legal.append(1570)
        if (
            player_used[me_times + 1] == 0
            and player_planned[me_times + 1] != 59
            and ACTION_CARD_TYPE_IS_GOOD[player_planned[me_times + 1]]
        ):
            legal.append(1571)
        if (
            player_used[me_times + 2] == 0
            and player_planned[me_times + 2] != 59
            and ACTION_CARD_TYPE_IS_GOOD[player_planned[me_times + 2]]
        ):
            legal.append(1572)
        if (
            player_used[me_times + 3] == 0
            and player_planned[me_times + 3] != 59
            and ACTION_CARD_TYPE_IS_GOOD[player_planned[me_times + 3]]
        ):
            legal.append(1573)
        if (
            player_used[me_times + 4] == 0
            and player_planned[me_times + 4] != 59
            and ACTION_CARD_TYPE_IS_GOOD[player_planned[me_times + 4]]
        ):
            legal.append(1574)
        if (
            player_used[me_times + 5] == 0
            and player_planned[me_times + 5] != 59
            and ACTION_CARD_TYPE_IS_GOOD[player_planned[me_times + 5]]
        ):
            legal.append(1575)
        if (
            player_used[me_times + 6] == 0
            and player_planned[me_times + 6] != 59
            and ACTION_CARD_TYPE_IS_GOOD[player_planned[me_times + 6]]
        ):
            legal.append(1576)
        if (
            player_used[me_times + 7] == 0
            and player_planned[me_times + 7] != 59
            and ACTION_CARD_TYPE_IS_GOOD[player_planned[me_times + 7]]
        ):
            legal.append(1577)
    return legal


def turn_take_one_of_2(s: State, action: int) -> Step:
    """What is chosen in `turn_ask_one_of_2`.

    s9.7 s5.2 s5.3 s5.4 s5.9 round.yaml:93
    """
    me = s.me_27
    if action < 22:
        if actions__every_p_25(s):
            return round__chance(s)
        me = s.me_27 = (me + 1) % s.game.players
        return actions__next_turn(s)
    # round.yaml:94
    s_25 = action - 1570
    # round.yaml:113
    s.player_good_on[me] = s_25
    s.kept_visible[me] = ()
    if actions__every_p_25(s):
        return round__chance(s)
    me = s.me_27 = (me + 1) % s.game.players
    return actions__next_turn(s)


def turn_after_place_books(s: State) -> Step:
    """`turn`: after `place_books`.

    s5.2 s5.3 s5.4 s5.9 round.yaml:92
    """
    me = s.me_27
    s.player_has_acted[me] = 1
    # s9.7 round.yaml:93
    legal = legal_turn_ask_one_of_2(s)
    if len(legal) > 1:
        s.pc = 8
        s.player = me
        s.legal = legal
        return None
    if legal:
        if s.trace is not None:
            s.note(8, me, legal[0])
        return turn_take_one_of_2(s, legal[0])
    raise no_choice("turn")


def turn_while(s: State) -> Step:
    """`turn`: while.

    s5.2 s5.3 s5.4 s5.9 round.yaml:59
    """
    still_to_act = s.still_to_act
    if still_to_act == 0:
        return place_books(s)
    # round.yaml:60
    still_to_act = s.still_to_act = 0
    # round.yaml:61
    return turn_ask_one_of(s)


def turn_ask_one_of(s: State) -> Step:
    """A player chooses: lay_good_first, use_goods, use_mixed_goods, expand, use_bookkeeper, use_merchant, occupy,
    withdraw.

    s5.2 s5.3 s5.4 s5.9 round.yaml:61
    """
    me = s.me_27
    legal = legal_turn_ask_one_of(s)
    if len(legal) > 1:
        s.pc = 9
        s.player = me
        s.legal = legal
        return None
    if legal:
        if s.trace is not None:
            s.note(9, me, legal[0])
        return turn_take_one_of(s, legal[0])
    raise no_choice("turn")


def legal_turn_ask_one_of(s: State) -> Sequence[int]:
    """The legal actions of `turn_ask_one_of`, ascending.

    s5.2 s5.3 s5.4 s5.9 round.yaml:61
    """
    me = s.me_27
    legal: list[int] = []
    player_planned = s.player_planned
    player_used = s.player_used
    me_times = me * 8
    types = [
        ACTION_CARD_TYPE[player_planned[me_times + s_24]]
        for s_24 in range(8)
        if player_planned[me_times + s_24] != 59 and player_used[me_times + s_24] == 0
    ]
    # s9.7 round.yaml:62
    if s.player_tiles[me * 59 + 55] > 0 and s.player_good_on[me] == 8:
        if (
            player_used[me_times] == 0
            and player_planned[me_times] != 59
            and ACTION_CARD_TYPE_IS_GOOD[player_planned[me_times]]
        ):
            legal.append(1502)
        if (
            player_used[me_times + 1] == 0
            and player_planned[me_times + 1] != 59
            and ACTION_CARD_TYPE_IS_GOOD[player_planned[me_times + 1]]
        ):
            legal.append(1503)
        if (
            player_used[me_times + 2] == 0
            and player_planned[me_times + 2] != 59
            and ACTION_CARD_TYPE_IS_GOOD[player_planned[me_times + 2]]
        ):
            legal.append(1504)
        if (
            player_used[me_times + 3] == 0
            and player_planned[me_times + 3] != 59
            and ACTION_CARD_TYPE_IS_GOOD[player_planned[me_times + 3]]
        ):
            legal.append(1505)
        if (
            player_used[me_times + 4] == 0
            and player_planned[me_times + 4] != 59
            and ACTION_CARD_TYPE_IS_GOOD[player_planned[me_times + 4]]
        ):
            legal.append(1506)
        if (
            player_used[me_times + 5] == 0
            and player_planned[me_times + 5] != 59
            and ACTION_CARD_TYPE_IS_GOOD[player_planned[me_times + 5]]
        ):
            legal.append(1507)
        if (
            player_used[me_times + 6] == 0
            and player_planned[me_times + 6] != 59
            and ACTION_CARD_TYPE_IS_GOOD[player_planned[me_times + 6]]
        ):
            legal.append(1508)
        if (
            player_used[me_times + 7] == 0
            and player_planned[me_times + 7] != 59
            and ACTION_CARD_TYPE_IS_GOOD[player_planned[me_times + 7]]
        ):
            legal.append(1509)
    # s1.4 s5.14 s12.4 round.yaml:84
    if 0 in types:
        legal.append(1510)
    if 1 in types:
        legal.append(1511)
    if 2 in types:
        legal.append(1512)
    # s11.16 round.yaml:85
    place = me_times + 2
    if COMPANY_TRACK_UNLOCKED[2][s.player_share_before_turn[place]] == 2 and turn_count_g_2(s, me) > 1:
        known_number = turn_sum_s_21(s, me)
        stall_offer = s.stall_offer
        if stall_offer[0] != 59 and (
            (larger_2 if (larger_2 := ACTION_CARD_PRICE[stall_offer[0]] - 1) > 0 else 0) <= known_number
        ):
            legal.append(1518)
        if stall_offer[1] != 59 and (
            (larger_3 if (larger_3 := ACTION_CARD_PRICE[stall_offer[1]] - 1) > 0 else 0) <= known_number
        ):
            legal.append(1519)
        if stall_offer[2] != 59 and (
            (larger_4 if (larger_4 := ACTION_CARD_PRICE[stall_offer[2]] - 1) > 0 else 0) <= known_number
        ):
            legal.append(1520)
        if stall_offer[3] != 59 and (
            (larger_5 if (larger_5 := ACTION_CARD_PRICE[stall_offer[3]] - 1) > 0 else 0) <= known_number
        ):
            legal.append(1521)
        if stall_offer[4] != 59 and (
            (larger_6 if (larger_6 := ACTION_CARD_PRICE[stall_offer[4]] + 1 - 1) > 0 else 0) <= known_number
        ):
            legal.append(1522)
        if stall_offer[5] != 59 and (
            (larger_7 if (larger_7 := ACTION_CARD_PRICE[stall_offer[5]] + 1 - 1) > 0 else 0) <= known_number
        ):
            legal.append(1523)
        if stall_offer[6] != 59 and (
            (larger_8 if (larger_8 := ACTION_CARD_PRICE[stall_offer[6]] + 1 - 1) > 0 else 0) <= known_number
        ):
            legal.append(1524)
        if stall_offer[7] != 59 and (
            (larger_9 if (larger_9 := ACTION_CARD_PRICE[stall_offer[7]] + 1 - 1) > 0 else 0) <= known_number
        ):
            legal.append(1525)
        if stall_offer[8] != 59 and (
            (larger_10 if (larger_10 := ACTION_CARD_PRICE[stall_offer[8]] + 2 - 1) > 0 else 0) <= known_number
        ):
            legal.append(1526)
        if stall_offer[9] != 59 and (
            (larger_11 if (larger_11 := ACTION_CARD_PRICE[stall_offer[9]] + 2 - 1) > 0 else 0) <= known_number
        ):
            legal.append(1527)
        if stall_offer[10] != 59 and (
            (larger_12 if (larger_12 := ACTION_CARD_PRICE[stall_offer[10]] + 2 - 1) > 0 else 0) <= known_number
        ):
            legal.append(1528)
        if stall_offer[11] != 59 and (
            (larger_13 if (larger_13 := ACTION_CARD_PRICE[stall_offer[11]] + 2 - 1) > 0 else 0) <= known_number
        ):
            legal.append(1529)
    # s1.4 s6.2 s6.3 s6.6 s6.8 s6.14 round.yaml:86
    if 3 in types:
        company_upper = s.company_upper
        company_last_post = s.company_last_post
        if (
            company_upper[0] > 0
            or company_last_post[0] != 0
            or company_upper[1] > 0
            or company_last_post[1] != 0
            or company_upper[2] > 0
            or company_last_post[2] != 0
        ):
            legal.append(1530)
        if (
            company_upper[3] > 0
            or company_last_post[3] != 0
            or company_upper[4] > 0
            or company_last_post[4] != 0
            or company_upper[5] > 0
            or company_last_post[5] != 0
        ):
            legal.append(1531)
        if (
            company_upper[6] > 0
            or company_last_post[6] != 0
            or company_upper[7] > 0
            or company_last_post[7] != 0
            or company_upper[8] > 0
            or company_last_post[8] != 0
        ):
            legal.append(1532)
        if (
            company_upper[9] > 0
            or company_last_post[9] != 0
            or company_upper[10] > 0
            or company_last_post[10] != 0
            or company_upper[11] > 0
            or company_last_post[11] != 0
        ):
            legal.append(1533)
    # s1.4 s7.13 s9.10 round.yaml:87
    if 4 in types:
        if (
            player_planned[me_times] != 59
            and ACTION_CARD_TYPE[player_planned[me_times]] == 4
            and player_used[me_times] == 0
        ):
            legal.append(1534)
        if (
            player_planned[me_times + 1] != 59
            and ACTION_CARD_TYPE[player_planned[me_times + 1]] == 4
            and player_used[me_times + 1] == 0
        ):
            legal.append(1535)
        if player_planned[place] != 59 and ACTION_CARD_TYPE[player_planned[place]] == 4 and player_used[place] == 0:
            legal.append(1536)
        if (
            player_planned[me_times + 3] != 59
            and ACTION_CARD_TYPE[player_planned[me_times + 3]] == 4
            and player_used[me_times + 3] == 0
        ):
            legal.append(1537)
        if (
            player_planned[me_times + 4] != 59
            and ACTION_CARD_TYPE[player_planned[me_times + 4]] == 4
            and player_used[me_times + 4] == 0
        ):
            legal.append(1538)
        if (
            player_planned[me_times + 5] != 59
            and ACTION_CARD_TYPE[player_planned[me_times + 5]] == 4
            and player_used[me_times + 5] == 0
        ):
            legal.append(1539)
        if (
            player_planned[me_times + 6] != 59
            and ACTION_CARD_TYPE[player_planned[me_times + 6]] == 4
            and player_used[me_times + 6] == 0
        ):
            legal.append(1540)
        if (
            player_planned[me_times + 7] != 59
            and ACTION_CARD_TYPE[player_planned[me_times + 7]] == 4
            and player_used[me_times + 7] == 0
        ):
            legal.append(1541)
    # s1.5 s8.2 s8.3 round.yaml:88
    if 5 in types:
        if (
            player_planned[me_times] != 59
            and ACTION_CARD_TYPE[player_planned[me_times]] == 5
            and player_used[me_times] == 0
        ):
            legal.append(1542)
        if (
            player_planned[me_times + 1] != 59
            and ACTION_CARD_TYPE[player_planned[me_times + 1]] == 5
            and player_used[me_times + 1] == 0
        ):
            legal.append(1543)
        if player_planned[place] != 59 and ACTION_CARD_TYPE[player_planned[place]] == 5 and player_used[place] == 0:
            legal.append(1544)
        if (
            player_planned[me_times + 3] != 59
            and ACTION_CARD_TYPE[player_planned[me_times + 3]] == 5
            and player_used[me_times + 3] == 0
        ):
            legal.append(1545)
        if (
            player_planned[me_times + 4] != 59
            and ACTION_CARD_TYPE[player_planned[me_times + 4]] == 5
            and player_used[me_times + 4] == 0
        ):
            legal.append(1546)
        if (
            player_planned[me_times + 5] != 59
            and ACTION_CARD_TYPE[player_planned[me_times + 5]] == 5
            and player_used[me_times + 5] == 0
        ):
            legal.append(1547)
        if (
            player_planned[me_times + 6] != 59
            and ACTION_CARD_TYPE[player_planned[me_times + 6]] == 5
            and player_used[me_times + 6] == 0
        ):
            legal.append(1548)
        if (
            player_planned[me_times + 7] != 59
            and ACTION_CARD_TYPE[player_planned[me_times + 7]] == 5
            and player_used[me_times + 7] == 0
        ):
            legal.append(1549)
    # s1.5 s8.8 s8.9 round.yaml:89
    if markers_left(s, me) > 0:
        bonus_space_holder = s.bonus_space_holder
        if bonus_space_holder[0] == 4 and (me != s.first_player or s.player_has_acted[me] != 0):
            legal.append(1550)
        player_pounds = s.player_pounds[me]
        if bonus_space_holder[1] == 4 and player_pounds >= 1:
            legal.append(1551)
        if bonus_space_holder[2] == 4 and turn_any_card_7(s, me):
            legal.append(1552)
        if bonus_space_holder[3] == 4 and not turn_any_p_26(s, me):
            legal.append(1553)
        if bonus_space_holder[4] == 4 and not turn_any_p_26_2(s, me):
            legal.append(1554)
        if bonus_space_holder[5] == 4 and not turn_any_p_26_3(s, me):
            legal.append(1555)
        if bonus_space_holder[6] == 4 and not turn_any_p_26_4(s, me):
            legal.append(1556)
        if bonus_space_holder[7] == 4 and player_pounds >= 1:
            legal.append(1557)
        if bonus_space_holder[8] == 4 and player_pounds >= 1:
            legal.append(1558)
        if bonus_space_holder[9] == 4 and player_pounds >= 2:
            legal.append(1559)
        if bonus_space_holder[10] == 4 and player_pounds >= 2:
            legal.append(1560)
        company_track = s.company_track
        company_track_0 = company_track[0]
        company_track_1 = company_track[1]
        company_track_2 = company_track[2]
        company_track_3 = company_track[3]
        if (
            (company_track_0 == 4 or company_track_1 == 4 or company_track_2 == 4 or company_track_3 == 4)
            and COMPANY_TRACK_UNLOCKED[4][s.player_share_before_turn[me_times + 4]] >= 1
            and bonus_space_holder[11] == 4
            and player_pounds >= 1
        ) and not turn_any_other(s, me):
            legal.append(1561)
        if (
            (company_track_0 == 4 or company_track_1 == 4 or company_track_2 == 4 or company_track_3 == 4)
            and COMPANY_TRACK_UNLOCKED[4][s.player_share_before_turn[me_times + 4]] >= 2
            and bonus_space_holder[12] == 4
            and player_pounds >= 2
        ) and not turn_any_other(s, me):
            legal.append(1562)
        if (
            (company_track_0 == 5 or company_track_1 == 5 or company_track_2 == 5 or company_track_3 == 5)
            and COMPANY_TRACK_UNLOCKED[5][s.player_share_before_turn[me_times + 5]] >= 1
            and bonus_space_holder[13] == 4
        ) and not turn_any_other_2(s, me):
            legal.append(1563)
        if (
            (company_track_0 == 5 or company_track_1 == 5 or company_track_2 == 5 or company_track_3 == 5)
            and COMPANY_TRACK_UNLOCKED[5][s.player_share_before_turn[me_times + 5]] >= 2
            and bonus_space_holder[14] == 4
        ) and not turn_any_other_2(s, me):
            legal.append(1564)
        if (
            (company_track_0 == 6 or company_track_1 == 6 or company_track_2 == 6 or company_track_3 == 6)
            and COMPANY_TRACK_UNLOCKED[6][s.player_share_before_turn[me_times + 6]] >= 1
            and bonus_space_holder[15] == 4
            and turn_any_card_7(s, me)
        ) and not turn_any_other_3(s, me):
            legal.append(1565)
        if (
            (company_track_0 == 6 or company_track_1 == 6 or company_track_2 == 6 or company_track_3 == 6)
            and COMPANY_TRACK_UNLOCKED[6][s.player_share_before_turn[me_times + 6]] >= 2
            and bonus_space_holder[16] == 4
            and turn_any_card_7_2(s, me)
        ) and not turn_any_other_3(s, me):
            legal.append(1566)
        if (
            (company_track_0 == 7 or company_track_1 == 7 or company_track_2 == 7 or company_track_3 == 7)
            and COMPANY_TRACK_UNLOCKED[7][s.player_share_before_turn[me_times + 7]] >= 1
            and bonus_space_holder[17] == 4
            and player_pounds >= 1
        ) and not turn_any_other_4(s, me):
            legal.append(1567)
        if (
            (company_track_0 == 7 or company_track_1 == 7 or company_track_2 == 7 or company_track_3 == 7)
            and COMPANY_TRACK_UNLOCKED[7][s.player_share_before_turn[me_times + 7]] >= 2
            and bonus_space_holder[18] == 4
            and player_pounds >= 1
        ) and not turn_any_other_4(s, me):
            legal.append(1568)
    # s1.5 s5.7 s9.16 s9.17 round.yaml:90
    legal.append(1569)
    return legal


def turn_take_one_of(s: State, action: int) -> Step:
    """What is chosen in `turn_ask_one_of`.

    s5.2 s5.3 s5.4 s5.9 round.yaml:61
    """
    me = s.me_27
    if action < 1534:
        if action < 1510:
            # s9.7 round.yaml:62
            s_19 = action - 1502
            # s9.7 round.yaml:82
            s.player_good_on[me] = s_19
            s.kept_visible[me] = ()
            # round.yaml:60
            s.still_to_act = 0
            # round.yaml:61
            return turn_ask_one_of
        elif action < 1518:
            # s1.4 s5.14 s12.4 round.yaml:84
            s.good_4 = action - 1510
            return use_goods(s)
        elif action < 1530:
            # s11.16 round.yaml:85
            s.stall_10 = action - 1518
            return use_mixed_goods(s)
        # s1.4 s6.2 s6.3 s6.6 s6.8 s6.14 round.yaml:86
        s.company_25 = action - 1530
        return expand(s)
    if action < 1542:
        # s1.4 s7.13 s9.10 round.yaml:87
        s.s_23 = action - 1534
        return use_bookkeeper(s)
    elif action < 1550:
        # s1.5 s8.2 s8.3 round.yaml:88
        s_24 = action - 1542
        use_merchant(s, me, s_24)
        return place_books(s)
    elif action < 1569:
        # s1.5 s8.8 s8.9 round.yaml:89
        s.space_8 = action - 1550
        return occupy(s)
    # s1.5 s5.7 s9.16 s9.17 round.yaml:90
    return withdraw_ask_choose_s(s)


def renew_display(s: State) -> Step:
    """Obnova nabídky karet (Renewing the card display).

    s10.11 s5.21 round.yaml:165
    """
    stall_offer = s.stall_offer
    discard = s.discard
    # round.yaml:169
    for r in range(4):
        # round.yaml:170
        if stall_offer[r] != 59:
            discard[stall_offer[r]] += 1
            stall_offer[r] = 59
        # round.yaml:171
        for c in range(3):
            # round.yaml:172
            for to_the_right in DISPLAY_COLUMN_BY_KEY[c]:
                # round.yaml:173
                r_place_2 = to_the_right * 4 + r
                if stall_offer[r_place_2] == 59 and stall_offer[c * 4 + r] != 59:
                    # round.yaml:174
                    r_place = c * 4 + r
                    piece = stall_offer[r_place]
                    if stall_offer[r_place] != piece:
                        raise lacking("stall_offer")
                    stall_offer[r_place] = 59
                    if stall_offer[r_place_2] != 59:
                        raise full("stall_offer", 1)
                    stall_offer[r_place_2] = piece
    # round.yaml:175
    s.c_8 = -1
    return renew_display_each_c_8(s)


def renew_display_each_c_8(s: State) -> Step:
    """`renew_display`: each `c_8`.

    s10.11 s5.21 round.yaml:175
    """
    c = s.c_8
    c = s.c_8 = c + 1
    if c == 3:
        # s1.9 s10.3 round.yaml:156
        return_markers(s)
        return main_repeat(s)
    # round.yaml:176
    s.r_3 = -1
    return renew_display_each_r_3(s)


def renew_display_each_r_3(s: State) -> Step:
    """`renew_display`: each `r_3`.

    s10.11 s5.21 round.yaml:176
    """
    r = s.r_3
    r = s.r_3 = r + 1
    if r == 4:
        return renew_display_each_c_8
    # round.yaml:177
    s.stall = s.c_8 * 4 + r
    s.after_refill = 1
    return refill(s)


def use_goods(s: State) -> Step:
    """Použij zboží: … (Use goods: …).

    s1.4 s5.3 s5.14 s12.4 actions.yaml:4
    """
    # actions.yaml:14
    s.left_3 = 0
    # actions.yaml:16
    s.taken = NO_ROWS
    taken = s.taken
    s.last_s = -1
    going_on = s.going_on = 1
    if not (going_on != 0 and len(taken) < 5):
        return use_goods_then(s)
    return use_goods_ask_choose_s(s)


def legal_use_goods_ask_choose_stall(s: State) -> Sequence[int]:
    """The legal actions of `use_goods_ask_choose_stall`, ascending.

    s5.14 s5.20 s1.4 s5.3 s12.4 actions.yaml:22
    """
    good = s.good_4
    left = s.left_3
    me = s.me_27
    legal: list[int] = []
    stall_offer = s.stall_offer
    if stall_offer[0] != 59 and price_in_goods(s, me, 0, good) <= left:
        legal.append(9)
    if stall_offer[1] != 59 and price_in_goods(s, me, 1, good) <= left:
        legal.append(10)
    if stall_offer[2] != 59 and price_in_goods(s, me, 2, good) <= left:
        legal.append(11)
    if stall_offer[3] != 59 and price_in_goods(s, me, 3, good) <= left:
        legal.append(12)
    if stall_offer[4] != 59 and price_in_goods(s, me, 4, good) <= left:
        legal.append(13)
    if stall_offer[5] != 59 and price_in_goods(s, me, 5, good) <= left:
        legal.append(14)
    if stall_offer[6] != 59 and price_in_goods(s, me, 6, good) <= left:
        legal.append(15)
    if stall_offer[7] != 59 and price_in_goods(s, me, 7, good) <= left:
        legal.append(16)
    if stall_offer[8] != 59 and price_in_goods(s, me, 8, good) <= left:
        legal.append(17)
    if stall_offer[9] != 59 and price_in_goods(s, me, 9, good) <= left:
        legal.append(18)
    if stall_offer[10] != 59 and price_in_goods(s, me, 10, good) <= left:
        legal.append(19)
    if stall_offer[11] != 59 and price_in_goods(s, me, 11, good) <= left:
        legal.append(20)
    legal.append(21)
    return legal


def use_goods_take_choose_stall(s: State, action: int) -> Step:
    """What is chosen in `use_goods_ask_choose_stall`.

    s5.14 s5.20 s1.4 s5.3 s12.4 actions.yaml:22
    """
    left = s.left_3
    me = s.me_27
    if action < 21:
        stall = action - 9
        # actions.yaml:23
        left = left - price_in_goods(s, me, stall, s.good_4)
        stall_offer = s.stall_offer
        # actions.yaml:24
        piece = stall_offer[stall]
        if stall_offer[stall] != piece:
            raise lacking("stall_offer")
        stall_offer[stall] = 59
        s.player_hand[me * 59 + piece] += 1
        # s5.23 actions.yaml:26
        s.me_3 = me
        s.left_ = left
        return spend_goods(s)
    s.me_3 = me
    s.left_ = left
    return spend_goods(s)


def use_goods_then(s: State) -> Step:
    """`use_goods`: then.

    s5.14 s1.4 s5.3 s12.4 actions.yaml:16
    """
    left = s.left_3
    me = s.me_27
    player_used = s.player_used
    # actions.yaml:17
    for s_12 in s.taken:
        # actions.yaml:18
        left = s.left_3 = left + worth(s, me, s_12)
        # s5.11 s5.24 s9.8 actions.yaml:19
        player_used[me * 8 + s_12] = 1
        s.kept_visible[me] = ()
    # s5.20 actions.yaml:22
    legal = legal_use_goods_ask_choose_stall(s)
    if len(legal) > 1:
        s.pc = 10
        s.player = me
        s.legal = legal
        return None
    if legal:
        if s.trace is not None:
            s.note(10, me, legal[0])
        return use_goods_take_choose_stall(s, legal[0])
    raise no_choice("use_goods")


def use_goods_ask_choose_s(s: State) -> Step:
    """A player chooses: choose_s, stop.

    s5.14 s1.4 s5.3 s12.4 actions.yaml:16
    """
    me = s.me_27
    legal = legal_use_goods_ask_choose_s(s)
    if len(legal) > 1:
        s.pc = 11
        s.player = me
        s.legal = legal
        return None
    if legal:
        if s.trace is not None:
            s.note(11, me, legal[0])
        return use_goods_take_choose_s(s, legal[0])
    raise no_choice("use_goods")


def legal_use_goods_ask_choose_s(s: State) -> Sequence[int]:
    """The legal actions of `use_goods_ask_choose_s`, ascending.

    s5.14 s1.4 s5.3 s12.4 actions.yaml:16
    """
    good = s.good_4
    last_s = s.last_s
    me = s.me_27
    taken = s.taken
    legal: list[int] = []
    player_planned = s.player_planned
    player_used = s.player_used
    me_times = me * 8
    if (
        player_planned[me_times] != 59
        and ACTION_CARD_TYPE[player_planned[me_times]] == good
        and player_used[me_times] == 0
        and last_s < 0
        and use_goods_count_s_11(s, me, good) >= 1 - len(taken) - 1
    ):
        legal.append(0)
    if (
        player_planned[me_times + 1] != 59
        and ACTION_CARD_TYPE[player_planned[me_times + 1]] == good
        and player_used[me_times + 1] == 0
        and last_s < 1
        and use_goods_count_s_11_2(s, me, good) >= 1 - len(taken) - 1
    ):
        legal.append(1)
    if (
        player_planned[me_times + 2] != 59
        and ACTION_CARD_TYPE[player_planned[me_times + 2]] == good
        and player_used[me_times + 2] == 0
        and last_s < 2
        and use_goods_count_s_11_3(s, me, good) >= 1 - len(taken) - 1
    ):
        legal.append(2)
    if (
        player_planned[me_times + 3] != 59
        and ACTION_CARD_TYPE[player_planned[me_times + 3]] == good
        and player_used[me_times + 3] == 0
        and last_s < 3
        and use_goods_count_s_11_4(s, me, good) >= 1 - len(taken) - 1
    ):
        legal.append(3)
    if (
        player_planned[me_times + 4] != 59
        and ACTION_CARD_TYPE[player_planned[me_times + 4]] == good
        and player_used[me_times + 4] == 0
        and last_s < 4
        and use_goods_count_s_11_5(s, me, good) >= 1 - len(taken) - 1
    ):
        legal.append(4)
    if (
        player_planned[me_times + 5] != 59
        and ACTION_CARD_TYPE[player_planned[me_times + 5]] == good
        and player_used[me_times + 5] == 0
        and last_s < 5
        and use_goods_count_s_11_6(s, me, good) >= 1 - len(taken) - 1
    ):
        legal.append(5)
    if (
        player_planned[me_times + 6] != 59
        and ACTION_CARD_TYPE[player_planned[me_times + 6]] == good
        and player_used[me_times + 6] == 0
        and last_s < 6
        and use_goods_count_s_11_7(s, me, good) >= 1 - len(taken) - 1
    ):
        legal.append(6)
    if (
        player_planned[me_times + 7] != 59
        and ACTION_CARD_TYPE[player_planned[me_times + 7]] == good
        and player_used[me_times + 7] == 0
        and last_s < 7
        and use_goods_count_s_11_8(s, me, good) >= 1 - len(taken) - 1
    ):
        legal.append(7)
    if len(taken) >= 1:
        legal.append(8)
    return legal


def use_goods_take_choose_s(s: State, action: int) -> Step:
    """What is chosen in `use_goods_ask_choose_s`.

    s5.14 s1.4 s5.3 s12.4 actions.yaml:16
    """
    taken = s.taken
    if action < 8:
        s_10 = action
        if s_10 not in taken:
            taken = s.taken = (*taken, s_10)
        s.last_s = s_10
        if not (s.going_on != 0 and len(taken) < 5):
            return use_goods_then(s)
        return use_goods_ask_choose_s
    return use_goods_then(s)


def use_mixed_goods(s: State) -> Step:
    """Pořiď za různé zboží: … (Take for several goods: …).

    s11.16 actions.yaml:27
    """
    stall = s.stall_10
    stall_offer = s.stall_offer
    # actions.yaml:47
    s.left_4 = -(
        larger
        if (
            larger := ACTION_CARD_PRICE[stall_offer[stall]]
            + CRATE_NUMBERS[STALL_DISPLAY_ROW[stall]][STALL_DISPLAY_COLUMN[stall]]
            - 1
        )
        > 0
        else 0
    )
    # s5.20 actions.yaml:48
    piece = stall_offer[stall]
    if stall_offer[stall] != piece:
        raise lacking("stall_offer")
    stall_offer[stall] = 59
    s.player_hand[s.me_27 * 59 + piece] += 1
    # s12.4 actions.yaml:50
    return use_mixed_goods_ask_choose_s(s)


def use_mixed_goods_while(s: State) -> Step:
    """`use_mixed_goods`: while.

    s11.16 actions.yaml:56
    """
    me = s.me_27
    if not (s.going_on_2 != 0 and s.rounds < 5 and use_mixed_goods_any_s_14(s, me)):
        # actions.yaml:61
        s.me_3 = me
        s.left_ = s.left_4
        return spend_goods(s)
    # actions.yaml:57
    legal = legal_use_mixed_goods_ask_choose_s_2(s)
    if len(legal) > 1:
        s.pc = 12
        s.player = me
        s.legal = legal
        return None
    if legal:
        if s.trace is not None:
            s.note(12, me, legal[0])
        return use_mixed_goods_take_choose_s_2(s, legal[0])
    raise no_choice("use_mixed_goods")


def legal_use_mixed_goods_ask_choose_s_2(s: State) -> Sequence[int]:
    """The legal actions of `use_mixed_goods_ask_choose_s_2`, ascending.

    s11.16 actions.yaml:57
    """
    me = s.me_27
    legal: list[int] = []
    player_used = s.player_used
    player_planned = s.player_planned
    me_times = me * 8
    if (
        player_used[me_times] == 0
        and player_planned[me_times] != 59
        and ACTION_CARD_TYPE_IS_GOOD[player_planned[me_times]]
    ):
        legal.append(0)
    if (
        player_used[me_times + 1] == 0
        and player_planned[me_times + 1] != 59
        and ACTION_CARD_TYPE_IS_GOOD[player_planned[me_times + 1]]
    ):
        legal.append(1)
    if (
        player_used[me_times + 2] == 0
        and player_planned[me_times + 2] != 59
        and ACTION_CARD_TYPE_IS_GOOD[player_planned[me_times + 2]]
    ):
        legal.append(2)
    if (
        player_used[me_times + 3] == 0
        and player_planned[me_times + 3] != 59
        and ACTION_CARD_TYPE_IS_GOOD[player_planned[me_times + 3]]
    ):
        legal.append(3)
    if (
        player_used[me_times + 4] == 0
        and player_planned[me_times + 4] != 59
        and ACTION_CARD_TYPE_IS_GOOD[player_planned[me_times + 4]]
    ):
        legal.append(4)
    if (
        player_used[me_times + 5] == 0
        and player_planned[me_times + 5] != 59
        and ACTION_CARD_TYPE_IS_GOOD[player_planned[me_times + 5]]
    ):
        legal.append(5)
    if (
        player_used[me_times + 6] == 0
        and player_planned[me_times + 6] != 59
        and ACTION_CARD_TYPE_IS_GOOD[player_planned[me_times + 6]]
    ):
        legal.append(6)
    if (
        player_used[me_times + 7] == 0
        and player_planned[me_times + 7] != 59
        and ACTION_CARD_TYPE_IS_GOOD[player_planned[me_times + 7]]
    ):
        legal.append(7)
    # actions.yaml:56
    if s.rounds >= 0:
        legal.append(8)
    return legal


def use_mixed_goods_take_choose_s_2(s: State, action: int) -> Step:
    """What is chosen in `use_mixed_goods_ask_choose_s_2`.

    s11.16 actions.yaml:57
    """
    going_on = s.going_on_2
    left = s.left_4
    me = s.me_27
    rounds = s.rounds
    if action < 8:
        s_15 = action
        # actions.yaml:58
        left = s.left_4 = left + worth(s, me, s_15)
        # actions.yaml:59
        s.player_used[me * 8 + s_15] = 1
        s.kept_visible[me] = ()
        # actions.yaml:56
        if going_on:
            rounds = s.rounds = rounds + 1
        return use_mixed_goods_while
    going_on = s.going_on_2 = 0
    return use_mixed_goods_while


def use_mixed_goods_ask_choose_s(s: State) -> Step:
    """A player chooses: choose_s.

    s12.4 s11.16 actions.yaml:51
    """
    me = s.me_27
    legal = legal_use_mixed_goods_ask_choose_s(s)
    if len(legal) > 1:
        s.pc = 13
        s.player = me
        s.legal = legal
        return None
    if legal:
        if s.trace is not None:
            s.note(13, me, legal[0])
        return use_mixed_goods_take_choose_s(s, legal[0])
    raise no_choice("use_mixed_goods")


def legal_use_mixed_goods_ask_choose_s(s: State) -> Sequence[int]:
    """The legal actions of `use_mixed_goods_ask_choose_s`, ascending.

    s12.4 s11.16 actions.yaml:51
    """
    me = s.me_27
    legal: list[int] = []
    player_used = s.player_used
    player_planned = s.player_planned
    me_times = me * 8
    if (
        player_used[me_times] == 0
        and player_planned[me_times] != 59
        and ACTION_CARD_TYPE_IS_GOOD[player_planned[me_times]]
    ):
        legal.append(0)
    if (
        player_used[me_times + 1] == 0
        and player_planned[me_times + 1] != 59
        and ACTION_CARD_TYPE_IS_GOOD[player_planned[me_times + 1]]
    ):
        legal.append(1)
    if (
        player_used[me_times + 2] == 0
        and player_planned[me_times + 2] != 59
        and ACTION_CARD_TYPE_IS_GOOD[player_planned[me_times + 2]]
    ):
        legal.append(2)
    if (
        player_used[me_times + 3] == 0
        and player_planned[me_times + 3] != 59
        and ACTION_CARD_TYPE_IS_GOOD[player_planned[me_times + 3]]
    ):
        legal.append(3)
    if (
        player_used[me_times + 4] == 0
        and player_planned[me_times + 4] != 59
        and ACTION_CARD_TYPE_IS_GOOD[player_planned[me_times + 4]]
    ):
        legal.append(4)
    if (
        player_used[me_times + 5] == 0
        and player_planned[me_times + 5] != 59
        and ACTION_CARD_TYPE_IS_GOOD[player_planned[me_times + 5]]
    ):
        legal.append(5)
    if (
        player_used[me_times + 6] == 0
        and player_planned[me_times + 6] != 59
        and ACTION_CARD_TYPE_IS_GOOD[player_planned[me_times + 6]]
    ):
        legal.append(6)
    if (
        player_used[me_times + 7] == 0
        and player_planned[me_times + 7] != 59
        and ACTION_CARD_TYPE_IS_GOOD[player_planned[me_times + 7]]
    ):
        legal.append(7)
    return legal


def use_mixed_goods_take_choose_s(s: State, action: int) -> Step:
    """What is chosen in `use_mixed_goods_ask_choose_s`.

    s12.4 s11.16 actions.yaml:51
    """
    left = s.left_4
    me = s.me_27
    s_13 = action
    # actions.yaml:52
    left = s.left_4 = left + worth(s, me, s_13)
    # actions.yaml:53
    s.player_used[me * 8 + s_13] = 1
    s.kept_visible[me] = ()
    if left >= 0:
        # actions.yaml:56
        s.rounds = 0
        s.going_on_2 = 1
        return use_mixed_goods_while(s)
    return use_mixed_goods_ask_choose_s


def expand(s: State) -> Step:
    """Rozšiř síť společnosti … (Expand …).

    s1.4 s5.3 s6.2 s6.3 s6.6 s6.8 s6.14 actions.yaml:109
    """
    company = s.company_25
    me = s.me_27
    # actions.yaml:125
    s.left_5 = (s.kept_visible[me] or visible_by_card_type(s, me))[3]
    player_planned = s.player_planned
    player_used = s.player_used
    # s6.17 s7.1 actions.yaml:126
    for s_16 in [
        s_16
        for s_16 in range(8)
        if player_planned[me * 8 + s_16] != 59
        and ACTION_CARD_TYPE[player_planned[me * 8 + s_16]] == 3
        and player_used[me * 8 + s_16] == 0
    ]:
        # actions.yaml:127
        player_used[me * 8 + s_16] = 1
        s.kept_visible[me] = ()
    # actions.yaml:128
    s.entered_2 = NO_ROWS
    # actions.yaml:129
    s.driven_out = [0] * 4
    # actions.yaml:131
    rounds = s.rounds_2 = 0
    going_on = s.going_on_3 = 1
    # s6.12 s6.24 actions.yaml:131
    if not (
        going_on != 0
        and rounds < 24
        and (kept == 1 if (kept := s.kept_has_posts[company]) >= 0 else has_posts(s, company))
    ):
        return collect(s)
    # s6.9 s6.12 s6.24 actions.yaml:132
    return expand_ask_choose_target(s)


def expand_each_loser(s: State) -> Step:
    """`expand`: each `loser`.

    s6.16 s1.4 s5.3 s6.2 s6.3 s6.6 s6.8 s6.14 actions.yaml:143
    """
    loser_left = s.loser_left
    still_to_act = s.still_to_act
    if not loser_left:
        if still_to_act == 0:
            return place_books(s)
        # s5.2 s5.4 s5.9 round.yaml:60
        still_to_act = s.still_to_act = 0
        # s5.2 s5.4 s5.9 round.yaml:61
        return turn_ask_one_of(s)
    loser = s.loser = loser_left[0]
    loser_left = s.loser_left = loser_left[1:]
    # actions.yaml:144
    expand_rounds = s.expand_rounds = s.driven_out[loser]
    if expand_rounds <= 0:
        return expand_each_loser
    expand_rounds = s.expand_rounds = expand_rounds - 1
    # actions.yaml:145
    return take_back_ask_choose_column(s)


def expand_after_collect(s: State) -> Step:
    """`expand`: after `collect`.

    s6.16 s1.4 s5.3 s6.2 s6.3 s6.6 s6.8 s6.14 actions.yaml:143
    """
    s.loser_left = (0, 1, 2, 3)
    return expand_each_loser(s)


def expand_after_choose_target(s: State) -> Step:
    """`expand`: after `choose_target`.

    s6.12 s6.24 s1.4 s5.3 s6.2 s6.3 s6.6 s6.8 s6.14 actions.yaml:131
    """
    company = s.company_25
    going_on = s.going_on_3
    rounds = s.rounds_2
    if going_on:
        rounds = s.rounds_2 = rounds + 1
    if not (
        going_on != 0
        and rounds < 24
        and (kept == 1 if (kept := s.kept_has_posts[company]) >= 0 else has_posts(s, company))
    ):
        return collect(s)
    # s6.9 actions.yaml:132
    return expand_ask_choose_target(s)


def expand_ask_choose_target(s: State) -> Step:
    """A player chooses: choose_target, stop.

    s6.9 s6.12 s6.24 s1.4 s5.3 s6.2 s6.3 s6.6 s6.8 s6.14 actions.yaml:132
    """
    me = s.me_27
    legal = legal_expand_ask_choose_target(s)
    if len(legal) > 1:
        s.pc = 14
        s.player = me
        s.legal = legal
        return None
    if legal:
        if s.trace is not None:
            s.note(14, me, legal[0])
        return expand_take_choose_target(s, legal[0])
    raise no_choice("expand")


def legal_expand_ask_choose_target(s: State) -> Sequence[int]:
    """The legal actions of `expand_ask_choose_target`, ascending.

    s6.9 s6.12 s6.24 s1.4 s5.3 s6.2 s6.3 s6.6 s6.8 s6.14 actions.yaml:132
    """
    company = s.company_25
    left = s.left_5
    legal: list[int] = []
    # actions.yaml:131
    if s.rounds_2 >= 0:
        legal.append(8)
    area_post = s.area_post
    # actions.yaml:132
    for target in range(4, 28):
        if (
            area_post[target] != company
            and (company in AREA_POST_AROUND[target](s.area_post) or company in SEAT_OF_AROUND[target])
            and entry_cost(s, company, target) <= left
        ):
            legal.append(target + 27)
    return legal


def expand_take_choose_target(s: State, action: int) -> Step:
    """What is chosen in `expand_ask_choose_target`.

    s6.9 s6.12 s6.24 s1.4 s5.3 s6.2 s6.3 s6.6 s6.8 s6.14 actions.yaml:132
    """
    driven_out = s.driven_out
    left = s.left_5
    if action < 9:
        # actions.yaml:131
        s.going_on_3 = 0
        return expand_after_choose_target
    # actions.yaml:132
    target = s.target_3 = action - 27
    # s6.10 actions.yaml:133
    left = s.left_5 = left - entry_cost(s, s.company_25, target)
    area_post = s.area_post
    # s6.16 actions.yaml:134
    if area_post[target] != 4:
        # actions.yaml:135
        value = driven_out[area_post[target]] + 1
        if value > 24:
            raise out_of_bounds("driven_out", value)
        driven_out[area_post[target]] = value
    # s6.11 actions.yaml:136
    return take_post_ask_choose_column(s)


def use_bookkeeper(s: State) -> Step:
    """Použij účetního: … (Use the bookkeeper: …).

    s1.4 s5.3 s7.13 s9.10 books.yaml:4
    """
    me = s.me_27
    # s7.21 s12.7 books.yaml:9
    s.player_used[me * 8 + s.s_23] = 1
    s.kept_visible[me] = ()
    # s7.14 books.yaml:10
    return turn_a_book_ask_one_of(s)


def use_bookkeeper_after_if(s: State) -> Step:
    """`use_bookkeeper`: after `if`.

    s7.21 s1.4 s5.3 s7.13 s9.10 books.yaml:32
    """
    me = s.me_27
    s.me_19 = me
    s.points = ACTION_CARD_AMOUNT[s.player_planned[me * 8 + s.s_23]]
    s.after_spend_points = 0
    return spend_points(s)


def use_bookkeeper_while(s: State) -> Step:
    """`use_bookkeeper`: while.

    s7.15 s1.4 s5.3 s7.13 s9.10 books.yaml:12
    """
    me = s.me_27
    if not (s.going_on_6 != 0 and s.rounds_5 < 15):
        player_ink = s.player_ink
        # s7.19 s7.20 books.yaml:30
        if player_ink[me] != s.earlier and s.player_face_down[me * 16 + player_ink[me]] == 0:
            # books.yaml:31
            s.gift = BOOK_REWARD[s.player_ledger[me * 16 + player_ink[me]]]
            return receive(s)
        # s7.21 books.yaml:32
        s.me_19 = me
        s.points = ACTION_CARD_AMOUNT[s.player_planned[me * 8 + s.s_23]]
        s.after_spend_points = 0
        return spend_points(s)
    # books.yaml:13
    legal = legal_use_bookkeeper_ask_one_of(s)
    if len(legal) > 1:
        s.pc = 15
        s.player = me
        s.legal = legal
        return None
    if legal:
        if s.trace is not None:
            s.note(15, me, legal[0])
        return use_bookkeeper_take_one_of(s, legal[0])
    raise no_choice("use_bookkeeper")


def legal_use_bookkeeper_ask_one_of(s: State) -> Sequence[int]:
    """The legal actions of `use_bookkeeper_ask_one_of`, ascending.

    s7.15 s1.4 s5.3 s7.13 s9.10 books.yaml:13
    """
    me = s.me_27
    legal: list[int] = []
    # books.yaml:12
    if s.rounds_5 >= 0:
        legal.append(8)
    player_ledger = s.player_ledger
    player_face_down = s.player_face_down
    me_times = me * 16
    # books.yaml:14
    for page in PAGE_BY_NUMBER[s.player_ink[me]]:
        player_ledger_here = player_ledger[me_times + page]
        if player_ledger_here != 82 and (
            player_ledger_here == 82
            or player_face_down[me_times + page] != 0
            or meets(s, me, BOOK_DEMAND[player_ledger_here])
        ):
            legal.append(page + 145)
    return legal


def use_bookkeeper_take_one_of(s: State, action: int) -> Step:
    """What is chosen in `use_bookkeeper_ask_one_of`.

    s7.15 s1.4 s5.3 s7.13 s9.10 books.yaml:13
    """
    going_on = s.going_on_6
    rounds = s.rounds_5
    if action < 9:
        # books.yaml:12
        going_on = s.going_on_6 = 0
        return use_bookkeeper_while
    # books.yaml:14
    page = action - 145
    # books.yaml:29
    s.player_ink[s.me_27] = page
    # books.yaml:12
    if going_on:
        rounds = s.rounds_5 = rounds + 1
    return use_bookkeeper_while


def occupy(s: State) -> Step:
    """Obsaď políčko: … (Occupy the space: …).

    s1.5 s5.4 s8.8 s8.9 bonus.yaml:195
    """
    me = s.me_27
    space = s.space_8
    # bonus.yaml:241
    amount = BONUS_SPACE_FEE[space]
    if amount > s.player_pounds[me]:
        raise unpaid("pounds")
    s.player_pounds[me] -= amount
    # bonus.yaml:242
    s.bonus_space_holder[space] = me
    # bonus.yaml:243
    place = space
    s.me_24_2 = me
    return BONUS_SPACE_TAKEN[place](s)


def occupy_no_bonus_space_taken(s: State) -> Step:
    """Nothing to do.

    s1.5 s5.4 s8.8 s8.9 bonus.yaml:195
    """
    return place_books(s)


def withdraw(s: State) -> Step:
    """Vystup z fáze akcí (Leave the action phase).

    s1.5 s5.7 s5.9 s9.16 s9.17 round.yaml:131
    """
    # s4.20 s9.18 round.yaml:136
    return withdraw_ask_choose_s(s)


def withdraw_after_choose_s(s: State) -> Step:
    """`withdraw`: after `choose_s`.

    s9.19 s1.5 s5.7 s5.9 s9.16 s9.17 round.yaml:139
    """
    me = s.me_27
    still_to_act = s.still_to_act
    player_planned = s.player_planned
    player_resting = s.player_resting
    bonus_tiles = s.bonus_tiles
    for s_27 in [s_27 for s_27 in range(8) if player_planned[me * 8 + s_27] != 59]:
        # round.yaml:140
        if SPOT_SLOT[s_27]:
            # round.yaml:141
            if player_planned[me * 8 + s_27] != 59:
                s_place = me * 8 + s_27
                player_resting[(s_place) * 59 + player_planned[s_place]] += 1
                player_planned[s_place] = 59
            s.kept_visible[me] = ()
        else:
            # s9.20 round.yaml:143
            s_place_2 = me * 8 + s_27
            if player_planned[s_place_2] != 59:
                bonus_tiles[player_planned[s_place_2]] += 1
                player_planned[s_place_2] = 59
            s.kept_visible[me] = ()
    player_used = s.player_used
    # round.yaml:144
    for s_28 in range(8):
        # round.yaml:145
        player_used[me * 8 + s_28] = 0
        s.kept_visible[me] = ()
    bonus_tiles = s.bonus_tiles
    player_tiles = s.player_tiles
    # s9.20 round.yaml:146
    for kind in compress(THOUSAND, player_tiles[me * 59 : me * 59 + 59]):
        kind_place = me * 59 + kind
        bonus_tiles[kind] += player_tiles[kind_place]
        player_tiles[kind_place] = 0
    # round.yaml:147
    s.player_good_on[me] = 8
    s.kept_visible[me] = ()
    # round.yaml:148
    s.player_has_left[me] = 1
    if still_to_act == 0:
        return place_books(s)
    # s5.2 s5.3 s5.4 round.yaml:60
    still_to_act = s.still_to_act = 0
    # s5.2 s5.3 s5.4 round.yaml:61
    return turn_ask_one_of(s)


def withdraw_ask_choose_s(s: State) -> Step:
    """A player chooses: choose_s.

    s4.20 s9.18 s1.5 s5.7 s5.9 s9.16 s9.17 round.yaml:136
    """
    me = s.me_27
    legal = legal_withdraw_ask_choose_s(s)
    if len(legal) > 1:
        s.pc = 16
        s.player = me
        s.legal = legal
        return None
    if legal:
        if s.trace is not None:
            s.note(16, me, legal[0])
        return withdraw_take_choose_s(s, legal[0])
    return withdraw_after_choose_s


def legal_withdraw_ask_choose_s(s: State) -> Sequence[int]:
    """The legal actions of `withdraw_ask_choose_s`, ascending.

    s4.20 s9.18 s1.5 s5.7 s5.9 s9.16 s9.17 round.yaml:136
    """
    me = s.me_27
    legal: list[int] = []
    player_resting = s.player_resting
    if player_resting[(me * 8) * 59 : (me * 8) * 59 + 59] != NONE_OF_59:
        legal.append(0)
    me_times = me * 8
    if player_resting[(me_times + 1) * 59 : (me_times + 1) * 59 + 59] != NONE_OF_59:
        legal.append(1)
    if player_resting[(me_times + 2) * 59 : (me_times + 2) * 59 + 59] != NONE_OF_59:
        legal.append(2)
    if player_resting[(me_times + 3) * 59 : (me_times + 3) * 59 + 59] != NONE_OF_59:
        legal.append(3)
    if player_resting[(me_times + 4) * 59 : (me_times + 4) * 59 + 59] != NONE_OF_59:
        legal.append(4)
    if player_resting[(me_times + 5) * 59 : (me_times + 5) * 59 + 59] != NONE_OF_59:
        legal.append(5)
    if player_resting[(me_times + 6) * 59 : (me_times + 6) * 59 + 59] != NONE_OF_59:
        legal.append(6)
    if player_resting[(me_times + 7) * 59 : (me_times + 7) * 59 + 59] != NONE_OF_59:
        legal.append(7)
    return legal


def withdraw_take_choose_s(s: State, action: int) -> Step:
    """What is chosen in `withdraw_ask_choose_s`.

    s4.20 s9.18 s1.5 s5.7 s5.9 s9.16 s9.17 round.yaml:136
    """
    me = s.me_27
    s_26 = action
    player_resting = s.player_resting
    player_hand = s.player_hand
    # round.yaml:137
    for kind in compress(THOUSAND, player_resting[(me * 8 + s_26) * 59 : (me * 8 + s_26) * 59 + 59]):
        kind_place = (me * 8 + s_26) * 59 + kind
        player_hand[me * 59 + kind] += player_resting[kind_place]
        player_resting[kind_place] = 0
    return withdraw_after_choose_s


def place_books(s: State) -> Step:
    """Umístění knih (Placing books).

    s7.8 s7.9 s7.10 s7.11 books.yaml:99
    """
    me = s.me_27
    # books.yaml:103
    if s.player_new_books[me * 82 : me * 82 + 82] != NONE_OF_82:
        # books.yaml:104
        if s.player_new_books[me * 82 : me * 82 + 82] == NONE_OF_82:
            return place_books_chance(s)
        # books.yaml:106
        return place_books_ask_choose_book_page(s)
    return turn_after_place_books


def place_books_chance(s: State) -> Step:
    """`place_books`: what chance decides.

    s7.11 s7.8 s7.9 s7.10 books.yaml:114
    """
    if s.rng is not None and s.trace is None:
        refill_books_at_once(s)
        return turn_after_place_books
    s.after_refill_books = 1
    return refill_books(s)


def place_books_ask_choose_book_page(s: State) -> Step:
    """A player chooses: choose_book_page.

    s7.9 s7.8 s7.10 s7.11 books.yaml:106
    """
    me = s.me_27
    legal = legal_place_books_ask_choose_book_page(s)
    if len(legal) > 1:
        s.pc = 17
        s.player = me
        s.legal = legal
        return None
    if legal:
        if s.trace is not None:
            s.note(17, me, legal[0])
        return place_books_take_choose_book_page(s, legal[0])
    player_new_books = s.player_new_books
    box_book = s.box_book
    # books.yaml:112
    for kind in compress(THOUSAND, player_new_books[me * 82 : me * 82 + 82]):
        kind_place = me * 82 + kind
        box_book[kind] += player_new_books[kind_place]
        player_new_books[kind_place] = 0
    if player_new_books[me * 82 : me * 82 + 82] == NONE_OF_82:
        return place_books_chance(s)
    # books.yaml:106
    return place_books_ask_choose_book_page


def legal_place_books_ask_choose_book_page(s: State) -> Sequence[int]:
    """The legal actions of `place_books_ask_choose_book_page`, ascending.

    s7.9 s7.8 s7.10 s7.11 books.yaml:106
    """
    me = s.me_27
    legal: list[int] = []
    player_ledger = s.player_ledger
    me_times = me * 16
    for book in compress(THOUSAND, s.player_new_books[me * 82 : me * 82 + 82]):
        for page in range(2, 16):
            player_ledger_here = player_ledger[me_times + page]
            if BOOK_LETTER[book] != 0 or (
                PAGE_NO_A[page] == 0 and (player_ledger_here == 82 or BOOK_LETTER[player_ledger_here] == 0)
            ):
                legal.append(book * 16 + page + 190)
    return legal


def place_books_take_choose_book_page(s: State, action: int) -> Step:
    """What is chosen in `place_books_ask_choose_book_page`.

    s7.9 s7.8 s7.10 s7.11 books.yaml:106
    """
    me = s.me_27
    book = (action - 190) // 16
    page = (action - 190) % 16
    player_ledger = s.player_ledger
    # books.yaml:107
    page_place = me * 16 + page
    if player_ledger[page_place] != 82:
        # books.yaml:108
        piece = player_ledger[page_place]
        if player_ledger[page_place] != piece:
            raise lacking("player_ledger")
        player_ledger[page_place] = 82
        s.box_book[piece] += 1
    player_new_books = s.player_new_books
    # books.yaml:109
    book_place = me * 82 + book
    if not player_new_books[book_place]:
        raise lacking("player_new_books")
    player_new_books[book_place] -= 1
    if player_ledger[page_place] != 82:
        raise full("player_ledger", 1)
    player_ledger[page_place] = book
    # books.yaml:110
    s.player_face_down[page_place] = 0
    if player_new_books[me * 82 : me * 82 + 82] == NONE_OF_82:
        return place_books_chance(s)
    # books.yaml:106
    return place_books_ask_choose_book_page


def spend_goods(s: State) -> Step:
    """Postup za zboží (Advancing for goods).

    s5.23 s5.24 actions.yaml:79
    """
    # actions.yaml:83
    spend_goods_rounds = s.spend_goods_rounds = s.left_
    if spend_goods_rounds <= 0:
        return place_books(s)
    spend_goods_rounds = s.spend_goods_rounds = spend_goods_rounds - 1
    # actions.yaml:84
    return spend_goods_ask_one_of(s)


def spend_goods_ask_one_of(s: State) -> Step:
    """A player chooses: advance_marker, let_lapse.

    s5.23 s5.24 actions.yaml:84
    """
    me = s.me_3
    legal = legal_spend_goods_ask_one_of(s)
    if len(legal) > 1:
        s.pc = 18
        s.player = me
        s.legal = legal
        return None
    if legal:
        if s.trace is not None:
            s.note(18, me, legal[0])
        return spend_goods_take_one_of(s, legal[0])
    raise no_choice("spend_goods")


def legal_spend_goods_ask_one_of(s: State) -> Sequence[int]:
    """The legal actions of `spend_goods_ask_one_of`, ascending.

    s5.23 s5.24 actions.yaml:84
    """
    me = s.me_3
    legal: list[int] = []
    company_track = s.company_track
    company_track_0 = company_track[0]
    player_pounds = s.player_pounds[me]
    player_share = s.player_share
    me_times = me * 8
    # actions.yaml:85
    company_track_place = me_times + company_track_0
    last = COMPANY_TRACK_LAST[company_track_0]
    if (
        player_share[company_track_place] < last
        and (
            COMPANY_TRACK_TOLL[company_track_0][player_share[company_track_place] + 1]
            if player_share[company_track_place] < last
            else 0
        )
        <= player_pounds
    ):
        legal.append(22)
    company_track_1 = company_track[1]
    company_track_place_2 = me_times + company_track_1
    last_2 = COMPANY_TRACK_LAST[company_track_1]
    if (
        player_share[company_track_place_2] < last_2
        and (
            COMPANY_TRACK_TOLL[company_track_1][player_share[company_track_place_2] + 1]
            if player_share[company_track_place_2] < last_2
            else 0
        )
        <= player_pounds
    ):
        legal.append(23)
    company_track_2 = company_track[2]
    company_track_place_3 = me_times + company_track_2
    last_3 = COMPANY_TRACK_LAST[company_track_2]
    if (
        player_share[company_track_place_3] < last_3
        and (
            COMPANY_TRACK_TOLL[company_track_2][player_share[company_track_place_3] + 1]
            if player_share[company_track_place_3] < last_3
            else 0
        )
        <= player_pounds
    ):
        legal.append(24)
    company_track_3 = company_track[3]
    company_track_place_4 = me_times + company_track_3
    last_4 = COMPANY_TRACK_LAST[company_track_3]
    if (
        player_share[company_track_place_4] < last_4
        and (
            COMPANY_TRACK_TOLL[company_track_3][player_share[company_track_place_4] + 1]
            if player_share[company_track_place_4] < last_4
            else 0
        )
        <= player_pounds
    ):
        legal.append(25)
    # s11.2 s11.3 actions.yaml:98
    if not (
        (
            player_share[company_track_place] < last
            and (
                COMPANY_TRACK_TOLL[company_track_0][player_share[company_track_place] + 1]
                if player_share[company_track_place] < last
                else 0
            )
            <= player_pounds
            and (
                COMPANY_TRACK_TOLL[company_track_0][player_share[company_track_place] + 1]
                if player_share[company_track_place] < last
                else 0
            )
            == 0
        )
        or (
            player_share[company_track_place_2] < last_2
            and (
                COMPANY_TRACK_TOLL[company_track_1][player_share[company_track_place_2] + 1]
                if player_share[company_track_place_2] < last_2
                else 0
            )
            <= player_pounds
            and (
                COMPANY_TRACK_TOLL[company_track_1][player_share[company_track_place_2] + 1]
                if player_share[company_track_place_2] < last_2
                else 0
            )
            == 0
        )
        or (
            player_share[company_track_place_3] < last_3
            and (
                COMPANY_TRACK_TOLL[company_track_2][player_share[company_track_place_3] + 1]
                if player_share[company_track_place_3] < last_3
                else 0
            )
            <= player_pounds
            and (
                COMPANY_TRACK_TOLL[company_track_2][player_share[company_track_place_3] + 1]
                if player_share[company_track_place_3] < last_3
                else 0
            )
            == 0
        )
        or (
            player_share[company_track_place_4] < last_4
            and (
                COMPANY_TRACK_TOLL[company_track_3][player_share[company_track_place_4] + 1]
                if player_share[company_track_place_4] < last_4
                else 0
            )
            <= player_pounds
            and (
                COMPANY_TRACK_TOLL[company_track_3][player_share[company_track_place_4] + 1]
                if player_share[company_track_place_4] < last_4
                else 0
            )
            == 0
        )
    ):
        legal.append(26)
    return legal


def spend_goods_take_one_of(s: State, action: int) -> Step:
    """What is chosen in `spend_goods_ask_one_of`.

    s5.23 s5.24 actions.yaml:84
    """
    spend_goods_rounds = s.spend_goods_rounds
    if action < 26:
        # actions.yaml:85
        company = action - 22
        # actions.yaml:97
        step(s, s.me_3, company)
        if spend_goods_rounds <= 0:
            return place_books(s)
        spend_goods_rounds = s.spend_goods_rounds = spend_goods_rounds - 1
        # actions.yaml:84
        return spend_goods_ask_one_of
    # s11.2 s11.3 actions.yaml:98
    if spend_goods_rounds <= 0:
        return place_books(s)
    spend_goods_rounds = s.spend_goods_rounds = spend_goods_rounds - 1
    # actions.yaml:84
    return spend_goods_ask_one_of


def take_post(s: State) -> Step:
    """Stanice ze sídla (A trading post of the seat).

    s6.11 actions.yaml:197
    """
    # actions.yaml:202
    return take_post_ask_choose_column(s)


def take_post_ask_choose_column(s: State) -> Step:
    """A player chooses: choose_column.

    s6.11 actions.yaml:202
    """
    me = s.me_27
    legal = legal_take_post_ask_choose_column(s)
    if len(legal) > 1:
        s.pc = 19
        s.player = me
        s.legal = legal
        return None
    if legal:
        if s.trace is not None:
            s.note(19, me, legal[0])
        return take_post_take_choose_column(s, legal[0])
    raise no_choice("take_post")


def legal_take_post_ask_choose_column(s: State) -> Sequence[int]:
    """The legal actions of `take_post_ask_choose_column`, ascending.

    s6.11 actions.yaml:202
    """
    company = s.company_25
    legal: list[int] = []
    company_upper = s.company_upper
    company_last_post = s.company_last_post
    company_times = company * 3
    if company_upper[company_times] > 0 or company_last_post[company_times] != 0:
        legal.append(55)
    if company_upper[company_times + 1] > 0 or company_last_post[company_times + 1] != 0:
        legal.append(56)
    if company_upper[company_times + 2] > 0 or company_last_post[company_times + 2] != 0:
        legal.append(57)
    return legal


def take_post_take_choose_column(s: State, action: int) -> Step:
    """What is chosen in `take_post_ask_choose_column`.

    s6.11 actions.yaml:202
    """
    company = s.company_25
    entered = s.entered_2
    target = s.target_3
    column = action - 55
    # actions.yaml:203
    lift_post(s, company, column)
    # s6.9 s6.12 s6.24 s1.4 s5.3 s6.2 s6.3 s6.6 s6.8 s6.14 actions.yaml:137
    s.area_post[target] = company
    s.kept_mines_of = [-1] * 4
    s.kept_posts_of = [-1] * 4
    # s6.9 s6.12 s6.24 s1.4 s5.3 s6.2 s6.3 s6.6 s6.8 s6.14 actions.yaml:138
    if target not in entered:
        entered = s.entered_2 = (*entered, target)
    return expand_after_choose_target


def collect(s: State) -> Step:
    """Odměny za oblasti (Rewards for areas).

    s6.15 s6.20 s6.21 actions.yaml:180
    """
    entered = s.entered_2
    me = s.me_27
    # actions.yaml:184
    value = s.player_pounds[me] + collect_sum_a_3(s, entered)
    if value > 999:
        value = 999
    s.player_pounds[me] = value
    # actions.yaml:185
    move_diamond(s, me, collect_sum_a_4(s, entered))
    # actions.yaml:186
    s.me_19 = me
    s.points = collect_sum_a_5(s, entered)
    s.after_spend_points = 1
    return spend_points(s)


def collect_after_spend_points(s: State) -> Step:
    """`collect`: after `spend_points`.

    s6.20 s6.15 s6.21 actions.yaml:187
    """
    s.me_23 = s.me_27
    s.company_6 = s.company_25
    s.steps = collect_sum_a_6(s, s.entered_2)
    s.after_steps_as_reward = 0
    return steps_as_reward(s)


def take_back(s: State) -> Step:
    """Návrat vytlačené stanice (Return of a trading post driven out).

    s6.16 s6.24 s7.1 actions.yaml:213
    """
    # actions.yaml:218
    return take_back_ask_choose_column(s)


def take_back_ask_choose_column(s: State) -> Step:
    """A player chooses: choose_column.

    s6.16 s6.24 s7.1 actions.yaml:218
    """
    expand_rounds = s.expand_rounds
    me = s.me_27
    legal = legal_take_back_ask_choose_column(s)
    if len(legal) > 1:
        s.pc = 20
        s.player = me
        s.legal = legal
        return None
    if legal:
        if s.trace is not None:
            s.note(20, me, legal[0])
        return take_back_take_choose_column(s, legal[0])
    if expand_rounds <= 0:
        return expand_each_loser
    expand_rounds = s.expand_rounds = expand_rounds - 1
    # s1.4 s5.3 s6.2 s6.3 s6.6 s6.8 s6.14 actions.yaml:145
    return take_back_ask_choose_column


def legal_take_back_ask_choose_column(s: State) -> Sequence[int]:
    """The legal actions of `take_back_ask_choose_column`, ascending.

    s6.16 s6.24 s7.1 actions.yaml:218
    """
    loser = s.loser
    legal: list[int] = []
    company_upper = s.company_upper
    company_last_post = s.company_last_post
    option_closed_columns = s.game.option_closed_columns
    if (
        company_upper[loser * 3] < 4 and company_last_post[loser * 3] != 0
        if option_closed_columns == 1
        else company_upper[loser * 3] < 4
    ):
        legal.append(55)
    if (
        company_upper[loser * 3 + 1] < 4 and company_last_post[loser * 3 + 1] != 0
        if option_closed_columns == 1
        else company_upper[loser * 3 + 1] < 4
    ):
        legal.append(56)
    if (
        company_upper[loser * 3 + 2] < 4 and company_last_post[loser * 3 + 2] != 0
        if option_closed_columns == 1
        else company_upper[loser * 3 + 2] < 4
    ):
        legal.append(57)
    return legal


def take_back_take_choose_column(s: State, action: int) -> Step:
    """What is chosen in `take_back_ask_choose_column`.

    s6.16 s6.24 s7.1 actions.yaml:218
    """
    expand_rounds = s.expand_rounds
    loser = s.loser
    column = action - 55
    # actions.yaml:219
    column_place = loser * 3 + column
    value = s.company_upper[column_place] + 1
    if value > 4:
        raise out_of_bounds("upper", value)
    s.company_upper[column_place] = value
    s.kept_posts_of = [-1] * 4
    s.kept_open_coins = [-1] * 12
    s.kept_has_posts = [-1] * 4
    s.kept_share_price = [-1] * 4
    if expand_rounds <= 0:
        return expand_each_loser
    expand_rounds = s.expand_rounds = expand_rounds - 1
    # s1.4 s5.3 s6.2 s6.3 s6.6 s6.8 s6.14 actions.yaml:145
    return take_back_ask_choose_column


def turn_a_book(s: State) -> Step:
    """Otočení knihy (Turning a book).

    s7.14 books.yaml:33
    """
    # books.yaml:38
    return turn_a_book_ask_one_of(s)


def turn_a_book_ask_one_of(s: State) -> Step:
    """A player chooses: turn_book, decline.

    s7.14 books.yaml:38
    """
    me = s.me_27
    legal = legal_turn_a_book_ask_one_of(s)
    if len(legal) > 1:
        s.pc = 21
        s.player = me
        s.legal = legal
        return None
    if legal:
        if s.trace is not None:
            s.note(21, me, legal[0])
        return turn_a_book_take_one_of(s, legal[0])
    raise no_choice("turn_a_book")


def legal_turn_a_book_ask_one_of(s: State) -> Sequence[int]:
    """The legal actions of `turn_a_book_ask_one_of`, ascending.

    s7.14 books.yaml:38
    """
    me = s.me_27
    legal: list[int] = []
    legal.append(21)
    # books.yaml:39
    if s.player_pounds[me] >= 2:
        player_ledger = s.player_ledger
        player_face_down = s.player_face_down
        me_times = me * 16
        for page in range(16):
            if player_ledger[me_times + page] != 82 and player_face_down[me_times + page] == 0:
                legal.append(page + 161)
    return legal


def turn_a_book_take_one_of(s: State, action: int) -> Step:
    """What is chosen in `turn_a_book_ask_one_of`.

    s7.14 books.yaml:38
    """
    me = s.me_27
    if action < 22:
        # s1.4 s5.3 s7.13 s9.10 books.yaml:11
        s.earlier = s.player_ink[me]
        # books.yaml:12
        s.rounds_5 = 0
        s.going_on_6 = 1
        # s7.15 s1.4 s5.3 s7.13 s9.10 books.yaml:12
        return use_bookkeeper_while(s)
    # books.yaml:39
    page = action - 161
    # books.yaml:42
    value = s.player_pounds[me] - 2
    if value < 0:
        raise out_of_bounds("pounds", value)
    s.player_pounds[me] = value
    # books.yaml:44
    s.player_face_down[me * 16 + page] = 1
    # s1.4 s5.3 s7.13 s9.10 books.yaml:11
    s.earlier = s.player_ink[me]
    # books.yaml:12
    s.rounds_5 = 0
    s.going_on_6 = 1
    # s7.15 s1.4 s5.3 s7.13 s9.10 books.yaml:12
    return use_bookkeeper_while(s)


def receive(s: State) -> Step:
    """Odměna knihy (Reward of a book).

    s7.19 s12.8 s12.9 s12.10 books.yaml:56
    """
    gift = s.gift
    me = s.me_27
    player_pounds = s.player_pounds
    # books.yaml:60
    value = player_pounds[me] + GAIN_OF_BOOK_POUNDS[gift]
    if value > 999:
        value = 999
    player_pounds[me] = value
    # books.yaml:61
    if GAIN_OF_BOOK_PER_COTTON[gift]:
        # books.yaml:62
        value = player_pounds[me] + (
            larger if (larger := (s.kept_visible[me] or visible_by_card_type(s, me))[2] - 1) > 0 else 0
        )
        if value > 999:
            value = 999
        player_pounds[me] = value
    # books.yaml:64
    move_diamond(s, me, GAIN_OF_BOOK_DIAMONDS[gift])
    # books.yaml:65
    s.me_8 = me
    s.number_ = GAIN_OF_BOOK_REMOVED[gift]
    s.after_remove_posts = 0
    return remove_posts(s)


def receive_after_remove_posts(s: State) -> Step:
    """`receive`: after `remove_posts`.

    s12.9 s7.19 s12.8 s12.10 books.yaml:66
    """
    s.me_19 = s.me_27
    s.points = GAIN_OF_BOOK_POINTS[s.gift]
    s.after_spend_points = 2
    return spend_points(s)


def spend_points(s: State) -> Step:
    """Vyčerpání účetních bodů (Spending bookkeeping points).

    s6.21 s7.3 s7.5 s12.3 books.yaml:68
    """
    me = s.me_19
    points = s.points
    # books.yaml:72
    if s.player_ink[me] == 15:
        # books.yaml:73
        value = s.player_pounds[me] + points * 2
        if value > 999:
            value = 999
        s.player_pounds[me] = value
        return AFTER_SPEND_POINTS[s.after_spend_points]
    # books.yaml:76
    left = s.left_6 = points
    # books.yaml:77
    if left <= 0:
        return AFTER_SPEND_POINTS[s.after_spend_points]
    # books.yaml:78
    return spend_points_ask_one_of(s)


def spend_points_ask_one_of(s: State) -> Step:
    """A player chooses: take_pound, take_book.

    s7.3 s6.21 s7.5 s12.3 books.yaml:78
    """
    me = s.me_19
    legal = legal_spend_points_ask_one_of(s)
    if len(legal) > 1:
        s.pc = 22
        s.player = me
        s.legal = legal
        return None
    if legal:
        if s.trace is not None:
            s.note(22, me, legal[0])
        return spend_points_take_one_of(s, legal[0])
    raise no_choice("spend_points")


def legal_spend_points_ask_one_of(s: State) -> Sequence[int]:
    """The legal actions of `spend_points_ask_one_of`, ascending.

    s7.3 s6.21 s7.5 s12.3 books.yaml:78
    """
    left = s.left_6
    legal: list[int] = []
    # books.yaml:79
    legal.append(177)
    book_space_token = s.book_space_token
    # s10.9 books.yaml:87
    if book_space_token[0] != 82 and left >= 1:
        legal.append(178)
    if book_space_token[1] != 82 and left >= 1:
        legal.append(179)
    if book_space_token[2] != 82 and left >= 1:
        legal.append(180)
    if book_space_token[3] != 82 and left >= 1:
        legal.append(181)
    if book_space_token[4] != 82 and left >= 2:
        legal.append(182)
    if book_space_token[5] != 82 and left >= 2:
        legal.append(183)
    if book_space_token[6] != 82 and left >= 1:
        legal.append(184)
    if book_space_token[7] != 82 and left >= 1:
        legal.append(185)
    if book_space_token[8] != 82 and left >= 1:
        legal.append(186)
    if book_space_token[9] != 82 and left >= 1:
        legal.append(187)
    if book_space_token[10] != 82 and left >= 2:
        legal.append(188)
    if book_space_token[11] != 82 and left >= 2:
        legal.append(189)
    return legal


def spend_points_take_one_of(s: State, action: int) -> Step:
    """What is chosen in `spend_points_ask_one_of`.

    s7.3 s6.21 s7.5 s12.3 books.yaml:78
    """
    left = s.left_6
    me = s.me_19
    player_pounds = s.player_pounds
    if action < 178:
        # books.yaml:85
        value = player_pounds[me] + 1
        if value > 999:
            value = 999
        player_pounds[me] = value
        # books.yaml:86
        left = s.left_6 = left - 1
        if left <= 0:
            return AFTER_SPEND_POINTS[s.after_spend_points]
        # books.yaml:78
        return spend_points_ask_one_of
    # s10.9 books.yaml:87
    place_ = action - 178
    # s10.9 books.yaml:95
    left = s.left_6 = left - BOOK_SPACE_LETTER_BOOKKEEPING_PRICE[place_]
    book_space_token = s.book_space_token
    # s10.9 books.yaml:96
    piece = book_space_token[place_]
    if book_space_token[place_] != piece:
        raise lacking("book_space_token")
    book_space_token[place_] = 82
    s.player_new_books[me * 82 + piece] += 1
    # s10.9 books.yaml:97
    value = player_pounds[me] + s.book_space_coin[place_]
    if value > 999:
        value = 999
    player_pounds[me] = value
    # s10.9 books.yaml:98
    s.book_space_coin[place_] = 0
    if left <= 0:
        return AFTER_SPEND_POINTS[s.after_spend_points]
    # books.yaml:78
    return spend_points_ask_one_of


def bonus_space_start_player_taken(s: State) -> Step:
    """`bonus_space.start_player.taken`.

    s8.12 s8.13 s8.14 s8.17 s8.18 s9.2 s11.13 s11.14 s11.15 s11.16 s11.17 bonus.yaml:31
    """
    me = s.me_24_2
    # bonus.yaml:34
    s.first_player = me
    # bonus.yaml:35
    s.me_19 = me
    s.points = 1
    s.after_spend_points = 0
    return spend_points(s)


def bonus_space_card_market_taken(s: State) -> Step:
    """`bonus_space.card_market.taken`.

    s8.12 s8.13 s8.14 s8.17 s8.18 s9.2 s11.13 s11.14 s11.15 s11.16 s11.17 bonus.yaml:36
    """
    # bonus.yaml:41
    s.me_13 = s.me_24_2
    s.discount = 0
    s.after_buy_for_money = 0
    return buy_for_money(s)


def bonus_space_card_sale_taken(s: State) -> Step:
    """`bonus_space.card_sale.taken`.

    s8.12 s8.13 s8.14 s8.17 s8.18 s9.2 s11.13 s11.14 s11.15 s11.16 s11.17 bonus.yaml:42
    """
    # bonus.yaml:47
    s.me_14 = s.me_24_2
    s.bonus = 2
    return discard_for_ask_choose_card(s)


def bonus_space_most_coffee_taken(s: State) -> Step:
    """`bonus_space.most_coffee.taken`.

    s8.12 s8.13 s8.14 s8.17 s8.18 s9.2 s11.13 s11.14 s11.15 s11.16 s11.17 bonus.yaml:48
    """
    # bonus.yaml:54
    s.me_12 = s.me_24_2
    s.space_ = 3
    return majority_reward_ask_choose_tier(s)


def bonus_space_most_bananas_taken(s: State) -> Step:
    """`bonus_space.most_bananas.taken`.

    s8.12 s8.13 s8.14 s8.17 s8.18 s9.2 s11.13 s11.14 s11.15 s11.16 s11.17 bonus.yaml:55
    """
    # bonus.yaml:61
    s.me_12 = s.me_24_2
    s.space_ = 4
    return majority_reward_ask_choose_tier(s)


def bonus_space_most_cotton_taken(s: State) -> Step:
    """`bonus_space.most_cotton.taken`.

    s8.12 s8.13 s8.14 s8.17 s8.18 s9.2 s11.13 s11.14 s11.15 s11.16 s11.17 bonus.yaml:62
    """
    # bonus.yaml:67
    s.me_12 = s.me_24_2
    s.space_ = 5
    return majority_reward_ask_choose_tier(s)


def bonus_space_most_expansion_taken(s: State) -> Step:
    """`bonus_space.most_expansion.taken`.

    s8.12 s8.13 s8.14 s8.17 s8.18 s9.2 s11.13 s11.14 s11.15 s11.16 s11.17 bonus.yaml:68
    """
    # bonus.yaml:73
    s.me_12 = s.me_24_2
    s.space_ = 6
    return majority_reward_ask_choose_tier(s)


def bonus_space_c1_first_taken(s: State) -> Step:
    """`bonus_space.c1_first.taken`.

    s8.12 s8.13 s8.14 s8.17 s8.18 s9.2 s11.13 s11.14 s11.15 s11.16 s11.17 bonus.yaml:78
    """
    # bonus.yaml:84
    s.pc = 23
    s.player = s.me_24_2
    s.legal = (1589, 1590)
    return None


def legal_bonus_space_c1_first_taken_ask_one_of(s: State) -> Sequence[int]:
    """The legal actions of `bonus_space_c1_first_taken_ask_one_of`, ascending.

    s8.12 s8.13 s8.14 s8.17 s8.18 s9.2 s11.13 s11.14 s11.15 s11.16 s11.17 bonus.yaml:84
    """
    legal: list[int] = []
    # bonus.yaml:85
    legal.append(1589)
    # bonus.yaml:88
    legal.append(1590)
    return legal


def bonus_space_c1_first_taken_take_one_of(s: State, action: int) -> Step:
    """What is chosen in `bonus_space_c1_first_taken_ask_one_of`.

    s8.12 s8.13 s8.14 s8.17 s8.18 s9.2 s11.13 s11.14 s11.15 s11.16 s11.17 bonus.yaml:84
    """
    me = s.me_24_2
    if action < 1590:
        # bonus.yaml:86
        move_diamond(s, me, 2)
        # bonus.yaml:87
        s.me_19 = me
        s.points = 1
        s.after_spend_points = 0
        return spend_points(s)
    # bonus.yaml:89
    move_diamond(s, me, 1)
    # bonus.yaml:90
    s.me_19 = me
    s.points = 2
    s.after_spend_points = 0
    return spend_points(s)


def bonus_space_c1_second_taken(s: State) -> Step:
    """`bonus_space.c1_second.taken`.

    s8.12 s8.13 s8.14 s8.17 s8.18 s9.2 s11.13 s11.14 s11.15 s11.16 s11.17 bonus.yaml:91
    """
    me = s.me_24_2
    # bonus.yaml:97
    move_diamond(s, me, 2)
    # bonus.yaml:98
    s.me_19 = me
    s.points = 2
    s.after_spend_points = 0
    return spend_points(s)


def bonus_space_c2_first_taken(s: State) -> Step:
    """`bonus_space.c2_first.taken`.

    s8.12 s8.13 s8.14 s8.17 s8.18 s9.2 s11.13 s11.14 s11.15 s11.16 s11.17 bonus.yaml:99
    """
    # bonus.yaml:104
    s.me_13 = s.me_24_2
    s.discount = 0
    s.after_buy_for_money = 1
    return buy_for_money(s)


def bonus_space_c2_first_taken_after_buy_for_money(s: State) -> Step:
    """`bonus_space_c2_first_taken`: after `buy_for_money`.

    s8.12 s8.13 s8.14 s8.17 s8.18 s9.2 s11.13 s11.14 s11.15 s11.16 s11.17 bonus.yaml:105
    """
    move_diamond(s, s.me_24_2, 1)
    return place_books(s)


def bonus_space_c2_second_taken(s: State) -> Step:
    """`bonus_space.c2_second.taken`.

    s8.12 s8.13 s8.14 s8.17 s8.18 s9.2 s11.13 s11.14 s11.15 s11.16 s11.17 bonus.yaml:106
    """
    # bonus.yaml:111
    s.me_13 = s.me_24_2
    s.discount = 1
    s.after_buy_for_money = 2
    return buy_for_money(s)


def bonus_space_c2_second_taken_after_buy_for_money(s: State) -> Step:
    """`bonus_space_c2_second_taken`: after `buy_for_money`.

    s8.12 s8.13 s8.14 s8.17 s8.18 s9.2 s11.13 s11.14 s11.15 s11.16 s11.17 bonus.yaml:112
    """
    move_diamond(s, s.me_24_2, 2)
    return place_books(s)


def bonus_space_d1_first_taken(s: State) -> Step:
    """`bonus_space.d1_first.taken`.

    s8.12 s8.13 s8.14 s8.17 s8.18 s9.2 s11.13 s11.14 s11.15 s11.16 s11.17 bonus.yaml:113
    """
    # bonus.yaml:119
    s.me_14 = s.me_24_2
    s.bonus = 3
    return discard_for_ask_choose_card(s)


def bonus_space_d1_second_taken(s: State) -> Step:
    """`bonus_space.d1_second.taken`.

    s8.12 s8.13 s8.14 s8.17 s8.18 s9.2 s11.13 s11.14 s11.15 s11.16 s11.17 bonus.yaml:120
    """
    # bonus.yaml:127
    return discard_coffee_ask_choose_card(s)


def bonus_space_d2_first_taken(s: State) -> Step:
    """`bonus_space.d2_first.taken`.

    s8.12 s8.13 s8.14 s8.17 s8.18 s9.2 s11.13 s11.14 s11.15 s11.16 s11.17 bonus.yaml:128
    """
    # bonus.yaml:135
    s.me_11 = s.me_24_2
    s.number_2 = 2
    return steps_on_others(s)


def bonus_space_d2_second_taken(s: State) -> Step:
    """`bonus_space.d2_second.taken`.

    s8.12 s8.13 s8.14 s8.17 s8.18 s9.2 s11.13 s11.14 s11.15 s11.16 s11.17 bonus.yaml:136
    """
    # bonus.yaml:145
    s.me_11 = s.me_24_2
    s.number_2 = 3
    return steps_on_others(s)


def steps_as_reward(s: State) -> Step:
    """Postup za odměnu (Advancing as a reward).

    s6.20 s8.18 s11.3 tracks.yaml:41
    """
    # tracks.yaml:46
    s.rounds_6 = 0
    s.going_on_7 = 1
    return steps_as_reward_while(s)


def steps_as_reward_while(s: State) -> Step:
    """`steps_as_reward`: while.

    s6.20 s8.18 s11.3 tracks.yaml:46
    """
    company = s.company_6
    going_on = s.going_on_7
    me = s.me_23
    rounds = s.rounds_6
    if not (going_on != 0 and rounds < s.steps and can_step(s, me, company)):
        return AFTER_STEPS_AS_REWARD[s.after_steps_as_reward]
    if rounds >= 0:
        s.pc = 24
        s.player = me
        s.legal = (8, 1588)
        return None
    if going_on:
        # tracks.yaml:47
        step(s, me, company)
        # tracks.yaml:46
        rounds = s.rounds_6 = rounds + 1
    return steps_as_reward_while


def legal_steps_as_reward_ask_repeat(s: State) -> Sequence[int]:
    """The legal actions of `steps_as_reward_ask_repeat`, ascending.

    s6.20 s8.18 s11.3 tracks.yaml:46
    """
    legal: list[int] = []
    legal.append(8)
    legal.append(1588)
    return legal


def steps_as_reward_take_repeat(s: State, action: int) -> Step:
    """What is chosen in `steps_as_reward_ask_repeat`.

    s6.20 s8.18 s11.3 tracks.yaml:46
    """
    going_on = s.going_on_7
    rounds = s.rounds_6
    if action < 9:
        going_on = s.going_on_7 = 0
        return steps_as_reward_while(s)
    if going_on:
        # tracks.yaml:47
        step(s, s.me_23, s.company_6)
        # tracks.yaml:46
        rounds = s.rounds_6 = rounds + 1
    return steps_as_reward_while(s)


def remove_posts(s: State) -> Step:
    """Vyřazení stanic (Removing trading posts).

    s12.8 s12.9 actions.yaml:231
    """
    # actions.yaml:236
    rounds = s.rounds_3 = 0
    going_on = s.going_on_4 = 1
    if not (
        going_on != 0
        and rounds < s.number_
        and (
            (kept == 1 if (kept := s.kept_has_posts[0]) >= 0 else has_posts(s, 0))
            or (kept == 1 if (kept := s.kept_has_posts[1]) >= 0 else has_posts(s, 1))
            or (kept == 1 if (kept := s.kept_has_posts[2]) >= 0 else has_posts(s, 2))
            or (kept == 1 if (kept := s.kept_has_posts[3]) >= 0 else has_posts(s, 3))
        )
    ):
        return AFTER_REMOVE_POSTS[s.after_remove_posts]
    # actions.yaml:237
    return remove_posts_ask_choose_company_column(s)


def remove_posts_after_choose_company_column(s: State) -> Step:
    """`remove_posts`: after `choose_company_column`.

    s12.8 s12.9 actions.yaml:236
    """
    going_on = s.going_on_4
    rounds = s.rounds_3
    if going_on:
        rounds = s.rounds_3 = rounds + 1
    if not (
        going_on != 0
        and rounds < s.number_
        and (
            (kept == 1 if (kept := s.kept_has_posts[0]) >= 0 else has_posts(s, 0))
            or (kept == 1 if (kept := s.kept_has_posts[1]) >= 0 else has_posts(s, 1))
            or (kept == 1 if (kept := s.kept_has_posts[2]) >= 0 else has_posts(s, 2))
            or (kept == 1 if (kept := s.kept_has_posts[3]) >= 0 else has_posts(s, 3))
        )
    ):
        return AFTER_REMOVE_POSTS[s.after_remove_posts]
    # actions.yaml:237
    return remove_posts_ask_choose_company_column(s)


def remove_posts_ask_choose_company_column(s: State) -> Step:
    """A player chooses: choose_company_column, stop.

    s12.8 s12.9 actions.yaml:237
    """
    me = s.me_8
    legal = legal_remove_posts_ask_choose_company_column(s)
    if len(legal) > 1:
        s.pc = 25
        s.player = me
        s.legal = legal
        return None
    if legal:
        if s.trace is not None:
            s.note(25, me, legal[0])
        return remove_posts_take_choose_company_column(s, legal[0])
    raise no_choice("remove_posts")


def legal_remove_posts_ask_choose_company_column(s: State) -> Sequence[int]:
    """The legal actions of `remove_posts_ask_choose_company_column`, ascending.

    s12.8 s12.9 actions.yaml:237
    """
    legal: list[int] = []
    # actions.yaml:236
    if s.rounds_3 >= 0:
        legal.append(8)
    company_upper = s.company_upper
    company_last_post = s.company_last_post
    # actions.yaml:237
    if company_upper[0] > 0 or company_last_post[0] != 0:
        legal.append(58)
    if company_upper[1] > 0 or company_last_post[1] != 0:
        legal.append(59)
    if company_upper[2] > 0 or company_last_post[2] != 0:
        legal.append(60)
    if company_upper[3] > 0 or company_last_post[3] != 0:
        legal.append(61)
    if company_upper[4] > 0 or company_last_post[4] != 0:
        legal.append(62)
    if company_upper[5] > 0 or company_last_post[5] != 0:
        legal.append(63)
    if company_upper[6] > 0 or company_last_post[6] != 0:
        legal.append(64)
    if company_upper[7] > 0 or company_last_post[7] != 0:
        legal.append(65)
    if company_upper[8] > 0 or company_last_post[8] != 0:
        legal.append(66)
    if company_upper[9] > 0 or company_last_post[9] != 0:
        legal.append(67)
    if company_upper[10] > 0 or company_last_post[10] != 0:
        legal.append(68)
    if company_upper[11] > 0 or company_last_post[11] != 0:
        legal.append(69)
    return legal


def remove_posts_take_choose_company_column(s: State, action: int) -> Step:
    """What is chosen in `remove_posts_ask_choose_company_column`.

    s12.8 s12.9 actions.yaml:237
    """
    if action < 9:
        # actions.yaml:236
        s.going_on_4 = 0
        return remove_posts_after_choose_company_column
    # actions.yaml:237
    company = (action - 58) // 3
    column = (action - 58) % 3
    # actions.yaml:238
    lift_post(s, company, column)
    return remove_posts_after_choose_company_column


def buy_for_money(s: State) -> Step:
    """Nákup za peníze (Buying for money).

    s8.13 s11.14 s11.15 s12.4 bonus.yaml:287
    """
    me = s.me_13
    # bonus.yaml:292
    legal = legal_buy_for_money_ask_choose_stall(s)
    if len(legal) > 1:
        s.pc = 26
        s.player = me
        s.legal = legal
        return None
    if legal:
        if s.trace is not None:
            s.note(26, me, legal[0])
        return buy_for_money_take_choose_stall(s, legal[0])
    raise no_choice("buy_for_money")


def legal_buy_for_money_ask_choose_stall(s: State) -> Sequence[int]:
    """The legal actions of `buy_for_money_ask_choose_stall`, ascending.

    s8.13 s11.14 s11.15 s12.4 bonus.yaml:292
    """
    discount = s.discount
    me = s.me_13
    legal: list[int] = []
    player_pounds = s.player_pounds[me]
    stall_offer = s.stall_offer
    if stall_offer[0] != 59 and player_pounds >= ACTION_CARD_PRICE[stall_offer[0]] - discount:
        legal.append(9)
    if stall_offer[1] != 59 and player_pounds >= ACTION_CARD_PRICE[stall_offer[1]] - discount:
        legal.append(10)
    if stall_offer[2] != 59 and player_pounds >= ACTION_CARD_PRICE[stall_offer[2]] - discount:
        legal.append(11)
    if stall_offer[3] != 59 and player_pounds >= ACTION_CARD_PRICE[stall_offer[3]] - discount:
        legal.append(12)
    if stall_offer[4] != 59 and player_pounds >= ACTION_CARD_PRICE[stall_offer[4]] + 1 - discount:
        legal.append(13)
    if stall_offer[5] != 59 and player_pounds >= ACTION_CARD_PRICE[stall_offer[5]] + 1 - discount:
        legal.append(14)
    if stall_offer[6] != 59 and player_pounds >= ACTION_CARD_PRICE[stall_offer[6]] + 1 - discount:
        legal.append(15)
    if stall_offer[7] != 59 and player_pounds >= ACTION_CARD_PRICE[stall_offer[7]] + 1 - discount:
        legal.append(16)
    if stall_offer[8] != 59 and player_pounds >= ACTION_CARD_PRICE[stall_offer[8]] + 2 - discount:
        legal.append(17)
    if stall_offer[9] != 59 and player_pounds >= ACTION_CARD_PRICE[stall_offer[9]] + 2 - discount:
        legal.append(18)
    if stall_offer[10] != 59 and player_pounds >= ACTION_CARD_PRICE[stall_offer[10]] + 2 - discount:
        legal.append(19)
    if stall_offer[11] != 59 and player_pounds >= ACTION_CARD_PRICE[stall_offer[11]] + 2 - discount:
        legal.append(20)
    legal.append(21)
    return legal


def buy_for_money_take_choose_stall(s: State, action: int) -> Step:
    """What is chosen in `buy_for_money_ask_choose_stall`.

    s8.13 s11.14 s11.15 s12.4 bonus.yaml:292
    """
    me = s.me_13
    if action < 21:
        stall = action - 9
        stall_offer = s.stall_offer
        # bonus.yaml:293
        amount = (
            larger
            if (
                larger := ACTION_CARD_PRICE[stall_offer[stall]]
                + CRATE_NUMBERS[STALL_DISPLAY_ROW[stall]][STALL_DISPLAY_COLUMN[stall]]
                - s.discount
            )
            > 0
            else 0
        )
        if amount > s.player_pounds[me]:
            raise unpaid("pounds")
        s.player_pounds[me] -= amount
        # bonus.yaml:294
        piece = stall_offer[stall]
        if stall_offer[stall] != piece:
            raise lacking("stall_offer")
        stall_offer[stall] = 59
        s.player_hand[me * 59 + piece] += 1
        return AFTER_BUY_FOR_MONEY[s.after_buy_for_money]
    # bonus.yaml:292
    return AFTER_BUY_FOR_MONEY[s.after_buy_for_money]


def discard_for(s: State) -> Step:
    """Odhození karty za peníze (Discarding a card for money).

    s8.14 s11.16 bonus.yaml:301
    """
    # bonus.yaml:306
    return discard_for_ask_choose_card(s)


def discard_for_ask_choose_card(s: State) -> Step:
    """A player chooses: choose_card.

    s8.14 s11.16 bonus.yaml:306
    """
    me = s.me_14
    legal = legal_discard_for_ask_choose_card(s)
    if len(legal) > 1:
        s.pc = 27
        s.player = me
        s.legal = legal
        return None
    if legal:
        if s.trace is not None:
            s.note(27, me, legal[0])
        return discard_for_take_choose_card(s, legal[0])
    raise no_choice("discard_for")


def legal_discard_for_ask_choose_card(s: State) -> Sequence[int]:
    """The legal actions of `discard_for_ask_choose_card`, ascending.

    s8.14 s11.16 bonus.yaml:306
    """
    me = s.me_14
    legal: list[int] = []
    option_discarded_shares = s.game.option_discarded_shares
    if option_discarded_shares == 1:
        for card in compress(THOUSAND, s.player_hand[me * 59 : me * 59 + 59]):
            if ACTION_CARD_TYPE[card] != 6 if option_discarded_shares == 1 else True:
                legal.append(card + 86)
    else:
        for card in compress(THOUSAND, s.player_hand[me * 59 : me * 59 + 59]):
            if ACTION_CARD_TYPE[card] != 6 if option_discarded_shares == 1 else True:
                legal.append(card + 86)
    return legal


def discard_for_take_choose_card(s: State, action: int) -> Step:
    """What is chosen in `discard_for_ask_choose_card`.

    s8.14 s11.16 bonus.yaml:306
    """
    me = s.me_14
    still_to_act = s.still_to_act
    card = action - 86
    # bonus.yaml:307
    card_place = me * 59 + card
    if not s.player_hand[card_place]:
        raise lacking("player_hand")
    s.player_hand[card_place] -= 1
    s.discard[card] += 1
    # bonus.yaml:308
    value = s.player_pounds[me] + (ACTION_CARD_PRICE[card] + s.bonus)
    if value > 999:
        value = 999
    s.player_pounds[me] = value
    if still_to_act == 0:
        return place_books(s)
    # s5.2 s5.3 s5.4 s5.9 round.yaml:60
    still_to_act = s.still_to_act = 0
    # s5.2 s5.3 s5.4 s5.9 round.yaml:61
    return turn_ask_one_of


def majority_reward(s: State) -> Step:
    """Odměna za převahu (Reward of a majority).

    s8.17 s8.18 bonus.yaml:275
    """
    # bonus.yaml:280
    return majority_reward_ask_choose_tier(s)


def majority_reward_ask_choose_tier(s: State) -> Step:
    """A player chooses: choose_tier.

    s8.18 s8.17 bonus.yaml:280
    """
    me = s.me_12
    still_to_act = s.still_to_act
    legal = legal_majority_reward_ask_choose_tier(s)
    if len(legal) > 1:
        s.pc = 28
        s.player = me
        s.legal = legal
        return None
    if legal:
        if s.trace is not None:
            s.note(28, me, legal[0])
        return majority_reward_take_choose_tier(s, legal[0])
    if still_to_act == 0:
        return place_books(s)
    # s5.2 s5.3 s5.4 s5.9 round.yaml:60
    still_to_act = s.still_to_act = 0
    # s5.2 s5.3 s5.4 s5.9 round.yaml:61
    return turn_ask_one_of


def legal_majority_reward_ask_choose_tier(s: State) -> Sequence[int]:
    """The legal actions of `majority_reward_ask_choose_tier`, ascending.

    s8.18 s8.17 bonus.yaml:280
    """
    me = s.me_12
    space_ = s.space_
    legal: list[int] = []
    known_visible = (s.kept_visible[me] or visible_by_card_type(s, me))[BONUS_SPACE_MAJORITY[space_]]
    if space_ == 3 and known_visible >= 1:
        legal.append(74)
    if space_ == 3 and known_visible >= 3:
        legal.append(75)
    if space_ == 3 and known_visible >= 5:
        legal.append(76)
    if space_ == 4 and known_visible >= 2:
        legal.append(77)
    if space_ == 4 and known_visible >= 4:
        legal.append(78)
    if space_ == 4 and known_visible >= 6:
        legal.append(79)
    if space_ == 5 and known_visible >= 2:
        legal.append(80)
    if space_ == 5 and known_visible >= 4:
        legal.append(81)
    if space_ == 5 and known_visible >= 6:
        legal.append(82)
    if space_ == 6 and known_visible >= 1:
        legal.append(83)
    if space_ == 6 and known_visible >= 3:
        legal.append(84)
    if space_ == 6 and known_visible >= 5:
        legal.append(85)
    return legal


def majority_reward_take_choose_tier(s: State, action: int) -> Step:
    """What is chosen in `majority_reward_ask_choose_tier`.

    s8.18 s8.17 bonus.yaml:280
    """
    me = s.me_12
    tier = s.tier = action - 74
    # bonus.yaml:281
    value = s.player_pounds[me] + TIER_POUNDS[tier]
    if value > 999:
        value = 999
    s.player_pounds[me] = value
    # bonus.yaml:282
    move_diamond(s, me, TIER_DIAMONDS[tier])
    # bonus.yaml:283
    s.me_19 = me
    s.points = TIER_POINTS[tier]
    s.after_spend_points = 7
    return spend_points(s)


def majority_reward_after_steps_as_reward(s: State) -> Step:
    """`majority_reward`: after `steps_as_reward`.

    s8.18 s8.17 bonus.yaml:285
    """
    s.me_8 = s.me_12
    s.number_ = TIER_REMOVED[s.tier]
    s.after_remove_posts = 1
    return remove_posts(s)


def majority_reward_after_spend_points(s: State) -> Step:
    """`majority_reward`: after `spend_points`.

    s8.18 s8.17 bonus.yaml:284
    """
    s.me_23 = s.me_12
    s.company_6 = BONUS_SPACE_COMPANY[s.space_]
    s.steps = TIER_STEPS[s.tier]
    s.after_steps_as_reward = 1
    return steps_as_reward(s)


def discard_coffee(s: State) -> Step:
    """Odhození kávy za peníze (Discarding coffee for money).

    s11.16 bonus.yaml:310
    """
    # bonus.yaml:316
    return discard_coffee_ask_choose_card(s)


def discard_coffee_ask_choose_card(s: State) -> Step:
    """A player chooses: choose_card.

    s11.16 bonus.yaml:316
    """
    me = s.me_24_2
    legal = legal_discard_coffee_ask_choose_card(s)
    if len(legal) > 1:
        s.pc = 29
        s.player = me
        s.legal = legal
        return None
    if legal:
        if s.trace is not None:
            s.note(29, me, legal[0])
        return discard_coffee_take_choose_card(s, legal[0])
    raise no_choice("discard_coffee")


def legal_discard_coffee_ask_choose_card(s: State) -> Sequence[int]:
    """The legal actions of `discard_coffee_ask_choose_card`, ascending.

    s11.16 bonus.yaml:316
    """
    me = s.me_24_2
    legal: list[int] = []
    option_discarded_shares = s.game.option_discarded_shares
    if option_discarded_shares == 1:
        for card in compress(THOUSAND, s.player_hand[me * 59 : me * 59 + 59]):
            type = ACTION_CARD_TYPE[card]
            if type != 6 and type == 0 if option_discarded_shares == 1 else type == 0:
                legal.append(card + 86)
    else:
        for card in compress(THOUSAND, s.player_hand[me * 59 : me * 59 + 59]):
            type_2 = ACTION_CARD_TYPE[card]
            if type_2 != 6 and type_2 == 0 if option_discarded_shares == 1 else type_2 == 0:
                legal.append(card + 86)
    return legal


def discard_coffee_take_choose_card(s: State, action: int) -> Step:
    """What is chosen in `discard_coffee_ask_choose_card`.

    s11.16 bonus.yaml:316
    """
    me = s.me_24_2
    still_to_act = s.still_to_act
    card = action - 86
    # bonus.yaml:317
    card_place = me * 59 + card
    if not s.player_hand[card_place]:
        raise lacking("player_hand")
    s.player_hand[card_place] -= 1
    s.discard[card] += 1
    # bonus.yaml:318
    value = s.player_pounds[me] + (ACTION_CARD_PRICE[card] + 8)
    if value > 999:
        value = 999
    s.player_pounds[me] = value
    if still_to_act == 0:
        return place_books(s)
    # s5.2 s5.3 s5.4 s5.9 round.yaml:60
    still_to_act = s.still_to_act = 0
    # s5.2 s5.3 s5.4 s5.9 round.yaml:61
    return turn_ask_one_of


def steps_on_others(s: State) -> Step:
    """Postup na jiných stupnicích (Advancing on other tracks).

    s11.17 bonus.yaml:263
    """
    # bonus.yaml:268
    s.moved = NO_ROWS
    # bonus.yaml:270
    rounds = s.rounds_4 = 0
    going_on = s.going_on_5 = 1
    if not (going_on != 0 and rounds < s.number_2):
        return place_books(s)
    # bonus.yaml:271
    return steps_on_others_ask_choose_company(s)


def steps_on_others_after_choose_company(s: State) -> Step:
    """`steps_on_others`: after `choose_company`.

    s11.17 bonus.yaml:270
    """
    going_on = s.going_on_5
    rounds = s.rounds_4
    if going_on:
        rounds = s.rounds_4 = rounds + 1
    if not (going_on != 0 and rounds < s.number_2):
        return place_books(s)
    # bonus.yaml:271
    return steps_on_others_ask_choose_company(s)


def steps_on_others_ask_choose_company(s: State) -> Step:
    """A player chooses: choose_company, stop.

    s11.17 bonus.yaml:271
    """
    me = s.me_11
    legal = legal_steps_on_others_ask_choose_company(s)
    if len(legal) > 1:
        s.pc = 30
        s.player = me
        s.legal = legal
        return None
    if legal:
        if s.trace is not None:
            s.note(30, me, legal[0])
        return steps_on_others_take_choose_company(s, legal[0])
    raise no_choice("steps_on_others")


def legal_steps_on_others_ask_choose_company(s: State) -> Sequence[int]:
    """The legal actions of `steps_on_others_ask_choose_company`, ascending.

    s11.17 bonus.yaml:271
    """
    moved = s.moved
    legal: list[int] = []
    # bonus.yaml:270
    if s.rounds_4 >= 0:
        legal.append(8)
    company_track = s.company_track
    # bonus.yaml:271
    if company_track[0] != 7 and 0 not in moved:
        legal.append(70)
    if company_track[1] != 7 and 1 not in moved:
        legal.append(71)
    if company_track[2] != 7 and 2 not in moved:
        legal.append(72)
    if company_track[3] != 7 and 3 not in moved:
        legal.append(73)
    return legal


def steps_on_others_take_choose_company(s: State, action: int) -> Step:
    """What is chosen in `steps_on_others_ask_choose_company`.

    s11.17 bonus.yaml:271
    """
    moved = s.moved
    if action < 9:
        # bonus.yaml:270
        s.going_on_5 = 0
        return steps_on_others_after_choose_company
    # bonus.yaml:271
    company = action - 70
    # bonus.yaml:272
    if company not in moved:
        moved = s.moved = (*moved, company)
    # bonus.yaml:273
    s.me_23 = s.me_11
    s.company_6 = company
    s.steps = 2
    s.after_steps_as_reward = 2
    return steps_as_reward(s)


BONUS_SPACE_TAKEN: tuple[Callable[[State], Step], ...] = (
    bonus_space_start_player_taken,
    bonus_space_card_market_taken,
    bonus_space_card_sale_taken,
    bonus_space_most_coffee_taken,
    bonus_space_most_bananas_taken,
    bonus_space_most_cotton_taken,
    bonus_space_most_expansion_taken,
    occupy_no_bonus_space_taken,
    occupy_no_bonus_space_taken,
    occupy_no_bonus_space_taken,
    occupy_no_bonus_space_taken,
    bonus_space_c1_first_taken,
    bonus_space_c1_second_taken,
    bonus_space_c2_first_taken,
    bonus_space_c2_second_taken,
    bonus_space_d1_first_taken,
    bonus_space_d1_second_taken,
    bonus_space_d2_first_taken,
    bonus_space_d2_second_taken,
)

AFTER_REMOVE_POSTS: tuple[Step, ...] = (
    receive_after_remove_posts,
    turn_while,
)

AFTER_BUY_FOR_MONEY: tuple[Step, ...] = (
    turn_while,
    bonus_space_c2_first_taken_after_buy_for_money,
    bonus_space_c2_second_taken_after_buy_for_money,
)

AFTER_SPEND_POINTS: tuple[Step, ...] = (
    turn_while,
    collect_after_spend_points,
    use_bookkeeper_after_if,
    turn_while,
    turn_while,
    turn_while,
    turn_while,
    majority_reward_after_spend_points,
)

AFTER_REFILL_BOOKS: tuple[Step, ...] = (
    setup_after_lay_tracks,
    turn_after_place_books,
)

AFTER_REFILL: tuple[Step, ...] = (
    setup_each_row_of_display,
    renew_display_each_r_3,
)

AFTER_STEPS_AS_REWARD: tuple[Step, ...] = (
    expand_after_collect,
    majority_reward_after_steps_as_reward,
    steps_on_others_after_choose_company,
)
