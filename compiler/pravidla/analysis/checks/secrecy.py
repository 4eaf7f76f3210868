"""`all players secretly`: nobody else can see what a player does there, and nothing hidden from that player counts.

Then it makes no difference in which order the players are asked.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from pravidla.analysis.reporting.problems import Problems
from pravidla.diagnostics import Label, Span
from pravidla.ir import nodes as ir
from pravidla.ir.walk import children


@dataclass(slots=True)
class Watch:
    """What is looked through: the game, where it reports, and which definitions were seen with which players acting."""

    game: ir.Game
    problems: Problems
    header: Span
    seen: set[tuple[str, frozenset[str]]] = field(default_factory=set)

    def report(self, message: str, span: Span, label: str, help: str | None = None) -> None:
        """A step or a question that has no place in secret."""
        above = () if span == self.header else (Label(self.header, "done in secret"),)
        self.problems.error("PRV615", message, span, label, help, above)


def check_secrecy(game: ir.Game, bodies: list[tuple[str, ir.Block, Span]], problems: Problems) -> None:
    """Every body of `all players secretly`, with the variable of the player who acts in it."""
    for me, body, span in bodies:
        look(Watch(game, problems, span), body, {me})


def look(watch: Watch, node: object, mine: set[str]) -> None:
    """A node and what lies below it; `mine` are the variables that hold the player who acts."""
    match node:
        case ir.Draw() | ir.Roll() | ir.PickRandom() | ir.Shuffle():
            watch.report("nothing is left to chance in secret", node.span, "chance", "draw or roll before or after it")
            return
        case ir.Show() | ir.EndGame():
            watch.report("what is done in secret is seen by nobody", node.span, "everybody sees it")
            return
        case ir.Let(var=var, value=ir.Var(name=name)) if name in mine:
            mine.add(var)
        case ir.Store(field=name, owner=owner, local=False):
            written(watch, name, owner, node.span, mine)
        case ir.Pay(field=name, payer=payer, payee=payee):
            written(watch, name, payer, node.span, mine)
            if payee is not None:
                written(watch, name, payee, payee.span, mine)
        case ir.Move(source=source, target=target):
            places = (node.span,) if source is None else ()
            for span in places:
                watch.report("in secret a piece moves from where it is hidden", span, "from where?", "add `from …`")
            for zone in (source, target):
                if zone is not None and not zone.local:
                    written(watch, zone.field, zone.owner, node.span, mine)
            look(watch, (node.kind, node.count), mine)
            return
        case ir.MarkCopies(zone=zone):
            written(watch, zone.field, zone.owner, node.span, mine)
        case ir.ZoneCount():
            return
        case ir.Load(field=name, owner=owner, local=False) | ir.Earlier(field=name, owner=owner):
            read(watch, name, owner, node.span, mine)
        case ir.ZoneRef(field=name, owner=owner, local=False):
            read(watch, name, owner, node.span, mine)
        case ir.Call(rule=name, args=args):
            enter(watch, name, watch.game.rules.get(name), args, mine)
        case ir.CallValue(value=name, args=args):
            enter(watch, name, watch.game.values.get(name), args, mine)
        case ir.CallAbility(list=owner_list, ability=name, args=args):
            for rule in watch.game.abilities.get((owner_list, name), ()):
                enter(watch, rule or "", watch.game.rules.get(rule or ""), args, mine)
        case ir.CallFormula(list=owner_list, formula=name, args=args):
            for value in watch.game.formulas.get((owner_list, name), ()):
                enter(watch, value or "", watch.game.values.get(value or ""), args, mine)
    for _, child in children(node):
        look(watch, child, mine)


def enter(
    watch: Watch, name: str, definition: ir.Rule | ir.Value | None, args: tuple[ir.Expr, ...], mine: set[str]
) -> None:
    """What is called, once for each way in which its parameters hold the acting player."""
    if definition is None:
        return
    own = {param.var for param, arg in zip(definition.params, args, strict=False) if is_mine(arg, mine)}
    if (name, frozenset(own)) not in watch.seen:
        watch.seen.add((name, frozenset(own)))
        look(watch, definition.body if isinstance(definition, ir.Rule) else definition, own)


def is_mine(expr: ir.Expr | None, mine: set[str]) -> bool:
    """Whether an expression is surely the acting player."""
    return isinstance(expr, ir.Var) and expr.name in mine


def written(watch: Watch, name: str, owner: ir.Expr | None, span: Span, mine: set[str]) -> None:
    """Only what is the acting player's own and hidden from the others may change."""
    found = watch.game.fields.get(name)
    shown = name.removeprefix("box:") if found is None else found.declared
    if found is None or found.seen_by != "owner":
        watch.report(
            f"`{shown}` cannot change in secret", span, "everybody sees it", "hide it: `seen by owner until …`"
        )
    elif not is_mine(owner, mine):
        watch.report(
            f"in secret a player changes only what is the player's own, not `{shown}`", span, "of another player"
        )


def read(watch: Watch, name: str, owner: ir.Expr | None, span: Span, mine: set[str]) -> None:
    """What is hidden from the acting player cannot be asked."""
    found = watch.game.fields.get(name)
    if found is not None and (found.seen_by == "nobody" or (found.seen_by == "owner" and not is_mine(owner, mine))):
        watch.report(f"`{found.declared}` is hidden from the player who acts", span, "not known in secret")
