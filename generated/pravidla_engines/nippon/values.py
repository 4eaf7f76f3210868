"""Values of the rules: pure functions of the position.

Generated from the rule spec of nippon; do not edit.
"""

from __future__ import annotations

from pravidla_runtime.errors import Fault
from pravidla_runtime.figures import figure

from .state import State
from .tables import (
    ACHIEVEMENT_PRINTED,
    CHEAP_PRICE,
    CHEAP_STEP_PRICE,
    CONTRACT_ONES_TWOS_THREES,
    CONTRACT_THREES,
    CONTRACT_TWOS_THREES,
    FACTORY_GOOD,
    FACTORY_GOOD_KNOWLEDGE,
    GOOD_COAL,
    GOOD_LEVEL,
    IMPROVEMENT_PRICE,
    INFLUENCE_VALUE,
    KNOWLEDGE_PRICE,
    KNOWLEDGE_TRACK_LEVEL,
    MINES_PRICE,
    REWARD_REWARD_LEVEL_FACTOR,
    ROW_SYMBOLS,
    SHIP_PRICE,
    SPACE_BY_CITY,
    SPACE_BY_REGION,
    SPACE_CITY,
    SPACE_SIDE_FOREIGN,
    T_BY_VALUE,
    TILE_FIRST,
    TILE_FOURTH,
    TILE_SECOND,
    TILE_THIRD,
    TOKEN_VALUE,
    TRAIN_PRICE,
)


def missing_knowledge(s: State, me: int, f: int) -> int:
    """Chybějící znalosti (Missing knowledge).

    s6.19 s6.21 s6.22 actions.yaml:31
    """
    return larger if (larger := FACTORY_GOOD_KNOWLEDGE[f] - KNOWLEDGE_TRACK_LEVEL[s.player_knowledge[me]]) > 0 else 0


def price_of_improvements(s: State, me: int, number_: int) -> int:
    """Cena vylepšení (Price of improvements).

    s7.2 actions.yaml:61
    """
    if s.player_plant[me * 6 + 5] == 23:
        # s14.18 powers.yaml:109
        return CHEAP_PRICE[number_ - 1]
    # actions.yaml:61
    return IMPROVEMENT_PRICE[number_ - 1]


def can_improve(s: State, me: int, good: int) -> bool:
    """Továrna se dá vylepšit (The factory can be improved).

    s7.2 actions.yaml:75
    """
    return s.player_plant[me * 6 + good] != 24 and s.player_machine[me * 6 + good] < 2


def coal_needed(s: State, me: int, good: int) -> int:
    """Uhlí potřebné k výrobě (Coal needed for production).

    s7.10 actions.yaml:120
    """
    player_plant = s.player_plant
    me_times = me * 6
    if good == 2 and player_plant[me_times + 2] == 8:
        # s14.15 powers.yaml:49
        return 2
    if good == 3 and player_plant[me_times + 3] == 12:
        # s14.10 powers.yaml:69
        return 2
    if good == 4 and player_plant[me_times + 4] == 16:
        # s14.13 powers.yaml:82
        return 3
    if good == 5 and player_plant[me_times + 5] == 20:
        # s14.17 powers.yaml:95
        return 3
    # actions.yaml:120
    return GOOD_COAL[good]


def output(s: State, me: int, good: int) -> int:
    """Vyrobené zboží (Goods produced).

    s7.11 s7.12 actions.yaml:124
    """
    total = 1 + s.player_machine[me * 6 + good]
    if good == 5 and s.player_plant[me * 6 + 5] == 22:
        # s14.18 powers.yaml:102
        total += 1
    return total


def price_of_knowledge(s: State, me: int, number: int) -> int:
    """Cena znalostí (Price of knowledge).

    s8.4 s8.5 actions.yaml:147
    """
    if s.player_plant[me * 6 + 1] == 5:
        # s14.7 powers.yaml:43
        return CHEAP_STEP_PRICE[number - 1]
    # actions.yaml:147
    return KNOWLEDGE_PRICE[number - 1]


def extra_knowledge(s: State, me: int) -> int:
    """Políčka znalostí navíc (Further steps of knowledge).

    s8.4 actions.yaml:151
    """
    if s.player_plant[me * 6 + 1] == 4:
        # s14.7 powers.yaml:36
        return 1
    # actions.yaml:151
    return 0


def price_of_mines(s: State, me: int, number: int) -> int:
    """Cena dolů (Price of mines).

    s8.4 s8.5 actions.yaml:175
    """
    if s.player_plant[me * 6 + 2] == 9:
        # s14.15 powers.yaml:56
        return CHEAP_STEP_PRICE[number - 1]
    # actions.yaml:175
    return MINES_PRICE[number - 1]


