"""The position of a game.

Generated from the rule spec of nippon; do not edit.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from pravidla_runtime.state import EngineState

if TYPE_CHECKING:
    from .game import Game

Step: TypeAlias = "Callable[[State], Step] | None"
"""What a block of the rules returns: the next block, or None when something is waited for."""


class State(EngineState):
    """The position: fields of the spec, boxes, and locals of rules that live across a decision."""

    __slots__ = (
        "after_complete_lines",
        "after_fill_lines",
        "after_hire",
        "after_improve",
        "after_top_up_places",
        "after_trade_blueprints",
        "box_contract",
        "box_factory",
        "box_influence",
        "box_reward",
        "box_tile",
        "box_worker",
        "chosen",
        "chosen_2",
        "chosen_3",
        "chosen_4",
        "city",
        "city_5",
        "complete_lines_draw_left",
        "contract_3",
        "cubes_3",
        "doubles_left",
        "earlier_3",
        "f_5",
        "factor",
        "factories_left",
        "given",
        "given_2",
        "given_3",
        "going_on",
        "going_on_2",
        "going_on_3",
        "going_on_4",
        "going_on_5",
        "going_on_6",
        "going_on_7",
        "going_on_8",
        "going_on_9",
        "going_on_10",
        "going_on_11",
        "going_on_12",
        "install_rounds",
        "kept_can_supply",
        "kept_foreign_influence",
        "kept_goods_with",
        "kept_has_token",
        "kept_influence_of",
        "kept_is_full",
        "kept_lowest_in",
        "kept_value_to_beat",
        "l_",
        "l__left",
        "last_good",
        "last_good_2",
        "last_good_3",
        "last_r",
        "last_r_2",
        "last_r_3",
        "last_r_4",
        "last_turns_left",
        "least_3",
        "least_4",
        "least_5",
        "line_2",
        "line_2_left",
        "line_3",
        "line_owed",
        "line_queue",
        "me_4",
        "me_21",
        "me_22",
        "me_27",
        "me_28",
        "me_30_2",
        "me_56",
        "most_3",
        "most_4",
        "most_5",
        "most_6",
        "most_8",
        "number_15",
        "number_17",
        "number_18",
        "number_19",
        "number_20",
        "number_21",
        "number_22",
        "place_",
        "place_2",
        "place_4",
        "place_waiting",
        "player_blueprints",
        "player_coal",
        "player_contracts_left",
        "player_factor",
        "player_factor_before_turn",
        "player_knowledge",
        "player_last_turn",
        "player_machine",
        "player_mines",
        "player_money",
        "player_plant",
        "player_ship_side",
        "player_ship_value",
        "player_ships",
        "player_ships_left",
        "player_stock_machines",
        "player_stored",
        "player_tokens",
        "player_train_side",
        "player_train_value",
        "player_trains",
        "player_trains_left",
        "player_vp",
        "player_workers",
        "player_yen",
        "ran",
        "region_8",
        "region_taken",
        "rewards_left",
        "rounds",
        "rounds_2",
        "rounds_3",
        "rounds_4",
        "rounds_5",
        "sack",
        "scoring_marker",
        "sort_rewards_rounds",
        "space_6",
        "space_good",
        "space_holder",
        "space_token",
        "starter",
        "this_5",
        "tile_2",
        "tiles_left",
        "token_3",
        "top_up_places_draw_left",
        "used",
        "visited",
    )

    game: Game
    sack: list[int]
    """`sack` by kind of worker [s2.22, s3.5, s3.7, s3.14, s3.20, s5.8], setup.yaml:8."""
    tiles_left: list[int]
    """`tiles_left` by kind of tile [s2.22, s3.5, s3.7, s3.14, s3.20, s5.8], setup.yaml:9."""
    factories_left: list[int]
    """`factories_left` by kind of factory [s2.22, s3.5, s3.7, s3.14, s3.20, s5.8], setup.yaml:10."""
    rewards_left: list[int]
    """`rewards_left` by kind of reward [s2.22, s3.5, s3.7, s3.14, s3.20, s5.8], setup.yaml:11."""
    doubles_left: int
    """`doubles_left` [s2.22, s3.5, s3.7, s3.14, s3.20, s5.8], setup.yaml:12."""
    scoring_marker: int
    """`scoring_marker` [s2.22, s3.5, s3.7, s3.14, s3.20, s5.8], setup.yaml:13."""
    starter: int
    """`starter` [s2.22, s3.5, s3.7, s3.14, s3.20, s5.8], setup.yaml:14."""
    visited: int
    """`visited` [s2.22, s3.5, s3.7, s3.14, s3.20, s5.8], setup.yaml:15."""
    last_turns_left: int
    """`last_turns_left` [s2.22, s3.5, s3.7, s3.14, s3.20, s5.8], setup.yaml:16."""
    place_waiting: list[int]
    """`waiting` by place, kind of worker [s3.20], setup.yaml:24."""
    line_queue: list[int]
    """`queue` by line, kind of worker [s3.20, s5.5], setup.yaml:29."""
    line_owed: list[int]
    """`owed` by line [s3.20, s5.5], setup.yaml:30."""
    space_good: list[int]
    """`good` by space [s9.9, s9.10], setup.yaml:36."""
    space_token: list[int]
    """`token` by space [s9.9, s9.10], setup.yaml:37."""
    space_holder: list[int]
    """`holder` by space [s9.9, s9.10], setup.yaml:38."""
    region_taken: list[int]
    """`taken` by region [s8.9], setup.yaml:43."""
    player_yen: list[int]
    """`yen` by player [s2.5, s2.8, s2.9, s2.10, s2.15, s4.3, s4.5, s6.15], setup.yaml:49."""
    player_coal: list[int]
    """`coal` by player [s2.5, s2.8, s2.9, s2.10, s2.15, s4.3, s4.5, s6.15], setup.yaml:50."""
    player_blueprints: list[int]
    """`blueprints` by player [s2.5, s2.8, s2.9, s2.10, s2.15, s4.3, s4.5, s6.15], setup.yaml:51."""
    player_vp: list[int]
    """`vp` by player [s2.5, s2.8, s2.9, s2.10, s2.15, s4.3, s4.5, s6.15], setup.yaml:52."""
    player_money: list[int]
    """`money` by player [s2.5, s2.8, s2.9, s2.10, s2.15, s4.3, s4.5, s6.15], setup.yaml:53."""
    player_mines: list[int]
    """`mines` by player [s2.5, s2.8, s2.9, s2.10, s2.15, s4.3, s4.5, s6.15], setup.yaml:54."""
    player_knowledge: list[int]
    """`knowledge` by player [s2.5, s2.8, s2.9, s2.10, s2.15, s4.3, s4.5, s6.15], setup.yaml:55."""
    player_workers: list[int]
    """`workers` by player, kind of worker [s2.5, s2.8, s2.9, s2.10, s2.15, s4.3, s4.5, s6.15], setup.yaml:56."""
    player_plant: list[int]
    """`plant` by player, good [s2.5, s2.8, s2.9, s2.10, s2.15, s4.3, s4.5, s6.15], setup.yaml:57."""
    player_machine: list[int]
    """`machine` by player, good [s2.5, s2.8, s2.9, s2.10, s2.15, s4.3, s4.5, s6.15], setup.yaml:58."""
    player_stored: list[int]
    """`stored` by player, good [s2.5, s2.8, s2.9, s2.10, s2.15, s4.3, s4.5, s6.15], setup.yaml:59."""
    player_stock_machines: list[int]
    """`stock_machines` by player [s2.5, s2.8, s2.9, s2.10, s2.15, s4.3, s4.5, s6.15], setup.yaml:60."""
    player_contracts_left: list[int]
    """`contracts_left` by player, kind of contract [s2.5, s2.8, s2.9, s2.10, s2.15, s4.3, s4.5, s6.15],
    setup.yaml:61."""
    player_tokens: list[int]
    """`tokens` by player, kind of influence [s2.5, s2.8, s2.9, s2.10, s2.15, s4.3, s4.5, s6.15], setup.yaml:62."""
    player_trains_left: list[int]
    """`trains_left` by player [s2.5, s2.8, s2.9, s2.10, s2.15, s4.3, s4.5, s6.15], setup.yaml:63."""
    player_ships_left: list[int]
    """`ships_left` by player [s2.5, s2.8, s2.9, s2.10, s2.15, s4.3, s4.5, s6.15], setup.yaml:64."""
    player_train_side: list[int]
    """`train_side` by player [s2.5, s2.8, s2.9, s2.10, s2.15, s4.3, s4.5, s6.15], setup.yaml:65."""
    player_ship_side: list[int]
    """`ship_side` by player [s2.5, s2.8, s2.9, s2.10, s2.15, s4.3, s4.5, s6.15], setup.yaml:66."""
    player_trains: list[int]
    """`trains` by player, region [s2.5, s2.8, s2.9, s2.10, s2.15, s4.3, s4.5, s6.15], setup.yaml:67."""
    player_ships: list[int]
    """`ships` by player, region [s2.5, s2.8, s2.9, s2.10, s2.15, s4.3, s4.5, s6.15], setup.yaml:68."""
    player_train_value: list[int]
    """`train_value` by player, region [s2.5, s2.8, s2.9, s2.10, s2.15, s4.3, s4.5, s6.15], setup.yaml:69."""
    player_ship_value: list[int]
    """`ship_value` by player, region [s2.5, s2.8, s2.9, s2.10, s2.15, s4.3, s4.5, s6.15], setup.yaml:70."""
    player_factor: list[int]
    """`factor` by player, achievement [s2.5, s2.8, s2.9, s2.10, s2.15, s4.3, s4.5, s6.15], setup.yaml:71."""
    player_last_turn: list[int]
    """`last_turn` by player [s2.5, s2.8, s2.9, s2.10, s2.15, s4.3, s4.5, s6.15], setup.yaml:72."""
    box_factory: list[int]
    """Copies of `factory` in the box, by kind."""
    box_contract: list[int]
    """Copies of `contract` in the box, by kind."""
    box_worker: list[int]
    """Copies of `worker` in the box, by kind."""
    box_influence: list[int]
    """Copies of `influence` in the box, by kind."""
    box_tile: list[int]
    """Copies of `tile` in the box, by kind."""
    box_reward: list[int]
    """Copies of `reward` in the box, by kind."""
    player_factor_before_turn: list[int]
    """`player_factor` when `turn` last began."""
    me_56: int
    """A local that lives across a decision."""
    f_5: int
    """A local that lives across a decision."""
    number_21: int
    """A local that lives across a decision."""
    me_4: int
    """A local that lives across a decision."""
    ran: tuple[int, ...]
    """A local that lives across a decision."""
    rounds: int
    """A local that lives across a decision."""
    going_on: int
    """A local that lives across a decision."""
    number_18: int
    """A local that lives across a decision."""
    number_19: int
    """A local that lives across a decision."""
    number_22: int
    """A local that lives across a decision."""
    number_15: int
    """A local that lives across a decision."""
    chosen: tuple[int, ...]
    """A local that lives across a decision."""
    last_r: int
    """A local that lives across a decision."""
    going_on_2: int
    """A local that lives across a decision."""
    number_20: int
    """A local that lives across a decision."""
    number_17: int
    """A local that lives across a decision."""
    chosen_2: tuple[int, ...]
    """A local that lives across a decision."""
    last_r_2: int
    """A local that lives across a decision."""
    going_on_3: int
    """A local that lives across a decision."""
    rounds_2: int
    """A local that lives across a decision."""
    going_on_4: int
    """A local that lives across a decision."""
    contract_3: int
    """A local that lives across a decision."""
    used: tuple[int, ...]
    """A local that lives across a decision."""
    least_3: int
    """A local that lives across a decision."""
    most_3: int
    """A local that lives across a decision."""
    given: tuple[int, ...]
    """A local that lives across a decision."""
    last_good: int
    """A local that lives across a decision."""
    going_on_5: int
    """A local that lives across a decision."""
    least_4: int
    """A local that lives across a decision."""
    most_4: int
    """A local that lives across a decision."""
    given_2: tuple[int, ...]
    """A local that lives across a decision."""
    last_good_2: int
    """A local that lives across a decision."""
    going_on_6: int
    """A local that lives across a decision."""
    least_5: int
    """A local that lives across a decision."""
    most_5: int
    """A local that lives across a decision."""
    given_3: tuple[int, ...]
    """A local that lives across a decision."""
    last_good_3: int
    """A local that lives across a decision."""
    going_on_7: int
    """A local that lives across a decision."""
    region_8: int
    """A local that lives across a decision."""
    rounds_3: int
    """A local that lives across a decision."""
    going_on_8: int
    """A local that lives across a decision."""
    space_6: int
    """A local that lives across a decision."""
    cubes_3: int
    """A local that lives across a decision."""
    token_3: int
    """A local that lives across a decision."""
    city: int
    """A local that lives across a decision."""
    me_21: int
    """A local that lives across a decision."""
    factor: int
    """A local that lives across a decision."""
    me_22: int
    """A local that lives across a decision."""
    me_30_2: int
    """A local that lives across a decision."""
    most_6: int
    """A local that lives across a decision."""
    chosen_3: tuple[int, ...]
    """A local that lives across a decision."""
    last_r_3: int
    """A local that lives across a decision."""
    going_on_9: int
    """A local that lives across a decision."""
    most_8: int
    """A local that lives across a decision."""
    chosen_4: tuple[int, ...]
    """A local that lives across a decision."""
    last_r_4: int
    """A local that lives across a decision."""
    going_on_10: int
    """A local that lives across a decision."""
    city_5: int
    """A local that lives across a decision."""
    tile_2: int
    """A local that lives across a decision."""
    l_: int
    """A local that lives across a decision."""
    place_4: int
    """A local that lives across a decision."""
    line_2: int
    """A local that lives across a decision."""
    earlier_3: int
    """A local that lives across a decision."""
    me_27: int
    """A local that lives across a decision."""
    rounds_4: int
    """A local that lives across a decision."""
    going_on_11: int
    """A local that lives across a decision."""
    me_28: int
    """A local that lives across a decision."""
    place_: int
    """A local that lives across a decision."""
    place_2: int
    """A local that lives across a decision."""
    line_3: int
    """A local that lives across a decision."""
    this_5: int
    """A local that lives across a decision."""
    rounds_5: int
    """A local that lives across a decision."""
    going_on_12: int
    """A local that lives across a decision."""
    l__left: tuple[int, ...]
    """A local that lives across a decision."""
    sort_rewards_rounds: int
    """A local that lives across a decision."""
    top_up_places_draw_left: int
    """A local that lives across a decision."""
    line_2_left: tuple[int, ...]
    """A local that lives across a decision."""
    complete_lines_draw_left: int
    """A local that lives across a decision."""
    install_rounds: int
    """A local that lives across a decision."""
    after_improve: int
    """Where `improve` goes back to."""
    after_top_up_places: int
    """Where `top_up_places` goes back to."""
    after_fill_lines: int
    """Where `fill_lines` goes back to."""
    after_complete_lines: int
    """Where `complete_lines` goes back to."""
    after_trade_blueprints: int
    """Where `trade_blueprints` goes back to."""
    after_hire: int
    """Where `hire` goes back to."""
    kept_goods_with: list[int]
    """`goods_with` of each row, -1 where it is not worked out."""
    kept_influence_of: list[int]
    """`influence_of` of each row, -1 where it is not worked out."""
    kept_foreign_influence: list[int]
    """`foreign_influence` of each row, -1 where it is not worked out."""
    kept_has_token: list[int]
    """`has_token` of each row, -1 where it is not worked out."""
    kept_lowest_in: list[int]
    """`lowest_in` of each row, -1 where it is not worked out."""
    kept_is_full: list[int]
    """`is_full` of each row, -1 where it is not worked out."""
    kept_value_to_beat: list[int]
    """`value_to_beat` of each row, -1 where it is not worked out."""
    kept_can_supply: list[int]
    """`can_supply` of each row, -1 where it is not worked out."""

    def clone(self) -> State:
        """An independent copy, generator included."""
        other = State()
        other.game = self.game
        other.rng = self.rng
        other.pc = self.pc
        other.player = self.player
        other.legal = self.legal
        other.left = self.left
        other.trail = self.trail
        other.trace = self.trace
        other.sack = self.sack.copy()
        other.factories_left = self.factories_left.copy()
        other.rewards_left = self.rewards_left.copy()
        other.doubles_left = self.doubles_left
        other.scoring_marker = self.scoring_marker
        other.starter = self.starter
        other.visited = self.visited
        other.last_turns_left = self.last_turns_left
        other.place_waiting = self.place_waiting.copy()
        other.line_queue = self.line_queue.copy()
        other.line_owed = self.line_owed.copy()
        other.space_token = self.space_token.copy()
        other.space_holder = self.space_holder.copy()
        other.region_taken = self.region_taken.copy()
        other.player_yen = self.player_yen.copy()
        other.player_coal = self.player_coal.copy()
        other.player_blueprints = self.player_blueprints.copy()
        other.player_vp = self.player_vp.copy()
        other.player_money = self.player_money.copy()
        other.player_mines = self.player_mines.copy()
        other.player_knowledge = self.player_knowledge.copy()
        other.player_workers = self.player_workers.copy()
        other.player_plant = self.player_plant.copy()
        other.player_machine = self.player_machine.copy()
        other.player_stored = self.player_stored.copy()
        other.player_stock_machines = self.player_stock_machines.copy()
        other.player_contracts_left = self.player_contracts_left.copy()
        other.player_tokens = self.player_tokens.copy()
        other.player_trains_left = self.player_trains_left.copy()
        other.player_ships_left = self.player_ships_left.copy()
        other.player_train_side = self.player_train_side.copy()
        other.player_ship_side = self.player_ship_side.copy()
        other.player_trains = self.player_trains.copy()
        other.player_ships = self.player_ships.copy()
        other.player_train_value = self.player_train_value.copy()
        other.player_ship_value = self.player_ship_value.copy()
        other.player_factor = self.player_factor.copy()
        other.player_last_turn = self.player_last_turn.copy()
        other.box_factory = self.box_factory
        other.box_contract = self.box_contract.copy()
        other.box_influence = self.box_influence
        other.box_reward = self.box_reward.copy()
        other.player_factor_before_turn = self.player_factor_before_turn.copy()
        other.me_56 = self.me_56
        other.f_5 = self.f_5
        other.number_21 = self.number_21
        other.me_4 = self.me_4
        other.ran = self.ran
        other.rounds = self.rounds
        other.going_on = self.going_on
        other.number_18 = self.number_18
        other.number_19 = self.number_19
        other.number_22 = self.number_22
        other.number_15 = self.number_15
        other.chosen = self.chosen
        other.last_r = self.last_r
        other.going_on_2 = self.going_on_2
        other.number_20 = self.number_20
        other.number_17 = self.number_17
        other.chosen_2 = self.chosen_2
        other.last_r_2 = self.last_r_2
        other.going_on_3 = self.going_on_3
        other.rounds_2 = self.rounds_2
        other.going_on_4 = self.going_on_4
        other.contract_3 = self.contract_3
        other.used = self.used
        other.least_3 = self.least_3
        other.most_3 = self.most_3
        other.given = self.given
        other.last_good = self.last_good
        other.going_on_5 = self.going_on_5
        other.least_4 = self.least_4
        other.most_4 = self.most_4
        other.given_2 = self.given_2
        other.last_good_2 = self.last_good_2
        other.going_on_6 = self.going_on_6
        other.least_5 = self.least_5
        other.most_5 = self.most_5
        other.given_3 = self.given_3
        other.last_good_3 = self.last_good_3
        other.going_on_7 = self.going_on_7
        other.region_8 = self.region_8
        other.rounds_3 = self.rounds_3
        other.going_on_8 = self.going_on_8
        other.space_6 = self.space_6
        other.cubes_3 = self.cubes_3
        other.token_3 = self.token_3
        other.city = self.city
        other.me_21 = self.me_21
        other.factor = self.factor
        other.me_22 = self.me_22
        other.me_30_2 = self.me_30_2
        other.most_6 = self.most_6
        other.chosen_3 = self.chosen_3
        other.last_r_3 = self.last_r_3
        other.going_on_9 = self.going_on_9
        other.most_8 = self.most_8
        other.chosen_4 = self.chosen_4
        other.last_r_4 = self.last_r_4
        other.going_on_10 = self.going_on_10
        other.city_5 = self.city_5
        other.tile_2 = self.tile_2
        other.l_ = self.l_
        other.place_4 = self.place_4
        other.line_2 = self.line_2
        other.earlier_3 = self.earlier_3
        other.me_27 = self.me_27
        other.rounds_4 = self.rounds_4
        other.going_on_11 = self.going_on_11
        other.me_28 = self.me_28
        other.place_ = self.place_
        other.place_2 = self.place_2
        other.line_3 = self.line_3
        other.this_5 = self.this_5
        other.rounds_5 = self.rounds_5
        other.going_on_12 = self.going_on_12
        other.l__left = self.l__left
        other.sort_rewards_rounds = self.sort_rewards_rounds
        other.top_up_places_draw_left = self.top_up_places_draw_left
        other.line_2_left = self.line_2_left
        other.complete_lines_draw_left = self.complete_lines_draw_left
        other.install_rounds = self.install_rounds
        other.after_improve = self.after_improve
        other.after_top_up_places = self.after_top_up_places
        other.after_fill_lines = self.after_fill_lines
        other.after_complete_lines = self.after_complete_lines
        other.after_trade_blueprints = self.after_trade_blueprints
        other.after_hire = self.after_hire
        other.kept_goods_with = self.kept_goods_with
        other.kept_influence_of = self.kept_influence_of
        other.kept_foreign_influence = self.kept_foreign_influence
        other.kept_has_token = self.kept_has_token
        other.kept_lowest_in = self.kept_lowest_in
        other.kept_is_full = self.kept_is_full
        other.kept_value_to_beat = self.kept_value_to_beat
        other.kept_can_supply = self.kept_can_supply
        if self.player >= 0:  # from the first decision on nothing changes these
            other.tiles_left = self.tiles_left
            other.space_good = self.space_good
            other.box_worker = self.box_worker
            other.box_tile = self.box_tile
        else:
            other.tiles_left = self.tiles_left.copy()
            other.space_good = self.space_good.copy()
            other.box_worker = self.box_worker.copy()
            other.box_tile = self.box_tile.copy()
        return other

    def fields_key(self) -> tuple[object, ...]:
        """All fields as hashable values."""
        return (
            tuple(self.sack),
            tuple(self.tiles_left),
            tuple(self.factories_left),
            tuple(self.rewards_left),
            self.doubles_left,
            self.scoring_marker,
            self.starter,
            self.visited,
            self.last_turns_left,
            tuple(self.place_waiting),
            tuple(self.line_queue),
            tuple(self.line_owed),
            tuple(self.space_good),
            tuple(self.space_token),
            tuple(self.space_holder),
            tuple(self.region_taken),
            tuple(self.player_yen),
            tuple(self.player_coal),
            tuple(self.player_blueprints),
            tuple(self.player_vp),
            tuple(self.player_money),
            tuple(self.player_mines),
            tuple(self.player_knowledge),
            tuple(self.player_workers),
            tuple(self.player_plant),
            tuple(self.player_machine),
            tuple(self.player_stored),
            tuple(self.player_stock_machines),
            tuple(self.player_contracts_left),
            tuple(self.player_tokens),
            tuple(self.player_trains_left),
            tuple(self.player_ships_left),
            tuple(self.player_train_side),
            tuple(self.player_ship_side),
            tuple(self.player_trains),
            tuple(self.player_ships),
            tuple(self.player_train_value),
            tuple(self.player_ship_value),
            tuple(self.player_factor),
            tuple(self.player_last_turn),
            tuple(self.box_factory),
            tuple(self.box_contract),
            tuple(self.box_worker),
            tuple(self.box_influence),
            tuple(self.box_tile),
            tuple(self.box_reward),
            tuple(self.player_factor_before_turn),
        )

    def derive(self) -> None:
        """Compute the slots that follow from fields."""
        self.kept_goods_with = [-1] * 12
        self.kept_influence_of = [-1] * 16
        self.kept_foreign_influence = [-1] * 4
        self.kept_has_token = [-1] * 16
        self.kept_lowest_in = [-1] * 8
        self.kept_is_full = [-1] * 8
        self.kept_value_to_beat = [-1] * 32
        self.kept_can_supply = [-1] * 16
