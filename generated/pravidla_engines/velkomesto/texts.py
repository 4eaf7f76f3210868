"""Texts of actions and reasons why they are not legal.

Generated from the rule spec of velkomesto; do not edit.
"""

from __future__ import annotations

from pravidla_runtime.errors import Reason
from pravidla_runtime.sets import held, kinds
from pravidla_runtime.text import amount_cs, amount_en, czech_form, english_form, player_cs, player_en, row_cs, row_en
from pravidla_runtime.trials import attempt, hole

from .state import State
from .tables import ESTABLISHMENT_COLOUR, ESTABLISHMENT_COST, LANDMARK_COST, NAMES
from .values import can_be_closed


def leave_out_by_agreement_ask_choose_landmark_count_landmark_8(s: State, speaker: int, landmark_7: int) -> int:
    """A question of `leave_out_by_agreement_ask_choose_landmark`.

    setup.yaml:63
    """
    total = 0
    for landmark_8 in kinds(held(s.player_unbuilt, speaker * 7, 7)):
        if landmark_8 > landmark_7:
            total += 1
    return total


def leave_out_by_agreement_ask_choose_card_count_card_9(s: State, card_8: int) -> int:
    """A question of `leave_out_by_agreement_ask_choose_card`.

    setup.yaml:58
    """
    total = 0
    for card_9 in s.game.rows_of_establishment:
        if card_9 > card_8:
            total += 1
    return total


def text_invest_at_investment_ask_one_of(s: State) -> tuple[str, str]:
    """The text of `invest` at `investment_ask_one_of`.

    modules/metropole.yaml:337
    """
    return "Polož minci na IT centrum", "Put a coin on the tech startup"


def why_invest_at_investment_ask_one_of(s: State) -> list[Reason]:
    """Why not `invest` at `investment_ask_one_of`.

    s7.1.1 s7.8.1 s7.8.2 modules/metropole.yaml:337
    """
    reasons: list[Reason] = []
    return reasons


def text_decline_at_investment_ask_one_of(s: State) -> tuple[str, str]:
    """The text of `decline` at `investment_ask_one_of`.

    modules/metropole.yaml:336
    """
    return "Nevyužij to", "Pass it up"


def why_decline_at_investment_ask_one_of(s: State) -> list[Reason]:
    """Why not `decline` at `investment_ask_one_of`.

    s7.1.1 s7.8.1 s7.8.2 modules/metropole.yaml:336
    """
    reasons: list[Reason] = []
    return reasons


def text_throw_again_at_throw_dice_written_ask_throw_dice_one_of(s: State) -> tuple[str, str]:
    """The text of `throw_again` at `throw_dice_written_ask_throw_dice_one_of`.

    turn.yaml:34
    """
    return "Hoď znovu", "Throw again"


def why_throw_again_at_throw_dice_written_ask_throw_dice_one_of(s: State) -> list[Reason]:
    """Why not `throw_again` at `throw_dice_written_ask_throw_dice_one_of`.

    s4.6.2 s4.13.2 s5.3.5 turn.yaml:34
    """
    reasons: list[Reason] = []
    return reasons


def text_decline_at_throw_dice_written_ask_throw_dice_one_of(s: State) -> tuple[str, str]:
    """The text of `decline` at `throw_dice_written_ask_throw_dice_one_of`.

    turn.yaml:33
    """
    return "Nevyužij to", "Pass it up"


def why_decline_at_throw_dice_written_ask_throw_dice_one_of(s: State) -> list[Reason]:
    """Why not `decline` at `throw_dice_written_ask_throw_dice_one_of`.

    s4.6.2 s4.13.2 s5.3.5 turn.yaml:33
    """
    reasons: list[Reason] = []
    return reasons


def text_add_two_at_harbour_ask_one_of(s: State) -> tuple[str, str]:
    """The text of `add_two` at `harbour_ask_one_of`.

    modules/shared.yaml:42
    """
    return "Přičti 2", "Add 2"


def why_add_two_at_harbour_ask_one_of(s: State) -> list[Reason]:
    """Why not `add_two` at `harbour_ask_one_of`.

    s4.11.2 s5.3.1 s6.4.4 s6.5.2 s6.5.3 modules/shared.yaml:42
    """
    reasons: list[Reason] = []
    return reasons