def extra_mines(s: State, me: int) -> int:
    """Políčka uhlí navíc (Further steps of coal).

    s8.4 actions.yaml:179
    """
    if s.player_plant[me * 6 + 2] == 10:
        # s14.15 powers.yaml:62
        return 1
    # actions.yaml:179
    return 0


def price_of_trains(s: State, me: int, number: int) -> int:
    """Cena vlaků (Price of trains).

    s8.9 actions.yaml:211
    """
    if s.player_plant[me * 6 + 4] == 19:
        # s14.18 powers.yaml:89
        return CHEAP_PRICE[number - 1]
    # actions.yaml:211
    return TRAIN_PRICE[number - 1]


def price_of_ships(s: State, me: int, number: int) -> int:
    """Cena lodí (Price of ships).

    s8.9 actions.yaml:252
    """
    if s.player_plant[me * 6 + 3] == 15:
        # s14.11 powers.yaml:76
        return CHEAP_PRICE[number - 1]
    # actions.yaml:252
    return SHIP_PRICE[number - 1]


def symbols_uncovered(s: State, p: int) -> int:
    """Odkryté symboly peněz (Money symbols uncovered).

    s8.14 actions.yaml:266
    """
    return ROW_SYMBOLS[6 - s.player_trains_left[p]] + ROW_SYMBOLS[6 - s.player_ships_left[p]]


def steps_a_symbol(s: State, me: int) -> int:
    """Políčka peněz za symbol (Money steps for a symbol).

    s8.14 actions.yaml:270
    """
    if s.player_plant[me * 6] == 2:
        # s14.7 powers.yaml:17
        return 2
    # actions.yaml:270
    return 1


def spaces_a_region(s: State) -> int:
    """Políčka vlaků a lodí v regionu (Spaces for trains and ships in a region).

    s8.10 actions.yaml:279
    """
    if s.game.players == 3:
        # s8.13 actions.yaml:284
        return 6
    if s.game.players == 2:
        # s8.13 actions.yaml:290
        return 4
    # actions.yaml:279
    return 8


def goods_with(s: State, me: int, number: int) -> int:
    """Druhy zboží v dostatečném počtu (Goods of which there are enough).

    s9.3 actions.yaml:319
    """
    known = s.kept_goods_with
    worked_out = me * 3 + number - 1
    if (value := known[worked_out]) >= 0:
        return value
    player_stored = s.player_stored
    me_times = me * 6
    value = known[worked_out] = (
        (1 if player_stored[me_times] >= number else 0)
        + (1 if player_stored[me_times + 1] >= number else 0)
        + (1 if player_stored[me_times + 2] >= number else 0)
        + (1 if player_stored[me_times + 3] >= number else 0)
        + (1 if player_stored[me_times + 4] >= number else 0)
        + (1 if player_stored[me_times + 5] >= number else 0)
    )
    return value


def affordable(s: State, me: int, good: int) -> int:
    """Nejvyšší žeton za zboží na skladě (Highest token that the goods in store pay for).

    s10.3 s10.6 actions.yaml:373
    """
    return figure(
        TOKEN_VALUE[GOOD_LEVEL[good] - 1], (smaller if (smaller := s.player_stored[me * 6 + good]) < 3 else 3) - 1
    )


def tokens_in(s: State, city: int) -> tuple[int, ...]:
    """Obsazená políčka města (Occupied spaces of the city).

    s9.9 actions.yaml:429
    """
    space_holder = s.space_holder
    return tuple([s_ for s_ in SPACE_BY_CITY[city] if space_holder[s_] != 4])


def tokens_a_city(s: State) -> int:
    """Nejvýš žetonů u města (Most tokens at a city).

    s9.9 actions.yaml:441
    """
    if s.game.players == 3:
        # s10.13 actions.yaml:446
        return 3
    if s.game.players == 2:
        # s10.13 actions.yaml:452
        return 2
    # actions.yaml:441
    return 4


def more_yen(s: State) -> int:
    """Jeny z továrny na hedvábí (Yen of the silk factory).

    s14.6 figures.yaml:76
    """
    return 3000


def kept_coal(s: State, me: int) -> int:
    """Uhlí, které zůstane (Coal that is kept).

    s11.5 consolidation.yaml:27
    """
    if s.player_plant[me * 6] == 1:
        # s14.6 powers.yaml:10
        return 1
    # consolidation.yaml:27
    return 0


