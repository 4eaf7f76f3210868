"""The shape of a spec file: which keys, values and blocks may stand where.

In: the tree of a file. Out: every mistake of shape with its place, and every sentence with the entry of the grammar
that reads it. Names, types and what the sentences say are for later stages.
"""

from __future__ import annotations

from dataclasses import dataclass

from pravidla.diagnostics import Diagnostic, Label, SourceFile, Span, did_you_mean, sort_diagnostics
from pravidla.schema.conformity import blocks
from pravidla.schema.document import OUTLINE, SENTENCE, kinds
from pravidla.schema.outline import check_block
from pravidla.schema.places import describe, key_named, node_at
from pravidla.source import Mapping, Node, Scalar, Sequence, key_text, to_data

MOST_REPORTED = 500
"""Mistakes of a file after which its other definitions are not looked at; a file with more of them is no spec."""

_FILE_HEADS = ("module", "applies")


@dataclass(frozen=True, slots=True)
class Sentence:
    """A string of a spec (a value, or the key of a block) and the entry of the grammar that reads it."""

    scalar: Scalar
    entry: str


def inspect(node: Node, file: SourceFile, *, wanted: bool = True) -> tuple[list[Diagnostic], list[Sentence]]:
    """All mistakes in the shape of a spec file, and (if wanted) all its sentences in the order of the file."""
    if not isinstance(node, Sequence):
        place = node.entries[0][0].span if isinstance(node, Mapping) and node.entries else node.span
        return [
            Diagnostic(
                "PRV230",
                f"a spec file is a list of definitions, not {describe(node)}",
                Label(place, ""),
                help="begin each definition with `- `",
            )
        ], []
    diagnostics: list[Diagnostic] = []
    sentences: list[Sentence] = []
    for index, item in enumerate(node.items):
        if len(diagnostics) >= MOST_REPORTED:
            break
        found, kind = _kind(item)
        diagnostics.extend(found)
        if kind is None or not isinstance(item, Mapping):
            continue
        if kind in _FILE_HEADS and index > 0:
            diagnostics.append(_late_head(item, kind, node.items[0]))
        found, said = _definition(item, kind, wanted)
        diagnostics.extend(found)
        sentences.extend(said)
    sentences.sort(key=lambda one: one.scalar.span.start)
    return sort_diagnostics(diagnostics), sentences


def validate(node: Node, file: SourceFile) -> list[Diagnostic]:
    """All mistakes in the shape of a spec file."""
    return inspect(node, file, wanted=False)[0]


def sentences(node: Node, file: SourceFile) -> list[Sentence]:
    """Every sentence of a spec file with the entry of the grammar that reads it."""
    return inspect(node, file)[1]


def kind_of(definition: Mapping) -> str | None:
    """The kind of a definition, or nothing when it has none or several."""
    present = [kind for kind in kinds() if key_named(definition, kind)]
    if "scenario" in present:
        # A scenario names its game with the key that is a kind elsewhere.
        present = [kind for kind in present if kind != "game"]
    return present[0] if len(present) == 1 else None


def _kind(item: Node) -> tuple[list[Diagnostic], str | None]:
    if not isinstance(item, Mapping) or not item.entries:
        return [
            Diagnostic(
                "PRV231",
                f"a definition is a mapping, not {describe(item)}",
                Label(item.span, ""),
                help="write `- rule: NAME` or another kind of definition",
            )
        ], None
    kind = kind_of(item)
    if kind is not None:
        return [], kind
    present = [key for key, _ in item.entries if key_text(key.value) in kinds()]
    if len(present) > 1:
        first, second = present[:2]
        return [
            Diagnostic(
                "PRV232",
                f"a definition cannot be both a `{key_text(first.value)}` and a `{key_text(second.value)}`",
                Label(second.span, ""),
                secondary=(Label(first.span, ""),),
                help="begin a definition of its own with a dash, or delete one of them",
            )
        ], None
    key = item.entries[0][0]
    name = key_text(key.value)
    known = kinds()
    return [
        Diagnostic(
            "PRV231",
            f"`{name}` is no kind of definition",
            Label(key.span, ""),
            notes=(f"the kinds are {', '.join(known)}",),
            help=did_you_mean(name, known),
        )
    ], None


def _definition(item: Mapping, kind: str, wanted: bool) -> tuple[list[Diagnostic], list[Sentence]]:
    parts = None if wanted else blocks(item, kind)
    if parts is not None:
        return [one for part in parts for one in check_block(part)], []
    from pravidla.schema.messages import translate
    from pravidla.schema.validators import definition_validators

    errors = []
    diagnostics: list[Diagnostic] = []
    found: list[Sentence] = []
    for error in definition_validators(sentences=wanted)[kind].iter_errors(to_data(item)):
        if error.validator not in (SENTENCE, OUTLINE):
            errors.append(error)
            continue
        node = node_at(item, error.absolute_path)
        if error.validator == OUTLINE:
            if isinstance(node, Mapping):
                diagnostics.extend(check_block(node))
        elif "propertyNames" in error.absolute_schema_path:
            key = key_named(node, str(error.instance))
            if key is not None and isinstance(node, Mapping) and not isinstance(node.get(key.value), Scalar):
                found.append(Sentence(key, error.message))
        elif isinstance(node, Scalar):
            found.append(Sentence(node, error.message))
    return diagnostics + translate(item, errors, kind), found


def _late_head(item: Mapping, kind: str, first: Node) -> Diagnostic:
    key = key_named(item, kind)
    start = first.entries[0][0].span if isinstance(first, Mapping) and first.entries else first.span
    return Diagnostic(
        "PRV245",
        f"`{kind}` stands at the head of a file, before all definitions",
        Label(key.span if key else item.span, ""),
        secondary=(Label(Span(start.file, start.start, start.end), "the file begins here"),),
        help="move it to the top, or what belongs to it to a file of its own",
    )
