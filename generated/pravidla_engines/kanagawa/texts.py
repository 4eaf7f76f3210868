"""Texts of actions and reasons why they are not legal.

Generated from the rule spec of kanagawa; do not edit.
"""

from __future__ import annotations

from pravidla_runtime.errors import Reason
from pravidla_runtime.text import czech_form, english_form, row_cs, row_en
from pravidla_runtime.trials import attempt, hole

from .state import State
from .tables import CARD_NEEDS, CARD_PAINTS, CARD_SEASON, D_5_BY_COLOUR, D_7_BY_COLOUR, DIPLOMA_COLOUR, NAMES
from .values import DIPLOMA_EARNED, goes_first, has_symbols, in_row_order, missing, movable


def use_storms_ask_choose_c_count_c_9(s: State, p_14: int, c_8: int) -> int:
    """A question of `use_storms_ask_choose_c`.

    scoring.yaml:10
    """
    total = 0
    for c_9 in sorted(s.player_picture[p_14]):
        if CARD_SEASON[c_9] != 4 and c_9 > c_8:
            total += 1
    return total


def leave_school_ask_any_order_any_c_12(s: State, me_5: int) -> bool:
    """A question of `leave_school_ask_any_order`.

    work.yaml:110
    """
    for c_12 in s.player_hand[me_5]:
        if goes_first(s, me_5, c_12):
            break
    else:
        return False
    return True


def leave_school_ask_any_order_any_d_7(s: State, me_5: int, diploma_6: int) -> bool:
    """A question of `leave_school_ask_any_order`.

    diplomas.yaml:62
    """
    for d_7 in D_7_BY_COLOUR[diploma_6]:
        if s.player_diplomas[me_5 * 19 + d_7]:
            break
    else:
        return False
    return True


def decide_diplomas_ask_one_of_any_d_5(s: State, me_2: int, diploma_5: int) -> bool:
    """A question of `decide_diplomas_ask_one_of`.

    diplomas.yaml:62
    """
    for d_5 in D_5_BY_COLOUR[diploma_5]:
        if s.player_diplomas[me_2 * 19 + d_5]:
            break
    else:
        return False
    return True


def text_choose_c_at_use_storms_ask_choose_c(s: State, c_8: int) -> tuple[str, str]:
    """The text of `choose_c` at `use_storms_ask_choose_c`.

    scoring.yaml:10
    """
    return "Polož bouřku na: " + row_cs(NAMES["card"], c_8), "Put a storm on: " + row_en(NAMES["card"], c_8)


def why_choose_c_at_use_storms_ask_choose_c(s: State, c_8: int) -> list[Reason]:
    """Why not `choose_c` at `use_storms_ask_choose_c`.

    s5.5.1 s5.8.1 s14.2.3 s16.7.1 scoring.yaml:10
    """
    p_14 = s.p_14
    reasons: list[Reason] = []
    if not attempt(
        lambda: (
            c_8 in sorted(s.player_picture[p_14])
            and CARD_SEASON[c_8] != 4
            and c_8 > s.last_c
            and use_storms_ask_choose_c_count_c_9(s, p_14, c_8) >= -len(s.changed) - 1
        ),
        True,
    ):
        reasons.append(
            Reason(
                "use_storms.c",
                "Na výběr teď není " + row_cs(NAMES["card"], c_8) + " (obraz)",
                "Not to be chosen now: " + row_en(NAMES["card"], c_8) + " (picture)",
                ("s5.5.1", "s5.8.1", "s14.2.3", "s16.7.1"),
            )
        )
    return reasons


def text_stop_at_use_storms_ask_choose_c(s: State) -> tuple[str, str]:
    """The text of `stop` at `use_storms_ask_choose_c`.

    scoring.yaml:10
    """
    return "Víc bouřek nepoužívej", "Use no more storms"


def why_stop_at_use_storms_ask_choose_c(s: State) -> list[Reason]:
    """Why not `stop` at `use_storms_ask_choose_c`.

    scoring.yaml:10
    """
    reasons: list[Reason] = []
    if not attempt(lambda: len(s.changed) >= 0, False):
        reasons.append(Reason("stop.when", "Teď to nejde", "Not possible now", ()))
    return reasons


