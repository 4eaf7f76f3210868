"""Where names stand in the files of a game, and which of them mean the same thing."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from pravidla.diagnostics import SourceFile
from pravidla.editing.occurrences import Occurrence, occurrences
from pravidla.language_server.reading import Reading
from pravidla.language_server.snapshot import Snapshot, Stretch
from pravidla.model import definitions as d
from pravidla.model.load import Part

Key = tuple[str, tuple[str, ...], str]
"""Role, the names before it, and the name itself (of a plural the name of the list)."""


@dataclass(frozen=True, slots=True)
class Sighting:
    """A name at its place in a file. `item` is the definition that it stands in."""

    at: Stretch
    name: Occurrence
    item: str

    @property
    def full(self) -> str:
        """The name with those before it."""
        return ".".join((*self.name.path, self.name.text))

    @property
    def is_declared(self) -> bool:
        """Whether it is declared here for all, and not only inside its definition."""
        return self.name.declares not in (None, "local")


@dataclass(slots=True)
class Finder:
    """The names of files and their parts, each looked for once. Forgets what no snapshot has any more."""

    files: dict[Path, tuple[str, tuple[Sighting, ...]]] = field(default_factory=dict)
    parts: dict[str, tuple[Occurrence, ...]] = field(default_factory=dict)

    def names(self, snapshot: Snapshot) -> Names:
        """All names of a snapshot."""
        files: dict[Path, tuple[str, tuple[Sighting, ...]]] = {}
        for path, reading in snapshot.readings.items():
            known = self.files.get(path)
            if known is None or known[0] != reading.file.text:
                known = reading.file.text, tuple(self._sightings(reading))
            files[path] = known
        self.files = files
        there = {piece.part.name for reading in snapshot.readings.values() for piece in reading.pieces}
        self.parts = {name: found for name, found in self.parts.items() if name in there}
        everything = tuple(one for _, found in files.values() for one in found)
        return Names(everything, _singulars(snapshot), _families(snapshot))

    def _sightings(self, reading: Reading) -> Iterator[Sighting]:
        for piece in reading.pieces:
            part = piece.part
            found = self.parts.get(part.name)
            if found is None:
                found = self.parts[part.name] = occurrences(SourceFile(part.name, part.text))
            for one in found:
                place = Stretch(reading.path, piece.start + one.span.start, piece.start + one.span.end)
                yield Sighting(place, one, _item(part, one.span.start))


def _item(part: Part, offset: int) -> str:
    """The definition of a part in which a place lies."""
    starts = [one.common.node.span.start for one in part.definitions if one.common.node.span.start <= offset]
    return f"{part.name}:{max(starts, default=0)}"


def _singulars(snapshot: Snapshot) -> dict[str, str]:
    """The names of lists and units by the other words for them."""
    found: dict[str, str] = {}
    for reading in snapshot.readings.values():
        for piece in reading.pieces:
            for one in piece.part.definitions:
                match one:
                    case d.ListSpec(adds=False):
                        found.setdefault(one.plural or f"{one.common.name}s", one.common.name)
                    case d.UnitSpec():
                        for word in (f"{one.common.name}s", *one.en):
                            found.setdefault(word, one.common.name)
                    case _:
                        pass
    return found


def _families(snapshot: Snapshot) -> dict[str, str]:
    """Exceptions see the parameters of what they override: the item of each, with the item of its base."""
    items: dict[str, str] = {}
    roots: list[tuple[str, str]] = []
    for reading in snapshot.readings.values():
        for piece in reading.pieces:
            for one in piece.part.definitions:
                if isinstance(one, d.ValueSpec | d.RuleSpec | d.ActionSpec):
                    item = _item(piece.part, one.common.node.span.start)
                    targets = overridden(one)
                    if targets:
                        roots.append((item, targets[0].split(".")[0]))
                    else:
                        items.setdefault(one.common.name, item)
    return {item: items[root] for item, root in roots if root in items}


def overridden(one: d.Definition) -> tuple[str, ...]:
    """The names that a definition overrides or adjusts."""
    names = tuple(reference.name for reference in one.common.overrides)
    adjusted = one.adjusts if isinstance(one, d.ValueSpec) else None
    return names if adjusted is None else (*names, adjusted.name)


@dataclass(slots=True)
class Names:
    """All names of a game, by what they mean. Names that are declared nowhere for all are locals of their
    definitions."""

    everything: tuple[Sighting, ...]
    singulars: Mapping[str, str]
    families: Mapping[str, str]
    groups: dict[Key, list[Sighting]] = field(init=False)
    declared: set[Key] = field(init=False)

    def __post_init__(self) -> None:
        self.groups, self.declared = {}, set()
        groups = self.groups
        for one in self.everything:
            key = self._key(one)
            known = groups.get(key)
            if known is None:
                groups[key] = [one]
            else:
                known.append(one)
            if one.name.declares is not None and one.name.declares != "local":
                self.declared.add(key)

    def _key(self, one: Sighting) -> Key:
        name = one.name
        text = self.singulars.get(name.text, name.text) if name.role == "plain" and not name.path else name.text
        return name.role, name.path, text

    def at(self, place: Stretch) -> Sighting | None:
        """The name at a place, or one that ends there."""
        near = [one for one in self.everything if one.at.path == place.path]
        inside = next((one for one in near if one.at.start <= place.start < one.at.end), None)
        return inside or next((one for one in near if one.at.end == place.start), None)

    def declarations(self, one: Sighting) -> list[Sighting]:
        """Where what a name means is declared; of a local name the first place in its definition."""
        found = [other for key in self._keys(one) for other in self.groups.get(key, ()) if other.is_declared]
        # a word gives its text to something of its name: that is what is meant, if there is anything
        things = [other for other in found if other.name.declares != "word"]
        return (things or found) if found else self.references(one)[:1]

    def references(self, one: Sighting) -> list[Sighting]:
        """All places that mean the same, in the order of the files."""
        found = {other.at: other for key in self._keys(one) for other in self.groups.get(key, ())}
        if any(other.is_declared for other in found.values()):
            return sorted(found.values(), key=lambda other: (other.at.path, other.at.start))
        home = self.families.get(one.item, one.item)
        own = [other for other in found.values() if self.families.get(other.item, other.item) == home]
        return sorted(own, key=lambda other: (other.item != home, other.at.path, other.at.start))

    def is_local(self, one: Sighting) -> bool:
        """Whether a name means something only inside its definition."""
        return not any(key in self.declared for key in self._keys(one))

    def _keys(self, one: Sighting) -> Iterator[Key]:
        """The spaces of names that a name belongs to: a factor of a product is a list and a column."""
        role, path, text = self._key(one)
        yield role, path, text
        if not path and role in ("plain", "member"):
            both = [other for other in self.groups.get(("plain", (), text), ()) if other.name.is_factor]
            if both:
                yield ("member" if role == "plain" else "plain"), path, text
