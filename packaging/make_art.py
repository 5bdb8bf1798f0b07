"""Draws the table's vector art: computed geometry in, one SVG per piece out.

The pieces are built from a few repeated ideas - tapered woodcut lines, engine-turned rosettes, bevels made
of nested outlines - so they are written down as numbers here and not by hand in a drawing program.  Only
features of SVG Tiny 1.2 are used, because that is what the table's renderer understands: no filters, masks
or clip paths; soft edges are radial gradients or stacks of translucent strokes.  Randomness is seeded, so
the files do not change from run to run.

Usage: python packaging/make_art.py [target folder]
"""

from __future__ import annotations

import math
import random
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

Point = tuple[float, float]

TARGET = Path(__file__).resolve().parent.parent / "resources" / "art" / "table"

INK = "#1b120b"
NIGHT = "#14100d"
BONE = "#efe6d2"
BLOOD = "#a3261f"
BRASS_DEEP, BRASS_DARK, BRASS, BRASS_LIGHT, BRASS_SHINE = ("#4a3210", "#80591f", "#c79a4b", "#f0d08a", "#fff4d2")

# Outlines of the few wood-type letters the art needs (Rye, SIL Open Font License): advance width and path in
# font units, y upwards.  Paths and not text, so that a drawing never depends on an installed font.
GLYPHS: dict[str, tuple[int, str]] = {
    "0": (
        1463,
        "M734 -20Q216 -20 142 624Q127 755 40 797Q127 838 142 966Q158 1093 205 1202Q252 1312 327 1390"
        "Q482 1550 736 1550Q990 1550 1139 1401Q1288 1252 1321 958Q1334 838 1423 797Q1336 754 1320 612"
        "Q1303 469 1256 349Q1209 229 1134 147Q983 -20 734 -20ZM734 114Q898 114 898 327V1197"
        "Q898 1350 802 1401Q771 1417 734 1417Q656 1417 608 1360Q561 1303 561 1197V327Q561 224 606 169"
        "Q650 114 734 114ZM1061 735Q1061 785 1129 808Q1061 829 1061 904V985Q1061 1221 994 1250V265"
        "Q1039 283 1050 390Q1061 491 1061 735ZM369 265Q384 271 384 286Q384 308 363 355"
        "Q310 476 310 797Q310 1031 366 1195Q373 1220 373 1233Q373 1246 360 1250Q313 1191 293 1133"
        "Q256 1027 234 846Q231 820 175 797Q231 772 234 746Q270 436 326 332Q345 295 369 265Z",
    ),
    "1": (
        923,
        "M615 12Q564 -20 499 -20Q434 -20 383 12Q332 -20 288 -20Q245 -20 217 -12Q189 -5 168 8"
        "Q125 34 125 73Q125 93 136 108Q158 91 192 91Q281 91 315 167V656Q315 702 296 724"
        "Q266 761 193 797Q261 828 281 852Q315 891 315 940L316 1156Q316 1244 262 1244"
        "Q207 1244 167 1198Q153 1210 153 1232Q153 1254 160 1281Q168 1308 186 1336Q229 1403 310 1433"
        "Q350 1448 383 1448Q416 1448 438 1444Q517 1544 575 1551Q633 1558 668 1534Q702 1511 702 1456"
        "V1432Q702 1418 701 1402Q700 1386 699 1370Q698 1354 696 1340Q694 1326 692 1300"
        "Q689 1274 687 1243Q683 1181 683 1110V940Q683 891 704 867Q737 828 805 797Q732 761 712 738"
        "Q683 702 683 656V167Q717 91 806 91Q840 91 862 108Q873 93 873 74Q873 54 862 37Q850 20 830 8"
        "Q784 -20 725 -20Q666 -20 615 12ZM411 265Q461 284 466 396Q472 508 472 706Q472 903 472 962"
        "Q471 1022 470 1055Q469 1088 466 1104L461 1140Q452 1193 411 1212Q411 925 406 896"
        "Q402 866 397 850Q385 813 331 796Q391 775 399 746Q411 698 411 395Z",
    ),
    "2": (
        1299,
        "M343 12Q285 -38 236 -38Q188 -38 164 -14Q139 9 139 47Q162 58 174 71Q157 122 157 193"
        "Q157 264 182 336Q206 407 254 470Q340 581 543 702Q664 783 714 866Q774 968 774 1124"
        "Q774 1416 575 1416Q474 1416 404 1346Q329 1271 329 1141Q329 1011 380 947Q357 928 332 928"
        "Q308 928 282 938Q256 947 234 966Q184 1012 184 1074Q184 1137 200 1173Q147 1208 147 1264"
        "Q147 1320 185 1360Q153 1401 153 1436Q153 1470 162 1494Q172 1519 190 1538Q227 1577 280 1577"
        "Q306 1577 328 1566Q314 1547 314 1526Q314 1499 344 1499Q364 1499 418 1517Q517 1550 637 1550"
        "Q757 1550 830 1535Q904 1520 964 1487Q1085 1421 1154 1270Q1186 1197 1249 1160"
        "Q1189 1126 1149 1026Q1076 848 908 732Q850 693 757 648Q664 602 587 556Q510 510 462 470"
        "Q373 396 354 317Q493 293 649 293Q805 293 867 302Q929 312 966 332Q1035 367 1035 446"
        "Q1035 475 1023 496Q1029 510 1057 510Q1085 510 1106 499Q1128 488 1144 470Q1178 430 1178 369"
        "Q1178 308 1129 257Q1167 232 1167 187Q1167 142 1141 116Q1155 93 1155 70Q1155 46 1146 30"
        "Q1138 13 1124 2Q1094 -20 1048 -20Q1002 -20 962 0Q817 -20 662 -20Q508 -20 343 12ZM791 1402"
        "Q865 1319 865 1142Q865 969 837 902Q877 910 906 986Q916 1014 922 1044Q927 1074 930 1091"
        "Q934 1108 942 1121Q957 1147 995 1160Q955 1173 946 1188Q937 1202 933 1216L923 1251"
        "Q898 1340 836 1383Q815 1398 791 1402ZM1001 219Q895 172 663 172Q431 172 343 211"
        "Q339 205 342 193Q345 181 353 171Q361 161 396 152Q432 143 478 138Q548 129 630 129"
        "Q712 129 764 131Q817 133 863 138Q970 151 991 179Q1004 196 1001 219Z",
    ),
    "R": (
        1553,
        "M565 12Q514 -20 449 -20Q384 -20 333 12Q282 -20 238 -20Q195 -20 167 -12Q139 -5 118 8"
        "Q75 34 75 73Q75 93 86 108Q108 91 142 91Q231 91 265 167V656Q265 702 246 724Q216 761 143 797"
        "Q211 828 231 852Q265 891 265 940V1362Q231 1439 142 1439Q108 1439 86 1422Q75 1437 75 1456"
        "Q75 1476 86 1493Q98 1510 118 1522Q164 1550 224 1550Q283 1550 333 1517Q385 1550 449 1550"
        "Q513 1550 565 1517Q678 1560 816 1560Q953 1560 1046 1535Q1139 1510 1206 1464"
        "Q1341 1371 1374 1205Q1387 1131 1469 1093Q1391 1049 1367 953Q1318 755 1122 706"
        "Q1223 679 1287 595Q1353 508 1353 390V290Q1353 146 1446 104Q1474 91 1507 91Q1540 91 1562 108"
        "Q1573 93 1573 74Q1573 54 1563 37Q1553 20 1536 8Q1500 -20 1452 -20Q1404 -20 1358 6"
        "Q1274 -40 1201 -3Q1173 -20 1142 -20Q1111 -20 1082 -6Q1054 8 1032 40Q985 109 985 252V326"
        "Q985 557 853 626Q809 649 750 649H633V162Q660 91 736 91Q770 91 792 108Q803 93 803 64"
        "Q803 35 772 8Q740 -20 677 -20Q614 -20 565 12ZM825 1427Q633 1427 633 1278V869Q633 817 674 799"
        "Q713 782 790 782Q866 782 896 790Q927 799 949 820Q994 863 994 964V1256Q994 1381 890 1416"
        "Q859 1427 825 1427ZM1061 1363Q1092 1293 1092 1139Q1092 874 1067 822Q1122 833 1146 969"
        "L1154 1010Q1165 1075 1218 1093Q1179 1106 1168 1124Q1156 1145 1146 1196Q1137 1246 1127 1277"
        "Q1117 1308 1106 1326Q1087 1358 1061 1363ZM361 265Q411 284 416 396Q422 508 422 706"
        "Q422 904 422 970Q421 1035 420 1075Q417 1193 398 1218Q378 1242 361 1250Q361 902 349 854"
        "Q335 814 281 797Q341 776 349 746Q361 698 361 395ZM1051 539Q1091 494 1091 429V297"
        "Q1091 131 1157 120Q1175 117 1192 121Q1156 177 1156 239V379Q1156 458 1134 491"
        "Q1096 547 1051 539Z",
    ),
    "I": (
        898,
        "M565 12Q514 -20 449 -20Q384 -20 333 12Q282 -20 238 -20Q195 -20 167 -12Q139 -5 118 8"
        "Q75 34 75 73Q75 93 86 108Q108 91 142 91Q231 91 265 167V656Q265 702 246 724Q216 761 143 797"
        "Q211 828 231 852Q265 891 265 940V1362Q231 1439 142 1439Q108 1439 86 1422Q75 1437 75 1456"
        "Q75 1476 86 1493Q98 1510 118 1522Q164 1550 224 1550Q283 1550 333 1517Q385 1550 449 1550"
        "Q513 1550 565 1517Q615 1550 659 1550Q703 1550 731 1542Q759 1535 780 1522Q823 1496 823 1457"
        "Q823 1437 812 1422Q790 1439 756 1439Q667 1439 633 1362V940Q633 891 654 867Q687 828 755 797"
        "Q682 761 662 738Q633 702 633 656V167Q667 91 756 91Q790 91 812 108Q823 93 823 74"
        "Q823 54 812 37Q800 20 780 8Q734 -20 675 -20Q616 -20 565 12ZM361 265Q411 284 416 396"
        "Q422 508 422 706Q422 904 422 970Q421 1035 420 1075Q417 1193 398 1218Q378 1242 361 1250"
        "Q361 902 349 854Q335 814 281 797Q341 776 349 746Q361 698 361 395Z",
    ),
    "P": (
        1424,
        "M565 13Q513 -20 448 -20Q384 -20 333 12Q282 -20 238 -20Q195 -20 167 -12Q139 -5 118 8"
        "Q75 34 75 73Q75 93 86 108Q108 91 142 91Q231 91 265 167V656Q265 702 246 724Q216 761 143 797"
        "Q211 828 231 852Q265 891 265 940V1362Q231 1439 142 1439Q108 1439 86 1422Q75 1437 75 1456"
        "Q75 1476 86 1493Q98 1510 118 1522Q164 1550 224 1550Q283 1550 333 1517Q385 1550 448 1550"
        "Q512 1550 563 1518Q662 1560 786 1560Q911 1560 1002 1531Q1093 1502 1166 1450"
        "Q1318 1342 1367 1165Q1387 1096 1462 1052Q1385 1009 1359 922Q1333 835 1272 760"
        "Q1212 686 1134 636Q975 534 796 534Q718 534 633 554V172Q660 114 744 96Q766 91 793 91"
        "Q820 91 842 108Q853 93 853 74Q853 54 838 37Q824 20 800 8Q747 -20 684 -20Q621 -20 565 13Z"
        "M633 815Q633 747 683 706Q729 668 801 668Q911 668 960 752Q977 781 977 823V1275"
        "Q977 1347 922 1388Q872 1426 822 1426Q773 1426 742 1416Q710 1407 686 1388Q633 1346 633 1271Z"
        "M1042 712Q1065 716 1090 768Q1114 820 1126 890Q1139 961 1158 994Q1177 1028 1219 1042"
        "Q1150 1065 1132 1164Q1114 1264 1090 1311Q1065 1358 1042 1362Q1079 1279 1079 1042"
        "Q1079 884 1063 804Q1047 724 1042 712ZM361 265Q411 284 416 396Q422 508 422 706"
        "Q422 904 422 970Q421 1035 420 1075Q417 1193 398 1218Q378 1242 361 1250Q361 902 349 854"
        "Q335 814 281 797Q341 776 349 746Q361 698 361 395Z",
    ),
}
GLYPH_HEIGHT = 1550.0


