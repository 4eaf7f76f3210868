"""Texts of actions and reasons why they are not legal.

Generated from the rule spec of mombasa; do not edit.
"""

from __future__ import annotations

from itertools import compress

from pravidla_runtime.errors import Reason
from pravidla_runtime.sets import THOUSAND, kinds
from pravidla_runtime.text import amount_cs, amount_en, player_cs, player_en, row_cs, row_en
from pravidla_runtime.trials import attempt, hole

from .state import State
from .tables import (
    ACTION_CARD_AMOUNT,
    ACTION_CARD_PRICE,
    ACTION_CARD_TYPE,
    ACTION_CARD_TYPE_IS_GOOD,
    BONUS_SPACE_BY_SIDE_2,
    BONUS_SPACE_COFFEE_ONLY,
    BONUS_SPACE_DISCARDS,
    BONUS_SPACE_FEE,
    BONUS_SPACE_MAJORITY,
    BONUS_SPACE_SIDE,
    BOOK_DEMAND,
    BOOK_SPACE_LETTER_BOOKKEEPING_PRICE,
    CARD_TYPE_IS_GOOD,
    COMPANY_TRACK_UNLOCKED,
    CRATE_NUMBERS,
    NAMES,
    NONE_OF_59,
    PAGE_NUMBER,
    SPOT_BY_KEY,
    STALL_DISPLAY_COLUMN,
    STALL_DISPLAY_ROW,
    STARTING_TILE_FIRST_CARD,
    STARTING_TILE_SECOND_CARD,
    STARTING_TILE_THIRD_CARD,
    TIER_LEAST,
    TIER_SPACE,
)
from .values import (
    can_enter,
    can_step,
    entry_cost,
    has_posts,
    is_goods_card,
    is_open_to,
    markers_left,
    may_discard,
    may_lie,
    may_return,
    meets,
    price_in_goods,
    shows,
    toll_ahead,
    visible_by_card_type,
)


def settle_in_ask_choose_card_any_r_4(s: State, p: int, card: int) -> bool:
    """A question of `settle_in_ask_choose_card`.

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


def turn_ask_one_of_any_s_20(s: State, me: int, good: int) -> bool:
    """A question of `turn_ask_one_of`.

    actions.yaml:10
    """
    player_planned = s.player_planned
    player_used = s.player_used
    me_times = me * 8
    for s_20 in range(8):
        player_planned_here = player_planned[me_times + s_20]
        if (
            player_planned_here != 59
            and ACTION_CARD_TYPE[player_planned_here] == good
            and player_used[me_times + s_20] == 0
        ):
            break
    else:
        return False
    return True


def turn_ask_one_of_sum_s_21(s: State, me: int) -> int:
    """A question of `turn_ask_one_of`.

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


def turn_ask_one_of_count_g_2(s: State, me: int) -> int:
    """A question of `turn_ask_one_of`.

    actions.yaml:43
    """
    total = 0
    for g in range(3):
        if (s.kept_visible[me] or visible_by_card_type(s, me))[g] > 0:
            total += 1
    return total


def turn_ask_one_of_any_s_22(s: State, me: int) -> bool:
    """A question of `turn_ask_one_of`.

    actions.yaml:115
    """
    player_planned = s.player_planned
    player_used = s.player_used
    me_times = me * 8
    for s_22 in range(8):
        player_planned_here = player_planned[me_times + s_22]
        if (
            player_planned_here != 59
            and ACTION_CARD_TYPE[player_planned_here] == 3
            and player_used[me_times + s_22] == 0
        ):
            break
    else:
        return False
    return True


def turn_ask_one_of_any_other(s: State, space: int, me: int) -> bool:
    """A question of `turn_ask_one_of`.

    bonus.yaml:209
    """
    bonus_space_holder = s.bonus_space_holder
    for other in BONUS_SPACE_BY_SIDE_2[space]:
        if bonus_space_holder[other] == me:
            break
    else:
        return False
    return True


def turn_ask_one_of_any_p_26(s: State, me: int, space: int) -> bool:
    """A question of `turn_ask_one_of`.

    bonus.yaml:232
    """
    known_visible = None
    player_has_left = s.player_has_left
    for p in s.game.seats:
        if p != me and player_has_left[p] == 0:
            if known_visible is None:
                known_visible = (s.kept_visible[me] or visible_by_card_type(s, me))[BONUS_SPACE_MAJORITY[space]]
            if (s.kept_visible[p] or visible_by_card_type(s, p))[BONUS_SPACE_MAJORITY[space]] > known_visible:
                break
    else:
        return False
    return True


def turn_ask_one_of_any_card_7(s: State, me: int, space: int) -> bool:
    """A question of `turn_ask_one_of`.

    bonus.yaml:237
    """
    option_discarded_shares = s.game.option_discarded_shares
    for card in compress(THOUSAND, s.player_hand[me * 59 : me * 59 + 59]):
        type = ACTION_CARD_TYPE[card]
        if (
            type != 6 and (BONUS_SPACE_COFFEE_ONLY[space] == 0 or type == 0)
            if option_discarded_shares == 1
            else BONUS_SPACE_COFFEE_ONLY[space] == 0 or type == 0
        ):
            break
    else:
        return False
    return True


def use_goods_ask_choose_s_count_s_11(s: State, me: int, good: int, s_10: int) -> int:
    """A question of `use_goods_ask_choose_s`.

    actions.yaml:16
    """
    total = 0
    player_planned = s.player_planned
    player_used = s.player_used
    me_times = me * 8
    for s_11 in SPOT_BY_KEY[s_10]:
        player_planned_here = player_planned[me_times + s_11]
        if (
            player_planned_here != 59
            and ACTION_CARD_TYPE[player_planned_here] == good
            and player_used[me_times + s_11] == 0
        ):
            total += 1
    return total


def text_choose_card_at_settle_in_ask_choose_card(s: State, card: int) -> tuple[str, str]:
    """The text of `choose_card` at `settle_in_ask_choose_card`.

    setup.yaml:166
    """
    s_30 = s.s_30
    return "Polož nad " + row_cs(NAMES["spot"], s_30) + ": " + row_cs(NAMES["action_card"], card), "Above " + row_en(
        NAMES["spot"], s_30
    ) + " lay " + row_en(NAMES["action_card"], card)


def why_choose_card_at_settle_in_ask_choose_card(s: State, card: int) -> list[Reason]:
    """Why not `choose_card` at `settle_in_ask_choose_card`.

    s3.5 s3.3 s3.4 s3.6 s3.12 s3.13 setup.yaml:166
    """
    tile = s.tile_4
    reasons: list[Reason] = []
    if not attempt(
        lambda: (
            card in range(59)
            and (
                card == STARTING_TILE_FIRST_CARD[tile]
                or card == STARTING_TILE_SECOND_CARD[tile]
                or card == STARTING_TILE_THIRD_CARD[tile]
            )
            and not settle_in_ask_choose_card_any_r_4(s, s.p_28, card)
        ),
        True,
    ):
        reasons.append(
            Reason(
                "settle_in.card",
                "Na výběr teď není " + row_cs(NAMES["action_card"], card) + " (akční karta)",
                "Not to be chosen now: " + row_en(NAMES["action_card"], card) + " (action card)",
                ("s3.5", "s3.3", "s3.4", "s3.6", "s3.12", "s3.13"),
            )
        )
    return reasons


def text_choose_card_at_plan_ask_choose_card(s: State, card: int) -> tuple[str, str]:
    """The text of `choose_card` at `plan_ask_choose_card`.

    round.yaml:30
    """
    s_17 = s.s_17
    return "Připrav na " + row_cs(NAMES["spot"], s_17) + ": " + row_cs(
        NAMES["action_card"], card
    ), "Prepare on " + row_en(NAMES["spot"], s_17) + ": " + row_en(NAMES["action_card"], card)


