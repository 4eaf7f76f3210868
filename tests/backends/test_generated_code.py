"""What the generated text is like: reproducible, laid out, linted, typed, telling where it comes from."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from tests.backends.engines import compiled, module_of

from pravidla.backends.python import emit, load_generated
from pravidla.ir.nodes import RowText
from pravidla_runtime import RulesFault

NAMES = (
    "tic_tac_toe", "connect_four", "kuhn_poker", "pig", "harvest_fair", "rail_shares", "sealed_bids", "flea_market",
    "night_watch", "shelves",
)  # fmt: skip
MODULES = {"__init__.py", "game.py", "rules.py", "state.py", "tables.py", "texts.py", "values.py"}
ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("generated")
    for name in NAMES:
        package = root / "samples" / name
        package.mkdir(parents=True)
        for file, text in emit(compiled(name)).items():
            (package / file).write_text(text, encoding="utf-8")
    (root / "samples" / "__init__.py").touch()
    return root


def run(*words: str) -> str:
    done = subprocess.run([sys.executable, "-m", *words], capture_output=True, text=True, cwd=ROOT, check=False)
    return done.stdout + done.stderr if done.returncode else ""


@pytest.mark.parametrize("name", NAMES)
def test_the_same_game_gives_the_same_bytes(name: str) -> None:
    files = emit(compiled(name))
    assert set(files) == MODULES
    assert files == emit(compiled(name))


def test_generated_code_is_laid_out_by_the_formatter(folder: Path) -> None:
    assert run("ruff", "format", "--isolated", "--line-length", "120", "--check", str(folder)) == ""


def test_generated_code_passes_the_linter(folder: Path) -> None:
    assert run("ruff", "check", "--config", "pyproject.toml", str(folder)) == ""


def test_generated_code_passes_strict_type_checks(folder: Path) -> None:
    assert run("mypy", "--strict", "--explicit-package-bases", str(folder / "samples")) == ""


@pytest.mark.parametrize("name", NAMES)
def test_every_function_names_its_place_in_the_spec(name: str) -> None:
    files = emit(compiled(name))
    for file in ("rules.py", "values.py", "texts.py"):
        for function in re.split(r"(?m)^(?=def )", files[file])[1:]:
            head = function.split('"""')[1]
            assert re.search(r"rules\.yaml:\d+", head), function


@pytest.mark.parametrize("name", NAMES)
def test_generated_code_imports_nothing_but_the_runtime(name: str) -> None:
    allowed = r"__future__|collections\.abc|typing|pravidla_runtime[.\w]*|\.\w+"
    for text in emit(compiled(name)).values():
        for line in re.findall(r"(?m)^(?:from|import) .*", text):
            assert re.fullmatch(rf"from (?:{allowed}) import .*", line), line


def test_definitions_keep_their_names_and_sentences() -> None:
    files = emit(compiled("connect_four"))
    assert "def has_line(s: State, p: int) -> bool:" in files["values.py"]
    assert '"""Vhoď kámen do' in files["rules.py"]


def test_no_generated_function_evaluates_text() -> None:
    for name in NAMES:
        for text in emit(compiled(name)).values():
            assert not re.search(r"\b(eval|exec|compile|__import__|open)\(", text)


def test_what_is_generated_does_not_depend_on_how_a_process_orders_its_sets() -> None:
    script = (
        "from pathlib import Path\n"
        "from pravidla.analysis import analyse\n"
        "from pravidla.backends.python import emit\n"
        "from pravidla.source import data_folder\n"
        "for folder in sorted(path.parent for path in data_folder('rulebooks').glob('*/rulebook.yaml')):\n"
        "    game = analyse(folder, scenarios=False).game\n"
        "    print(sorted(emit(game).items()) if game is not None else None)\n"
    )
    printed = {
        subprocess.run(
            [sys.executable, "-c", script],
            capture_output=True,
            text=True,
            check=True,
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONIOENCODING": "utf-8"},
        ).stdout
        for seed in ("1", "2")
    }
    assert len(printed) == 1 and "class Game" in printed.pop()


