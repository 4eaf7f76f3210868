"""Texts of actions and reasons why they are not legal.

Generated from the rule spec of nippon; do not edit.
"""

from __future__ import annotations

from pravidla_runtime.errors import Reason
from pravidla_runtime.sets import kinds
from pravidla_runtime.text import czech_form, english_form, row_cs, row_en
from pravidla_runtime.trials import attempt, hole

from .state import State
from .tables import (
    CHEAP_PRICE,
    CHEAP_STEP_PRICE,
    CONTRACT_ONES_TWOS_THREES,
    CONTRACT_THREES,
    CONTRACT_TWOS_THREES,
    FACTORY_GOOD,
    FACTORY_GOOD_KNOWLEDGE,
    GOOD_LEVEL,
    IMPROVEMENT_PRICE,
    INFLUENCE_VALUE,
    KNOWLEDGE_PRICE,
    KNOWLEDGE_TRACK_LEVEL,
    MINES_PRICE,
    NAMES,
    REWARD_REWARD_LEVEL_FACTOR,
    SHIP_PRICE,
    SPACE_CITY,
    SPACE_CITY_REGION,
    TOKEN_VALUE,
    TRAIN_PRICE,
)
from .values import can_fulfil, can_run, can_supply, goods_with, lowest_in, value_to_beat


def act_ask_one_of_any_c_2(s: State, me: int) -> bool:
    """A question of `act_ask_one_of`.

    actions.yaml:303
    """
    known_goods_with_1_2 = goods_with(s, me, 1)
    if known_goods_with_1_2 < 1:
        return False
    known_goods_with_2_2 = goods_with(s, me, 2)
    known_goods_with_3_2 = goods_with(s, me, 3)
    player_contracts_left = s.player_contracts_left
    me_times = me * 8
    for c in range(8):
        if (
            player_contracts_left[me_times + c]
            and known_goods_with_1_2 >= CONTRACT_ONES_TWOS_THREES[c]
            and known_goods_with_2_2 >= CONTRACT_TWOS_THREES[c]
            and known_goods_with_3_2 >= CONTRACT_THREES[c]
        ):
            break
    else:
        return False
    return True


def text_raise_money_at_trade_blueprints_ask_one_of(s: State) -> tuple[str, str]:
    """The text of `raise_money` at `trade_blueprints_ask_one_of`.

    turn.yaml:56
    """
    return "Za 3 výkresy zvedni stupnici peněz", "Raise money for 3 blueprints"


def why_raise_money_at_trade_blueprints_ask_one_of(s: State) -> list[Reason]:
    """Why not `raise_money` at `trade_blueprints_ask_one_of`.

    s4.11 turn.yaml:56
    """
    me = s.me_27
    reasons: list[Reason] = []
    if not attempt(lambda: s.player_money[me] < 12, True):
        reasons.append(
            Reason(
                "trade_blueprints.raise_money.below_top",
                "Ukazatel už je na vrcholu",
                "The marker is at the top",
                ("s2.12",),
            )
        )
    if not attempt(lambda: s.player_blueprints[me] >= 3, True):
        reasons.append(
            Reason(
                "trade_blueprints.raise_money.pay",
                "Nemáš dost výkresů",
                "You do not have enough blueprints",
                ("s4.11",),
            )
        )
    return reasons


def text_raise_mines_at_trade_blueprints_ask_one_of(s: State) -> tuple[str, str]:
    """The text of `raise_mines` at `trade_blueprints_ask_one_of`.

    turn.yaml:66
    """
    return "Za 3 výkresy zvedni stupnici uhlí", "Raise coal for 3 blueprints"


def why_raise_mines_at_trade_blueprints_ask_one_of(s: State) -> list[Reason]:
    """Why not `raise_mines` at `trade_blueprints_ask_one_of`.

    s4.11 turn.yaml:66
    """
    me = s.me_27
    reasons: list[Reason] = []
    if not attempt(lambda: s.player_mines[me] < 12, True):
        reasons.append(
            Reason(
                "trade_blueprints.raise_mines.below_top",
                "Ukazatel už je na vrcholu",
                "The marker is at the top",
                ("s2.12",),
            )
        )
    if not attempt(lambda: s.player_blueprints[me] >= 3, True):
        reasons.append(
            Reason(
                "trade_blueprints.raise_mines.pay",
                "Nemáš dost výkresů",
                "You do not have enough blueprints",
                ("s4.11",),
            )
        )
    return reasons


def text_raise_knowledge_at_trade_blueprints_ask_one_of(s: State) -> tuple[str, str]:
    """The text of `raise_knowledge` at `trade_blueprints_ask_one_of`.

    turn.yaml:76
    """
    return "Za 3 výkresy zvedni znalosti", "Raise knowledge for 3 blueprints"


def why_raise_knowledge_at_trade_blueprints_ask_one_of(s: State) -> list[Reason]:
    """Why not `raise_knowledge` at `trade_blueprints_ask_one_of`.

    s4.11 turn.yaml:76
    """
    me = s.me_27
    reasons: list[Reason] = []
    if not attempt(lambda: s.player_knowledge[me] < 8, True):
        reasons.append(
            Reason(
                "trade_blueprints.raise_knowledge.below_top",
                "Ukazatel už je na vrcholu",
                "The marker is at the top",
                ("s2.12",),
            )
        )
    if not attempt(lambda: s.player_blueprints[me] >= 3, True):
        reasons.append(
            Reason(
                "trade_blueprints.raise_knowledge.pay",
                "Nemáš dost výkresů",
                "You do not have enough blueprints",
                ("s4.11",),
            )
        )
    return reasons


def text_stop_at_trade_blueprints_ask_one_of(s: State) -> tuple[str, str]:
    """The text of `stop` at `trade_blueprints_ask_one_of`.

    turn.yaml:54
    """
    return "Dost", "Enough"


def why_stop_at_trade_blueprints_ask_one_of(s: State) -> list[Reason]:
    """Why not `stop` at `trade_blueprints_ask_one_of`.

    s4.11 turn.yaml:54
    """
    reasons: list[Reason] = []
    if not attempt(lambda: s.rounds_4 >= 0, False):
        reasons.append(
            Reason(
                "stop.when",
                "Podmínka, za které se to nabízí, není splněná",
                "The condition under which this is offered does not hold",
                ("s4.11",),
            )
        )
    return reasons


def text_study_at_act_ask_one_of(s: State, number: int) -> tuple[str, str]:
    """The text of `study` at `act_ask_one_of`.

    turn.yaml:33
    """
    return "Znalosti: " + str(number) + " " + czech_form(
        number, ("políčko", "políčka", "políček")
    ), "Knowledge: " + str(number) + " " + english_form(number, ("step", "steps"))


