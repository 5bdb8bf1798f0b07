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
from ...games.dice.data import BASE, DEPUTY, LOUDMOUTH, OUTLAW, RENEGADE, SHERIFF, TYPES
from ...games.dice.memory import DiceMemory, remember
from ...games.dice.prospects import mean, prospects
from ..accessible.told import Kind, Told, group, row
from ..action import Action
from ..sheet import Cell, Note, Sheet
from ..slip import Slip
from ..theme import NIGHT
from .makes import tile

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
        self.odds: Sheet = scene.add(Sheet(scene, 600, 2), 20)
        self.open_odds = False

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

    def may_reckon(self) -> bool:
        """What a roll could do is asked while one decides what to throw again."""
        question = self.scene.question
        return question is not None and question.about == "reroll" and self.scene.owes

    def actions(self) -> list[Action]:
        made = []
        if self.may_reckon():
            made.append(Action("odds", self.scene.say("dice_table.odds"), ("O",)))
        if self.may_keep_book():
            made.append(Action("notebook", self.scene.say("dice_table.notebook"), ("N",)))
        return made

    def act(self, id: str) -> bool:
        if id == "notebook" and self.may_keep_book():
            self.open_book = not self.open_book
        elif id == "odds" and self.may_reckon():
            self.open_odds = not self.open_odds
        else:
            return False
        self.scene.sound("card")
        self.refresh()
        return True

    def key_pressed(self, event: QKeyEvent) -> bool:
        ids = {Qt.Key.Key_N: "notebook", Qt.Key.Key_O: "odds"}
        id = ids.get(Qt.Key(event.key()))
        return id is not None and not event.modifiers() and self.act(id)

    def refresh(self) -> None:
        self._write_slips()
        self.odds.setVisible(self.open_odds and self.may_reckon())
        if self.odds.isVisible():
            self.odds.write(self.scene.say("dice_table.odds_title"), self._reckoned())
            self.odds.put(Qt.Corner.BottomLeftCorner, self.scene.room)

    # --- what this roll could do -----------------------------------------------------------------------------

    def _reckoned(self) -> list[Note]:
        """For the dice picked now; with none picked, for leaving it at that."""
        scene = self.scene
        picker = scene.asking.picker
        picked = picker.now() if picker is not None else ()
        chances = prospects(scene.view, picked if isinstance(picked, tuple) else ())
        danger, luck = NIGHT.blood, NIGHT.go
        notes = [
            self._chance("dynamite", "boom", chances.dynamite, danger),
            self._chance("arrow", "attack", chances.attack, danger),
            self._chance("gatling", "gatling", chances.gatling, luck),
            self._number("one", "shots", mean(chances.shots)),
            self._number("beer", "beers", mean(chances.beers)),
            self._number("arrow", "arrows", mean(chances.arrows)),
        ]
        if chances.bullet:
            bullet = self._chance("bullet", "bullet", chances.bullet, danger, LOUDMOUTH)
            notes.insert(2, bullet)
            notes.append(self._number("gatling", "gatlings", mean(chances.gatlings)))
        return notes

    def _chance(self, face: str, name: str, chance: float, ink: str, kind: str = BASE) -> Note:
        text = "–" if chance <= 0 else f"{percent(chance)} %"
        return Note(tile(kind, face), self.scene.say(f"dice_table.odds_{name}"), Cell(text, chance, ink))

    def _number(self, face: str, name: str, value: float) -> Note:
        """How many of it on the average."""
        point = "," if self.scene.speaker.text("words.thousands") == "." else "."
        text = f"{value:.1f}".replace(".", point)
        return Note(tile(BASE, face), self.scene.say(f"dice_table.odds_{name}"), Cell(text, min(value / 5, 1.0)))

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
        return [*group("notebook", scene.say("dice_table.notebook"), told), *self._told_odds()]

    def _told_odds(self) -> list[Told]:
        if not self.odds.isVisible():
            return []
        said = row(self.scene, [f"{note.name} {note.cell.text}" for note in self.odds.notes])
        return [Told("odds", f"{self.odds.title} {said}", items=(self.odds,))]


def _lines(chances: Sequence[float]) -> list[tuple[str, Cell]]:
    """The Sheriff lies open: the other three are what there is to find out."""
    return [
        (f"dice/role_{kind}", Cell(percent(chance), chance, INKS[kind]))
        for kind, chance in zip(TYPES, chances, strict=True)
        if kind != SHERIFF
    ]


def percent(chance: float) -> str:
    """A whole number; what is not quite sure is not written as if it were."""
    return "–" if chance <= 0 else "100" if chance >= 0.995 else str(min(max(round(chance * 100), 1), 99))
