"""Jesse Jones."""

from __future__ import annotations

from .character import Character

LOW = 4


class JesseJones(Character):
    """With four life points or fewer when his beers are served, each of his own beers gives him two."""

    def own_beer(self, life: int) -> int:
        return 2 if life <= LOW else 1
