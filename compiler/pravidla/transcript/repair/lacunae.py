"""Numbers that are gone: where a noun stands as it only does after a number, and what the grammar still tells."""

from __future__ import annotations

import math
import re
from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from itertools import pairwise

from pravidla.transcript.model import Agreement, Lacuna
from pravidla.transcript.repair.agreement import Agreement as AgreementOfForms
from pravidla.transcript.repair.language import primer
from pravidla.transcript.repair.loss import DIGIT_SHARES
from pravidla.transcript.repair.numbers import lost_numbers
from pravidla.transcript.repair.traces import Traces
from pravidla.transcript.repair.words import Word

MARK = "⟨?⟩"

_NUMBER_WORDS: Mapping[str, Agreement] = {
    **dict.fromkeys(("jeden", "jedna", "jedno", "jednu", "jednoho", "jednou"), "1"),
    **dict.fromkeys(("dva", "dvě", "tři", "čtyři"), "2-4"),
    **dict.fromkeys(
        ("pět", "šest", "sedm", "osm", "devět", "deset", "jedenáct", "dvanáct", "dvacet", "třicet", "čtyřicet",
         "padesát", "sto"), "5+"
    ),
}  # fmt: skip
_QUANTITY = frozenset(
    {
        "dost", "druh", "druhy", "hodnota", "hodnotu", "jejich", "kolik", "libovolný", "minus", "mnoho",
        "množství", "málo", "méně", "míň", "nejméně", "nejvíce", "několik", "plus", "polovina", "polovinou",
        "polovinu", "počet", "počtem", "počtu", "počty", "pár", "součet", "součtu", "stejný", "svých", "tolik",
        "těchto", "určitý", "vašich", "víc", "více", "většina", "většinu", "všech", "zbytek"
    }
)  # fmt: skip
_ACCUSATIVE = frozenset(
    {
        "aktuálně", "alespoň", "ani", "asi", "až", "banku", "celkem", "dalších", "dalšími", "dohromady", "hře", "jen",
        "ještě", "již", "každých", "maximálně", "mezi", "místo", "na", "nad", "nanejvýš", "navíc", "nejméně",
        "nejvýše", "nyní", "o", "po", "pod", "pouze", "pro", "prvních", "právě", "přes", "přesně", "s", "se",
        "také", "tedy", "už", "v", "ve", "vždy", "za", "zbývajících", "zhruba"
    }
)  # fmt: skip
_LIMITS = frozenset({"alespoň", "nejméně", "nejvýše", "nanejvýš", "maximálně", "minimálně", "přesně"})

_GENITIVE_VERBS = re.compile(r"(?:dosáh|týk|týč|zbav|vzd|vzda|vším|všim|ubýv|přibýv|využ|účast|ujm|cen|držet)\w*")
_VERB = re.compile(
    r"\w{2,}(?:ete|íte|áte|ejte|ujte|ěte|ďte|ňte|ťte|žte|čte|lte|vte|jte)|má|mají|mít|stoj[ií]|stát|činí|dá|dají|dát"
    r"|(?:za|vy|do|při|u)?plat(?:í|il|it)|dosta(?:ne|nou|l|li|t)|obdrž(?:í|el|et)|získ(?:á|ají|al|at)|v[ze]z?me|vezmou"
    r"|vz(?:al|ít)|přid(?:á|ají|at)|odevzd(?:á|ají|at)|ztrat(?:í|il|it)|ztrácí|přijde|posun(?:e|out)|odhodí|odhodit|si"
)
_NO_NOUNS = frozenset(
    {
        "aby", "ale", "anebo", "až", "do", "je", "jsou", "máte", "na", "nebo", "od", "podle", "proti", "při",
        "za", "že"
    }
)  # fmt: skip
_DIGIT_BEFORE = re.compile(r"(\d+)[\s\u00a0]+$")
_OTHER = re.compile(r"[\d\u00d7=+/]\s*$")
_INFLECTED = ("y", "e", "é", "ů", "ch", "a", "u", "í")
_LEAST_COUNTED = 3
_MOST_OF_THE_DIGITS = 0.5
_LEAST_WEIGHED = (0.6, 0.87)
"""How sure a gap must be that only what stands around it speaks for: where most digits are lost, and where few are."""

