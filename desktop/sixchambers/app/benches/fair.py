"""How fair a timed game is over bad links: simulated races between equals, with the real referee."""

from __future__ import annotations

from ...lan.timed.simulate import Network
from .row import Row

RACES = 4000


def slap_fair() -> list[Row]:
    """Links of 2, 10, 40 and 80 ms one way, jitter to 20 ms. Wrong: given to another than whoever truly was fastest."""
    fair = Network(seed=45).race(RACES)
    return [
        Row("slap_fair_wrong", fair.wrong_share * 100, "% of verdicts", 3),
        Row("slap_fair_wrong_by_arrival", fair.arrival_share * 100, "% of verdicts"),
        Row("slap_fair_share_off", fair.unevenness, "standard errors", 3),
        Row("slap_fair_races", fair.races, "races", 2000, at_least=True),
    ]
