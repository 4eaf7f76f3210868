"""The full screen, driven key by key."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from time import sleep

import pytest
from tests.play.tables import desk_of, sit_down
from tests.play.typists import GAMES, sit_down_at
from textual.containers import VerticalScroll
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Static

from pravidla.play import Session
from pravidla.play.desk import Outcome
from pravidla.play.screen import FullScreen
from pravidla.play.screen.dialogs import Answer, Cover, Question
from pravidla.play.screen.panels import headline, position
from pravidla_runtime.text import NO_BREAK_SPACE

Steps = Callable[["Hand"], Awaitable[None]]


class Hand:
    """A person's hand on the keys, and eyes on the screen."""

    def __init__(self, app: FullScreen, pilot: Pilot[None]) -> None:
        self.app = app
        self._pilot = pilot

    async def press(self, *keys: str) -> None:
        await self._pilot.press(*keys)
        for _ in range(500):
            await self._pilot.pause()
            if not self.app.busy:
                break
        await self._pilot.pause()

    async def enter(self, text: str) -> None:
        """Put a text into the line and send it off; quicker than by keys."""
        line = self.app.screen_stack[0].query_one(Input)
        line.value = text
        await line.action_submit()
        for _ in range(500):
            await asyncio.sleep(0.001)
            if not self.app.busy:
                break

    async def type(self, text: str) -> None:
        """Put a text into the line."""
        self.app.screen_stack[0].query_one(Input).value = text
        await self.press()

    async def resize(self, columns: int, lines: int) -> None:
        await self._pilot.resize_terminal(columns, lines)
        await self.press()

    @property
    def offered(self) -> list[str]:
        panel = self.app.screen_stack[0].query_one(OptionList)
        return [str(option.prompt).replace(NO_BREAK_SPACE, " ") for option in panel.options]

    @property
    def state(self) -> str:
        return self._text("#state")

    @property
    def log(self) -> str:
        return self._text("#story")

    @property
    def answer(self) -> str:
        screen = self.app.screen
        assert isinstance(screen, Answer)
        return "\n".join(screen.lines).replace(NO_BREAK_SPACE, " ")

    def _text(self, place: str) -> str:
        return str(self.app.screen_stack[0].query_one(place, Static).render()).replace(NO_BREAK_SPACE, " ")


def at_the_screen(
    session: Session, steps: Steps, size: tuple[int, int] = (80, 24), language: str = "cs", still: float = 0
) -> FullScreen:
    """Run the table on a screen of a size and do the steps."""
    app = FullScreen(desk_of(session, language), still)

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            hand = Hand(app, pilot)
            await hand.press()
            await steps(hand)

    asyncio.run(run())
    return app


def near_the_end(game: str, decisions: int) -> Session:
    """A game of the package in which the person has about so many decisions left."""
    session, rng = sit_down_at(game, [0], players=2, seed=5), Random(5)
    before: list[int] = []
    while not session.over:
        list(session.settle())
        if not session.over:
            before.append(len(session.actions))
            session.choose(rng.choice(list(session.state.legal_actions())))
    return Session(session.engine, session.table, session.actions[: before[-decisions]])


def test_moves_are_broken_anew_when_the_screen_gets_wider() -> None:
    async def steps(hand: Hand) -> None:
        narrow = hand.offered
        await hand.resize(120, 40)
        assert [one.replace("\n   ", " ") for one in narrow] == hand.offered != narrow

    at_the_screen(sit_down_at("velkomesto", [0], players=2, seed=3), steps)


def test_moves_are_listed_again_after_an_answer_that_took_a_moment() -> None:
    async def steps(hand: Hand) -> None:
        before, obey = hand.offered, hand.app.desk.obey

        def slowly(line: str, seat: int) -> Outcome:
            sleep(0.2)
            return obey(line, seat)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(hand.app.desk, "obey", slowly)
            await hand.enter("navrhni letiště")
            await hand.press("enter")
        assert hand.offered == before != []

    at_the_screen(sit_down_at("velkomesto", [0], players=2, seed=3), steps)


