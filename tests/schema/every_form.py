"""A spec in which every kind of definition stands in all its forms."""

EVERY_FORM = """
- game: demo
  text: {cs: Ukázka, en: Demo}
  players: 2..4
  play: main
  score: p.points
  ties: [p.coins]
  winner: highest
  modules: [harbour]
  options:
    start_with: {values: [two, three], start: two, cites: [s1.2], from: transcript s1.2}
  edition: first
  authors: [A. Author]
  publisher: Nobody
  year: 2020
  language: cs
- unit: point
  forms: {cs: [bod, body, bodů, bodu], en: [point, points]}
- word: decline
  text: {cs: Vzdej se, en: Decline}
  declension: {1: vzdání, 4: vzdání}
- die: die
  faces: 1..6
- list: colour
  plural: colours
  cites: [s1.1]
  rows: [{id: red, text: {cs: červená, en: red}}, {id: blue}]
- component: card
  cites: [s1.1, s1.2.3]
  columns: {value: 1..9, colour: colour}
  defaults: {value: 1}
  copies: 1 per player
  from: {value: "component number on the card", colour: assumed}
  abilities:
    - activated(player holder)
  formulas:
    - earned(player p)
  rows:
    - id: c1
      value: 3
      when activated:
        - gain 1 point
      earned if: p.points > 3 points
- component: tile
  uncited: ours
  text: {cs: "{colour} {number}", en: "{colour} {number}"}
  rows: every colour with every number
- component: brush
  cites: [s1.1]
  copies: 3
- table: price(0..2 step)
  cites: [s1.1]
  of: coin
  from: "source a public review, second edition"
  rows: {0: 0, 1: [1, 2], 2: 4}
- track: fame(colour)
  cites: [s1.1]
  columns: {step: 0..3}
  from: deduced from the printed total
  spaces:
    red: [{step: 0}, {step: 1, from: transcript s1.1}]
- board: field
  cites: [s1.1]
  grid: {columns: 3, rows: 3}
  cells: cell
  neighbours: 8
- board: plan
  cites: [s1.1]
  places: place
  ways: [[a, b], [b, c, one_way]]
- state: each player
  cites: [s1.1]
  has:
    coins: 0..40 coins, starts 3 coins
- value: cost
  cites: [s1.1]
  with: {half: my coins / 2 rounded up}
  is: half
- value: cost.cheap
  cites: [s1.1]
  when: modules.harbour
  adjusts: cost
  by: -1
- value: open
  cites: [s1.1]
  all:
    rich: my coins > 3 coins [s1.2]
    ready:
      that: my ready
      else: {cs: Nejsi připraven, en: You are not ready}
      cites: [s1.3]
- condition: open.rich.never
  cites: [s1.1]
  overrides: [open.rich]
  that: true
- rule: main
  cites: [s1.1]
  do:
    - for p in players clockwise:
        - p gains 1 point
    - do: gain 1 point
      from: transcript s1.4
      text: {cs: Vezmi bod, en: Take a point}
    - do:
        choose c from my hand:
          - move c to box
      text: {cs: Odhoď kartu, en: Discard a card}
    - choose one of, if any:
        - act
        - pass(me) [s1.2]
        - option wait:
            - stop
        - option: buy
          when: my coins > 3 coins
          pay: 3 coins
          do:
            - gain 1 point
      otherwise:
        - stop
- action: act
  text: {cs: Jednej, en: Act}
  cites: [s1.1]
  choose:
    - c from my hand
    - d from my hand
  require:
    in_turn: my coins > 1 coin
  pay: [1 coin]
  limit: once per round
  fully: true
  do:
    - stop
- trigger: late
  cites: [s1.1]
  upon: after main
  do: []
- reading: unclear
  cites: [s1.1]
  question: {cs: "Smí?", en: "May one?"}
  choices: {may: one may, may_not: {cs: Nesmí, en: One may not}}
  chosen: may
  because: nothing forbids it
  playable: true
  reaches: [late, my coins, price.harbour]
- invariant: nobody_in_debt
  cites: [s1.1]
  that: every (p in players has p.coins >= 0)
- scenario: refused
  game: demo
  modules: [harbour]
  options: {start_with: three}
  text: {cs: Odmítnuto, en: Refused}
  cites: [s1.1]
  players: [anna, bara]
  given:
    - set anna.coins to 3 coins
  acting: anna
  begin: main
  when:
    - anna does act with c c1
  illegal: anna does act with c c1
  because: [s1.1, act.in_turn]
  x-reviewed: in spring
"""
