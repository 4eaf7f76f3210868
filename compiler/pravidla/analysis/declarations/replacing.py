"""Printed data that a file of one's own replaces as a whole: a list, table, track, board, die, unit or word.

What replaces it takes its name, so that all sentences mean the new one.
"""

from __future__ import annotations

from dataclasses import replace

from pravidla.analysis.names.overriding import refuse_circles
from pravidla.analysis.reporting.problems import Failed, Problems
from pravidla.diagnostics import Label
from pravidla.model import definitions as d

Printed = d.ListSpec | d.TableSpec | d.TrackSpec | d.BoardSpec | d.DieSpec | d.UnitSpec | d.WordSpec


def replaced(spec: d.Spec, problems: Problems) -> d.Spec:
    """The spec with its replacements in the place of what they replace."""
    over: dict[int, Printed] = {}
    bases = [one for one in spec.definitions if isinstance(one, Printed) and not one.common.overrides and not adds(one)]
    circles = {
        (kind, name)
        for kind in {type(one) for one in spec.definitions if isinstance(one, Printed)}
        for name in refuse_circles((one.common for one in spec.definitions if type(one) is kind), problems)
    }
    for one in spec.definitions:
        if not one.common.overrides or (type(one), one.common.name) in circles:
            continue
        match one:
            case d.StateSpec() | d.ReadingSpec() | d.ScenarioSpec() | d.GameSpec():
                problems.error(
                    "PRV307",
                    f"a {one.common.kind} is not replaced by `overrides`",
                    one.common.overrides[0].span,
                    "nothing to replace",
                    "change what the rules do with it: a value, a rule, a condition",
                )
            case _ if isinstance(one, Printed):
                try:
                    base = base_of(one, bases, problems)
                except Failed:
                    continue
                if id(base) in over:
                    problems.error(
                        "PRV503",
                        f"`{base.common.name}` is replaced twice",
                        one.common.span,
                        "a second time",
                        "use one of the files at a time",
                        (Label(over[id(base)].common.span, "the first time"),),
                    )
                over.setdefault(id(base), named_like(one, base))
            case _:
                pass
    if not over:
        return spec
    kept = (one for one in spec.definitions if not (isinstance(one, Printed) and one.common.overrides))
    return replace(spec, definitions=tuple(over.get(id(one), one) for one in kept))


def adds(one: Printed) -> bool:
    """Whether rows are added to a list that stands elsewhere."""
    return isinstance(one, d.ListSpec) and one.adds


def base_of(one: Printed, bases: list[Printed], problems: Problems) -> Printed:
    """What is replaced; that has to exist, and to be replaced in every configuration."""
    common, target = one.common, one.common.overrides[0]
    alike = {base.common.name: base for base in bases if type(base) is type(one)}
    if target.name not in alike:
        raise problems.unknown(f"{common.kind} to override", target.name, target.span, alike)
    if common.when is not None or common.module is not None or common.applies is not None:
        raise problems.fail(
            "PRV307",
            f"printed data such as `{target.name}` is replaced in every configuration or not at all",
            common.span,
            "under a condition",
            "put it into a file of your own without a condition; a module adds rows, and overrides values and rules",
            (Label(alike[target.name].common.span, "replaced"),),
        )
    return alike[target.name]


def named_like(one: Printed, base: Printed) -> Printed:
    """A replacement under the name of what it replaces; a list keeps the word for all its rows."""
    common = replace(one.common, name=base.common.name, overrides=())
    match one, base:
        case d.TableSpec(), d.TableSpec():
            params = one.heading.params or base.heading.params
            return replace(one, common=common, heading=replace(base.heading, params=params))
        case d.ListSpec(), d.ListSpec():
            return replace(one, common=common, plural=one.plural or base.plural)
        case _:
            return replace(one, common=common)
