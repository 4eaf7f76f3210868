"""Texts of actions and reasons why they are not legal.

Generated from the rule spec of hedvabna_stezka; do not edit.
"""

from __future__ import annotations

from itertools import compress

from pravidla_runtime.errors import Reason
from pravidla_runtime.sets import THOUSAND, held, kinds
from pravidla_runtime.text import amount_cs, amount_en, czech_form, player_cs, player_en, row_cs, row_en
from pravidla_runtime.trials import attempt, hole

from .state import State
from .tables import NAMES, PLACE_LEADS_TO, PLACE_PRINTED, PLACE_TURNING, PLAN_NEIGHBOURS, PLAN_WAY_TO, PLAN_WAYS
from .values import can_go_on, is_free, longest_ride, ride_left


def walk_ask_one_of_any_way_2(s: State, here: int, place: int) -> bool:
    """A question of `walk_ask_one_of`.

    turn.yaml:99
    """
    for way in PLAN_WAYS[here]:
        if PLAN_WAY_TO[way] == place:
            break
    else:
        return False
    return True


def trade_at_bazaar_ask_choose_good_count_good_13(s: State, me: int, good_12: int) -> int:
    """A question of `trade_at_bazaar_ask_choose_good`.

    actions.yaml:161
    """
    total = 0
    for good_13 in compress(THOUSAND, s.player_laid[me * 5 : me * 5 + 5]):
        if good_13 > good_12:
            total += 1
    return total


def text_play_cards_at_turn_ask_play_cards(s: State, good: int, cards: int) -> tuple[str, str]:
    """The text of `play_cards` at `turn_ask_play_cards`.

    turn.yaml:23
    """
    return "Vylož " + str(cards) + " " + czech_form(cards, ("kartu", "karty", "karet")) + " " + row_cs(
        NAMES["good"], good, 2
    ), "Lay out " + str(cards) + " " + row_en(NAMES["good"], good)


def why_play_cards_at_turn_ask_play_cards(s: State, good: int, cards: int) -> list[Reason]:
    """Why not `play_cards` at `turn_ask_play_cards`.

    s2.20.1 s2.20.2 s3.1 turn.yaml:23
    """
    me = s.me_19
    reasons: list[Reason] = []
    if not attempt(lambda: good in kinds(s.player_hand[me * 5 : me * 5 + 5]), True):
        reasons.append(
            Reason(
                "play_cards.good",
                "Na výběr teď není " + row_cs(NAMES["good"], good) + " (ruka)",
                "Not to be chosen now: " + row_en(NAMES["good"], good) + " (hand)",
                ("s2.20.1", "s2.20.2", "s3.1"),
            )
        )
    if not attempt(lambda: 1 <= cards <= 14, True):
        reasons.append(
            Reason(
                "play_cards.cards",
                "Na výběr teď není " + str(cards) + " (počet karet)",
                "Not to be chosen now: " + str(cards) + " (number of cards)",
                ("s2.20.1", "s2.20.2", "s3.1"),
            )
        )
    if not attempt(lambda: cards <= s.player_hand[me * 5 + good], True):
        reasons.append(
            Reason(
                "play_cards.of_one_good",
                "Tolik karet "
                + row_cs(NAMES["good"], good, 2)
                + " v ruce nemáš a v jednom tahu smíš vyložit jen jediný druh",
                "You do not hold that many cards of "
                + row_en(NAMES["good"], good)
                + ", and one turn takes cards of one good only",
                ("s2.20.4",),
            )
        )
    if not attempt(
        lambda: (
            (s.caravan_spot[0] != 28 and can_go_on(s, 0, s.caravan_spot[0], cards, 39))
            or (s.caravan_spot[1] != 28 and can_go_on(s, 1, s.caravan_spot[1], cards, 39))
            or (s.caravan_spot[2] != 28 and can_go_on(s, 2, s.caravan_spot[2], cards, 39))
        ),
        True,
    ):
        reasons.append(
            Reason(
                "play_cards.walkable",
                "Žádná karavana nemá před sebou tolik polí; nejdelší možná cesta má "
                + hole(lambda: amount_cs(longest_ride(s), ("krok", "kroky", "kroků", "kroku"))),
                "No caravan has that many fields ahead; the longest possible journey is "
                + hole(lambda: amount_en(longest_ride(s), ("step", "steps"))),
                ("s2.20.5", "s3.6.3", "s3.6.4"),
            )
        )
    return reasons