# ------------------------------------------------------------------------------------------- small geometry


def num(value: float) -> str:
    """Two decimals are a fortieth of a pixel at the sizes we draw; more would only fatten the files."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def polar(radius: float, degrees: float, centre: Point = (200, 200)) -> Point:
    """Clock-face angles: 0 is straight up, growing clockwise, as the chambers are counted."""
    turn = math.radians(degrees)
    return centre[0] + radius * math.sin(turn), centre[1] - radius * math.cos(turn)


def at(point: Point) -> str:
    return f"{num(point[0])} {num(point[1])}"


def lens(start: Point, end: Point, width: float) -> str:
    """A line that swells in the middle and ends in points: the cut of a graver."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = math.hypot(dx, dy) or 1.0
    mx, my = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    px, py = -dy / length * width, dx / length * width
    return f"M{at(start)}Q{at((mx + px, my + py))} {at(end)}Q{at((mx - px, my - py))} {at(start)}Z"


def arc_lens(radius: float, first: float, last: float, width: float, centre: Point = (200, 200)) -> str:
    """The same cut along an arc of at most some sixty degrees."""
    middle, half = (first + last) / 2, math.radians(abs(last - first) / 2)
    far = radius / math.cos(half)
    start, end = polar(radius, first, centre), polar(radius, last, centre)
    outer, inner = polar(far + width, middle, centre), polar(far - width, middle, centre)
    return f"M{at(start)}Q{at(outer)} {at(end)}Q{at(inner)} {at(start)}Z"


def smooth(points: Sequence[Point], closed: bool = True) -> str:
    """A Catmull-Rom curve through the points, as cubic Beziers."""
    count = len(points)
    out = [f"M{at(points[0])}"]
    for index in range(count if closed else count - 1):
        if closed:
            a, b, c, d = (points[(index + step) % count] for step in (-1, 0, 1, 2))
        else:
            a, b = points[max(index - 1, 0)], points[index]
            c, d = points[index + 1], points[min(index + 2, count - 1)]
        first = (b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6)
        second = (c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6)
        out.append(f"C{at(first)} {at(second)} {at(c)}")
    return "".join(out) + ("Z" if closed else "")


def polygon(points: Iterable[Point]) -> str:
    return "M" + "L".join(at(point) for point in points) + "Z"


def rounded(x: float, y: float, w: float, h: float, r: float) -> str:
    """A rounded rectangle as a path, so that two of them can make a frame with the even-odd rule."""
    return (
        f"M{num(x + r)} {num(y)}H{num(x + w - r)}"
        f"A{num(r)} {num(r)} 0 0 1 {num(x + w)} {num(y + r)}V{num(y + h - r)}"
        f"A{num(r)} {num(r)} 0 0 1 {num(x + w - r)} {num(y + h)}H{num(x + r)}"
        f"A{num(r)} {num(r)} 0 0 1 {num(x)} {num(y + h - r)}V{num(y + r)}"
        f"A{num(r)} {num(r)} 0 0 1 {num(x + r)} {num(y)}Z"
    )


def disc(radius: float, centre: Point = (200, 200)) -> str:
    left, right, r = (centre[0] - radius, centre[1]), (centre[0] + radius, centre[1]), num(radius)
    return f"M{at(left)}A{r} {r} 0 1 1 {at(right)}A{r} {r} 0 1 1 {at(left)}Z"


def band(outer: float, inner: float, centre: Point = (200, 200)) -> str:
    """A flat ring; fill it with the even-odd rule."""
    return disc(outer, centre) + disc(inner, centre)


def wave(x: float, y: float, step: float, height: float, count: int) -> str:
    """A row of engine-turned waves, in the shortest notation there is for it."""
    return f"M{at((x, y))}q{num(step / 2)} {num(-height)} {num(step)} 0" + f"t{num(step)} 0" * (count - 1)


class Svg:
    """One drawing: definitions first, then shapes in painting order."""

    def __init__(self, width: float, height: float) -> None:
        self.width, self.height = width, height
        self.defs: list[str] = []
        self.body: list[str] = []

    @staticmethod
    def stops(stops: str) -> str:
        """Gradient stops are written "offset colour [opacity], ..."; anything longer drowns the drawing."""
        out = []
        for stop in stops.split(","):
            where, colour, *alpha = stop.split()
            opacity = f' stop-opacity="{num(float(alpha[0]))}"' if alpha else ""
            out.append(f'<stop offset="{num(float(where))}" stop-color="{colour}"{opacity}/>')
        return "".join(out)

    def linear(self, name: str, start: Point, end: Point, stops: str) -> str:
        self.defs.append(
            f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" '
            f'x1="{num(start[0])}" y1="{num(start[1])}" '
            f'x2="{num(end[0])}" y2="{num(end[1])}">{self.stops(stops)}</linearGradient>'
        )
        return f"url(#{name})"

    def radial(self, name: str, centre: Point, radius: float, stops: str, focus: Point | None = None) -> str:
        aim = f' fx="{num(focus[0])}" fy="{num(focus[1])}"' if focus else ""
        self.defs.append(
            f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" '
            f'cx="{num(centre[0])}" cy="{num(centre[1])}" '
            f'r="{num(radius)}"{aim}>{self.stops(stops)}</radialGradient>'
        )
        return f"url(#{name})"

    def brass(self, name: str, start: Point, end: Point) -> str:
        """Polished brass: a bright band near the top, a dark horizon, reflected light at the foot."""
        return self.linear(
            name, start, end, f"0 {BRASS_LIGHT}, 0.22 {BRASS_SHINE}, 0.42 {BRASS}, 0.68 {BRASS_DARK}, 1 {BRASS}"
        )

    def fill(self, path: str, colour: str, alpha: float = 1, extra: str = "") -> None:
        opacity = f' fill-opacity="{num(alpha)}"' if alpha < 1 else ""
        self.body.append(f'<path d="{path}" fill="{colour}"{opacity}{" " + extra if extra else ""}/>')

    def ring(self, path: str, colour: str, alpha: float = 1) -> None:
        self.fill(path, colour, alpha, 'fill-rule="evenodd"')

    def line(self, path: str, colour: str, width: float, alpha: float = 1, extra: str = "") -> None:
        opacity = f' stroke-opacity="{num(alpha)}"' if alpha < 1 else ""
        self.body.append(
            f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{num(width)}"{opacity}'
            f' stroke-linecap="round" stroke-linejoin="round"{" " + extra if extra else ""}/>'
        )

    def circle(self, centre: Point, radius: float, colour: str, alpha: float = 1) -> None:
        opacity = f' fill-opacity="{num(alpha)}"' if alpha < 1 else ""
        self.body.append(
            f'<circle cx="{num(centre[0])}" cy="{num(centre[1])}" r="{num(radius)}" fill="{colour}"{opacity}/>'
        )

    def hoop(self, centre: Point, radius: float, colour: str, width: float, alpha: float = 1) -> None:
        opacity = f' stroke-opacity="{num(alpha)}"' if alpha < 1 else ""
        self.body.append(
            f'<circle cx="{num(centre[0])}" cy="{num(centre[1])}" r="{num(radius)}" '
            f'fill="none" stroke="{colour}" stroke-width="{num(width)}"{opacity}/>'
        )

    def open(self, transform: str) -> None:
        self.body.append(f'<g transform="{transform}">')

    def close(self) -> None:
        self.body.append("</g>")

    def reuse(self, name: str, path: str, style: str, transforms: Iterable[str]) -> None:
        """One outline, painted several times: keeps engine turning small on disk."""
        for index, transform in enumerate(transforms):
            if index == 0:
                self.defs.append(f'<path id="{name}" d="{path}"/>')
            self.body.append(f'<g transform="{transform}" {style}><use xlink:href="#{name}"/></g>')

    def text(self) -> str:
        defs = f"<defs>{''.join(self.defs)}</defs>" if self.defs else ""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
            f'viewBox="0 0 {num(self.width)} {num(self.height)}" '
            f'width="{num(self.width)}" height="{num(self.height)}">\n'
            f"{defs}\n" + "\n".join(self.body) + "\n</svg>\n"
        )


# -------------------------------------------------------------------------------------------- shared motifs


def letters(svg: Svg, word: str, box: tuple[float, float, float, float], paint: Callable[[str], None]) -> None:
    """Wood type centred in a box (x, y, width, height); `paint` gets each letter's path in turn."""
    total = sum(GLYPHS[letter][0] for letter in word)
    x, y, w, h = box
    scale = min(w / total, h / GLYPH_HEIGHT)
    left, base = x + (w - total * scale) / 2, y + (h + GLYPH_HEIGHT * scale) / 2
    for letter in word:
        advance, path = GLYPHS[letter]
        svg.open(f"translate({num(left)} {num(base)}) scale({scale:.5f} {-scale:.5f})")
        paint(path)
        svg.close()
        left += advance * scale


def pen(colour: str, width: float, alpha: float = 1) -> str:
    opacity = f' stroke-opacity="{num(alpha)}"' if alpha < 1 else ""
    return f'fill="none" stroke="{colour}" stroke-width="{num(width)}"{opacity}'


def guilloche(radius: float, swing: float, lobes: int, centre: Point) -> str:
    count = lobes * 6
    return smooth(
        [
            polar(radius + swing * math.cos(2 * math.pi * lobes * i / count), 360 * i / count, centre)
            for i in range(count)
        ]
    )


def engine_turning(
    svg: Svg, name: str, centre: Point, radius: float, swing: float, lobes: int, phases: int, style: str
) -> None:
    """A ring of braided curves, the banknote printer's proof of honesty."""
    where = f"{num(centre[0])} {num(centre[1])}"
    turns = [f"rotate({num(360 / lobes * i / phases)} {where})" for i in range(phases)]
    svg.reuse(name, guilloche(radius, swing, lobes, centre), style, turns)


def six_chambers(svg: Svg, centre: Point, radius: float, colour: str, dark: str, line: float) -> None:
    """The house emblem: a cylinder from behind, reduced to what a rubber stamp could print."""
    svg.circle(centre, radius, colour)
    svg.circle(centre, radius - line, dark)
    svg.circle(centre, radius - 2 * line, colour)
    for turn in range(0, 360, 60):
        svg.circle(polar(radius * 0.58, turn, centre), radius * 0.235, dark)
        svg.circle(polar(radius * 0.58, turn, centre), radius * 0.235 - line * 0.9, colour)
        svg.circle(polar(radius * 0.58, turn, centre), radius * 0.075, dark)
        svg.fill(
            lens(polar(radius * 0.24, turn + 30, centre), polar(radius * 0.86, turn + 30, centre), line * 1.1), dark
        )
    svg.circle(centre, radius * 0.2, dark)
    svg.circle(centre, radius * 0.2 - line * 0.8, colour)


