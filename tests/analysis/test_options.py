"""Options that can be chosen in some configurations only."""

from pathlib import Path

import pytest
from tests.analysis.specs import compiled, errors, good
from tests.cli.specs import copy_of

from pravidla import load
from pravidla.analysis import analyse, configurations, describe
from pravidla.exceptions.configuration import ConfigurationMistake, configuration_of
from pravidla_runtime import ConfigurationError

LATE = """\
- reading: late
  question: {cs: "Je pozdní hra možná?", en: "Can the game be late?"}
  choices: {at_once: at once, later: later}
  chosen: at_once
  because: nothing says so
  playable: true
  when: options.length is short and not modules.winter and count of players < 4
- value: bonus
  is: if options.late is later then 2 points else 1 point
- rule: turn
  do:
    - draw 1 card from pack to display
    - gain bonus
"""


def test_an_option_is_chosen_only_where_its_guard_holds(tmp_path: Path) -> None:
    game = good(tmp_path, LATE)
    everything = list(configurations(game))
    late = [one for one in everything if ("late", 1) in one.options]
    assert len(everything) == 24 + len(late)
    assert {describe(one, game) for one in late} == {
        f"players={players}{modules},length=short,late=later"
        for players in (2, 3)
        for modules in ("", ",modules=harbour")
    }


def test_a_choice_without_effect_is_refused_by_name(tmp_path: Path) -> None:
    game = good(tmp_path, LATE)
    where = "`options.length is short and not modules.winter and count of players < 4` holds"
    for value in ("later", "at_once"):
        with pytest.raises(ConfigurationMistake, match="option `late` can be chosen only where") as refused:
            configuration_of(game, 2, ["winter"], {"length": "short", "late": value})
        assert str(refused.value).endswith(where)
    assert dict(configuration_of(game, 3, ["harbour"], {"length": "short", "late": "later"}).options)["late"] == 1


def test_an_engine_refuses_it_too(tmp_path: Path) -> None:
    good(tmp_path, LATE)
    folder = tmp_path / "game"
    assert load(folder, players=3, options={"length": "short", "late": "later"}).options["late"] == "later"
    assert load(folder, players=4, options={"late": "at_once"}).options["late"] == "at_once"
    with pytest.raises(ConfigurationError, match="option late can be chosen only where"):
        load(folder, players=4, options={"length": "short", "late": "later"})
    with pytest.raises(ConfigurationError, match="option late can be chosen only where"):
        load(folder, players=2, options={"late": "later"})


def test_a_reading_of_a_module_is_a_choice_with_that_module_only(tmp_path: Path) -> None:
    text = LATE.replace("  when: options.length is short and not modules.winter and count of players < 4\n", "")
    module = "- module: mine\n  text: {cs: Moje, en: Mine}\n"
    reading = text[: text.index("- value")]
    done = compiled(
        tmp_path,
        "- game: sample\n  text: {cs: U, en: S}\n  players: 2\n  play: main\n  score: p.points\n"
        "  modules: [harbour, winter, mine]\n  options: {length: {values: [short, long], start: long}}\n"
        + text[text.index("- value") :],
        {"mine.yaml": module + reading},
    )
    assert errors(done) == []
    assert done.game is not None
    assert all(("late", 1) not in one.options or "mine" in one.modules for one in configurations(done.game))
    assert any(("late", 1) in one.options for one in configurations(done.game))


def test_an_option_without_values_leaves_no_configuration_and_is_a_mistake(tmp_path: Path) -> None:
    spec = copy_of("two_quays", tmp_path)
    rules = spec / "rules.yaml"
    text = rules.read_text(encoding="utf-8")
    assert "      values: [calm, brisk]\n" in text
    rules.write_text(text.replace("      values: [calm, brisk]\n", ""), encoding="utf-8")
    assert "`values` is missing here" in [one.message for one in analyse(spec).diagnostics]
