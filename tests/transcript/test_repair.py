"""Repairs on our own rules text, damaged in every known way; the numbers are printed by the benchmark too."""

import json
import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import mean

import jsonschema
import pytest
from tests.transcript.damage import (
    Score,
    break_words,
    carried_out,
    collapsed,
    delete,
    letter_pairs,
    marked_numbers,
    measure,
)
from tests.transcript.gold import compare, load_gold
from tests.work import work

from pravidla.data import data_folder
from pravidla.diagnostics import SourceFile
from pravidla.transcript import read, read_source, reader, to_json
from pravidla.transcript.repair import MARK, Lexicon, mend, repair
from pravidla.transcript.repair.edits import Edit
from pravidla.transcript.repair.loss import infer
from pravidla.transcript.repair.places import Place, tokens
from pravidla.transcript.repair.second_look import Seen, look_again
from pravidla.transcript.repair.words import find_words

MODAL = frozenset(
    ["smí", "smíte", "smějí", "nesmí", "nesmíte", "musí", "musíte", "nemusí", "nemůže", "může", "můžete", "mohou"]
)


def test_an_undamaged_text_stays_as_it_is_and_has_lost_nothing(own: str, lexicon: Lexicon) -> None:
    repaired = repair(own, lexicon)
    assert repaired.losses == ()
    assert repaired.edits == ()


def test_lost_letters_and_digits_are_found_and_the_words_restored(own: str, lexicon: Lexicon) -> None:
    score, repaired = measure(delete(own, "pm", digits="123458"), lexicon)
    print(score)
    assert {loss.glyph for loss in repaired.losses} == set("pm123458")
    assert score.restored_share >= 0.97
    assert score.changed_share <= 0.003


def test_the_modal_verbs_of_a_damaged_text_are_right(own: str, lexicon: Lexicon) -> None:
    score, _ = measure(delete(own, "pm", digits="123458"), lexicon)
    assert [error for error in score.errors if error[0].lower() in MODAL] == []


def test_the_loss_of_any_two_letters_is_repaired(own: str, lexicon: Lexicon) -> None:
    shares = []
    for one, two in letter_pairs(own, seed=20, count=6):
        score, repaired = measure(delete(own, (one, two)), lexicon)
        print(one, two, score)
        assert {one, two} <= {loss.glyph for loss in repaired.losses}
        shares.append(score.restored_share)
    assert mean(shares) >= 0.92
    assert min(shares) >= 0.85


def test_lost_strings_are_found_and_put_back(own: str, lexicon: Lexicon) -> None:
    score, repaired = measure(delete(own, strings=("líc",)), lexicon)
    print(score)
    assert [loss.glyph for loss in repaired.losses] == ["líc"]
    assert score.restored_share >= 0.98


def test_a_capital_that_was_not_lost_is_not_put_before_a_word(lexicon: Lexicon, own: str) -> None:
    gone = str.maketrans("", "", "pm")
    repaired = repair(own.translate(gone), lexicon)
    text = carried_out(own.translate(gone), repaired.edits)
    assert "Příprava hry" in text and "Pochodně" in text


def test_broken_words_are_joined(own: str, lexicon: Lexicon) -> None:
    broken, words = break_words(own, 0.05, Random(20))
    text = carried_out(broken, repair(broken, lexicon).edits)
    joined = sum(text.count(word) >= own.count(word) for word in words)
    print(f"{joined} of {len(words)} joined")
    assert joined >= 0.9 * len(words)


def test_a_piece_printed_twice_is_dropped(lexicon: Lexicon) -> None:
    text = "Hráč, který už postoupil oupil na druhý stupeň, dostane jednu minci."
    assert carried_out(text, repair(text, lexicon).edits) == text.replace(" oupil", "")


def test_a_text_printed_twice_from_overlapping_boxes_is_dropped_once(lexicon: Lexicon) -> None:
    once = "Hráč smí v tahu hodit dvěma kostkami a výsledek sečíst. Poté pokračuje další hráč."
    twice = once.replace("hodit dvěma kostkami", "hodit dvěma kostkami hodit dvěma kostkami")
    assert carried_out(twice, repair(twice, lexicon).edits) == once
    whole = once.replace("Poté", "Hráč smí v tahu hodit dvěma kostkami a výsledek sečíst. Poté")
    assert carried_out(whole, repair(whole, lexicon).edits) == once


