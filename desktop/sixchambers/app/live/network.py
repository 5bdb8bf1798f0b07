"""A timed game across the network: the same page, driven by the court's client on the host and by the guest's own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from PySide6.QtCore import Signal

from ..network.guest_table import GuestTablePage
from ..network.host_table import HostTablePage
from ..network.visiting import Visiting
from .page import LivePart
from .sitting import LiveSitting

if TYPE_CHECKING:
    from ..sitting import Sitting
    from ..voices import Voices


class GuestLiveSitting(Visiting, LiveSitting):
    """A card is timed here; everything else is the host's business."""

    def __init__(self, *args: Any, **parts: Any) -> None:
        # Told how things are in the middle of a card: looked at when it is over.
        self._look_later = False
        super().__init__(*args, **parts)

    def _look_again(self) -> None:
        self._look_later = bool(self.client.round)
        if not self._look_later:
            self._drop_race()
            super()._look_again()

    def _catch_up(self) -> None:
        if self._look_later:
            self._look_again()
        else:
            super()._catch_up()

    def _sit_elsewhere(self) -> None:
        super()._sit_elsewhere()
        self._give_keys()

    def stop(self) -> None:
        """A round that is on is played to its end, unless nobody hears of it."""
        if not self.guest.connected:
            self._drop_race()
        super().stop()


class LiveHostPage(LivePart, HostTablePage):
    """The host's own screen has no advantage: it hears the referee over a link like everybody else."""

    def _make_sitting(self, voices: Voices | None) -> Sitting:
        court = self.serving.timed
        assert court is not None
        here = self.host.company.here()
        sitting = LiveSitting(self.table, self.slap_scene, self, voices, here=here, client=court.client)
        return cast("Sitting", sitting)


class LiveGuestPage(LivePart, GuestTablePage):
    """A guest's screen."""

    saved = Signal(object)  # said again here: of two parents Qt knows the signals of the first alone

    def _make_sitting(self, voices: Voices | None) -> Sitting:
        remote = self.remote
        sitting = GuestLiveSitting(self.guest, remote, self.slap_scene, self, voices, client=remote.clocked)
        return cast("Sitting", sitting)
