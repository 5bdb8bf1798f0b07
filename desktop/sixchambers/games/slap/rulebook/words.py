"""The rules of Slap .45 in English. German is in i18n/."""

from ....engine.phrase import phrase

WORDS = {
    # what it is about
    "rules.slap_about": phrase("rules", "What it is about"),
    "rules.slap_goal": phrase("rules", "The last gang standing"),
    "rules.slap_goal_1": phrase(
        "rules",
        "A card is turned in the middle of the table. Whoever understands it first slaps it first, and somebody "
        "else is one gang member short.",
    ),
    "rules.slap_goal_2": phrase(
        "rules",
        "There are only four cards, and for each of them there is *one right thing to do*. You know all of that "
        "after a minute. Doing it in four tenths of a second, with six hands flying about, is the game.",
    ),
    "rules.slap_goal_3": phrase(
        "rules",
        "Three to seven gangs sit down, with six members each. When only two gangs are left there is a "
        "[duel](slap/duel); whoever wins it wins the game.",
    ),
    "rules.slap_components": phrase("rules", "What lies on the table"),
    "rules.slap_picture_iron": phrase("rules", "Talkin' Iron: a shot"),
    "rules.slap_picture_big": phrase("rules", "Big Gun: a shot through everything"),
    "rules.slap_picture_move": phrase("rules", "Move!: get out of here"),
    "rules.slap_picture_gold": phrase("rules", "Gold: what it is all about"),
    "rules.slap_components_what": phrase("rules", "In the box"),
    "rules.slap_components_count": phrase("rules", "How many"),
    "rules.slap_components_does": phrase("rules", "What it wants from you"),
    "rules.slap_components_iron": phrase("rules", "slap it, and point at somebody who is not in cover"),
    "rules.slap_components_big": phrase("rules", "slap it, and point at anybody"),
    "rules.slap_components_move": phrase("rules", "into new cover, and do not touch the horse"),
    "rules.slap_components_gold": phrase("rules", "slap it with an open hand; full game only"),
    "rules.slap_components_base": phrase("rules", "one for each gang: a place to hide"),
    "rules.slap_components_member": phrase("rules", "six to a gang; whoever is hit becomes a tombstone"),
    "rules.slap_setup": phrase("rules", "Before the first card"),
    "rules.slap_setup_gang": phrase("rules", "Everybody is dealt a home base at random. It says which gang you are."),
    "rules.slap_setup_place": phrase(
        "rules",
        "Your base goes into the gap between you and your left neighbour. So there are as many bases as players.",
    ),
    "rules.slap_setup_members": phrase("rules", "Your six members line up in front of you."),
    "rules.slap_setup_gold": phrase(
        "rules",
        "In the full game everybody takes one Gold out of the seventeen. The other Gold is shuffled into the deck.",
    ),
    "rules.slap_setup_dealer": phrase(
        "rules", "Lots decide who deals first. (At a wooden table it would be the best false moustache.)"
    ),
    "rules.slap_setup_1": phrase(
        "rules",
        "For a first evening choose the *basic game*: no Gold, no gang powers, fifty cards. The *full game* adds "
        "[Gold](slap/gold) and what each gang [can do with it](slap/powers).",
    ),
    "rules.slap_table": phrase("rules", "Seats, bases, hands"),
    "rules.slap_picture_base": phrase("rules", "A base"),
    "rules.slap_picture_hip": phrase("rules", "At the hip"),
    "rules.slap_picture_cover": phrase("rules", "In cover"),
    "rules.slap_picture_slap": phrase("rules", "An open hand"),
    "rules.slap_picture_point": phrase("rules", "Pointing"),
    "rules.slap_table_1": phrase(
        "rules",
        "Everybody slaps with *one hand*. It is at the hip, on a base, or on its way. The other hand is the gun: "
        "it only points.",
    ),
    "rules.slap_table_2": phrase(
        "rules",
        "You may hide behind any base, not just your own. Whose it is matters only when its owner is out: then it "
        "[leaves the table](slap/elimination).",
    ),
    # a round
    "rules.slap_course": phrase("rules", "One card after the other"),
    "rules.slap_round": phrase("rules", "From the deal to the verdict"),
    "rules.slap_round_1": phrase("rules", "One card, one round. It lasts a second or two, and then you may breathe."),
    "rules.slap_round_rest": phrase("rules", "*Rest.* Hands may be lifted off bases, traps set, breaks asked for."),
    "rules.slap_round_deal": phrase(
        "rules",
        "*Deal.* The deck is touched: a card is coming, and nobody knows when. Whoever reaches for anything now "
        "has [flinched](slap/flinch).",
    ),
    "rules.slap_round_open": phrase("rules", "*Now!* The card lies open. Shoot, slap or take cover."),
    "rules.slap_round_verdict": phrase("rules", "*Verdict.* Everybody's time to the millisecond, and what came of it."),
    "rules.slap_round_2": phrase(
        "rules",
        "A round ends when somebody slaps the card or loses a member at Move!. From then on nobody gets into a "
        "base any more. Hands that lie there stay; the slapper's goes back to the hip.",
    ),
    "rules.slap_round_3": phrase("rules", "A card nobody wants disappears after five seconds."),
    "rules.slap_dealer": phrase("rules", "Who deals"),
    "rules.slap_dealer_1": phrase(
        "rules", "Dealing goes round clockwise, one card each, over those who are still in. The dealer plays along."
    ),
    "rules.slap_dealer_2": phrase(
        "rules",
        "Dealing is no advantage: between touching the deck and seeing the card lies a wait of random length, the "
        "same for all. Having waited long says nothing about how long it still takes.",
    ),
    "rules.slap_dealer_3": phrase(
        "rules",
        "A dealer who dreams for five seconds loses the deck: to whoever grabs it, who is then the dealer, or to "
        "the table, as you have [chosen](slap/switches). Usually the table deals by itself.",
    ),
    "rules.slap_intentions": phrase("rules", "Three things a hand can do"),
    "rules.slap_intentions_what": phrase("rules", "You want to"),
    "rules.slap_intentions_how": phrase("rules", "You do"),
    "rules.slap_intentions_right": phrase("rules", "Right for"),
    "rules.slap_intentions_shoot": phrase("rules", "shoot"),
    "rules.slap_intentions_shoot_how": phrase("rules", "slap the card and point at somebody, in one movement"),
    "rules.slap_intentions_shoot_right": phrase("rules", "[Talkin' Iron](slap/iron), [Big Gun](slap/big)"),
    "rules.slap_intentions_slap": phrase("rules", "grab"),
    "rules.slap_intentions_slap_how": phrase("rules", "slap the card with an open hand"),
    "rules.slap_intentions_slap_right": phrase("rules", "[Gold](slap/gold)"),
    "rules.slap_intentions_cover": phrase("rules", "hide"),
    "rules.slap_intentions_cover_how": phrase("rules", "slap a free base"),
    "rules.slap_intentions_cover_right": phrase(
        "rules", "[Move!](slap/move), and whenever you would rather not be shot"
    ),
    "rules.slap_intentions_1": phrase(
        "rules",
        "The table never guesses what you meant. Whoever shoots at Gold gives it away, whoever slaps a gun with "
        "an open hand fires at the ceiling, and whoever slaps the horse has slapped a horse.",
    ),
    "rules.slap_clock": phrase("rules", "Your time"),
    "rules.slap_clock_1": phrase(
        "rules",
        "A time is counted from the moment *you* could see the card to the moment you pressed. Everything is "
        "judged by these times, never by what arrived first.",
    ),
    "rules.slap_clock_2": phrase("rules", "How hurried it is you choose with the pace:"),
    "rules.slap_clock_pace": phrase("rules", "Pace"),
    "rules.slap_clock_gap": phrase("rules", "Rest between two cards"),
    "rules.slap_clock_wait": phrase("rules", "Wait after the deal, at least"),
    "rules.slap_clock_gap_relaxed": phrase("rules", "2.5 seconds"),
    "rules.slap_clock_gap_normal": phrase("rules", "1.2 seconds"),
    "rules.slap_clock_gap_frantic": phrase("rules", "0.6 of a second"),
    "rules.slap_clock_wait_relaxed": phrase("rules", "1200 milliseconds"),
    "rules.slap_clock_wait_normal": phrase("rules", "700 milliseconds"),
    "rules.slap_clock_wait_frantic": phrase("rules", "400 milliseconds"),
    "rules.slap_clock_3": phrase(
        "rules",
        "Never longer than four seconds. There is no sound when the card is turned, unless you switch one on: "
        "ears are faster than eyes, and not everybody's loudspeaker is on.",
    ),
    "rules.slap_flinch": phrase("rules", "False starts"),
    "rules.slap_flinch_1": phrase(
        "rules",
        "A press before the card lies open, or less than 120 milliseconds after it, is a *flinch*: nobody is that "
        "fast, you guessed. It does not count, and your hand is locked until 600 milliseconds after the card. "
        "Nobody loses a member for it.",
    ),
    "rules.slap_flinch_2": phrase("rules", "Getting out of cover is never a flinch."),
    "rules.slap_close": phrase("rules", "Photo finish"),
    "rules.slap_close_1": phrase(
        "rules",
        "If the two that matter are less than four milliseconds apart, nobody could swear to it at a wooden table "
        "either: *too close to call*. Nothing happens, next card.",
    ),
    "rules.slap_close_2": phrase(
        "rules",
        "Whoever hides is believed: a hand that comes down on a base within those four milliseconds after a "
        "Talkin' Iron is still in time.",
    ),
    "rules.slap_close_3": phrase(
        "rules",
        "Several people at one keyboard should play with eight milliseconds: that is how finely a keyboard can tell.",
    ),
    "rules.slap_nothing": phrase("rules", "Why did nothing happen?"),
    "rules.slap_nothing_1": phrase(
        "rules", "The verdict names everybody's time, and beside those that did not count the reason:"
    ),
    "rules.slap_nothing_reason": phrase("rules", "Reason"),
    "rules.slap_nothing_means": phrase("rules", "What it means"),
    "rules.slap_nothing_flinch": phrase(
        "rules", "You pressed before anybody could have seen the card. Wait [until your hand is free](slap/flinch)."
    ),
    "rules.slap_nothing_locked": phrase(
        "rules", "Your hand was still locked, after a flinch or after a slap on a [base that was taken](slap/cover)."
    ),
    "rules.slap_nothing_in_air": phrase(
        "rules", "Your hand was [still on its way](slap/lift). It cannot change its mind in mid-air."
    ),
    "rules.slap_nothing_occupied": phrase(
        "rules", "Somebody else's hand [was there first](slap/cover). Try another one."
    ),
    "rules.slap_nothing_old_base": phrase(
        "rules", "At Move! you need a [new base](slap/move), not the one you came from."
    ),
    "rules.slap_nothing_no_base": phrase("rules", "Its owner is out, and [the base with him](slap/elimination)."),
    "rules.slap_nothing_left_cover": phrase(
        "rules", "You [left your cover](slap/leaving) in this round: no more hiding until the next card."
    ),
    "rules.slap_nothing_already": phrase(
        "rules", "Your hand is in cover already, or on the card. [Stay calm](slap/staying)."
    ),
    "rules.slap_nothing_settled": phrase("rules", "You have found [your new base](slap/move). One is enough."),
    "rules.slap_nothing_no_second_hand": phrase(
        "rules",
        "Only the [Sheriffs](slap/sheriffs) slap with two hands, not while they deal, and not before the first "
        "hand is in cover.",
    ),
    "rules.slap_nothing_dead": phrase("rules", "You are [out](slap/elimination). The dead may deal, but not shoot."),
    "rules.slap_nothing_late": phrase("rules", "Somebody had [ended the round](slap/round) before you."),
    "rules.slap_reshuffle": phrase("rules", "When the deck is empty"),
    "rules.slap_reshuffle_1": phrase(
        "rules",
        "The discard pile is shuffled and becomes the new deck. Gold that lies with the gangs stays there. "
        "Discards lie in the open, so whoever counts along may; there is a [switch](slap/switches) that lets the "
        "table do it for you.",
    ),
    # the four cards
    "rules.slap_cards": phrase("rules", "The four cards"),
    "rules.slap_iron_1": phrase(
        "rules",
        "Slap it and point. The *first* slap on the card is the shot; all later ones are just noise. If your "
        "target is not in cover, he loses a member. If he is, the shot is wasted.",
    ),
    "rules.slap_iron_2": phrase(
        "rules",
        "So there are two ways of getting through a Talkin' Iron: be first at the card, or be at a base before "
        "the shot falls. Who slaps without pointing at anybody alive shoots a hole in the sky, and the round is "
        "over.",
    ),
    "rules.slap_big_1": phrase(
        "rules", "Like a Talkin' Iron, but cover is no use. There is one defence: slap it first yourself."
    ),
    "rules.slap_move_1": phrase(
        "rules",
        "Everybody has to slap into cover, at once. Whoever is in cover already needs a *new* base. The last one "
        "loses a member, and need not even slap any more: as soon as all others are safe, it is over.",
    ),
    "rules.slap_move_2": phrase(
        "rules",
        "*Every base can be claimed once, by the first hand that comes down on it*, even if somebody who has not "
        "moved yet still rests there. He has to leave anyway. What he leaves is free for everybody but himself.",
    ),
    "rules.slap_move_3": phrase(
        "rules",
        "Afterwards exactly those are in cover who have found a new base. The last one stands there with his hand "
        "at his hip, even if he never lifted it: Move! ends all old cover.",
    ),
    "rules.slap_horse": phrase("rules", "The horse"),
    "rules.slap_horse_1": phrase(
        "rules",
        "Nobody slaps the horse. Whoever does loses a member and the round is over at once; then nobody is last.",
    ),
    "rules.slap_gold_1": phrase(
        "rules",
        "Only in the full game. Slap it first with an *open hand* and it is yours. Point at somebody while you "
        "slap, and you have given him a present.",
    ),
    "rules.slap_gold_2": phrase(
        "rules",
        "Gold pays for [gang powers](slap/powers) and for [other people's members](slap/recruit). It lies in the "
        "open; paid Gold goes to the discard pile and comes back with the next deck.",
    ),
    # cover
    "rules.slap_covering": phrase("rules", "Taking cover"),
    "rules.slap_cover": phrase("rules", "Into a base"),
    "rules.slap_cover_1": phrase(
        "rules",
        "A slap on a free base puts your hand into cover. You may do that on any card, also on Big Gun and Gold, "
        "where it does not help now but perhaps next time.",
    ),
    "rules.slap_cover_2": phrase(
        "rules",
        "A base has room for one hand. If somebody else's lies there, you are not safe, and your hand is locked "
        "for 150 milliseconds, so that nobody hammers on all bases at once. Then try another.",
    ),
    "rules.slap_staying": phrase("rules", "Staying there"),
    "rules.slap_staying_1": phrase(
        "rules",
        "You may leave your hand there for as many rounds as you like. You begin them protected against Talkin' "
        "Iron, but slower for everything else.",
    ),
    "rules.slap_lift": phrase("rules", "A hand on the table is slower"),
    "rules.slap_lift_1": phrase(
        "rules",
        "Lifting a hand takes 120 milliseconds. It leaves the base when you press and comes down elsewhere that "
        "much later. In between you are *not in cover*, and the hand takes no further orders.",
    ),
    "rules.slap_leaving": phrase("rules", "Leaving"),
    "rules.slap_leaving_1": phrase(
        "rules",
        "Between two cards, and while one is on its way, you may lift your hand for nothing. You may be in cover "
        "again as soon as the next card lies open.",
    ),
    "rules.slap_leaving_2": phrase(
        "rules",
        "While a gun or Gold lies open, leaving is final: no base any more in this round, neither this one nor "
        "another. At Move! leaving is the point, of course.",
    ),
}
