"""BANG! with Gold Rush and the Shadow-Gunslingers: the rules, and nothing but the rules."""
