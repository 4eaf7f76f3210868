"""Values that call themselves: as deep as they say and no deeper, in engine and interpreter alike."""

from __future__ import annotations

import pytest
from tests.backends.engines import game_of, module_of

from pravidla.interpreter.faults import RulesFault as InterpreterFault
from pravidla.interpreter.interpretation import Interpretation
from pravidla.ir.configuration import Configuration
from pravidla_runtime import RulesFault
from pravidla_runtime.errors import Fault

TOWER = """\
- game: tower
  text: {cs: Věž, en: Tower}
  uncited: written for the tests
  players: 2
  play: main
  length: 10
  score: p.points
- unit: point
  forms: {cs: [bod, body, bodů], en: [point, points]}
- state: each player
  uncited: written for the tests
  has:
    points: 0..90 points
- value: height(0..60 floors)
  text: {cs: Výška, en: Height}
  cites: [s1.2]
  gives: 0..90 points
  deep: DEEP
  is: if floors is 0 then 0 points else 1 point + height(floors - 1)
- word: build
  text: {cs: Stav, en: Build}
- word: rest
  text: {cs: Odpočiň si, en: Rest}
- rule: main
  uncited: written for the tests
  do:
    - take turns clockwise from first of players:
        - choose one of:
            - option build:
                - increase my points by height(FLOORS)
            - option rest: []
"""


def tower(deep: int, floors: int) -> str:
    return TOWER.replace("DEEP", str(deep)).replace("FLOORS", str(floors))


@pytest.mark.parametrize(("deep", "floors", "fits"), [(4, 3, True), (4, 4, False), (1, 0, True), (1, 1, False)])
def test_a_value_calls_itself_as_often_as_it_says(deep: int, floors: int, fits: bool) -> None:
    text = tower(deep, floors)
    state = module_of(text).Game().new_initial_state()
    reference = Interpretation(game_of(text), Configuration(2, (), ()))
    build = state.legal_actions()[0]
    if fits:
        state.apply_action(build)
        reference.apply_action(build)
        assert state.to_dict() == reference.to_dict()
        assert state.scores()[0] == floors
        return
    before = state.serialize()
    with pytest.raises(RulesFault, match=rf"height calls itself more than {deep} times \(at rules.yaml:14\)") as fault:
        state.apply_action(build)
    assert fault.value.line == 14
    assert state.serialize() == before
    with pytest.raises(InterpreterFault, match=f"height calls itself more than {deep} times"):
        reference.apply_action(build)


def test_what_was_found_out_once_makes_nothing_deeper_possible() -> None:
    module = module_of(tower(4, 3))
    state = module.Game().new_initial_state()
    state.apply_action(state.legal_actions()[0])
    # three floors are known now; a fourth is still one call too many
    with pytest.raises(Fault, match="more than 4 times"):
        module.values.height(state, 4)
