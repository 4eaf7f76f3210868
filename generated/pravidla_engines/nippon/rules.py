"""Rules: plain functions, and blocks between which play waits.

Generated from the rule spec of nippon; do not edit.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import compress

from pravidla_runtime.chance import draw_kind, draw_kinds, draw_piece, only_kind, weighted_kinds, weighted_pieces
from pravidla_runtime.errors import Fault
from pravidla_runtime.figures import figure, full, lacking, no_choice, nothing_to_pick, out_of_bounds, unpaid
from pravidla_runtime.sets import NO_ROWS, THOUSAND, added, average, kinds, pieces, pieces_among, ranked, row_forgotten
from pravidla_runtime.state import CHANCE, OVER, TERMINAL

from .state import State, Step
from .tables import (
    CHEAP_PRICE,
    CHEAP_STEP_PRICE,
    COAL_TRACK_COAL,
    COAL_TRACK_STARS,
    CONTRACT_ONES,
    CONTRACT_ONES_TWOS_THREES,
    CONTRACT_STEPS,
    CONTRACT_THREES,
    CONTRACT_TWOS,
    CONTRACT_TWOS_THREES,
    CONTRACT_VP,
    CONTRACT_YEN,
    CUBES_3_BY_KEY,
    FACTORY_GOOD,
    FACTORY_GOOD_KNOWLEDGE,
    GOOD_LEVEL,
    IMPROVEMENT_PRICE,
    INFLUENCE_VALUE,
    KNOWLEDGE_PRICE,
    KNOWLEDGE_TRACK_LEVEL,
    KNOWLEDGE_TRACK_STARS,
    LINE_BY_NUMBER,
    MINES_PRICE,
    MONEY_TRACK_YEN,
    NONE_OF_12,
    R_18_BY_REWARD_LEVEL,
    REGION_POINTS,
    REGION_REGION_BONUS,
    REWARD_REWARD_BONUS,
    REWARD_REWARD_LEVEL_FACTOR,
    ROW_STARS,
    ROW_SYMBOLS,
    SCORING_TRACK_GOLD,
    SCORING_TRACK_SCORING,
    SHIP_PRICE,
    SPACE_BY_CITY,
    SPACE_BY_REGION,
    SPACE_CITY,
    SPACE_SIDE_NUMBER,
    START_POINTS,
    TOKEN_VALUE,
    TRAIN_PRICE,
)
from .values import (
    can_run,
    can_supply,
    coal_needed,
    contenders,
    foreign_influence,
    good_at,
    goods_with,
    has_token,
    influence_of,
    is_full,
    lowest_in,
    output,
    ships_count,
    tokens_in,
    value_to_beat,
)


def use_stock(s: State, me: int, good: int) -> None:
    """Stroje ze zásoby (Machines from the store).

    s7.6 actions.yaml:35
    """
    player_stock_machines = s.player_stock_machines
    player_machine = s.player_machine
    # actions.yaml:39
    for _ in range(2):
        # actions.yaml:40
        if player_stock_machines[me] > 0:
            # actions.yaml:41
            value = player_stock_machines[me] - 1
            if value < 0:
                raise out_of_bounds("stock_machines", value)
            player_stock_machines[me] = value
            # actions.yaml:42
            good_place = me * 6 + good
            value = player_machine[good_place] + 1
            if value > 2:
                raise out_of_bounds("machine", value)
            player_machine[good_place] = value


def run_factory(s: State, me: int, good: int) -> None:
    """Spuštění továrny (Running a factory).

    s7.10 s7.11 s7.12 s7.13 actions.yaml:112
    """
    # actions.yaml:116
    amount = coal_needed(s, me, good)
    if amount > s.player_coal[me]:
        raise unpaid("coal")
    s.player_coal[me] -= amount
    # actions.yaml:118
    good_place = me * 6 + good
    value = smaller if (smaller := s.player_stored[good_place] + output(s, me, good)) < 4 else 4
    if value < 0:
        raise out_of_bounds("stored", value)
    s.player_stored[good_place] = value
    s.kept_goods_with = row_forgotten(s.kept_goods_with, me, 3)
    s.kept_can_supply = row_forgotten(s.kept_can_supply, me, 4)


def place_train(s: State, me: int, region: int) -> None:
    """Vlak na plán (A train onto the board).

    s8.9 s8.11 s8.14 actions.yaml:215
    """
    player_trains_left = s.player_trains_left
    # actions.yaml:219
    earlier = ROW_SYMBOLS[6 - player_trains_left[me]] + ROW_SYMBOLS[6 - s.player_ships_left[me]]
    # actions.yaml:220
    value = player_trains_left[me] - 1
    if value < 0:
        raise out_of_bounds("trains_left", value)
    player_trains_left[me] = value
    # actions.yaml:221
    region_place = me * 4 + region
    value = s.player_trains[region_place] + 1
    if value > 6:
        raise out_of_bounds("trains", value)
    s.player_trains[region_place] = value
    # actions.yaml:222
    value = s.region_taken[region] + 1
    if value > 8:
        raise out_of_bounds("taken", value)
    s.region_taken[region] = value
    # actions.yaml:223
    value = s.player_train_value[region_place] + s.player_train_side[me]
    if value > 18:
        raise out_of_bounds("train_value", value)
    s.player_train_value[region_place] = value
    s.kept_influence_of = row_forgotten(s.kept_influence_of, me, 4)
    player_money = s.player_money
    # actions.yaml:224
    for _ in range(
        (2 if s.player_plant[me * 6] == 2 else 1)
        * (ROW_SYMBOLS[6 - player_trains_left[me]] + ROW_SYMBOLS[6 - s.player_ships_left[me]] - earlier)
    ):
        if player_money[me] < 12:
            value = player_money[me] + 1
            if value > 12:
                raise out_of_bounds("money", value)
            player_money[me] = value


def place_ship(s: State, me: int, region: int) -> None:
    """Loď na plán (A ship onto the board).

    s8.9 s8.12 s8.14 actions.yaml:256
    """
    player_ships_left = s.player_ships_left
    # actions.yaml:260
    earlier = ROW_SYMBOLS[6 - s.player_trains_left[me]] + ROW_SYMBOLS[6 - player_ships_left[me]]
    # actions.yaml:261
    value = player_ships_left[me] - 1
    if value < 0:
        raise out_of_bounds("ships_left", value)
    player_ships_left[me] = value
    # actions.yaml:262
    region_place = me * 4 + region
    value = s.player_ships[region_place] + 1
    if value > 6:
        raise out_of_bounds("ships", value)
    s.player_ships[region_place] = value
    # actions.yaml:263
    value = s.region_taken[region] + 1
    if value > 8:
        raise out_of_bounds("taken", value)
    s.region_taken[region] = value
    # actions.yaml:264
    value = s.player_ship_value[region_place] + s.player_ship_side[me]
    if value > 18:
        raise out_of_bounds("ship_value", value)
    s.player_ship_value[region_place] = value
    player_money = s.player_money
    # actions.yaml:265
    for _ in range(
        (2 if s.player_plant[me * 6] == 2 else 1)
        * (ROW_SYMBOLS[6 - s.player_trains_left[me]] + ROW_SYMBOLS[6 - player_ships_left[me]] - earlier)
    ):
        if player_money[me] < 12:
            value = player_money[me] + 1
            if value > 12:
                raise out_of_bounds("money", value)
            player_money[me] = value


def give_back(s: State, space_: int) -> None:
    """Žeton se vrací majiteli (A token returns to its owner).

    s10.11 s10.14 actions.yaml:417
    """
    # actions.yaml:421
    owner = s.space_holder[space_]
    space_token = s.space_token
    # actions.yaml:422
    piece = space_token[space_]
    if space_token[space_] != piece:
        raise lacking("space_token")
    space_token[space_] = 7
    s.player_tokens[owner * 7 + piece] += 1
    s.kept_can_supply = [-1] * 16
    s.kept_influence_of = [-1] * 16
    s.kept_lowest_in = [-1] * 8
    s.kept_value_to_beat = [-1] * 32
    # actions.yaml:423
    s.space_holder[space_] = 4
    s.kept_influence_of = [-1] * 16
    s.kept_foreign_influence = [-1] * 4
    s.kept_has_token = [-1] * 16
    s.kept_lowest_in = [-1] * 8
    s.kept_is_full = [-1] * 8
    s.kept_value_to_beat = [-1] * 32
    s.kept_can_supply = [-1] * 16


def budget(s: State, me: int) -> None:
    """Rozpočet (Budget).

    s11.5 consolidation.yaml:11
    """
    # consolidation.yaml:15
    s.player_yen[me] = MONEY_TRACK_YEN[s.player_money[me]] + (3000 if s.player_plant[me * 6] == 0 else 0)
    # consolidation.yaml:16
    s.player_coal[me] = COAL_TRACK_COAL[s.player_mines[me]] + (
        smaller if (smaller := s.player_coal[me]) < (other := 1 if s.player_plant[me * 6] == 1 else 0) else other
    )


def pay_workers(s: State, p: int) -> None:
    """Mzdy (Pay).

    s4.17 s11.13 s13.5 consolidation.yaml:68
    """
    player_yen = s.player_yen
    player_vp = s.player_vp
    # consolidation.yaml:72
    for _ in compress(THOUSAND, s.player_workers[p * 6 : p * 6 + 6]):
        # consolidation.yaml:73
        if player_yen[p] >= 3000:
            # consolidation.yaml:74
            amount = 3000
            if amount > player_yen[p]:
                raise unpaid("yen")
            player_yen[p] -= amount
        else:
            # consolidation.yaml:76
            value = player_vp[p] - 2
            if value < -300:
                value = -300
            player_vp[p] = value


def score_regions(s: State, scoring: int) -> None:
    """Bodování regionů (Scoring of the regions).

    s12.2 s12.3 scoring.yaml:4
    """
    # scoring.yaml:8
    for r in range(4):
        # scoring.yaml:9
        for p, places in ranked(
            [
                (p, (-(kept if (kept := s.kept_influence_of[p * 4 + r]) >= 0 else influence_of(s, p, r)),))
                for p in sorted(contenders(s, r), key=lambda p: -influence_of(s, p, r))
            ],
            -(kept if (kept := s.kept_foreign_influence[r]) >= 0 else foreign_influence(s, r)),
        ):
            # scoring.yaml:10
            value = s.player_vp[p] + average([REGION_POINTS[scoring - 1][n - 1] for n in places], False)
            if value > 3000:
                value = 3000
            s.player_vp[p] = value
            # s12.6 scoring.yaml:11
            if ships_count(s, places[0], places[-1]):
                # scoring.yaml:12
                value = s.player_vp[p] + s.player_ship_value[p * 4 + r]
                if value > 3000:
                    value = 3000
                s.player_vp[p] = value


def final_scoring(s: State) -> None:
    """Závěrečné bodování (Final scoring).

    s5.10 s12.10 s13.3 s13.5 s13.7 scoring.yaml:44
    """
    player_yen = s.player_yen
    player_money = s.player_money
    player_plant = s.player_plant
    option_more_yen_at_the_end = s.game.option_more_yen_at_the_end
    # scoring.yaml:48
    for p in s.game.seats:
        # scoring.yaml:49
        player_yen[p] = MONEY_TRACK_YEN[player_money[p]] + (
            3000 if option_more_yen_at_the_end == 1 and player_plant[p * 6] == 0 else 0
        )
        # scoring.yaml:50
        pay_workers(s, p)
        # scoring.yaml:51
        for a in range(9):
            # scoring.yaml:52
            ACHIEVEMENT_SCORED[a](s, a, p)


def fill_sack(s: State) -> None:
    """Dělníci do pytlíku (Workers into the bag).

    s3.14 s3.17 setup.yaml:136
    """
    value_workers_removed = s.game.value_workers_removed
    # setup.yaml:141
    number = value_workers_removed
    sack = s.sack
    if number > sack[0]:
        raise lacking("sack")
    sack[0] -= number
    box_worker = s.box_worker
    box_worker[0] += number
    number = value_workers_removed
    if number > sack[1]:
        raise lacking("sack")
    sack[1] -= number
    box_worker[1] += number
    number = value_workers_removed
    if number > sack[2]:
        raise lacking("sack")
    sack[2] -= number
    box_worker[2] += number
    number = value_workers_removed
    if number > sack[3]:
        raise lacking("sack")
    sack[3] -= number
    box_worker[3] += number
    number = value_workers_removed
    if number > sack[4]:
        raise lacking("sack")
    sack[4] -= number
    box_worker[4] += number
    number = value_workers_removed
    if number > sack[5]:
        raise lacking("sack")
    sack[5] -= number
    box_worker[5] += number


def finish(s: State) -> None:
    """Konec hry (End of the game).

    s5.8 s5.10 s12.10 turn.yaml:12
    """
    # turn.yaml:16
    score_regions(s, 3)
    # turn.yaml:17
    final_scoring(s)


def move_marker(s: State) -> None:
    """Posun bodovací značky (Moving the scoring marker).

    s5.7 s5.8 s12.2 turn.yaml:139
    """
    # turn.yaml:143
    for _ in range(1):
        if s.scoring_marker < 7:
            value = s.scoring_marker + 1
            if value > 7:
                raise out_of_bounds("scoring_marker", value)
            s.scoring_marker = value
    # turn.yaml:144
    if SCORING_TRACK_SCORING[s.scoring_marker] > 0:
        # turn.yaml:145
        score_regions(s, SCORING_TRACK_SCORING[s.scoring_marker])
    # turn.yaml:146
    if SCORING_TRACK_GOLD[s.scoring_marker]:
        # turn.yaml:148
        s.last_turns_left = 3 * s.game.players


def count_last_turn(s: State, me: int) -> None:
    """Poslední tahy (The last turns).

    s5.8 turn.yaml:150
    """
    # turn.yaml:154
    value = s.last_turns_left - 1
    if value < 0:
        raise out_of_bounds("last_turns_left", value)
    s.last_turns_left = value
    # turn.yaml:155
    value = 3 * s.game.players - s.last_turns_left
    if value < 0:
        raise out_of_bounds("last_turn", value)
    s.player_last_turn[me] = value
    # turn.yaml:156
    if s.last_turns_left % s.game.players == 0:
        # turn.yaml:157
        for _ in range(1):
            if s.scoring_marker < 7:
                value = s.scoring_marker + 1
                if value > 7:
                    raise out_of_bounds("scoring_marker", value)
                s.scoring_marker = value


def factory_silk_3_built(s: State, me: int, this: int) -> None:
    """`factory.silk_3.built`.

    s14.7 s14.8 components.yaml:46
    """
    player_money = s.player_money
    # components.yaml:51
    for _ in range(
        s.game.value_steps_for_the_past
        * (ROW_SYMBOLS[6 - s.player_trains_left[me]] + ROW_SYMBOLS[6 - s.player_ships_left[me]])
    ):
        if player_money[me] < 12:
            value = player_money[me] + 1
            if value > 12:
                raise out_of_bounds("money", value)
            player_money[me] = value


def factory_silk_4_built(s: State, me: int, this: int) -> None:
    """`factory.silk_4.built`.

    s14.8 components.yaml:52
    """
    # components.yaml:57
    value = s.player_yen[me] + 6000
    if value > 200000:
        value = 200000
    s.player_yen[me] = value


def factory_paper_3_built(s: State, me: int, this: int) -> None:
    """`factory.paper_3.built`.

    s14.8 components.yaml:60
    """
    player_knowledge = s.player_knowledge
    # components.yaml:65
    for _ in range(2):
        if player_knowledge[me] < 8:
            value = player_knowledge[me] + 1
            if value > 8:
                raise out_of_bounds("knowledge", value)
            player_knowledge[me] = value


def factory_paper_4_built(s: State, me: int, this: int) -> None:
    """`factory.paper_4.built`.

    s14.8 components.yaml:66
    """
    # components.yaml:71
    value = s.player_blueprints[me] + 2
    if value > 2000:
        value = 2000
    s.player_blueprints[me] = value


def factory_bento_4_built(s: State, me: int, this: int) -> None:
    """`factory.bento_4.built`.

    s14.15 components.yaml:75
    """
    player_mines = s.player_mines
    # components.yaml:80
    for _ in range(2):
        if player_mines[me] < 12:
            value = player_mines[me] + 1
            if value > 12:
                raise out_of_bounds("mines", value)
            player_mines[me] = value


def factory_lenses_2_built(s: State, me: int, this: int) -> None:
    """`factory.lenses_2.built`.

    s14.10 components.yaml:82
    """
    # components.yaml:87
    s.player_ship_side[me] = 3


def factory_clocks_2_built(s: State, me: int, this: int) -> None:
    """`factory.clocks_2.built`.

    s14.13 components.yaml:96
    """
    # components.yaml:101
    s.player_train_side[me] = 3


def reward_bonus_bonus_blueprints_gained(s: State, me: int, this: int) -> None:
    """`reward_bonus.bonus_blueprints.gained`.

    s3.18 s11.9 components.yaml:160
    """
    # components.yaml:163
    value = s.player_blueprints[me] + 2
    if value > 2000:
        value = 2000
    s.player_blueprints[me] = value


def reward_bonus_bonus_coal_gained(s: State, me: int, this: int) -> None:
    """`reward_bonus.bonus_coal.gained`.

    s3.18 s11.9 components.yaml:164
    """
    # components.yaml:167
    value = s.player_coal[me] + 2
    if value > 60:
        value = 60
    s.player_coal[me] = value


def reward_bonus_bonus_yen_gained(s: State, me: int, this: int) -> None:
    """`reward_bonus.bonus_yen.gained`.

    s3.18 s11.9 components.yaml:168
    """
    # components.yaml:171
    value = s.player_yen[me] + 3000
    if value > 200000:
        value = 200000
    s.player_yen[me] = value


def region_bonus_region_gives_yen_gained(s: State, me: int, this: int) -> None:
    """`region_bonus.region_gives_yen.gained`.

    s10.3 map.yaml:31
    """
    # map.yaml:34
    value = s.player_yen[me] + 3000
    if value > 200000:
        value = 200000
    s.player_yen[me] = value


def region_bonus_region_gives_coal_gained(s: State, me: int, this: int) -> None:
    """`region_bonus.region_gives_coal.gained`.

    s10.3 map.yaml:35
    """
    # map.yaml:38
    value = s.player_coal[me] + 2
    if value > 60:
        value = 60
    s.player_coal[me] = value


def region_bonus_region_gives_blueprints_gained(s: State, me: int, this: int) -> None:
    """`region_bonus.region_gives_blueprints.gained`.

    s10.3 map.yaml:39
    """
    # map.yaml:42
    value = s.player_blueprints[me] + 2
    if value > 2000:
        value = 2000
    s.player_blueprints[me] = value


def region_bonus_region_gives_points_gained(s: State, me: int, this: int) -> None:
    """`region_bonus.region_gives_points.gained`.

    s10.3 map.yaml:43
    """
    # map.yaml:46
    value = s.player_vp[me] + 2
    if value > 3000:
        value = 3000
    s.player_vp[me] = value


def achievement_contracts_done_scored(s: State, this: int, p: int) -> None:
    """`achievement.contracts_done.scored`.

    s13.9 scoring.yaml:77
    """
    # scoring.yaml:81
    value = s.player_vp[p] + (s.player_factor[p * 9] if s.player_factor[p * 9] > 0 else 0) * (
        (8 - sum(s.player_contracts_left[p * 8 : p * 8 + 8])) // 2
    )
    if value > 3000:
        value = 3000
    if value < -300:
        value = -300
    s.player_vp[p] = value


def achievement_yen_left_scored(s: State, this: int, p: int) -> None:
    """`achievement.yen_left.scored`.

    s13.9 s13.11 scoring.yaml:83
    """
    # scoring.yaml:88
    value = s.player_vp[p] + (s.player_factor[p * 9 + 1] if s.player_factor[p * 9 + 1] > 0 else 1) * (
        s.player_yen[p] // 6000
    )
    if value > 3000:
        value = 3000
    s.player_vp[p] = value


def achievement_knowledge_stars_scored(s: State, this: int, p: int) -> None:
    """`achievement.knowledge_stars.scored`.

    s13.11 s13.12 scoring.yaml:90
    """
    # scoring.yaml:95
    value = s.player_vp[p] + (s.player_factor[p * 9 + 2] if s.player_factor[p * 9 + 2] > 0 else 1) * (
        KNOWLEDGE_TRACK_STARS[s.player_knowledge[p]] + (1 if s.player_plant[p * 6 + 1] == 5 else 0)
    )
    if value > 3000:
        value = 3000
    s.player_vp[p] = value


def achievement_ship_stars_scored(s: State, this: int, p: int) -> None:
    """`achievement.ship_stars.scored`.

    s13.12 s13.14 scoring.yaml:96
    """
    # scoring.yaml:100
    value = (
        s.player_vp[p]
        + (s.player_factor[p * 9 + 3] if s.player_factor[p * 9 + 3] > 0 else 0) * ROW_STARS[6 - s.player_ships_left[p]]
    )
    if value > 3000:
        value = 3000
    s.player_vp[p] = value


def achievement_coal_stars_scored(s: State, this: int, p: int) -> None:
    """`achievement.coal_stars.scored`.

    s13.14 s13.15 scoring.yaml:101
    """
    # scoring.yaml:105
    value = s.player_vp[p] + (s.player_factor[p * 9 + 4] if s.player_factor[p * 9 + 4] > 0 else 0) * (
        COAL_TRACK_STARS[s.player_mines[p]] + (1 if s.player_plant[p * 6 + 2] == 9 else 0)
    )
    if value > 3000:
        value = 3000
    s.player_vp[p] = value


def achievement_train_stars_scored(s: State, this: int, p: int) -> None:
    """`achievement.train_stars.scored`.

    s13.15 s13.18 scoring.yaml:106
    """
    # scoring.yaml:110
    value = (
        s.player_vp[p]
        + (s.player_factor[p * 9 + 5] if s.player_factor[p * 9 + 5] > 0 else 0) * ROW_STARS[6 - s.player_trains_left[p]]
    )
    if value > 3000:
        value = 3000
    s.player_vp[p] = value


def achievement_high_factories_scored(s: State, this: int, p: int) -> None:
    """`achievement.high_factories.scored`.

    s13.15 s13.16 scoring.yaml:111
    """
    player_plant = s.player_plant
    # scoring.yaml:115
    p_times = p * 6
    value = s.player_vp[p] + (s.player_factor[p * 9 + 6] if s.player_factor[p * 9 + 6] > 0 else 0) * (
        (1 if player_plant[p_times + 2] != 24 else 0)
        + (1 if player_plant[p_times + 3] != 24 else 0)
        + (1 if player_plant[p_times + 4] != 24 else 0)
        + (1 if player_plant[p_times + 5] != 24 else 0)
    )
    if value > 3000:
        value = 3000
    s.player_vp[p] = value


def achievement_full_machines_scored(s: State, this: int, p: int) -> None:
    """`achievement.full_machines.scored`.

    s13.16 s13.17 scoring.yaml:116
    """
    player_machine = s.player_machine
    # scoring.yaml:120
    p_times = p * 6
    value = s.player_vp[p] + (s.player_factor[p * 9 + 7] if s.player_factor[p * 9 + 7] > 0 else 0) * (
        (1 if player_machine[p_times] == 2 else 0)
        + (1 if player_machine[p_times + 1] == 2 else 0)
        + (1 if player_machine[p_times + 2] == 2 else 0)
        + (1 if player_machine[p_times + 3] == 2 else 0)
        + (1 if player_machine[p_times + 4] == 2 else 0)
        + (1 if player_machine[p_times + 5] == 2 else 0)
    )
    if value > 3000:
        value = 3000
    s.player_vp[p] = value


def achievement_regions_held_scored(s: State, this: int, p: int) -> None:
    """`achievement.regions_held.scored`.

    s13.19 scoring.yaml:121
    """
    # scoring.yaml:125
    p_times = p * 4
    value = s.player_vp[p] + (s.player_factor[p * 9 + 8] if s.player_factor[p * 9 + 8] > 0 else 0) * (
        (1 if (kept == 1 if (kept := s.kept_has_token[p_times]) >= 0 else has_token(s, p, 0)) else 0)
        + (1 if (kept == 1 if (kept := s.kept_has_token[p_times + 1]) >= 0 else has_token(s, p, 1)) else 0)
        + (1 if (kept == 1 if (kept := s.kept_has_token[p_times + 2]) >= 0 else has_token(s, p, 2)) else 0)
        + (1 if (kept == 1 if (kept := s.kept_has_token[p_times + 3]) >= 0 else has_token(s, p, 3)) else 0)
    )
    if value > 3000:
        value = 3000
    s.player_vp[p] = value


def act_any_c_2(s: State, me: int) -> bool:
    """A question of `act`.

    actions.yaml:303
    """
    me_times_3 = me * 3
    known_goods_with_1 = kept if (kept := s.kept_goods_with[me_times_3]) >= 0 else goods_with(s, me, 1)
    if known_goods_with_1 < 1:
        return False
    known_goods_with_2 = kept if (kept := s.kept_goods_with[me_times_3 + 1]) >= 0 else goods_with(s, me, 2)
    known_goods_with_3 = kept if (kept := s.kept_goods_with[me_times_3 + 2]) >= 0 else goods_with(s, me, 3)
    player_contracts_left = s.player_contracts_left
    me_times_8 = me * 8
    for c in range(8):
        if (
            player_contracts_left[me_times_8 + c]
            and known_goods_with_1 >= CONTRACT_ONES_TWOS_THREES[c]
            and known_goods_with_2 >= CONTRACT_TWOS_THREES[c]
            and known_goods_with_3 >= CONTRACT_THREES[c]
        ):
            break
    else:
        return False
    return True


def export_any_c(s: State, me: int) -> bool:
    """A question of `export`.

    actions.yaml:308
    """
    me_times_3 = me * 3
    known_goods_with_1 = kept if (kept := s.kept_goods_with[me_times_3]) >= 0 else goods_with(s, me, 1)
    if known_goods_with_1 < 1:
        return False
    known_goods_with_2 = kept if (kept := s.kept_goods_with[me_times_3 + 1]) >= 0 else goods_with(s, me, 2)
    known_goods_with_3 = kept if (kept := s.kept_goods_with[me_times_3 + 2]) >= 0 else goods_with(s, me, 3)
    player_contracts_left = s.player_contracts_left
    me_times_8 = me * 8
    for c in range(8):
        if (
            player_contracts_left[me_times_8 + c]
            and known_goods_with_1 >= CONTRACT_ONES_TWOS_THREES[c]
            and known_goods_with_2 >= CONTRACT_TWOS_THREES[c]
            and known_goods_with_3 >= CONTRACT_THREES[c]
        ):
            break
    else:
        return False
    return True


def setup_at_once(s: State) -> None:
    """`setup` while chance resolves itself.

    s2.2 setup.yaml:100
    """
    # setup.yaml:104
    seat_players_at_once(s)
    # setup.yaml:105
    place_tiles_at_once(s)
    # setup.yaml:106
    fill_sack(s)
    # setup.yaml:107
    sort_rewards_at_once(s)
    # setup.yaml:108
    top_up_places_at_once(s)
    # setup.yaml:109
    fill_lines_at_once(s)


def refill_at_once(s: State) -> None:
    """`refill` while chance resolves itself.

    s4.19 s5.2 turn.yaml:115
    """
    # turn.yaml:119
    if s.visited != 5:
        # turn.yaml:120
        refill_place_at_once(s, s.visited)


def workforce_at_once(s: State, me: int) -> None:
    """`workforce` while chance resolves itself.

    s11.13 consolidation.yaml:61
    """
    # consolidation.yaml:65
    pay_workers(s, me)
    # consolidation.yaml:66
    s.sack[:] = added(s.sack, s.player_workers[me * 6 : me * 6 + 6])
    s.player_workers[me * 6 : me * 6 + 6] = [0] * 6
    # s5.5 consolidation.yaml:67
    complete_lines_at_once(s)


def seat_players_at_once(s: State) -> None:
    """`seat_players` while chance resolves itself.

    s2.12 setup.yaml:110
    """
    # setup.yaml:114
    found = [*s.game.seats]
    if not found:
        raise nothing_to_pick()
    p_15 = draw_piece(s, found)
    # setup.yaml:115
    s.starter = p_15
    # setup.yaml:116
    seat = 0
    player_vp = s.player_vp
    # setup.yaml:117
    for p_16 in s.game.clockwise[s.starter]:
        # setup.yaml:118
        seat = seat + 1
        # setup.yaml:119
        player_vp[p_16] = figure(START_POINTS, seat - 1)


def place_tiles_at_once(s: State) -> None:
    """`place_tiles` while chance resolves itself.

    s3.5 setup.yaml:120
    """
    tiles_left = s.tiles_left
    box_tile = s.box_tile
    space_good = s.space_good
    # setup.yaml:124
    for city in range(8):
        # setup.yaml:125
        found = pieces(s.tiles_left)
        if not found:
            raise nothing_to_pick()
        tile = draw_piece(s, found)
        # setup.yaml:126
        if not tiles_left[tile]:
            raise lacking("tiles_left")
        tiles_left[tile] -= 1
        box_tile[tile] += 1
        # setup.yaml:127
        found = [*range(4)]
        if not found:
            raise nothing_to_pick()
        turned = draw_piece(s, found)
        # setup.yaml:128
        for s_8 in SPACE_BY_CITY[city]:
            # setup.yaml:129
            space_good[s_8] = good_at(s, tile, (SPACE_SIDE_NUMBER[s_8] + turned) % 4)
            s.kept_can_supply = [-1] * 16


def sort_rewards_at_once(s: State) -> None:
    """`sort_rewards` while chance resolves itself.

    s3.18 s3.20 s3.22 setup.yaml:142
    """
    rewards_left = s.rewards_left
    box_reward = s.box_reward
    value_rewards_removed = s.game.value_rewards_removed
    # setup.yaml:146
    for l_ in (0, 1, 2, 3):
        # setup.yaml:147
        for _ in range(value_rewards_removed):
            # setup.yaml:148
            found = pieces_among(s.rewards_left, R_18_BY_REWARD_LEVEL[l_])
            if not found:
                raise nothing_to_pick()
            r = draw_piece(s, found)
            # setup.yaml:149
            if not rewards_left[r]:
                raise lacking("rewards_left")
            rewards_left[r] -= 1
            box_reward[r] += 1


def top_up_places_at_once(s: State) -> None:
    """`top_up_places` while chance resolves itself.

    s3.20 s5.3 setup.yaml:150
    """
    place_waiting = s.place_waiting
    # setup.yaml:154
    for place in range(5):
        # setup.yaml:155
        for piece in draw_kinds(s, s.sack, 3 - sum(place_waiting[place * 6 : place * 6 + 6])):
            place_waiting[place * 6 + piece] += 1


def fill_lines_at_once(s: State) -> None:
    """`fill_lines` while chance resolves itself.

    s3.20 s5.4 setup.yaml:163
    """
    line_owed = s.line_owed
    value_workers_a_line = s.game.value_workers_a_line
    # setup.yaml:167
    for line in LINE_BY_NUMBER[s.game.value_lines_used]:
        # setup.yaml:168
        line_owed[line] = value_workers_a_line
    # setup.yaml:169
    complete_lines_at_once(s)


def refill_place_at_once(s: State, place: int) -> None:
    """`refill_place` while chance resolves itself.

    s4.19 s4.20 s4.21 s5.2 turn.yaml:121
    """
    place_waiting = s.place_waiting
    # turn.yaml:125
    place_times = place * 6
    if not (
        place_waiting[place_times]
        or place_waiting[place_times + 1]
        or place_waiting[place_times + 2]
        or place_waiting[place_times + 3]
        or place_waiting[place_times + 4]
        or place_waiting[place_times + 5]
    ):
        line_queue = s.line_queue
        # turn.yaml:126
        if (
            (line_queue[0] or line_queue[1] or line_queue[2] or line_queue[3] or line_queue[4] or line_queue[5])
            or (line_queue[6] or line_queue[7] or line_queue[8] or line_queue[9] or line_queue[10] or line_queue[11])
            or (
                line_queue[12] or line_queue[13] or line_queue[14] or line_queue[15] or line_queue[16] or line_queue[17]
            )
            or (
                line_queue[18] or line_queue[19] or line_queue[20] or line_queue[21] or line_queue[22] or line_queue[23]
            )
        ):
            # turn.yaml:127
            for l_3 in (0, 1, 2, 3):
                l_times = l_3 * 6
                if (
                    line_queue[l_times]
                    or line_queue[l_times + 1]
                    or line_queue[l_times + 2]
                    or line_queue[l_times + 3]
                    or line_queue[l_times + 4]
                    or line_queue[l_times + 5]
                ):
                    line = l_3
                    break
            else:
                raise Fault("there is no first element")
            # turn.yaml:128
            for kind in range(6):
                kind_place = line * 6 + kind
                place_waiting[place_times + kind] += line_queue[kind_place]
                line_queue[kind_place] = 0
        else:
            # turn.yaml:130
            refill_all_at_once(s)


def complete_lines_at_once(s: State) -> None:
    """`complete_lines` while chance resolves itself.

    s5.5 s11.13 setup.yaml:170
    """
    line_owed = s.line_owed
    line_queue = s.line_queue
    # setup.yaml:174
    for line in [line for line in (0, 1, 2, 3) if line_owed[line] > 0]:
        # setup.yaml:175
        earlier = sum(line_queue[line * 6 : line * 6 + 6])
        # setup.yaml:176
        for piece in draw_kinds(s, s.sack, line_owed[line]):
            line_queue[line * 6 + piece] += 1
        # setup.yaml:177
        value = line_owed[line] - (sum(line_queue[line * 6 : line * 6 + 6]) - earlier)
        if not 0 <= value <= 3:
            raise out_of_bounds("owed", value)
        line_owed[line] = value


def refill_all_at_once(s: State) -> None:
    """`refill_all` while chance resolves itself.

    s5.2 s5.3 s5.4 s5.7 turn.yaml:131
    """
    # turn.yaml:135
    top_up_places_at_once(s)
    # turn.yaml:136
    fill_lines_at_once(s)
    # turn.yaml:137
    if SCORING_TRACK_GOLD[s.scoring_marker] == 0:
        # turn.yaml:138
        move_marker(s)


def main(s: State) -> Step:
    """Průběh hry (Course of the game).

    s4.7 s4.12 s5.8 turn.yaml:4
    """
    return main_chance(s)


def main_turn_done(s: State) -> Step:
    """`main`: turn done.

    s4.7 s4.12 s5.8 turn.yaml:9
    """
    me = s.me_56
    if SCORING_TRACK_GOLD[s.scoring_marker] != 0 and s.last_turns_left == 0:
        # turn.yaml:11
        finish(s)
        s.pc = OVER
        s.player = TERMINAL
        s.legal = ()
        return None
    me = s.me_56 = (me + 1) % s.game.players
    return turn(s)


def main_after_setup(s: State) -> Step:
    """`main`: after `setup`.

    s4.7 s4.12 s5.8 turn.yaml:9
    """
    s.me_56 = s.starter
    return turn(s)


def main_chance(s: State) -> Step:
    """`main`: what chance decides.

    s4.7 s4.12 s5.8 turn.yaml:8
    """
    if s.rng is not None and s.trace is None:
        setup_at_once(s)
        # turn.yaml:9
        s.me_56 = s.starter
        return turn(s)
    # turn.yaml:8
    return seat_players_pick(s)


def setup(s: State) -> Step:
    """Příprava hry (Set-up).

    s2.2 setup.yaml:100
    """
    # setup.yaml:104
    return seat_players_pick(s)


def setup_after_top_up_places(s: State) -> Step:
    """`setup`: after `top_up_places`.

    s2.2 setup.yaml:109
    """
    s.after_fill_lines = 0
    return fill_lines(s)


def turn(s: State) -> Step:
    """Tah (Turn).

    s4.7 s4.11 turn.yaml:18
    """
    s.visited = 5
    # turn.yaml:22
    s.me_27 = s.me_56
    s.after_trade_blueprints = 1
    return trade_blueprints(s)


def turn_chance(s: State) -> Step:
    """`turn`: what chance decides.

    s4.7 s4.11 turn.yaml:27
    """
    if s.rng is not None and s.trace is None:
        refill_at_once(s)
        return main_turn_done(s)
    return refill(s)


def turn_after_trade_blueprints(s: State) -> Step:
    """`turn`: after `trade_blueprints`.

    s4.7 s4.11 turn.yaml:25
    """
    if SCORING_TRACK_GOLD[s.scoring_marker]:
        # turn.yaml:26
        count_last_turn(s, s.me_56)
    return turn_chance(s)


def turn_after_act(s: State) -> Step:
    """`turn`: after `act`.

    s4.7 s4.11 turn.yaml:24
    """
    s.me_27 = s.me_56
    s.after_trade_blueprints = 0
    return trade_blueprints(s)


def seat_players(s: State) -> Step:
    """První hráč a počáteční body (First player and points at the start).

    s2.12 setup.yaml:110
    """
    # setup.yaml:114
    return seat_players_pick(s)


def seat_players_pick(s: State) -> Step:
    """`seat_players`: pick.

    s2.12 setup.yaml:114
    """
    found = [*s.game.seats]
    if not found:
        raise nothing_to_pick()
    if s.rng is None and len(set(found)) > 1:
        s.pc = 0
        s.player = CHANCE
        s.legal = [outcome for outcome, _ in weights_seat_players_pick(s)]
        return None
    outcome = draw_piece(s, found)
    if s.trace is not None:
        s.note(0, CHANCE, outcome)
    return seat_players_pick_given(s, outcome)


def weights_seat_players_pick(s: State) -> list[tuple[int, int]]:
    """What can come out at `seat_players_pick`, with weights.

    setup.yaml:114
    """
    return weighted_pieces(s.game.seats)


def seat_players_pick_given(s: State, outcome: int) -> Step:
    """What came out in `seat_players_pick`.

    s2.12 setup.yaml:114
    """
    p_15 = outcome
    # setup.yaml:115
    s.starter = p_15
    # setup.yaml:116
    seat = 0
    player_vp = s.player_vp
    # setup.yaml:117
    for p_16 in s.game.clockwise[s.starter]:
        # setup.yaml:118
        seat = seat + 1
        # setup.yaml:119
        player_vp[p_16] = figure(START_POINTS, seat - 1)
    return place_tiles(s)


def place_tiles(s: State) -> Step:
    """Žetony měst (City tiles).

    s3.5 setup.yaml:120
    """
    # setup.yaml:124
    city = s.city_5 = -1
    city = s.city_5 = city + 1
    if city == 8:
        # s2.2 setup.yaml:106
        fill_sack(s)
        # s2.2 setup.yaml:107
        return sort_rewards(s)
    # setup.yaml:125
    return place_tiles_pick(s)


def place_tiles_pick(s: State) -> Step:
    """`place_tiles`: pick.

    s3.5 setup.yaml:125
    """
    found = pieces(s.tiles_left)
    if not found:
        raise nothing_to_pick()
    if s.rng is None and len(set(found)) > 1:
        s.pc = 1
        s.player = CHANCE
        s.legal = [outcome for outcome, _ in weights_place_tiles_pick(s)]
        return None
    outcome = draw_piece(s, found)
    if s.trace is not None:
        s.note(1, CHANCE, outcome)
    return place_tiles_pick_given(s, outcome)


def weights_place_tiles_pick(s: State) -> list[tuple[int, int]]:
    """What can come out at `place_tiles_pick`, with weights.

    setup.yaml:125
    """
    return weighted_pieces(pieces(s.tiles_left))


def place_tiles_pick_given(s: State, outcome: int) -> Step:
    """What came out in `place_tiles_pick`.

    s3.5 setup.yaml:125
    """
    tile = s.tile_2 = outcome
    # setup.yaml:126
    if not s.tiles_left[tile]:
        raise lacking("tiles_left")
    s.tiles_left[tile] -= 1
    s.box_tile[tile] += 1
    # setup.yaml:127
    found = [*range(4)]
    if not found:
        raise nothing_to_pick()
    if s.rng is None and len(set(found)) > 1:
        s.pc = 2
        s.player = CHANCE
        s.legal = [outcome for outcome, _ in weights_place_tiles_pick_2(s)]
        return None
    outcome = draw_piece(s, found)
    if s.trace is not None:
        s.note(2, CHANCE, outcome)
    return place_tiles_pick_given_2(s, outcome)


def weights_place_tiles_pick_2(s: State) -> list[tuple[int, int]]:
    """What can come out at `place_tiles_pick_2`, with weights.

    setup.yaml:127
    """
    return weighted_pieces(range(4))


def place_tiles_pick_given_2(s: State, outcome: int) -> Step:
    """What came out in `place_tiles_pick_2`.

    s3.5 setup.yaml:127
    """
    city = s.city_5
    tile = s.tile_2
    turned = outcome
    space_good = s.space_good
    # setup.yaml:128
    for s_8 in SPACE_BY_CITY[city]:
        # setup.yaml:129
        space_good[s_8] = good_at(s, tile, (SPACE_SIDE_NUMBER[s_8] + turned) % 4)
        s.kept_can_supply = [-1] * 16
    city = s.city_5 = city + 1
    if city == 8:
        # s2.2 setup.yaml:106
        fill_sack(s)
        # s2.2 setup.yaml:107
        return sort_rewards(s)
    # setup.yaml:125
    return place_tiles_pick


def sort_rewards(s: State) -> Step:
    """Odměny na plán (Rewards onto the board).

    s3.18 s3.20 s3.22 setup.yaml:142
    """
    # setup.yaml:146
    s.l__left = (0, 1, 2, 3)
    return sort_rewards_each_l(s)


def sort_rewards_each_l(s: State) -> Step:
    """`sort_rewards`: each `l`.

    s3.18 s3.20 s3.22 setup.yaml:146
    """
    l__left = s.l__left
    if not l__left:
        # s2.2 setup.yaml:108
        s.after_top_up_places = 0
        return top_up_places(s)
    s.l_ = l__left[0]
    l__left = s.l__left = l__left[1:]
    # setup.yaml:147
    sort_rewards_rounds = s.sort_rewards_rounds = s.game.value_rewards_removed
    if sort_rewards_rounds <= 0:
        return sort_rewards_each_l
    sort_rewards_rounds = s.sort_rewards_rounds = sort_rewards_rounds - 1
    # setup.yaml:148
    return sort_rewards_pick(s)


def sort_rewards_pick(s: State) -> Step:
    """`sort_rewards`: pick.

    s3.18 s3.20 s3.22 setup.yaml:148
    """
    found = pieces_among(s.rewards_left, R_18_BY_REWARD_LEVEL[s.l_])
    if not found:
        raise nothing_to_pick()
    if s.rng is None and len(set(found)) > 1:
        s.pc = 3
        s.player = CHANCE
        s.legal = [outcome for outcome, _ in weights_sort_rewards_pick(s)]
        return None
    outcome = draw_piece(s, found)
    if s.trace is not None:
        s.note(3, CHANCE, outcome)
    return sort_rewards_pick_given(s, outcome)


def weights_sort_rewards_pick(s: State) -> list[tuple[int, int]]:
    """What can come out at `sort_rewards_pick`, with weights.

    setup.yaml:148
    """
    return weighted_pieces(pieces_among(s.rewards_left, R_18_BY_REWARD_LEVEL[s.l_]))


def sort_rewards_pick_given(s: State, outcome: int) -> Step:
    """What came out in `sort_rewards_pick`.

    s3.18 s3.20 s3.22 setup.yaml:148
    """
    sort_rewards_rounds = s.sort_rewards_rounds
    r = outcome
    # setup.yaml:149
    if not s.rewards_left[r]:
        raise lacking("rewards_left")
    s.rewards_left[r] -= 1
    s.box_reward[r] += 1
    if sort_rewards_rounds <= 0:
        return sort_rewards_each_l
    sort_rewards_rounds = s.sort_rewards_rounds = sort_rewards_rounds - 1
    # setup.yaml:148
    return sort_rewards_pick


def top_up_places(s: State) -> Step:
    """Doplnění akčních políček (Filling the action spaces).

    s3.20 s5.3 setup.yaml:150
    """
    # setup.yaml:154
    s.place_4 = -1
    return top_up_places_each_place_4(s)


def top_up_places_each_place_4(s: State) -> Step:
    """`top_up_places`: each `place_4`.

    s3.20 s5.3 setup.yaml:154
    """
    place = s.place_4
    place = s.place_4 = place + 1
    if place == 5:
        return AFTER_TOP_UP_PLACES[s.after_top_up_places]
    # setup.yaml:155
    s.top_up_places_draw_left = 3 - sum(s.place_waiting[place * 6 : place * 6 + 6])
    return top_up_places_draw(s)


def top_up_places_draw(s: State) -> Step:
    """`top_up_places`: draw.

    s3.20 s5.3 setup.yaml:155
    """
    if s.top_up_places_draw_left <= 0:
        return top_up_places_each_place_4
    if not any(s.sack):
        return top_up_places_each_place_4
    if s.rng is None and only_kind(s.sack) < 0:
        s.pc = 4
        s.player = CHANCE
        s.legal = [outcome for outcome, _ in weights_top_up_places_draw(s)]
        return None
    outcome = draw_kind(s, s.sack)
    if s.trace is not None:
        s.note(4, CHANCE, outcome)
    return top_up_places_draw_given(s, outcome)


def weights_top_up_places_draw(s: State) -> list[tuple[int, int]]:
    """What can come out at `top_up_places_draw`, with weights.

    setup.yaml:155
    """
    return weighted_kinds(s.sack)


def top_up_places_draw_given(s: State, outcome: int) -> Step:
    """What came out in `top_up_places_draw`.

    s3.20 s5.3 setup.yaml:155
    """
    top_up_places_draw_left = s.top_up_places_draw_left
    s.sack[outcome] -= 1
    s.place_waiting[s.place_4 * 6 + outcome] += 1
    top_up_places_draw_left = s.top_up_places_draw_left = top_up_places_draw_left - 1
    return top_up_places_draw


def fill_lines(s: State) -> Step:
    """Doplnění řad dělníků (Filling the rows of workers).

    s3.20 s5.4 setup.yaml:163
    """
    line_owed = s.line_owed
    value_workers_a_line = s.game.value_workers_a_line
    # setup.yaml:167
    for line in LINE_BY_NUMBER[s.game.value_lines_used]:
        # setup.yaml:168
        line_owed[line] = value_workers_a_line
    # setup.yaml:169
    s.after_complete_lines = 0
    return complete_lines(s)


def fill_lines_end(s: State) -> Step:
    """`fill_lines`: end.

    s3.20 s5.4 setup.yaml:163
    """
    return AFTER_FILL_LINES[s.after_fill_lines]


def trade_blueprints(s: State) -> Step:
    """Výkresy za úroveň (Blueprints for a level).

    s4.11 turn.yaml:43
    """
    me = s.me_27
    # turn.yaml:54
    s.rounds_4 = 0
    going_on = s.going_on_11 = 1
    if not (
        going_on != 0
        and s.player_blueprints[me] >= 3
        and (s.player_money[me] < 12 or s.player_mines[me] < 12 or s.player_knowledge[me] < 8)
    ):
        return AFTER_TRADE_BLUEPRINTS[s.after_trade_blueprints]
    # turn.yaml:55
    return trade_blueprints_ask_one_of(s)


def trade_blueprints_after_one_of(s: State) -> Step:
    """`trade_blueprints`: after `one_of`.

    s4.11 turn.yaml:54
    """
    going_on = s.going_on_11
    me = s.me_27
    rounds = s.rounds_4
    if going_on:
        rounds = s.rounds_4 = rounds + 1
    if not (
        going_on != 0
        and s.player_blueprints[me] >= 3
        and (s.player_money[me] < 12 or s.player_mines[me] < 12 or s.player_knowledge[me] < 8)
    ):
        return AFTER_TRADE_BLUEPRINTS[s.after_trade_blueprints]
    # turn.yaml:55
    return trade_blueprints_ask_one_of(s)


def trade_blueprints_ask_one_of(s: State) -> Step:
    """A player chooses: raise_money, raise_mines, raise_knowledge, stop.

    s4.11 turn.yaml:55
    """
    me = s.me_27
    legal = legal_trade_blueprints_ask_one_of(s)
    if len(legal) > 1:
        s.pc = 5
        s.player = me
        s.legal = legal
        return None
    if legal:
        if s.trace is not None:
            s.note(5, me, legal[0])
        return trade_blueprints_take_one_of(s, legal[0])
    raise no_choice("trade_blueprints")


def legal_trade_blueprints_ask_one_of(s: State) -> Sequence[int]:
    """The legal actions of `trade_blueprints_ask_one_of`, ascending.

    s4.11 turn.yaml:55
    """
    me = s.me_27
    legal: list[int] = []
    # turn.yaml:54
    if s.rounds_4 >= 0:
        legal.append(6)
    if s.player_blueprints[me] >= 3:
        # turn.yaml:56
        if s.player_money[me] < 12:
            legal.append(790)
        # turn.yaml:66
        if s.player_mines[me] < 12:
            legal.append(791)
        # turn.yaml:76
        if s.player_knowledge[me] < 8:
            legal.append(792)
    return legal


def trade_blueprints_take_one_of(s: State, action: int) -> Step:
    """What is chosen in `trade_blueprints_ask_one_of`.

    s4.11 turn.yaml:55
    """
    me = s.me_27
    player_blueprints = s.player_blueprints
    if action < 7:
        # turn.yaml:54
        s.going_on_11 = 0
        return trade_blueprints_after_one_of
    elif action < 791:
        # turn.yaml:63
        value = player_blueprints[me] - 3
        if value < 0:
            raise out_of_bounds("blueprints", value)
        player_blueprints[me] = value
        player_money = s.player_money
        # turn.yaml:65
        for _ in range(1):
            if player_money[me] < 12:
                value = player_money[me] + 1
                if value > 12:
                    raise out_of_bounds("money", value)
                player_money[me] = value
        return trade_blueprints_after_one_of
    elif action < 792:
        # turn.yaml:73
        value = player_blueprints[me] - 3
        if value < 0:
            raise out_of_bounds("blueprints", value)
        player_blueprints[me] = value
        player_mines = s.player_mines
        # turn.yaml:75
        for _ in range(1):
            if player_mines[me] < 12:
                value = player_mines[me] + 1
                if value > 12:
                    raise out_of_bounds("mines", value)
                player_mines[me] = value
        return trade_blueprints_after_one_of
    # turn.yaml:83
    value = player_blueprints[me] - 3
    if value < 0:
        raise out_of_bounds("blueprints", value)
    player_blueprints[me] = value
    player_knowledge = s.player_knowledge
    # turn.yaml:85
    for _ in range(1):
        if player_knowledge[me] < 8:
            value = player_knowledge[me] + 1
            if value > 8:
                raise out_of_bounds("knowledge", value)
            player_knowledge[me] = value
    return trade_blueprints_after_one_of


def act(s: State) -> Step:
    """Akce nebo konsolidace (An action or a consolidation).

    s4.8 s4.9 s4.10 s4.11 s4.14 turn.yaml:28
    """
    # turn.yaml:32
    return act_ask_one_of(s)


def act_ask_one_of(s: State) -> Step:
    """A player chooses: study, produce, export, invest, dig, build_ships, install, build_trains, supply_region,
    consolidate.

    s4.8 s4.9 s4.10 s4.11 s4.14 turn.yaml:32
    """
    me = s.me_56
    legal = legal_act_ask_one_of(s)
    if len(legal) > 1:
        s.pc = 6
        s.player = me
        s.legal = legal
        return None
    if legal:
        if s.trace is not None:
            s.note(6, me, legal[0])
        return act_take_one_of(s, legal[0])
    raise no_choice("act")


def legal_act_ask_one_of(s: State) -> Sequence[int]:
    """The legal actions of `act_ask_one_of`, ascending.

    s4.8 s4.9 s4.10 s4.11 s4.14 turn.yaml:32
    """
    me = s.me_56
    legal: list[int] = []
    me_times_6 = me * 6
    if sum(s.player_workers[me * 6 : me_times_6 + 6]) < 6:
        place_waiting = s.place_waiting
        player_stored = s.player_stored
        if (
            place_waiting[0]
            or place_waiting[1]
            or place_waiting[2]
            or place_waiting[3]
            or place_waiting[4]
            or place_waiting[5]
        ):
            player_knowledge = s.player_knowledge[me]
            player_yen = s.player_yen[me]
            player_plant = s.player_plant
            player_plant_1 = player_plant[me_times_6 + 1]
            # s8.4 turn.yaml:33
            if player_knowledge <= 7 and (player_yen >= (0 if player_plant_1 == 5 else 1000)):
                legal.append(744)
            if player_knowledge <= 6 and (player_yen >= (1000 if player_plant_1 == 5 else 3000)):
                legal.append(745)
            if player_knowledge <= 5 and (player_yen >= (3000 if player_plant_1 == 5 else 6000)):
                legal.append(746)
            player_coal = s.player_coal[me]
            # s7.9 turn.yaml:34
            if (
                (player_plant[me_times_6] != 24 and player_coal >= 2 and player_stored[me_times_6] < 4)
                or (player_plant_1 != 24 and player_coal >= 2 and player_stored[me_times_6 + 1] < 4)
                or (
                    player_plant[me_times_6 + 2] != 24
                    and player_coal >= (2 if player_plant[me_times_6 + 2] == 8 else 3)
                    and player_stored[me_times_6 + 2] < 4
                )
                or (
                    player_plant[me_times_6 + 3] != 24
                    and player_coal >= (2 if player_plant[me_times_6 + 3] == 12 else 3)
                    and player_stored[me_times_6 + 3] < 4
                )
                or (
                    player_plant[me_times_6 + 4] != 24
                    and player_coal >= (3 if player_plant[me_times_6 + 4] == 16 else 4)
                    and player_stored[me_times_6 + 4] < 4
                )
                or (
                    player_plant[me_times_6 + 5] != 24
                    and player_coal >= (3 if player_plant[me_times_6 + 5] == 20 else 4)
                    and player_stored[me_times_6 + 5] < 4
                )
            ):
                legal.append(747)
        if (
            place_waiting[6]
            or place_waiting[7]
            or place_waiting[8]
            or place_waiting[9]
            or place_waiting[10]
            or place_waiting[11]
        ):
            # s9.2 turn.yaml:35
            if act_any_c_2(s, me):
                legal.append(748)
            # s6.2 s6.5 s6.19 turn.yaml:36
            if s.player_yen[me] >= 6000:
                known_number = KNOWLEDGE_TRACK_LEVEL[s.player_knowledge[me]]
                player_blueprints = s.player_blueprints[me]
                player_plant = s.player_plant
                for f in kinds(s.factories_left):
                    if (
                        player_plant[me_times_6 + FACTORY_GOOD[f]] == 24
                        and player_blueprints >= FACTORY_GOOD_KNOWLEDGE[f] - known_number
                    ):
                        legal.append(f + 749)
        region_taken = s.region_taken
        value_spaces_a_region = s.game.value_spaces_a_region
        known_number_2 = (
            (1 if value_spaces_a_region > region_taken[0] else 0)
            + (1 if value_spaces_a_region > region_taken[1] else 0)
            + (1 if value_spaces_a_region > region_taken[2] else 0)
            + (1 if value_spaces_a_region > region_taken[3] else 0)
        )
        if (
            place_waiting[12]
            or place_waiting[13]
            or place_waiting[14]
            or place_waiting[15]
            or place_waiting[16]
            or place_waiting[17]
        ):
            player_yen = s.player_yen[me]
            player_plant_2 = s.player_plant[me_times_6 + 2]
            player_mines = s.player_mines[me]
            # s8.4 turn.yaml:37
            if player_mines <= 11 and (player_yen >= (0 if player_plant_2 == 9 else 1000)):
                legal.append(773)
            if player_mines <= 10 and (player_yen >= (1000 if player_plant_2 == 9 else 3000)):
                legal.append(774)
            if player_mines <= 9 and (player_yen >= (3000 if player_plant_2 == 9 else 6000)):
                legal.append(775)
            player_plant_3 = s.player_plant[me_times_6 + 3]
            player_ships_left = s.player_ships_left[me]
            # s8.8 s8.9 s8.10 turn.yaml:38
            if player_ships_left >= 1 and (
                player_yen >= (2000 if player_plant_3 == 15 else 5000) and known_number_2 >= 1
            ):
                legal.append(776)
            if player_ships_left >= 2 and (
                player_yen >= (5000 if player_plant_3 == 15 else 10000) and known_number_2 >= 2
            ):
                legal.append(777)
            if player_ships_left >= 3 and (
                player_yen >= (9000 if player_plant_3 == 15 else 15000) and known_number_2 >= 3
            ):
                legal.append(778)
        if (
            place_waiting[18]
            or place_waiting[19]
            or place_waiting[20]
            or place_waiting[21]
            or place_waiting[22]
            or place_waiting[23]
        ):
            player_yen = s.player_yen[me]
            player_plant_5 = s.player_plant[me_times_6 + 5]
            # s7.2 turn.yaml:39
            if player_yen >= (2000 if player_plant_5 == 23 else 5000):
                legal.append(779)
            if player_yen >= (5000 if player_plant_5 == 23 else 10000):
                legal.append(780)
            if player_yen >= (9000 if player_plant_5 == 23 else 15000):
                legal.append(781)
            player_plant_4 = s.player_plant[me_times_6 + 4]
            player_trains_left = s.player_trains_left[me]
            # s8.8 s8.9 s8.10 turn.yaml:40
            if player_trains_left >= 1 and (
                player_yen >= (2000 if player_plant_4 == 19 else 5000) and known_number_2 >= 1
            ):
                legal.append(782)
            if player_trains_left >= 2 and (
                player_yen >= (5000 if player_plant_4 == 19 else 10000) and known_number_2 >= 2
            ):
                legal.append(783)
            if player_trains_left >= 3 and (
                player_yen >= (9000 if player_plant_4 == 19 else 15000) and known_number_2 >= 3
            ):
                legal.append(784)
        # s10.2 s10.4 turn.yaml:41
        if (
            place_waiting[24]
            or place_waiting[25]
            or place_waiting[26]
            or place_waiting[27]
            or place_waiting[28]
            or place_waiting[29]
        ) and (
            player_stored[me_times_6]
            or player_stored[me_times_6 + 1]
            or player_stored[me_times_6 + 2]
            or player_stored[me_times_6 + 3]
            or player_stored[me_times_6 + 4]
            or player_stored[me_times_6 + 5]
        ):
            me_times_4 = me * 4
            if kept == 1 if (kept := s.kept_can_supply[me_times_4]) >= 0 else can_supply(s, me, 0):
                legal.append(785)
            if kept == 1 if (kept := s.kept_can_supply[me_times_4 + 1]) >= 0 else can_supply(s, me, 1):
                legal.append(786)
            if kept == 1 if (kept := s.kept_can_supply[me_times_4 + 2]) >= 0 else can_supply(s, me, 2):
                legal.append(787)
            if kept == 1 if (kept := s.kept_can_supply[me_times_4 + 3]) >= 0 else can_supply(s, me, 3):
                legal.append(788)
    # s4.7 s11.2 turn.yaml:42
    legal.append(789)
    return legal


def act_take_one_of(s: State, action: int) -> Step:
    """What is chosen in `act_ask_one_of`.

    s4.8 s4.9 s4.10 s4.11 s4.14 turn.yaml:32
    """
    if action < 776:
        if action < 748:
            if action < 747:
                # s8.4 turn.yaml:33
                s.number_18 = action - 743
                return study(s)
            # s7.9 turn.yaml:34
            return produce(s)
        if action < 749:
            # s9.2 turn.yaml:35
            return export(s)
        elif action < 773:
            # s6.2 s6.5 s6.19 turn.yaml:36
            s.f_5 = action - 749
            return invest(s)
        # s8.4 turn.yaml:37
        s.number_19 = action - 772
        return dig(s)
    if action < 782:
        if action < 779:
            # s8.8 s8.9 s8.10 turn.yaml:38
            s.number_20 = action - 775
            return build_ships(s)
        # s7.2 turn.yaml:39
        s.number_21 = action - 778
        return install(s)
    if action < 785:
        # s8.8 s8.9 s8.10 turn.yaml:40
        s.number_22 = action - 781
        return build_trains(s)
    elif action < 789:
        # s10.2 s10.4 turn.yaml:41
        s.region_8 = action - 785
        return supply_region(s)
    # s4.7 s11.2 turn.yaml:42
    return consolidate(s)


def refill(s: State) -> Step:
    """Prázdné akční políčko (An empty action space).

    s4.19 s5.2 turn.yaml:115
    """
    # turn.yaml:119
    if s.visited != 5:
        # turn.yaml:120
        s.place_2 = s.visited
        return refill_place(s)
    return main_turn_done(s)


def complete_lines(s: State) -> Step:
    """Dokončení řad dělníků (Completing the rows of workers).

    s5.5 s11.13 setup.yaml:170
    """
    line_owed = s.line_owed
    # setup.yaml:174
    s.line_2_left = tuple([line for line in (0, 1, 2, 3) if line_owed[line] > 0])
    return complete_lines_each_line_2(s)


def complete_lines_each_line_2(s: State) -> Step:
    """`complete_lines`: each `line_2`.

    s5.5 s11.13 setup.yaml:174
    """
    line_2_left = s.line_2_left
    if not line_2_left:
        return AFTER_COMPLETE_LINES[s.after_complete_lines]
    line = s.line_2 = line_2_left[0]
    line_2_left = s.line_2_left = line_2_left[1:]
    # setup.yaml:175
    s.earlier_3 = sum(s.line_queue[line * 6 : line * 6 + 6])
    # setup.yaml:176
    s.complete_lines_draw_left = s.line_owed[line]
    return complete_lines_draw(s)


def complete_lines_after_draw(s: State) -> Step:
    """`complete_lines`: after `draw`.

    s5.5 s11.13 setup.yaml:177
    """
    line = s.line_2
    value = s.line_owed[line] - (sum(s.line_queue[line * 6 : line * 6 + 6]) - s.earlier_3)
    if not 0 <= value <= 3:
        raise out_of_bounds("owed", value)
    s.line_owed[line] = value
    return complete_lines_each_line_2(s)


def complete_lines_draw(s: State) -> Step:
    """`complete_lines`: draw.

    s5.5 s11.13 setup.yaml:176
    """
    if s.complete_lines_draw_left <= 0:
        return complete_lines_after_draw
    if not any(s.sack):
        return complete_lines_after_draw
    if s.rng is None and only_kind(s.sack) < 0:
        s.pc = 7
        s.player = CHANCE
        s.legal = [outcome for outcome, _ in weights_complete_lines_draw(s)]
        return None
    outcome = draw_kind(s, s.sack)
    if s.trace is not None:
        s.note(7, CHANCE, outcome)
    return complete_lines_draw_given(s, outcome)


def weights_complete_lines_draw(s: State) -> list[tuple[int, int]]:
    """What can come out at `complete_lines_draw`, with weights.

    setup.yaml:176
    """
    return weighted_kinds(s.sack)


def complete_lines_draw_given(s: State, outcome: int) -> Step:
    """What came out in `complete_lines_draw`.

    s5.5 s11.13 setup.yaml:176
    """
    complete_lines_draw_left = s.complete_lines_draw_left
    s.sack[outcome] -= 1
    s.line_queue[s.line_2 * 6 + outcome] += 1
    complete_lines_draw_left = s.complete_lines_draw_left = complete_lines_draw_left - 1
    return complete_lines_draw


def study(s: State) -> Step:
    """Znalosti: … … (Knowledge: … …).

    s8.4 actions.yaml:129
    """
    # actions.yaml:144
    s.me_28 = s.me_56
    s.place_ = 0
    s.after_hire = 0
    return hire(s)


def study_after_hire(s: State) -> Step:
    """`study`: after `hire`.

    s8.4 actions.yaml:145
    """
    me = s.me_56
    number = s.number_18
    place = me * 6 + 1
    amount = CHEAP_STEP_PRICE[number - 1] if s.player_plant[place] == 5 else KNOWLEDGE_PRICE[number - 1]
    if amount > s.player_yen[me]:
        raise unpaid("yen")
    s.player_yen[me] -= amount
    player_knowledge = s.player_knowledge
    # actions.yaml:146
    for _ in range(number + (1 if s.player_plant[place] == 4 else 0)):
        if player_knowledge[me] < 8:
            value = player_knowledge[me] + 1
            if value > 8:
                raise out_of_bounds("knowledge", value)
            player_knowledge[me] = value
    # s4.7 s4.11 turn.yaml:24
    s.me_27 = me
    s.after_trade_blueprints = 0
    return trade_blueprints(s)


def produce(s: State) -> Step:
    """Výroba (Production).

    s7.9 actions.yaml:80
    """
    # actions.yaml:90
    s.me_28 = s.me_56
    s.place_ = 0
    s.after_hire = 1
    return hire(s)


def produce_while(s: State) -> Step:
    """`produce`: while.

    s7.9 actions.yaml:92
    """
    me = s.me_56
    ran = s.ran
    if not (
        s.going_on != 0
        and s.rounds < 3
        and (
            (can_run(s, me, 0) and 0 not in ran)
            or (can_run(s, me, 1) and 1 not in ran)
            or (can_run(s, me, 2) and 2 not in ran)
            or (can_run(s, me, 3) and 3 not in ran)
            or (can_run(s, me, 4) and 4 not in ran)
            or (can_run(s, me, 5) and 5 not in ran)
        )
    ):
        # s4.7 s4.11 turn.yaml:24
        s.me_27 = me
        s.after_trade_blueprints = 0
        return trade_blueprints(s)
    # s7.11 s7.12 s7.14 actions.yaml:94
    legal = legal_produce_ask_choose_good(s)
    if len(legal) > 1:
        s.pc = 8
        s.player = me
        s.legal = legal
        return None
    if legal:
        if s.trace is not None:
            s.note(8, me, legal[0])
        return produce_take_choose_good(s, legal[0])
    raise no_choice("produce")


def legal_produce_ask_choose_good(s: State) -> Sequence[int]:
    """The legal actions of `produce_ask_choose_good`, ascending.

    s7.11 s7.12 s7.14 s7.9 actions.yaml:94
    """
    me = s.me_56
    ran = s.ran
    legal: list[int] = []
    player_coal = s.player_coal[me]
    player_plant = s.player_plant
    player_stored = s.player_stored
    me_times = me * 6
    if player_plant[me_times] != 24 and player_coal >= 2 and player_stored[me_times] < 4 and 0 not in ran:
        legal.append(0)
    if player_plant[me_times + 1] != 24 and player_coal >= 2 and player_stored[me_times + 1] < 4 and 1 not in ran:
        legal.append(1)
    if (
        player_plant[me_times + 2] != 24
        and player_coal >= (2 if player_plant[me_times + 2] == 8 else 3)
        and player_stored[me_times + 2] < 4
        and 2 not in ran
    ):
        legal.append(2)
    if (
        player_plant[me_times + 3] != 24
        and player_coal >= (2 if player_plant[me_times + 3] == 12 else 3)
        and player_stored[me_times + 3] < 4
        and 3 not in ran
    ):
        legal.append(3)
    if (
        player_plant[me_times + 4] != 24
        and player_coal >= (3 if player_plant[me_times + 4] == 16 else 4)
        and player_stored[me_times + 4] < 4
        and 4 not in ran
    ):
        legal.append(4)
    if (
        player_plant[me_times + 5] != 24
        and player_coal >= (3 if player_plant[me_times + 5] == 20 else 4)
        and player_stored[me_times + 5] < 4
        and 5 not in ran
    ):
        legal.append(5)
    # actions.yaml:92
    if s.rounds >= 1:
        legal.append(6)
    return legal


def produce_take_choose_good(s: State, action: int) -> Step:
    """What is chosen in `produce_ask_choose_good`.

    s7.11 s7.12 s7.14 s7.9 actions.yaml:94
    """
    going_on = s.going_on
    ran = s.ran
    rounds = s.rounds
    if action < 6:
        good = action
        # actions.yaml:95
        if good not in ran:
            ran = s.ran = (*ran, good)
        # actions.yaml:96
        run_factory(s, s.me_56, good)
        # actions.yaml:92
        if going_on:
            rounds = s.rounds = rounds + 1
        return produce_while
    going_on = s.going_on = 0
    return produce_while


def produce_after_hire(s: State) -> Step:
    """`produce`: after `hire`.

    s7.9 actions.yaml:91
    """
    s.ran = NO_ROWS
    # actions.yaml:92
    s.rounds = 0
    s.going_on = 1
    return produce_while(s)


def export(s: State) -> Step:
    """Export (Export).

    s9.2 actions.yaml:297
    """
    # actions.yaml:307
    s.me_28 = s.me_56
    s.place_ = 1
    s.after_hire = 2
    return hire(s)


def export_while(s: State) -> Step:
    """`export`: while.

    s9.2 actions.yaml:308
    """
    me = s.me_56
    if not (s.going_on_4 != 0 and s.rounds_2 < 3 and export_any_c(s, me)):
        # s4.7 s4.11 turn.yaml:24
        s.me_27 = me
        s.after_trade_blueprints = 0
        return trade_blueprints(s)
    # s9.3 s9.4 actions.yaml:310
    legal = legal_export_ask_choose_contract(s)
    if len(legal) > 1:
        s.pc = 9
        s.player = me
        s.legal = legal
        return None
    if legal:
        if s.trace is not None:
            s.note(9, me, legal[0])
        return export_take_choose_contract(s, legal[0])
    raise no_choice("export")


def legal_export_ask_choose_contract(s: State) -> Sequence[int]:
    """The legal actions of `export_ask_choose_contract`, ascending.

    s9.3 s9.4 s9.2 actions.yaml:310
    """
    me = s.me_56
    legal: list[int] = []
    # actions.yaml:308
    if s.rounds_2 >= 1:
        legal.append(6)
    me_times_3 = me * 3
    # actions.yaml:310
    known_goods_with_1 = kept if (kept := s.kept_goods_with[me_times_3]) >= 0 else goods_with(s, me, 1)
    known_goods_with_2 = kept if (kept := s.kept_goods_with[me_times_3 + 1]) >= 0 else goods_with(s, me, 2)
    known_goods_with_3 = kept if (kept := s.kept_goods_with[me_times_3 + 2]) >= 0 else goods_with(s, me, 3)
    player_contracts_left = s.player_contracts_left
    me_times_8 = me * 8
    if (
        player_contracts_left[me_times_8]
        and known_goods_with_1 >= 1
        and known_goods_with_2 >= 1
        and known_goods_with_3 >= 0
    ):
        legal.append(11)
    if (
        player_contracts_left[me_times_8 + 1]
        and known_goods_with_1 >= 2
        and known_goods_with_2 >= 0
        and known_goods_with_3 >= 0
    ):
        legal.append(12)
    if (
        player_contracts_left[me_times_8 + 2]
        and known_goods_with_1 >= 1
        and known_goods_with_2 >= 1
        and known_goods_with_3 >= 1
    ):
        legal.append(13)
    if (
        player_contracts_left[me_times_8 + 3]
        and known_goods_with_1 >= 2
        and known_goods_with_2 >= 1
        and known_goods_with_3 >= 0
    ):
        legal.append(14)
    if (
        player_contracts_left[me_times_8 + 4]
        and known_goods_with_1 >= 3
        and known_goods_with_2 >= 0
        and known_goods_with_3 >= 0
    ):
        legal.append(15)
    if (
        player_contracts_left[me_times_8 + 5]
        and known_goods_with_1 >= 2
        and known_goods_with_2 >= 2
        and known_goods_with_3 >= 0
    ):
        legal.append(16)
    if (
        player_contracts_left[me_times_8 + 6]
        and known_goods_with_1 >= 3
        and known_goods_with_2 >= 2
        and known_goods_with_3 >= 0
    ):
        legal.append(17)
    if (
        player_contracts_left[me_times_8 + 7]
        and known_goods_with_1 >= 2
        and known_goods_with_2 >= 2
        and known_goods_with_3 >= 2
    ):
        legal.append(18)
    return legal


def export_take_choose_contract(s: State, action: int) -> Step:
    """What is chosen in `export_ask_choose_contract`.

    s9.3 s9.4 s9.2 actions.yaml:310
    """
    if action < 7:
        # actions.yaml:308
        s.going_on_4 = 0
        return export_while
    # actions.yaml:310
    s.contract_3 = action - 11
    # actions.yaml:311
    return fulfil(s)


def export_after_hire(s: State) -> Step:
    """`export`: after `hire`.

    actions.yaml:308
    """
    s.rounds_2 = 0
    s.going_on_4 = 1
    # s9.2 actions.yaml:308
    return export_while(s)


def invest(s: State) -> Step:
    """Investice: postav továrnu … (Investment: build …).

    s6.2 s6.5 s6.19 actions.yaml:4
    """
    # actions.yaml:25
    s.me_28 = s.me_56
    s.place_ = 1
    s.after_hire = 3
    return hire(s)


def invest_no_factory_built(s: State) -> Step:
    """Nothing to do.

    s6.2 s6.5 s6.19 actions.yaml:4
    """
    # s4.7 s4.11 turn.yaml:24
    s.me_27 = s.me_56
    s.after_trade_blueprints = 0
    return trade_blueprints(s)


def invest_do_factory_silk_3_built(s: State) -> Step:
    """`invest`: do `factory.silk_3.built`.

    s6.2 s6.5 s6.19 actions.yaml:4
    """
    factory_silk_3_built(s, s.me_30_2, s.this_5)
    # s4.7 s4.11 turn.yaml:24
    s.me_27 = s.me_56
    s.after_trade_blueprints = 0
    return trade_blueprints(s)


def invest_do_factory_silk_4_built(s: State) -> Step:
    """`invest`: do `factory.silk_4.built`.

    s6.2 s6.5 s6.19 actions.yaml:4
    """
    factory_silk_4_built(s, s.me_30_2, s.this_5)
    # s4.7 s4.11 turn.yaml:24
    s.me_27 = s.me_56
    s.after_trade_blueprints = 0
    return trade_blueprints(s)


def invest_do_factory_paper_3_built(s: State) -> Step:
    """`invest`: do `factory.paper_3.built`.

    s6.2 s6.5 s6.19 actions.yaml:4
    """
    factory_paper_3_built(s, s.me_30_2, s.this_5)
    # s4.7 s4.11 turn.yaml:24
    s.me_27 = s.me_56
    s.after_trade_blueprints = 0
    return trade_blueprints(s)


def invest_do_factory_paper_4_built(s: State) -> Step:
    """`invest`: do `factory.paper_4.built`.

    s6.2 s6.5 s6.19 actions.yaml:4
    """
    factory_paper_4_built(s, s.me_30_2, s.this_5)
    # s4.7 s4.11 turn.yaml:24
    s.me_27 = s.me_56
    s.after_trade_blueprints = 0
    return trade_blueprints(s)


def invest_do_factory_bento_4_built(s: State) -> Step:
    """`invest`: do `factory.bento_4.built`.

    s6.2 s6.5 s6.19 actions.yaml:4
    """
    factory_bento_4_built(s, s.me_30_2, s.this_5)
    # s4.7 s4.11 turn.yaml:24
    s.me_27 = s.me_56
    s.after_trade_blueprints = 0
    return trade_blueprints(s)


def invest_do_factory_lenses_2_built(s: State) -> Step:
    """`invest`: do `factory.lenses_2.built`.

    s6.2 s6.5 s6.19 actions.yaml:4
    """
    factory_lenses_2_built(s, s.me_30_2, s.this_5)
    # s4.7 s4.11 turn.yaml:24
    s.me_27 = s.me_56
    s.after_trade_blueprints = 0
    return trade_blueprints(s)


def invest_do_factory_clocks_2_built(s: State) -> Step:
    """`invest`: do `factory.clocks_2.built`.

    s6.2 s6.5 s6.19 actions.yaml:4
    """
    factory_clocks_2_built(s, s.me_30_2, s.this_5)
    # s4.7 s4.11 turn.yaml:24
    s.me_27 = s.me_56
    s.after_trade_blueprints = 0
    return trade_blueprints(s)


def invest_after_hire(s: State) -> Step:
    """`invest`: after `hire`.

    s6.19 s6.2 s6.5 actions.yaml:26
    """
    f = s.f_5
    me = s.me_56
    amount = 6000
    if amount > s.player_yen[me]:
        raise unpaid("yen")
    s.player_yen[me] -= amount
    # s6.21 actions.yaml:27
    amount = larger if (larger := FACTORY_GOOD_KNOWLEDGE[f] - KNOWLEDGE_TRACK_LEVEL[s.player_knowledge[me]]) > 0 else 0
    if amount > s.player_blueprints[me]:
        raise unpaid("blueprints")
    s.player_blueprints[me] -= amount
    # s6.23 actions.yaml:28
    if not s.factories_left[f]:
        raise lacking("factories_left")
    s.factories_left[f] -= 1
    good_place = me * 6 + FACTORY_GOOD[f]
    if s.player_plant[good_place] != 24:
        raise full("player_plant", 1)
    s.player_plant[good_place] = f
    # s7.6 actions.yaml:29
    use_stock(s, me, FACTORY_GOOD[f])
    # s14.2 actions.yaml:30
    place = f
    s.me_30_2 = me
    s.this_5 = f
    return FACTORY_BUILT[place](s)


def dig(s: State) -> Step:
    """Doly: … … (Mines: … …).

    s8.4 actions.yaml:157
    """
    # actions.yaml:172
    s.me_28 = s.me_56
    s.place_ = 2
    s.after_hire = 4
    return hire(s)


def dig_after_hire(s: State) -> Step:
    """`dig`: after `hire`.

    s8.4 actions.yaml:173
    """
    me = s.me_56
    number = s.number_19
    place = me * 6 + 2
    amount = CHEAP_STEP_PRICE[number - 1] if s.player_plant[place] == 9 else MINES_PRICE[number - 1]
    if amount > s.player_yen[me]:
        raise unpaid("yen")
    s.player_yen[me] -= amount
    player_mines = s.player_mines
    # actions.yaml:174
    for _ in range(number + (1 if s.player_plant[place] == 10 else 0)):
        if player_mines[me] < 12:
            value = player_mines[me] + 1
            if value > 12:
                raise out_of_bounds("mines", value)
            player_mines[me] = value
    # s4.7 s4.11 turn.yaml:24
    s.me_27 = me
    s.after_trade_blueprints = 0
    return trade_blueprints(s)


def build_ships(s: State) -> Step:
    """Lodě: postav … … (Ships: build … …).

    s8.8 s8.9 s8.10 actions.yaml:226
    """
    # actions.yaml:245
    s.me_28 = s.me_56
    s.place_ = 2
    s.after_hire = 5
    return hire(s)


def build_ships_while(s: State) -> Step:
    """`build_ships`: while.

    s8.10 s8.8 s8.9 actions.yaml:248
    """
    chosen = s.chosen_2
    me = s.me_56
    if not (s.going_on_3 != 0 and len(chosen) < s.number_17):
        # actions.yaml:249
        for r in chosen:
            # actions.yaml:250
            place_ship(s, me, r)
        # s4.7 s4.11 turn.yaml:24
        s.me_27 = me
        s.after_trade_blueprints = 0
        return trade_blueprints(s)
    # actions.yaml:248
    legal = legal_build_ships_ask_choose_r(s)
    if len(legal) > 1:
        s.pc = 10
        s.player = me
        s.legal = legal
        return None
    if legal:
        if s.trace is not None:
            s.note(10, me, legal[0])
        return build_ships_take_choose_r(s, legal[0])
    raise no_choice("build_ships")


def legal_build_ships_ask_choose_r(s: State) -> Sequence[int]:
    """The legal actions of `build_ships_ask_choose_r`, ascending.

    s8.10 s8.8 s8.9 actions.yaml:248
    """
    chosen = s.chosen_2
    last_r = s.last_r_2
    number = s.number_17
    legal: list[int] = []
    if len(chosen) >= number:
        legal.append(6)
    region_taken = s.region_taken
    region_taken_2 = region_taken[2]
    region_taken_3 = region_taken[3]
    value_spaces_a_region = s.game.value_spaces_a_region
    if (
        value_spaces_a_region > region_taken[0]
        and last_r < 0
        and (1 if value_spaces_a_region > region_taken[1] else 0)
        + (1 if value_spaces_a_region > region_taken_2 else 0)
        + (1 if value_spaces_a_region > region_taken_3 else 0)
        >= number - len(chosen) - 1
    ):
        legal.append(7)
    if (
        value_spaces_a_region > region_taken[1]
        and last_r < 1
        and (1 if value_spaces_a_region > region_taken_2 else 0) + (1 if value_spaces_a_region > region_taken_3 else 0)
        >= number - len(chosen) - 1
    ):
        legal.append(8)
    if (
        value_spaces_a_region > region_taken_2
        and last_r < 2
        and (1 if value_spaces_a_region > region_taken_3 else 0) >= number - len(chosen) - 1
    ):
        legal.append(9)
    if value_spaces_a_region > region_taken_3 and last_r < 3 and number - len(chosen) - 1 <= 0:
        legal.append(10)
    return legal


def build_ships_take_choose_r(s: State, action: int) -> Step:
    """What is chosen in `build_ships_ask_choose_r`.

    s8.10 s8.8 s8.9 actions.yaml:248
    """
    chosen = s.chosen_2
    if action < 7:
        s.going_on_3 = 0
        return build_ships_while
    r = action - 7
    if r not in chosen:
        chosen = s.chosen_2 = (*chosen, r)
    s.last_r_2 = r
    return build_ships_while


def build_ships_after_hire(s: State) -> Step:
    """`build_ships`: after `hire`.

    s8.8 s8.9 s8.10 actions.yaml:246
    """
    me = s.me_56
    number = s.number_20
    amount = CHEAP_PRICE[number - 1] if s.player_plant[me * 6 + 3] == 15 else SHIP_PRICE[number - 1]
    if amount > s.player_yen[me]:
        raise unpaid("yen")
    s.player_yen[me] -= amount
    # actions.yaml:248
    s.number_17 = number
    s.chosen_2 = NO_ROWS
    s.last_r_2 = -1
    s.going_on_3 = 1
    return build_ships_while(s)


def install(s: State) -> Step:
    """Stroje: … … (Machines: … …).

    s7.2 actions.yaml:44
    """
    # actions.yaml:57
    s.me_28 = s.me_56
    s.place_ = 3
    s.after_hire = 6
    return hire(s)


def install_repeat(s: State) -> Step:
    """`install`: repeat.

    s7.2 actions.yaml:59
    """
    install_rounds = s.install_rounds
    me = s.me_56
    if install_rounds <= 0:
        # s4.7 s4.11 turn.yaml:24
        s.me_27 = me
        s.after_trade_blueprints = 0
        return trade_blueprints(s)
    install_rounds = s.install_rounds = install_rounds - 1
    # actions.yaml:60
    s.me_4 = me
    s.after_improve = 0
    return improve(s)


def install_after_hire(s: State) -> Step:
    """`install`: after `hire`.

    s7.2 actions.yaml:58
    """
    me = s.me_56
    number = s.number_21
    amount = CHEAP_PRICE[number - 1] if s.player_plant[me * 6 + 5] == 23 else IMPROVEMENT_PRICE[number - 1]
    if amount > s.player_yen[me]:
        raise unpaid("yen")
    s.player_yen[me] -= amount
    # actions.yaml:59
    s.install_rounds = number
    return install_repeat(s)


def build_trains(s: State) -> Step:
    """Vlaky: postav … … (Trains: build … …).

    s8.8 s8.9 s8.10 actions.yaml:185
    """
    # actions.yaml:204
    s.me_28 = s.me_56
    s.place_ = 3
    s.after_hire = 7
    return hire(s)


def build_trains_while(s: State) -> Step:
    """`build_trains`: while.

    s8.10 s8.8 s8.9 actions.yaml:207
    """
    chosen = s.chosen
    me = s.me_56
    if not (s.going_on_2 != 0 and len(chosen) < s.number_15):
        # actions.yaml:208
        for r in chosen:
            # actions.yaml:209
            place_train(s, me, r)
        # s4.7 s4.11 turn.yaml:24
        s.me_27 = me
        s.after_trade_blueprints = 0
        return trade_blueprints(s)
    # actions.yaml:207
    legal = legal_build_trains_ask_choose_r(s)
    if len(legal) > 1:
        s.pc = 11
        s.player = me
        s.legal = legal
        return None
    if legal:
        if s.trace is not None:
            s.note(11, me, legal[0])
        return build_trains_take_choose_r(s, legal[0])
    raise no_choice("build_trains")


def legal_build_trains_ask_choose_r(s: State) -> Sequence[int]:
    """The legal actions of `build_trains_ask_choose_r`, ascending.

    s8.10 s8.8 s8.9 actions.yaml:207
    """
    chosen = s.chosen
    last_r = s.last_r
    number = s.number_15
    legal: list[int] = []
    if len(chosen) >= number:
        legal.append(6)
    region_taken = s.region_taken
    region_taken_2 = region_taken[2]
    region_taken_3 = region_taken[3]
    value_spaces_a_region = s.game.value_spaces_a_region
    if (
        value_spaces_a_region > region_taken[0]
        and last_r < 0
        and (1 if value_spaces_a_region > region_taken[1] else 0)
        + (1 if value_spaces_a_region > region_taken_2 else 0)
        + (1 if value_spaces_a_region > region_taken_3 else 0)
        >= number - len(chosen) - 1
    ):
        legal.append(7)
    if (
        value_spaces_a_region > region_taken[1]
        and last_r < 1
        and (1 if value_spaces_a_region > region_taken_2 else 0) + (1 if value_spaces_a_region > region_taken_3 else 0)
        >= number - len(chosen) - 1
    ):
        legal.append(8)
    if (
        value_spaces_a_region > region_taken_2
        and last_r < 2
        and (1 if value_spaces_a_region > region_taken_3 else 0) >= number - len(chosen) - 1
    ):
        legal.append(9)
    if value_spaces_a_region > region_taken_3 and last_r < 3 and number - len(chosen) - 1 <= 0:
        legal.append(10)
    return legal


def build_trains_take_choose_r(s: State, action: int) -> Step:
    """What is chosen in `build_trains_ask_choose_r`.

    s8.10 s8.8 s8.9 actions.yaml:207
    """
    chosen = s.chosen
    if action < 7:
        s.going_on_2 = 0
        return build_trains_while
    r = action - 7
    if r not in chosen:
        chosen = s.chosen = (*chosen, r)
    s.last_r = r
    return build_trains_while


def build_trains_after_hire(s: State) -> Step:
    """`build_trains`: after `hire`.

    s8.8 s8.9 s8.10 actions.yaml:205
    """
    me = s.me_56
    number = s.number_22
    amount = CHEAP_PRICE[number - 1] if s.player_plant[me * 6 + 4] == 19 else TRAIN_PRICE[number - 1]
    if amount > s.player_yen[me]:
        raise unpaid("yen")
    s.player_yen[me] -= amount
    # actions.yaml:207
    s.number_15 = number
    s.chosen = NO_ROWS
    s.last_r = -1
    s.going_on_2 = 1
    return build_trains_while(s)


def supply_region(s: State) -> Step:
    """Místní trh: … (Local market: …).

    s10.2 s10.4 actions.yaml:351
    """
    # actions.yaml:362
    s.me_28 = s.me_56
    s.place_ = 4
    s.after_hire = 8
    return hire(s)


def supply_region_while(s: State) -> Step:
    """`supply_region`: while.

    s10.2 s10.4 actions.yaml:363
    """
    me = s.me_56
    region = s.region_8
    if not (
        s.going_on_8 != 0
        and s.rounds_3 < 3
        and (kept == 1 if (kept := s.kept_can_supply[me * 4 + region]) >= 0 else can_supply(s, me, region))
    ):
        # s4.7 s4.11 turn.yaml:24
        s.me_27 = me
        s.after_trade_blueprints = 0
        return trade_blueprints(s)
    # actions.yaml:364
    legal = legal_supply_region_ask_deliver(s)
    if len(legal) > 1:
        s.pc = 12
        s.player = me
        s.legal = legal
        return None
    if legal:
        if s.trace is not None:
            s.note(12, me, legal[0])
        return supply_region_take_deliver(s, legal[0])
    raise no_choice("supply_region")


def legal_supply_region_ask_deliver(s: State) -> Sequence[int]:
    """The legal actions of `supply_region_ask_deliver`, ascending.

    s10.2 s10.4 actions.yaml:364
    """
    me = s.me_56
    legal: list[int] = []
    # actions.yaml:363
    if s.rounds_3 >= 1:
        legal.append(6)
    player_tokens_7 = s.player_tokens
    me_times_7 = me * 7
    player_tokens = player_tokens_7[me_times_7]
    player_tokens_1 = player_tokens_7[me_times_7 + 1]
    player_tokens_2 = player_tokens_7[me_times_7 + 2]
    player_tokens_3 = player_tokens_7[me_times_7 + 3]
    player_tokens_4 = player_tokens_7[me_times_7 + 4]
    player_tokens_5 = player_tokens_7[me_times_7 + 5]
    player_tokens_6 = player_tokens_7[me_times_7 + 6]
    space_good = s.space_good
    player_stored = s.player_stored
    me_times_6 = me * 6
    # s10.3 s10.6 s10.8 actions.yaml:364
    for space in SPACE_BY_REGION[s.region_8]:
        space_good_here = space_good[space]
        if player_stored[me_times_6 + space_good_here] > 0:
            for cubes in CUBES_3_BY_KEY[player_stored[me_times_6 + space_good_here]]:
                if player_tokens and (
                    TOKEN_VALUE[GOOD_LEVEL[space_good_here] - 1][cubes - 1] >= 1
                    and (kept if (kept := s.kept_value_to_beat[space]) >= 0 else value_to_beat(s, space)) < 1
                ):
                    legal.append(space * 21 + cubes * 7 + 12)
                if player_tokens_1 and (
                    TOKEN_VALUE[GOOD_LEVEL[space_good_here] - 1][cubes - 1] >= 2
                    and (kept if (kept := s.kept_value_to_beat[space]) >= 0 else value_to_beat(s, space)) < 2
                ):
                    legal.append(space * 21 + cubes * 7 + 13)
                if player_tokens_2 and (
                    TOKEN_VALUE[GOOD_LEVEL[space_good_here] - 1][cubes - 1] >= 3
                    and (kept if (kept := s.kept_value_to_beat[space]) >= 0 else value_to_beat(s, space)) < 3
                ):
                    legal.append(space * 21 + cubes * 7 + 14)
                if player_tokens_3 and (
                    TOKEN_VALUE[GOOD_LEVEL[space_good_here] - 1][cubes - 1] >= 4
                    and (kept if (kept := s.kept_value_to_beat[space]) >= 0 else value_to_beat(s, space)) < 4
                ):
                    legal.append(space * 21 + cubes * 7 + 15)
                if player_tokens_4 and (
                    TOKEN_VALUE[GOOD_LEVEL[space_good_here] - 1][cubes - 1] >= 5
                    and (kept if (kept := s.kept_value_to_beat[space]) >= 0 else value_to_beat(s, space)) < 5
                ):
                    legal.append(space * 21 + cubes * 7 + 16)
                if player_tokens_5 and (
                    TOKEN_VALUE[GOOD_LEVEL[space_good_here] - 1][cubes - 1] >= 6
                    and (kept if (kept := s.kept_value_to_beat[space]) >= 0 else value_to_beat(s, space)) < 6
                ):
                    legal.append(space * 21 + cubes * 7 + 17)
                if player_tokens_6 and (
                    TOKEN_VALUE[GOOD_LEVEL[space_good_here] - 1][cubes - 1] >= 7
                    and (kept if (kept := s.kept_value_to_beat[space]) >= 0 else value_to_beat(s, space)) < 7
                ):
                    legal.append(space * 21 + cubes * 7 + 18)
    return legal


def supply_region_take_deliver(s: State, action: int) -> Step:
    """What is chosen in `supply_region_ask_deliver`.

    s10.2 s10.4 actions.yaml:364
    """
    if action < 7:
        # actions.yaml:363
        s.going_on_8 = 0
        return supply_region_while
    # s10.3 s10.6 s10.8 actions.yaml:364
    s.space_6 = (action - 19) // 21
    s.cubes_3 = (action - 19) // 7 % 3 + 1
    s.token_3 = (action - 19) % 7
    return deliver(s)


def supply_region_after_hire(s: State) -> Step:
    """`supply_region`: after `hire`.

    actions.yaml:363
    """
    s.rounds_3 = 0
    s.going_on_8 = 1
    # s10.2 s10.4 actions.yaml:363
    return supply_region_while(s)


def consolidate(s: State) -> Step:
    """Konsolidace (Consolidation).

    s4.7 s11.2 consolidation.yaml:4
    """
    # consolidation.yaml:8
    budget(s, s.me_56)
    # consolidation.yaml:9
    return emperors_reward(s)


def consolidate_chance(s: State) -> Step:
    """`consolidate`: what chance decides.

    s4.7 s11.2 consolidation.yaml:10
    """
    me = s.me_56
    if s.rng is not None and s.trace is None:
        workforce_at_once(s, me)
        # s4.11 turn.yaml:24
        s.me_27 = me
        s.after_trade_blueprints = 0
        return trade_blueprints(s)
    # consolidation.yaml:10
    s.me_22 = me
    return workforce(s)


def refill_place(s: State) -> Step:
    """Doplnění vyprázdněného políčka (Refilling an emptied space).

    s4.19 s4.20 s4.21 s5.2 turn.yaml:121
    """
    line = s.line_3
    place = s.place_2
    place_waiting = s.place_waiting
    # turn.yaml:125
    place_times = place * 6
    if not (
        place_waiting[place_times]
        or place_waiting[place_times + 1]
        or place_waiting[place_times + 2]
        or place_waiting[place_times + 3]
        or place_waiting[place_times + 4]
        or place_waiting[place_times + 5]
    ):
        line_queue = s.line_queue
        # turn.yaml:126
        if (
            (line_queue[0] or line_queue[1] or line_queue[2] or line_queue[3] or line_queue[4] or line_queue[5])
            or (line_queue[6] or line_queue[7] or line_queue[8] or line_queue[9] or line_queue[10] or line_queue[11])
            or (
                line_queue[12] or line_queue[13] or line_queue[14] or line_queue[15] or line_queue[16] or line_queue[17]
            )
            or (
                line_queue[18] or line_queue[19] or line_queue[20] or line_queue[21] or line_queue[22] or line_queue[23]
            )
        ):
            # turn.yaml:127
            for l_3 in (0, 1, 2, 3):
                l_times = l_3 * 6
                if (
                    line_queue[l_times]
                    or line_queue[l_times + 1]
                    or line_queue[l_times + 2]
                    or line_queue[l_times + 3]
                    or line_queue[l_times + 4]
                    or line_queue[l_times + 5]
                ):
                    line = s.line_3 = l_3
                    break
            else:
                raise Fault("there is no first element")
            # turn.yaml:128
            for kind in range(6):
                kind_place = line * 6 + kind
                place_waiting[place_times + kind] += line_queue[kind_place]
                line_queue[kind_place] = 0
            return main_turn_done(s)
        # turn.yaml:130
        return refill_all(s)
    return main_turn_done(s)


def hire(s: State) -> Step:
    """Vzít si dělníka (Taking a worker).

    s4.14 turn.yaml:105
    """
    me = s.me_28
    # turn.yaml:109
    s.visited = s.place_
    # turn.yaml:111
    legal = legal_hire_ask_choose_w(s)
    if len(legal) > 1:
        s.pc = 13
        s.player = me
        s.legal = legal
        return None
    if legal:
        if s.trace is not None:
            s.note(13, me, legal[0])
        return hire_take_choose_w(s, legal[0])
    raise no_choice("hire")


def legal_hire_ask_choose_w(s: State) -> Sequence[int]:
    """The legal actions of `hire_ask_choose_w`, ascending.

    s4.14 turn.yaml:111
    """
    place_ = s.place_
    legal: list[int] = []
    place_waiting = s.place_waiting
    place__times = place_ * 6
    if place_waiting[place__times]:
        legal.append(793)
    if place_waiting[place__times + 1]:
        legal.append(794)
    if place_waiting[place__times + 2]:
        legal.append(795)
    if place_waiting[place__times + 3]:
        legal.append(796)
    if place_waiting[place__times + 4]:
        legal.append(797)
    if place_waiting[place__times + 5]:
        legal.append(798)
    return legal


def hire_take_choose_w(s: State, action: int) -> Step:
    """What is chosen in `hire_ask_choose_w`.

    s4.14 turn.yaml:111
    """
    me = s.me_28
    place_ = s.place_
    w = action - 793
    # turn.yaml:112
    w_place = place_ * 6 + w
    if not s.place_waiting[w_place]:
        raise lacking("place_waiting")
    s.place_waiting[w_place] -= 1
    if sum(s.player_workers[me * 6 : me * 6 + 6]) >= 6:
        raise full("player_workers", 6)
    s.player_workers[me * 6 + w] += 1
    return AFTER_HIRE[s.after_hire]


def fulfil(s: State) -> Step:
    """Splnění kontraktu (Fulfilling a contract).

    s9.3 s9.4 s9.6 actions.yaml:323
    """
    contract = s.contract_3
    me = s.me_56
    # actions.yaml:327
    contract_place = me * 8 + contract
    if not s.player_contracts_left[contract_place]:
        raise lacking("player_contracts_left")
    s.player_contracts_left[contract_place] -= 1
    s.box_contract[contract] += 1
    # actions.yaml:328
    s.used = NO_ROWS
    # actions.yaml:330
    s.least_3 = CONTRACT_THREES[contract]
    most = s.most_3 = CONTRACT_THREES[contract]
    s.given = NO_ROWS
    given = s.given
    s.last_good = -1
    going_on = s.going_on_5 = 1
    if not (going_on != 0 and len(given) < most):
        return fulfil_then_3(s)
    return fulfil_ask_choose_good(s)


def fulfil_while(s: State) -> Step:
    """`fulfil`: while.

    s9.3 s9.4 s9.6 actions.yaml:342
    """
    contract = s.contract_3
    given = s.given_3
    me = s.me_56
    rounds = s.rounds_2
    used = s.used
    if not (s.going_on_7 != 0 and len(given) < s.most_5):
        player_stored = s.player_stored
        # actions.yaml:343
        for good in given:
            # actions.yaml:344
            good_place = me * 6 + good
            value = player_stored[good_place] - 1
            if value < 0:
                raise out_of_bounds("stored", value)
            player_stored[good_place] = value
            s.kept_goods_with = row_forgotten(s.kept_goods_with, me, 3)
            s.kept_can_supply = row_forgotten(s.kept_can_supply, me, 4)
            # actions.yaml:345
            if good not in used:
                used = s.used = (*used, good)
        # actions.yaml:347
        value = s.player_yen[me] + CONTRACT_YEN[contract]
        if value > 200000:
            value = 200000
        s.player_yen[me] = value
        # actions.yaml:348
        value = s.player_vp[me] + CONTRACT_VP[contract]
        if value > 3000:
            value = 3000
        s.player_vp[me] = value
        player_money = s.player_money
        # actions.yaml:349
        for _ in range(CONTRACT_STEPS[contract]):
            if player_money[me] < 12:
                value = player_money[me] + 1
                if value > 12:
                    raise out_of_bounds("money", value)
                player_money[me] = value
        # s9.2 actions.yaml:308
        if s.going_on_4:
            # actions.yaml:308
            rounds = s.rounds_2 = rounds + 1
        return export_while(s)
    # actions.yaml:342
    legal = legal_fulfil_ask_choose_good_3(s)
    if len(legal) > 1:
        s.pc = 14
        s.player = me
        s.legal = legal
        return None
    if legal:
        if s.trace is not None:
            s.note(14, me, legal[0])
        return fulfil_take_choose_good_3(s, legal[0])
    raise no_choice("fulfil")


def legal_fulfil_ask_choose_good_3(s: State) -> Sequence[int]:
    """The legal actions of `fulfil_ask_choose_good_3`, ascending.

    s9.3 s9.4 s9.6 actions.yaml:342
    """
    given = s.given_3
    last_good = s.last_good_3
    least = s.least_5
    me = s.me_56
    used = s.used
    legal: list[int] = []
    player_stored = s.player_stored
    me_times = me * 6
    player_stored_2 = player_stored[me_times + 2]
    player_stored_3 = player_stored[me_times + 3]
    player_stored_4 = player_stored[me_times + 4]
    player_stored_5 = player_stored[me_times + 5]
    if (
        player_stored[me_times] >= 1
        and 0 not in used
        and last_good < 0
        and (1 if player_stored[me_times + 1] >= 1 and 1 not in used else 0)
        + (1 if player_stored_2 >= 1 and 2 not in used else 0)
        + (1 if player_stored_3 >= 1 and 3 not in used else 0)
        + (1 if player_stored_4 >= 1 and 4 not in used else 0)
        + (1 if player_stored_5 >= 1 and 5 not in used else 0)
        >= least - len(given) - 1
    ):
        legal.append(0)
    if (
        player_stored[me_times + 1] >= 1
        and 1 not in used
        and last_good < 1
        and (1 if player_stored_2 >= 1 and 2 not in used else 0)
        + (1 if player_stored_3 >= 1 and 3 not in used else 0)
        + (1 if player_stored_4 >= 1 and 4 not in used else 0)
        + (1 if player_stored_5 >= 1 and 5 not in used else 0)
        >= least - len(given) - 1
    ):
        legal.append(1)
    if (
        player_stored_2 >= 1
        and 2 not in used
        and last_good < 2
        and (1 if player_stored_3 >= 1 and 3 not in used else 0)
        + (1 if player_stored_4 >= 1 and 4 not in used else 0)
        + (1 if player_stored_5 >= 1 and 5 not in used else 0)
        >= least - len(given) - 1
    ):
        legal.append(2)
    if (
        player_stored_3 >= 1
        and 3 not in used
        and last_good < 3
        and (1 if player_stored_4 >= 1 and 4 not in used else 0) + (1 if player_stored_5 >= 1 and 5 not in used else 0)
        >= least - len(given) - 1
    ):
        legal.append(3)
    if (
        player_stored_4 >= 1
        and 4 not in used
        and last_good < 4
        and (1 if player_stored_5 >= 1 and 5 not in used else 0) >= least - len(given) - 1
    ):
        legal.append(4)
    if player_stored_5 >= 1 and 5 not in used and last_good < 5 and least - len(given) - 1 <= 0:
        legal.append(5)
    if len(given) >= least:
        legal.append(6)
    return legal


def fulfil_take_choose_good_3(s: State, action: int) -> Step:
    """What is chosen in `fulfil_ask_choose_good_3`.

    s9.3 s9.4 s9.6 actions.yaml:342
    """
    given = s.given_3
    if action < 6:
        good = action
        if good not in given:
            given = s.given_3 = (*given, good)
        s.last_good_3 = good
        return fulfil_while
    s.going_on_7 = 0
    return fulfil_while


def fulfil_while_2(s: State) -> Step:
    """`fulfil`: while.

    s9.3 s9.4 s9.6 actions.yaml:336
    """
    contract = s.contract_3
    given = s.given_2
    me = s.me_56
    used = s.used
    if not (s.going_on_6 != 0 and len(given) < s.most_4):
        player_stored = s.player_stored
        # actions.yaml:337
        for good in given:
            # actions.yaml:338
            good_place = me * 6 + good
            value = player_stored[good_place] - 2
            if value < 0:
                raise out_of_bounds("stored", value)
            player_stored[good_place] = value
            s.kept_goods_with = row_forgotten(s.kept_goods_with, me, 3)
            s.kept_can_supply = row_forgotten(s.kept_can_supply, me, 4)
            # actions.yaml:339
            if good not in used:
                used = s.used = (*used, good)
        # actions.yaml:342
        s.least_5 = CONTRACT_ONES[contract]
        s.most_5 = CONTRACT_ONES[contract]
        s.given_3 = NO_ROWS
        s.last_good_3 = -1
        s.going_on_7 = 1
        return fulfil_while(s)
    # actions.yaml:336
    legal = legal_fulfil_ask_choose_good_2(s)
    if len(legal) > 1:
        s.pc = 15
        s.player = me
        s.legal = legal
        return None
    if legal:
        if s.trace is not None:
            s.note(15, me, legal[0])
        return fulfil_take_choose_good_2(s, legal[0])
    raise no_choice("fulfil")


def legal_fulfil_ask_choose_good_2(s: State) -> Sequence[int]:
    """The legal actions of `fulfil_ask_choose_good_2`, ascending.

    s9.3 s9.4 s9.6 actions.yaml:336
    """
    given = s.given_2
    last_good = s.last_good_2
    least = s.least_4
    me = s.me_56
    used = s.used
    legal: list[int] = []
    player_stored = s.player_stored
    me_times = me * 6
    player_stored_2 = player_stored[me_times + 2]
    player_stored_3 = player_stored[me_times + 3]
    player_stored_4 = player_stored[me_times + 4]
    player_stored_5 = player_stored[me_times + 5]
    if (
        player_stored[me_times] >= 2
        and 0 not in used
        and last_good < 0
        and (1 if player_stored[me_times + 1] >= 2 and 1 not in used else 0)
        + (1 if player_stored_2 >= 2 and 2 not in used else 0)
        + (1 if player_stored_3 >= 2 and 3 not in used else 0)
        + (1 if player_stored_4 >= 2 and 4 not in used else 0)
        + (1 if player_stored_5 >= 2 and 5 not in used else 0)
        >= least - len(given) - 1
    ):
        legal.append(0)
    if (
        player_stored[me_times + 1] >= 2
        and 1 not in used
        and last_good < 1
        and (1 if player_stored_2 >= 2 and 2 not in used else 0)
        + (1 if player_stored_3 >= 2 and 3 not in used else 0)
        + (1 if player_stored_4 >= 2 and 4 not in used else 0)
        + (1 if player_stored_5 >= 2 and 5 not in used else 0)
        >= least - len(given) - 1
    ):
        legal.append(1)
    if (
        player_stored_2 >= 2
        and 2 not in used
        and last_good < 2
        and (1 if player_stored_3 >= 2 and 3 not in used else 0)
        + (1 if player_stored_4 >= 2 and 4 not in used else 0)
        + (1 if player_stored_5 >= 2 and 5 not in used else 0)
        >= least - len(given) - 1
    ):
        legal.append(2)
    if (
        player_stored_3 >= 2
        and 3 not in used
        and last_good < 3
        and (1 if player_stored_4 >= 2 and 4 not in used else 0) + (1 if player_stored_5 >= 2 and 5 not in used else 0)
        >= least - len(given) - 1
    ):
        legal.append(3)
    if (
        player_stored_4 >= 2
        and 4 not in used
        and last_good < 4
        and (1 if player_stored_5 >= 2 and 5 not in used else 0) >= least - len(given) - 1
    ):
        legal.append(4)
    if player_stored_5 >= 2 and 5 not in used and last_good < 5 and least - len(given) - 1 <= 0:
        legal.append(5)
    if len(given) >= least:
        legal.append(6)
    return legal


def fulfil_take_choose_good_2(s: State, action: int) -> Step:
    """What is chosen in `fulfil_ask_choose_good_2`.

    s9.3 s9.4 s9.6 actions.yaml:336
    """
    given = s.given_2
    if action < 6:
        good = action
        if good not in given:
            given = s.given_2 = (*given, good)
        s.last_good_2 = good
        return fulfil_while_2
    s.going_on_6 = 0
    return fulfil_while_2


def fulfil_then_3(s: State) -> Step:
    """`fulfil`: then.

    s9.3 s9.4 s9.6 actions.yaml:330
    """
    contract = s.contract_3
    me = s.me_56
    used = s.used
    player_stored = s.player_stored
    # actions.yaml:331
    for good in s.given:
        # actions.yaml:332
        good_place = me * 6 + good
        value = player_stored[good_place] - 3
        if value < 0:
            raise out_of_bounds("stored", value)
        player_stored[good_place] = value
        s.kept_goods_with = row_forgotten(s.kept_goods_with, me, 3)
        s.kept_can_supply = row_forgotten(s.kept_can_supply, me, 4)
        # actions.yaml:333
        if good not in used:
            used = s.used = (*used, good)
    # actions.yaml:336
    s.least_4 = CONTRACT_TWOS[contract]
    s.most_4 = CONTRACT_TWOS[contract]
    s.given_2 = NO_ROWS
    s.last_good_2 = -1
    s.going_on_6 = 1
    return fulfil_while_2


def fulfil_ask_choose_good(s: State) -> Step:
    """A player chooses: choose_good, stop.

    s9.3 s9.4 s9.6 actions.yaml:330
    """
    me = s.me_56
    legal = legal_fulfil_ask_choose_good(s)
    if len(legal) > 1:
        s.pc = 16
        s.player = me
        s.legal = legal
        return None
    if legal:
        if s.trace is not None:
            s.note(16, me, legal[0])
        return fulfil_take_choose_good(s, legal[0])
    raise no_choice("fulfil")


def legal_fulfil_ask_choose_good(s: State) -> Sequence[int]:
    """The legal actions of `fulfil_ask_choose_good`, ascending.

    s9.3 s9.4 s9.6 actions.yaml:330
    """
    given = s.given
    last_good = s.last_good
    least = s.least_3
    me = s.me_56
    used = s.used
    legal: list[int] = []
    player_stored = s.player_stored
    me_times = me * 6
    player_stored_2 = player_stored[me_times + 2]
    player_stored_3 = player_stored[me_times + 3]
    player_stored_4 = player_stored[me_times + 4]
    player_stored_5 = player_stored[me_times + 5]
    if (
        player_stored[me_times] >= 3
        and 0 not in used
        and last_good < 0
        and (1 if player_stored[me_times + 1] >= 3 and 1 not in used else 0)
        + (1 if player_stored_2 >= 3 and 2 not in used else 0)
        + (1 if player_stored_3 >= 3 and 3 not in used else 0)
        + (1 if player_stored_4 >= 3 and 4 not in used else 0)
        + (1 if player_stored_5 >= 3 and 5 not in used else 0)
        >= least - len(given) - 1
    ):
        legal.append(0)
    if (
        player_stored[me_times + 1] >= 3
        and 1 not in used
        and last_good < 1
        and (1 if player_stored_2 >= 3 and 2 not in used else 0)
        + (1 if player_stored_3 >= 3 and 3 not in used else 0)
        + (1 if player_stored_4 >= 3 and 4 not in used else 0)
        + (1 if player_stored_5 >= 3 and 5 not in used else 0)
        >= least - len(given) - 1
    ):
        legal.append(1)
    if (
        player_stored_2 >= 3
        and 2 not in used
        and last_good < 2
        and (1 if player_stored_3 >= 3 and 3 not in used else 0)
        + (1 if player_stored_4 >= 3 and 4 not in used else 0)
        + (1 if player_stored_5 >= 3 and 5 not in used else 0)
        >= least - len(given) - 1
    ):
        legal.append(2)
    if (
        player_stored_3 >= 3
        and 3 not in used
        and last_good < 3
        and (1 if player_stored_4 >= 3 and 4 not in used else 0) + (1 if player_stored_5 >= 3 and 5 not in used else 0)
        >= least - len(given) - 1
    ):
        legal.append(3)
    if (
        player_stored_4 >= 3
        and 4 not in used
        and last_good < 4
        and (1 if player_stored_5 >= 3 and 5 not in used else 0) >= least - len(given) - 1
    ):
        legal.append(4)
    if player_stored_5 >= 3 and 5 not in used and last_good < 5 and least - len(given) - 1 <= 0:
        legal.append(5)
    if len(given) >= least:
        legal.append(6)
    return legal


def fulfil_take_choose_good(s: State, action: int) -> Step:
    """What is chosen in `fulfil_ask_choose_good`.

    s9.3 s9.4 s9.6 actions.yaml:330
    """
    given = s.given
    if action < 6:
        good = action
        if good not in given:
            given = s.given = (*given, good)
        s.last_good = good
        if not (s.going_on_5 != 0 and len(given) < s.most_3):
            return fulfil_then_3(s)
        return fulfil_ask_choose_good
    return fulfil_then_3(s)


def factory_lenses_3_built(s: State) -> Step:
    """`factory.lenses_3.built`.

    s14.11 components.yaml:88
    """
    # components.yaml:93
    return ships_at_once(s)


def factory_clocks_3_built(s: State) -> Step:
    """`factory.clocks_3.built`.

    s14.17 components.yaml:102
    """
    # components.yaml:107
    return trains_at_once(s)


def factory_bulbs_2_built(s: State) -> Step:
    """`factory.bulbs_2.built`.

    s14.17 components.yaml:110
    """
    # components.yaml:116
    s.rounds_5 = 0
    s.going_on_12 = 1
    return factory_bulbs_2_built_while(s)


def factory_bulbs_2_built_while(s: State) -> Step:
    """`factory_bulbs_2_built`: while.

    s14.17 components.yaml:116
    """
    rounds = s.rounds_5
    if not (s.going_on_12 != 0 and rounds < 2):
        # s4.7 s4.11 turn.yaml:24
        s.me_27 = s.me_56
        s.after_trade_blueprints = 0
        return trade_blueprints(s)
    # components.yaml:116
    if rounds >= 0:
        s.pc = 17
        s.player = s.me_30_2
        s.legal = (6, 799)
        return None
    return factory_bulbs_2_built_after_if(s)


def factory_bulbs_2_built_after_improve(s: State) -> Step:
    """`factory_bulbs_2_built`: after `improve`.

    components.yaml:116
    """
    rounds = s.rounds_5
    rounds = s.rounds_5 = rounds + 1
    return factory_bulbs_2_built_while(s)


def factory_bulbs_2_built_after_if(s: State) -> Step:
    """`factory_bulbs_2_built`: after `if`.

    s14.17 components.yaml:116
    """
    if s.going_on_12:
        # components.yaml:117
        s.me_4 = s.me_30_2
        s.after_improve = 1
        return improve(s)
    return factory_bulbs_2_built_while


def legal_factory_bulbs_2_built_ask_repeat(s: State) -> Sequence[int]:
    """The legal actions of `factory_bulbs_2_built_ask_repeat`, ascending.

    s14.17 components.yaml:116
    """
    legal: list[int] = []
    legal.append(6)
    legal.append(799)
    return legal


def factory_bulbs_2_built_take_repeat(s: State, action: int) -> Step:
    """What is chosen in `factory_bulbs_2_built_ask_repeat`.

    s14.17 components.yaml:116
    """
    if action < 7:
        s.going_on_12 = 0
        return factory_bulbs_2_built_after_if(s)
    return factory_bulbs_2_built_after_if(s)


def improve(s: State) -> Step:
    """Jedno vylepšení (One improvement).

    s7.2 s7.3 s7.5 actions.yaml:65
    """
    me = s.me_4
    # actions.yaml:70
    legal = legal_improve_ask_choose_good(s)
    if len(legal) > 1:
        s.pc = 18
        s.player = me
        s.legal = legal
        return None
    if legal:
        if s.trace is not None:
            s.note(18, me, legal[0])
        return improve_take_choose_good(s, legal[0])
    # actions.yaml:73
    value = s.player_stock_machines[me] + 1
    if value > 999:
        raise out_of_bounds("stock_machines", value)
    s.player_stock_machines[me] = value
    return AFTER_IMPROVE[s.after_improve]


def legal_improve_ask_choose_good(s: State) -> Sequence[int]:
    """The legal actions of `improve_ask_choose_good`, ascending.

    s7.2 s7.3 s7.5 actions.yaml:70
    """
    me = s.me_4
    legal: list[int] = []
    player_plant = s.player_plant
    player_machine = s.player_machine
    me_times = me * 6
    if player_plant[me_times] != 24 and player_machine[me_times] < 2:
        legal.append(0)
    if player_plant[me_times + 1] != 24 and player_machine[me_times + 1] < 2:
        legal.append(1)
    if player_plant[me_times + 2] != 24 and player_machine[me_times + 2] < 2:
        legal.append(2)
    if player_plant[me_times + 3] != 24 and player_machine[me_times + 3] < 2:
        legal.append(3)
    if player_plant[me_times + 4] != 24 and player_machine[me_times + 4] < 2:
        legal.append(4)
    if player_plant[me_times + 5] != 24 and player_machine[me_times + 5] < 2:
        legal.append(5)
    return legal


def improve_take_choose_good(s: State, action: int) -> Step:
    """What is chosen in `improve_ask_choose_good`.

    s7.2 s7.3 s7.5 actions.yaml:70
    """
    me = s.me_4
    good = action
    # actions.yaml:71
    good_place = me * 6 + good
    value = s.player_machine[good_place] + 1
    if value > 2:
        raise out_of_bounds("machine", value)
    s.player_machine[good_place] = value
    return AFTER_IMPROVE[s.after_improve]


def deliver(s: State) -> Step:
    """Dodej …× …: …, … (Deliver …× …: …, …).

    s10.3 s10.6 s10.8 actions.yaml:377
    """
    me = s.me_56
    space = s.space_6
    # actions.yaml:396
    value = s.player_stored[me * 6 + s.space_good[space]] - s.cubes_3
    if value < 0:
        raise out_of_bounds("stored", value)
    s.player_stored[me * 6 + s.space_good[space]] = value
    s.kept_goods_with = row_forgotten(s.kept_goods_with, me, 3)
    s.kept_can_supply = row_forgotten(s.kept_can_supply, me, 4)
    # actions.yaml:397
    if s.space_holder[space] != 4:
        # s10.11 actions.yaml:398
        give_back(s, space)
        return deliver_after_if(s)
    elif is_full(s, SPACE_CITY[space]):
        # s10.14 actions.yaml:400
        s.city = SPACE_CITY[space]
        return push_out_ask_choose_old(s)
    return deliver_after_if(s)


def deliver_after_if(s: State) -> Step:
    """`deliver`: after `if`.

    s10.3 s10.6 s10.8 actions.yaml:401
    """
    me = s.me_56
    region = s.region_8
    rounds = s.rounds_3
    space = s.space_6
    token = s.token_3
    token_place = me * 7 + token
    if not s.player_tokens[token_place]:
        raise lacking("player_tokens")
    s.player_tokens[token_place] -= 1
    if s.space_token[space] != 7:
        raise full("space_token", 1)
    s.space_token[space] = token
    s.kept_can_supply = [-1] * 16
    s.kept_influence_of = [-1] * 16
    s.kept_lowest_in = [-1] * 8
    s.kept_value_to_beat = [-1] * 32
    # actions.yaml:402
    s.space_holder[space] = me
    s.kept_influence_of = [-1] * 16
    s.kept_foreign_influence = [-1] * 4
    s.kept_has_token = [-1] * 16
    s.kept_lowest_in = [-1] * 8
    s.kept_is_full = [-1] * 8
    s.kept_value_to_beat = [-1] * 32
    s.kept_can_supply = [-1] * 16
    # actions.yaml:403
    REGION_BONUS_GAINED[REGION_REGION_BONUS[region]](s, me, REGION_REGION_BONUS[region])
    # s10.2 s10.4 actions.yaml:363
    if s.going_on_8:
        # actions.yaml:363
        rounds = s.rounds_3 = rounds + 1
    return supply_region_while


def emperors_reward(s: State) -> Step:
    """Císařova odměna (Emperor's reward).

    s11.8 consolidation.yaml:32
    """
    me = s.me_56
    # consolidation.yaml:36
    if sum(s.player_workers[me * 6 : me * 6 + 6]) >= 3:
        # consolidation.yaml:37
        if s.rewards_left != NONE_OF_12:
            # consolidation.yaml:39
            legal = legal_emperors_reward_ask_choose_reward(s)
            if len(legal) > 1:
                s.pc = 19
                s.player = me
                s.legal = legal
                return None
            if legal:
                if s.trace is not None:
                    s.note(19, me, legal[0])
                return emperors_reward_take_choose_reward(s, legal[0])
            return consolidate_chance(s)
        elif s.doubles_left > 0:
            # consolidation.yaml:45
            value = s.doubles_left - 1
            if value < 0:
                raise out_of_bounds("doubles_left", value)
            s.doubles_left = value
            # consolidation.yaml:46
            s.me_21 = me
            s.factor = 2
            return place_factor_ask_choose_a(s)
        return consolidate_chance(s)
    return consolidate_chance(s)


def legal_emperors_reward_ask_choose_reward(s: State) -> Sequence[int]:
    """The legal actions of `emperors_reward_ask_choose_reward`, ascending.

    s11.8 consolidation.yaml:39
    """
    me = s.me_56
    legal: list[int] = []
    known_number = sum(s.player_workers[me * 6 : me * 6 + 6]) - 1
    rewards_left = s.rewards_left
    if rewards_left[0] and known_number >= 2:
        legal.append(723)
    if rewards_left[1] and known_number >= 2:
        legal.append(724)
    if rewards_left[2] and known_number >= 2:
        legal.append(725)
    if rewards_left[3] and known_number >= 3:
        legal.append(726)
    if rewards_left[4] and known_number >= 3:
        legal.append(727)
    if rewards_left[5] and known_number >= 3:
        legal.append(728)
    if rewards_left[6] and known_number >= 4:
        legal.append(729)
    if rewards_left[7] and known_number >= 4:
        legal.append(730)
    if rewards_left[8] and known_number >= 4:
        legal.append(731)
    if rewards_left[9] and known_number >= 5:
        legal.append(732)
    if rewards_left[10] and known_number >= 5:
        legal.append(733)
    if rewards_left[11] and known_number >= 5:
        legal.append(734)
    return legal


def emperors_reward_take_choose_reward(s: State, action: int) -> Step:
    """What is chosen in `emperors_reward_ask_choose_reward`.

    s11.8 consolidation.yaml:39
    """
    me = s.me_56
    reward = action - 723
    # consolidation.yaml:40
    if not s.rewards_left[reward]:
        raise lacking("rewards_left")
    s.rewards_left[reward] -= 1
    s.box_reward[reward] += 1
    # s11.9 consolidation.yaml:41
    REWARD_BONUS_GAINED[REWARD_REWARD_BONUS[reward]](s, me, REWARD_REWARD_BONUS[reward])
    # s11.9 consolidation.yaml:42
    s.me_21 = me
    s.factor = REWARD_REWARD_LEVEL_FACTOR[reward]
    return place_factor_ask_choose_a(s)


def workforce(s: State) -> Step:
    """Pracovní síla (Workforce).

    s11.13 consolidation.yaml:61
    """
    me = s.me_22
    # consolidation.yaml:65
    pay_workers(s, me)
    # consolidation.yaml:66
    s.sack[:] = added(s.sack, s.player_workers[me * 6 : me * 6 + 6])
    s.player_workers[me * 6 : me * 6 + 6] = [0] * 6
    # s5.5 consolidation.yaml:67
    s.after_complete_lines = 1
    return complete_lines(s)


def refill_all(s: State) -> Step:
    """Prázdné řady dělníků (Empty rows of workers).

    s5.2 s5.3 s5.4 s5.7 turn.yaml:131
    """
    # turn.yaml:135
    s.after_top_up_places = 1
    return top_up_places(s)


def refill_all_after_fill_lines(s: State) -> Step:
    """`refill_all`: after `fill_lines`.

    s5.2 s5.3 s5.4 s5.7 turn.yaml:137
    """
    if SCORING_TRACK_GOLD[s.scoring_marker] == 0:
        # turn.yaml:138
        move_marker(s)
    return main_turn_done(s)


def refill_all_after_top_up_places(s: State) -> Step:
    """`refill_all`: after `top_up_places`.

    s5.4 s5.2 s5.3 s5.7 turn.yaml:136
    """
    s.after_fill_lines = 1
    return fill_lines(s)


def ships_at_once(s: State) -> Step:
    """Dvě lodě zdarma (Two ships for free).

    s14.11 powers.yaml:116
    """
    # powers.yaml:120
    most = s.most_6 = smaller if (smaller := s.player_ships_left[s.me_30_2]) < 2 else 2
    # powers.yaml:122
    s.chosen_3 = NO_ROWS
    chosen = s.chosen_3
    s.last_r_3 = -1
    going_on = s.going_on_9 = 1
    if not (going_on != 0 and len(chosen) < most):
        return ships_at_once_then(s)
    return ships_at_once_ask_choose_r(s)


def ships_at_once_then(s: State) -> Step:
    """`ships_at_once`: then.

    s14.11 powers.yaml:122
    """
    me = s.me_30_2
    # powers.yaml:123
    for r in s.chosen_3:
        # powers.yaml:124
        place_ship(s, me, r)
    # s4.7 s4.11 turn.yaml:24
    s.me_27 = s.me_56
    s.after_trade_blueprints = 0
    return trade_blueprints(s)


def ships_at_once_ask_choose_r(s: State) -> Step:
    """A player chooses: choose_r, stop.

    s14.11 powers.yaml:122
    """
    me = s.me_30_2
    legal = legal_ships_at_once_ask_choose_r(s)
    if len(legal) > 1:
        s.pc = 20
        s.player = me
        s.legal = legal
        return None
    if legal:
        if s.trace is not None:
            s.note(20, me, legal[0])
        return ships_at_once_take_choose_r(s, legal[0])
    raise no_choice("ships_at_once")


def legal_ships_at_once_ask_choose_r(s: State) -> Sequence[int]:
    """The legal actions of `ships_at_once_ask_choose_r`, ascending.

    s14.11 powers.yaml:122
    """
    chosen = s.chosen_3
    last_r = s.last_r_3
    legal: list[int] = []
    if len(chosen) >= 0:
        legal.append(6)
    region_taken = s.region_taken
    region_taken_2 = region_taken[2]
    region_taken_3 = region_taken[3]
    value_spaces_a_region = s.game.value_spaces_a_region
    if (
        value_spaces_a_region > region_taken[0]
        and last_r < 0
        and (1 if value_spaces_a_region > region_taken[1] else 0)
        + (1 if value_spaces_a_region > region_taken_2 else 0)
        + (1 if value_spaces_a_region > region_taken_3 else 0)
        >= -len(chosen) - 1
    ):
        legal.append(7)
    if (
        value_spaces_a_region > region_taken[1]
        and last_r < 1
        and (1 if value_spaces_a_region > region_taken_2 else 0) + (1 if value_spaces_a_region > region_taken_3 else 0)
        >= -len(chosen) - 1
    ):
        legal.append(8)
    if (
        value_spaces_a_region > region_taken_2
        and last_r < 2
        and (1 if value_spaces_a_region > region_taken_3 else 0) >= -len(chosen) - 1
    ):
        legal.append(9)
    if value_spaces_a_region > region_taken_3 and last_r < 3 and -len(chosen) - 1 <= 0:
        legal.append(10)
    return legal


def ships_at_once_take_choose_r(s: State, action: int) -> Step:
    """What is chosen in `ships_at_once_ask_choose_r`.

    s14.11 powers.yaml:122
    """
    chosen = s.chosen_3
    if action < 7:
        return ships_at_once_then(s)
    r = action - 7
    if r not in chosen:
        chosen = s.chosen_3 = (*chosen, r)
    s.last_r_3 = r
    if not (s.going_on_9 != 0 and len(chosen) < s.most_6):
        return ships_at_once_then(s)
    return ships_at_once_ask_choose_r


def trains_at_once(s: State) -> Step:
    """Dva vlaky zdarma (Two trains for free).

    s14.17 powers.yaml:126
    """
    # powers.yaml:130
    most = s.most_8 = smaller if (smaller := s.player_trains_left[s.me_30_2]) < 2 else 2
    # powers.yaml:132
    s.chosen_4 = NO_ROWS
    chosen = s.chosen_4
    s.last_r_4 = -1
    going_on = s.going_on_10 = 1
    if not (going_on != 0 and len(chosen) < most):
        return trains_at_once_then(s)
    return trains_at_once_ask_choose_r(s)


def trains_at_once_then(s: State) -> Step:
    """`trains_at_once`: then.

    s14.17 powers.yaml:132
    """
    me = s.me_30_2
    # powers.yaml:133
    for r in s.chosen_4:
        # powers.yaml:134
        place_train(s, me, r)
    # s4.7 s4.11 turn.yaml:24
    s.me_27 = s.me_56
    s.after_trade_blueprints = 0
    return trade_blueprints(s)


def trains_at_once_ask_choose_r(s: State) -> Step:
    """A player chooses: choose_r, stop.

    s14.17 powers.yaml:132
    """
    me = s.me_30_2
    legal = legal_trains_at_once_ask_choose_r(s)
    if len(legal) > 1:
        s.pc = 21
        s.player = me
        s.legal = legal
        return None
    if legal:
        if s.trace is not None:
            s.note(21, me, legal[0])
        return trains_at_once_take_choose_r(s, legal[0])
    raise no_choice("trains_at_once")


def legal_trains_at_once_ask_choose_r(s: State) -> Sequence[int]:
    """The legal actions of `trains_at_once_ask_choose_r`, ascending.

    s14.17 powers.yaml:132
    """
    chosen = s.chosen_4
    last_r = s.last_r_4
    legal: list[int] = []
    if len(chosen) >= 0:
        legal.append(6)
    region_taken = s.region_taken
    region_taken_2 = region_taken[2]
    region_taken_3 = region_taken[3]
    value_spaces_a_region = s.game.value_spaces_a_region
    if (
        value_spaces_a_region > region_taken[0]
        and last_r < 0
        and (1 if value_spaces_a_region > region_taken[1] else 0)
        + (1 if value_spaces_a_region > region_taken_2 else 0)
        + (1 if value_spaces_a_region > region_taken_3 else 0)
        >= -len(chosen) - 1
    ):
        legal.append(7)
    if (
        value_spaces_a_region > region_taken[1]
        and last_r < 1
        and (1 if value_spaces_a_region > region_taken_2 else 0) + (1 if value_spaces_a_region > region_taken_3 else 0)
        >= -len(chosen) - 1
    ):
        legal.append(8)
    if (
        value_spaces_a_region > region_taken_2
        and last_r < 2
        and (1 if value_spaces_a_region > region_taken_3 else 0) >= -len(chosen) - 1
    ):
        legal.append(9)
    if value_spaces_a_region > region_taken_3 and last_r < 3 and -len(chosen) - 1 <= 0:
        legal.append(10)
    return legal


def trains_at_once_take_choose_r(s: State, action: int) -> Step:
    """What is chosen in `trains_at_once_ask_choose_r`.

    s14.17 powers.yaml:132
    """
    chosen = s.chosen_4
    if action < 7:
        return trains_at_once_then(s)
    r = action - 7
    if r not in chosen:
        chosen = s.chosen_4 = (*chosen, r)
    s.last_r_4 = r
    if not (s.going_on_10 != 0 and len(chosen) < s.most_8):
        return trains_at_once_then(s)
    return trains_at_once_ask_choose_r


def push_out(s: State) -> Step:
    """Nejnižší žeton města uvolní místo (The lowest token of the city makes room).

    s10.14 actions.yaml:404
    """
    # actions.yaml:409
    return push_out_ask_choose_old(s)


def push_out_ask_choose_old(s: State) -> Step:
    """A player chooses: choose_old.

    s10.14 actions.yaml:409
    """
    me = s.me_56
    legal = legal_push_out_ask_choose_old(s)
    if len(legal) > 1:
        s.pc = 22
        s.player = me
        s.legal = legal
        return None
    if legal:
        if s.trace is not None:
            s.note(22, me, legal[0])
        return push_out_take_choose_old(s, legal[0])
    raise no_choice("push_out")


def legal_push_out_ask_choose_old(s: State) -> Sequence[int]:
    """The legal actions of `push_out_ask_choose_old`, ascending.

    s10.14 actions.yaml:409
    """
    city = s.city
    legal: list[int] = []
    space_token = s.space_token
    for old in sorted(set(tokens_in(s, city))):
        if INFLUENCE_VALUE[space_token[old]] == (kept if (kept := s.kept_lowest_in[city]) >= 0 else lowest_in(s, city)):
            legal.append(old + 691)
    return legal


def push_out_take_choose_old(s: State, action: int) -> Step:
    """What is chosen in `push_out_ask_choose_old`.

    s10.14 actions.yaml:409
    """
    old = action - 691
    # actions.yaml:410
    give_back(s, old)
    return deliver_after_if(s)


def place_factor(s: State) -> Step:
    """Násobič na políčko úspěchu (A multiplier onto an achievement).

    s11.9 s11.10 s13.9 consolidation.yaml:53
    """
    # consolidation.yaml:58
    return place_factor_ask_choose_a(s)


def place_factor_ask_choose_a(s: State) -> Step:
    """A player chooses: choose_a.

    s11.9 s11.10 s13.9 consolidation.yaml:58
    """
    me = s.me_21
    legal = legal_place_factor_ask_choose_a(s)
    if len(legal) > 1:
        s.pc = 23
        s.player = me
        s.legal = legal
        return None
    if legal:
        if s.trace is not None:
            s.note(23, me, legal[0])
        return place_factor_take_choose_a(s, legal[0])
    return consolidate_chance(s)


def legal_place_factor_ask_choose_a(s: State) -> Sequence[int]:
    """The legal actions of `place_factor_ask_choose_a`, ascending.

    s11.9 s11.10 s13.9 consolidation.yaml:58
    """
    me = s.me_21
    legal: list[int] = []
    player_factor = s.player_factor
    me_times = me * 9
    if player_factor[me_times] == 0:
        legal.append(735)
    if player_factor[me_times + 1] == 0:
        legal.append(736)
    if player_factor[me_times + 2] == 0:
        legal.append(737)
    if player_factor[me_times + 3] == 0:
        legal.append(738)
    if player_factor[me_times + 4] == 0:
        legal.append(739)
    if player_factor[me_times + 5] == 0:
        legal.append(740)
    if player_factor[me_times + 6] == 0:
        legal.append(741)
    if player_factor[me_times + 7] == 0:
        legal.append(742)
    if player_factor[me_times + 8] == 0:
        legal.append(743)
    return legal


def place_factor_take_choose_a(s: State, action: int) -> Step:
    """What is chosen in `place_factor_ask_choose_a`.

    s11.9 s11.10 s13.9 consolidation.yaml:58
    """
    a = action - 735
    # consolidation.yaml:59
    s.player_factor[s.me_21 * 9 + a] = s.factor
    return consolidate_chance(s)


ACHIEVEMENT_SCORED: tuple[Callable[..., None], ...] = (
    achievement_contracts_done_scored,
    achievement_yen_left_scored,
    achievement_knowledge_stars_scored,
    achievement_ship_stars_scored,
    achievement_coal_stars_scored,
    achievement_train_stars_scored,
    achievement_high_factories_scored,
    achievement_full_machines_scored,
    achievement_regions_held_scored,
)

REGION_BONUS_GAINED: tuple[Callable[..., None], ...] = (
    region_bonus_region_gives_yen_gained,
    region_bonus_region_gives_coal_gained,
    region_bonus_region_gives_blueprints_gained,
    region_bonus_region_gives_points_gained,
)

REWARD_BONUS_GAINED: tuple[Callable[..., None], ...] = (
    reward_bonus_bonus_blueprints_gained,
    reward_bonus_bonus_coal_gained,
    reward_bonus_bonus_yen_gained,
)

FACTORY_BUILT: tuple[Callable[[State], Step], ...] = (
    invest_no_factory_built,
    invest_no_factory_built,
    invest_do_factory_silk_3_built,
    invest_do_factory_silk_4_built,
    invest_no_factory_built,
    invest_no_factory_built,
    invest_do_factory_paper_3_built,
    invest_do_factory_paper_4_built,
    invest_no_factory_built,
    invest_no_factory_built,
    invest_no_factory_built,
    invest_do_factory_bento_4_built,
    invest_no_factory_built,
    invest_do_factory_lenses_2_built,
    factory_lenses_3_built,
    invest_no_factory_built,
    invest_no_factory_built,
    invest_do_factory_clocks_2_built,
    factory_clocks_3_built,
    invest_no_factory_built,
    invest_no_factory_built,
    factory_bulbs_2_built,
    invest_no_factory_built,
    invest_no_factory_built,
)

AFTER_IMPROVE: tuple[Step, ...] = (
    install_repeat,
    factory_bulbs_2_built_after_improve,
)

AFTER_TOP_UP_PLACES: tuple[Step, ...] = (
    setup_after_top_up_places,
    refill_all_after_top_up_places,
)

AFTER_FILL_LINES: tuple[Step, ...] = (
    main_after_setup,
    refill_all_after_fill_lines,
)

AFTER_COMPLETE_LINES: tuple[Step, ...] = (
    fill_lines_end,
    turn_after_act,
)

AFTER_TRADE_BLUEPRINTS: tuple[Step, ...] = (
    turn_after_trade_blueprints,
    act_ask_one_of,
)

AFTER_HIRE: tuple[Step, ...] = (
    study_after_hire,
    produce_after_hire,
    export_after_hire,
    invest_after_hire,
    dig_after_hire,
    build_ships_after_hire,
    install_after_hire,
    build_trains_after_hire,
    supply_region_after_hire,
)