def why_choose_card_at_plan_ask_choose_card(s: State, card: int) -> list[Reason]:
    """Why not `choose_card` at `plan_ask_choose_card`.

    s4.15 s4.19 s4.21 s10.15 s4.17 s4.13 s1.2 s4.16 s4.23 round.yaml:30
    """
    me = s.me_26
    reasons: list[Reason] = []
    if not attempt(lambda: card in kinds(s.player_hand[me * 59 : me * 59 + 59]) and ACTION_CARD_TYPE[card] != 6, True):
        reasons.append(
            Reason(
                "plan.card",
                "Na výběr teď není " + row_cs(NAMES["action_card"], card) + " (karty v ruce)",
                "Not to be chosen now: " + row_en(NAMES["action_card"], card) + " (cards in hand)",
                ("s4.15", "s4.19", "s4.21", "s10.15", "s4.17", "s4.13", "s1.2", "s4.16", "s4.23"),
            )
        )
    return reasons


def text_decline_at_plan_ask_choose_card(s: State) -> tuple[str, str]:
    """The text of `decline` at `plan_ask_choose_card`.

    round.yaml:30
    """
    return "Nech to být", "Leave it"


def why_decline_at_plan_ask_choose_card(s: State) -> list[Reason]:
    """Why not `decline` at `plan_ask_choose_card`.

    s4.15 s4.19 s4.21 s10.15 s4.17 s4.13 s1.2 s4.16 s4.23 round.yaml:30
    """
    reasons: list[Reason] = []
    return reasons


def text_choose_kept_at_deal_tiles_chosen_ask_choose_kept(s: State, kept: int) -> tuple[str, str]:
    """The text of `choose_kept` at `deal_tiles_chosen_ask_choose_kept`.

    setup.yaml:152
    """
    return "Nech si: " + row_cs(NAMES["starting_tile"], kept), "Keep " + row_en(NAMES["starting_tile"], kept)


def why_choose_kept_at_deal_tiles_chosen_ask_choose_kept(s: State, kept: int) -> list[Reason]:
    """Why not `choose_kept` at `deal_tiles_chosen_ask_choose_kept`.

    s3.16 setup.yaml:152
    """
    me = s.me_28
    reasons: list[Reason] = []
    if not attempt(lambda: kept in kinds(s.player_dealt_tiles[me * 10 : me * 10 + 10]), True):
        reasons.append(
            Reason(
                "deal_tiles.chosen.kept",
                "Na výběr teď není " + row_cs(NAMES["starting_tile"], kept) + " (rozdané startovní destičky)",
                "Not to be chosen now: " + row_en(NAMES["starting_tile"], kept) + " (starting tiles dealt)",
                ("s3.16",),
            )
        )
    return reasons


def text_lay_good_last_at_turn_ask_one_of_2(s: State, s_25: int) -> tuple[str, str]:
    """The text of `lay_good_last` at `turn_ask_one_of_2`.

    round.yaml:94
    """
    return "Polož ještě destičku +1 zboží: " + row_cs(NAMES["spot"], s_25), "Lay the tile +1 good now: " + row_en(
        NAMES["spot"], s_25
    )


def why_lay_good_last_at_turn_ask_one_of_2(s: State, s_25: int) -> list[Reason]:
    """Why not `lay_good_last` at `turn_ask_one_of_2`.

    s9.7 s5.2 s5.3 s5.4 s5.9 round.yaml:94
    """
    me = s.me_27
    reasons: list[Reason] = []
    if not attempt(lambda: s_25 in range(8), True):
        reasons.append(
            Reason(
                "turn.lay_good_last.s",
                "Na výběr teď není " + row_cs(NAMES["spot"], s_25) + " (místo v oblasti akcí)",
                "Not to be chosen now: " + row_en(NAMES["spot"], s_25) + " (place in the action area)",
                ("s9.7", "s5.2", "s5.3", "s5.4", "s5.9"),
            )
        )
    if not attempt(lambda: s.player_tiles[me * 59 + 55] > 0, True):
        reasons.append(
            Reason(
                "turn.lay_good_last.tile_taken",
                "Destičku +1 zboží nemáš",
                "You do not have the tile +1 good",
                ("s9.7",),
            )
        )
    if not attempt(lambda: s.player_good_on[me] == 8, True):
        reasons.append(
            Reason(
                "turn.lay_good_last.still_beside",
                "Položená destička se už nepřesouvá",
                "The tile stays where it was laid",
                ("s9.8",),
            )
        )
    if not attempt(lambda: is_goods_card(s, me, s_25), True):
        reasons.append(
            Reason(
                "turn.lay_good_last.goods_face_up",
                "Destička patří na kartu zboží lícem vzhůru",
                "The tile goes onto a goods card that lies face up",
                ("s9.7", "s9.8"),
            )
        )
    return reasons


def text_decline_at_turn_ask_one_of_2(s: State) -> tuple[str, str]:
    """The text of `decline` at `turn_ask_one_of_2`.

    round.yaml:93
    """
    return "Nech to být", "Leave it"


def why_decline_at_turn_ask_one_of_2(s: State) -> list[Reason]:
    """Why not `decline` at `turn_ask_one_of_2`.

    s9.7 s5.2 s5.3 s5.4 s5.9 round.yaml:93
    """
    reasons: list[Reason] = []
    return reasons


def text_lay_good_first_at_turn_ask_one_of(s: State, s_19: int) -> tuple[str, str]:
    """The text of `lay_good_first` at `turn_ask_one_of`.

    round.yaml:62
    """
    return "Polož destičku +1 zboží: " + row_cs(NAMES["spot"], s_19), "Lay the tile +1 good: " + row_en(
        NAMES["spot"], s_19
    )


def why_lay_good_first_at_turn_ask_one_of(s: State, s_19: int) -> list[Reason]:
    """Why not `lay_good_first` at `turn_ask_one_of`.

    s9.7 s5.2 s5.3 s5.4 s5.9 round.yaml:62
    """
    me = s.me_27
    reasons: list[Reason] = []
    if not attempt(lambda: s_19 in range(8), True):
        reasons.append(
            Reason(
                "turn.lay_good_first.s",
                "Na výběr teď není " + row_cs(NAMES["spot"], s_19) + " (místo v oblasti akcí)",
                "Not to be chosen now: " + row_en(NAMES["spot"], s_19) + " (place in the action area)",
                ("s9.7", "s5.2", "s5.3", "s5.4", "s5.9"),
            )
        )
    if not attempt(lambda: s.player_tiles[me * 59 + 55] > 0, True):
        reasons.append(
            Reason(
                "turn.lay_good_first.tile_taken",
                "Destičku +1 zboží nemáš",
                "You do not have the tile +1 good",
                ("s9.7",),
            )
        )
    if not attempt(lambda: s.player_good_on[me] == 8, True):
        reasons.append(
            Reason(
                "turn.lay_good_first.still_beside",
                "Položená destička se už nepřesouvá",
                "The tile stays where it was laid",
                ("s9.8",),
            )
        )
    if not attempt(lambda: is_goods_card(s, me, s_19), True):
        reasons.append(
            Reason(
                "turn.lay_good_first.goods_face_up",
                "Destička patří na kartu zboží lícem vzhůru",
                "The tile goes onto a goods card that lies face up",
                ("s9.7", "s9.8"),
            )
        )
    return reasons


def text_use_goods_at_turn_ask_one_of(s: State, good: int) -> tuple[str, str]:
    """The text of `use_goods` at `turn_ask_one_of`.

    round.yaml:84
    """
    return "Použij zboží: " + row_cs(NAMES["card_type"], good), "Use goods: " + row_en(NAMES["card_type"], good)


def why_use_goods_at_turn_ask_one_of(s: State, good: int) -> list[Reason]:
    """Why not `use_goods` at `turn_ask_one_of`.

    s1.4 s5.3 s5.14 s12.4 round.yaml:84
    """
    reasons: list[Reason] = []
    if not attempt(lambda: good in range(8) and CARD_TYPE_IS_GOOD[good] != 0, True):
        reasons.append(
            Reason(
                "use_goods.good",
                "Na výběr teď není " + row_cs(NAMES["card_type"], good) + " (druh karty)",
                "Not to be chosen now: " + row_en(NAMES["card_type"], good) + " (type of card)",
                ("s1.4", "s5.3", "s5.14", "s12.4"),
            )
        )
    if not attempt(lambda: turn_ask_one_of_any_s_20(s, s.me_27, good), True):
        reasons.append(
            Reason(
                "use_goods.face_up",
                "Nemáš lícem vzhůru žádnou kartu: " + row_cs(NAMES["card_type"], good),
                "You have no face-up card of " + row_en(NAMES["card_type"], good),
                ("s5.11", "s5.14"),
            )
        )
    return reasons