def text_decline_at_harbour_ask_one_of(s: State) -> tuple[str, str]:
    """The text of `decline` at `harbour_ask_one_of`.

    modules/shared.yaml:41
    """
    return "Nevyužij to", "Pass it up"


def why_decline_at_harbour_ask_one_of(s: State) -> list[Reason]:
    """Why not `decline` at `harbour_ask_one_of`.

    s4.11.2 s5.3.1 s6.4.4 s6.5.2 s6.5.3 modules/shared.yaml:41
    """
    reasons: list[Reason] = []
    return reasons


def text_build_card_at_build_written_ask_build_one_of(s: State, card: int) -> tuple[str, str]:
    """The text of `build_card` at `build_written_ask_build_one_of`.

    turn.yaml:97
    """
    return "Postav " + row_cs(NAMES["establishment"], card, 4) + " (" + hole(
        lambda: amount_cs(ESTABLISHMENT_COST[card], ("mince", "mince", "mincí", "mince"))
    ) + ")", "Build " + row_en(NAMES["establishment"], card) + " (" + hole(
        lambda: amount_en(ESTABLISHMENT_COST[card], ("coin", "coins"))
    ) + ")"


def why_build_card_at_build_written_ask_build_one_of(s: State, card: int) -> list[Reason]:
    """Why not `build_card` at `build_written_ask_build_one_of`.

    s4.10.5 s5.2.4 turn.yaml:97
    """
    me = s.me_22
    reasons: list[Reason] = []
    if not attempt(lambda: card in kinds(s.supply), True):
        reasons.append(
            Reason(
                "build_card.card",
                "Na výběr teď není " + row_cs(NAMES["establishment"], card) + " (obecná zásoba)",
                "Not to be chosen now: " + row_en(NAMES["establishment"], card) + " (supply)",
                ("s4.10.5", "s5.2.4"),
            )
        )
    if not attempt(lambda: ESTABLISHMENT_COLOUR[card] != 3 or s.player_city[me * 38 + card] <= 0, True):
        reasons.append(
            Reason(
                "build_card.one_of_each_purple",
                "Fialová karta smí být ve městě od každého druhu jen jedna",
                "A city may hold only one purple card of a kind",
                ("s4.10.5",),
            )
        )
    if not attempt(lambda: s.player_coins[me] >= ESTABLISHMENT_COST[card], True):
        reasons.append(
            Reason("build_card.pay", "Nemáš dost mincí", "You do not have enough coins", ("s4.10.5", "s5.2.4"))
        )
    return reasons


def text_build_landmark_at_build_written_ask_build_one_of(s: State, landmark: int) -> tuple[str, str]:
    """The text of `build_landmark` at `build_written_ask_build_one_of`.

    turn.yaml:98
    """
    return "Postav dominantu " + row_cs(NAMES["landmark"], landmark) + " (" + hole(
        lambda: amount_cs(LANDMARK_COST[landmark], ("mince", "mince", "mincí", "mince"))
    ) + ")", "Build the " + row_en(NAMES["landmark"], landmark) + " (" + hole(
        lambda: amount_en(LANDMARK_COST[landmark], ("coin", "coins"))
    ) + ")"


def why_build_landmark_at_build_written_ask_build_one_of(s: State, landmark: int) -> list[Reason]:
    """Why not `build_landmark` at `build_written_ask_build_one_of`.

    s4.10.5 s5.2.4 turn.yaml:98
    """
    me = s.me_22
    reasons: list[Reason] = []
    if not attempt(lambda: landmark in kinds(s.player_unbuilt[me * 7 : me * 7 + 7]), True):
        reasons.append(
            Reason(
                "build_landmark.landmark",
                "Na výběr teď není " + row_cs(NAMES["landmark"], landmark) + " (nepostavené dominanty)",
                "Not to be chosen now: " + row_en(NAMES["landmark"], landmark) + " (landmarks to build)",
                ("s4.10.5", "s5.2.4"),
            )
        )
    if not attempt(lambda: s.player_coins[me] >= LANDMARK_COST[landmark], True):
        reasons.append(
            Reason("build_landmark.pay", "Nemáš dost mincí", "You do not have enough coins", ("s4.10.5", "s5.2.4"))
        )
    return reasons


