"""From a definition to its section of the reference."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from pravidla.backends.docs.anchors import former_anchors, section_anchor
from pravidla.backends.docs.guards import conjunction, guard_data, guard_sentence, negated, told_guard
from pravidla.backends.docs.material import Material
from pravidla.backends.docs.mentions import all_cites, targets
from pravidla.backends.docs.names import Names, human, paragraph_of, state_anchor, wording
from pravidla.backends.docs.phrases import Voice, body_lines, declared, event, expression, outline_lines, parameters
from pravidla.backends.docs.phrases.expressions import option_value
from pravidla.backends.docs.phrases.outlines import condition_line, formula_lines, source_of
from pravidla.backends.docs.plays import scenario_blocks, scenario_voice
from pravidla.backends.docs.printed import Tables
from pravidla.backends.docs.reach import uses_of
from pravidla.backends.docs.readings import Readings
from pravidla.backends.docs.titles import Titles
from pravidla.backends.docs.view import (
    Block,
    Cell,
    Code,
    Guard,
    Line,
    Override,
    Quote,
    Row,
    Run,
    Section,
    Source,
    Table,
    Word,
)
from pravidla.backends.docs.words import words
from pravidla.diagnostics import SourceFile
from pravidla.exceptions.edition import source_of as text_of
from pravidla.model import definitions as d
from pravidla.syntax import ast
from pravidla_runtime.text import czech, sentence


class Sections:
    """Builds sections; holds what every one of them needs."""

    def __init__(self, material: Material, names: Names, pages: Mapping[str, str]) -> None:
        self._material = material
        self._spec = material.edition.spec
        self._names = names
        self._pages = pages
        self._voice = Voice(names)
        self._t = words(names.language)
        self._files = {path: SourceFile(path, text) for path, text in self._spec.sources.items()}
        self._titles = Titles(self._spec, names, self._voice)
        self._printed = Tables(material.edition, names, self._t, self._titles.link)
        self._uses: dict[str, tuple[str, ...]] = {}
        self._used_by: dict[str, list[d.Common]] = {}
        self._by_anchor = {section_anchor(one.common): one.common for one in self._spec.definitions}
        self._by_name = {
            one.common.name: one
            for one in self._spec.definitions
            if isinstance(one, d.ValueSpec | d.RuleSpec | d.ActionSpec | d.ConditionSpec)
        }
        self._overriding: dict[str, list[d.Common]] = {}
        self._readings = Readings(material.edition, names, self._titles.link)
        self._weave()

    def _weave(self) -> None:
        """Find who uses and overrides what."""
        definitions = self._spec.definitions
        self._uses = uses_of(self._names, definitions)
        for one in definitions:
            common = one.common
            if not isinstance(one, d.ScenarioSpec | d.InvariantSpec):
                for anchor in self._uses[section_anchor(common)]:
                    self._used_by.setdefault(anchor, []).append(common)
            for reference in common.overrides:
                self._overriding.setdefault(reference.name, []).append(common)
            if isinstance(one, d.ValueSpec) and one.adjusts is not None:
                self._overriding.setdefault(one.adjusts.name, []).append(common)

    def section(self, one: d.Definition) -> Section:
        """The section of a definition."""
        common, names = one.common, self._names
        anchor = section_anchor(common)
        line, _ = self._files[common.file].line_column(common.span.start)
        params, voice = self._params(one)
        refs = tuple(dict.fromkeys(all_cites(common.node)))
        run = self._material.runs.get(common.name) if isinstance(one, d.ScenarioSpec) else None
        guard = self._guard(one)
        return Section(
            anchor=anchor,
            kind=common.kind,
            kind_word=self._t.get(common.kind, common.kind),
            name=common.name,
            title=sentence(self._titles.title(one)),
            params=params,
            cites=names.cites(cite.ref for cite in common.cites),
            says=self._says(refs),
            quotes=self._quotes(refs),
            uncited=self._uncited(common),
            source=source_of(common.provenance),
            place=f"{self.relative(common.file)}:{line}",
            module=common.module or "",
            guard=guard,
            guard_words=told_guard(voice, guard) if isinstance(one, d.ReadingSpec) else guard_sentence(voice, common),
            adds=isinstance(one, d.ValueSpec) and one.adjusts is not None and not common.overrides,
            overrides=tuple(self._titles.target(reference.name) for reference in targets(one)),
            overridden=tuple(self._overrides(one)),
            note=self._note(common),
            blocks=tuple(self._struck(one, self._blocks(one, voice))),
            uses=self._titles.links([self._by_anchor[used] for used in self._uses[anchor]]),
            used_by=self._titles.links(self._used_by.get(anchor, ())),
            readings=self._readings.under(anchor),
            examples=self._examples(common),
            yaml=text_of(self._spec, common.node.span),
            code=self._code(one),
            run=None if run is None else replace(run, configuration=self._configuration(run)),
            page=self._pages.get(anchor, ""),
            formerly=tuple(one for one in former_anchors(common) if one not in self._by_anchor),
        )

    def _guard(self, one: d.Definition) -> Guard:
        if isinstance(one, d.ReadingSpec):
            return self._readings.guard(one)
        return guard_data(self._material.edition, one.common)

    def _note(self, common: d.Common) -> Word:
        """The remark on a definition; marked where it has no twin in the language."""
        if self._names.language == "en":
            return Word(common.note or "")
        return Word(czech(common.note_cs)) if common.note_cs else Word(common.note or "", lang="en")

    def _uncited(self, common: d.Common) -> Word:
        """Why a definition cites nothing; marked where it has no twin in the language."""
        if self._names.language == "en" or not common.uncited_cs:
            return Word(common.uncited or "", lang="" if self._names.language == "en" or not common.uncited else "en")
        return Word(czech(common.uncited_cs))

    def _configuration(self, run: Run) -> str:
        """Who plays an example, with which modules and unusual options."""
        names = self._names
        starts = {one.name: one.values[one.start] for one in self._material.edition.game.options}
        options = [
            f"{names.options.get(name) or human(name)}: {option_value(self._voice, name, value)}"
            for name, value in run.options
            if value != starts[name]
        ]
        return " · ".join([", ".join(run.players), *(names.modules.get(one, one) for one in run.modules), *options])

    def relative(self, path: str) -> str:
        """A file of the spec without its folder."""
        return path.removeprefix(self._material.folder + "/").removeprefix(self._spec.folder + "/")

    def _params(self, one: d.Definition) -> tuple[tuple[Word, ...], Voice]:
        params, voice = self._given(one)
        return params, voice.inside(one.common.name)

    def _given(self, one: d.Definition) -> tuple[tuple[Word, ...], Voice]:
        match one:
            case d.ValueSpec(heading=heading) | d.RuleSpec(heading=heading) | d.ActionSpec(heading=heading):
                return parameters(self._voice, self._inherited(one.common, heading.params))
            case d.TableSpec(heading=heading):
                return parameters(self._voice, heading.params)
            case d.ScenarioSpec(players=players):
                return (), scenario_voice(self._voice, [reference.name for reference in players])
            case d.ConditionSpec():
                return (), self._voice_of_condition(one)
            case d.TriggerSpec(upon=ast.Around(rule=rule)):
                base = self._names.definitions.get(rule.text)
                if isinstance(base, d.RuleSpec | d.ActionSpec):
                    return (), self._with_picks(base)
                return (), self._voice
            case _:
                return (), self._voice

    def _inherited(self, common: d.Common, params: tuple[ast.Param, ...]) -> tuple[ast.Param, ...]:
        """An exception sees the parameters of what it overrides."""
        if params:
            return params
        one = next((one for one in self._spec.definitions if one.common is common), None)
        for reference in targets(one) if one is not None else ():
            base = self._names.definitions.get(reference.name)
            if isinstance(base, d.ValueSpec | d.RuleSpec | d.ActionSpec) and base.common is not common:
                return self._inherited(base.common, base.heading.params)
        return ()

    def _with_picks(self, base: d.RuleSpec | d.ActionSpec) -> Voice:
        from pravidla.backends.docs.phrases.steps import picked

        _, voice = parameters(self._voice, base.heading.params)
        if isinstance(base, d.ActionSpec):
            for choices in base.body.picks:
                voice = picked(voice, choices.picks)
        return voice

    def _voice_of_condition(self, one: d.ConditionSpec) -> Voice:
        for reference in one.common.overrides:
            base = self._names.definitions.get(reference.name.rpartition(".")[0])
            if isinstance(base, d.RuleSpec | d.ActionSpec):
                return self._with_picks(base)
            if isinstance(base, d.ValueSpec):
                return parameters(self._voice, base.heading.params)[1]
        return self._voice

    def _says(self, refs: Sequence[str]) -> tuple[tuple[Word, Word], ...]:
        paragraphs = dict.fromkeys(paragraph_of(ref) for ref in refs)
        return tuple(
            (self._names.cites([ref])[0], self._names.summaries[ref])
            for ref in paragraphs
            if ref in self._names.summaries and self._names.summaries[ref].text
        )

    def _quotes(self, refs: Sequence[str]) -> tuple[Quote, ...]:
        known = self._material.quotes
        wanted = [ref for ref in refs if ref in known]
        for ref in refs:
            if ref.count(".") == 1:
                wanted += [one for one in known if paragraph_of(one) == ref and one not in wanted]
        return tuple(Quote(ref, known[ref]) for ref in dict.fromkeys(wanted))

    def _overrides(self, one: d.Definition) -> Iterator[Override]:
        voice = self._params(one)[1]
        for condition in ("", *(condition.name for condition in _conditions(one))):
            name = f"{one.common.name}.{condition}" if condition else one.common.name
            for common in self._overriding.get(name, ()):
                yield Override(
                    self._titles.link(common),
                    section_anchor(common),
                    guard_data(self._material.edition, common),
                    guard_sentence(voice, common),
                    self._names.cites(cite.ref for cite in common.cites),
                    "replaces" if common.overrides else "adjusts",
                    condition,
                    self._titles.target(name) if condition else self._titles.link(one.common),
                )

    def _examples(self, common: d.Common) -> tuple[Line, ...]:
        """Links to the examples that run a definition, each in the configurations with the modules and options that it
        is played with; the number of players may be another."""
        found = ((name, f"scenario-{name}") for name in self._material.exercised.get(section_anchor(common), ()))
        return tuple(
            Line((self._names.link(self._by_anchor[anchor]),), guard=self._played_with(name))
            for name, anchor in found
            if anchor in self._by_anchor
        )

    def _played_with(self, scenario: str) -> Guard:
        run = self._material.runs.get(scenario)
        if run is None:
            return True
        modules = (("module", name) for name in self._material.edition.game.modules)
        return conjunction(
            (
                *(one if one[1] in run.modules else negated(one) for one in modules),
                *(("option", name, value) for name, value in run.options),
            )
        )

    def _struck(self, one: d.Definition, blocks: Iterable[Block]) -> Iterator[Block]:
        """The blocks of a definition, each condition with what may stand for it."""
        guards: dict[str, list[Guard]] = {}
        for condition in _conditions(one):
            for common in self._overriding.get(f"{one.common.name}.{condition.name}", ()):
                guards.setdefault(condition.name, []).append(guard_data(self._material.edition, common))
        for block in blocks:
            yield (
                block
                if not guards
                else replace(
                    block,
                    lines=tuple(replace(line, overridden=tuple(guards.get(line.name, ()))) for line in block.lines),
                )
            )

    def _code(self, one: d.Definition) -> tuple[Code, ...]:
        """The generated functions of a definition; of an exception without one those whose branch it is."""
        own = self._own_code(one.common)
        for reference in () if own else targets(one):
            base = self._by_name.get(reference.name) or self._by_name.get(reference.name.rpartition(".")[0])
            if base is not None and base is not one:
                return self._code(base)
        return own

    def _own_code(self, common: d.Common) -> tuple[Code, ...]:
        if common.kind in ("scenario", "reading", "word", "unit"):
            return ()
        file = self._files[common.file]
        first, _ = file.line_column(common.node.span.start)
        last, _ = file.line_column(max(common.node.span.start, common.node.span.end - 1))
        found = self._material.code.get(self.relative(common.file), ())
        return tuple(code for line, code in found if first <= line <= last)

    # ---- what a definition says

    def _blocks(self, one: d.Definition, voice: Voice) -> Iterable[Block]:
        t = self._t
        match one:
            case d.RuleSpec(do=do):
                yield Block(t["do"], self._done(outline_lines(voice, do)))
            case d.TriggerSpec(upon=upon, do=do):
                yield Block(t["upon"], (Line(event(voice, upon)),))
                yield Block(t["do"], self._done(outline_lines(voice, do)))
            case d.ActionSpec(body=body):
                yield Block(t["do"], self._done(body_lines(voice, body)))
            case d.ConditionSpec(that=that, refusal=refusal):
                yield Block(t["that"], (Line(expression(voice, that), refusal=wording(refusal, self._names.language)),))
            case d.InvariantSpec(that=that):
                yield Block(t["that"], (Line(expression(voice, that)),))
            case d.ValueSpec():
                yield from self._value(one, voice)
            case d.StateSpec():
                yield self._state(one)
            case d.ReadingSpec():
                yield from self._readings.blocks(one)
            case d.ListSpec() | d.TableSpec() | d.TrackSpec() | d.BoardSpec():
                yield from self._printed.blocks(one)
            case d.ScenarioSpec():
                yield from scenario_blocks(voice, one, t)
            case d.GameSpec():
                yield from self._game(one)
            case d.DieSpec(low=low, high=high):
                yield Block(t["faces"], (Line((Word(f"{low}–{high}"),)),))
            case d.UnitSpec() | d.WordSpec() | d.LostSpec():
                pass

    def _done(self, lines: tuple[Line, ...]) -> tuple[Line, ...]:
        """What a rule does; that it does nothing is said too."""
        return lines or (Line((Word(self._t["nothing_happens"]),)),)

    def _value(self, one: d.ValueSpec, voice: Voice) -> Iterator[Block]:
        t = self._t
        parts = []
        for name, _, value in one.locals:
            said = expression(voice, value)
            voice = voice.bind(name, voice.kind_of(value))
            parts.append(Line((*voice.introduced(name), Word(" = "), *said)))
        if parts:
            yield Block(t["with"], tuple(parts))
        if one.is_ is not None:
            yield Block(t["is"], formula_lines(voice, one.is_))
        if one.all_:
            yield Block(t["all"], tuple(condition_line(voice, condition) for condition in one.all_))
        if one.by is not None:
            yield Block(t["by"], (Line(expression(voice, one.by)),))
        if one.at_least is not None:
            yield Block(t["at_least"], (Line(expression(voice, one.at_least)),))

    def _state(self, one: d.StateSpec) -> Block:
        rows = tuple(
            Row(
                (
                    Cell((Word(sentence(self._names.state(name).text), "", name),)),
                    Cell(declared(self._voice, declaration), self._origin(one.common, name)),
                ),
                anchor=state_anchor(one.common, name),
            )
            for name, _, declaration in one.has
        )
        return Block(self._t["has"], table=Table((self._t["name"], self._t["kind"]), rows))

    def _origin(self, common: d.Common, name: str) -> Source | None:
        return source_of(common.source(name))

    def _game(self, one: d.GameSpec) -> Iterator[Block]:
        t, voice = self._t, self._voice.bind("p", "player")
        play = self._names.definitions.get(one.play.name)
        if play is not None:
            yield Block(t["play"], (Line((self._names.link(play.common),)),))
        lines = [Line((Word(t.get(one.winner, one.winner)),), label=t["winner"])]
        if one.score is not None:
            lines.append(Line(expression(voice, one.score), label=t["score"]))
        lines += [Line(expression(voice, tie), label=t["ties"]) for tie in one.ties]
        yield Block(t["end_of_game"], tuple(lines))


def _conditions(one: d.Definition) -> tuple[d.NamedCondition, ...]:
    """The named conditions of a value or an action."""
    match one:
        case d.ValueSpec(all_=conditions) | d.ActionSpec(body=d.ActionBody(requires=conditions)):
            return tuple(conditions)
        case _:
            return ()
