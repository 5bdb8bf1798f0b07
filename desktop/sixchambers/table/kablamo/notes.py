"""With the helper as a trainer: what a bullet one has not seen may be."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt

from ...games.kablamo.box import BOX, HIGHEST_HV, KIND, KIND_OF
from ..sheet import Cell, Note, Sheet

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from ...games.kablamo.view import KablamoView
    from .scene import KablamoScene

KEY = Qt.Key.Key_O
SORTS = (("kablamo", "#d34a3f"), ("click", "#c79a4b"), ("hv", "#b3577a"), ("action", "#6f8fae"))


class Notes:
    """A sheet in the corner, opened and closed by a key or a button."""

    def __init__(self, scene: KablamoScene) -> None:
        self.scene = scene
        self.sheet: Sheet = scene.add(Sheet(scene, 300), 60)
        self.wanted = False

    @property
    def allowed(self) -> bool:
        update = self.scene.update_now
        return update is not None and self.scene.eyes is not None and self.scene.view.options.helper == "trainer"

    def lay_out(self) -> None:
        field = self.scene.room
        self.sheet.setPos(QPointF(14, field.height() - 130 - self.sheet.height))

    def refresh(self) -> None:
        shown = self.wanted and self.allowed
        if shown:
            self.sheet.write(self.scene.say("kablamo_table.odds_title"), self._notes(self.scene.view))
            self.lay_out()
        self.sheet.setVisible(shown)

    def _notes(self, view: KablamoView) -> list[Note]:
        unseen = unknown(view)
        every = max(unseen.total(), 1)
        made = []
        for sort, ink in SORTS:
            count = sum(number for face, number in unseen.items() if _sort(face) == sort)
            share = count / every
            sign = "kablamo/bullet_misfire" if sort == "hv" else "kablamo/bullet_double_cross"
            if sort in ("kablamo", "click"):
                sign = f"kablamo/bullet_{sort}"
            name = f"kablamo.bullet_{sort}" if sort in ("kablamo", "click") else f"kablamo.{sort}_bullet"
            made.append(Note(sign, self.scene.speaker.text(name), Cell(f"{round(share * 100)} %", share, ink)))
        return made

    def toggle(self) -> None:
        self.wanted = not self.wanted
        self.refresh()

    def key_pressed(self, event: QKeyEvent) -> bool:
        if event.key() == KEY and not event.modifiers() and self.allowed:
            self.toggle()
            return True
        return False


def _sort(face: int) -> str:
    kind = KIND_OF[face]
    return kind if KIND[kind].group == "live" else KIND[kind].group


def unknown(view: KablamoView) -> Counter[int]:
    """All bullets of the box but those one sees, or has seen and followed."""
    box = [face for face in BOX if not view.options.iron_strategist or face > HIGHEST_HV]
    seen: list[int] = [*view.discard, *(item.bullet for item in view.pending if not item.fired)]
    seen += [view.carrying] if view.carrying else []
    seen += [token.bullet for tokens in (*view.front, view.centre) for token in tokens]
    seen += [face for face in view.tray if face > 0]
    for seat, revolver in enumerate(view.revolvers):
        seen += [token.bullet for token in revolver.tokens]
        known = revolver.known or (0,) * len(revolver.chambers)
        seen += [face if face > 0 else told for face, told in zip(revolver.chambers, known, strict=True)]
        spares = view.spares[seat]
        told_spares = view.known_spares[seat] if view.known_spares else (0,) * len(spares)
        seen += [face if face > 0 else told for face, told in zip(spares, told_spares, strict=True)]
    return Counter(box) - Counter(face for face in seen if face > 0)