def text_move_caravan_at_play_cards_ask_move_caravan(s: State, caravan: int) -> tuple[str, str]:
    """The text of `move_caravan` at `play_cards_ask_move_caravan`.

    turn.yaml:60
    """
    return "Pohni " + row_cs(NAMES["caravan"], caravan, 7), "Move the " + row_en(NAMES["caravan"], caravan)


def why_move_caravan_at_play_cards_ask_move_caravan(s: State, caravan: int) -> list[Reason]:
    """Why not `move_caravan` at `play_cards_ask_move_caravan`.

    s3.5.1 s3.5.3 turn.yaml:60
    """
    cards = s.cards_7
    reasons: list[Reason] = []
    if not attempt(lambda: caravan in range(3), True):
        reasons.append(
            Reason(
                "move_caravan.caravan",
                "Na výběr teď není " + row_cs(NAMES["caravan"], caravan) + " (karavana)",
                "Not to be chosen now: " + row_en(NAMES["caravan"], caravan) + " (caravan)",
                ("s3.5.1", "s3.5.3"),
            )
        )
    if not attempt(lambda: s.caravan_spot[caravan] != 28, True):
        reasons.append(
            Reason(
                "move_caravan.still_travelling",
                "Tahle karavana už dojela a znovu nevyrazí",
                "This caravan has arrived for good",
                ("s11.2.2",),
            )
        )
    if not attempt(
        lambda: s.caravan_spot[caravan] != 28 and can_go_on(s, caravan, s.caravan_spot[caravan], cards, 39), True
    ):
        reasons.append(
            Reason(
                "move_caravan.exactly",
                "Karavaně zbývá do cíle nejvýš "
                + hole(lambda: amount_cs(ride_left(s, caravan), ("krok", "kroky", "kroků", "kroku")))
                + ", na "
                + str(cards)
                + " "
                + czech_form(cards, ("vyloženou kartu", "vyložené karty", "vyložených karet"))
                + " je to málo",
                "This caravan is at most "
                + hole(lambda: amount_en(ride_left(s, caravan), ("step", "steps")))
                + " from its destination, too few for the cards laid out",
                ("s2.20.3", "s2.20.5", "s3.6.3", "s3.6.4"),
            )
        )
    return reasons


def text_choose_city_at_place_caravans_chosen_ask_choose_city_2(s: State, city: int) -> tuple[str, str]:
    """The text of `choose_city` at `place_caravans_chosen_ask_choose_city_2`.

    setup.yaml:110
    """
    caravan = s.caravan_26
    return "Pošli " + row_cs(NAMES["caravan"], caravan, 4) + " do města " + row_cs(
        NAMES["place"], city
    ), "Send the " + row_en(NAMES["caravan"], caravan) + " to " + row_en(NAMES["place"], city)


def why_choose_city_at_place_caravans_chosen_ask_choose_city_2(s: State, city: int) -> list[Reason]:
    """Why not `choose_city` at `place_caravans_chosen_ask_choose_city_2`.

    s2.4 setup.yaml:110
    """
    reasons: list[Reason] = []
    if not attempt(lambda: city in range(28) and is_free(s, city), True):
        reasons.append(
            Reason(
                "place_caravans.chosen.city",
                "Na výběr teď není " + row_cs(NAMES["place"], city) + " (město)",
                "Not to be chosen now: " + row_en(NAMES["place"], city) + " (city)",
                ("s2.4",),
            )
        )
    return reasons


