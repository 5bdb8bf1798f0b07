"""The moments that many cards share: a shot, a "draw!", the last chance, elimination."""
