"""The rulebook in its window: contents, pages, search, and examples that play on a small live table."""
