"""Texts and names without a twin in the other language: told with their place, and never shown as if they had one."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.docs.pages import GAMES, files_of, texts_of

from pravidla.cli import main
from pravidla.cli.docs import twins_of
from pravidla.cli.games import find_spec

RULES = """
- game: sample
  text: {cs: Ukázka, en: Sample}
  uncited: made up / vymyšleno
  players: 2
  play: main
- state: game
  uncited: made up / vymyšleno
  has:
    rounds_left: 0..9
- component: card
  text: {cs: Karta, en: Card}
  uncited: made up / vymyšleno
  from: assumed
  columns: {worth_more: 0..3}
  rows:
    - {id: ace, worth_more: 3, text: {cs: eso, en: ace}}
- rule: main
  text: {cs: Průběh, en: Play}
  uncited: made up / vymyšleno
  note: NOTE
  do:
    - end the game
"""


def spec(folder: Path, note: str = "Ours.", words: str = "") -> str:
    (folder / "rules.yaml").write_text(RULES.replace("NOTE", note) + words, encoding="utf-8")
    return str(folder)


def told(folder: str, language: str) -> list[str]:
    return [one.message for one in twins_of(find_spec(folder), language, ())]


def test_names_without_a_word_and_notes_without_czech_are_told(tmp_path: Path) -> None:
    assert told(spec(tmp_path), "cs") == [
        "state `rounds_left` has no Czech",
        "column `worth_more` of `card` has no Czech",
        "the note of `main` has no Czech",
    ]
    assert told(spec(tmp_path), "en") == []


def test_the_reason_why_nothing_is_cited_has_a_twin(tmp_path: Path) -> None:
    folder = spec(tmp_path, "{cs: Naše., en: Ours.}", words="- word: worth_more\n  text: {cs: hodnota, en: worth}\n")
    rules = tmp_path / "rules.yaml"
    rules.write_text(rules.read_text(encoding="utf-8").replace("made up / vymyšleno", "made up", 1), encoding="utf-8")
    assert "why `sample` cites nothing has no Czech" in told(folder, "cs")
    assert told(folder, "en") == []


def test_what_a_rule_remembers_needs_a_word(tmp_path: Path) -> None:
    folder = spec(tmp_path, "{cs: Naše., en: Ours.}")
    rules = tmp_path / "rules.yaml"
    steps = "    - let moved be false\n    - if moved:\n        - stop\n    - end the game"
    rules.write_text(rules.read_text(encoding="utf-8").replace("    - end the game", steps), encoding="utf-8")
    assert "what `moved` remembers has no Czech" in told(folder, "cs")


def test_columns_of_one_name_are_told(tmp_path: Path) -> None:
    folder = spec(tmp_path, "{cs: Naše., en: Ours.}")
    rules = tmp_path / "rules.yaml"
    both = rules.read_text(encoding="utf-8").replace(
        "columns: {worth_more: 0..3}", "columns: {worth_more: 0..3, beats: card or nothing, loses_to: card or nothing}"
    )
    rules.write_text(
        both.replace("worth_more: 3,", "worth_more: 3, beats: nothing, loses_to: nothing,"), encoding="utf-8"
    )
    assert "column `loses_to` of `card`, told as `beats` is, has no Czech" in told(folder, "cs")


def test_a_column_may_have_a_word_of_its_own(tmp_path: Path) -> None:
    words = (
        "- word: rounds_left\n  text: {cs: zbývající kola, en: rounds left}\n"
        "- word: card.worth_more\n  text: {cs: cena navíc, en: further price}\n"
        "- word: worth_more\n  text: {cs: hodnota karet v ruce, en: worth of the cards in hand}\n"
    )
    folder = spec(tmp_path, "{cs: Naše., en: Ours.}", words)
    assert told(folder, "cs") == []
    assert "Cena navíc" in texts_of(Path(folder)) and "Hodnota karet" not in texts_of(Path(folder))


def test_a_word_and_a_note_in_both_languages_settle_it(tmp_path: Path) -> None:
    words = (
        "- word: rounds_left\n  text: {cs: zbývající kola, en: rounds left}\n"
        "- word: worth_more\n  text: {cs: hodnota navíc, en: extra worth}\n"
    )
    folder = spec(tmp_path, "{cs: Naše., en: Ours.}", words)
    assert told(folder, "cs") == []
    assert "Naše." in texts_of(Path(folder)) and "Ours." in texts_of(Path(folder), "en")


def test_the_command_tells_the_place_and_stays_good(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", spec(tmp_path), "--twins", "cs"]) == 0
    out = capsys.readouterr().out
    assert "rules.yaml:10:5" in out and "PRV802" in out and "3 warnings" in out


def test_pages_say_how_many_texts_lack_a_twin(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = spec(tmp_path)
    assert main(["docs", folder, "-o", str(tmp_path / "pages")]) == 0
    told_of = capsys.readouterr().err
    assert f"3 texts without a twin in `cs`: `pravidla check {folder} --twins cs` lists them" in told_of


@pytest.mark.parametrize("game", GAMES)
def test_every_state_column_option_and_rule_of_the_games_has_a_czech_name(game: str) -> None:
    assert [one.message for one in twins_of(find_spec(game), "cs", ()) if "note" not in one.message] == []


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_the_games_tell_has_its_english_twin(game: str) -> None:
    assert [one.message for one in twins_of(find_spec(game), "en", ())] == []


PARAGRAPH = """
paragraphs:
  - id: s1.1
    page: 1
    kind: rule
    sentences: [obligation]
    summary: "Hra hned končí."
    fingerprint: "ddbd00f12e8cdbae789d2cd4d661b6c524e013f13e71bf50b3a11edee1b7160b"
