"""Answering at the table of BANG!: every question by keys alone, by mouse alone, by dragging, and told aloud."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sixchambers.engine.message import message
from sixchambers.engine.questions import Barred, Caution, Move, PlayOne
from sixchambers.engine.update import Update
from sixchambers.games.bang.box import NAME
from sixchambers.games.bang.reach import reaches
from sixchambers.table.accessible.told import Told
from sixchambers.table.bang.reading import reach_text
from sixchambers.table.picking.base import Nothing
from sixchambers.words.speaker import speaker
from table.bang_person import BangPerson
from table.bang_tables import ABOUTS, NAMES, bang_table, moments, one_answer, scene_of, some_answers

At = Callable[[Update], BangPerson]


@pytest.fixture
def person(qtbot: QtBot) -> At:
    people: dict[int, BangPerson] = {}

    def at(update: Update) -> BangPerson:
        seats = len(update.view.alive)
        if seats not in people:
            people[seats] = BangPerson(scene_of(qtbot, list(NAMES[:seats]), reduced=True))
        return people[seats]

    return at


def test_every_question_of_the_game_is_met() -> None:
    assert all(moments().values())


@pytest.mark.parametrize("way", ["keys", "walk", "mouse"])
@pytest.mark.parametrize("about", ABOUTS)
def test_every_question_can_be_answered(person: At, about: str, way: str) -> None:
    random = Random(1)
    for update in moments()[about]:
        someone = person(update)
        question = update.question
        assert question is not None
        for answer in some_answers(question, random)[:6]:
            someone.asked(update)
            someone.answer(question, answer, way)
            assert someone.given == [answer], (about, way)
            assert question.refuse(someone.given[-1]) is None
            someone.scene.ask(None)


@pytest.mark.parametrize("about", ABOUTS)
def test_a_suggestion_only_has_to_be_confirmed(person: At, about: str) -> None:
    random = Random(2)
    for update in moments()[about]:
        someone = person(update)
        question = someone.asked(update)
        for answer in some_answers(question, random)[:5]:
            if answer is None and not isinstance(question, PlayOne):
                continue  # declining has a button of its own
            someone.asked(update)
            someone.scene.suggest(answer)
            assert someone.scene.describe(answer)
            picker = someone.scene.asking.picker
            assert picker is not None and not isinstance(picker.now(), Nothing)
            someone.scene.act("confirm")
            assert someone.given == [answer]
            someone.scene.ask(None)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("about", ABOUTS)
def test_every_answer_has_words_in_both_languages(person: At, about: str, language: str) -> None:
    random = Random(3)
    for update in moments()[about]:
        someone = person(update)
        scene = someone.scene
        scene.retranslate(speaker(language))
        question = someone.asked(update)
        for answer in some_answers(question, random)[:12]:
            said = scene.describe(answer)
            assert said and "bang" not in said.split(".")[0].split("_")[0] and "{" not in said, said
        scene.ask(None)
        scene.retranslate(speaker("en"))


@pytest.mark.parametrize("about", ABOUTS)
def test_what_is_dark_says_why(person: At, about: str) -> None:
    """By hovering, by focus, by pressing it, and to a screen reader."""
    for update in moments()[about]:
        someone = person(update)
        someone.asked(update)
        scene = someone.scene
        dark = [piece for piece in scene.targets if piece.barred]
        told = {id(item.piece): item for item in flat(scene.told()) if item.piece is not None}
        for piece in dark:
            assert not piece.lit and piece.toolTip() == piece.barred
            assert told[id(piece)].why == piece.barred
            someone.hints.clear()
            piece.setFocus(Qt.FocusReason.TabFocusReason)
            assert piece.barred in someone.hints
            before = list(someone.given)
            QTest.keyClick(scene, Qt.Key.Key_Space)
            assert someone.given == before, "a dark piece answered"
        scene.ask(None)
        assert not any(piece.lit or piece.barred for piece in scene.plates), "something stays lit"


def flat(told: list[Told]) -> list[Told]:
    return [one for thing in told for one in (thing, *flat(list(thing.inside)))]


# --- targets, reasons, warnings --------------------------------------------------------------------------------------


def play_moment(wanted: Callable[[PlayOne, Any], bool], seats: int = 6, **options: Any) -> Update:
    """A moment of a game at which somebody's turn looks like this."""
    for seed in range(300):
        random = Random(seed)
        table = bang_table(seats, seed=seed, **options)
        for _ in range(160):
            if table.outcome is not None:
                break
            for seat in table.play.owing():
                question = table.play.question(seat)
                if isinstance(question, PlayOne) and question.about == "play" and wanted(question, table.play.state):
                    return table.update(seat)
            one_answer(table, random)
    raise AssertionError("no game came to that")


