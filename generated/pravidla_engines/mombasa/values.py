"""Values of the rules: pure functions of the position.

Generated from the rule spec of mombasa; do not edit.
"""

from __future__ import annotations

from collections.abc import Sequence

from pravidla_runtime.errors import Fault
from pravidla_runtime.sets import pieces_among

from .state import State
from .tables import (
    ACTION_CARD_AMOUNT,
    ACTION_CARD_PRICE,
    ACTION_CARD_TYPE,
    ACTION_CARD_TYPE_IS_GOOD,
    AREA_MINES,
    AREA_POST_AROUND,
    AREA_POST_COST_1,
    AREA_POST_COST_2,
    AREA_SEAT_OF,
    BONUS_SPACE_BY_SIDE,
    BONUS_SPACE_COFFEE_ONLY,
    BONUS_SPACE_NUMBER,
    BONUS_SPACE_SIDE,
    BOOK_LETTER,
    CARD_2_BY_SHARE,
    COMPANY_TRACK_LAST,
    COMPANY_TRACK_SHARES,
    COMPANY_TRACK_TOLL,
    COMPANY_TRACK_UNLOCKED,
    CRATE_NUMBERS,
    DEMAND_AMOUNT,
    DEMAND_CLERKS,
    DEMAND_EXPANSION,
    DEMAND_GOOD,
    DEMAND_ONE_GOOD,
    DIAMOND_TRACK_SLOT,
    DIAMOND_TRACK_WORTH,
    PAGE_NO_A,
    PAGE_NUMBER,
    PAGE_SLOT,
    PAGE_WORTH,
    SEAT_COINS,
    SEAT_OF_AROUND,
    SEAT_OF_COST_1,
    SEAT_OF_COST_2,
    SPOT_NEEDS_BOOKS,
    SPOT_NEEDS_DIAMONDS,
    STALL_DISPLAY_COLUMN,
    STALL_DISPLAY_ROW,
    STARTING_TILE_FIRST_CARD,
    STARTING_TILE_SECOND_CARD,
    STARTING_TILE_THIRD_CARD,
)


def is_ready(s: State, p: int, spot: int) -> bool:
    """Karta lícem vzhůru (A card that lies face up).

    s5.11 round.yaml:114
    """
    return s.player_used[p * 8 + spot] == 0 and s.player_planned[p * 8 + spot] != 59


def printed_price(s: State, stall: int) -> int:
    """Cena podle čísel na bednách (Price by the numbers on the crates).

    s5.19 actions.yaml:71
    """
    return (
        ACTION_CARD_PRICE[s.stall_offer[stall]] + CRATE_NUMBERS[STALL_DISPLAY_ROW[stall]][STALL_DISPLAY_COLUMN[stall]]
    )


def best_bonus(s: State, p: int, side: int) -> int:
    """Který bonus stupnice platí (Which bonus of a track holds).

    s11.6 s11.8 tracks.yaml:59
    """
    return COMPANY_TRACK_UNLOCKED[side][s.player_share_before_turn[p * 8 + side]]


def holds(s: State, company: int, area: int) -> bool:
    """Odkud lze expandovat (Where an expansion may begin).

    s6.7 s6.9 actions.yaml:168
    """
    return s.area_post[area] == company or AREA_SEAT_OF[area] == company


def on_top(s: State, company: int, column: int) -> bool:
    """Ve sloupci stojí stanice (A trading post stands in the column).

    s6.11 actions.yaml:189
    """
    return s.company_upper[company * 3 + column] > 0 or s.company_last_post[company * 3 + column] != 0


def may_return(s: State, company: int, column: int) -> bool:
    """Do sloupce lze stanici vrátit (A trading post may return to the column).

    s6.16 actions.yaml:221
    """
    if s.game.option_closed_columns == 1:
        # s7.1 actions.yaml:225
        return s.company_upper[company * 3 + column] < 4 and s.company_last_post[company * 3 + column] != 0
    # actions.yaml:221
    return s.company_upper[company * 3 + column] < 4


def mines_of(s: State, company: int) -> int:
    """Doly společnosti (Mines of a company).

    s8.4 actions.yaml:260
    """
    known = s.kept_mines_of
    if (value := known[company]) >= 0:
        return value
    total = 0
    area_post = s.area_post
    for a in range(28):
        if area_post[a] == company:
            total += AREA_MINES[a]
    value = known[company] = total
    return value


