<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>app</name>
    <message>
        <source>Options are written K=V, not “{text}”.</source>
        <translation>Optionen schreibt man K=V, nicht „{text}“.</translation>
    </message>
    <message>
        <source>At least one game has to be played.</source>
        <translation>Mindestens eine Partie muss gespielt werden.</translation>
    </message>
    <message>
        <source>There is no benchmark “{name}”. There are: {known}.</source>
        <translation>Eine Messung „{name}“ gibt es nicht. Es gibt: {known}.</translation>
    </message>
    <message>
        <source>For {least} to {most} players.</source>
        <translation>Für {least} bis {most} Leute.</translation>
    </message>
    <message>
        <source>In the box:</source>
        <translation>In der Schachtel:</translation>
    </message>
    <message>
        <source> for each player</source>
        <translation> für jeden</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Optionen:</translation>
    </message>
    <message>
        <source> (usual)</source>
        <translation> (üblich)</translation>
    </message>
    <message>
        <source>Promise before the game (SHA-256 of salt and seed): {value}</source>
        <translation>Versprechen vor der Partie (SHA-256 aus Salz und Startwert): {value}</translation>
    </message>
    <message>
        <source>Seed {seed}, salt {salt}: their SHA-256 is the promise above.</source>
        <translation>Startwert {seed}, Salz {salt}: Ihr SHA-256 ist das Versprechen oben.</translation>
    </message>
    <message>
        <source>Seed {seed}, chosen by somebody at the table.</source>
        <translation>Startwert {seed}, am Tisch gewählt.</translation>
    </message>
    <message>
        <source>The game is not over yet.</source>
        <translation>Die Partie ist noch nicht vorbei.</translation>
    </message>
    <message>
        <source>The last line of the file was cut off; everything before it is here.</source>
        <translation>Die letzte Zeile der Datei war abgeschnitten; alles davor ist da.</translation>
    </message>
    <message>
        <source>Doc</source>
        <translation>Doc</translation>
    </message>
    <message>
        <source>{game}, in text. Type ? for help.</source>
        <translation>{game}, als Text. Hilfe mit ?.</translation>
    </message>
    <message>
        <source>?: this help. u: take your last answer back. t: what the bots thought. q: leave; the game is saved.</source>
        <translation>?: diese Hilfe. u: letzte Antwort zurücknehmen. t: was die Bots dachten. q: gehen; die Partie ist gespeichert.</translation>
    </message>
    <message>
        <source>Until next time. The game is saved; go on with: sixchambers play --resume “{file}”</source>
        <translation>Bis zum nächsten Mal. Die Partie ist gespeichert; weiter mit: sixchambers play --resume „{file}“</translation>
    </message>
    <message>
        <source>No person plays in “{file}”.</source>
        <translation>In „{file}“ spielt kein Mensch mit.</translation>
    </message>
    <message>
        <source>I did not understand that. Type ? for help.</source>
        <translation>Das habe ich nicht verstanden. Hilfe mit ?.</translation>
    </message>
    <message>
        <source>The bids are still secret. Ask again when they are open.</source>
        <translation>Die Gebote sind noch geheim. Frag noch mal, wenn sie offen liegen.</translation>
    </message>
    <message>
        <source>No bot has thought anything yet.</source>
        <translation>Noch hat sich kein Bot etwas gedacht.</translation>
    </message>
    <message numerus="yes">
        <source>%n marker(s), {stacks}, score {score}</source>
        <translation>
            <numerusform>%n Marker, {stacks}, Punkte {score}</numerusform>
            <numerusform>%n Marker, {stacks}, Punkte {score}</numerusform>
        </translation>
    </message>
    <message>
        <source>{amount} from an earlier bang are still on the table.</source>
        <translation>{amount} von einem früheren Bang liegen noch auf dem Tisch.</translation>
    </message>
    <message>
        <source>You have {ones} × 1000 and {twos} × 2000, together {sum}.</source>
        <translation>Du hast {ones} × 1000 und {twos} × 2000, zusammen {sum}.</translation>
    </message>
    <message>
        <source>Type a sum in thousands (5), or bills (1x1000 2x2000).</source>
        <translation>Tipp eine Summe in Tausend (5) oder Scheine (1x1000 2x2000).</translation>
    </message>
    <message>
        <source>Press Enter.</source>
        <translation>Drück die Eingabetaste.</translation>
    </message>
