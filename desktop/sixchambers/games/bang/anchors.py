"""The anchors of the rulebook that events name: every section, and a place for each card, character and equipment."""

from __future__ import annotations

from .box import CARD_NAMES, EQUIPMENT_NAMES, GOLD_RUSH_LIFE, LIFE

SECTIONS = (
    "setup",
    "roles",
    "characters",
    "three_players",
    "turn",
    "draw_phase",
    "play_phase",
    "discard_phase",
    "distance",
    "same_name",
    "limit",
    "draw_check",
    "defending",
    "reshuffle",
    "losing_life",
    "last_chance",
    "elimination",
    "rewards",
    "victory",
    "nuggets",
    "row",
    "force",
    "equipment_deck",
    "shadows",
    "shadow_turn",
    "shadow_renegade",
    "stall",
)
ANCHORS = tuple(f"bang/{name}" for name in (*SECTIONS, *CARD_NAMES, *LIFE, *GOLD_RUSH_LIFE, *EQUIPMENT_NAMES))
