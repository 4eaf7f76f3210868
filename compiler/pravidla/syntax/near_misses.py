"""What people write instead, as data: a pattern, and how the language says it.

A row applies to a sentence that does not parse, when its pattern meets the place of the error. The first row that
fits gives the hint. Hints may use the groups of the pattern (`\\1`).
"""

from __future__ import annotations

import re
from collections.abc import Set
from dataclasses import dataclass
from typing import Final

_NUMBERS = "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve"
_VERBS = "gains?|pays?|loses?|draw|move|roll|choose|chooses|mark|add|advance|shuffle|show|swap|do|let|set"
_BEFORE_ARTICLE = f"{_VERBS}|is|not|in|from|to|of|by|for|and|or|if|with|into|than|where|then|else|while|until|as"


@dataclass(frozen=True, slots=True)
class NearMiss:
    """One row of the table."""

    name: str  # names the row in tests
    pattern: re.Pattern[str]  # what is typed
    hint: str  # how it is said
    entries: Set[str] = frozenset()  # the kinds of line it applies to; all when empty
    expected: str = ""  # a terminal that the parser must expect at the error; any when empty


_AROUND: Final = 200
"""How many characters before and behind an error count; patterns for the beginning of a line see all before it."""
_STEP: Final = frozenset({"step_line"})
_DECLARED: Final = frozenset({"declaration", "column", "heading"})
_SENTENCE: Final = frozenset({"step_line", "header_line", "option_line", "condition", "expr", "choose"})
_OUTLINE: Final = frozenset({"step_line", "header_line"})


def _row(name: str, pattern: str, hint: str, entries: Set[str] = frozenset(), expected: str = "") -> NearMiss:
    return NearMiss(name, re.compile(pattern), hint, entries, expected)


