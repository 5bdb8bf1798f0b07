"""The parts a table page is made of: what lies there, what is said, what can be pressed."""
