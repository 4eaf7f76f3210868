"""Which modules a set-up guard needs."""

from __future__ import annotations

import pytest

from pravidla.diagnostics import Span
from pravidla.ir.expressions import And, Expr, Lit, ModuleOn, Not, Or, PlayerCount
from pravidla.ir.set_up import modules_needed
from pravidla.ir.types import Bool
from pravidla_runtime.modules import is_out_of_play, out_of_play

AT = Span("rules.yaml", 0, 1)
BOOL = Bool()
A, B = ModuleOn("a", BOOL, AT), ModuleOn("b", BOOL, AT)
TITLES = {"a": ("Alfa", "Alpha", ("s1.1",)), "b": ("Beta", "Beta", ("s1.2",))}


@pytest.mark.parametrize(
    ("guard", "needed"),
    [
        (None, ()),
        (A, (("a",),)),
        (Or((A, B), BOOL, AT), (("a",), ("b",))),
        (And((A, B), BOOL, AT), (("a", "b"),)),
        (And((A, Not(B, BOOL, AT)), BOOL, AT), (("a",),)),
        (Not(A, BOOL, AT), ()),
        (And((A, PlayerCount(BOOL, AT)), BOOL, AT), (("a",),)),
        (Or((A, PlayerCount(BOOL, AT)), BOOL, AT), ()),
        (Lit(0, BOOL, AT), ()),
    ],
)
def test_a_guard_needs_the_fewest_modules_with_which_it_can_hold(
    guard: Expr | None, needed: tuple[tuple[str, ...], ...]
) -> None:
    assert modules_needed(guard, ("a", "b")) == needed


def test_what_needs_modules_says_which_of_them_are_missing() -> None:
    assert not is_out_of_play((), ()) and not is_out_of_play((("a",), ("b",)), ("b",))
    assert is_out_of_play((("a", "b"),), ("a",))
    name, cs, en, cites = out_of_play("loď", "ship", (("a", "b"),), ("a",), TITLES)
    assert (name, cites) == ("modules.b", ("s1.2",))
    assert cs.replace("\u00a0", " ") == "Loď patří k modulu Beta, s nímž se teď nehraje"
    assert en == "Ship belongs to the module Beta, which is not in play"
    _, cs, _, cites = out_of_play("loď", "ship", (("a", "b"),), (), TITLES)
    assert cs.replace("\u00a0", " ") == "Loď patří k modulu Alfa a k modulu Beta, a tak se teď nehraje"
    assert cites == ("s1.1", "s1.2")
