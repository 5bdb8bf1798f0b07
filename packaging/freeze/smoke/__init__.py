"""Tries out what was built, as it is once it is installed. Every step says what it found; any that fails fails all."""
