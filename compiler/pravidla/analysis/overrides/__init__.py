"""Which definition counts in which configuration."""
