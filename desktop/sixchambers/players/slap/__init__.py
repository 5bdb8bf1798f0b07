"""The bots of Slap .45: how fast they are, how they slip, and what they decide before a card is turned."""
