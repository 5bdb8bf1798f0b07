"""The 26 bullets with an effect, one file each. (Of the two live ones, one kills and the other does not.)"""

from __future__ import annotations

from .act_of_cowardice import ActOfCowardice
from .backfire import Backfire
from .bolshevik_rules import BolshevikRules
from .cylinder_malfunction import CylinderMalfunction
from .double_cross import DoubleCross
from .effect import Effect
from .full_metal_jacket import FullMetalJacket
from .gentlemen_agreement import GentlemenAgreement
from .greased_cylinder import GreasedCylinder
from .hammer_malfunction import HammerMalfunction
from .lack_of_etiquette import LackOfEtiquette
from .lights_out import LightsOut
from .marquis_rules import MarquisRules
from .misfire import Misfire
from .moment_of_truth import MomentOfTruth
from .overhaul import Overhaul
from .ratchet_malfunction import RatchetMalfunction
from .ricochet import Ricochet
from .sleight_of_hand import SleightOfHand
from .somebody_is_cheating import SomebodyIsCheating
from .speed_load import SpeedLoad
from .stockpiling import Stockpiling
from .test_of_honor import TestOfHonor
from .trigger_happy import TriggerHappy
from .trigger_malfunction import TriggerMalfunction
from .triple_action import TripleAction
from .wet_powder import WetPowder

EVERY: tuple[Effect, ...] = (
    Misfire(),
    Backfire(),
    Ricochet(),
    SomebodyIsCheating(),
    MarquisRules(),
    FullMetalJacket(),
    BolshevikRules(),
    Overhaul(),
    LightsOut(),
    MomentOfTruth(),
    LackOfEtiquette(),
    ActOfCowardice(),
    TriggerHappy(),
    CylinderMalfunction(),
    DoubleCross(),
    GentlemenAgreement(),
    GreasedCylinder(),
    HammerMalfunction(),
    RatchetMalfunction(),
    SleightOfHand(),
    SpeedLoad(),
    Stockpiling(),
    TestOfHonor(),
    TriggerMalfunction(),
    TripleAction(),
    WetPowder(),
)

EFFECTS = {effect.kind: effect for effect in EVERY}
