"""Bots for Kablamo."""
