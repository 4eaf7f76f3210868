"""Text out of PDF files that the tests make."""

from pathlib import Path

import pytest
from tests.transcript.made_pdf import pdf_of

from pravidla.transcript import read_transcript
from pravidla.transcript.pdf import Piece, page_text, read_pdf

_LEFT = ["Hráč na tahu musí posunout", "jednu loď o jedno pole.", "Loď nesmí zastavit tam,", "kde už jiná kotví."]
_RIGHT = ["Pokud je loď plná, hráč", "nic nenakládá a vezme si", "z banku jednu minci. Pak", "hraje soused po levici."]


def _two_columns(number: int) -> list[tuple[int, int, str]]:
    """A page with a title over the whole width and two columns, their lines by turns in the file."""
    rows = [
        line
        for row, (left, right) in enumerate(zip(_LEFT, _RIGHT, strict=True))
        for line in ((230, 500 - 14 * row, right), (30, 500 - 14 * row, left))
    ]
    title = (30, 540, "Pravidla plavby a nakládky v přístavu pro celé město a okolí")
    return [(205, 30, str(number)), *rows, title]


@pytest.fixture
def pdf(tmp_path: Path) -> Path:
    path = tmp_path / "pravidla.pdf"
    path.write_bytes(pdf_of([_two_columns(1), _two_columns(2)]))
    return path


def test_the_left_column_is_read_before_the_right_one(pdf: Path) -> None:
    text, diagnostics = read_pdf(pdf)
    assert diagnostics == [] and text is not None
    first, _ = text.split("\f")
    assert first.split("\n")[1:9] == [*_LEFT, *_RIGHT]


def test_a_title_over_both_columns_stands_before_them(pdf: Path) -> None:
    text, _ = read_pdf(pdf)
    assert text is not None and text.startswith("Pravidla plavby a nakládky v přístavu pro celé město a okolí\n")


def test_a_pdf_is_read_as_a_transcript_with_its_pages(pdf: Path) -> None:
    transcript, diagnostics = read_transcript(pdf)
    assert transcript is not None and not [one for one in diagnostics if one.code == "PRV104"]
    assert [(page.number, page.printed) for page in transcript.pages] == [(1, True), (2, True)]
    texts = [sentence.text for sentence in transcript.sentences]
    assert "Loď nesmí zastavit tam, kde už jiná kotví." in texts
    assert "Pokud je loď plná, hráč nic nenakládá a vezme si z banku jednu minci." in texts


def test_a_page_with_one_column_is_read_line_by_line() -> None:
    pieces = [
        Piece(30, 500 - 14 * row, 10, f"Řádek {row} přes celou šířku strany, od kraje ke kraji.") for row in (1, 0, 2)
    ]
    assert [line[:7] for line in page_text(pieces, 0, 420).split("\n")] == ["Řádek 0", "Řádek 1", "Řádek 2"]


@pytest.mark.parametrize("content", [b"%PDF-1.4\n", b"%PDF-1.4\n1 0 obj\n<<", b"%PDF-" + bytes(range(256)) * 20])
def test_a_broken_pdf_is_a_diagnostic(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "broken.pdf"
    path.write_bytes(content)
    transcript, diagnostics = read_transcript(path)
    assert transcript is None and [one.code for one in diagnostics] == ["PRV107"]


def test_a_pdf_without_text_is_a_diagnostic(tmp_path: Path) -> None:
    path = tmp_path / "pictures.pdf"
    path.write_bytes(pdf_of([[]]))
    transcript, diagnostics = read_transcript(path)
    assert transcript is None and [one.code for one in diagnostics] == ["PRV107"]


def test_without_the_library_the_reader_says_what_to_install(pdf: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pravidla.transcript.pdf.find_spec", lambda name: None)
    transcript, [found] = read_transcript(pdf)
    assert transcript is None and found.code == "PRV106"
    assert found.help is not None and "pravidla[transcript]" in found.help