def text_use_mixed_goods_at_turn_ask_one_of(s: State, stall: int) -> tuple[str, str]:
    """The text of `use_mixed_goods` at `turn_ask_one_of`.

    round.yaml:85
    """
    return "Pořiď za různé zboží: " + hole(
        lambda: row_cs(NAMES["action_card"], s.stall_offer[stall])
    ), "Take for several goods: " + hole(lambda: row_en(NAMES["action_card"], s.stall_offer[stall]))


def why_use_mixed_goods_at_turn_ask_one_of(s: State, stall: int) -> list[Reason]:
    """Why not `use_mixed_goods` at `turn_ask_one_of`.

    s11.16 round.yaml:85
    """
    me = s.me_27
    reasons: list[Reason] = []
    if not attempt(lambda: stall in range(12) and s.stall_offer[stall] != 59, True):
        reasons.append(
            Reason(
                "use_mixed_goods.stall",
                "Na výběr teď není " + row_cs(NAMES["stall"], stall) + " (místo v nabídce)",
                "Not to be chosen now: " + row_en(NAMES["stall"], stall) + " (place of the display)",
                ("s11.16",),
            )
        )
    if not attempt(lambda: COMPANY_TRACK_UNLOCKED[2][s.player_share_before_turn[me * 8 + 2]] == 2, True):
        reasons.append(
            Reason(
                "use_mixed_goods.bonus_unlocked",
                "Druhý bonus stupnice B1, který různé zboží dovoluje, nemáš odemčený",
                "You have not unlocked the second bonus of track B1, which allows several goods",
                ("s11.6", "s11.16"),
            )
        )
    if not attempt(
        lambda: (
            (
                larger
                if (
                    larger := ACTION_CARD_PRICE[s.stall_offer[stall]]
                    + CRATE_NUMBERS[STALL_DISPLAY_ROW[stall]][STALL_DISPLAY_COLUMN[stall]]
                    - 1
                )
                > 0
                else 0
            )
            <= turn_ask_one_of_sum_s_21(s, me)
        ),
        True,
    ):
        reasons.append(
            Reason(
                "use_mixed_goods.enough_goods",
                "Na kartu nemáš dost zboží",
                "Your goods do not pay for the card",
                ("s5.20", "s11.16"),
            )
        )
    if not attempt(lambda: turn_ask_one_of_count_g_2(s, me) > 1, True):
        reasons.append(
            Reason(
                "use_mixed_goods.several_kinds",
                "Lícem vzhůru nemáš různé druhy zboží",
                "You do not have different goods face up",
                ("s11.16",),
            )
        )
    return reasons


def text_expand_at_turn_ask_one_of(s: State, company: int) -> tuple[str, str]:
    """The text of `expand` at `turn_ask_one_of`.

    round.yaml:86
    """
    return "Rozšiř síť společnosti " + row_cs(NAMES["company"], company), "Expand " + row_en(NAMES["company"], company)


def why_expand_at_turn_ask_one_of(s: State, company: int) -> list[Reason]:
    """Why not `expand` at `turn_ask_one_of`.

    s1.4 s5.3 s6.2 s6.3 s6.6 s6.8 s6.14 round.yaml:86
    """
    reasons: list[Reason] = []
    if not attempt(lambda: company in range(4), True):
        reasons.append(
            Reason(
                "expand.company",
                "Na výběr teď není " + row_cs(NAMES["company"], company) + " (společnost)",
                "Not to be chosen now: " + row_en(NAMES["company"], company) + " (company)",
                ("s1.4", "s5.3", "s6.2", "s6.3", "s6.6", "s6.8", "s6.14"),
            )
        )
    if not attempt(lambda: turn_ask_one_of_any_s_22(s, s.me_27), True):
        reasons.append(
            Reason(
                "expand.card_ready",
                "Nemáš lícem vzhůru kartu expanze",
                "You have no expansion card face up",
                ("s5.11", "s6.2", "s11.11"),
            )
        )
    if not attempt(lambda: has_posts(s, company), True):
        reasons.append(
            Reason(
                "expand.has_posts",
                "V sídle společnosti " + row_cs(NAMES["company"], company) + " nezbyla žádná stanice",
                "No trading post is left in the seat of " + row_en(NAMES["company"], company),
                ("s6.24",),
            )
        )
    return reasons


def text_use_bookkeeper_at_turn_ask_one_of(s: State, s_23: int) -> tuple[str, str]:
    """The text of `use_bookkeeper` at `turn_ask_one_of`.

    round.yaml:87
    """
    return "Použij účetního: " + row_cs(NAMES["spot"], s_23), "Use the bookkeeper: " + row_en(NAMES["spot"], s_23)


def why_use_bookkeeper_at_turn_ask_one_of(s: State, s_23: int) -> list[Reason]:
    """Why not `use_bookkeeper` at `turn_ask_one_of`.

    s1.4 s5.3 s7.13 s9.10 round.yaml:87
    """
    reasons: list[Reason] = []
    if not attempt(lambda: s_23 in range(8) and shows(s, s.me_27, s_23, 4), True):
        reasons.append(
            Reason(
                "use_bookkeeper.s",
                "Na výběr teď není " + row_cs(NAMES["spot"], s_23) + " (místo v oblasti akcí)",
                "Not to be chosen now: " + row_en(NAMES["spot"], s_23) + " (place in the action area)",
                ("s1.4", "s5.3", "s7.13", "s9.10"),
            )
        )
    return reasons


def text_use_merchant_at_turn_ask_one_of(s: State, s_24: int) -> tuple[str, str]:
    """The text of `use_merchant` at `turn_ask_one_of`.

    round.yaml:88
    """
    return "Použij obchodníka: " + row_cs(NAMES["spot"], s_24), "Use the merchant: " + row_en(NAMES["spot"], s_24)


def why_use_merchant_at_turn_ask_one_of(s: State, s_24: int) -> list[Reason]:
    """Why not `use_merchant` at `turn_ask_one_of`.

    s1.5 s5.4 s8.2 s8.3 round.yaml:88
    """
    reasons: list[Reason] = []
    if not attempt(lambda: s_24 in range(8) and shows(s, s.me_27, s_24, 5), True):
        reasons.append(
            Reason(
                "use_merchant.s",
                "Na výběr teď není " + row_cs(NAMES["spot"], s_24) + " (místo v oblasti akcí)",
                "Not to be chosen now: " + row_en(NAMES["spot"], s_24) + " (place in the action area)",
                ("s1.5", "s5.4", "s8.2", "s8.3"),
            )
        )
    return reasons


def text_occupy_at_turn_ask_one_of(s: State, space: int) -> tuple[str, str]:
    """The text of `occupy` at `turn_ask_one_of`.

    round.yaml:89
    """
    return "Obsaď políčko: " + row_cs(NAMES["bonus_space"], space), "Occupy the space: " + row_en(
        NAMES["bonus_space"], space
    )


