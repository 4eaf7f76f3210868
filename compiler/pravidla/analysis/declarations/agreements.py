"""What players agree on before the game: options, and where they can be chosen."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress

import pravidla.analysis.expressions.expressions as ex
from pravidla.analysis.declarations.scenarios import start_of
from pravidla.analysis.names.context import BOOL, Context
from pravidla.analysis.names.origins import czech_text, plain_text
from pravidla.analysis.names.scope import Scope
from pravidla.analysis.overrides.configurations import not_choosable
from pravidla.analysis.reporting.problems import Failed, Problems
from pravidla.ir import nodes as ir
from pravidla.ir.scenario import Scenario
from pravidla.ir.walk import descendants
from pravidla.model import definitions as d
from pravidla.syntax.unparse import unparse

SET_UP = (ir.Lit, ir.Not, ir.And, ir.Or, ir.Compare, ir.PlayerCount, ir.ModuleOn, ir.OptionIs)
"""What a guard may be made of that the set-up decides."""


def option_defs(context: Context) -> tuple[ir.OptionDef, ...]:
    """The options of the game, those of playable readings among them."""
    result = []
    for option in context.symbols.options.values():
        start = start_of(option)
        if option.start not in option.values:
            context.problems.unknown(f"value of option `{option.name}`", option.start, option.start_span, option.values)
        cs = czech_text(option.text.cs) if option.text is not None else None
        en = plain_text(option.text.en) if option.text is not None else None
        origin = ir.Origin(
            option.name,
            option.span,
            tuple(one.ref for one in option.cites),
            None,
            option.provenance.text if option.provenance is not None else None,
            cs,
            en,
        )
        with suppress(Failed):
            result.append(ir.OptionDef(option.name, option.values, start, origin, *choosable(context, option)))
    return tuple(result)


def choosable(context: Context, option: d.OptionSpec) -> tuple[ir.Expr | None, str]:
    """Where an option can be chosen (None: everywhere), and the sentence of it. Only the set-up may decide that."""
    parts: list[ir.Expr] = [] if option.module is None else [ir.ModuleOn(option.module, BOOL, option.span)]
    said = [] if option.module is None else [f"modules.{option.module}"]
    for written in option.when:
        guard = ex.truth_of(context, Scope(), written)
        if any(not isinstance(one, SET_UP) for one in descendants(guard) if isinstance(one, ir.Expr)):
            raise context.problems.fail(
                "PRV309",
                f"where option `{option.name}` can be chosen depends on the position",
                written.span,
                "more than the set-up",
                "it may read `count of players`, `modules.NAME` and `options.NAME`",
            )
        parts.append(guard)
        said.append(unparse(written))
    if len(parts) <= 1:
        return (parts[0] if parts else None), " and ".join(said)
    return ir.And(tuple(parts), BOOL, option.span), " and ".join(f"({one})" if " or " in one else one for one in said)


def check_options(game: ir.Game, scenarios: Iterable[Scenario], problems: Problems) -> None:
    """A scenario asks for no option where it cannot be chosen."""
    for scenario in scenarios:
        option = not_choosable(game, scenario.configuration)
        if option is not None:
            problems.error(
                "PRV310",
                f"option `{option.name}` can be chosen only where `{option.said}` holds",
                scenario.span,
                f"`{scenario.name}` chooses it elsewhere",
            )
