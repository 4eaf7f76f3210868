"""What can be explained: every name that a spec gives to something, with where it stands."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pravidla.analysis.names.symbols import Group
from pravidla.diagnostics import Span
from pravidla.exceptions.edition import Edition
from pravidla.model import definitions as d
from pravidla.source import Mapping, Sequence
from pravidla.syntax import ast, nodes


@dataclass(frozen=True, slots=True)
class Subject:
    """Something with a name.

    `group`: a definition that can be overridden; `condition`: the full name of a named condition; `standalone`: a
    trigger or invariant; `said`: a part of a definition, where the subject is no whole one, and `home` that
    definition; `parts`: what belongs to it.
    """

    kind: str
    name: str
    span: Span
    common: d.Common | None = None
    group: Group | None = None
    condition: str | None = None
    standalone: d.TriggerSpec | d.InvariantSpec | None = None
    said: Span | None = None
    home: d.Common | None = None
    cites: tuple[str, ...] = ()
    parts: tuple[tuple[str, d.Common], ...] = ()


def find_subject(edition: Edition, name: str) -> Subject | None:
    """The subject of a name. Of several things with one name a kind before it names the right one (`word rest`)."""
    wanted = " ".join(name.split())
    everything = list(subjects(edition))
    exact = next((one for one in everything if one.name == wanted), None)
    return exact or next((one for one in everything if f"{one.kind} {one.name}" == wanted), None)


def subject_names(edition: Edition) -> list[str]:
    """All names that can be asked for."""
    return list(dict.fromkeys(one.name for one in subjects(edition)))


def subjects(edition: Edition) -> Iterator[Subject]:
    """All subjects; of several with one name the one that is asked for more often comes first."""
    symbols = edition.symbols
    for name, group in symbols.groups.items():
        common = group.base.common
        yield Subject(common.kind, name, common.span, common, group)
        for one in group.others:
            yield Subject(common.kind, one.common.name, one.common.span, one.common, group)
    for name, span in edition.conditions.items():
        yield Subject("condition", name, span, condition=name)
    for condition in symbols.conditions:
        root = _root(edition, condition)
        if root is not None:
            yield Subject("condition", condition.common.name, condition.common.span, condition.common, condition=root)
    yield from _definitions(edition)
    yield from _modules(edition)
    yield from _options(edition)
    yield from _states(edition)
    yield from _rows(edition)


def _definitions(edition: Edition) -> Iterator[Subject]:
    """Definitions that are no groups; the first one of a name comes with what is added to it or replaces it."""
    seen: dict[tuple[str, str], list[d.Common]] = {}
    first_ones_first = sorted(edition.spec.definitions, key=lambda one: isinstance(one, d.ListSpec) and one.adds)
    for one in first_ones_first:
        if isinstance(one, d.TriggerSpec | d.InvariantSpec):
            yield Subject(one.common.kind, one.common.name, one.common.span, one.common, standalone=one)
        elif not isinstance(one, d.ValueSpec | d.RuleSpec | d.ActionSpec | d.ConditionSpec | d.StateSpec):
            seen.setdefault((one.common.kind, one.common.name), []).append(one.common)
    for (kind, name), (first, *others) in seen.items():
        parts = tuple(("adds rows" if not one.overrides else "replaces it", one) for one in others)
        yield Subject(kind, name, first.span, first, parts=parts)


def _modules(edition: Edition) -> Iterator[Subject]:
    for name, span in edition.symbols.modules.items():
        declared = next((one.common for one in edition.spec.modules if one.name == name), None)
        brought = [one.common for one in edition.spec.definitions if one.common.module == name]
        parts = tuple((_does(one), one) for one in brought)
        yield Subject("module", name, declared.span if declared else span, declared, parts=parts)


def _options(edition: Edition) -> Iterator[Subject]:
    for name, option in edition.symbols.options.items():
        asking = [one.common for one in edition.spec.definitions if _asks(one.common, name)]
        parts = tuple((_does(one), one) for one in asking)
        head = edition.spec.head.common.node
        said = next((span for key, span in _entries(head, "options") if key == name), option.span)
        cites = tuple(one.ref for one in option.cites)
        for full in (name, f"options.{name}"):
            yield Subject("option", full, option.span, said=said, cites=cites, parts=parts)


def _states(edition: Edition) -> Iterator[Subject]:
    for state in edition.symbols.states:
        for key, span in _entries(state.common.node, "has"):
            cites = tuple(one.ref for one in state.common.cites)
            for name in (key, f"{state.owner or 'game'}.{key}"):
                yield Subject("state", name, span, said=span, home=state.common, cites=cites)


def _rows(edition: Edition) -> Iterator[Subject]:
    for name, one in edition.symbols.lists.items():
        for listed in (one, *edition.symbols.additions.get(name, ())):
            for key in ("rows", "adds"):
                node = listed.common.node.get(key)
                for item in node.items if isinstance(node, Sequence) else ():
                    row = next((row for row in listed.rows if item.span.start <= row.span.start < item.span.end), None)
                    if row is not None and row.id:
                        cites = tuple(cited.ref for cited in row.cites or listed.common.cites)
                        full = f"{name}.{row.id}"
                        yield Subject("row", full, row.span, said=item.span, home=listed.common, cites=cites)
                        for key, span in _spans(item) if isinstance(item, Mapping) else ():
                            ability = key.removeprefix("when ")
                            if ability in row.abilities:
                                does = f"{full}.{ability}"
                                yield Subject("ability", does, span, said=span, home=listed.common, cites=cites)


def triggers_of(edition: Edition, name: str) -> Iterator[tuple[str, d.TriggerSpec]]:
    """The triggers of a rule or action with the moment of each."""
    for one in edition.symbols.triggers:
        match one.upon:
            case ast.Around(moment=moment, rule=rule) if rule.text == name:
                yield f"{moment} {name}", one
            case ast.AtLabel(label=label, rule=rule) if rule.text == name:
                yield f"the label {label.text} of {name}", one
            case _:
                pass


def _root(edition: Edition, one: d.ConditionSpec) -> str | None:
    """The written condition that a replacement leads to."""
    by_name = {other.common.name: other for other in edition.symbols.conditions}
    waiting, seen = [one.common.name], set[str]()
    while waiting:
        name = waiting.pop()
        if name in edition.conditions:
            return name
        if name in by_name and name not in seen:
            seen.add(name)
            waiting.extend(reference.name for reference in by_name[name].common.overrides)
    return None


def _asks(common: d.Common, option: str) -> bool:
    """Whether the guard of a definition reads an option."""
    for written in (common.when, common.applies):
        for node in nodes(written):
            match node:
                case ast.Field(of=ast.Name(name="options"), name=name) if name.text == option:
                    return True
                case _:
                    pass
    return False


def _does(common: d.Common) -> str:
    """What a definition does to others, in two or three words."""
    names = " and ".join(one.name for one in common.overrides)
    return f"{common.kind}, overrides {names}" if names else common.kind


def _entries(node: Mapping, key: str) -> Iterator[tuple[str, Span]]:
    """The names below a key with the places of what is written about each."""
    below = node.get(key)
    if isinstance(below, Mapping):
        yield from _spans(below)


def _spans(node: Mapping) -> Iterator[tuple[str, Span]]:
    for scalar, value in node.entries:
        yield str(scalar.value), Span(scalar.span.file, scalar.span.start, value.span.end)
