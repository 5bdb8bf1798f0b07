"""What is in the box: faces, roles, characters, and the tables the rules refer to.

Everything that is a number or a name on a piece of cardboard stands here once. What was reconstructed because no
source shows it (the side a Ghost Renegade takes, the seven Ghost tokens) is data as well, easy to put right.
"""

from __future__ import annotations

from msgspec import Struct

# --- dice --------------------------------------------------------------------------------------------------------

ARROW = "arrow"
DYNAMITE = "dynamite"
ONE = "one"
TWO = "two"
BEER = "beer"
GATLING = "gatling"
DOUBLE_ONE = "double_one"
DOUBLE_TWO = "double_two"
DOUBLE_BEER = "double_beer"
DOUBLE_GATLING = "double_gatling"
BULLET = "bullet"
BROKEN_ARROW = "broken_arrow"

BASE = "base"
LOUDMOUTH = "loudmouth"
COWARD = "coward"

BASE_FACES = (ARROW, DYNAMITE, ONE, TWO, BEER, GATLING)
FACES: dict[str, tuple[str, ...]] = {
    BASE: BASE_FACES,
    LOUDMOUTH: (ARROW, DYNAMITE, DOUBLE_ONE, DOUBLE_TWO, BULLET, DOUBLE_GATLING),
    COWARD: (ARROW, DYNAMITE, ONE, DOUBLE_BEER, BEER, BROKEN_ARROW),
}
"""The six faces of each kind of die."""

STREAMS = {BASE: "die", LOUDMOUTH: LOUDMOUTH, COWARD: COWARD}
"""The stream of chance each kind of die is thrown from."""

SYMBOLS: dict[str, tuple[str, int]] = {
    DOUBLE_ONE: (ONE, 2),
    DOUBLE_TWO: (TWO, 2),
    DOUBLE_BEER: (BEER, 2),
    DOUBLE_GATLING: (GATLING, 2),
    **{face: (face, 1) for face in (*BASE_FACES, BULLET, BROKEN_ARROW)},
}
"""What a face counts as: a symbol, and how many of it."""

BASE_DICE = 5
GHOST_DICE = 2
THROWS = 3
EXPLOSION = 3
"""So many dynamites end the throwing and explode."""
GATLING_NEEDS = 3

# --- arrows ------------------------------------------------------------------------------------------------------

ARROWS = 9
CHIEF_WEIGHT = 2
REGULAR = "regular"
CHIEF = "chief"
STEAL = "steal"

# --- roles -------------------------------------------------------------------------------------------------------

SHERIFF = "sheriff"
DEPUTY = "deputy"
OUTLAW = "outlaw"
RENEGADE = "renegade"
TYPES = (SHERIFF, DEPUTY, OUTLAW, RENEGADE)

ROLE_COUNTS: dict[int, dict[str, int]] = {
    3: {SHERIFF: 0, DEPUTY: 1, OUTLAW: 1, RENEGADE: 1},
    4: {SHERIFF: 1, DEPUTY: 0, OUTLAW: 2, RENEGADE: 1},
    5: {SHERIFF: 1, DEPUTY: 1, OUTLAW: 2, RENEGADE: 1},
    6: {SHERIFF: 1, DEPUTY: 1, OUTLAW: 3, RENEGADE: 1},
    7: {SHERIFF: 1, DEPUTY: 2, OUTLAW: 3, RENEGADE: 1},
    8: {SHERIFF: 1, DEPUTY: 2, OUTLAW: 3, RENEGADE: 2},
}
"""Players -> how many of each type are dealt."""

NORMAL_CARDS = {SHERIFF: 1, DEPUTY: 2, OUTLAW: 3, RENEGADE: 2}
"""The normal role cards in the box."""

BEAR = "the_bear"
GOOD = "the_good"
DOC = "the_doc"
JUDGE = "the_judge"
GAMBLER = "the_gambler"
BAD = "the_bad"
UGLY = "the_ugly"
RIGHT_HAND = "right_hand"
LEFT_HAND = "left_hand"

