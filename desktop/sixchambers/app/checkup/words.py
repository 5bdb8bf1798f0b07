"""What a checkup says, in English."""

from ...engine.phrase import phrase, phrases

WORDS = {
    "checkup.asked": phrase("checkup", "Six Chambers {version}: does everything work here?"),
    "checkup.words": phrase("checkup", "German and English"),
    "checkup.drawings": phrase("checkup", "Drawings and type"),
    "checkup.sounds": phrase("checkup", "Sounds"),
    "checkup.licences": phrase("checkup", "Licences"),
    "checkup.window": phrase("checkup", "The window"),
    "checkup.game": phrase("checkup", "A game of bots"),
    "checkup.link": phrase("checkup", "Host and guest, encrypted"),
    "checkup.all_well": phrase("checkup", "Everything works."),
    "checkup.trouble": phrases("checkup", "%n thing(s) do not work.", None, 1),
}
