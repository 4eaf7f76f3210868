"""Who speaks: the names of a game and the variables that a sentence may use."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from pravidla.backends.docs.acting import is_among
from pravidla.backends.docs.names import Names, lower, paragraph_of, title_of
from pravidla.backends.docs.phrases.czech import accusative
from pravidla.backends.docs.view import Sentence, Word
from pravidla.backends.docs.words import quoted
from pravidla.diagnostics import Span
from pravidla.model.definitions import BoardSpec, ListSpec, TrackSpec
from pravidla.syntax import ast
from pravidla.syntax.unparse import unparse

PLAYER = "player"
ON_TURN: tuple[Sentence, Sentence] = ((Word("hráč na tahu"),), (Word("hráče na tahu"),))
_WHO_ACTS = "ten, kdo se právě rozhoduje; nemusí být na tahu"
ACTING: tuple[Sentence, Sentence] = (
    (Word("jednající hráč", "", _WHO_ACTS),),
    (Word("jednajícího hráče", "", _WHO_ACTS),),
)
CHOOSING: tuple[Sentence, Sentence] = ((Word("hráč, který volí"),), (Word("hráče, který volí"),))
_NAME = re.compile(r"[^\W\d]\w*")


@dataclass(frozen=True, slots=True)
class Variable:
    """A name that stands for something: the list it is a row of (`player`, or empty), how it is written."""

    of: str
    shown: str
    is_label: bool
    """whether `shown` says what it is by itself, as `zboží` does"""
    is_many: bool = False
    """whether it is a group of them"""


@dataclass(frozen=True, slots=True)
class Voice:
    """The names of a game, the variables in scope."""

    names: Names
    scope: Mapping[str, Variable] = field(default_factory=dict)
    me: Sentence = ON_TURN[0]
    """who acts: the player that `me` means here"""
    of_me: Sentence = ON_TURN[1]
    """the same in the genitive"""

    def acted_by(self, who: Sentence, of_whom: Sentence) -> Voice:
        """The voice below a line that makes a player the acting one."""
        return replace(self, me=who, of_me=of_whom)

    def inside(self, name: str) -> Voice:
        """The voice of a definition: where its `me` is not always the player on turn, it says no more than it knows."""
        return self.acted_by(*(ACTING if is_among(name, self.names.elsewhere) else ON_TURN))

    @property
    def english(self) -> bool:
        """Whether the page speaks English."""
        return self.names.language == "en"

    def bind_group(self, name: str, of: str = "") -> Voice:
        """The voice that knows a group of rows or players by a letter."""
        one = self.bind(name, of).scope[name]
        letter = one if not one.is_label else Variable(of, name[:1].upper(), False)
        return self._with(name, replace(letter, shown=letter.shown.upper(), is_many=True))

    def bind(self, name: str, of: str = "") -> Voice:
        """The voice below a line that gives something a name: by the glossary, by its list, or as a letter."""
        term = self.names.term(name)
        if term is not None and of != PLAYER:
            return self._with(name, Variable(of, term.text, True))
        if of == name and of != PLAYER:
            return self._with(name, Variable(of, self.names.label(of).text, True))
        taken = {one.shown for other, one in self.scope.items() if other != name}
        first = name[:1].upper() if of == PLAYER else name[:1].lower()
        letters = (first, *(f"{first}{number}" for number in range(2, 99)))
        return self._with(name, Variable(of, next(one for one in letters if one not in taken), False))

    def bind_as(self, name: str, told: str) -> Voice:
        """The voice that tells a name by words of its own."""
        return self._with(name, Variable("", told, True))

    def _with(self, name: str, variable: Variable) -> Voice:
        return replace(self, scope={**self.scope, name: variable})

    def introduced(self, name: str, *, is_object: bool = False) -> Sentence:
        """A variable where it is first told of: what it is, then its letter. `is_object`: in the accusative."""
        one = self.scope[name]
        if one.is_label:
            return words_of(accusative(one.shown, self.names.cases_of(name, one.of)) if is_object else one.shown)
        letter = Word(one.shown, "", name, kind="variable")
        if one.is_many:
            what = Word("hráči") if one.of == PLAYER else self.names.label(one.of) if one.of else Word("")
            group = "skupinu " if is_object else "skupina "
            return words_of(group, letter, " (", what, ")") if one.of else words_of(group, letter)
        if one.of == PLAYER:
            return words_of("hráče " if is_object else "hráč ", letter)
        if not one.of:
            return (letter,)
        label = self.names.label(one.of)
        if is_object:
            label = replace(label, text=accusative(label.text, self.names.cases_of(one.of)))
        return words_of(label, " ", letter)

    def kind_of(self, node: object) -> str:
        """The list that an expression gives a row of; `player` for a player, empty where it cannot be told."""
        known = self.names.meant.kinds.get(getattr(node, "span", None) or Span("", 0, 0))
        if known is not None:
            return known if known == PLAYER or known in self.names.definitions else ""
        match node:
            case ast.Me():
                return PLAYER
            case ast.Name(name=name) if name in self.scope:
                return self.scope[name].of
            case ast.Name(name="players"):
                return PLAYER
            case ast.Name(name=name) | ast.My(name=ast.Word(text=name)) if name in self.names.states:
                return self._of_state(name)
            case ast.Name(name=name):
                return self.names.plurals.get(name) or self.names.row_lists.get(name, "")
            case ast.Field(of=of, name=word):
                column = self.names.columns.get((self.kind_of(of), word.text))
                return column or (self._of_state(word.text) if word.text in self.names.states else "")
            case ast.Call(name=ast.Word(text="next" | "previous"), args=(one,)):
                return self.kind_of(one)
            case ast.PickOf(of=of):
                return self.kind_of(of.source) if isinstance(of, ast.Binder) else self.kind_of(of)
            case ast.Those(binder=binder):
                return self.kind_of(binder.source)
            case ast.Kinds(zone=zone):
                return self.kind_of(zone)
            case ast.At(of=of):
                return self.kind_of(of)
            case ast.Reached(over=over):
                return self.kind_of(over.source)
            case _:
                return ""

    def _of_state(self, name: str) -> str:
        info = self.names.states[name]
        match info.declaration.type:
            case ast.ZoneType(item=ast.OneType(name=item)) | ast.SetType(item=ast.OneType(name=item)):
                return item.text
            case _:
                return info.one_of()

    def is_zone(self, node: object) -> bool:
        """Whether an expression is a place for pieces."""
        match node:
            case ast.Name(name=name) | ast.My(name=ast.Word(text=name)) | ast.Field(name=ast.Word(text=name)):
                info = self.names.states.get(name)
                if isinstance(node, ast.Name) and name in self.scope:
                    return False
                return info is not None and isinstance(info.declaration.type, ast.ZoneType)
            case ast.At(of=of):
                return self.is_zone(of) and self.is_kept_for_each(of)
            case _:
                return False

    def is_kept_for_each(self, node: object) -> bool:
        """Whether an expression names a state of which there is one for each of something: a key picks it."""
        match node:
            case ast.Name(name=name) if name in self.scope:
                return False
            case ast.Name(name=name) | ast.My(name=ast.Word(text=name)) | ast.Field(name=ast.Word(text=name)):
                info = self.names.states.get(name)
                return info is not None and info.declaration.each is not None
            case _:
                return False

    def as_written(self, node: ast.Node) -> Sentence:
        """The sentence of the spec: it reads as English. What players call things stands for the names, with links, and
        signs of arithmetic for those of a keyboard."""
        text = unparse(node)
        result: list[Word] = []
        end = 0
        for match in _NAME.finditer(text):
            name = match.group()
            if text[: match.start()].endswith("options.") and name in self.names.options:
                before = text[end : match.start()].removesuffix("options.")
                option = quoted(self.names.options[name], self.names.language)
                result += [Word(f"{_signs(before)}option "), Word(option, "", name)]
                end = match.end()
                continue
            href = self._leads_to(name)
            who = self.scope.get(name)
            if who is not None and who.of == PLAYER and who.is_label:
                owns = text[match.end() : match.end() + 1] == "."
                result.append(Word(_signs(text[end : match.start()]) + who.shown + ("’s " if owns else "")))
                end = match.end() + owns
                continue
            if href or "_" in name:
                if match.start() > end:
                    result.append(Word(_signs(text[end : match.start()])))
                is_field = text[: match.start()].endswith(".")
                is_called = text[match.end() :].startswith("(")
                result.append(self._titled(name, href, is_field=is_field))
                if is_called and result[-1].text.endswith("”"):
                    result.append(Word(" "))
                end = match.end()
        return (*result, Word(_signs(text[end:]))) if end < len(text) else tuple(result)

    def _titled(self, name: str, href: str, *, is_field: bool) -> Word:
        """What players call something, with its link; in quotation marks where that is more than a word. Columns and
        variables keep their names, with blanks."""
        told = name.replace("_", " ")
        if name in self.scope:
            return Word(told, href if told == name else "", kind="variable")
        if name in self.names.states:
            text = self.names.state(name).text
            return Word(text, href, name if text != name else "")
        if is_field or not href:
            return Word(told, href, name if told != name else "")
        one = self.names.definitions.get(name)
        text = self.names.rows[name].text if one is None else title_of(one.common, self.names.language, told)
        if one is not None and isinstance(one, ListSpec | BoardSpec | TrackSpec):
            return Word(lower(text), href, name)
        return Word(text if text.isalnum() and one is None else quoted(text, self.names.language), href, name)

    def _leads_to(self, name: str) -> str:
        if name in self.names.states:
            return self.names.state(name).href
        if name in self.names.definitions:
            return self.names.link(self.names.definitions[name].common).href
        row = self.names.rows.get(name)
        return "" if row is None else row.href


def _signs(text: str) -> str:
    return text.replace("<=", "≤").replace(">=", "≥").replace(" * ", " × ")


def words_of(*parts: str | Word | Sentence) -> Sentence:
    """A sentence of its parts; texts that meet become one."""
    result: list[Word] = []
    for part in parts:
        for word in (Word(part),) if isinstance(part, str) else (part,) if isinstance(part, Word) else part:
            last = result[-1] if result else None
            if last is not None and not (last.href or last.title or last.kind or word.href or word.title or word.kind):
                result[-1] = Word(last.text + word.text)
            elif word.text:
                result.append(word)
    return tuple(result)


def joined(parts: list[Sentence], between: str) -> Sentence:
    """Sentences one after another with something between them."""
    result: Sentence = ()
    for number, part in enumerate(parts):
        result = words_of(result, between, part) if number else part
    return result


__all__ = ["PLAYER", "Variable", "Voice", "joined", "paragraph_of", "words_of"]
