"""Weighs what speaks for a number that is missing in single-spaced text, and writes `grammar/lost_numbers.txt`.

By hand, in the project's folder: `python -m tests.benchmarks.lost_numbers [--halves | --measure]`.

Learns from the sample of rules of the grammar folder, from the rules of made-up games in `counted`, which write their
numbers in figures, and, where the environment says in which folder transcripts lie
(`PRAVIDLA_TRANSCRIPTS`), from those that lost no digits; with `--halves` only from the first half of each of these.
`--measure` writes nothing and prints how well the numbers of other texts are marked: our own, which are never learnt
from, and the second halves.
"""

from __future__ import annotations

import math
import os
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import TypeAlias

from tests.transcript.damage import collapsed, delete, marked_numbers

from pravidla.data import data_folder
from pravidla.transcript.repair import Lexicon, load_lexicon, numbers, repair
from pravidla.transcript.repair.agreement import Agreement
from pravidla.transcript.repair.lacunae import told_by_grammar, units_of
from pravidla.transcript.repair.morphology import Morphology
from pravidla.transcript.repair.words import find_words

OWN = Path(__file__).resolve().parents[1] / "transcript"
COUNTED = Path(__file__).resolve().parent / "counted"
UNDAMAGED = ("hedvabna_stezka", "mombasa")
LOST = ("123458", "347", "0123456789", "12", "0123456789", "2356", "1", "45679", "13579", "0246")
MEASURED = ("123458", "347", "0123456789")
EPOCHS = 4
STEP = 0.3
PULL = 0.016
"""How strongly weights are drawn to nothing: what is seen rarely keeps none."""

LEAST_SEEN = 30
LEAST_WEIGHT = 0.08
SOUND_SHARE = 0.35
"""How many of the places without a number are learnt from."""

NUMERALS = {
    **dict.fromkeys(("jeden", "jedna", "jedno", "jednu", "jednoho", "jedné", "jednou", "jedním", "jednomu"), "1"),
    **dict.fromkeys(("dva", "dvě", "dvou"), "2"),
    **dict.fromkeys(("tři", "tří", "třemi"), "3"),
    **dict.fromkeys(("čtyři", "čtyř"), "4"),
    **{"pět": "5", "šest": "6", "sedm": "7", "osm": "8", "devět": "9", "deset": "10", "dvanáct": "12", "dvacet": "20"},
}
Example: TypeAlias = tuple[tuple[tuple[str, float], ...], bool]


def main(arguments: Sequence[str]) -> int:
    lexicon = load_lexicon()
    if lexicon is None:
        print("no lexicon: pip install 'pravidla[transcript]'")
        return 1
    if "--measure" in arguments:
        measure(lexicon)
        return 0
    sample = (data_folder("grammar") / "czech_rules.txt").read_text(encoding="utf-8")
    learnt = [*examples(sample, MEASURED, lexicon), *examples(in_figures(sample), LOST, lexicon)]
    for path in sorted(COUNTED.glob("*.txt")):
        learnt += examples(path.read_text(encoding="utf-8"), LOST, lexicon)
    for first, second in undamaged().values():
        learnt += examples(first if "--halves" in arguments else f"{first}\n{second}", LOST, lexicon)
    weights = learn(learnt)
    lines = "".join(f"{weight:g} {name}\n" for name, weight in sorted(weights.items()))
    (data_folder("grammar") / numbers.FILE).write_text(lines, encoding="utf-8")
    print(f"{len(weights)} weights from {len(learnt)} places")
    return 0


def measure(lexicon: Lexicon) -> None:
    """Prints how well the numbers of texts that were kept apart are marked."""
    texts = {path.stem: path.read_text(encoding="utf-8") for path in sorted(OWN.glob("*.txt"))}
    texts |= {f"{name}, second half": second for name, (_, second) in undamaged().items()}
    for name, text in texts.items():
        for digits in MEASURED:
            damaged = collapsed(delete(text, digits=digits))
            lost, marked, right, marks = marked_numbers(damaged, repair(damaged.text, lexicon))
            print(
                f"{name}, {digits} lost: {marked} of {lost} marked ({marked / max(1, lost):.1%}), "
                f"{right} of {marks} marks right ({right / max(1, marks):.1%})",
                flush=True,
            )


def undamaged() -> dict[str, tuple[str, str]]:
    """The two halves of the transcripts that lost no digits."""
    folder = os.environ.get("PRAVIDLA_TRANSCRIPTS")
    found: dict[str, tuple[str, str]] = {}
    for name in UNDAMAGED:
        path = Path(folder or ".") / f"{name}.txt"
        if folder and path.is_file():
            text = path.read_text(encoding="utf-8")
            cut = text.rfind("\n", 0, len(text) // 2)
            found[name] = (text[:cut], text[cut:])
    return found


def in_figures(text: str) -> str:
    """A text with figures for its numerals."""
    return re.sub(r"[^\W\d_]+", lambda match: NUMERALS.get(match.group().lower(), match.group()), text)


def examples(text: str, losses: Sequence[str], lexicon: Lexicon) -> Iterator[Example]:
    """The places of a text without some digits, and whether a number was lost there."""
    agreement = Agreement(Morphology(lexicon))
    for digits in losses:
        damaged = collapsed(delete(text, digits=digits))
        words = find_words(damaged.text)
        forms = [word.lower for word in words]
        units = units_of(words, forms, damaged.text)
        told = {gap.offset: gap.confidence for gap in told_by_grammar(words, forms, units, damaged.text, digits)}
        lost = set(damaged.numbers)
        row = numbers.tokens(words, forms, damaged.text)
        for place in numbers.places(row, digits, agreement, units, told):
            yield place.features, place.offset in lost or place.offset - 1 in lost


def learn(places: Sequence[Example], seed: int = 3) -> dict[str, float]:
    """The weights by logistic regression; most of the places without a number are left out, and reckoned with."""
    rng = Random(seed)
    often = Counter(name for features, _ in places for name, _ in features)
    known = {name for name, count in often.items() if count >= LEAST_SEEN}
    kept = [
        (tuple(item for item in features if item[0] in known), lost)
        for features, lost in places
        if lost or rng.random() < SOUND_SHARE
    ]
    weights: defaultdict[str, float] = defaultdict(float)
    squares: defaultdict[str, float] = defaultdict(float)
    for _ in range(EPOCHS):
        rng.shuffle(kept)
        for features, lost in kept:
            score = sum(weights[name] * value for name, value in features)
            error = 1 / (1 + math.exp(-max(-30.0, min(30.0, score)))) - lost
            if abs(error) < 0.003:
                continue
            for name, value in features:
                squares[name] += (error * value) ** 2
                step = STEP / math.sqrt(0.01 + squares[name])
                moved = weights[name] - step * error * value
                pull = 0.0 if name == "bias" else step * PULL
                weights[name] = math.copysign(max(0.0, abs(moved) - pull), moved)
    weights["bias"] += math.log(SOUND_SHARE)
    return {name: round(weight, 2) for name, weight in weights.items() if abs(weight) >= LEAST_WEIGHT}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
