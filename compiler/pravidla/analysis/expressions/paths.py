"""Names and paths: `my hand`, `caravan.camels`, `price[good]`, `options.side` become what they stand for."""

from __future__ import annotations

from dataclasses import replace

import pravidla.analysis.expressions.brackets as brackets
import pravidla.analysis.expressions.calls as calls
import pravidla.analysis.expressions.expressions as ex
from pravidla.analysis.expressions.actors import way_to_actor
from pravidla.analysis.names.context import BOOL, UNKNOWN, Context, ListInfo, show_type
from pravidla.analysis.names.scope import (
    Array,
    BoardRef,
    Box,
    LocalCounters,
    LocalZones,
    Namespace,
    OptionRef,
    Poison,
    Resolved,
    Scope,
    TableRef,
    TrackLine,
    TrackSpace,
    Value,
    Zone,
)
from pravidla.analysis.reporting.attempts import also
from pravidla.analysis.reporting.problems import Failed
from pravidla.diagnostics import Span
from pravidla.ir import nodes as ir
from pravidla.ir.types import PLAYER, Copy, Int, Row, SetOf, Type
from pravidla.model import definitions as d
from pravidla.syntax import ast
from pravidla.syntax.unparse import unparse

LANGUAGE = ("box", "options", "modules", "empty", "nothing", "nobody", "true", "false", "me", "this")
"""Words of the language that can stand where a name can."""


def resolve(context: Context, scope: Scope, path: ast.Expr, expected: Type | None = None) -> Resolved:
    """What a path stands for; any other expression is a value."""
    match path:
        case ast.Name(name=name, span=span):
            return resolve_name(context, scope, name, span, expected)
        case ast.This(span=span):
            if scope.this is None:
                raise context.problems.fail("PRV507", "`this` has no meaning here", span, "only in a row's own rules")
            return Value(scope.this)
        case ast.My(name=word, span=span):
            if scope.me is None:
                raise no_actor(context, span)
            return state_of(context, PLAYER, scope.me, word, span)
        case ast.Field(of=of, name=word, span=span):
            return resolve_field(context, scope, of, word, span)
        case ast.At(of=of, args=args, span=span):
            return resolve_at(context, scope, of, args, span)
        case _:
            return Value(ex.expression(context, scope, path, expected))


def no_actor(context: Context, span: Span, called: str | None = None) -> Exception:
    """`me` where nobody acts, or what needs an acting player is `called` there (a key): then with its way to `me`."""
    return context.problems.fail(
        "PRV507",
        "nobody acts here, so `me` and `my` have no meaning",
        span,
        "no acting player",
        "name the player: give the value or rule a parameter `player p`",
        () if called is None else way_to_actor(context, called),
    )


def resolve_name(context: Context, scope: Scope, name: str, span: Span, expected: Type | None) -> Resolved:
    """A bare name: local, state of the game, row, list, value, printed data."""
    local = scope.names.get(name)
    if local is not None:
        scope.used.add(name)
        if isinstance(local, Poison):
            raise Failed
        if isinstance(local, Value):
            return replace(local, expr=replace(local.expr, span=span))
        return local
    if scope.owner is not None and (scope.owner[0], name) in context.fields:
        return field_value(context.fields[(scope.owner[0], name)], scope.owner[1], span, context)
    if (None, name) in context.fields:
        return field_value(context.fields[(None, name)], None, span, context)
    if name == "box":
        return Box()
    if name in ("options", "modules"):
        return Namespace(name)
    row = row_literal(context, name, span, expected)
    if row is not None:
        return Value(row)
    word = context.symbols.list_of_word(name)
    if word is not None and name in context.symbols.plurals:
        return Value(ir.Rows(word, SetOf(Row(word)), span))
    if name in context.symbols.groups and f"value {name}" in context.value_types:
        return Value(calls.call_value(context, scope, name, (), span))
    if name in context.tables:
        context.called.add(f"table {name}")
        return TableRef(name)
    if name in context.tracks:
        context.called.add(f"track {name}")
        return TrackLine(name, None, context.tracks[name].each is not None)
    if name in context.boards:
        return BoardRef(name)
    if name in context.rows and expected == UNKNOWN:
        raise Failed
    if (name in context.rows or word is not None) and (
        context.problems.spoiled.excuses(name, span) or name in context.problems.meant
    ):
        raise Failed  # what was to have this name has a mistake
    if name in context.rows:
        lists = " and ".join(f"`{one}`" for one, _ in context.rows[name])
        raise context.problems.fail("PRV508", f"`{name}` is a row of {lists}", span, "which one?")
    if word is not None:
        context.lost_picks.add(name)  # whoever picks it meets the same mistake
        raise context.problems.fail(
            "PRV509",
            f"`{name}` is a list, not one of its rows",
            span,
            "a whole list",
            f"its rows together are `{plural_of(context, word)}`",
        )
    group = context.symbols.groups.get(name)
    if group is not None and isinstance(group.base, d.ValueSpec) and not context.problems.spoiled.excuses(name, span):
        raise context.problems.fail(
            "PRV513", f"the value `{name}` would need itself here", span, "not known yet", "say it without itself"
        )
    raise context.problems.unknown("name", name, span, known_names(context, scope))


