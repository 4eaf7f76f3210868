"""Czech sentence splitting, also where an extraction lost the end of a title or a caption."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from functools import cache

from pravidla.transcript.cues import Cues
from pravidla.transcript.letters import CLOSING_QUOTES, LOWER, OPENING_QUOTES, UPPER

_END = re.compile(rf"[.!?…]+[{CLOSING_QUOTES})\]]*(?=\s+\S)")
_LAST_WORD = re.compile(r"(\w+)$")
_CAPITALISED = re.compile(rf"(?<=[\w)%{CLOSING_QUOTES}])(\s+(?:[+*×•]\s+)?)([{UPPER}]\w*)")
_NAMED = re.compile(rf"[{UPPER}]\w*(?:\s[{LOWER}\d][\w.]*){{0,2}}:(?=\s)")
_LOWER_WORD = re.compile(rf"(?<![\w@.-])[{LOWER}]\w*")
_STARTS_LOWER = re.compile(rf"\s*[{OPENING_QUOTES}(]*[{LOWER}]")
TITLE = re.compile(rf"(?:[-–•·▪0]\s)?[{UPPER}][{LOWER}]+(?:,? (?:[\w-]+|⟨\?⟩))*")
_NAME = re.compile(rf"(?<=[{LOWER},] )[{UPPER}][{LOWER}]+")
_PHRASE = re.compile(rf"(?<=[.!?] )[{UPPER}][{LOWER}]+(?: [{LOWER}\d]+){{0,5}}")
_SMALL_LEGEND = re.compile(rf"(?<!\w)(\w+)[.!?]\s([{LOWER}]+(?:\s[{LOWER}]+){{0,5}})(?=\s[{UPPER}])")
_ROMAN = re.compile(r"[IVX]+")
_REFERS = re.compile(r"(?<!\w)[Vv]iz\s$")
_PARENTHESIS = 60
_LETTERS = re.compile(r"[^\W\d_]+")
_SECOND_PERSON = re.compile(rf"[{UPPER}{LOWER}][{LOWER}]{{3,}}te(?:-li)?")
_PAST = re.compile(rf"[{LOWER}]{{2,}}[aeěi]l[aoiy]?")
_THIRD_PERSON = re.compile(rf"[{LOWER}]{{2,}}(?:uje|ují|[áí]vá|[áí]vají)")
_LONGEST_TITLE = 8
_LONGEST_TITLE_LETTERS = 120
_VERB_WITHIN = 400
_ECHO = 250
_LEGEND_WORDS = 3
_STEM = 4
_WINDOW = 40
_LOOK_AHEAD = 12


@dataclass(frozen=True, slots=True)
class Fragment:
    """A sentence, or a piece whose end was lost: `closed` says whether it has its mark at the end."""

    start: int
    end: int
    closed: bool
    title: bool = False


@dataclass(frozen=True, slots=True)
class Splitter:
    """Splits pieces of one document, of which it knows the common words and the titles."""

    text: str
    cues: Cues
    titles: frozenset[str]
    common: frozenset[str]
    glued_title: re.Pattern[str]
    known_title: re.Pattern[str]
    names: frozenset[str]
    legends: frozenset[str]
    small_legends: frozenset[str]

    def split(self, start: int, end: int) -> list[Fragment]:
        """The sentences between two offsets, without white space around them."""
        fragments: list[Fragment] = []
        position = start
        for stop in [*self._ends(start, end), end]:
            fragments += self._split_unmarked(position, stop)
            position = stop
        return fragments

    def _ends(self, start: int, end: int) -> list[int]:
        ends: list[int] = []
        for match in _END.finditer(self.text, start, end):
            if match.end() < end and self._is_end(match, ends[-1] if ends else start, end):
                ends.append(match.end())
        return ends

    def _is_end(self, match: re.Match[str], start: int, end: int) -> bool:
        if _STARTS_LOWER.match(self.text, match.end(), end):
            return False
        if match.group()[0] != ".":
            return True
        word = _LAST_WORD.search(self.text[max(start, match.start() - _WINDOW) : match.start()])
        if word is None:
            return True
        name = word.group(1)
        if name.casefold() in self.cues.soft_abbreviations:
            return True
        if name.casefold() in self.cues.abbreviations:
            return False
        if len(name) == 1 and name.isalpha() and name.isupper():
            return False
        if self.text[start : match.start() - len(name)].strip():
            return True
        # A number at the very start is the ordinal of a heading or a step.
        if _ROMAN.fullmatch(name):
            return self.glued_title.match(self.text, match.end() + 1) is not None
        return not name.isdigit()

    def _split_unmarked(self, start: int, end: int) -> list[Fragment]:
        """One marked sentence, cut further where a capital shows that an end was lost."""
        text = self.text
        start += len(text[start:end]) - len(text[start:end].lstrip())
        end = start + len(text[start:end].rstrip())
        found: list[Fragment] = []
        while start < end:
            while title := self._title_at(start, end):
                found.append(Fragment(start, start + len(title.group().rstrip(" *\n")), False, title=True))
                start = title.end()
            pieces, start = self._up_to_title(start, end)
            found += pieces
        return found

    def _up_to_title(self, start: int, end: int) -> tuple[list[Fragment], int]:
        """The pieces up to the next title, and where that begins; the end, where there is none."""
        found: list[Fragment] = []
        for match in _CAPITALISED.finditer(self.text, start, end):
            place = match.start(2)
            if place > start and (
                self._lost_end_before(place, match.group(2), end) or self.is_glued(start, match.start(1), place, end)
            ):
                found += self._piece(start, match.start(1))
                start = place
                if self._title_at(start, end):
                    return found, start
        return found + self._piece(start, end), end

    def _title_at(self, start: int, end: int) -> re.Match[str] | None:
        """A section title at a place; what follows it may lie behind the end, where the next mark stands."""
        title = self.glued_title.match(self.text, start, end + _LOOK_AHEAD)
        if title is None or start + len(title.group().rstrip()) > end:
            return None
        return None if self.known_title.match(self.text, title.end()) else title

    def is_glued(self, start: int, stop: int, place: int, end: int) -> bool:
        """Whether a title stands from `start` to `stop` before a sentence: it has no verb, and the sentence takes up
        its words or speaks to the reader at once."""
        if stop - start > _LONGEST_TITLE_LETTERS:
            return False
        title, sentence = self.text[start:stop], self.text[place : min(end, place + _VERB_WITHIN)]
        words = _LETTERS.findall(title)
        if not TITLE.fullmatch(title.strip()) or not 0 < len(words) <= _LONGEST_TITLE or words[-1] in self.cues.linking:
            return False
        if self.cues.verbs.search(title) or self.speaks(words):
            return False
        first = _LETTERS.findall(sentence)[0]
        if first == words[0] and len(words) > 1 and self.is_said(sentence):
            return True
        if self.text[end - 1] not in ".!?:":
            return False
        if _SECOND_PERSON.fullmatch(first):
            return True
        if len(first) == 1 or not self.is_said(sentence):
            return False
        return len(words) > 1 and first not in self.names and self.echoes(words, place)

    def is_said(self, sentence: str) -> bool:
        """Whether a sentence has a verb, a known one or one with an ending of verbs."""
        if self.cues.verbs.search(sentence):
            return True
        return any(
            _SECOND_PERSON.fullmatch(word) or _THIRD_PERSON.fullmatch(word) for word in _LETTERS.findall(sentence)
        )

    def speaks(self, words: list[str]) -> bool:
        """Whether one of the words is a verb in the second person or in the past, by its ending."""
        return any(_SECOND_PERSON.fullmatch(word) or _PAST.fullmatch(word) for word in words)

    def is_legend(self, title: str) -> bool:
        """Whether a phrase stands more than once as a sentence of its own: a legend of pictures does, titles do not."""
        return title in self.legends

    def legend_at_end(self, title: Fragment) -> re.Match[str] | None:
        """The last words of a title, in small letters, where they stand elsewhere behind the end of a sentence, as only
        the legends of pictures do."""
        for words in range(_LEGEND_WORDS, 0, -1):
            tail = _tail(words).search(self.text, max(title.start, title.end - _LONGEST_TITLE_LETTERS), title.end)
            if tail is not None and " ".join(tail.group().split()) in self.small_legends:
                return tail
        return None

    def echoes(self, words: list[str], place: int) -> bool:
        """Whether the text after a place takes up a word of a title, in another form perhaps."""
        near = set(_LETTERS.findall(self.text[place : place + _ECHO].casefold()))
        stems = [word.casefold()[: max(_STEM, len(word) - 2)] for word in words if len(word) >= _STEM]
        return any(other.startswith(stem) for stem in stems for other in near)

    def _piece(self, start: int, end: int) -> list[Fragment]:
        piece = self.text[start:end].strip()
        if not any(character.isalnum() for character in piece):
            return []
        closed = piece.rstrip(CLOSING_QUOTES + ")]")[-1:] in (".", "!", "?", "…", ":")
        return [Fragment(start, end, closed)]

    def _lost_end_before(self, place: int, word: str, end: int) -> bool:
        if word in self.cues.polite or self._is_mention(place, place + len(word)):
            return False
        if self.known_title.match(self.text, place, end) and not self._title_at(place, end):
            return False
        if len(word) == 1 and (word not in self.cues.openers or self._names_by_letter(place)):
            # "tokens A and B"; only a preposition begins a sentence.
            return False
        if word in self.cues.openers and len(word) > 1:
            return True
        if word in self.cues.title_words and self._title_at(place, end):
            return True
        if self.cues.verbs.fullmatch(word):
            return True
        return word.casefold() in self.common or bool(_NAMED.match(self.text, place, end))

    def _is_mention(self, start: int, end: int) -> bool:
        """Whether a capitalised word only names something: before a comma or full stop, after "viz", in parentheses."""
        if self.text[end : end + 1] in (",", ".", ";", ")") or _REFERS.search(self.text, max(0, start - 8), start):
            return True
        before = self.text[max(0, start - _PARENTHESIS) : start]
        return before.rfind("(") > before.rfind(")")

    def _names_by_letter(self, place: int) -> bool:
        """Whether a letter names somebody together with the word before it."""
        return any(
            match.end() == place + 1
            for match in self.cues.lettered.finditer(self.text, max(0, place - _WINDOW), place + 2)
        )


def make_splitter(text: str, cues: Cues, titles: frozenset[str]) -> Splitter:
    """A splitter for a document with the titles found in it."""
    openers = _alternatives(cues.openers)
    words = _alternatives(cues.title_words)
    tail = rf"(?:\s[{LOWER}\d]\w*){{0,5}}?\s+"
    section = rf"(?:{words}){tail}(?=(?:{openers}|[{UPPER}]\w+)(?!\w)|[-–•]\s|\*\s|(?:\d+|[IVX]+)\.\s)"
    contents = rf"(?=[{UPPER}])(?i:{_alternatives(cues.component_titles)})\s+(?=\d)"
    glued = re.compile(rf"(?:{contents}|{section})")
    sections = {match.group().strip() for match in re.finditer(rf"(?<=[.!?*])\s{glued.pattern}", text)}
    known = sorted(titles | {section for section in sections if section}, key=lambda title: (-len(title), title))
    return Splitter(
        text=text,
        cues=cues,
        titles=titles,
        common=frozenset(_LOWER_WORD.findall(text)),
        glued_title=glued,
        names=frozenset(name for name, count in Counter(_NAME.findall(text)).items() if count > 1),
        legends=frozenset(words for words, count in Counter(_PHRASE.findall(text)).items() if count > 1),
        small_legends=_small_legends(text, cues),
        known_title=re.compile(rf"(?:{_alternatives(known)})(?!\w)" if known else r"(?!)"),
    )


def _small_legends(text: str, cues: Cues) -> frozenset[str]:
    """What stands in small letters between the end of a sentence and a capital, and the first words of it."""
    found = set()
    for match in _SMALL_LEGEND.finditer(text):
        before, words = match[1], match[2].split()
        if before.casefold() in cues.abbreviations or before.isdigit():
            continue
        found.add(" ".join(words))
        found |= {" ".join(words[:count]) for count in range(2, len(words))}
    return frozenset(found)


@cache
def _tail(words: int) -> re.Pattern[str]:
    return re.compile(rf"(?<=\w)(?:\s[{LOWER}]+){{{words}}}\s*$")


def _alternatives(words: frozenset[str] | list[str]) -> str:
    return "|".join(re.escape(word) for word in sorted(words, key=lambda word: (-len(word), word)))
