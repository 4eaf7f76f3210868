"""What the table says, in Czech and English."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from pravidla_runtime.text import amount_cs, amount_en, czech

_PHRASES = {
    "seat": ("Hráč {0}", "Player {0}"),
    "bot": ("{0} (náhodný bot)", "{0} (random bot)"),
    "chance": ("Náhoda", "Chance"),
    "welcome": ("{0}: {1}, semínko {2}", "{0}: {1}, seed {2}"),
    "hint": (
        "Zvol číslem nebo částí textu. Další příkazy ukáže „pomoc“.",
        "Choose by number or by a part of the text. `help` shows the other commands.",
    ),
    "pass_on": (
        "Na tahu je {0}. Ostatní se nedívají; pokračuj klávesou Enter. ",
        "{0} is to move. The others look away; go on with Enter. ",
    ),
    "secret": ("{0} volí tajně.", "{0} chooses in secret."),
    "turn": ("Na tahu: {0}", "To move: {0}"),
    "prompt": ("volba> ", "choice> "),
    "unknown": (
        "Tomu nerozumím. Zvol číslo od 1 do {0}, část textu volby, nebo napiš „pomoc“.",
        "I do not understand. Give a number from 1 to {0}, a part of a choice, or `help`.",
    ),
    "several": ("Vyhovuje víc voleb:", "Several choices fit:"),
    "more": ("… a dalších {0}; napiš část textu", "… and {0} more; give a part of the text"),
    "nothing_to_undo": ("Není co vracet.", "There is nothing to take back."),
    "undo_reveals": (
        "Mezitím už táhl někdo jiný nebo rozhodla náhoda. Vrátit i to? (ano/ne) ",
        "Chance or another player has moved since. Take that back too? (yes/no) ",
    ),
    "undone": ("Vráceno.", "Taken back."),
    "not_undone": ("Nevráceno.", "Not taken back."),
    "saved": ("Uloženo do {0}.", "Saved to {0}."),
    "not_saved": ("Nelze uložit: {0}", "Cannot save: {0}"),
    "save_where": ("Kam uložit? Napiš „ulož SOUBOR“.", "Save where? Write `save FILE`."),
    "load_which": ("Odkud nahrát? Napiš „nahraj SOUBOR“.", "Load what? Write `load FILE`."),
    "loaded": ("Nahráno z {0}.", "Loaded from {0}."),
    "not_loaded": ("Nelze nahrát: {0}", "Cannot load: {0}"),
    "other_table": (
        "Uložená hra je jiná hra nebo jiná sestava; spusť ji příkazem pravidla play --load SOUBOR.",
        "The save is of another game or configuration; start it by pravidla play --load FILE.",
    ),
    "why_what": (
        "Na co se ptáš? Napiš „proč“ a část textu tahu, nebo „proč AKCE jméno=hodnota“.",
        "Why what? Write `why` and a part of the move's text, or `why ACTION name=value`.",
    ),
    "why_none": (
        "Takový tah ve hře není. Ptát se jde na tyto akce (částí textu, nebo jménem a hodnotami):",
        "The game has no such move. These can be asked for (by a part of the text, or by name and values):",
    ),
    "why_legal": ("{0}: tento tah je dovolen.", "{0}: this move is allowed."),
    "why_not": ("{0} nejde, protože:", "{0} is refused, because:"),
    "over": ("Konec hry", "The game is over"),
    "winner": ("Vyhrává {0}.", "{0} wins."),
    "winners": ("O vítězství se dělí {0}.", "{0} share the win."),
    "score": ("{0}: {1}", "{0}: {1}"),
    "rewound": ("Vráceno po odkrytí informace: {0}×", "Taken back after something was revealed: {0} times"),
    "quit": ("Hra nebyla dohrána.", "The game was not finished."),
    "no_board": ("Tahle hra nemá plán s cestami.", "This game has no board of ways."),
    "last_pieces": ("{0} ks; naposledy: {1}", "{0} pcs; the latest: {1}"),
    "log_empty": ("Zatím se nic nestalo.", "Nothing has happened yet."),
    "nobody_knows": ("skryto", "hidden"),
    "nothing": ("nic", "nothing"),
    "empty": ("nic", "empty"),
    "yes": ("ano", "yes"),
    "no": ("ne", "no"),
    "pieces": ("{0} ks", "{0} pcs"),
    "common": ("Společné", "Common"),
    "of_player": ("{0}", "{0}"),
    "help": (
        "číslo nebo část textu   zvolit\n"
        "proč TAH                proč tah nejde (část textu, nebo AKCE jméno=hodnota)\n"
        "stav                    ukázat pozici\n"
        "plán                    co je na polích hracího plánu a kam odtud vedou cesty\n"
        "záznam                  co se dosud stalo\n"
        "zpět                    vrátit poslední tah\n"
        "ulož SOUBOR             uložit hru\n"
        "nahraj SOUBOR           nahrát hru\n"
        "konec                   skončit",
        "number or part of text  choose\n"
        "why MOVE                why a move is refused (a part of its text, or ACTION name=value)\n"
        "state                   show the position\n"
        "board                   what the fields of the board are and where their ways lead\n"
        "log                     what has happened so far\n"
        "undo                    take back the last move\n"
        "save FILE               save the game\n"
        "load FILE               load a game\n"
        "quit                    stop",
    ),
}

COMMANDS = MappingProxyType(
    {
        "pomoc": "help", "help": "help", "?": "help",
        "proc": "why", "why": "why",
        "plan": "board", "board": "board",
        "stav": "state", "state": "state",
        "zaznam": "log", "log": "log",
        "zpet": "undo", "undo": "undo",
        "uloz": "save", "save": "save",
        "nahraj": "load", "load": "load",
        "konec": "quit", "quit": "quit", "exit": "quit",
    }
)  # fmt: skip
"""Words that a person types, without diacritics, both languages at any time -> command."""

YES = frozenset({"a", "ano", "y", "yes"})


def number_of_players(players: int, language: str) -> str:
    """`3 hráči`, `3 players`."""
    if language == "en":
        return amount_en(players, ("player", "players"))
    return amount_cs(players, ("hráč", "hráči", "hráčů"))


def phrases(language: str) -> Mapping[str, str]:
    """All phrases in one language (`cs` or `en`)."""
    index = 1 if language == "en" else 0
    return MappingProxyType({key: pair[1] if index else czech(pair[0]) for key, pair in _PHRASES.items()})
