"""Every code has a page, and the samples of the pages are true."""

import re
from functools import cache
from pathlib import Path

import pytest
from tests.diagnostics.sessions import is_session

import pravidla
from pravidla.diagnostics import SourceFile, catalogue, explain
from pravidla.schema import validate
from pravidla.source import parse_yaml
from pravidla.transcript import load_index, read_source

_CODE = re.compile(r"\bPRV\d{3}\b")
_SESSIONS = [code for code, entry in catalogue().items() if is_session(entry)]
"""their samples are typed by a test of their own"""
_YAML = [code for code in catalogue() if "PRV200" < code < "PRV246" and code not in _SESSIONS]
_INDEX = [code for code in catalogue() if "PRV110" < code < "PRV200"]
_SPECS = [code for code in catalogue() if ("PRV246" < code < "PRV721" or code > "PRV900") and code not in _SESSIONS]
"""their samples are compiled by the tests of the analysis"""
_TRANSCRIPTS = ["PRV103", "PRV104"]


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


@pytest.mark.parametrize("code", _INDEX)
def test_the_samples_of_a_paragraph_index_are_true(code: str) -> None:
    wrong, right = (load_index(SourceFile("p.yaml", text + "\n"))[1] for text in samples(code))
    assert {one.code for one in wrong} == {code}
    assert right == []


@pytest.mark.parametrize("code", _TRANSCRIPTS)
def test_the_samples_of_a_transcript_are_true(code: str) -> None:
    wrong, right = ({one.code for one in read_source(SourceFile("text.txt", text))[1]} for text in samples(code))
    assert code in wrong and code not in right


def samples(code: str) -> tuple[str, str]:
    """The wrong and the right one."""
    return catalogue()[code].wrong, catalogue()[code].right


def test_every_code_has_samples_that_are_golden_tests() -> None:
    kinds = (_YAML, _INDEX, _SPECS, _TRANSCRIPTS, _SESSIONS)
    assert sorted(code for kind in kinds for code in kind) == list(catalogue())


@pytest.mark.parametrize("code", _YAML)
def test_the_wrong_sample_has_the_mistake_and_the_right_one_has_none(code: str) -> None:
    entry = catalogue()[code]
    assert code in _codes_found(entry.wrong + "\n")
    assert _codes_found(entry.right + "\n") == set()
