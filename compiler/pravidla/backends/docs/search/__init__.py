"""The search of the reference: an index with word forms made at build time."""

from pravidla.backends.docs.search.index import Index, index_of, look_up, search_data
from pravidla.backends.docs.search.lexicon import read_dictionary
from pravidla.folding import fold

__all__ = ["Index", "fold", "index_of", "look_up", "read_dictionary", "search_data"]
