"""The citations of a spec as records: which definition cites what, in which role, and whether a figure stands there.

A citation is a `guard` where it stands on the condition of a header (`- if … [s2.4]:`), on a choice with its condition,
on the parts of a test (`all:`), or where the definition holds under a condition (`when:`); it is a `require` among the
requirements, prices and limits of an action; it is `hidden` at a state of which all is hidden from somebody.
Everywhere else its kind is that of the definition. With it go the provenance that holds at its place and the amounts
that stand there.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from pravidla.diagnostics import Span
from pravidla.model.common import Common
from pravidla.model.definitions import Spec
from pravidla.model.reading import OTHERWISE
from pravidla.source import Mapping, Node, Scalar, Sequence, to_data

_AT_END = re.compile(r"\[(s\d+\.\d+[^\]]*)\]\s*$")
_CONDITION = re.compile(r"(?:if|while|when)\b|.*\b(?:where|until|while)\b")
_SEEN = re.compile(r", seen by (owner|nobody)\b")
_DIGIT = re.compile(r"(?<![\w.])\d")
_AMOUNT = re.compile(r"(?<![\w.])(\d{1,6}) ([^\W\d_]\w*)")
TRANSCRIPT = "transcript"
"""How the provenance of a figure begins that stands in the rulebook's text."""

_FIGURES = frozenset({"component", "table", "track", "die", "list", "board"})
_ROLES = {
    "require": "require",
    "pay": "require",
    "limit": "require",
    "choose": "guard",
    "all": "guard",
    "when": "guard",
}
_NO_FIGURES = frozenset({"cites", "text", "from", "note", "uncited", "else", "because", "question"})


@dataclass(frozen=True, slots=True)
class Citation:
    """That a definition cites paragraphs (`s7.12`) or sentences (`s7.12.1`).

    `kind` is the kind of the definition, or `require`, `guard` or `invariant` where a condition of it cites.
    `has_figure` says whether the citing place holds a figure, `provenance` where its figures come from, and `amounts`
    are those of them that stand before a word: `3 coins`.
    """

    definition: str
    kind: str
    refs: tuple[str, ...]
    span: Span
    has_figure: bool
    provenance: str | None = None
    amounts: tuple[tuple[int, str], ...] = ()


@dataclass(frozen=True, slots=True)
class _Role:
    """What a citation at a place has from around it; `node` holds the figures that it speaks of."""

    definition: str
    kind: str
    has_figure: bool
    provenance: str | None
    node: Node


def citation_records(spec: Spec) -> tuple[Citation, ...]:
    """All citations of a spec in the order of its files. Scenarios prove, they do not cite."""
    return tuple(
        record for one in spec.definitions if one.common.kind != "scenario" for record in _definition(one.common)
    )


def _definition(common: Common) -> Iterator[Citation]:
    kind = "guard" if common.when is not None else "hidden" if _is_hidden(common) else common.kind
    figure = common.kind in _FIGURES or _holds_figure(common.node)
    yield from _walk(common.node, _Role(common.name, kind, figure, _source(common.node.get("from"), None), common.node))


def _is_hidden(common: Common) -> bool:
    """Whether a state declares nothing but what somebody may not know."""
    has = common.node.get("has") if common.kind == "state" else None
    declared = has.entries if isinstance(has, Mapping) else ()
    return bool(declared) and all(_SEEN.search(str(to_data(value))) for _, value in declared)


def _walk(node: Node, role: _Role) -> Iterator[Citation]:
    match node:
        case Scalar():
            yield from _sentence(node, role)
        case Sequence(items=items):
            for item in items:
                yield from _walk(item, role)
        case Mapping(entries=entries):
            here = role if role.has_figure else replace(role, has_figure=_holds_figure(node))
            here = replace(here, node=node, provenance=_source(node.get("from"), role.provenance))
            for key, value in entries:
                yield from _entry(key, value, here)


def _entry(key: Scalar, value: Node, role: _Role) -> Iterator[Citation]:
    if key.value == "cites":
        refs = value.items if isinstance(value, Sequence) else (value,)
        names = tuple(str(ref.value) for ref in refs if isinstance(ref, Scalar))
        if names:
            amounts = tuple(_amounts(role.node))
            yield Citation(role.definition, role.kind, names, value.span, role.has_figure, role.provenance, amounts)
        return
    if key.value in _NO_FIGURES:
        return
    text = str(key.value)
    yield from _sentence(key, replace(role, kind="guard") if _CONDITION.match(text) else role)
    given = _ROLES.get(text)
    yield from _walk(value, replace(role, kind=given) if given else role)


def _sentence(scalar: Scalar, role: _Role) -> Iterator[Citation]:
    """The ids at the end of a sentence; a figure counts when it stands in the sentence itself or its definition."""
    if not isinstance(scalar.value, str):
        return
    found = _AT_END.search(scalar.value)
    if found is None:
        return
    sentence = scalar.value[: found.start()]
    refs = tuple(ref.strip() for ref in found.group(1).split(",") if ref.strip())
    kind = "guard" if role.kind not in ("require", "invariant") and _CONDITION.match(sentence) else role.kind
    place: Span = scalar.at(found.start(), found.end())
    figure = role.has_figure or bool(_DIGIT.search(sentence))
    amounts = tuple(_amounts(scalar)) or tuple(_amounts(role.node))
    yield Citation(role.definition, kind, refs, place, figure, role.provenance, amounts)


def _source(node: Node | None, around: str | None) -> str | None:
    """The provenance at a place as written, that from `around` it where it has none for all of its figures; else one
    of single figures that is not the transcript's, since the transcript may have lost the number."""
    match node:
        case Scalar(value=str(text)):
            return text
        case Mapping(entries=entries):
            found = {str(key.value): str(value.value) for key, value in entries if isinstance(value, Scalar)}
            single = sorted(found.values(), key=lambda source: source.startswith(TRANSCRIPT))
            return found.get(OTHERWISE) or around or next(iter(single), None)
        case _:
            return around


def _amounts(node: Node) -> Iterator[tuple[int, str]]:
    """The numbers that stand before a word, in the order of the node."""
    match node:
        case Scalar(value=str(text)):
            yield from ((int(found[1]), found[2]) for found in _AMOUNT.finditer(_AT_END.sub("", text)))
        case Scalar():
            return
        case Sequence(items=items):
            for item in items:
                yield from _amounts(item)
        case Mapping(entries=entries):
            for key, value in entries:
                if key.value not in _NO_FIGURES:
                    yield from _amounts(key)
                    yield from _amounts(value)


def _holds_figure(node: Node) -> bool:
    """Whether a number stands in a definition, its texts, citations and remarks left out."""
    match node:
        case Scalar(value=bool()):
            return False
        case Scalar(value=int()):
            return True
        case Scalar(value=str(text)):
            return bool(_DIGIT.search(_AT_END.sub("", text)))
        case Scalar():
            return False
        case Sequence(items=items):
            return any(_holds_figure(item) for item in items)
        case Mapping(entries=entries):
            return any(
                _holds_figure(key) or _holds_figure(value) for key, value in entries if key.value not in _NO_FIGURES
            )
