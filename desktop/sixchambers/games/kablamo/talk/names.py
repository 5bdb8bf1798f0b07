"""What bullets and tokens are called in scenario files: by code (DC), by number (47), or by id (double_cross)."""

from __future__ import annotations

from typing import Any

from ..box import CLICK, KABLAMO, KIND, KIND_OF, KINDS, NUMBERED
from ..pieces import Token

_BY_NAME = {kind.code: kind for kind in KINDS} | KIND
_LIVE = {"kablamo": KABLAMO, "click": CLICK}
_USUAL = {"bolshevik_rules": "next"}


def name_of(face: int) -> str:
    return KIND[KIND_OF[face]].code


def token_name(token: Token) -> str:
    """`HM`, `TM armed`, `BR now`, `RI as HM`."""
    code = KIND[token.kind].code
    name = name_of(token.bullet)
    said = name if name == code else f"{name} as {code}"
    return said if token.state == "waiting" else f"{said} {token.state}"


def face_of(word: str) -> int:
    """The bullet somebody means; of several copies the one with the lowest number."""
    return faces_of(word)[0]


def faces_of(word: str) -> tuple[int, ...]:
    """All bullets that could be meant."""
    if word == "x":
        return (CLICK,)
    if word.isdigit() and 0 < int(word) <= NUMBERED:
        return (int(word),)
    kind = _BY_NAME.get(word)
    if kind is None:
        raise ValueError(f"there is no bullet “{word}”")
    return kind.numbers or (_LIVE[kind.id],)


class BulletNames:
    """Hands out bullets by their names: of several copies another one each time."""

    def __init__(self) -> None:
        self.used: set[int] = set()

    def face(self, word: str) -> int:
        faces = faces_of(word)
        free = [face for face in faces if face > NUMBERED or face not in self.used]
        if not free:
            raise ValueError(f"there is no further “{word}” in the box")
        self.used.add(free[0])
        return free[0]

    def faces(self, words: Any) -> list[int]:
        return [self.face(str(word)) for word in (words.split() if isinstance(words, str) else words)]

    def token(self, words: str) -> Token:
        """`HM`, `TM armed`, `BR now`, `RI as HM`, or with a number: `46`."""
        parts = words.split()
        face = self.face(parts.pop(0))
        kind = KIND_OF[face]
        if parts[:1] == ["as"]:
            kind = _BY_NAME[parts[1]].id
            parts = parts[2:]
        return Token(face, kind, parts[0] if parts else _USUAL.get(kind, "waiting"))
