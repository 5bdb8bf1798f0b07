"""Examples of single bullets."""

from __future__ import annotations

from .cast import example, table

# --- red -------------------------------------------------------------------------------------------------------------

MISFIRE = example(
    "misfire",
    table(Ida_spares=["MF"], Clem_spares=["LO"], Rosa_spares=["x"]),
    ("window = G1",),
    (("Clem plays LO", "time runs out"), ("pending = LO", "Ida.question = kablamo.ask_respond")),
    (("Ida plays MF", "time runs out"), ("pending = [LO, MF]",)),
    (("time runs out",), ("pending = []", "discard = [LO, MF]")),
)

BACKFIRE = example(
    "backfire",
    table(Ida_revolver="x x x x K C", Ida_spares=["BF"], Clem_spares=["TH"], Rosa_spares=["x"]),
    ("Ida.revolver.4 = K",),
    (("Clem plays TH on Ida", "time runs out"), ("pending = TH",)),
    (("Ida plays BF", "time runs out", "time runs out"), ("Ida.question = kablamo.ask_reassign",)),
    (("Ida assigns Clem", "time runs out"), ("Clem.front = TH", "Ida.front = []")),
)

RICOCHET = example(
    "ricochet",
    table(Ida_revolver="_ x x x x x", Ida_spares=["RI"], Clem_revolver="SP* x x x x x"),
    ("active = SP", "Ida.revolver.0 = _"),
    (("Ida plays RI", "time runs out"), ("Ida.tray = DC", "active = SP")),
    (("Ida picks Ida0",), ("Ida.revolver.0 = DC", "Ida.spares = HM", "active = SP")),
    (("windows pass",), ("Clem.question = kablamo.ask_stockpile",)),
    bag="DC HM GA GC",
)

JACKET = example(
    "full_metal_jacket",
    table(Clem_revolver="x x x x x K", Clem_spares=["x"], centre=["FMJ"]),
    ("centre = FMJ",),
    (
        ("windows pass",),
        ("Clem.alive = false", "Rosa.alive = false", "Ida.alive = true", "Buck.alive = true"),
    ),
    seats=("Ida", "Clem", "Rosa", "Buck"),
)

BOLSHEVIK = example(
    "bolshevik_rules",
    table(Ida_revolver="x x x x x K", Ida_spares=["BR"], Clem_spares=["x"], begin="end"),
    ("window = G6", "Ida.revolver.5 = K"),
    (("Ida plays BR", "windows pass"), ("Ida.alive = true", "Clem.alive = false", "Rosa.alive = true", "round = 2")),
)

LIGHTS_OUT = example(
    "lights_out",
    table(Ida_revolver="x x x x x K", Ida_spares=["LO"]),
    ("Ida.revolver.5 = K", "window = G1"),
    (("time runs out",), ("window = G2", "Ida.revolver.0 = K")),
    (("Ida plays LO", "time runs out", "Ida names Ida and Clem"), ("Clem.revolver.0 = K", "asked = [Ida, Clem]")),
    (("Ida turns 0", "Clem turns 0"), ("Ida.alive = true", "Clem.alive = false")),
)

COWARDICE = example(
    "act_of_cowardice",
    table(Ida_revolver="x x x x C K", Ida_spares=["AOC"], Clem_spares=["x"]),
    ("Ida.revolver.5 = K",),
    (("time runs out",), ("window = G2", "Ida.revolver.0 = K")),
    (("Ida plays AOC", "time runs out", "time runs out"), ("Ida.tokens = AOC", "window = G2")),
    (("windows pass",), ("Ida.alive = true", "Ida.tokens = []", "discard = AOC", "Ida.revolver.1 = _")),
)

TRUTH = example(
    "moment_of_truth",
    table(Ida_revolver="x x x x x K", Ida_spares=["MOT", "GC"], Clem_revolver="x x x x x DC", Clem_spares=["HM"]),
    ("Ida.revolver.5 = K",),
    (("Ida plays MOT", "windows pass"), ("asked = [Ida, Clem]",)),
    (("Ida swaps slot 1", "Clem swaps slot 1"), ("Ida.revolver.5 = GC", "Ida.spares = K", "Clem.spares = DC")),
)

ETIQUETTE = example(
    "lack_of_etiquette",
    table(Ida_spares=["LOE"], Clem_revolver="HM x x x K DC", Rosa_revolver="x x C x x x"),
    ("window = G1",),
    (("Ida plays LOE", "time runs out"), ("Ida.question = kablamo.ask_look", "Ida.legal lacks [1, 5]")),
    (
        ("Ida looks at Clem4", "Ida looks at Clem0", "Ida looks at Rosa2"),
        ("Ida.view.sights = [[[1, 4], 81], [[1, 0], 18], [[2, 2], 82]]", "Rosa.view.sights = []"),
    ),
    (("Ida is done",), ("Ida.view.sights = []", "discard = LOE")),
)

# --- white -----------------------------------------------------------------------------------------------------------

