"""The reference of a game: pages, links, what stands on them."""

from __future__ import annotations

import json
import re
import subprocess
from collections import Counter
from pathlib import Path

import pytest
from tests.conformance.games import FOLDER
from tests.docs.pages import GAMES, files_of, home, read, reference, rules_only, texts_of

from pravidla.backends.docs.anchors import section_anchor
from pravidla.backends.docs.view import Table, plain_text
from pravidla.cli.docs import site_of
from pravidla.cli.games import find_spec
from pravidla.model import definitions as d
from pravidla.model.load import load_spec

SMALL = [str(FOLDER / name) for name in ("rail_shares", "connect_four")]
ALL = [*GAMES, *SMALL]


def html(files: dict[str, str]) -> dict[str, str]:
    return {name: text for name, text in files.items() if name.endswith(".html")}


@pytest.mark.parametrize(("game", "language"), [*((game, "cs") for game in ALL), (SMALL[0], "en"), (GAMES[0], "en")])
def test_every_link_leads_to_something(game: str, language: str) -> None:
    pages = {name: read(text) for name, text in html(files_of(game, language)).items()}
    anchors = {f"{name}#{one}" for name, elements in pages.items() for one in elements.ids}
    for name, elements in pages.items():
        assert elements.wrong == [] and elements.open == [], name
        assert [one for one, count in Counter(elements.ids).items() if count > 1] == [], name
        for link in elements.links:
            if link == "../index.html" or link == "reference.json":
                continue
            page, _, anchor = link.partition("#")
            page = page or name
            assert page in pages, f"{name}: {link}"
            assert not anchor or f"{page}#{anchor}" in anchors, f"{name}: {link}"


@pytest.mark.parametrize("game", ALL)
def test_pages_load_nothing_but_the_files_beside_them(game: str) -> None:
    shared = {f"../{name}" for name in home()} | set(files_of(game))
    for text in html(files_of(game)).values():
        assert set(read(text).resources) <= shared


@pytest.mark.parametrize("game", ALL)
def test_every_definition_stands_on_one_page(game: str) -> None:
    spec = load_spec_of(game)
    ids = Counter(one for text in html(files_of(game)).values() for one in read(text).ids)
    for one in spec.definitions:
        assert ids[section_anchor(one.common)] == 1


def load_spec_of(game: str) -> d.Spec:
    spec, _ = load_spec(find_spec(game).folder)
    assert spec is not None
    return spec


@pytest.mark.parametrize("game", GAMES)
def test_every_cited_sentence_has_an_anchor_and_our_summary_beside_it(game: str) -> None:
    site = reference(game)
    ids = set(read(files_of(game)["paragraphs.html"]).ids)
    cited = {word.text for page in site.pages for section in page.sections for word in section.cites}
    assert cited and cited <= ids


@pytest.mark.parametrize("game", GAMES)
def test_links_between_rules_go_both_ways(game: str) -> None:
    sections = [one for page in reference(game).pages for one in page.sections]
    uses = {(one.anchor, word.href.partition("#")[2]) for one in sections for word in one.uses}
    used = {(word.href.partition("#")[2], one.anchor) for one in sections for word in one.used_by}
    rules = {one.anchor for one in sections if one.kind not in ("scenario", "invariant")}
    assert {pair for pair in uses if pair[0] in rules} == used


@pytest.mark.parametrize("game", GAMES)
def test_an_action_leads_back_to_what_offers_it(game: str) -> None:
    sections = [one for page in reference(game).pages for one in page.sections if one.kind == "action"]
    assert sections and all(one.used_by for one in sections if not one.overrides)


@pytest.mark.parametrize("game", GAMES)
def test_links_in_one_list_are_told_apart(game: str) -> None:
    for one in (one for page in rules_only(game).pages for one in page.sections):
        for links in (one.uses, one.used_by):
            told = [word.text for word in links]
            assert len(told) == len(set(told)), f"{one.anchor}: {told}"


@pytest.mark.parametrize("game", GAMES)
def test_every_exception_shows_the_function_that_it_is_part_of(game: str) -> None:
    kinds = ("value", "rule", "action", "condition")
    found = [one for page in reference(game).pages for one in page.sections if one.overrides and one.kind in kinds]
    assert [one.name for one in found if not one.code] == []


def test_links_of_one_title_say_their_kind_or_their_module() -> None:
    used = {word.text for page in rules_only("velkomesto").pages for one in page.sections for word in one.used_by}
    assert {"Co má každý hráč", "Co má každý hráč – Metropole"} <= used
    used = {word.text for page in rules_only("mombasa").pages for one in page.sections for word in one.used_by}
    assert {"Oblast mapy (součásti)", "Oblast mapy (stav)"} & used


def test_a_rule_is_told_in_czech_words_and_symbols() -> None:
    said = texts_of("velkomesto")
    assert "hráči se střídají po\u00a0směru hodin" in said or "hráči se střídají po směru hodin" in said
    assert "mince hráče P ≥ 10\u00a0mincí" in said
    assert "2, pokud nádraží patří mezi postavené dominanty hráče P; jinak 1" in said


