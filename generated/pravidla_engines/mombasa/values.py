"""Values of the rules: pure functions of the position.

Generated from the rule spec of mombasa; do not edit.
"""

from __future__ import annotations

from pravidla_runtime.errors import Fault
from pravidla_runtime.sets import pieces_among

from .state import State
from .tables import (
    ACTION_CARD_AMOUNT,
    ACTION_CARD_PRICE,
    ACTION_CARD_TYPE,
    AFRICA_WAY_COST,
    AFRICA_WAY_TO,
    AFRICA_WAYS,
    AREA_MINES,
    AREA_SEAT_OF,
    BONUS_SPACE_NUMBER,
    BONUS_SPACE_SIDE,
    BOOK_DEMAND,
    BOOK_LETTER,
    CARD_BY_SHARE,
    CARD_TYPE_IS_GOOD,
    COMPANY_TRACK_LAST,
    COMPANY_TRACK_SHARES,
    COMPANY_TRACK_TOLL,
    COMPANY_TRACK_UNLOCKED,
    DEMAND_AMOUNT,
    DEMAND_CLERKS,
    DEMAND_EXPANSION,
    DEMAND_GOOD,
    DEMAND_ONE_GOOD,
    DIAMOND_TRACK_SLOT,
    DIAMOND_TRACK_WORTH,
    DISPLAY_COLUMN_SURCHARGE,
    PAGE_NO_A,
    PAGE_NUMBER,
    PAGE_SLOT,
    PAGE_WORTH,
    SEAT_COINS,
    SPOT_NEEDS_BOOKS,
    SPOT_NEEDS_DIAMONDS,
    STALL_DISPLAY_COLUMN,
    STARTING_TILE_FIRST_CARD,
    STARTING_TILE_SECOND_CARD,
    STARTING_TILE_THIRD_CARD,
)


def is_ready(s: State, p: int, spot: int) -> bool:
    """Karta lícem vzhůru (A card that lies face up).

    s5.11 round.yaml:86
    """
    return s.player_used[p * 8 + spot] == 0 and s.player_area[p * 8 + spot] != 59


def printed_price(s: State, stall: int) -> int:
    """Cena podle čísel na bednách (Price by the numbers on the crates).

    s5.19 actions.yaml:66
    """
    return ACTION_CARD_PRICE[s.stall_offer[stall]] + DISPLAY_COLUMN_SURCHARGE[STALL_DISPLAY_COLUMN[stall]]


def best_bonus(s: State, p: int, side: int) -> int:
    """Který bonus stupnice platí (Which bonus of a track holds).

    s11.6 s11.8 tracks.yaml:59
    """
    return COMPANY_TRACK_UNLOCKED[side][s.player_share_before_turn[p * 8 + side]]


def holds(s: State, company: int, area: int) -> bool:
    """Odkud lze expandovat (Where an expansion may begin).

    s6.7 s6.9 actions.yaml:159
    """
    return s.area_post[area] == company or AREA_SEAT_OF[area] == company


def on_top(s: State, company: int, column: int) -> bool:
    """Ve sloupci stojí stanice (A station stands in the column).

    s6.11 actions.yaml:180
    """
    return s.company_upper[company * 3 + column] > 0 or s.company_last_post[company * 3 + column] != 0


def mines_of(s: State, company: int) -> int:
    """Doly společnosti (Mines of a company).

    s8.4 actions.yaml:241
    """
    total = 0
    for a in range(28):
        if s.area_post[a] == company:
            total += AREA_MINES[a]
    return total


def may_lie(s: State, p: int, book: int, page: int) -> bool:
    """Kniha smí na políčko (A book may lie on a space).

    s7.9 s7.10 books.yaml:98
    """
    return PAGE_NUMBER[page] > 1 and (
        BOOK_LETTER[book] != 0
        or (
            PAGE_NO_A[page] == 0
            and (s.player_ledger[p * 16 + page] == 82 or BOOK_LETTER[s.player_ledger[p * 16 + page]] == 0)
        )
    )


def is_unlocked(s: State, p: int, spot: int) -> bool:
    """Dostupné akční místo (An available action slot).

    s4.16 s4.17 s12.2 s12.3 round.yaml:39
    """
    return (SPOT_NEEDS_DIAMONDS[spot] == 0 or DIAMOND_TRACK_SLOT[s.player_diamond[p]] != 0) and (
        SPOT_NEEDS_BOOKS[spot] == 0 or PAGE_SLOT[s.player_ink[p]] != 0
    )


