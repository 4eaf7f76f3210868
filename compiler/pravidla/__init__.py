"""pravidla: rules as data for modern board games."""
