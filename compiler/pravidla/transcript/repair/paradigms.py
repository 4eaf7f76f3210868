"""Czech paradigms: the endings of nouns, adjectives and verbs, and what each of them says of case, number and gender.

A row of a table holds the endings of the seven cases, first of the singular, then (after `;`) of the plural; `/` parts
alternatives, `-` stands for no ending. Where a stem changes at its end, the changing letters count as ending.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

Tags: TypeAlias = tuple[tuple[int, float], ...]
"""Readings, each with what speaks for it beside the best one, as a logarithm."""

CASES = 7
NOMINATIVE, GENITIVE, DATIVE, ACCUSATIVE, VOCATIVE, LOCATIVE, INSTRUMENTAL = range(CASES)
ANIMATE, INANIMATE, FEMININE, NEUTER = range(4)
GENDERS = 4
_NUMBERS = 2

NOMINAL = 2 * _NUMBERS * CASES * GENDERS
"""How many readings nouns have and, after them, words that agree with nouns."""

OTHER = NOMINAL
"""The reading of a word that is no noun and does not agree with one."""

FIRST_PERSON = OTHER + 1
"""The reading of a verb by which somebody speaks of himself alone, as rules do not."""


def reading(*, adjective: bool, plural: bool, case: int, gender: int) -> int:
    """One reading of a noun, or of a word that agrees with a noun."""
    return ((adjective * _NUMBERS + plural) * CASES + case) * GENDERS + gender


_CASE_SHARES = ((0.26, 0.19, 0.03, 0.16, 0.003, 0.08, 0.06), (0.07, 0.12, 0.01, 0.08, 0.001, 0.02, 0.016))
"""How often nouns stand in each case in Czech text, in the singular and in the plural."""

_VERBAL_SHARE = 0.15
"""How often, beside the forms of a verb, the noun made of it stands."""


@dataclass(frozen=True, slots=True)
class Ending:
    """What an ending says in one paradigm, and the share that it has among the forms of a word."""

    readings: tuple[int, ...]
    share: float


_NOUNS = """
A -|a|u/ovi|a|e/u/i|u/ovi|em;i/ové/é|ů|ům|y|i/ové|ech/ích/ách|y
A k|ka|ku/kovi|ka|ku|ku/kovi|kem;ci/kové|ků|kům|ky|ci/kové|cích|ky
A h|ha|hu/hovi|ha|hu|hu/hovi|hem;zi/hové|hů|hům|hy|zi/hové|zích|hy
A ch|cha|chu/chovi|cha|chu|chu/chovi|chem;ši/chové|chů|chům|chy|ši/chové|ších|chy
A ek|ka|ku/kovi|ka|ku|ku/kovi|kem;ci/kové|ků|kům|ky|ci/kové|cích|ky
A r|ra|ru/rovi|ra|re/ře|ru/rovi|rem;ři/rové|rů|rům|ry|ři/rové|rech|ry
A -|e|i/ovi|e|i|i/ovi|em;i/ové/é|ů|ům|e|i/ové|ích|i
A ec|ce|ci/covi|ce|če|ci/covi|cem;ci/cové|ců|cům|ce|ci|cích|ci
A ce|ce|ci/covi|ce|ce|ci/covi|cem;ci/cové|ců|cům|ce|ci|cích|ci
A el|la|lu/lovi|la|le|lu/lovi|lem;li/lové|lů|lům|ly|li/lové|lech/lích|ly
A en|na|nu/novi|na|ne|nu/novi|nem;ni/nové|nů|nům|ny|ni/nové|nech|ny
A es|sa|su/sovi|sa|se|su/sovi|sem;si|sů|sům|sy|si|sech|sy
A a|y|ovi|u|o|ovi|ou;ové/é/i|ů|ům|y|ové|ech/ích|y
I -|u/a|u|-|e/u|u/ě/e|em;y|ů|ům|y|y|ech/ích/ách|y
I k|ku|ku|k|ku|ku/ce|kem;ky|ků|kům|ky|ky|cích/kách|ky
I h|hu|hu|h|hu|hu/ze|hem;hy|hů|hům|hy|hy|zích|hy
I ch|chu|chu|ch|chu|chu/še|chem;chy|chů|chům|chy|chy|ších|chy
I ek|ku|ku|ek|ku|ku|kem;ky|ků|kům|ky|ky|cích/kách|ky
I r|ru|ru|r|re|ru/ře|rem;ry|rů|rům|ry|ry|rech|ry
I -|e|i|-|i|i|em;e|ů|ům|e|e|ích|i
I ec|ce|ci|ec|ci|ci|cem;ce|ců|cům|ce|ce|cích|ci
I em|mu|mu|em|me|mu|mem;my|mů|mům|my|my|mech|my
I el|lu|lu|el|le|lu|lem;ly|lů|lům|ly|ly|lech|ly
I en|ne|ni/nu|en|ne|ni/nu/ně|nem;ny|nů|nům|ny|ny|nech|ny
I ámen|amene|ameni/amenu|ámen|ameni|ameni/amenu|amenem;ameny|amenů|amenům|ameny|ameny|amenech|ameny
I ůl|olu|olu|ůl|ole|ole/olu|olem;oly|olů|olům|oly|oly|olech|oly
I ům|omu|omu|ům|ome|omě/omu|omem;omy|omů|omům|omy|omy|omech|omy
I en|nu|nu|en|ne|nu|nem;ny|nů|nům|ny|ny|nech|ny
I et|tu|tu|et|te|tu|tem;ty|tů|tům|ty|ty|tech|ty
I eň|ně|ni|eň|ni|ni|něm;ně|ňů|ňům|ně|ně|ních|ni
F a|y|ě/e|u|o|ě/e|ou;y|-|ám|y|y|ách|ami
F ka|ky|ce|ku|ko|ce|kou;ky|ek/k|kám|ky|ky|kách|kami
F ha|hy|ze|hu|ho|ze|hou;hy|h|hám|hy|hy|hách|hami
F cha|chy|še|chu|cho|še|chou;chy|ch|chám|chy|chy|chách|chami
F ra|ry|ře|ru|ro|ře|rou;ry|r/er|rám|ry|ry|rách|rami
F ta|ty|tě|tu|to|tě|tou;ty|t/et|tám|ty|ty|tách|tami
F va|vy|vě|vu|vo|vě|vou;vy|v/ev|vám|vy|vy|vách|vami
F na|ny|ně|nu|no|ně|nou;ny|n/en|nám|ny|ny|nách|nami
F e|e|i|i|e|i|í;e|í/-|ím|e|e|ích|emi
F ě|ě|i|i|ě|i|í;ě|í|ím|ě|ě|ích|ěmi
F ec|ce|ci|ec|ci|ci|cí;ce|cí|cím|ce|ce|cích|cemi
F eň|ně|ni|eň|ni|ni|ní;ně|ní|ním|ně|ně|ních|němi
F -|e|i|-|i|i|í;e|í|ím|e|e|ích|emi
F -|i|i|-|i|i|í;i|í|em|i|i|ech|mi
N o|a|u|o|o|ě/e/u|em;a|-|ům|a|a|ech/ách|y
N ko|ka|ku|ko|ko|ku|kem;ka|ek|kům|ka|ka|cích/kách|ky
N lo|la|lu|lo|lo|le/lu|lem;la|el|lům|la|la|lech|ly
N no|na|nu|no|no|ně/nu|nem;na|en|nům|na|na|nech|ny
N ro|ra|ru|ro|ro|ře/ru|rem;ra|er|rům|ra|ra|rech|ry
N meno|mene/mena|meni/menu|meno|meno|meni/menu|menem;mena|men|menům|mena|mena|menech|meny
N e|e|i|e|e|i|em;e|í|ím|e|e|ích|i
N ště|ště|šti|ště|ště|šti|štěm;ště|šť|štím|ště|ště|štích|šti
N e|ete|eti|e|e|eti|etem;ata|at|atům|ata|ata|atech|aty
N ě|ěte|ěti|ě|ě|ěti|ětem;ata|at|atům|ata|ata|atech|aty
N um|a|u|um|um|u|em;a|í|ím|a|a|ích|i
N í|í|í|í|í|í|ím;í|í|ím|í|í|ích|ími
"""
_VERBAL = "N í|í|í|í|í|í|ím;í|í|ím|í|í|ích|ími"
_HARD = (
    "A ý|ého|ému|ého|ý|ém|ým;*|ých|ým|é|*|ých|ými",
    "I ý|ého|ému|ý|ý|ém|ým;é|ých|ým|é|é|ých|ými",
    "F á|é|é|ou|á|é|ou;é|ých|ým|é|é|ých|ými",
    "N é|ého|ému|é|é|ém|ým;á|ých|ým|á|á|ých|ými",
)
_SOFTER = "*"
_SOFTENED = (("", "í"), ("k", "cí"), ("sk", "ští"), ("ck", "čtí"), ("h", "zí"), ("ch", "ší"), ("r", "ří"))
_SOFT = (
    "A í|ího|ímu|ího|í|ím|ím;í|ích|ím|í|í|ích|ími",
    "I í|ího|ímu|í|í|ím|ím;í|ích|ím|í|í|ích|ími",
    "F í|í|í|í|í|í|í;í|ích|ím|í|í|ích|ími",
    "N í|ího|ímu|í|í|ím|ím;í|ích|ím|í|í|ích|ími",
)
# The forms of a verb, roughly the most frequent first; the first person of the singular is marked with `!`, the noun
# made of the verb with `+`.
_VERBS = (
    "at á al ají ala ali ám! áme án ejte áte alo ána ej ány aly áno áš áni ání+",
    "ál át ála áli aje áno álo án ána ány ají ály ajte ajeme aješ ajete aj aju! aji! aní+",
    "it il í ila ili en ena eno eny ím! ilo íme ily te eni íte íš ení+",
    "í ět ějí ěl ěla ěli ím! íme ěna ěn ěny ěly íte ělo ěno íš ění+",
    "í et el ejí eli ela ím! íme ely elo en eny ena eno íte íš ení+",
    "ovat uje oval ují ovala ovali uji! ován ujeme ována ovány ováno ovalo ujte ovaly ujete ováni uješ ování+",
    "e ou u! eme ete i ěte eš",
    "e í i! ou u! eme ete eš",
    "nout nul ne nu! nula nete ňte nuto neme nuli nou nut nuta nuty nulo neš nuly něte něme nutí+",
    "edl ést ede edla edli eden edena edou edeny edlo edu! edeno edeme edly edete eďte edeš edení+",
)


def _row(text: str, *, adjective: bool) -> dict[str, Ending]:
    """The endings of one row."""
    kind, _, endings = text.partition(" ")
    readings: defaultdict[str, set[int]] = defaultdict(set)
    shares: defaultdict[str, float] = defaultdict(float)
    for plural, half in enumerate(endings.split(";")):
        for case, alternatives in enumerate(half.split("|")):
            several = alternatives.split("/")
            for ending in several:
                name = "" if ending == "-" else ending
                readings[name].add(
                    reading(adjective=adjective, plural=bool(plural), case=case, gender="AIFN".index(kind))
                )
                shares[name] += _CASE_SHARES[plural][case] / math.sqrt(len(several))
    return {ending: Ending(tuple(sorted(tags)), shares[ending]) for ending, tags in readings.items()}


def _adjective(rows: Iterable[str], stem: str, plural: str) -> dict[str, Ending]:
    """The endings of an adjective whose stem ends in `stem`, and in `plural` where it is softened."""
    readings: defaultdict[str, set[int]] = defaultdict(set)
    shares: defaultdict[str, float] = defaultdict(float)
    parsed = [_row(row, adjective=True) for row in rows]
    for row in parsed:
        for ending, told in row.items():
            name = plural if ending == _SOFTER else stem + ending
            readings[name] |= set(told.readings)
            shares[name] += told.share / len(parsed)
    return {ending: Ending(tuple(sorted(tags)), shares[ending]) for ending, tags in readings.items()}


def _verb(endings: Iterable[str]) -> dict[str, Ending]:
    """The endings of the forms of a verb, the most frequent first, and of the noun made of it."""
    found: dict[str, Ending] = {}
    for rank, ending in enumerate(endings, start=1):
        if ending.endswith("+"):
            for other, told in _row(_VERBAL, adjective=False).items():
                found[ending.rstrip("í+") + other] = Ending(told.readings, _VERBAL_SHARE * told.share)
        else:
            found[ending.rstrip("!")] = Ending((FIRST_PERSON if ending.endswith("!") else OTHER,), 1 / rank)
    whole = sum(told.share for told in found.values())
    return {ending: Ending(told.readings, told.share / whole) for ending, told in found.items()}


def _paradigms() -> tuple[Mapping[str, Ending], ...]:
    rows = [_row(row, adjective=False) for row in _NOUNS.strip().split("\n")]
    rows += [_adjective(_HARD, stem, plural) for stem, plural in _SOFTENED]
    rows.append(_adjective(_SOFT, "", ""))
    rows += [_verb(endings.split()) for endings in _VERBS]
    return tuple(rows)


PARADIGMS = _paradigms()
"""What each ending says, by paradigm."""
