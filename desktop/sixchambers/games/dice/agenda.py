"""Every step that can stand on the agenda."""

from __future__ import annotations

from .characters.bart_cassidy import BartPays
from .characters.el_gringo import Sting
from .characters.kit_carlson import KitPicks, KitReturns
from .characters.molly_stark import MollyTakesOver
from .characters.pedro_ramirez import PedroReturns
from .characters.slab_the_killer import SlabDoubles
from .roles.left_hand import Spared
from .steps.arrows import Attack, BreakArrow, PickBroken, TakeArrow, TakeArrows
from .steps.gains import Gains, Grant
from .steps.ghost import GiveToken
from .steps.loss import Eliminate, GoesOn, Helped, Hurt, Lose
from .steps.resolve import Aim, Commit, Explosion, Gatling, Resolve, Serve
from .steps.throws import Bullet, Effects, FirstThrow, Landed, Throw, ThrowAgain
from .steps.turn import Begin, EndTurn, HandOver, NextTurn, Start, StartTurn, Turn
from .steps.windows import PowerWindow, UsePower

AnyStep = (
    Begin
    | Turn
    | StartTurn
    | Start
    | FirstThrow
    | Throw
    | Landed
    | Effects
    | Bullet
    | ThrowAgain
    | TakeArrows
    | TakeArrow
    | Sting
    | Attack
    | BreakArrow
    | PickBroken
    | Commit
    | Resolve
    | Explosion
    | Aim
    | SlabDoubles
    | Serve
    | Gatling
    | KitReturns
    | KitPicks
    | Hurt
    | BartPays
    | Helped
    | MollyTakesOver
    | Lose
    | PedroReturns
    | Eliminate
    | GoesOn
    | Gains
    | Grant
    | GiveToken
    | EndTurn
    | HandOver
    | NextTurn
    | PowerWindow
    | UsePower
    | Spared
)