@pytest.mark.parametrize(("size", "game"), [((80, 24) if len(game) % 2 else (120, 40), game) for game in GAMES])
def test_every_game_is_played_to_its_end(size: tuple[int, int], game: str) -> None:
    session, rng = near_the_end(game, 8), Random(6)

    async def steps(hand: Hand) -> None:
        for _ in range(300):
            if session.over:
                break
            await hand.enter(str(1 + rng.randrange(len(session.state.legal_actions()))))
        await hand.press()
        assert session.over
        assert "Konec hry" in hand.answer and ("Vyhrává" in hand.answer or "O vítězství se dělí" in hand.answer)
        await hand.press("enter")
        assert "Konec hry" in hand.state

    at_the_screen(session, steps, size)


def test_a_whole_game_is_played_from_its_beginning() -> None:
    session, rng = sit_down("harvest_fair", (0,)), Random(5)

    async def steps(hand: Hand) -> None:
        for _ in range(200):
            if session.over:
                break
            await hand.press(*["down"] * rng.randrange(3), "enter")
        assert session.over and "Konec hry" in hand.answer

    at_the_screen(session, steps)


def test_a_small_game_is_played_by_numbers() -> None:
    session = sit_down("tic_tac_toe", (0, 1))

    async def steps(hand: Hand) -> None:
        for number in ("1", "1", "3", "1", "5"):
            await hand.press(number, "enter")
        assert "Vyhrává Hráč 1." in hand.answer

    at_the_screen(session, steps)


def test_typing_finds_moves_without_diacritics_and_in_any_form() -> None:
    session = sit_down("connect_four", (0, 1))

    async def steps(hand: Hand) -> None:
        assert len(hand.offered) == 7
        await hand.type("vhod 3.")
        assert hand.offered == [" 3 Vhoď kámen do 3. sloupce"]
        await hand.type("kameny 5")
        assert hand.offered == [" 5 Vhoď kámen do 5. sloupce"]
        await hand.press("enter")
        assert session.actions == [4]
        assert "Hráč 1: Vhoď kámen do 5. sloupce" in hand.log

    at_the_screen(session, steps)


def test_a_move_that_is_refused_is_answered_with_the_reason() -> None:
    session = sit_down("connect_four", (0, 1))
    for _ in range(6):
        session.choose(0)

    async def steps(hand: Hand) -> None:
        await hand.type("vhoď kámen do 1.")
        assert hand.offered == ["žádný dovolený tah; Enter řekne proč"]
        await hand.press("enter")
        assert "1. sloupec je plný" in hand.answer
        await hand.press("escape", "f2")
        await hand.type("navrhni drop x=1")
        await hand.press("enter")
        assert "1. sloupec je plný" in hand.answer

    at_the_screen(session, steps)


def test_what_a_move_cites_is_told() -> None:
    session = sit_down_at("hedvabna_stezka", [0], players=2)

    async def steps(hand: Hand) -> None:
        await hand.press("f3")
        assert "[s2.20]" in hand.answer

    at_the_screen(session, steps)


def test_an_undo_is_free_where_nothing_was_shown_and_asked_where_something_was() -> None:
    async def free(hand: Hand) -> None:
        await hand.press("1", "enter")
        await hand.press("f8")
        assert hand.app.desk.session.actions == []

    at_the_screen(sit_down("connect_four"), free)

    async def asked(hand: Hand) -> None:
        session = hand.app.desk.session
        await hand.type("hoď")
        await hand.press("enter")
        done = len(session.actions)
        await hand.press("f8")
        assert isinstance(hand.app.screen, Question)
        await hand.press("n")
        assert len(session.actions) == done
        await hand.press("f8")
        await hand.press("a")
        assert len(session.actions) < done
        assert "Hráč 1 vrací tah" in hand.log

    at_the_screen(sit_down("pig", seed=3), asked)


def test_the_table_is_covered_before_the_next_person_looks() -> None:
    session = sit_down("sealed_bids", (0, 1))

    async def steps(hand: Hand) -> None:
        assert isinstance(hand.app.screen, Cover)
        assert hand.state == "" and hand.offered == []
        await hand.press("enter")
        assert "jednička" in hand.state
        await hand.press("enter")
        cover = hand.app.screen
        assert isinstance(cover, Cover) and "Hráč 2" in cover.text
        await hand.press("enter")
        assert "Hráč 1 volí tajně." in hand.log

    at_the_screen(session, steps)


