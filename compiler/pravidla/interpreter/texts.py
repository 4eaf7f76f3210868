"""Sentences of a game with their holes filled, in Czech and English."""

from __future__ import annotations

from collections.abc import Iterable

from pravidla.interpreter.expressions import Evaluator
from pravidla.interpreter.faults import Reason, RulesFault
from pravidla.interpreter.locals import Env
from pravidla.interpreter.world import World
from pravidla.ir.nodes import Ask, Condition, ConditionCase, RowText, Text, TextPart
from pravidla.ir.types import PLAYER, Bool, Copy, Int, Row, SetOf, Type
from pravidla_runtime.text import czech

_NOTHING = {"cs": "nic", "en": "nothing"}
_NOBODY = {"cs": "nikdo", "en": "nobody"}
_SEAT = ("hráč", "hráče", "hráči", "hráče", "hráči", "hráči", "hráčem")
"""The Czech cases, from the first."""
_SPACE = "\u00a0"
"""Between a number and its unit, so that no line breaks there."""
_TRUTH = {"cs": ("ne", "ano"), "en": ("no", "yes")}


_MOST_OUTLINES = 4
"""Options that are named when something else is to be decided."""
_MOST_VALUES = 12
"""Values that are named when another one was given."""


def reason(name: str, cs: str, en: str, cites: tuple[str, ...] = ()) -> Reason:
    """A reason in our own words."""
    return Reason(name, cs, en, cites)


def not_now(ask: Ask) -> Reason:
    """The reason that something else is to be decided: what its options say, without what is picked."""
    offered = list(dict.fromkeys(option.text.outline() for option in ask.options))
    said, rest = offered[:_MOST_OUTLINES], ["…"] if len(offered) > _MOST_OUTLINES else []
    cs, en = (
        " / ".join([*(f"„{one[0]}“" for one in said), *rest]),
        " / ".join([*(f"“{one[1]}”" for one in said), *rest]),
    )
    return Reason(
        "decision", f"Teď se rozhoduje o něčem jiném: {cs}", f"Something else is to be decided now: {en}", ask.cites
    )


def outside(
    world: World,
    value: int | str,
    values: tuple[Type, int, int],
    called: tuple[str | None, str | None],
    cites: tuple[str, ...],
) -> Reason:
    """The reason that a pick can never be this, and what it may be (`values`: their type, the least, how many), where
    that is soon told; it cites what the option itself cites."""
    kind, low, count = values
    cs, en = f"Vybrat nelze: {value}", f"Cannot be chosen: {value}"
    if called[0]:
        cs, en = f"{cs} ({called[0]})", f"{en} ({called[1]})"
    match kind:
        case Int():
            high = low + count - 1
            cs, en = f"{cs}; jde o číslo od {low} do {high}", f"{en}; it is a number from {low} to {high}"
        case Row(list=name):
            size = world.players if name == PLAYER else count
            those, rest = range(low, low + min(size, _MOST_VALUES)), ["…"] if size > _MOST_VALUES else []
            told = [", ".join([*(shown(world, kind, one, lang) for one in those), *rest]) for lang in ("cs", "en")]
            cs, en = f"{cs}; na výběr může být {told[0]}", f"{en}; it may be {told[1]}"
        case _:
            pass
    return reason("argument", czech(cs), en, cites)


def condition_reason(evaluate: Evaluator, condition: Condition, case: ConditionCase, env: Env) -> Reason:
    """The sentence of a condition that fails."""
    if case.text is None:
        cs, en = "Podmínky tahu nejsou splněny", "The conditions of this move are not met"
        return Reason(condition.name, cs, en, case.cites)
    return Reason(condition.name, *sentences(evaluate, case.text, env), case.cites)


def sentences(evaluate: Evaluator, text: Text, env: Env) -> tuple[str, str]:
    """A text with its holes filled, in Czech and English."""
    return filled(evaluate, text, "cs", env), filled(evaluate, text, "en", env)


def filled(evaluate: Evaluator, text: Text, language: str, env: Env) -> str:
    """A text with its holes filled; a hole that has no value now stays as dots."""
    return "".join(_part(evaluate, part, language, env) for part in (text.cs if language == "cs" else text.en))


def _part(evaluate: Evaluator, part: str | TextPart, language: str, env: Env) -> str:
    if isinstance(part, str):
        return part
    try:
        value = evaluate.value(part.expr, env)
    except RulesFault:
        return "…"
    if part.forms and isinstance(value, int):
        return form_of(part.forms, value)
    return shown(evaluate.world, part.expr.type, value, language, part.case)


def shown(world: World, kind: Type, value: object, language: str, case: int | None = None) -> str:
    """A value as a reader sees it."""
    if isinstance(value, tuple):
        element = kind.element if isinstance(kind, SetOf) else kind
        return ", ".join(shown(world, element, one, language, case) for one in value)
    number = int(value) if isinstance(value, int) else 0
    match kind:
        case Bool():
            return _TRUTH[language][bool(number)]
        case Int(unit=unit):
            forms = world.game.units.get(unit) if unit is not None else None
            if forms is None:
                return str(number)
            return f"{number}{_SPACE}{form_of(forms[0 if language == 'cs' else 1], number)}"
        case Row(list=name) if name == PLAYER:
            if not 0 <= number < world.players:
                return _NOBODY[language]
            return f"{_SEAT[(case or 1) - 1]}{_SPACE}{number + 1}" if language == "cs" else f"player {number + 1}"
        case Row(list=name):
            rows = world.game.lists[name].rows
            return row_name(rows[number].text, language, case) if 0 <= number < len(rows) else _NOTHING[language]
        case Copy(component=component):
            return shown(world, Row(component), number // world.marks(component), language, case)
        case SetOf():
            return str(number)


def row_name(text: RowText, language: str, case: int | None) -> str:
    """The name of a row, in a Czech case where it has one."""
    if language != "cs":
        return text.en
    return dict(text.cases).get(case or 1, text.cs)


def form_of(forms: Iterable[str], number: int) -> str:
    """The form that goes with a number: of three forms (1, 2 to 4, 5 and more) or of two (1, more)."""
    known = tuple(forms)
    if not known:
        return ""
    count = abs(number)
    if len(known) < 3:
        return known[0] if count == 1 else known[-1]
    return known[0] if count == 1 else known[1] if 2 <= count <= 4 else known[2]


def element_name(world: World, kind: Type, value: int) -> str:
    """A value as an argument is written: the id of a row (a copy with a mark: `id.mark`), else the number."""
    match kind:
        case Row(list=name):
            return world.row_id(name, value)
        case Copy(component=component):
            marks = world.game.lists[component].marks
            row = world.row_id(component, value // world.marks(component))
            return f"{row}.{marks[value % len(marks)]}" if marks else row
        case _:
            return str(value)
