"""Choices become `Ask` statements with options; every option owns a block of action ids."""

from __future__ import annotations

from dataclasses import replace

import pravidla.analysis.expressions as ex
import pravidla.analysis.sets as sets
import pravidla.analysis.statements as st
import pravidla.analysis.texts as texts
from pravidla.analysis.calls import arguments
from pravidla.analysis.conditions import conditions, guard_of
from pravidla.analysis.context import BOOL, WIDEST, Context, show_type
from pravidla.analysis.numbers import whole
from pravidla.analysis.problems import Failed
from pravidla.analysis.scope import Scope, Value
from pravidla.diagnostics import Span
from pravidla.ir import nodes as ir
from pravidla.ir.types import PLAYER, Copy, Int, Row, SetOf, Type
from pravidla.model import definitions as d
from pravidla.syntax import ast

TRUE_INT = Int(0, 1)


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
    """A decision with a readable name of its own."""
    base = f"{place.definition}_{label}".replace(".", "_")
    name, number = base, 2
    while name in context.ask_names:
        name, number = f"{base}_{number}", number + 1
    context.ask_names.add(name)
    return ir.Ask(name, who, tuple(options), otherwise, text, span, place.cites)


def otherwise_of(context: Context, scope: Scope, place: st.Place, item: d.HeaderItem, if_any: bool) -> ir.Block | None:
    """What happens when nothing can be chosen; None: that would be a dead end."""
    if item.otherwise is not None:
        return st.block(context, scope, place, item.otherwise)
    return () if if_any else None


# ---------------------------------------------------------------- picks and blocks


def picks_of(context: Context, scope: Scope, written: tuple[ast.Pick, ...]) -> tuple[tuple[ir.Pick, ...], Scope]:
    """Picks one after another; the later ones see the earlier ones."""
    inner = scope
    result: list[ir.Pick] = []
    for pick in written:
        over = sets.source(context, inner, pick.source)
        assert isinstance(over.type, SetOf)
        kind = over.type.element
        if isinstance(over, ir.ZoneItems) and isinstance(kind, Row | Copy):
            over = ir.ZoneKinds(over.zone, over.type, over.span)
        inner, var = sets.bind(context, inner, pick.name, kind)
        where = None if pick.where is None else ex.truth_of(context, inner, pick.where)
        result.append(ir.Pick(pick.name.text, ir.Comp(var, kind, over, where, None, pick.span)))
    return tuple(result), inner


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
        context.blocks[name] = ir.ActionBlock(name, 0, universes, size, label)
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


# ---------------------------------------------------------------- options


def simple_option(
    context: Context, scope: Scope, name: str, body: ir.Block, span: Span, when: ir.Expr | None = None
) -> ir.Option:
    """An option that the language adds: `stop`, `go_on`, `decline`, `done`."""
    block = register(context, name, (), span)
    text = texts.option_text(context, scope, name, None, span)
    return ir.Option(block, (), when, (), (), None, False, body, text, span, (), name)


def options_of(
    context: Context, scope: Scope, place: st.Place, item: d.HeaderItem, who: ir.Expr
) -> tuple[list[ir.Stmt], list[ir.Option]]:
    """What is read before the question, and all options of a list; a mistake in one leaves the others."""
    before: list[ir.Stmt] = []
    result = []
    for one in item.options:
        try:
            result.append(option(context, scope, place, one, who, before))
        except Failed:
            continue
    return before, result


def option(
    context: Context, scope: Scope, place: st.Place, item: d.OptionItem, who: ir.Expr, before: list[ir.Stmt]
) -> ir.Option:
    """One option of a list."""
    acting = scope.acting(who)
    group = context.symbols.groups.get(item.name)
    if item.inline is None and group is not None and isinstance(group.base, d.ActionSpec):
        return action_option(context, scope, place, group.base, item.args, item.when, who, item.span, before)
    when = None if item.when is None else ex.truth_of(context, acting, item.when)
    if item.inline is None:
        if item.name not in context.symbols.words and item.name not in texts.BUILT_IN:
            actions = [name for name, one in context.symbols.groups.items() if isinstance(one.base, d.ActionSpec)]
            raise context.problems.unknown("action or word", item.name, item.span, [*actions, *context.symbols.words])
        body = d.ActionBody((), (), (), None, False, ())
    else:
        body = item.inline
    full = f"{place.definition}.{item.name}"
    return option_from(
        context, acting, place.citing(item.cites), full, item.name, body, when, item.text, who, item.span
    )


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
    written = tuple(pick for choices in body.picks for pick in choices.picks)
    picks, inner = picks_of(context, scope, written)
    requires = conditions(context, inner, full, body.requires)
    pays = tuple(payment(context, inner, price) for price in body.pays)
    alike = alike_of(context, inner, body.picks)
    limit_test, limit_set = limit(context, inner, full, body.limit, who, span)
    steps = (*limit_set, *st.block(context, inner, replace(place, definition=full), body.do))
    return ir.Option(
        register(context, label, picks, span),
        picks,
        when,
        (*limit_test, *requires),
        pays,
        alike,
        body.fully,
        steps,
        texts.option_text(context, inner, label, wording, span),
        span,
        place.cites,
        full,
    )


