"""How tightly the parts of a Python expression hold together, and names of attributes of the game."""

from __future__ import annotations

TERNARY, OR, AND, NOT, COMPARE, ADD, MULTIPLY, UNARY, ATOM = range(9)


def rows_attribute(name: str) -> str:
    """The attribute of the game that holds the rows of a list in the configuration."""
    return f"rows_of_{name}"


def module_attribute(name: str) -> str:
    """The attribute of the game that says whether a module is on."""
    return f"with_{name}"


def option_attribute(name: str) -> str:
    """The attribute of the game that holds the number of an option's value."""
    return f"option_{name}"


def value_attribute(name: str) -> str:
    """The attribute of the game that holds a value which is the same all through a game."""
    return f"value_{name}"
