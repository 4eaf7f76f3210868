"""Czech order, and how rules are told."""

from __future__ import annotations

from pravidla.backends.docs.sorting import czech_key, first_letter


def test_czech_letters_have_their_places() -> None:
    mixed = ["zub", "žába", "chata", "hrad", "cena", "čaj", "ruka", "řeka", "ikona", "stůl", "šaty", "ťapka", "tlapka"]
    right = ["cena", "čaj", "hrad", "chata", "ikona", "ruka", "řeka", "stůl", "šaty", "ťapka", "tlapka", "zub", "žába"]
    assert sorted(mixed, key=czech_key) == right


def test_marks_on_vowels_only_break_ties() -> None:
    assert sorted(["pár", "para", "par"], key=czech_key) == ["par", "pár", "para"]


def test_a_register_has_ch_as_a_letter() -> None:
    assert [first_letter(one) for one in ("chata", "Čaj", "Éra", "hrad")] == ["CH", "Č", "E", "H"]