def text_choose_city_at_place_caravans_chosen_ask_choose_city(s: State, city: int) -> tuple[str, str]:
    """The text of `choose_city` at `place_caravans_chosen_ask_choose_city`.

    setup.yaml:104
    """
    caravan = s.caravan_25
    return "Vyšli " + row_cs(NAMES["caravan"], caravan, 4) + " z města " + row_cs(
        NAMES["place"], city
    ), "Send the " + row_en(NAMES["caravan"], caravan) + " out from " + row_en(NAMES["place"], city)


def why_choose_city_at_place_caravans_chosen_ask_choose_city(s: State, city: int) -> list[Reason]:
    """Why not `choose_city` at `place_caravans_chosen_ask_choose_city`.

    s2.4 setup.yaml:104
    """
    reasons: list[Reason] = []
    if not attempt(lambda: city in range(28) and is_free(s, city), True):
        reasons.append(
            Reason(
                "place_caravans.chosen.city",
                "Na výběr teď není " + row_cs(NAMES["place"], city) + " (město)",
                "Not to be chosen now: " + row_en(NAMES["place"], city) + " (city)",
                ("s2.4",),
            )
        )
    return reasons


def text_from_display_at_take_card_ask_one_of(s: State, good: int) -> tuple[str, str]:
    """The text of `from_display` at `take_card_ask_one_of`.

    turn.yaml:174
    """
    return "Vezmi " + row_cs(NAMES["good"], good, 4) + " z nabídky", "Take " + row_en(
        NAMES["good"], good
    ) + " from the display"


def why_from_display_at_take_card_ask_one_of(s: State, good: int) -> list[Reason]:
    """Why not `from_display` at `take_card_ask_one_of`.

    s3.10.2 turn.yaml:174
    """
    reasons: list[Reason] = []
    if not attempt(lambda: good in kinds(s.display), True):
        reasons.append(
            Reason(
                "take_card.from_display.good",
                "Na výběr teď není " + row_cs(NAMES["good"], good) + " (nabídka)",
                "Not to be chosen now: " + row_en(NAMES["good"], good) + " (display)",
                ("s3.10.2",),
            )
        )
    return reasons


def text_from_pack_at_take_card_ask_one_of(s: State) -> tuple[str, str]:
    """The text of `from_pack` at `take_card_ask_one_of`.

    turn.yaml:180
    """
    return "Vezmi vrchní kartu balíčku", "Take the top card of the draw pile"


def why_from_pack_at_take_card_ask_one_of(s: State) -> list[Reason]:
    """Why not `from_pack` at `take_card_ask_one_of`.

    s3.10.2 turn.yaml:180
    """
    reasons: list[Reason] = []
    if not attempt(lambda: any(s.pack) or len(s.discard) > 0, True):
        reasons.append(
            Reason(
                "take_card.from_pack.card_left",
                "Dobírací balíček ani odkládací pole nemají žádnou kartu",
                "There is no card left to draw",
                ("s12.7",),
            )
        )
    return reasons


def text_step_to_at_walk_ask_one_of(s: State, place: int) -> tuple[str, str]:
    """The text of `step_to` at `walk_ask_one_of`.

    turn.yaml:91
    """
    return "Pokračuj na pole " + row_cs(NAMES["place"], place) + ", akce: " + hole(
        lambda: row_cs(NAMES["tile"], s.place_tile[place] if s.game.option_side == 1 else PLACE_PRINTED[place])
    ), "Go on to " + row_en(NAMES["place"], place) + ", action: " + hole(
        lambda: row_en(NAMES["tile"], s.place_tile[place] if s.game.option_side == 1 else PLACE_PRINTED[place])
    )


