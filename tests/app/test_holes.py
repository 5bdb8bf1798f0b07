"""Missing and broken resources: a sane default or a clear sentence, and a game that can be played. Never a traceback."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from helpers.cli import surroundings
from sixchambers.places import resources, translations

VISITOR = Path(__file__).parent / "visitor.py"
FONTS_MISSING = "The program's own fonts are missing; the system's have to do."


def visit(folder: Path, drawings: Path, words: Path | None = None, language: str = "en") -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, str(VISITOR), str(drawings), str(words or translations()), str(folder / "settings.ini")],
        capture_output=True,
        encoding="utf-8",
        timeout=100,
        env=surroundings(language, XDG_DATA_HOME=str(folder / "data"), PYTHONPATH=_paths()),
    )
    assert "Traceback" not in done.stderr, done.stderr
    assert done.returncode == 0, done.stderr
    seen: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    assert seen["rounds"] >= 1 and seen["prompt"]
    return seen


def _paths() -> str:
    import sixchambers

    return str(Path(sixchambers.__file__).parent.parent)


def gone(*names: str) -> Callable[[Path], None]:
    def make(box: Path) -> None:
        for name in names:
            path = box / name
            shutil.rmtree(path) if path.is_dir() else path.unlink()

    return make


def spoiled(pattern: str, content: bytes) -> Callable[[Path], None]:
    def make(box: Path) -> None:
        found = list(box.glob(pattern))
        assert found
        for path in found:
            path.write_bytes(content)

    return make


HOLES: dict[str, Callable[[Path], None]] = {
    "no art": gone("art"),
    "no portraits": gone("art/portraits"),
    "no part of any face": lambda box: [path.unlink() for path in (box / "art/portraits").glob("*.svg")] and None,
    "a catalogue of nonsense": spoiled("art/portraits/catalogue.json", b'{"keys": 7}'),
    "broken drawings": spoiled("art/**/*.svg", b"<svg"),
    "noise for drawings": spoiled("art/**/*.svg", bytes(range(256))),
    "no icons": gone("icons"),
    "no sounds": gone("sounds"),
    "noise for sounds": spoiled("sounds/*.wav", bytes(range(256)) * 9),
}


@pytest.mark.parametrize("hole", HOLES)
def test_a_game_can_be_played_in_spite_of(tmp_path: Path, hole: str) -> None:
    box = tmp_path / "box"
    shutil.copytree(resources(), box)
    HOLES[hole](box)
    assert visit(tmp_path, box)["status"] == ""


@pytest.mark.parametrize("hole", ["no fonts", "no font in the folder", "noise for fonts", "nothing at all"])
def test_missing_fonts_are_told_and_the_systems_do(tmp_path: Path, hole: str) -> None:
    box = tmp_path / "box"
    if hole == "nothing at all":
        box.mkdir()
    else:
        shutil.copytree(resources(), box)
        shutil.rmtree(box / "fonts")
        if hole != "no fonts":
            (box / "fonts").mkdir()
        if hole == "noise for fonts":
            (box / "fonts" / "SixChambersSans-Regular.ttf").write_bytes(bytes(range(256)))
    assert visit(tmp_path, box)["status"] == FONTS_MISSING


def test_without_translations_it_speaks_plain_english(tmp_path: Path) -> None:
    nowhere = tmp_path / "nowhere"
    assert visit(tmp_path, resources(), nowhere, language="de")["title"] == "Six Chambers"


def test_a_whole_box_needs_no_apology(tmp_path: Path) -> None:
    assert visit(tmp_path, resources())["status"] == ""