"""


def test_czech_summaries_on_english_pages_are_marked(tmp_path: Path) -> None:
    folder = Path(spec(tmp_path))
    (folder / "paragraphs.yaml").write_text(PARAGRAPH, encoding="utf-8")
    cited = RULES.replace("Play}\n  uncited: made up\n  note: NOTE", "Play}\n  cites: [s1.1]")
    (folder / "rules.yaml").write_text(cited, encoding="utf-8")
    assert any('<span lang="cs">Hra hned končí.</span>' in text for text in files_of(folder, "en").values())
    assert len(told(str(folder), "en")) == 1


def test_english_summaries_stand_on_english_pages() -> None:
    found = files_of("velkomesto", "en")["turn.html"]
    assert "red ones come first" in found and '<li><span lang="cs">' not in found


def test_english_remarks_on_czech_pages_are_marked(tmp_path: Path) -> None:
    noted = files_of(Path(spec(tmp_path)))
    assert any('Poznámka:</span> <span lang="en">' in text for text in noted.values())


def test_a_provenance_without_czech_is_told_and_marked(tmp_path: Path) -> None:
    folder = spec(tmp_path)
    rules = tmp_path / "rules.yaml"
    english = rules.read_text(encoding="utf-8").replace("from: assumed", "from: assumed a plain guess")
    rules.write_text(english, encoding="utf-8")
    assert "a provenance has no Czech" in told(folder, "cs") and told(folder, "en") == []
    assert any('(odhad: <span lang="en">a plain guess</span>)' in text for text in files_of(tmp_path).values())


def test_a_provenance_may_say_it_in_czech_too(tmp_path: Path) -> None:
    folder = spec(tmp_path)
    rules = tmp_path / "rules.yaml"
    both = rules.read_text(encoding="utf-8").replace("from: assumed", "from: assumed a plain guess / prostý odhad")
    rules.write_text(both, encoding="utf-8")
    assert "a provenance has no Czech" not in told(folder, "cs")
    assert any("(odhad: prostý odhad)" in text for text in files_of(tmp_path).values())
    assert any("(assumed: a plain guess)" in text for text in files_of(tmp_path, "en").values())
