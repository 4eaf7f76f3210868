"""The JSON Schema of spec files.

Two of its keywords are ours. `sentence` names the entry of the grammar that reads a string, or under `propertyNames` a
key; `outline` marks a mapping whose keys are headers.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from pravidla.data import data_folder

SENTENCE = "sentence"
OUTLINE = "outline"
SUFFIX = "_definition"
"""how the schemas of definitions are named"""


def spec_schema() -> dict[str, Any]:
    """The schema of a spec file, as it lies in `grammar/`."""
    text = (data_folder("grammar") / "spec.schema.json").read_text(encoding="utf-8")
    schema: dict[str, Any] = json.loads(text)
    return schema


@cache
def kinds() -> tuple[str, ...]:
    """The kinds of definition."""
    return tuple(name.removesuffix(SUFFIX) for name in spec_schema()["$defs"] if name.endswith(SUFFIX))
