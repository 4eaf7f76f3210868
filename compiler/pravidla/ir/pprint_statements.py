"""Statements of the IR as indented lines."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pravidla.ir.nodes import (
    AddToSet,
    Ask,
    Block,
    Call,
    CallAbility,
    Cites,
    ConditionCase,
    Draw,
    EndGame,
    For,
    If,
    Let,
    LetCounters,
    LetZone,
    Load,
    MarkCopies,
    Move,
    Option,
    Pay,
    PickRandom,
    Rank,
    Remember,
    Repeat,
    ResetField,
    Roll,
    Seal,
    Show,
    Shuffle,
    Stmt,
    Stop,
    Store,
    Swap,
    Text,
    TextPart,
    Turns,
    While,
    ZoneRef,
)
from pravidla.ir.pprint_expressions import comprehension, expression, type_name, zone_ref


def indented(lines: Iterable[str]) -> Iterator[str]:
    """Lines two characters further in."""
    return (f"  {line}" for line in lines)


def block(statements: Block) -> Iterator[str]:
    """The lines of a block; `nothing` for an empty one."""
    if not statements:
        yield "nothing"
    for statement in statements:
        yield from _statement(statement)


def condition_case(case: ConditionCase) -> str:
    """One version of a condition on one line."""
    guard = "" if case.guard is None else f" when {expression(case.guard)}"
    return f"{expression(case.that)}{guard}{_text(case.text)}{_cites(case.cites)}"


def _cites(cites: Cites) -> str:
    return f" [{', '.join(cites)}]" if cites else ""


def _text(text: Text | None) -> str:
    if text is None:
        return ""
    return " " + " / ".join(
        repr("".join(part if isinstance(part, str) else _hole(part) for part in language))
        for language in (text.cs, text.en)
    )


def _hole(part: TextPart) -> str:
    case = "" if part.case is None else f":{part.case}"
    return "{" + "|".join((expression(part.expr) + case, *part.forms)) + "}"


def _statement(statement: Stmt) -> Iterator[str]:
    match statement:
        case If() | For() | While() | Repeat() | Rank() | Turns() | PickRandom():
            yield from _header(statement)
        case Ask():
            yield from _ask(statement)
        case _:
            yield f"{_simple(statement)}{_cites(statement.cites)}"


def _simple(
    statement: Let | LetCounters | LetZone | AddToSet | Store | Pay | Move | Draw | Shuffle | Roll | Swap | MarkCopies
    | ResetField | Remember | Call | CallAbility | Stop | EndGame | Show | Seal,
) -> str:  # fmt: skip
    match statement:
        case Let(var=var, type=kind, value=value):
            return f"let {var}: {type_name(kind)} = {expression(value)}"
        case LetCounters(var=var, list=name, start=start, high=high):
            return f"let {var} = {expression(start)} for each {name}, at most {high}"
        case LetZone(var=var, kind=zone_kind, component=component, each=each):
            return f"let {var} = empty {zone_kind} of {component or 'numbers'}{f' for each {each}' if each else ''}"
        case AddToSet(var=var, element=element):
            return f"add {expression(element)} to {var}"
        case Store(field=field, owner=owner, index=index, value=value, clamp=clamp, local=local):
            parts = ", ".join(expression(part) for part in (owner, index) if part is not None)
            place = f"{'local ' if local else ''}{field}{f'[{parts}]' if parts else ''}"
            return f"set {place} to {expression(value)}{' within bounds' if clamp else ''}"
        case Pay(field=field, payer=payer, payee=payee, amount=amount, up_to=up_to):
            whom = "the bank" if payee is None else expression(payee)
            return f"{expression(payer)} pays {'up to ' if up_to else ''}{expression(amount)} {field} to {whom}"
        case Move():
            return _move(statement)
        case Draw(count=count, source=source, target=target, refill=refill, kind=kind):
            only = "" if kind is None else f" of {expression(kind)}"
            more = "" if refill is None else f", refilled from {zone_ref(refill)}"
            return f"draw {expression(count)}{only} from {zone_ref(source)} to {zone_ref(target)}{more}"
        case Shuffle(zone=zone):
            return f"shuffle {zone_ref(zone)}"
        case Roll(count=count, low=low, high=high, zone=zone):
            return f"roll {expression(count)} x {low}..{high} into {zone_ref(zone)}"
        case Swap(left=left, right=right):
            return f"swap {_swapped(left)} with {_swapped(right)}"
        case MarkCopies(zone=zone, kind=kind, every=every, mark=mark):
            what = "all" if kind is None else f"all of {expression(kind)}" if every else expression(kind)
            return f"mark {what} in {zone_ref(zone)} as #{mark}"
        case ResetField(field=field):
            return f"reset {field}"
        case Remember(field=field, rule=rule, player=player):
            return f"remember {field}[{expression(player)}] for {rule}"
        case Call(rule=rule, args=args):
            return f"do {rule}({', '.join(expression(arg) for arg in args)})"
        case CallAbility(list=name, ability=ability, row=row, args=args):
            return f"do {name}.{ability}[{expression(row)}]({', '.join(expression(arg) for arg in args)})"
        case Stop():
            return "stop"
        case EndGame():
            return "end the game"
        case Show(zone=zone, to=to):
            return f"show {zone_ref(zone)} to {expression(to)}"
        case Seal(closed=closed):
            return "seal what is hidden" if closed else "unseal what is hidden"


def _swapped(place: Load | ZoneRef) -> str:
    return expression(place) if isinstance(place, Load) else zone_ref(place)


def _move(move: Move) -> str:
    if move.kind is None:
        what = "all"
    else:
        count = "all" if move.count is None else expression(move.count)
        what = f"{count} of {expression(move.kind)}"
    source = f"wherever of {', '.join(move.possible_sources)}" if move.source is None else zone_ref(move.source)
    return f"move {what} from {source} to {zone_ref(move.target)}"


def _header(statement: If | For | While | Repeat | Rank | Turns | PickRandom) -> Iterator[str]:
    cites = _cites(statement.cites)
    match statement:
        case If(branches=branches, otherwise=otherwise):
            for position, (condition, body) in enumerate(branches):
                yield f"{'if' if position == 0 else 'otherwise if'} {expression(condition)}{cites}"
                yield from indented(block(body))
            if otherwise:
                yield "otherwise"
                yield from indented(block(otherwise))
            return
        case For(comp=comp):
            yield f"for {comprehension(comp)}{cites}"
        case While(condition=condition, until_after=until_after):
            yield f"{'repeat until' if until_after else 'while'} {expression(condition)}{cites}"
        case Repeat(count=count):
            yield f"repeat {expression(count)} times{cites}"
        case Rank(comp=comp, against=against, places=places):
            rival = "" if against is None else f" against {expression(against)}"
            yield f"rank {comprehension(comp)}{rival} as {places}{cites}"
        case Turns(me=me, start=start, clockwise=clockwise, where=where, until=until):
            skip = "" if where is None else f" where {expression(where)}"
            end = "" if until is None else f" until {expression(until)}"
            way = "clockwise" if clockwise else "counterclockwise"
            yield f"turns of {me} {way} from {expression(start)}{skip}{end}{cites}"
        case PickRandom(comp=comp):
            yield f"pick {comprehension(comp)} at random{cites}"
    yield from indented(block(statement.body))


def _ask(ask: Ask) -> Iterator[str]:
    yield f"ask {expression(ask.player)} {ask.name}{_text(ask.text)}{_cites(ask.cites)}"
    for option in ask.options:
        yield from indented(_option(option))
    if ask.otherwise is not None:
        yield "  otherwise"
        yield from indented(indented(block(ask.otherwise)))


def _option(option: Option) -> Iterator[str]:
    definition = f" of {option.definition}" if option.definition else ""
    when = "" if option.when is None else f" when {expression(option.when)}"
    yield f"option {option.block}{definition}{when}{_text(option.text)}{_cites(option.cites)}"
    for pick in option.picks:
        yield f"  choose {pick.name}: {comprehension(pick.comp)}"
    for condition in option.requires:
        for case in condition.cases:
            yield f"  require {condition.name}: {condition_case(case)}"
    for payment in option.pays:
        yield f"  pay {expression(payment.amount)} {payment.field}"
    if option.alike is not None:
        yield f"  alike by {expression(option.alike)}"
    if option.fully:
        yield "  fully"
    yield from indented(block(option.body))
