"""Generated engines, one package a game."""