NEAR_MISSES: Final[tuple[NearMiss, ...]] = (
    # signs
    _row("typographic_range", r"\b(\d+)\s*[−–—‒‑]\s*(\d+)", r"a range is `\1..\2`; less is `\1 - \2`"),
    _row("typographic_minus", r"[−–—‒‑]", "less is `-`: `a - b`"),
    _row("many_dots", r"…|\.{3,}", "a range has two dots: `1..6`"),
    _row("blank_of_another_kind", r"[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]", "write an ordinary blank"),
    _row("times_sign", r"[×·✕]", "`a * b`"),
    _row("division_sign", r"÷", "`a / b rounded down`"),
    _row("double_equals", r"==", "equality is `is`: `a is b`"),
    _row("unequal", r"!=|<>|≠", "inequality is `is not`: `a is not b`"),
    _row("add_and_assign", r"\+=|\+\+", "`increase X by E`", _STEP),
    _row("subtract_and_assign", r"-=|--", "`decrease X by E`", _STEP),
    _row("reversed_comparison", r"=<|=>|≤|≥", "comparisons are `<`, `<=`, `>` and `>=`"),
    _row("assignment", r"^[\w.\[\]\s]+?:?=", "`set X to E` changes, `let x be E` makes a new local", _STEP),
    _row("single_equals", r"(?<![<>]):?=", "equality is `is`: `a is b`"),
    _row("ampersands", r"&&?", "both is `and`: `a and b`"),
    _row("bars", r"\|\|?", "either is `or`: `a or b`"),
    _row("exclamation", r"!", "denial is `not`: `not a`"),
    _row("percent", r"%", "what is left over is `remainder of a / b`"),
    _row("bare_citation", r"[\[(]\s*(?:§\s*)?\d+\.\d+|\(s\d+\.\d+", "a citation is `[s3.8]` or `[s3.8, s3.9]`"),
    _row("decimal", r"\b\d+[.,]\d+(?!\s*\])", "numbers are whole; a division rounds: `a / 2 rounded up`"),
    _row("early_citation", r"\[s\d+[^\]]*\]\s*\S", "a citation stands at the end of the line"),
    _row("possessive", r"(\w+)['’]s?\s+(\w+)", r"what a player or row has follows a dot: `\1.\2`"),
    _row("quotes", r"[\"'“”„‚‘’]", "names stand without quotes"),
    _row("empty_brackets", r"(\w+)\s*\(\s*\)", r"without arguments there are no brackets: `\1`"),
    _row("full_stop", r"[.;!]\s*$", "a sentence ends without a sign; each stands on a line of its own"),
    _row(
        "chained_comparison",
        r"[<>]=?(?:(?!\b(?:and|or|if|then|else|a|i|nebo)\b)[^<>])*[<>]",
        "a comparison has two sides: `a < b and b < c`",
    ),
    # words
    _row(
        "capital",
        r"\b(?:If|IF|And|AND|Or|OR|Not|NOT|For|FOR|Choose|Gain|Pay|Move|Draw|Set|Let|Do|Is|IS|While|Repeat|Otherwise)\b",
        "the words of the language are written small",
    ),
    _row("czech_or", r"\bnebo\b", "the words of the language are English: `nebo` is `or`"),
    _row("czech_is_not", r"\bnení\b", "the words of the language are English: `není` is `is not`"),
    _row("czech_not", r"\bne\b", "the words of the language are English: `ne` is `not`"),
    _row("czech_is", r"\bje\b", "the words of the language are English: `je` is `is`"),
    _row("czech_if", r"\b(když|pokud|jestliže|jestli)\b", r"the words of the language are English: `\1` is `if`"),
    _row("czech_otherwise", r"\bjinak\b", "the words of the language are English: `jinak` is `otherwise`"),
    _row(
        "czech_and",
        rf"(?:\b(?!(?:{_BEFORE_ARTICLE})\b)\w+|[\])])\s+(?:a|i)\s+[\w(]",
        "the words of the language are English: `a` is `and`",
    ),
    # declarations
    _row(
        "zone_without_of",
        r"\b(pile|row|stack|deck|bag)\s+(?!of\b)(\w+)",
        r"a zone says of what it is: `\1 of \2`",
        _DECLARED,
    ),
    _row(
        "not_shown",
        r"(?<=, )(not shown|hidden|internal|bookkeeping)\b",
        "`seen by nobody`, or `not on the table` where only the rules keep it",
        _DECLARED,
    ),
    _row("none_first", r"\b(nothing|nobody)\s+or\s+(\w+)", r"`\2 or \1`", _DECLARED),
    _row("hyphenated_range", r"\b(\d+)\s*(?:-|–|to)\s*(\d+)", r"a range is `\1..\2`", _DECLARED),
    # outline
    _row("else", r"^\s*(else|elif|elsif|elseif)\b", "`otherwise:` and `otherwise if C:`", _OUTLINE),
    _row("if_then", r"^\s*(?:otherwise\s+)?if\b.*\bthen\b", "what follows stands below: `if C:`", _OUTLINE),
    _row("for_each", r"^\s*(for\s+(each|every|all)|foreach)\b", "`for p in players:`", _OUTLINE),
    _row(
        "each_player",
        r"^\s*(each|every|all)\s+players?\b(?!\s+secretly)",
        "a loop over players: `for p in players clockwise:` and `p gains 2 coins`",
        _OUTLINE,
    ),
    _row("repeat_up_to", r"^\s*repeat\s+up\s+to\b", "`repeat 0..3 times:` asks before each round", _OUTLINE),
    _row("choose_and", r"\band\s+\w+\s+from\b", "several choices are parted by commas: `choose a from S, b from T`"),
    _row(
        "rank_without_tie",
        r"^\s*rank\b(?!.*ties\s+share).*",
        "a ranking says what a tie does: `as places, ties share`",
        _OUTLINE,
        "_TIES_SHARE",
    ),
    _row(
        "turns_without_start",
        r"^\s*take\s+turns\b.*",
        "`take turns clockwise from p until C:` says who begins",
        _OUTLINE,
    ),
    # steps by other names
    _row(
        "discard",
        r"^\s*(\w+\s+)?discards?\b",
        "`move 2 of good from my hand to discard`",
        _STEP,
    ),
    _row("remove", r"^\s*(\w+\s+)?(removes?|trash|trashes)\b", "`move c from my hand to box`", _STEP),
    _row("put", r"^\s*(\w+\s+)?(puts?|places?)\b", "`move c from my hand to display`", _STEP),
    _row("deal", r"^\s*(\w+\s+)?deals?\b", "`draw 13 cards from pack to p.hand`", _STEP),
    _row("draws", r"^\s*\w+\s+draws\b", "`draw 2 cards from pack to p.hand`", _STEP),
    _row("moves", r"^\s*\w+\s+moves\b", "a move has no actor: `move c from p.hand to discard`", _STEP),
    _row(
        "draw_where",
        r"^\s*draw\b(?!.*\bto\b.*\w).*",
        "a draw says from where to where: `draw 1 card from pack to my hand`",
        _STEP,
    ),
    _row(
        "move_where",
        r"^\s*move\b(?!.*\bto\b.*\w).*",
        "a move says where to: `move 1 of seed from my hand to discard`",
        _STEP,
    ),
    _row("mark_where", r"^\s*mark\b(?!.*\bin\b).*", "say where it lies: `mark card in my city as closed`", _STEP),
    _row("receive", r"^\s*(\w+\s+)?(receives?|gets?|earns?|wins?|scores?)\b", "`p gains 2 coins`", _STEP),
    _row("spend", r"^\s*(\w+\s+)?spends?\b", "`p pays 2 coins`", _STEP),
    _row("reveal", r"^\s*(\w+\s+)?reveals?\b", "`show Z to p`, or a truth named by `seen by owner until shown`", _STEP),
    _row("return", r"^\s*return\b", "`stop` leaves the rule; there is no way out of a loop alone", _STEP),
    _row(
        "break",
        r"^\s*(break|continue|exit|skip)\b",
        "`stop` leaves the rule; there is no way out of a loop alone",
        _STEP,
    ),
    _row("do_with", r"^\s*do\s+(\w+)\s+with\b", r"what a rule is given stands in brackets: `do \1(a, b)`", _STEP),
    _row("gain_to", r"^\s*gains?\b.*\bto\b", "who gains stands first: `p gains 2 coins`", _STEP),
    _row("call", r"^\s*(call|run|perform|execute|play)\s+(\w+)", r"a rule is carried out by `do \2`", _STEP),
    _row("end_game", r"^\s*(end\s+game|game\s+over)\b", "`end the game`", _STEP),
    # amounts and questions by other names
    _row("me_dot", r"\bme\s*\.\s*(\w+)", r"what the acting player has is `my \1`"),
    _row("number_word", rf"\b(?:{_NUMBERS})\s+\w+", "amounts are digits: `gain 2 coins`"),
    _row("number_of", r"\b(?:number|amount|size|length)\s+of\b|\blen(?:gth)?\s*\(", "`count of my hand`"),
    _row("all_of", r"\ball\s*\(.*", "`every (x in S has C)`"),
    _row("exists", r"\b(?:some|exists|exist)\s*\(.*", "`any (x in S where C)`"),
    _row("none_of", r"\bnone\s*\(.*", "`no (x in S where C)`"),
    _row(
        "question_without_brackets",
        r"\b(any|no|every|those)\s+\w+",
        r"what is asked of a set stands in brackets: `\1 (x in S where C)`",
        expected="LPAR",
    ),
    _row(
        "figure_without_brackets",
        r"\b(sum|highest|lowest|average|longest run|sets of different)\b.*\bfor",
        r"a figure for each element stands in brackets: `\1 of (E for x in S)`",
    ),
    _row("contains", r"(\S+)\s+(?:contains?|includes?|has)\s+(\S+)", r"membership is `in`: `\2 in \1`"),
    _row("modulo", r"\bmod(?:ulo)?\b", "what is left over is `remainder of a / b`"),
    _row("divided_by", r"\bdivided\s+by\b", "`a / 2 rounded down`"),
    _row("multiplied_by", r"\bmultiplied\s+by\b|\bx\s+\d", "`a * b`"),
    _row("plus", r"\bplus\b", "`a + b`"),
    _row("minus", r"\bminus\b", "`a - b`"),
    _row(
        "compared_in_words",
        r"\bis\s+(?:at\s+least|at\s+most|(?:more|less|fewer|greater|bigger|smaller|higher|lower)\b)|\b(?:more|less|greater)\s+than\b",
        "comparisons are signs: `>=`, `<=`, `<`, `>`",
    ),
    _row("equals", r"\b(?:equals|equal\s+to)\b", "equality is `is`: `a is b`"),
    _row("article", r"\b(?:the|an?)\s+\w+", "no articles: `first of deck`, `count of deck`", _SENTENCE),
    _row(
        "amount_in_brackets",
        rf"\b(?:{_VERBS})\s+([a-z_][\w.]*)\s+(?!from\b|to\b|by\b|into\b|with\b)([a-z]\w*)",
        r"a computed amount with its unit stands in brackets: `(\1) \2`",
        _STEP,
    ),
    _row(
        "rounding",
        r"/.*",
        "a division says how it rounds: `a / 2 rounded up`",
        expected="ROUNDED",
    ),
)


def hint_for(entry: str, text: str, start: int, end: int, expected: Set[str]) -> str | None:
    """The hint of the first row that fits an error at characters `start` to `end`, where `expected` could stand."""
    first, last = max(0, start - _AROUND), min(len(text), end + _AROUND)
    for row in NEAR_MISSES:
        if (row.entries and entry not in row.entries) or (row.expected and row.expected not in expected):
            continue
        whole_line = row.pattern.pattern.startswith("^")
        for match in row.pattern.finditer(text, 0 if whole_line else first, last):
            if match.start() <= end + 1 and match.end() >= start - 1:
                return match.expand(row.hint)
    return None


def near_miss(name: str) -> NearMiss:
    """The row of that name."""
    return next(row for row in NEAR_MISSES if row.name == name)
