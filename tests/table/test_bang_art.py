"""The drawings of BANG!: every card, character, role and suit has one of its own, and no two are alike."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from pytestqt.qtbot import QtBot

from sixchambers.games.bang.box import CARD_NAMES, CARDS, EQUIPMENT_NAMES, GOLD_RUSH_LIFE, LIFE
from sixchambers.places import resources
from sixchambers.table import art
from sixchambers.table.bang.cards import (
    BACK,
    GOLD_BACK,
    SUITS,
    character_card,
    equipment_card,
    playing_card,
    role_card,
)
from sixchambers.table.bang.contact_sheet import contact_sheet, entries
from sixchambers.table.bang.places import HELD
from sixchambers.table.card import CardFace, paint_face, printed
from sixchambers.words.speaker import speaker
from table.bang_tables import NAMES, scene_of
from table.painted import Recorder

SIZE = 48
ART = resources() / "art"
EMBLEMS = [drawing for row in entries().values() for drawing, _ in row]


def picture(name: str) -> QImage:
    image = QImage(SIZE, SIZE, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    QSvgRenderer(str(ART / f"{name}.svg")).render(painter, QRectF(0, 0, SIZE, SIZE))
    painter.end()
    return image.convertToFormat(QImage.Format.Format_Grayscale8)


def difference(one: QImage, other: QImage) -> float:
    """How far two pictures are apart, without any colour, on the mean."""
    a, b = bytes(one.constBits()), bytes(other.constBits())
    return sum(abs(x - y) for x, y in zip(a, b, strict=True)) / len(a)


def test_everything_in_the_box_has_an_emblem() -> None:
    wanted = {f"bang/card_{name}" for name in CARD_NAMES}
    wanted |= {f"bang/gear_{name}" for name in EQUIPMENT_NAMES}
    wanted |= {f"bang/person_{name}" for name in (*LIFE, *GOLD_RUSH_LIFE)}
    wanted |= {f"bang/role_{role}" for role in ("sheriff", "deputy", "outlaw", "renegade", "shadow_renegade")}
    wanted |= set(SUITS.values())
    assert set(EMBLEMS) == wanted and len(EMBLEMS) == len(wanted) == 22 + 15 + 24 + 5 + 4
    for name in (*EMBLEMS, BACK, GOLD_BACK):
        assert art._renderer(name).isValid(), name


def test_no_two_emblems_are_alike(qtbot: QtBot) -> None:
    """Not even in grey, at the size they have on a small card."""
    pictures = {name: picture(name) for name in EMBLEMS}
    for (one, a), (other, b) in combinations(pictures.items(), 2):
        assert difference(a, b) > 7, f"{one} looks like {other}"


def test_emblems_are_drawn_and_not_written() -> None:
    """No letters and no pictures from elsewhere: nothing depends on a font or on a file that is not ours."""
    for path in sorted((ART / "bang").glob("*.svg")):
        text = path.read_text(encoding="utf-8")
        assert "<text" not in text and "<image" not in text and "font" not in text, path.name


def test_suits_differ_in_shape_and_in_form(qtbot: QtBot) -> None:
    """Two are filled, two outlined, one of each in each colour: without colour they are still four."""
    middle = {name: picture(name).pixelColor(SIZE // 2, int(SIZE * 0.45)).lightness() for name in SUITS.values()}
    assert middle["bang/suit_spades"] < 90 and middle["bang/suit_hearts"] < 130
    assert middle["bang/suit_clubs"] > 200 and middle["bang/suit_diamonds"] > 200


def test_every_drawing_the_table_names_is_there(qtbot: QtBot) -> None:
    scene = scene_of(qtbot, list(NAMES[:4]))
    faces: list[CardFace] = [playing_card(scene, card) for card in CARDS]
    faces += [equipment_card(scene, name) for name in EQUIPMENT_NAMES]
    faces += [character_card(scene, name) for name in (*LIFE, *GOLD_RUSH_LIFE)]
    faces += [role_card(scene, role, shadow=shadow) for role in ("sheriff", "renegade") for shadow in (False, True)]
    for face in faces:
        for name in (face.frame, face.sign, face.mark, face.suit, face.small):
            assert not name or art._renderer(name).isValid(), name
        assert face.title and face.text and "bang" not in face.title.split(".")[0].split("_")[0], face.title


def test_a_card_says_its_name_only_where_it_can_be_read(qtbot: QtBot) -> None:
    """Small, it is only border and emblem; from a hand's size on rank and suit are there, and the name where it fits."""
    scene = scene_of(qtbot, list(NAMES[:4]))
    face = playing_card(scene, 0)
    small, held = printed(face, 40).toImage(), printed(face, 90).toImage()
    corner = held.copy(4, 4, 22, 40)
    dark = sum(corner.pixelColor(x, y).lightness() < 90 for x in range(22) for y in range(40))
    assert dark > 60, "no rank in the corner"
    other = printed(playing_card(scene, 1), 40).toImage()
    assert small == other, "too small for letters: every BANG! looks the same"
    assert held != printed(playing_card(scene, 1), 90).toImage()


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_contact_sheet_shows_all_of_them(qtbot: QtBot, tmp_path: Path, language: str) -> None:
    sheet = contact_sheet(speaker(language))
    assert sheet.save(str(tmp_path / "sheet.png"))
    cells = set()
    colours = {sheet.pixel(x, y) for x in range(0, sheet.width(), 7) for y in range(0, sheet.height(), 7)}
    assert len(colours) > 200
    for row in entries().values():
        for drawing, id in row:
            cells.add(drawing)
            assert speaker(language).text(id) != id
    assert len(cells) == len(EMBLEMS)


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_card_of_a_hand_says_what_it_is_in_the_smallest_window(qtbot: QtBot, language: str) -> None:
    """Whole, or at least its beginning; never in letters too small to read, and never over the ribbon's ends."""
    scene = scene_of(qtbot, list(NAMES[:4]), language=language, size=(1024, 560))
    pixels = round(HELD * scene.density)
    for card in CARDS:
        face = playing_card(scene, card)
        image = QImage(pixels, pixels * 2, QImage.Format.Format_ARGB32)
        painter = Recorder(image)
        paint_face(painter, face, pixels)
        painter.end()
        titles = [written for written in painter.written if written.text != face.rank]
        assert len(titles) == 1 and titles[0].fits, face.title
        assert face.title.startswith(titles[0].text.removesuffix("…").strip()) and len(titles[0].text) >= 4
