"""What has happened, in lines of Czech or English: who did what by which paragraph, and nothing that the reader may not
know."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from textwrap import wrap

from pravidla.interface import CHANCE
from pravidla.play.session import Move, Session, Table
from pravidla.play.wording import phrases

_MOST_CITED = 2
"""Citations behind a line that only follows the game."""


def seat_name(table: Table, player: int, language: str) -> str:
    """How a seat is called: by its number, a bot's by its kind too."""
    say = phrases(language)
    if player == CHANCE:
        return say["chance"]
    name = say["seat"].format(player + 1)
    return name if player in table.people else say[f"bot_{table.bot(player)}"].format(name)


def log_lines(session: Session, seat: int | None, language: str) -> list[str]:
    """The whole log as the person in `seat` may read it; without a seat, for somebody who may know everything."""
    return list(lines_for(session.story(), session.table, () if seat is None else (seat,), language))


def lines_for(
    moves: Iterable[Move], table: Table, readers: Collection[int], language: str, told: str = ""
) -> Iterator[str]:
    """The moves as lines for people who may all read them. A secret choice is told without saying which; a secret
    outcome of chance, and what followed in secret, not at all. Secret choices of one player in a row are one line,
    also after the line `told` before: their number would tell something. Without readers nothing is kept."""
    say = phrases(language)
    for move in moves:
        who = seat_name(table, move.player, language)
        secret = say["secret"].format(who)
        if move.kind == "undo":
            line = say["undo_told"].format(who)
        elif move.secret_from.isdisjoint(readers):
            line = f"{who}: {move_text(move, say, language)}{cited(move.cites)}"
        elif move.kind == "decision" and not move.forced and told != secret:
            line = secret
        else:
            continue
        yield line
        told = line


def move_text(move: Move, say: Mapping[str, str], language: str) -> str:
    """What was done, without who did it."""
    text = move.en if language == "en" else move.cs
    return text + (say["forced"] if move.forced else "")


def cited(paragraphs: Iterable[str]) -> str:
    """Citations as they stand behind a text."""
    told = ", ".join(paragraphs)
    return f" [{told}]" if told else ""


def wrapped(line: str, width: int | None) -> str:
    """A line in lines of at most `width`, broken between words, the second and later ones under its text; as it is
    where there is no width."""
    if width is None or len(line) <= width:
        return line
    indent = len(line) - len(line.lstrip(" ")) + 2
    return "\n".join(wrap(line, max(width, 20), subsequent_indent=" " * indent, break_on_hyphens=False) or [line])


def brief(line: str) -> str:
    """A line with two of its citations at most, for the eye that only follows what happens; the log has them all."""
    text, sign, cites = line.rpartition(" [")
    told = cites.rstrip("]").split(", ")
    return f"{text} [{', '.join(told[:_MOST_CITED])} …]" if sign and len(told) > _MOST_CITED else line
