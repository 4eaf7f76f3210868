"""What a reference is made from: the compiled spec, and what running it has shown. Other stages gather it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from pravidla.backends.docs.view import Code, Run
from pravidla.exceptions.edition import Edition
from pravidla.transcript.index import ParagraphIndex


@dataclass(frozen=True, slots=True)
class Covered:
    """A binding sentence of the rulebook: its modality, whether it is covered, what is lacking or excuses it."""

    ref: str
    modality: str
    status: str
    lacking: str
    excuse: str


@dataclass(frozen=True, slots=True)
class Assumed:
    """A figure or rule from another text or none: the definition, what it is there, its value, its provenance."""

    definition: str
    what: str
    value: str
    kind: str
    provenance: str
    cs: str = ""
    """what the provenance says, in Czech"""


@dataclass(frozen=True, slots=True)
class Material:
    """The spec of a game, its paragraph index, and what is known of it from tests and from its engine."""

    edition: Edition
    folder: str
    """where the files of the spec lie, as they are named in it"""
    index: ParagraphIndex | None = None
    runs: Mapping[str, Run] = field(default_factory=dict)
    """scenario -> what came of it"""
    exercised: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """anchor of a definition -> scenarios that run it"""
    never: frozenset[str] = frozenset()
    """definitions that no scenario runs"""
    code: Mapping[str, tuple[tuple[int, Code], ...]] = field(default_factory=dict)
    """file of the spec -> line and generated function"""
    covered: tuple[Covered, ...] = ()
    assumed: tuple[Assumed, ...] = ()
    quotes: Mapping[str, str] = field(default_factory=dict)
    """sentence -> its text in the reader's own copy"""
    against: tuple[str, Edition] | None = None
    """another version of the spec, and what it is called: what has changed since is told"""
