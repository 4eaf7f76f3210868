"""Words of the language as names: refused everywhere alike, also where a name is plain data and no sentence."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from pravidla.analysis.names.memory import Memory
from pravidla.analysis.reporting.problems import Problems
from pravidla.diagnostics import Span
from pravidla.model import definitions as d
from pravidla.model.walk import deep
from pravidla.syntax import reserved_words

BUILT_IN_OPTIONS = frozenset({"stop", "go_on", "decline", "done"})
"""Options of the language, which a `word` may give a text of the game's own"""


def check_words(spec: d.Spec, problems: Problems, memory: Memory) -> None:
    """Report words of the language that are names of definitions, rows, columns, marks, states, conditions, locals."""
    words = reserved_words()
    found = (*names(spec), *chain.from_iterable(memory.ask(conditions, one) for one in spec.definitions))
    for name, span in found:
        if name in words and not problems.spoiled.touches(span):
            problems.error(
                "PRV405",
                f"`{name}` is a word of the language and cannot be a name",
                span,
                "a word of the language",
                f"another name, such as `{name}_1` or a longer one",
            )


def names(spec: d.Spec) -> Iterator[tuple[str, Span]]:
    """Every name that stands as plain data, with its place, but for conditions; those in headings are sentences."""
    yield from ((one.name, one.span) for one in spec.head.modules)
    yield from ((one.name, one.span) for one in spec.head.options)
    for one in spec.definitions:
        match one:
            case d.ListSpec(common=common, columns=columns, rows=rows):
                yield common.name, common.span
                yield from ((name, span) for name, (_, span) in columns.items())
                yield from ((row.id, row.span) for row in rows)
                yield from ((mark, common.span) for mark in one.marks)
            case d.UnitSpec(common=common) | d.DieSpec(common=common) | d.BoardSpec(common=common):
                yield common.name, common.span
            case d.WordSpec(common=common) if common.name not in BUILT_IN_OPTIONS:
                yield common.name, common.span
            case d.TrackSpec(columns=columns):
                yield from ((name, span) for name, (_, span) in columns.items())
            case d.StateSpec(has=has):
                yield from ((name, span) for name, span, _ in has)
            case d.ValueSpec(locals=local_values):
                yield from ((name, span) for name, span, _ in local_values)


def conditions(one: object) -> tuple[tuple[str, Span], ...]:
    """The named conditions of a definition, those of options among them."""
    if not isinstance(one, d.ValueSpec | d.ActionSpec | d.RuleSpec | d.TriggerSpec):
        return ()
    found = (part for part in deep(one, sentences=False) if isinstance(part, d.NamedCondition))
    return tuple((part.name, part.span) for part in found)
