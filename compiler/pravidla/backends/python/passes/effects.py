"""Which rules wait for somebody, and which fields a part of the rules reads or changes."""

from __future__ import annotations

from pravidla.ir.nodes import (
    Ask,
    Block,
    Call,
    CallAbility,
    CallFormula,
    CallValue,
    Draw,
    Earlier,
    EndGame,
    Game,
    Load,
    MarkCopies,
    Move,
    Pay,
    Payment,
    PickRandom,
    Remember,
    ResetField,
    Roll,
    Shuffle,
    Stmt,
    Store,
    Swap,
    Turns,
    Value,
    ZoneField,
    ZoneRef,
)
from pravidla.ir.types import Copy
from pravidla.ir.walk import descendants


class Effects:
    """What the rules of a game do, found once for all of them."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.waiting: set[str] = set()
        """rules that wait, or that may end the game"""
        self.asking: set[str] = set()
        """rules that wait for a player, or that may end the game"""
        self._asks_memo: dict[int, bool] = {}
        self._reads: dict[str, frozenset[str]] = {}
        self._writes: dict[str, frozenset[str]] = {}
        self._waits_memo: dict[int, bool] = {}
        self.waiting.add(game.play)
        self.asking.add(game.play)
        changed = True
        while changed:
            changed = False
            for name, rule in game.rules.items():
                if name not in self.waiting and any(self._waits_itself(one) for one in descendants(rule.body)):
                    self.waiting.add(name)
                    changed = True
                if name not in self.asking and any(self._asks_itself(one) for one in descendants(rule.body)):
                    self.asking.add(name)
                    changed = True

    def waits(self, node: Stmt | Block) -> bool:
        """Whether a statement or block waits, ends the game, or calls a rule that does."""
        key = id(node)
        if key not in self._waits_memo:
            self._waits_memo[key] = any(self._waits_itself(one) for one in descendants(node))
        return self._waits_memo[key]

    def only_chance(self, node: Stmt | Block) -> bool:
        """Whether a statement or block waits for nothing but chance."""
        return self.waits(node) and not self._asks(node)

    def _asks(self, node: Stmt | Block) -> bool:
        key = id(node)
        if key not in self._asks_memo:
            self._asks_memo[key] = any(self._asks_itself(one) for one in descendants(node))
        return self._asks_memo[key]

    def _asks_itself(self, node: object) -> bool:
        match node:
            case Ask() | EndGame() | Turns():
                return True
            case Call(rule=rule):
                return rule in self.asking
            case CallAbility(list=name, ability=ability):
                return any(rule in self.asking for rule in self.game.abilities[name, ability])
            case _:
                return False

    def by_chance(self, draw: Draw) -> bool:
        """Whether a draw is a matter of chance."""
        zone = self._zone(draw.source)
        if zone is not None and zone.kind in ("row", "stack", "single"):
            return False
        if draw.kind is None:
            return True
        marks = self.game.lists[draw.component].marks if draw.component in self.game.lists else ()
        return len(marks) > 1 and not isinstance(draw.kind.type, Copy)

    def is_ordered(self, ref: ZoneRef) -> bool:
        """Whether the pieces of a zone lie in an order (local zones: no)."""
        zone = self._zone(ref)
        return zone is not None and (zone.kind in ("row", "stack") or zone.component is None)

    def _zone(self, ref: ZoneRef) -> ZoneField | None:
        if ref.local or ref.field not in self.game.fields:
            return None
        content = self.game.fields[ref.field].content
        return content if isinstance(content, ZoneField) else None

    def _waits_itself(self, node: object) -> bool:
        match node:
            case Ask() | Roll() | PickRandom() | EndGame() | Turns():
                return True
            case Draw():
                return self.by_chance(node)
            case Shuffle(zone=zone):
                return zone.local or self.is_ordered(zone)
            case Call(rule=rule):
                return rule in self.waiting
            case CallAbility(list=name, ability=ability):
                return any(rule in self.waiting for rule in self.game.abilities[name, ability])
            case _:
                return False

    # ---- fields

    def reads(self, node: object) -> frozenset[str]:
        """The fields (and local zones and counters) that an expression reads, through values too."""
        found: set[str] = set()
        for one in descendants(node):
            match one:
                case Load(field=name) | ZoneRef(field=name) | Earlier(field=name):
                    found.add(name)
                case CallValue(value=value):
                    found |= self._value_reads(value)
                case CallFormula(list=name, formula=formula):
                    for called in self.game.formulas[name, formula]:
                        if called is not None:
                            found |= self._value_reads(called)
                case _:
                    pass
        return frozenset(found)

    def calls(self, value: Value) -> frozenset[str]:
        """The values that a value calls, directly or not."""
        return frozenset(self.asked(value))

    def asked(self, node: object) -> list[str]:
        """The values that are asked for somewhere in a node, directly or not, in the order of their definitions."""
        found: set[str] = set()
        edge = [node]
        while edge:
            for one in descendants(edge.pop()):
                names: tuple[str | None, ...] = ()
                if isinstance(one, CallValue):
                    names = (one.value,)
                elif isinstance(one, CallFormula):
                    names = self.game.formulas[one.list, one.formula]
                for name in names:
                    if name is not None and name not in found:
                        found.add(name)
                        edge.append(self.game.values[name])
        return [name for name in self.game.values if name in found]

    def _value_reads(self, name: str) -> frozenset[str]:
        if name not in self._reads:
            self._reads[name] = frozenset()
            self._reads[name] = self.reads(self.game.values[name])
        return self._reads[name]

    def writes(self, node: object) -> frozenset[str]:
        """The fields (and locals) that a statement or block changes, through rules too."""
        found: set[str] = set()
        for one in descendants(node):
            match one:
                case Store(field=name) | Pay(field=name) | Payment(field=name) | ResetField(field=name):
                    found.add(name)
                case Move(source=source, target=target, possible_sources=possible):
                    found.add(target.field)
                    found.update(possible if source is None else (source.field,))
                case Draw(source=source, target=target, refill=refill):
                    found.update((source.field, target.field))
                    if refill is not None:
                        found.add(refill.field)
                case Shuffle(zone=zone) | Roll(zone=zone) | MarkCopies(zone=zone):
                    found.add(zone.field)
                case Swap(left=left, right=right):
                    found.update((left.field, right.field))
                case Remember(field=name):
                    found.add(name)
                case Call(rule=rule):
                    found |= self._rule_writes(rule)
                case CallAbility(list=name, ability=ability):
                    for called in self.game.abilities[name, ability]:
                        if called is not None:
                            found |= self._rule_writes(called)
                case _:
                    pass
        return frozenset(found)

    def settled(self) -> frozenset[str]:
        """The fields that nothing changes any more once a player was asked for the first time."""
        played: list[Stmt] = []
        self._after_opening(self.game.rules[self.game.play].body, played)
        everything = self.writes(tuple(rule.body for rule in self.game.rules.values()))
        return everything - self.writes(tuple(played))

    def _after_opening(self, block: Block, played: list[Stmt]) -> None:
        """Collect the statements that can run after the first question: those behind what comes before it."""
        for place, statement in enumerate(block):
            if not self._asks(statement):
                continue
            if isinstance(statement, Call) and self._called_once(statement.rule):
                self._after_opening(self.game.rules[statement.rule].body, played)
            else:
                played.append(statement)
            played.extend(block[place + 1 :])
            return

    def _called_once(self, name: str) -> bool:
        calls = [one for one in descendants(self.game.rules) if isinstance(one, Call) and one.rule == name]
        in_tables = any(name in rules for rules in self.game.abilities.values())
        return len(calls) == 1 and not in_tables

    def _rule_writes(self, name: str) -> frozenset[str]:
        if name not in self._writes:
            self._writes[name] = frozenset()
            self._writes[name] = self.writes(self.game.rules[name].body)
        return self._writes[name]
