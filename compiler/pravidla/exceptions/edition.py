"""A compiled spec as the questions of this stage see it: its names, and the guards of its definitions decided.

An edition is made from a compilation without errors. Nothing here judges the spec: it has passed the analysis.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeVar

from pravidla.analysis import Compilation
from pravidla.analysis.names.symbols import Symbols, build_symbols
from pravidla.analysis.overrides.configurations import decide
from pravidla.analysis.reporting.problems import Problems
from pravidla.diagnostics import Span
from pravidla.ir import nodes as ir
from pravidla.ir.configuration import Configuration
from pravidla.model import definitions as d
from pravidla.syntax.unparse import unparse


@dataclass(frozen=True, slots=True)
class Edition:
    """One version of a game's rules."""

    spec: d.Spec
    game: ir.Game
    symbols: Symbols
    guards: Mapping[tuple[str, str], ir.Expr | None]
    conditions: Mapping[str, Span]


def edition_of(done: Compilation) -> Edition | None:
    """The edition of a compilation; None when that has errors."""
    if done.spec is None or done.game is None:
        return None
    return Edition(done.spec, done.game, build_symbols(done.spec, Problems()), done.guards, done.conditions)


def guard(edition: Edition, common: d.Common) -> ir.Expr | None:
    """What a definition needs to be live; None: nothing. Of rows that a file adds it is the guard of its rows."""
    if common.kind in ("list", "component"):
        listed = edition.game.lists.get(common.name)
        inside = [] if listed is None else [one for one in listed.rows if within(one.origin.span, common.node.span)]
        return inside[0].guard if inside else None
    return edition.guards.get((common.kind, common.name))


def holds(edition: Edition, common: d.Common, configuration: Configuration) -> bool | None:
    """Whether a definition is live in a configuration; None: that is decided during play."""
    known = guard(edition, common)
    if known is not None:
        return decide(known, configuration)
    if common.module is not None and common.module not in configuration.modules:
        return False
    undecided = (common.kind, common.name) not in edition.guards and common.kind not in ("list", "component")
    return None if undecided and (common.when is not None or common.applies is not None) else True


def guard_words(common: d.Common, *, with_module: bool = True) -> str | None:
    """The guard of a definition as it was written, that of its file included; None: it always holds."""
    parts = [f"modules.{common.module}"] if common.module is not None and with_module else []
    parts += [unparse(one) for one in (common.applies, common.when) if one is not None]
    if len(parts) > 1:
        parts = [f"({part})" if " or " in part else part for part in parts]
    return " and ".join(parts) or None


def within(inner: Span, outer: Span) -> bool:
    """Whether one place lies inside another."""
    return inner.file == outer.file and outer.start <= inner.start and inner.end <= outer.end


Replacing = d.ConditionSpec | d.ValueSpec | d.RuleSpec | d.ActionSpec | d.TriggerSpec | d.InvariantSpec
"""What can take the place of something by naming it in `overrides`."""

Named = TypeVar("Named", bound=Replacing)


def outermost_first(target: str, candidates: Iterable[Named]) -> Iterator[Named]:
    """All that overrides a name, directly or through another exception; what overrides stands before its target."""
    everything = tuple(candidates)
    seen: set[str] = set()

    def over(name: str) -> Iterator[Named]:
        for one in everything:
            if one.common.name not in seen and any(reference.name == name for reference in one.common.overrides):
                seen.add(one.common.name)
                yield from over(one.common.name)
                yield one

    yield from over(target)


def source_of(spec: d.Spec, span: Span) -> str:
    """The text at a place, its later lines moved as far to the left as its first one stands."""
    text = spec.sources.get(span.file, "")
    column = span.start - (text.rfind("\n", 0, span.start) + 1)
    first, *rest = text[span.start : span.end].rstrip().splitlines() or [""]
    moved = [line[column:] if not line[:column].strip() else line.lstrip() for line in rest]
    return "\n".join([first, *moved]).rstrip()


HEAD_KEYS = frozenset({"cites", "uncited", "text", "from", "note", "when", "overrides", "adjusts", "module", "applies"})
"""Keys of a definition that are shown apart from what it says."""


def says(spec: d.Spec, common: d.Common) -> str:
    """What a definition says, as it was written: its own keys without citations, texts and guards."""
    shown = []
    for key, value in common.node.entries:
        if key.value not in HEAD_KEYS and key.value != common.kind:
            shown.append(source_of(spec, Span(common.file, key.span.start, value.span.end)))
    return "\n".join(shown)


def place(spec: d.Spec, span: Span) -> str:
    """`file:line` of a place."""
    return f"{span.file}:{spec.sources.get(span.file, '').count(chr(10), 0, span.start) + 1}"
