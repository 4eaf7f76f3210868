"""Binding a reference as a PDF: set by Typst from the fonts that come with it, without a network and without a date."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from pravidla.backends.docs import Site, book_data, book_template


def can_bind() -> bool:
    """Whether the library that sets the book is installed."""
    return find_spec("typst") is not None


def bind(site: Site, language: str) -> bytes:
    """The reference of a game as a tagged PDF; the same site gives the same bytes."""
    typst: Any = import_module("typst")
    compiler = typst.Compiler(
        input=book_template().encode("utf-8"),
        font_paths=typst.Fonts(include_system_fonts=False, include_embedded_fonts=True),
        sys_inputs={"book": book_data(site, language)},
    )
    result: bytes = compiler.compile(format="pdf", pdf_standards="ua-1", timestamp=0)
    return result
