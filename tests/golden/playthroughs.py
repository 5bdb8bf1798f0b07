"""Whole games of bots, the same in every run: as journals, and retold in sentences with what every bot thought."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

from msgspec import Struct

from sixchambers.app.text_log import retell
from sixchambers.engine import journal as record
from sixchambers.engine.chance import Chance
from sixchambers.engine.journal import Header, Journal, SeatInfo
from sixchambers.engine.table import Table
from sixchambers.games import game as find_game
from sixchambers.players import find_bot
from sixchambers.players.arena import derived_seed
from sixchambers.players.bot import Budget
from sixchambers.words.speaker import speaker

FOLDER = Path(__file__).parent
NAMES = ("Rosa", "Clem", "Jack", "Nelly", "Buck", "Ida", "Otto", "Mabel")


class Playthrough(Struct, frozen=True):
    game: str
    bots: tuple[str, ...]
    options: dict[str, object] = {}
    language: str = "en"
    salt: str = ""


PLAYTHROUGHS = {
    "klack_3_greenhorns": Playthrough("klack", ("greenhorn",) * 3),
    "klack_4_carry_by_hand": Playthrough(
        "klack", ("deputy", "greenhorn", "deputy", "greenhorn"), {"bang_other_bids": "carry", "pull": "hand"}
    ),
    "klack_5_open_books": Playthrough("klack", ("deputy",) * 5, {"open_books": True}, salt="5a" * 16),
    "klack_6_remove_german": Playthrough(
        "klack", ("deputy", "greenhorn") * 3, {"bang_other_bids": "remove"}, language="de"
    ),
    "dice_3_hunt": Playthrough("dice", ("greenhorn",) * 3),
    "dice_5_base": Playthrough("dice", ("deputy", "greenhorn", "deputy", "greenhorn", "deputy")),
    "dice_5_special_roles": Playthrough("dice", ("deputy",) * 5, {"special_roles": "special"}),
    "dice_6_saloon_german": Playthrough(
        "dice",
        ("deputy", "greenhorn") * 3,
        {"saloon_dice": True, "chiefs_arrow": True, "new_characters": True, "ghost": True},
        language="de",
    ),
    "kablamo_2_duel": Playthrough("kablamo", ("deputy", "greenhorn")),
    "kablamo_4_usual": Playthrough("kablamo", ("deputy", "greenhorn", "deputy", "greenhorn")),
    "kablamo_3_strategists": Playthrough(
        "kablamo", ("greenhorn",) * 3, {"iron_strategist": True, "mulliganovski": True, "socialite": True}
    ),
    "kablamo_5_german": Playthrough(
        "kablamo",
        ("deputy", "greenhorn", "deputy", "greenhorn", "greenhorn"),
        {"cylinder_malfunction_mode": "instead", "sleight_dud": "general"},
        language="de",
    ),
    "bang_3_hunt": Playthrough("bang", ("deputy", "greenhorn", "deputy")),
    "bang_5_plain": Playthrough("bang", ("greenhorn",) * 5, {"gold_rush": False, "shadows": False}),
    "bang_6_gold_and_shadows": Playthrough("bang", ("deputy", "greenhorn") * 3),
    "bang_8_pick_german": Playthrough("bang", ("deputy", "greenhorn") * 4, {"characters": "pick"}, language="de"),
}


def played(name: str) -> bytes:
    """The journal of this game, played now."""
    through = PLAYTHROUGHS[name]
    game = find_game(through.game)
    header = Header(
        game=game.id,
        rules=game.rules_version,
        options=game.options_as_dict(game.read_options(through.options)),
        seed=derived_seed("golden", name).hex(),
        salt=through.salt,
        seats=tuple(SeatInfo(NAMES[seat], bot) for seat, bot in enumerate(through.bots)),
    )
    table = Table(game, header)
    file = BytesIO()
    table.journal = Journal(Path(name), file, 0)
    table.journal.write(header)
    chances = [Chance(derived_seed("golden bot", name, seat)) for seat in range(len(through.bots))]
    memories = [game.remember(game.first_memory(len(chances)), table.update(seat)) for seat in range(len(chances))]

    def remember(update: object) -> None:
        seat = update.seat  # type: ignore[attr-defined]
        memories[seat] = game.remember(memories[seat], update)

    for seat in range(len(chances)):
        table.listen(seat, remember)
    while table.outcome is None:
        if not table.play.owing():  # everybody has answered in a window: its clock closes it
            table.advance(table.next_deadline() or 0)
            continue
        seat = table.play.owing()[0]
        update = table.update(seat)
        bot = find_bot(game.id, through.bots[seat])
        advice = bot.answer(update.view, memories[seat], update.question, chances[seat], Budget(60))
        assert table.submit(seat, advice.answer, reason=advice.reason) is None
    return file.getvalue()


def retold(journal: bytes, language: str) -> str:
    lines = retell(record.read_bytes(journal), find_game, speaker(language), reasons=True)
    return "".join(f"{line}\n" for line in lines)


def journal_file(name: str) -> Path:
    return FOLDER / f"{name}{record.SUFFIX}"


def text_file(name: str) -> Path:
    return FOLDER / f"{name}.txt"
