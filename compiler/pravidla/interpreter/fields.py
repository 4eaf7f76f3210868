"""Setting fields: stores with their bounds, payments, exchanges, copies for `before this`."""

from __future__ import annotations

from pravidla.diagnostics import Span
from pravidla.interpreter.expressions import Evaluator
from pravidla.interpreter.locals import Env
from pravidla.interpreter.pieces import Pieces
from pravidla.interpreter.state import Cell
from pravidla.ir.nodes import Load, NumberField, Pay, Payment, Remember, ResetField, Store, Swap, ZoneField, ZoneRef


class Fields:
    """Changes the fields of one state."""

    def __init__(self, evaluator: Evaluator, pieces: Pieces) -> None:
        self.evaluate = evaluator
        self.world = evaluator.world
        self.state = evaluator.state
        self.pieces = pieces
        self.high: dict[str, int] = {}
        """upper bounds of local counters, by variable"""

    def change(self, statement: Store | Pay | Swap | ResetField | Remember, env: Env) -> None:
        """Do one of the statements that change fields."""
        match statement:
            case Store(local=True):
                self._store_local(statement, env)
            case Store(value=value):
                self.set(self._cell(statement, env), self.evaluate.number(value, env), statement.clamp, statement.span)
            case Pay():
                self._pay(statement, env)
            case Swap(left=left, right=right):
                self._swap(left, right, statement.span, env)
            case ResetField(field=name):
                field = self.world.game.fields[name]
                for owner, index in self.world.keys(field):
                    if isinstance(field.content, ZoneField):
                        self.state.zones[name, owner, index].clear()
                    else:
                        self.state.numbers[name, owner, index] = self.world.start(field.content)
            case Remember(field=name, rule=rule, player=player):
                owner = self.evaluate.number(player, env)
                for cell, now in self.state.numbers.items():
                    if cell[:2] == (name, owner):
                        self.state.earlier[rule, cell] = now

    def set(self, cell: Cell, value: int, clamp: bool, span: Span) -> None:
        """Give a field's cell a value within its bounds."""
        field = self.world.game.fields[cell[0]]
        if cell not in self.state.numbers:
            raise self.world.fault(f"nobody has this {field.declared}", span)
        if clamp and isinstance(field.content, NumberField):
            value = min(max(value, field.content.low), field.content.high)
        if not self.world.in_bounds(field.content, value):
            raise self.world.fault(f"{field.declared} cannot become {value}", span)
        if (ledger := self.evaluate.record.ledger) is not None:
            ledger.post(cell, self.state.numbers[cell], int(value))
        self.state.numbers[cell] = int(value)

    def purse(self, name: str, player: int, span: Span) -> int:
        """What a player can pay from a counter."""
        content, cell = self.world.game.fields[name].content, (name, player, None)
        if cell not in self.state.numbers or not isinstance(content, NumberField):
            raise self.world.fault(f"nobody has this purse {name}", span)
        return self.state.numbers[cell] - content.low

    def pay_from(self, payment: Payment, player: int, env: Env) -> None:
        """What an option costs, to the bank."""
        cell = (payment.field, player, None)
        self.set(cell, self.state.numbers[cell] - self.evaluate.number(payment.amount, env), False, payment.span)

    def _cell(self, place: Store | Load, env: Env) -> Cell:
        return place.field, self.evaluate.optional(place.owner, env), self.evaluate.optional(place.index, env)

    def _store_local(self, store: Store, env: Env) -> None:
        counters, row = env.get(store.field), self.evaluate.optional(store.index, env)
        if not isinstance(counters, dict) or row not in counters:
            raise self.world.fault(f"{store.field} has no such counter", store.span)
        value, high = self.evaluate.number(store.value, env), self.high[store.field]
        if store.clamp:
            value = min(max(value, 0), high)
        if not 0 <= value <= high:
            raise self.world.fault(f"{store.field} cannot become {value}", store.span)
        counters[row] = value

    def _pay(self, pay: Pay, env: Env) -> None:
        payer, amount = self.evaluate.number(pay.payer, env), self.evaluate.number(pay.amount, env)
        payee = self.evaluate.optional(pay.payee, env)
        there = self.purse(pay.field, payer, pay.span)
        if amount < 0:
            raise self.world.fault(f"{amount} cannot be paid", pay.span)
        if amount > there and not pay.up_to:
            raise self.world.fault(f"player {payer} cannot pay {amount}, there is only {there}", pay.span)
        paid = min(amount, there)
        cell = (pay.field, payer, None)
        self.set(cell, self.state.numbers[cell] - paid, False, pay.span)
        if payee is not None:
            cell = (pay.field, payee, None)
            if cell not in self.state.numbers:
                raise self.world.fault("nobody is paid", pay.span)
            self.set(cell, self.state.numbers[cell] + paid, True, pay.span)

    def _swap(self, left: Load | ZoneRef, right: Load | ZoneRef, span: Span, env: Env) -> None:
        match left, right:
            case Load(), Load():
                first, second = self.evaluate.load(left, env), self.evaluate.load(right, env)
                self.set(self._cell(left, env), second, False, span)
                self.set(self._cell(right, env), first, False, span)
            case ZoneRef(), ZoneRef():
                one, other = self.pieces.zone(left, env), self.pieces.zone(right, env)
                there = list(other.pieces)
                other.pieces[:] = one.pieces
                one.pieces[:] = there
            case _:
                raise self.world.fault("these two places hold different things", span)
