"""Texts with holes, in both languages."""

from __future__ import annotations

import pravidla.analysis.expressions.expressions as ex
import pravidla.analysis.expressions.paths as paths
import pravidla.analysis.names.terms as terms
from pravidla.analysis.names.context import Context
from pravidla.analysis.names.scope import Scope, Value
from pravidla.analysis.reporting.attempts import attempt
from pravidla.analysis.reporting.problems import Failed
from pravidla.diagnostics import Span
from pravidla.ir import nodes as ir
from pravidla.ir.types import Copy, Int, Row
from pravidla.model import definitions as d
from pravidla.syntax import ast
from pravidla_runtime.text import NO_BREAK_SPACE, czech


def text(context: Context, scope: Scope, wording: d.Wording | None) -> ir.Text | None:
    """A text whose holes read the names in scope; a hole with a mistake is reported and stays empty."""
    if wording is None or wording.cs is None or wording.en is None:
        return None
    return ir.Text(set_in_czech(template(context, scope, wording.cs)), template(context, scope, wording.en))


def set_in_czech(parts: tuple[str | ir.TextPart, ...]) -> tuple[str | ir.TextPart, ...]:
    """A Czech text with the spaces that a line may not break at; a number that is filled in stays with what it
    counts."""
    result: list[str | ir.TextPart] = []
    for part in parts:
        if isinstance(part, str):
            part = czech(part)
            if result and _is_number(result[-1]) and part[:1] == " " and (part[1:2].isalpha() or len(part) == 1):
                part = NO_BREAK_SPACE + part[1:]
        result.append(part)
    return tuple(result)


def _is_number(part: str | ir.TextPart) -> bool:
    return (
        isinstance(part, ir.TextPart)
        and not part.forms
        and isinstance(part.expr.type, Int)
        and part.expr.type.unit is None
    )


def template(context: Context, scope: Scope, written: ast.Template) -> tuple[str | ir.TextPart, ...]:
    """The pieces of one language."""
    parts: list[str | ir.TextPart] = []
    for part in written.parts:
        match part:
            case ast.Plain(text=plain):
                parts.append(plain)
            case ast.Inserted(expr=expr, case=case):
                try:
                    filled = ex.expression(context, scope, expr, None)
                except Failed:
                    continue
                parts.append(ir.TextPart(filled, case))
                kind = filled.type
                if case is not None and isinstance(kind, Row | Copy):
                    context.cases.append((kind.list if isinstance(kind, Row) else kind.component, case, part.span))
            case ast.ByNumber(expr=expr, forms=forms):
                try:
                    value = ex.expression(context, scope, expr, None)
                except Failed:
                    continue
                if not isinstance(value.type, Int):
                    context.problems.error("PRV601", "the form of a word is chosen by a number", part.span)
                    continue
                parts.append(ir.TextPart(value, None, forms))
    return tuple(parts)


def plain(cs: str, en: str) -> ir.Text:
    """A text without holes."""
    return ir.Text((cs,), (en,))


BUILT_IN = {
    "stop": plain("Skonči", "Stop"),
    "go_on": plain("Pokračuj", "Go on"),
    "decline": plain("Nevyužij možnost", "Decline"),
    "done": plain("Hotovo", "Done"),
}
"""Texts of the options that the language adds; a `word` of the same name replaces them."""


def option_text(context: Context, scope: Scope, name: str, own: d.Wording | None, span: Span) -> ir.Text:
    """The text of an option: its own, that of its action, of its word, or of the language."""
    given = text(context, scope, own)
    if given is not None:
        return given
    word = context.symbols.words.get(name)
    if word is not None:
        context.called.add(f"word {name}")
        found = text(context, scope, word.common.text)
        if found is not None:
            return found
    if name in BUILT_IN:
        return BUILT_IN[name]
    context.problems.asked("word", name, context.symbols.words)
    if context.problems.spoiled.excuses(name, span):
        raise Failed
    context.problems.error(
        "PRV514",
        f"option `{name}` has no text",
        span,
        "what is the player asked?",
        f"declare `word: {name}` with a text in Czech and English, or give the option a `text`",
    )
    return plain(name, name)


def choice_text(context: Context, scope: Scope, picks: tuple[ast.Pick, ...], own: d.Wording | None) -> ir.Text:
    """The text of a plain choice: its own, else what is picked."""
    given = text(context, scope, own)
    if given is not None:
        return given
    cs: list[str | ir.TextPart] = []
    for pick in picks:
        found = attempt(paths.resolve, context, scope, ast.Name(pick.name.text, pick.name.span))
        if cs:
            cs.append(", ")
        if isinstance(found, Value):
            cs.append(ir.TextPart(found.expr))
    return ir.Text(("Zvol: ", *cs), ("Choose: ", *cs))


def not_enough(context: Context, purse: ir.Field) -> ir.Text:
    """Why a price cannot be paid from a purse."""
    content = purse.content
    assert isinstance(content, ir.NumberField) and content.unit is not None
    unit = context.symbols.units[content.unit]
    many_cs, many_en = (*unit.cs, content.unit)[min(2, len(unit.cs))], (content.unit, *unit.en)[-1]  # as far as told
    return plain(czech(f"Nemáš dost {many_cs}"), f"You do not have enough {many_en}")


def not_offered(context: Context, name: str, var: ir.Var, source: ir.Expr) -> ir.Text:
    """Why a pick cannot be this: it is not there, or not among what is offered."""
    where = terms.place_name(source, context) or terms.pick_name(context, name, var.type)
    hole = ir.TextPart(var)
    if where is None:
        return ir.Text(("Na výběr teď není ", hole), ("Not to be chosen now: ", hole))
    return ir.Text(("Na výběr teď není ", hole, f" ({where.cs})"), ("Not to be chosen now: ", hole, f" ({where.en})"))
