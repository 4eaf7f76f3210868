"""The lines of an example: what is given, what players and chance do, what holds afterwards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from pravidla.backends.docs.names import human
from pravidla.backends.docs.phrases import Voice, expression, words_of
from pravidla.backends.docs.phrases.steps import option_title
from pravidla.backends.docs.phrases.voice import PLAYER, Variable, joined
from pravidla.backends.docs.standing import person, result_lines, standing_lines, told_value
from pravidla.backends.docs.view import Block, Line, Sentence, Word
from pravidla.backends.docs.words import quoted
from pravidla.model import definitions as d
from pravidla.syntax import ast


def scenario_voice(voice: Voice, players: Sequence[str]) -> Voice:
    """The voice that knows the players of an example by their names."""
    people = {name: Variable("player", human(name).title(), True) for name in players}
    return replace(voice, scope={**voice.scope, **people})


def scenario_blocks(voice: Voice, one: d.ScenarioSpec, t: Mapping[str, str]) -> Iterator[Block]:
    """What an example says, part by part."""
    if one.given:
        yield Block(t["given"], standing_lines(voice, one.given))
    begins = [] if one.begin is None else [Line(expression(voice, one.begin), label=t["begin"])]
    acting = Line(person(voice, one.acting.name), label=t["acting"])
    yield Block(t["when_played"], (acting, *begins, *play_lines(voice, one, t)))
    if one.then:
        yield Block(t["then"], then_lines(voice, one, t))


def play_lines(voice: Voice, one: d.ScenarioSpec, t: Mapping[str, str]) -> tuple[Line, ...]:
    """What players and chance do, the refused line last."""
    lines = [Line(_play(voice, play)) for play, _, _ in one.when]
    if one.illegal is not None:
        refused = one.illegal[0]
        option = refused.option.text if isinstance(refused, ast.Plays) else ""
        because = [_reason(voice, reference.name, option) for reference in one.because]
        lines.append(Line(_play(voice, refused), label=t["illegal"]))
        if because:
            lines.append(Line(joined([(word,) for word in because], ", "), label=t["because"]))
    return tuple(lines)


def then_lines(voice: Voice, one: d.ScenarioSpec, t: Mapping[str, str]) -> tuple[Line, ...]:
    """What holds afterwards, what players may know of it, and who has to decide then."""
    lines = [line for that, _, _ in one.then for line in result_lines(voice, that)]
    for sight in one.sights:
        player = person(voice, sight.player.name)
        label = t["hidden"] if sight.hidden else t["sees"]
        lines.append(Line(words_of(player, ": ", expression(voice, sight.what)), label=label))
    if one.next is not None:
        lines.append(Line(person(voice, one.next.name), label=t["next"]))
    return tuple(lines)


def _reason(voice: Voice, name: str, option: str) -> Word:
    """A paragraph, or what the player is told: the refusal of a condition of the option, or of one named in full."""
    if name[:1] == "s" and name[1:2].isdigit():
        return voice.names.cites([name])[0]
    owner = voice.names.definitions.get(name.rpartition(".")[0])
    refusals = voice.names.refusals
    last = name.rpartition(".")[2]
    ends = (f".{name}", f".{option}.{last}")
    inner = (text for full, text in refusals.items() if full.endswith(ends))
    told = refusals.get(name) or refusals.get(f"{option}.{last}") or next(inner, None)
    text = _usual_reason(voice, last) if told is None else quoted(told, voice.names.language)
    return Word(text, "" if owner is None else voice.names.link(owner.common).href, name)


def _usual_reason(voice: Voice, name: str) -> str:
    """What hinders a move where no condition with a text does: its price, that it is not offered, what is picked."""
    usual = {
        "decision": ("teď se rozhoduje o něčem jiném", "something else is decided now"),
        "limit": ("víckrát to už nejde", "not so often"),
        "pay": ("nestačí to na cenu", "the price cannot be paid"),
        "when": ("tato možnost se teď nenabízí", "this is not offered now"),
    }
    if name in usual:
        return usual[name][voice.english]
    picked = voice.names.label(voice.names.plurals.get(name, name)).text
    return f"not to be picked: {picked}" if voice.english else f"to vybrat nelze: {picked}"


def _play(voice: Voice, play: ast.Play) -> Sentence:
    match play:
        case ast.Plays(player=player, option=option, values=values):
            picks = words_of(" (", _picks(voice, values), ")") if values else ()
            return words_of(_who(voice, player), ": ", option_title(voice, option.text), picks)
        case ast.PlaysChoice(player=player, values=values):
            return words_of(_who(voice, player), ": ", _picks(voice, values))
        case ast.PlaysStop(player=player):
            return words_of(_who(voice, player), ": ", option_title(voice, "stop"))
        case ast.ChanceGives(outcomes=outcomes):
            told = joined([expression(voice, one) for one in outcomes], ", ")
            return words_of("chance gives " if voice.english else "náhoda určí: ", told)


def _who(voice: Voice, player: ast.Word) -> str:
    one = voice.scope.get(player.text)
    return human(player.text) if one is None else one.shown


def _picks(voice: Voice, values: tuple[ast.NamedValue, ...]) -> Sentence:
    told = []
    for one in values:
        told.append(words_of(_pick(voice, one), ": ", told_value(voice, one.value)))
    return joined(told, ", ")


def _pick(voice: Voice, one: ast.NamedValue) -> str:
    """What is picked: by the glossary, by its list, by what is picked, by its name."""
    name = one.name.text
    term = voice.names.term(name)
    if term is not None:
        return term.text
    of = name if name in voice.names.definitions else "" if voice.english else voice.kind_of(one.value)
    if of == PLAYER:
        return "hráč"
    return voice.names.label(of).text if of else human(name)