def may_discard(s: State, space: int, card: int) -> bool:
    """Kterou kartu lze odhodit (Which card may be discarded).

    s8.14 s11.16 bonus.yaml:244
    """
    if s.game.option_discarded_shares == 1:
        # s10.15 bonus.yaml:248
        return ACTION_CARD_TYPE[card] != 6 and (BONUS_SPACE_COFFEE_ONLY[space] == 0 or ACTION_CARD_TYPE[card] == 0)
    # bonus.yaml:244
    return BONUS_SPACE_COFFEE_ONLY[space] == 0 or ACTION_CARD_TYPE[card] == 0


def shows(s: State, p: int, spot: int, type_: int) -> bool:
    """Karta druhu lícem vzhůru (A card of a type that lies face up).

    s5.11 s5.14 round.yaml:118
    """
    p_times = p * 8
    player_planned_there = s.player_planned[p_times + spot]
    return (
        player_planned_there != 59
        and ACTION_CARD_TYPE[player_planned_there] == type_
        and s.player_used[p_times + spot] == 0
    )


def may_lie(s: State, p: int, book: int, page: int) -> bool:
    """Kniha smí na políčko (A book may lie on a space).

    s7.9 s7.10 books.yaml:115
    """
    return PAGE_NUMBER[page] > 1 and (
        BOOK_LETTER[book] != 0
        or (
            PAGE_NO_A[page] == 0
            and (s.player_ledger[p * 16 + page] == 82 or BOOK_LETTER[s.player_ledger[p * 16 + page]] == 0)
        )
    )


def posts_of(s: State, company: int) -> int:
    """Stanice v sídle a na mapě (Trading posts in the seat and on the map).

    invariants.yaml:4
    """
    known = s.kept_posts_of
    if (value := known[company]) >= 0:
        return value
    company_upper = s.company_upper
    company_last_post = s.company_last_post
    place_1 = company * 3 + 1
    place_2 = company * 3 + 2
    value = known[company] = (
        company_upper[company * 3]
        + company_upper[place_1]
        + company_upper[place_2]
        + (
            (1 if company_last_post[company * 3] else 0)
            + (1 if company_last_post[place_1] else 0)
            + (1 if company_last_post[place_2] else 0)
        )
        + s.area_post.count(company)
    )
    return value


def cards_of_count_s(s: State, p: int) -> int:
    """A question of `cards_of`.

    invariants.yaml:27
    """
    total = 0
    player_planned = s.player_planned
    p_times = p * 8
    for s_ in range(8):
        if player_planned[p_times + s_] != 59:
            total += 1
    return total


def cards_of_sum_s_2(s: State, p: int) -> int:
    """A question of `cards_of`.

    invariants.yaml:27
    """
    total = 0
    player_resting = s.player_resting
    p_times = p * 8
    for s_2 in range(8):
        total += sum(player_resting[(p_times + s_2) * 59 : (p_times + s_2) * 59 + 59])
    return total


def cards_of(s: State, p: int) -> int:
    """Karty hráče (Cards of a player).

    invariants.yaml:21
    """
    p_times = p * 59
    return (
        sum(s.player_hand[p * 59 : p_times + 59])
        + cards_of_count_s(s, p)
        + cards_of_sum_s_2(s, p)
        + sum(s.player_tiles[p * 59 : p_times + 59])
        + sum(s.player_shown_shares[p * 59 : p_times + 59])
    )


def is_unlocked(s: State, p: int, spot: int) -> bool:
    """Dostupné akční místo (An available action slot).

    s4.16 s4.17 s12.2 s12.3 round.yaml:43
    """
    return (SPOT_NEEDS_DIAMONDS[spot] == 0 or DIAMOND_TRACK_SLOT[s.player_diamond[p]] != 0) and (
        SPOT_NEEDS_BOOKS[spot] == 0 or PAGE_SLOT[s.player_ink[p]] != 0
    )


def shares(s: State, p: int, company: int) -> int:
    """Akcie společnosti (Shares of a company).

    s4.7 s10.19 s10.20 round.yaml:203
    """
    company_track_there = s.company_track[company]
    base = COMPANY_TRACK_SHARES[company_track_there][s.player_share[p * 8 + company_track_there]]
    total = 0
    for _ in pieces_among(s.player_shown_shares, CARD_2_BY_SHARE[company], p * 59):
        total += 1
    return base + total