def why_occupy_at_turn_ask_one_of(s: State, space: int) -> list[Reason]:
    """Why not `occupy` at `turn_ask_one_of`.

    s1.5 s5.4 s8.8 s8.9 round.yaml:89
    """
    me = s.me_27
    reasons: list[Reason] = []
    if not attempt(lambda: space in range(19), True):
        reasons.append(
            Reason(
                "occupy.space",
                "Na výběr teď není " + row_cs(NAMES["bonus_space"], space) + " (políčko)",
                "Not to be chosen now: " + row_en(NAMES["bonus_space"], space) + " (space)",
                ("s1.5", "s5.4", "s8.8", "s8.9"),
            )
        )
    if not attempt(
        lambda: (
            BONUS_SPACE_SIDE[space] == 8
            or s.company_track[0] == BONUS_SPACE_SIDE[space]
            or s.company_track[1] == BONUS_SPACE_SIDE[space]
            or s.company_track[2] == BONUS_SPACE_SIDE[space]
            or s.company_track[3] == BONUS_SPACE_SIDE[space]
        ),
        True,
    ):
        reasons.append(
            Reason("occupy.in_play", "Tahle stupnice není ve hře", "This track is not in the game", ("s2.4",))
        )
    if not attempt(lambda: is_open_to(s, me, space), True):
        reasons.append(
            Reason(
                "occupy.unlocked",
                "Políčko stupnice ještě nemáš odemčené",
                "You have not unlocked the space of the track yet",
                ("s11.6",),
            )
        )
    if not attempt(lambda: BONUS_SPACE_SIDE[space] == 8 or not turn_ask_one_of_any_other(s, space, me), True):
        reasons.append(
            Reason(
                "occupy.one_of_a_track",
                "Z téže stupnice už v tomto kole políčko máš",
                "You hold a space of this track in this round",
                ("s11.8",),
            )
        )
    if not attempt(lambda: s.bonus_space_holder[space] == 4, True):
        reasons.append(
            Reason(
                "occupy.empty_space",
                "Políčko drží " + hole(lambda: player_cs(s.bonus_space_holder[space], s.game.players)),
                "The space is held by " + hole(lambda: player_en(s.bonus_space_holder[space], s.game.players)),
                ("s8.8",),
            )
        )
    if not attempt(lambda: markers_left(s, me) > 0, True):
        reasons.append(
            Reason("occupy.marker_left", "Nezbývá ti žádný bonusový kámen", "You have no bonus marker left", ("s8.8",))
        )
    if not attempt(lambda: space != 0 or me != s.first_player or s.player_has_acted[me] != 0, True):
        reasons.append(
            Reason(
                "occupy.not_the_first_turn",
                "Začínající hráč sem v prvním tahu kola nesmí",
                "The starting player may not come here in the first turn of a round",
                ("s8.12",),
            )
        )
    if not attempt(lambda: BONUS_SPACE_FEE[space] <= s.player_pounds[me], True):
        reasons.append(
            Reason(
                "occupy.pays_fee",
                "Políčko stojí "
                + hole(lambda: amount_cs(BONUS_SPACE_FEE[space], ("libra", "libry", "liber", "libry"))),
                "The space costs " + hole(lambda: amount_en(BONUS_SPACE_FEE[space], ("pound", "pounds"))),
                ("s8.13", "s9.2", "s11.13", "s11.17"),
            )
        )
    if not attempt(lambda: BONUS_SPACE_MAJORITY[space] == 8 or not turn_ask_one_of_any_p_26(s, me, space), True):
        reasons.append(
            Reason(
                "occupy.nobody_has_more", "Někdo má lícem vzhůru víc", "Somebody has more face up", ("s8.17", "s8.18")
            )
        )
    if not attempt(lambda: BONUS_SPACE_DISCARDS[space] == 0 or turn_ask_one_of_any_card_7(s, me, space), True):
        reasons.append(
            Reason(
                "occupy.card_to_discard",
                "Nemáš v ruce kartu k odhození",
                "You have no card in hand to discard",
                ("s8.14", "s11.16"),
            )
        )
    return reasons


def text_withdraw_at_turn_ask_one_of(s: State) -> tuple[str, str]:
    """The text of `withdraw` at `turn_ask_one_of`.

    round.yaml:90
    """
    return "Vystup z fáze akcí", "Leave the action phase"


def why_withdraw_at_turn_ask_one_of(s: State) -> list[Reason]:
    """Why not `withdraw` at `turn_ask_one_of`.

    s1.5 s5.7 s5.9 s9.16 s9.17 round.yaml:90
    """
    reasons: list[Reason] = []
    return reasons


def text_choose_stall_at_use_goods_ask_choose_stall(s: State, stall: int) -> tuple[str, str]:
    """The text of `choose_stall` at `use_goods_ask_choose_stall`.

    actions.yaml:22
    """
    return "Pořiď kartu: " + hole(lambda: row_cs(NAMES["action_card"], s.stall_offer[stall])), "Take the card: " + hole(
        lambda: row_en(NAMES["action_card"], s.stall_offer[stall])
    )


def why_choose_stall_at_use_goods_ask_choose_stall(s: State, stall: int) -> list[Reason]:
    """Why not `choose_stall` at `use_goods_ask_choose_stall`.

    s5.14 s5.20 s1.4 s5.3 s12.4 actions.yaml:22
    """
    reasons: list[Reason] = []
    if not attempt(
        lambda: (
            stall in range(12)
            and s.stall_offer[stall] != 59
            and price_in_goods(s, s.me_27, stall, s.good_4) <= s.left_3
        ),
        True,
    ):
        reasons.append(
            Reason(
                "use_goods.stall",
                "Na výběr teď není " + row_cs(NAMES["stall"], stall) + " (místo v nabídce)",
                "Not to be chosen now: " + row_en(NAMES["stall"], stall) + " (place of the display)",
                ("s5.14", "s5.20", "s1.4", "s5.3", "s12.4"),
            )
        )
    return reasons


def text_decline_at_use_goods_ask_choose_stall(s: State) -> tuple[str, str]:
    """The text of `decline` at `use_goods_ask_choose_stall`.

    actions.yaml:22
    """
    return "Nech to být", "Leave it"


def why_decline_at_use_goods_ask_choose_stall(s: State) -> list[Reason]:
    """Why not `decline` at `use_goods_ask_choose_stall`.

    s5.14 s5.20 s1.4 s5.3 s12.4 actions.yaml:22
    """
    reasons: list[Reason] = []
    return reasons


def text_choose_s_at_use_goods_ask_choose_s(s: State, s_10: int) -> tuple[str, str]:
    """The text of `choose_s` at `use_goods_ask_choose_s`.

    actions.yaml:16
    """
    return "Použij kartu: " + row_cs(NAMES["spot"], s_10), "Use the card: " + row_en(NAMES["spot"], s_10)


def why_choose_s_at_use_goods_ask_choose_s(s: State, s_10: int) -> list[Reason]:
    """Why not `choose_s` at `use_goods_ask_choose_s`.

    s5.14 s1.4 s5.3 s12.4 actions.yaml:16
    """
    good = s.good_4
    me = s.me_27
    reasons: list[Reason] = []
    if not attempt(
        lambda: (
            s_10 in range(8)
            and shows(s, me, s_10, good)
            and s_10 > s.last_s
            and use_goods_ask_choose_s_count_s_11(s, me, good, s_10) >= 1 - len(s.taken) - 1
        ),
        True,
    ):
        reasons.append(
            Reason(
                "use_goods.s",
                "Na výběr teď není " + row_cs(NAMES["spot"], s_10) + " (místo v oblasti akcí)",
                "Not to be chosen now: " + row_en(NAMES["spot"], s_10) + " (place in the action area)",
                ("s5.14", "s1.4", "s5.3", "s12.4"),
            )
        )
    return reasons


def text_stop_at_use_goods_ask_choose_s(s: State) -> tuple[str, str]:
    """The text of `stop` at `use_goods_ask_choose_s`.

    actions.yaml:16
    """
    return "Dost", "Stop"


def why_stop_at_use_goods_ask_choose_s(s: State) -> list[Reason]:
    """Why not `stop` at `use_goods_ask_choose_s`.

    s5.14 s1.4 s5.3 s12.4 actions.yaml:16
    """
    reasons: list[Reason] = []
    if not attempt(lambda: len(s.taken) >= 1, False):
        reasons.append(
            Reason(
                "stop.when",
                "Podmínka, za které se to nabízí, není splněná",
                "The condition under which this is offered does not hold",
                ("s5.14", "s1.4", "s5.3", "s12.4"),
            )
        )
    return reasons


def text_choose_s_at_use_mixed_goods_ask_choose_s_2(s: State, s_15: int) -> tuple[str, str]:
    """The text of `choose_s` at `use_mixed_goods_ask_choose_s_2`.

    actions.yaml:57
    """
    return "Přidej kartu: " + row_cs(NAMES["spot"], s_15), "Add the card: " + row_en(NAMES["spot"], s_15)


def why_choose_s_at_use_mixed_goods_ask_choose_s_2(s: State, s_15: int) -> list[Reason]:
    """Why not `choose_s` at `use_mixed_goods_ask_choose_s_2`.

    s11.16 actions.yaml:57
    """
    reasons: list[Reason] = []
    if not attempt(lambda: s_15 in range(8) and is_goods_card(s, s.me_27, s_15), True):
        reasons.append(
            Reason(
                "use_mixed_goods.s",
                "Na výběr teď není " + row_cs(NAMES["spot"], s_15) + " (místo v oblasti akcí)",
                "Not to be chosen now: " + row_en(NAMES["spot"], s_15) + " (place in the action area)",
                ("s11.16",),
            )
        )
    return reasons


