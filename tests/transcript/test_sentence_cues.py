"""The small languages of a sentence: references, player counts, quantities, exceptions."""

import json
from collections.abc import Callable

import jsonschema
import pytest

from pravidla.data import data_folder
from pravidla.transcript import read, to_json
from pravidla.transcript.references import resolve
from pravidla.transcript.sentence_cues import Condition, Quantity, Reference, sentence_cues


def _reference(text: str) -> Reference:
    found = sentence_cues(text, "rule").references
    assert len(found) == 1, text
    return found[0]


def _condition(text: str) -> Condition:
    found = sentence_cues(text, "rule").conditions
    assert len(found) == 1, text
    return found[0]


def _quantity(text: str) -> Quantity:
    found = sentence_cues(text, "rule").quantities
    assert len(found) == 1, text
    return found[0]


@pytest.mark.parametrize(
    ("text", "kind", "pages", "title"),
    [
        ("Lodě kotví v přístavu, viz str. 6.", "page", (6,), ""),
        ("Lodě kotví v přístavu (viz stranu 12).", "page", (12,), ""),
        ("Víc o mapě je na straně 4 vpravo.", "page", (4,), ""),
        ("To se popisuje dále na stranách 5 až 8.", "page", (5, 8), ""),
        ("Hráč kotví (viz Plavba lodí na straně 3).", "page", (3,), "Plavba lodí"),
        ("Hráč kotví (viz Nakládka, str. 4).", "page", (4,), "Nakládka"),
        ("Hráč kotví (viz »vplutí do přístavu« na str. 9).", "page", (9,), "vplutí do přístavu"),
        ("Karty se promíchají, viz níže.", "below", (), ""),
        ("Karty se promíchají (viz výše).", "above", (), ""),
        ("Karty se promíchají (viz také kapitola Bouře).", "title", (), "Bouře"),
        ("Stůl se chystá podle obrázku (viz obr. vpravo).", "figure", (), ""),
        ("Zkušení hráči mohou losovat (viz kroky přípravy 3 a 6).", "step", (3, 6), "kroky přípravy"),
        ("Jako v příkladu 2 se nic nestane.", "example", (2,), ""),
        ("Viz předchozí příklad.", "example", (), ""),
    ],
)
def test_a_cross_reference_is_read(text: str, kind: str, pages: tuple[int, ...], title: str) -> None:
    found = _reference(text)
    assert (found.kind, found.pages, found.title) == (kind, pages, title)


@pytest.mark.parametrize(
    "text",
    ["Otočí loď stranou 2 nahoru.", "Kámen otočí na stranu 3.", "Příklad 4: Jitka pluje dál.", "Vizír je karta."],
)
def test_the_side_of_a_part_and_the_label_of_an_example_are_no_references(text: str) -> None:
    assert sentence_cues(text, "rule").references == ()


@pytest.mark.parametrize(
    ("text", "players", "bound"),
    [
        ("Ve hře 3 hráčů odložte mapu.", (3,), "exactly"),
        ("Ve hře dvou hráčů odložte mapu.", (2,), "exactly"),
        ("Při hře ve čtyřech odložte mapu.", (4,), "exactly"),
        ("Pro hru 2 nebo 3 hráčů odložte mapu.", (2, 3), "exactly"),
        ("Pro 2 až 5 hráčů.", (2, 3, 4, 5), "exactly"),
        ("Hrají-li hru méně než 4 hráči, odložte mapu.", (4,), "fewer"),
        ("Hrajete-li v menším počtu hráčů než 5, odložte mapu.", (5,), "fewer"),
        ("Hrají dva hráči.", (2,), "exactly"),
        ("Ve hře ⟨?⟩ hráčů odložte mapu.", (), "exactly"),
    ],
)
def test_a_player_count_condition_is_read(text: str, players: tuple[int, ...], bound: str) -> None:
    found = _condition(text)
    assert (found.kind, found.players, found.bound) == ("players", players, bound)


def test_the_players_of_an_example_are_no_condition() -> None:
    assert sentence_cues("Ve hře dvou hráčů má Jitka kartu.", "example").conditions == ()


