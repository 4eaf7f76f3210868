"""What has changed since another version, rule lines that count, and the reader's own copy beside the summaries."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from tests.docs.pages import read

from pravidla.analysis import analyse
from pravidla.backends.docs import Material, build_site, render_site
from pravidla.exceptions.edition import Edition, edition_of
from pravidla.transcript import read_index

RULES = """
- game: sample
  text: {cs: Ukázka, en: Sample}
  uncited: made up
  players: 2
  play: main
- unit: coin
  forms: {cs: [mince, mince, mincí], en: [coin, coins]}
- state: each player
  uncited: made up
  has:
    coins: 0..90 coins
- word: coins
  text: {cs: mince, en: coins}
- rule: main
  text: {cs: Průběh, en: Play}
  cites: [s1.1]
  do:
    - for p in players:
        - repeat 2 times:
            - p gains 1 coin
        - repeat count of players times:
            - p gains AMOUNT coins
    - end the game
"""
PARAGRAPHS = """
paragraphs:
  - id: s1.1
    page: 1
    kind: rule
    sentences: [obligation, number]
    summary: "Bere se a hra končí."
    fingerprint: "ddbd00f12e8cdbae789d2cd4d661b6c524e013f13e71bf50b3a11edee1b7160b"
"""


def edition(folder: Path, amount: str) -> Edition:
    folder.mkdir(parents=True, exist_ok=True)
    text = RULES.replace("AMOUNT", amount)
    (folder / "rules.yaml").write_text(text, encoding="utf-8")
    found = edition_of(analyse(folder))
    assert found is not None
    return found


def material(folder: Path) -> Material:
    (folder / "paragraphs.txt").write_text(PARAGRAPHS, encoding="utf-8")
    index = read_index(folder / "paragraphs.txt")[0]
    return Material(edition(folder / "new", "5"), "new", index)


def told(site: Material, page: str, language: str = "cs") -> str:
    text = render_site(build_site(site, language), language)[page]
    return " ".join("".join(read(text).text).replace("\u00a0", " ").split())


def test_what_a_rule_said_before_stands_beside_what_it_says_now(tmp_path: Path) -> None:
    both = replace(material(tmp_path), against=("v1", edition(tmp_path / "old", "2")))
    text = told(both, "since.html")
    assert "Mění se: Průběh" in text and "dřív: hráč P získá 2 mince" in text and "nyní: hráč P získá 5 mincí" in text
    assert "dřív: hráč P získá 1 minci" not in text
    assert "before: p gains 2 coins" in told(both, "since.html", "en")


def test_how_often_is_said_in_czech(tmp_path: Path) -> None:
    text = told(material(tmp_path), "rules.html")
    assert "opakuj 2krát" in text and "opakuj tolikrát: počet hráčů" in text


def test_the_readers_copy_stands_beside_our_summary(tmp_path: Path) -> None:
    both = replace(material(tmp_path), quotes={"s1.1.1": "Hráč bere.", "s1.1.2": "Hra pak končí."})
    page = render_site(build_site(both, "cs"), "cs")["paragraphs.html"].replace("\u00a0", " ")
    assert '<td>Bere se a hra končí.</td><td><span lang="cs">Hráč bere. Hra pak končí.</span></td>' in page
    assert "ve vašem výtisku" not in told(material(tmp_path), "paragraphs.html")
