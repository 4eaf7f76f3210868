"""Weighs what speaks for a number that is missing in single-spaced text, and writes `grammar/lost_numbers.txt`.

By hand, in the project's folder: `python -m tests.benchmarks.lost_numbers [--halves | --measure]`.

Learns from the sample of rules of the grammar folder, from the rules of made-up games in `counted`, which write their
numbers in figures, and, where the environment says in which folder transcripts lie (`PRAVIDLA_TRANSCRIPTS`), from those
that lost no digits; with `--halves` only from the first half of each of these. What the first look says of a text is
shown to the second as learnt from other texts, for so it will be with one never seen.
`--measure` writes nothing and prints how well the numbers of other texts are marked: our own, which are never learnt
from, and the second halves.
"""

from __future__ import annotations

import math
import os
import re
import sys
from array import array
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from tests.transcript.damage import collapsed, delete, marked_numbers

from pravidla.data import data_folder
from pravidla.transcript.pages import find_pages
from pravidla.transcript.repair import Lexicon, load_lexicon, numbers, repair
from pravidla.transcript.repair.agreement import Agreement
from pravidla.transcript.repair.lacunae import told_by_grammar, units_of
from pravidla.transcript.repair.morphology import Morphology
from pravidla.transcript.repair.places import Place, Token, places, tokens
from pravidla.transcript.repair.second_look import Seen, look_again
from pravidla.transcript.repair.words import find_words

OWN = Path(__file__).resolve().parents[1] / "transcript"
COUNTED = Path(__file__).resolve().parent / "counted"
UNDAMAGED = ("hedvabna_stezka", "mombasa")
PLAIN = ("123458", "0123456789")
LOST = ("123458", "347", "0123456789", "2356", "45679", "13579")
MEASURED = ("123458", "347", "0123456789")
FOLDS = 5
EPOCHS = 4
STEP = 0.3
PULL = 0.016
"""How strongly weights are drawn to nothing: what is seen rarely keeps none."""

LEAST_SEEN = 20
LEAST_WEIGHT, LEAST_WEIGHT_AGAIN = 0.08, 0.02
SOUND_SHARE = 0.35
"""How many of the places without a number are learnt from."""

NUMERALS = {
    **dict.fromkeys(("jeden", "jedna", "jedno", "jednu", "jednoho", "jedné", "jednou", "jedním", "jednomu"), "1"),
    **dict.fromkeys(("dva", "dvě", "dvou"), "2"),
    **dict.fromkeys(("tři", "tří", "třemi"), "3"),
    **dict.fromkeys(("čtyři", "čtyř"), "4"),
    **{"pět": "5", "šest": "6", "sedm": "7", "osm": "8", "devět": "9", "deset": "10", "dvanáct": "12", "dvacet": "20"},
}


@dataclass(slots=True)
class Table:
    """Descriptions of places as numbers of names, and whether a number was lost at each."""

    known: dict[str, int]
    names: array[int] = field(default_factory=lambda: array("i"))
    values: array[float] = field(default_factory=lambda: array("f"))
    ends: array[int] = field(default_factory=lambda: array("i", [0]))
    lost: list[bool] = field(default_factory=list)

    def add(self, features: Iterable[tuple[str, float]], *, lost: bool) -> None:
        for name, value in features:
            self.names.append(self.known.setdefault(name, len(self.known)))
            self.values.append(value)
        self.ends.append(len(self.names))
        self.lost.append(lost)

    def row(self, at: int) -> tuple[Sequence[int], Sequence[float]]:
        span = slice(self.ends[at], self.ends[at + 1])
        return self.names[span], self.values[span]


@dataclass(slots=True)
class Studied:
    """A text without some digits: its tokens and places, and what describes these."""

    digits: str
    row: Sequence[Token]
    table: Table
    places: list[Place] = field(default_factory=list)


def main(arguments: Sequence[str]) -> int:
    lexicon = load_lexicon()
    if lexicon is None:
        print("no lexicon: pip install 'pravidla[transcript]'")
        return 1
    if "--measure" in arguments:
        measure(lexicon)
        return 0
    known: dict[str, int] = {}
    folds: list[list[Studied]] = [[] for _ in range(FOLDS)]
    for place, text in enumerate(texts(halves="--halves" in arguments)):
        for written, losses in text:
            folds[place % FOLDS] += [study(written, digits, lexicon, known) for digits in losses]
        print(f"text {place + 1} read", flush=True)
    weights = weigh_all(folds, known)
    lines = "".join(f"{weight:g} {name}\n" for name, weight in sorted(weights.items()))
    (data_folder("grammar") / numbers.FILE).write_text(lines, encoding="utf-8")
    print(f"{len(weights)} weights from {sum(len(item.places) for fold in folds for item in fold)} places")
    return 0


