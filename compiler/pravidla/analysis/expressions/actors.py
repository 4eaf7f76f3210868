"""Which definitions need the acting player, and in which order values can be typed.

A definition needs `me` when a sentence of it mentions the acting player outside the places that bind one (`take turns`,
`all players secretly`, the options of `p chooses one of`), or when it mentions a definition that needs it.
"""

from __future__ import annotations

from dataclasses import dataclass
from graphlib import CycleError, TopologicalSorter

from pravidla.analysis.names.context import Context
from pravidla.diagnostics import Label, Span
from pravidla.model import definitions as d
from pravidla.model.walk import deep, parts
from pravidla.syntax import ast

_TELLING = frozenset((
    d.LostItem, d.HeaderItem, d.OptionItem, ast.Choose, ast.ChooseSome, ast.Gain, ast.Pay, ast.Lose, ast.Me, ast.My,
    ast.Name, ast.Call, ast.Field, ast.FieldCall, ast.Label,
))  # fmt: skip
"""the nodes that say something about actors or names themselves; of all others only the parts do"""


@dataclass(slots=True)
class Mentions:
    """What a piece of a definition mentions."""

    me: Span | None
    """where the acting player is first wanted"""
    names: dict[str, Span]
    """each name and where it is first mentioned"""

    def wants_me(self, bound: bool, span: Span) -> None:
        """The acting player is mentioned, or needed without being mentioned."""
        if not bound and self.me is None:
            self.me = span


def mentions(node: object, bound: bool = False) -> Mentions:
    """All names in a node, and whether the acting player is wanted from outside."""
    found = Mentions(None, {})
    collect(node, bound, found)
    return found


def mentions_of(context: Context, body: list[object]) -> Mentions:
    """The same of all pieces of a definition, which may be known from the analysis before."""
    found = Mentions(None, {})
    for piece in body:
        if piece is not None and piece != ():
            one = context.memory.ask(mentions, piece)
            found.me = found.me or one.me
            for name, span in one.names.items():
                found.names.setdefault(name, span)
    return found


def collect(node: object, bound: bool, found: Mentions) -> None:
    """Walk a node; `bound`: the acting player is bound here, so what needs it is served."""
    if type(node) not in _TELLING:
        collect_parts(node, bound, found)
        return
    match node:
        case d.LostItem():
            collect((node.body, node.options), True, found)
            return
        case d.HeaderItem(header=ast.TakeTurns() as turns):
            collect(turns.start, bound, found)
            collect((turns.where, turns.until, node.body), True, found)
            return
        case d.HeaderItem(header=ast.Secretly()):
            collect(node.body, True, found)
            return
        case d.HeaderItem(header=ast.ChooseOneOf(actor=actor) | ast.InAnyOrder(actor=actor)):
            found.wants_me(bound or actor is not None, node.span)
            collect(actor, bound, found)
            collect(node.options, bound or actor is not None, found)
            collect(node.otherwise, bound, found)
            return
        case d.HeaderItem(header=ast.Repeat(times=ast.Between() | ast.AtLeast()), span=span):
            found.wants_me(bound, span)
        case ast.Choose(actor=None, span=span) | ast.ChooseSome(actor=None, span=span):
            found.wants_me(bound, span)
        case ast.Gain(actor=None, span=span) | ast.Pay(actor=None, span=span) | ast.Lose(actor=None, span=span):
            found.wants_me(bound, span)
        case ast.Me(span=span) | ast.My(span=span):
            found.wants_me(bound, span)
        case ast.Name(name=name, span=span) if not bound:
            found.names.setdefault(name, span)
        case ast.Call(name=word) | ast.Field(name=word) | ast.FieldCall(name=word) if not bound:
            found.names.setdefault(word.text, word.span)
        case d.OptionItem(name=name, span=span) if not bound:
            found.names.setdefault(name, span)
        case ast.Label(name=word) if not bound:
            found.names.setdefault(f"label {word.text}", word.span)
    collect_parts(node, bound, found)


def collect_parts(node: object, bound: bool, found: Mentions) -> None:
    """Walk what lies directly below a node."""
    for part in parts(node):
        if part is not None and not isinstance(part, str | int | Span):
            collect(part, bound, found)


def bodies(context: Context) -> dict[str, list[object]]:
    """What belongs to each definition that can be called, by key."""
    symbols = context.symbols
    result: dict[str, list[object]] = {}
    for name, group in symbols.groups.items():
        kind = "value" if isinstance(group.base, d.ValueSpec) else "rule"
        everything: list[object] = []
        for one in (group.base, *group.others):
            everything.append(one.common.when)
            match one:
                case d.ValueSpec():
                    everything.extend((one.locals, one.is_, one.all_, one.by, one.at_least))
                case d.RuleSpec():
                    everything.append(one.do)
                case d.ActionSpec():
                    everything.append(one.body)
        for over in symbols.conditions:
            if any(target.name.split(".")[0] == name for target in over.common.overrides):
                everything.extend((over.that, over.common.when, over.refusal))
        result[f"{kind} {name}"] = everything
    for trigger in symbols.triggers:
        result[f"trigger {trigger.common.name}"] = [trigger.do, trigger.common.when]
    for info in context.lists.values():
        for ability in info.abilities:
            result[f"ability {info.name}.{ability}"] = [
                row.abilities[ability] for row, _ in info.specs if row is not None and ability in row.abilities
            ]
        for formula in info.formulas:
            result[f"formula {info.name}.{formula}"] = [
                row.formulas[formula] for row, _ in info.specs if row is not None and formula in row.formulas
            ]
    return result


