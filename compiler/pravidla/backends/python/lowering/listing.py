"""The function that lists the legal actions of a decision: unrolled where the choices are known, conditions as far out
as can be."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from pravidla.backends.python.code.held import held_once
from pravidla.backends.python.code.sharing import Guarded, declared_once, together
from pravidla.backends.python.code.strength import AND
from pravidla.backends.python.code.tree import Branch, Comment, Line, Node
from pravidla.backends.python.lowering.action_ids import action_id, appending, only_where
from pravidla.backends.python.lowering.context import Context
from pravidla.backends.python.lowering.expressions import Expressions
from pravidla.backends.python.lowering.picks import UNROLLED, Picks
from pravidla.backends.python.passes.assumed import asked_of_configuration, assumed
from pravidla.backends.python.passes.fold import WRITTEN_OUT, Folder
from pravidla.backends.python.passes.requirements import requirements
from pravidla.backends.python.passes.simplify import conjuncts, negated
from pravidla.ir.nodes import (
    Ask,
    Compare,
    Expr,
    Lit,
    Load,
    ModuleOn,
    Option,
    OptionIs,
    Var,
    ZoneCount,
    ZoneItems,
    ZoneKinds,
)
from pravidla.ir.types import Bool, Int
from pravidla.ir.walk import descendants

if TYPE_CHECKING:
    from pravidla.backends.python.lowering.points import Decision

_MASKED = 10
_BOOL = Bool()
_REST = Line("rest: list[int] = []")


class Listing:
    """Writes listings of one game."""

    def __init__(self, context: Context, expressions: Expressions) -> None:
        self.context = context
        self.game = context.game
        self.expressions = expressions
        self.folder = Folder(context.game, WRITTEN_OUT)
        self.folder.whole = expressions.folder.whole
        self.picks = Picks(context, expressions, self.folder)

    def body(self, ask: Ask, trials: dict[int, int], decision: Decision) -> list[Node]:
        """The body of the listing function of a decision."""
        # in the order of the ids, so that nothing is left to be sorted
        ordered = sorted(ask.options, key=lambda option: self.game.blocks[option.block].offset)
        conditions = [(option, self._levels(ask, option)) for option in ordered]
        with self.expressions.tallies.listed(conditions) as before:
            return self._listed(conditions, [Line(line) for line in before], trials, decision)

    def _listed(
        self, conditions: list[tuple[Option, list[list[Expr]]]], before: list[Node], trials: dict[int, int],
        decision: Decision,
    ) -> list[Node]:  # fmt: skip
        """The body with options given with their conditions, after the lines `before`."""
        options: list[Guarded] = []
        rising = True
        highest = -1
        blocks: list[str] = []
        for option, levels in conditions:
            block = self.game.blocks[option.block]
            rising = rising and block.offset > highest
            highest = block.offset
            tests, found, ascending = self._option(option, levels, trials.get(id(option)), decision)
            if found:
                blocks.append(option.block)
            comment = Comment(self.context.marker(option.span, option.cites))
            options.append(Guarded(tests, comment, tuple(found)))
            rising = rising and ascending
        listed = held_once(declared_once(together(options, only_where), _REST, Line("rest = []")))
        nodes: list[Node] = [Line("legal: list[int] = []"), *before, *listed]
        if len(set(blocks)) < len(blocks):
            return [*nodes, Line("return sorted(set(legal))")]
        last = nodes[-1]
        if len(nodes) == 3 and isinstance(last, Line) and last.text.startswith("legal.extend("):
            return [nodes[1], Line(f"return {last.text[13:-1]}")]
        if not rising:
            nodes.append(Line("legal.sort()"))
        return [*nodes, Line("return legal")]

    # ---- one option

    def _levels(self, ask: Ask, option: Option) -> list[list[Expr]]:
        """The conditions of an option, by the number of picks that decide them."""
        order = {pick.comp.var: position for position, pick in enumerate(option.picks)}
        levels: list[list[Expr]] = [[] for _ in range(len(option.picks) + 1)]
        for test in requirements(self.game, self.folder, ask, option):
            levels[self.picks.level(test, order)].append(test)
        return levels

    def _option(
        self, option: Option, levels: list[list[Expr]], trial: int | None, decision: Decision
    ) -> tuple[tuple[tuple[str, bool], ...], list[Node], bool]:
        """The conditions that no pick has a part in, what is listed when they hold, whether that is ascending."""
        before: list[tuple[str, bool]] = []
        levels_before = levels[0]
        for test in levels[0]:
            folded = self.folder.fold(test)
            if isinstance(folded, Lit):
                if not folded.value:
                    return (), [], True
                continue
            before.append((self.expressions.tested(folded, AND + 1), self.expressions.opening.answering.always(folded)))
        levels = [[], *levels[1:]]
        for test in (fact for one in levels_before for fact in conjuncts(self.folder.fold(one))):
            if isinstance(test, ModuleOn | OptionIs):
                option, levels = assumed(self.folder, option, levels, test, 1)
        if (figure := self._figure(option, levels)) is not None:
            before.append((figure, True))
        if before and (some := self._some(option)) is not None:
            before.insert(0, (self.expressions.tested(some, AND + 1), True))
        before.extend((text, True) for text in self._looks(option, levels))
        asked = None if self._few(option) else asked_of_configuration(self.folder, option, levels)
        if asked is None:
            nodes, ascending = self._inside(option, levels, trial, decision)
            return tuple(before), nodes, ascending
        nodes, ascending = self._inside(*assumed(self.folder, option, levels, asked, 1), trial, decision)
        others, rising = self._inside(*assumed(self.folder, option, levels, asked, 0), trial, decision)
        return tuple(before), self._either(asked, nodes, others), ascending and rising

    def _looks(self, option: Option, levels: list[list[Expr]]) -> list[str]:
        """What must be so for any element of the first pick, where nothing else is asked before."""
        if not option.picks or option.picks[0].comp.where is not None:
            return []
        if self.folder.static_elements(option.picks[0].comp.source) is None:
            return []
        tests = [self.folder.fold(one) for one in levels[1]]
        return self.expressions.foregone.looks(tests, frozenset(pick.comp.var for pick in option.picks))

    def _either(self, asked: ModuleOn | OptionIs, nodes: list[Node], others: list[Node]) -> list[Node]:
        """What is listed in the configurations where something is so, and in all others."""
        if not nodes and not others:
            return []
        if not nodes:
            return [Branch([(self.expressions.tested(negated(asked)), others)])]
        return [Branch([(self.expressions.tested(asked), nodes)], others)]

    def _figure(self, option: Option, levels: list[list[Expr]]) -> str | None:
        """Whether any element of the only pick has the figure that it must have, where such figures are listed."""
        among = self.expressions.tallies.name_of(self.expressions.tallies.of_pick(option, levels))
        return None if among is None else f"{among[0]} in {among[1]}"

    def _some(self, option: Option) -> Expr | None:
        """Whether a row of pieces holds any that the first pick could be among: else nothing need be asked."""
        if not option.picks:
            return None
        source = self.folder.flat(option.picks[0].comp).source
        if not isinstance(source, ZoneItems | ZoneKinds) or source.zone.local:
            return None
        if self.expressions.places.zone(source.zone).kind != "ordered":
            return None
        count = ZoneCount(source.zone, Int(0, 1), option.span)
        some = self.folder.fold(Compare(">", count, Lit(0, count.type, option.span), _BOOL, option.span))
        return some if self.expressions.opening.answering.always(some) else None

    def _few(self, option: Option) -> bool:
        """Whether all picks are among few elements that are known now, so that there is no loop."""
        sizes = [self.folder.static_elements(pick.comp.source) for pick in option.picks]
        return all(size is not None and len(size) <= UNROLLED for size in sizes)

    def _inside(
        self, option: Option, levels: list[list[Expr]], trial: int | None, decision: Decision
    ) -> tuple[list[Node], bool]:
        """What is listed where the conditions before all picks hold."""
        picks = option.picks
        inner_tests: list[str] = []
        if trial is not None:
            inner_tests.append(f"carried_out(s, {decision.number}, {action_id(self.context, option, {})}, {trial})")
        by_mask = None if trial is not None or option.alike is not None else self._by_mask(option, levels)
        if by_mask is not None:
            return by_mask, True
        block = self.game.blocks[option.block]
        same_order = [name for name, *_ in block.picks] == [pick.name for pick in picks]
        ascending = same_order and option.alike is None
        product = None if inner_tests else self._product(option, levels)
        if product is not None:
            return product, ascending
        nodes, sorted_picks = self.picks.nest(option, levels, 0, {}, inner_tests)
        if option.alike is not None:
            kind = "set[int]"
            nodes = [Line(f"told_apart: {kind} = set()"), *nodes]
        return nodes, ascending and sorted_picks

    def _product(self, option: Option, levels: list[list[Expr]]) -> list[Node] | None:
        """What follows on the first pick listed once, where it is the same whatever is picked first."""
        block = self.game.blocks[option.block]
        picks = option.picks
        if len(picks) < 2 or option.alike is not None or [name for name, *_ in block.picks] != [p.name for p in picks]:
            return None
        first = picks[0].comp.var
        rest = (*map(tuple, levels[2:]), *[pick.comp for pick in picks[1:]])
        if any(isinstance(one, Var) and one.name == first for one in descendants(rest)):
            return None
        if self.folder.static_elements(picks[0].comp.source) is not None:
            return None
        only = replace(option, picks=picks[1:])
        nodes, ascending = self.picks.nest(only, [[], *levels[2:]], 0, {}, [])
        if not ascending:
            return None
        base, rising = self.picks.nest(replace(option, picks=picks[:1]), levels[:2], 0, {}, [])
        if not rising or not base or not nodes:
            return None
        followers = appending(nodes, lambda action: f"rest.append({action})")
        every = appending(base, lambda action: f"legal.extend([{action} + number for number in rest])")
        return [_REST, *followers, *every]

    def _by_mask(self, option: Option, levels: list[list[Expr]]) -> list[Node] | None:
        """A single pick among cells of a grid that is kept as bit sets: the actions out of a table."""
        if len(option.picks) != 1:
            return None
        comp = option.picks[0].comp
        elements = self.folder.static_elements(comp.source)
        if elements is None or not 2 <= len(elements) <= _MASKED:
            return None
        parts = [*conjuncts(comp.where), *levels[1]]
        if len(parts) != 1:
            return None
        field, wanted, pairs = "", -1, list[tuple[int, int]]()
        for element in elements:
            known: dict[str, Expr] = {comp.var: Lit(element, comp.var_type, comp.span)}
            test = self.folder.fold(parts[0], known)
            match test:
                case Compare(op="==", left=Load(field=name, owner=Lit(value=cell), index=None), right=Lit(value=value)):
                    if name not in self.context.bits or (field and (name, value) != (field, wanted)):
                        return None
                    field, wanted = name, value
                    pairs.append((self.context.boards[name].bits[cell], int(action_id(self.context, option, known))))
                case _:
                    return None
        mask = sum(bit for bit, _ in pairs)
        table = self.context.computed_constant(
            f"{option.block}_by_{field}", "dict[int, tuple[int, ...]]", f"by_mask({tuple(pairs)})"
        )
        return [Line(f"legal.extend({table}[s.{self.context.bits[field]}[{wanted}] & {mask}])")]
