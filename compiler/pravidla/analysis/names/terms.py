"""What players call things that have a name in the spec only: states, picks. The `word` of that name says it, else the
pieces or rows themselves do."""

from __future__ import annotations

from pravidla.analysis.names.context import Context
from pravidla.analysis.names.origins import czech_text, has_places, plain_text
from pravidla.ir import nodes as ir
from pravidla.ir.types import PLAYER, Copy, Int, Row, Type
from pravidla.model import definitions as d
from pravidla.model.heads import word_forms
from pravidla_runtime.text import czech


def word(context: Context, name: str) -> ir.RowText | None:
    """The text of the `word` of this name, where there is one."""
    found = context.symbols.words.get(name)
    if found is None or found.common.text is None:
        return None
    context.called.add(f"word {name}")
    return ir.RowText(czech_text(found.common.text.cs) or name, plain_text(found.common.text.en) or name)


def field_name(context: Context, name: str, content: object) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What a state is called, in Czech and English: one text for any number of pieces or forms for one and several; the
    `word` of its name, else what its pieces are called. Empty where nothing says it."""
    said = word(context, name)
    if said is not None:
        forms = _forms(context.symbols.words[name].common)
        return forms if all(forms) else ((said.cs,), (said.en,))
    if isinstance(content, ir.ZoneField) and content.component in context.symbols.lists:
        forms = _forms(context.symbols.lists[content.component].common)
        if all(forms):
            return forms
    return (), ()


def _forms(common: d.Common) -> tuple[tuple[str, ...], tuple[str, ...]]:
    cs, en = word_forms(common.node)
    return tuple(czech(form) for form in cs), en


def pick_name(context: Context, name: str, kind: Type) -> ir.RowText | None:
    """What a pick is called: by the `word` of its name, else by its list or unit."""
    said = word(context, name)
    if said is not None:
        return said
    match kind:
        case Row(list=rows) if rows == PLAYER:
            return ir.RowText("hráč", "player")
        case Row(list=rows) | Copy(component=rows):
            return _list_name(context.symbols.lists.get(rows))
        case Int(unit=unit) if unit is not None and unit in context.symbols.units:
            forms = context.symbols.units[unit]
            return (
                ir.RowText(czech(forms.cs[min(1, len(forms.cs) - 1)]), forms.en[-1]) if forms.cs and forms.en else None
            )
        case _:
            return None


def _list_name(spec: d.ListSpec | None) -> ir.RowText | None:
    """What one row is called: the title of the list; of pieces whose title is a template, one piece."""
    if spec is not None and spec.common.text is not None and has_places(spec.common.text):
        forms, english = _forms(spec.common)
        return ir.RowText(forms[0], english[0]) if forms and english else None
    text = None if spec is None else spec.common.text
    cs, en = (None, None) if text is None else (czech_text(text.cs), plain_text(text.en))
    return None if not cs or not en else ir.RowText(cs[:1].lower() + cs[1:], en[:1].lower() + en[1:])


def place_name(source: ir.Expr, context: Context) -> ir.RowText | None:
    """What the place is called that a pick is taken from, where it is a state with a `word`."""
    zone = source.zone if isinstance(source, ir.ZoneItems | ir.ZoneKinds) else None
    field = getattr(zone, "field", None)
    declared = next((one.declared for one in context.fields.values() if one.name == field), None)
    return None if declared is None else word(context, declared)
