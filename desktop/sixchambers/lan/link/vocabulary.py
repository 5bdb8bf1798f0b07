"""The words codes are made of: short, known to everybody, and no two alike to the ear or under a careless finger."""

_GERMAN = """
abend adler amboss anker apfel asche atlas bach bandit banjo bank bart beere berg besen beute biber bison blitz blume
bogen bohne boot brand brunnen buche busch canyon dachs dampf diele dollar donner dorf draht duell dynamit eber echo
eiche eimer eisen elch ente erbse erde esel eule fackel faden falke farm fass feld ferse filz flamme floh fluss frost
funke furt gabel galopp gans gast geier geige geist glas gold goldader grube gurke hafer hagel hahn hammer hase haus
hecht helm hemd himmel hirsch holz honig horn hotel hund igel iltis insel jacke jagd juli juwel kaffee kaktus kamel
kamin kanne kanu karren karte kasse kater kelle kerze kessel kette kies knopf knoten koch koffer kohle kojote komet
korb krug kugel kupfer kutsche lager lampe lasso laterne leder lehm licht linse luchs luft lunte mais mantel markt
maske mine mohn mond moos motte mulde mustang nacht nadel nebel nelke nest nugget nuss ochse ofen onkel onyx orgel
otter paket palme pech peitsche pfad pfeil pferd pflug poker polka pony post puma pumpe quarz rabe rauch regen reiter
ring robbe rohr rose rubin ruder ruine sack salbe saloon salz sand sattel schaf schlange schuh seife seil senf sheriff
sieb skorpion socke sonne spiegel sporn stall stamm staub stern stiefel stier stroh suppe tabak taube teich tenne
tiger tinte tipi tisch topf tornado torte treck tresor trommel truhe tulpe turm turnier ufer ulme unze vieh viper
vogel wagen wald weide weste wiese wind wirt wolf wolke wurst zange zaun zebra zelt zimt zinn zirkus zobel zucker
zwerg
"""

_ENGLISH = """
acorn adobe agate amber anvil apple apron arrow aspen attic axle bacon badger bandit banjo barn barrel basin beaver
bison blanket bluff bonnet bottle boulder brass bridle bronco brook bucket buckle buffalo buggy butter button buzzard
cabin cactus camel camp candle canoe canyon cargo cedar chili cider clay cliff coal comet compass cowboy coyote creek
cricket crow dawn desert diamond dusk eagle ebony echo elbow falcon fence ferry finch flint frost gecko goat gold
goose gravel gravy gully harness hawk hazel heron hill honey horse hotel iron ivory jerky jewel judge kitchen knot
lantern lasso lava leather lemon lily lumber lynx magnet magpie mallet manor maple marble market marshal meadow melon
miner mint mirror moss muffin mule mustang nectar needle nickel noon nugget nutmeg oasis oats ocean olive onion opal
orange osprey otter outlaw oxen panther peach peanut pebble pecan pepper pickle pigeon pilgrim pine plank plaza plow
plum pocket poker poncho pony poplar possum potato powder prairie puma pumpkin quail quarry quartz quiver rabbit raft
ranch ranger rattle raven razor reward ribbon ridge river robin rodeo rope ruby rudder saddle sage saloon salt sand
scarf scorpion shadow shark sheep shell sheriff shovel silver skillet skunk smoke snake snow spade spider spur stable
stallion star steam stirrup stone storm sugar sulfur summer sunset tavern teapot thimble thorn thunder timber toad
tomato topaz tornado train trout tulip tunnel turkey turnip turtle uncle valley velvet vest violet violin viper
vulture wagon walnut walrus water weasel whale wheel whistle willow window winter wolf wool wren yellow yucca zebra
zinc
"""

VOCABULARY = {"de": _GERMAN.split(), "en": _ENGLISH.split()}
