"""The reference of a game as a PDF: its text, its pages, its look, the same bytes every time."""

from __future__ import annotations

import importlib.util
from dataclasses import replace
from functools import cache
from io import BytesIO
from pathlib import Path

import pytest
from pypdf import PdfReader
from pypdf.generic import DictionaryObject
from tests.conformance.games import FOLDER
from tests.docs.pages import reference

from pravidla.backends.docs import Site
from pravidla.cli import main
from pravidla.publishing.binding import bind

SMALL = FOLDER / "rail_shares"


@cache
def chapters() -> Site:
    """The rules of a game of the package without the examples, which fill most of its pages."""
    site = reference("velkomesto")
    return replace(site, pages=tuple(page for page in site.pages if page.group != "examples"))


@cache
def book() -> PdfReader:
    return PdfReader(BytesIO(bind(chapters(), "cs")))


@cache
def text() -> str:
    return " ".join(page.extract_text() for page in book().pages).replace("\u00a0", " ")


def language_of(read: PdfReader) -> object:
    root = read.trailer["/Root"].get_object()
    assert isinstance(root, DictionaryObject)
    return root["/Lang"]


def fonts_of(read: PdfReader) -> set[str]:
    found = set()
    for page in read.pages:
        resources = page["/Resources"].get_object()
        assert isinstance(resources, DictionaryObject)
        fonts = resources["/Font"].get_object()
        assert isinstance(fonts, DictionaryObject)
        for font in fonts.values():
            one = font.get_object()
            assert isinstance(one, DictionaryObject)
            found.add(str(one["/BaseFont"]).partition("+")[2])
    return found


def test_a_book_has_a_title_a_language_and_its_chapters_as_bookmarks() -> None:
    about = book().metadata
    assert about is not None and about.title == "Velkoměsto"
    assert language_of(book()) == "cs"
    top = [one.title for one in book().outline if not isinstance(one, list)]
    assert top[:3] == ["Přehled", "Příprava hry", "Herní materiál"]
    assert {"Výklad nejasných míst", "Slovníček", "Otevřené otázky", "Odstavce pravidel"} <= set(top)


def test_a_book_tells_rules_cards_tables_readings_and_citations() -> None:
    assert 40 <= len(book().pages) <= 80
    assert "Pekárna" in text() and "Nákupní centrum" in text()
    assert "hráči se střídají po směru hodin" in text()
    assert "Výjimka:" in text() and "Jiná možnost" in text()
    assert "s5.6" in text()


def test_a_citation_in_a_book_leads_to_its_paragraph() -> None:
    names = book().named_destinations
    links = [
        annotation.get_object()
        for page in book().pages
        for annotation in page.get("/Annots", ())
        if annotation.get_object()["/Subtype"] == "/Link"
    ]
    assert len(links) > 500
    ends = [link["/Dest"] if "/Dest" in link else link["/A"]["/D"] for link in links]
    assert all(not isinstance(end, str) or end in names for end in ends)


def test_a_book_is_the_same_every_time_and_uses_only_the_fonts_that_come_with_typst() -> None:
    small = reference(SMALL)
    first = bind(small, "cs")
    assert first == bind(small, "cs")
    fonts = fonts_of(PdfReader(BytesIO(first)))
    assert fonts and all(name.startswith(("LibertinusSerif", "DejaVuSansMono", "NewCM")) for name in fonts)


def test_the_command_writes_a_book_in_either_language(tmp_path: Path) -> None:
    file = tmp_path / "kniha" / "game.pdf"
    assert main(["docs", str(SMALL), "--pdf", str(file), "--lang", "en"]) == 0
    read = PdfReader(file)
    assert language_of(read) == "en"
    assert "Contents" in read.pages[1].extract_text()
    assert not (tmp_path / "docs").exists()


def test_without_typst_the_command_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    known = importlib.util.find_spec
    monkeypatch.setattr("pravidla.publishing.binding.find_spec", lambda name: None if name == "typst" else known(name))
    assert main(["docs", str(SMALL), "--pdf", str(tmp_path / "game.pdf")]) == 2
    assert "pip install 'pravidla[typst]'" in capsys.readouterr().err


def test_a_book_is_of_one_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["docs", str(SMALL), str(FOLDER / "connect_four"), "--pdf", str(tmp_path / "game.pdf")]) == 2
    assert "one game" in capsys.readouterr().err
