"""Everything the window shows or says, by eye, by tooltip or by ear; and whether it is what the game is."""

from __future__ import annotations

import re
from collections.abc import Iterator

from PySide6.QtWidgets import QGraphicsItem, QLabel, QMenu, QTextBrowser, QWidget

from app.house import Hands
from sixchambers.app.window import Window
from sixchambers.engine.message import Amount, Many, Pair, Part
from sixchambers.engine.update import Update
from sixchambers.games.klack.money import NOTHING, Holding, score, worth
from sixchambers.table.accessible.told import Told
from sixchambers.table.klack.money import BACK, FACE_DOWN, FRONTS, ClickStack, kinds
from sixchambers.table.klack.scene import KlackScene
from sixchambers.table.labels import BigWord, Tag
from sixchambers.table.piece import Piece
from sixchambers.table.seat import SeatPlate

NUMBER = re.compile(r"\d[\d.,]*")


def everything(window: Window, *, hidden: bool = True) -> list[str]:
    """All texts of the window: widgets, menus, tooltips, names for screen readers, what lies on the table. Without
    `hidden` only what can be seen or hovered right now."""
    said = [window.windowTitle()]
    for menu in window.findChildren(QMenu):
        said += [menu.title(), *(action.text() for action in menu.actions())]
    for widget in window.findChildren(QWidget):
        if isinstance(widget, QMenu) or not (hidden or widget.isVisibleTo(window)):
            continue
        said += _of_widget(widget)
    if window.page is not None and isinstance(window.page.scene, KlackScene):
        said += on_table(window.page.scene, hidden=hidden)
    return [text for text in said if text]


def _of_widget(widget: QWidget) -> list[str]:
    own = [widget.toolTip(), widget.statusTip(), widget.whatsThis()]
    own += [widget.accessibleName(), widget.accessibleDescription()]
    if isinstance(widget, QTextBrowser):
        own += widget.toPlainText().splitlines()
    elif isinstance(widget, QLabel):
        own.append(widget.text())
    elif hasattr(widget, "text") and callable(widget.text):
        own.append(str(widget.text()))
    for name in ("line", "hint", "name"):  # what a curtain paints
        value = getattr(widget, name, None)
        if isinstance(value, str):
            own.append(value)
    return own


def on_table(scene: KlackScene, *, hidden: bool = True) -> list[str]:
    said = []
    for item in scene.scene().items():
        if hidden or item.isVisible():
            said += list(_of_item(item))
    for told in scene.told():
        said += read_aloud(told)
    return [text for text in said if text]


def read_aloud(told: Told) -> list[str]:
    """What a screen reader says of a thing on the table and what is in it."""
    return [told.name, told.why, *(text for inner in told.inside for text in read_aloud(inner))]


def _of_item(item: QGraphicsItem) -> Iterator[str]:
    yield item.toolTip()
    if isinstance(item, Piece):
        yield from (item.says, item.barred, item.keycap)
    if isinstance(item, ClickStack):
        yield item.label
    if isinstance(item, SeatPlate):
        yield from (item.name, item.note, *(text for _, text in item.figures))
    if isinstance(item, Tag | BigWord):
        yield item.text


def numbers(text: str) -> set[int]:
    """All numbers in a text, whatever stands between their thousands."""
    found = (re.sub(r"\D", "", number) for number in NUMBER.findall(text))
    return {int(digits) for digits in found if digits}


# --- what may be known ---------------------------------------------------------------------------------------------


def known_amounts(hands: Hands) -> set[int]:
    """Every amount of money that whoever looks at the screen may see: what is open, what was told, one's own."""
    page = hands.page
    public = page.table.update(None).view
    amounts = {0, 1, 2}
    for view in filter(None, (public, hands.scene.update_now and hands.scene.update_now.view)):
        bids = [bid for bid in view.bids if bid]
        amounts |= set(map(worth, bids)) | {worth(view.carried), worth(view.carried) + sum(map(worth, bids))}
        for stacks in view.stacks:
            amounts |= {worth(stack) for stack in stacks} | {score(stacks), sum(map(worth, stacks))}
    for event in (*page.log._before, *page.log._round, *page.table.chapter):
        line = event.line()
        if line is not None:
            for part in line.parts.values():
                amounts |= set(_amounts(part))
    own = page.sitting.eyes
    if own is not None and not page.curtain.isVisible():
        # What is still being shown is a little behind what is.
        laid = hands.scene.view.purses[own] or NOTHING
        amounts |= set(range(max(worth(page.table.play.state.purses[own]), worth(laid)) + 1))
    return {amount * 1000 for amount in amounts}


