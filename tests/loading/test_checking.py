"""What is remembered of a check is never stale, and a damaged cache does no harm."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import pravidla.checking
from pravidla.checking import check_index, check_spec

RULES = """\
- game: little
  text: {cs: Malá, en: Little}
  uncited: written for the tests
  players: 2
  play: main
  length: 9
- state: game
  uncited: written for the tests
  has:
    over: true or false
- rule: main
  uncited: written for the tests
  do:
    - take turns clockwise from first of players until over:
        - choose n from 1..3:
            - set ovre to true
"""


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return tmp_path / "cache" / "pravidla" / "checks"


@pytest.fixture
def spec(tmp_path: Path, cache: Path) -> Path:
    folder = tmp_path / "little"
    folder.mkdir()
    (folder / "rules.yaml").write_text(RULES, encoding="utf-8")
    return folder


def entries(cache: Path) -> list[Path]:
    return sorted(cache.glob("*.json"))


def test_a_second_check_gives_the_same_answer_without_compiling(spec: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = check_spec(spec)
    assert len(first) == 1

    def never(*_: object) -> None:
        raise AssertionError("compiled again")

    monkeypatch.setattr("pravidla.analysis.compile_game", never)
    assert check_spec(spec) == first


def test_a_changed_file_gives_a_new_answer(spec: Path, cache: Path) -> None:
    check_spec(spec)
    (spec / "rules.yaml").write_text(RULES.replace("ovre", "over"), encoding="utf-8")
    assert check_spec(spec) == ()
    (spec / "more.yaml").write_text("- word: x\n", encoding="utf-8")
    assert check_spec(spec) != ()
    (spec / "more.yaml").rename(spec / "other.yaml")
    assert {one.primary.span.file for one in check_spec(spec)} == {"little/other.yaml"}
    (spec / "other.yaml").unlink()
    assert check_spec(spec) == ()
    assert len(entries(cache)) == 4


def test_an_overlay_has_an_answer_of_its_own(spec: Path, tmp_path: Path, cache: Path) -> None:
    alone = check_spec(spec)
    overlay = tmp_path / "mine.yaml"
    overlay.write_text("- word: x\n", encoding="utf-8")
    wrong = check_spec(spec, (overlay,))
    assert "mine.yaml" in {one.primary.span.file for one in wrong}
    overlay.write_text("- word: y\n", encoding="utf-8")
    check_spec(spec, (overlay,))
    assert check_spec(spec) == alone
    assert len(entries(cache)) == 3


def test_another_compiler_asks_anew(spec: Path, cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    check_spec(spec)
    monkeypatch.setattr(pravidla.checking, "compiler_key", lambda: "another one")
    check_spec(spec)
    assert len(entries(cache)) == 2


@pytest.mark.parametrize(
    "garbage", ["", "{", "[]", "null", '{"key": 1}', '{"found": [], "key": "x"}', "\x00", "[" * 9999]
)
def test_garbage_in_the_cache_is_found_out_anew(spec: Path, cache: Path, garbage: str) -> None:
    first = check_spec(spec)
    (entry,) = entries(cache)
    entry.write_text(garbage, encoding="utf-8")
    assert check_spec(spec) == first
    assert json.loads(entry.read_text(encoding="utf-8"))["key"] == entry.stem


@pytest.mark.parametrize("part", ["code", "message", "primary", "severity", "secondary", "notes", "refs"])
@pytest.mark.parametrize("wrong", [7, None, [1], {"x": 1}])
def test_an_answer_with_parts_of_other_kinds_is_found_out_anew(
    spec: Path, cache: Path, part: str, wrong: object
) -> None:
    first = check_spec(spec)
    (entry,) = entries(cache)
    whole = json.loads(entry.read_text(encoding="utf-8"))
    whole["found"][0][part] = wrong
    entry.write_text(json.dumps(whole), encoding="utf-8")
    assert check_spec(spec) == first


def test_a_cache_that_others_can_write_to_is_not_used(spec: Path, cache: Path) -> None:
    cache.mkdir(parents=True)
    cache.chmod(0o777)
    assert len(check_spec(spec)) == 1
    assert entries(cache) == []


def test_many_checks_at_once_agree(spec: Path, cache: Path) -> None:
    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(lambda _: check_spec(spec), range(8)))
    assert all(one == answers[0] for one in answers)
    assert [path.name for path in cache.iterdir()] == [entries(cache)[0].name]


def test_what_is_no_ordinary_file_is_not_remembered(spec: Path, cache: Path) -> None:
    (spec / "odd.yaml").mkdir()
    assert check_spec(spec)
    assert entries(cache) == []


def test_an_index_without_a_spec_is_remembered_too(spec: Path, cache: Path) -> None:
    (spec / "paragraphs.yaml").write_text("- nothing\n", encoding="utf-8")
    first = check_index(spec)
    assert first != ()
    assert check_index(spec) == first
    assert len(entries(cache)) == 1


def test_a_link_out_of_the_folder_is_refused_though_its_text_is_known(spec: Path, tmp_path: Path, cache: Path) -> None:
    assert "PRV228" not in [one.code for one in check_spec(spec)]
    path = max(spec.glob("*.yaml"))
    path.rename(tmp_path / "elsewhere.yaml")
    path.symlink_to(tmp_path / "elsewhere.yaml")
    assert "PRV228" in [one.code for one in check_spec(spec)]
