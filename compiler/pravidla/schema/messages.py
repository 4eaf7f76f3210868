"""Errors of the JSON-Schema validator in the words of somebody who writes rules.

In: the errors of one definition and its tree. Out: diagnostics at the exact key or value, one for each mistake: a
misspelt key is one mistake, not a surplus key and a missing one.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from jsonschema import ValidationError

from pravidla.diagnostics import Diagnostic, Label, Span, did_you_mean, fold, suggest
from pravidla.schema.places import describe, key_named, node_at
from pravidla.source import Mapping, Node, Scalar, Sequence, key_text

_TYPES = {"string": "a text", "integer": "a number", "boolean": "`true` or `false`", "array": "a list"}
_TYPES |= {"object": "a mapping", "null": "nothing"}
_ABOUT_KEYS = ("additionalProperties", "required", "dependentRequired", "anyOf", "oneOf")
_CITING = ("cites", "uncited")
_MAPPINGS_OF_ROWS = ("text", "declension", "from")
"""Keys of a row that hold mappings; all others are columns"""
_IF_OPTION = "an option under a condition is written `{option: NAME, when: CONDITION}`"
_STEP_LISTS = ("a list of steps", "a list of options")


@dataclass(slots=True)
class _Keys:
    """What is wrong with the keys of one mapping."""

    node: Mapping
    known: tuple[str, ...]
    patterns: tuple[str, ...] = ()
    surplus: list[Scalar] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)
    alternatives: list[tuple[str, ...]] = field(default_factory=list)
    dependent: dict[str, str] = field(default_factory=dict)


def translate(root: Mapping, errors: Iterable[ValidationError], kind: str) -> list[Diagnostic]:
    """The diagnostics for all errors in the definition `root` of the given kind."""
    found: list[Diagnostic] = []
    keys: dict[Span, _Keys] = {}
    for error in errors:
        node = node_at(root, error.absolute_path)
        if "propertyNames" in error.absolute_schema_path:
            found.append(_bad_key(node, error))
        elif isinstance(node, Mapping) and error.validator in _ABOUT_KEYS:
            _collect(keys.setdefault(node.span, _Keys(node, ())), error, found)
        else:
            found.append(_value(root, node, error))
    for one in keys.values():
        found.extend(_keys(one, root, kind))
    return found


def _collect(keys: _Keys, error: ValidationError, found: list[Diagnostic]) -> None:
    schema: dict[str, Any] = error.schema if isinstance(error.schema, dict) else {}
    if "properties" in schema:
        keys.known = tuple(schema["properties"])
        keys.patterns = tuple(schema.get("patternProperties", {}))
    match error.validator:
        case "additionalProperties":
            for key, _ in keys.node.entries:
                name = key_text(key.value)
                if name not in keys.known and not any(re.search(pattern, name) for pattern in keys.patterns):
                    keys.surplus.append(key)
        case "required":
            present = {key_text(key.value) for key, _ in keys.node.entries}
            keys.missing.extend(name for name in _wanted(error) if name not in present | {*keys.missing})
        case "dependentRequired":
            for name, needed in _wanted(error).items():
                absent = [other for other in needed if key_named(keys.node, other) is None]
                if key_named(keys.node, name) and absent:
                    keys.dependent[name] = absent[0]
        case _:
            names = tuple(branch["required"][0] for branch in _wanted(error))
            present_names = [name for name in names if key_named(keys.node, name)]
            if not present_names:
                keys.alternatives.append(names)
            else:
                found.append(_exclusive(keys.node, present_names))


def _exclusive(node: Mapping, names: list[str]) -> Diagnostic:
    first, second = key_named(node, names[0]), key_named(node, names[1])
    place = second.span if second else node.span
    secondary = (Label(first.span, ""),) if first else ()
    return Diagnostic(
        "PRV238",
        f"`{names[0]}` and `{names[1]}` exclude each other",
        Label(place, ""),
        secondary=secondary,
        help="keep one of them",
    )


def _keys(keys: _Keys, root: Mapping, kind: str) -> Iterator[Diagnostic]:
    """Unknown keys first: a missing key that one of them was meant for is no second mistake."""
    what = f"`{kind}`" if keys.node is root else "this mapping"
    wanted = [*keys.missing, *keys.dependent.values(), *(name for names in keys.alternatives for name in names)]
    absent = [name for name in keys.known if key_named(keys.node, name) is None]
    meant: set[str] = set()
    for key in keys.surplus:
        name = key_text(key.value)
        near = suggest(name, wanted)[:1] or suggest(name, absent)[:1]
        meant.update(near)
        value = keys.node.get(key.value)
        yield Diagnostic(
            "PRV233",
            f"{what} has no key `{name}`",
            Label(key.span, f"did you mean `{near[0]}`?" if near else ""),
            help=_surplus_help(near, value, absent),
        )
    for name in keys.missing:
        if name not in meant:
            yield _missing(keys, root, kind, f"`{name}`")
    for name, needed in keys.dependent.items():
        beside = key_named(keys.node, name)
        if beside is not None and needed not in meant:
            meant.add(needed)
            yield Diagnostic("PRV234", f"`{name}` needs `{needed}` beside it", Label(beside.span, ""))
    for names in keys.alternatives:
        if meant.isdisjoint(names):
            if names == _CITING:
                yield _uncited(keys.node, root, kind)
            else:
                yield _missing(keys, root, kind, _either([f"`{name}`" for name in names]))


def _surplus_help(near: tuple[str, ...], value: Node | None, absent: list[str]) -> str | None:
    if near:
        return None
    if isinstance(value, Scalar) and value.value is None and value.span.start == value.span.end:
        return "a text with a comma stands in double quotes"
    shown = ", ".join(f"`{name}`" for name in absent)
    return f"it can also have {shown}" if absent else None


def _missing(keys: _Keys, root: Mapping, kind: str, names: str) -> Diagnostic:
    if keys.node is root:
        return Diagnostic(
            "PRV234", f"this `{kind}` lacks {names}", Label(_head(root, kind), ""), help=_wanted_key(names)
        )
    first = keys.node.entries[0][0].span if keys.node.entries else keys.node.span
    return Diagnostic("PRV234", f"{names} is missing here", Label(first, ""), help=_wanted_key(names))


def _wanted_key(names: str) -> str | None:
    """What to write for keys whose form is not plain from their name."""
    match names:
        case "`from`":
            return "`from: transcript sX.Y` (or `component …`, `source …`, `deduced …`, `assumed WHY`)"
        case "`cs`" | "`en`":
            return "every text is there in Czech and in English: `{cs: …, en: …}`"
        case _:
            return None


def _uncited(node: Mapping, root: Mapping, kind: str) -> Diagnostic:
    place = _head(root, kind) if node is root else node.span
    return Diagnostic(
        "PRV239",
        f"this `{kind}` cites no paragraph",
        Label(place, ""),
        help="add `cites: [s7.12]`, or say with `uncited: …` why none exists",
    )


def _head(root: Mapping, kind: str) -> Span:
    """The first line of a definition: its kind and its name."""
    key, value = key_named(root, kind), root.get(kind)
    if key is None:
        return root.span
    end = value.span.end if isinstance(value, Scalar) and value.value is not None else key.span.end
    return Span(key.span.file, key.span.start, end)


def _bad_key(node: Node, error: ValidationError) -> Diagnostic:
    text = str(error.instance)
    key = key_named(node, text)
    place = key.span if key else node.span
    if _reserved(error):
        return _reserved_name(text, place)
    help_text = _IF_OPTION if text.startswith("if ") else _plain_name(text, error)
    label = Label(place, f"expected {_expected(error)}")
    return Diagnostic("PRV237", f"`{text}` cannot be a key here", label, help=help_text)


def _value(root: Mapping, node: Node, error: ValidationError) -> Diagnostic:
    says = error.schema.get("says") if isinstance(error.schema, dict) else None
    if says:
        first = node.entries[0][0].span if isinstance(node, Mapping) and node.entries else node.span
        return Diagnostic("PRV238", str(says), Label(first, ""))
    key = _key_of(root, error)
    if error.validator == "type" and isinstance(node, Scalar) and node.value is None:
        place = key.span if key else node.span
        name = f"`{key_text(key.value)}`" if key else "this item"
        return Diagnostic("PRV235", f"{name} says nothing", Label(place, f"expected {_expected(error)}"))
    expected = _expected(error)
    if expected in _STEP_LISTS and key and isinstance(node, Scalar) and error.validator == "type":
        return _unfinished_header(key, node)
    if error.validator in ("minItems", "maxItems", "minProperties"):
        short = "too few" if str(error.validator).startswith("min") else "too many"
        is_empty = (isinstance(node, Sequence) and not node.items) or (isinstance(node, Mapping) and not node.entries)
        message = "this is empty" if is_empty else f"{short} entries here"
        return Diagnostic("PRV244", message, Label(node.span, f"expected {expected}"))
    if _reserved(error):
        return _reserved_name(str(error.instance), node.span)
    label = f"expected {expected}"
    help_text = did_you_mean(str(error.instance), _choices(error))
    if error.validator == "type" and _is_for_name(error) and isinstance(node, Scalar) and node.value is not None:
        if isinstance(node.value, bool):
            return _reserved_name(key_text(node.value), node.span)
        return Diagnostic("PRV235", f"{describe(node)} cannot be a name", Label(_short(node), label))
    if error.validator == "type":
        message = f"{describe(node)} cannot stand here"
        misspelt = _misspelt(root, error, node)
        if misspelt is not None:
            return misspelt
        if expected.startswith("a list") and isinstance(node, Scalar):
            help_text = f"put it in a list: `[{key_text(node.value)}]`"
        return Diagnostic("PRV235", message, Label(_short(node), label), help=help_text)
    help_text = help_text or _plain_name(str(error.instance), error)
    code = "PRV236" if error.validator in ("enum", "const") else "PRV237"
    return Diagnostic(code, f"{describe(node)} does not fit here", Label(_short(node), label), help=help_text)


def _misspelt(root: Mapping, error: ValidationError, node: Node) -> Diagnostic | None:
    """A key that is free to be a name, and holds what only one of the known keys can hold: it is misspelt."""
    key = _key_of(root, error)
    beside = node_at(root, list(error.absolute_path)[:-1])
    if key is None or not isinstance(node, Mapping) or not isinstance(beside, Mapping):
        return None
    absent = [name for name in _MAPPINGS_OF_ROWS if key_named(beside, name) is None]
    near = suggest(key_text(key.value), absent)[:1]
    if not near:
        return None
    message = f"no column holds a mapping, so `{key_text(key.value)}` is none"
    return Diagnostic("PRV233", message, Label(key.span, f"did you mean `{near[0]}`?"))


def _unfinished_header(key: Scalar, node: Scalar) -> Diagnostic:
    return Diagnostic(
        "PRV240",
        f"`{key_text(key.value)}` is followed by a colon, and so it needs a list below it",
        Label(node.span, "expected an indented list"),
        secondary=(Label(key.span, ""),),
        help="a sentence contains no colon; what a header governs stands below it, as list items",
    )


def _plain_name(text: str, error: ValidationError) -> str | None:
    """The same word as a name, where a name is expected."""
    plain = re.sub(r"[^a-z0-9]+", "_", fold(text)).strip("_")
    if not _expected(error).startswith("a name") or not re.match("[a-z]", plain):
        return None
    return f"write `{plain}`"


def _reserved(error: ValidationError) -> bool:
    return error.validator == "not" and isinstance(error.schema, dict) and "says" not in error.schema


def _is_for_name(error: ValidationError) -> bool:
    """Whether a name is wanted, or a heading that begins with one."""
    return isinstance(error.schema, dict) and "not" in error.schema and "says" not in error.schema


def _reserved_name(text: str, place: Span) -> Diagnostic:
    message = f"`{text}` cannot be a name: some YAML readers take it for `true`, `false` or nothing"
    return Diagnostic("PRV243", message, Label(place, ""), help="choose another name")


def _expected(error: ValidationError) -> str:
    """What the schema wants here, as its author worded it, else its types."""
    schema: dict[str, Any] = error.schema if isinstance(error.schema, dict) else {}
    if "expected" in schema:
        return str(schema["expected"])
    types = schema.get("type", "object")
    return _either([_TYPES[name] for name in ([types] if isinstance(types, str) else types)])


def _choices(error: ValidationError) -> list[str]:
    return [str(choice) for choice in _wanted(error)] if error.validator == "enum" else []


def _wanted(error: ValidationError) -> Any:
    """The value of the keyword that failed."""
    return error.validator_value


def _key_of(root: Mapping, error: ValidationError) -> Scalar | None:
    """The key that the value stands under, when its last step is a key."""
    path = list(error.absolute_path)
    if not path or not isinstance(path[-1], str):
        return None
    return key_named(node_at(root, path[:-1]), path[-1])


def _short(node: Node) -> Span:
    """A place that is no longer than needed: of a mapping its first key, of a list its first line."""
    if isinstance(node, Mapping) and node.entries:
        return node.entries[0][0].span
    return node.span


def _either(names: list[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} or {names[-1]}"
