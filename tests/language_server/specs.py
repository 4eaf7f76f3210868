"""A small game in several files, with letters and pictures that editors count in more than one unit."""

from __future__ import annotations

from pathlib import Path

RULEBOOK = """\
# The head.
- game: stand
  text: {cs: Stánek 🎪, en: Stall}
  cites: [s1.1]
  from: transcript s1.1
  players: 2..4
  play: main
  length: 40
  score: p.coins
  modules: [rain]
- unit: coin
  forms: {cs: [mince, mince, mincí], en: [coin, coins]}
- word: rest
  text: {cs: Odpočiň si, en: Rest}
- component: good
  uncited: written for the tests
  columns: {cost: 1..4 coins}
  copies: 8
  from: assumed for the example
  rows:
    - {id: apple, cost: 1, text: {cs: jablko, en: apple}}
    - {id: bread, cost: 2, text: {cs: chléb, en: bread}}
- state: game
  uncited: written for the tests
  has:
    day: 0..9
    display: pile of good, starts goods
- state: each player
  uncited: written for the tests
  has:
    coins: 0..40 coins, starts 5 coins
    store: pile of good
"""

TURN = """\
- rule: main
  cites: [s1.1]
  do:
    - take turns clockwise from first of players until day >= 4:
        - choose one of:
            - buy
            - option rest:
                - gain 1 coin
        - if next(me) is first of players:
            - increase day by 1
- action: buy
  text: {cs: "Kup 🍎🍞 {good} za {price(good)} 🪙", en: "Buy {good} for {price(good)}"}
  cites: [s1.2]
  choose: good from display
  require:
    rich:
      that: my coins >= price(good)
      else: {cs: Příliš žluťoučký měšec, en: Too few coins}
      cites: [s1.2.1]
  do:
    - let due be price(good)
    - pay due
    - move 1 of good from display to my store
- value: price(good)
  text: {cs: Cena, en: Price}
  cites: [s1.2]
  from: assumed for the example
  is: good.cost
- value: price.two_players
  overrides: [price]
  when: count of players is 2
  cites: [s1.2.1]
  from: assumed for the example
  is: good.cost + 1 coin
"""

RAIN = """\
- module: rain
  text: {cs: Déšť, en: Rain}
  uncited: written for the tests
- value: price.rain
  overrides: [price, price.two_players]
  uncited: written for the tests
  from: assumed for the example
  is: 1 coin
"""

SCENARIO = """\
- scenario: dear_in_a_game_of_two
  game: stand
  text: {cs: Ve dvou je dráž, en: Dearer with two}
  uncited: written for the tests
  players: [anna, bedrich]
  acting: anna
  begin: main
  when:
    - anna does buy with good bread
  then:
    - anna.coins is 2 coins
"""

PARAGRAPHS = """\
paragraphs:
  - id: s1.1
    page: 1
    kind: rule
    sentences: [definition]
    summary: "Kdo hraje 🎲 a jak dlouho."
    fingerprint: "{one}"
  - id: s1.2
    page: 1
    kind: rule
    sentences: [obligation, number]
    summary: "Kolik co stojí."
    fingerprint: "{two}"
"""

FILES = {
    "rulebook.yaml": RULEBOOK,
    "turn.yaml": TURN,
    "modules/rain.yaml": RAIN,
    "scenarios/examples.yaml": SCENARIO,
    "paragraphs.yaml": PARAGRAPHS.format(one="0" * 64, two="1" * 64),
}


def stand(folder: Path, name: str = "stand") -> Path:
    """The folder of the game, below the one given."""
    target = (folder / name).resolve()
    for file, text in FILES.items():
        path = target / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text.replace("game: stand", f"game: {name}"), encoding="utf-8", newline="")
    return target
