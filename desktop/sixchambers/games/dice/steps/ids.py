"""Names of steps that something else may cancel, replace or unwind to. Each stands on the agenda at most once."""

TURN = 1
"""The end of the turn: what is left when the active player is eliminated."""
EFFECTS = 2
"""What a throw that has landed will do at once: The Gambler strikes it."""
POWER = 3
"""A revealed power about to work: The Judge strikes it."""
GAIN = 4
"""Life about to be gained: The Bad takes somebody out of it."""
NEXT = 5
"""The next player's turn: The Right Hand of the Devil puts his own in its place."""
BEERS = 6
"""The beers of this turn: Slab the Killer may drink one of them."""
