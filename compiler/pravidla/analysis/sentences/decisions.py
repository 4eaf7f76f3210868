"""Headers that ask a player become `Ask` statements."""

from __future__ import annotations

import pravidla.analysis.sentences.statements as st
import pravidla.analysis.sentences.texts as texts
from pravidla.analysis.names.context import Context
from pravidla.analysis.names.scope import Scope
from pravidla.analysis.reporting.attempts import attempt
from pravidla.analysis.reporting.problems import Failed
from pravidla.analysis.sentences.options import (
    action_options,
    alike_of,
    option,
    options_of,
    picks_bound,
    register,
    simple_option,
)
from pravidla.analysis.sentences.questions import ask, asked, otherwise_of
from pravidla.analysis.sentences.repetition import in_any_order
from pravidla.analysis.sentences.subsets import choose_some
from pravidla.diagnostics import Span
from pravidla.ir import nodes as ir
from pravidla.ir.types import PLAYER, Row
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
    try:
        before, who = asked(context, scope, written.actor, item.span)
    except Failed:
        before, who = [], ir.Var(context.fresh("nobody"), Row(PLAYER), item.span)
        attempt(question, context, scope, place, item, written, before, who)
        raise
    return question(context, scope, place, item, written, before, who)


def question(
    context: Context,
    scope: Scope,
    place: st.Place,
    item: d.HeaderItem,
    written: ast.Choose | ast.ChooseSome | ast.ChooseOneOf | ast.InAnyOrder,
    before: list[ir.Stmt],
    who: ir.Expr,
) -> list[ir.Stmt]:
    """What is asked, once it is known who is asked."""
    match written:
        case ast.Choose():
            return [*before, choose(context, scope, place, item, written, who)]
        case ast.ChooseSome():
            return [*before, *choose_some(context, scope, place, item, written, who)]
        case ast.ChooseOneOf():
            return [*before, *choose_one_of(context, scope, place, item, written, who)]
        case ast.InAnyOrder():
            return [*before, *in_any_order(context, scope, place, item, written, who)]


def look_through_options(context: Context, scope: Scope, place: st.Place, item: d.LostItem) -> None:
    """Options of a question that could not be read, for the sake of their own mistakes."""
    for one in item.options:
        assert scope.me is not None
        attempt(option, context, scope, place, one, scope.me, [])


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
    picks, inner = picks_bound(context, scope, written.picks)
    alike = attempt(alike_of, context, inner, (ast.Choices(written.picks, written.alike, item.span),))
    text = texts.choice_text(context, inner, written.picks, item.text)
    body = st.block(context, inner, place, item.body)
    refused = () if item.otherwise is None else st.block(context, scope, place, item.otherwise)
    if picks is None or alike is None:
        context.lost_option("choose", (pick.name.text for pick in written.picks))
        raise Failed
    block = register(context, "choose", picks, item.span)
    options = [
        ir.Option(block, picks, None, (), (), alike[0], False, body, text, item.span, place.cites, place.definition)
    ]
    label = "choose_" + "_".join(pick.name for pick in picks)
    if written.may:
        options.append(simple_option(context, scope, "decline", refused, item.span))
        return ask(context, place, label, who, options, None, item.span)
    otherwise = refused if item.otherwise is not None or written.if_any else None
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
