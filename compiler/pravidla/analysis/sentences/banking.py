"""Gaining, losing and paying: between a purse and the bank, which is without end where a unit names none."""

from __future__ import annotations

from pravidla.analysis.names.context import Context
from pravidla.diagnostics import Span
from pravidla.ir import nodes as ir
from pravidla.ir.types import Int
from pravidla.ir.walk import descendants


def gain(
    context: Context, field: ir.Field, owner: ir.Expr, value: ir.Expr, span: Span, cites: ir.Cites
) -> list[ir.Stmt]:
    """`gain 2 coins`: what the bank has, up to the upper bound of the purse."""
    bank = bank_of(context, field)
    if bank is None:
        return [stored_by(field, owner, "+", value, True, span, cites)]
    amount = ir.Arith("min", value, load_of(bank, None, span), kind_of(bank), span)
    if content_of(field).high < content_of(bank).high:
        high = ir.Lit(content_of(field).high, kind_of(field), span)
        room = ir.Arith("-", high, load_of(field, owner, span), kind_of(field), span)
        amount = ir.Arith("min", amount, room, kind_of(bank), span)
    binding, given = bound(context, bank, amount, span, cites)
    return [
        binding,
        stored_by(bank, None, "-", given, False, span, cites),
        stored_by(field, owner, "+", given, False, span, cites),
    ]


def lose(
    context: Context, field: ir.Field, owner: ir.Expr, value: ir.Expr, span: Span, cites: ir.Cites
) -> list[ir.Stmt]:
    """`lose 2 coins`: down to the lower bound of the purse."""
    bank = bank_of(context, field)
    if bank is None:
        return [stored_by(field, owner, "-", value, True, span, cites)]
    left: ir.Expr = load_of(field, owner, span)
    if content_of(field).low:
        low = ir.Lit(content_of(field).low, kind_of(field), span)
        left = ir.Arith("-", left, low, kind_of(bank), span)
    binding, given = bound(context, bank, ir.Arith("min", value, left, kind_of(bank), span), span, cites)
    return [
        binding,
        stored_by(field, owner, "-", given, False, span, cites),
        stored_by(bank, None, "+", given, False, span, cites),
    ]


def pay(
    context: Context,
    field: ir.Field,
    payer: ir.Expr,
    payee: ir.Expr | None,
    value: ir.Expr,
    up_to: bool,
    span: Span,
    cites: ir.Cites,
) -> list[ir.Stmt]:
    """`pay 2 coins`, `p pays up to 2 coins to q`."""
    bank = bank_of(context, field)
    if bank is None or payee is not None:
        return [ir.Pay(field.name, payer, payee, value, up_to, span, cites)]
    if up_to:
        value = ir.Arith("min", value, load_of(field, payer, span), kind_of(bank), span)
    binding, given = bound(context, bank, value, span, cites)
    return [
        binding,
        ir.Pay(field.name, payer, None, given, False, span, cites),
        stored_by(bank, None, "+", given, False, span, cites),
    ]


def paid_in(context: Context, pays: tuple[ir.Payment, ...], span: Span) -> tuple[ir.Stmt, ...]:
    """What the prices of an option bring the bank, once they have left the purse."""
    found: list[ir.Stmt] = []
    for price in pays:
        unit = price.amount.type.unit if isinstance(price.amount.type, Int) else None
        bank = context.banks.get(unit or "")
        if bank is not None:
            purse = context.purses[unit or ""][0]
            if any(isinstance(node, ir.Load) and node.field == purse.name for node in descendants(price.amount)):
                raise context.problems.fail(
                    "PRV602", "a price may not read the purse that it is paid from", price.span, "read here"
                )
            context.called.add(f"state {bank.name}")
            found.append(stored_by(bank, None, "+", price.amount, False, span, ()))
    return tuple(found)


def stored_by(
    field: ir.Field, owner: ir.Expr | None, op: str, value: ir.Expr, clamp: bool, span: Span, cites: ir.Cites
) -> ir.Stmt:
    """`field := field op value`."""
    kind = kind_of(field)
    new = ir.Arith("+" if op == "+" else "-", load_of(field, owner, span), value, kind, span)
    return ir.Store(field.name, owner, None, new, clamp, span, cites)


def bank_of(context: Context, purse: ir.Field) -> ir.Field | None:
    """The bank of the unit that a purse holds."""
    return context.banks.get(content_of(purse).unit or "")


def bound(context: Context, bank: ir.Field, amount: ir.Expr, span: Span, cites: ir.Cites) -> tuple[ir.Stmt, ir.Expr]:
    """An amount that is read more than once; one that never changes needs no local."""
    context.called.add(f"state {bank.name}")
    var = context.fresh("amount")
    return ir.Let(var, kind_of(bank), amount, span, cites), ir.Var(var, kind_of(bank), span)


def load_of(field: ir.Field, owner: ir.Expr | None, span: Span) -> ir.Expr:
    """What a counter holds."""
    return ir.Load(field.name, owner, None, kind_of(field), span)


def kind_of(field: ir.Field) -> Int:
    """The type of a counter."""
    content = content_of(field)
    return Int(content.low, content.high, content.unit)


def content_of(field: ir.Field) -> ir.NumberField:
    """The range of a counter."""
    assert isinstance(field.content, ir.NumberField)
    return field.content
