"""Generated code as a small tree: statements, branches, loops and the places where a function is left.

The tree is what liveness and inlining work on; only the module `render` turns it into text. Variables of the rules
are written by `Assign` and by loops alone, so that reads and writes are known; every other name in a text is a
temporary.
"""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(slots=True)
class Line:
    """A simple statement that writes no variable of the rules."""

    text: str


@dataclass(slots=True)
class Comment:
    """A comment of its own line: citations and place in the spec."""

    text: str


@dataclass(slots=True)
class Assign:
    """A variable of the rules gets a value; `kind` is its Python type."""

    var: str
    text: str
    kind: str


@dataclass(slots=True)
class Branch:
    """`if`, `elif` … `else`."""

    branches: list[tuple[str, list[Node]]]
    orelse: list[Node] = field(default_factory=list)


@dataclass(slots=True)
class Loop:
    """A loop with its header (`for x in y`, `while c`); `binds` are the variables that the header writes."""

    header: str
    body: list[Node]
    binds: tuple[str, ...] = ()
    orelse: list[Node] = field(default_factory=list)


@dataclass(slots=True)
class Uses:
    """No code: marks variables as read here."""

    names: frozenset[str]


@dataclass(slots=True)
class Give:
    """Leave a plain function with a value (empty: none)."""

    text: str


@dataclass(slots=True)
class Goto:
    """Leave a block function towards another one, which is called here or by whoever runs the rules."""

    label: Label
    called: bool = False


@dataclass(slots=True)
class CallRule:
    """Leave a block function into a rule (`text`: its first block, or one picked from a table), which comes back to
    `after`."""

    family: str
    text: str
    targets: tuple[Label, ...]
    after: Label


@dataclass(slots=True)
class LeaveRule:
    """The rule is done: back to whoever called it."""

    family: str


@dataclass(slots=True)
class EndOfGame:
    """The game is over."""


@dataclass(slots=True)
class Wait:
    """Leave the block function to wait for an action; `label` is the waiting point."""

    label: Label


@dataclass(slots=True)
class Take:
    """Leave a block function into the taking of an action (`text`), which `label` does."""

    label: Label
    text: str


Exit = Goto | CallRule | LeaveRule | EndOfGame | Wait | Take
Node = Line | Comment | Assign | Branch | Loop | Uses | Give | Exit


@dataclass(eq=False)
class Label:
    """A block function: its name, the rule that it belongs to, its code. `point` numbers the waiting points.
    `parameter` is the extra parameter of a function that takes an action."""

    name: str
    rule: str
    body: list[Node] = field(default_factory=list)
    doc: tuple[str, ...] = ()
    point: int = -1
    kept: bool = False
    """never merged into another function"""
    parameter: str = ""
    reads: frozenset[str] = frozenset()
    """variables that listing, texts and reasons of a waiting point read"""
    take: Label | None = None
    """of a waiting point: where the action is taken"""


@dataclass
class Function:
    """A plain function."""

    name: str
    params: list[str]
    """with their annotations, `s` included"""
    returns: str
    doc: tuple[str, ...]
    body: list[Node]
    looks: bool = False
    """whether it changes nothing of the state"""
