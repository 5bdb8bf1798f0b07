"""Every step the agenda of a game of BANG! can hold."""

from __future__ import annotations

from .cards.registry import CARD_STEPS
from .characters.registry import CHARACTER_OFFERS, CHARACTER_STEPS
from .drawn_equipment import UseDrawn
from .steps.dying import DYING_STEPS
from .steps.flip import PickFlip
from .steps.shot import BarrelHope, Shot
from .turn import TURN_STEPS

AnyStep = TURN_STEPS | CARD_STEPS | CHARACTER_STEPS | DYING_STEPS | PickFlip | Shot | BarrelHope | UseDrawn
AnyOffer = CHARACTER_OFFERS