def plural_of(context: Context, name: str) -> str:
    """The word for all rows of a list."""
    return next((plural for plural, one in context.symbols.plurals.items() if one == name), name)


def known_names(context: Context, scope: Scope) -> list[str]:
    """What a bare name could have meant."""
    return [
        *scope.names,
        *(name for owner, name in context.fields if owner is None),
        *context.rows,
        *context.symbols.plurals,
        *context.symbols.named(d.ValueSpec),
        *context.tables,
        *context.tracks,
        *context.boards,
        *LANGUAGE,
    ]


def row_literal(context: Context, name: str, span: Span, expected: Type | None) -> ir.Lit | None:
    """A row by its id; of several lists that have it, the expected one."""
    found = context.rows.get(name, [])
    if isinstance(expected, SetOf):
        expected = expected.element
    wanted = expected.list if isinstance(expected, Row) else expected.component if isinstance(expected, Copy) else None
    if len(found) > 1 and wanted is not None:
        found = [one for one in found if one[0] == wanted]
    if len(found) != 1:
        return None
    return ir.Lit(found[0][1], Row(found[0][0]), span)


def field_value(field: ir.Field, owner: ir.Expr | None, span: Span, context: Context) -> Resolved:
    """A state of the game or of a row."""
    if field.index is not None:
        return Array(field, owner)
    return stored(context, field, owner, None, span)


def stored(context: Context, field: ir.Field, owner: ir.Expr | None, index: ir.Expr | None, span: Span) -> Resolved:
    """What a fully addressed field holds."""
    context.called.add(f"state {field.name}")
    match field.content:
        case ir.ZoneField():
            return Zone(ir.ZoneRef(field.name, owner, index, False, span), field.content)
        case ir.NumberField(low=low, high=high, unit=unit):
            track = context.markers.get(field.name)
            value = ir.Load(field.name, owner, index, Int(low, high, unit), span)
            row = index if track is not None and context.tracks[track].each is not None else None
            return Value(value, track, row)
        case ir.TruthField():
            return Value(ir.Load(field.name, owner, index, BOOL, span))
        case ir.RowField(list=name, optional=optional):
            return Value(ir.Load(field.name, owner, index, Row(name, optional), span))


def state_of(context: Context, owner: str, row: ir.Expr, word: ast.Word, span: Span) -> Resolved:
    """A state that each row of a list has."""
    field = context.fields.get((owner, word.text))
    if field is None:
        candidates = [name for kind, name in context.fields if kind == owner]
        raise context.problems.unknown(f"state of `{owner}`", word.text, word.span, candidates)
    return field_value(field, row, span, context)


def resolve_field(context: Context, scope: Scope, of: ast.Expr, word: ast.Word, span: Span) -> Resolved:
    """`x.name`."""
    base = resolve(context, scope, of)
    match base:
        case Namespace(name="options"):
            if word.text not in context.symbols.options:
                raise context.problems.unknown("option", word.text, word.span, context.symbols.options)
            context.called.add(f"option {word.text}")
            return OptionRef(word.text)
        case Namespace():
            if word.text not in context.symbols.modules:
                raise context.problems.unknown("module", word.text, word.span, context.symbols.modules)
            context.called.add(f"module {word.text}")
            return Value(ir.ModuleOn(word.text, BOOL, span))
        case TrackSpace(name=track, row=row, space=space):
            return Value(track_column(context, track, row, space, word, span))
        case Value(track=str(track)) if word.text in dict(context.tracks[track].columns):
            return Value(track_column(context, track, base.track_row, base.expr, word, span))
        case Zone(content=content) if content.kind != "single":
            zone = unparse(of)
            raise context.problems.fail(
                "PRV602",
                f"a zone has no `{word.text}`, its pieces may have one",
                of.span,
                "a zone",
                f"`(first of {zone}).{word.text}` of one piece, `sum of (x.{word.text} for x in {zone})` of all",
            )
        case _:
            return member(context, scope, ex.as_value(context, base, span), word, span)


