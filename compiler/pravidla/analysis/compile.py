"""From a game's folder to its IR: the whole front end in one call."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from hashlib import sha256
from pathlib import Path

import pravidla.analysis.expressions.expressions as ex
from pravidla.analysis.checks.citations import check_citations
from pravidla.analysis.checks.dead_ends import check_dead_ends
from pravidla.analysis.checks.leaks import check_leaks
from pravidla.analysis.checks.lint import lint
from pravidla.analysis.checks.namesakes import check_namesakes
from pravidla.analysis.checks.orders import check_orders
from pravidla.analysis.checks.provenance import check_provenance
from pravidla.analysis.checks.reaches import check_reaches, guard_readings
from pravidla.analysis.checks.recursion import refuse_recursion
from pravidla.analysis.checks.secrecy import check_secrecy
from pravidla.analysis.checks.words import check_words
from pravidla.analysis.declarations.agreements import check_options, option_defs
from pravidla.analysis.declarations.boards import build_boards
from pravidla.analysis.declarations.lists import build_lists
from pravidla.analysis.declarations.replacing import replaced
from pravidla.analysis.declarations.rows import list_defs
from pravidla.analysis.declarations.rules import add_preludes, build_rules
from pravidla.analysis.declarations.scenarios import build_scenarios
from pravidla.analysis.declarations.signatures import declare_picks, declare_rules
from pravidla.analysis.declarations.state import build_fields, check_modifiers
from pravidla.analysis.declarations.tables import build_tables, build_tracks
from pravidla.analysis.declarations.triggers import events, index_triggers
from pravidla.analysis.declarations.values import build_values, declare_formulas
from pravidla.analysis.expressions.actors import find_needs, first_need, value_order, way_to_actor
from pravidla.analysis.names.context import BOOL, Context
from pravidla.analysis.names.memory import Memory
from pravidla.analysis.names.origins import czech_text, origin_of, plain_text
from pravidla.analysis.names.overriding import check_guards
from pravidla.analysis.names.scope import Scope, Value
from pravidla.analysis.names.symbols import build_symbols
from pravidla.analysis.overrides.configurations import check_exceptions, check_triggers
from pravidla.analysis.overrides.exceptions import refuse_circles_of_conditions, versions
from pravidla.analysis.reporting.attempts import both
from pravidla.analysis.reporting.broken_off import said_once
from pravidla.analysis.reporting.problems import Failed, Problems
from pravidla.analysis.reporting.spoiled import spoiled_by
from pravidla.analysis.sentences.conditions import file_guard, unless_overridden
from pravidla.diagnostics import Diagnostic, Label, Span, has_errors, sort_diagnostics
from pravidla.ir import nodes as ir
from pravidla.ir.pprint import pretty
from pravidla.ir.scenario import Scenario
from pravidla.ir.types import PLAYER, Row
from pravidla.model import definitions as d
from pravidla.model.load import load_spec
from pravidla.syntax import ast


@dataclass(frozen=True, slots=True)
class Compilation:
    """All that the front end found out about a game. `game` is None when there are errors."""

    spec: d.Spec | None
    game: ir.Game | None
    scenarios: tuple[Scenario, ...]
    diagnostics: tuple[Diagnostic, ...]
    guards: Mapping[tuple[str, str], ir.Expr | None] = field(default_factory=dict)
    """what each definition that has a guard needs, by kind and name"""
    conditions: Mapping[str, Span] = field(default_factory=dict)
    """the places of all named conditions, by full name"""
    about_the_whole: frozenset[Diagnostic] = frozenset()
    """those diagnostics that only a look at the whole game can find"""


def compile_game(
    folder: Path, overlays: tuple[Path, ...] = (), *, scenarios: bool = True
) -> tuple[ir.Game | None, list[Diagnostic]]:
    """The IR of a game and everything to say about its files; without their scenarios on demand, which is quicker."""
    done = analyse(folder, overlays, scenarios=scenarios)
    return done.game, list(done.diagnostics)


def analyse(folder: Path, overlays: tuple[Path, ...] = (), *, scenarios: bool = True) -> Compilation:
    """The whole front end: files, definitions, names, types, exceptions, and scenarios unless they are not wanted."""
    return analyse_spec(*load_spec(folder, overlays, scenarios=scenarios))


def analyse_spec(
    spec: d.Spec | None,
    found: Iterable[Diagnostic],
    question: str | None = None,
    wanted: Callable[[], bool] | None = None,
    whole: bool = True,
    memory: Memory | None = None,
) -> Compilation:
    """The same from definitions that are read, and what was `found` wrong with them.

    `whole`: whether the game is looked at as a whole too, for choices and loops without an end and for all that is not
    used; names, types and exceptions do without it, and so does an editor that waits for them. `memory`: that of the
    analysis of the same spec before. Raises `Asked` where a sentence mentions the name `question`, `Abandoned` once
    `wanted` says no.
    """
    if spec is None:
        return Compilation(spec, None, (), tuple(sort_diagnostics(found)))
    earlier = list(found)
    problems = Problems(earlier, spoiled_by(earlier, spec.sources), question, wanted)
    spec = replaced(spec, problems)
    memory = memory or Memory()
    memory.begin()
    check_words(spec, problems, memory)
    check_guards(spec, problems)
    context = Context(build_symbols(spec, problems), problems, memory)
    problems.go_on()
    game = translate(context)
    played = build_scenarios(context)
    blocks = with_offsets(context)
    problems.go_on()
    game = replace(game, fields={one.name: one for one in context.fields.values()}, blocks=blocks)
    check_options(game, played, problems)
    game = replace(game, configuration_count=check_exceptions(game, versions(context), problems))
    refuse_recursion(game, problems)
    check_triggers(game, events(context), problems)
    check_secrecy(game, context.secret_bodies, problems)
    before = len(problems.found)
    if whole:
        look_at_the_whole(context, game, played)
    late = frozenset(problems.found[before:])
    found = tuple(sort_diagnostics(said_once(problems.found, spec.sources)))
    if has_errors(found):
        return Compilation(spec, None, (), found, about_the_whole=late)
    if whole:
        game = replace(game, digest=sha256(pretty(game).encode()).hexdigest()[:16])
    guards = guards_of_files(context, spec) | context.guards
    return Compilation(spec, game, played, found, guards, dict(context.condition_places), late)


def guards_of_files(context: Context, spec: d.Spec) -> dict[tuple[str, str], ir.Expr | None]:
    """The guards of definitions that have none of their own in files that hold for some configurations only. Rows carry
    theirs themselves."""
    return {
        (one.common.kind, one.common.name): file_guard(context, one.common)
        for one in spec.definitions
        if one.common.applies is not None and one.common.when is None and one.common.kind not in ("list", "component")
    }


def look_at_the_whole(context: Context, game: ir.Game, played: Iterable[Scenario]) -> None:
    """What no definition shows by itself."""
    context.problems.go_on()
    check_orders(game, context.loops, context.problems)
    context.problems.go_on()
    check_dead_ends(game, context.problems)
    check_leaks(game, context.problems)
    context.problems.go_on()
    lint(context, game, played)


def translate(context: Context) -> ir.Game:
    """All definitions, in the order in which they need each other."""
    symbols, head = context.symbols, context.symbols.spec.head
    build_lists(context)
    build_boards(context)
    build_tracks(context)
    build_tables(context)
    build_fields(context)
    check_modifiers(context)
    check_namesakes(context)
    open_states(context)
    refuse_circles_of_conditions(context)
    find_needs(context)
    declare_rules(context)
    declare_formulas(context)
    index_triggers(context)
    context.problems.go_on()
    values = build_values(context, value_order(context))
    values.update(head_values(context))
    declare_picks(context)
    rules = build_rules(context)
    add_preludes(context, rules)
    context.problems.go_on()
    check_provenance(context)
    check_citations(context)
    check_reaches(symbols)
    guard_readings(context)
    context.problems.go_on()
    check_main(context)
    check_conditions(context)
    ties = tuple(name for name in values if name.startswith("game.tie_"))
    text = head.common.text
    return ir.Game(
        head.common.name,
        ir.RowText(
            (czech_text(text.cs) if text is not None else None) or head.common.name,
            (plain_text(text.en) if text is not None else None) or head.common.name,
        ),
        head.players[0],
        head.players[1],
        tuple(symbols.modules),
        option_defs(context),
        head.length,
        list_defs(context),
        context.tables,
        context.tracks,
        context.boards,
        {one.name: one for one in context.fields.values()},
        values,
        rules,
        context.abilities,
        context.formulas,
        dict(context.blocks),
        invariants(context),
        head.play.name,
        "" if head.score is None and head.returns is not None else "game.score",
        head.winner != "lowest",
        ties,
        "game.returns" if head.returns is not None else None,
        {name: (unit.cs, unit.en) for name, unit in symbols.units.items()},
        "",
        module_names=module_names(context),
        sources=dict(symbols.spec.sources),
    )


def module_names(context: Context) -> dict[str, tuple[str, str, tuple[str, ...]]]:
    """What each module is called, its own name where nothing says it, and what it cites."""
    declared = {one.name: one.common for one in context.symbols.spec.modules}
    names: dict[str, tuple[str, str, tuple[str, ...]]] = {}
    for name in context.symbols.modules:
        common = declared.get(name)
        text = None if common is None else common.text
        names[name] = (
            (czech_text(text.cs) if text is not None else None) or name,
            (plain_text(text.en) if text is not None else None) or name,
            () if common is None else tuple(one.ref for one in common.cites),
        )
    return names


def open_states(context: Context) -> None:
    """`seen by owner until C`: C is read with the owner's own states in reach; `this` is each piece that lies there."""
    for owner, name, written in context.open_until:
        field = context.fields[(owner, name)]
        kind = Row(owner if owner is not None else PLAYER)
        var = ir.Var(ir.OWNER_VAR, kind, written.span)
        piece: ir.Expr | None = None
        if isinstance(field.content, ir.ZoneField) and field.content.component is not None:
            piece = ir.Var(ir.PIECE_VAR, Row(field.content.component), written.span)
        scope = Scope(owner=None if owner is None else (owner, var), this=piece)
        try:
            until = ex.truth_of(context, scope, written)
        except Failed:
            continue
        context.fields[(owner, name)] = replace(field, seen_until=until)


