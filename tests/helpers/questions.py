"""Questions of every kind, and things that look like answers, for hypothesis."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from sixchambers.engine.message import message
from sixchambers.engine.questions import (
    Arrange,
    Assign,
    Barred,
    ChooseCounts,
    ChooseNumber,
    ChooseOne,
    ChooseOrder,
    ChoosePlace,
    ChooseSome,
    Move,
    PlayOne,
    React,
    Window,
)

VALUES = st.integers(-1, 4) | st.sampled_from(["a", "b", "bang"])
PROMPT = message("engine.not_asked")
WHY = message("engine.offer_gone")
PLACES = st.tuples(st.integers(0, 2)) | st.tuples(st.integers(0, 2), st.integers(0, 2))


def several(values: st.SearchStrategy[Any], least: int = 0, most: int = 4, **more: Any) -> st.SearchStrategy[Any]:
    return st.lists(values, min_size=least, max_size=most, **more).map(tuple)


def different(values: st.SearchStrategy[Any], least: int = 0, most: int = 4) -> st.SearchStrategy[Any]:
    return several(values, least, most, unique=True)


BARRED = several(st.builds(Barred, VALUES | st.tuples(VALUES, VALUES), st.just(WHY)), most=2)
MOVES = several(
    st.builds(Move, VALUES, different(VALUES, most=3), different(st.sampled_from(["miss", "hit"]), most=2)), most=3
)


def asked(kind: type, **fields: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    """A question of this kind to seat 0; the default is any of its answers, or None where it has none."""

    def with_default(question: Any) -> Any:
        return kind(**{name: getattr(question, name) for name in kind.__struct_fields__} | {"default": first(question)})

    return st.builds(kind, seat=st.just(0), prompt=st.just(PROMPT), default=st.none(), **fields).map(with_default)


def first(question: Any) -> Any:
    return next(question.legal(), None)


EVERY_KIND: dict[str, st.SearchStrategy[Any]] = {
    "one": asked(ChooseOne, options=different(VALUES), barred=BARRED, may_pass=st.booleans()),
    "some": asked(
        ChooseSome, options=different(VALUES), least=st.integers(0, 3), most=st.integers(0, 5), barred=BARRED
    ),
    "counts": st.integers(0, 3).flatmap(
        lambda size: asked(
            ChooseCounts,
            kinds=st.just(("x",) * size),
            have=st.tuples(*[st.integers(0, 3)] * size),
            least=st.integers(0, 3),
            most=st.integers(0, 6),
        )
    ),
    "number": asked(ChooseNumber, least=st.integers(-3, 3), most=st.integers(-3, 6)),
    "place": asked(ChoosePlace, places=different(PLACES), barred=BARRED, may_pass=st.booleans()),
    "order": asked(ChooseOrder, items=several(VALUES)),
    "arrange": asked(Arrange, items=several(VALUES, most=3), places=different(PLACES, most=3), fill=st.integers(0, 3)),
    "assign": st.integers(0, 3).flatmap(
        lambda size: asked(
            Assign,
            symbols=several(VALUES, size, size),
            targets=st.tuples(*[different(VALUES, most=3)] * size),
            barred=BARRED,
        )
    ),
    "play": asked(PlayOne, moves=MOVES, barred=BARRED, may_pass=st.booleans()),
    "window": asked(Window, moves=MOVES, barred=BARRED, may_pass=st.just(True)),
    "react": asked(
        React,
        inputs=different(st.tuples(st.sampled_from(["slap", "cover"]), st.none() | st.integers(0, 2))),
        barred=BARRED,
    ),
}

_LEAF = st.none() | st.booleans() | st.integers(-3, 7) | st.sampled_from(["", "a", "b", "bang", "slap", "miss"])
JUNK = st.recursive(_LEAF, lambda inner: several(inner), max_leaves=8)
"""Whatever `as_answer` lets through: whole numbers, truth values, texts, None and tuples of these."""


@st.composite
def answers(draw: st.DrawFn, question: Any) -> Any:
    """A legal answer, one that is nearly legal, or anything at all."""
    legal = list(question.legal())
    if not legal or draw(st.booleans()):
        return draw(JUNK)
    answer = draw(st.sampled_from(legal))
    if isinstance(answer, tuple) and draw(st.booleans()):
        parts = list(answer)
        match draw(st.sampled_from(["change", "drop", "add", "swap"])):
            case "change" if parts:
                parts[draw(st.integers(0, len(parts) - 1))] = draw(_LEAF)
            case "drop" if parts:
                parts.pop()
            case "add":
                parts.append(draw(_LEAF))
            case "swap":
                parts.reverse()
        return tuple(parts)
    return answer