def why_step_to_at_walk_ask_one_of(s: State, place: int) -> list[Reason]:
    """Why not `step_to` at `walk_ask_one_of`.

    s3.5.4 s2.20.3 s3.6 turn.yaml:91
    """
    caravan = s.caravan_27
    here = s.here_3
    left = s.left_2
    reasons: list[Reason] = []
    if not attempt(lambda: place in PLAN_NEIGHBOURS[here], True):
        reasons.append(
            Reason(
                "walk.step_to.place",
                "Na výběr teď není " + row_cs(NAMES["place"], place) + " (pole plánu)",
                "Not to be chosen now: " + row_en(NAMES["place"], place) + " (field of the board)",
                ("s3.5.4", "s2.20.3", "s3.6"),
            )
        )
    if not attempt(lambda: walk_ask_one_of_any_way_2(s, here, place), True):
        reasons.append(
            Reason("walk.step_to.along_arrow", "Proti šipce se nechodí", "The arrow points the other way", ("s3.6.1",))
        )
    if not attempt(lambda: PLACE_LEADS_TO[here] != s.caravan_goal[caravan] or place == PLACE_TURNING[here], True):
        reasons.append(
            Reason(
                "walk.step_to.turns_off",
                "Ukazatel k cíli " + hole(lambda: row_cs(NAMES["place"], s.caravan_goal[caravan])) + " vede jinudy",
                "The signpost to "
                + hole(lambda: row_en(NAMES["place"], s.caravan_goal[caravan]))
                + " points another way",
                ("s3.6.2",),
            )
        )
    if not attempt(lambda: PLACE_LEADS_TO[here] == s.caravan_goal[caravan] or place != PLACE_TURNING[here], True):
        reasons.append(
            Reason(
                "walk.step_to.keeps_road",
                "Tudy se k cíli " + hole(lambda: row_cs(NAMES["place"], s.caravan_goal[caravan])) + " nejde",
                "This is not the way to " + hole(lambda: row_en(NAMES["place"], s.caravan_goal[caravan])),
                ("s3.5.3",),
            )
        )
    if not attempt(
        lambda: can_go_on(
            s,
            caravan,
            place,
            left
            if s.caravan_spot[0] == place or s.caravan_spot[1] == place or s.caravan_spot[2] == place
            else left - 1,
            39,
        ),
        True,
    ):
        reasons.append(
            Reason(
                "walk.step_to.far_enough",
                "Touto cestou už zbývající karty vyjít nelze",
                "This way is too short for the cards that are left",
                ("s2.20.5",),
            )
        )
    return reasons


def text_sell_at_sell_ask_one_of(s: State) -> tuple[str, str]:
    """The text of `sell` at `sell_ask_one_of`.

    markets.yaml:20
    """
    camel = s.camel
    return "Prodej zboží " + row_cs(NAMES["camel"], camel), "Sell " + row_en(NAMES["camel"], camel)


def why_sell_at_sell_ask_one_of(s: State) -> list[Reason]:
    """Why not `sell` at `sell_ask_one_of`.

    s12.9.1 s5.3.2 s12.9.2 s13.1.1 s5.2.1 s12.9 s13.1 markets.yaml:20
    """
    reasons: list[Reason] = []
    return reasons


def text_decline_at_sell_ask_one_of(s: State) -> tuple[str, str]:
    """The text of `decline` at `sell_ask_one_of`.

    markets.yaml:19
    """
    return "Nevyužij to", "Pass it up"


def why_decline_at_sell_ask_one_of(s: State) -> list[Reason]:
    """Why not `decline` at `sell_ask_one_of`.

    s12.9.1 s5.3.2 s12.9.2 s13.1.1 s5.2.1 s12.9 s13.1 markets.yaml:19
    """
    reasons: list[Reason] = []
    return reasons


def text_choose_good_at_pass_customs_ask_choose_good(s: State, good: int) -> tuple[str, str]:
    """The text of `choose_good` at `pass_customs_ask_choose_good`.

    actions.yaml:107
    """
    return "Odlož " + row_cs(NAMES["good"], good, 4) + " z ruky", "Discard " + row_en(
        NAMES["good"], good
    ) + " from the hand"


