"""The paragraph index: written, read with positions, aligned."""

import json
from collections.abc import Callable
from dataclasses import replace

import jsonschema
import pytest

from pravidla.data import data_folder
from pravidla.diagnostics import SourceFile
from pravidla.transcript import (
    Correction,
    Excuse,
    IndexEntry,
    Lacuna,
    LostNumber,
    ParagraphIndex,
    Repair,
    align,
    fingerprint,
    load_index,
    make_index,
    read,
    read_index,
    similarity,
    write_index,
)

_FINGERPRINT = fingerprint("Každý hráč dostane čtyři karty.")


def _entry(name: str, *sentences: str) -> str:
    listed = ", ".join(sentences or ("obligation",))
    return (
        f"  - id: {name}\n    page: 1\n    kind: rule\n    sentences: [{listed}]\n"
        f'    summary: "Souhrn."\n    fingerprint: "{_FINGERPRINT}"\n'
    )


def _codes(text: str) -> list[tuple[str, int, int]]:
    file = SourceFile("paragraphs.yaml", text)
    _, diagnostics = load_index(file)
    return [(one.code, *file.line_column(one.primary.span.start)) for one in diagnostics]


def test_what_is_written_is_read_back() -> None:
    index = ParagraphIndex(
        (
            IndexEntry("s1.1", 1, "heading", ("none",), _FINGERPRINT, 'Nadpis s "uvozovkami".'),
            IndexEntry(
                "s1.2",
                2,
                "rule",
                ("obligation", "number"),
                _FINGERPRINT,
                "Pravidlo.",
                example=3,
                excuses=(Excuse("advice", 1, None, "rada"), Excuse("repeats", 2, "s1.1.1", None)),
                corrections=(Correction(1, "none", "jen příběh"),),
            ),
        )
    )
    loaded, diagnostics = load_index(SourceFile("paragraphs.yaml", write_index(index)))
    assert diagnostics == []
    assert loaded == index


