"""What readings say, and which definitions rest on them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from pravidla.backends.docs.anchors import section_anchor
from pravidla.backends.docs.guards import as_data, conjunction, guard_data, without_option
from pravidla.backends.docs.mentions import mentions
from pravidla.backends.docs.names import Names, state_anchor
from pravidla.backends.docs.view import Block, Guard, Line, Word
from pravidla.backends.docs.words import words
from pravidla.exceptions.edition import Edition
from pravidla.model import definitions as d
from pravidla.model.reached import Reached, reachable
from pravidla_runtime.text import czech, sentence


class Readings:
    """The readings of a game; `link` makes a link to a definition."""

    def __init__(self, edition: Edition, names: Names, link: Callable[[d.Common], Word]) -> None:
        self._edition = edition
        self._names = names
        self._link = link
        self._t = words(names.language)
        self._reached = reaches_of(edition.spec.definitions)
        self._resting: dict[str, list[d.ReadingSpec]] = {}
        for one in edition.spec.definitions:
            if isinstance(one, d.ReadingSpec):
                for anchor in dict.fromkeys(section_anchor(place.common) for place in self._reached[one.common.name]):
                    self._resting.setdefault(anchor, []).append(one)

    def under(self, anchor: str) -> tuple[Line, ...]:
        """The readings that the definition with this anchor rests on."""
        return tuple(Line((self._link(one.common),), guard=self._own(one)) for one in self._resting.get(anchor, ()))

    def guard(self, one: d.ReadingSpec) -> Guard:
        """Where a reading counts: where it holds itself, and something that it reaches."""
        reached = tuple(dict.fromkeys(self._guard_of(one, place) for place in self._reached[one.common.name]))
        own = self._own(one)
        asked = own[1:] if isinstance(own, tuple) and own[0] == "and" else (own,)
        if not reached or True in reached or None in reached or set(reached) & set(asked):
            return own
        return conjunction((own, reached[0] if len(reached) == 1 else ("or", *reached)))

    def blocks(self, one: d.ReadingSpec) -> Iterator[Block]:
        """The answers, why the chosen one was chosen, and what it reaches."""
        t, english = self._t, self._names.language == "en"
        lines = []
        for name, phrase in one.choices.items():
            text = phrase.en if english else czech(phrase.cs)
            lines.append(Line((Word(text),), label=t["chosen"] if name == one.chosen else t["alternative"], name=name))
        yield Block(t["choices"], tuple(lines))
        yield Block(t["because"], (Line((Word(one.because.en if english else czech(one.because.cs)),)),))
        if one.playable:
            both = "playable" if len(one.choices) < 3 else "all_playable"
            yield Block(t[both], (Line((Word(t[f"{both}_note"]),)),))
        places = self._reached[one.common.name]
        if places:
            reached = [Line((self._told(place),), guard=self._guard_of(one, place)) for place in places]
            yield Block(t["reaches"], tuple(reached))

    def _own(self, one: d.ReadingSpec) -> Guard:
        """Where a reading holds; one that is played, where it can be chosen."""
        game = self._edition.game
        option = next((option for option in game.options if option.name == one.common.name), None)
        return guard_data(self._edition, one.common) if option is None else as_data(game, option.when)

    def _guard_of(self, one: d.ReadingSpec, place: Reached) -> Guard:
        """Where a place holds with the one or the other answer."""
        return without_option(guard_data(self._edition, place.common), one.common.name)

    def _told(self, place: Reached) -> Word:
        whole = self._link(place.common)
        if not place.part:
            return whole
        names = self._names
        part = names.state(place.part) if place.common.kind == "state" else names.rows[place.part]
        return Word(f"{sentence(part.text)} ({whole.text})", names.href(state_anchor(place.common, place.part)))


def reaches_of(definitions: Sequence[d.Definition]) -> Mapping[str, tuple[Reached, ...]]:
    """What each reading reaches, by its name: what it names itself, then what asks for its answer."""
    known = reachable(definitions)
    asking: dict[str, list[Reached]] = {}
    for one in definitions:
        if not isinstance(one, d.ReadingSpec | d.ScenarioSpec):
            for option in dict.fromkeys(mention.name for mention in mentions(one) if mention.role == "option"):
                asking.setdefault(option, []).append(Reached(one.common))
    result = {}
    for one in definitions:
        if isinstance(one, d.ReadingSpec):
            named = [known[name] for name in dict.fromkeys(reference.name for reference in one.reaches)]
            asked = [found for found in asking.get(one.common.name, ()) if found not in named]
            result[one.common.name] = (*named, *asked)
    return result
