"""Search, settings, filters, diagrams, a telephone, the keyboard, no scripts, and what axe finds."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from tests.browser.conftest import Visitor

PAGES = (
    "index.html",
    "velkomesto/index.html",
    "velkomesto/turn.html",
    "velkomesto/components.html",
    "velkomesto/course.html",
    "velkomesto/diff.html",
    "velkomesto/modul-pristav.html",
    "velkomesto/scenarios-turn.html",
    "velkomesto/open.html",
    "velkomesto/coverage.html",
    "velkomesto/glossary.html",
    "hedvabna_stezka/board.html",
    "hedvabna_stezka/diff.html",
)


def hits(page: Any, words: str) -> list[str]:
    page.fill("#hledat", words)
    page.wait_for_function(
        "document.querySelector('#nalezeno p') !== null && !document.querySelector('#nalezeno').hidden"
    )
    page.wait_for_timeout(150)
    return [str(one) for one in page.locator("#nalezeno li a").all_inner_texts()]


@pytest.mark.parametrize("words", ["pekaren", "pekárnách", "Pekarnou", "bakery"])
def test_a_card_is_found_in_any_form(visitor: Visitor, words: str) -> None:
    page = visitor.go("velkomesto/turn.html")
    assert "Pekárna" in hits(page, words)[:5]


def test_a_hit_leads_to_its_place_with_the_settings(visitor: Visitor) -> None:
    page = visitor.go("velkomesto/turn.html?hraci=3&moduly=metropole")
    hits(page, "pekárna")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.wait_for_url("**/components.html?hraci=3&moduly=metropole#*")


def test_the_browser_finds_what_the_index_finds(visitor: Visitor) -> None:
    from tests.docs.pages import reference

    from pravidla.backends.docs.search import index_of, look_up

    index = index_of(reference("velkomesto"))
    page = visitor.go("velkomesto/index.html")
    single = ("dominant", "tahu", "mincemi", "s5.6", "s4.10.5", "stavět", "hrac", "6", "a", "×")
    for words in (*single, "nákupní centrum", "karty a mince", "přístav (modul)", "ve hře xylofon", "2 karty"):
        told = page.evaluate(
            "words => new Promise(done => PRAVIDLA.find(words, found => done(found.map(one => one[0]))))", words
        )
        assert told == [index.entries[one].href for one in look_up(index, words)], words


def test_settings_stay_in_the_link_and_on_the_next_page(visitor: Visitor) -> None:
    page = visitor.go("velkomesto/turn.html")
    page.check("input[name=moduly][value=metropole]")
    assert "moduly=metropole" in page.url
    assert page.locator("#rule-own_income").evaluate("one => one.classList.contains('struck')")
    assert page.locator("#rule-own_income .exception").first.is_visible()
    page.click("nav.pages a:has-text('Herní materiál')")
    page.wait_for_url("**/components.html?*moduly=metropole*")
    page.wait_for_load_state()
    assert page.is_checked("input[name=moduly][value=metropole]")


def test_what_does_not_hold_is_away_until_asked_for(visitor: Visitor) -> None:
    page = visitor.go("velkomesto/modules-metropole.html?hraci=2")
    rule = page.locator("section.rule").nth(2)
    assert not rule.is_visible()
    page.check("#vse")
    assert rule.is_visible()


def test_what_does_not_hold_is_shown_by_the_link_too(visitor: Visitor) -> None:
    page = visitor.go("velkomesto/modules-metropole.html?hraci=2&vse=1")
    assert page.locator("section.rule").nth(2).is_visible() and page.locator("#vse").is_checked()
    assert "vse=1" in page.url
    page.uncheck("#vse")
    assert "vse=1" not in page.url and not page.locator("section.rule").nth(2).is_visible()


def test_a_link_that_names_an_unknown_module_is_said(visitor: Visitor) -> None:
    page = visitor.go("velkomesto/turn.html?hraci=9&moduly=metropole+pristaff")
    assert page.locator("#neznamo").inner_text().endswith("hraci=9, moduly=pristaff")
    assert page.locator("input[value=metropole]").first.is_checked()
    assert not visitor.go("velkomesto/turn.html?hraci=3&moduly=metropole").locator("#neznamo").is_visible()


def test_an_option_is_offered_only_where_it_can_be_chosen(visitor: Visitor) -> None:
    page = visitor.go("velkomesto/turn.html?hraci=3")
    option = page.locator("#nastaveni label[data-when]").first
    page.locator("#nastaveni details.options summary").click()
    assert option.is_visible()
    select = option.locator("select")
    usual = select.input_value()
    select.select_option(index=1)
    assert select.input_value() != usual
    page.locator("#nastaveni input[value=metropole]").check()
    assert not option.is_visible() and select.input_value() == usual
    assert str(select.get_attribute("name")) not in page.url


def test_the_start_page_searches_all_games(visitor: Visitor) -> None:
    page = visitor.go("index.html")
    assert hits(page, "pekárnách")
    assert page.locator("#nalezeno .found-in").all_inner_texts()[0].startswith("Velkoměsto: ")
    page.fill("#hledat", "hráč")
    page.wait_for_function("document.querySelectorAll('#nalezeno .found-in').length === 2")
    page.click("#nalezeno li a >> nth=0")
    page.wait_for_url("**/*/*.html*#*")


def test_all_hits_of_a_common_word_can_be_seen(visitor: Visitor) -> None:
    page = visitor.go("velkomesto/turn.html")
    page.fill("#hledat", "hráč")
    button = page.locator("#nalezeno button")
    button.wait_for()
    all_of_them = int(page.inner_text("#nalezeno [role=status]").split(": ")[1])
    shown = page.locator("#nalezeno li").count()
    assert f"({all_of_them - shown})" in button.inner_text()
    button.press("Enter")
    assert page.locator("#nalezeno li").count() == all_of_them and button.count() == 0
    assert page.evaluate("document.activeElement === document.querySelectorAll('#nalezeno li a')[40]")


@pytest.mark.parametrize(("number", "told"), [("2", "2 hráči"), ("3", "3 hráči")])
def test_the_settings_are_told_as_players_say_them(visitor: Visitor, number: str, told: str) -> None:
    page = visitor.go(f"velkomesto/turn.html?hraci={number}&moduly=metropole")
    assert f"Zobrazeno pro: {told} · Metropole" in page.inner_text("#stav").replace("\u00a0", " ")


def test_the_chapters_stay_in_sight_while_a_long_page_scrolls(visitor: Visitor) -> None:
    page = visitor.go("velkomesto/turn.html")
    page.evaluate("window.scrollTo(0, 4000)")
    box = page.locator("nav.pages").bounding_box()
    assert box is not None and 0 <= box["y"] <= 20 and box["height"] <= 900


def test_drawn_cards_stand_whole_and_fold_away(visitor: Visitor) -> None:
    page = visitor.go("velkomesto/components.html")
    pieces = page.locator("details.pieces").last
    assert pieces.evaluate("one => one.scrollHeight <= one.clientHeight + 1")
    assert pieces.locator("li:visible svg").last.is_visible() and pieces.locator("li:visible").count() > 12
    pieces.locator("summary").click()
    assert not pieces.locator("svg").first.is_visible()


def test_a_link_to_what_stands_on_another_page_leads_on(visitor: Visitor) -> None:
    page = visitor.go("velkomesto/index.html?hraci=3#rule-take_income")
    page.wait_for_url("**/turn.html?hraci=3#rule-take_income")


def test_cards_are_filtered_and_sorted(visitor: Visitor) -> None:
    page = visitor.go("velkomesto/components.html")
    section = page.locator("#component-establishment")
    section.locator(".filter select").first.select_option("červená")
    names = section.locator("tbody tr:visible td:first-child").all_inner_texts()
    assert {"Kavárna", "Restaurace"} <= {name.split("\n")[0].strip() for name in names} and len(names) < 5
    assert section.locator("ul.cards > li:visible").count() == len(names)
    section.locator(".filter select").first.select_option("")
    section.locator("th button").first.click()
    names = [name.split("\n")[0] for name in section.locator("tbody tr:visible td:first-child").all_inner_texts()]
    assert names == page.evaluate("names => names.slice().sort(new Intl.Collator('cs').compare)", names)


def test_a_value_is_filtered_by_whether_it_is_assumed_or_not(visitor: Visitor) -> None:
    page = visitor.go("velkomesto/components.html")
    offered = [str(one) for one in page.locator(".filter option").all_inner_texts()]
    assert offered and not [one for one in offered if one.endswith("?")]


def test_a_chapter_of_a_module_offers_the_module(visitor: Visitor) -> None:
    page = visitor.go("velkomesto/modules-metropole.html?hraci=3")
    assert "neplatí" in page.locator("#prazdno").inner_text()
    page.click("#prazdno button")
    assert "moduly=metropole" in page.url
    assert page.locator("#prazdno").count() == 0 and page.locator("section.rule").first.is_visible()


def test_a_sentence_is_found_at_its_own_place(visitor: Visitor) -> None:
    page = visitor.go("velkomesto/turn.html")
    hits(page, "s4.10.5")
    assert str(page.locator("#nalezeno li a").first.get_attribute("href")).endswith("#s4.10.5")


def test_a_box_of_the_course_leads_to_its_rule(visitor: Visitor) -> None:
    page = visitor.go("velkomesto/course.html")
    page.locator("svg a:has-text('Příjmy')").first.click()
    page.wait_for_url("**/turn.html*#rule-take_income")


def test_two_settings_are_compared_in_sentences(visitor: Visitor) -> None:
    page = visitor.go("velkomesto/diff.html")
    assert page.locator("#rozdily").inner_text() == "Nic se nemění."
    page.locator("#porovnani fieldset").nth(1).locator("input[value=metropole]").check()
    told = page.locator("#rozdily").inner_text().replace("\u00a0", " ")
    assert "Vlastní modré a zelené karty – dosud: " in told and "; nově: " in told and " – přibývá" in told
    page.reload()
    assert page.locator("#rozdily").inner_text().replace("\u00a0", " ") == told


def test_the_comparison_follows_the_settings_of_the_page(visitor: Visitor) -> None:
    page = visitor.go("velkomesto/diff.html?hraci=3")
    second = page.locator("#porovnani fieldset").nth(1)
    assert second.locator("select[name=hraci]").input_value() == "3"
    page.check("#nastaveni input[value=pristav]")
    assert second.locator("input[value=pristav]").is_checked()
    assert "Objekt – přidává Přístav – přibývá" in page.locator("#rozdily").inner_text().replace("\u00a0", " ")


@pytest.mark.parametrize("path", PAGES)
def test_a_telephone_needs_no_sideways_scrolling(browser: Any, site: Path, path: str) -> None:
    somebody = Visitor(browser, site, viewport={"width": 360, "height": 740})
    page = somebody.go(path)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    somebody.leave()


def test_everything_stands_without_scripts(browser: Any, site: Path) -> None:
    somebody = Visitor(browser, site, java_script_enabled=False)
    page = somebody.go("velkomesto/turn.html")
    assert page.locator("#rule-own_income .exception").is_visible()
    assert page.locator("section.rule:visible").count() == page.locator("section.rule").count()
    page.goto(page.url.replace("turn.html", "register.html"))
    page.locator("a:has-text('Pekárna')").or_(page.locator("main a")).first.click()
    somebody.leave()


def test_the_keyboard_reaches_the_search_and_the_content(visitor: Visitor) -> None:
    page = visitor.go("velkomesto/turn.html")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className") == "skip"
    page.keyboard.press("/")
    assert page.evaluate("document.activeElement.id") == "hledat"


def test_print_shows_the_settings_and_no_navigation(visitor: Visitor) -> None:
    page = visitor.go("velkomesto/turn.html?hraci=4")
    page.emulate_media(media="print")
    assert not page.locator("nav.pages").is_visible()
    assert "4" in page.locator("#stav").inner_text() and page.locator("#stav").is_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing(browser: Any, site: Path, path: str, scheme: str) -> None:
    somebody = Visitor(browser, site, color_scheme=scheme, viewport={"width": 1280, "height": 900})
    axe: Any = import_module("axe_playwright_python.sync_playwright")
    found = axe.Axe().run(somebody.go(path)).response["violations"]
    assert [(one["id"], [node["html"][:160] for node in one["nodes"]][:3]) for one in found] == []
    somebody.leave()


def test_links_to_examples_follow_the_settings_and_commas_stand_between_them(visitor: Visitor) -> None:
    shown = "all => all.filter(one => one.offsetParent !== null).length"
    page = visitor.go("velkomesto/turn.html")
    base = page.eval_on_selector_all("#rule-turn .example", shown)
    page.check("input[name=moduly][value=metropole]")
    assert 0 < page.eval_on_selector_all("#rule-turn .example", shown) != base
    commas = "all => all.filter(one => getComputedStyle(one, '::before').content === '\", \"').length"
    visible = "#rule-turn p.examples:not(.away) > .example:not(.away)"
    lists = page.locator("#rule-turn p.examples:not(.away)").count()
    assert page.eval_on_selector_all(visible, commas) == page.locator(visible).count() - lists
