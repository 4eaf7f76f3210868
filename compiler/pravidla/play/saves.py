"""Saved games as JSON: the table, the rules' digest, all actions. Nothing else is needed, nothing in it is executed."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pravidla.play.session import Session, Table
from pravidla_runtime import SaveError

_FORMAT = "pravidla-save"
_VERSION = 1


@dataclass(frozen=True, slots=True)
class Save:
    """The content of a saved game."""

    table: Table
    digest: str
    actions: tuple[int, ...]
    rewound: int


def write_save(path: Path, session: Session, digest: str) -> None:
    """Write the session. Raises OSError."""
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
        "rewound": session.rewound,
        "actions": session.actions,
    }
    path.write_text(json.dumps(data, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def read_save(path: Path) -> Save:
    """Read a save. Raises OSError, or SaveError with the reason when the content is not one."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (ValueError, RecursionError) as error:
        raise SaveError(f"{path} is not a saved game: it is no JSON text") from error
    if not isinstance(data, dict) or data.get("format") != _FORMAT:
        raise SaveError(f"{path} is not a saved game")
    if data.get("version") != _VERSION:
        raise SaveError(f"{path} was saved by another version of the program (format {data.get('version')!r})")
    try:
        table = Table(
            game=_text(data["game"]),
            players=_number(data["players"]),
            modules=tuple(_text(one) for one in _list(data["modules"])),
            options=tuple(sorted((_text(key), _text(value)) for key, value in _dict(data["options"]).items())),
            overlays=tuple(_text(one) for one in _list(data["overlays"])),
            seed=_number(data["seed"]),
            people=tuple(_number(one) for one in _list(data["people"])),
        )
        actions = tuple(_number(one) for one in _list(data["actions"]))
        return Save(table, _text(data["digest"]), actions, _number(data["rewound"]))
    except KeyError as error:
        raise SaveError(f"{path} is damaged: {error.args[0]} is missing") from error
    except TypeError as error:
        raise SaveError(f"{path} is damaged: {error}") from error


def resume(save: Save, engine: Any, digest: str) -> Session:
    """The session of a save on its engine. Raises SaveError when the rules have changed since."""
    if digest != save.digest:
        raise SaveError(
            f"the game was saved under other rules of {save.table.game} "
            f"(digest {save.digest[:12]}, here {digest[:12]}); it cannot be continued"
        )
    try:
        return Session(engine, save.table, save.actions, save.rewound)
    except ValueError as error:
        raise SaveError(f"the save does not fit the rules: {error}") from error


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
