"""Answering at the table: what may be chosen is lit, what may not says why, and a slip of the hand costs nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from app.house import ALONE, TOGETHER, Hands, House, Keys, play, seats
from app.spying import assert_shows, everything
from sixchambers.engine import journal as record
from sixchambers.engine.questions import ChooseCounts, ChooseOne
from sixchambers.engine.table import Table
from sixchambers.games.klack.money import worth
from sixchambers.table.klack.asking import LIFT

CONTROL = Qt.KeyboardModifier.ControlModifier


def chooses_among_the_dead(table: Table) -> bool:
    """Anna has bid the most, and somebody is out of the game already."""
    question = table.play.question(0)
    return isinstance(question, ChooseOne) and question.about == "seat" and bool(question.barred)


def breaks_up_a_stack(table: Table) -> bool:
    question = table.play.question(0)
    return isinstance(question, ChooseOne) and question.about == "stack"


def entries(hands: Hands) -> list[record.Entry]:
    journal = hands.page.table.journal
    assert journal is not None
    return record.read(journal.path).entries


def heights(hands: Hands) -> list[float]:
    """How far each bill of the purse is lifted."""
    homes = hands.scene.purse_homes()
    return [round(home.y() - piece.y(), 3) for piece, home in zip(hands.scene.purse, homes, strict=True)]


# --- bids ----------------------------------------------------------------------------------------------------------


def test_a_bid_is_put_together_and_taken_apart_before_it_is_placed(house: House) -> None:
    hands = house.at_table()
    hands.freeze_bots()
    question = hands.until_asked("bills")
    assert isinstance(question, ChooseCounts)
    purse = hands.scene.purse
    assert len(purse) == sum(question.have) and all(piece.lit for piece in purse)
    hands.key(Qt.Key.Key_1)
    hands.key(Qt.Key.Key_2)
    hands.click(purse[1])
    assert hands.scene.asking.bid() == (2, 1)
    assert [piece.chosen for piece in purse] == [True, True, *[False] * 4, True, *[False] * 5]
    assert heights(hands) == [LIFT, LIFT, 0, 0, 0, 0, LIFT, 0, 0, 0, 0, 0]
    button = hands.page.bar.button("place")
    assert button is not None and "$4,000" in button.text()
    hands.click(purse[0])
    assert hands.scene.asking.bid() == (1, 1)
    hands.key(Qt.Key.Key_Backspace)
    assert hands.scene.asking.bid() == (0, 0) and heights(hands) == [0] * 12
    assert entries(hands) == [], "nothing was answered by choosing"


def test_what_cannot_be_bid_says_why_and_changes_nothing(house: House) -> None:
    hands = house.at_table()
    hands.freeze_bots()
    hands.until_asked("bills")
    button = hands.page.bar.button("place")
    assert button is not None and button.property("dark") and button.toolTip() == "A bid is at least one bill."
    hands.key(Qt.Key.Key_Return)
    assert hands.sounds[-1] == "refuse"
    assert hands.page.bar.small.text() == "A bid is at least one bill."
    for _ in range(6):
        hands.key(Qt.Key.Key_1)
    before = len(hands.sounds)
    hands.key(Qt.Key.Key_1)
    assert hands.sounds[before:] == ["refuse"], "a seventh bill of six was refused without a sound"
    assert hands.page.bar.small.text() == "You do not have that many of these bills."
    more = hands.page.bar.button("add0")
    assert more is not None and more.property("dark") and more.toolTip() == hands.page.bar.small.text()
    assert hands.scene.asking.bid() == (6, 0) and entries(hands) == []


def test_choosing_goes_on_undisturbed_while_bots_get_ready(house: House) -> None:
    hands = house.at_table()
    hands.freeze_bots()
    hands.until_asked("bills")
    hands.key(Qt.Key.Key_2)
    hands.thaw_bots()
    hands.wait(lambda: len(hands.page.table.play.core.given) == 2, "two bids of bots")
    hands.until_quiet()
    assert hands.scene.asking.bid() == (0, 1) and heights(hands)[6] == LIFT
    assert [len(bid) for bid in hands.scene.bids] == [0, 3, 3], "packets of the two who are ready"
    hands.key(Qt.Key.Key_2)
    assert hands.scene.asking.bid() == (0, 2)


def test_a_placed_bid_lies_still_while_the_others_think_and_can_be_taken_back(house: House) -> None:
    """Each bot that gets ready must not lift the chosen bills a little further."""
    hands = house.at_table(seats("Anna", "Rosa:greenhorn", "Clem:greenhorn", "Nelly:greenhorn"))
    page = hands.page
    hands.freeze_bots()
    hands.until_asked("bills")
    hands.key(Qt.Key.Key_1)
    hands.key(Qt.Key.Key_Return)
    hands.wait(lambda: page.bar.button("withdraw") is not None, "a way back")
    assert heights(hands)[0] == LIFT
    assert "You are ready." in page.bar.prompt.text()
    for seat in (1, 3):
        assert page.table.submit(seat, (1, 0)) is None
        hands.until_quiet()
        assert heights(hands)[0] == LIFT, "the bill has been lifted again"
    hands.key(Qt.Key.Key_Backspace)
    assert hands.is_asked("bills") and heights(hands) == [0] * 12, "taken back, and still in the air"
    assert not hands.scene.bids[0] and page.table.play.core.given.keys() == {1, 3}
    assert any(isinstance(entry, record.Withdrew) for entry in entries(hands))
    hands.key(Qt.Key.Key_2)
    hands.key(Qt.Key.Key_Return)
    assert page.table.play.core.given[0] == (0, 1)
    hands.press("withdraw")
    assert hands.is_asked("bills"), "the button does what the key does"


# --- naming somebody -----------------------------------------------------------------------------------------------


def test_the_dead_are_barred_and_say_why(house: House) -> None:
    path = house.saved(chooses_among_the_dead, options={"pull": "hand"})
    hands = house.back_at(path)
    question = hands.until_asked("seat")
    assert isinstance(question, ChooseOne)
    hands.freeze_bots()
    written = len(entries(hands))
    dead = [bar.value for bar in question.barred]
    for seat, plate in enumerate(hands.scene.plates):
        assert plate.lit == (seat in question.options)
        assert plate.barred == ("Out of the game." if seat in dead else "")
        assert plate.toolTip() == plate.barred
    corpse = hands.scene.plates[dead[0]]
    small = hands.page.bar.small

    hands.hover(corpse)
    assert small.text() == "Out of the game."
    hands.hover(None)
    assert small.text() != "Out of the game."

    for _ in range(len(hands.scene.plates)):
        hands.key(Qt.Key.Key_Right)
        assert (small.text() == "Out of the game.") == corpse.hasFocus()
        if corpse.hasFocus():
            break
    assert corpse.hasFocus(), "the arrow keys do not reach it"

    for press in (lambda: hands.key(Qt.Key.Key_Space), lambda: hands.click(corpse)):
        before = len(hands.sounds)
        press()
        press()
        assert hands.sounds[before:] == ["refuse", "refuse"] and small.text() == "Out of the game."
    assert hands.scene.asking.choice is None and len(entries(hands)) == written


def test_a_name_is_confirmed_by_a_second_press_of_any_kind(house: House) -> None:
    """One press chooses, another confirms: click, key, button. Another name in between is a change of mind."""
    path = house.saved(chooses_among_the_dead, options={"pull": "hand"})
    hands = house.back_at(path)
    question = hands.until_asked("seat")
    hands.freeze_bots()
    assert isinstance(question, ChooseOne)
    mine, other = question.seat, next(seat for seat in question.options if seat != question.seat)
    written = len(entries(hands))

    hands.key(Qt.Key.Key_Return)
    assert hands.sounds[-1] == "refuse" and hands.page.bar.small.text() == "Choose first, then confirm."
    confirm = hands.page.bar.button("confirm")
    assert confirm is not None and confirm.property("dark") and confirm.toolTip() == "Choose first, then confirm."
    hands.click(hands.scene.plates[other])
    assert hands.scene.plates[other].chosen and hands.page.names[other] in confirm.text()
    hands.click(hands.scene.plates[mine])
    assert hands.scene.plates[mine].chosen and not hands.scene.plates[other].chosen
    assert "I pull it myself" in confirm.text() and len(entries(hands)) == written
    hands.key(Qt.Key(Qt.Key.Key_1 + other))
    assert hands.scene.asking.choice == other and len(entries(hands)) == written
    hands.key(Qt.Key(Qt.Key.Key_1 + mine))
    hands.key(Qt.Key(Qt.Key.Key_1 + mine))
    last = entries(hands)[-1]
    assert isinstance(last, record.Answered) and (last.seat, last.answer) == (0, mine)
    assert len(entries(hands)) == written + 1


def test_a_stack_is_broken_up_by_key_or_mouse_after_a_second_press(house: House) -> None:
    path = house.saved(breaks_up_a_stack)
    hands = house.back_at(path)
    hands.until_asked("stack")
    hands.freeze_bots()
    stacks = hands.scene.stacks[0]
    before = hands.page.table.play.state.stacks[0]
    assert len(stacks) > 1 and all(stack.lit for stack in stacks)
    hands.click(stacks[1])
    assert stacks[1].chosen and not stacks[0].chosen
    hands.key(Qt.Key.Key_1)
    assert stacks[0].chosen and not stacks[1].chosen
    assert hands.page.table.play.state.stacks[0] == before and not hands.page.table.play.core.given
    hands.key(Qt.Key.Key_2)
    hands.click(stacks[1])
    state = hands.page.table.play.state
    assert state.core.given.get(0) == 1 or state.stacks[0] == before[:1] + before[2:]


def test_hovering_a_stack_tells_what_is_in_it(house: House) -> None:
    hands = house.back_at(house.saved(breaks_up_a_stack))
    hands.until_asked("stack")
    worths = [hands.scene.money(worth(stack)) for stack in hands.page.table.play.state.stacks[0]]
    assert [stack.toolTip() for stack in hands.scene.stacks[0]] == worths


# --- taking back ---------------------------------------------------------------------------------------------------


def chooses(table: Table) -> bool:
    question = table.play.question(0)
    return isinstance(question, ChooseOne) and question.about == "seat"


@pytest.mark.parametrize("in_mid_air", [False, True], ids=["at rest", "while it is shown"])
def test_a_choice_is_taken_back_before_the_trigger_is_pulled(house: House, in_mid_air: bool) -> None:
    hands = house.back_at(house.saved(chooses, options={"pull": "hand"}), speed=1.0, reduced_motion=False)
    hands.until_asked("seat")
    before = hands.page.table.update(0).view
    lines = hands.page.log.lines()
    hands.key(Qt.Key.Key_1)
    hands.key(Qt.Key.Key_Return)
    if in_mid_air:
        assert hands.scene.director.busy
    else:
        hands.until_asked("trigger")
    hands.key(Qt.Key.Key_Z, CONTROL)
    hands.until_asked("seat")
    assert hands.page.table.update(0).view == before
    assert_shows(hands.scene, hands.page.table.update(0))
    told = hands.page.log.lines()
    assert told == [*lines, "You took your last answer back."], "the log tells what is no longer so"


def test_taking_back_what_everybody_has_seen_is_refused_with_a_sentence(house: House) -> None:
    hands = house.at_table(ALONE, "undo")
    hands.key(Qt.Key.Key_Z, CONTROL)
    hands.until_asked("bills")
    hands.key(Qt.Key.Key_Z, CONTROL)
    assert hands.page.bar.small.text() == "There is nothing to take back."
    hands.key(Qt.Key.Key_1)
    hands.key(Qt.Key.Key_Return)

    def bids_seen() -> bool:
        hands.hurry()
        return hands.page.table.play.state.bids[1] is not None or hands.page.table.play.state.round > 1

    hands.wait(bids_seen, "open bids")
    hands.freeze_bots()
    hands.hurry()
    hands.qtbot.wait(150)  # what a bot had said already has been heard; nothing comes in between any more
    hands.hurry()
    written = entries(hands)
    hands.key(Qt.Key.Key_Z, CONTROL)
    assert "can no longer be taken back" in hands.page._hint
    assert [entry for entry in entries(hands) if isinstance(entry, record.Undone)] == []
    assert entries(hands)[: len(written)] == written


# --- what is said --------------------------------------------------------------------------------------------------


def test_since_your_last_turn(house: House) -> None:
    hands = house.at_table(ALONE, "since")
    hands.until_asked("bills")
    assert "Since" not in hands.page.bar._texts[1], "there was no last turn yet"
    hands.key(Qt.Key.Key_1)
    hands.key(Qt.Key.Key_Return)
    hands.until_asked()
    said = hands.page.bar._texts[1]
    assert said.startswith("Since your last turn: ")
    lines = hands.page.log.lines()
    assert any(line in said for line in lines[-3:]), (said, lines)


def test_it_is_signalled_when_the_window_is_in_the_background(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    alerts: list[QWidget] = []
    monkeypatch.setattr(QApplication, "alert", lambda window, *_: alerts.append(window))
    hands = house.at_table()
    hands.until_asked("bills")
    assert alerts == [] and "turn" in hands.sounds, "in front nobody has to be called, but the bell rings"
    other = QWidget()
    house.qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    hands.wait(lambda: not hands.window.isActiveWindow(), "another window in front")
    rung = hands.sounds.count("turn")
    hands.click(hands.scene.purse[0])
    hands.press("place")
    hands.wait(lambda: hands.scene.skip() or hands.is_asked(), "the next turn")
    assert alerts == [hands.window]
    assert hands.sounds.count("turn") == rung + 1


def test_a_name_in_the_log_shows_who_that_is(house: House) -> None:
    hands = house.at_table(ALONE, "log")
    hands.until_asked("bills")
    hands.key(Qt.Key.Key_1)
    hands.key(Qt.Key.Key_Return)
    hands.wait(lambda: hands.hurry() or "Rosa" in hands.page.log.text.toPlainText(), "a line about Rosa")
    text = hands.page.log.text
    hands.until_quiet()
    spots = (QPoint(x, y) for y in range(0, text.viewport().height(), 4) for x in range(0, text.viewport().width(), 6))
    rosa = next(spot for spot in spots if text.anchorAt(spot) == "seat:1")
    house.qtbot.mouseMove(text.viewport(), rosa)
    hands.wait(lambda: hands.scene.plates[1].pointed, "a frame round Rosa")
    assert [plate.pointed for plate in hands.scene.plates] == [False, True, False]
    house.qtbot.mouseMove(text.viewport(), QPoint(text.viewport().width() - 2, text.viewport().height() - 2))
    hands.wait(lambda: not hands.scene.plates[1].pointed, "no frame any more")


def test_a_clock_runs_and_the_simplest_answer_counts_when_it_is_up(house: House) -> None:
    hands = house.at_table(ALONE, "clock", time_limit=1200)
    hands.until_asked("bills")
    hands.wait(hands.page.bar.clock.isVisible, "a clock")
    assert hands.page.bar.clock.text() in ("0:00", "0:01", "0:02")
    hands.wait(lambda: hands.hurry() or any("ran out of time" in line for line in hands.page.log.lines()), "time's end")
    assert hands.page.table.play.state.round > 1 or hands.page.table.play.state.bids[0] == (1, 0)


# --- keys and frames -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", [0, 0x0444, 0x1234, int(Qt.Key.Key_Adiaeresis)], ids=hex)
def test_a_key_without_a_name_does_nothing(house: House, code: int) -> None:
    """Keys of other alphabets, or with no code at all, are pressed too."""
    hands = house.at_table()
    hands.freeze_bots()
    hands.until_asked("bills")
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QApplication.sendEvent(hands.scene, QKeyEvent(kind, code, Qt.KeyboardModifier.NoModifier, "ф"))
    assert hands.scene.asking.bid() == (0, 0) and entries(hands) == []
    hands.key(Qt.Key.Key_1)
    assert hands.scene.asking.bid() == (1, 0)


def tab_to(hands: Hands, id: str) -> None:
    for _ in range(40):
        button = hands.page.bar.button(id)
        if button is not None and button.hasFocus():
            return
        hands.key(Qt.Key.Key_Tab)
    raise AssertionError(f"Tab does not reach {id}")


def test_the_bar_by_tab_and_space(house: House) -> None:
    """Whoever goes through the buttons with Tab never loses the keys, though buttons come and go."""
    hands = house.at_table()
    hands.freeze_bots()
    hands.until_asked("bills")
    tab_to(hands, "add1")
    hands.key(Qt.Key.Key_Space)
    assert hands.scene.asking.bid() == (0, 1)
    tab_to(hands, "place")
    hands.key(Qt.Key.Key_Space)
    hands.wait(lambda: hands.page.table.play.core.given == {0: (0, 1)}, "a bid")
    hands.wait(lambda: hands.page.bar.button("withdraw") is not None, "a way back")
    focused = hands.window.focusWidget()
    assert focused is not None and hands.page.isAncestorOf(focused), "the keys are lost"
    hands.key(Qt.Key.Key_Backspace)
    assert hands.page.table.play.core.given == {} and hands.is_asked("bills")
    hands.key(Qt.Key.Key_1)
    assert sum(hands.scene.asking.bid()) >= 1


class Paints(QObject):
    """Counts how often anything under a widget is painted."""

    def __init__(self, root: QWidget) -> None:
        super().__init__()
        self.count = 0
        self.who: list[str] = []
        for widget in (root, *root.findChildren(QWidget)):
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.count += 1
            self.who.append(type(watched).__name__)
        return False


def test_an_idle_table_paints_nothing(house: House) -> None:
    hands = house.at_table(reduced_motion=False)
    hands.until_asked("bills")
    hands.wait(lambda: len(hands.page.table.play.core.given) == 2, "everybody else to be ready")
    house.qtbot.wait(300)  # backdrop, drawings for this size
    paints = Paints(hands.window)
    house.qtbot.wait(600)
    assert paints.count == 0, paints.who
    hands.key(Qt.Key.Key_1)
    hands.wait(lambda: paints.count > 0, "a painted choice")


def test_bids_open_by_travelling_or_with_reduced_motion_by_fading(house: House) -> None:
    for reduced in (False, True):
        hands = house.at_table(TOGETHER, "motion", speed=1.0, reduced_motion=reduced)
        for _ in range(3):
            hands.until_curtain()
            hands.lift()
            hands.key(Qt.Key.Key_1)
            hands.key(Qt.Key.Key_1)
            hands.key(Qt.Key.Key_Return)
        assert hands.scene.director.busy
        between: set[tuple[float, float]] = set()

        def opened(between: set[tuple[float, float]] = between, hands: Hands = hands) -> bool:
            between.update((piece.x(), piece.y()) for piece in hands.scene.bids[0])
            return bool(hands.scene.bid_tags[0].text)

        hands.wait(opened, "open bids")
        places = len(between) - 2
        assert places == 1 if reduced else places > 4, f"{places} places on the way"
        hands.window.leave()


def test_full_log_and_bar_after_the_end(house: House) -> None:
    """During the game the log tells the current round; at the end all of it."""
    hands = house.at_table(ALONE, "end")
    longest = 0

    def watch(hands: Hands) -> None:
        nonlocal longest
        rounds = sum(line.startswith("Round ") for line in hands.page.log.lines())
        longest = max(longest, rounds)

    play(hands, Keys(7), watch)
    assert longest == 1
    rounds = [line for line in hands.page.log.lines() if line.startswith("Round ")]
    assert len(rounds) == hands.page.table.play.state.round
    outcome = hands.page.table.outcome
    assert outcome is not None
    assert any(hands.page.speaker.money(max(outcome.scores) * 1000) in text for text in everything(hands.window))


def test_the_choice_survives_a_new_size_and_another_language(house: House) -> None:
    """Whoever drags the window's edge in mid-choice does not have to choose again."""
    hands = house.at_table()
    hands.freeze_bots()
    hands.until_asked("bills")
    hands.key(Qt.Key.Key_1)
    hands.key(Qt.Key.Key_2)
    disturbances: list[Callable[[], object]] = [
        lambda: hands.window.resize(1100, 700),
        lambda: setattr(hands.window.settings, "language", "de"),
        lambda: setattr(hands.window.settings, "theme", "day"),
        lambda: hands.key(Qt.Key.Key_L, CONTROL),
    ]
    for disturb in disturbances:
        disturb()
        house.qtbot.wait(20)
        assert hands.scene.asking.bid() == (1, 1)
        assert heights(hands) == [LIFT, 0, 0, 0, 0, 0, LIFT, 0, 0, 0, 0, 0]


