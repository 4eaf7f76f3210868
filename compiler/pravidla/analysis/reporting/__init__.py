"""How the analysis tells of mistakes: one place where its diagnostics are made, and going on after one."""