def why_not_can_hire(s: State, me: int, place: int) -> list[Reason]:
    """Why `can_hire` does not hold.

    s4.14 s4.15 turn.yaml:92
    """
    reasons: list[Reason] = []
    if not attempt(lambda: any(s.place_waiting[place * 6 : place * 6 + 6]), True):
        reasons.append(
            Reason(
                "can_hire.somebody_waits",
                "Na akčním políčku není žádný dělník",
                "No worker is on that action space",
                ("s4.14",),
            )
        )
    if not attempt(lambda: sum(s.player_workers[me * 6 : me * 6 + 6]) < 6, True):
        reasons.append(
            Reason(
                "can_hire.room",
                "Máš už šest dělníků, musíš konsolidovat",
                "You have six workers and must consolidate",
                ("s4.15",),
            )
        )
    return reasons


def why_study_at_act_ask_one_of(s: State, number: int) -> list[Reason]:
    """Why not `study` at `act_ask_one_of`.

    s8.4 turn.yaml:33
    """
    me = s.me_56
    reasons: list[Reason] = []
    if not attempt(lambda: 1 <= number <= 3, True):
        reasons.append(
            Reason(
                "study.number",
                "Na výběr teď není " + str(number) + " (kolik)",
                "Not to be chosen now: " + str(number) + " (how many)",
                ("s8.4",),
            )
        )
    if not attempt(lambda: any(s.place_waiting[0:6]) and sum(s.player_workers[me * 6 : me * 6 + 6]) < 6, True):
        reasons.extend(why_not_can_hire(s, me, 0))
    if not attempt(lambda: s.player_knowledge[me] + number <= 8, True):
        reasons.append(
            Reason(
                "study.below_top",
                "Tolik políček do vrcholu nezbývá",
                "There are not that many steps to the top",
                ("s4.16", "s8.5"),
            )
        )
    if not attempt(
        lambda: (
            s.player_yen[me]
            >= (CHEAP_STEP_PRICE[number - 1] if s.player_plant[me * 6 + 1] == 5 else KNOWLEDGE_PRICE[number - 1])
        ),
        True,
    ):
        reasons.append(
            Reason(
                "study.price", "Na tolik políček nemáš jeny", "You cannot pay for that many steps", ("s4.16", "s8.4")
            )
        )
    return reasons


def text_produce_at_act_ask_one_of(s: State) -> tuple[str, str]:
    """The text of `produce` at `act_ask_one_of`.

    turn.yaml:34
    """
    return "Výroba", "Production"


def why_produce_at_act_ask_one_of(s: State) -> list[Reason]:
    """Why not `produce` at `act_ask_one_of`.

    s7.9 turn.yaml:34
    """
    me = s.me_56
    reasons: list[Reason] = []
    if not attempt(lambda: any(s.place_waiting[0:6]) and sum(s.player_workers[me * 6 : me * 6 + 6]) < 6, True):
        reasons.extend(why_not_can_hire(s, me, 0))
    if not attempt(
        lambda: (
            can_run(s, me, 0)
            or can_run(s, me, 1)
            or can_run(s, me, 2)
            or can_run(s, me, 3)
            or can_run(s, me, 4)
            or can_run(s, me, 5)
        ),
        True,
    ):
        reasons.append(
            Reason("produce.some_factory", "Žádnou továrnu nejde spustit", "No factory can be run", ("s4.16", "s7.9"))
        )
    return reasons


def text_export_at_act_ask_one_of(s: State) -> tuple[str, str]:
    """The text of `export` at `act_ask_one_of`.

    turn.yaml:35
    """
    return "Export", "Export"


def why_export_at_act_ask_one_of(s: State) -> list[Reason]:
    """Why not `export` at `act_ask_one_of`.

    s9.2 turn.yaml:35
    """
    me = s.me_56
    reasons: list[Reason] = []
    if not attempt(lambda: any(s.place_waiting[6:12]) and sum(s.player_workers[me * 6 : me * 6 + 6]) < 6, True):
        reasons.extend(why_not_can_hire(s, me, 1))
    if not attempt(lambda: act_ask_one_of_any_c_2(s, me), True):
        reasons.append(
            Reason(
                "export.some_contract",
                "Na žádný kontrakt nemáš zboží",
                "Your goods suffice for no contract",
                ("s4.16", "s9.3"),
            )
        )
    return reasons


def text_invest_at_act_ask_one_of(s: State, f: int) -> tuple[str, str]:
    """The text of `invest` at `act_ask_one_of`.

    turn.yaml:36
    """
    return "Investice: postav továrnu " + row_cs(NAMES["factory"], f), "Investment: build " + row_en(
        NAMES["factory"], f
    )


def why_invest_at_act_ask_one_of(s: State, f: int) -> list[Reason]:
    """Why not `invest` at `act_ask_one_of`.

    s6.2 s6.5 s6.19 turn.yaml:36
    """
    me = s.me_56
    reasons: list[Reason] = []
    if not attempt(lambda: f in kinds(s.factories_left), True):
        reasons.append(
            Reason(
                "invest.f",
                "Na výběr teď není " + row_cs(NAMES["factory"], f) + " (továrny vedle plánu)",
                "Not to be chosen now: " + row_en(NAMES["factory"], f) + " (factories beside the board)",
                ("s6.2", "s6.5", "s6.19"),
            )
        )
    if not attempt(lambda: any(s.place_waiting[6:12]) and sum(s.player_workers[me * 6 : me * 6 + 6]) < 6, True):
        reasons.extend(why_not_can_hire(s, me, 1))
    if not attempt(lambda: s.player_plant[me * 6 + FACTORY_GOOD[f]] == 24, True):
        reasons.append(
            Reason(
                "invest.one_per_good",
                "Továrnu na toto zboží už máš",
                "You already own a factory for this good",
                ("s6.24", "s14.3"),
            )
        )
    if not attempt(
        lambda: s.player_blueprints[me] >= FACTORY_GOOD_KNOWLEDGE[f] - KNOWLEDGE_TRACK_LEVEL[s.player_knowledge[me]],
        True,
    ):
        reasons.append(
            Reason(
                "invest.knowledge",
                "Chybějící znalosti nemáš čím nahradit",
                "Your blueprints cannot make up for the missing knowledge",
                ("s6.21",),
            )
        )
    if not attempt(lambda: s.player_yen[me] >= 6000, True):
        reasons.append(
            Reason("invest.price", "Na továrnu nemáš dost jenů", "You cannot pay for a factory", ("s4.16", "s6.19"))
        )
    return reasons


def text_dig_at_act_ask_one_of(s: State, number: int) -> tuple[str, str]:
    """The text of `dig` at `act_ask_one_of`.

    turn.yaml:37
    """
    return "Doly: " + str(number) + " " + czech_form(number, ("políčko", "políčka", "políček")), "Mines: " + str(
        number
    ) + " " + english_form(number, ("step", "steps"))


