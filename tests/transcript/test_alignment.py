"""Ids stay when the same edition is extracted anew: with letters lost, other spacing, other hyphens.

Nothing is repaired here: with words repaired the texts are more alike.
"""

import random
import re
from collections.abc import Callable
from dataclasses import replace

import pytest

from pravidla.data import data_folder
from pravidla.transcript import (
    Paragraph,
    ParagraphIndex,
    Sentence,
    Transcript,
    align,
    fingerprint,
    make_index,
    read,
    read_index,
)
from pravidla.transcript.windows import Windows

_PAIRS = 20
_SEED = 20


def _pairs(text: str) -> list[tuple[str, str]]:
    """Pairs of letters of a text, each of which it has in quantity."""
    letters = sorted({c for c in text if c.isalpha() and c.islower() and text.count(c) * 500 > len(text)})
    chance = random.Random(_SEED)
    drawn = [chance.sample(letters, 2) for _ in range(_PAIRS)]
    return [(first, second) for first, second in drawn]


def _without(text: str, lost: str) -> tuple[str, list[int]]:
    """The text without some letters, and for each offset of the text that of the same place afterwards."""
    left: list[str] = []
    places = []
    for character in text:
        places.append(len(left))
        if character.casefold() not in lost:
            left.append(character)
    return "".join(left), [*places, len(left)]


def _kept(clean: Transcript, damaged: Transcript, places: list[int]) -> list[bool]:
    """For each paragraph of the clean text whether the paragraph with its id is for the most part the same text."""
    found = {p.id: (p.sentences[0].start, p.sentences[-1].end) for p in damaged.paragraphs}
    kept = []
    for paragraph in clean.paragraphs:
        start, end = places[paragraph.sentences[0].start], places[paragraph.sentences[-1].end]
        first, last = found.get(paragraph.id, (0, 0))
        common = min(end, last) - max(start, first)
        kept.append(2 * common >= max(end, last) - min(start, first))
    return kept


def _share_kept(text: str, index: ParagraphIndex) -> float:
    clean = align(read(text), index).transcript
    kept: list[bool] = []
    for pair in _pairs(text):
        damaged, places = _without(text, "".join(pair))
        kept += _kept(clean, align(read(damaged, repaired=False), index).transcript, places)
    return sum(kept) / len(kept)


def test_ids_survive_the_loss_of_any_two_letters(rules: str) -> None:
    share = _share_kept(rules, make_index(read(rules), {}))
    print(f"ids kept without two letters, own rules, {_PAIRS} pairs: {share:.2%}")
    assert share >= 0.99


def test_ids_of_the_real_transcript_survive_the_loss_of_any_two_letters(
    transcript_of: Callable[[str], str | None],
) -> None:
    text = transcript_of("hedvabna_stezka")
    index, _ = read_index(data_folder("rulebooks") / "hedvabna_stezka" / "paragraphs.yaml")
    if text is None or index is None:
        return
    share = _share_kept(text, index)
    print(f"ids kept without two letters, {_PAIRS} pairs: {share:.2%}")
    assert share >= 0.99


def _respaced(text: str) -> str:
    """Every ninth long word broken with a hyphen, every seventh with a space, every other comma with two spaces."""
    chance = random.Random(_SEED)

    def broken(match: re.Match[str]) -> str:
        word = match.group()
        middle = chance.randrange(2, len(word) - 2)
        match chance.randrange(16):
            case 0 | 1:
                return f"{word[:middle]}- {word[middle:]}"
            case 2 | 3:
                return f"{word[:middle]} {word[middle:]}"
            case _:
                return word

    return re.sub(r"[^\W\d_]{6,}", broken, text).replace(", ", ",  ")


def test_ids_survive_other_spacing_and_hyphenation(rules: str, transcript_of: Callable[[str], str | None]) -> None:
    texts = [rules, *filter(None, [transcript_of("hedvabna_stezka")])]
    for text in texts:
        index = make_index(read(text), {})
        names = [
            paragraph.id for paragraph in align(read(_respaced(text), repaired=False), index).transcript.paragraphs
        ]
        kept = sum(entry.id in names for entry in index.entries) / len(index.entries)
        print(f"ids kept with other spacing and hyphens: {kept:.2%}")
        assert kept >= 0.99


