"""The base game of Velkoměsto for four by hand, as fast as pure Python goes: tables by number thrown, bit masks for
what lies in the supply and what is built, and a memo of the lists of what can be built.

The decisions are those of the spec: dice, new throw, victim of the TV station, swap of the business center, building. A
decision with one possibility is taken without asking. Every throw is one step of a congruential generator.
"""

from __future__ import annotations

from pravidla.interface import TERMINAL

KINDS = (
    "psenicne_pole", "statek", "pekarna", "kavarna", "samoobsluha", "les", "stadion", "televizni_studio",
    "kancelarska_budova", "mlekarna", "tovarna_na_nabytek", "dul", "restaurace", "jablonovy_sad", "obchodni_dum",
)  # fmt: skip
LANDMARKS = ("nadrazi", "nakupni_centrum", "zabavni_park", "vysilac")
_COSTS = (1, 1, 1, 2, 2, 3, 6, 7, 8, 5, 3, 6, 3, 3, 2)
_LANDMARK_COSTS = (4, 10, 16, 22)
_WHEAT, _RANCH, _BAKERY, _CAFE, _STORE, _FOREST, _STADIUM, _TV, _OFFICE, _CHEESE, _FURNITURE, _MINE, _RESTAURANT = (
    range(13)
)
_ORCHARD, _MARKET = 13, 14
_PLAIN = (0, 1, 2, 3, 4, 5, 9, 10, 11, 12, 13, 14)
"""kinds that may be swapped"""
_STATION, _MALL, _PARK, _TOWER = 1, 2, 4, 8
_RED = (None, None, None, (_CAFE, 1), None, None, None, None, None, (_RESTAURANT, 2), (_RESTAURANT, 2), None, None)
_BLUE = (
    None,
    (_WHEAT, 1),
    (_RANCH, 1),
    None,
    None,
    (_FOREST, 1),
    None,
    None,
    None,
    (_MINE, 5),
    (_ORCHARD, 3),
    None,
    None,
)

# Actions: dice 0 and 1, stay 2, throw again 3, victims 4 to 7, no swap 8, build nothing 9, build 10 to 24, landmarks 25
# to 28, swaps from 29: (given * 4 + other) * 15 + taken.
STAY, AGAIN, VICTIM, NO_SWAP, NOTHING, BUILD, LANDMARK, SWAP = 2, 3, 4, 8, 9, 10, 25, 29
_DICE_PHASE, _AGAIN_PHASE, _VICTIM_PHASE, _SWAP_PHASE, _BUILD_PHASE, _OVER = range(6)
_DICE = [0, 1]
_THROWS = [STAY, AGAIN]
_VICTIMS = tuple([VICTIM + other for other in range(4) if other != player] for player in range(4))
_AFTER = tuple(tuple((player + step) % 4 for step in (1, 2, 3)) for player in range(4))
_BEFORE = tuple(tuple((player - step) % 4 for step in (1, 2, 3)) for player in range(4))
_BUILDS: dict[int, list[int]] = {}
"""what can be built, by coins, supply, purple cards and landmarks: filled as positions come up"""


def _builds(coins: int, open_kinds: int, purple: int, built: int) -> list[int]:
    found = [NOTHING]
    for kind, cost in enumerate(_COSTS):
        if cost <= coins and open_kinds >> kind & 1 and not (6 <= kind <= 8 and purple >> (kind - 6) & 1):
            found.append(BUILD + kind)
    for number, cost in enumerate(_LANDMARK_COSTS):
        if cost <= coins and not built >> number & 1:
            found.append(LANDMARK + number)
    return found


