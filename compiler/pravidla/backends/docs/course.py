"""The course of a game as a tree of rules and choices, from its procedures."""

from __future__ import annotations

from collections.abc import Iterator

from pravidla.backends.docs.names import Names, wording
from pravidla.backends.docs.phrases import Voice
from pravidla.backends.docs.phrases.steps import option_title
from pravidla.backends.docs.pictures import Stage
from pravidla.exceptions.edition import Edition, holds
from pravidla.exceptions.resolution import resolve_group
from pravidla.ir.configuration import Configuration
from pravidla.model import definitions as d
from pravidla.syntax import ast

_DEEPEST = 6
_MOST = 90


def course_of(edition: Edition, names: Names, configuration: Configuration) -> Stage | None:
    """The course of a game as it is played in a configuration; None where it has no stages."""
    root = _Course(edition, names, configuration).rule(edition.spec.head.play.name, ())
    return None if root is None or not root.children else root


class _Course:
    """The course in one configuration, being followed; `left` is how many boxes there is room for."""

    def __init__(self, edition: Edition, names: Names, configuration: Configuration) -> None:
        self._edition = edition
        self._names = names
        self._configuration = configuration
        self._left = _MOST

    def rule(self, name: str, above: tuple[str, ...]) -> Stage | None:
        """The box of a rule or action with all below it; None of what is neither, or not part of the game."""
        one = self._names.definitions.get(name)
        if not isinstance(one, d.RuleSpec | d.ActionSpec) or name in above or self._left <= 0:
            return None
        if holds(self._edition, one.common, self._configuration) is False:
            return None
        self._left -= 1
        inner = (*above, name)
        children: dict[Stage, None] = {}
        for version in self._versions(one) if len(inner) <= _DEEPEST else ():
            outline = version.do if isinstance(version, d.RuleSpec) else version.body.do
            children |= dict.fromkeys(self._stages(outline, version, inner))
        word = self._names.link(one.common)
        kind = "action" if isinstance(one, d.ActionSpec) else "stage"
        return Stage(word.text, word.href, kind, tuple(children))

    def _versions(self, one: d.RuleSpec | d.ActionSpec) -> Iterator[d.RuleSpec | d.ActionSpec]:
        """What can count of a rule or action and its exceptions."""
        group = self._edition.symbols.groups.get(one.common.name)
        if group is None:
            yield one
            return
        known = {found.common.name: found for found in (group.base, *group.others)}
        for name in resolve_group(self._edition, group, self._configuration).names:
            version = known[name]
            if isinstance(version, d.RuleSpec | d.ActionSpec):
                yield version

    def _stages(self, outline: d.Outline, of: d.RuleSpec | d.ActionSpec, above: tuple[str, ...]) -> Iterator[Stage]:
        for item in outline:
            match item:
                case d.StepItem(step=ast.Do(call=ast.Name(name=name) | ast.Call(name=ast.Word(text=name)))):
                    found = self.rule(name, above)
                    if found is not None:
                        yield found
                case d.IfItem(branches=branches, otherwise=otherwise):
                    for _, _, body in branches:
                        yield from self._stages(body, of, above)
                    yield from self._stages(otherwise, of, above)
                case d.HeaderItem(header=header, body=body, options=options, otherwise=otherwise):
                    below = (*self._stages(body, of, above), *self._options(options, of, above))
                    caption = _caption(self._names, header)
                    if caption and below:
                        self._left -= 1
                        yield Stage(caption, self._names.link(of.common).href, "choice", below)
                    else:
                        yield from below
                    yield from self._stages(otherwise or (), of, above)
                case _:
                    pass

    def _options(
        self, options: tuple[d.OptionItem, ...], of: d.RuleSpec | d.ActionSpec, above: tuple[str, ...]
    ) -> Iterator[Stage]:
        names = self._names
        for one in options:
            known = names.definitions.get(one.name)
            if known is not None and holds(self._edition, known.common, self._configuration) is False:
                continue
            found = self.rule(one.name, above)
            if found is not None:
                yield found
            elif self._left > 0:
                self._left -= 1
                title = wording(one.text, names.language) or option_title(Voice(names), one.name).text.strip("„“”")
                inner = () if one.inline is None else tuple(self._stages(one.inline.do, of, above))
                yield Stage(title, names.link(of.common).href, "action", inner)


def _caption(names: Names, header: ast.Header) -> str:
    """What a header is in the course; empty where it only repeats or asks."""
    english = names.language == "en"
    match header:
        case ast.TakeTurns():
            return "turn after turn" if english else "hráči se střídají"
        case ast.RepeatUntil() | ast.While() | ast.Repeat():
            return "again and again" if english else "opakuje se"
        case ast.ChooseOneOf(may=may):
            return (
                ("may choose one" if english else "lze vybrat") if may else "choose one" if english else "vyber jedno"
            )
        case ast.InAnyOrder():
            return "in any order" if english else "v libovolném pořadí"
        case ast.Secretly():
            return "all players secretly" if english else "všichni tajně"
        case _:
            return ""