def open_coins_sum_space_3(s: State, company: int, column: int) -> int:
    """A question of `open_coins`.

    round.yaml:219
    """
    total = 0
    for space in range(1, 4 - s.company_upper[company * 3 + column] + 1):
        total += SEAT_COINS[column][space - 1]
    return total


def open_coins(s: State, company: int, column: int) -> int:
    """Mince na prázdných políčkách sloupce (Coins on the empty spaces of a column).

    s4.7 round.yaml:213
    """
    known = s.kept_open_coins
    column_place = company * 3 + column
    if (value := known[column_place]) >= 0:
        return value
    value = known[column_place] = open_coins_sum_space_3(s, company, column) + (
        0 if s.company_last_post[column_place] else SEAT_COINS[column][5 - 1]
    )
    return value


def is_on(s: State, tile: int, card: int) -> bool:
    """Karta je na startovní destičce (The card is on the starting tile).

    s3.5 setup.yaml:170
    """
    return (
        card == STARTING_TILE_FIRST_CARD[tile]
        or card == STARTING_TILE_SECOND_CARD[tile]
        or card == STARTING_TILE_THIRD_CARD[tile]
    )


def is_extra(s: State, spot: int) -> bool:
    """Přídavné akční místo (Extra action slot).

    s4.17 setup.yaml:174
    """
    return SPOT_NEEDS_DIAMONDS[spot] != 0 or SPOT_NEEDS_BOOKS[spot] != 0


def toll_ahead(s: State, p: int, company: int) -> int:
    """Povinná splátka před kamenem (Mandatory payment before the marker).

    s11.2 tracks.yaml:20
    """
    company_track = s.company_track
    if s.player_share[p * 8 + company_track[company]] < COMPANY_TRACK_LAST[company_track[company]]:
        return COMPANY_TRACK_TOLL[company_track[company]][s.player_share[p * 8 + company_track[company]] + 1]
    return 0


def is_goods_card(s: State, p: int, spot: int) -> bool:
    """Karta zboží lícem vzhůru (A goods card that lies face up).

    s5.14 actions.yaml:62
    """
    p_times = p * 8
    return (
        s.player_used[p_times + spot] == 0
        and s.player_planned[p_times + spot] != 59
        and ACTION_CARD_TYPE_IS_GOOD[s.player_planned[p_times + spot]] != 0
    )


def mixed_price(s: State, stall: int) -> int:
    """Cena za různé zboží (Price for several goods).

    s11.15 s11.16 s12.4 actions.yaml:75
    """
    return (
        larger
        if (
            larger := ACTION_CARD_PRICE[s.stall_offer[stall]]
            + CRATE_NUMBERS[STALL_DISPLAY_ROW[stall]][STALL_DISPLAY_COLUMN[stall]]
            - 1
        )
        > 0
        else 0
    )


def price_in_money(s: State, stall: int, discount: int) -> int:
    """Cena v penězích (Price in money).

    s8.13 s11.15 s12.4 bonus.yaml:296
    """
    total = (
        ACTION_CARD_PRICE[s.stall_offer[stall]]
        + CRATE_NUMBERS[STALL_DISPLAY_ROW[stall]][STALL_DISPLAY_COLUMN[stall]]
        - discount
    )
    return max(total, 0)


def price_in_goods(s: State, me: int, stall: int, good: int) -> int:
    """Cena karty (Price of a card).

    s5.19 s12.4 actions.yaml:66
    """
    total = (
        ACTION_CARD_PRICE[s.stall_offer[stall]] + CRATE_NUMBERS[STALL_DISPLAY_ROW[stall]][STALL_DISPLAY_COLUMN[stall]]
    )
    me_times = me * 8
    player_share_before_turn_there = s.player_share_before_turn[me_times + 2]
    if COMPANY_TRACK_UNLOCKED[2][player_share_before_turn_there] == 2 or (
        COMPANY_TRACK_UNLOCKED[2][player_share_before_turn_there] == 1 and good == 1
    ):
        # s11.15 tracks.yaml:75
        total += -1
    if COMPANY_TRACK_UNLOCKED[3][s.player_share_before_turn[me_times + 3]] == 1 and good == 2:
        # s11.17 tracks.yaml:81
        total += -1
    return max(total, 0)