def _amounts(part: Part) -> Iterator[int]:
    match part:
        case Amount(value, _):
            yield value // 1000
        case Pair(_, what):
            yield from _amounts(what)
        case Many(row):
            for one in row:
                yield from _amounts(one)


def assert_nothing_secret(hands: Hands) -> None:
    """No amount of money is anywhere that is not open, told or one's own."""
    known = known_amounts(hands)
    for text in everything(hands.window):
        for number in numbers(text):
            assert number < 1000 or number in known, f"{text!r} tells {number}; known: {sorted(known)}"


# --- is the table as the game is? ----------------------------------------------------------------------------------


def assert_shows(scene: KlackScene, update: Update) -> None:
    """What lies on the table is what the view says, and nothing else lies there."""
    view = update.view
    seats = range(len(view.alive))
    for seat in seats:
        bid = view.bids[seat]
        fronts = [piece.front for piece in scene.bids[seat]]
        if bid is not None:
            assert fronts == [FRONTS[kind] for kind in kinds(bid)], f"bid of seat {seat}"
            assert all(piece.face_up and piece.opacity() == 1.0 for piece in scene.bids[seat])
            assert numbers(scene.bid_tags[seat].text) == {worth(bid) * 1000}
        elif view.ready[seat] and view.phase == "bids":
            assert len(fronts) == FACE_DOWN and not any(piece.face_up for piece in scene.bids[seat])
            assert scene.bid_tags[seat].text == ""
        else:
            assert fronts == [] and scene.bid_tags[seat].text == ""
        raised = bid is not None and view.ready[seat] and view.phase == "ties"
        assert len(scene.raises[seat]) == (FACE_DOWN if raised else 0)
        assert not any(piece.face_up for piece in scene.raises[seat])
        assert [stack.holding for stack in scene.stacks[seat]] == list(view.stacks[seat])
        plate = scene.plates[seat]
        assert plate.out == (not view.alive[seat])
        told = " ".join(text for _, text in plate.figures)
        assert numbers(told) == {len(view.stacks[seat]), sum(map(worth, view.stacks[seat])) * 1000}, told
    own: Holding = NOTHING
    if view.seat is not None and view.alive[view.seat]:
        own = view.purses[view.seat] or NOTHING
    assert [piece.front for piece in scene.purse] == [FRONTS[kind] for kind in kinds(own)]
    ready = scene.question is not None and not scene.owes  # then the bid lies on the table
    assert all(piece.isVisible() != (ready and piece.chosen) for piece in scene.purse)
    assert [piece.front for piece in scene.carried] == [FRONTS[kind] for kind in kinds(view.carried)]
    assert sum(marker.isVisible() for marker in scene.centre.markers) == view.centre
    pot = worth(view.carried) + sum(worth(bid) for bid in view.bids if bid)
    assert numbers(scene.centre.pot.text) == ({pot * 1000} if pot else set())
    _assert_nothing_left_over(scene)


def _assert_nothing_left_over(scene: KlackScene) -> None:
    meant = {id(piece) for pieces in (*scene.bids, *scene.raises, scene.purse, scene.carried) for piece in pieces}
    stacks = {id(stack) for stacks in scene.stacks for stack in stacks}
    for item in scene.scene().items():
        if isinstance(item, ClickStack):
            assert id(item) in stacks, "a stack nobody won"
        elif isinstance(item, Piece) and item.front in (*FRONTS, BACK):
            assert id(item) in meant, "a bill nobody laid there"
        elif isinstance(item, BigWord):
            raise AssertionError(f"{item.text!r} still hangs over the table")
    assert not scene.showing.passing
    assert scene.centre.cylinder.pos() == scene.table_middle()
