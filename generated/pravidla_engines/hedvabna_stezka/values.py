"""Values of the rules: pure functions of the position.

Generated from the rule spec of hedvabna_stezka; do not edit.
"""

from __future__ import annotations

from collections.abc import Sequence

from pravidla_runtime.errors import Fault
from pravidla_runtime.figures import figure, too_deep
from pravidla_runtime.sets import held, pieces, sets_of_different

from .state import State
from .tables import (
    C_2_BY_GOOD,
    DRIVER_VALUE,
    NONE_OF_10,
    PLACE_KIND,
    PLACE_LEADS_TO,
    PLACE_PRINTED,
    PLACE_TURNING,
    PLAN_WAY_TO,
    SET_POINTS,
    WAY_BY_LEADS_TO,
)


def has_right_any_q(s: State, refused: Sequence[int], good: int, p: int) -> bool:
    """A question of `has_right`.

    markets.yaml:36
    """
    player_laid = s.player_laid
    p_times = p * 5
    for q in refused:
        if player_laid[q * 5 + good] == player_laid[p_times + good]:
            break
    else:
        return False
    return True


def has_right(s: State, p: int, good: int, refused: Sequence[int]) -> bool:
    """Právo prodat zboží (Right to sell the good).

    s5.2.1 s5.3.2 s12.9.2 markets.yaml:27
    """
    if s.game.option_right_after_refusal == 1:
        # markets.yaml:31
        return s.player_laid[p * 5 + good] > 0 and not has_right_any_q(s, refused, good, p)
    # markets.yaml:27
    return s.player_laid[p * 5 + good] > 0 and p not in refused


def is_tied(s: State, p: int, seller: int, good: int, refused: Sequence[int]) -> bool:
    """Účast na shodě (Part in a tie).

    s5.2.2 markets.yaml:56
    """
    player_laid = s.player_laid
    if s.game.option_tied_after_refusal == 1:
        # markets.yaml:60
        return player_laid[p * 5 + good] == player_laid[seller * 5 + good]
    # markets.yaml:56
    return player_laid[p * 5 + good] == player_laid[seller * 5 + good] and p not in refused


def occupied(s: State, place_: int) -> bool:
    """Pole s karavanou (A field with a caravan).

    s3.6.3 turn.yaml:153
    """
    caravan_spot = s.caravan_spot
    return caravan_spot[0] == place_ or caravan_spot[1] == place_ or caravan_spot[2] == place_


def gem_points(s: State, p: int) -> int:
    """Body za sady barevných drahokamů (Points for sets of coloured gems).

    s11.11 scoring.yaml:8
    """
    total = 0
    for size in sets_of_different(pieces(s.player_gems[p * 5 : p * 5 + 5])):
        total += figure(SET_POINTS, size - 1)
    return total


def clear_points(s: State, p: int) -> int:
    """Body za bezbarvé drahokamy a žetony (Points for colourless gems and tokens).

    s12.2.1 s1.11 scoring.yaml:12
    """
    return 2 * s.player_clear[p] + 8 * s.player_tokens[p]


def starting_player(s: State) -> int:
    """Začínající hráč (Starting player).

    s2.11 setup.yaml:125
    """
    best = -1
    best_key: int | None = None
    player_driver = s.player_driver
    for p in s.game.seats:
        key = DRIVER_VALUE[player_driver[p]]
        if best_key is None or key < best_key:
            best_key = key
            best = p
    if best < 0:
        raise Fault("there is no first element")
    return best


def nobody_can_move_every_p_7(s: State) -> bool:
    """A question of `nobody_can_move`.

    turn.yaml:15
    """
    player_hand = s.player_hand
    for p in s.game.seats:
        p_times = p * 5
        if (
            player_hand[p_times]
            or player_hand[p_times + 1]
            or player_hand[p_times + 2]
            or player_hand[p_times + 3]
            or player_hand[p_times + 4]
        ):
            break
    else:
        return True
    return False


def nobody_can_move(s: State) -> bool:
    """Nikdo už nemůže táhnout (Nobody can move any more).

    turn.yaml:11
    """
    return not any(s.pack) and not s.discard and not any(s.display) and nobody_can_move_every_p_7(s)


def follows_sign(s: State, caravan: int, here: int, there_: int) -> bool:
    """Odbočení podle ukazatele (Turning off at the signpost).

    s3.6.2 turn.yaml:125
    """
    return PLACE_LEADS_TO[here] != s.caravan_goal[caravan] or there_ == PLACE_TURNING[here]


def stays_on_road(s: State, caravan: int, here: int, there: int) -> bool:
    """Směr k cíli (Towards the destination).

    s3.5.3 turn.yaml:129
    """
    return PLACE_LEADS_TO[here] == s.caravan_goal[caravan] or there != PLACE_TURNING[here]


