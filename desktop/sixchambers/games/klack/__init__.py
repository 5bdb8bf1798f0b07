"""Klack Klack Bang: secret bids, then somebody pulls the trigger."""
