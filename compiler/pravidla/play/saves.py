"""Saved games as JSON: the table, the rules' digest, all actions. Nothing else is needed, nothing in it is executed."""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from secrets import token_hex
from types import MappingProxyType
from typing import Any, TypeVar

from pravidla.diagnostics.visible import harmless, shortened
from pravidla.play.bots import BOTS
from pravidla.play.session import Rewind, Session, Table
from pravidla_runtime import RulesFault, SaveError
from pravidla_runtime.errors import short

Read = TypeVar("Read")

_FORMAT = "pravidla-save"
_VERSION = 2
_LARGEST = 16_000_000
"""bytes of a save; the longest game takes a thousandth of it"""
_LAID_DOWN = (
    "format version game digest players modules options overlays seed people bots think scenario rewinds actions"
)
_KEYS = frozenset(_LAID_DOWN.split())


@dataclass(frozen=True, slots=True)
class Save:
    """The content of a saved game."""

    table: Table
    digest: str
    actions: tuple[int, ...]
    rewinds: tuple[Rewind, ...]


class SaveTrouble(SaveError):
    """Why a save cannot be written, read or continued, in both languages; as a text in English."""

    def __init__(self, cs: str, en: str) -> None:
        super().__init__(en)
        self.cs = cs
        self.en = en


def write_save(path: Path, session: Session, digest: str) -> None:
    """Write the session; an older save there is replaced only when all is written, another file never. Raises
    `SaveTrouble`."""
    table = session.table
    data = {
        "format": _FORMAT,
        "version": _VERSION,
        "game": table.game,
        "digest": digest,
        "players": table.players,
        "modules": list(table.modules),
        "options": dict(table.options),
        "overlays": list(table.overlays),
        "seed": table.seed,
        "people": list(table.people),
        "bots": list(table.bots),
        "think": table.think,
        "scenario": table.scenario,
        "rewinds": [[mark.actions, mark.player] for mark in session.rewinds],
        "actions": session.actions,
    }
    text = json.dumps(data, ensure_ascii=False, indent=1) + "\n"
    shown = shortened(str(path))
    try:
        if path.is_dir():
            raise SaveTrouble(f"{shown} je složka", f"{shown} is a folder")
        if path.exists() and not _is_save(path):
            raise SaveTrouble(
                f"{shown} není uložená hra a nepřepíše se", f"{shown} is not a saved game and is not written over"
            )
        _replace(Path(os.path.realpath(path)), text)
    except (OSError, ValueError) as error:
        raise trouble(path, error, writing=True) from error


def _replace(path: Path, text: str) -> None:
    """Put the text in the place of a file as one step: written beside it first, into a file that nobody else has.
    Raises OSError."""
    if path.is_symlink():
        raise OSError(errno.ELOOP, os.strerror(errno.ELOOP))
    beside = path.with_name(f".{token_hex(8)}.part")
    try:
        with beside.open("x", encoding="utf-8") as file:
            file.write(text)
        beside.replace(path)
    except OSError:
        beside.unlink(missing_ok=True)
        raise


def _is_save(path: Path) -> bool:
    """Whether a file is a saved game of any version, whole, or empty: then nothing else is lost with it."""
    if not path.is_file() or path.stat().st_size > _LARGEST:
        return False
    text = path.read_bytes()
    if not text.strip():
        return True
    try:
        data = json.loads(text)
        if not isinstance(data, dict) or data.get("format") != _FORMAT:
            return False
        if data.get("version") == _VERSION:
            _save_of(data)
        else:
            _kept_of(data)
    except (KeyError, ValueError, RecursionError):
        return False
    return True


def read_save(path: Path) -> Save:
    """Read a save. Raises `SaveTrouble` with the reason when there is none, or the content is not one."""
    try:
        if path.exists() and not path.is_dir() and (not path.is_file() or path.stat().st_size > _LARGEST):
            raise _no_save(path)
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise _no_save(path) from error
    except (OSError, ValueError) as error:
        raise trouble(path, error) from error
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise _no_save(path) from error
    if not isinstance(data, dict) or data.get("format") != _FORMAT or not isinstance(data.get("version"), int):
        raise _no_save(path)
    if data.get("version") != _VERSION:
        shown, version = shortened(str(path)), _shown(data.get("version"))
        raise SaveTrouble(
            f"{shown} uložila jiná verze programu (formát {version}, tady {_VERSION})",
            f"{shown} was saved by another version of the program (format {version}, here {_VERSION})",
        )
    try:
        return _save_of(data)
    except KeyError as error:
        raise _damaged(path, _Misfit(f"chybí {error.args[0]}", f"{error.args[0]} is missing")) from error
    except _Misfit as error:
        raise _damaged(path, error) from error


