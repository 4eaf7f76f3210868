"""The catalogue of codes: what each diagnostic means, with a wrong and a right sample.

The entries lie in `grammar/diagnostics/*.yaml`, one file per stage, each a mapping from code to entry.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from pravidla.data import data_folder


@dataclass(frozen=True, slots=True)
class CatalogueEntry:
    """One code: a kebab-case name of the problem, what it is (one sentence), why it is one, two samples."""

    code: str
    name: str
    what: str
    why: str
    wrong: str
    right: str


@cache
def catalogue() -> Mapping[str, CatalogueEntry]:
    """All entries by code, in the order of the codes."""
    import yaml  # slow to import, and only `explain` and the tests need it

    entries: dict[str, CatalogueEntry] = {}
    for path in sorted((data_folder("grammar") / "diagnostics").glob("*.yaml")):
        data = yaml.safe_load(path.read_text(encoding="utf-8")) or {}
        for code, fields in data.items():
            if code in entries:
                raise ValueError(f"{path.name}: {code} has an entry already")
            entries[code] = CatalogueEntry(code=code, **{key: str(value).strip() for key, value in fields.items()})
    return MappingProxyType(dict(sorted(entries.items())))


def explain(code: str) -> str | None:
    """The page of a code as plain text, or nothing when there is no such code. Case and the prefix may be left out."""
    wanted = code.strip().upper()
    entry = catalogue().get(wanted if wanted.startswith("PRV") else f"PRV{wanted}")
    if entry is None:
        return None
    parts = [f"{entry.code} ({entry.name})", entry.what, entry.why]
    parts += [
        f"{title}:\n\n{_indent(text)}" for title, text in (("Wrong", entry.wrong), ("Right", entry.right)) if text
    ]
    return "\n\n".join(parts) + "\n"


def _indent(text: str) -> str:
    return "\n".join(f"    {line}".rstrip() for line in text.splitlines())
