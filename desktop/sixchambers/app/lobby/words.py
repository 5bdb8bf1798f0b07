"""What the lobby says, in English. German and the plural forms are in i18n/."""

from ...engine.phrase import phrase, phrases

WORDS = {
    "lobby.title": phrase("lobby", "Six Chambers"),
    "lobby.subtitle": phrase("lobby", "Five revolver games. Take a seat."),
    # posters; a game that is at the table brings its own name
    "lobby.name_klack": phrase("lobby", "Klack Klack Bang"),
    "lobby.name_dice": phrase("lobby", "BANG! The Dice Game"),
    "lobby.name_bang": phrase("lobby", "BANG! + Gold Rush"),
    "lobby.name_kablamo": phrase("lobby", "Kablamo"),
    "lobby.name_slap": phrase("lobby", "Slap .45"),
    "lobby.players": phrase("lobby", "{least}–{most} players"),
    "lobby.ribbon": phrase("lobby", "Not at the table yet"),
    "lobby.not_yet": phrase("lobby", "{game} is not at the table yet. It is still being carved."),
    "lobby.posters": phrase("lobby", "The games; arrow keys move, Enter chooses"),
    "lobby.poster_ready": phrase("lobby", "{game}, {players}"),
    "lobby.poster_chosen": phrase("lobby", "{game}, {players}, chosen"),
    "lobby.poster_not_yet": phrase("lobby", "{game}, {players}, not at the table yet"),
    # chairs
    "lobby.chairs": phrase("lobby", "The seats at the table"),
    "lobby.seats": phrases("lobby", "%n seat(s)", None, 1),
    "lobby.fewer": phrase("lobby", "One seat fewer (−)"),
    "lobby.more": phrase("lobby", "One seat more (+)"),
    "lobby.fewest": phrase("lobby", "{game} needs at least {least}."),
    "lobby.most": phrase("lobby", "{game} has room for {most}."),
    "lobby.free_chair": phrase("lobby", "Free"),
    "lobby.fill_chair": phrase("lobby", "Seat {seat} is free: put a bot there"),
    "lobby.name_at": phrase("lobby", "Name at seat {seat}"),
    "lobby.kind_at": phrase("lobby", "Seat {seat}, {name}: {kind}. Press to change."),
    "lobby.kind_me": phrase("lobby", "Me"),
    "lobby.kind_friend": phrase("lobby", "Friend here"),
    "lobby.kind_bot": phrase("lobby", "Bot: {level}"),
    "lobby.kind_guest": phrase("lobby", "Guest (LAN)"),
    "lobby.pick_me": phrase("lobby", "Me: I sit here"),
    "lobby.pick_friend": phrase("lobby", "A friend at this screen"),
    "lobby.pick_bot": phrase("lobby", "Bot, {level}: {about}"),
    "lobby.pick_guest": phrase("lobby", "A guest from another computer (LAN)"),
    "lobby.pick_nobody": phrase("lobby", "Nobody: leave the chair free"),
    "lobby.invite": phrase("lobby", "Seat {seat} is free: keep it for a guest from another computer"),
    "lobby.friend_name": phrase("lobby", "Partner"),
    "lobby.guest_name": phrase("lobby", "Guest"),
    # house rules
    "lobby.rules": phrase("lobby", "House rules"),
    "lobby.rules_tip": phrase("lobby", "How you play it here, the clock and the luck"),
    "lobby.seed": phrase("lobby", "Seed"),
    "lobby.seed_hint": phrase("lobby", "drawn at random"),
    "lobby.seed_tip": phrase(
        "lobby", "Leave it empty and the luck is drawn. With the same word here, the same luck comes again."
    ),
    "lobby.time": phrase("lobby", "Time to answer"),
    "lobby.time_none": phrase("lobby", "as long as it takes"),
    "lobby.time_seconds": phrases("lobby", "%n second(s)", None, 1),
    "lobby.time_minutes": phrases("lobby", "%n minute(s)", None, 1),
    "lobby.time_tip": phrase("lobby", "When it is up, the simplest answer counts."),
    "lobby.hints": phrase("lobby", "Hints are allowed"),
    "lobby.hints_tip": phrase(
        "lobby", "Whoever is asked may ask back what a deputy would do. It holds for everybody here."
    ),
    # somebody new
    "lobby.welcome": phrase("lobby", "New here? Let us show you how it goes. It takes four minutes."),
    "lobby.show_me": phrase("lobby", "Show me"),
    "lobby.no_thanks": phrase("lobby", "No, thanks"),
    # buttons
    "lobby.play": phrase("lobby", "Play"),
    "lobby.play_tip": phrase("lobby", "Start the game with these seats and rules ({keys})"),
    "lobby.open": phrase("lobby", "Open the table"),
    "lobby.open_tip": phrase("lobby", "Open this table on the network and wait for the guests ({keys})"),
    "lobby.host": phrase("lobby", "Open on the network"),
    "lobby.host_tip": phrase(
        "lobby",
        "Others on your network see this table and sit down. Bots make room for them and fill what stays empty.",
    ),
    "lobby.join": phrase("lobby", "Join a table"),
    "lobby.join_tip": phrase("lobby", "Sit down at a table that somebody opened on your network"),
    "lobby.quick": phrase("lobby", "Quick start"),
    "lobby.quick_tip": phrases("lobby", "You against %n bot(s) by the usual rules, at once ({keys})", None, 1),
    "lobby.resume": phrase("lobby", "Back to the table"),
    "lobby.resume_open": phrase("lobby", "Continue and wait for the guests"),
}
