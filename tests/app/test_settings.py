"""Settings: remembered between windows, each with an effect, and a file full of nonsense as if it were not there."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QByteArray, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.house import Hands, House
from sixchambers.app.settings import Setting, Settings
from sixchambers.app.settings_dialog import SettingsDialog
from sixchambers.app.window import Window
from sixchambers.table.sound import Sound
from sixchambers.words.speaker import speaker

NAMES = [name for name, value in vars(Settings).items() if isinstance(value, Setting)]
OTHER: dict[str, Any] = {
    "language": "de",
    "theme": "day",
    "text_size": 1.3,
    "reduced_motion": True,
    "speed": 2.0,
    "volume": 0.25,
    "muted": True,
    "log_open": False,
    "newcomer": False,
    "names": ["Ännchen", "Bert", "W" * 20],
    "lobby": '{"game":"klack","kinds":["me","greenhorn","greenhorn"]}',
    "last_game": "somewhere/else.sixchambers",
    "recent": ["a.sixchambers", "b, with comma.sixchambers"],
    "last_address": "192.168.1.20:45646",
    "one_switch": True,
    "plain_cards": True,
    "number_pad": False,
    "touch_pads": True,
    "reveal_sound": True,
}
"""A value for every setting that is not its default."""


def default(name: str) -> Any:
    setting = vars(Settings)[name]
    assert isinstance(setting, Setting)
    return setting.default


def test_every_setting_is_here() -> None:
    """Whoever adds a setting says here what else it can be."""
    assert set(OTHER) == set(NAMES)
    assert [name for name in NAMES if default(name) == OTHER[name]] == []


@pytest.mark.parametrize("name", sorted(OTHER))
def test_it_is_remembered(tmp_path: Path, name: str) -> None:
    file = tmp_path / "deep" / "settings.ini"
    settings = Settings(file)
    assert getattr(settings, name) == default(name)
    heard: list[str] = []
    settings.changed.connect(heard.append)
    setattr(settings, name, OTHER[name])
    setattr(settings, name, OTHER[name])
    assert heard == [name], "told once, and only if something changed"
    assert getattr(settings, name) == OTHER[name]
    settings.store.sync()
    del settings
    copy = tmp_path / "copy.ini"  # another file with the same words: nothing is remembered but what is written
    copy.write_bytes(file.read_bytes())
    again = Settings(copy)
    value = getattr(again, name)
    assert value == OTHER[name] and type(value) is type(OTHER[name])
    assert all(getattr(again, other) == default(other) for other in NAMES if other != name)


NONSENSE: list[Any] = [
    "",
    "nonsense",
    "-1",
    "1e999",
    "nan",
    "-inf",
    "9" * 4000,
    "\x00\x01\x02",
    "de,en",
    -5,
    2**62,
    3.7e300,
    float("nan"),
    ["a", "list"],
    ["x"] * 50,
    [["deeper"]],
    {"a": "map"},
    QByteArray(b"\xff\xfe"),
    QSize(3, 4),
    QRect(1, 2, 3, 4),
    QPoint(1, 2),
    True,
    None,
]


@pytest.mark.parametrize("nonsense", NONSENSE, ids=lambda value: repr(value)[:24])
def test_nonsense_is_as_if_it_were_not_there(qtbot: QtBot, tmp_path: Path, nonsense: Any) -> None:
    """Whatever type of thing stands there, what comes out is the default or a value that makes sense."""
    file = tmp_path / "settings.ini"
    settings = Settings(file)
    for name in NAMES:
        settings.store.setValue(name, nonsense)
    settings.store.sync()
    for one in (settings, Settings(file)):
        for name in NAMES:
            value = getattr(one, name)
            assert type(value) is type(default(name)), name
        assert one.theme in ("night", "day") and one.language in ("", "de", "en")
        assert 0.8 <= one.text_size <= 1.8 and 0.25 <= one.speed <= 4.0 and 0.0 <= one.volume <= 1.0
        assert len(one.names) <= 16 and all(len(name) <= 20 for name in one.names)
        assert len(one.lobby) <= 400 and len(one.last_game) <= 400 and len(one.recent) <= 16


FILES: dict[str, bytes] = {
    "noise": bytes(range(256)) * 64,
    "zeros": bytes(5000),
    "not even a list": b"[[[[\n====\n;;;\n\\x\n@Invalid(\n@Variant(\x01)\n",
    "half a file": b"[General]\nlanguage=de\nspeed=@Vari",
    "wrong types": b"[General]\nspeed=fast\ntext_size=\nvolume=loud\nmuted=perhaps\nnames=@Variant(\\0\\0)\ntheme=7\nplace=@Rect(1 2 3 4)\n",
    "huge values": b"[General]\nspeed=1e308\ntext_size=99999999999\nvolume=-5\nnames=" + b"x," * 3000 + b"y\nlobby=" + b"{" * 9000,
    "another program's": b'<?xml version="1.0"?><settings><speed>4</speed></settings>',
    "one huge line": b"x" * 300_000,
}  # fmt: skip


@pytest.mark.parametrize("kind", sorted(FILES))
def test_a_window_opens_with_a_broken_file(house: House, kind: str) -> None:
    house.file.write_bytes(FILES[kind])
    settings = Settings(house.file)
    for name in ("theme", "text_size", "speed", "volume"):
        assert getattr(settings, name) == default(name)
    hands = house.show(Window(settings, Sound(house.folder / "silence")), size=None)
    assert hands.window.width() >= 1024 and hands.window.lobby.furnished
    hands.window.settings.theme = "day"
    assert Settings(house.file).theme == "day", "and can be written again"


def test_a_settings_file_that_cannot_be_written_does_no_harm(house: House) -> None:
    house.file = house.folder / "settings.ini"
    house.file.mkdir()
    hands = house.open(theme="day")
    assert hands.window.settings.theme == "day", "as long as the program runs"
    hands.window.close()


# --- every setting has an effect -----------------------------------------------------------------------------------


@pytest.fixture
def table(house: House) -> Hands:
    hands = house.at_table(size=(1400, 860), reduced_motion=False, speed=1.0, text_size=1.0)
    hands.freeze_bots()
    hands.until_asked("bills")
    return hands


def test_the_language_is_heard(table: Hands) -> None:
    before = table.page.bar.prompt.text()
    table.window.settings.language = "de"
    assert table.page.bar.prompt.text() != before
    assert table.window.menuBar().actions()[0].text() == "&Spiel"


def test_the_light_is_seen(table: Hands) -> None:
    before = table.window.grab().toImage()
    table.window.settings.theme = "day"
    table.qtbot.wait(120)
    after = table.window.grab().toImage()
    for x, y in ((30, 60), (700, 850)):  # the room, the bar
        assert after.pixelColor(x, y).lightness() > before.pixelColor(x, y).lightness() + 40


def test_the_text_size_is_read(table: Hands) -> None:
    before = table.page.bar.prompt.fontMetrics().height()
    lines = table.page.log.text.fontMetrics().height()
    plate = table.scene.grab().toImage()
    table.window.settings.text_size = 1.5
    table.qtbot.wait(120)
    assert table.page.bar.prompt.fontMetrics().height() > before * 1.3
    assert table.page.log.text.fontMetrics().height() > lines * 1.3
    assert table.scene.text_scale == 1.5 and table.scene.grab().toImage() != plate


def test_speed_and_motion_are_obeyed(table: Hands) -> None:
    pace = table.scene.pace
    assert (pace.speed, pace.reduced) == (1.0, False)
    table.window.settings.speed = 3.0
    table.window.settings.reduced_motion = True
    assert (pace.speed, pace.reduced) == (3.0, True)


def test_volume_and_mute_are_heard(table: Hands) -> None:
    sound = table.window.sound
    table.window.settings.volume = 0.25
    assert sound.mixer.volume == 0.25
    table.window.settings.muted = True
    heard = len(sound.last_played)
    table.key(Qt.Key.Key_1)
    assert len(sound.last_played) == heard
    table.window.settings.muted = False
    table.key(Qt.Key.Key_1)
    assert len(sound.last_played) == heard + 1


def test_the_log_stays_as_it_was_left(house: House, table: Hands) -> None:
    assert table.page.log.isVisible()
    table.key(Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    table.window.close()
    again = house.at_table(size=(1400, 860))
    assert not again.page.log.isVisible()


def test_names_and_the_last_set_up_are_remembered(house: House) -> None:
    hands = house.open(names=["Wanda", "Kurt"], lobby=OTHER["lobby"])
    names = [seat.name for seat in hands.window.lobby.chairs.party.seats]
    assert names[0] == "Wanda" and len(names) == 3


# --- the dialog ----------------------------------------------------------------------------------------------------


@pytest.fixture
def dialog(qtbot: QtBot, tmp_path: Path) -> SettingsDialog:
    dialog = SettingsDialog(Settings(tmp_path / "settings.ini"), speaker("en"))
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def test_every_change_takes_effect_at_once(qtbot: QtBot, dialog: SettingsDialog) -> None:
    settings = dialog.settings
    acts: list[tuple[str, Callable[[], object], Any]] = [
        ("theme", lambda: qtbot.keyClick(dialog.theme, Qt.Key.Key_Down), "day"),
        ("text_size", lambda: qtbot.keyClick(dialog.text, Qt.Key.Key_Down), 1.15),
        ("speed", lambda: qtbot.keyClick(dialog.speed, Qt.Key.Key_Down), 1.5),
        ("reduced_motion", lambda: qtbot.keyClick(dialog.reduced, Qt.Key.Key_Space), True),
        ("volume", lambda: qtbot.keyClick(dialog.volume, Qt.Key.Key_Home), 0.0),
        ("muted", lambda: qtbot.keyClick(dialog.muted, Qt.Key.Key_Space), True),
        ("language", lambda: qtbot.keyClick(dialog.language, Qt.Key.Key_Down), "de"),
    ]
    for name, act, expected in acts:
        heard: list[str] = []
        settings.changed.connect(heard.append)
        act()
        assert getattr(settings, name) == expected and heard == [name]
        settings.changed.disconnect(heard.append)
    assert dialog.windowTitle() == "Einstellungen"


def test_opening_it_changes_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    """A value between those on the list stays what it is as long as nobody touches it."""
    settings = Settings(tmp_path / "settings.ini")
    settings.speed, settings.text_size, settings.volume = 2.25, 1.07, 0.333
    heard: list[str] = []
    settings.changed.connect(heard.append)
    dialog = SettingsDialog(settings, speaker("en"))
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.retranslate(speaker("de"))
    dialog.accept()
    assert heard == [] and (settings.speed, settings.text_size, settings.volume) == (2.25, 1.07, 0.333)


def test_tab_reaches_everything(qtbot: QtBot, dialog: SettingsDialog) -> None:
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow, timeout=20_000)
    stops: list[QWidget] = [
        dialog.language, dialog.theme, dialog.text, dialog.speed, dialog.reduced, dialog.volume, dialog.muted,
        dialog.done_button,
    ]  # fmt: skip
    dialog.language.setFocus()
    for stop in stops:
        assert dialog.focusWidget() is stop, "from top to bottom, as it stands there"
        qtbot.keyClick(stop, Qt.Key.Key_Tab)


def test_it_shrinks_with_its_text(house: House) -> None:
    hands = house.open()

    def look(dialog: QWidget) -> list[int]:
        assert isinstance(dialog, SettingsDialog)
        heights = []
        for size in (1.0, 1.8, 1.0):
            hands.window.settings.text_size = size
            hands.qtbot.wait(80)
            heights.append(dialog.height())
        return heights

    usual, large, again = hands.in_dialog(look, hands.window.open_settings)
    assert large - usual > 50 and abs(again - usual) < 5  # rows are rounded to whole pixels
