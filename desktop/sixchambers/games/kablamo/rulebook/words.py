"""The rules of Kablamo in English. German is in i18n/."""

from ....engine.phrase import phrase

WORDS = {
    # what it is about
    "rules.kablamo_about": phrase("rules", "What it is about"),
    "rules.kablamo_goal": phrase("rules", "The last one standing"),
    "rules.kablamo_goal_1": phrase(
        "rules",
        "Everybody loads a revolver, everybody fires it once a round, at himself. Whoever is still sitting there at "
        "the end has won.",
    ),
    "rules.kablamo_goal_2": phrase(
        "rules",
        "You load your own cylinder, so you know what is in it. That lasts exactly until the others begin to turn it,"
        " swap things about and slip you something. Nobody may look again. *Remembering is the game.*",
    ),
    "rules.kablamo_components": phrase("rules", "What you play with"),
    "rules.kablamo_picture_revolver": phrase("rules", "A revolver each, with six chambers"),
    "rules.kablamo_picture_back": phrase("rules", "Bullets, all alike from behind"),
    "rules.kablamo_picture_bag": phrase("rules", "A bag to draw them from"),
    "rules.kablamo_components_kind": phrase("rules", "Bullets"),
    "rules.kablamo_components_count": phrase("rules", "How many"),
    "rules.kablamo_components_does": phrase("rules", "What they are"),
    "rules.kablamo_components_live": phrase(
        "rules", "yellow: [Kablamo](kablamo/kablamo) kills, [Click](kablamo/click) does not"
    ),
    "rules.kablamo_components_action": phrase("rules", "white: 13 kinds, and each of them does something"),
    "rules.kablamo_components_hv": phrase(
        "rules", "red: 13 kinds, one of each; the only ones you may [play from the hand](kablamo/windows)"
    ),
    "rules.kablamo_components_1": phrase(
        "rules",
        "A hundred bullets lie in the bag. On every white and red one stands a number of its own from 1 to 80; it "
        "says who goes first when several are fired. The red ones have the lowest.",
    ),
    "rules.kablamo_cylinder": phrase("rules", "Chambers and positions"),
    "rules.kablamo_cylinder_1": phrase(
        "rules",
        "Around every cylinder there are six positions, which never move. The chambers turn past them. At the top is "
        "the *firing position*, directly left of it the *safe position*.",
    ),
    "rules.kablamo_cylinder_2": phrase(
        "rules",
        "Before each shot the cylinder turns one chamber clockwise. So the safe bullet is the next to be fired, and "
        "the one at the top the very last:",
    ),
    "rules.kablamo_cylinder_position": phrase("rules", "Position"),
    "rules.kablamo_cylinder_fires": phrase("rules", "Fired, if nobody interferes"),
    "rules.kablamo_cylinder_safe": phrase("rules", "left of the top: safe"),
    "rules.kablamo_cylinder_4": phrase("rules", "lower left"),
    "rules.kablamo_cylinder_3": phrase("rules", "bottom"),
    "rules.kablamo_cylinder_2_": phrase("rules", "lower right"),
    "rules.kablamo_cylinder_1_": phrase("rules", "upper right"),
    "rules.kablamo_cylinder_0": phrase("rules", "top: firing"),
    "rules.kablamo_cylinder_in_1": phrase("rules", "this round"),
    "rules.kablamo_cylinder_in_2": phrase("rules", "in the second round"),
    "rules.kablamo_cylinder_in_3": phrase("rules", "in the third"),
    "rules.kablamo_cylinder_in_4": phrase("rules", "in the fourth"),
    "rules.kablamo_cylinder_in_5": phrase("rules", "in the fifth"),
    "rules.kablamo_cylinder_in_6": phrase("rules", "in the sixth"),
    "rules.kablamo_cylinder_3_": phrase(
        "rules",
        "While you load, each chamber tells you in how many rounds it is fired. If nobody interferes. Somebody always"
        " does.",
    ),
    "rules.kablamo_setup": phrase("rules", "Before the first round"),
    "rules.kablamo_setup_draw": phrase("rules", "Everybody draws eight bullets and looks at them, alone."),
    "rules.kablamo_setup_load": phrase(
        "rules",
        "Six of them go into the chambers, in any order you like. Until the last player is ready you may change your "
        "mind.",
    ),
    "rules.kablamo_setup_spares": phrase(
        "rules", "The other two are your *spares*. You may look at them whenever you want."
    ),
    "rules.kablamo_setup_1": phrase(
        "rules",
        "The moment everybody is ready, all cylinders are shut. From now on [nobody looks](kablamo/looking) at a "
        "loaded bullet, not even at one he put there himself.",
    ),
    # a round
    "rules.kablamo_course": phrase("rules", "A round"),
    "rules.kablamo_round": phrase("rules", "How a round goes"),
    "rules.kablamo_round_1": phrase(
        "rules", "Everybody does everything at the same time. Only bullets that have an effect wait for each other."
    ),
    "rules.kablamo_round_rotate": phrase("rules", "*Rotate*: all cylinders [turn](kablamo/rotate) by one."),
    "rules.kablamo_round_reveal": phrase(
        "rules",
        "*Reveal*: everybody [turns up](kablamo/reveal) what came to the top. [Kablamos](kablamo/live) hit at once.",
    ),
    "rules.kablamo_round_resolve": phrase(
        "rules", "*Resolve*: all the others take effect, [the lowest number first](kablamo/resolve)."
    ),
    "rules.kablamo_round_repeat": phrase(
        "rules", "*Repeat*: whoever owes an [extra shot](kablamo/repeat) fires again."
    ),
    "rules.kablamo_round_replace": phrase(
        "rules", "*Replace*: [draw a bullet](kablamo/replace) for each empty chamber."
    ),
    "rules.kablamo_round_reload": phrase("rules", "*Reload*: put a spare into [each empty chamber](kablamo/reload)."),
    "rules.kablamo_round_2": phrase(
        "rules",
        "In between there are short pauses in which red bullets can be [played from the hand](kablamo/windows).",
    ),
    "rules.kablamo_rotate": phrase("rules", "Rotate"),
    "rules.kablamo_rotate_1": phrase(
        "rules",
        "Every revolver turns one chamber clockwise: the safe bullet comes up to the firing position. A [ratchet "
        "malfunction](kablamo/ratchet_malfunction) holds the cylinder where it is.",
    ),
    "rules.kablamo_rotate_2": phrase(
        "rules", "Now it is settled what you are going to fire, and there is one last pause to do something about it."
    ),
    "rules.kablamo_reveal": phrase("rules", "Reveal"),
    "rules.kablamo_reveal_1": phrase(
        "rules",
        "All firing positions are turned up in the same moment. A bullet that lies face up and has not taken effect "
        "yet is *active*. An active bullet never leaves its chamber, though the cylinder may turn with it.",
    ),
    "rules.kablamo_reveal_2": phrase(
        "rules",
        "If the chamber at the top is empty, nothing is fired. It still counts as a shot: whatever [lay on the "
        "revolver](kablamo/delayed) for it is used up.",
    ),
    "rules.kablamo_live": phrase("rules", "Live bullets"),
    "rules.kablamo_live_1": phrase(
        "rules",
        "Before anything else, and all together: each [Kablamo](kablamo/kablamo) kills whoever fired it, each "
        "[Click](kablamo/click) does nothing. Nobody assigns them, cancels them or thinks better of it.",
    ),
    "rules.kablamo_live_2": phrase(
        "rules",
        "Then they go *back into the bag at once*, so they can be drawn again by the very next bullet. Everything "
        "else that was used is gone for good.",
    ),
    "rules.kablamo_live_3": phrase(
        "rules",
        "Three red bullets change whom a Kablamo hits: the [Marquis of Queensbury rules](kablamo/marquis_rules), the "
        "[Bolshevik rules](kablamo/bolshevik_rules) and the [full metal jacket](kablamo/full_metal_jacket). They must"
        " be in force before the reveal. Your left neighbour is the next living player clockwise, as the circle was "
        "before the shot.",
    ),
    "rules.kablamo_resolve": phrase("rules", "Resolve"),
    "rules.kablamo_resolve_1": phrase(
        "rules",
        "Of the active bullets the one with the lowest number comes first, then the next. The row of numbers on the "
        "table shows the order.",
    ),
    "rules.kablamo_resolve_assign": phrase(
        "rules", "The owner of the revolver [assigns it](kablamo/assign), to himself or to somebody else."
    ),
    "rules.kablamo_resolve_respond": phrase("rules", "Everybody may [respond](kablamo/responses)."),
    "rules.kablamo_resolve_do": phrase(
        "rules", "Whoever it was assigned to carries it out and takes every decision it asks for."
    ),
    "rules.kablamo_resolve_done": phrase(
        "rules", "The bullet is discarded, or it stays as a [token](kablamo/delayed)."
    ),
    "rules.kablamo_assign": phrase("rules", "To whom?"),
    "rules.kablamo_assign_1": phrase(
        "rules",
        "The word “you” on a bullet means whoever it is assigned to, not whoever fired it. So what you do not want "
        "you give away, and what gives a choice you may want to keep.",
    ),
    "rules.kablamo_assign_2": phrase(
        "rules",
        "You have to choose somebody who can carry it out at this moment. If only one can, it goes to him without a "
        "question. He must do it as completely as he can; only where it says “may” he may refuse.",
    ),
    "rules.kablamo_dud": phrase("rules", "Duds"),
    "rules.kablamo_dud_1": phrase(
        "rules",
        "If nobody at all can do anything with a bullet, it is a dud and is discarded. If several are concerned and "
        "at least one of them can, it is none.",
    ),
    "rules.kablamo_delayed": phrase("rules", "What happens later"),
    "rules.kablamo_delayed_1": phrase(
        "rules", "Some bullets wait. They lie open as tokens until their moment has come:"
    ),
    "rules.kablamo_delayed_where": phrase("rules", "It lies"),
    "rules.kablamo_delayed_which": phrase("rules", "Which bullets"),
    "rules.kablamo_delayed_revolver": phrase("rules", "on a revolver, and stays with it"),
    "rules.kablamo_delayed_revolver_which": phrase("rules", "the four malfunctions, act of cowardice"),
    "rules.kablamo_delayed_player": phrase("rules", "in front of a player, and stays with him"),
    "rules.kablamo_delayed_player_which": phrase("rules", "trigger happy, test of honor"),
    "rules.kablamo_delayed_centre": phrase("rules", "in the middle, for everybody"),
    "rules.kablamo_delayed_centre_which": phrase("rules", "somebody is cheating, Marquis, jacket, Bolsheviks"),
    "rules.kablamo_delayed_2": phrase(
        "rules", "Of the same kind only *one* is used up by each shot, of different kinds one each."
    ),
    "rules.kablamo_repeat": phrase("rules", "Repeat: extra shots"),
    "rules.kablamo_repeat_1": phrase(
        "rules",
        "A [trigger malfunction](kablamo/trigger_malfunction) and [trigger happy](kablamo/trigger_happy) make "
        "somebody fire again. All who owe a shot do so together, once each; it is a real shot with turning, revealing"
        " and resolving.",
    ),
    "rules.kablamo_repeat_2": phrase("rules", "That goes on until nobody owes anything."),
    "rules.kablamo_replace": phrase("rules", "Replace"),
    "rules.kablamo_replace_1": phrase(
        "rules",
        "Draw as many bullets as you have empty chambers. They are spares for now. There is no limit to how many "
        "spares you may have.",
    ),
    "rules.kablamo_replace_2": phrase(
        "rules",
        "If the bag runs short, everybody draws one in turn, beginning with the player who leads this round, until it"
        " is empty. The lead goes round clockwise, a seat each round.",
    ),
    "rules.kablamo_reload": phrase("rules", "Reload"),
    "rules.kablamo_reload_1": phrase(
        "rules",
        "First come the [tests of honor](kablamo/test_of_honor). Then everybody, secretly and at once, puts a spare "
        "into each of his empty chambers. Any spare will do: red ones and Kablamos, too.",
    ),
    "rules.kablamo_reload_2": phrase(
        "rules",
        "Nobody may keep a spare while a chamber of his is empty. With too few spares you choose which chambers stay "
        "empty.",
    ),
    # on the move
    "rules.kablamo_secrecy": phrase("rules", "Hands, eyes and fingers"),
    "rules.kablamo_looking": phrase("rules", "No looking"),
    "rules.kablamo_looking_1": phrase(
        "rules",
        "Nobody sees the face of a loaded bullet until it is fired. You see your own spares, and a bullet while you "
        "are loading it. Then it lies face down, and all that is left of it is in your head.",
    ),
    "rules.kablamo_looking_2": phrase(
        "rules", "The log forgets as well: while the game is on it shows the current round only."
    ),
    "rules.kablamo_movement": phrase("rules", "Everything moves in the open"),
    "rules.kablamo_movement_1": phrase(
        "rules",
        "Every turn of a cylinder and every exchange is done slowly, where all can see it. Nobody looks at what "
        "changes places, but everybody may remember which disc went where.",
    ),
    "rules.kablamo_movement_2": phrase(
        "rules",
        "An exchange needs a bullet at both ends; an empty chamber gets nothing by it. Spares lie in a row: new ones "
        "come to the right, and nobody shuffles them.",
    ),
    "rules.kablamo_safe": phrase("rules", "The safe position"),
    "rules.kablamo_safe_1": phrase(
        "rules",
        "The bullet left of the firing position is *safe from other people*. Nobody but the owner may move it, look "
        "at it or load it. Safe from firing it is not: it comes next.",
    ),
    "rules.kablamo_safe_2": phrase(
        "rules",
        "Turning a whole cylinder does not count as touching. That is how something nasty gets into your safe "
        "position without a finger being laid on it.",
    ),
    # from the hand
    "rules.kablamo_hand": phrase("rules", "Red bullets from the hand"),
    "rules.kablamo_windows": phrase("rules", "When you may play one"),
    "rules.kablamo_windows_1": phrase(
        "rules",
        "A red bullet among your spares can be *played*: it takes effect without being fired. In every round there "
        "are six kinds of moments for it:",
    ),
    "rules.kablamo_windows_when": phrase("rules", "When"),
    "rules.kablamo_windows_good": phrase("rules", "Good for"),
    "rules.kablamo_windows_g1": phrase("rules", "the round begins"),
    "rules.kablamo_windows_g1_for": phrase("rules", "Marquis, cowardice, overhaul, lights out"),
    "rules.kablamo_windows_g2": phrase("rules", "the cylinders have turned, nothing is revealed yet"),
    "rules.kablamo_windows_g2_for": phrase("rules", "last chances of all kinds"),
    "rules.kablamo_windows_g3": phrase("rules", "before each active bullet"),
    "rules.kablamo_windows_g3_for": phrase("rules", "misfire, backfire, ricochet, somebody is cheating"),
    "rules.kablamo_windows_g4": phrase("rules", "after the shots, before anybody fires again"),
    "rules.kablamo_windows_g4_for": phrase("rules", "trigger happy, overhaul"),
    "rules.kablamo_windows_g5": phrase("rules", "new bullets are drawn"),
    "rules.kablamo_windows_g5_for": phrase("rules", "moment of truth"),
    "rules.kablamo_windows_g6": phrase("rules", "everybody has reloaded"),
    "rules.kablamo_windows_g6_for": phrase("rules", "Bolshevik rules for the round to come"),
    "rules.kablamo_windows_2": phrase(
        "rules",
        "All are asked at once and the clock runs the same for everybody, whether he holds a red bullet or not; "
        "nobody can tell from the pause who does. Pass, let the time run, or stop the clock to think.",
    ),
    "rules.kablamo_windows_3": phrase(
        "rules",
        "If several play something, the player who leads the round comes first, then it goes clockwise. After each "
        "play the moment begins anew, until nobody wants anything more.",
    ),
    "rules.kablamo_windows_4": phrase(
        "rules",
        "Whoever plays a bullet assigns it, exactly like one that was fired. What nobody could carry out may not be "
        "played.",
    ),
    "rules.kablamo_responses": phrase("rules", "Responses"),
    "rules.kablamo_responses_1": phrase(
        "rules",
        "Whenever a bullet was announced, played or fired, everybody may respond to it before it takes effect, with "
        "[misfire](kablamo/misfire), [backfire](kablamo/backfire) or [ricochet](kablamo/ricochet) and nothing else.",
    ),
    "rules.kablamo_responses_2": phrase(
        "rules",
        "A response can be responded to in turn. The last one takes effect first. If its target is gone by then, it "
        "comes to nothing.",
    ),
    "rules.kablamo_responses_3": phrase(
        "rules",
        "The target is a bullet just played from a hand or any active bullet. Never a live bullet, never a token that"
        " lies already.",
    ),
    "rules.kablamo_fired_hv": phrase("rules", "Fired instead of played"),
    "rules.kablamo_fired_hv_1": phrase(
        "rules",
        "A red bullet you have loaded is fired like any other: it is active, has a low number and is assigned. A "
        "misfire, backfire or ricochet then looks for a target among the *other* active bullets; without one it is a "
        "[dud](kablamo/dud).",
    ),
    # the end
    "rules.kablamo_ending": phrase("rules", "Out of the game"),
    "rules.kablamo_elimination": phrase("rules", "Being hit"),
    "rules.kablamo_elimination_1": phrase(
        "rules",
        "Whoever is hit is out. His revolver leaves the table, and everything he had is turned up: live bullets go "
        "into the bag, all others are discarded, tokens included.",
    ),
    "rules.kablamo_elimination_2": phrase(
        "rules", "If his own bullet of this round has not taken effect yet, it never will."
    ),
    "rules.kablamo_concede": phrase("rules", "Giving up"),
    "rules.kablamo_concede_1": phrase(
        "rules",
        "You may lay your revolver down at any time. You leave at the next pause of the round, exactly as if you had "
        "been hit. If a connection is lost nobody dies of it: a bot takes the seat.",
    ),
    "rules.kablamo_winning": phrase("rules", "Winning"),
    "rules.kablamo_winning_1": phrase(
        "rules", "As soon as one player alone is left he has won, no matter what still lies on the table."
    ),
    "rules.kablamo_winning_2": phrase(
        "rules", "If the last ones go at the same moment, nobody wins. It happens more often than one would think."
    ),
    "rules.kablamo_winning_3": phrase(
        "rules", "After 200 rounds the game ends without a winner. You will have run out of patience before."
    ),
}