def test_an_exception_and_its_citation_stand_beside_what_it_replaces() -> None:
    section = next(one for page in reference("velkomesto").pages for one in page.sections if one.name == "own_income")
    over = section.overridden[0]
    assert over.guard == ("module", "metropole")
    assert over.cites and over.link.href
    assert 'data-overridden="[[&#34;module&#34;,&#34;metropole&#34;]]"' in files_of("velkomesto")["turn.html"]


def test_every_module_has_a_page_of_what_it_changes() -> None:
    text = "".join(read(files_of("velkomesto")["modul-pristav.html"]).text)
    assert "Místo pravidla:" in text and "Sushi bar" in text


def test_a_title_on_the_page_of_a_module_needs_no_colon() -> None:
    page = files_of("velkomesto")["modul-pristav.html"]
    assert "Karty v\u00a0balíčcích</a> " in page and "Karty v\u00a0balíčcích</a>:" not in page


def test_examples_show_the_state_before_and_after_their_run() -> None:
    run = next(one.run for page in reference("velkomesto").pages for one in page.sections if one.name == "wheat_field")
    assert run is not None and run.passed
    assert ("Adam: mince", "0\u00a0mincí", "1\u00a0mince") in [
        (one.label, one.before, one.after) for one in run.changes
    ]


def test_a_refused_move_is_told_with_its_reason() -> None:
    runs = [one.run for page in reference("hedvabna_stezka").pages for one in page.sections if one.run is not None]
    assert any(run.refusals and run.refusals[0][1] for run in runs)


def test_a_rule_shows_its_yaml_and_the_function_that_was_made_of_it() -> None:
    section = next(one for page in reference("velkomesto").pages for one in page.sections if one.name == "victory")
    assert section.yaml.startswith("value: victory")
    assert any("def victory" in code.text for code in section.code)


def table_of(game: str, name: str) -> Table:
    section = next(one for page in reference(game).pages for one in page.sections if one.name == name)
    return next(block.table for block in section.blocks if block.table is not None)


def test_pieces_named_by_a_template_are_called_by_it_and_their_list_by_its_forms() -> None:
    section = next(one for page in reference("mombasa").pages for one in page.sections if one.name == "book")
    assert section.heading == "Kniha"
    assert plain_text(table_of("mombasa", "book").rows[0].cells[0].sentence) == "A: 1×\u00a0káva → diamant +1"


def test_columns_are_told_apart_and_figures_have_their_unit() -> None:
    head = table_of("mombasa", "starting_tile").head
    assert head[:4] == ("Název", "První karta", "Druhá karta", "Třetí karta") and len(set(head)) == len(head)
    told = [plain_text(cell.sentence) for cell in table_of("kanagawa", "diploma").rows[0].cells]
    assert "3\u00a0body harmonie" in told


def test_a_reading_tells_the_choice_the_alternative_and_where_it_reaches() -> None:
    site = reference("hedvabna_stezka")
    section = next(one for page in site.pages for one in page.sections if one.name == "right_after_refusal")
    assert {block.title for block in section.blocks} >= {"Možnosti", "Protože", "Kde se uplatní"}
    labels = [line.label for block in section.blocks if block.title == "Možnosti" for line in block.lines]
    assert sorted(labels) == ["Jiná možnost", "Zvoleno"]


def test_what_is_assumed_looks_assumed_and_is_an_open_question() -> None:
    files = files_of("hedvabna_stezka")
    assert 'class="origin-assumed"' in files["board.html"]
    assert "Odhadnuté údaje" in files["open.html"]


def test_figures_of_what_changes_and_of_open_questions_are_told_in_words() -> None:
    differences = files_of("velkomesto")["diff.html"]
    assert "kusů: 2 → 3" in differences and "copies 2" not in differences
    assert "úlovek rybářské lodi" in differences and ">game.catch" not in differences
    questions = files_of("mombasa")["open.html"]
    assert all(f">{name}<" not in questions for name in ("letter_a", "starting_set", "cape_town", "true"))
    assert "Kapské Město" in questions


def test_the_json_twin_holds_all_sections() -> None:
    data = json.loads(files_of("kanagawa")["reference.json"])
    anchors = {section["anchor"] for page in data["pages"] for section in page["sections"]}
    assert anchors == {one.anchor for page in reference("kanagawa").pages for one in page.sections}


def test_the_reference_speaks_english_where_asked() -> None:
    text = texts_of(SMALL[1], "en")
    assert "Column … is full" in text and "Conditions" not in text.replace("Condition", "")
    assert "Použito v" not in text and "Used by" in text


def test_english_pages_quote_and_name_in_english() -> None:
    text = texts_of("hedvabna_stezka", "en")
    assert "„" not in text and "hráč P" not in text and "skupina" not in text
    assert "is told: “This caravan has arrived for good”" in text
    assert "p (player), good (goods card), refused (players)" in text and "left (0..14)" in text
    assert "do “Small market” (caravan, ivory)" in text


