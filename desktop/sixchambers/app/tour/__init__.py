"""Guided first games: a script on the same engine, with captions and the choice to make lit."""
