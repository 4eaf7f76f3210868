"""Promises of the project's own files."""

from __future__ import annotations

import os
import re
import subprocess
import tomllib
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[2]


def readme_blocks() -> list[list[str]]:
    """The lines of each fenced block of the README."""
    blocks: list[list[str]] = []
    inside = False
    for line in (PROJECT / "README.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("```"):
            inside = not inside
            if inside:
                blocks.append([])
        elif inside:
            blocks[-1].append(line)
    return blocks


def test_the_rule_that_the_tour_changes_is_there_and_counts_in_examples() -> None:
    tour = (PROJECT / "README.md").read_text(encoding="utf-8").split("## Five minutes")[1]
    folder = PROJECT / "rulebooks" / "hedvabna_stezka"
    assert "`draw 4 goods from pack to p.hand`" in tour
    assert "draw 4 goods from pack to p.hand" in (folder / "setup.yaml").read_text(encoding="utf-8")
    assert "count of p.hand is 4" in (folder / "scenarios" / "setup.yaml").read_text(encoding="utf-8")


def test_the_first_two_blocks_of_the_readme_are_the_two_commands_one_line_each() -> None:
    build, test = readme_blocks()[:2]
    assert len(build) == len(test) == 1
    assert build[0].startswith("python3 -m venv ") and build[0].endswith("pravidla build")
    assert test[0].startswith("python3 -m venv ") and "pytest" in test[0]


def test_the_check_of_everything_takes_its_command_from_the_readme() -> None:
    script = PROJECT / ".ci" / "run"
    assert os.access(script, os.X_OK)
    subprocess.run(["bash", "-n", str(script)], check=True)
    text = script.read_text(encoding="utf-8")
    function = re.search(r"readme_block\(\) \{\n(.*?)\n\}", text, re.DOTALL)
    assert function is not None
    shell = f"{function.group()}\nreadme_block 2"
    found = subprocess.run(["bash", "-c", shell], cwd=PROJECT, capture_output=True, text=True, check=True)
    assert found.stdout.splitlines() == readme_blocks()[1]


def test_every_dependency_is_imported_somewhere() -> None:
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    names = {re.split(r"[=<>~! ]", one)[0] for one in project["dependencies"]}
    module = {"pyyaml": "yaml"}
    text = "\n".join(path.read_text(encoding="utf-8") for path in (PROJECT / "compiler" / "pravidla").rglob("*.py"))
    for name in sorted(names):
        assert re.search(rf"\b{module.get(name, name)}\b", text), name


def test_source_roots_are_no_packages() -> None:
    for root in ("compiler", "generated"):
        assert not (PROJECT / root / "__init__.py").exists()


def test_every_package_says_that_it_is_typed() -> None:
    for package in ("compiler/pravidla", "compiler/pravidla_runtime", "generated/pravidla_engines"):
        assert (PROJECT / package / "py.typed").is_file()


def test_a_spec_holds_data_only() -> None:
    foreign = [path for path in (PROJECT / "rulebooks").rglob("*") if path.is_file() and path.suffix != ".yaml"]
    assert foreign == []


def test_every_game_of_the_package_has_a_committed_engine() -> None:
    games = {path.parent.name for path in (PROJECT / "rulebooks").glob("*/rulebook.yaml")}
    engines = {path.parent.name for path in (PROJECT / "generated" / "pravidla_engines").glob("*/__init__.py")}
    assert games == engines