def why_dig_at_act_ask_one_of(s: State, number: int) -> list[Reason]:
    """Why not `dig` at `act_ask_one_of`.

    s8.4 turn.yaml:37
    """
    me = s.me_56
    reasons: list[Reason] = []
    if not attempt(lambda: 1 <= number <= 3, True):
        reasons.append(
            Reason(
                "dig.number",
                "Na výběr teď není " + str(number) + " (kolik)",
                "Not to be chosen now: " + str(number) + " (how many)",
                ("s8.4",),
            )
        )
    if not attempt(lambda: any(s.place_waiting[12:18]) and sum(s.player_workers[me * 6 : me * 6 + 6]) < 6, True):
        reasons.extend(why_not_can_hire(s, me, 2))
    if not attempt(lambda: s.player_mines[me] + number <= 12, True):
        reasons.append(
            Reason(
                "dig.below_top",
                "Tolik políček do vrcholu nezbývá",
                "There are not that many steps to the top",
                ("s4.16", "s8.5"),
            )
        )
    if not attempt(
        lambda: (
            s.player_yen[me]
            >= (CHEAP_STEP_PRICE[number - 1] if s.player_plant[me * 6 + 2] == 9 else MINES_PRICE[number - 1])
        ),
        True,
    ):
        reasons.append(
            Reason("dig.price", "Na tolik políček nemáš jeny", "You cannot pay for that many steps", ("s4.16", "s8.4"))
        )
    return reasons


def text_build_ships_at_act_ask_one_of(s: State, number: int) -> tuple[str, str]:
    """The text of `build_ships` at `act_ask_one_of`.

    turn.yaml:38
    """
    return "Lodě: postav " + str(number) + " " + czech_form(number, ("loď", "lodě", "lodí")), "Ships: build " + str(
        number
    ) + " " + english_form(number, ("ship", "ships"))


def why_build_ships_at_act_ask_one_of(s: State, number: int) -> list[Reason]:
    """Why not `build_ships` at `act_ask_one_of`.

    s8.8 s8.9 s8.10 turn.yaml:38
    """
    me = s.me_56
    reasons: list[Reason] = []
    if not attempt(lambda: 1 <= number <= 3, True):
        reasons.append(
            Reason(
                "build_ships.number",
                "Na výběr teď není " + str(number) + " (kolik)",
                "Not to be chosen now: " + str(number) + " (how many)",
                ("s8.8", "s8.9", "s8.10"),
            )
        )
    if not attempt(lambda: any(s.place_waiting[12:18]) and sum(s.player_workers[me * 6 : me * 6 + 6]) < 6, True):
        reasons.extend(why_not_can_hire(s, me, 2))
    if not attempt(lambda: s.player_ships_left[me] >= number, True):
        reasons.append(
            Reason(
                "build_ships.ships_left",
                "Tolik lodí už na desce nemáš",
                "You do not have that many ships left",
                ("s4.16", "s8.9"),
            )
        )
    if not attempt(
        lambda: (
            s.player_yen[me]
            >= (CHEAP_PRICE[number - 1] if s.player_plant[me * 6 + 3] == 15 else SHIP_PRICE[number - 1])
        ),
        True,
    ):
        reasons.append(
            Reason(
                "build_ships.price", "Na tolik lodí nemáš jeny", "You cannot pay for that many ships", ("s4.16", "s8.9")
            )
        )
    if not attempt(
        lambda: (
            number
            <= (1 if s.game.value_spaces_a_region > s.region_taken[0] else 0)
            + (1 if s.game.value_spaces_a_region > s.region_taken[1] else 0)
            + (1 if s.game.value_spaces_a_region > s.region_taken[2] else 0)
            + (1 if s.game.value_spaces_a_region > s.region_taken[3] else 0)
        ),
        True,
    ):
        reasons.append(
            Reason(
                "build_ships.regions",
                "V tolika regionech není volné políčko",
                "Not that many regions have a free space",
                ("s4.16", "s8.10"),
            )
        )
    return reasons


def text_install_at_act_ask_one_of(s: State, number: int) -> tuple[str, str]:
    """The text of `install` at `act_ask_one_of`.

    turn.yaml:39
    """
    return "Stroje: " + str(number) + " " + czech_form(
        number, ("vylepšení", "vylepšení", "vylepšení")
    ), "Machines: " + str(number) + " " + english_form(number, ("improvement", "improvements"))


def why_install_at_act_ask_one_of(s: State, number: int) -> list[Reason]:
    """Why not `install` at `act_ask_one_of`.

    s7.2 turn.yaml:39
    """
    me = s.me_56
    reasons: list[Reason] = []
    if not attempt(lambda: 1 <= number <= 3, True):
        reasons.append(
            Reason(
                "install.number",
                "Na výběr teď není " + str(number) + " (kolik)",
                "Not to be chosen now: " + str(number) + " (how many)",
                ("s7.2",),
            )
        )
    if not attempt(lambda: any(s.place_waiting[18:24]) and sum(s.player_workers[me * 6 : me * 6 + 6]) < 6, True):
        reasons.extend(why_not_can_hire(s, me, 3))
    if not attempt(
        lambda: (
            s.player_yen[me]
            >= (CHEAP_PRICE[number - 1] if s.player_plant[me * 6 + 5] == 23 else IMPROVEMENT_PRICE[number - 1])
        ),
        True,
    ):
        reasons.append(
            Reason(
                "install.price",
                "Na tolik vylepšení nemáš jeny",
                "You cannot pay for that many improvements",
                ("s4.16", "s7.2"),
            )
        )
    return reasons


def text_build_trains_at_act_ask_one_of(s: State, number: int) -> tuple[str, str]:
    """The text of `build_trains` at `act_ask_one_of`.

    turn.yaml:40
    """
    return "Vlaky: postav " + str(number) + " " + czech_form(
        number, ("vlak", "vlaky", "vlaků")
    ), "Trains: build " + str(number) + " " + english_form(number, ("train", "trains"))


def why_build_trains_at_act_ask_one_of(s: State, number: int) -> list[Reason]:
    """Why not `build_trains` at `act_ask_one_of`.

    s8.8 s8.9 s8.10 turn.yaml:40
    """
    me = s.me_56
    reasons: list[Reason] = []
    if not attempt(lambda: 1 <= number <= 3, True):
        reasons.append(
            Reason(
                "build_trains.number",
                "Na výběr teď není " + str(number) + " (kolik)",
                "Not to be chosen now: " + str(number) + " (how many)",
                ("s8.8", "s8.9", "s8.10"),
            )
        )
    if not attempt(lambda: any(s.place_waiting[18:24]) and sum(s.player_workers[me * 6 : me * 6 + 6]) < 6, True):
        reasons.extend(why_not_can_hire(s, me, 3))
    if not attempt(lambda: s.player_trains_left[me] >= number, True):
        reasons.append(
            Reason(
                "build_trains.trains_left",
                "Tolik vlaků už na desce nemáš",
                "You do not have that many trains left",
                ("s4.16", "s8.9"),
            )
        )
    if not attempt(
        lambda: (
            s.player_yen[me]
            >= (CHEAP_PRICE[number - 1] if s.player_plant[me * 6 + 4] == 19 else TRAIN_PRICE[number - 1])
        ),
        True,
    ):
        reasons.append(
            Reason(
                "build_trains.price",
                "Na tolik vlaků nemáš jeny",
                "You cannot pay for that many trains",
                ("s4.16", "s8.9"),
            )
        )
    if not attempt(
        lambda: (
            number
            <= (1 if s.game.value_spaces_a_region > s.region_taken[0] else 0)
            + (1 if s.game.value_spaces_a_region > s.region_taken[1] else 0)
            + (1 if s.game.value_spaces_a_region > s.region_taken[2] else 0)
            + (1 if s.game.value_spaces_a_region > s.region_taken[3] else 0)
        ),
        True,
    ):
        reasons.append(
            Reason(
                "build_trains.regions",
                "V tolika regionech není volné políčko",
                "Not that many regions have a free space",
                ("s4.16", "s8.10"),
            )
        )
    return reasons


