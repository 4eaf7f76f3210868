"""The reference as files: what running a spec shows is gathered here and handed to the back end."""
