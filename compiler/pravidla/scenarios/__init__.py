"""Scenarios: given / when / then on the interpreter and the engines, and mutants that test the scenarios."""
