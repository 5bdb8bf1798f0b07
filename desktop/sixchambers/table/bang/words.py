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
}
