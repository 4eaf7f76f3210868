"""What a Czech sentence does to a name: its gender, its accusative, whether it stands for many.

A name is a noun with what describes it: adjectives before the noun agree with it, what follows stays as it is. Where
the spec gives a case (`declension`), that holds; else the ending decides.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

Gender: TypeAlias = Literal["f", "m", "n", "alive"]
"""feminine, masculine, neuter; masculine of what lives, whose accusative is another"""

NO_CASES: Mapping[int, str] = {}
"""Of a name for which the spec gives no case."""

_OF_WOMEN = ("ost", "oblast", "část", "síť", "loď", "věc", "moc", "noc", "řeč", "tvář", "zeď", "daň", "směs", "roveň")
_OF_TOWNS_IN_E = ("pole", "moře", "slunce", "srdce", "vejce", "ovoce", "nebe", "iště")
_OF_MEN = ("hráč", "tel")
_ADJECTIVES = ("ní", "cí", "ší", "čí", "jí", "zí")
_VERBAL_NOUNS = ("ání", "ení", "ění")
_EACH: Mapping[Gender, str] = {"f": "každou", "m": "každý", "n": "každé", "alive": "každého"}
_SOME: Mapping[Gender, str] = {"f": "aspoň jedna", "m": "aspoň jeden", "n": "aspoň jedno", "alive": "aspoň jeden"}
_NONE: Mapping[Gender, str] = {"f": "žádná", "m": "žádný", "n": "žádné", "alive": "žádný"}
_MEANT: Mapping[Gender, str] = {
    "f": "ta, o kterou jde",
    "m": "ten, o který jde",
    "n": "to, o které jde",
    "alive": "ten, o kterého jde",
}
_WITH_E = ("v", "f", "w", "měst")


def gender_of(name: str, cases: Mapping[int, str] = NO_CASES) -> Gender:
    """The gender of a name; of something unnamed neuter, as for a letter."""
    head = _head(name)
    if not head or len(head) < 2:
        return "n"
    if cases.get(4, name) != name and head[-1] not in "aeě":
        return "alive"
    if head[-1] == "a":
        return "f"
    if head[-1] in "eě":
        return "n" if head.endswith(_OF_TOWNS_IN_E) else "f"
    if head[-1] in "oíéu" or head.endswith("um"):
        return "n"
    if head.endswith(_OF_WOMEN):
        return "f"
    return "alive" if head.endswith(_OF_MEN) else "m"


def each_word(gender: Gender) -> str:
    """`každou`, as after `pro`."""
    return _EACH[gender]


def some_word(gender: Gender) -> str:
    """`aspoň jedna`."""
    return _SOME[gender]


def no_word(gender: Gender) -> str:
    """`žádná`."""
    return _NONE[gender]


def meant_word(gender: Gender) -> str:
    """`ta, o kterou jde`: what was named before, where its name would say nothing new."""
    return _MEANT[gender]


def accusative(name: str, cases: Mapping[int, str] = NO_CASES) -> str:
    """A name in the singular as the object of a verb: `akční kartu`."""
    if 4 in cases:
        return cases[4]
    gender = gender_of(name)
    parts = name.split(" ")
    at = _head_at(parts)
    head = parts[at]
    if gender == "alive":
        parts[at] = head + ("e" if head[-1] in "čřšžjc" else "a")
        return " ".join([*(one[:-1] + "ého" if one[-1:] == "ý" else one for one in parts[:at]), *parts[at:]])
    if gender != "f":
        return name
    if head[-1] == "a":
        parts[at] = f"{head[:-1]}u"
    elif head[-1] in "eě":
        parts[at] = f"{head[:-1]}i"
    return " ".join([*(one[:-1] + "ou" if one[-1:] == "á" else one for one in parts[:at]), *parts[at:]])


def instrumental_of(forms: tuple[str, ...], number: int | None) -> str:
    """A unit in the instrumental: of one, or of many (None: of a number not known)."""
    one, many = forms[0], forms[min(1, len(forms) - 1)]
    if number == 1:
        return one[:-1] + {"a": "ou", "e": "í", "ě": "í", "o": "em"}[one[-1]] if one[-1] in "aeěo" else f"{one}em"
    return one[:-1] + {"a": "ami", "e": "emi", "ě": "ěmi"}[one[-1]] if one[-1] in "aeě" else many


def is_many(name: str) -> bool:
    """Whether a name stands for many: `postavené dominanty`, `dělníci v řadě`."""
    return _head(name)[-1:] in ("y", "i")


def with_v(name: str) -> str:
    """`v ruce`, `ve městě`."""
    first = name.lower()
    cluster = first[:1] in "szšž" and first[1:2] not in "aáeéěiíoóuúůyý"
    return f"ve {name}" if first.startswith(_WITH_E) or cluster else f"v {name}"


def with_z(name: str) -> str:
    """`z ruky`, `ze zásoby`."""
    return f"ze {name}" if name[:1].lower() in "szšž" else f"z {name}"


def head_of(name: str) -> str:
    """A name without what follows its noun: `místo` of `místo v oblasti akcí`."""
    parts = name.split(" ")
    return " ".join(parts[: _head_at(parts) + 1])


def _head(name: str) -> str:
    parts = name.split(" ")
    return parts[_head_at(parts)].lower()


def _head_at(parts: list[str]) -> int:
    """Where the noun stands: after its adjectives."""
    for at, one in enumerate(parts[:-1]):
        is_adjective = one[-1:] in ("ý", "á", "é") or (one.endswith(_ADJECTIVES) and not one.endswith(_VERBAL_NOUNS))
        if not is_adjective:
            return at
    return len(parts) - 1