def why_choose_good_at_pass_customs_ask_choose_good(s: State, good: int) -> list[Reason]:
    """Why not `choose_good` at `pass_customs_ask_choose_good`.

    s8.9.3 s8.9.1 s8.9.2 s8.9.4 s8.9 actions.yaml:107
    """
    p = s.p_12
    reasons: list[Reason] = []
    if not attempt(lambda: good in kinds(s.player_hand[p * 5 : p * 5 + 5]), True):
        reasons.append(
            Reason(
                "pass_customs.good",
                "Na výběr teď není " + row_cs(NAMES["good"], good) + " (ruka)",
                "Not to be chosen now: " + row_en(NAMES["good"], good) + " (hand)",
                ("s8.9.3", "s8.9.1", "s8.9.2", "s8.9.4", "s8.9"),
            )
        )
    return reasons


def text_choose_good_at_blow_sand_ask_choose_good(s: State, good: int) -> tuple[str, str]:
    """The text of `choose_good` at `blow_sand_ask_choose_good`.

    actions.yaml:117
    """
    return "Odlož vyloženou kartu " + row_cs(NAMES["good"], good, 2), "Discard " + row_en(
        NAMES["good"], good
    ) + " from your columns"


def why_choose_good_at_blow_sand_ask_choose_good(s: State, good: int) -> list[Reason]:
    """Why not `choose_good` at `blow_sand_ask_choose_good`.

    s8.11.1 s8.11.2 s8.11.3 s8.11.4 s8.11 actions.yaml:117
    """
    p = s.p_13
    reasons: list[Reason] = []
    if not attempt(lambda: good in kinds(s.player_laid[p * 5 : p * 5 + 5]), True):
        reasons.append(
            Reason(
                "blow_sand.good",
                "Na výběr teď není " + row_cs(NAMES["good"], good) + " (vyložené karty)",
                "Not to be chosen now: " + row_en(NAMES["good"], good) + " (cards laid out)",
                ("s8.11.1", "s8.11.2", "s8.11.3", "s8.11.4", "s8.11"),
            )
        )
    return reasons


def text_rob_at_rob_in_turn_ask_one_of(s: State, victim: int, good: int) -> tuple[str, str]:
    """The text of `rob` at `rob_in_turn_ask_one_of`.

    actions.yaml:129
    """
    return "Vezmi " + row_cs(NAMES["good"], good, 4) + ", " + player_cs(
        victim, s.game.players
    ) + " o kartu přijde", "Take " + row_en(NAMES["good"], good) + " from " + player_en(victim, s.game.players)


def why_rob_at_rob_in_turn_ask_one_of(s: State, victim: int, good: int) -> list[Reason]:
    """Why not `rob` at `rob_in_turn_ask_one_of`.

    s9.2.1 s9.2.2 s9.3.1 s9.3.2 s9.2 s9.3 s9.4 actions.yaml:129
    """
    reasons: list[Reason] = []
    if not attempt(lambda: victim in s.game.seats, True):
        reasons.append(
            Reason(
                "rob_in_turn.rob.victim",
                "Na výběr teď není " + player_cs(victim, s.game.players) + " (hráč)",
                "Not to be chosen now: " + player_en(victim, s.game.players) + " (player)",
                ("s9.2.1", "s9.2.2", "s9.3.1", "s9.3.2", "s9.2", "s9.3", "s9.4"),
            )
        )
    if not attempt(lambda: good in kinds(s.player_laid[victim * 5 : victim * 5 + 5]), True):
        reasons.append(
            Reason(
                "rob_in_turn.rob.good",
                "Na výběr teď není " + row_cs(NAMES["good"], good) + " (vyložené karty)",
                "Not to be chosen now: " + row_en(NAMES["good"], good) + " (cards laid out)",
                ("s9.2.1", "s9.2.2", "s9.3.1", "s9.3.2", "s9.2", "s9.3", "s9.4"),
            )
        )
    if not attempt(lambda: victim != s.me_3, True):
        reasons.append(
            Reason(
                "rob_in_turn.rob.not_on_turn",
                "Hráče na tahu okrást nelze",
                "The player whose turn it is is never robbed",
                ("s9.2.4",),
            )
        )
    if not attempt(lambda: victim not in s.robbed, True):
        reasons.append(
            Reason(
                "rob_in_turn.rob.only_once",
                player_cs(victim, s.game.players) + " už o kartu přišel",
                player_en(victim, s.game.players) + " has been robbed already",
                ("s9.2.3",),
            )
        )
    return reasons


