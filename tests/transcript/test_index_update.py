"""An index is brought up to date with a text; nothing that somebody wrote is lost."""

from dataclasses import replace

import pytest
from tests.transcript.editions import EDITION, NEW_EDITION

from pravidla.diagnostics import SourceFile
from pravidla.transcript import ParagraphIndex, align, load_index, make_index, read, update_index, write_index
from pravidla.transcript.index_update import IndexUpdate


def _index(text: str) -> ParagraphIndex:
    found, problems = load_index(SourceFile("paragraphs.yaml", text))
    assert found is not None, problems
    return found


def _updated(text: str, rules: str) -> IndexUpdate:
    index = _index(text)
    return update_index(SourceFile("paragraphs.yaml", text), index, align(read(rules), index))


@pytest.fixture(scope="module")
def written() -> str:
    """An index in which somebody has been at work."""
    text = write_index(make_index(read(EDITION), {"s1.3": "Dvě hrušky za jablko."}))
    text = text.replace("  - id: s1.4\n", "  # asked the publisher\n\n  - id: s1.4   # plums\n")
    fingerprint = text.index("    fingerprint", text.index("id: s1.5"))
    return (
        text[:fingerprint]
        + '    summary_en: "A hare."   # short\n'
        + text[fingerprint:]
        + ('    excuses:\n      - {kind: advice, sentence: 1, reason: "Rada."}\n')
    )


def test_an_index_that_is_up_to_date_stays_as_it_is(written: str) -> None:
    update = _updated(written, EDITION)
    assert update.text == written
    assert update.done == ()


def test_an_index_without_checksums_gets_them_and_nothing_else_changes(written: str) -> None:
    old = "".join(line for line in written.splitlines(keepends=True) if "exact:" not in line)
    update = _updated(old, EDITION)
    assert update.text == written
    assert len(update.done) == len(_index(old).entries)
    assert all(line.endswith(": checksum added") for line in update.done)


def test_ids_and_all_that_is_written_by_hand_stay_in_a_new_edition(written: str) -> None:
    update = _updated(written, NEW_EDITION)
    before, after = _index(written), _index(update.text)
    for entry in before.entries:
        kept = after.get(entry.id)
        assert kept is not None
        assert kept == replace(
            entry, page=kept.page, sentences=kept.sentences, fingerprint=kept.fingerprint, exact=kept.exact
        )
    assert "  # asked the publisher\n\n  - id: s1.4   # plums\n" in update.text
    assert '    summary_en: "A hare."   # short\n' in update.text


def test_what_was_done_to_an_index_is_told(written: str) -> None:
    done = dict(line.split(": ", 1) for line in _updated(written, NEW_EDITION).done)
    assert "other fingerprint" in done["s1.2"] and "other checksum" in done["s1.2"]
    assert done["s1.4"].startswith("vanished, and kept")
    assert "moved to its place in the text" in {done.get("s1.3"), done.get("s1.5")}
    assert done["s1.6"] == "added"


def test_a_new_paragraph_gets_the_next_free_number_and_stands_where_the_text_has_it(written: str) -> None:
    after = _index(_updated(written, NEW_EDITION).text)
    names = [entry.id for entry in after.entries if entry.id != "s1.4"]
    assert names == [paragraph.id for paragraph in align(read(NEW_EDITION), after).transcript.paragraphs]
    assert names[-1] == "s1.6"


def test_after_an_update_only_what_vanished_is_still_told(written: str) -> None:
    once = _updated(written, NEW_EDITION).text
    assert [(change.id, change.kind) for change in align(read(NEW_EDITION), _index(once)).changes] == [
        ("s1.4", "vanished")
    ]
    assert _updated(once, NEW_EDITION).text == once


def test_a_modality_judged_by_hand_stays_for_the_same_text(written: str) -> None:
    judged = written.replace("sentences: [permission]", "sentences: [grant]", 1)
    corrected = judged.replace(
        "  # asked", '    corrections:\n      - {sentence: 1, modality: obligation, reason: "Musí."}\n  # asked', 1
    )
    assert _updated(corrected, EDITION).text == corrected
    assert _updated(judged, EDITION).text == written


def test_an_index_in_flow_form_is_brought_up_to_date_too() -> None:
    entry = make_index(read(EDITION), {}).entries[0]
    flow = (
        f"paragraphs:\n  - {{id: {entry.id}, page: 1, kind: {entry.kind}, sentences: [{', '.join(entry.sentences)}],"
        f' summary: "Jablko.", fingerprint: "{entry.fingerprint}"}}\n'
    )
    after = _index(_updated(flow, EDITION).text)
    assert after.entries[0] == replace(entry, summary="Jablko.")
    assert len(after.entries) == len(make_index(read(EDITION), {}).entries)
