"""Diagnostics: problems as data, their catalogue and their rendering."""

from pravidla.diagnostics.catalogue import CatalogueEntry, catalogue, explain
from pravidla.diagnostics.model import (
    Diagnostic,
    Label,
    Severity,
    SourceFile,
    Span,
    has_errors,
    sort_diagnostics,
)
from pravidla.diagnostics.render import render_github, render_json, render_text
from pravidla.diagnostics.suggest import did_you_mean, distance, fold, suggest
from pravidla.diagnostics.visible import harmless, harmless_json, is_harmless

__all__ = [
    "CatalogueEntry",
    "Diagnostic",
    "Label",
    "Severity",
    "SourceFile",
    "Span",
    "catalogue",
    "did_you_mean",
    "distance",
    "explain",
    "fold",
    "harmless",
    "harmless_json",
    "has_errors",
    "is_harmless",
    "render_github",
    "render_json",
    "render_text",
    "sort_diagnostics",
    "suggest",
]
