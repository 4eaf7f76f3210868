"""Pages, paragraphs, sentences and their kinds, on rules of an invented game."""

import json
from collections.abc import Callable

import jsonschema
import pytest

from pravidla.data import data_folder
from pravidla.diagnostics import SourceFile
from pravidla.transcript import Paragraph, Transcript, read, read_source, read_transcript, to_json


def _kinds(text: str) -> list[tuple[str, str]]:
    return [(paragraph.kind, paragraph.text) for paragraph in read(text).paragraphs]


def _holding(transcript: Transcript, words: str) -> Paragraph:
    return next(paragraph for paragraph in transcript.paragraphs if words in paragraph.text)


def _sentences(text: str) -> list[str]:
    return [sentence.text for sentence in read(text).sentences]


def test_pages_are_found_in_every_layout(layouts: dict[str, str]) -> None:
    for name, text in layouts.items():
        pages = read(text).pages
        assert [page.number for page in pages] == [1, 2, 3, 4], name
        assert all(page.printed for page in pages), name


def test_every_layout_gives_the_same_paragraphs(layouts: dict[str, str]) -> None:
    expected = [(p.id, p.kind, p.text) for p in read(layouts["number at the end"]).paragraphs]
    for name, text in layouts.items():
        found = [(p.id, p.kind, p.text) for p in read(text).paragraphs]
        assert found == expected, name


def test_ids_count_the_paragraphs_of_each_page(rules: str) -> None:
    for page in read(rules).pages:
        assert [p.id for p in page.paragraphs] == [f"s{page.number}.{n}" for n in range(1, len(page.paragraphs) + 1)]
        for paragraph in page.paragraphs:
            assert [s.id for s in paragraph.sentences] == [
                f"{paragraph.id}.{n}" for n in range(1, len(paragraph.sentences) + 1)
            ]


def test_no_paragraph_has_more_than_five_sentences(rules: str) -> None:
    assert max(len(paragraph.sentences) for paragraph in read(rules).paragraphs) <= 5


def test_nothing_but_page_numbers_and_space_is_lost(layouts: dict[str, str]) -> None:
    def letters(text: str) -> str:
        return "".join(character for character in text if character.isalpha())

    for name, text in layouts.items():
        sentences = read(text).sentences
        assert letters("".join(sentence.raw for sentence in sentences)) == letters(text.removeprefix("Pravidla hry")), (
            name
        )


def test_the_offsets_of_a_sentence_lead_back_to_the_transcript(rules: str) -> None:
    for sentence in read(rules).sentences:
        assert rules[sentence.start : sentence.end].split()[:3] == sentence.raw.split()[:3]


@pytest.mark.parametrize(
    ("title", "following"),
    [
        ("PŘÍSTAVNÍ KUPCI", "Počet hráčů"),
        ("Úvod", "Staré přístavní město"),
        ("Příprava hry", "1. Herní deska"),
        ("1. Plavba lodí", "Hráč na tahu musí"),
        ("2. Nakládka v přístavu", "Hráč může naložit"),
        ("- Bouře", "Jestliže loď skončí"),
        ("- Balíček je prázdný.", "Pokud někdo nemůže"),
        ("Konec hry", "Hra končí"),
    ],
)
def test_a_title_glued_to_the_text_becomes_a_heading(rules: str, title: str, following: str) -> None:
    paragraphs = read(rules).paragraphs
    places = [n for n, p in enumerate(paragraphs) if p.kind == "heading" and p.text == title]
    assert len(places) == 1
    assert paragraphs[places[0] + 1].text.startswith(following)


def test_a_list_of_phases_stays_a_list_and_its_titles_become_headings_later(rules: str) -> None:
    steps = [p.text for p in read(rules).paragraphs if p.kind == "step"]
    assert steps[-3:] == ["1. Plavba lodí", "2. Nakládka v přístavu", "3. Výplata mincí"]


def test_components_are_split_at_their_numbers(rules: str) -> None:
    assert [p.text for p in read(rules).paragraphs if p.kind == "component_list"] == [
        "1 herní deska",
        "36 karet nákladu (9 od každého ze čtyř druhů sůl, vlna, víno a jantar)",
        "4 lodě s nosností 3",
        "20 mincí (12 měděných, 8 stříbrných)",
        "1 kostka",
    ]


def test_rule_text_after_an_example_is_no_example(rules: str) -> None:
    transcript = read(rules)
    assert _holding(transcript, "Jitka už v tuto chvíli").kind == "example"
    after = _holding(transcript, "obdrží 1 stříbrnou minci")
    assert (after.kind, after.id) == ("rule", "s3.1")


def test_rule_text_on_the_same_page_ends_an_example_too() -> None:
    text = (
        "Průběh hry Hráč táhne kartu. Příklad 1: Jitka táhne vlnu a Bořek sůl. Jitka vlnu položí. "
        "Prodávat smí hráč s největším počtem karet. Každý hráč pak dostane minci."
    )
    assert _kinds(text)[-1] == (
        "rule",
        "Prodávat smí hráč s největším počtem karet. Každý hráč pak dostane minci.",
    )


