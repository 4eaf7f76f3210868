"""Values of the rules: pure functions of the position.

Generated from the rule spec of kanagawa; do not edit.
"""

from __future__ import annotations

from collections.abc import Callable

from pravidla_runtime.sets import kinds, longest_run, pieces, pieces_among

from .state import State
from .tables import (
    CARD_BONUS,
    CARD_NEEDS,
    CARD_PAINTS,
    CARD_SEASON,
    CARD_STUDIO,
    CARD_SUBJECT,
    COLUMN_NUMBER,
    D_2_BY_COLOUR,
    DIPLOMA_VALUE,
    PART_ARROWS,
    PART_HARMONY,
    PART_KEEPS,
    PART_NEW_BRUSHES,
    PART_SYMBOL,
    SOME_C_16,
    SUBJECT_BY_COLOUR,
    SUBJECT_COLOUR,
    X_BY_KEY,
)


def different(s: State, p_3: int, colour_3: int) -> int:
    """Různé objekty jedné barvy (Different subjects of one colour).

    s15.3.3 s15.3.4 diplomas.yaml:4
    """
    total = 0
    for s_ in SUBJECT_BY_COLOUR[colour_3]:
        if s.player_subjects[p_3 * 16 + s_] > 0:
            total += 1
    return total


def has_equal(s: State, p_4: int, number_2: int) -> bool:
    """Stejné symboly krajin (Equal landscape symbols).

    s15.12.1 s15.12.2 s15.13 s15.15.1 diplomas.yaml:8
    """
    return (
        s.player_symbols[p_4 * 5 + 0] >= number_2
        or s.player_symbols[p_4 * 5 + 1] >= number_2
        or s.player_symbols[p_4 * 5 + 2] >= number_2
        or s.player_symbols[p_4 * 5 + 3] >= number_2
    )


def last_card_dealt(s: State) -> bool:
    """Poslední karta balíčku je vyložená (The last card of the pack is dealt).

    s13.4.1 s14.2.1 lessons.yaml:12
    """
    return not s.pack


def picture_finished(s: State) -> bool:
    """Obraz z jedenácti karet (A picture of eleven cards).

    s14.2.4 lessons.yaml:16
    """
    for p_5 in s.game.seats:
        if len(s.player_picture[p_5]) - 1 >= 11:
            break
    else:
        return False
    return True


def cards_in(s: State, column: int) -> int:
    """Karty ve sloupci (Cards in the column).

    s9.2.1 lessons.yaml:48
    """
    return len(s.column_open[column]) + len(s.column_covered[column])


def season_of(s: State, card_2: int) -> int:
    """Roční období karty (Season of a card).

    s14.2.3 scoring.yaml:14
    """
    if s.card_stormy[card_2]:
        return 4
    return CARD_SEASON[card_2]


def start_points(s: State, p_6: int) -> int:
    """Body za figurku začínajícího hráče (Points for the figure of the starting player).

    s14.6.3 scoring.yaml:25
    """
    if p_6 == s.master:
        return 2
    return 0


def helps_count_c(s: State, me_11: int, wanted: int, card_3: int) -> int:
    """A question of `helps`.

    work.yaml:75
    """
    total = 0
    for c in s.player_hand[me_11]:
        if c != wanted and PART_SYMBOL[CARD_STUDIO[c]] == PART_SYMBOL[CARD_STUDIO[card_3]]:
            total += 1
    return total


def helps(s: State, me_11: int, card_3: int, wanted: int) -> bool:
    """Karta může pomoci namalovat jinou (A card may help to paint another one).

    work.yaml:69
    """
    return (
        SUBJECT_COLOUR[CARD_SUBJECT[card_3]] == 3
        or PART_ARROWS[CARD_STUDIO[card_3]] + PART_NEW_BRUSHES[CARD_STUDIO[card_3]] + PART_KEEPS[CARD_STUDIO[card_3]]
        > 0
        or (
            PART_SYMBOL[CARD_STUDIO[card_3]] != 5
            and (
                PART_SYMBOL[CARD_STUDIO[card_3]] == CARD_PAINTS[wanted]
                or PART_SYMBOL[CARD_STUDIO[card_3]] == 4
                or s.player_symbols[me_11 * 5 + PART_SYMBOL[CARD_STUDIO[card_3]]]
                + helps_count_c(s, me_11, wanted, card_3)
                >= 3
            )
        )
    )


