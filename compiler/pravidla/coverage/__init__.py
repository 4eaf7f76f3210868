"""Coverage: rulebook to spec and back, the audit of figures and readings."""