def text_stop_at_use_mixed_goods_ask_choose_s_2(s: State) -> tuple[str, str]:
    """The text of `stop` at `use_mixed_goods_ask_choose_s_2`.

    actions.yaml:56
    """
    return "Dost", "Stop"


def why_stop_at_use_mixed_goods_ask_choose_s_2(s: State) -> list[Reason]:
    """Why not `stop` at `use_mixed_goods_ask_choose_s_2`.

    s11.16 actions.yaml:56
    """
    reasons: list[Reason] = []
    if not attempt(lambda: s.rounds >= 0, False):
        reasons.append(
            Reason(
                "stop.when",
                "Podmínka, za které se to nabízí, není splněná",
                "The condition under which this is offered does not hold",
                ("s11.16",),
            )
        )
    return reasons


def text_choose_s_at_use_mixed_goods_ask_choose_s(s: State, s_13: int) -> tuple[str, str]:
    """The text of `choose_s` at `use_mixed_goods_ask_choose_s`.

    actions.yaml:51
    """
    return "Zaplať kartou: " + row_cs(NAMES["spot"], s_13), "Pay with the card: " + row_en(NAMES["spot"], s_13)


def why_choose_s_at_use_mixed_goods_ask_choose_s(s: State, s_13: int) -> list[Reason]:
    """Why not `choose_s` at `use_mixed_goods_ask_choose_s`.

    s12.4 s11.16 actions.yaml:51
    """
    reasons: list[Reason] = []
    if not attempt(lambda: s_13 in range(8) and is_goods_card(s, s.me_27, s_13), True):
        reasons.append(
            Reason(
                "use_mixed_goods.s",
                "Na výběr teď není " + row_cs(NAMES["spot"], s_13) + " (místo v oblasti akcí)",
                "Not to be chosen now: " + row_en(NAMES["spot"], s_13) + " (place in the action area)",
                ("s12.4", "s11.16"),
            )
        )
    return reasons


def text_choose_target_at_expand_ask_choose_target(s: State, target: int) -> tuple[str, str]:
    """The text of `choose_target` at `expand_ask_choose_target`.

    actions.yaml:132
    """
    company = s.company_25
    left = s.left_5
    return "Obsaď " + row_cs(NAMES["area"], target) + " (body expanze: " + hole(
        lambda: str(entry_cost(s, company, target))
    ) + " z " + str(left) + ")", "Enter " + row_en(NAMES["area"], target) + " (expansion points: " + hole(
        lambda: str(entry_cost(s, company, target))
    ) + " of " + str(left) + ")"


def why_choose_target_at_expand_ask_choose_target(s: State, target: int) -> list[Reason]:
    """Why not `choose_target` at `expand_ask_choose_target`.

    s6.9 s6.12 s6.24 s1.4 s5.3 s6.2 s6.3 s6.6 s6.8 s6.14 actions.yaml:132
    """
    reasons: list[Reason] = []
    if not attempt(lambda: target in range(28) and can_enter(s, s.company_25, target, s.left_5), True):
        reasons.append(
            Reason(
                "expand.target",
                "Na výběr teď není " + row_cs(NAMES["area"], target) + " (oblast mapy)",
                "Not to be chosen now: " + row_en(NAMES["area"], target) + " (area of the map)",
                ("s6.9", "s6.12", "s6.24", "s1.4", "s5.3", "s6.2", "s6.3", "s6.6", "s6.8", "s6.14"),
            )
        )
    return reasons


def text_stop_at_expand_ask_choose_target(s: State) -> tuple[str, str]:
    """The text of `stop` at `expand_ask_choose_target`.

    actions.yaml:131
    """
    return "Dost", "Stop"


def why_stop_at_expand_ask_choose_target(s: State) -> list[Reason]:
    """Why not `stop` at `expand_ask_choose_target`.

    s6.9 s6.12 s6.24 s1.4 s5.3 s6.2 s6.3 s6.6 s6.8 s6.14 actions.yaml:131
    """
    reasons: list[Reason] = []
    if not attempt(lambda: s.rounds_2 >= 0, False):
        reasons.append(
            Reason(
                "stop.when",
                "Podmínka, za které se to nabízí, není splněná",
                "The condition under which this is offered does not hold",
                ("s6.9", "s6.12", "s6.24", "s1.4", "s5.3", "s6.2", "s6.3", "s6.6", "s6.8", "s6.14"),
            )
        )
    return reasons


def text_move_ink_at_use_bookkeeper_ask_one_of(s: State, page: int) -> tuple[str, str]:
    """The text of `move_ink` at `use_bookkeeper_ask_one_of`.

    books.yaml:14
    """
    return "Posuň kalamář na " + row_cs(NAMES["page"], page), "Move the inkwell to " + row_en(NAMES["page"], page)


def why_move_ink_at_use_bookkeeper_ask_one_of(s: State, page: int) -> list[Reason]:
    """Why not `move_ink` at `use_bookkeeper_ask_one_of`.

    s7.15 s1.4 s5.3 s7.13 s9.10 books.yaml:14
    """
    me = s.me_27
    reasons: list[Reason] = []
    if not attempt(lambda: page in range(16) and PAGE_NUMBER[page] == PAGE_NUMBER[s.player_ink[me]] + 1, True):
        reasons.append(
            Reason(
                "use_bookkeeper.move_ink.page",
                "Na výběr teď není " + row_cs(NAMES["page"], page) + " (políčko účetnictví)",
                "Not to be chosen now: " + row_en(NAMES["page"], page) + " (bookkeeping space)",
                ("s7.15", "s1.4", "s5.3", "s7.13", "s9.10"),
            )
        )
    if not attempt(lambda: s.player_ledger[me * 16 + page] != 82, True):
        reasons.append(
            Reason(
                "use_bookkeeper.move_ink.on_a_book",
                "Na prázdné políčko kalamář nesmí",
                "The inkwell never enters an empty space",
                ("s7.2", "s7.19"),
            )
        )
    if not attempt(
        lambda: (
            s.player_ledger[me * 16 + page] == 82
            or s.player_face_down[me * 16 + page] != 0
            or meets(s, me, BOOK_DEMAND[s.player_ledger[me * 16 + page]])
        ),
        True,
    ):
        reasons.append(
            Reason(
                "use_bookkeeper.move_ink.cards_suffice",
                "Karty lícem vzhůru požadavek knihy nesplní",
                "The cards face up do not meet the book",
                ("s7.15", "s7.16", "s7.23", "s12.7", "s12.8"),
            )
        )
    return reasons


def text_stop_at_use_bookkeeper_ask_one_of(s: State) -> tuple[str, str]:
    """The text of `stop` at `use_bookkeeper_ask_one_of`.

    books.yaml:12
    """
    return "Dost", "Stop"


def why_stop_at_use_bookkeeper_ask_one_of(s: State) -> list[Reason]:
    """Why not `stop` at `use_bookkeeper_ask_one_of`.

    s7.15 s1.4 s5.3 s7.13 s9.10 books.yaml:12
    """
    reasons: list[Reason] = []
    if not attempt(lambda: s.rounds_5 >= 0, False):
        reasons.append(
            Reason(
                "stop.when",
                "Podmínka, za které se to nabízí, není splněná",
                "The condition under which this is offered does not hold",
                ("s7.15", "s1.4", "s5.3", "s7.13", "s9.10"),
            )
        )
    return reasons


def text_choose_s_at_withdraw_ask_choose_s(s: State, s_26: int) -> tuple[str, str]:
    """The text of `choose_s` at `withdraw_ask_choose_s`.

    round.yaml:136
    """
    return "Vezmi si řadu: " + row_cs(NAMES["spot"], s_26), "Take back the row: " + row_en(NAMES["spot"], s_26)


