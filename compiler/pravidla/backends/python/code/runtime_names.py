"""Which names generated code may take from the runtime and the standard library, and from which module."""

from __future__ import annotations

_MODULES = {
    "chance": """
        counts_of dice_faces dice_outcomes draw_kind draw_kinds draw_piece no_weights only_kind only_of outcomes
        roll_dice roll_faces shuffle weighted_kinds weighted_pieces
    """,
    "errors": "Fault Reason",
    "figures": """
        bring_forward figure full lacking left_over mark_counts mark_ordered neighbour no_choice no_version
        nobody_plays nothing_to_pick of_kind out_of_bounds piece_of quotient quotient_up remember remainder
        take_first take_last too_deep unpaid with_kind zero do_nothing
    """,
    "game": "EngineGame",
    "layout": """
        Block ComponentInfo EarlierInfo FieldInfo FrameInfo GameInfo InvariantInfo OptionInfo OptionOfGame Pick Point
        Site
    """,
    "sets": """
        THOUSAND added average by_mask cells_at held kinds longest_run pieces pieces_among ranked reached
        NO_ROWS row_forgotten sets_of_different
    """,
    "state": "CHANCE OVER TERMINAL EngineState",
    "text": """
        Names amount_cs amount_en czech_form english_form player_cs player_en row_cs row_en several truth_cs
        truth_en
    """,
    "trials": "CarriedOut attempt carried_out hole",
}

RUNTIME: dict[str, str] = {
    name: f"pravidla_runtime.{module}" for module, names in _MODULES.items() for name in names.split()
}
"""Name -> module of the runtime."""

STANDARD: dict[str, str] = {
    "Callable": "collections.abc",
    "Sequence": "collections.abc",
    "compress": "itertools",
}
"""Name -> module of the standard library."""
