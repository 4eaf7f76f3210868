"""From IR to code: where the state lives, expressions, statements, decisions, the graph of what waits."""
