"""From the reference of a game to files: HTML by templates that escape everything, and its twin in JSON."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from functools import cache
from importlib.resources import files

from jinja2 import DictLoader, Environment, StrictUndefined
from markupsafe import Markup

from pravidla.backends.docs.search import search_data
from pravidla.backends.docs.view import Guard, Site
from pravidla.backends.docs.words import words

_ASSETS = ("site.css", "site.js", "search.js")
_GROUPS = ("rules", "modules", "examples", "about")


def render_site(site: Site, language: str) -> dict[str, str]:
    """The files of a game's folder by name; the same for the same site to the byte."""
    environment = _environment()
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
    result["reference.json"] = json.dumps(asdict(site), ensure_ascii=False, sort_keys=True) + "\n"
    return result


def render_home(sites: Sequence[Site], language: str) -> dict[str, str]:
    """The start page with all games, and what every page needs."""
    template = _environment().get_template("home.html.j2")
    result = {"index.html": template.render(sites=sites, t=words(language), language=language) + "\n"}
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
def _environment() -> Environment:
    folder = files("pravidla.backends.docs") / "templates"
    sources: Mapping[str, str] = {
        one.name: one.read_text(encoding="utf-8") for one in folder.iterdir() if one.name.endswith(".j2")
    }
    environment = Environment(
        loader=DictLoader(sources), autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
    environment.filters["guard"] = _guard
    environment.filters["svg"] = Markup
    return environment


def _guard(data: Guard) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
