"""The table on the full screen of a terminal (extra `play`)."""

from pravidla.play.screen.app import FullScreen

__all__ = ["FullScreen"]