def text_supply_region_at_act_ask_one_of(s: State, region: int) -> tuple[str, str]:
    """The text of `supply_region` at `act_ask_one_of`.

    turn.yaml:41
    """
    return "Místní trh: " + row_cs(NAMES["region"], region), "Local market: " + row_en(NAMES["region"], region)


def why_supply_region_at_act_ask_one_of(s: State, region: int) -> list[Reason]:
    """Why not `supply_region` at `act_ask_one_of`.

    s10.2 s10.4 turn.yaml:41
    """
    me = s.me_56
    reasons: list[Reason] = []
    if not attempt(lambda: region in range(4), True):
        reasons.append(
            Reason(
                "supply_region.region",
                "Na výběr teď není " + row_cs(NAMES["region"], region) + " (region)",
                "Not to be chosen now: " + row_en(NAMES["region"], region) + " (region)",
                ("s10.2", "s10.4"),
            )
        )
    if not attempt(lambda: any(s.place_waiting[24:30]) and sum(s.player_workers[me * 6 : me * 6 + 6]) < 6, True):
        reasons.extend(why_not_can_hire(s, me, 4))
    if not attempt(lambda: can_supply(s, me, region), True):
        reasons.append(
            Reason(
                "supply_region.some_space",
                "V tomto regionu nemůžeš umístit žádný žeton",
                "You cannot place a token in this region",
                ("s4.16", "s10.11"),
            )
        )
    return reasons


def text_consolidate_at_act_ask_one_of(s: State) -> tuple[str, str]:
    """The text of `consolidate` at `act_ask_one_of`.

    turn.yaml:42
    """
    return "Konsolidace", "Consolidation"


def why_consolidate_at_act_ask_one_of(s: State) -> list[Reason]:
    """Why not `consolidate` at `act_ask_one_of`.

    s4.7 s11.2 turn.yaml:42
    """
    reasons: list[Reason] = []
    return reasons


def text_choose_good_at_produce_ask_choose_good(s: State, good: int) -> tuple[str, str]:
    """The text of `choose_good` at `produce_ask_choose_good`.

    actions.yaml:94
    """
    return "Spusť továrnu: " + row_cs(NAMES["good"], good), "Run the factory: " + row_en(NAMES["good"], good)


def why_choose_good_at_produce_ask_choose_good(s: State, good: int) -> list[Reason]:
    """Why not `choose_good` at `produce_ask_choose_good`.

    s7.11 s7.12 s7.14 s7.9 actions.yaml:94
    """
    reasons: list[Reason] = []
    if not attempt(lambda: good in range(6) and can_run(s, s.me_56, good) and good not in s.ran, True):
        reasons.append(
            Reason(
                "produce.good",
                "Na výběr teď není " + row_cs(NAMES["good"], good) + " (zboží)",
                "Not to be chosen now: " + row_en(NAMES["good"], good) + " (good)",
                ("s7.11", "s7.12", "s7.14", "s7.9"),
            )
        )
    return reasons


def text_stop_at_produce_ask_choose_good(s: State) -> tuple[str, str]:
    """The text of `stop` at `produce_ask_choose_good`.

    actions.yaml:92
    """
    return "Dost", "Enough"


def why_stop_at_produce_ask_choose_good(s: State) -> list[Reason]:
    """Why not `stop` at `produce_ask_choose_good`.

    s7.11 s7.12 s7.14 s7.9 actions.yaml:92
    """
    reasons: list[Reason] = []
    if not attempt(lambda: s.rounds >= 1, False):
        reasons.append(
            Reason(
                "stop.when",
                "Podmínka, za které se to nabízí, není splněná",
                "The condition under which this is offered does not hold",
                ("s7.11", "s7.12", "s7.14", "s7.9"),
            )
        )
    return reasons


def text_choose_contract_at_export_ask_choose_contract(s: State, contract: int) -> tuple[str, str]:
    """The text of `choose_contract` at `export_ask_choose_contract`.

    actions.yaml:310
    """
    return "Splň " + row_cs(NAMES["contract"], contract), "Fulfil " + row_en(NAMES["contract"], contract)


def why_choose_contract_at_export_ask_choose_contract(s: State, contract: int) -> list[Reason]:
    """Why not `choose_contract` at `export_ask_choose_contract`.

    s9.3 s9.4 s9.2 actions.yaml:310
    """
    me = s.me_56
    reasons: list[Reason] = []
    if not attempt(
        lambda: contract in kinds(s.player_contracts_left[me * 8 : me * 8 + 8]) and can_fulfil(s, me, contract), True
    ):
        reasons.append(
            Reason(
                "export.contract",
                "Na výběr teď není " + row_cs(NAMES["contract"], contract) + " (nesplněné kontrakty)",
                "Not to be chosen now: " + row_en(NAMES["contract"], contract) + " (open contracts)",
                ("s9.3", "s9.4", "s9.2"),
            )
        )
    return reasons


def text_stop_at_export_ask_choose_contract(s: State) -> tuple[str, str]:
    """The text of `stop` at `export_ask_choose_contract`.

    actions.yaml:308
    """
    return "Dost", "Enough"


def why_stop_at_export_ask_choose_contract(s: State) -> list[Reason]:
    """Why not `stop` at `export_ask_choose_contract`.

    s9.3 s9.4 s9.2 actions.yaml:308
    """
    reasons: list[Reason] = []
    if not attempt(lambda: s.rounds_2 >= 1, False):
        reasons.append(
            Reason(
                "stop.when",
                "Podmínka, za které se to nabízí, není splněná",
                "The condition under which this is offered does not hold",
                ("s9.3", "s9.4", "s9.2"),
            )
        )
    return reasons


def text_choose_r_at_build_ships_ask_choose_r(s: State, r: int) -> tuple[str, str]:
    """The text of `choose_r` at `build_ships_ask_choose_r`.

    actions.yaml:248
    """
    return "Loď do regionu: " + row_cs(NAMES["region"], r), "A ship to: " + row_en(NAMES["region"], r)


