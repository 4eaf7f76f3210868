"""The quick test of a definition's shape says what the validator says."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

from pravidla.data import data_folder
from pravidla.schema import kind_of
from pravidla.schema.conformity import blocks
from pravidla.schema.document import OUTLINE
from pravidla.schema.places import node_at
from pravidla.schema.validators import definition_validators
from pravidla.source import Mapping, Node, Scalar, Sequence, parse_yaml, read_file, to_data

TESTS = Path(__file__).resolve().parents[1]
WRONG = ("", "x", 0, -3, 99, True, None, "Velké", "s1.2", "assumed")


def definitions() -> list[Mapping]:
    found: list[Mapping] = []
    for folder in (data_folder("rulebooks"), TESTS / "conformance", TESTS / "lockstep" / "specs"):
        for path in sorted(folder.rglob("*.yaml")):
            file, _ = read_file(path)
            assert file is not None
            node, _ = parse_yaml(file)
            if isinstance(node, Sequence):
                found.extend(one for one in node.items if isinstance(one, Mapping) and kind_of(one) is not None)
    return found


def by_the_validator(node: Mapping, kind: str) -> list[Node] | None:
    noted: list[Node] = []
    for error in definition_validators(sentences=False)[kind].iter_errors(to_data(node)):
        if error.validator != OUTLINE:
            return None
        block = node_at(node, error.absolute_path)
        if isinstance(block, Mapping):
            noted.append(block)
    return noted


def parts(node: Node) -> Iterator[Node]:
    yield node
    match node:
        case Mapping(entries=entries):
            for _, value in entries:
                yield from parts(value)
        case Sequence(items=items):
            for item in items:
                yield from parts(item)
        case _:
            pass


def changed(node: Node, place: Node, rng: Random, other: Node) -> Node:
    """The tree with something else at one place."""
    if node is place:
        match node, rng.randrange(3):
            case Mapping(entries=entries), 0 if entries:
                gone = rng.choice(entries)
                return replace(node, entries=tuple(one for one in entries if one is not gone))
            case Mapping(entries=entries), 1:
                key = Scalar(rng.choice(WRONG), node.span, (), False)
                return replace(node, entries=(*entries, (key, other)))
            case Sequence(items=items), 0 if items:
                return replace(node, items=items[1:])
            case Sequence(items=items), 1:
                return replace(node, items=(*items, other))
            case _:
                return rng.choice((other, Scalar(rng.choice(WRONG), node.span, (), False)))
    match node:
        case Mapping(entries=entries):
            return replace(node, entries=tuple((key, changed(value, place, rng, other)) for key, value in entries))
        case Sequence(items=items):
            return replace(node, items=tuple(changed(item, place, rng, other) for item in items))
        case _:
            return node


def test_every_definition_of_ours_has_the_right_shape() -> None:
    for node in definitions():
        kind = kind_of(node)
        assert kind is not None
        found = blocks(node, kind)
        assert found is not None
        assert sorted(map(id, found)) == sorted(map(id, by_the_validator(node, kind) or []))


def test_changed_definitions_are_judged_alike() -> None:
    rng, all_of_them = Random(11), definitions()
    everything = [part for node in all_of_them for part in parts(node)]
    wrong = 0
    for _ in range(600):
        node = rng.choice(all_of_them)
        mutant = changed(node, rng.choice(list(parts(node))), rng, rng.choice(everything))
        kind = kind_of(mutant) if isinstance(mutant, Mapping) else None
        if not isinstance(mutant, Mapping) or kind is None:
            continue
        quick, slow = blocks(mutant, kind), by_the_validator(mutant, kind)
        wrong += slow is None
        if quick is None:
            assert slow is None or len({key.value for key, _ in mutant.entries}) < len(mutant.entries)
        else:
            assert slow is not None
            assert sorted(map(id, quick)) == sorted(map(id, slow))
    assert wrong > 150
