"""Fair over the LAN: a reveal that everybody sees at the same moment, and reactions timed where they happen.

Who was first is decided by the time from the reveal on one's own screen to the press on one's own machine. No delay of
the network enters that. Clocks are compared only to show everything at once, and to look at what is claimed.

All times here are whole microseconds, of a clock that only runs forward. Nothing here knows which game is played.
"""
