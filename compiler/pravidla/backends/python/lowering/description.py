"""What an engine says about itself: tables of figures, slots of the state, the description that the runtime reads."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pravidla.backends.python.code.imports import import_lines
from pravidla.backends.python.code.names import natural, quoted
from pravidla.backends.python.code.strength import module_attribute, option_attribute, rows_attribute, value_attribute
from pravidla.backends.python.lowering.asked import Asked, listed, strings
from pravidla.backends.python.lowering.context import Context, constant_text
from pravidla.backends.python.lowering.expressions import Expressions
from pravidla.backends.python.lowering.flow import Flow
from pravidla.backends.python.lowering.frames import Frames
from pravidla.backends.python.lowering.graph import Graph
from pravidla.backends.python.lowering.layout import Slot
from pravidla.backends.python.lowering.points import Decision
from pravidla.backends.python.lowering.texts import by_piece
from pravidla.backends.python.passes.fold import Folder
from pravidla.backends.python.passes.specialise import modules_of_blocks
from pravidla.ir.endings import cites_of_the_end
from pravidla.ir.nodes import (
    Alternative,
    Expr,
    Game,
    ListDef,
    OptionDef,
    Seal,
    Value,
    ZoneField,
)
from pravidla.ir.secrets import is_private
from pravidla.ir.types import PLAYER, Bool, Row
from pravidla.ir.walk import descendants

_INVARIANT = "invariant "
"""Invariants are values of this name, which no definition can have."""


def invariant_values(game: Game) -> dict[str, Value]:
    """The invariants of a game as values without parameters, by name."""
    return {
        _INVARIANT + one.name: Value(_INVARIANT + one.name, (), Bool(), (Alternative(one.origin, None, one.that, ()),))
        for one in game.invariants
    }


class Description:
    """Collects what the templates want."""

    def __init__(self, context: Context, flow: Flow, graph: Graph, frame: list[str], shown: dict[str, str]) -> None:
        self.context = context
        self.game_ir = context.game
        self.layout = context.layout
        self.flow = flow
        self.graph = graph
        self.frame = frame
        self.shown = shown
        self.returns = {name: family.slot for name, family in flow.families.by_name.items() if family.several}

    # ---- tables

    def tables(self) -> dict[str, Any]:
        """What `tables.py` is made of."""
        names: list[tuple[str, str, str, str, str]] = []
        for name, one in self.game_ir.lists.items():
            cases = [dict(row.text.cases) for row in one.rows]
            names.append(
                (
                    quoted(name),
                    strings([row.id for row in one.rows]),
                    strings([row.text.cs for row in one.rows]),
                    strings([row.text.en for row in one.rows]),
                    f"({', '.join(_cases(case) for case in cases)},)" if any(cases) else "()",
                )
            )
        constants = [(name, kind, text) for name, (kind, text) in self.context.constants.items()]
        return {
            "game": self.game_ir.name,
            "constants": constants,
            "names": names,
            "imports": import_lines("tables", "\n".join(["Names", *[f"{one[1]} = {one[2]}" for one in constants]]), {}),
        }

    # ---- state

    def state(self, kinds: dict[str, str]) -> dict[str, Any]:
        """What `state.py` is made of."""
        slots: list[tuple[str, str, str]] = []
        copies: list[tuple[str, str]] = []
        keys: list[str] = []
        whole = {"list[int]": "self.{}.copy()", "list[list[int]]": "[row.copy() for row in self.{}]"}
        changed = self.flow.effects.writes(tuple(rule.body for rule in self.game_ir.rules.values()))
        settled = self.flow.effects.settled()
        shared: list[tuple[str, str]] = []

        def add(name: str, kind: str, doc: str, in_key: bool, field: str = "") -> None:
            slots.append((name, kind, doc))
            if field and field not in changed:
                copies.append((name, f"self.{name}"))
            elif kind in whole:
                (shared if field in settled else copies).append((name, whole[kind].format(name)))
            else:
                copies.append((name, f"self.{name}"))
            if not in_key:
                return
            if kind == "list[int]":
                keys.append(f"tuple(self.{name})")
            elif kind == "list[list[int]]":
                keys.append(f"tuple([tuple(row) for row in self.{name}])")
            else:
                keys.append(f"self.{name}")

        for slot in self.layout.fields.values():
            add(slot.name, slot.python_type, self._slot_doc(slot), True, slot.field)
        for slot in self.layout.boxes.values():
            add(slot.name, slot.python_type, f"Copies of `{slot.component}` in the box, by kind.", True, slot.field)
        for (rule, field), name in self.layout.earlier.items():
            add(name, "list[int]", f"`{field}` when `{rule}` last began.", True)
        types = {"int": "int", "list": "list[int]", "lists": "list[list[int]]"}
        types.update({"set": "tuple[int, ...]", "sets": "tuple[tuple[int, ...], ...]"})
        for name in self.frame:
            add(name, types[kinds[name]], "A local that lives across a decision.", False)
        for rule, name in self.returns.items():
            add(name, "int", f"Where `{rule}` goes back to.", False)
        if self.flow.points.trials:
            add("trial", "int", "Which action is being tried to its end; 0: none.", False)
        sealed = any(isinstance(one, Seal) for rule in self.game_ir.rules.values() for one in descendants(rule.body))
        if sealed:
            add("sealed", "Any", "The position in which a secret choice began, while it lasts.", False)
        derived: list[str] = []
        for field, bits in self.context.bits.items():
            slot = self.layout[field]
            add(bits, "list[int]", f"`{slot.name}` as bit sets of cells, by value.", False)
            values = self.context.boards[field].values
            derived.append(f"self.{bits} = bit_sets(self.{slot.name}, {self.context.bit_of(field)}, {values})")
        for name, kept in self.flow.statements.kept.of.items():
            slots.append((kept.slot, "list[int]", f"`{name}` of each row, -1 where it is not worked out."))
            copies.append((kept.slot, f"self.{kept.slot}"))
            derived.append(f"self.{kept.slot} = {kept.fresh}")
        for name, totals in self.flow.statements.totals.of.items():
            doc = f"`{name}` of each player by figure, empty where it is not worked out."
            slots.append((totals.slot, "list[Sequence[int]]", doc))
            copies.append((totals.slot, f"self.{totals.slot}.copy()"))
            derived.append(f"self.{totals.slot} = {totals.fresh}")
        return {
            "game": self.game_ir.name,
            "derived": derived or ["return"],
            "sorted_slots": sorted([one[0] for one in slots], key=natural),
            "slots": slots,
            "copies": copies,
            "settled": shared,
            "sealed": sealed,
            "totals": bool(self.flow.statements.totals.of),
            "keys": keys,
            "tables": [self.context.bit_of(field) for field in self.context.bits],
        }

    def _slot_doc(self, slot: Slot) -> str:
        field = self.game_ir.fields[slot.field]
        axes = [name for name in (slot.owner, slot.index) if name is not None]
        if slot.kind == "counts":
            axes.append(f"kind of {slot.component}")
        by = f" by {', '.join(axes)}" if axes else ""
        cites = f" [{', '.join(field.origin.cites)}]" if field.origin.cites else ""
        return f"`{field.declared}`{by}{cites}, {self.context.place(field.origin.span)}."

    # ---- description

    def game(self, folder: Folder) -> dict[str, Any]:
        """What `game.py` is made of."""
        game = self.game_ir
        expressions = Expressions(self.context, folder, self.flow.statements.kept)
        attributes: list[tuple[str, str]] = []
        guarded: list[tuple[str, str]] = []
        for memo in self.context.memos:
            attributes.append((f"{memo}: dict[tuple[int, ...], int]", "{}"))
        for module in game.modules:
            attributes.append((module_attribute(module), f"{quoted(module)} in self.modules"))
        for option in game.options:
            attributes.append((option_attribute(option.name), f"self.option_values[{quoted(option.name)}]"))
        for name in game.values:
            settled = folder.of_configuration(name)
            if settled is not None:
                text = expressions.written(settled).replace("s.game.", "self.")
                attributes.append((value_attribute(self.context.values[name]), text))
        for name, one in game.lists.items():
            if all(row.guard is None for row in one.rows):
                continue
            tests: list[str] = []
            for number, row in enumerate(one.rows):
                if row.guard is None:
                    tests.append(f"(True, {number})")
                else:
                    tests.append(f"({expressions.condition(row.guard).replace('s.game.', 'self.')}, {number})")
            rows = f"tuple([row for live, row in ({', '.join(tests)},) if live])"
            attributes.append((rows_attribute(name), rows))
            guarded.append((name, rows_attribute(name)))
        values = self.context.values
        ties = ", ".join(f"{values[tie]}(s, seat)" for tie in game.ties)
        waiting = self.flow.points.waiting
        seats = (
            str(game.min_players)
            if game.min_players == game.max_players
            else f"{game.min_players} to {game.max_players}"
        )
        return {
            "game": game.name,
            "cs": game.text.cs,
            "en": game.text.en,
            "seats": seats,
            "info": self._info(expressions),
            "ties": f"({ties},)" if ties else "()",
            "begin": self._begin(),
            "chance_blocks": self._chance_blocks(),
            "take": [one.take.name for one in waiting],
            "legal": [one.legal if isinstance(one, Decision) else f"outcomes({one.weights})" for one in waiting],
            "weights": ["no_weights" if isinstance(one, Decision) else one.weights for one in waiting],
            "score": f"staticmethod({values[game.score]})" if game.score in values else "None",
            "payoff": f"staticmethod({values[game.returns]})" if game.returns in values else "None",
            "attributes": attributes,
            "guarded": guarded,
        }

    def _chance_blocks(self) -> str:
        names = [label.name for label in self.graph.labels if label in self.flow.chance_blocks]
        return f"frozenset(({', '.join(names)},))" if names else "frozenset()"

    def _begin(self) -> str:
        return self.flow.entries[self.game_ir.play].name

    def _option(self, option: OptionDef, expressions: Expressions) -> str:
        parts = [quoted(option.name), strings(option.values), str(option.start)]
        if option.when is not None:
            parts += [quoted(option.said), _of_game(option.when, expressions)]
        return f"OptionOfGame({', '.join(parts)})"

    def _info(self, expressions: Expressions) -> str:
        game = self.game_ir
        needed = modules_of_blocks(game)
        asked = Asked(self.context, self.flow, self.graph, self.frame)
        actions = max((block.offset + block.size for block in game.blocks.values()), default=0)
        options = [self._option(one, expressions) for one in game.options]
        names = "NAMES"
        marks = ", ".join(f"{quoted(name)}: {strings(one.marks)}" for name, one in game.lists.items() if one.marks)
        units = ", ".join(
            f"{quoted(unit)}: ({strings(czech)}, {strings(english)})" for unit, (czech, english) in game.units.items()
        )
        sites = ", ".join(
            f"{quoted(name)}: {listed([self._site(rule, after) for rule, after in family.sites])}"
            for name, family in self.flow.families.by_name.items()
            if family.sites
        )
        returns = ", ".join(f"{quoted(name)}: {quoted(slot)}" for name, slot in self.returns.items())
        earlier = [f"EarlierInfo({quoted(slot)}, {quoted(field)})" for (_, field), slot in self.layout.earlier.items()]
        known = {local.name: local for local in self.context.locals.values()}
        frames = Frames(self.context)
        frame = [frames.info(name, known[name]) for name in self.frame]
        for name, slot in self.returns.items():
            frame.append(f'FrameInfo({quoted(slot)}, "int", 0, {len(self.flow.families.by_name[name].sites) - 1})')
        invariants = [
            f"InvariantInfo({quoted(one.name)}, {quoted(self.context.place(one.origin.span))}, "
            f"{self.context.values[_INVARIANT + one.name]})"
            for one in game.invariants
        ]
        return f"""GameInfo(
    name={quoted(game.name)},
    cs={quoted(game.text.cs)},
    en={quoted(game.text.en)},
    digest={quoted(game.digest)},
    min_players={game.min_players},
    max_players={game.max_players},
    modules={strings(game.modules)},
    options={listed(options)},
    length={game.length},
    actions={actions},
    fields={listed([self._field(slot, expressions) for slot in self.layout.fields.values()])},
    components={listed([self._component(name) for name in self.layout.boxes])},
    earlier={listed(earlier)},
    frame={listed(frame)},
    sites={{{sites}}},
    returns={{{returns}}},
    points={listed([asked.point(point) for point in self.flow.points.waiting])},
    blocks={listed([asked.block(name, needed.get(name, ())) for name in game.blocks])},
    names={names},
    marks={{{marks}}},
    units={{{units}}},
    highest_wins={game.highest_wins},
    end={strings(cites_of_the_end(game))},{_modules(game)}
    invariants={listed(invariants)},
    private={is_private(game)},
)"""

    def _site(self, rule: str, after: Any) -> str:
        live = [name for name in self.frame if name in self.graph.inner.get(after, frozenset())]
        return f"Site({quoted(rule)}, {strings(live)})"

    def _field(self, slot: Slot, expressions: Expressions) -> str:
        field = self.game_ir.fields[slot.field]
        when = "" if field.when is None else f", when={_of_game(field.when, expressions)}"

        def size(axis: str | None) -> int:
            return 0 if axis is None else -1 if axis == PLAYER else self.layout.size(axis)

        content = field.content
        holds_all = isinstance(content, ZoneField) and content.holds_all
        kinds = slot.kinds
        opened = self.shown.get(field.name, "None")
        shown, known = ("None", f", known={opened}") if by_piece(field) else (opened, "")
        kept = "" if field.on_table else ", on_table=False"
        capacity = -1 if slot.capacity is None else slot.capacity
        return (
            f"FieldInfo(name={quoted(field.name)}, slot={quoted(slot.name)}, kind={quoted(slot.kind)}, "
            f"owner={_name(slot.owner)}, owners={size(slot.owner)}, "
            f"index={_name(slot.index)}, rows={size(slot.index)}, "
            f"low={slot.low}, high={slot.high}, start={slot.start}, kinds={kinds}, nothing={slot.nothing}, "
            f"capacity={capacity}, component={_name(slot.component)}, seen_by={quoted(field.seen_by)}, "
            f"shown={shown}{known}, holds_all={holds_all}, "
            f"cs={strings(field.called[0])}, en={strings(field.called[1])}{when}{kept})"
        )

    def _component(self, box: str) -> str:
        slot = self.layout.boxes[box]
        rows = self.game_ir.lists[slot.component or ""].rows
        copies = constant_text(tuple(row.copies for row in rows))
        per_player = f"({', '.join(str(row.per_player) for row in rows)},)"
        return (
            f"ComponentInfo({quoted(slot.component or '')}, {quoted(slot.name)}, {copies}, {per_player}, "
            f"{slot.marks}{self._backs(slot.component or '')})"
        )

    def _backs(self, component: str) -> str:
        """What the back of each row shows."""
        found = self.game_ir.lists[component]
        column = next((column for column in found.columns if column.name == found.back), None)
        if column is None:
            return ""
        shown = _name(column.type.list) if isinstance(column.type, Row) else "None"
        return f", {constant_text(column.values)}, {shown}"


def _modules(game: Game) -> str:
    """What modules are called, and the rows that need some; nothing for a game without modules."""
    if not game.modules:
        return ""
    called = ", ".join(
        f"{quoted(name)}: ({quoted(cs)}, {quoted(en)}, {strings(cites)})"
        for name, (cs, en, cites) in game.module_names.items()
    )
    needs = {name: ", ".join(_needs(one)) for name, one in game.lists.items()}
    rows = ", ".join(f"{quoted(name)}: {{{told}}}" for name, told in needs.items() if told)
    return f"\n    module_names={{{called}}},\n    needs={{{rows}}},"


def _needs(one: ListDef) -> Iterator[str]:
    """The rows that need modules, each with those."""
    for place, row in enumerate(one.rows):
        if row.modules:
            yield f"{place}: {listed([strings(modules) for modules in row.modules])}"


def _cases(cases: dict[int, str]) -> str:
    return "{" + ", ".join(f"{case}: {quoted(text)}" for case, text in sorted(cases.items())) + "}"


def _name(name: str | None) -> str:
    return "None" if name is None else quoted(name)


def _of_game(guard: Expr, expressions: Expressions) -> str:
    """A set-up guard as a function of the game."""
    return f"lambda game: {expressions.condition(guard).replace('s.game.', 'game.')}"
