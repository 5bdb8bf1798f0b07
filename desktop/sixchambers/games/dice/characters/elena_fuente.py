"""Elena Fuente."""

from __future__ import annotations

from typing import ClassVar

from .character import Character


class ElenaFuente(Character):
    """Of the arrows of each of her throws, one may go to another player. Who gets the last token from her holds it in
    the attack."""

    diverts_arrows: ClassVar[bool] = True
