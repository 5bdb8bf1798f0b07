"""A game played through a screen reader's eyes: the real program on a real X server, read and pressed over AT-SPI.

Nothing here looks at the program's own objects. `test_screen_reader_ears.py` asks the accessibility bus, as Orca does.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

from app.test_screen_reader_ears import ANSWER

PACKAGES = "at-spi2-core dbus gir1.2-atspi-2.0 python3-gi xvfb"
SYSTEM_PYTHON = "/usr/bin/python3"
BUS_LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
HERE = Path(__file__).parent
PATIENCE = 30.0
"""Seconds until something is taken for lost; nothing waits that long unless it is broken."""

Thing = dict[str, Any]


def _missing() -> bool:
    if sys.platform != "linux" or not all(map(shutil.which, ("dbus-run-session", "Xvfb", SYSTEM_PYTHON))):
        return True
    bindings = [SYSTEM_PYTHON, "-c", "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"]
    return not any(map(os.path.exists, BUS_LAUNCHERS)) or bool(subprocess.run(bindings, capture_output=True).returncode)


class Session:
    """The program on a screen and a bus of its own."""

    def __init__(self, folder: Path, runtime: str) -> None:
        self.folder = folder
        self.output = folder / "output.txt"
        with (folder / "noise.txt").open("w") as noise:
            self.screen = subprocess.Popen(
                ["Xvfb", "-displayfd", "1", "-screen", "0", "1280x800x24", "-nolisten", "tcp"],
                stdout=subprocess.PIPE,
                stderr=noise,
                text=True,
            )
            assert self.screen.stdout is not None
            usual = {name: value for name, value in os.environ.items() if name != "AT_SPI_BUS_ADDRESS"}
            environment = {
                **usual,
                "DISPLAY": f":{self.screen.stdout.readline().strip()}",
                "QT_QPA_PLATFORM": "xcb",
                "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
                "XDG_RUNTIME_DIR": runtime,
            }
            program = [sys.executable, "-X", "faulthandler", str(HERE / "test_screen_reader_program.py"), str(folder)]
            ears = [SYSTEM_PYTHON, str(HERE / "test_screen_reader_ears.py"), str(self.output), *program]
            self.ears = subprocess.Popen(
                ["dbus-run-session", "--", *ears],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=noise,
                text=True,
                env=environment,
                start_new_session=True,
            )

    def close(self) -> None:
        assert self.ears.stdin is not None
        self.ears.stdin.close()
        try:
            self.ears.wait(10)
        except subprocess.TimeoutExpired:
            os.killpg(self.ears.pid, signal.SIGKILL)
        self.screen.terminate()
        self.screen.wait(10)

    def ask(self, do: str, **order: Any) -> Any:
        assert self.ears.stdin is not None and self.ears.stdout is not None
        self.ears.stdin.write(json.dumps({"do": do, **order}) + "\n")
        self.ears.stdin.flush()
        line = "\n"
        while not line.startswith(ANSWER):
            line = self.ears.stdout.readline()
            assert line, (self.folder / "noise.txt").read_text() + self.output.read_text()
        answer = json.loads(line.removeprefix(ANSWER))
        # What has just left the table is an error on the bus, and asked again.
        return None if isinstance(answer, dict) and "trouble" in answer else answer

    def until(self, wanted: Callable[[], Any], why: str) -> Any:
        end = monotonic() + PATIENCE
        while not (found := wanted()):
            assert monotonic() < end, f"{why}\n{self.output.read_text()}\n{self.outline()}"
            sleep(0.02)
        return found

    # --- reading ---------------------------------------------------------------------------------------------

    def things(self) -> list[Thing]:
        """Everything the program shows, in reading order."""
        return list(_flat(self.ask("read")))

    def outline(self) -> str:
        return "\n".join(f"{'  ' * len(one['path'])}{one['role']}: {one['name']}" for one in self.things())

    def table(self) -> list[Thing]:
        """The things on the table, groups followed by what is in them."""
        panels = [one for one in self.things() if one["role"] == "panel" and "Klack Klack Bang" in one["name"]]
        return list(_flat(panels[0]))[1:] if panels else []

    def find(self, name: str, role: str = "") -> Thing:
        def look() -> Thing | None:
            found = (one for one in self.things() if one["name"] == name and one["role"].endswith(role))
            return next(found, None)

        return dict(self.until(look, f"there is no {role} “{name}”"))

    def knows_nothing_of(self, *amounts: str) -> None:
        """Not one of these in all the words of the program that a screen reader can get hold of, said or shown."""
        shown = [text for one in self.things() for text in (one["name"], one["description"])]
        told = [text for event in self.ask("heard") for text in (event["name"], event["said"])]
        assert [text for text in shown + told if any(amount in text for amount in amounts)] == []

    def said(self) -> list[str]:
        return [event["said"] for event in self.ask("heard") if event["type"].startswith("object:announcement")]

    def hears_of(self, state: str, name: str) -> None:
        """The thing of this name has told that it is in this state now."""
        wanted = ("object:state-changed:" + state, name, 1)

        def told() -> bool:
            return wanted in [(event["type"], event["name"], event["on"]) for event in self.ask("heard")]

        self.until(told, f"nobody told {wanted}")

    def hears(self, said: str) -> None:
        self.until(lambda: said in self.said(), f"nobody said “{said}”, but {self.said()}")

    # --- acting ----------------------------------------------------------------------------------------------

    def act(self, thing: Thing, action: str = "Press") -> None:
        assert self.ask("act", path=thing["path"], action=action)

    def type(self, key: str) -> None:
        assert self.ask("type", key=key)

    def ended(self) -> int:
        """What the program ended with."""
        return int(self.until(lambda: [code for code in [self.ask("ended")] if code is not None], "it ends")[0])


def _flat(thing: Thing | None) -> Iterator[Thing]:
    if thing is not None:
        yield thing
        for one in thing["inside"]:
            yield from _flat(one)


@pytest.fixture
def session(tmp_path: Path) -> Iterator[Session]:
    if _missing():
        pytest.skip(f"reading the program over AT-SPI needs the system packages {PACKAGES}")
    # Sockets have short names: the test's own folder may lie too deep for them.
    with tempfile.TemporaryDirectory(prefix="sixchambers") as runtime:
        session = Session(tmp_path, runtime)
        try:
            yield session
        finally:
            session.close()


def names(things: list[Thing]) -> list[str]:
    return [one["name"] for one in things]


def test_a_round_by_ear(session: Session) -> None:
    # The table as it lies there, in reading order, with bids nobody may know.
    session.until(lambda: "Bid of Jack, face down" in names(session.table()), "the bots bid")
    table = session.table()
    assert [(one["role"], one["name"]) for one in table] == [
        ("label", "Your bid? At least one bill."),
        ("label", "Anna, your seat, 0 click markers, score $0"),
        ("list", "Your bid money, $18,000"),
        *[("push button", "1000 bill")] * 6,
        *[("push button", "2000 bill")] * 6,
        ("label", "Rosa, 0 click markers, score $0, ready"),
        ("label", "Jack, 0 click markers, score $0, ready"),
        ("label", "6 of 6 click markers in the centre"),
        ("image", "Cylinder, six chambers, one bullet"),
        ("list", "Bids"),
        ("list item", "Bid of Rosa, face down"),
        ("list item", "Bid of Jack, face down"),
    ]
    frame = next(one for one in session.things() if one["role"] == "frame")
    for one in table:
        _shown_inside(one, frame)
    for bill in table[3:15]:
        assert {"checkable", "focusable", "enabled"} <= set(bill["states"]) and "checked" not in bill["states"]
        assert bill["actions"] == ["Press", "SetFocus"]
    rosa, jack = table[-2:]
    assert rosa["box"][2:] == jack["box"][2:], "a packet of three bills is as large as one of one"
    session.knows_nothing_of("$5,000", "$1,000", "$13,000", "$17,000")

    # Choosing bills: by action, by focus and key, by key alone.
    session.act(table[9])
    assert "checked" in session.find("2000 bill, chosen")["states"]
    session.hears("Bid $2,000")
    session.act(table[9], "SetFocus")
    session.hears_of("focused", "2000 bill, chosen")
    session.type("Right")
    session.hears_of("focused", "2000 bill")
    assert "focused" in session.table()[10]["states"]
    session.type("Space")
    session.hears("Bid $4,000")
    session.type("2")
    session.hears("Bid $6,000")
    bills = session.table()[9:15]
    assert [one["name"] for one in bills] == ["2000 bill, chosen"] * 3 + ["2000 bill"] * 3
    assert ["checked" in one["states"] for one in bills] == [True] * 3 + [False] * 3
    session.hears_of("checked", "2000 bill, chosen")
    session.knows_nothing_of("$5,000", "$1,000", "$13,000", "$17,000")

    # The bids are open; what is left in the others' purses is not.
    session.act(session.find("Bid $6,000", "button"))
    session.hears("Yours is the highest bid. Who pulls the trigger?")
    session.until(lambda: "Pot $12,000" in names(session.table()), "the pot is told")
    table = session.table()
    assert names(table)[0] == "Yours is the highest bid. Who pulls the trigger?"
    assert names(table)[-4:] == ["Bids", "Bid of Anna, $6,000", "Bid of Rosa, $5,000", "Bid of Jack, $1,000"]
    assert {one["role"] for one in table if one["name"].endswith("bill")} == {"list item"}
    plates = [one for one in table if "score" in one["name"]]
    assert [(one["role"], one["name"].partition(",")[0]) for one in plates] == [
        ("push button", "Anna"),
        ("push button", "Rosa"),
        ("push button", "Jack"),
    ]
    session.knows_nothing_of("$13,000", "$17,000")

    # Naming somebody, and what comes of it.
    session.act(plates[1])
    session.hears("Hand it to Rosa")
    assert "checked" in session.find("Rosa, 0 click markers, score $0, chosen")["states"]
    session.type("Return")
    session.hears("Click! Rosa takes the pot of $12,000.")
    session.until(lambda: session.said().count("Your bid? At least one bill.") == 2, "the next round")
    assert session.said() == [
        "Round 1. 6 click markers left in the centre.",
        "Your bid? At least one bill.",
        *("Bid $2,000", "Bid $4,000", "Bid $6,000"),
        "The bids: you\u00a0$6,000, Rosa\u00a0$5,000 and Jack\u00a0$1,000.",
        "You bid the most with $6,000. The pot is $12,000.",
        "Yours is the highest bid. Who pulls the trigger?",
        "Hand it to Rosa",
        "You hand the revolver to Rosa.",
        "Click! Rosa takes the pot of $12,000.",
        "Round 2. 5 click markers left in the centre.",
        "Your bid? At least one bill.",
    ]
    session.find("5 of 6 click markers in the centre", "label")
    session.find("Rosa, 1 click marker, score $12,000, ready", "label")
    session.find("Click stack of Rosa, $12,000", "list item")
    session.knows_nothing_of("$13,000", "$17,000")

    # In German, while the game goes on.
    session.act(session.find("Deutsch"))
    session.find("Tisch: Klack Klack Bang", "panel")
    session.find("Rosa, 1 Klack-Marker, Punkte 12.000\u00a0$, bereit", "label")
    session.find("Gebot von Rosa, verdeckt", "list item")
    assert not any("bill" in name or "marker" in name.split(", ")[0] for name in names(session.table()))

    session.act(session.find("Beenden"))
    assert session.ended() == 0
    assert not [line for line in session.output.read_text().splitlines() if not line.startswith("qt.accessibility")]


def _shown_inside(one: Thing, frame: Thing) -> None:
    assert {"visible", "showing"} <= set(one["states"]), one
    x, y, width, height = one["box"]
    left, top, wide, high = frame["box"]
    assert width > 8 and height > 8 and x >= left and y >= top, one
    assert x + width <= left + wide and y + height <= top + high, one
