"""Which forms can stand beside each other in Czech: prepositions and numbers govern cases, adjectives agree with nouns.

Most readings of a word come from the paradigms that it may follow; those of pronouns, numerals and prepositions are
listed. A word without readings goes with everything.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache

from pravidla.transcript.repair.language import FEW, MANY, ONE, START
from pravidla.transcript.repair.morphology import ANY, FAINT, Morphology
from pravidla.transcript.repair.paradigms import (
    ACCUSATIVE,
    CASES,
    DATIVE,
    FIRST_PERSON,
    GENDERS,
    GENITIVE,
    INSTRUMENTAL,
    LOCATIVE,
    NOMINAL,
    NOMINATIVE,
    OTHER,
    VOCATIVE,
    Tags,
    reading,
)

_QUANTITY = OTHER + 2
"""The reading of a word that is followed by a genitive: `pět`, `několik`, `více`."""

_OPENS, _PAUSES = OTHER + 4, OTHER + 5
"""What stands before the first word of a sentence, and for a mark inside it."""

_GOVERNS = OTHER + 6
"""The reading of a preposition that governs the first case; those of the others follow."""

_READINGS = _GOVERNS + CASES

_JOINS = _READINGS
"""The reading of a conjunction after a word in the first case; those of the others follow."""

_FROM = _JOINS + CASES
"""The reading of `z` after a word that agrees with a noun of the first gender: "každá z …"; the others follow."""

_CONJUNCTIONS = frozenset({"a", "nebo", "anebo", "či", "i", "ani"})
_FROM_AMONG = frozenset({"z", "ze"})

_OPENING: Tags = ((_OPENS, 0.0),)
_PAUSING: Tags = ((_PAUSES, 0.0),)

_STEP = 2.0
"""Readings are weighed in steps of half a unit, so that few sets of them differ."""

_PREPOSITIONS = {
    GENITIVE: "bez beze do od ode z ze u kolem podle vedle během místo kromě okolo pomocí dle ohledně uvnitř uprostřed"
    " vně namísto včetně blízko",
    DATIVE: "k ke proti díky kvůli vůči navzdory naproti",
    ACCUSATIVE: "na v ve o po pro přes skrz za nad pod před mezi",
    LOCATIVE: "na v ve o po při",
    INSTRUMENTAL: "s se za nad pod před mezi",
}
_RARELY_GOVERNED = {
    ACCUSATIVE: "v=-2 ve=-2 po=-1 nad=-1 pod=-1 před=-1 mezi=-0.5",
    INSTRUMENTAL: "za=-1 se=-0.5",
}
"""What speaks against the rarer case of a preposition that governs two, as a logarithm."""

_MIXED = frozenset({"místo", "kolem", "během", "pomocí", "podle", "vedle", "proti", "okolo", "blízko", "uprostřed"})
"""Prepositions that are adverbs or forms of nouns too."""

_QUANTITIES = (
    "pět šest sedm osm devět deset jedenáct dvanáct patnáct dvacet třicet čtyřicet padesát sto kolik několik mnoho málo"
    " více víc méně nejvíce nejvíc nejméně tolik dost dostatek nedostatek spousta většina většinu polovina polovinu"
)
_OFTEN_ALONE = (
    "co kdo já ty on ona ono my vy oni mě mi tě ti ho mu si se"
    " a i ale nebo či ani aby že když pokud jestliže jakmile protože proto tak také jen jenom pouze však už již ještě"
    " ne není jsou je být byl byla bylo byli byly bude budou má mají máte může mohou můžete musí smí jako než"
)
"""Words without a case that anything before them tells."""

# A stem, and its endings with gender (m: both masculines, x: all), number and case.
_PRONOUNS = """
sv ůj=ms1,Is4 é=Ap4,Ip1,Ip4,Fp1,Fp4,Ns1,Ns4,Fs2,Fs3,Fs6 á=Fs1,Np1,Np4 ého=ms2,As4,Ns2 ému=ms3,Ns3 ém=ms6,Ns6
sv ým=ms7,Ns7,xp3 í=Ap1 ých=xp2,xp6 ými=xp7 ou=Fs4,Fs7 oje=Ns1,Ns4,Ip1,Ip4,Fp1,Fp4,Ap4 oji=Fs4,Ap1 oje=Fs1
m ůj=ms1,Is4 é=Ap4,Ip1,Ip4,Fp1,Fp4,Ns1,Ns4,Fs2,Fs3,Fs6 á=Fs1,Np1,Np4 ého=ms2,As4,Ns2 ému=ms3,Ns3 ém=ms6,Ns6
m ým=ms7,Ns7,xp3 ých=xp2,xp6 ými=xp7 ou=Fs4,Fs7
váš =ms1,Is4
naš e=Fs1,Ns1,Ns4,Ap4,Ip1,Ip4,Fp1,Fp4,Np1,Np4 eho=ms2,As4,Ns2 emu=ms3,Ns3 em=ms6,Ns6 ím=ms7,Ns7,xp3 i=Fs4,Ap1
naš í=Fs2,Fs3,Fs6,Fs7 ich=xp2,xp6 imi=xp7
vaš e=Fs1,Ns1,Ns4,Ap4,Ip1,Ip4,Fp1,Fp4,Np1,Np4 eho=ms2,As4,Ns2 emu=ms3,Ns3 em=ms6,Ns6 ím=ms7,Ns7,xp3 i=Fs4,Ap1
vaš í=Fs2,Fs3,Fs6,Fs7 ich=xp2,xp6 imi=xp7
t ento=ms1,Is4 ato=Fs1,Np1,Np4 oto=Ns1,Ns4 ohoto=ms2,As4,Ns2 omuto=ms3,Ns3 omto=ms6,Ns6 ímto=ms7,Ns7 éto=Fs2,Fs3,Fs6
t uto=Fs4 outo=Fs7 ito=Ap1 yto=Ap4,Ip1,Ip4,Fp1,Fp4 ěchto=xp2,xp6 ěmto=xp3 ěmito=xp7
všec hen=ms1,Is4 hna=Fs1,Np1,Np4 hno=Ns1,Ns4 hnu=Fs4 hny=Ap4,Ip1,Ip4,Fp1,Fp4 h=xp2,xp6
vš eho=ms2,Ns2 emu=ms3,Ns3 em=ms6,Ns6,xp3 ím=ms7,Ns7 í=Fs2,Fs3,Fs6,Fs7 ichni=Ap1 emi=xp7
jej í=ms1,Is4,Ns1,Ns4,Fs1,Fs2,Fs3,Fs4,Fs6,Fs7,xp1,xp4 ího=ms2,As4,Ns2 ímu=ms3,Ns3 ím=ms6,ms7,Ns6,Ns7,xp3 ích=xp2,xp6
jej ími=xp7
jed en=ms1,Is4 na=Fs1 no=Ns1,Ns4 noho=ms2,As4,Ns2 nomu=ms3,Ns3 nom=ms6,Ns6 ním=ms7,Ns7 né=Fs2,Fs3,Fs6 nu=Fs4 nou=Fs7
"""

# Pronouns that stand for a noun: after a preposition in the forms with `n`, without one in the others.
_STANDING = """
n ěm=ms6,Ns6 ěho=ms2,As4,Ns2 ěj=ms2,As4,Ns2,Is4 ěmu=ms3,Ns3 ím=ms7,Ns7 í=Fs2,Fs3,Fs6,Fs7 i=Fs4
n ě=xp4,Ns4 ich=xp2,xp6 im=xp3 imi=xp7
j eho=ms2,As4,Ns2 emu=ms3,Ns3 ím=ms7,Ns7 í=Fs2,Fs3,Fs7 i=Fs4 e=xp4,Ns4 ej=ms2,As4,Is4,Ns4 ich=xp2 im=xp3 imi=xp7
n ás=xp2,xp4,xp6 ám=xp3 ámi=xp7
v ás=xp2,xp4,xp6 ám=xp3 ámi=xp7
s ebe=xs2,xs4 obě=xs3,xs6 ebou=xs7
k oho=As2,As4 omu=As3 om=As6 ým=As7
č eho=Ns2 emu=Ns3 em=Ns6 ím=Ns7
"""

# Pronouns that stand for a noun or beside one.
_BOTH = """
t en=ms1,Is4 a=Fs1,Np1,Np4 o=Ns1,Ns4 oho=ms2,As4,Ns2 omu=ms3,Ns3 om=ms6,Ns6 ím=ms7,Ns7 é=Fs2,Fs3,Fs6 u=Fs4 ou=Fs7
t i=Ap1 y=Ap4,Ip1,Ip4,Fp1,Fp4 ěch=xp2,xp6 ěm=xp3 ěmi=xp7
toté ž=Ns1,Ns4
t éže=Fs2,Fs3,Fs6 émže=ms6,Ns6 ýmž=ms7,Ns7 émuž=ms3,Ns3 éhož=ms2,As4,Ns2 utéž=Fs4 ouž=Fs7 ýchž=xp2,xp6 ýmiž=xp7
který =ms1,Is4
kter á=Fs1,Np1,Np4 é=Ns1,Ns4,Ap4,Ip1,Ip4,Fp1,Fp4,Fs2,Fs3,Fs6 ého=ms2,As4,Ns2 ému=ms3,Ns3 ém=ms6,Ns6 ým=ms7,Ns7,xp3
kter ou=Fs4,Fs7 ých=xp2,xp6 ými=xp7 í=Ap1
jaký =ms1,Is4
jak á=Fs1,Np1,Np4 é=Ns1,Ns4,Ap4,Ip1,Ip4,Fp1,Fp4,Fs2,Fs3,Fs6 ého=ms2,As4,Ns2 ému=ms3,Ns3 ém=ms6,Ns6 ým=ms7,Ns7,xp3
jak ou=Fs4,Fs7 ých=xp2,xp6 ými=xp7
n ěmž=ms6,Ns6 ěhož=ms2,As4,Ns2 ějž=ms2,As4,Is4 ěmuž=ms3,Ns3 ímž=ms7,Ns7 íž=Fs2,Fs3,Fs6,Fs7 iž=Fs4 ěž=xp4,Ns4
n ichž=xp2,xp6 imž=xp3 imiž=xp7
vš e=Ns1,Ns4 eho=ms2,Ns2 emu=ms3,Ns3 em=ms6,Ns6,xp3 ím=ms7,Ns7 ichni=Ap1 emi=xp7
všech =xp2,xp6
všechn o=Ns1,Ns4 y=Ap4,Ip1,Ip4,Fp1,Fp4 a=Fs1,Np1,Np4
"""

_PARTICIPLE = re.compile(r"(?:[íe]|ou|jí)cí(?:ho|mu|m|ch|mi)?$")
_AS_VERB = -1.0
"""What speaks for a participle that has a noun of its own after it, not the one that it belongs to: "odpovídající
počtu"."""

