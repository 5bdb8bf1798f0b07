"""What a character can change about the rules. The drifter changes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....engine.steps import Step
from ..data import GATLING_NEEDS, THROWS
from ..ring import reached

if TYPE_CHECKING:
    from ..moves import DicePlay
    from ..steps.loss import Loss


class Character:
    """Somebody without any ability: the rules as they are."""

    throws: ClassVar[int] = THROWS
    rerolls_dynamite: ClassVar[bool] = False
    gatling_needs: ClassVar[int] = GATLING_NEEDS
    # Arrows count only after the last throw.
    defers_arrows: ClassVar[bool] = False
    # One arrow of each throw may go to somebody else.
    diverts_arrows: ClassVar[bool] = False
    steals_chief: ClassVar[bool] = False
    gives_at_start: ClassVar[bool] = False
    # What an elimination of somebody else is worth to him.
    share_of_the_dead: ClassVar[int] = 0
    # A Saloon die that joins all five base dice instead of replacing one.
    extra_die: ClassVar[str] = ""

    def reach(self, ring: tuple[int, ...], symbol: str) -> tuple[int, ...]:
        """Whom he can hit with a 1 or a 2; `ring` are the others, clockwise."""
        return reached(ring, symbol)

    def suffers(self, source: str, points: int) -> int:
        """How much of a loss really hits him."""
        return points

    def own_beer(self, life: int) -> int:
        """What one of his own beers gives him, with so much life when the beers are served."""
        return 1

    def before_loss(self, g: DicePlay, seat: int, loss: Loss) -> Step | None:
        """What he may do about his own loss."""
        return None

    def offer_help(self, g: DicePlay, seat: int, loss: Loss) -> Step | None:
        """What he may do about the losses of others."""
        return None

    def after_loss(self, g: DicePlay, seat: int, points: int) -> Step | None:
        """What he may do when he has lost so many points."""
        return None

    def after_hit(self, causer: int) -> Step | None:
        """What it means to somebody that he made him lose life with shots or the Gatling."""
        return None

    def after_aiming(self, symbols: tuple[str, ...], targets: tuple[int, ...], beers: int) -> Step | None:
        """What he may still decide before his shots hit."""
        return None

    def after_shots(self, seat: int, symbols: int) -> Step | None:
        """What using so many 1s and 2s brings him."""
        return None

    def after_gatling(self, symbols: int) -> Step | None:
        """What his Gatling symbols do beside the Gatling Gun."""
        return None

    def at_end(self, g: DicePlay, seat: int) -> Step | None:
        """What happens at the end of his turn."""
        return None
