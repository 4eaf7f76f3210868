"""The position of a game.

Generated from the rule spec of mombasa; do not edit.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from pravidla_runtime.state import EngineState

if TYPE_CHECKING:
    from .game import Game

Step: TypeAlias = "Callable[[State], Step] | None"
"""What a block of the rules returns: the next block, or None when something is waited for."""


class State(EngineState):
    """The position: fields of the spec, boxes, and locals of rules that live across a decision."""

    __slots__ = (
        "after_buy_for_money",
        "after_refill",
        "after_refill_books",
        "after_remove_posts",
        "after_spend_points",
        "after_steps_as_reward",
        "area_post",
        "bonus",
        "bonus_space_holder",
        "bonus_tiles",
        "book_space_coin",
        "book_space_token",
        "books_left",
        "box_action_card",
        "box_book",
        "box_starting_tile",
        "box_track_card",
        "c_8",
        "card_11",
        "card_11_left",
        "cards_open",
        "column_10",
        "company_6",
        "company_25",
        "company_26",
        "company_last_post",
        "company_track",
        "company_upper",
        "deal_tiles_chosen_draw_left",
        "discard",
        "discount",
        "draw_pile",
        "drawn",
        "driven_out",
        "earlier",
        "entered_2",
        "expand_rounds",
        "first_player",
        "gift",
        "going_on",
        "going_on_2",
        "going_on_3",
        "going_on_4",
        "going_on_5",
        "going_on_6",
        "going_on_7",
        "good_4",
        "kept_has_posts",
        "kept_mines_of",
        "kept_open_coins",
        "kept_posts_of",
        "kept_share_price",
        "kept_visible",
        "last_s",
        "layer",
        "left_",
        "left_3",
        "left_4",
        "left_5",
        "left_6",
        "loser",
        "loser_left",
        "main_rounds",
        "me_3",
        "me_8",
        "me_11",
        "me_12",
        "me_13",
        "me_14",
        "me_19",
        "me_23",
        "me_24_2",
        "me_26",
        "me_27",
        "me_28",
        "moved",
        "number_",
        "number_2",
        "p_28",
        "p_28_left",
        "p_32",
        "place_2",
        "place_2_left",
        "player_dealt_tiles",
        "player_diamond",
        "player_face_down",
        "player_good_on",
        "player_hand",
        "player_has_acted",
        "player_has_left",
        "player_ink",
        "player_ledger",
        "player_new_books",
        "player_planned",
        "player_pounds",
        "player_resting",
        "player_share",
        "player_share_before_turn",
        "player_shown_shares",
        "player_tile",
        "player_tiles",
        "player_used",
        "points",
        "r_3",
        "round_number",
        "rounds",
        "rounds_2",
        "rounds_3",
        "rounds_4",
        "rounds_5",
        "rounds_6",
        "row_of_display",
        "s_17",
        "s_17_left",
        "s_23",
        "s_30",
        "s_30_left",
        "sealed",
        "space_",
        "space_8",
        "spend_goods_rounds",
        "stall",
        "stall_10",
        "stall_offer",
        "steps",
        "still_to_act",
        "taken",
        "target_3",
        "tier",
        "tile_4",
        "tiles_left",
        "tiles_open",
        "track_cards",
    )

    game: Game
    round_number: int
    """`round_number` [s2.5, s2.8, s2.9, s2.19, s3.1, s4.11, s4.23], setup.yaml:8."""
    first_player: int
    """`first_player` [s2.5, s2.8, s2.9, s2.19, s3.1, s4.11, s4.23], setup.yaml:9."""
    cards_open: int
    """`cards_open` [s2.5, s2.8, s2.9, s2.19, s3.1, s4.11, s4.23], setup.yaml:10."""
    tiles_open: int
    """`tiles_open` [s2.5, s2.8, s2.9, s2.19, s3.1, s4.11, s4.23], setup.yaml:11."""
    draw_pile: list[int]
    """`draw_pile` by layer, kind of action_card [s2.5, s2.8, s2.9, s2.19, s3.1, s4.11, s4.23], setup.yaml:12."""
    discard: list[int]
    """`discard` by kind of action_card [s2.5, s2.8, s2.9, s2.19, s3.1, s4.11, s4.23], setup.yaml:13."""
    bonus_tiles: list[int]
    """`bonus_tiles` by kind of action_card [s2.5, s2.8, s2.9, s2.19, s3.1, s4.11, s4.23], setup.yaml:14."""
    books_left: list[int]
    """`books_left` by book_letter, kind of book [s2.5, s2.8, s2.9, s2.19, s3.1, s4.11, s4.23], setup.yaml:15."""
    track_cards: list[int]
    """`track_cards` by kind of track_card [s2.5, s2.8, s2.9, s2.19, s3.1, s4.11, s4.23], setup.yaml:16."""
    tiles_left: list[int]
    """`tiles_left` by kind of starting_tile [s2.5, s2.8, s2.9, s2.19, s3.1, s4.11, s4.23], setup.yaml:17."""
    company_track: list[int]
    """`track` by company [s2.4, s6.11, s6.16], setup.yaml:23."""
    company_upper: list[int]
    """`upper` by company, seat_column [s2.4, s6.11, s6.16], setup.yaml:24."""
    company_last_post: list[int]
    """`last_post` by company, seat_column [s2.4, s6.11, s6.16], setup.yaml:25."""
    area_post: list[int]
    """`post` by area [s6.11], setup.yaml:32."""
    stall_offer: list[int]
    """`offer` by stall [s2.15], setup.yaml:37."""
    book_space_token: list[int]
    """`token` by book_space [s2.5, s10.8, s10.9], setup.yaml:42."""
    book_space_coin: list[int]
    """`coin` by book_space [s2.5, s10.8, s10.9], setup.yaml:43."""
    bonus_space_holder: list[int]
    """`holder` by bonus_space [s8.8, s8.9], setup.yaml:49."""
    player_pounds: list[int]
    """`pounds` by player [s3.1, s3.7, s4.15, s4.20, s7.3, s12.5], setup.yaml:54."""
    player_hand: list[int]
    """`hand` by player, kind of action_card [s3.1, s3.7, s4.15, s4.20, s7.3, s12.5], setup.yaml:55."""
    player_planned: list[int]
    """`planned` by player, spot [s3.1, s3.7, s4.15, s4.20, s7.3, s12.5], setup.yaml:56."""
    player_used: list[int]
    """`used` by player, spot [s3.1, s3.7, s4.15, s4.20, s7.3, s12.5], setup.yaml:57."""
    player_resting: list[int]
    """`resting` by player, spot, kind of action_card [s3.1, s3.7, s4.15, s4.20, s7.3, s12.5], setup.yaml:58."""
    player_tiles: list[int]
    """`tiles` by player, kind of action_card [s3.1, s3.7, s4.15, s4.20, s7.3, s12.5], setup.yaml:59."""
    player_good_on: list[int]
    """`good_on` by player [s3.1, s3.7, s4.15, s4.20, s7.3, s12.5], setup.yaml:60."""
    player_share: list[int]
    """`share` by player, track_side [s3.1, s3.7, s4.15, s4.20, s7.3, s12.5], setup.yaml:61."""
    player_diamond: list[int]
    """`diamond` by player [s3.1, s3.7, s4.15, s4.20, s7.3, s12.5], setup.yaml:62."""
    player_ink: list[int]
    """`ink` by player [s3.1, s3.7, s4.15, s4.20, s7.3, s12.5], setup.yaml:63."""
    player_ledger: list[int]
    """`ledger` by player, page [s3.1, s3.7, s4.15, s4.20, s7.3, s12.5], setup.yaml:64."""
    player_face_down: list[int]
    """`face_down` by player, page [s3.1, s3.7, s4.15, s4.20, s7.3, s12.5], setup.yaml:65."""
    player_new_books: list[int]
    """`new_books` by player, kind of book [s3.1, s3.7, s4.15, s4.20, s7.3, s12.5], setup.yaml:66."""
    player_dealt_tiles: list[int]
    """`dealt_tiles` by player, kind of starting_tile [s3.1, s3.7, s4.15, s4.20, s7.3, s12.5], setup.yaml:67."""
    player_tile: list[int]
    """`tile` by player [s3.1, s3.7, s4.15, s4.20, s7.3, s12.5], setup.yaml:68."""
    player_has_acted: list[int]
    """`has_acted` by player [s3.1, s3.7, s4.15, s4.20, s7.3, s12.5], setup.yaml:69."""
    player_has_left: list[int]
    """`has_left` by player [s3.1, s3.7, s4.15, s4.20, s7.3, s12.5], setup.yaml:70."""
    player_shown_shares: list[int]
    """`shown_shares` by player, kind of action_card [s3.1, s3.7, s4.15, s4.20, s7.3, s12.5], setup.yaml:71."""
    box_action_card: list[int]
    """Copies of `action_card` in the box, by kind."""
    box_track_card: list[int]
    """Copies of `track_card` in the box, by kind."""
    box_book: list[int]
    """Copies of `book` in the box, by kind."""
    box_starting_tile: list[int]
    """Copies of `starting_tile` in the box, by kind."""
    player_share_before_turn: list[int]
    """`player_share` when `turn` last began."""
    me_27: int
    """A local that lives across a decision."""
    good_4: int
    """A local that lives across a decision."""
    left_3: int
    """A local that lives across a decision."""
    taken: tuple[int, ...]
    """A local that lives across a decision."""
    last_s: int
    """A local that lives across a decision."""
    going_on: int
    """A local that lives across a decision."""
    stall_10: int
    """A local that lives across a decision."""
    left_4: int
    """A local that lives across a decision."""
    rounds: int
    """A local that lives across a decision."""
    going_on_2: int
    """A local that lives across a decision."""
    me_3: int
    """A local that lives across a decision."""
    left_: int
    """A local that lives across a decision."""
    company_25: int
    """A local that lives across a decision."""
    left_5: int
    """A local that lives across a decision."""
    entered_2: tuple[int, ...]
    """A local that lives across a decision."""
    driven_out: list[int]
    """A local that lives across a decision."""
    rounds_2: int
    """A local that lives across a decision."""
    going_on_3: int
    """A local that lives across a decision."""
    target_3: int
    """A local that lives across a decision."""
    loser: int
    """A local that lives across a decision."""
    me_8: int
    """A local that lives across a decision."""
    number_: int
    """A local that lives across a decision."""
    rounds_3: int
    """A local that lives across a decision."""
    going_on_4: int
    """A local that lives across a decision."""
    space_8: int
    """A local that lives across a decision."""
    me_11: int
    """A local that lives across a decision."""
    number_2: int
    """A local that lives across a decision."""
    moved: tuple[int, ...]
    """A local that lives across a decision."""
    rounds_4: int
    """A local that lives across a decision."""
    going_on_5: int
    """A local that lives across a decision."""
    me_12: int
    """A local that lives across a decision."""
    space_: int
    """A local that lives across a decision."""
    tier: int
    """A local that lives across a decision."""
    me_13: int
    """A local that lives across a decision."""
    discount: int
    """A local that lives across a decision."""
    me_14: int
    """A local that lives across a decision."""
    bonus: int
    """A local that lives across a decision."""
    me_24_2: int
    """A local that lives across a decision."""
    s_23: int
    """A local that lives across a decision."""
    earlier: int
    """A local that lives across a decision."""
    rounds_5: int
    """A local that lives across a decision."""
    going_on_6: int
    """A local that lives across a decision."""
    gift: int
    """A local that lives across a decision."""
    me_19: int
    """A local that lives across a decision."""
    points: int
    """A local that lives across a decision."""
    left_6: int
    """A local that lives across a decision."""
    place_2: int
    """A local that lives across a decision."""
    me_26: int
    """A local that lives across a decision."""
    s_17: int
    """A local that lives across a decision."""
    still_to_act: int
    """A local that lives across a decision."""
    c_8: int
    """A local that lives across a decision."""
    r_3: int
    """A local that lives across a decision."""
    stall: int
    """A local that lives across a decision."""
    layer: int
    """A local that lives across a decision."""
    column_10: int
    """A local that lives across a decision."""
    row_of_display: int
    """A local that lives across a decision."""
    p_28: int
    """A local that lives across a decision."""
    company_26: int
    """A local that lives across a decision."""
    drawn: list[int]
    """A local that lives across a decision."""
    card_11: int
    """A local that lives across a decision."""
    p_32: int
    """A local that lives across a decision."""
    me_28: int
    """A local that lives across a decision."""
    tile_4: int
    """A local that lives across a decision."""
    s_30: int
    """A local that lives across a decision."""
    me_23: int
    """A local that lives across a decision."""
    company_6: int
    """A local that lives across a decision."""
    steps: int
    """A local that lives across a decision."""
    rounds_6: int
    """A local that lives across a decision."""
    going_on_7: int
    """A local that lives across a decision."""
    main_rounds: int
    """A local that lives across a decision."""
    p_28_left: tuple[int, ...]
    """A local that lives across a decision."""
    place_2_left: tuple[int, ...]
    """A local that lives across a decision."""
    s_30_left: tuple[int, ...]
    """A local that lives across a decision."""
    s_17_left: tuple[int, ...]
    """A local that lives across a decision."""
    card_11_left: tuple[int, ...]
    """A local that lives across a decision."""
    deal_tiles_chosen_draw_left: int
    """A local that lives across a decision."""
    loser_left: tuple[int, ...]
    """A local that lives across a decision."""
    expand_rounds: int
    """A local that lives across a decision."""
    spend_goods_rounds: int
    """A local that lives across a decision."""
    after_remove_posts: int
    """Where `remove_posts` goes back to."""
    after_buy_for_money: int
    """Where `buy_for_money` goes back to."""
    after_spend_points: int
    """Where `spend_points` goes back to."""
    after_refill_books: int
    """Where `refill_books` goes back to."""
    after_refill: int
    """Where `refill` goes back to."""
    after_steps_as_reward: int
    """Where `steps_as_reward` goes back to."""
    sealed: Any
    """The position in which a secret choice began, while it lasts."""
    kept_mines_of: list[int]
    """`mines_of` of each row, -1 where it is not worked out."""
    kept_posts_of: list[int]
    """`posts_of` of each row, -1 where it is not worked out."""
    kept_open_coins: list[int]
    """`open_coins` of each row, -1 where it is not worked out."""
    kept_has_posts: list[int]
    """`has_posts` of each row, -1 where it is not worked out."""
    kept_share_price: list[int]
    """`share_price` of each row, -1 where it is not worked out."""
    kept_visible: list[Sequence[int]]
    """`visible` of each player by figure, empty where it is not worked out."""

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
        other.round_number = self.round_number
        other.first_player = self.first_player
        other.cards_open = self.cards_open
        other.tiles_open = self.tiles_open
        other.draw_pile = self.draw_pile.copy()
        other.discard = self.discard.copy()
        other.bonus_tiles = self.bonus_tiles.copy()
        other.books_left = self.books_left.copy()
        other.tiles_left = self.tiles_left.copy()
        other.company_upper = self.company_upper.copy()
        other.company_last_post = self.company_last_post.copy()
        other.area_post = self.area_post.copy()
        other.stall_offer = self.stall_offer.copy()
        other.book_space_token = self.book_space_token.copy()
        other.book_space_coin = self.book_space_coin.copy()
        other.bonus_space_holder = self.bonus_space_holder.copy()
        other.player_pounds = self.player_pounds.copy()
        other.player_hand = self.player_hand.copy()
        other.player_planned = self.player_planned.copy()
        other.player_used = self.player_used.copy()
        other.player_resting = self.player_resting.copy()
        other.player_tiles = self.player_tiles.copy()
        other.player_good_on = self.player_good_on.copy()
        other.player_share = self.player_share.copy()
        other.player_diamond = self.player_diamond.copy()
        other.player_ink = self.player_ink.copy()
        other.player_ledger = self.player_ledger.copy()
        other.player_face_down = self.player_face_down.copy()
        other.player_new_books = self.player_new_books.copy()
        other.player_dealt_tiles = self.player_dealt_tiles.copy()
        other.player_tile = self.player_tile.copy()
        other.player_has_acted = self.player_has_acted.copy()
        other.player_has_left = self.player_has_left.copy()
        other.player_shown_shares = self.player_shown_shares.copy()
        other.box_book = self.box_book.copy()
        other.box_starting_tile = self.box_starting_tile
        other.player_share_before_turn = self.player_share_before_turn.copy()
        other.me_27 = self.me_27
        other.good_4 = self.good_4
        other.left_3 = self.left_3
        other.taken = self.taken
        other.last_s = self.last_s
        other.going_on = self.going_on
        other.stall_10 = self.stall_10
        other.left_4 = self.left_4
        other.rounds = self.rounds
        other.going_on_2 = self.going_on_2
        other.me_3 = self.me_3
        other.left_ = self.left_
        other.company_25 = self.company_25
        other.left_5 = self.left_5
        other.entered_2 = self.entered_2
        other.driven_out = self.driven_out.copy()
        other.rounds_2 = self.rounds_2
        other.going_on_3 = self.going_on_3
        other.target_3 = self.target_3
        other.loser = self.loser
        other.me_8 = self.me_8
        other.number_ = self.number_
        other.rounds_3 = self.rounds_3
        other.going_on_4 = self.going_on_4
        other.space_8 = self.space_8
        other.me_11 = self.me_11
        other.number_2 = self.number_2
        other.moved = self.moved
        other.rounds_4 = self.rounds_4
        other.going_on_5 = self.going_on_5
        other.me_12 = self.me_12
        other.space_ = self.space_
        other.tier = self.tier
        other.me_13 = self.me_13
        other.discount = self.discount
        other.me_14 = self.me_14
        other.bonus = self.bonus
        other.me_24_2 = self.me_24_2
        other.s_23 = self.s_23
        other.earlier = self.earlier
        other.rounds_5 = self.rounds_5
        other.going_on_6 = self.going_on_6
        other.gift = self.gift
        other.me_19 = self.me_19
        other.points = self.points
        other.left_6 = self.left_6
        other.place_2 = self.place_2
        other.me_26 = self.me_26
        other.s_17 = self.s_17
        other.still_to_act = self.still_to_act
        other.c_8 = self.c_8
        other.r_3 = self.r_3
        other.stall = self.stall
        other.layer = self.layer
        other.column_10 = self.column_10
        other.row_of_display = self.row_of_display
        other.p_28 = self.p_28
        other.company_26 = self.company_26
        other.drawn = self.drawn.copy()
        other.card_11 = self.card_11
        other.p_32 = self.p_32
        other.me_28 = self.me_28
        other.tile_4 = self.tile_4
        other.s_30 = self.s_30
        other.me_23 = self.me_23
        other.company_6 = self.company_6
        other.steps = self.steps
        other.rounds_6 = self.rounds_6
        other.going_on_7 = self.going_on_7
        other.main_rounds = self.main_rounds
        other.p_28_left = self.p_28_left
        other.place_2_left = self.place_2_left
        other.s_30_left = self.s_30_left
        other.s_17_left = self.s_17_left
        other.card_11_left = self.card_11_left
        other.deal_tiles_chosen_draw_left = self.deal_tiles_chosen_draw_left
        other.loser_left = self.loser_left
        other.expand_rounds = self.expand_rounds
        other.spend_goods_rounds = self.spend_goods_rounds
        other.after_remove_posts = self.after_remove_posts
        other.after_buy_for_money = self.after_buy_for_money
        other.after_spend_points = self.after_spend_points
        other.after_refill_books = self.after_refill_books
        other.after_refill = self.after_refill
        other.after_steps_as_reward = self.after_steps_as_reward
        other.sealed = self.sealed
        other.kept_mines_of = self.kept_mines_of
        other.kept_posts_of = self.kept_posts_of
        other.kept_open_coins = self.kept_open_coins
        other.kept_has_posts = self.kept_has_posts
        other.kept_share_price = self.kept_share_price
        other.kept_visible = self.kept_visible.copy()
        if self.player >= 0:  # from the first decision on nothing changes these
            other.track_cards = self.track_cards
            other.company_track = self.company_track
            other.box_action_card = self.box_action_card
            other.box_track_card = self.box_track_card
        else:
            other.track_cards = self.track_cards.copy()
            other.company_track = self.company_track.copy()
            other.box_action_card = self.box_action_card.copy()
            other.box_track_card = self.box_track_card.copy()
        return other

    def fields_key(self) -> tuple[object, ...]:
        """All fields as hashable values."""
        return (
            self.round_number,
            self.first_player,
            self.cards_open,
            self.tiles_open,
            tuple(self.draw_pile),
            tuple(self.discard),
            tuple(self.bonus_tiles),
            tuple(self.books_left),
            tuple(self.track_cards),
            tuple(self.tiles_left),
            tuple(self.company_track),
            tuple(self.company_upper),
            tuple(self.company_last_post),
            tuple(self.area_post),
            tuple(self.stall_offer),
            tuple(self.book_space_token),
            tuple(self.book_space_coin),
            tuple(self.bonus_space_holder),
            tuple(self.player_pounds),
            tuple(self.player_hand),
            tuple(self.player_planned),
            tuple(self.player_used),
            tuple(self.player_resting),
            tuple(self.player_tiles),
            tuple(self.player_good_on),
            tuple(self.player_share),
            tuple(self.player_diamond),
            tuple(self.player_ink),
            tuple(self.player_ledger),
            tuple(self.player_face_down),
            tuple(self.player_new_books),
            tuple(self.player_dealt_tiles),
            tuple(self.player_tile),
            tuple(self.player_has_acted),
            tuple(self.player_has_left),
            tuple(self.player_shown_shares),
            tuple(self.box_action_card),
            tuple(self.box_track_card),
            tuple(self.box_book),
            tuple(self.box_starting_tile),
            tuple(self.player_share_before_turn),
        )

    def derive(self) -> None:
        """Compute the slots that follow from fields."""
        self.kept_mines_of = [-1] * 4
        self.kept_posts_of = [-1] * 4
        self.kept_open_coins = [-1] * 12
        self.kept_has_posts = [-1] * 4
        self.kept_share_price = [-1] * 4
        self.kept_visible = [()] * 4
