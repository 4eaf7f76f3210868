"""Tracks and the course of a game as SVG, made from data, and what every picture shares. Every picture has a twin in
words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from html import escape
from importlib.resources import files

from pravidla.backends.docs.view import Picture

_LETTER = 7.2
"""width of a letter at the size of the captions"""
_MOST_SPACES = 60
_VARIABLE = re.compile(r"(--\w+): ([^;]+);")


def track_picture(title: str, worth: Sequence[Sequence[str]]) -> Picture | None:
    """Numbered spaces with what is printed on each, line by line; broken into rows."""
    if not 2 <= len(worth) <= _MOST_SPACES:
        return None
    longest = max((len(line) for one in worth for line in one), default=0)
    high = 34 + 18 * max(1, *(len(one) for one in worth))
    width = max(44.0, longest * _LETTER + 12)
    per_row = max(1, min(len(worth), int(700 // width)))
    parts = []
    for number, one in enumerate(worth):
        x, y = (number % per_row) * width + 2, (number // per_row) * (high + 6) + 2
        parts.append(f'<rect class="space" x="{x:g}" y="{y:g}" width="{width - 4:g}" height="{high - 2}" rx="6"/>')
        parts.append(f'<text class="number" x="{x + width / 2 - 2:g}" y="{y + 18:g}">{number}</text>')
        for place, line in enumerate(one):
            parts.append(f'<text x="{x + width / 2 - 2:g}" y="{y + 38 + 18 * place:g}">{escape(line)}</text>')
    rows = (len(worth) + per_row - 1) // per_row
    return svg(title, per_row * width, rows * (high + 6), parts)


@dataclass(frozen=True, slots=True)
class Stage:
    """A box of the course of a game: its caption, where it leads, whether it is a choice, what it holds."""

    text: str
    href: str
    kind: str
    children: tuple[Stage, ...] = ()


def course_picture(title: str, root: Stage) -> Picture:
    """The course of a game as boxes below each other, indented by depth; each leads to its rule."""
    parts: list[str] = []
    widest = [0.0]

    def draw(stage: Stage, depth: int, row: int, above: float | None) -> int:
        x, y = depth * 28 + 2, row * 40 + 2
        width = len(stage.text) * _LETTER + 24
        widest[0] = max(widest[0], x + width)
        if above is not None:
            parts.append(f'<path class="way" d="M{x - 16} {above} V{y + 15} H{x}" fill="none"/>')
        corner = 15 if stage.kind == "choice" else 5
        box = f'<rect class="{stage.kind}" x="{x}" y="{y}" width="{width:.0f}" height="30" rx="{corner}"/>'
        box += f'<text class="left" x="{x + 12}" y="{y + 20}">{escape(stage.text)}</text>'
        parts.append(f'<a href="{escape(stage.href)}">{box}</a>' if stage.href else box)
        row += 1
        for child in stage.children:
            row = draw(child, depth + 1, row, y + 30)
        return row

    rows = draw(root, 0, 0, None)
    return svg(title, widest[0] + 4, rows * 40, parts, _outline(root))


def _outline(root: Stage) -> str:
    return f"{root.text}: " + "; ".join(child.text for child in root.children) if root.children else root.text


def svg(title: str, width: float, height: float, parts: Sequence[str], words: str = "") -> Picture:
    """A picture of that size, for people who see it and for those who have it read to them."""
    head = (
        f'<svg viewBox="0 0 {width:.0f} {height:.0f}" width="{width:.0f}" height="{height:.0f}" role="group"'
        f' aria-label="{escape(title)}">'
    )
    return Picture(head + "".join(parts) + "</svg>", words or title)


def standing_alone(picture: Picture, font: str = "sans-serif") -> str:
    """A picture that carries its own style, that of the pages in the light colours: a file, or a part of a book."""
    head, sign, rest = picture.svg.partition(">")
    return f'{head} xmlns="http://www.w3.org/2000/svg"{sign}<style>{_style(font)}</style>{rest}'


@cache
def _style(font: str) -> str:
    """The rules of the style sheet for pictures, without variables, which only a page knows."""
    sheet = files("pravidla.backends.docs").joinpath("assets").joinpath("site.css").read_text(encoding="utf-8")
    rules = " ".join(line.replace("svg ", "") for line in sheet.splitlines() if line.startswith("svg "))
    for name, colour in _VARIABLE.findall(sheet.partition("}")[0]):
        rules = rules.replace(f"var({name})", colour)
    return rules.replace("system-ui, sans-serif", font)
