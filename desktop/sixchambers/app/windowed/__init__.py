"""The parts the window is made of: its frame, help, the pages in it, and the shelf of saved games."""
