"""How well damaged transcripts are repaired. By hand, in the project's folder:
`python -m tests.benchmarks.transcript_quality`.

Our own rules text is damaged in every way that is known and repaired; where the environment says in which folder
transcripts lie (`PRAVIDLA_TRANSCRIPTS`), the undamaged one among them too, and the damaged ones are compared with the
gold. Only numbers are printed, never text.
"""

from __future__ import annotations

import os
import resource
import sys
import time
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from random import Random
from statistics import mean

from tests.transcript.damage import (
    WORD,
    Damaged,
    break_words,
    carried_out,
    collapsed,
    delete,
    letter_pairs,
    marked_numbers,
    measure,
)
from tests.transcript.gold import compare, load_gold

from pravidla.transcript import Loss
from pravidla.transcript.repair import Lexicon, load_lexicon, repair

OWN = Path(__file__).resolve().parents[1] / "transcript" / "hora_relikvii.txt"
SEED = 20
PAIRS = 20
MODAL = frozenset(
    {"smí", "smíte", "smějí", "nesmí", "nesmíte", "nesmějí", "musí", "musíte", "musejí", "nemusí", "může", "můžete"}
)


def main() -> int:
    start = time.perf_counter()
    lexicon = load_lexicon()
    if lexicon is None:
        print("no lexicon: pip install 'pravidla[transcript]'")
        return 1
    print(f"lexicon: {len(lexicon.forms):,} forms in {time.perf_counter() - start:.1f} s")
    report("own rules text", OWN.read_text(encoding="utf-8"), lexicon)
    folder = os.environ.get("PRAVIDLA_TRANSCRIPTS")
    if folder:
        clean = Path(folder) / "hedvabna_stezka.txt"
        if clean.is_file():
            report("undamaged transcript", clean.read_text(encoding="utf-8"), lexicon)
        for game, fragments in load_gold().items():
            path = Path(folder) / f"{game}.txt"
            if path.is_file():
                print(f"{game}, gold: {compare(path.read_text(encoding='utf-8'), fragments)}")
    else:
        print("not run: no transcripts (PRAVIDLA_TRANSCRIPTS)")
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    print(f"memory: {memory} MB")
    return 0


def report(name: str, text: str, lexicon: Lexicon) -> None:
    """Prints the numbers of one undamaged text."""
    start = time.process_time()
    untouched = repair(text, lexicon)
    print(f"{name}: {len(untouched.edits)} changes without damage, {time.process_time() - start:.1f} s")
    score, found = measure(delete(text, "pm", digits="123458"), lexicon)
    modal = [error for error in score.errors if error[0].lower() in MODAL]
    print(f"  p, m and digits lost: {score}; {len(modal)} modal verbs wrong; found {glyphs(found.losses)}")
    shares, changed = [], []
    for one, two in letter_pairs(text, SEED, PAIRS):
        score, found = measure(delete(text, (one, two)), lexicon)
        shares.append(score.restored_share)
        changed.append(score.changed_share)
        print(f"  {one} {two}: {score}; found {glyphs(found.losses)}", flush=True)
    print(f"  {PAIRS} pairs: {mean(shares):.2%} on average, {min(shares):.2%} at least; changed {mean(changed):.2%}")
    score, found = measure(delete(text, strings=("líc", "rub")), lexicon)
    print(f"  líc and rub lost: {score}; found {glyphs(found.losses)}")
    joined, words, false = joins(text, lexicon)
    print(f"  {words} words broken: {joined} joined; {false} false joins in the text as it was")
    for digits in ("123458", "347", "0123456789"):
        damaged = delete(text, digits=digits)
        numbers(f"digits {digits} lost", damaged, lexicon)
        numbers(f"digits {digits} lost, single spaces", collapsed(damaged), lexicon)


def numbers(name: str, damaged: Damaged, lexicon: Lexicon) -> None:
    """Prints how well the lost numbers of a text are marked."""
    lost, marked, right, marks = marked_numbers(damaged, repair(damaged.text, lexicon))
    print(
        f"  {name}: {marked} of {lost} numbers lost whole marked at their place ({marked / max(1, lost):.1%}); "
        f"{right} of {marks} marks right ({right / max(1, marks):.1%})",
        flush=True,
    )


def joins(text: str, lexicon: Lexicon) -> tuple[int, int, int]:
    """How many of how many broken words are joined, and how many joins the text has that was not broken."""
    broken, words = break_words(text, 0.05, Random(SEED))
    edits = repair(broken, lexicon).edits
    wanted, now = Counter(words), Counter(WORD.findall(carried_out(broken, edits)))
    left = Counter(WORD.findall(broken))
    joined = sum(min(often, now[word] - left[word]) for word, often in wanted.items())
    return joined, len(words), sum(edit.kind == "join" for edit in repair(text, lexicon).edits)


def glyphs(losses: Iterable[Loss]) -> str:
    return " ".join(loss.glyph for loss in losses)


if __name__ == "__main__":
    sys.exit(main())