HAT_BRIM = "M0 40C5 31 13 38 28 45C44 51 76 51 92 45C107 38 115 31 120 40C117 55 94 66 60 66C26 66 3 55 0 40Z"
HAT_CROWN = "M28 47C29 30 31 11 41 5C50 0 54 9 60 9C66 9 70 0 79 5C89 11 91 30 92 47C80 54 40 54 28 47Z"
HAT_BAND = "M28.4 40C42 46 78 46 91.6 40L92 47.5C78 55 42 55 28 47.5Z"


def cartridge_path(x: float, y: float, scale: float) -> str:
    """A cartridge standing on its rim, 16 wide and 40 high before scaling, with its middle at x, y."""

    def p(px: float, py: float) -> str:
        return at((x + px * scale, y + py * scale))

    return (
        f"M{p(-8, 20)}L{p(-8, 16.5)}L{p(-6, 15)}L{p(-6, -4)}C{p(-6, -12)} {p(-3, -18)} {p(0, -20)}"
        f"C{p(3, -18)} {p(6, -12)} {p(6, -4)}L{p(6, 15)}L{p(8, 16.5)}L{p(8, 20)}Z"
    )


# --------------------------------------------------------------------------------------------- the cylinder

PITCH = 118.0  # radius of the circle the chambers sit on
CHAMBER = 46.0  # radius of one chamber
BODY = 174.0  # outer radius of the turning body
FLUTE_AT, FLUTE = 197.0, 47.0  # the round cutter that leaves a flute: where its axis is, and its radius


def flute_half_angle(radius: float, flute: float) -> float:
    """How far to each side of its middle a flute reaches on a circle of this radius, in degrees."""
    cosine = (radius * radius + FLUTE_AT * FLUTE_AT - flute * flute) / (2 * radius * FLUTE_AT)
    return math.degrees(math.acos(min(1.0, max(-1.0, cosine))))


def body_outline(inset: float) -> str:
    """The fluted outline, drawn in by `inset` everywhere; nested ones make the bevel."""
    radius, flute = BODY - inset, FLUTE + inset
    half = flute_half_angle(radius, flute)
    out = [f"M{at(polar(radius, -30 + half))}"]
    for turn in range(0, 360, 60):
        out.append(f"A{num(radius)} {num(radius)} 0 0 1 {at(polar(radius, turn + 30 - half))}")
        out.append(f"A{num(flute)} {num(flute)} 0 0 0 {at(polar(radius, turn + 30 + half))}")
    return "".join(out) + "Z"


def extractor_outline(gap: float, tip: float) -> str:
    """The star: what is left between six chambers once each is cleared by `gap`."""
    clear = CHAMBER + gap
    along, across = PITCH * math.cos(math.pi / 6), PITCH / 2
    half = across - math.sqrt(clear * clear - (tip - along) ** 2)
    swing = math.degrees(math.atan2(half, tip))
    out = [f"M{at(polar(math.hypot(tip, half), -30 + swing))}"]
    for turn in range(0, 360, 60):
        arm = turn + 30
        out.append(f"A{num(clear)} {num(clear)} 0 0 0 {at(polar(math.hypot(tip, half), arm - swing))}")
        out.append(f"A{num(half)} {num(half)} 0 0 1 {at(polar(math.hypot(tip, half), arm + swing))}")
    return "".join(out) + "Z"


def cylinder_shadow() -> Svg:
    svg = Svg(400, 400)
    paint = svg.radial(
        "s", (200, 200), 200, "0 #000000 0.85, 0.74 #000000 0.8, 0.82 #000000 0.52, 0.9 #000000 0.2, 1 #000000 0"
    )
    svg.circle((200, 200), 200, paint)
    return svg


def cylinder_well() -> Svg:
    """The recoil plate behind the body: only seen through the flutes, so it is little more than darkness."""
    svg = Svg(400, 400)
    svg.circle((200, 200), 184, svg.radial("w", (200, 200), 184, "0.7 #060506, 0.93 #15161a, 1 #2a2c30"))
    for radius in (160, 166, 171, 175):
        svg.hoop((200, 200), radius, "#7a828a", 0.8, 0.16)
    return svg


def cylinder_body() -> Svg:
    rng = random.Random(6)
    svg = Svg(400, 400)
    svg.fill(body_outline(0), "#0e0f11")
    svg.fill(body_outline(1.6), "#a7afb6")
    svg.fill(body_outline(3.6), "#6b737b")
    svg.fill(body_outline(5.6), "#2b2f34")
    face = svg.radial("f", (200, 200), BODY, "0 #6e767e, 0.3 #5a6168, 0.55 #4a5056, 0.8 #545b62, 0.95 #79818a")
    svg.fill(body_outline(6.8), face)
    # Turned on a lathe: hair-fine rings.  Inside the flutes' depth they are whole circles, beyond it arcs.
    radius = 72.0
    while radius < BODY - 8:
        tone, alpha = (
            ("#ffffff", rng.uniform(0.02, 0.13)) if rng.random() < 0.5 else ("#000000", rng.uniform(0.04, 0.2))
        )
        width = rng.uniform(0.4, 1.1)
        if radius < FLUTE_AT - FLUTE - 9:
            svg.hoop((200, 200), radius, tone, width, alpha)
        else:
            half = flute_half_angle(radius, FLUTE + 8)
            path = ""
            for turn in range(0, 360, 60):
                first, last = polar(radius, turn - 30 + half), polar(radius, turn + 30 - half)
                path += f"M{at(first)}A{num(radius)} {num(radius)} 0 0 1 {at(last)}"
            svg.line(path, tone, width, alpha)
        radius += rng.uniform(1.1, 2.3)
    # Cuts that follow each flute: the woodcut's way of saying "this falls away".
    for turn in range(30, 360, 60):
        axis = polar(FLUTE_AT, turn)
        for step, (inset, swing) in enumerate(((9.5, 44), (12.5, 36), (15.5, 27), (18.5, 17))):
            back = turn + 180
            svg.fill(arc_lens(FLUTE + inset, back - swing, back + swing, 1.5 - step * 0.25, axis), "#101215", 0.75)
    # Seats of the chambers: a polished countersink round a hole.
    for turn in range(0, 360, 60):
        centre = polar(PITCH, turn)
        svg.circle(centre, CHAMBER + 4.6, "#1a1c1f")
        svg.circle(centre, CHAMBER + 3.6, "#aab2b9")
        svg.circle(centre, CHAMBER + 2.0, "#565d64")
        svg.circle(centre, CHAMBER + 0.8, "#0b0b0c")
    # The extractor star, lying a hair above the face.
    svg.fill(extractor_outline(5.2, 99), "#101113")
    svg.fill(extractor_outline(6.6, 98), "#c3cad0")
    svg.fill(extractor_outline(8.0, 96.5), "#858d95")
    star = svg.radial("e", (200, 200), 100, "0 #4e545a, 0.3 #6f777f, 0.5 #8a929a, 0.75 #727a82, 1 #9aa2aa")
    svg.fill(extractor_outline(9.2, 95.5), star)
    for turn in range(30, 360, 60):
        for side in (-1, 1):
            for step in range(3):
                start, end = (
                    polar(40 + step * 4, turn + side * (11 + step * 2.4)),
                    polar(72 + step * 7, turn + side * (3.2 + step * 0.4)),
                )
                svg.fill(lens(start, end, 0.9), "#1a1c1f", 0.5)
        svg.circle(polar(84, turn), 2.1, "#24282c")
        svg.circle(polar(84, turn), 1.1, "#0c0d0e")
    # Ratchet: six saw teeth the hand pushes against.
    teeth: list[Point] = []
    for turn in range(0, 360, 60):
        teeth += [
            polar(36, turn),
            polar(33.5, turn + 20),
            polar(29, turn + 40),
            polar(25, turn + 56),
            polar(25, turn + 60),
        ]
    svg.circle((200, 200), 39.5, "#15171a")
    svg.circle((200, 200), 38.3, "#4a5056")
    svg.fill(polygon(teeth), "#15171a", 1, 'stroke="#15171a" stroke-width="3" stroke-linejoin="round"')
    svg.fill(polygon(teeth), svg.radial("r", (200, 200), 37, "0.4 #757d85, 1 #b9c0c6"))
    svg.circle((200, 200), 19.5, "#121416")
    pin = svg.radial("p", (200, 200), 18.4, "0 #343a3f, 0.35 #59616a, 0.8 #a1a9b1, 1 #5b6269")
    svg.circle((200, 200), 18.2, pin)
    svg.hoop((200, 200), 11.5, "#1a1d20", 1.2, 0.8)
    svg.hoop((200, 200), 10.3, "#d5dbe0", 0.7, 0.5)
    svg.circle((200, 200), 4.6, "#0d0e10")
    return svg


def cylinder_light() -> Svg:
    """Light that stays put while the metal turns.  Wedges are nested, not abutted: soft, without seams."""
    svg = Svg(400, 400)

    def sheen(name: str, colour: str, alpha: float, middle: float, spread: float, layers: int) -> None:
        # Strongest on the rim and on the star; held back over the chambers, whose holes must stay dark.
        profile = ((0, 0), (0.12, 0.9), (0.36, 0.7), (0.48, 0.4), (0.84, 0.4), (0.94, 0.55), (1, 0.3))
        stops = ", ".join(f"{where} {colour} {num(alpha * part)}" for where, part in profile)
        paint = svg.radial(name, (200, 200), BODY, stops)
        for layer in range(layers):
            half = spread * (layer + 1) / layers
            first, last = polar(BODY, middle - half), polar(BODY, middle + half)
            svg.fill(f"M200 200L{at(first)}A{num(BODY)} {num(BODY)} 0 0 1 {at(last)}Z", paint)

    sheen("a", "#fff6e4", 0.062, -38, 40, 10)
    sheen("b", "#fff0d6", 0.036, 142, 32, 8)
    sheen("c", "#000000", 0.05, 62, 44, 8)
    sheen("d", "#000000", 0.05, -118, 44, 8)
    top = svg.linear("t", (140, 26), (260, 374), "0 #ffffff 0.14, 0.4 #ffffff 0, 0.6 #000000 0, 1 #000000 0.34")
    svg.circle((200, 200), BODY, top)
    svg.fill(arc_lens(BODY - 2.6, -58, -16, 1.8), "#ffffff", 0.75)
    svg.fill(arc_lens(BODY - 2.6, 126, 160, 1.2), "#ffe9c4", 0.4)
    svg.fill(arc_lens(15.5, -70, -10, 1.6), "#ffffff", 0.7)
    svg.circle((194, 192), 9, svg.radial("g", (194, 192), 9, "0 #ffffff 0.5, 1 #ffffff 0"))
    return svg


