"""Words of a spec are words everywhere: in generated code, on pages, in a terminal, in JSON and in annotations."""

from __future__ import annotations

import ast
import json
import unicodedata
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import pytest
from tests.backends.hostile import counted, files, reachable, write

from pravidla.analysis import analyse
from pravidla.backends.python import emit, load_generated
from pravidla.cli import main
from pravidla.ir.nodes import Game

POISON = (
    r'''" ' \ """ \" {{ 7*7 }} {% raw %} {0} {x!r} {me} %s %(a)s $x ${x} `id` $(id) </script>
<script>alert(1)</script> <img src=x onerror=alert(1)> <!-- --> ]]> & &lt; &#27; </td></table> # type: ignore # noqa
::error file=x:: %0A | * _ [a](javascript:x) \N{DEGREE SIGN} \x1b[31m \u202e \ /* */ //

import os
"""
raise SystemExit
- rule: zzz
::error::x
'''
    + "'''\\"
)


def folder(root: Path, name: str, tail: str) -> Path:
    return write(root / name / "jarmark", counted(lambda number: f"slovo{number}{tail}"))


@cache
def games(root: Path) -> tuple[Game, Game]:
    """The harmless spec and the hostile one."""
    found = []
    for name, tail in (("harmless", ""), ("hostile", POISON)):
        done = analyse(folder(root, name, tail))
        assert done.game is not None, done.diagnostics
        found.append(done.game)
    return found[0], found[1]


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("words")


@pytest.fixture(scope="module")
def both(root: Path) -> tuple[Game, Game]:
    return games(root)


def shape(text: str) -> str:
    """Generated code without what its strings say."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            node.value = ""
    return ast.dump(tree)


def controls(text: str) -> list[str]:
    """Characters that a terminal takes as orders, or that turn or hide what stands beside them."""
    return [char for char in text if char != "\n" and unicodedata.category(char) in ("Cc", "Cf", "Zl", "Zp", "Cs")]


class Elements(HTMLParser):
    """The elements of a page with the names of their attributes, in order; of the lines of a picture only one each, for
    a long name stands in several."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[tuple[str, ...]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        element = (tag, *(name for name, _ in attrs))
        if tag != "text" or self.found[-1] != element:
            self.found.append(element)
        for name, value in attrs:
            if name in ("href", "src"):
                assert value is not None and "javascript:" not in value

    def handle_comment(self, data: str) -> None:
        self.found.append(("comment",))


def test_every_place_of_free_text_in_the_schema_is_filled() -> None:
    filled: set[str] = set()
    files(counted(lambda number: f"slovo{number}"), filled)
    assert len(filled) > 100
    assert set(reachable()) - filled == set()


def test_generated_code_does_the_same_whatever_the_words_are(both: tuple[Game, Game]) -> None:
    harmless, hostile = (emit(game) for game in both)
    assert harmless.keys() == hostile.keys()
    for name in harmless:
        assert shape(harmless[name]) == shape(hostile[name]), name
        assert not controls(hostile[name])


def test_an_engine_says_the_words_as_they_are(both: tuple[Game, Game]) -> None:
    state = load_generated(emit(both[1]), "_hostile_words").Game().new_initial_state(1)
    action = state.action(state.legal_actions()[0])
    assert POISON in action.cs.replace("\N{NO-BREAK SPACE}", " ") and POISON in action.en
    assert not controls(state.serialize())


def test_a_page_has_no_elements_that_words_could_have_brought(root: Path, both: tuple[Game, Game]) -> None:
    pages = []
    for name in ("harmless", "hostile"):
        out = root / f"{name}_docs"
        assert main(["docs", str(root / name / "jarmark"), "--output", str(out)]) == 0
        pages.append({path.name: path.read_text(encoding="utf-8") for path in sorted(out.rglob("*.html"))})
    assert pages[0].keys() == pages[1].keys() and pages[0]
    for name, page in pages[0].items():
        assert Elements(page).found == Elements(pages[1][name]).found, name


def lines_of(capsys: pytest.CaptureFixture[str]) -> str:
    shown = capsys.readouterr()
    return shown.out + shown.err


@pytest.mark.parametrize(
    "arguments",
    [
        ["check"],
        ["check", "--format", "json"],
        ["check", "--format", "github"],
        ["audit"],
        ["explain", "price"],
        ["test"],
        ["simulate", "-n", "1"],
    ],
    ids=" ".join,
)
def test_no_word_of_a_spec_gives_orders_to_a_terminal(
    root: Path, both: tuple[Game, Game], arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    command, *rest = arguments
    assert main([command, str(root / "hostile" / "jarmark"), *rest]) in (0, 1)
    shown = lines_of(capsys)
    assert controls(shown) == []
    if "json" in rest:
        json.loads(shown)
    if "github" in rest:
        file = f"file={root / 'hostile' / 'jarmark'}/"
        assert all(line.startswith((f"::error {file}", f"::warning {file}")) for line in shown.splitlines())


ORDERS = ("\x1b[31m", "\x07", "\x00", "\x7f", "\x9b2J", "\u202e", "\u2028", "\u2066", "\u200b", "\ufeff", "\r")


@pytest.mark.parametrize("order", ORDERS, ids=ascii)
@pytest.mark.parametrize("escaped", [False, True], ids=["as it is", "escaped"])
def test_a_word_with_orders_for_a_terminal_is_refused_and_not_repeated(
    tmp_path: Path, order: str, escaped: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    written = "".join(f"\\u{ord(char):04x}" if ord(char) != 0x5B and not char.isalnum() else char for char in order)
    word = written if escaped else order
    spec = tmp_path / "pig"
    spec.mkdir()
    text = f'- game: pig\n  text: {{cs: "a{word}b", en: "x"}}\n  "{word}": "{word}"\n  players: "{word}"\n'
    text += f'- "{word}": 1\n- value: f\n  is: "{word}"\n'
    (spec / "rules.yaml").write_bytes(text.encode())
    for output in ("text", "json", "github"):
        assert main(["check", str(spec), "--format", output]) == 1
        shown = lines_of(capsys)
        assert shown and controls(shown) == []


@pytest.mark.parametrize("order", [order for order in ORDERS if order != "\x00"], ids=ascii)
def test_names_of_files_and_arguments_give_no_orders(
    tmp_path: Path, order: str, capsys: pytest.CaptureFixture[str]
) -> None:
    spec = tmp_path / f"pi{order}g"
    spec.mkdir()
    (spec / f"rules{order}.yaml").write_text("- game: 5\n", encoding="utf-8")
    overlay = tmp_path / f"over{order}.yaml"
    overlay.write_text("- game: 5\n", encoding="utf-8")
    trials = [
        ["check", str(spec)],
        ["check", str(spec), "--format", "json"],
        ["check", str(spec), "--format", "github"],
        ["check", str(spec), "--overlay", str(overlay)],
        ["check", f"no{order}game"],
        ["explain", f"PRV{order}"],
        ["simulate", "hedvabna_stezka", "-n", "1", "--option", f"x{order}=y{order}"],
        ["simulate", "hedvabna_stezka", "-n", "1", "--module", f"x{order}"],
        ["replay", f"no{order}such.json"],
        [f"comm{order}and"],
    ]
    for trial in trials:
        assert main(trial) in (1, 2)
        shown = lines_of(capsys)
        assert shown and controls(shown) == [], trial