def is_open_to(s: State, p: int, space: int) -> bool:
    """Políčko je hráči otevřené (A space is open to a player).

    s11.6 s11.7 bonus.yaml:254
    """
    return (
        BONUS_SPACE_SIDE[space] == 8
        or COMPANY_TRACK_UNLOCKED[BONUS_SPACE_SIDE[space]][s.player_share_before_turn[p * 8 + BONUS_SPACE_SIDE[space]]]
        >= BONUS_SPACE_NUMBER[space]
    )


def markers_left(s: State, p: int) -> int:
    """Zbývající bonusové kameny (Bonus markers left).

    s3.7 s8.8 bonus.yaml:258
    """
    total = (3 if s.game.players == 2 else 2) - s.bonus_space_holder.count(p)
    player_share_before_turn_there = s.player_share_before_turn[p * 8 + 1]
    if COMPANY_TRACK_UNLOCKED[1][player_share_before_turn_there] > 0:
        # s11.11 tracks.yaml:87
        total += COMPANY_TRACK_UNLOCKED[1][player_share_before_turn_there]
    return total


def worth(s: State, p: int, spot: int) -> int:
    """Hodnota karty (What a card is worth).

    s5.5 s9.7 round.yaml:122
    """
    p_times = p * 8
    player_planned_there = s.player_planned[p_times + spot]
    total = ACTION_CARD_AMOUNT[player_planned_there] + (1 if s.player_good_on[p] == spot else 0)
    if (
        ACTION_CARD_TYPE[player_planned_there] == 2
        and COMPANY_TRACK_UNLOCKED[3][s.player_share_before_turn[p_times + 3]] == 2
    ):
        # s11.17 tracks.yaml:69
        total += 1
    return total


def entry_cost_lowest_way(s: State, target: int, company: int) -> int:
    """A question of `entry_cost`.

    actions.yaml:179
    """
    if company in AREA_POST_COST_1[target](s.area_post) or company in SEAT_OF_COST_1[target]:
        return 1
    if company in AREA_POST_COST_2[target](s.area_post) or company in SEAT_OF_COST_2[target]:
        return 2
    raise Fault("there is no lowest of nothing")


def entry_cost(s: State, company: int, target: int) -> int:
    """Kolik bodů expanze stojí oblast (What an area costs).

    s6.10 actions.yaml:172
    """
    return entry_cost_lowest_way(s, target, company) + (0 if s.area_post[target] == 4 else 1)


def has_posts(s: State, company: int) -> bool:
    """V sídle stojí stanice (A trading post stands in the seat).

    s6.24 actions.yaml:193
    """
    known = s.kept_has_posts
    if (value := known[company]) >= 0:
        return value == 1
    company_upper = s.company_upper
    company_last_post = s.company_last_post
    company_times = company * 3
    value = known[company] = (
        1
        if company_upper[company_times] > 0
        or company_last_post[company_times] != 0
        or company_upper[company_times + 1] > 0
        or company_last_post[company_times + 1] != 0
        or company_upper[company_times + 2] > 0
        or company_last_post[company_times + 2] != 0
        else 0
    )
    return value == 1


def clerks(s: State, p: int) -> int:
    """Účetní a obchodníci lícem vzhůru (Bookkeepers and merchants face up).

    s12.7 books.yaml:52
    """
    total = 0
    player_planned = s.player_planned
    player_used = s.player_used
    p_times = p * 8
    for s_3 in range(8):
        player_planned_here = player_planned[p_times + s_3]
        player_used_here = player_used[p_times + s_3]
        if (player_planned_here != 59 and ACTION_CARD_TYPE[player_planned_here] == 4 and player_used_here == 0) or (
            player_planned_here != 59 and ACTION_CARD_TYPE[player_planned_here] == 5 and player_used_here == 0
        ):
            total += 1
    return total


def share_price(s: State, company: int) -> int:
    """Hodnota akcie (What a share is worth).

    s4.7 s10.19 round.yaml:209
    """
    known = s.kept_share_price
    if (value := known[company]) >= 0:
        return value
    company_times = company * 3
    value = known[company] = (
        (kept if (kept := s.kept_open_coins[company_times]) >= 0 else open_coins(s, company, 0))
        + (kept if (kept := s.kept_open_coins[company_times + 1]) >= 0 else open_coins(s, company, 1))
        + (kept if (kept := s.kept_open_coins[company_times + 2]) >= 0 else open_coins(s, company, 2))
    )
    return value


