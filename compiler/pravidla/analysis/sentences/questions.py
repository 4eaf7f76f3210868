"""What all questions have in common: who is asked, what the question is called, small locals that remember answers."""

from __future__ import annotations

from dataclasses import replace

import pravidla.analysis.expressions.expressions as ex
import pravidla.analysis.reporting.attempts as attempts
import pravidla.analysis.sentences.statements as st
from pravidla.analysis.expressions.numbers import whole
from pravidla.analysis.names.context import BOOL, WIDEST, Context
from pravidla.analysis.names.scope import Scope
from pravidla.diagnostics import Span
from pravidla.ir import nodes as ir
from pravidla.ir.types import PLAYER, Int, Row
from pravidla.model import definitions as d
from pravidla.syntax import ast


def asked(context: Context, scope: Scope, actor: ast.Expr | None, span: Span) -> tuple[list[ir.Stmt], ir.Expr]:
    """Who decides, read once."""
    who = st.actor_of(context, scope, actor, span)
    if isinstance(who, ir.Lit) or (isinstance(who, ir.Var) and who.name not in context.changing):
        return [], who
    var = context.fresh("asked")
    return [ir.Let(var, Row(PLAYER), who, span)], ir.Var(var, Row(PLAYER), span)


def ask(
    context: Context,
    place: st.Place,
    label: str,
    who: ir.Expr,
    options: list[ir.Option],
    otherwise: ir.Block | None,
    span: Span,
    text: ir.Text | None = None,
) -> ir.Ask:
    """A decision with a readable name of its own. Whatever cites nothing by itself cites what is nearest around it, so
    that every refusal says where it is from: a condition its option, an option the place where it is asked for."""
    base = f"{place.definition}_{label}".replace(".", "_")
    name, number = base, 2
    while name in context.ask_names:
        name, number = f"{base}_{number}", number + 1
    context.ask_names.add(name)
    cited = tuple(_citing(one, one.cites or place.cites) for one in options)
    return ir.Ask(name, who, cited, otherwise, text, span, place.cites, place.definition)


def _citing(option: ir.Option, cites: ir.Cites) -> ir.Option:
    requires = tuple(
        replace(one, cases=tuple(case if case.cites else replace(case, cites=cites) for case in one.cases))
        for one in option.requires
    )
    return replace(option, requires=requires, cites=cites)


def otherwise_of(context: Context, scope: Scope, place: st.Place, item: d.HeaderItem, if_any: bool) -> ir.Block | None:
    """What happens when nothing can be chosen; None: that would be a dead end."""
    if item.otherwise is not None:
        return st.block(context, scope, place, item.otherwise)
    return () if if_any else None


def flag(context: Context, name: str, value: int, span: Span) -> tuple[ir.Stmt, ir.Var]:
    """A local truth as a number, and its reading."""
    var = context.fresh(name)
    return ir.Let(var, BOOL, ir.Lit(value, BOOL, span), span), ir.Var(var, BOOL, span)


def set_flag(one: ir.Var, value: int, span: Span) -> ir.Stmt:
    """Give a local truth a value."""
    return ir.Let(one.name, BOOL, ir.Lit(value, BOOL, span), span)


def counter(context: Context, name: str, span: Span) -> tuple[ir.Stmt, ir.Var]:
    """A local number that starts at 0."""
    var = context.fresh(name)
    kind = Int(0, WIDEST)
    return ir.Let(var, kind, ir.Lit(0, Int(0, 0), span), span), ir.Var(var, kind, span)


def plus_one(one: ir.Var, span: Span) -> ir.Stmt:
    """One more."""
    more = ir.Arith("+", one, ir.Lit(1, Int(1, 1), span), one.type, span)
    return ir.Let(one.name, one.type, more, span)


def bounds(context: Context, scope: Scope, amount: ast.HowMany) -> tuple[ir.Expr, ir.Expr | None]:
    """Least and most of an amount."""
    match amount:
        case ast.Exactly(count=count):
            value = number(context, scope, count)
            return value, value
        case ast.Between(lower=lower, upper=upper):
            return attempts.both(lambda: number(context, scope, lower), lambda: number(context, scope, upper))
        case ast.AtLeast(lower=lower):
            return number(context, scope, lower), None


def some_between(context: Context, amount: ast.HowMany, low: ir.Expr, high: ir.Expr | None) -> bool:
    """Whether there is a number between two bounds; plain ones without any are reported."""
    if not (isinstance(low, ir.Lit) and isinstance(high, ir.Lit) and low.value > high.value):
        return True
    context.problems.error(
        "PRV618",
        "this choice can never have a possibility",
        amount.span,
        f"none is at least {low.value} and at most {high.value}",
        f"did you mean `{high.value}..{low.value}`?",
    )
    return False


def number(context: Context, scope: Scope, written: ast.Expr) -> ir.Expr:
    """An expression that must be a number."""
    value = ex.expression(context, scope, written, None)
    whole(context, value)
    return value


def read_once(context: Context, name: str, value: ir.Expr, span: Span) -> tuple[list[ir.Stmt], ir.Expr]:
    """A number that is read when the loop begins."""
    if isinstance(value, ir.Lit):
        return [], value
    var = context.fresh(name)
    return [ir.Let(var, value.type, value, span)], ir.Var(var, value.type, span)


def both(first: ir.Expr | None, second: ir.Expr, span: Span) -> ir.Expr:
    """Two conditions together."""
    return second if first is None else ir.And((first, second), BOOL, span)
