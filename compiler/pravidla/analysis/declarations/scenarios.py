"""Scenarios: their sentences with names resolved, for the runner."""

from __future__ import annotations

import pravidla.analysis.expressions.expressions as ex
import pravidla.analysis.expressions.paths as paths
import pravidla.analysis.sentences.statements as st
from pravidla.analysis.expressions.calls import arguments
from pravidla.analysis.expressions.sets import membership
from pravidla.analysis.names.context import UNKNOWN, Context
from pravidla.analysis.names.origins import czech_text, plain_text
from pravidla.analysis.names.scope import Scope, Value, Zone
from pravidla.analysis.reporting.attempts import also, attempt, both, each
from pravidla.analysis.reporting.problems import Failed
from pravidla.analysis.sentences.texts import BUILT_IN
from pravidla.diagnostics import Span, has_errors
from pravidla.ir import nodes as ir
from pravidla.ir import scenario as sc
from pravidla.ir.configuration import Configuration
from pravidla.ir.types import PLAYER, Row, Type
from pravidla.model import definitions as d
from pravidla.source import Scalar
from pravidla.syntax import ast

ENDINGS = ("stop", "done", "decline")
"""Options that `helmut stops` may mean."""


def build_scenarios(context: Context) -> tuple[sc.Scenario, ...]:
    """All scenarios that could be understood."""
    result = []
    for spec in context.symbols.scenarios:
        context.problems.go_on()
        try:
            result.append(build_scenario(context, spec))
        except Failed:
            continue
    return tuple(result)


def build_scenario(context: Context, spec: d.ScenarioSpec) -> sc.Scenario:
    """One scenario."""
    problems = context.problems
    head = context.symbols.spec.head
    failed = False
    if spec.game.name != head.common.name:
        problems.unknown("game", spec.game.name, spec.game.span, [head.common.name])
        failed = True
    low, high = head.players
    if not low <= len(spec.players) <= high and not problems.spoiled.touches(head.common.node.span):
        problems.error("PRV603", f"the game is for {low} to {high} players", spec.players[0].span)
        failed = True
        if len(spec.players) < low:  # the sentences speak of more
            raise Failed
    names = seats(context, spec)
    me = ir.Var("me", Row(PLAYER), spec.acting.span)
    scope = Scope(names=dict(names), me=me)
    acting = next((seat for seat, one in enumerate(spec.players) if one.name == spec.acting.name), None)
    if acting is None:
        problems.unknown("player of the scenario", spec.acting.name, spec.acting.span, names)
    place = st.Place(spec.common.name, ())
    given = st.block(context, scope, place, spec.given)
    begin = attempt(beginning, context, scope, spec)
    when = attempt(each, spec.when, lambda one: lines(context, scope, one[0], one[1]))
    then = attempt(each, spec.then, lambda one: sc.Expectation(ex.truth_of(context, scope, one[0]), one[1], one[2]))
    illegal = attempt(refused, context, scope, spec)
    played = attempt(configuration, context, spec)
    winners = attempt(each, spec.winners, lambda one: seat_of(context, spec, one))
    follows = attempt(next_to_decide, context, spec)
    seen = attempt(each, spec.sights, lambda one: sight(context, scope, spec, one))
    if failed or None in (acting, begin, when, then, winners, follows, illegal, played, seen):
        raise Failed
    assert acting is not None and begin and when is not None and then is not None and illegal and played
    assert winners is not None and follows and seen is not None
    text_of = spec.common.text
    return sc.Scenario(
        spec.common.name,
        ir.RowText(
            (czech_text(text_of.cs) if text_of is not None else None) or spec.common.name,
            (plain_text(text_of.en) if text_of is not None else None) or spec.common.name,
        ),
        tuple(one.ref for one in spec.common.cites),
        spec.common.uncited,
        played,
        tuple(one.name for one in spec.players),
        given,
        acting,
        begin[0],
        tuple(line for found in when for line in found),
        then,
        tuple(sorted(winners)),
        spec.winners[0].span if spec.winners else spec.common.span,
        follows[0],
        spec.common.span if spec.next is None else spec.next.span,
        illegal[0],
        tuple(one.name for one in spec.because),
        spec.common.span,
        sights=seen,
    )