def can_step(s: State, p: int, company: int) -> bool:
    """Kámen může postoupit (The marker can advance).

    s11.2 s11.3 tracks.yaml:4
    """
    player_share = s.player_share
    company_track = s.company_track
    p_times = p * 8
    return (
        player_share[p_times + company_track[company]] < COMPANY_TRACK_LAST[company_track[company]]
        and (
            COMPANY_TRACK_TOLL[company_track[company]][player_share[p_times + company_track[company]] + 1]
            if player_share[p_times + company_track[company]] < COMPANY_TRACK_LAST[company_track[company]]
            else 0
        )
        <= s.player_pounds[p]
    )


def visible_any_s_5(s: State, p: int) -> bool:
    """A question of `visible`.

    tracks.yaml:66
    """
    player_planned = s.player_planned
    player_used = s.player_used
    p_times = p * 8
    for s_5 in range(8):
        player_planned_here = player_planned[p_times + s_5]
        if player_planned_here != 59 and ACTION_CARD_TYPE[player_planned_here] == 3 and player_used[p_times + s_5] == 0:
            break
    else:
        return False
    return True


def visible_by_card_type(s: State, p: int) -> Sequence[int]:
    """`visible` for each card_type.

    round.yaml:126
    """
    totals = [0] * 8
    p_times = p * 8
    known_answer = COMPANY_TRACK_UNLOCKED[3][s.player_share_before_turn[p_times + 3]] == 2
    player_good_on = s.player_good_on[p]
    player_planned = s.player_planned
    player_used = s.player_used
    for s_4 in range(8):
        player_planned_here = player_planned[p_times + s_4]
        if player_planned_here != 59 and player_used[p_times + s_4] == 0:
            totals[ACTION_CARD_TYPE[player_planned_here]] += (
                ACTION_CARD_AMOUNT[player_planned_here]
                + (1 if player_good_on == s_4 else 0)
                + (1 if ACTION_CARD_TYPE[player_planned_here] == 2 and known_answer else 0)
            )
    if COMPANY_TRACK_UNLOCKED[0][s.player_share_before_turn[p_times]] > 0 and visible_any_s_5(s, p):
        # s11.11 tracks.yaml:63
        totals[3] += COMPANY_TRACK_UNLOCKED[0][s.player_share_before_turn[p_times]]
    s.kept_visible[p] = totals
    return totals


def visible(s: State, p: int, type_2: int) -> int:
    """Celkem lícem vzhůru (Total that lies face up).

    s5.14 s6.3 s7.15 round.yaml:126
    """
    return (s.kept_visible[p] or visible_by_card_type(s, p))[type_2]


def can_enter(s: State, company: int, target: int, left: int) -> bool:
    """Oblast lze obsadit (An area can be entered).

    s6.7 s6.9 s6.10 s6.21 s7.2 actions.yaml:146
    """
    return (
        AREA_SEAT_OF[target] == 4
        and s.area_post[target] != company
        and (company in AREA_POST_AROUND[target](s.area_post) or company in SEAT_OF_AROUND[target])
        and entry_cost(s, company, target) <= left
    )


