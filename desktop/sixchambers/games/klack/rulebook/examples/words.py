"""The captions of the worked examples in English. German is in i18n/."""

from .....engine.phrase import phrase

WORDS = {
    "rules.klack_plain": phrase("rules", "A plain round"),
    "rules.klack_plain_0": phrase(
        "rules", "The first round, seen by Ida. Everybody has twelve bills, six markers lie in the centre."
    ),
    "rules.klack_plain_1": phrase(
        "rules", "Clem and Rosa are ready. Their bids lie face down; that they are ready is all one sees."
    ),
    "rules.klack_plain_2": phrase(
        "rules",
        "Ida bids too, and all bids are turned over: $3,000, $5,000 and $2,000. The pot is $10,000. Clem bid the most.",
    ),
    "rules.klack_plain_3": phrase(
        "rules", "Clem may name anybody and takes the revolver himself. Five out of six is not a bad offer."
    ),
    "rules.klack_plain_4": phrase(
        "rules",
        "Click! The whole pot is Clem's first click stack, a marker from the centre on top. Five markers are left, "
        "and round two begins.",
    ),
    "rules.klack_broke": phrase("rules", "Out of bid money"),
    "rules.klack_broke_0": phrase(
        "rules",
        "Ida has bid her last bill. Before her lie two click stacks of $9,000 and $5,000: 14,000 × 2, so $28,000 at "
        "the moment.",
    ),
    "rules.klack_broke_1": phrase(
        "rules",
        "She has to break one up and takes the smaller one. Its bills go into her hand, its marker to the centre. "
        "Her score drops to $9,000.",
    ),
    "rules.klack_broke_2": phrase(
        "rules", "Now she bids like everybody else, out of those bills: $1,000. Clem bids the most."
    ),
    "rules.klack_broke_3": phrase(
        "rules",
        "Clem names Ida, of all people. Click: $7,000 for her, and two markers again. 16,000 × 2 makes $32,000. "
        "Ruin can pay.",
    ),
    "rules.klack_door": phrase("rules", "Shown the door"),
    "rules.klack_door_0": phrase("rules", "Rosa has a single bill left and no click stack."),
    "rules.klack_door_1": phrase("rules", "She has to bid it, for nobody may pass. Clem bids the most with $3,000."),
    "rules.klack_door_2": phrase(
        "rules",
        "Click: Rosa's last bill lies in Clem's stack. The next round begins with a look into the purses, and the "
        "Mob shows Rosa the door.",
    ),
    "rules.klack_tie": phrase("rules", "A tie"),
    "rules.klack_tie_0": phrase("rules", "Ida, Clem and Rosa think about the first bid. Two of them think alike."),
    "rules.klack_tie_1": phrase(
        "rules", "Ida and Clem both bid $4,000: a tie. Rosa with her $3,000 watches from here on."
    ),
    "rules.klack_tie_2": phrase("rules", "Both add $1,000. Still a tie, now at $5,000, so both have to raise again."),
    "rules.klack_tie_3": phrase(
        "rules", "Ida adds $1,000, Clem $2,000: 7,000 beats 6,000. The pot has grown to $16,000."
    ),
    "rules.klack_tie_4": phrase(
        "rules", "Clem takes the revolver. Click: bids and raises of all three are one stack, with one marker."
    ),
    "rules.klack_both": phrase("rules", "Click, then bang"),
    "rules.klack_both_0": phrase("rules", "Two rounds with Ida, Clem and Rosa. Watch Rosa."),
    "rules.klack_both_1": phrase("rules", "Clem bids the most with $4,000 and hands the revolver to Rosa."),
    "rules.klack_both_2": phrase(
        "rules", "Click! Rosa gets all $7,000, though she bid the least. Clem's $4,000 are among them."
    ),
    "rules.klack_both_3": phrase("rules", "The next round. Clem bids the most again and names Rosa again."),
    "rules.klack_both_4": phrase(
        "rules",
        "Bang! Rosa is out, with her bid and her bid money. Ida and Clem take back their bids, the marker stays in "
        "the centre. Her stack stays, too: $7,000 that count.",
    ),
    "rules.klack_fates_0": phrase("rules", "Ida, Clem and Rosa again, with full purses."),
    "rules.klack_fates_1": phrase(
        "rules", "Ida bids $3,000, Clem $5,000, Rosa $2,000. Clem hands the revolver to Rosa."
    ),
    "rules.klack_fates_return": phrase("rules", "The bids go back"),
    "rules.klack_fates_return_2": phrase(
        "rules", "Bang! Ida and Clem take their bids back and have $18,000 each. Only Rosa's money is gone."
    ),
    "rules.klack_fates_remove": phrase("rules", "The bids are lost"),
    "rules.klack_fates_remove_2": phrase(
        "rules", "Bang! All bids are gone with Rosa. Ida has $15,000 left, Clem $13,000."
    ),
    "rules.klack_fates_carry": phrase("rules", "The bids join the next pot"),
    "rules.klack_fates_carry_2": phrase(
        "rules", "Bang! Rosa's bid is gone, but the $8,000 of Ida and Clem stay on the table."
    ),
    "rules.klack_fates_carry_3": phrase(
        "rules", "The next round is about $11,000. Ida bids the most with $2,000 and takes the revolver."
    ),
    "rules.klack_fates_carry_4": phrase("rules", "Click! Everything on the table is one stack: $11,000 for Ida."),
    "rules.klack_sum": phrase("rules", "16 × 3 = 48"),
    "rules.klack_sum_0": phrase(
        "rules",
        "One marker is left. Ida has stacks of $5,000 and $7,000, which makes 24,000. Clem leads with 15,000 × 2, so "
        "30,000. Rosa has one stack of $8,000.",
    ),
    "rules.klack_sum_1": phrase(
        "rules", "The last bids are small, for the purses are. Ida bids the most with $2,000; the pot is $4,000."
    ),
    "rules.klack_sum_2": phrase(
        "rules",
        "Click! Her third stack is her smallest, but it brings the third marker: 16,000 × 3 = $48,000. The centre is "
        "empty, the game is over, and Clem's last $5,000 are paper.",
    ),
}
