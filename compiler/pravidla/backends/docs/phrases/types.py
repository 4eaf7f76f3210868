"""Declarations, parameters, events and limits, in Czech; in English with the names that the rules use."""

from __future__ import annotations

import pravidla.backends.docs.phrases.expressions as ex
from pravidla.backends.docs.phrases.steps import each_label
from pravidla.backends.docs.phrases.voice import PLAYER, Voice, joined, words_of
from pravidla.backends.docs.view import Sentence, Word
from pravidla.syntax import ast
from pravidla_runtime.text import NO_BREAK_SPACE, figure_cs

_ZONES = {
    "pile": "hromádka (bez pořadí)",
    "row": "řada",
    "stack": "sloupeček (bere se shora)",
    "deck": "balíček lícem dolů",
    "bag": "pytlík (táhne se naslepo)",
}


def declared(voice: Voice, node: ast.Declaration) -> Sentence:
    """What a state is."""
    if voice.english:
        return voice.as_written(node)
    parts = [kind(voice, node.type)]
    if node.each is not None:
        parts.append(each_label(voice, node.each.text))
    parts += [_modifier(voice, one) for one in node.modifiers]
    return joined(parts, ", ")


def kind(voice: Voice, node: ast.TypeExpr) -> Sentence:
    """What something may be."""
    match node:
        case ast.NumberType(lower=low, upper=high, unit=unit):
            return words_of(
                f"{figure_cs(low)}–{figure_cs(high)}",
                "" if unit is None else NO_BREAK_SPACE + ex.many(voice, unit.text),
            )
        case ast.TruthType():
            return words_of("ano, nebo ne")
        case ast.OneType(name=name):
            return words_of(_label(voice, name.text))
        case ast.OneOrNoneType(name=name, none=none):
            return words_of(_label(voice, name.text), ", nebo ", "nikdo" if none == "nobody" else "nic")
        case ast.KindType(name=name, none=none):
            return words_of("druh: ", _label(voice, name.text), "" if none is None else ", nebo nic")
        case ast.ZoneType(kind=zone, item=item):
            return words_of(_ZONES[zone], ": ", kind(voice, item))
        case ast.MarkerType(track=track):
            return words_of("ukazatel na stupnici: ", _label(voice, track.text))
        case ast.SetType(item=item):
            return words_of("množina: ", kind(voice, item))


def _label(voice: Voice, name: str) -> Word:
    return Word("hráč") if name == PLAYER else voice.names.label(name)


def _modifier(voice: Voice, node: ast.Modifier) -> Sentence:
    match node:
        case ast.Capacity(most=most):
            return words_of("nejvýš ", ex.loose(voice, most))
        case ast.Starts(value=value):
            return words_of("na začátku: ", ex.loose(voice, value))
        case ast.Seen(until=until):
            rest = () if until is None else words_of(", dokud nenastane: ", ex.loose(voice, until))
            return words_of("vidí jen majitel", rest)
        case ast.Unseen():
            return words_of("nikdo nevidí")
        case ast.Refilled(source=source):
            return words_of("doplňuje se odtud: ", ex.loose(voice, source))
        case ast.ResetEach(rule=rule):
            return words_of("na začátku obnoví: ", voice.names.label(rule.text))
        case ast.OffTable():
            return words_of("na stole není, vedou si to pravidla")


def parameters(voice: Voice, params: tuple[ast.Param, ...]) -> tuple[Sentence, Voice]:
    """What a definition is given, and the voice that knows it."""
    told: list[Sentence] = []
    for one in params:
        match one:
            case ast.Param(type=ast.OneType(name=kind_name), name=name):
                text = (name or kind_name).text
                voice = voice.bind(text, kind_name.text)
                said = voice.introduced(text)
            case ast.Param(type=ast.SetType(item=ast.OneType(name=kind_name)), name=ast.Word(text=text)):
                voice = voice.bind_group(text, kind_name.text)
                said = voice.introduced(text)
            case ast.Param(type=type_, name=ast.Word(text=text)):
                voice = voice.bind(text)
                said = words_of(voice.introduced(text), " (", kind(voice, type_), ")")
            case ast.Param(type=type_):
                said = kind(voice, type_)
        told.append(_as_named(voice, one) if voice.english else said)
    return joined(told, ", "), voice


def _as_named(voice: Voice, one: ast.Param) -> Sentence:
    """A parameter in English: its name as the rules below write it, and what it is."""
    match one.type:
        case ast.OneType(name=ast.Word(text=kind_name)):
            what = words_of("player" if kind_name == PLAYER else voice.names.label(kind_name))
        case ast.SetType(item=ast.OneType(name=ast.Word(text=kind_name))):
            what = words_of("players" if kind_name == PLAYER else words_of("set: ", voice.names.label(kind_name)))
        case type_:
            what = voice.as_written(type_)
    named = one.name or (one.type.name if isinstance(one.type, ast.OneType) else None)
    if named is None or "".join(word.text for word in what) == named.text:
        return what
    shown = named.text.replace("_", " ")
    term = voice.names.term(named.text)
    said = words_of(term, ", ", what) if term is not None and not isinstance(one.type, ast.OneType) else what
    return words_of(Word(shown, "", kind="variable"), " (", said, ")")


def event(voice: Voice, node: ast.Event) -> Sentence:
    """When a trigger comes."""
    if voice.english:
        return voice.as_written(node)
    match node:
        case ast.Around(moment=moment, rule=rule):
            return words_of("před: " if moment == "before" else "po: ", ex.loose(voice, ast.Name(rule.text, rule.span)))
        case ast.Reaches(marker=marker, space=space):
            there = voice.names.label(space.text)
            return words_of("když ukazatel vstoupí na pole: ", ex.loose(voice, marker), " – ", there)
        case ast.AtLabel(rule=rule, label=label):
            term = voice.names.term(label.text)
            where = ex.loose(voice, ast.Name(rule.text, rule.span))
            return words_of("v průběhu: ", where, "" if term is None else words_of(" (", term, ")"))


def limit(voice: Voice, node: ast.Limit) -> Sentence:
    """How often something may be done."""
    if voice.english:
        return voice.as_written(node)
    key = () if node.key is None else words_of(" – zvlášť pro: ", voice.names.label(node.key.text))
    return words_of("jednou za: ", ex.loose(voice, ast.Name(node.rule.text, node.rule.span)), key)