def shares(s: State, p: int, company: int) -> int:
    """Akcie společnosti (Shares of a company).

    s4.7 s10.19 s10.20 round.yaml:175
    """
    base = COMPANY_TRACK_SHARES[s.company_track[company]][s.player_share[p * 8 + s.company_track[company]]]
    total = 0
    for _ in pieces_among(s.player_shown_shares, CARD_BY_SHARE[company], p * 59):
        total += 1
    return base + total


def open_coins_sum_space_2(s: State, company: int, column: int) -> int:
    """A question of `open_coins`.

    round.yaml:191
    """
    total = 0
    for space in range(1, 4 - s.company_upper[company * 3 + column] + 1):
        total += SEAT_COINS[column][space - 1]
    return total


def open_coins(s: State, company: int, column: int) -> int:
    """Mince na prázdných políčkách sloupce (Coins on the empty spaces of a column).

    s4.7 round.yaml:185
    """
    return open_coins_sum_space_2(s, company, column) + (
        0 if s.company_last_post[company * 3 + column] else SEAT_COINS[column][5 - 1]
    )


def is_on(s: State, tile: int, card: int) -> bool:
    """Karta je na startovní destičce (The card is on the starting tile).

    s3.5 setup.yaml:166
    """
    return (
        card == STARTING_TILE_FIRST_CARD[tile]
        or card == STARTING_TILE_SECOND_CARD[tile]
        or card == STARTING_TILE_THIRD_CARD[tile]
    )


def is_extra(s: State, spot: int) -> bool:
    """Přídavné akční místo (Extra action slot).

    s4.17 setup.yaml:170
    """
    return SPOT_NEEDS_DIAMONDS[spot] != 0 or SPOT_NEEDS_BOOKS[spot] != 0


def toll_ahead(s: State, p: int, company: int) -> int:
    """Povinná splátka před kamenem (Mandatory payment before the marker).

    s11.2 tracks.yaml:20
    """
    if s.player_share[p * 8 + s.company_track[company]] < COMPANY_TRACK_LAST[s.company_track[company]]:
        return COMPANY_TRACK_TOLL[s.company_track[company]][s.player_share[p * 8 + s.company_track[company]] + 1]
    return 0


def is_goods_card(s: State, p: int, spot: int) -> bool:
    """Karta zboží lícem vzhůru (A goods card that lies face up).

    s5.14 actions.yaml:57
    """
    return (
        s.player_used[p * 8 + spot] == 0
        and s.player_area[p * 8 + spot] != 59
        and CARD_TYPE_IS_GOOD[ACTION_CARD_TYPE[s.player_area[p * 8 + spot]]] != 0
    )


def may_lay_good(s: State, p: int, spot: int) -> bool:
    """Kam smí destička +1 zboží (Where the tile +1 good may go).

    s9.7 s9.8 round.yaml:82
    """
    return (
        s.player_tiles[p * 59 + 55] > 0
        and s.player_good_on[p] == 8
        and s.player_used[p * 8 + spot] == 0
        and s.player_area[p * 8 + spot] != 59
        and CARD_TYPE_IS_GOOD[ACTION_CARD_TYPE[s.player_area[p * 8 + spot]]] != 0
    )


def shows(s: State, p: int, spot: int, type_: int) -> bool:
    """Karta druhu lícem vzhůru (A card of a type that lies face up).

    s5.11 s5.14 round.yaml:90
    """
    return (
        s.player_used[p * 8 + spot] == 0
        and s.player_area[p * 8 + spot] != 59
        and ACTION_CARD_TYPE[s.player_area[p * 8 + spot]] == type_
    )


def mixed_price(s: State, stall: int) -> int:
    """Cena za různé zboží (Price for several goods).

    s11.15 s11.16 s12.4 actions.yaml:70
    """
    return max(0, ACTION_CARD_PRICE[s.stall_offer[stall]] + DISPLAY_COLUMN_SURCHARGE[STALL_DISPLAY_COLUMN[stall]] - 1)


def price_in_money(s: State, stall: int, discount: int) -> int:
    """Cena v penězích (Price in money).

    s8.13 s11.15 s12.4 bonus.yaml:255
    """
    # s8.13 s11.15 s12.4 bonus.yaml:255
    total = ACTION_CARD_PRICE[s.stall_offer[stall]] + DISPLAY_COLUMN_SURCHARGE[STALL_DISPLAY_COLUMN[stall]] - discount
    return max(total, 0)


