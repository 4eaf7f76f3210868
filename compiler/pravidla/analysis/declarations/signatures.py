"""Parameters of rules, actions and abilities: known before any body is translated, so that bodies come in any order."""

from __future__ import annotations

from pravidla.analysis.names.context import Context, ListInfo
from pravidla.analysis.names.scope import Poison, Resolved, Scope, Value
from pravidla.analysis.reporting.attempts import attempt, each
from pravidla.analysis.reporting.problems import Failed
from pravidla.analysis.sentences.options import picks_of_body, type_word
from pravidla.diagnostics import Span
from pravidla.ir import nodes as ir
from pravidla.ir.types import PLAYER, Copy, Row, Type
from pravidla.model import definitions as d
from pravidla.syntax import ast


def params_of(context: Context, written: tuple[ast.Param, ...]) -> list[tuple[str, ir.Param]]:
    """Names and parameters of a heading."""
    return list(each(written, lambda param: named_param(context, param)))


def named_param(context: Context, param: ast.Param) -> tuple[str, ir.Param]:
    """One parameter with its name."""
    name = param.name.text if param.name is not None else type_word(param)
    return name, ir.Param(context.fresh(name), context.type_of(param.type))


def scope_of_broken(context: Context, heading: ast.Heading, span: Span, this: Type | None = None) -> Scope:
    """The scope below a heading with a mistake: what is known of its parameters; somebody acts."""
    names: dict[str, Resolved] = {}
    for param, name in zip(heading.params, heading_names(heading), strict=True):
        found = attempt(named_param, context, param)
        names[name] = Poison() if found is None else Value(ir.Var(found[1].var, found[1].type, span))
    me = ir.Var(context.fresh("me"), Row(PLAYER), span)
    return Scope(names=names, me=me, this=None if this is None else ir.Var(context.fresh("this"), this, span))


def me_param(context: Context) -> ir.Param:
    """The acting player as a parameter."""
    return ir.Param(context.fresh("me"), Row(PLAYER))


def scope_of(names: list[tuple[str, ir.Param]], me: ir.Param | None, this: ir.Param | None, span: Span) -> Scope:
    """A scope with parameters."""
    return Scope(
        names={name: Value(ir.Var(param.var, param.type, span)) for name, param in names},
        me=None if me is None else ir.Var(me.var, me.type, span),
        this=None if this is None else ir.Var(this.var, this.type, span),
    )


def declare_rules(context: Context) -> None:
    """Parameters of rules, actions and abilities; those of actions end with their picks."""
    for name, group in context.symbols.groups.items():
        if isinstance(group.base, d.ValueSpec):
            continue
        key = f"rule {name}"
        try:
            params = [param for _, param in params_of(context, group.base.heading.params)]
        except Failed:
            context.problems.failed(name)
            continue
        if key in context.needs_me:
            params.insert(0, me_param(context))
        context.rule_params[key] = tuple(params)
    for info in context.lists.values():
        for ability, heading in info.abilities.items():
            key = f"ability {info.name}.{ability}"
            try:
                params = [param for _, param in params_of(context, heading.params)]
            except Failed:
                context.problems.failed(ability)
                continue
            params.insert(0, ir.Param(context.fresh("this"), this_type(info)))
            if key in context.needs_me:
                params.insert(0, me_param(context))
            context.rule_params[key] = tuple(params)


def this_type(info: ListInfo) -> Type:
    """The type of `this`."""
    return Copy(info.name) if info.marks else Row(info.name)


def declare_picks(context: Context) -> None:
    """Append the picks of actions and of their exceptions to their parameters (values must be typed by now)."""
    for name, group in context.symbols.groups.items():
        if not isinstance(group.base, d.ActionSpec) or f"rule {name}" not in context.rule_params:
            continue
        heading = context.rule_params[f"rule {name}"]
        for action in (group.base, *group.others):
            assert isinstance(action, d.ActionSpec)
            try:
                context.rule_params[f"rule {action.common.name}"] = (*heading, *pick_params(context, action, heading))
            except Failed:
                context.rule_params.pop(f"rule {action.common.name}", None)
                context.broken.add(action.common.name)


def pick_params(context: Context, action: d.ActionSpec, heading: tuple[ir.Param, ...]) -> tuple[ir.Param, ...]:
    """What is picked, as parameters of the action's rule."""
    names = heading_names(action.heading)
    scope = scope_of(list(zip(names, heading[1:], strict=True)), heading[0], None, action.common.span)
    picks, _ = picks_of_body(context, scope, action.body)
    if picks is None:
        raise Failed
    return tuple(ir.Param(context.fresh(pick.name), pick.comp.var_type) for pick in picks)


def named_params(
    context: Context, group: str, spec: d.RuleSpec | d.ActionSpec, params: tuple[ir.Param, ...]
) -> list[tuple[str, ir.Param]]:
    """The parameters and picks of a rule or action with the names that its text gives them, without the actor."""
    names = heading_names(spec.heading)
    if isinstance(spec, d.ActionSpec):
        names = [*names, *(pick.name.text for choices in spec.body.picks for pick in choices.picks)]
    rest = params[1:] if f"rule {group}" in context.needs_me else params
    return list(zip(names, rest, strict=True))


def heading_names(heading: ast.Heading) -> list[str]:
    """Names of the parameters of a heading."""
    return [one.name.text if one.name is not None else type_word(one) for one in heading.params]
