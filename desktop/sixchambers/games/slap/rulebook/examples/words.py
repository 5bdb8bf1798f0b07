"""Worked examples of Slap .45 in English. German is in i18n/."""

from .....engine.phrase import phrase

WORDS = {
    "rules.slap_ex_iron": phrase("rules", "A shot, and somebody who saw it coming"),
    "rules.slap_ex_iron_0": phrase("rules", "A Talkin' Iron has just been turned. All hands are at the hips."),
    "rules.slap_ex_iron_1": phrase(
        "rules", "Clem would rather hide: after 338 milliseconds his hand is on Rosa's base."
    ),
    "rules.slap_ex_iron_2": phrase(
        "rules",
        "Ida is first at the card and points at Clem, at 351. He was faster: cover. Bo shoots at Ida at 360, but "
        "there is only one shot in a card.",
    ),
    "rules.slap_ex_big": phrase("rules", "No cover is thick enough"),
    "rules.slap_ex_big_0": phrase(
        "rules", "A Big Gun. Clem has been sitting behind Ida's base for a while and feels safe."
    ),
    "rules.slap_ex_big_1": phrase(
        "rules",
        "Rosa is first, at 402 milliseconds, and points at him. His hand stays where it is; his gang has 5 left.",
    ),
    "rules.slap_ex_move": phrase("rules", "Who is last?"),
    "rules.slap_ex_move_0": phrase("rules", "Move! Ida's hand lies on her own base, the others are at the hips."),
    "rules.slap_ex_move_1": phrase(
        "rules", "Clem slaps Ida's base at 312, on top of her hand. That counts: she has to go anyway."
    ),
    "rules.slap_ex_move_2": phrase(
        "rules", "Ida goes for Rosa's base at 325. But a hand in cover has to get up first."
    ),
    "rules.slap_ex_move_3": phrase("rules", "Bo starts at 390 and is there at once. Rosa's base is gone."),
    "rules.slap_ex_move_4": phrase(
        "rules", "Rosa takes Bo's base at 430: three are safe, and Ida is last. She was the second to press."
    ),
    "rules.slap_ex_horse": phrase("rules", "Slapping a horse"),
    "rules.slap_ex_horse_0": phrase("rules", "Move! again. Bo has got used to shooting."),
    "rules.slap_ex_horse_1": phrase(
        "rules", "Clem is in cover at 300. Then Bo slaps the horse at 305, and everything is over."
    ),
    "rules.slap_ex_horse_2": phrase("rules", "It costs him a member: 5. Ida and Rosa have no cover and lose nobody."),
    "rules.slap_ex_gold": phrase("rules", "A present"),
    "rules.slap_ex_gold_0": phrase("rules", "Gold! Everybody has 1 already."),
    "rules.slap_ex_gold_1": phrase(
        "rules",
        "Clem is first, at 344, with his finger on Rosa. She has 2 Gold now. Ida's open hand at 361 would have "
        "been the right one.",
    ),
    "rules.slap_ex_flinch": phrase("rules", "A twitch"),
    "rules.slap_ex_flinch_0": phrase("rules", "A card is on its way. Ida's finger itches."),
    "rules.slap_ex_flinch_1": phrase(
        "rules", "She presses 40 milliseconds too early. Nobody can have seen anything: flinched."
    ),
    "rules.slap_ex_flinch_2": phrase("rules", "A Talkin' Iron! At 410 she means it, but her hand is locked until 600."),
    "rules.slap_ex_flinch_3": phrase("rules", "Rosa has all the time in the world and shoots at 480. Ida has 5 left."),
    "rules.slap_ex_leaving": phrase("rules", "Second thoughts"),
    "rules.slap_ex_leaving_0": phrase("rules", "A Talkin' Iron, and Ida is in cover. Nothing can happen to her."),
    "rules.slap_ex_leaving_1": phrase("rules", "She lifts her hand at 210. Now something can."),
    "rules.slap_ex_leaving_2": phrase(
        "rules",
        "At 260 she wants to hide behind Rosa's base, but whoever has left gets no cover in this round. Clem "
        "shoots at 377: 5 left.",
    ),
    "rules.slap_ex_close": phrase("rules", "Two milliseconds"),
    "rules.slap_ex_close_0": phrase("rules", "A Big Gun, and two who are wide awake."),
    "rules.slap_ex_close_1": phrase(
        "rules",
        "Ida slaps at 352, Rosa at 354. Nobody could swear to that: it does not count, and all keep their 6 members.",
    ),
    "rules.slap_ex_union": phrase("rules", "Through the wall, for money"),
    "rules.slap_ex_union_0": phrase(
        "rules", "Ida leads the Union and has 1 Gold. Clem is in cover, and a Talkin' Iron lies open."
    ),
    "rules.slap_ex_union_1": phrase(
        "rules", "She shoots at him all the same, at 333. Nothing but cover, and so she is asked."
    ),
    "rules.slap_ex_union_2": phrase(
        "rules", "She pays. The Talkin' Iron counts as a Big Gun: Clem has 5 left, Ida 0 Gold."
    ),
    "rules.slap_ex_comanche": phrase("rules", "The only ones who may"),
    "rules.slap_ex_comanche_0": phrase("rules", "Move! Rosa rides with the Comanche and has 1 Gold."),
    "rules.slap_ex_comanche_1": phrase(
        "rules", "Clem is safe at 310, he thinks. Rosa slaps the horse at 318, pointing at him."
    ),
    "rules.slap_ex_comanche_2": phrase(
        "rules", "She pays: the horse is a Big Gun now. Clem has 5 left, Rosa all her 6."
    ),
    "rules.slap_ex_sheriffs": phrase("rules", "In the way"),
    "rules.slap_ex_sheriffs_0": phrase("rules", "Bo is the Sheriffs. A Talkin' Iron, and three bases for everybody."),
    "rules.slap_ex_sheriffs_1": phrase("rules", "He hides at 300 and lays his second hand on Clem's base at 340."),
    "rules.slap_ex_sheriffs_2": phrase(
        "rules", "Just there Ida wanted to go at 365. Taken! Clem shoots at 380: she has 5 left."
    ),
    "rules.slap_ex_outlaws": phrase("rules", "Mind the Gold"),
    "rules.slap_ex_outlaws_0": phrase("rules", "Between two cards. Clem leads the Outlaws and has 1 Gold."),
    "rules.slap_ex_outlaws_1": phrase("rules", "He sets a trap on Gold. All can see it, and he has 0 Gold left."),
    "rules.slap_ex_outlaws_2": phrase("rules", "And Gold it is."),
    "rules.slap_ex_outlaws_3": phrase(
        "rules", "Ida was not listening: at 333 she is first. She has 5 members left and no more Gold than before, 1."
    ),
    "rules.slap_ex_recruit": phrase("rules", "A better offer"),
    "rules.slap_ex_recruit_0": phrase("rules", "A Big Gun, and Ida has saved 3 Gold."),
    "rules.slap_ex_recruit_1": phrase("rules", "She hits Clem at 346 and is asked: kill, or hire?"),
    "rules.slap_ex_recruit_2": phrase("rules", "She hires for 3 Gold. Ida's gang has 7 members now, Clem's 5."),
    "rules.slap_ex_duel": phrase("rules", "The first one out deals"),
    "rules.slap_ex_duel_0": phrase(
        "rules", "Three are left, seen with Rosa's eyes: she has 1 member and 2 Gold. Move!"
    ),
    "rules.slap_ex_duel_1": phrase(
        "rules", "Ida is in cover at 300, Clem at 311, and Rosa is out. It was nobody's shot, so her Gold is discarded."
    ),
    "rules.slap_ex_duel_2": phrase(
        "rules", "The duel. Both hands are at the hips, and Rosa has the deck. She sees the next three cards."
    ),
    "rules.slap_ex_duel_3": phrase(
        "rules",
        "Both are equally well off, so she may choose: the second one, a Big Gun. Ida is there at 340, and Clem has 5.",
    ),
}
