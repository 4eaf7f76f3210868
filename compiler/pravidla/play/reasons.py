"""Answers to "why may I not do this?": from a part of a move's text, or an action with arguments, to all reasons."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from shlex import join
from types import MappingProxyType
from typing import Any

from pravidla.diagnostics.visible import shortened
from pravidla.folding import fold
from pravidla.interface import Reason
from pravidla.play.choices import is_inside, is_meant, is_said, names_something, sought
from pravidla.play.picks import picked_in
from pravidla.play.session import Session, Table
from pravidla.play.wording import phrases
from pravidla_runtime.actions import outlines, value_name, values_of
from pravidla_runtime.errors import Reason as NotLegal
from pravidla_runtime.layout import Block, GameInfo, Pick
from pravidla_runtime.modules import OUT_OF_PLAY, is_out_of_play, out_of_play

_MOST_ANSWERS = 5
_MOST_LOOKED_AT = 60
"""Moves that fit a question, looked at for those that are refused."""
_MOST_TRIED = 20_000
_NUMBER = re.compile(r"-?[0-9]{1,12}")
_TRUE = frozenset({"true", "ano", "yes", "1"})
_FALSE = frozenset({"false", "ne", "no", "0"})
_NOT_THERE = "Na výběr teď není"
"""How a reason begins that something is not among what can be picked."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A move in words and every reason against it; no reason when it is allowed. What fits the words of an action and
    none of its choices is answered with those that there are, and with what the action cites."""

    text: str
    reasons: tuple[Reason, ...]
    choices: tuple[str, ...] = ()
    cites: tuple[str, ...] = ()


def ask_why(session: Session, question: str, language: str, *, in_part: bool = True) -> list[Answer] | tuple[str, ...]:
    """At most five answers, moves of this decision before actions of others; a line for each action of the game when
    the question fits none. With `in_part`, words that are in no move are passed over where nothing fits them all."""
    state: Any = session.state
    info: GameInfo = state.game.info
    word, _, rest = question.partition(" ")
    modules = state.game.modules
    blocks = [one for one in info.blocks if not is_out_of_play(one.modules, modules)]
    block = next((one for one in info.blocks if fold(one.name) == fold(word)), None)
    if block is not None and block not in blocks:
        return [_absent(state, block, _outline(info, block, language))]
    if block is not None:
        answer = _by_name(state, block, rest, language)
        if answer is not None:
            return [answer]
    words = fold(question).split()
    found = _found(state, blocks, words, language) or _of_absent(state, words, language)
    if not found and in_part:
        understood = [word for word in words if _is_known(state, blocks, word, language)]
        found = _found(state, blocks, understood, language) if understood else []
    return found or tuple(_line(info, block, language) for block in blocks)


def _found(state: Any, blocks: Sequence[Block], words: Sequence[str], language: str) -> list[Answer]:
    """Answers for what the words fit best: as they stand, in any form, begun alike, inside of others."""
    ways = (
        (_of_this_decision, is_said), (_of_others, is_said), (_of_this_decision, is_meant), (_of_others, is_meant),
        (_begun_alike, is_said), (_begun_alike, is_meant), (_of_this_decision, is_inside), (_of_others, is_inside),
    )  # fmt: skip
    for look, fits in ways:
        found = look(state, blocks, words, fits, language)
        if found:
            return found
    return []


def _is_known(state: Any, blocks: Sequence[Block], word: str, language: str) -> bool:
    """Whether a folded word is in a move of this decision."""
    return names_something(word) and any(is_meant(word, sought(text)) for _, text in _moves(state, blocks, language))


def _of_absent(state: Any, words: Sequence[str], language: str) -> list[Answer]:
    """Answers for actions of modules that are not in play."""
    info, modules = state.game.info, state.game.modules
    blocks = [one for one in info.blocks if is_out_of_play(one.modules, modules)]
    told = [(block, said) for block in blocks for said in _wordings(info, block, language)]
    for fits in (is_said, is_meant):
        found = [_absent(state, one, said) for one, said in told if all(fits(word, sought(said)) for word in words)]
        if found:
            return found[:_MOST_ANSWERS]
    return []


def _absent(state: Any, block: Block, text: str) -> Answer:
    """The answer for an action of a module that is not in play."""
    said = outlines(state.game.info, block)[:1] or ((block.name, block.name),)
    names, modules = state.game.info.module_names, state.game.modules
    return Answer(text, (NotLegal(*out_of_play(f"„{said[0][0]}“", f"“{said[0][1]}”", block.modules, modules, names)),))


def start_with(table: Table, reasons: Sequence[Reason]) -> str:
    """The command that begins a game with the modules that something refused belongs to; empty where it belongs to
    none."""
    named = next((one.name for one in reasons if one.name.startswith(OUT_OF_PLAY)), "")
    if not named:
        return ""
    modules = [*table.modules, *named.removeprefix(OUT_OF_PLAY).split("+")]
    parts = ["pravidla", "play", table.game, "--players", str(table.players)]
    parts += [part for module in modules for part in ("--module", module)]
    parts += [part for overlay in table.overlays for part in ("--overlay", overlay)]
    return join(parts)


def _of_this_decision(
    state: Any, blocks: Sequence[Block], words: Sequence[str], fits: Callable[[str, str], bool], language: str
) -> list[Answer]:
    """Answers for the moves of the decision that is waited for; those that are refused come first."""
    found: list[Answer] = []
    for action, text in _moves(state, blocks, language):
        if all(fits(word, sought(text)) for word in words):
            meaning = state.action(action)
            found.append(Answer(text, tuple(state.why_not(meaning.decision, **meaning.arguments))))
            if len(found) == _MOST_LOOKED_AT:
                break
    if not all(map(_is_absent, found)):
        found = [one for one in found if not _is_absent(one)]
    return sorted(found, key=_interest)[:_MOST_ANSWERS]


def _is_absent(answer: Answer) -> bool:
    """Whether something in a move belongs to a module that is not in play."""
    return any(reason.name.startswith(OUT_OF_PLAY) for reason in answer.reasons)


def _interest(answer: Answer) -> int:
    """The order of answers: what is refused by a condition, what is allowed, what is not there to be picked at all."""
    if not answer.reasons:
        return 1
    return 2 if any(reason.cs.startswith(_NOT_THERE) for reason in answer.reasons) else 0


def _of_others(
    state: Any, blocks: Sequence[Block], words: Sequence[str], fits: Callable[[str, str], bool], language: str
) -> list[Answer]:
    """Answers for actions of any decision whose words without what is picked fit."""
    told = [(block, said) for block in blocks for said in _wordings(state.game.info, block, language)]
    found = [(block, said) for block, said in told if all(fits(word, sought(said)) for word in words)]
    answers = dict.fromkeys(_in_general(state, block, said, language) for block, said in found)
    return list(answers)[:_MOST_ANSWERS]


def _begun_alike(
    state: Any, blocks: Sequence[Block], words: Sequence[str], fits: Callable[[str, str], bool], language: str
) -> list[Answer]:
    """Answers for actions of any decision that begin with the first word and have the most of their words in the
    question. What the question says besides is what is picked, as far as it is understood."""
    told = [(block, said) for block in blocks for said in _wordings(state.game.info, block, language)]
    begun = [(block, said) for block, said in told if words and fits(words[0], " ".join(fold(said).split()[:1]))]
    near = [_nearness(said, words, fits) for _, said in begun]
    found = [one for one, nearness in zip(begun, near, strict=True) if nearness == max(near)]
    answers: dict[tuple[object, ...], Answer] = {}
    for block, said in found:
        left = [word for word in words if not fits(word, sought(said))]
        arguments = picked_in(state, block, left, language)
        answer = _with(state, block, said, arguments, language) if arguments else None
        if answer is None or not answer.reasons:
            answer = _in_general(state, block, said, language, arguments)
        answers.setdefault((said, answer.reasons, answer.choices), answer)
    return list(answers.values())[:_MOST_ANSWERS]


def _nearness(outline: str, words: Sequence[str], fits: Callable[[str, str], bool]) -> int:
    """How many words of an action are in the question, less those that are not."""
    asked = " ".join(words)
    return sum(1 if fits(word, asked) else -1 for word in re.findall(r"\w+", fold(outline)))


def _in_general(
    state: Any, block: Block, text: str, language: str, arguments: Mapping[str, object] = MappingProxyType({})
) -> Answer:
    """The answer for an action of which no more is known than some picks: the choices with these."""
    mine = [action for action in state.legal_actions() if block.offset <= action < block.offset + block.size]
    with_these = [one for one in mine if arguments.items() <= state.action(one).arguments.items()]
    mine = with_these or mine
    meanings = map(state.action, mine[:_MOST_ANSWERS])
    said = tuple(meaning.en if language == "en" else meaning.cs for meaning in meanings)
    left = len(mine) - len(said)
    cites = state.action(mine[0]).cites if mine else ()
    return Answer(text, tuple(state.why_not(block.name)), (*said, *([f"… (+{left})"] if left else [])), tuple(cites))


def _wordings(info: GameInfo, block: Block, language: str) -> list[str]:
    """What the options of a block say, without what is picked."""
    return [one[1 if language == "en" else 0] for one in outlines(info, block)] or [block.name]


def _outline(info: GameInfo, block: Block, language: str) -> str:
    """The same in one text."""
    return " / ".join(_wordings(info, block, language))


def _line(info: GameInfo, block: Block, language: str) -> str:
    """An action as it is offered to be asked for: its words; where it has a name of its own, that with what it takes,
    in the words of the game."""
    said = _outline(info, block, language)
    if block.name == "_".join(["choose", *(pick.name for pick in block.picks)]):
        return said
    taken = ", ".join(_called(pick, language) for pick in block.picks)
    return f"{said}  ({block.name}: {taken})" if taken else f"{said}  ({block.name})"


def _called(pick: Pick, language: str) -> str:
    """What a pick is called: by the game, else by what it is."""
    said = pick.en if language == "en" else pick.cs
    first = pick.low if pick.kind == "number" else 1
    return said or phrases(language)[f"pick_{'truth' if pick.kind == 'truth' else 'number'}"].format(
        first, first + pick.size - 1
    )


def _by_name(state: Any, block: Block, rest: str, language: str) -> Answer | None:
    """The answer for `NAME argument=value …`; values alone are taken in order. None when they do not fit the action."""
    arguments: dict[str, object] = {}
    free = [pick.name for pick in block.picks]
    kinds = {pick.name: pick for pick in block.picks}
    for part in rest.replace(",", " ").split():
        name, sign, value = part.partition("=")
        if not sign:
            if not free:
                return None
            name, value = free[0], part
        if name not in kinds:
            called = [one.name for one in block.picks if fold(name) in (fold(one.cs), fold(one.en))]
            if len(called) != 1:
                return None
            name = called[0]
        free = [one for one in free if one != name]
        arguments[name] = _value(state.game.info, kinds[name], value)
    text = _outline(state.game.info, block, language)
    if not arguments and block.picks:
        return _in_general(state, block, text, language)
    return _with(state, block, text, arguments, language)


def _with(state: Any, block: Block, text: str, arguments: Mapping[str, object], language: str) -> Answer:
    """The answer for an action with some of its picks."""
    kinds = {pick.name: pick for pick in block.picks}
    shown = ", ".join(_shown(state, kinds[name], value, language) for name, value in arguments.items())
    return Answer(f"{text} ({shown})" if shown else text, tuple(state.why_not(block.name, **arguments)))


def _shown(state: Any, pick: Pick, value: object, language: str) -> str:
    """An argument in words: what it is called, and its value as the game calls it."""
    english = language == "en"
    values = values_of(state.game.info, state.game.players, pick, value)
    text = value_name(state, pick, values[0], not english) if len(values) == 1 else shortened(str(value))
    return f"{(pick.en if english else pick.cs) or phrases(language)['pick']}: {text}"


def _value(info: GameInfo, pick: Pick, written: str) -> object:
    """A value as the engine takes it; players are counted from 1 at the table. A row goes by its name, by the number in
    its name, or by its place from 1."""
    if pick.kind == "truth":
        return fold(written) in _TRUE if fold(written) in _TRUE | _FALSE else written
    number = int(written) if _NUMBER.fullmatch(written) else None
    if pick.kind == "number":
        return written if number is None else number
    if pick.kind == "player":
        return number - 1 if number is not None and 1 <= number <= pick.size else written
    names = info.names[pick.of]
    if written in names.ids:
        return written
    called = [row for row, name in enumerate(names.cs) if re.search(rf"(?<!\w){re.escape(fold(written))}", fold(name))]
    if len(called) == 1:
        return names.ids[called[0]]
    return number - 1 if number is not None and 1 <= number <= len(names.ids) else written


def _moves(state: Any, blocks: Sequence[Block], language: str) -> Iterator[tuple[int, str]]:
    """The ids of the decision that is waited for, legal or not, with their texts."""
    if state.pc < 0:
        return
    offered = {option.block for option in state.game.info.points[state.pc].options}
    tried = 0
    for block in blocks:
        if block.name not in offered:
            continue
        for action in range(block.offset, block.offset + block.size):
            tried += 1
            if tried > _MOST_TRIED:
                return
            try:
                meaning = state.action(action)
            except (ValueError, LookupError):
                continue  # an id whose text cannot be told in this position
            yield action, meaning.en if language == "en" else meaning.cs