</context>
<context>
    <name>bot</name>
    <message>
        <source>Greenhorn</source>
        <translation>Greenhorn</translation>
    </message>
    <message>
        <source>Deputy</source>
        <translation>Hilfssheriff</translation>
    </message>
    <message>
        <source>knows the rules, trusts to luck</source>
        <translation>kennt die Regeln und vertraut aufs Glück</translation>
    </message>
    <message>
        <source>counts your money and knows when to stay cheap</source>
        <translation>zählt dein Geld mit und weiß, wann es billig bleibt</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>bid by feeling</source>
        <translation>hat nach Gefühl geboten</translation>
    </message>
    <message>
        <source>named {target} on a whim</source>
        <translation>hat aus einer Laune heraus {target} genannt</translation>
    </message>
    <message>
        <source>felt lucky</source>
        <translation>hat sich was getraut</translation>
    </message>
    <message>
        <source>stayed cheap: this pot is not worth a fight</source>
        <translation>ist billig geblieben: Dieser Pott ist keinen Streit wert</translation>
    </message>
    <message>
        <source>bid {bid} to get past an expected {rival}</source>
        <translation>hat {bid} geboten, um an erwarteten {rival} vorbeizukommen</translation>
    </message>
    <message>
        <source>bid {bid}: nobody at the table can pay more</source>
        <translation>hat {bid} geboten: Mehr kann hier niemand zahlen</translation>
    </message>
    <message>
        <source>went for the last pot: money is worth nothing after it</source>
        <translation>wollte den letzten Pott: Danach ist Geld nichts mehr wert</translation>
    </message>
    <message>
        <source>raised: too much lies in the pot to let it go</source>
        <translation>hat erhöht: Im Pott liegt zu viel, um ihn herzugeben</translation>
    </message>
    <message>
        <source>raised as little as possible: the pot is not worth more</source>
        <translation>hat so wenig wie möglich draufgelegt: Mehr ist der Pott nicht wert</translation>
    </message>
    <message>
        <source>takes the trigger: five times out of six it pays</source>
        <translation>drückt selbst ab: In fünf von sechs Fällen lohnt es sich</translation>
    </message>
    <message>
        <source>names {target}: even this pot would not be enough to catch up</source>
        <translation>nennt {target}: Selbst dieser Pott reicht nicht zum Aufholen</translation>
    </message>
    <message>
        <source>breaks up the stack that costs the fewest points</source>
        <translation>löst den Stapel auf, der am wenigsten Punkte kostet</translation>
    </message>
    <message>
        <source>breaks up the first stack at hand</source>
        <translation>löst den erstbesten Stapel auf</translation>
    </message>
    <message>
        <source>pulls the trigger</source>
        <translation>drückt ab</translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message>
        <source>That is not one of the choices.</source>
        <translation>Das steht nicht zur Wahl.</translation>
    </message>
    <message>
        <source>That is not an answer to this question.</source>
        <translation>Das ist keine Antwort auf diese Frage.</translation>
    </message>
    <message>
        <source>You may not pass here.</source>
        <translation>Passen geht hier nicht.</translation>
    </message>
    <message numerus="yes">
        <source>Choose at least %n.</source>
        <translation>
            <numerusform>Wähle mindestens %n.</numerusform>
            <numerusform>Wähle mindestens %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose at most %n.</source>
        <translation>
            <numerusform>Wähle höchstens %n.</numerusform>
            <numerusform>Wähle höchstens %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a number from {least} to {most}.</source>
        <translation>Wähle eine Zahl von {least} bis {most}.</translation>
    </message>
    <message>
        <source>Put all of them in order.</source>
        <translation>Bring alle in eine Reihenfolge.</translation>
    </message>
    <message>
        <source>Nothing can be in two places at once.</source>
        <translation>Nichts kann an zwei Stellen zugleich sein.</translation>
    </message>
    <message numerus="yes">
        <source>Fill exactly %n place(s).</source>
        <translation>
            <numerusform>Fülle genau %n Platz.</numerusform>
            <numerusform>Fülle genau %n Plätze.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist vorbei.</translation>
    </message>
    <message>
        <source>You are not asked to do that now.</source>
        <translation>Danach bist du gerade nicht gefragt.</translation>
    </message>
    <message>
        <source>You have answered already.</source>
        <translation>Du hast schon geantwortet.</translation>
    </message>
    <message>
        <source>Too late: the game has moved on.</source>
        <translation>Zu spät: Die Partie ist schon weiter.</translation>
    </message>
    <message>
        <source>That is not possible at the moment.</source>
        <translation>Das geht im Moment nicht.</translation>
    </message>
    <message>
        <source>{who} ran out of time.</source>
        <translation>{who} hat zu lange gebraucht.</translation>
    </message>
    <message>
        <source>A person plays for {who} from now on.</source>
        <translation>Für {who} spielt ab jetzt ein Mensch.</translation>
    </message>
    <message>
        <source>A bot plays for {who} from now on.</source>
        <translation>Für {who} spielt ab jetzt ein Bot.</translation>
    </message>
    <message>
        <source>{who} took the last answer back.</source>
        <translation>{who} hat die letzte Antwort zurückgenommen.</translation>
    </message>
    <message>
        <source>There is no answer to take back.</source>
        <translation>Es gibt keine Antwort, die du zurücknehmen könntest.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Es gibt nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>That can no longer be taken back: {what}.</source>
        <translation>Das lässt sich nicht mehr zurücknehmen: {what}.</translation>
    </message>
    <message>
        <source>That can no longer be taken back: {who} has answered since.</source>
        <translation>Das lässt sich nicht mehr zurücknehmen: {who} hat inzwischen geantwortet.</translation>
    </message>
    <message>
        <source>lost the thread and did the simplest thing</source>
        <translation>hat den Faden verloren und das Einfachste getan</translation>
    </message>
    <message>
        <source>thought for too long and did the simplest thing</source>
        <translation>hat zu lange überlegt und das Einfachste getan</translation>
    </message>
    <message>
        <source>There is no game “{game}”. You can play: {known}.</source>
        <translation>Ein Spiel „{game}“ gibt es nicht. Spielen kannst du: {known}.</translation>
    </message>
    <message>
        <source>There is no option “{option}”. There are: {known}.</source>
        <translation>Eine Option „{option}“ gibt es nicht. Es gibt: {known}.</translation>
    </message>
    <message>
        <source>The option “{option}” cannot be “{value}”. It can be: {allowed}.</source>
        <translation>Die Option „{option}“ kann nicht „{value}“ sein. Möglich ist: {allowed}.</translation>
    </message>
    <message numerus="yes">
        <source>This game does not work with %n player(s): it takes {least} to {most}.</source>
        <translation>
            <numerusform>Mit %n Person geht dieses Spiel nicht: Es braucht {least} bis {most}.</numerusform>
            <numerusform>Mit %n Leuten geht dieses Spiel nicht: Es braucht {least} bis {most}.</numerusform>
        </translation>
    </message>
    <message>
        <source>A seed has exactly 16 bytes.</source>
        <translation>Ein Startwert hat genau 16 Bytes.</translation>
    </message>
    <message>
        <source>There is no bot “{bot}” for this game. There are: {known}.</source>
        <translation>Einen Bot „{bot}“ gibt es für dieses Spiel nicht. Es gibt: {known}.</translation>
    </message>
    <message>
        <source>There is no file “{file}”.</source>
        <translation>Die Datei „{file}“ gibt es nicht.</translation>
    </message>
    <message>
        <source>“{file}” exists already and is not overwritten.</source>
        <translation>„{file}“ gibt es schon und wird nicht überschrieben.</translation>
    </message>
    <message>
        <source>“{file}” cannot be read: {why}</source>
        <translation>„{file}“ lässt sich nicht lesen: {why}</translation>
    </message>
    <message>
        <source>“{file}” cannot be written: {why}</source>
        <translation>„{file}“ lässt sich nicht schreiben: {why}</translation>
    </message>
    <message>
        <source>“{file}” is not a saved game of Six Chambers.</source>
        <translation>„{file}“ ist kein Spielstand von Six Chambers.</translation>
    </message>
    <message>
        <source>The saved game “{file}” is damaged in line {line}. The file was left as it is.</source>
        <translation>Der Spielstand „{file}“ ist in Zeile {line} beschädigt. Die Datei bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>“{file}” was saved by a newer Six Chambers. Please update the program to open it.</source>
        <translation>„{file}“ stammt von einem neueren Six Chambers. Zum Öffnen brauchst du die neue Version.</translation>
    </message>
    <message>
        <source>“{file}” was played by newer rules. Please update Six Chambers to open it.</source>
        <translation>„{file}“ wurde nach neueren Regeln gespielt. Zum Öffnen brauchst du die neue Version.</translation>
    </message>
    <message>
        <source>“{file}” was played by older rules, which this Six Chambers no longer knows.</source>
        <translation>„{file}“ wurde nach älteren Regeln gespielt, die dieses Six Chambers nicht mehr kennt.</translation>
    </message>
    <message>
        <source>The saved game “{file}” does not hold together: line {line} cannot have happened.</source>
        <translation>Der Spielstand „{file}“ geht nicht auf: Zeile {line} kann so nicht passiert sein.</translation>
    </message>
    <message>
        <source>“{file}” is not a scenario: {why}</source>
        <translation>„{file}“ ist kein Szenario: {why}</translation>
    </message>
