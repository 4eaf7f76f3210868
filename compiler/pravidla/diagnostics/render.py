"""Diagnostics as text with source lines and carets, as JSON, and as GitHub annotations.

Input is any collection of diagnostics and the source files they point into, by the names that the diagnostics give
them; shown is the path of each file. Output is a string; the order is always that of `sort_diagnostics`. A file that is
missing from `files`, or has no text there, is named without its line.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from rich.cells import cell_len
from rich.text import Text

from pravidla.diagnostics.model import Diagnostic, Label, Severity, SourceFile, Span, sort_diagnostics
from pravidla.diagnostics.visible import harmless, harmless_json

_STYLE = {Severity.ERROR: "bold red", Severity.WARNING: "bold yellow"}
_RULE = "bold blue"
_LONGEST_LINE = 160
_NOWHERE = Label(Span("", 0, 0), "")
_FEWEST_ALIKE = 2
"""So many others that say the same are named in a note."""
_SHOWN_ALIKE = 5


def render_text(diagnostics: Iterable[Diagnostic], files: Mapping[str, SourceFile], *, color: bool = False) -> str:
    """One block a diagnostic, separated by empty lines, with a final line break; empty when there are none. What says
    the same at more than two places is one block."""
    blocks = [_block(one, files) for one in gathered(sort_diagnostics(diagnostics), files)]
    if not blocks:
        return ""
    text = Text("\n\n").join(blocks).append("\n")
    text.plain = harmless(text.plain)
    if not color:
        return text.plain
    from rich.console import Console  # slow to import, and only colour needs it

    console = Console(force_terminal=True, color_system="standard", legacy_windows=False)
    with console.capture() as capture:
        console.print(text, soft_wrap=True, end="", highlight=False)
    return capture.get()


def gathered(diagnostics: Iterable[Diagnostic], files: Mapping[str, SourceFile]) -> list[Diagnostic]:
    """What says the same at more than two places, once, at the first of them; a note names the others."""
    alike: dict[Diagnostic, list[Diagnostic]] = {}
    for one in diagnostics:
        alike.setdefault(replace(one, primary=_NOWHERE), []).append(one)
    result: list[Diagnostic] = []
    for first, *others in alike.values():
        if len(others) < _FEWEST_ALIKE:
            result += [first, *others]
            continue
        places = ", ".join(_where(one.primary.span, files) for one in others[:_SHOWN_ALIKE])
        more = len(others) - _SHOWN_ALIKE
        note = f"the same at {places}" + (f" and {more} more places" if more > 0 else "")
        result.append(replace(first, notes=(*first.notes, note)))
    return sort_diagnostics(result)


def render_json(diagnostics: Iterable[Diagnostic], files: Mapping[str, SourceFile]) -> str:
    """A JSON list with one object a diagnostic. Lines and columns count from 1, offsets from 0, in code points."""
    data = [
        {
            "code": one.code,
            "severity": one.severity.value,
            "message": one.message,
            "primary": _label_data(one.primary, files),
            "secondary": [_label_data(label, files) for label in one.secondary],
            "notes": list(one.notes),
            "help": one.help,
            "refs": list(one.refs),
        }
        for one in sort_diagnostics(diagnostics)
    ]
    return harmless_json(data) + "\n"


def render_github(diagnostics: Iterable[Diagnostic], files: Mapping[str, SourceFile]) -> str:
    """One workflow command a diagnostic, which GitHub shows beside the line of a pull request."""
    return "".join(_annotation(one, files) + "\n" for one in sort_diagnostics(diagnostics))


def _block(one: Diagnostic, files: Mapping[str, SourceFile]) -> Text:
    labels = (one.primary, *one.secondary)
    numbers = [_position(label.span, files)[0] for label in labels]
    width = len(str(max((number for number in numbers if number), default=0)))
    out = Text()
    out.append(f"{one.severity.value}[{one.code}]", _STYLE[one.severity]).append(f": {one.message}", "bold")
    primary_file = one.primary.span.file
    for index, path in enumerate(dict.fromkeys(label.span.file for label in labels)):
        here = sorted(
            (label for label in labels if label.span.file == path), key=lambda label: (label.span.start, label.span.end)
        )
        pointed = one.primary if path == primary_file else here[0]
        if index:
            out.append("\n" + " " * width + " |", _RULE)
        out.append("\n" + " " * width + ("--> " if index == 0 else "::: "), _RULE).append(_where(pointed.span, files))
        if path in files and files[path].text:
            _snippets(out, here, one, files[path], width)
    tail = [("note", note) for note in one.notes]
    tail += [("rulebook", ", ".join(one.refs))] if one.refs else []
    tail += [("help", one.help)] if one.help else []
    if tail and any(number is not None for number in numbers):
        out.append("\n" + " " * width + " |", _RULE)
    for kind, text in tail:
        lines = text.splitlines() or [""]
        out.append("\n" + " " * width + " = ", _RULE).append(f"{kind}: ", "bold").append(lines[0])
        for more in lines[1:]:
            out.append("\n" + " " * (width + 5 + len(kind)) + more)
    return out


def _snippets(out: Text, labels: list[Label], one: Diagnostic, file: SourceFile, width: int) -> None:
    """Each line once, its labels below it; a gap between lines that do not follow each other."""
    out.append("\n" + " " * width + " |", _RULE)
    previous: int | None = None
    for label in labels:
        number, _ = file.line_column(label.span.start)
        if number != previous:
            if previous is not None and number != previous + 1:
                out.append("\n" + "." * max(3, width), _RULE)
            window_start, shown = _window(file, number, label.span)
            out.append(f"\n{number:>{width}} |", _RULE).append(f" {shown}" if shown else "")
        else:
            window_start, shown = _window(file, number, label.span)
        previous = number
        is_primary = label is one.primary
        style = _STYLE[one.severity] if is_primary else _RULE
        lead, marks = _marks(file, label.span, window_start, shown, "^" if is_primary else "-")
        out.append("\n" + " " * width + " |", _RULE).append(f" {lead}").append(marks, style)
        if label.text:
            out.append(f" {label.text}", style)


def _window(file: SourceFile, number: int, span: Span) -> tuple[int, str]:
    """The line, or of a very long one the part around the span: offset of its first character, and the text."""
    line = file.line(number)
    start = file.line_start(number)
    if len(line) <= _LONGEST_LINE:
        return start, line
    first = max(0, min(span.start - start - _LONGEST_LINE // 2, len(line) - _LONGEST_LINE))
    return start + first, line[first : first + _LONGEST_LINE]


def _marks(file: SourceFile, span: Span, start: int, shown: str, mark: str) -> tuple[str, str]:
    """What stands before the carets (tabs copied, the rest as wide as the text above) and the carets."""
    first = min(max(span.start - start, 0), len(shown))
    last = min(max(span.end - start, first), len(shown))
    lead = "".join("\t" if char == "\t" else " " * cell_len(char) for char in shown[:first])
    return lead, mark * max(1, cell_len(shown[first:last].replace("\t", " ")))


def _position(span: Span, files: Mapping[str, SourceFile]) -> tuple[int | None, int | None]:
    file = files.get(span.file)
    return (None, None) if file is None or not file.text else file.line_column(span.start)


def _path(name: str, files: Mapping[str, SourceFile]) -> str:
    return files[name].path if name in files else name


def _where(span: Span, files: Mapping[str, SourceFile]) -> str:
    line, column = _position(span, files)
    path = _path(span.file, files)
    return path if line is None else f"{path}:{line}:{column}"


def _label_data(label: Label, files: Mapping[str, SourceFile]) -> dict[str, object]:
    span = label.span
    file = files.get(span.file)
    line, column = _position(span, files)
    end_line, end_column = (None, None) if file is None or not file.text else file.line_column(span.end)
    return {
        "file": _path(span.file, files),
        "start": span.start,
        "end": span.end,
        "line": line,
        "column": column,
        "end_line": end_line,
        "end_column": end_column,
        "text": label.text,
    }


def _annotation(one: Diagnostic, files: Mapping[str, SourceFile]) -> str:
    span = one.primary.span
    line, column = _position(span, files)
    properties = {"file": _path(span.file, files)}
    if line is not None and column is not None:
        end_line, end_column = files[span.file].line_column(span.end)
        properties |= {"line": str(line), "col": str(column)}
        if end_line == line and end_column > column:
            properties["endColumn"] = str(end_column - 1)
    properties["title"] = one.code
    body = [one.message, *([one.primary.text] if one.primary.text and one.primary.text not in one.message else [])]
    body += [f"{_where(label.span, files)}: {label.text}" for label in one.secondary]
    body += [*one.notes, *([", ".join(one.refs)] if one.refs else []), *([one.help] if one.help else [])]
    head = ",".join(f"{key}={_escape(value, ':,')}" for key, value in properties.items())
    return f"::{one.severity.value} {head}::{_escape(chr(10).join(body), '')}"


def _escape(text: str, more: str) -> str:
    text = harmless(text.replace("\r", "\n")).replace("%", "%25").replace("\n", "%0A")
    for char in more:
        text = text.replace(char, f"%{ord(char):02X}")
    return text
