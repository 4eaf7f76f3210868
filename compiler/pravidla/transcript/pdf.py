"""The text layer of a PDF in reading order, page after page, with form feeds between the pages.

A PDF holds pieces of text with their places, in any order. Where a page has an empty strip down its middle, it is set
in two columns: the left one is read first. A line over the whole width, a title for instance, ends the columns above
it.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path

from pravidla.diagnostics import Diagnostic, Label, Span

PAGE_BREAK = "\f"
INSTALL = "pip install 'pravidla[transcript]'"
LARGEST_PDF = 64 * 1024 * 1024
"""In bytes. A rulebook with its pictures has a tenth of it."""

_MOST_PAGES = 500
_WIDTH_OF_LETTER = 0.5
_LEAST_ON_A_SIDE = 0.2
_MOST_ACROSS = 0.2
_STEPS = 60


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of text: `x` from the left and `y` from the bottom, `size` of its letters, all in points."""

    x: float
    y: float
    size: float
    text: str

    @property
    def right(self) -> float:
        """About where the piece ends."""
        return self.x + _WIDTH_OF_LETTER * self.size * len(self.text)


def read_pdf(path: str | os.PathLike[str], *, name: str | None = None) -> tuple[str | None, list[Diagnostic]]:
    """The text of a PDF file; nothing, with the reason, when it has none or cannot be read."""
    shown = name if name is not None else os.fspath(path)
    if find_spec("pypdf") is None:
        return None, [_problem("PRV106", f"reading `{shown}` needs the PDF library", shown, f"install it: `{INSTALL}`")]
    from pypdf import PdfReader
    from pypdf.errors import PyPdfError

    try:
        if os.path.getsize(path) > LARGEST_PDF:
            limit = LARGEST_PDF // (1024 * 1024)
            return None, [_problem("PRV107", f"`{shown}` is larger than {limit} MB", shown)]
        reader = PdfReader(Path(path))
        pages = [
            page_text(_pieces(page), float(page.mediabox.left), float(page.mediabox.right))
            for page in reader.pages[:_MOST_PAGES]
        ]
    except (PyPdfError, OSError, ValueError, TypeError, KeyError, AttributeError, IndexError, RecursionError) as error:
        # The library has no end of ways to fail on a broken file.
        return None, [_problem("PRV107", f"`{shown}` cannot be read as a PDF: {type(error).__name__}", shown)]
    if not any(page.strip() for page in pages):
        message = f"`{shown}` has no text, only pictures of it"
        return None, [_problem("PRV107", message, shown, "run a text recognition over it first")]
    return PAGE_BREAK.join(pages), []


def page_text(pieces: Sequence[Piece], left: float, right: float) -> str:
    """The text of a page between two edges, line after line in reading order."""
    shown = [piece for piece in pieces if piece.text.strip()]
    gutter = _gutter(shown, left, right)
    if gutter is None:
        return "\n".join(_lines(shown))
    lines: list[str] = []
    across = sorted((piece for piece in shown if piece.x < gutter < piece.right), key=lambda piece: -piece.y)
    # Bands between the lines that cross the gutter; above the first of them there is one too.
    bounds = [float("inf"), *(piece.y for piece in across), float("-inf")]
    for number, (top, bottom) in enumerate(pairwise(bounds)):
        if number:
            lines += _lines([across[number - 1]])
        band = [piece for piece in shown if bottom < piece.y < top and not piece.x < gutter < piece.right]
        lines += _lines([piece for piece in band if piece.x < gutter])
        lines += _lines([piece for piece in band if piece.x >= gutter])
    return "\n".join(lines)


def _gutter(pieces: Sequence[Piece], left: float, right: float) -> float | None:
    """The middle of the empty strip between two columns; nothing when the page has one column."""
    if not pieces:
        return None
    width = right - left
    found = []
    for step in range(_STEPS + 1):
        x = left + width * (0.25 + 0.5 * step / _STEPS)
        across = sum(piece.x < x < piece.right for piece in pieces)
        before = sum(piece.right <= x for piece in pieces)
        after = sum(piece.x >= x for piece in pieces)
        least = _LEAST_ON_A_SIDE * len(pieces)
        if before >= least and after >= least and across <= _MOST_ACROSS * len(pieces):
            found.append((across, x))
    if not found:
        return None
    fewest = min(across for across, _ in found)
    best = [x for across, x in found if across == fewest]
    return best[len(best) // 2]


def _lines(pieces: Sequence[Piece]) -> Iterator[str]:
    """Pieces joined to lines: those whose places differ by less than half a letter stand on one line."""
    line: list[Piece] = []
    for piece in sorted(pieces, key=lambda one: (-one.y, one.x)):
        if line and line[0].y - piece.y > 0.5 * max(line[0].size, piece.size):
            yield _joined(line)
            line = []
        line.append(piece)
    if line:
        yield _joined(line)


def _joined(line: Sequence[Piece]) -> str:
    return " ".join(" ".join(piece.text.split()) for piece in sorted(line, key=lambda one: one.x))


def _pieces(page: object) -> list[Piece]:
    from pypdf import PageObject
    from pypdf.generic import DictionaryObject

    found: list[Piece] = []

    def visit(text: str, place: list[float], matrix: list[float], font: DictionaryObject | None, size: float) -> None:
        if text.strip():
            x = matrix[4] * place[0] + matrix[5] * place[2] + place[4]
            y = matrix[4] * place[1] + matrix[5] * place[3] + place[5]
            scale = abs(matrix[3] * place[3]) or 1.0
            found.append(Piece(x, y, max(1.0, abs(size) * scale), text))

    if isinstance(page, PageObject):
        page.extract_text(visitor_text=visit)
    return found


def _problem(code: str, message: str, shown: str, help: str | None = None) -> Diagnostic:
    return Diagnostic(code, message, Label(Span(shown, 0, 0), ""), help=help)