def find_needs(context: Context) -> None:
    """Fill `context.needs_me`: a fixpoint over the mentions."""
    symbols = context.symbols
    by_word: dict[str, list[str]] = {}
    found: dict[str, Mentions] = {}
    everything = bodies(context)
    for key, body in everything.items():
        found[key] = mentions_of(context, body)
        kind, _, name = key.partition(" ")
        by_word.setdefault(name.split(".")[-1] if kind in ("ability", "formula") else name, []).append(key)
    needing = {key for key, one in found.items() if one.me is not None}
    needing |= {f"rule {name}" for name, group in symbols.groups.items() if isinstance(group.base, d.ActionSpec)}
    uses: dict[str, set[str]] = {key: set() for key in found}
    for key, one in found.items():
        for word in one.names:
            uses[key].update(by_word.get(word, ()))
    reaching = [trigger for trigger in symbols.triggers if isinstance(trigger.upon, ast.Reaches)]
    for key, body in everything.items() if reaching else ():
        if any(context.memory.ask(advances, piece) for piece in body):
            uses[key].update(f"trigger {trigger.common.name}" for trigger in reaching)
    for trigger in symbols.triggers:
        key = f"trigger {trigger.common.name}"
        match trigger.upon:
            case ast.Around(rule=rule):
                uses.setdefault(f"rule {rule.text}", set()).add(key)
            case ast.AtLabel(rule=rule):
                uses.setdefault(f"rule {rule.text}", set()).add(key)
    changed = True
    context.actor_uses = uses
    while changed:
        more = {key for key, used in uses.items() if key not in needing and used & needing}
        changed = bool(more)
        needing |= more
    context.needs_me = needing


def advances(piece: object) -> bool:
    """Whether a marker moves somewhere in a piece."""
    return any(isinstance(one, ast.Advance) for one in deep(piece))


def first_need(context: Context, name: str) -> Span | None:
    """Where a rule first needs the acting player: a mention of `me`, or of a definition that needs it."""
    found = mentions_of(context, bodies(context)[f"rule {name}"])
    if found.me is not None:
        return found.me
    needing = {key.partition(" ")[2].split(".")[-1] for key in context.needs_me}
    return next((span for word, span in found.names.items() if word in needing), None)


def way_to_actor(context: Context, key: str) -> tuple[Label, ...]:
    """The shortest way from what needs the acting player to where `me` or `my` is said: each call, then the place."""
    everything = bodies(context)
    ways: dict[str, tuple[Label, ...]] = {key: ()}
    queue = [key]
    for one in queue:
        found = mentions_of(context, everything.get(one, []))
        if found.me is not None:
            return (*ways[one], Label(found.me, "here the acting player is wanted"))
        for word, span in found.names.items():
            for used in sorted(context.actor_uses.get(one, ())):
                name = used.partition(" ")[2]
                if used in context.needs_me and used not in ways and word in (name, name.split(".")[-1]):
                    ways[used] = (*ways[one], Label(span, "by way of this"))
                    queue.append(used)
    return ()


def value_order(context: Context) -> list[str]:
    """Values and formulas so that each comes after what it mentions; recursion is refused."""
    everything = {key: body for key, body in bodies(context).items() if key.startswith(("value ", "formula "))}
    by_word: dict[str, list[str]] = {}
    for key in everything:
        by_word.setdefault(key.split(" ")[1].split(".")[-1], []).append(key)
    graph: dict[str, set[str]] = {}
    for key, body in everything.items():
        words = mentions_of(context, body).names
        allowed = recursion_declared(context, key)
        graph[key] = {
            one
            for word in words
            for one in by_word.get(word, ())
            if one != key or (calls_itself(body, word) and not allowed)
        }
    while True:
        # In the order of the files: what is generated must not depend on how a process orders its sets.
        sorter = TopologicalSorter({key: [one for one in graph if one in graph[key]] for key in graph})
        try:
            return list(sorter.static_order())
        except CycleError as error:
            cycle = error.args[1]
            report_cycle(context, cycle)
            for key in cycle:
                graph.pop(key, None)
            graph = {key: uses - set(cycle) for key, uses in graph.items()}


def recursion_declared(context: Context, key: str) -> bool:
    """Whether a value may call itself: it says what it gives and how deep."""
    kind, _, name = key.partition(" ")
    group = context.symbols.groups.get(name) if kind == "value" else None
    return (
        group is not None
        and isinstance(group.base, d.ValueSpec)
        and group.base.deep is not None
        and group.base.gives is not None
    )


def calls_itself(body: list[object], word: str) -> bool:
    """Whether a value is called by its own name, and not only a column or local of the same name."""
    return any(isinstance(one, ast.Call) and one.name.text == word for one in deep(body))


def report_cycle(context: Context, cycle: list[str]) -> None:
    """Values that need each other."""
    names = [key.split(" ")[1] for key in cycle[:-1]]
    spans = []
    for name in names:
        context.problems.failed(name.split(".")[-1])
        group = context.symbols.groups.get(name)
        if group is not None:
            spans.append(group.base.common.span)
    if spans:
        context.problems.error(
            "PRV513",
            "these values need each other: " + " → ".join(f"`{name}`" for name in [*names, names[0]]),
            spans[0],
            "a circle begins here",
            "say one of them without the other"
            if len(names) > 1
            else "say `gives: TYPE` and `deep: N`, the most calls inside each other",
            tuple(Label(span, "and here") for span in spans[1:]),
        )
