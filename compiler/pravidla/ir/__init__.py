"""The typed intermediate representation: closed, bounded, positions on every node."""
