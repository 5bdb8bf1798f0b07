"""What Josh McCloud does with the card from the top of the equipment deck."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ...engine.message import Message, message
from ...engine.questions import Answer, AnyQuestion, Move, PlayOne
from ...engine.steps import Ask
from .equipment.registry import EQUIPMENT_KINDS
from .events.gold import EquipmentUsed
from .events.things import NOBODY, thing
from .steps.ask import Steps

if TYPE_CHECKING:
    from .moves import BangPlay


class UseDrawn(Ask, frozen=True, gc=False):
    """It has to be used or kept; where there is a choice of target or way, Josh makes it."""

    seat: int
    name: str
    phase: ClassVar[str] = "equipment"

    def ask(self, g: BangPlay) -> AnyQuestion:
        kind = EQUIPMENT_KINDS[self.name]
        moves = tuple([Move(self.name, targets, ways) for targets, ways in kind.uses(g, self.seat)])
        first = moves[0]
        default = (self.name, first.targets[0] if first.targets else None, first.ways[0] if first.ways else None)
        return PlayOne(
            seat=self.seat,
            prompt=prompt(self.name),
            default=default,
            about="equipment",
            secret=True,
            moves=moves,
            may_pass=False,
            barred=kind.barred(g, self.seat, self.name) if g.heard else (),
            warned=kind.warned(g, self.seat, self.name) if g.heard else (),
        )

    def answered(self, g: BangPlay, answer: Answer) -> Steps:
        _, target, way = answer
        at = NOBODY if target is None else target
        if g.heard:
            g.tell(EquipmentUsed(self.seat, self.name, at, way or ""))
        return g.apply_equipment(self.seat, self.name, at, way or "")


def prompt(name: str) -> Message:
    return message("bang.ask_equipment", what=thing(name))