def text_build_nothing_at_build_written_ask_build_one_of(s: State) -> tuple[str, str]:
    """The text of `build_nothing` at `build_written_ask_build_one_of`.

    turn.yaml:99
    """
    return "Nic nestav", "Build nothing"


def why_build_nothing_at_build_written_ask_build_one_of(s: State) -> list[Reason]:
    """Why not `build_nothing` at `build_written_ask_build_one_of`.

    s4.10.5 s5.2.4 turn.yaml:99
    """
    reasons: list[Reason] = []
    return reasons


def text_choose_landmark_at_leave_out_by_agreement_ask_choose_landmark(s: State, landmark: int) -> tuple[str, str]:
    """The text of `choose_landmark` at `leave_out_by_agreement_ask_choose_landmark`.

    setup.yaml:63
    """
    return "Vynechte dominantu " + row_cs(NAMES["landmark"], landmark), "Leave out the " + row_en(
        NAMES["landmark"], landmark
    )


def why_choose_landmark_at_leave_out_by_agreement_ask_choose_landmark(s: State, landmark: int) -> list[Reason]:
    """Why not `choose_landmark` at `leave_out_by_agreement_ask_choose_landmark`.

    s8.6.2 s8.6.4 s8.6.5 setup.yaml:63
    """
    speaker = s.speaker
    reasons: list[Reason] = []
    if not attempt(
        lambda: (
            landmark in kinds(held(s.player_unbuilt, speaker * 7, 7))
            and landmark > s.last_landmark
            and leave_out_by_agreement_ask_choose_landmark_count_landmark_8(s, speaker, landmark)
            >= 1 - len(s.unneeded) - 1
        ),
        True,
    ):
        reasons.append(
            Reason(
                "leave_out.by_agreement.landmark",
                "Na výběr teď není " + row_cs(NAMES["landmark"], landmark) + " (nepostavené dominanty)",
                "Not to be chosen now: " + row_en(NAMES["landmark"], landmark) + " (landmarks to build)",
                ("s8.6.2", "s8.6.4", "s8.6.5"),
            )
        )
    return reasons


def text_stop_at_leave_out_by_agreement_ask_choose_landmark(s: State) -> tuple[str, str]:
    """The text of `stop` at `leave_out_by_agreement_ask_choose_landmark`.

    setup.yaml:63
    """
    return "Dost", "Stop"


def why_stop_at_leave_out_by_agreement_ask_choose_landmark(s: State) -> list[Reason]:
    """Why not `stop` at `leave_out_by_agreement_ask_choose_landmark`.

    s8.6.2 s8.6.4 s8.6.5 setup.yaml:63
    """
    unneeded = s.unneeded
    reasons: list[Reason] = []
    if not attempt(lambda: len(unneeded) >= 1 and len(unneeded) > 0, False):
        reasons.append(
            Reason(
                "stop.when",
                "Podmínka, za které se to nabízí, není splněná",
                "The condition under which this is offered does not hold",
                ("s8.6.2", "s8.6.4", "s8.6.5"),
            )
        )
    return reasons


def text_decline_at_leave_out_by_agreement_ask_choose_landmark(s: State) -> tuple[str, str]:
    """The text of `decline` at `leave_out_by_agreement_ask_choose_landmark`.

    setup.yaml:63
    """
    return "Nevyužij to", "Pass it up"


def why_decline_at_leave_out_by_agreement_ask_choose_landmark(s: State) -> list[Reason]:
    """Why not `decline` at `leave_out_by_agreement_ask_choose_landmark`.

    s8.6.2 s8.6.4 s8.6.5 setup.yaml:63
    """
    reasons: list[Reason] = []
    if not attempt(lambda: len(s.unneeded) == 0, False):
        reasons.append(
            Reason(
                "decline.when",
                "Podmínka, za které se to nabízí, není splněná",
                "The condition under which this is offered does not hold",
                ("s8.6.2", "s8.6.4", "s8.6.5"),
            )
        )
    return reasons


