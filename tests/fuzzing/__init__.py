"""Inputs made by chance that nothing may break."""