def bangs(question: PlayOne) -> list[Move]:
    return [move for move in question.moves if isinstance(move.card, int) and NAME[move.card] == "bang"]


def test_who_is_too_far_away_says_by_how_much(qtbot: QtBot) -> None:
    update = play_moment(lambda question, state: bool(bangs(question)) and len(bangs(question)[0].targets) < 4)
    person = BangPerson(scene_of(qtbot, list(NAMES[:6])))
    question = person.asked(update)
    assert isinstance(question, PlayOne)
    card = bangs(question)[0]
    person.pick("card", card.card, "mouse")
    scene = person.scene
    far = [reach for reach in reaches(update.view, question.seat) if not reach.shoots]
    assert far and all(scene.plates[target].lit for target in card.targets)
    for reach in far:
        plate = scene.plates[reach.seat]
        assert not plate.lit and str(reach.distance) in plate.barred and str(reach.range) in plate.barred
        person.hints.clear()
        person.click(plate)
        assert plate.barred in person.hints and person.given == []


def test_a_card_without_effect_warns_before_it_is_played(qtbot: QtBot) -> None:
    update = play_moment(
        lambda question, state: any(isinstance(caution.value, int | tuple) for caution in question.warned)
    )
    person = BangPerson(scene_of(qtbot, list(NAMES[:6])))
    question = person.asked(update)
    answer = next(answer for answer in question.legal() if question.warning(answer) is not None)
    person.hints.clear()
    person.scene.suggest(answer)
    warning = question.warning(answer)
    assert warning is not None and person.scene.say(warning) in person.hints
    assert person.given == [], "a warning is no refusal, but it comes first"
    person.scene.act("confirm")
    assert person.given == [answer]


def test_a_warning_is_seen_on_the_piece(qtbot: QtBot) -> None:
    update = play_moment(lambda question, state: bool(bangs(question)))
    question = update.question
    assert isinstance(question, PlayOne)
    card = bangs(question)[0]
    why = message("bang.warn_calumet")
    warned = msgspec.structs.replace(
        question, warned=(Caution(card.card, why), Caution((card.card, card.targets[0]), why))
    )
    person = BangPerson(scene_of(qtbot, list(NAMES[:6])))
    scene = person.scene
    scene.sit(update.seat)
    scene.look(update)
    scene.ask(warned)
    piece = scene.asking.piece("card", card.card)
    assert piece is not None and piece.lit and piece.caution and piece.toolTip() == piece.caution
    person.pick("card", card.card, "mouse")
    plate = scene.plates[card.targets[0]]
    assert plate.caution == scene.say(why) or len(card.targets) == 1
    scene.ask(None)
    assert not piece.caution and not plate.caution


def test_another_card_can_be_taken_while_a_target_is_chosen(qtbot: QtBot) -> None:
    update = play_moment(
        lambda question, state: (
            bool(bangs(question))
            and len(bangs(question)[0].targets) > 1
            and len({move.card for move in question.moves if isinstance(move.card, int)}) > 1
        )
    )
    person = BangPerson(scene_of(qtbot, list(NAMES[:6]), reduced=True))
    question = person.asked(update)
    assert isinstance(question, PlayOne)
    first = bangs(question)[0].card
    other = next(move.card for move in question.moves if isinstance(move.card, int) and move.card != first)
    person.pick("card", first, "mouse")
    assert person.scene.chairs[question.seat].hand.cards[first].chosen
    person.click(person.scene.chairs[question.seat].hand.cards[other])
    hand = person.scene.chairs[question.seat].hand.cards
    assert hand[other].chosen and not hand[first].chosen


def robbing(question: PlayOne, state: Any) -> bool:
    return any(
        isinstance(move.card, int)
        and NAME[move.card] in ("panic", "cat_balou")
        and len(move.ways) > 1
        and question.seat not in move.targets
        for move in question.moves
    )


