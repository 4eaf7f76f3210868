"""Texts of actions and reasons why they are not legal.

Generated from the rule spec of kanagawa; do not edit.
"""

from __future__ import annotations

from pravidla_runtime.errors import Reason
from pravidla_runtime.text import czech_form, english_form, row_cs, row_en
from pravidla_runtime.trials import attempt, hole

from .state import State
from .tables import (
    CARD_NEEDS,
    CARD_PAINTS,
    CARD_SEASON,
    D_5_BY_COLOUR,
    D_7_BY_COLOUR,
    D_8_BY_COLOUR,
    DIPLOMA_COLOUR,
    DIPLOMA_PRIZE,
    NAMES,
)
from .values import DIPLOMA_EARNED, can_paint, has_symbols, helps, in_row_order, missing, movable, still_placing


def use_storms_ask_choose_c_count_c_10(s: State, p: int, c_9: int) -> int:
    """A question of `use_storms_ask_choose_c`.

    scoring.yaml:10
    """
    total = 0
    for c_10 in sorted(s.player_picture[p]):
        if CARD_SEASON[c_10] != 4 and c_10 > c_9:
            total += 1
    return total


def study_ask_pass_lesson_any_order_any_d_7(s: State, p: int, diploma: int) -> bool:
    """A question of `study_ask_pass_lesson_any_order`.

    diplomas.yaml:67
    """
    player_diplomas = s.player_diplomas
    p_times = p * 19
    for d in D_7_BY_COLOUR[diploma]:
        if player_diplomas[p_times + d]:
            break
    else:
        return False
    return True


def leave_school_ask_any_order_any_c_5(s: State, me: int, c_13: int) -> bool:
    """A question of `leave_school_ask_any_order`.

    work.yaml:76
    """
    for c_5 in s.player_hand[me]:
        if c_5 != c_13 and helps(s, me, c_5, c_13):
            break
    else:
        return False
    return True


def leave_school_ask_any_order_any_c_13(s: State, me: int) -> bool:
    """A question of `leave_school_ask_any_order`.

    work.yaml:121
    """
    for c in s.player_hand[me]:
        if not can_paint(s, me, c) and not leave_school_ask_any_order_any_c_5(s, me, c):
            break
    else:
        return False
    return True


def leave_school_ask_any_order_any_d_8(s: State, me: int, diploma: int) -> bool:
    """A question of `leave_school_ask_any_order`.

    diplomas.yaml:67
    """
    player_diplomas = s.player_diplomas
    me_times = me * 19
    for d in D_8_BY_COLOUR[diploma]:
        if player_diplomas[me_times + d]:
            break
    else:
        return False
    return True


def decide_diplomas_ask_one_of_any_d_5(s: State, me: int, diploma: int) -> bool:
    """A question of `decide_diplomas_ask_one_of`.

    diplomas.yaml:67
    """
    player_diplomas = s.player_diplomas
    me_times = me * 19
    for d in D_5_BY_COLOUR[diploma]:
        if player_diplomas[me_times + d]:
            break
    else:
        return False
    return True


def text_choose_c_at_use_storms_ask_choose_c(s: State, c: int) -> tuple[str, str]:
    """The text of `choose_c` at `use_storms_ask_choose_c`.

    scoring.yaml:10
    """
    return "Polož bouřku na: " + row_cs(NAMES["card"], c), "Put a storm on: " + row_en(NAMES["card"], c)


