"""What the bots of BANG! say about their answers, in English. German is in i18n/."""

from ...engine.phrase import phrase

WORDS = {
    # by feeling
    "bot.bang_feeling": phrase("bot", "go by feeling"),
    "bot.bang_enough": phrase("bot", "nothing here is worth playing now"),
    "bot.bang_nothing": phrase("bot", "there is nothing to decide"),
    # characters and draws
    "bot.bang_character": phrase("bot", "{who} suits me better"),
    "bot.bang_from_deck": phrase("bot", "the pile will do"),
    "bot.bang_from_hand": phrase("bot", "{target} can spare a card"),
    "bot.bang_from_discard": phrase("bot", "what lies there is worth having"),
    "bot.bang_keep_best": phrase("bot", "keep what helps most, let go of the rest"),
    "bot.bang_flip_good": phrase("bot", "this card is the lucky one"),
    "bot.bang_flip_any": phrase("bot", "none of these helps"),
    # weapons and the like
    "bot.bang_arm": phrase("bot", "{card}: reach further, or shoot faster"),
    "bot.bang_cover": phrase("bot", "{card} keeps me alive a little longer"),
    "bot.bang_light": phrase("bot", "light it and let it wander"),
    "bot.bang_draw_more": phrase("bot", "more cards first"),
    "bot.bang_store": phrase("bot", "first pick in the store"),
    # attacks
    "bot.bang_shoot": phrase("bot", "{target} is who I am after"),
    "bot.bang_finish": phrase("bot", "{target} will not survive this"),
    "bot.bang_at_sheriff": phrase("bot", "{target} wears the star, and that is the point"),
    "bot.bang_suspect": phrase("bot", "{target} acts like this: {role}"),
    "bot.bang_guess": phrase("bot", "{target}: a guess, until somebody shows his colours"),
    "bot.bang_duel": phrase("bot", "more BANG! in my hand than {target} is likely to hold"),
    "bot.bang_everybody": phrase("bot", "it hits more foes than friends"),
    "bot.bang_jail": phrase("bot", "{target} can sit out a turn"),
    "bot.bang_take": phrase("bot", "{target} has something I want"),
    "bot.bang_ruin": phrase("bot", "{target} shall not have that"),
    "bot.bang_free": phrase("bot", "get {target} out of trouble"),
    # life and gold
    "bot.bang_drink": phrase("bot", "a life point is worth a Beer"),
    "bot.bang_sell": phrase("bot", "gold buys more than this Beer does"),
    "bot.bang_saloon": phrase("bot", "a round for my side"),
    "bot.bang_buy": phrase("bot", "{what} is worth its price"),
    "bot.bang_force": phrase("bot", "{target} gets too much out of that"),
    "bot.bang_use": phrase("bot", "gold is there to be spent"),
    "bot.bang_heal": phrase("bot", "life first"),
    "bot.bang_help": phrase("bot", "{target} is on my side"),
    # answers
    "bot.bang_dodge": phrase("bot", "better a card than a life point"),
    "bot.bang_barrel": phrase("bot", "the barrel costs nothing"),
    "bot.bang_take_hit": phrase("bot", "take it: there is nothing to dodge with"),
    "bot.bang_save_it": phrase("bot", "one would not be enough: keep it"),
    "bot.bang_fight": phrase("bot", "keep shooting"),
    "bot.bang_yield": phrase("bot", "give in: {target} is worth more alive"),
    "bot.bang_no_bang": phrase("bot", "no BANG! left"),
    "bot.bang_survive": phrase("bot", "not yet!"),
    "bot.bang_give_up": phrase("bot", "there is no way out of this one"),
}
