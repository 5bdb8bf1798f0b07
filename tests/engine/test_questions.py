"""Every kind of question: what it offers and what it refuses are the same thing said twice."""

from __future__ import annotations

from itertools import islice
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from helpers.questions import EVERY_KIND, JUNK, answers
from sixchambers.engine.message import Message, message
from sixchambers.engine.questions import (
    PASS,
    AnyQuestion,
    Arrange,
    Assign,
    Barred,
    Caution,
    ChooseCounts,
    ChooseNumber,
    ChooseOne,
    ChooseOrder,
    ChoosePlace,
    ChooseSome,
    Move,
    PlayOne,
    Question,
    Window,
    as_answer,
    contains,
    same,
)
from sixchambers.words.catalogue import collect

KINDS = pytest.mark.parametrize("kind", EVERY_KIND)
ASKED: dict[str, Any] = {"seat": 0, "prompt": message("engine.not_asked"), "default": None}


def test_the_family_is_complete() -> None:
    """A kind added to the family gets its test here."""
    assert {kind.__struct_config__.tag for kind in get_args(AnyQuestion)} == set(EVERY_KIND)


@KINDS
@settings(max_examples=3 * settings.default.max_examples)
@given(data=st.data())
def test_refused_is_exactly_what_is_not_legal(kind: str, data: st.DataObject) -> None:
    question = data.draw(EVERY_KIND[kind])
    answer = data.draw(answers(question))
    legal = contains(tuple(question.legal()), answer)
    refusal = question.refuse(answer)
    assert (refusal is None) == legal, (question, answer, refusal)


@KINDS
@given(data=st.data())
def test_every_legal_answer_is_accepted_and_named_once(kind: str, data: st.DataObject) -> None:
    question = data.draw(EVERY_KIND[kind])
    legal = list(question.legal())
    assert [question.refuse(answer) for answer in legal] == [None] * len(legal)
    if kind not in ("play", "window"):  # a card may be listed twice there, once for each way to hold it
        assert len(set(map(repr, legal))) == len(legal)


@KINDS
@given(data=st.data())
def test_only_and_count_agree_with_the_list(kind: str, data: st.DataObject) -> None:
    question = data.draw(EVERY_KIND[kind])
    legal = list(question.legal())
    assert question.only() == (tuple(legal) if len(legal) == 1 else None)
    for most in (1, 2, 1000):
        assert question.count(most) == min(most, len(legal))


@KINDS
@given(data=st.data())
def test_junk_is_refused_with_a_reason_and_never_raises(kind: str, data: st.DataObject) -> None:
    question = data.draw(EVERY_KIND[kind])
    refusal = question.refuse(data.draw(JUNK))
    assert refusal is None or (isinstance(refusal, Message) and refusal.id in collect())


@KINDS
@given(data=st.data())
def test_truth_is_no_number(kind: str, data: st.DataObject) -> None:
    """True equals 1 in Python; in an answer it is something else, however deep it stands."""
    question = data.draw(EVERY_KIND[kind])
    for answer in islice(question.legal(), 20):
        disguised = _with_truth(answer)
        if not same(disguised, answer):
            assert question.refuse(disguised) is not None


def _with_truth(answer: Any) -> Any:
    if isinstance(answer, tuple):
        return tuple(map(_with_truth, answer))
    return bool(answer) if answer in (0, 1) else answer


@pytest.mark.parametrize("kind", [kind for kind in EVERY_KIND if kind in ("one", "place", "play", "window")])
def test_passing_is_refused_where_it_is_not_allowed(kind: str) -> None:
    empty: dict[str, Any] = {"one": {"options": (1,)}, "place": {"places": ((1,),)}}.get(
        kind, {"moves": (Move(1),), "may_pass": False}
    )
    asks = {"one": ChooseOne, "place": ChoosePlace, "play": PlayOne, "window": Window}[kind]
    refusal = asks(**ASKED, **empty).refuse(PASS)
    assert refusal is not None and refusal.id == "engine.may_not_pass"


