"""Set-up guards as data and in words: what a configuration must be for a rule to hold."""

from __future__ import annotations

from collections.abc import Mapping

from pravidla.backends.docs.names import human
from pravidla.backends.docs.phrases import Voice, expression, joint
from pravidla.backends.docs.phrases.expressions import option_value
from pravidla.backends.docs.view import Guard, plain_text
from pravidla.backends.docs.words import quoted
from pravidla.exceptions.edition import Edition, guard
from pravidla.ir import nodes as ir
from pravidla.model import definitions as d
from pravidla_runtime.text import czech

_SIGNS = {"==": "=", "!=": "≠", "<": "<", "<=": "≤", ">": ">", ">=": "≥"}
_OPPOSITE = {"==": "!=", "!=": "==", "<": ">=", "<=": ">", ">": "<=", ">=": "<"}


def guard_data(edition: Edition, common: d.Common) -> Guard:
    """The guard of a definition, that of its file included."""
    known = guard(edition, common)
    if known is not None:
        return as_data(edition.game, known)
    if common.module is not None:
        return ("module", common.module)
    listed = common.kind in ("list", "component")
    undecided = (common.kind, common.name) not in edition.guards and not listed
    return None if undecided and (common.when is not None or common.applies is not None) else True


def as_data(game: ir.Game, node: ir.Expr | None) -> Guard:
    """A guard as data; None where the set-up does not decide it."""
    match node:
        case None:
            return True
        case ir.Lit(value=value):
            return bool(value)
        case ir.ModuleOn(module=module):
            return ("module", module)
        case ir.OptionIs(option=option, value=value):
            values = next(one.values for one in game.options if one.name == option)
            return ("option", option, values[value])
        case ir.Not(operand=operand):
            return negated(as_data(game, operand))
        case ir.And(parts=parts):
            return conjunction(tuple(as_data(game, one) for one in parts))
        case ir.Or(parts=parts):
            return ("or", *(as_data(game, one) for one in parts))
        case ir.Compare(op=op, left=ir.PlayerCount(), right=ir.Lit(value=value)):
            return ("players", op, value)
        case ir.Compare(op=op, left=ir.Lit(value=value), right=ir.PlayerCount()):
            return ("players", {"<": ">", "<=": ">=", ">": "<", ">=": "<="}.get(op, op), value)
        case _:
            return None


def without_option(data: Guard, option: str) -> Guard:
    """A guard that leaves open what is agreed upon under the name of an option."""
    match data:
        case ("option", name, _) if name == option:
            return None
        case ("not" | "and" | "or" as what, *parts):
            return (what, *(without_option(_guard(one), option) for one in parts))
        case _:
            return data


def negated(inner: Guard) -> Guard:
    """The opposite of a guard."""
    return None if inner is None else not inner if isinstance(inner, bool) else ("not", inner)


def conjunction(parts: tuple[Guard, ...]) -> Guard:
    """All of some guards."""
    left = tuple(one for one in parts if one is not True)
    return True if not left else left[0] if len(left) == 1 else ("and", *left)


def decided(data: Guard, players: int, modules: tuple[str, ...], options: Mapping[str, str]) -> bool | None:
    """Whether a guard holds in a configuration; None: that depends on the game as it is played. The script of the
    pages does the same."""
    match data:
        case None | bool():
            return data
        case ("module", str(name)):
            return name in modules
        case ("option", str(name), value):
            return options.get(name) == value
        case ("players", op, int(value)):
            signs = {"==": players == value, "!=": players != value, "<": players < value, "<=": players <= value}
            return (signs | {">": players > value, ">=": players >= value})[str(op)]
        case ("not", inner):
            found = decided(_guard(inner), players, modules, options)
            return None if found is None else not found
        case ("and" | "or" as what, *parts):
            results = [decided(_guard(one), players, modules, options) for one in parts]
            settled = what == "or"
            return settled if settled in results else None if None in results else not settled
        case _:
            return None


def _guard(data: object) -> Guard:
    return data if isinstance(data, tuple | bool) else None


def told_guard(voice: Voice, data: Guard) -> str:
    """A guard in words; empty where nothing in the settings can make it fail. What is decided as the game is played
    is left out."""
    told = _told(voice, data, holds=True)
    return "" if told is None else czech(told[0]) if not voice.english else told[0]


def _told(voice: Voice, data: Guard, *, holds: bool) -> tuple[str, bool] | None:
    """The words of a guard or of its opposite, and whether they are several ways of which one is enough; None where it
    may hold in all settings."""
    english = voice.english
    match data:
        case ("module", str(name)):
            title = voice.names.modules.get(name, name)
            if english:
                return f"{'with' if holds else 'without'} the module {title}", False
            return f"{'hraje' if holds else 'nehraje'} se s modulem {title}", False
        case ("option", str(name), str(value)):
            title = quoted(voice.names.options.get(name) or human(name), voice.names.language)
            said = quoted(option_value(voice, name, value), voice.names.language)
            if english:
                return f"the option {title} {'is' if holds else 'is not'} {said}", False
            return f"volba {title} {'je' if holds else 'není'} {said}", False
        case ("players", str(op), int(number)):
            sign = _SIGNS[op if holds else _OPPOSITE[op]]
            return f"{'number of players' if english else 'počet hráčů'} {sign} {number}", False
        case ("not", inner):
            return _told(voice, _guard(inner), holds=not holds)
        case ("and" | "or" as what, *parts):
            return _joined([_told(voice, _guard(one), holds=holds) for one in parts], english, (what == "and") == holds)
        case _:
            return None


def _joined(parts: list[tuple[str, bool] | None], english: bool, together: bool) -> tuple[str, bool] | None:
    """Parts that hold together, or of which one is enough: then one that may hold in all settings is."""
    if not together and None in parts:
        return None
    known = list(dict.fromkeys(one for one in parts if one is not None))
    if len(known) < 2:
        return known[0] if known else None
    if not together:
        return (" or " if english else " nebo ").join(one for one, _ in known), True
    return (" and " if english else " a zároveň ").join(f"({one})" if many else one for one, many in known), False


def guard_sentence(voice: Voice, common: d.Common) -> str:
    """When a definition holds, in words; empty: always."""
    parts = []
    if common.module is not None:
        title = voice.names.modules.get(common.module, common.module)
        parts.append(f"with the module {title}" if voice.english else f"hraje se s modulem {title}")
    asked = [one for one in (common.applies, common.when) if one is not None]
    told = expression if len(parts) + len(asked) < 2 else joint
    parts += [plain_text(told(voice, one)) for one in asked]
    return " and ".join(parts) if voice.english else czech(" a zároveň ".join(parts))