def may_take(s: State, me: int, reward: int) -> bool:
    """Odměna není příliš vysoká (The reward is not too high).

    s11.8 consolidation.yaml:47
    """
    return REWARD_REWARD_LEVEL_FACTOR[reward] <= sum(s.player_workers[me * 6 : me * 6 + 6]) - 1


def factory_price(s: State) -> int:
    """Cena továrny (Price of a factory).

    s6.19 figures.yaml:4
    """
    return 6000


def wage(s: State) -> int:
    """Mzda za jednu barvu (Pay for one colour).

    s11.13 figures.yaml:39
    """
    return 3000


def reward_yen(s: State) -> int:
    """Jeny odměny (Yen of a reward).

    s3.18 s11.9 figures.yaml:61
    """
    return 3000


def region_yen(s: State) -> int:
    """Jeny regionu (Yen of a region).

    s10.3 figures.yaml:66
    """
    return 3000


def yen_at_once(s: State) -> int:
    """Jeny hned po stavbě (Yen at once after building).

    s14.8 figures.yaml:71
    """
    return 6000


def steps_for_the_past(s: State) -> int:
    """Políčka za dříve odkrytý symbol (Steps for a symbol uncovered before).

    s14.7 s14.8 powers.yaml:24
    """
    if s.game.option_symbols_before_the_factory == 1:
        # powers.yaml:29
        return 2
    # powers.yaml:24
    return 1


def ships_count(s: State, highest: int, lowest: int) -> bool:
    """Lodě se počítají (The ships count).

    s12.6 scoring.yaml:13
    """
    if s.game.option_ships_in_a_tie == 1:
        # scoring.yaml:17
        return highest <= 2 and highest == lowest
    # scoring.yaml:13
    return highest <= 2


def influence_of_any_s_2(s: State, r: int, p: int) -> bool:
    """A question of `influence_of`.

    scoring.yaml:38
    """
    space_holder = s.space_holder
    for s_2 in SPACE_BY_REGION[r]:
        if space_holder[s_2] == p:
            break
    else:
        return False
    return True


def influence_of_sum_s_3(s: State, r: int, p: int) -> int:
    """A question of `influence_of`.

    scoring.yaml:38
    """
    total = 0
    space_holder = s.space_holder
    space_token = s.space_token
    for s_3 in SPACE_BY_REGION[r]:
        if space_holder[s_3] == p:
            total += INFLUENCE_VALUE[space_token[s_3]]
    return total


def influence_of(s: State, p: int, r: int) -> int:
    """Vliv hráče v regionu (Influence of a player in the region).

    s8.11 s12.2 scoring.yaml:33
    """
    known = s.kept_influence_of
    p_times = p * 4
    r_place = p_times + r
    if (value := known[r_place]) >= 0:
        return value
    if not influence_of_any_s_2(s, r, p):
        value = known[r_place] = 0
        return value
    value = known[r_place] = influence_of_sum_s_3(s, r, p) + s.player_train_value[r_place]
    return value


def foreign_influence(s: State, r: int) -> int:
    """Vliv zámořských společností (Influence of the overseas companies).

    s9.11 s12.3 scoring.yaml:39
    """
    known = s.kept_foreign_influence
    if (value := known[r]) >= 0:
        return value
    total = 0
    space_holder = s.space_holder
    for s_4 in SPACE_BY_REGION[r]:
        if space_holder[s_4] == 4:
            total += SPACE_SIDE_FOREIGN[s_4]
    value = known[r] = total
    return value


def multiplier(s: State, p: int, a: int) -> int:
    """Násobič úspěchu (Multiplier of an achievement).

    s11.10 s13.8 scoring.yaml:64
    """
    player_factor_there = s.player_factor[p * 9 + a]
    if player_factor_there > 0:
        return player_factor_there
    return ACHIEVEMENT_PRINTED[a]


def star_of(s: State, p: int, f: int) -> int:
    """Hvězdička na továrně (Star on a factory).

    s13.12 s13.15 s14.7 s14.15 scoring.yaml:126
    """
    if s.player_plant[p * 6 + FACTORY_GOOD[f]] == f:
        return 1
    return 0


def has_token(s: State, p: int, r: int) -> bool:
    """Žeton vlivu v regionu (An influence token in the region).

    s13.19 scoring.yaml:130
    """
    known = s.kept_has_token
    p_times = p * 4
    r_place = p_times + r
    if (value := known[r_place]) >= 0:
        return value == 1
    space_holder = s.space_holder
    for s_5 in SPACE_BY_REGION[r]:
        if space_holder[s_5] == p:
            break
    else:
        known[r_place] = 0
        return False
    known[r_place] = 1
    return True


