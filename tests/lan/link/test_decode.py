"""Whatever a stranger writes: it is decoded, or it is a BadFrame."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixchambers.lan.link.decode import DEEPEST, decode
from sixchambers.lan.link.frames import BadFrame

ANY: msgspec.json.Decoder[Any] = msgspec.json.Decoder()
WHOLE = msgspec.json.Decoder(int)


@pytest.mark.parametrize(
    "payload",
    [
        b"",
        b"{",
        b"nul",
        b'"\xff"',
        b'"\xed\xa0\x80"',
        b'{"a":1}x',
        b"[" * 100_000,
        b"[" * 100_000 + b"]" * 100_000,
        b'{"a":' * 50_000 + b"1" + b"}" * 50_000,
        b"[" * (DEEPEST + 1) + b"]" * (DEEPEST + 1),
        b'{"a":[' * DEEPEST + b"1" + b"]}" * DEEPEST,
        b"1" * 19,
        b"-" + b"9" * 5000,
        b"[1,2," + b"9" * 30 + b"]",
        b'["a\\"",' + b"9" * 30 + b',"b"]',
        b'["\\\\",' + b"9" * 30 + b',"\\\\\\"","b"]',
        b'["]",' * 40 + b"1" + b',"["]' * 40,
        b'["\\"]",' * 40 + b"1" + b',"[\\\\"]' * 40,
        b"1e999",
        b"NaN",
        b"Infinity",
        b"\x00",
        b'"\\ud800"',
    ],
    ids=lambda payload: repr(payload[:20]),
)
def test_bad_frames(payload: bytes) -> None:
    with pytest.raises(BadFrame):
        decode(payload, ANY)


@pytest.mark.parametrize(
    "thing",
    [
        {"text": "1" * 40},
        {"text": 'say "' + "9" * 40 + '" \\'},
        {"text": "[" * 500 + "{" * 500},
        [[]] * 500,
        [{"a": [1, 2, {"b": "]"}]}] * 200,
        10**17,
        -(10**17),
    ],
    ids=lambda thing: repr(thing)[:20],
)
def test_long_texts_and_many_small_lists_are_no_monsters(thing: object) -> None:
    assert decode(msgspec.json.encode(thing), ANY) == thing


def test_exactly_so_deep_is_deep_enough() -> None:
    assert decode(b"[" * DEEPEST + b"]" * DEEPEST, ANY)


def test_the_wrong_type_is_a_bad_frame() -> None:
    assert decode(b"7", WHOLE) == 7
    with pytest.raises(BadFrame):
        decode(b'"7"', WHOLE)


@given(st.binary(max_size=200))
def test_any_bytes(payload: bytes) -> None:
    with suppress(BadFrame):
        decode(payload, ANY)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**17), 10**17) | st.text(max_size=50),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=8), inner, max_size=5),
    max_leaves=60,
)


@given(JSON)
def test_all_honest_things_get_through(thing: object) -> None:
    assert decode(msgspec.json.encode(thing), ANY) == thing
