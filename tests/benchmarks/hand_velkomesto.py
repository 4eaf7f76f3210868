"""The base game of Velkoměsto for four by hand, as fast as pure Python goes: a row of four counts for each kind of
card, bit masks for what can be bought, and lists of what can be built put together from two tables.

The decisions are those of the spec: dice, new throw, victim of the TV station, swap of the business center, building. A
decision with one possibility is taken without asking. Every throw is one number from the standard library's generator.
"""

from __future__ import annotations

from random import Random

from pravidla.interface import TERMINAL

KINDS = (
    "psenicne_pole", "statek", "pekarna", "kavarna", "samoobsluha", "les", "stadion", "televizni_studio",
    "kancelarska_budova", "mlekarna", "tovarna_na_nabytek", "dul", "restaurace", "jablonovy_sad", "obchodni_dum",
)  # fmt: skip
LANDMARKS = ("nadrazi", "nakupni_centrum", "zabavni_park", "vysilac")
_WHEAT, _RANCH, _BAKERY, _CAFE, _STORE, _FOREST, _STADIUM, _TV, _OFFICE, _CHEESE, _FURNITURE, _MINE, _RESTAURANT = (
    range(13)
)
_ORCHARD, _MARKET = 13, 14
_PLAIN = (0, 1, 2, 3, 4, 5, 9, 10, 11, 12, 13, 14)
"""kinds that may be swapped"""
_COSTS = (1, 1, 1, 2, 2, 3, 6, 7, 8, 5, 3, 6, 3, 3, 2, 4, 10, 16, 22)
"""of the kinds, then of the landmarks"""
_RICH = 22
"""coins that pay for anything"""
_ALL = (1 << len(_COSTS)) - 1
_AFFORDED = tuple([sum([1 << one for one, cost in enumerate(_COSTS) if cost <= coins]) for coins in range(_RICH + 1)])
_WITHOUT = tuple([~(1 << one) for one in range(len(_COSTS))])
_STATION, _MALL, _PARK, _TOWER = 1, 2, 4, 8
_NO_STADIUM, _NO_TV, _NO_OFFICE = 1 << _STADIUM, 1 << _TV, 1 << _OFFICE
_NO_PURPLE = _NO_STADIUM | _NO_TV | _NO_OFFICE

# Actions: dice 0 and 1, stay 2, throw again 3, victims 4 to 7, no swap 8, build nothing 9, build 10 to 24, landmarks 25
# to 28, swaps from 29: (given * 4 + other) * 15 + taken.
STAY, AGAIN, VICTIM, NO_SWAP, NOTHING, BUILD, LANDMARK, SWAP = 2, 3, 4, 8, 9, 10, 25, 29
_DICE_PHASE, _AGAIN_PHASE, _VICTIM_PHASE, _SWAP_PHASE, _BUILD_PHASE, _OVER = range(6)
_DICE = [0, 1]
_THROWS = [STAY, AGAIN]
_VICTIMS = tuple([VICTIM + other for other in range(4) if other != player] for player in range(4))
_AFTER = tuple(tuple((player + step) % 4 for step in (1, 2, 3)) for player in range(4))
_BEFORE = tuple(tuple((player - step) % 4 for step in (1, 2, 3)) for player in range(4))
_TOTALS = tuple(first + second for first in range(1, 7) for second in range(1, 7))
"""of the 36 throws of two dice"""
_HALF = 10
_LOW = tuple([NOTHING] + [BUILD + one for one in range(_HALF) if mask >> one & 1] for mask in range(1 << _HALF))
_HIGH = tuple([BUILD + _HALF + one for one in range(9) if mask >> one & 1] for mask in range(1 << 9))