def text_choose_card_at_leave_out_by_agreement_ask_choose_card(s: State, card: int) -> tuple[str, str]:
    """The text of `choose_card` at `leave_out_by_agreement_ask_choose_card`.

    setup.yaml:58
    """
    return "Vynechte objekt " + row_cs(NAMES["establishment"], card), "Leave out the " + row_en(
        NAMES["establishment"], card
    )


def why_choose_card_at_leave_out_by_agreement_ask_choose_card(s: State, card: int) -> list[Reason]:
    """Why not `choose_card` at `leave_out_by_agreement_ask_choose_card`.

    s8.6.2 s8.6.4 s8.6.5 setup.yaml:58
    """
    reasons: list[Reason] = []
    if not attempt(
        lambda: (
            card in s.game.rows_of_establishment
            and card > s.last_card
            and leave_out_by_agreement_ask_choose_card_count_card_9(s, card) >= 1 - len(s.unwanted) - 1
        ),
        True,
    ):
        reasons.append(
            Reason(
                "leave_out.by_agreement.card",
                "Na výběr teď není " + row_cs(NAMES["establishment"], card) + " (objekt)",
                "Not to be chosen now: " + row_en(NAMES["establishment"], card) + " (establishment)",
                ("s8.6.2", "s8.6.4", "s8.6.5"),
            )
        )
    return reasons


def text_stop_at_leave_out_by_agreement_ask_choose_card(s: State) -> tuple[str, str]:
    """The text of `stop` at `leave_out_by_agreement_ask_choose_card`.

    setup.yaml:58
    """
    return "Dost", "Stop"


def why_stop_at_leave_out_by_agreement_ask_choose_card(s: State) -> list[Reason]:
    """Why not `stop` at `leave_out_by_agreement_ask_choose_card`.

    s8.6.2 s8.6.4 s8.6.5 setup.yaml:58
    """
    unwanted = s.unwanted
    reasons: list[Reason] = []
    if not attempt(lambda: len(unwanted) >= 1 and len(unwanted) > 0, False):
        reasons.append(
            Reason(
                "stop.when",
                "Podmínka, za které se to nabízí, není splněná",
                "The condition under which this is offered does not hold",
                ("s8.6.2", "s8.6.4", "s8.6.5"),
            )
        )
    return reasons


def text_decline_at_leave_out_by_agreement_ask_choose_card(s: State) -> tuple[str, str]:
    """The text of `decline` at `leave_out_by_agreement_ask_choose_card`.

    setup.yaml:58
    """
    return "Nevyužij to", "Pass it up"


def why_decline_at_leave_out_by_agreement_ask_choose_card(s: State) -> list[Reason]:
    """Why not `decline` at `leave_out_by_agreement_ask_choose_card`.

    s8.6.2 s8.6.4 s8.6.5 setup.yaml:58
    """
    reasons: list[Reason] = []
    if not attempt(lambda: len(s.unwanted) == 0, False):
        reasons.append(
            Reason(
                "decline.when",
                "Podmínka, za které se to nabízí, není splněná",
                "The condition under which this is offered does not hold",
                ("s8.6.2", "s8.6.4", "s8.6.5"),
            )
        )
    return reasons


def text_choose_dice_at_throw_once_ask_choose_dice(s: State, dice: int) -> tuple[str, str]:
    """The text of `choose_dice` at `throw_once_ask_choose_dice`.

    turn.yaml:42
    """
    return "Hoď " + str(dice) + " " + czech_form(dice, ("kostkou", "kostkami", "kostkami")), "Throw " + str(
        dice
    ) + " " + english_form(dice, ("die", "dice"))