def _damaged(path: Path, why: _Misfit) -> SaveTrouble:
    shown = shortened(str(path))
    return SaveTrouble(f"{shown} je poškozený: {why.cs}", f"{shown} is damaged: {why.en}")


def _save_of(data: dict[str, Any]) -> Save:
    """The content of a save, all of which fits together. Raises KeyError for what is missing, `_Misfit` for what does
    not fit."""
    digest, actions = _kept_of(data)
    table = Table(
        game=_read(data, "game", _text),
        players=_read(data, "players", _number),
        modules=_each(data, "modules", _text),
        options=_read(data, "options", _options),
        overlays=_each(data, "overlays", _text),
        seed=_read(data, "seed", _number),
        people=_each(data, "people", partial(_within, number=data["players"])),
        bots=_each(data, "bots", _bot),
        think=_read(data, "think", _seconds),
        scenario=_read(data, "scenario", _text),
    )
    if not table.bots:
        raise _Misfit("nejmenuje žádného bota", "it names no bot")
    if len(set(table.people)) < len(table.people):
        raise _Misfit("dva lidé sedí na jednom místě", "two people have one seat")
    rewinds = _each(data, "rewinds", partial(_rewind, actions=len(actions), players=table.players))
    for key in data:
        if key not in _KEYS:
            raise _Misfit(f"co je {_shown(key)}, není známo", f"what {_shown(key)} is, is not known")
    return Save(table, digest, actions, rewinds)


def _kept_of(data: dict[str, Any]) -> tuple[str, tuple[int, ...]]:
    """What saves of all versions hold: a version, a game, its players, the luck; of them the digest of the rules and
    the actions. Raises KeyError and `_Misfit`."""
    named = [_read(data, "game", _text), _read(data, "digest", _text)]
    if _read(data, "version", _number) < 1 or not all(named):
        raise _Misfit("nejmenuje hru a otisk jejích pravidel", "it does not name a game and the digest of its rules")
    if _read(data, "players", _number) < 1:
        raise _Misfit("nikdo nehraje", "nobody plays")
    _read(data, "seed", _number)
    return data["digest"], _each(data, "actions", _number)


def resume(save: Save, engine: Any, digest: str) -> Session:
    """The session of a save on its engine. Raises `SaveTrouble` when the rules have changed since."""
    if digest != save.digest:
        game, ours, theirs = shortened(save.table.game), digest[:12], shortened(save.digest[:12])
        raise SaveTrouble(
            f"hra {game} byla uložena za jiných pravidel (otisk {theirs}, tady {ours}); pokračovat nejde",
            f"the game was saved under other rules of {game} (digest {theirs}, here {ours}); it cannot be continued",
        )
    session = Session(engine, save.table, rewinds=save.rewinds)
    for number, action in enumerate(save.actions, start=1):
        try:
            session.choose(action)
        except (ValueError, RulesFault) as error:
            raise SaveTrouble(
                f"uložené tahy neodpovídají pravidlům: tah číslo {number} z {len(save.actions)} není dovolen",
                f"the save does not fit the rules: move {number} of {len(save.actions)} is not legal",
            ) from error
    return session


def _no_save(path: Path) -> SaveTrouble:
    shown = shortened(str(path))
    return SaveTrouble(f"{shown} není uložená hra", f"{shown} is not a saved game")


