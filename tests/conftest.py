"""A small game built by hand from nodes: players draw gems from a bag, buy from what they hold, the richest wins."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.browser.chromium import NOT_RUN, chromium

from pravidla.diagnostics import Span
from pravidla.ir.configuration import Configuration
from pravidla.ir.nodes import (
    ActionBlock,
    Alternative,
    Arith,
    Ask,
    Call,
    Column,
    ColumnDef,
    Comp,
    Compare,
    Condition,
    ConditionCase,
    Draw,
    Expr,
    Field,
    Game,
    ListDef,
    Lit,
    Load,
    Move,
    NumberField,
    Option,
    Origin,
    Param,
    Payment,
    Pick,
    PlayerCount,
    RowDef,
    RowText,
    Rule,
    Store,
    Text,
    TextPart,
    Turns,
    Value,
    Var,
    ZoneCount,
    ZoneField,
    ZoneKinds,
    ZoneRef,
)
from pravidla.ir.types import PLAYER, Bool, Int, Row, SetOf


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Without a browser its tests are not run; the summary says so."""
    return True if collection_path.parts[-2:] == ("tests", "browser") and chromium() is None else None


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Name the group of tests that was left out."""
    if chromium() is None:
        terminalreporter.write_line(NOT_RUN)


SPEC = "- rule: main\n- action: sell\n- value: price\n"


def at(line: int) -> Span:
    start = sum(len(one) + 1 for one in SPEC.split("\n")[: line - 1])
    return Span("market.yaml", start, start + 5)


def origin(name: str, line: int = 1, *cites: str) -> Origin:
    return Origin(name, at(line), cites)


def number(value: int) -> Expr:
    return Lit(value, Int(value, value), at(3))


ME = Var("me", Row(PLAYER), at(1))
SELLER = Var("seller", Row(PLAYER), at(2))
GEM = Var("gem", Row("gem"), at(2))


def coins(player: Expr) -> Load:
    return Load("player_coins", player, None, Int(0, 9), at(2))


def hand(player: Expr) -> ZoneRef:
    return ZoneRef("player_hand", player, None, False, at(2))


SACK = ZoneRef("sack", None, None, False, at(1))


def gem_row(name: str, copies: int) -> RowDef:
    return RowDef(name, RowText(name, name, ((4, name + "ý"),)), None, copies, False, origin(f"gem.{name}", 3, "s1.1"))


def sell_option() -> Option:
    pick = Pick(
        "gem",
        Comp("gem", Row("gem"), ZoneKinds(hand(SELLER), SetOf(Row("gem")), at(2)), None, None, at(2)),
        Text(("Na výběr teď není ", TextPart(GEM)), ("Not to be chosen now: ", TextPart(GEM))),
    )
    worth = Column("gem", "worth", GEM, Int(1, 5), at(2))
    rich = ConditionCase(
        None,
        Compare(">=", worth, number(2), Bool(), at(2)),
        Text(("Kámen ", TextPart(GEM), " je laciný"), ("The ", TextPart(GEM), " is cheap")),
        ("s2.1",),
        at(2),
    )
    return Option(
        "sell",
        (pick,),
        None,
        (Condition("sell.rich", (rich,)),),
        (Payment("player_coins", number(1), Text(("Nemáš dost mincí",), ("You do not have enough coins",)), at(2)),),
        None,
        False,
        (
            Move(GEM, number(1), hand(SELLER), ZoneRef("box:gem", None, None, False, at(2)), "gem", at(2), ("s2.2",)),
            Store(
                "player_coins",
                SELLER,
                None,
                Arith("+", coins(SELLER), worth, Int(0, 14), at(2)),
                False,
                at(2),
                ("s2.3",),
            ),
        ),
        Text(("Prodej ", TextPart(GEM, 4)), ("Sell ", TextPart(GEM))),
        at(2),
        ("s2.0",),
        "sell",
    )


def keep_option() -> Option:
    return Option("keep", (), None, (), (), None, False, (), Text(("Nic",), ("Nothing",)), at(1))


def points() -> Value:
    seat = Param("p", Row(PLAYER))
    p = Var("p", Row(PLAYER), at(3))
    duel = Compare("==", PlayerCount(Int(2, 4), at(3)), number(2), Bool(), at(3))
    double = Arith("*", coins(p), number(2), Int(0, 18), at(3))
    return Value(
        "points",
        (seat,),
        Int(0, 18),
        (
            Alternative(origin("points.duel", 3, "s3.2"), duel, double, ()),
            Alternative(origin("points", 3, "s3.1"), None, coins(p), ()),
        ),
    )


def market_game() -> Game:
    rows = (gem_row("rubin", 2), gem_row("sklo", 1))
    gem = ListDef(
        "gem",
        "component",
        rows,
        (ColumnDef("worth", Int(1, 5), (5, 1)),),
        (),
        origin("gem", 3),
    )
    sack = ZoneField("bag", "gem", 0, 0, None, True, None)
    held = ZoneField("pile", "gem", 0, 0, 2, False, None)
    fields = (
        Field("sack", "sack", None, None, sack, "nobody", None, origin("sack")),
        Field("player_hand", "hand", PLAYER, None, held, "owner", None, origin("hand")),
        Field("player_coins", "coins", PLAYER, None, NumberField(0, 9, None, 1), "all", None, origin("coins")),
    )
    ask = Ask("turn_choose", SELLER, (sell_option(), keep_option()), None, None, at(2), definition="turn")
    turn = Rule("turn", "rule", (Param("seller", Row(PLAYER)),), (ask,), origin("turn", 2, "s2.0"))
    draw = Draw(number(1), SACK, hand(ME), None, "gem", at(1), ("s1.2",))
    empty = Compare("==", ZoneCount(SACK, Int(0, 3), at(1)), number(0), Bool(), at(1))
    turns = Turns("me", Lit(0, Row(PLAYER), at(1)), True, None, empty, (draw, Call("turn", (ME,), at(1))), at(1))
    main = Rule("main", "rule", (), (turns,), origin("main", 1))
    return Game(
        name="market",
        text=RowText("Trh", "Market"),
        min_players=2,
        max_players=4,
        modules=(),
        options=(),
        length=None,
        lists={"gem": gem},
        tables={},
        tracks={},
        boards={},
        fields={field.name: field for field in fields},
        values={"points": points()},
        rules={"main": main, "turn": turn},
        abilities={},
        formulas={},
        blocks={
            "sell": ActionBlock("sell", 0, (("gem", Row("gem"), 0, 2),), 2, (("kámen", "gem"),)),
            "keep": ActionBlock("keep", 2, (), 1),
        },
        invariants=(),
        play="main",
        score="points",
        highest_wins=True,
        ties=(),
        returns=None,
        units={},
        digest="",
        sources={"market.yaml": SPEC},
    )


@pytest.fixture
def market() -> Game:
    return market_game()


@pytest.fixture
def two() -> Configuration:
    return Configuration(2, (), ())
