"""Questions and rulings of Slap .45 in English. German is in i18n/."""

from .....engine.phrase import phrase

WORDS = {
    # questions
    "rules.slap_questions": phrase("rules", "Questions and answers"),
    "rules.slap_asked": phrase("rules", "What people ask"),
    "rules.slap_q_first": phrase("rules", "I was first! Everybody saw it!"),
    "rules.slap_a_first": phrase(
        "rules",
        "They saw your hand on their screens, which takes a moment. The verdict has the times as your own "
        "machines measured them.",
    ),
    "rules.slap_q_two": phrase("rules", "May I use both hands on the keys?"),
    "rules.slap_a_two": phrase("rules", "As many as you have. At the table it is still one slapping hand."),
    "rules.slap_q_guess": phrase("rules", "Can I not simply guess when the card comes?"),
    "rules.slap_a_guess": phrase(
        "rules",
        "No. Having waited tells nothing about how long it still takes, and a wrong guess [locks your "
        "hand](slap/flinch).",
    ),
    "rules.slap_q_count": phrase("rules", "May I count cards?"),
    "rules.slap_a_count": phrase(
        "rules", "Yes, the discards lie in the open. Nobody has ever won this game by arithmetic, though."
    ),
    # rulings
    "rules.slap_rulings": phrase("rules", "Where the rules leave room"),
    "rules.slap_rulings_1": phrase(
        "rules", "The printed rules do not settle everything. This is how it is played here."
    ),
    "rules.slap_rulings_move": phrase("rules", "Rulings on Move! and cover"),
    "rules.slap_rulings_cards": phrase("rules", "Rulings on slaps and cards"),
    "rules.slap_rulings_gangs": phrase("rules", "Rulings on gangs and Gold"),
    "rules.slap_rulings_end": phrase("rules", "Rulings on the end and the duel"),
    "rules.slap_a1_q": phrase("rules", "Must the last player at Move! still slap?"),
    "rules.slap_a1_a": phrase("rules", "No. He loses a member as soon as all the others are safe."),
    "rules.slap_a2_q": phrase("rules", "May I take a base at Move! on which somebody still has his hand?"),
    "rules.slap_a2_a": phrase(
        "rules",
        "Yes, if he has not moved yet: each base is there for one claim. There is a [switch](slap/switches) for "
        "strict blocking.",
    ),
    "rules.slap_a3_q": phrase("rules", "What is a new base?"),
    "rules.slap_a3_a": phrase("rules", "Any that was not under your own hand when the card was turned."),
    "rules.slap_a4_q": phrase("rules", "Time is up at Move!, and two or more are not in cover. Who loses?"),
    "rules.slap_a4_a": phrase(
        "rules", "Nobody: they are all last. There is a [switch](slap/switches) by which they all lose."
    ),
    "rules.slap_a5_q": phrase("rules", "I never moved at Move!. Is my hand still in cover?"),
    "rules.slap_a5_a": phrase("rules", "No. It goes to your hip."),
    "rules.slap_a6_q": phrase("rules", "What if nobody slaps the card?"),
    "rules.slap_a6_a": phrase("rules", "After five seconds it is discarded."),
    "rules.slap_a7_q": phrase("rules", "I left cover while a gun lay open. May I take another base?"),
    "rules.slap_a7_a": phrase(
        "rules", "Not in this round. By a [switch](slap/switches) only the same one is closed to you."
    ),
    "rules.slap_a8_q": phrase("rules", "May I take cover on a Big Gun or on Gold?"),
    "rules.slap_a8_a": phrase("rules", "Yes. It helps next time."),
    "rules.slap_a9_q": phrase("rules", "Two are equally fast. And now?"),
    "rules.slap_a9_a": phrase(
        "rules", "It does not count, and whoever takes cover is favoured. By a [switch](slap/switches) lots decide."
    ),
    "rules.slap_a10_q": phrase("rules", "Does the Gold everybody begins with come out of the seventeen?"),
    "rules.slap_a10_a": phrase("rules", "Yes. Seven players find only ten Gold in the deck."),
    "rules.slap_a11_q": phrase("rules", "How is somebody in cover slower?"),
    "rules.slap_a11_a": phrase("rules", "Whatever his hand does, it comes down 120 milliseconds later."),
    "rules.slap_a12_q": phrase("rules", "What does a false start cost?"),
    "rules.slap_a12_a": phrase(
        "rules", "Time, but no member: the hand is locked until 600 milliseconds after the card."
    ),
    "rules.slap_a13_q": phrase("rules", "I slapped a gun and pointed at nobody."),
    "rules.slap_a13_a": phrase("rules", "A miss, and the round is over."),
    "rules.slap_a14_q": phrase("rules", "I pointed at myself, or at somebody who is out."),
    "rules.slap_a14_a": phrase("rules", "That counts as pointing at nobody."),
    "rules.slap_a15_q": phrase("rules", "And if the card was Gold?"),
    "rules.slap_a15_a": phrase("rules", "Then it is yours: whoever points at nobody has an open hand."),
    "rules.slap_a16_q": phrase("rules", "When may the Outlaws set a trap?"),
    "rules.slap_a16_a": phrase("rules", "Between two cards, and for all to see."),
    "rules.slap_a17_q": phrase("rules", "Does a trapped card still do what it does?"),
    "rules.slap_a17_a": phrase("rules", "No. By a [switch](slap/switches) it does."),
    "rules.slap_a18_q": phrase("rules", "Somebody dies in a trap. Who gets his Gold?"),
    "rules.slap_a18_a": phrase("rules", "The Outlaws. Theirs is discarded if it was their own trap."),
    "rules.slap_a19_q": phrase("rules", "Do traps outlive the Outlaws?"),
    "rules.slap_a19_a": phrase("rules", "No."),
    "rules.slap_a20_q": phrase("rules", "Nobody slaps the trapped card. Is the trap still there?"),
    "rules.slap_a20_a": phrase("rules", "No, it is used up as soon as the card is turned."),
    "rules.slap_a21_q": phrase("rules", "A trap, and a power that would change the card?"),
    "rules.slap_a21_a": phrase("rules", "The trap wins."),
    "rules.slap_a22_q": phrase("rules", "Do the Confederates decide after the slap?"),
    "rules.slap_a22_a": phrase("rules", "Yes, when they know that they have hit."),
    "rules.slap_a23_q": phrase("rules", "The Poncho Posse fires a Gold. What becomes of it?"),
    "rules.slap_a23_a": phrase("rules", "It is discarded, and it cannot pay for itself."),
    "rules.slap_a24_q": phrase("rules", "The Comanche pay for the horse but pointed at nobody."),
    "rules.slap_a24_a": phrase("rules", "A miss; the horse has been paid for."),
    "rules.slap_a25_q": phrase("rules", "May I recruit with the Gold of my victim?"),
    "rules.slap_a25_a": phrase("rules", "No. You inherit only afterwards."),
    "rules.slap_a26_q": phrase("rules", "I win over somebody's last member. Is he out?"),
    "rules.slap_a26_a": phrase("rules", "Yes, and his stash is yours as well."),
    "rules.slap_a27_q": phrase("rules", "May both members hit by a double charge be recruited?"),
    "rules.slap_a27_a": phrase("rules", "Yes, for 3 Gold each."),
    "rules.slap_a28_q": phrase("rules", "May a gang have more than six?"),
    "rules.slap_a28_a": phrase("rules", "Yes, if it can afford them."),
    "rules.slap_a29_q": phrase("rules", "The Sheriffs deal, and both of their hands are in cover."),
    "rules.slap_a29_a": phrase("rules", "The second one comes up for dealing and stays away for this card."),
    "rules.slap_a30_q": phrase("rules", "May the Sheriffs use the second hand alone?"),
    "rules.slap_a30_a": phrase("rules", "No, the first has to be in cover before."),
    "rules.slap_a31_q": phrase("rules", "The Sheriffs grab Gold from two bases."),
    "rules.slap_a31_a": phrase("rules", "The first hand goes, the second stays and is the first from then on."),
    "rules.slap_a32_q": phrase("rules", "At Move! the Sheriffs swap their two bases."),
    "rules.slap_a32_a": phrase("rules", "Neither of them is new."),
    "rules.slap_a33_q": phrase("rules", "Who chooses the member that dies?"),
    "rules.slap_a33_a": phrase("rules", "They are all alike. The table takes the next."),
    "rules.slap_a34_q": phrase("rules", "The dealer is shot in his own round. Who deals next?"),
    "rules.slap_a34_a": phrase("rules", "The next in turn who is still in."),
    "rules.slap_a35_q": phrase("rules", "What is Gold in a duel?"),
    "rules.slap_a35_a": phrase(
        "rules", "Fool's gold: a slap on it ends the round. By a [switch](slap/switches) it is taken out."
    ),
    "rules.slap_a36_q": phrase("rules", "May the dealer of a duel help his friend?"),
    "rules.slap_a36_a": phrase(
        "rules",
        "He may choose only while both are equally well off. By a [switch](slap/switches) always, if you like "
        "that kind of evening.",
    ),
    "rules.slap_a37_q": phrase("rules", "Whoever was out first has gone home."),
    "rules.slap_a37_a": phrase("rules", "Then the next in the order of going deals, else the table."),
    "rules.slap_a38_q": phrase("rules", "Where are the hands when the duel begins?"),
    "rules.slap_a38_a": phrase("rules", "Both at the hip."),
    "rules.slap_a39_q": phrase("rules", "Bases spread out again. What about the hands on them?"),
    "rules.slap_a39_a": phrase("rules", "They go along."),
    "rules.slap_a40_q": phrase("rules", "Can two play it?"),
    "rules.slap_a40_a": phrase(
        "rules", "As a [house rule](slap/switches): the duel begins at once, and the table deals."
    ),
    "rules.slap_a41_q": phrase("rules", "Elsewhere it says that one takes damage. Is that something else?"),
    "rules.slap_a41_a": phrase("rules", "No. One member fewer, however you call it."),
    "rules.slap_a42_q": phrase("rules", "I was safe at Move! and left again. Am I last now?"),
    "rules.slap_a42_a": phrase("rules", "No, but you are not in cover either, and somebody else may take the base."),
}
