"""Every step of Kablamo, for the agenda. None of them holds a secret: what is hidden lies in the state."""

from __future__ import annotations

from .bullets.backfire import Aim, Reassign
from .bullets.double_cross import CrossOther, CrossOwn, CrossTurn
from .bullets.effect import Finish
from .bullets.gentlemen_agreement import AgreePair, AgreePick
from .bullets.greased_cylinder import Grease
from .bullets.lack_of_etiquette import DoneLooking, Look
from .bullets.lights_out import LightsPair, LightsTurn
from .bullets.moment_of_truth import TruthPick
from .bullets.response import AimNow
from .bullets.sleight_of_hand import SleightOwn, SleightSpare
from .bullets.speed_load import SpeedLoading
from .bullets.stockpiling import Stockpile
from .bullets.test_of_honor import HonorLoad, HonorWhom
from .bullets.triple_action import TriplePick, TripleWay
from .firing import Cowardice, Fire, LiveBullets, Repeat, Reveal, Rotate, TurnBack
from .resolve import Announce, AssignTo, CarryOutFired, Lowest, Resolve
from .rounds import EndRound, Reload, Replace, StartRound, TestsOfHonor
from .setup import Deal, FirstLoad, Mulligan
from .windows import CarryOutPlayed, Concessions, General, Respond

AnyStep = (
    Deal
    | Mulligan
    | FirstLoad
    | StartRound
    | Fire
    | Rotate
    | Cowardice
    | Reveal
    | LiveBullets
    | Resolve
    | Lowest
    | Announce
    | AssignTo
    | CarryOutFired
    | TurnBack
    | Repeat
    | Replace
    | TestsOfHonor
    | HonorWhom
    | HonorLoad
    | Reload
    | EndRound
    | Concessions
    | General
    | Respond
    | CarryOutPlayed
    | Aim
    | AimNow
    | Reassign
    | Finish
    | CrossOwn
    | CrossOther
    | CrossTurn
    | AgreePair
    | AgreePick
    | Grease
    | Look
    | DoneLooking
    | LightsPair
    | LightsTurn
    | TruthPick
    | SleightOwn
    | SleightSpare
    | SpeedLoading
    | Stockpile
    | TriplePick
    | TripleWay
)