def good_at(s: State, tile: int, number: int) -> int:
    """Zboží na straně žetonu (Good at a side of a tile).

    s9.9 setup.yaml:130
    """
    if number == 0:
        return TILE_FIRST[tile]
    if number == 1:
        return TILE_SECOND[tile]
    if number == 2:
        return TILE_THIRD[tile]
    return TILE_FOURTH[tile]


def lines_used(s: State) -> int:
    """Počet řad dělníků (Number of rows of workers).

    s3.20 setup.yaml:179
    """
    if s.game.players == 3:
        # s3.21 s5.6 setup.yaml:185
        return 3
    if s.game.players == 2:
        # s3.21 s5.6 setup.yaml:191
        return 2
    # setup.yaml:179
    return 4


def workers_a_line(s: State) -> int:
    """Dělníků v řadě (Workers in a row).

    s3.20 s5.4 setup.yaml:197
    """
    if s.game.players == 2:
        # s3.21 s5.6 setup.yaml:202
        return 2
    # setup.yaml:197
    return 3


def workers_removed(s: State) -> int:
    """Odebraní dělníci každé barvy (Workers removed of each colour).

    s3.14 setup.yaml:208
    """
    if s.game.players == 3:
        # s3.17 setup.yaml:213
        return 1
    if s.game.players == 2:
        # s3.17 setup.yaml:219
        return 2
    # setup.yaml:208
    return 0


def rewards_removed(s: State) -> int:
    """Odměny odebrané ze sloupce (Rewards removed from a column).

    s3.20 setup.yaml:225
    """
    if s.game.players == 3:
        # s3.22 setup.yaml:230
        return 1
    if s.game.players == 2:
        # s3.22 setup.yaml:236
        return 2
    # setup.yaml:225
    return 0


def any_level_free(s: State, me: int) -> bool:
    """Některý ukazatel není na vrcholu (Some marker is below the top).

    s2.12 turn.yaml:86
    """
    return s.player_money[me] < 12 or s.player_mines[me] < 12 or s.player_knowledge[me] < 8


def can_hire(s: State, me: int, place: int) -> bool:
    """Dělník je k mání (A worker can be taken).

    s4.14 s4.15 turn.yaml:92
    """
    return any(s.place_waiting[place * 6 : place * 6 + 6]) and sum(s.player_workers[me * 6 : me * 6 + 6]) < 6


def can_run(s: State, me: int, good: int) -> bool:
    """Továrnu jde spustit (The factory can be run).

    s7.11 s7.12 actions.yaml:98
    """
    return (
        s.player_plant[me * 6 + good] != 24
        and s.player_coal[me] >= coal_needed(s, me, good)
        and s.player_stored[me * 6 + good] < 4
    )


def room_in(s: State, region: int) -> int:
    """Volná políčka vlaků a lodí (Free spaces for trains and ships).

    s8.9 actions.yaml:275
    """
    return (6 if s.game.players == 3 else 4 if s.game.players == 2 else 8) - s.region_taken[region]


def can_fulfil(s: State, me: int, contract: int) -> bool:
    """Na kontrakt je zboží (The goods suffice for the contract).

    s9.3 s9.4 actions.yaml:313
    """
    me_times = me * 3
    return (
        (kept if (kept := s.kept_goods_with[me_times]) >= 0 else goods_with(s, me, 1))
        >= CONTRACT_ONES_TWOS_THREES[contract]
        and (kept if (kept := s.kept_goods_with[me_times + 1]) >= 0 else goods_with(s, me, 2))
        >= CONTRACT_TWOS_THREES[contract]
        and (kept if (kept := s.kept_goods_with[me_times + 2]) >= 0 else goods_with(s, me, 3))
        >= CONTRACT_THREES[contract]
    )


def lowest_in(s: State, city: int) -> int:
    """Nejnižší žeton u města (Lowest token of the city).

    s10.14 actions.yaml:437
    """
    known = s.kept_lowest_in
    if (value := known[city]) >= 0:
        return value
    best: int | None = None
    space_holder = s.space_holder
    space_token = s.space_token
    for s_6 in SPACE_BY_CITY[city]:
        if space_holder[s_6] != 4:
            value = INFLUENCE_VALUE[space_token[s_6]]
            if best is None or value < best:
                best = value
    if best is None:
        raise Fault("there is no lowest of nothing")
    value = known[city] = best
    return value