def has_symbols(s: State, me_12: int, card_4: int, jokers_2: int) -> bool:
    """Ateliér má tolik symbolů, kolik karta žádá (The studio has as many symbols as the card asks for).

    s4.5.1 s10.3.1 s10.6.2 work.yaml:129
    """
    return (
        jokers_2 <= s.player_symbols[me_12 * 5 + 4] - s.player_spent[me_12 * 5 + 4]
        and CARD_NEEDS[card_4] - jokers_2
        <= s.player_symbols[me_12 * 5 + CARD_PAINTS[card_4]] - s.player_spent[me_12 * 5 + CARD_PAINTS[card_4]]
    )


def missing(s: State, me_13: int, card_5: int, jokers_3: int) -> int:
    """Štětce, které na políčkách chybějí (Brushes that the spaces lack).

    s10.3.1 work.yaml:135
    """
    return max(
        0,
        CARD_NEEDS[card_5]
        - jokers_3
        - s.player_brushes[me_13 * 5 + CARD_PAINTS[card_5]]
        + s.player_spent[me_13 * 5 + CARD_PAINTS[card_5]],
    ) + max(0, jokers_3 - s.player_brushes[me_13 * 5 + 4] + s.player_spent[me_13 * 5 + 4])


def movable(s: State, me_14: int, landscape: int, card_6: int, jokers_4: int) -> int:
    """Štětce, které lze odjinud přesunout (Brushes that can be moved from there).

    s10.9.2 work.yaml:191
    """
    return max(
        0,
        s.player_brushes[me_14 * 5 + landscape]
        - s.player_spent[me_14 * 5 + landscape]
        - (CARD_NEEDS[card_6] - jokers_4 if landscape == CARD_PAINTS[card_6] else jokers_4 if landscape == 4 else 0),
    )


def diploma_earned_stromy_3(s: State, this: int, p_2: int) -> bool:
    """Diploma.earned.stromy_3.

    s15.3.2 components.yaml:275
    """
    return s.player_subjects[p_2 * 16 + 0] >= 3


def diploma_earned_stromy_4(s: State, this: int, p_2: int) -> bool:
    """Diploma.earned.stromy_4.

    s15.4.2 components.yaml:281
    """
    return s.player_subjects[p_2 * 16 + 0] >= 4


def diploma_earned_stromy_5(s: State, this: int, p_2: int) -> bool:
    """Diploma.earned.stromy_5.

    s15.6.1 components.yaml:288
    """
    return s.player_subjects[p_2 * 16 + 0] >= 5


def diploma_earned_budovy_2(s: State, this: int, p_2: int) -> bool:
    """Diploma.earned.budovy_2.

    s15.3.3 components.yaml:295
    """
    return different(s, p_2, 1) >= 2


def diploma_earned_budovy_3(s: State, this: int, p_2: int) -> bool:
    """Diploma.earned.budovy_3.

    s15.4.3 components.yaml:301
    """
    return different(s, p_2, 1) >= 3


def diploma_earned_budovy_4(s: State, this: int, p_2: int) -> bool:
    """Diploma.earned.budovy_4.

    s15.6.2 components.yaml:308
    """
    return different(s, p_2, 1) >= 4


def diploma_earned_postavy_2(s: State, this: int, p_2: int) -> bool:
    """Diploma.earned.postavy_2.

    s15.3.4 components.yaml:315
    """
    return different(s, p_2, 2) >= 2


def diploma_earned_postavy_3(s: State, this: int, p_2: int) -> bool:
    """Diploma.earned.postavy_3.

    s15.4.4 components.yaml:321
    """
    return different(s, p_2, 2) >= 3


def diploma_earned_postavy_stejne(s: State, this: int, p_2: int) -> bool:
    """Diploma.earned.postavy_stejne.

    s15.6.3 components.yaml:328
    """
    for s_2 in range(1, 5):
        if s.player_subjects[p_2 * 16 + s_2] >= 3:
            break
    else:
        return False
    return True


def diploma_earned_divocak_a_jelen(s: State, this: int, p_2: int) -> bool:
    """Diploma.earned.divocak_a_jelen.

    s15.4.1 components.yaml:334
    """
    return s.player_subjects[p_2 * 16 + 5] >= 1 and s.player_subjects[p_2 * 16 + 6] >= 1


def diploma_earned_jerab_a_motyl(s: State, this: int, p_2: int) -> bool:
    """Diploma.earned.jerab_a_motyl.

    s15.4.5 components.yaml:341
    """
    return s.player_subjects[p_2 * 16 + 7] >= 1 and s.player_subjects[p_2 * 16 + 8] >= 1


