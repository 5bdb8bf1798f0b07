"""The characters by their ids."""

from __future__ import annotations

from .bart_cassidy import BartCassidy
from .base import Character
from .black_jack import BlackJack
from .calamity_janet import CalamityJanet
from .don_bell import Bell, DonBell
from .dutch_will import DutchDiscards, DutchWill
from .el_gringo import ElGringo
from .jacky_murieta import JackyMurieta
from .jesse_jones import JesseDraws, JesseJones
from .josh_mccloud import JoshMcCloud
from .jourdonnais import Jourdonnais
from .kit_carlson import KitCarlson, KitChooses
from .lucky_duke import LuckyDuke
from .madam_yto import MadamYto
from .paul_regret import PaulRegret
from .pedro_ramirez import PedroDraws, PedroRamirez
from .pretty_luzena import PrettyLuzena
from .raddie_snake import RaddieSnake
from .rose_doolan import RoseDoolan
from .sid_ketchum import SidKetchum, SidOffer
from .simeon_picos import SimeonPicos
from .slab_the_killer import SlabTheKiller
from .suzy_lafayette import SuzyLafayette
from .vulture_sam import VultureSam
from .willy_the_kid import WillyTheKid

_BASE: tuple[type[Character], ...] = (
    BartCassidy,
    BlackJack,
    CalamityJanet,
    ElGringo,
    JesseJones,
    Jourdonnais,
    KitCarlson,
    LuckyDuke,
    PaulRegret,
    PedroRamirez,
    RoseDoolan,
    SidKetchum,
    SlabTheKiller,
    SuzyLafayette,
    VultureSam,
    WillyTheKid,
)
_GOLD_RUSH: tuple[type[Character], ...] = (
    DonBell,
    DutchWill,
    JackyMurieta,
    JoshMcCloud,
    MadamYto,
    PrettyLuzena,
    RaddieSnake,
    SimeonPicos,
)
CHARACTERS: dict[str, Character] = {kind.id: kind() for kind in (*_BASE, *_GOLD_RUSH)}
"""All 24; the eight of Gold Rush come last."""

STRANGER = "stranger"
CHARACTERS[STRANGER] = Character()
"""Nobody in particular, without a gift: not in the box, but good for lessons and for telling a case."""

CHARACTER_STEPS = JesseDraws | KitChooses | PedroDraws | DutchDiscards | Bell
CHARACTER_OFFERS = SidOffer