_REACH = 2
_MOVED = re.compile(r"(?i:(?<!\w)(?:po|pře|vy)?(?:sun|hn|stoup|jed)\w*(?:\s\w+){0,4}?\so\s$)")
"""Pieces move by a number: "the ship moves by ⟨?⟩ spaces"."""

_REFLEXIVE = frozenset({"s", "se"})
_MOST_LOST = 6.0
"""How many times as many numbers as expected may be lost before a noun."""

_EACH = frozenset({"každou", "každý", "každé", "každého"})
_MEASURES = frozenset({"cenou", "hodnotami", "hodnotou", "hodnotách", "hodnotě", "náklady", "čísly", "číslem"})
_BEFORE_MEASURES = frozenset({"o", "s", "se", "v", "ve", "za"})
_TO = frozenset({"až", "do"})
_ADDING = re.compile(r"(?:při|ode)č[íi](?:st|t[áa]|táte|ťte|tejte|ti)|(?:při|ode)čt(?:e|ou|ěte|ete)")
_ADDED_TO = frozenset({"k", "ke", "od", "z"})
_RELATIONAL = re.compile(r"\w{3,}n(?:í|ím|ími)")
_NO_NUMBER = re.compile(r"\s*[-–.,;()]\D*")
_FAR = 4
"""How many words before a word still belong to what it says."""

_ADJECTIVE = re.compile(r"\w{3,}(?:ých|ích)")
_ANNOUNCED = re.compile(
    r"(?<!\w)(?:v hodnotě|s čísly|čísl[oy]|nejvýše|nanejvýš|alespoň|nejméně|než|o|za)(?=\s*[,.;)]|\s+[-–]\s)"
)
_ORDINAL = re.compile(r"(?<=[.!?:]\s)(?=\.\s+[^\W\d_])")
_RANGE = re.compile(r"(?<=\bpro\s)(?=až\s)|(?<=\bpro\saž\s)(?=[^\W\d_])|(?<=\bpro\s\saž\s)(?=\s*[^\W\d_])")
_NOUGHT = re.compile(r"(?<![\d\w])(?=0(?:,|\s(?:a|nebo|či|až))\s)")


@dataclass(frozen=True, slots=True)
class Gap:
    """A place before which a number is missing, with what is known of it."""

    offset: int
    lacuna: Lacuna
    confidence: float


def find_lacunae(
    words: Sequence[Word],
    restored: Sequence[str],
    text: str,
    digits: str,
    traces: Traces,
    agreement: Callable[[], AgreementOfForms],
) -> list[Gap]:
    """The lost numbers of a text, by its words as restored; `digits` are those the document lost.

    Where the text kept its spaces, these tell the places, of whole words that are gone too; else the grammar does.
    """
    units = units_of(words, restored, text)
    traced = _traced(words, restored, units, text, digits, traces.places)
    if traces.spaced:
        return traced
    told = _apart(told_by_grammar(words, restored, units, text, digits), traced)
    found = sorted([*traced, *told], key=lambda gap: gap.offset)
    if digits:
        found += _apart(_weighed(words, restored, units, text, digits, agreement(), found), found)
    return sorted(found, key=lambda gap: gap.offset)


def _apart(gaps: Sequence[Gap], known: Sequence[Gap]) -> list[Gap]:
    """Gaps that are none of the known ones, nor right beside them."""
    taken = {gap.offset + shift for gap in known for shift in range(-_REACH, _REACH + 1)}
    return [gap for gap in gaps if gap.offset not in taken]


