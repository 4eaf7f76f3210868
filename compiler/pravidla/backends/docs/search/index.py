"""The index as a script."""

from __future__ import annotations

from pravidla.backends.docs.view import Site


def search_data(site: Site, language: str) -> str:
    """The index of a game as a classic script, which works from disk."""
    return ""