def why_choose_c_at_use_storms_ask_choose_c(s: State, c: int) -> list[Reason]:
    """Why not `choose_c` at `use_storms_ask_choose_c`.

    s5.5.1 s5.8.1 s14.2.3 s16.7.1 scoring.yaml:10
    """
    p = s.p_14
    reasons: list[Reason] = []
    if not attempt(
        lambda: (
            c in sorted(s.player_picture[p])
            and CARD_SEASON[c] != 4
            and c > s.last_c
            and use_storms_ask_choose_c_count_c_10(s, p, c) >= -len(s.changed) - 1
        ),
        True,
    ):
        reasons.append(
            Reason(
                "use_storms.c",
                "Na výběr teď není " + row_cs(NAMES["card"], c) + " (obraz)",
                "Not to be chosen now: " + row_en(NAMES["card"], c) + " (picture)",
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

    s5.5.1 s5.8.1 s14.2.3 s16.7.1 scoring.yaml:10
    """
    reasons: list[Reason] = []
    if not attempt(lambda: len(s.changed) >= 0, False):
        reasons.append(
            Reason(
                "stop.when",
                "Podmínka, za které se to nabízí, není splněná",
                "The condition under which this is offered does not hold",
                ("s5.5.1", "s5.8.1", "s14.2.3", "s16.7.1"),
            )
        )
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


def text_take_column_at_study_ask_one_of(s: State, column: int) -> tuple[str, str]:
    """The text of `take_column` at `study_ask_one_of`.

    lessons.yaml:80
    """
    return "Vezmi " + row_cs(NAMES["column"], column, 4), "Take the " + row_en(NAMES["column"], column)


def why_take_column_at_study_ask_one_of(s: State, column: int) -> list[Reason]:
    """Why not `take_column` at `study_ask_one_of`.

    s8.16.2 s9.2.1 s9.2.2 s8.10.1 s8.10 s16.12.1 lessons.yaml:80
    """
    reasons: list[Reason] = []
    if not attempt(lambda: column in range(4), True):
        reasons.append(
            Reason(
                "study.take_column.column",
                "Na výběr teď není " + row_cs(NAMES["column"], column) + " (sloupec na podložce školy)",
                "Not to be chosen now: " + row_en(NAMES["column"], column) + " (column of the school mat)",
                ("s8.16.2", "s9.2.1", "s9.2.2", "s8.10.1", "s8.10", "s16.12.1"),
            )
        )
    if not attempt(lambda: len(s.column_open[column]) > 0 or len(s.column_covered[column]) > 0, True):
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

    lessons.yaml:95
    """
    return "Odejdi bez karty", "Leave without a card"


def why_leave_empty_handed_at_study_ask_one_of(s: State) -> list[Reason]:
    """Why not `leave_empty_handed` at `study_ask_one_of`.

    s13.3.2 s8.10.1 s8.10 s16.12.1 lessons.yaml:95
    """
    reasons: list[Reason] = []
    if not attempt(
        lambda: (
            not s.column_open[0]
            and not s.column_covered[0]
            and not s.column_open[1]
            and not s.column_covered[1]
            and not s.column_open[2]
            and not s.column_covered[2]
            and not s.column_open[3]
            and not s.column_covered[3]
        ),
        True,
    ):
        reasons.append(
            Reason(
                "study.leave_empty_handed.no_card",
                "Nějaký sloupec ještě kartu má",
                "Some column still has a card",
                ("s13.3.2",),
            )
        )
    return reasons


def text_take_diploma_at_study_ask_pass_lesson_any_order(s: State, diploma: int) -> tuple[str, str]:
    """The text of `take_diploma` at `study_ask_pass_lesson_any_order`.

    lessons.yaml:79
    """
    return "Vezmi diplom " + row_cs(NAMES["diploma"], diploma), "Take the diploma " + row_en(NAMES["diploma"], diploma)


def why_take_diploma_at_study_ask_pass_lesson_any_order(s: State, diploma: int) -> list[Reason]:
    """Why not `take_diploma` at `study_ask_pass_lesson_any_order`.

    s5.10.1 s8.16.2 s11.3.1 s11.3.4 lessons.yaml:79
    """
    p = s.p_13
    reasons: list[Reason] = []
    if not attempt(lambda: diploma in range(19), True):
        reasons.append(
            Reason(
                "take_diploma.diploma",
                "Na výběr teď není " + row_cs(NAMES["diploma"], diploma) + " (žeton diplomu)",
                "Not to be chosen now: " + row_en(NAMES["diploma"], diploma) + " (diploma)",
                ("s5.10.1", "s8.16.2", "s11.3.1", "s11.3.4"),
            )
        )
    if attempt(lambda: s.game.option_later_own_turn == 2 and s.player_latest[p] == 76, False):
        if not attempt(lambda: False, True):
            reasons.append(Reason("take_diploma.in_turn", "Nejdřív přilož kartu", "Place a card first", ("s12.2.1",)))
    elif attempt(lambda: s.game.option_diplomas == 1, False):
        if not attempt(
            lambda: (
                (
                    still_placing(s, p)
                    and DIPLOMA_PRIZE[diploma] == 1
                    and (s.player_latest_diploma[p] == 19 or diploma > s.player_latest_diploma[p])
                )
                or (
                    s.player_latest_target[p] == 5
                    and len(s.player_hand[p]) <= s.player_keeps[p]
                    and DIPLOMA_PRIZE[diploma] != 1
                    and (
                        still_placing(s, p) or s.player_latest_diploma[p] == 19 or diploma > s.player_latest_diploma[p]
                    )
                )
            ),
            True,
        ):
            reasons.append(
                Reason(
                    "take_diploma.in_turn",
                    "Nejdřív diplomy se štětcem, pak karty, ostatní diplomy podle pořadí a nakonec štětce",
                    "First diplomas with a brush, then cards, other diplomas in their order, at last brushes",
                    ("s12.2.1", "s12.2.2"),
                )
            )
    else:
        if not attempt(lambda: DIPLOMA_COLOUR[diploma] == s.decided, True):
            reasons.append(
                Reason(
                    "take_diploma.in_turn",
                    "Nejdřív se rozhoduje o jiné barvě",
                    "Another colour is decided first",
                    ("s11.1.1",),
                )
            )
    if not attempt(lambda: s.diplomas_left[diploma] > 0, True):
        reasons.append(
            Reason(
                "take_diploma.still_there",
                "Na stole tento diplom není",
                "This diploma is not on the table",
                ("s11.3.1", "s12.2.2"),
            )
        )
    if not attempt(lambda: s.player_declined[p * 19 + diploma] == 0, True):
        reasons.append(
            Reason(
                "take_diploma.not_declined",
                "Tohoto diplomu ses už vzdal",
                "You have declined this diploma",
                ("s11.5.2", "s15.15.3"),
            )
        )
    if not attempt(lambda: not study_ask_pass_lesson_any_order_any_d_7(s, p, diploma), True):
        reasons.append(
            Reason(
                "take_diploma.colour_free",
                "Diplom této barvy už máš",
                "You have a diploma of this colour",
                ("s11.3.2", "s11.3.3", "s12.2.3", "s15.15.4"),
            )
        )
    if not attempt(lambda: DIPLOMA_EARNED[diploma](s, diploma, p), True):
        reasons.append(
            Reason(
                "take_diploma.condition_met",
                "Podmínka diplomu " + row_cs(NAMES["diploma"], diploma) + " není splněná",
                "The condition of the diploma " + row_en(NAMES["diploma"], diploma) + " is not met",
                ("s11.1.1",),
            )
        )
    return reasons


def text_done_at_study_ask_pass_lesson_any_order(s: State) -> tuple[str, str]:
    """The text of `done` at `study_ask_pass_lesson_any_order`.

    lessons.yaml:78
    """
    return "Hotovo", "Done"


def why_done_at_study_ask_pass_lesson_any_order(s: State) -> list[Reason]:
    """Why not `done` at `study_ask_pass_lesson_any_order`.

    s12.2.1 s12.2.2 s8.12.1 s8.10.1 s8.10 s16.12.1 lessons.yaml:78
    """
    reasons: list[Reason] = []
    return reasons


def text_place_in_studio_at_leave_school_ask_any_order(s: State, card: int) -> tuple[str, str]:
    """The text of `place_in_studio` at `leave_school_ask_any_order`.

    work.yaml:15
    """
    return "Přilož do ateliéru: " + row_cs(NAMES["card"], card), "Put into the studio: " + row_en(NAMES["card"], card)


def why_place_in_studio_at_leave_school_ask_any_order(s: State, card: int) -> list[Reason]:
    """Why not `place_in_studio` at `leave_school_ask_any_order`.

    s4.1 s9.4 s9.6.1 s9.7.2 s10.7.1 work.yaml:15
    """
    me = s.me_5
    reasons: list[Reason] = []
    if not attempt(lambda: card in sorted(s.player_hand[me]), True):
        reasons.append(
            Reason(
                "place_in_studio.card",
                "Na výběr teď není " + row_cs(NAMES["card"], card) + " (ruka)",
                "Not to be chosen now: " + row_en(NAMES["card"], card) + " (hand)",
                ("s4.1", "s9.4", "s9.6.1", "s9.7.2", "s10.7.1"),
            )
        )
    if not attempt(lambda: still_placing(s, me), True):
        reasons.append(
            Reason(
                "place_in_studio.before_brushes",
                "Karty se přikládají dřív než ostatní diplomy a než se nakonec rozmístí štětce",
                "Cards are placed before all other diplomas and before the brushes are arranged",
                ("s4.1", "s9.4", "s9.6.1", "s9.7.2", "s10.7.1"),
            )
        )
    if not attempt(lambda: in_row_order(s, me, card), True):
        reasons.append(
            Reason(
                "place_in_studio.each_order_once",
                "Do ateliéru jdou karty podle čísel, a které lze namalovat, před malbou; jiné pořadí vede k témuž",
                "Cards go to the studio by numbers, paintable ones before painting; other orders lead to the same",
                ("s9.4.1", "s9.6.1"),
            )
        )
    return reasons


def text_paint_at_leave_school_ask_any_order(s: State, card: int, jokers: int) -> tuple[str, str]:
    """The text of `paint` at `leave_school_ask_any_order`.

    work.yaml:16
    """
    return "Přilož k obrazu: " + row_cs(NAMES["card"], card) + " (" + str(jokers) + " " + czech_form(
        jokers, ("žolík", "žolíky", "žolíků")
    ) + ")", "Add to the picture: " + row_en(NAMES["card"], card) + " (" + str(jokers) + " " + english_form(
        jokers, ("joker", "jokers")
    ) + ")"


def why_paint_at_leave_school_ask_any_order(s: State, card: int, jokers: int) -> list[Reason]:
    """Why not `paint` at `leave_school_ask_any_order`.

    s4.3 s5.3.1 s9.6.1 s10.3.1 s10.7.1 s10.7.4 work.yaml:16
    """
    me = s.me_5
    reasons: list[Reason] = []
    if not attempt(lambda: card in sorted(s.player_hand[me]), True):
        reasons.append(
            Reason(
                "paint.card",
                "Na výběr teď není " + row_cs(NAMES["card"], card) + " (ruka)",
                "Not to be chosen now: " + row_en(NAMES["card"], card) + " (hand)",
                ("s4.3", "s5.3.1", "s9.6.1", "s10.3.1", "s10.7.1", "s10.7.4"),
            )
        )
    if not attempt(
        lambda: 0 <= jokers <= 2 and jokers <= CARD_NEEDS[card] and jokers <= s.player_symbols[me * 5 + 4], True
    ):
        reasons.append(
            Reason(
                "paint.jokers",
                "Na výběr teď není " + str(jokers) + " (počet žolíků)",
                "Not to be chosen now: " + str(jokers) + " (number of jokers)",
                ("s4.3", "s5.3.1", "s9.6.1", "s10.3.1", "s10.7.1", "s10.7.4"),
            )
        )
    if not attempt(lambda: still_placing(s, me), True):
        reasons.append(
            Reason(
                "paint.before_brushes",
                "Karty se přikládají dřív než ostatní diplomy a než se nakonec rozmístí štětce",
                "Cards are placed before all other diplomas and before the brushes are arranged",
                ("s4.3", "s5.3.1", "s9.6.1", "s10.3.1", "s10.7.1", "s10.7.4"),
            )
        )
    if not attempt(lambda: has_symbols(s, me, card, jokers), True):
        reasons.append(
            Reason(
                "paint.symbol_in_studio",
                "V ateliéru nemáš "
                + hole(lambda: str(CARD_NEEDS[card]))
                + " "
                + hole(
                    lambda: czech_form(
                        CARD_NEEDS[card], ("nepoužitý symbol", "nepoužité symboly", "nepoužitých symbolů")
                    )
                )
                + ": "
                + hole(lambda: row_cs(NAMES["landscape"], CARD_PAINTS[card])),
                "Your studio lacks "
                + hole(lambda: str(CARD_NEEDS[card]))
                + " fresh "
                + hole(lambda: english_form(CARD_NEEDS[card], ("symbol", "symbols")))
                + ": "
                + hole(lambda: row_en(NAMES["landscape"], CARD_PAINTS[card])),
                ("s4.5.1", "s10.3.1", "s10.6.2"),
            )
        )
    if not attempt(lambda: CARD_NEEDS[card] <= s.player_owned[me] - s.player_painted[me], True):
        reasons.append(
            Reason(
                "paint.brush_left",
                "Nemáš dost štětců, které v tomto kole ještě nemalovaly",
                "You lack brushes that have not painted this round",
                ("s4.5.1", "s10.3.1", "s10.6.4"),
            )
        )
    if not attempt(
        lambda: missing(s, me, card, jokers) <= s.player_reserve[me] + s.player_arrows[me] - s.player_arrows_used[me],
        True,
    ):
        reasons.append(
            Reason(
                "paint.arrow_left",
                "Na přesun štětců nemáš dost nepoužitých šipek",
                "You do not have enough arrows left to move brushes",
                ("s10.6.1", "s10.9.2"),
            )
        )
    if not attempt(
        lambda: len(s.player_hand[me]) == 1 or s.player_keeps[me] > 0 or not leave_school_ask_any_order_any_c_13(s, me),
        True,
    ):
        reasons.append(
            Reason(
                "paint.each_order_once",
                "Nejdřív přilož kartu, která může jen do ateliéru",
                "First place the card that can only go to the studio",
                ("s4.3", "s5.3.1", "s9.6.1", "s10.3.1", "s10.7.1", "s10.7.4"),
            )
        )
    return reasons


def text_set_brush_at_leave_school_ask_any_order(s: State, landscape: int) -> tuple[str, str]:
    """The text of `set_brush` at `leave_school_ask_any_order`.

    work.yaml:17
    """
    return "Nasaď štětec: " + row_cs(NAMES["landscape"], landscape), "Set a brush: " + row_en(
        NAMES["landscape"], landscape
    )


def why_set_brush_at_leave_school_ask_any_order(s: State, landscape: int) -> list[Reason]:
    """Why not `set_brush` at `leave_school_ask_any_order`.

    s10.1.2 s10.5.2 s10.5.3 work.yaml:17
    """
    me = s.me_5
    reasons: list[Reason] = []
    if not attempt(lambda: landscape in range(5), True):
        reasons.append(
            Reason(
                "set_brush.landscape",
                "Na výběr teď není " + row_cs(NAMES["landscape"], landscape) + " (druh krajiny)",
                "Not to be chosen now: " + row_en(NAMES["landscape"], landscape) + " (landscape)",
                ("s10.1.2", "s10.5.2", "s10.5.3"),
            )
        )
    if not attempt(lambda: len(s.player_hand[me]) <= s.player_keeps[me], True):
        reasons.append(
            Reason(
                "set_brush.cards_placed",
                "Nejdřív přilož karty; štětec, který k tomu potřebují, se nasadí sám",
                "Place the cards first; a brush that they need is set with them",
                ("s9.6.1",),
            )
        )
    if not attempt(lambda: s.player_reserve[me] > 0, True):
        reasons.append(
            Reason(
                "set_brush.brush_in_reserve",
                "V zásobě žádný štětec nemáš",
                "You have no brush in reserve",
                ("s10.5.2",),
            )
        )
    if not attempt(lambda: s.player_brushes[me * 5 + landscape] < s.player_symbols[me * 5 + landscape], True):
        reasons.append(
            Reason(
                "set_brush.free_space",
                row_cs(NAMES["landscape"], landscape) + ": žádné volné políčko",
                row_en(NAMES["landscape"], landscape) + ": no free space",
                ("s4.2.1", "s10.5.2", "s10.5.3", "s10.6.3"),
            )
        )
    if not attempt(
        lambda: (
            s.player_latest_source[me] == 5
            and (s.player_latest_target[me] == 5 or landscape >= s.player_latest_target[me])
        ),
        True,
    ):
        reasons.append(
            Reason(
                "set_brush.each_order_once",
                "Štětce se nasazují podle krajin, než se přesouvají",
                "Brushes are set by landscapes, before any is moved",
                ("s10.1.2", "s10.5.2", "s10.5.3"),
            )
        )
    return reasons


def text_move_brush_at_leave_school_ask_any_order(s: State, source: int, target: int) -> tuple[str, str]:
    """The text of `move_brush` at `leave_school_ask_any_order`.

    work.yaml:18
    """
    return "Přesuň štětec: " + row_cs(NAMES["landscape"], source) + " → " + row_cs(
        NAMES["landscape"], target
    ), "Move a brush: " + row_en(NAMES["landscape"], source) + " → " + row_en(NAMES["landscape"], target)


def why_move_brush_at_leave_school_ask_any_order(s: State, source: int, target: int) -> list[Reason]:
    """Why not `move_brush` at `leave_school_ask_any_order`.

    s10.9.1 s10.9.2 s16.4.1 work.yaml:18
    """
    me = s.me_5
    reasons: list[Reason] = []
    if not attempt(lambda: source in range(5), True):
        reasons.append(
            Reason(
                "move_brush.source",
                "Na výběr teď není " + row_cs(NAMES["landscape"], source) + " (druh krajiny)",
                "Not to be chosen now: " + row_en(NAMES["landscape"], source) + " (landscape)",
                ("s10.9.1", "s10.9.2", "s16.4.1"),
            )
        )
    if not attempt(lambda: target in range(5), True):
        reasons.append(
            Reason(
                "move_brush.target",
                "Na výběr teď není " + row_cs(NAMES["landscape"], target) + " (druh krajiny)",
                "Not to be chosen now: " + row_en(NAMES["landscape"], target) + " (landscape)",
                ("s10.9.1", "s10.9.2", "s16.4.1"),
            )
        )
    if not attempt(lambda: len(s.player_hand[me]) <= s.player_keeps[me], True):
        reasons.append(
            Reason(
                "move_brush.cards_placed",
                "Nejdřív přilož karty; štětec, který k tomu potřebují, se přesune s nimi",
                "Place the cards first; a brush that they need is moved with them",
                ("s9.6.1",),
            )
        )
    if not attempt(lambda: s.player_arrows_used[me] < s.player_arrows[me], True):
        reasons.append(
            Reason(
                "move_brush.arrow_left",
                "Všechny šipky už jsou v tomto kole použité",
                "All arrows have been used this round",
                ("s10.6.1", "s10.9.2", "s16.4.1"),
            )
        )
    if not attempt(lambda: s.player_brushes[me * 5 + source] > 0, True):
        reasons.append(
            Reason(
                "move_brush.brush_there",
                row_cs(NAMES["landscape"], source) + ": žádný štětec",
                row_en(NAMES["landscape"], source) + ": no brush",
                ("s10.9.2",),
            )
        )
    if not attempt(lambda: s.player_brushes[me * 5 + target] < s.player_symbols[me * 5 + target], True):
        reasons.append(
            Reason(
                "move_brush.free_space",
                row_cs(NAMES["landscape"], target) + ": žádné volné políčko",
                row_en(NAMES["landscape"], target) + ": no free space",
                ("s10.6.3", "s10.9.2"),
            )
        )
    if not attempt(
        lambda: (
            source != target
            and s.player_reached[me * 5 + source] == 0
            and s.player_left[me * 5 + target] == 0
            and (s.player_latest_source[me] == 5 or source >= s.player_latest_source[me])
            and (s.player_latest_target[me] == 5 or target >= s.player_latest_target[me])
        ),
        True,
    ):
        reasons.append(
            Reason(
                "move_brush.each_order_once",
                "Jiné pořadí vede k témuž rozmístění štětců",
                "Another order leads to the same brushes",
                ("s10.9.3",),
            )
        )
    return reasons


def text_take_diploma_at_leave_school_ask_any_order(s: State, diploma: int) -> tuple[str, str]:
    """The text of `take_diploma` at `leave_school_ask_any_order`.

    work.yaml:19
    """
    return "Vezmi diplom " + row_cs(NAMES["diploma"], diploma), "Take the diploma " + row_en(NAMES["diploma"], diploma)


def why_take_diploma_at_leave_school_ask_any_order(s: State, diploma: int) -> list[Reason]:
    """Why not `take_diploma` at `leave_school_ask_any_order`.

    s5.10.1 s8.16.2 s11.3.1 s11.3.4 work.yaml:19
    """
    me = s.me_5
    reasons: list[Reason] = []
    if not attempt(lambda: s.game.option_diplomas == 1, False):
        reasons.append(
            Reason(
                "take_diploma.when",
                "Jde to jen ve hře s volbou diplomas=any_time",
                "It can be done only in games with the option diplomas=any_time",
                ("s5.10.1", "s8.16.2", "s11.3.1", "s11.3.4"),
            )
        )
    if not attempt(lambda: diploma in range(19), True):
        reasons.append(
            Reason(
                "take_diploma.diploma",
                "Na výběr teď není " + row_cs(NAMES["diploma"], diploma) + " (žeton diplomu)",
                "Not to be chosen now: " + row_en(NAMES["diploma"], diploma) + " (diploma)",
                ("s5.10.1", "s8.16.2", "s11.3.1", "s11.3.4"),
            )
        )
    if attempt(lambda: s.game.option_later_own_turn == 2 and s.player_latest[me] == 76, False):
        if not attempt(lambda: False, True):
            reasons.append(Reason("take_diploma.in_turn", "Nejdřív přilož kartu", "Place a card first", ("s12.2.1",)))
    elif attempt(lambda: s.game.option_diplomas == 1, False):
        if not attempt(
            lambda: (
                (
                    still_placing(s, me)
                    and DIPLOMA_PRIZE[diploma] == 1
                    and (s.player_latest_diploma[me] == 19 or diploma > s.player_latest_diploma[me])
                )
                or (
                    s.player_latest_target[me] == 5
                    and len(s.player_hand[me]) <= s.player_keeps[me]
                    and DIPLOMA_PRIZE[diploma] != 1
                    and (
                        still_placing(s, me)
                        or s.player_latest_diploma[me] == 19
                        or diploma > s.player_latest_diploma[me]
                    )
                )
            ),
            True,
        ):
            reasons.append(
                Reason(
                    "take_diploma.in_turn",
                    "Nejdřív diplomy se štětcem, pak karty, ostatní diplomy podle pořadí a nakonec štětce",
                    "First diplomas with a brush, then cards, other diplomas in their order, at last brushes",
                    ("s12.2.1", "s12.2.2"),
                )
            )
    else:
        if not attempt(lambda: DIPLOMA_COLOUR[diploma] == s.decided, True):
            reasons.append(
                Reason(
                    "take_diploma.in_turn",
                    "Nejdřív se rozhoduje o jiné barvě",
                    "Another colour is decided first",
                    ("s11.1.1",),
                )
            )
    if not attempt(lambda: s.diplomas_left[diploma] > 0, True):
        reasons.append(
            Reason(
                "take_diploma.still_there",
                "Na stole tento diplom není",
                "This diploma is not on the table",
                ("s11.3.1", "s12.2.2"),
            )
        )
    if not attempt(lambda: s.player_declined[me * 19 + diploma] == 0, True):
        reasons.append(
            Reason(
                "take_diploma.not_declined",
                "Tohoto diplomu ses už vzdal",
                "You have declined this diploma",
                ("s11.5.2", "s15.15.3"),
            )
        )
    if not attempt(lambda: not leave_school_ask_any_order_any_d_8(s, me, diploma), True):
        reasons.append(
            Reason(
                "take_diploma.colour_free",
                "Diplom této barvy už máš",
                "You have a diploma of this colour",
                ("s11.3.2", "s11.3.3", "s12.2.3", "s15.15.4"),
            )
        )
    if not attempt(lambda: DIPLOMA_EARNED[diploma](s, diploma, me), True):
        reasons.append(
            Reason(
                "take_diploma.condition_met",
                "Podmínka diplomu " + row_cs(NAMES["diploma"], diploma) + " není splněná",
                "The condition of the diploma " + row_en(NAMES["diploma"], diploma) + " is not met",
                ("s11.1.1",),
            )
        )
    return reasons


def text_done_at_leave_school_ask_any_order(s: State) -> tuple[str, str]:
    """The text of `done` at `leave_school_ask_any_order`.

    work.yaml:22
    """
    return "Hotovo", "Done"


def why_done_at_leave_school_ask_any_order(s: State) -> list[Reason]:
    """Why not `done` at `leave_school_ask_any_order`.

    s8.16.1 s9.6.1 s10.9.3 work.yaml:22
    """
    me = s.me_5
    reasons: list[Reason] = []
    if not attempt(lambda: len(s.player_hand[me]) <= s.player_keeps[me], True):
        reasons.append(
            Reason(
                "leave_school.done.hand_limit",
                "V ruce si smíš nechat nejvýš "
                + hole(lambda: str(s.player_keeps[me]))
                + " "
                + hole(lambda: czech_form(s.player_keeps[me], ("kartu", "karty", "karet"))),
                "You may keep at most "
                + hole(lambda: str(s.player_keeps[me]))
                + " "
                + hole(lambda: english_form(s.player_keeps[me], ("card", "cards"))),
                ("s9.6.3", "s9.7.1", "s16.4.2"),
            )
        )
    return reasons


def text_from_reserve_at_bring_brushes_ask_one_of(s: State) -> tuple[str, str]:
    """The text of `from_reserve` at `bring_brushes_ask_one_of`.

    work.yaml:162
    """
    return "Nasaď štětec ze zásoby", "Set a brush of the reserve"


def why_from_reserve_at_bring_brushes_ask_one_of(s: State) -> list[Reason]:
    """Why not `from_reserve` at `bring_brushes_ask_one_of`.

    s10.5.2 s10.9.1 s10.9.2 work.yaml:162
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
                ("s10.5.2", "s10.9.1", "s10.9.2"),
            )
        )
    return reasons


def text_from_space_at_bring_brushes_ask_one_of(s: State, landscape: int) -> tuple[str, str]:
    """The text of `from_space` at `bring_brushes_ask_one_of`.

    work.yaml:174
    """
    return "Přesuň štětec: " + row_cs(NAMES["landscape"], landscape), "Move a brush: " + row_en(
        NAMES["landscape"], landscape
    )


def why_from_space_at_bring_brushes_ask_one_of(s: State, landscape: int) -> list[Reason]:
    """Why not `from_space` at `bring_brushes_ask_one_of`.

    s10.9.2 s10.5.2 s10.9.1 work.yaml:174
    """
    card = s.card_15
    jokers = s.jokers_8
    me = s.me_5
    reasons: list[Reason] = []
    if not attempt(lambda: landscape in range(5), True):
        reasons.append(
            Reason(
                "bring_brushes.from_space.landscape",
                "Na výběr teď není " + row_cs(NAMES["landscape"], landscape) + " (druh krajiny)",
                "Not to be chosen now: " + row_en(NAMES["landscape"], landscape) + " (landscape)",
                ("s10.9.2", "s10.5.2", "s10.9.1"),
            )
        )
    if not attempt(lambda: missing(s, me, card, jokers) <= s.player_arrows[me] - s.player_arrows_used[me], True):
        reasons.append(
            Reason(
                "bring_brushes.from_space.arrow_left",
                "Tolik nepoužitých šipek nemáš",
                "You do not have that many arrows left",
                ("s10.6.1", "s10.9.2"),
            )
        )
    if not attempt(lambda: movable(s, me, landscape, card, jokers) > 0, True):
        reasons.append(
            Reason(
                "bring_brushes.from_space.brush_there",
                row_cs(NAMES["landscape"], landscape) + ": žádný štětec, který by malba nepotřebovala",
                row_en(NAMES["landscape"], landscape) + ": no brush to spare",
                ("s10.6.4",),
            )
        )
    if not attempt(
        lambda: (
            landscape >= s.source_4
            and missing(s, me, card, jokers)
            <= (movable(s, me, 0, card, jokers) if landscape <= 0 else 0)
            + (movable(s, me, 1, card, jokers) if landscape <= 1 else 0)
            + (movable(s, me, 2, card, jokers) if landscape <= 2 else 0)
            + (movable(s, me, 3, card, jokers) if landscape <= 3 else 0)
            + (movable(s, me, 4, card, jokers) if landscape <= 4 else 0)
        ),
        True,
    ):
        reasons.append(
            Reason(
                "bring_brushes.from_space.each_order_once",
                "Jiné pořadí vede k témuž rozmístění štětců",
                "Another order leads to the same brushes",
                ("s10.9.3",),
            )
        )
    return reasons


def text_take_diploma_at_decide_diplomas_ask_one_of(s: State, diploma: int) -> tuple[str, str]:
    """The text of `take_diploma` at `decide_diplomas_ask_one_of`.

    diplomas.yaml:38
    """
    return "Vezmi diplom " + row_cs(NAMES["diploma"], diploma), "Take the diploma " + row_en(NAMES["diploma"], diploma)


def why_take_diploma_at_decide_diplomas_ask_one_of(s: State, diploma: int) -> list[Reason]:
    """Why not `take_diploma` at `decide_diplomas_ask_one_of`.

    s5.10.1 s8.16.2 s11.3.1 s11.3.4 diplomas.yaml:38
    """
    me = s.me_2
    reasons: list[Reason] = []
    if not attempt(lambda: diploma in range(19), True):
        reasons.append(
            Reason(
                "take_diploma.diploma",
                "Na výběr teď není " + row_cs(NAMES["diploma"], diploma) + " (žeton diplomu)",
                "Not to be chosen now: " + row_en(NAMES["diploma"], diploma) + " (diploma)",
                ("s5.10.1", "s8.16.2", "s11.3.1", "s11.3.4"),
            )
        )
    if attempt(lambda: s.game.option_later_own_turn == 2 and s.player_latest[me] == 76, False):
        if not attempt(lambda: False, True):
            reasons.append(Reason("take_diploma.in_turn", "Nejdřív přilož kartu", "Place a card first", ("s12.2.1",)))
    elif attempt(lambda: s.game.option_diplomas == 1, False):
        if not attempt(
            lambda: (
                (
                    still_placing(s, me)
                    and DIPLOMA_PRIZE[diploma] == 1
                    and (s.player_latest_diploma[me] == 19 or diploma > s.player_latest_diploma[me])
                )
                or (
                    s.player_latest_target[me] == 5
                    and len(s.player_hand[me]) <= s.player_keeps[me]
                    and DIPLOMA_PRIZE[diploma] != 1
                    and (
                        still_placing(s, me)
                        or s.player_latest_diploma[me] == 19
                        or diploma > s.player_latest_diploma[me]
                    )
                )
            ),
            True,
        ):
            reasons.append(
                Reason(
                    "take_diploma.in_turn",
                    "Nejdřív diplomy se štětcem, pak karty, ostatní diplomy podle pořadí a nakonec štětce",
                    "First diplomas with a brush, then cards, other diplomas in their order, at last brushes",
                    ("s12.2.1", "s12.2.2"),
                )
            )
    else:
        if not attempt(lambda: DIPLOMA_COLOUR[diploma] == s.decided, True):
            reasons.append(
                Reason(
                    "take_diploma.in_turn",
                    "Nejdřív se rozhoduje o jiné barvě",
                    "Another colour is decided first",
                    ("s11.1.1",),
                )
            )
    if not attempt(lambda: s.diplomas_left[diploma] > 0, True):
        reasons.append(
            Reason(
                "take_diploma.still_there",
                "Na stole tento diplom není",
                "This diploma is not on the table",
                ("s11.3.1", "s12.2.2"),
            )
        )
    if not attempt(lambda: s.player_declined[me * 19 + diploma] == 0, True):
        reasons.append(
            Reason(
                "take_diploma.not_declined",
                "Tohoto diplomu ses už vzdal",
                "You have declined this diploma",
                ("s11.5.2", "s15.15.3"),
            )
        )
    if not attempt(lambda: not decide_diplomas_ask_one_of_any_d_5(s, me, diploma), True):
        reasons.append(
            Reason(
                "take_diploma.colour_free",
                "Diplom této barvy už máš",
                "You have a diploma of this colour",
                ("s11.3.2", "s11.3.3", "s12.2.3", "s15.15.4"),
            )
        )
    if not attempt(lambda: DIPLOMA_EARNED[diploma](s, diploma, me), True):
        reasons.append(
            Reason(
                "take_diploma.condition_met",
                "Podmínka diplomu " + row_cs(NAMES["diploma"], diploma) + " není splněná",
                "The condition of the diploma " + row_en(NAMES["diploma"], diploma) + " is not met",
                ("s11.1.1",),
            )
        )
    return reasons


def text_decline_at_decide_diplomas_ask_one_of(s: State) -> tuple[str, str]:
    """The text of `decline` at `decide_diplomas_ask_one_of`.

    diplomas.yaml:37
    """
    return "Diplomu se vzdej", "Decline the diploma"


def why_decline_at_decide_diplomas_ask_one_of(s: State) -> list[Reason]:
    """Why not `decline` at `decide_diplomas_ask_one_of`.

    s11.1.2 s11.1.1 s11.5.1 diplomas.yaml:37
    """
    reasons: list[Reason] = []
    return reasons


def shown_player_hand(s: State, owner: int, piece_: int) -> bool:
    """Whether `hand` has a piece that is open to all.

    setup.yaml:55
    """
    return s.card_lay_open[piece_] != 0
