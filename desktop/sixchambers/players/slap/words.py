"""What the bots of Slap .45 say about what they do, in English. German is in i18n/."""

from ...engine.phrase import phrase, phrases

WORDS = {
    # guns
    "bot.slap_shoot": phrase("bot", "{target} is the one to shoot"),
    "bot.slap_shoot_last": phrase("bot", "{target} has one member left"),
    "bot.slap_shoot_back": phrase("bot", "{target} began it"),
    "bot.slap_shoot_leader": phrase("bot", "nobody has more left than {target}"),
    "bot.slap_shoot_other": phrase("bot", "the other one was faster into cover: then this one"),
    "bot.slap_big": phrase("bot", "no cover helps against this: be first"),
    "bot.slap_hide": phrase("bot", "somebody else will be faster: into cover"),
    "bot.slap_stay": phrase("bot", "safe where the hand is"),
    "bot.slap_bored": phrase("bot", "nobody moves? Then on with it"),
    # the other cards
    "bot.slap_move": phrase("bot", "the nearest base that counts"),
    "bot.slap_taken": phrase("bot", "taken: the next one"),
    "bot.slap_horse": phrase("bot", "for one Gold this horse is a gun"),
    "bot.slap_gold": phrase("bot", "Gold: with an open hand"),
    "bot.slap_decoy": phrase("bot", "Gold buys nothing in a duel"),
    "bot.slap_trapped": phrase("bot", "there is a trap on that: hands off"),
    "bot.slap_second_hand": phrase("bot", "this base is taken as well, for somebody else's sake"),
    # mistakes
    "bot.slap_slip": phrase("bot", "oops"),
    "bot.slap_lapse": phrase("bot", "dreaming of dinner"),
    "bot.slap_flinch": phrase("bot", "too eager"),
    # between two cards
    "bot.slap_wait": phrase("bot", "nothing to do but wait"),
    "bot.slap_wait_card": phrase("bot", "wait until the card is there"),
    "bot.slap_peek": phrase("bot", "a look at the card is free"),
    "bot.slap_trap": phrase("bot", "{card} comes often enough for a trap"),
    "bot.slap_leave": phrase("bot", "out of cover: being fast is worth more now"),
    "bot.slap_deal": phrase("bot", "everybody ready?"),
    "bot.slap_pick": phrase("bot", "any card will do, so this one"),
    "bot.slap_feint": phrase("bot", "and … not yet"),
    "bot.slap_ready": phrase("bot", "ready"),
    # after the slap
    "bot.slap_pay": phrase("bot", "well worth a Gold"),
    "bot.slap_pay_horse": phrase("bot", "a Gold is cheaper than a kick"),
    "bot.slap_save": phrase("bot", "not worth a Gold"),
    "bot.slap_save_nobody": phrase("bot", "nobody was pointed at"),
    "bot.slap_save_enough": phrase("bot", "one is all there is"),
    "bot.slap_save_recruit": phrase("bot", "three Gold are a new member"),
    "bot.slap_recruit": phrases("bot", "%n good hand(s) for three Gold each", None, 1),
    "bot.slap_no_recruit": phrase("bot", "enough hands, too little Gold"),
    # advice before a card is turned
    "bot.slap_hint_shoot": phrase("bot", "{card}: shoot {target}"),
    "bot.slap_hint_slap": phrase("bot", "{card}: slap it with an open hand"),
    "bot.slap_hint_cover": phrase("bot", "{card}: into cover, at the base of {target}"),
    "bot.slap_hint_cover_own": phrase("bot", "{card}: into cover, at your own base"),
    "bot.slap_hint_stay": phrase("bot", "{card}: keep your hand where it is"),
}