def is_full(s: State, city: int) -> bool:
    """U města je nejvyšší počet žetonů (The city has all the tokens it may have).

    s10.13 s10.14 actions.yaml:433
    """
    known = s.kept_is_full
    if (value := known[city]) >= 0:
        return value == 1
    total = 0
    space_holder = s.space_holder
    for s_ in SPACE_BY_CITY[city]:
        if space_holder[s_] != 4:
            total += 1
    value = known[city] = 1 if total >= (3 if s.game.players == 3 else 2 if s.game.players == 2 else 4) else 0
    return value == 1


def extra_yen(s: State, me: int) -> int:
    """Jeny navíc při konsolidaci (Further yen at consolidation).

    s11.5 consolidation.yaml:22
    """
    total = 0
    if s.player_plant[me * 6] == 0:
        # s14.6 powers.yaml:4
        total += 3000
    return total


def final_extra_yen(s: State, p: int) -> int:
    """Jeny navíc v závěrečném rozpočtu (Further yen in the final budget).

    s13.5 scoring.yaml:53
    """
    if s.game.option_more_yen_at_the_end == 1 and s.player_plant[p * 6] == 0:
        # s14.6 scoring.yaml:58
        return 3000
    # scoring.yaml:53
    return 0


def contenders(s: State, r: int) -> tuple[int, ...]:
    """Kdo má v regionu vliv (Who has influence in the region).

    s12.3 scoring.yaml:23
    """
    seats = s.game.seats
    if s.game.option_no_influence_no_place == 1:
        # scoring.yaml:27
        return tuple(seats)
    # scoring.yaml:23
    return tuple([p for p in seats if influence_of(s, p, r) > 0])


def value_to_beat(s: State, space: int) -> int:
    """Hodnota, kterou musí nový žeton překonat (Value that a new token must exceed).

    s10.11 s10.14 actions.yaml:424
    """
    known = s.kept_value_to_beat
    if (value := known[space]) >= 0:
        return value
    if s.space_holder[space] != 4:
        value = known[space] = INFLUENCE_VALUE[s.space_token[space]]
        return value
    if is_full(s, SPACE_CITY[space]):
        value = known[space] = lowest_in(s, SPACE_CITY[space])
        return value
    value = known[space] = 0
    return value


def can_serve(s: State, me: int, space: int) -> bool:
    """Na políčko jde umístit žeton (A token can be placed on the space).

    s10.3 s10.11 actions.yaml:369
    """
    player_tokens = s.player_tokens
    me_times = me * 7
    for t in T_BY_VALUE[affordable(s, me, s.space_good[space])][
        kept if (kept := s.kept_value_to_beat[space]) >= 0 else value_to_beat(s, space)
    ]:
        if player_tokens[me_times + t]:
            break
    else:
        return False
    return True


def can_supply(s: State, me: int, region: int) -> bool:
    """V regionu jde umístit žeton (A token can be placed in the region).

    s10.3 s10.11 actions.yaml:365
    """
    known = s.kept_can_supply
    me_times_4 = me * 4
    region_place = me_times_4 + region
    if (value := known[region_place]) >= 0:
        return value == 1
    space_good = s.space_good
    player_stored = s.player_stored
    player_tokens = s.player_tokens
    me_times_6 = me * 6
    me_times_7 = me * 7
    for s_7 in SPACE_BY_REGION[region]:
        space_good_here = space_good[s_7]
        if player_stored[me_times_6 + space_good_here] > 0:
            for t in T_BY_VALUE[
                TOKEN_VALUE[GOOD_LEVEL[space_good_here] - 1][
                    (smaller if (smaller := player_stored[me_times_6 + space_good_here]) < 3 else 3) - 1
                ]
            ][kept if (kept := s.kept_value_to_beat[s_7]) >= 0 else value_to_beat(s, s_7)]:
                if player_tokens[me_times_7 + t]:
                    known[region_place] = 1
                    return True
    known[region_place] = 0
    return False


def game_score(s: State, p: int) -> int:
    """`game.score`.

    s2.2 s4.12 s12.10 rulebook.yaml:16
    """
    return s.player_vp[p]


def game_tie_1(s: State, p: int) -> int:
    """`game.tie_1`.

    s2.2 s4.12 s12.10 rulebook.yaml:18
    """
    return s.player_last_turn[p]


def invariant_workers_conserved_sum_p_17(s: State) -> int:
    """A question of `invariant_workers_conserved`.

    invariants.yaml:9
    """
    total = 0
    player_workers = s.player_workers
    for p in s.game.seats:
        total += sum(player_workers[p * 6 : p * 6 + 6])
    return total