def why_choose_dice_at_throw_once_ask_choose_dice(s: State, dice: int) -> list[Reason]:
    """Why not `choose_dice` at `throw_once_ask_choose_dice`.

    s4.3.1 s4.5.3 s4.6.1 s4.11.3 s5.3.2 turn.yaml:42
    """
    reasons: list[Reason] = []
    if not attempt(lambda: 1 <= dice <= (2 if s.player_built[s.me_10 * 7] > 0 else 1), True):
        reasons.append(
            Reason(
                "throw_once.dice",
                "Na výběr teď není " + str(dice) + " (počet kostek)",
                "Not to be chosen now: " + str(dice) + " (number of dice)",
                ("s4.3.1", "s4.5.3", "s4.6.1", "s4.11.3", "s5.3.2"),
            )
        )
    return reasons


def text_choose_card_at_own_income_any_order_ask_choose_card(s: State, card: int) -> tuple[str, str]:
    """The text of `choose_card` at `own_income_any_order_ask_choose_card`.

    modules/metropole.yaml:199
    """
    return "Vyhodnoť " + row_cs(NAMES["establishment"], card, 4), "Carry out " + row_en(NAMES["establishment"], card)


def why_choose_card_at_own_income_any_order_ask_choose_card(s: State, card: int) -> list[Reason]:
    """Why not `choose_card` at `own_income_any_order_ask_choose_card`.

    s5.6.1 s5.6.3 modules/metropole.yaml:199
    """
    me = s.me_22
    reasons: list[Reason] = []
    if not attempt(lambda: card in kinds(s.player_city[me * 38 : me * 38 + 38]) and s.due[card] > 0, True):
        reasons.append(
            Reason(
                "own_income.any_order.card",
                "Na výběr teď není " + row_cs(NAMES["establishment"], card) + " (město)",
                "Not to be chosen now: " + row_en(NAMES["establishment"], card) + " (city)",
                ("s5.6.1", "s5.6.3"),
            )
        )
    return reasons


def text_choose_victim_at_establishment_televizni_studio_activated_ask_choose_victim(
    s: State, victim: int
) -> tuple[str, str]:
    """The text of `choose_victim` at `establishment_televizni_studio_activated_ask_choose_victim`.

    components.yaml:144
    """
    return "Vezmi mince " + player_cs(victim, s.game.players, 3), "Take coins from " + player_en(victim, s.game.players)


def why_choose_victim_at_establishment_televizni_studio_activated_ask_choose_victim(
    s: State, victim: int
) -> list[Reason]:
    """Why not `choose_victim` at `establishment_televizni_studio_activated_ask_choose_victim`.

    s4.10.5 s5.2.4 components.yaml:144
    """
    reasons: list[Reason] = []
    if not attempt(lambda: victim in s.game.seats and victim != s.holder_5_2, True):
        reasons.append(
            Reason(
                "establishment.televizni_studio.activated.victim",
                "Na výběr teď není " + player_cs(victim, s.game.players) + " (hráč)",
                "Not to be chosen now: " + player_en(victim, s.game.players) + " (player)",
                ("s4.10.5", "s5.2.4"),
            )
        )
    return reasons


def text_swap_cards_at_establishment_kancelarska_budova_activated_ask_one_of(
    s: State, given: int, other: int, taken: int
) -> tuple[str, str]:
    """The text of `swap_cards` at `establishment_kancelarska_budova_activated_ask_one_of`.

    components.yaml:158
    """
    players = s.game.players
    return "Vyměň " + row_cs(NAMES["establishment"], given, 4) + " za " + row_cs(
        NAMES["establishment"], taken, 4
    ) + " " + player_cs(other, players, 2), "Swap " + row_en(NAMES["establishment"], given) + " for " + row_en(
        NAMES["establishment"], taken
    ) + " of " + player_en(other, players)


