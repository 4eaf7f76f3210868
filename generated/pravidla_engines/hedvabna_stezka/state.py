"""The position of a game.

Generated from the rule spec of hedvabna_stezka; do not edit.
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
        "after_great_market",
        "after_sell",
        "after_take_card",
        "asked",
        "asked_2",
        "asked_3",
        "box_camel",
        "box_driver",
        "box_gem",
        "box_good",
        "box_tile",
        "camel",
        "camel_4",
        "camel_4_left",
        "caravan",
        "caravan_2",
        "caravan_4",
        "caravan_9",
        "caravan_10",
        "caravan_14_2",
        "caravan_23",
        "caravan_24",
        "caravan_25",
        "caravan_25_left",
        "caravan_26",
        "caravan_26_left",
        "caravan_27",
        "caravan_camels",
        "caravan_goal",
        "caravan_spot",
        "caravanserai",
        "cards_7",
        "chooser",
        "city",
        "city_3",
        "clear_gems",
        "deal_goods_draw_2_left",
        "deal_goods_draw_left",
        "discard",
        "display",
        "going_on",
        "good",
        "good_16",
        "here_3",
        "kept_ride_left",
        "last_good",
        "left_2",
        "load_camels_draw_2_left",
        "load_camels_draw_left",
        "me_3",
        "me_16",
        "me_18_2",
        "me_19",
        "new_caravan_draw_left",
        "offered",
        "p_12",
        "p_12_left",
        "p_13",
        "p_13_left",
        "p_18",
        "p_18_left",
        "p_20",
        "p_21",
        "pack",
        "place_5",
        "place_5_left",
        "place_caravans_chosen_draw_left",
        "place_caravans_written_draw_left",
        "place_gems",
        "place_tile",
        "player_clear",
        "player_driver",
        "player_gems",
        "player_hand",
        "player_laid",
        "player_tokens",
        "refill_display_draw_left",
        "refused_4",
        "refused_5",
        "robbed",
        "sack",
        "seller_2",
        "seller_2_left",
        "take_two_cards_rounds",
        "thief",
        "tied",
    )

    game: Game
    caravanserai: list[int]
    """`caravanserai` [s1.29, s1.30, s1.31, s2.10, s5.2.4, s6.6.2], setup.yaml:8."""
    clear_gems: int
    """`clear_gems` [s1.29, s1.30, s1.31, s2.10, s5.2.4, s6.6.2], setup.yaml:9."""
    sack: list[int]
    """`sack` by kind of gem [s1.29, s1.30, s1.31, s2.10, s5.2.4, s6.6.2], setup.yaml:10."""
    pack: list[int]
    """`pack` by kind of good [s1.29, s1.30, s1.31, s2.10, s5.2.4, s6.6.2], setup.yaml:11."""
    discard: list[int]
    """`discard` [s1.29, s1.30, s1.31, s2.10, s5.2.4, s6.6.2], setup.yaml:12."""
    display: list[int]
    """`display` by kind of good [s1.29, s1.30, s1.31, s2.10, s5.2.4, s6.6.2], setup.yaml:13."""
    caravan_camels: list[int]
    """`camels` by caravan, kind of camel [s1.25, s3.5.2], setup.yaml:24."""
    caravan_spot: list[int]
    """`spot` by caravan [s1.25, s3.5.2], setup.yaml:25."""
    caravan_goal: list[int]
    """`goal` by caravan [s1.25, s3.5.2], setup.yaml:26."""
    place_gems: list[int]
    """`gems` by place, kind of gem [s1.32, s1.23.2], setup.yaml:32."""
    place_tile: list[int]
    """`tile` by place [s1.32, s1.23.2], setup.yaml:33."""
    player_hand: list[int]
    """`hand` by player, kind of good [s2.7, s2.9.2, s2.20.2, s3.1, s5.3.1], setup.yaml:39."""
    player_laid: list[int]
    """`laid` by player, kind of good [s2.7, s2.9.2, s2.20.2, s3.1, s5.3.1], setup.yaml:40."""
    player_driver: list[int]
    """`driver` by player [s2.7, s2.9.2, s2.20.2, s3.1, s5.3.1], setup.yaml:41."""
    player_gems: list[int]
    """`gems` by player, kind of gem [s2.7, s2.9.2, s2.20.2, s3.1, s5.3.1], setup.yaml:42."""
    player_clear: list[int]
    """`clear` by player [s2.7, s2.9.2, s2.20.2, s3.1, s5.3.1], setup.yaml:43."""
    player_tokens: list[int]
    """`tokens` by player [s2.7, s2.9.2, s2.20.2, s3.1, s5.3.1], setup.yaml:44."""
    box_tile: list[int]
    """Copies of `tile` in the box, by kind."""
    box_good: list[int]
    """Copies of `good` in the box, by kind."""
    box_camel: list[int]
    """Copies of `camel` in the box, by kind."""
    box_driver: list[int]
    """Copies of `driver` in the box, by kind."""
    box_gem: list[int]
    """Copies of `gem` in the box, by kind."""
    me_18_2: int
    """A local that lives across a decision."""
    p_12: int
    """A local that lives across a decision."""
    p_13: int
    """A local that lives across a decision."""
    me_3: int
    """A local that lives across a decision."""
    thief: int
    """A local that lives across a decision."""
    robbed: tuple[int, ...]
    """A local that lives across a decision."""
    asked: int
    """A local that lives across a decision."""
    offered: tuple[int, ...]
    """A local that lives across a decision."""
    last_good: int
    """A local that lives across a decision."""
    going_on: int
    """A local that lives across a decision."""
    refused_4: int
    """A local that lives across a decision."""
    caravan: int
    """A local that lives across a decision."""
    camel_4: int
    """A local that lives across a decision."""
    caravan_2: int
    """A local that lives across a decision."""
    camel: int
    """A local that lives across a decision."""
    refused_5: tuple[int, ...]
    """A local that lives across a decision."""
    seller_2: int
    """A local that lives across a decision."""
    tied: tuple[int, ...]
    """A local that lives across a decision."""
    caravan_4: int
    """A local that lives across a decision."""
    good: int
    """A local that lives across a decision."""
    caravan_14_2: int
    """A local that lives across a decision."""
    me_19: int
    """A local that lives across a decision."""
    caravan_27: int
    """A local that lives across a decision."""
    caravan_9: int
    """A local that lives across a decision."""
    city: int
    """A local that lives across a decision."""
    caravan_10: int
    """A local that lives across a decision."""
    p_18: int
    """A local that lives across a decision."""
    place_5: int
    """A local that lives across a decision."""
    p_20: int
    """A local that lives across a decision."""
    caravan_23: int
    """A local that lives across a decision."""
    caravan_24: int
    """A local that lives across a decision."""
    chooser: int
    """A local that lives across a decision."""
    caravan_25: int
    """A local that lives across a decision."""
    asked_2: int
    """A local that lives across a decision."""
    caravan_26: int
    """A local that lives across a decision."""
    asked_3: int
    """A local that lives across a decision."""
    city_3: int
    """A local that lives across a decision."""
    p_21: int
    """A local that lives across a decision."""
    good_16: int
    """A local that lives across a decision."""
    cards_7: int
    """A local that lives across a decision."""
    here_3: int
    """A local that lives across a decision."""
    left_2: int
    """A local that lives across a decision."""
    me_16: int
    """A local that lives across a decision."""
    place_5_left: tuple[int, ...]
    """A local that lives across a decision."""
    load_camels_draw_left: int
    """A local that lives across a decision."""
    load_camels_draw_2_left: int
    """A local that lives across a decision."""
    deal_goods_draw_left: int
    """A local that lives across a decision."""
    deal_goods_draw_2_left: int
    """A local that lives across a decision."""
    take_two_cards_rounds: int
    """A local that lives across a decision."""
    refill_display_draw_left: int
    """A local that lives across a decision."""
    caravan_26_left: tuple[int, ...]
    """A local that lives across a decision."""
    place_caravans_chosen_draw_left: int
    """A local that lives across a decision."""
    caravan_25_left: tuple[int, ...]
    """A local that lives across a decision."""
    place_caravans_written_draw_left: int
    """A local that lives across a decision."""
    camel_4_left: tuple[int, ...]
    """A local that lives across a decision."""
    seller_2_left: tuple[int, ...]
    """A local that lives across a decision."""
    p_18_left: tuple[int, ...]
    """A local that lives across a decision."""
    new_caravan_draw_left: int
    """A local that lives across a decision."""
    p_12_left: tuple[int, ...]
    """A local that lives across a decision."""
    p_13_left: tuple[int, ...]
    """A local that lives across a decision."""
    after_great_market: int
    """Where `great_market` goes back to."""
    after_sell: int
    """Where `sell` goes back to."""
    after_take_card: int
    """Where `take_card` goes back to."""
    kept_ride_left: list[int]
    """`ride_left` of each row, -1 where it is not worked out."""

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
        other.caravanserai = self.caravanserai.copy()
        other.clear_gems = self.clear_gems
        other.sack = self.sack.copy()
        other.pack = self.pack.copy()
        other.discard = self.discard.copy()
        other.display = self.display.copy()
        other.caravan_camels = self.caravan_camels.copy()
        other.caravan_spot = self.caravan_spot.copy()
        other.caravan_goal = self.caravan_goal.copy()
        other.place_gems = self.place_gems.copy()
        other.player_hand = self.player_hand.copy()
        other.player_laid = self.player_laid.copy()
        other.player_driver = self.player_driver.copy()
        other.player_gems = self.player_gems.copy()
        other.player_clear = self.player_clear.copy()
        other.player_tokens = self.player_tokens.copy()
        other.box_good = self.box_good
        other.box_gem = self.box_gem.copy()
        other.me_18_2 = self.me_18_2
        other.p_12 = self.p_12
        other.p_13 = self.p_13
        other.me_3 = self.me_3
        other.thief = self.thief
        other.robbed = self.robbed
        other.asked = self.asked
        other.offered = self.offered
        other.last_good = self.last_good
        other.going_on = self.going_on
        other.refused_4 = self.refused_4
        other.caravan = self.caravan
        other.camel_4 = self.camel_4
        other.caravan_2 = self.caravan_2
        other.camel = self.camel
        other.refused_5 = self.refused_5
        other.seller_2 = self.seller_2
        other.tied = self.tied
        other.caravan_4 = self.caravan_4
        other.good = self.good
        other.caravan_14_2 = self.caravan_14_2
        other.me_19 = self.me_19
        other.caravan_27 = self.caravan_27
        other.caravan_9 = self.caravan_9
        other.city = self.city
        other.caravan_10 = self.caravan_10
        other.p_18 = self.p_18
        other.place_5 = self.place_5
        other.p_20 = self.p_20
        other.caravan_23 = self.caravan_23
        other.caravan_24 = self.caravan_24
        other.chooser = self.chooser
        other.caravan_25 = self.caravan_25
        other.asked_2 = self.asked_2
        other.caravan_26 = self.caravan_26
        other.asked_3 = self.asked_3
        other.city_3 = self.city_3
        other.p_21 = self.p_21
        other.good_16 = self.good_16
        other.cards_7 = self.cards_7
        other.here_3 = self.here_3
        other.left_2 = self.left_2
        other.me_16 = self.me_16
        other.place_5_left = self.place_5_left
        other.load_camels_draw_left = self.load_camels_draw_left
        other.load_camels_draw_2_left = self.load_camels_draw_2_left
        other.deal_goods_draw_left = self.deal_goods_draw_left
        other.deal_goods_draw_2_left = self.deal_goods_draw_2_left
        other.take_two_cards_rounds = self.take_two_cards_rounds
        other.refill_display_draw_left = self.refill_display_draw_left
        other.caravan_26_left = self.caravan_26_left
        other.place_caravans_chosen_draw_left = self.place_caravans_chosen_draw_left
        other.caravan_25_left = self.caravan_25_left
        other.place_caravans_written_draw_left = self.place_caravans_written_draw_left
        other.camel_4_left = self.camel_4_left
        other.seller_2_left = self.seller_2_left
        other.p_18_left = self.p_18_left
        other.new_caravan_draw_left = self.new_caravan_draw_left
        other.p_12_left = self.p_12_left
        other.p_13_left = self.p_13_left
        other.after_great_market = self.after_great_market
        other.after_sell = self.after_sell
        other.after_take_card = self.after_take_card
        other.kept_ride_left = self.kept_ride_left
        if self.player >= 0:  # from the first decision on nothing changes these
            other.place_tile = self.place_tile
            other.box_tile = self.box_tile
            other.box_camel = self.box_camel
            other.box_driver = self.box_driver
        else:
            other.place_tile = self.place_tile.copy()
            other.box_tile = self.box_tile.copy()
            other.box_camel = self.box_camel.copy()
            other.box_driver = self.box_driver.copy()
        return other

    def fields_key(self) -> tuple[object, ...]:
        """All fields as hashable values."""
        return (
            tuple(self.caravanserai),
            self.clear_gems,
            tuple(self.sack),
            tuple(self.pack),
            tuple(self.discard),
            tuple(self.display),
            tuple(self.caravan_camels),
            tuple(self.caravan_spot),
            tuple(self.caravan_goal),
            tuple(self.place_gems),
            tuple(self.place_tile),
            tuple(self.player_hand),
            tuple(self.player_laid),
            tuple(self.player_driver),
            tuple(self.player_gems),
            tuple(self.player_clear),
            tuple(self.player_tokens),
            tuple(self.box_tile),
            tuple(self.box_good),
            tuple(self.box_camel),
            tuple(self.box_driver),
            tuple(self.box_gem),
        )

    def derive(self) -> None:
        """Compute the slots that follow from fields."""
        self.kept_ride_left = [-1] * 3
