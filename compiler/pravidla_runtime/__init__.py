"""All that a generated engine imports: the parts of the engine interface that do not depend on a game. Standard
library only."""

from pravidla_runtime.actions import Action, Event
from pravidla_runtime.errors import ConfigurationError, IllegalAction, Reason, ResampleError, RulesFault, SaveError
from pravidla_runtime.game import EngineGame
from pravidla_runtime.rng import Rng
from pravidla_runtime.state import CHANCE, TERMINAL, EngineState

__all__ = [
    "CHANCE",
    "TERMINAL",
    "Action",
    "ConfigurationError",
    "EngineGame",
    "EngineState",
    "Event",
    "IllegalAction",
    "Reason",
    "ResampleError",
    "Rng",
    "RulesFault",
    "SaveError",
]
