"""Keeps a table's interfaces true, and tells screen readers what changed and what happened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QAccessibleStateChangeEvent
from PySide6.QtWidgets import QGraphicsItem
from shiboken6 import Shiboken

from ...engine.events import Event
from ...engine.questions import AnyQuestion
from . import announce
from .told import Told, prompt
from .tree import Node, hold

if TYPE_CHECKING:
    from ..scene import GameScene
    from .tree import TableInterface

FRESH = 30
"""Milliseconds for which what was told is true enough: a screen reader asks in long bursts."""

Facts = tuple[str, str, bool, bool, bool]
"""Name, reason, checked, disabled, selected: what a screen reader is told of when it changes."""


class Reader(QObject):
    """Made with the first interface of a table, so only if somebody listens."""

    def __init__(self, scene: GameScene, table: TableInterface) -> None:
        super().__init__(scene)
        self.scene = scene
        self.table = table
        self._top: list[Node] = []
        self._nodes: dict[str, Node] = {}
        # What screen readers were told last. Whatever has left since is deleted only after they have heard that too.
        self._known: dict[Node, Facts] = {}
        self._title = table.title()
        self._gone: list[Node] = []
        self._age = QElapsedTimer()
        self._focus: QGraphicsItem | None = None
        self._asked: tuple[AnyQuestion | None, bool] = (scene.question, scene.owes)
        self._main = self._main_action()
        self._soon = self._timer(FRESH, self.tell)
        self._sweep = self._timer(0, self._delete_gone)
        scene.happened.connect(self._happened)
        scene.settled.connect(self._changed)
        scene.actions_changed.connect(self._asked_or_chosen)
        scene.hinted.connect(self._hinted)
        scene.scene().focusItemChanged.connect(self._focus_moved)
        nodes, gone = self._nodes, self._gone
        scene.destroyed.connect(lambda: _forget(nodes, gone))

    def _timer(self, after: int, slot: object) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(after)
        timer.timeout.connect(slot)
        return timer

    # --- asked by Qt -----------------------------------------------------------------------------------------

    def nodes(self) -> list[Node]:
        self.freshen()
        return self._top

    def focused(self) -> Node | None:
        self.freshen()
        item = self.scene.scene().focusItem()
        return next((node for node in self._nodes.values() if node.told.piece is item), None) if item else None

    def freshen(self) -> None:
        """What the table tells now. Things keep their interface as long as they are what they were."""
        if self._age.isValid() and self._age.elapsed() < FRESH:
            return
        self._age.start()
        found: dict[str, Node] = {}
        self._top = self._matched(self.scene.told(), None, found)
        gone = [node for key, node in self._nodes.items() if found.get(key) is not node]
        if gone or len(found) != len(self._nodes):
            self._soon.start()
        self._gone += gone
        self._nodes.clear()
        self._nodes.update(found)

    def _matched(self, row: list[Told], above: Node | None, found: dict[str, Node]) -> list[Node]:
        nodes = []
        for told in row:
            node = self._nodes.get(told.key)
            # Screen readers remember a role for good: what can be pressed from now on is another thing.
            if node is None or node.told.kind != told.kind or node.pressable != told.able or node.above is not above:
                node = hold(Node(self, told, above))
                QAccessible.registerAccessibleInterface(node)
            node.told = told
            node.below = self._matched(list(told.inside), node, found)
            found[told.key] = node
            nodes.append(node)
        return nodes

    def later(self, key: str, pressed: bool) -> None:
        """Press or focus this when nobody is in the middle of asking."""

        def act() -> None:
            self._age.invalidate()
            self.freshen()
            piece = self._nodes[key].told.piece if key in self._nodes else None
            if piece is None:
                return
            if not pressed:
                self.scene.setFocus(Qt.FocusReason.OtherFocusReason)
                piece.setFocus(Qt.FocusReason.OtherFocusReason)
            elif piece.lit:
                piece.pressed.emit()

        QTimer.singleShot(0, self, act)

    # --- telling ---------------------------------------------------------------------------------------------

    def _changed(self) -> None:
        self._age.invalidate()
        if QAccessible.isActive():
            self._soon.start()

    def tell(self) -> None:
        """What is new, gone, called otherwise or in another state since the last time."""
        self._age.invalidate()
        self.freshen()
        before, self._known = self._known, {node: _facts(node) for node in self._nodes.values()}
        title, self._title = self._title, self.table.title()
        if title != self._title:
            _send(self.table, QAccessible.Event.NameChanged)
        for node in self._gone:
            if node in before:
                _send(node, QAccessible.Event.ObjectDestroyed)
            node.gone = True
        for node, facts in self._known.items():
            if node not in before:
                _send(node, QAccessible.Event.ObjectCreated)
            elif before[node] != facts:
                _differs(node, before[node], facts)
        self._sweep.start()

    def _delete_gone(self) -> None:
        left = [node for node in self._gone if not node.gone]
        for node in self._gone:
            if node.gone:
                QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(node))
        self._gone[:] = left

    def _focus_moved(self, item: QGraphicsItem | None) -> None:
        self._focus = item
        # A table that is being cleared away takes the focus from its pieces when it can no longer be asked anything.
        if QAccessible.isActive() and Shiboken.isValid(self.scene) and self.scene.hasFocus():
            self._age.invalidate()
            _send(self.focused() or self.table, QAccessible.Event.Focus)

    # --- announcing ------------------------------------------------------------------------------------------

    def _happened(self, event: Event) -> None:
        self._changed()
        line = event.line()
        if line is not None and QAccessible.isActive():
            announce(self.scene, self.scene.say(line))

    def _asked_or_chosen(self) -> None:
        """A new question is asked aloud; while it is open, so is what would be answered now."""
        self._changed()
        if not QAccessible.isActive():
            return
        before, self._asked = self._asked, (self.scene.question, self.scene.owes)
        last, self._main = self._main, self._main_action()
        if before != self._asked:
            announce(self.scene, prompt(self.scene))
        elif last != self._main:
            announce(self.scene, self._main)

    def _main_action(self) -> str:
        if self.scene.question is None or not self.scene.owes:
            return ""
        return next((action.text for action in self.scene.choices() if action.main), "")

    def _hinted(self, why: str) -> None:
        """A refusal. Why something is barred is its description, too, and is read with it when it gets the focus."""
        item = self.scene.scene().focusItem()
        read_anyway = item is not None and item is not self._focus and getattr(item, "barred", "") == why
        if not read_anyway:
            announce(self.scene, why)


def _facts(node: Node) -> Facts:
    state = node.state_now()
    return node.told.name, node.told.why, bool(state.checked), bool(state.disabled), bool(state.selected)


def _differs(node: Node, before: Facts, now: Facts) -> None:
    if before[0] != now[0]:
        _send(node, QAccessible.Event.NameChanged)
    if before[1] != now[1]:
        _send(node, QAccessible.Event.DescriptionChanged)
    if before[2:] != now[2:]:
        flags = [int(old != new) for old, new in zip(before[2:], now[2:], strict=True)]
        changed = QAccessible.State()
        changed.checked, changed.disabled, changed.selected = flags
        QAccessible.updateAccessibility(QAccessibleStateChangeEvent(node, changed))


def _send(interface: QAccessibleInterface, event: QAccessible.Event) -> None:
    QAccessible.updateAccessibility(QAccessibleEvent(interface, event))


def _forget(nodes: dict[str, Node], gone: list[Node]) -> None:
    """The table is gone: so are its things."""
    for node in [*nodes.values(), *gone]:
        node.gone = True
        QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(node))
    nodes.clear()
    gone.clear()