def test_players_named_by_letters_cut_no_sentence_and_tell_the_example_from_the_rules_after_it() -> None:
    text = (
        "Průběh hry Hráč táhne kartu. Příklad: Hráči A padne číslo 9 a má minci. Hráč B ji od hráče A dostane. "
        "Kostku potom vezme další hráč. Každý hráč pak dostane minci."
    )
    assert _kinds(text)[-2:] == [
        ("example", "Příklad: Hráči A padne číslo 9 a má minci. Hráč B ji od hráče A dostane."),
        ("rule", "Kostku potom vezme další hráč. Každý hráč pak dostane minci."),
    ]


def test_a_sentence_about_components_is_not_cut_at_its_numbers() -> None:
    sentence = "Karta zakázky ukazuje v rohu cenu 2 mincí, dole odměnu 3 bodů."
    rest = "Příprava hry Zamíchejte karty a každému hráči rozdejte 3 z nich. Hráči se pak střídají v tazích."
    text = f"Herní materiál 4 desky hráčů, 56 karet zakázek, 12 mincí. {sentence} {rest}"
    items = [p.text for p in read(text).paragraphs if p.kind == "component_list"]
    assert items == ["4 desky hráčů,", "56 karet zakázek,", "12 mincí.", sentence]


def test_a_list_of_components_ends_where_a_sentence_gives_an_order() -> None:
    text = "Herní materiál 6 karet přístavu 4 kostky Zamíchejte všechny karty. Každý hráč dostane 3 mince."
    assert _kinds(text)[1:] == [
        ("component_list", "6 karet přístavu"),
        ("component_list", "4 kostky"),
        ("rule", "Zamíchejte všechny karty. Každý hráč dostane 3 mince."),
    ]


def test_examples_carry_their_printed_number(rules: str) -> None:
    assert [p.example for p in read(rules).paragraphs if p.kind == "example"] == [1, 2, 3]


def test_a_sentence_over_a_page_break_is_one_sentence_of_the_first_page(rules: str) -> None:
    paragraph = _holding(read(rules), "vlna tím došla")
    assert paragraph.page == 3
    assert "protože vlna tím došla." in paragraph.text


def test_a_note_ends_where_the_next_step_begins(rules: str) -> None:
    notes = [p.text for p in read(rules).paragraphs if p.kind == "note"]
    assert notes == ["Poznámka: Zkušení hráči mohou přístavy losovat.", "Pozor: Naložené karty se nevracejí do ruky!"]


def test_credits_are_told_from_rules(rules: str) -> None:
    assert [p.text.split(":")[0] for p in read(rules).paragraphs if p.kind == "credits"] == ["Autoři", "Ilustrace"]


@pytest.mark.parametrize(
    "sentence",
    [
        "Karty leží na str. 3 a viz č. 4 vpravo.",
        "Loď popluje o 1. pole dál, resp. zůstane stát.",
        "Hráč, tzv. kupec, tj. majitel lodi, platí např. solí.",
        "Vezme si kartu (viz obr. 3) a minci.",
        "Ilustroval to J. Novák sám.",
    ],
)
def test_an_abbreviation_or_an_ordinal_ends_no_sentence(sentence: str) -> None:
    assert _sentences(f"{sentence} Pak hraje další hráč.") == [sentence, "Pak hraje další hráč."]


def test_a_number_at_the_end_of_a_sentence_ends_it() -> None:
    assert _sentences("Hráč sníží počet karet na 4. Kdo má méně, neodkládá nic.") == [
        "Hráč sníží počet karet na 4.",
        "Kdo má méně, neodkládá nic.",
    ]


def test_a_capitalised_opener_shows_a_lost_end_of_sentence() -> None:
    assert _sentences("Karty v ruce Jestliže hráč nemá kartu, nehraje.") == [
        "Karty v ruce",
        "Jestliže hráč nemá kartu, nehraje.",
    ]


