"""Both languages, everywhere and at once: switched in mid-game nothing of the other language is left, and every text has
room at every size."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache

import pytest
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import (
    QApplication,
    QDialogButtonBox,
    QGraphicsItem,
    QMessageBox,
    QStyleOptionGraphicsItem,
    QWidget,
)

from app.fits import misfits
from app.house import ALONE, TOGETHER, Hands, House, seats
from app.spying import everything
from sixchambers.app import curtain as curtain_module
from sixchambers.app import overlay as overlay_module
from sixchambers.app.overlay import KeysPage
from sixchambers.engine.table import Table
from sixchambers.words.catalogue import collect, late
from sixchambers.words.speaker import Speaker, speaker
from table.painted import Recorder, Written

SIZES = [(1024, 640), (1920, 1080), (3840, 2160)]
LANGUAGES = ("de", "en")
LONG = "W" * 20
SLOT = re.compile(r"\{\w+\}|%n")


# --- nothing of the other language ---------------------------------------------------------------------------------


def words() -> dict[str, str]:
    return {**collect(), **late("app.tour"), **late("app.care")}


@cache
def templates(language: str) -> dict[str, set[str]]:
    """Every text of a language, by id, in all its plural forms."""
    one = Speaker(language)
    one.learn(words())
    return {id: {one.text(id, n) for n in ((1, 2) if "%n" in text else (-1,))} for id, text in words().items()}


@cache
def fragments(language: str) -> set[str]:
    """Stretches of texts that stand in no text of the other language: finding one gives a language away."""
    other = "\n".join(text for texts in templates("de" if language == "en" else "en").values() for text in texts)
    found = set()
    for id, texts in templates(language).items():
        if id.startswith(("klack.name", "words.")):
            continue
        for text in texts:
            for bit in SLOT.split(text.replace("&", "")):
                bit = bit.strip(" .,:;!?…()“”„")
                if len(bit) >= 5 and re.search(r"[a-zäöüß]{4}", bit) and bit not in other.replace("&", ""):
                    found.add(bit)
    return found


def foreign(window_texts: list[str], language: str) -> list[str]:
    """Texts with a stretch of the other language in them."""
    other = fragments("de" if language == "en" else "en")
    return [f"{text!r} ({bit})" for text in window_texts for bit in other if _contains(text.replace("&", ""), bit)]


def _contains(text: str, bit: str) -> bool:
    """As whole words: 'alone' is not in 'Malone'."""
    place = text.find(bit)
    while place >= 0:
        before = text[place - 1 : place]
        after = text[place + len(bit) : place + len(bit) + 1]
        if not before.isalnum() and not after.isalnum():
            return True
        place = text.find(bit, place + 1)
    return False


def test_the_fragments_know_their_language() -> None:
    """The measure itself: it finds what it should and nothing else."""
    assert foreign(["Your bid? At least one bill."], "de") and not foreign(["Your bid? At least one bill."], "en")
    german = speaker("de").text("klack.ask_bid")
    assert foreign([german], "en") and not foreign([german], "de")
    assert len(fragments("en")) > 150 and len(fragments("de")) > 150


def switch(hands: Hands, language: str) -> None:
    """In the menu, as a person would."""
    hands.menu({"de": "Deutsch", "en": "English"}[language]).trigger()
    hands.qtbot.wait(20)


def visible(hands: Hands) -> list[str]:
    return everything(hands.window, hidden=False)


Moment = tuple[str, Callable[[House], Hands]]


def _bidding(house: House) -> Hands:
    hands = house.at_table(ALONE)
    hands.freeze_bots()
    hands.until_asked("bills")
    hands.key(Qt.Key.Key_1)
    return hands


def _ready(house: House) -> Hands:
    hands = _bidding(house)
    hands.key(Qt.Key.Key_Return)
    hands.wait(lambda: hands.page.bar.button("withdraw") is not None, "a placed bid")
    return hands


def _refused(house: House) -> Hands:
    hands = house.at_table(ALONE)
    hands.freeze_bots()
    hands.until_asked("bills")
    hands.key(Qt.Key.Key_Return)
    return hands


def _choosing(house: House) -> Hands:
    def until(table: Table) -> bool:
        question = table.play.question(0)
        return question is not None and question.about == "seat" and not all(table.play.state.alive)

    hands = house.back_at(house.saved(until, options={"pull": "hand"}))
    hands.until_asked("seat")
    hands.freeze_bots()
    hands.key(Qt.Key.Key_1)
    return hands


def _breaking_up(house: House) -> Hands:
    def until(table: Table) -> bool:
        question = table.play.question(0)
        return question is not None and question.about == "stack"

    hands = house.back_at(house.saved(until))
    hands.until_asked("stack")
    hands.freeze_bots()
    return hands


def _curtain(house: House) -> Hands:
    hands = house.at_table(TOGETHER)
    hands.until_curtain()
    return hands


def _since(house: House) -> Hands:
    hands = house.at_table(ALONE, "since")
    hands.until_asked("bills")
    hands.key(Qt.Key.Key_1)
    hands.key(Qt.Key.Key_Return)
    hands.until_asked()
    hands.freeze_bots()
    return hands


def _dead(house: House) -> Hands:
    hands = house.back_at(
        house.saved(lambda table: not table.play.state.alive[0], seats("Anna", *["Bot:greenhorn"] * 4))
    )
    hands.freeze_bots()
    hands.wait(lambda: hands.page.bar.button("fast") is not None, "a way to hurry")
    return hands


def _lobby(house: House) -> Hands:
    return house.open()


def _unfinished(house: House) -> Hands:
    path = house.saved(lambda table: table.play.state.round == 2)
    return house.open(last_game=str(path))


def _moving(house: House) -> Hands:
    """In the middle of big words."""
    hands = house.at_table(ALONE, speed=1.0, reduced_motion=False)
    hands.freeze_bots()
    hands.wait(lambda: hands.scene.director.busy, "something that moves")
    return hands


MOMENTS = [_lobby, _unfinished, _bidding, _ready, _refused, _choosing, _breaking_up, _curtain, _since, _dead, _moving]


@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.__name__[1:])
def test_switched_in_mid_game_every_text_follows(house: House, moment: Callable[[House], Hands]) -> None:
    """Menus, bar, log, plates, tags, tooltips, names for screen readers; there and back again."""
    hands = moment(house)
    hands.qtbot.wait(30)
    english = visible(hands)
    assert foreign(english, "en") == []
    switch(hands, "de")
    if hands.window.page is not None:
        hands.until_quiet()  # a big word that hangs in the air falls as it is
    german = visible(hands)
    assert foreign(german, "de") == [], "English is left over"
    assert len(german) >= len(english) * 0.8 and german != english
    changed = [text for text in english if text in set(german)]
    switch(hands, "en")
    assert foreign(visible(hands), "en") == [], "German is left over"
    if moment not in (_refused, _moving):
        assert sorted(visible(hands)) == sorted(english), "there and back changes nothing"
    letters = [text for text in changed if re.search(r"[a-z]{5}", text)]
    both = templates("en").keys()
    same = {text for id in both for text in templates("en")[id] & templates("de")[id]}
    names = {"Anna", "Bert", "Cleo", "Rosa", "Clem", "Deutsch", "English"}
    left = [text for text in letters if not any(name in text for name in names | {one for one in same if len(one) > 4})]
    assert left == [], "texts that are the same in both languages, though the catalogues say otherwise"


def test_plurals_are_right_in_both_languages(house: House) -> None:
    def one_left(table: Table) -> bool:
        return table.play.state.centre == 1 and table.play.question(0) is not None

    hands = house.back_at(house.saved(one_left, seats("Anna", "Bert:greenhorn", "Cleo:greenhorn", "Dora:greenhorn")))
    hands.freeze_bots()
    log = hands.page.log
    assert any("1 click marker left" in line for line in log.lines()), log.lines()
    switch(hands, "de")
    assert any("Noch 1 Klack-Marker" in line for line in log.lines()), log.lines()
    for language, seat in (("de", "4 Plätze"), ("en", "4 seats")):
        fresh = house.at_table(ALONE, language=language)
        fresh.until_asked("bills")
        texts = everything(fresh.window)
        assert seat in texts
        assert [text for text in texts if re.search(r"%n|\((s|e|n)\)", text)] == [], "a plural nobody chose"
        fresh.window.close()


def test_qts_own_dialogs_follow(house: House) -> None:
    """Yes and No, undo and redo in a text field, the names of keys: words that Qt brings itself."""
    hands = house.open()
    for language, yes, cancel in (("de", "Ja", "Abbrechen"), ("en", "Yes", "Cancel"), ("de", "Ja", "Abbrechen")):
        switch(hands, language)
        box = QMessageBox()
        house.qtbot.addWidget(box)
        box.setStandardButtons(QMessageBox.StandardButton.Yes | QMessageBox.StandardButton.Cancel)
        texts = {button.text().replace("&", "") for button in box.buttons()}
        assert texts == {yes, cancel}
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        house.qtbot.addWidget(buttons)
        assert buttons.buttons()[0].text().replace("&", "") == cancel
        page = KeysPage(hands.window.pages)
        page.open(hands.window.speaker)
        assert ("Strg+Z" in page.accessibleName()) == (language == "de")
        page.leave()


# --- every text has room -------------------------------------------------------------------------------------------


def settled(hands: Hands, size: tuple[int, int]) -> None:
    """The window has taken on a size, and its style with it."""
    hands.window.resize(*size)
    hands.wait(lambda: hands.window.size().toTuple() == size, "that size")
    hands.wait(lambda: not hands.window._style_timer.isActive(), "that style")
    hands.qtbot.wait(100)


def written_by(items: list[QGraphicsItem]) -> Iterator[tuple[QGraphicsItem, Written]]:
    image = QImage(8, 8, QImage.Format.Format_ARGB32_Premultiplied)
    for item in items:
        if item.isVisible():
            painter = Recorder(image)
            item.paint(painter, QStyleOptionGraphicsItem(), None)
            painter.end()
            for written in painter.written:
                yield item, written


def assert_everything_fits(hands: Hands) -> None:
    page = hands.page
    assert misfits(page) == []
    whole = QRectF(0, 0, hands.scene.extent.width(), hands.scene.extent.height())
    for item, written in written_by(hands.scene.scene().items()):
        assert written.fits, f"{written.text!r} needs {written.needs.width():.0f}, has {written.place.width():.0f}"
        assert whole.contains(item.mapRectToScene(written.place)), f"{written.text!r} leaves the table"
    prompt, small = page.bar._texts
    assert page.bar.prompt.text() == prompt, f"cut: {page.bar.prompt.text()!r}"
    if not small.startswith(("Since", "Seit")):
        assert page.bar.small.text() == small, f"cut: {page.bar.small.text()!r}"


AT_TABLE = [_bidding, _ready, _refused, _choosing, _breaking_up, _since, _dead]


@pytest.mark.parametrize("moment", AT_TABLE, ids=lambda moment: moment.__name__[1:])
def test_at_the_table_every_text_has_room(house: House, moment: Callable[[House], Hands]) -> None:
    """Bar, buttons, plates, tags and log, in both languages, from the smallest window to the largest."""
    hands = moment(house)
    for size in SIZES:
        settled(hands, size)
        for language in LANGUAGES:
            switch(hands, language)
            hands.qtbot.wait(20)
            assert_everything_fits(hands)


def test_long_names_are_shortened_not_spilled(house: House) -> None:
    names = [f"{LONG[:-1]}{number}" for number in range(6)]
    hands = house.at_table(seats(names[0], *(f"{name}:greenhorn" for name in names[1:])), size=(1024, 640))
    hands.freeze_bots()
    hands.until_asked("bills")
    for size in SIZES[:2]:
        settled(hands, size)
        for language in LANGUAGES:
            switch(hands, language)
            assert misfits(hands.page) == []
            for _, written in written_by(hands.scene.scene().items()):
                assert written.fits, written.text
    hands.key(Qt.Key.Key_1)
    hands.key(Qt.Key.Key_Return)
    hands.wait(lambda: hands.page.bar.button("withdraw") is not None, "a list of five long names to wait for")
    bar = hands.page.bar
    assert bar.prompt.text().endswith("…") and bar.prompt.toolTip() == bar._texts[0], "cut, but told in full on hover"
    assert misfits(hands.page) == []


def recorded(widget: QWidget, module: object, patch: pytest.MonkeyPatch) -> list[Written]:
    """What a widget that paints its texts itself writes, and where."""
    written: list[Written] = []

    def make(device: object) -> Recorder:
        return Recorder(device, written)

    make.RenderHint = QPainter.RenderHint  # type: ignore[attr-defined]
    with patch.context() as only_now:
        only_now.setattr(module, "QPainter", make)
        widget.grab()
    return written


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("name", ["Anna", LONG])
def test_the_curtain_has_room_for_every_name(
    house: House, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], name: str
) -> None:
    hands = house.at_table(seats(name, "Bert", "Cleo"))
    hands.until_curtain()
    settled(hands, size)
    for language in LANGUAGES:
        switch(hands, language)
        curtain = hands.page.curtain
        written = recorded(curtain, curtain_module, monkeypatch)
        assert len(written) >= 2
        for one in written:
            assert one.fits, f"{one.text!r} needs {one.needs.width():.0f} of {one.place.width():.0f}"
            assert QRectF(curtain.rect()).contains(one.place)
        if name == "Anna":
            assert curtain.line in [one.text for one in written] and curtain.hint in [one.text for one in written]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_page_of_keys_has_room(house: House, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]) -> None:
    hands = house.open()
    settled(hands, size)
    for language in LANGUAGES:
        switch(hands, language)
        hands.window.open_keys()
        (page,) = [page for page in hands.window.findChildren(KeysPage) if page.isVisible()]
        written = recorded(page, overlay_module, monkeypatch)
        assert len(written) == 2 * len(overlay_module.ROWS) + 2
        for one in written:
            assert one.fits, f"{one.text!r} needs {one.needs.width():.0f} of {one.place.width():.0f}"
            assert QRectF(page.rect()).contains(one.place), one.text
        rows = [one.place for one in written[1:-1]]
        assert all(key.right() <= meaning.left() + 1 for key, meaning in zip(rows[::2], rows[1::2], strict=True))
        page.leave()


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("text_size", [1.0, 1.8])
def test_the_settings_have_room(house: House, size: tuple[int, int], text_size: float) -> None:
    hands = house.open(text_size=text_size)
    settled(hands, size)

    def look(dialog: QWidget) -> list[str]:
        hands.qtbot.wait(30)
        if size != SIZES[0]:
            assert dialog.height() <= size[1] and dialog.width() <= size[0]
        return misfits(dialog)

    for language in LANGUAGES:
        switch(hands, language)
        assert hands.in_dialog(look, hands.window.open_settings) == []


@pytest.mark.parametrize("text_size", [0.8, 1.3, 1.8])
def test_with_other_text_sizes_nothing_is_cut_but_the_sentence(house: House, text_size: float) -> None:
    """Buttons are whole at every text size; if there is no room left, the sentence is shortened and told on hover."""
    hands = house.at_table(size=(1024, 640), text_size=text_size, language="de")
    hands.freeze_bots()
    hands.until_asked("bills")
    hands.key(Qt.Key.Key_1)
    settled(hands, (1024, 640))
    assert misfits(hands.page) == []
    bar = hands.page.bar
    for label, text in zip((bar.prompt, bar.small), bar._texts, strict=True):
        assert label.text() == text or label.toolTip() == text


@pytest.mark.parametrize("text_size", [1.0, 1.5, 1.8])
def test_the_question_is_whole_and_the_table_does_not_jump(house: House, text_size: float) -> None:
    """In the smallest window with large text: what is asked is never shortened, the bar keeps its height from question
    to question, and a reply is read in full."""
    hands = house.at_table(size=(1024, 640), text_size=text_size, language="de")
    bar = hands.page.bar
    heights = []
    for about, keys in (("bills", "h222222111111"), ("seat", "1"), ("trigger", "")):
        hands.until_asked(about)
        settled(hands, (1024, 640))
        assert bar.prompt.text() == bar._texts[0] and misfits(hands.page) == []
        heights.append(bar.height())
        for key in keys:
            hands.key(key)
            if key == "h":
                hands.wait(lambda: "Hilfssheriff" in bar._texts[1], "a hint")
                settled(hands, (1024, 640))
                assert text_size == 1.0 or bar.small.text() == bar._texts[1]
        hands.key(Qt.Key.Key_Return)
    assert len(set(heights)) == 1


def test_dialogs_say_their_sentence_whole(house: House) -> None:
    hands = house.at_table()
    hands.until_asked("bills")
    for language in LANGUAGES:
        switch(hands, language)
        for open in (hands.window.ask_to_leave, hands.window.about):
            assert hands.in_dialog(lambda dialog: misfits(dialog), open) == []
    assert QApplication.activeModalWidget() is None
    assert hands.page.rect().contains(QRect(hands.page.bar.geometry()))
