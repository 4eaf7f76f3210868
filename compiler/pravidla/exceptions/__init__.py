"""Exceptions made visible: what counts in a configuration, why, and what another configuration changes."""