def total_(s: State, p: int) -> int:
    """Jmění hráče (Fortune of a player).

    s4.5 s10.16 s10.17 s10.18 s10.19 s10.20 s10.21 round.yaml:220
    """
    company_track = s.company_track
    player_share = s.player_share
    player_shown_shares = s.player_shown_shares
    p_times_8 = p * 8
    p_times_59 = p * 59
    return (
        s.player_pounds[p]
        + (
            (kept if (kept := s.kept_share_price[0]) >= 0 else share_price(s, 0))
            * (
                COMPANY_TRACK_SHARES[company_track[0]][player_share[p_times_8 + company_track[0]]]
                + (
                    player_shown_shares[p_times_59 + 20]
                    + player_shown_shares[p_times_59 + 42]
                    + player_shown_shares[p_times_59 + 47]
                    + player_shown_shares[p_times_59 + 51]
                )
            )
            + (kept if (kept := s.kept_share_price[1]) >= 0 else share_price(s, 1))
            * (
                COMPANY_TRACK_SHARES[company_track[1]][player_share[p_times_8 + company_track[1]]]
                + (
                    player_shown_shares[p_times_59 + 31]
                    + player_shown_shares[p_times_59 + 43]
                    + player_shown_shares[p_times_59 + 48]
                    + player_shown_shares[p_times_59 + 52]
                )
            )
            + (kept if (kept := s.kept_share_price[2]) >= 0 else share_price(s, 2))
            * (
                COMPANY_TRACK_SHARES[company_track[2]][player_share[p_times_8 + company_track[2]]]
                + (
                    player_shown_shares[p_times_59 + 32]
                    + player_shown_shares[p_times_59 + 44]
                    + player_shown_shares[p_times_59 + 49]
                    + player_shown_shares[p_times_59 + 53]
                )
            )
            + (kept if (kept := s.kept_share_price[3]) >= 0 else share_price(s, 3))
            * (
                COMPANY_TRACK_SHARES[company_track[3]][player_share[p_times_8 + company_track[3]]]
                + (
                    player_shown_shares[p_times_59 + 33]
                    + player_shown_shares[p_times_59 + 45]
                    + player_shown_shares[p_times_59 + 50]
                    + player_shown_shares[p_times_59 + 54]
                )
            )
        )
        + DIAMOND_TRACK_WORTH[s.player_diamond[p]]
        + PAGE_WORTH[s.player_ink[p]]
    )


def meets_any_g(s: State, p: int, demand: int) -> bool:
    """A question of `meets`.

    books.yaml:50
    """
    for g_ in range(3):
        if (s.kept_visible[p] or visible_by_card_type(s, p))[g_] - (
            DEMAND_AMOUNT[demand] if g_ == DEMAND_GOOD[demand] else 0
        ) >= DEMAND_ONE_GOOD[demand]:
            break
    else:
        return False
    return True


def meets(s: State, p: int, demand: int) -> bool:
    """Karty splňují požadavek (The cards meet a requirement).

    s7.15 s7.16 s7.18 s7.23 s12.7 s12.8 s12.10 books.yaml:45
    """
    return (
        (s.kept_visible[p] or visible_by_card_type(s, p))[DEMAND_GOOD[demand]] >= DEMAND_AMOUNT[demand]
        and (s.kept_visible[p] or visible_by_card_type(s, p))[3] >= DEMAND_EXPANSION[demand]
        and clerks(s, p) >= DEMAND_CLERKS[demand]
        and (DEMAND_ONE_GOOD[demand] == 0 or meets_any_g(s, p, demand))
    )


def game_score(s: State, p: int) -> int:
    """`game.score`.

    s1.9 s1.17 s4.5 s10.21 rulebook.yaml:16
    """
    return total_(s, p)


def invariant_posts_do_not_multiply(s: State) -> bool:
    """Společnost nemá víc než patnáct stanic (A company has no more than fifteen trading posts).

    s2.4 s6.11 invariants.yaml:12
    """
    return (
        (kept if (kept := s.kept_posts_of[0]) >= 0 else posts_of(s, 0)) <= 15
        and (kept if (kept := s.kept_posts_of[1]) >= 0 else posts_of(s, 1)) <= 15
        and (kept if (kept := s.kept_posts_of[2]) >= 0 else posts_of(s, 2)) <= 15
        and (kept if (kept := s.kept_posts_of[3]) >= 0 else posts_of(s, 3)) <= 15
    )


def invariant_seats_are_no_regions_any_a_7(s: State) -> bool:
    """A question of `invariant_seats_are_no_regions`.

    invariants.yaml:20
    """
    area_post = s.area_post
    for a in range(4):
        if area_post[a] != 4:
            break
    else:
        return False
    return True


def invariant_seats_are_no_regions(s: State) -> bool:
    """V sídle cizí stanice nestojí (No seat holds a trading post of another company).

    s7.2 invariants.yaml:17
    """
    return not invariant_seats_are_no_regions_any_a_7(s)


def invariant_cards_conserved_sum_p_34(s: State) -> int:
    """A question of `invariant_cards_conserved`.

    invariants.yaml:33
    """
    total = 0
    for p in s.game.seats:
        total += cards_of(s, p)
    return total


