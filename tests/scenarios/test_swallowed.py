"""A line that an only possibility has used up is named where a later decision misses it."""

from pathlib import Path

from tests.analysis.specs import compiled

from pravidla.scenarios.runner import run_once

SPEC = """
- rule: turn
  do:
    - may choose card from my hand:
        - gain 1 point
    - may choose colour from colours:
        - gain 2 points
    - repeat 1..2 times:
        - gain 1 point
- scenario: stopping
  game: sample
  text: {cs: Konec, en: The end}
  players: [anna, bedrich]
  acting: anna
  begin: turn
  when:
    - anna stops
LINES
  then:
    - anna.points is 1 point
"""


def failures(folder: Path, lines: str) -> list[tuple[str, tuple[str, ...]]]:
    done = compiled(folder, SPEC.replace("LINES", lines).replace("\n\n", "\n"))
    assert done.game is not None, done.diagnostics
    return [(one.message, one.notes) for one in run_once(done.game, done.scenarios[0]).failures]


def test_a_stop_that_an_only_possibility_used_up_is_named_when_a_decision_is_left_over(tmp_path: Path) -> None:
    ((message, notes),) = failures(tmp_path, "    - anna stops")
    assert message.startswith("anna still has to decide (turn, game/rules.yaml:")
    assert any(note.startswith("`anna stops` was used up at turn, ") for note in notes)


def test_a_stop_that_an_only_possibility_used_up_is_named_when_a_line_does_not_fit(tmp_path: Path) -> None:
    ((message, notes),) = failures(tmp_path, "    - anna does go_on")
    assert message == "`anna does go_on` is not possible"
    assert any(note.startswith("`anna stops` was used up at turn, ") for note in notes)


def test_all_stops_that_are_needed_pass(tmp_path: Path) -> None:
    assert failures(tmp_path, "    - anna stops\n    - anna stops") == []
