"""The table of Kablamo."""