def why_swap_cards_at_establishment_kancelarska_budova_activated_ask_one_of(
    s: State, given: int, other: int, taken: int
) -> list[Reason]:
    """Why not `swap_cards` at `establishment_kancelarska_budova_activated_ask_one_of`.

    s6.2.5 components.yaml:158
    """
    holder = s.holder_5_2
    reasons: list[Reason] = []
    if not attempt(lambda: s.game.with_metropole, False):
        reasons.append(
            Reason(
                "swap_cards.closed.when",
                "Podmínka, za které se to nabízí, není splněná",
                "The condition under which this is offered does not hold",
                ("s6.2.5",),
            )
        )
    if not attempt(
        lambda: (
            given in s.game.rows_of_establishment
            and (s.player_city[holder * 38 + given] > 0 or s.player_closed[holder * 38 + given] > 0)
        ),
        True,
    ):
        reasons.append(
            Reason(
                "swap_cards.closed.given",
                "Na výběr teď není " + row_cs(NAMES["establishment"], given) + " (objekt)",
                "Not to be chosen now: " + row_en(NAMES["establishment"], given) + " (establishment)",
                ("s6.2.5",),
            )
        )
    if not attempt(lambda: other in s.game.seats and other != holder, True):
        reasons.append(
            Reason(
                "swap_cards.closed.other",
                "Na výběr teď není " + player_cs(other, s.game.players) + " (hráč)",
                "Not to be chosen now: " + player_en(other, s.game.players) + " (player)",
                ("s6.2.5",),
            )
        )
    if not attempt(
        lambda: (
            taken in s.game.rows_of_establishment
            and (s.player_city[other * 38 + taken] > 0 or s.player_closed[other * 38 + taken] > 0)
        ),
        True,
    ):
        reasons.append(
            Reason(
                "swap_cards.closed.taken",
                "Na výběr teď není " + row_cs(NAMES["establishment"], taken) + " (objekt)",
                "Not to be chosen now: " + row_en(NAMES["establishment"], taken) + " (establishment)",
                ("s6.2.5",),
            )
        )
    if not attempt(lambda: ESTABLISHMENT_COLOUR[given] != 3, True):
        reasons.append(
            Reason(
                "swap_cards.closed.no_purple_given",
                "Fialovou kartu vyměnit nelze",
                "A purple card cannot be swapped",
                ("s6.2.5",),
            )
        )
    if not attempt(lambda: ESTABLISHMENT_COLOUR[taken] != 3, True):
        reasons.append(
            Reason(
                "swap_cards.closed.no_purple_taken",
                "Fialovou kartu vyměnit nelze",
                "A purple card cannot be swapped",
                ("s6.2.5",),
            )
        )
    return reasons


def text_swap_cards_at_establishment_kancelarska_budova_activated_ask_one_of_2(
    s: State, given: int, other: int, taken: int
) -> tuple[str, str]:
    """The text of `swap_cards` at `establishment_kancelarska_budova_activated_ask_one_of`.

    components.yaml:158
    """
    players = s.game.players
    return "Vyměň " + row_cs(NAMES["establishment"], given, 4) + " za " + row_cs(
        NAMES["establishment"], taken, 4
    ) + " " + player_cs(other, players, 2), "Swap " + row_en(NAMES["establishment"], given) + " for " + row_en(
        NAMES["establishment"], taken
    ) + " of " + player_en(other, players)


def why_swap_cards_at_establishment_kancelarska_budova_activated_ask_one_of_2(
    s: State, given: int, other: int, taken: int
) -> list[Reason]:
    """Why not `swap_cards` at `establishment_kancelarska_budova_activated_ask_one_of`.

    s6.2.5 s4.10.5 components.yaml:158
    """
    holder = s.holder_5_2
    reasons: list[Reason] = []
    if not attempt(lambda: not s.game.with_metropole, False):
        reasons.append(
            Reason(
                "swap_cards.when",
                "Podmínka, za které se to nabízí, není splněná",
                "The condition under which this is offered does not hold",
                ("s6.2.5", "s4.10.5"),
            )
        )
    if not attempt(lambda: given in kinds(s.player_city[holder * 38 : holder * 38 + 38]), True):
        reasons.append(
            Reason(
                "swap_cards.given",
                "Na výběr teď není " + row_cs(NAMES["establishment"], given) + " (město)",
                "Not to be chosen now: " + row_en(NAMES["establishment"], given) + " (city)",
                ("s6.2.5", "s4.10.5"),
            )
        )
    if not attempt(lambda: other in s.game.seats and other != holder, True):
        reasons.append(
            Reason(
                "swap_cards.other",
                "Na výběr teď není " + player_cs(other, s.game.players) + " (hráč)",
                "Not to be chosen now: " + player_en(other, s.game.players) + " (player)",
                ("s6.2.5", "s4.10.5"),
            )
        )
    if not attempt(lambda: taken in kinds(s.player_city[other * 38 : other * 38 + 38]), True):
        reasons.append(
            Reason(
                "swap_cards.taken",
                "Na výběr teď není " + row_cs(NAMES["establishment"], taken) + " (město)",
                "Not to be chosen now: " + row_en(NAMES["establishment"], taken) + " (city)",
                ("s6.2.5", "s4.10.5"),
            )
        )
    if not attempt(lambda: ESTABLISHMENT_COLOUR[given] != 3, True):
        reasons.append(
            Reason(
                "swap_cards.no_purple_given",
                "Fialovou kartu vyměnit nelze",
                "A purple card cannot be swapped",
                ("s6.2.5", "s4.10.5"),
            )
        )
    if not attempt(lambda: ESTABLISHMENT_COLOUR[taken] != 3, True):
        reasons.append(
            Reason(
                "swap_cards.no_purple_taken",
                "Fialovou kartu vyměnit nelze",
                "A purple card cannot be swapped",
                ("s6.2.5", "s4.10.5"),
            )
        )
    return reasons


