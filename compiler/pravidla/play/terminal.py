"""The plain table: lines that are only ever added, numbered choices, no cursor control. Reads like a conversation.

Input and output are any text streams, so the whole table can be driven by a test or by another program.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

from pravidla.diagnostics import fold
from pravidla.interface import CHANCE, Action
from pravidla.play.position import Part, lines_of, position_parts
from pravidla.play.reasons import Answer, ask_why
from pravidla.play.saves import read_save, resume, write_save
from pravidla.play.session import Move, Session
from pravidla.play.wording import COMMANDS, YES, number_of_players, phrases
from pravidla_runtime import SaveError

_MOST_CHOICES = 40
"""Choices shown at once; a part of the text finds the others."""


@dataclass(frozen=True, slots=True)
class _Choice:
    """A legal action with the number it is offered under."""

    number: int
    action: int
    text: str


class Terminal:
    """Runs one session until it is over or left. `digest` is that of the rules; `clear` hides what the last person
    saw, `board` tells the boards as printed."""

    def __init__(
        self,
        session: Session,
        title: tuple[str, str],
        digest: str,
        language: str,
        input_: TextIO,
        output: TextIO,
        clear: Callable[[], None] | None = None,
        board: Callable[[], Sequence[str]] | None = None,
    ) -> None:
        self.session = session
        self._digest = digest
        self._title = title[1] if language == "en" else title[0]
        self._language = language
        self._say_it = phrases(language)
        self._in = input_
        self._out = output
        self._clear = clear
        self._board = board
        self._last_person: int | None = None
        self._seen: list[Part] = []
        self._others_moved = True

    def run(self) -> bool:
        """Play. True when the game came to its end, false when the person left or the input ended."""
        table = self.session.table
        players = number_of_players(table.players, self._language)
        self._say(self._say_it["welcome"].format(self._title, players, table.seed))
        if table.people:
            self._say(self._say_it["hint"])
        while True:
            for move in self.session.settle():
                self._others_moved = self._others_moved or move.player != CHANCE
                self._tell(move)
            if self.session.over:
                self._result()
                return True
            if not self._turn():
                self._say(self._say_it["quit"])
                return False

    # ---- a person's decision

    def _turn(self) -> bool:
        """One decision of a person; false when the person leaves."""
        seat = self.session.person
        assert seat is not None
        if len(self.session.table.people) > 1 and seat != self._last_person and self._hides():
            if self._last_person is not None and self._clear is not None:
                self._clear()
            answer = self._ask(self._say_it["pass_on"].format(self.seat(seat)))
            if answer is None or COMMANDS.get(fold(answer.strip())) == "quit":
                return False
        self._others_moved = self._others_moved or seat != self._last_person
        self._last_person = seat
        self._show_position(seat, whole=self._others_moved)
        self._others_moved = False
        choices = self._choices()
        self._offer(choices)
        while True:
            line = self._ask(self._say_it["prompt"])
            if line is None:
                return False
            outcome = self._obey(line.strip(), choices)
            if outcome is not None:
                return outcome

    def _hides(self) -> bool:
        info = getattr(getattr(self.session.engine, "info", None), "fields", ())
        return any(field.seen_by != "all" for field in info)

    def _obey(self, line: str, choices: Sequence[_Choice]) -> bool | None:
        """Do what the line says: true to go on with the game, false to leave, None to ask again."""
        if not line:
            return None
        word, _, rest = line.partition(" ")
        match COMMANDS.get(fold(word)):
            case "help":
                self._say(self._say_it["help"])
            case "why":
                self._why(rest.strip())
            case "state":
                assert self._last_person is not None
                self._show_position(self._last_person)
                self._offer(choices)
            case "board":
                lines = self._board() if self._board is not None else ()
                for told in lines or (self._say_it["no_board"],):
                    self._say(told)
            case "log":
                self._log()
            case "undo":
                return self._undo()
            case "save":
                self._save(rest.strip())
            case "load":
                return self._load(rest.strip())
            case "quit":
                return False
            case _:
                return self._pick(line, choices)
        return None

    def _pick(self, line: str, choices: Sequence[_Choice]) -> bool | None:
        if line.isdecimal():
            found = [choice for choice in choices if choice.number == int(line)]
        else:
            words = fold(line).split()
            found = [choice for choice in choices if all(word in fold(choice.text) for word in words)]
        if len(found) == 1:
            self._tell(self.session.choose(found[0].action))
            return True
        if found:
            self._say(self._say_it["several"])
            self._offer(found)
            return None
        self._say(self._say_it["unknown"].format(len(choices)))
        if not line.isdecimal():
            self._why(line, quiet=True)
        return None

    def _choices(self) -> list[_Choice]:
        state = self.session.state
        return [
            _Choice(number, action, self._text(state.action(action)))
            for number, action in enumerate(state.legal_actions(), start=1)
        ]

    def _offer(self, choices: Sequence[_Choice]) -> None:
        width = len(str(choices[-1].number)) if choices else 1
        for choice in choices[:_MOST_CHOICES]:
            self._say(f"  {choice.number:>{width}}. {choice.text}")
        if len(choices) > _MOST_CHOICES:
            self._say(self._say_it["more"].format(len(choices) - _MOST_CHOICES))

    # ---- commands

    def _why(self, question: str, quiet: bool = False) -> None:
        if not question:
            self._say(self._say_it["why_what"])
            return
        answers = ask_why(self.session, question, self._language)
        if isinstance(answers, tuple):
            if not quiet:
                self._say(self._say_it["why_none"])
                for line in answers:
                    self._say(f"  {line}")
            return
        for answer in answers:
            self._say_answer(answer)

    def _say_answer(self, answer: Answer) -> None:
        if not answer.reasons:
            self._say(self._say_it["why_legal"].format(answer.text))
            return
        self._say(self._say_it["why_not"].format(answer.text))
        for reason in answer.reasons:
            sentence = reason.en if self._language == "en" else reason.cs
            cites = f" [{', '.join(reason.cites)}]" if reason.cites else ""
            self._say(f"  - {sentence}{cites}")

    def _log(self) -> None:
        shown = [move for move, _ in self.session.moves() if move.player != CHANCE]
        if not shown:
            self._say(self._say_it["log_empty"])
        for number, move in enumerate(shown, start=1):
            self._say(f"  {number}. {self._line(move)}")

    def _undo(self) -> bool | None:
        if self.session.reveals():
            answer = self._ask(self._say_it["undo_reveals"])
            if answer is None:
                return False
            if fold(answer.strip()) not in YES:
                self._say(self._say_it["not_undone"])
                return None
        if not self.session.undo():
            self._say(self._say_it["nothing_to_undo"])
            return None
        self._others_moved = True
        self._say(self._say_it["undone"])
        return True

    def _save(self, name: str) -> None:
        if not name:
            self._say(self._say_it["save_where"])
            return
        try:
            write_save(Path(name), self.session, self._digest)
        except (OSError, ValueError) as error:
            self._say(self._say_it["not_saved"].format(error))
        else:
            self._say(self._say_it["saved"].format(name))

    def _load(self, name: str) -> bool | None:
        if not name:
            self._say(self._say_it["load_which"])
            return None
        try:
            save = read_save(Path(name))
            if _configuration(save.table) != _configuration(self.session.table):
                self._say(self._say_it["other_table"])
                return None
            self.session = resume(save, self.session.engine, self._digest)
        except (OSError, SaveError, ValueError) as error:
            self._say(self._say_it["not_loaded"].format(error))
            return None
        self._last_person = None
        self._others_moved = True
        self._say(self._say_it["loaded"].format(name))
        return True

    # ---- output

    def seat(self, player: int) -> str:
        """How a seat is called."""
        if player == CHANCE:
            return self._say_it["chance"]
        name = self._say_it["seat"].format(player + 1)
        return name if player in self.session.table.people else self._say_it["bot"].format(name)

    def _show_position(self, seat: int, *, whole: bool = True) -> None:
        """The position; where not the `whole` is wanted, only what the person who has just moved does not know yet."""
        parts = position_parts(self.session.state, seat, self.session.table.players, self._language)
        self._say("")
        for line in lines_of(parts, () if whole else self._seen):
            self._say(line)
        self._seen = parts
        self._say(self._say_it["turn"].format(self.seat(seat)))

    def _tell(self, move: Move) -> None:
        """Say what happened. Outcomes of chance show in the position, to those who may see them."""
        if move.player != CHANCE:
            self._say(f"> {self._line(move)}")

    def _line(self, move: Move) -> str:
        if move.secret_from:
            return self._say_it["secret"].format(self.seat(move.player))
        text = move.en if self._language == "en" else move.cs
        cites = f" [{', '.join(move.cites)}]" if move.cites else ""
        return f"{self.seat(move.player)}: {text}{cites}"

    def _text(self, action: Action) -> str:
        return action.en if self._language == "en" else action.cs

    def _result(self) -> None:
        state = self.session.state
        self._say("")
        self._say(self._say_it["over"])
        for player, score in enumerate(state.scores()):
            self._say("  " + self._say_it["score"].format(self.seat(player), score))
        winners = [self.seat(player) for player in state.winners()]
        self._say(self._say_it["winner" if len(winners) == 1 else "winners"].format(", ".join(winners)))
        if self.session.rewound:
            self._say(self._say_it["rewound"].format(self.session.rewound))

    def _say(self, text: str) -> None:
        self._out.write(text + "\n")
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


def _configuration(table: object) -> tuple[object, ...]:
    return tuple(getattr(table, name) for name in ("game", "players", "modules", "options", "overlays"))
