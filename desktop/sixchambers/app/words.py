"""What the program itself says, in English."""

from ..engine.message import phrase, phrases

WORDS = {
    "app.option_form": phrase("app", "Options are written K=V, not “{text}”."),
    "app.too_few_games": phrase("app", "At least one game has to be played."),
    "app.unknown_bench": phrase("app", "There is no benchmark “{name}”. There are: {known}."),
    "app.describe_seats": phrase("app", "For {least} to {most} players."),
    "app.describe_components": phrase("app", "In the box:"),
    "app.describe_each": phrase("app", " for each player"),
    "app.describe_options": phrase("app", "Options:"),
    "app.describe_default": phrase("app", " (usual)"),
    "app.commitment": phrase("app", "Promise before the game (SHA-256 of salt and seed): {value}"),
    "app.seed_opened": phrase("app", "Seed {seed}, salt {salt}: their SHA-256 is the promise above."),
    "app.seed_given": phrase("app", "Seed {seed}, chosen by somebody at the table."),
    "app.unfinished": phrase("app", "The game is not over yet."),
    "app.was_cut": phrase("app", "The last line of the file was cut off; everything before it is here."),
    # the terminal
    "app.default_name": phrase("app", "Doc"),
    "app.terminal_welcome": phrase("app", "{game}, in text. Type ? for help."),
    "app.terminal_help": phrase(
        "app", "?: this help. u: take your last answer back. t: what the bots thought. q: leave; the game is saved."
    ),
    "app.left": phrase("app", "Until next time. The game is saved; go on with: sixchambers play --resume “{file}”"),
    "app.no_person": phrase("app", "No person plays in “{file}”."),
    "app.not_understood": phrase("app", "I did not understand that. Type ? for help."),
    "app.thoughts_later": phrase("app", "The bids are still secret. Ask again when they are open."),
    "app.no_thoughts": phrase("app", "No bot has thought anything yet."),
    "app.klack_row": phrases("app", "%n marker(s), {stacks}, score {score}", None, 1),
    "app.klack_carried": phrase("app", "{amount} from an earlier bang are still on the table."),
    "app.klack_purse": phrase("app", "You have {ones} × 1000 and {twos} × 2000, together {sum}."),
    "app.klack_how_to_bid": phrase("app", "Type a sum in thousands (5), or bills (1x1000 2x2000)."),
    "app.klack_press_enter": phrase("app", "Press Enter."),
}
