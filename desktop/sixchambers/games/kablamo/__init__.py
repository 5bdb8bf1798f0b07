"""Kablamo: six bullets each in a cylinder nobody may look at again."""