def head_values(context: Context) -> dict[str, ir.Value]:
    """Score, ties and returns of a player `p`."""
    head = context.symbols.spec.head
    wanted: list[tuple[str, ast.Expr | None]] = [("score", head.score), ("returns", head.returns)]
    wanted += [(f"tie_{number}", tie) for number, tie in enumerate(head.ties, 1)]
    result: dict[str, ir.Value] = {}
    for name, written in wanted:
        span = written.span if written is not None else head.common.span
        if written is None and (name == "returns" or head.returns is not None):
            continue
        param = ir.Param(context.fresh("p"), Row(PLAYER))
        scope = Scope(names={"p": Value(ir.Var(param.var, param.type, span))})
        if written is None:
            body: ir.Expr = ir.Lit(0, BOOL, span)
        else:
            try:
                body = ex.expression(context, scope, written, None)
            except Failed:
                continue
        full = f"game.{name}"
        origin = ir.Origin(full, span, tuple(one.ref for one in head.common.cites), head.common.uncited)
        result[full] = ir.Value(full, (param,), body.type, (ir.Alternative(origin, None, body, ()),))
    return result


def invariants(context: Context) -> tuple[ir.Invariant, ...]:
    """What must always hold."""
    result = []
    for spec in context.symbols.invariants:
        try:
            that, guard = both(
                partial(ex.truth_of, context, Scope(), spec.that),
                partial(unless_overridden, context, spec.common, context.symbols.invariants, Scope()),
            )
        except Failed:
            continue
        if guard is not None:
            that = ir.Or((ir.Not(guard, BOOL, spec.common.span), that), BOOL, spec.that.span)
        result.append(ir.Invariant(spec.common.name, that, origin_of(spec.common)))
    return tuple(result)


