"""A game in one configuration: what does not depend on the game's own rules."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from pravidla_runtime import saves
from pravidla_runtime.chance import uncounted
from pravidla_runtime.configuration import asked_modules, asked_options, asked_players, check_options
from pravidla_runtime.errors import RulesFault
from pravidla_runtime.faults import as_rules_fault
from pravidla_runtime.layout import GameInfo
from pravidla_runtime.openings import Openings, openings
from pravidla_runtime.rng import MASK, MULTIPLIER, SHIFT, SPREAD, seed_state
from pravidla_runtime.sealed import Sealed
from pravidla_runtime.state import TERMINAL, EngineState, go_on

_UNBOUNDED = 1_000_000_000

S = TypeVar("S", bound=EngineState)


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
        self.secret = "sealed" in self.state_type.__slots__
        """whether players ever choose in secret"""
        self.length = _UNBOUNDED if info.length is None else info.length
        self.seats = tuple(range(self.players))
        self.clockwise = tuple(self.seats[start:] + self.seats[:start] for start in self.seats)
        self.counterclockwise = tuple(
            tuple((start - step) % self.players for step in self.seats) for start in self.seats
        )
        self.clockwise_after = tuple(ring[1:] for ring in self.clockwise)
        self.counterclockwise_after = tuple(ring[1:] for ring in self.counterclockwise)
        self.take = tuple(
            [
                take if point.outcome is None else uncounted(take)
                for take, point in zip(self.take, info.points, strict=True)
            ]
        )
        self.configure()
        check_options(self)
        self._blank: S = self._first_state()
        self._first: S | None = None
        self._openings: Openings[S] | None = None
        self._unbegun: tuple[S, Callable[[Any], Any]] | None = None
        """a position before any draw, and how it goes on"""

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
        openings = self._openings
        if type(seed) is not int or trace or openings is None:
            return self._begun(seed, trace)
        rng = seed * SPREAD & MASK
        rng = (rng ^ rng >> 32) * MULTIPLIER & MASK
        output = rng >> SHIFT
        if output >= openings.limit:
            return self._begun(seed, trace)
        states = openings.states
        prepared = states[output % len(states)]
        state = prepared.clone()
        state.rng = rng = rng + openings.share
        state.trail = (prepared, None, rng)
        if state.sealed:
            state.sealed = Sealed(state)
        return state

    def _begun(self, seed: int | None, trace: bool) -> S:
        """A new game where its opening cannot be looked up."""
        if trace:
            return self.begin_from(self.blank_state(), seed, trace)
        if seed is None:
            if self._first is None:
                self._first = self.begin_from(self.blank_state())
            state = self._first.clone()
            state.trail = (self._first, None, None)
            return state
        if self._unbegun is None:
            self._unbegun = self._before_chance()
            self._openings = self._looked_up()
        prepared, block = self._unbegun
        state = prepared.clone()
        state.rng = rng = seed_state(seed)
        state.trail = (prepared, block, rng)
        try:
            go_on(state, block)
        except Exception as error:
            raise as_rules_fault(error) from error
        if state.sealed is False:
            state.sealed = Sealed(state)
        return state

    def _looked_up(self) -> Openings[S] | None:
        try:
            return openings(self.begin_from(self.blank_state()), self.weights)
        except RulesFault:
            return None

    def _before_chance(self) -> tuple[S, Callable[[Any], Any]]:
        """A new game as far as it is the same with every seed, and how it goes on from there."""
        state = self.blank_state()
        block: Callable[[Any], Any] = self.begin
        try:
            while block not in self.chance_blocks:
                following = block(state)
                if following is None:
                    break
                block = following
            else:
                return state, block
        except Exception:
            pass  # whoever plays it meets the fault
        return self.blank_state(), self.begin

    def begin_from(self, state: S, seed: int | None = None, trace: bool = False) -> S:
        """Run a blank state, maybe patched by `assign`, to its first decision."""
        if seed is not None:
            state.rng = seed_state(seed)
        if trace:
            state.trace = ()
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
        state.left = self.length
        state.trail = state.trace = None
        info, players = self.info, self.players
        blank = {"int": 0, "list": [], "lists": [], "set": (), "sets": ()}
        for frame in info.frame:
            setattr(state, frame.slot, blank[frame.kind])
        for slot in info.returns.values():
            setattr(state, slot, 0)
        if "trial" in self.state_type.__slots__:
            state.trial = 0
        if self.secret:
            state.sealed = None
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