def invariant_workers_conserved(s: State) -> bool:
    """Dělníků je stále stejně (The number of workers stays the same).

    s3.14 s3.17 invariants.yaml:4
    """
    place_waiting = s.place_waiting
    line_queue = s.line_queue
    return sum(s.sack) + (
        sum(place_waiting[0:6])
        + sum(place_waiting[6:12])
        + sum(place_waiting[12:18])
        + sum(place_waiting[18:24])
        + sum(place_waiting[24:30])
    ) + (
        sum(line_queue[0:6]) + sum(line_queue[6:12]) + sum(line_queue[12:18]) + sum(line_queue[18:24])
    ) + invariant_workers_conserved_sum_p_17(s) <= 6 * (
        8 - (1 if s.game.players == 3 else 2 if s.game.players == 2 else 0)
    )


def invariant_six_workers_at_most(s: State) -> bool:
    """Na desce je nejvýš šest dělníků (At most six workers are on a player board).

    s4.15 invariants.yaml:10
    """
    player_workers = s.player_workers
    for p in s.game.seats:
        if sum(player_workers[p * 6 : p * 6 + 6]) > 6:
            break
    else:
        return True
    return False


def invariant_tokens_conserved(s: State) -> bool:
    """Každý má deset žetonů vlivu (Everybody has ten influence tokens).

    s1.10 s2.9 s10.11 invariants.yaml:15
    """
    player_tokens = s.player_tokens
    for p in s.game.seats:
        if sum(player_tokens[p * 7 : p * 7 + 7]) + s.space_holder.count(p) != 10:
            break
    else:
        return True
    return False


def invariant_token_with_holder(s: State) -> bool:
    """Žeton na políčku má majitele (A token on a space has an owner).

    s10.11 invariants.yaml:20
    """
    space_holder = s.space_holder
    space_token = s.space_token
    for s_10 in range(32):
        if (1 if space_holder[s_10] == 4 else 0) != (1 if space_token[s_10] == 7 else 0):
            break
    else:
        return True
    return False


def invariant_trains_conserved(s: State) -> bool:
    """Každý má šest vlaků (Everybody has six trains).

    s1.10 s2.9 invariants.yaml:24
    """
    player_trains_left = s.player_trains_left
    player_trains = s.player_trains
    for p in s.game.seats:
        p_times = p * 4
        if (
            player_trains_left[p]
            + (
                player_trains[p_times]
                + player_trains[p_times + 1]
                + player_trains[p_times + 2]
                + player_trains[p_times + 3]
            )
            != 6
        ):
            break
    else:
        return True
    return False


def invariant_ships_conserved(s: State) -> bool:
    """Každý má šest lodí (Everybody has six ships).

    s1.10 s2.9 invariants.yaml:29
    """
    player_ships_left = s.player_ships_left
    player_ships = s.player_ships
    for p in s.game.seats:
        p_times = p * 4
        if (
            player_ships_left[p]
            + (
                player_ships[p_times]
                + player_ships[p_times + 1]
                + player_ships[p_times + 2]
                + player_ships[p_times + 3]
            )
            != 6
        ):
            break
    else:
        return True
    return False


def invariant_region_not_overfull_sum_p_22(s: State) -> int:
    """A question of `invariant_region_not_overfull`.

    invariants.yaml:38
    """
    total = 0
    player_trains = s.player_trains
    player_ships = s.player_ships
    for p in s.game.seats:
        total += player_trains[p * 4] + player_ships[p * 4]
    return total


def invariant_region_not_overfull_sum_p_22_2(s: State) -> int:
    """A question of `invariant_region_not_overfull`.

    invariants.yaml:38
    """
    total = 0
    player_trains = s.player_trains
    player_ships = s.player_ships
    for p in s.game.seats:
        place = p * 4 + 1
        total += player_trains[place] + player_ships[place]
    return total


def invariant_region_not_overfull_sum_p_22_3(s: State) -> int:
    """A question of `invariant_region_not_overfull`.

    invariants.yaml:38
    """
    total = 0
    player_trains = s.player_trains
    player_ships = s.player_ships
    for p in s.game.seats:
        place = p * 4 + 2
        total += player_trains[place] + player_ships[place]
    return total


def invariant_region_not_overfull_sum_p_22_4(s: State) -> int:
    """A question of `invariant_region_not_overfull`.

    invariants.yaml:38
    """
    total = 0
    player_trains = s.player_trains
    player_ships = s.player_ships
    for p in s.game.seats:
        place = p * 4 + 3
        total += player_trains[place] + player_ships[place]
    return total


