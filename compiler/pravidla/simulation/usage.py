"""How often what a spec says is exercised in play: actions and options by what players did, definitions by what ran.

Games are followed move by move on the reference interpreter, which notes everything that it carries out; what is only
looked at to list options does not count as having run.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from pravidla.backends.python.passes.specialise import is_never, specialise
from pravidla.interface import State
from pravidla.interpreter.faults import IllegalAction, RulesFault
from pravidla.interpreter.interpretation import CHANCE, Interpretation
from pravidla.interpreter.record import Record
from pravidla.ir.configuration import Configuration
from pravidla.ir.nodes import (
    Ask,
    CallFormula,
    CallValue,
    ConditionCase,
    Game,
    Lookup,
    Option,
    Origin,
    Text,
    TrackColumn,
)
from pravidla.ir.walk import children, descendants

KINDS = ("action", "option", "rule", "trigger", "ability", "value", "exception", "addition", "table", "track")


class Astray(Exception):
    """Interpreter and engine do not play the same game."""


@dataclass(frozen=True, slots=True)
class Tally:
    """How often something happened in all games together, and in how many of them."""

    name: str
    kind: str
    times: int
    games: int
    note: str = ""
    """the remark of the definition, which may say why something never happens"""
    asked_by: tuple[str, ...] = ()
    """of a decision that is no action of its own, the rules in which it is put"""


@dataclass(frozen=True, slots=True)
class Usage:
    """What the followed games came to. `actions` are the decisions that players took (forced ones too), `picks` what
    was picked in them (action and pick, then value), `definitions` everything that play of this configuration can come
    to."""

    games: int
    actions: tuple[Tally, ...]
    picks: dict[str, dict[str, int]]
    sizes: dict[str, int]
    """how many values each pick has, picked or not"""
    definitions: tuple[Tally, ...]

    @property
    def never(self) -> tuple[Tally, ...]:
        """The definitions that no game has exercised."""
        return tuple(one for one in self.definitions if not one.games)


@dataclass(slots=True)
class Follower:
    """Follows games of one configuration, one after another."""

    game: Game
    configuration: Configuration
    _games: int = 0
    _acted: Counter[str] = field(default_factory=Counter)
    _acted_in: Counter[str] = field(default_factory=Counter)
    _picked: dict[str, Counter[str]] = field(default_factory=dict)
    _ran: Counter[str] = field(default_factory=Counter)
    _ran_in: Counter[str] = field(default_factory=Counter)

    def begin(self) -> Followed:
        """A new game."""
        return Followed(Interpretation(self.game, self.configuration, record=Record(times=Counter())), self)

    def add(self, play: Interpretation) -> None:
        """Count a game that is over."""
        self._games += 1
        acted = Counter[str]()
        for step in play.steps:
            if step.player != CHANCE:
                info = play.action(step.action)
                acted[info.decision] += 1
                for pick, value in info.arguments.items():
                    self._picked.setdefault(f"{info.decision} {pick}", Counter())[str(value)] += 1
        self._acted += acted
        self._acted_in.update(acted.keys())
        # A table or track runs when a figure of it is read.
        read = {name for kind, name, _, _ in play.record.figures if kind in ("table", "track")}
        ran = play.record.times or Counter()
        self._ran += ran
        self._ran.update(read)
        self._ran_in.update(play.record.definitions | read)

    def usage(self) -> Usage:
        """What all games that were added came to."""
        asked = _asking(self.game)
        actions = (
            Tally(name, "action", times, self._acted_in[name], asked_by=asked.get(name, ()))
            for name, times in self._acted.most_common()
        )
        origins = [rule.origin for rule in self.game.rules.values()]
        for value in self.game.values.values():
            origins += [one.origin for one in value.alternatives]
            origins += [one.origin for one in value.adjustments]
        notes = {origin.name: origin.note for origin in origins}
        definitions = (
            Tally(name, kind, self._ran[name] or self._acted[name], self._ran_in[name], notes.get(name) or "")
            for name, kind in definitions_in_play(self.game, self.configuration).items()
        )
        picks = {name: dict(sorted(values.items())) for name, values in sorted(self._picked.items())}
        sizes = {f"{name} {pick}": size for name, block in self.game.blocks.items() for pick, _, _, size in block.picks}
        return Usage(self._games, tuple(actions), picks, sizes, tuple(definitions))


@dataclass(slots=True)
class Followed:
    """One game that is being followed."""

    play: Interpretation
    follower: Follower

    def apply(self, action: int) -> None:
        """What was decided or came out by chance on the engine."""
        try:
            self.play.apply_action(action)
        except (IllegalAction, RulesFault) as error:
            raise Astray(f"the interpreter does not follow the engine: {error}") from error

    def end(self, state: State) -> None:
        """The game is over on the engine. Raises `Astray` where the interpreter has another result."""
        results = (self.play.scores(), self.play.winners(), self.play.is_terminal())
        if results != (list(state.scores()), list(state.winners()), True):
            raise Astray(f"the interpreter ends with scores {results[0]}, the engine with {list(state.scores())}")
        self.play.returns()
        self.follower.add(self.play)


def _asking(game: Game) -> dict[str, tuple[str, ...]]:
    """The rules that put each decision which is no action."""
    found: dict[str, dict[str, None]] = {}
    for rule in game.rules.values():
        for node in descendants(rule.body):
            for option in node.options if isinstance(node, Ask) else ():
                if option.definition != option.block:
                    found.setdefault(option.block, {})[rule.origin.name] = None
    return {block: tuple(rules) for block, rules in found.items()}


def definitions_in_play(game: Game, configuration: Configuration) -> dict[str, str]:
    """The names of all definitions that play of a configuration can come to, with what they are; those that only say
    something (texts, refusals) or test something (invariants) left out."""
    live = specialise(game, configuration)
    options = [one for rule in live.rules.values() for one in descendants(rule.body) if isinstance(one, Option)]
    offered = {one.definition for one in options if not is_never(one.when)}
    kept_back = {one.definition for one in options} - offered
    found: dict[str, str] = {}
    for rule in live.rules.values():
        if rule.kind != "dispatch" and not (rule.guarded and not rule.body) and rule.origin.name not in kept_back:
            found[rule.origin.name] = rule.kind
    waiting: list[object] = [rule.body for rule in live.rules.values()]
    results = (live.score, *live.ties, *(() if live.returns is None else (live.returns,)))
    names = [name for name in results if name]
    seen: set[str] = set()
    while waiting or names:
        while names:
            if (name := names.pop()) not in seen:
                seen.add(name)
                value = live.values[name]
                waiting += [value.alternatives, value.adjustments, value.at_least]
                for one in value.alternatives:
                    found[one.origin.name] = "value" if one.origin.name == name else "exception"
                found.update((one.origin.name, "addition") for one in value.adjustments)
        for node in _nodes(waiting.pop()) if waiting else ():
            match node:
                case CallValue(value=called):
                    names.append(called)
                case CallFormula(list=of, formula=formula):
                    names += [one for one in live.formulas[of, formula] if one is not None]
                case Lookup(table=table):
                    found[table] = "table"
                case TrackColumn(track=track):
                    found[track] = "track"
                case ConditionCase(definition=definition) if definition:
                    found[definition] = "exception"
                case Option(definition=definition) if definition:
                    found.setdefault(definition, "action" if definition in game.rules else "option")
    return found


def _nodes(node: object) -> Iterator[object]:
    """A node and all below it but texts, origins and options that the configuration never offers."""
    if isinstance(node, Text | Origin) or (isinstance(node, Option) and is_never(node.when)):
        return
    yield node
    for _, child in children(node):
        yield from _nodes(child)
