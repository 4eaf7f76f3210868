"""Where a game must stand still: choices that never have a possibility, loops that can never end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from pravidla.analysis.checks.ranges import Known, always_empty, known_of, range_of, truth
from pravidla.analysis.names.plain import plain
from pravidla.analysis.reporting.problems import Problems
from pravidla.diagnostics import Label, Severity, has_errors
from pravidla.ir import nodes as ir
from pravidla.ir.walk import descendants


def check_dead_ends(game: ir.Game, problems: Problems) -> None:
    """Report choices without any possibility, and loops whose condition nothing in them changes."""
    known = known_of(game)
    effects = Effects(game)
    whole = not has_errors(problems.found)  # a step with a mistake may be the one that ends a loop
    for node in descendants(game.rules):
        match node:
            case ir.Ask():
                check_choice(known, node, problems)
            case ir.PickRandom(comp=comp) if always_empty(known, comp):
                nothing_to_take(known, comp, "there is never anything to pick here", Severity.ERROR, problems)
            case ir.While() if whole:
                check_loop(known, effects, node, problems)
            case ir.For(comp=comp, body=body) | ir.Rank(comp=comp, body=body):
                check_iterated(comp.source, body, problems)


def check_choice(known: Known, node: ir.Ask, problems: Problems) -> None:
    """A decision of which some or all options can never be taken."""
    never = {index: pick for index, one in enumerate(node.options) if (pick := never_offered(known, one)) is not None}
    stuck = node.otherwise is None and len(never) == len(node.options)
    for place in never.values():
        severity = Severity.ERROR if stuck else Severity.WARNING
        if isinstance(place, ir.Comp):
            message = "this choice can never have a possibility" if stuck else "this can never be chosen"
            nothing_to_take(known, place, message, severity, problems)
        elif stuck:
            problems.report("PRV618", "this choice can never have a possibility", place.span, "never holds", severity)


def never_offered(known: Known, option: ir.Option) -> ir.Comp | ir.Expr | None:
    """Why an option can never be offered: a pick from nothing, a condition that never holds."""
    for pick in option.picks:
        if always_empty(known, pick.comp):
            return pick.comp
    if option.when is not None and truth(known, option.when) is False:
        return option.when
    for condition in option.requires:
        live = condition.cases[0]
        if live.guard is None and truth(known, live.that) is False:
            return live.that
    return None


def nothing_to_take(known: Known, comp: ir.Comp, message: str, severity: Severity, problems: Problems) -> None:
    """A set that is always empty, at the part of the sentence that makes it so."""
    source, where = comp.source, comp.where
    if where is not None and truth(known, where) is False:
        never = [one for one in (where.parts if isinstance(where, ir.And) else ()) if truth(known, one) is False]
        problems.report("PRV618", message, (never or [where])[0].span, "never holds", severity)
        return
    hint = None
    if isinstance(source, ir.RangeSet):
        (low, _), (_, high) = range_of(known, source.low), range_of(known, source.high)
        if isinstance(source.low, ir.Lit) and isinstance(source.high, ir.Lit):
            hint = f"did you mean `{high}..{low}`?"
    problems.report("PRV618", message, source.span, "always empty", severity, hint)


# ---- loops


def check_iterated(source: ir.Expr, body: ir.Block, problems: Problems) -> None:
    """A loop that changes as a whole what it goes over."""
    over = Label(source.span, "the loop goes over this, as it was when it began")
    for node in descendants(body):
        match node, source:
            case ir.AddToSet(var=var), ir.Var(name=name) if var == name:
                changed = "is added to"
            case ir.Roll(zone=zone), ir.ZoneItems(zone=iterated) if plain(zone) == plain(iterated):
                changed = "is thrown anew"
            case ir.Move(kind=None, source=ir.ZoneRef() as zone), (
                ir.ZoneItems(zone=iterated) | ir.ZoneKinds(zone=iterated)
            ) if plain(zone) == plain(iterated):
                changed = "is emptied"
            case _:
                continue
        problems.error(
            "PRV620",
            f"what this loop goes over {changed} in it",
            node.span,
            "the loop does not see it",
            "change it before or after the loop, or change another one",
            (over,),
        )


@dataclass(slots=True)
class Effects:
    """What rules change, and whether they can end something."""

    game: ir.Game
    known: dict[str, frozenset[str] | None] = field(default_factory=dict)
    """rule -> names of what it changes; None: it may end the game, or is not known"""

    def of_block(self, block: object, stops: bool = True) -> frozenset[str] | None:
        """The names of all that a block changes; None where it may leave the loop around it."""
        found: set[str] = set()
        for node in descendants(block):
            match node:
                case ir.Stop() if stops:
                    return None
                case ir.EndGame():
                    return None
                case ir.Call(rule=rule):
                    inner = self.of_rule(rule)
                    if inner is None:
                        return None
                    found |= inner
                case ir.CallAbility(list=owner, ability=ability):
                    for name in self.game.abilities.get((owner, ability), ()):
                        inner = frozenset() if name is None else self.of_rule(name)
                        if inner is None:
                            return None
                        found |= inner
                case ir.Move(possible_sources=sources):
                    found |= {*sources, *mentioned(node)}
                case ir.Draw() | ir.Shuffle() | ir.Roll() | ir.Swap() | ir.MarkCopies():
                    found |= set(mentioned(node))
                case ir.Store(field=name) | ir.ResetField(field=name):
                    found.add(name)
                case ir.Pay(field=name):
                    found.add(name)
                case ir.Let(var=var) | ir.AddToSet(var=var):
                    found.add(var)
        return frozenset(found)

    def of_rule(self, name: str) -> frozenset[str] | None:
        """The same of a rule, which a `stop` of its own only ends itself."""
        if name not in self.known:
            self.known[name] = frozenset()  # rules that lead back to themselves are refused elsewhere
            rule = self.game.rules.get(name)
            self.known[name] = None if rule is None else self.of_block(rule.body, stops=False)
        return self.known[name]


def mentioned(node: object) -> Iterator[str]:
    """The names of all states, zones and locals in a sentence."""
    for one in descendants(node):
        match one:
            case ir.Load(field=name) | ir.ZoneRef(field=name):
                yield name
            case ir.Var(name=name):
                yield name


def asked_of(game: ir.Game, condition: ir.Expr) -> set[str]:
    """The names of all that a condition reads, through values too."""
    found: set[str] = set()
    seen: set[str] = set()
    waiting: list[object] = [condition]
    while waiting:
        part = waiting.pop()
        found.update(mentioned(part))
        for one in descendants(part):
            names: tuple[str | None, ...] = ()
            match one:
                case ir.CallValue(value=name):
                    names = (name,)
                case ir.CallFormula(list=owner, formula=formula):
                    names = game.formulas.get((owner, formula), ())
            for each in names:
                if each is not None and each not in seen:
                    seen.add(each)
                    waiting.append(game.values.get(each))
    return found


def check_loop(known: Known, effects: Effects, loop: ir.While, problems: Problems) -> None:
    """A loop that goes on for ever once it has begun: nothing in it changes what it asks."""
    certain = truth(known, loop.condition)
    if certain is not None and certain is not loop.until_after:
        return _endless(known, loop, "never holds" if loop.until_after else "always holds", effects, problems)
    if certain is None:
        changed = effects.of_block(loop.body)
        if changed is not None and not changed & asked_of(known.game, loop.condition):
            problems.error(
                "PRV619",
                "this loop can go on for ever: nothing in it changes what it asks",
                loop.condition.span,
                "stays as it is",
                "change it in the loop, or leave the rule by `stop`",
            )


def _endless(known: Known, loop: ir.While, label: str, effects: Effects, problems: Problems) -> None:
    if effects.of_block(loop.body) is not None:
        problems.error(
            "PRV619",
            "this loop goes on for ever",
            loop.condition.span,
            label,
            "ask something that changes in the loop, or leave the rule by `stop`",
        )
