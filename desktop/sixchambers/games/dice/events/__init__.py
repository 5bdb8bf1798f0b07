"""What can happen at a table of BANG! The Dice Game.

Everything is public but the deal: a role card is seen by its owner until it is turned up. Seats are numbers from 0;
-1 stands for nobody. Faces, cards, characters and kinds of dice go by their names in `data`.
"""

from __future__ import annotations

from .arrows import ArrowsReturned, ArrowsSwapped, ArrowTaken, IndianAttack
from .common import NOBODY
from .course import GameBegan, GameEnded, TurnBegan
from .dice import DiceSet, DiceThrown, DieTaken, DieTurned, Stopped
from .ghost import TokenGiven, TokenReturned
from .life import Eliminated, GainLost, LifeGained, LifeGiven, LifeLost, TakenOver
from .results import BeersServed, BulletHit, Exploded, GatlingFired, ShotsFired
from .roles import PowerCancelled, Rescued, RoleRevealed, SheriffChanged

EVENTS = (
    GameBegan,
    TurnBegan,
    DieTaken,
    DiceSet,
    DiceThrown,
    Stopped,
    DieTurned,
    ArrowTaken,
    ArrowsReturned,
    ArrowsSwapped,
    IndianAttack,
    Exploded,
    BulletHit,
    ShotsFired,
    BeersServed,
    GatlingFired,
    LifeLost,
    TakenOver,
    LifeGiven,
    LifeGained,
    GainLost,
    Eliminated,
    RoleRevealed,
    PowerCancelled,
    SheriffChanged,
    Rescued,
    TokenGiven,
    TokenReturned,
    GameEnded,
)

__all__ = [
    "EVENTS",
    "NOBODY",
    "ArrowTaken",
    "ArrowsReturned",
    "ArrowsSwapped",
    "BeersServed",
    "BulletHit",
    "DiceSet",
    "DiceThrown",
    "DieTaken",
    "DieTurned",
    "Eliminated",
    "Exploded",
    "GainLost",
    "GameBegan",
    "GameEnded",
    "GatlingFired",
    "IndianAttack",
    "LifeGained",
    "LifeGiven",
    "LifeLost",
    "PowerCancelled",
    "Rescued",
    "RoleRevealed",
    "SheriffChanged",
    "ShotsFired",
    "Stopped",
    "TakenOver",
    "TokenGiven",
    "TokenReturned",
    "TurnBegan",
]
