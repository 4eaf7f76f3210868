"""The coverage page: the transcript beside what the spec does."""

from pathlib import Path

import pytest

from pravidla.analysis.checks.lacunae import FilledIn
from pravidla.cli.private import refuse_inside_repository
from pravidla.cli.refusal import Refusal
from pravidla.coverage.book import book_coverage
from pravidla.coverage.notes import notes
from pravidla.coverage.page import coverage_page
from pravidla.data import data_folder
from pravidla.diagnostics import Span
from pravidla.model.citing import Citation
from pravidla.transcript import make_index, read

_TEXT = "Hráč musí vzít 2 karty < 3 & víc. Hráč nesmí položit minci. Kdo chce, smí pak jednu kartu prodat."


def _page() -> str:
    transcript = read(_TEXT, repaired=False)
    citation = Citation("take_cards", "rule", ("s1.1.1",), Span("turn.yaml", 0, 1), True)
    book, _ = book_coverage(make_index(transcript, {}), [citation])
    return coverage_page("mlýn", transcript, book)


def test_each_sentence_stands_beside_its_citations() -> None:
    page = _page()
    row = next(line for line in page.splitlines() if 'id="s1.1.1"' in line)
    assert 'class="covered"' in row and "<code>take_cards</code>" in row


def test_an_open_sentence_says_what_it_lacks() -> None:
    row = next(line for line in _page().splitlines() if 'id="s1.1.2"' in line)
    assert 'class="open"' in row and "no definition cites it" in row


def test_the_text_is_escaped() -> None:
    assert "2 karty &lt; 3 &amp; víc" in _page()


def test_a_lost_number_is_shown_filled_in_with_where_it_comes_from() -> None:
    transcript = read("Hráč si vezme mince.", repaired=False)
    lost = {"s1.1.1": FilledIn("Hráč si vezme ⟨3⟩ mince.", ("3 coins: pay, source <a review>",))}
    book, _ = book_coverage(make_index(transcript, {}), [])
    page = coverage_page("mlýn", transcript, book, lost)
    assert "vezme <mark>⟨3⟩</mark> mince." in page and "3 coins: pay, source &lt;a review&gt;" in page


def test_the_page_is_refused_inside_the_repository(tmp_path: Path) -> None:
    refuse_inside_repository(tmp_path / "page.html")
    with pytest.raises(Refusal, match="lies in the repository"):
        refuse_inside_repository(data_folder("rulebooks") / "page.html")


def test_notes_on_a_sentence_hold_numbers_conditions_and_references() -> None:
    assert notes("Ve hře 3 hráčů si vezměte nejvýše 2 karty, viz str. 4.", "rule") == (
        "only with 3 players",
        "numbers: at most 2 karty",
        "refers to page 4",
    )