def why_choose_r_at_build_ships_ask_choose_r(s: State, r: int) -> list[Reason]:
    """Why not `choose_r` at `build_ships_ask_choose_r`.

    s8.10 s8.8 s8.9 actions.yaml:248
    """
    reasons: list[Reason] = []
    if not attempt(
        lambda: (
            r in range(4)
            and s.game.value_spaces_a_region > s.region_taken[r]
            and r > s.last_r_2
            and (1 if s.game.value_spaces_a_region > s.region_taken[0] and r < 0 else 0)
            + (1 if s.game.value_spaces_a_region > s.region_taken[1] and r < 1 else 0)
            + (1 if s.game.value_spaces_a_region > s.region_taken[2] and r < 2 else 0)
            + (1 if s.game.value_spaces_a_region > s.region_taken[3] and r < 3 else 0)
            >= s.number_17 - len(s.chosen_2) - 1
        ),
        True,
    ):
        reasons.append(
            Reason(
                "build_ships.r",
                "Na výběr teď není " + row_cs(NAMES["region"], r) + " (region)",
                "Not to be chosen now: " + row_en(NAMES["region"], r) + " (region)",
                ("s8.10", "s8.8", "s8.9"),
            )
        )
    return reasons


def text_stop_at_build_ships_ask_choose_r(s: State) -> tuple[str, str]:
    """The text of `stop` at `build_ships_ask_choose_r`.

    actions.yaml:248
    """
    return "Dost", "Enough"


def why_stop_at_build_ships_ask_choose_r(s: State) -> list[Reason]:
    """Why not `stop` at `build_ships_ask_choose_r`.

    s8.10 s8.8 s8.9 actions.yaml:248
    """
    reasons: list[Reason] = []
    if not attempt(lambda: len(s.chosen_2) >= s.number_17, False):
        reasons.append(
            Reason(
                "stop.when",
                "Podmínka, za které se to nabízí, není splněná",
                "The condition under which this is offered does not hold",
                ("s8.10", "s8.8", "s8.9"),
            )
        )
    return reasons


def text_choose_r_at_build_trains_ask_choose_r(s: State, r: int) -> tuple[str, str]:
    """The text of `choose_r` at `build_trains_ask_choose_r`.

    actions.yaml:207
    """
    return "Vlak do regionu: " + row_cs(NAMES["region"], r), "A train to: " + row_en(NAMES["region"], r)


def why_choose_r_at_build_trains_ask_choose_r(s: State, r: int) -> list[Reason]:
    """Why not `choose_r` at `build_trains_ask_choose_r`.

    s8.10 s8.8 s8.9 actions.yaml:207
    """
    reasons: list[Reason] = []
    if not attempt(
        lambda: (
            r in range(4)
            and s.game.value_spaces_a_region > s.region_taken[r]
            and r > s.last_r
            and (1 if s.game.value_spaces_a_region > s.region_taken[0] and r < 0 else 0)
            + (1 if s.game.value_spaces_a_region > s.region_taken[1] and r < 1 else 0)
            + (1 if s.game.value_spaces_a_region > s.region_taken[2] and r < 2 else 0)
            + (1 if s.game.value_spaces_a_region > s.region_taken[3] and r < 3 else 0)
            >= s.number_15 - len(s.chosen) - 1
        ),
        True,
    ):
        reasons.append(
            Reason(
                "build_trains.r",
                "Na výběr teď není " + row_cs(NAMES["region"], r) + " (region)",
                "Not to be chosen now: " + row_en(NAMES["region"], r) + " (region)",
                ("s8.10", "s8.8", "s8.9"),
            )
        )
    return reasons


def text_stop_at_build_trains_ask_choose_r(s: State) -> tuple[str, str]:
    """The text of `stop` at `build_trains_ask_choose_r`.

    actions.yaml:207
    """
    return "Dost", "Enough"


def why_stop_at_build_trains_ask_choose_r(s: State) -> list[Reason]:
    """Why not `stop` at `build_trains_ask_choose_r`.

    s8.10 s8.8 s8.9 actions.yaml:207
    """
    reasons: list[Reason] = []
    if not attempt(lambda: len(s.chosen) >= s.number_15, False):
        reasons.append(
            Reason(
                "stop.when",
                "Podmínka, za které se to nabízí, není splněná",
                "The condition under which this is offered does not hold",
                ("s8.10", "s8.8", "s8.9"),
            )
        )
    return reasons


def text_deliver_at_supply_region_ask_deliver(s: State, space: int, cubes: int, token: int) -> tuple[str, str]:
    """The text of `deliver` at `supply_region_ask_deliver`.

    actions.yaml:364
    """
    return "Dodej " + str(cubes) + "× " + hole(lambda: row_cs(NAMES["good"], s.space_good[space])) + ": " + row_cs(
        NAMES["space"], space
    ) + ", " + row_cs(NAMES["influence"], token), "Deliver " + str(cubes) + "× " + hole(
        lambda: row_en(NAMES["good"], s.space_good[space])
    ) + ": " + row_en(NAMES["space"], space) + ", " + row_en(NAMES["influence"], token)


def why_deliver_at_supply_region_ask_deliver(s: State, space: int, cubes: int, token: int) -> list[Reason]:
    """Why not `deliver` at `supply_region_ask_deliver`.

    s10.3 s10.6 s10.8 actions.yaml:364
    """
    me = s.me_56
    reasons: list[Reason] = []
    if not attempt(
        lambda: (
            space in range(32)
            and SPACE_CITY_REGION[space] == s.region_8
            and s.player_stored[me * 6 + s.space_good[space]] > 0
        ),
        True,
    ):
        reasons.append(
            Reason(
                "deliver.space",
                "Na výběr teď není " + row_cs(NAMES["space"], space) + " (místo u města)",
                "Not to be chosen now: " + row_en(NAMES["space"], space) + " (place by a city)",
                ("s10.3", "s10.6", "s10.8"),
            )
        )
    if not attempt(lambda: 1 <= cubes <= 3 and cubes <= s.player_stored[me * 6 + s.space_good[space]], True):
        reasons.append(
            Reason(
                "deliver.cubes",
                "Na výběr teď není " + str(cubes) + " (počet kostek)",
                "Not to be chosen now: " + str(cubes) + " (number of cubes)",
                ("s10.3", "s10.6", "s10.8"),
            )
        )
    if not attempt(lambda: token in kinds(s.player_tokens[me * 7 : me * 7 + 7]), True):
        reasons.append(
            Reason(
                "deliver.token",
                "Na výběr teď není " + row_cs(NAMES["influence"], token) + " (žetony vlivu)",
                "Not to be chosen now: " + row_en(NAMES["influence"], token) + " (influence tokens)",
                ("s10.3", "s10.6", "s10.8"),
            )
        )
    if not attempt(lambda: INFLUENCE_VALUE[token] <= TOKEN_VALUE[GOOD_LEVEL[s.space_good[space]] - 1][cubes - 1], True):
        reasons.append(
            Reason(
                "deliver.enough_goods", "Na takový žeton je to málo zboží", "Too few goods for such a token", ("s10.6",)
            )
        )
    if not attempt(lambda: INFLUENCE_VALUE[token] > value_to_beat(s, space), True):
        reasons.append(
            Reason(
                "deliver.available",
                "Takový žeton tu nikoho nevytlačí",
                "Such a token cannot make room here",
                ("s10.11", "s10.13", "s10.14"),
            )
        )
    return reasons


