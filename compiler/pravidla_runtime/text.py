"""Texts of a game in Czech and English: names of rows, numbers with their units, forms chosen by number."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

NO_BREAK_SPACE = "\u00a0"
_SEAT = {1: "hráč", 2: "hráče", 3: "hráči", 4: "hráče", 5: "hráči", 6: "hráči", 7: "hráčem"}

_SHORT_WORD = re.compile(r"(?<!\w)([ksvzouaiKSVZOUAI]) (?=\S|$)")
_NUMBER = re.compile(r"(\d|×|\d\.) (?=(\w|$))")

Forms = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Names:
    """Ids and names of the rows of a list, with Czech cases (2-7) where declared: ``cases[row][case]``."""

    ids: tuple[str, ...]
    cs: tuple[str, ...]
    en: tuple[str, ...]
    cases: tuple[dict[int, str], ...] = ()


def czech(text: str) -> str:
    """A Czech text as it is set: no line breaks after a preposition or conjunction of one letter, nor between a number
    and what is counted. Doing it again changes nothing."""

    def joined(found: re.Match[str]) -> str:
        ends_sentence = found.group(1).endswith(".") and not found.group(2).islower()
        return found.group(0) if ends_sentence else found.group(1) + NO_BREAK_SPACE

    return _NUMBER.sub(joined, _SHORT_WORD.sub(rf"\1{NO_BREAK_SPACE}", text))


def czech_form(number: float, forms: Forms) -> str:
    """The form that goes with a number: for 1, for 2-4, for 5 and more and 0, for what is no whole number; a shorter
    tuple ends with the form for the rest."""
    size = abs(number)
    place = 0 if size == 1 else 3 if size % 1 else 1 if 2 <= size <= 4 else 2
    return forms[min(place, len(forms) - 1)]


def figure_cs(number: float) -> str:
    """A number as it is printed in Czech: no-break spaces between thousands, a comma before decimals, a real minus."""
    return f"{number:,}".replace(",", NO_BREAK_SPACE).replace(".", ",").replace("-", "−")


def english_form(number: int, forms: Forms) -> str:
    """The singular for 1 and -1, the plural for other numbers."""
    return forms[0] if abs(number) == 1 else forms[min(1, len(forms) - 1)]


def amount_cs(number: int, forms: Forms) -> str:
    """A number with the Czech form of its unit, joined by a no-break space."""
    return f"{figure_cs(number)}{NO_BREAK_SPACE}{czech_form(number, forms)}"


def amount_en(number: int, forms: Forms) -> str:
    """A number with the English form of its unit, joined by a no-break space."""
    return f"{number:,}{NO_BREAK_SPACE}{english_form(number, forms)}"


def row_cs(names: Names, row: int, case: int = 1) -> str:
    """The Czech name of a row in a case (the nominative where the case is not declared)."""
    if not 0 <= row < len(names.cs):
        return "nic"
    if names.cases and case in names.cases[row]:
        return names.cases[row][case]
    return names.cs[row]


def row_en(names: Names, row: int) -> str:
    """The English name of a row."""
    return names.en[row] if 0 <= row < len(names.en) else "nothing"


def copy_cs(names: Names, marks: Sequence[str], piece: int, case: int = 1) -> str:
    """The Czech name of a copy with its mark."""
    if not 0 <= piece < len(names.cs) * len(marks):
        return "nic"
    return f"{row_cs(names, piece // len(marks), case)} ({marks[piece % len(marks)]})"


def copy_en(names: Names, marks: Sequence[str], piece: int) -> str:
    """The English name of a copy with its mark."""
    if not 0 <= piece < len(names.en) * len(marks):
        return "nothing"
    return f"{row_en(names, piece // len(marks))} ({marks[piece % len(marks)]})"


def player_cs(seat: int, players: int, case: int = 1) -> str:
    """The Czech name of a seat, counted from 1."""
    return f"{_SEAT[case]}{NO_BREAK_SPACE}{seat + 1}" if 0 <= seat < players else "nikdo"


def player_en(seat: int, players: int) -> str:
    """The English name of a seat, counted from 1."""
    return f"player {seat + 1}" if 0 <= seat < players else "nobody"


def truth_cs(value: int) -> str:
    """Czech for a truth value."""
    return "ano" if value else "ne"


def truth_en(value: int) -> str:
    """English for a truth value."""
    return "yes" if value else "no"


def several(values: Sequence[int], name: Callable[[int], str]) -> str:
    """The names of the elements of a set, with commas."""
    return ", ".join([name(value) for value in values])


def sentence(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]
