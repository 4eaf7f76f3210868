"""`pravidla schema`."""

from __future__ import annotations

import json

import pytest

from pravidla.cli import main
from pravidla.cli.status import GOOD, USAGE


def test_the_schemas_are_listed_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["schema"]) == GOOD
    listed = capsys.readouterr().out
    assert {"spec", "paragraphs", "transcript"} <= {line.split()[0] for line in listed.splitlines()}


def test_a_schema_is_printed_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["schema", "spec"]) == GOOD
    assert json.loads(capsys.readouterr().out)["title"] == "A spec of the rule language"


def test_an_unknown_schema_gets_a_suggestion(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["schema", "specs"]) == USAGE
    assert "did you mean `spec`?" in capsys.readouterr().err
