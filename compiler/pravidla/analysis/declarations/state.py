"""State declarations become fields of the IR."""

from __future__ import annotations

from dataclasses import replace

import pravidla.analysis.names.terms as terms
from pravidla.analysis.names.context import Context
from pravidla.analysis.reporting.problems import Failed
from pravidla.analysis.sentences.conditions import file_guard
from pravidla.diagnostics import Label, Span
from pravidla.ir import nodes as ir
from pravidla.ir.types import PLAYER, Int
from pravidla.model import definitions as d
from pravidla.syntax import ast


def build_fields(context: Context) -> None:
    """Every declared piece of state."""
    for spec in context.symbols.states:
        owner = spec.owner
        if owner is not None and owner != PLAYER and owner not in context.lists:
            context.problems.unknown("list", owner, spec.owner_span, [PLAYER, *context.lists])
            for name, _, _ in spec.has:
                context.problems.failed(name)
            continue
        for name, span, declared in spec.has:
            first = context.fields.get((owner, name))
            if first is not None:
                context.problems.error(
                    "PRV503", f"`{name}` is declared twice", span, secondary=(Label(first.origin.span, "first"),)
                )
                continue
            if owner is not None and owner != PLAYER and name in context.lists[owner].columns:
                context.problems.error("PRV503", f"`{name}` is already a column of `{owner}`", span)
                continue
            try:
                field = build_field(context, spec, name, span, declared)
            except Failed:
                context.problems.failed(name)
                if isinstance(declared.type, ast.NumberType) and declared.type.unit is not None:
                    context.problems.failed(declared.type.unit.text)
                continue
            context.fields[(owner, name)] = field
            if owner == PLAYER and isinstance(field.content, ir.NumberField) and field.index is None:
                unit = field.content.unit
                if unit is not None:
                    context.purses.setdefault(unit, []).append(field)
    find_banks(context)


def find_banks(context: Context) -> None:
    """The counters that units name as their banks."""
    for name, unit in context.symbols.units.items():
        if unit.bank is None:
            continue
        field = context.fields.get((None, unit.bank.name))
        if field is None:
            known = [one for owner, one in context.fields if owner is None]
            context.problems.unknown("state of the game", unit.bank.name, unit.bank.span, known)
        elif not isinstance(field.content, ir.NumberField) or field.index is not None or field.content.unit != name:
            context.problems.error(
                "PRV601", f"the bank of `{name}` is a counter of {name}s", unit.bank.span, "this is something else"
            )
        else:
            context.banks[name] = field


def check_modifiers(context: Context) -> None:
    """What a declaration mentions after its commas exists: the rule of `reset each`, the zone of `refilled from`."""
    for spec in context.symbols.states:
        for modifier in (one for _, _, declared in spec.has for one in declared.modifiers):
            match modifier:
                case ast.ResetEach(rule=rule):
                    group = context.symbols.groups.get(rule.text)
                    if group is None or isinstance(group.base, d.ValueSpec):
                        rules = context.symbols.named(d.RuleSpec, d.ActionSpec)
                        context.problems.unknown("rule", rule.text, rule.span, rules)
                case ast.Refilled(source=ast.Name(name=name, span=span)):
                    zones = {
                        one
                        for (owner, one), field in context.fields.items()
                        if owner is None and isinstance(field.content, ir.ZoneField)
                    }
                    if name not in zones:
                        context.problems.unknown("zone", name, span, zones)


def slot_name(context: Context, owner: str | None, name: str) -> str:
    """A name for the field that is unique in the game."""
    taken = {field.name for field in context.fields.values()}
    candidate = name if owner is None else f"{owner}_{name}"
    while candidate in taken:
        candidate += "_"
    return candidate


def build_field(context: Context, spec: d.StateSpec, name: str, span: Span, declared: ast.Declaration) -> ir.Field:
    """One field."""
    index = None
    if declared.each is not None:
        index = context.symbols.list_of_word(declared.each.text)
        if index is None or (index != PLAYER and index not in context.lists):
            raise context.problems.unknown("list", declared.each.text, declared.each.span, context.lists)
    slot = slot_name(context, spec.owner, name)
    capacity, start, refilled = None, None, None
    seen_by, until, off_table = "all", None, None
    for modifier in declared.modifiers:
        match modifier:
            case ast.Capacity(most=most):
                capacity = constant(context, most)
            case ast.Starts(value=value):
                start = value
            case ast.Refilled(source=ast.Name(name=source)):
                refilled = source
            case ast.Refilled(source=source):
                raise context.problems.fail("PRV602", "a deck is refilled from a zone of the game", source.span)
            case ast.Seen(until=condition):
                seen_by, until = "owner", condition
            case ast.Unseen():
                seen_by = "nobody"
            case ast.ResetEach(rule=rule):
                context.limits.setdefault(rule.text, []).append(slot)
            case ast.OffTable(span=found):
                off_table = found
    content = build_content(context, slot, declared.type, capacity, start, refilled)
    if off_table is not None and isinstance(content, ir.ZoneField) and content.component is not None:
        raise context.problems.fail(
            "PRV602", "pieces always lie on the table", off_table, help="who may know them is said by `seen by …`"
        )
    if isinstance(content, ir.ZoneField) and content.kind in ("deck", "bag") and seen_by == "all":
        seen_by = "nobody"
    common = spec.common
    called = terms.field_name(context, name, content)
    cs, en = (forms[min(1, len(forms) - 1)] if forms else None for forms in called)
    origin = ir.Origin(name, span, tuple(one.ref for one in common.cites), common.uncited, None, cs, en)
    when = file_guard(context, common)
    on_table = off_table is None
    field = ir.Field(slot, name, spec.owner, index, content, "all", None, origin, called, when, on_table)
    if seen_by != "all":
        field = replace(field, seen_by="owner" if seen_by == "owner" else "nobody")
    if until is not None:
        context.open_until.append((spec.owner, name, until))
    return field


