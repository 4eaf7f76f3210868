"""Sentences of the language: steps and headers become IR statements."""
