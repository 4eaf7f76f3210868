"""Steps and headers become IR statements.

What the language says in one word and the IR in several (`advance`, `repeat a..b`, `choose n of`, `in any order`) is
spelled out here and in `decisions`. A sentence with a mistake is left out; the list goes on.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import pravidla.analysis.expressions.expressions as ex
import pravidla.analysis.expressions.paths as paths
import pravidla.analysis.expressions.sets as sets
import pravidla.analysis.names.terms as terms
import pravidla.analysis.sentences.banking as banking
import pravidla.analysis.sentences.decisions as decisions
import pravidla.analysis.sentences.moves as moves
import pravidla.analysis.sentences.questions as questions
import pravidla.analysis.sentences.repetition as repetition
import pravidla.analysis.sentences.texts as texts
from pravidla.analysis.expressions.calls import arguments
from pravidla.analysis.names.context import Context, show_type
from pravidla.analysis.names.scope import LocalCounters, LocalZones, Poison, Scope, Value, Zone
from pravidla.analysis.reporting.attempts import also, attempt, both
from pravidla.analysis.reporting.problems import Failed
from pravidla.analysis.sentences.changes import advance, assign, change, purse, trigger_calls
from pravidla.diagnostics import Label, Span
from pravidla.ir import nodes as ir
from pravidla.ir.types import PLAYER, Int, Row, SetOf
from pravidla.model import definitions as d
from pravidla.syntax import ast


@dataclass(frozen=True, slots=True)
class Place:
    """Where a list of steps stands: the definition it belongs to and the citations that a header put over it."""

    definition: str
    cites: ir.Cites
    rule: str = ""
    """the rule or action whose labels stand here, by the name that triggers give it"""

    def citing(self, more: tuple[d.Citation, ...]) -> Place:
        """The same under a header with citations."""
        return replace(self, cites=merged(self.cites, more)) if more else self


def merged(cites: ir.Cites, more: tuple[d.Citation, ...]) -> ir.Cites:
    """Citations without repetition, the nearer ones first."""
    return tuple(dict.fromkeys([*(one.ref for one in more), *cites]))


def block(context: Context, scope: Scope, place: Place, outline: d.Outline) -> ir.Block:
    """The statements of a list; locals of the list end with it."""
    inner = scope.child()
    result: list[ir.Stmt] = []
    for item in outline:
        try:
            match item:
                case d.StepItem():
                    texts.text(context, inner, item.text)
                    result.extend(step(context, inner, place.citing(item.cites), item.step))
                case d.LostItem():
                    below = inner.poisoned(*item.names)
                    below.me = below.me or ir.Var(context.fresh("somebody"), Row(PLAYER), item.span)
                    block(context, below, place, item.body)
                    decisions.look_through_options(context, below, place, item)
                case d.IfItem():
                    result.append(if_item(context, inner, place, item))
                case d.HeaderItem():
                    result.extend(header(context, inner, place.citing(item.cites), item))
        except Failed:
            continue
    return tuple(result)


def if_item(context: Context, scope: Scope, place: Place, item: d.IfItem) -> ir.Stmt:
    """`if` with its further branches."""
    branches: list[tuple[ir.Expr, ir.Block]] = []
    failed = False
    for condition, cites, body in item.branches:
        under = place.citing(cites)
        try:
            test = ex.truth_of(context, scope, condition)
        except Failed:
            failed = True
            block(context, scope, under, body)
            continue
        branches.append((test, block(context, scope, under, body)))
    otherwise = block(context, scope, place, item.otherwise)
    if failed:
        raise Failed
    return ir.If(tuple(branches), otherwise, item.span, place.citing(item.branches[0][1]).cites)


# ---------------------------------------------------------------- steps


def step(context: Context, scope: Scope, place: Place, written: ast.Step) -> list[ir.Stmt]:
    """One sentence."""
    span, cites = written.span, place.cites
    match written:
        case ast.Gain(actor=actor, amount=amount):
            (field, value), owner = both(
                lambda: purse(context, scope, amount), lambda: actor_of(context, scope, actor, span)
            )
            return banking.gain(context, field, owner, value, span, cites)
        case ast.Lose(actor=actor, amount=amount):
            (field, value), owner = both(
                lambda: purse(context, scope, amount), lambda: actor_of(context, scope, actor, span)
            )
            return banking.lose(context, field, owner, value, span, cites)
        case ast.Pay(actor=actor, up_to=up_to, amount=amount, to=to):
            (field, value), (payer, payee) = both(
                lambda: purse(context, scope, amount),
                lambda: both(
                    lambda: actor_of(context, scope, actor, span),
                    lambda: None if to is None else player(context, scope, to),
                ),
            )
            return banking.pay(context, field, payer, payee, value, up_to, span, cites)
        case ast.SetTo(place=target, value=value_):
            return assign(context, scope, place, target, value_, span)
        case ast.Increase(place=target, amount=amount):
            return change(context, scope, place, target, amount, "+", span)
        case ast.Decrease(place=target, amount=amount):
            return change(context, scope, place, target, amount, "-", span)
        case ast.Advance(marker=marker, amount=amount):
            return advance(context, scope, place, marker, amount, span)
        case ast.Move() | ast.Draw() | ast.Shuffle() | ast.Roll() | ast.Swap() | ast.Mark() | ast.Show():
            return moves.pieces(context, scope, place, written)
        case ast.Let(name=name, value=value_):
            new_name(context, scope, name)
            return let(context, scope, place, name, value_, span)
        case ast.LetCounters(name=name, value=value_, each=each, most=most):
            new_name(context, scope, name)
            with scope.poisoning(name.text):
                list_name, start = both(
                    lambda: each_list(context, each), lambda: ex.expression(context, scope, value_, None)
                )
            var = context.fresh(name.text)
            scope.names[name.text] = LocalCounters(var, list_name, most)
            return [ir.LetCounters(var, list_name, start, most, span, cites)]
        case ast.LetZone(name=name, kind=kind, item=item, each=each_word):
            new_name(context, scope, name)
            component = None
            low = high = 0
            with scope.poisoning(name.text):
                if isinstance(item, ast.OneType):
                    component = context.component(item.name)
                else:
                    low, high = item.lower, item.upper
            content = ir.ZoneField(kind, component, low, high, None, False, None)
            var = context.fresh(name.text)
            with scope.poisoning(name.text):
                list_of = None if each_word is None else each_list(context, each_word)
            if list_of is None:
                scope.names[name.text] = Zone(ir.ZoneRef(var, None, None, True, span), content)
            else:
                scope.names[name.text] = LocalZones(var, content, list_of)
            return [ir.LetZone(var, kind, component, list_of, span, cites, low, high)]
        case ast.LetSet(name=name, element=element):
            new_name(context, scope, name)
            with scope.poisoning(name.text):
                kind_row = context.row_type(element, False)
            var = context.fresh(name.text)
            kind_set = SetOf(kind_row)
            scope.names[name.text] = Value(ir.Var(var, kind_set, span))
            return [ir.Let(var, kind_set, ir.EmptySet(kind_set, span), span, cites)]
        case ast.AddTo(element=element_, to=to_):
            with also(lambda: ex.look_through(context, scope, (element_,))):
                found = paths.resolve(context, scope, to_)
            if not (isinstance(found, Value) and isinstance(found.expr, ir.Var) and isinstance(found.expr.type, SetOf)):
                raise context.problems.fail("PRV602", "only a local set can be added to", to_.span, "not a local set")
            value = ex.expression(context, scope, element_, found.expr.type.element)
            ex.want_type(context, value, found.expr.type.element)
            return [ir.AddToSet(found.expr.name, value, span, cites)]
        case ast.Label(name=name):
            context.labels.append((name.text, span))
            return trigger_calls(context, scope, f"label {name.text} of {place.rule}", span, cites)
        case ast.Do(call=call):
            return do(context, scope, place, call, span)
        case ast.Stop():
            return [ir.Stop(span, cites)]
        case ast.EndGame():
            return [ir.EndGame(span, cites)]


def actor_of(context: Context, scope: Scope, actor: ast.Expr | None, span: Span) -> ir.Expr:
    """Who does it: the one named, else who acts."""
    if actor is not None:
        return player(context, scope, actor)
    if scope.me is None:
        raise paths.no_actor(context, span)
    return scope.me


def player(context: Context, scope: Scope, written: ast.Expr) -> ir.Expr:
    """An expression that must be a player."""
    value = ex.expression(context, scope, written, Row(PLAYER))
    ex.want_row(context, value, PLAYER)
    return value


def each_list(context: Context, word: ast.Word) -> str:
    """The list of a `for each`."""
    name = context.symbols.list_of_word(word.text)
    if name is None or (name != PLAYER and name not in context.lists):
        raise context.problems.unknown("list", word.text, word.span, [PLAYER, *context.lists])
    return name


def new_name(context: Context, scope: Scope, name: ast.Word) -> None:
    """A local has a name that nothing around it has; the first one would be out of reach."""
    first = scope.names.get(name.text)
    if first is not None and not isinstance(first, Poison):
        place = first.expr.span if isinstance(first, Value) else None
        context.problems.error(
            "PRV503",
            f"`{name.text}` is a local already",
            name.span,
            "a second one of this name",
            f"`set {name.text} to …` changes the first one; another one has another name",
            () if place is None else (Label(place, "the first one"),),
        )


def let(context: Context, scope: Scope, place: Place, name: ast.Word, written: ast.Expr, span: Span) -> list[ir.Stmt]:
    """`let x be E`."""
    with scope.poisoning(name.text):
        value = ex.expression(context, scope, written, None)
    kind = value.type
    if isinstance(kind, Row):
        kind = Row(kind.list, True)
    var = context.fresh(name.text)
    scope.names[name.text] = Value(ir.Var(var, kind, span))
    context.lets.append((name.text, name.span, scope.used))
    context.changing.add(var)
    return [ir.Let(var, kind, value, span, place.cites)]


def do(context: Context, scope: Scope, place: Place, call: ast.Expr, span: Span) -> list[ir.Stmt]:
    """`do NAME`, `do NAME(a)`, `do row.ability(a)`."""
    match call:
        case ast.Name(name=name):
            return do_named(context, scope, place, ast.Word(name, call.span), (), call.span)
        case ast.Call(name=word, args=args):
            return do_named(context, scope, place, word, args, call.span)
        case ast.Field(of=of, name=word):
            return do_ability(context, scope, place, of, word, (), span)
        case ast.FieldCall(of=of, name=word, args=args):
            return do_ability(context, scope, place, of, word, args, span)
        case _:
            ex.look_through(context, scope, (call,))
            raise context.problems.fail("PRV512", "only rules, actions and abilities are done", call.span)


def do_named(
    context: Context, scope: Scope, place: Place, word: ast.Word, args: tuple[ast.Expr, ...], span: Span
) -> list[ir.Stmt]:
    """A rule, or an action that the acting player must take."""
    name = word.text
    group = context.symbols.groups.get(name)
    if group is not None and isinstance(group.base, d.ActionSpec):
        return decisions.must_act(context, scope, place, name, args, span)
    key = f"rule {name}"
    if group is None or key not in context.rule_params:
        ex.look_through(context, scope, args)
        if group is not None and not context.problems.spoiled.excuses(name, span):
            raise context.problems.fail("PRV512", f"`{name}` is a value, it is not done", span)
        raise context.problems.unknown("rule", name, word.span, context.symbols.named(d.RuleSpec, d.ActionSpec))
    context.called.add(key)
    given = arguments(context, scope, key, name, context.rule_params[key], key in context.needs_me, args, span)
    return [ir.Call(name, given, span, place.cites)]


def do_ability(
    context: Context, scope: Scope, place: Place, of: ast.Expr, word: ast.Word, args: tuple[ast.Expr, ...], span: Span
) -> list[ir.Stmt]:
    """What a row can do."""
    with also(lambda: ex.look_through(context, scope, args)):
        row = ex.expression(context, scope, of, None)
    name = row.type.list if isinstance(row.type, Row) else getattr(row.type, "component", None)
    if name is None or name not in context.lists:
        raise context.problems.fail("PRV601", f"{show_type(row.type)} has no abilities", of.span)
    info = context.lists[name]
    if f"ability {name}.{word.text}" not in context.rule_params:
        ex.look_through(context, scope, args)
        raise context.problems.unknown(f"ability of `{name}`", word.text, word.span, info.abilities)
    key = f"ability {name}.{word.text}"
    params = context.rule_params[key]
    needs_me = key in context.needs_me
    position = 1 if needs_me else 0
    written = (*params[:position], *params[position + 1 :])
    given = arguments(context, scope, key, word.text, written, needs_me, args, span)
    whole_args = (*given[:position], row, *given[position:])
    return [ir.CallAbility(name, word.text, ex.as_kind(row), whole_args, span, place.cites)]


# ---------------------------------------------------------------- headers


def header(context: Context, scope: Scope, place: Place, item: d.HeaderItem) -> list[ir.Stmt]:
    """A header with what it governs."""
    written, span, cites = item.header, item.span, place.cites

    def under() -> ir.Block:
        return block(context, scope, place, item.body)

    match written:
        case ast.For(binder=binder):
            over, inner = sets.bound(context, scope, binder)
            body = block(context, inner, place, item.body)
            if over is None:
                raise Failed
            loop = ir.For(over, body, span, cites)
            context.loops.append((binder.name.text, loop))
            return [loop]
        case ast.While(condition=condition):
            test, body = both(lambda: ex.truth_of(context, scope, condition), under)
            return [ir.While(test, body, False, span, cites)]
        case ast.RepeatUntil(condition=condition):
            below = repetition.worded(item)
            test, body = both(
                lambda: ex.truth_of(context, scope, condition), lambda: block(context, scope, place, below)
            )
            return [ir.While(test, body, True, span, cites)]
        case ast.Repeat(times=ast.Exactly(count=count), condition=None):
            times, body = both(lambda: questions.number(context, scope, count), under)
            return [ir.Repeat(times, body, span, cites)]
        case ast.Repeat():
            return repetition.repeat_choice(context, scope, place, item, written)
        case ast.PickAtRandom(pick=pick):
            over, inner = sets.bound(context, scope, ast.Binder(pick.name, pick.source, pick.where, None, pick.span))
            body = block(context, inner, place, item.body)
            if over is None:
                raise Failed
            said = terms.word(context, pick.name.text) if isinstance(over.var_type, Int) else None
            return [ir.PickRandom(over, body, span, cites, () if said is None else (said.cs, said.en))]
        case ast.Secretly():
            return secretly(context, scope, place, item)
        case ast.Rank(binder=binder, against=against, places=places):
            over, inner = sets.bound(context, scope, binder)
            if not isinstance(binder.order, ast.Sorted):
                context.problems.error("PRV602", "a ranking wants a key: `by …`", binder.span)
            strength = attempt(strength_of, context, scope, against)
            var = context.fresh(places.text)
            inner.names[places.text] = Value(ir.Var(var, SetOf(Int(1, 1000)), places.span))
            body = block(context, inner, place, item.body)
            if over is None or strength is None:
                raise Failed
            return [ir.Rank(over, strength[0], var, body, span, cites)]
        case ast.TakeTurns():
            return turns(context, scope, place, item, written)
        case ast.Choose() | ast.ChooseSome() | ast.ChooseOneOf() | ast.InAnyOrder():
            return decisions.decide(context, scope, place, item, written)
        case ast.Option() | ast.If() | ast.OtherwiseIf() | ast.Otherwise():
            raise context.problems.fail("PRV602", "this header stands alone", span, "it belongs to a choice or an `if`")


def strength_of(context: Context, scope: Scope, against: ast.Expr | None) -> tuple[ir.Expr | None]:
    """The first key of a nameless contender, if there is one."""
    return (None if against is None else ex.expression(context, scope, against, None),)


def poisoned(context: Context, scope: Scope, place: Place, item: d.HeaderItem, *names: str) -> None:
    """Look through a body whose header failed, for the sake of its own mistakes."""
    block(context, scope.poisoned(*names), place, item.body)
    if item.otherwise:
        block(context, scope, place, item.otherwise)


def secretly(context: Context, scope: Scope, place: Place, item: d.HeaderItem) -> list[ir.Stmt]:
    """Every player as the acting one; what is written is hidden by its declaration."""
    span = item.span
    var = context.fresh("me")
    me = ir.Var(var, Row(PLAYER), span)
    everybody = ir.Rows(PLAYER, SetOf(Row(PLAYER)), span)
    over = ir.Comp(var, Row(PLAYER), everybody, None, ir.Seated(True, None), span)
    body = block(context, scope.acting(me), place, item.body)
    context.secret_bodies.append((var, body, span))
    return [ir.Seal(True, span), ir.For(over, body, span, place.cites), ir.Seal(False, span)]


def turns(context: Context, scope: Scope, place: Place, item: d.HeaderItem, written: ast.TakeTurns) -> list[ir.Stmt]:
    """`take turns`."""
    first = attempt(player, context, scope, written.start)
    var = context.fresh("me")
    inner = scope.acting(ir.Var(var, Row(PLAYER), item.span))
    tests = attempt(
        both,
        lambda: None if written.where is None else ex.truth_of(context, inner, written.where),
        lambda: None if written.until is None else ex.truth_of(context, inner, written.until),
    )
    body = block(context, inner, place, item.body)
    if first is None or tests is None:
        raise Failed
    where, until = tests
    return [ir.Turns(var, first, written.direction == "clockwise", where, until, body, item.span, place.cites)]
