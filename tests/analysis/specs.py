"""Small games around the lines that a test is about."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from textwrap import dedent

from pravidla.analysis import Compilation, analyse, default_configuration
from pravidla.diagnostics import Diagnostic, Severity
from pravidla.interpreter.interpretation import Interpretation
from pravidla.ir.configuration import Configuration
from pravidla.ir.nodes import Game
from pravidla.scenarios.runner import run_scenario

MARK = "# here"
"""What marks the line of a wrong sample at which its mistake is reported."""

BASE = """\
- game: sample
  text: {cs: Ukázka, en: Sample}
  players: 2..4
  play: main
  score: p.points
  modules: [harbour, winter]
  options:
    length: {values: [short, long], start: long, text: {cs: Délka, en: Length}}
- unit: coin
  forms: {cs: [mince, mince, mincí], en: [coin, coins]}
- unit: point
  forms: {cs: [bod, body, bodů], en: [point, points]}
- die: die
  forms: {cs: [kostka, kostky, kostek], en: [die, dice]}
  faces: 1..6
- word: rest
  text: {cs: Odpočiň si, en: Rest}
- list: colour
  cites: [s1.1]
  rows:
    - {id: red, text: {cs: červená, en: red}}
    - {id: blue, text: {cs: modrá, en: blue}}
- component: card
  cites: [s1.1]
  from: transcript s1.1
  columns: {cost: 1..9 coins, colour: colour}
  copies: 3
  rows:
    - {id: apple, cost: 2, colour: red, text: {cs: jablko, en: apple}}
    - {id: plum, cost: 3, colour: blue, text: {cs: švestka, en: plum}}
    - {id: pear, cost: 4, colour: red, text: {cs: hruška, en: pear}}
- state: game
  cites: [s1.1]
  has:
    pack: deck of card, starts cards
    display: pile of card
    throw: row of 1..6, at most 2
    day: 0..9
- state: each player
  cites: [s1.1]
  has:
    coins: 0..40 coins, starts 5 coins
    points: 0..40 points
    hand: pile of card, seen by owner
    bid: 0..5, seen by owner
    ready: true or false
- value: price(card)
  cites: [s1.1]
  is: card.cost
- action: buy
  cites: [s1.1]
  text: {cs: "Kup {card:4}", en: "Buy a {card}"}
  choose: card from display
  pay: price(card)
  do:
    - move 1 of card from display to my hand
    - gain 1 point
- rule: turn
  cites: [s1.1]
  do:
    - draw 1 card from pack to display
    - choose one of:
        - buy
        - rest
- rule: main
  cites: [s1.1]
  do:
    - take turns clockwise from first of players until my points >= 4 points:
        - do turn
"""
"""A whole game of a few lines, in which every sample finds what it speaks of."""

INDEX = """\
paragraphs:
  - {id: s1.1, page: 1, kind: rule, sentences: [obligation, number], summary: Pravidla., fingerprint: "0f"}
  - {id: s1.2, page: 1, kind: rule, sentences: [permission], summary: Další., fingerprint: "1f"}
  - {id: s2.1, page: 2, kind: rule, sentences: [prohibition], summary: Konec., fingerprint: "2f"}
""".replace('f"', "f" * 63 + '"')

_HEAD = re.compile(r"- (\w+): ?(.*)")
_UNCITED = frozenset({"game", "unit", "word", "die", "applies"})


def definitions(text: str) -> list[str]:
    """The definitions of a spec file, each with its lines."""
    return [one for one in re.split(r"(?m)^(?=- )", text) if one.strip()]


def name_of(definition: str) -> tuple[str, str]:
    """Kind and name; the game has one name, whatever it is."""
    found = _HEAD.match(definition)
    if found is None:
        return "", definition
    kind, name = found[1], re.split(r"[( #]", found[2].strip('"'))[0]
    if kind in ("list", "component"):
        kind = "list"
    return kind, "" if kind == "game" else found[2].split("#")[0].strip() if kind == "state" else name


def around(text: str) -> str:
    """What a sample takes from the base: all that it does not define itself."""
    own = {name_of(one) for one in definitions(text)}
    return "".join(one for one in definitions(BASE) if name_of(one) not in own)


def sample(folder: Path, text: str, index: str | None = INDEX, base: bool = True) -> list[Diagnostic]:
    """What the front end says about a sample, its file being `sample.yaml`."""
    spec = folder / "sample_game"
    spec.mkdir()
    if base:
        (spec / "base.yaml").write_text(around(text), encoding="utf-8")
    (spec / "sample.yaml").write_text(text, encoding="utf-8")
    if index is not None:
        (spec / "paragraphs.yaml").write_text(index, encoding="utf-8")
    return [one for one in analyse(spec).diagnostics if one.primary.span.file != "sample_game/base.yaml"]


def uncited(text: str) -> str:
    """The definitions of a text, those without a citation saying that they need none."""
    result = []
    for one in definitions(text):
        head, _, rest = one.partition("\n")
        kind = name_of(one)[0]
        silent = kind in _UNCITED or re.search(r"(?m)^  (cites|uncited):", rest)
        result.append(one if silent else f"{head}\n  uncited: a test\n{rest}")
    return "".join(result)


def compiled(folder: Path, text: str, overlays: Mapping[str, str] | None = None) -> Compilation:
    """A spec of a test, with the parts of the base that it leaves out; `overlays` are files of a user's own."""
    spec, text = folder / "game", dedent(text)
    spec.mkdir(exist_ok=True)
    (spec / "base.yaml").write_text(uncited(around(text)), encoding="utf-8")
    (spec / "rules.yaml").write_text(uncited(text), encoding="utf-8")
    paths = []
    for name, content in (overlays or {}).items():
        path = folder / name
        path.write_text(uncited(content), encoding="utf-8")
        paths.append(path)
    return analyse(spec, tuple(paths))


