"""What a fingerprint does not tell of another text: prohibitions, numbers, a word."""

from dataclasses import replace

import pytest

from pravidla.transcript import ParagraphIndex, align, make_index, read
from pravidla.transcript.cues import load_cues
from pravidla.transcript.fingerprint import exact, otherwise
from pravidla.transcript.index import Correction
from pravidla.transcript.modality import modality
from pravidla.transcript.model import Kind

TEXT = """\
Mlynář na řadě smí postavit mlýn na volné místo u řeky. Kdo stojí u jezu, nesmí postavit mlýn.
Postavit mlýn stojí 2 mince a mlynář při tom posune svůj vůz proti směru proudu o 1 pole.
"""


def _told(text: str, index: ParagraphIndex | None = None) -> list[tuple[str, str]]:
    index = index or make_index(read(TEXT, repaired=False), {})
    return [
        (change.id, change.told)
        for change in align(read(text, repaired=False), index).changes
        if change.kind != "changed"
    ]


def test_the_same_text_reads_the_same_however_it_is_spaced() -> None:
    assert _told(TEXT) == []
    assert _told(TEXT.replace(", ", ",  ").replace(" mlýn.", "\nmlýn.")) == []


def test_a_prohibition_that_became_a_permission_is_told() -> None:
    (change,) = [told for name, told in _told(TEXT.replace("nesmí", "smí")) if "became" in told]
    assert change == "prohibition became permission"


@pytest.mark.parametrize(("before", "after"), [("2 mince", "3 mince"), ("o 1 pole", "o 12 pole"), ("2 mince", "mince")])
def test_another_number_is_told(before: str, after: str) -> None:
    assert "other numbers" in [told for _, told in _told(TEXT.replace(before, after))]


def test_a_word_that_leaves_the_fingerprint_as_it_is_is_told() -> None:
    index = make_index(read(TEXT, repaired=False), {})
    other = read(TEXT.replace("nesmí postavit mlýn", "nesmí postavit mlýny"), repaired=False)
    same = ParagraphIndex(
        tuple(
            replace(entry, fingerprint=paragraph.fingerprint)
            for entry, paragraph in zip(index.entries, other.paragraphs, strict=True)
        )
    )
    assert [change.told for change in align(other, same).changes] == ["reads a little differently"]


def test_an_index_without_checksums_is_compared_by_fingerprints_and_modalities_only() -> None:
    index = make_index(read(TEXT, repaired=False), {})
    old = ParagraphIndex(tuple(replace(entry, exact="") for entry in index.entries))
    assert _told(TEXT.replace("2 mince", "3 mince"), old) == []


def test_a_correction_explains_a_modality_and_a_change_by_hand_does_not() -> None:
    index = make_index(read(TEXT, repaired=False), {})
    (first, *rest) = index.entries
    by_hand = replace(first, sentences=("obligation", *first.sentences[1:]))
    assert ("s1.1.1", "obligation became permission") in _told(TEXT, ParagraphIndex((by_hand, *rest)))
    corrected = replace(first, corrections=(Correction(1, "obligation", "they have to"),))
    assert _told(TEXT, ParagraphIndex((corrected, *rest))) == []
    back = replace(by_hand, corrections=(Correction(1, "permission", "they may"),))
    assert _told(TEXT, ParagraphIndex((back, *rest))) == []


def test_a_judgement_by_hand_holds_for_the_text_it_was_made_for_and_is_looked_at_again_for_another() -> None:
    index = make_index(read(TEXT, repaired=False), {})
    (first, *rest) = index.entries
    judged = replace(first, sentences=("none", *first.sentences[1:]), corrections=(Correction(1, "grant", "judged"),))
    assert _told(TEXT, ParagraphIndex((judged, *rest))) == []
    other = _told(TEXT.replace("volné místo", "volnou louku"), ParagraphIndex((judged, *rest)))
    assert ("s1.1.1", "grant became permission") in other


def test_a_checksum_heeds_letters_and_numbers_and_nothing_else() -> None:
    assert exact("Kdo má 2 000 mincí") == exact("KDO  má 2000 min-cí")
    assert otherwise(exact("má 2 mince"), exact("má 3 mince")) == "numbers"
    assert otherwise(exact("má 1 2"), exact("má 12")) == "numbers"
    assert otherwise(exact("má 2 mince"), exact("nemá 2 mince")) == "letters"
    assert otherwise(exact("má 2 mince"), "") is None


@pytest.mark.parametrize(
    ("sentence", "kind", "expected"),
    [
        ("Karty v ruce soupeřům neukazujte.", "rule", "obligation"),
        ("Kdo zahrál nejvyšší číslo, popluje o 2 pole.", "rule", "obligation"),
        ("Potom všichni své karty odkryjí.", "rule", "obligation"),
        ("Krátká hra má 4 kola.", "rule", "number"),
        ("Přístav nepřináší žádné body.", "rule", "grant"),
        ("Hru hrají 2 až 4 hráči.", "flavour", "number"),
        ("Hráči hrají svou hru už dlouho.", "flavour", "none"),
    ],
)
def test_sentences_that_bind_without_a_word_of_duty_are_known(sentence: str, kind: Kind, expected: str) -> None:
    assert modality(sentence, kind, load_cues()) == expected