def cylinder_ring() -> Svg:
    """The frame round the body, fixed, with the notch that names the chamber under the hammer."""
    svg = Svg(400, 400)
    cast = svg.radial("c", (200, 203), 178, "0.84 #000000 0, 0.94 #000000 0.28, 1 #000000 0.72")
    svg.ring(band(178, 140), cast)
    svg.ring(band(196.5, 176), "#0c0b0b")
    steel = svg.linear("s", (90, 20), (310, 380), "0 #7b838b, 0.3 #4b5157, 0.7 #26292d, 1 #41464c")
    svg.ring(band(193, 178.5), steel)
    brass_out = svg.brass("b", (120, 10), (280, 390))
    svg.ring(band(195.6, 192), brass_out)
    svg.ring(band(180.8, 177.2), brass_out)
    svg.ring(band(192, 191), "#0c0b0b", 0.7)
    svg.ring(band(181.8, 180.8), "#0c0b0b", 0.7)
    # Engraved scale: a long cut per chamber, short ones between, as on a safe's dial.
    for tick in range(72):
        turn = tick * 5
        if turn % 60 == 0 or min(turn, 360 - turn) < 14:
            continue
        deep = 4.6 if turn % 30 == 0 else 2.6
        svg.fill(lens(polar(186.4 - deep, turn), polar(186.4 + deep, turn), 1.1), "#0b0c0d", 0.85)
        svg.fill(lens(polar(186.4 - deep, turn + 0.45), polar(186.4 + deep, turn + 0.45), 0.7), "#d8dee3", 0.28)
    for turn in range(60, 360, 60):
        centre = polar(186.4, turn)
        svg.circle(centre, 5, "#0c0b0b")
        x, y = centre
        svg.circle(
            centre,
            4.2,
            svg.radial(
                f"k{turn}", centre, 4.6, f"0 {BRASS_SHINE}, 0.5 {BRASS}, 1 {BRASS_DARK}", focus=(x - 1.4, y - 1.8)
            ),
        )
        svg.fill(lens(polar(3.4, turn + 40, centre), polar(3.4, turn + 220, centre), 1.3), BRASS_DEEP)
    # The index: a brass shield whose point bites into the body's rim.
    svg.fill("M182 3.5C188 1 212 1 218 3.5L216 20C211 27 205 33 200 40C195 33 189 27 184 20Z", "#0c0b0b")
    svg.fill(
        "M184.4 5.4C190 3.4 210 3.4 215.6 5.4L213.8 19C209 25.4 204 30.6 200 36C196 30.6 191 25.4 186.2 19Z",
        svg.brass("i", (188, 2), (208, 36)),
    )
    svg.fill("M200 36C196 30.6 191 25.4 186.2 19L184.4 5.4L200 9Z", "#fff8e2", 0.25)
    svg.fill("M200 30L193.4 20.4H206.6Z", BLOOD)
    svg.line("M200 30L193.4 20.4H206.6Z", BRASS_DEEP, 1.2)
    svg.line("M189.6 10.4Q200 8.4 210.4 10.4M190.6 14.6Q200 12.8 209.4 14.6", BRASS_DEEP, 1, 0.8)
    return svg


def chamber_base(svg: Svg) -> None:
    svg.circle((50, 50), 46, "#050404")
    svg.circle((50, 50), 45.4, svg.linear("o", (30, 6), (70, 94), "0 #020202, 0.55 #17181a, 1 #6d757d"))
    svg.circle((50, 50), 43.6, "#070606")


def chamber_empty() -> Svg:
    svg = Svg(100, 100)
    chamber_base(svg)
    svg.circle((50, 50), 42.6, svg.linear("a", (36, 8), (64, 92), "0 #0a0a0b, 0.6 #2a2d31, 1 #7d858d"))
    svg.circle((50, 49.2), 40, svg.linear("b", (38, 10), (62, 90), "0 #050505, 0.7 #191b1e, 1 #464c52"))
    svg.circle((50, 47.6), 36.4, svg.linear("c", (40, 12), (60, 84), "0 #020202, 0.75 #0e0f11, 1 #2d3135"))
    svg.circle((50, 45.6), 31, svg.radial("d", (50, 38), 36, "0 #000000, 0.7 #030303, 1 #121315"))
    for radius, swing, width in ((39.4, 40, 1.2), (36.6, 34, 0.9), (33.6, 27, 0.7)):
        svg.fill(arc_lens(radius, 180 - swing + 8, 180 + swing + 8, width, (50, 48)), "#aab2b9", 0.5)
    return svg


def cartridge_head(svg: Svg, tarnish: float) -> None:
    """The brass disc one sees in a loaded chamber: rim, groove, headstamp.  `tarnish` dulls it."""
    chamber_base(svg)
    svg.circle((50, 50), 42.4, INK)
    svg.circle(
        (50, 50),
        41.4,
        svg.linear("a", (28, 12), (72, 88), f"0 {BRASS_SHINE}, 0.3 {BRASS_LIGHT}, 0.55 {BRASS}, 1 #6a4716"),
    )
    svg.circle((50, 50), 38.6, svg.linear("b", (28, 12), (72, 88), f"0 #8a6224, 0.5 {BRASS_DARK}, 1 {BRASS_LIGHT}"))
    svg.circle((50, 50), 37.2, svg.radial("c", (50, 50), 44, "0 #e3bd70, 0.55 #cfa253, 1 #a8782f", focus=(38, 30)))
    for radius in (35.2, 33.4, 24.2, 22.6):
        svg.hoop((50, 50), radius, "#5a3c12", 0.5, 0.5)
    # Turned brass gleams in two opposite fans; nested wedges fade at the sides without a seam.
    for middle, spread, alpha in ((-40, 34, 0.075), (140, 26, 0.05)):
        gleam = svg.radial(
            f"g{middle}", (50, 50), 41, f"0.35 #fff8e0 {num(alpha)}, 0.9 #fff8e0 {num(alpha * 1.2)}, 1 #fff8e0 0"
        )
        for layer in range(1, 8):
            half = spread * layer / 7
            first, last = polar(41, middle - half, (50, 50)), polar(41, middle + half, (50, 50))
            svg.fill(f"M50 50L{at(first)}A41 41 0 0 1 {at(last)}Z", gleam)
    svg.fill(arc_lens(35.6, -75, -18, 1.3, (50, 50)), "#fffbea", 0.75)
    svg.fill(arc_lens(35.6, 108, 158, 1.2, (50, 50)), "#4a3010", 0.65)
    svg.fill(arc_lens(33, 112, 154, 1.0, (50, 50)), "#4a3010", 0.5)
    # Headstamp: six struck pips, so that it reads the same whichever way up the chamber comes to rest.
    for turn in range(0, 360, 60):
        x, y = polar(28.6, turn, (50, 50))
        svg.circle((x, y), 2.3, "#6a4717")
        svg.circle((x + 0.4, y + 0.6), 1.7, "#f3d793", 0.9)
        svg.circle((x, y), 1.7, "#8a6124")
    if tarnish:
        svg.circle(
            (50, 50),
            41.4,
            svg.radial(
                "z",
                (50, 50),
                41.4,
                f"0.3 #1a1008 {tarnish}, 0.62 #2a1a0c {num(tarnish * 0.55)}, 1 #1d130a {num(tarnish * 0.8)}",
            ),
        )


def primer(svg: Svg, light: str, mid: str, dark: str) -> None:
    svg.circle((50, 50), 17.6, INK)
    svg.circle((50, 50), 16.4, svg.linear("q", (40, 34), (60, 66), f"0 {dark}, 1 {light}"))
    svg.circle((50, 50), 14.6, svg.radial("m", (50, 50), 16, f"0 {light}, 0.55 {mid}, 1 {dark}", focus=(44, 42)))


def chamber_unknown() -> Svg:
    svg = Svg(100, 100)
    cartridge_head(svg, 0)
    primer(svg, "#f6f1e6", "#bdb6a8", "#6f685c")
    svg.fill(arc_lens(11.2, -70, -14, 1.3, (50, 50)), "#ffffff", 0.9)
    svg.fill(arc_lens(12, 120, 162, 0.9, (50, 50)), "#3c362d", 0.5)
    return svg


def chamber_fired() -> Svg:
    svg = Svg(100, 100)
    cartridge_head(svg, 0.62)
    rng = random.Random(45)
    for _ in range(26):
        turn, reach = rng.uniform(0, 360), rng.uniform(24, 34)
        svg.fill(
            lens(polar(17, turn, (50, 50)), polar(reach, turn + rng.uniform(-3, 3), (50, 50)), 0.9), "#140c06", 0.55
        )
    primer(svg, "#b9b2a5", "#8a8377", "#4a453d")
    # The strike: a deep, off-centre dent with a thrown-up lip.
    svg.circle((50.6, 51), 9.4, "#d9d2c4", 0.55)
    svg.circle((50, 50), 8.8, "#0d0906")
    svg.circle((50.5, 51), 7.4, svg.radial("n", (51, 53), 8, "0 #6f685c, 0.45 #2a251f, 1 #080604"))
    svg.fill(arc_lens(8.6, 110, 200, 1.2, (50, 50)), "#fbf6ea", 0.8)
    for turn in (18, 95, 171, 243, 312):
        svg.fill(lens(polar(8.4, turn, (50, 50)), polar(14.2, turn + 7, (50, 50)), 0.7), "#16100a", 0.8)
    return svg


def chamber_live() -> Svg:
    svg = Svg(100, 100)
    cartridge_head(svg, 0)
    # Sealing lacquer round the primer, as on real rounds; and a bullet for those who do not see red.
    svg.circle((50, 50), 22.4, "#3c0d0a")
    svg.circle((50, 50), 21.4, svg.linear("l", (36, 32), (64, 68), f"0 #d2463a, 0.5 {BLOOD}, 1 #6d1712"))
    svg.fill(arc_lens(19.6, -72, -16, 1.1, (50, 50)), "#ffd9cf", 0.8)
    primer(svg, "#f6f1e6", "#c9c2b4", "#7b7467")
    svg.fill(cartridge_path(50, 50, 0.58), BLOOD)
    svg.line(cartridge_path(50, 50, 0.58), "#3c0d0a", 1)
    svg.line("M46.7 47.6H53.3M46.7 57.4H53.3", "#3c0d0a", 0.9)
    return svg


def cylinder_mat() -> Svg:
    """Gold thread on the felt: the ground the cylinder stands on, with a place for each marker."""
    svg = Svg(640, 640)
    c = (320.0, 320.0)
    svg.circle(c, 318, svg.radial("d", c, 318, "0.6 #000000 0.3, 0.86 #000000 0.18, 1 #000000 0"))
    thread = BRASS
    # Hoops that end at the marker places instead of running under them.
    for radius, width, alpha in ((300, 2.6, 0.62), (292, 1, 0.5), (220, 1, 0.5), (212, 2.4, 0.62)):
        cosine = (radius * radius + 256 * 256 - 52 * 52) / (2 * radius * 256)
        half, path = math.degrees(math.acos(cosine)), ""
        for turn in range(0, 360, 60):
            first, last = polar(radius, turn - 30 + half, c), polar(radius, turn + 30 - half, c)
            path += f"M{at(first)}A{radius} {radius} 0 0 1 {at(last)}"
        svg.line(path, thread, width, alpha)
    # Garlands between the marker places; they stop where a marker lies, so nothing is covered.
    for turn in range(0, 360, 60):
        for side in (-1, 1):
            for leaf in range(5):
                angle = turn + side * (1.8 + leaf * 2.5)
                base, reach = polar(256, angle, c), angle + side * 2.6
                svg.fill(
                    lens(base, polar(256 + 15, reach, c), 4.2) + lens(base, polar(256 - 15, reach, c), 4.2), thread, 0.5
                )
            svg.fill(arc_lens(256, turn, turn + side * 15.5, 0.9, c), thread, 0.6)
        svg.fill(star_path(polar(256, turn, c), 10, 4.2, 6), thread, 0.75)
        place = polar(256, turn + 30, c)
        svg.circle(place, 53, "#000000", 0.16)
        svg.hoop(place, 52, thread, 2.4, 0.62)
        for dot in range(0, 360, 60):
            svg.circle(polar(57.5, dot + turn, place), 1.7, thread, 0.7)
    for tick in range(120):
        turn = tick * 3
        if abs(turn % 60 - 30) < 7:
            continue
        svg.fill(lens(polar(302.5, turn, c), polar(308 if tick % 5 else 314, turn, c), 1.2), thread, 0.55)
    return svg


