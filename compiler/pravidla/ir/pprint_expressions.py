"""Expressions and types of the IR as text, close to the rule language but with every step of the analysis visible."""

from __future__ import annotations

from collections.abc import Iterable

from pravidla.ir.nodes import (
    Aggregate,
    And,
    AnyOf,
    Arith,
    CallFormula,
    CallValue,
    Column,
    Comp,
    Compare,
    CountOf,
    Earlier,
    EmptySet,
    EveryOf,
    Expr,
    IfElse,
    KindOf,
    Lines,
    Lit,
    Load,
    LongestRun,
    Lookup,
    MarkOf,
    Member,
    ModuleOn,
    Neighbours,
    NextRow,
    Not,
    OptionIs,
    Or,
    PickOf,
    PlayerCount,
    RangeSet,
    Reached,
    Rows,
    Seated,
    SetsOfDifferent,
    SizeOf,
    Sorted,
    Those,
    TrackColumn,
    TrackLast,
    Var,
    Ways,
    ZoneCount,
    ZoneCountOf,
    ZoneEnd,
    ZoneItems,
    ZoneKinds,
    ZoneRef,
)
from pravidla.ir.types import Bool, Copy, Int, Row, SetOf, Type


def type_name(kind: Type) -> str:
    """A type as text."""
    match kind:
        case Int(low=low, high=high, unit=unit):
            return f"{low}..{high}{f' {unit}' if unit is not None else ''}"
        case Bool():
            return "truth"
        case Row(list=name, optional=optional):
            return f"{name}{'?' if optional else ''}"
        case Copy(component=component):
            return f"{component} with mark"
        case SetOf(element=element):
            return f"set of {type_name(element)}"


def expression(expr: Expr) -> str:
    """An expression as text; parts of operators stand in brackets unless they are simple."""
    match expr:
        case Lit(value=value, type=Bool()):
            return "true" if value else "false"
        case Lit(value=value, type=Row(list=name)):
            return f"{name}#{value}"
        case Lit(value=value):
            return str(value)
        case Var(name=name):
            return name
        case Load(field=field, owner=owner, index=index, local=local):
            return f"{'local ' if local else ''}{_place(field, owner, index)}"
        case Earlier(field=field, owner=owner, index=index, rule=rule):
            return f"{_place(field, owner, index)} before {rule}"
        case Column(list=name, column=column, row=row):
            return f"{name}.{column}[{expression(row)}]"
        case Lookup(table=table, keys=keys):
            return f"{table}[{_all(keys)}]"
        case TrackColumn(track=track, row=line, space=space, column=column):
            return f"{track}.{column}[{_all(part for part in (line, space) if part is not None)}]"
        case TrackLast(track=track, row=line):
            return f"last of {track}{'' if line is None else f'[{expression(line)}]'}"
        case CallValue(value=value, args=args):
            return f"{value}({_all(args)})"
        case CallFormula(list=name, formula=formula, row=row, args=args):
            return f"{name}.{formula}[{expression(row)}]({_all(args)})"
        case PlayerCount():
            return "count of players"
        case ModuleOn(module=module):
            return f"modules.{module}"
        case OptionIs(option=option, value=value):
            return f"options.{option} is #{value}"
        case Not(operand=operand):
            return f"not {_part(operand)}"
        case And(parts=parts):
            return " and ".join(_part(part) for part in parts)
        case Or(parts=parts):
            return " or ".join(_part(part) for part in parts)
        case IfElse(condition=condition, then=then, otherwise=otherwise):
            return f"if {_part(condition)} then {_part(then)} else {_part(otherwise)}"
        case Compare(op=op, left=left, right=right):
            return f"{_part(left)} {op} {_part(right)}"
        case Arith(op=op, left=left, right=right):
            if op in ("+", "-", "*"):
                return f"{_part(left)} {op} {_part(right)}"
            return f"{_ARITH[op]}({expression(left)}, {expression(right)})"
        case NextRow(list=name, row=row, step=step):
            return f"{'next' if step > 0 else 'previous'} {name}({expression(row)})"
        case KindOf(copy=copy):
            return f"kind of {_part(copy)}"
        case MarkOf(copy=copy):
            return f"mark of {_part(copy)}"
        case ZoneCount(zone=zone):
            return f"count of {zone_ref(zone)}"
        case ZoneCountOf(zone=zone, kind=kind):
            return f"count of {_part(kind)} in {zone_ref(zone)}"
        case ZoneEnd(zone=zone, position=position) if position is not None:
            return f"number {_part(position)} of {zone_ref(zone)}"
        case ZoneEnd(which=which, zone=zone):
            return f"{which} of {zone_ref(zone)}"
        case _:
            return _over_sets(expr)