def text_pass_lesson_at_study_ask_one_of(s: State) -> tuple[str, str]:
    """The text of `pass_lesson` at `study_ask_one_of`.

    lessons.yaml:60
    """
    return "Pokračuj ve studiu", "Go on studying"


def why_pass_lesson_at_study_ask_one_of(s: State) -> list[Reason]:
    """Why not `pass_lesson` at `study_ask_one_of`.

    s8.12.1 s8.10.1 s8.10 s16.12.1 lessons.yaml:60
    """
    reasons: list[Reason] = []
    if not attempt(lambda: s.pupils > 1, True):
        reasons.append(
            Reason(
                "study.pass_lesson.not_alone",
                "Od začátku lekce jsi ve škole sám",
                "You are alone at school since the lesson began",
                ("s8.12.2", "s12.4.2", "s13.1.1"),
            )
        )
    if not attempt(lambda: s.lesson < 3, True):
        reasons.append(
            Reason(
                "study.pass_lesson.not_third",
                "Po třetí lekci se škola zavírá",
                "The school closes after the third lesson",
                ("s13.1.2",),
            )
        )
    if not attempt(lambda: len(s.pack) > 0, True):
        reasons.append(
            Reason(
                "study.pass_lesson.cards_left",
                "Poslední karta lekce už leží ve škole",
                "The last lesson card has been dealt",
                ("s13.4.2",),
            )
        )
    return reasons


def text_take_column_at_study_ask_one_of(s: State, column_4: int) -> tuple[str, str]:
    """The text of `take_column` at `study_ask_one_of`.

    lessons.yaml:77
    """
    return "Vezmi " + row_cs(NAMES["column"], column_4, 4), "Take the " + row_en(NAMES["column"], column_4)


def why_take_column_at_study_ask_one_of(s: State, column_4: int) -> list[Reason]:
    """Why not `take_column` at `study_ask_one_of`.

    s8.16.2 s9.2.1 s9.2.2 s8.10.1 s8.10 s16.12.1 lessons.yaml:77
    """
    reasons: list[Reason] = []
    if not attempt(lambda: column_4 in range(4), True):
        reasons.append(
            Reason(
                "study.take_column.column",
                "Na výběr teď není " + row_cs(NAMES["column"], column_4) + " (sloupec na podložce školy)",
                "Not to be chosen now: " + row_en(NAMES["column"], column_4) + " (column of the school mat)",
                ("s8.16.2", "s9.2.1", "s9.2.2", "s8.10.1", "s8.10", "s16.12.1"),
            )
        )
    if not attempt(lambda: len(s.column_open[column_4]) + len(s.column_covered[column_4]) > 0, True):
        reasons.append(
            Reason(
                "study.take_column.has_card",
                "V tomto sloupci žádná karta není",
                "There is no card in this column",
                ("s9.2.1",),
            )
        )
    return reasons


def text_leave_empty_handed_at_study_ask_one_of(s: State) -> tuple[str, str]:
    """The text of `leave_empty_handed` at `study_ask_one_of`.

    lessons.yaml:90
    """
    return "Odejdi bez karty", "Leave without a card"


def why_leave_empty_handed_at_study_ask_one_of(s: State) -> list[Reason]:
    """Why not `leave_empty_handed` at `study_ask_one_of`.

    s13.3.2 s8.10.1 s8.10 s16.12.1 lessons.yaml:90
    """
    reasons: list[Reason] = []
    if not attempt(
        lambda: (
            len(s.column_open[0]) + len(s.column_covered[0]) == 0
            and len(s.column_open[1]) + len(s.column_covered[1]) == 0
            and len(s.column_open[2]) + len(s.column_covered[2]) == 0
            and len(s.column_open[3]) + len(s.column_covered[3]) == 0
        ),
        True,
    ):
        reasons.append(
            Reason(
                "study.leave_empty_handed.no_card", "Nějaký sloupec ještě kartu má", "Some column still has a card", ()
            )
        )
    return reasons


def text_place_in_studio_at_leave_school_ask_any_order(s: State, card_14: int) -> tuple[str, str]:
    """The text of `place_in_studio` at `leave_school_ask_any_order`.

    work.yaml:14
    """
    return "Přilož do ateliéru: " + row_cs(NAMES["card"], card_14), "Put into the studio: " + row_en(
        NAMES["card"], card_14
    )