def test_what_is_to_be_taken_can_be_pressed_at_once(qtbot: QtBot) -> None:
    """One press on an open card of somebody names the card and whom it is taken from."""
    update = play_moment(robbing)
    person = BangPerson(scene_of(qtbot, list(NAMES[:6]), reduced=True))
    question = person.asked(update)
    assert isinstance(question, PlayOne)
    move = next(
        move
        for move in question.moves
        if isinstance(move.card, int) and NAME[move.card] in ("panic", "cat_balou") and len(move.ways) > 1
        and question.seat not in move.targets
    )  # fmt: skip
    person.pick("card", move.card, "mouse")
    picker: Any = person.scene.asking.picker
    target, way = move.targets[0], move.ways[-1]
    if picker.slot == "target":
        loot = person.scene.asking.loot(int(target), way)
        assert loot is not None and loot.lit
        person.click(loot)
        person.confirm("mouse")
        assert person.given == [(move.card, target, way)]


# --- dragging --------------------------------------------------------------------------------------------------------


def test_a_card_is_dragged_onto_whom_it_is_for(qtbot: QtBot) -> None:
    update = play_moment(lambda question, state: bool(bangs(question)) and len(bangs(question)[0].targets) > 1)
    person = BangPerson(scene_of(qtbot, list(NAMES[:6]), reduced=True))
    question = person.asked(update)
    assert isinstance(question, PlayOne)
    move = bangs(question)[0]
    scene = person.scene
    card = scene.chairs[question.seat].hand.cards[move.card]
    home = card.pos()
    far = next(seat for seat in update.view.present if seat not in (*move.targets, question.seat))
    person.drag(card, scene.plates[far].pos())
    assert person.given == [] and scene.plates[far].barred in person.hints, "too far: the reason is said"
    scene.act("clear")
    person.drag(card, home + QPointF(4, 40))
    assert person.given == [] and not card.chosen, "back in the hand: nothing was meant"
    target = int(move.targets[-1])
    person.drag(card, scene.plates[target].pos())
    assert person.given == [(move.card, target, None)]


def test_a_card_without_a_target_is_dragged_over_the_table(qtbot: QtBot) -> None:
    def wanted(question: PlayOne, state: Any) -> bool:
        return any(isinstance(move.card, int) and not move.targets and not move.ways for move in question.moves)

    update = play_moment(wanted)
    person = BangPerson(scene_of(qtbot, list(NAMES[:6]), reduced=True))
    question = person.asked(update)
    assert isinstance(question, PlayOne)
    move = next(m for m in question.moves if isinstance(m.card, int) and not m.targets and not m.ways)
    person.drag(person.scene.chairs[question.seat].hand.cards[move.card], person.scene.middle)
    assert person.given == [(move.card, None, None)]


def test_an_answer_is_dragged_over_the_table(person: At) -> None:
    update = moments()["dodge"][0]
    someone = person(update)
    question = someone.asked(update)
    card = next(answer for answer in question.legal() if isinstance(answer, int))
    someone.drag(someone.scene.chairs[question.seat].hand.cards[card], someone.scene.middle)
    assert someone.given == [card]


def test_a_dark_card_cannot_be_dragged(person: At) -> None:
    for update in moments()["dodge"]:
        question = update.question
        dark = [bar.value for bar in getattr(question, "barred", ()) if isinstance(bar, Barred)]
        if not dark:
            continue
        someone = person(update)
        someone.asked(update)
        card = someone.scene.chairs[update.seat or 0].hand.cards[dark[0]]
        home = card.pos()
        someone.drag(card, someone.scene.middle)
        assert someone.given == [] and card.pos() == home
        return
    raise AssertionError("no dark card")


# --- a standing offer ------------------------------------------------------------------------------------------------