def text_leave_be_at_rob_in_turn_ask_one_of(s: State) -> tuple[str, str]:
    """The text of `leave_be` at `rob_in_turn_ask_one_of`.

    actions.yaml:147
    """
    return "Nikoho neokrádej", "Rob nobody"


def why_leave_be_at_rob_in_turn_ask_one_of(s: State) -> list[Reason]:
    """Why not `leave_be` at `rob_in_turn_ask_one_of`.

    s9.2.1 s9.2.2 s9.3.1 s9.3.2 s9.2 s9.3 s9.4 actions.yaml:147
    """
    reasons: list[Reason] = []
    if not attempt(lambda: s.game.option_robbing_declined == 1, False):
        reasons.append(
            Reason(
                "rob_in_turn.leave_be.when",
                "Jde to jen ve hře s volbou robbing_declined=optional",
                "It can be done only in games with the option robbing_declined=optional",
                ("s9.2.1", "s9.2.2", "s9.3.1", "s9.3.2", "s9.2", "s9.3", "s9.4"),
            )
        )
    return reasons


def text_choose_good_at_trade_at_bazaar_ask_choose_good(s: State, good: int) -> tuple[str, str]:
    """The text of `choose_good` at `trade_at_bazaar_ask_choose_good`.

    actions.yaml:161
    """
    return "Nabídni " + row_cs(NAMES["good"], good, 4), "Offer " + row_en(NAMES["good"], good)


def why_choose_good_at_trade_at_bazaar_ask_choose_good(s: State, good: int) -> list[Reason]:
    """Why not `choose_good` at `trade_at_bazaar_ask_choose_good`.

    s9.9.1 s9.9 actions.yaml:161
    """
    me = s.me_18_2
    reasons: list[Reason] = []
    if not attempt(
        lambda: (
            good in kinds(s.player_laid[me * 5 : me * 5 + 5])
            and good > s.last_good
            and trade_at_bazaar_ask_choose_good_count_good_13(s, me, good) >= 3 - len(s.offered) - 1
        ),
        True,
    ):
        reasons.append(
            Reason(
                "trade_at_bazaar.good",
                "Na výběr teď není " + row_cs(NAMES["good"], good) + " (vyložené karty)",
                "Not to be chosen now: " + row_en(NAMES["good"], good) + " (cards laid out)",
                ("s9.9.1", "s9.9"),
            )
        )
    return reasons


def text_stop_at_trade_at_bazaar_ask_choose_good(s: State) -> tuple[str, str]:
    """The text of `stop` at `trade_at_bazaar_ask_choose_good`.

    actions.yaml:161
    """
    return "Dost", "Stop"


def why_stop_at_trade_at_bazaar_ask_choose_good(s: State) -> list[Reason]:
    """Why not `stop` at `trade_at_bazaar_ask_choose_good`.

    s9.9.1 s9.9 actions.yaml:161
    """
    offered = s.offered
    reasons: list[Reason] = []
    if not attempt(lambda: len(offered) >= 3 and len(offered) > 0, False):
        reasons.append(
            Reason(
                "stop.when",
                "Podmínka, za které se to nabízí, není splněná",
                "The condition under which this is offered does not hold",
                ("s9.9.1", "s9.9"),
            )
        )
    return reasons


