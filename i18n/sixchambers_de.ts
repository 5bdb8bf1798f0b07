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
    <message>
        <source>Six Chambers</source>
        <translation>Six Chambers</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Since your last turn: {lines}</source>
        <translation>Seit deinem letzten Zug: {lines}</translation>
    </message>
    <message>
        <source>Waiting for {who} …</source>
        <translation>Warten auf {who} …</translation>
    </message>
    <message>
        <source>You are ready. Waiting for {who} …</source>
        <translation>Du bist bereit. Warten auf {who} …</translation>
    </message>
    <message>
        <source>{who} wins!</source>
        <translation>{who} gewinnt!</translation>
    </message>
    <message>
        <source>{who} win together!</source>
        <translation>{who} gewinnen gemeinsam!</translation>
    </message>
    <message>
        <source>Nobody wins.</source>
        <translation>Niemand gewinnt.</translation>
    </message>
    <message>
        <source>To the lobby</source>
        <translation>Zur Lobby</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch eine Partie</translation>
    </message>
    <message>
        <source>Fast-forward to the end</source>
        <translation>Vorspulen bis zum Ende</translation>
    </message>
    <message>
        <source>{name}, it is your turn</source>
        <translation>{name}, du bist dran</translation>
    </message>
    <message>
        <source>Everybody else looks away. Click or press Enter to lift the curtain.</source>
        <translation>Alle anderen schauen weg. Klick oder Eingabetaste hebt den Vorhang.</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>S&amp;prache</translation>
    </message>
    <message>
        <source>Take &amp;back</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Give up, a bot plays on</source>
        <translation>&amp;Aufgeben, ein Bot spielt weiter</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <translation>Vom &amp;Tisch aufstehen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Settings …</source>
        <translation>&amp;Einstellungen …</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Verlauf</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>V&amp;ollbild</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation>&amp;Ton aus</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>&amp;About Six Chambers</source>
        <translation>&amp;Über Six Chambers</translation>
    </message>
    <message>
        <source>S&amp;how at once</source>
        <translation>&amp;Sofort zeigen</translation>
    </message>
    <message>
        <source>Leave the table?</source>
        <translation>Vom Tisch aufstehen?</translation>
    </message>
    <message>
        <source>The game is saved. You can come back to it from the lobby and play on where you left.</source>
        <translation>Die Partie ist gespeichert. Von der Lobby aus kannst du zurückkommen und genau hier weiterspielen.</translation>
    </message>
    <message>
        <source>Give up?</source>
        <translation>Aufgeben?</translation>
    </message>
    <message>
        <source>A deputy takes over the seat of {name} and plays on.</source>
        <translation>Ein Hilfssheriff übernimmt den Platz von {name} und spielt weiter.</translation>
    </message>
    <message>
        <source>Who gives up?</source>
        <translation>Wer gibt auf?</translation>
    </message>
    <message>
        <source>Six Chambers {version}. Five revolver games on one table. Free software under the MIT licence; made with Qt for Python, which is licensed under the LGPL.</source>
        <translation>Six Chambers {version}. Fünf Revolverspiele an einem Tisch. Freie Software unter der MIT-Lizenz; gemacht mit Qt für Python, das unter der LGPL steht.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Any key closes this.</source>
        <translation>Jede Taste schließt diese Seite.</translation>
    </message>
    <message>
        <source>walk through what can be chosen</source>
        <translation>durch alles gehen, was zur Wahl steht</translation>
    </message>
    <message>
        <source>pick what is in focus</source>
        <translation>nehmen, was im Fokus ist</translation>
    </message>
    <message>
        <source>the choices in the bar, as written on them</source>
        <translation>die Möglichkeiten in der Leiste, wie sie darauf stehen</translation>
    </message>
    <message>
        <source>the golden button in the bar</source>
        <translation>der goldene Knopf in der Leiste</translation>
    </message>
    <message>
        <source>clear, or change your mind</source>
        <translation>leeren oder es sich anders überlegen</translation>
    </message>
    <message>
        <source>show everything at once</source>
        <translation>alles sofort zeigen</translation>
    </message>
    <message>
        <source>take your last answer back</source>
        <translation>die letzte Antwort zurücknehmen</translation>
    </message>
    <message>
        <source>open or close the log</source>
        <translation>Verlauf auf und zu</translation>
    </message>
    <message>
        <source>sound on or off</source>
        <translation>Ton an und aus</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>this page</source>
        <translation>diese Seite</translation>
    </message>
    <message>
        <source>leave the table</source>
        <translation>vom Tisch aufstehen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>as the system</source>
        <translation>wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Night: one warm lamp</source>
        <translation>Nacht: eine warme Lampe</translation>
    </message>
    <message>
        <source>Day: oak and cream</source>
        <translation>Tag: Eiche und Creme</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>Animation speed</source>
        <translation>Tempo der Animationen</translation>
    </message>
    <message>
        <source>Reduced motion: things fade instead of flying</source>
        <translation>Weniger Bewegung: blenden statt fliegen</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Ton aus</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>There is no display here, so bots play a demonstration; pictures and log go to “{folder}”.</source>
        <translation>Hier gibt es keinen Bildschirm, also führen Bots eine Partie vor; Bilder und Verlauf landen in „{folder}“.</translation>
    </message>
    <message>
        <source>The program&apos;s own fonts are missing; the system&apos;s have to do.</source>
        <translation>Die eigenen Schriften des Programms fehlen; die des Systems müssen genügen.</translation>
    </message>
    <message>
        <source>The game cannot be saved: {why}</source>
        <translation>Die Partie lässt sich nicht speichern: {why}</translation>
    </message>
    <message>
        <source>This game is open in another window of Six Chambers.</source>
        <translation>Diese Partie ist schon in einem anderen Fenster von Six Chambers offen.</translation>
    </message>
    <message>
        <source>{game} with {people}</source>
        <translation>{game} mit {people}</translation>
    </message>
    <message>
        <source>{game}: pictures and log are in “{folder}”.</source>
        <translation>{game}: Bilder und Verlauf liegen in „{folder}“.</translation>
    </message>
    <message>
        <source>A size is written WIDTHxHEIGHT, such as 1920x1080, not “{text}”.</source>
        <translation>Eine Größe schreibt man BREITExHÖHE, etwa 1920x1080, nicht „{text}“.</translation>
    </message>
    <message>
        <source>This PySide6 ({version}) does not work with Python {python}. Please install PySide6-Essentials 6.11.</source>
        <translation>Dieses PySide6 ({version}) verträgt sich nicht mit Python {python}. Bitte installiere PySide6-Essentials 6.11.</translation>
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
        <source>Bids after a bang</source>
        <translation>Gebote nach einem Bang</translation>
    </message>
    <message>
        <source>go back</source>
        <translation>zurück an alle</translation>
    </message>
    <message>
        <source>are lost</source>
        <translation>aus dem Spiel</translation>
    </message>
    <message>
        <source>join the next pot</source>
        <translation>in den nächsten Pott</translation>
    </message>
    <message>
        <source>Open books: bid money is visible</source>
        <translation>Offene Bücher: Bietgeld sichtbar</translation>
    </message>
    <message>
        <source>The trigger</source>
        <translation>Abdrücken</translation>
    </message>
    <message>
        <source>goes at once</source>
        <translation>geht sofort</translation>
    </message>
    <message>
        <source>is pulled by hand</source>
        <translation>von Hand</translation>
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
    <message>
        <source>Pot {pot}</source>
        <translation>Pott {pot}</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Runde {round}</translation>
    </message>
    <message>
        <source>A tie!</source>
        <translation>Gleichstand!</translation>
    </message>
    <message>
        <source>{who} pulls the trigger</source>
        <translation>{who} drückt ab</translation>
    </message>
    <message>
        <source>CLICK!</source>
        <translation>KLACK!</translation>
    </message>
    <message>
        <source>BANG!</source>
        <translation>BANG!</translation>
    </message>
    <message>
        <source>{who} breaks up a stack</source>
        <translation>{who} löst einen Stapel auf</translation>
    </message>
    <message>
        <source>{who} is broke</source>
        <translation>{who} ist pleite</translation>
    </message>
    <message>
        <source>Bid {bid}</source>
        <translation>{bid} bieten</translation>
    </message>
    <message>
        <source>Raise by {bid}</source>
        <translation>Um {bid} erhöhen</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Change my mind</source>
        <translation>Doch anders</translation>
    </message>
    <message>
        <source>Pull the trigger</source>
        <translation>Abdrücken</translation>
    </message>
    <message>
        <source>Myself</source>
        <translation>Ich selbst</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Bestätigen</translation>
    </message>
    <message>
        <source>I pull it myself</source>
        <translation>Ich drücke selbst ab</translation>
    </message>
    <message>
        <source>Hand it to {target}</source>
        <translation>{target} soll abdrücken</translation>
    </message>
    <message>
        <source>Break it up</source>
        <translation>Auflösen</translation>
    </message>
    <message>
        <source>Choose first, then confirm.</source>
        <translation>Erst wählen, dann bestätigen.</translation>
    </message>