@pytest.mark.parametrize(
    ("question", "answer", "reason"),
    [
        (ChooseOne(**ASKED, options=(1,), barred=(Barred(2, message("far")),)), 2, "far"),
        (ChooseOne(**ASKED, options=(1,), barred=(Barred(2, message("far")),)), 3, "engine.not_offered"),
        (ChooseSome(**ASKED, options=(1, 2, 3), least=2, most=2), (1,), "engine.too_few"),
        (ChooseSome(**ASKED, options=(1, 2, 3), least=1, most=2), (1, 2, 3), "engine.too_many"),
        (ChooseSome(**ASKED, options=(1, 2), least=0, most=2, barred=(Barred(5, message("gone")),)), (1, 5), "gone"),
        (ChooseSome(**ASKED, options=(1, 2), least=0, most=2), 1, "engine.wrong_kind"),
        (ChooseSome(**ASKED, options=(1, 2), least=0, most=2), (2, 1), "engine.not_offered"),
        (ChooseSome(**ASKED, options=(1, 2), least=0, most=2), (1, 1), "engine.not_offered"),
        (ChooseCounts(**ASKED, kinds=("x",), have=(2,), least=1, most=2, none_chosen=message("none")), (0,), "none"),
        (ChooseCounts(**ASKED, kinds=("x",), have=(2,), least=1, most=2, not_enough=message("poor")), (3,), "poor"),
        (ChooseCounts(**ASKED, kinds=("x",), have=(3,), least=1, most=2), (3,), "engine.too_many"),
        (ChooseNumber(**ASKED, least=1, most=3), 4, "engine.out_of_bounds"),
        (ChooseOrder(**ASKED, items=(1, 2)), (1,), "engine.all_of_them"),
        (Arrange(**ASKED, items=("a", "b"), places=((0,), (1,)), fill=2), (0, 0), "engine.used_twice"),
        (Arrange(**ASKED, items=("a", "b"), places=((0,), (1,)), fill=2), (0, -1), "engine.fill_places"),
        (Assign(**ASKED, symbols=("1",), targets=((2,),), barred=(Barred(3, message("dead")),)), (3,), "dead"),
        (PlayOne(**ASKED, moves=(Move("bang", (1,)),), barred=(Barred("beer", message("two")),)), ("beer",) * 3, "two"),
        (
            PlayOne(**ASKED, moves=(Move("bang", (1,)),), barred=(Barred(("bang", 2), message("far")),)),
            ("bang", 2, None),
            "far",
        ),
    ],
)
def test_the_reason_is_the_one_a_person_needs(question: Question, answer: Any, reason: str) -> None:
    refusal = question.refuse(answer)
    assert refusal is not None and refusal.id == reason


def test_a_bare_question_has_no_answers() -> None:
    with pytest.raises(TypeError):
        Question(**ASKED).legal()


class Drawn(Question, frozen=True, kw_only=True):
    """A kind that only lists its answers: `refuse` then looks them up."""

    def legal(self) -> Any:
        yield from ((1, "a"), 2)


@given(answer=JUNK | st.sampled_from([(1, "a"), 2]))
def test_the_slow_way_to_refuse_is_right_too(answer: Any) -> None:
    question = Drawn(**ASKED)
    assert (question.refuse(answer) is None) == contains(((1, "a"), 2), answer)


def test_a_warning_is_about_an_answer_or_how_it_begins() -> None:
    why, other = message("engine.offer_gone"), message("engine.too_late")
    cautions = (Caution(1, why), Caution((2, 0), other), Caution((3, None, "sell"), why))
    moves = (Move(1, (0, 1)), Move(2, (0, 1)), Move(3, (), ("drink", "sell")))
    question = PlayOne(**ASKED, moves=moves, warned=cautions)
    assert question.warning((1, 1, None)) == why and question.warning((2, 0, None)) == other
    assert question.warning((2, 1, None)) is None and question.warning(PASS) is None
    assert question.warning((3, None, "sell")) == why and question.warning((3, None, "drink")) is None
    assert all(question.refuse(answer) is None for answer in question.legal()), "a warning forbids nothing"
    assert ChooseOne(**ASKED, options=(7,), warned=(Caution(7, why),)).warning(7) == why


def test_a_target_may_be_barred_though_nothing_can_be_aimed() -> None:
    why = message("engine.offer_gone")
    question = PlayOne(**ASKED, moves=(), barred=(Barred(("force", 2), why),))
    assert question.refuse(("force", 2, None)) == why and question.refuse(("force", 1, None)) != why


# --- answers from outside ----------------------------------------------------------------------------------------


@given(answer=JUNK)
def test_answers_survive_the_way_through_json(answer: Any) -> None:
    assert same(as_answer(_as_lists(answer), depth=9), answer)


def _as_lists(answer: Any) -> Any:
    return [_as_lists(part) for part in answer] if isinstance(answer, tuple) else answer


@pytest.mark.parametrize(
    "raw",
    [1.0, float("nan"), b"x", {"a": 1}, {1}, object(), [1.5], [[[[1]]]], [0] * 101, "x" * 201, 2**31, -(2**31) - 1],
    ids=lambda raw: type(raw).__name__,
)
def test_what_is_no_answer_is_not_let_in(raw: object) -> None:
    with pytest.raises(ValueError, match="not an answer"):
        as_answer(raw)


def test_the_largest_answers_are_let_in() -> None:
    for raw in (2**31 - 1, -(2**31), "x" * 200, (0,) * 100, (((1,),),)):
        assert same(as_answer(raw), raw)
