"""References of games for tests, and their pages read back."""

from __future__ import annotations

from functools import cache
from html.parser import HTMLParser
from pathlib import Path

from pravidla.analysis import analyse
from pravidla.backends.docs import Material, Site, build_site, render_home, render_site
from pravidla.cli.docs import site_of
from pravidla.cli.games import find_spec
from pravidla.data import INDEX, display_name, packaged_games
from pravidla.exceptions.edition import edition_of
from pravidla.transcript import read_index

GAMES = tuple(packaged_games())


class Elements(HTMLParser):
    """Anchors, links, resources and text of a page; notes tags that are closed in the wrong order."""

    VOID = frozenset({"meta", "link", "br", "img", "input", "hr"})

    def __init__(self) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.resources: list[str] = []
        self.open: list[str] = []
        self.wrong: list[str] = []
        self.text: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        if values.get("id"):
            self.ids.append(str(values["id"]))
        if tag == "a":
            self.links.append(str(values.get("href")))
        elif values.get("src") or values.get("href"):
            self.resources.append(str(values.get("src") or values.get("href")))
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        if not self.open or self.open.pop() != tag:
            self.wrong.append(tag)

    def handle_data(self, data: str) -> None:
        self.text.append(data)


def read(text: str) -> Elements:
    elements = Elements()
    elements.feed(text)
    return elements


@cache
def reference(game: str | Path, language: str = "cs") -> Site:
    """The reference of a game of the package, or of a spec in a folder."""
    return site_of(find_spec(str(game)), language, ())


@cache
def rules_only(game: str) -> Site:
    """The reference of a game of the package without what running its examples shows: all that a search finds."""
    folder = find_spec(game).folder
    edition = edition_of(analyse(folder))
    assert edition is not None
    index = read_index(folder / INDEX)[0]
    return build_site(Material(edition, display_name(folder), index), "cs")


@cache
def files_of(game: str | Path, language: str = "cs") -> dict[str, str]:
    """The files of a reference."""
    return render_site(reference(game, language), language)


def home(language: str = "cs") -> dict[str, str]:
    """The start page and what all pages share, for the games of the package."""
    return render_home([reference(game, language) for game in GAMES], language)


def texts_of(game: str | Path, language: str = "cs") -> str:
    """All that the pages of a game say."""
    pages = [text for name, text in files_of(game, language).items() if name.endswith(".html")]
    return "".join("".join(read(text).text) for text in pages)
