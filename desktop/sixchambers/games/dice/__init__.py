"""BANG! The Dice Game with Old Saloon: five dice, hidden roles, and arrows that come back to you.

Questions, as scene and bots meet them (`about`, kind, answer). Seats are numbers from 0, dice are places in the pool.

| about | kind | asked | answer |
|---|---|---|---|
| `start` | play | the active seat, before its first throw | see below; asked again until the dice are thrown |
| `reroll` | some | the roller after a throw | the dice to throw again, `()` to stop; burning dynamite is barred |
| `arrow` | play | who takes a token, if there is a choice | `("regular" or "chief" or "steal", None or seat, None)` |
| `broken_arrow` | one | the roller | the seat whose regular arrow goes back |
| `shots` | assign | the roller | for each symbol (`one`, `two`) the seat it hits |
| `double` | one | Slab the Killer | the seat whose shot hits for two, or None |
| `beers` | assign | the roller | for each `beer` the seat that drinks it |
| `kit` | play | Kit Carlson, once for each Gatling symbol | `("regular" or "chief", seat, None)`, or None to stop |
| `instead` | counts | Bart Cassidy, about to lose life | `(regular, chief)` arrows he takes instead of so many points |
| `take_over` | number | Molly Stark, once for each victim | how many points she loses for him (prompt part `who`) |
| `pedro` | counts | Pedro Ramirez, after losing life | `(regular, chief)` arrows he returns |
| `rescued` | one | who was rescued and holds arrows | `"return"` or `"keep"` |
| `token` | play | the Ghost after his throws | `(face, seat, None)` |

Answers to `start`: None throws five base dice; `("loudmouth", None, None)` and `("coward", None, None)` throw with that
die; `("sid_ketchum", seat, None)` (None is not allowed before it), `("the_good", None, None)` and `("the_ugly", seat,
"other seat")` come before. In `arrow` only Elena Fuente names a seat: who gets the token.

Windows (kind `window`, option `special_roles` only; closed by the clock, None passes, `"hold"` stops the clock):

| about | opens | answer that reveals |
|---|---|---|
| `throw` | after every throw, before anything of it happens | `("the_doc", die, "face")` |
| `last_throw` | after somebody's last throw | `("the_gambler", None, None)` |
| `gain` | before life is gained | `("the_bad", receiver, None)` |
| `doom` | before somebody is eliminated | `("left_hand", seat, None)` |
| `end` | at the end of one's own turn | `("right_hand", None, None)` |
| `reveal` | after a reveal | `("the_judge", None, None)` |

Every seat whose role lies face down is asked alike (its `moves` are empty unless it holds the card), as long as public
facts leave it possible that somebody holds it. `view.phase` is the `about` of the open question (`over` at the end),
`view.window` is true while a window is open.

Rule anchors of the events: dice/setup, dice/turn, dice/throws, dice/dynamite, dice/arrows, dice/indians, dice/shots,
dice/beer, dice/gatling, dice/life, dice/elimination, dice/victory, dice/saloon, dice/special_roles, dice/ghost,
dice/sid_ketchum, dice/molly_stark, dice/the_good, dice/the_doc, dice/the_judge, dice/the_bad, dice/the_ugly,
dice/left_hand.
"""
