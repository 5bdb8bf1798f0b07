"""The parts a sitting is made of: who is here, windows, the curtain, bots, time, and help."""
