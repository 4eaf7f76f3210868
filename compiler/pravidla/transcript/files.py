"""Reading a transcript from a file, with every reason why it may not be one as a diagnostic."""

from __future__ import annotations

import os
import re

from pravidla.diagnostics import Diagnostic, Label, Severity, SourceFile, Span
from pravidla.source import read_file
from pravidla.transcript.model import Transcript
from pravidla.transcript.pdf import read_pdf
from pravidla.transcript.reader import read
from pravidla.transcript.repair import INSTALL, load_lexicon

LARGEST_TRANSCRIPT = 2 * 1024 * 1024
"""In bytes. A long rulebook has a twentieth of it."""

_LONGEST_WORD = 400
_LEAST_LETTERS = 0.4
_CONTROL = re.compile(r"[\x00-\x08\x0e-\x1f]")
_LONG_WORD = re.compile(rf"\S{{{_LONGEST_WORD},}}")
_MEAN_WORD = 20
_MOST_STRANGE = 6000
"""Distinct words; a rulebook of which most words are damaged has a fifth of them."""
_WORD = re.compile(r"[^\W\d_]{3,}")
_PDF = b"%PDF-"
_NUMBERED = "end each page with a line that holds nothing but its number, from 1 on"


def read_transcript(
    path: str | os.PathLike[str], *, name: str | None = None
) -> tuple[Transcript | None, list[Diagnostic]]:
    """The transcript in a UTF-8 text file or a PDF; nothing, with the reason, when the file is neither."""
    shown = name if name is not None else os.fspath(path)
    if _is_pdf(path):
        layer, problems = read_pdf(path, name=shown)
        if layer is None:
            return None, problems
        source = SourceFile(shown, layer)
        if len(layer) > LARGEST_TRANSCRIPT:
            return None, [_problem("PRV103", f"`{shown}` is no rulebook: it holds too much text", source, 0)]
        return read_source(source)
    file, diagnostics = read_file(path, name=shown, limit=LARGEST_TRANSCRIPT)
    if file is None:
        return None, diagnostics
    return read_source(file)


def read_source(file: SourceFile) -> tuple[Transcript | None, list[Diagnostic]]:
    """The transcript in a decoded text; nothing, with the reason, when it is empty, binary or noise."""
    text = file.text
    control = _CONTROL.search(text)
    if control:
        message = f"`{file.path}` is not a text: it holds the control character U+{ord(control.group()):04X}"
        return None, [_problem("PRV101", message, file, control.start(), "extract the text of the rulebook first")]
    if not text.strip():
        return None, [_problem("PRV102", f"`{file.path}` holds no text", file, 0)]
    visible = sum(not character.isspace() for character in text)
    letters = sum(character.isalpha() for character in text)
    long_word = _LONG_WORD.search(text)
    if letters < _LEAST_LETTERS * visible or visible > _MEAN_WORD * len(text.split()) or long_word:
        place = long_word.start() if long_word else 0
        message = f"`{file.path}` does not look like a rulebook: it is hardly made of words"
        return None, [_problem("PRV103", message, file, place)]
    if _is_strange(text):
        message = f"`{file.path}` does not look like a rulebook: hardly one of its words is Czech"
        return None, [_problem("PRV103", message, file, 0)]
    transcript = read(text)
    found = [] if transcript.lexicon else [_no_lexicon(file)]
    if not any(page.printed for page in transcript.pages):
        message = f"no page numbers were found in `{file.path}`; {_pages(len(transcript.pages))} counted from 1"
        start = Label(Span(file.path, 0, 0), "")
        found.append(Diagnostic("PRV104", message, start, severity=Severity.WARNING, help=_NUMBERED))
    return transcript, found


def _pages(number: int) -> str:
    return "its one page is" if number == 1 else f"its {number} pages are"


def _is_strange(text: str) -> bool:
    """Whether a text has so many different words that are none that trying to repair them would take minutes."""
    words = {match.group().casefold() for match in _WORD.finditer(text)}
    if len(words) <= _MOST_STRANGE:
        return False
    lexicon = load_lexicon()
    return lexicon is not None and sum(not lexicon.knows(word) for word in words) > _MOST_STRANGE


def _is_pdf(path: str | os.PathLike[str]) -> bool:
    try:
        with open(path, "rb") as file:
            return file.read(len(_PDF)) == _PDF
    except OSError:
        return False


def _no_lexicon(file: SourceFile) -> Diagnostic:
    message = f"damage in `{file.path}` was not repaired: there is no lexicon of Czech words"
    start = Label(Span(file.path, 0, 0), "")
    return Diagnostic("PRV105", message, start, severity=Severity.WARNING, help=f"install one with `{INSTALL}`")


def _problem(code: str, message: str, file: SourceFile, offset: int, help: str | None = None) -> Diagnostic:
    return Diagnostic(code, message, Label(Span(file.path, offset, offset), ""), help=help)
