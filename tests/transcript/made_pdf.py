"""PDF files of the tests."""

from __future__ import annotations

_GLYPHS = {
    "á": "aacute", "č": "ccaron", "ď": "dcaron", "é": "eacute", "ě": "ecaron", "í": "iacute", "ň": "ncaron",
    "ó": "oacute", "ř": "rcaron", "š": "scaron", "ť": "tcaron", "ú": "uacute", "ů": "uring", "ý": "yacute",
    "ž": "zcaron", "Č": "Ccaron", "Ř": "Rcaron", "Š": "Scaron", "Ž": "Zcaron", "Ú": "Uacute", "Ů": "Uring",
}  # fmt: skip
_CODES = {letter: 128 + number for number, letter in enumerate(_GLYPHS)}


def _string(text: str) -> str:
    """Text as a hexadecimal string of our own encoding."""
    return "<" + "".join(f"{_CODES.get(letter, ord(letter)):02x}" for letter in text) + ">"


def pdf_of(pages: list[list[tuple[int, int, str]]]) -> bytes:
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
