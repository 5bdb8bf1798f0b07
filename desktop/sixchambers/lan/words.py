"""What is said about playing across a network, in English. What one can do about it belongs into the sentence."""

from ..engine.phrase import phrase, phrases

WORDS = {
    # --- getting in: said to the guest
    "lan.not_reachable": phrase(
        "lan", "There is no table open at {address}. Check the address, and ask whether the table is still open."
    ),
    "lan.no_answer": phrase(
        "lan",
        "Nobody answered at {address}. Is the table still open there, and does its firewall let Six Chambers through?",
    ),
    "lan.unknown_name": phrase(
        "lan", "No machine in this network is known as {address}. Type the address in numbers, as the table shows it."
    ),
    "lan.bad_peer": phrase(
        "lan", "Something answers at {address}, but it is no table of Six Chambers. Check the address and the port."
    ),
    "lan.wrong_code": phrase(
        "lan", "That is not the code of this table. Ask for it again; capitals, gaps and hyphens do not matter."
    ),
    "lan.slow_down": phrases("lan", "Too many wrong codes. Try again in %n second(s).", None, 1),
    "lan.wrong_host": phrase(
        "lan", "Somebody else answers at {address}, not the table you sat at. If you trust it, join with its code."
    ),
    "lan.in_the_middle": phrase(
        "lan",
        "Somebody in this network sits between you and the table and wants to listen in. "
        "Nothing was given away. Better play over another network.",
    ),
    "lan.token_unknown": phrase("lan", "The table does not know you any more. Join with its code."),
    "lan.refused_busy": phrase("lan", "There is a crowd at the table's door. Wait a moment, then try again."),
    "lan.refused": phrase("lan", "The table at {address} does not want you in. Ask whoever opened it."),
    "lan.too_old": phrase(
        "lan", "The table plays with a newer Six Chambers than yours. Update yours, then join again."
    ),
    "lan.too_new": phrase(
        "lan", "The table plays with an older Six Chambers than yours. It has to be updated there, then join again."
    ),
    # --- getting in: said to the host
    "lan.knock_wrong_code": phrase("lan", "{address} came with a wrong code."),
    "lan.knock_slowed": phrase("lan", "{address} tries one wrong code after another and has to wait."),
    "lan.knock_in_the_middle": phrase(
        "lan",
        "{address} knows the code but was led here by somebody who sits in between. It was not let in; "
        "better play over another network.",
    ),
    "lan.knock_token": phrase("lan", "{address} wanted back in, but this table does not know it. It needs the code."),
    "lan.knock_too_old": phrase("lan", "{address} has an older Six Chambers than you: it has to be updated there."),
    "lan.knock_too_new": phrase("lan", "{address} has a newer Six Chambers than you: update yours to let it in."),
    # --- opening a table
    "lan.port_taken": phrase("lan", "Another program uses port {port}. Choose another port, or 0 for any free one."),
    "lan.cannot_listen": phrase(
        "lan", "This machine does not let Six Chambers open a table on the network. It says: {why}."
    ),
    "lan.identity_unreadable": phrase(
        "lan", "The table's key {file} cannot be read. Open the table anew: the guests then join with the code again."
    ),
    "lan.code_short": phrases("lan", "A code needs at least %n letter(s) or digit(s).", None, 1),
    # --- the end of a connection
    "lan.link_lost": phrase("lan", "The connection broke off."),
    "lan.peer_left": phrase("lan", "The other side has hung up."),
    "lan.hung_up": phrase("lan", "You have hung up."),
    "lan.bad_frame": phrase(
        "lan", "The other program said something that makes no sense. The connection was closed; join again."
    ),
    "lan.too_fast": phrase(
        "lan", "The other program said far more than any game needs. The connection was closed; join again."
    ),
    # --- chairs
    "lan.no_such_chair": phrase("lan", "There is no such chair at this table."),
    "lan.chair_taken": phrase("lan", "Somebody else was faster: that chair is taken."),
    "lan.not_your_chair": phrase("lan", "That is not your chair."),
    "lan.not_your_seat": phrase("lan", "You can only answer for your own seat."),
    "lan.full": phrase("lan", "All chairs at this table are taken. You can still watch, or ask for a chair."),
    "lan.crowded": phrase("lan", "The room is full to the door: not even standing room is left."),
    "lan.older_rules": phrase(
        "lan",
        "The table plays a newer edition of this game's rules than yours. Update your Six Chambers, then join again.",
    ),
    "lan.newer_rules": phrase(
        "lan", "The table plays an older edition of this game's rules than yours. It has to be updated there."
    ),
    "lan.unknown_game": phrase(
        "lan", "The table plays a game your Six Chambers does not know yet. Update yours, then join again."
    ),
    # --- the end of an evening
    "lan.host_closed": phrase("lan", "The host has closed the table. Thanks for playing."),
    "lan.host_left": phrase(
        "lan", "The host has left. The game is saved there; once it is opened again, your chair is waiting."
    ),
    "lan.kicked": phrase("lan", "The host has shown you the door."),
    "lan.elsewhere": phrase("lan", "You have sat down on your chair from another window or machine; this one is out."),
    "lan.you_left": phrase("lan", "You have left the table."),
    "lan.out_of_touch": phrase("lan", "The table cannot hear you at the moment. Wait until the connection is back."),
    "lan.one_wish": phrase("lan", "One thing at a time: first everybody has to say yes or no to the last wish."),
    "lan.paused": phrase("lan", "The table is taking a break. Go on first."),
    "lan.timed": phrase("lan", "Hands off: this one goes by the stopwatch."),
    # --- told to everybody
    "lan.came": phrase("lan", "New at the table: {name}."),
    "lan.came_back": phrase("lan", "Back again: {name}."),
    "lan.went": phrase("lan", "Gone home: {name}."),
    "lan.lost": phrase("lan", "Connection lost: {name}."),
    "lan.was_kicked": phrase("lan", "Shown the door: {name}."),
    "lan.paused_by": phrase("lan", "A break, asked for by {name}."),
    "lan.goes_on": phrase("lan", "The break asked for by {name} is over."),
    # --- the same, where milliseconds count
    "lan.misdeal": phrase("lan", "The screen of {name} was late. That round does not count."),
    "lan.too_good": phrase("lan", "{name} is faster than people usually are. Just so you know."),
    "lan.shows_late": phrase("lan", "The screen of {name} is always a little late. A wired network may help."),
    "lan.backdates": phrase("lan", "Many presses of {name} arrive suspiciously late. The network, or a trick?"),
    # --- quick phrases, each read in the reader's own language
    "lan.quick_hello": phrase("lan", "Howdy!"),
    "lan.quick_well_played": phrase("lan", "Well played."),
    "lan.quick_ouch": phrase("lan", "Ouch!"),
    "lan.quick_your_turn": phrase("lan", "Your turn!"),
    "lan.quick_moment": phrase("lan", "One moment …"),
    "lan.quick_thanks": phrase("lan", "Much obliged."),
    "lan.quick_again": phrase("lan", "One more round?"),
    "lan.quick_liar": phrase("lan", "I don't believe a word."),
}
