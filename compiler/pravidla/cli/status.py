"""Exit statuses of every command."""

GOOD = 0
"""Done, nothing found."""
FINDINGS = 1
"""Done, and something was found: a mistake in a spec, a failed scenario, an output out of date."""
USAGE = 2
"""The command was called wrongly, or a file that it needs cannot be read or written."""
INTERNAL = 70
"""A fault of ours."""
INTERRUPTED = 130
"""Stopped from the keyboard."""