def why_place_in_studio_at_leave_school_ask_any_order(s: State, card_14: int) -> list[Reason]:
    """Why not `place_in_studio` at `leave_school_ask_any_order`.

    s4.1 s9.4 s9.6.1 s9.7.2 s10.7.1 work.yaml:14
    """
    me_5 = s.me_5
    reasons: list[Reason] = []
    if not attempt(lambda: card_14 in sorted(s.player_hand[me_5]), True):
        reasons.append(
            Reason(
                "place_in_studio.card",
                "Na výběr teď není " + row_cs(NAMES["card"], card_14) + " (ruka)",
                "Not to be chosen now: " + row_en(NAMES["card"], card_14) + " (hand)",
                ("s4.1", "s9.4", "s9.6.1", "s9.7.2", "s10.7.1"),
            )
        )
    if not attempt(lambda: s.player_latest_target[me_5] == 5, True):
        reasons.append(
            Reason(
                "place_in_studio.before_brushes",
                "Karty se přikládají dřív, než se nakonec rozmístí štětce",
                "Cards are placed before the brushes are arranged",
                (),
            )
        )
    if not attempt(lambda: in_row_order(s, me_5, card_14), True):
        reasons.append(
            Reason(
                "place_in_studio.each_order_once",
                "Na pořadí karet v ateliéru nezáleží, přikládají se podle čísel",
                "The order in the studio does not matter, cards go by their numbers",
                (),
            )
        )
    return reasons


def text_paint_at_leave_school_ask_any_order(s: State, card_15: int, jokers_8: int) -> tuple[str, str]:
    """The text of `paint` at `leave_school_ask_any_order`.

    work.yaml:15
    """
    return "Přilož k obrazu: " + row_cs(NAMES["card"], card_15) + " (žolíků " + str(
        jokers_8
    ) + ")", "Add to the picture: " + row_en(NAMES["card"], card_15) + " (" + str(jokers_8) + " " + english_form(
        jokers_8, ("joker", "jokers")
    ) + ")"


def why_paint_at_leave_school_ask_any_order(s: State, card_15: int, jokers_8: int) -> list[Reason]:
    """Why not `paint` at `leave_school_ask_any_order`.

    s4.3 s5.3.1 s9.6.1 s10.3.1 s10.7.1 s10.7.4 work.yaml:15
    """
    me_5 = s.me_5
    reasons: list[Reason] = []
    if not attempt(lambda: card_15 in sorted(s.player_hand[me_5]), True):
        reasons.append(
            Reason(
                "paint.card",
                "Na výběr teď není " + row_cs(NAMES["card"], card_15) + " (ruka)",
                "Not to be chosen now: " + row_en(NAMES["card"], card_15) + " (hand)",
                ("s4.3", "s5.3.1", "s9.6.1", "s10.3.1", "s10.7.1", "s10.7.4"),
            )
        )
    if not attempt(
        lambda: 0 <= jokers_8 <= 2 and jokers_8 <= CARD_NEEDS[card_15] and jokers_8 <= s.player_symbols[me_5 * 5 + 4],
        True,
    ):
        reasons.append(
            Reason(
                "paint.jokers",
                "Na výběr teď není " + str(jokers_8),
                "Not to be chosen now: " + str(jokers_8),
                ("s4.3", "s5.3.1", "s9.6.1", "s10.3.1", "s10.7.1", "s10.7.4"),
            )
        )
    if not attempt(lambda: s.player_latest_target[me_5] == 5, True):
        reasons.append(
            Reason(
                "paint.before_brushes",
                "Karty se přikládají dřív, než se nakonec rozmístí štětce",
                "Cards are placed before the brushes are arranged",
                (),
            )
        )
    if not attempt(lambda: has_symbols(s, me_5, card_15, jokers_8), True):
        reasons.append(
            Reason(
                "paint.symbol_in_studio",
                "V ateliéru nemáš "
                + hole(lambda: str(CARD_NEEDS[card_15]))
                + " "
                + hole(
                    lambda: czech_form(
                        CARD_NEEDS[card_15], ("nepoužitý symbol", "nepoužité symboly", "nepoužitých symbolů")
                    )
                )
                + ": "
                + hole(lambda: row_cs(NAMES["landscape"], CARD_PAINTS[card_15])),
                "Your studio lacks "
                + hole(lambda: str(CARD_NEEDS[card_15]))
                + " fresh "
                + hole(lambda: english_form(CARD_NEEDS[card_15], ("symbol", "symbols")))
                + ": "
                + hole(lambda: row_en(NAMES["landscape"], CARD_PAINTS[card_15])),
                ("s4.5.1", "s10.3.1", "s10.6.2"),
            )
        )
    if not attempt(lambda: CARD_NEEDS[card_15] <= s.player_owned[me_5] - s.player_painted[me_5], True):
        reasons.append(
            Reason(
                "paint.brush_left",
                "Nemáš dost štětců, které v tomto kole ještě nemalovaly",
                "You lack brushes that have not painted this round",
                ("s4.5.1", "s10.3.1", "s10.6.4"),
            )
        )
    if not attempt(
        lambda: (
            missing(s, me_5, card_15, jokers_8)
            <= s.player_reserve[me_5] + s.player_arrows[me_5] - s.player_arrows_used[me_5]
        ),
        True,
    ):
        reasons.append(
            Reason(
                "paint.arrow_left",
                "Na přesun štětců nemáš dost nepoužitých šipek",
                "You have not enough arrows left to move brushes",
                ("s10.6.1", "s10.9.2"),
            )
        )
    if not attempt(
        lambda: (
            len(s.player_hand[me_5]) == 1
            or s.player_keeps[me_5] > 0
            or not leave_school_ask_any_order_any_c_12(s, me_5)
        ),
        True,
    ):
        reasons.append(
            Reason(
                "paint.each_order_once",
                "Nejdřív přilož kartu, která může jen do ateliéru",
                "First place the card that can only go to the studio",
                (),
            )
        )
    return reasons


