"""What a sentence does to the players is computed from its cue words."""

import pytest

from pravidla.transcript import Kind, Modality, read
from pravidla.transcript.cues import load_cues
from pravidla.transcript.modality import modality


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        ("Hráč na tahu musí pohnout lodí.", "obligation"),
        ("Je třeba zaplatit minci.", "obligation"),
        ("Karty se zamíchají.", "obligation"),
        ("Naložené karty se nevracejí do ruky.", "obligation"),
        ("Odložte dvě karty.", "obligation"),
        ("Hráč smí táhnout kartu.", "permission"),
        ("Kdo kartu nemá, nemusí nic odhazovat.", "permission"),
        ("Hráč může naložit nejvýše 3 karty.", "prohibition"),
        ("Loď nesmí zastavit u jiné lodi.", "prohibition"),
        ("Plout lze pouze po proudu.", "prohibition"),
        ("Kdo doplul první, obdrží minci.", "grant"),
        ("Plná loď znamená, že v ní není místo.", "definition"),
        ("Kdo má nejvíce mincí, stává se vítězem.", "definition"),
        ("Sada může mít hodnotu 1 nebo 3.", "definition"),
        ("Počet hráčů: 2-4", "number"),
        ("Doporučujeme začít kratší hrou.", "none"),
        ("Moře je dnes klidné.", "none"),
        ("Pokud hráč musí čekat, vezme si minci.", "obligation"),
        ("Jestliže loď nesmí plout, smí hráč táhnout kartu.", "permission"),
    ],
)
def test_cue_words_decide(sentence: str, expected: Modality) -> None:
    assert modality(sentence, "rule", load_cues()) == expected


@pytest.mark.parametrize("kind", ["heading", "example", "caption", "credits"])
def test_headings_examples_captions_and_credits_bind_nobody(kind: Kind) -> None:
    assert modality("Hráč musí pohnout lodí.", kind, load_cues()) == "none"


def test_an_introduction_binds_only_by_plain_orders_and_the_winner(rules: str) -> None:
    flavour = [s for p in read(rules).paragraphs if p.kind == "flavour" for s in p.sentences]
    assert [sentence.modality for sentence in flavour] == ["none", "definition"]


def test_every_component_sets_a_number(rules: str) -> None:
    components = [s for p in read(rules).paragraphs if p.kind == "component_list" for s in p.sentences]
    assert {sentence.modality for sentence in components} == {"number"}


def test_a_bare_item_does_what_the_sentence_before_its_list_says() -> None:
    text = (
        "Průběh hry Každý tah sestává ze 2 fází: 1. Plavba 2. Nakládka 1. Plavba Hráč pluje. 2. Nakládka Hráč nakládá."
    )
    steps = [s for p in read(text).paragraphs if p.kind == "step" for s in p.sentences]
    assert [step.modality for step in steps] == ["definition", "definition"]


def test_a_condition_in_parentheses_does_not_decide() -> None:
    assert modality("Drahokamy (ty lze získat pouze na trhu) se položí do sáčku.", "rule", load_cues()) == "obligation"
