"""Bots for BANG! The Dice Game: judgement in small pieces, each with a name."""
