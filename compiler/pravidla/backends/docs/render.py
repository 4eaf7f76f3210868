"""From the reference of a game to files: HTML by templates that escape everything, and its twin in JSON."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from functools import cache, lru_cache, partial
from importlib.resources import files

from jinja2 import DictLoader, Environment, StrictUndefined
from markupsafe import Markup, escape

from pravidla.backends.docs.search import search_data
from pravidla.backends.docs.view import Guard, Sentence, Site, Word
from pravidla.backends.docs.words import words
from pravidla_runtime.text import czech

_ASSETS = ("site.css", "site.js", "search.js")
_MOST_WORDS = 50_000
"""different words that are remembered with their HTML"""
_ID = re.compile(r"(each )?[a-z][a-z0-9_]*(\.[a-z0-9_]+)*")
"""a name of the spec: nothing for readers, so it is no tip"""
_GROUPS = ("rules", "modules", "examples", "about")


def render_site(site: Site, language: str) -> dict[str, str]:
    """The files of a game's folder by name; the same for the same site to the byte."""
    environment = _environment(language)
    template = environment.get_template("page.html.j2")
    t = words(language)
    navigation = [
        (group, [page for page in site.pages if page.group == group])
        for group in _GROUPS
        if any(page.group == group for page in site.pages)
    ]
    glossary = {word: f"glossary.html#{anchor}" for word, anchor in _glossary(site)}
    result = {}
    for page in site.pages:
        text = template.render(site=site, page=page, t=t, language=language, navigation=navigation, glossary=glossary)
        result[page.file] = text + "\n"
    result["search-data.js"] = search_data(site, language)
    result["reference.json"] = json.dumps(site, default=_fields, ensure_ascii=False, sort_keys=True) + "\n"
    return result


def render_home(sites: Sequence[Site], language: str) -> dict[str, str]:
    """The start page with all games, and what every page needs."""
    template = _environment(language).get_template("home.html.j2")
    games = tuple((site.name, site.title) for site in sites)
    text = template.render(sites=sites, games=games, t=words(language), language=language)
    result = {"index.html": text + "\n"}
    folder = files("pravidla.backends.docs") / "assets"
    for name in _ASSETS:
        result[f"assets/{name}"] = folder.joinpath(name).read_text(encoding="utf-8")
    return result


def _glossary(site: Site) -> Iterable[tuple[str, str]]:
    for page in site.pages:
        if page.file == "glossary.html":
            for row in page.blocks[0].table.rows if page.blocks and page.blocks[0].table else ():
                yield row.cells[0].sentence[0].text, row.anchor


@cache
def _environment(language: str) -> Environment:
    folder = files("pravidla.backends.docs") / "templates"
    sources: Mapping[str, str] = {
        one.name: one.read_text(encoding="utf-8") for one in folder.iterdir() if one.name.endswith(".j2")
    }
    environment = Environment(
        loader=DictLoader(sources), autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
    environment.filters["guard"] = _guard
    environment.filters["svg"] = Markup
    environment.filters["word"] = partial(_word, language=language)
    environment.filters["say"] = partial(_say, language=language)
    return environment


def _fields(one: object) -> dict[str, object]:
    """A part of the view as an object of JSON."""
    kind: object = type(one)
    return {name: getattr(one, name) for name in _field_names(kind)}


@cache
def _field_names(kind: object) -> tuple[str, ...]:
    assert isinstance(kind, type) and is_dataclass(kind)
    return tuple(field.name for field in fields(kind))


def _say(sentence: Sentence, language: str) -> Markup:
    """A sentence; plain code and not a template's, for a page has thousands of words."""
    return Markup("".join([_word(one, language) for one in sentence]))


@lru_cache(maxsize=_MOST_WORDS)
def _word(one: Word, language: str) -> Markup:
    """A word; the same ones stand on a page again and again."""
    text = escape(czech(one.text) if language == "cs" and not one.lang else one.text)
    if one.lang:
        return Markup(f'<span lang="{escape(one.lang)}">{text}</span>')
    title = f' title="{escape(one.title)}"' if one.title and not _ID.fullmatch(one.title) else ""
    if one.href:
        return Markup(f'<a href="{escape(one.href)}"{title}>{text}</a>')
    if one.kind == "variable":
        return Markup(f"<var{title}>{text}</var>")
    return Markup(f"<span{title}>{text}</span>") if title and one.title != one.text else text


def _guard(data: Guard) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