def text_stop_at_supply_region_ask_deliver(s: State) -> tuple[str, str]:
    """The text of `stop` at `supply_region_ask_deliver`.

    actions.yaml:363
    """
    return "Dost", "Enough"


def why_stop_at_supply_region_ask_deliver(s: State) -> list[Reason]:
    """Why not `stop` at `supply_region_ask_deliver`.

    s10.2 s10.4 actions.yaml:363
    """
    reasons: list[Reason] = []
    if not attempt(lambda: s.rounds_3 >= 1, False):
        reasons.append(
            Reason(
                "stop.when",
                "Podmínka, za které se to nabízí, není splněná",
                "The condition under which this is offered does not hold",
                ("s10.2", "s10.4"),
            )
        )
    return reasons


def text_choose_w_at_hire_ask_choose_w(s: State, w: int) -> tuple[str, str]:
    """The text of `choose_w` at `hire_ask_choose_w`.

    turn.yaml:111
    """
    return "Vezmi si: " + row_cs(NAMES["worker"], w), "Take: " + row_en(NAMES["worker"], w)


def why_choose_w_at_hire_ask_choose_w(s: State, w: int) -> list[Reason]:
    """Why not `choose_w` at `hire_ask_choose_w`.

    s4.14 turn.yaml:111
    """
    place_ = s.place_
    reasons: list[Reason] = []
    if not attempt(lambda: w in kinds(s.place_waiting[place_ * 6 : place_ * 6 + 6]), True):
        reasons.append(
            Reason(
                "hire.w",
                "Na výběr teď není " + row_cs(NAMES["worker"], w) + " (dělníci na akčním políčku)",
                "Not to be chosen now: " + row_en(NAMES["worker"], w) + " (workers on the action space)",
                ("s4.14",),
            )
        )
    return reasons


def text_choose_good_at_fulfil_ask_choose_good_3(s: State, good: int) -> tuple[str, str]:
    """The text of `choose_good` at `fulfil_ask_choose_good_3`.

    actions.yaml:342
    """
    return "Odlož 1 zboží: " + row_cs(NAMES["good"], good), "Give 1 good: " + row_en(NAMES["good"], good)


def why_choose_good_at_fulfil_ask_choose_good_3(s: State, good: int) -> list[Reason]:
    """Why not `choose_good` at `fulfil_ask_choose_good_3`.

    s9.3 s9.4 s9.6 actions.yaml:342
    """
    me = s.me_56
    used = s.used
    reasons: list[Reason] = []
    if not attempt(
        lambda: (
            good in range(6)
            and s.player_stored[me * 6 + good] >= 1
            and good not in used
            and good > s.last_good_3
            and (1 if s.player_stored[me * 6] >= 1 and 0 not in used and good < 0 else 0)
            + (1 if s.player_stored[me * 6 + 1] >= 1 and 1 not in used and good < 1 else 0)
            + (1 if s.player_stored[me * 6 + 2] >= 1 and 2 not in used and good < 2 else 0)
            + (1 if s.player_stored[me * 6 + 3] >= 1 and 3 not in used and good < 3 else 0)
            + (1 if s.player_stored[me * 6 + 4] >= 1 and 4 not in used and good < 4 else 0)
            + (1 if s.player_stored[me * 6 + 5] >= 1 and 5 not in used and good < 5 else 0)
            >= s.least_5 - len(s.given_3) - 1
        ),
        True,
    ):
        reasons.append(
            Reason(
                "fulfil.good",
                "Na výběr teď není " + row_cs(NAMES["good"], good) + " (zboží)",
                "Not to be chosen now: " + row_en(NAMES["good"], good) + " (good)",
                ("s9.3", "s9.4", "s9.6"),
            )
        )
    return reasons


def text_stop_at_fulfil_ask_choose_good_3(s: State) -> tuple[str, str]:
    """The text of `stop` at `fulfil_ask_choose_good_3`.

    actions.yaml:342
    """
    return "Dost", "Enough"


def why_stop_at_fulfil_ask_choose_good_3(s: State) -> list[Reason]:
    """Why not `stop` at `fulfil_ask_choose_good_3`.

    s9.3 s9.4 s9.6 actions.yaml:342
    """
    reasons: list[Reason] = []
    if not attempt(lambda: len(s.given_3) >= s.least_5, False):
        reasons.append(
            Reason(
                "stop.when",
                "Podmínka, za které se to nabízí, není splněná",
                "The condition under which this is offered does not hold",
                ("s9.3", "s9.4", "s9.6"),
            )
        )
    return reasons


def text_choose_good_at_fulfil_ask_choose_good_2(s: State, good: int) -> tuple[str, str]:
    """The text of `choose_good` at `fulfil_ask_choose_good_2`.

    actions.yaml:336
    """
    return "Odlož 2 zboží: " + row_cs(NAMES["good"], good), "Give 2 goods: " + row_en(NAMES["good"], good)


def why_choose_good_at_fulfil_ask_choose_good_2(s: State, good: int) -> list[Reason]:
    """Why not `choose_good` at `fulfil_ask_choose_good_2`.

    s9.3 s9.4 s9.6 actions.yaml:336
    """
    me = s.me_56
    used = s.used
    reasons: list[Reason] = []
    if not attempt(
        lambda: (
            good in range(6)
            and s.player_stored[me * 6 + good] >= 2
            and good not in used
            and good > s.last_good_2
            and (1 if s.player_stored[me * 6] >= 2 and 0 not in used and good < 0 else 0)
            + (1 if s.player_stored[me * 6 + 1] >= 2 and 1 not in used and good < 1 else 0)
            + (1 if s.player_stored[me * 6 + 2] >= 2 and 2 not in used and good < 2 else 0)
            + (1 if s.player_stored[me * 6 + 3] >= 2 and 3 not in used and good < 3 else 0)
            + (1 if s.player_stored[me * 6 + 4] >= 2 and 4 not in used and good < 4 else 0)
            + (1 if s.player_stored[me * 6 + 5] >= 2 and 5 not in used and good < 5 else 0)
            >= s.least_4 - len(s.given_2) - 1
        ),
        True,
    ):
        reasons.append(
            Reason(
                "fulfil.good",
                "Na výběr teď není " + row_cs(NAMES["good"], good) + " (zboží)",
                "Not to be chosen now: " + row_en(NAMES["good"], good) + " (good)",
                ("s9.3", "s9.4", "s9.6"),
            )
        )
    return reasons


