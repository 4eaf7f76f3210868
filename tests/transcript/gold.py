"""Hand-restored fragments of damaged transcripts, without their text.

A fragment of the gold is a page, the range of its tokens on that page, the hashes of all three-word windows of the
restored text, which of the words were damaged, and before which words a number is missing. It is written from a file
that stays outside of the project: a line for each fragment with game, page, damaged text and restored text, parted by
tabs, lost numbers as ⟨?⟩. `PRAVIDLA_TRANSCRIPTS=FOLDER python -m tests.transcript.gold SOURCE` writes it.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import sys
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pravidla.transcript import Transcript, read

FILE = Path(__file__).with_name("gold.json")
MARK = "⟨?⟩"
_TOKEN = re.compile(r"⟨\?⟩|[^\W_]+")
_HASH_LENGTH = 10


@dataclass(slots=True)
class Comparison:
    """Words of the gold that the reader gives exactly, and the places of lost numbers that it marks."""

    fragments: int = 0
    damaged: int = 0
    restored: int = 0
    sound: int = 0
    changed: int = 0
    numbers: int = 0
    marked: int = 0
    marks: int = 0

    def __str__(self) -> str:
        return (
            f"{self.fragments} fragments; {self.restored} of {self.damaged} damaged words restored "
            f"({self.restored / max(1, self.damaged):.2%}), {self.changed} of {self.sound} sound ones changed "
            f"({self.changed / max(1, self.sound):.2%}); {self.marked} of {self.numbers} lost numbers marked "
            f"({self.marked / max(1, self.numbers):.1%}), {self.marked} of {self.marks} marks right "
            f"({self.marked / max(1, self.marks):.1%})"
        )


def tokens(text: str) -> list[str]:
    """Words, numbers and marks of lost numbers, in lower case."""
    return [match.group().lower() for match in _TOKEN.finditer(text)]


def windows(words: list[str]) -> list[str]:
    """The hashes of all runs of three words, with nothing before the first and after the last."""
    padded = ["", *words, ""]
    return [_hash(" ".join(padded[place : place + 3])) for place in range(len(words))]


def _hash(text: str) -> str:
    return hashlib.blake2b(text.encode(), digest_size=_HASH_LENGTH // 2).hexdigest()


def load_gold() -> dict[str, list[dict[str, Any]]]:
    """The fragments by game."""
    found: dict[str, list[dict[str, Any]]] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


def compare(text: str, fragments: list[dict[str, Any]]) -> Comparison:
    """Reads a transcript and compares it with its fragments. A word is right when a window around it is."""
    pages = _pages(read(text))
    result = Comparison()
    for fragment in fragments:
        first, last = fragment["tokens"]
        shown = [item for place, item in pages[fragment["page"]] if first <= place < last]
        words = [item for item in shown if item != MARK]
        found = set(windows(words))
        hashes = fragment["windows"]
        right = [any(one in found for one in hashes[max(0, at - 1) : at + 2]) for at in range(len(hashes))]
        result.fragments += 1
        for at, good in enumerate(right):
            if at in fragment["damaged"]:
                result.damaged += 1
                result.restored += good
            else:
                result.sound += 1
                result.changed += not good
        marks = _before(shown)
        result.numbers += len(fragment["numbers"])
        result.marks += len(marks)
        result.marked += len(set(marks) & set(fragment["numbers"]))
    return result


def _before(shown: list[str]) -> list[int]:
    """Before which words, counted without the marks, a number is missing."""
    found, place = [], 0
    for item in shown:
        if item == MARK:
            found.append(place)
        else:
            place += 1
    return found


def _pages(transcript: Transcript) -> dict[int, list[tuple[int, str]]]:
    """The repaired tokens of each page, each with the place of the damaged token that it came from."""
    pages: dict[int, list[tuple[int, str]]] = {}
    for page in transcript.pages:
        found: list[tuple[int, str]] = []
        before = 0
        for sentence in (sentence for paragraph in page.paragraphs for sentence in paragraph.sentences):
            raw, last = sentence.raw, 0
            pieces: list[tuple[int, str]] = []
            for repair in sentence.repairs:
                if repair.kind != "doubtful":
                    pieces += [(last, raw[last : repair.start]), (-1 - repair.start, repair.replacement)]
                    last = repair.end
            pieces.append((last, raw[last:]))
            found += _placed(pieces, raw, before)
            before += len(tokens(raw))
        pages[page.number] = found
    return pages


def _placed(pieces: list[tuple[int, str]], raw: str, before: int) -> list[tuple[int, str]]:
    """The tokens of a repaired text with places, by where their first character stands in the raw text."""
    starts = [match.start() for match in _TOKEN.finditer(raw)]
    text = ""
    origins: list[int] = []
    for origin, piece in pieces:
        text += piece
        origins += [-1 - origin] * len(piece) if origin < 0 else range(origin, origin + len(piece))
    found = []
    for match in _TOKEN.finditer(text):
        place = sum(start <= origins[match.start()] for start in starts) - 1
        found.append((before + max(0, place), match.group().lower()))
    return found


def main(source: str) -> int:
    """Writes the gold; says which fragments are not where they should be."""
    folder = Path(os.environ["PRAVIDLA_TRANSCRIPTS"])
    gold: defaultdict[str, list[dict[str, Any]]] = defaultdict(list)
    taken: set[tuple[str, int, int]] = set()
    raw_pages: dict[str, dict[int, list[str]]] = {}
    for line in Path(source).read_text(encoding="utf-8").splitlines():
        game, page, damaged, restored = line.split("\t")
        if game not in raw_pages:
            transcript = read((folder / f"{game}.txt").read_text(encoding="utf-8"))
            raw_pages[game] = {
                item.number: [token for part in item.paragraphs for one in part.sentences for token in tokens(one.raw)]
                for item in transcript.pages
            }
        pieces = tokens(damaged)
        places = [
            (number, first)
            for number, on_page in raw_pages[game].items()
            for first in range(len(on_page))
            if on_page[first : first + len(pieces)] == pieces and (game, number, first) not in taken
        ]
        if not places:
            print(f"not found: {game}, page {page}, {len(pieces)} tokens", file=sys.stderr)
            continue
        number, first = min(places, key=lambda place: (abs(place[0] - int(page)), place[1]))
        taken.add((game, number, first))
        gold[game].append(_fragment(number, first, pieces, tokens(restored)))
    FILE.write_text(json.dumps(gold, indent=None, separators=(",", ":")).replace('{"page"', '\n{"page"') + "\n")
    print(f"{sum(map(len, gold.values()))} fragments")
    return 0


def _fragment(page: int, first: int, damaged: list[str], restored: list[str]) -> dict[str, Any]:
    words = [item for item in restored if item != MARK]
    as_was = set(windows(damaged))
    hashes = windows(words)
    if len(words) == len(damaged):
        changed = [at for at, (word, before) in enumerate(zip(words, damaged, strict=True)) if word != before]
    else:
        changed = [at for at in range(len(words)) if words[at] not in damaged and hashes[at] not in as_was]
    return {
        "page": page,
        "tokens": [first, first + len(damaged)],
        "damaged": changed,
        "numbers": _before(restored),
        "windows": hashes,
    }


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
