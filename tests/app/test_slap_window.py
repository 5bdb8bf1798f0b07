"""Slap .45 in the real window, in real time: keys, mouse, pads, several at one keyboard, breaks, saved games."""

from __future__ import annotations

import gc
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sixchambers.app import sitting
from sixchambers.app.live import gamepad
from sixchambers.app.live.controls import ControlsDialog
from sixchambers.app.live.gamepad import AFTER_NS, Gamepads, PadAct, PadReader, Snapshot, owner
from sixchambers.app.live.page import LivePart
from sixchambers.app.live.rollover import TRIALS, WITHIN_NS, Rollover
from sixchambers.app.lobby.setup import GameSetup
from sixchambers.app.overlay import KeysPage
from sixchambers.games.slap.verdict import Verdict
from sixchambers.table.slap.schemes import Wish

from .house import House, seats

PATIENCE = 20_000
KEYS = {"iron": Qt.Key.Key_1, "big": Qt.Key.Key_1, "move": Qt.Key.Key_W, "gold": Qt.Key.Key_Space}
ALONE = seats("Anna", "Rosa:greenhorn", "Clem:greenhorn")


class Player:
    """Somebody at the window who presses keys and waits for things."""

    def __init__(self, qtbot: QtBot, house: House, players: Any, **options: Any) -> None:
        self.qtbot = qtbot
        self.house = house
        self.hands = house.open()
        wanted = {"pace": "frantic", **options}
        self.hands.window.start(GameSetup("slap", players, wanted, "window", None))

    @property
    def page(self) -> LivePart:
        page = self.hands.window.page
        assert isinstance(page, LivePart)
        return page

    def until(self, done: Callable[[], bool]) -> None:
        self.qtbot.waitUntil(done, timeout=PATIENCE)

    def at(self, *moments: str) -> None:
        self.until(lambda: self.page.slap_scene.moment in moments)

    def open_card(self) -> str:
        """Until a card lies there that has been seen long enough for an honest press."""
        self.at("between", "verdict")
        self.at("open")
        self.until(lambda: (self.page.live.client.card_us() or 0) > 200_000)
        return self.page.slap_scene.furniture.card.card

    def press(self, key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(self.page.scene, key, held)

    def verdict(self) -> Verdict:
        round = self.page.slap_scene.view.round
        self.at("verdict", "between", "decide", "over")
        self.until(lambda: self.page.slap_scene.view.verdict is not None)
        verdict = self.page.slap_scene.view.verdict
        assert verdict is not None and round
        return verdict

    def leave(self) -> None:
        self.hands.window.leave()


@pytest.fixture
def sit_down(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Player]:
    house = House(qtbot, tmp_path, monkeypatch)
    monkeypatch.setattr(sitting, "BOT_PAUSE", (0, 1))
    monkeypatch.setattr(gamepad, "sdl_pads", lambda: None)
    return lambda players=ALONE, **options: Player(qtbot, house, players, **options)


def test_a_key_moves_the_hand_at_once_and_its_time_is_judged(sit_down: Callable[..., Player]) -> None:
    player = sit_down()
    page, scene = player.page, player.page.slap_scene
    card = player.open_card()
    assert not gc.isenabled(), "nothing is swept up while a card is open"
    hand = scene.all_hands.pieces[0][0]
    before = hand.pos()
    player.press(KEYS[card])
    assert hand.pos() != before, "before anybody has judged anything"
    verdict = player.verdict()
    mine = [timed for timed in verdict.times if timed.seat == 0]
    assert len(mine) == 1 and mine[0].c >= 200_000
    assert gc.isenabled()
    assert page.bar.isVisible()
    player.leave()


def test_too_early_is_too_early(sit_down: Callable[..., Player]) -> None:
    player = sit_down(pace="relaxed")
    scene = player.page.slap_scene
    player.at("armed")
    player.press(Qt.Key.Key_Space)
    assert scene.where[0][0] < 0 and scene.moment == "armed"
    player.at("open", "verdict")
    verdict = player.verdict()
    assert [timed.ruling for timed in verdict.times if timed.seat == 0][:1] == ["flinch"]
    player.leave()


def test_the_mouse_covers_on_press(sit_down: Callable[..., Player]) -> None:
    player = sit_down()
    scene = player.page.slap_scene
    player.open_card()
    base = scene.furniture.bases[1]
    here = scene.mapFromScene(base.pos())
    QTest.mousePress(scene.viewport(), Qt.MouseButton.LeftButton, pos=here)
    assert scene.where[0][0] == 1
    QTest.mouseRelease(scene.viewport(), Qt.MouseButton.LeftButton, pos=here)
    plate = scene.plates[2]
    spot = scene.mapFromScene(plate.pos())
    QTest.mouseClick(scene.viewport(), Qt.MouseButton.RightButton, pos=spot)
    verdict = player.verdict()
    assert {timed.kind for timed in verdict.times if timed.seat == 0} <= {"cover", "slap"}
    player.leave()


def test_two_at_one_keyboard_have_a_column_each(sit_down: Callable[..., Player]) -> None:
    player = sit_down(seats("Anna", "Bert", "Clem:greenhorn"))
    scene = player.page.slap_scene
    assert scene.marking == (0, 1) and scene.keys_of is None
    player.press(Qt.Key.Key_1)
    assert scene.markers.target(scene.situation(), 0) == 2, "NEXT, and the next target is marked"
    player.press(Qt.Key.Key_1)
    assert scene.markers.target(scene.situation(), 0) == 1 and scene.markers.bases[0] == 0, "twice: the base"
    player.open_card()
    player.press(Qt.Key.Key_V)
    player.press(Qt.Key.Key_Z)
    verdict = player.verdict()
    assert {timed.seat for timed in verdict.times if timed.kind == "cover"} >= {0, 1}
    player.leave()


def test_a_break_between_two_cards(sit_down: Callable[..., Player]) -> None:
    player = sit_down(pace="relaxed")
    page = player.page
    player.until(lambda: any(action.id == "pause.0" for action in page.actions_now()))
    player.press(Qt.Key.Key_B)
    player.at("paused")
    player.until(lambda: any(action.id == "ready.0" for action in page.actions_now()))
    player.press(Qt.Key.Key_Return)
    player.at("between")
    player.at("armed")
    player.leave()


def test_nothing_is_taken_back(sit_down: Callable[..., Player]) -> None:
    player = sit_down()
    player.open_card()
    player.verdict()
    player.page.undo()
    assert player.page._hint == player.page.speaker.text("live.no_undo")
    player.leave()


def test_a_saved_game_goes_on_between_two_cards(sit_down: Callable[..., Player]) -> None:
    player = sit_down()
    player.open_card()
    player.verdict()
    player.at("between")
    view = player.page.slap_scene.view
    before = (view.round, [(facts.gang, facts.members) for facts in view.seats])
    path = player.page.saved_at
    assert path is not None
    player.leave()
    player.hands.window.resume_file(path)
    after = player.page.slap_scene.view
    assert after.round in (before[0], before[0] - 1)
    assert [facts.gang for facts in after.seats] == [gang for gang, _ in before[1]]
    player.at("open")
    player.leave()


def test_calm_mode_asks_without_a_clock_in_ones_neck(sit_down: Callable[..., Player]) -> None:
    player = sit_down(calm=True)
    scene = player.page.slap_scene
    player.at("calm")
    player.until(lambda: bool(scene.asking.questions))
    player.press(Qt.Key.Key_Q if scene.furniture.card.card == "move" else Qt.Key.Key_Space)
    verdict = player.verdict()
    assert any(timed.seat == 0 for timed in verdict.times)
    player.leave()


def test_calm_mode_waits_for_everybody_behind_the_curtain(sit_down: Callable[..., Player]) -> None:
    """One after another, each with the keys that lie on the table, and no clock meanwhile."""
    player = sit_down(seats("Anna", "Bert", "Clem:greenhorn"), calm=True)
    page, scene = player.page, player.page.slap_scene
    court = page.live.court
    assert court is not None
    for seat, key in ((0, Qt.Key.Key_W), (1, Qt.Key.Key_2)):
        player.until(lambda seat=seat: page.sitting.screen.curtain_for == seat)
        assert scene.keys_of is None and court.referee.paused
        QTest.keyClick(page.curtain, Qt.Key.Key_Return)
        player.until(lambda seat=seat: list(scene.asking.questions) == [seat])
        assert scene.keys_of == seat and not any(cross.isVisible() for cross in scene.crosshairs)
        player.press(key)
    verdict = player.verdict()
    assert {timed.seat: timed.kind for timed in verdict.times if timed.seat < 2} == {0: "cover", 1: "slap"}
    player.at("between")
    assert scene.keys_of is None and not court.referee.paused
    player.leave()


def duel_dealt_by(player: Player, dead: int) -> None:
    """As if this seat had been the first to go, and nobody but two were left."""
    player.at("verdict")
    state = player.page.table.play.state
    state.members = [0 if seat == dead else 3 for seat in range(3)]
    state.dead, state.duel, state.dealer, state.pick = [dead], True, dead, 0
    state.bases = [seat for seat in range(3) if seat != dead]
    state.hands = [(-1,)] * 3
    state.live = state.hands.copy()
    player.until(lambda: player.page.slap_scene.view.duel and player.page.slap_scene.moment == "between")


def test_who_deals_a_duel_looks_alone_at_the_cards(sit_down: Callable[..., Player]) -> None:
    player = sit_down(seats("Anna", "Bert", "Clem:greenhorn"))
    page, scene = player.page, player.page.slap_scene
    duel_dealt_by(player, 0)
    player.until(lambda: any(action.id == "look.0" for action in page.actions_now()))
    assert not any(action.id.startswith("pick") for action in page.actions_now()), "nobody chooses blind"
    assert not scene.corner.isVisible()
    court = page.live.court
    assert court is not None
    player.press(Qt.Key.Key_P)
    player.until(lambda: page.sitting.screen.curtain_for == 0)
    assert court.referee.paused
    QTest.keyClick(page.curtain, Qt.Key.Key_Return)
    player.until(lambda: scene.corner.isVisible())
    assert len(scene.corner.cards) == 3
    wanted = scene.corner.cards[1]
    assert "pick:1.0" in {action.id for action in page.actions_now()}
    player.press(Qt.Key.Key_2)
    player.until(lambda: not court.referee.paused)
    assert not scene.corner.isVisible() and page.table.play.state.pick == 1
    player.press(Qt.Key.Key_Return)
    player.at("open")
    assert scene.furniture.card.card == wanted
    player.leave()


@pytest.mark.parametrize("people", [1, 2])
def test_the_page_of_keys_tells_the_keys_of_the_game(sit_down: Callable[..., Player], people: int) -> None:
    player = sit_down(seats("Anna", "Bert" if people > 1 else "Bert:greenhorn", "Clem:greenhorn"), pace="relaxed")
    window = player.hands.window
    player.at("armed")
    QTest.keyClick(player.page.scene, Qt.Key.Key_F1)
    (page,) = [page for page in window.findChildren(KeysPage) if page.isVisible()]
    told = page.accessibleName()
    assert ("Q · R: Shoot (Anna · Bert)" if people > 1 else "1 2 3 4 5 6: Shoot") in told
    before = list(player.page.table.play.state.inputs)
    QTest.keyClick(page, Qt.Key.Key_Q)
    assert not page.isVisible(), "any key closes it"
    assert player.page.table.play.state.inputs == before, "and is no slap"
    player.leave()
    if people == 1:
        window.lobby.pick("slap")
        window.open_keys()
        (page,) = [page for page in window.findChildren(KeysPage) if page.isVisible()]
        assert "1 2 3 4 5 6: Shoot" in page.accessibleName()
        page.leave()


def test_practice_keeps_a_board_of_ones_own_times(sit_down: Callable[..., Player]) -> None:
    player = sit_down(practice=True)
    scene = player.page.slap_scene
    assert scene.board.isVisible()
    card = player.open_card()
    player.press(KEYS[card])
    player.verdict()
    player.until(lambda: scene.board.record(card).tries == 1)
    assert card and scene.board.told()
    player.leave()


def test_one_switch_pays_for_its_comfort(sit_down: Callable[..., Player]) -> None:
    player = sit_down()
    player.page.settings.one_switch = True
    player.open_card()
    waited = player.page.live.client.card_us() or 0
    player.press(Qt.Key.Key_Space)
    verdict = player.verdict()
    mine = [timed for timed in verdict.times if timed.seat == 0]
    assert not mine or mine[0].c >= waited + 150_000
    player.leave()


# --- pads ----------------------------------------------------------------------------------------------------


class FakePads:
    """One pad, held by a test."""

    def __init__(self) -> None:
        self.now = Snapshot()
        self.pulses = 0

    def count(self) -> int:
        return 1

    def snapshot(self, pad: int) -> Snapshot:
        return self.now

    def pulse(self, pad: int) -> None:
        self.pulses += 1


def test_a_pad_plays(sit_down: Callable[..., Player], qtbot: QtBot) -> None:
    player = sit_down()
    page, scene = player.page, player.page.slap_scene
    source = FakePads()
    pads = Gamepads(source, page)
    pads.acted.connect(page._pad_acted)
    pads.poll(1)
    player.open_card()
    source.now = Snapshot(left=(-1.0, 0.2), left_trigger=0.9)
    from time import perf_counter_ns

    pads.poll(perf_counter_ns())
    assert scene.where[0][0] in (0, 1, 2), "the base the stick points at"
    player.leave()


def test_a_peek_is_felt_where_others_look_at_the_screen(sit_down: Callable[..., Player], qtbot: QtBot) -> None:
    player = sit_down(seats("Anna", "Bert", "Clem:greenhorn"))
    page, source = player.page, FakePads()
    page.pads.source = source
    page.pads.poll(1)
    assert page.live.feel(1, "big"), "the last of the people holds the first pad"
    player.until(lambda: source.pulses == 3)
    assert not page.live.feel(0, "big"), "who holds no pad looks behind the curtain"
    assert not page.live.feel(1, "")
    player.leave()


def test_a_trigger_waits_a_moment_for_its_stick() -> None:
    reader = PadReader(0)
    pulled = Snapshot(right_trigger=1.0)
    assert reader.read(pulled, 100) == []
    [act] = reader.read(Snapshot(right=(0.0, -1.0), right_trigger=1.0), 100 + AFTER_NS // 2)
    assert act == PadAct(0, "shoot", (0.0, -1.0), 100), "the slap counts from the trigger"
    reader = PadReader(0)
    reader.read(pulled, 100)
    [act] = reader.read(pulled, 101 + AFTER_NS)
    assert (act.act, act.way, act.at_ns) == ("slap", None, 100)
    [act] = reader.read(Snapshot(buttons=frozenset({"b"})), 9)
    assert act.act == "leave"
    assert [owner(0, [1, 2]), owner(1, [1, 2]), owner(2, [1, 2])] == [2, 1, None]


def test_without_sdl_there_are_no_pads(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> object:
        raise ImportError(name)

    monkeypatch.setattr(gamepad.importlib, "import_module", missing)
    assert gamepad.sdl_pads() is None
    pads = Gamepads(None)
    pads.start()
    pads.stop()


# --- the keyboard check --------------------------------------------------------------------------------------


def test_the_keyboard_check_finds_what_is_swallowed() -> None:
    check = Rollover(["q", "r", "u"])
    for trial in range(TRIALS):
        start = trial * 10 * WITHIN_NS + 1
        for key in ("q", "r") if trial == 2 else ("q", "r", "u"):
            check.press(key, start + 1000)
    assert check.lost() == {"q": 0, "r": 0, "u": 1}
    assert check.over(start + 2 * WITHIN_NS)


def test_the_controls_are_told_and_kept(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    house = House(qtbot, tmp_path, monkeypatch)
    hands = house.open()
    dialog = ControlsDialog(hands.window.settings, hands.window.speaker, 2, hands.window)
    qtbot.addWidget(dialog)
    dialog.show()
    assert "Shoot" in dialog.card.accessibleName()
    dialog.boxes["plain_cards"].setChecked(True)
    assert hands.window.settings.plain_cards
    dialog.start_check()
    for _ in range(TRIALS):
        QTest.keyClick(dialog, Qt.Key.Key_Q)
        QTest.keyClick(dialog, Qt.Key.Key_R)
    assert dialog.found.text() == hands.window.speaker.text("live.check_good")
    assert Wish(0, "shoot") in dialog.card._scheme.values()
