"""What the result screen says, in English. German and the plural forms are in i18n/."""

from ...engine.phrase import phrase, phrases

WORDS = {
    # the poster
    "result.wanted": phrase("result", "Wanted"),
    "result.crime": phrase("result", "for winning at {game}"),
    "result.crime_together": phrase("result", "for sharing the win at {game}"),
    "result.crime_nobody": phrase("result", "somebody who can win at {game}"),
    "result.nobody": phrase("result", "Nobody"),
    "result.winners": phrase("result", "{who}"),
    "result.reward": phrase("result", "Reward {score}"),
    "result.reward_each": phrase("result", "Reward {score} each"),
    # the sheet beside it
    "result.reckoning": phrase("result", "The reckoning"),
    "result.past": phrase("result", "Past games"),
    "result.luck": phrase("result", "The luck"),
    "result.row": phrase("result", "{who}: {score} ({how}). {hidden}"),
    "result.klack_how": phrase("result", "{money} × {markers}"),
    "result.klack_none": phrase("result", "no click stack"),
    "result.klack_purse": phrase("result", "{money} left in the purse"),
    "result.klack_empty": phrase("result", "empty purse"),
    "result.klack_out": phrase("result", "out of the game"),
    "result.klack_bid": phrase("result", "last bid {money}"),
    "result.dice_won": phrase("result", "won"),
    "result.dice_lost": phrase("result", "lost"),
    "result.dice_who": phrase("result", "{role}, {character}"),
    "result.dice_alive": phrases("result", "%n life point(s) left", None, 1),
    "result.dice_shot": phrase("result", "shot down by {who}"),
    "result.dice_gatling": phrase("result", "caught by the Gatling of {who}"),
    "result.dice_indians": phrase("result", "fell in an Indian attack"),
    "result.dice_dynamite": phrase("result", "blown up by the dynamite"),
    "result.dice_bullet": phrase("result", "bit on a bullet"),
    "result.dice_out": phrase("result", "eliminated"),
    "result.dice_ghost": phrase("result", "{fate}, then the Ghost"),
    # past games
    "result.past_text": phrases("result", "%n game(s) of {game} on record, on this computer only.", None, 1),
    "result.past_none": phrase("result", "No game of {game} is on record yet."),
    "result.col_name": phrase("result", "Name"),
    "result.col_games": phrase("result", "Games"),
    "result.col_wins": phrase("result", "Won"),
    "result.col_share": phrase("result", "Share"),
    "result.col_best": phrase("result", "Best"),
    "result.col_streak": phrase("result", "In a row"),
    "result.percent": phrase("result", "{share}%"),
    "result.forget": phrase("result", "Forget past games"),
    "result.forget_sure": phrase("result", "Sure? Press once more"),
    # the luck
    "result.luck_promised": phrase(
        "result",
        "All luck of this game was settled before it began. The promise made then is the SHA-256 of salt and seed, one "
        "after the other. Now both are open, and everybody can check it.",
    ),
    "result.luck_chosen": phrase(
        "result",
        "This seed was known before the game, so nothing was promised. With the same seed the same luck comes.",
    ),
    "result.promise": phrase("result", "Promise"),
    "result.seed": phrase("result", "Seed"),
    "result.salt": phrase("result", "Salt"),
    "result.copy": phrase("result", "Copy"),
    "result.copied": phrase("result", "Copied"),
    # buttons
    "result.again": phrase("result", "Again"),
    "result.other_seats": phrase("result", "Again with other seats"),
    "result.replay": phrase("result", "Watch the replay"),
    "result.show_table": phrase("result", "Show the table"),
    "result.show_result": phrase("result", "Show the result"),
    "result.lobby": phrase("result", "To the lobby"),
}
