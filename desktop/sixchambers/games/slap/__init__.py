"""Slap .45: the rules."""
