"""Values of the rules: pure functions of the position.

Generated from the rule spec of kanagawa; do not edit.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import compress

from pravidla_runtime.sets import THOUSAND, longest_run, pieces, pieces_among

from .state import State
from .tables import (
    CARD_ARROWS_STUDIO_NEW_BRUSHES_KEEPS,
    CARD_BONUS,
    CARD_NEEDS,
    CARD_PAINTS,
    CARD_SEASON,
    CARD_STUDIO_ARROWS,
    CARD_STUDIO_HARMONY,
    CARD_STUDIO_KEEPS,
    CARD_STUDIO_SYMBOL,
    CARD_SUBJECT_COLOUR,
    COLUMN_NUMBER,
    D_2_BY_COLOUR,
    DIPLOMA_PRIZE,
    DIPLOMA_VALUE,
    SOME_C_17,
    SUBJECT_BY_COLOUR,
    X_BY_KEY,
)


def different(s: State, p: int, colour: int) -> int:
    """Různé objekty jedné barvy (Different subjects of one colour).

    s15.3.3 s15.3.4 diplomas.yaml:4
    """
    known = s.kept_different
    colour_place = p * 8 + colour
    if (value := known[colour_place]) >= 0:
        return value
    total = 0
    player_subjects = s.player_subjects
    p_times = p * 16
    for s_ in SUBJECT_BY_COLOUR[colour]:
        if player_subjects[p_times + s_] > 0:
            total += 1
    value = known[colour_place] = total
    return value


def has_equal(s: State, p: int, number: int) -> bool:
    """Stejné symboly krajin (Identical landscape symbols).

    s15.12.1 s15.12.2 s15.13 s15.15.1 diplomas.yaml:8
    """
    known = s.kept_has_equal
    worked_out = p * 3 + number - 2
    if (value := known[worked_out]) >= 0:
        return value == 1
    player_symbols = s.player_symbols
    p_times = p * 5
    value = known[worked_out] = (
        1
        if player_symbols[p_times] >= number
        or player_symbols[p_times + 1] >= number
        or player_symbols[p_times + 2] >= number
        or player_symbols[p_times + 3] >= number
        else 0
    )
    return value == 1


def comes_next(s: State, me: int, diploma: int) -> bool:
    """Diplomy se berou podle pořadí (Diplomas are taken in their order).

    diplomas.yaml:95
    """
    return s.player_latest_diploma[me] == 19 or diploma > s.player_latest_diploma[me]


def last_card_dealt(s: State) -> bool:
    """Poslední karta balíčku je vyložená (The last card of the pack is dealt).

    s13.4.1 s14.2.1 lessons.yaml:12
    """
    return not s.pack


def picture_finished(s: State) -> bool:
    """Obraz z jedenácti karet (A picture of eleven cards).

    s14.2.4 lessons.yaml:16
    """
    player_picture = s.player_picture
    for p in s.game.seats:
        if len(player_picture[p]) - 1 >= 11:
            break
    else:
        return False
    return True


def cards_in(s: State, column: int) -> int:
    """Karty ve sloupci (Cards in the column).

    s9.2.1 lessons.yaml:48
    """
    return len(s.column_open[column]) + len(s.column_covered[column])


def season_of(s: State, card: int) -> int:
    """Roční období karty (Season of a card).

    s14.2.3 scoring.yaml:14
    """
    if s.card_stormy[card]:
        return 4
    return CARD_SEASON[card]


def start_points(s: State, p: int) -> int:
    """Body za figurku začínajícího hráče (Points for the figure of the starting player).

    s14.6.3 scoring.yaml:25
    """
    if p == s.master:
        return 2
    return 0


def still_placing(s: State, me: int) -> bool:
    """Karty lze ještě přikládat (Cards may still be placed).

    work.yaml:60
    """
    return s.player_latest_target[me] == 5 and (
        s.game.option_diplomas == 0
        or s.player_latest_diploma[me] == 19
        or DIPLOMA_PRIZE[s.player_latest_diploma[me]] == 1
    )


def helps_count_c(s: State, me: int, wanted: int, card: int) -> int:
    """A question of `helps`.

    work.yaml:84
    """
    total = 0
    for c in s.player_hand[me]:
        if c != wanted and CARD_STUDIO_SYMBOL[c] == CARD_STUDIO_SYMBOL[card]:
            total += 1
    return total


def helps(s: State, me: int, card: int, wanted: int) -> bool:
    """Karta může pomoci namalovat jinou (A card may help to paint another one).

    work.yaml:77
    """
    return (
        CARD_SUBJECT_COLOUR[card] == 3
        or CARD_ARROWS_STUDIO_NEW_BRUSHES_KEEPS[card] > 0
        or (
            CARD_STUDIO_SYMBOL[card] != 5
            and (
                CARD_STUDIO_SYMBOL[card] == CARD_PAINTS[wanted]
                or CARD_STUDIO_SYMBOL[card] == 4
                or s.player_symbols[me * 5 + CARD_STUDIO_SYMBOL[card]] + helps_count_c(s, me, wanted, card) >= 3
            )
        )
    )


def has_symbols(s: State, me: int, card: int, jokers: int) -> bool:
    """Ateliér má tolik symbolů, kolik karta žádá (The studio has as many symbols as the card asks for).

    s4.5.1 s10.3.1 s10.6.2 work.yaml:141
    """
    me_times = me * 5
    return (
        jokers <= s.player_symbols[me_times + 4] - s.player_spent[me_times + 4]
        and CARD_NEEDS[card] - jokers
        <= s.player_symbols[me_times + CARD_PAINTS[card]] - s.player_spent[me_times + CARD_PAINTS[card]]
    )


def missing(s: State, me: int, card: int, jokers: int) -> int:
    """Štětce, které na políčkách chybějí (Brushes that the spaces lack).

    s10.3.1 work.yaml:147
    """
    me_times = me * 5
    paints_place = me_times + CARD_PAINTS[card]
    return (
        larger
        if (larger := CARD_NEEDS[card] - jokers - s.player_brushes[paints_place] + s.player_spent[paints_place]) > 0
        else 0
    ) + (larger_2 if (larger_2 := jokers - s.player_brushes[me_times + 4] + s.player_spent[me_times + 4]) > 0 else 0)


def movable(s: State, me: int, landscape: int, card: int, jokers: int) -> int:
    """Štětce, které lze odjinud přesunout (Brushes that can be moved from there).

    s10.9.2 work.yaml:204
    """
    landscape_place = me * 5 + landscape
    return (
        larger
        if (
            larger := s.player_brushes[landscape_place]
            - s.player_spent[landscape_place]
            - (CARD_NEEDS[card] - jokers if landscape == CARD_PAINTS[card] else jokers if landscape == 4 else 0)
        )
        > 0
        else 0
    )


def diploma_earned_stromy_3(s: State, this: int, p: int) -> bool:
    """`diploma.earned.stromy_3`.

    s15.3.2 components.yaml:288
    """
    return s.player_subjects[p * 16] >= 3


def diploma_earned_stromy_4(s: State, this: int, p: int) -> bool:
    """`diploma.earned.stromy_4`.

    s15.4.2 components.yaml:294
    """
    return s.player_subjects[p * 16] >= 4


def diploma_earned_stromy_5(s: State, this: int, p: int) -> bool:
    """`diploma.earned.stromy_5`.

    s15.6.1 components.yaml:301
    """
    return s.player_subjects[p * 16] >= 5


def diploma_earned_budovy_2(s: State, this: int, p: int) -> bool:
    """`diploma.earned.budovy_2`.

    s15.3.3 components.yaml:308
    """
    return (kept if (kept := s.kept_different[p * 8 + 1]) >= 0 else different(s, p, 1)) >= 2


def diploma_earned_budovy_3(s: State, this: int, p: int) -> bool:
    """`diploma.earned.budovy_3`.

    s15.4.3 components.yaml:314
    """
    return (kept if (kept := s.kept_different[p * 8 + 1]) >= 0 else different(s, p, 1)) >= 3


def diploma_earned_budovy_4(s: State, this: int, p: int) -> bool:
    """`diploma.earned.budovy_4`.

    s15.6.2 components.yaml:321
    """
    return (kept if (kept := s.kept_different[p * 8 + 1]) >= 0 else different(s, p, 1)) >= 4


def diploma_earned_postavy_2(s: State, this: int, p: int) -> bool:
    """`diploma.earned.postavy_2`.

    s15.3.4 components.yaml:328
    """
    return (kept if (kept := s.kept_different[p * 8 + 2]) >= 0 else different(s, p, 2)) >= 2


def diploma_earned_postavy_3(s: State, this: int, p: int) -> bool:
    """`diploma.earned.postavy_3`.

    s15.4.4 components.yaml:334
    """
    return (kept if (kept := s.kept_different[p * 8 + 2]) >= 0 else different(s, p, 2)) >= 3


def diploma_earned_postavy_stejne(s: State, this: int, p: int) -> bool:
    """`diploma.earned.postavy_stejne`.

    s15.6.3 components.yaml:341
    """
    player_subjects = s.player_subjects
    p_times = p * 16
    for s_2 in range(1, 5):
        if player_subjects[p_times + s_2] >= 3:
            break
    else:
        return False
    return True


def diploma_earned_divocak_a_jelen(s: State, this: int, p: int) -> bool:
    """`diploma.earned.divocak_a_jelen`.

    s15.4.1 components.yaml:347
    """
    return s.player_subjects[p * 16 + 5] >= 1 and s.player_subjects[p * 16 + 6] >= 1


def diploma_earned_jerab_a_motyl(s: State, this: int, p: int) -> bool:
    """`diploma.earned.jerab_a_motyl`.

    s15.4.5 components.yaml:354
    """
    return s.player_subjects[p * 16 + 7] >= 1 and s.player_subjects[p * 16 + 8] >= 1


def diploma_earned_divocak_motyl_jelen(s: State, this: int, p: int) -> bool:
    """`diploma.earned.divocak_motyl_jelen`.

    s15.6.4 components.yaml:361
    """
    player_subjects = s.player_subjects
    p_times = p * 16
    return player_subjects[p_times + 5] >= 1 and player_subjects[p_times + 8] >= 1 and player_subjects[p_times + 6] >= 1


def diploma_earned_krajiny_2(s: State, this: int, p: int) -> bool:
    """`diploma.earned.krajiny_2`.

    s15.12.1 s15.12.2 components.yaml:368
    """
    player_symbols = s.player_symbols
    p_times = p * 5
    return (
        player_symbols[p_times] >= 2
        or player_symbols[p_times + 1] >= 2
        or player_symbols[p_times + 2] >= 2
        or player_symbols[p_times + 3] >= 2
    )


def diploma_earned_krajiny_3(s: State, this: int, p: int) -> bool:
    """`diploma.earned.krajiny_3`.

    s15.14.3 s15.15.1 components.yaml:375
    """
    player_symbols = s.player_symbols
    p_times = p * 5
    return (
        player_symbols[p_times] >= 3
        or player_symbols[p_times + 1] >= 3
        or player_symbols[p_times + 2] >= 3
        or player_symbols[p_times + 3] >= 3
    )


def diploma_earned_krajiny_4(s: State, this: int, p: int) -> bool:
    """`diploma.earned.krajiny_4`.

    s15.12.3 s15.13 components.yaml:383
    """
    player_symbols = s.player_symbols
    p_times = p * 5
    return (
        player_symbols[p_times] >= 4
        or player_symbols[p_times + 1] >= 4
        or player_symbols[p_times + 2] >= 4
        or player_symbols[p_times + 3] >= 4
    )


def diploma_earned_stetce_3(s: State, this: int, p: int) -> bool:
    """`diploma.earned.stetce_3`.

    s15.8.1 components.yaml:394
    """
    return s.player_owned[p] >= 3


def diploma_earned_stetce_4(s: State, this: int, p: int) -> bool:
    """`diploma.earned.stetce_4`.

    s15.14.1 components.yaml:405
    """
    return s.player_owned[p] >= 4


def diploma_earned_sipky_2(s: State, this: int, p: int) -> bool:
    """`diploma.earned.sipky_2`.

    s15.10.1 components.yaml:414
    """
    return s.player_arrows[p] >= 2


def diploma_earned_sipky_3(s: State, this: int, p: int) -> bool:
    """`diploma.earned.sipky_3`.

    s15.14.2 components.yaml:425
    """
    return s.player_arrows[p] >= 3


def takes_card(s: State, column: int) -> bool:
    """Sloupec dostane kartu (The column gets a card).

    s8.6.1 s12.4.1 s12.4.3 lessons.yaml:44
    """
    if s.lesson == 1:
        return COLUMN_NUMBER[column] <= s.game.players
    return len(s.column_open[column]) > 0 or len(s.column_covered[column]) > 0


def harmony_sum_c_3(s: State, p: int) -> int:
    """A question of `harmony`.

    scoring.yaml:22
    """
    total = 0
    for c in s.player_picture[p]:
        total += CARD_BONUS[c]
    return total


def harmony_sum_c_4(s: State, p: int) -> int:
    """A question of `harmony`.

    scoring.yaml:23
    """
    total = 0
    for c in pieces(s.player_studio[p * 76 : p * 76 + 76]):
        total += CARD_STUDIO_HARMONY[c]
    return total


def harmony_sum_d(s: State, p: int) -> int:
    """A question of `harmony`.

    scoring.yaml:23
    """
    total = 0
    for d in pieces(s.player_diplomas[p * 19 : p * 19 + 19]):
        total += DIPLOMA_VALUE[d]
    return total


def harmony(s: State, p: int) -> int:
    """Body harmonie hráče (Harmony points of a player).

    s3.2.3 s4.6.1 s4.6.2 s14.4.1 s14.6 scoring.yaml:18
    """
    player_picture = s.player_picture[p]
    master = s.master
    card_stormy = s.card_stormy
    player_picture_size = len(player_picture)
    return (
        player_picture_size
        + longest_run([4 if card_stormy[c] else CARD_SEASON[c] for c in player_picture], 4)
        + harmony_sum_c_3(s, p)
        + harmony_sum_c_4(s, p)
        + harmony_sum_d(s, p)
        + (2 if p == master else 0)
    )


def can_paint(s: State, me: int, card: int) -> bool:
    """Kartu lze přiložit k obrazu (The card can be added to the picture).

    s10.3.1 work.yaml:135
    """
    player_symbols = s.player_symbols
    me_times = me * 5
    place = me_times + 4
    player_symbols_4 = player_symbols[place]
    player_spent = s.player_spent
    player_spent_4 = player_spent[place]
    player_brushes = s.player_brushes
    player_brushes_4 = player_brushes[place]
    player_reserve = s.player_reserve[me]
    player_arrows = s.player_arrows[me]
    player_arrows_used = s.player_arrows_used[me]
    needs = CARD_NEEDS[card]
    return needs <= s.player_owned[me] - s.player_painted[me] and (
        (
            player_symbols_4 >= player_spent_4
            and needs <= player_symbols[me_times + CARD_PAINTS[card]] - player_spent[me_times + CARD_PAINTS[card]]
            and (
                larger_4
                if (
                    larger_4 := needs
                    - player_brushes[me_times + CARD_PAINTS[card]]
                    + player_spent[me_times + CARD_PAINTS[card]]
                )
                > 0
                else 0
            )
            + (larger_5 if (larger_5 := -player_brushes_4 + player_spent_4) > 0 else 0)
            <= player_reserve + player_arrows - player_arrows_used
        )
        or (
            needs >= 1
            and player_symbols_4 > player_spent_4
            and needs - 1 <= player_symbols[me_times + CARD_PAINTS[card]] - player_spent[me_times + CARD_PAINTS[card]]
            and (
                larger_6
                if (
                    larger_6 := needs
                    - 1
                    - player_brushes[me_times + CARD_PAINTS[card]]
                    + player_spent[me_times + CARD_PAINTS[card]]
                )
                > 0
                else 0
            )
            + (larger_7 if (larger_7 := 1 - player_brushes_4 + player_spent_4) > 0 else 0)
            <= player_reserve + player_arrows - player_arrows_used
        )
        or (
            needs >= 2
            and player_symbols_4 - player_spent_4 >= 2
            and needs - 2 <= player_symbols[me_times + CARD_PAINTS[card]] - player_spent[me_times + CARD_PAINTS[card]]
            and (
                larger_8
                if (
                    larger_8 := needs
                    - 2
                    - player_brushes[me_times + CARD_PAINTS[card]]
                    + player_spent[me_times + CARD_PAINTS[card]]
                )
                > 0
                else 0
            )
            + (larger_9 if (larger_9 := 2 - player_brushes_4 + player_spent_4) > 0 else 0)
            <= player_reserve + player_arrows - player_arrows_used
        )
    )


def may_earn_any_d_2(s: State, p: int, diploma: int) -> bool:
    """A question of `may_earn`.

    diplomas.yaml:17
    """
    player_diplomas = s.player_diplomas
    p_times = p * 19
    for d in D_2_BY_COLOUR[diploma]:
        if player_diplomas[p_times + d]:
            break
    else:
        return False
    return True


def may_earn(s: State, p: int, diploma: int) -> bool:
    """Nárok na diplom (Entitled to a diploma).

    s11.1.1 diplomas.yaml:13
    """
    return (
        s.diplomas_left[diploma] > 0
        and s.player_declined[p * 19 + diploma] == 0
        and not may_earn_any_d_2(s, p, diploma)
        and DIPLOMA_EARNED[diploma](s, diploma, p) != 0
    )


def goes_first_any_c_5(s: State, me: int, card: int) -> bool:
    """A question of `goes_first`.

    work.yaml:76
    """
    for c in s.player_hand[me]:
        if c != card and helps(s, me, c, card):
            break
    else:
        return False
    return True


def goes_first(s: State, me: int, card: int) -> bool:
    """Kartu lze dát jen do ateliéru (The card can only go to the studio).

    work.yaml:73
    """
    return not can_paint(s, me, card) and not goes_first_any_c_5(s, me, card)


def in_row_order_any_c_5(s: State, me: int, c_6: int) -> bool:
    """A question of `in_row_order`.

    work.yaml:76
    """
    for c_5 in s.player_hand[me]:
        if c_5 != c_6 and helps(s, me, c_5, c_6):
            break
    else:
        return False
    return True


def in_row_order_any_c_6(s: State, me: int, card: int) -> bool:
    """A question of `in_row_order`.

    work.yaml:71
    """
    for c in s.player_hand[me]:
        if c < card and not can_paint(s, me, c) and not in_row_order_any_c_5(s, me, c):
            break
    else:
        return False
    return True


def in_row_order(s: State, me: int, card: int) -> bool:
    """Pořadí karet v ateliéru (Order of cards in the studio).

    work.yaml:66
    """
    return (s.player_latest[me] == 76 or card > s.player_latest[me] or not can_paint(s, me, card)) and (
        len(s.player_hand[me]) == 1 or s.player_keeps[me] > 0 or not in_row_order_any_c_6(s, me, card)
    )


def game_score(s: State, p: int) -> int:
    """`game.score`.

    s3.4.2 s14.9.2 s14.9.3 rulebook.yaml:16
    """
    return harmony(s, p)


def invariant_cards_conserved_sum_p_17(s: State) -> int:
    """A question of `invariant_cards_conserved`.

    invariants.yaml:9
    """
    total = 0
    player_hand = s.player_hand
    player_studio = s.player_studio
    player_picture = s.player_picture
    for p in s.game.seats:
        total += len(player_hand[p]) + sum(player_studio[p * 76 : p * 76 + 76]) + len(player_picture[p]) - 1
    return total


def invariant_cards_conserved(s: State) -> bool:
    """Karet lekcí je sedmdesát dva (There are seventy-two lesson cards).

    s2.3 invariants.yaml:4
    """
    column_open = s.column_open
    column_covered = s.column_covered
    return (
        len(s.pack)
        + (
            len(column_open[0])
            + len(column_covered[0])
            + (len(column_open[1]) + len(column_covered[1]))
            + (len(column_open[2]) + len(column_covered[2]))
            + (len(column_open[3]) + len(column_covered[3]))
        )
        + invariant_cards_conserved_sum_p_17(s)
        == 72
    )


def invariant_brushes_conserved_sum_p_18(s: State) -> int:
    """A question of `invariant_brushes_conserved`.

    invariants.yaml:15
    """
    total = 0
    player_owned = s.player_owned
    for p in s.game.seats:
        total += player_owned[p]
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
    player_diplomas = s.player_diplomas
    for p in s.game.seats:
        total += sum(player_diplomas[p * 19 : p * 19 + 19])
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
    player_storms = s.player_storms
    for p in s.game.seats:
        total += player_storms[p]
    return total


def invariant_storms_conserved(s: State) -> bool:
    """Žetony bouřky jsou tři (There are three storm tokens).

    s2.3 invariants.yaml:21
    """
    return s.storms_left + invariant_storms_conserved_sum_p_20(s) == 3


def invariant_one_diploma_a_colour_any_x(s: State, p: int, d: int) -> bool:
    """A question of `invariant_one_diploma_a_colour`.

    invariants.yaml:30
    """
    player_diplomas = s.player_diplomas
    p_times = p * 19
    for x in X_BY_KEY[d]:
        if player_diplomas[p_times + x]:
            break
    else:
        return False
    return True


def invariant_one_diploma_a_colour_any_d_9(s: State, p: int) -> bool:
    """A question of `invariant_one_diploma_a_colour`.

    invariants.yaml:30
    """
    for d in compress(THOUSAND, s.player_diplomas[p * 19 : p * 19 + 19]):
        if invariant_one_diploma_a_colour_any_x(s, p, d):
            break
    else:
        return False
    return True


def invariant_one_diploma_a_colour(s: State) -> bool:
    """Každý má nejvýš jeden diplom každé barvy (Nobody has two diplomas of one colour).

    s11.3.2 s11.3.3 s12.2.3 s15.15.4 invariants.yaml:26
    """
    for p in s.game.seats:
        if invariant_one_diploma_a_colour_any_d_9(s, p):
            break
    else:
        return True
    return False


def invariant_brushes_on_spaces(s: State) -> bool:
    """Na políčku stojí nejvýš jeden štětec (At most one brush stands on a space).

    s10.5.3 s10.6.3 invariants.yaml:31
    """
    player_brushes = s.player_brushes
    player_symbols = s.player_symbols
    for p in s.game.seats:
        p_times = p * 5
        if not (
            player_brushes[p_times] <= player_symbols[p_times]
            and player_brushes[p_times + 1] <= player_symbols[p_times + 1]
            and player_brushes[p_times + 2] <= player_symbols[p_times + 2]
            and player_brushes[p_times + 3] <= player_symbols[p_times + 3]
            and player_brushes[p_times + 4] <= player_symbols[p_times + 4]
        ):
            break
    else:
        return True
    return False


def invariant_used_once(s: State) -> bool:
    """Symbol, štětec i šipka slouží v kole jen jednou (A symbol, a brush and an arrow serve once a round).

    s10.6.1 s10.6.2 s10.6.4 invariants.yaml:35
    """
    player_arrows_used = s.player_arrows_used
    player_arrows = s.player_arrows
    player_spent = s.player_spent
    player_symbols = s.player_symbols
    for p in s.game.seats:
        if not (
            player_arrows_used[p] <= player_arrows[p]
            and player_spent[p * 5] <= player_symbols[p * 5]
            and player_spent[p * 5 + 1] <= player_symbols[p * 5 + 1]
            and player_spent[p * 5 + 2] <= player_symbols[p * 5 + 2]
            and player_spent[p * 5 + 3] <= player_symbols[p * 5 + 3]
            and player_spent[p * 5 + 4] <= player_symbols[p * 5 + 4]
        ):
            break
    else:
        return True
    return False


def invariant_symbols_are_on_cards_sum_c_15(s: State, p: int) -> int:
    """A question of `invariant_symbols_are_on_cards`.

    invariants.yaml:44
    """
    total = 0
    for c in pieces(s.player_studio[p * 76 : p * 76 + 76]):
        total += CARD_STUDIO_ARROWS[c]
    return total


def invariant_symbols_are_on_cards_sum_c_16(s: State, p: int) -> int:
    """A question of `invariant_symbols_are_on_cards`.

    invariants.yaml:44
    """
    total = 0
    for c in pieces(s.player_studio[p * 76 : p * 76 + 76]):
        total += CARD_STUDIO_KEEPS[c]
    return total


def invariant_symbols_are_on_cards_count_c_17(s: State, p: int) -> int:
    """A question of `invariant_symbols_are_on_cards`.

    invariants.yaml:45
    """
    total = 0
    for _ in pieces_among(s.player_studio, SOME_C_17, p * 76):
        total += 1
    return total


def invariant_symbols_are_on_cards(s: State) -> bool:
    """Symboly, šipky a karty do ruky jsou ty na kartách (Symbols and arrows are those on the cards).

    s6.3 s10.7.1 invariants.yaml:40
    """
    player_arrows = s.player_arrows
    player_keeps = s.player_keeps
    player_symbols = s.player_symbols
    for p in s.game.seats:
        if not (
            player_arrows[p] == 1 + invariant_symbols_are_on_cards_sum_c_15(s, p)
            and player_keeps[p] == invariant_symbols_are_on_cards_sum_c_16(s, p)
            and player_symbols[p * 5]
            + player_symbols[p * 5 + 1]
            + player_symbols[p * 5 + 2]
            + player_symbols[p * 5 + 3]
            + player_symbols[p * 5 + 4]
            == 1 + invariant_symbols_are_on_cards_count_c_17(s, p)
        ):
            break
    else:
        return True
    return False


def invariant_a_card_for_each_pupil(s: State) -> bool:
    """Sloupců s kartami je tolik jako žáků, dokud karty stačí (There is a column for each pupil while cards last).

    s12.4.3 s13.3.2 invariants.yaml:47
    """
    column_open = s.column_open
    column_covered = s.column_covered
    return not s.pack or (1 if len(column_open[0]) > 0 or len(column_covered[0]) > 0 else 0) + (
        1 if len(column_open[1]) > 0 or len(column_covered[1]) > 0 else 0
    ) + (1 if len(column_open[2]) > 0 or len(column_covered[2]) > 0 else 0) + (
        1 if len(column_open[3]) > 0 or len(column_covered[3]) > 0 else 0
    ) >= s.player_in_school.count(1)


def invariant_brushes_counted(s: State) -> bool:
    """Štětce hráče leží v zásobě, nebo stojí v ateliéru (Brushes of a player are in reserve or in the studio).

    s15.8.1 invariants.yaml:54
    """
    player_owned = s.player_owned
    player_reserve = s.player_reserve
    player_brushes = s.player_brushes
    player_painted = s.player_painted
    player_spent = s.player_spent
    for p in s.game.seats:
        p_times = p * 5
        if not (
            player_owned[p]
            == player_reserve[p]
            + (
                player_brushes[p_times]
                + player_brushes[p_times + 1]
                + player_brushes[p_times + 2]
                + player_brushes[p_times + 3]
                + player_brushes[p_times + 4]
            )
            and player_painted[p]
            == player_spent[p_times]
            + player_spent[p_times + 1]
            + player_spent[p_times + 2]
            + player_spent[p_times + 3]
            + player_spent[p_times + 4]
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
