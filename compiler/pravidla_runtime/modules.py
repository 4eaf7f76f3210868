"""What is said of things and actions that belong to modules which are not in play."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from pravidla_runtime.text import czech, sentence

OUT_OF_PLAY = "modules."
"""How the name of a reason begins that something belongs to a module which is not in play; the modules that would
bring it follow, with `+` between them."""

Titles = Mapping[str, tuple[str, str, tuple[str, ...]]]
"""What each module is called in Czech and in English, and what it cites."""

Needed = Sequence[Sequence[str]]
"""Combinations of modules of which one must be in play; empty where none must."""


def is_out_of_play(needed: Needed, modules: Collection[str]) -> bool:
    """Whether what needs these modules is not part of a game with these `modules`."""
    return bool(needed) and not any(set(one) <= set(modules) for one in needed)


def out_of_play(
    cs: str, en: str, needed: Needed, modules: Collection[str], titles: Titles
) -> tuple[str, str, str, tuple[str, ...]]:
    """The reason that something called `cs` and `en` is out of play: its name, its sentence in Czech and in English,
    and what the modules cite."""
    missing = [[one for one in combination if one not in modules] for combination in needed]
    told = " nebo ".join(" a ".join(f"k modulu {titles[one][0]}" for one in each) for each in missing)
    called = " or ".join(" and ".join(f"the module {titles[one][1]}" for one in each) for each in missing)
    one_only = len(missing) == 1 and len(missing[0]) == 1
    end = ("s nímž", "which") if one_only else ("a tak", "and so it")
    cites = dict.fromkeys(cite for each in missing for one in each for cite in titles[one][2])
    return (
        OUT_OF_PLAY + "+".join(missing[0]),
        czech(f"{sentence(cs)} patří {told}, {end[0]} se teď nehraje"),
        f"{sentence(en)} belongs to {called}, {end[1]} is not in play",
        tuple(cites),
    )
