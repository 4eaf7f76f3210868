"""Headers that ask a player become `Ask` statements."""

from __future__ import annotations

import pravidla.analysis.expressions as ex
import pravidla.analysis.statements as st
import pravidla.analysis.texts as texts
from pravidla.analysis.context import Context
from pravidla.analysis.options import action_options, options_of, picks_of, register, simple_option
from pravidla.analysis.problems import Failed
from pravidla.analysis.questions import ask, asked, otherwise_of
from pravidla.analysis.repetition import in_any_order
from pravidla.analysis.scope import Scope
from pravidla.analysis.subsets import choose_some
from pravidla.diagnostics import Span
from pravidla.ir import nodes as ir
from pravidla.model import definitions as d
from pravidla.syntax import ast


def decide(
    context: Context,
    scope: Scope,
    place: st.Place,
    item: d.HeaderItem,
    written: ast.Choose | ast.ChooseSome | ast.ChooseOneOf | ast.InAnyOrder,
) -> list[ir.Stmt]:
    """A header that asks a player."""
    before, who = asked(context, scope, written.actor, item.span)
    match written:
        case ast.Choose():
            return [*before, choose(context, scope, place, item, written, who)]
        case ast.ChooseSome():
            return [*before, *choose_some(context, scope, place, item, written, who)]
        case ast.ChooseOneOf():
            return [*before, *choose_one_of(context, scope, place, item, written, who)]
        case ast.InAnyOrder():
            return [*before, *in_any_order(context, scope, place, item, written, who)]


def must_act(
    context: Context, scope: Scope, place: st.Place, name: str, args: tuple[ast.Expr, ...], span: Span
) -> list[ir.Stmt]:
    """`do ACTION`: the acting player takes one instance of it."""
    who = st.actor_of(context, scope, None, span)
    before: list[ir.Stmt] = []
    options = action_options(context, scope, name, args, None, who, span, before)
    return [*before, ask(context, place, name, who, options, None, span)]


def choose(
    context: Context, scope: Scope, place: st.Place, item: d.HeaderItem, written: ast.Choose, who: ir.Expr
) -> ir.Stmt:
    """`choose x from S, y from T:`."""
    try:
        picks, inner = picks_of(context, scope, written.picks)
        block = register(context, "choose", picks, item.span)
        alike = None if written.alike is None else ex.expression(context, inner, written.alike, None)
    except Failed:
        st.poisoned(context, scope, place, item, *(pick.name.text for pick in written.picks))
        raise
    text = texts.choice_text(context, inner, written.picks, item.text)
    body = st.block(context, inner, place, item.body)
    options = [
        ir.Option(block, picks, None, (), (), alike, False, body, text, item.span, place.cites, place.definition)
    ]
    label = "choose_" + "_".join(pick.name for pick in picks)
    if written.may:
        refused = () if item.otherwise is None else st.block(context, scope, place, item.otherwise)
        options.append(simple_option(context, scope, "decline", refused, item.span))
        return ask(context, place, label, who, options, None, item.span)
    otherwise = otherwise_of(context, scope, place, item, written.if_any)
    return ask(context, place, label, who, options, otherwise, item.span)


def choose_one_of(
    context: Context, scope: Scope, place: st.Place, item: d.HeaderItem, written: ast.ChooseOneOf, who: ir.Expr
) -> list[ir.Stmt]:
    """`choose one of:`."""
    before, options = options_of(context, scope, place, item, who)
    text = texts.text(context, scope, item.text)
    if written.may:
        refused = () if item.otherwise is None else st.block(context, scope, place, item.otherwise)
        options.append(simple_option(context, scope, "decline", refused, item.span))
        return [*before, ask(context, place, "one_of", who, options, None, item.span, text)]
    otherwise = otherwise_of(context, scope, place, item, written.if_any)
    return [*before, ask(context, place, "one_of", who, options, otherwise, item.span, text)]
