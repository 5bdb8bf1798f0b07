"""A timed game across the network: the same page, driven by the court's client on the host and by the guest's own."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import Signal

from ..network.guest_table import GuestTablePage
from ..network.host_table import HostTablePage
from .page import LivePart
from .sitting import LiveSitting

if TYPE_CHECKING:
    from ...engine.message import Message
    from ..sitting import Sitting
    from ..voices import Voices


class GuestLiveSitting(LiveSitting):
    """Bots and the seats of others are the host's business."""

    @property
    def people(self) -> list[int]:
        return sorted(self.here)

    def _is_ours(self, seat: int) -> bool:
        return seat in self.here

    def prompt_of(self, seat: int) -> Message | None:
        return super().prompt_of(seat) if seat in self.here else None

    def can_answer_for(self, seat: int) -> bool:
        return seat in self.here


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
        sitting = GuestLiveSitting(
            remote,
            self.slap_scene,
            self,
            voices,
            here=remote.yours,
            client=remote.clocked,
        )
        return cast("Sitting", sitting)
