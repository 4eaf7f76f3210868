"""Generated code as a tree, what makes it better, and its text."""
