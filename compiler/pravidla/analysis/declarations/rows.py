"""Rows as the IR wants them: names, copies, guards, columns."""

from __future__ import annotations

from pravidla.analysis.names.context import Context, ListInfo
from pravidla.analysis.names.origins import czech_text, has_places, plain_text
from pravidla.analysis.names.scope import Scope
from pravidla.analysis.reporting.problems import Failed
from pravidla.analysis.sentences.conditions import guard_of
from pravidla.ir import nodes as ir
from pravidla.ir.set_up import modules_needed
from pravidla.ir.types import PLAYER, Row
from pravidla.model import definitions as d
from pravidla.syntax import ast
from pravidla_runtime.text import czech


def list_defs(context: Context) -> dict[str, ir.ListDef]:
    """All lists."""
    return {name: list_def(context, info) for name, info in context.lists.items()}


def list_def(context: Context, info: ListInfo) -> ir.ListDef:
    """One list with its rows and columns."""
    spec = context.symbols.lists.get(info.name)
    rows = []
    for index, row_id in enumerate(info.row_ids):
        row, source = info.specs[index]
        guard = None
        if source is not None and (source.adds or source.common.when is not None):
            try:
                guard = guard_of(context, source.common, Scope())
            except Failed:
                guard = None
        copies, per_player = 0, False
        if info.kind == "component" and source is not None:
            copies, per_player = context.copies_of(info.name, row, source)
        needed = modules_needed(guard, tuple(context.symbols.modules))
        text_, origin_ = row_text(context, info, index), row_origin(info, index)
        rows.append(ir.RowDef(row_id, text_, guard, copies, per_player, origin_, needed))
    columns = tuple(info.columns.values())
    cites = () if spec is None else tuple(one.ref for one in spec.common.cites)
    uncited = None if spec is None else spec.common.uncited
    provenance = None if spec is None or spec.common.provenance is None else spec.common.provenance.text
    text = None if spec is None else spec.common.text
    origin = ir.Origin(
        info.name,
        info.span,
        cites,
        uncited,
        provenance,
        czech_text(text.cs) if text is not None else None,
        plain_text(text.en) if text is not None else None,
    )
    back = None if spec is None or spec.back is None else spec.back.name
    return ir.ListDef(info.name, info.kind, tuple(rows), columns, info.marks, origin, back)


def row_origin(info: ListInfo, index: int) -> ir.Origin:
    """Where a row stands and what it cites: its own citations, else those of its list."""
    row, source = info.specs[index]
    common = None if source is None else source.common
    cites = row.cites if row is not None and row.cites else () if common is None else common.cites
    provenance = None
    if row is not None and row.provenance is not None:
        provenance = row.provenance.text
    elif common is not None and common.provenance is not None:
        provenance = common.provenance.text
    return ir.Origin(
        f"{info.name}.{info.row_ids[index]}",
        row.span if row is not None else info.span,
        tuple(one.ref for one in cites),
        None if common is None else common.uncited,
        provenance,
    )


def declined(cases: tuple[tuple[int, str], ...]) -> tuple[tuple[int, str], ...]:
    """Cases of a name as they are set."""
    return tuple((case, czech(form)) for case, form in cases)


def own_text(row: d.RowSpec) -> ir.RowText:
    """The names that are written with a row."""
    text = row.text
    cs, en = (None, None) if text is None else (czech_text(text.cs), plain_text(text.en))
    return ir.RowText(cs or row.id, en or row.id, declined(row.declension))


def text_of_word(word: d.WordSpec) -> ir.RowText:
    """The names that a word gives to a row of its name."""
    text, name = word.common.text, word.common.name
    cs, en = (None, None) if text is None else (czech_text(text.cs), plain_text(text.en))
    return ir.RowText(cs or name, en or name, declined(word.declension))


def row_text(context: Context, info: ListInfo, index: int) -> ir.RowText:
    """The names of a row: its own, the product's template, a word of the same name, or its id in plain words."""
    row, source = info.specs[index]
    if row is not None and row.text is not None:
        return context.memory.ask(own_text, row)
    if source is not None and source.common.text is not None and (info.factors or has_places(source.common.text)):
        text = source.common.text
        return ir.RowText(
            czech(filled(context, info, index, text.cs)), filled(context, info, index, text.en, english=True)
        )
    row_id = info.row_ids[index]
    word = context.symbols.words.get(row_id)
    if word is not None and word.common.text is not None:
        context.called.add(f"word {row_id}")
        return context.memory.ask(text_of_word, word)
    if info.kind == "ways":
        places = context.lists[next(one.places for one in context.boards.values() if one.ways == info.name)]
        target = info.columns["to"].values[index]
        assert isinstance(target, int)
        return row_text(context, places, target)
    if info.kind == "cells":
        x, y = info.columns["x"].values[index], info.columns["y"].values[index]
        return ir.RowText(f"({x}, {y})", f"({x}, {y})")
    shown = row_id.replace("_", " ")
    return ir.RowText(shown, shown)


def filled(context: Context, info: ListInfo, index: int, template: ast.Template | None, english: bool = False) -> str:
    """A product's template with the names of its factors."""
    if template is None:
        return info.row_ids[index]
    parts: list[str] = []
    for part in template.parts:
        if isinstance(part, ast.Plain):
            parts.append(part.text)
            continue
        column = info.columns.get(part.expr.name) if isinstance(part.expr, ast.Name) else None
        if column is None:
            name = part.expr.name if isinstance(part.expr, ast.Name) else ""
            if not context.problems.spoiled.excuses(name, part.span):
                context.problems.error(
                    "PRV515", "a template of rows names its columns", part.span, "not a column of this list"
                )
            continue
        context.called.add(f"column {info.name}.{column.name}")
        value = column.values[index]
        if isinstance(column.type, Row) and column.type.list != PLAYER and isinstance(value, int):
            text = row_text(context, context.lists[column.type.list], value)
            case = part.case if isinstance(part, ast.Inserted) else None
            parts.append(text.en if english else dict(text.cases).get(case or 1, text.cs))
        elif isinstance(value, int):
            parts.append(str(value + 1 if column.type == Row(PLAYER) else value))
    return "".join(parts)