def test_a_text_without_its_twin_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from pravidla.cli import main

    (tmp_path / "rules.yaml").write_text(
        "- game: sample\n  text: {cs: Ukázka, en: Sample}\n  uncited: made up\n  players: 2\n  play: main\n"
        "- rule: main\n  text: {cs: Průběh}\n  uncited: made up\n  do:\n    - end the game\n",
        encoding="utf-8",
    )
    assert main(["docs", str(tmp_path), "-o", str(tmp_path / "pages"), "--lang", "en"]) == 1
    assert "`en` is missing here" in capsys.readouterr().err


def test_links_to_a_former_name_lead_on(tmp_path: Path) -> None:
    (tmp_path / "rules.yaml").write_text(
        "- game: sample\n  text: {cs: Ukázka, en: Sample}\n  uncited: made up\n  players: 2\n  play: main\n"
        "- rule: main\n  formerly: [old_main]\n  text: {cs: Průběh, en: Play}\n  uncited: made up\n  do:\n"
        "    - end the game\n",
        encoding="utf-8",
    )
    files = files_of(tmp_path)
    assert '<span id="rule-old_main"></span>' in files["rules.html"]
    assert '"moved":{"rule-old_main":"rules.html#rule-main"}' in files["search-data.js"]


def test_a_page_tells_what_has_changed_since_a_version(tmp_path: Path) -> None:
    def git(*arguments: str) -> None:
        identity = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
        subprocess.run(["git", "-C", str(tmp_path), *identity, *arguments], check=True, capture_output=True)

    rules = tmp_path / "rules.yaml"
    text = (
        "- game: sample\n  text: {cs: Ukázka, en: Sample}\n  uncited: made up\n  players: 2\n  play: main\n"
        "- rule: main\n  text: {cs: Průběh hry, en: Play}\n  uncited: made up\n  do:\n    - end the game\n"
        "- value: limit\n  text: {cs: Mez, en: Limit}\n  uncited: made up\n  is: 3\n"
        "- invariant: kept\n  text: {cs: Dodrženo, en: Kept}\n  uncited: made up\n  that: limit > 1\n"
    )
    rules.write_text(text, encoding="utf-8")
    git("init", "-q")
    git("add", ".")
    git("commit", "-q", "-m", "as it was")
    rules.write_text(text.replace("is: 3", "is: 4"), encoding="utf-8")
    site = site_of(find_spec(str(tmp_path)), "cs", (), None, "HEAD")
    page = next(one for one in site.pages if one.file == "since.html")
    assert page.title == "Změny od verze HEAD"
    told = [plain_text(line.sentence) for block in page.blocks for line in block.lines]
    assert "Mění se: Mez" in told
    assert "since.html" not in files_of(tmp_path)


def test_texts_are_escaped(tmp_path: Path) -> None:
    (tmp_path / "rules.yaml").write_text(
        "- game: sample\n  text: {cs: '<script>alert(1)</script>', en: Sample}\n  uncited: '\"><img src=x>'\n"
        "  players: 2\n  play: main\n"
        "- rule: main\n  uncited: a & b\n  do:\n    - end the game\n",
        encoding="utf-8",
    )
    for text in html(files_of(tmp_path)).values():
        elements = read(text)
        assert elements.wrong == [] and elements.open == []
        assert (
            not any("alert" in one for one in elements.resources) and "<img" not in text and "<script>alert" not in text
        )


@pytest.mark.parametrize("game", GAMES)
def test_open_questions_tell_rules_in_words_and_not_as_the_spec_writes_them(game: str) -> None:
    page = next(one for one in reference(game).pages if one.file == "open.html")
    rows = [row for block in page.blocks if block.table is not None for row in block.table.rows if len(row.cells) == 4]
    told = [plain_text(cell.sentence) for row in rows for cell in row.cells[1:3]]
    assert all(one.strip() for one in told), "a figure or a rule is left out"
    raw = re.compile(r" is not | where |\[s\d|count of|one_way|^(step|condition|rule)$")
    assert [one for one in told if raw.search(one)] == []


def test_open_questions_lead_to_a_rule_of_several_steps_and_tell_no_step_for_the_whole() -> None:
    page = next(one for one in reference("velkomesto").pages if one.file == "open.html")
    rows = [row for block in page.blocks if block.table is not None for row in block.table.rows]
    told = {plain_text(row.cells[0].sentence): row.cells[2].sentence for row in rows}
    assert plain_text(told["Stavba"]) == plain_text(told["Nic nestav"]) == "viz pravidlo"
    assert told["Stavba"][0].href.endswith("#rule-build")
    assert plain_text(told["Mince do začátku"]) == "3\u00a0mince"


@pytest.mark.parametrize("game", GAMES)
def test_no_heading_is_said_twice(game: str) -> None:
    for page in reference(game).pages:
        for section in page.sections:
            for block in section.blocks:
                assert all(line.label != block.title for line in block.lines), f"{section.anchor}: {block.title}"
                assert block.title != section.heading or page.file == "glossary.html", section.anchor


def test_the_start_page_speaks_of_all_games_and_searches_them() -> None:
    text = home()["index.html"]
    assert "Hry a\u00a0jejich ochranné známky patří majitelům" in text
    assert all(f"[&#34;{game}&#34;," in text for game in GAMES)
