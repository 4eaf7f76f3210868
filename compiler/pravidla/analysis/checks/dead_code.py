"""What is written and never counts: lines behind a `stop`, comparisons that always come out the same, states that
nothing reads, definitions that only such mention that are not used themselves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise

from pravidla.analysis.checks.ranges import Known, known_of, range_of, shown, truth
from pravidla.analysis.names.context import Context
from pravidla.diagnostics import Span
from pravidla.ir import nodes as ir
from pravidla.ir.scenario import Scenario
from pravidla.ir.walk import descendants, node_parts
from pravidla.model import definitions as d
from pravidla.model.walk import deep
from pravidla.syntax import ast

_ITEMS = (d.StepItem, d.IfItem, d.HeaderItem, d.LostItem)
_COMPARISONS = (ast.Compare, ast.Same, ast.Differs, ast.Empty, ast.NotEmpty, ast.Member, ast.NotMember)


def check_dead_code(context: Context, game: ir.Game) -> None:
    """Everything of this kind that the sentences of a spec show."""
    unreachable_lines(context)
    context.problems.go_on()
    constant_comparisons(context, game)


# ---- lines behind a `stop`


def unreachable_lines(context: Context) -> None:
    """The first line of a list that comes after its end."""
    for part in deep(context.symbols.spec.definitions, sentences=False):
        if not (isinstance(part, tuple) and part and all(isinstance(one, _ITEMS) for one in part)):
            continue
        for before, item in pairwise(part):
            if ends(before):
                context.problems.warning(
                    "PRV908",
                    "this line is never reached",
                    item.span,
                    "nothing comes here",
                    "leave it out, or move it up",
                )
                break


def ends(item: object) -> bool:
    """Whether nothing in the same list happens after a line."""
    match item:
        case d.StepItem(step=ast.Stop() | ast.EndGame()):
            return True
        case d.IfItem(branches=branches, otherwise=otherwise):
            bodies = [*(body for _, _, body in branches), otherwise]
            return all(body and ends(body[-1]) for body in bodies)
        case _:
            return False


# ---- comparisons


def constant_comparisons(context: Context, game: ir.Game) -> None:
    """Comparisons as they are written that come out the same whenever they are asked."""
    known = known_of(game)
    written: set[Span] = set()
    for definition in context.symbols.spec.definitions:
        context.problems.go_on()
        written.update(one.span for one in deep(definition) if isinstance(one, _COMPARISONS))
    told = [label.span for one in context.problems.found for label in (one.primary, *one.secondary)]
    results: dict[Span, set[bool | None]] = {}
    shapes: dict[Span, ir.Compare | None] = {}
    for body in (*game.rules.values(), *game.values.values()):
        context.problems.go_on()
        for node in descendants(body):
            if isinstance(node, ir.Compare | ir.Not | ir.Member | ir.And | ir.Or) and node.span in written:
                results.setdefault(node.span, set()).add(truth(known, node))
                shapes.setdefault(node.span, node if isinstance(node, ir.Compare) else None)
    for span, found in results.items():
        if len(found) == 1 and None not in found and not any(overlaps(span, one) for one in told):
            word = "always" if True in found else "never"
            context.problems.warning(
                "PRV907",
                f"this {word} holds",
                span,
                reason(context, known, shapes[span]),
                "leave it out, or ask what is meant",
            )


def overlaps(a: Span, b: Span) -> bool:
    """Whether two places share a character."""
    return a.file == b.file and a.start < b.end and b.start < a.end


def reason(context: Context, known: Known, node: ir.Compare | None) -> str:
    """The ranges of what is compared, as far as they are known and not written there."""
    parts = []
    for side in () if node is None else (node.left, node.right):
        bounds = shown(range_of(known, side))
        if bounds and not isinstance(side, ir.Lit):
            text = context.symbols.spec.sources.get(side.span.file, "")[side.span.start : side.span.end]
            parts.append(f"`{' '.join(text.split())}` is {bounds}")
    return " and ".join(parts) or "whatever happens"


# ---- states that nothing reads


def unread_states(context: Context, game: ir.Game) -> Iterator[tuple[str, Span]]:
    """Numbers, truths and names of rows that are set and never asked for."""
    read = set(fields_read((game.rules, game.values, game.invariants)))
    for one in game.fields.values():
        read.update(fields_read(one.seen_until))
    read |= set(context.reach_triggers) | {field.name for field in context.banks.values()}
    for field in context.fields.values():
        counts = isinstance(field.content, ir.NumberField | ir.TruthField | ir.RowField)
        used = f"state {field.name}" in context.called and not field.declared.startswith("used_")
        if counts and used and field.name not in read:
            yield field.declared, field.origin.span


def fields_read(root: object) -> Iterator[str]:
    """The states that sentences read, other than to change these states themselves."""
    waiting: list[tuple[object, str]] = [(root, "")]
    while waiting:
        node, own = waiting.pop()
        match node:
            case ir.Load(field=name, local=False) | ir.Earlier(field=name):
                if name != own:
                    yield name
            case ir.Pay(field=name) | ir.Payment(field=name):
                yield name
            case ir.Store(field=name, local=False):
                own = name
        waiting.extend([(child, own) for child in node_parts(node)])


# ---- definitions


def unreached(context: Context, game: ir.Game, scenarios: Iterable[Scenario]) -> Iterator[tuple[str, str, Span]]:
    """Values, rules and actions that only such mention that are not used themselves."""
    reached = reached_from(game, scenarios)
    for name, group in context.symbols.groups.items():
        kind = "value" if isinstance(group.base, d.ValueSpec) else "rule"
        if f"{kind} {name}" in context.called and name not in reached:
            yield group.base.common.kind, name, group.base.common.span


def reached_from(game: ir.Game, scenarios: Iterable[Scenario]) -> set[str]:
    """The names of all definitions that a game, or a scenario, comes to."""
    seen: set[str] = set()
    fields = tuple(one.seen_until for one in game.fields.values())
    guards = tuple(row.guard for one in game.lists.values() for row in one.rows)
    waiting: list[object] = [game.invariants, fields, guards, tuple(scenarios)]
    names = [game.play, game.score, *game.ties, *((game.returns,) if game.returns else ())]
    while waiting or names:
        for name in names:
            if name and name not in seen:
                seen.add(name)
                waiting.extend((game.rules.get(name), game.values.get(name)))
        names = []
        for node in descendants(waiting.pop()) if waiting else ():
            match node:
                case ir.Call(rule=name) | ir.CallValue(value=name) | ir.Option(definition=name):
                    names.append(name)
                case ir.CallAbility(list=owner, ability=ability):
                    names.extend(one for one in game.abilities.get((owner, ability), ()) if one)
                case ir.CallFormula(list=owner, formula=formula):
                    names.extend(one for one in game.formulas.get((owner, formula), ()) if one)
    return seen | {name.split(".")[0] for name in seen}
