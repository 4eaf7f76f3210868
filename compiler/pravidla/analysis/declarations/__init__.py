"""What a game declares: data, states, values, rules, scenarios."""