def carries(s: State, caravan: int, good: int) -> bool:
    """Karavana veze zboží (The caravan carries the good).

    s3.10.3 s7.2.1 turn.yaml:165
    """
    caravan_camels = s.caravan_camels
    for c in C_2_BY_GOOD[good]:
        if caravan_camels[caravan * 10 + c]:
            break
    else:
        return False
    return True


def action_at(s: State, place: int) -> int:
    """Akce vesnice (Action of a village).

    s1.23.1 s4.4.2 turn.yaml:202
    """
    if s.game.option_side == 1:
        # s1.23.2 turn.yaml:206
        return s.place_tile[place]
    # turn.yaml:202
    return PLACE_PRINTED[place]


def is_free(s: State, place: int) -> bool:
    """Volné město (A free city).

    s6.4.3 markets.yaml:130
    """
    caravan_spot = s.caravan_spot
    return (
        PLACE_KIND[place] == 0
        and not any(s.place_gems[place * 5 : place * 5 + 5])
        and not (caravan_spot[0] == place or caravan_spot[1] == place or caravan_spot[2] == place)
    )


def score_of(s: State, p: int) -> int:
    """Vítězné body hráče (Victory points of a player).

    s11.11.1 scoring.yaml:4
    """
    return gem_points(s, p) + (2 * s.player_clear[p] + 8 * s.player_tokens[p])


def next_chooser(s: State, p: int) -> int:
    """Kdo volí další město (Who chooses the next city).

    s2.4 setup.yaml:115
    """
    if s.game.option_city_choosers == 1:
        # setup.yaml:119
        return p
    # setup.yaml:115
    return (p + 1) % s.game.players


def can_go_on_any_way(s: State, place: int, caravan: int, left_: int, can_go_on_left: int) -> bool:
    """A question of `can_go_on`.

    turn.yaml:139
    """
    caravan_spot = s.caravan_spot
    caravan_spot_0 = caravan_spot[0]
    caravan_spot_1 = caravan_spot[1]
    caravan_spot_2 = caravan_spot[2]
    for way in WAY_BY_LEADS_TO[place][s.caravan_goal[caravan]]:
        to = PLAN_WAY_TO[way]
        if can_go_on(
            s,
            caravan,
            to,
            left_ if caravan_spot_0 == to or caravan_spot_1 == to or caravan_spot_2 == to else left_ - 1,
            can_go_on_left - 1,
        ):
            break
    else:
        return False
    return True


def can_go_on(s: State, caravan: int, place: int, left_: int, can_go_on_left: int = 39) -> bool:
    """Odtud lze ujít přesně tolik kroků (Exactly that many steps can be walked from here).

    s2.20.5 s3.6.3 s3.6.4 turn.yaml:133
    """
    if can_go_on_left < 0:
        raise too_deep("can_go_on", 40)
    return left_ == 0 or (
        place != s.caravan_goal[caravan] and can_go_on_any_way(s, place, caravan, left_, can_go_on_left)
    )


def can_ride(s: State, caravan: int, cards: int) -> bool:
    """Karavana může ujít přesně tolik polí (The caravan can travel exactly that many fields).

    s2.20.3 s2.20.5 turn.yaml:141
    """
    return s.caravan_spot[caravan] != 28 and can_go_on(s, caravan, s.caravan_spot[caravan], cards, 39)


def ride_left(s: State, caravan: int) -> int:
    """Nejdelší cesta karavany do cíle (Longest journey of a caravan to its destination).

    s2.20.5 turn.yaml:145
    """
    known = s.kept_ride_left
    if (value := known[caravan]) >= 0:
        return value
    total = 0
    caravan_spot = s.caravan_spot
    for cards in range(1, 15):
        if caravan_spot[caravan] != 28 and can_go_on(s, caravan, caravan_spot[caravan], cards, 39):
            total += 1
    value = known[caravan] = total
    return value


def longest_ride(s: State) -> int:
    """Nejdelší možná cesta (Longest possible journey).

    s2.20.5 s3.5.1 turn.yaml:149
    """
    best: int | None = None
    for c in range(3):
        value = kept if (kept := s.kept_ride_left[c]) >= 0 else ride_left(s, c)
        if best is None or value > best:
            best = value
    if best is None:
        raise Fault("there is no highest of nothing")
    return best


def game_score(s: State, p: int) -> int:
    """`game.score`.

    s1.3 s1.7.3 s12.4 rulebook.yaml:18
    """
    return gem_points(s, p) + (2 * s.player_clear[p] + 8 * s.player_tokens[p])


