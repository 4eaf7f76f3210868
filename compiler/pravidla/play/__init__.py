"""A table for people and bots: a session that can be undone, saved and replayed, and two ways to sit at it, the plain
table of lines and the full screen, which share one view and obey the same words."""

from pravidla.play.bots import BOTS
from pravidla.play.desk import Book, Desk
from pravidla.play.plain import Plain
from pravidla.play.saves import Save, read_save, resume, write_save
from pravidla.play.session import Move, Session, Table

__all__ = ["BOTS", "Book", "Desk", "Move", "Plain", "Save", "Session", "Table", "read_save", "resume", "write_save"]
