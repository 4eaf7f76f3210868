"""Citations: every paragraph and sentence that a spec names is one of the game's index."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import chain

from pravidla.analysis.names.context import Context
from pravidla.diagnostics import Span
from pravidla.model import definitions as d
from pravidla.model.walk import deep

_REFERENCE = re.compile(r"s\d+\.\d+(\.\d+)?")


def check_citations(context: Context) -> None:
    """Report what the index does not have; a game without an index cites what it likes."""
    spec = context.symbols.spec
    sentences = spec.paragraphs
    if sentences is None:
        return
    definitions = (*spec.definitions, *(module.common for module in spec.modules))
    for ref, span in chain.from_iterable(context.memory.ask(cited, one) for one in definitions):
        page, _, rest = ref.partition(".")
        own, _, sentence = rest.partition(".")
        paragraph, number = f"{page}.{own}", int(sentence or 0)
        if paragraph not in sentences:
            near = nearest(ref, sentences)
            context.problems.error(
                "PRV720",
                f"the rulebook has no paragraph `{ref}`",
                span,
                "not in the paragraph index",
                None if near is None else f"the nearest is `{near}`",
            )
        elif number > sentences[paragraph]:
            count = sentences[paragraph]
            context.problems.error(
                "PRV720",
                f"paragraph `{paragraph}` has no sentence {number}",
                span,
                f"it has {count} sentence" + ("" if count == 1 else "s"),
                refs=(paragraph,),
            )


def cited(definition: object) -> tuple[tuple[str, Span], ...]:
    """Every well-formed citation of a definition with its place, the reasons that a scenario names among them."""
    found: list[tuple[str, Span]] = []
    for part in deep(definition, sentences=False):
        match part:
            case d.Citation(ref=ref, span=span) if _REFERENCE.fullmatch(ref):
                found.append((ref, span))
            case d.ScenarioSpec(because=because):
                found.extend((one.name, one.span) for one in because if _REFERENCE.fullmatch(one.name))
    return tuple(found)


def nearest(ref: str, paragraphs: Iterable[str]) -> str | None:
    """The paragraph whose page, and on it whose number, is nearest."""
    wanted = place_of(ref)
    if wanted is None:
        return None
    places = {one: place for one in paragraphs if (place := place_of(one)) is not None}
    page, number = wanted
    near = sorted(places, key=lambda one: (abs(places[one][0] - page), abs(places[one][1] - number)))
    return near[0] if near else None


def place_of(ref: str) -> tuple[int, int] | None:
    """Page and number of a paragraph."""
    parts = ref.removeprefix("s").split(".")
    return (int(parts[0]), int(parts[1])) if len(parts) >= 2 and all(one.isdigit() for one in parts) else None