_GOVERNED = 0.8
_NOT_GOVERNED = -2.5
_QUANTIFIED = (-0.5, 0.5)
_NOT_QUANTIFIED = -2.5
_ADJECTIVE_AGREES, _NOUN_AGREES = 0.5, 1.0
_FOLLOWS_NOUN = 0.8
_DISAGREES = -3.0
_DISAGREES_OBLIQUE = -2.0
_JOINED = 0.5
_ANEW_AFTER_ADJECTIVE, _ANEW_AFTER_NOUN = -1.0, -0.2
_NOT_CHOSEN = -1.5
_VOCATIVE = -6.0
_SPEAKS = -2.0
_AFTER_OPENING = {NOMINATIVE: 0.4, ACCUSATIVE: -0.1, LOCATIVE: -3.0, GENITIVE: -1.5, DATIVE: -0.7, INSTRUMENTAL: 0.0}
_AFTER_PAUSE = {NOMINATIVE: 0.2, ACCUSATIVE: 0.2, LOCATIVE: -1.5, GENITIVE: -0.7, DATIVE: -0.9, INSTRUMENTAL: -0.6}
_AFTER_VERB = {NOMINATIVE: 0.2, ACCUSATIVE: 0.4, LOCATIVE: -3.0, GENITIVE: -1.2, DATIVE: -0.7, INSTRUMENTAL: -0.3}
_AFTER_NOUN = {NOMINATIVE: -0.5, ACCUSATIVE: -0.5, LOCATIVE: -3.0, GENITIVE: 0.6, DATIVE: -0.5, INSTRUMENTAL: -0.3}


