"""The command line. `main` is the entry point of the program `pravidla`."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import click

from pravidla.cli.group import LazyGroup
from pravidla.cli.refusal import Refusal
from pravidla.cli.status import FINDINGS, GOOD, INTERNAL, INTERRUPTED, USAGE

_LONGEST = 2000
"""characters of a message about wrong usage, however much of what was given it repeats"""

SUMMARY = """Rules as data for modern board games.

    Reads transcripts of Czech rulebooks and compiles rule specs into engines that are checked, documented and played.
    GAME is the name of a game of the package or the path of a folder with a spec of your own.

    Exit status: 0 good, 1 findings, 2 wrong usage, 70 a fault of ours.
    """

COMMANDS = {
    "check": ("pravidla.cli.check:check", "All diagnostics of specs."),
    "build": ("pravidla.cli.build:build", "Write the engines, run the scenarios, print the summary."),
    "test": ("pravidla.cli.test:test", "Run the scenarios on the interpreter and the engine; mutants; lockstep."),
    "coverage": ("pravidla.cli.coverage:coverage", "Rulebook to spec and back: what is covered and what is not."),
    "audit": ("pravidla.cli.audit:audit", "Every figure with its provenance, what is assumed, the readings."),
    "explain": ("pravidla.cli.explain:explain", "A diagnostic's code, or a definition with its exceptions."),
    "diff": ("pravidla.cli.diff:diff", "What changes between configurations, with an overlay, or since a revision."),
    "docs": ("pravidla.cli.docs:docs", "Write the reference pages."),
    "play": ("pravidla.cli.play:play", "Play at the terminal, against people or bots."),
    "replay": ("pravidla.cli.replay:replay", "Show a saved game move by move."),
    "simulate": ("pravidla.cli.simulate:simulate", "Play many games at random and count."),
    "new": ("pravidla.cli.new:new", "Make a small complete game to begin with."),
    "fmt": ("pravidla.cli.fmt:fmt", "Lay specs out alike."),
    "rename": ("pravidla.cli.rename:rename", "Rename something wherever it stands."),
    "schema": ("pravidla.cli.schema:schema", "Print the JSON Schemas."),
    "lsp": ("pravidla.cli.lsp:lsp", "The language server for editors."),
    "transcript": ("pravidla.cli.transcript:transcript", "Read a transcript: pages, paragraphs, lacunae, cues."),
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status. Never raises and never shows a traceback."""
    group = LazyGroup("pravidla", SUMMARY, COMMANDS)
    version = click.version_option(package_name="pravidla", prog_name="pravidla", message="%(prog)s %(version)s")
    try:
        result = version(group).main(
            args=None if arguments is None else list(arguments), prog_name="pravidla", standalone_mode=False
        )
        return result if isinstance(result, int) else GOOD
    except click.exceptions.NoArgsIsHelpError as error:
        click.echo(error.ctx.get_help() if error.ctx else error.format_message())
        return USAGE
    except click.ClickException as error:
        _show(error)
        return USAGE
    except (click.Abort, KeyboardInterrupt):
        click.echo("\ninterrupted", err=True)
        return INTERRUPTED
    except BrokenPipeError:
        # the reader of our output went away (`pravidla … | head`); nothing more can be said to anybody
        sys.stderr.close()
        return GOOD
    except OSError as error:
        _show(Refusal(_describe(error)))
        return USAGE
    except Exception as error:
        from pravidla.cli.internal import report_internal_error

        report_internal_error(error)
        return INTERNAL


def _show(error: click.ClickException) -> None:
    """A refusal as its sentence, wrong usage as click shows it; what was given is repeated without orders for the
    terminal."""
    from pravidla.diagnostics.visible import harmless, without_middle

    message = harmless(without_middle(error.format_message(), _LONGEST))
    if isinstance(error, Refusal) or _names_a_file(error):
        click.echo(message, err=True)
        return
    shown = (
        click.UsageError(message, error.ctx) if isinstance(error, click.UsageError) else click.ClickException(message)
    )
    shown.show(sys.stderr)


def _names_a_file(error: click.ClickException) -> bool:
    """Whether it is the file that an option or argument names which will not do, and not how it is named."""
    return (
        isinstance(error, click.BadParameter) and error.param is not None and isinstance(error.param.type, click.Path)
    )


def _describe(error: OSError) -> str:
    reason = error.strerror or str(error)
    return f"{error.filename}: {reason}" if error.filename else reason


__all__ = ["COMMANDS", "FINDINGS", "main"]
