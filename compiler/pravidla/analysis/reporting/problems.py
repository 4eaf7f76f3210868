"""Reporting inside the analysis: one place where diagnostics of names and types are made.

A sentence that cannot be understood is given up after its first mistake (`Failed`), so that one mistake makes one
message; whoever translates a list of sentences goes on with the next one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from pravidla.analysis.reporting.spoiled import Spoiled
from pravidla.diagnostics import Diagnostic, Label, Severity, Span, suggest


class Failed(Exception):
    """A sentence was given up; its diagnostic is recorded."""


class Asked(Exception):
    """The question of an editor is answered: what may stand in the place of a name, and of what kind it is."""

    def __init__(self, what: str, candidates: Iterable[str]) -> None:
        super().__init__(what)
        self.what = what
        self.candidates = tuple(dict.fromkeys(candidates))


class Abandoned(Exception):
    """The analysis was given up because nobody waits for it any more."""


@dataclass(slots=True)
class Problems:
    """Collects the diagnostics of one analysis.

    With `question`, a name that nothing has, the analysis ends with `Asked` where it is looked up; when `wanted` says
    no any more, it ends with `Abandoned`.
    """

    found: list[Diagnostic] = field(default_factory=list)
    spoiled: Spoiled = field(default_factory=Spoiled)
    """names whose absence is reported already"""
    question: str | None = None
    wanted: Callable[[], bool] | None = None

    meant: set[str] = field(default_factory=set)
    """what names that are not known may have been meant to be"""
    missing: bool = False
    """whether something is named that is near to nothing: a definition that is gone, whatever it would have used"""
    effort: int = 0
    """how many parts of sentences were looked at"""

    def error(
        self,
        code: str,
        message: str,
        span: Span,
        label: str = "",
        help: str | None = None,
        secondary: tuple[Label, ...] = (),
        notes: tuple[str, ...] = (),
        refs: tuple[str, ...] = (),
    ) -> None:
        """Record a mistake."""
        self.found.append(Diagnostic(code, message, Label(span, label), Severity.ERROR, secondary, notes, help, refs))

    def warning(
        self,
        code: str,
        message: str,
        span: Span,
        label: str = "",
        help: str | None = None,
        secondary: tuple[Label, ...] = (),
        notes: tuple[str, ...] = (),
    ) -> None:
        """Record a doubt."""
        self.found.append(Diagnostic(code, message, Label(span, label), Severity.WARNING, secondary, notes, help))

    def report(
        self, code: str, message: str, span: Span, label: str, severity: Severity, help: str | None = None
    ) -> None:
        """Record a mistake or a doubt, as it may be."""
        self.found.append(Diagnostic(code, message, Label(span, label), severity, help=help))

    def failed(self, name: str) -> None:
        """Something of this name was given up; who mentions it is not to blame."""
        self.spoiled.names.add(name)

    def fail(
        self,
        code: str,
        message: str,
        span: Span,
        label: str = "",
        help: str | None = None,
        secondary: tuple[Label, ...] = (),
    ) -> Failed:
        """Record a mistake and give up the sentence: `raise problems.fail(…)`."""
        self.error(code, message, span, label, help, secondary)
        return Failed()

    def go_on(self) -> None:
        """Between two long pieces of work: end the analysis where it is not wanted any more."""
        if self.wanted is not None and not self.wanted():
            raise Abandoned

    def asked(self, what: str, name: str, candidates: Iterable[str]) -> None:
        """End the analysis where this name is the question."""
        if name == self.question:
            raise Asked(what, candidates)

    def unknown(self, what: str, name: str, span: Span, candidates: Iterable[str]) -> Failed:
        """A name that nothing in scope has; silent where an earlier mistake has taken it away."""
        self.asked(what, name, candidates)
        if self.spoiled.excuses(name, span):
            return Failed()
        near = suggest(name, candidates)
        if not near and self.spoiled.nameless:
            return Failed()
        self.took(near)
        hint = None if not near else "did you mean " + " or ".join(f"`{one}`" for one in near) + "?"
        return self.fail("PRV501", f"unknown {what} `{name}`", span, "not declared", hint)

    def took(self, near: tuple[str, ...]) -> None:
        """A name is not known, and may have been meant to be one of these."""
        self.meant.update(near)
        self.missing |= not near

    def circular(self, exceptions: list[tuple[str, Span]]) -> None:
        """Exceptions that override each other."""
        self.error(
            "PRV302",
            "these exceptions override each other: " + ", ".join(f"`{name}`" for name, _ in exceptions),
            exceptions[0][1],
            "a circle begins here",
            "one of them has to give way",
            tuple(Label(span, "and here") for _, span in exceptions[1:]),
        )
