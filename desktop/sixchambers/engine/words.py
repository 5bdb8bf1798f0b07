"""What the engine says, in English. German and the plural forms are in i18n/."""

from .phrase import phrase, phrases

WORDS = {
    "engine.not_offered": phrase("engine", "That is not one of the choices."),
    "engine.wrong_kind": phrase("engine", "That is not an answer to this question."),
    "engine.may_not_pass": phrase("engine", "You may not pass here."),
    "engine.too_few": phrases("engine", "Choose at least %n.", None, 1),
    "engine.too_many": phrases("engine", "Choose at most %n.", None, 1),
    "engine.out_of_bounds": phrase("engine", "Choose a number from {least} to {most}."),
    "engine.all_of_them": phrase("engine", "Put all of them in order."),
    "engine.used_twice": phrase("engine", "Nothing can be in two places at once."),
    "engine.fill_places": phrases("engine", "Fill exactly %n place(s).", None, 1),
    "engine.game_over": phrase("engine", "The game is over."),
    "engine.not_asked": phrase("engine", "You are not asked to do that now."),
    "engine.already_answered": phrase("engine", "You have answered already."),
    "engine.too_late": phrase("engine", "Too late: the game has moved on."),
    "engine.offer_gone": phrase("engine", "That is not possible at the moment."),
    "engine.time_ran_out": phrase("engine", "{who} ran out of time."),
    "engine.time_ran_out_you": phrase("engine", "You ran out of time."),
    "engine.person_plays": phrase("engine", "{who} is back and plays on."),
    "engine.person_plays_you": phrase("engine", "You play for yourself again."),
    "engine.bot_plays": phrase("engine", "A bot plays for {who} from now on."),
    "engine.bot_plays_you": phrase("engine", "A bot plays for you from now on."),
    "engine.took_back": phrase("engine", "{who} took the last answer back."),
    "engine.took_back_you": phrase("engine", "You took your last answer back."),
    "engine.nothing_to_withdraw": phrase("engine", "There is no answer to take back."),
    "engine.nothing_to_call_off": phrase("engine", "There is nothing to call off."),
    "engine.nothing_to_undo": phrase("engine", "There is nothing to take back."),
    "engine.learned_since": phrase("engine", "That can no longer be taken back: {what}."),
    "engine.answered_since": phrase("engine", "That can no longer be taken back: {who} has answered since."),
    "engine.bot_failed": phrase("engine", "lost the thread: the simplest thing will do"),
    "engine.bot_slow": phrase("engine", "thought for too long: the simplest thing will do"),
    "engine.unknown_game": phrase("engine", "There is no game “{game}”. You can play: {known}."),
    "engine.unknown_option": phrase("engine", "There is no option “{option}”. There are: {known}."),
    "engine.unknown_value": phrase("engine", "The option “{option}” cannot be “{value}”. It can be: {allowed}."),
    "engine.wrong_seats": phrases(
        "engine", "This game does not work with %n player(s): it takes {least} to {most}.", None, 1
    ),
    "engine.bad_seed": phrase("engine", "A seed has exactly 16 bytes."),
    "engine.unknown_bot": phrase("engine", "There is no bot “{bot}” for this game. There are: {known}."),
    "engine.no_such_file": phrase("engine", "There is no file “{file}”."),
    "engine.file_exists": phrase("engine", "“{file}” exists already and is not overwritten."),
    "engine.cannot_read": phrase("engine", "“{file}” cannot be read: {why}."),
    "engine.cannot_write": phrase("engine", "“{file}” cannot be written: {why}."),
    "engine.disk_full": phrase("engine", "the disk is full"),
    "engine.disk_forbidden": phrase("engine", "you are not allowed to do that there"),
    "engine.disk_read_only": phrase("engine", "that disk can only be read"),
    "engine.disk_no_folder": phrase("engine", "a part of the path is not a folder"),
    "engine.disk_nothing_there": phrase("engine", "there is no such folder"),
    "engine.disk_is_folder": phrase("engine", "it is a folder"),
    "engine.disk_too_many": phrase("engine", "too many files are open"),
    "engine.disk_long_name": phrase("engine", "the name is too long"),
    "engine.disk_other": phrase("engine", "the system refuses"),
    "engine.name_unwritable": phrase("engine", "a name at this table is too long, or not made of letters"),
    "engine.not_a_journal": phrase("engine", "“{file}” is not a saved game of Six Chambers."),
    "engine.damaged": phrase(
        "engine", "The saved game “{file}” is damaged in line {line}. The file was left as it is."
    ),
    "engine.newer_format": phrase(
        "engine", "“{file}” was saved by a newer Six Chambers. Please update the program to open it."
    ),
    "engine.newer_rules": phrase(
        "engine", "“{file}” was played by newer rules. Please update Six Chambers to open it."
    ),
    "engine.older_rules": phrase(
        "engine", "“{file}” was played by older rules, which this Six Chambers no longer knows."
    ),
    "engine.does_not_replay": phrase(
        "engine", "The saved game “{file}” does not hold together: line {line} cannot have happened."
    ),
    "engine.bad_scenario": phrase("engine", "“{file}” is not a scenario: {why}"),
}