</context>
<context>
    <name>lobby</name>
    <message>
        <source>Six Chambers</source>
        <translation>Six Chambers</translation>
    </message>
    <message>
        <source>Five revolver games. Take a seat.</source>
        <translation>Fünf Revolverspiele. Setz dich dazu.</translation>
    </message>
    <message>
        <source>Klack Klack Bang</source>
        <translation>Klack Klack Bang</translation>
    </message>
    <message>
        <source>BANG! The Dice Game</source>
        <translation>BANG! Das Würfelspiel</translation>
    </message>
    <message>
        <source>BANG! + Gold Rush</source>
        <translation>BANG! + Gold Rush</translation>
    </message>
    <message>
        <source>Kablamo</source>
        <translation>Kablamo</translation>
    </message>
    <message>
        <source>Slap .45</source>
        <translation>Slap .45</translation>
    </message>
    <message>
        <source>{least}–{most} players</source>
        <translation>{least}–{most} Leute</translation>
    </message>
    <message>
        <source>Not at the table yet</source>
        <translation>Noch nicht am Tisch</translation>
    </message>
    <message>
        <source>{game} is not at the table yet. It is still being carved.</source>
        <translation>{game} ist noch nicht am Tisch. Da wird noch geschnitzt.</translation>
    </message>
    <message>
        <source>The games; arrow keys move, Enter chooses</source>
        <translation>Die Spiele; Pfeiltasten wandern, Enter wählt</translation>
    </message>
    <message>
        <source>{game}, {players}</source>
        <translation>{game}, {players}</translation>
    </message>
    <message>
        <source>{game}, {players}, chosen</source>
        <translation>{game}, {players}, gewählt</translation>
    </message>
    <message>
        <source>{game}, {players}, not at the table yet</source>
        <translation>{game}, {players}, noch nicht am Tisch</translation>
    </message>
    <message>
        <source>The seats at the table</source>
        <translation>Die Plätze am Tisch</translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n Platz</numerusform>
            <numerusform>%n Plätze</numerusform>
        </translation>
    </message>
    <message>
        <source>One seat fewer (−)</source>
        <translation>Ein Platz weniger (−)</translation>
    </message>
    <message>
        <source>One seat more (+)</source>
        <translation>Ein Platz mehr (+)</translation>
    </message>
    <message>
        <source>{game} needs at least {least}.</source>
        <translation>{game} braucht mindestens {least}.</translation>
    </message>
    <message>
        <source>{game} has room for {most}.</source>
        <translation>Bei {game} ist für {most} Platz.</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Frei</translation>
    </message>
    <message>
        <source>Seat {seat} is free: put a bot there</source>
        <translation>Platz {seat} ist frei: Setz einen Bot hin</translation>
    </message>
    <message>
        <source>Name at seat {seat}</source>
        <translation>Name an Platz {seat}</translation>
    </message>
    <message>
        <source>Seat {seat}, {name}: {kind}. Press to change.</source>
        <translation>Platz {seat}, {name}: {kind}. Drücken zum Ändern.</translation>
    </message>
    <message>
        <source>Me</source>
        <translation>Ich</translation>
    </message>
    <message>
        <source>Friend here</source>
        <translation>Jemand hier</translation>
    </message>
    <message>
        <source>Bot: {level}</source>
        <translation>Bot: {level}</translation>
    </message>
    <message>
        <source>Guest (LAN)</source>
        <translation>Gast (LAN)</translation>
    </message>
    <message>
        <source>Me: I sit here</source>
        <translation>Ich: Hier sitze ich</translation>
    </message>
    <message>
        <source>A friend at this screen</source>
        <translation>Jemand mit mir an diesem Bildschirm</translation>
    </message>
    <message>
        <source>Bot, {level}: {about}</source>
        <translation>Bot, {level}: {about}</translation>
    </message>
    <message>
        <source>A guest from another computer (LAN)</source>
        <translation>Ein Gast von einem anderen Rechner (LAN)</translation>
    </message>
    <message>
        <source>Nobody: leave the chair free</source>
        <translation>Niemand: Der Stuhl bleibt frei</translation>
    </message>
    <message>
        <source>Guests from other computers come with a later version.</source>
        <translation>Gäste von anderen Rechnern kommen mit einer späteren Version.</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Kumpel</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>How you play it here, the clock and the luck</source>
        <translation>Wie ihr es hier spielt, mit Uhr und Glück</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>drawn at random</source>
        <translation>wird ausgelost</translation>
    </message>
    <message>
        <source>Leave it empty and the luck is drawn. With the same word here, the same luck comes again.</source>
        <translation>Leer gelassen, entscheidet der Zufall. Mit demselben Wort kommt dasselbe Glück noch einmal.</translation>
    </message>
    <message>
        <source>Time to answer</source>
        <translation>Bedenkzeit</translation>
    </message>
    <message>
        <source>as long as it takes</source>
        <translation>so lang es dauert</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n Sekunde</numerusform>
            <numerusform>%n Sekunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>When it is up, the simplest answer counts.</source>
        <translation>Ist sie um, gilt die einfachste Antwort.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Start the game with these seats and rules ({keys})</source>
        <translation>Die Partie mit diesen Plätzen und Regeln beginnen ({keys})</translation>
    </message>
    <message>
        <source>Quick start</source>
        <translation>Schnellstart</translation>
    </message>
    <message numerus="yes">
        <source>You against %n bot(s) by the usual rules, at once ({keys})</source>
        <translation>
            <numerusform>Du gegen %n Bot nach den üblichen Regeln, sofort ({keys})</numerusform>
            <numerusform>Du gegen %n Bots nach den üblichen Regeln, sofort ({keys})</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Zurück an den Tisch</translation>
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
