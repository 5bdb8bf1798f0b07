"""What a screen reader finds on the table: everything that lies there, in order, and nothing that is hidden.

Here the interfaces are asked directly; `app/test_screen_reader.py` asks them over the bus, as a screen reader does.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QAccessible, QAccessibleInterface
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from helpers.klack import answer_all, klack_table, play_on
from sixchambers.engine.message import message
from sixchambers.engine.questions import Barred, ChooseOne
from sixchambers.engine.table import Table
from sixchambers.games.klack.game import KLACK
from sixchambers.table import accessible
from sixchambers.table.accessible import reader, tree
from sixchambers.table.accessible.reader import Reader
from sixchambers.table.klack.scene import KlackScene
from sixchambers.table.motion import Pace
from sixchambers.words.speaker import speaker

Name, Description = QAccessible.Text.Name, QAccessible.Text.Description
Open = Callable[..., KlackScene]


@pytest.fixture
def open_scene(qtbot: QtBot) -> Open:
    def open_it(table: Table, eyes: int | None = 0, language: str = "en") -> KlackScene:
        names = [info.name for info in table.seats]
        scene = KlackScene(names, speaker(language), Pace(4.0, True))
        qtbot.addWidget(scene)
        scene.resize(1024, 640)
        with qtbot.waitExposed(scene):
            scene.show()
        scene.sit(eyes)
        look(scene, table, eyes)
        return scene

    return open_it


def look(scene: KlackScene, table: Table, eyes: int | None) -> None:
    """Through these eyes, and asked what they are asked."""
    update = table.update(eyes)
    scene.look(update)
    scene.ask(update.question, update.owes, update.given)


def things(scene: KlackScene) -> list[QAccessibleInterface]:
    """All of them, groups followed by what is in them."""

    def below(interface: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
        for number in range(interface.childCount()):
            child = interface.child(number)
            assert interface.indexOfChild(child) == number and child.parent() is interface
            yield child
            yield from below(child)

    table = QAccessible.queryAccessibleInterface(scene)
    reader_of(scene)._age.invalidate()  # no test waits until what was told is old
    return list(below(table))


def reader_of(scene: KlackScene) -> Reader:
    (found,) = scene.findChildren(Reader)
    return found


def texts(scene: KlackScene) -> list[str]:
    return [one.text(Name) for one in things(scene)]


def find(scene: KlackScene, name: str) -> QAccessibleInterface:
    (found,) = [one for one in things(scene) if one.text(Name) == name]
    return found


def who_pulls(**more: Any) -> ChooseOne:
    return ChooseOne(
        seat=0, prompt=message("klack.ask_choose"), default=0, about="seat", **{"options": (0, 1), "barred": (), **more}
    )


# --- what is told ----------------------------------------------------------------------------------------------------


def test_the_own_seat_comes_first_then_the_others_in_turn_order(open_scene: Open) -> None:
    scene = open_scene(klack_table(4), eyes=2)
    assert [text for text in texts(scene) if not text.endswith("bill")] == [
        "Your bid? At least one bill.",
        "Cleo, your seat, 0 click markers, score $0",
        "Your bid money, $18,000",
        "Dora, 0 click markers, score $0, thinking",
        "Anna, 0 click markers, score $0, thinking",
        "Bert, 0 click markers, score $0, thinking",
        "6 of 6 click markers in the centre",
        "Cylinder, six chambers, one bullet",
    ]
    assert QAccessible.queryAccessibleInterface(scene).text(Name) == "Table: Klack Klack Bang"


def test_german(open_scene: Open) -> None:
    table = klack_table(3)
    answer_all(table, {1: (3, 0)})
    scene = open_scene(table, language="de")
    assert [text for text in texts(scene) if not text.endswith("Schein")] == [
        speaker("de").text("klack.ask_bid"),
        "Anna, dein Platz, 0 Klack-Marker, Punkte 0\u00a0$",
        "Dein Bietgeld, 18.000\u00a0$",
        "Bert, 0 Klack-Marker, Punkte 0\u00a0$, bereit",
        "Cleo, 0 Klack-Marker, Punkte 0\u00a0$, überlegt",
        "6 von 6 Klack-Markern in der Mitte",
        "Trommel, sechs Kammern, eine Kugel",
        "Gebote",
        "Gebot von Bert, verdeckt",
    ]
    scene.retranslate(speaker("en"))
    assert "Bid of Bert, face down" in texts(scene)


def test_what_may_not_be_chosen_says_why_and_cannot_be_pressed(open_scene: Open) -> None:
    scene = open_scene(klack_table(3))
    scene.ask(who_pulls(barred=(Barred(2, message("klack.out_of_game")),)))
    able, barred = (find(scene, f"{name}, 0 click markers, score $0, thinking") for name in ("Bert", "Cleo"))
    assert able.role() == barred.role() == QAccessible.Role.Button
    assert barred.text(Description) == "Out of the game." and able.text(Description) == ""
    assert barred.state().disabled and barred.state().focusable and not able.state().disabled
    assert able.actionInterface().actionNames() == ["Press", "SetFocus"]
    assert barred.actionInterface().actionNames() == ["SetFocus"]
    assert able.actionInterface().keyBindingsForAction("Press") == ["2"]
    assert able.textInterface() is None and able.valueInterface() is None
    label = find(scene, "6 of 6 click markers in the centre")
    assert label.actionInterface() is None and not label.state().focusable


def test_pressing_and_focusing(open_scene: Open, qtbot: QtBot) -> None:
    scene = open_scene(klack_table(3))
    scene.activateWindow()
    bills = [one for one in things(scene) if one.text(Name) == "1000 bill"]
    bills[1].actionInterface().doAction("Press")
    assert not scene.purse[1].chosen, "not while somebody is in the middle of asking"
    qtbot.waitUntil(lambda: scene.purse[1].chosen)
    assert [bool(one.state().checked) for one in bills[:3]] == [False, True, False]
    assert bills[1].text(Name) == "1000 bill, chosen"
    bills[2].actionInterface().doAction("SetFocus")
    qtbot.waitUntil(scene.purse[2].hasFocus)
    assert bills[2].state().focused
    assert QAccessible.queryAccessibleInterface(scene).focusChild() is bills[2]
    bills[0].actionInterface().doAction("Nonsense")


def test_everything_is_where_it_is_seen(open_scene: Open) -> None:
    table = klack_table(4)
    answer_all(table, {0: (1, 0), 1: (2, 1), 2: (1, 1), 3: (1, 2)})
    scene = open_scene(table)
    top = scene.viewport().mapToGlobal(QPoint(0, 0))
    whole = QAccessible.queryAccessibleInterface(scene)
    for one in things(scene):
        box = one.rect()
        assert box.width() > 5 and box.height() > 5 and scene.viewport().rect().translated(top).contains(box), one
    bill = find(scene, "Bid of Dora, $5,000")
    assert bill.rect().contains(top + scene.mapFromScene(scene.bid_place(3)))
    for one in (bill, find(scene, "Cylinder, six chambers, one bullet")):
        assert whole.childAt(*one.rect().center().toTuple()) is one
    assert whole.childAt(-5000, -5000) is None and whole.child(99) is None and whole.child(-1) is None


# --- what is hidden --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_nothing_is_told_that_may_not_be_seen(open_scene: Open, seed: int) -> None:
    """Through whole games: purses of others and pending bids never occur, whoever looked before."""
    table, random = klack_table(4, seed=seed, pull="hand"), Random(seed)
    scene = open_scene(table)
    while table.outcome is None:
        for eyes in (random.randrange(4), None):
            look(scene, table, eyes)
            told = texts(scene)
            state: Any = table.play.state
            packets = [text for text in told if text.endswith("face down")]
            ready = [seat for seat in table.play.core.given if table.update(None).view.phase == "bids"]
            assert packets == [f"Bid of {scene.names[seat]}, face down" for seat in sorted(ready)]
            bills = sum(text.startswith(("1000 bill", "2000 bill")) for text in told)
            given = table.play.core.given.get(eyes)
            placed = sum(given) if isinstance(given, tuple) else 0  # it lies on the table, not in the hand
            assert bills == (sum(state.purses[eyes]) - placed if eyes is not None and state.alive[eyes] else 0)
            assert sum(text.startswith("Your") for text in told) <= (2 if eyes is not None else 0)
        play_on(table, random, 1)


def test_open_books_are_told(open_scene: Open) -> None:
    scene = open_scene(klack_table(3, open_books=True))
    assert "Bert, 0 click markers, score $0, bid money $18,000, thinking" in texts(scene)


def test_bids_are_told_when_they_are_shown_and_not_before(open_scene: Open, qtbot: QtBot) -> None:
    table = klack_table(3)
    answer_all(table, {0: (1, 0), 1: (2, 1)})
    scene = open_scene(table)
    assert "Bid of Bert, face down" in texts(scene)
    table.listen(0, scene.show_update)
    scene.ask(None)
    answer_all(table, {2: (0, 3)})
    assert scene.director.busy
    assert not any("$" in text for text in texts(scene) if text.startswith("Bid of"))
    scene.skip()
    assert {"Bid of Anna, $1,000", "Bid of Bert, $4,000", "Bid of Cleo, $6,000", "Pot $11,000"} <= set(texts(scene))


# --- what it costs, and how it ends ----------------------------------------------------------------------------------


def test_nothing_is_made_while_nobody_listens(open_scene: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    table, random = klack_table(3), Random(1)
    scene = open_scene(table)
    monkeypatch.setattr(scene, "told", lambda: pytest.fail("nobody asked"))
    for _ in range(10):
        play_on(table, random, 1)
        scene.show_update(table.update(0))
        scene.skip()
        look(scene, table, 0)
    accessible.announce(scene, "nobody hears this")
    assert scene.findChildren(Reader) == []


def test_interfaces_end_with_what_they_stand_for(qtbot: QtBot) -> None:
    """Qt deletes interfaces itself; whoever still holds one asks in vain, and nothing breaks."""
    table = klack_table(3)
    scene = KlackScene([info.name for info in table.seats], speaker("en"), Pace(4.0, True))
    scene.sit(0)
    look(scene, table, 0)
    table_interface = QAccessible.queryAccessibleInterface(scene)
    question, *_ = held = things(scene)
    scene.ask(None)
    assert "Your bid? At least one bill." not in texts(scene)
    reader_of(scene).tell()
    assert not question.isValid() and question.text(Name) == "" and question.state().invalid
    qtbot.waitUntil(lambda: not Shiboken.isValid(question))
    held += things(scene)
    Shiboken.delete(scene)
    gc.collect()
    assert not Shiboken.isValid(table_interface)
    assert not any(Shiboken.isValid(one) for one in held)


def test_many_tables_one_after_another(qtbot: QtBot) -> None:
    for number in range(30):
        table = klack_table(3 + number % 3, seed=number)
        scene = KlackScene([info.name for info in table.seats], speaker("en"), Pace(4.0, True))
        scene.sit(0)
        look(scene, table, 0)
        assert len(things(scene)) > 15
        if number % 2:
            reader_of(scene).tell()
        scene.deleteLater()
        qtbot.wait(1)
        if number % 3:
            gc.collect()
    assert len(tree._held) < 200, "what Qt has deleted is not kept"


# --- what is said ----------------------------------------------------------------------------------------------------


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """As if somebody listened: what would be announced."""
    heard: list[str] = []
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(reader, "announce", lambda widget, text: heard.append(text) if text else None)
    return heard


def test_questions_choices_and_refusals_are_said_once(open_scene: Open, said: list[str]) -> None:
    table = klack_table(3)
    scene = open_scene(table)
    QAccessible.queryAccessibleInterface(scene)
    question = table.play.question(0)
    scene.ask(None)
    scene.ask(question)
    assert said == ["Your bid? At least one bill."]
    scene.resize(1100, 700)
    scene.retranslate(scene.speaker)
    scene.act("add0")
    scene.act("clear")
    scene.act("place")
    assert said[1:] == ["Bid $1,000", "Bid $0", "A bid is at least one bill."]
    scene.ask(question, owes=False, given=(1, 0))
    scene.ask(question)
    assert said[4:] == ["Your bid? At least one bill."], "asked again after a change of mind"


def test_whoever_shares_the_screen_is_called_by_name(open_scene: Open, said: list[str]) -> None:
    scene = open_scene(klack_table(3), eyes=None)
    QAccessible.queryAccessibleInterface(scene)
    scene.ask(who_pulls())
    assert said == ["Anna: Yours is the highest bid. Who pulls the trigger?"]
    assert texts(scene)[0] == said[0]


def test_every_event_is_said_after_it_was_shown(open_scene: Open, said: list[str]) -> None:
    table, random = klack_table(3, seed=3), Random(3)
    scene = open_scene(table, eyes=None)
    QAccessible.queryAccessibleInterface(scene)
    lines: list[str] = []
    table.listen(None, scene.show_update)
    table.listen(None, lambda update: lines.extend(scene.say(e.line()) for e in update.events if e.line() is not None))
    while table.outcome is None:
        play_on(table, random, 1)
        assert len(said) <= len(lines)
        scene.skip()
    assert said == lines and len(lines) > 10
    assert KLACK.id == scene.game
