"""The language server: what an editor asks about specs while they are written, unsaved texts included."""
