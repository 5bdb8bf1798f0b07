"""Bots for BANG!."""
