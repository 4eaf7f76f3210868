"""What is no mistake and yet not meant: definitions, columns and labels that nothing uses, rules too long."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import PurePosixPath

from pravidla.analysis.checks.dead_code import check_dead_code, unreached, unread_states
from pravidla.analysis.checks.glossary import check_glossary
from pravidla.analysis.checks.reaches import check_silence
from pravidla.analysis.names.context import Context
from pravidla.diagnostics import Severity, Span
from pravidla.ir import nodes as ir
from pravidla.ir.scenario import Scenario
from pravidla.model import definitions as d
from pravidla.model.walk import deep
from pravidla.syntax import ast

_WORD = re.compile(r"\w+")
LONGEST_RULE = 20
"""A rule of more lines is better split."""


def lint(context: Context, game: ir.Game, scenarios: Iterable[Scenario]) -> None:
    """Warnings about a whole spec.

    A sentence with a mistake may have used anything that it names: beside mistakes, only what no other word of the
    spec can mean counts as not used.
    """
    errors = [one.primary.span for one in context.problems.found if one.severity is Severity.ERROR]
    before = len(context.problems.found)
    look(context, game, scenarios, Sure(context) if errors else None)
    if errors:
        sources = context.symbols.spec.sources
        lines = {line_of(sources, span) for span in errors}
        context.problems.found[before:] = [
            one for one in context.problems.found[before:] if line_of(sources, one.primary.span) not in lines
        ]


def line_of(sources: dict[str, str], span: Span) -> tuple[str, int]:
    """The line in which a place begins."""
    return span.file, sources.get(span.file, "").count("\n", 0, span.start)


def look(context: Context, game: ir.Game, scenarios: Iterable[Scenario], sure: Sure | None) -> None:
    """Each kind of doubt in turn; `sure`: there are mistakes."""
    for what, name, span in unused(context):
        if what == "word" and "." in name:
            context.problems.unknown("column", name, span, [one for one in named_for_readers(context) if "." in one])
            continue
        # a name with a dot is meant as an exception, and what is wrong with it is said
        if sure is None or ("." not in name and sure.unused(name)):
            context.problems.warning("PRV901", f"{what} `{name}` is not used", span, "nothing mentions it")
    if sure is None:
        for what, name, span in unreached(context, game, scenarios):
            context.problems.warning(
                "PRV901", f"{what} `{name}` is not used", span, "only what is not used itself mentions it"
            )
        for name, span in unread_states(context, game):
            context.problems.warning(
                "PRV909",
                f"state `{name}` is never read",
                span,
                "only set",
                "leave it out, or ask for it where it counts",
            )
    context.problems.go_on()
    unused_columns(context, sure)
    unused_locals(context, sure)
    unused_labels(context)
    long_rules(context)
    silent_refusals(context)
    context.problems.go_on()
    check_dead_code(context, game)
    context.problems.go_on()
    check_glossary(context, game)
    check_silence(context.symbols)
    bare_assumptions(context)


class Sure:
    """Which names stand at a single place of a spec, whatever its sentences say."""

    def __init__(self, context: Context) -> None:
        self.problems = context.problems
        self.words = Counter(word for text in context.symbols.spec.sources.values() for word in _WORD.findall(text))

    def alone(self, name: str) -> bool:
        """Whether no other word begins with a name; plurals and forms do."""
        unread = self.problems.spoiled.unread
        return not unread and sum(count for word, count in self.words.items() if word.startswith(name)) <= 1

    def unused(self, name: str) -> bool:
        """Whether nothing can have meant a definition: no wrong name is near it, and none stands for what is gone."""
        return not self.problems.missing and name not in self.problems.meant and self.alone(name)


def unused(context: Context) -> Iterator[tuple[str, str, Span]]:
    """Definitions that nothing in the spec mentions."""
    symbols, used = context.symbols, context.called
    for name, group in symbols.groups.items():
        kind = "value" if isinstance(group.base, d.ValueSpec) else "rule"
        if f"{kind} {name}" not in used and name != symbols.spec.head.play.name:
            yield group.base.common.kind, name, group.base.common.span
    tables: tuple[tuple[str, dict[str, d.Common]], ...] = (
        ("unit", {name: one.common for name, one in symbols.units.items()}),
        ("word", {name: one.common for name, one in symbols.words.items()}),
        ("die", {name: one.common for name, one in symbols.dice.items()}),
        ("table", {name: one.common for name, one in symbols.tables.items()}),
        ("track", {name: one.common for name, one in symbols.tracks.items()}),
    )
    used = used | {f"word {name}" for name in named_for_readers(context)}
    for what, found in tables:
        yield from ((what, name, common.span) for name, common in found.items() if f"{what} {name}" not in used)
    yield from (
        ("option", name, option.span) for name, option in symbols.options.items() if f"option {name}" not in used
    )
    modules = {one.common.module for one in symbols.spec.definitions}
    yield from (
        ("module", name, span)
        for name, span in symbols.modules.items()
        if name not in modules and f"module {name}" not in used
    )
    for field in context.fields.values():
        if f"state {field.name}" not in used and not field.declared.startswith("used_"):
            yield "state", field.declared, field.origin.span


def named_for_readers(context: Context) -> Iterator[str]:
    """Names of the spec that a `word` may explain on the reference pages: columns of lists, tracks and boards, what
    rows can do or say, what tables are looked up by, files, values of options, locals that remember something,
    labels."""
    for option in context.symbols.options.values():
        yield from option.values
    symbols = context.symbols
    for printed in (symbols.lists, symbols.tracks, symbols.boards):
        for name, one in printed.items():
            yield from (told for column in one.columns for told in (column, f"{name}.{column}"))
    for name, listed in symbols.lists.items():
        yield from (f"{name}.{heading.name}" for heading in (*listed.abilities, *listed.formulas))
    for table in symbols.tables.values():
        yield from (param.name.text for param in table.heading.params if param.name is not None)
    for path in context.symbols.spec.sources:
        yield PurePosixPath(path).stem
    yield from (name for name, _, _ in context.lets)
    yield from (name for name, _ in context.labels)


def unused_columns(context: Context, sure: Sure | None) -> None:
    """Columns of lists and tracks that no sentence reads."""
    declared = [
        (name, column, span) for name, one in context.symbols.lists.items() for column, (_, span) in one.columns.items()
    ]
    declared += [
        (name, column, span)
        for name, one in context.symbols.tracks.items()
        for column, (_, span) in one.columns.items()
    ]
    for owner, column, span in declared:
        if f"column {owner}.{column}" not in context.called and (sure is None or sure.unused(column)):
            context.problems.warning(
                "PRV902", f"column `{column}` of `{owner}` is not read", span, "no sentence reads it"
            )


def unused_locals(context: Context, sure: Sure | None) -> None:
    """Locals that the rest of their definition does not read."""
    for name, span, used in context.lets:
        if name not in used and (sure is None or (sure.alone(name) and name not in context.problems.meant)):
            context.problems.warning("PRV903", f"local `{name}` is not used", span, "nothing reads it", "leave it out")


def unused_labels(context: Context) -> None:
    """Labels that no trigger waits for."""
    waited = {event.split(" ")[1] for event in context.triggers if event.startswith("label ")}
    for name, span in context.labels:
        if name not in waited:
            context.problems.warning(
                "PRV904", f"no trigger waits for label `{name}`", span, "does nothing", "leave it out"
            )


def long_rules(context: Context) -> None:
    """Rules of more lines than can be taken in at once."""
    for one in context.symbols.spec.definitions:
        if isinstance(one, d.RuleSpec) and lines(one.do) > LONGEST_RULE:
            context.problems.warning(
                "PRV905",
                f"rule `{one.common.name}` has {lines(one.do)} lines",
                one.common.span,
                f"more than {LONGEST_RULE}",
                "split it, as a rulebook would: `do NAME` for a part with a name of its own",
            )


def lines(outline: d.Outline) -> int:
    """How many lines an outline has."""
    count = 0
    for part in deep(outline, sentences=False):
        match part:
            case d.StepItem() | d.HeaderItem() | d.OptionItem():
                count += 1
            case d.IfItem(branches=branches):
                count += len(branches)
    return count


def silent_refusals(context: Context) -> None:
    """Conditions of actions that cite a rulebook and do not say why an action is refused."""
    for one in context.symbols.spec.definitions:
        if not isinstance(one, d.ActionSpec | d.RuleSpec) or not one.common.cites:
            continue
        for part in deep(one, sentences=False):
            for condition in part.requires if isinstance(part, d.ActionBody) else ():
                if condition.refusal is None and not told_by_parts(context, condition):
                    context.problems.warning(
                        "PRV906",
                        f"condition `{condition.name}` has no sentence of refusal",
                        condition.span,
                        "why may it not be done?",
                        "write it with `that:` and `else: {cs: …, en: …}`",
                    )


def told_by_parts(context: Context, condition: d.NamedCondition) -> bool:
    """Whether a condition only asks for a value (`all:`) each of whose parts says why it fails."""
    match condition.that:
        case ast.Name(name=name) | ast.Call(name=ast.Word(text=name)):
            group = context.symbols.groups.get(name)
        case _:
            return False
    versions = () if group is None else (group.base, *group.others)
    return bool(versions) and all(
        isinstance(one, d.ValueSpec) and one.all_ and all(part.refusal is not None for part in one.all_)
        for one in versions
    )


def bare_assumptions(context: Context) -> None:
    """Figures of a rulebook that are assumed without a reason."""
    for one in context.symbols.spec.definitions:
        if not one.common.cites:
            continue
        for part in deep(one, sentences=False):
            if isinstance(part, d.Provenance) and part.text.strip() == "assumed":
                context.problems.warning(
                    "PRV911",
                    "nothing says why this is assumed",
                    part.span,
                    "why, and what would settle it?",
                    "`assumed WHY; settled by WHAT`",
                )
