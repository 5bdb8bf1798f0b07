"""Who made this, and what it is made of."""
