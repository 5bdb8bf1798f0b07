"""The program as it is started: under a real X server, with none at all, and with one that does not answer."""

from __future__ import annotations

import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from helpers.cli import COMMAND, surroundings
from sixchambers.places import resources, translations

PATIENCE = 60.0
VISITOR = Path(__file__).parent / "visitor.py"

needs_x = pytest.mark.skipif(
    sys.platform != "linux" or shutil.which("Xvfb") is None,
    reason="Xvfb is not installed: apt-get install xvfb, then this starts the program on a real X server",
)


def screenless(**more: str) -> dict[str, str]:
    """A terminal without any display."""
    own = surroundings(**more)
    return {key: value for key, value in own.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")}


@pytest.fixture
def x_server() -> Iterator[str]:
    """A screen of its own; the server picks a free number and says which."""
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", "1", "-screen", "0", "1280x800x24", "-nolisten", "tcp"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert server.stdout is not None
    yield f":{server.stdout.readline().strip()}"
    server.terminate()
    server.wait(10)


LOOK = """
import sys
from PySide6.QtGui import QGuiApplication
app = QGuiApplication(["look"])
image = app.primaryScreen().grabWindow(0).toImage()
print(app.platformName(), image.width(), image.height())
image.save(sys.argv[1])
"""


def root_window(display: str, path: Path) -> tuple[str, QImage]:
    """What is to be seen on the whole screen."""
    done = subprocess.run(
        [sys.executable, "-c", LOOK, str(path)],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env={**screenless(), "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout, QImage(str(path))


def colours(image: QImage) -> int:
    return len({image.pixel(x, y) for x in range(0, image.width(), 8) for y in range(0, image.height(), 8)})


@needs_x
def test_it_starts_on_a_real_screen_and_ends_when_told_to(x_server: str, tmp_path: Path) -> None:
    said, empty = root_window(x_server, tmp_path / "empty.png")
    assert said.split()[0] == "xcb" and colours(empty) < 5, "nothing is there yet"
    environment = {
        **screenless(),
        "DISPLAY": x_server,
        "XDG_CONFIG_HOME": str(tmp_path),
        "XDG_DATA_HOME": str(tmp_path),
    }
    with (tmp_path / "errors.txt").open("w+") as errors:
        program = subprocess.Popen(
            [*COMMAND, "play", "--lang", "en"], stdout=subprocess.PIPE, stderr=errors, env=environment
        )
        try:
            end = time.monotonic() + PATIENCE
            seen = 0
            while seen < 500 and time.monotonic() < end and program.poll() is None:
                _, image = root_window(x_server, tmp_path / "started.png")
                seen = colours(image)
            assert program.poll() is None, "it has ended by itself"
            assert seen >= 500, "the screen stays blank"
            program.send_signal(signal.SIGTERM)
            assert program.wait(PATIENCE) in (0, -signal.SIGTERM)
        finally:
            program.kill()
        errors.seek(0)
        assert "Traceback" not in errors.read()


@needs_x
def test_a_game_is_played_on_a_real_screen(x_server: str, tmp_path: Path) -> None:
    """The same few rounds as elsewhere, painted by the xcb platform."""
    picture = tmp_path / "table.png"
    done = subprocess.run(
        [sys.executable, str(VISITOR), str(resources()), str(translations()), str(tmp_path / "s.ini"), str(picture)],
        capture_output=True,
        text=True,
        timeout=2 * PATIENCE,
        env={**screenless(), "DISPLAY": x_server, "QT_QPA_PLATFORM": "xcb", "XDG_DATA_HOME": str(tmp_path)},
    )
    assert done.returncode == 0 and "Traceback" not in done.stderr, done.stderr
    assert colours(QImage(str(picture))) > 1000


def assert_demonstrated(folder: Path, done: subprocess.CompletedProcess[str]) -> None:
    assert done.returncode == 0 and done.stderr == "", done.stderr
    assert done.stdout.splitlines() == [
        "There is no display here, so bots play a demonstration; pictures and log go to “out/demo”."
    ]
    out = folder / "out" / "demo"
    names = {path.name for path in out.iterdir()}
    assert {"end.png", "log.txt", "round_01.png"} <= names
    image = QImage(str(out / "end.png"))
    assert (image.width(), image.height()) == (1920, 1080) and colours(image) > 1000
    assert "Round 1." in (out / "log.txt").read_text(encoding="utf-8")


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a display")
def test_without_a_display_it_does_something_useful(tmp_path: Path) -> None:
    done = subprocess.run(
        [*COMMAND, "play"], capture_output=True, encoding="utf-8", timeout=2 * PATIENCE, cwd=tmp_path, env=screenless()
    )
    assert_demonstrated(tmp_path, done)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a display")
def test_a_display_that_does_not_answer_is_none(tmp_path: Path) -> None:
    done = subprocess.run(
        [*COMMAND, "play"],
        capture_output=True,
        encoding="utf-8",
        timeout=2 * PATIENCE,
        cwd=tmp_path,
        env={**screenless(), "DISPLAY": ":4711"},
    )
    assert_demonstrated(tmp_path, done)


def test_nowhere_to_write_is_told(tmp_path: Path) -> None:
    (tmp_path / "out").write_text("in the way")
    done = subprocess.run(
        [*COMMAND, "play"], capture_output=True, encoding="utf-8", timeout=PATIENCE, cwd=tmp_path, env=screenless()
    )
    assert done.returncode == 2 and "Traceback" not in done.stderr
    assert done.stderr.startswith("sixchambers: ") and "cannot be written" in done.stderr
    assert (tmp_path / "out").is_file()
