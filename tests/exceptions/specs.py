"""One small game with an exception of every kind."""

from __future__ import annotations

from pathlib import Path

RULES = """\
- game: stall
  text: {cs: Stánek, en: Stall}
  uncited: written for the tests
  players: 2..4
  play: main
  length: 40
  score: p.coins
  modules: [rain, fair]
  options:
    days:
      values: [short, long]
      start: short
      text: {cs: Délka, en: Length}
- unit: coin
  forms: {cs: [mince, mince, mincí], en: [coin, coins]}
- word: rest
  text: {cs: Odpočiň si, en: Rest}
- component: good
  uncited: written for the tests
  columns: {cost: 1..4 coins}
  copies: 8
  from: assumed
  rows:
    - {id: apple, cost: 1, text: {cs: jablko, en: apple}}
    - {id: bread, cost: 2, text: {cs: chléb, en: bread}}
- table: prize(1..2 place)
  uncited: written for the tests
  of: coin
  from: assumed
  rows: {1: 3, 2: 1}
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
- value: price(good)
  cites: [s1.1]
  from: assumed
  is: good.cost
  at_least: 1 coin
- value: price.two_players
  overrides: [price]
  when: count of players is 2
  cites: [s1.2.1]
  from: assumed
  is: 2 coins
- value: price.late
  overrides: [price, price.two_players]
  when: day >= 2
  uncited: written for the tests
  from: assumed
  is: 3 coins
- value: last_day
  uncited: written for the tests
  from: assumed
  is: 4
- value: last_day.long
  overrides: [last_day]
  when: options.days is long
  uncited: written for the tests
  from: assumed
  is: 6
- action: buy
  text: {cs: "Kup {good:4}", en: "Buy a {good}"}
  uncited: written for the tests
  choose: good from display
  require:
    by_day:
      that: day < 3
      else: {cs: Je večer, en: It is evening}
  pay: price(good)
  do:
    - move 1 of good from display to my store
- rule: turn
  uncited: written for the tests
  do:
    - choose one of:
        - buy
        - rest
- rule: main
  uncited: written for the tests
  do:
    - take turns clockwise from first of players until day >= last_day:
        - do turn
        - increase day by 1
        - gain prize[1]
"""

RAIN = """\
- module: rain
  text: {cs: Déšť, en: Rain}
  uncited: written for the tests
- value: price.in_the_rain
  adjusts: price
  by: 1 coin
  uncited: written for the tests
  from: assumed
- condition: buy.by_day.under_a_roof
  overrides: [buy.by_day]
  that: day < 5
  uncited: written for the tests
  from: assumed
- trigger: it_rains
  upon: after turn
  uncited: written for the tests
  do:
    - gain 1 coin
"""

FAIR = """\
- module: fair
  text: {cs: Trh, en: Fair}
  uncited: written for the tests
- component: good
  uncited: written for the tests
  from: assumed
  adds:
    - {id: cake, cost: 4, text: {cs: koláč, en: cake}}
"""

INDEX = f"""\
paragraphs:
  - id: s1.1
    page: 1
    kind: rule
    sentences: [number]
    fingerprint: "{"a" * 64}"
    summary: What a good costs.
  - id: s1.2
    page: 1
    kind: rule
    sentences: [number]
    fingerprint: "{"b" * 64}"
    summary: What it costs in a game of two.
"""


def stall(folder: Path) -> Path:
    """The folder of the game."""
    spec = folder / "stall"
    (spec / "modules").mkdir(parents=True)
    (spec / "rules.yaml").write_text(RULES, encoding="utf-8")
    (spec / "modules" / "rain.yaml").write_text(RAIN, encoding="utf-8")
    (spec / "modules" / "fair.yaml").write_text(FAIR, encoding="utf-8")
    (spec / "paragraphs.yaml").write_text(INDEX, encoding="utf-8")
    return spec
