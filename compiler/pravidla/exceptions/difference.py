"""What changes between two configurations, two sets of files, or two versions of a spec: by rule, as data.

Each side is an edition and a configuration of it. What both sides say in the same way is left out; the order is that of
the spec, the second side's own definitions last.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

from pravidla.analysis.names.plain import plain
from pravidla.analysis.overrides.configurations import decide
from pravidla.diagnostics import Span
from pravidla.exceptions.edition import Edition, holds, says, source_of
from pravidla.exceptions.explanation import named_conditions
from pravidla.exceptions.figures import Figures, figures
from pravidla.exceptions.resolution import (
    Overriding,
    Resolution,
    Standalone,
    alike,
    resolve_condition,
    resolve_group,
    resolve_standalone,
)
from pravidla.ir.configuration import Configuration
from pravidla.ir.walk import descendants
from pravidla.model import definitions as d
from pravidla.syntax import ast
from pravidla.syntax.unparse import unparse

What = Literal["added", "removed", "replaced", "changed", "figure", "reads"]


@dataclass(frozen=True, slots=True)
class Side:
    """One of the two things compared."""

    label: str
    edition: Edition
    configuration: Configuration


@dataclass(frozen=True, slots=True)
class Change:
    """One difference. `before` and `after` are what the sides say (None: nothing); `words` tells it in a sentence."""

    what: What
    kind: str
    name: str
    before: str | None
    after: str | None
    words: str
    cites: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Said:
    """One definition as it counts on one side: the versions that can count, what they say, what they cite."""

    kind: str
    resolution: Resolution | None
    texts: Mapping[str, str]
    content: object
    """the nodes or the text that say it"""
    cites: tuple[str, ...]

    def shown(self) -> str:
        """The winner's words, or those of all that can count with their guards."""
        if self.resolution is None or len(self.resolution.names) == 1:
            return "\n".join(self.texts.values())
        parts = []
        for one in (*self.resolution.chain, *self.resolution.added):
            when = "" if one.when is None else f" (while {one.when})"
            parts.append(f"{one.name}{when}: {self.texts.get(one.name, '')}")
        return "\n".join(parts)


def compare(first: Side, second: Side) -> tuple[Change, ...]:
    """All differences."""
    return (*_definitions(first, second), *_figures(first, second))


def _definitions(first: Side, second: Side) -> Iterator[Change]:
    before, after = dict(said(first)), dict(said(second))
    differing = settings(first, second)
    for name in dict.fromkeys([*before, *after]):
        old, new = before.get(name), after.get(name)
        plain_name = name.split(" ", 1)[1]
        if old is None and new is not None:
            words = f"`{plain_name}` comes in"
            yield Change("added", new.kind, plain_name, None, new.shown(), words, new.cites)
        elif new is None and old is not None:
            words = f"`{plain_name}` falls away"
            yield Change("removed", old.kind, plain_name, old.shown(), None, words, old.cites)
        elif old is not None and new is not None:
            yield from _changed(plain_name, old, new, differing)


def _changed(name: str, old: Said, new: Said, differing: frozenset[str]) -> Iterator[Change]:
    cites = tuple(dict.fromkeys((*old.cites, *new.cites)))
    if old.resolution != new.resolution and old.resolution is not None and new.resolution is not None:
        words = f"`{name}`: {new.resolution.words()} instead of {old.resolution.words()}"
        yield Change("replaced", new.kind, name, old.shown(), new.shown(), words, cites)
    elif old.content != new.content and plain(old.content) != plain(new.content):
        before, after = _lines_apart(old.shown(), new.shown())
        yield Change("changed", new.kind, name, before, after, f"`{name}` says something else", cites)
    elif read := sorted(reads(new.content) & differing):
        asked = " and ".join(f"`{one}`" for one in read)
        shown = f"reads {', '.join(read)}"
        words = f"`{name}` is the same, but it reads {asked}"
        yield Change("reads", new.kind, name, shown, shown, words, cites)


