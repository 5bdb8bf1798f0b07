"""What is in the box, as one table: the 80 cards, the 24 equipment cards, the characters and the roles.

A playing card is a number from 0 to 79, in the order of the table below; what it is stands in `NAME`, `SUIT` and
`RANK`. Equipment has neither suit nor rank, so copies of one name are alike and a card of it is just that name.
"""

from __future__ import annotations

SPADES, HEARTS, DIAMONDS, CLUBS = "♠", "♥", "♦", "♣"
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
"""From the lowest to the highest."""

# --- the 80 cards --------------------------------------------------------------------------------------------------

_BROWN = {
    "bang": "A♠ Q♥ K♥ A♥ 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ J♦ Q♦ K♦ A♦",
    "missed": "10♣ J♣ Q♣ K♣ A♣ 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠",
    "beer": "6♥ 7♥ 8♥ 9♥ 10♥ J♥",
    "panic": "J♥ Q♥ A♥ 8♦",
    "cat_balou": "K♥ 9♦ 10♦ J♦",
    "duel": "Q♦ J♠ 8♣",
    "stagecoach": "9♠ 9♠",
    "general_store": "9♣ Q♠",
    "indians": "K♦ A♦",
    "wells_fargo": "3♥",
    "gatling": "10♥",
    "saloon": "5♥",
}
_BLUE = {
    "jail": "J♠ 10♠ 4♥",
    "schofield": "J♣ Q♣ K♠",
    "volcanic": "10♠ 10♣",
    "remington": "K♣",
    "rev_carabine": "A♣",
    "winchester": "8♠",
    "barrel": "Q♠ K♠",
    "mustang": "8♥ 9♥",
    "scope": "A♠",
    "dynamite": "2♥",
}
BROWN = frozenset(_BROWN)
BLUE = frozenset(_BLUE)

_FACES = [(name, face) for kind in (_BROWN, _BLUE) for name, faces in kind.items() for face in faces.split()]
CARDS = range(len(_FACES))
NAME: tuple[str, ...] = tuple(name for name, _ in _FACES)
FACE: tuple[str, ...] = tuple(face for _, face in _FACES)
SUIT: tuple[str, ...] = tuple(face[-1] for face in FACE)
RANK: tuple[int, ...] = tuple(RANKS.index(face[:-1]) + 2 for face in FACE)
"""Numbers: 2 to 10, then J 11, Q 12, K 13, A 14."""

CARD_NAMES: tuple[str, ...] = (*_BROWN, *_BLUE)


def cards_called(*names: str) -> frozenset[int]:
    return frozenset(card for card in CARDS if NAME[card] in names)


BANGS = cards_called("bang")
MISSES = cards_called("missed")
BEERS = cards_called("beer")
MUSTANGS = cards_called("mustang")
SCOPES = cards_called("scope")
BARRELS = cards_called("barrel")
JAILS = cards_called("jail")
DYNAMITE = min(cards_called("dynamite"))
VOLCANICS = cards_called("volcanic")
RED = frozenset(card for card in CARDS if SUIT[card] in (HEARTS, DIAMONDS))
OF_HEARTS = frozenset(card for card in CARDS if SUIT[card] == HEARTS)
OF_DIAMONDS = frozenset(card for card in CARDS if SUIT[card] == DIAMONDS)
BLOWS_UP = frozenset(card for card in CARDS if SUIT[card] == SPADES and RANK[card] <= 9)
"""What sets off the Dynamite: spades from 2 to 9."""

COLT = 1
"""How far the Colt .45 reaches that everybody carries and nobody can lose."""

RANGE = {"volcanic": 1, "schofield": 2, "remington": 3, "rev_carabine": 4, "winchester": 5}
WEAPONS = cards_called(*RANGE)

# --- the 24 equipment cards ----------------------------------------------------------------------------------------

SINGLE_USE = {
    "shot": (1, 3),
    "bottle": (2, 3),
    "pardner": (2, 3),
    "rhum": (3, 2),
    "union_pacific": (4, 1),
    "gold_rush": (5, 1),
}
"""Brown borders: used at once, then put under the equipment deck. The cost, and how many there are."""

LASTING = {
    "boots": (3, 1),
    "wanted": (2, 3),
    "gold_pan": (3, 1),
    "horseshoe": (2, 1),
    "lucky_charm": (3, 1),
    "rucksack": (3, 1),
    "calumet": (3, 1),
    "gun_belt": (2, 1),
    "pickaxe": (4, 1),
}
"""Black borders: they stay in front of somebody."""

COST = {name: cost for kind in (SINGLE_USE, LASTING) for name, (cost, _) in kind.items()}
EQUIPMENT: tuple[str, ...] = tuple(
    name for kind in (SINGLE_USE, LASTING) for name, (_, copies) in kind.items() for _ in range(copies)
)
EQUIPMENT_NAMES: tuple[str, ...] = (*SINGLE_USE, *LASTING)
ROW = 3
NUGGETS = 30

# --- characters ----------------------------------------------------------------------------------------------------

LIFE = {
    "bart_cassidy": 4,
    "black_jack": 4,
    "calamity_janet": 4,
    "el_gringo": 3,
    "jesse_jones": 4,
    "jourdonnais": 4,
    "kit_carlson": 4,
    "lucky_duke": 4,
    "paul_regret": 3,
    "pedro_ramirez": 4,
    "rose_doolan": 4,
    "sid_ketchum": 4,
    "slab_the_killer": 4,
    "suzy_lafayette": 4,
    "vulture_sam": 4,
    "willy_the_kid": 4,
}
GOLD_RUSH_LIFE = {
    "don_bell": 4,
    "dutch_will": 4,
    "jacky_murieta": 4,
    "josh_mccloud": 4,
    "madam_yto": 4,
    "pretty_luzena": 4,
    "raddie_snake": 4,
    "simeon_picos": 4,
}

USUAL_LIFE = 4

# --- roles ---------------------------------------------------------------------------------------------------------

SHERIFF, DEPUTY, OUTLAW, RENEGADE = "sheriff", "deputy", "outlaw", "renegade"
LAW = "law"
ROLES = {
    3: (DEPUTY, OUTLAW, RENEGADE),
    4: (SHERIFF, RENEGADE, OUTLAW, OUTLAW),
    5: (SHERIFF, RENEGADE, OUTLAW, OUTLAW, DEPUTY),
    6: (SHERIFF, RENEGADE, OUTLAW, OUTLAW, OUTLAW, DEPUTY),
    7: (SHERIFF, RENEGADE, OUTLAW, OUTLAW, OUTLAW, DEPUTY, DEPUTY),
    8: (SHERIFF, RENEGADE, RENEGADE, OUTLAW, OUTLAW, OUTLAW, DEPUTY, DEPUTY),
}
HUNTS = {DEPUTY: RENEGADE, RENEGADE: OUTLAW, OUTLAW: DEPUTY}
"""Who is after whom in a game of three."""
