"""The special roles of Old Saloon, one file each. The Bear has no power but his life points."""

from __future__ import annotations

from ..data import BAD, DOC, GAMBLER, GOOD, JUDGE, LEFT_HAND, RIGHT_HAND, UGLY
from .left_hand import LeftHand
from .power import Power
from .right_hand import RightHand
from .the_bad import TheBad
from .the_doc import TheDoc
from .the_gambler import TheGambler
from .the_good import TheGood
from .the_judge import TheJudge
from .the_ugly import TheUgly

POWERS: dict[str, Power] = {
    GOOD: TheGood(),
    DOC: TheDoc(),
    JUDGE: TheJudge(),
    GAMBLER: TheGambler(),
    BAD: TheBad(),
    UGLY: TheUgly(),
    RIGHT_HAND: RightHand(),
    LEFT_HAND: LeftHand(),
}
