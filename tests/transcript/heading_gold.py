"""The headings of real rulebooks, known by hashes only, and how well the reader finds them.

Run as a program, it writes the hashes from a file that stays outside of the project: a line `# GAME` for each game,
then a line `PAGE HEADING` for each heading.
"""

from __future__ import annotations

import hashlib
import json
import re
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from pravidla.transcript import Transcript

GOLD = Path(__file__).parent / "heading_gold.json"
_PARENTHESES = re.compile(r"\([^()]*\)")
_NUMBER = re.compile(r"^\W*(?:[IVX]+|\d+)\.\s")
_UNSTABLE = frozenset("pm")
"""Letters that one of the transcripts lost: left out, so that a repair has no say here."""


def heading_hash(page: int, heading: str) -> str:
    """The hash of a heading on a page, its number and what stands in parentheses left out."""
    plain = _PARENTHESES.sub("", _NUMBER.sub("", heading)).casefold()
    letters = "".join(letter for letter in plain if letter.isalpha() and letter not in _UNSTABLE)
    return hashlib.sha256(f"{page} {letters}".encode()).hexdigest()[:16] if letters else ""


def counts(transcript: Transcript, gold: Iterable[str]) -> tuple[int, int, int]:
    """Headings that are right, that are none, and that are missing."""
    found = Counter(
        name
        for paragraph in transcript.paragraphs
        if paragraph.kind == "heading" and (name := heading_hash(paragraph.page, paragraph.text))
    )
    wanted = Counter(gold)
    right = (found & wanted).total()
    return right, found.total() - right, wanted.total() - right


def main(source: Path) -> None:
    """Write the hashes of a file of headings."""
    gold: dict[str, list[str]] = {}
    game = ""
    for line in source.read_text(encoding="utf-8").splitlines():
        if line.startswith("# "):
            game = line[2:]
        elif line.strip():
            page, _, heading = line.partition(" ")
            gold.setdefault(game, []).append(heading_hash(int(page), heading))
    GOLD.write_text(json.dumps(gold, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
