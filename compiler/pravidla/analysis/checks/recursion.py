"""Rules that are done inside themselves: refused, since what waits for a decision is kept in fields of the state."""

from __future__ import annotations

from pravidla.analysis.reporting.problems import Problems
from pravidla.diagnostics import Label, Span
from pravidla.ir import nodes as ir
from pravidla.ir.statements import statements_in


def refuse_recursion(game: ir.Game, problems: Problems) -> None:
    """Report circles of rules, actions, triggers and abilities, with all places where one does the next."""
    calls = {name: list(calls_in(game, rule.body)) for name, rule in game.rules.items()}
    done: set[str] = set()
    for name in calls:
        while name not in done:
            circle = circle_from(name, calls, done)
            if circle:
                report(circle, problems)
                done.update(one for one, _ in circle)


def calls_in(game: ir.Game, body: ir.Block) -> list[tuple[str, Span]]:
    """The rules that a body does, with the places."""
    found: list[tuple[str, Span]] = []
    for node in statements_in(body):
        match node:
            case ir.Call(rule=name, span=span):
                found.append((name, span))
            case ir.CallAbility(list=owner, ability=ability, span=span):
                rules = dict.fromkeys(game.abilities.get((owner, ability), ()))
                found.extend((name, span) for name in rules if name is not None)
    return found


def circle_from(start: str, calls: dict[str, list[tuple[str, Span]]], done: set[str]) -> list[tuple[str, Span]]:
    """The first circle that can be reached: each rule in it with the place where it does the next one."""
    way: list[tuple[str, Span]] = []
    on_way: set[str] = {start}
    waiting = [(start, iter(calls[start]))]
    while waiting:
        name, rest = waiting[-1]
        called = next(rest, None)
        if called is None:
            waiting.pop()
            done.add(name)
            on_way.discard(name)
            if way:
                way.pop()
            continue
        target, span = called
        if target in on_way:
            circle = [*way, (name, span)]
            return circle[next(index for index, (one, _) in enumerate(circle) if one == target) :]
        if target in calls and target not in done:
            way.append((name, span))
            on_way.add(target)
            waiting.append((target, iter(calls[target])))
    return []


def report(circle: list[tuple[str, Span]], problems: Problems) -> None:
    """A circle, named after what was written."""
    names = [name for name, _ in circle]
    problems.error(
        "PRV517",
        "a rule is done inside itself: " + " → ".join(f"`{name}`" for name in [*names, names[0]]),
        circle[0][1],
        "a circle begins here" if len(circle) > 1 else "here it is done again",
        "say what happens again by `repeat`, `while` or `take turns`",
        tuple(Label(span, "and goes on here") for _, span in circle[1:]),
    )
