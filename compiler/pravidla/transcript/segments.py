"""Cuts the body at its marks: bullets, numbered steps, labels, footnotes, separators, titles, page breaks."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal, TypeAlias

from pravidla.transcript.body import Body
from pravidla.transcript.capitals import CAPITALS, OF_ADJECTIVES, read_capitals
from pravidla.transcript.cues import Cues
from pravidla.transcript.letters import LOWER, OPENING_QUOTES, UPPER

Form: TypeAlias = Literal["text", "page", "bullet", "number", "label", "footnote", "separator", "title", "furniture"]

_MARK = re.compile(
    rf"(?P<separator>(?:(?<=\s)|^)(?:\*{{3,}}|[-_=]{{4,}})(?=\s|$))"
    rf"|(?P<footnote>(?:(?<=\s)|^)\*\s(?=[{UPPER}]))"
    rf"|(?P<bullet>(?:(?<=\s)|^)(?:[-–•·▪]\s(?=\S)|0\s(?=[{UPPER}][{LOWER}])))"
    rf"|(?P<number>(?:(?<=\s)|^)(?P<digits>\d{{1,2}})\.\s(?=[{UPPER}\d{OPENING_QUOTES}]))"
    rf"|(?P<label>(?<!\w)(?P<word>[{UPPER}][\w-]+)(?:\s(?P<example>\d{{1,3}}))?(?:\s[{LOWER}]+){{0,2}}(?:\s\([^()]{{1,60}}\))?:(?=\s|$))"
    rf"|(?P<shout>(?<!\w)[{UPPER}][{LOWER}]+!(?=\s))"
    rf"|(?P<capitals>{CAPITALS})"
)
_WORD_WITH_STOP = re.compile(r"(\w+)\.\s+$")
_NUMBERED = re.compile(
    rf"(?<![\w.])(?P<number>\d{{1,2}}|[IVX]{{1,4}})\.\s(?P<words>(?P<first>[{UPPER}{LOWER}][\w-]+)(?:\s[^\s.;:]+){{1,9}})"
)
_WORDS = re.compile(r"\S+")
_SENTENCE_FOLLOWS = re.compile(rf"(?P<remark>)\s+[{UPPER}]")
_STEPS_FOLLOW = re.compile(rf"(?P<remark>\s\([^()]{{1,60}}\))?\s+(?:[{UPPER}]|1\.\s)")
_CREDITED = re.compile(rf"[{UPPER}]+(?:\s[{UPPER}]+)*:\s*$")
_UPPER_WORD = re.compile(rf"[{UPPER}]{{2,}}")
_LEAST_TITLE_WORDS = 2
_TERMINATORS = frozenset(".:!?…")
_LIST_TITLE_LENGTH = 60


@dataclass(frozen=True, slots=True)
class Segment:
    """A piece of the body up to the next mark: `value` numbers a step or an example, `label` is the label's class."""

    form: Form
    start: int
    text_start: int
    end: int
    value: int | None = None
    label: str = ""


def find_titles(body: Body, cues: Cues) -> frozenset[str]:
    """Titles that follow a bullet and are glued to a sentence: `- Title Opener …`."""
    openers = "|".join(sorted(cues.openers, key=lambda word: (-len(word), word)))
    pattern = re.compile(
        rf"(?:(?<=\s)|^)[-–•·▪]\s((?:[{UPPER}]\w*|\d+)(?:\s[{LOWER}\d]\w*){{0,4}}?)\s(?=(?:{openers})(?!\w))"
    )
    return frozenset(match.group(1) for match in pattern.finditer(body.text) if not cues.verbs.search(match.group(1)))


