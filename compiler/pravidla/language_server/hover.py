"""What is said about a name or citation under the pointer, in Markdown."""

from __future__ import annotations

from collections.abc import Iterator

from pravidla.analysis.names.context import show_type
from pravidla.exceptions.edition import guard_words
from pravidla.language_server.lenses import exceptions_by_target
from pravidla.language_server.names import Sighting, overridden
from pravidla.language_server.paragraphs import described, reference_at
from pravidla.language_server.snapshot import Stretch
from pravidla.language_server.view import View
from pravidla.model import definitions as d
from pravidla.syntax.unparse import unparse, unparse_template

_MOST_PARAGRAPHS = 4


def hover(view: View, place: Stretch) -> tuple[str, Stretch] | None:
    """What is at a place of the text that was analysed."""
    text = view.snapshot.text_of(place.path) or ""
    ref = reference_at(text, place.start)
    if ref is not None:
        said = described(view, ref[0])
        return None if said is None else (said, Stretch(place.path, ref[1], ref[2]))
    one = view.names.at(place)
    if one is None:
        return None
    parts = [part for declared in view.names.declarations(one)[:3] for part in [_declared(view, declared)] if part]
    return ("\n\n---\n\n".join(dict.fromkeys(parts)), one.at) if parts else None


def _declared(view: View, one: Sighting) -> str:
    """Something by the place where it is declared."""
    whole = view.definition_around(one)
    kind = one.name.declares
    if kind is None or kind == "local":
        where = "" if whole is None else f" of {whole.common.kind} `{whole.common.name}`"
        return f"local name `{one.name.text}`{where}"
    if whole is None:
        return f"**{kind}** `{one.full}`"
    lines = [f"**{kind}** `{_signature(whole, one)}`{_type(view, whole, one)}", *_details(whole, one)]
    common = whole.common
    is_whole = one.name.text == common.name.split(".")[-1] and kind in (common.kind, "value", "rule", "action")
    if is_whole:
        lines += _own(common)
        over = overridden(whole)
        if over:
            lines.append("overrides " + " and ".join(f"`{name}`" for name in over))
    name = common.name if is_whole else one.full
    for other in exceptions_by_target(view).get(name, ()):
        when = guard_words(other.common)
        lines.append(f"overridden by `{other.common.name}`" + ("" if when is None else f" when `{when}`"))
    cites = _cites(whole, one)
    lines += [said for ref in cites[:_MOST_PARAGRAPHS] if (said := described(view, ref)) is not None]
    if len(cites) > _MOST_PARAGRAPHS:
        lines.append(f"and {len(cites) - _MOST_PARAGRAPHS} more paragraphs")
    return "\n\n".join(lines)


def _signature(whole: d.Definition, one: Sighting) -> str:
    """The name with its parameters."""
    match whole:
        case (
            d.ValueSpec(heading=head)
            | d.RuleSpec(heading=head)
            | d.ActionSpec(heading=head)
            | d.TableSpec(heading=head)
        ):
            if one.name.text == head.name.split(".")[-1]:
                return unparse(head)
        case _:
            pass
    return one.full


def _type(view: View, whole: d.Definition, one: Sighting) -> str:
    """What kind of thing it is, with its unit."""
    name = one.name.text
    match whole:
        case d.StateSpec(has=has):
            declared = next((what for key, _, what in has if key == name), None)
            owner = "the game" if whole.owner is None else f"each {whole.owner}"
            return "" if declared is None else f": {unparse(declared)} (of {owner})"
        case d.ListSpec(columns=columns) | d.TrackSpec(columns=columns) | d.BoardSpec(columns=columns) if (
            name in columns
        ):
            return f": {unparse(columns[name][0])} (of `{whole.common.name}`)"
        case d.ValueSpec():
            root = whole.common.name.split(".")[0]
            if overridden(whole):
                root = overridden(whole)[0].split(".")[0]
            found = None if view.edition is None else view.edition.game.values.get(root)
            return "" if found is None else f": {show_type(found.type)}"
        case _:
            return ""


def _details(whole: d.Definition, one: Sighting) -> Iterator[str]:
    """What a part of a definition says."""
    name, kind = one.name.text, one.name.declares
    match whole:
        case d.ListSpec(rows=rows) if kind == "row":
            row = next((row for row in rows if row.id == name), None)
            if row is not None:
                yield f"of `{whole.common.name}`"
                cells = (f"{column}: {getattr(cell, 'value', '…')}" for column, cell in row.cells.items())
                yield ", ".join(cells)
                yield from _wording(row.text)
                if row.provenance is not None:
                    yield f"from: {row.provenance.text}"
        case d.ActionSpec(body=body) if kind == "condition":
            yield from _condition(body.requires, name)
        case d.ValueSpec(all_=found) if kind == "condition":
            yield from _condition(found, name)
        case d.GameSpec(options=options) if kind == "option":
            for option in options:
                if option.name == name:
                    yield f"{', '.join(option.values)}; starts {option.start}"
        case _:
            pass


def _condition(found: tuple[d.NamedCondition, ...], name: str) -> Iterator[str]:
    for one in found:
        if one.name == name:
            yield f"`{unparse(one.that)}`"
            yield from _wording(one.refusal)


def _own(common: d.Common) -> Iterator[str]:
    """What a definition says of itself."""
    yield from _wording(common.text)
    when = guard_words(common)
    if when is not None:
        yield f"when `{when}`"
    if common.provenance is not None:
        yield f"from: {common.provenance.text}"
    if common.uncited is not None:
        yield f"cites nothing: {common.uncited}"
    if common.note is not None:
        yield f"note: {' '.join(common.note.split())}"


def _wording(text: d.Wording | None) -> Iterator[str]:
    if text is not None:
        said = (unparse_template(one) for one in (text.cs, text.en) if one is not None)
        yield " / ".join(f"*{one}*" for one in said)


def _cites(whole: d.Definition, one: Sighting) -> tuple[str, ...]:
    """The citations of a declaration: its own, else those of the whole definition."""
    name = one.name.text
    own: tuple[d.Citation, ...] = ()
    match whole:
        case d.ListSpec(rows=rows) if one.name.declares == "row":
            own = next((row.cites for row in rows if row.id == name), ())
        case d.ActionSpec(body=body) if one.name.declares == "condition":
            own = next((found.cites for found in body.requires if found.name == name), ())
        case _:
            pass
    return tuple(dict.fromkeys(found.ref for found in own or whole.common.cites))