def text_set_brush_at_leave_school_ask_any_order(s: State, landscape_4: int) -> tuple[str, str]:
    """The text of `set_brush` at `leave_school_ask_any_order`.

    work.yaml:16
    """
    return "Nasaď štětec: " + row_cs(NAMES["landscape"], landscape_4), "Set a brush: " + row_en(
        NAMES["landscape"], landscape_4
    )


def why_set_brush_at_leave_school_ask_any_order(s: State, landscape_4: int) -> list[Reason]:
    """Why not `set_brush` at `leave_school_ask_any_order`.

    s10.1.2 s10.5.2 s10.5.3 work.yaml:16
    """
    me_5 = s.me_5
    reasons: list[Reason] = []
    if not attempt(lambda: landscape_4 in range(5), True):
        reasons.append(
            Reason(
                "set_brush.landscape",
                "Na výběr teď není " + row_cs(NAMES["landscape"], landscape_4) + " (druh krajiny)",
                "Not to be chosen now: " + row_en(NAMES["landscape"], landscape_4) + " (landscape)",
                ("s10.1.2", "s10.5.2", "s10.5.3"),
            )
        )
    if not attempt(lambda: len(s.player_hand[me_5]) <= s.player_keeps[me_5], True):
        reasons.append(
            Reason(
                "set_brush.cards_placed",
                "Nejdřív přilož karty; štětec, který k tomu potřebují, se nasadí sám",
                "Place the cards first; a brush that they need is set on its own",
                (),
            )
        )
    if not attempt(lambda: s.player_reserve[me_5] > 0, True):
        reasons.append(
            Reason(
                "set_brush.brush_in_reserve",
                "V zásobě žádný štětec nemáš",
                "You have no brush in reserve",
                ("s10.5.2",),
            )
        )
    if not attempt(lambda: s.player_brushes[me_5 * 5 + landscape_4] < s.player_symbols[me_5 * 5 + landscape_4], True):
        reasons.append(
            Reason(
                "set_brush.free_space",
                row_cs(NAMES["landscape"], landscape_4) + ": žádné volné políčko",
                row_en(NAMES["landscape"], landscape_4) + ": no free space",
                ("s10.5.2", "s10.5.3", "s10.6.3"),
            )
        )
    if not attempt(
        lambda: (
            s.player_latest_source[me_5] == 5
            and (s.player_latest_target[me_5] == 5 or landscape_4 >= s.player_latest_target[me_5])
        ),
        True,
    ):
        reasons.append(
            Reason(
                "set_brush.each_order_once",
                "Štětce se nasazují podle krajin, než se přesouvají",
                "Brushes are set by landscapes, before any is moved",
                (),
            )
        )
    return reasons


