"""From YAML trees to definitions.

In: the trees of a game's files, checked against the schema (what has a wrong shape is passed over, it was reported).
Out: definitions with parsed sentences, in the order of files and lines; that order means nothing later on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pravidla.syntax as parse
from pravidla.diagnostics import Span
from pravidla.model import definitions as d
from pravidla.model.heads import NO_GUARD, Guard, common, headed, lost, named, number_range, word_forms
from pravidla.model.outline import action_body, outline
from pravidla.model.printed import board, die, list_, table, track
from pravidla.model.reading import (
    Reader,
    cites,
    declension,
    entries,
    items,
    number,
    phrase,
    place_of,
    provenance,
    reference,
    references,
    text,
    value_text,
)
from pravidla.source import Mapping, Node, Scalar
from pravidla.syntax import ast

KINDS: tuple[str, ...] = (
    "scenario", "unit", "word", "die", "list", "component", "table", "track", "board", "state",
    "value", "condition", "rule", "action", "trigger", "reading", "invariant", "game",
)  # fmt: skip


def build_file(
    reader: Reader, path: str, tree: Node, guard: Guard = NO_GUARD
) -> tuple[list[d.Definition], list[d.ModuleSpec]]:
    """The definitions of one file; `guard` holds for all up to a head that sets another one."""
    found: list[d.Definition] = []
    modules: list[d.ModuleSpec] = []
    for item in items(tree):
        if not isinstance(item, Mapping):
            continue
        if item.get("module") is not None:
            name = text(item.get("module")) or ""
            guard = Guard(name, None)
            modules.append(d.ModuleSpec(name, common(reader, "module", name, item, path, guard)))
        elif item.get("applies") is not None:
            guard = Guard(None, reader.expr(item.get("applies")))
        else:
            one = build_definition(reader, path, item, guard)
            if one is not None:
                found.append(one)
    return found, modules


def build_definition(reader: Reader, path: str, node: Mapping, guard: Guard) -> d.Definition | None:
    """One definition, by its first key."""
    kind = next((kind for kind in KINDS if node.get(kind) is not None), None)
    if kind is None:
        return None
    return BUILDERS[kind](reader, path, node, guard, kind)


def game(reader: Reader, path: str, node: Mapping, guard: Guard, kind: str) -> d.Definition | None:
    """The head of the game."""
    ties = node.get("ties")
    return d.GameSpec(
        named(reader, kind, node, path, guard),
        number_range(reader, node.get("players")),
        reference(node.get("play")) or d.Reference("", node.span),
        number(node.get("length")),
        reader.expr(node.get("score")),
        reader.expr(node.get("returns")),
        tuple(one for one in (reader.expr(item) for item in items(ties)) if one is not None),
        text(node.get("winner")) or "highest",
        references(node.get("modules")),
        tuple(option_spec(reader, key, value) for key, value in entries(node.get("options"))),
        {
            key: value_text(node.get(key))
            for key in ("edition", "authors", "publisher", "year", "language")
            if node.get(key) is not None
        },
    )


def option_spec(reader: Reader, key: Scalar, node: Node) -> d.OptionSpec:
    """An option of the game."""
    fields = node if isinstance(node, Mapping) else Mapping((), node.span)
    when = reader.expr(fields.get("when"))
    return d.OptionSpec(
        str(key.value),
        tuple(value_text(item) for item in items(fields.get("values"))),
        value_text(fields.get("start")),
        place_of(fields.get("start"), key.span),
        () if when is None else (when,),
        None,
        cites(fields.get("cites")),
        reader.wording(fields.get("text")),
        provenance(fields.get("from")),
        key.span,
    )


def unit(reader: Reader, path: str, node: Mapping, guard: Guard, kind: str) -> d.Definition | None:
    """A unit."""
    cs, en = word_forms(node)
    return d.UnitSpec(named(reader, kind, node, path, guard), cs, en, reference(node.get("bank")))


def word(reader: Reader, path: str, node: Mapping, guard: Guard, kind: str) -> d.Definition | None:
    """A word."""
    return d.WordSpec(named(reader, kind, node, path, guard), declension(node.get("declension")))


def state(reader: Reader, path: str, node: Mapping, guard: Guard, kind: str) -> d.Definition | None:
    """State declarations."""
    owner = reader.sentence(parse.parse_owner, node.get(kind))
    has: list[tuple[str, Span, ast.Declaration]] = []
    for key, value in entries(node.get("has")):
        declared = reader.sentence(parse.parse_declaration, value)
        if declared is not None:
            has.append((str(key.value), key.span, declared))
    if owner is None:
        return None
    name = owner.name.text if isinstance(owner, ast.EachOwner) else None
    return d.StateSpec(named(reader, kind, node, path, guard), name, owner.span, tuple(has))


def value(reader: Reader, path: str, node: Mapping, guard: Guard, kind: str) -> d.Definition | None:
    """A value."""
    head = headed(reader, kind, node, path, guard)
    local_values = ((str(key.value), key.span, reader.expr(one)) for key, one in entries(node.get("with")))
    parts = tuple((name, span, one) for name, span, one in local_values if one is not None)
    is_, by, at_least = (reader.expr(node.get(name)) for name in ("is", "by", "at_least"))
    conditions = reader.conditions(node.get("all"))
    gives = reader.sentence(parse.parse_column, node.get("gives"))
    if head is None:
        written = (*(one for _, _, one in parts), is_, by, at_least)
        names = tuple(name for name, _, _ in parts)
        return lost(reader, kind, node, path, guard, *written, names=names, conditions=conditions)
    adjusts, deep = reference(node.get("adjusts")), number(node.get("deep"))
    return d.ValueSpec(head[0], head[1], parts, is_, conditions, adjusts, by, at_least, gives, deep)


def condition(reader: Reader, path: str, node: Mapping, guard: Guard, kind: str) -> d.Definition | None:
    """A replaced condition."""
    head = headed(reader, kind, node, path, guard)
    that, refusal = reader.expr(node.get("that")), reader.wording(node.get("else"))
    if head is None or that is None:
        return None
    return d.ConditionSpec(head[0], that, refusal)


def rule(reader: Reader, path: str, node: Mapping, guard: Guard, kind: str) -> d.Definition | None:
    """A rule."""
    head = headed(reader, kind, node, path, guard)
    steps = outline(reader, node.get("do"))
    if head is None:
        return lost(reader, kind, node, path, guard, body=d.ActionBody((), (), (), None, False, steps))
    return d.RuleSpec(head[0], head[1], steps)


def action(reader: Reader, path: str, node: Mapping, guard: Guard, kind: str) -> d.Definition | None:
    """An action."""
    head = headed(reader, kind, node, path, guard)
    body = action_body(reader, node)
    return lost(reader, kind, node, path, guard, body=body) if head is None else d.ActionSpec(head[0], head[1], body)


def trigger(reader: Reader, path: str, node: Mapping, guard: Guard, kind: str) -> d.Definition | None:
    """A trigger."""
    upon = reader.sentence(parse.parse_event, node.get("upon"))
    steps = outline(reader, node.get("do"))
    if upon is None:
        return lost(reader, kind, node, path, guard, body=d.ActionBody((), (), (), None, False, steps))
    return d.TriggerSpec(named(reader, kind, node, path, guard), upon, steps)


def reading(reader: Reader, path: str, node: Mapping, guard: Guard, kind: str) -> d.Definition | None:
    """A reading."""
    playable = node.get("playable")
    return d.ReadingSpec(
        named(reader, kind, node, path, guard),
        reader.wording(node.get("question")),
        {str(key.value): phrase(one) for key, one in entries(node.get("choices"))},
        value_text(node.get("chosen")),
        place_of(node.get("chosen"), node.span),
        phrase(node.get("because")),
        isinstance(playable, Scalar) and playable.value is True,
        references(node.get("reaches")),
    )


def invariant(reader: Reader, path: str, node: Mapping, guard: Guard, kind: str) -> d.Definition | None:
    """An invariant."""
    that = reader.expr(node.get("that"))
    return None if that is None else d.InvariantSpec(named(reader, kind, node, path, guard), that)


def scenario(reader: Reader, path: str, node: Mapping, guard: Guard, kind: str) -> d.Definition | None:
    """A scenario."""
    game_name, acting = reference(node.get("game")), reference(node.get("acting"))
    players = references(node.get("players"))
    if game_name is None or not players:
        return None
    when = ((reader.sentence(parse.parse_play, item), item) for item in items(node.get("when")))
    then = ((reader.expr(item), item) for item in items(node.get("then")))
    illegal_node = node.get("illegal")
    illegal = reader.sentence(parse.parse_play, illegal_node)
    return d.ScenarioSpec(
        named(reader, kind, node, path, guard),
        game_name,
        references(node.get("modules")),
        {str(key.value): one for key, one in entries(node.get("options")) if isinstance(one, Scalar)},
        players,
        outline(reader, node.get("given")),
        acting if acting is not None else players[0],
        reader.expr(node.get("begin")),
        tuple((play, value_text(item), item.span) for play, item in when if play is not None),
        tuple((one, value_text(item), item.span) for one, item in then if one is not None),
        references(node.get("winners")),
        reference(node.get("next")),
        None if illegal is None or illegal_node is None else (illegal, value_text(illegal_node), illegal_node.span),
        references(node.get("because")),
        (*sights(reader, node.get("sees"), hidden=False), *sights(reader, node.get("hidden"), hidden=True)),
    )


def sights(reader: Reader, node: Node | None, *, hidden: bool) -> Iterator[d.SightSpec]:
    """What each player of a scenario may know or may not."""
    for player, places in entries(node):
        for place in items(places):
            what = reader.expr(place)
            if what is not None:
                yield d.SightSpec(d.Reference(str(player.value), player.span), what, value_text(place), hidden)


Builder = Callable[[Reader, str, Mapping, Guard, str], "d.Definition | None"]

BUILDERS: dict[str, Builder] = {
    "scenario": scenario,
    "game": game,
    "unit": unit,
    "word": word,
    "die": die,
    "list": list_,
    "component": list_,
    "table": table,
    "track": track,
    "board": board,
    "state": state,
    "value": value,
    "condition": condition,
    "rule": rule,
    "action": action,
    "trigger": trigger,
    "reading": reading,
    "invariant": invariant,
}
