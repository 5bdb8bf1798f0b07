"""The notebook: who everybody may be, pencilled on slips of paper. Only where the table agreed on it and one asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from ...engine.message import Who
from ...engine.update import Update
from ...games.bang import notebook
from ...games.bang.box import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from ...games.bang.memory import first_memory, remember
from ..accessible.told import Kind, Told, group, row
from ..action import Action
from ..sheet import Cell
from ..slip import Slip
from ..theme import NIGHT

if TYPE_CHECKING:
    from .scene import BangScene

INKS = {SHERIFF: "#c08f35", DEPUTY: "#c08f35", OUTLAW: NIGHT.blood, RENEGADE: "#3f6170"}
OPEN = "notebook"


class Notes:
    """A slip on every role that lies face down, written from what this table has shown and nothing else."""

    def __init__(self, scene: BangScene) -> None:
        self.scene = scene
        self.memory = first_memory(len(scene.names))
        self.slips: list[Slip] = [scene.add(Slip(scene), 5.22) for _ in scene.chairs]
        self.open = False
        self._last: Update | None = None

    def hear(self, update: Update, *, first: bool = False) -> None:
        """What happened, once. Whoever only looks again is told again what was heard already: that counts `first`
        at the beginning and never later."""
        fresh = self._last is None if first else update is not self._last
        self._last = update
        if fresh:
            self.memory = remember(self.memory, update)
        self.refresh()

    # --- opening and closing ---------------------------------------------------------------------------------

    def allowed(self) -> bool:
        """An option of the game; with three players there is nothing to find out."""
        scene = self.scene
        return scene.update_now is not None and scene.view.options.notebook and len(scene.names) > 3

    def actions(self) -> list[Action]:
        if not self.allowed():
            return []
        id = "bang_table.close_notebook" if self.open else "bang_table.open_notebook"
        return [Action(OPEN, self.scene.speaker.text(id), ("N",))]

    def act(self, id: str) -> bool:
        if id != OPEN:
            return False
        self.open = not self.open
        self.refresh()
        self.scene.actions_changed.emit()
        return True

    def key_pressed(self, event: QKeyEvent) -> bool:
        """Also when nothing is asked."""
        if event.key() == Qt.Key.Key_N and not event.modifiers() and self.allowed() and self.scene.question is None:
            return self.act(OPEN)
        return False

    # --- what it says ----------------------------------------------------------------------------------------

    def guesses(self) -> dict[int, list[tuple[str, float]]]:
        """For every seat whose role lies face down the likeliest roles, the likeliest first."""
        if not (self.open and self.allowed()):
            return {}
        view = self.scene.view
        found = {}
        for seat, chances in enumerate(notebook.read(view, self.memory)):
            if view.roles[seat] is None:
                named = [(role, share) for role, share in zip(notebook.ORDER, chances, strict=True) if share > 0]
                found[seat] = sorted(named, key=lambda entry: -entry[1])
        return found

    def refresh(self) -> None:
        if self.scene.update_now is None:
            return
        guesses = self.guesses()
        for seat, (slip, chair) in enumerate(zip(self.slips, self.scene.chairs, strict=True)):
            rows = guesses.get(seat, [])
            slip.setVisible(bool(rows))
            if rows:
                lines = [
                    (f"bang/role_{role}", Cell(f"{round(share * 100)} %", share, INKS[role])) for role, share in rows
                ]
                slip.write(chair.role.width, lines)
                slip.setPos(chair.role.pos())

    def told(self) -> list[Told]:
        scene = self.scene
        told = []
        for seat, rows in self.guesses().items():
            shares = [
                scene.say(
                    "bang_table.read_share", role=scene.speaker.text(f"bang.role_{role}"), share=round(share * 100)
                )
                for role, share in rows
            ]
            said = scene.say("bang_table.read_guess", who=Who(seat), what=row(scene, shares))
            told.append(Told(f"guess {seat}", said, Kind.ITEM, (self.slips[seat],)))
        return group("notebook", scene.speaker.text("bang_table.open_notebook"), told)