def text_stop_at_fulfil_ask_choose_good_2(s: State) -> tuple[str, str]:
    """The text of `stop` at `fulfil_ask_choose_good_2`.

    actions.yaml:336
    """
    return "Dost", "Enough"


def why_stop_at_fulfil_ask_choose_good_2(s: State) -> list[Reason]:
    """Why not `stop` at `fulfil_ask_choose_good_2`.

    s9.3 s9.4 s9.6 actions.yaml:336
    """
    reasons: list[Reason] = []
    if not attempt(lambda: len(s.given_2) >= s.least_4, False):
        reasons.append(
            Reason(
                "stop.when",
                "Podmínka, za které se to nabízí, není splněná",
                "The condition under which this is offered does not hold",
                ("s9.3", "s9.4", "s9.6"),
            )
        )
    return reasons


def text_choose_good_at_fulfil_ask_choose_good(s: State, good: int) -> tuple[str, str]:
    """The text of `choose_good` at `fulfil_ask_choose_good`.

    actions.yaml:330
    """
    return "Odlož 3 zboží: " + row_cs(NAMES["good"], good), "Give 3 goods: " + row_en(NAMES["good"], good)


def why_choose_good_at_fulfil_ask_choose_good(s: State, good: int) -> list[Reason]:
    """Why not `choose_good` at `fulfil_ask_choose_good`.

    s9.3 s9.4 s9.6 actions.yaml:330
    """
    me = s.me_56
    used = s.used
    reasons: list[Reason] = []
    if not attempt(
        lambda: (
            good in range(6)
            and s.player_stored[me * 6 + good] >= 3
            and good not in used
            and good > s.last_good
            and (1 if s.player_stored[me * 6] >= 3 and 0 not in used and good < 0 else 0)
            + (1 if s.player_stored[me * 6 + 1] >= 3 and 1 not in used and good < 1 else 0)
            + (1 if s.player_stored[me * 6 + 2] >= 3 and 2 not in used and good < 2 else 0)
            + (1 if s.player_stored[me * 6 + 3] >= 3 and 3 not in used and good < 3 else 0)
            + (1 if s.player_stored[me * 6 + 4] >= 3 and 4 not in used and good < 4 else 0)
            + (1 if s.player_stored[me * 6 + 5] >= 3 and 5 not in used and good < 5 else 0)
            >= s.least_3 - len(s.given) - 1
        ),
        True,
    ):
        reasons.append(
            Reason(
                "fulfil.good",
                "Na výběr teď není " + row_cs(NAMES["good"], good) + " (zboží)",
                "Not to be chosen now: " + row_en(NAMES["good"], good) + " (good)",
                ("s9.3", "s9.4", "s9.6"),
            )
        )
    return reasons


def text_stop_at_fulfil_ask_choose_good(s: State) -> tuple[str, str]:
    """The text of `stop` at `fulfil_ask_choose_good`.

    actions.yaml:330
    """
    return "Dost", "Enough"


def why_stop_at_fulfil_ask_choose_good(s: State) -> list[Reason]:
    """Why not `stop` at `fulfil_ask_choose_good`.

    s9.3 s9.4 s9.6 actions.yaml:330
    """
    reasons: list[Reason] = []
    if not attempt(lambda: len(s.given) >= s.least_3, False):
        reasons.append(
            Reason(
                "stop.when",
                "Podmínka, za které se to nabízí, není splněná",
                "The condition under which this is offered does not hold",
                ("s9.3", "s9.4", "s9.6"),
            )
        )
    return reasons


def text_go_on_at_factory_bulbs_2_built_ask_repeat(s: State) -> tuple[str, str]:
    """The text of `go_on` at `factory_bulbs_2_built_ask_repeat`.

    components.yaml:116
    """
    return "Vylepši ještě jednu továrnu", "Improve one more factory"


def why_go_on_at_factory_bulbs_2_built_ask_repeat(s: State) -> list[Reason]:
    """Why not `go_on` at `factory_bulbs_2_built_ask_repeat`.

    s14.17 components.yaml:116
    """
    reasons: list[Reason] = []
    return reasons


def text_stop_at_factory_bulbs_2_built_ask_repeat(s: State) -> tuple[str, str]:
    """The text of `stop` at `factory_bulbs_2_built_ask_repeat`.

    components.yaml:116
    """
    return "Dost", "Enough"


def why_stop_at_factory_bulbs_2_built_ask_repeat(s: State) -> list[Reason]:
    """Why not `stop` at `factory_bulbs_2_built_ask_repeat`.

    s14.17 components.yaml:116
    """
    reasons: list[Reason] = []
    return reasons


def text_choose_good_at_improve_ask_choose_good(s: State, good: int) -> tuple[str, str]:
    """The text of `choose_good` at `improve_ask_choose_good`.

    actions.yaml:70
    """
    return "Vylepši továrnu: " + row_cs(NAMES["good"], good), "Improve the factory: " + row_en(NAMES["good"], good)


def why_choose_good_at_improve_ask_choose_good(s: State, good: int) -> list[Reason]:
    """Why not `choose_good` at `improve_ask_choose_good`.

    s7.2 s7.3 s7.5 actions.yaml:70
    """
    me = s.me_4
    reasons: list[Reason] = []
    if not attempt(
        lambda: good in range(6) and s.player_plant[me * 6 + good] != 24 and s.player_machine[me * 6 + good] < 2, True
    ):
        reasons.append(
            Reason(
                "improve.good",
                "Na výběr teď není " + row_cs(NAMES["good"], good) + " (zboží)",
                "Not to be chosen now: " + row_en(NAMES["good"], good) + " (good)",
                ("s7.2", "s7.3", "s7.5"),
            )
        )
    return reasons


def text_choose_reward_at_emperors_reward_ask_choose_reward(s: State, reward: int) -> tuple[str, str]:
    """The text of `choose_reward` at `emperors_reward_ask_choose_reward`.

    consolidation.yaml:39
    """
    return "Vezmi odměnu: " + row_cs(NAMES["reward"], reward), "Take the reward: " + row_en(NAMES["reward"], reward)


def why_choose_reward_at_emperors_reward_ask_choose_reward(s: State, reward: int) -> list[Reason]:
    """Why not `choose_reward` at `emperors_reward_ask_choose_reward`.

    s11.8 consolidation.yaml:39
    """
    me = s.me_56
    reasons: list[Reason] = []
    if not attempt(
        lambda: (
            reward in kinds(s.rewards_left)
            and REWARD_REWARD_LEVEL_FACTOR[reward] <= sum(s.player_workers[me * 6 : me * 6 + 6]) - 1
        ),
        True,
    ):
        reasons.append(
            Reason(
                "emperors_reward.reward",
                "Na výběr teď není " + row_cs(NAMES["reward"], reward) + " (odměny na plánu)",
                "Not to be chosen now: " + row_en(NAMES["reward"], reward) + " (rewards on the board)",
                ("s11.8",),
            )
        )
    return reasons


