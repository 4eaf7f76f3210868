"""Pages and their numbers, also where the numbers lost digits."""

from collections.abc import Callable

import pytest

from pravidla.transcript.pages import find_pages

_PAGE = "Hráč na tahu položí kartu a vezme si minci."


def _numbered(title: str, count: int, lost: str = "") -> str:
    """Pages with a running title and their number at the end, from which digits are gone."""
    pages = []
    for number in range(1, count + 1):
        left = "".join(digit for digit in str(number) if digit not in lost)
        pages.append(f"{_PAGE} {title} {left}".rstrip())
    return "\n\n".join(pages)


def test_numbers_that_lost_digits_are_known_by_the_place_of_the_page() -> None:
    pages = find_pages(_numbered("PRŮBĚH HRY", 16, lost="347"))
    assert [page.number for page in pages] == list(range(1, 17))
    assert [page.number for page in pages if not page.printed] == [3, 4, 7, 13, 14]


def test_what_is_left_of_a_number_is_no_text_of_the_page() -> None:
    text = _numbered("PRŮBĚH HRY", 16, lost="347")
    assert {text[page.start : page.end].strip() for page in find_pages(text)} == {_PAGE}


def test_a_title_line_of_the_site_before_page_one_is_no_page() -> None:
    pages = find_pages("Pravidla hry Mlýn\n\n" + _numbered("PRŮBĚH HRY", 12))
    assert [page.number for page in pages] == list(range(1, 13))


def test_a_title_in_capitals_that_ends_one_page_only_stays() -> None:
    text = f"{_PAGE} 1\n{_PAGE} KONEC HRY 2\n{_PAGE} 3"
    assert [text[page.start : page.end].strip() for page in find_pages(text)] == [_PAGE, f"{_PAGE} KONEC HRY", _PAGE]


@pytest.mark.parametrize(
    ("game", "count"), [("hedvabna_stezka", 14), ("kanagawa", 16), ("velkomesto", 8), ("nippon", 14), ("mombasa", 12)]
)
def test_every_transcript_has_its_pages(game: str, count: int, transcript_of: Callable[[str], str | None]) -> None:
    text = transcript_of(game)
    if text is not None:
        assert [page.number for page in find_pages(text)] == list(range(1, count + 1))