def diploma_earned_divocak_motyl_jelen(s: State, this: int, p_2: int) -> bool:
    """Diploma.earned.divocak_motyl_jelen.

    s15.6.4 components.yaml:348
    """
    return (
        s.player_subjects[p_2 * 16 + 5] >= 1
        and s.player_subjects[p_2 * 16 + 8] >= 1
        and s.player_subjects[p_2 * 16 + 6] >= 1
    )


def diploma_earned_krajiny_2(s: State, this: int, p_2: int) -> bool:
    """Diploma.earned.krajiny_2.

    s15.12.1 s15.12.2 components.yaml:355
    """
    return has_equal(s, p_2, 2)


def diploma_earned_krajiny_3(s: State, this: int, p_2: int) -> bool:
    """Diploma.earned.krajiny_3.

    s15.14.3 s15.15.1 components.yaml:362
    """
    return has_equal(s, p_2, 3)


def diploma_earned_krajiny_4(s: State, this: int, p_2: int) -> bool:
    """Diploma.earned.krajiny_4.

    s15.12.3 s15.13 components.yaml:370
    """
    return has_equal(s, p_2, 4)


def diploma_earned_stetce_3(s: State, this: int, p_2: int) -> bool:
    """Diploma.earned.stetce_3.

    s15.8.1 components.yaml:378
    """
    return s.player_owned[p_2] >= 3


def diploma_earned_stetce_4(s: State, this: int, p_2: int) -> bool:
    """Diploma.earned.stetce_4.

    s15.14.1 components.yaml:386
    """
    return s.player_owned[p_2] >= 4


def diploma_earned_sipky_2(s: State, this: int, p_2: int) -> bool:
    """Diploma.earned.sipky_2.

    s15.10.1 components.yaml:393
    """
    return s.player_arrows[p_2] >= 2


def diploma_earned_sipky_3(s: State, this: int, p_2: int) -> bool:
    """Diploma.earned.sipky_3.

    s15.14.2 components.yaml:401
    """
    return s.player_arrows[p_2] >= 3


def takes_card(s: State, column_2: int) -> bool:
    """Sloupec dostane kartu (The column gets a card).

    s8.6.1 s12.4.1 s12.4.3 lessons.yaml:44
    """
    if s.lesson == 1:
        return COLUMN_NUMBER[column_2] <= s.game.players
    return len(s.column_open[column_2]) + len(s.column_covered[column_2]) > 0


def harmony_sum_c_3(s: State, p_7: int) -> int:
    """A question of `harmony`.

    scoring.yaml:22
    """
    total = 0
    for c_3 in s.player_picture[p_7]:
        total += CARD_BONUS[c_3]
    return total


def harmony_sum_c_4(s: State, p_7: int) -> int:
    """A question of `harmony`.

    scoring.yaml:23
    """
    total = 0
    for c_4 in pieces(s.player_studio[p_7 * 76 : p_7 * 76 + 76]):
        total += PART_HARMONY[CARD_STUDIO[c_4]]
    return total


def harmony_sum_d(s: State, p_7: int) -> int:
    """A question of `harmony`.

    scoring.yaml:23
    """
    total = 0
    for d in pieces(s.player_diplomas[p_7 * 19 : p_7 * 19 + 19]):
        total += DIPLOMA_VALUE[d]
    return total


def harmony(s: State, p_7: int) -> int:
    """Body harmonie hráče (Harmony points of a player).

    s3.2.3 s14.4.1 s14.6 scoring.yaml:18
    """
    return (
        len(s.player_picture[p_7])
        + longest_run([4 if s.card_stormy[c_2] else CARD_SEASON[c_2] for c_2 in s.player_picture[p_7]], 4)
        + harmony_sum_c_3(s, p_7)
        + harmony_sum_c_4(s, p_7)
        + harmony_sum_d(s, p_7)
        + (2 if p_7 == s.master else 0)
    )


def can_paint(s: State, me_15: int, card_7: int) -> bool:
    """Kartu lze přiložit k obrazu (The card can be added to the picture).

    s10.3.1 work.yaml:123
    """
    return CARD_NEEDS[card_7] <= s.player_owned[me_15] - s.player_painted[me_15] and (
        (
            CARD_NEEDS[card_7] >= 0
            and has_symbols(s, me_15, card_7, 0)
            and missing(s, me_15, card_7, 0)
            <= s.player_reserve[me_15] + s.player_arrows[me_15] - s.player_arrows_used[me_15]
        )
        or (
            CARD_NEEDS[card_7] >= 1
            and has_symbols(s, me_15, card_7, 1)
            and missing(s, me_15, card_7, 1)
            <= s.player_reserve[me_15] + s.player_arrows[me_15] - s.player_arrows_used[me_15]
        )
        or (
            CARD_NEEDS[card_7] >= 2
            and has_symbols(s, me_15, card_7, 2)
            and missing(s, me_15, card_7, 2)
            <= s.player_reserve[me_15] + s.player_arrows[me_15] - s.player_arrows_used[me_15]
        )
    )


