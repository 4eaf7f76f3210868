"""The position of a game.

Generated from the rule spec of kanagawa; do not edit.
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
        "after_decide_diplomas",
        "assistant",
        "box_card",
        "box_diploma",
        "card_14",
        "card_15",
        "card_lay_open",
        "card_stormy",
        "changed",
        "colour",
        "colour_2",
        "column_covered",
        "column_open",
        "decided",
        "diplomas_left",
        "done_2",
        "going_on",
        "jokers_8",
        "kept_different",
        "kept_has_equal",
        "last_c",
        "lesson",
        "master",
        "me",
        "me_2",
        "me_5",
        "most",
        "moved",
        "p_13",
        "p_13_left",
        "p_14",
        "p_14_left",
        "p_16",
        "pack",
        "player_arrows",
        "player_arrows_used",
        "player_brushes",
        "player_declined",
        "player_diplomas",
        "player_hand",
        "player_in_school",
        "player_keeps",
        "player_latest",
        "player_latest_diploma",
        "player_latest_source",
        "player_latest_target",
        "player_left",
        "player_owned",
        "player_painted",
        "player_picture",
        "player_reached",
        "player_reserve",
        "player_spent",
        "player_storms",
        "player_studio",
        "player_subjects",
        "player_symbols",
        "pupils",
        "setup_shuffle_position",
        "source_4",
        "storms_left",
        "supply",
    )

    game: Game
    diplomas_left: list[int]
    """`diplomas_left` by kind of diploma [s2.3, s6.5, s7.2.1, s7.3], setup.yaml:28."""
    supply: int
    """`supply` [s2.3, s6.5, s7.2.1, s7.3], setup.yaml:29."""
    storms_left: int
    """`storms_left` [s2.3, s6.5, s7.2.1, s7.3], setup.yaml:30."""
    master: int
    """`master` [s2.3, s6.5, s7.2.1, s7.3], setup.yaml:31."""
    assistant: int
    """`assistant` [s2.3, s6.5, s7.2.1, s7.3], setup.yaml:32."""
    lesson: int
    """`lesson` [s2.3, s6.5, s7.2.1, s7.3], setup.yaml:33."""
    decided: int
    """`decided` [s2.3, s6.5, s7.2.1, s7.3], setup.yaml:34."""
    pack: list[int]
    """`pack` [s7.3.2, s8.14.1], setup.yaml:44."""
    column_open: list[list[int]]
    """`open` by column [s3.4], setup.yaml:49."""
    column_covered: list[list[int]]
    """`covered` by column [s3.4], setup.yaml:50."""
    player_hand: list[list[int]]
    """`hand` by player [s6.3, s6.7, s9.6, s10.5, s10.6], setup.yaml:55."""
    player_studio: list[int]
    """`studio` by player, kind of card [s6.3, s6.7, s9.6, s10.5, s10.6], setup.yaml:56."""
    player_picture: list[list[int]]
    """`picture` by player [s6.3, s6.7, s9.6, s10.5, s10.6], setup.yaml:57."""
    player_reserve: list[int]
    """`reserve` by player [s6.3, s6.7, s9.6, s10.5, s10.6], setup.yaml:58."""
    player_owned: list[int]
    """`owned` by player [s6.3, s6.7, s9.6, s10.5, s10.6], setup.yaml:59."""
    player_painted: list[int]
    """`painted` by player [s6.3, s6.7, s9.6, s10.5, s10.6], setup.yaml:60."""
    player_symbols: list[int]
    """`symbols` by player, landscape [s6.3, s6.7, s9.6, s10.5, s10.6], setup.yaml:61."""
    player_brushes: list[int]
    """`brushes` by player, landscape [s6.3, s6.7, s9.6, s10.5, s10.6], setup.yaml:62."""
    player_spent: list[int]
    """`spent` by player, landscape [s6.3, s6.7, s9.6, s10.5, s10.6], setup.yaml:63."""
    player_arrows: list[int]
    """`arrows` by player [s6.3, s6.7, s9.6, s10.5, s10.6], setup.yaml:64."""
    player_arrows_used: list[int]
    """`arrows_used` by player [s6.3, s6.7, s9.6, s10.5, s10.6], setup.yaml:65."""
    player_keeps: list[int]
    """`keeps` by player [s6.3, s6.7, s9.6, s10.5, s10.6], setup.yaml:66."""
    player_subjects: list[int]
    """`subjects` by player, subject [s6.3, s6.7, s9.6, s10.5, s10.6], setup.yaml:67."""
    player_diplomas: list[int]
    """`diplomas` by player, kind of diploma [s6.3, s6.7, s9.6, s10.5, s10.6], setup.yaml:68."""
    player_declined: list[int]
    """`declined` by player, diploma [s6.3, s6.7, s9.6, s10.5, s10.6], setup.yaml:69."""
    player_storms: list[int]
    """`storms` by player [s6.3, s6.7, s9.6, s10.5, s10.6], setup.yaml:70."""
    player_in_school: list[int]
    """`in_school` by player [s6.3, s6.7, s9.6, s10.5, s10.6], setup.yaml:71."""
    player_latest: list[int]
    """`latest` by player [s6.3, s6.7, s9.6, s10.5, s10.6], setup.yaml:72."""
    player_latest_diploma: list[int]
    """`latest_diploma` by player [s6.3, s6.7, s9.6, s10.5, s10.6], setup.yaml:73."""
    player_left: list[int]
    """`left` by player, landscape [s6.3, s6.7, s9.6, s10.5, s10.6], setup.yaml:74."""
    player_reached: list[int]
    """`reached` by player, landscape [s6.3, s6.7, s9.6, s10.5, s10.6], setup.yaml:75."""
    player_latest_source: list[int]
    """`latest_source` by player [s6.3, s6.7, s9.6, s10.5, s10.6], setup.yaml:76."""
    player_latest_target: list[int]
    """`latest_target` by player [s6.3, s6.7, s9.6, s10.5, s10.6], setup.yaml:77."""
    card_stormy: list[int]
    """`stormy` by card [s8.14.1, s14.2.3], setup.yaml:95."""
    card_lay_open: list[int]
    """`lay_open` by card [s8.14.1, s14.2.3], setup.yaml:96."""
    box_card: list[int]
    """Copies of `card` in the box, by kind."""
    box_diploma: list[int]
    """Copies of `diploma` in the box, by kind."""
    me: int
    """A local that lives across a decision."""
    colour: int
    """A local that lives across a decision."""
    me_2: int
    """A local that lives across a decision."""
    colour_2: int
    """A local that lives across a decision."""
    pupils: int
    """A local that lives across a decision."""
    p_13: int
    """A local that lives across a decision."""
    p_14: int
    """A local that lives across a decision."""
    most: int
    """A local that lives across a decision."""
    changed: tuple[int, ...]
    """A local that lives across a decision."""
    last_c: int
    """A local that lives across a decision."""
    going_on: int
    """A local that lives across a decision."""
    p_16: int
    """A local that lives across a decision."""
    me_5: int
    """A local that lives across a decision."""
    done_2: int
    """A local that lives across a decision."""
    card_14: int
    """A local that lives across a decision."""
    card_15: int
    """A local that lives across a decision."""
    jokers_8: int
    """A local that lives across a decision."""
    moved: int
    """A local that lives across a decision."""
    source_4: int
    """A local that lives across a decision."""
    setup_shuffle_position: int
    """A local that lives across a decision."""
    p_14_left: tuple[int, ...]
    """A local that lives across a decision."""
    p_13_left: tuple[int, ...]
    """A local that lives across a decision."""
    after_decide_diplomas: int
    """Where `decide_diplomas` goes back to."""
    kept_different: list[int]
    """`different` of each row, -1 where it is not worked out."""
    kept_has_equal: list[int]
    """`has_equal` of each row, -1 where it is not worked out."""

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
        other.diplomas_left = self.diplomas_left.copy()
        other.supply = self.supply
        other.storms_left = self.storms_left
        other.master = self.master
        other.assistant = self.assistant
        other.lesson = self.lesson
        other.decided = self.decided
        other.pack = self.pack.copy()
        other.column_open = [row.copy() for row in self.column_open]
        other.column_covered = [row.copy() for row in self.column_covered]
        other.player_hand = [row.copy() for row in self.player_hand]
        other.player_studio = self.player_studio.copy()
        other.player_picture = [row.copy() for row in self.player_picture]
        other.player_reserve = self.player_reserve.copy()
        other.player_owned = self.player_owned.copy()
        other.player_painted = self.player_painted.copy()
        other.player_symbols = self.player_symbols.copy()
        other.player_brushes = self.player_brushes.copy()
        other.player_spent = self.player_spent.copy()
        other.player_arrows = self.player_arrows.copy()
        other.player_arrows_used = self.player_arrows_used.copy()
        other.player_keeps = self.player_keeps.copy()
        other.player_subjects = self.player_subjects.copy()
        other.player_diplomas = self.player_diplomas.copy()
        other.player_declined = self.player_declined.copy()
        other.player_storms = self.player_storms.copy()
        other.player_in_school = self.player_in_school.copy()
        other.player_latest = self.player_latest.copy()
        other.player_latest_diploma = self.player_latest_diploma.copy()
        other.player_left = self.player_left.copy()
        other.player_reached = self.player_reached.copy()
        other.player_latest_source = self.player_latest_source.copy()
        other.player_latest_target = self.player_latest_target.copy()
        other.card_stormy = self.card_stormy.copy()
        other.card_lay_open = self.card_lay_open.copy()
        other.box_diploma = self.box_diploma
        other.me = self.me
        other.colour = self.colour
        other.me_2 = self.me_2
        other.colour_2 = self.colour_2
        other.pupils = self.pupils
        other.p_13 = self.p_13
        other.p_14 = self.p_14
        other.most = self.most
        other.changed = self.changed
        other.last_c = self.last_c
        other.going_on = self.going_on
        other.p_16 = self.p_16
        other.me_5 = self.me_5
        other.done_2 = self.done_2
        other.card_14 = self.card_14
        other.card_15 = self.card_15
        other.jokers_8 = self.jokers_8
        other.moved = self.moved
        other.source_4 = self.source_4
        other.setup_shuffle_position = self.setup_shuffle_position
        other.p_14_left = self.p_14_left
        other.p_13_left = self.p_13_left
        other.after_decide_diplomas = self.after_decide_diplomas
        other.kept_different = self.kept_different
        other.kept_has_equal = self.kept_has_equal
        if self.player >= 0:  # from the first decision on nothing changes these
            other.box_card = self.box_card
        else:
            other.box_card = self.box_card.copy()
        return other

    def fields_key(self) -> tuple[object, ...]:
        """All fields as hashable values."""
        return (
            tuple(self.diplomas_left),
            self.supply,
            self.storms_left,
            self.master,
            self.assistant,
            self.lesson,
            self.decided,
            tuple(self.pack),
            tuple([tuple(row) for row in self.column_open]),
            tuple([tuple(row) for row in self.column_covered]),
            tuple([tuple(row) for row in self.player_hand]),
            tuple(self.player_studio),
            tuple([tuple(row) for row in self.player_picture]),
            tuple(self.player_reserve),
            tuple(self.player_owned),
            tuple(self.player_painted),
            tuple(self.player_symbols),
            tuple(self.player_brushes),
            tuple(self.player_spent),
            tuple(self.player_arrows),
            tuple(self.player_arrows_used),
            tuple(self.player_keeps),
            tuple(self.player_subjects),
            tuple(self.player_diplomas),
            tuple(self.player_declined),
            tuple(self.player_storms),
            tuple(self.player_in_school),
            tuple(self.player_latest),
            tuple(self.player_latest_diploma),
            tuple(self.player_left),
            tuple(self.player_reached),
            tuple(self.player_latest_source),
            tuple(self.player_latest_target),
            tuple(self.card_stormy),
            tuple(self.card_lay_open),
            tuple(self.box_card),
            tuple(self.box_diploma),
        )

    def derive(self) -> None:
        """Compute the slots that follow from fields."""
        self.kept_different = [-1] * 32
        self.kept_has_equal = [-1] * 12
