"""Choices that give something away: what can be chosen depends on what is hidden from the player who chooses."""

from __future__ import annotations

from dataclasses import dataclass, field

from pravidla.analysis.checks.secrecy import is_mine
from pravidla.analysis.reporting.problems import Problems
from pravidla.diagnostics import Label, Span
from pravidla.ir import nodes as ir
from pravidla.ir.walk import children, descendants


@dataclass(slots=True)
class Search:
    """What is looked through for one condition of a choice: which values were seen with which parameters being the
    player who chooses, and the first hidden state that was read."""

    game: ir.Game
    seen: set[tuple[str, frozenset[str]]] = field(default_factory=set)
    found: tuple[str, Span] | None = None


def check_leaks(game: ir.Game, problems: Problems) -> None:
    """Warn of every condition of a choice that reads what only another player sees; each place once."""
    told: set[Span] = set()
    for ask in descendants(game.rules):
        if not isinstance(ask, ir.Ask) or not isinstance(ask.player, ir.Var):
            continue
        for option in ask.options:
            for part in conditions_of(option):
                search = Search(game)
                look(search, part, {ask.player.name})
                if search.found is None or search.found[1] in told:
                    continue
                name, span = search.found
                told.add(span)
                problems.warning(
                    "PRV912",
                    f"what can be chosen here gives `{name}` of another player away",
                    span,
                    "hidden from the player who chooses",
                    "ask what everybody sees, or show it first: `show … to players`",
                    () if option.span == span else (Label(option.span, "the choice"),),
                )


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
