"""What a player may know, by the declarations of states: found slowly and plainly, for engines to be compared with."""

from __future__ import annotations

from pravidla.interpreter.expressions import Evaluator
from pravidla.interpreter.locals import Env
from pravidla.ir.nodes import OWNER_VAR, PIECE_VAR, Field
from pravidla.ir.walk import variables


def may_know(evaluate: Evaluator, field: Field, owner: int | None, player: int, kinds: list[int]) -> bool:
    """Whether a player may know what a field holds for an owner; of a zone that pieces of these `kinds` lie in it."""
    if field.seen_by == "all" or (field.seen_by == "owner" and owner == player):
        return True
    if field.seen_until is None:
        return False
    env: Env = {} if owner is None else {OWNER_VAR: owner}
    if PIECE_VAR not in variables(field.seen_until):
        return evaluate.truth(field.seen_until, env)
    return all(evaluate.truth(field.seen_until, {**env, PIECE_VAR: kind}) for kind in kinds)
