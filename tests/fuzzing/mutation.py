"""Texts changed by chance, by somebody who knows YAML, its lines and trees, and the words of expressions."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import yaml

from pravidla.diagnostics import SourceFile
from pravidla.source import parse_yaml, to_data
from pravidla.syntax import reserved_words

_TOKEN = re.compile(r"\w+|\.\.|[<>=!]=|[^\w\s]|\s+")
_OPERATORS = re.findall(
    r"\S+",
    "+ - * / ( ) [ ] { } , : . .. < > <= >= == != = | & && || ! ? @ # ~ ' \" 0 1 2 -1 007 1.5 1e9 99999999999999999999 "
    "me s1.1 s1.1.1 a nebo jen nic",
)
TOKENS: tuple[str, ...] = (*sorted(reserved_words()), *_OPERATORS)
"""Words and signs that a sentence may be made of, and such as people write by habit."""
VALUES = (
    "", "~", "null", "true", "no", "[]", "{}", "[[]]", "{a: {b: c}}", '""', "''", "&a x", "*a",
    "!!python/object:os.system x", "!x y", "<<", "<<: *a", "|\n  x", ">-\n  x", '"\\x00"', '"\\u202e"', '"\\ud800"',
    "0x1F", "0o17", "012", "1_000", "1e400", ".inf", "-0", "2026-11-30", "=", "%", "@x", "`x`", "- -", "? x", "x: y: z",
    "'", '"', "[", "{", "]", "}", "\t", "9" * 400, "e\u0301", "р", "\u200b", "🎲", "x" * 3000, "é", "# x", "x # y",
    "1..", "..1", "9..1", "0..99999999999",
)  # fmt: skip
"""Values that YAML reads in many ways, or not at all."""
_CHARS = "\"'{}[]()<>:,#&*!|>%@`\\-?=+/.~\t\n\r\x00\x1b\ufeff\u00a0\u2028éА🎲0Aa "


def mutated(text: str, rng: Random, others: Sequence[str]) -> str:
    """The text after one to four changes; whole parts may come from other texts. Every second is changed gently."""
    if rng.randrange(2):
        return rng.choice((_alike, _alike, _alike, _lines))(text, rng, others)
    for _ in range(rng.choice((1, 1, 1, 2, 2, 3, 4))):
        text = rng.choice(_CHANGES)(text, rng, others)
    return text[:20_000]


def mutated_sentence(text: str, rng: Random, others: Sequence[str]) -> str:
    """A sentence after one to four changes of its words. Every second is changed gently."""
    if rng.randrange(2):
        return _alike(text, rng, others)
    for _ in range(rng.choice((1, 1, 2, 2, 3, 4))):
        text = rng.choice((_tokens, _tokens, _tokens, _chars, _nested, _spliced))(text, rng, others)
    return text[:4_000]


def _lines(text: str, rng: Random, others: Sequence[str]) -> str:
    lines = text.split("\n")
    at = rng.randrange(len(lines))
    match rng.randrange(6):
        case 0:
            del lines[at]
        case 1:
            lines.insert(at, lines[at])
        case 2:
            other = rng.randrange(len(lines))
            lines[at], lines[other] = lines[other], lines[at]
        case 3:
            lines[at] = " " * rng.choice((1, 2, 4)) + lines[at]
        case 4:
            lines[at] = lines[at][rng.choice((1, 2)) :]
        case _:
            line = lines.pop(at)
            lines.insert(rng.randrange(len(lines) + 1), line)
    return "\n".join(lines)


def _blocks(text: str, rng: Random, others: Sequence[str]) -> str:
    """A block of lines out of another text."""
    lines, source = text.split("\n"), rng.choice(others).split("\n")
    start = rng.randrange(len(source))
    block = source[start : start + rng.randrange(1, 12)]
    at = rng.randrange(len(lines) + 1)
    lines[at : at + rng.randrange(3)] = block
    return "\n".join(lines)


def _values(text: str, rng: Random, others: Sequence[str]) -> str:
    """Another value behind a colon or dash."""
    places = [match.end() for match in re.finditer(r"(: |- |\[|, )", text)]
    if not places:
        return text + rng.choice(VALUES)
    start = rng.choice(places)
    found = re.compile(r"[^\n,\]}]*").match(text, start)
    end = start if found is None else found.end()
    return text[:start] + rng.choice(VALUES) + text[end:]


def _tokens(text: str, rng: Random, others: Sequence[str]) -> str:
    """Words of a line exchanged, left out, doubled, put in."""
    tokens = _TOKEN.findall(text)
    if not tokens:
        return rng.choice(TOKENS)
    at = rng.randrange(len(tokens))
    match rng.randrange(6):
        case 0:
            del tokens[at]
        case 1:
            tokens.insert(at, tokens[at])
        case 2:
            other = rng.randrange(len(tokens))
            tokens[at], tokens[other] = tokens[other], tokens[at]
        case 3:
            tokens[at] = rng.choice(TOKENS)
        case 4:
            tokens[at:at] = [" ", rng.choice(TOKENS), " "]
        case _:
            words = [token for token in _TOKEN.findall(rng.choice(others)) if not token.isspace()]
            tokens[at] = rng.choice(words or ["x"])
    return "".join(tokens)


def _alike(text: str, rng: Random, others: Sequence[str]) -> str:
    """A word exchanged for another word of the text, a number for another number: what may well be accepted."""
    places: list[re.Match[str]] = list(re.finditer(r"\w+", text))
    figures = [place for place in places if place[0].isdecimal()]
    if not places:
        return text
    if figures and rng.randrange(2):
        places = figures
    place = rng.choice(places)
    if place[0].isdecimal():
        new = str(max(0, int(place[0][:6]) + rng.choice((-2, -1, -1, 1, 1, 2, 10, 10**6, 10**9))))
    else:
        words: list[str] = [other[0] for other in places if not other[0].isdecimal()]
        new = rng.choice(words)
    start, end = place.span()
    return f"{text[:start]}{new}{text[end:]}"


def _chars(text: str, rng: Random, others: Sequence[str]) -> str:
    at = rng.randrange(len(text) + 1)
    match rng.randrange(4):
        case 0:
            return text[:at] + text[at + 1 :]
        case 1:
            return text[:at] + rng.choice(_CHARS) * rng.choice((1, 1, 1, 2, 50)) + text[at:]
        case 2:
            return text[:at] + rng.choice(_CHARS) + text[at + 1 :]
        case _:
            end = rng.randrange(at, len(text) + 1)
            return text[:at] + text[end:] if rng.randrange(3) else text[:at]


def _nested(text: str, rng: Random, others: Sequence[str]) -> str:
    """Something inside itself again and again."""
    at = rng.randrange(len(text) + 1)
    number = rng.choice((3, 30, 300, 1500))
    opening, closing = rng.choice(
        (("(", ")"), ("[", "]"), ("{a: ", "}"), ("not ", ""), ("- ", ""), ("if x then ", " else y"), ("x.", ""))
    )
    return text[:at] + opening * number + "x" + closing * number + text[at:]


def _spliced(text: str, rng: Random, others: Sequence[str]) -> str:
    other = rng.choice(others)
    return text[: rng.randrange(len(text) + 1)] + other[rng.randrange(len(other) + 1) :]


def _tree(text: str, rng: Random, others: Sequence[str]) -> str:
    """The tree of the text with a part left out, copied to another place, renamed, replaced."""
    node, problems = parse_yaml(SourceFile("x", text))
    if node is None or problems:
        return text
    data = to_data(node)
    found = list(_places(data))
    if not found:
        return text
    part, key = rng.choice(found)
    match rng.randrange(5):
        case 0:
            del part[key]
        case 1:
            source, other = rng.choice(found)
            part[key] = source[other]
        case 2 if isinstance(part, dict):
            part[_misspelt(str(key), rng)] = part.pop(key)
        case 3 if isinstance(part, list):
            part.insert(key, part[key])
        case _:
            part[key] = rng.choice((None, True, -1, 0, 10**12, "", "x", [], {}, [None], {"x": "y"}, rng.choice(TOKENS)))
    try:
        return str(yaml.safe_dump(data, allow_unicode=True, sort_keys=False, width=10**6))
    except (RecursionError, ValueError, yaml.YAMLError):
        # a part was copied into itself
        return text


def _places(data: Any) -> list[tuple[Any, Any]]:
    found: list[tuple[Any, Any]] = []
    edge = [data]
    while edge and len(found) < 5_000:
        part = edge.pop()
        if isinstance(part, dict | list):
            for key in list(part) if isinstance(part, dict) else range(len(part)):
                found.append((part, key))
                edge.append(part[key])
    return found


def _misspelt(word: str, rng: Random) -> str:
    at = rng.randrange(len(word) + 1)
    return word[:at] + rng.choice("aeš_x1 ") + word[at + rng.randrange(2) :]


_CHANGES: tuple[Callable[[str, Random, Sequence[str]], str], ...] = (
    _lines, _lines, _blocks, _values, _values, _tokens, _tokens, _chars, _nested, _spliced, _tree, _tree, _tree,
)  # fmt: skip