def sight(context: Context, scope: Scope, spec: d.ScenarioSpec, one: d.SightSpec) -> sc.Sight:
    """What a player may know or may not: `anna.hand`, `anna.bid`, `apple in anna.hand`."""
    seat = seat_of(context, spec, one.player)
    place: ir.Load | ir.ZoneRef
    piece: ir.Expr | None = None
    if isinstance(one.what, ast.Member):
        lies = membership(context, scope, one.what.element, one.what.collection, one.what.span)
        match lies:
            case ir.Compare(left=ir.ZoneCountOf(zone=ref, kind=kind)):
                place, piece = ref, kind
            case _:
                raise nothing_to_see(context, one.what.collection.span)
    else:
        match paths.resolve(context, scope, one.what):
            case Zone(ref=ref):
                place = ref
            case Value(expr=ir.Load(local=False) as load):
                place = load
            case _:
                raise nothing_to_see(context, one.what.span)
    return sc.Sight(seat, place, piece, one.hidden, one.text, one.what.span)


def nothing_to_see(context: Context, span: Span) -> Failed:
    """What is neither a zone nor a state."""
    help_text = "such as `anna.hand`, or `apple in anna.hand`"
    return context.problems.fail(
        "PRV602", "a zone or a state is wanted here", span, "what a player may know", help_text
    )


def beginning(context: Context, scope: Scope, spec: d.ScenarioSpec) -> tuple[ir.Call | None]:
    """The rule with which it begins, if any."""
    return (None if spec.begin is None else begin_call(context, scope, spec.begin),)


def next_to_decide(context: Context, spec: d.ScenarioSpec) -> tuple[int | None]:
    """The seat of who has to decide at its end, if anybody."""
    return (None if spec.next is None else seat_of(context, spec, spec.next),)


def refused(context: Context, scope: Scope, spec: d.ScenarioSpec) -> tuple[sc.Plays | None]:
    """What must be refused, if anything."""
    if spec.illegal is None:
        return (None,)
    found = lines(context, scope, spec.illegal[0], spec.illegal[1])
    if len(found) != 1 or not isinstance(found[0], sc.Plays):
        raise context.problems.fail("PRV602", "one act of one player is refused", spec.illegal[2])
    return (found[0],)


def seats(context: Context, spec: d.ScenarioSpec) -> dict[str, Value]:
    """The players of a scenario by name; they may not be names of the game."""
    result: dict[str, Value] = {}
    for seat, reference in enumerate(spec.players):
        if reference.name in result:
            context.problems.error("PRV503", f"two players are called `{reference.name}`", reference.span, "the second")
        taken = (
            reference.name in context.rows
            or (None, reference.name) in context.fields
            or reference.name in context.symbols.groups
            or reference.name in context.symbols.plurals
        )
        if taken:
            context.problems.error(
                "PRV504",
                f"`{reference.name}` is a name of the game",
                reference.span,
                "not free for a player",
                "call the player something else",
            )
        result[reference.name] = Value(ir.Lit(seat, Row(PLAYER), reference.span))
    return result


def seat_of(context: Context, spec: d.ScenarioSpec, named: d.Reference) -> int:
    """The seat of a player of the scenario."""
    names = [one.name for one in spec.players]
    if named.name not in names:
        raise context.problems.unknown("player of the scenario", named.name, named.span, names)
    return names.index(named.name)


def configuration(context: Context, spec: d.ScenarioSpec) -> Configuration:
    """The configuration that a scenario asks for; what it leaves out has its default."""
    for module in spec.modules:
        if module.name not in context.symbols.modules:
            raise context.problems.unknown("module", module.name, module.span, context.symbols.modules)
    chosen = {one.name for one in spec.modules}
    modules = tuple(name for name in context.symbols.modules if name in chosen)
    options = {name: start_of(option) for name, option in context.symbols.options.items()}
    for name, scalar in spec.options.items():
        option = context.symbols.options.get(name)
        if option is None:
            raise context.problems.unknown("option", name, scalar.span, context.symbols.options)
        value = option_value(scalar)
        if value not in option.values:
            raise context.problems.unknown(f"value of option `{name}`", value, scalar.span, option.values)
        options[name] = option.values.index(value)
    return Configuration(len(spec.players), modules, tuple(options.items()))


def start_of(option: d.OptionSpec) -> int:
    """The value that an option has unless players agree on another one."""
    return option.values.index(option.start) if option.start in option.values else 0


def option_value(scalar: Scalar) -> str:
    """A plain value as options spell it."""
    if isinstance(scalar.value, bool):
        return "true" if scalar.value else "false"
    return str(scalar.value)


