"""A definition explained: what overrides, adjusts, replaces and follows it, who wins in a configuration, and why.

In: an edition, a name, a configuration, the summaries of the rulebook's paragraphs. Out: plain data (`asdict` gives its
JSON form); `render` turns it into text.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

from pravidla.analysis.names.symbols import Group
from pravidla.analysis.overrides.configurations import describe
from pravidla.exceptions.edition import Edition, guard_words, holds, place, says, source_of, within
from pravidla.exceptions.resolution import (
    Overriding,
    Resolution,
    Standalone,
    adjusts,
    alike,
    relevant,
    resolve_condition,
    resolve_group,
    resolve_standalone,
    root_of,
)
from pravidla.exceptions.subjects import Subject, triggers_of
from pravidla.ir.configuration import Configuration
from pravidla.model import definitions as d
from pravidla.syntax.unparse import unparse, unparse_template

_NOBODY = "none of them"
"""Who wins where a configuration has none of the versions."""

Decided = Literal["always", "set-up", "play"]


@dataclass(frozen=True, slots=True)
class Cited:
    """A paragraph or sentence of the rulebook with our summary of the paragraph, where there is one."""

    ref: str
    summary: str | None


@dataclass(frozen=True, slots=True)
class Branch:
    """One node of the tree. `relation` says what it does to the node above; `decided` when it is settled whether it
    counts; `here` what comes of it in the configuration."""

    relation: str
    name: str
    place: str
    when: str | None
    decided: Decided
    here: str
    says: str
    cites: tuple[Cited, ...]
    uncited: str | None
    provenance: str | None
    branches: tuple[Branch, ...]


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """Who wins in other configurations, which are written as on the command line."""

    configurations: tuple[str, ...]
    wins: str


@dataclass(frozen=True, slots=True)
class Explanation:
    """The answer about one definition."""

    kind: str
    game: str
    configuration: str
    cs: str | None
    en: str | None
    note: str | None
    wins: str | None
    tree: Branch
    elsewhere: tuple[Elsewhere, ...]


def explain(
    edition: Edition, subject: Subject, configuration: Configuration, summaries: Mapping[str, str]
) -> Explanation:
    """The explanation of a subject in a configuration."""
    return _Teller(edition, configuration, summaries).explanation(subject)


@dataclass(frozen=True, slots=True)
class _Teller:
    edition: Edition
    configuration: Configuration
    summaries: Mapping[str, str]

    def explanation(self, subject: Subject) -> Explanation:
        common, group = subject.common, subject.group
        wins: str | None = None
        elsewhere: tuple[Elsewhere, ...] = ()
        if group is not None:
            wins = resolve_group(self.edition, group, self.configuration).words() if group.others else None
            tree = self.group(group)
            if group.others:
                elsewhere = self.elsewhere(subject)
        elif subject.condition is not None:
            resolution = resolve_condition(self.edition, subject.condition, self.configuration)
            tree = self.condition(subject.condition)
            if tree.branches:
                wins, elsewhere = resolution.words(), self.elsewhere(subject)
        elif subject.standalone is not None:
            root = root_of(self.edition, subject.standalone)
            tree = self.standalone("definition", root)
            if tree.branches:
                found = resolve_standalone(self.edition, root, self.configuration)
                wins, elsewhere = _NOBODY if found is None else found.words(), self.elsewhere(subject)
        else:
            tree = self.plain(subject)
        text = None if common is None else common.text
        game = self.edition.game
        return Explanation(
            subject.kind,
            game.name,
            describe(self.configuration, game),
            None if text is None or text.cs is None else unparse_template(text.cs),
            None if text is None or text.en is None else unparse_template(text.en),
            None if common is None else common.note,
            wins,
            tree,
            elsewhere,
        )

    def group(self, group: Group) -> Branch:
        """A value, rule or action with its exceptions, adjustments, conditions and triggers."""
        resolution = resolve_group(self.edition, group, self.configuration)
        base = group.base.common
        branches = [self.exception(group, one, resolution) for one in direct(group, base.name)]
        branches += [self.condition(name) for name in self.conditions_in(group.base.common)]
        branches += [self.trigger(moment, one) for moment, one in triggers_of(self.edition, group.name)]
        return self.branch("definition", base, self.standing(base.name, resolution, True), tuple(branches))

    def exception(self, group: Group, one: Overriding, resolution: Resolution) -> Branch:
        """An exception or adjustment with what overrides it in turn."""
        name = one.common.name
        verb = "adds to" if adjusts(one) and not one.common.overrides else "overrides"
        relation = f"{verb} {' and '.join(targets(one))}"
        inner = tuple(self.exception(group, other, resolution) for other in direct(group, name))
        live = holds(self.edition, one.common, self.configuration) is not False
        return self.branch(relation, one.common, self.standing(name, resolution, live), inner)

    def condition(self, name: str) -> Branch:
        """A named condition with what replaces it."""
        resolution = resolve_condition(self.edition, name, self.configuration)
        spec = self.edition.spec
        span = self.edition.conditions[name]
        written = next((one for one in named_conditions(spec) if one.span == span), None)
        text = "" if written is None else unparse(written.that)
        cites = () if written is None else tuple(one.ref for one in written.cites)
        source = None if written is None or written.provenance is None else written.provenance.text
        here = self.standing(name, resolution, True)
        branches = tuple(self.replacement(one, name, resolution) for one in self.replacing(name))
        return Branch(
            "condition", name, place(spec, span), None, "always", here, text, self.cited(cites), None, source, branches
        )

    def replacement(self, one: d.ConditionSpec, above: str, resolution: Resolution) -> Branch:
        """What replaces a condition."""
        name = one.common.name
        live = holds(self.edition, one.common, self.configuration) is not False
        inner = tuple(self.replacement(other, name, resolution) for other in self.replacing(name))
        return self.branch(f"replaces {above}", one.common, self.standing(name, resolution, live), inner)

    def replacing(self, name: str) -> Iterator[d.ConditionSpec]:
        """What names a condition in its `overrides`."""
        for one in self.edition.symbols.conditions:
            if any(reference.name == name for reference in one.common.overrides):
                yield one

    def trigger(self, moment: str, one: d.TriggerSpec) -> Branch:
        """A trigger of a rule or action."""
        return self.standalone(f"follows {moment}", one)

    def standalone(self, relation: str, one: Standalone) -> Branch:
        """A trigger or invariant with what takes its place."""
        over = [
            other
            for other in alike(self.edition, one)
            if any(reference.name == one.common.name for reference in other.common.overrides)
        ]
        inner = tuple(self.standalone(f"replaces {one.common.name}", other) for other in over)
        return self.branch(relation, one.common, self.standing_of(one.common), inner)

    def plain(self, subject: Subject) -> Branch:
        """A definition that nothing overrides by name: what belongs to it are its parts."""
        parts = tuple(self.branch(relation, one, self.standing_of(one), ()) for relation, one in subject.parts)
        if subject.common is None or subject.said is not None:
            text = "" if subject.said is None else source_of(self.edition.spec, subject.said)
            where = place(self.edition.spec, subject.span)
            cites = self.cited(subject.cites)
            home = subject.home
            here = self.chosen(subject.name) if subject.kind == "option" else "counts"
            here = here if home is None else self.simple_standing(home)
            return Branch("definition", subject.name, where, None, "always", here, text, cites, None, None, parts)
        return self.branch("definition", subject.common, self.simple_standing(subject.common), parts)

    def chosen(self, name: str) -> str:
        """The value of an option in the configuration."""
        short = name.removeprefix("options.")
        option = next(one for one in self.edition.game.options if one.name == short)
        return option.values[dict(self.configuration.options)[short]]

    def branch(self, relation: str, common: d.Common, here: str, branches: tuple[Branch, ...]) -> Branch:
        """The node of a definition."""
        when = guard_words(common)
        live = holds(self.edition, common, self.configuration)
        decided: Decided = "always" if when is None else "play" if live is None else "set-up"
        cites = self.cited(tuple(one.ref for one in common.cites))
        text = says(self.edition.spec, common)
        spot = place(self.edition.spec, common.span)
        source = None if common.provenance is None else common.provenance.text
        return Branch(relation, common.name, spot, when, decided, here, text, cites, common.uncited, source, branches)

    def standing(self, name: str, resolution: Resolution, live: bool) -> str:
        """What comes of a version in the configuration."""
        if not live:
            return "not in this game"
        for one in (*resolution.chain, *resolution.added):
            if one.name == name:
                if one.when is not None:
                    return "asked during play"
                alone = one in resolution.added or resolution.winner == name
                return "counts" if alone else "counts when none of its exceptions holds"
        return "never asked: overridden at set-up"

    def standing_of(self, common: d.Common) -> str:
        """What comes of a definition in the configuration, whatever its kind."""
        symbols, name = self.edition.symbols, common.name
        live = holds(self.edition, common, self.configuration) is not False
        group = next((one for one in symbols.groups.values() if name in versions_of(one)), None)
        if group is not None and group.base.common.kind == common.kind:
            return self.standing(name, resolve_group(self.edition, group, self.configuration), live)
        everything: tuple[Standalone, ...] = (*symbols.triggers, *symbols.invariants)
        standalone = next((one for one in everything if one.common is common), None)
        if standalone is not None:
            found = resolve_standalone(self.edition, root_of(self.edition, standalone), self.configuration)
            return self.standing(name, found or Resolution(()), live)
        for condition in self.edition.conditions if common.kind == "condition" else ():
            resolution = resolve_condition(self.edition, condition, self.configuration)
            if name in resolution.names:
                return self.standing(name, resolution, live)
        return self.simple_standing(common)

    def simple_standing(self, common: d.Common) -> str:
        """Whether a definition that cannot be overridden is in the game."""
        live = holds(self.edition, common, self.configuration)
        return "asked during play" if live is None else "counts" if live else "not in this game"

    def conditions_in(self, common: d.Common) -> list[str]:
        """The named conditions that are written in a definition."""
        names = self.edition.conditions.items()
        return [name for name, span in names if within(span, common.node.span)]

    def cited(self, refs: tuple[str, ...]) -> tuple[Cited, ...]:
        """Citations with the summaries of their paragraphs."""
        return tuple(Cited(ref, self.summaries.get(".".join(ref.split(".")[:2]))) for ref in refs)

    def elsewhere(self, subject: Subject) -> tuple[Elsewhere, ...]:
        """Who wins in each configuration that makes a difference, equal answers together."""
        found: dict[str, list[str]] = {}
        commons = [one.common for one in self.edition.symbols.conditions]
        if subject.group is not None:
            commons = [one.common for one in subject.group.others]
        if subject.standalone is not None:
            commons = [one.common for one in alike(self.edition, subject.standalone)]
        for configuration, words in relevant(self.edition, commons, self.configuration):
            if subject.group is not None:
                wins = resolve_group(self.edition, subject.group, configuration).words()
            elif subject.standalone is not None:
                root = root_of(self.edition, subject.standalone)
                resolution = resolve_standalone(self.edition, root, configuration)
                wins = _NOBODY if resolution is None else resolution.words()
            else:
                wins = resolve_condition(self.edition, subject.condition or "", configuration).words()
            if words:
                found.setdefault(wins, []).append(words)
        return tuple(Elsewhere(tuple(words), wins) for wins, words in found.items()) if len(found) > 1 else ()


def versions_of(group: Group) -> set[str]:
    """The names of a definition and of all that overrides or adjusts it."""
    return {one.common.name for one in (group.base, *group.others)}


def direct(group: Group, name: str) -> list[d.ValueSpec | d.RuleSpec | d.ActionSpec]:
    """What stands below a version in the tree: of several targets an exception stands below the innermost one."""
    over = {one.common.name: targets(one) for one in group.others}
    found = []
    for one in group.others:
        mine = targets(one)
        if name in mine and not any(name in over.get(other, ()) for other in mine):
            found.append(one)
    return found


def targets(one: Overriding) -> tuple[str, ...]:
    """The names that an exception overrides, or the one that it adds to."""
    names = tuple(reference.name for reference in one.common.overrides)
    adjusted = one.adjusts if isinstance(one, d.ValueSpec) else None
    return names if names or adjusted is None else (adjusted.name,)


def named_conditions(spec: d.Spec) -> Iterator[d.NamedCondition]:
    """All named conditions that a spec has."""
    for one in spec.definitions:
        match one:
            case d.ValueSpec(all_=found):
                yield from found
            case d.ActionSpec(body=body):
                yield from body.requires
                yield from _in_steps(body.do)
            case d.RuleSpec(do=do) | d.TriggerSpec(do=do):
                yield from _in_steps(do)
            case d.ListSpec(rows=rows):
                for row in rows:
                    for steps in row.abilities.values():
                        yield from _in_steps(steps)
            case _:
                pass


def _in_steps(outline: d.Outline) -> Iterator[d.NamedCondition]:
    for item in outline:
        match item:
            case d.IfItem(branches=branches, otherwise=otherwise):
                for _, _, steps in branches:
                    yield from _in_steps(steps)
                yield from _in_steps(otherwise)
            case d.HeaderItem(body=body, options=options, otherwise=otherwise):
                yield from _in_steps(body)
                yield from _in_steps(otherwise or ())
                for option in options:
                    if option.inline is not None:
                        yield from option.inline.requires
                        yield from _in_steps(option.inline.do)
            case d.StepItem():
                pass


__all__ = ["Branch", "Cited", "Elsewhere", "Explanation", "explain"]