def find_segments(body: Body, cues: Cues, titles: frozenset[str]) -> tuple[Segment, ...]:
    """The body from mark to mark; the pieces cover it without gaps."""
    found = [*_marks(body, cues, titles), *_announced_titles(body.text), *_page_marks(body)]
    marks = sorted(found, key=lambda mark: (mark.start, -mark.text_start))
    kept: list[Segment] = []
    for mark in marks:
        if kept and mark.start < kept[-1].text_start:
            continue
        kept.append(mark)
    if not kept:
        return (Segment("text", 0, 0, len(body.text)),)
    first = kept[0].start
    segments = [Segment("text", 0, 0, first)] if body.text[:first].strip() else []
    ends = [mark.start for mark in kept[1:]] + [len(body.text)]
    for mark, end in zip(kept, ends, strict=True):
        segments.append(Segment(mark.form, mark.start, mark.text_start, end, mark.value, mark.label))
        if mark.form in ("title", "furniture") and mark.text_start < end:
            segments[-1] = Segment(mark.form, mark.start, mark.start, mark.text_start)
            segments.append(Segment("text", mark.text_start, mark.text_start, end))
    return tuple(segments)


def _announced_titles(text: str) -> Iterator[Segment]:
    """Numbered titles that a list or an overview announced: `2. Title (see …)`, later `2. Title Opener …`."""
    groups: defaultdict[tuple[str, str], list[re.Match[str]]] = defaultdict(list)
    for match in _NUMBERED.finditer(text):
        groups[match["number"], match["first"].casefold()].append(match)
    for matches in groups.values():
        for one, other in pairwise(matches):
            count = _common_words(one["words"], other["words"])
            if count < _LEAST_TITLE_WORDS:
                continue
            for match in (one, other):
                end = list(_WORDS.finditer(match["words"]))[count - 1].end() + match.start("words")
                # A phase with a roman number may have numbered steps at once.
                follows = (_SENTENCE_FOLLOWS if match["number"].isdigit() else _STEPS_FOLLOW).match(text, end)
                if match["first"][0].isupper() and follows:
                    end = follows.end("remark") if follows["remark"] else end
                    yield Segment("title", match.start(), end, end)


def _common_words(one: str, other: str) -> int:
    """How many words two texts begin with in common."""
    pairs = zip(one.casefold().split(), other.casefold().split(), strict=False)
    return next((place for place, (left, right) in enumerate(pairs) if left.strip(";,.(") != right.strip(";,.(")), 0)


def _page_marks(body: Body) -> Iterator[Segment]:
    for start in body.page_breaks():
        yield Segment("page", start, start, start)


def _marks(body: Body, cues: Cues, titles: frozenset[str]) -> Iterator[Segment]:
    text = body.text
    page_starts = frozenset(body.starts)
    numbers = _Numbering(text)
    title_end = _title_end(cues)
    capitals = read_capitals(body, cues)

    def after_title(start: int) -> bool:
        return bool(title_end.search(text[max(0, start - _LIST_TITLE_LENGTH) : start]))

    last_bullet = -1
    for match in _MARK.finditer(text):
        start, end = match.span()
        before = _previous(text, start)
        opens = before in _TERMINATORS or before in ("", "*") or start in page_starts
        match match.lastgroup:
            case "separator" | "footnote" as form:
                yield Segment("separator" if form == "separator" else "footnote", start, end, end)
            case "bullet":
                listed = last_bullet >= 0 and not _terminated(text, last_bullet, start)
                follower = text[end]
                if opens or before == ")" or listed or (follower.isupper() and not before.isdigit()):
                    yield Segment("bullet", start, end, end)
                    last_bullet = end
            case "number":
                value = int(match["digits"])
                title = numbers.title_at(value, end)
                if title is not None:
                    numbers.accept(value, start, end)
                    yield Segment("title", start, end + len(title), end, value)
                elif _abbreviated(text, start, cues):
                    continue
                elif numbers.continues(value, start, opens or (value == 1 and after_title(start))):
                    numbers.accept(value, start, end)
                    yield Segment("number", start, end, end, value)
            case "label":
                name = _label_class(match["word"], cues)
                if name:
                    printed = int(match["example"]) if match["example"] else None
                    yield Segment("label", start, start, end, printed, name)
                elif opens and _UPPER_WORD.fullmatch(match["word"]) and match.end("word") == end - 1:
                    for first, last in capitals.titles(match["word"]):
                        yield Segment("title", start + first, start + last + 1, end)
            case "shout" if not (before.islower() or before == ",") and (
                name := _label_class(match.group()[:-1], cues)
            ):
                yield Segment("label", start, start, end, None, name)
            case "capitals" if before == "(" or _inside_sentence(text, start, end):
                continue
            case "capitals" if text[end : end + 1] in ("!", ":") and (name := _label_class(match.group(), cues)):
                yield Segment("label", start, start, end, None, name)
            case "capitals" if length := capitals.running_title(match.group(), start):
                yield Segment("furniture", start, start + length, end)
            case "capitals" if _CREDITED.search(text, max(0, start - _LIST_TITLE_LENGTH), start):
                credited = _last_word_label(match, cues)
                if credited is not None:
                    yield credited
            case "capitals" if match.group() not in titles:
                credited = _last_word_label(match, cues)
                run = match.group() if credited is None else match.group()[: credited.start - start]
                for first, last in capitals.titles(run):
                    yield Segment("title", start + first, start + last, end)
                if credited is not None:
                    yield credited
            case _:
                pass