def may_earn_any_d_2(s: State, p_8: int, diploma_2: int) -> bool:
    """A question of `may_earn`.

    diplomas.yaml:17
    """
    for d_2 in D_2_BY_COLOUR[diploma_2]:
        if s.player_diplomas[p_8 * 19 + d_2]:
            break
    else:
        return False
    return True


def may_earn(s: State, p_8: int, diploma_2: int) -> bool:
    """Nárok na diplom (Entitled to a diploma).

    s11.1.1 diplomas.yaml:13
    """
    return (
        s.diplomas_left[diploma_2] > 0
        and s.player_declined[p_8 * 19 + diploma_2] == 0
        and not may_earn_any_d_2(s, p_8, diploma_2)
        and DIPLOMA_EARNED[diploma_2](s, diploma_2, p_8) != 0
    )


def goes_first_any_c_5(s: State, me_16: int, card_8: int) -> bool:
    """A question of `goes_first`.

    work.yaml:68
    """
    for c_5 in s.player_hand[me_16]:
        if c_5 != card_8 and helps(s, me_16, c_5, card_8):
            break
    else:
        return False
    return True


def goes_first(s: State, me_16: int, card_8: int) -> bool:
    """Kartu lze dát jen do ateliéru (The card can only go to the studio).

    work.yaml:65
    """
    return not can_paint(s, me_16, card_8) and not goes_first_any_c_5(s, me_16, card_8)


def in_row_order_any_c_6(s: State, me_17: int, card_9: int) -> bool:
    """A question of `in_row_order`.

    work.yaml:63
    """
    for c_6 in s.player_hand[me_17]:
        if c_6 < card_9 and goes_first(s, me_17, c_6):
            break
    else:
        return False
    return True


def in_row_order(s: State, me_17: int, card_9: int) -> bool:
    """Pořadí karet v ateliéru (Order of cards in the studio).

    work.yaml:58
    """
    return (s.player_latest[me_17] == 76 or card_9 > s.player_latest[me_17] or not can_paint(s, me_17, card_9)) and (
        len(s.player_hand[me_17]) == 1 or s.player_keeps[me_17] > 0 or not in_row_order_any_c_6(s, me_17, card_9)
    )


def game_score(s: State, p_9: int) -> int:
    """Game.score.

    s3.4.2 s14.9.2 s14.9.3 rulebook.yaml:16
    """
    return harmony(s, p_9)


def invariant_cards_conserved_sum_p_17(s: State) -> int:
    """A question of `invariant_cards_conserved`.

    invariants.yaml:9
    """
    total = 0
    for p_17 in s.game.seats:
        total += (
            len(s.player_hand[p_17])
            + sum(s.player_studio[p_17 * 76 : p_17 * 76 + 76])
            + len(s.player_picture[p_17])
            - 1
        )
    return total


def invariant_cards_conserved(s: State) -> bool:
    """Karet lekcí je sedmdesát dva (There are seventy-two lesson cards).

    s2.3 invariants.yaml:4
    """
    return (
        len(s.pack)
        + (
            len(s.column_open[0])
            + len(s.column_covered[0])
            + (len(s.column_open[1]) + len(s.column_covered[1]))
            + (len(s.column_open[2]) + len(s.column_covered[2]))
            + (len(s.column_open[3]) + len(s.column_covered[3]))
        )
        + invariant_cards_conserved_sum_p_17(s)
        == 72
    )


def invariant_brushes_conserved_sum_p_18(s: State) -> int:
    """A question of `invariant_brushes_conserved`.

    invariants.yaml:15
    """
    total = 0
    for p_18 in s.game.seats:
        total += s.player_owned[p_18]
    return total


def invariant_brushes_conserved(s: State) -> bool:
    """Štětců je patnáct (There are fifteen brushes).

    s2.3 invariants.yaml:11
    """
    return s.supply + invariant_brushes_conserved_sum_p_18(s) == 15