def text_decline_at_trade_at_bazaar_ask_choose_good(s: State) -> tuple[str, str]:
    """The text of `decline` at `trade_at_bazaar_ask_choose_good`.

    actions.yaml:161
    """
    return "Nevyužij to", "Pass it up"


def why_decline_at_trade_at_bazaar_ask_choose_good(s: State) -> list[Reason]:
    """Why not `decline` at `trade_at_bazaar_ask_choose_good`.

    s9.9.1 s9.9 actions.yaml:161
    """
    reasons: list[Reason] = []
    if not attempt(lambda: len(s.offered) == 0, False):
        reasons.append(
            Reason(
                "decline.when",
                "Podmínka, za které se to nabízí, není splněná",
                "The condition under which this is offered does not hold",
                ("s9.9.1", "s9.9"),
            )
        )
    return reasons


def text_take_gift_at_take_baksheesh_ask_one_of(s: State, good: int) -> tuple[str, str]:
    """The text of `take_gift` at `take_baksheesh_ask_one_of`.

    actions.yaml:172
    """
    return "Vylož " + row_cs(NAMES["good"], good, 4) + " z nabídky", "Lay out " + row_en(
        NAMES["good"], good
    ) + " from the display"


def why_take_gift_at_take_baksheesh_ask_one_of(s: State, good: int) -> list[Reason]:
    """Why not `take_gift` at `take_baksheesh_ask_one_of`.

    s10.3 actions.yaml:172
    """
    reasons: list[Reason] = []
    if not attempt(lambda: good in kinds(s.display), True):
        reasons.append(
            Reason(
                "take_baksheesh.take_gift.good",
                "Na výběr teď není " + row_cs(NAMES["good"], good) + " (nabídka)",
                "Not to be chosen now: " + row_en(NAMES["good"], good) + " (display)",
                ("s10.3",),
            )
        )
    return reasons


def text_refuse_gift_at_take_baksheesh_ask_one_of(s: State) -> tuple[str, str]:
    """The text of `refuse_gift` at `take_baksheesh_ask_one_of`.

    actions.yaml:181
    """
    return "Bakšiš nepřijímej", "Do not accept the baksheesh"


def why_refuse_gift_at_take_baksheesh_ask_one_of(s: State) -> list[Reason]:
    """Why not `refuse_gift` at `take_baksheesh_ask_one_of`.

    s10.3 actions.yaml:181
    """
    reasons: list[Reason] = []
    if not attempt(lambda: s.game.option_baksheesh_declined == 1, False):
        reasons.append(
            Reason(
                "take_baksheesh.refuse_gift.when",
                "Jde to jen ve hře s volbou baksheesh_declined=optional",
                "It can be done only in games with the option baksheesh_declined=optional",
                ("s10.3",),
            )
        )
    return reasons


def text_choose_given_at_take_baksheesh_ask_take_gift_choose_given(s: State, given: int) -> tuple[str, str]:
    """The text of `choose_given` at `take_baksheesh_ask_take_gift_choose_given`.

    actions.yaml:178
    """
    return "Odlož za to " + row_cs(NAMES["good"], given, 4) + " z ruky", "Discard " + row_en(
        NAMES["good"], given
    ) + " from the hand for it"


def why_choose_given_at_take_baksheesh_ask_take_gift_choose_given(s: State, given: int) -> list[Reason]:
    """Why not `choose_given` at `take_baksheesh_ask_take_gift_choose_given`.

    s10.3.2 s10.3 actions.yaml:178
    """
    me = s.me_18_2
    reasons: list[Reason] = []
    if not attempt(lambda: given in kinds(s.player_hand[me * 5 : me * 5 + 5]), True):
        reasons.append(
            Reason(
                "take_baksheesh.take_gift.given",
                "Na výběr teď není " + row_cs(NAMES["good"], given) + " (ruka)",
                "Not to be chosen now: " + row_en(NAMES["good"], given) + " (hand)",
                ("s10.3.2", "s10.3"),
            )
        )
    return reasons


