"""The interfaces Qt hands on to AT-SPI, UI Automation and VoiceOver: the table, and one for each thing on it.

Qt keeps plain pointers to interfaces and deletes them itself. So each is held here until Qt has deleted it, and what
has left the table is deleted only when nobody can be in the middle of asking it something.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QGraphicsItem
from shiboken6 import Shiboken

from ..piece import Piece
from .told import Kind, Told

if TYPE_CHECKING:
    from ..scene import GameScene
    from .reader import Reader

EDGE = 14
"""Pixels at the lower edge of the table that stand for the bar's question."""

ROLES = {
    Kind.TEXT: QAccessible.Role.StaticText,
    Kind.PICTURE: QAccessible.Role.Graphic,
    Kind.LIST: QAccessible.Role.List,
    Kind.ITEM: QAccessible.Role.ListItem,
}

Maybe = Any
"""An interface, a window or an object, or None: Qt's stubs leave out that there may be none."""

_held: list[QAccessibleInterface] = []

Interface = TypeVar("Interface", bound=QAccessibleInterface)


def hold(interface: Interface) -> Interface:
    """Keep it until Qt has deleted it."""
    _held[:] = [one for one in _held if Shiboken.isValid(one)]
    _held.append(interface)
    return interface


class TableInterface(QAccessibleWidget):
    """A table: its children are what the scene tells, not the widgets a view is made of."""

    def __init__(self, scene: GameScene) -> None:
        super().__init__(scene, QAccessible.Role.Pane)
        from .reader import Reader

        self._scene = scene
        self.reader = Reader(scene, self)

    def title(self) -> str:
        return self._scene.say("table.title", game=self._scene.speaker.text(f"{self._scene.game}.name"))

    def text(self, which: QAccessible.Text) -> str:
        return self.title() if which == QAccessible.Text.Name else str(super().text(which))

    def childCount(self) -> int:
        return len(self.reader.nodes())

    def child(self, index: int) -> Maybe:
        return _at(self.reader.nodes(), index)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return _index(self.reader.nodes(), child)

    def childAt(self, x: int, y: int) -> Maybe:
        return _hit(self.reader.nodes(), QPoint(x, y))

    def focusChild(self) -> Maybe:
        return self.reader.focused() or self if self._scene.hasFocus() else None


class Node(QAccessibleInterface):
    """One thing on the table. It stays the same while it is the same thing; what it tells is renewed by the reader."""

    def __init__(self, reader: Reader, told: Told, above: Node | None) -> None:
        super().__init__()
        self.reader = reader
        self.told = told
        self.pressable = told.able
        self.above = above
        self.below: list[Node] = []
        self.gone = False
        self._doing: Doing | None = None

    # --- what it is ------------------------------------------------------------------------------------------

    def isValid(self) -> bool:
        return not self.gone and Shiboken.isValid(self.reader)

    def object(self) -> Maybe:
        return None

    def window(self) -> Maybe:
        return self.reader.scene.window().windowHandle() if self.isValid() else None

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Button if self.pressable else ROLES[self.told.kind]

    def text(self, which: QAccessible.Text) -> str:
        if not self.isValid():
            return ""
        self.reader.freshen()
        piece = self.told.piece
        if which == QAccessible.Text.Name:
            return self.told.name
        if which == QAccessible.Text.Description:
            return self.told.why
        return piece.keycap if which == QAccessible.Text.Accelerator and piece is not None and piece.lit else ""

    def setText(self, which: QAccessible.Text, text: str) -> None:
        """Nothing here is written by anybody else."""

    def state(self) -> QAccessible.State:
        if self.isValid():
            self.reader.freshen()
        return self.state_now()

    def state_now(self) -> QAccessible.State:
        state = QAccessible.State()
        if not self.isValid():
            state.invalid = 1
            return state
        told, piece, scene = self.told, self.told.piece, self.reader.scene
        state.readOnly = int(not self.pressable)
        state.invisible = int(not scene.isVisible())
        if piece is not None and self.pressable:
            state.focusable = 1
            state.focused = int(piece.hasFocus() and scene.hasFocus())
            state.checkable = 1
            state.checked = int(piece.chosen)
            state.disabled = int(not piece.lit)
        elif piece is not None and told.kind is Kind.ITEM:
            state.selectable = 1
            state.selected = int(piece.chosen)
        return state

    def rect(self) -> QRect:
        if not self.isValid():
            return QRect()
        scene = self.reader.scene
        port = scene.viewport()
        whole = QRectF()
        for item in self.told.items:
            if Shiboken.isValid(item):
                whole = whole.united(item.mapRectToScene(_body(item)))
        if whole.isNull():
            box = QRect(0, port.height() - EDGE, port.width(), EDGE)
        else:
            box = scene.mapFromScene(whole).boundingRect() & port.rect()
        return QRect(port.mapToGlobal(box.topLeft()), box.size())

    # --- where it is -----------------------------------------------------------------------------------------

    def parent(self) -> Maybe:
        return self.above or self.reader.table if self.isValid() else None

    def childCount(self) -> int:
        return len(self.below)

    def child(self, index: int) -> Maybe:
        return _at(self.below, index)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return _index(self.below, child)

    def childAt(self, x: int, y: int) -> Maybe:
        return _hit(self.below, QPoint(x, y))

    def focusChild(self) -> Maybe:
        found = self.reader.focused() if self.isValid() else None
        return found if found is self or found in self.below else None

    # --- what it does ----------------------------------------------------------------------------------------

    def interface_cast(self, which: QAccessible.InterfaceType) -> Any:
        # A bare pointer, also where there is none: PySide would hand on the address of None or of a number.
        if which == QAccessible.InterfaceType.ActionInterface and self.pressable:
            if self._doing is None:
                self._doing = Doing(self)
            return Shiboken.VoidPtr(Shiboken.getCppPointer(self._doing)[0])
        return Shiboken.VoidPtr(0)


class Doing(QAccessibleActionInterface):
    """Pressing and focusing without mouse or keys."""

    def __init__(self, node: Node) -> None:
        super().__init__()
        self._node = node

    def actionNames(self) -> list[str]:
        piece = self._node.told.piece
        press = [self.pressAction()] if piece is not None and piece.lit else []
        return [*press, self.setFocusAction()]

    def doAction(self, name: str) -> None:
        # Later, for pressing may sweep away the very interface that is being asked to press.
        if name in (self.pressAction(), self.setFocusAction()):
            self._node.reader.later(self._node.told.key, name == self.pressAction())

    def keyBindingsForAction(self, name: str) -> list[str]:
        piece = self._node.told.piece
        return [piece.keycap] if piece is not None and piece.keycap and name == self.pressAction() else []


def _body(item: QGraphicsItem) -> QRectF:
    return item.body() if isinstance(item, Piece) else item.boundingRect()


def _at(nodes: list[Node], index: int) -> Node | None:
    return nodes[index] if 0 <= index < len(nodes) else None


def _index(nodes: list[Node], child: QAccessibleInterface) -> int:
    return next((number for number, node in enumerate(nodes) if node is child), -1)


def _hit(nodes: list[Node], point: QPoint) -> QAccessibleInterface | None:
    """The thing at this place of the screen; what lies later in the row lies on top. A group is only its things."""
    for node in reversed(nodes):
        if node.rect().contains(point) and (found := _hit(node.below, point) if node.below else node):
            return found
    return None
