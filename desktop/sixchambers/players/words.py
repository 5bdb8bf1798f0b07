"""What bots say about their answers, in English."""

from ..engine.phrase import phrase

WORDS = {
    "bot.greenhorn": phrase("bot", "Greenhorn"),
    "bot.deputy": phrase("bot", "Deputy"),
    "bot.greenhorn_about": phrase("bot", "knows the rules, trusts to luck"),
    "bot.deputy_about": phrase("bot", "watches everybody and counts before acting"),
    "bot.gunslinger": phrase("bot", "Gunslinger"),
    "bot.legend": phrase("bot", "Legend"),
    "bot.gunslinger_about": phrase("bot", "quick, and seldom at a loss"),
    "bot.legend_about": phrase("bot", "faster than its shadow; bring a friend"),
    "bot.person": phrase("bot", "Person"),
    "bot.no_card": phrase("bot", "nothing to reveal"),
    # Klack Klack Bang
    "bot.klack_feeling": phrase("bot", "go by feeling"),
    "bot.klack_whim": phrase("bot", "a whim: let {target} do it"),
    "bot.klack_brave": phrase("bot", "feeling lucky"),
    "bot.klack_cheap": phrase("bot", "stay cheap: this pot is not worth a fight"),
    "bot.klack_outbid": phrase("bot", "{bid} gets past the {rival} to be expected"),
    "bot.klack_unbeatable": phrase("bot", "{bid}: nobody at the table can pay more"),
    "bot.klack_last_pot": phrase("bot", "go for the last pot: money is worth nothing after it"),
    "bot.klack_raise": phrase("bot", "raise: too much lies in the pot to let it go"),
    "bot.klack_fold": phrase("bot", "raise as little as possible: the pot is not worth more"),
    "bot.klack_self": phrase("bot", "take the trigger: five times out of six it pays"),
    "bot.klack_feed": phrase("bot", "let {target} pull: even this pot would not be enough to catch up"),
    "bot.klack_smallest": phrase("bot", "break up the stack that costs the fewest points"),
    "bot.klack_any_stack": phrase("bot", "break up the first stack at hand"),
    "bot.klack_pull": phrase("bot", "there is nothing to decide"),
}