def build_content(
    context: Context,
    slot: str,
    written: ast.TypeExpr,
    capacity: int | None,
    start: ast.Expr | None,
    refilled: str | None,
) -> ir.NumberField | ir.TruthField | ir.RowField | ir.ZoneField:
    """What a field holds."""
    match written:
        case ast.NumberType(lower=low, upper=high):
            kind = context.type_of(written)
            assert isinstance(kind, Int)
            if low > high:
                raise context.problems.fail(
                    "PRV603", f"no number is in {low}..{high}", written.span, "empty", f"did you mean `{high}..{low}`?"
                )
            first = start_of(context, start, kind) if start is not None else 0 if low <= 0 <= high else low
            if not low <= first <= high:
                span = start.span if start is not None else written.span
                raise context.problems.fail("PRV603", f"the start value {first} is outside {low}..{high}", span)
            return ir.NumberField(low, high, kind.unit, first)
        case ast.TruthType():
            return ir.TruthField(bool(start is not None and constant(context, start)))
        case ast.MarkerType(track=track):
            last = context.longest_track(track)
            context.markers[slot] = track.text
            return ir.NumberField(0, last, None, constant(context, start) if start is not None else 0)
        case ast.KindType(name=word, none=none):
            return row_field(context, word, none is not None, start)
        case ast.OneType(name=word) | ast.OneOrNoneType(name=word):
            kind_row = context.row_type(word, isinstance(written, ast.OneOrNoneType))
            if kind_row.list != PLAYER and context.lists[kind_row.list].kind == "component":
                return ir.ZoneField("single", kind_row.list, 0, 0, 1, False, None)
            return row_field(context, word, kind_row.optional, start)
        case ast.ZoneType(kind=zone_kind, item=item):
            if isinstance(item, ast.NumberType):
                if capacity is None:
                    context.problems.error(
                        "PRV621",
                        "a row of numbers says how many it holds at most",
                        written.span,
                        "without end",
                        f"`{zone_kind} of {item.lower}..{item.upper}, at most 2`",
                    )
                return ir.ZoneField(zone_kind, None, item.lower, item.upper, capacity, False, None)
            component = context.component(item.name)
            holds_all = False
            if start is not None:
                named = start.name if isinstance(start, ast.Name) else ""
                if context.symbols.list_of_word(named) != component:
                    raise context.problems.fail(
                        "PRV602",
                        f"a zone starts with all pieces of its component: `starts {item.name.text}s`",
                        start.span,
                    )
                holds_all = True
            return ir.ZoneField(zone_kind, component, 0, 0, capacity, holds_all, refilled)
        case ast.SetType(span=span):
            raise context.problems.fail(
                "PRV602", "a state is not a set", span, "use `true or false for each …`, or a zone of pieces"
            )


def row_field(context: Context, word: ast.Word, optional: bool, start: ast.Expr | None) -> ir.RowField:
    """A row of a list, or nothing."""
    kind = context.row_type(word, optional)
    first = context.size_of(kind.list) if optional else 0
    if start is not None and isinstance(start, ast.Name) and kind.list != PLAYER:
        index = context.lists[kind.list].index.get(start.name)
        if index is None:
            raise context.problems.unknown(f"`{kind.list}`", start.name, start.span, context.lists[kind.list].row_ids)
        first = index
    return ir.RowField(kind.list, optional, first)


def start_of(context: Context, written: ast.Expr, kind: Int) -> int:
    """The start value of a number, in its unit."""
    value = constant(context, written)
    given = written.operand if isinstance(written, ast.Negate) else written
    unit = context.unit(given.unit) if isinstance(given, ast.Quantity | ast.AsQuantity) else None
    if unit != kind.unit and value != 0:
        wanted = f"`{kind.unit}`" if kind.unit else "a bare number"
        shown = f"`{unit}`" if unit else "a bare number"
        raise context.problems.fail("PRV610", f"{wanted} is wanted here, this is {shown}", written.span)
    return value


def constant(context: Context, written: ast.Expr) -> int:
    """A plain number in a declaration."""
    match written:
        case ast.Integer(value=value) | ast.Quantity(value=value):
            return value
        case ast.Truth(value=truth):
            return int(truth)
        case ast.Negate(operand=operand):
            return -constant(context, operand)
        case ast.AsQuantity(expr=inner):
            return constant(context, inner)
        case _:
            raise context.problems.fail("PRV608", "a declaration wants a plain number here", written.span)