def why_choose_s_at_withdraw_ask_choose_s(s: State, s_26: int) -> list[Reason]:
    """Why not `choose_s` at `withdraw_ask_choose_s`.

    s4.20 s9.18 s1.5 s5.7 s5.9 s9.16 s9.17 round.yaml:136
    """
    me = s.me_27
    reasons: list[Reason] = []
    if not attempt(
        lambda: s_26 in range(8) and s.player_resting[(me * 8 + s_26) * 59 : (me * 8 + s_26) * 59 + 59] != NONE_OF_59,
        True,
    ):
        reasons.append(
            Reason(
                "withdraw.s",
                "Na výběr teď není " + row_cs(NAMES["spot"], s_26) + " (místo v oblasti akcí)",
                "Not to be chosen now: " + row_en(NAMES["spot"], s_26) + " (place in the action area)",
                ("s4.20", "s9.18", "s1.5", "s5.7", "s5.9", "s9.16", "s9.17"),
            )
        )
    return reasons


def text_choose_book_page_at_place_books_ask_choose_book_page(s: State, book: int, page: int) -> tuple[str, str]:
    """The text of `choose_book_page` at `place_books_ask_choose_book_page`.

    books.yaml:106
    """
    return "Polož " + row_cs(NAMES["book"], book) + " na " + row_cs(NAMES["page"], page), "Lay " + row_en(
        NAMES["book"], book
    ) + " on " + row_en(NAMES["page"], page)


def why_choose_book_page_at_place_books_ask_choose_book_page(s: State, book: int, page: int) -> list[Reason]:
    """Why not `choose_book_page` at `place_books_ask_choose_book_page`.

    s7.9 s7.8 s7.10 s7.11 books.yaml:106
    """
    me = s.me_27
    reasons: list[Reason] = []
    if not attempt(lambda: book in kinds(s.player_new_books[me * 82 : me * 82 + 82]), True):
        reasons.append(
            Reason(
                "place_books.book",
                "Na výběr teď není " + row_cs(NAMES["book"], book) + " (právě získané knihy)",
                "Not to be chosen now: " + row_en(NAMES["book"], book) + " (books just taken)",
                ("s7.9", "s7.8", "s7.10", "s7.11"),
            )
        )
    if not attempt(lambda: page in range(16) and may_lie(s, me, book, page), True):
        reasons.append(
            Reason(
                "place_books.page",
                "Na výběr teď není " + row_cs(NAMES["page"], page) + " (políčko účetnictví)",
                "Not to be chosen now: " + row_en(NAMES["page"], page) + " (bookkeeping space)",
                ("s7.9", "s7.8", "s7.10", "s7.11"),
            )
        )
    return reasons


def text_advance_marker_at_spend_goods_ask_one_of(s: State, company: int) -> tuple[str, str]:
    """The text of `advance_marker` at `spend_goods_ask_one_of`.

    actions.yaml:85
    """
    return "Postup na stupnici " + row_cs(NAMES["company"], company, 2), "Advance on the track of " + row_en(
        NAMES["company"], company
    )


def why_advance_marker_at_spend_goods_ask_one_of(s: State, company: int) -> list[Reason]:
    """Why not `advance_marker` at `spend_goods_ask_one_of`.

    s5.23 s5.24 actions.yaml:85
    """
    reasons: list[Reason] = []
    if not attempt(lambda: company in range(4), True):
        reasons.append(
            Reason(
                "spend_goods.advance_marker.company",
                "Na výběr teď není " + row_cs(NAMES["company"], company) + " (společnost)",
                "Not to be chosen now: " + row_en(NAMES["company"], company) + " (company)",
                ("s5.23", "s5.24"),
            )
        )
    if not attempt(lambda: can_step(s, s.me_3, company), True):
        reasons.append(
            Reason(
                "spend_goods.advance_marker.free",
                "Na stupnici " + row_cs(NAMES["company"], company, 2) + " postoupit nelze",
                "You cannot advance on the track of " + row_en(NAMES["company"], company),
                ("s11.2",),
            )
        )
    return reasons


def text_let_lapse_at_spend_goods_ask_one_of(s: State) -> tuple[str, str]:
    """The text of `let_lapse` at `spend_goods_ask_one_of`.

    actions.yaml:98
    """
    return "Nech jednotku propadnout", "Let the unit lapse"


def why_let_lapse_at_spend_goods_ask_one_of(s: State) -> list[Reason]:
    """Why not `let_lapse` at `spend_goods_ask_one_of`.

    s11.2 s11.3 s5.23 s5.24 actions.yaml:98
    """
    me = s.me_3
    reasons: list[Reason] = []
    if not attempt(
        lambda: (
            not (
                (can_step(s, me, 0) and toll_ahead(s, me, 0) == 0)
                or (can_step(s, me, 1) and toll_ahead(s, me, 1) == 0)
                or (can_step(s, me, 2) and toll_ahead(s, me, 2) == 0)
                or (can_step(s, me, 3) and toll_ahead(s, me, 3) == 0)
            )
        ),
        True,
    ):
        reasons.append(
            Reason(
                "spend_goods.let_lapse.no_free_step",
                "Zboží se musí využít a postoupit lze zdarma",
                "Goods must be used, and there is a free step",
                ("s5.14",),
            )
        )
    return reasons


def text_choose_column_at_take_post_ask_choose_column(s: State, column: int) -> tuple[str, str]:
    """The text of `choose_column` at `take_post_ask_choose_column`.

    actions.yaml:202
    """
    return "Vezmi stanici: " + row_cs(NAMES["seat_column"], column), "Take a trading post: " + row_en(
        NAMES["seat_column"], column
    )


def why_choose_column_at_take_post_ask_choose_column(s: State, column: int) -> list[Reason]:
    """Why not `choose_column` at `take_post_ask_choose_column`.

    s6.11 actions.yaml:202
    """
    company = s.company_25
    reasons: list[Reason] = []
    if not attempt(
        lambda: (
            column in range(3)
            and (s.company_upper[company * 3 + column] > 0 or s.company_last_post[company * 3 + column] != 0)
        ),
        True,
    ):
        reasons.append(
            Reason(
                "take_post.column",
                "Na výběr teď není " + row_cs(NAMES["seat_column"], column) + " (sloupec sídla)",
                "Not to be chosen now: " + row_en(NAMES["seat_column"], column) + " (column of a seat)",
                ("s6.11",),
            )
        )
    return reasons


def text_choose_column_at_take_back_ask_choose_column(s: State, column: int) -> tuple[str, str]:
    """The text of `choose_column` at `take_back_ask_choose_column`.

    actions.yaml:218
    """
    loser = s.loser
    return "Vrať stanici (" + row_cs(NAMES["company"], loser) + "): " + row_cs(
        NAMES["seat_column"], column
    ), "Return the trading post (" + row_en(NAMES["company"], loser) + "): " + row_en(NAMES["seat_column"], column)


def why_choose_column_at_take_back_ask_choose_column(s: State, column: int) -> list[Reason]:
    """Why not `choose_column` at `take_back_ask_choose_column`.

    s6.16 s6.24 s7.1 actions.yaml:218
    """
    reasons: list[Reason] = []
    if not attempt(lambda: column in range(3) and may_return(s, s.loser, column), True):
        reasons.append(
            Reason(
                "take_back.column",
                "Na výběr teď není " + row_cs(NAMES["seat_column"], column) + " (sloupec sídla)",
                "Not to be chosen now: " + row_en(NAMES["seat_column"], column) + " (column of a seat)",
                ("s6.16", "s6.24", "s7.1"),
            )
        )
    return reasons


def text_turn_book_at_turn_a_book_ask_one_of(s: State, page: int) -> tuple[str, str]:
    """The text of `turn_book` at `turn_a_book_ask_one_of`.

    books.yaml:39
    """
    return "Otoč knihu: " + row_cs(NAMES["page"], page), "Turn the book: " + row_en(NAMES["page"], page)


def why_turn_book_at_turn_a_book_ask_one_of(s: State, page: int) -> list[Reason]:
    """Why not `turn_book` at `turn_a_book_ask_one_of`.

    s7.14 books.yaml:39
    """
    me = s.me_27
    reasons: list[Reason] = []
    if not attempt(
        lambda: page in range(16) and s.player_ledger[me * 16 + page] != 82 and s.player_face_down[me * 16 + page] == 0,
        True,
    ):
        reasons.append(
            Reason(
                "turn_a_book.turn_book.page",
                "Na výběr teď není " + row_cs(NAMES["page"], page) + " (políčko účetnictví)",
                "Not to be chosen now: " + row_en(NAMES["page"], page) + " (bookkeeping space)",
                ("s7.14",),
            )
        )
    if not attempt(lambda: s.player_pounds[me] >= 2, True):
        reasons.append(
            Reason("turn_a_book.turn_book.pay", "Nemáš dost liber", "You do not have enough pounds", ("s7.14",))
        )
    return reasons


