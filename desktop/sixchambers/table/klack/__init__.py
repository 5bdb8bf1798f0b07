"""The table of Klack Klack Bang: bids, click stacks, six markers as the clock, and the cylinder."""
