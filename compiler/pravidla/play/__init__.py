"""A table for people and bots: a session that can be undone, saved and replayed, and a plain terminal in front of
it."""

from pravidla.play.saves import Save, read_save, resume, write_save
from pravidla.play.session import Move, Session, Table
from pravidla.play.terminal import Terminal

__all__ = ["Move", "Save", "Session", "Table", "Terminal", "read_save", "resume", "write_save"]
