"""What BANG! The Dice Game says, in English. German and the plural forms are in i18n/."""

from ...engine.phrase import phrase, phrases

WORDS = {
    "dice.name": phrase("dice", "BANG! The Dice Game"),
    "dice.tagline": phrase("dice", "Five dice, hidden roles, and arrows that come back to you."),
    # options
    "dice.option_saloon_dice": phrase("dice", "The Loudmouth and the Coward"),
    "dice.option_chiefs_arrow": phrase("dice", "The Indian Chief’s Arrow"),
    "dice.option_special_roles": phrase("dice", "Special roles"),
    "dice.option_special_roles_off": phrase("dice", "none"),
    "dice.option_special_roles_special": phrase("dice", "only special ones"),
    "dice.option_special_roles_mixed": phrase("dice", "mixed with the normal ones"),
    "dice.option_new_characters": phrase("dice", "Eight new characters"),
    "dice.option_ghost": phrase("dice", "The Ghost"),
    "dice.option_throw": phrase("dice", "The first throw"),
    "dice.option_throw_auto": phrase("dice", "happens by itself"),
    "dice.option_throw_hand": phrase("dice", "is thrown by hand"),
    "dice.option_notebook": phrase("dice", "Deduction notebook: shows how likely each role is"),
    "dice.too_few_for_special_roles": phrases("dice", "Special roles need at least %n players.", None, 1),
    "dice.too_few_for_ghost": phrases("dice", "The Ghost needs at least %n players.", None, 1),
    # components
    "dice.base_die": phrase("dice", "base die"),
    "dice.arrow_token": phrase("dice", "arrow token"),
    "dice.chiefs_arrow": phrase("dice", "Indian Chief’s Arrow"),
    "dice.role_card": phrase("dice", "role card"),
    "dice.special_role_card": phrase("dice", "special role card"),
    "dice.character_card": phrase("dice", "character card"),
    "dice.new_character_card": phrase("dice", "new character card"),
    "dice.ghost_token": phrase("dice", "Ghost token"),
    "dice.life_token_one": phrase("dice", "bullet for one life point"),
    "dice.life_token_three": phrase("dice", "bullet for three life points"),
    # dice and their faces
    "dice.base": phrase("dice", "base die of the turn"),
    "dice.loudmouth": phrase("dice", "Loudmouth"),
    "dice.coward": phrase("dice", "Coward"),
    "dice.arrow": phrase("dice", "arrow"),
    "dice.dynamite": phrase("dice", "dynamite"),
    "dice.one": phrase("dice", "1"),
    "dice.two": phrase("dice", "2"),
    "dice.beer": phrase("dice", "beer"),
    "dice.gatling": phrase("dice", "Gatling"),
    "dice.double_one": phrase("dice", "double 1"),
    "dice.double_two": phrase("dice", "double 2"),
    "dice.double_beer": phrase("dice", "double beer"),
    "dice.double_gatling": phrase("dice", "double Gatling"),
    "dice.bullet": phrase("dice", "bullet"),
    "dice.broken_arrow": phrase("dice", "broken arrow"),
    "dice.an_arrow": phrase("dice", "an arrow"),
    "dice.the_chiefs_arrow": phrase("dice", "the Chief’s Arrow"),
    # roles
    "dice.sheriff": phrase("dice", "Sheriff"),
    "dice.deputy": phrase("dice", "Deputy"),
    "dice.outlaw": phrase("dice", "Outlaw"),
    "dice.renegade": phrase("dice", "Renegade"),
    "dice.the_bear": phrase("dice", "The Bear"),
    "dice.the_good": phrase("dice", "The Good"),
    "dice.the_doc": phrase("dice", "The Doc"),
    "dice.the_judge": phrase("dice", "The Judge"),
    "dice.the_gambler": phrase("dice", "The Gambler"),
    "dice.the_bad": phrase("dice", "The Bad"),
    "dice.the_ugly": phrase("dice", "The Ugly"),
    "dice.right_hand": phrase("dice", "The Right Hand of the Devil"),
    "dice.left_hand": phrase("dice", "The Left Hand of the Devil"),
    "dice.sheriff_text": phrase("dice", "Eliminate all Outlaws and Renegades. You have two extra life points."),
    "dice.deputy_text": phrase("dice", "Protect the Sheriff. You win with him, even if you do not live to see it."),
    "dice.outlaw_text": phrase("dice", "Eliminate the Sheriff. All Outlaws win together, the dead ones too."),
    "dice.renegade_text": phrase("dice", "Be the last one alive: the Sheriff has to be the last to fall."),
    "dice.deputy_hunt_text": phrase("dice", "Three players: take the Renegade’s last life point yourself."),
    "dice.outlaw_hunt_text": phrase("dice", "Three players: take the Deputy’s last life point yourself."),
    "dice.renegade_hunt_text": phrase("dice", "Three players: take the Outlaw’s last life point yourself."),
    "dice.the_bear_text": phrase("dice", "Sheriff. You have three extra life points instead of two."),
    "dice.the_good_text": phrase(
        "dice", "Deputy. At the start of your turn you may swap roles with the Sheriff. Nobody’s life points change."
    ),
    "dice.the_doc_text": phrase(
        "dice", "Deputy. After any throw of any player you may turn one die to a face of your choice."
    ),
    "dice.the_judge_text": phrase(
        "dice", "Deputy. When another player has revealed a role to use it, you may cancel its power."
    ),
    "dice.the_gambler_text": phrase(
        "dice", "Outlaw. After another player’s last throw you may make that player throw all dice once more."
    ),
    "dice.the_bad_text": phrase(
        "dice", "Outlaw. When another player is about to gain life points, you may spoil it: they are lost."
    ),
    "dice.the_ugly_text": phrase(
        "dice", "Outlaw. At the start of your turn you may have two players swap all their arrows."
    ),
    "dice.right_hand_text": phrase("dice", "Renegade. At the end of your turn you may take another one at once."),
    "dice.left_hand_text": phrase(
        "dice", "Renegade. You may save somebody about to be eliminated: he stays, with two life points."
    ),
    # characters
    "dice.drifter": phrase("dice", "Drifter"),
    "dice.bart_cassidy": phrase("dice", "Bart Cassidy"),
    "dice.black_jack": phrase("dice", "Black Jack"),
    "dice.calamity_janet": phrase("dice", "Calamity Janet"),
    "dice.el_gringo": phrase("dice", "El Gringo"),
    "dice.jesse_jones": phrase("dice", "Jesse Jones"),
    "dice.jourdonnais": phrase("dice", "Jourdonnais"),
    "dice.kit_carlson": phrase("dice", "Kit Carlson"),
    "dice.lucky_duke": phrase("dice", "Lucky Duke"),
    "dice.paul_regret": phrase("dice", "Paul Regret"),
    "dice.pedro_ramirez": phrase("dice", "Pedro Ramirez"),
    "dice.rose_doolan": phrase("dice", "Rose Doolan"),
    "dice.sid_ketchum": phrase("dice", "Sid Ketchum"),
    "dice.slab_the_killer": phrase("dice", "Slab the Killer"),
    "dice.suzy_lafayette": phrase("dice", "Suzy Lafayette"),
    "dice.vulture_sam": phrase("dice", "Vulture Sam"),
    "dice.willy_the_kid": phrase("dice", "Willy the Kid"),
    "dice.jose_delgado": phrase("dice", "José Delgado"),
    "dice.tequila_joe": phrase("dice", "Tequila Joe"),
    "dice.apache_kid": phrase("dice", "Apache Kid"),
    "dice.bill_noface": phrase("dice", "Bill Noface"),
    "dice.elena_fuente": phrase("dice", "Elena Fuente"),
    "dice.vera_custer": phrase("dice", "Vera Custer"),
    "dice.doc_holyday": phrase("dice", "Doc Holyday"),
    "dice.molly_stark": phrase("dice", "Molly Stark"),
    "dice.drifter_text": phrase("dice", "No ability at all. Somebody has to sweep the saloon."),
    "dice.bart_cassidy_text": phrase(
        "dice",
        "Instead of losing a life point you may take an arrow, but not the last one. Not against Indians or dynamite.",
    ),
    "dice.black_jack_text": phrase("dice", "You may throw dynamite again, unless you have three or more."),
    "dice.calamity_janet_text": phrase("dice", "You may use each 1 as a 2 and each 2 as a 1."),
    "dice.el_gringo_text": phrase(
        "dice", "Whoever makes you lose life points with shots or the Gatling has to take an arrow."
    ),
    "dice.jesse_jones_text": phrase(
        "dice", "With four life points or fewer, each beer you drink yourself gives you two."
    ),
    "dice.jourdonnais_text": phrase("dice", "An Indian attack never costs you more than one life point."),
    "dice.kit_carlson_text": phrase("dice", "For each Gatling you may return one arrow of any player."),
    "dice.lucky_duke_text": phrase("dice", "You may throw once more than the others."),
    "dice.paul_regret_text": phrase("dice", "The Gatling never costs you a life point."),
    "dice.pedro_ramirez_text": phrase("dice", "For each life point you lose you may return one of your arrows."),
    "dice.rose_doolan_text": phrase("dice", "Your 1s and 2s may also hit players one place further away."),
    "dice.sid_ketchum_text": phrase(
        "dice", "At the start of your turn a player of your choice gains one life point, perhaps you."
    ),
    "dice.slab_the_killer_text": phrase(
        "dice", "Once a turn you may spend a beer to let one of your shots hit for two."
    ),
    "dice.suzy_lafayette_text": phrase(
        "dice", "If there is no 1 and no 2 among your final dice, you gain two life points."
    ),
    "dice.vulture_sam_text": phrase("dice", "Whenever another player is eliminated you gain two life points."),
    "dice.willy_the_kid_text": phrase("dice", "Two Gatlings are enough for you to fire the Gatling Gun."),
    "dice.jose_delgado_text": phrase("dice", "You may throw the Loudmouth beside your five dice."),
    "dice.tequila_joe_text": phrase("dice", "You may throw the Coward beside your five dice."),
    "dice.apache_kid_text": phrase(
        "dice", "For an arrow you throw you may take the Chief’s Arrow from another player instead."
    ),
    "dice.bill_noface_text": phrase("dice", "Your arrows count only after your last throw."),
    "dice.elena_fuente_text": phrase("dice", "One arrow of each of your throws may go to another player."),
    "dice.vera_custer_text": phrase("dice", "Whenever shots cost you life points, they cost you one less."),
    "dice.doc_holyday_text": phrase("dice", "When you use three or more 1s and 2s you gain two life points."),
    "dice.molly_stark_text": phrase(
        "dice", "When another player has to lose life points, you may lose them in his place."
    ),
    # questions
    "dice.ask_start": phrase("dice", "Your turn. Pick up the dice!"),
    "dice.ask_sid": phrase("dice", "Sid Ketchum has a life point to give. To whom?"),
    "dice.ask_reroll": phrase("dice", "Throw some dice again, or leave it at that?"),
    "dice.ask_arrow": phrase("dice", "Which arrow do you take?"),
    "dice.ask_divert": phrase("dice", "One arrow of this throw may go to somebody else. Who takes it?"),
    "dice.ask_broken_arrow": phrase("dice", "A broken arrow: whose arrow goes back to the pile?"),
    "dice.ask_shots": phrase("dice", "Whom do you hit?"),
    "dice.ask_double": phrase("dice", "Spend a beer to let one shot hit for two?"),
    "dice.ask_beers": phrase("dice", "Who gets the beer?"),
    "dice.ask_kit": phrase("dice", "Whose arrow do you return?"),
    "dice.ask_instead": phrase("dice", "How many arrows do you take instead of losing life points?"),
    "dice.ask_take_over": phrases("dice", "{who} has to lose %n life point(s). How many do you take over?", None, 1),
    "dice.ask_pedro": phrase("dice", "You have lost life points. Which of your arrows do you return?"),
    "dice.ask_rescued": phrase("dice", "The Devil has let you go. Do you return your arrows?"),
    "dice.ask_token": phrase("dice", "Whom do you haunt, and with what?"),
    "dice.ask_window_throw": phrase("dice", "The dice have landed."),
    "dice.ask_window_last_throw": phrase("dice", "That was the last throw."),
    "dice.ask_window_gain": phrase("dice", "Somebody is about to gain life points."),
    "dice.ask_window_doom": phrase("dice", "Somebody is about to be eliminated."),
    "dice.ask_window_end": phrase("dice", "Your turn ends."),
    "dice.ask_window_reveal": phrase("dice", "A role was revealed."),
    # refusals
    "dice.burns": phrase("dice", "Dynamite burns: it cannot be thrown again."),
    "dice.sid_first": phrase("dice", "First Sid Ketchum gives a life point to somebody."),
    "dice.out_of_range": phrases("dice", "Out of range: %n place(s) away.", None, 1),
    "dice.not_oneself": phrase("dice", "Nobody shoots himself here."),
    "dice.eliminated": phrase("dice", "Eliminated already."),
    "dice.not_the_last_arrow": phrase("dice", "Not that many: the last arrow stays in the pile."),
    # what somebody learned, after "That can no longer be taken back:"
    "dice.learned_dice": phrase("dice", "the dice have been thrown"),
    "dice.learned_role": phrase("dice", "a role has been shown"),
    # log
    "dice.log_began_sheriff": phrase("dice", "{who} is the Sheriff and begins."),
    "dice.log_began": phrase("dice", "All roles are open. {who} is the Deputy and begins."),
    "dice.log_turn": phrase("dice", "It is {who}’s turn."),
    "dice.log_turn_again": phrase("dice", "{who} takes another turn."),
    "dice.log_ghost_turn": phrase("dice", "{who} rattles the chains."),
    "dice.log_loudmouth": phrase("dice", "{who} lets the Loudmouth join in."),
    "dice.log_coward": phrase("dice", "{who} brings the Coward along."),
    "dice.log_die_set": phrase("dice", "The Ghost has set a die of {who}: {face}."),
    "dice.log_dice_set": phrase("dice", "The Ghost has set two dice of {who}: {face}."),
    "dice.log_threw": phrase("dice", "{who} throws {faces}."),
    "dice.log_rethrew": phrase("dice", "{who} throws again: {faces}."),
    "dice.log_threw_forced": phrase("dice", "{who} has to throw everything once more: {faces}."),
    "dice.log_stopped": phrase("dice", "{who} leaves it at that."),
    "dice.log_turned": phrase("dice", "{who} turns a die: {before} becomes {face}."),
    "dice.log_arrow": phrases("dice", "{who} takes {what}. %n left in the pile.", None, 1),
    "dice.log_arrow_stolen": phrase("dice", "{who} takes the Chief’s Arrow from {target}."),
    "dice.log_arrow_diverted": phrase("dice", "{who} passes {what} on to {target}."),
    "dice.log_arrow_instead": phrase("dice", "{who} takes {what} instead of losing a life point."),
    "dice.log_arrow_gringo": phrase("dice", "{who} has hit El Gringo and takes {what}."),
    "dice.log_returned": phrases("dice", "{who} returns %n arrow(s).", None, 1),
    "dice.log_returned_of": phrases("dice", "{who} sends %n arrow(s) of {target} back to the pile.", None, 1),
    "dice.log_swapped": phrase("dice", "{one} and {other} swap their arrows."),
    "dice.log_attack": phrase("dice", "The last arrow is gone: the Indians attack!"),
    "dice.log_attack_shield": phrase(
        "dice", "The last arrow is gone: the Indians attack! They spare {who}, who has the Chief’s Arrow."
    ),
    "dice.log_exploded": phrase("dice", "The dynamite goes off in the hands of {who}."),
    "dice.log_bullet": phrase("dice", "{who} has talked too much and bites on a bullet."),
    "dice.log_shot": phrase("dice", "{who} shoots at {targets}."),
    "dice.log_shot_doubled": phrase(
        "dice", "{who} shoots at {targets}. A beer gives one shot at {target} double the power."
    ),
    "dice.log_drank": phrases("dice", "{who} drinks %n beer(s).", None, 1),
    "dice.log_served": phrases("dice", "{who} serves %n beer(s), for {targets}.", None, 1),
    "dice.log_gatling": phrase("dice", "{who} fires the Gatling Gun at everybody!"),
    "dice.log_lost": phrases("dice", "{who} loses %n life point(s), {life} left.", None, 1),
    "dice.log_taken_over": phrases("dice", "{who} takes over %n life point(s) that {target} had to lose.", None, 1),
    "dice.log_gave": phrase("dice", "{who} has a life point for {target}."),
    "dice.log_gave_self": phrase("dice", "{who} keeps the life point of Sid Ketchum."),
    "dice.log_gained": phrases("dice", "{who} gains %n life point(s) and has {life} now.", None, 1),
    "dice.log_gained_by": phrases(
        "dice", "{who} gains %n life point(s) thanks to {cause} and has {life} now.", None, 1
    ),
    "dice.log_gain_lost": phrases("dice", "{who} does not get %n life point(s) after all.", None, 1),
    "dice.log_out": phrase("dice", "{who} is eliminated. Role: {role}."),
    "dice.log_ghost": phrase("dice", "{who} is eliminated and comes back as the Ghost. Role: {role}."),
    "dice.log_ghost_outlaws": phrase(
        "dice", "{who} is eliminated. Role: {role}. The Ghost who comes back haunts for the Outlaws."
    ),
    "dice.log_ghost_law": phrase(
        "dice", "{who} is eliminated. Role: {role}. The Ghost who comes back haunts for the law."
    ),
    "dice.log_revealed": phrase("dice", "{who} reveals a role: {role}!"),
    "dice.log_cancelled": phrase("dice", "Objection! Nothing comes of this: {role}."),
    "dice.log_sheriff": phrase("dice", "{who} is the new Sheriff; {target} is a Deputy now."),
    "dice.log_rescued": phrases("dice", "{who} stays in play, with %n life point(s).", None, 1),
    "dice.log_token": phrase("dice", "{who} haunts {target}: {face}."),
    "dice.log_token_double": phrase("dice", "{who} haunts {target} twice: {face}."),
    "dice.log_won": phrase("dice", "{who} wins."),
    "dice.log_won_together": phrase("dice", "{who} win together."),
    "dice.log_nobody_won": phrase("dice", "Nobody wins."),
    # how it ended
    "dice.end_law": phrase("dice", "All Outlaws and Renegades are gone: the law wins."),
    "dice.end_outlaws": phrase("dice", "The Sheriff is dead: the Outlaws win."),
    "dice.end_renegade": phrase("dice", "The Sheriff is dead and the Renegade stands alone: he wins."),
    "dice.end_hunt": phrase("dice", "The hunter has got his prey."),
    "dice.end_last": phrase("dice", "Only one is left standing."),
    "dice.end_nobody_left": phrase("dice", "Nobody is left standing: the Outlaw wins."),
    "dice.end_limit": phrase("dice", "Nobody wants to die. After so many turns nobody wins either."),
}
