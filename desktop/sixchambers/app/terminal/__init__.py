"""A game in text: for machines without a screen, and for people who like it plain."""
