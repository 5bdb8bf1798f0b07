<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>app</name>
    <message numerus="yes">
        <source>%n marker(s), {stacks}, score {score}</source>
        <translation>
            <numerusform>%n marker, {stacks}, score {score}</numerusform>
            <numerusform>%n markers, {stacks}, score {score}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bang</name>
    <message numerus="yes">
        <source>%n card(s) too many. What do you let go?</source>
        <translation>
            <numerusform>%n card too many. Which one do you let go?</numerusform>
            <numerusform>%n cards too many. Which ones do you let go?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} draws %n card(s).</source>
        <translation>
            <numerusform>{who} draws %n card.</numerusform>
            <numerusform>{who} draws %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what}: {who} draws %n card(s).</source>
        <translation>
            <numerusform>{what}: {who} draws %n card.</numerusform>
            <numerusform>{what}: {who} draws %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} looks at the top %n card(s) of the pile.</source>
        <translation>
            <numerusform>{who} looks at the top card of the pile.</numerusform>
            <numerusform>{who} looks at the top %n cards of the pile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The discard pile is shuffled: %n card(s) to draw from.</source>
        <translation>
            <numerusform>The discard pile is shuffled: %n card to draw from.</numerusform>
            <numerusform>The discard pile is shuffled: %n cards to draw from.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what}: {who} loses %n life point(s).</source>
        <translation>
            <numerusform>{what}: {who} loses %n life point.</numerusform>
            <numerusform>{what}: {who} loses %n life points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} costs {target} %n life point(s).</source>
        <translation>
            <numerusform>{who} costs {target} %n life point.</numerusform>
            <numerusform>{who} costs {target} %n life points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what}: {who} regains %n life point(s).</source>
        <translation>
            <numerusform>{what}: {who} regains %n life point.</numerusform>
            <numerusform>{what}: {who} regains %n life points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} takes %n card(s) {target} left behind.</source>
        <translation>
            <numerusform>{who} takes %n card {target} left behind.</numerusform>
            <numerusform>{who} takes %n cards {target} left behind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} takes %n nugget(s).</source>
        <translation>
            <numerusform>{who} takes %n nugget.</numerusform>
            <numerusform>{who} takes %n nuggets.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what}: {who} takes %n nugget(s).</source>
        <translation>
            <numerusform>{what}: {who} takes %n nugget.</numerusform>
            <numerusform>{what}: {who} takes %n nuggets.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nugget(s) of {who} go back to the heap.</source>
        <translation>
            <numerusform>%n nugget of {who} goes back to the heap.</numerusform>
            <numerusform>%n nuggets of {who} go back to the heap.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what}: {who} pays %n nugget(s).</source>
        <translation>
            <numerusform>{what}: {who} pays %n nugget.</numerusform>
            <numerusform>{what}: {who} pays %n nuggets.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what}: {who} pays %n nugget(s) and aims at {target}.</source>
        <translation>
            <numerusform>{what}: {who} pays %n nugget and aims at {target}.</numerusform>
            <numerusform>{what}: {who} pays %n nuggets and aims at {target}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} buys {what} for %n nugget(s).</source>
        <translation>
            <numerusform>{who} buys {what} for %n nugget.</numerusform>
            <numerusform>{who} buys {what} for %n nuggets.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} buys {what} for %n nugget(s), for {target}.</source>
        <translation>
            <numerusform>{who} buys {what} for %n nugget, for {target}.</numerusform>
            <numerusform>{who} buys {what} for %n nuggets, for {target}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} pays %n nugget(s) to rid {target} of {what}.</source>
        <translation>
            <numerusform>{who} pays %n nugget to rid {target} of {what}.</numerusform>
            <numerusform>{who} pays %n nuggets to rid {target} of {what}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n card(s) of the equipment deck are shuffled.</source>
        <translation>
            <numerusform>The %n card of the equipment deck is shuffled.</numerusform>
            <numerusform>The %n cards of the equipment deck are shuffled.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bang_table</name>
    <message numerus="yes">
        <source>Equipment for %n nugget(s), used at once</source>
        <translation>
            <numerusform>Equipment for %n nugget, used at once</numerusform>
            <numerusform>Equipment for %n nuggets, used at once</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Equipment for %n nugget(s), it stays</source>
        <translation>
            <numerusform>Equipment for %n nugget, it stays</numerusform>
            <numerusform>Equipment for %n nuggets, it stays</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n life point(s)</source>
        <translation>
            <numerusform>%n life point</numerusform>
            <numerusform>%n life points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s)</source>
        <translation>
            <numerusform>Discard %n card</numerusform>
            <numerusform>Discard %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s) for a life point</source>
        <translation>
            <numerusform>Discard %n card for a life point</numerusform>
            <numerusform>Discard %n cards for a life point</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep %n card(s)</source>
        <translation>
            <numerusform>Keep %n card</numerusform>
            <numerusform>Keep %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pay %n nugget(s): {who} loses {what}</source>
        <translation>
            <numerusform>Pay %n nugget: {who} loses {what}</numerusform>
            <numerusform>Pay %n nuggets: {who} loses {what}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Buy {what} for %n nugget(s)</source>
        <translation>
            <numerusform>Buy {what} for %n nugget</numerusform>
            <numerusform>Buy {what} for %n nuggets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {most} life points</source>
        <translation>
            <numerusform>%n of {most} life points</numerusform>
            <numerusform>%n of {most} life points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nugget(s)</source>
        <translation>
            <numerusform>%n nugget</numerusform>
            <numerusform>%n nuggets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand, %n card(s)</source>
        <translation>
            <numerusform>Your hand, %n card</numerusform>
            <numerusform>Your hand, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) face down</source>
        <translation>
            <numerusform>%n card face down</numerusform>
            <numerusform>%n cards face down</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Heap of %n nugget(s)</source>
        <translation>
            <numerusform>Heap of %n nugget</numerusform>
            <numerusform>Heap of %n nuggets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw pile, %n card(s)</source>
        <translation>
            <numerusform>Draw pile, %n card</numerusform>
            <numerusform>Draw pile, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, %n card(s), {card} on top</source>
        <translation>
            <numerusform>Discard pile, %n card, {card} on top</numerusform>
            <numerusform>Discard pile, %n cards, {card} on top</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bot</name>
    <message numerus="yes">
        <source>%n good hand(s) for three Gold each</source>
        <translation>
            <numerusform>one good hand for three Gold</numerusform>
            <numerusform>%n good hands for three Gold each</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>checkup</name>
    <message numerus="yes">
        <source>%n thing(s) do not work.</source>
        <translation>
            <numerusform>One thing does not work.</numerusform>
            <numerusform>%n things do not work.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dice</name>
    <message numerus="yes">
        <source>Special roles need at least %n players.</source>
        <translation>
            <numerusform>Special roles need at least %n player.</numerusform>
            <numerusform>Special roles need at least %n players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Ghost needs at least %n players.</source>
        <translation>
            <numerusform>The Ghost needs at least %n player.</numerusform>
            <numerusform>The Ghost needs at least %n players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} has to lose %n life point(s). How many do you take over?</source>
        <translation>
            <numerusform>{who} has to lose a life point. How many do you take over?</numerusform>
            <numerusform>{who} has to lose %n life points. How many do you take over?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Out of range: %n place(s) away.</source>
        <translation>
            <numerusform>Out of range: %n place away.</numerusform>
            <numerusform>Out of range: %n places away.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} takes {what}. %n left in the pile.</source>
        <translation>
            <numerusform>{who} takes {what}. %n left in the pile.</numerusform>
            <numerusform>{who} takes {what}. %n left in the pile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take {what}. %n left in the pile.</source>
        <translation>
            <numerusform>You take {what}. %n left in the pile.</numerusform>
            <numerusform>You take {what}. %n left in the pile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} returns %n arrow(s).</source>
        <translation>
            <numerusform>{who} returns an arrow.</numerusform>
            <numerusform>{who} returns %n arrows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You return %n arrow(s).</source>
        <translation>
            <numerusform>You return an arrow.</numerusform>
            <numerusform>You return %n arrows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} sends %n arrow(s) of {target} back to the pile.</source>
        <translation>
            <numerusform>{who} sends an arrow of {target} back to the pile.</numerusform>
            <numerusform>{who} sends %n arrows of {target} back to the pile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You send %n arrow(s) of {target} back to the pile.</source>
        <translation>
            <numerusform>You send an arrow of {target} back to the pile.</numerusform>
            <numerusform>You send %n arrows of {target} back to the pile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} sends %n of your arrows back to the pile.</source>
        <translation>
            <numerusform>{who} sends one of your arrows back to the pile.</numerusform>
            <numerusform>{who} sends %n of your arrows back to the pile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} drinks %n beer(s).</source>
        <translation>
            <numerusform>{who} drinks a beer.</numerusform>
            <numerusform>{who} drinks %n beers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You drink %n beer(s).</source>
        <translation>
            <numerusform>You drink a beer.</numerusform>
            <numerusform>You drink %n beers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} serves %n beer(s), for {targets}.</source>
        <translation>
            <numerusform>{who} serves a beer, for {targets}.</numerusform>
            <numerusform>{who} serves %n beers, for {targets}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You serve %n beer(s), for {targets}.</source>
        <translation>
            <numerusform>You serve a beer, for {targets}.</numerusform>
            <numerusform>You serve %n beers, for {targets}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} serves you %n beer(s).</source>
        <translation>
            <numerusform>{who} serves you a beer.</numerusform>
            <numerusform>{who} serves you %n beers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} loses %n life point(s), {life} left.</source>
        <translation>
            <numerusform>{who} loses a life point, {life} left.</numerusform>
            <numerusform>{who} loses %n life points, {life} left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose %n life point(s), {life} left.</source>
        <translation>
            <numerusform>You lose a life point, {life} left.</numerusform>
            <numerusform>You lose %n life points, {life} left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} takes over %n life point(s) that {target} had to lose.</source>
        <translation>
            <numerusform>{who} takes over a life point that {target} had to lose.</numerusform>
            <numerusform>{who} takes over %n life points that {target} had to lose.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take over %n life point(s) that {target} had to lose.</source>
        <translation>
            <numerusform>You take over a life point that {target} had to lose.</numerusform>
            <numerusform>You take over %n life points that {target} had to lose.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} takes over %n life point(s) that you had to lose.</source>
        <translation>
            <numerusform>{who} takes over a life point that you had to lose.</numerusform>
            <numerusform>{who} takes over %n life points that you had to lose.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} gains %n life point(s) and has {life} now.</source>
        <translation>
            <numerusform>{who} gains a life point and has {life} now.</numerusform>
            <numerusform>{who} gains %n life points and has {life} now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gain %n life point(s) and have {life} now.</source>
        <translation>
            <numerusform>You gain a life point and have {life} now.</numerusform>
            <numerusform>You gain %n life points and have {life} now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} gains %n life point(s) thanks to {cause} and has {life} now.</source>
        <translation>
            <numerusform>{who} gains a life point thanks to {cause} and has {life} now.</numerusform>
            <numerusform>{who} gains %n life points thanks to {cause} and has {life} now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gain %n life point(s) thanks to {cause} and have {life} now.</source>
        <translation>
            <numerusform>You gain a life point thanks to {cause} and have {life} now.</numerusform>
            <numerusform>You gain %n life points thanks to {cause} and have {life} now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} does not get %n life point(s) after all.</source>
        <translation>
            <numerusform>{who} does not get that life point after all.</numerusform>
            <numerusform>{who} does not get those %n life points after all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You do not get %n life point(s) after all.</source>
        <translation>
            <numerusform>You do not get that life point after all.</numerusform>
            <numerusform>You do not get those %n life points after all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} stays in play, with %n life point(s).</source>
        <translation>
            <numerusform>{who} stays in play, with %n life point.</numerusform>
            <numerusform>{who} stays in play, with %n life points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You stay in play, with %n life point(s).</source>
        <translation>
            <numerusform>You stay in play, with %n life point.</numerusform>
            <numerusform>You stay in play, with %n life points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dice_table</name>
    <message numerus="yes">
        <source>%n life point(s)</source>
        <translation>
            <numerusform>%n life point</numerusform>
            <numerusform>%n life points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n arrow(s)</source>
        <translation>
            <numerusform>%n arrow</numerusform>
            <numerusform>%n arrows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Throw %n again</source>
        <translation>
            <numerusform>Throw %n again</numerusform>
            <numerusform>Throw %n again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n beer(s) for {who}</source>
        <translation>
            <numerusform>%n beer for {who}</numerusform>
            <numerusform>%n beers for {who}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Drink %n beer(s)</source>
        <translation>
            <numerusform>Drink %n beer</numerusform>
            <numerusform>Drink %n beers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take over %n life point(s)</source>
        <translation>
            <numerusform>Take over %n life point</numerusform>
            <numerusform>Take over %n life points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n arrow(s) instead</source>
        <translation>
            <numerusform>Take %n arrow instead</numerusform>
            <numerusform>Take %n arrows instead</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Return %n arrow(s)</source>
        <translation>
            <numerusform>Return %n arrow</numerusform>
            <numerusform>Return %n arrows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {most} life points</source>
        <translation>
            <numerusform>%n of {most} life points</numerusform>
            <numerusform>%n of {most} life points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pile: %n arrow(s)</source>
        <translation>
            <numerusform>Pile: %n arrow</numerusform>
            <numerusform>Pile: %n arrows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message numerus="yes">
        <source>Choose at least %n.</source>
        <translation>
            <numerusform>Choose at least %n.</numerusform>
            <numerusform>Choose at least %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose at most %n.</source>
        <translation>
            <numerusform>Choose at most %n.</numerusform>
            <numerusform>Choose at most %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fill exactly %n place(s).</source>
        <translation>
            <numerusform>Fill exactly %n place.</numerusform>
            <numerusform>Fill exactly %n places.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This game does not work with %n player(s): it takes {least} to {most}.</source>
        <translation>
            <numerusform>This game does not work with %n player: it takes {least} to {most}.</numerusform>
            <numerusform>This game does not work with %n players: it takes {least} to {most}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kablamo</name>
    <message numerus="yes">
        <source>Everybody draws %n bullet(s).</source>
        <translation>
            <numerusform>Everybody draws one bullet.</numerusform>
            <numerusform>Everybody draws %n bullets.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bullet(s) are drawn from the bag.</source>
        <translation>
            <numerusform>One bullet is drawn from the bag.</numerusform>
            <numerusform>%n bullets are drawn from the bag.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} draws %n bullet(s).</source>
        <translation>
            <numerusform>{who} draws a bullet.</numerusform>
            <numerusform>{who} draws %n bullets.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} draws %n bullet(s) to load.</source>
        <translation>
            <numerusform>{who} draws a bullet to load.</numerusform>
            <numerusform>{who} draws %n bullets to load.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} loads %n bullet(s).</source>
        <translation>
            <numerusform>{who} loads a bullet.</numerusform>
            <numerusform>{who} loads %n bullets.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} loads %n bullet(s) into the revolver of {owner}.</source>
        <translation>
            <numerusform>{who} loads a bullet into the revolver of {owner}.</numerusform>
            <numerusform>{who} loads %n bullets into the revolver of {owner}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cylinder of {who} turns %n chamber(s) clockwise.</source>
        <translation>
            <numerusform>The cylinder of {who} turns one chamber clockwise.</numerusform>
            <numerusform>The cylinder of {who} turns %n chambers clockwise.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cylinder of {who} turns %n chamber(s) counter-clockwise.</source>
        <translation>
            <numerusform>The cylinder of {who} turns one chamber counter-clockwise.</numerusform>
            <numerusform>The cylinder of {who} turns %n chambers counter-clockwise.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} is out. %n live bullet(s) go back into the bag.</source>
        <translation>
            <numerusform>{who} is out. One live bullet goes back into the bag.</numerusform>
            <numerusform>{who} is out. %n live bullets go back into the bag.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You draw %n bullet(s).</source>
        <translation>
            <numerusform>You draw a bullet.</numerusform>
            <numerusform>You draw %n bullets.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You draw %n bullet(s) to load.</source>
        <translation>
            <numerusform>You draw a bullet to load.</numerusform>
            <numerusform>You draw %n bullets to load.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You load %n bullet(s).</source>
        <translation>
            <numerusform>You load a bullet.</numerusform>
            <numerusform>You load %n bullets.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You load %n bullet(s) into the revolver of {owner}.</source>
        <translation>
            <numerusform>You load a bullet into the revolver of {owner}.</numerusform>
            <numerusform>You load %n bullets into the revolver of {owner}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} loads %n bullet(s) into your revolver.</source>
        <translation>
            <numerusform>{who} loads a bullet into your revolver.</numerusform>
            <numerusform>{who} loads %n bullets into your revolver.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your cylinder turns %n chamber(s) clockwise.</source>
        <translation>
            <numerusform>Your cylinder turns one chamber clockwise.</numerusform>
            <numerusform>Your cylinder turns %n chambers clockwise.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your cylinder turns %n chamber(s) counter-clockwise.</source>
        <translation>
            <numerusform>Your cylinder turns one chamber counter-clockwise.</numerusform>
            <numerusform>Your cylinder turns %n chambers counter-clockwise.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are out. %n live bullet(s) go back into the bag.</source>
        <translation>
            <numerusform>You are out. One live bullet goes back into the bag.</numerusform>
            <numerusform>You are out. %n live bullets go back into the bag.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kablamo_table</name>
    <message numerus="yes">
        <source>fires in %n round(s)</source>
        <translation>
            <numerusform>fires in %n round</numerusform>
            <numerusform>fires in %n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Load %n bullet(s)</source>
        <translation>
            <numerusform>Load %n bullet</numerusform>
            <numerusform>Load %n bullets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn by %n</source>
        <translation>
            <numerusform>Turn by %n</numerusform>
            <numerusform>Turn by %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bullet(s) loaded</source>
        <translation>
            <numerusform>%n bullet loaded</numerusform>
            <numerusform>%n bullets loaded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spare(s)</source>
        <translation>
            <numerusform>%n spare</numerusform>
            <numerusform>%n spares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bag: %n bullet(s)</source>
        <translation>
            <numerusform>Bag: %n bullet</numerusform>
            <numerusform>Bag: %n bullets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discarded: %n bullet(s)</source>
        <translation>
            <numerusform>Discarded: %n bullet</numerusform>
            <numerusform>Discarded: %n bullets</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>klack</name>
    <message numerus="yes">
        <source>Round {round}. %n click marker(s) left in the centre.</source>
        <translation>
            <numerusform>Round {round}. %n click marker left in the centre.</numerusform>
            <numerusform>Round {round}. %n click markers left in the centre.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lan</name>
    <message numerus="yes">
        <source>Too many wrong codes. Try again in %n second(s).</source>
        <translation>
            <numerusform>Too many wrong codes. Try again in %n second.</numerusform>
            <numerusform>Too many wrong codes. Try again in %n seconds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A code needs at least %n letter(s) or digit(s).</source>
        <translation>
            <numerusform>A code needs at least %n letter or digit.</numerusform>
            <numerusform>A code needs at least %n letters or digits.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>live</name>
    <message numerus="yes">
        <source>%n at this keyboard</source>
        <translation>
            <numerusform>%n person at this keyboard</numerusform>
            <numerusform>%n people at this keyboard</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Press {keys} together, %n time(s).</source>
        <translation>
            <numerusform>Press {keys} together, %n time.</numerusform>
            <numerusform>Press {keys} together, %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game pad(s) found.</source>
        <translation>
            <numerusform>%n game pad found.</numerusform>
            <numerusform>%n game pads found.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lobby</name>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n seat</numerusform>
            <numerusform>%n seats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You against %n bot(s) by the usual rules, at once ({keys})</source>
        <translation>
            <numerusform>You against %n bot by the usual rules, at once ({keys})</numerusform>
            <numerusform>You against %n bots by the usual rules, at once ({keys})</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>network</name>
    <message numerus="yes">
        <source>The game is saved, and %n guest(s) has/have to go. Open it again, and their chairs wait for them.</source>
        <translation>
            <numerusform>The game is saved, and %n guest has to go. Open it again, and the chair waits.</numerusform>
            <numerusform>The game is saved, and %n guests have to go. Open it again, and their chairs wait for them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chat (%n)</source>
        <translation>
            <numerusform>Chat (%n)</numerusform>
            <numerusform>Chat (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free chair(s)</source>
        <translation>
            <numerusform>%n free chair</numerusform>
            <numerusform>%n free chairs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chair(s) is/are empty: bots take them.</source>
        <translation>
            <numerusform>%n chair is empty: a bot takes it.</numerusform>
            <numerusform>%n chairs are empty: bots take them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %n guest(s).</source>
        <translation>
            <numerusform>Waiting for %n guest.</numerusform>
            <numerusform>Waiting for %n guests.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guest(s) is/are here and would have to leave.</source>
        <translation>
            <numerusform>%n guest is here and would have to leave.</numerusform>
            <numerusform>%n guests are here and would have to leave.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>result</name>
    <message numerus="yes">
        <source>%n life point(s) left</source>
        <translation>
            <numerusform>%n life point left</numerusform>
            <numerusform>%n life points left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n round(s)</source>
        <translation>
            <numerusform>after one round</numerusform>
            <numerusform>after %n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spare(s)</source>
        <translation>
            <numerusform>one spare</numerusform>
            <numerusform>%n spares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Kablamo(s)</source>
        <translation>
            <numerusform>a Kablamo</numerusform>
            <numerusform>%n Kablamos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nugget(s) left</source>
        <translation>
            <numerusform>%n nugget left</numerusform>
            <numerusform>%n nuggets left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n card(s)</source>
        <translation>
            <numerusform>after %n card</numerusform>
            <numerusform>after %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n member(s) left</source>
        <translation>
            <numerusform>%n member left</numerusform>
            <numerusform>%n members left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of {game} on record, on this computer only.</source>
        <translation>
            <numerusform>%n game of {game} on record, on this computer only.</numerusform>
            <numerusform>%n games of {game} on record, on this computer only.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>slap</name>
    <message numerus="yes">
        <source>Seat {number} cannot deal at a table of %n.</source>
        <translation>
            <numerusform>Seat {number} cannot deal at a table of %n.</numerusform>
            <numerusform>Seat {number} cannot deal at a table of %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The deck is empty: %n card(s) are shuffled.</source>
        <translation>
            <numerusform>The deck is empty: one card is shuffled.</numerusform>
            <numerusform>The deck is empty: %n cards are shuffled.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} loses %n gang member(s); {left} left.</source>
        <translation>
            <numerusform>{who} loses a gang member; {left} left.</numerusform>
            <numerusform>{who} loses %n gang members; {left} left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose %n gang member(s); {left} left.</source>
        <translation>
            <numerusform>You lose a gang member; {left} left.</numerusform>
            <numerusform>You lose %n gang members; {left} left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gang member(s) of {whom} ride for {who} now.</source>
        <translation>
            <numerusform>A gang member of {whom} rides for {who} now.</numerusform>
            <numerusform>%n gang members of {whom} ride for {who} now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gang member(s) of {whom} ride for you now.</source>
        <translation>
            <numerusform>A gang member of {whom} rides for you now.</numerusform>
            <numerusform>%n gang members of {whom} ride for you now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your gang member(s) ride for {who} now.</source>
        <translation>
            <numerusform>One of your gang members rides for {who} now.</numerusform>
            <numerusform>%n of your gang members ride for {who} now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only practice: {who} would have lost %n gang member(s).</source>
        <translation>
            <numerusform>Only practice: {who} would have lost a gang member.</numerusform>
            <numerusform>Only practice: {who} would have lost %n gang members.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only practice: you would have lost %n gang member(s).</source>
        <translation>
            <numerusform>Only practice: you would have lost a gang member.</numerusform>
            <numerusform>Only practice: you would have lost %n gang members.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} takes %n Gold from {whom}.</source>
        <translation>
            <numerusform>{who} takes %n Gold from {whom}.</numerusform>
            <numerusform>{who} takes %n Gold from {whom}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n Gold from {whom}.</source>
        <translation>
            <numerusform>You take %n Gold from {whom}.</numerusform>
            <numerusform>You take %n Gold from {whom}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} takes %n Gold from you.</source>
        <translation>
            <numerusform>{who} takes %n Gold from you.</numerusform>
            <numerusform>{who} takes %n Gold from you.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Gold of {who} is lost in the dust.</source>
        <translation>
            <numerusform>%n Gold of {who} is lost in the dust.</numerusform>
            <numerusform>%n Gold of {who} are lost in the dust.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Gold of yours is lost in the dust.</source>
        <translation>
            <numerusform>%n Gold of yours is lost in the dust.</numerusform>
            <numerusform>%n Gold of yours are lost in the dust.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>slap_table</name>
    <message numerus="yes">
        <source>Deck: %n card(s)</source>
        <translation>
            <numerusform>Deck: %n card</numerusform>
            <numerusform>Deck: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Recruit %n</source>
        <translation>
            <numerusform>Recruit %n</numerusform>
            <numerusform>Recruit %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n member(s)</source>
        <translation>
            <numerusform>%n member</numerusform>
            <numerusform>%n members</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Gold</source>
        <translation>
            <numerusform>%n Gold</numerusform>
            <numerusform>%n Gold</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>table</name>
    <message numerus="yes">
        <source>%n click marker(s)</source>
        <translation>
            <numerusform>%n click marker</numerusform>
            <numerusform>%n click markers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {all} click marker(s) in the centre</source>
        <translation>
            <numerusform>%n of {all} click markers in the centre</numerusform>
            <numerusform>%n of {all} click markers in the centre</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>terminal</name>
    <message numerus="yes">
        <source>%n spare(s)</source>
        <translation>
            <numerusform>one spare</numerusform>
            <numerusform>%n spares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bullet(s) in the bag.</source>
        <translation>
            <numerusform>One bullet in the bag.</numerusform>
            <numerusform>%n bullets in the bag.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{role}, {character}: {life} of {most} life points, %n arrow(s)</source>
        <translation>
            <numerusform>{role}, {character}: {life} of {most} life points, %n arrow</numerusform>
            <numerusform>{role}, {character}: {life} of {most} life points, %n arrows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n arrow(s) in the pile.</source>
        <translation>
            <numerusform>%n arrow in the pile.</numerusform>
            <numerusform>%n arrows in the pile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n arrow(s)</source>
        <translation>
            <numerusform>%n arrow</numerusform>
            <numerusform>%n arrows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{role}, {character}: {life} of {most} life points, %n card(s)</source>
        <translation>
            <numerusform>{role}, {character}: {life} of {most} life points, %n card</numerusform>
            <numerusform>{role}, {character}: {life} of {most} life points, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nugget(s)</source>
        <translation>
            <numerusform>%n nugget</numerusform>
            <numerusform>%n nuggets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) to draw from.</source>
        <translation>
            <numerusform>%n card to draw from.</numerusform>
            <numerusform>%n cards to draw from.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Type %n number(s), one for each card.</source>
        <translation>
            <numerusform>Type the number of the card.</numerusform>
            <numerusform>Type %n numbers, one for each card.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>buy {what} for %n nugget(s)</source>
        <translation>
            <numerusform>buy {what} for %n nugget</numerusform>
            <numerusform>buy {what} for %n nuggets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{gang}: %n member(s), {gold} Gold</source>
        <translation>
            <numerusform>{gang}: one member, {gold} Gold</numerusform>
            <numerusform>{gang}: %n members, {gold} Gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the deck.</source>
        <translation>
            <numerusform>One card left in the deck.</numerusform>
            <numerusform>%n cards in the deck.</numerusform>
        </translation>
    </message>
</context>
</TS>
