"""What readers call the things of a game, and where each name leads."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from pravidla.backends.docs.acting import not_only_on_turn
from pravidla.backends.docs.anchors import section_anchor
from pravidla.backends.docs.meanings import NO_MEANINGS, Meanings, meanings_of
from pravidla.backends.docs.view import Word
from pravidla.backends.docs.words import words
from pravidla.exceptions.edition import Edition
from pravidla.exceptions.explanation import named_conditions
from pravidla.ir.walk import descendants
from pravidla.model import definitions as d
from pravidla.model.heads import word_forms
from pravidla.model.reading import declension
from pravidla.source import Mapping as YamlMapping
from pravidla.source import Scalar
from pravidla.syntax import ast, parse_template
from pravidla_runtime.text import NO_BREAK_SPACE, amount_en, czech, czech_form, figure_cs, sentence

_BRACKETS = frozenset("{}")
"""what only a text with places to fill has"""


def title_of(common: d.Common, language: str, fallback: str) -> str:
    """The text of a definition; `fallback` where it has none in the language. Where the text is a template for each of
    its pieces, what one piece is called; of other templates dots for what is filled in."""
    text = common.node.get("text")
    node = text.get(language) if isinstance(text, YamlMapping) else None
    if not isinstance(node, Scalar) or node.value is None:
        return fallback
    if isinstance(node.value, str) and not _BRACKETS & set(node.value):
        return czech(node.value) if language == "cs" else node.value
    template, _ = parse_template(node)
    if template is None:
        return fallback
    forms = word_forms(common.node)[1 if language == "en" else 0]
    if forms and any(not isinstance(one, ast.Plain) for one in template.parts):
        return sentence(czech(forms[0]) if language == "cs" else forms[0])
    return _told(template, language)


def wording(text: d.Wording | None, language: str) -> str:
    """A text in one language; empty where there is none."""
    template = None if text is None else text.en if language == "en" else text.cs
    return "" if template is None else _told(template, language)


def _told(template: ast.Template, language: str) -> str:
    """A template as a reader sees it: dots for what is filled in, words for many; Czech as it is set."""
    parts = [
        one.text if isinstance(one, ast.Plain) else one.forms[-1] if isinstance(one, ast.ByNumber) else "…"
        for one in template.parts
    ]
    return czech("".join(parts)) if language == "cs" else "".join(parts)


def human(name: str) -> str:
    """A name of the spec as words."""
    return name.replace("_", " ")


@dataclass(frozen=True, slots=True)
class StateInfo:
    """A declared state: who has it, what it is, the definition it stands in."""

    owner: str | None
    declaration: ast.Declaration
    common: d.Common

    @property
    def is_truth(self) -> bool:
        """Whether it is true or false."""
        return isinstance(self.declaration.type, ast.TruthType)

    def one_of(self) -> str:
        """The list of which it is one row (`player` for a player); empty for anything else."""
        match self.declaration.type:
            case ast.OneType(name=name) | ast.OneOrNoneType(name=name) | ast.KindType(name=name):
                return name.text
            case _:
                return ""


@dataclass(frozen=True, slots=True)
class Names:
    """Knows every name of a game in one language. `place` says on which page an anchor stands."""

    language: str
    pages: Mapping[str, str]
    """anchor -> file of its page"""
    states: Mapping[str, StateInfo]
    definitions: Mapping[str, d.Definition]
    """values, tables, rules, actions and lists by name"""
    rows: Mapping[str, Word]
    row_lists: Mapping[str, str]
    plurals: Mapping[str, str]
    """name of all rows of a list -> the list"""
    columns: Mapping[tuple[str, str], str]
    """list and column -> the list that the column names"""
    terms: Mapping[str, Word]
    units: Mapping[str, tuple[str, ...]]
    """a form of a unit -> its forms in the language"""
    summaries: Mapping[str, Word]
    """paragraph -> our sentence on it, in the language where there is one"""
    options: Mapping[str, str] = field(default_factory=dict)
    """option -> its title; of a reading that may be played, its question"""
    option_values: Mapping[tuple[str, str], str] = field(default_factory=dict)
    modules: Mapping[str, str] = field(default_factory=dict)
    """module -> its title"""
    called: Mapping[str, str] = field(default_factory=dict)
    """state without a word of the glossary -> what its pieces are called"""
    tips: Mapping[str, str] = field(default_factory=dict)
    """state -> what it is, in a few words"""
    choices: Mapping[str, str] = field(default_factory=dict)
    """option of a choice that has a text of its own -> the text"""
    refusals: Mapping[str, str] = field(default_factory=dict)
    """named condition, by full name -> what a player is told who does not meet it"""
    elsewhere: frozenset[str] = frozenset()
    """rules, actions and values in which `me` may be another player than the one on turn"""
    rule_names: Mapping[str, str] = field(default_factory=dict)
    """abilities and formulas of rows -> the list that declares them"""

    cases: Mapping[str, Mapping[int, str]] = field(default_factory=dict)
    """name -> Czech cases by number, where the spec gives them"""

    meant: Meanings = NO_MEANINGS
    """what expressions mean, by their places"""

    def cases_of(self, *names: str) -> Mapping[int, str]:
        """The Czech cases of the first of these names of which the spec gives any."""
        return next((self.cases[name] for name in names if name in self.cases), {})

    def href(self, anchor: str) -> str:
        """The link to an anchor of this game."""
        page = self.pages.get(anchor, "")
        return f"{page}#{anchor}" if page else ""

    def link(self, common: d.Common, text: str = "") -> Word:
        """A link to a definition under its title."""
        title = text or title_of(common, self.language, human(common.name))
        return Word(title, self.href(section_anchor(common)), common.name if title != common.name else "")

    def cites(self, refs: Iterable[str]) -> tuple[Word, ...]:
        """Links to cited paragraphs and sentences."""
        return tuple(
            Word(ref, self.href(ref) or self.href(paragraph_of(ref)), self._tip(paragraph_of(ref))) for ref in refs
        )

    def _tip(self, paragraph: str) -> str:
        """The sentence on a paragraph as a tip, which cannot say that it is in another language."""
        said = self.summaries.get(paragraph)
        return said.text if said is not None and not said.lang else ""

    def term(self, name: str) -> Word | None:
        """What the glossary calls something."""
        return self.terms.get(name)

    def state(self, name: str) -> Word:
        """What a state is called, with a link to its declaration."""
        info = self.states.get(name)
        term = self.terms.get(name)
        text = term.text if term is not None else self.called.get(name) or human(name)
        tip = self.tips.get(name, name)
        return Word(text, "" if info is None else self.href(state_anchor(info.common, name)), tip)

    def column(self, of: str, name: str) -> str:
        """What a column of a list is called: by its own word or that of its name, by the list whose rows stand in it,
        by its name."""
        one = self.definitions.get(self.columns.get((of, name), name))
        term = self.terms.get(f"{of}.{name}") or self.terms.get(name)
        if term is not None:
            return term.text
        return human(name) if one is None else title_of(one.common, self.language, human(name))

    def figure(self, of: str, name: str) -> str:
        """What a figure of a row is called: a column, or how many copies there are."""
        return words(self.language)["copies"] if name == "copies" else self.column(of, name)

    def value(self, written: str) -> str:
        """A plain value of a spec as readers meet it: a row by its name, truth in words, an amount with its unit."""
        t = words(self.language)
        if written in self.rows:
            return self.rows[written].text
        if written in ("true", "false"):
            return t["yes" if written == "true" else "no"]
        number, _, unit = written.replace(NO_BREAK_SPACE, " ").partition(" ")
        if not number.isdecimal():
            return written
        if unit == "per player":
            return f"{number}{NO_BREAK_SPACE}{t['per_player']}"
        if unit in self.units:
            forms, counted = self.units[unit], int(number)
            if self.language == "en":
                return amount_en(counted, forms)
            return f"{figure_cs(counted)}{NO_BREAK_SPACE}{czech_form(counted, forms)}"
        return written if unit or self.language == "en" else figure_cs(int(number))

    def label(self, name: str) -> Word:
        """What a list, column or anything else of this name is called, in the middle of a sentence."""
        if name in self.terms:
            return self.terms[name]
        one = self.definitions.get(name)
        if one is not None and title_of(one.common, self.language, ""):
            return self.link(one.common, lower(title_of(one.common, self.language, name)))
        return Word(human(name), "" if one is None else self.href(section_anchor(one.common)), name)


def lower(text: str) -> str:
    """With a small first letter, unless the word is written in capitals."""
    return text if text[1:2].isupper() else text[:1].lower() + text[1:]


def paragraph_of(ref: str) -> str:
    """The paragraph of a citation (`s7.12.1` → `s7.12`)."""
    return ".".join(ref.split(".")[:2])


def state_anchor(common: d.Common, name: str) -> str:
    """The anchor of one declaration of a state."""
    return f"{section_anchor(common)}--{name}"


def row_anchor(common: d.Common, row: str) -> str:
    """The anchor of one row of a list."""
    return f"{section_anchor(common)}--{row}"


def names_of(edition: Edition, pages: Mapping[str, str], summaries: Mapping[str, Word], language: str) -> Names:
    """The names of a game."""
    spec = edition.spec
    said = {one.declared: one.called[1 if language == "en" else 0] for one in edition.game.fields.values()}
    called = {name: forms[min(1, len(forms) - 1)] for name, forms in said.items() if forms}
    states: dict[str, StateInfo] = {}
    definitions: dict[str, d.Definition] = {}
    rows: dict[str, Word] = {}
    row_lists: dict[str, str] = {}
    plurals: dict[str, str] = {}
    columns: dict[tuple[str, str], str] = {}
    terms: dict[str, Word] = {}
    units: dict[str, tuple[str, ...]] = {}
    rule_names: dict[str, str] = {}

    def href(anchor: str) -> str:
        return f"{pages[anchor]}#{anchor}" if anchor in pages else ""

    for one in spec.definitions:
        common = one.common
        match one:
            case d.StateSpec(has=has, owner=owner):
                for name, _, declaration in has:
                    states.setdefault(name, StateInfo(owner, declaration, common))
            case d.WordSpec():
                terms[common.name] = Word(title_of(common, language, human(common.name)), href(section_anchor(common)))
            case d.UnitSpec(cs=cs, en=en):
                for form in (*en, common.name + "s", common.name):
                    units[form] = en if language == "en" else cs
            case d.DieSpec(cs=cs, en=en):
                for form in en:
                    units[form] = en if language == "en" else cs
                definitions.setdefault(common.name, one)
            case d.ListSpec():
                if not one.adds:
                    definitions[common.name] = one
                    plurals[one.plural or f"{common.name}s"] = common.name
                    for heading in (*one.abilities, *one.formulas):
                        rule_names[heading.name] = common.name
                for column, (kind, _) in one.columns.items():
                    if isinstance(kind, ast.OneType | ast.OneOrNoneType | ast.KindType):
                        columns[common.name, column] = kind.name.text
                for row in one.rows:
                    row_lists.setdefault(row.id, common.name)
                    named = _row_name(edition, common, row, language)
                    rows.setdefault(row.id, Word(named, href(row_anchor(common, row.id)), row.id))
            case d.ScenarioSpec() | d.GameSpec() | d.ReadingSpec() | d.LostSpec():
                pass
            case _:
                definitions.setdefault(common.name, one)
    return Names(
        language,
        pages,
        states,
        definitions,
        rows,
        row_lists,
        plurals,
        columns,
        terms,
        units,
        summaries,
        _options(spec, language),
        {
            (one.common.name, value): phrase.en if language == "en" else phrase.cs
            for one in spec.definitions
            if isinstance(one, d.ReadingSpec)
            for value, phrase in one.choices.items()
        },
        {one.name: title_of(one.common, language, human(one.name)) for one in spec.modules},
        called,
        choices=dict(_choices(spec, language)),
        refusals=_refusals(edition, language),
        rule_names=rule_names,
        cases=dict(_cases(spec)),
        elsewhere=not_only_on_turn(edition.game),
        meant=meanings_of(edition.game),
    )


def _cases(spec: d.Spec) -> Iterator[tuple[str, dict[int, str]]]:
    """The Czech cases that the spec gives: of words, of lists and of their rows."""
    for one in spec.definitions:
        own = dict(declension(one.common.node.get("declension")))
        if own:
            yield one.common.name, own
        for row in one.rows if isinstance(one, d.ListSpec) else ():
            if row.declension:
                yield row.id, dict(row.declension)


def _choices(spec: d.Spec, language: str) -> Iterator[tuple[str, str]]:
    """The options of choices that have a text of their own."""
    for node in descendants(bodies_of(spec)):
        if isinstance(node, d.OptionItem) and node.text is not None:
            yield node.name, wording(node.text, language)


def bodies_of(spec: d.Spec) -> tuple[d.Outline, ...]:
    """What rules, triggers and actions do."""
    bodies = [one.do for one in spec.definitions if isinstance(one, d.RuleSpec | d.TriggerSpec)]
    return (*bodies, *(one.body.do for one in spec.definitions if isinstance(one, d.ActionSpec)))


def _refusals(edition: Edition, language: str) -> dict[str, str]:
    """What players are told by the conditions that have a text."""
    by_place = {one.span: wording(one.refusal, language) for one in named_conditions(edition.spec)}
    told = {name: by_place.get(span, "") for name, span in edition.conditions.items()}
    return {name: text for name, text in told.items() if text}


def _options(spec: d.Spec, language: str) -> dict[str, str]:
    readings = [one for one in spec.definitions if isinstance(one, d.ReadingSpec)]
    found = {one.common.name: wording(one.question, language) for one in readings if one.playable}
    return found | {one.name: wording(one.text, language) for one in spec.head.options if one.text is not None}


def _row_name(edition: Edition, common: d.Common, row: d.RowSpec, language: str) -> str:
    """What a row is called: by its own text, or by its list's template filled in."""
    listed = edition.game.lists.get(common.name)
    found = next((one.text for one in listed.rows if one.id == row.id), None) if listed is not None else None
    filled = "" if found is None else found.en if language == "en" else found.cs
    return wording(row.text, language) or filled or human(row.id)


def all_names(node: object) -> Iterator[str]:
    """All names that a part of the syntax tree mentions."""
    stack = [node]
    while stack:
        one = stack.pop()
        if isinstance(one, ast.Name):
            yield one.name
        elif isinstance(one, ast.Word):
            yield one.text
        if isinstance(one, tuple):
            stack.extend(one)
        elif isinstance(one, dict):
            stack.extend(one.values())
        elif hasattr(one, "__dataclass_fields__"):
            stack.extend([getattr(one, name) for name in one.__dataclass_fields__ if name != "span"])
