"""The cold functions of an engine: texts of actions, reasons why they are not legal, when hidden fields open."""

from __future__ import annotations

from pravidla.backends.python.code.names import quoted
from pravidla.backends.python.code.tree import Branch, Function, Line, Node
from pravidla.backends.python.lowering.action_ids import action_id
from pravidla.backends.python.lowering.context import Context
from pravidla.backends.python.lowering.expressions import Expressions
from pravidla.backends.python.lowering.points import Decision, Points
from pravidla.backends.python.passes.requirements import affordable
from pravidla.ir.nodes import (
    OWNER_VAR,
    PIECE_VAR,
    Comp,
    Condition,
    ConditionCase,
    Expr,
    Field,
    IfElse,
    Lit,
    Member,
    Option,
    Payment,
    Pick,
    PlayerCount,
    Text,
    TextPart,
    Those,
    Value,
    Var,
)
from pravidla.ir.refusals import guards, told_by_parts
from pravidla.ir.types import PLAYER, Bool, Copy, Int, Row, SetOf, Type
from pravidla.ir.walk import descendants

_BOOL = Bool()


class Texts:
    """Writes the cold functions of one game."""

    def __init__(self, context: Context, expressions: Expressions, points: Points) -> None:
        self.context = context
        self.game = context.game
        self.expressions = expressions
        self.points = points
        self.functions: list[Function] = []
        self._parts: dict[str, str] = {}
        """values of parts -> the functions that tell which parts fail"""

    def decision(self, decision: Decision) -> None:
        """Texts and reasons of all options of a decision."""
        for place, option in enumerate(decision.ask.options):
            self._text(decision, place, option)
            self._why(decision, place, option)

    def _params(self, option: Option) -> list[str]:
        return ["s: State", *[f"{self.context.local(pick.comp.var).name}: int" for pick in option.picks]]

    # ---- texts

    def _text(self, decision: Decision, place: int, option: Option) -> None:
        cs, en = self._sentences(option.text)
        doc = (f"The text of `{option.block}` at `{decision.label.name}`.", self.context.place(option.span))
        body: list[Node] = [Line(f"return {cs}, {en}")]
        self.functions.append(Function(decision.text[place], self._params(option), "tuple[str, str]", doc, body))

    def _sentences(self, text: Text) -> tuple[str, str]:
        return self.sentence(text, "cs"), self.sentence(text, "en")

    def sentence(self, text: Text, language: str) -> str:
        """A text with holes as a Python string."""
        parts = text.cs if language == "cs" else text.en
        if all(isinstance(part, str) for part in parts):
            return quoted("".join(part for part in parts if isinstance(part, str)))
        pieces: list[str] = []
        for part in parts:
            pieces.append(quoted(part) if isinstance(part, str) else self._hole(part, language))
        return " + ".join(pieces)

    def _hole(self, part: TextPart, language: str) -> str:
        expr = self.expressions.folder.fold(part.expr)
        if part.forms and not isinstance(expr.type, SetOf):
            text = f"{self._form(language)}({self.expressions.written(expr)}, {_strings(part.forms)})"
        elif isinstance(expr.type, SetOf):
            inner = self._named(expr.type.element, "one", language, part.case)
            text = f"several({self.expressions.sets.elements(expr)}, lambda one: {inner})"
        else:
            text = self._named(part.expr.type, self.expressions.written(expr), language, part.case)
        safe = all(isinstance(one, Var | Lit | PlayerCount | IfElse | Type) for one in descendants(expr))
        return text if safe else f"hole(lambda: {text})"

    @staticmethod
    def _form(language: str) -> str:
        return "czech_form" if language == "cs" else "english_form"

    def _named(self, kind: Type, value: str, language: str, case: int | None) -> str:
        tail = f", {case}" if language == "cs" and case is not None and case != 1 else ""
        match kind:
            case Bool():
                return f"truth_{language}({value})"
            case Int(unit=unit) if unit is not None and unit in self.game.units:
                forms = self.game.units[unit][0 if language == "cs" else 1]
                return f"amount_{language}({value}, {_strings(forms)})"
            case Row(list=name) if name == PLAYER:
                return f"player_{language}({value}, s.game.players{tail})"
            case Row(list=name):
                return f"row_{language}(NAMES[{quoted(name)}], {value}{tail})"
            case Copy(component=name):
                marks = self.context.layout.marks(name)
                return f"row_{language}(NAMES[{quoted(name)}], ({value}) // {marks}{tail})"
            case _:
                return f"str({value})"

    # ---- reasons

    def _why(self, decision: Decision, place: int, option: Option) -> None:
        name = option.definition or option.block
        body: list[Node] = [Line("reasons: list[Reason] = []")]
        for part, cs, en in guards(self.game, option.when):
            test = self.expressions.condition(part)
            reason = self._plain(option, f"{name}.when", quoted(cs), quoted(en))
            body.append(Branch([(f"not attempt(lambda: {test}, False)", [reason])]))
        for pick in option.picks:
            body.extend(self._candidate(option, name, pick))
        for condition in option.requires:
            body.extend(self._condition(condition))
        for payment, enough in zip(
            _payments(option), affordable(self.points.context.game, decision.ask, option), strict=True
        ):
            short = self.expressions.condition(enough)
            reason = self._plain(option, f"{name}.pay", *self._sentences(payment.refusal))
            body.append(Branch([(f"not attempt(lambda: {short}, True)", [reason])]))
        if option.fully:
            trial = self.points.trial(decision, option)
            action = action_id(self.points.context, option, {})
            call = f"carried_out(s, {decision.number}, {action}, {trial})"
            cs, en = quoted("Nejde to provést celé"), quoted("It cannot be carried out completely")
            body.append(Branch([(f"not reasons and not {call}", [self._plain(option, f"{name}.fully", cs, en)])]))
        body.append(Line("return reasons"))
        doc = (
            f"Why not `{option.block}` at `{decision.label.name}`.",
            self.context.marker(option.span, option.cites),
        )
        self.functions.append(Function(decision.why[place], self._params(option), "list[Reason]", doc, body))

    def _candidate(self, option: Option, name: str, pick: Pick) -> list[Node]:
        comp = pick.comp
        var = Var(comp.var, comp.var_type, comp.span)
        bare = Comp(comp.var, comp.var_type, comp.source, comp.where, None, comp.span)
        test: Expr = Member(var, Those(bare, SetOf(Int(0, 0)), comp.span), _BOOL, comp.span)
        text = self.expressions.condition(test)
        reason = self._plain(option, f"{name}.{pick.name}", *self._sentences(pick.refusal))
        return [] if text == "True" else [Branch([(f"not attempt(lambda: {text}, True)", [reason])])]

    def _condition(self, condition: Condition) -> list[Node]:
        branches: list[tuple[str, list[Node]]] = []
        last: list[Node] = []
        for case in condition.cases:
            that = self.expressions.condition(case.that)
            failing: list[Node] = [Branch([(f"not attempt(lambda: {that}, True)", [self._told(condition, case)])])]
            if case.guard is None:
                last = failing
                break
            guard = self.expressions.condition(case.guard)
            branches.append((f"attempt(lambda: {guard}, False)", failing))
        return [Branch(branches, last)] if branches else last

    def _told(self, condition: Condition, case: ConditionCase) -> Node:
        """The reason of a condition that fails, or of those parts that fail of the value that it asks for."""
        parts = told_by_parts(self.game, case)
        if parts is None:
            return self._reason(condition, case)
        value, call = parts
        if value.name not in self._parts:
            self._parts[value.name] = self.context.names.unique(f"why_not_{value.name}")
            self._why_parts(value)
        given = "".join(f", {self.expressions.written(self.expressions.folder.fold(arg))}" for arg in call.args)
        return Line(f"reasons.extend({self._parts[value.name]}(s{given}))")

    def _why_parts(self, value: Value) -> None:
        """The function that tells which parts of a value fail."""
        name, before = self._parts[value.name], self.context.owner
        self.context.owner = name
        locals_ = [self.context.local(param.var) for param in value.params]
        branches: list[tuple[str, list[Node]]] = []
        last: list[Node] = []
        for alternative in value.alternatives:
            asked = [node for condition in alternative.conditions for node in self._condition(condition)]
            if alternative.guard is None:
                last = asked
                break
            branches.append((f"attempt(lambda: {self.expressions.condition(alternative.guard)}, False)", asked))
        body: list[Node] = [Line("reasons: list[Reason] = []"), *([Branch(branches, last)] if branches else last)]
        origin = value.alternatives[-1].origin
        doc = (f"Why `{value.name}` does not hold.", self.context.marker(origin.span, origin.cites))
        params = ["s: State", *(f"{one.name}: {one.parameter_type}" for one in locals_)]
        self.functions.append(Function(name, params, "list[Reason]", doc, [*body, Line("return reasons")]))
        self.context.owner = before

    def _reason(self, condition: Condition, case: ConditionCase) -> Node:
        if case.text is None:
            cs, en = quoted("Podmínky tahu nejsou splněny"), quoted("The conditions of this move are not met")
        else:
            cs, en = self._sentences(case.text)
        return Line(f"reasons.append(Reason({quoted(condition.name)}, {cs}, {en}, {_strings(case.cites)}))")

    def _plain(self, option: Option, name: str, cs: str, en: str) -> Node:
        return Line(f"reasons.append(Reason({quoted(name)}, {cs}, {en}, {_strings(option.cites)}))")

    # ---- visibility

    def shown(self, field: Field, name: str) -> None:
        """The function that says whether a hidden field is open to all."""
        assert field.seen_until is not None
        params = ["s: State", f"{self.context.local(OWNER_VAR).name}: int"]
        what = "is"
        if by_piece(field):
            params.append(f"{self.context.local(PIECE_VAR).name}: int")
            what = "has a piece that is"
        doc = (f"Whether `{field.declared}` {what} open to all.", self.context.place(field.origin.span))
        body: list[Node] = [Line(f"return {self.expressions.truth(field.seen_until)}")]
        self.functions.append(Function(name, params, "bool", doc, body))


def by_piece(field: Field) -> bool:
    """Whether each piece of a hidden zone is opened by itself."""
    return any(isinstance(node, Var) and node.name == PIECE_VAR for node in descendants(field.seen_until))


def _strings(texts: tuple[str, ...]) -> str:
    inner = ", ".join(quoted(text) for text in texts)
    return f"({inner},)" if len(texts) == 1 else f"({inner})"


def _payments(option: Option) -> list[Payment]:
    """The first payment from each purse."""
    return list({payment.field: payment for payment in reversed(option.pays)}.values())[::-1]