def test_a_key_pressed_twice_does_not_open_the_cover() -> None:
    async def steps(hand: Hand) -> None:
        for _ in range(4):
            await hand.press("enter")
            assert isinstance(hand.app.screen, Cover)

    async def waited(hand: Hand) -> None:
        await asyncio.sleep(0.3)
        await hand.press("enter")
        assert "jednička" in hand.state

    at_the_screen(sit_down("sealed_bids", (0, 1)), steps, still=3600)
    at_the_screen(sit_down("sealed_bids", (0, 1)), waited, still=0.2)


@pytest.mark.parametrize("game", GAMES)
def test_the_position_is_laid_out_at_every_width(game: str) -> None:
    for players in (2, 3, 4):
        session = sit_down_at(game, [0], players=players, seed=5)
        for _ in range(3):
            list(session.settle())
            session.choose(session.state.legal_actions()[0])
        view = desk_of(session).view(0)
        for width in range(1, 131):
            assert position(view, width, "H").plain


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_waits_for_a_person_is_shown_at_once_in_a_narrow_terminal(game: str) -> None:
    session = sit_down_at(game, [0], players=2, seed=5)
    list(session.settle())

    async def steps(hand: Hand) -> None:
        assert hand.state and hand.offered

    at_the_screen(session, steps, (40, 24))


@pytest.mark.parametrize("width", [40, 80, 120])
def test_the_headline_cites_at_every_width(width: int) -> None:
    turn, cites = "Na tahu: Hráč 1 – Pokračování ve studiu či práce v ateliéru", " [s3.2, s3.4, s4.1]"
    line = headline("Kanagawa", turn, cites, width)
    assert len(line) <= width and line.endswith("[s3.2, s3.4 …]") and "Na tahu: Hráč 1" in line
    assert ("Kanagawa" in line) == (width == 120)


def test_what_happened_since_the_own_last_move_stands_out_at_the_end_of_the_log() -> None:
    session = sit_down("sealed_bids", (0, 1))

    async def steps(hand: Hand) -> None:
        await hand.press("enter")
        assert "›" not in hand.log
        await hand.press("enter", "enter")
        assert hand.log.count("›") == 1 and "› Hráč 1 volí tajně." in hand.log

    at_the_screen(session, steps)

    async def long(hand: Hand) -> None:
        await hand.press("enter")
        panel = hand.app.query_one("#log")
        assert panel.max_scroll_y > 0 and panel.scroll_y == panel.max_scroll_y

    at_the_screen(sit_down_at("mombasa", (0, 1), players=2), long)


def test_a_game_is_saved_and_loaded_by_the_same_words_as_at_the_plain_table(tmp_path: Path) -> None:
    place = tmp_path / "hra.json"
    session = sit_down("connect_four", (0, 1))

    async def steps(hand: Hand) -> None:
        await hand.press("4", "enter")
        await hand.type(f"ulož {place}")
        await hand.press("enter")
        assert "Uloženo do" in hand.answer
        await hand.press("enter")
        await hand.press("1", "enter")
        await hand.type(f"nahraj {place}")
        await hand.press("enter")
        assert hand.app.desk.session.actions == [3]
        await hand.type("konec")
        await hand.press("enter")

    at_the_screen(session, steps)
    assert place.is_file()


@pytest.mark.parametrize(("key", "told"), [("f1", "vrátit poslední tah"), ("f5", "nic nestalo"), ("f6", "nemá plán")])
def test_keys_answer_like_the_words(key: str, told: str) -> None:
    async def steps(hand: Hand) -> None:
        await hand.press(key)
        assert told in hand.answer

    at_the_screen(sit_down("connect_four", (0, 1)), steps)


def test_a_long_log_opens_at_its_end() -> None:
    async def steps(hand: Hand) -> None:
        await hand.press("f5")
        panel = hand.app.screen.query_one(VerticalScroll)
        assert panel.max_scroll_y > 0
        assert panel.scroll_y == panel.max_scroll_y

    at_the_screen(near_the_end("kanagawa", 20), steps)


def test_a_game_that_is_not_saved_is_left_after_a_question_only() -> None:
    async def steps(hand: Hand) -> None:
        hand.app.desk.asks = True
        await hand.press("1", "enter")
        await hand.press("f10")
        assert isinstance(hand.app.screen, Question) and "není uložená" in hand.app.screen.text
        await hand.press("n")
        assert not isinstance(hand.app.screen, Question)
        await hand.press("f10")
        await hand.press("a")
        assert not hand.app.is_running

    at_the_screen(sit_down("connect_four"), steps)
