"""The shape of spec files, checked against the JSON Schema in `grammar/`."""

from pravidla.schema.document import kinds, spec_schema
from pravidla.schema.validate import Sentence, inspect, kind_of, sentences, validate

__all__ = ["Sentence", "inspect", "kind_of", "kinds", "sentences", "spec_schema", "validate"]