def _figures(first: Side, second: Side) -> Iterator[Change]:
    before = {one.name: one for one in figures(first.edition.game, first.configuration)}
    after = {one.name: one for one in figures(second.edition.game, second.configuration)}
    for name in dict.fromkeys([*before, *after]):
        old, new = before.get(name), after.get(name)
        if old is not None and new is not None and old.values != new.values:
            yield _figure(old, new)
        elif old is None and new is not None:
            yield Change("added", new.kind, name, None, new.shown(), f"`{name}` comes in", new.cites)
        elif new is None and old is not None:
            yield Change("removed", old.kind, name, old.shown(), None, f"`{name}` falls away", old.cites)


def _figure(old: Figures, new: Figures) -> Change:
    keys = dict.fromkeys([*old.values, *new.values])
    changed = [key for key in keys if old.values.get(key) != new.values.get(key)]
    parts = [f"{key} {old.values.get(key, '–')} → {new.values.get(key, '–')}" for key in changed]
    before, after = (
        "\n".join(f"{key} {values[key]}" for key in changed if key in values) or None
        for values in (old.values, new.values)
    )
    return Change("figure", new.kind, new.name, before, after, f"`{new.name}`: {', '.join(parts)}", new.cites)


def said(side: Side) -> Iterator[tuple[str, Said]]:
    """All that counts on one side, by kind and name."""
    edition, configuration = side.edition, side.configuration
    for name, group in edition.symbols.groups.items():
        if holds(edition, group.base.common, configuration) is False:
            continue
        resolution = resolve_group(edition, group, configuration)
        versions = {one.common.name: one for one in (group.base, *group.others)}
        kind = group.base.common.kind
        yield f"{kind} {name}", _said(edition, kind, resolution, versions)
    by_span = {one.span: one for one in named_conditions(edition.spec)}
    for name, span in edition.conditions.items():
        resolution = resolve_condition(edition, name, configuration)
        replacements: dict[str, Overriding] = {one.common.name: one for one in edition.symbols.conditions}
        yield f"condition {name}", _said(edition, "condition", resolution, replacements, {name: by_span.get(span)})
    standalone: tuple[Standalone, ...] = (*edition.symbols.triggers, *edition.symbols.invariants)
    for one in standalone:
        found = None if one.common.overrides else resolve_standalone(edition, one, configuration)
        if found is not None:
            alternatives: dict[str, Overriding] = {other.common.name: other for other in alike(edition, one)}
            kind = one.common.kind
            yield f"{kind} {one.common.name}", _said(edition, kind, found, alternatives)
    yield from _abilities(edition, configuration)
    yield from _rest(edition, configuration)


def _abilities(edition: Edition, configuration: Configuration) -> Iterator[tuple[str, Said]]:
    """What the rows of lists do and say, of the rows that exist."""
    for name, base in edition.symbols.lists.items():
        listed = edition.game.lists[name]
        live = {row.id for row in listed.rows if decide(row.guard, configuration) is not False}
        for row in (row for one in (base, *edition.symbols.additions.get(name, ())) for row in one.rows):
            for ability, written in (*row.abilities.items(), *row.formulas.items()):
                if row.id in live:
                    full = f"{name}.{row.id}.{ability}"
                    text = source_of(edition.spec, _whole(written))
                    cites = tuple(one.ref for one in row.cites)
                    yield f"ability {full}", Said("ability", None, {full: text}, written, cites)


def _whole(written: d.Outline | ast.Expr) -> Span:
    """The place of an expression, or of all steps of an outline with those inside the last one."""
    if not isinstance(written, tuple):
        return written.span
    if not written:
        return Span("", 0, 0)
    spans = (getattr(one, "span", None) for one in descendants(written))
    end = max(span.end for span in spans if isinstance(span, Span))
    return Span(written[0].span.file, written[0].span.start, end)