def text_move_brush_at_leave_school_ask_any_order(s: State, source_3: int, target_3: int) -> tuple[str, str]:
    """The text of `move_brush` at `leave_school_ask_any_order`.

    work.yaml:17
    """
    return "Přesuň štětec: " + row_cs(NAMES["landscape"], source_3) + " → " + row_cs(
        NAMES["landscape"], target_3
    ), "Move a brush: " + row_en(NAMES["landscape"], source_3) + " → " + row_en(NAMES["landscape"], target_3)


def why_move_brush_at_leave_school_ask_any_order(s: State, source_3: int, target_3: int) -> list[Reason]:
    """Why not `move_brush` at `leave_school_ask_any_order`.

    s10.9.1 s10.9.2 s16.4.1 work.yaml:17
    """
    me_5 = s.me_5
    reasons: list[Reason] = []
    if not attempt(lambda: source_3 in range(5), True):
        reasons.append(
            Reason(
                "move_brush.source",
                "Na výběr teď není " + row_cs(NAMES["landscape"], source_3) + " (druh krajiny)",
                "Not to be chosen now: " + row_en(NAMES["landscape"], source_3) + " (landscape)",
                ("s10.9.1", "s10.9.2", "s16.4.1"),
            )
        )
    if not attempt(lambda: target_3 in range(5), True):
        reasons.append(
            Reason(
                "move_brush.target",
                "Na výběr teď není " + row_cs(NAMES["landscape"], target_3) + " (druh krajiny)",
                "Not to be chosen now: " + row_en(NAMES["landscape"], target_3) + " (landscape)",
                ("s10.9.1", "s10.9.2", "s16.4.1"),
            )
        )
    if not attempt(lambda: len(s.player_hand[me_5]) <= s.player_keeps[me_5], True):
        reasons.append(
            Reason(
                "move_brush.cards_placed",
                "Nejdřív přilož karty; štětec, který k tomu potřebují, se přesune s nimi",
                "Place the cards first; a brush that they need is moved with them",
                (),
            )
        )
    if not attempt(lambda: s.player_arrows_used[me_5] < s.player_arrows[me_5], True):
        reasons.append(
            Reason(
                "move_brush.arrow_left",
                "Všechny šipky už jsou v tomto kole použité",
                "All arrows have been used this round",
                ("s10.6.1", "s10.9.2", "s16.4.1"),
            )
        )
    if not attempt(lambda: s.player_brushes[me_5 * 5 + source_3] > 0, True):
        reasons.append(
            Reason(
                "move_brush.brush_there",
                row_cs(NAMES["landscape"], source_3) + ": žádný štětec",
                row_en(NAMES["landscape"], source_3) + ": no brush",
                ("s10.9.2",),
            )
        )
    if not attempt(lambda: s.player_brushes[me_5 * 5 + target_3] < s.player_symbols[me_5 * 5 + target_3], True):
        reasons.append(
            Reason(
                "move_brush.free_space",
                row_cs(NAMES["landscape"], target_3) + ": žádné volné políčko",
                row_en(NAMES["landscape"], target_3) + ": no free space",
                ("s10.6.3", "s10.9.2"),
            )
        )
    if not attempt(
        lambda: (
            source_3 != target_3
            and s.player_reached[me_5 * 5 + source_3] == 0
            and s.player_left[me_5 * 5 + target_3] == 0
            and (s.player_latest_source[me_5] == 5 or source_3 >= s.player_latest_source[me_5])
            and (s.player_latest_target[me_5] == 5 or target_3 >= s.player_latest_target[me_5])
        ),
        True,
    ):
        reasons.append(
            Reason(
                "move_brush.each_order_once",
                "Jiné pořadí vede k témuž rozmístění štětců",
                "Another order leads to the same brushes",
                (),
            )
        )
    return reasons


