"""From the bytes of a file to a YAML tree whose every character has a place."""

from pravidla.data import data_folder
from pravidla.source.files import LARGEST_FILE, decode, read_file, too_large
from pravidla.source.nodes import Mapping, Node, Scalar, Sequence, Value, key_text, to_data
from pravidla.source.parse import DEEPEST, parse_yaml

__all__ = [
    "DEEPEST",
    "LARGEST_FILE",
    "Mapping",
    "Node",
    "Scalar",
    "Sequence",
    "Value",
    "data_folder",
    "decode",
    "key_text",
    "parse_yaml",
    "read_file",
    "to_data",
    "too_large",
]
