"""What is shown when a game has ended: the poster of whoever won, and the reckoning."""
