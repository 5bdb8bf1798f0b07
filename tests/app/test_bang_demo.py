"""`sixchambers demo bang`: pictures of the turns, and a contact sheet of everything that was drawn for it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QImage

from helpers.cli import sixchambers


def test_the_demonstration_has_a_contact_sheet(tmp_path: Path) -> None:
    done = sixchambers("demo", "bang", "--seats", 4, "--size", "480x320", "--lang", "de", "--out", tmp_path)
    assert done.returncode == 0 and done.stderr == ""
    names = sorted(path.name for path in tmp_path.glob("*.png"))
    assert "contact_sheet.png" in names and "end.png" in names
    assert sum(name.startswith("round_") for name in names) > 3
    sheet = QImage(str(tmp_path / "contact_sheet.png"))
    assert sheet.width() > 1600 and sheet.height() > 2000
    log = (tmp_path / "log.txt").read_text(encoding="utf-8")
    assert "trägt den Stern" in log and "{" not in log and "bang." not in log
