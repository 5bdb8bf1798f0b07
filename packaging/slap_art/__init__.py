"""The drawings of Slap .45."""
