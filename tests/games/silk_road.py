"""A second model of Hedvábná stezka, written from the rulebook alone: what the engine is compared with.

It shares nothing with the spec but the drawing of the board, which no rulebook text holds. It asks for every decision
and every draw.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from tests.games.silk_board import CAMELS, CARAVANS, COLOURS, GOODS, PRINTED_CITIES, TILES, Board

from pravidla.interface import CHANCE

Option: TypeAlias = tuple[str, ...]
"""A decision's name and its arguments in the order of their names."""


class Question(NamedTuple):
    """Who decides what, or what chance may give and how often each of it is there."""

    player: int
    options: Sequence[Option]
    weights: Sequence[int] = ()


Play: TypeAlias = Generator[Question, Option, None]
Asked: TypeAlias = Generator[Question, Option, str]


@dataclass(slots=True)
class Table:
    """The table of a game, and the rules of the book as generators that ask for each decision and draw."""

    board: Board
    seats: int
    options: Mapping[str, str]
    queue: list[int] = field(default_factory=list)
    bag: Counter[str] = field(default_factory=lambda: Counter(dict.fromkeys(COLOURS, 4)))
    pack: Counter[str] = field(default_factory=lambda: Counter(dict.fromkeys(GOODS, 14)))
    discard: list[str] = field(default_factory=list)
    display: Counter[str] = field(default_factory=Counter)
    camels: dict[str, list[int]] = field(default_factory=lambda: {caravan: [] for caravan in CARAVANS})
    spot: dict[str, str] = field(default_factory=dict)
    goal: dict[str, str] = field(default_factory=dict)
    city: dict[str, Counter[str]] = field(default_factory=dict)
    tile: dict[str, str] = field(default_factory=dict)
    hand: list[Counter[str]] = field(default_factory=list)
    laid: list[Counter[str]] = field(default_factory=list)
    gems: list[Counter[str]] = field(default_factory=list)
    driver: list[int] = field(default_factory=list)
    clear: list[int] = field(default_factory=list)
    tokens: list[int] = field(default_factory=list)
    over: bool = False

    def from_me(self, me: int) -> list[int]:
        """All players clockwise, beginning with one."""
        return [(me + step) % self.seats for step in range(self.seats)]

    # ------------------------------------------------------------ draws

    def draw(self, zone: Counter[str]) -> Asked:
        there = {kind: number for kind, number in zone.items() if number}
        answer = yield Question(CHANCE, [(kind,) for kind in there], list(there.values()))
        zone[answer[0]] -= 1
        return answer[0]

    def renew_pack(self) -> None:
        if not self.pack.total():
            self.pack, self.discard = Counter(self.discard), []

    def draw_card(self, to: Counter[str]) -> Play:
        self.renew_pack()
        if self.pack.total():
            to[(yield from self.draw(self.pack))] += 1
            self.renew_pack()

    def take_card(self, me: int) -> Play:
        options: list[Option] = [("from_display", good) for good in GOODS if self.display[good]]
        options += [("from_pack",)] if self.pack.total() or self.discard else []
        if not options:
            return
        answer = yield Question(me, options)
        if answer[0] == "from_pack":
            yield from self.draw_card(self.hand[me])
        else:
            self.display[answer[1]] -= 1
            self.hand[me][answer[1]] += 1

    def refill(self) -> Play:
        for _ in range(3 - self.display.total()):
            yield from self.draw_card(self.display)

    def lose(self, player: int, zone: Counter[str], decision: str) -> Play:
        """A player puts a card of the own choice on the discard pile."""
        answer = yield Question(player, [(decision, good) for good in GOODS if zone[good]])
        zone[answer[1]] -= 1
        self.discard.append(answer[1])

    # ------------------------------------------------------------ set-up and turns

    def play(self) -> Play:
        me = int((yield from self.set_up()))
        stuck = False
        while not self.over and not stuck:
            yield from self.turn(me)
            me = (me + 1) % self.seats
            cards = [self.pack, self.display, *self.hand]
            stuck = not self.discard and not any(zone.total() for zone in cards)

    def set_up(self) -> Asked:
        if self.options["side"] == "random":
            tiles = Counter(TILES)
            for place in self.board.places:
                if place not in self.board.cities:
                    self.tile[place] = yield from self.draw(tiles)
        drivers = Counter({f"driver_{value}": 1 for value in range(1, 6)})
        for _ in range(self.seats):
            self.driver.append(int((yield from self.draw(drivers)).removeprefix("driver_")))
        camels = Counter({f"camel_{value}": 1 for value in CAMELS})
        rows = [self.camels[caravan] for caravan, size in CARAVANS.items() for _ in range(size)]
        for row in (*rows, *[self.queue] * 4):
            row.append(int((yield from self.draw(camels)).removeprefix("camel_")))
        self.city = {city: Counter() for city in self.board.cities}
        first = self.driver.index(min(self.driver))
        if self.options["cities"] == "printed":
            for caravan, (spot, goal) in PRINTED_CITIES.items():
                self.spot[caravan], self.goal[caravan] = spot, goal
            for caravan in CARAVANS:
                yield from self.put_gems(caravan)
        else:
            yield from self.choose_cities(first)
        for zones in (self.hand, self.laid, self.gems):
            zones += [Counter[str]() for _ in range(self.seats)]
        self.clear, self.tokens = [0] * self.seats, [0] * self.seats
        for hand in self.hand:
            for _ in range(4):
                yield from self.draw_card(hand)
        yield from self.refill()
        return str(first)

    def put_gems(self, caravan: str) -> Play:
        for _ in range(CARAVANS[caravan]):
            self.city[self.goal[caravan]][(yield from self.draw(self.bag))] += 1

    def choose_cities(self, first: int) -> Play:
        chooser = first
        for where in (self.spot, self.goal):
            for caravan in CARAVANS:
                free = [place for place in self.board.places if self.is_free(place)]
                where[caravan] = (yield Question(chooser, [("choose_city", place) for place in free]))[1]
                if where is self.goal:
                    yield from self.put_gems(caravan)
                if self.options["city_choosers"] == "in_turn":
                    chooser = (chooser + 1) % self.seats

    def is_free(self, place: str) -> bool:
        return place in self.board.cities and not self.city[place].total() and place not in self.spot.values()

    def onward(self, caravan: str, here: str) -> list[str]:
        """Where it can go from a field: at its signpost and on its branch one way only, into no other city's branch."""
        if here == self.goal[caravan]:
            return []
        if self.board.signpost.get(here) == self.goal[caravan]:
            return [self.board.turning[here]]
        return [to for here_, to in self.board.ways if here_ == here and to != self.board.turning.get(here)]

    def can_go(self, caravan: str, here: str, left: int) -> bool:
        return left == 0 or any(self.can_go(caravan, to, self.after(to, left)) for to in self.onward(caravan, here))

    def after(self, place: str, left: int) -> int:
        """What is left of the move on a field: one that a caravan stands on is not counted."""
        return left if place in self.spot.values() else left - 1

    def turn(self, me: int) -> Play:
        if not self.hand[me].total():
            yield from self.take_card(me)
            yield from self.take_card(me)
            if self.options["display_after_empty_hand"] == "refilled":
                yield from self.refill()
            return
        far = {cards: [c for c, at in self.spot.items() if self.can_go(c, at, cards)] for cards in range(1, 15)}
        plays = [(good, cards) for good in GOODS for cards in range(1, self.hand[me][good] + 1) if far[cards]]
        _, number, good = yield Question(me, [("play_cards", str(cards), good) for good, cards in plays])
        cards = int(number)
        self.hand[me][good] -= cards
        self.laid[me][good] += cards
        _, caravan = yield Question(me, [("move_caravan", one) for one in CARAVANS if one in far[cards]])
        here, left = self.spot[caravan], cards
        while left:
            ways = [to for to in self.onward(caravan, here) if self.can_go(caravan, to, self.after(to, left))]
            _, here = yield Question(me, [("step_to", to) for to in ways])
            left = self.after(here, left)
        self.spot[caravan] = here
        yield from self.take_card(me)
        if good in {CAMELS[camel] for camel in self.camels[caravan]}:
            yield from self.take_card(me)
        if here == self.goal[caravan]:
            yield from self.great_market(caravan)
            yield from self.set_out(me, caravan)
        else:
            printed = self.options["side"] == "printed"
            yield from self.village(me, caravan, (self.board.printed if printed else self.tile)[here])
        if not self.over:
            yield from self.refill()

    # ------------------------------------------------------------ markets and caravans

    def great_market(self, caravan: str) -> Play:
        for camel in sorted(self.camels[caravan], reverse=True):
            yield from self.sell(caravan, camel)
            self.camels[caravan].remove(camel)
            self.queue.append(camel)
        self.city[self.goal[caravan]] = Counter()

    def sell(self, caravan: str, camel: int) -> Play:
        good, refused = CAMELS[camel], list[int]()
        while able := [player for player in range(self.seats) if self.may_sell(player, good, refused)]:
            seller = max(able, key=lambda player: (self.laid[player][good], self.driver[player]))
            if (yield Question(seller, [("sell",), ("decline",)]))[0] == "sell":
                yield from self.complete(caravan, camel, seller, refused)
                return
            refused.append(seller)

    def may_sell(self, player: int, good: str, refused: Sequence[int]) -> bool:
        passed = {self.laid[other][good] for other in refused}
        if self.options["right_after_refusal"] == "next_number" and self.laid[player][good] in passed:
            return False
        return self.laid[player][good] > 0 and player not in refused

    def complete(self, caravan: str, camel: int, seller: int, refused: Sequence[int]) -> Play:
        good, number = CAMELS[camel], self.laid[seller][CAMELS[camel]]
        tied = [player for player in range(self.seats) if self.laid[player][good] == number]
        if self.options["tied_after_refusal"] == "only_the_asked":
            tied = [player for player in tied if player not in refused]
        self.laid[seller][good] -= (number + 1) // 2
        self.discard += [good] * ((number + 1) // 2)
        if self.spot[caravan] == self.goal[caravan]:
            gems = self.city[self.goal[caravan]]
            _, colour = yield Question(seller, [("choose_gem", one) for one in COLOURS if gems[one]])
            gems[colour] -= 1
            self.gems[seller][colour] += 1
        else:
            self.take_clear_gem(seller)
            self.camels[caravan].remove(camel)
            self.camels[caravan].append(self.queue.pop(0))
            self.queue.append(camel)
        high, low = max(tied, key=self.driver.__getitem__), min(tied, key=self.driver.__getitem__)
        self.driver[high], self.driver[low] = self.driver[low], self.driver[high]

    def take_clear_gem(self, player: int) -> None:
        third = self.clear[player] == 2
        self.clear[player] = 0 if third else self.clear[player] + 1
        self.tokens[player] += third

    def set_out(self, me: int, caravan: str) -> Play:
        size, here = CARAVANS[caravan], self.spot[caravan]
        if len(self.spot) == 2:
            del self.spot[caravan], self.goal[caravan]
            yield from self.last_market(me, next(iter(self.spot)))
        elif self.bag.total() < size:
            self.bag = Counter()
            del self.spot[caravan], self.goal[caravan]
        else:
            self.camels[caravan], self.queue = self.queue[:size], self.queue[size:]
            for _ in range(size):
                here = self.board.following[here]
                while not self.is_free(here):
                    here = self.board.following[here]
            self.goal[caravan] = here
            yield from self.put_gems(caravan)

    def last_market(self, me: int, caravan: str) -> Play:
        self.spot[caravan] = self.goal[caravan]
        for player in self.from_me(me):
            hand, part = self.hand[player], self.options["last_layout"] == "any_number"
            while hand.total():
                one_by_one = [("lay_card", good) for good in GOODS if hand[good]]
                answer = yield Question(player, [*one_by_one, ("done",)] if part else [("lay_all",), ("decline",)])
                if answer[0] in ("done", "decline"):
                    break
                moved = Counter(answer[1:]) if part else Counter(hand)
                self.laid[player] += moved
                hand.subtract(moved)
        yield from self.great_market(caravan)
        self.over = True

    # ------------------------------------------------------------ villages

    def village(self, me: int, caravan: str, action: str) -> Play:
        others = self.from_me(me)[1:]
        match action.split("_"):
            case ["market", good]:
                camels = [camel for camel in self.camels[caravan] if CAMELS[camel] == good]
                if camels:
                    yield from self.sell(caravan, max(camels))
            case ["dark", "market"]:
                yield from self.sell(caravan, max(self.camels[caravan]))
            case ["camels", most]:
                if CARAVANS[caravan] <= int(most):
                    yield from self.take_card(me)
            case ["customs"]:
                for player in others:
                    while self.hand[player].total() > 4:
                        yield from self.lose(player, self.hand[player], "choose_good")
            case ["sandstorm"]:
                for player in others:
                    if self.laid[player].total():
                        yield from self.lose(player, self.laid[player], "choose_good")
            case ["robbers"]:
                yield from self.rob(me)
            case ["bazaar"]:
                yield from self.bazaar(me)
            case _:
                yield from self.baksheesh(me)

    def rob(self, me: int) -> Play:
        thief, safe = me, {me}
        optional: list[Option] = [("leave_be",)] if self.options["robbing_declined"] == "optional" else []
        while loot := [(p, good) for p in range(self.seats) if p not in safe for good in GOODS if self.laid[p][good]]:
            answer = yield Question(thief, [*[("rob", good, str(victim)) for victim, good in loot], *optional])
            if answer == ("leave_be",):
                return
            victim = int(answer[2])
            self.laid[victim][answer[1]] -= 1
            self.laid[thief][answer[1]] += 1
            safe.add(victim)
            thief = victim
        if self.discard:
            self.laid[thief][self.discard.pop()] += 1
        else:
            yield from self.draw_card(self.laid[thief])

    def bazaar(self, me: int) -> Play:
        """Three goods, asked for one by one in the order of goods, as a subset is on every engine."""
        kinds, offered = [good for good in GOODS if self.laid[me][good]], list[str]()
        while len(offered) < 3:
            fit = kinds[: max(0, len(kinds) - 2 + len(offered))]
            if not fit:
                return
            answer = yield Question(me, [*[("choose_good", good) for good in fit], *[("decline",)][len(offered) :]])
            if answer == ("decline",):
                return
            offered.append(answer[1])
            kinds = kinds[kinds.index(answer[1]) + 1 :]
        self.laid[me].subtract(offered)
        self.discard += offered
        self.take_clear_gem(me)

    def baksheesh(self, me: int) -> Play:
        gifts: list[Option] = [("take_gift", good) for good in GOODS if self.display[good]]
        gifts += [("refuse_gift",)] if self.options["baksheesh_declined"] == "optional" else []
        if not gifts or (answer := (yield Question(me, gifts))) == ("refuse_gift",):
            return
        self.display[answer[1]] -= 1
        self.laid[me][answer[1]] += 1
        if self.hand[me].total():
            yield from self.lose(me, self.hand[me], "choose_given")

    # ------------------------------------------------------------ what is compared

    def score(self, player: int) -> int:
        sizes = [sum(number > rank for number in self.gems[player].values()) for rank in range(4)]
        return sum(size * (size + 1) // 2 for size in sizes) + 2 * self.clear[player] + 8 * self.tokens[player]

    def position(self) -> dict[str, object]:
        """The position in the words of the engine: rows by their numbers."""

        def counts(zones: Sequence[Counter[str]], kinds: Sequence[str]) -> list[list[int]]:
            return [[zone[kind] for kind in kinds] for zone in zones]

        nowhere, places = len(self.board.places), self.board.places.index
        return {
            "caravanserai": [camel - 1 for camel in self.queue],
            "clear_gems": 10 - sum(self.clear),
            "sack": counts([self.bag], COLOURS)[0],
            "pack": counts([self.pack], GOODS)[0],
            "discard": [GOODS.index(good) for good in self.discard],
            "display": counts([self.display], GOODS)[0],
            "caravan_spot": [places(self.spot[c]) if c in self.spot else nowhere for c in CARAVANS],
            "caravan_goal": [places(self.goal[c]) if c in self.goal else nowhere for c in CARAVANS],
            "caravan_camels": [[int(camel in self.camels[c]) for camel in CAMELS] for c in CARAVANS],
            "player_hand": counts(self.hand, GOODS),
            "player_laid": counts(self.laid, GOODS),
            "player_driver": [value - 1 for value in self.driver],
            "player_gems": counts(self.gems, COLOURS),
            "player_clear": self.clear,
            "player_tokens": self.tokens,
        }