def test_sid_ketchum_may_heal_whatever_else_is_asked(qtbot: QtBot) -> None:
    """Whether or not he is asked something: his offer has a button, two cards are picked, and the rest goes on."""
    for seed in range(400):
        random = Random(seed)
        table = bang_table(5, seed=seed)
        found = None
        if "sid_ketchum" not in table.play.state.characters:
            continue
        sid = table.play.state.characters.index("sid_ketchum")
        for _ in range(120):
            if table.outcome is not None:
                break
            if table.play.offers(sid):
                found = table.update(sid)
                break
            one_answer(table, random)
        if found is not None:
            break
    assert found is not None
    scene = scene_of(qtbot, list(NAMES[:5]), reduced=True)
    taken: list[tuple[int, Any]] = []
    scene.offered.connect(lambda id, answer: taken.append((id, answer)))
    scene.sit(sid)
    scene.look(found)
    scene.ask(found.question if found.owes else None)
    offer = found.offers[0]
    action = next(action for action in scene.choices() if action.id == f"offer{offer.id}")
    assert action.keys == ("S",) and action.text
    scene.act(action.id)
    assert scene.offer == offer
    scene.act("leave_offer")
    assert scene.offer is None
    scene.act(action.id)
    person = BangPerson(scene)
    pair = next(iter(offer.question.legal()))
    for card in pair:
        person.pick("sid", card, "mouse")
    scene.act("confirm")
    assert taken == [(offer.id, pair)] and person.given == []
    assert table.submit_offer(sid, *taken[0]) is None


# --- the range map ---------------------------------------------------------------------------------------------------


def test_pointing_at_a_seat_shows_who_reaches_whom_and_why(qtbot: QtBot) -> None:
    def wanted(question: PlayOne, state: Any) -> bool:
        names = {NAME[card] for cards in state.in_play for card in cards}
        return "mustang" in names and bool(names & {"winchester", "rev_carabine", "remington", "schofield"})

    update = play_moment(wanted)
    scene = scene_of(qtbot, list(NAMES[:6]))
    scene.sit(update.seat)
    scene.look(update)
    for seat in update.view.present:
        scene.point(scene.plates[seat], True)
        seen = reaches(update.view, seat)
        assert len(scene.reach.notes) == len(seen) + 1
        out = sum(reach.shoots for reach in seen)
        back = sum(
            next(reach for reach in reaches(update.view, other) if reach.seat == seat).shoots
            for other in update.view.present
            if other != seat
        )
        assert len(scene.reach.lines) == out + back
        said = "\n".join(item.name for item in flat(scene.told()) if item.key.startswith("reach "))
        for reach in seen:
            assert NAMES[reach.seat] in said and reach_text(scene, reach) in said
            if reach.mustang:
                assert "Mustang" in reach_text(scene, reach)
        scene.grab()
        scene.point(scene.plates[seat], False)
        assert not scene.reach.notes and not scene.reach.lines


def test_the_range_map_by_key(qtbot: QtBot) -> None:
    table = bang_table(5, seed=1)
    scene = scene_of(qtbot, list(NAMES[:5]))
    scene.sit(2)
    scene.look(table.update(2))
    QTest.keyClick(scene, Qt.Key.Key_D)
    assert scene.reach.seat == 2 and scene.reach.notes
    QTest.keyClick(scene, Qt.Key.Key_Left)
    assert scene.reach.seat == 3
    QTest.keyClick(scene, Qt.Key.Key_Escape)
    assert scene.reach.seat is None and not scene.reach.notes


def test_what_is_being_chosen_survives_another_size_and_language(qtbot: QtBot) -> None:
    update = play_moment(lambda question, state: bool(bangs(question)))
    person = BangPerson(scene_of(qtbot, list(NAMES[:6])))
    question = person.asked(update)
    answer = next(answer for answer in question.legal() if answer is not None and answer[1] is not None)
    person.scene.suggest(answer)
    picker = person.scene.asking.picker
    person.scene.resize(1024, 560)
    person.scene.retranslate(speaker("de"))
    assert person.scene.asking.picker is picker and picker is not None
    assert picker.now() == answer


def test_in_a_guided_game_only_what_it_is_about_is_lit(qtbot: QtBot) -> None:
    update = play_moment(
        lambda question, state: len({move.card for move in question.moves if isinstance(move.card, int)}) > 2
    )
    person = BangPerson(scene_of(qtbot, list(NAMES[:6])))
    question = update.question
    assert isinstance(question, PlayOne)
    wanted = next(answer for answer in question.legal() if answer is not None)
    person.scene.limit = (wanted,)
    person.asked(update)
    lit = [key for key, card in person.scene.chairs[question.seat].hand.cards.items() if card.lit]
    assert lit == [wanted[0]]
    person.key("Return")
    assert person.given == [], "another answer was taken"
    person.scene.limit = None
