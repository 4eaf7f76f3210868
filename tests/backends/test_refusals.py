"""Why a move is refused: a condition that only asks for a value of parts is told by the parts that fail."""

from pathlib import Path

from tests.analysis.specs import good

from pravidla.backends.python import emit, load_generated
from pravidla.interpreter.interpretation import Interpretation
from pravidla.ir.configuration import Configuration

SPEC = """
- action: buy
  text: {cs: Kup, en: Buy}
  choose: colour from colours
  require:
    allowed: may_buy(colour)
  do:
    - gain 1 point
- value: may_buy(colour)
  all:
    rich:
      that: my coins > 30 coins
      else: {cs: Málo peněz, en: Too few coins}
      cites: [s1.1]
    pretty:
      that: colour is red
      else: {cs: "Jen červené, ne {colour}", en: "Red ones only, not {colour}"}
- value: may_buy.in_winter
  overrides: [may_buy]
  when: modules.winter
  all:
    never:
      that: day > 8
      else: {cs: Až příště, en: Another time}
- rule: turn
  do:
    - choose one of:
        - buy
        - rest
        - option nap:
            - gain 1 point
- word: nap
  text: {cs: Spi, en: Nap}
"""


def told(folder: Path, modules: tuple[str, ...], **arguments: str) -> list[tuple[str, str, str, tuple[str, ...]]]:
    """The reasons of the interpreter, which are those of the engine."""
    game = good(folder, SPEC)
    play = Interpretation(game, Configuration(2, modules, (("length", 1),)))
    reasons = [(one.name, one.cs, one.en, one.cites) for one in play.why_not("buy", **arguments)]
    state = load_generated(emit(game), "_tests_refusals").Game(players=2, modules=modules).new_initial_state(seed=1)
    assert [(one.name, one.cs, one.en, one.cites) for one in state.why_not("buy", **arguments)] == reasons
    return reasons


def test_each_part_that_fails_is_told_with_its_words_and_citations(tmp_path: Path) -> None:
    assert told(tmp_path, (), colour="blue") == [
        ("may_buy.rich", "Málo peněz", "Too few coins", ("s1.1",)),
        ("may_buy.pretty", "Jen červené, ne modrá", "Red ones only, not blue", ()),
    ]


def test_a_part_that_holds_is_not_told(tmp_path: Path) -> None:
    assert [name for name, *_ in told(tmp_path, (), colour="red")] == ["may_buy.rich"]


def test_the_parts_are_those_of_the_version_that_counts(tmp_path: Path) -> None:
    assert [name for name, *_ in told(tmp_path, ("winter",), colour="red")] == ["may_buy.in_winter.never"]


def test_what_an_option_of_the_game_decides_names_the_option(tmp_path: Path) -> None:
    spec = SPEC.replace(
        "  choose: colour from", "  when: options.length is short and my coins > 2 coins\n  choose: colour from"
    )
    game = good(tmp_path, spec)
    play = Interpretation(game, Configuration(2, (), (("length", 1),)))
    reasons = [(one.name, one.cs, one.en, one.cites) for one in play.why_not("buy", colour="red")]
    state = load_generated(emit(game), "_tests_refusals_option").Game(players=2).new_initial_state(seed=1)
    assert [(one.name, one.cs, one.en, one.cites) for one in state.why_not("buy", colour="red")] == reasons
    assert reasons[0][:3] == (
        "buy.when",
        "Jde to jen ve hře s volbou length=short",
        "It can be done only in games with the option length=short",
    )


WHITE = """
- list: colour
  when: modules.winter
  adds:
    - {id: white, text: {cs: bílá, en: white}}
"""


def test_of_a_row_whose_module_is_not_in_play_no_more_is_said_than_that(tmp_path: Path) -> None:
    game = good(tmp_path, SPEC, {"white.yaml": WHITE})
    engine = load_generated(emit(game), "_tests_refusals_module")
    for modules, names in (((), ["modules.winter"]), (("winter",), ["may_buy.in_winter.never"])):
        play = Interpretation(game, Configuration(2, modules, (("length", 1),)))
        state = engine.Game(players=2, modules=modules).new_initial_state(seed=1)
        for asked in ({"colour": "white"}, {}):
            reasons = [(one.name, one.cs, one.en, one.cites) for one in play.why_not("buy", **asked)]
            assert [(one.name, one.cs, one.en, one.cites) for one in state.why_not("buy", **asked)] == reasons
            assert not asked or [name for name, *_ in reasons] == names
    play = Interpretation(game, Configuration(2, (), (("length", 1),)))
    assert play.why_not("buy", colour="white")[0].cs == "Bílá patří k\u00a0modulu winter, s\u00a0nímž se teď nehraje"
    assert all(not one.name.startswith("modules.") for one in play.why_not("buy"))
