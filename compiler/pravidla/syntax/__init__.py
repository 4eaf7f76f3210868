"""Sentences and expressions: text to syntax tree and back."""
