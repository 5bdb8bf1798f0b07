"""Bots for Klack Klack Bang."""