def test_the_json_form_keeps_its_schema(layouts: dict[str, str]) -> None:
    schema = json.loads((data_folder("grammar") / "transcript.schema.json").read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    for text in layouts.values():
        jsonschema.validate(to_json(read(text)), schema)


def test_a_text_without_page_numbers_is_one_page_and_a_warning() -> None:
    transcript, diagnostics = read_source(SourceFile("a.txt", "Každý hráč dostane kartu. Pak hraje."))
    assert transcript is not None and [page.number for page in transcript.pages] == [1]
    assert [diagnostic.code for diagnostic in diagnostics] == ["PRV104"]
    assert "its one page is counted from 1" in diagnostics[0].message


def test_lines_that_hold_nothing_but_a_number_end_the_pages() -> None:
    transcript, diagnostics = read_source(
        SourceFile(
            "a.txt", "Každý hráč dostane čtyři karty.\nJednu z nich odloží.\nKdo nemá, táhne.\n1\nPak hraje.\n2\n"
        )
    )
    assert transcript is not None and [page.number for page in transcript.pages] == [1, 2]
    assert diagnostics == []


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("%PDF-1.4 \x00\x01\x02", "PRV101"),
        ("  \n\t ", "PRV102"),
        ("12 34 -- ## 99 " * 50, "PRV103"),
        ("aB" * 9000, "PRV103"),
    ],
)
def test_what_is_no_rulebook_is_refused_with_a_reason(text: str, code: str) -> None:
    transcript, diagnostics = read_source(SourceFile("a.txt", text))
    assert transcript is None
    assert [diagnostic.code for diagnostic in diagnostics] == [code]


def test_a_file_that_cannot_be_read_is_a_diagnostic() -> None:
    transcript, diagnostics = read_transcript("no/such/file.txt")
    assert transcript is None and diagnostics[0].code == "PRV201"


@pytest.mark.parametrize(
    "noise", ["A ", "1. A ", "(", "- ", " ", "\n", "*", "AAA, ", "Poznámka (x ", "Aaa aaa ", "Kus \f"]
)
def test_noise_takes_time_in_proportion_to_its_length(noise: str) -> None:
    read(noise * 20_000 + "konec.")


def test_the_real_transcript_has_its_pages_and_loses_no_letter(transcript_of: Callable[[str], str | None]) -> None:
    text = transcript_of("hedvabna_stezka")
    if text is None:
        return
    transcript = read(text)
    assert [page.number for page in transcript.pages] == list(range(1, 15))
    assert [c for s in transcript.sentences for c in s.raw if c.isalpha()] == [c for c in text if c.isalpha()]


def test_damaged_transcripts_are_read_with_all_their_pages(transcript_of: Callable[[str], str | None]) -> None:
    for game, count in (("nippon", 14), ("mombasa", 12), ("velkomesto", 8)):
        text = transcript_of(game)
        if text is None:
            return
        assert [page.number for page in read(text).pages] == list(range(1, count + 1)), game


def test_a_box_for_some_numbers_of_players_is_a_paragraph_of_its_own() -> None:
    text = (
        "Vyložte karty. Ve hře 3 hráčů: použijte 3 řady. Do každé dejte 2 karty. Ve hře 2 hráčů: použijte 2 řady. "
        "Do každé dejte 1 kartu. Zamíchejte zbytek."
    )
    paragraphs = read(text, repaired=False).paragraphs
    assert [(one.kind, len(one.sentences)) for one in paragraphs] == [("rule", 1), ("box", 4), ("rule", 1)]


def test_a_box_for_some_numbers_of_players_binds_without_a_verb() -> None:
    sentences = read("Stavte. Ve hře 2 hráčů: v přístavu je jen 6 míst.", repaired=False).sentences
    assert [sentence.modality for sentence in sentences][1] == "number"


def test_a_reference_card_fills_the_rest_of_its_page() -> None:
    text = "Hráč táhne. 1\nREFERENČNÍ KARTA Body se sečtou. ÚSPĚCHY Hráč obdrží 2 body. 2\nHráč končí. 3"
    kinds = [[one.kind for one in page.paragraphs] for page in read(text, repaired=False).pages]
    assert kinds == [["rule"], ["heading", "reference", "heading", "reference"], ["rule"]]


def test_steps_in_the_infinitive_after_what_a_player_must_do_oblige() -> None:
    text = "Kdo staví, musí: Vybrat si dílnu. Zaplatit 3 mince. Cena je na kartě."
    assert [one.modality for one in read(text, repaired=False).sentences] == ["obligation", "obligation", "none"]


def test_a_price_sets_a_number() -> None:
    sentences = read("Každá loď stojí 3 mince. Loď stojí v přístavu.", repaired=False).sentences
    assert [one.modality for one in sentences] == ["number", "none"]


def test_a_name_before_a_comma_or_in_parentheses_ends_no_sentence() -> None:
    text = "Lodě stojí v přístavu. Když provádíte akci Lodě, umístěte je na mapu (viz Lodě na str. 3). Pak končíte."
    assert [one.text for one in read(text, repaired=False).sentences][1:] == [
        "Když provádíte akci Lodě, umístěte je na mapu (viz Lodě na str. 3).",
        "Pak končíte.",
    ]


def test_an_example_in_the_second_person_goes_on_where_the_rules_speak_of_players() -> None:
    text = "Hráč může táhnout. Hráč musí platit. Příklad: Máte dvě lodě. Můžete plout. Hráč smí stavět. Pak končí."
    examples = [one for one in read(text, repaired=False).paragraphs if one.kind == "example"]
    assert [len(one.sentences) for one in examples] == [2]
