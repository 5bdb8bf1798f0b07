"""The equipment by its names."""

from __future__ import annotations

from .base import Equipment, Lasting
from .boots import Boots
from .bottle import Bottle
from .calumet import Calumet
from .gold_pan import GoldPan
from .gold_rush import GoldRushCard
from .gun_belt import GunBelt
from .horseshoe import Horseshoe
from .lucky_charm import LuckyCharm
from .pardner import Pardner
from .pickaxe import Pickaxe
from .rhum import Rhum
from .rucksack import Rucksack
from .shot import ShotGlass
from .union_pacific import UnionPacific
from .wanted import Wanted

_SINGLE_USE: tuple[type[Equipment], ...] = (ShotGlass, Bottle, Pardner, Rhum, UnionPacific, GoldRushCard)
_LASTING: tuple[type[Lasting], ...] = (
    Boots,
    Wanted,
    GoldPan,
    Horseshoe,
    LuckyCharm,
    Rucksack,
    Calumet,
    GunBelt,
    Pickaxe,
)
LASTING_KINDS: dict[str, Lasting] = {kind.name: kind() for kind in _LASTING}
EQUIPMENT_KINDS: dict[str, Equipment] = {kind.name: kind() for kind in _SINGLE_USE} | LASTING_KINDS
USABLE = {"gold_pan": LASTING_KINDS["gold_pan"], "rucksack": LASTING_KINDS["rucksack"]}
"""The lasting equipment that is used on purpose."""
