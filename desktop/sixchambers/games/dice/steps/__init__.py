"""The turn, step by step, as the rules name it."""
