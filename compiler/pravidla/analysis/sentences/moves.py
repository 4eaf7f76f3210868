"""Sentences about pieces: move, draw, shuffle, roll, swap, mark, show."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pravidla.analysis.expressions.expressions as ex
import pravidla.analysis.expressions.paths as paths
import pravidla.analysis.expressions.sets as sets
import pravidla.analysis.sentences.questions as questions
import pravidla.analysis.sentences.statements as statements
from pravidla.analysis.expressions.numbers import whole
from pravidla.analysis.names.context import UNKNOWN, Context, show_type
from pravidla.analysis.names.scope import Box, Scope, Value, Zone
from pravidla.analysis.reporting.attempts import also, attempt, both
from pravidla.analysis.reporting.limits import bounded_throw
from pravidla.analysis.reporting.problems import Failed
from pravidla.diagnostics import Label, Span
from pravidla.ir import nodes as ir
from pravidla.ir.types import PLAYER, Copy, Int, Row, Type
from pravidla.model import definitions as d
from pravidla.syntax import ast

if TYPE_CHECKING:
    from pravidla.analysis.sentences.statements import Place

PieceStep = ast.Move | ast.Draw | ast.Shuffle | ast.Roll | ast.Swap | ast.Mark | ast.Show


def pieces(context: Context, scope: Scope, place: Place, written: PieceStep) -> list[ir.Stmt]:
    """One sentence about pieces."""
    span, cites = written.span, place.cites
    match written:
        case ast.Move():
            return [move(context, scope, place, written)]
        case ast.Draw():
            return [draw(context, scope, place, written)]
        case ast.Shuffle(zone=zone):
            ref, content = sets.zone_of(context, scope, zone)
            return [ir.Shuffle(ref, component_of(context, content, zone.span), span, cites)]
        case ast.Roll(dice=dice, into=into):
            return [roll(context, scope, place, dice, into, span)]
        case ast.Swap(first=first, second=second):
            a, b = both(lambda: swappable(context, scope, first), lambda: swappable(context, scope, second))
            if type(a) is not type(b):
                raise context.problems.fail("PRV601", "only two places of one type are swapped", span)
            return [ir.Swap(a, b, span, cites)]
        case ast.Mark():
            return [mark(context, scope, place, written)]
        case ast.Show(what=what, to=to):
            (ref, _), reader = both(
                lambda: sets.zone_of(context, scope, what), lambda: statements.player(context, scope, to)
            )
            return [ir.Show(ref, reader, span, cites)]


def component_of(context: Context, content: ir.ZoneField, span: Span) -> str:
    """The component of a zone of pieces."""
    if content.component is None:
        raise context.problems.fail("PRV602", "this holds numbers, not pieces", span)
    return content.component


def box_of(component: str, span: Span) -> ir.ZoneRef:
    """The box of a component."""
    return ir.ZoneRef(f"box:{component}", None, None, False, span)


def zone_or_box(context: Context, scope: Scope, written: ast.Expr) -> tuple[ir.ZoneRef | None, ir.ZoneField | None]:
    """A zone, or (None, None) for the box."""
    if isinstance(paths.resolve(context, scope, written), Box):
        return None, None
    return sets.zone_of(context, scope, written)


def is_individual(context: Context, component: str) -> bool:
    """Whether every row of a component is one piece, so that a piece knows where it is."""
    for row, spec in context.lists[component].specs:
        copies, per_player = context.copies_of(component, row, spec)
        if copies != 1 or per_player:
            return False
    return True


def homes(context: Context, component: str) -> tuple[str, ...]:
    """Every field in which pieces of a component may lie, and its box."""
    fields = (
        field.name
        for field in context.fields.values()
        if isinstance(field.content, ir.ZoneField) and field.content.component == component
    )
    return (*fields, f"box:{component}")


def move(context: Context, scope: Scope, place: Place, written: ast.Move) -> ir.Stmt:
    """`move WHAT from A to B`."""
    span = written.span
    before: tuple[ir.ZoneRef | None, ir.ZoneField | None] | None = (None, None)
    from_box = False
    component: str | None = None
    expected: Type | None = None
    if written.source is not None:
        before = attempt(zone_or_box, context, scope, written.source)
        expected = UNKNOWN
        if before is not None:
            source, content = before
            from_box = source is None
            component = None if content is None else component_of(context, content, written.source.span)
            expected = None if component is None else Row(component)
    (kind, count, place_of_it), (target, target_content) = both(
        lambda: moved(context, scope, written, expected), lambda: zone_or_box(context, scope, written.to.zone)
    )
    if before is None:
        raise Failed
    source = before[0] if written.source is not None else place_of_it
    if isinstance(written.to, ast.AtEnd) and target_content is not None and target_content.kind != "row":
        raise context.problems.fail(
            "PRV602", f"a {target_content.kind} has no end, pieces go on top", written.to.span, "say `to` alone"
        )
    if kind is not None:
        kind_name = kind.type.list if isinstance(kind.type, Row) else getattr(kind.type, "component", None)
        if kind_name is None or kind_name == PLAYER or context.lists[kind_name].kind != "component":
            raise context.problems.fail(
                "PRV601", f"{show_type(kind.type)} is not a piece", kind.span, "cannot be moved"
            )
        if component is not None and kind_name != component:
            raise context.problems.fail(
                "PRV601", f"that zone holds `{component}`, not `{kind_name}`", kind.span, "another component"
            )
        component = kind_name
    if target_content is not None:
        held = component_of(context, target_content, written.to.span)
        if component is not None and held != component:
            raise context.problems.fail(
                "PRV601", f"that zone holds `{held}`, not `{component}`", written.to.span, "another component"
            )
        component = held
    if component is None:
        raise context.problems.fail("PRV602", "nothing moves from the box to the box", span)
    if from_box:
        source = box_of(component, span)
    possible: tuple[str, ...] = ()
    if source is None:
        if kind is None:
            raise context.problems.fail("PRV602", "`move all` wants to know from where", span, "add `from …`")
        if not is_individual(context, component):
            raise context.problems.fail(
                "PRV602", f"there are several copies of each `{component}`", span, "from where?", "add `from …`"
            )
        possible = homes(context, component)
    where = target if target is not None else box_of(component, span)
    return ir.Move(kind, count, source, where, component, span, place.cites, possible)


def moved(
    context: Context, scope: Scope, written: ast.Move, expected: Type | None
) -> tuple[ir.Expr | None, ir.Expr | None, ir.ZoneRef | None]:
    """Which pieces, how many (None: all), and the place for one piece that was named instead of it."""
    match written.what:
        case ast.Piece(piece=piece):
            found = paths.resolve(context, scope, piece, expected)
            if isinstance(found, Zone) and found.content.kind != "single":
                raise context.problems.fail(
                    "PRV602", "a whole zone is moved by `move all from …`", piece.span, "a zone"
                )
            place = found.ref if isinstance(found, Zone) else None
            return ex.as_value(context, found, piece.span), ir.Lit(1, Int(1, 1), written.span), place
        case ast.Pieces(amount=amount, kind=of):
            count, kind = both(
                lambda: questions.number(context, scope, amount),
                lambda: ex.expression(context, scope, of, expected),
            )
            return kind, count, None
        case ast.EveryCopy(kind=of):
            return ex.expression(context, scope, of, expected), None, None
        case ast.Everything():
            return None, None, None


def put(
    context: Context,
    scope: Scope,
    place: Place,
    ref: ir.ZoneRef,
    content: ir.ZoneField,
    written: ast.Expr,
    span: Span,
) -> list[ir.Stmt]:
    """`set Z to E` for a zone for one piece: what lies there goes to the box, then the piece comes."""
    component = component_of(context, content, span)
    empty: ir.Stmt = ir.Move(None, None, ref, box_of(component, span), component, span, place.cites)
    if isinstance(written, ast.Nothing):
        return [empty]
    kind = ex.expression(context, scope, written, Row(component))
    ex.want_row(context, kind, component)
    if not is_individual(context, component):
        raise context.problems.fail(
            "PRV602", f"there are several copies of each `{component}`", span, "use `move … from …`"
        )
    come = ir.Move(kind, ir.Lit(1, Int(1, 1), span), None, ref, component, span, place.cites, homes(context, component))
    return [empty, come]


def draw(context: Context, scope: Scope, place: Place, written: ast.Draw) -> ir.Stmt:
    """`draw N PIECES from A to B`."""
    span = written.span
    with also(lambda: look_at_amount(context, scope, written.amount)):
        (source, content), (target, target_content) = both(
            lambda: zone_or_box(context, scope, written.source), lambda: zone_or_box(context, scope, written.to.zone)
        )
    held = content or target_content
    if held is None:
        raise context.problems.fail("PRV602", "nothing is drawn from the box to the box", span)
    component = component_of(context, held, span)
    if target_content is not None and component_of(context, target_content, span) != component:
        raise context.problems.fail(
            "PRV601", f"`{component}` is drawn, that zone holds `{target_content.component}`", written.to.span
        )
    count, kind = drawn(context, scope, written.amount, component)
    refill = None
    if content is not None and content.refilled_from is not None:
        field = context.fields.get((None, content.refilled_from))
        if field is None:
            raise Failed
        refill = ir.ZoneRef(field.name, None, None, False, span)
    return ir.Draw(
        count,
        source if source is not None else box_of(component, span),
        target if target is not None else box_of(component, span),
        refill,
        component,
        span,
        place.cites,
        kind,
    )


def look_at_amount(context: Context, scope: Scope, amount: ast.Expr) -> None:
    """How many, where it is not known of what; the word of a quantity may be any kind of piece."""
    if not isinstance(amount, ast.Quantity):
        ex.look_through(context, scope, (amount.expr if isinstance(amount, ast.AsQuantity) else amount,))


def drawn(context: Context, scope: Scope, amount: ast.Expr, component: str) -> tuple[ir.Expr, ir.Expr | None]:
    """How many, and of which kind where one is named: `3 goods`, `2 silk`, `caravan.size`."""
    match amount:
        case ast.Quantity(value=value, unit=unit):
            number: ir.Expr = ir.Lit(value, Int(value, value), amount.span)
        case ast.AsQuantity(expr=inner, unit=unit):
            number = ex.expression(context, scope, inner, None)
        case _:
            number = ex.expression(context, scope, amount, None)
            whole(context, number)
            return number, None
    if context.symbols.list_of_word(unit.text) == component or unit.text == component:
        return number, None
    index = context.lists[component].index.get(unit.text)
    if index is None:
        words = [component, paths.plural_of(context, component), *context.lists[component].row_ids]
        raise context.problems.unknown(f"kind of `{component}`", unit.text, unit.span, words)
    return number, ir.Lit(index, Row(component), unit.span)


def roll(context: Context, scope: Scope, place: Place, dice: ast.Expr, into: ast.Expr, span: Span) -> ir.Stmt:
    """`roll 2 dice into X`."""
    (count, die), (ref, content) = both(
        lambda: thrown(context, scope, dice), lambda: sets.zone_of(context, scope, into)
    )
    if content.component is not None or content.low > die.low or content.high < die.high:
        raise context.problems.fail(
            "PRV602", f"a throw goes into a `row of {die.low}..{die.high}`", into.span, "not such a row"
        )
    if isinstance(count, ir.Lit):
        bounded_throw(context.problems, count.value, die.high - die.low + 1, dice.span)
        if content.capacity is not None and count.value > content.capacity:
            raise context.problems.fail(
                "PRV603",
                f"{count.value} dice do not fit into a row of at most {content.capacity} numbers",
                dice.span,
                "too many",
                secondary=(Label(into.span, f"at most {content.capacity}"),),
            )
    return ir.Roll(count, die.low, die.high, ref, span, place.cites)


def thrown(context: Context, scope: Scope, dice: ast.Expr) -> tuple[ir.Expr, d.DieSpec]:
    """How many of which dice."""
    match dice:
        case ast.Quantity(value=value, unit=unit):
            return ir.Lit(value, Int(value, value), dice.span), die_of(context, unit)
        case ast.AsQuantity(expr=inner, unit=unit):
            return both(lambda: questions.number(context, scope, inner), lambda: die_of(context, unit))
        case _:
            ex.look_through(context, scope, (dice,))
            raise context.problems.fail("PRV602", "which dice?", dice.span, "say `2 dice` or `(n) dice`")


def die_of(context: Context, word: ast.Word) -> d.DieSpec:
    """The die that a word names."""
    for name, die in context.symbols.dice.items():
        if word.text in (name, name + "s", *die.en):
            context.called.add(f"die {name}")
            return die
    raise context.problems.unknown("die", word.text, word.span, context.symbols.dice)


def swappable(context: Context, scope: Scope, written: ast.Expr) -> ir.Load | ir.ZoneRef:
    """A state or a zone for one piece."""
    found = paths.resolve(context, scope, written)
    match found:
        case Value(expr=ir.Load() as load):
            return load
        case Zone(ref=ref, content=content) if content.kind == "single":
            return ref
        case _:
            raise context.problems.fail("PRV602", "only states and places for one piece are swapped", written.span)


def mark(context: Context, scope: Scope, place: Place, written: ast.Mark) -> ir.Stmt:
    """`mark WHAT in Z as M`."""
    what = written.what
    piece = None if isinstance(what, ast.Everything) else what.piece if isinstance(what, ast.Piece) else what.kind
    with also(lambda: ex.look_through(context, scope, (piece,))):
        ref, content = sets.zone_of(context, scope, written.zone)
        component = component_of(context, content, written.zone.span)
    marks = context.lists[component].marks
    if written.mark.text not in marks:
        ex.look_through(context, scope, (piece,))
        raise context.problems.unknown(f"mark of `{component}`", written.mark.text, written.mark.span, marks)
    every = not isinstance(what, ast.Piece)
    kind = None if piece is None else ex.expression(context, scope, piece, Row(component))
    if kind is not None:
        ex.want_row(context, kind, component)
    assert kind is None or isinstance(kind.type, Row | Copy)
    return ir.MarkCopies(ref, kind, every, marks.index(written.mark.text), component, written.span, place.cites)
