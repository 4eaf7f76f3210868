"""Choices that give something away: what can be chosen, or whether or how often somebody is asked, depends on what is
hidden from the player who chooses."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from pravidla.analysis.checks.secrecy import is_mine
from pravidla.analysis.reporting.problems import Problems
from pravidla.diagnostics import Label, Span
from pravidla.ir import nodes as ir
from pravidla.ir.statements import blocks_of
from pravidla.ir.walk import children


@dataclass(slots=True)
class Search:
    """What is looked through for one condition of a choice: which values were seen with which parameters being the
    player who chooses, and the first hidden state that was read."""

    game: ir.Game
    seen: set[tuple[str, frozenset[str]]] = field(default_factory=set)
    found: tuple[str, Span] | None = None


@dataclass(frozen=True, slots=True)
class Around:
    """What decides whether or how often a choice comes up, and what that tells."""

    part: object
    tells: str


def check_leaks(game: ir.Game, problems: Problems) -> None:
    """Warn of every condition of a choice, or around it, that reads what only another player sees; each place once."""
    told: set[Span] = set()
    for rule in game.rules.values():
        for ask, around in asked(rule.body, ()):
            if not isinstance(ask.player, ir.Var):
                continue
            wanted = [
                *((one.part, one.tells, ask.span) for one in around),
                *(
                    (part, "what can be chosen here", option.span)
                    for option in ask.options
                    for part in conditions_of(option)
                ),
            ]
            for part, tells, choice in wanted:
                search = Search(game)
                look(search, part, {ask.player.name})
                if search.found is None or search.found[1] in told:
                    continue
                name, span = search.found
                told.add(span)
                problems.warning(
                    "PRV912",
                    f"{tells} gives `{name}` of another player away",
                    span,
                    "hidden from the player who chooses",
                    "ask what everybody sees, or show it first: `show … to players`",
                    () if choice == span else (Label(choice, "the choice"),),
                )


def asked(block: ir.Block, around: tuple[Around, ...]) -> Iterator[tuple[ir.Ask, tuple[Around, ...]]]:
    """The choices of a block, each with what stands around it."""
    for one in block:
        match one:
            case ir.Ask():
                yield one, around
                for option in one.options:
                    yield from asked(option.body, around)
                yield from asked(one.otherwise or (), around)
            case ir.If(branches=branches, otherwise=otherwise):
                within = around
                for condition, body in branches:
                    within = (*within, Around(condition, "whether this is asked"))
                    yield from asked(body, within)
                yield from asked(otherwise, within)
            case ir.Repeat(count=count, body=body):
                yield from asked(body, (*around, Around(count, "how often this is asked")))
            case ir.While(condition=condition, body=body):
                yield from asked(body, (*around, Around(condition, "how often this is asked")))
            case _:
                for body in blocks_of(one):
                    yield from asked(body, around)


def conditions_of(option: ir.Option) -> list[object]:
    """All that decides whether an option is offered."""
    picks = [part for pick in option.picks for part in (pick.comp.source, pick.comp.where)]
    return [option.when, *(case for one in option.requires for case in one.cases), *picks]


def look(search: Search, node: object, mine: set[str]) -> None:
    """A part of a condition and what lies below it; `mine` are the variables that hold the player who chooses."""
    if search.found is not None:
        return
    match node:
        case ir.ZoneCount() | ir.Text():  # how many pieces there are is public; a sentence is told to one who may know
            return
        case ir.Load(field=name, owner=owner, local=False) | ir.Earlier(field=name, owner=owner):
            read(search, name, owner, node.span, mine)
        case ir.ZoneRef(field=name, owner=owner, local=False):
            read(search, name, owner, node.span, mine)
        case ir.CallValue(value=name, args=args):
            enter(search, name, args, mine)
        case ir.CallFormula(list=of, formula=formula, args=args):
            for value in search.game.formulas.get((of, formula), ()):
                enter(search, value or "", args, mine)
    for _, child in children(node):
        look(search, child, mine)


def enter(search: Search, name: str, args: tuple[ir.Expr, ...], mine: set[str]) -> None:
    """A value that is asked for, once for each way in which its parameters hold the player who chooses."""
    value = search.game.values.get(name)
    if value is None:
        return
    own = {param.var for param, arg in zip(value.params, args, strict=False) if is_mine(arg, mine)}
    if (name, frozenset(own)) not in search.seen:
        search.seen.add((name, frozenset(own)))
        look(search, value, own)


def read(search: Search, name: str, owner: ir.Expr | None, span: Span, mine: set[str]) -> None:
    """A state that its owner alone sees, for good, and that is not surely the choosing player's own."""
    found = search.game.fields.get(name)
    if found is not None and found.seen_by == "owner" and found.seen_until is None and not is_mine(owner, mine):
        search.found = found.declared, span
