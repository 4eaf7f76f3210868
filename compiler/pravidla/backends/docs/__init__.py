"""The reference of a game: pages that work from disk, and their twin in JSON. Nothing is loaded from elsewhere."""

from pravidla.backends.docs.book import book_data, book_template
from pravidla.backends.docs.material import Assumed, Covered, Material
from pravidla.backends.docs.render import render_home, render_site
from pravidla.backends.docs.site import build_site
from pravidla.backends.docs.twins import missing_twins
from pravidla.backends.docs.view import Code, Run, Site

__all__ = [
    "Assumed",
    "Code",
    "Covered",
    "Material",
    "Run",
    "Site",
    "book_data",
    "book_template",
    "build_site",
    "missing_twins",
    "render_home",
    "render_site",
]