_ARITH = {"down": "divide down", "up": "divide up", "rem": "remainder", "min": "min", "max": "max"}


def _over_sets(expr: Expr) -> str:
    match expr:
        case Rows(list=name):
            return f"rows of {name}"
        case RangeSet(low=low, high=high):
            return f"{_part(low)}..{_part(high)}"
        case EmptySet():
            return "empty set"
        case ZoneItems(zone=zone):
            return f"pieces of {zone_ref(zone)}"
        case ZoneKinds(zone=zone):
            return f"kinds of {zone_ref(zone)}"
        case Ways(board=board, place=place):
            return f"ways of {board} from {_part(place)}"
        case Neighbours(board=board, place=place):
            return f"neighbours on {board} of {_part(place)}"
        case Lines(board=board, length=length):
            return f"lines of {length} on {board}"
        case Reached(start=start, over=over, board=board):
            return f"reached on {board} from {_part(start)} over ({comprehension(over)})"
        case Those(comp=comp):
            return f"those ({comprehension(comp)})"
        case SetsOfDifferent(comp=comp, each=each):
            return f"sets of different ({expression(each)} for {comprehension(comp)})"
        case AnyOf(comp=comp):
            return f"any ({comprehension(comp)})"
        case EveryOf(comp=comp, condition=condition):
            return f"every ({comprehension(comp)} has {expression(condition)})"
        case CountOf(comp=comp):
            return f"count of ({comprehension(comp)})"
        case Aggregate(op=op, comp=comp, each=each):
            return f"{op.replace('_', ' ')} of ({expression(each)} for {comprehension(comp)})"
        case PickOf(which=which, comp=comp):
            return f"{which} of ({comprehension(comp)})"
        case LongestRun(comp=comp, each=each, joker=joker):
            wild = "" if joker is None else f" with joker {_part(joker)}"
            return f"longest run of ({expression(each)} for {comprehension(comp)}){wild}"
        case Member(element=element, source=source):
            return f"{_part(element)} in {_part(source)}"
        case SizeOf(source=source):
            return f"size of {_part(source)}"
        case _:
            return type(expr).__name__


def comprehension(comp: Comp) -> str:
    """`x in S where C by K` as text."""
    where = "" if comp.where is None else f" where {expression(comp.where)}"
    match comp.order:
        case None:
            order = ""
        case Sorted(keys=keys):
            order = " by " + ", ".join(f"{_part(key.expr)}{' descending' if key.descending else ''}" for key in keys)
        case Seated(clockwise=clockwise, start=start):
            order = f" {'' if clockwise else 'counter'}clockwise"
            order += "" if start is None else f" from {_part(start)}"
    return f"{comp.var} in {_part(comp.source)}{where}{order}"


def zone_ref(zone: ZoneRef) -> str:
    """A zone as text."""
    return f"{'local ' if zone.local else ''}{_place(zone.field, zone.owner, zone.index)}"


def _place(field: str, owner: Expr | None, index: Expr | None) -> str:
    parts = [part for part in (owner, index) if part is not None]
    return f"{field}[{_all(parts)}]" if parts else field


def _all(parts: Iterable[Expr]) -> str:
    return ", ".join(expression(part) for part in parts)


def _part(expr: Expr) -> str:
    text = expression(expr)
    if isinstance(expr, Not | And | Or | IfElse | Compare | Member | OptionIs | RangeSet | Earlier):
        return f"({text})"
    return f"({text})" if isinstance(expr, Arith) and expr.op in ("+", "-", "*") else text