def text_decline_at_establishment_kancelarska_budova_activated_ask_one_of(s: State) -> tuple[str, str]:
    """The text of `decline` at `establishment_kancelarska_budova_activated_ask_one_of`.

    components.yaml:157
    """
    return "Nevyužij to", "Pass it up"


def why_decline_at_establishment_kancelarska_budova_activated_ask_one_of(s: State) -> list[Reason]:
    """Why not `decline` at `establishment_kancelarska_budova_activated_ask_one_of`.

    s6.2.5 components.yaml:157
    """
    reasons: list[Reason] = []
    return reasons


def text_tear_down_at_demolish_ask_one_of(s: State, landmark: int) -> tuple[str, str]:
    """The text of `tear_down` at `demolish_ask_one_of`.

    modules/metropole.yaml:232
    """
    return "Zboř dominantu " + row_cs(NAMES["landmark"], landmark), "Tear down the " + row_en(
        NAMES["landmark"], landmark
    )


def why_tear_down_at_demolish_ask_one_of(s: State, landmark: int) -> list[Reason]:
    """Why not `tear_down` at `demolish_ask_one_of`.

    s8.2.3 s8.3.4 s8.4.1 s8.4.2 modules/metropole.yaml:232
    """
    holder = s.holder_5_2
    reasons: list[Reason] = []
    if not attempt(lambda: s.game.with_metropole, False):
        reasons.append(
            Reason(
                "tear_down.when",
                "Podmínka, za které se to nabízí, není splněná",
                "The condition under which this is offered does not hold",
                ("s8.2.3", "s8.3.4", "s8.4.1", "s8.4.2"),
            )
        )
    if not attempt(lambda: landmark in kinds(s.player_built[holder * 7 : holder * 7 + 7]), True):
        reasons.append(
            Reason(
                "tear_down.landmark",
                "Na výběr teď není " + row_cs(NAMES["landmark"], landmark) + " (postavené dominanty)",
                "Not to be chosen now: " + row_en(NAMES["landmark"], landmark) + " (landmarks built)",
                ("s8.2.3", "s8.3.4", "s8.4.1", "s8.4.2"),
            )
        )
    if not attempt(lambda: landmark != 5, True):
        reasons.append(
            Reason(
                "tear_down.not_city_hall", "Radnici strhnout nelze", "The city hall cannot be torn down", ("s8.3.5",)
            )
        )
    return reasons


def text_choose_named_at_close_one_name_ask_choose_named(s: State, named: int) -> tuple[str, str]:
    """The text of `choose_named` at `close_one_name_ask_choose_named`.

    modules/metropole.yaml:216
    """
    return "Zavři všem " + row_cs(NAMES["establishment"], named, 4), "Close " + row_en(
        NAMES["establishment"], named
    ) + " everywhere"


