"""What a perfect player still knows. The deck can be counted from the open discards; what is left to remember is how
fast the others are, and who shot whom."""

from __future__ import annotations

from msgspec import Struct

from ...engine.update import Update
from .events import Judged

KEPT = 20
"""How many reaction times of each seat are remembered."""


class SlapMemory(Struct, frozen=True, forbid_unknown_fields=True):
    """`reactions`: for each seat its last presses that counted, one a round, as (card, card time in microseconds), the
    latest at the end. `shot_by`: who last hit this seat, -1 nobody. `flinches` are counted."""

    reactions: tuple[tuple[tuple[str, int], ...], ...]
    shot_by: tuple[int, ...]
    flinches: tuple[int, ...]


def first_memory(seats: int) -> SlapMemory:
    return SlapMemory(((),) * seats, (-1,) * seats, (0,) * seats)


def remember(memory: SlapMemory, update: Update) -> SlapMemory:
    for event in update.events:
        if isinstance(event, Judged):
            memory = judged(memory, event)
    return memory


def judged(memory: SlapMemory, event: Judged) -> SlapMemory:
    reactions = list(memory.reactions)
    flinches = list(memory.flinches)
    pressed = set()
    for press in event.times:
        if press.ruling == "flinch":
            flinches[press.seat] += 1
        elif not press.ruling and press.kind in ("slap", "cover") and press.seat not in pressed:
            pressed.add(press.seat)
            reactions[press.seat] = (*reactions[press.seat], (event.card, press.c))[-KEPT:]
    shot_by = list(memory.shot_by)
    if event.outcome == "hit":
        shot_by[event.target] = event.by
    return SlapMemory(tuple(reactions), tuple(shot_by), tuple(flinches))