def errors(done: Compilation) -> list[tuple[str, str]]:
    """Code and message of what is more than a warning."""
    return [(one.code, one.message) for one in done.diagnostics if one.severity is Severity.ERROR]


def good(folder: Path, text: str, overlays: Mapping[str, str] | None = None) -> Game:
    """The game of a spec without mistakes."""
    done = compiled(folder, text, overlays)
    assert errors(done) == [], errors(done)
    assert done.game is not None
    return done.game


def found(
    folder: Path, text: str, overlays: Mapping[str, str] | None = None, *, lint: bool = False
) -> list[tuple[str, str]]:
    """Code and marked text of everything that is said about a spec; with `lint` also what it does not use."""
    done = compiled(folder, text, overlays)
    texts = {path.name: path.read_text(encoding="utf-8") for path in folder.rglob("*.yaml")}
    return [
        (one.code, texts[one.primary.span.file.split("/")[-1]][one.primary.span.start : one.primary.span.end])
        for one in done.diagnostics
        if lint or not one.code.startswith("PRV9")
    ]


def play(game: Game, players: int = 2, modules: tuple[str, ...] = (), seed: int | None = None) -> Interpretation:
    """The game from its start on the interpreter."""
    plain = default_configuration(game, players)
    return Interpretation(game, Configuration(players, modules, plain.options), seed)


def indented(lines: str, width: int) -> str:
    """Lines moved to the right."""
    return "".join(f"{' ' * width}{line}\n" for line in dedent(lines).strip("\n").split("\n"))


def said(folder: Path, steps: str, more: str = "") -> list[tuple[str, str]]:
    """Code and marked text of everything that is said about the steps of a turn."""
    return found(folder, f"{dedent(more)}- rule: turn\n  do:\n{indented(steps, 4)}")


def said_of(folder: Path, condition: str, more: str = "") -> list[tuple[str, str]]:
    """Code and marked text of everything that is said about a condition."""
    return said(folder, f"- if {condition}:\n    - gain 1 point", more)


def trial(
    steps: str,
    then: Sequence[str],
    *,
    given: str = "",
    when: Sequence[str] = (),
    more: str = "",
    head: str = "",
) -> str:
    """A spec with a rule made of the steps, and a scenario in which anna acts."""
    lines = [
        dedent(more),
        "- rule: tried\n  do:\n" + indented(steps, 4),
        "- scenario: trial\n  game: sample\n  text: {cs: Zkouška, en: Trial}\n  players: [anna, bedrich, cyril]\n",
        indented(head, 2) if head else "",
        "  given:\n" + indented(given, 4) if given else "",
        "  acting: anna\n  begin: tried\n",
        "  when:\n" + "".join(f"    - {line}\n" for line in when) if when else "",
        "  then:\n" + "".join(f"    - {line}\n" for line in then),
    ]
    return "".join(lines)


def works(folder: Path, text: str, overlays: Mapping[str, str] | None = None) -> None:
    """All scenarios of a spec come out as they say, on the interpreter."""
    done = compiled(folder, text, overlays)
    assert errors(done) == [], errors(done)
    assert done.game is not None and done.scenarios
    results = [run_scenario(done.game, scenario) for scenario in done.scenarios]
    failures = [(result.scenario.name, one.message, one.notes) for result in results for one in result.failures]
    assert failures == [], failures
