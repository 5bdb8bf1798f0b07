"""What is printed on the cards: playing cards, equipment, characters, roles."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ...games.bang.box import (
    BLUE,
    CARD_NAMES,
    CLUBS,
    COST,
    DEPUTY,
    DIAMONDS,
    FACE,
    GOLD_RUSH_LIFE,
    HEARTS,
    LASTING,
    LIFE,
    NAME,
    OUTLAW,
    RANGE,
    RENEGADE,
    SHERIFF,
    SPADES,
    SUIT,
    USUAL_LIFE,
)
from ..card import CardFace

if TYPE_CHECKING:
    from .scene import BangScene

BACK = "bang/back"
GOLD_BACK = "bang/back_gold"
ROLE_BACK = "table/card_back"
SUITS = {
    SPADES: "bang/suit_spades",
    HEARTS: "bang/suit_hearts",
    DIAMONDS: "bang/suit_diamonds",
    CLUBS: "bang/suit_clubs",
}
FRAMES = {SHERIFF: "bang/front_law", DEPUTY: "bang/front_law", OUTLAW: "bang/front_outlaw"}
FRAMES |= {RENEGADE: "bang/front_renegade"}


def rank(card: int) -> str:
    return FACE[card][:-1]


def full_name(character: str) -> str:
    """As the portraits know them: names are no words of any language."""
    return {"josh_mccloud": "Josh McCloud"}.get(character, character.replace("_", " ").title())


def sign_of(cause: str) -> str:
    """The drawing of whatever is to blame: a card, a piece of equipment, a character; "" if it has none."""
    if cause in CARD_NAMES:
        return f"bang/card_{cause}"
    if cause in COST:
        return f"bang/gear_{cause}"
    return f"bang/person_{cause}" if cause in LIFE or cause in GOLD_RUSH_LIFE else ""


def playing_card(scene: BangScene, card: int) -> CardFace:
    return _kept(scene, card, _playing_card)


def _kept(scene: BangScene, what: Any, make: Callable[[BangScene, Any], CardFace]) -> CardFace:
    """What is printed on a card stays the same as long as it is read in the same language."""
    face = scene.faces.get(what)
    if face is None:
        face = scene.faces[what] = make(scene, what)
    return face


def _playing_card(scene: BangScene, card: int) -> CardFace:
    name = NAME[card]
    border = "blue" if name in BLUE else "brown"
    return CardFace(
        f"bang/front_{border}",
        f"bang/card_{name}",
        mark=f"bang/range_{RANGE[name]}" if name in RANGE else "",
        title=scene.speaker.text(f"bang.card_{name}"),
        kind=scene.speaker.text(f"bang_table.kind_{border}"),
        text=scene.speaker.text(f"bang.card_{name}_text"),
        suit=SUITS[SUIT[card]],
        rank=rank(card),
        small=f"bang/small_{border}",
    )


def equipment_card(scene: BangScene, name: str) -> CardFace:
    """Its price stands where others have rank and suit."""
    return _kept(scene, name, _equipment_card)


def _equipment_card(scene: BangScene, name: str) -> CardFace:
    border = "black" if name in LASTING else "gold"
    return CardFace(
        f"bang/front_{border}",
        f"bang/gear_{name}",
        title=scene.speaker.text(f"bang.equipment_{name}"),
        kind=scene.say(f"bang_table.kind_{border}", n=COST[name]),
        text=scene.speaker.text(f"bang.equipment_{name}_text"),
        suit="bang/nugget",
        rank=str(COST[name]),
        small=f"bang/small_{border}",
    )


def character_card(scene: BangScene, character: str) -> CardFace:
    return _kept(scene, character, _character_card)


def _character_card(scene: BangScene, character: str) -> CardFace:
    life = (LIFE | GOLD_RUSH_LIFE).get(character, USUAL_LIFE)
    return CardFace(
        "bang/front_character",
        portrait=full_name(character),
        mark=f"bang/person_{character}",
        title=scene.speaker.text(f"bang.character_{character}"),
        kind=scene.say("bang_table.kind_character", n=life),
        text=scene.speaker.text(f"bang.character_{character}_text"),
    )


def role_card(scene: BangScene, role: str, *, shadow: bool = False, side: str = "") -> CardFace:
    """A Renegade who rides again has a card of his own; it says for whom."""
    if shadow and role == RENEGADE:
        return CardFace(
            "bang/front_shadow",
            "bang/role_shadow_renegade",
            title=scene.speaker.text("bang_table.shadow_renegade"),
            kind=scene.speaker.text(f"bang_table.side_{side or 'none'}"),
            text=scene.speaker.text("bang_table.shadow_renegade_text"),
        )
    goal = f"bang_table.goal_{role}_hunt" if len(scene.names) == 3 else f"bang_table.goal_{role}"
    return CardFace(
        FRAMES[role],
        f"bang/role_{role}",
        title=scene.speaker.text(f"bang.role_{role}"),
        kind=scene.speaker.text("bang_table.kind_shadow" if shadow else "bang_table.kind_role"),
        text=scene.speaker.text(goal),
    )
