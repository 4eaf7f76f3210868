"""What is known of words: the lexicon, their other forms, their readings and what agrees with what."""

from dataclasses import replace
from pathlib import Path

import pytest
from tests.work import work

from pravidla.transcript.repair import Lexicon, load_lexicon, make_lexicon
from pravidla.transcript.repair.agreement import Agreement
from pravidla.transcript.repair.inflection import inflect, inflect_own
from pravidla.transcript.repair.language import START, Language
from pravidla.transcript.repair.lexicon import lines_with
from pravidla.transcript.repair.morphology import Morphology
from pravidla.transcript.repair.paradigms import (
    ANIMATE,
    CASES,
    FIRST_PERSON,
    GENDERS,
    INANIMATE,
    NEUTER,
    NOMINATIVE,
    reading,
)
from pravidla.transcript.repair.spelling import find_dictionary


def test_the_lexicon_is_cached_as_text_and_a_damaged_cache_is_made_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    load = load_lexicon.__wrapped__
    first = load()
    [file] = (tmp_path / "pravidla" / "lexicon").iterdir()
    file.write_text("0.1 kočka", encoding="utf-8")
    second = load()
    assert first is not None and second is not None
    assert first.forms == second.forms
    assert first.stems == second.stems and first.parts == second.parts and first.letters == second.letters
    assert first.readings == second.readings and first.rules.written() == second.rules.written()
    assert file.read_text(encoding="utf-8").endswith("\nend")


def test_a_lexicon_counts_stems_and_parts_of_its_forms() -> None:
    made = make_lexicon({"kqxta": 2e-6, "kqxty": 1e-6, "do": 1e-3})
    assert made.stems == {"kqxt": 3e-6}
    assert made.parts["qxt"] == 3e-6 / 2 and made.parts["do"] > 1e-3 / 2
    assert [made.down_to(least) for least in (1e-2, 1e-3, 1.5e-6, 0.0)] == [0, 1, 2, 3]


def test_what_was_learnt_of_rules_is_read_as_it_was_written() -> None:
    language = Language({})
    language.learn(["vezmi", "kartu", START, "vezmi", "žeton"], 0.5)
    again = Language.read(language.written()).copy({})
    assert again.written() == language.written()
    assert again.score(START, "vezmi", "kartu", 1e-6) == language.score(START, "vezmi", "kartu", 1e-6)


def test_a_document_is_learnt_on_top_of_a_copy() -> None:
    rules = Language({})
    rules.learn(["vezmi", "kartu"])
    before = rules.written()
    rules.copy({}).learn(["odlož", "kartu"])
    assert rules.written() == before


def test_the_readings_kept_with_the_lexicon_are_those_that_the_forms_tell(lexicon: Lexicon) -> None:
    afresh = Morphology(replace(lexicon, readings={}))
    words = list(lexicon.readings)[::20]
    assert len(words) > 20
    assert [afresh.readings(word) for word in words] == [lexicon.readings[word] for word in words]


def test_the_lines_that_have_a_string_are_found_once_each_in_their_order() -> None:
    assert list(lines_with("banana\nkov\nana", "ana")) == ["banana", "ana"]
    assert list(lines_with("kov\nlom", "ana")) == []


def test_words_of_the_same_frequency_without_other_forms_are_judged_once() -> None:
    alone = make_lexicon(dict.fromkeys(("xaxbost", "xaxcost"), 1.234e-7))
    morphology = Morphology(alone)
    first = work(lambda: morphology.readings("xaxbost"))
    assert work(lambda: morphology.readings("xaxcost")) < first
    assert morphology.readings("xaxbost") == morphology.readings("xaxcost")


def test_forms_that_the_lexicon_lacks_are_made_by_analogy() -> None:
    lexicon = make_lexicon({"dobírací": 1e-6})
    assert "dobíracího" in inflect(["dobíacího"], lexicon, frozenset("r"))["dobíacího"]


