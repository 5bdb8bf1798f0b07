"""Watching a saved game again: a timeline of it, the table, and the bar that moves through it."""
