"""Calls of rules made cheaper, the game staying the same: rules that a constant sends to few rows get a copy for it,
tables of abilities hold only what can come up, and small rules stand where they are called.

What matters most is that rules which never wait are known to: they are plain functions.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from pravidla.backends.python.passes.by_number import with_numbers_told_apart, with_repeats_at_once
from pravidla.backends.python.passes.effects import Effects
from pravidla.backends.python.passes.fold import Folder
from pravidla.backends.python.passes.reach import in_reach
from pravidla.backends.python.passes.rebuilding import with_each
from pravidla.backends.python.passes.renaming import Copies, bound_in
from pravidla.ir.nodes import (
    Ask,
    Block,
    Call,
    CallAbility,
    Comp,
    Draw,
    EndGame,
    Expr,
    For,
    Game,
    If,
    Let,
    LetZone,
    Lit,
    MarkCopies,
    Move,
    Pay,
    Payment,
    PickRandom,
    Remember,
    ResetField,
    Roll,
    Rule,
    Shuffle,
    Stmt,
    Stop,
    Store,
    Swap,
    Turns,
    Var,
)
from pravidla.ir.types import PLAYER, Row
from pravidla.ir.walk import descendants

_COPIES = 4
"""a rule gets copies for at most so many constants"""
_COPIED = 200
"""greatest number of nodes of a rule that is copied"""
_INLINED = 3
"""greatest number of statements of a rule that stands where it is called"""

_Waits = Ask | Draw | EndGame | PickRandom | Roll | Shuffle | Turns
_Changes = Store | Pay | Payment | Move | Draw | Shuffle | Roll | Swap | MarkCopies | Remember


def with_cheap_calls(game: Game) -> Game:
    """The game, its calls made cheaper. Rules keep their names unless the game is for one configuration alone, whose
    engine nobody reads."""
    game = _for_constants(_of_known_rows(in_reach(game)))
    if game.fixed is None:
        return _narrow_abilities(game)
    game = _narrow_abilities(in_reach(with_numbers_told_apart(game)))
    return in_reach(with_repeats_at_once(_in_place(_without_idle_resets(game))))


# ---- abilities that know their row


def _of_known_rows(game: Game) -> Game:
    """A parameter of an ability is its row, where all that call it say so."""
    calls = [one for one in descendants(game.rules) if isinstance(one, CallAbility)]
    called = {one.rule for one in descendants(game.rules) if isinstance(one, Call)}
    folder = Folder(game)
    rules = dict(game.rules)
    for key, members in game.abilities.items():
        args = [(one.row, one.args) for one in calls if (one.list, one.ability) == key]
        number = min(len(given) for _, given in args)
        place = next((one for one in range(number) if all(given[one] == row for row, given in args)), None)
        if place is None:
            continue
        for row, name in enumerate(members):
            if name is None or name in called or members.count(name) > 1:
                continue
            rule = game.rules[name]
            param = rule.params[place]
            if param.var not in set(bound_in(rule.body)):
                known: dict[str, Expr] = {param.var: Lit(row, param.type, rule.origin.span)}
                rules[name] = replace(rule, body=folder.fold_block(rule.body, known))
    return replace(game, rules=rules)


# ---- fields that nothing changes


def _without_idle_resets(game: Game) -> Game:
    """Nothing is put back to its start that never leaves it."""
    changes = tuple(one for one in descendants(game.rules) if isinstance(one, _Changes))
    moved = Effects(game).writes(changes)

    def kept(statement: Stmt) -> Block:
        return () if isinstance(statement, ResetField) and statement.field not in moved else (statement,)

    return replace(
        game,
        rules={name: replace(rule, body=with_each(rule.body, ResetField, kept)) for name, rule in game.rules.items()},
    )


# ---- copies for constants


def _for_constants(game: Game) -> Game:
    """Rules that go over rows and do what each of them says get a copy for each constant row that they are told."""
    sent = _sent(game)
    if not sent:
        return game
    copies = Copies(game)
    rules = dict(game.rules)
    made: dict[tuple[str, tuple[tuple[int, int], ...]], str] = {}
    edge = list(rules)

    def called(call: Call) -> Block:
        places = [place for place in sent.get(call.rule, ()) if isinstance(call.args[place], Lit)]
        if not places:
            return (call,)
        constants = {place: arg for place, arg in enumerate(call.args) if place in places and isinstance(arg, Lit)}
        key = (call.rule, tuple((place, arg.value) for place, arg in constants.items()))
        if key not in made:
            if sum(1 for name, _ in made if name == call.rule) == _COPIES:
                return (call,)
            made[key] = _copied(game, copies, rules, call.rule, constants)
            edge.append(made[key])
        args = tuple(arg for place, arg in enumerate(call.args) if place not in constants)
        return (replace(call, rule=made[key], args=args),)

    while edge:
        name = edge.pop(0)
        rules[name] = replace(rules[name], body=with_each(rules[name].body, Call, called))
    return in_reach(replace(game, rules=rules))


def _sent(game: Game) -> dict[str, tuple[int, ...]]:
    """The places of those parameters that rules to be copied look rows up with."""
    found: dict[str, set[int]] = {}
    changed = True
    while changed:
        changed = False
        for name, rule in game.rules.items():
            if sum(1 for _ in descendants(rule.body)) > _COPIED:
                continue
            if any(isinstance(one, _Waits) for one in descendants(rule.body)):
                continue
            params = {param.var: place for place, param in enumerate(rule.params) if _is_row(param.type)}
            params = {var: place for var, place in params.items() if var not in set(bound_in(rule.body))}
            for var in _deciding(rule, found):
                if var in params and params[var] not in found.setdefault(name, set()):
                    found[name].add(params[var])
                    changed = True
    return {name: tuple(sorted(places)) for name, places in found.items() if places}


def _is_row(kind: object) -> bool:
    return isinstance(kind, Row) and kind.list != PLAYER


def _deciding(rule: Rule, found: Mapping[str, set[int]]) -> set[str]:
    """The variables that decide which rows the abilities are of, here or in a rule that is called."""
    result: set[str] = set()
    for one in descendants(rule.body):
        if isinstance(one, For) and any(isinstance(inner, CallAbility) for inner in descendants(one.body)):
            result |= {node.name for node in descendants(one.comp.where) if isinstance(node, Var)}
        elif isinstance(one, Call):
            result |= {arg.name for place in found.get(one.rule, ()) if isinstance(arg := one.args[place], Var)}
    return result


def _copied(game: Game, copies: Copies, rules: dict[str, Rule], name: str, constants: Mapping[int, Lit]) -> str:
    rule = game.rules[name]
    given: dict[str, Expr] = {rule.params[place].var: value for place, value in constants.items()}
    params = tuple(param for place, param in enumerate(rule.params) if place not in constants)
    copy = copies.copy(replace(rule, params=params), given)
    ids = [_id(game, rule.params[place].type, value.value) for place, value in constants.items()]
    wanted = ".".join([name, *ids])
    rules[wanted] = replace(copy, name=wanted)
    return wanted


def _id(game: Game, kind: object, row: int) -> str:
    rows = game.lists[kind.list].rows if isinstance(kind, Row) else ()
    return rows[row].id if row < len(rows) else "nothing"


# ---- abilities of the rows that can come up


def _narrow_abilities(game: Game) -> Game:
    """Where the rows that can come up have no ability that waits, and others have: a table without those others. What
    no call comes to is in no table."""
    waiting = Effects(game).waiting
    folder = Folder(game)
    abilities = dict(game.abilities)
    reached: dict[tuple[str, str], set[int]] = {}

    def narrowed(call: CallAbility, rows: frozenset[int]) -> CallAbility:
        rules = game.abilities[call.list, call.ability]
        if not any(rule in waiting for rule in rules) or any(rules[row] in waiting for row in rows):
            reached.setdefault((call.list, call.ability), set()).update(rows)
            return call
        kept = tuple(rule if row in rows else None for row, rule in enumerate(rules))
        key = next((key for key, known in abilities.items() if known == kept and key[0] == call.list), None)
        if key is None:
            number = sum(1 for name, ability in abilities if name == call.list and ability.startswith(call.ability))
            key = (call.list, f"{call.ability}_{number}")
            abilities[key] = kept
        return replace(call, ability=key[1])

    def walk(block: Block, rows: Mapping[str, frozenset[int]]) -> Block:
        return tuple(inside(statement, rows) for statement in block)

    def inside(node: Stmt, rows: Mapping[str, frozenset[int]]) -> Stmt:
        match node:
            case For(comp=comp, body=body):
                return replace(node, body=walk(body, {**rows, comp.var: _rows(game, folder, comp)}))
            case CallAbility(list=name, row=row):
                everything = frozenset(range(len(game.lists[name].rows)))
                known = rows.get(row.name) if isinstance(row, Var) else None
                return narrowed(node, known if known else everything)
            case If(branches=branches, otherwise=otherwise):
                tests = tuple((test, walk(body, rows)) for test, body in branches)
                return replace(node, branches=tests, otherwise=walk(otherwise, rows))
            case _:
                for one in descendants(node):
                    if isinstance(one, CallAbility):
                        reached.setdefault((one.list, one.ability), set()).update(range(len(game.lists[one.list].rows)))
                return node

    rules = {name: replace(rule, body=walk(rule.body, {})) for name, rule in game.rules.items()}
    for key, rows in reached.items():
        abilities[key] = tuple(rule if row in rows else None for row, rule in enumerate(game.abilities[key]))
    return in_reach(replace(game, rules=rules, abilities=abilities))


def _rows(game: Game, folder: Folder, comp: Comp) -> frozenset[int]:
    """The rows that a loop can come to, as far as printed figures say; none where it is no loop over rows."""
    kind = comp.var_type
    if not isinstance(kind, Row) or kind.list == PLAYER:
        return frozenset()
    rows = range(len(game.lists[kind.list].rows))
    if comp.where is None:
        return frozenset(rows)
    tests = {row: folder.fold(comp.where, {comp.var: Lit(row, kind, comp.span)}) for row in rows}
    return frozenset(row for row, test in tests.items() if not (isinstance(test, Lit) and not test.value))


# ---- small rules in place


def _in_place(game: Game) -> Game:
    """Rules that do nothing, that only call another one, or that are small and never wait, stand where they are
    called."""
    waiting = Effects(game).waiting
    copies = Copies(game)
    small = {name for name, rule in game.rules.items() if _is_small(rule, name in waiting)} - {game.play}
    done: dict[str, Rule] = {}

    def finished(name: str) -> Rule:
        if name not in done:
            rule = game.rules[name]
            done[name] = replace(rule, body=with_each(rule.body, Call, called))
        return done[name]

    def called(call: Call) -> Block:
        if call.rule not in small:
            return (call,)
        rule = finished(call.rule)
        if not _is_small(rule, call.rule in waiting):
            return (call,)
        given: dict[str, Expr] = {}
        before: list[Stmt] = []
        assigned = {one.var for one in descendants(rule.body) if isinstance(one, Let)}
        for param, arg in zip(rule.params, call.args, strict=True):
            if isinstance(arg, Var | Lit) and param.var not in assigned:
                given[param.var] = arg
            else:
                var = copies.name(param.var)
                before.append(Let(var, param.type, arg, call.span, call.cites))
                given[param.var] = Var(var, param.type, call.span)
        if any(param.var in assigned for param in rule.params):
            return (call,)
        return (*before, *copies.copy(rule.body, given))

    return replace(game, rules={name: finished(name) for name in game.rules})


def _is_small(rule: Rule, waits: bool) -> bool:
    """Whether a rule may stand where it is called."""
    if waits:
        return len(rule.body) == 1 and isinstance(rule.body[0], Call)
    nodes = tuple(descendants(rule.body))
    statements = sum(1 for one in nodes if isinstance(one, Stmt))
    return statements <= _INLINED and not any(isinstance(one, Stop | LetZone) for one in nodes)
