"""Frames come out as they went in, however the bytes were cut; anything else is noticed at once."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixchambers.lan.link.frames import DATA, BadFrame, Bucket, FrameReader, frame

FRAMES = st.lists(st.tuples(st.integers(0, 255), st.binary(max_size=300)), max_size=8)


def drain(reader: FrameReader) -> list[tuple[int, bytes]]:
    return list(iter(reader.next, None))


@given(FRAMES, st.lists(st.integers(0, 3000), max_size=10))
def test_however_the_bytes_are_cut(frames: list[tuple[int, bytes]], cuts: list[int]) -> None:
    stream = b"".join(frame(kind, payload) for kind, payload in frames)
    reader = FrameReader(301)
    found = []
    places = sorted({min(cut, len(stream)) for cut in cuts} | {0, len(stream)})
    for start, end in zip(places, [*places[1:], len(stream)], strict=True):
        reader.feed(stream[start:end])
        found += drain(reader)
    assert found == frames


@pytest.mark.parametrize("length", [0, 11, 0x7FFFFFFF, 0xFFFFFFFF])
def test_a_bad_length_is_refused_before_anything_else_has_come(length: int) -> None:
    reader = FrameReader(10)
    reader.feed(length.to_bytes(4)[:3])
    assert reader.next() is None
    reader.feed(length.to_bytes(4)[3:])
    with pytest.raises(BadFrame):
        reader.next()


def test_the_limit_counts_from_the_next_frame_on() -> None:
    """What comes right behind a handshake is judged as a guest's, not as a stranger's."""
    reader = FrameReader(5)
    reader.feed(frame(DATA, b"1234") + frame(DATA, b"123456789"))
    assert reader.next() == (DATA, b"1234")
    reader.largest = 10
    assert reader.next() == (DATA, b"123456789")


def test_a_bucket_gives_a_burst_and_then_a_trickle() -> None:
    bucket = Bucket(rate=2, burst=3)
    assert [bucket.take(1, now=100) for _ in range(4)] == [True, True, True, False]
    assert not bucket.take(1, now=100.4)
    assert bucket.take(1, now=100.5)
    assert not bucket.take(1, now=100.5)
    assert [bucket.take(1, now=1000) for _ in range(4)] == [True, True, True, False], (
        "no more than the burst is saved up"
    )


def test_a_clock_that_goes_back_gives_nothing() -> None:
    bucket = Bucket(rate=1, burst=1)
    assert bucket.take(1, now=10)
    assert not bucket.take(1, now=5)
    assert bucket.take(1, now=6)
