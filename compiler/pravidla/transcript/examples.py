"""Where a worked example ends: rulebooks mark its beginning only, and rule text follows without a sign."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from pravidla.transcript.body import readable
from pravidla.transcript.cues import Cues, words_pattern
from pravidla.transcript.letters import LOWER, UPPER
from pravidla.transcript.sentences import Fragment, Splitter

_MIDDLE_CAPITAL = re.compile(rf"(?<=[{LOWER}\d,):])\s([{UPPER}][{LOWER}]\w*)")
_SECOND_PERSON = words_pattern(
    ["máte", "můžete", "musíte", "smíte", "nesmíte", "obdržíte", "získáte", "dostanete", "zaplatíte", "jste"]
)
_THIRD_PERSON = words_pattern(["má", "může", "musí", "smí", "nesmí", "obdrží", "získá", "dostane", "zaplatí"])
_WORD = re.compile(r"\w+")
_PRINTED_VALUE = re.compile(r"\w\s\(\d+\)")


@dataclass(frozen=True, slots=True)
class ExampleReader:
    """Tells concrete sentences (names, printed values, "at this moment") from general ones ("a player who …")."""

    text: str
    cues: Cues
    names: frozenset[str]
    in_third_person: bool

    def end(self, fragments: Sequence[Fragment], page_starts: frozenset[int]) -> int:
        """How many of the fragments after the mark of an example still belong to it; at least one.

        The place is the one with most concrete sentences before it and most general ones after it. Where several are
        equally good, a page break is preferred, else the earliest.
        """
        lettered = self.cues.lettered.search(self.text, fragments[0].start, fragments[0].end) is not None
        coloured = self._tells_of_colours(fragments[0])
        addressed = self.in_third_person and self._addresses(fragments[0])
        scores = [
            1.0 if coloured and self._calls(fragment) else self._concreteness(fragment, lettered, addressed)
            for fragment in fragments
        ]
        total = sum(scores)
        before = 0.0
        values = []
        for score in scores:
            before += score
            values.append(2 * before - total)
        best = max(values)
        good = [count for count, value in enumerate(values, start=1) if best - value < 1e-9]
        at_break = [count for count in good if count < len(fragments) and fragments[count].start in page_starts]
        if at_break:
            return at_break[0]
        return good[-1] if good[-1] == len(fragments) else good[0]

    def _concreteness(self, fragment: Fragment, lettered: bool, addressed: bool) -> float:
        """From -1, general, to 1, concrete; in an example about "player A" other names are no sign.

        Where the rules speak of players and the example to the reader, so do the other sentences of the example.
        """
        text = readable(self.text[fragment.start : fragment.end])
        named = self.cues.lettered.search(text) is not None if lettered else self._names_somebody(text)
        if named or _PRINTED_VALUE.search(text) or self.cues.concrete.search(text):
            return 1.0
        if self.cues.continuing.search(text) or (addressed and self._addresses(fragment)):
            return 0.5
        if not fragment.closed and not self.cues.verbs.search(text):
            return 0.25
        return -1.0 if self.cues.general.search(text) else 0.0

    def _tells_of_colours(self, fragment: Fragment) -> bool:
        """Whether an example begins with a player called by a colour: "Example: Blue has …"."""
        text = self.text[fragment.start : fragment.end]
        _, _, told = text.partition(":")
        return self.cues.called.match(told.lstrip()) is not None

    def _calls(self, fragment: Fragment) -> bool:
        return self.cues.called.search(self.text, fragment.start, fragment.end) is not None

    def _addresses(self, fragment: Fragment) -> bool:
        return _SECOND_PERSON.search(self.text, fragment.start, fragment.end) is not None

    def _names_somebody(self, text: str) -> bool:
        return not self.names.isdisjoint(_WORD.findall(text))


def make_example_reader(splitter: Splitter) -> ExampleReader:
    """A reader that knows the proper names of a document: capitalised in a sentence and nowhere in small letters."""
    known = {word for title in splitter.titles for word in _WORD.findall(title)}
    names = {
        word
        for word in _MIDDLE_CAPITAL.findall(splitter.text)
        if word.casefold() not in splitter.common
        and word not in splitter.cues.openers
        and word not in splitter.cues.title_words
        and word not in known
    }
    second, third = len(_SECOND_PERSON.findall(splitter.text)), len(_THIRD_PERSON.findall(splitter.text))
    return ExampleReader(splitter.text, splitter.cues, frozenset(names), third > second)
