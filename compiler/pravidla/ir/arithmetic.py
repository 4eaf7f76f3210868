"""What operators of the IR do to numbers."""

from __future__ import annotations


def compared(op: str, left: int, right: int) -> bool:
    """One comparison of two ints."""
    match op:
        case "==":
            return left == right
        case "!=":
            return left != right
        case "<":
            return left < right
        case "<=":
            return left <= right
        case ">":
            return left > right
        case _:
            return left >= right


def computed(op: str, left: int, right: int) -> int | None:
    """The result of an operation; None where a number less than one would divide."""
    match op:
        case "+":
            return left + right
        case "-":
            return left - right
        case "*":
            return left * right
        case "min":
            return min(left, right)
        case "max":
            return max(left, right)
        case _ if right < 1:
            return None
        case _:
            return {"down": left // right, "up": -(-left // right), "rem": left % right}[op]
