"""The guided first game of each game that has one."""

from __future__ import annotations

from importlib import import_module

from .script import Tour

TOURS = ("klack", "dice", "bang", "kablamo")


def tour(game: str) -> Tour:
    found: Tour = getattr(import_module(f".{game}", __package__), game.upper())
    return found