def _told(told: str, kinds: Iterable[bool]) -> Iterator[int]:
    """The readings that three letters stand for: gender, number and case; `kinds` says whether beside a noun."""
    letters, number, digit = told[0], told[1], told[2]
    for letter in {"m": "AI", "x": "AIFN"}.get(letters, letters):
        for adjective in kinds:
            yield reading(adjective=adjective, plural=number == "p", case=int(digit) - 1, gender="AIFN".index(letter))


def _listed() -> dict[str, Tags]:
    found: defaultdict[str, set[int]] = defaultdict(set)
    for case, words in _PREPOSITIONS.items():
        for word in words.split():
            found[word].add(_GOVERNS + case)
    for word in _QUANTITIES.split():
        found[word].add(_QUANTITY)
    for word in _OFTEN_ALONE.split():
        found[word].add(OTHER)
    for words, cases in _NUMERALS:
        for word in words.split():
            found[word] |= {
                reading(adjective=True, plural=True, case=case, gender=one) for case in cases for one in range(GENDERS)
            }
    for rows, kinds in ((_PRONOUNS, (True,)), (_STANDING, (False,)), (_BOTH, (False, True))):
        for row in rows.strip().split("\n"):
            stem, _, endings = row.partition(" ")
            for entry in endings.split():
                ending, _, readings = entry.partition("=")
                found[stem + ending] |= {tag for told in readings.split(",") for tag in _told(told, kinds)}
    every = [(plural, case, one) for plural in (False, True) for case in range(CASES) for one in range(GENDERS)]
    for word in ("jeho", "jejich"):
        found[word] |= {
            reading(adjective=True, plural=plural, case=case, gender=one)
            for plural, case, one in every
            if case != VOCATIVE
        }
    for name in (ONE, FEW, MANY):
        found[name] = {
            reading(adjective=True, plural=plural, case=case, gender=one)
            for plural, case, one in every
            if plural == (name != ONE) and (name != MANY or case not in (NOMINATIVE, ACCUSATIVE))
        }
    found[MANY].add(_QUANTITY)
    rarely: dict[tuple[str, int], float] = {}
    for case, words in _RARELY_GOVERNED.items():
        for entry in words.split():
            word, _, favour = entry.partition("=")
            rarely[word, _GOVERNS + case] = float(favour)
    found["jednou"].add(OTHER)
    return {word: tuple((tag, rarely.get((word, tag), 0.0)) for tag in sorted(tags)) for word, tags in found.items()}


