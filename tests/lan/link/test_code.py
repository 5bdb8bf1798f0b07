"""Codes are easy to say, hard to mistake and not quite easy to guess."""

from __future__ import annotations

from itertools import combinations
from math import log2
from random import Random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from sixchambers.lan.link.code import make_code, normal, refuse_code
from sixchambers.lan.link.vocabulary import VOCABULARY

LANGUAGES = pytest.mark.parametrize("language", ["de", "en"])


@pytest.mark.parametrize(
    "typed",
    [
        "Staub-Sattel-42",
        "staub sattel 42",
        " STAUBSATTEL42 ",
        "staub – sattel – 42",
        "staub_sattel.42",
        "stáub-sattel-４２",
    ],
)
def test_how_a_code_is_typed_does_not_matter(typed: str) -> None:
    assert normal(typed) == normal("staub-sattel-42")


@pytest.mark.parametrize(
    "typed", ["Büffel-Größe-1", "Bueffel-Groesse-1", "Buffel-Grosse-1", "BÜFFEL GRÖSSE 1", "Bu\u0308ffel Große 1"]
)
def test_umlauts_may_be_written_any_way(typed: str) -> None:
    assert normal(typed) == normal("büffel-größe-1")


@pytest.mark.parametrize(
    "typed", ["staub-sattel-43", "staub-sattel", "sattel-staub-42", "staub-sattel-24", "staup-sattel-42"]
)
def test_another_code_is_another_code(typed: str) -> None:
    assert normal(typed) != normal("staub-sattel-42")


@example("säen")
@example("saeen")
@given(st.text(max_size=40))
def test_a_normal_code_stays_as_it_is(code: str) -> None:
    assert normal(normal(code)) == normal(code)
    normal(code).encode()


@LANGUAGES
def test_words_are_short_plain_and_far_apart(language: str) -> None:
    words = VOCABULARY[language]
    assert len(set(words)) == len(words) == 256
    for word in words:
        assert word.isascii() and word.isalpha() and word.islower() and 4 <= len(word) <= 8, word
    near = [pair for pair in combinations(words, 2) if _one_slip_apart(*map(normal, pair))]
    assert near == []


@LANGUAGES
def test_every_code_is_its_own(language: str) -> None:
    """Without hyphens no two pairs of words run into the same letters, so nothing of the 22 bits is lost."""
    words = VOCABULARY[language]
    codes = {normal(f"{first}-{second}") for first in words for second in words}
    assert log2(len(codes) * 100) > 22.5


@LANGUAGES
def test_a_made_up_code_will_do(language: str) -> None:
    random = Random(1)
    codes = {make_code(language, random) for _ in range(300)}
    assert len(codes) > 290
    assert all(refuse_code(code) is None for code in codes)
    first, second, digits = make_code(language, Random(2)).split("-")
    assert {first, second} <= set(VOCABULARY[language]) and digits.isdigit() and len(digits) == 2


@pytest.mark.parametrize("code", ["", "   ", "---", "ab1", "ä-ö"])
def test_a_code_of_ones_own_must_not_be_too_short(code: str) -> None:
    assert refuse_code(code) is not None


def _one_slip_apart(one: str, other: str) -> bool:
    """A letter wrong, missing, or too many."""
    if abs(len(one) - len(other)) > 1:
        return False
    if len(one) == len(other):
        return sum(a != b for a, b in zip(one, other, strict=True)) < 2
    short, long = sorted((one, other), key=len)
    return any(short == long[:i] + long[i + 1 :] for i in range(len(long)))