def alike_of(context: Context, scope: Scope, choices: tuple[ast.Choices, ...]) -> ir.Expr | None:
    """What makes further options one."""
    found = [one.alike for one in choices if one.alike is not None]
    return ex.expression(context, scope, found[0], None) if found else None


def payment(context: Context, scope: Scope, price: ast.Expr) -> ir.Payment:
    """A price in its unit."""
    field, value = st.purse(context, scope, price)
    return ir.Payment(field.name, value, price.span)


def limit(
    context: Context, scope: Scope, full: str, written: ast.Limit | None, who: ir.Expr, span: Span
) -> tuple[tuple[ir.Condition, ...], tuple[ir.Stmt, ...]]:
    """`once per round for arrow`: a hidden truth a player (and a row), reset when the rule begins."""
    if written is None:
        return (), ()
    if written.rule.text not in context.symbols.groups:
        raise context.problems.unknown("rule", written.rule.text, written.rule.span, context.symbols.groups)
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


def action_scope(context: Context, action: d.ActionSpec, who: ir.Expr, params: dict[str, ir.Expr]) -> Scope:
    """The scope in which an action's picks and conditions are read: its parameters and who acts."""
    return Scope(names={name: Value(expr) for name, expr in params.items()}, me=who)


def action_option(
    context: Context,
    scope: Scope,
    place: st.Place,
    action: d.ActionSpec,
    args: tuple[ast.Expr, ...],
    when: ast.Expr | None,
    who: ir.Expr,
    span: Span,
    before: list[ir.Stmt],
) -> ir.Option:
    """An action as an option: its picks and conditions here, its steps in a rule of its own.

    Its arguments are read once, in statements that are put to `before`.
    """
    name = action.common.name
    context.called.add(f"rule {name}")
    params = context.rule_params[f"rule {name}"][1:]
    heading = params[: len(action.heading.params)]
    given = tuple(
        read_before(context, param.var, value, before)
        for param, value in zip(heading, arguments(context, scope, name, heading, False, args, span), strict=True)
    )
    names = [param.name.text if param.name is not None else "" for param in action.heading.params]
    names = [one or type_word(param) for one, param in zip(names, action.heading.params, strict=True)]
    inner = action_scope(context, action, who, dict(zip(names, given, strict=True)))
    written = tuple(pick for choices in action.body.picks for pick in choices.picks)
    picks, inner = picks_of(context, inner, written)
    guards = []
    own_guard = guard_of(context, action.common, inner)
    if own_guard is not None:
        guards.append(own_guard)
    if when is not None:
        guards.append(ex.truth_of(context, scope.acting(who), when))
    guard = None if not guards else guards[0] if len(guards) == 1 else ir.And(tuple(guards), BOOL, span)
    limit_test, _ = limit(context, inner, name, action.body.limit, who, span)
    requires = (*limit_test, *conditions(context, inner, name, action.body.requires))
    pays = tuple(payment(context, inner, price) for price in action.body.pays)
    chosen = tuple(ir.Var(pick.comp.var, pick.comp.var_type, pick.comp.span) for pick in picks)
    call = ir.Call(name, (who, *given, *chosen), span, tuple(one.ref for one in action.common.cites))
    return ir.Option(
        register(context, name, picks, span),
        picks,
        guard,
        requires,
        pays,
        alike_of(context, inner, action.body.picks),
        action.body.fully,
        (call,),
        texts.option_text(context, inner, name, action.common.text, span),
        span,
        tuple(one.ref for one in action.common.cites),
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


def must_act(
    context: Context, scope: Scope, place: st.Place, name: str, args: tuple[ast.Expr, ...], span: Span
) -> list[ir.Stmt]:
    """`do ACTION`: the acting player takes one instance of it."""
    action = context.symbols.groups[name].base
    assert isinstance(action, d.ActionSpec)
    who = st.actor_of(context, scope, None, span)
    before: list[ir.Stmt] = []
    one = action_option(context, scope, place, action, args, None, who, span, before)
    return [*before, ask(context, place, name, who, [one], None, span)]


# ---------------------------------------------------------------- headers


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


def flag(context: Context, name: str, value: int, span: Span) -> tuple[ir.Stmt, ir.Var]:
    """A local truth as a number, and its reading."""
    var = context.fresh(name)
    return ir.Let(var, BOOL, ir.Lit(value, BOOL, span), span), ir.Var(var, BOOL, span)


def set_flag(one: ir.Var, value: int, span: Span) -> ir.Stmt:
    """Give a local truth a value."""
    return ir.Let(one.name, BOOL, ir.Lit(value, BOOL, span), span)


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
            value = ex.expression(context, scope, count, None)
            whole(context, value)
            return value, value
        case ast.Between(lower=lower, upper=upper):
            low, high = ex.expression(context, scope, lower, None), ex.expression(context, scope, upper, None)
            whole(context, low), whole(context, high)
            return low, high
        case ast.AtLeast(lower=lower):
            low = ex.expression(context, scope, lower, None)
            whole(context, low)
            return low, None


def read_once(context: Context, name: str, value: ir.Expr, span: Span) -> tuple[list[ir.Stmt], ir.Expr]:
    """A number that is read when the loop begins."""
    if isinstance(value, ir.Lit):
        return [], value
    var = context.fresh(name)
    return [ir.Let(var, value.type, value, span)], ir.Var(var, value.type, span)


def repeat_choice(
    context: Context, scope: Scope, place: st.Place, item: d.HeaderItem, written: ast.Repeat
) -> list[ir.Stmt]:
    """`repeat a..b times while C`: once the lower bound is reached the actor is asked before each round."""
    span = item.span
    low, high = bounds(context, scope, written.times)
    starts, low = read_once(context, "least", low, span)
    tests: list[ir.Expr] = []
    begin, done = counter(context, "rounds", span)
    if high is not None:
        more_starts, high = (
            (starts, low) if isinstance(written.times, ast.Exactly) else read_once(context, "most", high, span)
        )
        starts = starts if more_starts is starts else [*starts, *more_starts]
        tests.append(ir.Compare("<", done, high, BOOL, span))
    if written.condition is not None:
        tests.append(ex.truth_of(context, scope, written.condition))
    body = st.block(context, scope, place, item.body)
    if isinstance(written.times, ast.Exactly):
        test = tests[0] if len(tests) == 1 else ir.And(tuple(tests), BOOL, span)
        return [*starts, begin, ir.While(test, (*body, plus_one(done, span)), False, span, place.cites)]
    who = st.actor_of(context, scope, None, span)
    going_start, going = flag(context, "going_on", 1, span)
    tests.insert(0, going)
    enough = ir.Compare(">=", done, low, BOOL, span)
    stop = simple_option(context, scope, "stop", (set_flag(going, 0, span),), span, enough)
    if body and isinstance(body[0], ir.Ask) and body[0].otherwise is None and not has_decline(body[0]):
        first: ir.Stmt = replace(body[0], options=(*body[0].options, stop))
        rest: ir.Block = (*body[1:], plus_one(done, span))
    else:
        go_on = simple_option(context, scope, "go_on", (), span)
        text = texts.text(context, scope, item.text)
        question = ask(context, place, "repeat", who, [go_on, replace(stop, when=None)], None, span, text)
        first = ir.If(((enough, (question,)),), (), span, place.cites)
        rest = (*body, plus_one(done, span))
    test = tests[0] if len(tests) == 1 else ir.And(tuple(tests), BOOL, span)
    round_ = (first, ir.If(((going, rest),), (), span, place.cites))
    return [*starts, begin, going_start, ir.While(test, round_, False, span, place.cites)]


def has_decline(one: ir.Ask) -> bool:
    """Whether a choice may be declined, so that `stop` would stand beside `decline`."""
    return any(option_.block.startswith("decline") for option_ in one.options)


def choose_some(
    context: Context, scope: Scope, place: st.Place, item: d.HeaderItem, written: ast.ChooseSome, who: ir.Expr
) -> list[ir.Stmt]:
    """A subset, picked one by one in rising order, so that no set is offered twice."""
    span = item.span
    try:
        low, high = bounds(context, scope, written.amount)
        pick = ast.Pick(written.name, written.source, written.where, span)
        picks, inner = picks_of(context, scope, (pick,))
    except Failed:
        st.poisoned(context, scope, place, item, written.chosen.text)
        raise
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
    offered = ir.Pick(one.name, replace(one.comp, where=where))
    text = texts.choice_text(context, inner, (pick,), item.text)
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


def both(first: ir.Expr | None, second: ir.Expr, span: Span) -> ir.Expr:
    """Two conditions together."""
    return second if first is None else ir.And((first, second), BOOL, span)
