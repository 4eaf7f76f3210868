"""Syntax trees back to sentences, in their canonical form: single blanks, the fewest brackets."""

from __future__ import annotations

from pravidla.syntax.ast import (
    AddTo,
    Advance,
    Around,
    AtEnd,
    AtLabel,
    AtLeast,
    Between,
    ByNumber,
    Capacity,
    ChanceGives,
    Choices,
    Choose,
    ChooseOneOf,
    ChooseSome,
    Condition,
    Declaration,
    Decrease,
    Destination,
    Do,
    Draw,
    EachOwner,
    EndGame,
    EveryCopy,
    Everything,
    Exactly,
    Expr,
    For,
    Gain,
    GameOwner,
    Header,
    HeaderLine,
    Heading,
    HowMany,
    If,
    InAnyOrder,
    Increase,
    Inserted,
    Into,
    KindType,
    Label,
    Let,
    LetCounters,
    LetSet,
    LetZone,
    Limit,
    Lose,
    Mark,
    MarkerType,
    Modifier,
    Move,
    NamedValue,
    Node,
    NumberType,
    OffTable,
    OneOrNoneType,
    OneType,
    Option,
    OptionLine,
    Otherwise,
    OtherwiseIf,
    Param,
    Pay,
    Pick,
    PickAtRandom,
    Piece,
    Pieces,
    Plain,
    Plays,
    PlaysChoice,
    PlaysStop,
    Rank,
    Reaches,
    Refilled,
    Repeat,
    RepeatUntil,
    ResetEach,
    Roll,
    Secretly,
    Seen,
    SetTo,
    SetType,
    Show,
    Shuffle,
    Starts,
    Step,
    StepLine,
    Stop,
    Swap,
    TakeTurns,
    Template,
    TruthType,
    TypeExpr,
    Unseen,
    What,
    While,
    Word,
    ZoneType,
)
from pravidla.syntax.unparse_expressions import PATH, SUM, WHOLE, arguments, elements, expression, optional, source


def unparse(node: Node) -> str:
    """The canonical text of what one string of a spec was read as."""
    match node:
        case StepLine(step=said, cites=cites):
            return step(said) + _citations(cites)
        case HeaderLine(header=said, cites=cites):
            return header(said) + _citations(cites)
        case OptionLine(call=call, cites=cites):
            given = f"({arguments(call.args)})" if call.args else ""
            return call.name.text + given + _citations(cites)
        case Condition(expr=expr, cites=cites):
            return expression(expr) + _citations(cites)
        case Choices(picks=picks, alike=alike):
            return _picks(picks) + _alike(alike)
        case Heading(params=()):
            return node.name
        case Heading(params=params):
            return f"{node.name}({', '.join(_param(param) for param in params)})"
        case Declaration(type=type_, each=each, modifiers=modifiers):
            return _type(type_) + _each(each) + "".join(f", {_modifier(modifier)}" for modifier in modifiers)
        case GameOwner():
            return "game"
        case EachOwner(name=name):
            return f"each {name.text}"
        case Limit(rule=rule, key=key):
            return f"once per {rule.text}" + ("" if key is None else f" for {key.text}")
        case Around(moment=moment, rule=rule):
            return f"{moment} {rule.text}"
        case Reaches(marker=marker, space=space):
            return f"{expression(marker, PATH)} reaches {space.text}"
        case AtLabel(label=label, rule=rule):
            return f"label {label.text} of {rule.text}"
        case Plays(player=player, option=option, values=()):
            return f"{player.text} does {option.text}"
        case Plays(player=player, option=option, values=values):
            return f"{player.text} does {option.text} with {_values(values)}"
        case PlaysChoice(player=player, values=values):
            return f"{player.text} chooses {_values(values)}"
        case PlaysStop(player=player):
            return f"{player.text} stops"
        case ChanceGives(outcomes=outcomes):
            return "chance gives " + ", ".join(expression(outcome, SUM) for outcome in outcomes)
        case NumberType() | TruthType() | OneType() | OneOrNoneType() | KindType():
            return _type(node)
        case ZoneType() | MarkerType() | SetType():
            return _type(node)
        case _:
            return expression(node)


