"""The site in a real browser: written once, from disk, in a folder with a blank and a Czech letter in its name."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from tests.browser.chromium import chromium

from pravidla.cli import main


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The references of two games."""
    folder = tmp_path_factory.mktemp("pages") / "Můj web"
    assert main(["docs", "velkomesto", "hedvabna_stezka", "-o", str(folder)]) == 0
    return folder


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    """Chromium without a window. It ends with the module: no other test can run a loop of its own beside it."""
    path = chromium()
    assert path is not None
    playwright: Any = import_module("playwright.sync_api")
    with playwright.sync_playwright() as driver:
        running = driver.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield running
        running.close()


class Visitor:
    """Somebody who looks at pages; a mistake of a script fails the test."""

    def __init__(self, browser: Any, site: Path, **settings: Any) -> None:
        self.site = site
        self.faults: list[str] = []
        self.context = browser.new_context(**settings)
        self.page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))

    def go(self, path: str) -> Any:
        """Open a page of the site from disk."""
        file, mark, rest = path.partition("?") if "?" in path else path.partition("#")
        self.page.goto((self.site / file).as_uri() + mark + rest)
        return self.page

    def leave(self) -> None:
        """Close everything."""
        self.context.close()
        assert self.faults == []


@pytest.fixture
def visitor(browser: Any, site: Path) -> Iterator[Visitor]:
    """A visitor with a large screen."""
    somebody = Visitor(browser, site, viewport={"width": 1280, "height": 900})
    yield somebody
    somebody.leave()
