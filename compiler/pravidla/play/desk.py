"""What a person can do at the table beside looking: choose, ask why, look a rule up, take back, save, load. The plain
table and the full screen obey the same words and give the same answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from shlex import quote
from typing import Any

from pravidla.diagnostics.visible import shortened
from pravidla.folding import fold
from pravidla.interface import State
from pravidla.play.accounts import Accounts
from pravidla.play.choices import Choice, all_choices, groups_of, matching, nearest
from pravidla.play.log import cited
from pravidla.play.reasons import Answer, ask_why, start_with
from pravidla.play.saves import SaveTrouble, read_save, resume, write_save
from pravidla.play.sections import lines_of, sections_of, without_blanks
from pravidla.play.session import Move, Session
from pravidla.play.telling import accounts_in, acts_told, log_of
from pravidla.play.view import View, result_lines, view_of
from pravidla.play.wording import ALL, COMMANDS, phrases

_DIGITS = 9
"""of a number that is typed; more would be no other choice"""


@dataclass(frozen=True, slots=True)
class Said:
    """An answer; the position is as before. `latest_last`: the end of it is what is wanted first."""

    lines: tuple[str, ...]
    latest_last: bool = False


@dataclass(frozen=True, slots=True)
class Offered:
    """Choices that fit what was typed, where it does not say which one."""

    line: str
    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class Moved:
    """The person's move was done, with what followed at once."""

    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class Changed:
    """Another position is on the table: a move was taken back, or, where it is `another` game, one was loaded."""

    line: str
    another: bool = False


@dataclass(frozen=True, slots=True)
class Asked:
    """Something to be confirmed first: `yes` does it."""

    question: str
    yes: Callable[[], Outcome]
    no: str


@dataclass(frozen=True, slots=True)
class Left:
    """The person leaves."""


Outcome = Said | Offered | Moved | Changed | Asked | Left


@dataclass(frozen=True, slots=True)
class Book:
    """What the table can look up: the boards as printed, and our summaries of the rulebook's paragraphs by id. Both are
    asked for when somebody wants them."""

    boards: Callable[[], Sequence[str]]
    summaries: Callable[[], Mapping[str, str]]
    pictures: Callable[[State, int], Mapping[str, str]] = lambda state, seat: {}
    """the boards as SVG by name, with what a player may know to lie on them"""
    accounts: Callable[[Session], Accounts | None] = lambda session: None
    """what tells of a game from its start which rules changed what players have; None where nothing can"""


