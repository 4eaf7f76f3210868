"""The position of a game.

Generated from the rule spec of velkomesto; do not edit.
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
        "activate_closed_blue_rounds",
        "activate_closed_green_rounds",
        "activate_closed_purple_rounds",
        "activate_closed_red_rounds",
        "after_activate_blue",
        "after_establishment_activated",
        "after_fill_supply",
        "after_hand_over",
        "after_throw_once",
        "bank",
        "box_establishment",
        "box_landmark",
        "card",
        "card_15",
        "card_15_left",
        "card_16_3_left",
        "card_16_4_left",
        "card_16_5_left",
        "card_17_2",
        "card_17_2_left",
        "card_17_3",
        "card_17_3_left",
        "card_17_4",
        "card_17_4_left",
        "card_17_5",
        "card_17_5_left",
        "catch",
        "deck",
        "dice",
        "due",
        "extra_turn",
        "given_7",
        "given_8",
        "given_9",
        "giver",
        "going_on",
        "going_on_2",
        "has_built",
        "holder_4_4",
        "holder_5_2",
        "holder_6",
        "holder_6_left",
        "holder_7_left",
        "landmark_9",
        "landmarks_left_out",
        "last_card",
        "last_landmark",
        "left_out",
        "me_5",
        "me_10",
        "me_13_4",
        "me_22",
        "most",
        "number_",
        "number_3_4",
        "other_5",
        "other_6",
        "own_income_any_order_rounds",
        "player_built",
        "player_city",
        "player_closed",
        "player_coins",
        "player_invested",
        "player_reopened",
        "player_unbuilt",
        "refused",
        "refused_2",
        "result",
        "roller_2",
        "speaker",
        "stack_3",
        "stack_3_left",
        "stack_cards",
        "supply",
        "taken_5",
        "taken_6",
        "taker",
        "taker_5",
        "this_2",
        "throw",
        "throw_once_roll_dice",
        "unneeded",
        "unwanted",
    )

    game: Game
    player_closed: list[int]
    """`closed` by player, kind of establishment [s6.1.5, s6.2.1, s7.8.2], modules/metropole.yaml:151."""
    player_reopened: list[int]
    """`reopened` by player, establishment [s6.1.5, s6.2.1, s7.8.2], modules/metropole.yaml:152."""
    player_invested: list[int]
    """`invested` by player [s6.1.5, s6.2.1, s7.8.2], modules/metropole.yaml:153."""
    catch: list[int]
    """`catch` [s8.3.1], modules/pristav.yaml:129."""
    stack_cards: list[int]
    """`cards` by stack, kind of establishment [s2.13.2], modules/shared.yaml:77."""
    supply: list[int]
    """`supply` by kind of establishment [s4.10.2, s4.10.3, s5.2.1, s5.2.2], setup.yaml:7."""
    bank: int
    """`bank` [s4.10.2, s4.10.3, s5.2.1, s5.2.2], setup.yaml:8."""
    deck: list[int]
    """`deck` by kind of establishment [s4.10.2, s4.10.3, s5.2.1, s5.2.2], setup.yaml:9."""
    throw: list[int]
    """`throw` [s4.10.2, s4.10.3, s5.2.1, s5.2.2], setup.yaml:10."""
    result: int
    """`result` [s4.10.2, s4.10.3, s5.2.1, s5.2.2], setup.yaml:11."""
    has_built: int
    """`has_built` [s4.10.2, s4.10.3, s5.2.1, s5.2.2], setup.yaml:12."""
    extra_turn: int
    """`extra_turn` [s4.10.2, s4.10.3, s5.2.1, s5.2.2], setup.yaml:13."""
    left_out: list[int]
    """`left_out` by establishment [s4.10.2, s4.10.3, s5.2.1, s5.2.2], setup.yaml:14."""
    landmarks_left_out: int
    """`landmarks_left_out` [s4.10.2, s4.10.3, s5.2.1, s5.2.2], setup.yaml:15."""
    player_coins: list[int]
    """`coins` by player [s4.1.1, s4.1.3, s5.1.2], setup.yaml:19."""
    player_city: list[int]
    """`city` by player, kind of establishment [s4.1.1, s4.1.3, s5.1.2], setup.yaml:20."""
    player_built: list[int]
    """`built` by player, kind of landmark [s4.1.1, s4.1.3, s5.1.2], setup.yaml:21."""
    player_unbuilt: list[int]
    """`unbuilt` by player, kind of landmark [s4.1.1, s4.1.3, s5.1.2], setup.yaml:22."""
    box_landmark: list[int]
    """Copies of `landmark` in the box, by kind."""
    box_establishment: list[int]
    """Copies of `establishment` in the box, by kind."""
    me_22: int
    """A local that lives across a decision."""
    landmark_9: int
    """A local that lives across a decision."""
    holder_5_2: int
    """A local that lives across a decision."""
    given_9: int
    """A local that lives across a decision."""
    other_6: int
    """A local that lives across a decision."""
    taken_6: int
    """A local that lives across a decision."""
    given_8: int
    """A local that lives across a decision."""
    other_5: int
    """A local that lives across a decision."""
    taken_5: int
    """A local that lives across a decision."""
    me_5: int
    """A local that lives across a decision."""
    card: int
    """A local that lives across a decision."""
    giver: int
    """A local that lives across a decision."""
    taker: int
    """A local that lives across a decision."""
    given_7: int
    """A local that lives across a decision."""
    taker_5: int
    """A local that lives across a decision."""
    speaker: int
    """A local that lives across a decision."""
    unwanted: tuple[int, ...]
    """A local that lives across a decision."""
    last_card: int
    """A local that lives across a decision."""
    going_on: int
    """A local that lives across a decision."""
    refused: int
    """A local that lives across a decision."""
    most: int
    """A local that lives across a decision."""
    unneeded: tuple[int, ...]
    """A local that lives across a decision."""
    last_landmark: int
    """A local that lives across a decision."""
    going_on_2: int
    """A local that lives across a decision."""
    refused_2: int
    """A local that lives across a decision."""
    stack_3: int
    """A local that lives across a decision."""
    me_10: int
    """A local that lives across a decision."""
    dice: int
    """A local that lives across a decision."""
    number_: int
    """A local that lives across a decision."""
    holder_6: int
    """A local that lives across a decision."""
    due: list[int]
    """A local that lives across a decision."""
    card_15: int
    """A local that lives across a decision."""
    this_2: int
    """A local that lives across a decision."""
    roller_2: int
    """A local that lives across a decision."""
    me_13_4: int
    """A local that lives across a decision."""
    holder_4_4: int
    """A local that lives across a decision."""
    number_3_4: int
    """A local that lives across a decision."""
    card_17_2: int
    """A local that lives across a decision."""
    card_17_3: int
    """A local that lives across a decision."""
    card_17_4: int
    """A local that lives across a decision."""
    card_17_5: int
    """A local that lives across a decision."""
    holder_7_left: tuple[int, ...]
    """A local that lives across a decision."""
    holder_6_left: tuple[int, ...]
    """A local that lives across a decision."""
    throw_once_roll_dice: int
    """A local that lives across a decision."""
    card_17_2_left: tuple[int, ...]
    """A local that lives across a decision."""
    activate_closed_red_rounds: int
    """A local that lives across a decision."""
    card_17_3_left: tuple[int, ...]
    """A local that lives across a decision."""
    activate_closed_blue_rounds: int
    """A local that lives across a decision."""
    card_16_3_left: tuple[int, ...]
    """A local that lives across a decision."""
    card_15_left: tuple[int, ...]
    """A local that lives across a decision."""
    own_income_any_order_rounds: int
    """A local that lives across a decision."""
    card_17_4_left: tuple[int, ...]
    """A local that lives across a decision."""
    activate_closed_purple_rounds: int
    """A local that lives across a decision."""
    card_16_4_left: tuple[int, ...]
    """A local that lives across a decision."""
    stack_3_left: tuple[int, ...]
    """A local that lives across a decision."""
    card_17_5_left: tuple[int, ...]
    """A local that lives across a decision."""
    activate_closed_green_rounds: int
    """A local that lives across a decision."""
    card_16_5_left: tuple[int, ...]
    """A local that lives across a decision."""
    after_hand_over: int
    """Where `hand_over` goes back to."""
    after_fill_supply: int
    """Where `fill_supply` goes back to."""
    after_throw_once: int
    """Where `throw_once` goes back to."""
    after_establishment_activated: int
    """Where `establishment.activated` goes back to."""
    after_activate_blue: int
    """Where `activate.blue` goes back to."""

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
        other.player_closed = self.player_closed.copy()
        other.player_reopened = self.player_reopened.copy()
        other.player_invested = self.player_invested.copy()
        other.catch = self.catch.copy()
        other.stack_cards = self.stack_cards.copy()
        other.supply = self.supply.copy()
        other.bank = self.bank
        other.deck = self.deck.copy()
        other.throw = self.throw.copy()
        other.result = self.result
        other.has_built = self.has_built
        other.extra_turn = self.extra_turn
        other.left_out = self.left_out.copy()
        other.landmarks_left_out = self.landmarks_left_out
        other.player_coins = self.player_coins.copy()
        other.player_city = self.player_city.copy()
        other.player_built = self.player_built.copy()
        other.player_unbuilt = self.player_unbuilt.copy()
        other.box_landmark = self.box_landmark.copy()
        other.box_establishment = self.box_establishment.copy()
        other.me_22 = self.me_22
        other.landmark_9 = self.landmark_9
        other.holder_5_2 = self.holder_5_2
        other.given_9 = self.given_9
        other.other_6 = self.other_6
        other.taken_6 = self.taken_6
        other.given_8 = self.given_8
        other.other_5 = self.other_5
        other.taken_5 = self.taken_5
        other.me_5 = self.me_5
        other.card = self.card
        other.giver = self.giver
        other.taker = self.taker
        other.given_7 = self.given_7
        other.taker_5 = self.taker_5
        other.speaker = self.speaker
        other.unwanted = self.unwanted
        other.last_card = self.last_card
        other.going_on = self.going_on
        other.refused = self.refused
        other.most = self.most
        other.unneeded = self.unneeded
        other.last_landmark = self.last_landmark
        other.going_on_2 = self.going_on_2
        other.refused_2 = self.refused_2
        other.stack_3 = self.stack_3
        other.me_10 = self.me_10
        other.dice = self.dice
        other.number_ = self.number_
        other.holder_6 = self.holder_6
        other.due = self.due.copy()
        other.card_15 = self.card_15
        other.this_2 = self.this_2
        other.roller_2 = self.roller_2
        other.me_13_4 = self.me_13_4
        other.holder_4_4 = self.holder_4_4
        other.number_3_4 = self.number_3_4
        other.card_17_2 = self.card_17_2
        other.card_17_3 = self.card_17_3
        other.card_17_4 = self.card_17_4
        other.card_17_5 = self.card_17_5
        other.holder_7_left = self.holder_7_left
        other.holder_6_left = self.holder_6_left
        other.throw_once_roll_dice = self.throw_once_roll_dice
        other.card_17_2_left = self.card_17_2_left
        other.activate_closed_red_rounds = self.activate_closed_red_rounds
        other.card_17_3_left = self.card_17_3_left
        other.activate_closed_blue_rounds = self.activate_closed_blue_rounds
        other.card_16_3_left = self.card_16_3_left
        other.card_15_left = self.card_15_left
        other.own_income_any_order_rounds = self.own_income_any_order_rounds
        other.card_17_4_left = self.card_17_4_left
        other.activate_closed_purple_rounds = self.activate_closed_purple_rounds
        other.card_16_4_left = self.card_16_4_left
        other.stack_3_left = self.stack_3_left
        other.card_17_5_left = self.card_17_5_left
        other.activate_closed_green_rounds = self.activate_closed_green_rounds
        other.card_16_5_left = self.card_16_5_left
        other.after_hand_over = self.after_hand_over
        other.after_fill_supply = self.after_fill_supply
        other.after_throw_once = self.after_throw_once
        other.after_establishment_activated = self.after_establishment_activated
        other.after_activate_blue = self.after_activate_blue
        return other

    def fields_key(self) -> tuple[object, ...]:
        """All fields as hashable values."""
        return (
            tuple(self.player_closed),
            tuple(self.player_reopened),
            tuple(self.player_invested),
            tuple(self.catch),
            tuple(self.stack_cards),
            tuple(self.supply),
            self.bank,
            tuple(self.deck),
            tuple(self.throw),
            self.result,
            self.has_built,
            self.extra_turn,
            tuple(self.left_out),
            self.landmarks_left_out,
            tuple(self.player_coins),
            tuple(self.player_city),
            tuple(self.player_built),
            tuple(self.player_unbuilt),
            tuple(self.box_landmark),
            tuple(self.box_establishment),
        )

    def derive(self) -> None:
        """Compute the slots that follow from fields."""
        return