def price_in_goods(s: State, me: int, stall: int, good: int) -> int:
    """Cena karty (Price of a card).

    s5.19 s12.4 actions.yaml:61
    """
    # s5.19 s12.4 actions.yaml:61
    total = ACTION_CARD_PRICE[s.stall_offer[stall]] + DISPLAY_COLUMN_SURCHARGE[STALL_DISPLAY_COLUMN[stall]]
    if COMPANY_TRACK_UNLOCKED[2][s.player_share_before_turn[me * 8 + 2]] == 2 or (
        COMPANY_TRACK_UNLOCKED[2][s.player_share_before_turn[me * 8 + 2]] == 1 and good == 1
    ):
        # s11.15 tracks.yaml:75
        total += -1
    if COMPANY_TRACK_UNLOCKED[3][s.player_share_before_turn[me * 8 + 3]] == 1 and good == 2:
        # s11.17 tracks.yaml:81
        total += -1
    return max(total, 0)


def is_open_to(s: State, p: int, space: int) -> bool:
    """Políčko je hráči otevřené (A space is open to a player).

    s11.6 s11.7 bonus.yaml:213
    """
    return (
        BONUS_SPACE_SIDE[space] == 8
        or COMPANY_TRACK_UNLOCKED[BONUS_SPACE_SIDE[space]][s.player_share_before_turn[p * 8 + BONUS_SPACE_SIDE[space]]]
        >= BONUS_SPACE_NUMBER[space]
    )


def markers_left(s: State, p: int) -> int:
    """Zbývající bonusové kameny (Bonus markers left).

    s3.7 s8.8 bonus.yaml:217
    """
    # s3.7 s8.8 bonus.yaml:217
    total = (3 if s.game.players == 2 else 2) - s.bonus_space_holder.count(p)
    if COMPANY_TRACK_UNLOCKED[1][s.player_share_before_turn[p * 8 + 1]] > 0:
        # s11.11 tracks.yaml:87
        total += COMPANY_TRACK_UNLOCKED[1][s.player_share_before_turn[p * 8 + 1]]
    return total


def worth(s: State, p: int, spot: int) -> int:
    """Hodnota karty (What a card is worth).

    s5.5 s9.7 round.yaml:94
    """
    # s5.5 s9.7 round.yaml:94
    total = ACTION_CARD_AMOUNT[s.player_area[p * 8 + spot]] + (1 if s.player_good_on[p] == spot else 0)
    if (
        ACTION_CARD_TYPE[s.player_area[p * 8 + spot]] == 2
        and COMPANY_TRACK_UNLOCKED[3][s.player_share_before_turn[p * 8 + 3]] == 2
    ):
        # s11.17 tracks.yaml:69
        total += 1
    return total


def entry_cost_lowest_way(s: State, target: int, company: int) -> int:
    """A question of `entry_cost`.

    actions.yaml:170
    """
    best: int | None = None
    for way in AFRICA_WAYS[target]:
        if s.area_post[AFRICA_WAY_TO[way]] == company or AREA_SEAT_OF[AFRICA_WAY_TO[way]] == company:
            value = AFRICA_WAY_COST[way]
            if best is None or value < best:
                best = value
    if best is None:
        raise Fault("there is no lowest of nothing")
    return best


def entry_cost(s: State, company: int, target: int) -> int:
    """Kolik bodů expanze stojí oblast (What an area costs).

    s6.10 actions.yaml:163
    """
    return entry_cost_lowest_way(s, target, company) + (0 if s.area_post[target] == 4 else 1)


def has_posts(s: State, company: int) -> bool:
    """V sídle stojí stanice (A station stands in the seat).

    s6.24 actions.yaml:184
    """
    return (
        s.company_upper[company * 3 + 0] > 0
        or s.company_last_post[company * 3 + 0] != 0
        or s.company_upper[company * 3 + 1] > 0
        or s.company_last_post[company * 3 + 1] != 0
        or s.company_upper[company * 3 + 2] > 0
        or s.company_last_post[company * 3 + 2] != 0
    )


def share_price(s: State, company: int) -> int:
    """Hodnota akcie (What a share is worth).

    s4.7 s10.19 round.yaml:181
    """
    return open_coins(s, company, 0) + open_coins(s, company, 1) + open_coins(s, company, 2)


def can_step(s: State, p: int, company: int) -> bool:
    """Kámen může postoupit (The marker can advance).

    s11.2 s11.3 tracks.yaml:4
    """
    return (
        s.player_share[p * 8 + s.company_track[company]] < COMPANY_TRACK_LAST[s.company_track[company]]
        and toll_ahead(s, p, company) <= s.player_pounds[p]
    )


def clerks(s: State, p: int) -> int:
    """Účetní a obchodníci lícem vzhůru (Bookkeepers and merchants face up).

    s12.7 books.yaml:41
    """
    total = 0
    for s_ in range(8):
        if shows(s, p, s_, 4) or shows(s, p, s_, 5):
            total += 1
    return total


