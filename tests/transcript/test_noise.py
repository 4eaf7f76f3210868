"""Noise instead of a rulebook: it ends soon, in a reason why it is none or in a poor result, with linear work."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.work import work

from pravidla.diagnostics import SourceFile
from pravidla.transcript import read_source, read_transcript

_WORDS = [
    "hráč",
    "musí",
    "vzít",
    "kartu",
    "mince",
    "loď",
    "Přístav",
    "a",
    "nesmí",
    "viz",
    "strana",
    "tah",
    "smí",
    "dostane",
]
_SOUP = [*range(0x41, 0x7B), *range(0x400, 0x450), *range(0x5D0, 0x5EA), 0x301, 0x200D, 0x1F600, 0x20, 0x20]
_NO_DIGITS = {ord("0"): "q", ord("1"): "w"}
_SMALL, _LARGE = 2_000, 12_000


def _chosen(parts: list[str], between: str, length: int) -> str:
    chance = random.Random(1)
    return between.join(chance.choice(parts) for _ in range(length // 6))


_READ: dict[str, Callable[[int], str]] = {
    "one endless line of words": lambda n: _chosen(_WORDS, " ", n),
    "sentences": lambda n: _chosen(_WORDS, ". Hráč ", n // 2),
    "one word": lambda n: "karta " * (n // 6),
    "one word in capitals": lambda n: "KARTA " * (n // 6),
    "titles": lambda n: "Příprava hry Karta Průběh hry Loď " * (n // 34),
    "steps": lambda n: "1. Hráč táhne 2. Loď pluje " * (n // 27),
    "bullets": lambda n: "- karta " * (n // 8),
    "references": lambda n: "viz stranu 12 viz níže " * (n // 23),
    "open parentheses": lambda n: "(karta " * (n // 7),
    "examples": lambda n: "Příklad 1: Eva táhne. " * (n // 22),
    "numbers of things": lambda n: "2 nebo 3 a 4 až 5 mincí " * (n // 24),
    "labels": lambda n: "Karta: " * (n // 7),
}
_REFUSED: dict[str, Callable[[int], str]] = {
    "spaces": lambda n: " " * n,
    "digits": lambda n: "12 " * (n // 3),
    "one endless word": lambda n: "karta" * (n // 5),
    "all scripts at once": lambda n: _chosen([chr(code) for code in _SOUP], "", 6 * n),
    "control characters": lambda n: "karta\x07 " * (n // 7),
    "words of no language": lambda n: " ".join(f"{number:b}xaxa".translate(_NO_DIGITS) for number in range(n)),
}


@pytest.mark.parametrize("kind", _READ)
def test_noise_made_of_words_is_read_with_work_that_grows_as_it_does(kind: str) -> None:
    def read(length: int) -> None:
        transcript, _ = read_source(SourceFile("noise.txt", _READ[kind](length)))
        assert transcript is not None

    read(_SMALL)
    assert work(lambda: read(_LARGE)) <= 2 * (_LARGE / _SMALL) * work(lambda: read(_SMALL))


@pytest.mark.parametrize("kind", _REFUSED)
def test_noise_that_is_no_text_of_words_is_refused(kind: str) -> None:
    transcript, diagnostics = read_source(SourceFile("noise.txt", _REFUSED[kind](_LARGE)))
    assert transcript is None
    assert diagnostics[0].code in ("PRV101", "PRV102", "PRV103")


def test_a_file_of_fifty_megabytes_is_refused_unread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "noise.txt"
    with path.open("wb") as file:
        file.truncate(50 * 1024 * 1024)
    opened: list[object] = []
    monkeypatch.setattr(Path, "open", lambda self, *_: opened.append(self))
    monkeypatch.setattr(Path, "read_bytes", opened.append)
    transcript, diagnostics = read_transcript(path)
    assert transcript is None and len(diagnostics) == 1
    assert "52,428,800 bytes; at most" in diagnostics[0].message
    assert not opened


def test_random_bytes_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "noise.txt"
    path.write_bytes(random.Random(1).randbytes(200_000))
    transcript, diagnostics = read_transcript(path)
    assert transcript is None and diagnostics
