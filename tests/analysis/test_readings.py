"""What a reading reaches: definitions by name, checked like every name; and that it reaches something."""

from pathlib import Path

import pytest
from tests.analysis.specs import compiled, found, good

from pravidla.diagnostics import SourceFile, render_text
from pravidla.model.reached import reachable


def reading(*lines: str) -> str:
    """A reading with some lines more."""
    return """\
- reading: first_card
  question: {cs: "Kdo bere první?", en: "Who draws first?"}
  choices: {left: vlevo, right: vpravo}
  chosen: left
  because: so it is
""" + "".join(f"  {line}\n" for line in lines)


MODULE = """\
- module: harbour
- value: price.by_ship
  adjusts: price
  by: 1 coin
- component: card
  adds:
    - {id: fish, cost: 1, colour: blue, text: {cs: ryba, en: fish}}
"""

UNKNOWN = """\
error[PRV501]: unknown definition `prize`
 --> game/rules.yaml:7:19
  |
7 |   reaches: [turn, prize, my coin]
  |                   ^^^^^ not declared
  |
  = help: did you mean `price`?

error[PRV501]: unknown definition `my coin`
 --> game/rules.yaml:7:26
  |
7 |   reaches: [turn, prize, my coin]
  |                          ^^^^^^^ not declared
  |
  = help: did you mean `my coins` or `my points`?
"""


@pytest.mark.parametrize("name", ["turn", "buy", "price", "card", "apple", "day", "my coins", "sample", "die"])
def test_a_reading_reaches_what_is_played_by_its_name(name: str, tmp_path: Path) -> None:
    assert found(tmp_path, reading(f"reaches: [{name}]")) == []


def test_a_reading_of_a_module_reaches_the_base_and_one_of_the_base_what_a_module_brings(tmp_path: Path) -> None:
    reads = reading("reaches: [price, price.by_ship, fish]")
    good(tmp_path, reads, {"harbour.yaml": MODULE})
    good(tmp_path, "- word: fish\n  text: {cs: ryba, en: fish}\n", {"harbour.yaml": MODULE + reads})


def test_what_an_overlay_puts_in_the_place_of_printed_data_is_reached_under_the_name_of_that(tmp_path: Path) -> None:
    other = """\
- list: other_colours
  overrides: [colour]
  rows:
    - {id: red, text: {cs: rudá, en: crimson}}
    - {id: blue, text: {cs: bledá, en: pale}}
"""
    spec = compiled(tmp_path, reading("reaches: [colour, red]"), {"mine.yaml": other}).spec
    assert spec is not None
    known = reachable(spec.definitions)
    assert known["colour"].common.file == known["red"].common.file == "mine.yaml"


def test_a_name_that_nothing_has_is_pointed_at_with_what_may_be_meant(tmp_path: Path) -> None:
    done = compiled(tmp_path, reading("reaches: [turn, prize, my coin]"))
    file = SourceFile("game/rules.yaml", (tmp_path / "game" / "rules.yaml").read_text(encoding="utf-8"))
    shown = render_text([one for one in done.diagnostics if one.code == "PRV501"], {file.path: file})
    assert shown == UNKNOWN


@pytest.mark.parametrize("name", ["first_card", "coin", "coins", "rest"])
def test_what_is_not_played_is_not_reached(name: str, tmp_path: Path) -> None:
    assert found(tmp_path, reading(f"reaches: [{name}]")) == [("PRV501", name)]


def test_a_reading_that_reaches_nothing_is_doubted(tmp_path: Path) -> None:
    assert ("PRV913", "first_card") in found(tmp_path, reading(), lint=True)
    assert "PRV913" not in {code for code, _ in found(tmp_path, reading("reaches: [turn]"), lint=True)}


def test_a_reading_that_is_played_reaches_who_asks_for_its_answer(tmp_path: Path) -> None:
    asked = "- value: bonus\n  is: if options.first_card is right then 2 points else 1 point\n"
    spoken = found(tmp_path, reading("playable: true") + asked, lint=True)
    assert {"PRV913"}.isdisjoint(code for code, _ in spoken)
    assert ("PRV901", "first_card") not in spoken


def test_an_answer_that_nobody_asks_for_is_reported_as_what_is_not_used(tmp_path: Path) -> None:
    codes = [code for code, place in found(tmp_path, reading("playable: true"), lint=True) if "first_card" in place]
    assert codes == ["PRV901"]
