"""Showing the pages at an address of this computer."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path


def serve_folder(folder: Path, port: int, say: Callable[[str], None]) -> None:
    """Serve a folder on the loopback address until interrupted. Raises OSError where the port is taken."""
    handler = partial(SimpleHTTPRequestHandler, directory=str(folder))
    with ThreadingHTTPServer(("127.0.0.1", port), handler) as server:
        say(f"http://127.0.0.1:{server.server_address[1]}/ (Ctrl+C ends it)")
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            say("")
