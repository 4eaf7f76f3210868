"""All that a generated engine imports."""
