"""A game in one configuration: what does not depend on the game's own rules."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from pravidla_runtime import saves
from pravidla_runtime.configuration import asked_modules, asked_options, asked_players
from pravidla_runtime.faults import as_rules_fault
from pravidla_runtime.layout import GameInfo
from pravidla_runtime.rng import BITS, INCREMENT, LOW, MASK, MULTIPLIER, SHIFT, seed_state
from pravidla_runtime.state import CHANCE, TERMINAL, EngineState, go_on

_UNBOUNDED = 1_000_000_000

S = TypeVar("S", bound=EngineState)


_REMEMBERED = 64


@dataclass(frozen=True, slots=True)
class Opening(Generic[S]):
    """A position before the first decision, the block to go on with, and what chance can make of it, by number
    drawn."""

    state: S
    block: Callable[[Any], Any] | None
    outcomes: tuple[Opening[S], ...] = ()


class EngineGame(Generic[S]):
    """A game in one configuration. Generated engines set the tables and add attributes of their configuration."""

    info: GameInfo
    state_type: type[S]
    begin: Callable[[Any], Any]
    chance_blocks: frozenset[Callable[[Any], Any]]
    """blocks that go another way with a generator than without"""
    take: tuple[Callable[[Any, int], Any], ...]
    legal: tuple[Callable[[Any], Sequence[int]], ...]
    weights: tuple[Callable[[Any], list[tuple[int, int]]], ...]
    score: Callable[[Any, int], int] | None
    ties: Callable[[Any, int], tuple[int, ...]]
    payoff: Callable[[Any, int], int] | None

    def __init__(
        self, players: int | None = None, modules: Iterable[str] = (), options: Mapping[str, object] | None = None
    ) -> None:
        """The game for a number of players (None: the fewest), with modules by name, with options (name -> value as
        text, whole number or truth value; those left out as usual).

        Raises `ConfigurationError`, naming what there is, for anything that the game does not have.
        """
        info = self.info
        self.players = asked_players(info, players)
        self.modules = asked_modules(info, modules)
        self.option_values = asked_options(info, options)
        self.options = {one.name: one.values[self.option_values[one.name]] for one in info.options}
        self.key = (info.name, info.digest, self.players, self.modules, tuple(sorted(self.option_values.items())))
        self.length = _UNBOUNDED if info.length is None else info.length
        self.seats = tuple(range(self.players))
        self.clockwise = tuple(self.seats[start:] + self.seats[:start] for start in self.seats)
        self.counterclockwise = tuple(
            tuple((start - step) % self.players for step in self.seats) for start in self.seats
        )
        self.configure()
        self._blank: S = self._first_state()
        self._first: S | None = None
        self._opening: Opening[S] | None = None

    @abstractmethod
    def configure(self) -> None:
        """Set the attributes that depend on the configuration (generated)."""

    def rows_of(self, list_name: str) -> tuple[int, ...]:
        """The rows of a list that are in the configuration (generated for lists with guarded rows)."""
        return tuple(range(len(self.info.names[list_name].ids)))

    @property
    def num_players(self) -> int:
        """The number of players."""
        return self.players

    @property
    def num_distinct_actions(self) -> int:
        """All action ids are below this number."""
        return self.info.actions

    @property
    def max_game_length(self) -> int:
        """The greatest number of decisions in a game; then it ends as a draw."""
        return self.length

    def new_initial_state(self, seed: int | None = None, trace: bool = False) -> S:
        """A new game at its first decision. With a seed chance resolves itself; without one, chance is explicit.
        With `trace` the state keeps its history. Raises `ConfigurationError` for a seed that is no whole number."""
        if trace:
            return self.begin_from(self.blank_state(), seed, trace)
        if seed is None:
            if self._first is None:
                self._first = self.begin_from(self.blank_state())
            state = self._first.clone()
            state.trail = (self._first, None, None)
            return state
        rng = seed_state(seed)
        opening = self._opening
        if opening is None:
            opening = self._opening = self._prepared()
        outcomes = opening.outcomes
        while outcomes:
            number = len(outcomes)
            rng = (rng * MULTIPLIER + INCREMENT) & MASK
            product = (rng >> SHIFT) * number
            low = product & LOW
            if low >= number or low >= (1 << BITS) % number:
                opening = outcomes[product >> BITS]
                outcomes = opening.outcomes
        prepared, block = opening.state, opening.block
        state = prepared.clone()
        state.rng = rng
        state.trail = (prepared, block, rng)
        if block is not None:
            try:
                go_on(state, block)
            except Exception as error:
                raise as_rules_fault(error) from error
        return state

    def _prepared(self) -> Opening[S]:
        """A new game as far as it is the same with every seed, and how it goes on from there. Where chance has few ways
        before the first decision, all of them."""
        budget = [_REMEMBERED]
        try:
            found = self._openings(self.begin_from(self.blank_state()), budget)
            if found is not None:
                return found
            state = self.blank_state()
            block: Callable[[Any], Any] | None = self.begin
            while block is not None and block not in self.chance_blocks:
                block = block(state)
        except Exception:
            return Opening(self.blank_state(), self.begin)
        return Opening(state, block)

    def _openings(self, state: S, budget: list[int]) -> Opening[S] | None:
        """The tree of what chance can do before the first decision; None where it is too large, or where a generator
        draws otherwise than by weights (dice, shuffles)."""
        budget[0] -= 1
        if budget[0] < 0:
            return None
        if state.player != CHANCE:
            return Opening(state, None)
        if not self.info.points[state.pc].by_weight:
            return None
        outcomes: list[Opening[S]] = []
        for outcome, weight in self.weights[state.pc](state):
            following = state.clone()
            following.apply_action(outcome)
            found = self._openings(following, budget)
            if found is None:
                return None
            outcomes.extend([found] * weight)
        return Opening(state, None, tuple(outcomes))

    def begin_from(self, state: S, seed: int | None = None, trace: bool = False) -> S:
        """Run a blank state, maybe patched by `assign`, to its first decision."""
        if seed is not None:
            state.rng = seed_state(seed)
        if trace:
            state.trace = []
        state.run(self.begin)
        state.keep_origin()
        return state

    def blank_state(self) -> S:
        """A state before any rule has run."""
        return self._blank.clone()

    def assign(self, state: S, plain: dict[str, Any]) -> None:
        """Put (a part of) a plain form into a state that has not begun. Raises `SaveError` where it does not fit."""
        saves.assign(state, plain)

    def deserialize_state(self, data: object) -> S:
        """The state of what `serialize` wrote. Raises `SaveError` for anything else."""
        state: S = saves.deserialize(self, data)
        return state

    def _first_state(self) -> S:
        state: Any = object.__new__(self.state_type)
        state.game = self
        state.rng = None
        state.pc = -1
        state.player = TERMINAL
        state.legal = ()
        state.moves = 0
        state.trail = state.trace = None
        info, players = self.info, self.players
        blank = {"int": 0, "list": [], "lists": [], "set": (), "sets": ()}
        for frame in info.frame:
            setattr(state, frame.slot, blank[frame.kind])
        for slot in info.returns.values():
            setattr(state, slot, 0)
        if "trial" in self.state_type.__slots__:
            state.trial = 0
        for component in info.components:
            counts = [0] * (len(component.copies) * component.marks)
            for row in self.rows_of(component.name):
                counts[row * component.marks] = component.copies[row] * (players if component.per_player[row] else 1)
            setattr(state, component.box, counts)
        cells: dict[str, list[Any]] = {}
        for field in info.fields:
            owners, rows = saves.axes(field, players)
            number = owners * rows
            empty: list[Any]
            match field.kind:
                case "counts":
                    empty = [[0] * field.kinds for _ in range(number)]
                case "ordered":
                    empty = [[] for _ in range(number)]
                case _:
                    empty = [field.start] * number
            cells[field.slot] = empty
            if field.holds_all and field.component is not None:
                self._fill(state, field.slot, empty)
            setattr(state, field.slot, saves.slot_value(field, empty))
        for earlier in info.earlier:
            source = next(field for field in info.fields if field.name == earlier.field)
            setattr(state, earlier.slot, list(cells[source.slot]))
        state.derive()
        first: S = state
        return first

    def _fill(self, state: Any, slot: str, cells: list[Any]) -> None:
        """Put all copies of a component from its box into a field's cells: one cell takes all of them, except that
        each player has a share of copies that are counted per player."""
        field = next(one for one in self.info.fields if one.slot == slot)
        component = next(one for one in self.info.components if one.name == field.component)
        box = getattr(state, component.box)
        for place in range(len(cells)):
            for piece, number in enumerate(list(box)):
                row = piece // component.marks
                shared = field.owners < 0 and component.per_player[row]
                taken = min(number, component.copies[row]) if shared else number
                box[piece] -= taken
                if field.kind == "counts":
                    cells[place][piece] += taken
                elif field.kind == "ordered":
                    cells[place].extend([piece] * taken)
                elif taken:
                    cells[place] = piece
