"""Answering at a table: one picker for each kind of question, for every game.

A picker lights what may be chosen, keeps what has been chosen so far, and offers buttons with keys. What a value is
called and which piece stands for it is the game's business: it hands over an `Answering`.
"""

from __future__ import annotations

from ...engine.questions import (
    AnyQuestion,
    Arrange,
    Assign,
    ChooseCounts,
    ChooseNumber,
    ChooseOne,
    ChoosePlace,
    ChooseSome,
    PlayOne,
    Window,
)
from .arranging import ArrangePicker
from .assigning import AssignPicker
from .base import Answering, Nothing, Picker
from .numbers import CountsPicker, NumberPicker
from .one import OnePicker
from .places import PlacePicker
from .plays import PlayPicker
from .some import SomePicker
from .windows import WindowPicker

__all__ = ["Answering", "Nothing", "Picker", "picker_for"]


def picker_for(at: Answering, question: AnyQuestion) -> Picker:
    """The way to answer this question."""
    match question:
        case ChooseOne():
            return OnePicker(at, question)
        case ChoosePlace():
            return PlacePicker(at, question)
        case Arrange():
            return ArrangePicker(at, question)
        case ChooseSome():
            return SomePicker(at, question)
        case ChooseCounts():
            return CountsPicker(at, question)
        case ChooseNumber():
            return NumberPicker(at, question)
        case Assign():
            return AssignPicker(at, question)
        case Window():
            return WindowPicker(at, question)
        case PlayOne():
            return PlayPicker(at, question)
    raise TypeError(f"no table knows how to ask {type(question).__name__}")