def invariant_cards_conserved_count_s_31(s: State) -> int:
    """A question of `invariant_cards_conserved`.

    invariants.yaml:34
    """
    total = 0
    stall_offer = s.stall_offer
    for s_31 in range(12):
        if stall_offer[s_31] != 59:
            total += 1
    return total


def invariant_cards_conserved(s: State) -> bool:
    """Žádná karta se neztratí (No card is lost).

    s1.17 s3.1 s3.2 invariants.yaml:28
    """
    draw_pile = s.draw_pile
    return (
        s.round_number == 0
        or invariant_cards_conserved_sum_p_34(s)
        + sum(s.discard)
        + sum(s.bonus_tiles)
        + (
            sum(draw_pile[0:59])
            + sum(draw_pile[59:118])
            + sum(draw_pile[118:177])
            + sum(draw_pile[177:236])
            + sum(draw_pile[236:295])
        )
        + invariant_cards_conserved_count_s_31(s)
        == 48 + 10 * s.game.players
    )


def invariant_books_conserved_count_s_32(s: State) -> int:
    """A question of `invariant_books_conserved`.

    invariants.yaml:41
    """
    total = 0
    book_space_token = s.book_space_token
    for s_32 in range(12):
        if book_space_token[s_32] != 82:
            total += 1
    return total


def invariant_books_conserved_count_n(s: State, p: int) -> int:
    """A question of `invariant_books_conserved`.

    invariants.yaml:42
    """
    total = 0
    player_ledger = s.player_ledger
    p_times = p * 16
    for n in range(2, 16):
        if player_ledger[p_times + n] != 82:
            total += 1
    return total


def invariant_books_conserved_sum_p_35(s: State) -> int:
    """A question of `invariant_books_conserved`.

    invariants.yaml:42
    """
    total = 0
    player_new_books = s.player_new_books
    for p in s.game.seats:
        total += sum(player_new_books[p * 82 : p * 82 + 82]) + invariant_books_conserved_count_n(s, p)
    return total


def invariant_books_conserved(s: State) -> bool:
    """Z knih se žádná neobjeví (No book appears).

    s1.17 invariants.yaml:36
    """
    books_left = s.books_left
    return (
        sum(books_left[0:82])
        + sum(books_left[82:164])
        + sum(books_left[164:246])
        + sum(books_left[246:328])
        + invariant_books_conserved_count_s_32(s)
        + invariant_books_conserved_sum_p_35(s)
        <= 72
    )


def invariant_no_a_on_barred_spaces_any_n_2(s: State, p: int) -> bool:
    """A question of `invariant_no_a_on_barred_spaces`.

    invariants.yaml:48
    """
    player_ledger = s.player_ledger
    p_times = p * 16
    for n in range(9, 16):
        player_ledger_here = player_ledger[p_times + n]
        if player_ledger_here != 82 and BOOK_LETTER[player_ledger_here] == 0:
            break
    else:
        return False
    return True


def invariant_no_a_on_barred_spaces(s: State) -> bool:
    """Na políčku s přeškrtnutým A kniha A neleží (No A book lies where A is crossed out).

    s7.9 invariants.yaml:44
    """
    for p in s.game.seats:
        if invariant_no_a_on_barred_spaces_any_n_2(s, p):
            break
    else:
        return True
    return False


def invariant_ink_on_books(s: State) -> bool:
    """Kalamář nestojí na prázdném políčku (The inkwell stands on no empty space).

    s7.2 s7.19 invariants.yaml:50
    """
    player_ink = s.player_ink
    player_ledger = s.player_ledger
    for p in s.game.seats:
        if not (player_ink[p] == 0 or player_ledger[p * 16 + player_ink[p]] != 82):
            break
    else:
        return True
    return False


def invariant_markers_suffice(s: State) -> bool:
    """Nikdo neobsadí víc políček než má kamenů (Nobody holds more spaces than they have markers).

    s3.7 s11.11 invariants.yaml:54
    """
    for p in s.game.seats:
        if markers_left(s, p) < 0:
            break
    else:
        return True
    return False


def invariant_one_space_of_a_track_count_b_2(s: State, t: int, p: int) -> int:
    """A question of `invariant_one_space_of_a_track`.

    invariants.yaml:62
    """
    total = 0
    bonus_space_holder = s.bonus_space_holder
    for b in BONUS_SPACE_BY_SIDE[t]:
        if bonus_space_holder[b] == p:
            total += 1
    return total


