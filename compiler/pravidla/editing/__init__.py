"""Starting specs and changing their text: a first game, the canonical layout, safe renaming."""
