"""What the names of a game mean: symbols, scopes, where definitions stand and what players call things."""
