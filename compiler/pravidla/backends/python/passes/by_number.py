"""Rules that look rows up by a number told apart by that number: `take_income(number)` becomes one case for each number
that there is, in which the rows that can come up are known, and with them what each of them does.

Only for a game in one configuration, whose engine nobody reads.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from pravidla.backends.python.passes.effects import Effects
from pravidla.backends.python.passes.fold import Folder
from pravidla.backends.python.passes.rebuilding import with_each
from pravidla.backends.python.passes.renaming import Copies, bound_in
from pravidla.backends.python.passes.tabulate import Figures, NoFigure
from pravidla.ir.nodes import (
    Arith,
    Block,
    Call,
    CallAbility,
    Compare,
    Expr,
    For,
    Game,
    If,
    Let,
    LetZone,
    Lit,
    Load,
    Pay,
    Repeat,
    Rule,
    Sorted,
    Stmt,
    Stop,
    Store,
    Var,
    ZoneCountOf,
    ZoneField,
    ZoneItems,
)
from pravidla.ir.types import PLAYER, Bool, Int, Row
from pravidla.ir.walk import descendants

_NUMBERS = 16
"""greatest number of cases"""
_ROWS = 3
"""a loop over so many rows that can come up is written out"""
_SIZE = 300
"""greatest number of nodes of a rule with cases"""
_BOOL = Bool()


def with_numbers_told_apart(game: Game) -> Game:
    """The game with the numbers that rows are looked up by told apart."""
    deciding = _deciding(game)
    roots = {name: place for name, place in deciding.items() if _is_root(game, deciding, name)}
    if not roots:
        return game
    cases = _Cases(game, deciding)
    return replace(game, rules={**game.rules, **{name: cases.of(name, place) for name, place in roots.items()}})


def _deciding(game: Game) -> dict[str, int]:
    """For rules that look up what rows do by one of their parameters, a small number: the place of that parameter."""
    found: dict[str, int] = {}
    changed = True
    while changed:
        changed = False
        for name, rule in game.rules.items():
            if name in found or sum(1 for _ in descendants(rule.body)) > _SIZE:
                continue
            bound = set(bound_in(rule.body))
            for place, param in enumerate(rule.params):
                if _is_small(param.type) and param.var not in bound and _looks_up(rule, param.var, found):
                    found[name] = place
                    changed = True
    return found


def _is_small(kind: object) -> bool:
    return isinstance(kind, Int) and kind.high - kind.low < _NUMBERS


def _looks_up(rule: Rule, var: str, found: Mapping[str, int]) -> bool:
    for one in descendants(rule.body):
        if isinstance(one, For) and any(isinstance(inner, CallAbility) for inner in descendants(one.body)):
            if any(isinstance(node, Var) and node.name == var for node in descendants(one.comp.where)):
                return True
        elif isinstance(one, Call) and one.rule in found:
            arg = one.args[found[one.rule]]
            if isinstance(arg, Var) and arg.name == var:
                return True
    return False


def _is_root(game: Game, deciding: Mapping[str, int], name: str) -> bool:
    """Whether a rule gets its number from elsewhere than from another such rule."""
    for caller, rule in game.rules.items():
        for call in descendants(rule.body):
            if isinstance(call, Call) and call.rule == name and caller in deciding:
                return False
    return True


class _Cases:
    """Writes the cases."""

    def __init__(self, game: Game, deciding: Mapping[str, int]) -> None:
        self.game = game
        self.deciding = deciding
        self.copies = Copies(game)
        self.folder = Folder(game)
        self.figures = Figures(game)
        self.effects = Effects(game)

    def of(self, name: str, place: int) -> Rule:
        """A rule with a case for each value of a parameter."""
        rule = self.game.rules[name]
        param = rule.params[place]
        kind = param.type
        assert isinstance(kind, Int)
        span = rule.origin.span
        var = Var(param.var, kind, span)
        branches: list[tuple[Expr, Block]] = []
        for number in range(kind.low, kind.high + 1):
            known: dict[str, Expr] = {param.var: Lit(number, kind, span)}
            body = self._known(self.copies.copy(rule.body, known))
            if body:
                branches.append((Compare("==", var, known[param.var], _BOOL, span), body))
        return replace(rule, body=(If(tuple(branches), (), span),) if branches else ())

    def _known(self, block: Block) -> Block:
        """Statements in which the numbers are known."""
        result: list[Stmt] = []
        for statement in block:
            match statement:
                case Call(rule=name, args=args) if name in self.deciding and self._may_stand_here(statement):
                    rule = self.game.rules[name]
                    given = {param.var: arg for param, arg in zip(rule.params, args, strict=True)}
                    result.extend(self._known(self.copies.copy(rule.body, given)))
                case For():
                    result.extend(self._loop(statement))
                case _:
                    result.append(statement)
        return tuple(result)

    def _may_stand_here(self, call: Call) -> bool:
        rule = self.game.rules[call.rule]
        assigned = {one.var for one in descendants(rule.body) if isinstance(one, Let)}
        simple = all(isinstance(arg, Var | Lit) for arg in call.args)
        return (
            simple
            and not any(param.var in assigned for param in rule.params)
            and not any(isinstance(one, Stop | LetZone) for one in descendants(rule.body))
        )

    def _loop(self, loop: For) -> Block:
        """A loop over pieces as what it does for each kind that can be among them."""
        comp, kind = loop.comp, loop.comp.var_type
        if not isinstance(kind, Row) or kind.list == PLAYER:
            body = self._known(loop.body)
            return (replace(loop, body=body),) if body else ()
        rows = self._rows(loop)
        if rows == ():
            return ()
        if rows is None or not isinstance(comp.source, ZoneItems) or not self._is_pile(comp.source):
            return (loop,)
        found: list[Stmt] = []
        zone = comp.source.zone
        for row in rows:
            known = Lit(row, kind, comp.span)
            body = with_each(self.copies.copy(loop.body, {comp.var: known}), CallAbility, self._of_row)
            if self.effects.waits(body) or (len(rows) > 1 and zone.field in self.effects.writes(body)):
                return (loop,)
            if not body:
                continue
            number = ZoneCountOf(zone, known, Int(0, 1 << 16), comp.span)
            some = Compare(">", number, Lit(0, number.type, comp.span), _BOOL, comp.span)
            repeated = Repeat(number, body, loop.span, loop.cites)
            found.append(If(((some, (repeated,)),), (), loop.span, loop.cites))
        return tuple(found)

    def _rows(self, loop: For) -> tuple[int, ...] | None:
        """The few rows that a loop can come to, in its order; None where there are more, or where more decides."""
        comp, kind = loop.comp, loop.comp.var_type
        assert isinstance(kind, Row)
        found: list[tuple[tuple[int, ...], int]] = []
        for row in range(len(self.game.lists[kind.list].rows)):
            known: dict[str, Expr] = {comp.var: Lit(row, kind, comp.span)}
            if comp.where is not None:
                try:
                    if not self.figures.value(comp.where, {comp.var: row}):
                        continue
                except NoFigure:
                    return None
            key: list[int] = []
            for one in comp.order.keys if isinstance(comp.order, Sorted) else ():
                value = self.folder.fold(one.expr, known)
                if not isinstance(value, Lit):
                    return None
                key.append(-value.value if one.descending else value.value)
            found.append((tuple(key), row))
        if len(found) > _ROWS or not (comp.order is None or isinstance(comp.order, Sorted)):
            return None
        return tuple(row for _, row in sorted(found))

    def _is_pile(self, source: ZoneItems) -> bool:
        field = None if source.zone.local else self.game.fields.get(source.zone.field)
        content = None if field is None else field.content
        marks = 0 if not isinstance(content, ZoneField) else len(self.game.lists[content.component or ""].marks)
        return isinstance(content, ZoneField) and content.kind == "pile" and marks < 2

    def _of_row(self, call: CallAbility) -> Block:
        """What a row does, where it is known which row."""
        if not isinstance(call.row, Lit):
            return (call,)
        rule = self.game.abilities[call.list, call.ability][call.row.value]
        return () if rule is None else (Call(rule, call.args, call.span, call.cites),)


# ---- what is done several times


def with_repeats_at_once(game: Game) -> Game:
    """Payments that are repeated as one payment."""

    def changed(repeat: Repeat) -> Block:
        found = _at_once(repeat)
        return (repeat,) if found is None else found

    return replace(
        game,
        rules={name: replace(rule, body=with_each(rule.body, Repeat, changed)) for name, rule in game.rules.items()},
    )


def _at_once(repeat: Repeat) -> Block | None:
    """The payments of all rounds: each round takes the same amount, or all that is left."""
    match repeat.body:
        case (Pay(up_to=True, amount=amount, field=field) as pay,) if (
            not _asks(amount, {field}) and _is_settled(repeat.count) and not _asks(repeat.count, {field})
        ):
            return (replace(pay, amount=_times(amount, repeat.count)),)
        case (
            Let(var=var, value=Arith(op="min", left=amount, right=Load(field=purse, owner=None, index=None))) as let,
            *rest,
        ):
            stores = [one for one in rest if isinstance(one, Store)]
            fields = {one.field for one in stores}
            if len(stores) != len(rest) or len(fields) != len(stores) or purse not in fields:
                return None
            if not all(_moves(one, var, one.field == purse) for one in stores):
                return None
            if _asks(amount, fields) or _asks(repeat.count, fields) or not _is_settled(repeat.count):
                return None
            assert isinstance(let.value, Arith)
            return (replace(let, value=replace(let.value, left=_times(amount, repeat.count))), *stores)
        case (Store(value=Arith(op="+" | "-", left=Load(), right=amount) as value) as store,) if (
            _is_here(store, value.left) and not _asks(amount, {store.field})
            and _is_settled(repeat.count) and not _asks(repeat.count, {store.field})
        ):  # fmt: skip
            return (replace(store, value=replace(value, right=_times(amount, repeat.count))),)
        case _:
            return None


def _is_here(store: Store, load: Expr) -> bool:
    """Whether what is read is what is written."""
    match load:
        case Load(field=field, owner=owner, index=index, local=local):
            here = (field, owner, index, local) == (store.field, store.owner, store.index, store.local)
            return here and all(one is None or isinstance(one, Var | Lit) for one in (owner, index))
        case _:
            return False


def _moves(store: Store, var: str, takes: bool) -> bool:
    """Whether a store adds a variable to what is there, or takes it away."""
    match store.value:
        case Arith(op=op, left=left, right=Var(name=name)):
            return _is_here(store, left) and name == var and op == ("-" if takes else "+") and not store.clamp
        case _:
            return False


def _asks(expr: Expr, fields: set[str]) -> bool:
    """Whether an expression may ask for a field: directly, or through a value."""
    for one in descendants(expr):
        if getattr(one, "field", None) in fields or type(one).__name__ in ("CallValue", "CallFormula"):
            return True
    return False


def _is_settled(count: Expr) -> bool:
    return isinstance(count, ZoneCountOf | Lit | Var)


def _times(amount: Expr, count: Expr) -> Expr:
    if isinstance(amount, Lit) and amount.value == 1:
        return count
    return Arith("*", amount, count, amount.type, amount.span)