def text_take_diploma_at_leave_school_ask_any_order(s: State, diploma_6: int) -> tuple[str, str]:
    """The text of `take_diploma` at `leave_school_ask_any_order`.

    work.yaml:18
    """
    return "Vezmi diplom " + row_cs(NAMES["diploma"], diploma_6), "Take the diploma " + row_en(
        NAMES["diploma"], diploma_6
    )


def why_take_diploma_at_leave_school_ask_any_order(s: State, diploma_6: int) -> list[Reason]:
    """Why not `take_diploma` at `leave_school_ask_any_order`.

    s5.10.1 s8.16.2 s11.3.1 s11.3.4 work.yaml:18
    """
    me_5 = s.me_5
    reasons: list[Reason] = []
    if not attempt(lambda: s.game.option_diplomas == 1, False):
        reasons.append(
            Reason(
                "take_diploma.when", "Teď to nejde", "Not possible now", ("s5.10.1", "s8.16.2", "s11.3.1", "s11.3.4")
            )
        )
    if not attempt(lambda: diploma_6 in range(19), True):
        reasons.append(
            Reason(
                "take_diploma.diploma",
                "Na výběr teď není " + row_cs(NAMES["diploma"], diploma_6) + " (žeton diplomu)",
                "Not to be chosen now: " + row_en(NAMES["diploma"], diploma_6) + " (diploma)",
                ("s5.10.1", "s8.16.2", "s11.3.1", "s11.3.4"),
            )
        )
    if attempt(lambda: s.game.option_diplomas == 1, False):
        if not attempt(lambda: s.player_latest_target[me_5] == 5, True):
            reasons.append(
                Reason(
                    "take_diploma.in_turn",
                    "Nejdřív diplomy, pak štětce",
                    "Diplomas first, brushes afterwards",
                    ("s12.2.1", "s12.2.2"),
                )
            )
    else:
        if not attempt(lambda: DIPLOMA_COLOUR[diploma_6] == s.decided, True):
            reasons.append(
                Reason(
                    "take_diploma.in_turn", "Nejdřív se rozhoduje o jiné barvě", "Another colour is decided first", ()
                )
            )
    if not attempt(lambda: s.diplomas_left[diploma_6] > 0, True):
        reasons.append(
            Reason(
                "take_diploma.still_there",
                "Na stole tento diplom není",
                "This diploma is not on the table",
                ("s11.3.1", "s12.2.2"),
            )
        )
    if not attempt(lambda: s.player_declined[me_5 * 19 + diploma_6] == 0, True):
        reasons.append(
            Reason(
                "take_diploma.not_declined",
                "Tohoto diplomu ses už vzdal",
                "You have declined this diploma",
                ("s11.5.2", "s15.15.3"),
            )
        )
    if not attempt(lambda: not leave_school_ask_any_order_any_d_7(s, me_5, diploma_6), True):
        reasons.append(
            Reason(
                "take_diploma.colour_free",
                "Diplom této barvy už máš",
                "You have a diploma of this colour",
                ("s11.3.2", "s11.3.3", "s12.2.3", "s15.15.4"),
            )
        )
    if not attempt(lambda: DIPLOMA_EARNED[diploma_6](s, diploma_6, me_5), True):
        reasons.append(
            Reason(
                "take_diploma.condition_met",
                "Podmínka diplomu " + row_cs(NAMES["diploma"], diploma_6) + " není splněná",
                "The condition of the diploma " + row_en(NAMES["diploma"], diploma_6) + " is not met",
                ("s11.1.1",),
            )
        )
    return reasons


def text_done_at_leave_school_ask_any_order(s: State) -> tuple[str, str]:
    """The text of `done` at `leave_school_ask_any_order`.

    work.yaml:21
    """
    return "Hotovo", "Done"


def why_done_at_leave_school_ask_any_order(s: State) -> list[Reason]:
    """Why not `done` at `leave_school_ask_any_order`.

    s8.16.1 s9.6.1 s10.9.3 work.yaml:21
    """
    me_5 = s.me_5
    reasons: list[Reason] = []
    if not attempt(lambda: len(s.player_hand[me_5]) <= s.player_keeps[me_5], True):
        reasons.append(
            Reason(
                "leave_school.done.hand_limit",
                "V ruce si smíš nechat nejvýš "
                + hole(lambda: str(s.player_keeps[me_5]))
                + " "
                + hole(lambda: czech_form(s.player_keeps[me_5], ("kartu", "karty", "karet"))),
                "You may keep at most "
                + hole(lambda: str(s.player_keeps[me_5]))
                + " "
                + hole(lambda: english_form(s.player_keeps[me_5], ("card", "cards"))),
                ("s9.6.3", "s9.7.1", "s16.4.2"),
            )
        )
    return reasons