def why_choose_named_at_close_one_name_ask_choose_named(s: State, named: int) -> list[Reason]:
    """Why not `choose_named` at `close_one_name_ask_choose_named`.

    s2.9 s4.15.1 s6.1.1 s6.6.3 s6.6.4 s6.6.5 modules/metropole.yaml:216
    """
    reasons: list[Reason] = []
    if not attempt(lambda: named in s.game.rows_of_establishment and can_be_closed(s, named), True):
        reasons.append(
            Reason(
                "close_one_name.named",
                "Na výběr teď není " + row_cs(NAMES["establishment"], named) + " (objekt)",
                "Not to be chosen now: " + row_en(NAMES["establishment"], named) + " (establishment)",
                ("s2.9", "s4.15.1", "s6.1.1", "s6.6.3", "s6.6.4", "s6.6.5"),
            )
        )
    return reasons


def text_give_card_at_give_away_ask_one_of(s: State, given: int, taker: int) -> tuple[str, str]:
    """The text of `give_card` at `give_away_ask_one_of`.

    modules/metropole.yaml:251
    """
    return "Předej " + row_cs(NAMES["establishment"], given, 4) + " " + player_cs(
        taker, s.game.players, 3
    ), "Give " + row_en(NAMES["establishment"], given) + " to " + player_en(taker, s.game.players)


def why_give_card_at_give_away_ask_one_of(s: State, given: int, taker: int) -> list[Reason]:
    """Why not `give_card` at `give_away_ask_one_of`.

    s7.11.2 s7.11.3 s7.11.4 modules/metropole.yaml:251
    """
    holder = s.holder_5_2
    reasons: list[Reason] = []
    if not attempt(lambda: s.game.with_metropole, False):
        reasons.append(
            Reason(
                "give_card.when",
                "Podmínka, za které se to nabízí, není splněná",
                "The condition under which this is offered does not hold",
                ("s7.11.2", "s7.11.3", "s7.11.4"),
            )
        )
    if not attempt(
        lambda: (
            given in s.game.rows_of_establishment
            and (s.player_city[holder * 38 + given] > 0 or s.player_closed[holder * 38 + given] > 0)
        ),
        True,
    ):
        reasons.append(
            Reason(
                "give_card.given",
                "Na výběr teď není " + row_cs(NAMES["establishment"], given) + " (objekt)",
                "Not to be chosen now: " + row_en(NAMES["establishment"], given) + " (establishment)",
                ("s7.11.2", "s7.11.3", "s7.11.4"),
            )
        )
    if not attempt(lambda: taker in s.game.seats and taker != holder, True):
        reasons.append(
            Reason(
                "give_card.taker",
                "Na výběr teď není " + player_cs(taker, s.game.players) + " (hráč)",
                "Not to be chosen now: " + player_en(taker, s.game.players) + " (player)",
                ("s7.11.2", "s7.11.3", "s7.11.4"),
            )
        )
    if not attempt(lambda: ESTABLISHMENT_COLOUR[given] != 3, True):
        reasons.append(
            Reason(
                "give_card.not_purple",
                "Fialovou kartu předat nelze",
                "A purple card cannot be given away",
                ("s7.11.4",),
            )
        )
    return reasons


def text_open_card_at_hand_over_closed_ask_one_of(s: State) -> tuple[str, str]:
    """The text of `open_card` at `hand_over_closed_ask_one_of`.

    modules/metropole.yaml:298
    """
    return "Otevřenou kartu", "The open card"


def why_open_card_at_hand_over_closed_ask_one_of(s: State) -> list[Reason]:
    """Why not `open_card` at `hand_over_closed_ask_one_of`.

    s6.2.5 modules/metropole.yaml:298
    """
    reasons: list[Reason] = []
    return reasons


def text_closed_card_at_hand_over_closed_ask_one_of(s: State) -> tuple[str, str]:
    """The text of `closed_card` at `hand_over_closed_ask_one_of`.

    modules/metropole.yaml:300
    """
    return "Kartu mimo provoz", "The closed card"


def why_closed_card_at_hand_over_closed_ask_one_of(s: State) -> list[Reason]:
    """Why not `closed_card` at `hand_over_closed_ask_one_of`.

    s6.2.5 modules/metropole.yaml:300
    """
    reasons: list[Reason] = []
    return reasons
