"""Which page a game is played on: most have the usual one, games of reaction one of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..engine.table import Table
    from ..lan.guest import Guest
    from ..lan.host import Host
    from ..lan.remote import RemoteTable
    from ..table.sound import Sound
    from ..words.speaker import Speaker
    from .network.guest_table import GuestTablePage
    from .network.host_table import HostTablePage
    from .settings import Settings
    from .table_page import TablePage


def host_page(host: Host, speaker: Speaker, settings: Settings, sound: Sound) -> HostTablePage:
    """For whoever has guests."""
    if host.serving is not None and host.serving.timed is not None:
        from .live.network import LiveHostPage

        return LiveHostPage(host, speaker, settings, sound)
    from .network.host_table import HostTablePage

    return HostTablePage(host, speaker, settings, sound)


def guest_page(guest: Guest, table: RemoteTable, speaker: Speaker, settings: Settings, sound: Sound) -> GuestTablePage:
    """For a guest."""
    if table.clocked is not None:
        from .live.network import LiveGuestPage

        return LiveGuestPage(guest, table, speaker, settings, sound)
    from .network.guest_table import GuestTablePage

    return GuestTablePage(guest, table, speaker, settings, sound)


def table_page(table: Table, speaker: Speaker, settings: Settings, sound: Sound) -> TablePage:
    from ..lan.timed.contest import is_timed

    if is_timed(table.game):
        from .live.page import LiveTablePage

        return LiveTablePage(table, speaker, settings, sound)
    from .table_page import TablePage

    return TablePage(table, speaker, settings, sound)
