"""What bots say about their answers, in English."""

from ..engine.phrase import phrase

WORDS = {
    "bot.greenhorn": phrase("bot", "Greenhorn"),
    "bot.deputy": phrase("bot", "Deputy"),
    "bot.greenhorn_about": phrase("bot", "knows the rules, trusts to luck"),
    "bot.deputy_about": phrase("bot", "counts your money and knows when to stay cheap"),
    "bot.person": phrase("bot", "Person"),
    # Klack Klack Bang
    "bot.klack_feeling": phrase("bot", "bid by feeling"),
    "bot.klack_whim": phrase("bot", "named {target} on a whim"),
    "bot.klack_brave": phrase("bot", "felt lucky"),
    "bot.klack_cheap": phrase("bot", "stayed cheap: this pot is not worth a fight"),
    "bot.klack_outbid": phrase("bot", "bid {bid} to get past an expected {rival}"),
    "bot.klack_unbeatable": phrase("bot", "bid {bid}: nobody at the table can pay more"),
    "bot.klack_last_pot": phrase("bot", "went for the last pot: money is worth nothing after it"),
    "bot.klack_raise": phrase("bot", "raised: too much lies in the pot to let it go"),
    "bot.klack_fold": phrase("bot", "raised as little as possible: the pot is not worth more"),
    "bot.klack_self": phrase("bot", "takes the trigger: five times out of six it pays"),
    "bot.klack_feed": phrase("bot", "names {target}: even this pot would not be enough to catch up"),
    "bot.klack_smallest": phrase("bot", "breaks up the stack that costs the fewest points"),
    "bot.klack_any_stack": phrase("bot", "breaks up the first stack at hand"),
    "bot.klack_pull": phrase("bot", "pulls the trigger"),
}