def _previous(text: str, start: int) -> str:
    """The last visible character before an offset; nothing at the start of the text."""
    return text[max(0, start - 40) : start].rstrip()[-1:]


def _inside_sentence(text: str, start: int, end: int) -> bool:
    """Whether capitals stand between small letters: a word made strong, not a title."""
    before = text[max(0, start - 12) : start].rstrip(" ")
    after = text[end : end + 12].lstrip(" ")
    follows = after[:1].islower() or (after[:1] == "(" and after[1:2].islower())
    return bool(before) and (before[-1].islower() or before[-1] == ",") and follows


def _abbreviated(text: str, start: int, cues: Cues) -> bool:
    """Whether an abbreviation stands before a number, so that it is that of a page (`str. 1.`) and no step."""
    word = _WORD_WITH_STOP.search(text[max(0, start - 12) : start])
    return word is not None and word.group(1).casefold() in cues.abbreviations


def _title_end(cues: Cues) -> re.Pattern[str]:
    """Matches a text that ends with a section title: `… Příprava hry`, `… PŘÍPRAVA`."""
    words = "|".join(sorted(cues.title_words, key=lambda word: (-len(word), word)))
    return re.compile(rf"(?<!\w)(?:(?:{words})(?:\s[{LOWER}]\w*){{0,5}}|[{UPPER}]{{3,}})\s*$")


def _terminated(text: str, start: int, end: int) -> bool:
    return end - start > 200 or any(mark in text[start:end] for mark in (". ", "! ", "? ", ".\n"))


def _label_class(word: str, cues: Cues) -> str:
    folded = word.casefold()
    return next((name for name, words in cues.labels.items() if folded in words), "")


def _last_word_label(match: re.Match[str], cues: Cues) -> Segment | None:
    """The label that a run of capitals ends with, before a colon, with its adjective: `THE RULES CZECH AUTHORS: …`."""
    text, end = match.string, match.end()
    if text[end : end + 1] != ":":
        return None
    before, _, word = match.group().rpartition(" ")
    name = _label_class(word, cues)
    adjective = before.rpartition(" ")[2]
    start = end - len(word) - (len(adjective) + 1 if adjective.endswith(OF_ADJECTIVES) else 0)
    return Segment("label", start, start, end, None, name) if name else None


class _Numbering:
    """Which numbers continue a numbered list, and the titles that a list of phases announces."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._last = 0
        self._last_end = 0
        self._titles: dict[int, str] = {}

    def continues(self, value: int, start: int, opens: bool) -> bool:
        """Whether a number at a place is the next of the list, or the first of a new one."""
        if value == 1:
            return opens
        if value != self._last + 1:
            return False
        return opens or not _terminated(self._text, self._last_end, start)

    def title_at(self, value: int, end: int) -> str | None:
        """The title announced earlier for a number, when it stands here once more."""
        title = self._titles.get(value)
        return title if title and self._text.startswith(title, end) else None

    def accept(self, value: int, start: int, end: int) -> None:
        """Takes a number into the list; the item before it becomes a title when it is short and has no full stop."""
        item = self._text[self._last_end : start].strip()
        if self._last and 0 < len(item) <= _LIST_TITLE_LENGTH and item[-1] not in ".:!?":
            self._titles.setdefault(self._last, item)
        self._last, self._last_end = value, end
