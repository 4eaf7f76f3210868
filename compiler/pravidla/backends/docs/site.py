"""From the material of a game to its reference: all pages as plain data."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from pravidla.backends.docs.about import about_pages
from pravidla.backends.docs.entries import entries_of
from pravidla.backends.docs.guards import as_data
from pravidla.backends.docs.material import Material
from pravidla.backends.docs.names import Names, all_names, human, names_of, title_of, wording
from pravidla.backends.docs.overview import overview_page
from pravidla.backends.docs.pages import anchors_of, chapter_title, chapters_of
from pravidla.backends.docs.phrases import Voice, declared
from pravidla.backends.docs.sections import Sections
from pravidla.backends.docs.tables_of_words import glossary_page
from pravidla.backends.docs.twins import missing_twins
from pravidla.backends.docs.view import Option, Page, Section, Settings, Site, Word, plain_text
from pravidla.backends.docs.words import words
from pravidla.model import definitions as d
from pravidla.syntax import ast
from pravidla.transcript.index import IndexEntry
from pravidla_runtime.text import czech, sentence

_EDITION = ("edition", "language", "authors", "publisher", "year")


def build_site(material: Material, language: str) -> Site:
    """The reference of a game in `cs` or `en`."""
    spec = material.edition.spec
    t = words(language)
    chapters = chapters_of(material)
    anchors = anchors_of(material, chapters)
    summaries = {} if material.index is None else {one.id: _summary(one, language) for one in material.index.entries}
    names = _with_tips(names_of(material.edition, anchors, summaries, language))
    sections = Sections(material, names, anchors)
    terms = {name: word.text for name, word in names.terms.items()}
    head = sections.section(spec.head)
    rules = [
        Page(
            chapter.file,
            _title(chapter.path, terms, t, names, chapter.definitions),
            chapter.group,
            sections=tuple(sections.section(one) for one in chapter.definitions),
        )
        for chapter in chapters
    ]
    settings = settings_of(material, names)
    overview = overview_page(material, rules, head, t)
    glossary = glossary_page(spec, names, t)
    pages = (
        overview,
        *rules,
        *about_pages(material, names, settings, rules, head, _earlier(material, language)),
        glossary,
    )
    low, high = spec.head.players
    title, other = (title_of(spec.head.common, one, spec.head.common.name) for one in _languages(language))
    return Site(
        name=spec.head.common.name,
        title=title,
        other_title=other if other != title else "",
        edition=tuple(_edition(spec)),
        players=str(low) if low == high else f"{low}–{high}",
        settings=settings,
        pages=pages,
        entries=entries_of(material, names, pages, t),
        terms=tuple(_forms(spec)),
        digest=material.edition.game.digest,
        twins=len(missing_twins(material.edition, material.index, language)),
    )


def _earlier(material: Material, language: str) -> tuple[Section, ...]:
    """What the version says that the spec is compared with; nothing where there is none."""
    if material.against is None:
        return ()
    old = Material(material.against[1], material.folder)
    anchors = anchors_of(old, chapters_of(old))
    sections = Sections(old, names_of(old.edition, anchors, {}, language), anchors)
    return tuple(sections.section(one) for one in old.edition.spec.definitions if not isinstance(one, d.ScenarioSpec))


def _summary(entry: IndexEntry, language: str) -> Word:
    """Our sentence on a paragraph; marked where it has no twin in the language."""
    if language == "en":
        return Word(entry.summary_en) if entry.summary_en else Word(entry.summary, lang="cs")
    return Word(czech(entry.summary))


def _with_tips(names: Names) -> Names:
    """The names with a few words on every state, for whoever points at one."""
    voice = Voice(names)
    tips = {name: plain_text(declared(voice, info.declaration)) for name, info in names.states.items()}
    return replace(names, tips=tips)


def _languages(language: str) -> tuple[str, str]:
    return ("en", "cs") if language == "en" else ("cs", "en")


def _title(
    path: str, terms: Mapping[str, str], t: Mapping[str, str], names: Names, definitions: tuple[d.Definition, ...]
) -> str:
    folder, _, stem = path.removesuffix(".yaml").rpartition("/")
    if folder == "modules" and stem in names.modules:
        return f"{t['module']} {names.modules[stem]}"
    if folder == "modules" and names.term(stem) is None:
        shared = next((one.common.applies for one in definitions if one.common.applies is not None), None)
        mentioned = [names.modules[one] for one in all_names(shared) if one in names.modules]
        if mentioned:
            return (t["both"] if isinstance(shared, ast.And) else t["either"]).join(sorted(mentioned))
    if folder == "scenarios" and stem in names.modules:
        return f"{t['file_scenarios']}: {names.modules[stem]}"
    return chapter_title(path, terms, t)


def _edition(spec: d.Spec) -> Iterator[tuple[str, str]]:
    from pravidla.source import Scalar
    from pravidla.source import Sequence as YamlSequence

    for key in _EDITION:
        match spec.head.common.node.get(key):
            case Scalar(value=value) if value is not None:
                yield key, str(value)
            case YamlSequence(items=items):
                yield key, ", ".join(str(item.value) for item in items if isinstance(item, Scalar))
            case _:
                pass


def settings_of(material: Material, names: Names) -> Settings:
    """All that a configuration may choose, in the words of the players: readings that may be played too."""
    spec = material.edition.spec
    modules = tuple((one.name, names.modules.get(one.name, one.name)) for one in spec.modules)
    readings = {one.common.name: one for one in spec.definitions if isinstance(one, d.ReadingSpec)}
    options = []
    for option in material.edition.game.options:
        values = tuple((value, _value(names, readings.get(option.name), value)) for value in option.values)
        title = names.options.get(option.name) or human(option.name)
        options.append(
            Option(option.name, title, values, option.values[option.start], as_data(material.edition.game, option.when))
        )
    return Settings(spec.head.players, modules, tuple(options))


def _value(names: Names, reading: d.ReadingSpec | None, value: str) -> str:
    if reading is not None and value in reading.choices:
        return names.option_values[reading.common.name, value]
    term = names.term(value)
    return sentence(human(value) if term is None else term.text)


def _forms(spec: d.Spec) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Czech terms with the forms that the spec gives: units, words, rows with their cases."""
    for one in spec.definitions:
        match one:
            case d.UnitSpec(cs=cs) | d.DieSpec(cs=cs):
                yield cs[0], cs
            case d.WordSpec(declension=declension):
                text = title_of(one.common, "cs", "")
                if text:
                    yield text, tuple(form for _, form in declension)
            case d.ListSpec(rows=rows):
                for row in rows:
                    text = wording(row.text, "cs")
                    if text and "…" not in text:
                        yield text, tuple(form for _, form in row.declension)
            case _:
                pass