def track_column(
    context: Context, track: str, row: ir.Expr | None, space: ir.Expr, word: ast.Word, span: Span
) -> ir.Expr:
    """A column of a space."""
    kinds = dict(context.tracks[track].columns)
    if word.text not in kinds:
        raise context.problems.unknown(f"column of `{track}`", word.text, word.span, kinds)
    context.called.add(f"column {track}.{word.text}")
    return ir.TrackColumn(track, row, space, word.text, kinds[word.text], span)


def member(context: Context, scope: Scope, row: ir.Expr, word: ast.Word, span: Span) -> Resolved:
    """A column, state or formula of a row."""
    match row.type:
        case Copy(component=name):
            return member(context, scope, ir.KindOf(row, Row(name), row.span), word, span)
        case Row(list=name):
            pass
        case other:
            raise context.problems.fail(
                "PRV601", f"{show_type(other)} has no `{word.text}`", word.span, "not a row of a list"
            )
    if name == PLAYER:
        return state_of(context, PLAYER, row, word, span)
    info = context.lists[name]
    column = info.columns.get(word.text)
    if column is not None:
        context.called.add(f"column {name}.{word.text}")
        return Value(ir.Column(name, word.text, row, column.type, span))
    if (name, word.text) in context.fields:
        return field_value(context.fields[(name, word.text)], row, span, context)
    if word.text in info.formulas:
        return Value(calls.call_formula(context, scope, info, row, word, (), span))
    raise context.problems.unknown(f"column or state of `{name}`", word.text, word.span, members_of(context, info))


def members_of(context: Context, info: ListInfo) -> list[str]:
    """What may stand behind the dot."""
    return [*info.columns, *(name for owner, name in context.fields if owner == info.name), *info.formulas]


def resolve_at(context: Context, scope: Scope, of: ast.Expr, args: tuple[ast.Expr, ...], span: Span) -> Resolved:
    """`x[a]`, `x[a, b]`."""
    with also(lambda: ex.look_through(context, scope, args)):
        base = resolve(context, scope, of)
    match base:
        case Array(field=field, owner=owner):
            assert field.index is not None
            index = brackets.index_of(context, scope, field.index, args, span)
            return stored(context, field, owner, index, span)
        case LocalCounters(var=var, list=name, high=high):
            index = brackets.index_of(context, scope, name, args, span)
            return Value(ir.Load(var, None, index, Int(0, high), span, True))
        case LocalZones(var=var, content=content, list=name):
            index = brackets.index_of(context, scope, name, args, span)
            return Zone(ir.ZoneRef(var, None, index, True, span), content)
        case Zone(ref=ref, content=content):
            component = content.component
            if component is None and content.kind == "row" and len(args) == 1:
                return Value(brackets.number_at(context, scope, ref, content, args[0], span))
            if component is None or len(args) != 1:
                ex.look_through(context, scope, args)
                raise context.problems.fail("PRV602", "a zone is asked for one kind: `hand[silk]`", span)
            kind = ex.expression(context, scope, args[0], Row(component))
            ex.want_row(context, kind, component)
            return Value(ir.ZoneCountOf(ref, kind, Int(0, brackets.zone_limit(context, content)), span))
        case TableRef(name=name):
            return Value(brackets.table_lookup(context, scope, name, args, span))
        case TrackLine(name=name, wants_row=wants_row):
            return brackets.track_at(context, scope, name, wants_row, base.row, args, span)
        case BoardRef(name=name):
            return Value(brackets.cell_at(context, scope, name, args, span))
        case _:
            ex.look_through(context, scope, args)
            raise context.problems.fail("PRV601", "this has no places in square brackets", span, "not an array")
