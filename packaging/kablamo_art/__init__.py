"""Drawings for Kablamo: an emblem for every kind of bullet, the boards, the bag."""
