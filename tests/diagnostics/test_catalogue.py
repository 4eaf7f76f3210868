"""Every code has a page, and the samples of the pages are true."""

import re
from functools import cache
from pathlib import Path

import pytest

import pravidla
from pravidla.diagnostics import SourceFile, catalogue, explain
from pravidla.schema import validate
from pravidla.source import parse_yaml

_CODE = re.compile(r"\bPRV\d{3}\b")
_ABOUT_FILES = {"PRV201", "PRV202", "PRV203", "PRV207", "PRV228"}


@cache
def _codes_in_use() -> dict[str, str]:
    root = Path(pravidla.__file__).parent
    return {
        code: path.relative_to(root).as_posix()
        for path in sorted(root.rglob("*.py"))
        for code in _CODE.findall(path.read_text(encoding="utf-8"))
    }


def _codes_found(text: str) -> set[str]:
    file = SourceFile("sample.yaml", text)
    node, diagnostics = parse_yaml(file)
    found = diagnostics + ([] if node is None else validate(node, file))
    return {one.code for one in found}


def test_every_code_in_use_has_an_entry() -> None:
    missing = {code: where for code, where in _codes_in_use().items() if code not in catalogue()}
    assert missing == {}


def test_every_entry_belongs_to_a_code_in_use() -> None:
    assert sorted(set(catalogue()) - set(_codes_in_use())) == []


def test_names_are_kebab_case_and_unique() -> None:
    names = [entry.name for entry in catalogue().values()]
    assert [name for name in names if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", name)] == []
    assert len(set(names)) == len(names)


def test_every_page_says_what_and_why_and_shows_two_samples() -> None:
    for entry in catalogue().values():
        assert re.fullmatch(r"[^.]+\.", entry.what.replace("`.`", "")) or entry.what.endswith("."), entry.code
        assert "" not in (entry.what, entry.why, entry.wrong, entry.right), entry.code


def test_explain_accepts_a_code_in_any_case_and_without_its_prefix() -> None:
    page = explain("PRV220")
    assert page is not None and "duplicate-key" in page and "Wrong:" in page and "Right:" in page
    assert explain("prv220") == explain("220") == page
    assert explain("PRV999") is None


@pytest.mark.parametrize("code", [c for c in catalogue() if "PRV203" < c < "PRV246" and c not in _ABOUT_FILES])
def test_the_wrong_sample_has_the_mistake_and_the_right_one_has_none(code: str) -> None:
    entry = catalogue()[code]
    assert code in _codes_found(entry.wrong + "\n")
    assert _codes_found(entry.right + "\n") == set()
