"""Text out of PDF files that the tests make."""

from pathlib import Path

import pytest

from pravidla.transcript import read_transcript
from pravidla.transcript.pdf import Piece, page_text, read_pdf

_GLYPHS = {
    "á": "aacute", "č": "ccaron", "ď": "dcaron", "é": "eacute", "ě": "ecaron", "í": "iacute", "ň": "ncaron",
    "ó": "oacute", "ř": "rcaron", "š": "scaron", "ť": "tcaron", "ú": "uacute", "ů": "uring", "ý": "yacute",
    "ž": "zcaron", "Č": "Ccaron", "Ř": "Rcaron", "Š": "Scaron", "Ž": "Zcaron", "Ú": "Uacute", "Ů": "Uring",
}  # fmt: skip
_CODES = {letter: 128 + number for number, letter in enumerate(_GLYPHS)}

_LEFT = ["Hráč na tahu musí posunout", "jednu loď o jedno pole.", "Loď nesmí zastavit tam,", "kde už jiná kotví."]
_RIGHT = ["Pokud je loď plná, hráč", "nic nenakládá a vezme si", "z banku jednu minci. Pak", "hraje soused po levici."]


def _string(text: str) -> str:
    """Text as a hexadecimal string of our own encoding."""
    return "<" + "".join(f"{_CODES.get(letter, ord(letter)):02x}" for letter in text) + ">"


def _pdf(pages: list[list[tuple[int, int, str]]]) -> bytes:
    """A PDF with lines of text at given places; the lines stand in the file in the order given."""
    differences = "128 " + " ".join(f"/{glyph}" for glyph in _GLYPHS.values())
    objects = [
        "<< /Type /Catalog /Pages 2 0 R >>",
        f"<< /Type /Pages /Count {len(pages)} /Kids [{' '.join(f'{4 + 2 * n} 0 R' for n in range(len(pages)))}] >>",
        "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding "
        f"<< /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [{differences}] >> >>",
    ]
    for number, lines in enumerate(pages):
        content = "\n".join(f"BT /F1 10 Tf 1 0 0 1 {x} {y} Tm {_string(text)} Tj ET" for x, y, text in lines)
        objects.append(
            "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 420 600] /Resources << /Font << /F1 3 0 R >> >> "
            f"/Contents {5 + 2 * number} 0 R >>"
        )
        objects.append(f"<< /Length {len(content)} >>\nstream\n{content}\nendstream")
    out = b"%PDF-1.4\n"
    offsets = []
    for number, body in enumerate(objects, start=1):
        offsets.append(len(out))
        out += f"{number} 0 obj\n{body}\nendobj\n".encode("latin-1")
    table = "".join(f"{offset:010d} 00000 n \n" for offset in offsets)
    end = f"xref\n0 {len(objects) + 1}\n0000000000 65535 f \n{table}"
    end += f"trailer\n<< /Size {len(objects) + 1} /Root 1 0 R >>\nstartxref\n{len(out)}\n%%EOF\n"
    return out + end.encode("latin-1")


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
    path.write_bytes(_pdf([_two_columns(1), _two_columns(2)]))
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
    path.write_bytes(_pdf([[]]))
    transcript, diagnostics = read_transcript(path)
    assert transcript is None and [one.code for one in diagnostics] == ["PRV107"]


def test_without_the_library_the_reader_says_what_to_install(pdf: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pravidla.transcript.pdf.find_spec", lambda name: None)
    transcript, [found] = read_transcript(pdf)
    assert transcript is None and found.code == "PRV106"
    assert found.help is not None and "pravidla[transcript]" in found.help
