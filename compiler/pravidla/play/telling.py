"""What has happened as one player reads it, event by event: the lines of the log, and below each what the rules did to
the counters of players because of it."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from pravidla.play.accounts import Accounted, Accounts
from pravidla.play.log import lines_for
from pravidla.play.session import Session


@dataclass(frozen=True, slots=True)
class Told:
    """An event: its line, empty where the reader is not told of it or the line before has said it, and the accounts
    that follow."""

    line: str
    accounts: tuple[str, ...]


def acts_told(
    session: Session, readers: Collection[int], language: str, accounts: Accounts | None
) -> Iterator[list[Told]]:
    """Every action from the start, with what followed, as people may read it who are all `readers`; without readers
    nothing is kept. Without `accounts` the events alone."""
    said = ""
    for number, (action, moves) in enumerate(session.acts()):
        if accounts is None:
            events: list[Accounted] = [(move, ()) for move in moves]
        else:
            events = accounts.begun(moves) if action is None else accounts.after(action, moves)
        told: list[Told] = []
        for move, did in (*events, *((mark, ()) for mark in session.rewound(number))):
            line = next(lines_for((move,), session.table, readers, language, said), "")
            said = line or said
            told.append(Told(line, did))
        yield told


def log_of(acts: Iterator[list[Told]]) -> list[list[str]]:
    """The log in lines, those of each event together: its number and what happened, below it the accounts."""
    events: list[list[str]] = []
    for one in (one for act in acts for one in act):
        below = [f"      {line}" for line in one.accounts]
        if one.line:
            events.append([f"  {len(events) + 1}. {one.line}", *below])
        elif below and events:
            events[-1].extend(below)
    return events


def accounts_in(acts: Iterator[list[Told]]) -> list[list[str]]:
    """The accounts in lines, those of each action together, below the events that they follow from; what changed
    nothing is left out."""
    told: list[list[str]] = []
    for act in acts:
        lines: list[str] = []
        for one in act:
            if one.accounts:
                lines += [f"  {one.line}"] if one.line else []
                lines += [f"      {line}" for line in one.accounts]
        if lines:
            told.append(lines)
    return told
