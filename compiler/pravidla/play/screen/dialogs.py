"""Screens before the table: an answer to be read, a question, the cover between two people."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from time import monotonic
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Center, Middle, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Static

_WIDEST = 110
_FRAME = 6
"""Columns that the frame, its padding and the scroll bar of an answer take."""


class Answer(ModalScreen[None]):
    """Lines to read, from the first or the last; Enter or Escape closes."""

    DEFAULT_CSS = """
    Answer { align: center middle; }
    Answer VerticalScroll { width: 98%; max-width: 110; height: auto; max-height: 90%; border: round $accent;
        padding: 0 1; background: $surface; }
    Answer Static { height: auto; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,f1,f3,f4,f5,f6", "close", show=False),
        Binding("down,j", "move(1)", show=False),
        Binding("up,k", "move(-1)", show=False),
        Binding("pagedown,space", "move(10)", show=False),
        Binding("pageup", "move(-10)", show=False),
    ]

    def __init__(self, lines: Sequence[str], closing: str, *, from_end: bool = False) -> None:
        super().__init__()
        self.lines = tuple(lines)
        self._hint = closing
        self._from_end = from_end

    def compose(self) -> ComposeResult:
        with VerticalScroll() as panel:
            panel.border_subtitle = self._hint
            yield Static(markup=False)

    def on_resize(self, event: events.Resize) -> None:
        """Fold the lines, each with its own indent and a little more."""
        width = min(_WIDEST, event.size.width * 98 // 100) - _FRAME
        folded: list[str] = []
        for line in self.lines:
            indent = len(line) - len(line.lstrip(" "))
            folded.extend(wrap(line, width, subsequent_indent=" " * (indent + 2), break_on_hyphens=False) or [""])
        self.query_one(Static).update("\n".join(folded))
        if self._from_end:
            self.query_one(VerticalScroll).scroll_end(animate=False)

    def action_close(self) -> None:
        self.dismiss()

    def action_move(self, lines: int) -> None:
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)


class Question(ModalScreen[bool]):
    """A question answered by yes or no."""

    DEFAULT_CSS = """
    Question { align: center middle; }
    Question Static { width: 70; max-width: 92%; height: auto; border: round $warning; padding: 1 2;
        background: $surface; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("a,y", "answer(True)", show=False),
        Binding("n,escape", "answer(False)", show=False),
    ]

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    def compose(self) -> ComposeResult:
        yield Static(self.text, markup=False)

    def action_answer(self, yes: bool) -> None:
        self.dismiss(yes)


class Cover(Screen[None]):
    """Hides the table until the next person sits down: until Enter is pressed after no key was for `still` seconds. A
    key pressed twice or held down by the one who has just moved opens nothing."""

    DEFAULT_CSS = """
    Cover Static { width: auto; max-width: 90%; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "close", show=False)]

    def __init__(self, text: str, still: float) -> None:
        super().__init__()
        self.text = text
        self._still = still
        self._last = monotonic()

    def on_mount(self) -> None:
        self._last = monotonic()

    def compose(self) -> ComposeResult:
        with Middle(), Center():
            yield Static(self.text, markup=False)

    def action_close(self) -> None:
        before, self._last = self._last, monotonic()
        if self._last - before >= self._still:
            self.dismiss()
