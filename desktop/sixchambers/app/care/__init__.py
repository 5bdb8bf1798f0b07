"""When something goes wrong: a report that replays, a window with human words, a way out of a stuck game."""
