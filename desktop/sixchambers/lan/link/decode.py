"""Decoding what a stranger wrote: one exception, whatever was wrong with it.

Strict types do most of the work. Where a type is open (an answer can be any list of numbers), two things would get
through that code further on does not expect: lists in lists in lists, and numbers with thousands of digits.
"""

from __future__ import annotations

from typing import TypeVar

import msgspec

from .frames import BadFrame

T = TypeVar("T")

DEEPEST = 32
MOST_DIGITS = 18

_DIGITS = bytes(ord("0") if chr(byte) in "0123456789" else ord(" ") for byte in range(256))
_NOT_BRACKETS = bytes(set(range(256)) - set(b"[]{}"))
_ONE_KIND = bytes.maketrans(b"{}", b"[]")


def decode(payload: bytes, decoder: msgspec.json.Decoder[T]) -> T:
    """The payload as the decoder's type, or BadFrame."""
    try:
        thing = decoder.decode(payload)
        _refuse_monsters(payload)
    except (msgspec.MsgspecError, ValueError, OverflowError, RecursionError) as error:
        raise BadFrame(type(error).__name__) from None
    return thing


def _refuse_monsters(payload: bytes) -> None:
    """Cheap looks first: hardly any frame needs the careful one. It is valid JSON here, so brackets are in pairs."""
    long_number = _has_long_number(payload)
    if not long_number and payload.count(b"[") + payload.count(b"{") <= DEEPEST:
        return
    bare = _without_texts(payload)
    if long_number and _has_long_number(bare):
        raise BadFrame("a number too long")
    brackets = bare.translate(_ONE_KIND, _NOT_BRACKETS)
    for _ in range(DEEPEST):  # each time the innermost pairs fall out
        brackets = brackets.replace(b"[]", b"")
    if brackets:
        raise BadFrame("nested too deep")


def _has_long_number(json: bytes) -> bool:
    return b"0" * (MOST_DIGITS + 1) in json.translate(_DIGITS)


def _without_texts(json: bytes) -> bytes:
    """All that is not between quotation marks. Once the escaped ones are out, every second piece is a text."""
    return b"".join(json.replace(b"\\\\", b"").replace(b'\\"', b"").split(b'"')[::2])
