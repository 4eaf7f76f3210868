"""Analysis: names, types, units, exceptions. From definitions to the typed IR."""

from pravidla.analysis.compile import Compilation, analyse, analyse_spec, compile_game
from pravidla.analysis.overrides.configurations import (
    configurations,
    configurations_up_to,
    default_configuration,
    describe,
)

__all__ = [
    "Compilation",
    "analyse",
    "analyse_spec",
    "compile_game",
    "configurations",
    "configurations_up_to",
    "default_configuration",
    "describe",
]