def unparse_template(node: Template) -> str:
    """The text with its places to fill."""
    parts = []
    for part in node.parts:
        match part:
            case Plain(text=text):
                parts.append(text.replace("{", "{{").replace("}", "}}"))
            case Inserted(expr=expr, case=None):
                parts.append(f"{{{expression(expr)}}}")
            case Inserted(expr=expr, case=case):
                parts.append(f"{{{expression(expr)}:{case}}}")
            case ByNumber(expr=expr, forms=forms):
                parts.append(f"{{{expression(expr)}|{'|'.join(forms)}}}")
    return "".join(parts)


def step(node: Step) -> str:
    """The sentence of a step."""
    match node:
        case Gain(actor=actor, amount=amount):
            return f"{_verb(actor, 'gain')} {expression(amount)}"
        case Pay(actor=actor, up_to=up_to, amount=amount, to=to):
            return f"{_verb(actor, 'pay')} {'up to ' if up_to else ''}{expression(amount)}{optional('to', to)}"
        case Lose(actor=actor, amount=amount):
            return f"{_verb(actor, 'lose')} {expression(amount)}"
        case SetTo(place=place, value=value):
            return f"set {expression(place, PATH)} to {expression(value)}"
        case Increase(place=place, amount=amount):
            return f"increase {expression(place, PATH)} by {expression(amount)}"
        case Decrease(place=place, amount=amount):
            return f"decrease {expression(place, PATH)} by {expression(amount)}"
        case Advance(marker=marker, amount=amount):
            return f"advance {expression(marker, PATH)} by {expression(amount)}"
        case Move(what=what, source=from_, to=to):
            return f"move {_what(what, WHOLE)}{optional('from', from_)} to {_destination(to)}"
        case Draw(amount=amount, source=drawn, to=to):
            return f"draw {expression(amount)} from {expression(drawn)} to {_destination(to)}"
        case Show(what=shown, to=viewer):
            return f"show {expression(shown)} to {expression(viewer)}"
        case Shuffle(zone=zone):
            return f"shuffle {expression(zone, PATH)}"
        case Roll(dice=dice, into=into):
            return f"roll {expression(dice)} into {expression(into, PATH)}"
        case Swap(first=first, second=second):
            return f"swap {expression(first, PATH)} with {expression(second, PATH)}"
        case Let(name=name, value=value):
            return f"let {name.text} be {expression(value)}"
        case LetCounters(name=name, value=value, each=each, most=most):
            return f"let {name.text} be {expression(value)}{_each(each)}, at most {most}"
        case LetZone(name=name, kind=kind, item=item, each=over):
            return f"let {name.text} be an empty {kind} of {_type(item)}{_each(over)}"
        case LetSet(name=name, element=element):
            return f"let {name.text} be an empty set of {element.text}"
        case AddTo(element=member, to=set_):
            return f"add {expression(member)} to {expression(set_, PATH)}"
        case Mark(what=marked, zone=zone, mark=mark):
            return f"mark {_what(marked, SUM)} in {expression(zone, PATH)} as {mark.text}"
        case Label(name=name):
            return f"label {name.text}"
        case Do(call=call):
            return f"do {expression(call, PATH)}"
        case Stop():
            return "stop"
        case EndGame():
            return "end the game"


def header(node: Header) -> str:
    """The sentence of a header, without its colon."""
    match node:
        case If(condition=condition):
            return f"if {expression(condition)}"
        case OtherwiseIf(condition=condition):
            return f"otherwise if {expression(condition)}"
        case Otherwise():
            return "otherwise"
        case For(binder=binder):
            return f"for {elements(binder)}"
        case While(condition=condition):
            return f"while {expression(condition)}"
        case Repeat(times=times, condition=tested):
            return f"repeat {_how_many(times)} times{optional('while', tested)}"
        case RepeatUntil(condition=condition):
            return f"repeat until {expression(condition)}"
        case Choose(actor=actor, may=may, picks=picks, alike=alike, if_any=if_any):
            return f"{_chooser(actor, may)} {_picks(picks)}{_alike(alike)}{_if_any(if_any)}"
        case ChooseSome(actor=actor, may=may, amount=amount, name=name, source=from_, where=where, chosen=chosen):
            among = f"{name.text} in {source(from_)}{optional('where', where)}"
            some = f"{_how_many(amount)} of {among} as {chosen.text}{_if_any(node.if_any)}"
            return f"{_chooser(actor, may)} {some}"
        case ChooseOneOf(actor=actor, may=may, if_any=if_any):
            return f"{_chooser(actor, may)} one of{_if_any(if_any)}"
        case PickAtRandom(pick=pick):
            return f"pick {_pick(pick)} at random"
        case InAnyOrder(actor=actor, rule=rule):
            who = "" if actor is None else f"{expression(actor, PATH)} "
            return f"{who}in any order, {rule}"
        case Secretly():
            return "all players secretly"
        case Rank(binder=binder, against=against, places=places):
            return f"rank {elements(binder)}{optional('against', against)} as {places.text}, ties share"
        case TakeTurns(direction=direction, start=start, where=where, until=until):
            rest = optional("where", where) + optional("until", until)
            return f"take turns {direction} from {expression(start)}{rest}"
        case Option(name=name):
            return f"option {name.text}"


