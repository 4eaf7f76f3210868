"""The IR as text: stable and readable, one definition after another, without positions.

Made for people who debug the compiler and for golden tests: the same game always gives the same text, and a difference
in the text is a difference in what the game does or says.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pravidla.ir.nodes import (
    ActionBlock,
    Adjustment,
    Alternative,
    Board,
    Condition,
    Field,
    Game,
    ListDef,
    NumberField,
    Origin,
    Param,
    RowField,
    Rule,
    Table,
    Track,
    TruthField,
    Value,
    ZoneField,
)
from pravidla.ir.pprint_expressions import expression, type_name
from pravidla.ir.pprint_statements import block, condition_case, indented

Lines = Iterator[str]


def pretty(game: Game) -> str:
    """The whole game as text, with a final line break."""
    return "\n".join(line.rstrip() for part in _parts(game) for line in part) + "\n"


def pretty_rule(rule: Rule) -> str:
    """One rule as text."""
    return "\n".join(_rule(rule)) + "\n"


def pretty_value(value: Value) -> str:
    """One value as text."""
    return "\n".join(_value(value)) + "\n"


def _parts(game: Game) -> Iterator[Iterable[str]]:
    yield _head(game)
    for definition in game.lists.values():
        yield _list(definition)
    for table in game.tables.values():
        yield _table(table)
    for track in game.tracks.values():
        yield _track(track)
    for board in game.boards.values():
        yield _board(board)
    if game.fields:
        yield ["", "state", *(line for field in game.fields.values() for line in indented(_field(field)))]
    for value in game.values.values():
        yield _value(value)
    for rule in game.rules.values():
        yield _rule(rule)
    yield from _by_row("ability", game.abilities)
    yield from _by_row("formula", game.formulas)
    if game.blocks:
        yield ["", "actions", *(f"  {_block(one)}" for one in game.blocks.values())]
    for invariant in game.invariants:
        yield ["", f"invariant {invariant.name}{_cites(invariant.origin)}", f"  {expression(invariant.that)}"]


def _head(game: Game) -> Lines:
    yield f"game {game.name}"
    yield f"  text {game.text.cs!r} / {game.text.en!r}"
    yield f"  players {game.min_players}..{game.max_players}"
    if game.modules:
        yield f"  modules {', '.join(game.modules)}"
    for option in game.options:
        values = ", ".join(f"{value}*" if i == option.start else value for i, value in enumerate(option.values))
        guard = "" if option.when is None else f" when {expression(option.when)}"
        yield f"  option {option.name}: {values}{guard}"
    yield f"  play {game.play}"
    yield f"  score {game.score}, {'highest' if game.highest_wins else 'lowest'} wins"
    if game.ties:
        yield f"  ties {', '.join(game.ties)}"
    if game.returns is not None:
        yield f"  returns {game.returns}"
    if game.length is not None:
        yield f"  length {game.length}"
    for unit, (cs, en) in game.units.items():
        yield f"  unit {unit}: {', '.join(cs)} / {', '.join(en)}"


def _cites(origin: Origin) -> str:
    return f" [{', '.join(origin.cites)}]" if origin.cites else ""


def _list(definition: ListDef) -> Lines:
    marks = f", marks {', '.join(definition.marks)}" if definition.marks else ""
    yield ""
    yield f"{definition.kind} {definition.name}{marks}{_cites(definition.origin)}"
    for column in definition.columns:
        yield f"  column {column.name}: {type_name(column.type)}"
    for position, row in enumerate(definition.rows):
        figures = ", ".join(f"{column.name} {_figure(column.values[position])}" for column in definition.columns)
        copies = f" x{row.copies}{' per player' if row.per_player else ''}" if definition.kind == "component" else ""
        guard = "" if row.guard is None else f" when {expression(row.guard)}"
        yield f"  {position} {row.id}{copies}{': ' + figures if figures else ''}{guard}"


def _figure(value: int | tuple[int, ...]) -> str:
    return str(int(value)) if isinstance(value, int) else "{" + ", ".join(map(str, value)) + "}"


def _table(table: Table) -> Lines:
    keys = ", ".join(f"{name or ''}{' ' if name else ''}{low}..{high}" for name, low, high in table.keys)
    yield ""
    yield f"table {table.name}({keys}): {type_name(table.type)}{_cites(table.origin)}"
    width = table.keys[-1][2] - table.keys[-1][1] + 1
    for start in range(0, len(table.values), width):
        yield "  " + " ".join(str(value) for value in table.values[start : start + width])


def _track(track: Track) -> Lines:
    each = f" for each {track.each}" if track.each is not None else ""
    yield ""
    yield f"track {track.name}{each}{_cites(track.origin)}"
    yield "  columns " + ", ".join(f"{name}: {type_name(kind)}" for name, kind in track.columns)
    for line, spaces in enumerate(track.spaces):
        yield f"  line {line}: " + " | ".join(" ".join(map(str, space)) for space in spaces)


def _board(board: Board) -> Lines:
    shape = f"grid {board.grid[0]} x {board.grid[1]}" if board.grid else f"graph with ways {board.ways}"
    yield ""
    yield f"board {board.name}: {shape} of {board.places}{_cites(board.origin)}"
    for place, near in enumerate(board.neighbours):
        yield f"  {place} - {' '.join(map(str, near))}"


def _field(field: Field) -> Lines:
    owner = f"{field.owner or 'game'}{f' x {field.index}' if field.index else ''}"
    seen = "" if field.seen_by == "all" else f", seen by {field.seen_by}"
    until = "" if field.seen_until is None else f" until {expression(field.seen_until)}"
    kept = "" if field.on_table else ", not on the table"
    yield f"{field.name} ({owner}): {_content(field)}{seen}{until}{kept}"


def _content(field: Field) -> str:
    match field.content:
        case NumberField(low=low, high=high, unit=unit, start=start):
            return f"{low}..{high}{f' {unit}' if unit else ''}, starts {start}"
        case TruthField(start=start):
            return f"true or false, starts {'true' if start else 'false'}"
        case RowField(list=name, optional=optional, start=start):
            return f"{name}{' or nothing' if optional else ''}, starts {start}"
        case ZoneField(kind=kind, component=component) as zone:
            capacity = f", at most {zone.capacity}" if zone.capacity is not None else ""
            refill = f", refilled from {zone.refilled_from}" if zone.refilled_from is not None else ""
            starts = ", starts with all" if zone.holds_all else ""
            return f"{kind} of {component or f'{zone.low}..{zone.high}'}{capacity}{starts}{refill}"


def _params(params: tuple[Param, ...]) -> str:
    return ", ".join(f"{param.var}: {type_name(param.type)}" for param in params)


def _value(value: Value) -> Lines:
    yield ""
    depth = "" if value.depth is None else f", calls itself at most {value.depth} times"
    yield f"value {value.name}({_params(value.params)}): {type_name(value.type)}{depth}"
    for alternative in value.alternatives:
        yield from indented(_alternative(alternative))
    for adjustment in value.adjustments:
        yield from indented(_adjustment(adjustment))
    if value.at_least is not None:
        yield f"  at least {expression(value.at_least)}"


def _alternative(alternative: Alternative) -> Lines:
    guard = "" if alternative.guard is None else f" when {expression(alternative.guard)}"
    yield f"{alternative.origin.name}{_cites(alternative.origin)}{guard}"
    if alternative.body is not None:
        yield f"  = {expression(alternative.body)}"
    for condition in alternative.conditions:
        yield from indented(_condition(condition))


def _adjustment(adjustment: Adjustment) -> Lines:
    guard = "" if adjustment.guard is None else f" when {expression(adjustment.guard)}"
    overridden = f" unless {', '.join(adjustment.overridden_by)}" if adjustment.overridden_by else ""
    name = f"{adjustment.origin.name}{_cites(adjustment.origin)}"
    yield f"adjust {name} by {expression(adjustment.by)}{guard}{overridden}"


def _condition(condition: Condition) -> Lines:
    for case in condition.cases:
        yield f"require {condition.name}: {condition_case(case)}"


def _rule(rule: Rule) -> Lines:
    yield ""
    yield f"{rule.kind} {rule.name}({_params(rule.params)}){_cites(rule.origin)}"
    yield from indented(block(rule.body))


def _by_row(word: str, names: dict[tuple[str, str], tuple[str | None, ...]]) -> Iterator[Iterable[str]]:
    for (owner, name), called in names.items():
        yield ["", f"{word} {owner}.{name}", *(f"  {row} {one}" for row, one in enumerate(called) if one is not None)]


def _block(one: ActionBlock) -> str:
    picks = ", ".join(f"{name}: {type_name(kind)} {low}..{low + count - 1}" for name, kind, low, count in one.picks)
    return f"{one.offset} {one.name}({picks}) x{one.size}"
