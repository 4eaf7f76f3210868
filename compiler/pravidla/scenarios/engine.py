"""Scenarios on generated engines, along the course that they took on the interpreter.

An engine plays from the beginning of its game, a scenario from the middle. So the engine is generated from the same
game with another beginning: a number in the state says with which rule and arguments play begins. Every unforced event
must come up for the same player with the action among the legal ones, and the state at the end must be the same: then
everything that `then` tests has the same value, too. An illegal line must be refused for the same reasons.

An engine takes a forced decision by itself. Where a line is refused at one, the decision gets two more options while a
number in the state says so, and the engine waits there and can be asked.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any

from pravidla.backends.python import emit, load_generated
from pravidla.ir.configuration import Configuration
from pravidla.ir.nodes import (
    ActionBlock,
    Ask,
    Call,
    Compare,
    Field,
    Game,
    If,
    Lit,
    Load,
    NumberField,
    Option,
    Rule,
    Text,
)
from pravidla.ir.types import Bool, Int
from pravidla.ir.walk import paths_of, rebuilt
from pravidla.scenarios.result import Course, Failure, ScenarioResult
from pravidla.scenarios.sights import sights_on_engine

ENTRY = "scenario_entry"
"""Name of the rule with which such an engine begins, and of the number in its state that says how to go on."""

PAUSE = "scenario_pause"
"""Name of an option that a decision gets to be waited for, and of the number that offers it."""

Entry = tuple[str, tuple[int, ...]]
"""A rule and its arguments."""


def on_engine(game: Game, results: Sequence[ScenarioResult]) -> dict[str, tuple[Failure, ...]]:
    """What goes differently on the engine, by scenario. Scenarios without `begin`, and those that fail anyway, are not
    there."""
    courses = [(result, result.course) for result in results if result.course is not None and result.passed]
    if not courses:
        return {}
    entries = tuple(dict.fromkeys((course.rule, course.args) for _, course in courses))
    asked = {course.forced_at for _, course in courses if course.forced_at is not None}
    module = load_generated(emit(with_entries(with_pauses(game, asked), entries)), f"_scenarios_of_{game.name}")
    engines: dict[Configuration, Any] = {}
    failures = {}
    for result, course in courses:
        configuration = result.scenario.configuration
        if configuration not in engines:
            engines[configuration] = module.Game(
                players=configuration.players,
                modules=configuration.modules,
                options={
                    option.name: option.values[dict(configuration.options)[option.name]] for option in game.options
                },
            )
        entry = entries.index((course.rule, course.args)) + 1
        failures[result.scenario.name] = follow(engines[configuration], entry, result, course)
    return failures


def with_entries(game: Game, entries: Sequence[Entry]) -> Game:
    """The game, but it begins with an entry: number 0 is the game itself, then the rules with their arguments."""
    span = game.rules[game.play].origin.span
    kind = Int(0, len(entries))
    chosen = Load(ENTRY, None, None, kind, span)
    branches = []
    for number, (name, args) in enumerate(entries, 1):
        params = game.rules[name].params
        call = Call(name, tuple(Lit(arg, param.type, span) for arg, param in zip(args, params, strict=True)), span)
        branches.append((Compare("==", chosen, Lit(number, kind, span), Bool(), span), (call,)))
    origin = replace(game.rules[game.play].origin, name=ENTRY)
    rule = Rule(ENTRY, "rule", (), (If(tuple(branches), (Call(game.play, (), span),), span),), origin)
    content = NumberField(0, len(entries), None, 0)
    # Part of no configuration: it is nothing that players should be shown.
    field = Field(ENTRY, ENTRY, None, None, content, "all", None, origin, when=Lit(0, Bool(), span))
    return replace(
        game, play=ENTRY, rules={**game.rules, ENTRY: rule}, fields={**game.fields, ENTRY: field}, length=None
    )


def with_pauses(game: Game, asked: Collection[str]) -> Game:
    """The game, but these decisions wait, even with at most one legal action, while the number `PAUSE` is 1."""
    if not asked:
        return game
    span = game.rules[game.play].origin.span
    kind = Int(0, 1)
    waiting = Compare("==", Load(PAUSE, None, None, kind, span), Lit(1, kind, span), Bool(), span)
    text = Text((PAUSE,), (PAUSE,))
    names = (PAUSE, f"{PAUSE}_too")
    more = tuple(Option(name, (), waiting, (), (), None, False, (), text, span) for name in names)
    offset = max((block.offset + block.size for block in game.blocks.values()), default=0)
    blocks = {name: ActionBlock(name, offset + number, (), 1) for number, name in enumerate(names)}

    def paused(node: object) -> object:
        return replace(node, options=(*node.options, *more)) if isinstance(node, Ask) else node

    rules: object = game.rules
    for path in paths_of(game.rules, lambda node: isinstance(node, Ask) and node.name in asked):
        rules = rebuilt(rules, path, paused)
    assert isinstance(rules, dict)
    origin = replace(game.rules[game.play].origin, name=PAUSE)
    field = Field(PAUSE, PAUSE, None, None, NumberField(0, 1, None, 0), "all", None, origin)
    return replace(game, rules=rules, blocks={**game.blocks, **blocks}, fields={**game.fields, PAUSE: field})


def follow(engine: Any, entry: int, result: ScenarioResult, course: Course) -> tuple[Failure, ...]:
    """What goes differently on an engine of a game `with_entries`."""
    span = result.scenario.span
    try:
        state = engine.blank_state()
        pause = {} if course.forced_at is None else {PAUSE: 1}
        engine.assign(state, {**course.start, ENTRY: entry, **pause})
        engine.begin_from(state)
        for number, step in enumerate(course.steps, 1):
            if step.forced and not _pauses(state):
                continue
            if state.current_player() != step.player:
                found = f"player {state.current_player()} is to act, not {step.player}"
                return (Failure(f"engine, event {number}: {found}", span),)
            if step.action not in state.legal_actions():
                return (Failure(f"engine, event {number}: action {step.action} is not legal", span),)
            state.apply_action(step.action)
    except (RuntimeError, ValueError) as fault:
        return (Failure(f"engine: {fault}", span),)
    if result.scenario.illegal is not None:
        return _refusal(state, result, course)
    failures = []
    if state.is_terminal() != course.finished:
        failures.append(Failure("engine: it ends at another place", span))
    plain = state.to_dict()
    for name, value in course.end.items():
        if plain.get(name) != value:
            note = f"interpreter {value!r}, engine {plain.get(name)!r}"
            failures.append(Failure(f"engine: {name} comes out differently", span, (note,)))
    if result.scenario.winners and tuple(state.leaders()) != result.scenario.winners:
        failures.append(Failure(f"engine: other winners, {state.leaders()}", result.scenario.winners_span))
    return (*failures, *sights_on_engine(state, course.seen))


def _refusal(state: Any, result: ScenarioResult, course: Course) -> tuple[Failure, ...]:
    """Whether the engine refuses the illegal action for the same reasons."""
    if course.refused is None:
        return ()
    block, arguments = course.refused
    found = state.why_not(block, **arguments)
    expected = [(reason.name, reason.cs, reason.en, reason.cites) for reason in result.refused]
    if [(one.name, _unpaused(one.cs), _unpaused(one.en), one.cites) for one in found] == expected:
        return ()
    notes = (f"interpreter {[one[0] for one in expected]}, engine {[one.name for one in found]}",)
    return (Failure("engine: the action is refused for other reasons", result.scenario.span, notes),)


def _unpaused(text: str) -> str:
    """What is told of a decision, without the option that only makes it wait."""
    return text.replace(f" / „{PAUSE}“", "").replace(f" / “{PAUSE}”", "")


def _pauses(state: Any) -> bool:
    """Whether the engine waits at a decision that has been made to wait."""
    block = next((one for one in state.game.info.blocks if one.name == PAUSE), None)
    return block is not None and block.offset in state.legal_actions()