def hammer() -> Svg:
    """Profile of the hammer, nose to the left; it turns about the middle of its lower edge."""
    svg = Svg(120, 160)
    outline = (
        "M42 160C42 140 42 122 38 106C35 96 29 90 26 80L25 66L13 64.5C10 64 10 60 13 59.5L24.5 58"
        "L24 50C24 40 32 32 45 31"
        "C56 30 62 36 70 35C82 33 88 24 97 15C103 9 112 8 115 14C118 21 110 31 102 42"
        "C93 54 84 66 82 82C80 104 80 134 80 160Z"
    )
    svg.fill(outline, "#0d0d0e", 1, 'stroke="#0d0d0e" stroke-width="3.4" stroke-linejoin="round"')
    svg.fill(
        outline, svg.linear("h", (26, 40), (92, 120), "0 #c2c9cf, 0.25 #8b939b, 0.55 #4b5157, 0.85 #2b2f33, 1 #4a5056")
    )
    svg.fill(
        "M28 50C28 42 35 35.4 46 35C57 34.6 63 40 72 39C84 37 91 28 99 19.6C104 14 110 12 112 15"
        "C98 23 90 44 72 46C62 47 52 42 43 44C36 46 32 52 33 62L29 74C28 66 28 58 28 50Z",
        "#e9eef2",
        0.55,
    )
    svg.fill("M74 160C75 132 75 104 77 84C79 70 84 62 90 53C86 68 86 84 85 100C84 120 80 140 80 160Z", "#0a0b0c", 0.5)
    for step in range(9):
        y = 74.0 + step * 8
        svg.fill(lens((79.5 - step * 0.25, y), (61 + step * 0.8, y + 7), 1.1), "#121416", 0.75)
    # Chequering on the spur, for the thumb.
    for step in range(7):
        x, y = 87 + step * 3.7, 31.5 - step * 3.3
        svg.fill(lens((x - 1.4, y - 3.4), (x + 4.6, y + 3.2), 1.0), "#0d0e0f", 0.9)
    svg.fill(lens((90, 33), (112, 14), 0.9), "#0d0e0f", 0.8)
    svg.line("M32 66C34 84 45 92 47 110C49 126 48 142 48 158", "#f1f5f8", 1.6, 0.4)
    svg.circle((61, 134), 13, "#0d0d0e")
    svg.circle((61, 134), 11.4, svg.brass("b", (54, 124), (68, 146)))
    svg.circle((61, 134), 8.6, svg.radial("s", (61, 134), 9, f"0 {BRASS_LIGHT}, 1 {BRASS}", focus=(58, 130)))
    svg.fill(lens((53.6, 138), (68.4, 130), 2.6), BRASS_DEEP)
    return svg


# ------------------------------------------------------------------------------------------- fire and smoke


def burst(rng: random.Random, spikes: int, low: float, high: float, waist: float, turn: float) -> str:
    """A star of flame tongues with hollow flanks; long and short ones alternate irregularly."""
    out: list[str] = []
    for index in range(spikes):
        step = 360 / spikes
        angle = turn + index * step + rng.uniform(-0.22, 0.22) * step
        reach = rng.uniform(low, high) * (1 if index % 2 else 0.72)
        tip = polar(reach, angle)
        if not out:
            out.append(f"M{at(polar(waist, angle - step / 2))}")
        out.append(f"Q{at(polar(waist * 1.05, angle - step * 0.16))} {at(tip)}")
        out.append(f"Q{at(polar(waist * 1.05, angle + step * 0.16))} {at(polar(waist, turn + (index + 0.5) * step))}")
    return "".join(out) + "Z"


def muzzle_flash() -> Svg:
    svg = Svg(400, 400)
    glow = svg.radial("g", (200, 200), 200, "0 #ffb347 0.95, 0.35 #ff8a1f 0.55, 0.7 #d8480f 0.18, 1 #a3261f 0")
    svg.circle((200, 200), 200, glow)
    rng = random.Random(11)
    svg.fill(
        burst(rng, 18, 150, 196, 78, 4),
        svg.radial("a", (200, 200), 196, "0.3 #ff9a2a, 0.75 #e8601c 0.9, 1 #b93412 0.35"),
    )
    svg.fill(
        burst(rng, 16, 112, 160, 62, 13),
        svg.radial("b", (200, 200), 160, "0.2 #ffd873, 0.8 #ffa52e 0.95, 1 #ff8a1f 0.5"),
    )
    svg.fill(
        burst(rng, 14, 78, 118, 46, 7), svg.radial("c", (200, 200), 118, "0.2 #fffbe8, 0.8 #ffe9a8 0.95, 1 #ffd065 0.6")
    )
    svg.circle((200, 200), 70, svg.radial("d", (200, 200), 70, "0 #ffffff, 0.5 #ffffff 0.95, 1 #fff3c4 0"))
    for _ in range(26):
        angle, near = rng.uniform(0, 360), rng.uniform(110, 170)
        svg.fill(lens(polar(near, angle), polar(near + rng.uniform(8, 24), angle), 1.8), "#ffe6a0", 0.9)
    return svg


def smoke(seed: int, puffs: int, reach: Point, drift: float) -> Svg:
    """A puff of powder smoke: many faint balls, small bright ones over large dim ones; `drift` leans it."""
    svg = Svg(200, 200)
    rng = random.Random(seed)
    for name, tone, alpha in (("d", "#7f786d", 0.16), ("m", "#b5aea1", 0.15), ("l", "#e9e3d6", 0.15)):
        stops = Svg.stops(f"0 {tone} {alpha}, 0.5 {tone} {num(alpha * 0.6)}, 1 {tone} 0")
        # In shares of the ball's own box, so that one gradient serves all balls of a tone.
        shape = 'cx="0.5" cy="0.5" r="0.5" fx="0.42" fy="0.36"'
        svg.defs.append(f'<radialGradient id="{name}" {shape}>{stops}</radialGradient>')
    for index in range(puffs):
        age = index / puffs
        far, turn = math.sqrt(rng.random()), rng.uniform(0, math.tau)
        radius = (56 - 32 * age) * rng.uniform(0.7, 1.15) * (1.1 - 0.4 * far)
        x = 100 + math.cos(turn) * far * reach[0] * (1 - 0.25 * age) - age * 5
        y = 104 + math.sin(turn) * far * reach[1] * (1 - 0.25 * age) - age * 9
        x += drift * (110 - y) * 0.5
        x, y = min(max(x, radius + 1), 199 - radius), min(max(y, radius + 1), 199 - radius)
        svg.circle((x, y), radius, f"url(#{'d' if age < 0.4 else 'm' if age < 0.75 else 'l'})")
    return svg


def dust() -> Svg:
    """What a dry click shakes loose: a low cloud and a handful of grains."""
    svg = Svg(200, 100)
    rng = random.Random(3)
    for index in range(16):
        x, radius = rng.uniform(34, 166), rng.uniform(14, 30)
        y = 74 - rng.random() * 26 * (1 - abs(x - 100) / 90)
        y = min(y, 99 - radius)
        paint = svg.radial(f"d{index}", (x, y), radius, "0 #cdb38a 0.3, 0.5 #b0946c 0.16, 1 #8c7250 0")
        svg.circle((x, y), radius, paint)
    for _ in range(46):
        angle, reach = rng.uniform(-86, 86), rng.uniform(20, 92)
        x, y = polar(reach, angle, (100, 88))
        if 3 < y < 97:
            svg.circle(
                (x, y), rng.uniform(0.4, 1.2), rng.choice(("#e6d2ab", "#b89a6c", "#8c7250")), rng.uniform(0.5, 0.95)
            )
    return svg


# ---------------------------------------------------------------------------------------------------- money


CORNERS: tuple[Point, ...] = ((15, 15), (205, 15), (15, 85), (205, 85))


def bill_paper(svg: Svg, paper: tuple[str, str, str], print_ink: str, mid: str) -> None:
    """Sheet, printed frame with waves, and the wear along the edges that every bill shares."""
    svg.fill(rounded(0.6, 0.6, 218.8, 98.8, 3.4), INK)
    svg.fill(
        rounded(1.6, 1.6, 216.8, 96.8, 2.6),
        svg.linear("p", (0, 0), (220, 100), f"0 {paper[0]}, 0.5 {paper[1]}, 1 {paper[2]}"),
    )
    svg.ring(rounded(4.4, 4.4, 211.2, 91.2, 2) + rounded(14, 14, 192, 72, 1.2), print_ink)
    light = pen(paper[0], 0.55, 0.85)
    for name, height in (("w1", 6.2), ("w2", -6.2)):
        across = wave(24.4, 0, 6.12, height, 28)
        svg.reuse(name, across, light, ["translate(0 9.2)", "translate(0 90.8)"])
        down = wave(24, 0, 6.5, height, 8)
        svg.reuse(name + "v", down, light, ["translate(9.2 0) rotate(90)", "translate(210.8 0) rotate(90)"])
    svg.line(rounded(5.6, 5.6, 208.8, 88.8, 1.4), paper[0], 0.6, 0.9)
    svg.line(rounded(15.6, 15.6, 188.8, 68.8, 0.8), print_ink, 0.7)
    svg.line(rounded(17, 17, 186, 66, 0.6), mid, 0.4)


def pips(svg: Svg, count: int, print_ink: str, paper: str) -> None:
    """The corner signs: one pip or two, each a little cartridge head; told apart without any colour."""
    for x, y in CORNERS:
        svg.circle((x, y), 12.4, INK)
        svg.circle((x, y), 11.6, paper)
        svg.circle((x, y), 10.6, print_ink)
        radius = 5.6 if count == 1 else 3.9
        spots = [(x, y)] if count == 1 else [(x - 4.4, y), (x + 4.4, y)]
        for spot in spots:
            svg.circle(spot, radius, paper)
            svg.hoop(spot, radius - 1.2, print_ink, 0.5)
            svg.circle(spot, radius * 0.36, print_ink)


def numerals(svg: Svg, word: str, box: tuple[float, float, float, float], dark: str, light: str, shade: str) -> None:
    x, y, w, h = box
    letters(svg, word, (x + 1.5, y + 1.9, w, h), lambda path: svg.fill(path, shade, 0.75))
    letters(
        svg,
        word,
        box,
        lambda path: svg.fill(path, light, 1, f'stroke="{light}" stroke-width="84" stroke-linejoin="round"'),
    )
    letters(svg, word, box, lambda path: svg.fill(path, dark))


def flourish(svg: Svg, x: float, y: float, colour: str) -> None:
    """A cashier's signature nobody has ever been able to read."""
    path = (
        f"M{at((x, y))}c3 -7 6 -8 5 -2c-1 5 -4 5 -2 1c2 -5 5 -6 5 -1c0 3 2 1 4 -2c1 -2 2 1 1 3"
        "c3 -5 5 -5 4 0c3 -4 6 -4 7 -1c1 3 6 -2 12 -3c6 -1 5 3 -3 3c-10 0 -20 2 -26 4"
    )
    svg.line(path, colour, 0.6, 0.8)


