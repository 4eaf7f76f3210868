"""Nippon (Nippon): an engine generated from its rule spec; do not edit."""

from .game import Game
from .state import State

__all__ = ["Game", "State"]