def _weighed(
    words: Sequence[Word],
    restored: Sequence[str],
    units: Mapping[str, Agreement],
    text: str,
    digits: str,
    agreement: AgreementOfForms,
    known: Sequence[Gap],
) -> list[Gap]:
    """Gaps that what stands around them speaks for."""
    told = {gap.offset: gap.confidence for gap in known}
    starts = [word.start for word in words]
    share = sum(DIGIT_SHARES[digit] for digit in digits)
    least = _LEAST_WEIGHED[share < _MOST_OF_THE_DIGITS]
    found: list[Gap] = []
    for offset, sure in lost_numbers(words, restored, text, digits, agreement, units, told):
        if sure >= least:
            index = bisect_left(starts, offset)
            form = restored[index] if index < len(words) and starts[index] == offset else ""
            kind = units.get(form)
            lacuna = Lacuna(form, kind, _possible(kind, digits)) if kind else Lacuna("", None, digits)
            found.append(Gap(offset, lacuna, sure))
    return found


def told_by_grammar(
    words: Sequence[Word], restored: Sequence[str], units: Mapping[str, Agreement], text: str, digits: str
) -> list[Gap]:
    """Gaps before nouns that stand as they only do after a number."""
    lost_amounts = _lost_units(words, restored, text, units) if not digits else frozenset()
    found: list[Gap] = []
    rest: list[tuple[int, str, str, Agreement]] = []
    partly: list[tuple[Word, str, Agreement]] = []
    counted: Counter[str] = Counter()
    kept: Counter[str] = Counter()
    for place, (word, form) in enumerate(zip(words, restored, strict=True)):
        agreement = units.get(form)
        if agreement is None or not (digits or form in lost_amounts):
            continue
        if not word.text.islower() and not word.opens:
            continue
        if _OTHER.search(text[max(0, word.start - 4) : word.start]):
            kept[form] += 1
            counted[form[:-1]] += 1
            partly.append((word, form, agreement))
            continue
        first = place - 1 if place and word.tied and _ADJECTIVE.fullmatch(restored[place - 1]) else place
        if first != place and _OTHER.search(text[max(0, words[first].start - 4) : words[first].start]):
            continue
        before = restored[first - 1] if first and words[first].tied else ""
        confidence = _confidence(before, agreement, words[first], text)
        if confidence:
            counted[form[:-1]] += 1
            lacuna = Lacuna(form, agreement, _possible(agreement, digits))
            # "for each ⟨?⟩ …": this adjective stands before the number.
            at = word if restored[first] == "každých" else words[first]
            found.append(Gap(at.start, lacuna, confidence))
        elif first == place:
            rest.append((place, form, before, agreement))
    for word, form, agreement in partly:
        if counted[form[:-1]] and digits:
            found += _partly_lost(word, form, agreement, text, digits)
    # A noun that lost its numbers in the genitive lost them in its other cases too.
    bare: defaultdict[str, list[Gap]] = defaultdict(list)
    for place, form, before, agreement in rest:
        word = words[place]
        mass = agreement == "5+" or counted[form[:-1]] < _LEAST_COUNTED or not _possible(agreement, digits)
        moved = agreement == "2-4" and digits and _MOVED.search(text[max(0, word.start - 60) : word.start])
        # "For each garden ⟨?⟩ coins."
        each = before and not _EACH.isdisjoint(_said_before(words, restored, place)[:-1])
        stands = (before in _ACCUSATIVE and before not in _REFLEXIVE) or _VERB.fullmatch(before)
        if moved or (not mass and (each or stands)):
            bare[form].append(Gap(word.start, Lacuna(form, agreement, _possible(agreement, digits)), 0.7))
    for form, gaps in bare.items():
        if len(gaps) <= _most_lost(units[form], digits, kept[form]):
            found += gaps
    if digits:
        found += _limits(words, restored, text, digits, {gap.offset for gap in found})
        found += _measures(words, restored, digits)
    return sorted([*found, *(_dangling(text, digits) if digits else ())], key=lambda gap: gap.offset)


