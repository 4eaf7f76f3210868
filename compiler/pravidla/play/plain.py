"""The plain table: lines that are only ever added, numbered choices, no cursor control. Reads like a conversation.

Input and output are any text streams, so the whole table can be driven by a test or by another program.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol, TextIO

from pravidla.folding import fold
from pravidla.play.choices import Choice, Group
from pravidla.play.desk import Asked, Changed, Desk, Left, Moved, Offered, Outcome, Said
from pravidla.play.log import brief, lines_for, seat_name, wrapped
from pravidla.play.sections import Section, changes, lines_of, without_blanks
from pravidla.play.session import Move
from pravidla.play.view import result_lines
from pravidla.play.wording import COMMANDS, YES, number_of_choices, number_of_players

_MOST_CHOICES = 40
"""Choices told at once; of a longer list, the groups."""
_MOST_OF_GROUP = 8
"""Choices of a group that are told one by one in a longer list."""


class Lines(Protocol):
    """Where a person's lines come from; an empty text is the end."""

    def readline(self) -> str: ...


class Plain:
    """Runs one game until it is over or left. `clear` hides what the last person saw; `width` is that of the terminal,
    none where lines are to stay whole."""

    def __init__(
        self,
        desk: Desk,
        input_: Lines,
        output: TextIO,
        clear: Callable[[], None] | None = None,
        width: int | None = None,
    ) -> None:
        self.desk = desk
        self._in = input_
        self._out = output
        self._clear = clear
        self._width = width
        self._last_person: int | None = None
        self._on_screen = False
        """whether what one person may know stands on the screen"""
        self._seen: dict[int, tuple[Section, ...]] = {}
        """by seat, the position as the person there knows it"""
        self._told_of_blanks = False
        self._told = ""

    def run(self) -> bool:
        """Play. True when the game came to its end, false when the person left or the input ended."""
        desk, say = self.desk, self.desk.say
        table = desk.session.table
        self._say(say["welcome"].format(desk.title, number_of_players(table.players, desk.language), table.seed))
        if table.people:
            self._say(say["hint"])
        while True:
            for move in desk.session.settle():
                self._tell((move,))
            if desk.session.over:
                self._end()
                if not table.people or not self._asked():
                    return True
            elif not self._turn():
                self._say(say["quit"])
                return False

    def _turn(self) -> bool:
        """One decision of a person; false when the person leaves."""
        desk, seat = self.desk, self.desk.session.person
        assert seat is not None
        if len(desk.session.table.people) > 1 and seat != self._last_person and desk.hides:
            if self._on_screen and self._clear is not None:
                self._clear()
                self._seen.clear()
            answer = self._ask(desk.say["pass_on"].format(seat_name(desk.session.table, seat, desk.language)))
            if answer is None or COMMANDS.get(fold(answer.strip())) == "quit":
                return False
        self._last_person = seat
        self._show(seat)
        return self._asked()

    def _end(self) -> None:
        """The last position, of which everybody may know all that anybody knows, and the result."""
        people = self.desk.session.table.people
        self._say("")
        if people:
            seat = people[0] if self._last_person is None else self._last_person
            self._say_all(lines_of(without_blanks(self.desk.view(seat).sections)))
        self._say_all(result_lines(self.desk.session, self.desk.language))
        if people:
            self._say(self.desk.say["after_end"])

    def _asked(self) -> bool:
        """What the person wants, until the game goes on; false when the person leaves."""
        desk, table = self.desk, self.desk.session.table
        while True:
            seat = desk.session.person
            if seat is None:
                seat = table.people[0] if self._last_person is None else self._last_person
            line = self._ask(desk.say["prompt"])
            if line is None:
                return False
            if not line.strip():
                continue
            outcome = self._obeyed(desk.obey(line, seat))
            if outcome is not None:
                return outcome

    def _obeyed(self, outcome: Outcome) -> bool | None:
        """True to go on with the game, false to leave, None to ask again."""
        match outcome:
            case Said(lines):
                self._say_all(lines)
                return None
            case Offered(line, choices):
                if line:
                    self._say(line)
                self._offer_all(choices)
                return None
            case Moved(moves):
                self._tell(moves)
                return True
            case Changed(line, another):
                if another:
                    self._last_person = None
                    self._seen.clear()
                self._say(line)
                return True
            case Asked(question, yes, no):
                answer = self._ask(question)
                if answer is None:
                    return False
                if fold(answer.strip()) in YES:
                    return self._obeyed(yes())
                self._say(no)
                return None
            case Left():
                return False

    def _show(self, seat: int) -> None:
        """The position and the choices: all of it for whoever has not seen it yet, then only what has changed since the
        person in the seat last decided."""
        self._on_screen = True
        view, say = self.desk.view(seat), self.desk.say
        known = self._seen.get(seat)
        self._say("")
        if known is None:
            self._say_all(lines_of(without_blanks(view.sections)))
        else:
            self._say_all(changes(view.sections, known, say["empty"]))
        if known is None and not self._told_of_blanks:
            self._told_of_blanks = True
            self._say(say["blanks"])
        self._seen[seat] = view.sections
        self._say(view.turn)
        self._offer(view.groups)

    def _offer(self, groups: Sequence[Group]) -> None:
        choices = [choice for group in groups for choice in group.choices]
        if len(choices) <= _MOST_CHOICES:
            self._offer_all(choices)
            return
        for group in groups:
            if len(group.choices) <= _MOST_OF_GROUP:
                self._offer_all(group.choices)
                continue
            number = number_of_choices(len(group.choices), self.desk.language)
            first, last = group.choices[0].number, group.choices[-1].number
            self._say(self.desk.say["group"].format(group.heading, number, first, last).rstrip(":"))
        self._say(self.desk.say["more"].format(number_of_choices(len(choices), self.desk.language)))

    def _offer_all(self, choices: Sequence[Choice]) -> None:
        width = len(str(choices[-1].number)) if choices else 1
        for choice in choices:
            self._say(f"  {choice.number:>{width}}. {choice.text}")

    def _tell(self, moves: Sequence[Move]) -> None:
        """Say what happened, as everybody at the table may know it; not that somebody had to go on without doing
        anything, which only the log tells."""
        table = self.desk.session.table
        told = [move for move in moves if not (move.forced and move.idle)]
        for line in lines_for(told, table, table.people, self.desk.language, self._told):
            self._say(f"> {brief(line)}")
            self._told = line

    def _say_all(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._say(line)

    def _say(self, text: str) -> None:
        self._out.write(wrapped(text, self._width) + "\n")
        self._out.flush()

    def _ask(self, prompt: str) -> str | None:
        """A line from the person; None when the input has ended."""
        self._out.write(prompt)
        self._out.flush()
        line = self._in.readline()
        if not line:
            self._out.write("\n")
            return None
        return line