CYLINDER = example(
    "cylinder_malfunction",
    table(Ida_revolver="DC GA GC HM RM C", Ida_tokens=["CM"], Clem_spares=["x"]),
    ("Ida.tokens = CM",),
    (("time runs out",), ("Ida.revolver.0 = C", "Ida.tokens = [CM running]")),
    (("windows pass",), ("Ida.revolver = [DC, GA, GC, HM, RM, _]", "Ida.tokens = []", "phase = reload")),
    (
        ("Ida loads SP:5", "Clem loads anyhow", "Rosa loads anyhow"),
        ("Ida.revolver.5 = SP", "window = G6"),
    ),
    bag="SP C C",
)

DOUBLE_CROSS = example(
    "double_cross",
    table(Ida_revolver="DC* x x x x K", Clem_revolver="x GA RM TM SH WP"),
    ("Ida.revolver.5 = K", "asked = Ida"),
    (("Ida assigns Ida", "Ida picks Ida5"), ("Ida.legal lacks [1, 5]", "Ida.legal has [1, 4]")),
    (("Ida picks Clem4",), ("Clem.revolver = [C, GA, RM, TM, K, WP]", "Ida.revolver.5 = SH", "asked = Clem")),
    (("Clem turns ccw",), ("Clem.revolver = [GA, RM, TM, K, WP, C]",)),
)

GENTLEMEN = example(
    "gentlemen_agreement",
    table(Ida_revolver="x x K x x x", Clem_revolver="GA* x x x x x", Rosa_revolver="x x x x x DC"),
    ("Ida.revolver.2 = K", "asked = Clem"),
    (("Clem assigns Clem", "Clem names Ida and Rosa"), ("asked = [Ida, Rosa]",)),
    (("Ida picks Ida2", "Rosa picks Rosa5"), ("Ida.revolver.2 = DC", "Rosa.revolver.5 = K")),
)

GREASED = example(
    "greased_cylinder",
    table(Ida_revolver="GC* x x x x K", Clem_revolver="x x x x x x"),
    ("Ida.revolver.5 = K",),
    (("Ida assigns Ida", "Ida names Ida"), ("Ida.revolver.2 = K", "Ida.revolver.3 = _", "discard = GC")),
)

HAMMER = example(
    "hammer_malfunction",
    table(Ida_revolver="DC GA GC RM SP K", Ida_tokens=["HM"], Clem_spares=["x"]),
    ("Ida.tokens = HM", "Ida.revolver.5 = K"),
    (("time runs out",), ("window = G2", "Ida.revolver.0 = K")),
    (("windows pass",), ("Ida.alive = true", "Ida.revolver.0 = K", "Ida.tokens = []", "Ida.hand = 0")),
)

RATCHET = example(
    "ratchet_malfunction",
    table(Ida_revolver="C GA GC RM SP K", Ida_tokens=["RM"], Clem_spares=["x"]),
    ("Ida.tokens = RM", "Ida.revolver.0 = C"),
    (("time runs out",), ("window = G2", "Ida.revolver.0 = C", "Ida.tokens = []")),
    (("windows pass",), ("Ida.alive = true", "Ida.revolver.0 = _", "Ida.revolver.5 = K")),
)

SLEIGHT = example(
    "sleight_of_hand",
    table(Ida_revolver="SH* x x x K x", Clem_spares=["TM", "DC"], begin="resolve", bag="x x x x x"),
    ("Ida.revolver.4 = K",),
    (("windows pass", "Ida assigns Ida", "windows pass", "Ida picks Ida4"), ("Ida.legal = [[1, 0], [1, 1]]",)),
    (
        ("Ida takes slot 2 of Clem",),
        ("Ida.revolver.4 = DC", "Clem.spares = [TM, K]", "Ida.view.spares.Clem = [-1, -1]"),
    ),
)

STOCKPILING = example(
    "stockpiling",
    table(Ida_revolver="SP* x x x _ x", Clem_spares=["x"]),
    ("Ida.revolver.4 = _",),
    (("windows pass",), ("Ida.tray = K", "Ida.legal = [[0, 0], [0, 4]]")),
    (("Ida picks Ida0",), ("Ida.revolver.0 = K", "Ida.spares has MQ")),
    bag="K MQ C C C C",
)

TEST = example(
    "test_of_honor",
    table(
        Ida_front=["TOH"],
        Ida_spares=["K"],
        Clem_revolver="_ x x x x _",
        Clem_spares=["C", "DC"],
        begin="reload",
    ),
    ("asked = Ida", "Ida.question = kablamo.ask_test_load"),
    (("Ida loads K:0",), ("Clem.revolver.0 = K", "Clem.revolver.5 = _", "asked = Clem")),
    (("Clem loads C:5",), ("Clem.revolver = [K, C, C, C, C, C]", "Clem.spares = DC")),
)

TRIPLE = example(
    "triple_action",
    table(Ida_revolver="TA* DC x x x K", Clem_revolver="x x x x GA x", Rosa_revolver="x x HM x x x"),
    ("Ida.revolver.5 = K",),
    (("Ida assigns Ida", "Ida picks Ida5", "Ida picks Clem4", "Ida picks Rosa2"), ("asked = Ida",)),
    (
        ("Ida moves them forth",),
        ("Clem.revolver.4 = K", "Rosa.revolver.2 = GA", "Ida.revolver.5 = HM"),
    ),
)
