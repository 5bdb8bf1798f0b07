"""The table: the kit of things that lie on it, and one scene a game."""
