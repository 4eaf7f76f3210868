"""The reference page of a game."""

from __future__ import annotations

from html.parser import HTMLParser
from pathlib import Path

import pytest
from tests.conformance.games import FOLDER, NAMES

from pravidla.backends.docs import build_page, render_page
from pravidla.backends.docs.build import IndexEntry
from pravidla.backends.docs.linking import section_anchor
from pravidla.cli import main
from pravidla.cli.status import GOOD
from pravidla.data import data_folder
from pravidla.model.load import load_spec

SPECS = [FOLDER / name for name in NAMES]
SPECS += sorted(path for path in data_folder("rulebooks").iterdir() if (path / "rulebook.yaml").is_file())


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
            self.resources.append(tag)
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if not self.open or self.open.pop() != tag:
            self.wrong.append(tag)

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] != "style":
            self.text.append(data)


def page_of(folder: Path, language: str = "cs") -> str:
    spec, _ = load_spec(folder)
    assert spec is not None
    return render_page(build_page(spec, (), "0123", language), language)


def read(text: str) -> Elements:
    elements = Elements()
    elements.feed(text)
    return elements


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("folder", SPECS, ids=lambda path: path.name)
def test_a_page_is_whole_and_needs_nothing_from_elsewhere(folder: Path, language: str) -> None:
    elements = read(page_of(folder, language))
    assert elements.wrong == [] and elements.open == []
    assert len(elements.ids) == len(set(elements.ids))
    assert elements.resources == []
    anchors = {f"#{name}" for name in elements.ids}
    paragraphs = {link for link in elements.links if link[1:2] == "s" and link[2:3].isdigit()}
    assert set(elements.links) - anchors - paragraphs == set()


@pytest.mark.parametrize("folder", SPECS, ids=lambda path: path.name)
def test_every_definition_stands_on_the_page_once(folder: Path) -> None:
    spec, _ = load_spec(folder)
    assert spec is not None
    ids = read(page_of(folder)).ids
    for one in spec.definitions:
        assert ids.count(section_anchor(one.common)) == 1


def test_sentences_link_to_the_definitions_they_name() -> None:
    text = page_of(FOLDER / "tic_tac_toe")
    assert '<a href="#value-has_line"' in text
    assert "Použito v" in text


def test_a_figure_shows_its_provenance_and_what_is_assumed_is_listed() -> None:
    text = page_of(FOLDER / "rail_shares")
    assert 'class="assumed"' in text
    assert "Odhadnuté údaje" in text
    assert 'href="#track-ladder"' in text


def test_a_refusal_is_told_beside_its_condition() -> None:
    assert "…. sloupec je plný" in page_of(FOLDER / "connect_four")


def test_the_page_speaks_english_where_asked() -> None:
    text = page_of(FOLDER / "connect_four", "en")
    assert '<html lang="en">' in text
    assert "Column … is full" in text
    assert "Podmínky" not in text


def test_texts_are_escaped(tmp_path: Path) -> None:
    (tmp_path / "rules.yaml").write_text(
        "- game: sample\n"
        "  text: {cs: '<script>alert(1)</script>', en: Sample}\n"
        "  uncited: '\"><img src=x>'\n"
        "  players: 2\n"
        "  play: main\n"
        "- rule: main\n"
        "  uncited: a & b\n"
        "  do:\n"
        "    - end the game\n",
        encoding="utf-8",
    )
    elements = read(page_of(tmp_path))
    assert elements.wrong == [] and elements.open == []
    assert elements.resources == []
    assert "<script>alert(1)</script>" in "".join(elements.text)


def test_paragraphs_are_listed_with_what_cites_them(tmp_path: Path) -> None:
    (tmp_path / "rules.yaml").write_text(
        "- game: sample\n"
        "  text: {cs: Ukázka, en: Sample}\n"
        "  cites: [s1.1]\n"
        "  players: 2\n"
        "  play: main\n"
        "- rule: main\n"
        "  cites: [s1.2]\n"
        "  do:\n"
        "    - end the game [s1.2.1]\n",
        encoding="utf-8",
    )
    spec, _ = load_spec(tmp_path)
    assert spec is not None
    entries = (IndexEntry("s1.1", "1", "Kdo hraje."), IndexEntry("s1.2", "1", "Kdy hra končí."))
    text = render_page(build_page(spec, entries, "", "cs"), "cs")
    assert '<tr id="s1.2">' in text and "Kdy hra končí." in text
    assert '<a class="cite" href="#s1.1" title="Kdo hraje.">s1.1</a>' in text
    assert '<td><a href="#rule-main">main</a></td>' in text


def test_the_same_spec_gives_the_same_page_to_the_byte() -> None:
    assert page_of(FOLDER / "pig") == page_of(FOLDER / "pig")


def test_the_command_writes_a_page_a_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "stránky s mezerou"
    assert main(["docs", str(FOLDER / "tic_tac_toe"), "-o", str(target), "--lang", "en"]) == GOOD
    assert (target / "tic_tac_toe.html").read_text(encoding="utf-8").startswith("<!DOCTYPE html>")
    assert "tic_tac_toe.html" in capsys.readouterr().out


def test_a_section_says_in_our_words_what_the_cited_paragraphs_say() -> None:
    spec, _ = load_spec(data_folder("rulebooks") / "hedvabna_stezka")
    assert spec is not None
    page = build_page(spec, (IndexEntry("s3.10", "3", "Po tahu se bere karta z nabídky."),), "0123", "cs")
    (section,) = [one for chapter in page.chapters for one in chapter.sections if one.name == "draw_cards"]
    assert [(word.href, said) for word, said in section.says] == [("#s3.10", "Po tahu se bere karta z\u00a0nabídky.")]
    assert "Po tahu se bere karta" in render_page(page, "cs")


def test_chapters_columns_and_states_are_called_by_the_glossary() -> None:
    text = page_of(data_folder("rulebooks") / "hedvabna_stezka")
    titles = ["Hra", "Herní materiál", "Hrací plán", "Příprava hry", "Průběh tahu", "Akce", "Trhy a\u00a0nové karavany"]
    titles += ["Bodování", "Co platí vždy", "Výklad nejasných míst", "Slovníček"]
    places = [text.index(f">{title}</h2>") for title in titles]
    assert places == sorted(places)
    assert ">Příklady: Tahy</h2>" in text
    assert "<td>karavanseráj</td>" in text and ">výchozí město</th>" in text
    english = page_of(data_folder("rulebooks") / "hedvabna_stezka", "en")
    assert ">Examples: Turns</h2>" in english and "<td>bag</td>" in english


def test_what_a_state_is_bounded_by_says_where_it_comes_from() -> None:
    text = page_of(data_folder("rulebooks") / "hedvabna_stezka")
    assert 'title="pravidla s1.31"' in text
    assert 'class="assumed">0..99, seen by owner' in text