def weigh_all(folds: Sequence[Sequence[Studied]], known: Mapping[str, int]) -> dict[str, float]:
    """The weights of both looks; a fold is shown to the second as the first sees it that learnt from the others."""
    again = Table({})
    for fold in folds:
        first = learn([item.table for other in folds if other is not fold for item in other])
        for item in fold:
            see_again(item, first, again)
    weights: dict[str, float] = {}
    for tables, names, least in (
        ([item.table for fold in folds for item in fold], known, LEAST_WEIGHT),
        ([again], again.known, LEAST_WEIGHT_AGAIN),
    ):
        learnt = learn(tables)
        weights |= {name: round(learnt[at], 2) for name, at in names.items() if abs(learnt[at]) >= least}
    return weights


def texts(*, halves: bool) -> Iterator[Sequence[tuple[str, Sequence[str]]]]:
    """The texts that are learnt from, each as it is written and with the digits that it is to lose."""
    sample = (data_folder("grammar") / "czech_rules.txt").read_text(encoding="utf-8")
    yield (sample, PLAIN), (in_figures(sample), LOST[:4])
    for path in sorted(COUNTED.glob("*.txt")):
        yield ((path.read_text(encoding="utf-8"), LOST),)
    for first, second in undamaged().values():
        yield ((first if halves else f"{first}\n{second}", LOST),)


def measure(lexicon: Lexicon) -> None:
    """Prints how well the numbers of texts that were kept apart are marked."""
    measured = {path.stem: without_page_numbers(path.read_text(encoding="utf-8")) for path in sorted(OWN.glob("*.txt"))}
    measured |= {f"{name}, second half": second for name, (_, second) in undamaged().items()}
    for name, text in measured.items():
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
            text = without_page_numbers(path.read_text(encoding="utf-8"))
            cut = text.rfind("\n", 0, len(text) // 2)
            found[name] = (text[:cut], text[cut:])
    return found


def in_figures(text: str) -> str:
    """A text with figures for its numerals."""
    return re.sub(r"[^\W\d_]+", lambda match: NUMERALS.get(match.group().lower(), match.group()), text)


def without_page_numbers(text: str) -> str:
    """The pages of a text as the reader has them: their numbers are none of the rules'."""
    return "\n".join(text[page.start : page.end] for page in find_pages(text))


def study(text: str, digits: str, lexicon: Lexicon, known: dict[str, int]) -> Studied:
    """The places of a text without some digits, and whether a number was lost there."""
    agreement = Agreement(Morphology(lexicon))
    damaged = collapsed(delete(text, digits=digits))
    words = find_words(damaged.text)
    forms = [word.lower for word in words]
    units = units_of(words, forms, damaged.text)
    told = {gap.offset: gap.confidence for gap in told_by_grammar(words, forms, units, damaged.text, digits)}
    lost = set(damaged.numbers)
    found = Studied(digits, tokens(words, forms, damaged.text), Table(known))
    for place in places(found.row, digits, agreement, units, told):
        found.table.add(place.features, lost=place.offset in lost or place.offset - 1 in lost)
        found.places.append(Place(place.offset, place.token, tuple(kept_features(place.features))))
    return found


def kept_features(features: Iterable[tuple[str, float]]) -> Iterator[tuple[str, float]]:
    """Those that the second look asks for."""
    return (item for item in features if item[0] in ("fits", "possible", "told"))


def see_again(item: Studied, first: Sequence[float], again: Table) -> None:
    """Describes the places of a text by what the first look says of them."""
    seen = []
    for at, place in enumerate(item.places):
        score = sum(first[name] * value for name, value in zip(*item.table.row(at), strict=True))
        seen.append(Seen(place, score))
    lost = {place.token for place, gone in zip(item.places, item.table.lost, strict=True) if gone}
    for place, features in look_again(item.row, seen, item.digits):
        again.add(features, lost=place.token in lost)


def learn(tables: Sequence[Table], seed: int = 3) -> Sequence[float]:
    """The weights by logistic regression; most of the places without a number are left out, and reckoned with."""
    rng = Random(seed)
    known = tables[0].known
    often = Counter(name for table in tables for name in table.names)
    kept = []
    for table in tables:
        for at, lost in enumerate(table.lost):
            if lost or rng.random() < SOUND_SHARE:
                row = zip(*table.row(at), strict=True)
                kept.append(([item for item in row if often[item[0]] >= LEAST_SEEN], lost))
    weights = [0.0] * len(known)
    squares = [0.0] * len(known)
    bias = known.get("bias", known.get("again"))
    for _ in range(EPOCHS):
        rng.shuffle(kept)
        for features, lost in kept:
            score = sum([weights[name] * value for name, value in features])
            error = 1 / (1 + math.exp(-max(-30.0, min(30.0, score)))) - lost
            if abs(error) < 0.003:
                continue
            for name, value in features:
                squares[name] += (error * value) ** 2
                step = STEP / math.sqrt(0.01 + squares[name])
                moved = weights[name] - step * error * value
                pull = 0.0 if name == bias else step * PULL
                weights[name] = math.copysign(max(0.0, abs(moved) - pull), moved)
    if bias is not None:
        weights[bias] += math.log(SOUND_SHARE)
    return weights


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
