"""Options of a choice: picks, conditions, prices; every option owns a block of action ids."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pravidla.analysis.expressions.expressions as ex
import pravidla.analysis.expressions.sets as sets
import pravidla.analysis.names.terms as terms
import pravidla.analysis.sentences.banking as banking
import pravidla.analysis.sentences.statements as st
import pravidla.analysis.sentences.texts as texts
from pravidla.analysis.expressions.calls import arguments
from pravidla.analysis.names.context import BOOL, Context, show_type
from pravidla.analysis.names.plain import plain
from pravidla.analysis.names.scope import Scope, Value
from pravidla.analysis.overrides.exceptions import all_of, exceptions_first, first_that_holds
from pravidla.analysis.reporting.attempts import also, attempt, both, each
from pravidla.analysis.reporting.problems import Failed
from pravidla.analysis.sentences.changes import purse
from pravidla.analysis.sentences.conditions import conditions, guard_of
from pravidla.diagnostics import Label, Span
from pravidla.ir import nodes as ir
from pravidla.ir.types import PLAYER, Copy, Int, Row, Type
from pravidla.model import definitions as d
from pravidla.syntax import ast

Picks = tuple[ir.Pick, ...]


def picks_written(body: d.ActionBody) -> tuple[ast.Pick, ...]:
    """All that is picked before an action or option is taken."""
    return tuple(pick for choices in body.picks for pick in choices.picks)


def names_picked(body: d.ActionBody) -> tuple[str, ...]:
    """The names of all that is picked, also by sentences that could not be read."""
    return (*(pick.name.text for pick in picks_written(body)), *body.lost)


def picks_of_body(context: Context, scope: Scope, body: d.ActionBody) -> tuple[Picks | None, Scope]:
    """All that is picked before an action or option is taken; None where something has a mistake."""
    picks, inner = picks_bound(context, scope.poisoned(*body.lost), picks_written(body))
    return None if body.lost else picks, inner


def picks_of(context: Context, scope: Scope, written: tuple[ast.Pick, ...]) -> tuple[Picks, Scope]:
    """Picks one after another; the later ones see the earlier ones."""
    found, inner = picks_bound(context, scope, written)
    if found is None:
        raise Failed
    return found, inner


def picks_bound(context: Context, scope: Scope, written: tuple[ast.Pick, ...]) -> tuple[Picks | None, Scope]:
    """The same; None where one of them has a mistake, all names being bound all the same."""
    inner = scope
    result: list[ir.Pick] = []
    for pick in written:
        one, inner = sets.bound(context, inner, ast.Binder(pick.name, pick.source, pick.where, None, pick.span))
        if one is None:
            continue
        over = one.source
        if isinstance(over, ir.ZoneItems) and isinstance(one.var_type, Row | Copy):
            one = replace(one, source=ir.ZoneKinds(over.zone, over.type, over.span))
        try:
            universe(context, one.var_type, pick.span)
        except Failed:
            continue
        var = ir.Var(one.var, one.var_type, pick.span)
        refusal = texts.not_offered(context, pick.name.text, var, one.source)
        result.append(ir.Pick(pick.name.text, one, refusal))
    return tuple(result) if len(result) == len(written) else None, inner


def register(context: Context, label: str, picks: tuple[ir.Pick, ...], span: Span) -> str:
    """The block of ids of an option; the same label with other universes gets a block of its own."""
    universes = tuple((pick.name, *universe(context, pick.comp.var_type, pick.comp.span)) for pick in picks)
    base = label if label != "choose" else "choose_" + "_".join(pick.name for pick in picks)
    name, number = base, 2
    while name in context.blocks and context.blocks[name].picks != universes:
        name, number = f"{base}_{number}", number + 1
    if name not in context.blocks:
        size = 1
        for _, _, _, count in universes:
            size *= count
        called = (terms.pick_name(context, pick.name, pick.comp.var_type) for pick in picks)
        names = tuple(("", "") if one is None else (one.cs, one.en) for one in called)
        context.blocks[name] = ir.ActionBlock(name, 0, universes, size, names, label)
    return name


LARGEST_UNIVERSE = 10_000


def universe(context: Context, kind: Type, span: Span) -> tuple[Type, int, int]:
    """Type, lowest value and number of values of a pick."""
    match kind:
        case Row(list=name):
            return Row(name), 0, context.size_of(name)
        case Copy(component=name):
            return kind, 0, context.size_of(name) * len(context.lists[name].marks)
        case Int(low=low, high=high) if high - low < LARGEST_UNIVERSE:
            return Int(low, high, kind.unit), low, high - low + 1
        case Int():
            raise context.problems.fail(
                "PRV613",
                "a choice of a number has to be bounded",
                span,
                "no bound is known",
                "give it one: `1..min(6, …)`",
            )
        case _:
            raise context.problems.fail("PRV601", f"{show_type(kind)} cannot be chosen", span)


def simple_option(
    context: Context,
    scope: Scope,
    name: str,
    body: ir.Block,
    span: Span,
    when: ir.Expr | None = None,
    text: d.Wording | None = None,
) -> ir.Option:
    """An option that the language adds: `stop`, `go_on`, `decline`, `done`; its text, where it has one of its own."""
    block = register(context, name, (), span)
    said = texts.option_text(context, scope, name, text, span)
    return ir.Option(block, (), when, (), (), None, False, body, said, span, (), name)


def options_of(
    context: Context, scope: Scope, place: st.Place, item: d.HeaderItem, who: ir.Expr
) -> tuple[list[ir.Stmt], list[ir.Option]]:
    """What is read before the question, and all options of a list; a mistake in one leaves the others."""
    before: list[ir.Stmt] = []
    result: list[ir.Option] = []
    refuse_twice(context, item)
    for one in item.options:
        try:
            result.extend(option(context, scope, place, one, who, before))
        except Failed:
            context.lost_option(one.name, () if one.inline is None else names_picked(one.inline))
    return before, result


def refuse_twice(context: Context, item: d.HeaderItem) -> None:
    """The same option twice in one choice, without a guard that tells them apart."""
    first: dict[object, Span] = {}
    for one in item.options:
        if one.when is not None:
            continue
        key = (one.name, plain(one.args), None if one.inline is None else plain(one.inline.picks))
        if key in first:
            context.problems.error(
                "PRV516",
                f"option `{one.name}` is offered twice",
                one.span,
                "again",
                "leave one out, or tell them apart by `when`",
                (Label(first[key], "the first one"),),
            )
        first.setdefault(key, one.span)


def option(
    context: Context, scope: Scope, place: st.Place, item: d.OptionItem, who: ir.Expr, before: list[ir.Stmt]
) -> list[ir.Option]:
    """One option of a list; an action with exceptions is several."""
    acting = scope.acting(who)
    group = context.symbols.groups.get(item.name)
    if item.inline is None and group is not None and isinstance(group.base, d.ActionSpec):
        return action_options(context, scope, item.name, item.args, item.when, who, item.span, before)
    if item.inline is None:
        if item.name not in context.symbols.words and item.name not in texts.BUILT_IN:
            ex.look_through(context, acting, (*item.args, item.when))
            known = [*context.symbols.named(d.ActionSpec), *context.symbols.words, *texts.BUILT_IN]
            raise context.problems.unknown("action or word", item.name, item.span, known)
        body = d.ActionBody((), (), (), None, False, ())
    else:
        body = item.inline
    full = f"{place.definition}.{item.name}"

    def offered(when: ir.Expr | None) -> ir.Option:
        under = place.citing(item.cites)
        return option_from(context, acting, under, full, item.name, body, when, item.text, who, item.span)

    with also(lambda: offered(None)):
        when = None if item.when is None else ex.truth_of(context, acting, item.when)
    return [offered(when)]


@dataclass(frozen=True, slots=True)
class Offer:
    """What is written below an option or action: what is picked, required and paid, and what is done."""

    picks: Picks
    requires: tuple[ir.Condition, ...]
    pays: tuple[ir.Payment, ...]
    alike: ir.Expr | None
    steps: ir.Block


def offer_of(
    context: Context, scope: Scope, place: st.Place, full: str, body: d.ActionBody, who: ir.Expr, span: Span
) -> tuple[Offer | None, Scope]:
    """The parts of an option, all in one scope; None where one of them has a mistake."""
    picks, inner = picks_of_body(context, scope, body)
    requires = conditions(context, inner, full, body.requires)
    pays = attempt(payments, context, inner, body.pays)
    alike = attempt(alike_of, context, inner, body.picks)
    limited = attempt(limit, context, inner, full, body.limit, who, span)
    steps = st.block(context, inner, replace(place, definition=full), body.do)
    if picks is None or pays is None or alike is None or limited is None:
        return None, inner
    test, done = limited
    paid = banking.paid_in(context, pays, span)
    return Offer(picks, (*test, *requires), pays, alike[0], (*paid, *done, *steps)), inner


def option_from(
    context: Context,
    scope: Scope,
    place: st.Place,
    full: str,
    label: str,
    body: d.ActionBody,
    when: ir.Expr | None,
    wording: d.Wording | None,
    who: ir.Expr,
    span: Span,
) -> ir.Option:
    """An option written in place: its picks and its steps stand in one scope."""
    offer, inner = offer_of(context, scope, place, full, body, who, span)
    text = texts.option_text(context, inner, label, wording, span)
    if offer is None:
        raise Failed
    return ir.Option(
        register(context, label, offer.picks, span),
        offer.picks,
        when,
        offer.requires,
        offer.pays,
        offer.alike,
        body.fully,
        offer.steps,
        text,
        span,
        place.cites,
        full,
    )


def alike_of(context: Context, scope: Scope, choices: tuple[ast.Choices, ...]) -> tuple[ir.Expr | None]:
    """What makes further options one, if anything does."""
    found = [one.alike for one in choices if one.alike is not None]
    return (ex.expression(context, scope, found[0], None) if found else None,)


def payments(context: Context, scope: Scope, prices: tuple[ast.Expr, ...]) -> tuple[ir.Payment, ...]:
    """All prices."""
    return each(prices, lambda price: payment(context, scope, price))


def payment(context: Context, scope: Scope, price: ast.Expr) -> ir.Payment:
    """A price in its unit."""
    field, value = purse(context, scope, price)
    return ir.Payment(field.name, value, texts.not_enough(context, field), price.span)


def limit(
    context: Context, scope: Scope, full: str, written: ast.Limit | None, who: ir.Expr, span: Span
) -> tuple[tuple[ir.Condition, ...], tuple[ir.Stmt, ...]]:
    """`once per round for arrow`: a hidden truth a player (and a row), reset when the rule begins."""
    if written is None:
        return (), ()
    if written.rule.text not in context.symbols.groups:
        if written.key is not None:
            ex.look_through(context, scope, (ast.Name(written.key.text, written.key.span),))
        rules = context.symbols.named(d.RuleSpec, d.ActionSpec)
        raise context.problems.unknown("rule", written.rule.text, written.rule.span, rules)
    index: ir.Expr | None = None
    index_list: str | None = None
    if written.key is not None:
        index = ex.expression(context, scope, ast.Name(written.key.text, written.key.span), None)
        if not isinstance(index.type, Row):
            raise context.problems.fail("PRV601", f"a limit counts rows, not {show_type(index.type)}", written.key.span)
        index_list = index.type.list
    name = f"used_{full.replace('.', '_')}"
    if (PLAYER, name) not in context.fields:
        origin = ir.Origin(name, span, ())
        context.fields[(PLAYER, name)] = ir.Field(
            f"{PLAYER}_{name}", name, PLAYER, index_list, ir.TruthField(False), "all", None, origin
        )
        context.limits.setdefault(written.rule.text, []).append(f"{PLAYER}_{name}")
    used = ir.Load(f"{PLAYER}_{name}", who, index, BOOL, span)
    text = texts.plain("Tuto možnost už jsi využil", "You have used this already")
    test = ir.Condition(f"{full}.limit", (ir.ConditionCase(None, ir.Not(used, BOOL, span), text, (), written.span),))
    done = ir.Store(used.field, who, index, ir.Lit(1, BOOL, span), False, span)
    return (test,), (done,)


def action_options(
    context: Context,
    scope: Scope,
    name: str,
    args: tuple[ast.Expr, ...],
    when: ast.Expr | None,
    who: ir.Expr,
    span: Span,
    before: list[ir.Stmt],
) -> list[ir.Option]:
    """An action as options: one for each exception of it and one for itself, each while it counts.

    Arguments are read once, in statements that are put to `before`.
    """
    group = context.symbols.groups[name]
    assert isinstance(group.base, d.ActionSpec)
    own = [] if when is None else [when]
    context.called.add(f"rule {name}")
    if name in context.broken or f"rule {name}" not in context.rule_params:
        context.lost_option(name, names_picked(group.base.body))
        ex.look_through(context, scope, (*args, *own))
        raise Failed
    names = [one.name.text if one.name is not None else type_word(one) for one in group.base.heading.params]
    heading = context.rule_params[f"rule {name}"][1 : 1 + len(names)]
    with also(lambda: ex.look_through(context, scope, own)):
        values = arguments(context, scope, f"rule {name}", name, heading, False, args, span)
    given = tuple(read_before(context, param.var, value, before) for param, value in zip(heading, values, strict=True))
    acting = Scope(names={one: Value(value) for one, value in zip(names, given, strict=True)}, me=who)
    actions = [one for one in (*exceptions_first(group), group.base) if isinstance(one, d.ActionSpec)]
    guards, tests = both(
        lambda: each(actions, lambda one: guard_of(context, one.common, acting)),
        lambda: [ex.truth_of(context, scope.acting(who), one) for one in own],
    )
    live = list(zip(actions, first_that_holds(guards, span), strict=False))

    def offered(pair: tuple[d.ActionSpec, ir.Expr | None]) -> ir.Option:
        action, holds = pair
        guard = all_of([*tests] if holds is None else [holds, *tests], span)
        return action_option(context, acting, name, action, given, guard, span)

    return list(each([one for one in live if one[0].common.name not in context.broken], offered))


def action_option(
    context: Context,
    acting: Scope,
    label: str,
    action: d.ActionSpec,
    given: tuple[ir.Expr, ...],
    guard: ir.Expr | None,
    span: Span,
) -> ir.Option:
    """One version of an action as an option: its picks and conditions here, its steps in a rule of its own."""
    assert acting.me is not None
    name, who = action.common.name, acting.me
    context.offered.add(name)
    picks, inner = picks_of_body(context, acting, action.body)
    limited = attempt(limit, context, inner, name, action.body.limit, who, span)
    requires = conditions(context, inner, name, action.body.requires)
    pays = attempt(payments, context, inner, action.body.pays)
    alike = attempt(alike_of, context, inner, action.body.picks)
    text = texts.option_text(context, inner, label, action.common.text, span)
    if picks is None or limited is None or pays is None or alike is None:
        context.lost_option(label, names_picked(action.body))
        raise Failed
    requires = (*limited[0], *requires)
    chosen = tuple(ir.Var(pick.comp.var, pick.comp.var_type, pick.comp.span) for pick in picks)
    cites = tuple(one.ref for one in action.common.cites)
    return ir.Option(
        register(context, label, picks, span),
        picks,
        guard,
        requires,
        pays,
        alike[0],
        action.body.fully,
        (*banking.paid_in(context, pays, span), ir.Call(name, (who, *given, *chosen), span, cites)),
        text,
        span,
        cites,
        name,
    )


def read_before(context: Context, name: str, value: ir.Expr, before: list[ir.Stmt]) -> ir.Expr:
    """An argument as something that can be read again and again."""
    if isinstance(value, ir.Var | ir.Lit):
        return value
    var = context.fresh(name)
    before.append(ir.Let(var, value.type, value, value.span))
    return ir.Var(var, value.type, value.span)


def type_word(param: ast.Param) -> str:
    """The name of a parameter that is named by its type alone."""
    return param.type.name.text if isinstance(param.type, ast.OneType) else ""