def invariant_region_not_overfull(s: State) -> bool:
    """V regionu není víc vlaků a lodí než políček (A region has no more trains and ships than spaces).

    s8.10 s8.13 invariants.yaml:34
    """
    region_taken = s.region_taken
    players = s.game.players
    return (
        (6 if players == 3 else 4 if players == 2 else 8) >= region_taken[0]
        and region_taken[0] == invariant_region_not_overfull_sum_p_22(s)
        and (6 if players == 3 else 4 if players == 2 else 8) >= region_taken[1]
        and region_taken[1] == invariant_region_not_overfull_sum_p_22_2(s)
        and (6 if players == 3 else 4 if players == 2 else 8) >= region_taken[2]
        and region_taken[2] == invariant_region_not_overfull_sum_p_22_3(s)
        and (6 if players == 3 else 4 if players == 2 else 8) >= region_taken[3]
        and region_taken[3] == invariant_region_not_overfull_sum_p_22_4(s)
    )


def invariant_city_not_overfull_count_s(s: State, c: int) -> int:
    """A question of `invariant_city_not_overfull`.

    invariants.yaml:42
    """
    total = 0
    space_holder = s.space_holder
    for s_ in SPACE_BY_CITY[c]:
        if space_holder[s_] != 4:
            total += 1
    return total


def invariant_city_not_overfull(s: State) -> bool:
    """U města není víc žetonů, než smí být (A city has no more tokens than it may have).

    s9.9 s10.13 invariants.yaml:39
    """
    players = s.game.players
    for c in range(8):
        if invariant_city_not_overfull_count_s(s, c) > (3 if players == 3 else 2 if players == 2 else 4):
            break
    else:
        return True
    return False


def invariant_factories_conserved_sum_p_23(s: State) -> int:
    """A question of `invariant_factories_conserved`.

    invariants.yaml:48
    """
    total = 0
    player_plant = s.player_plant
    for p in s.game.seats:
        p_times = p * 6
        total += (
            (1 if player_plant[p_times] != 24 else 0)
            + (1 if player_plant[p_times + 1] != 24 else 0)
            + (1 if player_plant[p_times + 2] != 24 else 0)
            + (1 if player_plant[p_times + 3] != 24 else 0)
            + (1 if player_plant[p_times + 4] != 24 else 0)
            + (1 if player_plant[p_times + 5] != 24 else 0)
        )
    return total


def invariant_factories_conserved(s: State) -> bool:
    """Továren je dvacet čtyři (There are twenty-four factories).

    s6.24 s14.2 invariants.yaml:43
    """
    return sum(s.factories_left) + invariant_factories_conserved_sum_p_23(s) == 24


def invariant_factory_under_its_good(s: State) -> bool:
    """Továrna leží u svého zboží (A factory lies with its good).

    s6.24 invariants.yaml:49
    """
    player_plant = s.player_plant
    for p in s.game.seats:
        p_times = p * 6
        if (
            (player_plant[p_times] != 24 and FACTORY_GOOD[player_plant[p_times]] != 0)
            or (player_plant[p_times + 1] != 24 and FACTORY_GOOD[player_plant[p_times + 1]] != 1)
            or (player_plant[p_times + 2] != 24 and FACTORY_GOOD[player_plant[p_times + 2]] != 2)
            or (player_plant[p_times + 3] != 24 and FACTORY_GOOD[player_plant[p_times + 3]] != 3)
            or (player_plant[p_times + 4] != 24 and FACTORY_GOOD[player_plant[p_times + 4]] != 4)
            or (player_plant[p_times + 5] != 24 and FACTORY_GOOD[player_plant[p_times + 5]] != 5)
        ):
            break
    else:
        return True
    return False


def invariant_machines_on_factories(s: State) -> bool:
    """Stroje a zboží jsou jen na továrnách (Machines and goods are on factories only).

    s7.3 s7.10 invariants.yaml:53
    """
    player_plant = s.player_plant
    player_machine = s.player_machine
    player_stored = s.player_stored
    for p in s.game.seats:
        p_times = p * 6
        if (
            (player_plant[p_times] == 24 and (player_machine[p_times] > 0 or player_stored[p_times] > 0))
            or (player_plant[p_times + 1] == 24 and (player_machine[p_times + 1] > 0 or player_stored[p_times + 1] > 0))
            or (player_plant[p_times + 2] == 24 and (player_machine[p_times + 2] > 0 or player_stored[p_times + 2] > 0))
            or (player_plant[p_times + 3] == 24 and (player_machine[p_times + 3] > 0 or player_stored[p_times + 3] > 0))
            or (player_plant[p_times + 4] == 24 and (player_machine[p_times + 4] > 0 or player_stored[p_times + 4] > 0))
            or (player_plant[p_times + 5] == 24 and (player_machine[p_times + 5] > 0 or player_stored[p_times + 5] > 0))
        ):
            break
    else:
        return True
    return False


