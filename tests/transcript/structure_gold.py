"""References, player-count conditions and marked blocks of real rulebooks, known by hashes only.

Each entry is a page, the hash of the first words at its place, and what stands there: the page that a reference means
(0 for a picture or what is outside of the book, -1 for a reference that is wrong in print), the numbers of players of a
condition, or the kind of a marked paragraph. Run as a program, it writes the hashes from a file that stays outside of
the project: lines of game, page, sort, value and the words, parted by tabs.
"""

from __future__ import annotations

import hashlib
import json
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from pravidla.transcript import Paragraph, Sentence, Transcript
from pravidla.transcript.references import resolve
from pravidla.transcript.sentence_cues import sentence_cues

GOLD = Path(__file__).parent / "structure_gold.json"
_TOKEN = re.compile(r"[^\W_]+")
_WORDS = 5


def place_hash(page: int, words: Sequence[str]) -> str:
    """The hash of the first words at a place of a page."""
    text = " ".join(word.casefold() for word in words[:_WORDS])
    return hashlib.sha256(f"{page} {text}".encode()).hexdigest()[:16]


def score(transcript: Transcript, gold: Iterable[Mapping[str, Any]]) -> dict[str, tuple[int, int]]:
    """How many entries of each sort the reader finds as they are, and how many there are."""
    places = _places(transcript)
    meant = _meant(transcript)
    right: Counter[str] = Counter()
    total: Counter[str] = Counter()
    for entry in gold:
        sort, value = entry["sort"], entry["value"]
        total[sort] += 1
        found = places.get(entry["hash"], [])
        if sort == "reference":
            good = any(value in meant.get(sentence.id, ()) for _, sentence in found)
        elif sort == "players":
            good = any(value in _players(paragraph, sentence) for paragraph, sentence in found)
        else:
            good = any(paragraph.kind == value for paragraph, _ in found)
        right[sort] += good
    return {sort: (right[sort], total[sort]) for sort in sorted(total)}


def _places(transcript: Transcript) -> dict[str, list[tuple[Paragraph, Sentence]]]:
    """The sentences with words of a hash, by the hash."""
    found: defaultdict[str, list[tuple[Paragraph, Sentence]]] = defaultdict(list)
    for page in transcript.pages:
        words: list[str] = []
        owners: list[tuple[Paragraph, Sentence]] = []
        for paragraph in page.paragraphs:
            for sentence in paragraph.sentences:
                tokens = _TOKEN.findall(sentence.raw)
                words += tokens
                owners += [(paragraph, sentence)] * len(tokens)
        for place, owner in enumerate(owners):
            found[place_hash(page.number, words[place : place + _WORDS])].append(owner)
    return found


def _meant(transcript: Transcript) -> dict[str, set[int]]:
    """The pages that the references of each sentence mean."""
    pages = {paragraph.id: paragraph.page for paragraph in transcript.paragraphs}
    found: defaultdict[str, set[int]] = defaultdict(set)
    for one in resolve(transcript):
        if one.problem:
            found[one.sentence].add(-1)
        else:
            found[one.sentence].add(pages[one.paragraphs[0]] if one.paragraphs else 0)
    return found


def _players(paragraph: Paragraph, sentence: Sentence) -> list[str]:
    conditions = sentence_cues(sentence.text, paragraph.kind).conditions
    return [
        f"{condition.bound} {','.join(map(str, condition.players))}"
        for condition in conditions
        if condition.kind == "players"
    ]


def main(source: Path) -> None:
    """Write the hashes of a file of places."""
    gold: defaultdict[str, list[dict[str, Any]]] = defaultdict(list)
    for line in source.read_text(encoding="utf-8").splitlines():
        game, page, sort, value, words = line.split("\t")
        entry: dict[str, Any] = {"sort": sort, "value": int(value) if sort == "reference" else value}
        entry["hash"] = place_hash(int(page), _TOKEN.findall(words))
        gold[game].append(entry)
    lines = json.dumps(gold, indent=None, separators=(",", ":")).replace('{"sort"', '\n{"sort"')
    GOLD.write_text(lines + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
