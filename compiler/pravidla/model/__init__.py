"""Definitions of one game as written, built from its files."""
