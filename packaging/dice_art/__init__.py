"""The drawings of BANG! The Dice Game: symbols, arrows, cards and the signs of roles and characters."""
