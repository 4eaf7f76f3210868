"""Expressions of the language: syntax trees become typed IR."""
