"""Builds scenarios of the market game, as the analyser would."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pravidla.diagnostics import Span
from pravidla.ir.configuration import Configuration
from pravidla.ir.nodes import Block, Call, Compare, Expr, Lit, Load, Move, RowText, Var, ZoneRef
from pravidla.ir.scenario import Expectation, Gives, PlayLine, Plays, Scenario
from pravidla.ir.types import PLAYER, Bool, Int, Row

HERE = Span("scenarios.yaml", 0, 1)


def gem(row: int) -> Expr:
    return Lit(row, Row("gem"), HERE)


def seat(number: int) -> Expr:
    return Lit(number, Row(PLAYER), HERE)


class Lines:
    """Lines of scenarios."""

    @staticmethod
    def into_hand(row: int, player: int) -> Move:
        source = ZoneRef("sack", None, None, False, HERE)
        return Move(
            gem(row),
            Lit(1, Int(1, 1), HERE),
            source,
            ZoneRef("player_hand", seat(player), None, False, HERE),
            "gem",
            HERE,
        )

    @staticmethod
    def has_coins(player: int, coins: int) -> Expectation:
        held = Load("player_coins", seat(player), None, Int(0, 9), HERE)
        that = Compare("==", held, Lit(coins, Int(coins, coins), HERE), Bool(), HERE)
        return Expectation(that, f"player {player} has {coins} coins", HERE)

    @staticmethod
    def sells(player: int, row: int) -> Plays:
        return Plays(seat(player), ("sell",), (("gem", gem(row)),), f"player {player} does sell with gem {row}", HERE)

    @staticmethod
    def keeps(player: int) -> Plays:
        return Plays(seat(player), ("keep",), (), f"player {player} does keep", HERE)

    @staticmethod
    def gives(*rows: int) -> Gives:
        return Gives(tuple(gem(row) for row in rows), f"chance gives {rows}", HERE)


@pytest.fixture
def lines() -> type[Lines]:
    return Lines


Build = Callable[..., Scenario]


@pytest.fixture
def scenario() -> Build:
    """A scenario: by default player 1 takes the rule `turn`."""

    def build(
        given: Block = (),
        when: tuple[PlayLine, ...] = (),
        then: tuple[Expectation, ...] = (),
        *,
        rule: str | None = "turn",
        illegal: Plays | None = None,
        because: tuple[str, ...] = (),
        winners: tuple[int, ...] = (),
        follows: int | None = None,
    ) -> Scenario:
        me = Var("me", Row(PLAYER), HERE)
        begin = None if rule is None else Call(rule, (me,) if rule == "turn" else (), HERE)
        return Scenario(
            name="sample",
            text=RowText("Vzorek", "Sample"),
            cites=("s9.1",),
            uncited=None,
            configuration=Configuration(2, (), ()),
            player_names=("anna", "bara"),
            given=given,
            acting=1,
            begin=begin,
            when=when,
            then=then,
            winners=winners,
            winners_span=HERE,
            next=follows,
            next_span=HERE,
            illegal=illegal,
            because=because,
            span=HERE,
        )

    return build