def check_main(context: Context) -> None:
    """The rule that is the game exists and has no parameters."""
    play = context.symbols.spec.head.play
    if not play.name:
        return
    group = context.symbols.groups.get(play.name)
    if group is None or not isinstance(group.base, d.RuleSpec):
        context.problems.unknown("rule", play.name, play.span, context.symbols.named(d.RuleSpec))
    elif context.rule_params.get(f"rule {play.name}"):
        asking = first_need(context, play.name) or group.base.common.span
        context.problems.error(
            "PRV507",
            f"nobody acts when `{play.name}` begins, and nothing is given to it",
            asking,
            "who?",
            "let it begin with `take turns …`, or name the players it speaks of",
            (
                Label(group.base.common.span, "the rule that is the game"),
                *(one for one in way_to_actor(context, f"rule {play.name}") if one.span != asking),
            ),
        )


def check_conditions(context: Context) -> None:
    """Every replaced condition exists."""
    known = {*context.condition_places, *(one.common.name for one in context.symbols.conditions)}
    for one in context.symbols.conditions:
        for target in one.common.overrides:
            if target.name not in known:
                context.problems.unknown("condition", target.name, target.span, known)


def with_offsets(context: Context) -> dict[str, ir.ActionBlock]:
    """The blocks one after another, in the order of their names' first use."""
    result: dict[str, ir.ActionBlock] = {}
    offset = 0
    for name, block in context.blocks.items():
        result[name] = replace(block, offset=offset)
        offset += block.size
    return result


__all__ = ["Compilation", "analyse", "analyse_spec", "compile_game"]