def text_from_reserve_at_bring_brushes_ask_one_of(s: State) -> tuple[str, str]:
    """The text of `from_reserve` at `bring_brushes_ask_one_of`.

    work.yaml:150
    """
    return "Nasaď štětec ze zásoby", "Set a brush of the reserve"


def why_from_reserve_at_bring_brushes_ask_one_of(s: State) -> list[Reason]:
    """Why not `from_reserve` at `bring_brushes_ask_one_of`.

    s10.5.2 s10.9.1 s10.9.2 work.yaml:150
    """
    reasons: list[Reason] = []
    if not attempt(lambda: s.player_reserve[s.me_5] > 0, True):
        reasons.append(
            Reason(
                "bring_brushes.from_reserve.in_reserve",
                "V zásobě žádný štětec nemáš",
                "You have no brush in reserve",
                ("s10.5.2",),
            )
        )
    if not attempt(lambda: s.moved == 0, True):
        reasons.append(
            Reason(
                "bring_brushes.from_reserve.each_order_once",
                "Nejdřív štětce ze zásoby, pak přesuny",
                "Brushes of the reserve first, then moves",
                (),
            )
        )
    return reasons


def text_from_space_at_bring_brushes_ask_one_of(s: State, landscape_5: int) -> tuple[str, str]:
    """The text of `from_space` at `bring_brushes_ask_one_of`.

    work.yaml:162
    """
    return "Přesuň štětec: " + row_cs(NAMES["landscape"], landscape_5), "Move a brush: " + row_en(
        NAMES["landscape"], landscape_5
    )


def why_from_space_at_bring_brushes_ask_one_of(s: State, landscape_5: int) -> list[Reason]:
    """Why not `from_space` at `bring_brushes_ask_one_of`.

    s10.9.2 s10.5.2 s10.9.1 work.yaml:162
    """
    card_15 = s.card_15
    jokers_8 = s.jokers_8
    me_5 = s.me_5
    reasons: list[Reason] = []
    if not attempt(lambda: landscape_5 in range(5), True):
        reasons.append(
            Reason(
                "bring_brushes.from_space.landscape",
                "Na výběr teď není " + row_cs(NAMES["landscape"], landscape_5) + " (druh krajiny)",
                "Not to be chosen now: " + row_en(NAMES["landscape"], landscape_5) + " (landscape)",
                ("s10.9.2", "s10.5.2", "s10.9.1"),
            )
        )
    if not attempt(
        lambda: missing(s, me_5, card_15, jokers_8) <= s.player_arrows[me_5] - s.player_arrows_used[me_5], True
    ):
        reasons.append(
            Reason(
                "bring_brushes.from_space.arrow_left",
                "Tolik nepoužitých šipek nemáš",
                "You have not so many arrows left",
                ("s10.6.1", "s10.9.2"),
            )
        )
    if not attempt(lambda: movable(s, me_5, landscape_5, card_15, jokers_8) > 0, True):
        reasons.append(
            Reason(
                "bring_brushes.from_space.brush_there",
                row_cs(NAMES["landscape"], landscape_5) + ": žádný štětec, který by malba nepotřebovala",
                row_en(NAMES["landscape"], landscape_5) + ": no brush to spare",
                ("s10.6.4",),
            )
        )
    if not attempt(
        lambda: (
            landscape_5 >= s.source_4
            and missing(s, me_5, card_15, jokers_8)
            <= (movable(s, me_5, 0, card_15, jokers_8) if landscape_5 <= 0 else 0)
            + (movable(s, me_5, 1, card_15, jokers_8) if landscape_5 <= 1 else 0)
            + (movable(s, me_5, 2, card_15, jokers_8) if landscape_5 <= 2 else 0)
            + (movable(s, me_5, 3, card_15, jokers_8) if landscape_5 <= 3 else 0)
            + (movable(s, me_5, 4, card_15, jokers_8) if landscape_5 <= 4 else 0)
        ),
        True,
    ):
        reasons.append(
            Reason(
                "bring_brushes.from_space.each_order_once",
                "Jiné pořadí vede k témuž rozmístění štětců",
                "Another order leads to the same brushes",
                (),
            )
        )
    return reasons


