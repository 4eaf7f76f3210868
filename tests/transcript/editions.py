"""Two editions of a few rules of our own."""

EDITION = """\
Každý hráč musí na začátku tahu utrhnout jedno jablko a položit je do svého košíku. Poznámka: Košík má pět míst.
- Kdo má v košíku dvě hrušky, smí je vyměnit za jedno jablko ze zásoby.
- Kdo má v košíku tři švestky, dostane od souseda po levé ruce jednu minci.
- Kdo uvidí v sadu zajíce, musí vynechat celý svůj příští tah a nic neutrhne.
"""
NEW_EDITION = """\
Každý hráč musí na začátku tahu utrhnout jedno jablko a položit je do svého košíku. Poznámka: Košík má šest přihrádek.
- Kdo uvidí v sadu zajíce, musí vynechat celý svůj příští tah a nic neutrhne.
- Kdo má v košíku dvě hrušky, smí je vyměnit za jedno jablko ze zásoby.
- Kdo zasadí nový strom, vezme si ze společné truhly tři semínka a lopatu.
"""
