"""Numbers that the text lost: who fills them in, and where they come from."""

from dataclasses import replace
from pathlib import Path

import pytest

from pravidla.analysis.checks.lacunae import FilledIn, fill_in, lost_figures, unfilled
from pravidla.checking import check_spec
from pravidla.diagnostics import Span
from pravidla.model.citing import Citation
from pravidla.model.load import load_spec
from pravidla.transcript import (
    Agreement,
    Excuse,
    IndexEntry,
    Lacuna,
    LostNumber,
    Modality,
    ParagraphIndex,
    Repair,
    Transcript,
    read,
)

_HERE = Span("turn.yaml", 10, 20)
_SPEC = """\
- game: harbour
  text: {cs: Přístav, en: Harbour}
  uncited: a test
  players: 2..4
  play: pay
- unit: coin
  forms: {cs: [mince, mince, mincí], en: [coin, coins]}
- unit: ship
  forms: {cs: [loď, lodi, lodí], en: [ship, ships]}
- state: each player
  uncited: a test
  has:
    coins: 0..90 coins
- rule: pay
  text: {cs: Výplata, en: Pay}
  cites: [s1.1.1]
  from: source a review of the game
  do:
    - for p in players:
        - increase p.coins by 3 coins
"""


def _entry(*modalities: Modality, lost: tuple[LostNumber, ...], excuses: tuple[Excuse, ...] = ()) -> IndexEntry:
    return IndexEntry("s1.1", 1, "rule", modalities, "0" * 64, "Souhrn.", lacunae=lost, excuses=excuses)


def _cite(provenance: str | None, figure: bool = True, ref: str = "s1.1.1") -> Citation:
    return Citation("pay", "rule", (ref,), _HERE, figure, provenance)


@pytest.mark.parametrize(
    ("citation", "filled"),
    [
        (_cite("source a review"), True),
        (_cite("source a review", ref="s1.1"), True),
        (_cite("assumed as in the older game"), True),
        # The text is what lost it; and a definition without a figure has no number.
        (_cite("transcript s1.1"), False),
        (_cite(None), False),
        (_cite("source a review", figure=False), False),
    ],
)
def test_a_lost_number_is_filled_by_a_figure_with_another_provenance(citation: Citation, filled: bool) -> None:
    index = ParagraphIndex((_entry("grant", lost=(LostNumber(1, "mince"),)),))
    (lost,) = lost_figures(index, [citation])
    assert (lost.sentence, lost.unit, lost.filled is not None) == ("s1.1.1", "mince", filled)
    assert [one.code for one in unfilled(index, [citation])] == ([] if filled else ["PRV725"])


def test_a_sentence_that_does_not_bind_or_is_excused_needs_no_figure() -> None:
    lost = (LostNumber(1), LostNumber(2))
    index = ParagraphIndex((_entry("none", "grant", lost=lost, excuses=(Excuse("advice"),)),))
    assert lost_figures(index, []) == ()


def test_a_sentence_that_nothing_cites_is_open_and_no_warning_of_its_own() -> None:
    index = ParagraphIndex((_entry("grant", lost=(LostNumber(1),)),))
    assert [one.filled for one in lost_figures(index, [])] == [None]
    assert list(unfilled(index, [])) == []


def _damaged(lacuna: Lacuna) -> Transcript:
    """One sentence with one lost number, as the reader gives it."""
    text = "Hráč si vezme ⟨?⟩ mince z banku."
    transcript = read(text, repaired=False)
    (page,) = transcript.pages
    (paragraph,) = page.paragraphs
    (sentence,) = paragraph.sentences
    sentence = replace(sentence, repairs=(Repair(14, 14, "⟨?⟩ ", 0.9, "lacuna", lacuna),))
    paragraph = replace(paragraph, sentences=(sentence,))
    return replace(transcript, pages=(replace(page, paragraphs=(paragraph,)),))


@pytest.mark.parametrize(
    ("unit", "agreement", "digits", "shown"),
    [
        ("mince", "2-4", "345", True),
        ("minci", None, "3", True),
        # It counts something else, another number of it, or the digit was not lost.
        ("lodi", "2-4", "345", False),
        ("mincí", "5+", "345", False),
        ("mince", "2-4", "24", False),
        ("", None, "345", False),
    ],
)
def test_a_lost_number_is_shown_where_one_figure_of_the_spec_fits(
    tmp_path: Path, unit: str, agreement: Agreement | None, digits: str, shown: bool
) -> None:
    (tmp_path / "rules.yaml").write_text(_SPEC, encoding="utf-8")
    spec, _ = load_spec(tmp_path, ())
    assert spec is not None
    filled = fill_in(_damaged(Lacuna(unit, agreement, digits)), spec)
    told = "Hráč si vezme ⟨3⟩ mince z banku. [3 coins: pay, source a review of the game]"
    assert {name: one.told() for name, one in filled.items()} == ({"s1.1.1": told} if shown else {})


def test_check_warns_of_a_lost_number_that_nobody_filled(tmp_path: Path) -> None:
    index = (
        "paragraphs:\n  - {id: s1.1, page: 1, kind: rule, sentences: [grant], lacunae: [{sentence: 1, unit: mince}], "
        f'summary: "Výplata.", fingerprint: "{"0" * 64}"}}\n'
    )
    (tmp_path / "paragraphs.yaml").write_text(index, encoding="utf-8")
    (tmp_path / "rules.yaml").write_text(_SPEC, encoding="utf-8")
    assert [one for one in check_spec(tmp_path) if one.code == "PRV725"] == []
    (tmp_path / "rules.yaml").write_text(_SPEC.replace("  from: source a review of the game\n", ""), encoding="utf-8")
    (found,) = [one for one in check_spec(tmp_path) if one.code == "PRV725"]
    assert found.message.startswith("the text of `s1.1.1` lost a number (of `mince`)")


def test_readers_are_told_the_source_of_a_number_in_their_language() -> None:
    filled = FilledIn("Zaplať ⟨3⟩ jeny.", ("3 yen: wage, source a book / kniha",), ("source a book / kniha", "assumed"))
    assert filled.told_to_readers("cs") == "Zaplať ⟨3⟩ jeny. [kniha; assumed]"
    assert filled.told_to_readers("en") == "Zaplať ⟨3⟩ jeny. [source a book; assumed]"
