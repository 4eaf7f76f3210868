"""What the person who decides sees: the one view model that the plain table and the full screen show."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pravidla.play.choices import Choice, Group, all_choices, groups_of
from pravidla.play.log import log_lines, seat_name
from pravidla.play.sections import Section, sections_of
from pravidla.play.session import Session
from pravidla.play.wording import phrases
from pravidla_runtime.text import NO_BREAK_SPACE, figure_cs


@dataclass(frozen=True, slots=True)
class View:
    """The table as seen from `seat`. `sections` hold everything, with what is blank; `groups` are empty where the seat
    does not decide; `cites` are the paragraphs of the decision; `result` is empty until the end."""

    seat: int
    turn: str
    cites: tuple[str, ...]
    sections: tuple[Section, ...]
    groups: tuple[Group, ...]
    log: tuple[str, ...]
    result: tuple[str, ...]

    @property
    def choices(self) -> list[Choice]:
        return all_choices(self.groups)


def view_of(session: Session, seat: int, language: str) -> View:
    """The table now, as the player in `seat` may see it."""
    state: Any = session.state
    say = phrases(language)
    over = session.over
    decides = session.person == seat
    player = state.current_player()
    return View(
        seat,
        say["over"] if over else _turn(state, seat_name(session.table, player, language), language),
        () if over else tuple(state.game.info.points[state.pc].cites),
        sections_of(state, seat, session.table.players, language),
        groups_of(state, language) if decides else (),
        tuple(log_lines(session, seat if session.table.people else None, language)),
        tuple(result_lines(session, language)) if over else (),
    )


def _turn(state: Any, who: str, language: str) -> str:
    """Who decides, and in which rule of the game."""
    say, title = phrases(language), state.game.info.points[state.pc].title[1 if language == "en" else 0]
    return say["turn_in"].format(who, title) if title else say["turn"].format(who)


def result_lines(session: Session, language: str) -> list[str]:
    """How the game has ended; of a worked example only that nothing more belongs to it, for nobody has won."""
    say, state = phrases(language), session.state
    if session.table.scenario:
        return [say["example_over"]]
    lines = [say["over"]]
    for player, score in enumerate(state.scores()):
        told = f"{score:,}" if language == "en" else figure_cs(score)
        lines.append("  " + say["score"].format(seat_name(session.table, player, language), told))
    winners = [seat_name(session.table, player, language) for player in state.winners()]
    lines.append(say["winner" if len(winners) == 1 else "winners"].format(_listed(winners, language)))
    if session.rewinds:
        lines.append(say["rewound"].format(len(session.rewinds)))
    return lines


def _listed(names: list[str], language: str) -> str:
    """`a`, `a a b`, `a, b a c`."""
    if len(names) < 2:
        return "".join(names)
    joint = " and " if language == "en" else f" a{NO_BREAK_SPACE}"
    return ", ".join(names[:-1]) + joint + names[-1]
