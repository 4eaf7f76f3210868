"""From a page to HTML. The template escapes everything; nothing is loaded from elsewhere."""

from __future__ import annotations

from importlib.resources import files

from jinja2 import Environment, StrictUndefined

from pravidla.backends.docs.view import Page
from pravidla.backends.docs.words import words


def render_page(page: Page, language: str) -> str:
    """The page as one HTML file in `cs` or `en`, the same for the same page to the byte."""
    source = files("pravidla.backends.docs").joinpath("page.html.j2").read_text(encoding="utf-8")
    environment = Environment(autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True)
    template = environment.from_string(source)
    return template.render(page=page, t=words(language), language=language) + "\n"