def trouble(path: Path, error: Exception, *, writing: bool = False) -> SaveTrouble:
    """What the system says about a file that is read, or written to, in our words."""
    shown, parent = shortened(str(path)), shortened(str(path.parent))
    match error:
        case SaveTrouble():
            return error
        case FileNotFoundError() if not path.parent.is_dir():
            return SaveTrouble(f"není složka {parent}", f"there is no folder {parent}")
        case FileNotFoundError() if writing:
            return SaveTrouble(f"ve složce {parent} soubory zakládat nejde", f"no file can be made in {parent}")
        case FileNotFoundError():
            return SaveTrouble(f"není soubor „{shown}“", f"there is no file `{shown}`")
        case IsADirectoryError():
            return SaveTrouble(f"{shown} je složka", f"{shown} is a folder")
        case NotADirectoryError():
            return SaveTrouble(f"{parent} není složka", f"{parent} is no folder")
        case PermissionError():
            return SaveTrouble(f"{shown} nedovoluje přístup", f"access to {shown} is denied")
        case OSError():
            reason = error.strerror or type(error).__name__
            in_czech = _SAID.get(error.errno or 0, reason)
            return SaveTrouble(f"{shown} nejde použít ({in_czech})", f"{shown} cannot be used ({reason})")
        case _:
            return SaveTrouble("takové jméno soubor mít nemůže", "no file can have such a name")


_SAID = MappingProxyType(
    {
        errno.ENAMETOOLONG: "jméno je příliš dlouhé",
        errno.ENOSPC: "není místo",
        errno.EDQUOT: "není místo",
        errno.EROFS: "jde odtud jen číst",
        errno.ELOOP: "odkazy vedou v kruhu",
        errno.EINVAL: "takové jméno soubor mít nemůže",
    }
)
"""what the system says only in English"""


class _Misfit(ValueError):
    """What does not fit in a save, in both languages."""

    def __init__(self, cs: str, en: str) -> None:
        super().__init__(en)
        self.cs = cs
        self.en = en

    def at(self, place: str, number: int = 0) -> _Misfit:
        """The same with the key that it stands under, and its number there where that holds a list."""
        item = (f", {number}. položka", f", item {number}") if number else ("", "")
        return _Misfit(f"{place}{item[0]}: {self.cs}", f"{place}{item[1]}: {self.en}")


def _read(data: dict[str, Any], key: str, read: Callable[[Any], Read]) -> Read:
    """What stands under a key."""
    value = data[key]
    try:
        return read(value)
    except _Misfit as misfit:
        raise misfit.at(key) from None


def _each(data: dict[str, Any], key: str, read: Callable[[Any], Read]) -> tuple[Read, ...]:
    """What the list under a key holds."""
    found = []
    for number, value in enumerate(_read(data, key, _list), start=1):
        try:
            found.append(read(value))
        except _Misfit as misfit:
            raise misfit.at(key, number) from None
    return tuple(found)


def _shown(value: Any) -> str:
    """A value of a save in a message."""
    return harmless(short(value))


def _wanted(cs: str, en: str, value: Any) -> _Misfit:
    return _Misfit(f"má být {cs}, ne {_shown(value)}", f"{en} is wanted, not {_shown(value)}")


def _bot(value: Any) -> str:
    if _text(value) not in BOTS:
        raise _Misfit(f"bot {_shown(value)} není", f"there is no bot {_shown(value)}")
    return str(value)


def _seconds(value: Any) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 < value < 3600:
        raise _wanted("počet sekund", "a number of seconds", value)
    return float(value)


def _rewind(value: Any, actions: int, players: int) -> Rewind:
    if not isinstance(value, list) or len(value) != 2:
        raise _wanted("dvojice čísel", "a pair of numbers", value)
    return Rewind(_within(value[0], actions + 1), _within(value[1], players))


def _within(value: Any, number: int) -> int:
    if not 0 <= _number(value) < number:
        raise _wanted(f"číslo od 0 do {number - 1}", f"a number from 0 to {number - 1}", value)
    return int(value)


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise _wanted("text", "a text", value)
    return value


def _number(value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise _wanted("celé číslo", "a number", value)
    return value


def _list(value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise _wanted("seznam", "a list", value)
    return value


def _options(value: Any) -> tuple[tuple[str, str], ...]:
    if not isinstance(value, dict):
        raise _wanted("dvojice jmen a hodnot", "a mapping", value)
    return tuple(sorted((_text(key), _text(one)) for key, one in value.items()))
