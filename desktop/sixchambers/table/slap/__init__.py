"""The table of Slap .45."""