def text_take_diploma_at_decide_diplomas_ask_one_of(s: State, diploma_5: int) -> tuple[str, str]:
    """The text of `take_diploma` at `decide_diplomas_ask_one_of`.

    diplomas.yaml:35
    """
    return "Vezmi diplom " + row_cs(NAMES["diploma"], diploma_5), "Take the diploma " + row_en(
        NAMES["diploma"], diploma_5
    )


def why_take_diploma_at_decide_diplomas_ask_one_of(s: State, diploma_5: int) -> list[Reason]:
    """Why not `take_diploma` at `decide_diplomas_ask_one_of`.

    s5.10.1 s8.16.2 s11.3.1 s11.3.4 diplomas.yaml:35
    """
    me_2 = s.me_2
    reasons: list[Reason] = []
    if not attempt(lambda: diploma_5 in range(19), True):
        reasons.append(
            Reason(
                "take_diploma.diploma",
                "Na výběr teď není " + row_cs(NAMES["diploma"], diploma_5) + " (žeton diplomu)",
                "Not to be chosen now: " + row_en(NAMES["diploma"], diploma_5) + " (diploma)",
                ("s5.10.1", "s8.16.2", "s11.3.1", "s11.3.4"),
            )
        )
    if attempt(lambda: s.game.option_diplomas == 1, False):
        if not attempt(lambda: s.player_latest_target[me_2] == 5, True):
            reasons.append(
                Reason(
                    "take_diploma.in_turn",
                    "Nejdřív diplomy, pak štětce",
                    "Diplomas first, brushes afterwards",
                    ("s12.2.1", "s12.2.2"),
                )
            )
    else:
        if not attempt(lambda: DIPLOMA_COLOUR[diploma_5] == s.decided, True):
            reasons.append(
                Reason(
                    "take_diploma.in_turn", "Nejdřív se rozhoduje o jiné barvě", "Another colour is decided first", ()
                )
            )
    if not attempt(lambda: s.diplomas_left[diploma_5] > 0, True):
        reasons.append(
            Reason(
                "take_diploma.still_there",
                "Na stole tento diplom není",
                "This diploma is not on the table",
                ("s11.3.1", "s12.2.2"),
            )
        )
    if not attempt(lambda: s.player_declined[me_2 * 19 + diploma_5] == 0, True):
        reasons.append(
            Reason(
                "take_diploma.not_declined",
                "Tohoto diplomu ses už vzdal",
                "You have declined this diploma",
                ("s11.5.2", "s15.15.3"),
            )
        )
    if not attempt(lambda: not decide_diplomas_ask_one_of_any_d_5(s, me_2, diploma_5), True):
        reasons.append(
            Reason(
                "take_diploma.colour_free",
                "Diplom této barvy už máš",
                "You have a diploma of this colour",
                ("s11.3.2", "s11.3.3", "s12.2.3", "s15.15.4"),
            )
        )
    if not attempt(lambda: DIPLOMA_EARNED[diploma_5](s, diploma_5, me_2), True):
        reasons.append(
            Reason(
                "take_diploma.condition_met",
                "Podmínka diplomu " + row_cs(NAMES["diploma"], diploma_5) + " není splněná",
                "The condition of the diploma " + row_en(NAMES["diploma"], diploma_5) + " is not met",
                ("s11.1.1",),
            )
        )
    return reasons


def text_decline_at_decide_diplomas_ask_one_of(s: State) -> tuple[str, str]:
    """The text of `decline` at `decide_diplomas_ask_one_of`.

    diplomas.yaml:34
    """
    return "Diplomu se vzdej", "Decline the diploma"


def why_decline_at_decide_diplomas_ask_one_of(s: State) -> list[Reason]:
    """Why not `decline` at `decide_diplomas_ask_one_of`.

    diplomas.yaml:34
    """
    reasons: list[Reason] = []
    return reasons
