"""The group of commands. A command's module is imported only when the command is run or explained."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module

import click


class LazyGroup(click.Group):
    """A group that knows its commands by name and one-line help, and imports one (`module:attribute`) when it is
    needed."""

    def __init__(self, name: str, summary: str, commands: Mapping[str, tuple[str, str]]) -> None:
        super().__init__(name, help=summary, context_settings={"help_option_names": ["-h", "--help"]})
        self._by_name = dict(commands)

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self._by_name)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self._by_name:
            return None
        module, _, attribute = self._by_name[cmd_name][0].partition(":")
        command = getattr(import_module(module), attribute)
        if not isinstance(command, click.Command):
            raise TypeError(f"{module}:{attribute} is not a command")
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and args[0] not in self._by_name and not args[0].startswith("-"):
            from pravidla.diagnostics import did_you_mean

            hint = did_you_mean(args[0], self._by_name)
            ctx.fail(f"there is no command `{args[0]}`" + (f"; {hint}" if hint else ""))
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, summary) for name, (_, summary) in self._by_name.items()])
