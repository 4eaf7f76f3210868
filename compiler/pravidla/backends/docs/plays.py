"""The lines of an example: what is given, what players and chance do, what holds afterwards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from pravidla.backends.docs.names import human
from pravidla.backends.docs.phrases import Voice, expression, outline_lines, words_of
from pravidla.backends.docs.phrases.steps import option_title
from pravidla.backends.docs.phrases.voice import Variable, joined
from pravidla.backends.docs.view import Block, Line, Sentence, Word
from pravidla.model import definitions as d
from pravidla.syntax import ast


def scenario_voice(voice: Voice, players: Sequence[str]) -> Voice:
    """The voice that knows the players of an example by their names."""
    people = {name: Variable("player", human(name).title(), True) for name in players}
    return replace(voice, scope={**voice.scope, **people})


def scenario_blocks(voice: Voice, one: d.ScenarioSpec, t: Mapping[str, str]) -> Iterator[Block]:
    """What an example says, part by part."""
    if one.given:
        yield Block(t["given"], given_lines(voice, one.given))
    begins = [] if one.begin is None else [Line(expression(voice, one.begin), label=t["begin"])]
    acting = Line(expression(voice, ast.Name(one.acting.name, one.acting.span)), label=t["acting"])
    yield Block(t["when_played"], (acting, *begins, *play_lines(voice, one, t)))
    if one.then:
        yield Block(t["then"], then_lines(voice, one, t))


def given_lines(voice: Voice, given: d.Outline) -> tuple[Line, ...]:
    """How the position is made."""
    return outline_lines(voice, given)


def play_lines(voice: Voice, one: d.ScenarioSpec, t: Mapping[str, str]) -> tuple[Line, ...]:
    """What players and chance do, the refused line last."""
    lines = [Line(_play(voice, play)) for play, _, _ in one.when]
    if one.illegal is not None:
        because = [_reason(voice, reference.name) for reference in one.because]
        lines.append(Line(_play(voice, one.illegal[0]), label=t["illegal"]))
        if because:
            lines.append(Line(joined([(word,) for word in because], ", "), label=t["because"]))
    return tuple(lines)


def then_lines(voice: Voice, one: d.ScenarioSpec, t: Mapping[str, str]) -> tuple[Line, ...]:
    """What holds afterwards, and who has to decide then."""
    lines = [Line(expression(voice, that)) for that, _, _ in one.then]
    if one.next is not None:
        lines.append(Line(expression(voice, ast.Name(one.next.name, one.next.span)), label=t["next"]))
    return tuple(lines)


def _reason(voice: Voice, name: str) -> Word:
    if name[:1] == "s" and name[1:2].isdigit():
        return voice.names.cites([name])[0]
    owner = voice.names.definitions.get(name.rpartition(".")[0])
    return Word(human(name.rpartition(".")[2]), "" if owner is None else voice.names.link(owner.common).href, name)


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
        term = voice.names.term(one.name.text)
        label = human(one.name.text) if term is None else term.text
        if term is None and one.name.text in voice.names.definitions:
            label = voice.names.label(one.name.text).text
        told.append(words_of(label, ": ", expression(voice, one.value)))
    return joined(told, ", ")
