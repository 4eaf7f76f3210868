"""Locals of generated functions have short names."""

from pravidla.backends.python.code.short_names import with_short_locals


def test_a_local_loses_its_number_where_the_plain_name_is_free() -> None:
    source = (
        "def ride(s: State, caravan_27: int) -> int:\n    place_3_2 = s.place_3[caravan_27]\n    return place_3_2\n"
    )
    assert with_short_locals(source, frozenset()) == (
        "def ride(s: State, caravan: int) -> int:\n    place = s.place_3[caravan]\n    return place\n"
    )


def test_two_locals_that_want_one_name_keep_theirs() -> None:
    source = "def both(slot_1: int, slot_2: int) -> int:\n    return slot_1 + slot_2\n"
    assert with_short_locals(source, frozenset()) == source


def test_a_name_that_the_function_or_the_engine_uses_is_not_taken() -> None:
    source = "def add(x_2: int, list_3: int, sell_4: int) -> int:\n    return x + x_2 + list_3 + sell_4\n"
    assert with_short_locals(source, frozenset({"sell"})) == source


def test_no_local_is_called_by_a_letter_that_looks_like_a_digit() -> None:
    source = "def left(l_3: int) -> int:\n    return l_3\n"
    assert with_short_locals(source, frozenset()) == source


def test_attributes_strings_and_comments_stay() -> None:
    source = 'def tell(s: State, me_4: int) -> str:\n    # me_4\n    s.me_4 = me_4\n    return "me_4"\n'
    assert with_short_locals(source, frozenset()) == (
        'def tell(s: State, me: int) -> str:\n    # me_4\n    s.me_4 = me\n    return "me_4"\n'
    )


def test_lambdas_and_comprehensions_are_renamed_with_the_function_around_them() -> None:
    source = "def best(c_5: int) -> int:\n    return max((c_6 for c_6 in range(c_5)), key=lambda d_7: d_7 * c_5)\n"
    expected = "def best(c_5: int) -> int:\n    return max((c_6 for c_6 in range(c_5)), key=lambda d: d * c_5)\n"
    assert with_short_locals(source, frozenset()) == expected
