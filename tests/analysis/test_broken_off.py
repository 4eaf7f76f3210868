"""A file that breaks off is one mistake, whatever would have followed."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.language_server.specs import stand

from pravidla.analysis import analyse
from pravidla.language_server.project import Project


@pytest.mark.parametrize(
    ("file", "behind", "code"),
    [
        ("turn.yaml", "    - take turns clockwise fr", "PRV402"),
        ("turn.yaml", "  text: {cs: ", "PRV213"),
        ("turn.yaml", "- action: buy\n  tex", "PRV210"),
        ("turn.yaml", "- action: buy", "PRV234"),
        ("rulebook.yaml", "- state: game\n  uncited: written for", "PRV234"),
        ("rulebook.yaml", "    day: 0..", "PRV403"),
        ("scenarios/examples.yaml", "  players: [", "PRV213"),
    ],
)
def test_it_is_told_once(file: str, behind: str, code: str, tmp_path: Path) -> None:
    folder = stand(tmp_path)
    path = folder / file
    text = path.read_text(encoding="utf-8")
    path.write_text(text[: text.index(behind) + len(behind)], encoding="utf-8")
    found = analyse(folder).diagnostics
    assert len(found) == 1, found
    live = [one for some in Project(folder).update({}).found.values() for one in some]
    assert [(one.code, one.message) for one in live] == [(one.code, one.message) for one in found]


def test_a_mistake_in_a_file_that_ends_with_its_line_hides_nothing(tmp_path: Path) -> None:
    folder = stand(tmp_path)
    path = folder / "turn.yaml"
    text = path.read_text(encoding="utf-8").replace("is first of players", "is first of playres")
    path.write_text(text + "- rule: idle\n  uncited: ours\n", encoding="utf-8")
    assert {one.code for one in analyse(folder).diagnostics} == {"PRV234", "PRV501"}
