"""Character classes of Czech text for regular expressions."""

UPPER = "A-ZÁČĎÉĚÍĹĽŇÓÔŘŔŠŤÚŮÝŽÄÖÜ"
LOWER = "a-záčďéěíĺľňóôřŕšťúůýžäöüß"
OPENING_QUOTES = "„“\"»‚'"
CLOSING_QUOTES = "“”\"«‘'"
