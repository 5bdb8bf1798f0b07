"""Advice for somebody who has to be fast: what to do about each card, said before it is there."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from ...engine.chance import SEED_BYTES, Chance
from ...engine.message import Message, Who, message
from ...games.slap.box import CARDS, GOLD, Card
from ...games.slap.memory import SlapMemory
from ...games.slap.names import card_name
from ...games.slap.view import SlapView
from .levels import DEPUTY
from .plan import Aim
from .planning import Planner
from .position import Position
from .reaction import Luck

ADVISER = replace(DEPUTY, slips=0.0, noise=0.0)
"""A deputy with time to think."""


class Counsel(Struct, frozen=True):
    """One kind of card: what to press ("" for nothing), at whom or where, the sentence that says so, and why."""

    card: Card
    kind: str
    arg: int | None
    say: Message
    reason: Message


def counsel(view: SlapView, memory: SlapMemory, seat: int) -> tuple[Counsel, ...]:
    """What a deputy in this seat would do about every kind that may come. The same table, the same advice."""
    own = memory.reactions[seat]
    usual = sorted([c for _, c in own])[len(own) // 2] / 1000 if len(own) > 2 else ADVISER.reaction.median
    position = Position(view, memory, seat, usual)
    planner = Planner(position, ADVISER, Luck(Chance(bytes(SEED_BYTES))), 0.0)
    wanted = [card for card in CARDS if card != GOLD or view.options.game == "full"]
    return tuple([_counsel(card, planner.aim(card), seat) for card in wanted])


def _counsel(card: Card, aim: Aim, seat: int) -> Counsel:
    parts = {"card": card_name(card)}
    if not aim.kind:
        say = message("bot.slap_hint_stay", **parts)
    elif aim.kind == "cover" and aim.arg == seat:
        say = message("bot.slap_hint_cover_own", **parts)
    elif aim.arg is None:
        say = message("bot.slap_hint_slap", **parts)
    else:
        say = message(f"bot.slap_hint_{'cover' if aim.kind == 'cover' else 'shoot'}", **parts, target=Who(aim.arg))
    return Counsel(card, aim.kind, aim.arg, say, aim.reason)