@pytest.mark.parametrize(
    ("before", "agreeing", "other"),
    [
        (("na", "svém"), "políčku", "políčko"),
        (("s",), "kartou", "karty"),
        (("pět",), "žetonů", "žetony"),
        (("na", "hracím"), "plánu", "plán"),
        (("z", "této"), "řady", "řadu"),
        (("začíná", "s"), "odkládáním", "odkládání"),
        (("bez",), "předání", "předáním"),
        ((), "zamíchá", "zamíchám"),
        (("jiný",), "park", "parku"),
        (("s",), "zbožím", "zboží"),
        (("na", "svém"), "poli", "polem"),
        (("v",), "dobíracím", "dobíracími"),
        (("s",), "poháněčem", "poháněče"),
        (("k",), "nim", "ni"),
        (("nad",), "ním", "něm"),
        (("v", "téže"), "řadě", "řadou"),
        (("v", "levém", "a"), "pravém", "pravá"),
        (("s", "kartou", "nebo"), "žetonem", "žetonu"),
        (("v", "každém", "z"), "sloupců", "barev"),
        (("na", "jednom", "ze"), "čtyř", "čtyři"),
        (("v",), "kole", "kolem"),
        (("v", "této"), "obci", "obcím"),
    ],
)
def test_forms_agree_with_prepositions_numerals_and_adjectives(
    lexicon: Lexicon, before: tuple[str, ...], agreeing: str, other: str
) -> None:
    agreement = Agreement(Morphology(lexicon))
    tags = agreement.opening
    for word in before:
        _, tags = agreement.step(tags, word)
    assert agreement.step(tags, agreeing)[0] > agreement.step(tags, other)[0] + 1


def test_a_form_is_also_what_another_word_has_in_common_with_it(lexicon: Lexicon) -> None:
    morphology = Morphology(lexicon)
    singular = reading(adjective=False, plural=False, case=NOMINATIVE, gender=NEUTER)
    assert all(singular in dict(morphology.readings(word)) for word in ("zboží", "obsazení", "množství"))
    assert singular not in dict(morphology.readings("osobní"))
    assert dict(morphology.readings("zaplatím"))[FIRST_PERSON] == 0


def test_the_gender_of_a_listed_noun_tells_its_declension(lexicon: Lexicon) -> None:
    morphology = Morphology(lexicon)
    for word, gender in (("poli", NEUTER), ("vítěze", ANIMATE), ("rámci", INANIMATE)):
        readings = dict(morphology.readings(word))
        best = max(readings, key=lambda tag: readings[tag])
        assert best < GENDERS * CASES * 2 and best % GENDERS == gender


def test_forms_that_the_lexicon_lacks_are_made_from_those_of_the_document() -> None:
    lexicon = make_lexicon({"pohonič": 1e-9})
    made = inflect_own({"pohonič": 1e-9}, {"pohoniů"}, lexicon, frozenset("č"))
    assert "pohoničů" in made["pohoniů"]


def test_a_dictionary_of_the_system_knows_forms_by_their_affixes(tmp_path: Path) -> None:
    affixes = "SET UTF-8\nPFX N Y 1\nPFX N 0 ne .\nSFX A Y 2\nSFX A a y [^i]a\nSFX A a ou [^i]a\n"
    (tmp_path / "cs_CZ.aff").write_text(affixes, encoding="utf-8")
    (tmp_path / "cs_CZ.dic").write_text("3\nkarta/A\nvelká/N\nPraha/A\n", encoding="utf-8")
    dictionary = find_dictionary([tmp_path / "none", tmp_path])
    assert dictionary is not None
    assert [dictionary.knows(word) for word in ("karty", "nevelká", "prahou", "kartě")] == [True, True, True, False]


def test_a_dictionary_that_cannot_be_read_is_left_out(tmp_path: Path) -> None:
    (tmp_path / "cs_CZ.aff").write_text("SFX A Y 1\nSFX A 0 y (\n", encoding="utf-8")
    (tmp_path / "cs_CZ.dic").write_text("1\nkarta/A\n", encoding="utf-8")
    assert find_dictionary([tmp_path]) is None
