"""The characters, one file each: sixteen of the base game, eight of Old Saloon."""

from __future__ import annotations

from ..data import DRIFTER
from .apache_kid import ApacheKid
from .bart_cassidy import BartCassidy
from .bill_noface import BillNoface
from .black_jack import BlackJack
from .calamity_janet import CalamityJanet
from .character import Character
from .doc_holyday import DocHolyday
from .el_gringo import ElGringo
from .elena_fuente import ElenaFuente
from .jesse_jones import JesseJones
from .jose_delgado import JoseDelgado
from .jourdonnais import Jourdonnais
from .kit_carlson import KitCarlson
from .lucky_duke import LuckyDuke
from .molly_stark import MollyStark
from .paul_regret import PaulRegret
from .pedro_ramirez import PedroRamirez
from .rose_doolan import RoseDoolan
from .sid_ketchum import SidKetchum
from .slab_the_killer import SlabTheKiller
from .suzy_lafayette import SuzyLafayette
from .tequila_joe import TequilaJoe
from .vera_custer import VeraCuster
from .vulture_sam import VultureSam
from .willy_the_kid import WillyTheKid

CHARACTERS: dict[str, Character] = {
    "bart_cassidy": BartCassidy(),
    "black_jack": BlackJack(),
    "calamity_janet": CalamityJanet(),
    "el_gringo": ElGringo(),
    "jesse_jones": JesseJones(),
    "jourdonnais": Jourdonnais(),
    "kit_carlson": KitCarlson(),
    "lucky_duke": LuckyDuke(),
    "paul_regret": PaulRegret(),
    "pedro_ramirez": PedroRamirez(),
    "rose_doolan": RoseDoolan(),
    "sid_ketchum": SidKetchum(),
    "slab_the_killer": SlabTheKiller(),
    "suzy_lafayette": SuzyLafayette(),
    "vulture_sam": VultureSam(),
    "willy_the_kid": WillyTheKid(),
    "jose_delgado": JoseDelgado(),
    "tequila_joe": TequilaJoe(),
    "apache_kid": ApacheKid(),
    "bill_noface": BillNoface(),
    "elena_fuente": ElenaFuente(),
    "vera_custer": VeraCuster(),
    "doc_holyday": DocHolyday(),
    "molly_stark": MollyStark(),
    DRIFTER: Character(),
}


def those_with(*abilities: str) -> frozenset[str]:
    """Who has an ability of his own in one of these places: nobody else need be looked at."""
    return frozenset(
        [
            id
            for id, one in CHARACTERS.items()
            if any(getattr(type(one), ability) is not getattr(Character, ability) for ability in abilities)
        ]
    )


TOUGH = those_with("suffers")
"""Those who lose less than others."""
PAYERS = those_with("before_loss")
"""Those who may pay for their own losses in another way."""
HELPERS = those_with("offer_help")
"""Those who may step in when others lose life."""
SORE = those_with("after_loss", "after_hit")
"""Those whose losses have a sequel."""
