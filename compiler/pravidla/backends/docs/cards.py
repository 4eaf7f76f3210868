"""Pieces of a game as small pictures made from data: the name on a band in the colour of the piece, figures large,
words beside what they say, effects below. Every picture has its text as title and description."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape

from pravidla.backends.docs.view import Line, Picture, plain_text
from pravidla_runtime.text import NO_BREAK_SPACE, figure_cs

_WIDTH = 180
_MARGIN = 10
_NAME, _WORD, _SMALL, _TINY = 8.3, 6.7, 6.0, 5.2
"""width of a letter of a name, of a word, of the small print and of a label, in units of the drawing"""
_MOST_NAME, _MOST_EFFECT = 4, 12
"""lines at most"""
_BADGES = 3
"""figures side by side"""
_FIGURE = re.compile(r"[\d, –]{1,7}")

COLOURS = {
    "black": "black",
    "blue": "blue",
    "brown": "brown",
    "gold": "yellow",
    "gray": "grey",
    "green": "green",
    "grey": "grey",
    "orange": "orange",
    "pink": "purple",
    "purple": "purple",
    "red": "red",
    "silver": "grey",
    "violet": "purple",
    "white": "white",
    "yellow": "yellow",
}
"""English words for colours, and the tint of the style sheet that shows each"""


@dataclass(frozen=True, slots=True)
class Printed:
    """A figure or word on a piece: what it is, what it says; numbers stand large."""

    label: str
    text: str
    number: int | None = None
    """the number of an amount, without its unit"""
    assumed: bool = False

    @property
    def figure(self) -> str:
        """What stands large; empty for words."""
        if self.number is not None:
            return figure_cs(self.number)
        return self.text if _FIGURE.fullmatch(self.text) else ""


@dataclass(frozen=True, slots=True)
class Face:
    """All that a piece shows."""

    name: str
    kind: str
    printed: tuple[Printed, ...]
    effects: tuple[str, ...]
    tint: str = ""
    copies: str = ""


def colour_in(words: str) -> str:
    """The tint of the first colour that an English name mentions; empty for none."""
    return next((COLOURS[word] for word in re.findall("[a-z]+", words.lower()) if word in COLOURS), "")


def effect_lines(lines: Iterable[Line]) -> tuple[str, ...]:
    """What a row can do, as the small print of a card."""
    told = []
    for line in lines:
        own = plain_text(line.sentence)
        label = f"{line.label}: " if line.label else ""
        inner = effect_lines(line.children)
        told.append(label + (f"{own}:" if own and inner else own))
        told += inner
    return tuple(one for one in told if one)


def card_pictures(faces: Sequence[Face]) -> tuple[Picture, ...]:
    """The pictures of the pieces of a kind, all of one height."""
    drawn = [_drawn(face) for face in faces]
    height = max((end for _, end in drawn), default=0) + 24
    return tuple(_whole(face, parts, height) for face, (parts, _) in zip(faces, drawn, strict=True))


def _whole(face: Face, parts: list[str], height: float) -> Picture:
    frame = f'<rect class="card" x="1" y="1" width="{_WIDTH - 2}" height="{height - 2:g}" rx="9"/>'
    foot = _text(_MARGIN, height - 9, face.kind, "left small")
    if face.copies:
        foot += _text(_WIDTH - _MARGIN, height - 9, face.copies, "right small")
    words = _words(face)
    svg = (
        f'<svg class="piece" viewBox="0 0 {_WIDTH} {height:g}" width="{_WIDTH}" height="{height:g}" role="img"'
        f' aria-label="{escape(face.name)}"><title>{escape(face.name)}</title><desc>{escape(words)}</desc>'
        f"{frame}{''.join(parts)}{foot}</svg>"
    )
    return Picture(svg, words)


def _words(face: Face) -> str:
    told = [f"{face.kind}: {face.name}", *(f"{one.label}: {one.text}" for one in face.printed), *face.effects]
    return "; ".join(told)


def _drawn(face: Face) -> tuple[list[str], float]:
    """The parts of a picture from top to bottom, and where they end."""
    name = _wrapped(face.name, _NAME, _MOST_NAME)
    band = 14 + 17 * len(name)
    tint = f" tint-{face.tint}" if face.tint else ""
    parts = [f'<path class="band{tint}" d="M1 {band}V10a9 9 0 0 1 9 -9H{_WIDTH - 10}a9 9 0 0 1 9 9V{band}z"/>']
    parts += [_text(_MARGIN, 22 + 17 * number, line, "left name") for number, line in enumerate(name)]
    y = band + 8.0
    figures = [one for one in face.printed if one.figure]
    for start in range(0, len(figures), _BADGES):
        row = figures[start : start + _BADGES]
        width = (_WIDTH - 2 * _MARGIN) / _BADGES
        deepest = 0
        for place, one in enumerate(row):
            middle = _MARGIN + width * (place + 0.5)
            parts.append(f'<rect class="badge" x="{middle - 23:g}" y="{y:g}" width="46" height="28" rx="6"/>')
            told = f"{one.figure}{'?' if one.assumed else ''}"
            parts.append(_text(middle, y + 20, told, "figure" if len(told) <= 3 else "figure long"))
            label = _wrapped(one.label, _TINY, 3, width)
            parts += [_text(middle, y + 40 + 10 * number, line, "tiny") for number, line in enumerate(label)]
            deepest = max(deepest, len(label))
        y += 36 + 10 * deepest
    for one in face.printed:
        if not one.figure:
            said = _wrapped(f"{one.label}: {one.text}{NO_BREAK_SPACE + '?' if one.assumed else ''}", _WORD, 3)
            parts += [_text(_MARGIN, y + 11 + 14 * number, line, "left word") for number, line in enumerate(said)]
            y += 14 * len(said) + 2
    if face.effects:
        parts.append(f'<path class="way" d="M{_MARGIN} {y + 3:g}H{_WIDTH - _MARGIN}"/>')
        y += 6
        lines = [line for effect in face.effects for line in _wrapped(effect, _SMALL, _MOST_EFFECT)]
        if len(lines) > _MOST_EFFECT:
            lines = [*lines[: _MOST_EFFECT - 1], "…"]
        parts += [_text(_MARGIN, y + 12 + 13 * number, line, "left small") for number, line in enumerate(lines)]
        y += 13 * len(lines) + 2
    return parts, y


def _text(x: float, y: float, text: str, kind: str) -> str:
    return f'<text class="{kind}" x="{x:g}" y="{y:g}">{escape(text)}</text>'


def _wrapped(text: str, letter: float, most: int, width: float = _WIDTH - 2 * _MARGIN) -> list[str]:
    """A text in lines of a width; what is too long for all lines ends with dots. No-break spaces hold together."""
    room = int(width / letter)
    lines = [""]
    for word in text.split(" "):
        while len(word) > room:
            if lines[-1]:
                lines.append("")
            lines[-1], word = word[: room - 1] + "-", word[room - 1 :]
        longer = f"{lines[-1]} {word}".strip()
        if len(longer) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines if len(lines) <= most else [*lines[: most - 1], lines[most - 1][: room - 1] + "…"]