def game_tie_1(s: State, p: int) -> int:
    """`game.tie_1`.

    s1.3 s1.7.3 s12.4 rulebook.yaml:20
    """
    return DRIVER_VALUE[s.player_driver[p]]


def invariant_cards_conserved_sum_p_22(s: State) -> int:
    """A question of `invariant_cards_conserved`.

    invariants.yaml:9
    """
    total = 0
    player_hand = s.player_hand
    player_laid = s.player_laid
    for p in s.game.seats:
        total += sum(player_hand[p * 5 : p * 5 + 5]) + sum(player_laid[p * 5 : p * 5 + 5])
    return total


def invariant_cards_conserved(s: State) -> bool:
    """Žádná karta se neztratí (No card is lost).

    s1.12 invariants.yaml:4
    """
    return sum(s.pack) + len(s.discard) + sum(s.display) + invariant_cards_conserved_sum_p_22(s) == 70


def invariant_camels_conserved(s: State) -> bool:
    """Každý velbloud někde stojí (Every camel stands somewhere).

    s1.18 invariants.yaml:11
    """
    caravan_camels = s.caravan_camels
    return (
        len(s.caravanserai) + (sum(caravan_camels[0:10]) + sum(caravan_camels[10:20]) + sum(caravan_camels[20:30]))
        <= 10
    )


def invariant_clear_gems_conserved_sum_p_23(s: State) -> int:
    """A question of `invariant_clear_gems_conserved`.

    invariants.yaml:20
    """
    total = 0
    player_clear = s.player_clear
    for p in s.game.seats:
        total += player_clear[p]
    return total


def invariant_clear_gems_conserved(s: State) -> bool:
    """Bezbarvých drahokamů je deset (There are ten colourless gems).

    s1.15 s1.30 invariants.yaml:16
    """
    return s.clear_gems + invariant_clear_gems_conserved_sum_p_23(s) == 10


def invariant_coloured_gems_bounded_sum_place_7(s: State) -> int:
    """A question of `invariant_coloured_gems_bounded`.

    invariants.yaml:26
    """
    total = 0
    place_gems = s.place_gems
    for place in range(28):
        total += sum(place_gems[place * 5 : place * 5 + 5])
    return total


def invariant_coloured_gems_bounded_sum_p_24(s: State) -> int:
    """A question of `invariant_coloured_gems_bounded`.

    invariants.yaml:26
    """
    total = 0
    player_gems = s.player_gems
    for p in s.game.seats:
        total += sum(player_gems[p * 5 : p * 5 + 5])
    return total


def invariant_coloured_gems_bounded(s: State) -> bool:
    """Barevných drahokamů je dvacet (There are twenty coloured gems).

    s1.31 invariants.yaml:21
    """
    return (
        sum(s.sack) + invariant_coloured_gems_bounded_sum_place_7(s) + invariant_coloured_gems_bounded_sum_p_24(s) <= 20
    )


def invariant_drivers_differ_any_q_2(s: State, p: int) -> bool:
    """A question of `invariant_drivers_differ`.

    invariants.yaml:30
    """
    player_driver_2 = s.player_driver
    player_driver = player_driver_2[p]
    for q in s.game.seats:
        if q != p and player_driver_2[q] != 5 and player_driver_2[q] == player_driver:
            break
    else:
        return False
    return True


def invariant_drivers_differ(s: State) -> bool:
    """Každý má jiného poháněče (Everybody has another driver).

    s2.7 invariants.yaml:27
    """
    for p in s.game.seats:
        if invariant_drivers_differ_any_q_2(s, p):
            break
    else:
        return True
    return False


def invariant_one_caravan_a_field(s: State) -> bool:
    """Na poli stojí nejvýš jedna karavana (At most one caravan stands on a field).

    s3.6.3 invariants.yaml:31
    """
    caravan_spot = s.caravan_spot
    caravan_spot_0 = caravan_spot[0]
    caravan_spot_1 = caravan_spot[1]
    caravan_spot_2 = caravan_spot[2]
    return (
        (caravan_spot_0 == 28 or not (caravan_spot_1 == caravan_spot_0 or caravan_spot_2 == caravan_spot_0))
        and (caravan_spot_1 == 28 or not (caravan_spot_0 == caravan_spot_1 or caravan_spot_2 == caravan_spot_1))
        and (caravan_spot_2 == 28 or not (caravan_spot_0 == caravan_spot_2 or caravan_spot_1 == caravan_spot_2))
    )