def text_choose_gem_at_complete_sale_ask_choose_gem(s: State, gem: int) -> tuple[str, str]:
    """The text of `choose_gem` at `complete_sale_ask_choose_gem`.

    markets.yaml:46
    """
    return "Vezmi si " + row_cs(NAMES["gem"], gem, 4) + " drahokam", "Take a " + row_en(NAMES["gem"], gem) + " gem"


def why_choose_gem_at_complete_sale_ask_choose_gem(s: State, gem: int) -> list[Reason]:
    """Why not `choose_gem` at `complete_sale_ask_choose_gem`.

    s5.3.1 s5.2.4 markets.yaml:46
    """
    reasons: list[Reason] = []
    if not attempt(lambda: gem in kinds(held(s.place_gems, s.caravan_goal[s.caravan_2] * 5, 5)), True):
        reasons.append(
            Reason(
                "complete_sale.gem",
                "Na výběr teď není " + row_cs(NAMES["gem"], gem) + " (barevný drahokam)",
                "Not to be chosen now: " + row_en(NAMES["gem"], gem) + " (coloured gem)",
                ("s5.3.1", "s5.2.4"),
            )
        )
    return reasons


def text_lay_card_at_lay_out_some_ask_any_order(s: State, good: int) -> tuple[str, str]:
    """The text of `lay_card` at `lay_out_some_ask_any_order`.

    markets.yaml:158
    """
    return "Vylož " + row_cs(NAMES["good"], good, 4), "Lay out " + row_en(NAMES["good"], good)


def why_lay_card_at_lay_out_some_ask_any_order(s: State, good: int) -> list[Reason]:
    """Why not `lay_card` at `lay_out_some_ask_any_order`.

    s11.3.2 markets.yaml:158
    """
    p = s.p_18
    reasons: list[Reason] = []
    if not attempt(lambda: good in kinds(s.player_hand[p * 5 : p * 5 + 5]), True):
        reasons.append(
            Reason(
                "lay_out.some.lay_card.good",
                "Na výběr teď není " + row_cs(NAMES["good"], good) + " (ruka)",
                "Not to be chosen now: " + row_en(NAMES["good"], good) + " (hand)",
                ("s11.3.2",),
            )
        )
    return reasons


def text_done_at_lay_out_some_ask_any_order(s: State) -> tuple[str, str]:
    """The text of `done` at `lay_out_some_ask_any_order`.

    markets.yaml:157
    """
    return "Hotovo", "Done"


def why_done_at_lay_out_some_ask_any_order(s: State) -> list[Reason]:
    """Why not `done` at `lay_out_some_ask_any_order`.

    s11.3.2 markets.yaml:157
    """
    reasons: list[Reason] = []
    return reasons


def text_lay_all_at_lay_out_written_ask_lay_out_one_of(s: State) -> tuple[str, str]:
    """The text of `lay_all` at `lay_out_written_ask_lay_out_one_of`.

    markets.yaml:149
    """
    return "Vylož celou ruku", "Lay out the whole hand"


def why_lay_all_at_lay_out_written_ask_lay_out_one_of(s: State) -> list[Reason]:
    """Why not `lay_all` at `lay_out_written_ask_lay_out_one_of`.

    s11.3.2 markets.yaml:149
    """
    reasons: list[Reason] = []
    return reasons


def text_decline_at_lay_out_written_ask_lay_out_one_of(s: State) -> tuple[str, str]:
    """The text of `decline` at `lay_out_written_ask_lay_out_one_of`.

    markets.yaml:148
    """
    return "Nevyužij to", "Pass it up"


def why_decline_at_lay_out_written_ask_lay_out_one_of(s: State) -> list[Reason]:
    """Why not `decline` at `lay_out_written_ask_lay_out_one_of`.

    s11.3.2 markets.yaml:148
    """
    reasons: list[Reason] = []
    return reasons