def wear(svg: Svg, seed: int) -> None:
    """A fold down the middle, a few creases: money that has been through many hands."""
    rng = random.Random(seed)
    svg.fill(lens((110.4, 2), (109.8, 98), 0.9), "#000000", 0.14)
    svg.fill(lens((111.2, 2), (110.6, 98), 0.7), "#ffffff", 0.22)
    for _ in range(7):
        x, y = rng.uniform(10, 210), rng.choice((rng.uniform(3, 18), rng.uniform(82, 97)))
        svg.fill(lens((x, y), (x + rng.uniform(-12, 12), y + rng.uniform(-9, 9)), 0.4), "#000000", 0.16)
    for name, start, end in (("x", (0, 0), (220, 0)), ("y", (0, 0), (0, 100))):
        brown = svg.linear(name, start, end, "0 #5a3a14 0.3, 0.12 #5a3a14 0.04, 0.88 #5a3a14 0.04, 1 #5a3a14 0.34")
        svg.fill(rounded(1.6, 1.6, 216.8, 96.8, 2.6), brown)
    svg.fill(
        rounded(1.6, 1.6, 216.8, 96.8, 2.6),
        svg.linear("v", (0, 0), (0, 100), "0 #ffffff 0.14, 0.2 #ffffff 0, 0.75 #000000 0, 1 #000000 0.16"),
    )


def bill_1000() -> Svg:
    svg = Svg(220, 100)
    dark, mid, pale = "#2c4227", "#6c8157", "#e2e2c2"
    bill_paper(svg, (pale, "#c5cba3", "#a3ae80"), dark, mid)
    # An engine-turned cartouche, stretched to the shape of the numerals it protects.
    fine = pen(mid, 0.3, 0.75)
    for name, radius, swing in (("bo", 26, 5.4), ("bi", 14, 7.5)):
        turns = [f"translate(140 50) scale(2.08 1) rotate({num(20 / 3 * phase)})" for phase in range(3)]
        svg.reuse(name, guilloche(radius, swing, 18, (0, 0)), fine, turns)
    # One round medallion with a hat: the single sign of the single thousand.
    centre = (50.0, 50.0)
    svg.circle(centre, 30.4, dark)
    engine_turning(svg, "m", centre, 27.2, 2.6, 30, 3, pen(pale, 0.55))
    svg.circle(centre, 23.6, pale)
    svg.circle(centre, 22.6, dark)
    svg.circle(centre, 21.4, svg.radial("h", centre, 22, "0 #e3e9c9, 1 #a9ba88"))
    for step in range(11):
        y = 33 + step * 3.4
        half = math.sqrt(max(21 * 21 - (y - 50) ** 2, 0))
        svg.fill(lens((50 - half, y), (50 + half, y), 0.32), dark, 0.45)
    svg.open("translate(31.4 33.6) scale(0.31)")
    svg.fill(HAT_BRIM, dark)
    svg.fill(HAT_CROWN, dark)
    svg.line("M36 34C38 24 40 14 44 11M7 42C22 55 42 59 60 59", pale, 2, 0.85)
    svg.fill(HAT_BAND, pale, 0.9)
    svg.close()
    # The gentleman under the hat prefers to be known by his moustache.
    svg.fill(
        "M50 60.4C52 58.4 55.6 58.2 58 60.4C60 62 62.4 61.6 63.6 59.6C63.4 64.6 57 67.2 50 62.8"
        "C43 67.2 36.6 64.6 36.4 59.6C37.6 61.6 40 62 42 60.4C44.4 58.2 48 58.4 50 60.4Z",
        dark,
    )
    numerals(svg, "1000", (83, 27, 113, 40), dark, pale, "#66784c")
    svg.line("M86 72.6H150", dark, 0.6)
    svg.line("M86 74.4H150", dark, 0.3)
    flourish(svg, 158, 76, dark)
    pips(svg, 1, dark, pale)
    wear(svg, 1)
    return svg


def bill_2000() -> Svg:
    svg = Svg(220, 100)
    dark, mid, pale = "#2a2a4c", "#66668f", "#d9d3d8"
    bill_paper(svg, (pale, "#b0adc2", "#8786a6"), dark, mid)
    # Two lozenges at the ends, straight rays between them: nothing round, nothing single.
    for step in range(44):
        angle = step * 360 / 44
        reach = min(
            78 / max(abs(math.sin(math.radians(angle))), 1e-6), 31 / max(abs(math.cos(math.radians(angle))), 1e-6)
        )
        svg.fill(lens(polar(9, angle, (110, 50)), polar(reach, angle, (110, 50)), 0.55), mid, 0.5)
    for x in (35.0, 185.0):
        for size, colour in ((1.0, dark), (0.93, pale), (0.87, dark)):
            svg.fill(
                polygon([(x, 50 - 30 * size), (x + 19 * size, 50), (x, 50 + 30 * size), (x - 19 * size, 50)]), colour
            )
        for step in range(1, 8):
            size = 0.86 - step * 0.03
            svg.line(
                polygon([(x, 50 - 30 * size), (x + 19 * size, 50), (x, 50 + 30 * size), (x - 19 * size, 50)]),
                pale,
                0.35,
                0.5,
            )
        svg.fill(polygon([(x, 50 - 20), (x + 12.8, 50), (x, 50 + 20), (x - 12.8, 50)]), pale)
        for tilt in (26, -26):
            svg.open(f"rotate({tilt} {num(x)} 50)")
            svg.fill(cartridge_path(x, 50, 0.62), dark)
            svg.line(cartridge_path(x, 50, 0.62), pale, 0.7)
            svg.line(f"M{num(x - 3.4)} 47.8H{num(x + 3.4)}M{num(x - 3.4)} 57H{num(x + 3.4)}", pale, 0.7)
            svg.close()
    numerals(svg, "2000", (54, 29, 112, 38), dark, pale, "#686a92")
    for y in (21.4, 76.6):
        svg.line(f"M70 {y}H98M122 {y}H150", dark, 0.6)
        for side in (-1, 1):
            tip = 110 + side * 48
            svg.fill(polygon([(tip - 5, y), (tip, y - 1.7), (tip + 5, y), (tip, y + 1.7)]), dark)
    for x in (104.0, 116.0):
        svg.fill(star_path((x, 76.6), 4.2, 1.7, 5), dark)
        svg.fill(star_path((x, 21.4), 4.2, 1.7, 5), dark)
    pips(svg, 2, dark, pale)
    wear(svg, 2)
    return svg


def bill_back() -> Svg:
    svg = Svg(220, 100)
    dark, mid, pale = "#3d2918", "#7d5f3d", "#d8c49f"
    bill_paper(svg, ("#d8c49f", "#b99d74", "#98784f"), dark, mid)
    thin = pen(dark, 0.4, 0.6)
    for name, x in (("l", 56.0), ("r", 164.0)):
        engine_turning(svg, name, (x, 50), 18, 8, 12, 4, thin)
        engine_turning(svg, name + "o", (x, 50), 28, 3, 30, 3, thin)
        svg.fill(star_path((x, 50), 9, 3.8, 6), dark)
    centre = (110.0, 50.0)
    svg.circle(centre, 33.6, dark)
    engine_turning(svg, "c", centre, 30.4, 2.4, 36, 3, pen(pale, 0.5))
    six_chambers(svg, centre, 26.5, pale, dark, 1.1)
    for x, y in CORNERS:
        svg.circle((x, y), 11.6, INK)
        svg.circle((x, y), 10.8, pale)
        svg.circle((x, y), 9.8, dark)
        svg.fill(star_path((x, y), 7, 3, 6), pale)
    wear(svg, 3)
    return svg


# --------------------------------------------------------------------------------------------------- tokens


def star_path(centre: Point, outer: float, inner: float, points: int) -> str:
    step = 180 / points
    return polygon(polar(inner if i % 2 else outer, i * step, centre) for i in range(points * 2))


def laurel(centre: Point, radius: float) -> str:
    """Two branches open at the top, leaves in pairs: the oldest way of saying "well done"."""
    path = ""
    for side in (-1, 1):
        path += arc_lens(radius, 180 + side * 6, 180 + side * 70, 1.1, centre)
        path += arc_lens(radius, 180 + side * 66, 180 + side * 132, 1.1, centre)
        for leaf in range(7):
            turn = 180 + side * (20 + leaf * 17)
            root = polar(radius, turn, centre)
            for lean, length in ((5.4, 8.6), (-5.2, 8.0)):
                path += lens(root, polar(radius + lean, turn + side * length * 180 / math.pi / radius, centre), 3.0)
    return path


def click_marker() -> Svg:
    """A brass token struck with a cartridge in laurel: trophy, multiplier and clock of the game."""
    svg = Svg(100, 100)
    c = (50.0, 50.0)
    svg.circle((50, 52.6), 47, svg.radial("sh", (50, 52.6), 47, "0.86 #000000 0.6, 1 #000000 0"))
    teeth = [polar(46.3 if i % 2 else 45.2, i * 2.5, c) for i in range(144)]
    svg.fill(polygon(teeth), INK, 1, f'stroke="{INK}" stroke-width="1.6"')
    svg.fill(polygon(teeth), svg.brass("e", (26, 4), (74, 96)))
    svg.circle(c, 43.4, "#5d3f14")
    svg.circle(
        c, 42.6, svg.linear("r", (26, 8), (74, 92), f"0 {BRASS_SHINE}, 0.35 {BRASS_LIGHT}, 0.6 {BRASS}, 1 #8a6022")
    )
    svg.circle(c, 37.6, svg.linear("g", (30, 14), (70, 86), f"0 #6a4818, 0.6 {BRASS_DARK}, 1 {BRASS_LIGHT}"))
    svg.circle(c, 36.2, svg.radial("f", c, 42, "0 #ecc77a, 0.5 #cfa153, 1 #9c6e2a", focus=(38, 32)))
    for turn in range(0, 360, 15):
        deep = polar(40.1, turn, c)
        svg.circle(deep, 1.1, "#6a4818")
        svg.circle((deep[0] + 0.25, deep[1] + 0.4), 0.7, BRASS_SHINE, 0.8)
    for step in range(7):
        svg.fill(arc_lens(34.4 - step * 1.5, 112 + step * 4, 160 - step * 4, 0.8, c), "#5d3f14", 0.6)
    svg.fill(arc_lens(34.4, -74, -16, 1.1, c), "#fffbe8", 0.85)
    # Struck emblem: a bright lower lip first, then the dark cut itself.
    for dx, dy, colour in ((0.7, 1.1, "#fff2cc"), (0.0, 0.0, "#3a2509")):
        svg.open(f"translate({num(dx)} {num(dy)})")
        svg.fill(laurel((50, 50), 25.5), colour)
        svg.fill(cartridge_path(50, 47.5, 0.98), colour)
        svg.close()
    svg.fill("M44.1 44.2H55.9V46.2H44.1ZM44.1 58.4H55.9V60H44.1ZM46.4 48.6H48.4V56.6H46.4Z", "#d9b062")
    svg.fill(lens((48, 41), (49.4, 31), 0.9), "#e9c880")
    return svg


def marker_slot() -> Svg:
    """Where a marker lay: a turned recess, translucent so that any inlay shows through."""
    svg = Svg(100, 100)
    c = (50.0, 50.0)
    svg.circle(c, 47, "#ffffff", 0.1)
    svg.circle((50, 49), 46.2, "#000000", 0.5)
    svg.circle(c, 45.4, svg.linear("w", (50, 4), (50, 96), "0 #000000 0.62, 0.5 #000000 0.3, 1 #000000 0.08"))
    svg.circle((50, 52), 42, svg.radial("d", (50, 56), 46, "0 #000000 0.12, 0.7 #000000 0.25, 1 #000000 0.6"))
    svg.fill(arc_lens(45.6, 150, 210, 0.9, c), "#ffffff", 0.35)
    for turn in range(0, 360, 30):
        svg.fill(arc_lens(37.6, turn + 4, turn + 26, 0.8, c), BRASS, 0.6)
    svg.fill(laurel((50, 50), 25.5), BRASS, 0.24)
    svg.fill(cartridge_path(50, 47.5, 0.98), BRASS, 0.24)
    return svg