def text_choose_r_at_ships_at_once_ask_choose_r(s: State, r: int) -> tuple[str, str]:
    """The text of `choose_r` at `ships_at_once_ask_choose_r`.

    powers.yaml:122
    """
    return "Loď zdarma do regionu: " + row_cs(NAMES["region"], r), "A free ship to: " + row_en(NAMES["region"], r)


def why_choose_r_at_ships_at_once_ask_choose_r(s: State, r: int) -> list[Reason]:
    """Why not `choose_r` at `ships_at_once_ask_choose_r`.

    s14.11 powers.yaml:122
    """
    reasons: list[Reason] = []
    if not attempt(
        lambda: (
            r in range(4)
            and s.game.value_spaces_a_region > s.region_taken[r]
            and r > s.last_r_3
            and (1 if s.game.value_spaces_a_region > s.region_taken[0] and r < 0 else 0)
            + (1 if s.game.value_spaces_a_region > s.region_taken[1] and r < 1 else 0)
            + (1 if s.game.value_spaces_a_region > s.region_taken[2] and r < 2 else 0)
            + (1 if s.game.value_spaces_a_region > s.region_taken[3] and r < 3 else 0)
            >= -len(s.chosen_3) - 1
        ),
        True,
    ):
        reasons.append(
            Reason(
                "ships_at_once.r",
                "Na výběr teď není " + row_cs(NAMES["region"], r) + " (region)",
                "Not to be chosen now: " + row_en(NAMES["region"], r) + " (region)",
                ("s14.11",),
            )
        )
    return reasons


def text_stop_at_ships_at_once_ask_choose_r(s: State) -> tuple[str, str]:
    """The text of `stop` at `ships_at_once_ask_choose_r`.

    powers.yaml:122
    """
    return "Dost", "Enough"


def why_stop_at_ships_at_once_ask_choose_r(s: State) -> list[Reason]:
    """Why not `stop` at `ships_at_once_ask_choose_r`.

    s14.11 powers.yaml:122
    """
    reasons: list[Reason] = []
    if not attempt(lambda: len(s.chosen_3) >= 0, False):
        reasons.append(
            Reason(
                "stop.when",
                "Podmínka, za které se to nabízí, není splněná",
                "The condition under which this is offered does not hold",
                ("s14.11",),
            )
        )
    return reasons


def text_choose_r_at_trains_at_once_ask_choose_r(s: State, r: int) -> tuple[str, str]:
    """The text of `choose_r` at `trains_at_once_ask_choose_r`.

    powers.yaml:132
    """
    return "Vlak zdarma do regionu: " + row_cs(NAMES["region"], r), "A free train to: " + row_en(NAMES["region"], r)


def why_choose_r_at_trains_at_once_ask_choose_r(s: State, r: int) -> list[Reason]:
    """Why not `choose_r` at `trains_at_once_ask_choose_r`.

    s14.17 powers.yaml:132
    """
    reasons: list[Reason] = []
    if not attempt(
        lambda: (
            r in range(4)
            and s.game.value_spaces_a_region > s.region_taken[r]
            and r > s.last_r_4
            and (1 if s.game.value_spaces_a_region > s.region_taken[0] and r < 0 else 0)
            + (1 if s.game.value_spaces_a_region > s.region_taken[1] and r < 1 else 0)
            + (1 if s.game.value_spaces_a_region > s.region_taken[2] and r < 2 else 0)
            + (1 if s.game.value_spaces_a_region > s.region_taken[3] and r < 3 else 0)
            >= -len(s.chosen_4) - 1
        ),
        True,
    ):
        reasons.append(
            Reason(
                "trains_at_once.r",
                "Na výběr teď není " + row_cs(NAMES["region"], r) + " (region)",
                "Not to be chosen now: " + row_en(NAMES["region"], r) + " (region)",
                ("s14.17",),
            )
        )
    return reasons


def text_stop_at_trains_at_once_ask_choose_r(s: State) -> tuple[str, str]:
    """The text of `stop` at `trains_at_once_ask_choose_r`.

    powers.yaml:132
    """
    return "Dost", "Enough"


def why_stop_at_trains_at_once_ask_choose_r(s: State) -> list[Reason]:
    """Why not `stop` at `trains_at_once_ask_choose_r`.

    s14.17 powers.yaml:132
    """
    reasons: list[Reason] = []
    if not attempt(lambda: len(s.chosen_4) >= 0, False):
        reasons.append(
            Reason(
                "stop.when",
                "Podmínka, za které se to nabízí, není splněná",
                "The condition under which this is offered does not hold",
                ("s14.17",),
            )
        )
    return reasons


def text_choose_old_at_push_out_ask_choose_old(s: State, old: int) -> tuple[str, str]:
    """The text of `choose_old` at `push_out_ask_choose_old`.

    actions.yaml:409
    """
    return "Odstraň žeton: " + row_cs(NAMES["space"], old), "Remove the token: " + row_en(NAMES["space"], old)


def why_choose_old_at_push_out_ask_choose_old(s: State, old: int) -> list[Reason]:
    """Why not `choose_old` at `push_out_ask_choose_old`.

    s10.14 actions.yaml:409
    """
    city = s.city
    reasons: list[Reason] = []
    if not attempt(
        lambda: (
            old in range(32)
            and SPACE_CITY[old] == city
            and s.space_holder[old] != 4
            and INFLUENCE_VALUE[s.space_token[old]] == lowest_in(s, city)
        ),
        True,
    ):
        reasons.append(
            Reason(
                "push_out.old",
                "Na výběr teď není " + row_cs(NAMES["space"], old) + " (místo u města)",
                "Not to be chosen now: " + row_en(NAMES["space"], old) + " (place by a city)",
                ("s10.14",),
            )
        )
    return reasons


def text_choose_a_at_place_factor_ask_choose_a(s: State, a: int) -> tuple[str, str]:
    """The text of `choose_a` at `place_factor_ask_choose_a`.

    consolidation.yaml:58
    """
    return "Násobič na úspěch: " + row_cs(NAMES["achievement"], a), "The multiplier onto: " + row_en(
        NAMES["achievement"], a
    )


def why_choose_a_at_place_factor_ask_choose_a(s: State, a: int) -> list[Reason]:
    """Why not `choose_a` at `place_factor_ask_choose_a`.

    s11.9 s11.10 s13.9 consolidation.yaml:58
    """
    reasons: list[Reason] = []
    if not attempt(lambda: a in range(9) and s.player_factor[s.me_21 * 9 + a] == 0, True):
        reasons.append(
            Reason(
                "place_factor.a",
                "Na výběr teď není " + row_cs(NAMES["achievement"], a) + " (úspěch)",
                "Not to be chosen now: " + row_en(NAMES["achievement"], a) + " (achievement)",
                ("s11.9", "s11.10", "s13.9"),
            )
        )
    return reasons