</context>
<context>
    <name>klack</name>
    <message>
        <source>Klack Klack Bang</source>
        <translation>Klack Klack Bang</translation>
    </message>
    <message>
        <source>Secret bids, then somebody pulls the trigger.</source>
        <translation>Geheime Gebote, dann drückt jemand ab.</translation>
    </message>
    <message>
        <source>After a bang, the other bids</source>
        <translation>Nach einem Bang</translation>
    </message>
    <message>
        <source>go back to their owners</source>
        <translation>bekommen die anderen ihre Gebote zurück</translation>
    </message>
    <message>
        <source>are out of the game</source>
        <translation>sind alle Gebote aus dem Spiel</translation>
    </message>
    <message>
        <source>stay for the next pot</source>
        <translation>bleiben die anderen Gebote für den nächsten Pott</translation>
    </message>
    <message>
        <source>Open books: everybody sees all bid money</source>
        <translation>Offene Bücher: Alle sehen alles Bietgeld</translation>
    </message>
    <message>
        <source>The trigger is pulled</source>
        <translation>Abgedrückt wird</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>sofort</translation>
    </message>
    <message>
        <source>by whoever was named</source>
        <translation>von Hand, von wem es trifft</translation>
    </message>
    <message>
        <source>bullet die</source>
        <translation>Kugelwürfel</translation>
    </message>
    <message>
        <source>cylinder</source>
        <translation>Trommel</translation>
    </message>
    <message>
        <source>1000 bill</source>
        <translation>1000er-Schein</translation>
    </message>
    <message>
        <source>2000 bill</source>
        <translation>2000er-Schein</translation>
    </message>
    <message>
        <source>click marker</source>
        <translation>Klack-Marker</translation>
    </message>
    <message>
        <source>Your bid? At least one bill.</source>
        <translation>Dein Gebot? Mindestens ein Schein.</translation>
    </message>
    <message>
        <source>A tie! Raise by at least one bill.</source>
        <translation>Gleichstand! Leg mindestens einen Schein drauf.</translation>
    </message>
    <message>
        <source>Out of bid money! Which click stack do you break up?</source>
        <translation>Kein Bietgeld mehr! Welchen Klack-Stapel löst du auf?</translation>
    </message>
    <message>
        <source>Yours is the highest bid. Who pulls the trigger?</source>
        <translation>Du hast am meisten geboten. Wer drückt ab?</translation>
    </message>
    <message>
        <source>You were named. Pull the trigger!</source>
        <translation>Du bist dran. Drück ab!</translation>
    </message>
    <message>
        <source>A bid is at least one bill.</source>
        <translation>Ein Gebot ist mindestens ein Schein.</translation>
    </message>
    <message>
        <source>You do not have that many of these bills.</source>
        <translation>So viele Scheine davon hast du nicht.</translation>
    </message>
    <message>
        <source>Out of the game.</source>
        <translation>Aus dem Spiel.</translation>
    </message>
    <message>
        <source>everybody has seen the bids</source>
        <translation>Alle haben die Gebote gesehen</translation>
    </message>
    <message>
        <source>everybody has seen the raises</source>
        <translation>Alle haben die Erhöhungen gesehen</translation>
    </message>
    <message>
        <source>the hammer has fallen</source>
        <translation>Der Hahn ist gefallen</translation>
    </message>
    <message numerus="yes">
        <source>Round {round}. %n click marker(s) left in the centre.</source>
        <translation>
            <numerusform>Runde {round}. Noch %n Klack-Marker in der Mitte.</numerusform>
            <numerusform>Runde {round}. Noch %n Klack-Marker in der Mitte.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} is out of bid money and breaks up a click stack: {bills}.</source>
        <translation>{who} hat kein Bietgeld mehr und löst einen Klack-Stapel auf: {bills}.</translation>
    </message>
    <message>
        <source>{who} is broke. The Mob shows {who} the door.</source>
        <translation>{who} ist pleite. Die Bande setzt {who} vor die Tür.</translation>
    </message>
    <message>
        <source>The bids: {bids}.</source>
        <translation>Die Gebote: {bids}.</translation>
    </message>
    <message>
        <source>The raises: {bids}.</source>
        <translation>Die Erhöhungen: {bids}.</translation>
    </message>
    <message>
        <source>{who} are tied at {total}.</source>
        <translation>Gleichstand zwischen {who} bei {total}.</translation>
    </message>
    <message>
        <source>{who} bid the most with {total}. The pot is {pot}.</source>
        <translation>{who} bietet mit {total} am meisten. Im Pott liegen {pot}.</translation>
    </message>
    <message>
        <source>{who} hands the revolver to {target}.</source>
        <translation>{who} schiebt {target} den Revolver zu.</translation>
    </message>
    <message>
        <source>{who} takes the revolver.</source>
        <translation>{who} nimmt den Revolver.</translation>
    </message>
    <message>
        <source>Click! {who} takes the pot of {pot}.</source>
        <translation>Klack! {who} bekommt den Pott: {pot}.</translation>
    </message>
    <message>
        <source>Bang! {who} is out. The others take their bids back.</source>
        <translation>Bang! {who} ist raus. Die anderen nehmen ihre Gebote zurück.</translation>
    </message>
    <message>
        <source>Bang! {who} is out. All bids are gone.</source>
        <translation>Bang! {who} ist raus. Alle Gebote sind weg.</translation>
    </message>
    <message>
        <source>Bang! {who} is out. The other bids stay on the table.</source>
        <translation>Bang! {who} ist raus. Die anderen Gebote bleiben liegen.</translation>
    </message>
    <message>
        <source>{who} is alone at the table and takes the bid back.</source>
        <translation>{who} sitzt allein am Tisch und nimmt das Gebot zurück.</translation>
    </message>
    <message>
        <source>{who} wins with {score}.</source>
        <translation>{who} gewinnt mit {score}.</translation>
    </message>
    <message>
        <source>{who} share the win with {score} each.</source>
        <translation>{who} gewinnen gemeinsam mit je {score}.</translation>
    </message>
    <message>
        <source>Nobody wins.</source>
        <translation>Niemand gewinnt.</translation>
    </message>
    <message>
        <source>The last click marker is gone.</source>
        <translation>Der letzte Klack-Marker ist weg.</translation>
    </message>
    <message>
        <source>There is nobody left to bid against.</source>
        <translation>Es ist niemand mehr da, gegen den man bieten könnte.</translation>
    </message>
    <message>
        <source>This has gone on for too long. Nobody wins.</source>
        <translation>Das geht nun wirklich zu lange. Niemand gewinnt.</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} und {last}</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>${amount}</source>
        <translation>{amount} $</translation>
    </message>
    <message>
        <source>,</source>
        <translation>.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
</context>
</TS>
