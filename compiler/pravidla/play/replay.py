"""A game that was played, event by event: what happened, by which rule and paragraph, what the rules did then by
themselves, what it changed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

from pravidla.folding import fold
from pravidla.interface import CHANCE, State
from pravidla.play.accounts import Accounted, Accounts
from pravidla.play.log import cited, move_text, seat_name, wrapped
from pravidla.play.picture import write_pictures
from pravidla.play.sections import Section, changes, lines_of, sections_of, without_blanks
from pravidla.play.session import Move, Session
from pravidla.play.view import result_lines
from pravidla.play.wording import COMMANDS, phrases
from pravidla_runtime.text import sentence


@dataclass(frozen=True, slots=True)
class Step:
    """An event with its number, and how the table stands once the action that it belongs to is done, as the player who
    moved knows it (the first one for chance). `accounts` are what the rules did to the counters of players because of
    it, `changed`, behind the last event of an action of a player or of what followed from chance, is what the whole
    action has changed, both in lines."""

    number: int
    move: Move
    after: tuple[Section, ...]
    accounts: tuple[str, ...]
    changed: tuple[str, ...]


class Replay:
    """Tells a session. Whoever reads a replay may know everything that was done; positions are those of the player who
    moved."""

    def __init__(
        self,
        session: Session,
        title: str,
        language: str,
        summaries: Callable[[], Mapping[str, str]],
        input_: TextIO,
        output: TextIO,
        width: int | None = None,
        accounts: Callable[[], Accounts | None] = lambda: None,
    ) -> None:
        """`width` is that of the terminal, none where lines are to stay whole."""
        self._session = session
        self._title = title
        self._language = language
        self._say_it = phrases(language)
        self._summaries = summaries
        self._in = input_
        self._out = output
        self._width = width
        self._accounts = accounts

    def tell(self, last: int | None, *, positions: bool, rules: bool) -> None:
        """All events up to the number `last`, one after another."""
        for step in self._steps():
            if last is not None and step.number > last:
                return
            for line in self._event(step, rules):
                self._say(line)
            if positions:
                for line in step.changed:
                    self._say(f"        {line}")
        if self._session.over:
            for line in result_lines(self._session, self._language):
                self._say(line)

    def draw(self, folder: Path, pictures: Callable[[State, int], Mapping[str, str]], last: int | None) -> int:
        """The boards after every action up to event `last`, in files by the number of its last event; how many.
        Raises OSError."""
        number = drawn = 0
        for moves, state in self._session.positions():
            number += len(moves)
            if last is not None and number > last:
                break
            found = pictures(state, max(0, moves[0].player) if moves else 0)
            if found:
                folder.mkdir(parents=True, exist_ok=True)
                drawn += len(write_pictures(folder / f"{number:04}.svg", found))
        return drawn

    def step(self) -> None:
        """One event after another at the reader's word: on, back, to a number."""
        steps = list(self._steps())
        self._say(f"{self._title}: {self._say_it['replay_hint'].format(len(steps))}")
        at = 0
        while steps:
            step = steps[at]
            for line in self._event(step, rules=True):
                self._say(line)
            for line in step.changed:
                self._say(f"        {line}")
            if at == len(steps) - 1 and self._session.over:
                for line in result_lines(self._session, self._language):
                    self._say(line)
            asked = self._next(at, steps)
            if asked is None:
                return
            at = asked

    def _next(self, at: int, steps: Sequence[Step]) -> int | None:
        """The event to show next; None to leave."""
        while True:
            self._out.write(self._say_it["replay_prompt"].format(at + 1, len(steps)))
            self._out.flush()
            line = self._in.readline()
            word = fold(line.strip())
            command = COMMANDS.get(word)
            if not line or command == "quit":
                return None
            if not word:
                if at + 1 < len(steps):
                    return at + 1
                self._say(self._say_it["replay_end"])
            elif command == "undo" and at > 0:
                return at - 1
            elif word.isdecimal() and len(word) <= len(str(len(steps))) and 1 <= int(word) <= len(steps):
                return int(word) - 1
            elif command == "state":
                for told in lines_of(without_blanks(steps[at].after)):
                    self._say(told)
            else:
                self._say(self._say_it["replay_help"].format(len(steps)))

    def _steps(self) -> Iterator[Step]:
        table, language = self._session.table, self._language
        number = 0
        accounts = self._accounts()
        before: dict[int, tuple[Section, ...]] = {}
        acts = zip(self._session.acts(), self._session.positions(), strict=True)
        for actions, ((action, _), (moves, state)) in enumerate(acts):
            after = {seat: sections_of(state, seat, table.players, language) for seat in range(table.players)}
            moved = [move.player for move in moves if move.player != CHANCE]
            seat = moved[0] if moved else 0
            told = tuple(changes(after[seat], before.get(seat, ()), self._say_it["empty"])) if moved else ()
            if accounts is None:
                done: list[Accounted] = [(move, ()) for move in moves]
            else:
                done = accounts.begun(moves) if action is None else accounts.after(action, moves)
            for place, (move, did) in enumerate(done, start=1):
                number += 1
                yield Step(number, move, after[seat], did, told if place == len(done) else ())
            for mark in self._session.rewound(actions):
                number += 1
                yield Step(number, mark, after[mark.player], (), ())
            before = after

    def _event(self, step: Step, rules: bool) -> Iterator[str]:
        """An event, the rule behind it, what the cited paragraphs say, and what the rules did because of it."""
        move, number = step.move, step.number
        who = seat_name(self._session.table, move.player, self._language)
        if move.kind == "undo":
            yield f"{number:>4}. {self._say_it['undo_told'].format(who)}"
            return
        yield f"{number:>4}. {who}: {move_text(move, self._say_it, self._language)}{cited(move.cites)}"
        if move.rule:
            title = move.title[self._language == "en"]
            told = (sentence(title), f"{move.rule}, {move.place}") if title else (move.rule, move.place)
            yield f"        {self._say_it['rule_of'].format(*told)}"
        if rules:
            known = self._summaries()
            for paragraph in dict.fromkeys(".".join(one.split(".")[:2]) for one in move.cites):
                yield f"        [{paragraph}] {known.get(paragraph) or self._say_it['no_summary']}"
        yield from (f"        {line}" for line in step.accounts)

    def _say(self, text: str) -> None:
        self._out.write(wrapped(text, self._width) + "\n")
        self._out.flush()