class Desk:
    """Obeys words typed by the person whose turn it is. `digest` is that of the rules."""

    def __init__(
        self, session: Session, title: tuple[str, str], digest: str, language: str, book: Book, *, asks: bool = False
    ) -> None:
        """`asks`: whoever leaves a game that is not saved is asked whether they mean it."""
        self.asks = asks
        self.session = session
        self.title = title[1] if language == "en" else title[0]
        self.language = language
        self.say = phrases(language)
        self._digest = digest
        self._book = book
        self._kept = list(session.actions)
        """the actions as they were when the game was begun, saved or loaded"""

    def view(self, seat: int) -> View:
        """The table as the player in `seat` sees it."""
        return view_of(self.session, seat, self.language)

    @property
    def hides(self) -> bool:
        """Whether players ever know anything that others do not."""
        engine: Any = self.session.engine
        return bool(engine.info.private)

    @property
    def unsaved(self) -> bool:
        """Whether a person has played since the game was begun, saved or loaded."""
        new = self.session.actions[len(self._kept) :] or self.session.actions[: len(self._kept)] != self._kept
        return bool(new) and not self.session.over and self.session.has_moved

    def obey(self, line: str, seat: int) -> Outcome:
        """Do what the person in `seat` has typed."""
        word, _, rest = line.strip().partition(" ")
        rest = rest.strip()
        word = fold(word)
        match COMMANDS.get(word):
            case "help":
                return Said(tuple(self.say["help"].splitlines()))
            case "why":
                return Said(tuple(self._why(rest) if rest else (self.say[f"{_asking(word)}_what"],)))
            case "rule":
                return Said(tuple(self._rule(rest)))
            case "moves":
                found = tuple(matching(rest, self._choices()))
                return Offered("", found) if found else Said((self.say["no_moves"],))
            case "state":
                return Said(tuple(self._state(seat, everything=fold(rest) in ALL)))
            case "board":
                return Said(tuple(self._book.boards()) or (self.say["no_board"],))
            case "picture":
                return Said((self._draw(rest, seat),))
            case "log":
                return Said(tuple(self._log(seat, rest)), latest_last=True)
            case "accounts":
                return Said(tuple(self._accounts(seat, rest)), latest_last=True)
            case "undo":
                return self._undo()
            case "redo":
                moves = self.session.redo()
                return Moved(moves) if moves else Said((self.say["nothing_to_redo"],))
            case "save":
                return Said((self._save(rest),))
            case "load":
                return self._load(rest)
            case "quit":
                return self._leave()
            case _:
                return self._pick(line.strip())

    def choose(self, choice: Choice) -> Outcome:
        """Do a choice that is offered."""
        return Moved(self.session.choose(choice.action))

    def rule(self, cites: Sequence[str]) -> list[str]:
        """What the rulebook says in cited paragraphs, in our words."""
        if not cites:
            return [self.say["rule_none"]]
        summaries = self._book.summaries()
        told = dict.fromkeys(".".join(one.split(".")[:2]) for one in cites)
        return [f"[{one}] {summaries.get(one) or self.say['no_summary']}" for one in told]

    # ---- commands

    def _choices(self) -> list[Choice]:
        if self.session.person is None:
            return []
        return all_choices(groups_of(self.session.state, self.language))

    def _pick(self, line: str) -> Outcome:
        if self.session.over:
            return Said(tuple(result_lines(self.session, self.language)))
        choices = self._choices()
        number = _number(line)
        if number is not None:
            found = [choice for choice in choices if choice.number == number]
        else:
            found = matching(line, choices)
        if len(found) == 1:
            return self.choose(found[0])
        if found:
            return Offered(self.say["several"], tuple(found))
        if number is not None:
            return Said((self.say["unknown"].format(len(choices)),))
        answers = ask_why(self.session, line, self.language, in_part=False)
        if isinstance(answers, tuple):
            near = nearest(line, choices)
            if near:
                return Offered(self.say["nearest"], tuple(near))
            answers = ask_why(self.session, line, self.language)
        if isinstance(answers, tuple):
            return Said((self.say["unknown"].format(len(choices)),))
        return Said(tuple(line for answer in answers for line in self._answer(answer)))

    def _why(self, question: str) -> list[str]:
        choices, number = self._choices(), _number(question)
        if number is not None:
            question = next((one.text for one in choices if one.number == number), question)
        answers = ask_why(self.session, question, self.language)
        if isinstance(answers, tuple):
            if number is not None:
                return [self._no_choice(question, choices)]
            return [self.say["why_none"], *(f"  {line}" for line in answers)]
        return [line for answer in answers for line in self._answer(answer)]

    def _answer(self, answer: Answer) -> list[str]:
        if not answer.reasons and answer.choices:
            told = self.say["why_some"].format(answer.text, cited(answer.cites))
            return [told, *(f"  - {choice}" for choice in answer.choices)]
        if not answer.reasons:
            return [self.say["why_legal"].format(answer.text)]
        reasons = [
            f"  - {reason.en if self.language == 'en' else reason.cs}{cited(reason.cites)}" for reason in answer.reasons
        ]
        command = start_with(self.session.table, answer.reasons)
        begun = [self.say["start_with"].format(command)] if command else []
        return [self.say["why_not"].format(answer.text), *reasons, *begun]

    def _rule(self, asked: str) -> list[str]:
        if not asked:
            state: Any = self.session.state
            return self.rule(() if self.session.over else state.game.info.points[state.pc].cites)
        if asked[:1] in "sS" and asked[1:2].isdecimal():
            paragraph = ".".join(asked.lower().split(".")[:2])
            known = self._book.summaries()
            if paragraph in known:
                return self.rule((paragraph,))
            return [self.say["rule_unknown"].format(shortened(asked))]
        choices, number = self._choices(), _number(asked)
        found = matching(asked, choices)
        if number is not None and all(one.number != number for one in found):
            return [self._no_choice(asked, choices)]
        if not found:
            return self._why(asked)
        return [self.say["rule_of"].format(found[0].text, ", ".join(found[0].cites)), *self.rule(found[0].cites)]

    def _no_choice(self, number: str, choices: Sequence[Choice]) -> str:
        if not choices:
            return self.say["no_moves"]
        return self.say["no_choice"].format(shortened(number), len(choices))

    def _state(self, seat: int, *, everything: bool) -> list[str]:
        sections = sections_of(self.session.state, seat, self.session.table.players, self.language)
        if everything:
            return lines_of(sections)
        return [*lines_of(without_blanks(sections)), self.say["blanks"]]

    def _log(self, seat: int, asked: str) -> list[str]:
        words = fold(asked).split()
        wants_accounts = any(COMMANDS.get(word) == "accounts" for word in words)
        accounts = self._book.accounts(self.session) if wants_accounts else None
        first = [self.say["no_accounts"]] if wants_accounts and accounts is None else []
        events = log_of(acts_told(self.session, self._readers(seat), self.language, accounts))
        return first + (_last_of(events, words) or [self.say["log_empty"]])

    def _accounts(self, seat: int, asked: str) -> list[str]:
        accounts = self._book.accounts(self.session)
        if accounts is None:
            return [self.say["no_accounts"]]
        told = accounts_in(acts_told(self.session, self._readers(seat), self.language, accounts))
        return _last_of(told, asked.split()) or [self.say["accounts_empty"]]

    def _readers(self, seat: int) -> tuple[int, ...]:
        """Who must not be told too much: the person in the seat; nobody where only bots play."""
        return (seat,) if self.session.table.people else ()

    def _undo(self) -> Outcome:
        if self.session.reveals():
            return Asked(self.say["undo_reveals"], self._take_back, self.say["not_undone"])
        return self._take_back()

    def _take_back(self) -> Outcome:
        return Changed(self.say["undone"]) if self.session.undo() else Said((self.say["nothing_to_undo"],))

    def _leave(self) -> Outcome:
        if self.asks and self.unsaved:
            return Asked(self.say["leave_unsaved"], Left, self.say["stays"])
        return Left()

    def _draw(self, name: str, seat: int) -> str:
        from pravidla.play.picture import write_pictures  # loads the pages of the reference, which takes a second

        if not name:
            return self.say["draw_where"]
        pictures = self._book.pictures(self.session.state, seat)
        if not pictures:
            return self.say["no_board"]
        try:
            written = write_pictures(Path(name), pictures)
        except SaveTrouble as error:
            return self.say["not_drawn"].format(error.cs if self.language == "cs" else error.en)
        return self.say["drawn"].format(", ".join(str(path) for path in written))

    def _save(self, name: str) -> str:
        if not name:
            return self.say["save_where"]
        try:
            write_save(Path(name), self.session, self._digest)
        except SaveTrouble as error:
            return self.say["not_saved"].format(error.cs if self.language == "cs" else error.en)
        self._kept = list(self.session.actions)
        return self.say["saved"].format(shortened(name))

    def _load(self, name: str) -> Outcome:
        if not name:
            return Said((self.say["load_which"],))
        try:
            save = read_save(Path(name))
            if _configuration(save.table) != _configuration(self.session.table):
                return Said((self.say["other_table"].format(quote(name)),))
            self.session = resume(save, self.session.engine, self._digest)
        except SaveTrouble as error:
            return Said((self.say["not_loaded"].format(error.cs if self.language == "cs" else error.en),))
        self._kept = list(self.session.actions)
        return Changed(self.say["loaded"].format(shortened(name)), another=True)


def _number(text: str) -> int | None:
    """The number that was typed, with or without the full stop that choices are shown with; None for everything else.
    None has more digits than all that can be counted here."""
    text = text.removesuffix(".")
    return int(text[:_DIGITS]) if text.isdecimal() else None


def _last_of(told: Sequence[Sequence[str]], words: Sequence[str]) -> list[str]:
    """The lines of what is told, of as many of the last things as a number among the words says, at least one."""
    number = next((found for found in map(_number, words) if found is not None), len(told))
    return [line for lines in told[max(0, len(told) - max(1, number)) :] for line in lines]


def _asking(word: str) -> str:
    """How somebody asks about a move: `propose` it, or `why` it is refused. The word is folded."""
    return "propose" if word in ("navrhni", "propose") else "why"


def _configuration(table: object) -> tuple[object, ...]:
    return tuple(getattr(table, name) for name in ("game", "players", "modules", "options", "overlays", "scenario"))