def bullet() -> Svg:
    svg = Svg(40, 100)
    nose = "M9.6 42C9.6 24 13 9 20 2.6C27 9 30.4 24 30.4 42Z"
    case = "M8.6 40H31.4V84H8.6Z"
    groove = "M10.4 84H29.6V89H10.4Z"
    rim = "M6.4 88.6H33.6V95.4C33.6 97 32.8 97.6 31.4 97.6H8.6C7.2 97.6 6.4 97 6.4 95.4Z"
    whole = nose + case + groove + rim
    svg.fill(whole, INK, 1, f'stroke="{INK}" stroke-width="3" stroke-linejoin="round"')
    lead = svg.linear("n", (9, 0), (31, 0), "0 #6a2f1c, 0.28 #e0936a, 0.42 #f6c9a8, 0.62 #b4633e, 1 #4a1f12")
    brass = svg.linear(
        "c", (8, 0), (32, 0), f"0 #6a4716, 0.2 {BRASS}, 0.34 {BRASS_SHINE}, 0.52 {BRASS}, 0.82 #7d571e, 1 {BRASS}"
    )
    svg.fill(nose, lead)
    svg.fill(case, brass)
    svg.fill(groove, "#4a3210")
    svg.fill(rim, brass)
    svg.fill("M8.6 40H31.4V43.4H8.6Z", "#3a2509", 0.8)
    svg.fill("M8.6 43.4H31.4V44.6H8.6Z", "#fff4d2", 0.6)
    svg.fill("M8.6 50H31.4V51H8.6ZM8.6 53H31.4V53.8H8.6Z", "#5d3f14", 0.7)
    for step in range(9):
        y = 57 + step * 3
        svg.fill(lens((31.4, y), (23.4 + (step % 3) * 1.2, y), 0.7), "#3a2509", 0.65)
    for step in range(6):
        y = 18 + step * 4
        svg.fill(lens((27.5 + step * 0.5, y), (22.4, y + 1.2), 0.6), "#3a1408", 0.6)
    svg.fill(lens((14.6, 36), (17.4, 12), 1.1), "#fff0e2", 0.75)
    return svg


def star() -> Svg:
    """The winner's badge: five facetted points with ball tips, the house emblem in the middle."""
    svg = Svg(200, 200)
    c = (100.0, 104.0)
    outer, inner = 82.0, 37.0
    for step in range(6):
        width = num(4 + step * 2.4)
        soft = f'stroke="#000000" stroke-opacity="0.09" stroke-width="{width}" stroke-linejoin="round"'
        svg.fill(star_path((100, 108), outer, inner, 5), "#000000", 0.06, soft)
    svg.fill(star_path(c, outer, inner, 5), INK, 1, f'stroke="{INK}" stroke-width="9" stroke-linejoin="round"')
    ball = svg.brass("b", (60, 10), (140, 190))
    for turn in range(0, 360, 72):
        tip = polar(outer + 3, turn, c)
        svg.circle(tip, 10.6, INK)
    svg.fill(
        star_path(c, outer, inner, 5), ball, 1, f'stroke="{BRASS_DARK}" stroke-width="4.4" stroke-linejoin="round"'
    )
    for index in range(10):
        # Facets: each half of a point is lit by how far it faces the lamp at the upper left.
        side = 1 if index % 2 == 0 else -1
        point = (index + index % 2) * 36.0
        facing = math.cos(math.radians(point + side * 25.6 + 40))
        face = polygon([c, polar(outer, point, c), polar(inner, point + side * 36, c)])
        svg.fill(face, "#fff6da" if facing > 0 else "#3a2509", 0.16 + 0.42 * abs(facing))
        for step in range(4 if facing < 0.1 else 0):
            start, end = (
                polar(44 + step * 8, point + side * 1.5, c),
                polar(39 + step * 8, point + side * (24 - step * 5), c),
            )
            svg.fill(lens(start, end, 0.9), "#3a2509", 0.55)
    for turn in range(0, 360, 72):
        x, y = polar(outer + 3, turn, c)
        svg.circle(
            (x, y),
            9,
            svg.radial(
                f"t{turn}",
                (x, y),
                10,
                f"0 {BRASS_SHINE}, 0.35 {BRASS_LIGHT}, 0.7 {BRASS}, 1 #6a4716",
                focus=(x - 3, y - 4),
            ),
        )
    svg.circle(c, 31.6, INK)
    svg.circle(c, 30, svg.brass("d", (80, 76), (122, 134)))
    svg.circle(c, 26.4, "#4a3210")
    six_chambers(svg, c, 25.4, "#dcb266", "#3a2509", 1.3)
    svg.fill(arc_lens(28.4, -74, -14, 1.1, c), "#fffbe8", 0.9)
    return svg


def tombstone() -> Svg:
    svg = Svg(200, 240)
    rng = random.Random(13)
    svg.fill("M4 226C10 208 40 204 100 204C160 204 190 208 196 226C180 236 20 236 4 226Z", "#000000", 0.5)
    side = "M36 216V92C36 50 64 22 102 22C144 22 172 52 172 94V216Z"
    svg.fill(side, INK, 1, f'stroke="{INK}" stroke-width="5" stroke-linejoin="round"')
    svg.fill(side, svg.linear("s", (120, 0), (172, 0), "0 #5c5850, 1 #35322d"))
    face = "M32 218V94C32 52 60 26 95 26C131 26 158 54 158 94V218Z"
    svg.fill(face, INK, 1, f'stroke="{INK}" stroke-width="2.4"')
    svg.fill(face, svg.linear("f", (40, 30), (150, 220), "0 #b8b2a4, 0.45 #918b7e, 1 #5e594f"))
    inner = "M42 214V95C42 58 66 36 95 36C125 36 148 60 148 95V214"
    svg.line(inner, "#2d2a25", 2)
    svg.line(inner, "#dcd6c8", 1, 0.55, 'transform="translate(1.4 1.6)"')
    for _ in range(60):
        x, y = rng.uniform(38, 152), rng.uniform(60, 208)
        svg.fill(
            lens((x, y), (x + rng.uniform(2, 7), y + rng.uniform(-1, 1)), rng.uniform(0.4, 0.9)),
            rng.choice(("#3b372f", "#cfc9ba")),
            0.4,
        )
    for step in range(22):
        y = 64 + step * 7
        svg.fill(lens((157.4, y), (157 - rng.uniform(9, 22), y + 3), 1.3), "#2a2620", 0.7)
    for dx, dy, colour in ((1.1, 1.4, "#d9d3c4"), (0.0, 0.0, "#26221c")):
        svg.open(f"translate({num(dx)} {num(dy)})")
        letters(svg, "RIP", (54, 104, 82, 40), lambda path, c=colour: svg.fill(path, c))  # type: ignore[misc]
        svg.fill(lens((58, 154), (132, 154), 1.9), colour)
        svg.fill(star_path((95, 172), 11, 4.6, 6), colour)
        svg.fill(lens((60, 172), (80, 172), 1.5) + lens((110, 172), (130, 172), 1.5), colour)
        svg.close()
    svg.fill("M157 118L146 124L149 131L137 139L131 150L134 138L144 130L141 123Z", "#1f1b16", 0.8)
    svg.fill("M36 196L48 186L52 190L66 180L54 194L49 191Z", "#1f1b16", 0.8)
    # The hat stays: hung over the stone's shoulder.
    svg.open("translate(22 6) rotate(-13 60 40) scale(1.02)")
    for part in (HAT_BRIM, HAT_CROWN):
        svg.fill(part, INK, 1, f'stroke="{INK}" stroke-width="4.6" stroke-linejoin="round"')
    svg.fill("M4 62C24 78 96 78 116 60C100 72 22 74 4 62Z", "#000000", 0.35)
    svg.fill(HAT_CROWN, svg.linear("hc", (30, 0), (92, 40), "0 #8a6440, 0.5 #5b3d27, 1 #2f1e12"))
    svg.fill(HAT_BRIM, svg.linear("hb", (0, 30), (120, 66), "0 #8a6440, 0.55 #5b3d27, 1 #2f1e12"))
    svg.fill("M28 44C42 50 78 50 92 44C84 52 36 52 28 44Z", INK, 0.8)
    svg.fill(
        HAT_CROWN.replace("C80 54 40 54 28 47Z", "C80 52 40 52 28 47Z"),
        svg.linear("hd", (30, 0), (92, 40), "0 #94704a, 0.5 #62432b, 1 #2f1e12"),
    )
    svg.fill(HAT_BAND, BLOOD)
    svg.line(HAT_BAND, INK, 1)
    for step in range(6):
        svg.fill(lens((88 - step * 3.4, 12 + step * 1.5), (86 - step * 3, 38), 1.0), INK, 0.6)
        svg.fill(lens((112 - step * 6, 46 + step * 2), (96 - step * 6, 54 + step * 1.4), 0.9), INK, 0.55)
    svg.line("M37 34C38 24 40 14 45 10M10 44C24 56 44 60 60 60", "#d9b58a", 1.6, 0.7)
    svg.close()
    mound = "M6 228C16 212 40 208 62 212C84 204 120 204 140 212C164 208 184 214 194 228C170 237 30 237 6 228Z"
    svg.fill(mound, INK, 1, f'stroke="{INK}" stroke-width="3" stroke-linejoin="round"')
    svg.fill(mound, svg.linear("m", (0, 206), (0, 236), "0 #6d4b30, 1 #2c1c11"))
    for _ in range(34):
        x = rng.uniform(16, 184)
        y = 216 + rng.uniform(0, 14)
        svg.fill(lens((x, y), (x + rng.uniform(5, 12), y + 1.2), 0.8), INK, 0.6)
    for x in (18, 30, 58, 142, 166, 180):
        for lean in (-5, -1.5, 2, 5.5):
            svg.fill(
                lens((x + lean * 0.3, 222), (x + lean, 222 - rng.uniform(9, 17)), 1.5),
                rng.choice(("#5e6b3a", "#7d8a4c", "#3f4a28")),
            )
    return svg


# ------------------------------------------------------------------------------------- cards, plates, paper


