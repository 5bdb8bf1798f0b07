"""What goes into a cylinder, and what is kept."""

from __future__ import annotations

from ...engine.message import message
from ...engine.questions import Arrange
from ...games.kablamo.box import CLICK, KABLAMO, is_hv
from ...games.kablamo.cylinder import fires_in
from ..bot import Advice


def load(question: Arrange) -> Advice:
    """Into one's own cylinder: Kablamos are ammunition and stay in the hand, then high-velocity bullets; a Kablamo that
    has to go in is fired as late as possible."""
    slots = sorted(range(len(question.items)), key=lambda slot: keep_value(question.items[slot]))
    loaded = slots[: question.fill]
    soon_first = sorted(range(len(question.places)), key=lambda place: fires_in(question.places[place][-1]))
    harmless = [slot for slot in loaded if question.items[slot] != KABLAMO]
    deadly = [slot for slot in loaded if question.items[slot] == KABLAMO]
    plan = [-1] * len(question.places)
    for place, slot in zip(soon_first, harmless, strict=False):
        plan[place] = slot
    for place, slot in zip(reversed(soon_first), deadly, strict=False):
        plan[place] = slot
    reason = "bot.kablamo_load_late" if deadly else "bot.kablamo_load"
    return Advice(tuple(plan), message(reason))


def load_a_rival(question: Arrange) -> Advice:
    """Into somebody else's: Kablamos first, where they are fired soonest; what is left are the least useful ones."""
    slots = sorted(range(len(question.items)), key=lambda slot: gift_value(question.items[slot]))
    soon_first = sorted(range(len(question.places)), key=lambda place: fires_in(question.places[place][-1]))
    plan = [-1] * len(question.places)
    for place, slot in zip(soon_first[: question.fill], slots, strict=False):
        plan[place] = slot
    deadly = any(question.items[slot] == KABLAMO for slot in plan if slot >= 0)
    return Advice(tuple(plan), message("bot.kablamo_test_deadly" if deadly else "bot.kablamo_test"))


def keep_value(face: int | str) -> int:
    """The higher, the rather it stays in the hand."""
    if face == KABLAMO:
        return 4
    if isinstance(face, int) and is_hv(face):
        return 3
    return 0 if face == CLICK else 1


def gift_value(face: int | str) -> int:
    """The lower, the rather somebody else gets it."""
    if face == KABLAMO:
        return 0
    if face == CLICK:
        return 3
    return 2 if isinstance(face, int) and is_hv(face) else 1
