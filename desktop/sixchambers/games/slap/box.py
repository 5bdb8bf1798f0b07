"""What is in the box, and the numbers of the rules. Times are milliseconds unless a name says otherwise."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Card = Literal["iron", "big", "move", "gold"]
Gang = Literal["union", "confederates", "poncho", "comanche", "sheriffs", "outlaws", "railroad"]

IRON: Card = "iron"
BIG: Card = "big"
MOVE: Card = "move"
GOLD: Card = "gold"

CARDS: tuple[Card, ...] = (IRON, BIG, MOVE, GOLD)
COUNTS: dict[Card, int] = {IRON: 20, BIG: 10, MOVE: 20, GOLD: 17}
GANGS: tuple[Gang, ...] = ("union", "confederates", "poncho", "comanche", "sheriffs", "outlaws", "railroad")
GANG_SIZE = 6

HIP = -1
AIR = -2
ON_CARD = -3
"""Where a hand can be besides a base: at the hip, on its way, on the card in the middle."""

POWER_PRICE = 1
RECRUIT_PRICE = 3
TRAP_PRICE = 1

FEINTS = 2
"""How often the dealer of a duel may pretend, for each card."""

VERDICT_MS = 900
DECIDE_MS = 4000
UNLOCK_MS = 5000
FORGOTTEN_MS = 55_000
"""So much later the table itself turns a card that nobody wants to turn."""
CALM_MS = 10_000
CALM_STEP_US = 100_000
"""In calm mode nobody is faster: one action after the other, at this distance."""

ROUND_LIMIT = 300
PRACTICE_ROUNDS = 40


class Pace(Struct, frozen=True):
    """How fast a table plays: the rest between two cards, and how long a card lets people wait."""

    gap: int
    wait: int
    mean: int


PACES = {"relaxed": Pace(2500, 1200, 1200), "normal": Pace(1200, 700, 900), "frantic": Pace(600, 400, 500)}
LONGEST_WAIT = 4000
