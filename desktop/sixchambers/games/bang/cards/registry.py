"""The kinds of cards by their names."""

from __future__ import annotations

from .bang import Bang
from .barrel import Barrel
from .base import Kind
from .beer import Beer
from .cat_balou import CatBalou
from .duel import Duel, DuelCard
from .dynamite import Dynamite, DynamiteVerdict, Fuse
from .gatling import Gatling, GatlingCard
from .general_store import GeneralStore, StorePick
from .indians import Indians, IndiansCard, Raid
from .jail import Cell, Jail, JailVerdict
from .missed import Missed
from .mustang import Mustang
from .panic import Panic
from .remington import Remington
from .rev_carabine import RevCarabine
from .saloon import Saloon
from .schofield import Schofield
from .scope import Scope
from .stagecoach import Stagecoach
from .volcanic import Volcanic
from .wells_fargo import WellsFargo
from .winchester import Winchester

_KINDS: tuple[type[Kind], ...] = (
    Bang,
    Missed,
    Beer,
    Panic,
    CatBalou,
    DuelCard,
    Stagecoach,
    GeneralStore,
    IndiansCard,
    WellsFargo,
    GatlingCard,
    Saloon,
    Jail,
    Schofield,
    Volcanic,
    Remington,
    RevCarabine,
    Winchester,
    Barrel,
    Mustang,
    Scope,
    Dynamite,
)
KINDS: dict[str, Kind] = {kind.name: kind() for kind in _KINDS}

CARD_STEPS = Duel | StorePick | Indians | Raid | Gatling | Fuse | DynamiteVerdict | Cell | JailVerdict
