"""The names that a game declares: lists, rows, units, states, values, rules, actions, words.

Built once from the definitions; duplicates are reported here. What a sentence may mention besides its locals is looked
up in this table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from pravidla.analysis.names.overriding import refuse_circles
from pravidla.analysis.names.plain import plain
from pravidla.analysis.reporting.limits import bounded_faces
from pravidla.analysis.reporting.problems import Problems
from pravidla.diagnostics import Label, Span
from pravidla.ir.types import PLAYER
from pravidla.model import definitions as d

PREDECLARED = ("players", "box", "modules", "options", "min", "max", "next", "previous", "ways", "lines", "neighbours")


@dataclass(slots=True)
class Group:
    """A definition that can be overridden: the base and what overrides or adjusts it, by full name."""

    name: str
    base: d.ValueSpec | d.RuleSpec | d.ActionSpec
    others: list[d.ValueSpec | d.RuleSpec | d.ActionSpec] = field(default_factory=list)


@dataclass(slots=True)
class Symbols:
    """All global names of a game."""

    spec: d.Spec
    problems: Problems
    lists: dict[str, d.ListSpec] = field(default_factory=dict)
    additions: dict[str, list[d.ListSpec]] = field(default_factory=dict)
    plurals: dict[str, str] = field(default_factory=dict)
    units: dict[str, d.UnitSpec] = field(default_factory=dict)
    unit_words: dict[str, str] = field(default_factory=dict)
    dice: dict[str, d.DieSpec] = field(default_factory=dict)
    words: dict[str, d.WordSpec] = field(default_factory=dict)
    tables: dict[str, d.TableSpec] = field(default_factory=dict)
    tracks: dict[str, d.TrackSpec] = field(default_factory=dict)
    boards: dict[str, d.BoardSpec] = field(default_factory=dict)
    states: list[d.StateSpec] = field(default_factory=list)
    groups: dict[str, Group] = field(default_factory=dict)
    conditions: list[d.ConditionSpec] = field(default_factory=list)
    triggers: list[d.TriggerSpec] = field(default_factory=list)
    readings: dict[str, d.ReadingSpec] = field(default_factory=dict)
    invariants: list[d.InvariantSpec] = field(default_factory=list)
    scenarios: list[d.ScenarioSpec] = field(default_factory=list)
    options: dict[str, d.OptionSpec] = field(default_factory=dict)
    modules: dict[str, Span] = field(default_factory=dict)
    places: dict[str, Span] = field(default_factory=dict)
    lost: list[d.LostSpec] = field(default_factory=list)

    @property
    def max_players(self) -> int:
        """The largest player count; `nobody` is encoded by it."""
        return self.spec.head.players[1]

    def named(self, *kinds: type[d.ValueSpec | d.RuleSpec | d.ActionSpec]) -> list[str]:
        """The names of all values, rules or actions that a sentence could have meant."""
        return [name for name, group in self.groups.items() if isinstance(group.base, kinds)]

    def list_of_word(self, word: str) -> str | None:
        """The list that a name or plural stands for."""
        if word == PLAYER or word in self.lists:
            return word
        return self.plurals.get(word)


def build_symbols(spec: d.Spec, problems: Problems) -> Symbols:
    """The table of names; two definitions of one name are reported with both places."""
    table = Symbols(spec, problems)
    table.plurals["players"] = PLAYER
    for reference in spec.head.modules:
        declare(table, "module", reference.name, reference.span)
        table.modules[reference.name] = reference.span
    for module in spec.modules:
        if module.name not in table.modules:
            problems.error(
                "PRV502",
                f"module `{module.name}` is not in the game's `modules`",
                module.common.span,
                "declared here",
                "add it to the head of the game",
            )
            table.modules[module.name] = module.common.span
    for option in spec.head.options:
        table.options[option.name] = option
    overriding: list[d.ValueSpec | d.RuleSpec | d.ActionSpec] = []
    for one in spec.definitions:
        match one:
            case d.GameSpec():
                pass
            case d.ListSpec():
                declare_list(table, one)
            case d.UnitSpec():
                declare_unit(table, one)
            case d.WordSpec():
                if declare(table, "word", f"word {one.common.name}", one.common.span):
                    table.words[one.common.name] = one
            case d.DieSpec():
                bounded_faces(problems, one.common.name, one.low, one.high, one.common.span)
                if declare(table, "die", one.common.name, one.common.span):
                    table.dice[one.common.name] = one
            case d.TableSpec():
                if declare(table, "table", one.heading.name, one.common.span):
                    table.tables[one.heading.name] = one
            case d.TrackSpec():
                if declare(table, "track", one.common.name, one.common.span):
                    table.tracks[one.common.name] = one
            case d.BoardSpec():
                declare_board(table, one)
            case d.LostSpec():
                table.lost.append(one)
            case d.StateSpec():
                table.states.append(one)
            case d.ValueSpec() | d.RuleSpec() | d.ActionSpec():
                if one.common.overrides or (isinstance(one, d.ValueSpec) and one.adjusts is not None):
                    overriding.append(one)
                elif declare(table, one.common.kind, one.common.name, one.common.span):
                    table.groups[one.common.name] = Group(one.common.name, one)
            case d.ConditionSpec():
                if declare(table, "condition", f"condition {one.common.name}", one.common.span):
                    table.conditions.append(one)
            case d.TriggerSpec():
                if declare(table, "trigger", one.common.name, one.common.span):
                    table.triggers.append(one)
            case d.ReadingSpec():
                if declare(table, "reading", f"reading {one.common.name}", one.common.span):
                    table.readings[one.common.name] = one
            case d.InvariantSpec():
                if declare(table, "invariant", f"invariant {one.common.name}", one.common.span):
                    table.invariants.append(one)
            case d.ScenarioSpec():
                if declare(table, "scenario", f"scenario {one.common.name}", one.common.span):
                    table.scenarios.append(one)
    circles = refuse_circles((one.common for one in overriding), problems)
    by_name = {one.common.name: one for one in overriding}
    for over in overriding:
        if over.common.name not in circles:
            join_group(table, over, by_name)
    check_targets(table, table.triggers)
    check_targets(table, table.invariants)
    playable_readings(table)
    return table


def declare(table: Symbols, kind: str, name: str, span: Span) -> bool:
    """Note the place of a name; a second one is an error."""
    first = table.places.get(name)
    if first is not None:
        shown = name.split(" ")[-1]
        table.problems.error(
            "PRV503",
            f"`{shown}` is declared twice",
            span,
            f"a second {kind} of this name",
            "rename one of them; an exception has a name of its own and `overrides`",
            (Label(first, "the first one"),),
        )
        return False
    if name in PREDECLARED:
        table.problems.error("PRV504", f"`{name}` is a name of the language", span, "choose another one")
        return False
    table.places[name] = span
    return True


def declare_list(table: Symbols, one: d.ListSpec) -> None:
    """A list, a component, or rows added to one."""
    name = one.common.name
    if one.adds:
        table.additions.setdefault(name, []).append(one)
        return
    if declare(table, "list", name, one.common.span):
        table.lists.setdefault(name, one)
        table.plurals[one.plural or name + "s"] = name


def declare_board(table: Symbols, one: d.BoardSpec) -> None:
    """A board."""
    if declare(table, "board", one.common.name, one.common.span):
        table.boards.setdefault(one.common.name, one)


def declare_unit(table: Symbols, one: d.UnitSpec) -> None:
    """A unit and the English words for it."""
    if declare(table, "unit", f"unit {one.common.name}", one.common.span):
        table.units[one.common.name] = one
        for word in (one.common.name, one.common.name + "s", *one.en):
            table.unit_words.setdefault(word, one.common.name)


def join_group(
    table: Symbols,
    one: d.ValueSpec | d.RuleSpec | d.ActionSpec,
    others: Mapping[str, d.ValueSpec | d.RuleSpec | d.ActionSpec],
) -> None:
    """Put an exception or adjustment to the group of what it overrides; `others` are all exceptions by name."""
    target = target_of(one)
    base_name, seen = target.name, {one.common.name}
    while base_name not in table.groups and base_name in others and base_name not in seen:
        seen.add(base_name)
        base_name = target_of(others[base_name]).name
    if base_name not in table.groups:
        base_name = base_name.split(".")[0]
    group = table.groups.get(base_name)
    if group is None or type(group.base) is not type(one):
        candidates = [name for name, found in table.groups.items() if type(found.base) is type(one)]
        table.problems.unknown(f"{one.common.kind} to override", target.name, target.span, candidates)
        return
    if one.heading.params and plain(one.heading.params) != plain(group.base.heading.params):
        table.problems.error(
            "PRV306",
            f"`{one.common.name}` has other parameters than `{base_name}`, which it overrides",
            one.common.span,
            "other parameters",
            "an exception sees the parameters of what it overrides: leave the brackets out",
            (Label(group.base.common.span, "overrides this"),),
        )
    elif declare(table, one.common.kind, one.common.name, one.common.span):
        group.others.append(inheriting(one, group.base))


def target_of(one: d.ValueSpec | d.RuleSpec | d.ActionSpec) -> d.Reference:
    """What an exception or adjustment names first."""
    adjusted = one.adjusts if isinstance(one, d.ValueSpec) else None
    return adjusted if adjusted is not None else one.common.overrides[0]


def check_targets(table: Symbols, found: Sequence[d.TriggerSpec | d.InvariantSpec]) -> None:
    """What a trigger or invariant overrides is another one."""
    refuse_circles((one.common for one in found), table.problems)
    names = [one.common.name for one in found]
    for one in found:
        for target in one.common.overrides:
            others = [name for name in names if name != one.common.name]
            if target.name not in others:
                table.problems.unknown(f"{one.common.kind} to override", target.name, target.span, others)


def inheriting(
    one: d.ValueSpec | d.RuleSpec | d.ActionSpec, base: d.ValueSpec | d.RuleSpec | d.ActionSpec
) -> d.ValueSpec | d.RuleSpec | d.ActionSpec:
    """An exception with what it takes over: the parameters; of an action also the text and what is chosen."""
    heading = replace(one.heading, params=base.heading.params)
    match one, base:
        case d.ActionSpec(), d.ActionSpec():
            body = one.body if one.body.picks else replace(one.body, picks=base.body.picks)
            common = one.common if one.common.text is not None else replace(one.common, text=base.common.text)
            return replace(one, common=common, heading=heading, body=body)
        case ((d.ValueSpec() | d.RuleSpec()), _):
            return replace(one, heading=heading)
    return one


def playable_readings(table: Symbols) -> None:
    """A playable reading is an option of its own name."""
    for name, reading in table.readings.items():
        if reading.chosen not in reading.choices:
            table.problems.error(
                "PRV505",
                f"reading `{name}` chooses `{reading.chosen}`, which is not among its choices",
                reading.chosen_span,
                "not among them",
                help="choices: " + ", ".join(f"`{one}`" for one in reading.choices),
            )
        if reading.playable:
            choices = tuple(reading.choices)
            table.options.setdefault(
                name,
                d.OptionSpec(
                    name,
                    choices,
                    reading.chosen if reading.chosen in choices or not choices else choices[0],
                    reading.chosen_span,
                    tuple(one for one in (reading.common.applies, reading.common.when) if one is not None),
                    reading.common.module,
                    reading.common.cites,
                    reading.question,
                    None,
                    reading.common.span,
                ),
            )
