"""Where a definition stands, what it cites, what it is called."""

from __future__ import annotations

from pravidla.ir import nodes as ir
from pravidla.model import definitions as d
from pravidla.syntax import ast
from pravidla_runtime.text import czech


def origin_of(common: d.Common) -> ir.Origin:
    """The origin of a definition."""
    cs = czech_text(common.text.cs) if common.text is not None else None
    en = plain_text(common.text.en) if common.text is not None else None
    return ir.Origin(
        common.name,
        common.span,
        tuple(one.ref for one in common.cites),
        common.uncited,
        common.provenance.text if common.provenance is not None else None,
        cs,
        en,
        common.note,
    )


def plain_text(template: ast.Template | None) -> str | None:
    """A template as a heading: holes become an ellipsis."""
    if template is None:
        return None
    return "".join(part.text if isinstance(part, ast.Plain) else "…" for part in template.parts)


def czech_text(template: ast.Template | None) -> str | None:
    """A Czech template as a heading."""
    plain = plain_text(template)
    return None if plain is None else czech(plain)


def has_places(text: d.Wording) -> bool:
    """Whether a text is one for all rows of its list: it names their columns."""
    return any(not isinstance(part, ast.Plain) for one in (text.cs, text.en) if one is not None for part in one.parts)