ENDLESS = """\
- game: endless
  text: {cs: Bez konce, en: Endless}
  uncited: written for the tests
  players: 2
  play: main
  length: 9
  score: p.points
- unit: point
  forms: {cs: [bod, body, bodů], en: [point, points]}
- state: each player
  uncited: written for the tests
  has:
    points: 0..9 points
- rule: main
  uncited: written for the tests
  do:
    - take turns clockwise from first of players until my points > 8 points:
        - choose n from 1..1:
            - set my points to (n) points
"""

SOLITARY = """\
- game: solitary
  text: {cs: Sama od sebe, en: By itself}
  uncited: written for the tests
  players: 2
  play: main
  length: 9
  score: p.points
- unit: point
  forms: {cs: [bod, body, bodů], en: [point, points]}
- state: each player
  uncited: written for the tests
  has:
    points: 0..9 points
- rule: main
  uncited: written for the tests
  do:
    - for p in players:
        - increase p.points by 2 points
"""


RETURNING = """\
- game: returning
  text: {cs: Vracení, en: Returning}
  uncited: written for the tests
  players: 2..2
  play: main
  length: 9
  score: p.wins
- state: each player
  uncited: written for the tests
  has:
    wins: 0..9
- rule: main
  uncited: written for the tests
  do:
    - repeat 2 times:
        - do round
- rule: round
  uncited: written for the tests
  do:
    - let winner be first of players
    - winner chooses n from 1..2:
        - increase winner.wins by n
    - do return_nothing
- rule: return_nothing
  uncited: written for the tests
  do: []
"""


def test_forced_decisions_without_end_are_a_fault() -> None:
    with pytest.raises(RulesFault, match="on and on"):
        module_of(ENDLESS).Game().new_initial_state()


def test_rules_may_be_named_like_what_ends_a_function() -> None:
    state = module_of(RETURNING).Game(players=2).new_initial_state(1, trace=True)
    for _ in range(2):
        state.apply_action(state.legal_actions()[-1])
    assert state.is_terminal()
    assert state.to_dict()["player_wins"] == [4, 0]


def test_a_game_without_decisions_is_over_at_once() -> None:
    state = module_of(SOLITARY).Game().new_initial_state(1)
    assert state.is_terminal()
    assert state.scores() == [2, 2]
    assert state.winners() == [0, 1]


@pytest.mark.parametrize("words", ['a""" + str(1 / 0) + """b', "ends with \\", 'q"""', "one\n1 / 0\nline"])
def test_words_of_a_spec_cannot_become_code(words: str) -> None:
    game = compiled("kuhn_poker")
    rules = {name: replace(rule, origin=replace(rule.origin, cs=words, en=words)) for name, rule in game.rules.items()}
    files = emit(replace(game, text=RowText(words, words), rules=rules))
    package = load_generated(files, "samples_words")
    assert package.Game(players=2).new_initial_state(1).legal_actions()


LOST = """\
- game: lost_and_found
  text: {cs: Ztráty, en: Lost and found}
  uncited: a test
  players: 2
  play: main
  score: 0
- word: look
  text: {cs: Koukni, en: Look}
- word: leave
  text: {cs: Odejdi, en: Leave}
- component: coat
  uncited: a test
  copies: 2
  rows: [{id: red_coat}, {id: blue_coat}]
- list: hook
  uncited: a test
  rows: [{id: left_hook}, {id: right_hook}]
- state: each hook
  uncited: a test
  has:
    coats: pile of coat
- state: each player
  uncited: a test
  has:
    mine: hook or nothing
- rule: main
  uncited: a test
  do:
    - take turns clockwise from first of players:
        - choose one of:
            - option look:
                - if count of my mine.coats is 0:
                    - stop
            - option leave:
                - end the game
"""


def test_an_unordered_zone_of_nothing_is_a_fault_in_the_engine_as_in_the_interpreter() -> None:
    state = module_of(LOST).Game(players=2).new_initial_state()
    with pytest.raises(RulesFault, match="nothing has no such zone"):
        state.apply_action(state.legal_actions()[0])