def test_no_letter_is_lost_when_a_text_is_cut_by_the_index(rules: str) -> None:
    index = make_index(read(rules), {})
    for first, second in _pairs(rules)[:5]:
        damaged, _ = _without(rules, first + second)
        aligned = align(read(damaged, repaired=False), index).transcript
        assert [c for s in aligned.sentences for c in s.raw if c.isalnum()] == [
            c for s in read(damaged, repaired=False).sentences for c in s.raw if c.isalnum()
        ]


def test_ids_of_paragraphs_and_sentences_are_given_once(rules: str) -> None:
    index = make_index(read(rules), {})
    for first, second in _pairs(rules):
        damaged, _ = _without(rules, first + second)
        aligned = align(read(damaged, repaired=False), index).transcript
        names = [p.id for p in aligned.paragraphs] + [s.id for s in aligned.sentences]
        assert len(names) == len(set(names))


def test_a_paragraph_that_the_reader_cuts_in_two_keeps_its_id_and_the_new_part_gets_the_next_number() -> None:
    text = "Hráč odloží polovinu vyložených karet a vezme si jeden kámen. Pak hraje soused po levé ruce."
    clean = read(text)
    index = make_index(clean, {})
    whole = clean.paragraphs[0]
    parts = tuple(
        replace(whole, sentences=(sentence,), fingerprint=make_index(read(sentence.text), {}).entries[0].fingerprint)
        for sentence in whole.sentences
    )
    cut = replace(clean, pages=(replace(clean.pages[0], paragraphs=parts),))
    aligned = align(cut, index)
    assert [paragraph.id for paragraph in aligned.transcript.paragraphs] == ["s1.1", "s1.2"]
    assert [(change.kind, change.id) for change in aligned.changes] == [("changed", "s1.1"), ("appeared", "s1.2")]


@pytest.mark.parametrize("text", ["", "Karta.", "12 34."])
def test_a_text_with_nothing_in_common_appears_and_the_index_vanishes(rules: str, text: str) -> None:
    index = make_index(read(rules), {})
    changes = align(read(text), index).changes
    assert sum(change.kind == "vanished" for change in changes) >= len(index.entries) - 1


def test_a_run_of_words_is_as_like_a_paragraph_as_its_text(rules: str) -> None:
    transcript = read(rules, repaired=False)
    windows = Windows(transcript.sentences)
    start = 0
    for paragraph in transcript.paragraphs:
        end = start + sum(len(sentence.raw.split()) for sentence in paragraph.sentences)
        assert windows.similarity(start, end, bytes.fromhex(paragraph.fingerprint)) == 1.0
        start = end


def test_wherever_a_paragraph_is_split_its_id_stays_and_the_rest_gets_the_next_free_number(rules: str) -> None:
    clean = read(rules, repaired=False)
    index = make_index(clean, {})
    for number, page in enumerate(clean.pages):
        for place, whole in enumerate(page.paragraphs):
            for cut in range(1, len(whole.sentences)):
                parts = [_part(whole, whole.sentences[:cut]), _part(whole, whole.sentences[cut:])]
                paragraphs = (*page.paragraphs[:place], *parts, *page.paragraphs[place + 1 :])
                pages = (*clean.pages[:number], replace(page, paragraphs=paragraphs), *clean.pages[number + 1 :])
                aligned = align(replace(clean, pages=pages), index)
                free = f"s{page.number}.{len(page.paragraphs) + 1}"
                new = [(change.kind, change.id) for change in aligned.changes if change.kind != "changed"]
                assert new == [("appeared", free)]
                names = [paragraph.id for paragraph in aligned.transcript.paragraphs]
                assert sorted(names) == sorted([*(entry.id for entry in index.entries), free])


def _part(whole: Paragraph, sentences: tuple[Sentence, ...]) -> Paragraph:
    return replace(whole, sentences=sentences, fingerprint=fingerprint(" ".join(one.text for one in sentences)))
