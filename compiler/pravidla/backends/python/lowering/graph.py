"""The finished graph of block functions: calls resolved, small blocks merged into their predecessors, liveness."""

from __future__ import annotations

from copy import deepcopy

from pravidla.backends.python.code.names import Names
from pravidla.backends.python.code.tree import (
    Assign,
    Branch,
    CallRule,
    Comment,
    EndOfGame,
    Exit,
    Goto,
    Label,
    LeaveRule,
    Line,
    Loop,
    Node,
    Take,
    Wait,
)
from pravidla.backends.python.code.variables import exits, live_before, size
from pravidla.backends.python.lowering.families import Family
from pravidla.backends.python.lowering.settled import Settled

_MERGED = 45
"""greatest size of a block that is written out in its only predecessor"""
_COPIED = 4
"""greatest size of a block that is written out in each of several predecessors"""
_NONE: frozenset[str] = frozenset()


class Graph:
    """The blocks of one game and what lives across their borders."""

    def __init__(self, labels: list[Label], families: dict[str, Family], known: frozenset[str], names: Names) -> None:
        self.names = names
        self.labels = labels
        self.families = families
        self.known = known
        self.inner: dict[Label, frozenset[str]] = {}
        """what a rule's own blocks need of its locals"""
        self.needed: dict[Label, frozenset[str]] = {}
        """what a block needs, callers' locals included"""

    def finish(self) -> None:
        """All steps, in order."""
        self._thread()
        self._join_sites()
        for family in self.families.values():
            if len({id(after) for _, after in family.sites}) > 1:
                family.slot = self.names.unique(f"after_{family.name}")
        self.inner = self._liveness(across=False)
        for label in self.labels:
            label.body = self._resolved(label.body)
        self._thread()
        self._merge()
        Settled(self.labels, self.families).fold()
        self._thread()
        self._merge()
        self.needed = self._liveness(across=True)
        for label in self.labels:
            label.body, _ = self._pruned(label.body, _NONE)
        self.needed = self._liveness(across=True)

    # ---- liveness

    def _leave(self, live: dict[Label, frozenset[str]], across: bool, node: Exit) -> frozenset[str]:
        match node:
            case Goto(label=label):
                return live[label]
            case CallRule(family=family, targets=targets, after=after):
                found = _NONE if across else live[after]
                for target in targets:
                    found = found | live[target]
                return found
            case LeaveRule(family=family):
                found = _NONE
                if across:
                    for _, after in self.families[family].sites:
                        found = found | live[after]
                return found
            case Wait(label=label):
                return label.reads | (live[label.take] if label.take is not None else _NONE)
            case Take(label=label):
                return live[label]
            case EndOfGame():
                return _NONE

    def _liveness(self, across: bool) -> dict[Label, frozenset[str]]:
        live = dict.fromkeys(self.labels, _NONE)
        changed = True
        while changed:
            changed = False
            for label in reversed(self.labels):
                known = self.known
                found = live_before(label.body, _NONE, known, lambda node: self._leave(live, across, node))
                if label.parameter:
                    found = found - {label.parameter}
                if found != live[label]:
                    live[label] = found
                    changed = True
        return live

    def leave(self, node: Exit) -> frozenset[str]:
        """The variables that must be in the state's frame when a function is left there."""
        return self._leave(self.needed, True, node)

    def _pruned(self, nodes: list[Node], after: frozenset[str]) -> tuple[list[Node], frozenset[str]]:
        """The nodes without assignments that nobody reads, and what lives before them."""
        kept: list[Node] = []
        live = after
        for node in reversed(nodes):
            match node:
                case Assign(var=var) if var not in live:
                    continue
                case Branch(branches=branches, orelse=orelse):
                    node.branches = [(test, self._pruned(body, live)[0]) for test, body in branches]
                    node.orelse = self._pruned(orelse, live)[0]
                case Loop(body=body):
                    everything = live | live_before([node], live, self.known, self.leave)
                    node.body = self._pruned(body, everything)[0]
                case _:
                    pass
            live = live_before([node], live, self.known, self.leave)
            kept.append(node)
        return kept[::-1], live

    # ---- calls and merging

    def _resolved(self, nodes: list[Node]) -> list[Node]:
        """Calls and returns of rules with one caller as plain jumps; the others set and read the way back."""
        result: list[Node] = []
        for node in nodes:
            match node:
                case Branch():
                    node.branches = [(test, self._resolved(body)) for test, body in node.branches]
                    node.orelse = self._resolved(node.orelse)
                    result.append(node)
                case Loop():
                    node.body = self._resolved(node.body)
                    node.orelse = self._resolved(node.orelse)
                    result.append(node)
                case CallRule(family=name, targets=targets, after=after):
                    family = self.families[name]
                    if family.several:
                        number = next(place for place, (_, site) in enumerate(family.sites) if site is after)
                        result.append(Line(f"s.{family.slot} = {number}"))
                        result.append(node)
                    elif len(targets) == 1:
                        result.append(Goto(targets[0]))
                    else:
                        result.append(node)
                case LeaveRule(family=name) if self.families[name].sites and not self.families[name].several:
                    result.append(Goto(self.families[name].sites[0][1]))
                case _:
                    result.append(node)
        return result

    def _thread(self) -> None:
        """Jumps to blocks that only jump on go straight to the end."""

        def end(label: Label) -> Label:
            seen = {label}
            while isinstance(only := _only(label), Goto) and only.label not in seen:
                label = only.label
                seen.add(label)
            return label

        for label in self.labels:
            for node in exits(label.body):
                if isinstance(node, Goto):
                    node.label = end(node.label)
                elif isinstance(node, CallRule):
                    node.after = end(node.after)
        for family in self.families.values():
            family.sites = [(rule, end(after)) for rule, after in family.sites]

    def _join_sites(self) -> None:
        """Calls whose ways back only lead out of rules that have one way back themselves come back there at once."""

        def end(label: Label) -> Label:
            seen = {label}
            while (only := _only(label)) is not None:
                match only:
                    case Goto(label=target):
                        label = target
                    case LeaveRule(family=name) if len({after for _, after in self.families[name].sites}) == 1:
                        label = self.families[name].sites[0][1]
                    case _:
                        break
                if label in seen:
                    break
                seen.add(label)
            return label

        changed = True
        while changed:
            changed = False
            for family in self.families.values():
                sites = [(rule, end(after)) for rule, after in family.sites]
                changed = changed or any(one[1] is not other[1] for one, other in zip(sites, family.sites, strict=True))
                family.sites = sites
        for label in self.labels:
            for node in exits(label.body):
                if isinstance(node, CallRule):
                    node.after = end(node.after)

    def _references(self) -> dict[Label, int]:
        found = dict.fromkeys(self.labels, 0)
        for label in self.labels:
            for node in exits(label.body):
                if isinstance(node, Goto):
                    found[node.label] += 1
        return found

    def _fixed(self) -> set[Label]:
        """Blocks that must stay functions: entries, ways back of rules with several callers, waiting points."""
        fixed = {label for label in self.labels if label.kept}
        for family in self.families.values():
            if family.several:
                fixed.update(after for _, after in family.sites)
        for label in self.labels:
            for node in exits(label.body):
                if isinstance(node, CallRule):
                    fixed.update(node.targets)
                    if not self.families[node.family].several:
                        fixed.add(self.families[node.family].sites[0][1])
        return fixed

    def _merge(self) -> None:
        fixed = self._fixed()
        references = self._references()
        changed = True
        while changed:
            changed = False
            for label in list(self.labels):
                while label in references and self._merge_into(label, label.body, references, fixed):
                    changed = True
        self._drop(fixed)

    def _merge_into(self, home: Label, nodes: list[Node], references: dict[Label, int], fixed: set[Label]) -> bool:
        for position, node in enumerate(nodes):
            match node:
                case Branch(branches=branches, orelse=orelse):
                    for _, body in branches:
                        if self._merge_into(home, body, references, fixed):
                            return True
                    if self._merge_into(home, orelse, references, fixed):
                        return True
                case Loop(body=body, orelse=orelse):
                    if self._merge_into(home, body, references, fixed) or self._merge_into(
                        home, orelse, references, fixed
                    ):
                        return True
                case Goto(label=target) if target is not home:
                    only = references[target] == 1 and target not in fixed and size(target.body) <= _MERGED
                    if only and size(home.body) + size(target.body) <= 2 * _MERGED and not self._loops(target):
                        nodes[position:] = target.body
                        target.body = []
                        self.labels.remove(target)
                        del references[target]
                        return True
                    if self._is_small(target) and not self._comes_round(target) and size(home.body) <= 2 * _MERGED:
                        nodes[position:] = _copied(target.body)
                        references[target] -= 1
                        for leaving in exits(target.body):
                            if isinstance(leaving, Goto):
                                references[leaving.label] += 1
                        return True
                case _:
                    pass
        return False

    def _is_small(self, label: Label) -> bool:
        return size(label.body) <= _COPIED and not self._waits(label)

    def _comes_round(self, label: Label) -> bool:
        """Whether small blocks lead from a block back to it: written out in each other, they would have no end."""
        seen: set[Label] = set()
        edge = [label]
        while edge:
            for node in exits(edge.pop().body):
                if isinstance(node, Goto):
                    if node.label is label:
                        return True
                    if node.label not in seen and self._is_small(node.label):
                        seen.add(node.label)
                        edge.append(node.label)
        return False

    def _waits(self, label: Label) -> bool:
        return label.parameter != "" or label.kept

    @staticmethod
    def _loops(label: Label) -> bool:
        return any(isinstance(node, Goto) and node.label is label for node in exits(label.body))

    def _drop(self, fixed: set[Label]) -> None:
        """Blocks that nothing leads to any more."""
        reached: set[Label] = set()
        edge = [label for label in self.labels if label in fixed]
        edge.extend(after for family in self.families.values() if family.several for _, after in family.sites)
        while edge:
            label = edge.pop()
            if label in reached:
                continue
            reached.add(label)
            for node in exits(label.body):
                match node:
                    case Goto(label=target):
                        edge.append(target)
                    case CallRule(targets=targets, after=after):
                        edge.extend((*targets, after))
                    case _:
                        pass
        self.labels[:] = [label for label in self.labels if label in reached]


def _only(label: Label) -> Node | None:
    """The one thing that a block does."""
    nodes = [node for node in label.body if not isinstance(node, Comment)]
    return nodes[0] if len(nodes) == 1 else None


def _copied(nodes: list[Node]) -> list[Node]:
    """A copy of nodes that leads to the same blocks."""
    known: dict[int, object] = {}
    for node in exits(nodes):
        if isinstance(node, Goto | Wait | Take):
            known[id(node.label)] = node.label
        elif isinstance(node, CallRule):
            known[id(node.after)] = node.after
            known.update({id(target): target for target in node.targets})
    return deepcopy(nodes, known)  # memo keeps the blocks themselves
