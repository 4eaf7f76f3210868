"""`pravidla new --transcript`: what an editor begins with, from a rules text with damage that no other test has."""

from __future__ import annotations

from pathlib import Path

import pytest

from pravidla.cli import main
from pravidla.cli.status import FINDINGS, GOOD, USAGE
from pravidla.diagnostics import SourceFile
from pravidla.source import parse_yaml
from pravidla.transcript import make_index, read, read_index

# Every "ř" is gone, every number 4 too, and the page numbers stand between dashes.
RULES = """\
Sedm mlýnů Příprava hry 1. Mapa údolí se položí doprostřed stolu. 2. Každý hráč dostane 4 žetony mouky a 1 mlýn. \
Ve hře 2 hráčů se vrátí 3 mlýny do krabice.
- 1 -
Průběh hry Hráč na tahu musí postavit jeden mlýn nebo mlít mouku. Mlýn nesmí stát vedle jiného mlýna téhož hráče. \
Hráč smí zaplatit nejvýše 2 žetony mouky (viz str. 1). Místo obvyklé ceny zaplatí mlynář jen 1 žeton mouky.
- 2 -
Konec hry Hra končí, když někdo postaví svůj 4. mlýn. Kdo má nejvíce mouky, vyhrává. Za každý mlýn hráč získá 3 body.
- 3 -
""".replace("ř", "").replace("4", "")


@pytest.fixture
def made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    rulebook = tmp_path / "pravidla.txt"
    rulebook.write_text(RULES, encoding="utf-8")
    assert main(["new", "sedm_mlynu", "-o", str(tmp_path), "--transcript", str(rulebook)]) == GOOD
    capsys.readouterr()
    return tmp_path / "sedm_mlynu"


def test_the_paragraph_index_is_whole(made: Path) -> None:
    index, diagnostics = read_index(made / "paragraphs.yaml")
    assert diagnostics == [] and index is not None
    assert {entry.page for entry in index.entries} == {1, 2, 3}
    assert any("prohibition" in entry.sentences for entry in index.entries)


def test_the_worklist_has_stubs_in_order_with_numbers_and_conditions(made: Path) -> None:
    text = (made / "worklist.txt").read_text(encoding="utf-8")
    node, diagnostics = parse_yaml(SourceFile("worklist.txt", text))
    assert diagnostics == [] and node is not None
    assert "# only with 2 players" in text
    assert "# numbers: at most 2 žetony" in text
    assert "# refers to page 1" in text
    assert "# an exception" in text
    ids = [line.split()[1].rstrip(",") for line in text.splitlines() if line.startswith("# s")]
    assert ids == sorted(ids, key=lambda name: [int(part) for part in name.removeprefix("s").split(".")])


def test_the_words_that_the_rules_use_most_are_candidates_for_the_glossary(made: Path) -> None:
    lines = (made / "glossary.txt").read_text(encoding="utf-8").splitlines()
    assert any(line.startswith("mlýn") for line in lines)


def test_no_sentence_of_the_rulebook_is_written(made: Path) -> None:
    written = "".join(path.read_text(encoding="utf-8") for path in made.iterdir())
    assert "Mapa údolí" not in written and "stát vedle" not in written


def test_sentences_taken_as_not_binding_are_listed_with_what_comes_next(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rulebook = tmp_path / "pravidla.txt"
    rulebook.write_text("Každý hráč dostane 4 karty. V mlýně je tma. Hráč nesmí mluvit.\n", encoding="utf-8")
    assert main(["new", "sedm", "-o", str(tmp_path), "--transcript", str(rulebook)]) == GOOD
    shown = capsys.readouterr().out
    assert "1 sentence was taken as not binding" in shown and "  page 1: s1.1.2 rule" in shown
    for step in ("pravidla transcript ", "summaries", "pravidla new sample", "worklist.txt", "pravidla coverage "):
        assert step in shown[shown.index("next:") :]
    assert "#   page 1: s1.1.2 rule" in (tmp_path / "sedm" / "worklist.txt").read_text(encoding="utf-8")


def test_files_added_to_a_prepared_game_are_known_to_editors(made: Path) -> None:
    assert (made / "spec.schema.json").is_file() and (made / "paragraphs.schema.json").is_file()
    (made / "rulebook.yaml").write_text("- game: sedm_mlynu\n", encoding="utf-8")
    main(["fmt", str(made)])
    first = (made / "rulebook.yaml").read_text(encoding="utf-8").splitlines()[0]
    assert first == "# yaml-language-server: $schema=spec.schema.json"


def test_a_folder_that_is_there_already_is_left_alone(made: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rulebook = made.parent / "pravidla.txt"
    assert main(["new", "sedm_mlynu", "-o", str(made.parent), "--transcript", str(rulebook)]) == USAGE
    assert "there already" in capsys.readouterr().err


def test_a_text_that_is_no_rulebook_makes_no_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    noise = tmp_path / "noise.txt"
    noise.write_text("12 34 -- ## 99 " * 50, encoding="utf-8")
    assert main(["new", "sum", "-o", str(tmp_path), "--transcript", str(noise)]) == FINDINGS
    assert "PRV103" in capsys.readouterr().err
    assert not (tmp_path / "sum").exists()


def test_a_rulebook_without_one_of_its_diphthongs_is_prepared_nearly_as_if_it_were_whole(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = (Path(__file__).parents[1] / "transcript" / "hora_relikvii.txt").read_text(encoding="utf-8")
    rulebook = tmp_path / "pravidla.txt"
    rulebook.write_text(whole.replace("ou", "").replace("Ou", "").replace("3", "").replace("4", ""), encoding="utf-8")
    assert main(["new", "hora", "-o", str(tmp_path), "--transcript", str(rulebook)]) == GOOD
    damaged, _ = read_index(tmp_path / "hora" / "paragraphs.yaml")
    assert damaged is not None
    sound = make_index(read(whole), {})
    found = {entry.fingerprint: entry.sentences for entry in damaged.entries}
    same = [found.get(entry.fingerprint) == entry.sentences for entry in sound.entries]
    print(f"paragraphs prepared as from the sound text: {sum(same)} of {len(same)}")
    assert sum(same) >= 0.85 * len(same)
    assert "lost number of" in (tmp_path / "hora" / "worklist.txt").read_text(encoding="utf-8")
    capsys.readouterr()
    main(["transcript", str(rulebook)])
    assert any(line.startswith("lost: the string `ou`") for line in capsys.readouterr().out.splitlines())
