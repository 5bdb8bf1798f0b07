"""What games of reaction say in the window, in English."""

from ...engine.phrase import phrase, phrases

WORDS = {
    "live.ready": phrase("live", "Eyes on the middle, and not before the card is up."),
    "live.watching": phrase("live", "You are out, and in good company. Watch."),
    "live.no_undo": phrase("live", "What has been slapped stays slapped: nothing can be taken back here."),
    # how one plays
    "live.controls": phrase("live", "Controls for games of reaction"),
    "live.people": phrases("live", "%n at this keyboard", None, 1),
    "live.player": phrase("live", "Player {number}"),
    "live.one_switch": phrase(
        "live", "One key for everything (the space bar; it does what the card asks, 150 ms later)"
    ),
    "live.plain_cards": phrase("live", "Plain cards: black and white, told apart by their shape"),
    "live.number_pad": phrase("live", "This keyboard has a number pad"),
    "live.touch_pads": phrase("live", "Touch pads at the edges of the screen"),
    "live.reveal_sound": phrase("live", "A sound when the card is turned (ears are faster than eyes)"),
    "live.act_shoot": phrase("live", "Shoot"),
    "live.act_slap": phrase("live", "Slap"),
    "live.act_cover": phrase("live", "Take cover"),
    "live.act_cover2": phrase("live", "Second hand"),
    "live.act_leave": phrase("live", "Leave cover"),
    "live.act_deal": phrase("live", "Deal"),
    "live.act_peek": phrase("live", "Peek"),
    "live.act_yes": phrase("live", "Yes"),
    "live.act_no": phrase("live", "No"),
    "live.act_next": phrase("live", "Next target (twice: next base)"),
    "live.act_switch": phrase("live", "The one key"),
    # the keyboard check
    "live.check": phrase("live", "Check the keyboard"),
    "live.check_alone": phrase("live", "Only where several share it does a keyboard need checking."),
    "live.check_press": phrases("live", "Press {keys} together, %n time(s).", None, 1),
    "live.check_so_far": phrase("live", "{number} of {n}. Again!"),
    "live.check_good": phrase("live", "Not a key was lost. This keyboard is fair."),
    "live.check_lost": phrase(
        "live",
        "Missing: {keys}. If you did press them, this keyboard swallows keys: use other columns, a pad, a mouse.",
    ),
    "live.no_sdl": phrase("live", "Game pads need the extra “pad” (pygame-ce), which is not installed."),
    "live.pads_found": phrases("live", "%n game pad(s) found.", None, 1),
}
