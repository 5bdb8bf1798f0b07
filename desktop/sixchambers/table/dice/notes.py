"""Two sheets in the corners: what this roll could do, and who everybody may be. Both only where the player asks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from ...engine.events import TookBack
from ...engine.message import Who
from ...engine.update import Update
from ...games.dice import notebook
from ...games.dice.data import DEPUTY, OUTLAW, RENEGADE, SHERIFF, TYPES
from ...games.dice.memory import DiceMemory, remember
from ..accessible.told import Kind, Told, group, row
from ..scene import Action
from ..sheet import Cell
from ..slip import Slip
from ..theme import NIGHT

if TYPE_CHECKING:
    from .scene import DiceScene

INKS = {SHERIFF: "#c08f35", DEPUTY: "#c08f35", OUTLAW: NIGHT.blood, RENEGADE: "#3f6170"}


class Notes:
    """The sheets, and the memory the notebook is written from: what this table has shown, and nothing else."""

    def __init__(self, scene: DiceScene) -> None:
        self.scene = scene
        self.memory = DiceMemory()
        self.slips: list[Slip] = [scene.add(Slip(scene), 5.4) for _ in scene.chairs]
        self.open_book = False

    # --- remembering -----------------------------------------------------------------------------------------

    def hear(self, update: Update) -> None:
        """Deeds are counted in the view: what was heard already is not added twice."""
        known = self.memory.first + len(self.memory.deeds)
        back = any(isinstance(event, TookBack) for event in update.events)
        if back or not self.memory.began or known < update.view.deeds:
            self.memory = remember(self.memory, update)
        self.refresh()

    # --- opening and closing ---------------------------------------------------------------------------------

    def may_keep_book(self) -> bool:
        """An option of the game; with three players there is nothing to find out."""
        scene = self.scene
        return scene.update_now is not None and scene.view.options.notebook and len(scene.names) > 3

    def actions(self) -> list[Action]:
        if not self.may_keep_book():
            return []
        return [Action("notebook", self.scene.say("dice_table.notebook"), ("N",))]

    def act(self, id: str) -> bool:
        if id != "notebook" or not self.may_keep_book():
            return False
        self.open_book = not self.open_book
        self.scene.sound("card")
        self.refresh()
        return True

    def key_pressed(self, event: QKeyEvent) -> bool:
        return event.key() == Qt.Key.Key_N and not event.modifiers() and self.act("notebook")

    def refresh(self) -> None:
        self._write_slips()

    # --- the notebook ----------------------------------------------------------------------------------------

    def _write_slips(self) -> None:
        """On every role card that lies face down: how likely it is what."""
        scene = self.scene
        kept = self.open_book and self.may_keep_book()
        chances = notebook.read(scene.view, self.memory) if kept else ()
        for chair, slip in zip(scene.chairs, self.slips, strict=True):
            slip.setVisible(kept and chair.role.readable is None)
            if slip.isVisible():
                slip.setPos(chair.role.pos())
                slip.write(chair.role.width, _lines(chances[chair.seat]))

    def told(self) -> list[Told]:
        """The same in words: the likeliest first."""
        scene = self.scene
        told = []
        for chair, slip in zip(scene.chairs, self.slips, strict=True):
            if not slip.isVisible():
                continue
            likely = sorted(slip.lines, key=lambda line: -line[1].share)
            said = [
                f"{scene.speaker.text(sign.replace('dice/role_', 'dice.'))} {cell.text} %"
                for sign, cell in likely
                if cell.share > 0
            ]
            name = scene.say("dice_table.read_card", who=Who(chair.seat), card=row(scene, said))
            told.append(Told(f"note {chair.seat}", name, Kind.ITEM, (slip,)))
        return group("notebook", scene.say("dice_table.notebook"), told)


def _lines(chances: Sequence[float]) -> list[tuple[str, Cell]]:
    """The Sheriff lies open: the other three are what there is to find out."""
    return [
        (f"dice/role_{kind}", Cell(_percent(chance), chance, INKS[kind]))
        for kind, chance in zip(TYPES, chances, strict=True)
        if kind != SHERIFF
    ]


def _percent(chance: float) -> str:
    """A whole number; what is not quite sure is not written as if it were."""
    return "–" if chance <= 0 else "100" if chance >= 0.995 else str(min(max(round(chance * 100), 1), 99))
