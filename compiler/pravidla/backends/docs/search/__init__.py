"""The search of the reference: an index with word forms made at build time."""

from pravidla.backends.docs.search.index import search_data

__all__ = ["search_data"]
