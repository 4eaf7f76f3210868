"""`choose 1..3 of x in S as used`: a subset, asked for one element at a time."""

from __future__ import annotations

from dataclasses import replace

import pravidla.analysis.expressions.sets as sets
import pravidla.analysis.sentences.statements as st
import pravidla.analysis.sentences.texts as texts
from pravidla.analysis.names.context import BOOL, WIDEST, Context
from pravidla.analysis.names.scope import Scope, Value
from pravidla.analysis.reporting.attempts import attempt
from pravidla.analysis.reporting.problems import Failed
from pravidla.analysis.sentences.options import picks_bound, picks_of, register, simple_option
from pravidla.analysis.sentences.questions import ask, both, bounds, flag, read_once, set_flag, some_between
from pravidla.diagnostics import Label
from pravidla.ir import nodes as ir
from pravidla.ir.types import Int, SetOf
from pravidla.model import definitions as d
from pravidla.syntax import ast


def possible_amount(
    context: Context, written: ast.ChooseSome, low: ir.Expr, high: ir.Expr | None, source: ir.Expr
) -> None:
    """Report plain numbers of which no choice can come: more at least than at most, more than there is."""
    if not some_between(context, written.amount, low, high) or not isinstance(low, ir.Lit):
        return
    most = most_of(context, source)
    if most is not None and low.value > most:
        context.problems.error(
            "PRV618",
            f"this choice can never have a possibility: there are at most {most}",
            written.amount.span,
            "more than there is",
            None,
            (Label(source.span, f"at most {most}"),),
        )


def most_of(context: Context, source: ir.Expr) -> int | None:
    """How many different elements a set can have at most, where that is known."""
    match source:
        case ir.Rows(list=name):
            return context.size_of(name)
        case ir.RangeSet(low=ir.Lit(value=low), high=ir.Lit(value=high)):
            return max(0, high - low + 1)
        case ir.ZoneKinds(zone=zone) if zone.field in {one.name for one in context.fields.values()}:
            field = next(one for one in context.fields.values() if one.name == zone.field)
            content = field.content
            assert isinstance(content, ir.ZoneField)
            if content.component is None or context.lists[content.component].marks:
                return content.capacity
            kinds = context.size_of(content.component)
            return kinds if content.capacity is None else min(kinds, content.capacity)
        case _:
            return None


def choose_some(
    context: Context, scope: Scope, place: st.Place, item: d.HeaderItem, written: ast.ChooseSome, who: ir.Expr
) -> list[ir.Stmt]:
    """A subset, picked one by one in rising order, so that no set is offered twice."""
    span = item.span
    pick = ast.Pick(written.name, written.source, written.where, span)
    amount = attempt(bounds, context, scope, written.amount)
    picks, inner = picks_bound(context, scope, (pick,))
    text = texts.choice_text(context, inner, (pick,), item.text)
    if picks is None or amount is None:
        context.lost_option("choose", (written.name.text,))
        st.poisoned(context, scope, place, item, written.chosen.text)
        raise Failed
    low, high = amount
    possible_amount(context, written, low, high, picks[0].comp.source)
    starts, low = read_once(context, "least", low, span)
    if high is not None:
        more, high = read_once(context, "most", high, span)
        starts = [*starts, *more]
    one = picks[0]
    kind = one.comp.var_type
    element = sets.element(kind)
    chosen_var = context.fresh(written.chosen.text)
    chosen = ir.Var(chosen_var, SetOf(element), span)
    size = ir.SizeOf(chosen, Int(0, 1000), span)
    going_start, going = flag(context, "going_on", 1, span)
    last_var = context.fresh("last_" + written.name.text)
    last = ir.Var(last_var, Int(-1, WIDEST), span)
    var = ir.Var(one.comp.var, kind, span)
    later = ir.Compare(">", var, last, BOOL, span)
    again, _ = picks_of(context, scope, (pick,))
    other = again[0].comp
    beyond = ir.Compare(">", ir.Var(other.var, kind, span), var, BOOL, span)
    following = replace(other, where=both(other.where, beyond, span))
    wanted = ir.Arith(
        "-", ir.Arith("-", low, size, Int(-1000, 1000), span), ir.Lit(1, Int(1, 1), span), Int(-1000, 1000), span
    )
    possible = ir.Compare(">=", ir.CountOf(following, Int(0, 1000), span), wanted, BOOL, span)
    where = both(one.comp.where, ir.And((later, possible), BOOL, span), span)
    offered = replace(one, comp=replace(one.comp, where=where))
    take = (
        ir.AddToSet(chosen_var, var, span),
        ir.Let(last_var, last.type, var, span),
    )
    options = [
        ir.Option(
            register(context, "choose", picks, span),
            (offered,),
            None,
            (),
            (),
            None,
            False,
            take,
            text,
            span,
            place.cites,
            place.definition,
        )
    ]
    refused_start, refused = flag(context, "refused", 0, span)
    leave = set_flag(going, 0, span)
    decline = (set_flag(refused, 1, span), leave)
    enough = ir.Compare(">=", size, low, BOOL, span)
    some = ir.Compare(">", size, ir.Lit(0, Int(0, 0), span), BOOL, span)
    none = ir.Compare("==", size, ir.Lit(0, Int(0, 0), span), BOOL, span)
    stop_when = ir.And((enough, some), BOOL, span) if written.may else enough
    options.append(simple_option(context, scope, "stop", (leave,), span, stop_when))
    if written.may:
        options.append(simple_option(context, scope, "decline", decline, span, none))
    otherwise: ir.Block | None = None
    if written.if_any or item.otherwise is not None or isinstance(written.amount, ast.Exactly):
        otherwise = decline if written.if_any or item.otherwise is not None else None
    question = ask(context, place, f"choose_{written.name.text}", who, options, otherwise, span)
    tests: list[ir.Expr] = [going]
    if high is not None:
        tests.append(ir.Compare("<", size, high, BOOL, span))
    loop = ir.While(
        tests[0] if len(tests) == 1 else ir.And(tuple(tests), BOOL, span), (question,), False, span, place.cites
    )
    bound = scope.child()
    bound.names[written.chosen.text] = Value(chosen)
    body = st.block(context, bound, place, item.body)
    refused_body = () if item.otherwise is None else st.block(context, scope, place, item.otherwise)
    return [
        *starts,
        ir.Let(chosen_var, chosen.type, ir.EmptySet(chosen.type, span), span),
        ir.Let(last_var, last.type, ir.Lit(-1, Int(-1, -1), span), span),
        going_start,
        refused_start,
        loop,
        ir.If(((refused, refused_body),), body, span, place.cites),
    ]
