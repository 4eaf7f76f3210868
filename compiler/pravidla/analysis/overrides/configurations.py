"""Configurations enumerated, and exceptions checked in each of them.

A guard is a set-up guard when it reads only the player count, modules and options: then it is decided here. Everything
else depends on the state and counts as possibly live.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import chain, combinations, islice, product
from math import prod

from pravidla.analysis.names.overriding import reached
from pravidla.analysis.names.plain import plain
from pravidla.analysis.reporting.problems import Problems
from pravidla.diagnostics import Label, Span
from pravidla.ir import nodes as ir
from pravidla.ir.configuration import Configuration
from pravidla.ir.walk import descendants

MOST = 20_000
"""More configurations than this are not enumerated one by one."""


def configurations(game: ir.Game) -> Iterator[Configuration]:
    """All configurations: player counts, sets of modules, option values as far as they can be chosen there."""
    module_sets = chain.from_iterable(combinations(game.modules, count) for count in range(len(game.modules) + 1))
    option_values = [[(option.name, index) for index in range(len(option.values))] for option in game.options]
    for modules in module_sets:  # one after another: of many modules there are more sets than fit into memory
        for players in range(game.min_players, game.max_players + 1):
            for options in product(*option_values):
                configuration = Configuration(players, modules, tuple(options))
                if not_choosable(game, configuration) is None:
                    yield configuration


def not_choosable(game: ir.Game, configuration: Configuration) -> ir.OptionDef | None:
    """An option that has another value than at the start where it cannot be chosen."""
    chosen = dict(configuration.options)
    for option in game.options:
        if chosen[option.name] != option.start and decide(option.when, configuration) is False:
            return option
    return None


def default_configuration(game: ir.Game, players: int) -> Configuration:
    """No modules, every option as the rulebook recommends."""
    return Configuration(players, (), tuple((option.name, option.start) for option in game.options))


def decide(guard: ir.Expr | None, configuration: Configuration) -> bool | None:
    """Whether a guard holds in a configuration; None: that depends on the state."""
    match guard:
        case None:
            return True
        case ir.ModuleOn(module=module):
            return module in configuration.modules
        case ir.OptionIs(option=option, value=value):
            return dict(configuration.options).get(option) == value
        case ir.Lit(value=literal):
            return bool(literal)
        case ir.Not(operand=operand):
            inner = decide(operand, configuration)
            return None if inner is None else not inner
        case ir.And(parts=parts):
            results = [decide(one, configuration) for one in parts]
            return False if False in results else None if None in results else True
        case ir.Or(parts=parts):
            results = [decide(one, configuration) for one in parts]
            return True if True in results else None if None in results else False
        case ir.Compare(op=op, left=left, right=right):
            a, b = number(left, configuration), number(right, configuration)
            if a is None or b is None:
                return None
            return {"==": a == b, "!=": a != b, "<": a < b, "<=": a <= b, ">": a > b, ">=": a >= b}[op]
        case _:
            return None


def number(expr: ir.Expr, configuration: Configuration) -> int | None:
    """A number that the set-up decides."""
    match expr:
        case ir.Lit(value=value):
            return value
        case ir.PlayerCount():
            return configuration.players
        case _:
            return None


def describe(configuration: Configuration, game: ir.Game) -> str:
    """A configuration as the command line writes it."""
    parts = [f"players={configuration.players}"]
    if configuration.modules:
        parts.append("modules=" + "+".join(configuration.modules))
    options = {option.name: option for option in game.options}
    for name, value in configuration.options:
        if value != options[name].start:
            parts.append(f"{name}={options[name].values[value]}")
    return ",".join(parts)


@dataclass(frozen=True, slots=True)
class Version:
    """One exception or adjustment of a definition: when it is live, what it overrides (and where), what it says."""

    origin: ir.Origin
    guard: ir.Expr | None
    overrides: tuple[tuple[str, Span], ...]
    says: object
    adjusts: bool = False
    params: tuple[str, ...] = ()
    """variables of what the definition is given, where they differ between versions"""
    known: bool = True
    """whether the guard could be read"""


Definitions = Iterable[tuple[str, ir.Origin, tuple[Version, ...]]]
"""Definitions with all that overrides or adjusts them."""


def check_exceptions(game: ir.Game, definitions: Definitions, problems: Problems) -> int:
    """Unknown targets, circles, conflicts and dead exceptions; returns the number of configurations."""
    count = number_of_configurations(game)
    plainest = sorted(configurations_up_to(game), key=lambda one: unusual(one, game))
    for name, base, versions in definitions:
        if count > MOST:  # those that the guards of this definition tell apart
            plainest = asked_about(game, versions, problems, base)
        known = {name, *(one.origin.name for one in versions)}
        unknown = [target for one in versions for target in one.overrides if target[0] not in known]
        for target, span in unknown:
            problems.unknown("definition to override", target, span, known)
        # without any configuration (an option has no values, which is told elsewhere) nothing can be said of them
        if not unknown and not circular(versions, problems) and plainest:
            check_group(game, name, base, versions, plainest, problems)
    return count


def number_of_configurations(game: ir.Game) -> int:
    """How many configurations there are."""
    choices = prod(len(option.values) for option in game.options)
    return (game.max_players - game.min_players + 1) * (1 << len(game.modules)) * choices


def in_words(count: int) -> str:
    """A number of configurations, which may have thousands of digits."""
    return f"{count:,}" if count < 10**12 else "more than a trillion"


def configurations_up_to(game: ir.Game) -> Iterator[Configuration]:
    """The configurations, at most `MOST` of them."""
    return islice(configurations(game), MOST)


def asked_about(
    game: ir.Game, versions: Iterable[Version], problems: Problems, about: ir.Origin
) -> list[Configuration]:
    """The configurations of a game with only the modules and options that the guards of these versions mention.

    All others are out or have their start value, so they differ in nothing that counts here; the plainest comes first.
    Guards that tell apart too many are reported, `about` being the definition that they belong to.
    """
    modules: set[str] = set()
    options: set[str] = set()
    for version in versions:
        for part in descendants(version.guard):
            match part:
                case ir.ModuleOn(module=module):
                    modules.add(module)
                case ir.OptionIs(option=option):
                    options.add(option)
    for declared in reversed(game.options):
        if declared.name in options:
            options |= {one.option for one in descendants(declared.when) if isinstance(one, ir.OptionIs)}
            modules |= {one.module for one in descendants(declared.when) if isinstance(one, ir.ModuleOn)}
    start = {option.name: (option.name, option.start) for option in game.options}
    smaller = replace(
        game,
        modules=tuple(one for one in game.modules if one in modules),
        options=tuple(one for one in game.options if one.name in options),
    )
    count = number_of_configurations(smaller)
    if count > MOST:
        problems.warning(
            "PRV309",
            f"exceptions of `{about.name}` were compared in {MOST:,} of {in_words(count)} configurations only",
            about.span,
            "too many to try all",
            f"let the guards of one definition ask for fewer modules and options: they ask for {len(modules)} modules "
            f"and {len(options)} options",
        )
    found = sorted(configurations_up_to(smaller), key=lambda one: unusual(one, smaller))
    return [replace(one, options=tuple({**start, **{pair[0]: pair for pair in one.options}}.values())) for one in found]


def unusual(one: Configuration, game: ir.Game) -> tuple[int, int, int]:
    """How far a configuration is from the plainest one, for messages that show a single one."""
    starts = {option.name: option.start for option in game.options}
    return len(one.modules), sum(value != starts[name] for name, value in one.options), one.players


def above(versions: tuple[Version, ...]) -> dict[str, set[str]]:
    """For each version all that it overrides, directly or through others."""
    direct = {one.origin.name: tuple(name for name, _ in one.overrides) for one in versions}
    return {name: reached(name, direct) for name in direct}


def circular(versions: tuple[Version, ...], problems: Problems) -> bool:
    """Exceptions that override each other are reported."""
    over = above(versions)
    inside = [one for one in versions if one.origin.name in over[one.origin.name]]
    if inside:
        problems.circular([(one.origin.name, one.origin.span) for one in inside])
    return bool(inside)


def check_group(
    game: ir.Game,
    name: str,
    base: ir.Origin,
    versions: tuple[Version, ...],
    everything: list[Configuration],
    problems: Problems,
) -> None:
    """Conflicts between two versions, versions that are never live, and versions of what is not live."""
    over = above(versions)
    versions = tuple(one for one in versions if one.known)
    live = {one.origin.name: [decide(one.guard, configuration) for configuration in everything] for one in versions}
    for one in versions:
        if all(value is False for value in live[one.origin.name]):
            if len(everything) == MOST:  # it may apply where nobody has looked, which is reported
                continue
            problems.warning(
                "PRV303",
                f"`{one.origin.name}` never applies: its guard holds in no configuration",
                one.origin.span,
                "dead",
                "the configurations of a game are its numbers of players, its modules and its options",
                () if one.guard is None else (Label(one.guard.span, "never holds"),),
                (f"tried: {tried(everything, game)}",),
            )
        else:
            check_targets(game, one, live, everything, problems)
    for a, b in combinations(versions, 2):
        x, y = a.origin.name, b.origin.name
        if a.adjusts or b.adjusts or x in over[y] or y in over[x] or a.says == b.says or excluded(a, b):
            continue
        pairs = zip(everything, live[x], live[y], strict=True)
        shown = next((one for one, u, v in pairs if u is not False and v is not False), None)
        if shown is not None:
            conflict(game, name, base, a, b, shown, problems)


def tried(everything: list[Configuration], game: ir.Game) -> str:
    """The configurations in which something was decided, in words: how many, the plainest, the least plain."""
    first, last = describe(everything[0], game), describe(everything[-1], game)
    if len(everything) == 1:
        return first
    return f"all {len(everything):,} configurations that differ in what it asks, from `{first}` to `{last}`"


def conflict(
    game: ir.Game, name: str, base: ir.Origin, a: Version, b: Version, shown: Configuration, problems: Problems
) -> None:
    """Two exceptions that can be live at once."""
    x, y = a.origin.name, b.origin.name
    problems.error(
        "PRV301",
        f"two exceptions of `{name}` apply at once: `{x}` and `{y}`",
        b.origin.span,
        "this one",
        f"add `{x}` to `overrides` of `{y}` (or the other way round), or narrow a `when`",
        (Label(a.origin.span, "and this one"), Label(base.span, "both override this")),
        ("applies with: " + describe(shown, game),),
        tuple(dict.fromkeys((*a.origin.cites, *b.origin.cites))),
    )


def check_targets(
    game: ir.Game,
    one: Version,
    live: dict[str, list[bool | None]],
    everything: list[Configuration],
    problems: Problems,
) -> None:
    """An exception of exceptions that can be live where none of them is."""
    targets = [name for name, _ in one.overrides]
    if not targets or any(name not in live for name in targets):
        return
    for index, configuration in enumerate(everything):
        if live[one.origin.name][index] is not False and all(live[name][index] is False for name in targets):
            names = " and ".join(f"`{name}`" for name in targets)
            problems.warning(
                "PRV305",
                f"`{one.origin.name}` can apply where {names}, which it overrides, cannot",
                one.origin.span,
                "replaces what is not there",
                "narrow its `when`, or let it override the definition itself as well",
                notes=("applies with: " + describe(configuration, game),),
            )
            return


def check_triggers(game: ir.Game, events: Iterable[tuple[str, tuple[Version, ...]]], problems: Problems) -> None:
    """Two triggers of one event that can be live at once: there is no order among them."""
    many = number_of_configurations(game) > MOST
    everything = [] if many else sorted(configurations(game), key=lambda one: unusual(one, game))
    for event, triggers in events:
        if many and triggers:
            everything = asked_about(game, triggers, problems, triggers[0].origin)
        for a, b in combinations((one for one in triggers if one.known), 2):
            if excluded(a, b) or overrides(a, b) or overrides(b, a):
                continue
            shown = next((one for one in everything if possible(a, one) and possible(b, one)), None)
            if shown is not None:
                problems.error(
                    "PRV304",
                    f"two triggers of one event can run at once: `{a.origin.name}` and `{b.origin.name}`",
                    b.origin.span,
                    f"also `{event}`",
                    "there is no order among triggers: narrow a `when`, or write one trigger that does both",
                    (Label(a.origin.span, "the other one"),),
                    ("applies with: " + describe(shown, game),),
                )


def overrides(one: Version, other: Version) -> bool:
    """Whether one version names the other as what it replaces."""
    return any(name == other.origin.name for name, _ in one.overrides)


def possible(version: Version, configuration: Configuration) -> bool:
    """Whether a version can be live in a configuration."""
    return decide(version.guard, configuration) is not False


def excluded(a: Version, b: Version) -> bool:
    """Whether one guard is literally the negation of the other, or they ask one thing for two different values."""
    for left, right in ((a, b), (b, a)):
        if isinstance(left.guard, ir.Not) and by_position(left.guard.operand, left) == by_position(right.guard, right):
            return True
    return any(x[0] == y[0] and x[1] != y[1] for x in equalities(a.guard, a) for y in equalities(b.guard, b))


def by_position(node: object, version: Version) -> object:
    """A guard for comparison: what the definition is given is known by its position."""
    return plain(node, {name: f"{index}" for index, name in enumerate(version.params)})


def equalities(guard: ir.Expr | None, version: Version) -> list[tuple[object, int]]:
    """(what, value) for every `what is value` that a guard demands."""
    match guard:
        case ir.And(parts=parts):
            return [one for part in parts for one in equalities(part, version)]
        case ir.Compare(op="==", left=left, right=ir.Lit(value=value)):
            return [(by_position(left, version), value)]
        case ir.OptionIs(option=option, value=value):
            return [(option, value)]
        case _:
            return []