def _traced(
    words: Sequence[Word],
    restored: Sequence[str],
    units: Mapping[str, Agreement],
    text: str,
    digits: str,
    traces: Sequence[int],
) -> list[Gap]:
    """A gap at each trace, with what the noun after it tells; and numbers that kept a part that does not agree."""
    found: list[Gap] = []
    starts = [word.start for word in words]
    for place in traces:
        index = bisect_left(starts, place)
        form = restored[index] if index < len(words) and not text[place : starts[index]].strip() else ""
        agreement = units.get(form)
        if agreement is None or not digits:
            found.append(Gap(place, Lacuna("", None, digits), 0.8))
        else:
            found.append(Gap(place, Lacuna(form, agreement, _possible(agreement, digits)), 0.95))
    for word, form in zip(words, restored, strict=True) if digits and traces else ():
        agreement = units.get(form)
        if agreement is not None:
            found += _partly_lost(word, form, agreement, text, digits)
    return sorted(found, key=lambda gap: gap.offset)


def _limits(words: Sequence[Word], restored: Sequence[str], text: str, digits: str, known: Set[int]) -> Iterator[Gap]:
    """Nouns that stand right after a limit ("at least …"), which only a number can set."""
    for place in range(1, len(words)):
        word, form = words[place], restored[place]
        if restored[place - 1] not in _LIMITS or not (word.tied and word.text.islower()) or word.start in known:
            continue
        other = form in _NUMBER_WORDS or form in _QUANTITY or form in _NO_NOUNS or _VERB.fullmatch(form)
        if len(form) > 3 and not other and form.endswith(_INFLECTED):
            yield Gap(word.start, Lacuna("", None, digits), 0.7)


def _most_lost(agreement: Agreement, digits: str, kept: int) -> float:
    """How many numbers before a noun can be lost, at most, when the document kept some with other digits."""
    possible = {"1": "1", "2-4": "234", "5+": "56789"}[agreement]
    lost = sum(DIGIT_SHARES[digit] for digit in possible if digit in digits)
    left = sum(DIGIT_SHARES[digit] for digit in possible if digit not in digits)
    return math.inf if not left else _MOST_LOST * (kept + 1) * lost / left


def _measures(words: Sequence[Word], restored: Sequence[str], digits: str) -> Iterator[Gap]:
    """Words after which a number must stand but a mark does: "with a value of ⟨?⟩.", "to the result add ⟨?⟩."."""
    for place, (word, form) in enumerate(zip(words, restored, strict=True)):
        after = words[place + 1] if place + 1 < len(words) else None
        ends = after is None or bool(_NO_NUMBER.fullmatch(after.gap))
        up_to = after is not None and after.tied and restored[place + 1] in _TO
        if not (ends or up_to):
            continue
        said = _said_before(words, restored, place)
        # "With building costs ⟨?⟩", but not "with a higher value".
        kind = said[:-1] if said and _RELATIONAL.fullmatch(said[-1]) else said
        measured = form in _MEASURES and not _BEFORE_MEASURES.isdisjoint(kind[-1:])
        added = ends and _ADDING.fullmatch(form) and any(one in _ADDED_TO for one in said)
        if measured or added:
            yield Gap(word.end, Lacuna("", None, digits), 0.7)


def _said_before(words: Sequence[Word], restored: Sequence[str], place: int) -> Sequence[str]:
    """The few words before a place that no mark parts from it."""
    first = place
    while first > 0 and place - first < _FAR and words[first].tied:
        first -= 1
    return restored[first:place]


def _partly_lost(word: Word, form: str, agreement: Agreement, text: str, digits: str) -> Iterator[Gap]:
    """A number that does not agree with its noun has lost a digit: `0 mincí` was `10 mincí`."""
    match = _DIGIT_BEFORE.search(text, max(0, word.start - 8), word.start)
    if match is not None and match.group(1) == "0" and agreement == "5+":
        yield Gap(match.start(1), Lacuna(form, agreement, digits), 0.8)