SPECIAL_CARDS: dict[str, tuple[str, ...]] = {
    SHERIFF: (BEAR,),
    DEPUTY: (GOOD, DOC, JUDGE),
    OUTLAW: (GAMBLER, BAD, UGLY),
    RENEGADE: (RIGHT_HAND, LEFT_HAND),
}
"""The nine special role cards by type."""

TYPE_OF: dict[str, str] = {
    **{kind: kind for kind in TYPES},
    **{card: kind for kind, cards in SPECIAL_CARDS.items() for card in cards},
}
"""Role card -> its type."""

SHERIFF_BONUS = {SHERIFF: 2, BEAR: 3}
"""Life points on top of the character's, by the Sheriff's card."""

HUNTS = {DEPUTY: RENEGADE, RENEGADE: OUTLAW, OUTLAW: DEPUTY}
"""Three players: whom each role hunts."""

RESCUED_LIFE = 2
"""What The Left Hand of the Devil leaves somebody."""

# --- characters --------------------------------------------------------------------------------------------------


class CharacterCard(Struct, frozen=True, gc=False):
    """The number on the card, and the modules without which its text makes no sense."""

    life: int
    needs: tuple[str, ...] = ()


BASE_CHARACTERS: dict[str, CharacterCard] = {
    "bart_cassidy": CharacterCard(8),
    "black_jack": CharacterCard(8),
    "calamity_janet": CharacterCard(8),
    "el_gringo": CharacterCard(7),
    "jesse_jones": CharacterCard(9),
    "jourdonnais": CharacterCard(7),
    "kit_carlson": CharacterCard(7),
    "lucky_duke": CharacterCard(8),
    "paul_regret": CharacterCard(9),
    "pedro_ramirez": CharacterCard(8),
    "rose_doolan": CharacterCard(9),
    "sid_ketchum": CharacterCard(8),
    "slab_the_killer": CharacterCard(8),
    "suzy_lafayette": CharacterCard(8),
    "vulture_sam": CharacterCard(9),
    "willy_the_kid": CharacterCard(8),
}

SALOON_CHARACTERS: dict[str, CharacterCard] = {
    "jose_delgado": CharacterCard(7, ("saloon_dice",)),
    "tequila_joe": CharacterCard(7, ("saloon_dice",)),
    "apache_kid": CharacterCard(9, ("chiefs_arrow",)),
    "bill_noface": CharacterCard(9),
    "elena_fuente": CharacterCard(7),
    "vera_custer": CharacterCard(7),
    "doc_holyday": CharacterCard(8),
    "molly_stark": CharacterCard(8),
}

DRIFTER = "drifter"
"""Nobody in particular: never dealt, for scenarios and examples about something else than characters."""

CHARACTER_CARDS: dict[str, CharacterCard] = {**BASE_CHARACTERS, **SALOON_CHARACTERS, DRIFTER: CharacterCard(8)}

# --- the Ghost ---------------------------------------------------------------------------------------------------

GHOST_TOKENS = BASE_FACES
"""One token for each face of a base die (and the doubler beside them): reconstructed from their number, seven."""

GHOST_SIDES = {5: OUTLAW, 6: DEPUTY, 7: OUTLAW, 8: DEPUTY}
"""Players at the start -> the side a Ghost Renegade takes. Only the row for seven is sure; the rest follows from
"the outnumbered law gets the Ghost" (rules file, 5.5.4)."""


def side_of_ghost(role: str, seats: int) -> str:
    """The type of role whose side a Ghost Renegade takes; empty for a Ghost who keeps his own."""
    return GHOST_SIDES[seats] if TYPE_OF[role] == RENEGADE else ""


# --- limits ------------------------------------------------------------------------------------------------------

TURN_LIMIT = 1000
"""Far beyond any real game; with it even players who never answer come to an end."""

LEAST_PLAYERS = {"special_roles": 4, "ghost": 5}
"""Modules that need a certain number of players."""

WINDOW = 900
"""Milliseconds a window stays open that comes every throw or turn: under a second."""
RARE_WINDOW = 4000
"""The same for windows after something that hardly ever happens: a reveal, or somebody about to be eliminated."""
