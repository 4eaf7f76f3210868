"""Saved games as JSON: the table, the rules' digest, all actions. Nothing else is needed, nothing in it is executed."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pravidla.play.bots import BOTS
from pravidla.play.session import Rewind, Session, Table
from pravidla_runtime import RulesFault, SaveError

_FORMAT = "pravidla-save"
_VERSION = 2
_LARGEST = 16_000_000
"""bytes of a save; the longest game takes a thousandth of it"""


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
    try:
        if path.is_dir():
            raise SaveTrouble(f"{path} je složka", f"{path} is a folder")
        if path.exists() and not _is_save(path):
            raise SaveTrouble(
                f"{path} není uložená hra a nepřepíše se", f"{path} is not a saved game and is not written over"
            )
        beside = path.with_name(path.name + ".part")
        beside.write_text(text, encoding="utf-8")
        beside.replace(path)
    except (OSError, ValueError) as error:
        raise trouble(path, error) from error


def _is_save(path: Path) -> bool:
    """Whether a file is a saved game of any version, or empty: then nothing else is lost with it."""
    if not path.is_file() or path.stat().st_size > _LARGEST:
        return False
    text = path.read_bytes()
    try:
        data = json.loads(text) if text.strip() else {"format": _FORMAT}
    except (ValueError, RecursionError):
        return False
    return isinstance(data, dict) and data.get("format") == _FORMAT


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
    if not isinstance(data, dict) or data.get("format") != _FORMAT:
        raise _no_save(path)
    if data.get("version") != _VERSION:
        version = repr(data.get("version"))[:40]
        raise SaveTrouble(
            f"{path} uložila jiná verze programu (formát {version}, tady {_VERSION})",
            f"{path} was saved by another version of the program (format {version}, here {_VERSION})",
        )
    try:
        return _save_of(data)
    except KeyError as error:
        raise SaveTrouble(
            f"{path} je poškozený: chybí {error.args[0]}", f"{path} is damaged: {error.args[0]} is missing"
        ) from error
    except (TypeError, ValueError) as error:
        raise SaveTrouble(f"{path} je poškozený: {error}", f"{path} is damaged: {error}") from error


def _save_of(data: dict[str, Any]) -> Save:
    """The content of a save. Raises KeyError for what is missing, TypeError and ValueError for what does not fit."""
    table = Table(
        game=_text(data["game"]),
        players=_number(data["players"]),
        modules=tuple(_text(one) for one in _list(data["modules"])),
        options=tuple(sorted((_text(key), _text(value)) for key, value in _dict(data["options"]).items())),
        overlays=tuple(_text(one) for one in _list(data["overlays"])),
        seed=_number(data["seed"]),
        people=tuple(_number(one) for one in _list(data["people"])),
        bots=tuple(_bot(one) for one in _list(data["bots"])),
        think=_seconds(data["think"]),
        scenario=_text(data["scenario"]),
    )
    if not table.bots:
        raise ValueError("it names no bot")
    rewinds = tuple(_rewind(one) for one in _list(data["rewinds"]))
    return Save(table, _text(data["digest"]), tuple(_number(one) for one in _list(data["actions"])), rewinds)


def resume(save: Save, engine: Any, digest: str) -> Session:
    """The session of a save on its engine. Raises `SaveTrouble` when the rules have changed since."""
    game = save.table.game
    if digest != save.digest:
        ours, theirs = digest[:12], save.digest[:12]
        raise SaveTrouble(
            f"hra {game} byla uložena za jiných pravidel (otisk {theirs}, tady {ours}); pokračovat nejde",
            f"the game was saved under other rules of {game} (digest {theirs}, here {ours}); it cannot be continued",
        )
    try:
        return Session(engine, save.table, save.actions, save.rewinds)
    except (ValueError, RulesFault) as error:
        raise SaveTrouble(
            f"uložené tahy neodpovídají pravidlům: {error}", f"the save does not fit the rules: {error}"
        ) from error


def _no_save(path: Path) -> SaveTrouble:
    return SaveTrouble(f"{path} není uložená hra", f"{path} is not a saved game")


def trouble(path: Path, error: Exception) -> SaveTrouble:
    """What the system says about a file, in our words."""
    match error:
        case SaveTrouble():
            return error
        case FileNotFoundError() if not path.parent.is_dir():
            return SaveTrouble(f"není složka {path.parent}", f"there is no folder {path.parent}")
        case FileNotFoundError():
            return SaveTrouble(f"není soubor „{path}“", f"there is no file `{path}`")
        case IsADirectoryError():
            return SaveTrouble(f"{path} je složka", f"{path} is a folder")
        case NotADirectoryError():
            return SaveTrouble(f"{path.parent} není složka", f"{path.parent} is no folder")
        case PermissionError():
            return SaveTrouble(f"{path} nedovoluje přístup", f"access to {path} is denied")
        case OSError():
            reason = error.strerror or type(error).__name__
            return SaveTrouble(f"{path} nejde použít ({reason})", f"{path} cannot be used ({reason})")
        case _:
            return SaveTrouble("takové jméno soubor mít nemůže", "no file can have such a name")


def _bot(value: Any) -> str:
    if _text(value) not in BOTS:
        raise ValueError(f"there is no bot {value!r}")
    return str(value)


def _seconds(value: Any) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 < value < 3600:
        raise TypeError(f"a number of seconds is wanted, not {value!r}")
    return float(value)


def _rewind(value: Any) -> Rewind:
    if not isinstance(value, list) or len(value) != 2:
        raise TypeError(f"a pair of numbers is wanted, not {value!r}")
    return Rewind(_number(value[0]), _number(value[1]))


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError(f"a text is wanted, not {value!r}")
    return value


def _number(value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError(f"a number is wanted, not {value!r}")
    return value


def _list(value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise TypeError(f"a list is wanted, not {value!r}")
    return value


def _dict(value: Any) -> dict[Any, Any]:
    if not isinstance(value, dict):
        raise TypeError(f"a mapping is wanted, not {value!r}")
    return value
