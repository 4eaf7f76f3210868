"""What an engine says when something cannot be done."""

from __future__ import annotations

from dataclasses import dataclass

_LONGEST = 60
"""characters of a foreign value in a message"""


@dataclass(frozen=True, slots=True)
class Reason:
    """One reason why an action is illegal: the condition's full name, its sentence in Czech and English, its
    citations."""

    name: str
    cs: str
    en: str
    cites: tuple[str, ...] = ()

    def __str__(self) -> str:
        cited = f" [{', '.join(self.cites)}]" if self.cites else ""
        return f"{self.en} ({self.name}){cited}"


def short(value: object) -> str:
    """A foreign value as it may stand in a message."""
    try:
        text = repr(value)
    except ValueError:
        # a number with more digits than Python writes out
        text = f"a value of type {type(value).__name__}"
    return cut(text)


def cut(text: str) -> str:
    """The beginning of a foreign text, as it may stand in a message."""
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"


class IllegalAction(ValueError):
    """An action that is not legal now. The state is as it was. `reasons` holds every reason, with citations."""

    def __init__(self, action: int, reasons: tuple[Reason, ...]) -> None:
        self.action = action
        self.reasons = reasons
        super().__init__(f"action {short(action)} is not legal: " + "; ".join(str(reason) for reason in reasons))


class ConfigurationError(ValueError):
    """Player count, modules or options that the game does not have."""


class SaveError(ValueError):
    """Data that is not a save of this game in this configuration under these rules, or is damaged."""


class ResampleError(RuntimeError):
    """No position was found that a player cannot tell from the true one."""


class Fault(Exception):
    """Raised inside generated code where the rules have no answer; it reaches callers as `RulesFault`."""


class RulesFault(RuntimeError):
    """The rules of the spec led to something impossible. The state is as it was before the action.

    `file` and `line` name the sentence of the spec that was being carried out.
    """

    def __init__(self, message: str, file: str, line: int) -> None:
        self.file = file
        self.line = line
        super().__init__(f"{message} (at {file}:{line})" if file else message)
