"""What is asked about sets, in Czech."""

from __future__ import annotations

import pravidla.backends.docs.phrases.expressions as ex
from pravidla.backends.docs.phrases import czech
from pravidla.backends.docs.phrases.places import kinds, taken_from
from pravidla.backends.docs.phrases.voice import PLAYER, Voice, joined, words_of
from pravidla.backends.docs.view import Sentence
from pravidla.model.definitions import TrackSpec
from pravidla.syntax import ast

_FIRST = {"first": "první", "last": "poslední", "top": "vrchní"}
_MEASURES = {"sum": "součet", "highest": "nejvyšší hodnota", "lowest": "nejnižší hodnota"}


def is_open(node: ast.Expr) -> bool:
    """Whether what stands after a question would be read as a part of it: after `…, kde barva je modrá` it would."""
    match node:
        case ast.Count(of=of) | ast.PickOf(of=of):
            return isinstance(of, ast.Binder)
        case ast.Measure(of=of):
            return isinstance(of, ast.Comprehension)
        case ast.Kinds():
            return False
        case _:
            return True


def question(voice: Voice, node: ast.Expr) -> Sentence:
    """A question over a set."""
    match node:
        case ast.AnyOf(binder=binder):
            return words_of("je ", czech.some_word(_gender(voice, binder)), " ", elements(voice, binder)[0])
        case ast.NoneOf(binder=binder):
            return words_of("není ", czech.no_word(_gender(voice, binder)), " ", elements(voice, binder)[0])
        case ast.Every(binder=binder, condition=condition):
            told, inner = each_of(voice, binder)
            return words_of(told, " platí: ", ex.loose(inner, condition))
        case ast.Those(binder=ast.Binder(source=ast.Name(name="players"), where=None, order=None)):
            return words_of("všichni hráči")
        case ast.Those(binder=binder):
            return words_of("všechny: ", elements(voice, binder)[0])
        case ast.Count(of=ast.Name(name="players")):
            return words_of("počet hráčů")
        case ast.Count(of=ast.Binder() as binder):
            return words_of("počet všech: ", elements(voice, binder)[0])
        case ast.Count(of=of) if not isinstance(of, ast.Binder):
            return words_of("počet: ", ex.operand(voice, of))
        case ast.PickOf(which="first", of=ast.Name(name="players")):
            return words_of("první hráč")
        case ast.PickOf(which="last", of=ast.Name(name=name)) if _is_track(voice, name):
            return words_of("poslední pole: ", voice.names.label(name))
        case ast.PickOf(which=which, of=ast.Name(name=name)) if _is_all(voice, name):
            return words_of(_FIRST[which], " ze všech: ", voice.names.label(voice.names.plurals[name]))
        case ast.PickOf(which=which, of=ast.Binder() as binder):
            return words_of(_FIRST[which], " z: ", elements(voice, binder)[0])
        case ast.PickOf(which=which, of=of) if not isinstance(of, ast.Binder):
            return words_of(_FIRST[which], taken_from(voice, of))
        case ast.Measure(kind=kind, of=ast.Comprehension() as of):
            return words_of(_MEASURES[kind], ": ", each(voice, of))
        case ast.Measure(kind=kind, of=of):
            assert not isinstance(of, ast.Comprehension)
            return words_of(_MEASURES[kind], ": ", ex.operand(voice, of))
        case ast.Average(of=of, rounding=rounding):
            way = "nahoru" if rounding == "up" else "dolů"
            return words_of(f"průměr (zaokrouhlený {way}) z hodnot: ", each(voice, of))
        case ast.LongestRun(of=of, joker=joker):
            wild = () if joker is None else words_of(" (", ex.loose(voice, joker), " platí za cokoli)")
            return words_of("délka nejdelší řady, ve které zůstává stejné: ", each(voice, of), wild)
        case ast.SetsOfDifferent(of=of):
            return words_of("velikosti co nejmenšího počtu sad, v nichž je různé: ", each(voice, of))
        case ast.Kinds(zone=zone):
            return kinds(voice, zone, "druhy")
        case _:
            return ()


def _is_track(voice: Voice, name: str) -> bool:
    return isinstance(voice.names.definitions.get(name), TrackSpec)


def _is_all(voice: Voice, name: str) -> bool:
    """Whether a name stands for all rows of a list."""
    return name in voice.names.plurals and name not in voice.scope and name not in voice.names.states


def each(voice: Voice, node: ast.Comprehension) -> Sentence:
    """A figure for each element of a set."""
    told, inner = each_of(voice, node.binder)
    return words_of(ex.operand(inner, node.expr), " – ", told)


def each_of(voice: Voice, binder: ast.Binder) -> tuple[Sentence, Voice]:
    """`pro každou akční kartu k z nabídky`, and the voice that knows the name."""
    gender = _gender(voice, binder)
    told, inner = elements(voice, binder, is_object=True)
    return words_of("pro ", czech.each_word(gender), " ", told), inner


def _gender(voice: Voice, binder: ast.Binder) -> czech.Gender:
    """The gender of what a binder goes through."""
    kind = voice.kind_of(binder.source)
    return gender_of(voice.bind(binder.name.text, kind), binder.name.text)


def gender_of(voice: Voice, name: str) -> czech.Gender:
    """The gender of what a variable stands for; of a letter neuter."""
    one = voice.scope[name]
    if one.of == PLAYER and not one.is_label:
        return "alive"
    if one.is_label:
        return czech.gender_of(one.shown, voice.names.cases_of(name, one.of))
    return czech.gender_of(voice.names.label(one.of).text, voice.names.cases_of(one.of)) if one.of else "n"


def elements(voice: Voice, binder: ast.Binder, *, is_object: bool = False) -> tuple[Sentence, Voice]:
    """`karta k z nabídky, kde …, podle …`, and the voice that knows the name. `is_object`: in the accusative."""
    inner = voice.bind(binder.name.text, voice.kind_of(binder.source))
    told = words_of(inner.introduced(binder.name.text, is_object=is_object), origin(voice, binder.source))
    if binder.where is not None:
        told = words_of(told, ", kde ", ex.loose(inner, binder.where))
    if binder.order is not None:
        told = words_of(told, ", ", order(inner, binder.order))
    return told, inner


def origin(voice: Voice, source: ast.Source) -> Sentence:
    """From what elements are taken; of all players or all rows nothing needs to be said."""
    match source:
        case ast.Name(name="players"):
            return ()
        case ast.Name(name=name) if name in voice.names.plurals and name not in voice.scope:
            return ()
        case ast.Range(lower=low, upper=high):
            return words_of(" od ", ex.operand(voice, low), " do ", ex.operand(voice, high))
        case ast.Reached(start=start, over=over):
            told, _ = elements(voice, over)
            return words_of(", kam lze dojít z: ", ex.operand(voice, start), " přes: ", told)
        case _:
            return taken_from(voice, source)


def order(voice: Voice, node: ast.Order) -> Sentence:
    """In which order elements come."""
    match node:
        case ast.Seated(direction=direction, start=start):
            way = "po směru hodin" if direction == "clockwise" else "proti směru hodin"
            if start is None:
                return words_of(way)
            if voice.kind_of(start) == PLAYER:
                return words_of(way, " od ", ex.of_whom(voice, start))
            return words_of(way, ", první: ", ex.loose(voice, start))
        case ast.Sorted(keys=keys):
            told = [
                words_of(ex.operand(voice, key.expr), " od nejvyšší" if key.descending else " od nejnižší")
                for key in keys
            ]
            return words_of("podle: ", joined(told, ", pak "))