_NUMERALS = (
    ("pěti šesti sedmi osmi devíti deseti několika kolika mnoha", (GENITIVE, DATIVE, LOCATIVE, INSTRUMENTAL)),
    ("tři čtyři dva dvě oba obě", (NOMINATIVE, ACCUSATIVE)),
    ("tří čtyř", (GENITIVE,)),
    ("dvou obou", (GENITIVE, LOCATIVE)),
    ("dvěma oběma", (DATIVE, INSTRUMENTAL)),
    ("třem čtyřem", (DATIVE,)),
    ("třemi čtyřmi", (INSTRUMENTAL,)),
    ("třech čtyřech", (LOCATIVE,)),
)


class Left:
    """What the words so far leave open: the readings of the last one. Equal ones are one object of an `Agreement`, so
    that what follows from them is worked out once."""

    __slots__ = ("_after", "_rows", "steps", "tags")

    def __init__(self, tags: Tags) -> None:
        self.tags = tags
        self.steps: dict[str, tuple[float, Left]] = {}
        """What is known of the words after them."""

        self._rows = [(_fits(tag), so_far) for tag, so_far in tags]
        self._after: dict[int, float] = {}

    def before(self, word: Tags) -> dict[int, float]:
        """What speaks for each reading of a word after them, with what speaks for it anyway."""
        found: dict[int, float] = {}
        rows, after = self._rows, self._after
        for tag, favour in word:
            best = after.get(tag)
            if best is None:
                best = after[tag] = max([so_far + fits[tag] for fits, so_far in rows])
            found[tag] = favour + best
        return found


