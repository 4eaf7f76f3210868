"""Builds paragraphs: which sentences stand together, and what kind of paragraph they are."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import groupby, pairwise

from pravidla.transcript.body import Body, readable
from pravidla.transcript.cues import Cues
from pravidla.transcript.examples import make_example_reader
from pravidla.transcript.letters import LOWER, UPPER
from pravidla.transcript.modality import modality
from pravidla.transcript.model import Kind, Modality
from pravidla.transcript.segments import Segment
from pravidla.transcript.sentences import TITLE, Fragment, Splitter

LONGEST = 5
_TITLE_WORDS = 8
_TITLE_SENTENCE_WORDS = 10
_CAPTION_WORDS = 14
_MOST_TITLES = 2
_NAMED_VALUE = re.compile(rf"[{UPPER}]\w*(?:\s\w+)?:\s\S")
_COUNTED = re.compile(r"(?:[,:;]|\b(?:a|i))\s+$")
"""What stands before a number that counts one more thing."""

_COMPONENT = re.compile(rf"(?<![\w/+-])\d+(?=\s+[{UPPER}{LOWER}])")
_VALUE_BEFORE = re.compile(r"(?:\bhodnot\w*|\b(?:od|do|z|ze|po|na|pro|v|ve|s|o|až|nebo|a))\s+$")
_ORDERS: frozenset[Modality] = frozenset({"obligation", "permission", "prohibition", "grant"})
_STRAY = re.compile(r"(?:\s+(?:\d+|[^\W\d_]|[^\w\s.]))*\s+\d+\s+[^\W\d_]\b\s*$")
"""What icons leave behind: `1 x`."""

_STRAY_LENGTH = 40
_LAST_WORD = re.compile(r"\s(\w+)\s*$")
_SMALL = re.compile(rf"(?<!\w)[{LOWER}]{{2,}}(?!\w)")
_NEXT_WORD = re.compile(r"\s*(\w+)")
_COUNT = r"[\w⟨?⟩]+(?:\s(?:a|až|nebo|či)\s[\w⟨?⟩]+)?"
PLAYERS_BOX = re.compile(rf"(?i:(?:ve|při|pro)\s(?:hř[eiu]\s)?(?:ve?\s)?{_COUNT}\s(?:hráč\w*|osob\w*)):\s")
"""What begins a box for some numbers of players: "Ve hře 3 hráčů: …"."""

_NAMES_SOMEBODY = re.compile(rf"^[^:]*:\s*(?:\S+\s)?(?:[{UPPER}][\w.]*\s+[{UPPER}]|[{UPPER}]{{3,}}|\S*[@.]\w)")
_BOX_REACH = 4
_COVER_WORDS = 25
_RULES: frozenset[Kind] = frozenset({"rule", "flavour", "reference"})
_ITEMS: frozenset[Kind] = frozenset({"list_item", "step"})
_MAY_HOLD_BOXES: frozenset[Kind] = frozenset({"rule", "reference", "note", "list_item", "step"})
_SECTIONS: tuple[tuple[Kind, str], ...] = (
    ("component_list", "components"),
    ("flavour", "flavour"),
    ("example", "example"),
    ("credits", "credits"),
    ("reference", "reference"),
)


@dataclass(frozen=True, slots=True)
class Draft:
    """A paragraph before it has an id."""

    kind: Kind
    fragments: tuple[Fragment, ...]
    example: int | None = None


class Builder:
    """Goes through the segments of one document and keeps the section it is in."""

    def __init__(self, body: Body, cues: Cues, splitter: Splitter) -> None:
        self._body = body
        self._cues = cues
        self._splitter = splitter
        self._examples = make_example_reader(splitter)
        self._section: Kind = "rule"
        self._reference = -1
        self._cover = _is_cover(body)
        self._drafts: list[Draft] = []

    def build(self, segments: Sequence[Segment]) -> tuple[Draft, ...]:
        """The paragraphs in order."""
        titled = self._titled_bullets(segments)
        place = 0
        while place < len(segments):
            segment = segments[place]
            following = place + 1
            if segment.form == "label" and segment.label == "example" and self._section != "example":
                while following < len(segments) and segments[following].form == "page":
                    following += 1
                self._example(segment, segments[place:following])
            else:
                self._segment(segment, place in titled)
            place = following
        return tuple(self._drafts)

    def _titled_bullets(self, segments: Sequence[Segment]) -> frozenset[int]:
        """Bullets whose first short sentence is a title, because it is so in every bullet of the list."""
        found: set[int] = set()
        run: list[int] = []
        for place, segment in enumerate([*segments, Segment("separator", 0, 0, 0)]):
            if segment.form == "bullet":
                run.append(place)
            closing = any(fragment.title for fragment in self._splitter.split(segment.text_start, segment.end))
            if closing or segment.form not in ("bullet", "page", "label", "footnote"):
                if len(run) > 1 and all(self._begins_with_title_sentence(segments[item]) for item in run):
                    found |= set(run)
                run = []
        return frozenset(found)

    def _begins_with_title_sentence(self, segment: Segment) -> bool:
        fragments = self._splitter.split(segment.text_start, segment.end)
        first = self._text(fragments[0]) if len(fragments) > 1 and fragments[0].closed else ""
        return 0 < len(first.split()) <= _TITLE_SENTENCE_WORDS and not first.endswith(":")

    def _segment(self, segment: Segment, titled: bool) -> None:
        match segment.form:
            case "separator":
                self._section = "rule"
            case "page" if self._section in ("credits", "reference"):
                self._section = "rule"
            case "furniture":
                return
            case "title":
                title = [Fragment(segment.text_start, segment.end, False)]
                if self._section == "credits" and self._body.text.startswith(":", segment.end):
                    # What somebody did, before the name.
                    self._flush("credits", title)
                else:
                    self._heading(title)
                return
            case _:
                pass
        fragments = self._splitter.split(segment.text_start, segment.end)
        if not fragments:
            return
        fragments[0] = replace(fragments[0], start=segment.start)
        match segment.form:
            case "footnote":
                self._running(fragments, "note")
            case "label":
                self._label(segment.label, fragments)
            case "bullet" | "number" if self._section in ("component_list", "example", "credits"):
                self._running(fragments, self._section)
            case "bullet" | "number" if titled or self._is_title(fragments):
                self._heading(fragments[:1])
                self._running(fragments[1:], self._section)
            case "bullet":
                self._running(fragments, "list_item")
            case "number":
                self._running(fragments, "step")
            case _:
                self._running(fragments, self._section)

    def _label(self, label: str, fragments: list[Fragment]) -> None:
        match label:
            case "example":
                self._running(fragments, "example")
            case "credits" if _NAMES_SOMEBODY.search(self._text(fragments[0])):
                self._section = "credits"
                self._running(fragments, "credits")
            case "credits":
                self._running(fragments, self._section)
            case "reminder":
                self._running(fragments, "reminder")
            case _:
                self._running(fragments, "note")

    def _example(self, mark: Segment, segments: Sequence[Segment]) -> None:
        """A marked example with the rest of its page and the pages after it, up to the next mark."""
        pieces = [self._splitter.split(segment.text_start, segment.end) for segment in segments]
        breaks = frozenset(piece[0].start for piece in pieces[1:] if piece)
        fragments = [fragment for piece in pieces for fragment in piece]
        title = next((place for place, fragment in enumerate(fragments) if fragment.title), len(fragments))
        count = self._examples.end(fragments[:title], breaks) if title else 0
        self._section = "rule"
        self._flush("example", fragments[:count], mark.value)
        self._running(fragments[count:], "rule")

    def _running(self, fragments: Sequence[Fragment], kind: Kind) -> None:
        """Sentences one after another; a title among them opens a new section."""
        run: list[Fragment] = []
        heading = boxed = -1
        for place, fragment in enumerate(fragments):
            if fragment.title:
                self._flush(kind, run)
                run = []
                self._heading([fragment])
                kind = self._section
                continue
            if kind == self._section and self._ends_section(kind, fragment):
                # Nothing marks where the components or the credits end but the rules that follow.
                self._flush(kind, run)
                run = []
                kind = self._section = "rule"
            if place < boxed:
                continue
            if kind in _MAY_HOLD_BOXES and (boxed := self._box_end(fragments, place)) > place:
                self._flush(kind, run)
                run = []
                self._flush("box", fragments[place:boxed])
                kind = self._section
                continue
            if kind in _ITEMS and self._is_title_after_items(fragments, place):
                self._flush(kind, run)
                run = []
                self._heading([fragment])
                kind = self._section
                continue
            if kind in _RULES and self._is_caption(fragment):
                self._flush(kind, run)
                run = []
                if self._is_glued_title(fragments, place, heading == place - 1):
                    heading = place
                    self._heading([fragment])
                    kind = self._section
                    continue
                self._add("box" if _NAMED_VALUE.match(self._text(fragment)) else "caption", [fragment])
                continue
            if kind in _RULES and self._cues.credits.search(self._text(fragment)) and not self._is_order(fragment):
                self._flush(kind, run)
                run = []
                kind = self._section = "credits"
            run.append(fragment)
            if kind in _ITEMS and not fragment.closed and place + 1 < len(fragments):
                # An item without a full stop ends where its end was lost.
                self._flush(kind, run)
                run, kind = [], self._section
        self._flush(kind, run)

    def _box_end(self, fragments: Sequence[Fragment], place: int) -> int:
        """Where a box for some numbers of players ends that begins here: at the last sentence of its kind close by."""
        found = [
            number
            for number in range(place, min(len(fragments), place + _BOX_REACH))
            if PLAYERS_BOX.match(self._text(fragments[number]))
        ]
        if not found or found[0] > place:
            return place
        # What is said in two sentences for one number of players is said in two for the next.
        length = found[1] - found[0] if len(found) > 1 else 1
        return min(len(fragments), found[-1] + length)

    def _ends_section(self, kind: Kind, fragment: Fragment) -> bool:
        """Whether a sentence cannot be of a list of components or of credits."""
        return kind in ("component_list", "credits") and self._is_order(fragment)

    def _flush(self, kind: Kind, fragments: Sequence[Fragment], example: int | None = None) -> None:
        for _, same_page in groupby(fragments, key=lambda fragment: self._body.page_index(fragment.start)):
            group = list(same_page)
            if kind == "component_list":
                for fragment in group:
                    for item in self._components(fragment):
                        self._add(kind, [item])
                continue
            parts = -(-len(group) // LONGEST)
            for part in range(parts):
                chunk = group[part * len(group) // parts : (part + 1) * len(group) // parts]
                self._add(kind, chunk, example)

    def _add(self, kind: Kind, fragments: Sequence[Fragment], example: int | None = None) -> None:
        self._drafts.append(Draft(kind, tuple(fragments), example))

    def _heading(self, fragments: Sequence[Fragment]) -> None:
        first = fragments[0]
        page = self._body.page_index(first.start)
        if self._cover and page == 0:
            self._add("caption", fragments)
            return
        text = self._body.text
        stray = (
            _STRAY.search(text, max(first.start, first.end - _STRAY_LENGTH), first.end)
            or _doubled_word(text, first)
            or self._splitter.legend_at_end(first)
        )
        if stray and len(fragments) == 1:
            self._add("heading", [replace(first, end=stray.start())])
            self._add("caption", [replace(first, start=stray.end() - len(stray.group().lstrip()))])
        else:
            self._add("heading", fragments)
        title = self._text(fragments[0]).lstrip("0123456789.-–•·▪ ")
        found = next((kind for kind, name in _SECTIONS if self._cues.titles[name].search(title)), None)
        if found == "reference":
            self._reference = page
        # A reference card fills the rest of its page, titles of its own included.
        self._section = found or ("reference" if page == self._reference else "rule")

    def _components(self, fragment: Fragment) -> list[Fragment]:
        """The items of a run of components, each from its number to the next; a sentence about them stays whole."""
        text = self._body.text
        if self._tells_of_components(fragment):
            return [fragment]
        bounds = [fragment.start]
        seen, depth = fragment.start, 0
        for match in _COMPONENT.finditer(text, fragment.start, fragment.end):
            before = text[max(fragment.start, match.start() - 20) : match.start()]
            depth += text.count("(", seen, match.start()) - text.count(")", seen, match.start())
            seen = match.start()
            if match.start() > bounds[-1] and depth <= 0 and not _VALUE_BEFORE.search(before):
                depth = 0
                bounds.append(match.start())
        bounds.append(fragment.end)
        pieces = [Fragment(start, end, fragment.closed) for start, end in pairwise(bounds)]
        return [piece for piece in pieces if self._text(piece)]

    def _tells_of_components(self, fragment: Fragment) -> bool:
        """Whether a whole sentence says something of components instead of counting them one after another."""
        text = self._text(fragment)
        counted = sum(_COUNTED.search(text, 0, match.start()) is not None for match in _COMPONENT.finditer(text))
        told = counted == 0 or (counted == 1 and self._cues.verbs.search(text) is not None)
        return fragment.closed and not text[0].isdigit() and told

    def _is_title(self, fragments: Sequence[Fragment]) -> bool:
        """Whether the first fragment is a title glued to the sentence after it."""
        if len(fragments) < 2 or fragments[0].closed:
            return False
        text = self._text(fragments[0])
        return len(text.split()) <= _TITLE_WORDS and not self._cues.verbs.search(text)

    def _is_glued_title(self, fragments: Sequence[Fragment], place: int, after_heading: bool) -> bool:
        """Whether a fragment without verb stands between whole sentences, or opens the text, and rules follow it."""
        text = self._text(fragments[place])
        words = text.split()
        crowd = self._captions_around(fragments, place)
        if crowd > _MOST_TITLES or (crowd > 1 and len(words) == 1):
            return False
        following = fragments[place + 1 : place + 3]
        opens = place == 0 or after_heading or fragments[place - 1].closed
        if opens and len(following) == 2 and self._is_caption(following[0]):
            # Titles may stand one after the other.
            following = following[1:]
        followed = bool(following) and following[0].closed and len(_SMALL.findall(self._text(following[0]))) > 1
        if not opens and followed and not self._is_caption(fragments[place - 1]):
            # A sentence before it that lost its full stop.
            opens = self._splitter.echoes(words, following[0].start)
        if self._splitter.is_legend(text) or self._splitter.speaks(words):
            return False
        named = _NAMED_VALUE.match(text) is not None
        return opens and followed and not named and len(words) <= _TITLE_WORDS and TITLE.fullmatch(text) is not None

    def _is_title_after_items(self, fragments: Sequence[Fragment], place: int) -> bool:
        """Whether a title stands behind the whole sentence that ends a list."""
        closed_before = place > 0 and fragments[place - 1].closed
        return closed_before and self._is_caption(fragments[place]) and self._is_glued_title(fragments, place, False)

    def _captions_around(self, fragments: Sequence[Fragment], place: int) -> int:
        """How many fragments without verb stand together here: legends of a picture do, more than two titles never."""
        first = last = place
        while place - first < _MOST_TITLES and first > 0 and self._is_caption(fragments[first - 1]):
            first -= 1
        while last - first < _MOST_TITLES and last + 1 < len(fragments) and self._is_caption(fragments[last + 1]):
            last += 1
        return last - first + 1

    def _is_caption(self, fragment: Fragment) -> bool:
        text = self._text(fragment)
        return not fragment.closed and len(text.split()) <= _CAPTION_WORDS and not self._cues.verbs.search(text)

    def _is_order(self, fragment: Fragment) -> bool:
        """Whether a sentence bids or permits something, as no component and nobody's merit does."""
        text = self._text(fragment)
        return fragment.closed and not text[0].isdigit() and modality(text, "rule", self._cues) in _ORDERS

    def _text(self, fragment: Fragment) -> str:
        return readable(self._body.text[fragment.start : fragment.end])


def _is_cover(body: Body) -> bool:
    """Whether the first page of several holds names only: few words and no sentence."""
    if len(body.pages) < 2:
        return False
    text = body.text[: body.starts[1]]
    return len(text.split()) <= _COVER_WORDS and not re.search(r"[.!?]", text)


def _doubled_word(text: str, fragment: Fragment) -> re.Match[str] | None:
    """The last word of a title in small letters, a legend, where the sentence after it begins with the same."""
    last = _LAST_WORD.search(text, max(fragment.start, fragment.end - _STRAY_LENGTH), fragment.end)
    following = _NEXT_WORD.match(text, fragment.end)
    if last is None or following is None or last.group(1) == following.group(1):
        return None
    return last if last.group(1) == following.group(1).lower() else None
