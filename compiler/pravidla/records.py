"""Frozen, slotted data classes that are made quickly.

The trees of the compiler have hundreds of classes, and the standard library compiles six functions for each: much of
the time that a command takes to start. Here one function is compiled for each class, and the others are shared. To type
checkers, and in all that `dataclasses` does with them, the classes are data classes like any other.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from operator import attrgetter
from typing import TYPE_CHECKING, Any

__all__ = ["record"]

if TYPE_CHECKING:
    from dataclasses import dataclass as record
else:

    def record(*, frozen: bool, slots: bool, eq: bool = True) -> Callable[[type], type]:
        """As `dataclass`, for frozen classes with slots."""
        if not (frozen and slots):
            raise TypeError("records are frozen and have slots")
        return lambda kind: _made(kind, eq)


def _made(kind: type, eq: bool) -> type:
    made: type = dataclasses.dataclass(init=False, repr=False, eq=False, slots=True)(kind)
    fields = dataclasses.fields(made)
    methods = {
        "__init__": _init(made),
        "__repr__": _repr,
        "__setattr__": _set,
        "__delattr__": _delete,
        "__reduce__": _reduce(tuple([field.name for field in fields if field.init])),
    }
    if eq:
        values = _values(tuple([field.name for field in fields if field.compare]))
        methods |= {"__eq__": _eq(values), "__hash__": lambda self: hash(values(self))}
    for name, method in methods.items():
        if name not in kind.__dict__ or name == "__hash__":
            setattr(made, name, method)
    return made


def _values(names: tuple[str, ...]) -> Callable[[Any], tuple[object, ...]]:
    if len(names) == 1:
        only = attrgetter(names[0])
        return lambda one: (only(one),)
    return attrgetter(*names) if names else lambda one: ()


def _init(kind: type) -> Callable[..., None]:
    params: list[str] = []
    body: list[str] = []
    known: dict[str, Any] = {}
    for field in dataclasses.fields(kind):
        name, text = field.name, field.name
        if not field.init:
            continue
        known[f"_set_{name}"] = getattr(kind, name).__set__
        if field.default is not dataclasses.MISSING:
            known[f"_default_{name}"] = field.default
            params.append(f"{name}=_default_{name}")
        elif field.default_factory is not dataclasses.MISSING:
            known[f"_new_{name}"], known["_missing"] = field.default_factory, dataclasses.MISSING
            params.append(f"{name}=_missing")
            text = f"_new_{name}() if {name} is _missing else {name}"
        else:
            params.append(name)
        body.append(f" _set_{name}(self, {text})\n")
    if hasattr(kind, "__post_init__"):
        body.append(" self.__post_init__()\n")
    exec(f"def __init__({', '.join(['self', *params])}):\n{''.join(body) or ' pass'}", known)  # as dataclasses does
    init: Callable[..., None] = known["__init__"]
    return init


def _eq(values: Callable[[Any], tuple[object, ...]]) -> Callable[[Any, object], bool]:
    def equal(self: Any, other: object) -> bool:
        return values(self) == values(other) if other.__class__ is self.__class__ else NotImplemented

    return equal


def _repr(self: Any) -> str:
    shown = ", ".join(
        [f"{field.name}={getattr(self, field.name)!r}" for field in dataclasses.fields(self) if field.repr]
    )
    return f"{type(self).__qualname__}({shown})"


def _set(self: object, name: str, _value: object) -> None:
    raise dataclasses.FrozenInstanceError(f"cannot assign to field {name!r}")


def _delete(self: object, name: str) -> None:
    raise dataclasses.FrozenInstanceError(f"cannot delete field {name!r}")


def _reduce(names: tuple[str, ...]) -> Callable[[Any], tuple[type, tuple[object, ...]]]:
    return lambda self: (type(self), tuple([getattr(self, name) for name in names]))
