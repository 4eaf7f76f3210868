"""From the IR of a game to the files of its engine."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from textwrap import wrap

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from pravidla.backends.python.code.formatting import formatted
from pravidla.backends.python.code.halves import in_halves
from pravidla.backends.python.code.hoisting import reads_once
from pravidla.backends.python.code.imports import import_lines
from pravidla.backends.python.code.jumps import call_where_possible
from pravidla.backends.python.code.names import prose
from pravidla.backends.python.code.once import worked_out_once
from pravidla.backends.python.code.render import joined, render, shortly, with_used_variables, without_repeats
from pravidla.backends.python.code.runtime_names import RUNTIME, STANDARD
from pravidla.backends.python.code.short_names import with_short_locals
from pravidla.backends.python.code.steps import in_steps
from pravidla.backends.python.code.tree import (
    Assign,
    CallRule,
    EndOfGame,
    Exit,
    Function,
    Give,
    Goto,
    Label,
    LeaveRule,
    Node,
    Take,
    Uses,
    Wait,
)
from pravidla.backends.python.code.variables import exits, mentioned, names_in, written
from pravidla.backends.python.lowering.context import Context, Module, definition_doc
from pravidla.backends.python.lowering.description import Description, invariant_values
from pravidla.backends.python.lowering.expressions import Expressions
from pravidla.backends.python.lowering.flow import Flow
from pravidla.backends.python.lowering.graph import Graph
from pravidla.backends.python.lowering.kept import KeptAnswers
from pravidla.backends.python.lowering.points import Decision
from pravidla.backends.python.lowering.statements import Statements
from pravidla.backends.python.lowering.texts import Texts
from pravidla.backends.python.lowering.totals import KeptTotals
from pravidla.backends.python.lowering.values import Values
from pravidla.backends.python.passes.calls import with_cheap_calls
from pravidla.backends.python.passes.effects import Effects
from pravidla.backends.python.passes.fold import WRITTEN_OUT, Folder
from pravidla.backends.python.passes.recursion import counted
from pravidla.ir.nodes import Game, Var

_WIDTH = 110
"""characters in a line of a docstring"""


def emit(game: Game, *, laid_out: bool = True) -> dict[str, str]:
    """The files of the engine's package: relative name -> text. The same game gives the same bytes. Without being laid
    out for readers they do the same, and are made faster."""
    whole = counted(replace(game, values={**game.values, **invariant_values(game)}))
    texts = _Engine(with_cheap_calls(whole)).files(laid_out)
    if not laid_out:
        return texts
    names = sorted(texts)
    return dict(zip(names, formatted([texts[name] for name in names]), strict=True))


@cache
def _templates() -> Environment:
    loader = FileSystemLoader(Path(__file__).parent / "templates")
    environment = Environment(
        loader=loader, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True, keep_trailing_newline=True,
        autoescape=False,
    )  # fmt: skip
    environment.filters["prose"] = prose
    return environment


@dataclass
class _Variables:
    """The variables of the rules by Python name: frame kind and type."""

    kinds: dict[str, str]
    types: dict[str, str]


class _Engine:
    """One engine being written."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.context = Context(game, frozenset(RUNTIME) | frozenset(STANDARD))
        self.folder = Folder(game) if game.fixed is None else Folder(game, WRITTEN_OUT)
        self.slots = self.context.layout.slots
        self.effects = Effects(game)
        self.kept = KeptAnswers(self.context, self.effects)
        self.folder.whole = self.kept.searched()
        self.expressions = Expressions(self.context, self.folder, self.kept)
        self.totals = KeptTotals(self.expressions, frozenset(self.kept.of))
        self.statements = Statements(self.context, self.expressions, self.effects, self.kept, self.totals)
        self.values = Module("values")
        self.rules = Module("rules")
        self.texts = Module("texts")
        self.context.module = self.values
        Values(self.context, self.expressions, self.effects, self.kept, self.totals).all(self.values)
        self.context.module = self.rules
        self._plain_rules()
        self.flow = Flow(self.context, self.expressions, self.statements, self.effects)
        self.flow.lower()
        self._rules_at_once()
        self.context.module = self.texts
        self._cold()
        known = {local.name: local for local in self.context.locals.values()}
        self.variables = _Variables(
            {name: local.frame for name, local in known.items()},
            {name: local.python_type for name, local in known.items()},
        )
        self._reads()
        self.graph = Graph(self.flow.labels, self.flow.families.by_name, frozenset(known), self.context.names)
        self.graph.finish()
        call_where_possible(self.graph.labels, self.flow.entries.values())
        slots: set[str] = set()
        for label in self.graph.labels:
            slots |= self.graph.needed[label]
        for point in self.flow.points.waiting:
            slots |= (point.label if isinstance(point, Decision) else point.head).reads
        self.frame = [name for name in known if name in slots]

    # ---- contents

    def _plain_rules(self) -> None:
        self.statements.leave = [Give("")]
        for name, rule in self.game.rules.items():
            if name in self.effects.waiting:
                continue
            self.context.owner = self.context.rules[name]
            params = ["s: State"]
            for param in rule.params:
                local = self.context.local(param.var)
                params.append(f"{local.name}: {local.parameter_type}")
            doc = definition_doc(
                self.context, rule.origin.cs, rule.origin.en, rule.name, rule.origin.cites, rule.origin.span
            )
            body = self.statements.block(rule.body)
            self.rules.functions.append(Function(self.context.rules[name], params, "None", doc, body))

    def _rules_at_once(self) -> None:
        """Rules that wait for chance only, as plain functions for play in which chance resolves itself."""
        done: set[str] = set()
        while names := [name for name in self.context.at_once if name not in done]:
            self.statements.leave = [Give("")]
            for name in names:
                done.add(name)
                rule = self.context.rule(name)
                self.context.owner = self.context.at_once[name]
                params = ["s: State"]
                for param in rule.params:
                    local = self.context.local(param.var)
                    params.append(f"{local.name}: {local.parameter_type}")
                doc = (
                    f"`{self.context.rules[name]}` while chance resolves itself.",
                    self.context.marker(rule.origin.span, rule.origin.cites),
                )
                body = self.statements.block(rule.body)
                self.rules.functions.append(Function(self.context.at_once[name], params, "None", doc, body))

    def _cold(self) -> None:
        texts = Texts(self.context, self.expressions, self.flow.points)
        self.shown: dict[str, str] = {}
        for point in self.flow.points.waiting:
            if isinstance(point, Decision):
                self.context.owner = point.label.name
                texts.decision(point)
        for field in self.game.fields.values():
            if field.seen_until is not None:
                name = self.context.names.unique(f"shown_{field.name}")
                self.context.owner = name
                self.shown[field.name] = name
                texts.shown(field, name)
        self.texts.functions.extend(texts.functions)

    def _reads(self) -> None:
        """Which variables listing, texts and reasons of each waiting point read."""
        functions = {one.name: one for one in (*self.flow.points.functions, *self.texts.functions)}
        for point in self.flow.points.waiting:
            if isinstance(point, Decision):
                names = [point.legal, *point.why.values(), *point.text.values()]
                label = point.label
            else:
                names, label = [point.weights], point.head
            reads: set[str] = set()
            for name in names:
                reads |= self._free(functions[name])
            player = self.folder.fold(point.ask.player) if isinstance(point, Decision) else None
            if isinstance(player, Var):
                # a save is tested for who decides
                reads.add(self.context.local(player.name).name)
            label.reads = frozenset(reads)
            for node in label.body:
                if isinstance(node, Uses):
                    node.names = label.reads

    def _free(self, function: Function) -> set[str]:
        """The variables of the rules that a function reads and does not get as parameters."""
        bound = {param.split(":")[0] for param in function.params} | written(function.body)
        lines = render(function.body, 0, lambda node: [], lambda node: [f"{node.var} = {node.text}"])
        names: set[str] = set()
        for line in lines:
            names |= names_in(line)
        return {name for name in names - bound if name in self.variables.kinds}

    # ---- functions as text

    def _signature(self, name: str, params: list[str], returns: str, doc: tuple[str, ...]) -> list[str]:
        clean = [prose(line) for line in doc]
        head, *rest = clean
        first, *more = wrap(head[:1].upper() + head[1:], _WIDTH)
        lines = [f"def {name}({', '.join(params)}) -> {returns}:", f'    """{first}']
        lines += [f"    {line}" for line in more]
        if rest:
            lines += ["", *[f"    {line}" for line in rest], '    """']
        else:
            lines[-1] += '"""'
        return lines

    def _function(self, function: Function) -> str:
        local = sorted(self._free(function) & set(self.frame)) if function.params[:1] == ["s: State"] else []
        lines = self._signature(function.name, function.params, function.returns, function.doc)
        params = {param.split(":")[0] for param in function.params}
        seats = self.context.seat_names() & (params | {*local}) - written(function.body)
        rows = self.context.row_names() - params - {*local}
        body = self._body(function.body, frozenset(local), frozenset(), seats if function.looks else None, rows)
        return "\n".join([*lines, *without_repeats(body, function.doc)])

    def _label(self, label: Label) -> str:
        params = ["s: State"]
        if label.parameter:
            params.append(f"{label.parameter}: int")
        doc = tuple(line for line in label.doc if line)
        lines = self._signature(label.name, params, "Step", doc)
        kept: set[str] = set()
        for node in exits(label.body):
            kept |= self.graph.leave(node)
        loaded = self.graph.needed[label]
        return "\n".join([*lines, *without_repeats(self._body(label.body, loaded, frozenset(kept)), doc)])

    def _body(
        self, nodes: list[Node], loaded: frozenset[str], kept: frozenset[str], seats: frozenset[str] | None = None,
        rows: frozenset[str] = frozenset(),
    ) -> list[str]:  # fmt: skip
        """The lines of a body. `loaded`: variables out of the frame; `kept`: those that it needs in the end; of a
        function that only looks, `seats` are variables that are seats, `rows` those of loops that are rows."""
        counts = mentioned(nodes)
        set_here = written(nodes)
        annotated: set[str] = set()

        def assign(node: Assign) -> list[str]:
            read = counts.get(node.var, 0) > 0
            if node.var in kept:
                if not read:
                    return [f"s.{node.var} = {node.text}"]
                if node.kind == "int":
                    return [f"{node.var} = s.{node.var} = {node.text}"]
                if node.var in loaded:
                    return [f"{node.var} = s.{node.var} = {node.text}"]
                return [f"s.{node.var} = {node.text}", f"{node.var} = s.{node.var}"]
            if node.kind != "int" and node.var not in annotated and node.var not in loaded:
                annotated.add(node.var)
                return [f"{node.var}: {node.kind} = {node.text}"]
            return [f"{node.var} = {node.text}"]

        lines = render(in_steps(in_halves(joined(with_used_variables(nodes)))), 1, self._leave, assign)
        head: list[str] = []
        for name in sorted(loaded):
            if name not in counts:
                continue
            if counts[name] == 1 and name not in set_here:
                lines = [line if line.lstrip().startswith("#") else _from_slot(line, name) for line in lines]
            else:
                head.append(f"    {name} = s.{name}")
        if not any(not line.lstrip().startswith("#") for line in lines):
            lines.append("    return" if not head else "    pass")
        once = [*map(shortly, reads_once(lines, self.slots, seats or frozenset(), seats is not None, rows))]
        return worked_out_once([*head, *once], seats is not None)

    def _leave(self, node: Exit) -> list[str]:
        match node:
            case Goto(label=label, called=called):
                return [f"return {label.name}(s)" if called else f"return {label.name}"]
            case CallRule(text=text):
                return [f"return {text}(s)"]
            case LeaveRule(family=name):
                family = self.flow.families.by_name[name]
                if not family.sites:
                    return ["return None"]
                return [f"return {family.slot.upper()}[s.{family.slot}]"]
            case EndOfGame():
                return ["s.pc = OVER", "s.player = TERMINAL", "s.legal = ()", "return None"]
            case Wait():
                return ["return None"]
            case Take(text=text):
                return [f"return {text}"]

    # ---- files

    def files(self, for_readers: bool) -> dict[str, str]:
        """All files."""
        texts: dict[str, str] = {}
        functions: dict[str, list[str]] = {
            "values": [self._function(one) for one in self.values.functions],
            "rules": [
                *[self._function(one) for one in self.rules.functions],
                *self._blocks(),
            ],
            "texts": [self._function(one) for one in self.texts.functions],
        }
        tables = {"values": self._formulas(), "rules": self._rule_tables(), "texts": []}
        titles = {
            "values": "Values of the rules: pure functions of the position.",
            "rules": "Rules: plain functions, and blocks between which play waits.",
            "texts": "Texts of actions and reasons why they are not legal.",
        }
        home: dict[str, str] = dict.fromkeys((*self.context.constants, "NAMES"), "tables")
        home.update({"State": "state", "Step": "state"})
        for module, bodies in functions.items():
            for body in (*bodies, *tables[module]):
                found = re.match(r"def (\w+)|(\w+)", body)
                assert found is not None
                home[found[1] or found[2]] = module
        for module, bodies in functions.items():
            if for_readers:
                bodies[:] = [with_short_locals(body, home.keys()) for body in bodies]
            whole = "\n".join([*bodies, *tables[module]])
            texts[f"{module}.py"] = _templates().get_template("module.py.jinja").render(
                title=titles[module], game=self.game.name, imports=import_lines(module, whole, home),
                functions=bodies, tables=tables[module],
            )  # fmt: skip
        description = Description(self.context, self.flow, self.graph, self.frame, self.shown)
        template = _templates()
        texts["tables.py"] = template.get_template("tables.py.jinja").render(description.tables())
        texts["state.py"] = template.get_template("state.py.jinja").render(description.state(self.variables.kinds))
        facts = description.game(self.folder)
        whole = "\n".join(_texts_in(tuple(facts.values())))
        facts["imports"] = import_lines("game", whole + " State EngineGame", home)
        texts["game.py"] = template.get_template("game.py.jinja").render(facts)
        texts["__init__.py"] = template.get_template("package.py.jinja").render(
            cs=self.game.text.cs, en=self.game.text.en
        )
        return texts

    def _blocks(self) -> list[str]:
        plain = {one.name: one for one in self.flow.points.functions}
        before: dict[str, list[str]] = {}
        for point in self.flow.points.waiting:
            if isinstance(point, Decision):
                before.setdefault(point.take.name, []).append(point.legal)
            else:
                before.setdefault(point.take.name, []).append(point.weights)
        blocks: list[str] = []
        for label in self.graph.labels:
            blocks.extend(self._function(plain[name]) for name in before.get(label.name, ()))
            blocks.append(self._label(label))
        return blocks

    def _formulas(self) -> list[str]:
        tables: list[str] = []
        for (name, formula), table in self.context.formulas.items():
            values = self.game.formulas[name, formula]
            inner = ", ".join("zero" if value is None else self.context.values[value] for value in values)
            tables.append(f"{table}: tuple[Callable[..., int], ...] = ({inner},)")
        return tables

    def _rule_tables(self) -> list[str]:
        tables: list[str] = []
        for (name, ability), table in self.context.abilities.items():
            rules = self.game.abilities[name, ability]
            inner = ", ".join("do_nothing" if rule is None else self.context.rules[rule] for rule in rules)
            tables.append(f"{table}: tuple[Callable[..., None], ...] = ({inner},)")
        for text, labels in self.flow.tables.values():
            inner = ", ".join(label.name for label in labels)
            tables.append(f"{text}: tuple[Callable[[State], Step], ...] = ({inner},)")
        for family in self.flow.families.by_name.values():
            if family.several:
                inner = ", ".join(after.name for _, after in family.sites)
                tables.append(f"{family.slot.upper()}: tuple[Step, ...] = ({inner},)")
        return tables


def _texts_in(part: object) -> Iterator[str]:
    """The texts in tuples and lists of them."""
    if isinstance(part, str):
        yield part
    elif isinstance(part, tuple | list):
        for one in part:
            yield from _texts_in(one)


def _from_slot(line: str, name: str) -> str:
    """The line with a local read from its slot instead; what stands in strings is left alone."""
    pattern = re.compile(rf'"(?:[^"\\]|\\.)*"|(?<![\w.]){name}(?!\w)')
    return pattern.sub(lambda found: found[0] if found[0].startswith('"') else f"s.{name}", line)