def test_a_written_index_keeps_its_schema(rules: str) -> None:
    schema = json.loads((data_folder("grammar") / "paragraphs.schema.json").read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    loaded, diagnostics = load_index(SourceFile("p.yaml", write_index(make_index(read(rules), {"s1.1": "Název."}))))
    assert diagnostics == [] and loaded is not None
    assert loaded.entries[0].summary == "Název."


def test_an_index_holds_no_sentence_of_the_rulebook(rules: str) -> None:
    written = write_index(make_index(read(rules), {}))
    assert [
        sentence.text for sentence in read(rules).sentences if len(sentence.text) > 12 and sentence.text in written
    ] == []


def test_a_misspelt_key_is_reported_at_its_place() -> None:
    assert _codes("paragraphs:\n" + _entry("s1.1").replace("summary", "sumary")) == [("PRV233", 6, 5)]


def test_an_unknown_modality_is_reported_at_its_place() -> None:
    assert _codes("paragraphs:\n" + _entry("s1.1", "order")) == [("PRV236", 5, 17)]


def test_a_list_of_paragraphs_without_its_key_is_no_index() -> None:
    assert _codes("- id: s1.1\n") == [("PRV111", 1, 1)]


def test_an_id_given_twice_is_reported_at_the_second_place() -> None:
    assert _codes("paragraphs:\n" + _entry("s1.1") + _entry("s1.1")) == [("PRV112", 8, 9)]


def test_an_excuse_for_a_sentence_that_does_not_exist_is_reported() -> None:
    text = "paragraphs:\n" + _entry("s1.1") + '    excuses:\n      - {kind: advice, sentence: 2, reason: "rada"}\n'
    assert _codes(text) == [("PRV113", 9, 34)]


@pytest.mark.parametrize("ref", ["s9.9", "s1.1", "great_market"])
def test_a_repetition_of_nothing_or_of_itself_is_reported(ref: str) -> None:
    text = "paragraphs:\n" + _entry("s1.1") + f"    excuses:\n      - {{kind: repeats, ref: {ref}}}\n"
    assert _codes(text) == [("PRV114", 9, 30)]


def test_an_excuse_without_its_reason_is_reported() -> None:
    text = "paragraphs:\n" + _entry("s1.1") + "    excuses:\n      - {kind: advice}\n"
    assert [code for code, _, _ in _codes(text)] == ["PRV234"]


def test_a_correction_changes_the_modality_of_its_sentence_only() -> None:
    corrections = (Correction(2, "none", "jen příběh"),)
    entry = IndexEntry("s1.1", 1, "rule", ("obligation", "grant"), _FINGERPRINT, corrections=corrections)
    assert [entry.modality(1), entry.modality(2)] == ["obligation", "none"]


def test_a_fingerprint_ignores_spacing_case_and_hyphens() -> None:
    assert fingerprint("Každý hráč dostane kar- ty.") == fingerprint("každý  hráč dostane karty")


def test_similar_texts_have_similar_fingerprints_and_others_do_not() -> None:
    text = "Hráč odloží polovinu svých vyložených karet a vezme si jeden kámen."
    near = "Hráč odloží polovinu vyložených karet a vezme si kámen."
    other = "Nejmladší kupec rozdá mapy přístavů všem u stolu."
    assert similarity(fingerprint(text), fingerprint(text)) == 1.0
    assert similarity(fingerprint(text), fingerprint(near)) > 0.5
    assert similarity(fingerprint(text), fingerprint(other)) < 0.3


def test_the_same_text_keeps_all_ids_and_nothing_changes(layouts: dict[str, str]) -> None:
    index = make_index(read(layouts["number at the end"]), {})
    for name, text in layouts.items():
        alignment = align(read(text), index)
        assert alignment.changes == (), name


def test_a_new_paragraph_gets_the_next_free_number_and_renumbers_none(rules: str) -> None:
    index = make_index(read(rules), {})
    before = {p.text: p.id for p in read(rules).paragraphs}
    changed = rules.replace("Zvláštní situace", "Upozornění: Lodě nelze prodat. Zvláštní situace")
    alignment = align(read(changed), index)
    assert [(change.kind, change.id) for change in alignment.changes] == [("appeared", f"s4.{1 + _highest(index, 4)}")]
    kept = [p for p in alignment.transcript.paragraphs if p.text in before]
    assert {p.text: p.id for p in kept} == before


def _highest(index: ParagraphIndex, page: int) -> int:
    return max(int(entry.id.partition(".")[2]) for entry in index.entries if entry.page == page)


def test_a_paragraph_that_is_gone_has_vanished_and_its_id_is_not_given_again(rules: str) -> None:
    index = make_index(read(rules), {})
    gone = next(p for p in read(rules).paragraphs if p.text.startswith("Poznámka: Zkušení"))
    alignment = align(read(rules.replace(gone.text + " ", "")), index)
    assert [(change.kind, change.id) for change in alignment.changes] == [("vanished", gone.id)]
    assert gone.id not in {p.id for p in alignment.transcript.paragraphs}


def test_a_changed_sentence_keeps_the_id_of_its_paragraph(rules: str) -> None:
    index = make_index(read(rules), {})
    alignment = align(read(rules.replace("nejvýše 3 karty", "nejvýše čtyři karty nákladu")), index)
    assert [change.kind for change in alignment.changes] == ["changed"]


def test_a_paragraph_at_another_place_has_moved(rules: str) -> None:
    index = make_index(read(rules), {})
    note = "Poznámka: Zkušení hráči mohou přístavy losovat. "
    moved = rules.replace(note, "").replace("Zvláštní situace", note + "Zvláštní situace")
    changes = align(read(moved), index).changes
    assert [(change.kind, change.page_before, change.page_after) for change in changes] == [("moved", 1, 4)]


def test_other_spacing_and_hyphens_at_line_ends_keep_all_ids(rules: str) -> None:
    index = make_index(read(rules), {})
    spaced = rules.replace("rozestaví", "roze- staví").replace(", ", ",  ").replace("obdrží", "obdr ží")
    assert [c.kind for c in align(read(spaced), index).changes if c.kind in ("appeared", "vanished", "moved")] == []


def test_most_ids_survive_the_loss_of_a_letter(rules: str) -> None:
    index = make_index(read(rules), {})
    for lost in "bgfď":
        alignment = align(read(rules.replace(lost, "")), index)
        vanished = [change for change in alignment.changes if change.kind == "vanished"]
        assert len(vanished) <= len(index.entries) // 10, lost


@pytest.mark.parametrize(
    "game", sorted(path.parent.name for path in data_folder("rulebooks").glob("*/paragraphs.yaml"))
)
def test_every_index_of_ours_is_what_the_reader_finds_in_its_transcript(
    game: str, transcript_of: Callable[[str], str | None]
) -> None:
    text = transcript_of(game)
    index, _ = read_index(data_folder("rulebooks") / game / "paragraphs.yaml")
    if text is None:
        return
    assert index is not None
    assert align(read(text), index).changes == ()


def test_the_index_of_the_clean_transcript_is_what_the_reader_finds(
    transcript_of: Callable[[str], str | None],
) -> None:
    text = transcript_of("hedvabna_stezka")
    index, diagnostics = read_index(data_folder("rulebooks") / "hedvabna_stezka" / "paragraphs.yaml")
    assert diagnostics == [] and index is not None
    assert all(entry.summary for entry in index.entries)
    if text is None:
        return
    transcript = read(text)
    assert align(transcript, index).changes == ()
    assert [entry.sentences for entry in index.entries] == [
        tuple(sentence.modality for sentence in paragraph.sentences) for paragraph in transcript.paragraphs
    ]


def test_a_lost_number_is_marked_with_its_sentence_and_its_unit() -> None:
    lacuna = Lacuna("mince", "2-4", "34")
    repair = Repair(9, 9, "⟨?⟩ ", 0.9, "lacuna", lacuna)
    transcript = read("Hráč platí. Pak dostane mince.", repaired=False)
    (page,) = transcript.pages
    (paragraph,) = page.paragraphs
    first, second = paragraph.sentences
    damaged = replace(paragraph, sentences=(first, replace(second, repairs=(repair, replace(repair, start=20)))))
    index = make_index(replace(transcript, pages=(replace(page, paragraphs=(damaged,)),)), {})
    assert index.entries[0].lacunae == (LostNumber(2, "mince"), LostNumber(2, "mince"))
    text = write_index(index)
    assert '    lacunae: [{sentence: 2, unit: "mince"}, {sentence: 2, unit: "mince"}]\n' in text
    assert load_index(SourceFile("paragraphs.yaml", text)) == (index, [])


def test_a_lost_number_of_a_sentence_that_is_not_there_is_reported(rules: str) -> None:
    text = write_index(make_index(read(rules, repaired=False), {})).replace(
        "    summary:", "    lacunae: [{sentence: 9}]\n    summary:", 1
    )
    index, diagnostics = load_index(SourceFile("paragraphs.yaml", text))
    assert index is None
    assert [one.code for one in diagnostics] == ["PRV113"]


@pytest.mark.parametrize("game", ["hedvabna_stezka", "kanagawa", "mombasa", "nippon", "velkomesto"])
def test_a_curated_index_is_written_as_it_was_read_with_its_schema_on_top(game: str) -> None:
    path = data_folder("rulebooks") / game / "paragraphs.yaml"
    index, _ = read_index(path)
    assert index is not None
    text = write_index(index, "../../grammar/paragraphs.schema.json")
    assert text.partition("\n")[0] == path.read_text(encoding="utf-8").partition("\n")[0]
    assert load_index(SourceFile("paragraphs.yaml", text)) == (index, [])
