"""Questions that are asked again: options in any order, and rounds that the actor may end."""

from __future__ import annotations

from dataclasses import replace

import pravidla.analysis.expressions.expressions as ex
import pravidla.analysis.sentences.statements as st
from pravidla.analysis.names.context import BOOL, Context
from pravidla.analysis.names.scope import Scope
from pravidla.analysis.reporting.attempts import also
from pravidla.analysis.sentences.options import options_of, simple_option
from pravidla.analysis.sentences.questions import (
    ask,
    bounds,
    counter,
    flag,
    plus_one,
    read_once,
    set_flag,
    some_between,
)
from pravidla.ir import nodes as ir
from pravidla.model import definitions as d
from pravidla.syntax import ast


def in_any_order(
    context: Context, scope: Scope, place: st.Place, item: d.HeaderItem, written: ast.InAnyOrder, who: ir.Expr
) -> list[ir.Stmt]:
    """Options again and again until done, or each of them once."""
    span = item.span
    before, options = options_of(context, scope, place, item, who)
    if written.rule == "until done":
        start, done = flag(context, "done", 0, span)
        finished = set_flag(done, 1, span)
        own = [one for one in options if one.block == "done"]
        options = [replace(one, body=(*one.body, finished)) if one.block == "done" else one for one in options]
        if not own:
            options.append(simple_option(context, scope, "done", (finished,), span))
        body = ask(context, place, "any_order", who, options, None, span)
        return [start, ir.While(ir.Not(done, BOOL, span), (*before, body), False, span, place.cites)]
    starts: list[ir.Stmt] = []
    unused: list[ir.Expr] = []
    guarded: list[ir.Option] = []
    for one in options:
        start, open_ = flag(context, f"open_{one.block}", 1, span)
        starts.append(start)
        unused.append(open_)
        when = open_ if one.when is None else ir.And((open_, one.when), BOOL, span)
        guarded.append(replace(one, when=when, body=(set_flag(open_, 0, span), *one.body)))
    body = ask(context, place, "any_order", who, guarded, None, span)
    left = unused[0] if len(unused) == 1 else ir.Or(tuple(unused), BOOL, span)
    return [*starts, ir.While(left, (*before, body), False, span, place.cites)]


def repeat_choice(
    context: Context, scope: Scope, place: st.Place, item: d.HeaderItem, written: ast.Repeat
) -> list[ir.Stmt]:
    """`repeat a..b times while C`: once the lower bound is reached the actor is asked before each round."""
    span = item.span
    below = worded(item)

    def under() -> ir.Block:
        return st.block(context, scope, place, below)

    def lasting() -> ir.Expr | None:
        return None if written.condition is None else ex.truth_of(context, scope, written.condition)

    with also(lasting, under):
        low, high = bounds(context, scope, written.times)
    some_between(context, written.times, low, high)
    starts, low = read_once(context, "least", low, span)
    tests: list[ir.Expr] = []
    begin, done = counter(context, "rounds", span)
    if high is not None:
        more_starts, high = (
            (starts, low) if isinstance(written.times, ast.Exactly) else read_once(context, "most", high, span)
        )
        starts = starts if more_starts is starts else [*starts, *more_starts]
        tests.append(ir.Compare("<", done, high, BOOL, span))
    with also(under):
        condition = lasting()
    if condition is not None:
        tests.append(condition)
    body = under()
    if isinstance(written.times, ast.Exactly):
        test = tests[0] if len(tests) == 1 else ir.And(tuple(tests), BOOL, span)
        return [*starts, begin, ir.While(test, (*body, plus_one(done, span)), False, span, place.cites)]
    who = st.actor_of(context, scope, None, span)
    going_start, going = flag(context, "going_on", 1, span)
    tests.insert(0, going)
    enough = ir.Compare(">=", done, low, BOOL, span)
    stop = simple_option(context, scope, "stop", (set_flag(going, 0, span),), span, enough)
    if body and isinstance(body[0], ir.Ask) and body[0].otherwise is None and not has_decline(body[0]):
        first: ir.Stmt = replace(body[0], options=(*body[0].options, replace(stop, cites=body[0].cites)))
        rest: ir.Block = (*body[1:], plus_one(done, span))
    else:
        go_on = simple_option(context, scope, "go_on", (), span, text=item.text)
        question = ask(context, place, "repeat", who, [go_on, replace(stop, when=None)], None, span)
        first = ir.If(((enough, (question,)),), (), span, place.cites)
        rest = (*body, plus_one(done, span))
    test = tests[0] if len(tests) == 1 else ir.And(tuple(tests), BOOL, span)
    round_ = (first, ir.If(((going, rest),), (), span, place.cites))
    return [*starts, begin, going_start, ir.While(test, round_, False, span, place.cites)]


def worded(item: d.HeaderItem) -> d.Outline:
    """What is repeated; the text of the whole is that of the choice that each round begins with, if that has none."""
    match item.body:
        case (d.HeaderItem(header=ast.Choose() | ast.ChooseSome(), text=None) as first, *rest):
            return (replace(first, text=item.text), *rest)
        case _:
            return item.body


def has_decline(one: ir.Ask) -> bool:
    """Whether a choice may be declined, so that `stop` would stand beside `decline`."""
    return any(option_.block.startswith("decline") for option_ in one.options)