def test_two_cards_with_the_same_short_text_stay_two(lexicon: Lexicon) -> None:
    text = "Přidejte si žeton do zásoby. Přidejte si žeton do zásoby. Pak pokračuje další hráč."
    assert repair(text, lexicon).edits == ()
    text = "Ve hře 3 hráčů použijte na stole pouze 3 řady karet. Ve hře 2 hráčů použijte na stole pouze 2 řady karet."
    assert repair(text, lexicon).edits == ()


def test_sentences_that_differ_in_lost_numbers_only_stay_all(own: str, lexicon: Lexicon) -> None:
    alike = " ".join(f"Posun o {count} políčka stojí {3 * count} mincí z vaší zásoby." for count in (2, 3, 4))
    repaired = repair(delete(f"{own} {alike}", "pm", digits="0123456789").text, lexicon)
    assert not any(edit.kind == "double" for edit in repaired.edits)


def test_a_lost_number_is_marked_with_what_grammar_tells_and_never_filled(own: str, lexicon: Lexicon) -> None:
    damaged = delete(own, digits="123458")
    repaired = repair(damaged.text, lexicon)
    lost, found, right, marks = marked_numbers(damaged, repaired)
    print(f"{found} of {lost} lost numbers marked, {right} of {marks} marks right")
    gaps = [edit for edit in repaired.edits if edit.kind == "lacuna"]
    assert gaps and all(edit.start == edit.end and not any(map(str.isdigit, edit.replacement)) for edit in gaps)
    assert any(edit.lacuna is not None and edit.lacuna.agreement == "5+" for edit in gaps)
    assert found >= 0.8 * lost
    assert right >= 0.9 * marks


@pytest.mark.parametrize("digits", ["347", "0123456789"])
def test_whatever_digits_are_lost_their_places_are_marked(own: str, lexicon: Lexicon, digits: str) -> None:
    damaged = delete(own, digits=digits)
    lost, found, right, marks = marked_numbers(damaged, repair(damaged.text, lexicon))
    print(f"{digits}: {found} of {lost} lost numbers marked, {right} of {marks} marks right")
    assert found >= 0.8 * lost
    assert right >= 0.9 * marks


def test_where_single_spaces_hide_the_places_the_marks_are_right_all_the_same(own: str, lexicon: Lexicon) -> None:
    damaged = collapsed(delete(own, digits="123458"))
    lost, found, right, marks = marked_numbers(damaged, repair(damaged.text, lexicon))
    print(f"single spaces: {found} of {lost} lost numbers marked, {right} of {marks} marks right")
    assert found >= 0.58 * lost
    assert right >= 0.9 * marks


def test_a_word_lost_whole_becomes_a_mark(own: str, lexicon: Lexicon) -> None:
    damaged = delete(own, "ai")
    repaired = repair(damaged.text, lexicon)
    gone = {match.start() for match in re.finditer(r"(?<= )[aiAI](?= )", own)}
    marks = sum(edit.kind == "lacuna" for edit in repaired.edits)
    print(f"{len(gone)} words lost whole, {marks} marks")
    assert len(gone) and 0.9 * len(gone) <= marks <= 1.2 * len(gone)
    assert all(edit.replacement.strip() == MARK for edit in repaired.edits if edit.kind == "lacuna")


def test_sentences_keep_the_raw_text_and_the_repairs_lead_from_it_to_the_text(own: str) -> None:
    damaged = delete(own, "pm", digits="123458").text
    transcript = read(damaged)
    assert transcript.lexicon
    for sentence in transcript.sentences:
        parts, last = [], 0
        for change in sentence.repairs:
            if change.kind != "doubtful":
                parts += [sentence.raw[last : change.start], change.replacement]
                last = change.end
        assert " ".join("".join([*parts, sentence.raw[last:]]).split()) == sentence.text
        assert damaged[sentence.start : sentence.end] == sentence.raw or "\n" in damaged[sentence.start : sentence.end]


def test_modality_is_read_from_the_repaired_text(own: str) -> None:
    before = Counter(sentence.modality for sentence in read(own).sentences)
    after = Counter(sentence.modality for sentence in read(delete(own, "pm").text).sentences)
    assert (before & after).total() >= 0.96 * before.total()
    assert abs(after["prohibition"] - before["prohibition"]) <= 1


