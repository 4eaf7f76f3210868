"""Reference pages: one plain HTML page a game, from its definitions. No foreign resources; the page works from disk."""

from pravidla.backends.docs.build import build_page
from pravidla.backends.docs.render import render_page

__all__ = ["build_page", "render_page"]