class State:
    """A position: everything a decision needs, and the list of its legal actions."""

    __slots__ = (
        "built", "cards", "coins", "double", "legal", "open", "phase", "player", "random", "retried", "supplied",
        "supply", "total",
    )  # fmt: skip

    def __init__(self, seed: int) -> None:
        self.random = Random(seed).random
        self.coins = [3, 3, 3, 3]
        self.cards = [[1, 1, 1, 1] if kind in (_WHEAT, _BAKERY) else [0, 0, 0, 0] for kind in range(15)]
        """by kind and player"""
        self.supply = [6, 6, 6, 6, 6, 6, 4, 4, 4, 6, 6, 6, 6, 6, 6]
        self.supplied = _ALL
        """bits of the kinds in the supply, and of all landmarks"""
        self.open = [_ALL, _ALL, _ALL, _ALL]
        """by player: bits of what they may still build"""
        self.built = [0, 0, 0, 0]
        """by player: bits of landmarks"""
        self.player = 0
        self.total = 0
        self.double = False
        self.retried = False
        self.phase = _BUILD_PHASE
        self.legal: list[int] = []
        self._throw_one()

    def current_player(self) -> int:
        return self.player if self.phase != _OVER else TERMINAL

    def legal_actions(self) -> list[int]:
        return self.legal

    def is_terminal(self) -> bool:
        return self.phase == _OVER

    def winners(self) -> list[int]:
        return [self.player] if self.phase == _OVER else []

    def _throw_one(self) -> None:
        self.total = int(self.random() * 6) + 1
        self.double = False
        if self.built[self.player] & _TOWER and not self.retried:
            self.phase = _AGAIN_PHASE
            self.legal = _THROWS
        else:
            self._income()

    def _throw_two(self) -> None:
        throw = int(self.random() * 36)
        self.total = _TOTALS[throw]
        built = self.built[self.player]
        self.double = throw % 7 == 0 and built & _PARK != 0
        if built & _TOWER and not self.retried:
            self.phase = _AGAIN_PHASE
            self.legal = _THROWS
        else:
            self._income()

    def _income(self) -> None:
        total, player = self.total, self.player
        coins, cards = self.coins, self.cards
        if total < 7:
            if total == 1:
                first, second, third, fourth = cards[_WHEAT]
                coins[0] += first
                coins[1] += second
                coins[2] += third
                coins[3] += fourth
            elif total == 2:
                first, second, third, fourth = cards[_RANCH]
                coins[0] += first
                coins[1] += second
                coins[2] += third
                coins[3] += fourth
                coins[player] += cards[_BAKERY][player] * (2 if self.built[player] & _MALL else 1)
            elif total == 3:
                self._pay(cards[_CAFE], 1)
                coins[player] += cards[_BAKERY][player] * (2 if self.built[player] & _MALL else 1)
            elif total == 4:
                coins[player] += cards[_STORE][player] * (4 if self.built[player] & _MALL else 3)
            elif total == 5:
                first, second, third, fourth = cards[_FOREST]
                coins[0] += first
                coins[1] += second
                coins[2] += third
                coins[3] += fourth
            elif self.open[player] & _NO_PURPLE != _NO_PURPLE:
                self._major()
                return
        elif total < 9:
            if total == 7:
                coins[player] += cards[_CHEESE][player] * cards[_RANCH][player] * 3
            else:
                coins[player] += cards[_FURNITURE][player] * (cards[_FOREST][player] + cards[_MINE][player]) * 3
        elif total < 11:
            self._pay(cards[_RESTAURANT], 2)
            if total == 9:
                first, second, third, fourth = cards[_MINE]
                coins[0] += first * 5
                coins[1] += second * 5
                coins[2] += third * 5
                coins[3] += fourth * 5
            else:
                first, second, third, fourth = cards[_ORCHARD]
                coins[0] += first * 3
                coins[1] += second * 3
                coins[2] += third * 3
                coins[3] += fourth * 3
        else:
            coins[player] += cards[_MARKET][player] * (cards[_WHEAT][player] + cards[_ORCHARD][player]) * 2
        # `_building`, written out
        purse = coins[player]
        if purse:
            mask = _AFFORDED[purse if purse < _RICH else _RICH] & self.supplied & self.open[player]
            if mask:
                self.phase = _BUILD_PHASE
                self.legal = _LOW[mask & 1023] + _HIGH[mask >> _HALF]
                return
        self._next()

    def _pay(self, owned: list[int], amount: int) -> None:
        """Pay the owners of a red kind, the player before first."""
        player, coins, built = self.player, self.coins, self.built
        purse = coins[player]
        if purse:
            for holder in _BEFORE[player]:
                number = owned[holder]
                if number:
                    due = number * (amount + 1 if built[holder] & _MALL else amount)
                    if due >= purse:
                        coins[holder] += purse
                        coins[player] = 0
                        return
                    coins[holder] += due
                    purse -= due
            coins[player] = purse

    def _major(self) -> None:
        player, coins = self.player, self.coins
        free = self.open[player]
        if not free & _NO_STADIUM:
            for other in _AFTER[player]:
                taken = coins[other]
                if taken > 2:
                    taken = 2
                coins[other] -= taken
                coins[player] += taken
        if not free & _NO_TV:
            self.phase = _VICTIM_PHASE
            self.legal = _VICTIMS[player]
        elif not free & _NO_OFFICE:
            self._swapping()
        else:
            self._building()

    def _swapping(self) -> None:
        player, cards = self.player, self.cards
        given = [SWAP + kind * 60 for kind in _PLAIN if cards[kind][player]]
        taken = [other * 15 + kind for other in _AFTER[player] for kind in _PLAIN if cards[kind][other]]
        if given and taken:
            self.phase = _SWAP_PHASE
            self.legal = [NO_SWAP] + [one + two for one in given for two in taken]
        else:
            self._building()

    def _building(self) -> None:
        player = self.player
        purse = self.coins[player]
        mask = _AFFORDED[purse if purse < _RICH else _RICH] & self.supplied & self.open[player]
        if mask:
            self.phase = _BUILD_PHASE
            self.legal = _LOW[mask & 1023] + _HIGH[mask >> _HALF]
        else:
            self._next()

    def _next(self) -> None:
        if not self.double:
            self.player = (self.player + 1) & 3
        self.retried = False
        if self.built[self.player] & _STATION:
            self.phase = _DICE_PHASE
            self.legal = _DICE
        else:
            self._throw_one()

    def apply_action(self, action: int) -> None:
        if action not in self.legal:
            raise ValueError(f"action {action} is not legal")
        phase = self.phase
        if phase == _BUILD_PHASE:
            if action > NOTHING:
                player, bought = self.player, action - BUILD
                self.coins[player] -= _COSTS[bought]
                if action < LANDMARK:
                    self.cards[bought][player] += 1
                    supply = self.supply
                    left = supply[bought] = supply[bought] - 1
                    if not left:
                        self.supplied &= _WITHOUT[bought]
                    if _STADIUM <= bought <= _OFFICE:
                        self.open[player] &= _WITHOUT[bought]
                else:
                    self.open[player] &= _WITHOUT[bought]
                    built = self.built[player] = self.built[player] | 1 << action - LANDMARK
                    if built == 15:
                        self.phase = _OVER
                        self.legal = []
                        return
            # `_next`, written out
            if not self.double:
                self.player = (self.player + 1) & 3
            self.retried = False
            if self.built[self.player] & _STATION:
                self.phase = _DICE_PHASE
                self.legal = _DICE
            else:
                self._throw_one()
        elif phase == _DICE_PHASE:
            if action:
                self._throw_two()
            else:
                self._throw_one()
        elif phase == _AGAIN_PHASE:
            if action == STAY:
                self._income()
            else:
                self.retried = True
                if self.built[self.player] & _STATION:
                    self.phase = _DICE_PHASE
                    self.legal = _DICE
                else:
                    self._throw_one()
        elif phase == _VICTIM_PHASE:
            victim, coins = action - VICTIM, self.coins
            taken = coins[victim]
            if taken > 5:
                taken = 5
            coins[victim] -= taken
            coins[self.player] += taken
            if self.open[self.player] & _NO_OFFICE:
                self._building()
            else:
                self._swapping()
        else:
            if action != NO_SWAP:
                given, rest = divmod(action - SWAP, 60)
                other, taken = divmod(rest, 15)
                for kind, giver, taker in ((given, self.player, other), (taken, other, self.player)):
                    row = self.cards[kind]
                    row[giver] -= 1
                    row[taker] += 1
            self._building()


class Game:
    """Makes games."""

    num_players = 4
    max_game_length = 50_000

    def new_initial_state(self, seed: int) -> State:
        return State(seed)
