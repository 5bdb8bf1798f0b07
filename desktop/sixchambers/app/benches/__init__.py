"""What `sixchambers bench` measures, by name: the module and the function, imported when they are wanted."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .row import Row

BENCHES = {
    "reference": ("engine", "reference_row"),
    "klack_decision": ("engine", "klack_decision"),
    "klack_heard": ("engine", "klack_heard"),
    "klack_copy": ("engine", "klack_copy"),
    "klack_arena": ("engine", "klack_arena"),
    "dice_decision": ("engine", "dice_decision"),
    "dice_heard": ("engine", "dice_heard"),
    "dice_copy": ("engine", "dice_copy"),
    "dice_arena": ("engine", "dice_arena"),
    "dice_tumble": ("tumbling", "dice_tumble"),
    "kablamo_turn": ("revolving", "kablamo_turn"),
    "bang_table": ("shooting", "bang_table"),
    "bang_decision": ("engine", "bang_decision"),
    "bang_heard": ("engine", "bang_heard"),
    "bang_copy": ("engine", "bang_copy"),
    "bang_against_uno": ("uno", "bang_against_uno"),
    "kablamo_decision": ("engine", "kablamo_decision"),
    "kablamo_heard": ("engine", "kablamo_heard"),
    "kablamo_copy": ("engine", "kablamo_copy"),
    "kablamo_arena": ("engine", "kablamo_arena"),
    "slap_game": ("racing", "slap_game"),
    "slap_judge": ("racing", "slap_judge"),
    "slap_arena": ("racing", "slap_arena"),
    "slap_hand": ("slapping", "slap_hand"),
    "first_frame": ("window", "first_frame"),
    "frames": ("window", "frames"),
    "busy_worker": ("window", "frames_beside_a_busy_worker"),
    "idle": ("window", "idle"),
    "growth": ("window", "growth"),
    "replay_scrub": ("replay", "scrub"),
    "rulebook": ("window", "rulebook"),
    "autosave": ("window", "autosave"),
    "lan": ("lan", "lan"),
    "slap_fair": ("fair", "slap_fair"),
}


def run(name: str) -> list[Row]:
    module, function = BENCHES[name]
    rows: list[Row] = getattr(import_module(f".{module}", __package__), function)()
    return rows