def test_parts_in_the_game_are_no_player_count() -> None:
    assert sentence_cues("V každém přístavu jsou ve hře 4 lodě.", "rule").conditions == ()


@pytest.mark.parametrize("text", ["Namísto obvyklé ceny zaplatí sůl.", "Jedinou výjimkou je bouře.", "Vyjma bouře."])
def test_an_exception_is_read(text: str) -> None:
    assert _condition(text).kind == "exception"


@pytest.mark.parametrize(
    ("text", "low", "high", "unit", "bound"),
    [
        ("Vezme si 3 karty.", 3, 3, "karty", "exactly"),
        ("Vezme si nejvýše 3 karty.", 3, 3, "karty", "at_most"),
        ("Vezme si alespoň dvě mince.", 2, 2, "mince", "at_least"),
        ("Vezme si 1 až 3 karty.", 1, 3, "karty", "exactly"),
        ("Vezme si 10 bílých oblázků.", 10, 10, "oblázků", "exactly"),
        ("Zaplatí 5 000 zlatých.", 5000, 5000, "zlatých", "exactly"),
        ("Zaplatí ⟨?⟩ mincí.", None, None, "mincí", "exactly"),
    ],
)
def test_a_quantity_is_read_with_its_unit(text: str, low: int | None, high: int | None, unit: str, bound: str) -> None:
    found = _quantity(text)
    assert (found.low, found.high, found.unit, found.bound) == (low, high, unit, bound)


_BOOK = (
    "PLAVBA Hráč na tahu posune loď. Kotvení lodi se řídí tabulkou kotvení v přístavu. 1\n"
    "NAKLÁDKA Za naložení vlny platí hráč měďáky majáku. Tabulku kotvení lodi v přístavu viz str. {page}. 2\n"
    "BOUŘE Bouře potopí každou loď na širém moři. 3"
)


def test_a_reference_resolves_to_the_paragraph_of_the_page_that_speaks_of_it() -> None:
    found = resolve(read(_BOOK.format(page=1), repaired=False))
    assert [(one.paragraphs, one.problem) for one in found] == [(("s1.2",), None)]


def test_a_reference_to_a_page_that_does_not_exist_is_reported() -> None:
    found = resolve(read(_BOOK.format(page=9), repaired=False))
    assert [(one.paragraphs, one.problem) for one in found] == [((), "there is no page 9")]


def test_a_reference_to_the_wrong_page_is_reported_with_the_page_that_speaks_of_it() -> None:
    found = resolve(read(_BOOK.format(page=3), repaired=False))
    assert [(one.paragraphs, one.problem) for one in found] == [((), "page 1 speaks of it (s1.2), not page 3")]


def test_references_of_the_rules_resolve(rules: str) -> None:
    assert all(one.paragraphs for one in resolve(read(rules, repaired=False)))


def test_sentences_carry_their_cues_in_the_json_form(rules: str) -> None:
    schema = json.loads((data_folder("grammar") / "transcript.schema.json").read_text(encoding="utf-8"))
    data = to_json(read(rules, repaired=False))
    jsonschema.validate(data, schema)
    sentences = [s for page in data["pages"] for p in page["paragraphs"] for s in p["sentences"]]
    assert any(s["references"] for s in sentences) and any(s["quantities"] for s in sentences)


@pytest.mark.parametrize("noise", ["viz ", "1 až ", "ve hře ", "na str. 1, ", "1 , 2 a ", "viz a a a ", "⟨?⟩ nebo "])
def test_noise_takes_time_in_proportion_to_its_length(noise: str) -> None:
    sentence_cues(noise * 500, "rule")


def test_the_wrong_reference_of_a_real_rulebook_is_found(transcript_of: Callable[[str], str | None]) -> None:
    text = transcript_of("mombasa")
    if text is None:
        return
    problems = [one for one in resolve(read(text, repaired=False)) if one.problem]
    assert [(one.reference.pages, one.sentence.partition(".")[0]) for one in problems] == [((3,), "s10")]
