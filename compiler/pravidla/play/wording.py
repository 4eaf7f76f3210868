"""What the table says, in Czech and English."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from pravidla_runtime.text import amount_cs, amount_en, czech

_PHRASES = {
    "seat": ("Hráč {0}", "Player {0}"),
    "bot_random": ("{0} (náhodný bot)", "{0} (random bot)"),
    "bot_greedy": ("{0} (chamtivý bot)", "{0} (greedy bot)"),
    "bot_mcts": ("{0} (hledající bot)", "{0} (searching bot)"),
    "thinks_or_rolls": ("hrají ostatní…", "the others play…"),
    "wait": ("chvíli strpení…", "one moment…"),
    "letter": ("H", "P"),
    "type_here": ("část tahu, číslo nebo příkaz", "part of a move, number, command"),
    "keys": (
        " F1 pomoc F2 navrhni F3 cituj F4 stav F5 záznam F6 plán F7 ulož F8 zpět F10 ven",
        " F1 help F2 propose F3 cite F4 state F5 log F6 board F7 save F8 undo F10 leave",
    ),
    "keys_help": (
        "šipky nahoru, dolů      vybrat tah; Enter ho udělá\n"
        "psaní                   najít tah; Esc smaže, co je napsané\n"
        "PageUp, PageDown        posunout pozici\n"
        "Ctrl+Z, Ctrl+Y          vrátit tah, opakovat vrácený",
        "up, down                mark a move; Enter does it\n"
        "typing                  find a move; Esc empties the line\n"
        "PageUp, PageDown        scroll the position\n"
        "Ctrl+Z, Ctrl+Y          undo, redo",
    ),
    "begin_propose": ("navrhni ", "propose "),
    "begin_save": ("ulož ", "save "),
    "closing": ("Enter zavře", "Enter closes"),
    "more_typed": ("… celkem {0}; piš dál", "… {0} in all; type on"),
    "none_fits": ("žádný dovolený tah; Enter řekne proč", "no legal move fits; Enter tells why"),
    "chance": ("Náhoda", "Chance"),
    "welcome": ("{0}: {1}, semínko {2}", "{0}: {1}, seed {2}"),
    "hint": (
        "Zvol číslem nebo částí textu. Další příkazy ukáže „pomoc“.",
        "Choose by number or by a part of the text. `help` shows the other commands.",
    ),
    "example": ("{0} – příklad {1}", "{0} – example {1}"),
    "pass_on": (
        "Na tahu je {0}. Ostatní se nedívají; pokračuj klávesou Enter. ",
        "{0} is to move. The others look away; go on with Enter. ",
    ),
    "secret": ("{0} volí tajně.", "{0} chooses in secret."),
    "forced": (" (vynuceno)", " (forced)"),
    "undo_told": (
        "{0} vrací tah, ačkoli se mezitím odkrylo něco skrytého.",
        "{0} takes a move back although something hidden has been shown since.",
    ),
    "turn": ("Na tahu: {0}", "To move: {0}"),
    "turn_in": ("Na tahu: {0} – {1}", "To move: {0} – {1}"),
    "blanks": (
        "(Co je prázdné, se vynechává, u hráčů to, co nemá žádný z nich; „stav vše“ řekne i to.)",
        "(What is empty is left out, of players what none of them has; `state all` tells it too.)",
    ),
    "group": ("{0} ({1}, čísla {2}–{3}):", "{0} ({1}, numbers {2}–{3}):"),
    "rule_of": ("Pravidlo: {0} ({1})", "Rule: {0} ({1})"),
    "rule_none": ("Není co citovat.", "There is nothing to cite."),
    "rule_unknown": ("V\u00a0pravidlech není odstavec {0}.", "The rulebook has no paragraph {0}."),
    "replay_hint": (
        "{0} událostí. Enter: další, „zpět“: předchozí, číslo: tam, „stav“: pozice, „konec“.",
        "{0} events. Enter: next, `undo`: the one before, a number: there, `state`: position, `quit`.",
    ),
    "replay_prompt": ("{0}/{1}> ", "{0}/{1}> "),
    "replay_end": ("To byla poslední událost.", "That was the last event."),
    "replay_help": (
        "Enter, „zpět“, číslo od 1 do {0}, „stav“, nebo „konec“.",
        "Enter, `undo`, a number from 1 to {0}, `state`, or `quit`.",
    ),
    "no_summary": ("(bez shrnutí)", "(no summary)"),
    "prompt": ("volba> ", "choice> "),
    "unknown": (
        "Tomu nerozumím. Zvol číslo od 1 do {0}, část textu volby, nebo napiš „pomoc“.",
        "I do not understand. Give a number from 1 to {0}, a part of a choice, or `help`.",
    ),
    "several": ("Vyhovuje víc voleb:", "Several choices fit:"),
    "nearest": ("Tomu celému nerozumím. Nejblíž je:", "I do not understand all of it. The nearest:"),
    "more": (
        "… celkem {0}; napiš část textu, nebo „tahy“ pro všechny",
        "… {0} in all; give a part of the text, or `moves` for all",
    ),
    "nothing_to_undo": ("Není co vracet.", "There is nothing to take back."),
    "nothing_to_redo": ("Není co opakovat.", "There is nothing to do again."),
    "undo_reveals": (
        "Mezitím se odkrylo něco, co bylo skryté. Vrátit i tak? Zůstane to v záznamu. (ano/ne) ",
        "Something hidden has been shown since. Take it back all the same? The log will tell. (yes/no) ",
    ),
    "leave_unsaved": (
        "Hra není uložená. Opravdu odejít? (ano/ne) ",
        "The game is not saved. Leave all the same? (yes/no) ",
    ),
    "stays": ("Hraje se dál; uloží „ulož SOUBOR“.", "The game goes on; `save FILE` saves it."),
    "undone": ("Vráceno.", "Taken back."),
    "not_undone": ("Nevráceno.", "Not taken back."),
    "draw_where": ("Kam nakreslit? Napiš „obraz SOUBOR.svg“.", "Draw where? Write `picture FILE.svg`."),
    "drawn": ("Nakresleno do {0}.", "Drawn to {0}."),
    "not_drawn": ("Nelze nakreslit: {0}", "Cannot draw: {0}"),
    "saved": ("Uloženo do {0}.", "Saved to {0}."),
    "not_saved": ("Nelze uložit: {0}", "Cannot save: {0}"),
    "save_where": ("Kam uložit? Napiš „ulož SOUBOR“.", "Save where? Write `save FILE`."),
    "load_which": ("Odkud nahrát? Napiš „nahraj SOUBOR“.", "Load what? Write `load FILE`."),
    "loaded": ("Nahráno z {0}.", "Loaded from {0}."),
    "not_loaded": ("Nelze nahrát: {0}", "Cannot load: {0}"),
    "other_table": (
        "Uložená hra je jiná hra nebo jiná sestava; spusť ji příkazem pravidla play --load {0}",
        "The save is of another game or configuration; start it by pravidla play --load {0}",
    ),
    "why_what": (
        "Na co se ptáš? Napiš „proč“ a část textu tahu, nebo „proč AKCE hodnota …“.",
        "Why what? Write `why` and a part of the move's text, or `why ACTION value …`.",
    ),
    "propose_what": (
        "Co navrhuješ? Napiš „navrhni“ a část textu tahu, nebo „navrhni AKCE hodnota …“.",
        "Propose what? Write `propose` and a part of the move's text, or `propose ACTION value …`.",
    ),
    "no_choice": (
        "Volba {0} tu není; jsou tu čísla od 1 do {1}.",
        "There is no choice {0}; there are numbers from 1 to {1}.",
    ),
    "no_moves": ("Takový tah na výběr není.", "There is no such move to choose."),
    "why_none": (
        "Takový tah ve hře není. Ptát se jde na tyto akce (částí textu, nebo jménem v závorce a hodnotami):",
        "The game has no such move. These can be asked for (by a part of the text, or name in brackets and values):",
    ),
    "why_legal": ("{0}: tento tah je dovolen.", "{0}: this move is allowed."),
    "why_some": (
        "{0}: taková možnost tu není, nebo nebyla řečena celá{1}. Teď jde:",
        "{0}: there is no such choice, or it was not told in full{1}. Now there are:",
    ),
    "why_not": ("{0} nejde, protože:", "{0} is refused, because:"),
    "start_with": ("  Novou hru s tím začne příkaz: {0}", "  A new game with it begins by: {0}"),
    "pick": ("vybráno", "chosen"),
    "pick_number": ("číslo od {0} do {1}", "a number from {0} to {1}"),
    "pick_truth": ("ano nebo ne", "yes or no"),
    "over": ("Konec hry", "The game is over"),
    "after_end": (
        "Hru jde dál prohlížet, uložit i vrátit („stav“, „záznam“, „ulož“, „zpět“); „konec“ skončí.",
        "The game can still be looked at, saved and taken back (`state`, `log`, `save`, `undo`); `quit` ends.",
    ),
    "example_over": (
        "Příklad je u konce: víc k němu nepatří.",
        "The example is at its end: no more belongs to it.",
    ),
    "no_more_moves": ("hra skončila", "the game is over"),
    "winner": ("Vyhrává {0}.", "{0} wins."),
    "winners": ("O vítězství se dělí {0}.", "{0} share the win."),
    "score": ("{0}: {1}", "{0}: {1}"),
    "rewound": (
        "Tahů vrácených po odkrytí něčeho skrytého: {0}",
        "Moves taken back after something hidden had been shown: {0}",
    ),
    "quit": ("Hra nebyla dohrána.", "The game was not finished."),
    "no_board": ("Tahle hra nemá plán s cestami.", "This game has no board of ways."),
    "last_pieces": ("{0} ks; naposledy: {1}", "{0} pcs; the latest: {1}"),
    "accounts_empty": (
        "Co hráči mají, zatím žádné pravidlo nezměnilo.",
        "No rule has changed what players have so far.",
    ),
    "no_accounts": (
        "Hra začala příkladem: účty vést nelze.",
        "The game began with an example: there are no accounts of it.",
    ),
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
        "navrhni TAH             jde takový tah? Když ne, proč (totéž: proč TAH);\n"
        "                        TAH je část textu, nebo AKCE a její hodnoty\n"
        "pravidlo [ČÍSLO, sX.Y]  co říkají pravidla: o rozhodnutí, volbě, odstavec\n"
        "tahy [TEXT]             všechny tahy, nebo ty s textem\n"
        "stav [vše]              ukázat pozici, i to, co je prázdné\n"
        "plán                    co je na polích plánu a kam vedou cesty\n"
        "obraz SOUBOR            nakreslit plán i s tím, co na něm leží (SVG)\n"
        "záznam [účty] [POČET]   co se stalo, nebo jen poslední události;\n"
        "                        s účty i to, co při nich změnila pravidla\n"
        "účty [POČET]            jen to, co změnilo, co hráči mají: pravidlo a jak\n"
        "zpět                    vrátit poslední tah\n"
        "opakuj                  udělat vrácený tah znovu\n"
        "ulož SOUBOR             uložit hru\n"
        "nahraj SOUBOR           nahrát hru\n"
        "konec                   skončit",
        "number or part of text  choose\n"
        "propose MOVE            is there such a move? If not, why (also: why MOVE);\n"
        "                        MOVE is a part of a text, or ACTION and its values\n"
        "rule [NUMBER, sX.Y]     what the rules say: decision, choice, paragraph\n"
        "moves [TEXT]            all moves, or those with the text\n"
        "state [all]             show the position, with what is empty\n"
        "board                   what the fields of the board are, where ways lead\n"
        "picture FILE            draw the board with what lies on it (SVG)\n"
        "log [accounts] [NUMBER] what has happened so far, or only the last events;\n"
        "                        with accounts also what rules changed then\n"
        "accounts [NUMBER]       which rule changed what players have, and by how much\n"
        "undo                    take back the last move\n"
        "redo                    do again what was taken back\n"
        "save FILE               save the game\n"
        "load FILE               load a game\n"
        "quit                    stop",
    ),
}

COMMANDS = MappingProxyType(
    {
        "pomoc": "help", "help": "help", "?": "help",
        "proc": "why", "why": "why", "navrhni": "why", "propose": "why",
        "pravidlo": "rule", "rule": "rule",
        "tahy": "moves", "moves": "moves",
        "plan": "board", "board": "board",
        "obraz": "picture", "picture": "picture",
        "stav": "state", "state": "state",
        "zaznam": "log", "log": "log",
        "ucty": "accounts", "accounts": "accounts",
        "zpet": "undo", "undo": "undo",
        "opakuj": "redo", "redo": "redo",
        "uloz": "save", "save": "save",
        "nahraj": "load", "load": "load",
        "konec": "quit", "quit": "quit", "exit": "quit",
    }
)  # fmt: skip
"""Words that a person types, without diacritics, both languages at any time -> command."""

ALL = frozenset({"vse", "vsechno", "all"})

YES = frozenset({"a", "ano", "y", "yes"})


def number_of_choices(number: int, language: str) -> str:
    """`3 možnosti`, `3 choices`."""
    if language == "en":
        return amount_en(number, ("choice", "choices"))
    return amount_cs(number, ("možnost", "možnosti", "možností"))


def number_of_players(players: int, language: str) -> str:
    """`3 hráči`, `3 players`."""
    if language == "en":
        return amount_en(players, ("player", "players"))
    return amount_cs(players, ("hráč", "hráči", "hráčů"))


@cache
def phrases(language: str) -> Mapping[str, str]:
    """All phrases in one language (`cs` or `en`)."""
    index = 1 if language == "en" else 0
    return MappingProxyType({key: pair[1] if index else czech(pair[0]) for key, pair in _PHRASES.items()})