def card_back() -> Svg:
    svg = Svg(630, 880)
    panel = "#54181a"
    svg.fill(rounded(1, 1, 628, 878, 26), INK)
    svg.fill(rounded(4, 4, 622, 872, 23), svg.linear("p", (0, 0), (630, 880), "0 #f6eeda, 0.6 #eadfc6, 1 #d3c4a4"))
    svg.fill(rounded(32, 32, 566, 816, 12), INK)
    svg.fill(rounded(35, 35, 560, 810, 10), svg.radial("o", (315, 440), 500, f"0 #7a2622, 0.55 {panel}, 1 #2f0d0f"))
    left, top, right, bottom = 64.0, 64.0, 566.0, 816.0
    # Diagonal lattice, cut to the panel by arithmetic because the renderer has no clipping.
    thin = ""
    for offset in range(34, int(right - left + bottom - top), 34):
        # One family runs up to the right from the left and lower edges; the other is its mirror image.
        start = (left, top + offset) if top + offset <= bottom else (left + top + offset - bottom, bottom)
        end = (left + offset, top) if left + offset <= right else (right, top + left + offset - right)
        thin += f"M{at(start)}L{at(end)}M{at((630 - start[0], start[1]))}L{at((630 - end[0], end[1]))}"
    svg.line(thin, BRASS, 1.3, 0.34)
    frame = svg.linear("b", (0, 40), (630, 840), f"0 {BRASS_LIGHT}, 0.5 {BRASS}, 1 {BRASS_DARK}")
    svg.line(rounded(48, 48, 534, 784, 6), frame, 4)
    svg.line(rounded(58, 58, 514, 764, 3), frame, 1.6)
    for x, sx in ((58, 1), (572, -1)):
        for y, sy in ((58, 1), (822, -1)):
            svg.open(f"translate({x} {y}) scale({sx} {sy})")
            svg.fill("M0 0H150A150 150 0 0 1 0 150Z", "#2f0d0f")
            svg.line("M150 0A150 150 0 0 1 0 150", BRASS, 3)
            for radius in (138, 104, 70):
                svg.line(f"M{radius} 0A{radius} {radius} 0 0 1 0 {radius}", BRASS, 1.4, 0.8)
            for ray in range(1, 12):
                turn = 90 + ray * 7.5
                svg.fill(lens(polar(44, turn, (0, 0)), polar(136, turn, (0, 0)), 3.2), BRASS, 0.75)
            svg.line("M40 0A40 40 0 0 1 0 40", BRASS, 3)
            svg.fill("M0 0H36A36 36 0 0 1 0 36Z", BRASS, 0.9)
            svg.close()
    c = (315.0, 440.0)
    svg.circle(c, 226, "#2f0d0f")
    svg.hoop(c, 224, BRASS, 4)
    engine_turning(svg, "g", c, 203, 15, 48, 3, pen(BRASS, 1.7))
    svg.hoop(c, 183, BRASS, 2)
    svg.circle(c, 176, "#1f090a")
    engine_turning(svg, "h", c, 158, 12, 36, 2, pen(BRASS_LIGHT, 1.3, 0.8))
    six_chambers(svg, c, 142, frame, "#2f0d0f", 6)
    for height in (140.0, 740.0):
        svg.fill(
            star_path((315, height), 40, 17, 6),
            "#2f0d0f",
            1,
            'stroke="#2f0d0f" stroke-width="12" stroke-linejoin="round"',
        )
        svg.fill(star_path((315, height), 40, 17, 6), frame)
        svg.circle((315, height), 11, "#2f0d0f")
    return svg


def plate(active: bool) -> Svg:
    """A seat's name plate: walnut frame, brass corners, dark leather kept calm for the text on it."""
    svg = Svg(420, 150)
    rng = random.Random(21)
    box = (10.0, 9.0, 400.0, 130.0, 15.0)

    def outline(grow: float) -> str:
        x, y, w, h, r = box
        return rounded(x - grow, y - grow, w + 2 * grow, h + 2 * grow, max(r + grow, 2))

    if active:
        for step in range(9):
            svg.fill(outline(9.0 - step), "#ffc766", 0.06 + 0.02 * step)
    else:
        for step in range(7):
            svg.fill(outline(6.0 - step), "#000000", 0.09, 'transform="translate(0 3)"')
    svg.fill(outline(0), INK)
    svg.fill(
        outline(-1.4),
        svg.linear("w", (0, 10), (0, 140), "0 #7d5838, 0.08 #5b3d27, 0.5 #4a301e, 0.94 #2c1c11, 1 #412a1a"),
    )
    for _ in range(46):
        y = rng.choice((rng.uniform(12, 22), rng.uniform(126, 136)))
        x = rng.uniform(24, 330)
        svg.fill(
            lens((x, y), (x + rng.uniform(26, 70), y + rng.uniform(-0.8, 0.8)), rng.uniform(0.3, 0.8)),
            rng.choice((INK, INK, "#9a6f48")),
            0.5,
        )
    for _ in range(26):
        x = rng.choice((rng.uniform(13, 22), rng.uniform(398, 407)))
        y = rng.uniform(26, 100)
        svg.fill(
            lens((x, y), (x + rng.uniform(-0.8, 0.8), y + rng.uniform(14, 28)), rng.uniform(0.3, 0.8)),
            rng.choice((INK, INK, "#9a6f48")),
            0.5,
        )
    svg.fill(outline(-13), "#000000", 0.85)
    brass = (
        svg.brass("b", (150, 0), (270, 150)) if active else svg.linear("b", (0, 20), (0, 130), "0 #7d571e, 1 #c79a4b")
    )
    svg.fill(outline(-14), brass)
    svg.fill(outline(-15.6 if not active else -16.6), "#0b0705")
    warm = ("#3a2415", "#2a1a10", "#1c110a") if active else ("#2b1d14", "#20150e", "#160e09")
    svg.fill(outline(-17), svg.radial("l", (210, 40), 240, f"0 {warm[0]}, 0.55 {warm[1]}, 1 {warm[2]}"))
    svg.fill(
        outline(-17), svg.linear("i", (0, 26), (0, 124), "0 #000000 0.5, 0.12 #000000 0, 0.9 #ffffff 0, 1 #ffffff 0.05")
    )
    # Saddle stitch round the field.
    stitches = ""
    for index in range(46):
        x = 38 + index * 7.55
        stitches += f"M{num(x)} 31.5h4.2M{num(x)} 116.5h4.2"
    for index in range(10):
        y = 38.5 + index * 7.4
        stitches += f"M32.5 {num(y)}v4.2M387.5 {num(y)}v4.2"
    svg.line(stitches, "#000000", 1.7, 0.6, 'transform="translate(0 .8)"')
    svg.line(stitches, "#b98a4a" if not active else "#f0d08a", 1.1, 0.55 if not active else 0.8)
    if active:
        svg.line(outline(-2.4), INK, 7.6)
        svg.line(outline(-2.2), svg.brass("g", (140, 0), (280, 150)), 5.4)
        svg.line(outline(-1.0), "#fff6da", 1, 0.85)
    corner = (
        "M0 15C0 5 5 0 15 0H48C50 6 46 9 41 10C33 11 30 15 29 21C28 28 22 28 21 29C15 30 11 33 10 41C9 46 6 50 0 48Z"
    )
    for name, x, sx in (("l", 9.0, 1), ("r", 411.0, -1)):
        for kind, y, sy in (("t", 8.0, 1), ("b", 140.0, -1)):
            svg.open(f"translate({num(x)} {num(y)}) scale({sx} {sy})")
            svg.fill(corner, "#000000", 0.5, f'transform="translate({sx * 0.6} {sy * 1.6})"')
            svg.fill(corner, INK, 1, f'stroke="{INK}" stroke-width="2" stroke-linejoin="round"')
            lit = kind == "t"
            bright = f"0 {BRASS_SHINE}, 0.3 {BRASS_LIGHT}, 0.6 {BRASS}, 1 {BRASS_DARK}"
            dull = f"0 #6a4716, 0.3 {BRASS_DARK}, 0.6 {BRASS}, 1 {BRASS_LIGHT}"
            svg.fill(corner, svg.linear(name + kind, (4, 0), (30, 40), bright if lit else dull))
            svg.line("M4 42C6 34 10 27 20 25C24 24 25 22 25.6 19C27 10 35 7 42 4", BRASS_DEEP, 0.9, 0.8)
            svg.fill(lens((7, 26), (13, 9), 0.8) + lens((26, 7), (12, 11), 0.8), BRASS_DEEP, 0.7)
            svg.circle((14.5, 14.5), 5.4, INK)
            svg.circle(
                (14.5, 14.5),
                4.6,
                svg.radial(
                    f"k{name}{kind}",
                    (14.5, 14.5),
                    5,
                    f"0 {BRASS_SHINE}, 0.6 {BRASS}, 1 {BRASS_DARK}",
                    focus=(13, 12.5 if lit else 16.5),
                ),
            )
            svg.fill(lens((10.4, 17), (18.6, 12), 1.4), BRASS_DEEP)
            svg.close()
    return svg


def paper_note() -> Svg:
    """An ivory strip with deckled ends; forty units at each end keep their shape, the rest may stretch."""
    svg = Svg(640, 96)
    rng = random.Random(8)
    top = [(10 + i * 15.5, 8 + rng.uniform(-0.9, 0.9)) for i in range(1, 40)]
    bottom = [(630 - i * 15.5, 86 + rng.uniform(-0.9, 0.9)) for i in range(1, 40)]
    right = [(631 + rng.uniform(-3.4, 2.4), 8 + i * 6.5) for i in range(13)]
    left = [(9 + rng.uniform(-2.4, 3.4), 86 - i * 6.5) for i in range(13)]
    sheet = polygon([*top, *right, *bottom, *left])
    for step in range(6):
        svg.fill(sheet, "#000000", 0.09, f'transform="translate(0 {num(1 + step * 0.9)})"')
    svg.fill(sheet, "#7d6a48", 1, 'stroke="#5e4d31" stroke-width="1.4" stroke-linejoin="round"')
    svg.fill(sheet, svg.linear("p", (0, 8), (0, 86), "0 #faf3e1, 0.5 #f1e8d2, 1 #dfd1b0"))
    ends = svg.linear(
        "e", (0, 0), (640, 0), "0 #8a6d3c 0.5, 0.07 #8a6d3c 0.06, 0.5 #8a6d3c 0, 0.93 #8a6d3c 0.06, 1 #8a6d3c 0.5"
    )
    svg.fill(sheet, ends)
    for _ in range(70):
        x, y = rng.uniform(16, 616), rng.uniform(12, 82)
        svg.fill(lens((x, y), (x + rng.uniform(3, 9), y + rng.uniform(-2, 2)), 0.3), "#8a6d3c", 0.28)
    for y in (14.6, 79.6):
        svg.line(f"M44 {y}H596", "#4a3a22", 1.1, 0.75)
    for y in (17.4, 76.8):
        svg.line(f"M50 {y}H590", "#4a3a22", 0.5, 0.6)
    for x in (27.0, 613.0):
        svg.fill(polygon([(x, 33), (x + 8, 47), (x, 61), (x - 8, 47)]), "#4a3a22", 0.85)
        svg.fill(polygon([(x, 39), (x + 4.6, 47), (x, 55), (x - 4.6, 47)]), "#f1e8d2")
        svg.circle((x, 47), 1.8, BLOOD)
    return svg


PIECES: dict[str, Callable[[], Svg]] = {
    "cylinder_shadow": cylinder_shadow,
    "cylinder_well": cylinder_well,
    "cylinder_mat": cylinder_mat,
    "cylinder_body": cylinder_body,
    "cylinder_light": cylinder_light,
    "cylinder_ring": cylinder_ring,
    "chamber_empty": chamber_empty,
    "chamber_unknown": chamber_unknown,
    "chamber_fired": chamber_fired,
    "chamber_live": chamber_live,
    "hammer": hammer,
    "muzzle_flash": muzzle_flash,
    "smoke_1": lambda: smoke(31, 64, (64, 60), 0.0),
    "smoke_2": lambda: smoke(47, 74, (82, 52), 0.25),
    "smoke_3": lambda: smoke(59, 52, (36, 84), -0.6),
    "dust": dust,
    "bill_1000": bill_1000,
    "bill_2000": bill_2000,
    "bill_back": bill_back,
    "click_marker": click_marker,
    "marker_slot": marker_slot,
    "bullet": bullet,
    "star": star,
    "tombstone": tombstone,
    "card_back": card_back,
    "seat_plate": lambda: plate(active=False),
    "seat_plate_active": lambda: plate(active=True),
    "paper_note": paper_note,
}


def main() -> None:
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else TARGET
    target.mkdir(parents=True, exist_ok=True)
    for name, draw in PIECES.items():
        (target / f"{name}.svg").write_text(draw().text(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