def test_the_trigger_is_pulled_where_it_is(house: House) -> None:
    """A click on the cylinder or its hammer, or Space on it; before and after that it is a picture."""
    for spot in ("cylinder", "hammer", "keys"):
        hands = house.at_table(seed="trigger")
        trigger = hands.scene.centre.trigger
        assert not trigger.lit
        hands.until_asked("bills")
        for key in "111111222222":
            hands.key(key)
        hands.key(Qt.Key.Key_Return)
        hands.until_asked("seat")
        hands.key("1")
        hands.key(Qt.Key.Key_Return)
        hands.until_asked("trigger")
        assert trigger.lit
        if spot == "keys":
            hands.key(Qt.Key.Key_Right)
            assert trigger.hasFocus()
            hands.key(Qt.Key.Key_Space)
        else:
            place = trigger.mapToScene(QPointF(0, 60 if spot == "cylinder" else -190))
            hands.qtbot.mouseClick(
                hands.scene.viewport(), Qt.MouseButton.LeftButton, pos=hands.scene.mapFromScene(place)
            )
        assert not hands.is_asked("trigger") and not trigger.lit, spot
        hands.window.close()


def test_a_bid_that_is_in_has_left_the_hand(house: House) -> None:
    """Two bills are on the table: they are not in the hand as well, until one changes one's mind; and the bar says whom
    one waits for at every moment, and nobody once the bids are open."""
    hands = house.at_table(seats("Anna", "Rosa:greenhorn", "Clem:deputy"), "hand")
    hands.freeze_bots()
    hands.until_asked("bills")
    hands.key(Qt.Key.Key_1)
    hands.key(Qt.Key.Key_2)
    hands.key(Qt.Key.Key_Return)

    def in_hand() -> int:
        return sum(piece.isVisible() for piece in hands.scene.purse)

    assert in_hand() == 10 and hands.page.bar._texts[0].endswith("Rosa and Clem …")
    hands.key(Qt.Key.Key_Backspace)
    hands.until_asked("bills")
    assert in_hand() == 12
    hands.key(Qt.Key.Key_2)
    hands.key(Qt.Key.Key_Return)
    assert in_hand() == 11
    hands.thaw_bots()
    hands.wait(lambda: hands.page.table.play.state.bids[0] is not None, "open bids")
    assert hands.scene.director.busy and "…" not in hands.page.bar._texts[0], "nobody is waited for any more"
    assert in_hand() == 11


def about_to_be_shot(table: Table) -> bool:
    question = table.play.question(0)
    if question is None or question.about != "trigger":
        return False
    play = table.play.copy()
    play.answer(0, "pull")
    return not play.state.alive[0] and play.core.outcome is None


def test_whoever_is_shot_learns_that_it_is_not_over_and_may_hurry(house: House) -> None:
    path = house.saved(about_to_be_shot, options={"pull": "hand"}, name="shot")
    hands = house.back_at(path)
    hands.until_asked("trigger")
    hands.freeze_bots()
    hands.key(Qt.Key.Key_Return)
    hands.until_quiet()
    assert "your click stacks still count" in hands.page.bar._texts[0]
    assert list(hands.page.bar._made) == ["fast"], "offered as soon as the smoke has cleared"
    hands.thaw_bots()