def invariant_destinations_differ(s: State) -> bool:
    """Každá karavana míří jinam (Every caravan has another destination).

    s6.4.3 invariants.yaml:36
    """
    caravan_goal = s.caravan_goal
    caravan_goal_0 = caravan_goal[0]
    caravan_goal_1 = caravan_goal[1]
    caravan_goal_2 = caravan_goal[2]
    return (
        (caravan_goal_0 == 28 or not (caravan_goal_1 == caravan_goal_0 or caravan_goal_2 == caravan_goal_0))
        and (caravan_goal_1 == 28 or not (caravan_goal_0 == caravan_goal_1 or caravan_goal_2 == caravan_goal_1))
        and (caravan_goal_2 == 28 or not (caravan_goal_0 == caravan_goal_2 or caravan_goal_1 == caravan_goal_2))
    )


def invariant_a_city_is_free_any_place_8(s: State) -> bool:
    """A question of `invariant_a_city_is_free`.

    invariants.yaml:46
    """
    caravan_spot = s.caravan_spot
    caravan_spot_0 = caravan_spot[0]
    caravan_spot_1 = caravan_spot[1]
    caravan_spot_2 = caravan_spot[2]
    place_gems = s.place_gems
    for place in range(6):
        place_times = place * 5
        if not (
            place_gems[place_times]
            or place_gems[place_times + 1]
            or place_gems[place_times + 2]
            or place_gems[place_times + 3]
            or place_gems[place_times + 4]
        ) and not (caravan_spot_0 == place or caravan_spot_1 == place or caravan_spot_2 == place):
            break
    else:
        return False
    return True


def invariant_a_city_is_free(s: State) -> bool:
    """Dojede-li karavana do cíle, je některé město volné (Some city is free when a caravan arrives).

    s6.4.4 invariants.yaml:41
    """
    caravan_spot = s.caravan_spot
    caravan_goal = s.caravan_goal
    return invariant_a_city_is_free_any_place_8(s) or not (
        (caravan_spot[0] != 28 and caravan_spot[0] == caravan_goal[0])
        or (caravan_spot[1] != 28 and caravan_spot[1] == caravan_goal[1])
        or (caravan_spot[2] != 28 and caravan_spot[2] == caravan_goal[2])
    )


def invariant_bag_empty_when_a_caravan_is_gone(s: State) -> bool:
    """Nevyrazí-li už některá karavana, je sáček prázdný (Once a caravan stays at home the bag is empty).

    s11.2.1 invariants.yaml:48
    """
    caravan_spot = s.caravan_spot
    caravan_camels = s.caravan_camels
    return (
        not any(s.sack)
        or (caravan_spot[0] == 28 and caravan_spot[1] == 28 and caravan_spot[2] == 28)
        or not (
            (caravan_spot[0] == 28 and caravan_camels[0:10] == NONE_OF_10)
            or (caravan_spot[1] == 28 and caravan_camels[10:20] == NONE_OF_10)
            or (caravan_spot[2] == 28 and caravan_camels[20:30] == NONE_OF_10)
        )
    )


def invariant_caravans_at_the_end(s: State) -> bool:
    """Jezdí tři karavany, na konci dvě a jedna (Three caravans travel, at the end two and then one).

    s11.2.2 s11.3.1 invariants.yaml:54
    """
    caravan_spot = s.caravan_spot
    return any(s.sack) or caravan_spot[0] != 28 or caravan_spot[1] != 28 or caravan_spot[2] != 28


def invariant_display_of_three(s: State) -> bool:
    """V nabídce leží nejvýš tři karty (At most three cards lie in the display).

    s2.10.2 s4.6.1 invariants.yaml:58
    """
    return sum(s.display) <= 3


def invariant_gems_await_the_caravan(s: State) -> bool:
    """Na karavanu čeká v cíli tolik drahokamů, kolik má velbloudů (As many gems as a caravan has camels await it
    where it goes).

    s6.6.1 invariants.yaml:63
    """
    caravan_goal = s.caravan_goal
    caravan_goal_0 = caravan_goal[0]
    caravan_goal_1 = caravan_goal[1]
    caravan_goal_2 = caravan_goal[2]
    caravan_spot = s.caravan_spot
    caravan_camels = s.caravan_camels
    return (
        (
            caravan_goal_0 == 28
            or caravan_spot[0] == caravan_goal_0
            or sum(held(s.place_gems, caravan_goal_0 * 5, 5)) == sum(caravan_camels[0:10])
        )
        and (
            caravan_goal_1 == 28
            or caravan_spot[1] == caravan_goal_1
            or sum(held(s.place_gems, caravan_goal_1 * 5, 5)) == sum(caravan_camels[10:20])
        )
        and (
            caravan_goal_2 == 28
            or caravan_spot[2] == caravan_goal_2
            or sum(held(s.place_gems, caravan_goal_2 * 5, 5)) == sum(caravan_camels[20:30])
        )
    )