def invariant_one_space_of_a_track_every_t(s: State, p: int) -> bool:
    """A question of `invariant_one_space_of_a_track`.

    invariants.yaml:62
    """
    for t in range(8):
        if invariant_one_space_of_a_track_count_b_2(s, t, p) > 1:
            break
    else:
        return True
    return False


def invariant_one_space_of_a_track(s: State) -> bool:
    """Z jedné stupnice má hráč nejvýš jedno políčko (A player holds at most one space of a track).

    s11.8 invariants.yaml:58
    """
    for p in s.game.seats:
        if not invariant_one_space_of_a_track_every_t(s, p):
            break
    else:
        return True
    return False


def invariant_used_cards_lie_there_any_s_33(s: State, p: int) -> bool:
    """A question of `invariant_used_cards_lie_there`.

    invariants.yaml:67
    """
    player_used = s.player_used
    player_planned = s.player_planned
    p_times = p * 8
    for s_33 in range(8):
        if player_used[p_times + s_33] and player_planned[p_times + s_33] == 59:
            break
    else:
        return False
    return True


def invariant_used_cards_lie_there(s: State) -> bool:
    """Otočit lze jen kartu v oblasti akcí (Only a card in the area can be face down).

    s5.11 invariants.yaml:64
    """
    for p in s.game.seats:
        if invariant_used_cards_lie_there_any_s_33(s, p):
            break
    else:
        return True
    return False


def invariant_shares_are_never_planned_any_s_34(s: State, p: int) -> bool:
    """A question of `invariant_shares_are_never_planned`.

    invariants.yaml:72
    """
    player_planned = s.player_planned
    p_times = p * 8
    for s_34 in range(8):
        player_planned_here = player_planned[p_times + s_34]
        if player_planned_here != 59 and ACTION_CARD_TYPE[player_planned_here] == 6:
            break
    else:
        return False
    return True


def invariant_shares_are_never_planned(s: State) -> bool:
    """Karta akcie nikdy neleží na akčním místě (A share card never lies on a slot).

    s10.15 invariants.yaml:68
    """
    for p in s.game.seats:
        if invariant_shares_are_never_planned_any_s_34(s, p):
            break
    else:
        return True
    return False


def invariant_locked_slots_are_empty_any_s_35(s: State, p: int) -> bool:
    """A question of `invariant_locked_slots_are_empty`.

    invariants.yaml:76
    """
    known_answer = DIAMOND_TRACK_SLOT[s.player_diamond[p]]
    player_ink = s.player_ink[p]
    player_planned = s.player_planned
    p_times = p * 8
    for s_35 in range(5):
        if player_planned[p_times + s_35] != 59 and not (
            (SPOT_NEEDS_DIAMONDS[s_35] == 0 or known_answer != 0)
            and (SPOT_NEEDS_BOOKS[s_35] == 0 or PAGE_SLOT[player_ink] != 0)
        ):
            break
    else:
        return False
    return True


def invariant_locked_slots_are_empty(s: State) -> bool:
    """Na zamčeném místě nic neleží (Nothing lies on a locked slot).

    s4.17 s12.2 s12.3 invariants.yaml:73
    """
    for p in s.game.seats:
        if invariant_locked_slots_are_empty_any_s_35(s, p):
            break
    else:
        return True
    return False


def invariant_no_slot_while_away_any_s_36(s: State, p: int) -> bool:
    """A question of `invariant_no_slot_while_away`.

    invariants.yaml:81
    """
    player_planned = s.player_planned
    p_times = p * 8
    for s_36 in range(8):
        if player_planned[p_times + s_36] != 59:
            break
    else:
        return False
    return True


def invariant_no_slot_while_away_every_p_43(s: State) -> bool:
    """A question of `invariant_no_slot_while_away`.

    invariants.yaml:81
    """
    player_has_left = s.player_has_left
    for p in s.game.seats:
        if not (player_has_left[p] == 0 or not invariant_no_slot_while_away_any_s_36(s, p)):
            break
    else:
        return True
    return False


def invariant_no_slot_while_away(s: State) -> bool:
    """Kdo vystoupil, nemá nic v oblasti akcí (Whoever has left has an empty area).

    s9.17 s9.19 s9.20 invariants.yaml:77
    """
    return s.cards_open == 0 or invariant_no_slot_while_away_every_p_43(s)
