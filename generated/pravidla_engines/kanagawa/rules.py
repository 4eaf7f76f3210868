"""Rules: plain functions, and blocks between which play waits.

Generated from the rule spec of kanagawa; do not edit.
"""

from __future__ import annotations

from collections.abc import Sequence

from pravidla_runtime.chance import draw_kind, draw_piece, only_kind, shuffle, weighted_kinds, weighted_pieces
from pravidla_runtime.errors import Fault
from pravidla_runtime.figures import (
    bring_forward,
    figure,
    full,
    lacking,
    no_choice,
    nothing_to_pick,
    out_of_bounds,
    take_first,
)
from pravidla_runtime.sets import NO_ROWS, row_forgotten
from pravidla_runtime.state import CHANCE, OVER, TERMINAL

from .state import State, Step
from .tables import (
    CARD_AMOUNT,
    CARD_NEEDS,
    CARD_PAINTS,
    CARD_SEASON,
    CARD_STUDIO_ARROWS,
    CARD_STUDIO_ASSISTANT,
    CARD_STUDIO_COUNTS_FOR,
    CARD_STUDIO_KEEPS,
    CARD_STUDIO_NEW_BRUSHES,
    CARD_STUDIO_SYMBOL,
    CARD_SUBJECT,
    CARD_SUBJECT_COLOUR,
    COLUMN_NUMBER,
    D_2_BY_COLOUR,
    D_3_BY_COLOUR,
    D_5_BY_COLOUR,
    D_7_BY_COLOUR,
    D_8_BY_COLOUR,
    DIPLOMA_BY_COLOUR,
    DIPLOMA_PRIZE,
    FACE_DOWN,
    FRESH_0,
    FRESH_0_2,
    FRESH_5,
    FRESH_19,
    FRESH_76,
    LANDSCAPE_BY_KEY,
    NONE_OF_76,
)
from .values import DIPLOMA_EARNED, can_paint, helps, missing, movable, picture_finished


def check_diplomas_any_time(s: State, me: int, colour: int) -> None:
    """Diplomy kdykoli později (Diplomas at any later time).

    s12.2.1 s12.2.2 diplomas.yaml:42
    """
    # diplomas.yaml:48
    s.player_latest_diploma[me] = 19


def take_diploma(s: State, me: int, diploma: int) -> None:
    """Vezmi diplom … (Take the diploma …).

    s5.10.1 s8.16.2 s11.3.1 s11.3.4 diplomas.yaml:49
    """
    # diplomas.yaml:75
    s.player_latest_diploma[me] = diploma
    # diplomas.yaml:76
    receive(s, me, diploma)


def receive(s: State, me: int, diploma: int) -> None:
    """Získání diplomu (Taking a diploma).

    s11.3.1 s11.3.4 diplomas.yaml:99
    """
    # diplomas.yaml:103
    if not s.diplomas_left[diploma]:
        raise lacking("diplomas_left")
    s.diplomas_left[diploma] -= 1
    s.player_diplomas[me * 19 + diploma] += 1
    # diplomas.yaml:104
    if DIPLOMA_PRIZE[diploma] == 1:
        # diplomas.yaml:105
        take_brushes(s, me, 1)
    elif DIPLOMA_PRIZE[diploma] == 2:
        # diplomas.yaml:107
        value = s.storms_left - 1
        if value < 0:
            raise out_of_bounds("storms_left", value)
        s.storms_left = value
        # diplomas.yaml:108
        value = s.player_storms[me] + 1
        if value > 3:
            raise out_of_bounds("storms", value)
        s.player_storms[me] = value
    elif DIPLOMA_PRIZE[diploma] == 3:
        # diplomas.yaml:110
        s.assistant = me


def deal(s: State) -> None:
    """Vyložení karet (Dealing the lesson).

    s8.6.2 s8.6.3 s8.7 s16.10.1 s16.15.1 lessons.yaml:34
    """
    column_open = s.column_open
    column_covered = s.column_covered
    players = s.game.players
    # s8.6.1 s12.4.1 s12.4.3 s12.5.2 s13.1.4 lessons.yaml:38
    for column in [
        column
        for column in (0, 1, 2, 3)
        if (
            COLUMN_NUMBER[column] <= players
            if s.lesson == 1
            else len(column_open[column]) > 0 or len(column_covered[column]) > 0
        )
    ]:
        # lessons.yaml:39
        if s.pack:
            # s3.4.2 lessons.yaml:40
            if figure(FACE_DOWN, s.lesson - 1)[column] == 1:
                # lessons.yaml:41
                piece = s.pack.pop()
                if len(column_covered[column]) >= 1:
                    raise full("column_covered", 1)
                column_covered[column].append(piece)
            else:
                # lessons.yaml:43
                piece = s.pack.pop()
                if len(column_open[column]) >= 3:
                    raise full("column_open", 3)
                column_open[column].append(piece)


def hand_over(s: State) -> None:
    """Konec kola (End of the round).

    s6.5.2 s13.2.2 s16.2.3 lessons.yaml:104
    """
    # lessons.yaml:108
    if not (s.game.option_start_figure == 1 and (not s.pack or picture_finished(s))):
        # lessons.yaml:109
        s.master = s.assistant


def take_brushes(s: State, p: int, number_: int) -> None:
    """Štětce z obecné zásoby (Brushes from the supply).

    s7.3.4 s10.1.1 s16.2.1 setup.yaml:121
    """
    # setup.yaml:125
    value = s.supply - number_
    if value < 0:
        raise out_of_bounds("supply", value)
    s.supply = value
    # setup.yaml:126
    value = s.player_reserve[p] + number_
    if value > 15:
        raise out_of_bounds("reserve", value)
    s.player_reserve[p] = value
    # setup.yaml:127
    value = s.player_owned[p] + number_
    if value > 15:
        raise out_of_bounds("owned", value)
    s.player_owned[p] = value


def set_brush(s: State, me: int, landscape: int) -> None:
    """Nasaď štětec: … (Set a brush: …).

    s10.1.2 s10.5.2 s10.5.3 work.yaml:211
    """
    # work.yaml:236
    value = s.player_reserve[me] - 1
    if value < 0:
        raise out_of_bounds("reserve", value)
    s.player_reserve[me] = value
    # work.yaml:237
    landscape_place = me * 5 + landscape
    value = s.player_brushes[landscape_place] + 1
    if value > 13:
        raise out_of_bounds("brushes", value)
    s.player_brushes[landscape_place] = value
    # work.yaml:238
    s.player_reached[landscape_place] = 1
    # work.yaml:239
    s.player_latest_target[me] = landscape


def move_brush(s: State, me: int, source: int, target: int) -> None:
    """Přesuň štětec: … → … (Move a brush: … → …).

    s10.9.1 s10.9.2 s16.4.1 work.yaml:240
    """
    # work.yaml:272
    value = s.player_arrows_used[me] + 1
    if value > 5:
        raise out_of_bounds("arrows_used", value)
    s.player_arrows_used[me] = value
    player_brushes = s.player_brushes
    # work.yaml:273
    source_place = me * 5 + source
    value = player_brushes[source_place] - 1
    if value < 0:
        raise out_of_bounds("brushes", value)
    player_brushes[source_place] = value
    # work.yaml:274
    target_place = me * 5 + target
    value = player_brushes[target_place] + 1
    if value > 13:
        raise out_of_bounds("brushes", value)
    player_brushes[target_place] = value
    # work.yaml:275
    s.player_left[source_place] = 1
    # work.yaml:276
    s.player_latest_source[me] = source
    # work.yaml:277
    s.player_reached[target_place] = 1
    # work.yaml:278
    s.player_latest_target[me] = target


