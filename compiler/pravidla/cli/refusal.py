"""Refusals that are no matter of how the command line was written."""

from __future__ import annotations

import click


class Refusal(click.ClickException):
    """Why a file or a game does not allow what was asked: one sentence, which stands alone. What is wrong with the
    command line itself is a `click.UsageError`, which comes with the usage of the command. The exit status of both is
    that of wrong usage."""