class State:
    """A position: everything a decision needs, and the list of its legal actions."""

    __slots__ = (
        "built", "city", "coins", "die", "double", "legal", "open_kinds", "phase", "player", "purple", "retried",
        "supply", "total", "word",
    )  # fmt: skip

    def __init__(self, seed: int) -> None:
        self.word = (seed * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
        self.coins = [3, 3, 3, 3]
        self.city = [[1, 0, 1] + [0] * 12 for _ in range(4)]
        self.built = [0, 0, 0, 0]
        self.purple = [0, 0, 0, 0]
        self.supply = [6, 6, 6, 6, 6, 6, 4, 4, 4, 6, 6, 6, 6, 6, 6]
        self.open_kinds = 0x7FFF
        self.player = 0
        self.total = 0
        self.die = 0
        """the first of two dice, 0 when one was thrown"""
        self.double = False
        self.retried = False
        self.phase = _BUILD_PHASE
        self.legal: list[int] = []
        self._turn()

    def current_player(self) -> int:
        return self.player if self.phase != _OVER else TERMINAL

    def legal_actions(self) -> list[int]:
        return self.legal

    def is_terminal(self) -> bool:
        return self.phase == _OVER

    def winners(self) -> list[int]:
        return [self.player] if self.phase == _OVER else []

    def _turn(self) -> None:
        """Goes on with turns until somebody must decide."""
        self.retried = False
        if self.built[self.player] & _STATION:
            self.phase = _DICE_PHASE
            self.legal = _DICE
        else:
            self._throw(False)

    def _throw(self, two: bool) -> None:
        self.word = word = (self.word * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
        built = self.built[self.player]
        first = ((word >> 33) * 6 >> 31) + 1
        if two:
            second = ((word & 0x1FFFFFFFF) * 6 >> 33) + 1
            self.die = first
            self.total = first + second
            self.double = first == second and built & _PARK != 0
        else:
            self.die = 0
            self.total = first
            self.double = False
        if built & _TOWER and not self.retried:
            self.phase = _AGAIN_PHASE
            self.legal = _THROWS
        else:
            self._income()

    def _income(self) -> None:
        total, player = self.total, self.player
        coins, city, built = self.coins, self.city, self.built
        red = _RED[total]
        if red is not None:
            kind, amount = red
            purse = coins[player]
            for holder in _BEFORE[player]:
                if not purse:
                    break
                number = city[holder][kind]
                if number:
                    due = number * (amount + 1 if built[holder] & _MALL else amount)
                    if due > purse:
                        due = purse
                    purse -= due
                    coins[holder] += due
            coins[player] = purse
        blue = _BLUE[total]
        if blue is not None:
            kind, amount = blue
            coins[0] += city[0][kind] * amount
            coins[1] += city[1][kind] * amount
            coins[2] += city[2][kind] * amount
            coins[3] += city[3][kind] * amount
        if total == 6:
            self._major()
            return
        mine = city[player]
        if total == 2 or total == 3:
            coins[player] += mine[_BAKERY] * (2 if built[player] & _MALL else 1)
        elif total == 4:
            coins[player] += mine[_STORE] * (4 if built[player] & _MALL else 3)
        elif total == 7:
            coins[player] += mine[_CHEESE] * mine[_RANCH] * 3
        elif total == 8:
            coins[player] += mine[_FURNITURE] * (mine[_FOREST] + mine[_MINE]) * 3
        elif total > 10:
            coins[player] += mine[_MARKET] * (mine[_WHEAT] + mine[_ORCHARD]) * 2
        self._building()

    def _major(self) -> None:
        player, coins = self.player, self.coins
        owned = self.purple[player]
        if owned & 1:
            for other in _AFTER[player]:
                taken = coins[other]
                if taken > 2:
                    taken = 2
                coins[other] -= taken
                coins[player] += taken
        if owned & 2:
            self.phase = _VICTIM_PHASE
            self.legal = _VICTIMS[player]
        elif owned & 4:
            self._swapping()
        else:
            self._building()

    def _swapping(self) -> None:
        player, city = self.player, self.city
        mine = city[player]
        taken = [other * 15 + kind for other in range(4) if other != player for kind in _PLAIN if city[other][kind]]
        given = [SWAP + kind * 60 for kind in _PLAIN if mine[kind]]
        self.phase = _SWAP_PHASE
        self.legal = [NO_SWAP] + [one + two for one in given for two in taken]
        if len(self.legal) == 1:
            self._building()

    def _building(self) -> None:
        player = self.player
        coins = self.coins[player]
        if coins > 22:
            coins = 22
        key = ((coins * 32768 + self.open_kinds) * 8 + self.purple[player]) * 16 + self.built[player]
        legal = _BUILDS.get(key)
        if legal is None:
            legal = _BUILDS[key] = _builds(coins, self.open_kinds, self.purple[player], self.built[player])
        self.legal = legal
        if len(legal) == 1:
            self._next()
        else:
            self.phase = _BUILD_PHASE

    def _next(self) -> None:
        if not self.double:
            self.player = (self.player + 1) & 3
        self._turn()

    def apply_action(self, action: int) -> None:
        if action not in self.legal:
            raise ValueError(f"action {action} is not legal")
        phase = self.phase
        player = self.player
        if phase == _BUILD_PHASE:
            if action >= LANDMARK:
                number = action - LANDMARK
                self.coins[player] -= _LANDMARK_COSTS[number]
                built = self.built[player] | 1 << number
                self.built[player] = built
                if built == 15:
                    self.phase = _OVER
                    self.legal = []
                    return
            elif action >= BUILD:
                kind = action - BUILD
                self.coins[player] -= _COSTS[kind]
                self.city[player][kind] += 1
                if 6 <= kind <= 8:
                    self.purple[player] |= 1 << (kind - 6)
                supply = self.supply
                supply[kind] -= 1
                if not supply[kind]:
                    self.open_kinds &= ~(1 << kind)
            self._next()
        elif phase == _DICE_PHASE:
            self._throw(action == 1)
        elif phase == _AGAIN_PHASE:
            if action == STAY:
                self._income()
            else:
                self.retried = True
                if self.built[player] & _STATION:
                    self.phase = _DICE_PHASE
                    self.legal = _DICE
                else:
                    self._throw(False)
        elif phase == _VICTIM_PHASE:
            victim, coins = action - VICTIM, self.coins
            taken = coins[victim]
            if taken > 5:
                taken = 5
            coins[victim] -= taken
            coins[player] += taken
            if self.purple[player] & 4:
                self._swapping()
            else:
                self._building()
        else:
            if action != NO_SWAP:
                given, rest = divmod(action - SWAP, 60)
                other, taken = divmod(rest, 15)
                mine, theirs = self.city[player], self.city[other]
                mine[given] -= 1
                theirs[given] += 1
                theirs[taken] -= 1
                mine[taken] += 1
            self._building()


class Game:
    """Makes games."""

    num_players = 4
    max_game_length = 50_000

    def new_initial_state(self, seed: int) -> State:
        return State(seed)
