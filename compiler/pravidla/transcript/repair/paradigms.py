"""Czech paradigms: the endings of nouns, adjectives and verbs, and what each of them says of case, number and gender.

A row of a table holds the endings of the seven cases, first of the singular, then (after `;`) of the plural; `/` parts
alternatives, `-` stands for no ending. Where a stem changes at its end, the changing letters count as ending.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping

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


_NOUNS = """
A -|a|u/ovi|a|e/u/i|u/ovi|em;i/ové/é|ů|ům|y|i/ové|ech/ích/ách|y
A k|ka|ku/kovi|ka|ku|ku/kovi|kem;ci/kové|ků|kům|ky|ci/kové|cích|ky
A ek|ka|ku/kovi|ka|ku|ku/kovi|kem;ci/kové|ků|kům|ky|ci/kové|cích|ky
A r|ra|ru/rovi|ra|re/ře|ru/rovi|rem;ři/rové|rů|rům|ry|ři/rové|rech|ry
A -|e|i/ovi|e|i|i/ovi|em;i/ové/é|ů|ům|e|i/ové|ích|i
A ec|ce|ci/covi|ce|če|ci/covi|cem;ci/cové|ců|cům|ce|ci|cích|ci
A ce|ce|ci/covi|ce|ce|ci/covi|cem;ci/cové|ců|cům|ce|ci|cích|ci
A a|y|ovi|u|o|ovi|ou;ové/é/i|ů|ům|y|ové|ech/ích|y
I -|u/a|u|-|e/u|u/ě/e|em;y|ů|ům|y|y|ech/ích/ách|y
I k|ku|ku|k|ku|ku/ce|kem;ky|ků|kům|ky|ky|cích/kách|ky
I ek|ku|ku|ek|ku|ku|kem;ky|ků|kům|ky|ky|cích/kách|ky
I r|ru|ru|r|re|ru/ře|rem;ry|rů|rům|ry|ry|rech|ry
I -|e|i|-|i|i|em;e|ů|ům|e|e|ích|i
I ec|ce|ci|ec|ci|ci|cem;ce|ců|cům|ce|ce|cích|ci
I em|mu|mu|em|me|mu|mem;my|mů|mům|my|my|mech|my
I el|lu|lu|el|le|lu|lem;ly|lů|lům|ly|ly|lech|ly
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
F eň|ně|ni|eň|ni|ni|ní;ně|ní|ním|ně|ně|ních|němi
F -|e|i|-|i|i|í;e|í|ím|e|e|ích|emi
F -|i|i|-|i|i|í;i|í|em|i|i|ech|mi
N o|a|u|o|o|ě/e/u|em;a|-|ům|a|a|ech/ách|y
N ko|ka|ku|ko|ko|ku|kem;ka|ek|kům|ka|ka|cích/kách|ky
N lo|la|lu|lo|lo|le/lu|lem;la|el|lům|la|la|lech|ly
N no|na|nu|no|no|ně/nu|nem;na|en|nům|na|na|nech|ny
N ro|ra|ru|ro|ro|ře/ru|rem;ra|er|rům|ra|ra|rech|ry
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
# The first person of the singular is marked with `!`, the noun made of the verb with `+`.
_VERBS = (
    "at á ám! áš áme áte ají al ala alo ali aly án ána áno áni ány ej ejte ání+",
    "át aje aji! aju! aješ ajeme ajete ají ál ála álo áli ály án ána áno ány aj ajte aní+",
    "it í ím! íš íme íte il ila ilo ili ily en ena eno eni eny ení+",
    "ět í ím! íš íme íte ějí ěl ěla ělo ěli ěly ěn ěna ěno ěny ění+",
    "et í ím! íš íme íte ejí el ela elo eli ely en ena eno eny ení+",
    "ovat uje uji! ují ujeme ujete uješ oval ovala ovalo ovali ovaly ován ována ováno ováni ovány ujte ování+",
    "nout ne nu! nou neme nete neš nul nula nulo nuli nuly nut nuta nuto nuty něte něme nutí+",
    "ést ede edu! edou edeme edete edeš edl edla edlo edli edly eden edena edeno edeny eďte edení+",
)


def _row(text: str, *, adjective: bool) -> Mapping[str, set[int]]:
    """The readings of the endings of one row."""
    kind, _, endings = text.partition(" ")
    found: defaultdict[str, set[int]] = defaultdict(set)
    for plural, half in enumerate(endings.split(";")):
        for case, alternatives in enumerate(half.split("|")):
            for ending in alternatives.split("/"):
                tag = reading(adjective=adjective, plural=bool(plural), case=case, gender="AIFN".index(kind))
                found["" if ending == "-" else ending].add(tag)
    return found


def _adjective(rows: Iterable[str], stem: str, plural: str) -> Mapping[str, set[int]]:
    """The readings of the endings of an adjective whose stem ends in `stem`, and in `plural` where it is softened."""
    found: defaultdict[str, set[int]] = defaultdict(set)
    for row in rows:
        for ending, tags in _row(row, adjective=True).items():
            found[plural if ending == _SOFTER else stem + ending] |= tags
    return found


def _verb(endings: Iterable[str]) -> Mapping[str, set[int]]:
    """The readings of the forms of a verb and of the noun made of it."""
    found: dict[str, set[int]] = {}
    for ending in endings:
        if ending.endswith("+"):
            noun = _row(_VERBAL, adjective=False)
            found |= {ending.rstrip("í+") + other: tags for other, tags in noun.items()}
        else:
            found[ending.rstrip("!")] = {FIRST_PERSON if ending.endswith("!") else OTHER}
    return found


def _paradigms() -> tuple[Mapping[str, tuple[int, ...]], ...]:
    rows = [_row(row, adjective=False) for row in _NOUNS.strip().split("\n")]
    rows += [_adjective(_HARD, stem, plural) for stem, plural in _SOFTENED]
    rows.append(_adjective(_SOFT, "", ""))
    rows += [_verb(endings.split()) for endings in _VERBS]
    return tuple({ending: tuple(sorted(tags)) for ending, tags in row.items()} for row in rows)


PARADIGMS = _paradigms()
"""The readings of each ending, by paradigm."""
