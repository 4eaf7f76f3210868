"""Where the data trees of the project lie: `grammar` and `rulebooks`."""

from importlib.resources import files
from pathlib import Path

_CHECKOUT = Path(__file__).resolve().parents[2]


def data_folder(name: str) -> Path:
    """The folder `name` (`grammar` or `rulebooks`), inside the installed package or else in the checkout."""
    packaged = Path(str(files("pravidla"))) / "_data" / name
    return packaged if packaged.is_dir() else _CHECKOUT / name
