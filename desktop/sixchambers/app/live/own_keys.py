"""What the keys do in a game of reaction, in words: for the page of all keys."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...table.slap.positions import printed
from ...table.slap.schemes import Wish
from ...words.speaker import Speaker


def own_keys(
    scheme: Mapping[str, Wish], people: Sequence[int], names: Sequence[str], speaker: Speaker
) -> list[tuple[str, str]]:
    """Keys and what they are for, an act at a time; where several share the keyboard, in the order of the people."""
    keys: dict[str, list[str]] = {}
    whose: dict[str, list[int]] = {}
    for key, wish in scheme.items():
        keys.setdefault(wish.act, []).append(printed(key))
        whose.setdefault(wish.act, []).append(wish.seat)
    told = []
    for act, held in keys.items():
        shared = len(people) > 1 and all(seat in people for seat in whose[act])
        said = speaker.text(f"live.act_{act}")
        who = " · ".join(names[seat] for seat in whose[act]) if shared else ""
        told.append((" · ".join(held) if shared else " ".join(held), f"{said} ({who})" if who else said))
    return told
