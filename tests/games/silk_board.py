"""The pieces of Hedvábná stezka as the rulebook lists them, and the drawing of the board, which only the spec has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from pravidla.data import data_folder
from pravidla.source import parse_yaml, read_file, to_data

GOODS = ("slonovina", "koreni", "porcelan", "hedvabi", "caj")
COLOURS = ("modry", "zluty", "zeleny", "cerveny", "fialovy")
CARAVANS = {"single": 1, "double": 2, "triple": 3}
CAMELS = {
    1: "hedvabi",
    2: "porcelan",
    3: "koreni",
    4: "slonovina",
    5: "caj",
    6: "caj",
    7: "slonovina",
    8: "koreni",
    9: "porcelan",
    10: "hedvabi",
}
"""The good on the camel of each number."""
PRINTED_CITIES = {
    "single": ("tashkent", "yspahan"),
    "double": ("amritsa", "samarkand"),
    "triple": ("changan", "byzanz"),
}
TILES = {
    **{f"market_{good}": 2 for good in GOODS},
    **{"dark_market": 2, "camels_1": 1, "camels_2": 1, "camels_3": 1, "customs": 1},
    **{"sandstorm": 1, "robbers": 1, "bazaar": 2, "baksheesh": 2},
}


class Board(NamedTuple):
    """The drawing: cities, the next one clockwise, signposts and where they lead, printed actions, ways."""

    places: tuple[str, ...]
    cities: frozenset[str]
    following: Mapping[str, str]
    signpost: Mapping[str, str]
    turning: Mapping[str, str]
    printed: Mapping[str, str]
    ways: frozenset[tuple[str, str]]


def drawing() -> Board:
    """The board of the spec."""
    file, _ = read_file(data_folder("rulebooks") / "hedvabna_stezka" / "board.yaml")
    assert file is not None
    node, _ = parse_yaml(file)
    assert node is not None
    data: Any = to_data(node)
    by_name = {next(iter(one.values())): one for one in data}
    rows, ways = by_name["place"]["rows"], by_name["plan"]["ways"]

    def column(name: str) -> dict[str, str]:
        return {row["id"]: row[name] for row in rows if name in row}

    return Board(
        tuple(row["id"] for row in rows),
        frozenset(row["id"] for row in rows if row["kind"] == "city"),
        column("next_city"),
        column("leads_to"),
        column("turning"),
        column("printed"),
        frozenset({(way[0], way[1]) for way in ways} | {(way[1], way[0]) for way in ways if len(way) == 2}),
    )