def text_decline_at_turn_a_book_ask_one_of(s: State) -> tuple[str, str]:
    """The text of `decline` at `turn_a_book_ask_one_of`.

    books.yaml:38
    """
    return "Nech to být", "Leave it"


def why_decline_at_turn_a_book_ask_one_of(s: State) -> list[Reason]:
    """Why not `decline` at `turn_a_book_ask_one_of`.

    s7.14 books.yaml:38
    """
    reasons: list[Reason] = []
    return reasons


def text_take_pound_at_spend_points_ask_one_of(s: State) -> tuple[str, str]:
    """The text of `take_pound` at `spend_points_ask_one_of`.

    books.yaml:79
    """
    left = s.left_6
    return "Vezmi libru (účetní body: 1 z " + str(left) + ")", "Take a pound (bookkeeping points: 1 of " + str(
        left
    ) + ")"


def why_take_pound_at_spend_points_ask_one_of(s: State) -> list[Reason]:
    """Why not `take_pound` at `spend_points_ask_one_of`.

    s7.5 s7.3 s6.21 s12.3 books.yaml:79
    """
    reasons: list[Reason] = []
    return reasons


def text_take_book_at_spend_points_ask_one_of(s: State, place_: int) -> tuple[str, str]:
    """The text of `take_book` at `spend_points_ask_one_of`.

    books.yaml:87
    """
    left = s.left_6
    return "Vezmi knihu " + hole(lambda: row_cs(NAMES["book"], s.book_space_token[place_])) + " (účetní body: " + hole(
        lambda: str(BOOK_SPACE_LETTER_BOOKKEEPING_PRICE[place_])
    ) + " z " + str(left) + ")", "Take the book " + hole(
        lambda: row_en(NAMES["book"], s.book_space_token[place_])
    ) + " (bookkeeping points: " + hole(lambda: str(BOOK_SPACE_LETTER_BOOKKEEPING_PRICE[place_])) + " of " + str(
        left
    ) + ")"


def why_take_book_at_spend_points_ask_one_of(s: State, place_: int) -> list[Reason]:
    """Why not `take_book` at `spend_points_ask_one_of`.

    s7.5 s10.9 s7.3 s6.21 s12.3 books.yaml:87
    """
    reasons: list[Reason] = []
    if not attempt(
        lambda: (
            place_ in range(12)
            and s.book_space_token[place_] != 82
            and BOOK_SPACE_LETTER_BOOKKEEPING_PRICE[place_] <= s.left_6
        ),
        True,
    ):
        reasons.append(
            Reason(
                "spend_points.take_book.place",
                "Na výběr teď není " + row_cs(NAMES["book_space"], place_) + " (místo pro knihu)",
                "Not to be chosen now: " + row_en(NAMES["book_space"], place_) + " (place for a book)",
                ("s7.5", "s10.9", "s7.3", "s6.21", "s12.3"),
            )
        )
    return reasons


def text_one_point_two_diamonds_at_bonus_space_c1_first_taken_ask_one_of(s: State) -> tuple[str, str]:
    """The text of `one_point_two_diamonds` at `bonus_space_c1_first_taken_ask_one_of`.

    bonus.yaml:85
    """
    return "Účetní bod a diamant o dvě", "One bookkeeping point and the diamond by two"


def why_one_point_two_diamonds_at_bonus_space_c1_first_taken_ask_one_of(s: State) -> list[Reason]:
    """Why not `one_point_two_diamonds` at `bonus_space_c1_first_taken_ask_one_of`.

    s8.12 s8.13 s8.14 s8.17 s8.18 s9.2 s11.13 s11.14 s11.15 s11.16 s11.17 bonus.yaml:85
    """
    reasons: list[Reason] = []
    return reasons


def text_two_points_one_diamond_at_bonus_space_c1_first_taken_ask_one_of(s: State) -> tuple[str, str]:
    """The text of `two_points_one_diamond` at `bonus_space_c1_first_taken_ask_one_of`.

    bonus.yaml:88
    """
    return "Dva účetní body a diamant o jedno", "Two bookkeeping points and the diamond by one"


def why_two_points_one_diamond_at_bonus_space_c1_first_taken_ask_one_of(s: State) -> list[Reason]:
    """Why not `two_points_one_diamond` at `bonus_space_c1_first_taken_ask_one_of`.

    s8.12 s8.13 s8.14 s8.17 s8.18 s9.2 s11.13 s11.14 s11.15 s11.16 s11.17 bonus.yaml:88
    """
    reasons: list[Reason] = []
    return reasons


def text_go_on_at_steps_as_reward_ask_repeat(s: State) -> tuple[str, str]:
    """The text of `go_on` at `steps_as_reward_ask_repeat`.

    tracks.yaml:46
    """
    company = s.company_6
    return "Postup na stupnici " + row_cs(NAMES["company"], company, 2), "Advance on the track of " + row_en(
        NAMES["company"], company
    )


def why_go_on_at_steps_as_reward_ask_repeat(s: State) -> list[Reason]:
    """Why not `go_on` at `steps_as_reward_ask_repeat`.

    s6.20 s8.18 s11.3 tracks.yaml:46
    """
    reasons: list[Reason] = []
    return reasons


def text_stop_at_steps_as_reward_ask_repeat(s: State) -> tuple[str, str]:
    """The text of `stop` at `steps_as_reward_ask_repeat`.

    tracks.yaml:46
    """
    return "Dost", "Stop"


def why_stop_at_steps_as_reward_ask_repeat(s: State) -> list[Reason]:
    """Why not `stop` at `steps_as_reward_ask_repeat`.

    s6.20 s8.18 s11.3 tracks.yaml:46
    """
    reasons: list[Reason] = []
    return reasons


def text_choose_company_column_at_remove_posts_ask_choose_company_column(
    s: State, company: int, column: int
) -> tuple[str, str]:
    """The text of `choose_company_column` at `remove_posts_ask_choose_company_column`.

    actions.yaml:237
    """
    return "Vyřaď stanici (" + row_cs(NAMES["company"], company) + "): " + row_cs(
        NAMES["seat_column"], column
    ), "Remove a trading post (" + row_en(NAMES["company"], company) + "): " + row_en(NAMES["seat_column"], column)


def why_choose_company_column_at_remove_posts_ask_choose_company_column(
    s: State, company: int, column: int
) -> list[Reason]:
    """Why not `choose_company_column` at `remove_posts_ask_choose_company_column`.

    s12.8 s12.9 actions.yaml:237
    """
    reasons: list[Reason] = []
    if not attempt(lambda: company in range(4), True):
        reasons.append(
            Reason(
                "remove_posts.company",
                "Na výběr teď není " + row_cs(NAMES["company"], company) + " (společnost)",
                "Not to be chosen now: " + row_en(NAMES["company"], company) + " (company)",
                ("s12.8", "s12.9"),
            )
        )
    if not attempt(
        lambda: (
            column in range(3)
            and (s.company_upper[company * 3 + column] > 0 or s.company_last_post[company * 3 + column] != 0)
        ),
        True,
    ):
        reasons.append(
            Reason(
                "remove_posts.column",
                "Na výběr teď není " + row_cs(NAMES["seat_column"], column) + " (sloupec sídla)",
                "Not to be chosen now: " + row_en(NAMES["seat_column"], column) + " (column of a seat)",
                ("s12.8", "s12.9"),
            )
        )
    return reasons


def text_stop_at_remove_posts_ask_choose_company_column(s: State) -> tuple[str, str]:
    """The text of `stop` at `remove_posts_ask_choose_company_column`.

    actions.yaml:236
    """
    return "Dost", "Stop"


