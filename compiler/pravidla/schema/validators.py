"""The validator that says what is wrong with a definition and collects its sentences.

Our own keywords judge nothing: the validator yields them among its errors, so that one walk over a document finds its
mistakes, its sentences and its blocks with their places.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from jsonschema import Draft202012Validator, ValidationError
from jsonschema.protocols import Validator
from jsonschema.validators import create

from pravidla.schema.document import OUTLINE, SENTENCE, SUFFIX, spec_schema


@cache
def definition_validators(*, sentences: bool = True) -> Mapping[str, Validator]:
    """A validator for each kind of definition, by the key that names the kind; on demand without the sentences."""
    schema = spec_schema()
    notes = {OUTLINE: _note, **({SENTENCE: _note} if sentences else {})}
    make = create(
        Draft202012Validator.META_SCHEMA,
        {**Draft202012Validator.VALIDATORS, **notes, "$ref": _Definitions(schema["$defs"])},
        type_checker=Draft202012Validator.TYPE_CHECKER,
    )
    whole: Validator = make(schema)
    names = (name for name in schema["$defs"] if name.endswith(SUFFIX))
    return {
        name.removesuffix(SUFFIX): whole.evolve(schema={"$ref": f"#/$defs/{name}", "$defs": schema["$defs"]})
        for name in names
    }


@dataclass(frozen=True, slots=True)
class _Definitions:
    """`$ref` within the schema itself, looked up at once: the general way takes most of the time of a validation."""

    definitions: Mapping[str, Any]

    def __call__(self, validator: Any, reference: str, instance: object, _schema: object) -> Iterator[ValidationError]:
        schema = self.definitions[reference.removeprefix("#/$defs/")]
        yield from validator.descend(instance, schema)


def _note(_validator: Validator, entry: str, instance: object, _schema: object) -> Iterator[ValidationError]:
    if isinstance(instance, str | dict):
        yield ValidationError(entry)
