"""What holds of a whole game and is tested once everything has a meaning."""
