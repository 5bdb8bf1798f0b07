"""Every step of Slap .45, for the agenda. The only secret they hold is when the card comes, and no view has that."""

from __future__ import annotations

from .between import Between
from .calm import CalmChoice
from .ending import EndRound, ShowVerdict
from .pause import Paused
from .race import Armed, Open
from .resolve import AfterTrap, Effects, PayForPower, Recruit
from .rounds import StartRound

AnyStep = (
    StartRound
    | Between
    | Paused
    | Armed
    | Open
    | CalmChoice
    | PayForPower
    | AfterTrap
    | Effects
    | Recruit
    | EndRound
    | ShowVerdict
)