def _verb(actor: Expr | None, verb: str) -> str:
    return verb if actor is None else f"{expression(actor, PATH)} {verb}s"


def _chooser(actor: Expr | None, may: bool) -> str:
    who = "" if actor is None else f"{expression(actor, PATH)} "
    return f"{who}may choose" if may else f"{who}choose{'s' if who else ''}"


def _picks(picks: tuple[Pick, ...]) -> str:
    return ", ".join(_pick(pick) for pick in picks)


def _pick(pick: Pick) -> str:
    return f"{pick.name.text} from {source(pick.source)}{optional('where', pick.where)}"


def _alike(alike: Expr | None) -> str:
    return "" if alike is None else f", alike by {expression(alike)}"


def _if_any(if_any: bool) -> str:
    return ", if any" if if_any else ""


def _how_many(node: HowMany) -> str:
    match node:
        case Exactly(count=count):
            return expression(count, SUM)
        case Between(lower=lower, upper=upper):
            return f"{expression(lower, SUM)}..{expression(upper, SUM)}"
        case AtLeast(lower=lower):
            return f"{expression(lower, SUM)}.."


def _what(node: What, level: int) -> str:
    match node:
        case Piece(piece=piece):
            return expression(piece, level)
        case Pieces(amount=amount, kind=kind):
            return f"{expression(amount)} of {expression(kind)}"
        case Everything():
            return "all"
        case EveryCopy(kind=kind):
            return f"all of {expression(kind, level)}"


def _destination(node: Destination) -> str:
    match node:
        case Into(zone=zone):
            return expression(zone)
        case AtEnd(zone=zone):
            return f"end of {expression(zone)}"


def _citations(cites: tuple[Word, ...]) -> str:
    return f" [{', '.join(cite.text for cite in cites)}]" if cites else ""


def _each(each: Word | None) -> str:
    return "" if each is None else f" for each {each.text}"


def _type(node: TypeExpr) -> str:
    match node:
        case NumberType(lower=lower, upper=upper, unit=unit):
            return f"{lower}..{upper}" + ("" if unit is None else f" {unit.text}")
        case TruthType():
            return "true or false"
        case OneType(name=name):
            return name.text
        case OneOrNoneType(name=name, none=none):
            return f"{name.text} or {none}"
        case KindType(name=name, none=nothing):
            return f"kind of {name.text}" + ("" if nothing is None else f" or {nothing}")
        case ZoneType(kind=kind, item=item):
            return f"{kind} of {_type(item)}"
        case MarkerType(track=track):
            return f"marker on {track.text}"
        case SetType(item=item):
            return f"set of {_type(item)}"


def _param(node: Param) -> str:
    match node:
        case Param(type=OneType(name=list_), name=Word(text=text)) if list_.text == text:
            return text
        case Param(type=type_, name=None):
            return _type(type_)
        case Param(type=type_, name=Word(text=text)):
            return f"{_type(type_)} {text}"
        case _:
            raise AssertionError("a parameter without a text")


def _modifier(node: Modifier) -> str:
    match node:
        case Capacity(most=most):
            return f"at most {expression(most)}"
        case Starts(value=value):
            return f"starts {expression(value)}"
        case Seen(until=until):
            return f"seen by owner{optional('until', until)}"
        case Unseen():
            return "seen by nobody"
        case Refilled(source=zone):
            return f"refilled from {expression(zone, PATH)}"
        case ResetEach(rule=rule):
            return f"reset each {rule.text}"
        case OffTable():
            return "not on the table"


def _values(values: tuple[NamedValue, ...]) -> str:
    return ", ".join(f"{value.name.text} {expression(value.value, SUM)}" for value in values)
