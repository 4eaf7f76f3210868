"""`pravidla play` and `pravidla replay`."""

from __future__ import annotations

import json
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest
from tests.cli.specs import CONFORMANCE, change, copy_of

from pravidla.cli import main
from pravidla.cli.status import GOOD, USAGE


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("".join(f"{line}\n" for line in lines)))


def test_a_game_is_played_against_a_bot(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    typed(monkeypatch, "1")
    assert main(["play", str(CONFORMANCE / "connect_four"), "--seed", "5"]) == GOOD
    said = capsys.readouterr().out
    assert "Čtyři v\u00a0řadě: 2\u00a0hráči, semínko 5" in said
    assert "Hráč 2 (chamtivý bot): Vhoď kámen do" in said


def test_bots_alone_play_a_whole_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", str(CONFORMANCE / "sealed_bids"), "--people", "0", "--players", "4", "--lang", "en"]) == GOOD
    assert "The game is over" in capsys.readouterr().out


def test_a_saved_game_is_replayed_and_continued(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    save = tmp_path / "hra.json"
    typed(monkeypatch, "4", "4", f"ulož {save}")
    main(["play", str(CONFORMANCE / "connect_four"), "--people", "2"])
    capsys.readouterr()
    assert main(["replay", str(save), "--positions"]) == GOOD
    said = capsys.readouterr().out
    assert "   1. Hráč 1: Vhoď kámen do 4. sloupce" in said and "   2. Hráč 2: Vhoď kámen do 4. sloupce" in said
    assert main(["replay", str(save), "--to", "1", "--lang", "en"]) == GOOD
    said = capsys.readouterr().out
    assert "Player 1: Drop a disc into column 4" in said and "Player 2" not in said
    typed(monkeypatch, "záznam")
    assert main(["play", "--load", str(save)]) == GOOD
    assert "  2. Hráč 2: Vhoď kámen do 4. sloupce" in capsys.readouterr().out
    typed(monkeypatch, "záznam")
    assert main(["play", str(CONFORMANCE / "connect_four"), "--load", str(save)]) == GOOD
    assert "  2. Hráč 2: Vhoď kámen do 4. sloupce" in capsys.readouterr().out
    assert main(["play", str(CONFORMANCE / "pig"), "--load", str(save)]) == USAGE
    assert capsys.readouterr().err == f"{save} je uložená partie hry connect_four, ne hry {CONFORMANCE / 'pig'}\n"
    assert main(["play", str(CONFORMANCE / "pig"), "--load", str(save), "--lang", "en"]) == USAGE
    assert capsys.readouterr().err == f"{save} is a save of connect_four, not of {CONFORMANCE / 'pig'}\n"


def test_a_save_is_refused_after_the_rules_have_changed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    spec, save = copy_of("connect_four", tmp_path), tmp_path / "hra.json"
    typed(monkeypatch, f"save {save}")
    main(["play", str(spec)])
    change(spec, "lines(field, 4)", "lines(field, 3)")
    for arguments in (["play", "--load", str(save)], ["replay", str(save)]):
        assert main([*arguments, "--lang", "en"]) == USAGE
        assert "under other rules" in capsys.readouterr().err


def test_a_file_that_is_no_save_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "x.json").write_text("[1, 2", encoding="utf-8")
    for language, told in (("cs", "není uložená hra"), ("en", "is not a saved game")):
        for command in (["replay"], ["play", "--load"]):
            assert main([*command, str(tmp_path / "x.json"), "--lang", language]) == USAGE
            assert told in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["play"], "which game?"),
        (["play", str(CONFORMANCE / "pig"), "--players", "7"], "is for 2 to 4 players"),
        (["play", str(CONFORMANCE / "pig"), "--people", "9"], "is for 2 to 4 players"),
        (["replay", "no such file"], "není soubor „no such file“"),
        (["replay", "no such file", "--lang", "en"], "there is no file `no such file`"),
    ],
)
def test_wrong_usage_is_told(arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == USAGE
    assert message in capsys.readouterr().err


def test_input_that_is_no_text_is_a_line_that_is_not_understood() -> None:
    command = [sys.executable, "-m", "pravidla", "play", str(CONFORMANCE / "connect_four"), "--seed", "1"]
    done = subprocess.run(command, input=b"\xff\xfe\x00\n\x80\n1\n", capture_output=True, check=False)
    assert done.returncode == GOOD
    assert "Tomu nerozumím" in done.stdout.decode("utf-8")
    assert done.stderr == b""


def test_a_worked_example_is_played_from_where_it_begins(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    save = tmp_path / "hra.json"
    typed(monkeypatch, f"ulož {save}", "1")
    assert main(["play", "kanagawa", "--scenario", "example_three_trees_taken"]) == GOOD
    said = capsys.readouterr().out
    assert "Kanagawa – příklad example_three_trees_taken" in said and "Vezmi diplom" in said
    assert "entry" not in said
    typed(monkeypatch, "1")
    assert main(["play", "--load", str(save)]) == GOOD
    assert "Vezmi diplom" in capsys.readouterr().out
    assert main(["play", "kanagawa", "--scenario", "example_three_trees_takn"]) == USAGE
    assert "did you mean `example_three_trees_taken`" in capsys.readouterr().err
    assert main(["play", "kanagawa", "--scenario", "example_three_trees_taken", "--players", "3"]) == USAGE
    assert "--scenario brings its configuration along" in capsys.readouterr().err


def a_save(monkeypatch: pytest.MonkeyPatch, folder: Path, **changed: object) -> Path:
    """A save of a game with something in it replaced."""
    save = folder / "hra.json"
    typed(monkeypatch, f"save {save}")
    main(["play", str(CONFORMANCE / "connect_four")])
    save.write_text(json.dumps(json.loads(save.read_text(encoding="utf-8")) | changed), encoding="utf-8")
    return save


@pytest.mark.parametrize("command", [["replay"], ["play", "--load"]])
@pytest.mark.parametrize(
    ("changed", "czech"),
    [
        ({"game": "nobody_plays_it"}, "je ze hry „nobody_plays_it“, která tu není"),
        ({"options": {"weather": "rain"}}, "nastavení, se kterým se hraje, hra connect_four nemá"),
        ({"scenario": "nowhere"}, "příklad „nowhere“, kterým začíná, hra connect_four nemá"),
        ({"overlays": ["nothing.yaml"]}, "(„nothing.yaml“), nejsou změny hry connect_four"),
    ],
)
def test_a_save_that_does_not_fit_is_refused_in_one_sentence_of_the_language_of_the_table(
    command: list[str],
    changed: dict[str, object],
    czech: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    save = a_save(monkeypatch, tmp_path, **changed)
    capsys.readouterr()
    assert main([*command, str(save)]) == USAGE
    told = capsys.readouterr().err
    assert czech in told and told.count("\n") == 1 and "Usage" not in told


@pytest.mark.parametrize("command", [["replay"], ["play", "--load"]])
def test_nothing_of_a_file_that_a_save_names_as_an_overlay_is_shown(
    command: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    private = tmp_path / "private.txt"
    private.write_text("name: the word that nobody may see\n- : {", encoding="utf-8")
    save = a_save(monkeypatch, tmp_path, overlays=[str(private)])
    capsys.readouterr()
    assert main([*command, str(save), "--lang", "en"]) == USAGE
    told = "".join(capsys.readouterr())
    assert "nobody may see" not in told and "PRV" not in told
    assert "private.txt`, named there, is no overlay of connect_four" in " ".join(told.split())


def test_nothing_of_a_folder_that_a_save_names_as_a_game_is_shown(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "settings").mkdir()
    (tmp_path / "settings" / "own.yaml").write_text("- password: that nobody may see\n", encoding="utf-8")
    save = a_save(monkeypatch, tmp_path, game=str(tmp_path / "settings"))
    capsys.readouterr()
    assert main(["replay", str(save), "--lang", "en"]) == USAGE
    told = "".join(capsys.readouterr())
    assert "nobody may see" not in told and "password" not in told
    assert "the spec of settings, named there, is none" in told


@pytest.mark.parametrize("key", ["scenario", "game", "digest"])
def test_a_long_text_in_a_save_is_not_repeated_whole(
    key: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    save = a_save(monkeypatch, tmp_path, **{key: "dlouhé slovo " * 10_000})
    capsys.readouterr()
    assert main(["replay", str(save)]) == USAGE
    assert len("".join(capsys.readouterr())) < 1500


@pytest.mark.parametrize(
    "arguments",
    [
        ["play", "{long}"],
        ["check", "{long}"],
        ["explain", "{long}"],
        ["explain", "kanagawa", "{long}"],
        ["schema", "{long}"],
        ["diff", "kanagawa", "--since", "{long}"],
        ["simulate", "kanagawa", "--option", "{long}"],
        ["simulate", "kanagawa", "--option", "{long}={long}"],
        ["simulate", "kanagawa", "--module", "{long}"],
        ["simulate", "kanagawa", "--bots", "{long}"],
        ["simulate", "kanagawa", "--players", "{long}"],
        ["play", "kanagawa", "--scenario", "{long}"],
        ["play", "kanagawa", "--overlay", "{long}"],
        ["replay", "{long}"],
        ["{long}"],
        ["check", "--{long}"],
    ],
)
@pytest.mark.parametrize("long", ["x" * 100_000, "slovo " * 15_000, "a\nb" * 20_000])
def test_nothing_given_on_the_command_line_is_repeated_at_length(
    arguments: list[str], long: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([one.replace("{long}", long) for one in arguments]) != GOOD
    assert len("".join(capsys.readouterr())) < 2500


def test_an_example_without_a_decision_is_shown_and_has_no_winner(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "konec")
    assert main(["play", "velkomesto", "--scenario", "corn_field"]) == GOOD
    said = capsys.readouterr().out.replace("\u00a0", " ")
    assert "Příklad je u konce" in said and "Vyhrává" not in said and "vítězství" not in said
    assert said.index("mince") < said.index("Příklad je u konce")