def why_stop_at_remove_posts_ask_choose_company_column(s: State) -> list[Reason]:
    """Why not `stop` at `remove_posts_ask_choose_company_column`.

    s12.8 s12.9 actions.yaml:236
    """
    reasons: list[Reason] = []
    if not attempt(lambda: s.rounds_3 >= 0, False):
        reasons.append(
            Reason(
                "stop.when",
                "Podmínka, za které se to nabízí, není splněná",
                "The condition under which this is offered does not hold",
                ("s12.8", "s12.9"),
            )
        )
    return reasons


def text_choose_stall_at_buy_for_money_ask_choose_stall(s: State, stall: int) -> tuple[str, str]:
    """The text of `choose_stall` at `buy_for_money_ask_choose_stall`.

    bonus.yaml:292
    """
    return "Kup: " + hole(lambda: row_cs(NAMES["action_card"], s.stall_offer[stall])), "Buy " + hole(
        lambda: row_en(NAMES["action_card"], s.stall_offer[stall])
    )


def why_choose_stall_at_buy_for_money_ask_choose_stall(s: State, stall: int) -> list[Reason]:
    """Why not `choose_stall` at `buy_for_money_ask_choose_stall`.

    s8.13 s11.14 s11.15 s12.4 bonus.yaml:292
    """
    reasons: list[Reason] = []
    if not attempt(
        lambda: (
            stall in range(12)
            and s.stall_offer[stall] != 59
            and s.player_pounds[s.me_13]
            >= ACTION_CARD_PRICE[s.stall_offer[stall]]
            + CRATE_NUMBERS[STALL_DISPLAY_ROW[stall]][STALL_DISPLAY_COLUMN[stall]]
            - s.discount
        ),
        True,
    ):
        reasons.append(
            Reason(
                "buy_for_money.stall",
                "Na výběr teď není " + row_cs(NAMES["stall"], stall) + " (místo v nabídce)",
                "Not to be chosen now: " + row_en(NAMES["stall"], stall) + " (place of the display)",
                ("s8.13", "s11.14", "s11.15", "s12.4"),
            )
        )
    return reasons


def text_decline_at_buy_for_money_ask_choose_stall(s: State) -> tuple[str, str]:
    """The text of `decline` at `buy_for_money_ask_choose_stall`.

    bonus.yaml:292
    """
    return "Nech to být", "Leave it"


def why_decline_at_buy_for_money_ask_choose_stall(s: State) -> list[Reason]:
    """Why not `decline` at `buy_for_money_ask_choose_stall`.

    s8.13 s11.14 s11.15 s12.4 bonus.yaml:292
    """
    reasons: list[Reason] = []
    return reasons


def text_choose_card_at_discard_for_ask_choose_card(s: State, card: int) -> tuple[str, str]:
    """The text of `choose_card` at `discard_for_ask_choose_card`.

    bonus.yaml:306
    """
    return "Odhoď: " + row_cs(NAMES["action_card"], card), "Discard " + row_en(NAMES["action_card"], card)


def why_choose_card_at_discard_for_ask_choose_card(s: State, card: int) -> list[Reason]:
    """Why not `choose_card` at `discard_for_ask_choose_card`.

    s8.14 s11.16 bonus.yaml:306
    """
    me = s.me_14
    reasons: list[Reason] = []
    if not attempt(
        lambda: (
            card in kinds(s.player_hand[me * 59 : me * 59 + 59])
            and (ACTION_CARD_TYPE[card] != 6 if s.game.option_discarded_shares == 1 else True)
        ),
        True,
    ):
        reasons.append(
            Reason(
                "discard_for.card",
                "Na výběr teď není " + row_cs(NAMES["action_card"], card) + " (karty v ruce)",
                "Not to be chosen now: " + row_en(NAMES["action_card"], card) + " (cards in hand)",
                ("s8.14", "s11.16"),
            )
        )
    return reasons


def text_choose_tier_at_majority_reward_ask_choose_tier(s: State, tier: int) -> tuple[str, str]:
    """The text of `choose_tier` at `majority_reward_ask_choose_tier`.

    bonus.yaml:280
    """
    return "Vezmi odměnu za převahu (" + row_cs(
        NAMES["tier"], tier
    ) + ")", "Take the reward of the majority (" + row_en(NAMES["tier"], tier) + ")"


def why_choose_tier_at_majority_reward_ask_choose_tier(s: State, tier: int) -> list[Reason]:
    """Why not `choose_tier` at `majority_reward_ask_choose_tier`.

    s8.18 s8.17 bonus.yaml:280
    """
    me = s.me_12
    space_ = s.space_
    reasons: list[Reason] = []
    if not attempt(
        lambda: (
            tier in range(12)
            and TIER_SPACE[tier] == space_
            and TIER_LEAST[tier] <= (s.kept_visible[me] or visible_by_card_type(s, me))[BONUS_SPACE_MAJORITY[space_]]
        ),
        True,
    ):
        reasons.append(
            Reason(
                "majority_reward.tier",
                "Na výběr teď není " + row_cs(NAMES["tier"], tier) + " (stupeň odměny)",
                "Not to be chosen now: " + row_en(NAMES["tier"], tier) + " (tier of a reward)",
                ("s8.18", "s8.17"),
            )
        )
    return reasons


def text_choose_card_at_discard_coffee_ask_choose_card(s: State, card: int) -> tuple[str, str]:
    """The text of `choose_card` at `discard_coffee_ask_choose_card`.

    bonus.yaml:316
    """
    return "Odhoď: " + row_cs(NAMES["action_card"], card), "Discard " + row_en(NAMES["action_card"], card)


def why_choose_card_at_discard_coffee_ask_choose_card(s: State, card: int) -> list[Reason]:
    """Why not `choose_card` at `discard_coffee_ask_choose_card`.

    s11.16 bonus.yaml:316
    """
    me = s.me_24_2
    reasons: list[Reason] = []
    if not attempt(lambda: card in kinds(s.player_hand[me * 59 : me * 59 + 59]) and may_discard(s, 16, card), True):
        reasons.append(
            Reason(
                "discard_coffee.card",
                "Na výběr teď není " + row_cs(NAMES["action_card"], card) + " (karty v ruce)",
                "Not to be chosen now: " + row_en(NAMES["action_card"], card) + " (cards in hand)",
                ("s11.16",),
            )
        )
    return reasons


def text_choose_company_at_steps_on_others_ask_choose_company(s: State, company: int) -> tuple[str, str]:
    """The text of `choose_company` at `steps_on_others_ask_choose_company`.

    bonus.yaml:271
    """
    return "Posuň kámen na stupnici " + row_cs(NAMES["company"], company, 2), "Move on the track of " + row_en(
        NAMES["company"], company
    )


def why_choose_company_at_steps_on_others_ask_choose_company(s: State, company: int) -> list[Reason]:
    """Why not `choose_company` at `steps_on_others_ask_choose_company`.

    s11.17 bonus.yaml:271
    """
    reasons: list[Reason] = []
    if not attempt(lambda: company in range(4) and s.company_track[company] != 7 and company not in s.moved, True):
        reasons.append(
            Reason(
                "steps_on_others.company",
                "Na výběr teď není " + row_cs(NAMES["company"], company) + " (společnost)",
                "Not to be chosen now: " + row_en(NAMES["company"], company) + " (company)",
                ("s11.17",),
            )
        )
    return reasons


def text_stop_at_steps_on_others_ask_choose_company(s: State) -> tuple[str, str]:
    """The text of `stop` at `steps_on_others_ask_choose_company`.

    bonus.yaml:270
    """
    return "Dost", "Stop"


def why_stop_at_steps_on_others_ask_choose_company(s: State) -> list[Reason]:
    """Why not `stop` at `steps_on_others_ask_choose_company`.

    s11.17 bonus.yaml:270
    """
    reasons: list[Reason] = []
    if not attempt(lambda: s.rounds_4 >= 0, False):
        reasons.append(
            Reason(
                "stop.when",
                "Podmínka, za které se to nabízí, není splněná",
                "The condition under which this is offered does not hold",
                ("s11.17",),
            )
        )
    return reasons


def shown_player_planned(s: State, owner: int) -> bool:
    """Whether `planned` is open to all.

    setup.yaml:56
    """
    return s.cards_open != 0


def shown_player_tile(s: State, owner: int) -> bool:
    """Whether `tile` is open to all.

    setup.yaml:68
    """
    return s.tiles_open != 0
