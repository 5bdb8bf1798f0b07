"""The rulebook of Slap .45 in its window: every page fits, every example plays on its small table."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.fits import misfits
from sixchambers.app.rulebook.example import ExampleTable, told
from sixchambers.app.rulebook.window import RulebookWindow
from sixchambers.app.settings import Settings
from sixchambers.games.slap.rulebook import RULEBOOK
from sixchambers.table.theme import NIGHT
from sixchambers.words.speaker import Speaker

LANGUAGES = pytest.mark.parametrize("language", ["en", "de"])


def opened(qtbot: QtBot, tmp_path: Path, language: str, text_size: float = 1.0) -> RulebookWindow:
    settings = Settings(tmp_path / "settings.ini")
    settings.reduced_motion = True
    window = RulebookWindow("slap", Speaker(language), settings)
    qtbot.addWidget(window)
    window.resize(1024, 640)
    window.apply_theme(NIGHT, 15 * text_size)
    with qtbot.waitExposed(window):
        window.show()
    QApplication.processEvents()
    return window


def lay(qtbot: QtBot, window: RulebookWindow, id: str) -> ExampleTable:
    """Scroll to an example and wait until its table is laid."""
    anchor = next(
        section.anchor
        for chapter in RULEBOOK.chapters
        for section in chapter.sections
        for block in section.blocks
        if getattr(block, "id", "") == id and hasattr(block, "steps")
    )
    window.open_at(anchor)
    for example, rect in window.page.tables._places():
        if example.id == id:
            window.page.verticalScrollBar().setValue(round(rect.top()))
    qtbot.waitUntil(lambda: id in window.page.tables.laid and window.page.tables.laid[id].scene is not None)
    return window.page.tables.laid[id]


@LANGUAGES
@pytest.mark.parametrize("text_size", [1.0, 1.8])
def test_every_page_fits(qtbot: QtBot, tmp_path: Path, language: str, text_size: float) -> None:
    window = opened(qtbot, tmp_path, language, text_size)
    for chapter in RULEBOOK.chapters:
        window.open_at(chapter.sections[0].anchor)
        document = window.page.document()
        assert document.idealWidth() <= window.page.viewport().width() + 1, chapter.title
        assert misfits(window) == []
        text = window.page.toPlainText()
        assert re.search(r"(rules|slap)\.[a-z]|\]\(", text) is None, chapter.title


def test_every_rule_can_be_opened(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path, "de")
    for anchor, chapter in RULEBOOK.places().items():
        window.open_at(anchor)
        assert window.page.chapter == chapter and window.page.pointed == anchor


@pytest.mark.parametrize("example", RULEBOOK.examples(), ids=lambda example: str(example.id))
def test_an_example_plays_on_its_table(qtbot: QtBot, tmp_path: Path, example: Any) -> None:
    window = opened(qtbot, tmp_path, "de")
    table = lay(qtbot, window, example.id)
    story = told(example, "slap")
    assert len(story) == len(example.steps) + 1 and all(story)
    for number, caption in enumerate(example.captions):
        table.show_step(number)
        assert table.scene is not None
        table.scene.skip()
        assert table.caption.accessibleName() == window.speaker.text(caption)
        assert table.caption.heightForWidth(table.caption.width()) <= table.caption.height() + 1
        assert table.scene.update_now is not None and table.scene.update_now.view == story[number][-1].view
    assert misfits(table) == []