def take_card(s: State, kind: int) -> int:
    """Take a card out of the zone where it lies.

    setup.yaml:111
    """
    if kind in s.pack:
        s.pack.remove(kind)
        return kind
    for row in s.column_open:
        if kind in row:
            row.remove(kind)
            return kind
    for row in s.column_covered:
        if kind in row:
            row.remove(kind)
            return kind
    for row in s.player_hand:
        if kind in row:
            row.remove(kind)
            return kind
    player_studio = s.player_studio
    for place in range(kind, len(s.player_studio), 76):
        if player_studio[place]:
            player_studio[place] -= 1
            return kind
    for row in s.player_picture:
        if kind in row:
            row.remove(kind)
            return kind
    if s.box_card[kind]:
        s.box_card[kind] -= 1
        return kind
    raise Fault("the piece (card) lies nowhere from where it could move")


def use_storms_count_c_10(s: State, p: int, c_9: int) -> int:
    """A question of `use_storms`.

    scoring.yaml:10
    """
    total = 0
    for c_10 in sorted(s.player_picture[p]):
        if CARD_SEASON[c_10] != 4 and c_10 > c_9:
            total += 1
    return total


def study_any_d_7(s: State, p: int, diploma: int) -> bool:
    """A question of `study`.

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


def leave_school_any_d_8(s: State, me: int, diploma: int) -> bool:
    """A question of `leave_school`.

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


def leave_school_any_c_5(s: State, me: int, c_6: int) -> bool:
    """A question of `leave_school`.

    work.yaml:76
    """
    for c_5 in s.player_hand[me]:
        if c_5 != c_6 and helps(s, me, c_5, c_6):
            break
    else:
        return False
    return True


def leave_school_any_c_6(s: State, me: int, card: int) -> bool:
    """A question of `leave_school`.

    work.yaml:71
    """
    for c in s.player_hand[me]:
        if c < card and not can_paint(s, me, c) and not leave_school_any_c_5(s, me, c):
            break
    else:
        return False
    return True


def leave_school_any_c_5_2(s: State, me: int, c_13: int) -> bool:
    """A question of `leave_school`.

    work.yaml:76
    """
    for c_5 in s.player_hand[me]:
        if c_5 != c_13 and helps(s, me, c_5, c_13):
            break
    else:
        return False
    return True


def leave_school_any_c_13(s: State, me: int) -> bool:
    """A question of `leave_school`.

    work.yaml:121
    """
    for c in s.player_hand[me]:
        if not can_paint(s, me, c) and not leave_school_any_c_5_2(s, me, c):
            break
    else:
        return False
    return True


def check_diplomas_written_any_d_3(s: State, me: int, colour: int) -> bool:
    """A question of `check_diplomas_written`.

    diplomas.yaml:24
    """
    player_diplomas = s.player_diplomas
    me_times = me * 19
    for d in D_3_BY_COLOUR[colour]:
        if player_diplomas[me_times + d]:
            break
    else:
        return False
    return True


def decide_diplomas_any_d_2(s: State, me: int, d_4: int) -> bool:
    """A question of `decide_diplomas`.

    diplomas.yaml:17
    """
    player_diplomas = s.player_diplomas
    me_times = me * 19
    for d_2 in D_2_BY_COLOUR[d_4]:
        if player_diplomas[me_times + d_2]:
            break
    else:
        return False
    return True


def decide_diplomas_any_d_4(s: State, colour: int, me: int) -> bool:
    """A question of `decide_diplomas`.

    diplomas.yaml:36
    """
    diplomas_left = s.diplomas_left
    player_declined = s.player_declined
    me_times = me * 19
    for d in DIPLOMA_BY_COLOUR[colour]:
        if (
            diplomas_left[d] > 0
            and player_declined[me_times + d] == 0
            and not decide_diplomas_any_d_2(s, me, d)
            and DIPLOMA_EARNED[d](s, d, me)
        ):
            break
    else:
        return False
    return True


