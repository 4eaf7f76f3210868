"""Where things are and what belongs to what: zones, groups, places picked by a key, figures of tables."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pravidla.backends.docs.phrases.expressions as ex
from pravidla.backends.docs.phrases import czech
from pravidla.backends.docs.phrases.voice import PLAYER, Voice, joined, words_of
from pravidla.backends.docs.view import Sentence, Word
from pravidla.model.definitions import TableSpec
from pravidla.syntax import ast


def looked_up(voice: Voice, node: ast.At) -> Sentence:
    """A place of a table, of an array, of a state that is kept for each of something."""
    keys = joined([for_key(voice, one) for one in node.args], " a ")
    match node.of:
        case ast.Name(name=name) if isinstance(voice.names.definitions.get(name), TableSpec):
            return words_of("údaj z tabulky ", ex.operand(voice, node.of), " pro ", keys)
        case _:
            return words_of(ex.operand(voice, node.of), " pro ", keys)


def counted(voice: Voice, node: ast.At) -> Sentence:
    """How many pieces of one kind a zone holds: `kolikrát je c v zásobě`."""
    kind = joined([ex.loose(voice, one) for one in node.args], ", ")
    named = _named(voice, node.of)
    if named is None or not named.is_sure:
        return words_of("počet kusů ", kind, ": ", ex.operand(voice, node.of))
    return words_of("kolikrát ", named.verb, " ", kind, " ", named.where)


def for_key(voice: Voice, node: ast.Expr) -> Sentence:
    """A key after `pro`: `místo s`, `žolíka`, `(číslo kola + 1)`."""
    match node:
        case ast.Me():
            return voice.of_me
        case ast.Name(name=name) if name in voice.scope:
            one = voice.scope[name]
            if one.of == PLAYER:
                return ex.of_whom(voice, node)
            if one.is_label:
                return as_object(voice, node)
            letter = Word(one.shown, "", name, kind="variable")
            if not one.of or one.is_many:
                return (letter,)
            label = voice.names.label(one.of)
            return words_of(czech.head_of(czech.accusative(label.text, voice.names.cases_of(one.of))), " ", letter)
        case _:
            return as_object(voice, node)


def as_object(voice: Voice, node: ast.Expr) -> Sentence:
    """Something that goes by a name in the accusative: `kartu`, `radnici`, `knihu (t)`; letters stay alone."""
    match node:
        case ast.Name(name=name) if name in voice.scope and voice.scope[name].is_label:
            one = voice.scope[name]
            return (Word(czech.accusative(one.shown, voice.names.cases_of(name, one.of))),)
        case ast.Name(name=name) if name in voice.names.rows and name not in voice.scope:
            row = voice.names.rows[name]
            return (replace(row, text=czech.accusative(row.text, voice.names.cases_of(name))),)
        case ast.Field(name=ast.Word(text=name)) | ast.My(name=ast.Word(text=name)):
            label, *rest = ex.operand(voice, node) or (Word(""),)
            return (replace(label, text=czech.accusative(label.text, voice.names.cases_of(name))), *rest)
        case _:
            return ex.operand(voice, node)


@dataclass(frozen=True, slots=True)
class _Held:
    """How something is said to be in a zone or to belong to a set."""

    verb: str
    where: Sentence
    """`v ruce hráče na tahu`, `mezi postavené dominanty`"""
    of: Sentence
    """where things of it come from; empty where the spec gives no genitive"""
    is_sure: bool
    is_one: bool
    """whether the name stands for one thing, which holds others"""


def _named(voice: Voice, node: object) -> _Held | None:
    """A zone or set that goes by a name: how things are in it, and how they come from it."""
    match node:
        case ast.Name(name=name) if name in voice.scope:
            one = voice.scope[name]
            if not one.is_many:
                return None
            letter = Word(one.shown, "", name, kind="variable")
            told = words_of("do skupiny ", letter)
            return _Held("patří", told, words_of("ze skupiny ", letter), is_sure=True, is_one=False)
        case ast.Name(name=name) if name in voice.names.states:
            return _declared(voice, name, ())
        case ast.My(name=ast.Word(text=name)) if name in voice.names.states:
            return _declared(voice, name, words_of(" ", voice.of_me))
        case ast.Field(of=of, name=ast.Word(text=name)) if voice.kind_of(of) == PLAYER and name in voice.names.states:
            return _declared(voice, name, words_of(" ", ex.of_whom(voice, of)))
        case ast.Field(of=of, name=ast.Word(text=name)) if name in voice.names.states or voice.names.term(name):
            return _declared(voice, name, words_of(" (", ex.loose(voice, of), ")"))
        case ast.At(of=of, args=args):
            held = _named(voice, of)
            if held is None:
                return None
            keys = words_of(" pro ", joined([for_key(voice, one) for one in args], " a "))
            where, of_it = words_of(held.where, keys), words_of(held.of, keys) if held.of else ()
            return _Held(held.verb, where, of_it, is_sure=held.is_sure, is_one=held.is_one)
        case _:
            return None


def _declared(voice: Voice, name: str, whose: Sentence) -> _Held:
    word = voice.names.state(name) if name in voice.names.states else voice.names.label(name)
    cases = voice.names.cases_of(name)
    of = words_of(replace(word, text=czech.with_z(cases[2])), whose) if 2 in cases else ()
    if 6 in cases:
        return _Held("je", words_of(replace(word, text=czech.with_v(cases[6])), whose), of, is_sure=True, is_one=True)
    if 4 in cases or czech.is_many(word.text):
        told = words_of("mezi ", replace(word, text=cases.get(4, word.text)), whose)
        return _Held("patří", told, of, is_sure=True, is_one=False)
    return _Held("patří", words_of("sem: ", word, whose), of, is_sure=False, is_one=False)


def belongs(voice: Voice, element: Sentence, many: ast.Expr | ast.Range, *, does: bool) -> Sentence:
    """`c je v zásobě`, `vysílač nepatří mezi postavené dominanty`."""
    if isinstance(many, ast.Range):
        return words_of(element, " je" if does else " není", " v rozmezí ", ex.loose(voice, many))
    held = _named(voice, many)
    if held is None:
        return words_of(element, " patří" if does else " nepatří", " mezi: ", ex.operand(voice, many))
    verb = held.verb if does else {"je": "není"}.get(held.verb, f"ne{held.verb}")
    return words_of(element, " ", verb, " ", held.where)


def emptiness(voice: Voice, many: ast.Expr, *, is_empty: bool) -> Sentence:
    """Whether there is nothing in a zone or a set."""
    held = _named(voice, many)
    if held is not None and held.is_one:
        return words_of(held.where, " nic není" if is_empty else " něco je")
    if held is not None and held.of and isinstance(many, ast.Name) and many.name in voice.scope:
        return words_of(ex.loose(voice, many), ": ", "nikdo či nic" if is_empty else "aspoň jeden prvek")
    return words_of(ex.operand(voice, many), ": ", "nic" if is_empty else "aspoň jeden kus")


def kinds(voice: Voice, zone: ast.Expr, begin: str) -> Sentence:
    """`druhy v zásobě`, `druhy z vyložených karet`; `begin`: the word for kinds as the sentence needs it."""
    held = _named(voice, zone)
    if held is None or not (held.is_one or held.of):
        return words_of(f"{begin} zde: ", ex.operand(voice, zone))
    return words_of(f"{begin} ", held.where if held.is_one else held.of)


def taken_from(voice: Voice, source: ast.Expr) -> Sentence:
    """` z ruky hráče na tahu`, ` ze skupiny T`."""
    if isinstance(source, ast.Kinds):
        return words_of(" ", kinds(voice, source.zone, "z druhů"))
    held = _named(voice, source)
    return words_of(" ", held.of) if held is not None and held.of else words_of(" z: ", ex.operand(voice, source))
