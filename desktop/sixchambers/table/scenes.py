"""Which scene shows which game. Imported only when a game begins: the lobby needs none of it."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module

from ..words.speaker import Speaker
from .motion import Pace
from .scene import GameScene

SCENES = {
    "klack": "KlackScene",
    "dice": "DiceScene",
    "bang": "BangScene",
    "kablamo": "KablamoScene",
    "slap": "SlapScene",
}


def make_scene(game: str, names: Sequence[str], speaker: Speaker, pace: Pace, theme: str) -> GameScene:
    module = import_module(f".{game}.scene", __package__)
    scene: GameScene = getattr(module, SCENES[game])(names, speaker, pace, theme)
    return scene