class Agreement:
    """The readings of words, and how well words go with those before them."""

    def __init__(self, morphology: Morphology) -> None:
        self._morphology = morphology
        self._readings: dict[str, Tags] = _listed()
        for word in _MIXED:
            self._readings[word] += ((OTHER, 0.0), *(item for item in morphology.readings(word) if item[0] < OTHER))
        self._left: dict[Tags, Left] = {}
        self.opening = self._leaving(_OPENING)
        """What is open before the first word of a sentence."""

        self._pausing = self._leaving(_PAUSING)

    def _leaving(self, tags: Tags) -> Left:
        return self._left.get(tags) or self._left.setdefault(tags, Left(tags))

    def readings(self, word: str) -> Tags:
        """The readings of a word in lower case."""
        found = self._readings.get(word)
        if found is None:
            found = self._morphology.readings(word)
            if _PARTICIPLE.search(word) and (OTHER, 0.0) not in found:
                found += ((OTHER, _AS_VERB),)
            self._readings[word] = found
        return found

    def step(self, before: Left, word: str) -> tuple[float, Left]:
        """What speaks for a word after others, and what it leaves open."""
        known = before.steps.get(word)
        if known is None:
            if word in _CONJUNCTIONS:
                found = _joining(before.tags)
            elif word in _FROM_AMONG:
                found = _choosing(before.tags)
            else:
                found = before.before(self.readings(word))
            best = max(found.values())
            least = best - FAINT - 1 / _STEP
            near = [(tag, round((score - best) * _STEP) / _STEP) for tag, score in found.items() if score >= least]
            known = best, self._leaving(tuple([item for item in near if item[1] >= -FAINT]))
            before.steps[word] = known
        return known

    def across(self, before: Left, mark: str) -> Left:
        """What is open after a mark or a number between two words."""
        if mark in (ONE, FEW, MANY):
            return self.step(before, mark)[1]
        return self.opening if mark == START else self._pausing


def _joining(before: Tags) -> dict[int, float]:
    """The readings of a conjunction: what is after it may be in the case of what is before it, or begin anew."""
    found: dict[int, float] = {}
    for tag, so_far in before:
        anew = so_far
        if tag < NOMINAL:
            joins = _JOINS + tag % (NOMINAL // 2) // GENDERS % CASES
            found[joins] = max(so_far, found.get(joins, so_far))
            anew += _ANEW_AFTER_ADJECTIVE if tag >= NOMINAL // 2 else _ANEW_AFTER_NOUN
        found[OTHER] = max(anew, found.get(OTHER, anew))
    return found


def _choosing(before: Tags) -> dict[int, float]:
    """The readings of `z`: after a word that agrees with a noun, this noun may follow it in the plural."""
    found: dict[int, float] = {}
    for tag, so_far in before:
        plain = so_far
        if NOMINAL // 2 <= tag < NOMINAL:
            choosing = _FROM + tag % GENDERS
            found[choosing] = max(so_far, found.get(choosing, so_far))
            plain += _NOT_CHOSEN
        governs = _GOVERNS + GENITIVE
        found[governs] = max(plain, found.get(governs, plain))
    return found


@cache
def _fits(one: int) -> tuple[float, ...]:
    """What speaks for each reading right after one."""
    return tuple(_fit(one, two) for two in range(_READINGS))


def _fit(one: int, two: int) -> float:
    """What speaks for a reading right after another, as a logarithm."""
    if ANY in (one, two):
        return 0.0
    if two == FIRST_PERSON:
        return _SPEAKS
    if two >= NOMINAL:
        return _NOT_GOVERNED if one >= _GOVERNS and two != _QUANTITY else 0.0
    adjective, agreeing = divmod(two, NOMINAL // 2)
    plural, rest = divmod(agreeing, CASES * GENDERS)
    case, gender = divmod(rest, GENDERS)
    if case == VOCATIVE:
        return _VOCATIVE
    if one >= _FROM:
        return _GOVERNED if plural and case == GENITIVE and gender == one - _FROM else _NOT_GOVERNED
    if one >= _JOINS:
        return _JOINED if case == one - _JOINS else _NOT_GOVERNED
    if one >= _GOVERNS:
        return _GOVERNED if case == one - _GOVERNS else _NOT_GOVERNED
    if one == _QUANTITY:
        return _QUANTIFIED[plural] if case == GENITIVE else _NOT_QUANTIFIED
    if one >= NOMINAL:
        return (_AFTER_OPENING if one == _OPENS else _AFTER_PAUSE if one == _PAUSES else _AFTER_VERB)[case]
    if one < NOMINAL // 2:
        # An adjective may follow its noun: a card that lies there is "karta ležící".
        return _FOLLOWS_NOUN if adjective and one == agreeing else _AFTER_NOUN[case]
    if one % (NOMINAL // 2) == agreeing:
        return _ADJECTIVE_AGREES if adjective else _NOUN_AGREES
    return _DISAGREES_OBLIQUE if case in (GENITIVE, INSTRUMENTAL) else _DISAGREES