def decide_diplomas_any_d_5(s: State, me: int, diploma: int) -> bool:
    """A question of `decide_diplomas`.

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


def decide_diplomas_any_d_2_2(s: State, me: int, d_6: int) -> bool:
    """A question of `decide_diplomas`.

    diplomas.yaml:17
    """
    player_diplomas = s.player_diplomas
    me_times = me * 19
    for d_2 in D_2_BY_COLOUR[d_6]:
        if player_diplomas[me_times + d_2]:
            break
    else:
        return False
    return True


def setup_at_once(s: State) -> None:
    """`setup` while chance resolves itself.

    s7.2.1 s7.3 setup.yaml:103
    """
    # s7.3.1 setup.yaml:107
    found = [*s.game.seats]
    if not found:
        raise nothing_to_pick()
    p_15 = draw_piece(s, found)
    # s7.3.1 setup.yaml:108
    s.master = p_15
    # s7.3.1 setup.yaml:109
    s.assistant = p_15
    box_card = s.box_card
    # setup.yaml:110
    for c in range(72, 76):
        # setup.yaml:111
        piece = take_card(s, c)
        box_card[piece] += 1
    # s7.3.2 setup.yaml:112
    shuffle(s, s.pack)
    box_card = s.box_card
    player_picture = s.player_picture
    player_symbols = s.player_symbols
    player_arrows = s.player_arrows
    # setup.yaml:113
    for p_16 in s.game.clockwise[0]:
        # s6.8.1 s7.3.3 setup.yaml:114
        piece = draw_kind(s, s.box_card)
        if piece >= 0:
            box_card[piece] -= 1
            if len(player_picture[p_16]) >= 24:
                raise full("player_picture", 24)
            player_picture[p_16].append(piece)
        # setup.yaml:115
        tile = player_picture[p_16][0]
        # setup.yaml:116
        symbol_place = p_16 * 5 + CARD_STUDIO_SYMBOL[tile]
        value = player_symbols[symbol_place] + 1
        if value > 13:
            raise out_of_bounds("symbols", value)
        player_symbols[symbol_place] = value
        s.kept_has_equal = row_forgotten(s.kept_has_equal, p_16, 3)
        # s6.7.1 setup.yaml:118
        player_arrows[p_16] = 1
        # s7.3.4 setup.yaml:119
        take_brushes(s, p_16, 2)


def main(s: State) -> Step:
    """Průběh hry (Course of the game).

    s14.2 lessons.yaml:4
    """
    return main_chance(s)


def main_chance(s: State) -> Step:
    """`main`: what chance decides.

    s14.2 lessons.yaml:8
    """
    if s.rng is not None and s.trace is None:
        setup_at_once(s)
        return round_(s)
    return setup_pick(s)


def setup(s: State) -> Step:
    """Příprava hry (Set-up).

    s7.2.1 s7.3 setup.yaml:103
    """
    # s7.3.1 setup.yaml:107
    return setup_pick(s)


def setup_each_p_16(s: State) -> Step:
    """`setup`: each `p_16`.

    s7.2.1 s7.3 setup.yaml:113
    """
    p = s.p_16
    p = s.p_16 = p + 1
    if p == s.game.players:
        return round_(s)
    # s6.8.1 s7.3.3 setup.yaml:114
    if s.box_card == NONE_OF_76:
        return setup_after_draw(s)
    if s.rng is None and only_kind(s.box_card) < 0:
        s.pc = 0
        s.player = CHANCE
        s.legal = [outcome for outcome, _ in weights_setup_draw(s)]
        return None
    outcome = draw_kind(s, s.box_card)
    if s.trace is not None:
        s.note(0, CHANCE, outcome)
    return setup_draw_given(s, outcome)


def setup_after_draw(s: State) -> Step:
    """`setup`: after `draw`.

    s7.2.1 s7.3 setup.yaml:115
    """
    p = s.p_16
    tile = s.player_picture[p][0]
    # setup.yaml:116
    symbol_place = p * 5 + CARD_STUDIO_SYMBOL[tile]
    value = s.player_symbols[symbol_place] + 1
    if value > 13:
        raise out_of_bounds("symbols", value)
    s.player_symbols[symbol_place] = value
    s.kept_has_equal = row_forgotten(s.kept_has_equal, p, 3)
    # s6.7.1 setup.yaml:118
    s.player_arrows[p] = 1
    # s7.3.4 setup.yaml:119
    take_brushes(s, p, 2)
    return setup_each_p_16


def weights_setup_draw(s: State) -> list[tuple[int, int]]:
    """What can come out at `setup_draw`, with weights.

    setup.yaml:114
    """
    return weighted_kinds(s.box_card)


def setup_draw_given(s: State, outcome: int) -> Step:
    """What came out in `setup_draw`.

    s6.8.1 s7.3.3 s7.2.1 s7.3 setup.yaml:114
    """
    p = s.p_16
    s.box_card[outcome] -= 1
    if len(s.player_picture[p]) >= 24:
        raise full("player_picture", 24)
    s.player_picture[p].append(outcome)
    return setup_after_draw(s)


def setup_shuffle(s: State) -> Step:
    """`setup`: shuffle.

    s7.3.2 s7.2.1 s7.3 setup.yaml:112
    """
    setup_shuffle_position = s.setup_shuffle_position
    if s.rng is not None:
        shuffle(s, s.pack, setup_shuffle_position)
        # setup.yaml:113
        s.p_16 = -1
        return setup_each_p_16(s)
    if len(set(s.pack[setup_shuffle_position:])) < 2:
        s.p_16 = -1
        return setup_each_p_16(s)
    s.pc = 1
    s.player = CHANCE
    s.legal = [outcome for outcome, _ in weights_setup_shuffle(s)]
    return None


def weights_setup_shuffle(s: State) -> list[tuple[int, int]]:
    """What can come out at `setup_shuffle`, with weights.

    setup.yaml:112
    """
    return weighted_pieces(s.pack[s.setup_shuffle_position :])


def setup_shuffle_given(s: State, outcome: int) -> Step:
    """What came out in `setup_shuffle`.

    s7.3.2 s7.2.1 s7.3 setup.yaml:112
    """
    setup_shuffle_position = s.setup_shuffle_position
    bring_forward(s.pack, setup_shuffle_position, outcome)
    setup_shuffle_position = s.setup_shuffle_position = setup_shuffle_position + 1
    return setup_shuffle(s)


def setup_pick(s: State) -> Step:
    """`setup`: pick.

    s7.3.1 s7.2.1 s7.3 setup.yaml:107
    """
    found = [*s.game.seats]
    if not found:
        raise nothing_to_pick()
    if s.rng is None and len(set(found)) > 1:
        s.pc = 2
        s.player = CHANCE
        s.legal = [outcome for outcome, _ in weights_setup_pick(s)]
        return None
    outcome = draw_piece(s, found)
    if s.trace is not None:
        s.note(2, CHANCE, outcome)
    return setup_pick_given(s, outcome)


def weights_setup_pick(s: State) -> list[tuple[int, int]]:
    """What can come out at `setup_pick`, with weights.

    setup.yaml:107
    """
    return weighted_pieces(s.game.seats)


def setup_pick_given(s: State, outcome: int) -> Step:
    """What came out in `setup_pick`.

    s7.3.1 s7.2.1 s7.3 setup.yaml:107
    """
    p = outcome
    # setup.yaml:108
    s.master = p
    # setup.yaml:109
    s.assistant = p
    box_card = s.box_card
    # setup.yaml:110
    for c in range(72, 76):
        # setup.yaml:111
        piece = take_card(s, c)
        box_card[piece] += 1
    # s7.3.2 setup.yaml:112
    s.setup_shuffle_position = 0
    return setup_shuffle(s)


def round_(s: State) -> Step:
    """Kolo (Round).

    s8.2.1 s8.3.1 s8.4 s12.4 s13.1 s13.2.1 s13.2.3 s16.12.1 s16.15.2 lessons.yaml:22
    """
    players = s.game.players
    s.player_painted[:] = FRESH_0[players]
    fresh = FRESH_0_2[players]
    s.player_spent[:] = fresh
    s.player_arrows_used[:] = FRESH_0[players]
    s.player_left[:] = fresh
    s.player_reached[:] = fresh
    s.player_latest_source[:] = FRESH_5[players]
    s.player_latest_target[:] = FRESH_5[players]
    player_in_school = s.player_in_school
    # lessons.yaml:26
    for p in s.game.seats:
        # lessons.yaml:27
        player_in_school[p] = 1
    # lessons.yaml:28
    s.lesson = 0
    # lessons.yaml:29
    return round__while


def round__while(s: State) -> Step:
    """`round_`: while.

    s8.2.1 s8.3.1 s8.4 s12.4 s13.1 s13.2.1 s13.2.3 s16.12.1 s16.15.2 lessons.yaml:29
    """
    if 1 not in s.player_in_school:
        # lessons.yaml:33
        hand_over(s)
        if not s.pack or picture_finished(s):
            return use_storms(s)
        return round_(s)
    # lessons.yaml:30
    value = s.lesson + 1
    if value > 3:
        raise out_of_bounds("lesson", value)
    s.lesson = value
    # lessons.yaml:31
    deal(s)
    # lessons.yaml:32
    return study(s)


def use_storms(s: State) -> Step:
    """Žetony bouřky (Storm tokens).

    s5.5.1 s5.8.1 s14.2.3 s16.7.1 scoring.yaml:4
    """
    player_storms = s.player_storms
    # scoring.yaml:8
    s.p_14_left = tuple([p for p in s.game.clockwise[s.master] if player_storms[p] > 0])
    return use_storms_each_p_14(s)


def use_storms_each_p_14(s: State) -> Step:
    """`use_storms`: each `p_14`.

    s5.5.1 s5.8.1 s14.2.3 s16.7.1 scoring.yaml:8
    """
    p_14_left = s.p_14_left
    if not p_14_left:
        s.pc = OVER
        s.player = TERMINAL
        s.legal = ()
        return None
    p = s.p_14 = p_14_left[0]
    p_14_left = s.p_14_left = p_14_left[1:]
    # scoring.yaml:10
    most = s.most = s.player_storms[p]
    s.changed = NO_ROWS
    changed = s.changed
    s.last_c = -1
    going_on = s.going_on = 1
    if not (going_on != 0 and len(changed) < most):
        card_stormy = s.card_stormy
        # scoring.yaml:11
        for c in changed:
            # scoring.yaml:12
            card_stormy[c] = 1
        return use_storms_each_p_14
    # scoring.yaml:10
    return use_storms_ask_choose_c(s)


def use_storms_ask_choose_c(s: State) -> Step:
    """A player chooses: choose_c, stop.

    s5.5.1 s5.8.1 s14.2.3 s16.7.1 scoring.yaml:10
    """
    p = s.p_14
    legal = legal_use_storms_ask_choose_c(s)
    if len(legal) > 1:
        s.pc = 3
        s.player = p
        s.legal = legal
        return None
    if legal:
        if s.trace is not None:
            s.note(3, p, legal[0])
        return use_storms_take_choose_c(s, legal[0])
    raise no_choice("use_storms")


def legal_use_storms_ask_choose_c(s: State) -> Sequence[int]:
    """The legal actions of `use_storms_ask_choose_c`, ascending.

    s5.5.1 s5.8.1 s14.2.3 s16.7.1 scoring.yaml:10
    """
    changed = s.changed
    last_c = s.last_c
    p = s.p_14
    legal: list[int] = []
    for c in sorted(s.player_picture[p]):
        if CARD_SEASON[c] != 4 and (c > last_c and use_storms_count_c_10(s, p, c) >= -len(changed) - 1):
            legal.append(c + 27)
    if len(changed) >= 0:
        legal.append(103)
    return legal


def use_storms_take_choose_c(s: State, action: int) -> Step:
    """What is chosen in `use_storms_ask_choose_c`.

    s5.5.1 s5.8.1 s14.2.3 s16.7.1 scoring.yaml:10
    """
    changed = s.changed
    if action < 103:
        c_9 = action - 27
        if c_9 not in changed:
            changed = s.changed = (*changed, c_9)
        s.last_c = c_9
        if not (s.going_on != 0 and len(changed) < s.most):
            card_stormy = s.card_stormy
            # scoring.yaml:11
            for c_11 in changed:
                # scoring.yaml:12
                card_stormy[c_11] = 1
            return use_storms_each_p_14
        # scoring.yaml:10
        return use_storms_ask_choose_c
    card_stormy = s.card_stormy
    # scoring.yaml:11
    for c_11 in changed:
        # scoring.yaml:12
        card_stormy[c_11] = 1
    return use_storms_each_p_14


def study(s: State) -> Step:
    """Pokračování ve studiu či práce v ateliéru (Studying on or working in the studio).

    s8.10 s16.12.1 lessons.yaml:53
    """
    s.player_latest[:] = FRESH_76[s.game.players]
    s.player_latest_diploma[:] = FRESH_19[s.game.players]
    # lessons.yaml:57
    s.pupils = s.player_in_school.count(1)
    player_in_school = s.player_in_school
    # s8.10.1 lessons.yaml:58
    s.p_13_left = tuple([p for p in s.game.clockwise[s.master] if player_in_school[p]])
    return study_each_p_13(s)


def study_each_p_13(s: State) -> Step:
    """`study`: each `p_13`.

    s8.10.1 s8.10 s16.12.1 lessons.yaml:58
    """
    p_13_left = s.p_13_left
    if not p_13_left:
        return round__while
    p = s.p_13 = p_13_left[0]
    p_13_left = s.p_13_left = p_13_left[1:]
    # lessons.yaml:59
    legal = legal_study_ask_one_of(s)
    if len(legal) > 1:
        s.pc = 4
        s.player = p
        s.legal = legal
        return None
    if legal:
        if s.trace is not None:
            s.note(4, p, legal[0])
        return study_take_one_of(s, legal[0])
    raise no_choice("study")


def legal_study_ask_one_of(s: State) -> Sequence[int]:
    """The legal actions of `study_ask_one_of`, ascending.

    s8.10.1 s8.10 s16.12.1 lessons.yaml:59
    """
    legal: list[int] = []
    # s8.12.1 lessons.yaml:60
    if s.pupils > 1 and s.lesson < 3 and s.pack:
        legal.append(21)
    column_open = s.column_open
    column_covered = s.column_covered
    # s8.16.2 s9.2.1 s9.2.2 lessons.yaml:80
    if column_open[0] or column_covered[0]:
        legal.append(22)
    if column_open[1] or column_covered[1]:
        legal.append(23)
    if column_open[2] or column_covered[2]:
        legal.append(24)
    if column_open[3] or column_covered[3]:
        legal.append(25)
    # s13.3.2 lessons.yaml:95
    if (
        not column_open[0]
        and not column_covered[0]
        and not column_open[1]
        and not column_covered[1]
        and not column_open[2]
        and not column_covered[2]
        and not column_open[3]
        and not column_covered[3]
    ):
        legal.append(26)
    return legal


def study_take_one_of(s: State, action: int) -> Step:
    """What is chosen in `study_ask_one_of`.

    s8.10.1 s8.10 s16.12.1 lessons.yaml:59
    """
    p = s.p_13
    if action < 22:
        # s12.2.1 s12.2.2 s8.12.1 lessons.yaml:77
        if s.game.option_later_own_turn == 1:
            # lessons.yaml:78
            return study_ask_pass_lesson_any_order(s)
        return study_each_p_13
    elif action < 26:
        # s8.16.2 s9.2.1 s9.2.2 lessons.yaml:80
        column = action - 22
        column_open = s.column_open
        card_lay_open = s.card_lay_open
        # s8.16.2 s9.2.1 s9.2.2 lessons.yaml:90
        for c in column_open[column]:
            # lessons.yaml:91
            card_lay_open[c] = 1
        player_hand = s.player_hand
        # s8.16.2 s9.2.1 s9.2.2 lessons.yaml:92
        if len(player_hand[p]) + len(column_open[column]) > 7:
            raise full("player_hand", 7)
        player_hand[p].extend(column_open[column])
        column_open[column].clear()
        column_covered = s.column_covered
        # s8.16.2 s9.2.1 s9.2.2 lessons.yaml:93
        if len(player_hand[p]) + len(column_covered[column]) > 7:
            raise full("player_hand", 7)
        player_hand[p].extend(column_covered[column])
        column_covered[column].clear()
        # s8.16.2 s9.2.1 s9.2.2 lessons.yaml:94
        s.me_5 = p
        return leave_school(s)
    # s13.3.2 lessons.yaml:103
    s.me_5 = p
    return leave_school(s)


def study_ask_pass_lesson_any_order(s: State) -> Step:
    """A player chooses: take_diploma, done.

    s12.2.1 s12.2.2 s8.12.1 s8.10.1 s8.10 s16.12.1 lessons.yaml:78
    """
    p = s.p_13
    legal = legal_study_ask_pass_lesson_any_order(s)
    if len(legal) > 1:
        s.pc = 5
        s.player = p
        s.legal = legal
        return None
    if legal:
        if s.trace is not None:
            s.note(5, p, legal[0])
        return study_take_pass_lesson_any_order(s, legal[0])
    raise no_choice("study.pass_lesson")


def legal_study_ask_pass_lesson_any_order(s: State) -> Sequence[int]:
    """The legal actions of `study_ask_pass_lesson_any_order`, ascending.

    s12.2.1 s12.2.2 s8.12.1 s8.10.1 s8.10 s16.12.1 lessons.yaml:78
    """
    p = s.p_13
    legal: list[int] = []
    # s5.10.1 s8.16.2 s11.3.1 s11.3.4 lessons.yaml:79
    if s.game.option_diplomas == 1:
        known_answer = len(s.player_hand[p]) <= s.player_keeps[p]
        player_latest = s.player_latest[p]
        player_latest_target = s.player_latest_target[p]
        player_latest_diploma = s.player_latest_diploma[p]
        diplomas_left = s.diplomas_left
        player_declined = s.player_declined
        option_later_own_turn = s.game.option_later_own_turn
        p_times = p * 19
        for diploma in range(19):
            prize = DIPLOMA_PRIZE[diploma]
            if (
                not (option_later_own_turn == 2 and player_latest == 76)
                and diplomas_left[diploma] > 0
                and player_declined[p_times + diploma] == 0
                and not study_any_d_7(s, p, diploma)
                and (
                    (
                        (
                            player_latest_target == 5
                            and (player_latest_diploma == 19 or DIPLOMA_PRIZE[player_latest_diploma] == 1)
                            and prize == 1
                            and (player_latest_diploma == 19 or diploma > player_latest_diploma)
                        )
                        or (
                            player_latest_target == 5
                            and known_answer
                            and prize != 1
                            and (
                                (
                                    player_latest_target == 5
                                    and (player_latest_diploma == 19 or DIPLOMA_PRIZE[player_latest_diploma] == 1)
                                )
                                or player_latest_diploma == 19
                                or diploma > player_latest_diploma
                            )
                        )
                    )
                    and DIPLOMA_EARNED[diploma](s, diploma, p)
                )
            ):
                legal.append(diploma)
    else:
        player_latest = s.player_latest[p]
        diplomas_left = s.diplomas_left
        player_declined = s.player_declined
        option_later_own_turn = s.game.option_later_own_turn
        p_times = p * 19
        for diploma in DIPLOMA_BY_COLOUR[s.decided]:
            if (
                not (option_later_own_turn == 2 and player_latest == 76)
                and diplomas_left[diploma] > 0
                and player_declined[p_times + diploma] == 0
                and not study_any_d_7(s, p, diploma)
                and DIPLOMA_EARNED[diploma](s, diploma, p)
            ):
                legal.append(diploma)
    # lessons.yaml:78
    legal.append(20)
    return legal


def study_take_pass_lesson_any_order(s: State, action: int) -> Step:
    """What is chosen in `study_ask_pass_lesson_any_order`.

    s12.2.1 s12.2.2 s8.12.1 s8.10.1 s8.10 s16.12.1 lessons.yaml:78
    """
    if action < 19:
        # s5.10.1 s8.16.2 s11.3.1 s11.3.4 lessons.yaml:79
        diploma = action
        take_diploma(s, s.p_13, diploma)
        # lessons.yaml:78
        return study_ask_pass_lesson_any_order
    return study_each_p_13


def leave_school(s: State) -> Step:
    """Práce v ateliéru (Work in the studio).

    s8.16.1 s9.6.1 s10.9.3 work.yaml:9
    """
    # work.yaml:13
    s.player_in_school[s.me_5] = 0
    # work.yaml:14
    s.done_2 = 0
    return leave_school_ask_any_order(s)


def leave_school_while(s: State) -> Step:
    """`leave_school`: while.

    s8.16.1 s9.6.1 s10.9.3 work.yaml:14
    """
    if s.done_2:
        return study_each_p_13(s)
    return leave_school_ask_any_order(s)


def leave_school_ask_any_order(s: State) -> Step:
    """A player chooses: place_in_studio, paint, set_brush, move_brush, take_diploma, done.

    s8.16.1 s9.6.1 s10.9.3 work.yaml:14
    """
    me = s.me_5
    legal = legal_leave_school_ask_any_order(s)
    if len(legal) > 1:
        s.pc = 6
        s.player = me
        s.legal = legal
        return None
    if legal:
        if s.trace is not None:
            s.note(6, me, legal[0])
        return leave_school_take_any_order(s, legal[0])
    raise no_choice("leave_school")


def legal_leave_school_ask_any_order(s: State) -> Sequence[int]:
    """The legal actions of `leave_school_ask_any_order`, ascending.

    s8.16.1 s9.6.1 s10.9.3 work.yaml:14
    """
    me = s.me_5
    legal: list[int] = []
    player_hand = s.player_hand[me]
    player_keeps = s.player_keeps[me]
    player_latest_target = s.player_latest_target[me]
    player_latest_diploma = s.player_latest_diploma[me]
    player_hand_size = len(player_hand)
    # s5.10.1 s8.16.2 s11.3.1 s11.3.4 work.yaml:19
    if s.game.option_diplomas == 1:
        known_answer_2 = player_hand_size <= player_keeps
        player_latest = s.player_latest[me]
        diplomas_left = s.diplomas_left
        player_declined = s.player_declined
        option_later_own_turn = s.game.option_later_own_turn
        me_times_19 = me * 19
        for diploma in range(19):
            prize = DIPLOMA_PRIZE[diploma]
            if (
                not (option_later_own_turn == 2 and player_latest == 76)
                and diplomas_left[diploma] > 0
                and player_declined[me_times_19 + diploma] == 0
                and not leave_school_any_d_8(s, me, diploma)
                and (
                    (
                        (
                            player_latest_target == 5
                            and (player_latest_diploma == 19 or DIPLOMA_PRIZE[player_latest_diploma] == 1)
                            and prize == 1
                            and (player_latest_diploma == 19 or diploma > player_latest_diploma)
                        )
                        or (
                            player_latest_target == 5
                            and known_answer_2
                            and prize != 1
                            and (
                                (
                                    player_latest_target == 5
                                    and (player_latest_diploma == 19 or DIPLOMA_PRIZE[player_latest_diploma] == 1)
                                )
                                or player_latest_diploma == 19
                                or diploma > player_latest_diploma
                            )
                        )
                    )
                    and DIPLOMA_EARNED[diploma](s, diploma, me)
                )
            ):
                legal.append(diploma)
    # work.yaml:22
    if player_hand_size <= player_keeps:
        legal.append(20)
    if (
        player_hand_size > 0
        and player_latest_target == 5
        and (s.game.option_diplomas == 0 or player_latest_diploma == 19 or DIPLOMA_PRIZE[player_latest_diploma] == 1)
    ):
        # s4.1 s9.4 s9.7.2 s10.7.1 work.yaml:15
        known_answer_3 = player_hand_size == 1
        player_latest = s.player_latest[me]
        player_hand_sorted = sorted(player_hand)
        for card_14 in player_hand_sorted:
            if (player_latest == 76 or card_14 > player_latest or not can_paint(s, me, card_14)) and (
                known_answer_3 or player_keeps > 0 or not leave_school_any_c_6(s, me, card_14)
            ):
                legal.append(card_14 + 104)
        # s4.3 s5.3.1 s10.3.1 s10.7.1 s10.7.4 work.yaml:16
        if player_hand_size == 1 or player_keeps > 0 or not leave_school_any_c_13(s, me):
            player_owned = s.player_owned[me]
            player_painted = s.player_painted[me]
            player_symbols = s.player_symbols
            me_times_5 = me * 5
            player_symbols_4 = player_symbols[me_times_5 + 4]
            player_spent = s.player_spent
            player_spent_4 = player_spent[me_times_5 + 4]
            player_brushes = s.player_brushes
            player_brushes_4 = player_brushes[me_times_5 + 4]
            player_reserve = s.player_reserve[me]
            player_arrows = s.player_arrows[me]
            player_arrows_used = s.player_arrows_used[me]
            for card_15 in player_hand_sorted:
                needs = CARD_NEEDS[card_15]
                if needs <= player_owned - player_painted:
                    paints = CARD_PAINTS[card_15]
                    if player_symbols_4 >= player_spent_4 and (
                        needs <= player_symbols[me_times_5 + paints] - player_spent[me_times_5 + paints]
                        and (
                            larger_10
                            if (
                                larger_10 := needs
                                - player_brushes[me_times_5 + paints]
                                + player_spent[me_times_5 + paints]
                            )
                            > 0
                            else 0
                        )
                        + (larger_11 if (larger_11 := -player_brushes_4 + player_spent_4) > 0 else 0)
                        <= player_reserve + player_arrows - player_arrows_used
                    ):
                        legal.append(card_15 * 3 + 180)
                    if (
                        needs >= 1
                        and player_symbols_4 >= 1
                        and player_symbols_4 > player_spent_4
                        and (
                            needs - 1 <= player_symbols[me_times_5 + paints] - player_spent[me_times_5 + paints]
                            and (
                                larger_12
                                if (
                                    larger_12 := needs
                                    - 1
                                    - player_brushes[me_times_5 + paints]
                                    + player_spent[me_times_5 + paints]
                                )
                                > 0
                                else 0
                            )
                            + (larger_13 if (larger_13 := 1 - player_brushes_4 + player_spent_4) > 0 else 0)
                            <= player_reserve + player_arrows - player_arrows_used
                        )
                    ):
                        legal.append(card_15 * 3 + 181)
                    if (
                        needs >= 2
                        and player_symbols_4 >= 2
                        and player_symbols_4 - player_spent_4 >= 2
                        and (
                            needs - 2 <= player_symbols[me_times_5 + paints] - player_spent[me_times_5 + paints]
                            and (
                                larger_14
                                if (
                                    larger_14 := needs
                                    - 2
                                    - player_brushes[me_times_5 + paints]
                                    + player_spent[me_times_5 + paints]
                                )
                                > 0
                                else 0
                            )
                            + (larger_15 if (larger_15 := 2 - player_brushes_4 + player_spent_4) > 0 else 0)
                            <= player_reserve + player_arrows - player_arrows_used
                        )
                    ):
                        legal.append(card_15 * 3 + 182)
    if player_hand_size <= player_keeps:
        # s10.1.2 s10.5.2 s10.5.3 work.yaml:17
        if s.player_reserve[me] > 0 and s.player_latest_source[me] == 5:
            player_symbols = s.player_symbols
            player_brushes = s.player_brushes
            me_times_5 = me * 5
            if player_brushes[me_times_5] < player_symbols[me_times_5] and (
                player_latest_target == 5 or player_latest_target <= 0
            ):
                legal.append(408)
            if player_brushes[me_times_5 + 1] < player_symbols[me_times_5 + 1] and (
                player_latest_target == 5 or player_latest_target <= 1
            ):
                legal.append(409)
            if player_brushes[me_times_5 + 2] < player_symbols[me_times_5 + 2] and (
                player_latest_target == 5 or player_latest_target <= 2
            ):
                legal.append(410)
            if player_brushes[me_times_5 + 3] < player_symbols[me_times_5 + 3] and (
                player_latest_target == 5 or player_latest_target <= 3
            ):
                legal.append(411)
            if player_brushes[me_times_5 + 4] < player_symbols[me_times_5 + 4] and (
                player_latest_target == 5 or player_latest_target <= 4
            ):
                legal.append(412)
        # s10.9.1 s10.9.2 s16.4.1 work.yaml:18
        if s.player_arrows_used[me] < s.player_arrows[me]:
            possible_target: list[int] = []
            player_symbols = s.player_symbols
            player_brushes = s.player_brushes
            player_left = s.player_left
            me_times_5 = me * 5
            if (
                player_brushes[me_times_5] < player_symbols[me_times_5]
                and player_left[me_times_5] == 0
                and (player_latest_target == 5 or player_latest_target <= 0)
            ):
                possible_target.append(0)
            place_1 = me_times_5 + 1
            if (
                player_brushes[place_1] < player_symbols[place_1]
                and player_left[place_1] == 0
                and (player_latest_target == 5 or player_latest_target <= 1)
            ):
                possible_target.append(1)
            place_2 = me_times_5 + 2
            if (
                player_brushes[place_2] < player_symbols[place_2]
                and player_left[place_2] == 0
                and (player_latest_target == 5 or player_latest_target <= 2)
            ):
                possible_target.append(2)
            place_3 = me_times_5 + 3
            if (
                player_brushes[place_3] < player_symbols[place_3]
                and player_left[place_3] == 0
                and (player_latest_target == 5 or player_latest_target <= 3)
            ):
                possible_target.append(3)
            place_4 = me_times_5 + 4
            if (
                player_brushes[place_4] < player_symbols[place_4]
                and player_left[place_4] == 0
                and (player_latest_target == 5 or player_latest_target <= 4)
            ):
                possible_target.append(4)
            if possible_target:
                player_reached = s.player_reached
                for source in LANDSCAPE_BY_KEY[s.player_latest_source[me]]:
                    if player_brushes[me_times_5 + source] > 0 and player_reached[me_times_5 + source] == 0:
                        for target in possible_target:
                            if source != target:
                                legal.append(source * 5 + target + 413)
    return legal


def leave_school_take_any_order(s: State, action: int) -> Step:
    """What is chosen in `leave_school_ask_any_order`.

    s8.16.1 s9.6.1 s10.9.3 work.yaml:14
    """
    me = s.me_5
    if action < 180:
        if action < 19:
            # s5.10.1 s8.16.2 s11.3.1 s11.3.4 work.yaml:19
            diploma = action
            take_diploma(s, me, diploma)
            # work.yaml:14
            return leave_school_ask_any_order
        elif action < 21:
            return study_each_p_13
        # s4.1 s9.4 s9.7.2 s10.7.1 work.yaml:15
        s.card_14 = action - 104
        return place_in_studio(s)
    if action < 408:
        # s4.3 s5.3.1 s10.3.1 s10.7.1 s10.7.4 work.yaml:16
        s.card_15 = (action - 180) // 3
        s.jokers_8 = (action - 180) % 3
        return bring_brushes(s)
    elif action < 413:
        # s10.1.2 s10.5.2 s10.5.3 work.yaml:17
        landscape = action - 408
        set_brush(s, me, landscape)
        # work.yaml:14
        return leave_school_ask_any_order
    # s10.9.1 s10.9.2 s16.4.1 work.yaml:18
    source = (action - 413) // 5
    target = (action - 413) % 5
    move_brush(s, me, source, target)
    # work.yaml:14
    return leave_school_ask_any_order


def place_in_studio(s: State) -> Step:
    """Přilož do ateliéru: … (Put into the studio: …).

    s4.1 s9.4 s9.6.1 s9.7.2 s10.7.1 work.yaml:31
    """
    card = s.card_14
    me = s.me_5
    # work.yaml:48
    take_first(s.player_hand[me], card)
    s.player_studio[me * 76 + card] += 1
    # work.yaml:49
    s.card_lay_open[card] = 0
    # work.yaml:50
    s.player_latest[me] = card
    # work.yaml:51
    if CARD_STUDIO_SYMBOL[card] != 5:
        # s9.7.3 work.yaml:52
        symbol_place = me * 5 + CARD_STUDIO_SYMBOL[card]
        value = s.player_symbols[symbol_place] + 1
        if value > 13:
            raise out_of_bounds("symbols", value)
        s.player_symbols[symbol_place] = value
        s.kept_has_equal = row_forgotten(s.kept_has_equal, me, 3)
    # s9.7.3 work.yaml:53
    value = s.player_arrows[me] + CARD_STUDIO_ARROWS[card]
    if value > 5:
        raise out_of_bounds("arrows", value)
    s.player_arrows[me] = value
    # work.yaml:54
    value = s.player_keeps[me] + CARD_STUDIO_KEEPS[card]
    if value > 4:
        raise out_of_bounds("keeps", value)
    s.player_keeps[me] = value
    # work.yaml:55
    if CARD_STUDIO_NEW_BRUSHES[card] > 0:
        # s10.1.1 work.yaml:56
        take_brushes(s, me, 1)
    # work.yaml:57
    if CARD_STUDIO_ASSISTANT[card]:
        # s10.5.1 s16.2.2 work.yaml:58
        s.assistant = me
    # work.yaml:59
    s.me = me
    s.colour = CARD_STUDIO_COUNTS_FOR[card]
    return check_diplomas(s)


def paint(s: State) -> Step:
    """Přilož k obrazu: … (… …) (Add to the picture: … (… …)).

    s4.3 s5.3.1 s9.6.1 s10.3.1 s10.7.1 s10.7.4 work.yaml:87
    """
    # work.yaml:126
    return bring_brushes(s)


def paint_after_bring_brushes(s: State) -> Step:
    """`paint`: after `bring_brushes`.

    s10.6.2 s10.6.4 s4.3 s5.3.1 s9.6.1 s10.3.1 s10.7.1 s10.7.4 work.yaml:127
    """
    card = s.card_15
    jokers = s.jokers_8
    me = s.me_5
    player_spent = s.player_spent
    paints_place = me * 5 + CARD_PAINTS[card]
    value = player_spent[paints_place] + CARD_NEEDS[card] - jokers
    if not 0 <= value <= 13:
        raise out_of_bounds("spent", value)
    player_spent[paints_place] = value
    # work.yaml:128
    place = me * 5 + 4
    value = player_spent[place] + jokers
    if value > 13:
        raise out_of_bounds("spent", value)
    player_spent[place] = value
    # work.yaml:129
    value = s.player_painted[me] + CARD_NEEDS[card]
    if value > 15:
        raise out_of_bounds("painted", value)
    s.player_painted[me] = value
    # work.yaml:130
    take_first(s.player_hand[me], card)
    if len(s.player_picture[me]) >= 24:
        raise full("player_picture", 24)
    s.player_picture[me].append(card)
    # work.yaml:131
    s.card_lay_open[card] = 0
    # work.yaml:132
    s.player_latest[me] = 75
    # work.yaml:133
    subject_place = me * 16 + CARD_SUBJECT[card]
    value = s.player_subjects[subject_place] + CARD_AMOUNT[card]
    if value > 30:
        raise out_of_bounds("subjects", value)
    s.player_subjects[subject_place] = value
    s.kept_different = row_forgotten(s.kept_different, me, 8)
    # work.yaml:134
    s.me = me
    s.colour = CARD_SUBJECT_COLOUR[card]
    return check_diplomas(s)


def check_diplomas(s: State) -> Step:
    """Ověření možnosti získat diplomy (Check for diplomas).

    s11.1 s15.3.1 diplomas.yaml:19
    """
    if s.game.option_diplomas == 1:
        # s12.2.1 s12.2.2 diplomas.yaml:42
        check_diplomas_any_time(s, s.me, s.colour)
        if s.done_2:
            return study_each_p_13
        # s8.16.1 s9.6.1 s10.9.3 work.yaml:14
        return leave_school_ask_any_order
    # diplomas.yaml:19
    return check_diplomas_written(s)


def bring_brushes(s: State) -> Step:
    """Štětce, které malba potřebuje (Brushes that a painting needs).

    s10.5.2 s10.9.1 s10.9.2 work.yaml:154
    """
    # work.yaml:158
    s.moved = 0
    # work.yaml:159
    s.source_4 = 0
    # work.yaml:160
    if missing(s, s.me_5, s.card_15, s.jokers_8) <= 0:
        return paint_after_bring_brushes(s)
    # work.yaml:161
    return bring_brushes_ask_one_of(s)


def bring_brushes_after_one_of(s: State) -> Step:
    """`bring_brushes`: after `one_of`.

    s10.6.3 s10.5.2 s10.9.1 s10.9.2 work.yaml:200
    """
    card = s.card_15
    jokers = s.jokers_8
    me = s.me_5
    player_brushes = s.player_brushes
    paints_place = me * 5 + CARD_PAINTS[card]
    if player_brushes[paints_place] - s.player_spent[paints_place] < CARD_NEEDS[card] - jokers:
        # work.yaml:201
        value = player_brushes[paints_place] + 1
        if value > 13:
            raise out_of_bounds("brushes", value)
        player_brushes[paints_place] = value
    else:
        # work.yaml:203
        place = me * 5 + 4
        value = player_brushes[place] + 1
        if value > 13:
            raise out_of_bounds("brushes", value)
        player_brushes[place] = value
    if missing(s, me, card, jokers) <= 0:
        return paint_after_bring_brushes(s)
    # work.yaml:161
    return bring_brushes_ask_one_of(s)


def bring_brushes_ask_one_of(s: State) -> Step:
    """A player chooses: from_reserve, from_space.

    s10.5.2 s10.9.1 s10.9.2 work.yaml:161
    """
    me = s.me_5
    legal = legal_bring_brushes_ask_one_of(s)
    if len(legal) > 1:
        s.pc = 7
        s.player = me
        s.legal = legal
        return None
    if legal:
        if s.trace is not None:
            s.note(7, me, legal[0])
        return bring_brushes_take_one_of(s, legal[0])
    raise no_choice("bring_brushes")


def legal_bring_brushes_ask_one_of(s: State) -> Sequence[int]:
    """The legal actions of `bring_brushes_ask_one_of`, ascending.

    s10.5.2 s10.9.1 s10.9.2 work.yaml:161
    """
    card = s.card_15
    jokers = s.jokers_8
    me = s.me_5
    source = s.source_4
    legal: list[int] = []
    # work.yaml:162
    if s.player_reserve[me] > 0 and s.moved == 0:
        legal.append(438)
    # work.yaml:174
    if missing(s, me, card, jokers) <= s.player_arrows[me] - s.player_arrows_used[me]:
        known_missing = missing(s, me, card, jokers)
        known_movable_0 = movable(s, me, 0, card, jokers)
        known_movable_1 = movable(s, me, 1, card, jokers)
        known_movable_2 = movable(s, me, 2, card, jokers)
        known_movable_3 = movable(s, me, 3, card, jokers)
        known_movable_4 = movable(s, me, 4, card, jokers)
        if (
            source <= 0
            and known_movable_0 > 0
            and known_missing <= known_movable_0 + known_movable_1 + known_movable_2 + known_movable_3 + known_movable_4
        ):
            legal.append(439)
        if (
            source <= 1
            and known_movable_1 > 0
            and known_missing <= known_movable_1 + known_movable_2 + known_movable_3 + known_movable_4
        ):
            legal.append(440)
        if source <= 2 and known_movable_2 > 0 and known_missing <= known_movable_2 + known_movable_3 + known_movable_4:
            legal.append(441)
        if source <= 3 and known_movable_3 > 0 and known_missing <= known_movable_3 + known_movable_4:
            legal.append(442)
        if source <= 4 and known_movable_4 > 0 and known_missing <= known_movable_4:
            legal.append(443)
    return legal


def bring_brushes_take_one_of(s: State, action: int) -> Step:
    """What is chosen in `bring_brushes_ask_one_of`.

    s10.5.2 s10.9.1 s10.9.2 work.yaml:161
    """
    me = s.me_5
    if action < 439:
        # work.yaml:173
        value = s.player_reserve[me] - 1
        if value < 0:
            raise out_of_bounds("reserve", value)
        s.player_reserve[me] = value
        return bring_brushes_after_one_of
    # work.yaml:174
    landscape = action - 439
    # work.yaml:196
    landscape_place = me * 5 + landscape
    value = s.player_brushes[landscape_place] - 1
    if value < 0:
        raise out_of_bounds("brushes", value)
    s.player_brushes[landscape_place] = value
    # work.yaml:197
    value = s.player_arrows_used[me] + 1
    if value > 5:
        raise out_of_bounds("arrows_used", value)
    s.player_arrows_used[me] = value
    # work.yaml:198
    s.moved = 1
    # work.yaml:199
    s.source_4 = landscape
    return bring_brushes_after_one_of


def check_diplomas_written(s: State) -> Step:
    """Ověření možnosti získat diplomy (Check for diplomas).

    s11.1 s15.3.1 diplomas.yaml:19
    """
    # diplomas.yaml:23
    s.me_2 = s.me
    s.colour_2 = s.colour
    s.after_decide_diplomas = 1
    return decide_diplomas(s)


def check_diplomas_written_after_decide_diplomas(s: State) -> Step:
    """`check_diplomas_written`: after `decide_diplomas`.

    s11.3.4 s11.1 s15.3.1 diplomas.yaml:24
    """
    me = s.me
    if check_diplomas_written_any_d_3(s, me, s.colour):
        # diplomas.yaml:25
        s.me_2 = me
        s.colour_2 = 5
        s.after_decide_diplomas = 0
        return decide_diplomas(s)
    if s.done_2:
        return study_each_p_13(s)
    # s8.16.1 s9.6.1 s10.9.3 work.yaml:14
    return leave_school_ask_any_order(s)


def decide_diplomas(s: State) -> Step:
    """Vzít diplom, nebo se ho vzdát (To take a diploma or to decline it).

    s11.1.1 s11.5.1 diplomas.yaml:31
    """
    colour = s.colour_2
    # diplomas.yaml:35
    s.decided = colour
    # diplomas.yaml:36
    if not decide_diplomas_any_d_4(s, colour, s.me_2):
        return AFTER_DECIDE_DIPLOMAS[s.after_decide_diplomas]
    # s11.1.2 diplomas.yaml:37
    return decide_diplomas_ask_one_of(s)


def decide_diplomas_ask_one_of(s: State) -> Step:
    """A player chooses: take_diploma, decline.

    s11.1.2 s11.1.1 s11.5.1 diplomas.yaml:37
    """
    me = s.me_2
    legal = legal_decide_diplomas_ask_one_of(s)
    if len(legal) > 1:
        s.pc = 8
        s.player = me
        s.legal = legal
        return None
    if legal:
        if s.trace is not None:
            s.note(8, me, legal[0])
        return decide_diplomas_take_one_of(s, legal[0])
    raise no_choice("decide_diplomas")


def legal_decide_diplomas_ask_one_of(s: State) -> Sequence[int]:
    """The legal actions of `decide_diplomas_ask_one_of`, ascending.

    s11.1.2 s11.1.1 s11.5.1 diplomas.yaml:37
    """
    me = s.me_2
    legal: list[int] = []
    # s5.10.1 s8.16.2 s11.3.1 s11.3.4 diplomas.yaml:38
    if s.game.option_diplomas == 1:
        known_answer = len(s.player_hand[me]) <= s.player_keeps[me]
        player_latest = s.player_latest[me]
        player_latest_target = s.player_latest_target[me]
        player_latest_diploma = s.player_latest_diploma[me]
        diplomas_left = s.diplomas_left
        player_declined = s.player_declined
        option_later_own_turn = s.game.option_later_own_turn
        me_times = me * 19
        for diploma in range(19):
            prize = DIPLOMA_PRIZE[diploma]
            if (
                not (option_later_own_turn == 2 and player_latest == 76)
                and diplomas_left[diploma] > 0
                and player_declined[me_times + diploma] == 0
                and not decide_diplomas_any_d_5(s, me, diploma)
                and (
                    (
                        (
                            player_latest_target == 5
                            and (player_latest_diploma == 19 or DIPLOMA_PRIZE[player_latest_diploma] == 1)
                            and prize == 1
                            and (player_latest_diploma == 19 or diploma > player_latest_diploma)
                        )
                        or (
                            player_latest_target == 5
                            and known_answer
                            and prize != 1
                            and (
                                (
                                    player_latest_target == 5
                                    and (player_latest_diploma == 19 or DIPLOMA_PRIZE[player_latest_diploma] == 1)
                                )
                                or player_latest_diploma == 19
                                or diploma > player_latest_diploma
                            )
                        )
                    )
                    and DIPLOMA_EARNED[diploma](s, diploma, me)
                )
            ):
                legal.append(diploma)
    else:
        player_latest = s.player_latest[me]
        diplomas_left = s.diplomas_left
        player_declined = s.player_declined
        option_later_own_turn = s.game.option_later_own_turn
        me_times = me * 19
        for diploma in DIPLOMA_BY_COLOUR[s.decided]:
            if (
                not (option_later_own_turn == 2 and player_latest == 76)
                and diplomas_left[diploma] > 0
                and player_declined[me_times + diploma] == 0
                and not decide_diplomas_any_d_5(s, me, diploma)
                and DIPLOMA_EARNED[diploma](s, diploma, me)
            ):
                legal.append(diploma)
    # diplomas.yaml:37
    legal.append(19)
    return legal


def decide_diplomas_take_one_of(s: State, action: int) -> Step:
    """What is chosen in `decide_diplomas_ask_one_of`.

    s11.1.2 s11.1.1 s11.5.1 diplomas.yaml:37
    """
    colour = s.colour_2
    me = s.me_2
    if action < 19:
        # s5.10.1 s8.16.2 s11.3.1 s11.3.4 diplomas.yaml:38
        diploma = action
        take_diploma(s, me, diploma)
        if not decide_diplomas_any_d_4(s, colour, me):
            return AFTER_DECIDE_DIPLOMAS[s.after_decide_diplomas]
        # diplomas.yaml:37
        return decide_diplomas_ask_one_of
    diplomas_left = s.diplomas_left
    player_declined = s.player_declined
    # diplomas.yaml:40
    for d in [
        d
        for d in DIPLOMA_BY_COLOUR[colour]
        if diplomas_left[d] > 0
        and player_declined[me * 19 + d] == 0
        and not decide_diplomas_any_d_2_2(s, me, d)
        and DIPLOMA_EARNED[d](s, d, me)
    ]:
        # s11.5.2 diplomas.yaml:41
        player_declined[me * 19 + d] = 1
    if not decide_diplomas_any_d_4(s, colour, me):
        return AFTER_DECIDE_DIPLOMAS[s.after_decide_diplomas]
    # diplomas.yaml:37
    return decide_diplomas_ask_one_of


AFTER_DECIDE_DIPLOMAS: tuple[Step, ...] = (
    leave_school_while,
    check_diplomas_written_after_decide_diplomas,
)
