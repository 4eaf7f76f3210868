"""Engines in Python: from the IR of a game to a package of readable, typed modules."""

from pravidla.backends.python.emit import emit
from pravidla.backends.python.loader import load_generated
from pravidla.backends.python.passes.specialise import specialise

__all__ = ["emit", "load_generated", "specialise"]
