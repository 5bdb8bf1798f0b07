"""What the bots of BANG! The Dice Game say about their answers, in English. German is in i18n/."""

from ...engine.phrase import phrase

WORDS = {
    # by feeling
    "bot.dice_feeling": phrase("bot", "go by feeling"),
    "bot.dice_revenge": phrase("bot", "{target} shot at me: an eye for an eye"),
    "bot.dice_show_off": phrase("bot", "why wait? the card is too good to keep to oneself"),
    # before the first throw
    "bot.dice_throw": phrase("bot", "nothing to prepare: throw"),
    "bot.dice_loudmouth": phrase("bot", "the Loudmouth: this turn wants shots more than safety"),
    "bot.dice_coward": phrase("bot", "the Coward: beer and a broken arrow are what is needed now"),
    "bot.dice_base_dice": phrase("bot", "plain dice: neither of the Saloon dice promises more"),
    # throwing
    "bot.dice_keep": phrase("bot", "keep {faces}, the rest can only get better"),
    "bot.dice_all_again": phrase("bot", "nothing here is worth keeping: all of them again"),
    "bot.dice_stop": phrase("bot", "leave it: another throw would make it worse"),
    "bot.dice_stop_dynamite": phrase("bot", "leave it: one more dynamite and it all blows up"),
    # shots
    "bot.dice_no_other": phrase("bot", "{target}: nobody else is in reach"),
    "bot.dice_finish": phrase("bot", "{target} will not survive this"),
    "bot.dice_hunt": phrase("bot", "{target} is the one to hunt"),
    "bot.dice_at_sheriff": phrase("bot", "{target}: the star is what this is about"),
    "bot.dice_suspect": phrase("bot", "{target}: most likely {role}"),
    "bot.dice_anybody": phrase("bot", "{target}: a guess, until somebody shows his colours"),
    "bot.dice_lesser_evil": phrase("bot", "{target}: it has to be somebody, and there it does the least harm"),
    "bot.dice_double": phrase("bot", "{target} gets it twice: worth more than the beer"),
    "bot.dice_rather_drink": phrase("bot", "the beer is worth more than a second bullet"),
    # beers and life
    "bot.dice_drink": phrase("bot", "one’s own wounds first"),
    "bot.dice_friend": phrase("bot", "{target} needs it more"),
    "bot.dice_wasted": phrase("bot", "nobody who is thirsty deserves it: down the drain"),
    "bot.dice_take_over": phrase("bot", "stand in the way for {target}"),
    "bot.dice_own_skin": phrase("bot", "every man for himself"),
    # arrows
    "bot.dice_plain_arrow": phrase("bot", "a plain arrow weighs less"),
    "bot.dice_chief": phrase("bot", "the Chief’s Arrow: whoever leads is spared"),
    "bot.dice_divert": phrase("bot", "{target} can have this arrow"),
    "bot.dice_own_arrow": phrase("bot", "away with one’s own arrows"),
    "bot.dice_relief": phrase("bot", "take an arrow off {target}"),
    "bot.dice_keep_arrows": phrase("bot", "keep the arrows: the Chief covers whoever has the most"),
    "bot.dice_leave_arrows": phrase("bot", "the arrows lie with the right people"),
    "bot.dice_pay_arrows": phrase("bot", "arrows rather than blood"),
    "bot.dice_pay_life": phrase("bot", "a scratch: better than another arrow"),
    # special roles
    "bot.dice_wait": phrase("bot", "not worth giving the role away for"),
    "bot.dice_doc": phrase("bot", "turn a die before {target} makes use of it"),
    "bot.dice_gambler": phrase("bot", "{target} has been too lucky: once more, all of them"),
    "bot.dice_bad": phrase("bot", "{target} must not get back on his feet"),
    "bot.dice_left_hand": phrase("bot", "{target} must not fall yet"),
    "bot.dice_left_hand_self": phrase("bot", "not dying today"),
    "bot.dice_right_hand": phrase("bot", "another turn now can decide it"),
    "bot.dice_judge": phrase("bot", "strike what {target} has up his sleeve"),
    "bot.dice_good": phrase("bot", "{target} will not carry the star much longer: take it"),
    "bot.dice_ugly": phrase("bot", "the Indians are near: {one} and {other} swap arrows"),
    # the Ghost
    "bot.dice_ghost_stop": phrase("bot", "this will haunt somebody nicely"),
    "bot.dice_ghost_again": phrase("bot", "keep this one and look for a better second: {face}"),
    "bot.dice_ghost_both": phrase("bot", "nothing here to haunt anybody with"),
    "bot.dice_token_friend": phrase("bot", "{target} can use it: {face}"),
    "bot.dice_token_enemy": phrase("bot", "a little present for {target}: {face}"),
}
