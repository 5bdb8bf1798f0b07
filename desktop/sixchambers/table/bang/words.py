"""What the table of BANG! says on cards, buttons and over the leather, in English."""

from ...engine.phrase import phrase, phrases

WORDS = {
    # on cards
    "bang_table.kind_brown": phrase("bang_table", "Played and gone"),
    "bang_table.kind_blue": phrase("bang_table", "Stays on the table"),
    "bang_table.kind_gold": phrases("bang_table", "Equipment for %n nugget(s), used at once", None, 1),
    "bang_table.kind_black": phrases("bang_table", "Equipment for %n nugget(s), it stays", None, 1),
    "bang_table.kind_character": phrases("bang_table", "%n life point(s)", None, 1),
    "bang_table.kind_role": phrase("bang_table", "Role"),
    "bang_table.kind_shadow": phrase("bang_table", "Role, and a shadow by now"),
    "bang_table.goal_sheriff": phrase("bang_table", "Rid the town of every Outlaw and Renegade."),
    "bang_table.goal_deputy": phrase("bang_table", "Stand by the Sheriff: you win together, even from the grave."),
    "bang_table.goal_outlaw": phrase("bang_table", "The Sheriff has to go. You win with the other Outlaws."),
    "bang_table.goal_renegade": phrase("bang_table", "Be the last one standing; the Sheriff goes last of all."),
    "bang_table.goal_deputy_hunt": phrase("bang_table", "Get the Renegade yourself, or be the last one left."),
    "bang_table.goal_outlaw_hunt": phrase("bang_table", "Get the Deputy yourself, or be the last one left."),
    "bang_table.goal_renegade_hunt": phrase("bang_table", "Get the Outlaw yourself, or be the last one left."),
    "bang_table.shadow_renegade": phrase("bang_table", "Shadow-Renegade"),
    "bang_table.shadow_renegade_text": phrase(
        "bang_table",
        "At the start of each of his turns he joins the side that shows more open roles; a tie goes to the Outlaws.",
    ),
    "bang_table.side_none": phrase("bang_table", "No side yet"),
    "bang_table.side_law": phrase("bang_table", "Rides for the law"),
    "bang_table.side_outlaw": phrase("bang_table", "Rides with the Outlaws"),
    # big words
    "bang_table.show_sheriff": phrase("bang_table", "{who} wears the star"),
    "bang_table.show_again": phrase("bang_table", "{who} goes again"),
    "bang_table.show_shadow": phrase("bang_table", "The shadow of {who}"),
    "bang_table.show_out": phrase("bang_table", "{who}: {role}"),
    "bang_table.show_penalty": phrase("bang_table", "{who} shot a Deputy!"),
    "bang_table.show_barrel": phrase("bang_table", "The barrel holds!"),
    "bang_table.show_no_barrel": phrase("bang_table", "Just wood"),
    "bang_table.show_jail_opens": phrase("bang_table", "Free!"),
    "bang_table.show_jail_holds": phrase("bang_table", "Locked up"),
    "bang_table.show_fuse_out": phrase("bang_table", "Not yet …"),
    "bang_table.show_boom": phrase("bang_table", "BOOM!"),
    "bang_table.show_bell": phrase("bang_table", "Ding!"),
    "bang_table.show_no_bell": phrase("bang_table", "Silence"),
    "bang_table.show_missed": phrase("bang_table", "Missed!"),
    "bang_table.show_nothing_full": phrase("bang_table", "already full"),
    "bang_table.show_nothing_two_players": phrase("bang_table", "stale beer"),
    "bang_table.show_nothing_shadow": phrase("bang_table", "just a shadow"),
    "bang_table.show_nothing_calumet": phrase("bang_table", "peace"),
}
