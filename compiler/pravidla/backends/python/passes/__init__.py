"""From IR to simpler IR: what is known before a game begins is worked out."""
