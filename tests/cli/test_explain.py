"""`pravidla explain`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.exceptions.specs import stall

from pravidla.cli import main
from pravidla.cli.status import FINDINGS, GOOD, USAGE


def test_a_code_has_its_page(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "prv301"]) == GOOD
    page = capsys.readouterr().out
    assert page.startswith("PRV301 (") and "Wrong:" in page and "Right:" in page


def test_an_unknown_code_is_a_usage_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "PRV999"]) == USAGE
    assert "there is no code `PRV999`" in capsys.readouterr().err


def test_a_definition_is_explained_in_a_configuration(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spec = str(stall(tmp_path))
    assert main(["explain", spec, "price", "--players", "2", "--module", "rain", "--option", "days=long"]) == GOOD
    text = capsys.readouterr().out
    assert "in stall with players=2,modules=rain,days=long" in text
    assert "[s1.2.1] What it costs in a game of two." in text
    assert "With players=2,modules=rain,days=long: `price.late` while day >= 2" in text


def test_what_a_row_does_is_explained(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "velkomesto", "establishment.televizni_studio.activated"]) == GOOD
    text = capsys.readouterr().out
    assert text.startswith("ability establishment.televizni_studio.activated (") and "up to 5 coins" in text


def test_an_explanation_is_there_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", str(stall(tmp_path)), "buy", "--format", "json"]) == GOOD
    data = json.loads(capsys.readouterr().out)
    assert data["tree"]["name"] == "buy"
    assert data["tree"]["branches"][0]["name"] == "buy.by_day"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["pricy"], "did you mean `price`"),
        (["price", "--module", "ran"], "did you mean `rain`?"),
        (["price", "--option", "dasy=long"], "did you mean `days`?"),
        (["price", "--option", "days=lang"], "did you mean `long`?"),
        (["price", "--players", "7"], "stall is for 2 to 4 players, not 7"),
    ],
)
def test_what_does_not_exist_gets_a_suggestion(
    arguments: list[str], message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["explain", str(stall(tmp_path)), *arguments]) == USAGE
    assert message in capsys.readouterr().err


def test_a_spec_with_mistakes_shows_them_instead(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spec = stall(tmp_path)
    rules = spec / "rules.yaml"
    rules.write_text(rules.read_text(encoding="utf-8").replace("day >= 2", "dya >= 2"), encoding="utf-8")
    assert main(["explain", str(spec), "price"]) == FINDINGS
    assert "did you mean `day`" in capsys.readouterr().err