def visible_sum_s_2(s: State, p: int, type_2: int) -> int:
    """A question of `visible`.

    round.yaml:101
    """
    total = 0
    for s_2 in range(8):
        if shows(s, p, s_2, type_2):
            total += worth(s, p, s_2)
    return total


def visible_any_s_3(s: State, p: int) -> bool:
    """A question of `visible`.

    tracks.yaml:66
    """
    for s_3 in range(8):
        if shows(s, p, s_3, 3):
            break
    else:
        return False
    return True


def visible(s: State, p: int, type_2: int) -> int:
    """Celkem lícem vzhůru (Total that lies face up).

    s5.14 s6.3 s7.15 round.yaml:98
    """
    # s5.14 s6.3 s7.15 round.yaml:98
    total = visible_sum_s_2(s, p, type_2)
    if type_2 == 3 and COMPANY_TRACK_UNLOCKED[0][s.player_share_before_turn[p * 8 + 0]] > 0 and visible_any_s_3(s, p):
        # s11.11 tracks.yaml:63
        total += COMPANY_TRACK_UNLOCKED[0][s.player_share_before_turn[p * 8 + 0]]
    return total


def can_enter_any_way_2(s: State, target: int, company: int) -> bool:
    """A question of `can_enter`.

    actions.yaml:152
    """
    for way in AFRICA_WAYS[target]:
        if s.area_post[AFRICA_WAY_TO[way]] == company or AREA_SEAT_OF[AFRICA_WAY_TO[way]] == company:
            break
    else:
        return False
    return True


def can_enter(s: State, company: int, target: int, left: int) -> bool:
    """Oblast lze obsadit (An area can be entered).

    s6.7 s6.9 s6.10 s6.21 s7.2 actions.yaml:139
    """
    return (
        AREA_SEAT_OF[target] == 4
        and s.area_post[target] != company
        and can_enter_any_way_2(s, target, company)
        and entry_cost(s, company, target) <= left
    )


def total_(s: State, p: int) -> int:
    """Jmění hráče (Fortune of a player).

    s4.5 s10.17 s10.18 s10.19 s10.20 s10.21 round.yaml:192
    """
    return (
        s.player_pounds[p]
        + (
            (open_coins(s, 0, 0) + open_coins(s, 0, 1) + open_coins(s, 0, 2)) * shares(s, p, 0)
            + (open_coins(s, 1, 0) + open_coins(s, 1, 1) + open_coins(s, 1, 2)) * shares(s, p, 1)
            + (open_coins(s, 2, 0) + open_coins(s, 2, 1) + open_coins(s, 2, 2)) * shares(s, p, 2)
            + (open_coins(s, 3, 0) + open_coins(s, 3, 1) + open_coins(s, 3, 2)) * shares(s, p, 3)
        )
        + DIAMOND_TRACK_WORTH[s.player_diamond[p]]
        + PAGE_WORTH[s.player_ink[p]]
    )


def meets_any_g(s: State, p: int, demand: int) -> bool:
    """A question of `meets`.

    books.yaml:39
    """
    for g_ in range(3):
        if visible(s, p, g_) - (DEMAND_AMOUNT[demand] if g_ == DEMAND_GOOD[demand] else 0) >= DEMAND_ONE_GOOD[demand]:
            break
    else:
        return False
    return True


def meets(s: State, p: int, demand: int) -> bool:
    """Karty splňují požadavek (The cards meet a requirement).

    s7.15 s7.16 s7.18 s7.23 s12.7 s12.8 s12.10 books.yaml:34
    """
    return (
        visible(s, p, DEMAND_GOOD[demand]) >= DEMAND_AMOUNT[demand]
        and visible(s, p, 3) >= DEMAND_EXPANSION[demand]
        and clerks(s, p) >= DEMAND_CLERKS[demand]
        and (DEMAND_ONE_GOOD[demand] == 0 or meets_any_g(s, p, demand))
    )


def may_enter(s: State, p: int, page: int) -> bool:
    """Kalamář smí na políčko (The ink jar may enter a space).

    s7.2 s7.15 s7.16 s7.18 s7.19 books.yaml:30
    """
    return s.player_ledger[p * 16 + page] != 82 and (
        s.player_face_down[p * 16 + page] != 0 or meets(s, p, BOOK_DEMAND[s.player_ledger[p * 16 + page]])
    )


def game_score(s: State, p: int) -> int:
    """Game.score.

    s1.9 s1.17 s4.5 s10.21 rulebook.yaml:16
    """
    return total_(s, p)