def invariant_levels_of_tokens(s: State) -> bool:
    """Vlaky a lodě mají hodnotu 2 nebo 3 (Trains and ships count 2 or 3).

    s2.9 s14.10 s14.13 invariants.yaml:58
    """
    player_train_value = s.player_train_value
    player_trains = s.player_trains
    player_ship_value = s.player_ship_value
    player_ships = s.player_ships
    for p in s.game.seats:
        p_times = p * 4
        if not (
            player_train_value[p_times] >= 2 * player_trains[p_times]
            and player_train_value[p_times] <= 3 * player_trains[p_times]
            and player_ship_value[p_times] >= 2 * player_ships[p_times]
            and player_ship_value[p_times] <= 3 * player_ships[p_times]
            and player_train_value[p_times + 1] >= 2 * player_trains[p_times + 1]
            and player_train_value[p_times + 1] <= 3 * player_trains[p_times + 1]
            and player_ship_value[p_times + 1] >= 2 * player_ships[p_times + 1]
            and player_ship_value[p_times + 1] <= 3 * player_ships[p_times + 1]
            and player_train_value[p_times + 2] >= 2 * player_trains[p_times + 2]
            and player_train_value[p_times + 2] <= 3 * player_trains[p_times + 2]
            and player_ship_value[p_times + 2] >= 2 * player_ships[p_times + 2]
            and player_ship_value[p_times + 2] <= 3 * player_ships[p_times + 2]
            and player_train_value[p_times + 3] >= 2 * player_trains[p_times + 3]
            and player_train_value[p_times + 3] <= 3 * player_trains[p_times + 3]
            and player_ship_value[p_times + 3] >= 2 * player_ships[p_times + 3]
            and player_ship_value[p_times + 3] <= 3 * player_ships[p_times + 3]
        ):
            break
    else:
        return True
    return False


def invariant_rewards_are_used_up(s: State) -> bool:
    """Odměn ubývá a jsou nejvýš dvě od druhu (Rewards only grow fewer and there are at most two of a kind).

    s3.18 s3.22 invariants.yaml:65
    """
    return sum(s.rewards_left) <= 4 * (6 - (1 if s.game.players == 3 else 2 if s.game.players == 2 else 0))


def invariant_one_reward_an_achievement_count_a_4(s: State, p: int) -> int:
    """A question of `invariant_one_reward_an_achievement`.

    invariants.yaml:75
    """
    total = 0
    player_factor = s.player_factor
    p_times = p * 9
    for a in range(9):
        if player_factor[p_times + a] > 0:
            total += 1
    return total


def invariant_one_reward_an_achievement(s: State) -> bool:
    """Násobičů na deskách je nejvýš tolik jako vzatých (No more multipliers are placed than were taken).

    s11.9 s13.9 invariants.yaml:70
    """
    total = 0
    for p in s.game.seats:
        total += invariant_one_reward_an_achievement_count_a_4(s, p)
    return (
        total
        <= 4 * (6 - (1 if s.game.players == 3 else 2 if s.game.players == 2 else 0))
        - sum(s.rewards_left)
        + 4
        - s.doubles_left
    )


def invariant_markers_on_their_tracks(s: State) -> bool:
    """Žádný ukazatel nepřejede vrchol (No marker passes the top).

    s2.12 s8.5 s8.14 s9.6 invariants.yaml:77
    """
    for _ in s.game.seats:
        if False:
            break
    else:
        return True
    return False


def invariant_rewards_stay_every_a_5(s: State, p: int) -> bool:
    """A question of `invariant_rewards_stay`.

    invariants.yaml:87
    """
    player_factor = s.player_factor
    p_times = p * 9
    for a in range(9):
        player_factor_before_turn_there = s.player_factor_before_turn[p_times + a]
        if not (player_factor_before_turn_there == 0 or player_factor[p_times + a] == player_factor_before_turn_there):
            break
    else:
        return True
    return False


def invariant_rewards_stay(s: State) -> bool:
    """Umístěný násobič zůstává (A placed multiplier stays).

    s11.10 invariants.yaml:83
    """
    for p in s.game.seats:
        if not invariant_rewards_stay_every_a_5(s, p):
            break
    else:
        return True
    return False
