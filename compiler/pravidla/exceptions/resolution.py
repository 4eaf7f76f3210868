"""Who wins: the versions of a definition or condition that can count in one configuration, in the order of asking."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain, combinations, islice, product

from pravidla.analysis.names.symbols import Group
from pravidla.analysis.overrides.configurations import not_choosable
from pravidla.analysis.overrides.exceptions import exceptions_first
from pravidla.exceptions.edition import Edition, Replacing, guard, guard_words, holds, outermost_first
from pravidla.ir import nodes as ir
from pravidla.ir.configuration import Configuration
from pravidla.ir.walk import descendants
from pravidla.model import definitions as d

MOST_COMPARED = 400
"""So many configurations are looked at for the winners elsewhere."""

Overriding = Replacing

Standalone = d.TriggerSpec | d.InvariantSpec
"""What counts by itself, without being called; another one of its kind can take its place."""


@dataclass(frozen=True, slots=True)
class Chance:
    """A version that can count, and what is asked for it during play (None: nothing, it counts)."""

    name: str
    when: str | None


@dataclass(frozen=True, slots=True)
class Resolution:
    """The first of `chain` that holds is what counts; its last one always holds. All of `added` that hold are added."""

    chain: tuple[Chance, ...]
    added: tuple[Chance, ...] = ()

    @property
    def winner(self) -> str | None:
        """What counts whatever happens during play; None: that depends."""
        return self.chain[0].name if len(self.chain) == 1 else None

    @property
    def names(self) -> tuple[str, ...]:
        """All that can count."""
        return tuple(one.name for one in (*self.chain, *self.added))

    def words(self) -> str:
        """In words: `price.two_players`; `price.scarce` while …, otherwise `price`; …"""
        parts = [f"`{one.name}`" if one.when is None else f"`{one.name}` while {one.when}" for one in self.chain]
        said = ", otherwise ".join(parts)
        for one in self.added:
            said += f", with `{one.name}` added" + ("" if one.when is None else f" while {one.when}")
        return said


def resolve_group(edition: Edition, group: Group, configuration: Configuration) -> Resolution:
    """Who wins among a definition and its exceptions."""
    others = [one for one in exceptions_first(group) if not adjusts(one)]
    added = [one for one in group.others if adjusts(one)]
    replaced = {
        reference.name
        for one in added
        if holds(edition, one.common, configuration)
        for reference in one.common.overrides
    }
    live = (chance(edition, one, configuration) for one in added if one.common.name not in replaced)
    return Resolution(
        chain_of(edition, others, group.name, configuration), tuple(one for one in live if one is not None)
    )


def resolve_condition(edition: Edition, name: str, configuration: Configuration) -> Resolution:
    """Who wins among a condition and its replacements."""
    return Resolution(chain_of(edition, outermost_first(name, edition.symbols.conditions), name, configuration))


def resolve_standalone(edition: Edition, root: Standalone, configuration: Configuration) -> Resolution | None:
    """Which of a trigger or invariant and those that replace it count; None: the configuration has none of them."""
    chain = chain_of(edition, outermost_first(root.common.name, alike(edition, root)), None, configuration)
    if chain and chain[-1].when is None:
        return Resolution(chain)
    last = chance(edition, root, configuration)
    whole = chain if last is None else (*chain, last)
    return Resolution(whole) if whole else None


def alike(edition: Edition, one: Standalone) -> list[Standalone]:
    """All triggers, or all invariants."""
    return list(edition.symbols.triggers if isinstance(one, d.TriggerSpec) else edition.symbols.invariants)


def root_of(edition: Edition, one: Standalone) -> Standalone:
    """The trigger or invariant that a replacement leads to; itself where it replaces nothing."""
    by_name = {other.common.name: other for other in alike(edition, one)}
    seen: set[str] = set()
    while one.common.overrides and one.common.name not in seen:
        seen.add(one.common.name)
        # of several targets the one that replaces nothing is the root
        targets = [by_name[target.name] for target in one.common.overrides if target.name in by_name]
        if not targets:
            break
        one = min(targets, key=lambda other: len(other.common.overrides))
    return one


def chain_of(
    edition: Edition, others: Iterable[Overriding], base: str | None, configuration: Configuration
) -> tuple[Chance, ...]:
    """The versions that can count, up to the first one that always does; `base` is one that does."""
    result: list[Chance] = []
    for one in others:
        found = chance(edition, one, configuration)
        if found is not None:
            result.append(found)
            if found.when is None:
                return tuple(result)
    return tuple(result) if base is None else (*result, Chance(base, None))


def chance(edition: Edition, one: Overriding, configuration: Configuration) -> Chance | None:
    """A version in a configuration; None where it cannot count."""
    live = holds(edition, one.common, configuration)
    if live is False:
        return None
    words = None if live else guard_words(one.common, with_module=False) or "its guard holds"
    return Chance(one.common.name, words)


def adjusts(one: Overriding) -> bool:
    """Whether a definition is added to another one."""
    return isinstance(one, d.ValueSpec) and one.adjusts is not None


def axes(edition: Edition, commons: Iterable[d.Common]) -> tuple[bool, tuple[str, ...], tuple[str, ...]]:
    """What the guards of definitions ask of the set-up: the player count, which modules, which options."""
    guards = [guard(edition, one) for one in commons]
    nodes = [node for one in guards if one is not None for node in descendants(one)]
    modules = {node.module for node in nodes if isinstance(node, ir.ModuleOn)}
    options = {node.option for node in nodes if isinstance(node, ir.OptionIs)}
    return (
        any(isinstance(node, ir.PlayerCount) for node in nodes),
        tuple(name for name in edition.game.modules if name in modules),
        tuple(option.name for option in edition.game.options if option.name in options),
    )


def relevant(
    edition: Edition, commons: Iterable[d.Common], start: Configuration
) -> Iterator[tuple[Configuration, str]]:
    """The configurations that differ from `start` in something that the guards ask for, each in words."""
    count, modules, options = axes(edition, commons)
    game = edition.game
    players = range(game.min_players, game.max_players + 1) if count else (start.players,)
    sets = chain.from_iterable(combinations(modules, number) for number in range(len(modules) + 1))
    texts = {option.name: option.values for option in game.options}
    values = [[(name, index) for index in range(len(texts[name]))] for name in options]
    for number, live, chosen in islice(product(players, sets, product(*values)), MOST_COMPARED):
        kept = [name for name in start.modules if name not in modules]
        settings = dict(start.options) | dict(chosen)
        parts = [f"players={number}"] if count else []
        parts += ["modules=" + ("+".join(live) or "none")] if modules else []
        parts += [f"{name}={texts[name][value]}" for name, value in chosen]
        ordered = tuple(name for name in game.modules if name in live or name in kept)
        configuration = Configuration(number, ordered, tuple(settings.items()))
        if not_choosable(game, configuration) is None:
            yield configuration, ",".join(parts)
