"""Set-up guards as data and in words: what a configuration must be for a rule to hold."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from pravidla.backends.docs.names import Names
from pravidla.backends.docs.phrases import Voice, expression
from pravidla.backends.docs.view import Guard, plain_text
from pravidla.exceptions.edition import Edition, guard
from pravidla.ir import nodes as ir
from pravidla.model import definitions as d
from pravidla_runtime.text import czech


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


def guard_sentence(voice: Voice, common: d.Common) -> str:
    """When a definition holds, in words; empty: always."""
    parts = []
    if common.module is not None:
        title = voice.names.modules.get(common.module, common.module)
        parts.append(f"with the module {title}" if voice.english else f"hraje se s modulem {title}")
    parts += [plain_text(expression(voice, one)) for one in (common.applies, common.when) if one is not None]
    either = " or " if voice.english else " nebo "
    if len(parts) > 1:
        parts = [f"({part})" if either in part else part for part in parts]
    return " and ".join(parts) if voice.english else czech(" a zároveň ".join(parts))


_SIGNS = {
    "==": ("", ""),
    "!=": ("jinak než ", "other than "),
    "<": ("méně než ", "fewer than "),
    "<=": ("nejvýš ", "at most "),
    ">": ("více než ", "more than "),
    ">=": ("aspoň ", "at least "),
}


def in_words(names: Names, data: Guard) -> str:
    """A guard in words, for what has no written one; empty where the set-up does not decide it."""
    english = names.language == "en"
    match data:
        case ("module", str(name)):
            return f"{'with the module' if english else 'hraje se s modulem'} {names.modules.get(name, name)}"
        case ("not", ("module", str(name))):
            return f"{'without the module' if english else 'hraje se bez modulu'} {names.modules.get(name, name)}"
        case ("option", str(name), str(value)):
            title, chosen = names.options.get(name, name), names.option_values.get((name, value), value)
            return f"the option “{title}” is “{chosen}”" if english else f"volba „{title}“ je „{chosen}“"
        case ("players", str(op), int(number)):
            return f"{_SIGNS[op][1]}{number} players" if english else f"hráčů je {_SIGNS[op][0]}{number}"
        case ("and" | "or" as what, *parts):
            told = [f"({one})" if " nebo " in one or " or " in one else one for one in _told(names, parts)]
            joint = {"and": (" a zároveň ", " and "), "or": (" nebo ", " or ")}[what][english]
            return joint.join(told)
        case _:
            return ""


def _told(names: Names, parts: Iterable[object]) -> list[str]:
    return [said for said in (in_words(names, _guard(one)) for one in parts) if said]