def begin_call(context: Context, scope: Scope, written: ast.Expr) -> ir.Call:
    """The rule with which a scenario begins."""
    match written:
        case ast.Name(name=name):
            args: tuple[ast.Expr, ...] = ()
        case ast.Call(name=word, args=args):
            name = word.text
        case _:
            raise context.problems.fail("PRV602", "a scenario begins with a rule: `begin: turn`", written.span)
    key = f"rule {name}"
    group = context.symbols.groups.get(name)
    if key not in context.rule_params or group is None or not isinstance(group.base, d.RuleSpec):
        raise context.problems.unknown("rule", name, written.span, context.symbols.named(d.RuleSpec))
    given = arguments(context, scope, key, name, context.rule_params[key], key in context.needs_me, args, written.span)
    return ir.Call(name, given, written.span)


def lines(context: Context, scope: Scope, play: ast.Play, text: str) -> list[sc.PlayLine]:
    """One line of `when`; a subset becomes one line an element."""
    match play:
        case ast.ChanceGives(outcomes=outcomes, span=span):
            return [sc.Gives(each(outcomes, lambda one: ex.expression(context, scope, one, None)), text, span)]
        case ast.Plays(player=player, option=option, values=values, span=span):
            blocks = [one for one in context.blocks.values() if one.label == option.text]
            if not blocks:
                attempt(st.player, context, scope, ast.Name(player.text, player.span))
                ex.look_through(context, scope, (one.value for one in values))
                raise unknown_option(context, option)
            who, found = both(
                lambda: st.player(context, scope, ast.Name(player.text, player.span)),
                lambda: arguments_of(context, scope, blocks, values),
            )
            names = tuple(one.name for one in blocks)
            return [sc.Plays(who, names, found, text, span)]
        case ast.PlaysChoice(player=player, values=values, span=span):
            with also(lambda: ex.look_through(context, scope, (one.value for one in values))):
                who = st.player(context, scope, ast.Name(player.text, player.span))
            wanted = {one.name.text for one in values}
            blocks = [
                one
                for one in context.blocks.values()
                if one.label == "choose" and wanted <= {pick[0] for pick in one.picks}
            ]
            if not blocks:
                ex.look_through(context, scope, (one.value for one in values))
                if wanted & context.lost_picks or context.problems.missing:  # what is gone may have offered it
                    raise Failed
                picks = {pick[0] for one in context.blocks.values() for pick in one.picks}
                raise context.problems.unknown("choice", values[0].name.text, values[0].name.span, picks)
            names = tuple(one.name for one in blocks)
            found = arguments_of(context, scope, blocks, values)
            if len(wanted) == 1 and len(values) > 1:
                ordered = sorted(found, key=lambda one: one[1].value if isinstance(one[1], ir.Lit) else 0)
                return [sc.Plays(who, names, (one,), text, span) for one in ordered]
            return [sc.Plays(who, names, found, text, span)]
        case ast.PlaysStop(player=player, span=span):
            who = st.player(context, scope, ast.Name(player.text, player.span))
            endings = tuple(one.name for one in context.blocks.values() if one.label in ENDINGS)
            return [sc.Plays(who, endings, (), text, span)]


def arguments_of(
    context: Context, scope: Scope, blocks: list[ir.ActionBlock], values: tuple[ast.NamedValue, ...]
) -> tuple[tuple[str, ir.Expr], ...]:
    """The picks that a line names."""
    kinds: dict[str, Type] = {pick[0]: pick[1] for one in blocks for pick in one.picks}

    def pick_of(value: ast.NamedValue) -> tuple[str, ir.Expr]:
        kind = kinds.get(value.name.text)
        given = ex.expression(context, scope, value.value, UNKNOWN if kind is None else kind)
        if kind is None and value.name.text in context.lost_picks:
            raise Failed
        if kind is None:
            raise context.problems.unknown("pick of this option", value.name.text, value.name.span, kinds)
        return value.name.text, given

    return each(values, pick_of)


def unknown_option(context: Context, option: ast.Word) -> Failed:
    """An option that no choice offers; silent where a choice with a mistake might have offered it."""
    group = context.symbols.groups.get(option.text)
    declared = option.text in BUILT_IN or (group is not None and isinstance(group.base, d.ActionSpec))
    if option.text in context.lost_options or (declared and has_errors(context.problems.found)):
        return Failed()
    known = {*(one.label for one in context.blocks.values()), *context.lost_options}
    return context.problems.unknown("option", option.text, option.span, known)