def invariant_diplomas_conserved_sum_p_19(s: State) -> int:
    """A question of `invariant_diplomas_conserved`.

    invariants.yaml:20
    """
    total = 0
    for p_19 in s.game.seats:
        total += sum(s.player_diplomas[p_19 * 19 : p_19 * 19 + 19])
    return total


def invariant_diplomas_conserved(s: State) -> bool:
    """Diplomů je devatenáct (There are nineteen diplomas).

    s2.3 invariants.yaml:16
    """
    return sum(s.diplomas_left) + invariant_diplomas_conserved_sum_p_19(s) == 19


def invariant_storms_conserved_sum_p_20(s: State) -> int:
    """A question of `invariant_storms_conserved`.

    invariants.yaml:25
    """
    total = 0
    for p_20 in s.game.seats:
        total += s.player_storms[p_20]
    return total


def invariant_storms_conserved(s: State) -> bool:
    """Žetony bouřky jsou tři (There are three storm tokens).

    s2.3 invariants.yaml:21
    """
    return s.storms_left + invariant_storms_conserved_sum_p_20(s) == 3


def invariant_one_diploma_a_colour_any_x(s: State, p_21: int, d_8: int) -> bool:
    """A question of `invariant_one_diploma_a_colour`.

    invariants.yaml:30
    """
    for x in X_BY_KEY[d_8]:
        if s.player_diplomas[p_21 * 19 + x]:
            break
    else:
        return False
    return True


def invariant_one_diploma_a_colour_any_d_8(s: State, p_21: int) -> bool:
    """A question of `invariant_one_diploma_a_colour`.

    invariants.yaml:30
    """
    for d_8 in kinds(s.player_diplomas[p_21 * 19 : p_21 * 19 + 19]):
        if invariant_one_diploma_a_colour_any_x(s, p_21, d_8):
            break
    else:
        return False
    return True


def invariant_one_diploma_a_colour(s: State) -> bool:
    """Každý má nejvýš jeden diplom každé barvy (Nobody has two diplomas of one colour).

    s11.3.2 s11.3.3 s12.2.3 s15.15.4 invariants.yaml:26
    """
    for p_21 in s.game.seats:
        if invariant_one_diploma_a_colour_any_d_8(s, p_21):
            break
    else:
        return True
    return False


def invariant_brushes_on_spaces(s: State) -> bool:
    """Na políčku stojí nejvýš jeden štětec (At most one brush stands on a space).

    s10.5.3 s10.6.3 invariants.yaml:31
    """
    for p_22 in s.game.seats:
        if not (
            s.player_brushes[p_22 * 5 + 0] <= s.player_symbols[p_22 * 5 + 0]
            and s.player_brushes[p_22 * 5 + 1] <= s.player_symbols[p_22 * 5 + 1]
            and s.player_brushes[p_22 * 5 + 2] <= s.player_symbols[p_22 * 5 + 2]
            and s.player_brushes[p_22 * 5 + 3] <= s.player_symbols[p_22 * 5 + 3]
            and s.player_brushes[p_22 * 5 + 4] <= s.player_symbols[p_22 * 5 + 4]
        ):
            break
    else:
        return True
    return False


def invariant_used_once(s: State) -> bool:
    """Symbol, štětec i šipka slouží v kole jen jednou (A symbol, a brush and an arrow serve once a round).

    s10.6.1 s10.6.2 s10.6.4 invariants.yaml:35
    """
    for p_23 in s.game.seats:
        if not (
            s.player_arrows_used[p_23] <= s.player_arrows[p_23]
            and s.player_spent[p_23 * 5 + 0] <= s.player_symbols[p_23 * 5 + 0]
            and s.player_spent[p_23 * 5 + 1] <= s.player_symbols[p_23 * 5 + 1]
            and s.player_spent[p_23 * 5 + 2] <= s.player_symbols[p_23 * 5 + 2]
            and s.player_spent[p_23 * 5 + 3] <= s.player_symbols[p_23 * 5 + 3]
            and s.player_spent[p_23 * 5 + 4] <= s.player_symbols[p_23 * 5 + 4]
        ):
            break
    else:
        return True
    return False


def invariant_symbols_are_on_cards_sum_c_14(s: State, p_24: int) -> int:
    """A question of `invariant_symbols_are_on_cards`.

    invariants.yaml:44
    """
    total = 0
    for c_14 in pieces(s.player_studio[p_24 * 76 : p_24 * 76 + 76]):
        total += PART_ARROWS[CARD_STUDIO[c_14]]
    return total


