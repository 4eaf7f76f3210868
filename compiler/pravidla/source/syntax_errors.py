"""YAML's own complaints, said in the words of somebody who writes rules."""

from __future__ import annotations

import re

import yaml

from pravidla.diagnostics.model import Diagnostic, Label, SourceFile, Span

_LONGEST_KEY = 1024
_CLOSERS = {"[": "]", "{": "}"}
_NO_START = re.compile(r"found character '(.)' that cannot start any token", re.DOTALL)
_SURROGATE = re.compile(r"\\[uU](?:0000)?([dD][89a-fA-F][0-9a-fA-F]{2})")
_ONLY_QUOTED = "put the text in double quotes"


def translate(error: yaml.YAMLError, file: SourceFile, base: int) -> Diagnostic:
    """The diagnostic for an error in a part of the file that begins at the offset `base`."""
    problem = str(getattr(error, "problem", None) or getattr(error, "reason", None) or "")
    context = str(getattr(error, "context", None) or "")
    at = _index(getattr(error, "problem_mark", None), base, file)
    opened = _index(getattr(error, "context_mark", None), base, file)
    at = base if at is None else at
    at = min(at, max(len(file.text.rstrip()), base))
    if "mapping values are not allowed" in problem:
        return _second_colon(file, at)
    if "sequence entries are not allowed" in problem:
        return _one("PRV215", "a list cannot begin behind a key", file, at, at + 1, "", "begin it on the next line")
    if "unexpected end of stream" in problem or "document separator" in problem:
        start = at if opened is None else opened
        return _one("PRV212", "the quote is never closed", file, start, start + 1, "opened here", None)
    if "escape" in problem or "hexadecimal" in problem:
        return _escape(file, at)
    start_of_token = _NO_START.search(problem)
    if start_of_token:
        char = start_of_token.group(1)
        return _one("PRV216", f"no text begins with `{char}`", file, at, at + 1, "", _ONLY_QUOTED)
    if context.startswith("while parsing a flow"):
        return _flow(file, at, at if opened is None else opened, problem)
    if "block scalar" in context:
        return _one("PRV210", f"`{file.text[at : at + 1]}` cannot stand here", file, at, at + 1, "", _block_header())
    if "expected <block end>" in problem:
        return _block_end(file, at, opened)
    if "expected the node content" in problem:
        return _one("PRV216", f"no text begins with `{file.text[at : at + 1]}`", file, at, at + 1, "", _ONLY_QUOTED)
    if "could not find expected ':'" in problem and opened is not None:
        end = opened + len(file.text[opened:].split("\n", 1)[0].rstrip())
        return _one("PRV210", "this line is no key: it lacks its colon", file, opened, end, "", "write `key: value`")
    return _one("PRV210", f"this is not YAML: {problem or 'the text breaks off'}", file, at, at + 1, "", None)


def question_mark(file: SourceFile, at: int) -> Diagnostic:
    """A question mark in an unquoted text between braces, which only some YAML readers accept."""
    return _flow_character(file, at)


def _second_colon(file: SourceFile, at: int) -> Diagnostic:
    number, column = file.line_column(at)
    line = file.line(number)
    before = line[: column - 1]
    if len(before.strip()) > _LONGEST_KEY:
        return _one(
            "PRV211", f"a key has at most {_LONGEST_KEY} characters", file, at, at + 1, "the key ends here", None
        )
    if re.search(r":\s", before):
        text = f"a second colon on one line; {_ONLY_QUOTED}, and write sentences without colons"
        return _one("PRV211", "a colon cannot stand inside an unquoted text", file, at, at + 1, "", text)
    indent = len(line) - len(line.lstrip(" -"))
    start = file.line_start(number) + indent
    above = next((one for n in range(number - 1, 0, -1) if (one := file.line(n)).strip()), "")
    if re.search(r":\s+\S", above) and len(above) - len(above.lstrip(" -")) < indent:
        help_text = "indent it like the keys above"
        return _one("PRV215", "this key is indented deeper than those above it", file, start, at, "", help_text)
    return _one("PRV211", "a key stands on one line", file, at, at + 1, "its key began on an earlier line", None)


def _escape(file: SourceFile, at: int) -> Diagnostic:
    start = file.text.rfind("\\", 0, at + 1)
    start = at if start < 0 else start
    surrogate = _SURROGATE.match(file.text, start)
    if surrogate:
        message = f"the character U+{surrogate.group(1).upper()} is not allowed"
        return _one("PRV205", message, file, start, surrogate.end(), "", "delete it")
    shown = file.text[start : start + 2].strip()
    help_text = 'write the character itself; a backslash is `\\\\`, a quote `\\"`'
    return _one("PRV217", f"`{shown}` is no escape", file, start, start + max(1, len(shown)), "", help_text)


def _flow(file: SourceFile, at: int, opened: int, problem: str) -> Diagnostic:
    if file.text[opened : opened + 1] not in _CLOSERS:
        opened = max(file.text.rfind("[", 0, at), file.text.rfind("{", 0, at), 0)
    bracket = file.text[opened : opened + 1]
    closer = _CLOSERS.get(bracket, "}")
    same_line = file.line_column(at)[0] == file.line_column(opened)[0]
    if same_line and at < len(file.text.rstrip()) and file.text[at] not in "\r\n" and "stream end" not in problem:
        return _flow_character(file, at)
    message = f"`{bracket}` is never closed"
    return _one("PRV213", message, file, opened, opened + 1, f"lacks its `{closer}`", None)


def _flow_character(file: SourceFile, at: int) -> Diagnostic:
    char = file.text[at : at + 1]
    message = f"`{char}` cannot stand in an unquoted text between braces or brackets"
    help_text = 'texts with punctuation stand in double quotes: `{cs: "…", en: "…"}`'
    return _one("PRV214", message, file, at, at + 1, "", help_text)


def _block_end(file: SourceFile, at: int, opened: int | None) -> Diagnostic:
    number, column = file.line_column(at)
    before = file.line(number)[: column - 1].rstrip()
    if before.endswith(("'", '"', "]", "}")):
        help_text = "put the whole text in double quotes"
        return _one("PRV218", "text goes on behind a closing quote or bracket", file, at, at + 1, "", help_text)
    secondary: tuple[Label, ...] = ()
    if opened is not None and file.line_column(opened)[0] != number:
        secondary = (Label(Span(file.path, opened, opened + 1), "what it should continue begins here"),)
    place = Label(Span(file.path, at, at + 1), "")
    help_text = "items of one list, and keys of one mapping, begin in the same column"
    return Diagnostic(
        "PRV215", "this line does not fit the indentation above it", place, secondary=secondary, help=help_text
    )


def _block_header() -> str:
    return "after `|` or `>` the text begins on the next line"


def _index(mark: yaml.Mark | None, base: int, file: SourceFile) -> int | None:
    return None if mark is None else min(base + int(mark.index), len(file.text))


def _one(
    code: str, message: str, file: SourceFile, start: int, end: int, label: str, help_text: str | None
) -> Diagnostic:
    end = max(start, min(end, len(file.text)))
    return Diagnostic(code, message, Label(Span(file.path, start, end), label), help=help_text)
