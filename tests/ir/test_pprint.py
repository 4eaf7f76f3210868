from pravidla.ir.nodes import Game
from pravidla.ir.pprint import pretty, pretty_rule, pretty_value


def test_a_value_prints_its_versions_with_guards_and_citations(market: Game) -> None:
    assert pretty_value(market.values["points"]) == (
        "\n"
        "value points(p: player): 0..18\n"
        "  points.duel [s3.2] when count of players == 2\n"
        "    = player_coins[p] * 2\n"
        "  points [s3.1]\n"
        "    = player_coins[p]\n"
    )


def test_a_rule_prints_as_an_indented_outline(market: Game) -> None:
    assert pretty_rule(market.rules["turn"]) == (
        "\n"
        "rule turn(seller: player) [s2.0]\n"
        "  ask seller turn_choose\n"
        "    option sell of sell 'Prodej {gem:4}' / 'Sell {gem}' [s2.0]\n"
        "      choose gem: gem in kinds of player_hand[seller]\n"
        "      require sell.rich: gem.worth[gem] >= 2 'Kámen {gem} je laciný' / 'The {gem} is cheap' [s2.1]\n"
        "      pay 1 player_coins\n"
        "      move 1 of gem from player_hand[seller] to box:gem [s2.2]\n"
        "      set player_coins[seller] to player_coins[seller] + gem.worth[gem] [s2.3]\n"
        "    option keep 'Nic' / 'Nothing'\n"
        "      nothing\n"
    )


def test_the_whole_game_prints_lists_state_rules_and_actions(market: Game) -> None:
    text = pretty(market)
    assert "component gem\n  column worth: 1..5\n  0 rubin x2: worth 5\n  1 sklo x1: worth 1\n" in text
    assert "  player_coins (player): 0..9, starts 1\n" in text
    assert "  player_hand (player): pile of gem, at most 2, seen by owner\n" in text
    assert "  turns of me clockwise from player#0 until count of sack == 0\n" in text
    assert "actions\n  0 sell(gem: gem 0..1) x2\n  2 keep() x1\n" in text


def test_printing_twice_gives_the_same_text(market: Game) -> None:
    assert pretty(market) == pretty(market)