def invariant_symbols_are_on_cards_sum_c_15(s: State, p_24: int) -> int:
    """A question of `invariant_symbols_are_on_cards`.

    invariants.yaml:44
    """
    total = 0
    for c_15 in pieces(s.player_studio[p_24 * 76 : p_24 * 76 + 76]):
        total += PART_KEEPS[CARD_STUDIO[c_15]]
    return total


def invariant_symbols_are_on_cards_count_c_16(s: State, p_24: int) -> int:
    """A question of `invariant_symbols_are_on_cards`.

    invariants.yaml:45
    """
    total = 0
    for _ in pieces_among(s.player_studio, SOME_C_16, p_24 * 76):
        total += 1
    return total


def invariant_symbols_are_on_cards(s: State) -> bool:
    """Symboly, šipky a karty do ruky jsou ty na kartách (Symbols and arrows are those on the cards).

    s6.3 s10.7.1 invariants.yaml:40
    """
    for p_24 in s.game.seats:
        if not (
            s.player_arrows[p_24] == 1 + invariant_symbols_are_on_cards_sum_c_14(s, p_24)
            and s.player_keeps[p_24] == invariant_symbols_are_on_cards_sum_c_15(s, p_24)
            and s.player_symbols[p_24 * 5 + 0]
            + s.player_symbols[p_24 * 5 + 1]
            + s.player_symbols[p_24 * 5 + 2]
            + s.player_symbols[p_24 * 5 + 3]
            + s.player_symbols[p_24 * 5 + 4]
            == 1 + invariant_symbols_are_on_cards_count_c_16(s, p_24)
        ):
            break
    else:
        return True
    return False


def invariant_a_card_for_each_pupil_count_p_25(s: State) -> int:
    """A question of `invariant_a_card_for_each_pupil`.

    invariants.yaml:53
    """
    total = 0
    for p_25 in s.game.seats:
        if s.player_in_school[p_25]:
            total += 1
    return total


def invariant_a_card_for_each_pupil(s: State) -> bool:
    """Sloupců s kartami je tolik jako žáků, dokud karty stačí (There is a column for each pupil while cards last).

    s12.4.3 s13.3.2 invariants.yaml:47
    """
    return not s.pack or (1 if len(s.column_open[0]) + len(s.column_covered[0]) > 0 else 0) + (
        1 if len(s.column_open[1]) + len(s.column_covered[1]) > 0 else 0
    ) + (1 if len(s.column_open[2]) + len(s.column_covered[2]) > 0 else 0) + (
        1 if len(s.column_open[3]) + len(s.column_covered[3]) > 0 else 0
    ) >= invariant_a_card_for_each_pupil_count_p_25(s)


def invariant_brushes_counted(s: State) -> bool:
    """Štětce hráče leží v zásobě, nebo stojí v ateliéru (Brushes of a player are in reserve or in the studio).

    s15.8.1 invariants.yaml:54
    """
    for p_26 in s.game.seats:
        if not (
            s.player_owned[p_26]
            == s.player_reserve[p_26]
            + (
                s.player_brushes[p_26 * 5 + 0]
                + s.player_brushes[p_26 * 5 + 1]
                + s.player_brushes[p_26 * 5 + 2]
                + s.player_brushes[p_26 * 5 + 3]
                + s.player_brushes[p_26 * 5 + 4]
            )
            and s.player_painted[p_26]
            == s.player_spent[p_26 * 5 + 0]
            + s.player_spent[p_26 * 5 + 1]
            + s.player_spent[p_26 * 5 + 2]
            + s.player_spent[p_26 * 5 + 3]
            + s.player_spent[p_26 * 5 + 4]
        ):
            break
    else:
        return True
    return False


DIPLOMA_EARNED: tuple[Callable[..., int], ...] = (
    diploma_earned_stromy_3,
    diploma_earned_stromy_4,
    diploma_earned_stromy_5,
    diploma_earned_budovy_2,
    diploma_earned_budovy_3,
    diploma_earned_budovy_4,
    diploma_earned_postavy_2,
    diploma_earned_postavy_3,
    diploma_earned_postavy_stejne,
    diploma_earned_divocak_a_jelen,
    diploma_earned_jerab_a_motyl,
    diploma_earned_divocak_motyl_jelen,
    diploma_earned_krajiny_2,
    diploma_earned_krajiny_3,
    diploma_earned_krajiny_4,
    diploma_earned_stetce_3,
    diploma_earned_stetce_4,
    diploma_earned_sipky_2,
    diploma_earned_sipky_3,
)