def _confidence(before: str, agreement: Agreement, word: Word, text: str) -> float:
    """How sure a number is missing before a word; 0 where none is."""
    if before in _NUMBER_WORDS or before in _QUANTITY:
        return 0.0
    opening = word.opens or text[max(0, word.start - 2) : word.start].rstrip()[-1:] in ("-", "–", "+", "/")
    if agreement == "5+":
        if before in _ACCUSATIVE:
            return 0.95
        if before and _VERB.fullmatch(before) and not _GENITIVE_VERBS.fullmatch(before):
            return 0.85
        return 0.6 if opening and word.text.islower() else 0.0
    return 0.0


def _possible(agreement: Agreement | None, digits: str) -> str:
    """The lost digits that a number of an agreement can be, when it is one digit long."""
    allowed = {"1": "1", "2-4": "234", "5+": "0123456789"}.get(agreement or "", "0123456789")
    return "".join(digit for digit in (digits or "0123456789") if digit in allowed)


def units_of(words: Sequence[Word], restored: Sequence[str], text: str) -> dict[str, Agreement]:
    """Nouns that are counted somewhere in the document or in the sample of rules, and the numbers that govern them."""
    votes: defaultdict[str, Counter[Agreement]] = defaultdict(Counter)
    sample = primer()
    for number, noun in pairwise(sample):
        if number in _NUMBER_WORDS and noun.isalpha():
            votes[noun][_NUMBER_WORDS[number]] += 1
    for place, (word, form) in enumerate(zip(words, restored, strict=True)):
        if not word.text.islower():
            continue
        match = _DIGIT_BEFORE.search(text, max(0, word.start - 8), word.start)
        if match:
            votes[form][_agreement(int(match.group(1)))] += 1
        elif word.tied and place and restored[place - 1] in _NUMBER_WORDS:
            votes[form][_NUMBER_WORDS[restored[place - 1]]] += 1
    # Nouns in -ů are genitives of the plural: after a preposition with the accusative only a number explains them.
    for word, form in zip(words, restored, strict=True):
        if word.text.islower() and len(form) > 3 and form.endswith("ů"):
            votes[form]["5+"] += 1
    return {
        form: max(count, key=lambda agreement: (count[agreement], agreement))
        for form, count in votes.items()
        if len(form) > 2 and form not in _NO_NOUNS and not _VERB.fullmatch(form) and not _ADJECTIVE.fullmatch(form)
    }


def _agreement(number: int) -> Agreement:
    return "1" if number == 1 else "2-4" if 2 <= number <= 4 else "5+"


def _lost_units(
    words: Sequence[Word], restored: Sequence[str], text: str, units: Mapping[str, Agreement]
) -> frozenset[str]:
    """Units whose numbers are gone as a rule, although no digit is: most of their places lack one."""
    bare: Counter[str] = Counter()
    counted: Counter[str] = Counter()
    for place, (word, form) in enumerate(zip(words, restored, strict=True)):
        if units.get(form) != "5+" or not form.endswith("ů"):
            continue
        before = restored[place - 1] if place and word.tied else ""
        if _DIGIT_BEFORE.search(text[max(0, word.start - 8) : word.start]) or before in _NUMBER_WORDS:
            counted[form] += 1
        elif _confidence(before, "5+", word, text) > 0.8:
            bare[form] += 1
    return frozenset(form for form, often in bare.items() if often >= 4 and often > 4 * counted[form])


def _dangling(text: str, digits: str) -> Iterator[Gap]:
    """Numbers that no noun tells of: announced ones, ordinals of lists, ranges, a nought that was a ten."""
    for pattern in (_ANNOUNCED, _ORDINAL, _RANGE, _NOUGHT):
        for match in pattern.finditer(text):
            yield Gap(match.end(), Lacuna("", None, digits), 0.7)