def _rest(edition: Edition, configuration: Configuration) -> Iterator[tuple[str, Said]]:
    """What has no exceptions: states, readings, the head of the game."""
    for state in edition.symbols.states:
        live = holds(edition, state.common, configuration) is not False
        for name, _, declared in state.has if live else ():
            text = unparse(declared)
            full = f"{state.owner or 'game'}.{name}"
            cites = tuple(one.ref for one in state.common.cites)
            yield f"state {full}", Said("state", None, {full: text}, text, cites)
    for reading in edition.symbols.readings.values():
        text = f"chosen: {reading.chosen}"
        cites = tuple(one.ref for one in reading.common.cites)
        yield f"reading {reading.common.name}", Said("reading", None, {reading.common.name: text}, text, cites)
    head = edition.spec.head
    shown: dict[str, str] = {"players": f"{head.players[0]}..{head.players[1]}", "play": head.play.name}
    shown |= {"winner": head.winner, "length": str(head.length), "modules": ", ".join(edition.symbols.modules)}
    shown |= {key: unparse(one) for key, one in (("score", head.score), ("returns", head.returns)) if one is not None}
    shown["ties"] = ", ".join(unparse(one) for one in head.ties)
    shown |= {
        f"options.{name}": f"{', '.join(option.values)}; starts {option.start}"
        for name, option in edition.symbols.options.items()
    }
    cites = tuple(one.ref for one in head.common.cites)
    text = "\n".join(f"{key}: {value}" for key, value in shown.items() if value not in ("", "None"))
    yield f"game {head.common.name}", Said("game", None, {head.common.name: text}, text, cites)


def _said(
    edition: Edition,
    kind: str,
    resolution: Resolution,
    versions: Mapping[str, Overriding],
    written: Mapping[str, d.NamedCondition | None] | None = None,
) -> Said:
    texts: dict[str, str] = {}
    contents: list[object] = []
    cites: list[str] = []
    for name in resolution.names:
        condition = (written or {}).get(name)
        if condition is not None:
            texts[name] = unparse(condition.that)
            contents.append(condition.that)
            cites += [one.ref for one in condition.cites]
        elif name in versions:
            one = versions[name]
            texts[name] = says(edition.spec, one.common)
            contents.append(_body(one))
            cites += [cited.ref for cited in one.common.cites]
    return Said(kind, resolution, texts, tuple(contents), tuple(dict.fromkeys(cites)))


def _body(one: Overriding) -> tuple[object, ...]:
    match one:
        case d.ValueSpec():
            local_values = tuple((name, written) for name, _, written in one.locals)
            return (one.heading.params, local_values, one.is_, one.all_, one.by, one.at_least)
        case d.RuleSpec():
            return (one.heading.params, one.do)
        case d.ActionSpec():
            return (one.heading.params, one.body)
        case d.ConditionSpec() | d.InvariantSpec():
            return (one.that,)
        case d.TriggerSpec():
            return (one.upon, one.do)


def reads(body: object) -> frozenset[str]:
    """What a definition asks of the set-up in its own words: `players`, `modules.NAME`, `options.NAME`."""
    found: set[str] = set()
    for node in descendants(body):
        match node:
            case ast.Field(of=ast.Name(name="options" | "modules" as what), name=word):
                found.add(f"{what}.{word.text}")
            case ast.Count(of=ast.Name(name="players")):
                found.add("players")
            case _:
                pass
    return frozenset(found)


def settings(first: Side, second: Side) -> frozenset[str]:
    """What the configurations set differently."""
    one, other = first.configuration, second.configuration
    found = {"players"} if one.players != other.players else set()
    found |= {f"modules.{name}" for name in set(one.modules) ^ set(other.modules)}
    before, after = _values(first), _values(second)
    return frozenset(found | {f"options.{name}" for name in before if name in after and before[name] != after[name]})


def _values(side: Side) -> dict[str, str]:
    texts = {option.name: option.values for option in side.edition.game.options}
    return {name: texts[name][value] for name, value in side.configuration.options}


def _lines_apart(before: str, after: str) -> tuple[str, str]:
    """Of two texts of several lines those that the other one lacks; both whole where that would leave nothing."""
    old, new = before.splitlines(), after.splitlines()
    gone, come = [line for line in old if line not in new], [line for line in new if line not in old]
    if (len(old) < 4 and len(new) < 4) or (not gone and not come):
        return before, after
    return "\n".join(gone), "\n".join(come)
