"""Questions and rulings of Kablamo in English. German is in i18n/."""

from .....engine.phrase import phrase

WORDS = {
    # questions
    "rules.kablamo_questions": phrase("rules", "Questions and answers"),
    "rules.kablamo_asked": phrase("rules", "What people ask"),
    "rules.kablamo_q_peek": phrase("rules", "I loaded it myself. May I not look just once?"),
    "rules.kablamo_a_peek": phrase("rules", "No."),
    "rules.kablamo_q_notes": phrase("rules", "May I take notes?"),
    "rules.kablamo_a_notes": phrase(
        "rules", "Nobody can stop you. But then play with the helper on, so that all have the same."
    ),
    "rules.kablamo_q_spares": phrase("rules", "How many spares may I keep?"),
    "rules.kablamo_a_spares": phrase("rules", "As many as you have, once all your chambers are full."),
    "rules.kablamo_q_talk": phrase("rules", "May we lie to each other?"),
    "rules.kablamo_a_talk": phrase(
        "rules", "You may say whatever you like about what lies where. Showing is not allowed."
    ),
    # rulings
    "rules.kablamo_rulings": phrase("rules", "Where the rules leave room"),
    "rules.kablamo_rulings_1": phrase(
        "rules", "The printed rules do not settle everything. This is how it is played here."
    ),
    "rules.kablamo_rulings_hand": phrase("rules", "Rulings on bullets from the hand"),
    "rules.kablamo_rulings_bag": phrase("rules", "Rulings on the bag, spares and the end"),
    "rules.kablamo_a1_q": phrase(
        "rules", "Does a cylinder malfunction turn the cylinder back after the shot, or backwards instead of forwards?"
    ),
    "rules.kablamo_a1_a": phrase(
        "rules", "After the shot. There is a [switch](kablamo/switches) for the other reading."
    ),
    "rules.kablamo_a2_q": phrase("rules", "What if malfunctions pile up on a revolver?"),
    "rules.kablamo_a2_a": phrase("rules", "Each shot uses up one of each kind. Different kinds work together."),
    "rules.kablamo_a3_q": phrase(
        "rules",
        "A shot is owed because of a trigger malfunction. Can it still be stopped, and who fires it after lights out?",
    ),
    "rules.kablamo_a3_a": phrase(
        "rules",
        "An overhaul removes it together with the shot, until that shot has begun. Otherwise the debt goes with the "
        "revolver.",
    ),
    "rules.kablamo_a4_q": phrase("rules", "May a cylinder with an active bullet be turned?"),
    "rules.kablamo_a4_a": phrase(
        "rules", "Yes. The bullet stays in its chamber, rides along and takes effect as usual."
    ),
    "rules.kablamo_a5_q": phrase("rules", "Is turning somebody’s cylinder a breach of his safe position?"),
    "rules.kablamo_a5_a": phrase("rules", "No. Only touching a single bullet would be."),
    "rules.kablamo_a6_q": phrase("rules", "Who picks the bullets in a gentlemen agreement?"),
    "rules.kablamo_a6_a": phrase("rules", "Each of the two picks his own, both at the same time."),
    "rules.kablamo_a7_q": phrase("rules", "A test of honor: whose bullets, and how many?"),
    "rules.kablamo_a7_a": phrase(
        "rules", "The tester’s own spares, for every empty chamber except the safe one, as far as they last."
    ),
    "rules.kablamo_a8_q": phrase("rules", "What if only the owner of a sleight of hand has spares?"),
    "rules.kablamo_a8_a": phrase(
        "rules", "Then it is a dud. With the [switch](kablamo/switches) somebody else must take one of them."
    ),
    "rules.kablamo_a9_q": phrase("rules", "Are tokens used up if the chamber was empty?"),
    "rules.kablamo_a9_a": phrase("rules", "Yes. The revolver was fired; there was just nothing in it."),
    "rules.kablamo_a10_q": phrase("rules", "Is an act of cowardice one shot or two?"),
    "rules.kablamo_a10_a": phrase(
        "rules", "One, with two bullets. A broken ratchet holds only the first turn, a broken hammer only the reveal."
    ),
    "rules.kablamo_a11_q": phrase("rules", "May an act of cowardice be played after the cylinders have turned?"),
    "rules.kablamo_a11_a": phrase("rules", "Yes, it counts for this very shot."),
    "rules.kablamo_a12_q": phrase("rules", "Can other red bullets answer one just played?"),
    "rules.kablamo_a12_a": phrase(
        "rules", "No, only misfire, backfire and ricochet. All others wait for the next pause."
    ),
    "rules.kablamo_a13_q": phrase("rules", "Is the copy made by a ricochet assigned again?"),
    "rules.kablamo_a13_a": phrase("rules", "No. Whoever carries out the ricochet carries out the copy."),
    "rules.kablamo_a14_q": phrase("rules", "What if the bag cannot serve everybody?"),
    "rules.kablamo_a14_a": phrase("rules", "One each in turn, from the player who leads the round, until it is empty."),
    "rules.kablamo_a15_q": phrase("rules", "Are discards open?"),
    "rules.kablamo_a15_a": phrase("rules", "Yes, face up. Somebody has to see which ones are live."),
    "rules.kablamo_a16_q": phrase("rules", "May I shuffle my spares?"),
    "rules.kablamo_a16_a": phrase("rules", "No. They keep their order, so that pointing at one means something."),
    "rules.kablamo_a17_q": phrase(
        "rules", "Socialite: which colour has a bullet that came from somebody’s spares by sleight of hand?"
    ),
    "rules.kablamo_a17_a": phrase("rules", "The colour of whose spare it was. He is the one who knows it."),
    "rules.kablamo_a18_q": phrase("rules", "Can a fired red bullet be cancelled, taken over or copied?"),
    "rules.kablamo_a18_a": phrase("rules", "Yes, like any active bullet."),
    "rules.kablamo_a19_q": phrase("rules", "Two full metal jackets, thanks to a ricochet?"),
    "rules.kablamo_a19_a": phrase("rules", "No more than one. The rule is either in force or not."),
    "rules.kablamo_a20_q": phrase("rules", "Can a game go on forever?"),
    "rules.kablamo_a20_a": phrase("rules", "No, it ends after round 200, without a winner."),
    "rules.kablamo_a21_q": phrase("rules", "Speed load while another bullet is active in my cylinder?"),
    "rules.kablamo_a21_a": phrase("rules", "Draw six, load five; the sixth is a spare."),
    "rules.kablamo_a22_q": phrase("rules", "Speed load, stockpiling or wet powder with an empty bag?"),
    "rules.kablamo_a22_a": phrase("rules", "A dud. Drawing is what they are for."),
    "rules.kablamo_a23_q": phrase("rules", "And if there are just a few left in the bag?"),
    "rules.kablamo_a23_a": phrase(
        "rules", "Draw what there is. The live bullets you threw away go in afterwards, and you do not draw again."
    ),
    "rules.kablamo_a24_q": phrase("rules", "Who is the left neighbour if several are hit at once?"),
    "rules.kablamo_a24_a": phrase("rules", "The next one clockwise who was alive before the shots."),
    "rules.kablamo_a25_q": phrase("rules", "After lights out, who turns first?"),
    "rules.kablamo_a25_a": phrase("rules", "Both at the same time, without knowing about each other."),
    "rules.kablamo_a26_q": phrase(
        "rules", "I took over an active bullet, then its revolver changes hands. Whose is it?"
    ),
    "rules.kablamo_a26_a": phrase("rules", "Still you."),
    "rules.kablamo_a27_q": phrase("rules", "Can a trigger malfunction keep a revolver from firing?"),
    "rules.kablamo_a27_a": phrase(
        "rules", "No, it makes it fire twice. The bullet counts, not the stories told about it."
    ),
    "rules.kablamo_a28_q": phrase("rules", "May a test of honor go to somebody without spares?"),
    "rules.kablamo_a28_a": phrase("rules", "Yes. He may have some by the time it counts."),
    "rules.kablamo_a29_q": phrase("rules", "Lack of etiquette: do I have to name all three at once?"),
    "rules.kablamo_a29_a": phrase(
        "rules", "No, one after the other. If there are fewer than three, you look at those."
    ),
    "rules.kablamo_a30_q": phrase("rules", "Do used bullets return to the bag?"),
    "rules.kablamo_a30_a": phrase("rules", "Only the live ones. All others are out of the game."),
}