def test_the_json_form_of_a_repaired_transcript_matches_its_schema(own: str) -> None:
    schema = json.loads((data_folder("grammar") / "transcript.schema.json").read_text(encoding="utf-8"))
    jsonschema.validate(to_json(read(delete(own, "pm", digits="123458").text)), schema)


def test_without_the_lexicon_the_text_stays_and_the_reader_says_what_to_install(
    own: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reader, "load_lexicon", lambda: None)
    damaged = delete(own, "pm").text
    transcript, diagnostics = read_source(SourceFile("a.txt", damaged))
    assert transcript is not None and not transcript.lexicon
    assert all(not sentence.repairs for sentence in transcript.sentences)
    [found] = [diagnostic for diagnostic in diagnostics if diagnostic.code == "PRV105"]
    assert found.help is not None and "pravidla[transcript]" in found.help


def test_four_times_the_text_is_at_most_four_times_the_work(own: str, lexicon: Lexicon) -> None:
    damaged = delete(own[: len(own) // 3], "pm", digits="123458").text
    once = work(lambda: repair(damaged, lexicon))
    often = work(lambda: repair("\n".join([damaged] * 4), lexicon))
    print(f"{once:,} calls, four times the text {often:,}")
    assert often <= 4 * once


def test_what_stands_after_an_apostrophe_is_a_piece_of_a_name(own: str, lexicon: Lexicon) -> None:
    damaged = delete(f"{own} Karavana dojde do města Chang'an a hráč vezme kartu.", "pm").text
    assert "Chang'an a" in carried_out(damaged, repair(damaged, lexicon).edits)


def _mended(own: str, sentence: str, lexicon: Lexicon) -> str:
    """What becomes of a sentence after our own rules when both lost p and m."""
    text = delete(f"{own} {sentence}", "pm").text
    return carried_out(text, repair(text, lexicon).edits)[-len(sentence) - 40 :]


def test_a_heading_glued_to_a_sentence_does_not_govern_it(own: str, lexicon: Lexicon) -> None:
    damaged = delete(f"{own} Vzít si dělníka Hráč musí zahodit kartu. ZNALOSTI Žeton leží na stole.", "ů").text
    text = carried_out(damaged, repair(damaged, lexicon).edits)
    assert text.endswith("Vzít si dělníka Hráč musí zahodit kartu. ZNALOSTI Žeton leží na stole.")


def test_an_ordinal_number_does_not_end_a_sentence_when_words_are_restored(own: str, lexicon: Lexicon) -> None:
    assert "akcí v 7. kole hra" in _mended(own, "Po fázi akcí v 7. kole hra končí.", lexicon)


def test_a_sentence_that_begins_with_a_small_letter_has_lost_its_capital(own: str, lexicon: Lexicon) -> None:
    told = "Posel jede dál. Posel se vrací. Posel zaplatí. Hráč otočí kartu, posel stojí."
    assert "posel stojí" in _mended(own, told, lexicon)


def test_roman_numbers_and_shortened_names_stay(own: str, lexicon: Lexicon) -> None:
    assert "karty IX a klub AK a" in _mended(own, "Vyložte karty IX a klub AK a začněte.", lexicon)


def test_what_is_left_of_a_word_in_many_places_is_no_piece_of_those_before_it(own: str, lexicon: Lexicon) -> None:
    verbs = ("vyloží", "otočí", "dostane", "zaplatí", "odloží", "vezme", "vrátí", "položí", "obrátí")
    told = " ".join(f"Hráč kartu {verb} em dolů." for verb in verbs)
    assert "otočíme" not in _mended(own, told, lexicon)


def test_what_is_no_word_of_two_letters_is_not_chosen(own: str, lexicon: Lexicon) -> None:
    damaged = delete(f"{own} Nikdo neztratí psa. Kamarád neví, kam má jít.", "pm").text
    text = carried_out(damaged, repair(damaged, lexicon).edits)
    assert "neztratí psa" in text and "neví, kam má" in text


def test_a_name_is_no_damaged_word(own: str, lexicon: Lexicon) -> None:
    text = own + " Nyní hraje Gerd a po něm Petr. Žetony vezme Gerd."
    damaged = text.translate(str.maketrans("", "", "yYůŮ"))
    repaired = carried_out(damaged, repair(damaged, lexicon).edits)
    assert repaired.count("Gerd ") == 1 and repaired.count("Gerd.") == 1


@pytest.mark.parametrize(
    ("sentence", "marked"),
    [
        ("Otočte kartu s hodnotou, kterou jste určili.", True),
        ("Vezměte si kartu s nejvyšší hodnotou, která leží na stole.", False),
        ("Tah končí na poli s číslem.", True),
        ("K výsledku hodu můžete přičíst.", True),
        ("Tuto kartu nelze k nabídce přičíst za peníze.", False),
        ("Doprostřed položte 9 barevných kostek.", False),
    ],
)
def test_after_a_measure_a_number_is_missing(own: str, lexicon: Lexicon, sentence: str, *, marked: bool) -> None:
    damaged = re.sub(" +", " ", re.sub("[123458]", "", own))
    text = f"{damaged}\n{sentence}"
    marks = [edit for edit in repair(text, lexicon).edits if edit.kind == "lacuna" and edit.start > len(damaged)]
    assert bool(marks) == marked


def test_offsets_lead_from_the_repaired_text_back_to_the_raw_one() -> None:
    mended = mend("ti kar ty", [Edit(0, 2, "tři", 1.0, "letters"), Edit(6, 7, "", 1.0, "join")])
    assert mended.text == "tři karty"
    assert (mended.raw_start(4), mended.raw_end(9)) == (3, 9)
    assert (mended.raw_start(0), mended.raw_end(3)) == (0, 2)
    assert [change.replacement for change in mended.repairs(3, 9)] == [""]


@pytest.mark.parametrize("game", ["velkomesto", "mombasa", "nippon", "kanagawa"])
def test_the_gold_of_a_damaged_transcript_is_met(game: str, transcript_of: Callable[[str], str | None]) -> None:
    text = transcript_of(game)
    if text is None:
        return
    result = compare(text, load_gold()[game])
    print(game, result)
    assert result.restored >= 0.98 * result.damaged
    assert result.changed <= 0.005 * result.sound
    assert result.marked >= 0.9 * result.marks
    assert result.marked >= 0.8 * result.numbers


def test_the_undamaged_transcript_comes_out_letter_for_letter(
    transcript_of: Callable[[str], str | None], lexicon: Lexicon
) -> None:
    text = transcript_of("hedvabna_stezka")
    if text is not None:
        assert repair(text, lexicon).edits == ()


def test_a_score_counts_shares() -> None:
    assert Score(4, 3, 10, 1).restored_share == 0.75


def test_a_text_that_nothing_was_learnt_from_has_its_lost_numbers_marked_in_single_spaced_form(
    lexicon: Lexicon,
) -> None:
    text = (Path(__file__).parent / "ledove_pole.txt").read_text(encoding="utf-8")
    damaged = collapsed(delete(text, digits="123458"))
    lost, found, right, marks = marked_numbers(damaged, repair(damaged.text, lexicon))
    print(f"single spaces: {found} of {lost} lost numbers marked, {right} of {marks} marks right")
    assert found >= 0.5 * lost
    assert right >= 0.9 * marks


def test_a_second_look_at_a_place_tells_what_the_first_thought_of_the_same_noun_elsewhere() -> None:
    text = "Hráč si vezme karet. Kdo chce, odhodí karet."
    words = find_words(text)
    row = tokens(words, [word.lower for word in words], text)
    plain, beside, doubted = (at for at, token in enumerate(row) if token.form in ("karet", "kdo"))
    seen = [Seen(Place(row[at].start, at, ()), score) for at, score in ((plain, 4.0), (beside, -9.0), (doubted, -1.0))]
    looks = {place.token: dict(features) for place, features in look_again(row, seen, "123")}
    assert list(looks) == [plain, doubted]
    assert "again form=7" in looks[doubted] and "again surest=7" in looks[doubted]
    assert "again form=4" in looks[plain]


def test_a_short_text_with_hardly_a_digit_left_has_lost_the_common_ones(lexicon: Lexicon) -> None:
    text = (Path(__file__).parent / "pristavni_kupci.txt").read_text(encoding="utf-8")
    damaged = delete(text, digits="123458").text
    assert set("1234") <= set(infer(find_words(damaged), damaged, lexicon).digits)
    assert infer(find_words(text), text, lexicon).digits == ""


def test_a_text_without_a_single_number_left_has_lost_all_digits(own: str, lexicon: Lexicon) -> None:
    damaged = collapsed(delete(own, digits="0123456789"))
    assert {loss.glyph for loss in repair(damaged.text, lexicon).losses} == set("0123456789")
