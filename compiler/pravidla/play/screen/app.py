"""The full screen: the position on the left, the moves on the right and found by typing, the log below."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from textwrap import wrap
from typing import ClassVar

from textual import events, on, work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.message import Message
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from pravidla.folding import fold
from pravidla.play.choices import Choice, matching
from pravidla.play.desk import Asked, Changed, Desk, Left, Moved, Offered, Outcome, Said
from pravidla.play.log import cited, seat_name
from pravidla.play.screen.dialogs import Answer, Cover, Question
from pravidla.play.screen.panels import headline, log_text, position
from pravidla.play.view import View
from pravidla.play.wording import COMMANDS, number_of_choices

_MOST_OPTIONS = 400
"""Moves listed at once; typing finds the others."""
_STILL = 0.6
"""Seconds; a key pressed twice by mistake comes sooner."""
_MOST_LOG = 60
"""Events in the panel of the log; the whole log is told when it is asked for."""


class Moves(OptionList):
    """The list of moves. It says when it has got its room or another one, which is later than the screen has."""

    class Resized(Message):
        """The lines of the table are to be broken anew."""

    def on_resize(self, event: events.Resize) -> None:
        self.post_message(self.Resized())


class FullScreen(App[None]):
    """Runs one game until it is left. The person types a part of a move, or any word that the plain table knows."""

    ENABLE_COMMAND_PALETTE = False
    CSS = """
    #top { height: 1; background: $primary-darken-2; color: $text; }
    #middle { height: 1fr; }
    #position { width: 1fr; padding: 0 1 0 0; scrollbar-size-vertical: 1; }
    #moves { width: 36; border-left: solid $primary; }
    #moves OptionList { height: 1fr; border: none; padding: 0; scrollbar-size-vertical: 1; }
    #moves Input { height: 1; border: none; padding: 0 1; background: $boost; }
    #log { height: 6; border-top: solid $primary; scrollbar-size-vertical: 1; }
    #keys { height: 1; background: $primary-darken-2; color: $text; }
    .-wide #moves { width: 52; }
    .-high #log { height: 11; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "help", priority=True),
        Binding("f2", "begin('propose')", priority=True),
        Binding("f3", "cite", priority=True),
        Binding("f4", "obey('state_all')", priority=True),
        Binding("f5", "obey('log')", priority=True),
        Binding("f6", "obey('board')", priority=True),
        Binding("f7,ctrl+s", "begin('save')", priority=True),
        Binding("f8,ctrl+z", "obey('undo')", priority=True),
        Binding("ctrl+y", "obey('redo')", priority=True),
        Binding("f10,ctrl+q", "leave", priority=True),
        Binding("escape", "empty", show=False),
        Binding("pagedown", "turn_page(1)", show=False),
        Binding("pageup", "turn_page(-1)", show=False),
    ]

    def __init__(self, desk: Desk, still: float = _STILL) -> None:
        """`still`: seconds without a key before one opens what is covered."""
        super().__init__()
        self.HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (110, "-wide")]
        self.VERTICAL_BREAKPOINTS = [(0, "-low"), (36, "-high")]
        self.desk = desk
        self._still = still
        self.busy = True
        """chance or a bot moves; nothing can be done meanwhile"""
        self.seat = desk.session.table.people[0]
        self._top = Static(id="top", markup=False)
        self._position = VerticalScroll(id="position", can_focus=False)
        self._state = Static(id="state", markup=False)
        self._panel = Moves(markup=False)
        self._panel.can_focus = False
        self._line = Input(placeholder=desk.say["type_here"])
        self._log_panel = VerticalScroll(id="log", can_focus=False)
        self._story = Static(id="story", markup=False)
        self._view: View | None = None
        self._read: dict[int, int] = {}
        """by seat, the lines of the log that the person there has seen before"""
        self._begun = 0
        """lines of the log when the first person sat down"""
        self._last_person: int | None = None

    # ---- what stands on the screen

    def compose(self) -> ComposeResult:
        yield self._top
        with Horizontal(id="middle"):
            with self._position:
                yield self._state
            with Vertical(id="moves"):
                yield self._panel
                yield self._line
        with self._log_panel:
            yield self._story
        yield Static(self.desk.say["keys"], id="keys", markup=False)

    def on_mount(self) -> None:
        self._line.focus()
        self._go_on()

    @on(Moves.Resized)
    def _refit(self) -> None:
        """Everything broken anew for the room that there is."""
        self._draw()
        self._list(self._line.value)

    def _clear(self) -> None:
        """Nothing that one person may see is left for the next."""
        self._view = None
        self._panel.clear_options()
        for panel in (self._top, self._state, self._story):
            panel.update("")

    def _show(self) -> None:
        """Look at the table anew."""
        self._view = self.desk.view(self.seat)
        self._refit()

    def _draw(self) -> None:
        view = self._view
        if view is None:
            return
        say = self.desk.say
        width = max(20, self._position.size.width - 2)
        turn = say["thinks_or_rolls"] if self.busy else view.turn
        self._top.update(headline(self.desk.title, turn, cited(view.cites), self.size.width))
        state = position(view, width, say["letter"])
        if view.result:
            state = type(state)("\n").join([type(state)("\n".join(view.result) + "\n", style="bold"), state])
        self._state.update(state)
        fresh = max(0, len(view.log) - self._read.get(view.seat, self._begun))
        self._story.update(log_text(view.log[-_MOST_LOG:], fresh, max(20, self._log_panel.size.width - 2)))
        self._log_panel.anchor()

    def _list(self, typed: str) -> None:
        """The moves that fit what was typed, under the headings of their groups."""
        panel = self._panel
        panel.clear_options()
        if self._view is None or self.busy:
            return
        word = typed.strip().partition(" ")[0]
        shown = self._view.choices if fold(word) in COMMANDS else matching(typed, self._view.choices)
        found = {choice.number for choice in shown[:_MOST_OPTIONS]}
        options: list[Option] = []
        for group in self._view.groups:
            members = [choice for choice in group.choices if choice.number in found]
            if len(self._view.groups) > 1 and len(members) > 1:
                options.append(Option(f"── {group.heading}", disabled=True))
            options.extend(Option(self._folded(one), id=str(one.number)) for one in members)
        if len(shown) > len(found):
            more = number_of_choices(len(shown), self.desk.language)
            options.append(Option(self.desk.say["more_typed"].format(more), disabled=True))
        if not shown:
            why = "no_more_moves" if self.desk.session.over else "none_fits"
            options.append(Option(self.desk.say[why], disabled=True))
        panel.add_options(options)
        first = next((str(one.number) for one in shown[:1]), None)
        if first is not None:
            panel.highlighted = panel.get_option_index(first)

    def _folded(self, choice: Choice) -> str:
        """A move in lines that fit, the second and later ones under its text."""
        width = max(20, self._panel.size.width - 2)
        return "\n".join(wrap(f"{choice.number:>2} {choice.text}", width, subsequent_indent="   "))

    # ---- turns

    @work(thread=True, exclusive=True)
    def _go_on(self) -> None:
        """Let chance and bots move, then the person. Beside the screen, which stays alive."""
        session = self.desk.session
        while not session.over and session.person is None:
            moves = session.choose(session.decide())
            if any(move.player >= 0 for move in moves):
                self.call_from_thread(self._show)
        self.call_from_thread(self._turn)

    def _turn(self) -> None:
        """A person decides, or the game is over."""
        session = self.desk.session
        self.busy = False
        seat = session.person
        if seat is None:
            self._show()
            if self._view is not None:
                self.push_screen(Answer(self._view.result, self.desk.say["closing"]))
            return
        changed = seat != self._last_person
        if not self._read and self._last_person is None:
            self._begun = len(self.desk.view(seat).log)
        self._last_person = self.seat = seat
        if changed and len(session.table.people) > 1 and self.desk.hides:
            name = seat_name(session.table, seat, self.desk.language)
            self._clear()
            self.push_screen(Cover(self.desk.say["pass_on"].format(name), self._still), lambda _: self._show())
            return
        self._show()

    @work(thread=True, exclusive=True)
    def _do(self, command: Callable[[], Outcome]) -> None:
        """Do what the person wants, beside the screen: looking something up may take a moment."""
        outcome = command()
        self.call_from_thread(self._done, outcome)

    def _done(self, outcome: Outcome) -> None:
        self.busy = False
        self._refit()  # the line may have been emptied meanwhile, when no moves are listed
        self._obeyed(outcome)

    def _begin(self, command: Callable[[], Outcome]) -> None:
        """Start with what the person wants; nothing else is taken until it is done."""
        if not self.busy and len(self.screen_stack) == 1:
            self.busy = True
            self._top.update(f" {self.desk.title} · {self.desk.say['wait']}")
            self._do(command)

    def _obeyed(self, outcome: Outcome) -> None:
        match outcome:
            case Said(lines, latest_last):
                self.push_screen(Answer(lines, self.desk.say["closing"], from_end=latest_last))
            case Offered(line, choices):
                offered = [f"{choice.number:>3}. {choice.text}" for choice in choices]
                self.push_screen(Answer([line, *offered] if line else offered, self.desk.say["closing"]))
            case Moved() | Changed():
                if isinstance(outcome, Changed):
                    self.notify(outcome.line)
                    if outcome.another:
                        self._last_person = None
                if self._view is not None:
                    self._read[self._view.seat] = len(self._view.log)
                self.busy = True
                self._show()
                self._go_on()
            case Asked(question, yes, no):

                def answered(agreed: bool | None) -> None:
                    if agreed:
                        self._obeyed(yes())
                    else:
                        self.notify(no)

                self.push_screen(Question(question), answered)
            case Left():
                self.exit()

    # ---- what the person does

    @on(Input.Changed)
    def _typed(self, event: Input.Changed) -> None:
        self._list(event.value)

    @on(Input.Submitted)
    def _entered(self, event: Input.Submitted) -> None:
        typed = event.value.strip()
        if self.busy:
            return
        chosen = self._highlighted()
        event.input.value = ""
        if typed and (fold(typed.partition(" ")[0]) in COMMANDS or chosen is None):
            self._begin(lambda: self.desk.obey(typed, self.seat))
        elif chosen is not None:
            self._begin(lambda: self.desk.choose(chosen))

    @on(OptionList.OptionSelected)
    def _clicked(self, event: OptionList.OptionSelected) -> None:
        if event.option.id is not None:
            chosen = self._numbered(event.option.id)
            self._begin(lambda: self.desk.choose(chosen))

    def on_key(self, event: events.Key) -> None:
        """The arrows move in the list while the person types."""
        if event.key in ("up", "down") and len(self.screen_stack) == 1:
            panel = self._panel
            if event.key == "down":
                panel.action_cursor_down()
            else:
                panel.action_cursor_up()
            event.stop()

    def action_obey(self, command: str) -> None:
        """A command as if it had been typed."""
        self._begin(lambda: self.desk.obey("state all" if command == "state_all" else command, self.seat))

    def action_help(self) -> None:
        """All keys, then all words."""
        words = self.desk.say["help"].splitlines()
        self._begin(lambda: Said((*self.desk.say["keys_help"].splitlines(), "", *words)))

    def action_begin(self, command: str) -> None:
        """Put the word of a command that wants more into the line."""
        if len(self.screen_stack) == 1:
            line = self._line
            line.value = self.desk.say[f"begin_{command}"]
            line.cursor_position = len(line.value)

    def action_cite(self) -> None:
        """What the rulebook says about the move that is marked."""
        chosen, view = self._highlighted(), self._view
        if view is None:
            return
        title, cites = ((chosen.text, ""), chosen.cites) if chosen is not None else ((), view.cites)
        self._begin(lambda: Said((*title, *self.desk.rule(cites))))

    def action_empty(self) -> None:
        self._line.value = ""

    def action_turn_page(self, pages: int) -> None:
        panel = self._position
        panel.scroll_relative(y=pages * max(1, panel.size.height - 1), animate=False)

    def action_leave(self) -> None:
        """Leave; a game that is not saved, after a question. Whoever is asked and presses the key again means it."""
        if self.desk.asks and self.desk.unsaved and not isinstance(self.screen, Question):
            self.push_screen(Question(self.desk.say["leave_unsaved"]), lambda agreed: self.exit() if agreed else None)
        else:
            self.exit()

    def _highlighted(self) -> Choice | None:
        """The marked move; none where what was typed fits no move."""
        panel = self._panel
        if panel.highlighted is None:
            return None
        identity = panel.get_option_at_index(panel.highlighted).id
        return None if identity is None else self._numbered(identity)

    def _numbered(self, identity: str) -> Choice:
        choices: Sequence[Choice] = self._view.choices if self._view is not None else ()
        return choices[int(identity) - 1]
