<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>about</name>
    <message>
        <source>Made of the work of many. Pick one to read its licence.</source>
        <translation>Hier steckt die Arbeit vieler drin. Wähle etwas aus, um seine Lizenz zu lesen.</translation>
    </message>
    <message>
        <source>Qt is used under the GNU LGPL, version 3. Its libraries lie in the program&apos;s folder as files of their own, and you may put others in their place.</source>
        <translation>Qt wird unter der GNU LGPL, Version 3, benutzt. Seine Bibliotheken liegen als eigene Dateien im Ordner des Programms; du darfst sie durch andere ersetzen.</translation>
    </message>
    <message>
        <source>Licence: {licence}</source>
        <translation>Lizenz: {licence}</translation>
    </message>
    <message>
        <source>It contains:</source>
        <translation>Darin enthalten:</translation>
    </message>
    <message>
        <source>Here as: {files}</source>
        <translation>Hier als: {files}</translation>
    </message>
    <message>
        <source>The list of licences is missing. It comes with every installed program.</source>
        <translation>Die Liste der Lizenzen fehlt. Sie liegt jedem installierten Programm bei.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
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
        <source> (usual where bots play alone)</source>
        <translation> (üblich, wo Bots unter sich sind)</translation>
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
        <source>?: this help. h: what would a deputy do? r: the rules. u: take your last answer back. t: what the bots thought. q: leave; the game is saved.</source>
        <translation>?: diese Hilfe. h: Was täte ein Hilfssheriff? r: die Regeln. u: letzte Antwort zurücknehmen. t: was die Bots gedacht haben. q: gehen; das Spiel ist gespeichert.</translation>
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
        <source>Several people play in “{file}”; the terminal has room for one only.</source>
        <translation>In „{file}“ spielen mehrere Leute; im Terminal ist nur Platz für eine Person.</translation>
    </message>
    <message>
        <source>“{file}” is played against the clock; that needs the window.</source>
        <translation>„{file}“ geht gegen die Uhr, dafür braucht es das Fenster.</translation>
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
            <numerusform>%n Marker, {stacks}, Wertung {score}</numerusform>
            <numerusform>%n Marker, {stacks}, Wertung {score}</numerusform>
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
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>No hints at this table: that is what was agreed.</source>
        <translation>Keine Tipps an diesem Tisch: So ist es ausgemacht.</translation>
    </message>
    <message>
        <source>H&amp;int</source>
        <translation>T&amp;ipp</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>The time is up; the simplest answer was taken.</source>
        <translation>Die Zeit ist um; die einfachste Antwort zählt.</translation>
    </message>
    <message>
        <source>The luck of this game is settled. Its seal: {seal}</source>
        <translation>Das Glück dieser Partie steht fest. Sein Siegel: {seal}</translation>
    </message>
    <message>
        <source>{who} would like to take the last answer back. Does everybody agree?</source>
        <translation>{who} möchte die letzte Antwort zurücknehmen. Sind alle einverstanden?</translation>
    </message>
    <message>
        <source>{who} agrees</source>
        <translation>{who} ist einverstanden</translation>
    </message>
    <message>
        <source>It stands</source>
        <translation>Sie bleibt stehen</translation>
    </message>
    <message>
        <source>The deputy&apos;s hint: {what} ({why}).</source>
        <translation>Tipp vom Hilfssheriff: {what} ({why}).</translation>
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
        <source>You win!</source>
        <translation>Du gewinnst!</translation>
    </message>
    <message>
        <source>This round only: remembering is part of the game.</source>
        <translation>Nur diese Runde: Sich zu erinnern gehört zum Spiel.</translation>
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
        <source>Look alone</source>
        <translation>Allein hinsehen</translation>
    </message>
    <message>
        <source>Seen enough</source>
        <translation>Genug gesehen</translation>
    </message>
    <message>
        <source>Everybody is looking. Look alone first (V), then ask for a hint.</source>
        <translation>Alle schauen zu. Sieh erst allein hin (V), dann frag nach einem Tipp.</translation>
    </message>
    <message>
        <source>Ask me again</source>
        <translation>Frag mich wieder</translation>
    </message>
    <message>
        <source>{name}, it is your turn</source>
        <translation>{name}, du bist dran</translation>
    </message>
    <message>
        <source>Everybody else looks away. Click or press Enter to lift the curtain.</source>
        <translation>Alle anderen schauen weg. Ein Klick oder die Eingabetaste hebt den Vorhang.</translation>
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
        <source>{name}: stop!</source>
        <translation>{name}: halt!</translation>
    </message>
    <message>
        <source>Open on the &amp;network …</source>
        <translation>Im &amp;Netz öffnen …</translation>
    </message>
    <message>
        <source>&amp;Join a table …</source>
        <translation>An einen &amp;Tisch setzen …</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>Cha&amp;t</source>
        <translation>&amp;Plaudern</translation>
    </message>
    <message>
        <source>&amp;Open a saved game …</source>
        <translation>Spielstand ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Save a &amp;copy …</source>
        <translation>&amp;Kopie speichern …</translation>
    </message>
    <message>
        <source>&amp;Recent games</source>
        <translation>&amp;Letzte Partien</translation>
    </message>
    <message>
        <source>No saved games yet</source>
        <translation>Noch keine Spielstände</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Spielstände</translation>
    </message>
    <message>
        <source>The game is stuc&amp;k …</source>
        <translation>Die Partie &amp;hängt …</translation>
    </message>
    <message>
        <source>&amp;Rulebook</source>
        <translation>&amp;Spielregeln</translation>
    </message>
    <message>
        <source>&amp;Settings …</source>
        <translation>&amp;Einstellungen …</translation>
    </message>
    <message>
        <source>&amp;Controls for games of reaction …</source>
        <translation>&amp;Steuerung für Reaktionsspiele …</translation>
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
        <source>A guided &amp;first game</source>
        <translation>Geführte &amp;erste Partie</translation>
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
        <source>Who gives up? A deputy takes over the seat and plays on.</source>
        <translation>Wer gibt auf? Ein Hilfssheriff übernimmt den Platz und spielt weiter.</translation>
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
        <source>what would a deputy do?</source>
        <translation>was täte ein Hilfssheriff?</translation>
    </message>
    <message>
        <source>several at one screen: look at your own role alone</source>
        <translation>mehrere an einem Bildschirm: die eigene Rolle allein ansehen</translation>
    </message>
    <message>
        <source>the rulebook</source>
        <translation>die Spielregeln</translation>
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
        <source>Playing across the network takes the window, and there is none here.</source>
        <translation>Übers Netz spielt man im Fenster, und hier gibt es keins.</translation>
    </message>
    <message>
        <source>The program&apos;s own fonts are missing; the system&apos;s have to do.</source>
        <translation>Die eigenen Schriften des Programms fehlen; die des Systems müssen genügen.</translation>
    </message>
    <message>
        <source>The game cannot be saved: {why}.</source>
        <translation>Das Spiel lässt sich nicht speichern: {why}.</translation>
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
    <name>bang</name>
    <message>
        <source>BANG!</source>
        <translation>BANG!</translation>
    </message>
    <message>
        <source>Shoot somebody within range: a life point, unless the shot is cancelled. One BANG! a turn.</source>
        <translation>Schieß auf jemanden in Reichweite: ein Lebenspunkt, wenn er nicht ausweicht. Ein BANG! pro Zug.</translation>
    </message>
    <message>
        <source>Missed!</source>
        <translation>Fehlschuss!</translation>
    </message>
    <message>
        <source>Cancels a shot aimed at you. Only in answer.</source>
        <translation>Hebt einen Schuss auf dich auf. Nur als Antwort.</translation>
    </message>
    <message>
        <source>Beer</source>
        <translation>Bier</translation>
    </message>
    <message>
        <source>Regain a life point, or save your last one. Useless with two players left. Gold Rush: or sell it.</source>
        <translation>Ein Lebenspunkt zurück, notfalls der letzte. Zu zweit nutzlos. Mit Gold Rush: oder verkaufen.</translation>
    </message>
    <message>
        <source>Panic!</source>
        <translation>Panik!</translation>
    </message>
    <message>
        <source>Take a card from somebody at distance 1: an open one, or a blind one from the hand.</source>
        <translation>Nimm jemandem auf Entfernung 1 eine Karte weg: eine offene oder blind aus der Hand.</translation>
    </message>
    <message>
        <source>Cat Balou</source>
        <translation>Cat Balou</translation>
    </message>
    <message>
        <source>Make anybody discard a card: an open one, or a blind one from the hand.</source>
        <translation>Irgendwer muss eine Karte ablegen: eine offene oder blind aus der Hand.</translation>
    </message>
    <message>
        <source>Duel</source>
        <translation>Duell</translation>
    </message>
    <message>
        <source>You and another discard a BANG! in turn, the other first. Who stops loses a life point.</source>
        <translation>Ihr legt abwechselnd BANG! ab, der andere zuerst. Wer aufhört, verliert einen Lebenspunkt.</translation>
    </message>
    <message>
        <source>Stagecoach</source>
        <translation>Postkutsche</translation>
    </message>
    <message>
        <source>Draw two cards.</source>
        <translation>Zieh zwei Karten.</translation>
    </message>
    <message>
        <source>General Store</source>
        <translation>Gemischtwarenladen</translation>
    </message>
    <message>
        <source>Turn over a card for each player. Everybody takes one, you first.</source>
        <translation>Für jeden wird eine Karte aufgedeckt. Jeder nimmt eine, du zuerst.</translation>
    </message>
    <message>
        <source>Indians!</source>
        <translation>Indianer!</translation>
    </message>
    <message>
        <source>Everybody else discards a BANG! or loses a life point.</source>
        <translation>Alle anderen legen ein BANG! ab oder verlieren einen Lebenspunkt.</translation>
    </message>
    <message>
        <source>Wells Fargo</source>
        <translation>Wells Fargo</translation>
    </message>
    <message>
        <source>Draw three cards.</source>
        <translation>Zieh drei Karten.</translation>
    </message>
    <message>
        <source>Gatling</source>
        <translation>Gatling</translation>
    </message>
    <message>
        <source>A shot at everybody else, however far. Does not count as your BANG!.</source>
        <translation>Ein Schuss auf alle anderen, egal wie weit weg. Zählt nicht als dein BANG!.</translation>
    </message>
    <message>
        <source>Saloon</source>
        <translation>Saloon</translation>
    </message>
    <message>
        <source>Everybody regains a life point, you too. Saves nobody who is dying.</source>
        <translation>Alle bekommen einen Lebenspunkt zurück, du auch. Rettet niemanden, der stirbt.</translation>
    </message>
    <message>
        <source>Jail</source>
        <translation>Gefängnis</translation>
    </message>
    <message>
        <source>Lock up anybody but the Sheriff. The prisoner draws!: a heart, or the turn is lost. Then Jail is discarded.</source>
        <translation>Sperr jemanden ein, nur nicht den Sheriff. Er deckt auf: Herz, oder er setzt aus. Dann kommt es weg.</translation>
    </message>
    <message>
        <source>Schofield</source>
        <translation>Schofield</translation>
    </message>
    <message>
        <source>Your weapon reaches distance 2.</source>
        <translation>Deine Waffe reicht bis Entfernung 2.</translation>
    </message>
    <message>
        <source>Volcanic</source>
        <translation>Volcanic</translation>
    </message>
    <message>
        <source>Your weapon reaches only distance 1, but fires as many BANG! a turn as you hold.</source>
        <translation>Deine Waffe reicht nur bis 1, aber du darfst beliebig viele BANG! spielen.</translation>
    </message>
    <message>
        <source>Remington</source>
        <translation>Remington</translation>
    </message>
    <message>
        <source>Your weapon reaches distance 3.</source>
        <translation>Deine Waffe reicht bis Entfernung 3.</translation>
    </message>
    <message>
        <source>Rev. Carabine</source>
        <translation>Rev. Carabine</translation>
    </message>
    <message>
        <source>Your weapon reaches distance 4.</source>
        <translation>Deine Waffe reicht bis Entfernung 4.</translation>
    </message>
    <message>
        <source>Winchester</source>
        <translation>Winchester</translation>
    </message>
    <message>
        <source>Your weapon reaches distance 5.</source>
        <translation>Deine Waffe reicht bis Entfernung 5.</translation>
    </message>
    <message>
        <source>Colt .45</source>
        <translation>Colt .45</translation>
    </message>
    <message>
        <source>Everybody has one. It reaches distance 1.</source>
        <translation>Hat jeder. Reicht bis Entfernung 1.</translation>
    </message>
    <message>
        <source>Barrel</source>
        <translation>Fass</translation>
    </message>
    <message>
        <source>Shot at? Draw!: a heart counts as a Missed!.</source>
        <translation>Wirst du beschossen, deck eine Karte auf: Herz zählt als Fehlschuss.</translation>
    </message>
    <message>
        <source>Mustang</source>
        <translation>Mustang</translation>
    </message>
    <message>
        <source>You are one step farther away for everybody else.</source>
        <translation>Für alle anderen bist du einen Schritt weiter weg.</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>Zielfernrohr</translation>
    </message>
    <message>
        <source>Everybody else is one step nearer to you.</source>
        <translation>Alle anderen sind für dich einen Schritt näher.</translation>
    </message>
    <message>
        <source>Dynamite</source>
        <translation>Dynamit</translation>
    </message>
    <message>
        <source>Start of turn, draw!: on 2 to 9 of spades you lose three life points, else it moves on.</source>
        <translation>Am Zugbeginn aufdecken: Bei Pik 2 bis 9 verlierst du drei Lebenspunkte, sonst wandert es weiter.</translation>
    </message>
    <message>
        <source>Bart Cassidy</source>
        <translation>Bart Cassidy</translation>
    </message>
    <message>
        <source>Draws a card for every life point he loses and survives.</source>
        <translation>Zieht eine Karte für jeden Lebenspunkt, den er verliert und überlebt.</translation>
    </message>
    <message>
        <source>Black Jack</source>
        <translation>Black Jack</translation>
    </message>
    <message>
        <source>Shows the second card he draws. Red: he draws another.</source>
        <translation>Zeigt die zweite Karte, die er zieht. Rot: Er zieht noch eine.</translation>
    </message>
    <message>
        <source>Calamity Janet</source>
        <translation>Calamity Janet</translation>
    </message>
    <message>
        <source>Uses BANG! as Missed! and Missed! as BANG!.</source>
        <translation>Nutzt BANG! als Fehlschuss und Fehlschuss als BANG!.</translation>
    </message>
    <message>
        <source>El Gringo</source>
        <translation>El Gringo</translation>
    </message>
    <message>
        <source>Takes a blind card from whoever costs him a life point.</source>
        <translation>Zieht blind eine Karte bei jedem, der ihn einen Lebenspunkt kostet.</translation>
    </message>
    <message>
        <source>Jesse Jones</source>
        <translation>Jesse Jones</translation>
    </message>
    <message>
        <source>May draw his first card out of somebody’s hand.</source>
        <translation>Darf die erste Karte aus einer fremden Hand ziehen.</translation>
    </message>
    <message>
        <source>Jourdonnais</source>
        <translation>Jourdonnais</translation>
    </message>
    <message>
        <source>Always has a Barrel, and may have a second one.</source>
        <translation>Hat immer ein Fass und darf noch eins dazu haben.</translation>
    </message>
    <message>
        <source>Kit Carlson</source>
        <translation>Kit Carlson</translation>
    </message>
    <message>
        <source>Looks at the top three cards, takes two and puts one back.</source>
        <translation>Sieht die obersten drei Karten, nimmt zwei und legt eine zurück.</translation>
    </message>
    <message>
        <source>Lucky Duke</source>
        <translation>Lucky Duke</translation>
    </message>
    <message>
        <source>Turns over two cards for every draw! and says which one counts.</source>
        <translation>Deckt immer zwei Karten auf und sagt, welche zählt.</translation>
    </message>
    <message>
        <source>Paul Regret</source>
        <translation>Paul Regret</translation>
    </message>
    <message>
        <source>Is one step farther away for everybody else.</source>
        <translation>Ist für alle anderen einen Schritt weiter weg.</translation>
    </message>
    <message>
        <source>Pedro Ramirez</source>
        <translation>Pedro Ramirez</translation>
    </message>
    <message>
        <source>May draw his first card from the discard pile.</source>
        <translation>Darf die erste Karte vom Ablagestapel nehmen.</translation>
    </message>
    <message>
        <source>Rose Doolan</source>
        <translation>Rose Doolan</translation>
    </message>
    <message>
        <source>Everybody else is one step nearer to her.</source>
        <translation>Alle anderen sind für sie einen Schritt näher.</translation>
    </message>
    <message>
        <source>Sid Ketchum</source>
        <translation>Sid Ketchum</translation>
    </message>
    <message>
        <source>Discards two cards for a life point, at any time.</source>
        <translation>Legt jederzeit zwei Karten für einen Lebenspunkt ab.</translation>
    </message>
    <message>
        <source>Slab the Killer</source>
        <translation>Slab the Killer</translation>
    </message>
    <message>
        <source>His BANG! cards take two Missed! to cancel.</source>
        <translation>Gegen seine BANG! braucht es zwei Fehlschüsse.</translation>
    </message>
    <message>
        <source>Suzy Lafayette</source>
        <translation>Suzy Lafayette</translation>
    </message>
    <message>
        <source>Draws a card as soon as her hand is empty.</source>
        <translation>Zieht eine Karte, sobald ihre Hand leer ist.</translation>
    </message>
    <message>
        <source>Vulture Sam</source>
        <translation>Vulture Sam</translation>
    </message>
    <message>
        <source>Takes hand and table cards of everybody who is eliminated.</source>
        <translation>Nimmt Hand und Auslage von jedem, der ausscheidet.</translation>
    </message>
    <message>
        <source>Willy the Kid</source>
        <translation>Willy the Kid</translation>
    </message>
    <message>
        <source>Plays as many BANG! a turn as he likes.</source>
        <translation>Spielt beliebig viele BANG! pro Zug.</translation>
    </message>
    <message>
        <source>Don Bell</source>
        <translation>Don Bell</translation>
    </message>
    <message>
        <source>Draws! at the end of his turn. Red: he has another, but not a third.</source>
        <translation>Deckt am Zugende auf. Rot: noch ein Zug, aber kein dritter.</translation>
    </message>
    <message>
        <source>Dutch Will</source>
        <translation>Dutch Will</translation>
    </message>
    <message>
        <source>Draws two cards, discards one of them and takes a nugget.</source>
        <translation>Zieht zwei Karten, legt eine davon ab und nimmt ein Nugget.</translation>
    </message>
    <message>
        <source>Jacky Murieta</source>
        <translation>Jacky Murieta</translation>
    </message>
    <message>
        <source>Two nuggets: a shot at somebody within range, beside his BANG!.</source>
        <translation>Zwei Nuggets: ein Schuss auf jemanden in Reichweite, zusätzlich zum BANG!.</translation>
    </message>
    <message>
        <source>Josh McCloud</source>
        <translation>Josh McCloud</translation>
    </message>
    <message>
        <source>Two nuggets: the top card of the equipment deck, unseen.</source>
        <translation>Zwei Nuggets: blind die oberste Karte des Ausrüstungsstapels.</translation>
    </message>
    <message>
        <source>Madam Yto</source>
        <translation>Madam Yto</translation>
    </message>
    <message>
        <source>Draws a card whenever anybody plays a Beer.</source>
        <translation>Zieht eine Karte, wann immer jemand ein Bier spielt.</translation>
    </message>
    <message>
        <source>Pretty Luzena</source>
        <translation>Pretty Luzena</translation>
    </message>
    <message>
        <source>Once a turn: equipment for one nugget less.</source>
        <translation>Einmal pro Zug: Ausrüstung ein Nugget billiger.</translation>
    </message>
    <message>
        <source>Raddie Snake</source>
        <translation>Raddie Snake</translation>
    </message>
    <message>
        <source>A nugget: a card, up to twice a turn.</source>
        <translation>Ein Nugget: eine Karte, bis zu zweimal pro Zug.</translation>
    </message>
    <message>
        <source>Simeon Picos</source>
        <translation>Simeon Picos</translation>
    </message>
    <message>
        <source>Takes a nugget for every life point he loses.</source>
        <translation>Nimmt ein Nugget für jeden verlorenen Lebenspunkt.</translation>
    </message>
    <message>
        <source>Stranger</source>
        <translation>Fremder</translation>
    </message>
    <message>
        <source>Just passing through. No gift.</source>
        <translation>Nur auf der Durchreise. Keine besondere Gabe.</translation>
    </message>
    <message>
        <source>Shot</source>
        <translation>Schnaps</translation>
    </message>
    <message>
        <source>Anybody you like regains a life point.</source>
        <translation>Wer immer dir lieb ist, bekommt einen Lebenspunkt zurück.</translation>
    </message>
    <message>
        <source>Bottle</source>
        <translation>Flasche</translation>
    </message>
    <message>
        <source>Use it as Panic!, Beer or BANG!. It has no suit and does not count as your BANG!.</source>
        <translation>Als Panik!, Bier oder BANG!. Hat keine Farbe und zählt nicht als dein BANG!.</translation>
    </message>
    <message>
        <source>Pardner</source>
        <translation>Komplize</translation>
    </message>
    <message>
        <source>Use it as General Store, Duel or Cat Balou. It has no suit.</source>
        <translation>Als Gemischtwarenladen, Duell oder Cat Balou. Hat keine Farbe.</translation>
    </message>
    <message>
        <source>Rhum</source>
        <translation>Rum</translation>
    </message>
    <message>
        <source>Draw! four cards: a life point for every different suit.</source>
        <translation>Deck vier Karten auf: ein Lebenspunkt für jede verschiedene Farbe.</translation>
    </message>
    <message>
        <source>Union Pacific</source>
        <translation>Union Pacific</translation>
    </message>
    <message>
        <source>Draw four cards.</source>
        <translation>Zieh vier Karten.</translation>
    </message>
    <message>
        <source>Gold Rush</source>
        <translation>Goldrausch</translation>
    </message>
    <message>
        <source>Your turn ends, you regain all life points, and take another turn.</source>
        <translation>Dein Zug endet, du bekommst alle Lebenspunkte zurück und bist noch einmal dran.</translation>
    </message>
    <message>
        <source>Boots</source>
        <translation>Stiefel</translation>
    </message>
    <message>
        <source>Draw a card for every life point you lose, except the last.</source>
        <translation>Zieh eine Karte für jeden verlorenen Lebenspunkt, nur nicht für den letzten.</translation>
    </message>
    <message>
        <source>Wanted</source>
        <translation>Steckbrief</translation>
    </message>
    <message>
        <source>Put it in front of anybody. Whoever eliminates that player draws two cards and takes a nugget.</source>
        <translation>Leg ihn vor irgendwen. Wer denjenigen ausschaltet, zieht zwei Karten und nimmt ein Nugget.</translation>
    </message>
    <message>
        <source>Gold Pan</source>
        <translation>Goldpfanne</translation>
    </message>
    <message>
        <source>Horseshoe</source>
        <translation>Hufeisen</translation>
    </message>
    <message>
        <source>Turn over one card more for every draw! and say which one counts.</source>
        <translation>Deck immer eine Karte mehr auf und sag, welche zählt.</translation>
    </message>
    <message>
        <source>Lucky Charm</source>
        <translation>Talisman</translation>
    </message>
    <message>
        <source>Take a nugget for every life point you lose, except the last.</source>
        <translation>Nimm ein Nugget für jeden verlorenen Lebenspunkt, nur nicht für den letzten.</translation>
    </message>
    <message>
        <source>Rucksack</source>
        <translation>Rucksack</translation>
    </message>
    <message>
        <source>Two nuggets: a life point, in your turn or when you are dying.</source>
        <translation>Zwei Nuggets: ein Lebenspunkt, in deinem Zug oder wenn du stirbst.</translation>
    </message>
    <message>
        <source>Calumet</source>
        <translation>Friedenspfeife</translation>
    </message>
    <message>
        <source>Diamonds played by others do nothing to you, except in a Duel.</source>
        <translation>Karo-Karten der anderen tun dir nichts, außer im Duell.</translation>
    </message>
    <message>
        <source>Gun Belt</source>
        <translation>Patronengurt</translation>
    </message>
    <message>
        <source>You may keep up to eight cards at the end of your turn.</source>
        <translation>Am Ende deines Zuges darfst du bis zu acht Karten behalten.</translation>
    </message>
    <message>
        <source>Pickaxe</source>
        <translation>Spitzhacke</translation>
    </message>
    <message>
        <source>Draw one card more in your draw phase.</source>
        <translation>Zieh am Anfang deines Zuges eine Karte mehr.</translation>
    </message>
    <message>
        <source>BANG! + Gold Rush</source>
        <translation>BANG! + Gold Rush</translation>
    </message>
    <message>
        <source>One star, many guns, and nobody tells you whose side they are on.</source>
        <translation>Ein Stern, viele Colts, und keiner verrät, auf wessen Seite er steht.</translation>
    </message>
    <message>
        <source>Gold Rush: nuggets, equipment, eight more characters</source>
        <translation>Gold Rush: Nuggets, Ausrüstung, acht weitere Charaktere</translation>
    </message>
    <message>
        <source>Shadow-Gunslingers: the dead ride on (four players or more)</source>
        <translation>Schattenrevolverhelden: Die Toten reiten weiter (ab vier Spielern)</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Charaktere</translation>
    </message>
    <message>
        <source>are dealt</source>
        <translation>werden ausgeteilt</translation>
    </message>
    <message>
        <source>pick one of two</source>
        <translation>einer von zweien wird gewählt</translation>
    </message>
    <message>
        <source>Shadows rest in the showdown of Sheriff and Renegade</source>
        <translation>Beim Showdown von Sheriff und Abtrünnigem ruhen die Schatten</translation>
    </message>
    <message>
        <source>Stall breaker: late in the game every turn costs a life point</source>
        <translation>Zeitdruck: Spät im Spiel kostet jeder Zug einen Lebenspunkt</translation>
    </message>
    <message>
        <source>Deduction notebook: shows how likely each role is</source>
        <translation>Notizbuch: zeigt, wie wahrscheinlich jede Rolle ist</translation>
    </message>
    <message>
        <source>playing cards</source>
        <translation>Spielkarten</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>Charaktere</translation>
    </message>
    <message>
        <source>characters of Gold Rush</source>
        <translation>Charaktere aus Gold Rush</translation>
    </message>
    <message>
        <source>role cards</source>
        <translation>Rollenkarten</translation>
    </message>
    <message>
        <source>equipment cards</source>
        <translation>Ausrüstungskarten</translation>
    </message>
    <message>
        <source>gold nuggets</source>
        <translation>Goldnuggets</translation>
    </message>
    <message>
        <source>Sheriff</source>
        <translation>Sheriff</translation>
    </message>
    <message>
        <source>Deputy</source>
        <translation>Hilfssheriff</translation>
    </message>
    <message>
        <source>Outlaw</source>
        <translation>Gesetzloser</translation>
    </message>
    <message>
        <source>Renegade</source>
        <translation>Abtrünniger</translation>
    </message>
    <message>
        <source>Which of the two do you want to be?</source>
        <translation>Wer von den beiden willst du sein?</translation>
    </message>
    <message>
        <source>Your turn. Play, buy, or call it a day.</source>
        <translation>Du bist dran: spielen, kaufen oder Feierabend machen.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) too many. What do you let go?</source>
        <translation>
            <numerusform>%n Karte zu viel. Welche gibst du her?</numerusform>
            <numerusform>%n Karten zu viel. Welche gibst du her?</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} shoots at you!</source>
        <translation>{who} schießt auf dich!</translation>
    </message>
    <message>
        <source>{who} shoots at you, and it takes two Missed!.</source>
        <translation>{who} schießt auf dich, und hier braucht es zwei Fehlschüsse.</translation>
    </message>
    <message>
        <source>A Duel with {who}: a BANG!, or a life point?</source>
        <translation>Duell mit {who}: ein BANG! oder ein Lebenspunkt?</translation>
    </message>
    <message>
        <source>{who} sends the Indians: a BANG!, or a life point?</source>
        <translation>{who} schickt die Indianer: ein BANG! oder ein Lebenspunkt?</translation>
    </message>
    <message>
        <source>Your last chance! What saves you?</source>
        <translation>Deine letzte Chance! Was rettet dich?</translation>
    </message>
    <message>
        <source>Two cards for a life point: which?</source>
        <translation>Zwei Karten für einen Lebenspunkt: welche?</translation>
    </message>
    <message>
        <source>General Store: which card do you take?</source>
        <translation>Gemischtwarenladen: Welche Karte nimmst du?</translation>
    </message>
    <message>
        <source>{what}: which card counts?</source>
        <translation>{what}: Welche Karte zählt?</translation>
    </message>
    <message>
        <source>Everything goes. Which card shall lie on top?</source>
        <translation>Alles muss weg. Welche Karte soll obenauf liegen?</translation>
    </message>
    <message>
        <source>Your first card: from the pile, or out of a hand?</source>
        <translation>Deine erste Karte: vom Stapel oder aus einer Hand?</translation>
    </message>
    <message>
        <source>Your first card: from the pile, or the top discard?</source>
        <translation>Deine erste Karte: vom Stapel oder vom Ablagestapel?</translation>
    </message>
    <message>
        <source>Keep two of these three. The third goes back on top.</source>
        <translation>Behalte zwei von diesen dreien. Die dritte kommt wieder obenauf.</translation>
    </message>
    <message>
        <source>Which of the cards you drew do you turn into a nugget?</source>
        <translation>Welche der gezogenen Karten machst du zu Gold?</translation>
    </message>
    <message>
        <source>You have drawn {what}. What becomes of it?</source>
        <translation>Du hast {what} gezogen. Was wird daraus?</translation>
    </message>
    <message>
        <source>Only a Missed! helps against a shot.</source>
        <translation>Gegen einen Schuss hilft nur ein Fehlschuss.</translation>
    </message>
    <message>
        <source>Only a BANG! will do here.</source>
        <translation>Hier hilft nur ein BANG!.</translation>
    </message>
    <message>
        <source>That does not bring you back.</source>
        <translation>Das holt dich nicht zurück.</translation>
    </message>
    <message>
        <source>Out of the game.</source>
        <translation>Nicht mehr im Spiel.</translation>
    </message>
    <message>
        <source>There is nobody to use it on.</source>
        <translation>Da ist niemand, bei dem es ginge.</translation>
    </message>
    <message>
        <source>One BANG! a turn, and you have had yours.</source>
        <translation>Ein BANG! pro Zug, und das hattest du schon.</translation>
    </message>
    <message>
        <source>Nobody is within range.</source>
        <translation>Niemand ist in Reichweite.</translation>
    </message>
    <message>
        <source>Out of range: distance {distance}, your {weapon} reaches {range}.</source>
        <translation>Außer Reichweite: Entfernung {distance}, {weapon} reicht bis {range}.</translation>
    </message>
    <message>
        <source>Too far for your fingers: distance {distance}, you reach 1.</source>
        <translation>Zu weit für deine Finger: Entfernung {distance}, du reichst bis 1.</translation>
    </message>
    <message>
        <source>Nobody at distance 1 has anything to take.</source>
        <translation>Auf Entfernung 1 hat niemand etwas zu holen.</translation>
    </message>
    <message>
        <source>Nobody has anything to lose.</source>
        <translation>Niemand hat etwas zu verlieren.</translation>
    </message>
    <message>
        <source>There is nothing to take.</source>
        <translation>Da ist nichts zu holen.</translation>
    </message>
    <message>
        <source>You have nothing on the table to take back.</source>
        <translation>Vor dir liegt nichts, was du zurücknehmen könntest.</translation>
    </message>
    <message>
        <source>You play it when somebody shoots at you.</source>
        <translation>Den spielst du, wenn auf dich geschossen wird.</translation>
    </message>
    <message>
        <source>You have one of these in front of you already.</source>
        <translation>So eine liegt schon vor dir.</translation>
    </message>
    <message>
        <source>Nobody locks up the Sheriff.</source>
        <translation>Den Sheriff sperrt niemand ein.</translation>
    </message>
    <message>
        <source>In Jail already.</source>
        <translation>Sitzt schon.</translation>
    </message>
    <message>
        <source>There is nobody left to lock up.</source>
        <translation>Es ist niemand mehr da zum Einsperren.</translation>
    </message>
    <message>
        <source>You have all your life points.</source>
        <translation>Du hast alle deine Lebenspunkte.</translation>
    </message>
    <message>
        <source>It takes two cards.</source>
        <translation>Dafür braucht es zwei Karten.</translation>
    </message>
    <message>
        <source>A shadow has no life to regain.</source>
        <translation>Ein Schatten hat kein Leben, das er zurückbekäme.</translation>
    </message>
    <message>
        <source>It costs {price}, you have {have}.</source>
        <translation>Das kostet {price}, du hast {have}.</translation>
    </message>
    <message>
        <source>You would need {price}.</source>
        <translation>Dafür bräuchtest du {price}.</translation>
    </message>
    <message>
        <source>Twice a turn, no more.</source>
        <translation>Zweimal pro Zug, öfter nicht.</translation>
    </message>
    <message>
        <source>Everybody is wanted already.</source>
        <translation>Alle werden schon gesucht.</translation>
    </message>
    <message>
        <source>Wanted already.</source>
        <translation>Wird schon gesucht.</translation>
    </message>
    <message>
        <source>Nobody pays to be rid of his own.</source>
        <translation>Für das eigene Zeug zahlt man nicht auch noch.</translation>
    </message>
    <message>
        <source>There is no equipment to get rid of.</source>
        <translation>Da liegt keine Ausrüstung.</translation>
    </message>
    <message>
        <source>Diamonds do nothing to whoever has the Calumet.</source>
        <translation>Wer die Friedenspfeife hat, dem tut Karo nichts.</translation>
    </message>
    <message>
        <source>You have all your life points: it would do nothing.</source>
        <translation>Du hast alle deine Lebenspunkte: Es würde nichts bewirken.</translation>
    </message>
    <message>
        <source>All life points are there: it would do nothing.</source>
        <translation>Da fehlt kein Lebenspunkt: Es würde nichts bewirken.</translation>
    </message>
    <message>
        <source>Nobody has lost a life point: it would do nothing.</source>
        <translation>Niemandem fehlt ein Lebenspunkt: Es würde nichts bewirken.</translation>
    </message>
    <message>
        <source>With two players left Beer does nothing.</source>
        <translation>Zu zweit bewirkt Bier nichts mehr.</translation>
    </message>
    <message>
        <source>A shadow has no life to regain: it would do nothing.</source>
        <translation>Ein Schatten hat kein Leben: Es würde nichts bewirken.</translation>
    </message>
    <message>
        <source>You would lock yourself up. Really?</source>
        <translation>Du würdest dich selbst einsperren. Wirklich?</translation>
    </message>
    <message>
        <source>One is not enough here, and you have no second.</source>
        <translation>Einer reicht hier nicht, und einen zweiten hast du nicht.</translation>
    </message>
    <message>
        <source>somebody has seen a new card</source>
        <translation>jemand hat eine neue Karte gesehen</translation>
    </message>
    <message>
        <source>a card has been turned over</source>
        <translation>eine Karte wurde aufgedeckt</translation>
    </message>
    <message>
        <source>a role has been shown</source>
        <translation>eine Rolle liegt offen</translation>
    </message>
    <message>
        <source>the characters are shown</source>
        <translation>die Charaktere liegen offen</translation>
    </message>
    <message>
        <source>new equipment has been turned over</source>
        <translation>neue Ausrüstung wurde aufgedeckt</translation>
    </message>
    <message>
        <source>cards have been shuffled</source>
        <translation>es wurde gemischt</translation>
    </message>
    <message>
        <source>Reward</source>
        <translation>Belohnung</translation>
    </message>
    <message>
        <source>Weariness</source>
        <translation>Müdigkeit</translation>
    </message>
    <message>
        <source>Outlaws and Renegades are gone. The law wins.</source>
        <translation>Gesetzlose und Abtrünnige sind fort. Das Gesetz gewinnt.</translation>
    </message>
    <message>
        <source>The Sheriff is dead. The Outlaws win.</source>
        <translation>Der Sheriff ist tot. Die Gesetzlosen gewinnen.</translation>
    </message>
    <message>
        <source>Nobody is left but the Renegade, and that is what he wanted.</source>
        <translation>Nur der Abtrünnige ist noch da, und genau das wollte er.</translation>
    </message>
    <message>
        <source>The hunter got the one he was after.</source>
        <translation>Der Jäger hat seine Beute.</translation>
    </message>
    <message>
        <source>Only one is left.</source>
        <translation>Einer ist übrig.</translation>
    </message>
    <message>
        <source>This has gone on for too long. Nobody wins.</source>
        <translation>Das hat jetzt lange genug gedauert. Niemand gewinnt.</translation>
    </message>
    <message>
        <source>{who} wears the star.</source>
        <translation>{who} trägt den Stern.</translation>
    </message>
    <message>
        <source>Everybody’s role is known: {roles}.</source>
        <translation>Alle Rollen liegen offen: {roles}.</translation>
    </message>
    <message>
        <source>The cast: {characters}.</source>
        <translation>Es spielen: {characters}.</translation>
    </message>
    <message>
        <source>On offer: {what}.</source>
        <translation>Im Angebot: {what}.</translation>
    </message>
    <message>
        <source>{who} begins.</source>
        <translation>{who} beginnt.</translation>
    </message>
    <message>
        <source>{who}’s turn.</source>
        <translation>{who} ist am Zug.</translation>
    </message>
    <message>
        <source>{who} has another turn.</source>
        <translation>{who} ist gleich noch einmal am Zug.</translation>
    </message>
    <message>
        <source>The shadow of {who} rides in.</source>
        <translation>Der Schatten von {who} reitet ein.</translation>
    </message>
    <message>
        <source>{who}’s shadow rides for the law.</source>
        <translation>Der Schatten von {who} reitet für das Gesetz.</translation>
    </message>
    <message>
        <source>{who}’s shadow rides with the Outlaws.</source>
        <translation>Der Schatten von {who} reitet mit den Gesetzlosen.</translation>
    </message>
    <message>
        <source>The shadow of {who} is gone.</source>
        <translation>Der Schatten von {who} ist fort.</translation>
    </message>
    <message>
        <source>The shadow of {who} is gone and leaves {cards}.</source>
        <translation>Der Schatten von {who} ist fort und lässt zurück: {cards}.</translation>
    </message>
    <message>
        <source>{who} wins.</source>
        <translation>{who} gewinnt.</translation>
    </message>
    <message>
        <source>{who} win.</source>
        <translation>{who} gewinnen.</translation>
    </message>
    <message>
        <source>Nobody wins.</source>
        <translation>Niemand gewinnt.</translation>
    </message>
    <message numerus="yes">
        <source>{who} draws %n card(s).</source>
        <translation>
            <numerusform>{who} zieht %n Karte.</numerusform>
            <numerusform>{who} zieht %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what}: {who} draws %n card(s).</source>
        <translation>
            <numerusform>{what}: {who} zieht %n Karte.</numerusform>
            <numerusform>{what}: {who} zieht %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} shows {card}.</source>
        <translation>{who} zeigt {card}.</translation>
    </message>
    <message numerus="yes">
        <source>{who} looks at the top %n card(s) of the pile.</source>
        <translation>
            <numerusform>{who} sieht sich die oberste Karte an.</numerusform>
            <numerusform>{who} sieht sich die obersten %n Karten an.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} puts a card back on top.</source>
        <translation>{who} legt eine Karte obenauf zurück.</translation>
    </message>
    <message>
        <source>{who} takes {card} from the discard pile.</source>
        <translation>{who} nimmt {card} vom Ablagestapel.</translation>
    </message>
    <message>
        <source>{what}: {who} takes a card out of {target}’s hand.</source>
        <translation>{what}: {who} nimmt eine Karte aus der Hand von {target}.</translation>
    </message>
    <message>
        <source>{what}: {who} takes {card} out of {target}’s hand.</source>
        <translation>{what}: {who} nimmt {card} aus der Hand von {target}.</translation>
    </message>
    <message>
        <source>{who} takes {target}’s {card}.</source>
        <translation>{who} nimmt {target} {card} weg.</translation>
    </message>
    <message>
        <source>{who} takes {card} back.</source>
        <translation>{who} nimmt {card} zurück.</translation>
    </message>
    <message>
        <source>{who} makes {target} discard {card}.</source>
        <translation>{who} lässt {target} {card} ablegen.</translation>
    </message>
    <message>
        <source>{who} gets rid of {card}.</source>
        <translation>{who} wird {card} los.</translation>
    </message>
    <message>
        <source>{who} plays {card}.</source>
        <translation>{who} spielt {card}.</translation>
    </message>
    <message>
        <source>{who} plays {card} on {target}.</source>
        <translation>{who} spielt {card} gegen {target}.</translation>
    </message>
    <message>
        <source>{who} lays down {card}.</source>
        <translation>{who} legt {card} aus.</translation>
    </message>
    <message>
        <source>{who} puts {card} in front of {target}.</source>
        <translation>{who} legt {card} vor {target}.</translation>
    </message>
    <message>
        <source>{card} goes on from {who} to {target}.</source>
        <translation>{card} wandert von {who} zu {target}.</translation>
    </message>
    <message>
        <source>{who} discards {cards}.</source>
        <translation>{who} legt ab: {cards}.</translation>
    </message>
    <message>
        <source>{what}: {who} discards {cards}.</source>
        <translation>{what}: {who} legt {cards} ab.</translation>
    </message>
    <message>
        <source>{who} answers with {card}.</source>
        <translation>{who} antwortet mit {card}.</translation>
    </message>
    <message>
        <source>In the store: {cards}.</source>
        <translation>Im Laden: {cards}.</translation>
    </message>
    <message>
        <source>{who} takes {card}.</source>
        <translation>{who} nimmt {card}.</translation>
    </message>
    <message numerus="yes">
        <source>The discard pile is shuffled: %n card(s) to draw from.</source>
        <translation>
            <numerusform>Der Ablagestapel wird gemischt: %n Karte zum Ziehen.</numerusform>
            <numerusform>Der Ablagestapel wird gemischt: %n Karten zum Ziehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{what}: {who} turns over {cards}.</source>
        <translation>{what}: {who} deckt {cards} auf.</translation>
    </message>
    <message>
        <source>The barrel stops it for {who}.</source>
        <translation>Das Fass rettet {who}.</translation>
    </message>
    <message>
        <source>The barrel is no help to {who}.</source>
        <translation>Das Fass hilft {who} nicht.</translation>
    </message>
    <message>
        <source>{who} walks out of Jail.</source>
        <translation>{who} spaziert aus dem Gefängnis.</translation>
    </message>
    <message>
        <source>{who} stays in Jail and loses the turn.</source>
        <translation>{who} bleibt sitzen und setzt aus.</translation>
    </message>
    <message>
        <source>The fuse goes out. {who} breathes again.</source>
        <translation>Die Lunte verlischt. {who} atmet auf.</translation>
    </message>
    <message>
        <source>The Dynamite goes off under {who}!</source>
        <translation>Das Dynamit geht unter {who} hoch!</translation>
    </message>
    <message>
        <source>The bell rings: {who} goes again.</source>
        <translation>Die Glocke läutet: {who} ist noch einmal dran.</translation>
    </message>
    <message>
        <source>No bell for {who}.</source>
        <translation>Keine Glocke für {who}.</translation>
    </message>
    <message>
        <source>Missed! {who} gets away.</source>
        <translation>Daneben! {who} kommt davon.</translation>
    </message>
    <message numerus="yes">
        <source>{what}: {who} loses %n life point(s).</source>
        <translation>
            <numerusform>{what}: {who} verliert %n Lebenspunkt.</numerusform>
            <numerusform>{what}: {who} verliert %n Lebenspunkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} costs {target} %n life point(s).</source>
        <translation>
            <numerusform>{who} kostet {target} %n Lebenspunkt.</numerusform>
            <numerusform>{who} kostet {target} %n Lebenspunkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what}: {who} regains %n life point(s).</source>
        <translation>
            <numerusform>{what}: {who} bekommt %n Lebenspunkt zurück.</numerusform>
            <numerusform>{what}: {who} bekommt %n Lebenspunkte zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>{what} does nothing to {who}.</source>
        <translation>{what} bewirkt bei {who} nichts.</translation>
    </message>
    <message>
        <source>{who} is out: {role}.</source>
        <translation>{who} ist raus: {role}.</translation>
    </message>
    <message>
        <source>{who} is out: {role}. {by} did it.</source>
        <translation>{who} ist raus: {role}. Das war {by}.</translation>
    </message>
    <message numerus="yes">
        <source>{who} takes %n card(s) {target} left behind.</source>
        <translation>
            <numerusform>{who} nimmt %n Karte, die {target} hinterlässt.</numerusform>
            <numerusform>{who} nimmt %n Karten, die {target} hinterlässt.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} leaves behind {cards}.</source>
        <translation>{who} hinterlässt {cards}.</translation>
    </message>
    <message>
        <source>{who} has shot a Deputy and loses everything but the gold.</source>
        <translation>{who} hat den eigenen Hilfssheriff erschossen und verliert alles bis auf das Gold.</translation>
    </message>
    <message numerus="yes">
        <source>{who} takes %n nugget(s).</source>
        <translation>
            <numerusform>{who} nimmt %n Nugget.</numerusform>
            <numerusform>{who} nimmt %n Nuggets.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what}: {who} takes %n nugget(s).</source>
        <translation>
            <numerusform>{what}: {who} nimmt %n Nugget.</numerusform>
            <numerusform>{what}: {who} nimmt %n Nuggets.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nugget(s) of {who} go back to the heap.</source>
        <translation>
            <numerusform>%n Nugget von {who} geht zurück auf den Haufen.</numerusform>
            <numerusform>%n Nuggets von {who} gehen zurück auf den Haufen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what}: {who} pays %n nugget(s).</source>
        <translation>
            <numerusform>{what}: {who} zahlt %n Nugget.</numerusform>
            <numerusform>{what}: {who} zahlt %n Nuggets.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what}: {who} pays %n nugget(s) and aims at {target}.</source>
        <translation>
            <numerusform>{what}: {who} zahlt %n Nugget und zielt auf {target}.</numerusform>
            <numerusform>{what}: {who} zahlt %n Nuggets und zielt auf {target}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} buys {what} for %n nugget(s).</source>
        <translation>
            <numerusform>{who} kauft {what} für %n Nugget.</numerusform>
            <numerusform>{who} kauft {what} für %n Nuggets.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} buys {what} for %n nugget(s), for {target}.</source>
        <translation>
            <numerusform>{who} kauft {what} für %n Nugget, für {target}.</numerusform>
            <numerusform>{who} kauft {what} für %n Nuggets, für {target}.</numerusform>
        </translation>
    </message>
    <message>
        <source>New on offer: {what}.</source>
        <translation>Neu im Angebot: {what}.</translation>
    </message>
    <message>
        <source>{who} draws {what} from the equipment deck.</source>
        <translation>{who} zieht {what} vom Ausrüstungsstapel.</translation>
    </message>
    <message>
        <source>{who} puts {what} in front of {target}.</source>
        <translation>{who} legt {what} vor {target}.</translation>
    </message>
    <message numerus="yes">
        <source>{who} pays %n nugget(s) to rid {target} of {what}.</source>
        <translation>
            <numerusform>{who} zahlt %n Nugget, damit {target} {what} verliert.</numerusform>
            <numerusform>{who} zahlt %n Nuggets, damit {target} {what} verliert.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} loses {what}.</source>
        <translation>{who} verliert {what}.</translation>
    </message>
    <message numerus="yes">
        <source>The %n card(s) of the equipment deck are shuffled.</source>
        <translation>
            <numerusform>Die %n Karte des Ausrüstungsstapels wird gemischt.</numerusform>
            <numerusform>Die %n Karten des Ausrüstungsstapels werden gemischt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bang_table</name>
    <message>
        <source>Played and gone</source>
        <translation>Gespielt und weg</translation>
    </message>
    <message>
        <source>Stays on the table</source>
        <translation>Bleibt auf dem Tisch</translation>
    </message>
    <message numerus="yes">
        <source>Equipment for %n nugget(s), used at once</source>
        <translation>
            <numerusform>Ausrüstung für %n Nugget, wirkt sofort</numerusform>
            <numerusform>Ausrüstung für %n Nuggets, wirkt sofort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Equipment for %n nugget(s), it stays</source>
        <translation>
            <numerusform>Ausrüstung für %n Nugget, bleibt liegen</numerusform>
            <numerusform>Ausrüstung für %n Nuggets, bleibt liegen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n life point(s)</source>
        <translation>
            <numerusform>%n Lebenspunkt</numerusform>
            <numerusform>%n Lebenspunkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Role, and a shadow by now</source>
        <translation>Rolle, inzwischen ein Schatten</translation>
    </message>
    <message>
        <source>Rid the town of every Outlaw and Renegade.</source>
        <translation>Schaff alle Gesetzlosen und Abtrünnigen aus der Stadt.</translation>
    </message>
    <message>
        <source>Stand by the Sheriff: you win together, even from the grave.</source>
        <translation>Steh dem Sheriff bei: Ihr gewinnt gemeinsam, notfalls aus dem Grab.</translation>
    </message>
    <message>
        <source>The Sheriff has to go. You win with the other Outlaws.</source>
        <translation>Der Sheriff muss weg. Du gewinnst mit den anderen Gesetzlosen.</translation>
    </message>
    <message>
        <source>Be the last one standing; the Sheriff goes last of all.</source>
        <translation>Bleib als Letzter übrig; der Sheriff geht als Allerletzter.</translation>
    </message>
    <message>
        <source>Get the Renegade yourself, or be the last one left.</source>
        <translation>Erledige selbst den Abtrünnigen, oder bleib als Letzter übrig.</translation>
    </message>
    <message>
        <source>Get the Deputy yourself, or be the last one left.</source>
        <translation>Erledige selbst den Hilfssheriff, oder bleib als Letzter übrig.</translation>
    </message>
    <message>
        <source>Get the Outlaw yourself, or be the last one left.</source>
        <translation>Erledige selbst den Gesetzlosen, oder bleib als Letzter übrig.</translation>
    </message>
    <message>
        <source>Shadow-Renegade</source>
        <translation>Schatten-Abtrünniger</translation>
    </message>
    <message>
        <source>At the start of each of his turns he joins the side that shows more open roles; a tie goes to the Outlaws.</source>
        <translation>Zu Beginn jedes seiner Züge reitet er für die Seite, von der mehr Rollen offen liegen; bei Gleichstand für die Gesetzlosen.</translation>
    </message>
    <message>
        <source>No side yet</source>
        <translation>Noch auf keiner Seite</translation>
    </message>
    <message>
        <source>Rides for the law</source>
        <translation>Reitet für das Gesetz</translation>
    </message>
    <message>
        <source>Rides with the Outlaws</source>
        <translation>Reitet mit den Gesetzlosen</translation>
    </message>
    <message>
        <source>{who} wears the star</source>
        <translation>{who} trägt den Stern</translation>
    </message>
    <message>
        <source>{who} goes again</source>
        <translation>{who} ist noch mal dran</translation>
    </message>
    <message>
        <source>The shadow of {who}</source>
        <translation>Der Schatten von {who}</translation>
    </message>
    <message>
        <source>{who}: {role}</source>
        <translation>{who}: {role}</translation>
    </message>
    <message>
        <source>{who} shot a Deputy!</source>
        <translation>{who} hat einen Hilfssheriff erschossen!</translation>
    </message>
    <message>
        <source>The barrel holds!</source>
        <translation>Das Fass hält!</translation>
    </message>
    <message>
        <source>Just wood</source>
        <translation>Auch nur Holz</translation>
    </message>
    <message>
        <source>Free!</source>
        <translation>Frei!</translation>
    </message>
    <message>
        <source>Locked up</source>
        <translation>Eingesperrt</translation>
    </message>
    <message>
        <source>Not yet …</source>
        <translation>Noch nicht …</translation>
    </message>
    <message>
        <source>BOOM!</source>
        <translation>BUMM!</translation>
    </message>
    <message>
        <source>Ding!</source>
        <translation>Ding!</translation>
    </message>
    <message>
        <source>Silence</source>
        <translation>Stille</translation>
    </message>
    <message>
        <source>Missed!</source>
        <translation>Daneben!</translation>
    </message>
    <message>
        <source>already full</source>
        <translation>schon voll</translation>
    </message>
    <message>
        <source>stale beer</source>
        <translation>schales Bier</translation>
    </message>
    <message>
        <source>just a shadow</source>
        <translation>nur ein Schatten</translation>
    </message>
    <message>
        <source>peace</source>
        <translation>Frieden</translation>
    </message>
    <message>
        <source>Myself</source>
        <translation>Ich selbst</translation>
    </message>
    <message>
        <source>{card}</source>
        <translation>{card}</translation>
    </message>
    <message>
        <source>{what}</source>
        <translation>{what}</translation>
    </message>
    <message>
        <source>Two cards for a life point</source>
        <translation>Zwei Karten für einen Lebenspunkt</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Take the bullet</source>
        <translation>Kugel einstecken</translation>
    </message>
    <message>
        <source>Lose a life point</source>
        <translation>Lebenspunkt verlieren</translation>
    </message>
    <message>
        <source>Whatever comes this turn</source>
        <translation>Diesen Zug alles einstecken</translation>
    </message>
    <message>
        <source>Bite the dust</source>
        <translation>Ins Gras beißen</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>Nein, danke</translation>
    </message>
    <message>
        <source>Nobody else</source>
        <translation>Niemand sonst</translation>
    </message>
    <message>
        <source>Take {card}</source>
        <translation>{card} nehmen</translation>
    </message>
    <message>
        <source>{card} counts</source>
        <translation>{card} zählt</translation>
    </message>
    <message>
        <source>{card} on top</source>
        <translation>{card} obenauf</translation>
    </message>
    <message>
        <source>Turn {card} into gold</source>
        <translation>{card} zu Gold machen</translation>
    </message>
    <message>
        <source>Answer with {card}</source>
        <translation>Mit {card} antworten</translation>
    </message>
    <message>
        <source>Drink {card}</source>
        <translation>{card} trinken</translation>
    </message>
    <message>
        <source>From the pile</source>
        <translation>Vom Stapel</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s)</source>
        <translation>
            <numerusform>%n Karte abwerfen</numerusform>
            <numerusform>%n Karten abwerfen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s) for a life point</source>
        <translation>
            <numerusform>%n Karte für einen Lebenspunkt abwerfen</numerusform>
            <numerusform>%n Karten für einen Lebenspunkt abwerfen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep %n card(s)</source>
        <translation>
            <numerusform>%n Karte behalten</numerusform>
            <numerusform>%n Karten behalten</numerusform>
        </translation>
    </message>
    <message>
        <source>From the discard pile</source>
        <translation>Vom Ablagestapel</translation>
    </message>
    <message>
        <source>Out of {who}’s hand</source>
        <translation>Aus der Hand von {who}</translation>
    </message>
    <message>
        <source>Be {who}</source>
        <translation>{who} sein</translation>
    </message>
    <message>
        <source>Buy somebody’s equipment away</source>
        <translation>Jemandem Ausrüstung wegkaufen</translation>
    </message>
    <message numerus="yes">
        <source>Pay %n nugget(s): {who} loses {what}</source>
        <translation>
            <numerusform>%n Nugget zahlen: {who} verliert {what}</numerusform>
            <numerusform>%n Nuggets zahlen: {who} verliert {what}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Buy {what} for %n nugget(s)</source>
        <translation>
            <numerusform>{what} für %n Nugget kaufen</numerusform>
            <numerusform>{what} für %n Nuggets kaufen</numerusform>
        </translation>
    </message>
    <message>
        <source>Use {what}</source>
        <translation>{what} einsetzen</translation>
    </message>
    <message>
        <source>{what} for {who}</source>
        <translation>{what} für {who}</translation>
    </message>
    <message>
        <source>{what} for myself</source>
        <translation>{what} für mich</translation>
    </message>
    <message>
        <source>{what} as {way}</source>
        <translation>{what} als {way}</translation>
    </message>
    <message>
        <source>{what} as {way}, at {who}</source>
        <translation>{what} als {way} auf {who}</translation>
    </message>
    <message>
        <source>Drink it</source>
        <translation>Trinken</translation>
    </message>
    <message>
        <source>Sell it</source>
        <translation>Verkaufen</translation>
    </message>
    <message>
        <source>Sell {card} for a nugget</source>
        <translation>{card} für ein Nugget verkaufen</translation>
    </message>
    <message>
        <source>A blind card of the hand</source>
        <translation>Blind eine Handkarte</translation>
    </message>
    <message>
        <source>Take a blind card</source>
        <translation>Blind eine Karte nehmen</translation>
    </message>
    <message>
        <source>Take {what}</source>
        <translation>{what} nehmen</translation>
    </message>
    <message>
        <source>Discard a blind card</source>
        <translation>Blind eine Karte abwerfen</translation>
    </message>
    <message>
        <source>Discard {what}</source>
        <translation>{what} abwerfen</translation>
    </message>
    <message>
        <source>{card}: a blind card of {who}</source>
        <translation>{card}: blind eine Karte von {who}</translation>
    </message>
    <message>
        <source>{card}: take {who}’s {what}</source>
        <translation>{card}: {what} von {who} nehmen</translation>
    </message>
    <message>
        <source>{card}: take {what} back</source>
        <translation>{card}: {what} zurücknehmen</translation>
    </message>
    <message>
        <source>{card}: {who} discards a blind card</source>
        <translation>{card}: {who} wirft blind eine Karte ab</translation>
    </message>
    <message>
        <source>{card}: {who} discards {what}</source>
        <translation>{card}: {who} wirft {what} ab</translation>
    </message>
    <message>
        <source>{card}: discard your own {what}</source>
        <translation>{card}: {what} selbst abwerfen</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <translation>{card} spielen</translation>
    </message>
    <message>
        <source>{card} at {who}</source>
        <translation>{card} auf {who}</translation>
    </message>
    <message>
        <source>{card} for myself</source>
        <translation>{card} für mich</translation>
    </message>
    <message>
        <source>Two nuggets for a card of the equipment deck</source>
        <translation>Zwei Nuggets für die oberste Ausrüstung</translation>
    </message>
    <message>
        <source>A nugget for a card</source>
        <translation>Ein Nugget für eine Karte</translation>
    </message>
    <message>
        <source>Two nuggets for a life point</source>
        <translation>Zwei Nuggets für einen Lebenspunkt</translation>
    </message>
    <message>
        <source>Hide behind the Barrel</source>
        <translation>Hinters Fass ducken</translation>
    </message>
    <message>
        <source>Hide behind his own barrel</source>
        <translation>Ins eigene Fass ducken</translation>
    </message>
    <message>
        <source>Two nuggets for a shot</source>
        <translation>Zwei Nuggets für einen Schuss</translation>
    </message>
    <message>
        <source>Two nuggets for a shot at {who}</source>
        <translation>Zwei Nuggets für einen Schuss auf {who}</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>Notebook</source>
        <translation>Notizbuch</translation>
    </message>
    <message>
        <source>Close the notebook</source>
        <translation>Notizbuch zu</translation>
    </message>
    <message>
        <source>{rank} of spades</source>
        <translation>Pik {rank}</translation>
    </message>
    <message>
        <source>{rank} of hearts</source>
        <translation>Herz {rank}</translation>
    </message>
    <message>
        <source>{rank} of diamonds</source>
        <translation>Karo {rank}</translation>
    </message>
    <message>
        <source>{rank} of clubs</source>
        <translation>Kreuz {rank}</translation>
    </message>
    <message numerus="yes">
        <source>%n of {most} life points</source>
        <translation>
            <numerusform>%n von {most} Lebenspunkten</numerusform>
            <numerusform>%n von {most} Lebenspunkten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n Handkarte</numerusform>
            <numerusform>%n Handkarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nugget(s)</source>
        <translation>
            <numerusform>%n Nugget</numerusform>
            <numerusform>%n Nuggets</numerusform>
        </translation>
    </message>
    <message>
        <source>a shadow</source>
        <translation>ein Schatten</translation>
    </message>
    <message>
        <source>in Jail</source>
        <translation>im Gefängnis</translation>
    </message>
    <message>
        <source>{who} is dying</source>
        <translation>{who} liegt im Sterben</translation>
    </message>
    <message>
        <source>{what}: {who} at {target}</source>
        <translation>{what}: {who} gegen {target}</translation>
    </message>
    <message numerus="yes">
        <source>Your hand, %n card(s)</source>
        <translation>
            <numerusform>Deine Hand, %n Karte</numerusform>
            <numerusform>Deine Hand, %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Before {who}</source>
        <translation>Vor {who}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) face down</source>
        <translation>
            <numerusform>%n verdeckte Karte</numerusform>
            <numerusform>%n verdeckte Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>On the counter</source>
        <translation>Auf dem Tresen</translation>
    </message>
    <message>
        <source>Shop</source>
        <translation>Laden</translation>
    </message>
    <message>
        <source>In use: {what}</source>
        <translation>Im Einsatz: {what}</translation>
    </message>
    <message numerus="yes">
        <source>Heap of %n nugget(s)</source>
        <translation>
            <numerusform>Haufen mit %n Nugget</numerusform>
            <numerusform>Haufen mit %n Nuggets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw pile, %n card(s)</source>
        <translation>
            <numerusform>Nachziehstapel, %n Karte</numerusform>
            <numerusform>Nachziehstapel, %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile, %n card(s), {card} on top</source>
        <translation>
            <numerusform>Ablagestapel, %n Karte, obenauf {card}</numerusform>
            <numerusform>Ablagestapel, %n Karten, obenauf {card}</numerusform>
        </translation>
    </message>
    <message>
        <source>Seen from {who}</source>
        <translation>Von {who} aus gesehen</translation>
    </message>
    <message>
        <source>{who}: distance {distance}, {weapon} reaches {range}, a hit</source>
        <translation>{who}: Entfernung {distance}, {weapon} trifft bis {range}, das reicht</translation>
    </message>
    <message>
        <source>{who}: distance {distance}, {weapon} reaches {range}, too far</source>
        <translation>{who}: Entfernung {distance}, {weapon} trifft bis {range}, zu weit</translation>
    </message>
    <message>
        <source>{what} one farther</source>
        <translation>{what}: eins weiter weg</translation>
    </message>
    <message>
        <source>{what} one nearer</source>
        <translation>{what}: eins näher dran</translation>
    </message>
    <message>
        <source>{who} hits back at distance {distance}</source>
        <translation>{who} trifft zurück, Entfernung {distance}</translation>
    </message>
    <message>
        <source>{who} cannot hit back: distance {distance}, reach {range}</source>
        <translation>{who} kann nicht zurückschießen: Entfernung {distance}, Reichweite {range}</translation>
    </message>
    <message>
        <source>{role} {share} percent</source>
        <translation>{role} {share} Prozent</translation>
    </message>
    <message>
        <source>{who}: {what}</source>
        <translation>{who}: {what}</translation>
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
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>go by feeling</source>
        <translation>nach Gefühl</translation>
    </message>
    <message>
        <source>{target} shot at me: an eye for an eye</source>
        <translation>{target} hat auf mich geschossen: Auge um Auge</translation>
    </message>
    <message>
        <source>why wait? the card is too good to keep to oneself</source>
        <translation>wozu warten? Die Karte ist zu schön, um sie für sich zu behalten</translation>
    </message>
    <message>
        <source>nothing to prepare: throw</source>
        <translation>nichts vorzubereiten: würfeln</translation>
    </message>
    <message>
        <source>the Loudmouth: this turn wants shots more than safety</source>
        <translation>das Großmaul: Jetzt zählen Schüsse mehr als Sicherheit</translation>
    </message>
    <message>
        <source>the Coward: beer and a broken arrow are what is needed now</source>
        <translation>der Feigling: Bier und ein zerbrochener Pfeil kommen jetzt gerade recht</translation>
    </message>
    <message>
        <source>plain dice: neither of the Saloon dice promises more</source>
        <translation>nur Grundwürfel: Keiner der Saloon-Würfel verspricht mehr</translation>
    </message>
    <message>
        <source>keep {faces}, the rest can only get better</source>
        <translation>liegen lassen: {faces}; der Rest kann nur besser werden</translation>
    </message>
    <message>
        <source>nothing here is worth keeping: all of them again</source>
        <translation>nichts davon ist es wert, liegen zu bleiben: alles noch einmal</translation>
    </message>
    <message>
        <source>leave it: another throw would make it worse</source>
        <translation>liegen lassen: Noch ein Wurf würde es nur verderben</translation>
    </message>
    <message>
        <source>leave it: one more dynamite and it all blows up</source>
        <translation>liegen lassen: Noch ein Dynamit, und alles fliegt in die Luft</translation>
    </message>
    <message>
        <source>{target}: nobody else is in reach</source>
        <translation>{target}: Sonst ist niemand in Reichweite</translation>
    </message>
    <message>
        <source>{target} will not survive this</source>
        <translation>{target} überlebt das nicht</translation>
    </message>
    <message>
        <source>{target} is the one to hunt</source>
        <translation>auf {target} habe ich es abgesehen</translation>
    </message>
    <message>
        <source>{target}: the star is what this is about</source>
        <translation>{target}: Um den Stern geht es hier schließlich</translation>
    </message>
    <message>
        <source>nothing here is worth playing now</source>
        <translation>nichts davon lohnt sich jetzt</translation>
    </message>
    <message>
        <source>{who} suits me better</source>
        <translation>{who} liegt mir mehr</translation>
    </message>
    <message>
        <source>the pile will do</source>
        <translation>der Stapel tut es auch</translation>
    </message>
    <message>
        <source>{target} can spare a card</source>
        <translation>{target} kann eine Karte entbehren</translation>
    </message>
    <message>
        <source>what lies there is worth having</source>
        <translation>was da liegt, kann ich brauchen</translation>
    </message>
    <message>
        <source>keep what helps most, let go of the rest</source>
        <translation>behalten, was am meisten hilft; der Rest kann weg</translation>
    </message>
    <message>
        <source>this card is the lucky one</source>
        <translation>die Karte bringt Glück</translation>
    </message>
    <message>
        <source>none of these helps</source>
        <translation>von denen hilft keine</translation>
    </message>
    <message>
        <source>{card}: reach further, or shoot faster</source>
        <translation>{card}: weiter reichen oder schneller schießen</translation>
    </message>
    <message>
        <source>{card} keeps me alive a little longer</source>
        <translation>{card}: damit lebe ich ein wenig länger</translation>
    </message>
    <message>
        <source>light it and let it wander</source>
        <translation>anzünden und wandern lassen</translation>
    </message>
    <message>
        <source>more cards first</source>
        <translation>erst einmal mehr Karten</translation>
    </message>
    <message>
        <source>first pick in the store</source>
        <translation>im Laden darf ich zuerst zugreifen</translation>
    </message>
    <message>
        <source>{target} is who I am after</source>
        <translation>auf {target} habe ich es abgesehen</translation>
    </message>
    <message>
        <source>{target} wears the star, and that is the point</source>
        <translation>{target} trägt den Stern, und um den geht es</translation>
    </message>
    <message>
        <source>{target} acts like this: {role}</source>
        <translation>{target} benimmt sich verdächtig nach: {role}</translation>
    </message>
    <message>
        <source>{target}: a guess, until somebody shows his colours</source>
        <translation>{target}: geraten, solange keiner Farbe bekennt</translation>
    </message>
    <message>
        <source>more BANG! in my hand than {target} is likely to hold</source>
        <translation>mehr BANG! auf meiner Hand, als {target} haben dürfte</translation>
    </message>
    <message>
        <source>it hits more foes than friends</source>
        <translation>das trifft mehr Feinde als Freunde</translation>
    </message>
    <message>
        <source>{target} can sit out a turn</source>
        <translation>{target} darf einmal aussetzen</translation>
    </message>
    <message>
        <source>{target} has something I want</source>
        <translation>{target} hat etwas, das ich haben will</translation>
    </message>
    <message>
        <source>{target} shall not have that</source>
        <translation>das soll {target} nicht behalten</translation>
    </message>
    <message>
        <source>get {target} out of trouble</source>
        <translation>{target} aus der Klemme helfen</translation>
    </message>
    <message>
        <source>a life point is worth a Beer</source>
        <translation>ein Lebenspunkt ist ein Bier wert</translation>
    </message>
    <message>
        <source>gold buys more than this Beer does</source>
        <translation>Gold bringt mehr als dieses Bier</translation>
    </message>
    <message>
        <source>a round for my side</source>
        <translation>eine Runde für meine Seite</translation>
    </message>
    <message>
        <source>{what} is worth its price</source>
        <translation>{what} ist das Gold wert</translation>
    </message>
    <message>
        <source>{target} gets too much out of that</source>
        <translation>davon hat {target} zu viel</translation>
    </message>
    <message>
        <source>gold is there to be spent</source>
        <translation>Gold ist zum Ausgeben da</translation>
    </message>
    <message>
        <source>life first</source>
        <translation>das Leben geht vor</translation>
    </message>
    <message>
        <source>{target} is on my side</source>
        <translation>{target} steht auf meiner Seite</translation>
    </message>
    <message>
        <source>better a card than a life point</source>
        <translation>lieber eine Karte als ein Lebenspunkt</translation>
    </message>
    <message>
        <source>the barrel costs nothing</source>
        <translation>das Fass kostet nichts</translation>
    </message>
    <message>
        <source>take it: there is nothing to dodge with</source>
        <translation>einstecken: Zum Ausweichen ist nichts da</translation>
    </message>
    <message>
        <source>one would not be enough: keep it</source>
        <translation>einer würde nicht reichen: aufheben</translation>
    </message>
    <message>
        <source>keep shooting</source>
        <translation>weiterschießen</translation>
    </message>
    <message>
        <source>give in: {target} is worth more alive</source>
        <translation>nachgeben: Lebend ist {target} mehr wert</translation>
    </message>
    <message>
        <source>no BANG! left</source>
        <translation>kein BANG! mehr da</translation>
    </message>
    <message>
        <source>not yet!</source>
        <translation>noch nicht!</translation>
    </message>
    <message>
        <source>there is no way out of this one</source>
        <translation>da ist nichts mehr zu machen</translation>
    </message>
    <message>
        <source>{target}: it has to be somebody, and there it does the least harm</source>
        <translation>{target}: Irgendwen muss es treffen, und da schadet es am wenigsten</translation>
    </message>
    <message>
        <source>{target} gets it twice: worth more than the beer</source>
        <translation>{target} bekommt es doppelt: Das ist mehr wert als das Bier</translation>
    </message>
    <message>
        <source>the beer is worth more than a second bullet</source>
        <translation>das Bier ist mehr wert als eine zweite Kugel</translation>
    </message>
    <message>
        <source>{target} needs it more</source>
        <translation>{target} hat es nötiger</translation>
    </message>
    <message>
        <source>nobody who is thirsty deserves it: down the drain</source>
        <translation>wer Durst hat, verdient es nicht: ab in den Ausguss</translation>
    </message>
    <message>
        <source>stand in the way for {target}</source>
        <translation>für {target} in die Schusslinie treten</translation>
    </message>
    <message>
        <source>every man for himself</source>
        <translation>jeder ist sich selbst der Nächste</translation>
    </message>
    <message>
        <source>a plain arrow weighs less</source>
        <translation>ein gewöhnlicher Pfeil wiegt weniger</translation>
    </message>
    <message>
        <source>{target} can have this arrow</source>
        <translation>diesen Pfeil kann {target} haben</translation>
    </message>
    <message>
        <source>one’s own wounds first</source>
        <translation>erst die eigenen Wunden</translation>
    </message>
    <message>
        <source>{target}: most likely {role}</source>
        <translation>{target}: höchstwahrscheinlich {role}</translation>
    </message>
    <message>
        <source>the Chief’s Arrow: whoever leads is spared</source>
        <translation>der Häuptlingspfeil: Wer die meisten hat, wird verschont</translation>
    </message>
    <message>
        <source>away with one’s own arrows</source>
        <translation>weg mit den eigenen Pfeilen</translation>
    </message>
    <message>
        <source>take an arrow off {target}</source>
        <translation>{target} einen Pfeil abnehmen</translation>
    </message>
    <message>
        <source>keep the arrows: the Chief covers whoever has the most</source>
        <translation>Pfeile behalten: Der Häuptling schützt, wer die meisten hat</translation>
    </message>
    <message>
        <source>the arrows lie with the right people</source>
        <translation>die Pfeile liegen bei den Richtigen</translation>
    </message>
    <message>
        <source>arrows rather than blood</source>
        <translation>lieber Pfeile als Blut</translation>
    </message>
    <message>
        <source>a scratch: better than another arrow</source>
        <translation>ein Kratzer: besser als noch ein Pfeil</translation>
    </message>
    <message>
        <source>nothing to reveal</source>
        <translation>nichts zum Aufdecken</translation>
    </message>
    <message>
        <source>not worth giving the role away for</source>
        <translation>dafür die Rolle zu verraten lohnt nicht</translation>
    </message>
    <message>
        <source>turn a die before {target} makes use of it</source>
        <translation>einen Würfel drehen, bevor {target} etwas damit anfängt</translation>
    </message>
    <message>
        <source>{target} has been too lucky: once more, all of them</source>
        <translation>{target} hatte zu viel Glück: alles noch einmal</translation>
    </message>
    <message>
        <source>{target} must not get back on his feet</source>
        <translation>{target} darf nicht wieder auf die Beine kommen</translation>
    </message>
    <message>
        <source>{target} must not fall yet</source>
        <translation>{target} darf noch nicht fallen</translation>
    </message>
    <message>
        <source>not dying today</source>
        <translation>heute wird nicht gestorben</translation>
    </message>
    <message>
        <source>another turn now can decide it</source>
        <translation>noch ein Zug kann es jetzt entscheiden</translation>
    </message>
    <message>
        <source>strike what {target} has up his sleeve</source>
        <translation>was {target} im Ärmel hat, gilt nicht</translation>
    </message>
    <message>
        <source>{target} will not carry the star much longer: take it</source>
        <translation>{target} trägt den Stern nicht mehr lange: her damit</translation>
    </message>
    <message>
        <source>the Indians are near: {one} and {other} swap arrows</source>
        <translation>die Indianer sind nah: {one} und {other} tauschen Pfeile</translation>
    </message>
    <message>
        <source>this will haunt somebody nicely</source>
        <translation>damit lässt sich spuken</translation>
    </message>
    <message>
        <source>keep this one and look for a better second: {face}</source>
        <translation>den einen behalten und einen besseren zweiten suchen: {face}</translation>
    </message>
    <message>
        <source>nothing here to haunt anybody with</source>
        <translation>damit erschreckt man niemanden</translation>
    </message>
    <message>
        <source>{target} can use it: {face}</source>
        <translation>{target} kann es brauchen: {face}</translation>
    </message>
    <message>
        <source>a little present for {target}: {face}</source>
        <translation>ein kleines Geschenk für {target}: {face}</translation>
    </message>
    <message>
        <source>watches everybody and counts before acting</source>
        <translation>beobachtet alle und rechnet, bevor er handelt</translation>
    </message>
    <message>
        <source>Gunslinger</source>
        <translation>Revolverheld</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
    <message>
        <source>quick, and seldom at a loss</source>
        <translation>schnell und selten um etwas verlegen</translation>
    </message>
    <message>
        <source>faster than its shadow; bring a friend</source>
        <translation>schneller als der eigene Schatten; bring Verstärkung mit</translation>
    </message>
    <message>
        <source>a whim: let {target} do it</source>
        <translation>eine Laune: Soll {target} doch</translation>
    </message>
    <message>
        <source>feeling lucky</source>
        <translation>heute ist ein Glückstag</translation>
    </message>
    <message>
        <source>stay cheap: this pot is not worth a fight</source>
        <translation>billig bleiben: Dieser Pott ist keinen Streit wert</translation>
    </message>
    <message>
        <source>{bid} gets past the {rival} to be expected</source>
        <translation>{bid} reicht an erwarteten {rival} vorbei</translation>
    </message>
    <message>
        <source>{bid}: nobody at the table can pay more</source>
        <translation>{bid}: Mehr kann hier niemand zahlen</translation>
    </message>
    <message>
        <source>go for the last pot: money is worth nothing after it</source>
        <translation>auf den letzten Pott gehen: Danach ist Geld nichts mehr wert</translation>
    </message>
    <message>
        <source>raise: too much lies in the pot to let it go</source>
        <translation>erhöhen: Im Pott liegt zu viel, um ihn herzugeben</translation>
    </message>
    <message>
        <source>raise as little as possible: the pot is not worth more</source>
        <translation>so wenig wie möglich drauflegen: Mehr ist der Pott nicht wert</translation>
    </message>
    <message>
        <source>take the trigger: five times out of six it pays</source>
        <translation>selbst abdrücken: In fünf von sechs Fällen lohnt es sich</translation>
    </message>
    <message>
        <source>let {target} pull: even this pot would not be enough to catch up</source>
        <translation>{target} abdrücken lassen: Selbst dieser Pott reicht nicht zum Aufholen</translation>
    </message>
    <message>
        <source>break up the stack that costs the fewest points</source>
        <translation>den Stapel auflösen, der am wenigsten Punkte kostet</translation>
    </message>
    <message>
        <source>break up the first stack at hand</source>
        <translation>den erstbesten Stapel auflösen</translation>
    </message>
    <message>
        <source>why not?</source>
        <translation>warum nicht?</translation>
    </message>
    <message>
        <source>any order will do</source>
        <translation>die Reihenfolge ist doch egal</translation>
    </message>
    <message>
        <source>perhaps later</source>
        <translation>später vielleicht</translation>
    </message>
    <message>
        <source>that thing up there looks familiar: better not fire it</source>
        <translation>das Ding da oben kommt mir bekannt vor: lieber nicht abfeuern</translation>
    </message>
    <message>
        <source>nothing to play</source>
        <translation>nichts zu spielen</translation>
    </message>
    <message>
        <source>save it: it will be worth more another time</source>
        <translation>aufheben: Ein andermal ist sie mehr wert</translation>
    </message>
    <message>
        <source>this shot looks deadly: let us have rules</source>
        <translation>dieser Schuss sieht tödlich aus: jetzt wird nach Regeln gespielt</translation>
    </message>
    <message>
        <source>whoever is hit now shall not go alone</source>
        <translation>wen es jetzt trifft, der soll nicht allein gehen</translation>
    </message>
    <message>
        <source>what lies in my cylinder is better shared with the neighbours</source>
        <translation>was in meiner Trommel steckt, teile ich lieber mit den Nachbarn</translation>
    </message>
    <message>
        <source>nothing of mine is active: away with all of it</source>
        <translation>von mir liegt nichts offen: weg mit allem</translation>
    </message>
    <message>
        <source>these malfunctions do the others more good than me</source>
        <translation>diese Fehlfunktionen nützen den anderen mehr als mir</translation>
    </message>
    <message>
        <source>somebody else may hold this revolver now</source>
        <translation>diesen Revolver darf jetzt jemand anders halten</translation>
    </message>
    <message>
        <source>the next bullet is better off in my hand</source>
        <translation>die nächste Patrone ist in meiner Hand besser aufgehoben</translation>
    </message>
    <message>
        <source>that must not happen</source>
        <translation>das darf nicht passieren</translation>
    </message>
    <message>
        <source>I know somebody who deserves this more</source>
        <translation>ich weiß jemanden, der das eher verdient hat</translation>
    </message>
    <message>
        <source>I could do with one of those as well</source>
        <translation>so etwas kann ich auch brauchen</translation>
    </message>
    <message>
        <source>aim at what hurts most</source>
        <translation>auf das zielen, was am meisten weh tut</translation>
    </message>
    <message>
        <source>keep it: whoever carries it out makes the choice</source>
        <translation>selbst behalten: Wer sie ausführt, hat die Wahl</translation>
    </message>
    <message>
        <source>take it: it keeps the next shot away</source>
        <translation>selbst nehmen: Das hält den nächsten Schuss fern</translation>
    </message>
    <message>
        <source>{target} has most to fear from it</source>
        <translation>{target} hat davon am meisten zu befürchten</translation>
    </message>
    <message>
        <source>no use for it here: {target} may have it</source>
        <translation>hier nutzlos: Soll {target} sie haben</translation>
    </message>
    <message>
        <source>nobody knows what is in there: load anew</source>
        <translation>wer weiß, was da drinsteckt: neu laden</translation>
    </message>
    <message>
        <source>{target} has kept too much in hand</source>
        <translation>{target} hat schon zu viel gehamstert</translation>
    </message>
    <message>
        <source>there is ammunition to give away</source>
        <translation>da ist Munition zu verschenken</translation>
    </message>
    <message>
        <source>there is nothing to decide</source>
        <translation>da gibt es nichts zu entscheiden</translation>
    </message>
    <message>
        <source>harmless ones into the cylinder, ammunition stays in the hand</source>
        <translation>Harmloses in die Trommel, Munition bleibt auf der Hand</translation>
    </message>
    <message>
        <source>if it has to go in, then where it is fired last</source>
        <translation>wenn sie schon hineinmuss, dann dahin, wo sie zuletzt drankommt</translation>
    </message>
    <message>
        <source>too much powder in this hand: draw again</source>
        <translation>zu viel Pulver auf der Hand: neu ziehen</translation>
    </message>
    <message>
        <source>this can be loaded safely</source>
        <translation>das lässt sich gefahrlos laden</translation>
    </message>
    <message>
        <source>hand over what is needed least</source>
        <translation>hergeben, was am wenigsten fehlt</translation>
    </message>
    <message>
        <source>with compliments, where it is fired soonest</source>
        <translation>mit besten Grüßen, da, wo sie am schnellsten drankommt</translation>
    </message>
    <message>
        <source>{target} has been sleeping too well</source>
        <translation>{target} schläft schon zu lange zu gut</translation>
    </message>
    <message>
        <source>away with this one</source>
        <translation>die hier muss weg</translation>
    </message>
    <message>
        <source>this one is missed least</source>
        <translation>die hier fehlt am wenigsten</translation>
    </message>
    <message>
        <source>take something harmless, and leave trouble where it is fired soon</source>
        <translation>etwas Harmloses holen und den Ärger dalassen, wo er bald drankommt</translation>
    </message>
    <message>
        <source>a fresh spare of {target} is the smallest risk</source>
        <translation>eine frische Ersatzpatrone von {target} ist das kleinste Risiko</translation>
    </message>
    <message>
        <source>trouble moves on, peace comes back</source>
        <translation>der Ärger wandert weiter, die Ruhe kommt zurück</translation>
    </message>
    <message>
        <source>a fair exchange, with somebody who loads carefully</source>
        <translation>ein fairer Tausch mit jemandem, der vorsichtig lädt</translation>
    </message>
    <message>
        <source>the better revolver for me</source>
        <translation>der bessere Revolver für mich</translation>
    </message>
    <message>
        <source>the revolver of {target}: what comes up then is just right</source>
        <translation>der Revolver von {target}: Was dann oben liegt, passt genau</translation>
    </message>
    <message>
        <source>turn it until the next shot looks friendly</source>
        <translation>drehen, bis der nächste Schuss freundlich aussieht</translation>
    </message>
    <message>
        <source>leave it: it could only get worse</source>
        <translation>so lassen: Es könnte nur schlimmer werden</translation>
    </message>
    <message>
        <source>find out what comes next</source>
        <translation>herausfinden, was als Nächstes kommt</translation>
    </message>
    <message>
        <source>seen and remembered</source>
        <translation>gesehen und gemerkt</translation>
    </message>
    <message>
        <source>{target} is the one to shoot</source>
        <translation>wenn schon, dann auf {target}</translation>
    </message>
    <message>
        <source>{target} has one member left</source>
        <translation>{target} hat nur noch ein Bandenmitglied</translation>
    </message>
    <message>
        <source>{target} began it</source>
        <translation>{target} hat angefangen</translation>
    </message>
    <message>
        <source>nobody has more left than {target}</source>
        <translation>niemand hat mehr Leute als {target}</translation>
    </message>
    <message>
        <source>the other one was faster into cover: then this one</source>
        <translation>das erste Ziel war schneller in Deckung: dann eben dieses</translation>
    </message>
    <message>
        <source>no cover helps against this: be first</source>
        <translation>dagegen hilft keine Deckung: zuerst zuschlagen</translation>
    </message>
    <message>
        <source>somebody else will be faster: into cover</source>
        <translation>jemand anders wird schneller sein: ab in Deckung</translation>
    </message>
    <message>
        <source>safe where the hand is</source>
        <translation>die Hand liegt gut, wo sie liegt</translation>
    </message>
    <message>
        <source>nobody moves? Then on with it</source>
        <translation>keiner rührt sich? Dann eben so</translation>
    </message>
    <message>
        <source>the nearest base that counts</source>
        <translation>die nächste Deckung, die zählt</translation>
    </message>
    <message>
        <source>taken: the next one</source>
        <translation>besetzt: die nächste</translation>
    </message>
    <message>
        <source>for one Gold this horse is a gun</source>
        <translation>für ein Gold wird aus diesem Pferd eine Kanone</translation>
    </message>
    <message>
        <source>Gold: with an open hand</source>
        <translation>Gold: mit der flachen Hand drauf</translation>
    </message>
    <message>
        <source>Gold buys nothing in a duel</source>
        <translation>im Duell kann man sich für Gold nichts kaufen</translation>
    </message>
    <message>
        <source>there is a trap on that: hands off</source>
        <translation>da lauert eine Falle: Finger weg</translation>
    </message>
    <message>
        <source>this base is taken as well, for somebody else&apos;s sake</source>
        <translation>diese Deckung ist auch belegt, jemand anderem zuliebe</translation>
    </message>
    <message>
        <source>oops</source>
        <translation>huch</translation>
    </message>
    <message>
        <source>dreaming of dinner</source>
        <translation>in Gedanken schon beim Abendessen</translation>
    </message>
    <message>
        <source>too eager</source>
        <translation>zu eifrig</translation>
    </message>
    <message>
        <source>nothing to do but wait</source>
        <translation>jetzt heißt es nur noch warten</translation>
    </message>
    <message>
        <source>wait until the card is there</source>
        <translation>warten, bis die Karte da ist</translation>
    </message>
    <message>
        <source>a look at the card is free</source>
        <translation>ein Blick auf die Karte kostet nichts</translation>
    </message>
    <message>
        <source>{card} comes often enough for a trap</source>
        <translation>{card} kommt oft genug für eine Falle</translation>
    </message>
    <message>
        <source>out of cover: being fast is worth more now</source>
        <translation>raus aus der Deckung: Jetzt ist Schnelligkeit mehr wert</translation>
    </message>
    <message>
        <source>everybody ready?</source>
        <translation>alle so weit?</translation>
    </message>
    <message>
        <source>any card will do, so this one</source>
        <translation>eine Karte ist so gut wie die andere, also diese</translation>
    </message>
    <message>
        <source>and … not yet</source>
        <translation>und … doch noch nicht</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>bereit</translation>
    </message>
    <message>
        <source>well worth a Gold</source>
        <translation>das ist ein Gold wert</translation>
    </message>
    <message>
        <source>a Gold is cheaper than a kick</source>
        <translation>ein Gold ist billiger als ein Huftritt</translation>
    </message>
    <message>
        <source>not worth a Gold</source>
        <translation>das ist kein Gold wert</translation>
    </message>
    <message>
        <source>nobody was pointed at</source>
        <translation>gezeigt wurde auf niemanden</translation>
    </message>
    <message>
        <source>one is all there is</source>
        <translation>mehr als einer ist dort nicht zu holen</translation>
    </message>
    <message>
        <source>three Gold are a new member</source>
        <translation>drei Gold sind ein neues Bandenmitglied</translation>
    </message>
    <message numerus="yes">
        <source>%n good hand(s) for three Gold each</source>
        <translation>
            <numerusform>ein guter Reiter für drei Gold</numerusform>
            <numerusform>%n gute Reiter für je drei Gold</numerusform>
        </translation>
    </message>
    <message>
        <source>enough hands, too little Gold</source>
        <translation>genug Leute, zu wenig Gold</translation>
    </message>
    <message>
        <source>{card}: shoot {target}</source>
        <translation>{card}: auf {target} schießen</translation>
    </message>
    <message>
        <source>{card}: slap it with an open hand</source>
        <translation>{card}: mit der flachen Hand drauf</translation>
    </message>
    <message>
        <source>{card}: into cover, at the base of {target}</source>
        <translation>{card}: in die Deckung von {target}</translation>
    </message>
    <message>
        <source>{card}: into cover, at your own base</source>
        <translation>{card}: in die eigene Deckung</translation>
    </message>
    <message>
        <source>{card}: keep your hand where it is</source>
        <translation>{card}: die Hand lassen, wo sie ist</translation>
    </message>
</context>
<context>
    <name>care</name>
    <message>
        <source>That was not part of the game</source>
        <translation>Das gehörte nicht zum Spiel</translation>
    </message>
    <message>
        <source>Something in Six Chambers went wrong. The game up to here is saved: every answer that was shown as given is in it.</source>
        <translation>In Six Chambers ist etwas schiefgegangen. Die Partie bis hierher ist gespeichert: Jede Antwort, die als gegeben gezeigt wurde, ist dabei.</translation>
    </message>
    <message>
        <source>A report was written to “{file}”. It holds the game and the error, nothing else; please send it to us.</source>
        <translation>Ein Bericht liegt in „{file}“. Er enthält die Partie und den Fehler, sonst nichts; schick ihn uns bitte.</translation>
    </message>
    <message>
        <source>A report could not be written: {why}</source>
        <translation>Ein Bericht ließ sich nicht schreiben: {why}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>Ordner zeigen</translation>
    </message>
    <message>
        <source>Details for the curious</source>
        <translation>Einzelheiten für Neugierige</translation>
    </message>
    <message>
        <source>Is the game stuck?</source>
        <translation>Hängt die Partie?</translation>
    </message>
    <message>
        <source>The table is waiting for {who}: {prompt}</source>
        <translation>Der Tisch wartet auf {who}: {prompt}</translation>
    </message>
    <message>
        <source>The table is waiting for {who}.</source>
        <translation>Der Tisch wartet auf {who}.</translation>
    </message>
    <message>
        <source>The table is waiting for nobody.</source>
        <translation>Der Tisch wartet auf niemanden.</translation>
    </message>
    <message>
        <source>Nudge: ask again</source>
        <translation>Anstupsen: noch mal fragen</translation>
    </message>
    <message>
        <source>Let a bot answer this once</source>
        <translation>Einmal einen Bot antworten lassen</translation>
    </message>
    <message>
        <source>Take the last answer back</source>
        <translation>Letzte Antwort zurücknehmen</translation>
    </message>
    <message>
        <source>Save a report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>The report is in “{file}”.</source>
        <translation>Der Bericht liegt in „{file}“.</translation>
    </message>
    <message>
        <source>The report is in “{file}”. It tells what was seen here; the game itself lies at the host&apos;s, where a report can be saved as well.</source>
        <translation>Der Bericht liegt in „{file}“. Er erzählt, was hier zu sehen war; das Spiel selbst liegt beim Gastgeber, und auch dort lässt sich ein Bericht speichern.</translation>
    </message>
    <message>
        <source>There is no game to report on.</source>
        <translation>Es läuft keine Partie, über die zu berichten wäre.</translation>
    </message>
    <message>
        <source>Saved from the rescue menu.</source>
        <translation>Aus dem Rettungsmenü gespeichert.</translation>
    </message>
</context>
<context>
    <name>checkup</name>
    <message>
        <source>Six Chambers {version}: does everything work here?</source>
        <translation>Six Chambers {version}: Läuft hier alles?</translation>
    </message>
    <message>
        <source>German and English</source>
        <translation>Deutsch und Englisch</translation>
    </message>
    <message>
        <source>Drawings and type</source>
        <translation>Zeichnungen und Schriften</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Geräusche</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>The window</source>
        <translation>Das Fenster</translation>
    </message>
    <message>
        <source>A game of bots</source>
        <translation>Eine Partie unter Bots</translation>
    </message>
    <message>
        <source>Host and guest, encrypted</source>
        <translation>Gastgeber und Gast, verschlüsselt</translation>
    </message>
    <message>
        <source>Everything works.</source>
        <translation>Alles läuft.</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) do not work.</source>
        <translation>
            <numerusform>Eines läuft nicht.</numerusform>
            <numerusform>%n Dinge laufen nicht.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>dice</name>
    <message>
        <source>BANG! The Dice Game</source>
        <translation>BANG! Das Würfelspiel</translation>
    </message>
    <message>
        <source>Five dice, hidden roles, and arrows that come back to you.</source>
        <translation>Fünf Würfel, geheime Rollen und Pfeile, die zurückkommen.</translation>
    </message>
    <message>
        <source>The Loudmouth and the Coward</source>
        <translation>Großmaul und Feigling</translation>
    </message>
    <message>
        <source>The Indian Chief’s Arrow</source>
        <translation>Der Häuptlingspfeil</translation>
    </message>
    <message>
        <source>Special roles</source>
        <translation>Sonderrollen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>only special ones</source>
        <translation>nur Sonderrollen</translation>
    </message>
    <message>
        <source>mixed with the normal ones</source>
        <translation>gemischt mit den normalen</translation>
    </message>
    <message>
        <source>Eight new characters</source>
        <translation>Acht neue Charaktere</translation>
    </message>
    <message>
        <source>The Ghost</source>
        <translation>Der Geist</translation>
    </message>
    <message>
        <source>The first throw</source>
        <translation>Der erste Wurf</translation>
    </message>
    <message>
        <source>happens by itself</source>
        <translation>fällt von selbst</translation>
    </message>
    <message>
        <source>is thrown by hand</source>
        <translation>kommt aus der Hand</translation>
    </message>
    <message>
        <source>Deduction notebook: shows how likely each role is</source>
        <translation>Notizbuch: zeigt, wie wahrscheinlich jede Rolle ist</translation>
    </message>
    <message numerus="yes">
        <source>Special roles need at least %n players.</source>
        <translation>
            <numerusform>Für Sonderrollen braucht es mindestens %n Spieler.</numerusform>
            <numerusform>Für Sonderrollen braucht es mindestens %n Spieler.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Ghost needs at least %n players.</source>
        <translation>
            <numerusform>Für den Geist braucht es mindestens %n Spieler.</numerusform>
            <numerusform>Für den Geist braucht es mindestens %n Spieler.</numerusform>
        </translation>
    </message>
    <message>
        <source>base die</source>
        <translation>Grundwürfel</translation>
    </message>
    <message>
        <source>arrow token</source>
        <translation>Pfeilmarker</translation>
    </message>
    <message>
        <source>Indian Chief’s Arrow</source>
        <translation>Häuptlingspfeil</translation>
    </message>
    <message>
        <source>role card</source>
        <translation>Rollenkarte</translation>
    </message>
    <message>
        <source>special role card</source>
        <translation>Sonderrollenkarte</translation>
    </message>
    <message>
        <source>character card</source>
        <translation>Charakterkarte</translation>
    </message>
    <message>
        <source>new character card</source>
        <translation>neue Charakterkarte</translation>
    </message>
    <message>
        <source>Ghost token</source>
        <translation>Geistermarker</translation>
    </message>
    <message>
        <source>bullet for one life point</source>
        <translation>Patrone für einen Lebenspunkt</translation>
    </message>
    <message>
        <source>bullet for three life points</source>
        <translation>Patrone für drei Lebenspunkte</translation>
    </message>
    <message>
        <source>base die of the turn</source>
        <translation>Grundwürfel des Zuges</translation>
    </message>
    <message>
        <source>Loudmouth</source>
        <translation>Großmaul</translation>
    </message>
    <message>
        <source>Coward</source>
        <translation>Feigling</translation>
    </message>
    <message>
        <source>arrow</source>
        <translation>Pfeil</translation>
    </message>
    <message>
        <source>dynamite</source>
        <translation>Dynamit</translation>
    </message>
    <message>
        <source>1</source>
        <translation>1</translation>
    </message>
    <message>
        <source>2</source>
        <translation>2</translation>
    </message>
    <message>
        <source>beer</source>
        <translation>Bier</translation>
    </message>
    <message>
        <source>Gatling</source>
        <translation>Gatling</translation>
    </message>
    <message>
        <source>double 1</source>
        <translation>Doppel-1</translation>
    </message>
    <message>
        <source>double 2</source>
        <translation>Doppel-2</translation>
    </message>
    <message>
        <source>double beer</source>
        <translation>Doppelbier</translation>
    </message>
    <message>
        <source>double Gatling</source>
        <translation>Doppel-Gatling</translation>
    </message>
    <message>
        <source>bullet</source>
        <translation>Kugel</translation>
    </message>
    <message>
        <source>broken arrow</source>
        <translation>zerbrochener Pfeil</translation>
    </message>
    <message>
        <source>an arrow</source>
        <translation>einen Pfeil</translation>
    </message>
    <message>
        <source>the Chief’s Arrow</source>
        <translation>den Häuptlingspfeil</translation>
    </message>
    <message>
        <source>Sheriff</source>
        <translation>Sheriff</translation>
    </message>
    <message>
        <source>Deputy</source>
        <translation>Hilfssheriff</translation>
    </message>
    <message>
        <source>Outlaw</source>
        <translation>Gesetzloser</translation>
    </message>
    <message>
        <source>Renegade</source>
        <translation>Abtrünniger</translation>
    </message>
    <message>
        <source>The Bear</source>
        <translation>Der Bär</translation>
    </message>
    <message>
        <source>The Good</source>
        <translation>Der Gute</translation>
    </message>
    <message>
        <source>The Doc</source>
        <translation>Der Doc</translation>
    </message>
    <message>
        <source>The Judge</source>
        <translation>Der Richter</translation>
    </message>
    <message>
        <source>The Gambler</source>
        <translation>Der Spieler</translation>
    </message>
    <message>
        <source>The Bad</source>
        <translation>Der Böse</translation>
    </message>
    <message>
        <source>The Ugly</source>
        <translation>Der Hässliche</translation>
    </message>
    <message>
        <source>The Right Hand of the Devil</source>
        <translation>Die rechte Hand des Teufels</translation>
    </message>
    <message>
        <source>The Left Hand of the Devil</source>
        <translation>Die linke Hand des Teufels</translation>
    </message>
    <message>
        <source>Eliminate all Outlaws and Renegades. You have two extra life points.</source>
        <translation>Schalte alle Gesetzlosen und Abtrünnigen aus. Du hast zwei Lebenspunkte mehr.</translation>
    </message>
    <message>
        <source>Protect the Sheriff. You win with him, even if you do not live to see it.</source>
        <translation>Beschütze den Sheriff. Du gewinnst mit ihm, auch wenn du es nicht mehr erlebst.</translation>
    </message>
    <message>
        <source>Eliminate the Sheriff. All Outlaws win together, the dead ones too.</source>
        <translation>Schalte den Sheriff aus. Alle Gesetzlosen gewinnen gemeinsam, auch die toten.</translation>
    </message>
    <message>
        <source>Be the last one alive: the Sheriff has to be the last to fall.</source>
        <translation>Überlebe als Letzter: Der Sheriff muss als Letzter fallen.</translation>
    </message>
    <message>
        <source>Three players: take the Renegade’s last life point yourself.</source>
        <translation>Zu dritt: Nimm dem Abtrünnigen selbst den letzten Lebenspunkt.</translation>
    </message>
    <message>
        <source>Three players: take the Deputy’s last life point yourself.</source>
        <translation>Zu dritt: Nimm dem Hilfssheriff selbst den letzten Lebenspunkt.</translation>
    </message>
    <message>
        <source>Three players: take the Outlaw’s last life point yourself.</source>
        <translation>Zu dritt: Nimm dem Gesetzlosen selbst den letzten Lebenspunkt.</translation>
    </message>
    <message>
        <source>Sheriff. You have three extra life points instead of two.</source>
        <translation>Sheriff. Du hast drei Lebenspunkte mehr statt zwei.</translation>
    </message>
    <message>
        <source>Deputy. At the start of your turn you may swap roles with the Sheriff. Nobody’s life points change.</source>
        <translation>Hilfssheriff. Zu Beginn deines Zuges darfst du mit dem Sheriff die Rolle tauschen. Niemandes Lebenspunkte ändern sich.</translation>
    </message>
    <message>
        <source>Deputy. After any throw of any player you may turn one die to a face of your choice.</source>
        <translation>Hilfssheriff. Nach jedem Wurf, egal von wem, darfst du einen Würfel auf eine Seite deiner Wahl drehen.</translation>
    </message>
    <message>
        <source>Deputy. When another player has revealed a role to use it, you may cancel its power.</source>
        <translation>Hilfssheriff. Deckt jemand anders seine Rolle auf, um sie zu nutzen, darfst du ihre Wirkung aufheben.</translation>
    </message>
    <message>
        <source>Outlaw. After another player’s last throw you may make that player throw all dice once more.</source>
        <translation>Gesetzloser. Nach dem letzten Wurf eines anderen darfst du ihn zwingen, alle Würfel noch einmal zu werfen.</translation>
    </message>
    <message>
        <source>Outlaw. When another player is about to gain life points, you may spoil it: they are lost.</source>
        <translation>Gesetzloser. Soll jemand anders Lebenspunkte bekommen, darfst du ihm das verderben: Sie sind verloren.</translation>
    </message>
    <message>
        <source>Outlaw. At the start of your turn you may have two players swap all their arrows.</source>
        <translation>Gesetzloser. Zu Beginn deines Zuges darfst du zwei Spieler all ihre Pfeile tauschen lassen.</translation>
    </message>
    <message>
        <source>Renegade. At the end of your turn you may take another one at once.</source>
        <translation>Abtrünniger. Am Ende deines Zuges darfst du sofort noch einen Zug machen.</translation>
    </message>
    <message>
        <source>Renegade. You may save somebody about to be eliminated: he stays, with two life points.</source>
        <translation>Abtrünniger. Soll jemand ausscheiden, darfst du ihn retten: Er bleibt mit zwei Lebenspunkten im Spiel.</translation>
    </message>
    <message>
        <source>Drifter</source>
        <translation>Landstreicher</translation>
    </message>
    <message>
        <source>Bart Cassidy</source>
        <translation>Bart Cassidy</translation>
    </message>
    <message>
        <source>Black Jack</source>
        <translation>Black Jack</translation>
    </message>
    <message>
        <source>Calamity Janet</source>
        <translation>Calamity Janet</translation>
    </message>
    <message>
        <source>El Gringo</source>
        <translation>El Gringo</translation>
    </message>
    <message>
        <source>Jesse Jones</source>
        <translation>Jesse Jones</translation>
    </message>
    <message>
        <source>Jourdonnais</source>
        <translation>Jourdonnais</translation>
    </message>
    <message>
        <source>Kit Carlson</source>
        <translation>Kit Carlson</translation>
    </message>
    <message>
        <source>Lucky Duke</source>
        <translation>Lucky Duke</translation>
    </message>
    <message>
        <source>Paul Regret</source>
        <translation>Paul Regret</translation>
    </message>
    <message>
        <source>Pedro Ramirez</source>
        <translation>Pedro Ramirez</translation>
    </message>
    <message>
        <source>Rose Doolan</source>
        <translation>Rose Doolan</translation>
    </message>
    <message>
        <source>Sid Ketchum</source>
        <translation>Sid Ketchum</translation>
    </message>
    <message>
        <source>Slab the Killer</source>
        <translation>Slab the Killer</translation>
    </message>
    <message>
        <source>Suzy Lafayette</source>
        <translation>Suzy Lafayette</translation>
    </message>
    <message>
        <source>Vulture Sam</source>
        <translation>Vulture Sam</translation>
    </message>
    <message>
        <source>Willy the Kid</source>
        <translation>Willy the Kid</translation>
    </message>
    <message>
        <source>José Delgado</source>
        <translation>José Delgado</translation>
    </message>
    <message>
        <source>Tequila Joe</source>
        <translation>Tequila Joe</translation>
    </message>
    <message>
        <source>Apache Kid</source>
        <translation>Apache Kid</translation>
    </message>
    <message>
        <source>Bill Noface</source>
        <translation>Bill Noface</translation>
    </message>
    <message>
        <source>Elena Fuente</source>
        <translation>Elena Fuente</translation>
    </message>
    <message>
        <source>Vera Custer</source>
        <translation>Vera Custer</translation>
    </message>
    <message>
        <source>Doc Holyday</source>
        <translation>Doc Holyday</translation>
    </message>
    <message>
        <source>Molly Stark</source>
        <translation>Molly Stark</translation>
    </message>
    <message>
        <source>No ability at all. Somebody has to sweep the saloon.</source>
        <translation>Kann gar nichts. Irgendwer muss ja den Saloon fegen.</translation>
    </message>
    <message>
        <source>Instead of losing a life point you may take an arrow, but not the last one. Not against Indians or dynamite.</source>
        <translation>Statt einen Lebenspunkt zu verlieren, darfst du einen Pfeil nehmen, aber nie den letzten. Nicht gegen Indianer und Dynamit.</translation>
    </message>
    <message>
        <source>Not that many: the last arrow stays in the pile.</source>
        <translation>So viele Pfeile gibt es nicht zu nehmen: Der letzte bleibt auf dem Stapel.</translation>
    </message>
    <message>
        <source>You are the Sheriff and begin.</source>
        <translation>Du bist der Sheriff und beginnst.</translation>
    </message>
    <message>
        <source>All roles are open. You are the Deputy and begin.</source>
        <translation>Alle Rollen liegen offen. Du bist der Hilfssheriff und beginnst.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Du bist am Zug.</translation>
    </message>
    <message>
        <source>You take another turn.</source>
        <translation>Du machst noch einen Zug.</translation>
    </message>
    <message>
        <source>You rattle your chains.</source>
        <translation>Du rasselst mit den Ketten.</translation>
    </message>
    <message>
        <source>{who} lets the Loudmouth join in.</source>
        <translation>{who} lässt das Großmaul mitspielen.</translation>
    </message>
    <message>
        <source>You let the Loudmouth join in.</source>
        <translation>Du lässt das Großmaul mitspielen.</translation>
    </message>
    <message>
        <source>{who} brings the Coward along.</source>
        <translation>{who} bringt den Feigling mit.</translation>
    </message>
    <message>
        <source>You bring the Coward along.</source>
        <translation>Du bringst den Feigling mit.</translation>
    </message>
    <message>
        <source>The Ghost has set one of your dice: {face}.</source>
        <translation>Der Geist hat dir einen Würfel hingelegt: {face}.</translation>
    </message>
    <message>
        <source>The Ghost has set two of your dice: {face}.</source>
        <translation>Der Geist hat dir zwei Würfel hingelegt: {face}.</translation>
    </message>
    <message>
        <source>You throw {faces}.</source>
        <translation>Du würfelst {faces}.</translation>
    </message>
    <message>
        <source>You throw again: {faces}.</source>
        <translation>Du würfelst noch einmal: {faces}.</translation>
    </message>
    <message>
        <source>You have to throw everything once more: {faces}.</source>
        <translation>Du musst alles noch einmal werfen: {faces}.</translation>
    </message>
    <message>
        <source>You leave it at that.</source>
        <translation>Du lässt es gut sein.</translation>
    </message>
    <message>
        <source>You turn a die: {before} becomes {face}.</source>
        <translation>Du drehst einen Würfel: Aus {before} wird {face}.</translation>
    </message>
    <message numerus="yes">
        <source>You take {what}. %n left in the pile.</source>
        <translation>
            <numerusform>Du nimmst {what}. Noch %n auf dem Stapel.</numerusform>
            <numerusform>Du nimmst {what}. Noch %n auf dem Stapel.</numerusform>
        </translation>
    </message>
    <message>
        <source>You take the Chief’s Arrow from {target}.</source>
        <translation>Du nimmst {target} den Häuptlingspfeil ab.</translation>
    </message>
    <message>
        <source>{who} takes the Chief’s Arrow from you.</source>
        <translation>{who} nimmt dir den Häuptlingspfeil ab.</translation>
    </message>
    <message>
        <source>You pass {what} on to {target}.</source>
        <translation>Du schiebst {target} {what} zu.</translation>
    </message>
    <message>
        <source>{who} passes {what} on to you.</source>
        <translation>{who} schiebt dir {what} zu.</translation>
    </message>
    <message>
        <source>You take {what} instead of losing a life point.</source>
        <translation>Du nimmst {what}, statt einen Lebenspunkt zu verlieren.</translation>
    </message>
    <message>
        <source>You have hit El Gringo and take {what}.</source>
        <translation>Du hast El Gringo getroffen und nimmst {what}.</translation>
    </message>
    <message numerus="yes">
        <source>You return %n arrow(s).</source>
        <translation>
            <numerusform>Du legst einen Pfeil zurück.</numerusform>
            <numerusform>Du legst %n Pfeile zurück.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You send %n arrow(s) of {target} back to the pile.</source>
        <translation>
            <numerusform>Du schickst einen Pfeil von {target} zurück auf den Stapel.</numerusform>
            <numerusform>Du schickst %n Pfeile von {target} zurück auf den Stapel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} sends %n of your arrows back to the pile.</source>
        <translation>
            <numerusform>{who} schickt einen deiner Pfeile zurück auf den Stapel.</numerusform>
            <numerusform>{who} schickt %n deiner Pfeile zurück auf den Stapel.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last arrow is gone: the Indians attack! They spare you, for you have the Chief’s Arrow.</source>
        <translation>Der letzte Pfeil ist weg: Die Indianer greifen an! Dich mit dem Häuptlingspfeil verschonen sie.</translation>
    </message>
    <message>
        <source>The dynamite goes off in your hands.</source>
        <translation>Du hast zu lange mit dem Dynamit gespielt.</translation>
    </message>
    <message>
        <source>You have talked too much and bite on a bullet.</source>
        <translation>Du hast den Mund zu voll genommen und beißt auf eine Kugel.</translation>
    </message>
    <message>
        <source>You shoot at {targets}.</source>
        <translation>Du schießt auf {targets}.</translation>
    </message>
    <message>
        <source>{who} shoots at you.</source>
        <translation>{who} schießt auf dich.</translation>
    </message>
    <message>
        <source>You shoot at {targets}. A beer gives your shot at {target} double the power.</source>
        <translation>Du schießt auf {targets}. Ein Bier gibt deinem Schuss auf {target} doppelte Wucht.</translation>
    </message>
    <message numerus="yes">
        <source>You drink %n beer(s).</source>
        <translation>
            <numerusform>Du trinkst ein Bier.</numerusform>
            <numerusform>Du trinkst %n Bier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You serve %n beer(s), for {targets}.</source>
        <translation>
            <numerusform>Du spendierst ein Bier, für {targets}.</numerusform>
            <numerusform>Du spendierst %n Bier, für {targets}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} serves you %n beer(s).</source>
        <translation>
            <numerusform>{who} spendiert dir ein Bier.</numerusform>
            <numerusform>{who} spendiert dir %n Bier.</numerusform>
        </translation>
    </message>
    <message>
        <source>You fire the Gatling Gun at everybody!</source>
        <translation>Du feuerst die Gatling auf alle ab!</translation>
    </message>
    <message numerus="yes">
        <source>You lose %n life point(s), {life} left.</source>
        <translation>
            <numerusform>Du verlierst einen Lebenspunkt und hast noch {life}.</numerusform>
            <numerusform>Du verlierst %n Lebenspunkte und hast noch {life}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take over %n life point(s) that {target} had to lose.</source>
        <translation>
            <numerusform>Du übernimmst einen Lebenspunkt, den {target} verlieren müsste.</numerusform>
            <numerusform>Du übernimmst %n Lebenspunkte, die {target} verlieren müsste.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} takes over %n life point(s) that you had to lose.</source>
        <translation>
            <numerusform>{who} übernimmt einen Lebenspunkt, den du verlieren müsstest.</numerusform>
            <numerusform>{who} übernimmt %n Lebenspunkte, die du verlieren müsstest.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have a life point for {target}.</source>
        <translation>Du hast einen Lebenspunkt für {target}.</translation>
    </message>
    <message>
        <source>{who} has a life point for you.</source>
        <translation>{who} hat einen Lebenspunkt für dich.</translation>
    </message>
    <message>
        <source>You keep the life point of Sid Ketchum.</source>
        <translation>Du behältst den Lebenspunkt von Sid Ketchum.</translation>
    </message>
    <message numerus="yes">
        <source>You gain %n life point(s) and have {life} now.</source>
        <translation>
            <numerusform>Du bekommst einen Lebenspunkt und hast jetzt {life}.</numerusform>
            <numerusform>Du bekommst %n Lebenspunkte und hast jetzt {life}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gain %n life point(s) thanks to {cause} and have {life} now.</source>
        <translation>
            <numerusform>Du bekommst dank {cause} einen Lebenspunkt und hast jetzt {life}.</numerusform>
            <numerusform>Du bekommst dank {cause} %n Lebenspunkte und hast jetzt {life}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You do not get %n life point(s) after all.</source>
        <translation>
            <numerusform>Du bekommst den Lebenspunkt nun doch nicht.</numerusform>
            <numerusform>Du bekommst die %n Lebenspunkte nun doch nicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are eliminated. Your role: {role}.</source>
        <translation>Du scheidest aus. Deine Rolle: {role}.</translation>
    </message>
    <message>
        <source>You are eliminated and come back as the Ghost. Your role: {role}.</source>
        <translation>Du scheidest aus und kehrst als Geist zurück. Deine Rolle: {role}.</translation>
    </message>
    <message>
        <source>{who} is eliminated. Role: {role}. The Ghost who comes back haunts for the Outlaws.</source>
        <translation>{who} scheidet aus. Rolle: {role}. Der Geist, der zurückkehrt, spukt für die Gesetzlosen.</translation>
    </message>
    <message>
        <source>You are eliminated. Your role: {role}. As the Ghost you haunt for the Outlaws.</source>
        <translation>Du scheidest aus. Deine Rolle: {role}. Als Geist spukst du für die Gesetzlosen.</translation>
    </message>
    <message>
        <source>{who} is eliminated. Role: {role}. The Ghost who comes back haunts for the law.</source>
        <translation>{who} scheidet aus. Rolle: {role}. Der Geist, der zurückkehrt, spukt für das Gesetz.</translation>
    </message>
    <message>
        <source>You are eliminated. Your role: {role}. As the Ghost you haunt for the law.</source>
        <translation>Du scheidest aus. Deine Rolle: {role}. Als Geist spukst du für das Gesetz.</translation>
    </message>
    <message>
        <source>You reveal your role: {role}!</source>
        <translation>Du deckst deine Rolle auf: {role}!</translation>
    </message>
    <message>
        <source>You are the new Sheriff; {target} is a Deputy now.</source>
        <translation>Du bist der neue Sheriff, {target} jetzt Hilfssheriff.</translation>
    </message>
    <message>
        <source>{who} is the new Sheriff; you are a Deputy now.</source>
        <translation>{who} ist der neue Sheriff, du bist jetzt Hilfssheriff.</translation>
    </message>
    <message numerus="yes">
        <source>You stay in play, with %n life point(s).</source>
        <translation>
            <numerusform>Du bleibst im Spiel, mit %n Lebenspunkt.</numerusform>
            <numerusform>Du bleibst im Spiel, mit %n Lebenspunkten.</numerusform>
        </translation>
    </message>
    <message>
        <source>You haunt {target}: {face}.</source>
        <translation>Du suchst {target} heim: {face}.</translation>
    </message>
    <message>
        <source>{who} haunts you: {face}.</source>
        <translation>{who} sucht dich heim: {face}.</translation>
    </message>
    <message>
        <source>You haunt {target} twice: {face}.</source>
        <translation>Du suchst {target} doppelt heim: {face}.</translation>
    </message>
    <message>
        <source>{who} haunts you twice: {face}.</source>
        <translation>{who} sucht dich doppelt heim: {face}.</translation>
    </message>
    <message>
        <source>{who} wins.</source>
        <translation>{who} gewinnt.</translation>
    </message>
    <message>
        <source>You win.</source>
        <translation>Du gewinnst.</translation>
    </message>
    <message>
        <source>{who} win together.</source>
        <translation>{who} gewinnen gemeinsam.</translation>
    </message>
    <message>
        <source>You may throw dynamite again, unless you have three or more.</source>
        <translation>Du darfst Dynamit neu würfeln, solange es nicht drei oder mehr sind.</translation>
    </message>
    <message>
        <source>You may use each 1 as a 2 and each 2 as a 1.</source>
        <translation>Du darfst jede 1 als 2 und jede 2 als 1 benutzen.</translation>
    </message>
    <message>
        <source>Whoever makes you lose life points with shots or the Gatling has to take an arrow.</source>
        <translation>Wer dir mit Schüssen oder der Gatling Lebenspunkte nimmt, muss einen Pfeil nehmen.</translation>
    </message>
    <message>
        <source>With four life points or fewer, each beer you drink yourself gives you two.</source>
        <translation>Hast du vier Lebenspunkte oder weniger, bringt dir jedes Bier, das du selbst trinkst, zwei.</translation>
    </message>
    <message>
        <source>An Indian attack never costs you more than one life point.</source>
        <translation>Ein Indianer-Angriff kostet dich nie mehr als einen Lebenspunkt.</translation>
    </message>
    <message>
        <source>For each Gatling you may return one arrow of any player.</source>
        <translation>Für jede Gatling darfst du einen Pfeil eines beliebigen Spielers zurücklegen.</translation>
    </message>
    <message>
        <source>You may throw once more than the others.</source>
        <translation>Du darfst einmal öfter würfeln als die anderen.</translation>
    </message>
    <message>
        <source>The Gatling never costs you a life point.</source>
        <translation>Die Gatling kostet dich nie einen Lebenspunkt.</translation>
    </message>
    <message>
        <source>For each life point you lose you may return one of your arrows.</source>
        <translation>Für jeden Lebenspunkt, den du verlierst, darfst du einen deiner Pfeile zurücklegen.</translation>
    </message>
    <message>
        <source>Your 1s and 2s may also hit players one place further away.</source>
        <translation>Deine 1en und 2en dürfen auch jemanden treffen, der einen Platz weiter weg sitzt.</translation>
    </message>
    <message>
        <source>At the start of your turn a player of your choice gains one life point, perhaps you.</source>
        <translation>Zu Beginn deines Zuges bekommt ein Spieler deiner Wahl einen Lebenspunkt, vielleicht du selbst.</translation>
    </message>
    <message>
        <source>Once a turn you may spend a beer to let one of your shots hit for two.</source>
        <translation>Einmal im Zug darfst du ein Bier opfern, damit einer deiner Schüsse doppelt trifft.</translation>
    </message>
    <message>
        <source>If there is no 1 and no 2 among your final dice, you gain two life points.</source>
        <translation>Liegt am Ende weder eine 1 noch eine 2 vor dir, bekommst du zwei Lebenspunkte.</translation>
    </message>
    <message>
        <source>Whenever another player is eliminated you gain two life points.</source>
        <translation>Jedes Mal, wenn ein anderer ausscheidet, bekommst du zwei Lebenspunkte.</translation>
    </message>
    <message>
        <source>Two Gatlings are enough for you to fire the Gatling Gun.</source>
        <translation>Dir reichen zwei Gatlings, um das Gatling-Geschütz abzufeuern.</translation>
    </message>
    <message>
        <source>You may throw the Loudmouth beside your five dice.</source>
        <translation>Du darfst das Großmaul zu deinen fünf Würfeln dazunehmen.</translation>
    </message>
    <message>
        <source>You may throw the Coward beside your five dice.</source>
        <translation>Du darfst den Feigling zu deinen fünf Würfeln dazunehmen.</translation>
    </message>
    <message>
        <source>For an arrow you throw you may take the Chief’s Arrow from another player instead.</source>
        <translation>Für einen gewürfelten Pfeil darfst du stattdessen einem anderen den Häuptlingspfeil abnehmen.</translation>
    </message>
    <message>
        <source>Your arrows count only after your last throw.</source>
        <translation>Deine Pfeile zählen erst nach deinem letzten Wurf.</translation>
    </message>
    <message>
        <source>One arrow of each of your throws may go to another player.</source>
        <translation>Einen Pfeil aus jedem deiner Würfe darf ein anderer bekommen.</translation>
    </message>
    <message>
        <source>Whenever shots cost you life points, they cost you one less.</source>
        <translation>Wenn Schüsse dich Lebenspunkte kosten, dann einen weniger.</translation>
    </message>
    <message>
        <source>When you use three or more 1s and 2s you gain two life points.</source>
        <translation>Benutzt du drei oder mehr 1en und 2en, bekommst du zwei Lebenspunkte.</translation>
    </message>
    <message>
        <source>When another player has to lose life points, you may lose them in his place.</source>
        <translation>Muss ein anderer Lebenspunkte verlieren, darfst du sie an seiner Stelle verlieren.</translation>
    </message>
    <message>
        <source>Your turn. Pick up the dice!</source>
        <translation>Du bist dran. Nimm die Würfel!</translation>
    </message>
    <message>
        <source>Sid Ketchum has a life point to give. To whom?</source>
        <translation>Sid Ketchum hat einen Lebenspunkt zu vergeben. Für wen?</translation>
    </message>
    <message>
        <source>Throw some dice again, or leave it at that?</source>
        <translation>Willst du noch einmal würfeln, oder lässt du es gut sein?</translation>
    </message>
    <message>
        <source>Which arrow do you take?</source>
        <translation>Welchen Pfeil nimmst du?</translation>
    </message>
    <message>
        <source>One arrow of this throw may go to somebody else. Who takes it?</source>
        <translation>Ein Pfeil aus diesem Wurf darf an jemand anderen gehen. Wer bekommt ihn?</translation>
    </message>
    <message>
        <source>A broken arrow: whose arrow goes back to the pile?</source>
        <translation>Ein zerbrochener Pfeil: Wessen Pfeil geht zurück auf den Stapel?</translation>
    </message>
    <message>
        <source>Whom do you hit?</source>
        <translation>Wen triffst du?</translation>
    </message>
    <message>
        <source>Spend a beer to let one shot hit for two?</source>
        <translation>Opferst du ein Bier, damit ein Schuss doppelt trifft?</translation>
    </message>
    <message>
        <source>Who gets the beer?</source>
        <translation>Wer bekommt das Bier?</translation>
    </message>
    <message>
        <source>Whose arrow do you return?</source>
        <translation>Wessen Pfeil legst du zurück?</translation>
    </message>
    <message>
        <source>How many arrows do you take instead of losing life points?</source>
        <translation>Wie viele Pfeile nimmst du, statt Lebenspunkte zu verlieren?</translation>
    </message>
    <message numerus="yes">
        <source>{who} has to lose %n life point(s). How many do you take over?</source>
        <translation>
            <numerusform>{who} muss einen Lebenspunkt verlieren. Wie viele übernimmst du?</numerusform>
            <numerusform>{who} muss %n Lebenspunkte verlieren. Wie viele übernimmst du?</numerusform>
        </translation>
    </message>
    <message>
        <source>You have lost life points. Which of your arrows do you return?</source>
        <translation>Du hast Lebenspunkte verloren. Welche deiner Pfeile legst du zurück?</translation>
    </message>
    <message>
        <source>The Devil has let you go. Do you return your arrows?</source>
        <translation>Der Teufel hat dich laufen lassen. Legst du deine Pfeile zurück?</translation>
    </message>
    <message>
        <source>Whom do you haunt, and with what?</source>
        <translation>Wen suchst du heim, und womit?</translation>
    </message>
    <message>
        <source>The dice have landed.</source>
        <translation>Die Würfel sind gefallen.</translation>
    </message>
    <message>
        <source>That was the last throw.</source>
        <translation>Das war der letzte Wurf.</translation>
    </message>
    <message>
        <source>Somebody is about to gain life points.</source>
        <translation>Jemand soll Lebenspunkte bekommen.</translation>
    </message>
    <message>
        <source>Somebody is about to be eliminated.</source>
        <translation>Jemand scheidet gleich aus.</translation>
    </message>
    <message>
        <source>Your turn ends.</source>
        <translation>Dein Zug geht zu Ende.</translation>
    </message>
    <message>
        <source>A role was revealed.</source>
        <translation>Eine Rolle wurde aufgedeckt.</translation>
    </message>
    <message>
        <source>Dynamite burns: it cannot be thrown again.</source>
        <translation>Dynamit brennt: Es darf nicht neu gewürfelt werden.</translation>
    </message>
    <message>
        <source>First Sid Ketchum gives a life point to somebody.</source>
        <translation>Erst vergibt Sid Ketchum seinen Lebenspunkt.</translation>
    </message>
    <message numerus="yes">
        <source>Out of range: %n place(s) away.</source>
        <translation>
            <numerusform>Außer Reichweite: %n Platz entfernt.</numerusform>
            <numerusform>Außer Reichweite: %n Plätze entfernt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody shoots himself here.</source>
        <translation>Auf sich selbst schießt hier niemand.</translation>
    </message>
    <message>
        <source>Eliminated already.</source>
        <translation>Schon ausgeschieden.</translation>
    </message>
    <message>
        <source>the dice have been thrown</source>
        <translation>die Würfel sind gefallen</translation>
    </message>
    <message>
        <source>a role has been shown</source>
        <translation>eine Rolle ist aufgedeckt</translation>
    </message>
    <message>
        <source>{who} is the Sheriff and begins.</source>
        <translation>{who} ist der Sheriff und beginnt.</translation>
    </message>
    <message>
        <source>All roles are open. {who} is the Deputy and begins.</source>
        <translation>Alle Rollen liegen offen. {who} ist der Hilfssheriff und beginnt.</translation>
    </message>
    <message>
        <source>It is {who}’s turn.</source>
        <translation>{who} ist am Zug.</translation>
    </message>
    <message>
        <source>{who} takes another turn.</source>
        <translation>{who} macht noch einen Zug.</translation>
    </message>
    <message>
        <source>{who} rattles the chains.</source>
        <translation>{who} rasselt mit den Ketten.</translation>
    </message>
    <message>
        <source>The Ghost has set a die of {who}: {face}.</source>
        <translation>Der Geist hat {who} einen Würfel hingelegt: {face}.</translation>
    </message>
    <message>
        <source>The Ghost has set two dice of {who}: {face}.</source>
        <translation>Der Geist hat {who} zwei Würfel hingelegt: {face}.</translation>
    </message>
    <message>
        <source>{who} throws {faces}.</source>
        <translation>{who} würfelt {faces}.</translation>
    </message>
    <message>
        <source>{who} throws again: {faces}.</source>
        <translation>{who} würfelt noch einmal: {faces}.</translation>
    </message>
    <message>
        <source>{who} has to throw everything once more: {faces}.</source>
        <translation>{who} muss alles noch einmal werfen: {faces}.</translation>
    </message>
    <message>
        <source>{who} leaves it at that.</source>
        <translation>{who} lässt es gut sein.</translation>
    </message>
    <message>
        <source>{who} turns a die: {before} becomes {face}.</source>
        <translation>{who} dreht einen Würfel: Aus {before} wird {face}.</translation>
    </message>
    <message numerus="yes">
        <source>{who} takes {what}. %n left in the pile.</source>
        <translation>
            <numerusform>{who} nimmt {what}. Noch %n auf dem Stapel.</numerusform>
            <numerusform>{who} nimmt {what}. Noch %n auf dem Stapel.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} takes the Chief’s Arrow from {target}.</source>
        <translation>{who} nimmt {target} den Häuptlingspfeil ab.</translation>
    </message>
    <message>
        <source>{who} passes {what} on to {target}.</source>
        <translation>{who} schiebt {target} {what} zu.</translation>
    </message>
    <message>
        <source>{who} takes {what} instead of losing a life point.</source>
        <translation>{who} nimmt {what}, statt einen Lebenspunkt zu verlieren.</translation>
    </message>
    <message>
        <source>{who} has hit El Gringo and takes {what}.</source>
        <translation>{who} hat El Gringo getroffen und nimmt {what}.</translation>
    </message>
    <message numerus="yes">
        <source>{who} returns %n arrow(s).</source>
        <translation>
            <numerusform>{who} legt einen Pfeil zurück.</numerusform>
            <numerusform>{who} legt %n Pfeile zurück.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} sends %n arrow(s) of {target} back to the pile.</source>
        <translation>
            <numerusform>{who} schickt einen Pfeil von {target} zurück auf den Stapel.</numerusform>
            <numerusform>{who} schickt %n Pfeile von {target} zurück auf den Stapel.</numerusform>
        </translation>
    </message>
    <message>
        <source>{one} and {other} swap their arrows.</source>
        <translation>{one} und {other} tauschen ihre Pfeile.</translation>
    </message>
    <message>
        <source>The last arrow is gone: the Indians attack!</source>
        <translation>Der letzte Pfeil ist weg: Die Indianer greifen an!</translation>
    </message>
    <message>
        <source>The last arrow is gone: the Indians attack! They spare {who}, who has the Chief’s Arrow.</source>
        <translation>Der letzte Pfeil ist weg: Die Indianer greifen an! Sie verschonen {who} mit dem Häuptlingspfeil.</translation>
    </message>
    <message>
        <source>The dynamite goes off in the hands of {who}.</source>
        <translation>{who} hat zu lange mit dem Dynamit gespielt.</translation>
    </message>
    <message>
        <source>{who} has talked too much and bites on a bullet.</source>
        <translation>{who} hat den Mund zu voll genommen und beißt auf eine Kugel.</translation>
    </message>
    <message>
        <source>{who} shoots at {targets}.</source>
        <translation>{who} schießt auf {targets}.</translation>
    </message>
    <message>
        <source>{who} shoots at {targets}. A beer gives one shot at {target} double the power.</source>
        <translation>{who} schießt auf {targets}. Ein Bier gibt einem Schuss auf {target} doppelte Wucht.</translation>
    </message>
    <message numerus="yes">
        <source>{who} drinks %n beer(s).</source>
        <translation>
            <numerusform>{who} trinkt ein Bier.</numerusform>
            <numerusform>{who} trinkt %n Bier.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} serves %n beer(s), for {targets}.</source>
        <translation>
            <numerusform>{who} spendiert ein Bier, für {targets}.</numerusform>
            <numerusform>{who} spendiert %n Bier, für {targets}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} fires the Gatling Gun at everybody!</source>
        <translation>{who} feuert die Gatling auf alle ab!</translation>
    </message>
    <message numerus="yes">
        <source>{who} loses %n life point(s), {life} left.</source>
        <translation>
            <numerusform>{who} verliert einen Lebenspunkt und hat noch {life}.</numerusform>
            <numerusform>{who} verliert %n Lebenspunkte und hat noch {life}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} takes over %n life point(s) that {target} had to lose.</source>
        <translation>
            <numerusform>{who} übernimmt einen Lebenspunkt, den {target} verlieren müsste.</numerusform>
            <numerusform>{who} übernimmt %n Lebenspunkte, die {target} verlieren müsste.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} has a life point for {target}.</source>
        <translation>{who} hat einen Lebenspunkt für {target}.</translation>
    </message>
    <message>
        <source>{who} keeps the life point of Sid Ketchum.</source>
        <translation>{who} behält den Lebenspunkt von Sid Ketchum.</translation>
    </message>
    <message numerus="yes">
        <source>{who} gains %n life point(s) and has {life} now.</source>
        <translation>
            <numerusform>{who} bekommt einen Lebenspunkt und hat jetzt {life}.</numerusform>
            <numerusform>{who} bekommt %n Lebenspunkte und hat jetzt {life}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} gains %n life point(s) thanks to {cause} and has {life} now.</source>
        <translation>
            <numerusform>{who} bekommt dank {cause} einen Lebenspunkt und hat jetzt {life}.</numerusform>
            <numerusform>{who} bekommt dank {cause} %n Lebenspunkte und hat jetzt {life}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} does not get %n life point(s) after all.</source>
        <translation>
            <numerusform>{who} bekommt den Lebenspunkt nun doch nicht.</numerusform>
            <numerusform>{who} bekommt die %n Lebenspunkte nun doch nicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} is eliminated. Role: {role}.</source>
        <translation>{who} scheidet aus. Rolle: {role}.</translation>
    </message>
    <message>
        <source>{who} is eliminated and comes back as the Ghost. Role: {role}.</source>
        <translation>{who} scheidet aus und kehrt als Geist zurück. Rolle: {role}.</translation>
    </message>
    <message>
        <source>{who} reveals a role: {role}!</source>
        <translation>{who} deckt eine Rolle auf: {role}!</translation>
    </message>
    <message>
        <source>Objection! Nothing comes of this: {role}.</source>
        <translation>Einspruch! Daraus wird nichts: {role}.</translation>
    </message>
    <message>
        <source>{who} is the new Sheriff; {target} is a Deputy now.</source>
        <translation>{who} ist der neue Sheriff, {target} jetzt Hilfssheriff.</translation>
    </message>
    <message numerus="yes">
        <source>{who} stays in play, with %n life point(s).</source>
        <translation>
            <numerusform>{who} bleibt im Spiel, mit %n Lebenspunkt.</numerusform>
            <numerusform>{who} bleibt im Spiel, mit %n Lebenspunkten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} haunts {target}: {face}.</source>
        <translation>{who} sucht {target} heim: {face}.</translation>
    </message>
    <message>
        <source>{who} haunts {target} twice: {face}.</source>
        <translation>{who} sucht {target} doppelt heim: {face}.</translation>
    </message>
    <message>
        <source>Nobody wins.</source>
        <translation>Niemand gewinnt.</translation>
    </message>
    <message>
        <source>All Outlaws and Renegades are gone: the law wins.</source>
        <translation>Alle Gesetzlosen und Abtrünnigen sind ausgeschaltet: Das Gesetz siegt.</translation>
    </message>
    <message>
        <source>The Sheriff is dead: the Outlaws win.</source>
        <translation>Der Sheriff ist tot: Die Gesetzlosen gewinnen.</translation>
    </message>
    <message>
        <source>The Sheriff is dead and the Renegade stands alone: he wins.</source>
        <translation>Der Sheriff ist tot, und der Abtrünnige steht allein da: Er gewinnt.</translation>
    </message>
    <message>
        <source>The hunter has got his prey.</source>
        <translation>Der Jäger hat seine Beute.</translation>
    </message>
    <message>
        <source>Only one is left standing.</source>
        <translation>Nur einer steht noch.</translation>
    </message>
    <message>
        <source>Nobody is left standing: the Outlaw wins.</source>
        <translation>Keiner steht mehr: Der Gesetzlose gewinnt.</translation>
    </message>
    <message>
        <source>Nobody wants to die. After so many turns nobody wins either.</source>
        <translation>Niemand will sterben. Nach so vielen Zügen gewinnt auch niemand.</translation>
    </message>
</context>
<context>
    <name>dice_table</name>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Special role</source>
        <translation>Spezialrolle</translation>
    </message>
    <message numerus="yes">
        <source>%n life point(s)</source>
        <translation>
            <numerusform>%n Lebenspunkt</numerusform>
            <numerusform>%n Lebenspunkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Saloon die</source>
        <translation>Saloon-Würfel</translation>
    </message>
    <message>
        <source>Double 1, double 2, double Gatling – but no beer, and the bullet costs you a life point at once.</source>
        <translation>Doppel-1, Doppel-2, Doppel-Gatling – aber kein Bier, und die Kugel kostet dich sofort einen Lebenspunkt.</translation>
    </message>
    <message>
        <source>A double beer, and a broken arrow that sends somebody’s arrow back. No 2 and no Gatling.</source>
        <translation>Ein Doppelbier und ein zerbrochener Pfeil, der jemandem einen Pfeil abnimmt. Keine 2, keine Gatling.</translation>
    </message>
    <message>
        <source>Ghost</source>
        <translation>Geist</translation>
    </message>
    <message>
        <source>haunts</source>
        <translation>spukt</translation>
    </message>
    <message>
        <source>Out of the game, not out of the saloon: throws two dice, gives a token of one face to somebody living, and still wins with his side.</source>
        <translation>Raus aus dem Spiel, aber nicht aus dem Saloon: würfelt mit zwei Würfeln, gibt einem Lebenden die Marke eines Symbols und gewinnt weiter mit seiner Seite.</translation>
    </message>
    <message numerus="yes">
        <source>%n arrow(s)</source>
        <translation>
            <numerusform>%n Pfeil</numerusform>
            <numerusform>%n Pfeile</numerusform>
        </translation>
    </message>
    <message>
        <source>arrow</source>
        <translation>Pfeil</translation>
    </message>
    <message>
        <source>Chief’s Arrow</source>
        <translation>Häuptlingspfeil</translation>
    </message>
    <message>
        <source>Myself</source>
        <translation>Ich selbst</translation>
    </message>
    <message>
        <source>The Loudmouth</source>
        <translation>Das Großmaul</translation>
    </message>
    <message>
        <source>The Coward</source>
        <translation>Der Feigling</translation>
    </message>
    <message>
        <source>Give a life point</source>
        <translation>Lebenspunkt verschenken</translation>
    </message>
    <message>
        <source>Reveal The Good</source>
        <translation>„Der Gute“ aufdecken</translation>
    </message>
    <message>
        <source>Reveal The Doc</source>
        <translation>„Der Doc“ aufdecken</translation>
    </message>
    <message>
        <source>Reveal The Judge</source>
        <translation>„Der Richter“ aufdecken</translation>
    </message>
    <message>
        <source>Reveal The Gambler</source>
        <translation>„Der Spieler“ aufdecken</translation>
    </message>
    <message>
        <source>Reveal The Bad</source>
        <translation>„Der Böse“ aufdecken</translation>
    </message>
    <message>
        <source>Reveal The Ugly</source>
        <translation>„Der Hässliche“ aufdecken</translation>
    </message>
    <message>
        <source>Reveal The Right Hand</source>
        <translation>„Rechte Hand“ aufdecken</translation>
    </message>
    <message>
        <source>Reveal The Left Hand</source>
        <translation>„Linke Hand“ aufdecken</translation>
    </message>
    <message>
        <source>An arrow</source>
        <translation>Ein Pfeil</translation>
    </message>
    <message>
        <source>The Chief’s Arrow</source>
        <translation>Der Häuptlingspfeil</translation>
    </message>
    <message>
        <source>Steal the Chief’s Arrow</source>
        <translation>Häuptlingspfeil stehlen</translation>
    </message>
    <message numerus="yes">
        <source>Throw %n again</source>
        <translation>
            <numerusform>%n Würfel nochmal</numerusform>
            <numerusform>%n Würfel nochmal</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave it at that</source>
        <translation>Dabei bleibt’s</translation>
    </message>
    <message>
        <source>Throw the dice</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Throw with the Loudmouth</source>
        <translation>Mit dem Großmaul würfeln</translation>
    </message>
    <message>
        <source>Throw with the Coward</source>
        <translation>Mit dem Feigling würfeln</translation>
    </message>
    <message>
        <source>A life point for {who}</source>
        <translation>Ein Lebenspunkt für {who}</translation>
    </message>
    <message>
        <source>Become the Sheriff</source>
        <translation>Sheriff werden</translation>
    </message>
    <message>
        <source>Turn {before} to {face}</source>
        <translation>{before} auf {face} drehen</translation>
    </message>
    <message>
        <source>Objection!</source>
        <translation>Einspruch!</translation>
    </message>
    <message>
        <source>Make them throw again</source>
        <translation>Alles nochmal würfeln lassen</translation>
    </message>
    <message>
        <source>Spoil it for {who}</source>
        <translation>{who} leer ausgehen lassen</translation>
    </message>
    <message>
        <source>Swap the arrows of {who} and {other}</source>
        <translation>Pfeile von {who} und {other} tauschen</translation>
    </message>
    <message>
        <source>Another turn</source>
        <translation>Noch ein Zug</translation>
    </message>
    <message>
        <source>Save {who}</source>
        <translation>{who} retten</translation>
    </message>
    <message>
        <source>Shoot at {who}</source>
        <translation>Auf {who} schießen</translation>
    </message>
    <message numerus="yes">
        <source>%n beer(s) for {who}</source>
        <translation>
            <numerusform>%n Bier für {who}</numerusform>
            <numerusform>%n Bier für {who}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Drink %n beer(s)</source>
        <translation>
            <numerusform>%n Bier trinken</numerusform>
            <numerusform>%n Bier trinken</numerusform>
        </translation>
    </message>
    <message>
        <source>Send back an arrow of {who}</source>
        <translation>Pfeil von {who} zurücklegen</translation>
    </message>
    <message>
        <source>Hit {who} for two</source>
        <translation>{who} doppelt treffen</translation>
    </message>
    <message>
        <source>Keep the beer</source>
        <translation>Bier behalten</translation>
    </message>
    <message numerus="yes">
        <source>Take over %n life point(s)</source>
        <translation>
            <numerusform>%n Lebenspunkt übernehmen</numerusform>
            <numerusform>%n Lebenspunkte übernehmen</numerusform>
        </translation>
    </message>
    <message>
        <source>Stay out of it</source>
        <translation>Raushalten</translation>
    </message>
    <message numerus="yes">
        <source>Take %n arrow(s) instead</source>
        <translation>
            <numerusform>Lieber %n Pfeil nehmen</numerusform>
            <numerusform>Lieber %n Pfeile nehmen</numerusform>
        </translation>
    </message>
    <message>
        <source>Lose the life points</source>
        <translation>Lebenspunkte verlieren</translation>
    </message>
    <message numerus="yes">
        <source>Return %n arrow(s)</source>
        <translation>
            <numerusform>%n Pfeil ablegen</numerusform>
            <numerusform>%n Pfeile ablegen</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep the arrows</source>
        <translation>Pfeile behalten</translation>
    </message>
    <message>
        <source>Return all arrows</source>
        <translation>Alle Pfeile ablegen</translation>
    </message>
    <message>
        <source>That will do</source>
        <translation>Das reicht</translation>
    </message>
    <message>
        <source>Return an arrow of {who}</source>
        <translation>Pfeil von {who} zurücklegen</translation>
    </message>
    <message>
        <source>Return the Chief’s Arrow of {who}</source>
        <translation>Häuptlingspfeil von {who} zurücklegen</translation>
    </message>
    <message>
        <source>Take an arrow</source>
        <translation>Einen Pfeil nehmen</translation>
    </message>
    <message>
        <source>Take the Chief’s Arrow</source>
        <translation>Den Häuptlingspfeil nehmen</translation>
    </message>
    <message>
        <source>An arrow for {who}</source>
        <translation>Ein Pfeil für {who}</translation>
    </message>
    <message>
        <source>The Chief’s Arrow for {who}</source>
        <translation>Der Häuptlingspfeil für {who}</translation>
    </message>
    <message>
        <source>Haunt {who}: {face}</source>
        <translation>Bei {who} spuken: {face}</translation>
    </message>
    <message>
        <source>Let it pass</source>
        <translation>Durchwinken</translation>
    </message>
    <message>
        <source>Notebook</source>
        <translation>Notizbuch</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>What could come of it?</source>
        <translation>Was könnte das werden?</translation>
    </message>
    <message>
        <source>explosion</source>
        <translation>Explosion</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>Angriff</translation>
    </message>
    <message>
        <source>Gatling Gun</source>
        <translation>Gatling feuert</translation>
    </message>
    <message>
        <source>bullet</source>
        <translation>Kugel</translation>
    </message>
    <message>
        <source>shots</source>
        <translation>Schüsse</translation>
    </message>
    <message>
        <source>beers</source>
        <translation>Bier</translation>
    </message>
    <message>
        <source>new arrows</source>
        <translation>neue Pfeile</translation>
    </message>
    <message>
        <source>Gatlings</source>
        <translation>Gatlings</translation>
    </message>
    <message>
        <source>Roll up!</source>
        <translation>Würfel raus!</translation>
    </message>
    <message>
        <source>{who} goes again</source>
        <translation>{who} ist nochmal dran</translation>
    </message>
    <message>
        <source>{who} rattles the chains</source>
        <translation>{who} rasselt mit den Ketten</translation>
    </message>
    <message>
        <source>All of it again!</source>
        <translation>Alles nochmal!</translation>
    </message>
    <message>
        <source>BOOM!</source>
        <translation>BUMM!</translation>
    </message>
    <message>
        <source>Attack!</source>
        <translation>Angriff!</translation>
    </message>
    <message>
        <source>spared</source>
        <translation>verschont</translation>
    </message>
    <message>
        <source>Gatling!</source>
        <translation>Gatling!</translation>
    </message>
    <message>
        <source>spilt</source>
        <translation>verschüttet</translation>
    </message>
    <message>
        <source>{who}: {role}</source>
        <translation>{who}: {role}</translation>
    </message>
    <message>
        <source>{who} comes back as the Ghost</source>
        <translation>{who} kommt als Geist zurück</translation>
    </message>
    <message>
        <source>{who} reveals: {role}</source>
        <translation>{who} deckt auf: {role}</translation>
    </message>
    <message>
        <source>Objection sustained!</source>
        <translation>Einspruch stattgegeben!</translation>
    </message>
    <message>
        <source>{who} is the new Sheriff</source>
        <translation>{who} ist der neue Sheriff</translation>
    </message>
    <message>
        <source>Not yet, {who}</source>
        <translation>Noch nicht, {who}</translation>
    </message>
    <message numerus="yes">
        <source>%n of {most} life points</source>
        <translation>
            <numerusform>%n von {most} Lebenspunkten</numerusform>
            <numerusform>%n von {most} Lebenspunkten</numerusform>
        </translation>
    </message>
    <message>
        <source>the Chief’s Arrow among them</source>
        <translation>darunter der Häuptlingspfeil</translation>
    </message>
    <message>
        <source>Ghost token {face}</source>
        <translation>Geistermarke {face}</translation>
    </message>
    <message>
        <source>the Ghost’s doubler</source>
        <translation>Verdoppler des Geistes</translation>
    </message>
    <message>
        <source>{face}, {die}</source>
        <translation>{face}, {die}</translation>
    </message>
    <message>
        <source>Dice of {who}, throw {throw} of {most}</source>
        <translation>Würfel von {who}, Wurf {throw} von {most}</translation>
    </message>
    <message numerus="yes">
        <source>Pile: %n arrow(s)</source>
        <translation>
            <numerusform>Vorrat: %n Pfeil</numerusform>
            <numerusform>Vorrat: %n Pfeile</numerusform>
        </translation>
    </message>
    <message>
        <source>the Chief’s Arrow is there</source>
        <translation>der Häuptlingspfeil ist dabei</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>{who}: {card}</source>
        <translation>{who}: {card}</translation>
    </message>
    <message>
        <source>distance {away}: {who}</source>
        <translation>Entfernung {away}: {who}</translation>
    </message>
    <message>
        <source>From {who}: {what}</source>
        <translation>Von {who} aus: {what}</translation>
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
        <source>You ran out of time.</source>
        <translation>Deine Zeit ist abgelaufen.</translation>
    </message>
    <message>
        <source>{who} is back and plays on.</source>
        <translation>{who} ist zurück und spielt wieder selbst.</translation>
    </message>
    <message>
        <source>You play for yourself again.</source>
        <translation>Du spielst wieder selbst.</translation>
    </message>
    <message>
        <source>A bot plays for {who} from now on.</source>
        <translation>Für {who} spielt ab jetzt ein Bot.</translation>
    </message>
    <message>
        <source>A bot plays for you from now on.</source>
        <translation>Ab jetzt spielt ein Bot für dich.</translation>
    </message>
    <message>
        <source>{who} took the last answer back.</source>
        <translation>{who} hat die letzte Antwort zurückgenommen.</translation>
    </message>
    <message>
        <source>You took your last answer back.</source>
        <translation>Du hast deine letzte Antwort zurückgenommen.</translation>
    </message>
    <message>
        <source>There is no answer to take back.</source>
        <translation>Es gibt keine Antwort, die du zurücknehmen könntest.</translation>
    </message>
    <message>
        <source>There is nothing to call off.</source>
        <translation>Es gibt nichts abzubrechen.</translation>
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
        <source>lost the thread: the simplest thing will do</source>
        <translation>Faden verloren: Das Einfachste muss genügen</translation>
    </message>
    <message>
        <source>thought for too long: the simplest thing will do</source>
        <translation>zu lange überlegt: Das Einfachste muss genügen</translation>
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
        <source>“{file}” cannot be read: {why}.</source>
        <translation>„{file}“ lässt sich nicht lesen: {why}.</translation>
    </message>
    <message>
        <source>“{file}” cannot be written: {why}.</source>
        <translation>„{file}“ lässt sich nicht schreiben: {why}.</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>Die Platte ist voll</translation>
    </message>
    <message>
        <source>you are not allowed to do that there</source>
        <translation>Das darfst du dort nicht</translation>
    </message>
    <message>
        <source>that disk can only be read</source>
        <translation>Von dort lässt sich nur lesen</translation>
    </message>
    <message>
        <source>a part of the path is not a folder</source>
        <translation>Ein Teil des Pfades ist kein Ordner</translation>
    </message>
    <message>
        <source>there is no such folder</source>
        <translation>Diesen Ordner gibt es nicht</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>Das ist ein Ordner</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>Es sind zu viele Dateien offen</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>Der Name ist zu lang</translation>
    </message>
    <message>
        <source>the system refuses</source>
        <translation>Das System weigert sich</translation>
    </message>
    <message>
        <source>a name at this table is too long, or not made of letters</source>
        <translation>Ein Name am Tisch ist zu lang oder besteht nicht aus Buchstaben</translation>
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
    <name>kablamo</name>
    <message>
        <source>Kablamo</source>
        <translation>Kablamo</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Click</translation>
    </message>
    <message>
        <source>Misfire</source>
        <translation>Fehlschuss</translation>
    </message>
    <message>
        <source>Backfire</source>
        <translation>Fehlzündung</translation>
    </message>
    <message>
        <source>Ricochet</source>
        <translation>Querschläger</translation>
    </message>
    <message>
        <source>Somebody is cheating</source>
        <translation>Irgendjemand betrügt</translation>
    </message>
    <message>
        <source>Marquis of Queensbury rules</source>
        <translation>Regeln des Marquis of Queensbury</translation>
    </message>
    <message>
        <source>Full metal jacket</source>
        <translation>Vollmantelgeschoss</translation>
    </message>
    <message>
        <source>Bolshevik rules</source>
        <translation>Regeln der Bolschewiki</translation>
    </message>
    <message>
        <source>Overhaul</source>
        <translation>Wartung</translation>
    </message>
    <message>
        <source>Lights out</source>
        <translation>Licht aus</translation>
    </message>
    <message>
        <source>Moment of truth</source>
        <translation>Stunde der Wahrheit</translation>
    </message>
    <message>
        <source>Lack of etiquette</source>
        <translation>Mangel an Umgangsformen</translation>
    </message>
    <message>
        <source>Act of cowardice</source>
        <translation>Akt der Feigheit</translation>
    </message>
    <message>
        <source>Trigger happy</source>
        <translation>Schiesswütig</translation>
    </message>
    <message>
        <source>Cylinder malfunction</source>
        <translation>Trommelfehlfunktion</translation>
    </message>
    <message>
        <source>Double cross</source>
        <translation>Doppelspiel</translation>
    </message>
    <message>
        <source>Gentlemen agreement</source>
        <translation>Einigung unter Gentlemen</translation>
    </message>
    <message>
        <source>Greased cylinder</source>
        <translation>Gut geschmierte Trommel</translation>
    </message>
    <message>
        <source>Hammer malfunction</source>
        <translation>Abschussfehlfunktion</translation>
    </message>
    <message>
        <source>Ratchet malfunction</source>
        <translation>Sperrradfehlfunktion</translation>
    </message>
    <message>
        <source>Sleight of hand</source>
        <translation>Taschenspielertrick</translation>
    </message>
    <message>
        <source>Speed load</source>
        <translation>Schnelles Nachladen</translation>
    </message>
    <message>
        <source>Stockpiling</source>
        <translation>Auf Vorrat</translation>
    </message>
    <message>
        <source>Test of honor</source>
        <translation>Frage der Ehre</translation>
    </message>
    <message>
        <source>Trigger malfunction</source>
        <translation>Abzugsfehlfunktion</translation>
    </message>
    <message>
        <source>Triple action</source>
        <translation>Dreifachaktion</translation>
    </message>
    <message>
        <source>Wet powder</source>
        <translation>Nasses Pulver</translation>
    </message>
    <message>
        <source>Kills whoever fires it, unless somebody has changed the rules.</source>
        <translation>Tötet den, der sie abfeuert, es sei denn, jemand hat die Regeln geändert.</translation>
    </message>
    <message>
        <source>Nothing happens. A good sound.</source>
        <translation>Nichts passiert. Ein schönes Geräusch.</translation>
    </message>
    <message>
        <source>Cancels a bullet just played, or an active one.</source>
        <translation>Hebt eine gerade gespielte oder eine offen liegende Patrone auf.</translation>
    </message>
    <message>
        <source>You take over a bullet just played, or an active one, and say who carries it out.</source>
        <translation>Du übernimmst eine gerade gespielte oder offen liegende Patrone und bestimmst, wer sie ausführt.</translation>
    </message>
    <message>
        <source>You do at once what a bullet just played, or an active one, would do.</source>
        <translation>Du tust sofort dasselbe wie eine gerade gespielte oder offen liegende Patrone.</translation>
    </message>
    <message>
        <source>Until the end of the round all active bullets are thrown away, except live ones.</source>
        <translation>Bis zum Ende der Runde werden alle offen liegenden Patronen weggeworfen, nur scharfe nicht.</translation>
    </message>
    <message>
        <source>Until the end of the round Kablamos kill nobody.</source>
        <translation>Bis zum Ende der Runde tötet kein Kablamo.</translation>
    </message>
    <message>
        <source>Until the end of the round a Kablamo also kills the left neighbour of whom it hits.</source>
        <translation>Bis zum Ende der Runde trifft ein Kablamo auch den linken Nachbarn des Getroffenen.</translation>
    </message>
    <message>
        <source>In the next round Kablamos hit the left neighbour of whoever fires them.</source>
        <translation>In der nächsten Runde trifft jedes Kablamo den linken Nachbarn des Schützen.</translation>
    </message>
    <message>
        <source>All malfunctions are cleared away, everywhere.</source>
        <translation>Alle Fehlfunktionen verschwinden, überall.</translation>
    </message>
    <message>
        <source>Two players exchange their revolvers; then each may turn the new one as far as he likes.</source>
        <translation>Zwei Spieler tauschen ihre Revolver; danach darf jeder den neuen beliebig weit drehen.</translation>
    </message>
    <message>
        <source>Everybody exchanges his safe bullet for one of his spares.</source>
        <translation>Jeder tauscht die Patrone auf seiner Sicherheitsposition gegen eine Ersatzpatrone.</translation>
    </message>
    <message>
        <source>Look at three loaded bullets, but at no one else&apos;s safe one.</source>
        <translation>Sieh dir drei geladene Patronen an, nur keine fremde auf der Sicherheitsposition.</translation>
    </message>
    <message>
        <source>The next bullet this revolver would fire is thrown away; the one after it is fired.</source>
        <translation>Die nächste Patrone dieses Revolvers wird weggeworfen, abgefeuert wird die danach.</translation>
    </message>
    <message>
        <source>One more shot for this player, still in this round.</source>
        <translation>Noch ein Schuss für diesen Spieler, und zwar in dieser Runde.</translation>
    </message>
    <message>
        <source>After its next shot this cylinder turns one chamber back.</source>
        <translation>Nach dem nächsten Schuss dreht sich diese Trommel um eine Kammer zurück.</translation>
    </message>
    <message>
        <source>Exchange a bullet of yours for one of another revolver; its owner may turn it by one.</source>
        <translation>Tausche eine eigene Patrone gegen eine fremde; deren Besitzer darf um eine Kammer drehen.</translation>
    </message>
    <message>
        <source>Name two players: each picks one of his own bullets, and the two change places.</source>
        <translation>Nenne zwei Spieler: Jeder wählt eine eigene Patrone, und die beiden tauschen die Plätze.</translation>
    </message>
    <message>
        <source>Turn any one cylinder by three chambers.</source>
        <translation>Dreh eine beliebige Trommel um drei Kammern.</translation>
    </message>
    <message>
        <source>The next time, this revolver turns but does not fire.</source>
        <translation>Beim nächsten Mal dreht sich dieser Revolver, schießt aber nicht.</translation>
    </message>
    <message>
        <source>The next time, this revolver fires without turning.</source>
        <translation>Beim nächsten Mal schießt dieser Revolver, ohne sich zu drehen.</translation>
    </message>
    <message>
        <source>Exchange a bullet from your revolver for another player&apos;s spare, unseen.</source>
        <translation>Tausche unbesehen eine Patrone deines Revolvers gegen eine fremde Ersatzpatrone.</translation>
    </message>
    <message>
        <source>Throw away everything in your cylinder, draw six and load them.</source>
        <translation>Wirf alles aus deiner Trommel weg, zieh sechs Patronen und lade sie.</translation>
    </message>
    <message>
        <source>Draw a bullet and load it, then draw another one as a spare.</source>
        <translation>Zieh eine Patrone und lade sie, dann zieh noch eine als Ersatz.</translation>
    </message>
    <message>
        <source>Before the next reload, fill another player&apos;s empty chambers with your own spares.</source>
        <translation>Fülle vor dem nächsten Nachladen die leeren Kammern eines anderen mit deinen Ersatzpatronen.</translation>
    </message>
    <message>
        <source>The next time this revolver fires, it fires once more.</source>
        <translation>Wenn dieser Revolver das nächste Mal schießt, schießt er gleich noch einmal.</translation>
    </message>
    <message>
        <source>Three bullets from at least two revolvers change places.</source>
        <translation>Drei Patronen aus mindestens zwei Revolvern tauschen die Plätze.</translation>
    </message>
    <message>
        <source>Throw away all your spares and draw as many new ones.</source>
        <translation>Wirf alle deine Ersatzpatronen weg und zieh ebenso viele neue.</translation>
    </message>
    <message>
        <source>Six bullets, no second look. Remember what you loaded.</source>
        <translation>Sechs Patronen, kein zweiter Blick. Merk dir, was du geladen hast.</translation>
    </message>
    <message>
        <source>Socialite: bullets carry the colour of whoever loaded them</source>
        <translation>Gesellschaftsspieler: Patronen tragen die Farbe dessen, der sie geladen hat</translation>
    </message>
    <message>
        <source>Iron strategist: a Kablamo for everybody, nothing from the hand</source>
        <translation>Eiserner Stratege: ein Kablamo für jeden, nichts aus der Hand</translation>
    </message>
    <message>
        <source>Mulliganovski: draw again, one bullet fewer</source>
        <translation>Mulliganovski: neu ziehen, eine Patrone weniger</translation>
    </message>
    <message>
        <source>A cylinder malfunction turns the cylinder back</source>
        <translation>Eine Trommelfehlfunktion dreht die Trommel zurück</translation>
    </message>
    <message>
        <source>after the shot</source>
        <translation>nach dem Schuss</translation>
    </message>
    <message>
        <source>instead of forward</source>
        <translation>anstatt vorwärts</translation>
    </message>
    <message>
        <source>Sleight of hand, if only its controller has spares</source>
        <translation>Taschenspielertrick, wenn nur sein Besitzer Ersatzpatronen hat</translation>
    </message>
    <message>
        <source>is a dud</source>
        <translation>ist ein Blindgänger</translation>
    </message>
    <message>
        <source>goes to somebody else</source>
        <translation>geht an jemand anderen</translation>
    </message>
    <message>
        <source>Helper</source>
        <translation>Gedächtnisstütze</translation>
    </message>
    <message>
        <source>none: remember for yourself</source>
        <translation>keine: selbst merken</translation>
    </message>
    <message>
        <source>shows what you have seen</source>
        <translation>zeigt, was du gesehen hast</translation>
    </message>
    <message>
        <source>shows that and the odds</source>
        <translation>zeigt auch die Wahrscheinlichkeiten</translation>
    </message>
    <message>
        <source>Time to react</source>
        <translation>Zeit zum Reagieren</translation>
    </message>
    <message>
        <source>brisk</source>
        <translation>knapp</translation>
    </message>
    <message>
        <source>steady</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>calm</source>
        <translation>reichlich</translation>
    </message>
    <message>
        <source>revolver with a turning cylinder</source>
        <translation>Revolver mit drehbarer Trommel</translation>
    </message>
    <message>
        <source>live bullet</source>
        <translation>scharfe Patrone</translation>
    </message>
    <message>
        <source>action bullet</source>
        <translation>Aktionspatrone</translation>
    </message>
    <message>
        <source>high-velocity bullet</source>
        <translation>Hochgeschwindigkeitspatrone</translation>
    </message>
    <message>
        <source>ammunition bag</source>
        <translation>Munitionsbeutel</translation>
    </message>
    <message>
        <source>Keep these bullets, or put all of them back and draw one fewer?</source>
        <translation>Behältst du diese Patronen, oder legst du alle zurück und ziehst eine weniger?</translation>
    </message>
    <message>
        <source>Load six bullets. Have a good look: it is the last one.</source>
        <translation>Lade sechs Patronen. Schau gut hin: Es ist das letzte Mal.</translation>
    </message>
    <message>
        <source>Reload: a spare into every empty chamber.</source>
        <translation>Nachladen: eine Ersatzpatrone in jede leere Kammer.</translation>
    </message>
    <message>
        <source>Lay down your revolver and leave the game?</source>
        <translation>Den Revolver hinlegen und aussteigen?</translation>
    </message>
    <message>
        <source>The round begins. Anything to play from your hand?</source>
        <translation>Die Runde beginnt. Spielst du etwas aus der Hand?</translation>
    </message>
    <message>
        <source>The cylinders have turned. Last chance before the shot: anything to play?</source>
        <translation>Die Trommeln haben sich gedreht. Letzte Gelegenheit vor dem Schuss: Spielst du etwas?</translation>
    </message>
    <message>
        <source>The next bullet is about to take effect. Anything to play first?</source>
        <translation>Gleich wirkt die nächste Patrone. Spielst du vorher etwas?</translation>
    </message>
    <message>
        <source>The smoke clears. Anything to play?</source>
        <translation>Der Rauch verzieht sich. Spielst du etwas?</translation>
    </message>
    <message>
        <source>New bullets are drawn. Anything to play before reloading?</source>
        <translation>Neue Patronen sind gezogen. Spielst du vor dem Nachladen etwas?</translation>
    </message>
    <message>
        <source>Everybody has reloaded. Anything to play before the next round?</source>
        <translation>Alle haben nachgeladen. Spielst du noch etwas vor der nächsten Runde?</translation>
    </message>
    <message>
        <source>Do you want to step in?</source>
        <translation>Gehst du dazwischen?</translation>
    </message>
    <message>
        <source>{bullet} ({number}) is yours to assign. To whom?</source>
        <translation>{bullet} ({number}): Du bestimmst, wer das ausführt. Wer?</translation>
    </message>
    <message>
        <source>You have taken it over. Who carries it out?</source>
        <translation>Die Patrone gehorcht jetzt dir. Wer führt sie aus?</translation>
    </message>
    <message>
        <source>Misfire: which bullet comes to nothing?</source>
        <translation>Fehlschuss: Welche Patrone verpufft?</translation>
    </message>
    <message>
        <source>Backfire: which bullet do you take over?</source>
        <translation>Fehlzündung: Welche Patrone übernimmst du?</translation>
    </message>
    <message>
        <source>Ricochet: which bullet do you copy?</source>
        <translation>Querschläger: Welche Patrone machst du nach?</translation>
    </message>
    <message>
        <source>Double cross: which of your bullets do you give away?</source>
        <translation>Doppelspiel: Welche deiner Patronen gibst du her?</translation>
    </message>
    <message>
        <source>Double cross: and which one do you take for it?</source>
        <translation>Doppelspiel: Und welche nimmst du dafür?</translation>
    </message>
    <message>
        <source>You have been double-crossed. Turn your cylinder by one?</source>
        <translation>Man hat dich hereingelegt. Drehst du deine Trommel um eine Kammer?</translation>
    </message>
    <message>
        <source>Gentlemen agreement: which two shall exchange bullets?</source>
        <translation>Einigung unter Gentlemen: Welche zwei tauschen Patronen?</translation>
    </message>
    <message>
        <source>Gentlemen agreement: which of your bullets do you hand over?</source>
        <translation>Einigung unter Gentlemen: Welche deiner Patronen gibst du weiter?</translation>
    </message>
    <message>
        <source>Greased cylinder: whose revolver turns by three?</source>
        <translation>Gut geschmierte Trommel: Wessen Trommel dreht sich um drei Kammern?</translation>
    </message>
    <message>
        <source>Sleight of hand: which of your bullets do you palm off?</source>
        <translation>Taschenspielertrick: Welche deiner Patronen jubelst du jemandem unter?</translation>
    </message>
    <message>
        <source>Sleight of hand: whose spare do you take for it?</source>
        <translation>Taschenspielertrick: Wessen Ersatzpatrone nimmst du dafür?</translation>
    </message>
    <message>
        <source>Speed load: put these bullets into your cylinder.</source>
        <translation>Schnelles Nachladen: Steck diese Patronen in deine Trommel.</translation>
    </message>
    <message>
        <source>Stockpiling: into which empty chamber does this bullet go?</source>
        <translation>Auf Vorrat: In welche leere Kammer kommt diese Patrone?</translation>
    </message>
    <message>
        <source>Triple action: pick three bullets from at least two revolvers.</source>
        <translation>Dreifachaktion: Wähle drei Patronen aus mindestens zwei Revolvern.</translation>
    </message>
    <message>
        <source>Triple action: which way do they move?</source>
        <translation>Dreifachaktion: Wie herum wandern sie?</translation>
    </message>
    <message>
        <source>Lights out: which two exchange their revolvers?</source>
        <translation>Licht aus: Welche zwei tauschen ihre Revolver?</translation>
    </message>
    <message>
        <source>Lights out: how far do you turn your new cylinder?</source>
        <translation>Licht aus: Wie weit drehst du deine neue Trommel?</translation>
    </message>
    <message>
        <source>Moment of truth: which spare goes into your safe position?</source>
        <translation>Stunde der Wahrheit: Welche Ersatzpatrone kommt auf deine Sicherheitsposition?</translation>
    </message>
    <message>
        <source>Lack of etiquette: which bullet do you look at?</source>
        <translation>Mangel an Umgangsformen: Welche Patrone siehst du dir an?</translation>
    </message>
    <message>
        <source>Seen enough? From now on you have to remember it.</source>
        <translation>Genug gesehen? Ab jetzt musst du es dir merken.</translation>
    </message>
    <message>
        <source>Test of honor: whose revolver do you load?</source>
        <translation>Frage der Ehre: Wessen Revolver lädst du?</translation>
    </message>
    <message>
        <source>Test of honor: load it with your own spares.</source>
        <translation>Frage der Ehre: Lade ihn mit deinen eigenen Ersatzpatronen.</translation>
    </message>
    <message>
        <source>Safe position: only the owner touches that bullet.</source>
        <translation>Sicherheitsposition: Diese Patrone rührt nur der Besitzer an.</translation>
    </message>
    <message>
        <source>That chamber is empty.</source>
        <translation>Diese Kammer ist leer.</translation>
    </message>
    <message>
        <source>That bullet is face up and stays in its chamber.</source>
        <translation>Diese Patrone liegt offen und bleibt in ihrer Kammer.</translation>
    </message>
    <message>
        <source>Out of the game.</source>
        <translation>Nicht mehr im Spiel.</translation>
    </message>
    <message>
        <source>There is no face-down bullet in that revolver.</source>
        <translation>In diesem Revolver liegt keine verdeckte Patrone.</translation>
    </message>
    <message>
        <source>That bullet is picked already.</source>
        <translation>Diese Patrone ist schon gewählt.</translation>
    </message>
    <message>
        <source>That place is out of the question here.</source>
        <translation>Diese Stelle kommt hier nicht in Frage.</translation>
    </message>
    <message>
        <source>It has to be a bullet of your own.</source>
        <translation>Es muss eine eigene Patrone sein.</translation>
    </message>
    <message>
        <source>It has to be somebody else&apos;s bullet.</source>
        <translation>Es muss die Patrone von jemand anderem sein.</translation>
    </message>
    <message>
        <source>Not all three from the same revolver.</source>
        <translation>Nicht alle drei aus demselben Revolver.</translation>
    </message>
    <message>
        <source>No empty chamber there that you may load.</source>
        <translation>Dort ist keine leere Kammer, die du laden darfst.</translation>
    </message>
    <message>
        <source>It could not be carried out there.</source>
        <translation>Dort ließe es sich nicht ausführen.</translation>
    </message>
    <message>
        <source>Too late: the extra shots of this round are over.</source>
        <translation>Zu spät: Die Extraschüsse dieser Runde sind vorbei.</translation>
    </message>
    <message>
        <source>Only misfire, backfire and ricochet answer another bullet.</source>
        <translation>Nur Fehlschuss, Fehlzündung und Querschläger antworten auf eine andere Patrone.</translation>
    </message>
    <message>
        <source>There is no bullet to aim it at.</source>
        <translation>Es gibt keine Patrone, auf die sie zielen könnte.</translation>
    </message>
    <message>
        <source>No revolver has a malfunction.</source>
        <translation>Kein Revolver hat eine Fehlfunktion.</translation>
    </message>
    <message>
        <source>Nobody could exchange anything.</source>
        <translation>Niemand könnte etwas tauschen.</translation>
    </message>
    <message>
        <source>There is nothing to look at.</source>
        <translation>Es gibt nichts anzusehen.</translation>
    </message>
    <message>
        <source>everybody has watched the bullets move</source>
        <translation>alle haben gesehen, wie die Patronen gewandert sind</translation>
    </message>
    <message>
        <source>bullets have been turned over</source>
        <translation>Patronen sind aufgedeckt</translation>
    </message>
    <message>
        <source>bullets have been drawn from the bag</source>
        <translation>Patronen sind aus dem Beutel gezogen</translation>
    </message>
    <message>
        <source>a bullet has been looked at</source>
        <translation>jemand hat sich eine Patrone angesehen</translation>
    </message>
    <message>
        <source>a bullet lies open on the table</source>
        <translation>eine Patrone liegt offen auf dem Tisch</translation>
    </message>
    <message numerus="yes">
        <source>Everybody draws %n bullet(s).</source>
        <translation>
            <numerusform>Jeder zieht eine Patrone.</numerusform>
            <numerusform>Jeder zieht %n Patronen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Second thoughts: {who} put everything back and draw one fewer.</source>
        <translation>Zweiter Versuch, eine Patrone weniger: {who}.</translation>
    </message>
    <message>
        <source>Round {round}.</source>
        <translation>Runde {round}.</translation>
    </message>
    <message numerus="yes">
        <source>%n bullet(s) are drawn from the bag.</source>
        <translation>
            <numerusform>Eine Patrone wird aus dem Beutel gezogen.</numerusform>
            <numerusform>%n Patronen werden aus dem Beutel gezogen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} draws %n bullet(s).</source>
        <translation>
            <numerusform>{who} zieht eine Patrone.</numerusform>
            <numerusform>{who} zieht %n Patronen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} draws %n bullet(s) to load.</source>
        <translation>
            <numerusform>{who} zieht eine Patrone zum Laden.</numerusform>
            <numerusform>{who} zieht %n Patronen zum Laden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} loads %n bullet(s).</source>
        <translation>
            <numerusform>{who} lädt eine Patrone.</numerusform>
            <numerusform>{who} lädt %n Patronen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} loads %n bullet(s) into the revolver of {owner}.</source>
        <translation>
            <numerusform>{who} lädt eine Patrone in den Revolver von {owner}.</numerusform>
            <numerusform>{who} lädt %n Patronen in den Revolver von {owner}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The cylinders turn.</source>
        <translation>Die Trommeln drehen sich.</translation>
    </message>
    <message>
        <source>{who} leaves the cylinder as it is.</source>
        <translation>{who} lässt die Trommel, wie sie ist.</translation>
    </message>
    <message numerus="yes">
        <source>The cylinder of {who} turns %n chamber(s) clockwise.</source>
        <translation>
            <numerusform>Die Trommel von {who} dreht sich um eine Kammer im Uhrzeigersinn.</numerusform>
            <numerusform>Die Trommel von {who} dreht sich um %n Kammern im Uhrzeigersinn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cylinder of {who} turns %n chamber(s) counter-clockwise.</source>
        <translation>
            <numerusform>Die Trommel von {who} dreht sich um eine Kammer gegen den Uhrzeigersinn.</numerusform>
            <numerusform>Die Trommel von {who} dreht sich um %n Kammern gegen den Uhrzeigersinn.</numerusform>
        </translation>
    </message>
    <message>
        <source>A bullet of {one} and a bullet of {other} change places.</source>
        <translation>Eine Patrone von {one} und eine von {other} tauschen die Plätze.</translation>
    </message>
    <message>
        <source>Three bullets change places: {who}.</source>
        <translation>Drei Patronen tauschen die Plätze: {who}.</translation>
    </message>
    <message>
        <source>{who} takes a spare of {owner} and leaves a bullet for it.</source>
        <translation>{who} nimmt eine Ersatzpatrone von {owner} und lässt eine Patrone dafür da.</translation>
    </message>
    <message>
        <source>The safe position gets a spare: {who}.</source>
        <translation>Ersatzpatrone auf die Sicherheitsposition: {who}.</translation>
    </message>
    <message>
        <source>{one} and {other} exchange their revolvers.</source>
        <translation>{one} und {other} tauschen ihre Revolver.</translation>
    </message>
    <message>
        <source>{who} takes a look at a bullet of {owner}.</source>
        <translation>{who} wirft einen Blick auf eine Patrone von {owner}.</translation>
    </message>
    <message>
        <source>{bullet} lies with {who}.</source>
        <translation>{bullet} liegt jetzt bei {who}.</translation>
    </message>
    <message>
        <source>{bullet}: that goes for everybody.</source>
        <translation>{bullet}: Das gilt für alle.</translation>
    </message>
    <message>
        <source>{who} plays {bullet} from the hand.</source>
        <translation>{who} spielt {bullet} aus der Hand.</translation>
    </message>
    <message>
        <source>{who} plays {bullet} on {target}.</source>
        <translation>{who} spielt {bullet} auf {target}.</translation>
    </message>
    <message>
        <source>{number}: {bullet}.</source>
        <translation>{number}: {bullet}.</translation>
    </message>
    <message>
        <source>{number}: {bullet}. {who} assigns it to {target}.</source>
        <translation>{number}: {bullet}. {who} teilt sie {target} zu.</translation>
    </message>
    <message>
        <source>{number}: {bullet}. {who} keeps it.</source>
        <translation>{number}: {bullet}. {who} behält sie selbst.</translation>
    </message>
    <message>
        <source>{who} aims {bullet} at {target}.</source>
        <translation>{who} zielt mit {bullet} auf {target}.</translation>
    </message>
    <message>
        <source>{who} hands {bullet} to {target}.</source>
        <translation>{who} reicht {bullet} an {target} weiter.</translation>
    </message>
    <message>
        <source>A dud: nobody can do anything with {bullet} from {who}.</source>
        <translation>Blindgänger: Mit {bullet} von {who} kann niemand etwas anfangen.</translation>
    </message>
    <message>
        <source>{bullet} comes to nothing.</source>
        <translation>{bullet} verpufft.</translation>
    </message>
    <message>
        <source>{bullet} is cancelled.</source>
        <translation>{bullet} ist aufgehoben.</translation>
    </message>
    <message>
        <source>{who} takes {bullet} over.</source>
        <translation>{who} übernimmt {bullet}.</translation>
    </message>
    <message>
        <source>{who} does the same as {bullet}.</source>
        <translation>{who} macht dasselbe wie {bullet}.</translation>
    </message>
    <message>
        <source>Somebody is cheating! Thrown away: {bullets}.</source>
        <translation>Irgendjemand betrügt! Weggeworfen: {bullets}.</translation>
    </message>
    <message>
        <source>{who} throws away: {bullets}.</source>
        <translation>{who} wirft weg: {bullets}.</translation>
    </message>
    <message>
        <source>Overhaul: the malfunctions are gone ({who}).</source>
        <translation>Wartung: Die Fehlfunktionen sind weg ({who}).</translation>
    </message>
    <message>
        <source>One more shot: {who}.</source>
        <translation>Noch ein Schuss: {who}.</translation>
    </message>
    <message>
        <source>An act of cowardice: {who} throws away {bullet}.</source>
        <translation>Akt der Feigheit: {who} wirft {bullet} weg.</translation>
    </message>
    <message>
        <source>An act of cowardice: {who} had nothing to fear.</source>
        <translation>Akt der Feigheit: {who} hatte nichts zu befürchten.</translation>
    </message>
    <message>
        <source>The shots: {bullets}.</source>
        <translation>Die Schüsse: {bullets}.</translation>
    </message>
    <message>
        <source>Not a shot.</source>
        <translation>Kein einziger Schuss.</translation>
    </message>
    <message>
        <source>KABLAMO! It gets {who}.</source>
        <translation>KABLAMO! Es erwischt {who}.</translation>
    </message>
    <message>
        <source>Kablamo, but nobody is hurt.</source>
        <translation>Kablamo, aber niemandem passiert etwas.</translation>
    </message>
    <message>
        <source>Click.</source>
        <translation>Click.</translation>
    </message>
    <message numerus="yes">
        <source>{who} is out. %n live bullet(s) go back into the bag.</source>
        <translation>
            <numerusform>{who} ist raus. Eine scharfe Patrone kommt zurück in den Beutel.</numerusform>
            <numerusform>{who} ist raus. %n scharfe Patronen kommen zurück in den Beutel.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} has had enough and is about to leave.</source>
        <translation>{who} hat genug und steigt gleich aus.</translation>
    </message>
    <message>
        <source>{who} is the last one standing.</source>
        <translation>{who} steht als Letzter noch.</translation>
    </message>
    <message>
        <source>Nobody wins.</source>
        <translation>Niemand gewinnt.</translation>
    </message>
    <message>
        <source>Second thoughts: you put everything back and draw one fewer.</source>
        <translation>Zweiter Versuch: Du legst alles zurück und ziehst eine Patrone weniger.</translation>
    </message>
    <message numerus="yes">
        <source>You draw %n bullet(s).</source>
        <translation>
            <numerusform>Du ziehst eine Patrone.</numerusform>
            <numerusform>Du ziehst %n Patronen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You draw %n bullet(s) to load.</source>
        <translation>
            <numerusform>Du ziehst eine Patrone zum Laden.</numerusform>
            <numerusform>Du ziehst %n Patronen zum Laden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You load %n bullet(s).</source>
        <translation>
            <numerusform>Du lädst eine Patrone.</numerusform>
            <numerusform>Du lädst %n Patronen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You load %n bullet(s) into the revolver of {owner}.</source>
        <translation>
            <numerusform>Du lädst eine Patrone in den Revolver von {owner}.</numerusform>
            <numerusform>Du lädst %n Patronen in den Revolver von {owner}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} loads %n bullet(s) into your revolver.</source>
        <translation>
            <numerusform>{who} lädt eine Patrone in deinen Revolver.</numerusform>
            <numerusform>{who} lädt %n Patronen in deinen Revolver.</numerusform>
        </translation>
    </message>
    <message>
        <source>You leave your cylinder as it is.</source>
        <translation>Du lässt deine Trommel, wie sie ist.</translation>
    </message>
    <message numerus="yes">
        <source>Your cylinder turns %n chamber(s) clockwise.</source>
        <translation>
            <numerusform>Deine Trommel dreht sich um eine Kammer im Uhrzeigersinn.</numerusform>
            <numerusform>Deine Trommel dreht sich um %n Kammern im Uhrzeigersinn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your cylinder turns %n chamber(s) counter-clockwise.</source>
        <translation>
            <numerusform>Deine Trommel dreht sich um eine Kammer gegen den Uhrzeigersinn.</numerusform>
            <numerusform>Deine Trommel dreht sich um %n Kammern gegen den Uhrzeigersinn.</numerusform>
        </translation>
    </message>
    <message>
        <source>A bullet of yours and a bullet of {other} change places.</source>
        <translation>Eine Patrone von dir und eine von {other} tauschen die Plätze.</translation>
    </message>
    <message>
        <source>A bullet of {one} and a bullet of yours change places.</source>
        <translation>Eine Patrone von {one} und eine von dir tauschen die Plätze.</translation>
    </message>
    <message>
        <source>You take a spare of {owner} and leave a bullet for it.</source>
        <translation>Du nimmst eine Ersatzpatrone von {owner} und lässt eine Patrone dafür da.</translation>
    </message>
    <message>
        <source>{who} takes a spare of yours and leaves you a bullet for it.</source>
        <translation>{who} nimmt eine deiner Ersatzpatronen und lässt dir eine Patrone dafür da.</translation>
    </message>
    <message>
        <source>You and {other} exchange your revolvers.</source>
        <translation>Du und {other} tauscht eure Revolver.</translation>
    </message>
    <message>
        <source>{one} and you exchange your revolvers.</source>
        <translation>{one} und du tauscht eure Revolver.</translation>
    </message>
    <message>
        <source>You take a look at a bullet of {owner}.</source>
        <translation>Du wirfst einen Blick auf eine Patrone von {owner}.</translation>
    </message>
    <message>
        <source>{who} takes a look at a bullet of yours.</source>
        <translation>{who} wirft einen Blick auf eine deiner Patronen.</translation>
    </message>
    <message>
        <source>{bullet} lies with you.</source>
        <translation>{bullet} liegt jetzt bei dir.</translation>
    </message>
    <message>
        <source>You play {bullet} from the hand.</source>
        <translation>Du spielst {bullet} aus der Hand.</translation>
    </message>
    <message>
        <source>You play {bullet} on {target}.</source>
        <translation>Du spielst {bullet} auf {target}.</translation>
    </message>
    <message>
        <source>{who} plays {bullet} on you.</source>
        <translation>{who} spielt {bullet} auf dich.</translation>
    </message>
    <message>
        <source>{number}: {bullet}. You assign it to {target}.</source>
        <translation>{number}: {bullet}. Du teilst sie {target} zu.</translation>
    </message>
    <message>
        <source>{number}: {bullet}. {who} assigns it to you.</source>
        <translation>{number}: {bullet}. {who} teilt sie dir zu.</translation>
    </message>
    <message>
        <source>{number}: {bullet}. You keep it.</source>
        <translation>{number}: {bullet}. Du behältst sie selbst.</translation>
    </message>
    <message>
        <source>You aim {bullet} at {target}.</source>
        <translation>Du zielst mit {bullet} auf {target}.</translation>
    </message>
    <message>
        <source>You hand {bullet} to {target}.</source>
        <translation>Du reichst {bullet} an {target} weiter.</translation>
    </message>
    <message>
        <source>{who} hands {bullet} to you.</source>
        <translation>{who} reicht {bullet} an dich weiter.</translation>
    </message>
    <message>
        <source>A dud: nobody can do anything with {bullet} from your revolver.</source>
        <translation>Blindgänger: Mit {bullet} aus deinem Revolver kann niemand etwas anfangen.</translation>
    </message>
    <message>
        <source>You take {bullet} over.</source>
        <translation>Du übernimmst {bullet}.</translation>
    </message>
    <message>
        <source>You do the same as {bullet}.</source>
        <translation>Du machst dasselbe wie {bullet}.</translation>
    </message>
    <message>
        <source>You throw away: {bullets}.</source>
        <translation>Du wirfst weg: {bullets}.</translation>
    </message>
    <message>
        <source>One more shot for you.</source>
        <translation>Noch ein Schuss für dich.</translation>
    </message>
    <message>
        <source>An act of cowardice: you throw away {bullet}.</source>
        <translation>Akt der Feigheit: Du wirfst {bullet} weg.</translation>
    </message>
    <message>
        <source>An act of cowardice: you had nothing to fear.</source>
        <translation>Akt der Feigheit: Du hattest nichts zu befürchten.</translation>
    </message>
    <message>
        <source>KABLAMO! It gets you.</source>
        <translation>KABLAMO! Es erwischt dich.</translation>
    </message>
    <message numerus="yes">
        <source>You are out. %n live bullet(s) go back into the bag.</source>
        <translation>
            <numerusform>Du bist raus. Eine scharfe Patrone kommt zurück in den Beutel.</numerusform>
            <numerusform>Du bist raus. %n scharfe Patronen kommen zurück in den Beutel.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have had enough and are about to leave.</source>
        <translation>Du hast genug und steigst gleich aus.</translation>
    </message>
    <message>
        <source>You are the last one standing.</source>
        <translation>Du bist als Letzter übrig.</translation>
    </message>
    <message>
        <source>Only one is left standing.</source>
        <translation>Nur noch einer steht.</translation>
    </message>
    <message>
        <source>Nobody is left standing.</source>
        <translation>Niemand steht mehr.</translation>
    </message>
    <message>
        <source>This has gone on for too long. Nobody wins.</source>
        <translation>Das dauert nun wirklich zu lange. Niemand gewinnt.</translation>
    </message>
</context>
<context>
    <name>kablamo_table</name>
    <message>
        <source>{sort}, number {number}</source>
        <translation>{sort}, Nummer {number}</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>armed: one more shot</source>
        <translation>scharf: noch ein Schuss</translation>
    </message>
    <message>
        <source>at work</source>
        <translation>am Werk</translation>
    </message>
    <message>
        <source>being paid</source>
        <translation>wird eingelöst</translation>
    </message>
    <message>
        <source>from the next round on</source>
        <translation>ab der nächsten Runde</translation>
    </message>
    <message>
        <source>in force</source>
        <translation>gilt jetzt</translation>
    </message>
    <message numerus="yes">
        <source>fires in %n round(s)</source>
        <translation>
            <numerusform>feuert in %n Runde</numerusform>
            <numerusform>feuert in %n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>fires in … rounds</source>
        <translation>feuert in … Runden</translation>
    </message>
    <message>
        <source>Myself</source>
        <translation>Ich</translation>
    </message>
    <message>
        <source>Chamber {number}</source>
        <translation>Kammer {number}</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>Neu ziehen</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>So lassen</translation>
    </message>
    <message>
        <source>One clockwise</source>
        <translation>Eine im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>One counter-clockwise</source>
        <translation>Eine gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>1 → 2 → 3 → 1</source>
        <translation>1 → 2 → 3 → 1</translation>
    </message>
    <message>
        <source>1 → 3 → 2 → 1</source>
        <translation>1 → 3 → 2 → 1</translation>
    </message>
    <message>
        <source>Seen enough</source>
        <translation>Genug gesehen</translation>
    </message>
    <message>
        <source>Lay it down</source>
        <translation>Niederlegen</translation>
    </message>
    <message>
        <source>Spare {number}</source>
        <translation>Ersatzpatrone {number}</translation>
    </message>
    <message numerus="yes">
        <source>Load %n bullet(s)</source>
        <translation>
            <numerusform>%n Patrone laden</numerusform>
            <numerusform>%n Patronen laden</numerusform>
        </translation>
    </message>
    <message>
        <source>Play {bullet}</source>
        <translation>{bullet} spielen</translation>
    </message>
    <message>
        <source>Play {bullet} on {who}</source>
        <translation>{bullet} auf {who} spielen</translation>
    </message>
    <message>
        <source>Play {bullet} myself</source>
        <translation>{bullet} selbst ausführen</translation>
    </message>
    <message>
        <source>Let it pass</source>
        <translation>Laufen lassen</translation>
    </message>
    <message>
        <source>To {who}</source>
        <translation>An {who}</translation>
    </message>
    <message>
        <source>I do it myself</source>
        <translation>Mach ich selbst</translation>
    </message>
    <message>
        <source>At {bullet}, number {number}</source>
        <translation>Auf {bullet}, Nummer {number}</translation>
    </message>
    <message>
        <source>Chamber {number} of {who}</source>
        <translation>Kammer {number} von {who}</translation>
    </message>
    <message>
        <source>My chamber {number}</source>
        <translation>Meine Kammer {number}</translation>
    </message>
    <message>
        <source>Spare {number} of {who}</source>
        <translation>Ersatzpatrone {number} von {who}</translation>
    </message>
    <message>
        <source>{bullet} into the safe position</source>
        <translation>{bullet} auf die Sicherheitsposition</translation>
    </message>
    <message numerus="yes">
        <source>Turn by %n</source>
        <translation>
            <numerusform>Um %n drehen</numerusform>
            <numerusform>Um %n drehen</numerusform>
        </translation>
    </message>
    <message>
        <source>Do not turn</source>
        <translation>Nicht drehen</translation>
    </message>
    <message>
        <source>Turn the cylinder of {who}</source>
        <translation>Die Trommel von {who} drehen</translation>
    </message>
    <message>
        <source>Turn my cylinder</source>
        <translation>Meine Trommel drehen</translation>
    </message>
    <message>
        <source>{who}</source>
        <translation>{who}</translation>
    </message>
    <message>
        <source>Give up …</source>
        <translation>Aufgeben …</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>A bullet you do not know</source>
        <translation>Patronen, die du nicht kennst</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <translation>Runde {round}</translation>
    </message>
    <message>
        <source>Once more!</source>
        <translation>Noch einmal!</translation>
    </message>
    <message>
        <source>KABLAMO!</source>
        <translation>KABLAMO!</translation>
    </message>
    <message>
        <source>… and nobody hurt</source>
        <translation>… und keinem ist was passiert</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Click</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>jammed</source>
        <translation>klemmt</translation>
    </message>
    <message>
        <source>stuck</source>
        <translation>hakt</translation>
    </message>
    <message>
        <source>Dud</source>
        <translation>Blindgänger</translation>
    </message>
    <message>
        <source>comes to nothing</source>
        <translation>verpufft</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>aufgehoben</translation>
    </message>
    <message>
        <source>Now {who} decides</source>
        <translation>Jetzt bestimmt {who}</translation>
    </message>
    <message>
        <source>{who} copies: {bullet}</source>
        <translation>{who} macht nach: {bullet}</translation>
    </message>
    <message>
        <source>Somebody is cheating!</source>
        <translation>Irgendjemand betrügt!</translation>
    </message>
    <message>
        <source>As good as new</source>
        <translation>Wie neu</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>Niemand gewinnt</translation>
    </message>
    <message>
        <source>{who} is still standing</source>
        <translation>{who} steht noch</translation>
    </message>
    <message>
        <source>has had enough</source>
        <translation>hat genug</translation>
    </message>
    <message numerus="yes">
        <source>%n bullet(s) loaded</source>
        <translation>
            <numerusform>%n Patrone geladen</numerusform>
            <numerusform>%n Patronen geladen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spare(s)</source>
        <translation>
            <numerusform>%n Ersatzpatrone</numerusform>
            <numerusform>%n Ersatzpatronen</numerusform>
        </translation>
    </message>
    <message>
        <source>{token}, {state}</source>
        <translation>{token}, {state}</translation>
    </message>
    <message>
        <source>Revolver of {who}</source>
        <translation>Revolver von {who}</translation>
    </message>
    <message>
        <source>firing position</source>
        <translation>Schussposition</translation>
    </message>
    <message>
        <source>safe position</source>
        <translation>Sicherheitsposition</translation>
    </message>
    <message>
        <source>chamber {number}</source>
        <translation>Kammer {number}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>a face-down bullet</source>
        <translation>eine verdeckte Patrone</translation>
    </message>
    <message>
        <source>{bullet}, face up</source>
        <translation>{bullet}, aufgedeckt</translation>
    </message>
    <message>
        <source>{bullet}, which only you see</source>
        <translation>{bullet}, nur du siehst es</translation>
    </message>
    <message>
        <source>which you know: {bullet}</source>
        <translation>du kennst sie: {bullet}</translation>
    </message>
    <message>
        <source>loaded by {who}</source>
        <translation>geladen von {who}</translation>
    </message>
    <message>
        <source>Your spares</source>
        <translation>Deine Ersatzpatronen</translation>
    </message>
    <message>
        <source>Spares of {who}</source>
        <translation>Ersatzpatronen von {who}</translation>
    </message>
    <message>
        <source>spare {number}</source>
        <translation>Ersatzpatrone {number}</translation>
    </message>
    <message>
        <source>What comes next</source>
        <translation>Was als Nächstes kommt</translation>
    </message>
    <message>
        <source>{bullet}, being carried out</source>
        <translation>{bullet}, wird gerade ausgeführt</translation>
    </message>
    <message>
        <source>{number}: {bullet}</source>
        <translation>{number}: {bullet}</translation>
    </message>
    <message>
        <source>{number}: {bullet}, for {who}</source>
        <translation>{number}: {bullet}, für {who}</translation>
    </message>
    <message>
        <source>Rules in force</source>
        <translation>Geltende Regeln</translation>
    </message>
    <message numerus="yes">
        <source>Bag: %n bullet(s)</source>
        <translation>
            <numerusform>Beutel: %n Patrone</numerusform>
            <numerusform>Beutel: %n Patronen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discarded: %n bullet(s)</source>
        <translation>
            <numerusform>Abgelegt: %n Patrone</numerusform>
            <numerusform>Abgelegt: %n Patronen</numerusform>
        </translation>
    </message>
    <message>
        <source>the last one was {bullet}</source>
        <translation>zuletzt {bullet}</translation>
    </message>
    <message>
        <source>To be loaded</source>
        <translation>Zu laden</translation>
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
        <source>You are out of bid money and break up a click stack: {bills}.</source>
        <translation>Du hast kein Bietgeld mehr und löst einen Klack-Stapel auf: {bills}.</translation>
    </message>
    <message>
        <source>{who} is broke. The Mob shows {who} the door.</source>
        <translation>{who} ist pleite. Die Bande setzt {who} vor die Tür.</translation>
    </message>
    <message>
        <source>You are broke. The Mob shows you the door.</source>
        <translation>Du bist pleite. Die Bande setzt dich vor die Tür.</translation>
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
        <source>You and {who} are tied at {total}.</source>
        <translation>Gleichstand zwischen dir und {who} bei {total}.</translation>
    </message>
    <message>
        <source>{who} bid the most with {total}. The pot is {pot}.</source>
        <translation>{who} bietet mit {total} am meisten. Im Pott liegen {pot}.</translation>
    </message>
    <message>
        <source>You bid the most with {total}. The pot is {pot}.</source>
        <translation>Du bietest mit {total} am meisten. Im Pott liegen {pot}.</translation>
    </message>
    <message>
        <source>{who} hands the revolver to {target}.</source>
        <translation>{who} schiebt {target} den Revolver zu.</translation>
    </message>
    <message>
        <source>{who} hands you the revolver.</source>
        <translation>{who} schiebt dir den Revolver zu.</translation>
    </message>
    <message>
        <source>You hand the revolver to {target}.</source>
        <translation>Du schiebst {target} den Revolver zu.</translation>
    </message>
    <message>
        <source>{who} takes the revolver.</source>
        <translation>{who} nimmt den Revolver.</translation>
    </message>
    <message>
        <source>You take the revolver.</source>
        <translation>Du nimmst den Revolver.</translation>
    </message>
    <message>
        <source>Click! {who} takes the pot of {pot}.</source>
        <translation>Klack! {who} bekommt den Pott: {pot}.</translation>
    </message>
    <message>
        <source>Click! You take the pot of {pot}.</source>
        <translation>Klack! Du bekommst den Pott: {pot}.</translation>
    </message>
    <message>
        <source>Bang! {who} is out. The others take their bids back.</source>
        <translation>Bang! {who} ist raus. Die anderen nehmen ihre Gebote zurück.</translation>
    </message>
    <message>
        <source>Bang! You are out, but your click stacks still count. The others take their bids back.</source>
        <translation>Bang! Du bist raus, aber deine Klack-Stapel zählen weiter. Die anderen nehmen ihre Gebote zurück.</translation>
    </message>
    <message>
        <source>Bang! {who} is out. All bids are gone.</source>
        <translation>Bang! {who} ist raus. Alle Gebote sind weg.</translation>
    </message>
    <message>
        <source>Bang! You are out, but your click stacks still count. All bids are gone.</source>
        <translation>Bang! Du bist raus, aber deine Klack-Stapel zählen weiter. Alle Gebote sind weg.</translation>
    </message>
    <message>
        <source>Bang! {who} is out. The other bids stay on the table.</source>
        <translation>Bang! {who} ist raus. Die anderen Gebote bleiben liegen.</translation>
    </message>
    <message>
        <source>Bang! You are out, but your click stacks still count. The other bids stay on the table.</source>
        <translation>Bang! Du bist raus, aber deine Klack-Stapel zählen weiter. Die anderen Gebote bleiben liegen.</translation>
    </message>
    <message>
        <source>{who} is alone at the table and takes the bid back.</source>
        <translation>{who} sitzt allein am Tisch und nimmt das Gebot zurück.</translation>
    </message>
    <message>
        <source>You are alone at the table and take the bid back.</source>
        <translation>Du sitzt allein am Tisch und nimmst dein Gebot zurück.</translation>
    </message>
    <message>
        <source>{who} wins with {score}.</source>
        <translation>{who} gewinnt mit {score}.</translation>
    </message>
    <message>
        <source>You win with {score}.</source>
        <translation>Du gewinnst mit {score}.</translation>
    </message>
    <message>
        <source>{who} share the win with {score} each.</source>
        <translation>{who} gewinnen gemeinsam mit je {score}.</translation>
    </message>
    <message>
        <source>You share the win with {who}: {score} each.</source>
        <translation>Du teilst dir den Sieg mit {who}: je {score}.</translation>
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
        <source>You are out, but your click stacks still count. One can win dead, too.</source>
        <translation>Du bist raus, aber deine Klack-Stapel zählen weiter. Man kann auch tot gewinnen.</translation>
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
        <source>You pull the trigger</source>
        <translation>Du drückst ab</translation>
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
        <source>You break up a stack</source>
        <translation>Du löst einen Stapel auf</translation>
    </message>
    <message>
        <source>{who} is broke</source>
        <translation>{who} ist pleite</translation>
    </message>
    <message>
        <source>You are broke</source>
        <translation>Du bist pleite</translation>
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
    <name>lan</name>
    <message>
        <source>There is no table open at {address}. Check the address, and ask whether the table is still open.</source>
        <translation>Unter {address} ist kein Tisch offen. Prüfe die Adresse, und frag nach, ob der Tisch noch offen ist.</translation>
    </message>
    <message>
        <source>Nobody answered at {address}. Is the table still open there, and does its firewall let Six Chambers through?</source>
        <translation>Unter {address} meldet sich niemand. Ist der Tisch dort noch offen, und lässt seine Firewall Six Chambers durch?</translation>
    </message>
    <message>
        <source>No machine in this network is known as {address}. Type the address in numbers, as the table shows it.</source>
        <translation>Einen Rechner namens {address} kennt dieses Netz nicht. Tipp die Adresse in Zahlen ein, so wie der Tisch sie zeigt.</translation>
    </message>
    <message>
        <source>Something answers at {address}, but it is no table of Six Chambers. Check the address and the port.</source>
        <translation>Unter {address} meldet sich zwar etwas, aber kein Tisch von Six Chambers. Prüfe Adresse und Port.</translation>
    </message>
    <message>
        <source>That is not the code of this table. Ask for it again; capitals, gaps and hyphens do not matter.</source>
        <translation>Das ist nicht der Code dieses Tisches. Frag noch mal nach; Großschreibung, Leerzeichen und Bindestriche sind egal.</translation>
    </message>
    <message numerus="yes">
        <source>Too many wrong codes. Try again in %n second(s).</source>
        <translation>
            <numerusform>Zu viele falsche Codes. Versuch es in %n Sekunde noch mal.</numerusform>
            <numerusform>Zu viele falsche Codes. Versuch es in %n Sekunden noch mal.</numerusform>
        </translation>
    </message>
    <message>
        <source>Somebody else answers at {address}, not the table you sat at. If you trust it, join with its code.</source>
        <translation>Unter {address} meldet sich jemand anders, nicht der Tisch, an dem du saßt. Wenn du ihm traust, tritt mit seinem Code bei.</translation>
    </message>
    <message>
        <source>Somebody in this network sits between you and the table and wants to listen in. Nothing was given away. Better play over another network.</source>
        <translation>Jemand in diesem Netz sitzt zwischen dir und dem Tisch und will mithören. Verraten wurde nichts. Spielt besser über ein anderes Netz.</translation>
    </message>
    <message>
        <source>The table does not know you any more. Join with its code.</source>
        <translation>Der Tisch kennt dich nicht mehr. Tritt mit seinem Code bei.</translation>
    </message>
    <message>
        <source>There is a crowd at the table&apos;s door. Wait a moment, then try again.</source>
        <translation>Vor der Tür des Tisches herrscht Gedränge. Warte einen Moment und versuch es noch mal.</translation>
    </message>
    <message>
        <source>The table at {address} does not want you in. Ask whoever opened it.</source>
        <translation>Der Tisch unter {address} will dich nicht hereinlassen. Frag den, der ihn geöffnet hat.</translation>
    </message>
    <message>
        <source>The table plays with a newer Six Chambers than yours. Update yours, then join again.</source>
        <translation>Der Tisch spielt mit einem neueren Six Chambers als du. Aktualisiere deins und tritt dann noch mal bei.</translation>
    </message>
    <message>
        <source>The table plays with an older Six Chambers than yours. It has to be updated there, then join again.</source>
        <translation>Der Tisch spielt mit einem älteren Six Chambers als du. Es muss dort aktualisiert werden, dann tritt noch mal bei.</translation>
    </message>
    <message>
        <source>{address} came with a wrong code.</source>
        <translation>{address} kam mit einem falschen Code.</translation>
    </message>
    <message>
        <source>{address} tries one wrong code after another and has to wait.</source>
        <translation>{address} probiert einen falschen Code nach dem anderen und muss jetzt warten.</translation>
    </message>
    <message>
        <source>{address} knows the code but was led here by somebody who sits in between. It was not let in; better play over another network.</source>
        <translation>{address} kennt den Code, wurde aber von jemandem hergeführt, der dazwischensitzt. Die Tür blieb zu; spielt besser über ein anderes Netz.</translation>
    </message>
    <message>
        <source>{address} wanted back in, but this table does not know it. It needs the code.</source>
        <translation>{address} wollte zurück an den Tisch, ist hier aber nicht bekannt. Da hilft nur der Code.</translation>
    </message>
    <message>
        <source>{address} has an older Six Chambers than you: it has to be updated there.</source>
        <translation>{address} hat ein älteres Six Chambers als du: Es muss dort aktualisiert werden.</translation>
    </message>
    <message>
        <source>{address} has a newer Six Chambers than you: update yours to let it in.</source>
        <translation>{address} hat ein neueres Six Chambers als du: Aktualisiere deins, um den Gast einzulassen.</translation>
    </message>
    <message>
        <source>Another program uses port {port}. Choose another port, or 0 for any free one.</source>
        <translation>Port {port} benutzt schon ein anderes Programm. Nimm einen anderen Port, oder 0 für irgendeinen freien.</translation>
    </message>
    <message>
        <source>This machine does not let Six Chambers open a table on the network. It says: {why}.</source>
        <translation>Dieser Rechner lässt Six Chambers keinen Tisch im Netz öffnen. Er sagt: {why}.</translation>
    </message>
    <message>
        <source>The table&apos;s key {file} cannot be read. Open the table anew: the guests then join with the code again.</source>
        <translation>Der Schlüssel {file} des Tisches ist nicht lesbar. Öffne den Tisch neu: Die Gäste treten dann wieder mit dem Code bei.</translation>
    </message>
    <message numerus="yes">
        <source>A code needs at least %n letter(s) or digit(s).</source>
        <translation>
            <numerusform>Ein Code braucht mindestens %n Buchstaben oder Ziffer.</numerusform>
            <numerusform>Ein Code braucht mindestens %n Buchstaben oder Ziffern.</numerusform>
        </translation>
    </message>
    <message>
        <source>The connection broke off.</source>
        <translation>Die Verbindung ist abgerissen.</translation>
    </message>
    <message>
        <source>The other side has hung up.</source>
        <translation>Die andere Seite hat aufgelegt.</translation>
    </message>
    <message>
        <source>You have hung up.</source>
        <translation>Du hast aufgelegt.</translation>
    </message>
    <message>
        <source>The other program said something that makes no sense. The connection was closed; join again.</source>
        <translation>Das andere Programm hat etwas Sinnloses gesagt. Die Verbindung wurde getrennt; tritt noch mal bei.</translation>
    </message>
    <message>
        <source>The other program said far more than any game needs. The connection was closed; join again.</source>
        <translation>Das andere Programm hat weit mehr gesagt, als ein Spiel je braucht. Die Verbindung wurde getrennt; tritt noch mal bei.</translation>
    </message>
    <message>
        <source>There is no such chair at this table.</source>
        <translation>So einen Stuhl gibt es an diesem Tisch nicht.</translation>
    </message>
    <message>
        <source>Somebody else was faster: that chair is taken.</source>
        <translation>Da war jemand schneller: Der Stuhl ist besetzt.</translation>
    </message>
    <message>
        <source>That is not your chair.</source>
        <translation>Das ist nicht dein Stuhl.</translation>
    </message>
    <message>
        <source>You can only answer for your own seat.</source>
        <translation>Du kannst nur für deinen eigenen Platz antworten.</translation>
    </message>
    <message>
        <source>All chairs at this table are taken. You can still watch, or ask for a chair.</source>
        <translation>Alle Stühle an diesem Tisch sind besetzt. Du kannst zuschauen oder um einen Stuhl bitten.</translation>
    </message>
    <message>
        <source>The room is full to the door: not even standing room is left.</source>
        <translation>Der Raum ist voll bis zur Tür: nicht einmal ein Stehplatz ist mehr frei.</translation>
    </message>
    <message>
        <source>The table plays a newer edition of this game&apos;s rules than yours. Update your Six Chambers, then join again.</source>
        <translation>Der Tisch spielt nach einer neueren Regelfassung dieses Spiels als du. Aktualisiere dein Six Chambers und tritt dann noch mal bei.</translation>
    </message>
    <message>
        <source>The table plays an older edition of this game&apos;s rules than yours. It has to be updated there.</source>
        <translation>Der Tisch spielt nach einer älteren Regelfassung dieses Spiels als du. Aktualisiert werden muss dort.</translation>
    </message>
    <message>
        <source>The table plays a game your Six Chambers does not know yet. Update yours, then join again.</source>
        <translation>Der Tisch spielt ein Spiel, das dein Six Chambers noch nicht kennt. Aktualisiere es und tritt dann noch mal bei.</translation>
    </message>
    <message>
        <source>The host has closed the table. Thanks for playing.</source>
        <translation>Der Gastgeber hat den Tisch geschlossen. Schön, dass du da warst.</translation>
    </message>
    <message>
        <source>The host has left. The game is saved there; once it is opened again, your chair is waiting.</source>
        <translation>Der Gastgeber ist gegangen. Das Spiel ist bei ihm gespeichert; öffnet er es wieder, kannst du zurück an deinen Platz.</translation>
    </message>
    <message>
        <source>The host has shown you the door.</source>
        <translation>Der Gastgeber hat dir die Tür gezeigt.</translation>
    </message>
    <message>
        <source>You have sat down on your chair from another window or machine; this one is out.</source>
        <translation>Du hast dich von einem anderen Fenster oder Rechner aus auf deinen Stuhl gesetzt; hier ist Schluss.</translation>
    </message>
    <message>
        <source>You have left the table.</source>
        <translation>Du bist vom Tisch aufgestanden.</translation>
    </message>
    <message>
        <source>The table cannot hear you at the moment. Wait until the connection is back.</source>
        <translation>Der Tisch hört dich gerade nicht. Warte, bis die Verbindung wieder steht.</translation>
    </message>
    <message>
        <source>One thing at a time: first everybody has to say yes or no to the last wish.</source>
        <translation>Eins nach dem anderen: Erst müssen alle zum letzten Wunsch Ja oder Nein sagen.</translation>
    </message>
    <message>
        <source>The table is taking a break. Go on first.</source>
        <translation>Am Tisch ist gerade Pause. Erst weiterspielen, dann antworten.</translation>
    </message>
    <message>
        <source>Hands off: this one goes by the stopwatch.</source>
        <translation>Finger weg: Hier zählt die Stoppuhr.</translation>
    </message>
    <message>
        <source>New at the table: {name}.</source>
        <translation>Neu am Tisch: {name}.</translation>
    </message>
    <message>
        <source>Back again: {name}.</source>
        <translation>Wieder da: {name}.</translation>
    </message>
    <message>
        <source>Gone home: {name}.</source>
        <translation>Heimgegangen: {name}.</translation>
    </message>
    <message>
        <source>Connection lost: {name}.</source>
        <translation>Verbindung verloren: {name}.</translation>
    </message>
    <message>
        <source>Shown the door: {name}.</source>
        <translation>Vor die Tür gesetzt: {name}.</translation>
    </message>
    <message>
        <source>A break, asked for by {name}.</source>
        <translation>Pause auf Wunsch von {name}.</translation>
    </message>
    <message>
        <source>The break asked for by {name} is over.</source>
        <translation>Die Pause auf Wunsch von {name} ist vorbei.</translation>
    </message>
    <message>
        <source>The screen of {name} was late. That round does not count.</source>
        <translation>Der Bildschirm von {name} war zu spät dran. Die Runde zählt nicht.</translation>
    </message>
    <message>
        <source>{name} is faster than people usually are. Just so you know.</source>
        <translation>{name} ist schneller, als Menschen es gewöhnlich sind. Nur damit ihr es wisst.</translation>
    </message>
    <message>
        <source>The screen of {name} is always a little late. A wired network may help.</source>
        <translation>Der Bildschirm von {name} hinkt immer ein wenig hinterher. Ein Netzwerkkabel kann helfen.</translation>
    </message>
    <message>
        <source>Many presses of {name} arrive suspiciously late. The network, or a trick?</source>
        <translation>Bei {name} kommen auffällig viele Handgriffe verspätet an. Das Netz – oder ein Trick?</translation>
    </message>
    <message>
        <source>Howdy!</source>
        <translation>Tach zusammen!</translation>
    </message>
    <message>
        <source>Well played.</source>
        <translation>Stark gespielt.</translation>
    </message>
    <message>
        <source>Ouch!</source>
        <translation>Autsch!</translation>
    </message>
    <message>
        <source>Your turn!</source>
        <translation>Du bist dran!</translation>
    </message>
    <message>
        <source>One moment …</source>
        <translation>Moment noch …</translation>
    </message>
    <message>
        <source>Much obliged.</source>
        <translation>Besten Dank.</translation>
    </message>
    <message>
        <source>One more round?</source>
        <translation>Noch eine Runde?</translation>
    </message>
    <message>
        <source>I don&apos;t believe a word.</source>
        <translation>Ich glaub dir kein Wort.</translation>
    </message>
</context>
<context>
    <name>live</name>
    <message>
        <source>Eyes on the middle, and not before the card is up.</source>
        <translation>Augen auf die Mitte, und nicht zucken, bevor die Karte liegt.</translation>
    </message>
    <message>
        <source>You are out, and in good company. Watch.</source>
        <translation>Du bist draußen, und in guter Gesellschaft. Schau zu.</translation>
    </message>
    <message>
        <source>What has been slapped stays slapped: nothing can be taken back here.</source>
        <translation>Geschlagen ist geschlagen: Hier lässt sich nichts zurücknehmen.</translation>
    </message>
    <message>
        <source>Controls for games of reaction</source>
        <translation>Steuerung für Reaktionsspiele</translation>
    </message>
    <message numerus="yes">
        <source>%n at this keyboard</source>
        <translation>
            <numerusform>%n Person an dieser Tastatur</numerusform>
            <numerusform>%n Personen an dieser Tastatur</numerusform>
        </translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>One key for everything (the space bar; it does what the card asks, 150 ms later)</source>
        <translation>Eine Taste für alles (die Leertaste; sie tut, was die Karte verlangt, 150 ms später)</translation>
    </message>
    <message>
        <source>Plain cards: black and white, told apart by their shape</source>
        <translation>Schlichte Karten: schwarz-weiß, an der Form zu erkennen</translation>
    </message>
    <message>
        <source>This keyboard has a number pad</source>
        <translation>Diese Tastatur hat einen Ziffernblock</translation>
    </message>
    <message>
        <source>Touch pads at the edges of the screen</source>
        <translation>Felder für die Finger an den Bildschirmrändern</translation>
    </message>
    <message>
        <source>A sound when the card is turned (ears are faster than eyes)</source>
        <translation>Ein Ton, wenn die Karte aufgedeckt wird (Ohren sind schneller als Augen)</translation>
    </message>
    <message>
        <source>Shoot</source>
        <translation>Schießen</translation>
    </message>
    <message>
        <source>Slap</source>
        <translation>Zuschlagen</translation>
    </message>
    <message>
        <source>Take cover</source>
        <translation>In Deckung</translation>
    </message>
    <message>
        <source>Second hand</source>
        <translation>Zweite Hand</translation>
    </message>
    <message>
        <source>Leave cover</source>
        <translation>Deckung verlassen</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Aufdecken</translation>
    </message>
    <message>
        <source>Peek</source>
        <translation>Spicken</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Next target (twice: next base)</source>
        <translation>Nächstes Ziel (zweimal: nächste Deckung)</translation>
    </message>
    <message>
        <source>The one key</source>
        <translation>Die eine Taste</translation>
    </message>
    <message>
        <source>Check the keyboard</source>
        <translation>Tastatur prüfen</translation>
    </message>
    <message>
        <source>Only where several share it does a keyboard need checking.</source>
        <translation>Prüfen muss man eine Tastatur nur, wenn mehrere sie sich teilen.</translation>
    </message>
    <message numerus="yes">
        <source>Press {keys} together, %n time(s).</source>
        <translation>
            <numerusform>Drückt einmal gleichzeitig {keys}.</numerusform>
            <numerusform>Drückt %n-mal gleichzeitig {keys}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} of {n}. Again!</source>
        <translation>{number} von {n}. Noch mal!</translation>
    </message>
    <message>
        <source>Not a key was lost. This keyboard is fair.</source>
        <translation>Keine Taste ging verloren. Diese Tastatur ist fair.</translation>
    </message>
    <message>
        <source>Missing: {keys}. If you did press them, this keyboard swallows keys: use other columns, a pad, a mouse.</source>
        <translation>Es fehlen: {keys}. Falls ihr sie gedrückt habt, verschluckt diese Tastatur Tasten: Nehmt andere Spalten, ein Gamepad oder die Maus.</translation>
    </message>
    <message>
        <source>Game pads need the extra “pad” (pygame-ce), which is not installed.</source>
        <translation>Gamepads brauchen das Extra „pad“ (pygame-ce), und das ist nicht installiert.</translation>
    </message>
    <message numerus="yes">
        <source>%n game pad(s) found.</source>
        <translation>
            <numerusform>%n Gamepad gefunden.</numerusform>
            <numerusform>%n Gamepads gefunden.</numerusform>
        </translation>
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
        <translation>{least}–{most} Spieler</translation>
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
        <source>Seat {seat} is free: keep it for a guest from another computer</source>
        <translation>Platz {seat} ist frei: für einen Gast an einem anderen Rechner freihalten</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Kumpel</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Gast</translation>
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
        <source>Hints are allowed</source>
        <translation>Tipps sind erlaubt</translation>
    </message>
    <message>
        <source>Whoever is asked may ask back what a deputy would do. It holds for everybody here.</source>
        <translation>Wer gefragt ist, darf zurückfragen, was ein Hilfssheriff täte. Das gilt für alle hier am Tisch.</translation>
    </message>
    <message>
        <source>New here? Let us show you how it goes. It takes four minutes.</source>
        <translation>Neu hier? Lass dir zeigen, wie es geht. Es dauert vier Minuten.</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>Nein, danke</translation>
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
        <source>Open the table</source>
        <translation>Tisch öffnen</translation>
    </message>
    <message>
        <source>Open this table on the network and wait for the guests ({keys})</source>
        <translation>Diesen Tisch im Netz öffnen und auf die Gäste warten ({keys})</translation>
    </message>
    <message>
        <source>Open on the network</source>
        <translation>Im Netz öffnen</translation>
    </message>
    <message>
        <source>Others on your network see this table and sit down. Bots make room for them and fill what stays empty.</source>
        <translation>Andere in deinem Netz sehen diesen Tisch und setzen sich dazu. Bots machen Platz und füllen, was leer bleibt.</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>An einen Tisch setzen</translation>
    </message>
    <message>
        <source>Sit down at a table that somebody opened on your network</source>
        <translation>Platz nehmen an einem Tisch, den jemand in deinem Netz geöffnet hat</translation>
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
    <message>
        <source>Continue and wait for the guests</source>
        <translation>Weiterspielen und auf die Gäste warten</translation>
    </message>
</context>
<context>
    <name>network</name>
    <message>
        <source>{name}&apos;s table</source>
        <translation>Tisch von {name}</translation>
    </message>
    <message>
        <source>Connection lost</source>
        <translation>Verbindung weg</translation>
    </message>
    <message>
        <source>Looking for the way back …</source>
        <translation>Wir suchen den Weg zurück …</translation>
    </message>
    <message>
        <source>gone · {left}</source>
        <translation>weg · {left}</translation>
    </message>
    <message>
        <source>held by a bot</source>
        <translation>Bot vertritt</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter geht’s</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Plausch</translation>
    </message>
    <message numerus="yes">
        <source>Chat (%n)</source>
        <translation>
            <numerusform>Plausch (%n)</numerusform>
            <numerusform>Plausch (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Who is there</source>
        <translation>Wer da ist</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>An einen Tisch setzen</translation>
    </message>
    <message>
        <source>Tables on your network appear by themselves.</source>
        <translation>Tische in deinem Netz tauchen von selbst auf.</translation>
    </message>
    <message>
        <source>Tables on your network; arrow keys move, Enter chooses</source>
        <translation>Tische in deinem Netz; Pfeiltasten bewegen, Eingabe wählt</translation>
    </message>
    <message>
        <source>Looking around for tables …</source>
        <translation>Wir schauen uns nach Tischen um …</translation>
    </message>
    <message>
        <source>No table in sight yet. If one is open, it may be on another network or behind a firewall: then type the address that stands on its notice.</source>
        <translation>Noch kein Tisch in Sicht. Ist doch einer offen, steht er vielleicht in einem anderen Netz oder hinter einer Firewall: Dann tipp die Adresse ein, die auf seinem Aushang steht.</translation>
    </message>
    <message numerus="yes">
        <source>%n free chair(s)</source>
        <translation>
            <numerusform>%n freier Stuhl</numerusform>
            <numerusform>%n freie Stühle</numerusform>
        </translation>
    </message>
    <message>
        <source>All chairs taken, you can watch</source>
        <translation>Alle Stühle besetzt, zuschauen geht</translation>
    </message>
    <message>
        <source>Playing, you can watch</source>
        <translation>Das Spiel läuft, zuschauen geht</translation>
    </message>
    <message>
        <source>Plays with a newer Six Chambers</source>
        <translation>Spielt mit einem neueren Six Chambers</translation>
    </message>
    <message>
        <source>Plays with an older Six Chambers</source>
        <translation>Spielt mit einem älteren Six Chambers</translation>
    </message>
    <message>
        <source>A game your Six Chambers does not know</source>
        <translation>Ein Spiel, das dein Six Chambers nicht kennt</translation>
    </message>
    <message>
        <source>{name}, {game}, {state}</source>
        <translation>{name}, {game}, {state}</translation>
    </message>
    <message>
        <source>{name}, {game}, {state}, chosen</source>
        <translation>{name}, {game}, {state}, gewählt</translation>
    </message>
    <message>
        <source>Or by its address</source>
        <translation>Oder per Adresse</translation>
    </message>
    <message>
        <source>A break, asked for by {name}.</source>
        <translation>{name} bittet um eine Pause.</translation>
    </message>
    <message>
        <source>192.168.1.20:45646</source>
        <translation>192.168.1.20:45646</translation>
    </message>
    <message>
        <source>As it stands on the notice at the other table: the address, a colon, the port</source>
        <translation>So wie sie auf dem Aushang am anderen Tisch steht: Adresse, Doppelpunkt, Port</translation>
    </message>
    <message>
        <source>The code</source>
        <translation>Der Code</translation>
    </message>
    <message>
        <source>cactus-saddle-42</source>
        <translation>kaktus-sattel-42</translation>
    </message>
    <message>
        <source>It hangs on a sign at the table. Capitals, gaps and hyphens do not matter.</source>
        <translation>Er hängt am Tisch auf einem Schild. Großschreibung, Leerzeichen und Bindestriche sind egal.</translation>
    </message>
    <message>
        <source>Who sits at this screen?</source>
        <translation>Wer sitzt an diesem Bildschirm?</translation>
    </message>
    <message>
        <source>Name {number} at this screen</source>
        <translation>Name {number} an diesem Bildschirm</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>Noch jemand</translation>
    </message>
    <message>
        <source>A friend at this screen plays along; a curtain keeps your secrets</source>
        <translation>Ein Freund an diesem Bildschirm spielt mit; ein Vorhang hütet eure Geheimnisse</translation>
    </message>
    <message>
        <source>{name} does not play along</source>
        <translation>{name} spielt doch nicht mit</translation>
    </message>
    <message>
        <source>Just watch</source>
        <translation>Nur zuschauen</translation>
    </message>
    <message>
        <source>You see what everybody may see, and you can chat.</source>
        <translation>Du siehst, was alle sehen dürfen, und kannst mitplaudern.</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Hinsetzen</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Zuschauen</translation>
    </message>
    <message>
        <source>Back to the lobby</source>
        <translation>Zurück zur Lobby</translation>
    </message>
    <message>
        <source>Knocking at {table} …</source>
        <translation>Wir klopfen an: {table} …</translation>
    </message>
    <message>
        <source>On the way back to {table} …</source>
        <translation>Auf dem Rückweg: {table} …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>You have a chair at “{table}”.</source>
        <translation>An „{table}“ hast du noch einen Platz.</translation>
    </message>
    <message>
        <source>Back to my chair</source>
        <translation>Zurück an meinen Platz</translation>
    </message>
    <message>
        <source>Which table? Pick one from the list, or type its address.</source>
        <translation>Welcher Tisch soll es sein? Wähl einen aus der Liste oder tipp seine Adresse ein.</translation>
    </message>
    <message>
        <source>The code is missing. It hangs on the sign at the table: ask for it.</source>
        <translation>Der Code fehlt. Er hängt am Tisch auf dem Schild: Frag danach.</translation>
    </message>
    <message>
        <source>“{text}” is no address. One looks like this: 192.168.1.20:45646</source>
        <translation>„{text}“ ist keine Adresse. So sieht eine aus: 192.168.1.20:45646</translation>
    </message>
    <message>
        <source>Who sits down? Type at least one name.</source>
        <translation>Wer setzt sich? Tipp wenigstens einen Namen ein.</translation>
    </message>
    <message>
        <source>The code of this table: {code}</source>
        <translation>Der Code dieses Tisches: {code}</translation>
    </message>
    <message>
        <source>The table: {name}</source>
        <translation>Der Tisch: {name}</translation>
    </message>
    <message>
        <source>Who knows the code may sit down</source>
        <translation>Wer den Code kennt, darf sich setzen</translation>
    </message>
    <message>
        <source>A code of your own; Enter takes it</source>
        <translation>Ein eigener Code; Eingabe übernimmt ihn</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Think up a code of your own. Whoever is in stays in.</source>
        <translation>Denk dir selbst einen Code aus. Wer schon da ist, bleibt da.</translation>
    </message>
    <message>
        <source>New code</source>
        <translation>Neuer Code</translation>
    </message>
    <message>
        <source>Another made-up code. Whoever is in stays in.</source>
        <translation>Ein anderer ausgedachter Code. Wer schon da ist, bleibt da.</translation>
    </message>
    <message>
        <source>Name of the table</source>
        <translation>Name des Tisches</translation>
    </message>
    <message>
        <source>What the others see in their list: click to change it</source>
        <translation>So steht der Tisch bei den anderen in der Liste: anklicken und ändern</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>or {addresses}</source>
        <translation>oder {addresses}</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the address, to send it to somebody who does not see the table</source>
        <translation>Kopiert die Adresse, für alle, die den Tisch nicht sehen</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Nobody finds you? A firewall may be in the way: allow Six Chambers on this machine.</source>
        <translation>Niemand findet dich? Vielleicht ist eine Firewall im Weg: Erlaube Six Chambers auf diesem Rechner.</translation>
    </message>
    <message>
        <source>Notice</source>
        <translation>Aushang</translation>
    </message>
    <message>
        <source>The seats at the table</source>
        <translation>Die Plätze am Tisch</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>At the host&apos;s</source>
        <translation>Beim Gastgeber</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Gastgeber</translation>
    </message>
    <message>
        <source>Kick out {name}; without the code there is no way back</source>
        <translation>{name} rauswerfen; ohne den Code führt kein Weg zurück</translation>
    </message>
    <message>
        <source>Kick {name} out? Change the code as well, if it is to be for good.</source>
        <translation>{name} rauswerfen? Ändere auch den Code, wenn es für immer sein soll.</translation>
    </message>
    <message>
        <source>You: ready</source>
        <translation>Du: bereit</translation>
    </message>
    <message>
        <source>To the waiting room</source>
        <translation>In den Warteraum</translation>
    </message>
    <message>
        <source>The others play on, and a bot holds your chair. Come back by “Join a table” as long as they play.</source>
        <translation>Die anderen spielen weiter, und ein Bot vertritt dich. Solange sie spielen, kommst du über „An einen Tisch setzen“ zurück.</translation>
    </message>
    <message>
        <source>Your chair is free again then; to come back you need the code.</source>
        <translation>Dein Stuhl wird dann frei; zurück kommst du nur mit dem Code.</translation>
    </message>
    <message numerus="yes">
        <source>The game is saved, and %n guest(s) has/have to go. Open it again, and their chairs wait for them.</source>
        <translation>
            <numerusform>Das Spiel ist gespeichert, und %n Gast muss gehen. Öffnest du es wieder, wartet der Stuhl auf ihn.</numerusform>
            <numerusform>Das Spiel ist gespeichert, und %n Gäste müssen gehen. Öffnest du es wieder, warten die Stühle auf sie.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is saved. Open it again, and the chairs of your guests wait for them.</source>
        <translation>Das Spiel ist gespeichert. Öffnest du es wieder, warten die Stühle deiner Gäste auf sie.</translation>
    </message>
    <message>
        <source>The host&apos;s record of this game is not the game that was promised before it began. It was not kept.</source>
        <translation>Was der Gastgeber als dieses Spiel ausgibt, ist nicht das, was vor dem Spiel versprochen war. Es wurde nicht aufgehoben.</translation>
    </message>
    <message>
        <source>You were watching at “{table}”.</source>
        <translation>An „{table}“ hast du zugeschaut.</translation>
    </message>
    <message>
        <source>You: not yet</source>
        <translation>Du: noch nicht</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>Not ready yet</source>
        <translation>Noch nicht bereit</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Noch nicht</translation>
    </message>
    <message>
        <source>For a guest</source>
        <translation>Für einen Gast</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Für Gast</translation>
    </message>
    <message>
        <source>Seat {seat}, {name}: {kind}</source>
        <translation>Platz {seat}, {name}: {kind}</translation>
    </message>
    <message>
        <source>Seat {seat}, {name}: {kind}. Press to change.</source>
        <translation>Platz {seat}, {name}: {kind}. Drücken zum Ändern.</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>Hinsetzen</translation>
    </message>
    <message>
        <source>Seat {seat} is free: sit down</source>
        <translation>Platz {seat} ist frei: hinsetzen</translation>
    </message>
    <message>
        <source>Somebody at this screen</source>
        <translation>Jemand an diesem Bildschirm</translation>
    </message>
    <message>
        <source>Kept for a guest</source>
        <translation>Für einen Gast freihalten</translation>
    </message>
    <message>
        <source>Get up: the chair is free again</source>
        <translation>Aufstehen: Der Stuhl ist wieder frei</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Sitzen bleiben</translation>
    </message>
    <message>
        <source>{name} (host)</source>
        <translation>{name} (Gastgeber)</translation>
    </message>
    <message>
        <source>{name} (here)</source>
        <translation>{name} (hier)</translation>
    </message>
    <message>
        <source>watching</source>
        <translation>schaut zu</translation>
    </message>
    <message>
        <source>{delay} ms</source>
        <translation>{delay} ms</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name}: {what}</translation>
    </message>
    <message>
        <source>very good link</source>
        <translation>sehr gute Verbindung</translation>
    </message>
    <message>
        <source>good link</source>
        <translation>gute Verbindung</translation>
    </message>
    <message>
        <source>slow link</source>
        <translation>träge Verbindung</translation>
    </message>
    <message>
        <source>very slow link</source>
        <translation>sehr träge Verbindung</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>weg</translation>
    </message>
    <message>
        <source>just arrived</source>
        <translation>gerade gekommen</translation>
    </message>
    <message>
        <source>No guest yet. Tell them the code.</source>
        <translation>Noch kein Gast da. Sag ihnen den Code.</translation>
    </message>
    <message>
        <source>Kick out</source>
        <translation>Rauswerfen</translation>
    </message>
    <message>
        <source>Kick out?</source>
        <translation>Rauswerfen?</translation>
    </message>
    <message>
        <source>Do not wait</source>
        <translation>Nicht warten</translation>
    </message>
    <message>
        <source>Do not wait for {name}</source>
        <translation>Nicht auf {name} warten</translation>
    </message>
    <message>
        <source>A bot takes over for {name} right now</source>
        <translation>Ein Bot springt sofort für {name} ein</translation>
    </message>
    <message>
        <source>I am ready</source>
        <translation>Ich bin bereit</translation>
    </message>
    <message>
        <source>We are ready</source>
        <translation>Wir sind bereit</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anfangen</translation>
    </message>
    <message>
        <source>Begin the game ({keys})</source>
        <translation>Das Spiel beginnen ({keys})</translation>
    </message>
    <message>
        <source>Start anyway</source>
        <translation>Trotzdem anfangen</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Warten</translation>
    </message>
    <message numerus="yes">
        <source>%n chair(s) is/are empty: bots take them.</source>
        <translation>
            <numerusform>%n Stuhl ist leer: Den nimmt ein Bot.</numerusform>
            <numerusform>%n Stühle sind leer: Die nehmen Bots.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Waiting for %n guest(s).</source>
        <translation>
            <numerusform>Es fehlt noch %n Gast.</numerusform>
            <numerusform>Es fehlen noch %n Gäste.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not ready yet: {who}.</source>
        <translation>Noch nicht bereit: {who}.</translation>
    </message>
    <message>
        <source>Everybody is here and ready.</source>
        <translation>Alle sind da und bereit.</translation>
    </message>
    <message>
        <source>The host is still at the last game. In a moment it goes on.</source>
        <translation>Der Gastgeber ist noch bei der letzten Partie. Gleich geht es weiter.</translation>
    </message>
    <message>
        <source>You are ready. The host starts the game.</source>
        <translation>Du bist bereit. Der Gastgeber gibt den Startschuss.</translation>
    </message>
    <message>
        <source>Say when you are ready.</source>
        <translation>Sag Bescheid, wenn du bereit bist.</translation>
    </message>
    <message>
        <source>You are watching. Take a free chair to play along.</source>
        <translation>Du schaust zu. Nimm dir einen freien Stuhl, wenn du mitspielen willst.</translation>
    </message>
    <message>
        <source>You are watching; all chairs are taken.</source>
        <translation>Du schaust zu; alle Stühle sind besetzt.</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Tisch verlassen</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>Tisch schließen</translation>
    </message>
    <message>
        <source>Close the table?</source>
        <translation>Tisch schließen?</translation>
    </message>
    <message numerus="yes">
        <source>%n guest(s) is/are here and would have to leave.</source>
        <translation>
            <numerusform>%n Gast ist hier und müsste gehen.</numerusform>
            <numerusform>%n Gäste sind hier und müssten gehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{why} Looking for the way back …</source>
        <translation>{why} Wir suchen den Weg zurück …</translation>
    </message>
    <message>
        <source>Say something …</source>
        <translation>Sag was …</translation>
    </message>
    <message>
        <source>Say something; Enter sends it</source>
        <translation>Sag etwas; Eingabe schickt es ab</translation>
    </message>
    <message>
        <source>What has been said</source>
        <translation>Was gesagt wurde</translation>
    </message>
    <message>
        <source>Quick phrases</source>
        <translation>Schnelle Sprüche</translation>
    </message>
    <message>
        <source>Quick phrases: everybody reads them in the language set there</source>
        <translation>Schnelle Sprüche: Jeder liest sie in seiner Sprache</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Abschicken</translation>
    </message>
    <message>
        <source>{who}: {what}</source>
        <translation>{who}: {what}</translation>
    </message>
</context>
<context>
    <name>replay</name>
    <message>
        <source>Play ({key})</source>
        <translation>Abspielen ({key})</translation>
    </message>
    <message>
        <source>Pause ({key})</source>
        <translation>Anhalten ({key})</translation>
    </message>
    <message>
        <source>One step back ({key})</source>
        <translation>Einen Schritt zurück ({key})</translation>
    </message>
    <message>
        <source>One step on ({key})</source>
        <translation>Einen Schritt weiter ({key})</translation>
    </message>
    <message>
        <source>To the beginning ({key})</source>
        <translation>Zum Anfang ({key})</translation>
    </message>
    <message>
        <source>To the end ({key})</source>
        <translation>Zum Ende ({key})</translation>
    </message>
    <message>
        <source>To the round before ({key})</source>
        <translation>Zur Runde davor ({key})</translation>
    </message>
    <message>
        <source>To the next round ({key})</source>
        <translation>Zur nächsten Runde ({key})</translation>
    </message>
    <message>
        <source>Moment of the game</source>
        <translation>Moment der Partie</translation>
    </message>
    <message>
        <source>Round {round} · {position} of {last}</source>
        <translation>Runde {round} · {position} von {last}</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Whose eyes</source>
        <translation>Mit wessen Augen</translation>
    </message>
    <message>
        <source>Spectator</source>
        <translation>Zuschauer</translation>
    </message>
    <message>
        <source>All open</source>
        <translation>Alles offen</translation>
    </message>
    <message>
        <source>{eyes} (after the game)</source>
        <translation>{eyes} (nach der Partie)</translation>
    </message>
    <message>
        <source>This game is not over: other people&apos;s eyes stay closed until it is.</source>
        <translation>Diese Partie läuft noch: Fremde Augen bleiben bis zum Ende zu.</translation>
    </message>
    <message>
        <source>Several of you play this game at one screen: until it is over, everybody sees what all may see.</source>
        <translation>Ihr spielt diese Partie zu mehreren an einem Bildschirm: Bis sie vorbei ist, ist nur zu sehen, was alle sehen dürfen.</translation>
    </message>
    <message>
        <source>Before the first answer.</source>
        <translation>Vor der ersten Antwort.</translation>
    </message>
    <message>
        <source>{who} has answered.</source>
        <translation>{who} hat geantwortet.</translation>
    </message>
    <message>
        <source>{who} thinks again.</source>
        <translation>{who} überlegt noch einmal.</translation>
    </message>
    <message>
        <source>Time passes.</source>
        <translation>Zeit vergeht.</translation>
    </message>
    <message>
        <source>What they thought</source>
        <translation>Was sie dachten</translation>
    </message>
    <message>
        <source>{who}: {what}</source>
        <translation>{who}: {what}</translation>
    </message>
    <message>
        <source>No bot had a thought here.</source>
        <translation>Hier hat kein Bot etwas gedacht.</translation>
    </message>
    <message>
        <source>What the bots thought is told when the game is over.</source>
        <translation>Was die Bots sich dachten, verraten sie nach der Partie.</translation>
    </message>
    <message>
        <source>A click on a line goes to its moment.</source>
        <translation>Ein Klick auf eine Zeile führt zu ihrem Moment.</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Ab hier weiterspielen</translation>
    </message>
    <message>
        <source>A new game with the same luck goes on from this moment. This one stays.</source>
        <translation>Eine neue Partie mit demselben Glück geht ab diesem Moment weiter. Diese hier bleibt.</translation>
    </message>
    <message>
        <source>The game is over here. Go back to a moment before its end.</source>
        <translation>Hier ist die Partie vorbei. Geh zu einem Moment vor dem Ende zurück.</translation>
    </message>
    <message>
        <source>Nobody here plays in this game. You can play on once it is over.</source>
        <translation>In dieser Partie spielt niemand von hier. Weiterspielen kannst du, sobald sie vorbei ist.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Leave the replay ({key})</source>
        <translation>Die Wiederholung verlassen ({key})</translation>
    </message>
</context>
<context>
    <name>result</name>
    <message>
        <source>Wanted</source>
        <translation>Gesucht</translation>
    </message>
    <message>
        <source>for winning at {game}</source>
        <translation>wegen Sieges bei {game}</translation>
    </message>
    <message>
        <source>for sharing the win at {game}</source>
        <translation>wegen geteilten Sieges bei {game}</translation>
    </message>
    <message>
        <source>somebody who can win at {game}</source>
        <translation>jemand, der {game} gewinnen kann</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>{who}</source>
        <translation>{who}</translation>
    </message>
    <message>
        <source>Reward {score}</source>
        <translation>Belohnung {score}</translation>
    </message>
    <message>
        <source>Reward {score} each</source>
        <translation>Belohnung je {score}</translation>
    </message>
    <message>
        <source>The reckoning</source>
        <translation>Abrechnung</translation>
    </message>
    <message>
        <source>Past games</source>
        <translation>Frühere Partien</translation>
    </message>
    <message>
        <source>The luck</source>
        <translation>Das Glück</translation>
    </message>
    <message>
        <source>{who}: {score} ({how}). {hidden}</source>
        <translation>{who}: {score} ({how}). {hidden}</translation>
    </message>
    <message>
        <source>{money} × {markers}</source>
        <translation>{money} × {markers}</translation>
    </message>
    <message>
        <source>no click stack</source>
        <translation>kein Klack-Stapel</translation>
    </message>
    <message>
        <source>{money} left in the purse</source>
        <translation>{money} im Beutel übrig</translation>
    </message>
    <message>
        <source>empty purse</source>
        <translation>Beutel leer</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>ausgeschieden</translation>
    </message>
    <message>
        <source>last bid {money}</source>
        <translation>letztes Gebot {money}</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>{role}, {character}</source>
        <translation>{role}, {character}</translation>
    </message>
    <message numerus="yes">
        <source>%n life point(s) left</source>
        <translation>
            <numerusform>noch ein Lebenspunkt</numerusform>
            <numerusform>noch %n Lebenspunkte</numerusform>
        </translation>
    </message>
    <message>
        <source>shot down by {who}</source>
        <translation>erschossen von {who}</translation>
    </message>
    <message>
        <source>caught by the Gatling of {who}</source>
        <translation>von der Gatling von {who} erwischt</translation>
    </message>
    <message>
        <source>fell in an Indian attack</source>
        <translation>beim Indianer-Angriff gefallen</translation>
    </message>
    <message>
        <source>blown up by the dynamite</source>
        <translation>mit dem Dynamit in die Luft geflogen</translation>
    </message>
    <message>
        <source>bit on a bullet</source>
        <translation>auf eine Kugel gebissen</translation>
    </message>
    <message>
        <source>eliminated</source>
        <translation>ausgeschieden</translation>
    </message>
    <message>
        <source>{fate}, then the Ghost</source>
        <translation>{fate}, danach Geist</translation>
    </message>
    <message>
        <source>out</source>
        <translation>draußen</translation>
    </message>
    <message>
        <source>in round {round}</source>
        <translation>in Runde {round}</translation>
    </message>
    <message>
        <source>gave up</source>
        <translation>hat aufgegeben</translation>
    </message>
    <message>
        <source>left the table</source>
        <translation>vom Tisch aufgestanden</translation>
    </message>
    <message>
        <source>in the cylinder: {bullets}</source>
        <translation>in der Trommel: {bullets}</translation>
    </message>
    <message>
        <source>alive</source>
        <translation>lebt</translation>
    </message>
    <message numerus="yes">
        <source>after %n round(s)</source>
        <translation>
            <numerusform>nach einer Runde</numerusform>
            <numerusform>nach %n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>with all fingers</source>
        <translation>mit allen Fingern</translation>
    </message>
    <message>
        <source>Kablamo at close range</source>
        <translation>vom eigenen Kablamo getroffen</translation>
    </message>
    <message>
        <source>Kablamo of {who} (Bolsheviks)</source>
        <translation>Kablamo von {who} (Bolschewiki)</translation>
    </message>
    <message>
        <source>Kablamo of {who} (went through)</source>
        <translation>Kablamo von {who} (Durchschuss)</translation>
    </message>
    <message numerus="yes">
        <source>%n spare(s)</source>
        <translation>
            <numerusform>eine Ersatzpatrone</numerusform>
            <numerusform>%n Ersatzpatronen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Kablamo(s)</source>
        <translation>
            <numerusform>ein Kablamo</numerusform>
            <numerusform>%n Kablamos</numerusform>
        </translation>
    </message>
    <message>
        <source>brought down by {who}: {what}</source>
        <translation>erledigt von {who}: {what}</translation>
    </message>
    <message>
        <source>{what}, and nobody else to blame</source>
        <translation>{what}, und sonst war keiner schuld</translation>
    </message>
    <message>
        <source>{fate}; rode on for the law</source>
        <translation>{fate}; ritt weiter für das Gesetz</translation>
    </message>
    <message>
        <source>{fate}; rode on with the Outlaws</source>
        <translation>{fate}; ritt weiter mit den Gesetzlosen</translation>
    </message>
    <message>
        <source>in hand: {cards}</source>
        <translation>auf der Hand: {cards}</translation>
    </message>
    <message>
        <source>an empty hand</source>
        <translation>eine leere Hand</translation>
    </message>
    <message numerus="yes">
        <source>%n nugget(s) left</source>
        <translation>
            <numerusform>%n Nugget übrig</numerusform>
            <numerusform>%n Nuggets übrig</numerusform>
        </translation>
    </message>
    <message>
        <source>last gang standing</source>
        <translation>steht noch</translation>
    </message>
    <message>
        <source>practised</source>
        <translation>geübt</translation>
    </message>
    <message>
        <source>card {round}</source>
        <translation>Karte {round}</translation>
    </message>
    <message numerus="yes">
        <source>after %n card(s)</source>
        <translation>
            <numerusform>nach %n Karte</numerusform>
            <numerusform>nach %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n member(s) left</source>
        <translation>
            <numerusform>%n Mitglied übrig</numerusform>
            <numerusform>%n Mitglieder übrig</numerusform>
        </translation>
    </message>
    <message>
        <source>shot by {who}: {card}</source>
        <translation>erledigt von {who}: {card}</translation>
    </message>
    <message>
        <source>the last one changed sides to {who}</source>
        <translation>der Letzte lief zu {who} über</translation>
    </message>
    <message>
        <source>into the trap of {who}</source>
        <translation>in die Falle von {who} gegriffen</translation>
    </message>
    <message>
        <source>slapped the horse once too often</source>
        <translation>einmal zu oft das Pferd geschlagen</translation>
    </message>
    <message>
        <source>no cover, no luck</source>
        <translation>keine Deckung, kein Glück</translation>
    </message>
    <message>
        <source>median {ms} ms</source>
        <translation>Median {ms} ms</translation>
    </message>
    <message>
        <source>{gang}, {members}</source>
        <translation>{gang}, {members}</translation>
    </message>
    <message>
        <source>Reactions</source>
        <translation>Reaktionen</translation>
    </message>
    <message>
        <source>milliseconds from the card to the hand; the bar is the median</source>
        <translation>Millisekunden von der Karte bis zur Hand; der Strich ist der Median</translation>
    </message>
    <message>
        <source>Nobody reacted to anything.</source>
        <translation>Niemand hat auf irgendetwas reagiert.</translation>
    </message>
    <message>
        <source>{who}, {card}: {times}</source>
        <translation>{who}, {card}: {times}</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of {game} on record, on this computer only.</source>
        <translation>
            <numerusform>%n Partie {game} ist notiert, nur auf diesem Rechner.</numerusform>
            <numerusform>%n Partien {game} sind notiert, nur auf diesem Rechner.</numerusform>
        </translation>
    </message>
    <message>
        <source>No game of {game} is on record yet.</source>
        <translation>Noch ist keine Partie {game} notiert.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Bestes</translation>
    </message>
    <message>
        <source>In a row</source>
        <translation>In Folge</translation>
    </message>
    <message>
        <source>{share}%</source>
        <translation>{share} %</translation>
    </message>
    <message>
        <source>Forget past games</source>
        <translation>Frühere Partien vergessen</translation>
    </message>
    <message>
        <source>Sure? Press once more</source>
        <translation>Sicher? Noch einmal drücken</translation>
    </message>
    <message>
        <source>All luck of this game was settled before it began. The promise made then is the SHA-256 of salt and seed, one after the other. Now both are open, and everybody can check it.</source>
        <translation>Alles Glück dieser Partie stand fest, bevor sie begann. Das Versprechen von damals ist der SHA-256 von Salz und Startwert, eins nach dem anderen. Jetzt sind beide offen, und alle können nachrechnen.</translation>
    </message>
    <message>
        <source>This seed was known before the game, so nothing was promised. With the same seed the same luck comes.</source>
        <translation>Dieser Startwert war vor der Partie bekannt, also wurde nichts versprochen. Mit demselben Startwert kommt dasselbe Glück.</translation>
    </message>
    <message>
        <source>Promise</source>
        <translation>Versprechen</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Salt</source>
        <translation>Salz</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Noch eine Partie</translation>
    </message>
    <message>
        <source>Again with other seats</source>
        <translation>Mit anderen Plätzen</translation>
    </message>
    <message>
        <source>Watch the replay</source>
        <translation>Wiederholung ansehen</translation>
    </message>
    <message>
        <source>Show the table</source>
        <translation>Tisch zeigen</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation>Ergebnis zeigen</translation>
    </message>
    <message>
        <source>To the lobby</source>
        <translation>Zur Lobby</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>What it is about</source>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <source>The goal</source>
        <translation>Das Ziel</translation>
    </message>
    <message>
        <source>Everybody bids, and whoever bids the most says who pulls the trigger. Five times out of six it goes click, and somebody gets rich. The sixth time it goes bang, and a chair is free.</source>
        <translation>Alle bieten, und wer am meisten bietet, sagt, wer abdrückt. In fünf von sechs Fällen macht es Klack, und jemand wird reich. Im sechsten macht es Bang, und ein Stuhl wird frei.</translation>
    </message>
    <message>
        <source>You want *click money* and *click markers*, for at the end the one is multiplied by the other. Bid money that is left over then is worth the paper it is printed on.</source>
        <translation>Du willst *Klack-Geld* und *Klack-Marker*, denn am Ende wird das eine mit dem anderen malgenommen. Übriges Bietgeld ist dann so viel wert wie das Papier, auf dem es gedruckt ist.</translation>
    </message>
    <message>
        <source>A bang takes your chair, not your winnings. Players who are out still [score](klack/scoring), and now and then one of them wins.</source>
        <translation>Ein Bang kostet dich den Stuhl, nicht den Gewinn. Wer raus ist, wird trotzdem [gewertet](klack/scoring) und gewinnt hin und wieder sogar.</translation>
    </message>
    <message>
        <source>What lies on the table</source>
        <translation>Was auf dem Tisch liegt</translation>
    </message>
    <message>
        <source>1000 bill, six for each player</source>
        <translation>1000er-Schein, sechs pro Nase</translation>
    </message>
    <message>
        <source>2000 bill, six for each player</source>
        <translation>2000er-Schein, sechs pro Nase</translation>
    </message>
    <message>
        <source>Click marker, six in the centre</source>
        <translation>Klack-Marker, sechs in der Mitte</translation>
    </message>
    <message>
        <source>The cylinder, one for all</source>
        <translation>Die Trommel, eine für alle</translation>
    </message>
    <message>
        <source>In the cylinder sits a die: one of its six faces shows a bullet, five are blank. Every pull is a fresh throw. The cylinder has no memory; even five clicks in a row do not make it nervous.</source>
        <translation>In der Trommel steckt ein Würfel: Eine seiner sechs Seiten zeigt eine Kugel, fünf sind leer. Jedes Abdrücken ist ein neuer Wurf. Die Trommel hat kein Gedächtnis; auch fünf Klacks am Stück machen sie nicht nervös.</translation>
    </message>
    <message>
        <source>Bills are never changed. Two 1000s are not a 2000, and nobody hands out change.</source>
        <translation>Scheine werden nie gewechselt. Zwei 1000er sind kein 2000er, und Wechselgeld gibt es auch nicht.</translation>
    </message>
    <message>
        <source>Two kinds of money</source>
        <translation>Zweierlei Geld</translation>
    </message>
    <message>
        <source>Bid money</source>
        <translation>Bietgeld</translation>
    </message>
    <message>
        <source>Click money</source>
        <translation>Klack-Geld</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>Woher es kommt</translation>
    </message>
    <message>
        <source>the beginning, or a stack broken up</source>
        <translation>vom Anfang oder aus einem aufgelösten Stapel</translation>
    </message>
    <message>
        <source>won with a click</source>
        <translation>mit einem Klack gewonnen</translation>
    </message>
    <message>
        <source>Who sees it</source>
        <translation>Wer es sieht</translation>
    </message>
    <message>
        <source>you alone</source>
        <translation>nur du</translation>
    </message>
    <message>
        <source>the whole table</source>
        <translation>der ganze Tisch</translation>
    </message>
    <message>
        <source>What it is good for</source>
        <translation>Wozu es taugt</translation>
    </message>
    <message>
        <source>bidding</source>
        <translation>zum Bieten</translation>
    </message>
    <message>
        <source>the score, and emergencies</source>
        <translation>für die Wertung und für Notfälle</translation>
    </message>
    <message>
        <source>Worth at the end</source>
        <translation>Wert am Ende</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>alles</translation>
    </message>
    <message>
        <source>A *click stack* is a won pot with a click marker on it, always exactly one. Whoever counts the stacks has counted the markers.</source>
        <translation>Ein *Klack-Stapel* ist ein gewonnener Pott mit einem Klack-Marker darauf, immer genau einem. Wer die Stapel zählt, hat auch die Marker gezählt.</translation>
    </message>
    <message>
        <source>A click stack: the pot, and the marker won with it</source>
        <translation>Ein Klack-Stapel: der Pott und der Marker, der dazugehört</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Everybody takes twelve bills as bid money: six 1000s and six 2000s, $18,000 in all.</source>
        <translation>Alle nehmen zwölf Scheine als Bietgeld: sechs 1000er und sechs 2000er, zusammen 18.000&#xa0;$.</translation>
    </message>
    <message>
        <source>The six click markers lie in the centre, round the cylinder.</source>
        <translation>Die sechs Klack-Marker liegen in der Mitte rund um die Trommel.</translation>
    </message>
    <message>
        <source>Nobody has click money yet. And nobody begins, for everybody bids at once.</source>
        <translation>Klack-Geld hat noch niemand. Und es fängt auch niemand an, denn geboten wird gleichzeitig.</translation>
    </message>
    <message>
        <source>Three to six can play. The table deals; you only have to sit down.</source>
        <translation>Platz ist für drei bis sechs. Ausgeteilt wird von selbst; du musst dich nur hinsetzen.</translation>
    </message>
    <message>
        <source>The last one standing</source>
        <translation>Wer zuletzt noch steht</translation>
    </message>
    <message>
        <source>Everybody loads a revolver, everybody fires it once a round, at himself. Whoever is still sitting there at the end has won.</source>
        <translation>Jeder lädt einen Revolver, und jeder feuert ihn einmal pro Runde auf sich selbst ab. Wer am Ende noch sitzt, hat gewonnen.</translation>
    </message>
    <message>
        <source>You load your own cylinder, so you know what is in it. That lasts exactly until the others begin to turn it, swap things about and slip you something. Nobody may look again. *Remembering is the game.*</source>
        <translation>Deine Trommel lädst du selbst, also weißt du, was darin steckt. Das gilt genau so lange, bis die anderen daran drehen, Patronen vertauschen und dir etwas unterschieben. Nachsehen darf niemand. *Merken ist das Spiel.*</translation>
    </message>
    <message>
        <source>A revolver each, with six chambers</source>
        <translation>Für jeden ein Revolver mit sechs Kammern</translation>
    </message>
    <message>
        <source>Bullets, all alike from behind</source>
        <translation>Patronen, von hinten alle gleich</translation>
    </message>
    <message>
        <source>A bag to draw them from</source>
        <translation>Ein Beutel, aus dem gezogen wird</translation>
    </message>
    <message>
        <source>Bullets</source>
        <translation>Patronen</translation>
    </message>
    <message>
        <source>Gold Rush</source>
        <translation>Gold Rush</translation>
    </message>
    <message>
        <source>Nuggets</source>
        <translation>Nuggets</translation>
    </message>
    <message>
        <source>Crime pays: for *every life point you cost another player* you take a nugget from the heap, whatever did it. A Gatling that hits three brings three.</source>
        <translation>Verbrechen lohnt sich: Für *jeden Lebenspunkt, den du einen anderen kostest*, nimmst du ein Nugget vom Haufen, womit auch immer. Eine Gatling, die drei trifft, bringt drei.</translation>
    </message>
    <message>
        <source>You take it at the moment of the hit, for the last life point too, and even if a Beer saves the victim after that. There is nothing for a shot that was cancelled, for Dynamite, or for losing your own Duel.</source>
        <translation>Du nimmst es im Moment des Treffers, auch für den letzten Lebenspunkt und selbst wenn das Opfer sich danach mit einem Bier rettet. Nichts gibt es für einen aufgehobenen Schuss, für Dynamit oder für das eigene verlorene Duell.</translation>
    </message>
    <message>
        <source>Everybody sees your gold. It cannot be stolen, given away or lent. The heap never runs dry.</source>
        <translation>Dein Gold sieht jeder. Stehlen, verschenken und verleihen kann man es nicht. Der Haufen wird nie leer.</translation>
    </message>
    <message>
        <source>In your play phase you spend it, as often as you like: on [equipment](bang/row), on [getting rid](bang/force) of the equipment of others, or on what a character or a card offers. And a [Beer](bang/beer) may be sold for a nugget.</source>
        <translation>Ausgeben kannst du es in deiner Spielphase, sooft du willst: für [Ausrüstung](bang/row), um fremde Ausrüstung [loszuwerden](bang/force) oder für das, was ein Charakter oder eine Karte anbietet. Und ein [Bier](bang/beer) kannst du für ein Nugget verkaufen.</translation>
    </message>
    <message>
        <source>The row: buying equipment</source>
        <translation>Die Auslage: Ausrüstung kaufen</translation>
    </message>
    <message>
        <source>Three equipment cards lie open. Pay what one costs and it is yours; the gap is filled at once, before anything else happens.</source>
        <translation>Drei Ausrüstungskarten liegen offen. Zahl, was eine kostet, und sie gehört dir; die Lücke wird sofort gefüllt, noch bevor irgendetwas anderes passiert.</translation>
    </message>
    <message>
        <source>What can be used in several ways, and on whom it is used, you say when you buy it. Buying something that does nothing is allowed. The row changes only when somebody buys.</source>
        <translation>Wie und bei wem du etwas benutzt, sagst du beim Kauf. Etwas zu kaufen, das nichts bewirkt, ist erlaubt. Die Auslage ändert sich nur, wenn jemand kauft.</translation>
    </message>
    <message>
        <source>Equipment</source>
        <translation>Ausrüstung</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Wie viele</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>Used at once</source>
        <translation>Sofort verbraucht</translation>
    </message>
    <message>
        <source>Brown borders: the effect happens when you buy it, then the card goes face up under the equipment deck.</source>
        <translation>Brauner Rand: Die Wirkung tritt beim Kauf ein, dann kommt die Karte offen unter den Ausrüstungsstapel.</translation>
    </message>
    <message>
        <source>What stays</source>
        <translation>Was bleibt</translation>
    </message>
    <message>
        <source>Black borders: they lie in front of you and work until you are eliminated or somebody [pays](bang/force) to be rid of them.</source>
        <translation>Schwarzer Rand: Sie liegen vor dir und wirken, bis du ausscheidest oder jemand dafür [zahlt](bang/force), dass sie verschwinden.</translation>
    </message>
    <message>
        <source>Making somebody discard equipment</source>
        <translation>Fremde Ausrüstung loswerden</translation>
    </message>
    <message>
        <source>Pay *one nugget more than its cost*, and a lasting equipment of another player goes under the deck. He cannot do anything about it. Your own you cannot get rid of, not even a Wanted others gave you.</source>
        <translation>Zahl *ein Nugget mehr, als sie kostet*, und eine bleibende Ausrüstung eines anderen kommt unter den Stapel. Wehren kann er sich nicht. Deine eigene wirst du so nicht los, nicht einmal den Steckbrief, den andere dir verpasst haben.</translation>
    </message>
    <message>
        <source>It is the only way. Panic!, Cat Balou and everything like them do not reach equipment.</source>
        <translation>Anders geht es nicht. Panik!, Cat Balou und alles, was ihnen gleicht, kommen an Ausrüstung nicht heran.</translation>
    </message>
    <message>
        <source>The equipment deck</source>
        <translation>Der Ausrüstungsstapel</translation>
    </message>
    <message>
        <source>Used and lost equipment goes under the deck, *face up*. When a face-up card has come to the top and one is needed, the whole deck is shuffled and turned face down.</source>
        <translation>Verbrauchte und verlorene Ausrüstung kommt *offen* unter den Stapel. Liegt eine offene Karte obenauf und wird eine gebraucht, wird der ganze Stapel gemischt und umgedreht.</translation>
    </message>
    <message>
        <source>Equipment has neither suit nor rank, and nobody ever draws! it.</source>
        <translation>Ausrüstung hat weder Farbe noch Wert und wird nie zum Entscheiden aufgedeckt.</translation>
    </message>
    <message>
        <source>Yourself, a friend, or somebody you want to look friendly to. It is no Beer, so it works with two players left.</source>
        <translation>Dir selbst, einem Freund oder jemandem, zu dem du freundlich aussehen willst. Es ist kein Bier und wirkt auch zu zweit.</translation>
    </message>
    <message>
        <source>It is none of these cards, it only works like them. As BANG! it needs range, one Missed! cancels it even from Slab, and Calumet is no protection. As Beer it heals even with two players, cannot be sold and leaves Madam Yto cold. As Panic! it reaches distance one.</source>
        <translation>Sie ist keine dieser Karten, sie wirkt nur so. Als BANG! braucht sie Reichweite, ein Fehlschuss! genügt auch gegen Slab, und die Friedenspfeife schützt nicht. Als Bier heilt sie auch zu zweit, lässt sich nicht verkaufen und lässt Madam Yto kalt. Als Panik! reicht sie bis Entfernung eins.</translation>
    </message>
    <message>
        <source>He is none of these cards either. As Cat Balou he cannot touch equipment, as Duel he is not stopped by the Calumet.</source>
        <translation>Auch er ist keine dieser Karten. Als Cat Balou kommt er an Ausrüstung nicht heran, als Duell hält ihn die Friedenspfeife nicht auf.</translation>
    </message>
    <message>
        <source>Four suits at best, so four life points at best, and never above your most. Lucky Duke and the Horseshoe add a card each; all of them count.</source>
        <translation>Mehr als vier Farben gibt es nicht, also höchstens vier Lebenspunkte, und nie über dein Höchstes. Lucky Duke und das Hufeisen bringen je eine Karte mehr; alle zählen mit.</translation>
    </message>
    <message>
        <source>The train is on time.</source>
        <translation>Der Zug ist pünktlich.</translation>
    </message>
    <message>
        <source>First you discard with the life points you have *now*, then you are healed, then a whole new turn begins, with Dynamite, Jail and a fresh BANG!.</source>
        <translation>Erst legst du ab, und zwar nach den Lebenspunkten, die du *jetzt* hast, dann bist du geheilt, dann beginnt ein ganz neuer Zug, mit Dynamit, Gefängnis und einem frischen BANG!.</translation>
    </message>
    <message>
        <source>When everything is over, like Bart Cassidy. Of three points from Dynamite those count that leave you with at least one.</source>
        <translation>Wenn alles vorbei ist, wie bei Bart Cassidy. Von drei Punkten durch Dynamit zählen die, nach denen dir mindestens einer bleibt.</translation>
    </message>
    <message>
        <source>In front of anybody, even yourself, but nobody has two. The bounty comes on top of every other reward: an Outlaw is worth five cards then. Dynamite collects nothing.</source>
        <translation>Vor irgendwen, auch vor dich selbst, aber niemand hat zwei. Die Prämie kommt zu jedem anderen Lohn dazu: Ein Gesetzloser ist dann fünf Karten wert. Dynamit kassiert nichts.</translation>
    </message>
    <message>
        <source>In your play phase. The nuggets lie on the pan until the end of your turn, to keep count.</source>
        <translation>In deiner Spielphase. Zum Mitzählen bleiben die Nuggets bis zum Ende deines Zuges in der Pfanne liegen.</translation>
    </message>
    <message>
        <source>For everything that is a [draw!](bang/draw_check): Barrel, Jail, Dynamite, Don Bell’s bell, Rhum.</source>
        <translation>Bei allem, wofür [aufgedeckt](bang/draw_check) wird: Fass, Gefängnis, Dynamit, Don Bells Glocke, Rum.</translation>
    </message>
    <message>
        <source>At once, before your last chance. Together with Simeon Picos it is two.</source>
        <translation>Sofort, noch vor deiner letzten Chance. Zusammen mit Simeon Picos sind es zwei.</translation>
    </message>
    <message>
        <source>As often as you can pay, even with two players left. In your turn only below your most; out of turn only as a [last chance](bang/last_chance).</source>
        <translation>Sooft du zahlen kannst, auch zu zweit. In deinem Zug nur, wenn dir etwas fehlt; sonst nur als [letzte Chance](bang/last_chance).</translation>
    </message>
    <message>
        <source>It stops BANG!, Panic!, Cat Balou and Indians! of diamonds. They may still be played on you; they are simply wasted. It does not stop a Duel, nor anything without a suit.</source>
        <translation>Sie hält BANG!, Panik!, Cat Balou und Indianer! in Karo auf. Gespielt werden dürfen sie gegen dich trotzdem; sie verpuffen nur. Ein Duell hält sie nicht auf und auch nichts, was keine Farbe hat.</translation>
    </message>
    <message>
        <source>It takes the place of your life points when you [discard](bang/discard_phase): eight, even with one life point.</source>
        <translation>Beim [Ablegen](bang/discard_phase) tritt er an die Stelle deiner Lebenspunkte: acht, auch mit einem einzigen.</translation>
    </message>
    <message>
        <source>From the pile, after what your character does in the draw phase.</source>
        <translation>Vom Stapel, nach dem, was dein Charakter beim Ziehen tut.</translation>
    </message>
    <message>
        <source>What they are</source>
        <translation>Was sie sind</translation>
    </message>
    <message>
        <source>yellow: [Kablamo](kablamo/kablamo) kills, [Click](kablamo/click) does not</source>
        <translation>gelb: [Kablamo](kablamo/kablamo) tötet, [Click](kablamo/click) nicht</translation>
    </message>
    <message>
        <source>white: 13 kinds, and each of them does something</source>
        <translation>weiß: 13 Sorten, und jede bewirkt etwas</translation>
    </message>
    <message>
        <source>red: 13 kinds, one of each; the only ones you may [play from the hand](kablamo/windows)</source>
        <translation>rot: 13 Sorten, von jeder eine; nur sie darfst du auch [aus der Hand spielen](kablamo/windows)</translation>
    </message>
    <message>
        <source>A hundred bullets lie in the bag. On every white and red one stands a number of its own from 1 to 80; it says who goes first when several are fired. The red ones have the lowest.</source>
        <translation>Hundert Patronen liegen im Beutel. Auf jeder weißen und roten steht eine eigene Zahl von 1 bis 80; sie sagt, wer zuerst drankommt, wenn mehrere abgefeuert werden. Die roten haben die kleinsten.</translation>
    </message>
    <message>
        <source>Chambers and positions</source>
        <translation>Kammern und Positionen</translation>
    </message>
    <message>
        <source>Around every cylinder there are six positions, which never move. The chambers turn past them. At the top is the *firing position*, directly left of it the *safe position*.</source>
        <translation>Um jede Trommel liegen sechs Positionen, und die bewegen sich nie. Die Kammern drehen sich an ihnen vorbei. Ganz oben ist die *Schussposition*, direkt links daneben die *Sicherheitsposition*.</translation>
    </message>
    <message>
        <source>Before each shot the cylinder turns one chamber clockwise. So the safe bullet is the next to be fired, and the one at the top the very last:</source>
        <translation>Vor jedem Schuss dreht sich die Trommel um eine Kammer im Uhrzeigersinn. Darum wird die Patrone auf der Sicherheitsposition als nächste abgefeuert und die ganz oben als allerletzte:</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Fired, if nobody interferes</source>
        <translation>Abgefeuert, wenn niemand dazwischenfunkt</translation>
    </message>
    <message>
        <source>left of the top: safe</source>
        <translation>links neben oben: die Sicherheitsposition</translation>
    </message>
    <message>
        <source>lower left</source>
        <translation>links unten</translation>
    </message>
    <message>
        <source>bottom</source>
        <translation>ganz unten</translation>
    </message>
    <message>
        <source>lower right</source>
        <translation>rechts unten</translation>
    </message>
    <message>
        <source>upper right</source>
        <translation>rechts oben</translation>
    </message>
    <message>
        <source>top: firing</source>
        <translation>ganz oben: die Schussposition</translation>
    </message>
    <message>
        <source>this round</source>
        <translation>in dieser Runde</translation>
    </message>
    <message>
        <source>in the second round</source>
        <translation>in der zweiten Runde</translation>
    </message>
    <message>
        <source>in the third</source>
        <translation>in der dritten</translation>
    </message>
    <message>
        <source>in the fourth</source>
        <translation>in der vierten</translation>
    </message>
    <message>
        <source>in the fifth</source>
        <translation>in der fünften</translation>
    </message>
    <message>
        <source>in the sixth</source>
        <translation>in der sechsten</translation>
    </message>
    <message>
        <source>While you load, each chamber tells you in how many rounds it is fired. If nobody interferes. Somebody always does.</source>
        <translation>Beim Laden steht an jeder Kammer, in wie vielen Runden sie dran ist. Wenn niemand dazwischenfunkt. Irgendwer funkt immer.</translation>
    </message>
    <message>
        <source>Before the first round</source>
        <translation>Vor der ersten Runde</translation>
    </message>
    <message>
        <source>Everybody draws eight bullets and looks at them, alone.</source>
        <translation>Jeder zieht acht Patronen und sieht sie sich an, und zwar allein.</translation>
    </message>
    <message>
        <source>Six of them go into the chambers, in any order you like. Until the last player is ready you may change your mind.</source>
        <translation>Sechs davon kommen in die Kammern, in beliebiger Reihenfolge. Bis der Letzte fertig ist, darfst du es dir anders überlegen.</translation>
    </message>
    <message>
        <source>The other two are your *spares*. You may look at them whenever you want.</source>
        <translation>Die anderen beiden sind deine *Ersatzpatronen*. Die darfst du dir jederzeit ansehen.</translation>
    </message>
    <message>
        <source>The moment everybody is ready, all cylinders are shut. From now on [nobody looks](kablamo/looking) at a loaded bullet, not even at one he put there himself.</source>
        <translation>Sobald alle fertig sind, sind die Trommeln zu. Von jetzt an [sieht niemand nach](kablamo/looking), auch nicht bei einer Patrone, die er selbst hineingesteckt hat.</translation>
    </message>
    <message>
        <source>A round</source>
        <translation>Eine Runde</translation>
    </message>
    <message>
        <source>How a round goes</source>
        <translation>So läuft eine Runde</translation>
    </message>
    <message>
        <source>Everybody does everything at the same time. Only bullets that have an effect wait for each other.</source>
        <translation>Alle machen alles gleichzeitig. Nur Patronen mit einer Wirkung warten aufeinander.</translation>
    </message>
    <message>
        <source>*Rotate*: all cylinders [turn](kablamo/rotate) by one.</source>
        <translation>*Drehen*: Alle Trommeln [drehen sich](kablamo/rotate) um eine Kammer.</translation>
    </message>
    <message>
        <source>*Reveal*: everybody [turns up](kablamo/reveal) what came to the top. [Kablamos](kablamo/live) hit at once.</source>
        <translation>*Aufdecken*: Jeder [deckt auf](kablamo/reveal), was oben gelandet ist. [Kablamos](kablamo/live) treffen sofort.</translation>
    </message>
    <message>
        <source>*Resolve*: all the others take effect, [the lowest number first](kablamo/resolve).</source>
        <translation>*Auswerten*: Alle anderen wirken, [die kleinste Zahl zuerst](kablamo/resolve).</translation>
    </message>
    <message>
        <source>*Repeat*: whoever owes an [extra shot](kablamo/repeat) fires again.</source>
        <translation>*Wiederholen*: Wer noch einen [Extraschuss](kablamo/repeat) schuldet, feuert noch einmal.</translation>
    </message>
    <message>
        <source>*Replace*: [draw a bullet](kablamo/replace) for each empty chamber.</source>
        <translation>*Ersetzen*: [Zieh eine Patrone](kablamo/replace) für jede leere Kammer.</translation>
    </message>
    <message>
        <source>*Reload*: put a spare into [each empty chamber](kablamo/reload).</source>
        <translation>*Nachladen*: Steck eine Ersatzpatrone in [jede leere Kammer](kablamo/reload).</translation>
    </message>
    <message>
        <source>In between there are short pauses in which red bullets can be [played from the hand](kablamo/windows).</source>
        <translation>Dazwischen gibt es kurze Pausen, in denen rote Patronen [aus der Hand gespielt](kablamo/windows) werden können.</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>Every revolver turns one chamber clockwise: the safe bullet comes up to the firing position. A [ratchet malfunction](kablamo/ratchet_malfunction) holds the cylinder where it is.</source>
        <translation>Jeder Revolver dreht sich um eine Kammer im Uhrzeigersinn: Die Patrone von der Sicherheitsposition rückt auf die Schussposition. Eine [Sperrradfehlfunktion](kablamo/ratchet_malfunction) hält die Trommel fest.</translation>
    </message>
    <message>
        <source>Now it is settled what you are going to fire, and there is one last pause to do something about it.</source>
        <translation>Jetzt steht fest, was du abfeuerst, und eine letzte Pause bleibt, um etwas dagegen zu tun.</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Aufdecken</translation>
    </message>
    <message>
        <source>All firing positions are turned up in the same moment. A bullet that lies face up and has not taken effect yet is *active*. An active bullet never leaves its chamber, though the cylinder may turn with it.</source>
        <translation>Alle Schusspositionen werden im selben Augenblick aufgedeckt. Eine Patrone, die offen liegt und noch nicht gewirkt hat, heißt *offen liegende Patrone*. Sie verlässt ihre Kammer nicht, auch wenn die Trommel sich mit ihr dreht.</translation>
    </message>
    <message>
        <source>If the chamber at the top is empty, nothing is fired. It still counts as a shot: whatever [lay on the revolver](kablamo/delayed) for it is used up.</source>
        <translation>Ist die Kammer oben leer, wird nichts abgefeuert. Als Schuss zählt es trotzdem: Was dafür [auf dem Revolver lag](kablamo/delayed), ist verbraucht.</translation>
    </message>
    <message>
        <source>Live bullets</source>
        <translation>Scharfe Patronen</translation>
    </message>
    <message>
        <source>Before anything else, and all together: each [Kablamo](kablamo/kablamo) kills whoever fired it, each [Click](kablamo/click) does nothing. Nobody assigns them, cancels them or thinks better of it.</source>
        <translation>Vor allem anderen, und alle zugleich: Jedes [Kablamo](kablamo/kablamo) tötet den, der es abgefeuert hat, jedes [Click](kablamo/click) tut nichts. Niemand kann sie zuteilen, aufheben oder sich eines Besseren besinnen.</translation>
    </message>
    <message>
        <source>Then they go *back into the bag at once*, so they can be drawn again by the very next bullet. Everything else that was used is gone for good.</source>
        <translation>Danach kommen sie *sofort zurück in den Beutel* und können schon von der nächsten Patrone wieder gezogen werden. Alles andere, was verbraucht ist, bleibt es auch.</translation>
    </message>
    <message>
        <source>Three red bullets change whom a Kablamo hits: the [Marquis of Queensbury rules](kablamo/marquis_rules), the [Bolshevik rules](kablamo/bolshevik_rules) and the [full metal jacket](kablamo/full_metal_jacket). They must be in force before the reveal. Your left neighbour is the next living player clockwise, as the circle was before the shot.</source>
        <translation>Drei rote Patronen ändern, wen ein Kablamo trifft: die [Regeln des Marquis of Queensbury](kablamo/marquis_rules), die [Regeln der Bolschewiki](kablamo/bolshevik_rules) und das [Vollmantelgeschoss](kablamo/full_metal_jacket). Sie müssen schon vor dem Aufdecken gelten. Dein linker Nachbar ist der nächste lebende Spieler im Uhrzeigersinn, so wie die Runde vor dem Schuss aussah.</translation>
    </message>
    <message>
        <source>Resolve</source>
        <translation>Auswerten</translation>
    </message>
    <message>
        <source>Of the active bullets the one with the lowest number comes first, then the next. The row of numbers on the table shows the order.</source>
        <translation>Von den offen liegenden Patronen kommt die mit der kleinsten Zahl zuerst, dann die nächste. Die Zahlenreihe auf dem Tisch zeigt die Reihenfolge.</translation>
    </message>
    <message>
        <source>The owner of the revolver [assigns it](kablamo/assign), to himself or to somebody else.</source>
        <translation>Der Besitzer des Revolvers [teilt sie zu](kablamo/assign), sich selbst oder jemand anderem.</translation>
    </message>
    <message>
        <source>Everybody may [respond](kablamo/responses).</source>
        <translation>Jeder darf [antworten](kablamo/responses).</translation>
    </message>
    <message>
        <source>Whoever it was assigned to carries it out and takes every decision it asks for.</source>
        <translation>Wem sie zugeteilt wurde, der führt sie aus und trifft alle Entscheidungen, die dazugehören.</translation>
    </message>
    <message>
        <source>The bullet is discarded, or it stays as a [token](kablamo/delayed).</source>
        <translation>Die Patrone wird abgeworfen oder bleibt als [Marker](kablamo/delayed) liegen.</translation>
    </message>
    <message>
        <source>To whom?</source>
        <translation>Wem denn?</translation>
    </message>
    <message>
        <source>The word “you” on a bullet means whoever it is assigned to, not whoever fired it. So what you do not want you give away, and what gives a choice you may want to keep.</source>
        <translation>Das „du“ auf einer Patrone meint den, dem sie zugeteilt wird, nicht den, der sie abgefeuert hat. Was du nicht willst, gibst du also weiter, und was eine Wahl lässt, behältst du vielleicht lieber.</translation>
    </message>
    <message>
        <source>You have to choose somebody who can carry it out at this moment. If only one can, it goes to him without a question. He must do it as completely as he can; only where it says “may” he may refuse.</source>
        <translation>Du musst jemanden wählen, der sie in diesem Augenblick ausführen kann. Kann es nur einer, bekommt er sie ohne Rückfrage. Er muss sie so vollständig ausführen, wie es geht; nur wo „darf“ steht, darf er es lassen.</translation>
    </message>
    <message>
        <source>Duds</source>
        <translation>Blindgänger</translation>
    </message>
    <message>
        <source>If nobody at all can do anything with a bullet, it is a dud and is discarded. If several are concerned and at least one of them can, it is none.</source>
        <translation>Kann überhaupt niemand etwas mit einer Patrone anfangen, ist sie ein Blindgänger und wird abgeworfen. Betrifft sie mehrere und wenigstens einer kann, dann ist sie keiner.</translation>
    </message>
    <message>
        <source>What happens later</source>
        <translation>Was später passiert</translation>
    </message>
    <message>
        <source>Some bullets wait. They lie open as tokens until their moment has come:</source>
        <translation>Manche Patronen warten. Sie liegen offen als Marker da, bis ihr Augenblick kommt:</translation>
    </message>
    <message>
        <source>It lies</source>
        <translation>Sie liegt</translation>
    </message>
    <message>
        <source>Which bullets</source>
        <translation>Welche Patronen</translation>
    </message>
    <message>
        <source>on a revolver, and stays with it</source>
        <translation>auf einem Revolver, und bleibt bei ihm</translation>
    </message>
    <message>
        <source>the four malfunctions, act of cowardice</source>
        <translation>die vier Fehlfunktionen, Akt der Feigheit</translation>
    </message>
    <message>
        <source>in front of a player, and stays with him</source>
        <translation>vor einem Spieler, und bleibt bei ihm</translation>
    </message>
    <message>
        <source>trigger happy, test of honor</source>
        <translation>Schiesswütig, Frage der Ehre</translation>
    </message>
    <message>
        <source>in the middle, for everybody</source>
        <translation>in der Mitte, für alle</translation>
    </message>
    <message>
        <source>somebody is cheating, Marquis, jacket, Bolsheviks</source>
        <translation>Irgendjemand betrügt, Marquis, Vollmantel, Bolschewiki</translation>
    </message>
    <message>
        <source>Of the same kind only *one* is used up by each shot, of different kinds one each.</source>
        <translation>Von derselben Sorte verbraucht jeder Schuss nur *einen*, von verschiedenen Sorten je einen.</translation>
    </message>
    <message>
        <source>Repeat: extra shots</source>
        <translation>Wiederholen: Extraschüsse</translation>
    </message>
    <message>
        <source>A [trigger malfunction](kablamo/trigger_malfunction) and [trigger happy](kablamo/trigger_happy) make somebody fire again. All who owe a shot do so together, once each; it is a real shot with turning, revealing and resolving.</source>
        <translation>Eine [Abzugsfehlfunktion](kablamo/trigger_malfunction) und [Schiesswütig](kablamo/trigger_happy) lassen jemanden noch einmal schießen. Alle, die einen Schuss schulden, feuern gemeinsam, jeder einmal; es ist ein richtiger Schuss mit Drehen, Aufdecken und Auswerten.</translation>
    </message>
    <message>
        <source>That goes on until nobody owes anything.</source>
        <translation>Das geht so lange weiter, bis niemand mehr etwas schuldet.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Draw as many bullets as you have empty chambers. They are spares for now. There is no limit to how many spares you may have.</source>
        <translation>Zieh so viele Patronen, wie du leere Kammern hast. Sie sind erst einmal Ersatzpatronen. Davon darfst du beliebig viele haben.</translation>
    </message>
    <message>
        <source>If the bag runs short, everybody draws one in turn, beginning with the player who leads this round, until it is empty. The lead goes round clockwise, a seat each round.</source>
        <translation>Reicht der Beutel nicht, zieht reihum jeder eine, angefangen bei dem, der diese Runde anführt, bis er leer ist. Die Führung wandert jede Runde einen Platz im Uhrzeigersinn weiter.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Nachladen</translation>
    </message>
    <message>
        <source>First come the [tests of honor](kablamo/test_of_honor). Then everybody, secretly and at once, puts a spare into each of his empty chambers. Any spare will do: red ones and Kablamos, too.</source>
        <translation>Zuerst kommen die [Fragen der Ehre](kablamo/test_of_honor). Danach steckt jeder, heimlich und gleichzeitig mit allen, in jede seiner leeren Kammern eine Ersatzpatrone. Jede ist erlaubt: auch rote, auch ein Kablamo.</translation>
    </message>
    <message>
        <source>Nobody may keep a spare while a chamber of his is empty. With too few spares you choose which chambers stay empty.</source>
        <translation>Niemand darf eine Ersatzpatrone behalten, solange er eine leere Kammer hat. Reichen sie nicht, suchst du aus, welche Kammern leer bleiben.</translation>
    </message>
    <message>
        <source>Hands, eyes and fingers</source>
        <translation>Hände, Augen und Finger</translation>
    </message>
    <message>
        <source>No looking</source>
        <translation>Nicht nachsehen</translation>
    </message>
    <message>
        <source>Nobody sees the face of a loaded bullet until it is fired. You see your own spares, and a bullet while you are loading it. Then it lies face down, and all that is left of it is in your head.</source>
        <translation>Niemand sieht eine geladene Patrone von vorn, bevor sie abgefeuert wird. Du siehst deine eigenen Ersatzpatronen, und eine Patrone, während du sie lädst. Danach liegt sie verdeckt, und von ihr bleibt nur, was du im Kopf hast.</translation>
    </message>
    <message>
        <source>The log forgets as well: while the game is on it shows the current round only.</source>
        <translation>Auch das Protokoll vergisst: Solange gespielt wird, zeigt es nur die laufende Runde.</translation>
    </message>
    <message>
        <source>Everything moves in the open</source>
        <translation>Alles bewegt sich offen</translation>
    </message>
    <message>
        <source>Every turn of a cylinder and every exchange is done slowly, where all can see it. Nobody looks at what changes places, but everybody may remember which disc went where.</source>
        <translation>Jede Drehung und jeder Tausch geschieht langsam und vor aller Augen. Niemand sieht nach, was da die Plätze wechselt, aber jeder darf sich merken, welche Patrone wohin gewandert ist.</translation>
    </message>
    <message>
        <source>An exchange needs a bullet at both ends; an empty chamber gets nothing by it. Spares lie in a row: new ones come to the right, and nobody shuffles them.</source>
        <translation>Zum Tausch braucht es an beiden Enden eine Patrone; eine leere Kammer geht leer aus. Ersatzpatronen liegen in einer Reihe: Neue kommen rechts dazu, und gemischt wird nicht.</translation>
    </message>
    <message>
        <source>The safe position</source>
        <translation>Die Sicherheitsposition</translation>
    </message>
    <message>
        <source>The bullet left of the firing position is *safe from other people*. Nobody but the owner may move it, look at it or load it. Safe from firing it is not: it comes next.</source>
        <translation>Die Patrone links neben der Schussposition ist *vor anderen Leuten sicher*. Niemand außer dem Besitzer darf sie bewegen, ansehen oder laden. Vor dem Abfeuern ist sie es nicht: Sie kommt als nächste dran.</translation>
    </message>
    <message>
        <source>Turning a whole cylinder does not count as touching. That is how something nasty gets into your safe position without a finger being laid on it.</source>
        <translation>Eine ganze Trommel zu drehen zählt nicht als Anfassen. So gelangt etwas Hässliches auf deine Sicherheitsposition, ohne dass jemand einen Finger daran legt.</translation>
    </message>
    <message>
        <source>Red bullets from the hand</source>
        <translation>Rote Patronen aus der Hand</translation>
    </message>
    <message>
        <source>When you may play one</source>
        <translation>Wann du eine spielen darfst</translation>
    </message>
    <message>
        <source>A red bullet among your spares can be *played*: it takes effect without being fired. In every round there are six kinds of moments for it:</source>
        <translation>Eine rote Patrone unter deinen Ersatzpatronen kannst du *spielen*: Sie wirkt, ohne abgefeuert zu werden. In jeder Runde gibt es sechs Arten von Gelegenheiten dazu:</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Good for</source>
        <translation>Gut für</translation>
    </message>
    <message>
        <source>the round begins</source>
        <translation>Die Runde beginnt</translation>
    </message>
    <message>
        <source>Marquis, cowardice, overhaul, lights out</source>
        <translation>Marquis, Feigheit, Wartung, Licht aus</translation>
    </message>
    <message>
        <source>the cylinders have turned, nothing is revealed yet</source>
        <translation>Die Trommeln haben sich gedreht, aufgedeckt ist noch nichts</translation>
    </message>
    <message>
        <source>last chances of all kinds</source>
        <translation>letzte Rettungen aller Art</translation>
    </message>
    <message>
        <source>before each active bullet</source>
        <translation>vor jeder offen liegenden Patrone</translation>
    </message>
    <message>
        <source>misfire, backfire, ricochet, somebody is cheating</source>
        <translation>Fehlschuss, Fehlzündung, Querschläger, Irgendjemand betrügt</translation>
    </message>
    <message>
        <source>after the shots, before anybody fires again</source>
        <translation>nach den Schüssen, bevor jemand noch einmal feuert</translation>
    </message>
    <message>
        <source>trigger happy, overhaul</source>
        <translation>Schiesswütig, Wartung</translation>
    </message>
    <message>
        <source>new bullets are drawn</source>
        <translation>Neue Patronen sind gezogen</translation>
    </message>
    <message>
        <source>moment of truth</source>
        <translation>Stunde der Wahrheit</translation>
    </message>
    <message>
        <source>everybody has reloaded</source>
        <translation>Alle haben nachgeladen</translation>
    </message>
    <message>
        <source>Bolshevik rules for the round to come</source>
        <translation>Regeln der Bolschewiki für die Runde danach</translation>
    </message>
    <message>
        <source>All are asked at once and the clock runs the same for everybody, whether he holds a red bullet or not; nobody can tell from the pause who does. Pass, let the time run, or stop the clock to think.</source>
        <translation>Alle werden zugleich gefragt, und die Uhr läuft für alle gleich lang, ob jemand eine rote Patrone hat oder nicht; an der Pause lässt sich also nichts ablesen. Pass, lass die Zeit laufen oder halt die Uhr an, um nachzudenken.</translation>
    </message>
    <message>
        <source>If several play something, the player who leads the round comes first, then it goes clockwise. After each play the moment begins anew, until nobody wants anything more.</source>
        <translation>Spielen mehrere etwas, kommt zuerst dran, wer die Runde anführt, dann geht es im Uhrzeigersinn. Nach jeder gespielten Patrone beginnt die Gelegenheit von vorn, bis niemand mehr etwas will.</translation>
    </message>
    <message>
        <source>Whoever plays a bullet assigns it, exactly like one that was fired. What nobody could carry out may not be played.</source>
        <translation>Wer eine Patrone spielt, teilt sie auch zu, genau wie eine abgefeuerte. Was niemand ausführen könnte, darf nicht gespielt werden.</translation>
    </message>
    <message>
        <source>Responses</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Whenever a bullet was announced, played or fired, everybody may respond to it before it takes effect, with [misfire](kablamo/misfire), [backfire](kablamo/backfire) or [ricochet](kablamo/ricochet) and nothing else.</source>
        <translation>Sobald eine Patrone angesagt ist, gespielt oder abgefeuert, darf jeder antworten, bevor sie wirkt: mit [Fehlschuss](kablamo/misfire), [Fehlzündung](kablamo/backfire) oder [Querschläger](kablamo/ricochet) und mit nichts anderem.</translation>
    </message>
    <message>
        <source>A response can be responded to in turn. The last one takes effect first. If its target is gone by then, it comes to nothing.</source>
        <translation>Auch auf eine Antwort kann man antworten. Die letzte wirkt zuerst. Ist ihr Ziel dann nicht mehr da, verpufft sie.</translation>
    </message>
    <message>
        <source>The target is a bullet just played from a hand or any active bullet. Never a live bullet, never a token that lies already.</source>
        <translation>Ziel ist eine gerade aus der Hand gespielte oder irgendeine offen liegende Patrone. Nie eine scharfe, nie ein Marker, der schon liegt.</translation>
    </message>
    <message>
        <source>Fired instead of played</source>
        <translation>Abgefeuert statt gespielt</translation>
    </message>
    <message>
        <source>A red bullet you have loaded is fired like any other: it is active, has a low number and is assigned. A misfire, backfire or ricochet then looks for a target among the *other* active bullets; without one it is a [dud](kablamo/dud).</source>
        <translation>Eine rote Patrone, die du geladen hast, wird abgefeuert wie jede andere: Sie liegt offen, hat eine kleine Zahl und wird zugeteilt. Fehlschuss, Fehlzündung und Querschläger suchen ihr Ziel dann unter den *anderen* offen liegenden Patronen; gibt es keine, sind sie [Blindgänger](kablamo/dud).</translation>
    </message>
    <message>
        <source>Out of the game</source>
        <translation>Aus dem Spiel</translation>
    </message>
    <message>
        <source>Being hit</source>
        <translation>Getroffen werden</translation>
    </message>
    <message>
        <source>Whoever is hit is out. His revolver leaves the table, and everything he had is turned up: live bullets go into the bag, all others are discarded, tokens included.</source>
        <translation>Wer getroffen wird, ist raus. Sein Revolver verlässt den Tisch, und alles, was er hatte, wird aufgedeckt: Scharfe Patronen kommen in den Beutel, alle anderen werden abgeworfen, auch die Marker.</translation>
    </message>
    <message>
        <source>If his own bullet of this round has not taken effect yet, it never will.</source>
        <translation>Hat seine eigene Patrone in dieser Runde noch nicht gewirkt, dann wird sie es auch nicht mehr.</translation>
    </message>
    <message>
        <source>Giving up</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>You may lay your revolver down at any time. You leave at the next pause of the round, exactly as if you had been hit. If a connection is lost nobody dies of it: a bot takes the seat.</source>
        <translation>Du darfst deinen Revolver jederzeit hinlegen. Bei der nächsten Pause der Runde bist du draußen, ganz als wärst du getroffen worden. Reißt nur die Verbindung ab, stirbt daran niemand: Ein Bot nimmt den Platz ein.</translation>
    </message>
    <message>
        <source>Winning</source>
        <translation>Gewinnen</translation>
    </message>
    <message>
        <source>As soon as one player alone is left he has won, no matter what still lies on the table.</source>
        <translation>Sobald nur noch einer übrig ist, hat er gewonnen, egal, was noch auf dem Tisch liegt.</translation>
    </message>
    <message>
        <source>If the last ones go at the same moment, nobody wins. It happens more often than one would think.</source>
        <translation>Gehen die Letzten im selben Augenblick, gewinnt niemand. Das kommt öfter vor, als man denkt.</translation>
    </message>
    <message>
        <source>After 200 rounds the game ends without a winner. You will have run out of patience before.</source>
        <translation>Nach 200 Runden endet das Spiel ohne Sieger. Die Geduld ist dir da längst ausgegangen.</translation>
    </message>
    <message>
        <source>Round follows round until the table says stop. Each has six steps, most of them short.</source>
        <translation>Runde folgt auf Runde, bis der Tisch Schluss sagt. Jede hat sechs Schritte, die meisten davon kurz.</translation>
    </message>
    <message>
        <source>[Solvency](klack/solvency): whoever has no bid money breaks up a click stack, or goes.</source>
        <translation>[Kassensturz](klack/solvency): Wer kein Bietgeld hat, löst einen Klack-Stapel auf oder geht.</translation>
    </message>
    <message>
        <source>[Bids](klack/bids): everybody secretly bids at least one bill.</source>
        <translation>[Gebote](klack/bids): Alle bieten geheim mindestens einen Schein.</translation>
    </message>
    <message>
        <source>[Ties](klack/ties): those who share the highest bid raise until one is ahead.</source>
        <translation>[Gleichstand](klack/ties): Wer sich das höchste Gebot teilt, legt drauf, bis jemand vorn liegt.</translation>
    </message>
    <message>
        <source>[Choice](klack/choice): whoever bid the most names somebody to pull the trigger.</source>
        <translation>[Wahl](klack/choice): Wer am meisten geboten hat, sagt, wer abdrückt.</translation>
    </message>
    <message>
        <source>[Click or bang](klack/roulette): the pot finds an owner, or a chair becomes free.</source>
        <translation>[Klack oder Bang](klack/roulette): Der Pott findet ein neues Zuhause, oder ein Stuhl wird frei.</translation>
    </message>
    <message>
        <source>Each time before bids are made the table takes a look round. The game is over in either case:</source>
        <translation>Jedes Mal, bevor geboten wird, schaut der Tisch einmal in die Runde. In zwei Fällen ist die Partie vorbei:</translation>
    </message>
    <message>
        <source>No click marker lies in the centre any more.</source>
        <translation>In der Mitte liegt kein Klack-Marker mehr.</translation>
    </message>
    <message>
        <source>At most one player is left at the table.</source>
        <translation>Am Tisch sitzt höchstens noch eine Person.</translation>
    </message>
    <message>
        <source>The look comes first, money trouble second. So nobody can stretch a finished game by breaking up a stack.</source>
        <translation>Erst wird geschaut, dann kommen die Geldsorgen. Deshalb lässt sich eine fertige Partie nicht strecken, indem man einen Stapel auflöst.</translation>
    </message>
    <message>
        <source>In mid-round nobody looks. What counts is how many markers lie in the centre when the next bids are due.</source>
        <translation>Mitten in der Runde schaut niemand. Es zählt, wie viele Marker in der Mitte liegen, wenn das nächste Mal geboten werden soll.</translation>
    </message>
    <message>
        <source>And should a table ever get through 500 rounds, somebody turns out the lamp. Then nobody wins.</source>
        <translation>Und sollte ein Tisch je 500 Runden schaffen, macht jemand die Lampe aus. Dann gewinnt niemand.</translation>
    </message>
    <message>
        <source>Solvency</source>
        <translation>Kassensturz</translation>
    </message>
    <message>
        <source>If bids are due and you have not a single bill to bid with, one of two things happens:</source>
        <translation>Wenn geboten wird und du keinen einzigen Schein zum Bieten hast, gibt es zwei Möglichkeiten:</translation>
    </message>
    <message>
        <source>You own a click stack. Then you break one up, whichever you like, but exactly one. Its marker goes back to the centre, its bills are bid money from now on.</source>
        <translation>Du hast einen Klack-Stapel. Dann löst du einen auf, egal welchen, aber genau einen. Sein Marker kommt zurück in die Mitte, seine Scheine sind ab jetzt Bietgeld.</translation>
    </message>
    <message>
        <source>You own none. Then the Mob shows you the door: you are out, as if it had gone bang.</source>
        <translation>Du hast keinen. Dann setzt dich die Bande vor die Tür: Du bist raus, als hätte es Bang gemacht.</translation>
    </message>
    <message>
        <source>Breaking up is forced in this case and forbidden in every other. While you hold a single bid bill, your stacks stay whole. If you have only one stack, the table does not ask.</source>
        <translation>In diesem Fall musst du auflösen, in jedem anderen darfst du nicht. Solange du auch nur einen Schein Bietgeld hast, bleiben deine Stapel ganz. Hast du nur einen Stapel, fragt der Tisch gar nicht erst.</translation>
    </message>
    <message>
        <source>If it hits several, they decide at the same time. If that leaves only one player at the table, the game is over at once.</source>
        <translation>Trifft es mehrere, entscheiden sie gleichzeitig. Sitzt danach nur noch eine Person am Tisch, ist die Partie sofort vorbei.</translation>
    </message>
    <message>
        <source>A marker back in the centre is one more click until the end. Other people&apos;s ruin gives you time.</source>
        <translation>Ein Marker, der zurückkommt, ist ein Klack mehr bis zum Ende. Der Ruin der anderen verschafft dir Zeit.</translation>
    </message>
    <message>
        <source>Bids</source>
        <translation>Gebote</translation>
    </message>
    <message>
        <source>Everybody at the table secretly picks from the bid money: at least one bill, at most all of them. When the last one is ready, all bids are turned over together.</source>
        <translation>Wer am Tisch sitzt, sucht sich heimlich Scheine aus dem Bietgeld aus: mindestens einen, höchstens alle. Sind alle bereit, werden die Gebote gemeinsam aufgedeckt.</translation>
    </message>
    <message>
        <source>What counts is the *sum*, not the number of bills. What you cannot lay down exactly you cannot bid: with nothing but 2000s you bid $2,000 or $4,000, but never $3,000.</source>
        <translation>Es zählt die *Summe*, nicht die Zahl der Scheine. Was du nicht passend hinlegen kannst, kannst du nicht bieten: Mit lauter 2000ern bietest du 2.000&#xa0;$ oder 4.000&#xa0;$, aber nie 3.000&#xa0;$.</translation>
    </message>
    <message>
        <source>Face down, every bid looks the same, however thick it is</source>
        <translation>Verdeckt sieht jedes Gebot gleich aus, egal wie dick es ist</translation>
    </message>
    <message>
        <source>As long as somebody is still thinking you may change your mind. Once the bids are open, they stand.</source>
        <translation>Solange noch jemand überlegt, darfst du es dir anders überlegen. Liegen die Gebote offen, dann gelten sie.</translation>
    </message>
    <message>
        <source>Everything that lies there is the *pot*, your own bid included. You see those bills again if it goes bang, or if the pot becomes yours.</source>
        <translation>Alles, was da liegt, ist der *Pott*, dein eigenes Gebot eingeschlossen. Diese Scheine siehst du wieder, wenn es Bang macht oder wenn der Pott deiner wird.</translation>
    </message>
    <message>
        <source>Ties</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>If two or more share the highest bid, they fight it out. Everybody else leans back.</source>
        <translation>Haben zwei oder mehr das höchste Gebot, machen sie es unter sich aus. Alle anderen lehnen sich zurück.</translation>
    </message>
    <message>
        <source>Whoever of them has no bid bill left breaks up a stack, or [leaves](klack/solvency) if there is none.</source>
        <translation>Wer von ihnen keinen Schein Bietgeld mehr hat, löst einen Stapel auf oder [geht](klack/solvency), wenn keiner da ist.</translation>
    </message>
    <message>
        <source>If only one of them is left after that, the fight is over: the bid wins without a raise.</source>
        <translation>Bleibt danach nur eine Person übrig, ist der Streit vorbei: Ihr Gebot gewinnt, ohne dass sie erhöht.</translation>
    </message>
    <message>
        <source>Otherwise each of them secretly adds at least one bill. The raises, too, are turned over together.</source>
        <translation>Sonst legen alle Beteiligten heimlich mindestens einen Schein drauf. Auch das wird gemeinsam aufgedeckt.</translation>
    </message>
    <message>
        <source>The highest *total* wins. If it is shared again, those who share it go back to 1.</source>
        <translation>Die höchste *Gesamtsumme* gewinnt. Gibt es sie wieder mehrfach, geht es für die, die sie haben, bei 1 weiter.</translation>
    </message>
    <message>
        <source>Raises belong to the pot like every other bid.</source>
        <translation>Was draufgelegt wird, gehört zum Pott wie jedes andere Gebot.</translation>
    </message>
    <message>
        <source>If all the tied players have to leave, the next-highest bid counts. If that leaves only one player at the whole table, that player takes the bid back, and the game is over.</source>
        <translation>Müssen alle gehen, die gleichauf lagen, zählt das nächsthöchste Gebot. Sitzt dann überhaupt nur noch eine Person am Tisch, nimmt sie ihr Gebot zurück, und die Partie ist vorbei.</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Wahl</translation>
    </message>
    <message>
        <source>Whoever bid the most names somebody at the table. Naming yourself is allowed, and usually a good idea. Nobody can refuse.</source>
        <translation>Wer am meisten geboten hat, nennt jemanden am Tisch. Sich selbst zu nennen ist erlaubt und meistens eine gute Idee. Ablehnen kann niemand.</translation>
    </message>
    <message>
        <source>Players who are out cannot be named. One bang each is enough.</source>
        <translation>Wer raus ist, kann nicht mehr genannt werden. Ein Bang pro Person genügt.</translation>
    </message>
    <message>
        <source>Mind that naming somebody is mostly a present: five times out of six it makes them rich. Whom to make rich and when is a matter of [advice](klack/advice_choice).</source>
        <translation>Denk daran: Jemanden zu nennen ist meist ein Geschenk. In fünf von sechs Fällen machst du ihn reich. Wen und wann, steht unter [guter Rat](klack/advice_choice).</translation>
    </message>
    <message>
        <source>Click or bang</source>
        <translation>Klack oder Bang</translation>
    </message>
    <message>
        <source>Whoever was named takes a marker from the centre and pulls the trigger. Five times out of six it goes click, once it goes bang.</source>
        <translation>Wer genannt wurde, nimmt einen Marker aus der Mitte und drückt ab. In fünf von sechs Fällen macht es Klack, in einem Bang.</translation>
    </message>
    <message>
        <source>Click: this chamber was empty</source>
        <translation>Klack: Diese Kammer war leer</translation>
    </message>
    <message>
        <source>Bang: this one was not</source>
        <translation>Bang: Diese war es nicht</translation>
    </message>
    <message>
        <source>Out: from here on one watches</source>
        <translation>Raus: Ab jetzt wird zugeschaut</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Klack</translation>
    </message>
    <message>
        <source>Bang</source>
        <translation>Bang</translation>
    </message>
    <message>
        <source>Whoever pulled</source>
        <translation>Wer abgedrückt hat</translation>
    </message>
    <message>
        <source>gets the whole pot as a new click stack</source>
        <translation>bekommt den ganzen Pott als neuen Klack-Stapel</translation>
    </message>
    <message>
        <source>is out of the game</source>
        <translation>ist aus dem Spiel</translation>
    </message>
    <message>
        <source>The marker</source>
        <translation>Der Marker</translation>
    </message>
    <message>
        <source>lies on that stack</source>
        <translation>liegt auf diesem Stapel</translation>
    </message>
    <message>
        <source>goes back to the centre</source>
        <translation>kommt zurück in die Mitte</translation>
    </message>
    <message>
        <source>Their bid and bid money</source>
        <translation>Eigenes Gebot und Bietgeld</translation>
    </message>
    <message>
        <source>the bid is in the stack, the rest stays</source>
        <translation>das Gebot steckt im Stapel, der Rest bleibt</translation>
    </message>
    <message>
        <source>are removed from the game</source>
        <translation>kommen aus dem Spiel</translation>
    </message>
    <message>
        <source>The other bids</source>
        <translation>Die anderen Gebote</translation>
    </message>
    <message>
        <source>are in the stack as well</source>
        <translation>stecken auch im Stapel</translation>
    </message>
    <message>
        <source>go back to their owners</source>
        <translation>gehen an alle zurück</translation>
    </message>
    <message>
        <source>Earlier click stacks</source>
        <translation>Frühere Klack-Stapel</translation>
    </message>
    <message>
        <source>stay</source>
        <translation>bleiben</translation>
    </message>
    <message>
        <source>stay, and count at the end</source>
        <translation>bleiben und zählen am Ende</translation>
    </message>
    <message>
        <source>What a bang does to the other bids is a [house rule](klack/after_bang). Unless you agree on something else, they go back.</source>
        <translation>Was ein Bang mit den anderen Geboten macht, ist eine [Hausregel](klack/after_bang). Wenn ihr nichts anderes ausmacht, gehen sie zurück.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Abrechnung</translation>
    </message>
    <message>
        <source>When the game is over, one line of arithmetic decides.</source>
        <translation>Ist die Partie vorbei, entscheidet eine einzige Zeile Rechnen.</translation>
    </message>
    <message>
        <source>click money × click markers</source>
        <translation>Klack-Geld × Klack-Marker</translation>
    </message>
    <message>
        <source>Add up all the bills in your click stacks and multiply by the number of your markers. A second stack doubles everything, a third makes it threefold. Bid money counts nothing, however much of it there is.</source>
        <translation>Zähl alle Scheine in deinen Klack-Stapeln zusammen und nimm sie mit der Zahl deiner Marker mal. Ein zweiter Stapel verdoppelt alles, ein dritter verdreifacht es. Bietgeld zählt nicht, egal wie viel es ist.</translation>
    </message>
    <message>
        <source>Click stacks</source>
        <translation>Klack-Stapel</translation>
    </message>
    <message>
        <source>Sum × markers</source>
        <translation>Summe × Marker</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>one of $12,000</source>
        <translation>einer mit 12.000&#xa0;$</translation>
    </message>
    <message>
        <source>12,000 × 1</source>
        <translation>12.000 × 1</translation>
    </message>
    <message>
        <source>$12,000</source>
        <translation>12.000&#xa0;$</translation>
    </message>
    <message>
        <source>$10,000 and $2,000</source>
        <translation>10.000&#xa0;$ und 2.000&#xa0;$</translation>
    </message>
    <message>
        <source>12,000 × 2</source>
        <translation>12.000 × 2</translation>
    </message>
    <message>
        <source>$24,000</source>
        <translation>24.000&#xa0;$</translation>
    </message>
    <message>
        <source>$5,000, $7,000 and $4,000</source>
        <translation>5.000&#xa0;$, 7.000&#xa0;$ und 4.000&#xa0;$</translation>
    </message>
    <message>
        <source>16,000 × 3</source>
        <translation>16.000 × 3</translation>
    </message>
    <message>
        <source>$48,000</source>
        <translation>48.000&#xa0;$</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Wer gewinnt</translation>
    </message>
    <message>
        <source>The highest score wins.</source>
        <translation>Die höchste Wertung gewinnt.</translation>
    </message>
    <message>
        <source>Players who are out count like everybody else. A tombstone can win, and enjoys it quietly.</source>
        <translation>Wer raus ist, zählt mit wie alle anderen. Auch ein Grabstein kann gewinnen; er freut sich still.</translation>
    </message>
    <message>
        <source>Equal highest scores share the victory. If nobody won a single pot, nobody wins the game.</source>
        <translation>Gleiche höchste Wertungen teilen sich den Sieg. Hat niemand auch nur einen Pott gewonnen, gewinnt niemand die Partie.</translation>
    </message>
    <message>
        <source>The star goes to the winner, on whichever side of the grass</source>
        <translation>Der Stern geht an den Sieg, notfalls unter die Erde</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Three switches</source>
        <translation>Drei Schalter</translation>
    </message>
    <message>
        <source>The lobby has three switches for this game. Agree on them before the first bid; later nobody will.</source>
        <translation>Die Lobby hat für dieses Spiel drei Schalter. Einigt euch vor dem ersten Gebot; danach wird das nichts mehr.</translation>
    </message>
    <message>
        <source>Bids after a bang</source>
        <translation>Gebote nach einem Bang</translation>
    </message>
    <message>
        <source>Whoever it hit loses bid and bid money in any case. For the bids of the others there are three ways:</source>
        <translation>Wen es erwischt hat, ist Gebot und Bietgeld in jedem Fall los. Für die Gebote der anderen gibt es drei Wege:</translation>
    </message>
    <message>
        <source>The bids …</source>
        <translation>Die Gebote …</translation>
    </message>
    <message>
        <source>At this table</source>
        <translation>An diesem Tisch</translation>
    </message>
    <message>
        <source>Switches</source>
        <translation>Schalter</translation>
    </message>
    <message>
        <source>Gold Rush and the Shadow-Gunslingers are two switches of their own: play with both, with one, or with neither.</source>
        <translation>Gold Rush und die Schattenrevolverhelden sind zwei eigene Schalter: Spielt mit beiden, mit einem oder mit keinem.</translation>
    </message>
    <message>
        <source>Characters are dealt one each, or everybody picks one of two.</source>
        <translation>Charaktere werden ausgeteilt, einer für jeden, oder jeder wählt einen von zweien.</translation>
    </message>
    <message>
        <source>A house rule, usually off: when only the Sheriff and a Renegade are alive, the shadows stay away and let the two of them settle it.</source>
        <translation>Eine Hausregel, sonst aus: Leben nur noch der Sheriff und ein Abtrünniger, bleiben die Schatten fort, und die beiden machen es unter sich aus.</translation>
    </message>
    <message>
        <source>The stall breaker</source>
        <translation>Der Zeitdruck</translation>
    </message>
    <message>
        <source>Another house rule, usually off: from the third reshuffle on, everybody loses a life point at the start of each of his turns. Nobody is to blame, so there is no gold and no reward for it.</source>
        <translation>Noch eine Hausregel, sonst aus: Vom dritten Mischen an verliert jeder am Anfang jedes seiner Züge einen Lebenspunkt. Schuld ist niemand, also gibt es dafür weder Gold noch Lohn.</translation>
    </message>
    <message>
        <source>If the table allows it, a notebook shows how likely each role is for everybody, worked out from nothing but what you have seen yourself.</source>
        <translation>Wenn der Tisch es erlaubt, zeigt ein Notizbuch, wie wahrscheinlich jede Rolle bei jedem ist, errechnet nur aus dem, was du selbst gesehen hast.</translation>
    </message>
    <message>
        <source>Which cards there are</source>
        <translation>Welche Karten es gibt</translation>
    </message>
    <message>
        <source>Twenty cards of each suit. For those who count:</source>
        <translation>Zwanzig Karten von jeder Farbe. Für alle, die mitzählen:</translation>
    </message>
    <message>
        <source>Suits and ranks</source>
        <translation>Farben und Werte</translation>
    </message>
    <message>
        <source>life points, cards on the table, equipment, nuggets, number of cards in hand</source>
        <translation>Lebenspunkte, Karten auf dem Tisch, Ausrüstung, Nuggets, Zahl der Handkarten</translation>
    </message>
    <message>
        <source>the role of anybody but the Sheriff</source>
        <translation>jede Rolle außer der des Sheriffs</translation>
    </message>
    <message>
        <source>a hand</source>
        <translation>eine Hand</translation>
    </message>
    <message>
        <source>a card stolen from a hand</source>
        <translation>eine aus der Hand gestohlene Karte</translation>
    </message>
    <message>
        <source>the card Kit Carlson puts back</source>
        <translation>die Karte, die Kit Carlson zurücklegt</translation>
    </message>
    <message>
        <source>the discard pile</source>
        <translation>der Ablagestapel</translation>
    </message>
    <message>
        <source>its owner, until it is turned up</source>
        <translation>wem sie gehört, bis sie aufgedeckt wird</translation>
    </message>
    <message>
        <source>only whoever holds it</source>
        <translation>nur, wer sie hält</translation>
    </message>
    <message>
        <source>thief and victim</source>
        <translation>Dieb und Bestohlener</translation>
    </message>
    <message>
        <source>he alone</source>
        <translation>er allein</translation>
    </message>
    <message>
        <source>its top card</source>
        <translation>seine oberste Karte</translation>
    </message>
    <message>
        <source>The log tells you what you have seen and nothing else. Whoever is out for good sees no more than a spectator.</source>
        <translation>Das Protokoll erzählt dir, was du gesehen hast, und sonst nichts. Wer endgültig draußen ist, sieht nicht mehr als ein Zuschauer.</translation>
    </message>
    <message>
        <source>If you do not answer</source>
        <translation>Wenn du nicht antwortest</translation>
    </message>
    <message>
        <source>With a clock at the table, this happens when your time is up:</source>
        <translation>Läuft am Tisch eine Uhr, geschieht dies, wenn deine Zeit um ist:</translation>
    </message>
    <message>
        <source>You are asked</source>
        <translation>Du wirst gefragt</translation>
    </message>
    <message>
        <source>Your answer is</source>
        <translation>Deine Antwort ist</translation>
    </message>
    <message>
        <source>what to play</source>
        <translation>was du spielst</translation>
    </message>
    <message>
        <source>nothing: your turn ends</source>
        <translation>nichts: Dein Zug ist zu Ende</translation>
    </message>
    <message>
        <source>to answer a shot, a Duel, Indians!</source>
        <translation>nach einer Antwort auf Schuss, Duell, Indianer!</translation>
    </message>
    <message>
        <source>none: you take the hit</source>
        <translation>keine: Du steckst es ein</translation>
    </message>
    <message>
        <source>for your last chance</source>
        <translation>nach deiner letzten Chance</translation>
    </message>
    <message>
        <source>the cheapest way to stay alive</source>
        <translation>der billigste Weg, am Leben zu bleiben</translation>
    </message>
    <message>
        <source>which cards go</source>
        <translation>welche Karten gehen</translation>
    </message>
    <message>
        <source>the ones that came last</source>
        <translation>die zuletzt gekommenen</translation>
    </message>
    <message>
        <source>which of several cards you want</source>
        <translation>welche von mehreren Karten du willst</translation>
    </message>
    <message>
        <source>the first one</source>
        <translation>die erste</translation>
    </message>
    <message>
        <source>Talk is cheap, bullets are not. Look at who shoots at whom, and at who could have and did not.</source>
        <translation>Reden kostet nichts, Kugeln schon. Schau, wer auf wen schießt und wer es gekonnt hätte und ließ.</translation>
    </message>
    <message>
        <source>A Jail or a Panic! says as much as a shot. And a Shot for the Sheriff is a letter of recommendation, true or forged.</source>
        <translation>Ein Gefängnis oder eine Panik! sagt so viel wie ein Schuss. Und ein Schnaps für den Sheriff ist ein Empfehlungsschreiben, echt oder gefälscht.</translation>
    </message>
    <message>
        <source>For the star</source>
        <translation>Für den Stern</translation>
    </message>
    <message>
        <source>Sheriff: everybody knows where you sit, so lay down Barrel and Mustang before anything else, and be sure before you shoot somebody at his last life point. A dead Deputy costs you everything.</source>
        <translation>Sheriff: Jeder weiß, wo du sitzt. Leg also zuerst Fass und Mustang aus, und sei dir sicher, bevor du jemandem den letzten Lebenspunkt nimmst. Ein toter Hilfssheriff kostet dich alles.</translation>
    </message>
    <message>
        <source>Deputy: shoot early at those who shoot at the star, so that he can see whose man you are.</source>
        <translation>Hilfssheriff: Schieß früh auf die, die auf den Stern schießen, damit er sieht, zu wem du gehörst.</translation>
    </message>
    <message>
        <source>Against the star</source>
        <translation>Gegen den Stern</translation>
    </message>
    <message>
        <source>Only the Sheriff counts. A long gun or a Scope is worth more than any side quarrel; Duel, Gatling and Indians! need neither.</source>
        <translation>Nur der Sheriff zählt. Ein langes Gewehr oder ein Zielfernrohr ist mehr wert als jeder Nebenstreit; Duell, Gatling und Indianer! brauchen keins von beiden.</translation>
    </message>
    <message>
        <source>Two Outlaws who attack together are faster than three who wait for each other.</source>
        <translation>Zwei Gesetzlose, die gemeinsam angreifen, sind schneller als drei, die aufeinander warten.</translation>
    </message>
    <message>
        <source>For yourself</source>
        <translation>Für dich selbst</translation>
    </message>
    <message>
        <source>Be everybody’s friend as long as somebody else is stronger. If the Sheriff falls too early, you have lost with him.</source>
        <translation>Sei jedermanns Freund, solange jemand anderes stärker ist. Fällt der Sheriff zu früh, hast du mit ihm verloren.</translation>
    </message>
    <message>
        <source>Save Beer for the end, but not to the very end: with two players left it is only foam.</source>
        <translation>Heb dir Bier für später auf, aber nicht bis ganz zum Schluss: Zu zweit ist es nur noch Schaum.</translation>
    </message>
    <message>
        <source>What the cards promise</source>
        <translation>Was die Karten versprechen</translation>
    </message>
    <message>
        <source>With a fresh pile and nothing else known:</source>
        <translation>Bei frischem Stapel und ohne weiteres Wissen:</translation>
    </message>
    <message>
        <source>That it happens</source>
        <translation>Dass es geschieht</translation>
    </message>
    <message>
        <source>a Barrel stops a shot, a prisoner gets out</source>
        <translation>ein Fass hält einen Schuss ab, ein Gefangener kommt frei</translation>
    </message>
    <message>
        <source>25.0%</source>
        <translation>25,0 %</translation>
    </message>
    <message>
        <source>the same, with two cards to choose from</source>
        <translation>dasselbe mit zwei Karten zur Wahl</translation>
    </message>
    <message>
        <source>44.0%</source>
        <translation>44,0 %</translation>
    </message>
    <message>
        <source>Dynamite goes off</source>
        <translation>Dynamit geht hoch</translation>
    </message>
    <message>
        <source>12.5%</source>
        <translation>12,5 %</translation>
    </message>
    <message>
        <source>a card you draw is a BANG!</source>
        <translation>eine gezogene Karte ist ein BANG!</translation>
    </message>
    <message>
        <source>31.2%</source>
        <translation>31,2 %</translation>
    </message>
    <message>
        <source>among four cards there is a Missed!</source>
        <translation>unter vier Karten ist ein Fehlschuss!</translation>
    </message>
    <message>
        <source>48.5%</source>
        <translation>48,5 %</translation>
    </message>
    <message>
        <source>Gold is not worth anything in the end. Spend it while there is somebody to spend it on.</source>
        <translation>Am Ende ist Gold nichts wert. Gib es aus, solange es jemanden gibt, der es zu spüren bekommt.</translation>
    </message>
    <message>
        <source>Questions and rulings</source>
        <translation>Fragen und Antworten</translation>
    </message>
    <message>
        <source>May I say which role I have?</source>
        <translation>Darf ich sagen, welche Rolle ich habe?</translation>
    </message>
    <message>
        <source>You may say what you like, and nobody has to believe it. Showing the card is not allowed.</source>
        <translation>Sagen darfst du, was du willst, und glauben muss es keiner. Zeigen gilt nicht.</translation>
    </message>
    <message>
        <source>May I shoot at my own side?</source>
        <translation>Darf ich auf meine eigene Seite schießen?</translation>
    </message>
    <message>
        <source>Yes. An Outlaw who brings down an Outlaw even draws the three cards.</source>
        <translation>Ja. Ein Gesetzloser, der einen Gesetzlosen erledigt, zieht sogar die drei Karten.</translation>
    </message>
    <message>
        <source>May I drink a Beer when somebody shoots at me, before it hits?</source>
        <translation>Darf ich ein Bier trinken, wenn jemand auf mich schießt, noch vor dem Treffer?</translation>
    </message>
    <message>
        <source>No. Out of your turn a Beer is only for the last life point.</source>
        <translation>Nein. Außerhalb deines Zuges ist ein Bier nur für den letzten Lebenspunkt da.</translation>
    </message>
    <message>
        <source>I am out. What now?</source>
        <translation>Ich bin draußen. Und jetzt?</translation>
    </message>
    <message>
        <source>You may still win with your side. With [shadows](bang/shadows) you even get your turns.</source>
        <translation>Mit deiner Seite kannst du noch gewinnen. Mit [Schatten](bang/shadows) bekommst du sogar deine Züge.</translation>
    </message>
    <message>
        <source>Where the printed rules leave something open, this table does it like this. The numbers are quoted in our tests.</source>
        <translation>Wo die gedruckten Regeln etwas offenlassen, hält es dieser Tisch so. Unter den Nummern finden es auch unsere Tests.</translation>
    </message>
    <message>
        <source>A Gatling kills the Sheriff first and the last Outlaw after him. Does the order matter?</source>
        <translation>Eine Gatling tötet erst den Sheriff und dann den letzten Gesetzlosen. Ist die Reihenfolge wichtig?</translation>
    </message>
    <message>
        <source>No. Who won is looked at once, when the card is through with everybody.</source>
        <translation>Nein. Wer gewonnen hat, wird einmal geprüft, wenn die Karte mit allen durch ist.</translation>
    </message>
    <message>
        <source>Panic! or Cat Balou on myself?</source>
        <translation>Panik! oder Cat Balou gegen mich selbst?</translation>
    </message>
    <message>
        <source>Yes, on a card in front of you. That is how one is rid of Dynamite.</source>
        <translation>Ja, auf eine Karte, die vor dir liegt. So wird man Dynamit los.</translation>
    </message>
    <message>
        <source>I hit somebody, and he saves himself with a Beer. Is the nugget mine?</source>
        <translation>Ich treffe jemanden, und er rettet sich mit einem Bier. Gehört das Nugget mir?</translation>
    </message>
    <message>
        <source>Yes. The life point was lost; that he has it back is another story.</source>
        <translation>Ja. Der Lebenspunkt war weg; dass er ihn wiederhat, ist eine andere Geschichte.</translation>
    </message>
    <message>
        <source>What becomes of a dead player’s gold?</source>
        <translation>Was wird aus dem Gold eines Toten?</translation>
    </message>
    <message>
        <source>It goes back to the heap. Only shadows keep it.</source>
        <translation>Es kommt zurück auf den Haufen. Nur Schatten behalten es.</translation>
    </message>
    <message>
        <source>Do I discard before or after the Gold Rush card heals me?</source>
        <translation>Lege ich vor oder nach der Heilung durch den Goldrausch ab?</translation>
    </message>
    <message>
        <source>Before, with the life points you have then.</source>
        <translation>Vorher, nach den Lebenspunkten, die du dann hast.</translation>
    </message>
    <message>
        <source>Does the Calumet stop a Duel of diamonds?</source>
        <translation>Hält die Friedenspfeife ein Duell in Karo auf?</translation>
    </message>
    <message>
        <source>No. Duels are fought, whatever their suit.</source>
        <translation>Nein. Ein Duell wird ausgetragen, gleich welcher Farbe.</translation>
    </message>
    <message>
        <source>Somebody is lost to a Gatling that is still going round. Does he count as a player?</source>
        <translation>Jemand ist durch eine Gatling verloren, die noch herumgeht. Zählt er noch als Spieler?</translation>
    </message>
    <message>
        <source>Until the card is through: so a Beer may still save whoever comes after him.</source>
        <translation>Bis die Karte durch ist: Ein Bier kann den Nächsten also noch retten.</translation>
    </message>
    <message>
        <source>Dynamite under Bart Cassidy at two life points, and two Beers save him. How many cards?</source>
        <translation>Dynamit unter Bart Cassidy mit zwei Lebenspunkten, zwei Bier retten ihn. Wie viele Karten?</translation>
    </message>
    <message>
        <source>Three: he lost three points and survived.</source>
        <translation>Drei: Er hat drei Punkte verloren und überlebt.</translation>
    </message>
    <message>
        <source>May I discard more cards than I have to?</source>
        <translation>Darf ich mehr Karten ablegen, als ich muss?</translation>
    </message>
    <message>
        <source>No, only what is too much.</source>
        <translation>Nein, nur was zu viel ist.</translation>
    </message>
    <message>
        <source>Does the penalty for a dead Deputy take the Sheriff’s equipment?</source>
        <translation>Kostet ein toter Hilfssheriff den Sheriff auch die Ausrüstung?</translation>
    </message>
    <message>
        <source>Yes, everything but the nuggets.</source>
        <translation>Ja, alles außer den Nuggets.</translation>
    </message>
    <message>
        <source>A shadow shoots the Sheriff, and only a Renegade is alive. Who wins?</source>
        <translation>Ein Schatten erschießt den Sheriff, und es lebt nur noch ein Abtrünniger. Wer gewinnt?</translation>
    </message>
    <message>
        <source>The Outlaws: while it is his turn, the shadow is in the game.</source>
        <translation>Die Gesetzlosen: Solange er am Zug ist, ist der Schatten im Spiel.</translation>
    </message>
    <message>
        <source>The Renegade dies, and the game ends before his next turn. Has he won with anybody?</source>
        <translation>Der Abtrünnige stirbt, und das Spiel endet vor seinem nächsten Zug. Hat er mit jemandem gewonnen?</translation>
    </message>
    <message>
        <source>No. Without a side there is no victory.</source>
        <translation>Nein. Ohne Seite kein Sieg.</translation>
    </message>
    <message>
        <source>The modules of [Old Saloon](dice/old_saloon) are switched on and off one by one in the lobby.</source>
        <translation>Die Module von [Old Saloon](dice/old_saloon) werden in der Lobby einzeln ein- und ausgeschaltet.</translation>
    </message>
    <message>
        <source>Where nothing is to be decided before it, the first throw of a turn happens by itself. Whoever likes to shake the cup can have it thrown by hand instead.</source>
        <translation>Wo es vorher nichts zu entscheiden gibt, fällt der erste Wurf eines Zuges von selbst. Wer den Becher gern selbst schüttelt, kann ihn auch aus der Hand werfen.</translation>
    </message>
    <message>
        <source>The deduction notebook</source>
        <translation>Das Notizbuch</translation>
    </message>
    <message>
        <source>If it is switched on, the table keeps a notebook for you: how likely each role is for every seat, judging by the open cards, your own role and what everybody has done so far.</source>
        <translation>Ist es eingeschaltet, führt der Tisch für dich Buch: wie wahrscheinlich jede Rolle für jeden Platz ist, nach den offenen Karten, deiner eigenen Rolle und allem, was die anderen bisher getan haben.</translation>
    </message>
    <message>
        <source>It knows no more than you could know yourself. Who shoots whom, who buys whom a beer, who relieves whom of an arrow: all of that is weighed, none of it is proof.</source>
        <translation>Es weiß nicht mehr, als du selbst wissen könntest. Wer auf wen schießt, wer wem ein Bier ausgibt, wer wem einen Pfeil abnimmt: Alles wird gewogen, nichts davon ist ein Beweis.</translation>
    </message>
    <message>
        <source>Who may know what</source>
        <translation>Wer was wissen darf</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <source>Who knows it</source>
        <translation>Wer es weiß</translation>
    </message>
    <message>
        <source>characters, life points, arrows, dice, tokens</source>
        <translation>Charaktere, Lebenspunkte, Pfeile, Würfel, Marker</translation>
    </message>
    <message>
        <source>the Sheriff, and how many there are of each role</source>
        <translation>der Sheriff und wie viele es von jeder Rolle gibt</translation>
    </message>
    <message>
        <source>any other role that lies face down</source>
        <translation>jede andere Rolle, die verdeckt liegt</translation>
    </message>
    <message>
        <source>whether a role is a special one</source>
        <translation>ob eine Rolle eine Sonderrolle ist</translation>
    </message>
    <message>
        <source>that somebody could have revealed and did not</source>
        <translation>dass jemand hätte aufdecken können und es nicht tat</translation>
    </message>
    <message>
        <source>roles and characters left in the box</source>
        <translation>Rollen und Charaktere, die in der Schachtel blieben</translation>
    </message>
    <message>
        <source>everyone at the table</source>
        <translation>alle am Tisch</translation>
    </message>
    <message>
        <source>its owner alone</source>
        <translation>nur ihr Besitzer</translation>
    </message>
    <message>
        <source>its owner, until he reveals it</source>
        <translation>ihr Besitzer, bis er sie aufdeckt</translation>
    </message>
    <message>
        <source>only he himself</source>
        <translation>nur er selbst</translation>
    </message>
    <message>
        <source>nobody at all</source>
        <translation>überhaupt niemand</translation>
    </message>
    <message>
        <source>Everything that happened stays in the log. Remembering who shot at whom is no test of memory here; making sense of it is.</source>
        <translation>Alles, was geschehen ist, bleibt im Protokoll. Sich zu merken, wer auf wen geschossen hat, ist hier keine Kunst; daraus schlau zu werden schon.</translation>
    </message>
    <message>
        <source>When your time is up</source>
        <translation>Wenn deine Zeit um ist</translation>
    </message>
    <message>
        <source>If a time limit was agreed and you let it pass, the table plays for you:</source>
        <translation>Ist eine Bedenkzeit ausgemacht und du lässt sie verstreichen, spielt der Tisch für dich:</translation>
    </message>
    <message>
        <source>You were asked</source>
        <translation>Du wurdest gefragt</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>what to throw again</source>
        <translation>was du neu wirfst</translation>
    </message>
    <message>
        <source>leaves the dice as they lie</source>
        <translation>lässt die Würfel liegen</translation>
    </message>
    <message>
        <source>whom to hit</source>
        <translation>wen du triffst</translation>
    </message>
    <message>
        <source>takes the first in reach, clockwise</source>
        <translation>nimmt den Ersten in Reichweite, im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>who drinks</source>
        <translation>wer trinkt</translation>
    </message>
    <message>
        <source>gives it to you</source>
        <translation>gibt es dir</translation>
    </message>
    <message>
        <source>whether to use a power or an ability</source>
        <translation>ob du einen Trumpf oder eine Fähigkeit nutzt</translation>
    </message>
    <message>
        <source>does not, unless it saves your own life</source>
        <translation>lässt es, außer es rettet dir selbst das Leben</translation>
    </message>
    <message>
        <source>which arrow to take</source>
        <translation>welchen Pfeil du nimmst</translation>
    </message>
    <message>
        <source>takes a regular one</source>
        <translation>nimmt einen gewöhnlichen</translation>
    </message>
    <message>
        <source>Advice from the bar</source>
        <translation>Rat von der Theke</translation>
    </message>
    <message>
        <source>Reading people</source>
        <translation>Die Leute durchschauen</translation>
    </message>
    <message>
        <source>Listen to what they say, but believe what they shoot at.</source>
        <translation>Hör dir an, was sie sagen, aber glaub, worauf sie schießen.</translation>
    </message>
    <message>
        <source>A shot at the Sheriff by somebody who could have hit another is the clearest sign there is. A beer for him is nearly as clear, and cheaper to fake. Where there was no choice there is no sign.</source>
        <translation>Ein Schuss auf den Sheriff von jemandem, der auch einen anderen hätte treffen können, ist das deutlichste Zeichen, das es gibt. Ein Bier für ihn ist fast so deutlich und billiger vorzutäuschen. Wo es keine Wahl gab, gibt es auch kein Zeichen.</translation>
    </message>
    <message>
        <source>Count. With five players there are two Outlaws, a Deputy and a Renegade: if you know two of them for certain, the other two are halfway known.</source>
        <translation>Zähl mit. Zu fünft sind es zwei Gesetzlose, ein Hilfssheriff und ein Abtrünniger: Kennst du zwei davon sicher, kennst du die anderen beiden schon halb.</translation>
    </message>
    <message>
        <source>Sheriff and Deputies</source>
        <translation>Sheriff und Hilfssheriffs</translation>
    </message>
    <message>
        <source>Sheriff: everybody knows you, so everybody’s first shots tell you something. Do not spread your own; a bandit with one life point left still shoots.</source>
        <translation>Sheriff: Dich kennt jeder, also verraten dir die ersten Schüsse der anderen etwas. Verzettle deine eigenen nicht; ein Bandit mit einem einzigen Lebenspunkt schießt immer noch.</translation>
    </message>
    <message>
        <source>Deputy: your life is worth less than his. Buy the Sheriff a beer early and he will not shoot at you by mistake; buy it late and it may be the last thing you do.</source>
        <translation>Hilfssheriff: Dein Leben ist weniger wert als seins. Gib dem Sheriff früh ein Bier aus, und er schießt nicht aus Versehen auf dich; gib es ihm spät, und es ist vielleicht das Letzte, was du tust.</translation>
    </message>
    <message>
        <source>Outlaws</source>
        <translation>Die Gesetzlosen</translation>
    </message>
    <message>
        <source>You win the moment the Sheriff falls, so everything else is a detour. Only when he is out of reach shoot those who nurse him.</source>
        <translation>Du gewinnst in dem Moment, in dem der Sheriff fällt, also ist alles andere ein Umweg. Nur wenn er außer Reichweite ist, schieß auf die, die ihn aufpäppeln.</translation>
    </message>
    <message>
        <source>The Gatling and the Indians do not ask about distance. A Sheriff with a handful of arrows fears a small pile more than your revolver.</source>
        <translation>Gatling und Indianer fragen nicht nach der Entfernung. Ein Sheriff mit einer Handvoll Pfeilen fürchtet einen kleinen Stapel mehr als deinen Revolver.</translation>
    </message>
    <message>
        <source>The Renegade</source>
        <translation>Der Abtrünnige</translation>
    </message>
    <message>
        <source>You need the Sheriff alive until the very end. So play the Deputy as long as there are Outlaws, and the Outlaw as soon as there are too many Deputies. Weaken whoever is ahead.</source>
        <translation>Du brauchst den Sheriff lebend, bis ganz zum Schluss. Spiel also den Hilfssheriff, solange es Gesetzlose gibt, und den Gesetzlosen, sobald es zu viele Hilfssheriffs sind. Schwäche, wer gerade vorn liegt.</translation>
    </message>
    <message>
        <source>Guard your own life points. The last duel is yours alone, and nobody will buy you a beer in it.</source>
        <translation>Hüte deine eigenen Lebenspunkte. Das letzte Duell bestreitest du allein, und dabei gibt dir keiner ein Bier aus.</translation>
    </message>
    <message>
        <source>What the dice promise</source>
        <translation>Was die Würfel versprechen</translation>
    </message>
    <message>
        <source>Some chances worth knowing, with five base dice:</source>
        <translation>Ein paar Wahrscheinlichkeiten, die man kennen sollte, mit fünf Grundwürfeln:</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Was passiert</translation>
    </message>
    <message>
        <source>What may fall</source>
        <translation>Was fallen kann</translation>
    </message>
    <message>
        <source>How often</source>
        <translation>Wie oft</translation>
    </message>
    <message>
        <source>at least one arrow on the first throw</source>
        <translation>mindestens ein Pfeil im ersten Wurf</translation>
    </message>
    <message>
        <source>59.8%</source>
        <translation>59,8 %</translation>
    </message>
    <message>
        <source>three Gatlings on the first throw</source>
        <translation>drei Gatlings im ersten Wurf</translation>
    </message>
    <message>
        <source>3.5%</source>
        <translation>3,5 %</translation>
    </message>
    <message>
        <source>three Gatlings in three throws, keeping nothing else</source>
        <translation>drei Gatlings in drei Würfen, wenn nur sie liegen bleiben</translation>
    </message>
    <message>
        <source>23.8%</source>
        <translation>23,8 %</translation>
    </message>
    <message>
        <source>three dynamites in three throws, throwing everything again</source>
        <translation>drei Dynamit in drei Würfen, wenn alles neu geworfen wird</translation>
    </message>
    <message>
        <source>35.5%</source>
        <translation>35,5 %</translation>
    </message>
    <message>
        <source>an explosion, with two dynamites lying and the other three thrown once</source>
        <translation>eine Explosion, wenn zwei Dynamit liegen und die anderen drei einmal fliegen</translation>
    </message>
    <message>
        <source>42.1%</source>
        <translation>42,1 %</translation>
    </message>
    <message>
        <source>the same with two throws left, throwing all three each time</source>
        <translation>dasselbe mit zwei Würfen übrig, jedes Mal mit allen dreien</translation>
    </message>
    <message>
        <source>66.5%</source>
        <translation>66,5 %</translation>
    </message>
    <message>
        <source>Each die you throw again brings an arrow one time in six, and that arrow stays with you. A good result on the table is worth more than a better one in the cup.</source>
        <translation>Jeder Würfel, den du neu wirfst, bringt in einem von sechs Fällen einen Pfeil, und der bleibt bei dir. Ein gutes Ergebnis auf dem Tisch ist mehr wert als ein besseres im Becher.</translation>
    </message>
    <message>
        <source>With two dynamites before you, ask yourself what you still want. Usually the answer is: nothing.</source>
        <translation>Liegen zwei Dynamit vor dir, frag dich, was du noch willst. Meistens lautet die Antwort: nichts.</translation>
    </message>
    <message>
        <source>Questions over a beer</source>
        <translation>Fragen beim Bier</translation>
    </message>
    <message>
        <source>Often asked</source>
        <translation>Oft gefragt</translation>
    </message>
    <message>
        <source>Can I decline a shot, or hold the Gatling back?</source>
        <translation>Kann ich auf einen Schuss verzichten oder die Gatling zurückhalten?</translation>
    </message>
    <message>
        <source>No. Whatever your last throw shows is used, even against your friends.</source>
        <translation>Nein. Was dein letzter Wurf zeigt, wird benutzt, sogar gegen deine Freunde.</translation>
    </message>
    <message>
        <source>Nobody I like needs a beer. What now?</source>
        <translation>Keiner, den ich mag, braucht ein Bier. Was nun?</translation>
    </message>
    <message>
        <source>Give it to somebody who is at his limit, yourself for example. It is wasted.</source>
        <translation>Gib es jemandem, der an der Obergrenze ist, dir selbst zum Beispiel. Es ist verschwendet.</translation>
    </message>
    <message>
        <source>May we talk, threaten, lie?</source>
        <translation>Dürfen wir reden, drohen, lügen?</translation>
    </message>
    <message>
        <source>As much as you like. Only showing your card is not allowed.</source>
        <translation>So viel ihr wollt. Nur die eigene Karte herzeigen darf keiner.</translation>
    </message>
    <message>
        <source>May I look up who shot at whom?</source>
        <translation>Darf ich nachsehen, wer auf wen geschossen hat?</translation>
    </message>
    <message>
        <source>Yes, the log has it all. Everything that was done was done in the open.</source>
        <translation>Ja, im Protokoll steht alles. Was getan wurde, wurde vor aller Augen getan.</translation>
    </message>
    <message>
        <source>I am out. Can I still win?</source>
        <translation>Ich bin draußen. Kann ich noch gewinnen?</translation>
    </message>
    <message>
        <source>As Deputy or Outlaw yes, with your side. As Renegade only as the Ghost.</source>
        <translation>Als Hilfssheriff oder Gesetzloser ja, mit deiner Seite. Als Abtrünniger nur als Geist.</translation>
    </message>
    <message>
        <source>How this house rules it</source>
        <translation>Wie dieses Haus es hält</translation>
    </message>
    <message>
        <source>Where the printed rules leave room, the table has to decide. These are the cases that come up.</source>
        <translation>Wo die gedruckten Regeln Spielraum lassen, muss der Tisch entscheiden. Das sind die Fälle, die vorkommen.</translation>
    </message>
    <message>
        <source>The Indians get me in the middle of my own throw. Do my dice still count?</source>
        <translation>Die Indianer erwischen mich mitten in meinem eigenen Wurf. Zählen meine Würfel noch?</translation>
    </message>
    <message>
        <source>No. Who is out does nothing more, whatever killed him.</source>
        <translation>Nein. Wer draußen ist, tut nichts mehr, woran er auch gestorben ist.</translation>
    </message>
    <message>
        <source>Vulture Sam shoots El Gringo down. What comes first?</source>
        <translation>Vulture Sam schießt El Gringo nieder. Was kommt zuerst?</translation>
    </message>
    <message>
        <source>His two life points. The arrow comes after that, and with it perhaps the Indians.</source>
        <translation>Seine zwei Lebenspunkte. Danach kommt der Pfeil, und mit ihm vielleicht die Indianer.</translation>
    </message>
    <message>
        <source>Several players may do something at the same moment. Who decides first?</source>
        <translation>Mehrere dürfen im selben Moment etwas tun. Wer entscheidet zuerst?</translation>
    </message>
    <message>
        <source>It goes clockwise, beginning with whoever’s turn it is.</source>
        <translation>Es geht im Uhrzeigersinn, angefangen bei dem, der am Zug ist.</translation>
    </message>
    <message>
        <source>Three players: Molly Stark gives her last life point for somebody. Who killed her?</source>
        <translation>Zu dritt: Molly Stark gibt für jemanden ihren letzten Lebenspunkt. Wer hat sie getötet?</translation>
    </message>
    <message>
        <source>Whoever fired. If she was his prey he has won.</source>
        <translation>Wer geschossen hat. War sie seine Beute, hat er gewonnen.</translation>
    </message>
    <message>
        <source>And in the Old Saloon</source>
        <translation>Und im Old Saloon</translation>
    </message>
    <message>
        <source>May Kit Carlson and Pedro Ramirez send the Chief’s Arrow back?</source>
        <translation>Dürfen Kit Carlson und Pedro Ramirez den Häuptlingspfeil zurückschicken?</translation>
    </message>
    <message>
        <source>Yes. Only the broken arrow has to leave it alone.</source>
        <translation>Ja. Nur der zerbrochene Pfeil muss ihn in Ruhe lassen.</translation>
    </message>
    <message>
        <source>Can The Doc and The Gambler meddle with the Ghost’s dice?</source>
        <translation>Können Doc und Spieler auch in die Würfel des Geistes pfuschen?</translation>
    </message>
    <message>
        <source>They can. A throw is a throw.</source>
        <translation>Können sie. Wurf ist Wurf.</translation>
    </message>
    <message>
        <source>Why are there no special roles with three players?</source>
        <translation>Warum gibt es zu dritt keine Sonderrollen?</translation>
    </message>
    <message>
        <source>Because all roles lie open then. There is nothing left to reveal.</source>
        <translation>Weil dann alle Rollen offen liegen. Da gibt es nichts mehr aufzudecken.</translation>
    </message>
    <message>
        <source>Two are the first to fall, at the same moment. Who becomes the Ghost?</source>
        <translation>Zwei fallen als Erste, im selben Moment. Wer wird der Geist?</translation>
    </message>
    <message>
        <source>The first of them clockwise, beginning with whoever’s turn it is.</source>
        <translation>Der Erste von ihnen im Uhrzeigersinn, angefangen bei dem, der am Zug ist.</translation>
    </message>
    <message>
        <source>Why does a Ghost Renegade join one side and not the other?</source>
        <translation>Warum geht ein Geist-Abtrünniger zur einen Seite und nicht zur anderen?</translation>
    </message>
    <message>
        <source>Because the law gets help where it would be outnumbered. The row for seven players is printed; the other three are how this house reads it.</source>
        <translation>Weil das Gesetz dort Hilfe bekommt, wo es sonst in der Unterzahl wäre. Die Zeile für sieben Spieler ist gedruckt; die anderen drei liest dieses Haus so.</translation>
    </message>
    <message>
        <source>Sid Ketchum holds The Ugly. In which order does he act?</source>
        <translation>Sid Ketchum hat den Hässlichen. In welcher Reihenfolge handelt er?</translation>
    </message>
    <message>
        <source>In any he likes. Only the Saloon die comes last, right before the throw.</source>
        <translation>In der, die ihm gefällt. Nur der Saloon-Würfel kommt zuletzt, direkt vor dem Wurf.</translation>
    </message>
    <message>
        <source>The Good has taken the star. Can the old Sheriff become the Ghost?</source>
        <translation>Der Gute hat sich den Stern geholt. Kann der alte Sheriff zum Geist werden?</translation>
    </message>
    <message>
        <source>Yes. He is a Deputy now, like any other.</source>
        <translation>Ja. Er ist jetzt ein Hilfssheriff wie jeder andere.</translation>
    </message>
    <message>
        <source>May somebody reveal his role who is about to be eliminated?</source>
        <translation>Darf jemand seine Rolle aufdecken, der gerade dabei ist auszuscheiden?</translation>
    </message>
    <message>
        <source>The Judge and The Left Hand of the Devil may, as long as the last step has not been taken.</source>
        <translation>Der Richter und die linke Hand des Teufels dürfen, solange der letzte Schritt nicht getan ist.</translation>
    </message>
    <message>
        <source>His dynamite went off. May The Right Hand of the Devil still take another turn?</source>
        <translation>Sein Dynamit ist hochgegangen. Darf die rechte Hand des Teufels trotzdem noch einen Zug machen?</translation>
    </message>
    <message>
        <source>If he is alive, yes. The turn had an end, and that is his moment.</source>
        <translation>Wenn er lebt, ja. Der Zug hatte ein Ende, und das ist sein Moment.</translation>
    </message>
    <message>
        <source>How it plays</source>
        <translation>Wie es sich spielt</translation>
    </message>
    <message>
        <source>go back</source>
        <translation>zurück an alle</translation>
    </message>
    <message>
        <source>Everybody takes back the very bills they bid.</source>
        <translation>Alle nehmen genau die Scheine zurück, die sie geboten haben.</translation>
    </message>
    <message>
        <source>A bang costs the others nothing. One bids boldly.</source>
        <translation>Ein Bang kostet die anderen nichts. Da bietet man kühn.</translation>
    </message>
    <message>
        <source>are lost</source>
        <translation>aus dem Spiel</translation>
    </message>
    <message>
        <source>All bids leave the game.</source>
        <translation>Alle Gebote verschwinden.</translation>
    </message>
    <message>
        <source>Money runs short. Every bid is meant.</source>
        <translation>Geld wird knapp. Jedes Gebot ist ernst gemeint.</translation>
    </message>
    <message>
        <source>join the next pot</source>
        <translation>in den nächsten Pott</translation>
    </message>
    <message>
        <source>The bids stay on the table, bang after bang, until a click takes everything.</source>
        <translation>Die Gebote bleiben liegen, Bang für Bang, bis ein Klack alles mitnimmt.</translation>
    </message>
    <message>
        <source>After a bang suddenly everybody wants to be next.</source>
        <translation>Nach einem Bang wollen plötzlich alle als Nächste abdrücken.</translation>
    </message>
    <message>
        <source>The first way is the usual one. The same bang, three ways:</source>
        <translation>Der erste Weg ist der übliche. Derselbe Bang auf drei Arten:</translation>
    </message>
    <message>
        <source>Open books</source>
        <translation>Offene Bücher</translation>
    </message>
    <message>
        <source>With open books everybody sees how much bid money everybody has. Bids stay secret until they open.</source>
        <translation>Mit offenen Büchern sehen alle, wie viel Bietgeld jeder hat. Die Gebote bleiben geheim, bis sie aufgedeckt werden.</translation>
    </message>
    <message>
        <source>A good memory could [work it out](klack/memory) anyway; this only spares you the counting. Good for the first game, and for people who came to play and not to do sums.</source>
        <translation>Wer gut aufpasst, könnte es [sich ohnehin ausrechnen](klack/memory); das hier spart nur das Zählen. Gut für die erste Partie und für alle, die zum Spielen gekommen sind und nicht zum Rechnen.</translation>
    </message>
    <message>
        <source>The trigger</source>
        <translation>Abdrücken</translation>
    </message>
    <message>
        <source>*Goes at once*: as soon as somebody is named the cylinder turns. That is the usual way.</source>
        <translation>*Geht sofort*: Sobald jemand genannt ist, dreht sich die Trommel. So ist es üblich.</translation>
    </message>
    <message>
        <source>*Is pulled by hand*: whoever was named does it in person. It changes nothing but the pulse.</source>
        <translation>*Von Hand*: Wer genannt wurde, drückt höchstpersönlich ab. Das ändert nichts, nur den Puls.</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>Bedenkzeit</translation>
    </message>
    <message>
        <source>With a time limit the table answers for whoever lets the [clock](engine/time) run out, and modestly:</source>
        <translation>Mit Bedenkzeit antwortet der Tisch für alle, denen die [Uhr](engine/time) abläuft, und zwar bescheiden:</translation>
    </message>
    <message>
        <source>Asked for</source>
        <translation>Gefragt ist</translation>
    </message>
    <message>
        <source>the table answers</source>
        <translation>der Tisch antwortet</translation>
    </message>
    <message>
        <source>a bid or a raise</source>
        <translation>ein Gebot oder eine Erhöhung</translation>
    </message>
    <message>
        <source>one 1000, or one 2000 if there is no 1000</source>
        <translation>ein 1000er; wenn keiner da ist, ein 2000er</translation>
    </message>
    <message>
        <source>the stack to break up</source>
        <translation>der Stapel, der aufgelöst wird</translation>
    </message>
    <message>
        <source>the one worth least</source>
        <translation>der kleinste</translation>
    </message>
    <message>
        <source>who pulls the trigger</source>
        <translation>wer abdrückt</translation>
    </message>
    <message>
        <source>whoever bid the most</source>
        <translation>wer am meisten geboten hat</translation>
    </message>
    <message>
        <source>the trigger, by hand</source>
        <translation>das Abdrücken von Hand</translation>
    </message>
    <message>
        <source>it is pulled</source>
        <translation>es wird abgedrückt</translation>
    </message>
    <message>
        <source>Open and secret</source>
        <translation>Offen und geheim</translation>
    </message>
    <message>
        <source>Who sees what</source>
        <translation>Wer was sieht</translation>
    </message>
    <message>
        <source>Winnings lie in the open, purses are nobody&apos;s business. The table is careful about it.</source>
        <translation>Gewinne liegen offen, Geldbeutel gehen niemanden etwas an. Der Tisch nimmt das genau.</translation>
    </message>
    <message>
        <source>Optional rules</source>
        <translation>Zusätzliche Regeln</translation>
    </message>
    <message>
        <source>Each of these is a switch of its own in the lobby, and they go together as you like.</source>
        <translation>Jede davon ist ein eigener Schalter im Vorraum, und sie lassen sich beliebig zusammen spielen.</translation>
    </message>
    <message>
        <source>Socialite</source>
        <translation>Gesellschaftsspieler</translation>
    </message>
    <message>
        <source>Every loaded bullet carries the colour of whoever put it there. The marker travels with the bullet from revolver to revolver and disappears when the bullet leaves the cylinders. It does not say what it is, only whom to thank for it.</source>
        <translation>Jede geladene Patrone trägt die Farbe dessen, der sie hineingesteckt hat. Die Farbe wandert mit der Patrone von Revolver zu Revolver und verschwindet, wenn die Patrone die Trommeln verlässt. Sie sagt nicht, was es ist, nur, bei wem du dich bedanken darfst.</translation>
    </message>
    <message>
        <source>Iron strategist</source>
        <translation>Eiserner Stratege</translation>
    </message>
    <message>
        <source>The red bullets stay in the box, and with them the pauses of the round. Everybody is given a Kablamo and draws seven bullets more. Harder, quicker, and nobody to blame.</source>
        <translation>Die roten Patronen bleiben in der Schachtel, und mit ihnen die Pausen der Runde. Jeder bekommt ein Kablamo und zieht sieben Patronen dazu. Härter, schneller, und schuld ist keiner als man selbst.</translation>
    </message>
    <message>
        <source>Mulliganovski</source>
        <translation>Mulliganovski</translation>
    </message>
    <message>
        <source>After looking at your eight bullets you may put them all back and draw seven; then once more, and draw six. Those you keep. With six you start without a spare.</source>
        <translation>Wenn du deine acht Patronen gesehen hast, darfst du alle zurücklegen und sieben ziehen; danach noch einmal, dann sechs. Die behältst du. Mit sechs fängst du ohne Ersatzpatrone an.</translation>
    </message>
    <message>
        <source>Everybody decides in secret and at once, and all that was put back is mixed in before anybody draws. An iron strategist keeps the Kablamo he was given.</source>
        <translation>Alle entscheiden heimlich und gleichzeitig, und alles Zurückgelegte wird untergemischt, bevor jemand zieht. Ein eiserner Stratege behält das Kablamo, das er bekommen hat.</translation>
    </message>
    <message>
        <source>The helper</source>
        <translation>Die Gedächtnisstütze</translation>
    </message>
    <message>
        <source>Usually the table says nothing about face-down bullets. With the helper on, it pencils on each of them what *you* have seen and could have followed. The trainer adds how likely a Kablamo is in every chamber. Whether it is on is agreed for the whole table.</source>
        <translation>Normalerweise verrät der Tisch nichts über verdeckte Patronen. Ist die Gedächtnisstütze an, notiert er auf jeder mit Bleistift, was *du* gesehen hast und hättest verfolgen können. Der Trainer zeigt dazu, wie wahrscheinlich in jeder Kammer ein Kablamo steckt. Ob sie an ist, wird für den ganzen Tisch abgemacht.</translation>
    </message>
    <message>
        <source>The examples in this book have it on: you look over Ida’s shoulder and see what she ought to remember.</source>
        <translation>In den Beispielen dieses Buchs ist sie an: Du siehst Ida über die Schulter, und damit das, was sie sich merken sollte.</translation>
    </message>
    <message>
        <source>The [cylinder malfunction](kablamo/cylinder_malfunction) turns the cylinder back after the shot. Some read it differently and turn backwards instead of forwards; that is possible, too.</source>
        <translation>Die [Trommelfehlfunktion](kablamo/cylinder_malfunction) dreht die Trommel nach dem Schuss zurück. Manche lesen das anders und drehen rückwärts statt vorwärts; auch das geht.</translation>
    </message>
    <message>
        <source>A [sleight of hand](kablamo/sleight_of_hand) is a dud if only its owner has spares. With the switch it has to go to somebody else, who takes one of them.</source>
        <translation>Ein [Taschenspielertrick](kablamo/sleight_of_hand) ist ein Blindgänger, wenn nur sein Besitzer Ersatzpatronen hat. Mit dem Schalter muss er an jemand anderen gehen, der eine davon nimmt.</translation>
    </message>
    <message>
        <source>How long the pauses for red bullets last is up to you: brisk, steady or calm.</source>
        <translation>Wie lange die Pausen für rote Patronen dauern, bestimmt ihr: knapp, mittel oder reichlich.</translation>
    </message>
    <message>
        <source>chambers full or empty, tokens, the discards, how many bullets are in the bag</source>
        <translation>ob Kammern voll oder leer sind, Marker, der Abwurf, die Zahl der Patronen im Beutel</translation>
    </message>
    <message>
        <source>the faces of spares</source>
        <translation>was Ersatzpatronen sind</translation>
    </message>
    <message>
        <source>their owner</source>
        <translation>ihr Besitzer</translation>
    </message>
    <message>
        <source>what is loaded</source>
        <translation>was geladen ist</translation>
    </message>
    <message>
        <source>nobody, except in his head</source>
        <translation>niemand, außer im Kopf</translation>
    </message>
    <message>
        <source>what somebody looked at</source>
        <translation>was sich jemand angesehen hat</translation>
    </message>
    <message>
        <source>what is in the bag</source>
        <translation>was im Beutel ist</translation>
    </message>
    <message>
        <source>whoever can count</source>
        <translation>wer zählen kann</translation>
    </message>
    <message>
        <source>When the game is over everything is turned up, and in the replay you can look at every bullet all along.</source>
        <translation>Ist das Spiel vorbei, wird alles aufgedeckt, und in der Wiederholung kannst du jede Patrone die ganze Zeit sehen.</translation>
    </message>
    <message>
        <source>what to load</source>
        <translation>was du lädst</translation>
    </message>
    <message>
        <source>takes them as they lie, in the first load Kablamos last</source>
        <translation>nimmt sie, wie sie liegen, beim ersten Laden Kablamos zuletzt</translation>
    </message>
    <message>
        <source>whether you play something</source>
        <translation>ob du etwas spielst</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>passt</translation>
    </message>
    <message>
        <source>to whom a bullet goes</source>
        <translation>an wen eine Patrone geht</translation>
    </message>
    <message>
        <source>takes you, if you can, else the next one clockwise</source>
        <translation>nimmt dich, wenn du kannst, sonst den Nächsten im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>which bullet</source>
        <translation>welche Patrone</translation>
    </message>
    <message>
        <source>takes the first one possible</source>
        <translation>nimmt die erste mögliche</translation>
    </message>
    <message>
        <source>whether and how far to turn</source>
        <translation>ob und wie weit du drehst</translation>
    </message>
    <message>
        <source>leaves the cylinder alone</source>
        <translation>lässt die Trommel in Ruhe</translation>
    </message>
    <message>
        <source>Good advice</source>
        <translation>Guter Rat</translation>
    </message>
    <message>
        <source>The first load</source>
        <translation>Das erste Laden</translation>
    </message>
    <message>
        <source>Keep Kablamos as spares. In your hand they hurt nobody, and one day you may be asked to [load somebody else’s revolver](kablamo/test_of_honor).</source>
        <translation>Behalt Kablamos als Ersatzpatronen. Auf der Hand tun sie niemandem weh, und eines Tages bittet man dich vielleicht, [einen fremden Revolver zu laden](kablamo/test_of_honor).</translation>
    </message>
    <message>
        <source>If one has to go in, then at the top or right after it: you have five or six rounds to get rid of it. Useful bullets go to the left, where they are fired soon and you know when.</source>
        <translation>Muss doch eines hinein, dann ganz oben oder gleich daneben: Du hast fünf oder sechs Runden, um es loszuwerden. Nützliches kommt nach links, wo es bald drankommt und du weißt, wann.</translation>
    </message>
    <message>
        <source>Remembering</source>
        <translation>Merken</translation>
    </message>
    <message>
        <source>Do not try to remember everything. Remember what you are going to fire in the next two rounds, and where the one bullet is that you are afraid of.</source>
        <translation>Versuch nicht, dir alles zu merken. Merk dir, was du in den nächsten zwei Runden abfeuerst, und wo die eine Patrone steckt, vor der du Angst hast.</translation>
    </message>
    <message>
        <source>Count along with the turns: after each shot everything is one place further on. A greased cylinder sends each bullet to the place opposite.</source>
        <translation>Zähl bei den Drehungen mit: Nach jedem Schuss ist alles einen Platz weiter. Eine gut geschmierte Trommel schickt jede Patrone auf den Platz gegenüber.</translation>
    </message>
    <message>
        <source>What somebody gives away in an exchange he probably did not want.</source>
        <translation>Was jemand beim Tausch hergibt, wollte er vermutlich nicht haben.</translation>
    </message>
    <message>
        <source>Giving and keeping</source>
        <translation>Geben und behalten</translation>
    </message>
    <message>
        <source>Keep what leaves you a choice. A hammer malfunction is a present if your next shot is deadly; a trigger malfunction is one for whoever you think will fire something deadly.</source>
        <translation>Behalt, was dir eine Wahl lässt. Eine Abschussfehlfunktion ist ein Geschenk, wenn dein nächster Schuss tödlich wäre; eine Abzugsfehlfunktion schenkst du dem, von dem du Tödliches erwartest.</translation>
    </message>
    <message>
        <source>A cylinder malfunction on your own revolver means that you load your next shot yourself. There is no better shield.</source>
        <translation>Mit einer Trommelfehlfunktion auf dem eigenen Revolver lädst du deinen nächsten Schuss selbst. Einen besseren Schutz gibt es nicht.</translation>
    </message>
    <message>
        <source>Red bullets</source>
        <translation>Rotes in der Hand</translation>
    </message>
    <message>
        <source>The best moment for a rescue is after the cylinders have turned: nobody has time to answer with another plan. Bolshevik rules are best played after the reload, when you know what lies in your safe position.</source>
        <translation>Der beste Moment für eine Rettung ist, wenn sich die Trommeln schon gedreht haben: Dann bleibt niemandem Zeit für einen neuen Plan. Die Regeln der Bolschewiki spielst du am besten nach dem Nachladen, wenn du weißt, was auf deiner Sicherheitsposition liegt.</translation>
    </message>
    <message>
        <source>Keep misfire and backfire for something that would kill you. With two players left, keep nothing.</source>
        <translation>Heb dir Fehlschuss und Fehlzündung für etwas auf, das dich umbringen würde. Wenn nur noch zwei übrig sind, heb dir gar nichts auf.</translation>
    </message>
    <message>
        <source>How dangerous is it?</source>
        <translation>Wie gefährlich ist das?</translation>
    </message>
    <message>
        <source>At the beginning, seen by somebody who has not drawn yet:</source>
        <translation>Ganz am Anfang, bevor du etwas gezogen hast:</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>an unknown bullet is a Kablamo</source>
        <translation>Eine unbekannte Patrone ist ein Kablamo</translation>
    </message>
    <message>
        <source>at least one Kablamo among your eight</source>
        <translation>mindestens ein Kablamo unter deinen acht</translation>
    </message>
    <message>
        <source>more than two, so that one has to be loaded</source>
        <translation>mehr als zwei, sodass eines geladen werden muss</translation>
    </message>
    <message>
        <source>at least one red bullet among your eight</source>
        <translation>mindestens eine rote Patrone unter deinen acht</translation>
    </message>
    <message>
        <source>12.0%</source>
        <translation>12,0 %</translation>
    </message>
    <message>
        <source>65.5%</source>
        <translation>65,5 %</translation>
    </message>
    <message>
        <source>5.3%</source>
        <translation>5,3 %</translation>
    </message>
    <message>
        <source>68.6%</source>
        <translation>68,6 %</translation>
    </message>
    <message>
        <source>Live bullets come back, all others do not. The longer it lasts, the more of what is left in the bag is yellow.</source>
        <translation>Scharfe Patronen kommen zurück, alle anderen nicht. Je länger es dauert, desto gelber wird, was im Beutel übrig ist.</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Wer es sieht</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>everybody, until the round is over</source>
        <translation>alle, bis die Runde vorbei ist</translation>
    </message>
    <message>
        <source>nobody but you</source>
        <translation>niemand außer dir</translation>
    </message>
    <message>
        <source>your bid money, and how many bills it is</source>
        <translation>dein Bietgeld und wie viele Scheine es sind</translation>
    </message>
    <message>
        <source>whoever made it</source>
        <translation>wer es gemacht hat</translation>
    </message>
    <message>
        <source>[Is it over?](klack/end) Is there a marker left, and somebody to bid against?</source>
        <translation>[Ist Schluss?](klack/end) Liegt noch ein Marker da, und ist noch jemand da, gegen den man bieten kann?</translation>
    </message>
    <message>
        <source>Is it over?</source>
        <translation>Ist Schluss?</translation>
    </message>
    <message>
        <source>nobody, until it has said it</source>
        <translation>niemand, bis sie es gesagt hat</translation>
    </message>
    <message>
        <source>markers, click stacks, the pot</source>
        <translation>Marker, Klack-Stapel, der Pott</translation>
    </message>
    <message>
        <source>bids and raises that have been turned over</source>
        <translation>aufgedeckte Gebote und Erhöhungen</translation>
    </message>
    <message>
        <source>who is ready, and who is out</source>
        <translation>wer bereit ist und wer raus ist</translation>
    </message>
    <message>
        <source>a bid that lies face down</source>
        <translation>ein Gebot, das noch verdeckt liegt</translation>
    </message>
    <message>
        <source>what the cylinder is about to say</source>
        <translation>was die Trommel gleich sagt</translation>
    </message>
    <message>
        <source>What you may remember</source>
        <translation>Was du dir merken darfst</translation>
    </message>
    <message>
        <source>Everything. All begin with the same bills, bids are turned over, stacks are won and broken up in the open: who forgets nothing knows every purse at the table.</source>
        <translation>Alles. Alle fangen mit denselben Scheinen an, Gebote werden aufgedeckt, Stapel offen gewonnen und offen aufgelöst: Wer nichts vergisst, kennt jeden Geldbeutel am Tisch.</translation>
    </message>
    <message>
        <source>But the table does not remember it for you. The bid money of the others is written nowhere, and the log tells the current round only. When the game is over, it tells all.</source>
        <translation>Aber der Tisch merkt es sich nicht für dich. Das Bietgeld der anderen steht nirgends, und der Verlauf erzählt nur die laufende Runde. Ist die Partie vorbei, erzählt er alles.</translation>
    </message>
    <message>
        <source>Whoever would rather not count plays with [open books](klack/open_books).</source>
        <translation>Wer lieber nicht zählt, spielt mit [offenen Büchern](klack/open_books).</translation>
    </message>
    <message>
        <source>Several at one screen</source>
        <translation>Mehrere am Bildschirm</translation>
    </message>
    <message>
        <source>Before a secret bid a curtain falls and says whose turn it is. Everybody else looks away. The program cannot check that, but the neighbours can.</source>
        <translation>Vor einem geheimen Gebot fällt ein Vorhang und sagt, wer dran ist. Alle anderen schauen weg. Das Programm kann das nicht prüfen, die Nachbarn schon.</translation>
    </message>
    <message>
        <source>A plain round</source>
        <translation>Eine ganz normale Runde</translation>
    </message>
    <message>
        <source>The first round, seen by Ida. Everybody has twelve bills, six markers lie in the centre.</source>
        <translation>Die erste Runde, mit Idas Augen gesehen. Alle haben zwölf Scheine, in der Mitte liegen sechs Marker.</translation>
    </message>
    <message>
        <source>Clem and Rosa are ready. Their bids lie face down; that they are ready is all one sees.</source>
        <translation>Clem und Rosa sind bereit. Ihre Gebote liegen verdeckt; mehr, als dass sie bereit sind, sieht man nicht.</translation>
    </message>
    <message>
        <source>Ida bids too, and all bids are turned over: $3,000, $5,000 and $2,000. The pot is $10,000. Clem bid the most.</source>
        <translation>Ida bietet auch, und alles wird aufgedeckt: 3.000&#xa0;$, 5.000&#xa0;$ und 2.000&#xa0;$. Im Pott liegen 10.000&#xa0;$. Clem hat am meisten geboten.</translation>
    </message>
    <message>
        <source>Clem may name anybody and takes the revolver himself. Five out of six is not a bad offer.</source>
        <translation>Clem darf alle nennen und nimmt den Revolver selbst. Fünf von sechs ist kein schlechtes Angebot.</translation>
    </message>
    <message>
        <source>Click! The whole pot is Clem&apos;s first click stack, a marker from the centre on top. Five markers are left, and round two begins.</source>
        <translation>Klack! Der ganze Pott ist Clems erster Klack-Stapel, mit einem Marker aus der Mitte obendrauf. Fünf Marker sind noch da, und Runde zwei beginnt.</translation>
    </message>
    <message>
        <source>Out of bid money</source>
        <translation>Kein Bietgeld mehr</translation>
    </message>
    <message>
        <source>Ida has bid her last bill. Before her lie two click stacks of $9,000 and $5,000: 14,000 × 2, so $28,000 at the moment.</source>
        <translation>Ida hat ihren letzten Schein geboten. Vor ihr liegen zwei Klack-Stapel mit 9.000&#xa0;$ und 5.000&#xa0;$: 14.000 × 2, im Moment also 28.000&#xa0;$.</translation>
    </message>
    <message>
        <source>She has to break one up and takes the smaller one. Its bills go into her hand, its marker to the centre. Her score drops to $9,000.</source>
        <translation>Einen muss sie auflösen, und sie nimmt den kleineren. Die Scheine kommen auf ihre Hand, der Marker kommt in die Mitte. Ihre Wertung fällt auf 9.000&#xa0;$.</translation>
    </message>
    <message>
        <source>Now she bids like everybody else, out of those bills: $1,000. Clem bids the most.</source>
        <translation>Nun bietet sie wie alle anderen, und zwar aus diesen Scheinen: 1.000&#xa0;$. Clem bietet am meisten.</translation>
    </message>
    <message>
        <source>Clem names Ida, of all people. Click: $7,000 for her, and two markers again. 16,000 × 2 makes $32,000. Ruin can pay.</source>
        <translation>Clem nennt ausgerechnet Ida. Klack: 7.000&#xa0;$ für sie und wieder zwei Marker. 16.000 × 2 macht 32.000&#xa0;$. Ruin kann sich lohnen.</translation>
    </message>
    <message>
        <source>Shown the door</source>
        <translation>Vor die Tür gesetzt</translation>
    </message>
    <message>
        <source>Rosa has a single bill left and no click stack.</source>
        <translation>Rosa hat nur noch einen Schein und keinen Klack-Stapel.</translation>
    </message>
    <message>
        <source>She has to bid it, for nobody may pass. Clem bids the most with $3,000.</source>
        <translation>Den muss sie bieten, denn passen darf niemand. Clem bietet mit 3.000&#xa0;$ am meisten.</translation>
    </message>
    <message>
        <source>Click: Rosa&apos;s last bill lies in Clem&apos;s stack. The next round begins with a look into the purses, and the Mob shows Rosa the door.</source>
        <translation>Klack: Rosas letzter Schein liegt in Clems Stapel. Die nächste Runde beginnt mit einem Blick in die Geldbeutel, und die Bande setzt Rosa vor die Tür.</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>Ida, Clem and Rosa think about the first bid. Two of them think alike.</source>
        <translation>Ida, Clem und Rosa denken über das erste Gebot nach. Zwei von ihnen denken dasselbe.</translation>
    </message>
    <message>
        <source>Ida and Clem both bid $4,000: a tie. Rosa with her $3,000 watches from here on.</source>
        <translation>Ida und Clem bieten beide 4.000&#xa0;$: Gleichstand. Rosa schaut mit ihren 3.000&#xa0;$ ab hier zu.</translation>
    </message>
    <message>
        <source>Both add $1,000. Still a tie, now at $5,000, so both have to raise again.</source>
        <translation>Beide legen 1.000&#xa0;$ drauf. Immer noch Gleichstand, jetzt bei 5.000&#xa0;$, also müssen beide noch mal.</translation>
    </message>
    <message>
        <source>Ida adds $1,000, Clem $2,000: 7,000 beats 6,000. The pot has grown to $16,000.</source>
        <translation>Ida legt 1.000&#xa0;$ drauf, Clem 2.000&#xa0;$: 7.000 schlägt 6.000. Der Pott ist auf 16.000&#xa0;$ gewachsen.</translation>
    </message>
    <message>
        <source>Clem takes the revolver. Click: bids and raises of all three are one stack, with one marker.</source>
        <translation>Clem nimmt den Revolver. Klack: Gebote und Erhöhungen aller drei sind ein Stapel mit einem Marker.</translation>
    </message>
    <message>
        <source>Click, then bang</source>
        <translation>Erst Klack, dann Bang</translation>
    </message>
    <message>
        <source>Two rounds with Ida, Clem and Rosa. Watch Rosa.</source>
        <translation>Zwei Runden mit Ida, Clem und Rosa. Achte auf Rosa.</translation>
    </message>
    <message>
        <source>Clem bids the most with $4,000 and hands the revolver to Rosa.</source>
        <translation>Clem bietet mit 4.000&#xa0;$ am meisten und schiebt Rosa den Revolver zu.</translation>
    </message>
    <message>
        <source>Click! Rosa gets all $7,000, though she bid the least. Clem&apos;s $4,000 are among them.</source>
        <translation>Klack! Rosa bekommt alle 7.000&#xa0;$, obwohl sie am wenigsten geboten hat. Clems 4.000&#xa0;$ sind auch dabei.</translation>
    </message>
    <message>
        <source>The next round. Clem bids the most again and names Rosa again.</source>
        <translation>Die nächste Runde. Clem bietet wieder am meisten und nennt wieder Rosa.</translation>
    </message>
    <message>
        <source>Bang! Rosa is out, with her bid and her bid money. Ida and Clem take back their bids, the marker stays in the centre. Her stack stays, too: $7,000 that count.</source>
        <translation>Bang! Rosa ist raus, samt Gebot und Bietgeld. Ida und Clem nehmen ihre Gebote zurück, der Marker bleibt in der Mitte. Auch Rosas Stapel bleibt: 7.000&#xa0;$, die zählen.</translation>
    </message>
    <message>
        <source>Ida, Clem and Rosa again, with full purses.</source>
        <translation>Noch einmal Ida, Clem und Rosa, alle mit vollem Geldbeutel.</translation>
    </message>
    <message>
        <source>Ida bids $3,000, Clem $5,000, Rosa $2,000. Clem hands the revolver to Rosa.</source>
        <translation>Ida bietet 3.000&#xa0;$, Clem 5.000&#xa0;$, Rosa 2.000&#xa0;$. Clem schiebt Rosa den Revolver zu.</translation>
    </message>
    <message>
        <source>The bids go back</source>
        <translation>Die Gebote gehen zurück</translation>
    </message>
    <message>
        <source>Bang! Ida and Clem take their bids back and have $18,000 each. Only Rosa&apos;s money is gone.</source>
        <translation>Bang! Ida und Clem nehmen ihre Gebote zurück und haben je 18.000&#xa0;$. Nur Rosas Geld ist weg.</translation>
    </message>
    <message>
        <source>The bids are lost</source>
        <translation>Die Gebote sind weg</translation>
    </message>
    <message>
        <source>Bang! All bids are gone with Rosa. Ida has $15,000 left, Clem $13,000.</source>
        <translation>Bang! Mit Rosa sind alle Gebote weg. Ida hat noch 15.000&#xa0;$, Clem 13.000&#xa0;$.</translation>
    </message>
    <message>
        <source>The bids join the next pot</source>
        <translation>Die Gebote bleiben liegen</translation>
    </message>
    <message>
        <source>Bang! Rosa&apos;s bid is gone, but the $8,000 of Ida and Clem stay on the table.</source>
        <translation>Bang! Rosas Gebot ist weg, aber die 8.000&#xa0;$ von Ida und Clem bleiben liegen.</translation>
    </message>
    <message>
        <source>The next round is about $11,000. Ida bids the most with $2,000 and takes the revolver.</source>
        <translation>In der nächsten Runde geht es um 11.000&#xa0;$. Ida bietet mit 2.000&#xa0;$ am meisten und nimmt den Revolver.</translation>
    </message>
    <message>
        <source>Click! Everything on the table is one stack: $11,000 for Ida.</source>
        <translation>Klack! Alles, was liegt, ist ein Stapel: 11.000&#xa0;$ für Ida.</translation>
    </message>
    <message>
        <source>16 × 3 = 48</source>
        <translation>16 × 3 = 48</translation>
    </message>
    <message>
        <source>One marker is left. Ida has stacks of $5,000 and $7,000, which makes 24,000. Clem leads with 15,000 × 2, so 30,000. Rosa has one stack of $8,000.</source>
        <translation>Ein Marker ist noch da. Ida hat Stapel mit 5.000&#xa0;$ und 7.000&#xa0;$, das macht 24.000. Clem führt mit 15.000 × 2, also 30.000. Rosa hat einen Stapel mit 8.000&#xa0;$.</translation>
    </message>
    <message>
        <source>The last bids are small, for the purses are. Ida bids the most with $2,000; the pot is $4,000.</source>
        <translation>Die letzten Gebote sind klein, denn das sind die Geldbeutel auch. Ida bietet mit 2.000&#xa0;$ am meisten; im Pott liegen 4.000&#xa0;$.</translation>
    </message>
    <message>
        <source>Click! Her third stack is her smallest, but it brings the third marker: 16,000 × 3 = $48,000. The centre is empty, the game is over, and Clem&apos;s last $5,000 are paper.</source>
        <translation>Klack! Ihr dritter Stapel ist ihr kleinster, aber er bringt den dritten Marker: 16.000 × 3 = 48.000&#xa0;$. Die Mitte ist leer, die Partie vorbei, und Clems letzte 5.000&#xa0;$ sind Papier.</translation>
    </message>
    <message>
        <source>{game}: the rules</source>
        <translation>{game}: die Regeln</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Show or hide the contents ({key})</source>
        <translation>Inhalt zeigen oder verstecken ({key})</translation>
    </message>
    <message>
        <source>Page: {chapter}</source>
        <translation>Seite: {chapter}</translation>
    </message>
    <message>
        <source>Chapter {number}</source>
        <translation>Kapitel {number}</translation>
    </message>
    <message>
        <source>Back ({key})</source>
        <translation>Zurück ({key})</translation>
    </message>
    <message>
        <source>Forward ({key})</source>
        <translation>Vor ({key})</translation>
    </message>
    <message>
        <source>Search ({key})</source>
        <translation>Suchen ({key})</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation>{number} von {all}</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nicht gefunden</translation>
    </message>
    <message>
        <source>Next place ({key})</source>
        <translation>Nächste Stelle ({key})</translation>
    </message>
    <message>
        <source>Previous place ({key})</source>
        <translation>Vorige Stelle ({key})</translation>
    </message>
    <message>
        <source>Previous: {chapter}</source>
        <translation>Davor: {chapter}</translation>
    </message>
    <message>
        <source>Next: {chapter}</source>
        <translation>Weiter: {chapter}</translation>
    </message>
    <message>
        <source>Example: {title}</source>
        <translation>Beispiel: {title}</translation>
    </message>
    <message>
        <source>A small table that plays itself. Arrow keys step, Space plays.</source>
        <translation>Ein kleiner Tisch, der sich selbst spielt. Pfeiltasten gehen Schritt für Schritt, die Leertaste spielt ab.</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Einen Schritt weiter</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>Noch mal von vorn</translation>
    </message>
    <message>
        <source>At every table</source>
        <translation>An jedem Tisch</translation>
    </message>
    <message>
        <source>When something will not do</source>
        <translation>Wenn etwas nicht geht</translation>
    </message>
    <message>
        <source>The table takes only what the rules allow, and if it does not take something it says why.</source>
        <translation>Der Tisch nimmt nur an, was die Regeln erlauben. Nimmt er etwas nicht an, sagt er, warum.</translation>
    </message>
    <message>
        <source>What glows can be chosen. What is dark cannot, and tells the reason when you point at it. And sometimes you are simply not asked: somebody else is, or the game has moved on, or it is over.</source>
        <translation>Was leuchtet, lässt sich wählen. Was dunkel ist, nicht; zeig darauf, und du erfährst den Grund. Und manchmal bist du einfach nicht gefragt: weil jemand anders dran ist, weil die Partie schon weiter ist oder weil sie vorbei ist.</translation>
    </message>
    <message>
        <source>If you are at a loss, ask for a *hint*: a deputy says what to do in your place and why, knowing no more than you see.</source>
        <translation>Wenn du nicht weiterweißt, frag nach einem *Tipp*: Ein Hilfssheriff sagt, was er an deiner Stelle täte und warum. Mehr als du sieht er dabei nicht.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>If you agreed on a time limit in the lobby, a clock runs with every question. When it runs out, the table gives a modest answer for whoever was asked, and the game goes on.</source>
        <translation>Habt ihr in der Lobby eine Bedenkzeit vereinbart, läuft bei jeder Frage die Uhr. Ist sie abgelaufen, antwortet der Tisch bescheiden für alle, die noch überlegen, und weiter geht’s.</translation>
    </message>
    <message>
        <source>An answer that comes with the very last tick comes too late.</source>
        <translation>Eine Antwort beim allerletzten Ticken kommt zu spät.</translation>
    </message>
    <message>
        <source>Taking back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>You may take back your last answer as long as nobody has learned anything from it. After that it stands, and the table says who learned what.</source>
        <translation>Deine letzte Antwort darfst du zurücknehmen, solange noch niemand etwas daraus erfahren hat. Danach gilt sie, und der Tisch sagt, wer was erfahren hat.</translation>
    </message>
    <message>
        <source>A secret answer can be changed until the last one is in. Nobody will know that you had something else in mind.</source>
        <translation>Eine geheime Antwort lässt sich ändern, bis die letzte da ist. Niemand merkt, dass du erst etwas anderes vorhattest.</translation>
    </message>
    <message>
        <source>Bots and people</source>
        <translation>Bots und Menschen</translation>
    </message>
    <message>
        <source>Whoever gives up leaves the seat to a bot. It plays on with everything that lies there and knows what the seat knew, no more.</source>
        <translation>Wer aufgibt, überlässt den Platz einem Bot. Der spielt mit allem weiter, was da liegt, und weiß, was der Platz wusste. Mehr nicht.</translation>
    </message>
    <message>
        <source>Bots see what a person in their chair would see. They are not better informed, only harder to distract.</source>
        <translation>Bots sehen, was ein Mensch auf ihrem Stuhl sähe. Sie wissen nicht mehr, sie lassen sich nur schlechter ablenken.</translation>
    </message>
    <message>
        <source>Whoever is at a loss asks the deputy for a hint. He looks at nothing but what can be seen from that seat. Whether that is allowed is agreed before the game, and then it holds for everybody.</source>
        <translation>Wer nicht weiterweiß, fragt den Hilfssheriff um einen Tipp. Der schaut nur auf das, was auf diesem Platz zu sehen ist. Ob das erlaubt ist, macht der Tisch vor dem Spiel aus, und dann gilt es für alle.</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>Nobody stacks the deck. All luck of a game comes from one number drawn before it begins. It is sealed, and the seal is opened when the game is over, so that anybody can check it.</source>
        <translation>Hier zinkt niemand. Alles Glück einer Partie kommt aus einer Zahl, die vorher gezogen und versiegelt wird. Nach der Partie wird das Siegel gebrochen, und alle können nachrechnen.</translation>
    </message>
    <message>
        <source>If you type in a number of your own there is nothing to seal: the same number brings the same luck.</source>
        <translation>Gibst du selbst eine Zahl ein, gibt es nichts zu versiegeln: Dieselbe Zahl bringt dasselbe Glück.</translation>
    </message>
    <message>
        <source>Leaving and coming back</source>
        <translation>Gehen und wiederkommen</translation>
    </message>
    <message>
        <source>Every answer is saved when it is given. Leave when you must; the lobby shows the way back to the table.</source>
        <translation>Jede Antwort wird gespeichert, sobald du sie gibst. Geh, wenn du musst; die Lobby kennt den Weg zurück an den Tisch.</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Guter Rat</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Bieten</translation>
    </message>
    <message>
        <source>After a click every bid is gone, whoever gets the pot. The second-highest is the dearest of all: it cost most and bought nothing. Bid the minimum or bid to win, and keep out of the middle.</source>
        <translation>Nach einem Klack ist jedes Gebot weg, egal wer den Pott bekommt. Das zweithöchste ist das teuerste von allen: Es hat am meisten gekostet und nichts gebracht. Biete das Mindeste oder biete auf Sieg, und halte dich von der Mitte fern.</translation>
    </message>
    <message>
        <source>Reckon with about as many pulls to come as there are markers in the centre, and one more for a bang. Keep a bill for each of them.</source>
        <translation>Rechne damit, dass noch etwa so oft abgedrückt wird, wie Marker in der Mitte liegen, und einmal mehr für einen Bang. Behalte für jedes Mal einen Schein.</translation>
    </message>
    <message>
        <source>Be kind to your 1000s. They are the cheap way to sit a round out and the cheap way to win a tie. With nothing but 2000s you pay double for doing nothing.</source>
        <translation>Sei nett zu deinen 1000ern. Mit ihnen setzt man billig eine Runde aus und gewinnt billig einen Gleichstand. Mit lauter 2000ern zahlst du fürs Nichtstun das Doppelte.</translation>
    </message>
    <message>
        <source>Round sums are popular, and popular sums tie. $5,000 or $7,000 cost little more than $4,000 or $6,000 and start fewer fights.</source>
        <translation>Runde Summen sind beliebt, und was beliebt ist, endet im Gleichstand. 5.000&#xa0;$ oder 7.000&#xa0;$ kosten kaum mehr als 4.000&#xa0;$ oder 6.000&#xa0;$ und machen weniger Streit.</translation>
    </message>
    <message>
        <source>Nobody bids what nobody has. If your purse is the fattest, the round can be bought: $1,000 more than the next one can lay down is enough.</source>
        <translation>Niemand bietet, was niemand hat. Ist dein Geldbeutel der dickste, kannst du die Runde kaufen: 1.000&#xa0;$ mehr, als der nächste hinlegen kann, genügen.</translation>
    </message>
    <message>
        <source>When the last marker lies in the centre, bid money is about to turn into wallpaper. Spend it, but think of the sixth case: after a bang there is one more round.</source>
        <translation>Liegt der letzte Marker in der Mitte, wird Bietgeld bald zur Tapete. Gib es aus, aber denk an den sechsten Fall: Nach einem Bang gibt es noch eine Runde.</translation>
    </message>
    <message>
        <source>Yourself, as a rule. What you have won cannot be lost to a bang, and a click brings the pot *and* a marker that multiplies all the rest. With $10,000 on one stack, a pot of $8,000 lifts you from 10,000 to 36,000.</source>
        <translation>In der Regel dich selbst. Was du gewonnen hast, nimmt dir kein Bang, und ein Klack bringt den Pott *und* einen Marker, der alles andere vervielfacht. Mit 10.000&#xa0;$ auf einem Stapel hebt dich ein Pott von 8.000&#xa0;$ von 10.000 auf 36.000.</translation>
    </message>
    <message>
        <source>Naming the leader out of spite is expensive: five times out of six the spite goes click, and the lead grows.</source>
        <translation>Aus Bosheit zu nennen, wer führt, wird teuer: In fünf von sechs Fällen macht die Bosheit Klack, und der Vorsprung wächst.</translation>
    </message>
    <message>
        <source>Name somebody else when you are well ahead and the end is near. Do the sum first: click money plus pot, times one marker more. Whoever stays below your score even so may burn the last marker for you.</source>
        <translation>Nenne jemand anderen, wenn du klar führst und das Ende nah ist. Rechne vorher: Klack-Geld plus Pott, mal ein Marker mehr. Wer selbst damit unter deiner Wertung bleibt, darf den letzten Marker für dich verbrauchen.</translation>
    </message>
    <message>
        <source>One marker left and you are behind? Win the bidding at any price and pull the trigger yourself, if the sum is enough. There is no later to save for.</source>
        <translation>Noch ein Marker, und du liegst hinten? Gewinne das Bieten um jeden Preis und drück selbst ab, wenn die Rechnung reicht. Ein Später, für das man spart, gibt es nicht.</translation>
    </message>
    <message>
        <source>Whom to name?</source>
        <translation>Wen nennen?</translation>
    </message>
    <message>
        <source>What to break up?</source>
        <translation>Was auflösen?</translation>
    </message>
    <message>
        <source>The smallest stack. The marker is gone either way, so give away as little money as you can.</source>
        <translation>Den kleinsten Stapel. Der Marker ist so oder so weg, also gib so wenig Geld her wie möglich.</translation>
    </message>
    <message>
        <source>Ruin on purpose is a trick for early rounds: bid everything, win the pot, break it up. The marker is gone, but the bids of all the others are now in your purse.</source>
        <translation>Ruin mit Absicht ist ein Trick für frühe Runden: alles bieten, den Pott gewinnen, ihn auflösen. Der Marker ist weg, aber die Gebote aller anderen stecken jetzt in deinem Geldbeutel.</translation>
    </message>
    <message>
        <source>The odds</source>
        <translation>Die Chancen</translation>
    </message>
    <message>
        <source>One in six, every single time. That many clicks follow one another is another matter. So likely is it that they all go well:</source>
        <translation>Eins zu sechs, jedes einzelne Mal. Dass viele Klacks aufeinander folgen, ist etwas anderes. So wahrscheinlich ist es, dass alle gut gehen:</translation>
    </message>
    <message>
        <source>Clicks in a row</source>
        <translation>Klacks am Stück</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>83%</source>
        <translation>83&#xa0;%</translation>
    </message>
    <message>
        <source>69%</source>
        <translation>69&#xa0;%</translation>
    </message>
    <message>
        <source>58%</source>
        <translation>58&#xa0;%</translation>
    </message>
    <message>
        <source>48%</source>
        <translation>48&#xa0;%</translation>
    </message>
    <message>
        <source>40%</source>
        <translation>40&#xa0;%</translation>
    </message>
    <message>
        <source>33%</source>
        <translation>33&#xa0;%</translation>
    </message>
    <message>
        <source>Six clicks, which is a whole game if nobody goes broke, take a little more than seven pulls on average.</source>
        <translation>Für sechs Klacks, also für eine ganze Partie, in der niemand pleitegeht, wird im Schnitt gut siebenmal abgedrückt.</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Asked at the table</source>
        <translation>Am Tisch gefragt</translation>
    </message>
    <message>
        <source>Can I pass?</source>
        <translation>Kann ich passen?</translation>
    </message>
    <message>
        <source>No. Whoever sits at the table bids. One 1000 is the rent for the chair. More under [bids](klack/bids).</source>
        <translation>Nein. Wer am Tisch sitzt, bietet. Ein 1000er ist die Miete für den Stuhl. Mehr unter [Gebote](klack/bids).</translation>
    </message>
    <message>
        <source>Can I bid everything?</source>
        <translation>Kann ich alles bieten?</translation>
    </message>
    <message>
        <source>Yes. If the money goes to somebody else, a click stack has to [help you out](klack/solvency). Without one you would be gone.</source>
        <translation>Ja. Geht das Geld an jemand anderen, muss dir ein Klack-Stapel [aushelfen](klack/solvency). Ohne einen wärst du weg.</translation>
    </message>
    <message>
        <source>Why is my bid gone, though I was not even named?</source>
        <translation>Warum ist mein Gebot weg, obwohl ich gar nicht genannt wurde?</translation>
    </message>
    <message>
        <source>Because a click takes the whole pot: everybody&apos;s bids, not the highest alone. See [K3](klack/k3).</source>
        <translation>Weil ein Klack den ganzen Pott nimmt: die Gebote aller, nicht nur das höchste. Siehe [K3](klack/k3).</translation>
    </message>
    <message>
        <source>I would like more bid money. May I break up a stack?</source>
        <translation>Ich hätte gern mehr Bietgeld. Darf ich einen Stapel auflösen?</translation>
    </message>
    <message>
        <source>Only if you have not a single bid bill left, and then you must. See [solvency](klack/solvency).</source>
        <translation>Nur wenn du keinen einzigen Schein Bietgeld mehr hast, und dann musst du. Siehe [Kassensturz](klack/solvency).</translation>
    </message>
    <message>
        <source>Five clicks in a row: is the bang due now?</source>
        <translation>Fünf Klacks am Stück: Ist jetzt der Bang fällig?</translation>
    </message>
    <message>
        <source>No. It is one in six, as ever. The cylinder is spun afresh and bears no grudge.</source>
        <translation>Nein. Es steht eins zu sechs wie immer. Die Trommel wird neu gedreht und ist nicht nachtragend.</translation>
    </message>
    <message>
        <source>I am out. Was that it?</source>
        <translation>Ich bin raus. War es das?</translation>
    </message>
    <message>
        <source>For bidding, yes. Your click stacks stay where they are and [count](klack/winning). Lean back; you may yet win.</source>
        <translation>Mit dem Bieten schon. Deine Klack-Stapel bleiben liegen und [zählen](klack/winning). Lehn dich zurück; du kannst noch gewinnen.</translation>
    </message>
    <message>
        <source>Why is the game not over? There was only one marker left.</source>
        <translation>Warum ist nicht Schluss? Es war doch nur noch ein Marker da.</translation>
    </message>
    <message>
        <source>Somebody broke up a stack, and its marker came back. Or it went bang, and the marker never left the centre.</source>
        <translation>Jemand hat einen Stapel aufgelöst, und der Marker kam zurück. Oder es hat Bang gemacht, und der Marker blieb in der Mitte.</translation>
    </message>
    <message>
        <source>Can one win without ever bidding the most?</source>
        <translation>Kann man gewinnen, ohne je am meisten zu bieten?</translation>
    </message>
    <message>
        <source>Yes. It is enough to be named and to hear a click. It has happened, and nobody was pleased.</source>
        <translation>Ja. Man muss nur genannt werden und ein Klack hören. Das kam schon vor, und niemand hat sich gefreut.</translation>
    </message>
    <message>
        <source>May I say what I am going to bid?</source>
        <translation>Darf ich sagen, was ich bieten werde?</translation>
    </message>
    <message>
        <source>You may say what you like. It need not be true, and nobody need believe it.</source>
        <translation>Sagen darfst du, was du willst. Es muss nicht stimmen, und niemand muss es glauben.</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>No rules think of everything. This is how doubtful cases are decided at this table; the numbers are for quoting in an argument.</source>
        <translation>Keine Regel denkt an alles. So wird an diesem Tisch entschieden, was zweifelhaft ist; mit den Nummern zitiert es sich im Streit leichter.</translation>
    </message>
    <message>
        <source>Money and pot</source>
        <translation>Geld und Pott</translation>
    </message>
    <message>
        <source>What becomes of the other bids after a bang?</source>
        <translation>Was wird nach einem Bang aus den anderen Geboten?</translation>
    </message>
    <message>
        <source>They go back to their owners, for nobody has won them. The [house rules](klack/after_bang) know two other ways.</source>
        <translation>Sie gehen zurück, denn niemand hat sie gewonnen. Die [Hausregeln](klack/after_bang) kennen zwei andere Wege.</translation>
    </message>
    <message>
        <source>Does a click win only one&apos;s own bid, or everybody&apos;s?</source>
        <translation>Gewinnt ein Klack nur das eigene Gebot oder die Gebote aller?</translation>
    </message>
    <message>
        <source>Everybody&apos;s, raises included, and one&apos;s own with them.</source>
        <translation>Die Gebote aller, samt Erhöhungen, und das eigene dazu.</translation>
    </message>
    <message>
        <source>Somebody leaves for lack of money. What becomes of the bid?</source>
        <translation>Jemand geht, weil das Geld fehlt. Was wird aus dem Gebot?</translation>
    </message>
    <message>
        <source>It is removed from the game, as after a bang. The Mob does not return anything.</source>
        <translation>Es kommt aus dem Spiel wie nach einem Bang. Die Bande gibt nichts zurück.</translation>
    </message>
    <message>
        <source>Do I have to say how many bills I have left?</source>
        <translation>Muss ich sagen, wie viele Scheine ich noch habe?</translation>
    </message>
    <message>
        <source>No. Bid money is secret: the sum, the bills and their number.</source>
        <translation>Nein. Bietgeld ist geheim: die Summe, die Scheine und ihre Zahl.</translation>
    </message>
    <message>
        <source>My last bill was in the bid, and it went bang. Am I broke?</source>
        <translation>Mein letzter Schein steckte im Gebot, und es hat Bang gemacht. Bin ich pleite?</translation>
    </message>
    <message>
        <source>If bids go back, you have it back before anybody looks into purses. Otherwise yes.</source>
        <translation>Gehen die Gebote zurück, hast du ihn wieder, bevor jemand in die Geldbeutel schaut. Sonst ja.</translation>
    </message>
    <message>
        <source>Bids join the next pot, and it goes bang again. What then?</source>
        <translation>Die Gebote wandern in den nächsten Pott, und es macht wieder Bang. Was dann?</translation>
    </message>
    <message>
        <source>What lies there stays and grows, however many bangs it takes. The next click gets all of it.</source>
        <translation>Was liegt, bleibt liegen und wächst, egal wie oft es Bang macht. Der nächste Klack bekommt alles.</translation>
    </message>
    <message>
        <source>Stacks and markers</source>
        <translation>Stapel und Marker</translation>
    </message>
    <message>
        <source>Where does the marker of a stack go that is broken up?</source>
        <translation>Wohin kommt der Marker eines aufgelösten Stapels?</translation>
    </message>
    <message>
        <source>Back to the centre, where it can be won once more.</source>
        <translation>Zurück in die Mitte. Dort kann man ihn noch einmal gewinnen.</translation>
    </message>
    <message>
        <source>May I break up two stacks at once?</source>
        <translation>Darf ich zwei Stapel auf einmal auflösen?</translation>
    </message>
    <message>
        <source>No. One for each emergency, even if it is a small one.</source>
        <translation>Nein. Einen pro Notfall, auch wenn es ein kleiner ist.</translation>
    </message>
    <message>
        <source>Do I have to tell what is in the stack I break up?</source>
        <translation>Muss ich sagen, was in dem Stapel steckt, den ich auflöse?</translation>
    </message>
    <message>
        <source>There is nothing to tell: click money lies open, so everybody has seen it.</source>
        <translation>Da gibt es nichts zu sagen: Klack-Geld liegt offen, also haben es alle gesehen.</translation>
    </message>
    <message>
        <source>In a tie</source>
        <translation>Bei Gleichstand</translation>
    </message>
    <message>
        <source>Does a raise come on top of the bid?</source>
        <translation>Kommt das Draufgelegte zum Gebot dazu?</translation>
    </message>
    <message>
        <source>Yes. Totals are compared: what was bid and all that was added to it.</source>
        <translation>Ja. Verglichen werden Gesamtsummen: das Gebot und alles, was dazukam.</translation>
    </message>
    <message>
        <source>Who raises?</source>
        <translation>Wer erhöht?</translation>
    </message>
    <message>
        <source>Only those who share the highest total. With every raise they can only become fewer.</source>
        <translation>Nur, wer sich die höchste Gesamtsumme teilt. Mit jeder Erhöhung können es nur weniger werden.</translation>
    </message>
    <message>
        <source>All but one of the tied players have to leave. Does the last one raise?</source>
        <translation>Bis auf eine Person müssen alle gehen, die gleichauf lagen. Muss die letzte noch erhöhen?</translation>
    </message>
    <message>
        <source>No. There is no tie any more, so the bid wins as it is.</source>
        <translation>Nein. Es gibt keinen Gleichstand mehr, also gewinnt das Gebot, wie es ist.</translation>
    </message>
    <message>
        <source>Players leave during a tie, and only one is left at the table. What now?</source>
        <translation>Beim Gleichstand müssen welche gehen, und am Tisch sitzt nur noch eine Person. Was nun?</translation>
    </message>
    <message>
        <source>The round stops, the last player takes the bid back, and the game is over. There is no one to outbid.</source>
        <translation>Die Runde bricht ab, die letzte Person nimmt ihr Gebot zurück, und die Partie ist vorbei. Es gibt niemanden mehr zu überbieten.</translation>
    </message>
    <message>
        <source>All the tied players have to leave. Who has bid the most now?</source>
        <translation>Alle, die gleichauf lagen, müssen gehen. Wer hat jetzt am meisten geboten?</translation>
    </message>
    <message>
        <source>The highest bid among those who stay. If that one is shared, those players raise as usual.</source>
        <translation>Das höchste Gebot unter denen, die bleiben. Teilen sich das mehrere, erhöhen sie wie üblich.</translation>
    </message>
    <message>
        <source>Choice and end</source>
        <translation>Wahl und Ende</translation>
    </message>
    <message>
        <source>Two have the same highest score. Who wins?</source>
        <translation>Zwei haben dieselbe höchste Wertung. Wer gewinnt?</translation>
    </message>
    <message>
        <source>Both. If everybody has zero, nobody does.</source>
        <translation>Beide. Haben alle null, gewinnt niemand.</translation>
    </message>
    <message>
        <source>Can I name somebody who is out already?</source>
        <translation>Kann ich jemanden nennen, der schon raus ist?</translation>
    </message>
    <message>
        <source>No. Only those who sit at the table can pull a trigger.</source>
        <translation>Nein. Abdrücken kann nur, wer am Tisch sitzt.</translation>
    </message>
    <message>
        <source>The centre fills or empties in mid-round. Does that matter?</source>
        <translation>Mitten in der Runde kommt ein Marker in die Mitte oder geht. Ändert das etwas?</translation>
    </message>
    <message>
        <source>Not before the next bids are due. Only then are the markers counted.</source>
        <translation>Erst, wenn wieder geboten werden soll. Dann werden die Marker gezählt, vorher nicht.</translation>
    </message>
    <message>
        <source>A bang leaves a single player. Is there one more round?</source>
        <translation>Nach einem Bang sitzt nur noch eine Person da. Gibt es noch eine Runde?</translation>
    </message>
    <message>
        <source>No. The table looks round at once and finds nobody to bid against.</source>
        <translation>Nein. Der Tisch schaut sofort nach und findet niemanden mehr, gegen den man bieten könnte.</translation>
    </message>
    <message>
        <source>What is at stake</source>
        <translation>Was auf dem Spiel steht</translation>
    </message>
    <message>
        <source>Who wants what</source>
        <translation>Wer was will</translation>
    </message>
    <message>
        <source>One player wears the star. Some want to protect him, some want him dead, and one would like to be the last to leave. Who is who, only the bullets tell.</source>
        <translation>Einer trägt den Stern. Manche wollen ihn beschützen, manche wollen ihn unter die Erde bringen, und einer will als Letzter gehen. Wer wer ist, verraten nur die Kugeln.</translation>
    </message>
    <message>
        <source>all Outlaws and every Renegade are eliminated</source>
        <translation>alle Gesetzlosen und jeder Abtrünnige ausgeschieden sind</translation>
    </message>
    <message>
        <source>nobody else is left, and the Sheriff was the last to go</source>
        <translation>sonst niemand mehr da ist und der Sheriff als Letzter ging</translation>
    </message>
    <message>
        <source>Deputies and Outlaws win together with their side, dead or alive. The Renegade wins alone: he has to help the Sheriff until everybody else is gone, and only then turn on him.</source>
        <translation>Hilfssheriffs und Gesetzlose gewinnen mit ihrer Seite, ob tot oder lebendig. Der Abtrünnige gewinnt allein: Er muss dem Sheriff helfen, bis alle anderen fort sind, und erst dann auf ihn losgehen.</translation>
    </message>
    <message>
        <source>How many players there are decides which roles are dealt, and everybody knows the numbers:</source>
        <translation>Die Zahl der Spieler bestimmt, welche Rollen ausgeteilt werden, und jeder kennt die Zahlen:</translation>
    </message>
    <message>
        <source>Only the Sheriff shows his role. All the others are turned up when their owner is [eliminated](bang/elimination), or when the game is over. With [three players](bang/three_players) every role lies open. Two Renegades, at a table of eight, are no team.</source>
        <translation>Nur der Sheriff zeigt seine Rolle. Alle anderen werden erst aufgedeckt, wenn ihr Besitzer [ausscheidet](bang/elimination) oder das Spiel vorbei ist. Zu [dritt](bang/three_players) liegen alle Rollen offen. Zwei Abtrünnige, bei acht Spielern, sind keine Mannschaft.</translation>
    </message>
    <message>
        <source>80 playing cards</source>
        <translation>80 Spielkarten</translation>
    </message>
    <message>
        <source>16 characters, 8 more in Gold Rush</source>
        <translation>16 Charaktere, 8 weitere in Gold Rush</translation>
    </message>
    <message>
        <source>24 equipment cards of Gold Rush</source>
        <translation>24 Ausrüstungskarten aus Gold Rush</translation>
    </message>
    <message>
        <source>30 gold nuggets</source>
        <translation>30 Nuggets</translation>
    </message>
    <message>
        <source>A playing card has a name, a suit and a rank. The name says what it does. Suit and rank only count when a card is [turned over](bang/draw_check) to decide something, or when somebody smokes the [Calumet](bang/calumet).</source>
        <translation>Eine Spielkarte hat einen Namen, eine Farbe und einen Wert. Der Name sagt, was sie tut. Farbe und Wert zählen nur, wenn eine Karte [aufgedeckt](bang/draw_check) wird, um etwas zu entscheiden, oder wenn jemand die [Friedenspfeife](bang/calumet) raucht.</translation>
    </message>
    <message>
        <source>*Brown* cards are played and gone. *Blue* cards stay on the table in front of somebody until they are taken away.</source>
        <translation>*Braune* Karten werden gespielt und sind weg. *Blaue* bleiben vor jemandem auf dem Tisch liegen, bis sie jemand wegnimmt.</translation>
    </message>
    <message>
        <source>Before the first shot</source>
        <translation>Vor dem ersten Schuss</translation>
    </message>
    <message>
        <source>Everybody gets a role, face down. The Sheriff turns his up.</source>
        <translation>Jeder bekommt verdeckt eine Rolle. Der Sheriff deckt seine auf.</translation>
    </message>
    <message>
        <source>Everybody gets a [character](bang/characters), face up. If the table wants it so, everybody is given two, picks one in secret, and all are shown at once.</source>
        <translation>Jeder bekommt offen einen [Charakter](bang/characters). Wenn der Tisch es so will, bekommt jeder zwei, wählt heimlich einen, und alle werden zugleich aufgedeckt.</translation>
    </message>
    <message>
        <source>The character says how many life points you have, three or four. The Sheriff has *one more*.</source>
        <translation>Der Charakter sagt, wie viele Lebenspunkte du hast, drei oder vier. Der Sheriff hat *einen mehr*.</translation>
    </message>
    <message>
        <source>Everybody is dealt as many cards as he has life points.</source>
        <translation>Jeder bekommt so viele Karten, wie er Lebenspunkte hat.</translation>
    </message>
    <message>
        <source>With Gold Rush three equipment cards are laid out in a [row](bang/row), and the [nuggets](bang/nuggets) make a heap.</source>
        <translation>Mit Gold Rush werden drei Ausrüstungskarten zur [Auslage](bang/row) aufgedeckt, und die [Nuggets](bang/nuggets) kommen auf einen Haufen.</translation>
    </message>
    <message>
        <source>The life points you begin with are also the most you can ever have. And everybody has a Colt .45, which is not a card and cannot be lost.</source>
        <translation>Mehr Lebenspunkte, als du am Anfang hast, bekommst du nie. Und jeder hat einen Colt .45: Der ist keine Karte, und den nimmt einem keiner weg.</translation>
    </message>
    <message>
        <source>Draw two cards, play what you like, let go of what is too much.</source>
        <translation>Zieh zwei Karten, spiel, was du magst, leg ab, was zu viel ist.</translation>
    </message>
    <message>
        <source>If there is [Dynamite](bang/dynamite) in front of you, see whether it goes off. Then, if you are in [Jail](bang/jail), see whether you get out.</source>
        <translation>Liegt [Dynamit](bang/dynamite) vor dir, zeigt sich, ob es hochgeht. Sitzt du im [Gefängnis](bang/jail), zeigt sich danach, ob du herauskommst.</translation>
    </message>
    <message>
        <source>[Draw](bang/draw_phase) two cards.</source>
        <translation>[Zieh](bang/draw_phase) zwei Karten.</translation>
    </message>
    <message>
        <source>[Play](bang/play_phase) as many cards as you like.</source>
        <translation>[Spiel](bang/play_phase) beliebig viele Karten aus.</translation>
    </message>
    <message>
        <source>[Discard](bang/discard_phase) down to as many cards as you have life points.</source>
        <translation>[Leg ab](bang/discard_phase), bis du so viele Karten hast wie Lebenspunkte.</translation>
    </message>
    <message>
        <source>Then it is the turn of the next player on your left. If you are eliminated in your own turn, it ends on the spot.</source>
        <translation>Dann ist links von dir der Nächste dran. Scheidest du im eigenen Zug aus, endet er auf der Stelle.</translation>
    </message>
    <message>
        <source>Out of your turn you only answer: with a [Missed!](bang/missed) when you are shot at, with a [BANG!](bang/bang) in a Duel or against Indians!, with a [Beer](bang/beer) when you would die.</source>
        <translation>Wenn du nicht dran bist, antwortest du nur: mit einem [Fehlschuss!](bang/missed), wenn auf dich geschossen wird, mit einem [BANG!](bang/bang) im Duell oder gegen Indianer!, mit einem [Bier](bang/beer), wenn es dein Ende wäre.</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>You take the top two cards of the draw pile. Nobody else sees them.</source>
        <translation>Du nimmst die obersten zwei Karten vom Nachziehstapel. Sonst sieht sie niemand.</translation>
    </message>
    <message>
        <source>Several characters have a way of their own here: Black Jack, Jesse Jones, Kit Carlson, Pedro Ramirez and Dutch Will. With a [Pickaxe](bang/pickaxe) it is one card more.</source>
        <translation>Einige Charaktere machen das auf ihre eigene Art: Black Jack, Jesse Jones, Kit Carlson, Pedro Ramirez und Dutch Will. Mit der [Spitzhacke](bang/pickaxe) ist es eine Karte mehr.</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>You may play any number of cards, in any order, or none at all. There are three limits:</source>
        <translation>Du darfst beliebig viele Karten spielen, in jeder Reihenfolge, oder gar keine. Drei Grenzen gibt es:</translation>
    </message>
    <message>
        <source>one BANG! [a turn](bang/limit);</source>
        <translation>ein BANG! [pro Zug](bang/limit);</translation>
    </message>
    <message>
        <source>no two cards of the [same name](bang/same_name) in front of one player;</source>
        <translation>keine zwei Karten [gleichen Namens](bang/same_name) vor demselben Spieler;</translation>
    </message>
    <message>
        <source>one weapon at a time: a new one replaces the old.</source>
        <translation>eine Waffe auf einmal: Eine neue ersetzt die alte.</translation>
    </message>
    <message>
        <source>A brown card goes to the discard pile first and does its work then. A card that would do nothing may be played all the same; the program warns you before.</source>
        <translation>Eine braune Karte kommt erst auf den Ablagestapel und wirkt dann. Auch eine Karte, die nichts bewirken würde, darfst du spielen; das Programm warnt dich vorher.</translation>
    </message>
    <message>
        <source>A card taken out of a hand unseen is always a random one.</source>
        <translation>Wer blind aus einer Hand nimmt, bekommt immer eine zufällige Karte.</translation>
    </message>
    <message>
        <source>Discarding</source>
        <translation>Ablegen</translation>
    </message>
    <message>
        <source>At the end of your turn you may keep as many cards as you have life points *left*. You choose which ones go, and only as many go as are too many.</source>
        <translation>Am Ende deines Zuges darfst du so viele Karten behalten, wie du *noch* Lebenspunkte hast. Welche gehen, suchst du aus, und es gehen nur so viele, wie zu viel sind.</translation>
    </message>
    <message>
        <source>The [Gun Belt](bang/gun_belt) lets you keep eight.</source>
        <translation>Mit dem [Patronengurt](bang/gun_belt) behältst du acht.</translation>
    </message>
    <message>
        <source>Distance and shots</source>
        <translation>Entfernung und Schüsse</translation>
    </message>
    <message>
        <source>Distance and range</source>
        <translation>Entfernung und Reichweite</translation>
    </message>
    <message>
        <source>Your neighbours are at distance one, those behind them at distance two, and so on, always by the shorter way round the table. Whoever is out of the game is no longer counted.</source>
        <translation>Deine Nachbarn sitzen auf Entfernung eins, die dahinter auf zwei und so weiter, immer den kürzeren Weg um den Tisch. Wer ausgeschieden ist, wird nicht mehr mitgezählt.</translation>
    </message>
    <message>
        <source>What changes it</source>
        <translation>Was sie ändert</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Um</translation>
    </message>
    <message>
        <source>They have a [Mustang](bang/mustang)</source>
        <translation>Der andere hat einen [Mustang](bang/mustang)</translation>
    </message>
    <message>
        <source>They are [Paul Regret](bang/paul_regret)</source>
        <translation>Der andere ist [Paul Regret](bang/paul_regret)</translation>
    </message>
    <message>
        <source>You have a [Scope](bang/scope)</source>
        <translation>Du hast ein [Zielfernrohr](bang/scope)</translation>
    </message>
    <message>
        <source>You are [Rose Doolan](bang/rose_doolan)</source>
        <translation>Du bist [Rose Doolan](bang/rose_doolan)</translation>
    </message>
    <message>
        <source>All of it adds up, but nobody is ever nearer than one. The way there may be longer than the way back.</source>
        <translation>Alles wird zusammengezählt, aber näher als eins kommt niemand. Der Hinweg kann länger sein als der Rückweg.</translation>
    </message>
    <message>
        <source>Your *weapon* says how far a BANG! reaches. The Colt reaches one.</source>
        <translation>Wie weit ein BANG! reicht, sagt deine *Waffe*. Der Colt reicht bis eins.</translation>
    </message>
    <message>
        <source>Weapon</source>
        <translation>Waffe</translation>
    </message>
    <message>
        <source>Reaches</source>
        <translation>Reicht bis</translation>
    </message>
    <message>
        <source>A [Panic!](bang/panic) reaches distance one, whatever weapon you carry. A Bottle and Jacky Murieta go by the same rules; nothing else cares about distance.</source>
        <translation>Eine [Panik!](bang/panic) reicht bis Entfernung eins, ganz gleich, welche Waffe du trägst. Für die Flasche und Jacky Murieta gilt dasselbe; allem anderen ist die Entfernung egal.</translation>
    </message>
    <message>
        <source>One BANG! a turn</source>
        <translation>Ein BANG! pro Zug</translation>
    </message>
    <message>
        <source>In one turn you may shoot with one BANG! card, whether it hits or not. A new turn, even one right after the last, is a new BANG!.</source>
        <translation>In einem Zug darfst du mit einer BANG!-Karte schießen, ob sie trifft oder nicht. Ein neuer Zug, auch einer gleich im Anschluss, ist ein neues BANG!.</translation>
    </message>
    <message>
        <source>A Gatling, Indians!, BANG! cards discarded as an answer, and shots out of a Bottle or paid for in gold do not count.</source>
        <translation>Gatling, Indianer!, BANG!-Karten als Antwort und Schüsse, die aus einer Flasche kommen oder mit Gold bezahlt sind, zählen nicht.</translation>
    </message>
    <message>
        <source>With a [Volcanic](bang/volcanic), or as [Willy the Kid](bang/willy_the_kid), there is no limit. When the Volcanic is gone, it is back at once.</source>
        <translation>Mit einer [Volcanic](bang/volcanic) oder als [Willy the Kid](bang/willy_the_kid) gibt es keine Grenze. Ist die Volcanic weg, gilt sie sofort wieder.</translation>
    </message>
    <message>
        <source>No two of the same name</source>
        <translation>Keine zwei gleichen Namens</translation>
    </message>
    <message>
        <source>Nobody has two cards of the same name in front of him: no second Barrel, no second Jail, no second Wanted. Suit and rank do not matter. The weapon you already have cannot be played again either.</source>
        <translation>Niemand hat zwei Karten gleichen Namens vor sich: kein zweites Fass, kein zweites Gefängnis, keinen zweiten Steckbrief. Farbe und Wert sind egal. Auch die Waffe, die du schon hast, kannst du nicht noch einmal ausspielen.</translation>
    </message>
    <message>
        <source>Shot at</source>
        <translation>Unter Beschuss</translation>
    </message>
    <message>
        <source>Whoever is shot at may cancel the shot: with a *Missed!* from his hand, or with a [Barrel](bang/barrel) and a little luck. Each barrel may be tried once, before or after cards are played.</source>
        <translation>Wer beschossen wird, darf den Schuss aufheben: mit einem *Fehlschuss!* aus der Hand oder mit einem [Fass](bang/barrel) und etwas Glück. Jedes Fass darf einmal versucht werden, vor oder nach Karten.</translation>
    </message>
    <message>
        <source>If the shot is not cancelled it costs a life point. One Missed! is enough, except against a BANG! card of [Slab the Killer](bang/slab_the_killer).</source>
        <translation>Wird der Schuss nicht aufgehoben, kostet er einen Lebenspunkt. Ein Fehlschuss! genügt, nur nicht gegen ein BANG! von [Slab the Killer](bang/slab_the_killer).</translation>
    </message>
    <message>
        <source>You only ever cancel shots at yourself. Against Indians!, Duels and Dynamite neither card nor barrel helps.</source>
        <translation>Aufheben kannst du nur Schüsse auf dich selbst. Gegen Indianer!, Duelle und Dynamit hilft weder Karte noch Fass.</translation>
    </message>
    <message>
        <source>Whoever holds a card is asked, even if it is none that helps: otherwise the others would know.</source>
        <translation>Wer Karten auf der Hand hat, wird gefragt, auch wenn ihm keine hilft: Sonst wüssten die anderen Bescheid.</translation>
    </message>
    <message>
        <source>Draw!</source>
        <translation>Aufdecken!</translation>
    </message>
    <message>
        <source>Where a card says *draw!*, the top card of the draw pile is turned over. Only its suit and rank count; then it is discarded.</source>
        <translation>Wo *aufgedeckt* wird, kommt die oberste Karte des Nachziehstapels auf den Tisch. Nur Farbe und Wert zählen; dann wird sie abgelegt.</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Wofür</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>Was entscheidet</translation>
    </message>
    <message>
        <source>a heart cancels the shot</source>
        <translation>Herz hebt den Schuss auf</translation>
    </message>
    <message>
        <source>a heart lets you out</source>
        <translation>Herz lässt dich heraus</translation>
    </message>
    <message>
        <source>2 to 9 of spades blow it up</source>
        <translation>Pik 2 bis 9 lässt es hochgehen</translation>
    </message>
    <message>
        <source>a heart or a diamond brings another turn</source>
        <translation>Herz oder Karo bringt noch einen Zug</translation>
    </message>
    <message>
        <source>Lucky Duke turns over a card more, and so does whoever has a [Horseshoe](bang/horseshoe); both together make three. He says which one counts, and all of them are discarded, that one on top.</source>
        <translation>Lucky Duke deckt eine Karte mehr auf, und wer ein [Hufeisen](bang/horseshoe) hat, auch; beides zusammen macht drei. Er sagt, welche zählt, und alle werden abgelegt, diese obenauf.</translation>
    </message>
    <message>
        <source>When the pile is empty</source>
        <translation>Wenn der Stapel leer ist</translation>
    </message>
    <message>
        <source>As soon as a card is needed and none is left, the discard pile is shuffled and becomes the new draw pile. Whoever was drawing goes on drawing.</source>
        <translation>Sobald eine Karte gebraucht wird und keine mehr da ist, wird der Ablagestapel gemischt und ist der neue Nachziehstapel. Wer gerade zog, zieht weiter.</translation>
    </message>
    <message>
        <source>If both piles are empty, you get fewer cards, and a draw! goes against you; only Dynamite is kind and moves on.</source>
        <translation>Sind beide Stapel leer, gibt es eben weniger Karten, und beim Aufdecken hast du Pech; nur das Dynamit ist gnädig und wandert weiter.</translation>
    </message>
    <message>
        <source>A Sheriff, and people who want him gone. Everybody sees who wears the star; nobody knows who else can be trusted. Five dice settle the rest.</source>
        <translation>Ein Sheriff und Leute, die ihn loswerden wollen. Wer den Stern trägt, sieht jeder; wem man sonst noch trauen kann, weiß keiner. Den Rest machen fünf Würfel unter sich aus.</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Wins when</source>
        <translation>Gewinnt, wenn</translation>
    </message>
    <message>
        <source>every Outlaw and every Renegade is eliminated</source>
        <translation>alle Gesetzlosen und alle Abtrünnigen ausgeschieden sind</translation>
    </message>
    <message>
        <source>the Sheriff wins</source>
        <translation>der Sheriff gewinnt</translation>
    </message>
    <message>
        <source>the Sheriff is eliminated</source>
        <translation>der Sheriff ausscheidet</translation>
    </message>
    <message>
        <source>he alone is left, and the Sheriff was the last to fall</source>
        <translation>er allein übrig ist und der Sheriff als Letzter fiel</translation>
    </message>
    <message>
        <source>Deputies and Outlaws win as a side, the dead as well as the living. Only the Renegade wins for himself, which is why he makes so few friends.</source>
        <translation>Hilfssheriffs und Gesetzlose gewinnen als Seite, die Toten genauso wie die Lebenden. Nur der Abtrünnige gewinnt für sich allein; darum hat er auch so wenige Freunde.</translation>
    </message>
    <message>
        <source>How many of each</source>
        <translation>Wie viele von jedem</translation>
    </message>
    <message>
        <source>The number of players decides which roles are dealt. Everybody knows these numbers:</source>
        <translation>Welche Rollen verteilt werden, hängt von der Zahl der Spieler ab. Diese Zahlen kennt jeder:</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Only the Sheriff lays his role open. The others stay hidden until their owner is [eliminated](dice/elimination). Whom somebody shoots at and who gets his beer is all you have to go by. With [three players](dice/three) all roles lie open, and the goals are different.</source>
        <translation>Nur der Sheriff legt seine Rolle offen. Die anderen bleiben verdeckt, bis ihr Besitzer [ausscheidet](dice/elimination). Auf wen einer schießt und wem er ein Bier ausgibt: Mehr hast du nicht, um daraus schlau zu werden. Zu [dritt](dice/three) liegen alle Rollen offen, und die Ziele sind andere.</translation>
    </message>
    <message>
        <source>What you play with</source>
        <translation>Womit gespielt wird</translation>
    </message>
    <message>
        <source>Five dice, all alike</source>
        <translation>Fünf Würfel, einer wie der andere</translation>
    </message>
    <message>
        <source>Nine arrows in a pile</source>
        <translation>Neun Pfeile auf einem Stapel</translation>
    </message>
    <message>
        <source>Bullets count your life points</source>
        <translation>Patronen zählen deine Lebenspunkte</translation>
    </message>
    <message>
        <source>A character for everybody</source>
        <translation>Für jeden ein Charakter</translation>
    </message>
    <message>
        <source>Nothing is drawn and nothing is hidden but the roles. Life points, arrows, characters and dice lie open for all to see.</source>
        <translation>Gezogen wird nichts, und geheim sind nur die Rollen. Lebenspunkte, Pfeile, Charaktere und Würfel liegen für alle sichtbar da.</translation>
    </message>
    <message>
        <source>Before the first throw</source>
        <translation>Vor dem ersten Wurf</translation>
    </message>
    <message>
        <source>Everybody gets a role, face down. The Sheriff turns his up; the others peek and keep a straight face.</source>
        <translation>Jeder bekommt verdeckt eine Rolle. Der Sheriff deckt seine auf; die anderen schauen nach und verziehen keine Miene.</translation>
    </message>
    <message>
        <source>Everybody gets a [character](dice/characters), face up, with an ability of its own.</source>
        <translation>Jeder bekommt offen einen [Charakter](dice/characters) mit einer eigenen Fähigkeit.</translation>
    </message>
    <message>
        <source>The number on the character is your life points. The Sheriff has *two more*.</source>
        <translation>Die Zahl auf dem Charakter sind deine Lebenspunkte. Der Sheriff hat *zwei mehr*.</translation>
    </message>
    <message>
        <source>All nine arrows lie in the pile.</source>
        <translation>Alle neun Pfeile liegen auf dem Stapel.</translation>
    </message>
    <message>
        <source>The Sheriff begins, then it goes round clockwise.</source>
        <translation>Der Sheriff beginnt, dann geht es im Uhrzeigersinn weiter.</translation>
    </message>
    <message>
        <source>What you begin with is also your limit: no beer in the world brings you above the life points you started with.</source>
        <translation>Womit du anfängst, das ist auch deine Obergrenze: Kein Bier der Welt bringt dich über die Lebenspunkte, mit denen du gestartet bist.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>How a turn goes</source>
        <translation>So läuft ein Zug</translation>
    </message>
    <message>
        <source>Throw, keep what you like, throw the rest again. Then the dice do what they show, in a fixed order.</source>
        <translation>Würfle, lass liegen, was dir gefällt, und wirf den Rest noch einmal. Dann tun die Würfel, was sie zeigen, in fester Reihenfolge.</translation>
    </message>
    <message>
        <source>[Throw](dice/throws) up to three times. [Arrows](dice/arrows) count at once, after every throw.</source>
        <translation>[Würfle](dice/throws) bis zu dreimal. [Pfeile](dice/arrows) zählen sofort, nach jedem Wurf.</translation>
    </message>
    <message>
        <source>[Dynamite](dice/dynamite): three of them cost you a life point.</source>
        <translation>[Dynamit](dice/dynamite): Drei davon kosten dich einen Lebenspunkt.</translation>
    </message>
    <message>
        <source>[Shots](dice/shots): every 1 and every 2 hits somebody.</source>
        <translation>[Schüsse](dice/shots): Jede 1 und jede 2 trifft jemanden.</translation>
    </message>
    <message>
        <source>[Beer](dice/beer): each one gives somebody a life point.</source>
        <translation>[Bier](dice/beer): Jedes gibt jemandem einen Lebenspunkt.</translation>
    </message>
    <message>
        <source>[Gatling](dice/gatling): three of them hit everybody else.</source>
        <translation>[Gatling](dice/gatling): Drei davon treffen alle anderen.</translation>
    </message>
    <message>
        <source>Everything on your last throw has to be used, whether it suits you or not. If you are eliminated on the way, your turn stops right there.</source>
        <translation>Alles, was dein letzter Wurf zeigt, muss benutzt werden, ob es dir passt oder nicht. Scheidest du unterwegs aus, ist dein Zug auf der Stelle zu Ende.</translation>
    </message>
    <message>
        <source>The six faces</source>
        <translation>Die sechs Seiten</translation>
    </message>
    <message>
        <source>Arrow: take an arrow, at once</source>
        <translation>Pfeil: sofort einen Pfeil nehmen</translation>
    </message>
    <message>
        <source>Dynamite: stays where it is; three explode</source>
        <translation>Dynamit: bleibt liegen; drei gehen hoch</translation>
    </message>
    <message>
        <source>Shot at somebody one place away</source>
        <translation>Schuss auf jemanden, der einen Platz weiter sitzt</translation>
    </message>
    <message>
        <source>Shot at somebody two places away</source>
        <translation>Schuss auf jemanden, der zwei Plätze weiter sitzt</translation>
    </message>
    <message>
        <source>Beer: a life point for anybody</source>
        <translation>Bier: ein Lebenspunkt für wen du willst</translation>
    </message>
    <message>
        <source>Gatling: three fire at all the others</source>
        <translation>Gatling: drei feuern auf alle anderen</translation>
    </message>
    <message>
        <source>Each face is on every base die once, so each comes up one time in six.</source>
        <translation>Jede Seite ist auf jedem Grundwürfel einmal drauf, kommt also in einem von sechs Fällen.</translation>
    </message>
    <message>
        <source>Throwing</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Begin with all five dice. After the first and the second throw you choose:</source>
        <translation>Fang mit allen fünf Würfeln an. Nach dem ersten und dem zweiten Wurf hast du die Wahl:</translation>
    </message>
    <message>
        <source>Stop, or throw any of the dice again, as many as you like.</source>
        <translation>Hör auf, oder wirf beliebig viele Würfel noch einmal.</translation>
    </message>
    <message>
        <source>A die you left alone once may still be thrown again later.</source>
        <translation>Ein Würfel, den du einmal liegen gelassen hast, darf später trotzdem neu geworfen werden.</translation>
    </message>
    <message>
        <source>*Dynamite burns*: it cannot be picked up again.</source>
        <translation>*Dynamit brennt*: Es wird nicht mehr angefasst.</translation>
    </message>
    <message>
        <source>The third throw is the last. So is any throw after which three dynamites lie there.</source>
        <translation>Der dritte Wurf ist der letzte. Ebenso jeder, nach dem drei Dynamit daliegen.</translation>
    </message>
    <message>
        <source>With a mouse, a key or a finger you pick the dice to throw again; those left alone stay where they are.</source>
        <translation>Mit Maus, Taste oder Finger wählst du die Würfel, die noch einmal fliegen sollen; die anderen bleiben, wo sie sind.</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Pfeile</translation>
    </message>
    <message>
        <source>Every arrow you throw makes you take an arrow from the pile, immediately, before you decide anything else. You may throw the die again; the arrow is yours all the same.</source>
        <translation>Für jeden gewürfelten Pfeil nimmst du einen Pfeil vom Stapel, sofort, bevor du irgendetwas anderes entscheidest. Den Würfel darfst du neu werfen; der Pfeil bleibt trotzdem bei dir.</translation>
    </message>
    <message>
        <source>An arrow die that merely stays where it is does not cost a second one.</source>
        <translation>Ein Pfeil-Würfel, der einfach liegen bleibt, kostet keinen zweiten.</translation>
    </message>
    <message>
        <source>Arrows do nothing by themselves. They lie in front of you and wait, until the pile is empty. The [Gatling](dice/gatling) and a few characters get rid of them.</source>
        <translation>Von sich aus tun Pfeile nichts. Sie liegen vor dir und warten, bis der Stapel leer ist. Los wirst du sie mit der [Gatling](dice/gatling) und dank einiger Charaktere.</translation>
    </message>
    <message>
        <source>The Indian attack</source>
        <translation>Der Indianer-Angriff</translation>
    </message>
    <message>
        <source>Whoever takes the *last arrow* from the pile brings the Indians down on everybody: each player loses one life point for every arrow in front of him, all at the same moment. Then all arrows go back to the pile.</source>
        <translation>Wer den *letzten Pfeil* vom Stapel nimmt, holt allen die Indianer auf den Hals: Jeder verliert für jeden Pfeil, der vor ihm liegt, einen Lebenspunkt, alle im selben Moment. Danach kommen sämtliche Pfeile zurück auf den Stapel.</translation>
    </message>
    <message>
        <source>After the attack the turn goes on. If the same throw had more arrows than the pile, the rest is taken now, from the full pile.</source>
        <translation>Nach dem Angriff geht der Zug weiter. Hatte der Wurf mehr Pfeile als der Stapel, wird der Rest jetzt genommen, vom vollen Stapel.</translation>
    </message>
    <message>
        <source>An attack is nobody’s doing: no one gets credit, or blame, for its victims.</source>
        <translation>Ein Angriff geht auf niemandes Rechnung: Keiner bekommt den Ruhm für die Opfer, keiner die Schuld.</translation>
    </message>
    <message>
        <source>Dynamite</source>
        <translation>Dynamit</translation>
    </message>
    <message>
        <source>Three or more dynamites end your throwing and cost you *one* life point, never more, however many there are.</source>
        <translation>Drei oder mehr Dynamit beenden dein Würfeln und kosten dich *einen* Lebenspunkt, nie mehr, ganz gleich, wie viele es sind.</translation>
    </message>
    <message>
        <source>If you survive that, your other dice still count. If you do not, nothing else of your throw happens.</source>
        <translation>Überlebst du das, zählen deine anderen Würfel noch. Wenn nicht, passiert von deinem Wurf gar nichts mehr.</translation>
    </message>
    <message>
        <source>Shots: the 1 and the 2</source>
        <translation>Schüsse: die 1 und die 2</translation>
    </message>
    <message>
        <source>Each 1 hits somebody exactly one place away from you, each 2 somebody exactly two places away, to the left or to the right. Only living players count as places.</source>
        <translation>Jede 1 trifft jemanden, der genau einen Platz von dir entfernt sitzt, jede 2 jemanden in genau zwei Plätzen Abstand, links oder rechts. Als Plätze zählen nur lebende Spieler.</translation>
    </message>
    <message>
        <source>Living players</source>
        <translation>Lebende Spieler</translation>
    </message>
    <message>
        <source>five or more</source>
        <translation>fünf oder mehr</translation>
    </message>
    <message>
        <source>four</source>
        <translation>vier</translation>
    </message>
    <message>
        <source>three or two</source>
        <translation>drei oder zwei</translation>
    </message>
    <message>
        <source>either neighbour</source>
        <translation>einer der Nachbarn</translation>
    </message>
    <message>
        <source>one of your two neighbours</source>
        <translation>einer deiner beiden Nachbarn</translation>
    </message>
    <message>
        <source>either of the next but one</source>
        <translation>einer der Übernächsten</translation>
    </message>
    <message>
        <source>whoever sits opposite</source>
        <translation>dein Gegenüber</translation>
    </message>
    <message>
        <source>any opponent</source>
        <translation>jeder Gegner</translation>
    </message>
    <message>
        <source>the same as a 1</source>
        <translation>dasselbe wie eine 1</translation>
    </message>
    <message>
        <source>First all shots are given a target, then all of them hit at the same moment. So a kill does not bring anybody into range, and several shots may go to the same player, even more than he has life points.</source>
        <translation>Erst bekommt jeder Schuss sein Ziel, dann treffen alle im selben Moment. Ein Toter bringt also niemanden in Reichweite, und mehrere Schüsse dürfen auf denselben gehen, auch mehr, als er Lebenspunkte hat.</translation>
    </message>
    <message>
        <source>You never shoot yourself, and you never decline a shot.</source>
        <translation>Auf dich selbst schießt du nie, und verzichten darfst du auf keinen Schuss.</translation>
    </message>
    <message>
        <source>Beer</source>
        <translation>Bier</translation>
    </message>
    <message>
        <source>Each beer gives one life point to any living player, yourself or somebody else, up to his limit.</source>
        <translation>Jedes Bier gibt einem lebenden Spieler einen Lebenspunkt, dir selbst oder einem anderen, bis zu seiner Obergrenze.</translation>
    </message>
    <message>
        <source>Beer is served after the shots: it saves nobody from them. A beer for somebody who is at his limit is wasted, and now and then that is just what you want.</source>
        <translation>Ausgeschenkt wird nach den Schüssen: Vor denen rettet Bier niemanden. Ein Bier für jemanden, der schon an der Grenze ist, ist verschwendet, und manchmal willst du genau das.</translation>
    </message>
    <message>
        <source>The Gatling Gun</source>
        <translation>Das Gatling-Geschütz</translation>
    </message>
    <message>
        <source>Three or more Gatlings fire it: every *other* living player loses one life point, wherever he sits, and all your own arrows go back to the pile. Fewer than three do nothing.</source>
        <translation>Drei oder mehr Gatlings feuern es ab: Jeder *andere* lebende Spieler verliert einen Lebenspunkt, egal wo er sitzt, und all deine Pfeile gehen zurück auf den Stapel. Weniger als drei bewirken nichts.</translation>
    </message>
    <message>
        <source>It fires once, no matter how many there are, and it cannot be held back.</source>
        <translation>Es feuert einmal, wie viele es auch sind, und zurückhalten lässt es sich nicht.</translation>
    </message>
    <message>
        <source>Life and death</source>
        <translation>Leben und Sterben</translation>
    </message>
    <message>
        <source>Losing and gaining life points</source>
        <translation>Lebenspunkte verlieren und bekommen</translation>
    </message>
    <message>
        <source>However life points are lost, it always goes the same way. Most of these steps concern characters and special roles; without them you lose the points and that is that.</source>
        <translation>Wie auch immer Lebenspunkte verloren gehen, es läuft stets gleich ab. Die meisten Schritte betreffen Charaktere und Sonderrollen; ohne sie verlierst du die Punkte, und das war es.</translation>
    </message>
    <message>
        <source>Who is immune, or loses less? Jourdonnais, Paul Regret and Vera Custer.</source>
        <translation>Wer ist gefeit, wer verliert weniger? Jourdonnais, Paul Regret und Vera Custer.</translation>
    </message>
    <message>
        <source>Bart Cassidy may take arrows instead.</source>
        <translation>Bart Cassidy darf stattdessen Pfeile nehmen.</translation>
    </message>
    <message>
        <source>Molly Stark may step in for others.</source>
        <translation>Molly Stark darf für andere einspringen.</translation>
    </message>
    <message>
        <source>Everybody loses his points at the same moment. Pedro Ramirez may return arrows.</source>
        <translation>Alle verlieren ihre Punkte im selben Moment. Pedro Ramirez darf Pfeile zurücklegen.</translation>
    </message>
    <message>
        <source>Whoever has none left is doomed. [The Left Hand of the Devil](dice/left_hand) may save one of them.</source>
        <translation>Wer keinen mehr hat, ist verloren. [Die linke Hand des Teufels](dice/left_hand) darf einen davon retten.</translation>
    </message>
    <message>
        <source>The doomed are [eliminated](dice/elimination), all together.</source>
        <translation>Die Verlorenen [scheiden aus](dice/elimination), alle zusammen.</translation>
    </message>
    <message>
        <source>Has somebody [won](dice/victory)? Then nothing further happens.</source>
        <translation>Hat jemand [gewonnen](dice/victory)? Dann passiert nichts weiter.</translation>
    </message>
    <message>
        <source>Vulture Sam takes his share; then whoever hit El Gringo takes an arrow.</source>
        <translation>Vulture Sam holt sich seinen Anteil; danach nimmt, wer El Gringo getroffen hat, einen Pfeil.</translation>
    </message>
    <message>
        <source>Only shots and the Gatling have somebody who did it. Indians, dynamite and the Loudmouth’s bullet are nobody’s doing.</source>
        <translation>Nur hinter Schüssen und der Gatling steckt jemand. Indianer, Dynamit und die Kugel des Großmauls gehen auf niemandes Rechnung.</translation>
    </message>
    <message>
        <source>Life points are gained up to your limit. All the beers one player gets in a turn are a single gain, which matters only when [The Bad](dice/the_bad) is about.</source>
        <translation>Lebenspunkte bekommst du nur bis zu deiner Obergrenze. Alle Biere, die einer in einem Zug bekommt, sind ein einziger Gewinn; das spielt nur eine Rolle, wenn [Der Böse](dice/the_bad) in der Nähe ist.</translation>
    </message>
    <message>
        <source>Eliminated</source>
        <translation>Ausgeschieden</translation>
    </message>
    <message>
        <source>Whoever loses his last life point is out: he turns his role up and returns his arrows to the pile. From now on nobody counts him as a place.</source>
        <translation>Wer seinen letzten Lebenspunkt verliert, ist draußen: Er deckt seine Rolle auf und legt seine Pfeile zurück. Als Platz zählt ihn von da an keiner mehr.</translation>
    </message>
    <message>
        <source>Players eliminated at the same moment leave together. Who won is looked at only when all of them are out.</source>
        <translation>Wer im selben Moment fällt, geht gemeinsam. Ob jemand gewonnen hat, wird erst geprüft, wenn alle draußen sind.</translation>
    </message>
    <message>
        <source>If it is your own turn, it ends on the spot. And do not walk away: your side can still win with you. With [the Ghost](dice/ghost) the first to go even stays busy.</source>
        <translation>Ist es dein eigener Zug, endet er auf der Stelle. Und bleib ruhig sitzen: Deine Seite kann mit dir noch gewinnen. Mit dem [Geist](dice/ghost) hat der Erste, der geht, sogar weiter zu tun.</translation>
    </message>
    <message>
        <source>Losing life points</source>
        <translation>Lebenspunkte verlieren</translation>
    </message>
    <message>
        <source>One card may hit several players. They are dealt with one after the other, clockwise from the left of whoever played it; what becomes of the dead waits until everybody has been dealt with.</source>
        <translation>Eine Karte kann mehrere treffen. Sie kommen einer nach dem anderen dran, im Uhrzeigersinn links vom Schützen; was aus den Toten wird, wartet, bis alle dran waren.</translation>
    </message>
    <message>
        <source>He answers, if there is an answer: Missed!, Barrel, BANG!.</source>
        <translation>Er antwortet, wenn es eine Antwort gibt: Fehlschuss!, Fass, BANG!.</translation>
    </message>
    <message>
        <source>Otherwise he loses the life point. Whoever caused it takes a [nugget](bang/nuggets) at once.</source>
        <translation>Sonst verliert er den Lebenspunkt. Wer daran schuld ist, nimmt sofort ein [Nugget](bang/nuggets).</translation>
    </message>
    <message>
        <source>If it was his last, he has a [last chance](bang/last_chance) there and then.</source>
        <translation>War es sein letzter, hat er an Ort und Stelle eine [letzte Chance](bang/last_chance).</translation>
    </message>
    <message>
        <source>When everybody has been dealt with, the lost ones are [eliminated](bang/elimination) in the same order.</source>
        <translation>Sind alle durch, [scheiden](bang/elimination) die Verlorenen in derselben Reihenfolge aus.</translation>
    </message>
    <message>
        <source>Has somebody [won](bang/victory)? That is looked at once, when all of them are out.</source>
        <translation>Hat jemand [gewonnen](bang/victory)? Das wird einmal geprüft, wenn alle fort sind.</translation>
    </message>
    <message>
        <source>Then the survivors draw for their wounds: Bart Cassidy, El Gringo, and whoever wears Boots. Suzy Lafayette comes last.</source>
        <translation>Dann ziehen die Überlebenden für ihre Wunden: Bart Cassidy, El Gringo und wer Stiefel trägt. Suzy Lafayette kommt zuletzt.</translation>
    </message>
    <message>
        <source>So a card drawn for a wound never saves the life that wound has cost.</source>
        <translation>Eine Karte, die man für eine Wunde zieht, rettet also nie das Leben, das diese Wunde kostet.</translation>
    </message>
    <message>
        <source>The last chance</source>
        <translation>Die letzte Chance</translation>
    </message>
    <message>
        <source>Whoever would drop to nothing may save himself before anything else happens, as often as needed to be back at one life point:</source>
        <translation>Wer auf null fiele, darf sich retten, bevor irgendetwas anderes geschieht, so oft, bis er wieder einen Lebenspunkt hat:</translation>
    </message>
    <message>
        <source>with [Beer](bang/beer), as long as at least three players are in the game;</source>
        <translation>mit [Bier](bang/beer), solange mindestens drei Spieler im Spiel sind;</translation>
    </message>
    <message>
        <source>as [Sid Ketchum](bang/sid_ketchum), with two cards a life point;</source>
        <translation>als [Sid Ketchum](bang/sid_ketchum) mit zwei Karten pro Lebenspunkt;</translation>
    </message>
    <message>
        <source>with a [Rucksack](bang/rucksack), for two nuggets a life point.</source>
        <translation>mit einem [Rucksack](bang/rucksack) für zwei Nuggets pro Lebenspunkt.</translation>
    </message>
    <message>
        <source>Dynamite may take you below zero: then it takes more than one Beer. A Saloon, a Shot, a Bottle or Rhum come too late for this.</source>
        <translation>Dynamit kann dich unter null bringen: Dann reicht ein Bier nicht. Saloon, Schnaps, Flasche und Rum kommen dafür zu spät.</translation>
    </message>
    <message>
        <source>Whoever has no life point left is out, and turns his role up.</source>
        <translation>Wer keinen Lebenspunkt mehr hat, ist draußen und deckt seine Rolle auf.</translation>
    </message>
    <message>
        <source>If he was [Wanted](bang/wanted), whoever did it takes the bounty.</source>
        <translation>Lag ein [Steckbrief](bang/wanted) vor ihm, kassiert der Schütze die Prämie.</translation>
    </message>
    <message>
        <source>His hand and his cards on the table are discarded, unless [Vulture Sam](bang/vulture_sam) is about. If Pedro Ramirez is in the game, the dead man says which card comes to lie on top.</source>
        <translation>Seine Hand und seine Karten auf dem Tisch werden abgelegt, wenn nicht [Vulture Sam](bang/vulture_sam) in der Nähe ist. Spielt Pedro Ramirez mit, bestimmt der Tote, welche Karte obenauf kommt.</translation>
    </message>
    <message>
        <source>His equipment goes under the [equipment deck](bang/equipment_deck), his nuggets back to the heap, unless he rides on as a [shadow](bang/shadows).</source>
        <translation>Seine Ausrüstung kommt unter den [Ausrüstungsstapel](bang/equipment_deck), seine Nuggets auf den Haufen, außer er reitet als [Schatten](bang/shadows) weiter.</translation>
    </message>
    <message>
        <source>Then there is [reward or penalty](bang/rewards).</source>
        <translation>Dann gibt es [Lohn oder Strafe](bang/rewards).</translation>
    </message>
    <message>
        <source>He who did it is whoever played the card or used the ability. Nobody did it when it was Dynamite, or when somebody dies in a Duel he began himself.</source>
        <translation>Schuld ist, wer die Karte gespielt oder die Fähigkeit benutzt hat. Niemand ist schuld am Dynamit oder am Tod in einem Duell, das der Tote selbst angefangen hat.</translation>
    </message>
    <message>
        <source>Reward and penalty</source>
        <translation>Lohn und Strafe</translation>
    </message>
    <message>
        <source>Whoever brings down an *Outlaw* draws three cards, even if he is an Outlaw himself.</source>
        <translation>Wer einen *Gesetzlosen* zur Strecke bringt, zieht drei Karten, auch wenn er selbst einer ist.</translation>
    </message>
    <message>
        <source>A Sheriff who brings down his own *Deputy* discards everything: hand, cards on the table, equipment. Only his nuggets he keeps.</source>
        <translation>Ein Sheriff, der seinen eigenen *Hilfssheriff* erledigt, legt alles ab: Hand, Karten auf dem Tisch, Ausrüstung. Nur die Nuggets behält er.</translation>
    </message>
    <message>
        <source>Who has won</source>
        <translation>Wer gewonnen hat</translation>
    </message>
    <message>
        <source>Whenever somebody was eliminated, two questions are asked, in this order:</source>
        <translation>Jedes Mal, wenn jemand ausgeschieden ist, werden zwei Fragen gestellt, in dieser Reihenfolge:</translation>
    </message>
    <message>
        <source>Is the *Sheriff* out? If a Renegade is the only one left in the game, he wins. In any other case all Outlaws win, even if not one of them is alive.</source>
        <translation>Ist der *Sheriff* raus? Ist ein Abtrünniger der Einzige, der noch im Spiel ist, gewinnt er. In jedem anderen Fall gewinnen alle Gesetzlosen, selbst wenn keiner von ihnen mehr lebt.</translation>
    </message>
    <message>
        <source>Is there *no Outlaw and no Renegade* alive? Then the Sheriff and all Deputies win.</source>
        <translation>Lebt *kein Gesetzloser und kein Abtrünniger* mehr? Dann gewinnen der Sheriff und alle Hilfssheriffs.</translation>
    </message>
    <message>
        <source>In which order people died by the same card does not matter. A Renegade whose Gatling takes the Sheriff and the last other player with it has won.</source>
        <translation>In welcher Reihenfolge Leute durch dieselbe Karte sterben, ist gleich. Ein Abtrünniger, dessen Gatling den Sheriff und den letzten anderen zugleich holt, hat gewonnen.</translation>
    </message>
    <message>
        <source>Should a game ever last a thousand turns, it ends and nobody wins.</source>
        <translation>Sollte ein Spiel je tausend Züge dauern, ist Schluss, und niemand gewinnt.</translation>
    </message>
    <message>
        <source>Without a Sheriff all three roles lie open, the Deputy begins, and each is after one of the others:</source>
        <translation>Ohne Sheriff liegen alle drei Rollen offen, der Hilfssheriff beginnt, und jeder ist hinter einem der anderen her:</translation>
    </message>
    <message>
        <source>Whoever brings down his prey *himself* has won on the spot. If it happens in any other way, the two who are left fight it out, and then even Beer does nothing any more.</source>
        <translation>Wer seine Beute *selbst* zur Strecke bringt, hat auf der Stelle gewonnen. Geschieht es anders, machen es die beiden Übrigen unter sich aus, und dann hilft nicht einmal mehr Bier.</translation>
    </message>
    <message>
        <source>Whoever brings anybody down draws three cards. Nobody has an extra life point, and there are no shadows.</source>
        <translation>Wer irgendwen zur Strecke bringt, zieht drei Karten. Niemand hat einen Lebenspunkt extra, und Schatten gibt es nicht.</translation>
    </message>
    <message>
        <source>Is the *Sheriff* out? If a Renegade is the only one alive, he wins. In any other case all Outlaws win, even if none of them is alive any more.</source>
        <translation>Ist der *Sheriff* draußen? Lebt dann nur noch ein Abtrünniger, gewinnt er. In jedem anderen Fall gewinnen alle Gesetzlosen, selbst wenn keiner von ihnen mehr lebt.</translation>
    </message>
    <message>
        <source>Are all *Outlaws and Renegades* out? Then the Sheriff and all Deputies win.</source>
        <translation>Sind alle *Gesetzlosen und Abtrünnigen* draußen? Dann gewinnen der Sheriff und alle Hilfssheriffs.</translation>
    </message>
    <message>
        <source>Because the Sheriff comes first, he does not win if he falls together with his last enemy. If everybody dies at once, the Outlaws win.</source>
        <translation>Weil die Frage nach dem Sheriff zuerst kommt, gewinnt er nicht, wenn er zusammen mit seinem letzten Feind fällt. Sterben alle auf einmal, gewinnen die Gesetzlosen.</translation>
    </message>
    <message>
        <source>Two Renegades, at a table of eight, are not a side: each wants to be the last one. And should a game ever last a thousand turns, it ends without a winner.</source>
        <translation>Zwei Abtrünnige, am Tisch zu acht, sind keine Seite: Jeder will der Letzte sein. Und sollte eine Partie je tausend Züge dauern, endet sie ohne Sieger.</translation>
    </message>
    <message>
        <source>Three players: the hunt</source>
        <translation>Zu dritt: die Jagd</translation>
    </message>
    <message>
        <source>Three players have no Sheriff. A Deputy, an Outlaw and a Renegade lay their roles open, the Deputy begins, and each hunts exactly one of the others:</source>
        <translation>Zu dritt gibt es keinen Sheriff. Ein Hilfssheriff, ein Gesetzloser und ein Abtrünniger legen ihre Rollen offen, der Hilfssheriff beginnt, und jeder jagt genau einen der anderen:</translation>
    </message>
    <message>
        <source>Hunter</source>
        <translation>Jäger</translation>
    </message>
    <message>
        <source>Prey</source>
        <translation>Beute</translation>
    </message>
    <message>
        <source>You win at once if *you* take your prey’s last life point, with shots or with the Gatling. An Indian attack, dynamite or somebody else’s bullet does not count as yours.</source>
        <translation>Du gewinnst sofort, wenn *du* deiner Beute den letzten Lebenspunkt nimmst, mit Schüssen oder der Gatling. Ein Indianer-Angriff, Dynamit oder die Kugel eines anderen zählt nicht als deine.</translation>
    </message>
    <message>
        <source>If somebody is eliminated in any other way, the two who are left simply fight it out: the last one standing wins. If the last two fall together, the Outlaw has won.</source>
        <translation>Scheidet jemand auf andere Weise aus, machen es die beiden Übrigen unter sich aus: Wer als Letzter steht, gewinnt. Fallen auch die beiden gemeinsam, hat der Gesetzlose gewonnen.</translation>
    </message>
    <message>
        <source>The characters</source>
        <translation>Die Charaktere</translation>
    </message>
    <message>
        <source>Sixteen characters</source>
        <translation>Sechzehn Charaktere</translation>
    </message>
    <message>
        <source>Everybody plays somebody, and everybody sees who. What a character can do costs nothing and holds for the whole game.</source>
        <translation>Jeder spielt jemanden, und jeder sieht, wen. Was ein Charakter kann, kostet nichts und gilt das ganze Spiel.</translation>
    </message>
    <message>
        <source>Gift</source>
        <translation>Gabe</translation>
    </message>
    <message>
        <source>As Sheriff each of them has one life point more. Below is the small print.</source>
        <translation>Als Sheriff hat jeder einen Lebenspunkt mehr. Es folgt das Kleingedruckte.</translation>
    </message>
    <message>
        <source>Whatever took them, and whoever: after Dynamite he draws three. But he draws when it is all over, so he cannot draw the Beer that would have saved him.</source>
        <translation>Egal wodurch und durch wen: Nach Dynamit zieht er drei. Aber er zieht erst, wenn alles vorbei ist; das Bier, das ihn gerettet hätte, kommt also zu spät.</translation>
    </message>
    <message>
        <source>He shows it whether he likes or not; hearts and diamonds are red. The extra card nobody sees. It is no draw!, so no Horseshoe helps. With a Pickaxe that card comes last.</source>
        <translation>Zeigen muss er sie, ob er will oder nicht; Herz und Karo sind rot. Die zusätzliche Karte sieht niemand. Es ist kein Aufdecken, ein Hufeisen hilft also nicht. Die Karte der Spitzhacke kommt zuletzt.</translation>
    </message>
    <message>
        <source>A Missed! she fires is her one BANG! of the turn. It keeps its own suit. In a Duel and against Indians! she may discard either.</source>
        <translation>Ein Fehlschuss!, mit dem sie schießt, ist ihr eines BANG! im Zug. Die Farbe bleibt, wie sie ist. Im Duell und gegen Indianer! darf sie beides ablegen.</translation>
    </message>
    <message>
        <source>One card for each life point, out of the hand of whoever caused it, if there is one in it. Not for Dynamite and not for a Duel he began.</source>
        <translation>Eine Karte für jeden Lebenspunkt, aus der Hand dessen, der schuld ist, wenn darin eine ist. Nicht für Dynamit und nicht für ein Duell, das er selbst anfing.</translation>
    </message>
    <message>
        <source>Anybody in the game who holds a card will do, at any distance; which card it is, chance decides. The rest comes from the pile.</source>
        <translation>Jeder im Spiel, der eine Karte hält, auf jede Entfernung; welche es ist, entscheidet der Zufall. Der Rest kommt vom Stapel.</translation>
    </message>
    <message>
        <source>His own barrel and one on the table are two separate tries. He need not use them.</source>
        <translation>Sein eigenes Fass und eins auf dem Tisch sind zwei getrennte Versuche. Nutzen muss er sie nicht.</translation>
    </message>
    <message>
        <source>The card he puts back lies on top, face down, and he knows what the next player gets. With a Pickaxe he keeps all three.</source>
        <translation>Die Karte, die er zurücklegt, liegt verdeckt obenauf, und er weiß, was der Nächste bekommt. Mit der Spitzhacke behält er alle drei.</translation>
    </message>
    <message>
        <source>Barrel, Jail, Dynamite: always two cards and his choice. Both are discarded. With a [Horseshoe](bang/horseshoe) it is three.</source>
        <translation>Fass, Gefängnis, Dynamit: immer zwei Karten, und er sucht aus. Beide werden abgelegt. Mit [Hufeisen](bang/horseshoe) sind es drei.</translation>
    </message>
    <message>
        <source>With a real [Mustang](bang/mustang) he is two steps farther. He has only three life points to enjoy it.</source>
        <translation>Mit einem echten [Mustang](bang/mustang) ist er zwei Schritte weiter weg. Dafür hat er nur drei Lebenspunkte.</translation>
    </message>
    <message>
        <source>Only the very top of the discard pile, and only if there is one. The rest comes from the draw pile. Because of him the order in which a dead man’s cards are discarded matters.</source>
        <translation>Nur die oberste Karte des Ablagestapels, und nur, wenn dort eine liegt. Der Rest kommt vom Nachziehstapel. Seinetwegen ist es nicht egal, in welcher Reihenfolge die Karten eines Toten abgelegt werden.</translation>
    </message>
    <message>
        <source>With a real [Scope](bang/scope) it is two steps. Nearer than one nobody comes.</source>
        <translation>Mit einem echten [Zielfernrohr](bang/scope) sind es zwei Schritte. Näher als eins kommt niemand.</translation>
    </message>
    <message>
        <source>In his turn or in anybody’s, as often as he has two cards, even as a last chance and even with two players left. Not with all his life points, and not while a card is being turned over.</source>
        <translation>In seinem Zug oder in jedem anderen, sooft er zwei Karten hat, auch als letzte Chance und auch zu zweit. Nicht, wenn ihm nichts fehlt, und nicht, während gerade aufgedeckt wird.</translation>
    </message>
    <message>
        <source>Two Missed!, two barrels, or one of each. Only his BANG! cards are like that: his Gatling and his Bottle are like anybody’s.</source>
        <translation>Zwei Fehlschüsse, zwei Fässer oder eins von beidem. Nur seine BANG!-Karten sind so: Seine Gatling und seine Flasche sind wie bei jedem.</translation>
    </message>
    <message>
        <source>Looked at when everything that was going on is over: after the Duel, after the Stagecoach. Only between the two Missed! against Slab the Killer she draws at once.</source>
        <translation>Geschaut wird, wenn alles vorbei ist, was gerade lief: nach dem Duell, nach der Postkutsche. Nur zwischen den zwei Fehlschüssen gegen Slab the Killer zieht sie sofort.</translation>
    </message>
    <message>
        <source>All of it goes to his hand, even Dynamite and Jail. Not equipment, not nuggets. If he is the Sheriff and shot his Deputy, he takes the cards first and loses everything then.</source>
        <translation>Alles kommt auf seine Hand, auch Dynamit und Gefängnis. Ausrüstung und Nuggets nicht. Ist er der Sheriff und hat seinen Hilfssheriff erschossen, nimmt er erst die Karten und verliert dann alles.</translation>
    </message>
    <message>
        <source>As long as he holds BANG! cards, that is. A Volcanic would be wasted on him.</source>
        <translation>Solange er welche auf der Hand hat, versteht sich. Eine Volcanic wäre bei ihm verschwendet.</translation>
    </message>
    <message>
        <source>The characters of Gold Rush</source>
        <translation>Die Charaktere von Gold Rush</translation>
    </message>
    <message>
        <source>Eight more</source>
        <translation>Acht weitere</translation>
    </message>
    <message>
        <source>With Gold Rush these eight are in the stack as well. All of them have four life points and a liking for gold.</source>
        <translation>Mit Gold Rush sind auch diese acht im Stapel. Alle haben vier Lebenspunkte und eine Schwäche für Gold.</translation>
    </message>
    <message>
        <source>After he has discarded. Never at the end of a turn that was an extra one, whatever brought it, and not when he sat in Jail.</source>
        <translation>Nachdem er abgelegt hat. Nie am Ende eines Zuges, der schon ein zusätzlicher war, woher er auch kam, und nicht, wenn er im Gefängnis saß.</translation>
    </message>
    <message>
        <source>He has no choice but the card. With a Pickaxe it is one of three.</source>
        <translation>Wählen darf er nur die Karte. Mit der Spitzhacke ist es eine von dreien.</translation>
    </message>
    <message>
        <source>As often as he can pay. No card, no suit, one Missed! is enough, and his [BANG!](bang/limit) is still his.</source>
        <translation>Sooft er zahlen kann. Keine Karte, keine Farbe, ein Fehlschuss! genügt, und sein [BANG!](bang/limit) hat er noch.</translation>
    </message>
    <message>
        <source>As often as he can pay. He has to take what comes: a single-use card does its work at once, a lasting one stays with him. A Wanted he puts in front of somebody who has none; if there is nobody like that, it is gone, and the gold with it.</source>
        <translation>Sooft er zahlen kann. Er muss nehmen, was kommt: Eine Karte zum Verbrauchen wirkt sofort, eine bleibende bleibt vor ihm. Einen Steckbrief legt er vor jemanden, der noch keinen hat; gibt es niemanden, ist er weg und das Gold auch.</translation>
    </message>
    <message>
        <source>Beer for life, Beer for gold, Beer in the last moment, wasted Beer: for each of them. Not for a Saloon, a Shot or a Bottle, and not for a Beer that is merely discarded.</source>
        <translation>Bier fürs Leben, Bier für Gold, Bier im letzten Moment, vergebliches Bier: für jedes. Nicht für Saloon, Schnaps oder Flasche und nicht für ein Bier, das bloß abgelegt wird.</translation>
    </message>
    <message>
        <source>She says for which purchase. What costs one nugget is free for her. Getting rid of the equipment of others costs her as much as anybody.</source>
        <translation>Für welchen Kauf, sagt sie. Was ein Nugget kostet, bekommt sie umsonst. Fremde Ausrüstung loszuwerden kostet sie so viel wie jeden.</translation>
    </message>
    <message>
        <source>In his play phase. With a Gold Pan of his own it is four cards for four nuggets.</source>
        <translation>In seiner Spielphase. Mit eigener Goldpfanne sind es vier Karten für vier Nuggets.</translation>
    </message>
    <message>
        <source>Even for the last one, and at once: it may be the gold that pays for his Rucksack.</source>
        <translation>Sogar für den letzten, und sofort: Vielleicht bezahlt gerade dieses Gold seinen Rucksack.</translation>
    </message>
    <message>
        <source>Everybody plays somebody. The ability is public, it costs nothing, and it is yours for the whole game, unless you end up as [the Ghost](dice/ghost).</source>
        <translation>Jeder ist jemand. Die Fähigkeit liegt offen, kostet nichts und gehört dir die ganze Partie lang, es sei denn, du endest als [Geist](dice/ghost).</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Charakter</translation>
    </message>
    <message>
        <source>Life points</source>
        <translation>Lebenspunkte</translation>
    </message>
    <message>
        <source>Life</source>
        <translation>Leben</translation>
    </message>
    <message>
        <source>Ability</source>
        <translation>Fähigkeit</translation>
    </message>
    <message>
        <source>As Sheriff each of them has two life points more. What follows is the small print.</source>
        <translation>Als Sheriff hat jeder von ihnen zwei Lebenspunkte mehr. Was folgt, ist das Kleingedruckte.</translation>
    </message>
    <message>
        <source>Point by point he decides: life or arrow. The last arrow in the pile is not for him; while only one is left there he has to bleed. It works against shots, the Gatling and the Loudmouth’s bullet, not against Indians and dynamite.</source>
        <translation>Punkt für Punkt entscheidet er: Leben oder Pfeil. Der letzte Pfeil auf dem Stapel ist nichts für ihn; solange dort nur einer liegt, muss er bluten. Das gilt für Schüsse, die Gatling und die Kugel des Großmauls, nicht für Indianer und Dynamit.</translation>
    </message>
    <message>
        <source>Dynamite does not burn in his hands. But three of them lying there together end his throwing like anybody’s, and he has no throw more than the others.</source>
        <translation>In seinen Händen brennt Dynamit nicht. Doch liegen drei davon zusammen da, ist auch für ihn Schluss, und einen Wurf mehr als die anderen hat er nicht.</translation>
    </message>
    <message>
        <source>She decides for each symbol by itself, when she aims: two 1s may well be a 1 and a 2.</source>
        <translation>Sie entscheidet für jedes Symbol einzeln, wenn sie zielt: Aus zwei 1en kann gut eine 1 und eine 2 werden.</translation>
    </message>
    <message>
        <source>One arrow for each time he is hit, not for each point, and only if he really lost something. After the Gatling the arrows go back first, then comes his. It may be the last one, and it comes even from the grave.</source>
        <translation>Ein Pfeil für jedes Mal, dass er getroffen wird, nicht für jeden Punkt, und nur, wenn er wirklich etwas verloren hat. Nach der Gatling gehen erst die Pfeile zurück, dann kommt seiner. Es kann der letzte sein, und er kommt selbst aus dem Grab.</translation>
    </message>
    <message>
        <source>His life points are looked at once, when his beers are served: with four left, two beers bring four. A beer somebody else buys him is just a beer.</source>
        <translation>Auf seine Lebenspunkte wird einmal geschaut, wenn sein Bier ausgeschenkt wird: Hat er noch vier, bringen zwei Bier vier. Ein Bier, das ihm ein anderer ausgibt, ist einfach ein Bier.</translation>
    </message>
    <message>
        <source>One point for a whole attack, however many arrows he has hoarded, the Chief’s among them.</source>
        <translation>Ein Punkt für den ganzen Angriff, wie viele Pfeile er auch gehortet hat, den Häuptlingspfeil eingeschlossen.</translation>
    </message>
    <message>
        <source>Each Gatling on his final dice sends an arrow home, his own or somebody else’s, whether or not the Gatling Gun fires. If it does, it does so first. He need not use all of them.</source>
        <translation>Jede Gatling auf seinen letzten Würfeln schickt einen Pfeil heim, seinen eigenen oder einen fremden, ob das Geschütz nun feuert oder nicht. Feuert es, dann zuerst. Alle nutzen muss er nicht.</translation>
    </message>
    <message>
        <source>Four throws instead of three. Three dynamites stop him as well.</source>
        <translation>Vier Würfe statt drei. Drei Dynamit halten auch ihn auf.</translation>
    </message>
    <message>
        <source>He hears the Gatling rattle and orders another one.</source>
        <translation>Er hört die Gatling rattern und bestellt noch einen.</translation>
    </message>
    <message>
        <source>The life point is gone all the same, but so is the arrow: one for each point, if he likes. He may pick the Chief’s Arrow.</source>
        <translation>Der Lebenspunkt ist trotzdem weg, aber der Pfeil eben auch: einer für jeden Punkt, wenn er mag. Den Häuptlingspfeil darf er dabei wählen.</translation>
    </message>
    <message>
        <source>Her 1 reaches one or two places, her 2 two or three, counted round the table and never back to herself. With four players alive a 2 therefore also hits a neighbour, the long way round.</source>
        <translation>Ihre 1 reicht einen oder zwei Plätze weit, ihre 2 zwei oder drei, um den Tisch herum gezählt und nie zurück zu ihr selbst. Leben noch vier, trifft eine 2 deshalb auch einen Nachbarn, auf dem langen Weg.</translation>
    </message>
    <message>
        <source>Before he throws he has to name somebody. Somebody at his limit may be named, too; then nothing comes of it.</source>
        <translation>Bevor er würfelt, muss er jemanden nennen. Auch jemand an der Obergrenze darf es sein; dann wird eben nichts daraus.</translation>
    </message>
    <message>
        <source>He aims first, then decides about the beer. Both points hit the same player, the beer is gone, and it works once a turn. Of a double face only one symbol is doubled or spent.</source>
        <translation>Erst zielt er, dann entscheidet er über das Bier. Beide Punkte treffen denselben, das Bier ist weg, und das geht einmal im Zug. Von einer Doppelseite wird nur ein Symbol verdoppelt oder geopfert.</translation>
    </message>
    <message>
        <source>Only the final dice count, so she may throw shots away as long as she can. The two points come at the end of her turn, even after an explosion, as long as she lives.</source>
        <translation>Es zählen nur die letzten Würfel, also darf sie Schüsse wegwerfen, solange sie kann. Die zwei Punkte kommen am Ende ihres Zuges, selbst nach einer Explosion, wenn sie noch lebt.</translation>
    </message>
    <message>
        <source>Two for each of them: if two fall together he gains four. Somebody who comes back as the Ghost counts as well. If Sam falls with them he gets nothing.</source>
        <translation>Zwei für jeden: Fallen zwei zusammen, bekommt er vier. Auch wer als Geist zurückkehrt, zählt. Fällt Sam mit ihnen, geht er leer aus.</translation>
    </message>
    <message>
        <source>Two are enough, and four are still a single salvo.</source>
        <translation>Zwei reichen, und vier sind immer noch eine einzige Salve.</translation>
    </message>
    <message>
        <source>Old Saloon: new faces</source>
        <translation>Old Saloon: neue Gesichter</translation>
    </message>
    <message>
        <source>Eight new characters</source>
        <translation>Acht neue Charaktere</translation>
    </message>
    <message>
        <source>With this module eight more are shuffled into the sixteen. Nobody knows who will turn up.</source>
        <translation>Mit diesem Modul werden acht weitere unter die sechzehn gemischt. Wer auftaucht, weiß keiner.</translation>
    </message>
    <message>
        <source>José Delgado and Tequila Joe only come if the [Saloon dice](dice/saloon) are on the table, Apache Kid only if the [Chief’s Arrow](dice/chief) is.</source>
        <translation>José Delgado und Tequila Joe kommen nur, wenn die [Saloon-Würfel](dice/saloon) auf dem Tisch sind, Apache Kid nur mit dem [Häuptlingspfeil](dice/chief).</translation>
    </message>
    <message>
        <source>Six dice with the Loudmouth. If he prefers the Coward it replaces a die as usual, and both at once are too much even for him.</source>
        <translation>Sechs Würfel mit dem Großmaul. Nimmt er lieber den Feigling, ersetzt der wie üblich einen Würfel, und beide auf einmal sind auch ihm zu viel.</translation>
    </message>
    <message>
        <source>Six dice with the Coward. The Loudmouth he takes like anybody else, in place of a base die.</source>
        <translation>Sechs Würfel mit dem Feigling. Das Großmaul nimmt er wie jeder andere, anstelle eines Grundwürfels.</translation>
    </message>
    <message>
        <source>The stolen arrow pays for that one result. Nothing leaves the pile, so it cannot start an attack.</source>
        <translation>Der abgenommene Pfeil bezahlt dieses eine Ergebnis. Vom Stapel geht nichts weg, also kann dadurch kein Angriff beginnen.</translation>
    </message>
    <message>
        <source>Arrows he throws again cost him nothing; those on his final dice are taken before the dynamite goes off. A broken arrow and a bullet act at once, for him too.</source>
        <translation>Pfeile, die er neu würfelt, kosten ihn nichts; die auf seinen letzten Würfeln nimmt er, bevor das Dynamit hochgeht. Zerbrochener Pfeil und Kugel wirken auch bei ihm sofort.</translation>
    </message>
    <message>
        <source>One arrow of each throw, decided when it leaves the pile. If it is the last one, whoever gets it from her holds it when the Indians come.</source>
        <translation>Ein Pfeil aus jedem Wurf, entschieden in dem Moment, in dem er den Stapel verlässt. Ist es der letzte, hält ihn, wer ihn von ihr bekommt, wenn die Indianer da sind.</translation>
    </message>
    <message>
        <source>All shots of a turn that hit her count together, and together they cost one less: one shot nothing, three shots two. The Gatling does not care.</source>
        <translation>Alle Schüsse eines Zuges, die sie treffen, zählen zusammen und kosten zusammen einen weniger: ein Schuss gar nichts, drei Schüsse zwei. Der Gatling ist das egal.</translation>
    </message>
    <message>
        <source>Doubles count twice. The two points come right after the shots, once a turn, even if some of the shots hit nothing.</source>
        <translation>Doppelte zählen zweimal. Die zwei Punkte kommen gleich nach den Schüssen, einmal im Zug, selbst wenn manche davon nichts bewirkt haben.</translation>
    </message>
    <message>
        <source>She is asked about each victim by turns and takes over as much as she likes, but no more than she has left after her own loss at that moment. She may give her last point. Indians, dynamite, bullets: it makes no difference.</source>
        <translation>Sie wird zu jedem Opfer der Reihe nach gefragt und übernimmt, so viel sie mag, aber nicht mehr, als ihr nach dem eigenen Verlust in diesem Moment bleibt. Auch den letzten Punkt darf sie geben. Indianer, Dynamit, Kugeln: Das macht keinen Unterschied.</translation>
    </message>
    <message>
        <source>Old Saloon: special roles</source>
        <translation>Old Saloon: Sonderrollen</translation>
    </message>
    <message>
        <source>A power up your sleeve</source>
        <translation>Ein Trumpf im Ärmel</translation>
    </message>
    <message>
        <source>A special role is still a Deputy, an Outlaw or a Renegade, and wants the same. But it has a power, for the one moment that is worth showing your face for.</source>
        <translation>Eine Sonderrolle ist immer noch ein Hilfssheriff, ein Gesetzloser oder ein Abtrünniger und will dasselbe. Aber sie hat einen Trumpf für den einen Moment, in dem es sich lohnt, Gesicht zu zeigen.</translation>
    </message>
    <message>
        <source>Once a game, and only at its own moment.</source>
        <translation>Einmal in der Partie, und nur in ihrem eigenen Moment.</translation>
    </message>
    <message>
        <source>To use it you turn your role up. It stays up: everybody knows your side from then on.</source>
        <translation>Um sie zu nutzen, deckst du deine Rolle auf. Sie bleibt offen: Von da an kennt jeder deine Seite.</translation>
    </message>
    <message>
        <source>A power that was revealed is spent, even if [The Judge](dice/the_judge) strikes it.</source>
        <translation>Ein aufgedeckter Trumpf ist verbraucht, auch wenn [Der Richter](dice/the_judge) ihn aufhebt.</translation>
    </message>
    <message>
        <source>Whoever is eliminated takes an unused power to the grave. So does the Ghost.</source>
        <translation>Wer ausscheidet, nimmt einen ungenutzten Trumpf mit ins Grab. Auch der Geist hat keinen mehr.</translation>
    </message>
    <message>
        <source>The moment</source>
        <translation>Der Moment</translation>
    </message>
    <message>
        <source>Who may reveal</source>
        <translation>Wer aufdecken darf</translation>
    </message>
    <message>
        <source>Whose turn</source>
        <translation>In wessen Zug</translation>
    </message>
    <message>
        <source>before the first throw</source>
        <translation>vor dem ersten Wurf</translation>
    </message>
    <message>
        <source>The Good, The Ugly</source>
        <translation>Der Gute, Der Hässliche</translation>
    </message>
    <message>
        <source>after a throw, before it does anything</source>
        <translation>nach einem Wurf, bevor er etwas bewirkt</translation>
    </message>
    <message>
        <source>after the last throw</source>
        <translation>nach dem letzten Wurf</translation>
    </message>
    <message>
        <source>before somebody gains life points</source>
        <translation>bevor jemand Lebenspunkte bekommt</translation>
    </message>
    <message>
        <source>before somebody is eliminated</source>
        <translation>bevor jemand ausscheidet</translation>
    </message>
    <message>
        <source>at the end of the turn</source>
        <translation>am Ende des Zuges</translation>
    </message>
    <message>
        <source>after a role was revealed</source>
        <translation>nachdem eine Rolle aufgedeckt wurde</translation>
    </message>
    <message>
        <source>his own</source>
        <translation>in seinem eigenen</translation>
    </message>
    <message>
        <source>anybody’s, his own too</source>
        <translation>in jedem, auch im eigenen</translation>
    </message>
    <message>
        <source>somebody else’s</source>
        <translation>in dem eines anderen</translation>
    </message>
    <message>
        <source>You can play with special roles only, or with all cards of a kind shuffled together. Then nobody knows whether there is a special one among you. How many of each side there are never changes.</source>
        <translation>Ihr könnt nur mit Sonderrollen spielen oder mit allen Karten einer Sorte durcheinandergemischt. Dann weiß keiner, ob überhaupt eine besondere dabei ist. Wie viele zu welcher Seite gehören, ändert sich nie.</translation>
    </message>
    <message>
        <source>The moments at this table</source>
        <translation>Die Momente an diesem Tisch</translation>
    </message>
    <message>
        <source>Whenever a power might be revealed, the table pauses briefly, for the same time whether or not anybody holds that card. Everybody whose role is hidden is asked; most can only pass. So the pause says nothing about anybody.</source>
        <translation>Immer wenn ein Trumpf aufgedeckt werden könnte, hält der Tisch kurz inne, gleich lang, ob nun jemand die Karte hat oder nicht. Gefragt wird jeder mit verdeckter Rolle; die meisten können nur passen. So verrät die Pause über niemanden etwas.</translation>
    </message>
    <message>
        <source>After an ordinary throw the pause is under a second. A key holds it while you think, and you can let the table pass for you until further notice.</source>
        <translation>Nach einem gewöhnlichen Wurf dauert die Pause keine Sekunde. Mit einer Taste hältst du sie an, während du überlegst, und du kannst den Tisch bis auf Weiteres für dich passen lassen.</translation>
    </message>
    <message>
        <source>The table skips a moment as soon as everybody can see that nobody can hold its card any more. And alone against bots you only wait for moments in which you have something to reveal: there is nobody to hide it from.</source>
        <translation>Sobald für alle sichtbar ist, dass niemand die Karte mehr haben kann, überspringt der Tisch den Moment. Und allein gegen Bots wartest du nur auf Momente, in denen du etwas aufzudecken hast: Es ist ja niemand da, vor dem du es verbergen müsstest.</translation>
    </message>
    <message>
        <source>The only special Sheriff, and the only one without a moment of his own: he just has more to lose.</source>
        <translation>Der einzige besondere Sheriff und der einzige ohne eigenen Moment: Er hat einfach mehr zu verlieren.</translation>
    </message>
    <message>
        <source>He is the Sheriff from now on, without a single life point more, and his limit stays his character’s number. The old Sheriff is a Deputy: what he has above his own number he keeps until he loses it, but he cannot gain while he is above it. Whose death ends the game changes on the spot.</source>
        <translation>Ab jetzt ist er der Sheriff, ohne einen einzigen Lebenspunkt mehr, und seine Obergrenze bleibt die Zahl seines Charakters. Der alte Sheriff ist Hilfssheriff: Was er über seiner eigenen Zahl hat, behält er, bis er es verliert, aber solange er darüber liegt, bekommt er nichts dazu. Wessen Tod die Partie beendet, ändert sich auf der Stelle.</translation>
    </message>
    <message>
        <source>Any die of any throw, his own or the Ghost’s, to another face this very die has. It counts as just thrown: an arrow is taken, a third dynamite ends the throwing; an arrow turned away in time never comes.</source>
        <translation>Jeden Würfel jedes Wurfs, des eigenen wie den des Geistes, auf eine andere Seite, die genau dieser Würfel hat. Er gilt als eben geworfen: Ein Pfeil wird genommen, ein drittes Dynamit beendet das Würfeln; ein rechtzeitig weggedrehter Pfeil kommt nie an.</translation>
    </message>
    <message>
        <source>That power does nothing and is spent, and so is he. He cannot strike an elimination, nor The Bear, who uses no power.</source>
        <translation>Dieser Trumpf bewirkt nichts und ist verbraucht, genau wie er selbst. Gegen ein Ausscheiden kommt er nicht an, und auch nicht gegen den Bären, der ja nichts ausspielt.</translation>
    </message>
    <message>
        <source>All of them: burning dynamite and dice the Ghost has set as well. What the old dice have not done yet they will not do, and what comes has to be taken. If the throw was certainly the last one, not even its arrows count; arrows from an earlier throw stay.</source>
        <translation>Alle Würfel: auch brennendes Dynamit und solche, die der Geist hingelegt hat. Was die alten noch nicht getan haben, tun sie nicht mehr, und was kommt, wird genommen. War es sicher der letzte Wurf, zählen nicht einmal seine Pfeile; Pfeile aus einem früheren bleiben.</translation>
    </message>
    <message>
        <source>All the points that player was to get at this moment are lost; the beers cannot be given to somebody else. If several are about to gain, he picks one of them. A beer for somebody at his limit is no gain, so he is not asked.</source>
        <translation>Alle Punkte, die dieser Spieler gerade bekommen sollte, sind verloren; das Bier bekommt auch kein anderer. Sollen mehrere etwas bekommen, sucht er sich einen aus. Ein Bier für jemanden an der Obergrenze ist kein Gewinn, da wird er gar nicht gefragt.</translation>
    </message>
    <message>
        <source>Any two living players, he himself perhaps among them, the Chief’s Arrow included. The pile stays as it is, so the swap itself starts no attack.</source>
        <translation>Zwei beliebige Lebende, vielleicht ist er selbst darunter, mitsamt dem Häuptlingspfeil. Der Stapel bleibt, wie er ist, der Tausch selbst löst also keinen Angriff aus.</translation>
    </message>
    <message>
        <source>A whole turn with everything: three throws, a Saloon die of his choice, abilities at its start. The Ghost’s dice are not set a second time.</source>
        <translation>Ein ganzer Zug mit allem: drei Würfe, ein Saloon-Würfel nach Wahl, Fähigkeiten am Anfang. Die Würfel des Geistes werden kein zweites Mal hingelegt.</translation>
    </message>
    <message>
        <source>Exactly two, whatever he had before, and he may return all his arrows. It can be the Renegade himself, or the Sheriff who must not fall too early. Those two points are not a gain: The Bad can do nothing about them.</source>
        <translation>Genau zwei, was immer er vorher hatte, und all seine Pfeile darf er zurücklegen. Das kann der Abtrünnige selbst sein oder der Sheriff, der nicht zu früh fallen darf. Die zwei Punkte sind kein Gewinn: Der Böse kann nichts dagegen tun.</translation>
    </message>
    <message>
        <source>Old Saloon</source>
        <translation>Old Saloon</translation>
    </message>
    <message>
        <source>Five modules</source>
        <translation>Fünf Module</translation>
    </message>
    <message>
        <source>Old Saloon adds five things to the game. Each is a switch of its own; any of them go together.</source>
        <translation>Old Saloon bringt fünf neue Dinge ins Spiel. Jedes ist ein Schalter für sich; alle vertragen sich miteinander.</translation>
    </message>
    <message>
        <source>Module</source>
        <translation>Modul</translation>
    </message>
    <message>
        <source>What it brings</source>
        <translation>Was es bringt</translation>
    </message>
    <message>
        <source>two [Saloon dice](dice/saloon) for the bold and the careful</source>
        <translation>zwei [Saloon-Würfel](dice/saloon) für Mutige und Vorsichtige</translation>
    </message>
    <message>
        <source>a tenth arrow, the [Chief’s](dice/chief)</source>
        <translation>einen zehnten Pfeil, den des [Häuptlings](dice/chief)</translation>
    </message>
    <message>
        <source>nine [special roles](dice/special_roles) with a power up their sleeve</source>
        <translation>neun [Sonderrollen](dice/special_roles) mit einem Trumpf im Ärmel</translation>
    </message>
    <message>
        <source>eight [new faces](dice/new_characters)</source>
        <translation>acht [neue Gesichter](dice/new_characters)</translation>
    </message>
    <message>
        <source>[the Ghost](dice/ghost): something to do for the first one out</source>
        <translation>den [Geist](dice/ghost): Beschäftigung für den Ersten, der draußen ist</translation>
    </message>
    <message>
        <source>The Loudmouth and the Coward</source>
        <translation>Das Großmaul und der Feigling</translation>
    </message>
    <message>
        <source>Before your first throw you may swap one base die for the Loudmouth *or* the Coward. It stays for this turn and is thrown like the others; next turn you choose anew.</source>
        <translation>Vor deinem ersten Wurf darfst du einen Grundwürfel gegen das Großmaul *oder* den Feigling tauschen. Er bleibt für diesen Zug und wird geworfen wie die anderen; im nächsten wählst du neu.</translation>
    </message>
    <message>
        <source>Instead of</source>
        <translation>Anstelle von</translation>
    </message>
    <message>
        <source>A *double* face is two symbols. You may use them on two different players.</source>
        <translation>Eine *Doppelseite* sind zwei Symbole. Du darfst sie auf zwei verschiedene Spieler anwenden.</translation>
    </message>
    <message>
        <source>The *bullet* costs you a life point, at once. Show it again on a later throw and it costs you again.</source>
        <translation>Die *Kugel* kostet dich einen Lebenspunkt, sofort. Kommt sie bei einem späteren Wurf wieder, kostet sie noch einmal.</translation>
    </message>
    <message>
        <source>The *broken arrow* sends one regular arrow of any player back to the pile, at once. You have to name somebody who has one; it does nothing if nobody has.</source>
        <translation>Der *zerbrochene Pfeil* schickt sofort einen gewöhnlichen Pfeil eines beliebigen Spielers zurück auf den Stapel. Du musst jemanden nennen, der einen hat; hat keiner einen, passiert nichts.</translation>
    </message>
    <message>
        <source>After every throw arrows come first, then the broken arrow, then the bullet. The Loudmouth has no beer on it, the Coward neither a 2 nor a Gatling.</source>
        <translation>Nach jedem Wurf kommen erst die Pfeile, dann der zerbrochene Pfeil, dann die Kugel. Das Großmaul hat kein Bier, der Feigling weder 2 noch Gatling.</translation>
    </message>
    <message>
        <source>The Indian Chief’s Arrow</source>
        <translation>Der Pfeil des Häuptlings</translation>
    </message>
    <message>
        <source>The tenth arrow</source>
        <translation>Der zehnte Pfeil</translation>
    </message>
    <message>
        <source>Whoever has to take an arrow may take the Chief’s instead, as long as it lies in the pile. It pays for one arrow result like any other. If it is all that is left there, it has to be taken, and the Indians come.</source>
        <translation>Wer einen Pfeil nehmen muss, darf stattdessen den des Häuptlings nehmen, solange der auf dem Stapel liegt. Er bezahlt ein Pfeil-Ergebnis wie jeder andere. Ist nur noch er übrig, muss man ihn nehmen, und die Indianer kommen.</translation>
    </message>
    <message>
        <source>In an attack it weighs as much as *two* arrows. But if its holder then has more weight than every single other player, the Indians take him for one of theirs and he loses *nothing*. A tie for the lead does not help.</source>
        <translation>Bei einem Angriff wiegt er so viel wie *zwei* Pfeile. Hat sein Besitzer damit aber mehr Gewicht als jeder einzelne andere, halten ihn die Indianer für einen der Ihren, und er verliert *nichts*. Gleichstand an der Spitze hilft nicht.</translation>
    </message>
    <message>
        <source>It goes back with all the others: after the attack, with the Gatling, when its holder is eliminated. A broken arrow cannot touch it.</source>
        <translation>Zurück geht er mit allen anderen: nach dem Angriff, mit der Gatling, beim Ausscheiden seines Besitzers. Ein zerbrochener Pfeil kann ihm nichts anhaben.</translation>
    </message>
    <message>
        <source>The Ghost</source>
        <translation>Der Geist</translation>
    </message>
    <message>
        <source>Dead, but not gone</source>
        <translation>Tot, aber nicht weg</translation>
    </message>
    <message>
        <source>The first player who is eliminated, the Sheriff aside, becomes the Ghost. His role lies open, character and power are gone, he holds no arrows and nobody can aim at him. But he keeps his place in the round and goes on playing for his side.</source>
        <translation>Wer als Erster ausscheidet, der Sheriff ausgenommen, wird zum Geist. Seine Rolle liegt offen, Charakter und Trumpf sind dahin, er hat keine Pfeile, und keiner kann auf ihn zielen. Aber er behält seinen Platz in der Runde und spielt weiter für seine Seite.</translation>
    </message>
    <message>
        <source>In his turn he throws two base dice, up to three times. Dynamite burns for him as well; otherwise his dice do nothing.</source>
        <translation>In seinem Zug wirft er zwei Grundwürfel, bis zu dreimal. Dynamit brennt auch für ihn; sonst tun seine Würfel nichts.</translation>
    </message>
    <message>
        <source>Then he gives the token of *one* of the two faces to any living player. If both dice show the same he has to give that token together with the ×2 token.</source>
        <translation>Dann gibt er den Marker *einer* der beiden Seiten an einen lebenden Spieler. Zeigen beide Würfel dasselbe, muss er diesen Marker zusammen mit dem ×2-Marker geben.</translation>
    </message>
    <message>
        <source>In his next turn that player sets one base die to this face, with ×2 two of them, before he throws the rest. They count as thrown: arrows are taken, dynamite burns.</source>
        <translation>In seinem nächsten Zug legt dieser Spieler einen Grundwürfel auf diese Seite, mit ×2 zwei davon, bevor er den Rest wirft. Sie gelten als gewürfelt: Pfeile werden genommen, Dynamit brennt.</translation>
    </message>
    <message>
        <source>From the second throw on he may throw them again. At the end of the turn the tokens go home.</source>
        <translation>Vom zweiten Wurf an darf er sie neu werfen. Am Ende des Zuges gehen die Marker heim.</translation>
    </message>
    <message>
        <source>There is one Ghost and no more. Who is eliminated later is simply out.</source>
        <translation>Es gibt einen Geist und nicht mehr. Wer später ausscheidet, ist einfach draußen.</translation>
    </message>
    <message>
        <source>For the victory the Ghost counts as eliminated; he wins with his side. A *Renegade* cannot win alone any more and has to take sides, depending on how many sat down at the start:</source>
        <translation>Für den Sieg gilt der Geist als ausgeschieden; er gewinnt mit seiner Seite. Ein *Abtrünniger* kann allein nicht mehr gewinnen und muss sich entscheiden, je nachdem, wie viele am Anfang dasaßen:</translation>
    </message>
    <message>
        <source>Players at the start</source>
        <translation>Spieler am Anfang</translation>
    </message>
    <message>
        <source>The Ghost Renegade joins</source>
        <translation>Der Geist-Abtrünnige geht zu</translation>
    </message>
    <message>
        <source>the Outlaws</source>
        <translation>den Gesetzlosen</translation>
    </message>
    <message>
        <source>the Sheriff’s side</source>
        <translation>der Seite des Sheriffs</translation>
    </message>
    <message>
        <source>A Saloon die never replaces a die that the Ghost has set; it takes the place of another one.</source>
        <translation>Ein Saloon-Würfel ersetzt nie einen Würfel, den der Geist hingelegt hat; er tritt an die Stelle eines anderen.</translation>
    </message>
    <message>
        <source>A whole turn</source>
        <translation>Ein ganzer Zug</translation>
    </message>
    <message>
        <source>Ida is the Sheriff, with 9 of 11 life points. Who is who among the others she can only guess.</source>
        <translation>Ida ist der Sheriff und hat 9 von 11 Lebenspunkten. Wer von den anderen wer ist, kann sie nur raten.</translation>
    </message>
    <message>
        <source>Two 1s, a beer, an arrow, a Gatling. The arrow costs her an arrow at once; 8 are left in the pile.</source>
        <translation>Zwei 1en, ein Bier, ein Pfeil, eine Gatling. Für den Pfeil nimmt sie sofort einen Pfeil; 8 bleiben auf dem Stapel.</translation>
    </message>
    <message>
        <source>She keeps the 1s and the beer and throws the other two again: a 2 and dynamite. Her arrow stays with her.</source>
        <translation>Sie lässt die 1en und das Bier liegen und wirft die anderen beiden neu: eine 2 und Dynamit. Ihr Pfeil bleibt bei ihr.</translation>
    </message>
    <message>
        <source>One more throw would be hers, but she leaves it at that. Now the dice count.</source>
        <translation>Ein Wurf stünde ihr noch zu, aber sie lässt es gut sein. Jetzt zählen die Würfel.</translation>
    </message>
    <message>
        <source>Both 1s go to Nelly, her neighbour; the 2 hits Buck, two places away. All of it at the same moment.</source>
        <translation>Beide 1en gehen an Nelly, ihre Nachbarin; die 2 trifft Buck, zwei Plätze weiter. Alles im selben Moment.</translation>
    </message>
    <message>
        <source>The beer she drinks herself and has 10 life points. One Gatling does nothing. It is Clem’s turn.</source>
        <translation>Das Bier trinkt sie selbst und hat 10 Lebenspunkte. Eine einzelne Gatling bewirkt nichts. Clem ist dran.</translation>
    </message>
    <message>
        <source>The last arrow</source>
        <translation>Der letzte Pfeil</translation>
    </message>
    <message>
        <source>One arrow is left in the pile. Ida has 3 in front of her, Clem 2, Buck 2, Rosa one, Nelly none.</source>
        <translation>Ein Pfeil liegt noch auf dem Stapel. Vor Ida liegen 3, vor Clem 2, vor Buck 2, vor Rosa einer, vor Nelly keiner.</translation>
    </message>
    <message>
        <source>Ida throws two arrows. The first is the last in the pile: the Indians come, and everybody pays for his arrows, Ida for four. All go back, then she takes one for her second arrow, and 8 are left.</source>
        <translation>Ida würfelt zwei Pfeile. Der erste ist der letzte vom Stapel: Die Indianer kommen, und jeder zahlt für seine Pfeile, Ida für vier. Alle gehen zurück, dann nimmt sie einen für ihren zweiten Pfeil, und 8 bleiben übrig.</translation>
    </message>
    <message>
        <source>Her turn simply goes on. The beer brings her to 7.</source>
        <translation>Ihr Zug geht einfach weiter. Mit dem Bier hat sie wieder 7.</translation>
    </message>
    <message>
        <source>Once too often</source>
        <translation>Einmal zu oft</translation>
    </message>
    <message>
        <source>Ida has all her 11 life points and feels lucky.</source>
        <translation>Ida hat all ihre 11 Lebenspunkte und fühlt sich vom Glück verfolgt.</translation>
    </message>
    <message>
        <source>Two dynamites on the first throw. They burn: nobody touches them again.</source>
        <translation>Zwei Dynamit im ersten Wurf. Sie brennen: Die fasst keiner mehr an.</translation>
    </message>
    <message>
        <source>She throws two more dice all the same. A third dynamite! Her throwing is over, and it costs her a life point.</source>
        <translation>Zwei Würfel wirft sie trotzdem noch. Ein drittes Dynamit! Mit dem Würfeln ist es vorbei, und einen Lebenspunkt kostet es auch.</translation>
    </message>
    <message>
        <source>She is still alive, so the 1 counts. It hits Nelly.</source>
        <translation>Noch lebt sie, also zählt die 1. Sie trifft Nelly.</translation>
    </message>
    <message>
        <source>Two with one blow</source>
        <translation>Zwei auf einen Streich</translation>
    </message>
    <message>
        <source>Six players. Clem, on Ida’s left, and Rosa beside him have one life point each.</source>
        <translation>Sechs Spieler. Clem, links von Ida, und Rosa neben ihm haben je einen Lebenspunkt.</translation>
    </message>
    <message>
        <source>A 1 and a 2. The 1 reaches Clem or Jack, the 2 Rosa or Nelly, and nobody else.</source>
        <translation>Eine 1 und eine 2. Die 1 reicht bis Clem oder Jack, die 2 bis Rosa oder Nelly, und sonst zu keinem.</translation>
    </message>
    <message>
        <source>She takes Clem with the 1 and Rosa with the 2. Both fall together; the distances were settled before.</source>
        <translation>Mit der 1 nimmt sie Clem, mit der 2 Rosa. Beide fallen gemeinsam; die Entfernungen standen vorher fest.</translation>
    </message>
    <message>
        <source>The beer is for Jack. From now on Buck, until now three places away, is her neighbour.</source>
        <translation>Das Bier ist für Jack. Von nun an ist Buck, der bisher drei Plätze weiter saß, ihr Nachbar.</translation>
    </message>
    <message>
        <source>Three Gatlings</source>
        <translation>Drei Gatlings</translation>
    </message>
    <message>
        <source>Ida has 4 arrows, Clem 2; the pile is down to 3.</source>
        <translation>Ida hat 4 Pfeile, Clem 2; auf dem Stapel liegen nur noch 3.</translation>
    </message>
    <message>
        <source>Three Gatlings at once. She stops; first the beer is served.</source>
        <translation>Drei Gatlings auf einmal. Sie hört auf; zuerst wird das Bier ausgeschenkt.</translation>
    </message>
    <message>
        <source>Then it rattles: everybody else loses a life point, friend or foe. Ida’s 4 arrows go home, Clem’s 2 stay.</source>
        <translation>Dann rattert es: Jeder andere verliert einen Lebenspunkt, ob Freund oder Feind. Idas 4 Pfeile gehen heim, Clems 2 bleiben.</translation>
    </message>
    <message>
        <source>The Sheriff falls</source>
        <translation>Der Sheriff fällt</translation>
    </message>
    <message>
        <source>One arrow left, and it is Nelly’s turn. Ida has 1 life point and 2 arrows, Rosa 2 and 3.</source>
        <translation>Noch ein Pfeil, und Nelly ist dran. Ida hat 1 Lebenspunkt und 2 Pfeile, Rosa 2 und 3.</translation>
    </message>
    <message>
        <source>She throws an arrow. Sheriff Ida and the Outlaw Rosa fall together. The Sheriff is out and several are alive: the Outlaws win, Buck and the dead Rosa alike.</source>
        <translation>Sie würfelt einen Pfeil. Sheriff Ida und die Gesetzlose Rosa fallen gemeinsam. Der Sheriff ist draußen, und mehrere leben: Die Gesetzlosen gewinnen, Buck und die tote Rosa gleichermaßen.</translation>
    </message>
    <message>
        <source>The Renegade’s dream</source>
        <translation>Der Traum des Abtrünnigen</translation>
    </message>
    <message>
        <source>Only three are left: Sheriff Ida and the Outlaw Buck with one life point each, and Nelly, the Renegade.</source>
        <translation>Nur drei sind übrig: Sheriff Ida und der Gesetzlose Buck mit je einem Lebenspunkt, und Nelly, die Abtrünnige.</translation>
    </message>
    <message>
        <source>Nelly has three Gatlings. Killing Ida alone would have given it to the Outlaws.</source>
        <translation>Nelly hat drei Gatlings. Hätte sie nur Ida getötet, hätten die Gesetzlosen gewonnen.</translation>
    </message>
    <message>
        <source>But they fall at the same moment. The Sheriff is out and a Renegade stands alone: Nelly wins.</source>
        <translation>Doch die beiden fallen im selben Moment. Der Sheriff ist draußen, und eine Abtrünnige steht allein da: Nelly gewinnt.</translation>
    </message>
    <message>
        <source>A turn of the Sheriff</source>
        <translation>Ein Zug des Sheriffs</translation>
    </message>
    <message>
        <source>Ida is the Sheriff. She has drawn her two cards, a BANG! and a Schofield. She has only two life points left.</source>
        <translation>Ida ist Sheriff. Ihre zwei Karten hat sie gezogen, ein BANG! und eine Schofield. Sie hat nur noch zwei Lebenspunkte.</translation>
    </message>
    <message>
        <source>The Schofield reaches two places: at a table of five that is everybody.</source>
        <translation>Die Schofield reicht zwei Plätze weit: Zu fünft ist das jeder.</translation>
    </message>
    <message>
        <source>She shoots at Rosa. That was her BANG! for this turn, and Rosa is asked.</source>
        <translation>Sie schießt auf Rosa. Das war ihr BANG! für diesen Zug, und Rosa wird gefragt.</translation>
    </message>
    <message>
        <source>Missed! Rosa keeps her life point, and the card is gone.</source>
        <translation>Fehlschuss! Rosa behält ihren Lebenspunkt, und die Karte ist weg.</translation>
    </message>
    <message>
        <source>Ida stops. Three cards for two life points: one has to go.</source>
        <translation>Ida macht Schluss. Drei Karten bei zwei Lebenspunkten: Eine muss weg.</translation>
    </message>
    <message>
        <source>She keeps both Missed!. Everybody knows where the Sheriff sits. It is Clem’s turn.</source>
        <translation>Die beiden Fehlschüsse behält sie. Wo der Sheriff sitzt, weiß ja jeder. Clem ist dran.</translation>
    </message>
    <message>
        <source>Near and far</source>
        <translation>Nah und fern</translation>
    </message>
    <message>
        <source>Five players. Ida’s Colt reaches only her neighbours; Rosa, on her Mustang, is three steps away.</source>
        <translation>Fünf Spieler. Idas Colt reicht nur zu den Nachbarn; Rosa auf ihrem Mustang ist drei Schritte weg.</translation>
    </message>
    <message>
        <source>With a Scope everybody is a step nearer: Buck is in range now. Clem was next to her already, and nearer than one there is not.</source>
        <translation>Mit dem Zielfernrohr rücken alle einen Schritt näher: Buck ist jetzt in Reichweite. Clem saß schon daneben, und näher als eins gibt es nicht.</translation>
    </message>
    <message>
        <source>A Schofield reaches two. Now even the Mustang does not save Rosa.</source>
        <translation>Eine Schofield reicht bis zwei. Jetzt rettet Rosa auch der Mustang nicht.</translation>
    </message>
    <message>
        <source>One BANG!, or as many as you hold</source>
        <translation>Ein BANG! oder so viele, wie du hast</translation>
    </message>
    <message>
        <source>Ida holds two BANG! cards and a Volcanic.</source>
        <translation>Ida hat zwei BANG! und eine Volcanic auf der Hand.</translation>
    </message>
    <message>
        <source>Clem has no card to answer with, so he is hit at once. That was Ida’s one BANG!.</source>
        <translation>Clem hat keine Karte zum Antworten und wird sofort getroffen. Das war Idas eines BANG!.</translation>
    </message>
    <message>
        <source>With a Volcanic in front of her the limit is gone.</source>
        <translation>Mit der Volcanic vor sich hat sie keine Grenze mehr.</translation>
    </message>
    <message>
        <source>And again, at her other neighbour.</source>
        <translation>Und noch einmal, auf die andere Seite.</translation>
    </message>
    <message>
        <source>Behind the barrel</source>
        <translation>Hinter dem Fass</translation>
    </message>
    <message>
        <source>Clem has a Barrel in front of him and a Missed! in his hand. Ida takes aim.</source>
        <translation>Clem hat ein Fass vor sich und einen Fehlschuss! auf der Hand. Ida zielt.</translation>
    </message>
    <message>
        <source>He may use both, in the order he likes.</source>
        <translation>Er darf beides nutzen, in der Reihenfolge, die ihm gefällt.</translation>
    </message>
    <message>
        <source>First the Barrel: a club is turned over. No heart, no luck.</source>
        <translation>Erst das Fass: Ein Kreuz wird aufgedeckt. Kein Herz, kein Glück.</translation>
    </message>
    <message>
        <source>Then the card. The shot is cancelled.</source>
        <translation>Dann die Karte. Der Schuss ist aufgehoben.</translation>
    </message>
    <message>
        <source>Dynamite before Jail</source>
        <translation>Erst Dynamit, dann Gefängnis</translation>
    </message>
    <message>
        <source>Clem sits in Jail, and the Dynamite lies in front of him. Ida’s turn is about to end.</source>
        <translation>Clem sitzt im Gefängnis, und das Dynamit liegt vor ihm. Idas Zug geht gerade zu Ende.</translation>
    </message>
    <message>
        <source>First the Dynamite: the ten of spades is harmless, so it moves on to Rosa. Then the Jail: a heart, and Clem is free. He has already drawn.</source>
        <translation>Erst das Dynamit: Die Pik 10 ist harmlos, es wandert weiter zu Rosa. Dann das Gefängnis: ein Herz, und Clem ist frei. Gezogen hat er auch schon.</translation>
    </message>
    <message>
        <source>Rosa has less luck: the 7 of spades. She loses three life points, and nobody is to blame.</source>
        <translation>Rosa hat weniger Glück: die Pik 7. Sie verliert drei Lebenspunkte, und schuld ist niemand.</translation>
    </message>
    <message>
        <source>A Duel</source>
        <translation>Ein Duell</translation>
    </message>
    <message>
        <source>Ida challenges Rosa, who sits far away. Distance does not matter in a Duel.</source>
        <translation>Ida fordert Rosa, die weit weg sitzt. Beim Duell ist die Entfernung egal.</translation>
    </message>
    <message>
        <source>Rosa has to begin.</source>
        <translation>Rosa muss anfangen.</translation>
    </message>
    <message>
        <source>She discards a BANG!. Now it is up to Ida.</source>
        <translation>Sie legt ein BANG! ab. Jetzt ist Ida gefragt.</translation>
    </message>
    <message>
        <source>Ida has one, too. It does not count as her shot.</source>
        <translation>Ida hat auch eins. Als ihr Schuss zählt es nicht.</translation>
    </message>
    <message>
        <source>Rosa has only a Missed!, and that is of no use here. A life point.</source>
        <translation>Rosa hat nur einen Fehlschuss!, und der nützt hier nichts. Ein Lebenspunkt.</translation>
    </message>
    <message>
        <source>The General Store</source>
        <translation>Der Gemischtwarenladen</translation>
    </message>
    <message>
        <source>Ida opens the store.</source>
        <translation>Ida öffnet den Laden.</translation>
    </message>
    <message>
        <source>A card for each of the five. Ida picks first.</source>
        <translation>Für jeden der fünf eine Karte. Ida sucht zuerst aus.</translation>
    </message>
    <message>
        <source>Then the others, clockwise. What Nelly gets, nobody wanted.</source>
        <translation>Dann die anderen im Uhrzeigersinn. Was Nelly bekommt, wollte sonst keiner.</translation>
    </message>
    <message>
        <source>In the last moment</source>
        <translation>In letzter Sekunde</translation>
    </message>
    <message>
        <source>Rosa has a single life point and a Beer. Ida sends the Indians.</source>
        <translation>Rosa hat einen einzigen Lebenspunkt und ein Bier. Ida schickt die Indianer.</translation>
    </message>
    <message>
        <source>They come to Clem first, on Ida’s left.</source>
        <translation>Zuerst kommen sie zu Clem, links von Ida.</translation>
    </message>
    <message>
        <source>A BANG! drives them off.</source>
        <translation>Ein BANG! vertreibt sie.</translation>
    </message>
    <message>
        <source>Rosa has none. Her last chance comes at once, before the others are asked.</source>
        <translation>Rosa hat keins. Ihre letzte Chance kommt sofort, noch bevor die anderen dran sind.</translation>
    </message>
    <message>
        <source>The Beer brings her back. Buck and Nelly have nothing in hand and pay with life.</source>
        <translation>Das Bier holt sie zurück. Buck und Nelly haben nichts auf der Hand und zahlen mit Leben.</translation>
    </message>
    <message>
        <source>A bounty</source>
        <translation>Eine Belohnung</translation>
    </message>
    <message>
        <source>Buck suspects Rosa, who has one life point left. He does not know that they are on the same side.</source>
        <translation>Buck verdächtigt Rosa, die noch einen Lebenspunkt hat. Dass sie auf derselben Seite stehen, weiß er nicht.</translation>
    </message>
    <message>
        <source>An Outlaw! Buck draws three cards all the same. Rosa’s Scope goes to the discard pile, and from now on Clem is a step nearer to him.</source>
        <translation>Eine Gesetzlose! Drei Karten zieht Buck trotzdem. Rosas Zielfernrohr kommt auf den Ablagestapel, und Clem sitzt von jetzt an einen Schritt näher.</translation>
    </message>
    <message>
        <source>The wrong one</source>
        <translation>Der Falsche</translation>
    </message>
    <message>
        <source>Ida is sure that Nelly is up to something.</source>
        <translation>Ida ist sicher, dass Nelly etwas im Schilde führt.</translation>
    </message>
    <message>
        <source>It was her Deputy. The Sheriff loses her hand and everything in front of her, and with it her turn.</source>
        <translation>Es war ihr Hilfssheriff. Der Sheriff verliert Hand und Auslage und damit auch den Rest des Zuges.</translation>
    </message>
    <message>
        <source>All together</source>
        <translation>Alle zusammen</translation>
    </message>
    <message>
        <source>Clem has a Gatling. Ida, the Sheriff, and Rosa, the last Outlaw, have one life point each.</source>
        <translation>Clem hat eine Gatling. Ida, der Sheriff, und Rosa, die letzte Gesetzlose, haben je einen Lebenspunkt.</translation>
    </message>
    <message>
        <source>Both fall to the same card. The Sheriff is asked about first: the Outlaws win, though none of them is alive.</source>
        <translation>Beide fallen durch dieselbe Karte. Gefragt wird zuerst nach dem Sheriff: Die Gesetzlosen gewinnen, obwohl keiner von ihnen mehr lebt.</translation>
    </message>
    <message>
        <source>The last one</source>
        <translation>Der Letzte</translation>
    </message>
    <message>
        <source>Only the Sheriff, a Deputy and the Renegade are left.</source>
        <translation>Nur der Sheriff, ein Hilfssheriff und der Abtrünnige sind noch da.</translation>
    </message>
    <message>
        <source>A Gatling takes both of them. Clem is alone, and that is all he ever wanted.</source>
        <translation>Eine Gatling holt beide zugleich. Clem ist allein, und mehr wollte er nie.</translation>
    </message>
    <message>
        <source>Three hunters</source>
        <translation>Drei Jäger</translation>
    </message>
    <message>
        <source>Ida, the Deputy, hunts Rosa, the Renegade. All roles lie open.</source>
        <translation>Ida, der Hilfssheriff, jagt Rosa, die Abtrünnige. Alle Rollen liegen offen.</translation>
    </message>
    <message>
        <source>She got her prey herself: the game is over.</source>
        <translation>Sie hat ihre Beute selbst erwischt: Das Spiel ist aus.</translation>
    </message>
    <message>
        <source>Two for one</source>
        <translation>Zwei für einen</translation>
    </message>
    <message>
        <source>Ida is Slab the Killer. Clem has one Missed! and a Barrel.</source>
        <translation>Ida ist Slab the Killer. Clem hat einen Fehlschuss! und ein Fass.</translation>
    </message>
    <message>
        <source>The Barrel shows a heart. That is the first half.</source>
        <translation>Das Fass zeigt Herz. Das ist die eine Hälfte.</translation>
    </message>
    <message>
        <source>The card is the other half: cancelled.</source>
        <translation>Die Karte ist die andere Hälfte: aufgehoben.</translation>
    </message>
    <message>
        <source>Two barrels</source>
        <translation>Zwei Fässer</translation>
    </message>
    <message>
        <source>Clem is Jourdonnais and has a real Barrel as well.</source>
        <translation>Clem ist Jourdonnais und hat noch ein echtes Fass dazu.</translation>
    </message>
    <message>
        <source>His own barrel first: a club.</source>
        <translation>Zuerst das eigene Fass: Kreuz.</translation>
    </message>
    <message>
        <source>Then the other: a heart. Nothing happened.</source>
        <translation>Dann das andere: Herz. Nichts passiert.</translation>
    </message>
    <message>
        <source>Two of three</source>
        <translation>Zwei von dreien</translation>
    </message>
    <message>
        <source>Ida is Kit Carlson and looks at the top three cards. We look over her shoulder.</source>
        <translation>Ida ist Kit Carlson und sieht sich die obersten drei Karten an. Wir schauen ihr über die Schulter.</translation>
    </message>
    <message>
        <source>She keeps a BANG! and a Beer. The Mustang goes back on top, and only she knows.</source>
        <translation>Ein BANG! und ein Bier behält sie. Der Mustang kommt wieder obenauf, und nur sie weiß es.</translation>
    </message>
    <message>
        <source>It is Clem who draws it.</source>
        <translation>Ziehen wird ihn Clem.</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>Jederzeit</translation>
    </message>
    <message>
        <source>Clem is Sid Ketchum and has lost two life points. It is Ida’s turn.</source>
        <translation>Clem ist Sid Ketchum und hat zwei Lebenspunkte verloren. Ida ist am Zug.</translation>
    </message>
    <message>
        <source>Two cards, a life point, in the middle of somebody else’s turn.</source>
        <translation>Zwei Karten, ein Lebenspunkt, mitten im Zug einer anderen.</translation>
    </message>
    <message>
        <source>The heir</source>
        <translation>Der Erbe</translation>
    </message>
    <message>
        <source>Clem is Vulture Sam. Buck, on his Mustang, has one card and a single life point left, and Ida’s Remington reaches him.</source>
        <translation>Clem ist Vulture Sam. Buck auf seinem Mustang hat noch eine Karte und einen einzigen Lebenspunkt, und Idas Remington reicht bis zu ihm.</translation>
    </message>
    <message>
        <source>Neither a Missed! nor a Beer: Buck is out. His hand and his Mustang go to Clem; the three cards for an Outlaw go to Ida.</source>
        <translation>Weder Fehlschuss! noch Bier: Buck ist raus. Seine Hand und sein Mustang gehen an Clem, die drei Karten für einen Gesetzlosen an Ida.</translation>
    </message>
    <message>
        <source>Crime pays</source>
        <translation>Verbrechen lohnt sich</translation>
    </message>
    <message>
        <source>Ida holds a Gatling. A Bottle lies in the row, for two nuggets.</source>
        <translation>Ida hat eine Gatling. In der Auslage steht eine Flasche für zwei Nuggets.</translation>
    </message>
    <message>
        <source>Clem gets away, the others do not: three wounds, three nuggets.</source>
        <translation>Clem kommt davon, die anderen nicht: drei Wunden, drei Nuggets.</translation>
    </message>
    <message>
        <source>Her BANG! she still has, and Clem has no card left.</source>
        <translation>Ihr BANG! hat sie noch, und Clem hat keine Karte mehr.</translation>
    </message>
    <message>
        <source>A Bottle thrown like a BANG! does not count as one. It costs two and brings one back; the Boots fill the gap.</source>
        <translation>Eine Flasche, geworfen wie ein BANG!, zählt nicht als eins. Sie kostet zwei und bringt eins zurück; die Stiefel füllen die Lücke.</translation>
    </message>
    <message>
        <source>Wanted</source>
        <translation>Gesucht</translation>
    </message>
    <message>
        <source>Ida has two nuggets, and Rosa has been hard at work lately.</source>
        <translation>Ida hat zwei Nuggets, und Rosa war in letzter Zeit sehr fleißig.</translation>
    </message>
    <message>
        <source>The poster goes up in front of Rosa.</source>
        <translation>Der Steckbrief hängt vor Rosa.</translation>
    </message>
    <message>
        <source>A nugget for the wound, one for the poster; two cards for the poster, three for an Outlaw.</source>
        <translation>Ein Nugget für die Wunde, eins für den Steckbrief; zwei Karten für den Steckbrief, drei für einen Gesetzlosen.</translation>
    </message>
    <message>
        <source>Too good for him</source>
        <translation>Zu schade für ihn</translation>
    </message>
    <message>
        <source>Clem’s Calumet makes diamonds harmless. Ida holds a BANG! of diamonds, and four nuggets.</source>
        <translation>Clems Friedenspfeife macht Karo harmlos. Ida hat ein BANG! in Karo und vier Nuggets.</translation>
    </message>
    <message>
        <source>It costs three, so being rid of it costs four. It lies face up under the deck.</source>
        <translation>Sie kostet drei, sie loszuwerden also vier. Jetzt liegt sie offen unter dem Stapel.</translation>
    </message>
    <message>
        <source>Now the shot counts, and brings a nugget back.</source>
        <translation>Jetzt zählt der Schuss und bringt ein Nugget zurück.</translation>
    </message>
    <message>
        <source>Struck gold</source>
        <translation>Auf Gold gestoßen</translation>
    </message>
    <message>
        <source>Ida has one life point, four cards and five nuggets.</source>
        <translation>Ida hat einen Lebenspunkt, vier Karten und fünf Nuggets.</translation>
    </message>
    <message>
        <source>Her turn ends. She discards with the one life point she has.</source>
        <translation>Ihr Zug endet. Abgelegt wird nach dem einen Lebenspunkt, den sie hat.</translation>
    </message>
    <message>
        <source>Then she is healed, and a new turn begins, with two new cards.</source>
        <translation>Dann ist sie geheilt, und ein neuer Zug beginnt, mit zwei neuen Karten.</translation>
    </message>
    <message>
        <source>Back for a turn</source>
        <translation>Für einen Zug zurück</translation>
    </message>
    <message>
        <source>Buck is out, but he has kept three nuggets. Rosa’s turn is about to end, and he comes next.</source>
        <translation>Buck ist draußen, hat aber drei Nuggets behalten. Rosas Zug geht zu Ende, und dann kommt er.</translation>
    </message>
    <message>
        <source>His shadow rides in and draws two cards. For this turn he counts as a player.</source>
        <translation>Sein Schatten reitet ein und zieht zwei Karten. Für diesen Zug zählt er als Spieler.</translation>
    </message>
    <message>
        <source>He shoots like anybody, and is paid like anybody.</source>
        <translation>Er schießt wie jeder andere und wird auch so bezahlt.</translation>
    </message>
    <message>
        <source>Then he is gone, and so is his Mustang. His gold he keeps, and the poster stays where he put it.</source>
        <translation>Dann ist er fort und sein Mustang auch. Sein Gold behält er, und der Steckbrief bleibt, wo er ihn hingehängt hat.</translation>
    </message>
    <message>
        <source>With the wind</source>
        <translation>Nach dem Wind</translation>
    </message>
    <message>
        <source>The Renegade is dead. Only one role of the others lies open: the Sheriff’s.</source>
        <translation>Der Abtrünnige ist tot. Von den anderen liegt nur eine Rolle offen: die des Sheriffs.</translation>
    </message>
    <message>
        <source>One for the Law, none for the Outlaws: Clem’s shadow rides for the Sheriff.</source>
        <translation>Einer für das Gesetz, keiner für die Gesetzlosen: Clems Schatten reitet für den Sheriff.</translation>
    </message>
    <message>
        <source>He brings down an Outlaw. Now it is one to one, but his side holds until his next turn.</source>
        <translation>Er erledigt eine Gesetzlose. Jetzt steht es eins zu eins, doch seine Seite gilt bis zu seinem nächsten Zug.</translation>
    </message>
    <message>
        <source>Once round the table, and a tie belongs to the Outlaws. Clem rides with them.</source>
        <translation>Einmal um den Tisch, und bei Gleichstand gehört er den Gesetzlosen. Clem reitet mit ihnen.</translation>
    </message>
    <message>
        <source>All roles are open: Ida is the Deputy and hunts Rosa, the Renegade, who has 2 life points left.</source>
        <translation>Alle Rollen liegen offen: Ida ist der Hilfssheriff und jagt Rosa, die Abtrünnige, die noch 2 Lebenspunkte hat.</translation>
    </message>
    <message>
        <source>A 2 and a 1. With three players both of them reach anybody.</source>
        <translation>Eine 2 und eine 1. Zu dritt reichen beide bis zu jedem.</translation>
    </message>
    <message>
        <source>Both for Rosa. Ida took her prey’s last life point herself and wins on the spot.</source>
        <translation>Beide für Rosa. Ida hat ihrer Beute selbst den letzten Lebenspunkt genommen und gewinnt auf der Stelle.</translation>
    </message>
    <message>
        <source>Bart Cassidy pays with arrows</source>
        <translation>Bart Cassidy zahlt mit Pfeilen</translation>
    </message>
    <message>
        <source>Clem is Bart Cassidy, with 8 life points. There are 2 arrows in the pile.</source>
        <translation>Clem ist Bart Cassidy und hat 8 Lebenspunkte. Auf dem Stapel liegen 2 Pfeile.</translation>
    </message>
    <message>
        <source>Two shots hit him. He may pay one of them with an arrow, not both: the last arrow is not for him.</source>
        <translation>Zwei Schüsse treffen ihn. Einen davon darf er mit einem Pfeil bezahlen, nicht beide: Der letzte Pfeil ist nichts für ihn.</translation>
    </message>
    <message>
        <source>One arrow, one life point. He is at 7, and a single arrow is left in the pile.</source>
        <translation>Ein Pfeil, ein Lebenspunkt. Er ist bei 7, und ein einziger Pfeil liegt noch auf dem Stapel.</translation>
    </message>
    <message>
        <source>Calamity Janet cannot count</source>
        <translation>Calamity Janet kann nicht zählen</translation>
    </message>
    <message>
        <source>Ida is Calamity Janet. Her 1s may be 2s.</source>
        <translation>Ida ist Calamity Janet. Ihre 1en dürfen 2en sein.</translation>
    </message>
    <message>
        <source>Two 1s. Each of them may hit a neighbour or somebody two places away.</source>
        <translation>Zwei 1en. Jede davon darf einen Nachbarn treffen oder jemanden zwei Plätze weiter.</translation>
    </message>
    <message>
        <source>One stays a 1 and hits Nelly, the other becomes a 2 and hits Buck.</source>
        <translation>Eine bleibt eine 1 und trifft Nelly, die andere wird zur 2 und trifft Buck.</translation>
    </message>
    <message>
        <source>Slab the Killer spills a beer</source>
        <translation>Slab the Killer verschüttet ein Bier</translation>
    </message>
    <message>
        <source>Ida is Slab the Killer, with 7 life points; Nelly has 8.</source>
        <translation>Ida ist Slab the Killer und hat 7 Lebenspunkte; Nelly hat 8.</translation>
    </message>
    <message>
        <source>A 1 and two beers. She aims at Nelly, then she is asked about the beer.</source>
        <translation>Eine 1 und zwei Bier. Sie zielt auf Nelly, dann wird sie nach dem Bier gefragt.</translation>
    </message>
    <message>
        <source>One beer makes the shot hit for two: Nelly is down to 6.</source>
        <translation>Ein Bier lässt den Schuss doppelt treffen: Nelly ist runter auf 6.</translation>
    </message>
    <message>
        <source>The other beer is still a beer. Ida drinks it and has 8.</source>
        <translation>Das andere Bier ist immer noch ein Bier. Ida trinkt es und hat 8.</translation>
    </message>
    <message>
        <source>Molly Stark steps in</source>
        <translation>Molly Stark springt ein</translation>
    </message>
    <message>
        <source>Rosa is an Outlaw, and it is her turn. The Sheriff has 4 life points, Clem, who is Molly Stark, has 3.</source>
        <translation>Rosa ist eine Gesetzlose und am Zug. Der Sheriff hat 4 Lebenspunkte, Clem, der Molly Stark spielt, hat 3.</translation>
    </message>
    <message>
        <source>Four 2s at the Sheriff! Before anything is lost Molly is asked. She could take over up to 3 points.</source>
        <translation>Vier 2en auf den Sheriff! Bevor etwas verloren geht, wird Molly gefragt. Sie könnte bis zu 3 Punkte übernehmen.</translation>
    </message>
    <message>
        <source>She takes 2. Molly has 1 left, the Sheriff 2, and both are alive.</source>
        <translation>Sie nimmt 2. Molly bleibt 1, dem Sheriff bleiben 2, und beide leben.</translation>
    </message>
    <message>
        <source>A bullet, then a double</source>
        <translation>Erst die Kugel, dann das Doppel</translation>
    </message>
    <message>
        <source>Ida has 11 life points and takes the Loudmouth instead of a base die.</source>
        <translation>Ida hat 11 Lebenspunkte und nimmt statt eines Grundwürfels das Großmaul.</translation>
    </message>
    <message>
        <source>A bullet. It costs her a life point at once; she has 10.</source>
        <translation>Eine Kugel. Sie kostet sofort einen Lebenspunkt; Ida hat 10.</translation>
    </message>
    <message>
        <source>She throws only that die again: a double 2. What it cost is gone.</source>
        <translation>Nur diesen Würfel wirft sie neu: eine Doppel-2. Was die Kugel gekostet hat, ist weg.</translation>
    </message>
    <message>
        <source>The 1 hits Nelly, the double 2 is two shots: one for Rosa, one for Buck.</source>
        <translation>Die 1 trifft Nelly, die Doppel-2 sind zwei Schüsse: einer für Rosa, einer für Buck.</translation>
    </message>
    <message>
        <source>A broken arrow</source>
        <translation>Ein zerbrochener Pfeil</translation>
    </message>
    <message>
        <source>Ida has an arrow, Clem 3. She takes the Coward along.</source>
        <translation>Ida hat einen Pfeil, Clem 3. Sie nimmt den Feigling mit.</translation>
    </message>
    <message>
        <source>An arrow and a broken arrow. First she takes one and has 2, then she must send one back: Clem’s or hers.</source>
        <translation>Ein Pfeil und ein zerbrochener Pfeil. Erst nimmt sie einen und hat 2, dann muss sie einen zurückschicken: von Clem oder von sich.</translation>
    </message>
    <message>
        <source>Her own, of course. 5 are in the pile again, and she may throw on.</source>
        <translation>Den eigenen, versteht sich. Auf dem Stapel liegen wieder 5, und sie darf weiterwürfeln.</translation>
    </message>
    <message>
        <source>One of theirs</source>
        <translation>Einer von ihnen</translation>
    </message>
    <message>
        <source>Ida holds the Chief’s Arrow and 3 others: together they weigh five. Clem has 3, Rosa 2, one is left.</source>
        <translation>Ida hat den Häuptlingspfeil und 3 andere: Zusammen wiegen sie fünf. Clem hat 3, Rosa 2, einer liegt noch da.</translation>
    </message>
    <message>
        <source>Nelly takes the last one. Nobody has as much weight as Ida, so the Indians spare her. Clem loses three, Rosa two, Nelly one. All 10 arrows lie in the pile again.</source>
        <translation>Nelly nimmt den letzten. Keiner hat so viel Gewicht wie Ida, also verschonen die Indianer sie. Clem verliert drei, Rosa zwei, Nelly einen. Alle 10 Pfeile liegen wieder auf dem Stapel.</translation>
    </message>
    <message>
        <source>A token from beyond</source>
        <translation>Ein Marker aus dem Jenseits</translation>
    </message>
    <message>
        <source>Nelly was an Outlaw and is the Ghost now. She has thrown an arrow and a beer.</source>
        <translation>Nelly war eine Gesetzlose und ist jetzt der Geist. Sie hat einen Pfeil und ein Bier gewürfelt.</translation>
    </message>
    <message>
        <source>She keeps the arrow and gets a second one. Her arrows take nothing from the pile; she is past that.</source>
        <translation>Den Pfeil lässt sie liegen und bekommt einen zweiten. Vom Stapel nehmen ihre Pfeile nichts; darüber ist sie hinaus.</translation>
    </message>
    <message>
        <source>A pair: she gives Ida the arrow token and the ×2 token.</source>
        <translation>Ein Paar: Sie gibt Ida den Pfeil-Marker und den ×2-Marker.</translation>
    </message>
    <message>
        <source>Ida’s turn begins with two arrows set. She takes 2 from the pile before she could do anything about it.</source>
        <translation>Idas Zug beginnt mit zwei hingelegten Pfeilen. Sie nimmt 2 vom Stapel, bevor sie irgendetwas dagegen tun kann.</translation>
    </message>
    <message>
        <source>A star changes hands</source>
        <translation>Ein Stern wechselt den Besitzer</translation>
    </message>
    <message>
        <source>Sheriff Ida has 2 life points left. Her Deputy Clem, who holds The Good, has 7, and it is his turn.</source>
        <translation>Sheriff Ida hat noch 2 Lebenspunkte. Ihr Hilfssheriff Clem hat den Guten und 7, und er ist am Zug.</translation>
    </message>
    <message>
        <source>He reveals it and is the Sheriff, with his 7 life points and a limit of 8. Ida is a Deputy; her death would not end the game any more.</source>
        <translation>Er deckt auf und ist der Sheriff, mit seinen 7 Lebenspunkten und einer Obergrenze von 8. Ida ist Hilfssheriff; ihr Tod würde die Partie nicht mehr beenden.</translation>
    </message>
    <message>
        <source>Then he throws. It is still his turn, and everybody’s plans have changed.</source>
        <translation>Dann würfelt er. Es ist immer noch sein Zug, und alle müssen umplanen.</translation>
    </message>
    <message>
        <source>Objection</source>
        <translation>Einspruch</translation>
    </message>
    <message>
        <source>Rosa holds The Ugly and 5 arrows, Ida none. Four are left in the pile, and Rosa’s turn begins.</source>
        <translation>Rosa hat den Hässlichen und 5 Pfeile, Ida keinen. Vier liegen noch auf dem Stapel, und Rosas Zug beginnt.</translation>
    </message>
    <message>
        <source>She reveals The Ugly: Ida shall have her arrows. Clem is asked whether he objects.</source>
        <translation>Sie deckt den Hässlichen auf: Ida soll ihre Pfeile bekommen. Clem wird gefragt, ob er etwas dagegen hat.</translation>
    </message>
    <message>
        <source>He reveals The Judge. Nothing is swapped, both cards are spent, and Rosa still has her 5 arrows.</source>
        <translation>Er deckt den Richter auf. Getauscht wird nichts, beide Karten sind verbraucht, und Rosa hat ihre 5 Pfeile noch.</translation>
    </message>
    <message>
        <source>Once more, all of them</source>
        <translation>Noch einmal, und zwar alle</translation>
    </message>
    <message>
        <source>Ida is down to 4 life points. What she needs is beer.</source>
        <translation>Ida ist runter auf 4 Lebenspunkte. Was sie braucht, ist Bier.</translation>
    </message>
    <message>
        <source>Three of them, on the first throw! She stops at once.</source>
        <translation>Drei davon, gleich im ersten Wurf! Sie hört sofort auf.</translation>
    </message>
    <message>
        <source>Rosa reveals The Gambler. All five dice are thrown once more: no beer, but an arrow. It has to be taken as it is.</source>
        <translation>Rosa deckt den Spieler auf. Alle fünf Würfel fliegen noch einmal: kein Bier, dafür ein Pfeil. So muss es genommen werden.</translation>
    </message>
    <message>
        <source>The new 2 is used; Rosa gets it. Ida stays at 4 life points.</source>
        <translation>Die neue 2 wird benutzt; Rosa bekommt sie ab. Ida bleibt bei 4 Lebenspunkten.</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Noch nicht</translation>
    </message>
    <message>
        <source>Sheriff Ida has 2 life points and 3 arrows. Nelly, the Renegade, holds The Left Hand of the Devil.</source>
        <translation>Sheriff Ida hat 2 Lebenspunkte und 3 Pfeile. Nelly, die Abtrünnige, hat die linke Hand des Teufels.</translation>
    </message>
    <message>
        <source>Rosa shoots her twice. Ida is doomed, and with her Nelly’s hopes: the Outlaws would win.</source>
        <translation>Rosa trifft sie zweimal. Ida ist verloren, und mit ihr Nellys Hoffnung: Die Gesetzlosen würden gewinnen.</translation>
    </message>
    <message>
        <source>So Nelly reveals her role. Ida stays in play, with exactly 2 life points.</source>
        <translation>Also deckt Nelly ihre Rolle auf. Ida bleibt im Spiel, mit genau 2 Lebenspunkten.</translation>
    </message>
    <message>
        <source>She may return her arrows as well, and does. The game goes on.</source>
        <translation>Ihre Pfeile darf sie auch zurücklegen, und das tut sie. Die Partie geht weiter.</translation>
    </message>
    <message>
        <source>The live bullets</source>
        <translation>Die scharfen Patronen</translation>
    </message>
    <message>
        <source>The red bullets</source>
        <translation>Die roten Patronen</translation>
    </message>
    <message>
        <source>The white bullets</source>
        <translation>Die weißen Patronen</translation>
    </message>
    <message>
        <source>Bullet</source>
        <translation>Patrone</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>The playing cards</source>
        <translation>Die Spielkarten</translation>
    </message>
    <message>
        <source>22 kinds, 80 cards</source>
        <translation>22 Sorten, 80 Karten</translation>
    </message>
    <message>
        <source>What each card does, in a sentence. The small print follows, card by card.</source>
        <translation>Was jede Karte tut, in einem Satz. Das Kleingedruckte folgt, Karte für Karte.</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Was sie tut</translation>
    </message>
    <message>
        <source>Brown: played and gone</source>
        <translation>Braun: gespielt und weg</translation>
    </message>
    <message>
        <source>Blue: they stay</source>
        <translation>Blau: die bleiben</translation>
    </message>
    <message>
        <source>You need somebody else within [range](bang/distance). It is your [one BANG!](bang/limit) this turn even if it is cancelled. You cannot shoot yourself, however the game goes.</source>
        <translation>Du brauchst jemanden in [Reichweite](bang/distance). Es ist dein [eines BANG!](bang/limit) in diesem Zug, auch wenn ihm jemand ausweicht. Auf dich selbst schießen kannst du nicht, wie auch immer es läuft.</translation>
    </message>
    <message>
        <source>It is an answer and nothing else: it waits in your hand until somebody [shoots at you](bang/defending). Only Calamity Janet also fires it.</source>
        <translation>Eine Antwort und sonst nichts: Er wartet auf deiner Hand, bis jemand [auf dich schießt](bang/defending). Nur Calamity Janet schießt auch damit.</translation>
    </message>
    <message>
        <source>In your turn, or as your [last chance](bang/last_chance). With two players left a Beer gives no life at all. In Gold Rush you may sell it in your turn, for a nugget instead of a life point, even then.</source>
        <translation>In deinem Zug oder als [letzte Chance](bang/last_chance). Sind nur noch zwei übrig, gibt ein Bier gar kein Leben. In Gold Rush darfst du es in deinem Zug auch verkaufen, für ein Nugget statt eines Lebenspunkts, sogar dann noch.</translation>
    </message>
    <message>
        <source>Distance one, whatever weapon you carry. From the hand it is a random card, from the table the one you name. You may also take back a card of your own from the table. Equipment is out of reach.</source>
        <translation>Entfernung eins, egal mit welcher Waffe. Aus der Hand ist es eine zufällige Karte, vom Tisch die, die du nennst. Auch eine eigene Karte darfst du vom Tisch zurücknehmen. An Ausrüstung kommst du nicht heran.</translation>
    </message>
    <message>
        <source>Like Panic!, but as far as you like, and the card is gone for everybody. Your own cards on the table may go as well, Jail and Dynamite among them.</source>
        <translation>Wie Panik!, aber beliebig weit, und die Karte hat danach keiner. Auch Karten, die vor dir selbst liegen, darfst du so loswerden, Gefängnis und Dynamit zum Beispiel.</translation>
    </message>
    <message>
        <source>At any distance. Missed! and barrels do not help, and the BANG! cards you discard do not count as your shot. If the challenged player gives up first, it is the challenger’s hit; if the challenger does, he has only himself to blame, and nobody gets gold or a reward.</source>
        <translation>Auf jede Entfernung. Fehlschuss! und Fass helfen nicht, und die abgelegten BANG! zählen nicht als dein Schuss. Gibt der Geforderte zuerst auf, ist es ein Treffer des Herausforderers; gibt der selbst auf, ist er selber schuld, und niemand bekommt Gold oder Lohn.</translation>
    </message>
    <message>
        <source>It comes twice, both times with the nine of spades. The best card nobody ever writes songs about.</source>
        <translation>Es gibt sie zweimal, beide Male mit Pik 9. Die beste Karte, über die keiner ein Lied singt.</translation>
    </message>
    <message>
        <source>Like the Stagecoach, with a card more in the strongbox.</source>
        <translation>Wie die Postkutsche, nur mit einer Karte mehr in der Kasse.</translation>
    </message>
    <message>
        <source>A card for each player in the game, face up. You pick first, then the others clockwise; whoever is last takes what is left.</source>
        <translation>Für jeden, der im Spiel ist, eine Karte, offen. Du suchst zuerst aus, dann die anderen im Uhrzeigersinn; der Letzte nimmt, was übrig ist.</translation>
    </message>
    <message>
        <source>Clockwise everybody else discards a BANG! or bleeds. Both cards are diamonds, so whoever owns the [Calumet](bang/calumet) is not even asked.</source>
        <translation>Im Uhrzeigersinn legt jeder andere ein BANG! ab oder blutet. Beide Karten sind Karo; wer die [Friedenspfeife](bang/calumet) hat, wird also gar nicht erst gefragt.</translation>
    </message>
    <message>
        <source>A shot at everyone, at any distance, and one Missed! is always enough. It is no BANG! card, so your [BANG! of this turn](bang/limit) is still yours.</source>
        <translation>Ein Schuss auf jeden, auf jede Entfernung, und ein Fehlschuss! genügt immer. Sie ist keine BANG!-Karte, dein [BANG! dieses Zuges](bang/limit) hast du also noch.</translation>
    </message>
    <message>
        <source>Everybody in the game, enemies too, up to what they began with. It is no Beer: it works with two players, and it saves nobody who is just dying.</source>
        <translation>Alle, die im Spiel sind, auch die Feinde, bis zu dem, was sie am Anfang hatten. Es ist kein Bier: Es wirkt auch zu zweit, und wer gerade stirbt, den rettet es nicht.</translation>
    </message>
    <message>
        <source>At any distance, on anybody but the Sheriff, even on yourself. Out or not, the card is discarded after the [draw!](bang/draw_check). Locked up, you lose the whole turn, but you may still be shot at and still answer.</source>
        <translation>Auf jede Entfernung, für jeden außer dem Sheriff, sogar für dich selbst. Heraus oder nicht, nach dem [Aufdecken](bang/draw_check) wird die Karte abgelegt. Wer sitzt, verliert den ganzen Zug, wird aber weiter beschossen und darf antworten.</translation>
    </message>
    <message>
        <source>It reaches no farther than the Colt, but the [limit](bang/limit) is off as long as it lies in front of you.</source>
        <translation>Sie reicht nicht weiter als der Colt, aber solange sie vor dir liegt, gilt die [Grenze](bang/limit) nicht.</translation>
    </message>
    <message>
        <source>Range two. Three of them are about.</source>
        <translation>Reichweite zwei. Drei davon sind im Umlauf.</translation>
    </message>
    <message>
        <source>Range three: at a table of seven that is everybody.</source>
        <translation>Reichweite drei: Bei sieben Leuten am Tisch ist das jeder.</translation>
    </message>
    <message>
        <source>Range four: even a Mustang is no help then.</source>
        <translation>Reichweite vier: Dann hilft auch kein Mustang mehr.</translation>
    </message>
    <message>
        <source>Range five, the longest there is. Nobody is far away any more.</source>
        <translation>Reichweite fünf, weiter geht es nicht. Weit weg ist jetzt keiner mehr.</translation>
    </message>
    <message>
        <source>You may try it once for every shot at you, a [draw!](bang/draw_check) each time. Against Slab the Killer its heart is only one of the two you need.</source>
        <translation>Bei jedem Schuss auf dich darfst du es einmal versuchen, jedes Mal mit [Aufdecken](bang/draw_check). Gegen Slab the Killer ist das Herz nur einer von zwei Fehlschüssen, die du brauchst.</translation>
    </message>
    <message>
        <source>It only changes how far *you* are for *others*; see [distance](bang/distance).</source>
        <translation>Er ändert nur, wie weit *du* für *andere* weg bist; siehe [Entfernung](bang/distance).</translation>
    </message>
    <message>
        <source>It only changes how far others are for you, so it helps a Panic! as much as a BANG!.</source>
        <translation>Es ändert nur, wie weit andere für dich weg sind, hilft der Panik! also genauso wie dem BANG!.</translation>
    </message>
    <message>
        <source>You lay it in front of yourself, and this turn nothing happens. At the start of his turn whoever has it draws!: it goes off and is discarded, or it moves on to the next player clockwise who has none. It is nobody’s doing.</source>
        <translation>Du legst es vor dich selbst, und in diesem Zug passiert nichts. Am Anfang seines Zuges deckt auf, vor wem es liegt: Es geht hoch und wird abgelegt, oder es wandert im Uhrzeigersinn zum Nächsten, der keins hat. Schuld ist niemand.</translation>
    </message>
    <message>
        <source>All thirteen at a glance</source>
        <translation>Alle dreizehn auf einen Blick</translation>
    </message>
    <message>
        <source>High-velocity bullets, to give them their full name. There is one of each, and once it is used it is gone.</source>
        <translation>Mit vollem Namen Hochgeschwindigkeitspatronen. Es gibt jede nur einmal, und wenn sie verbraucht ist, ist sie weg.</translation>
    </message>
    <message>
        <source>All of them at a glance</source>
        <translation>Alle auf einen Blick</translation>
    </message>
    <message>
        <source>Action bullets take effect only when they are fired.</source>
        <translation>Aktionspatronen wirken nur, wenn sie abgefeuert werden.</translation>
    </message>
    <message>
        <source>There are twelve of them. Fired, it kills the owner of the revolver on the spot, unless the rules of the round say otherwise, and goes back into the bag. Found on a dead man or thrown away, it goes back into the bag as well. It always comes back.</source>
        <translation>Davon gibt es zwölf. Abgefeuert tötet es auf der Stelle den Besitzer des Revolvers, wenn die Regeln der Runde nichts anderes sagen, und kommt zurück in den Beutel. Bei einem Toten gefunden oder weggeworfen, kommt es auch zurück in den Beutel. Es kommt immer wieder.</translation>
    </message>
    <message>
        <source>There are eight. Nothing happens; the bullet returns to the bag and you breathe again. Kablamo and Click are both yellow, so for the blink of an eye they look the same.</source>
        <translation>Davon gibt es acht. Nichts passiert; die Patrone kommt zurück in den Beutel, und du atmest wieder. Kablamo und Click sind beide gelb, für einen Wimpernschlag sehen sie gleich aus.</translation>
    </message>
    <message>
        <source>Name a bullet just played from a hand, or an active bullet that is not live: it is discarded and nothing of it happens. What has taken effect already stays as it is.</source>
        <translation>Nenne eine gerade aus der Hand gespielte oder eine offen liegende Patrone, die nicht scharf ist: Sie wird abgeworfen, und nichts von ihr geschieht. Was schon gewirkt hat, bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>You take control of a bullet just played, or of an active one. A played one you assign anew at once; an active one you assign when its number comes up. That holds even if the revolver changes hands meanwhile.</source>
        <translation>Du übernimmst eine gerade gespielte oder eine offen liegende Patrone. Eine gespielte teilst du sofort neu zu; eine offen liegende, sobald ihre Zahl drankommt. Das gilt auch dann noch, wenn der Revolver inzwischen den Besitzer wechselt.</translation>
    </message>
    <message>
        <source>You do at once what a bullet just played, or an active one, would do, with yourself as the “you”; the original follows later as if nothing had happened. You can only copy what you could carry out.</source>
        <translation>Du tust sofort, was eine gerade gespielte oder eine offen liegende Patrone täte, mit dir selbst als „du“; das Original folgt später, als wäre nichts gewesen. Nachmachen kannst du nur, was du auch ausführen könntest.</translation>
    </message>
    <message>
        <source>From then on the ricochet is a bullet of that kind: it lies there as its token and is a malfunction if it copied one.</source>
        <translation>Von da an ist der Querschläger eine Patrone dieser Sorte: Er liegt als ihr Marker da und ist eine Fehlfunktion, wenn er eine nachgemacht hat.</translation>
    </message>
    <message>
        <source>For the rest of the round all active bullets are thrown away unused: those that lie there now, and later ones as soon as they are revealed. Live bullets, tokens, extra shots already owed and bullets from the hand go on as usual.</source>
        <translation>Für den Rest der Runde werden alle offen liegenden Patronen unbenutzt weggeworfen: die, die jetzt daliegen, und spätere, sobald sie aufgedeckt sind. Scharfe Patronen, Marker, schon geschuldete Extraschüsse und Patronen aus der Hand bleiben davon unberührt.</translation>
    </message>
    <message>
        <source>For the rest of the round, extra shots included, no Kablamo kills anybody. It goes back into the bag all the same. Too late for one that is already revealed.</source>
        <translation>Für den Rest der Runde, samt Extraschüssen, tötet kein Kablamo irgendwen. In den Beutel kommt es trotzdem zurück. Für eines, das schon aufgedeckt ist, kommt die Patrone zu spät.</translation>
    </message>
    <message>
        <source>For the rest of the round every Kablamo that kills goes on and kills the left neighbour of the one it hit as well. Of two players, then, nobody is left.</source>
        <translation>Für den Rest der Runde schlägt jedes Kablamo, das tötet, durch und tötet auch den linken Nachbarn des Getroffenen. Von zweien bleibt dann also keiner.</translation>
    </message>
    <message>
        <source>During the *next* round Kablamos belong to everybody: they kill the left neighbour of whoever fires them. Played after the reload it counts in the round that begins a moment later. White and red bullets stay with their owners.</source>
        <translation>Während der *nächsten* Runde gehört jedes Kablamo allen: Es tötet den linken Nachbarn dessen, der es abfeuert. Nach dem Nachladen gespielt, gilt das schon in der Runde, die gleich beginnt. Weiße und rote Patronen bleiben bei ihren Besitzern.</translation>
    </message>
    <message>
        <source>All [malfunctions](kablamo/cylinder_malfunction) on all revolvers are discarded, also those that are about to do something. Cowardice, trigger happy and tests of honor stay. It can be played only if there is a malfunction.</source>
        <translation>Alle [Fehlfunktionen](kablamo/cylinder_malfunction) auf allen Revolvern werden abgeworfen, auch solche, die gerade etwas tun wollten. Feigheit, Schiesswütig und Fragen der Ehre bleiben. Spielen kannst du sie nur, wenn es eine Fehlfunktion gibt.</translation>
    </message>
    <message>
        <source>Name two players, yourself perhaps. They exchange revolvers as they are, with bullets, holes and tokens. Then each of them may turn his new cylinder as far as he likes, both at the same time. Spares stay where they are.</source>
        <translation>Nenne zwei Spieler, vielleicht dich selbst. Sie tauschen ihre Revolver, so wie sie sind, mit Patronen, Lücken und Markern. Danach darf jeder der beiden seine neue Trommel beliebig weit drehen, beide gleichzeitig. Ersatzpatronen bleiben, wo sie sind.</translation>
    </message>
    <message>
        <source>Whoever holds a revolver when it is revealed takes what comes out of it, and an active bullet is assigned by its new owner.</source>
        <translation>Wer einen Revolver beim Aufdecken in der Hand hält, bekommt ab, was herauskommt, und eine offen liegende Patrone teilt der neue Besitzer zu.</translation>
    </message>
    <message>
        <source>Everybody exchanges the bullet in his safe position for one of his spares, all at once and in secret. Whoever has no spare, or nothing face down there, is left out. The bullet you took out you may look at, since it is a spare now.</source>
        <translation>Jeder tauscht die Patrone auf seiner Sicherheitsposition gegen eine seiner Ersatzpatronen, alle zugleich und heimlich. Wer keine Ersatzpatrone hat oder dort nichts Verdecktes, macht nicht mit. Die Patrone, die du herausgenommen hast, darfst du dir ansehen, denn jetzt ist sie eine Ersatzpatrone.</translation>
    </message>
    <message>
        <source>Look at three loaded bullets, one after the other, in any revolver you like, but not at the safe one of somebody else. Only you see them, and only until you have seen enough.</source>
        <translation>Sieh dir drei geladene Patronen an, eine nach der anderen und in beliebigen Revolvern, nur nicht die auf der Sicherheitsposition von jemand anderem. Nur du siehst sie, und nur, bis du genug gesehen hast.</translation>
    </message>
    <message>
        <source>A token on a revolver. Just before its next reveal the bullet at the top is thrown away without any effect, the cylinder turns by one more, and that bullet is fired instead. Played after the cylinders have turned it still helps.</source>
        <translation>Ein Marker auf einem Revolver. Unmittelbar vor dem nächsten Aufdecken wird die Patrone oben ohne jede Wirkung weggeworfen, die Trommel dreht sich noch um eine Kammer, und abgefeuert wird, was dann oben liegt. Das hilft auch noch, wenn die Trommeln sich schon gedreht haben.</translation>
    </message>
    <message>
        <source>A token in front of a player: he fires once more this round, with whatever revolver he has then. After the extra shots of a round are over it can no longer be played.</source>
        <translation>Ein Marker vor einem Spieler: Er schießt in dieser Runde noch einmal, mit dem Revolver, den er dann gerade hat. Sind die Extraschüsse der Runde vorbei, kann sie nicht mehr gespielt werden.</translation>
    </message>
    <message>
        <source>A token on a revolver. After its next shot the cylinder turns one chamber back, so the chamber just fired lies in the safe position, where only its owner reloads it. He loads his next shot himself.</source>
        <translation>Ein Marker auf einem Revolver. Nach dem nächsten Schuss dreht sich die Trommel um eine Kammer zurück. Die gerade abgefeuerte Kammer liegt dann auf der Sicherheitsposition, und die lädt nur der Besitzer. Seinen nächsten Schuss lädt er also selbst.</translation>
    </message>
    <message>
        <source>There are four malfunctions: of the cylinder, the [hammer](kablamo/hammer_malfunction), the [ratchet](kablamo/ratchet_malfunction) and the [trigger](kablamo/trigger_malfunction). They can be assigned to anybody and lie on the revolver. One assigned in this round already counts for an extra shot in it.</source>
        <translation>Es gibt vier Fehlfunktionen: Trommel, [Abschuss](kablamo/hammer_malfunction), [Sperrrad](kablamo/ratchet_malfunction) und [Abzug](kablamo/trigger_malfunction). Jeder kann sie bekommen, und sie liegen auf dem Revolver. Eine aus dieser Runde gilt schon für einen Extraschuss in derselben Runde.</translation>
    </message>
    <message>
        <source>Exchange one loaded bullet of your own, your safe one if you like, for one of another revolver, but not its safe one. Then its owner may turn his cylinder one chamber either way. Or not.</source>
        <translation>Tausche eine geladene Patrone von dir, gern auch die auf deiner Sicherheitsposition, gegen eine aus einem anderen Revolver, dort aber nicht die auf der Sicherheitsposition. Danach darf dessen Besitzer seine Trommel um eine Kammer vor- oder zurückdrehen. Oder auch nicht.</translation>
    </message>
    <message>
        <source>Name two players, yourself perhaps. Each picks one loaded bullet of his own, both at the same time, and the two bullets change places.</source>
        <translation>Nenne zwei Spieler, vielleicht dich selbst. Jeder wählt eine seiner geladenen Patronen, beide gleichzeitig, und die zwei Patronen tauschen die Plätze.</translation>
    </message>
    <message>
        <source>Turn any one cylinder by three chambers, yours or another. Three are half a turn, so the direction does not matter.</source>
        <translation>Dreh eine beliebige Trommel um drei Kammern, deine oder eine andere. Drei sind eine halbe Umdrehung, die Richtung ist also egal.</translation>
    </message>
    <message>
        <source>A token on a revolver. The next time it turns as usual, but nothing is revealed: the bullet stays loaded, face down, and moves on. Since the chamber is not empty, nothing is drawn for it.</source>
        <translation>Ein Marker auf einem Revolver. Beim nächsten Mal dreht er sich wie gewohnt, aber aufgedeckt wird nichts: Die Patrone bleibt verdeckt geladen und wandert weiter. Weil die Kammer nicht leer ist, wird auch nichts dafür gezogen.</translation>
    </message>
    <message>
        <source>A token on a revolver. The next time it does not turn: fired is what lies at the top already, usually what was loaded there last.</source>
        <translation>Ein Marker auf einem Revolver. Beim nächsten Mal dreht er sich nicht: Abgefeuert wird, was schon oben liegt, meist also, was dort zuletzt geladen wurde.</translation>
    </message>
    <message>
        <source>Exchange one loaded bullet of your own for a spare of somebody else. You point at it without seeing it, and it goes into your chamber unseen; he gets yours for it, and may look.</source>
        <translation>Tausche eine deiner geladenen Patronen gegen eine Ersatzpatrone von jemand anderem. Du zeigst darauf, ohne sie zu sehen, und sie wandert ungesehen in deine Kammer; er bekommt dafür deine, und die darf er sich ansehen.</translation>
    </message>
    <message>
        <source>Throw away everything loaded in your revolver, draw six and load them as you like; you see what you load. Active bullets stay where they are, and what does not fit becomes a spare. Live bullets you threw away go into the bag only after you have drawn.</source>
        <translation>Wirf alles weg, was in deinem Revolver geladen ist, zieh sechs Patronen und lade sie, wie du willst; du siehst, was du lädst. Offen liegende Patronen bleiben, wo sie sind, und was nicht hineinpasst, wird Ersatzpatrone. Weggeworfene scharfe Patronen kommen erst nach dem Ziehen in den Beutel.</translation>
    </message>
    <message>
        <source>Draw a bullet, look at it and load it into an empty chamber of yours; then draw another as a spare. The chamber this bullet was fired from counts as empty already.</source>
        <translation>Zieh eine Patrone, sieh sie dir an und steck sie in eine deiner leeren Kammern; dann zieh noch eine als Ersatz. Die Kammer, aus der diese Patrone kam, gilt schon als leer.</translation>
    </message>
    <message>
        <source>A token in front of a player. Right before everybody reloads he chooses another player and loads that revolver with spares of his own: every empty chamber but the safe one, as far as his spares last. The owner fills what is left. What was put there, only the giver knows.</source>
        <translation>Ein Marker vor einem Spieler. Unmittelbar vor dem Nachladen sucht er sich einen anderen aus und lädt dessen Revolver mit eigenen Ersatzpatronen: jede leere Kammer außer der Sicherheitsposition, so weit sie reichen. Den Rest füllt der Besitzer. Was da hineingekommen ist, weiß nur der edle Spender.</translation>
    </message>
    <message>
        <source>A token on a revolver. The next time it fires, it owes another shot, in the same round. Two of them make three shots in all.</source>
        <translation>Ein Marker auf einem Revolver. Wenn er das nächste Mal schießt, schuldet er noch einen Schuss in derselben Runde. Zwei davon ergeben zusammen drei Schüsse.</translation>
    </message>
    <message>
        <source>Pick three bullets from two or three revolvers, not the safe ones of others, and let them move on in a circle: each ends where another one lay. Your own revolver need not be among them.</source>
        <translation>Wähle drei Patronen aus zwei oder drei Revolvern, bei anderen nicht die auf der Sicherheitsposition, und lass sie im Kreis wandern: Jede landet da, wo eine andere lag. Dein eigener Revolver muss nicht dabei sein.</translation>
    </message>
    <message>
        <source>Throw away all your spares and draw as many new ones. Live bullets among them go into the bag only after you have drawn.</source>
        <translation>Wirf alle deine Ersatzpatronen weg und zieh ebenso viele neue. Scharfe Patronen darunter kommen erst nach dem Ziehen in den Beutel.</translation>
    </message>
    <message>
        <source>Questions and answers</source>
        <translation>Fragen und Antworten</translation>
    </message>
    <message>
        <source>What people ask</source>
        <translation>Was oft gefragt wird</translation>
    </message>
    <message>
        <source>I loaded it myself. May I not look just once?</source>
        <translation>Ich habe sie doch selbst geladen. Darf ich nicht ganz kurz nachsehen?</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nein.</translation>
    </message>
    <message>
        <source>May I take notes?</source>
        <translation>Darf ich mir Notizen machen?</translation>
    </message>
    <message>
        <source>Nobody can stop you. But then play with the helper on, so that all have the same.</source>
        <translation>Daran hindern kann dich niemand. Aber dann spielt lieber mit Gedächtnisstütze, damit alle dasselbe haben.</translation>
    </message>
    <message>
        <source>How many spares may I keep?</source>
        <translation>Wie viele Ersatzpatronen darf ich behalten?</translation>
    </message>
    <message>
        <source>As many as you have, once all your chambers are full.</source>
        <translation>So viele, wie du hast, sobald alle deine Kammern voll sind.</translation>
    </message>
    <message>
        <source>May we lie to each other?</source>
        <translation>Dürfen wir uns gegenseitig anlügen?</translation>
    </message>
    <message>
        <source>You may say whatever you like about what lies where. Showing is not allowed.</source>
        <translation>Über das, was wo steckt, darfst du erzählen, was du willst. Nur zeigen darfst du es nicht.</translation>
    </message>
    <message>
        <source>Where the rules leave room</source>
        <translation>Wo die Regeln Spielraum lassen</translation>
    </message>
    <message>
        <source>The printed rules do not settle everything. This is how it is played here.</source>
        <translation>Die gedruckten Regeln klären nicht alles. So wird es hier gespielt.</translation>
    </message>
    <message>
        <source>Rulings on bullets from the hand</source>
        <translation>Entscheidungen zu Patronen aus der Hand</translation>
    </message>
    <message>
        <source>Rulings on the bag, spares and the end</source>
        <translation>Entscheidungen zu Beutel, Ersatzpatronen und Ende</translation>
    </message>
    <message>
        <source>Does a cylinder malfunction turn the cylinder back after the shot, or backwards instead of forwards?</source>
        <translation>Dreht eine Trommelfehlfunktion nach dem Schuss zurück, oder dreht sie rückwärts statt vorwärts?</translation>
    </message>
    <message>
        <source>After the shot. There is a [switch](kablamo/switches) for the other reading.</source>
        <translation>Nach dem Schuss. Für die andere Lesart gibt es einen [Schalter](kablamo/switches).</translation>
    </message>
    <message>
        <source>What if malfunctions pile up on a revolver?</source>
        <translation>Und wenn sich Fehlfunktionen auf einem Revolver stapeln?</translation>
    </message>
    <message>
        <source>Each shot uses up one of each kind. Different kinds work together.</source>
        <translation>Jeder Schuss verbraucht von jeder Sorte eine. Verschiedene Sorten wirken zusammen.</translation>
    </message>
    <message>
        <source>A shot is owed because of a trigger malfunction. Can it still be stopped, and who fires it after lights out?</source>
        <translation>Wegen einer Abzugsfehlfunktion steht noch ein Schuss aus. Lässt er sich aufhalten, und wer feuert ihn nach Licht aus?</translation>
    </message>
    <message>
        <source>An overhaul removes it together with the shot, until that shot has begun. Otherwise the debt goes with the revolver.</source>
        <translation>Eine Wartung räumt sie samt dem Schuss weg, solange er nicht begonnen hat. Sonst wandert die Schuld mit dem Revolver.</translation>
    </message>
    <message>
        <source>May a cylinder with an active bullet be turned?</source>
        <translation>Darf man eine Trommel drehen, in der eine offen liegende Patrone steckt?</translation>
    </message>
    <message>
        <source>Yes. The bullet stays in its chamber, rides along and takes effect as usual.</source>
        <translation>Ja. Die Patrone bleibt in ihrer Kammer, fährt mit und wirkt wie immer.</translation>
    </message>
    <message>
        <source>Is turning somebody’s cylinder a breach of his safe position?</source>
        <translation>Verletzt es die Sicherheitsposition, wenn ich eine fremde Trommel drehe?</translation>
    </message>
    <message>
        <source>No. Only touching a single bullet would be.</source>
        <translation>Nein. Nur eine einzelne Patrone anzufassen wäre das.</translation>
    </message>
    <message>
        <source>Who picks the bullets in a gentlemen agreement?</source>
        <translation>Wer sucht bei der Einigung unter Gentlemen die Patronen aus?</translation>
    </message>
    <message>
        <source>Each of the two picks his own, both at the same time.</source>
        <translation>Jeder der beiden seine eigene, beide gleichzeitig.</translation>
    </message>
    <message>
        <source>A test of honor: whose bullets, and how many?</source>
        <translation>Frage der Ehre: wessen Patronen, und wie viele?</translation>
    </message>
    <message>
        <source>The tester’s own spares, for every empty chamber except the safe one, as far as they last.</source>
        <translation>Die eigenen Ersatzpatronen des Fragenden, für jede leere Kammer außer der Sicherheitsposition, so weit sie reichen.</translation>
    </message>
    <message>
        <source>What if only the owner of a sleight of hand has spares?</source>
        <translation>Was, wenn nur der Besitzer des Taschenspielertricks Ersatzpatronen hat?</translation>
    </message>
    <message>
        <source>Then it is a dud. With the [switch](kablamo/switches) somebody else must take one of them.</source>
        <translation>Dann ist er ein Blindgänger. Mit dem [Schalter](kablamo/switches) muss jemand anders eine davon nehmen.</translation>
    </message>
    <message>
        <source>Are tokens used up if the chamber was empty?</source>
        <translation>Sind Marker verbraucht, wenn die Kammer leer war?</translation>
    </message>
    <message>
        <source>Yes. The revolver was fired; there was just nothing in it.</source>
        <translation>Ja. Der Revolver wurde abgefeuert; es war nur nichts drin.</translation>
    </message>
    <message>
        <source>Is an act of cowardice one shot or two?</source>
        <translation>Ist ein Akt der Feigheit ein Schuss oder zwei?</translation>
    </message>
    <message>
        <source>One, with two bullets. A broken ratchet holds only the first turn, a broken hammer only the reveal.</source>
        <translation>Einer, mit zwei Patronen. Ein kaputtes Sperrrad hält nur die erste Drehung auf, ein kaputter Abschuss nur das Aufdecken.</translation>
    </message>
    <message>
        <source>May an act of cowardice be played after the cylinders have turned?</source>
        <translation>Hilft ein Akt der Feigheit noch, wenn sich die Trommeln schon gedreht haben?</translation>
    </message>
    <message>
        <source>Yes, it counts for this very shot.</source>
        <translation>Ja, er gilt gleich für diesen Schuss.</translation>
    </message>
    <message>
        <source>Can other red bullets answer one just played?</source>
        <translation>Können auch andere rote Patronen auf eine gerade gespielte antworten?</translation>
    </message>
    <message>
        <source>No, only misfire, backfire and ricochet. All others wait for the next pause.</source>
        <translation>Nein, nur Fehlschuss, Fehlzündung und Querschläger. Alle anderen warten auf die nächste Pause.</translation>
    </message>
    <message>
        <source>Is the copy made by a ricochet assigned again?</source>
        <translation>Wird die Kopie eines Querschlägers noch einmal zugeteilt?</translation>
    </message>
    <message>
        <source>No. Whoever carries out the ricochet carries out the copy.</source>
        <translation>Nein. Wer den Querschläger ausführt, führt auch die Kopie aus.</translation>
    </message>
    <message>
        <source>What if the bag cannot serve everybody?</source>
        <translation>Und wenn der Beutel nicht für alle reicht?</translation>
    </message>
    <message>
        <source>One each in turn, from the player who leads the round, until it is empty.</source>
        <translation>Reihum jeder eine, angefangen bei dem, der die Runde anführt, bis er leer ist.</translation>
    </message>
    <message>
        <source>Are discards open?</source>
        <translation>Liegt der Abwurf offen?</translation>
    </message>
    <message>
        <source>Yes, face up. Somebody has to see which ones are live.</source>
        <translation>Ja, alles offen. Irgendwer muss ja sehen, was davon scharf ist.</translation>
    </message>
    <message>
        <source>May I shuffle my spares?</source>
        <translation>Darf ich meine Ersatzpatronen mischen?</translation>
    </message>
    <message>
        <source>No. They keep their order, so that pointing at one means something.</source>
        <translation>Nein. Sie behalten ihre Reihenfolge, damit es etwas bedeutet, auf eine zu zeigen.</translation>
    </message>
    <message>
        <source>Socialite: which colour has a bullet that came from somebody’s spares by sleight of hand?</source>
        <translation>Gesellschaftsspieler: Welche Farbe hat eine Patrone, die durch einen Taschenspielertrick von jemandes Ersatz kam?</translation>
    </message>
    <message>
        <source>The colour of whose spare it was. He is the one who knows it.</source>
        <translation>Die Farbe dessen, dem sie gehört hat. Er ist ja derjenige, der sie kennt.</translation>
    </message>
    <message>
        <source>Can a fired red bullet be cancelled, taken over or copied?</source>
        <translation>Kann man eine abgefeuerte rote Patrone aufheben, übernehmen oder nachmachen?</translation>
    </message>
    <message>
        <source>Yes, like any active bullet.</source>
        <translation>Ja, wie jede offen liegende Patrone.</translation>
    </message>
    <message>
        <source>Two full metal jackets, thanks to a ricochet?</source>
        <translation>Zwei Vollmantelgeschosse, dem Querschläger sei Dank?</translation>
    </message>
    <message>
        <source>No more than one. The rule is either in force or not.</source>
        <translation>Wirken wie eines. Die Regel gilt, oder sie gilt nicht.</translation>
    </message>
    <message>
        <source>Can a game go on forever?</source>
        <translation>Kann ein Spiel ewig dauern?</translation>
    </message>
    <message>
        <source>No, it ends after round 200, without a winner.</source>
        <translation>Nein, nach Runde 200 ist Schluss, ohne Sieger.</translation>
    </message>
    <message>
        <source>Speed load while another bullet is active in my cylinder?</source>
        <translation>Schnelles Nachladen, während in meiner Trommel noch eine Patrone offen liegt?</translation>
    </message>
    <message>
        <source>Draw six, load five; the sixth is a spare.</source>
        <translation>Zieh sechs, lade fünf; die sechste ist Ersatz.</translation>
    </message>
    <message>
        <source>Speed load, stockpiling or wet powder with an empty bag?</source>
        <translation>Schnelles Nachladen, Auf Vorrat oder Nasses Pulver bei leerem Beutel?</translation>
    </message>
    <message>
        <source>A dud. Drawing is what they are for.</source>
        <translation>Ein Blindgänger. Ums Ziehen geht es ja gerade.</translation>
    </message>
    <message>
        <source>And if there are just a few left in the bag?</source>
        <translation>Und wenn im Beutel nur noch wenige sind?</translation>
    </message>
    <message>
        <source>Draw what there is. The live bullets you threw away go in afterwards, and you do not draw again.</source>
        <translation>Zieh, was da ist. Die weggeworfenen scharfen Patronen kommen danach hinein, und noch einmal gezogen wird nicht.</translation>
    </message>
    <message>
        <source>Who is the left neighbour if several are hit at once?</source>
        <translation>Wer ist der linke Nachbar, wenn mehrere zugleich getroffen werden?</translation>
    </message>
    <message>
        <source>The next one clockwise who was alive before the shots.</source>
        <translation>Der Nächste im Uhrzeigersinn, der vor den Schüssen noch lebte.</translation>
    </message>
    <message>
        <source>After lights out, who turns first?</source>
        <translation>Wer dreht nach Licht aus zuerst?</translation>
    </message>
    <message>
        <source>Both at the same time, without knowing about each other.</source>
        <translation>Beide gleichzeitig, ohne voneinander zu wissen.</translation>
    </message>
    <message>
        <source>I took over an active bullet, then its revolver changes hands. Whose is it?</source>
        <translation>Ich habe eine offen liegende Patrone übernommen, dann wechselt ihr Revolver den Besitzer. Wem gehorcht sie?</translation>
    </message>
    <message>
        <source>Still you.</source>
        <translation>Immer noch dir.</translation>
    </message>
    <message>
        <source>Can a trigger malfunction keep a revolver from firing?</source>
        <translation>Kann eine Abzugsfehlfunktion einen Revolver am Schießen hindern?</translation>
    </message>
    <message>
        <source>No, it makes it fire twice. The bullet counts, not the stories told about it.</source>
        <translation>Nein, sie lässt ihn zweimal schießen. Es zählt die Patrone, nicht die Geschichten darüber.</translation>
    </message>
    <message>
        <source>May a test of honor go to somebody without spares?</source>
        <translation>Darf eine Frage der Ehre an jemanden gehen, der keine Ersatzpatronen hat?</translation>
    </message>
    <message>
        <source>Yes. He may have some by the time it counts.</source>
        <translation>Ja. Bis es so weit ist, hat er vielleicht welche.</translation>
    </message>
    <message>
        <source>Lack of etiquette: do I have to name all three at once?</source>
        <translation>Mangel an Umgangsformen: Muss ich alle drei auf einmal nennen?</translation>
    </message>
    <message>
        <source>No, one after the other. If there are fewer than three, you look at those.</source>
        <translation>Nein, eine nach der anderen. Gibt es weniger als drei, siehst du dir eben die an.</translation>
    </message>
    <message>
        <source>Do used bullets return to the bag?</source>
        <translation>Kommen verbrauchte Patronen zurück in den Beutel?</translation>
    </message>
    <message>
        <source>Only the live ones. All others are out of the game.</source>
        <translation>Nur die scharfen. Alle anderen sind aus dem Spiel.</translation>
    </message>
    <message>
        <source>Shadow-Gunslingers</source>
        <translation>Schattenrevolverhelden</translation>
    </message>
    <message>
        <source>The dead ride on</source>
        <translation>Die Toten reiten weiter</translation>
    </message>
    <message>
        <source>With this switch, from four players on, nobody goes home early: whoever is eliminated comes back as a *shadow*, for his own turns only.</source>
        <translation>Mit diesem Schalter, ab vier Spielern, geht keiner früher heim: Wer ausscheidet, kommt als *Schatten* zurück, aber nur für seine eigenen Züge.</translation>
    </message>
    <message>
        <source>A shadow</source>
        <translation>Ein Schatten</translation>
    </message>
    <message>
        <source>Being eliminated goes as [always](bang/elimination), with one difference: he keeps his nuggets. And eliminated he is: for [victory](bang/victory) it does not matter that he rides on.</source>
        <translation>Das Ausscheiden läuft wie [immer](bang/elimination), mit einem Unterschied: Er behält seine Nuggets. Und ausgeschieden ist er: Für den [Sieg](bang/victory) zählt es nicht, dass er weiterreitet.</translation>
    </message>
    <message>
        <source>Outside his turn he is not there: no target, no place when distances are counted, no share of Store, Saloon or Gatling; Dynamite passes him by.</source>
        <translation>Außerhalb seines Zuges ist er nicht da: kein Ziel, kein Platz beim Zählen der Entfernung, kein Anteil an Laden, Saloon oder Gatling; das Dynamit geht an ihm vorbei.</translation>
    </message>
    <message>
        <source>The turn of a shadow</source>
        <translation>Der Zug eines Schattens</translation>
    </message>
    <message>
        <source>He comes in with no life point and no card, and counts as a player for this turn.</source>
        <translation>Er kommt ohne Lebenspunkt und ohne Karte und zählt für diesen Zug als Spieler.</translation>
    </message>
    <message>
        <source>He draws two cards, in his character’s way.</source>
        <translation>Er zieht zwei Karten, so wie es sein Charakter tut.</translation>
    </message>
    <message>
        <source>He plays, shoots, buys and sells like anybody. But he can neither lose nor gain life points.</source>
        <translation>Er spielt, schießt, kauft und verkauft wie jeder andere. Nur Lebenspunkte kann er weder verlieren noch bekommen.</translation>
    </message>
    <message>
        <source>He discards his hand, his cards on the table and his equipment, keeps his nuggets, and is gone.</source>
        <translation>Er legt Hand, Karten auf dem Tisch und Ausrüstung ab, behält seine Nuggets und ist wieder fort.</translation>
    </message>
    <message>
        <source>What he put in front of others stays: Jail, Wanted. What he earns by hitting people is his. If he loses a Duel, nothing happens.</source>
        <translation>Was er vor andere gelegt hat, bleibt: Gefängnis, Steckbrief. Was er mit Treffern verdient, gehört ihm. Verliert er ein Duell, passiert nichts.</translation>
    </message>
    <message>
        <source>An extra turn, from Don Bell’s bell or the Gold Rush card, is a new shadow turn: everything goes, then two new cards. His leaving is no elimination, so Vulture Sam gets nothing.</source>
        <translation>Ein zusätzlicher Zug, durch Don Bells Glocke oder den Goldrausch, ist ein neuer Schattenzug: Alles geht weg, dann kommen zwei neue Karten. Sein Abgang ist kein Ausscheiden, Vulture Sam bekommt also nichts.</translation>
    </message>
    <message>
        <source>The shadow-Renegade</source>
        <translation>Der Schatten-Abtrünnige</translation>
    </message>
    <message>
        <source>A dead Renegade changes sides with the wind. At the start of each of his turns the open roles of the others are counted: the Sheriff and dead Deputies against dead Outlaws.</source>
        <translation>Ein toter Abtrünniger dreht sich nach dem Wind. Am Anfang jedes seiner Züge werden die offenen Rollen der anderen gezählt: der Sheriff und tote Hilfssheriffs gegen tote Gesetzlose.</translation>
    </message>
    <message>
        <source>Open roles</source>
        <translation>Offene Rollen</translation>
    </message>
    <message>
        <source>He rides</source>
        <translation>Er reitet</translation>
    </message>
    <message>
        <source>more of the Law</source>
        <translation>mehr vom Gesetz</translation>
    </message>
    <message>
        <source>as many of the Outlaws, or more</source>
        <translation>gleich viele Gesetzlose oder mehr</translation>
    </message>
    <message>
        <source>for the Law</source>
        <translation>für das Gesetz</translation>
    </message>
    <message>
        <source>with the Outlaws</source>
        <translation>mit den Gesetzlosen</translation>
    </message>
    <message>
        <source>He wins and loses with the side he is on, until the start of his next turn. Before his first turn as a shadow he has no side, and wins with nobody. At a table of eight the other Renegade counts for the side he is on just then.</source>
        <translation>Mit der Seite, auf der er steht, gewinnt und verliert er, bis zum Anfang seines nächsten Zuges. Vor seinem ersten Zug als Schatten hat er keine Seite und gewinnt mit niemandem. Zu acht zählt der andere Abtrünnige für die Seite, auf der er gerade steht.</translation>
    </message>
    <message>
        <source>And if the Sheriff falls in a shadow’s turn, the Outlaws win, even if a Renegade is the only one alive: the shadow is in the game, too.</source>
        <translation>Und fällt der Sheriff im Zug eines Schattens, gewinnen die Gesetzlosen, selbst wenn nur noch ein Abtrünniger lebt: Der Schatten ist ja auch im Spiel.</translation>
    </message>
    <message>
        <source>A quiet round</source>
        <translation>Eine ruhige Runde</translation>
    </message>
    <message>
        <source>A round begins. Ida knows what she loaded: a Click lies in her safe position.</source>
        <translation>Eine Runde beginnt. Ida weiß, was sie geladen hat: Auf ihrer Sicherheitsposition liegt ein Click.</translation>
    </message>
    <message>
        <source>All cylinders turn by one. Her Click is at the top now, and nobody plays anything.</source>
        <translation>Alle Trommeln drehen sich um eine Kammer. Ihr Click liegt jetzt oben, und niemand spielt etwas.</translation>
    </message>
    <message>
        <source>Reveal! Her Click goes back into the bag at once. Clem fired a greased cylinder, Rosa a hammer malfunction.</source>
        <translation>Aufdecken! Idas Click kommt sofort zurück in den Beutel. Clem hat eine gut geschmierte Trommel abgefeuert, Rosa eine Abschussfehlfunktion.</translation>
    </message>
    <message>
        <source>Clem has the lower number. He keeps his bullet and turns Ida’s cylinder by three. Everything she knew lies opposite now.</source>
        <translation>Clem hat die kleinere Zahl. Er behält seine Patrone und dreht Idas Trommel um drei Kammern. Was sie wusste, liegt jetzt alles gegenüber.</translation>
    </message>
    <message>
        <source>Rosa keeps hers, too: it lies on her revolver for next time. Then everybody draws a bullet for his empty chamber.</source>
        <translation>Auch Rosa behält ihre: Sie liegt für das nächste Mal auf ihrem Revolver. Dann zieht jeder eine Patrone für seine leere Kammer.</translation>
    </message>
    <message>
        <source>Everybody reloads, and Ida takes the spare she had all along. The next round can come.</source>
        <translation>Alle laden nach, und Ida nimmt dafür die Ersatzpatrone, die sie schon hatte. Die nächste Runde kann kommen.</translation>
    </message>
    <message>
        <source>Kablamo comes first</source>
        <translation>Erst das Kablamo</translation>
    </message>
    <message>
        <source>Clem has a Kablamo coming up. In his hand lies a red bullet that would save him, and he is dreaming.</source>
        <translation>Bei Clem kommt ein Kablamo. Auf seiner Hand liegt eine rote Patrone, die ihn retten würde, und er träumt.</translation>
    </message>
    <message>
        <source>Too late. He is out before anything else happens; his live bullets go into the bag, the red one is discarded unused.</source>
        <translation>Zu spät. Er ist raus, bevor sonst etwas geschieht; seine scharfen Patronen kommen in den Beutel, die rote wird ungenutzt abgeworfen.</translation>
    </message>
    <message>
        <source>Only now Rosa’s greased cylinder takes effect. She turns Ida’s.</source>
        <translation>Erst jetzt wirkt Rosas gut geschmierte Trommel. Sie dreht die von Ida.</translation>
    </message>
    <message>
        <source>Who goes first</source>
        <translation>Wer zuerst drankommt</translation>
    </message>
    <message>
        <source>Three bullets are active: 12, 18 and 59. The lowest number comes first, and that is Rosa’s.</source>
        <translation>Drei Patronen liegen offen: 12, 18 und 59. Die kleinste Zahl kommt zuerst, und das ist die von Rosa.</translation>
    </message>
    <message>
        <source>An act of cowardice. She keeps it; it lies on her revolver from now on.</source>
        <translation>Ein Akt der Feigheit. Den behält sie; er liegt von nun an auf ihrem Revolver.</translation>
    </message>
    <message>
        <source>Clem has 18, a hammer malfunction. He gives it to Ida, for reasons of his own.</source>
        <translation>Clem hat die 18, eine Abschussfehlfunktion. Er gibt sie Ida, er wird schon wissen, warum.</translation>
    </message>
    <message>
        <source>59 is a trigger malfunction. Ida returns the favour: next time Clem fires twice.</source>
        <translation>Die 59 ist eine Abzugsfehlfunktion. Ida revanchiert sich: Beim nächsten Mal schießt Clem zweimal.</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Gleich noch einmal</translation>
    </message>
    <message>
        <source>A trigger malfunction lies on Clem’s revolver.</source>
        <translation>Auf Clems Revolver liegt eine Abzugsfehlfunktion.</translation>
    </message>
    <message>
        <source>Everybody fires a Click. But Clem’s revolver fired, so now it owes another shot.</source>
        <translation>Alle feuern ein Click ab. Aber Clems Revolver hat geschossen, und nun schuldet er noch einen Schuss.</translation>
    </message>
    <message>
        <source>He turns the cylinder once more, all alone. The others watch.</source>
        <translation>Er dreht die Trommel noch einmal, ganz allein. Die anderen schauen zu.</translation>
    </message>
    <message>
        <source>Kablamo.</source>
        <translation>Kablamo.</translation>
    </message>
    <message>
        <source>No survivors</source>
        <translation>Keine Überlebenden</translation>
    </message>
    <message>
        <source>Only Ida and Clem are left. Both have a Kablamo in the safe position, and neither does anything about it.</source>
        <translation>Nur Ida und Clem sind noch übrig. Beide haben ein Kablamo auf der Sicherheitsposition, und keiner unternimmt etwas.</translation>
    </message>
    <message>
        <source>Both fall in the same moment. Nobody wins.</source>
        <translation>Beide fallen im selben Augenblick. Niemand gewinnt.</translation>
    </message>
    <message>
        <source>An answer to an answer</source>
        <translation>Antwort auf eine Antwort</translation>
    </message>
    <message>
        <source>Ida’s stockpiling and Clem’s trigger malfunction are active. She fears the malfunction will come to her.</source>
        <translation>Idas „Auf Vorrat“ und Clems Abzugsfehlfunktion liegen offen. Ida fürchtet, dass sie die Fehlfunktion abbekommt.</translation>
    </message>
    <message>
        <source>So she plays a misfire on it. Everybody may answer.</source>
        <translation>Also spielt sie einen Fehlschuss darauf. Jetzt dürfen alle antworten.</translation>
    </message>
    <message>
        <source>Rosa does: she plays a backfire on the misfire.</source>
        <translation>Rosa tut es: Sie spielt eine Fehlzündung auf den Fehlschuss.</translation>
    </message>
    <message>
        <source>The last one counts first. Rosa takes the misfire over and aims it anew, at Ida’s own bullet.</source>
        <translation>Die letzte wirkt zuerst. Rosa übernimmt den Fehlschuss und zielt neu, auf Idas eigene Patrone.</translation>
    </message>
    <message>
        <source>Ida’s stockpiling is cancelled, the trigger malfunction is still there.</source>
        <translation>Idas „Auf Vorrat“ ist aufgehoben, die Abzugsfehlfunktion ist noch da.</translation>
    </message>
    <message>
        <source>Nobody touches the light</source>
        <translation>Das Licht bleibt an</translation>
    </message>
    <message>
        <source>Ida is content with her cylinder and holds a misfire.</source>
        <translation>Ida ist mit ihrer Trommel zufrieden und hat einen Fehlschuss auf der Hand.</translation>
    </message>
    <message>
        <source>Clem plays lights out. Before it gets dark everybody may answer.</source>
        <translation>Clem spielt „Licht aus“. Bevor es dunkel wird, dürfen alle antworten.</translation>
    </message>
    <message>
        <source>Ida plays her misfire on it. Nobody answers that.</source>
        <translation>Ida spielt ihren Fehlschuss darauf. Darauf antwortet niemand.</translation>
    </message>
    <message>
        <source>Both bullets are discarded, and nothing has happened.</source>
        <translation>Beide Patronen werden abgeworfen, und nichts ist geschehen.</translation>
    </message>
    <message>
        <source>You first</source>
        <translation>Nach dir</translation>
    </message>
    <message>
        <source>Ida fires a Click next, and after that a Kablamo. One shot a round is quite enough for her.</source>
        <translation>Ida feuert als Nächstes ein Click ab und danach ein Kablamo. Ein Schuss pro Runde reicht ihr völlig.</translation>
    </message>
    <message>
        <source>Clem plays trigger happy on her. Two shots!</source>
        <translation>Clem spielt „Schiesswütig“ auf sie. Zwei Schüsse!</translation>
    </message>
    <message>
        <source>She answers with a backfire. From now on the bullet is hers to assign.</source>
        <translation>Sie antwortet mit einer Fehlzündung. Von jetzt an bestimmt sie, wer die Patrone bekommt.</translation>
    </message>
    <message>
        <source>Back to Clem. He will fire twice this round, not she.</source>
        <translation>Zurück an Clem. Nun schießt er diese Runde zweimal, nicht sie.</translation>
    </message>
    <message>
        <source>Me too</source>
        <translation>Ich auch</translation>
    </message>
    <message>
        <source>Clem’s stockpiling is active. Ida has an empty chamber and holds a ricochet.</source>
        <translation>Clems „Auf Vorrat“ liegt offen. Ida hat eine leere Kammer und einen Querschläger auf der Hand.</translation>
    </message>
    <message>
        <source>She plays it and does the same at once: she draws a bullet and looks at it.</source>
        <translation>Sie spielt ihn und tut sofort dasselbe: Sie zieht eine Patrone und sieht sie sich an.</translation>
    </message>
    <message>
        <source>It goes into her empty chamber, and she draws another one as a spare.</source>
        <translation>Die kommt in ihre leere Kammer, und dazu zieht sie noch eine als Ersatz.</translation>
    </message>
    <message>
        <source>Then Clem’s bullet takes effect as if nothing had happened.</source>
        <translation>Danach wirkt Clems Patrone, als wäre nichts gewesen.</translation>
    </message>
    <message>
        <source>Two with one bullet</source>
        <translation>Zwei auf einen Streich</translation>
    </message>
    <message>
        <source>A full metal jacket is in force, and Clem’s next bullet is a Kablamo.</source>
        <translation>Ein Vollmantelgeschoss ist im Spiel, und Clems nächste Patrone ist ein Kablamo.</translation>
    </message>
    <message>
        <source>It goes through: Clem is out, and so is Rosa on his left, who had nothing to do with it.</source>
        <translation>Es schlägt durch: Clem ist raus und links von ihm auch Rosa, die gar nichts dafür konnte.</translation>
    </message>
    <message>
        <source>What is mine is yours</source>
        <translation>Was mein ist, ist auch dein</translation>
    </message>
    <message>
        <source>All have reloaded. Ida knows that a Kablamo lies in her safe position.</source>
        <translation>Alle haben nachgeladen. Ida weiß, dass auf ihrer Sicherheitsposition ein Kablamo liegt.</translation>
    </message>
    <message>
        <source>She plays Bolshevik rules, and the next round begins. She fires her Kablamo, and it hits Clem on her left.</source>
        <translation>Sie spielt die Regeln der Bolschewiki, und die nächste Runde beginnt. Sie feuert ihr Kablamo ab, und es trifft Clem, links von ihr.</translation>
    </message>
    <message>
        <source>In the dark</source>
        <translation>Im Dunkeln</translation>
    </message>
    <message>
        <source>Ida knows that her next bullet is a Kablamo. She waits.</source>
        <translation>Ida weiß, dass ihre nächste Patrone ein Kablamo ist. Sie wartet ab.</translation>
    </message>
    <message>
        <source>The cylinders have turned; it is at the top. Now!</source>
        <translation>Die Trommeln haben sich gedreht; es liegt oben. Jetzt!</translation>
    </message>
    <message>
        <source>Lights out: she and Clem exchange revolvers. What Ida knew about lies with Clem now.</source>
        <translation>Licht aus: Sie und Clem tauschen die Revolver. Was Ida kannte, liegt jetzt bei Clem.</translation>
    </message>
    <message>
        <source>Both may turn their new cylinders, both leave them alone. Clem would better have turned.</source>
        <translation>Beide dürfen ihre neue Trommel drehen, beide lassen sie stehen. Clem hätte besser gedreht.</translation>
    </message>
    <message>
        <source>Better a coward</source>
        <translation>Lieber feige</translation>
    </message>
    <message>
        <source>Again a Kablamo in Ida’s safe position. This time she holds an act of cowardice.</source>
        <translation>Wieder ein Kablamo auf Idas Sicherheitsposition. Diesmal hat sie einen Akt der Feigheit.</translation>
    </message>
    <message>
        <source>The cylinders have turned, and there is still time.</source>
        <translation>Die Trommeln haben sich gedreht, und noch ist Zeit.</translation>
    </message>
    <message>
        <source>She plays it on herself.</source>
        <translation>Sie spielt ihn auf sich selbst.</translation>
    </message>
    <message>
        <source>The Kablamo is thrown away, the cylinder turns once more, and a Click is fired instead. Two of her chambers are empty now.</source>
        <translation>Das Kablamo wird weggeworfen, die Trommel dreht sich noch einmal, und abgefeuert wird ein Click. Jetzt sind zwei ihrer Kammern leer.</translation>
    </message>
    <message>
        <source>Changing one’s mind</source>
        <translation>Es sich anders überlegen</translation>
    </message>
    <message>
        <source>Ida’s safe bullet is a Kablamo. Among her spares is a greased cylinder.</source>
        <translation>Auf Idas Sicherheitsposition liegt ein Kablamo. Unter ihren Ersatzpatronen ist eine gut geschmierte Trommel.</translation>
    </message>
    <message>
        <source>She plays moment of truth. Rosa has no spare and is left out.</source>
        <translation>Sie spielt „Stunde der Wahrheit“. Rosa hat keine Ersatzpatrone und macht nicht mit.</translation>
    </message>
    <message>
        <source>Ida takes the Kablamo into her hand, where it is harmless. Clem exchanges something as well, and only he knows what.</source>
        <translation>Ida nimmt das Kablamo auf die Hand, wo es harmlos ist. Auch Clem tauscht etwas, und was, weiß nur er.</translation>
    </message>
    <message>
        <source>Just a quick look</source>
        <translation>Nur ein kurzer Blick</translation>
    </message>
    <message>
        <source>Ida holds a lack of etiquette.</source>
        <translation>Ida hat einen „Mangel an Umgangsformen“ auf der Hand.</translation>
    </message>
    <message>
        <source>She plays it. Clem’s safe bullet is none of her business, all the others are.</source>
        <translation>Sie spielt ihn. Die Patrone auf Clems Sicherheitsposition geht sie nichts an, alle anderen schon.</translation>
    </message>
    <message>
        <source>Two of Clem’s, one of Rosa’s. Where she looks, all can see; what she sees, nobody.</source>
        <translation>Zwei bei Clem, eine bei Rosa. Wohin sie schaut, sehen alle; was sie sieht, niemand.</translation>
    </message>
    <message>
        <source>Seen. Now she has to remember that Clem fires a Kablamo in two rounds.</source>
        <translation>Gesehen. Jetzt muss sie sich merken, dass Clem in zwei Runden ein Kablamo abfeuert.</translation>
    </message>
    <message>
        <source>A cylinder malfunction lies on Ida’s revolver.</source>
        <translation>Auf Idas Revolver liegt eine Trommelfehlfunktion.</translation>
    </message>
    <message>
        <source>The shot is as usual: her Click comes to the top.</source>
        <translation>Geschossen wird wie immer: Ihr Click kommt nach oben.</translation>
    </message>
    <message>
        <source>Afterwards the cylinder turns back by one. The empty chamber lies in the safe position.</source>
        <translation>Danach dreht sich die Trommel um eine Kammer zurück. Die leere Kammer liegt auf der Sicherheitsposition.</translation>
    </message>
    <message>
        <source>There Ida loads what she is going to fire next. No surprises.</source>
        <translation>Dort lädt Ida, was sie als Nächstes abfeuert. Keine Überraschungen.</translation>
    </message>
    <message>
        <source>With compliments</source>
        <translation>Mit besten Grüßen</translation>
    </message>
    <message>
        <source>Ida fired a double cross and keeps it. Her safe bullet is a Kablamo.</source>
        <translation>Ida hat ein Doppelspiel abgefeuert und behält es. Auf ihrer Sicherheitsposition liegt ein Kablamo.</translation>
    </message>
    <message>
        <source>That one she gives away. Clem’s safe bullet is out of reach, all his others are not.</source>
        <translation>Das gibt sie her. An die Patrone auf Clems Sicherheitsposition kommt sie nicht heran, an alle anderen schon.</translation>
    </message>
    <message>
        <source>She takes the one before it. He would fire the Kablamo in two rounds, but now he may turn his cylinder.</source>
        <translation>Sie nimmt die davor. In zwei Runden würde er das Kablamo abfeuern, aber jetzt darf er seine Trommel drehen.</translation>
    </message>
    <message>
        <source>He smells something and turns one back. Now it is three.</source>
        <translation>Er riecht etwas und dreht um eine zurück. Jetzt sind es drei.</translation>
    </message>
    <message>
        <source>Among gentlemen</source>
        <translation>Unter Gentlemen</translation>
    </message>
    <message>
        <source>Clem fired a gentlemen agreement. Ida has a Kablamo in her cylinder and hopes.</source>
        <translation>Clem hat eine Einigung unter Gentlemen abgefeuert. Ida hat ein Kablamo in der Trommel und hofft.</translation>
    </message>
    <message>
        <source>He keeps it and names Ida and Rosa. Each picks a bullet of her own.</source>
        <translation>Er behält sie und nennt Ida und Rosa. Jede sucht sich eine eigene Patrone aus.</translation>
    </message>
    <message>
        <source>Ida offers the Kablamo, Rosa her safe bullet. What lies in Rosa’s safe position now, she will find out in the next round.</source>
        <translation>Ida bietet das Kablamo, Rosa die Patrone auf ihrer Sicherheitsposition. Was dort jetzt liegt, erfährt Rosa in der nächsten Runde.</translation>
    </message>
    <message>
        <source>Half a turn</source>
        <translation>Eine halbe Drehung</translation>
    </message>
    <message>
        <source>Ida fired a greased cylinder. Next would be her Kablamo.</source>
        <translation>Ida hat eine gut geschmierte Trommel abgefeuert. Als Nächstes käme ihr Kablamo.</translation>
    </message>
    <message>
        <source>She turns her own cylinder by three. The Kablamo is on the opposite side and has four rounds to go.</source>
        <translation>Sie dreht ihre eigene Trommel um drei Kammern. Das Kablamo liegt auf der anderen Seite und ist erst in vier Runden dran.</translation>
    </message>
    <message>
        <source>Not this time</source>
        <translation>Diesmal nicht</translation>
    </message>
    <message>
        <source>A Kablamo in the safe position, but a hammer malfunction on the revolver. Ida sleeps well.</source>
        <translation>Ein Kablamo auf der Sicherheitsposition, aber eine Abschussfehlfunktion auf dem Revolver. Ida schläft gut.</translation>
    </message>
    <message>
        <source>The cylinder turns as always.</source>
        <translation>Die Trommel dreht sich wie immer.</translation>
    </message>
    <message>
        <source>The others reveal, she does not. The Kablamo stays face down and moves on; it comes round again.</source>
        <translation>Die anderen decken auf, sie nicht. Das Kablamo bleibt verdeckt und wandert weiter; es kommt schon wieder vorbei.</translation>
    </message>
    <message>
        <source>Stuck</source>
        <translation>Verklemmt</translation>
    </message>
    <message>
        <source>A ratchet malfunction lies on Ida’s revolver. At the top is a Click she loaded a moment ago.</source>
        <translation>Auf Idas Revolver liegt eine Sperrradfehlfunktion. Oben liegt ein Click, das sie gerade erst geladen hat.</translation>
    </message>
    <message>
        <source>All cylinders turn, hers does not.</source>
        <translation>Alle Trommeln drehen sich, ihre nicht.</translation>
    </message>
    <message>
        <source>So the Click is fired. The Kablamo is still in the safe position and comes next.</source>
        <translation>Also wird das Click abgefeuert. Das Kablamo liegt noch auf der Sicherheitsposition und kommt als Nächstes.</translation>
    </message>
    <message>
        <source>Unseen</source>
        <translation>Unbesehen</translation>
    </message>
    <message>
        <source>Ida fired a sleight of hand. She has a Kablamo to spare, Clem has two spares.</source>
        <translation>Ida hat einen Taschenspielertrick abgefeuert. Sie hat ein Kablamo übrig und Clem zwei Ersatzpatronen.</translation>
    </message>
    <message>
        <source>She keeps the trick and picks her Kablamo. Now she points at one of Clem’s spares.</source>
        <translation>Sie behält den Trick und wählt ihr Kablamo. Jetzt zeigt sie auf eine von Clems Ersatzpatronen.</translation>
    </message>
    <message>
        <source>His right one goes into her chamber, the Kablamo into his hand. He may look. She may not.</source>
        <translation>Seine rechte wandert in ihre Kammer, das Kablamo auf seine Hand. Er darf nachsehen. Sie nicht.</translation>
    </message>
    <message>
        <source>Whatever comes</source>
        <translation>Was eben kommt</translation>
    </message>
    <message>
        <source>Ida fired a stockpiling, and another chamber of hers is empty.</source>
        <translation>Ida hat „Auf Vorrat“ abgefeuert, und noch eine ihrer Kammern ist leer.</translation>
    </message>
    <message>
        <source>She keeps it and draws: a Kablamo. It must go into one of the two.</source>
        <translation>Sie behält es und zieht: ein Kablamo. Es muss in eine der beiden hinein.</translation>
    </message>
    <message>
        <source>At the top it is fired last. And as a spare she draws something that may help.</source>
        <translation>Ganz oben kommt es zuletzt dran. Und als Ersatzpatrone zieht sie etwas, das helfen könnte.</translation>
    </message>
    <message>
        <source>A helping hand</source>
        <translation>Eine helfende Hand</translation>
    </message>
    <message>
        <source>A test of honor lies in front of Ida. Clem has two empty chambers, one of them in the safe position.</source>
        <translation>Vor Ida liegt eine Frage der Ehre. Clem hat zwei leere Kammern, eine davon auf der Sicherheitsposition.</translation>
    </message>
    <message>
        <source>She loads the other one for him, with a Kablamo from her hand.</source>
        <translation>Die andere lädt sie für ihn, mit einem Kablamo von ihrer Hand.</translation>
    </message>
    <message>
        <source>He loads the safe one himself and wonders. In six rounds at the latest he will know.</source>
        <translation>Die sichere lädt er selbst und grübelt. In spätestens sechs Runden weiß er Bescheid.</translation>
    </message>
    <message>
        <source>Round and round</source>
        <translation>Rundherum</translation>
    </message>
    <message>
        <source>Ida fired a triple action and keeps it. A Kablamo lies in her safe position.</source>
        <translation>Ida hat eine Dreifachaktion abgefeuert und behält sie. Auf ihrer Sicherheitsposition liegt ein Kablamo.</translation>
    </message>
    <message>
        <source>She picks three bullets: her Kablamo, one of Clem’s, one of Rosa’s.</source>
        <translation>Sie wählt drei Patronen: ihr Kablamo, eine von Clem, eine von Rosa.</translation>
    </message>
    <message>
        <source>They move on by one place each: the Kablamo to Clem, Clem’s to Rosa, Rosa’s to Ida. Whatever it is, it cannot be worse.</source>
        <translation>Sie rücken jede einen Platz weiter: das Kablamo zu Clem, die von Clem zu Rosa, die von Rosa zu Ida. Was es auch ist, schlimmer kann es nicht sein.</translation>
    </message>
    <message>
        <source>A shot, and somebody who saw it coming</source>
        <translation>Ein Schuss, und einer sah ihn kommen</translation>
    </message>
    <message>
        <source>A Talkin&apos; Iron has just been turned. All hands are at the hips.</source>
        <translation>Gerade wurde ein Revolver aufgedeckt. Alle Hände sind an der Hüfte.</translation>
    </message>
    <message>
        <source>Clem would rather hide: after 338 milliseconds his hand is on Rosa&apos;s base.</source>
        <translation>Clem versteckt sich lieber: Nach 338 Millisekunden liegt seine Hand auf Rosas Deckung.</translation>
    </message>
    <message>
        <source>Ida is first at the card and points at Clem, at 351. He was faster: cover. Bo shoots at Ida at 360, but there is only one shot in a card.</source>
        <translation>Ida ist nach 351 zuerst an der Karte und zeigt auf Clem. Er war schneller: Deckung. Bo schießt nach 360 auf Ida, aber in einer Karte steckt nur ein Schuss.</translation>
    </message>
    <message>
        <source>No cover is thick enough</source>
        <translation>Keine Deckung ist dick genug</translation>
    </message>
    <message>
        <source>A Big Gun. Clem has been sitting behind Ida&apos;s base for a while and feels safe.</source>
        <translation>Eine Kanone. Clem sitzt schon eine Weile hinter Idas Deckung und fühlt sich sicher.</translation>
    </message>
    <message>
        <source>Rosa is first, at 402 milliseconds, and points at him. His hand stays where it is; his gang has 5 left.</source>
        <translation>Rosa ist nach 402 Millisekunden zuerst da und zeigt auf ihn. Seine Hand bleibt, wo sie ist; von seiner Bande sind noch 5 da.</translation>
    </message>
    <message>
        <source>Who is last?</source>
        <translation>Wer ist Letzter?</translation>
    </message>
    <message>
        <source>Move! Ida&apos;s hand lies on her own base, the others are at the hips.</source>
        <translation>Weg hier! Idas Hand liegt auf ihrer eigenen Deckung, die anderen sind an der Hüfte.</translation>
    </message>
    <message>
        <source>Clem slaps Ida&apos;s base at 312, on top of her hand. That counts: she has to go anyway.</source>
        <translation>Clem schlägt nach 312 auf Idas Deckung, über ihre Hand. Das zählt: Sie muss ja ohnehin fort.</translation>
    </message>
    <message>
        <source>Ida goes for Rosa&apos;s base at 325. But a hand in cover has to get up first.</source>
        <translation>Ida will nach 325 auf Rosas Deckung. Aber eine Hand, die liegt, muss erst hoch.</translation>
    </message>
    <message>
        <source>Bo starts at 390 and is there at once. Rosa&apos;s base is gone.</source>
        <translation>Bo startet nach 390 und ist sofort dort. Rosas Deckung ist weg.</translation>
    </message>
    <message>
        <source>Rosa takes Bo&apos;s base at 430: three are safe, and Ida is last. She was the second to press.</source>
        <translation>Rosa nimmt sich nach 430 Bos Deckung: Drei sind sicher, und Ida ist Letzte. Gedrückt hatte sie als Zweite.</translation>
    </message>
    <message>
        <source>Slapping a horse</source>
        <translation>Ein Pferd schlagen</translation>
    </message>
    <message>
        <source>Move! again. Bo has got used to shooting.</source>
        <translation>Wieder: Weg hier! Bo hat sich ans Schießen gewöhnt.</translation>
    </message>
    <message>
        <source>Clem is in cover at 300. Then Bo slaps the horse at 305, and everything is over.</source>
        <translation>Clem ist nach 300 in Deckung. Dann schlägt Bo nach 305 auf das Pferd, und alles ist vorbei.</translation>
    </message>
    <message>
        <source>It costs him a member: 5. Ida and Rosa have no cover and lose nobody.</source>
        <translation>Das kostet ihn ein Mitglied: noch 5. Ida und Rosa haben keine Deckung und verlieren niemanden.</translation>
    </message>
    <message>
        <source>A present</source>
        <translation>Ein Geschenk</translation>
    </message>
    <message>
        <source>Gold! Everybody has 1 already.</source>
        <translation>Gold! Eins hat jeder schon: 1.</translation>
    </message>
    <message>
        <source>Clem is first, at 344, with his finger on Rosa. She has 2 Gold now. Ida&apos;s open hand at 361 would have been the right one.</source>
        <translation>Clem ist nach 344 zuerst da, mit dem Finger auf Rosa. Sie hat jetzt 2 Gold. Idas flache Hand nach 361 wäre die richtige gewesen.</translation>
    </message>
    <message>
        <source>A twitch</source>
        <translation>Ein Zucken</translation>
    </message>
    <message>
        <source>A card is on its way. Ida&apos;s finger itches.</source>
        <translation>Eine Karte ist unterwegs. Ida juckt der Finger.</translation>
    </message>
    <message>
        <source>She presses 40 milliseconds too early. Nobody can have seen anything: flinched.</source>
        <translation>Sie drückt 40 Millisekunden zu früh. Da kann noch keiner etwas gesehen haben: gezuckt.</translation>
    </message>
    <message>
        <source>A Talkin&apos; Iron! At 410 she means it, but her hand is locked until 600.</source>
        <translation>Ein Revolver! Nach 410 meint sie es ernst, aber ihre Hand ist bis 600 gesperrt.</translation>
    </message>
    <message>
        <source>Rosa has all the time in the world and shoots at 480. Ida has 5 left.</source>
        <translation>Rosa hat alle Zeit der Welt und schießt nach 480. Ida bleiben 5.</translation>
    </message>
    <message>
        <source>Second thoughts</source>
        <translation>Doch lieber anders</translation>
    </message>
    <message>
        <source>A Talkin&apos; Iron, and Ida is in cover. Nothing can happen to her.</source>
        <translation>Ein Revolver, und Ida ist in Deckung. Ihr kann nichts passieren.</translation>
    </message>
    <message>
        <source>She lifts her hand at 210. Now something can.</source>
        <translation>Nach 210 hebt sie die Hand. Jetzt schon.</translation>
    </message>
    <message>
        <source>At 260 she wants to hide behind Rosa&apos;s base, but whoever has left gets no cover in this round. Clem shoots at 377: 5 left.</source>
        <translation>Nach 260 will sie hinter Rosas Deckung, aber wer gegangen ist, bekommt in dieser Runde keine mehr. Clem schießt nach 377: noch 5.</translation>
    </message>
    <message>
        <source>Two milliseconds</source>
        <translation>Zwei Millisekunden</translation>
    </message>
    <message>
        <source>A Big Gun, and two who are wide awake.</source>
        <translation>Eine Kanone, und zwei, die hellwach sind.</translation>
    </message>
    <message>
        <source>Ida slaps at 352, Rosa at 354. Nobody could swear to that: it does not count, and all keep their 6 members.</source>
        <translation>Ida schlägt nach 352 zu, Rosa nach 354. Darauf könnte keiner schwören: Es zählt nicht, und alle behalten ihre 6 Mitglieder.</translation>
    </message>
    <message>
        <source>Through the wall, for money</source>
        <translation>Gegen Geld durch die Wand</translation>
    </message>
    <message>
        <source>Ida leads the Union and has 1 Gold. Clem is in cover, and a Talkin&apos; Iron lies open.</source>
        <translation>Ida führt die Nordstaatler und hat 1 Gold. Clem ist in Deckung, und ein Revolver liegt offen.</translation>
    </message>
    <message>
        <source>She shoots at him all the same, at 333. Nothing but cover, and so she is asked.</source>
        <translation>Sie schießt nach 333 trotzdem auf ihn. Nur die Deckung getroffen, also wird sie gefragt.</translation>
    </message>
    <message>
        <source>She pays. The Talkin&apos; Iron counts as a Big Gun: Clem has 5 left, Ida 0 Gold.</source>
        <translation>Sie zahlt. Der Revolver zählt als Kanone: Clem bleiben 5, Ida 0 Gold.</translation>
    </message>
    <message>
        <source>The only ones who may</source>
        <translation>Die Einzigen, die dürfen</translation>
    </message>
    <message>
        <source>Move! Rosa rides with the Comanche and has 1 Gold.</source>
        <translation>Weg hier! Rosa reitet mit den Komantschen und hat 1 Gold.</translation>
    </message>
    <message>
        <source>Clem is safe at 310, he thinks. Rosa slaps the horse at 318, pointing at him.</source>
        <translation>Clem ist nach 310 in Sicherheit, glaubt er. Rosa schlägt nach 318 das Pferd und zeigt auf ihn.</translation>
    </message>
    <message>
        <source>She pays: the horse is a Big Gun now. Clem has 5 left, Rosa all her 6.</source>
        <translation>Sie zahlt: Das Pferd ist jetzt eine Kanone. Clem bleiben 5, Rosa alle 6.</translation>
    </message>
    <message>
        <source>In the way</source>
        <translation>Im Weg</translation>
    </message>
    <message>
        <source>Bo is the Sheriffs. A Talkin&apos; Iron, and three bases for everybody.</source>
        <translation>Bo ist die Sheriffs. Ein Revolver, und drei Deckungen für alle.</translation>
    </message>
    <message>
        <source>He hides at 300 and lays his second hand on Clem&apos;s base at 340.</source>
        <translation>Nach 300 versteckt er sich, nach 340 legt er die zweite Hand auf Clems Deckung.</translation>
    </message>
    <message>
        <source>Just there Ida wanted to go at 365. Taken! Clem shoots at 380: she has 5 left.</source>
        <translation>Genau dort will Ida nach 365 hin. Besetzt! Clem schießt nach 380: Ihr bleiben 5.</translation>
    </message>
    <message>
        <source>Mind the Gold</source>
        <translation>Vorsicht, Gold</translation>
    </message>
    <message>
        <source>Between two cards. Clem leads the Outlaws and has 1 Gold.</source>
        <translation>Zwischen zwei Karten. Clem führt die Banditen und hat 1 Gold.</translation>
    </message>
    <message>
        <source>He sets a trap on Gold. All can see it, and he has 0 Gold left.</source>
        <translation>Er stellt eine Falle auf Gold. Alle können sie sehen, und ihm bleiben 0 Gold.</translation>
    </message>
    <message>
        <source>And Gold it is.</source>
        <translation>Und es kommt Gold.</translation>
    </message>
    <message>
        <source>Ida was not listening: at 333 she is first. She has 5 members left and no more Gold than before, 1.</source>
        <translation>Ida hat nicht aufgepasst: Nach 333 ist sie die Erste. Ihr bleiben 5 Mitglieder und nicht mehr Gold als vorher, 1.</translation>
    </message>
    <message>
        <source>A better offer</source>
        <translation>Ein besseres Angebot</translation>
    </message>
    <message>
        <source>A Big Gun, and Ida has saved 3 Gold.</source>
        <translation>Eine Kanone, und Ida hat 3 Gold gespart.</translation>
    </message>
    <message>
        <source>She hits Clem at 346 and is asked: kill, or hire?</source>
        <translation>Sie trifft Clem nach 346 und wird gefragt: erledigen oder einstellen?</translation>
    </message>
    <message>
        <source>She hires for 3 Gold. Ida&apos;s gang has 7 members now, Clem&apos;s 5.</source>
        <translation>Sie stellt ein, für 3 Gold. Idas Bande hat jetzt 7 Mitglieder, Clems 5.</translation>
    </message>
    <message>
        <source>The first one out deals</source>
        <translation>Wer zuerst geht, gibt</translation>
    </message>
    <message>
        <source>Three are left, seen with Rosa&apos;s eyes: she has 1 member and 2 Gold. Move!</source>
        <translation>Noch drei, durch Rosas Augen gesehen: Sie hat 1 Mitglied und 2 Gold. Weg hier!</translation>
    </message>
    <message>
        <source>Ida is in cover at 300, Clem at 311, and Rosa is out. It was nobody&apos;s shot, so her Gold is discarded.</source>
        <translation>Ida ist nach 300 in Deckung, Clem nach 311, und Rosa ist draußen. Es war niemandes Schuss, also wird ihr Gold abgelegt.</translation>
    </message>
    <message>
        <source>The duel. Both hands are at the hips, and Rosa has the deck. She sees the next three cards.</source>
        <translation>Das Duell. Beide Hände sind an der Hüfte, und Rosa hat den Stapel. Sie sieht die nächsten drei Karten.</translation>
    </message>
    <message>
        <source>Both are equally well off, so she may choose: the second one, a Big Gun. Ida is there at 340, and Clem has 5.</source>
        <translation>Beide stehen gleich gut da, also darf sie aussuchen: die zweite, eine Kanone. Ida ist nach 340 da, und Clem hat noch 5.</translation>
    </message>
    <message>
        <source>Gangs and their tricks</source>
        <translation>Banden und ihre Tricks</translation>
    </message>
    <message>
        <source>What a gang can do</source>
        <translation>Was eine Bande kann</translation>
    </message>
    <message>
        <source>Only in the full game, and never in the duel. Every gang has one power, as long as it lives.</source>
        <translation>Nur im vollen Spiel und nie im Duell. Jede Bande hat eine Kraft, solange es sie gibt.</translation>
    </message>
    <message>
        <source>Four of them are decided *after the slap*: whoever slapped first is asked, and has four seconds. Silence means no. The target stays whoever you pointed at. You pay with Gold you have; the card just slapped is no money yet.</source>
        <translation>Vier davon entscheiden sich *nach dem Schlag*: Wer zuerst war, wird gefragt und hat vier Sekunden. Schweigen heißt nein. Das Ziel bleibt, auf wen du gezeigt hast. Bezahlt wird mit Gold, das du hast; die Karte, auf die du gerade geschlagen hast, ist noch keins.</translation>
    </message>
    <message>
        <source>Gang</source>
        <translation>Bande</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>1 Gold</source>
        <translation>1 Gold</translation>
    </message>
    <message>
        <source>free</source>
        <translation>umsonst</translation>
    </message>
    <message>
        <source>after your Talkin&apos; Iron hit nothing but cover</source>
        <translation>nachdem dein Revolver nur die Deckung getroffen hat</translation>
    </message>
    <message>
        <source>after your Big Gun has hit</source>
        <translation>nachdem deine Kanone getroffen hat</translation>
    </message>
    <message>
        <source>after you slapped Gold</source>
        <translation>nachdem du auf Gold geschlagen hast</translation>
    </message>
    <message>
        <source>after you slapped the horse</source>
        <translation>nachdem du das Pferd geschlagen hast</translation>
    </message>
    <message>
        <source>whenever a base may be slapped</source>
        <translation>wann immer man in Deckung darf</translation>
    </message>
    <message>
        <source>between two cards</source>
        <translation>zwischen zwei Karten</translation>
    </message>
    <message>
        <source>when it is their turn to deal</source>
        <translation>wenn sie mit Geben dran sind</translation>
    </message>
    <message>
        <source>Through the wall</source>
        <translation>Durch die Wand</translation>
    </message>
    <message>
        <source>Double charge</source>
        <translation>Doppelte Ladung</translation>
    </message>
    <message>
        <source>Expensive ammunition</source>
        <translation>Teure Munition</translation>
    </message>
    <message>
        <source>From the saddle</source>
        <translation>Aus dem Sattel</translation>
    </message>
    <message>
        <source>Two hands</source>
        <translation>Zwei Hände</translation>
    </message>
    <message>
        <source>Mind your fingers</source>
        <translation>Finger weg</translation>
    </message>
    <message>
        <source>Timetable</source>
        <translation>Fahrplan</translation>
    </message>
    <message>
        <source>They slapped a Talkin&apos; Iron first, and the target is in cover. For 1 Gold the shot goes right through: it counts as a Big Gun. You are asked only when it makes a difference.</source>
        <translation>Sie waren beim Revolver die Ersten, und das Ziel ist in Deckung. Für 1 Gold geht der Schuss glatt hindurch: Er zählt als Kanone. Gefragt wirst du nur, wenn es etwas ändert.</translation>
    </message>
    <message>
        <source>For 1 Gold a Big Gun that hits takes two members instead of one, once for each card. A gang of one loses that one; nobody else is hit by what is left over.</source>
        <translation>Für 1 Gold nimmt eine Kanone, die trifft, zwei Mitglieder statt einem mit, einmal je Karte. Wer nur noch eins hat, verliert nur dieses; was übrig bleibt, trifft keinen anderen.</translation>
    </message>
    <message>
        <source>For 1 Gold from their stash the Gold they slapped is fired like a Big Gun, at whoever they pointed at. Both Gold go to the discard pile. Who declines gives it away or keeps it like everybody else; who pointed at nobody and pays has missed.</source>
        <translation>Für 1 Gold aus ihrem Vorrat feuern sie das Gold, auf das sie geschlagen haben, ab wie eine Kanone, auf den, auf den sie zeigten. Beide Gold kommen auf den Ablagestapel. Wer ablehnt, verschenkt oder behält es wie jeder andere; wer auf niemanden gezeigt hat und zahlt, schießt daneben.</translation>
    </message>
    <message>
        <source>They alone may slap the horse: for 1 Gold the Move! becomes a Big Gun, and the horse forgives. Whoever was in cover by then stays there, which does not help against a Big Gun. Without the Gold the horse kicks as usual.</source>
        <translation>Sie allein dürfen das Pferd schlagen: Für 1 Gold wird „Weg hier!“ zur Kanone, und das Pferd verzeiht. Wer bis dahin in Deckung war, bleibt dort, nur hilft das nicht gegen eine Kanone. Ohne Gold schlägt das Pferd aus wie immer.</translation>
    </message>
    <message>
        <source>Two slapping hands. Once the first one is in cover, the second may take a second base. It protects nobody better; it is simply in somebody&apos;s way.</source>
        <translation>Zwei Schlaghände. Ist die erste in Deckung, darf die zweite eine zweite belegen. Sicherer ist man dadurch nicht; sie ist nur jemandem im Weg.</translation>
    </message>
    <message>
        <source>Shooting takes both hands off their bases, grabbing Gold only the first. At Move! both have to go and one new base is enough; the two old ones do not count as new. While the Sheriffs deal, the second hand is busy.</source>
        <translation>Zum Schießen müssen beide Hände weg, zum Goldgreifen nur die erste. Bei „Weg hier!“ müssen beide fort, und eine neue Deckung reicht; die zwei alten gelten nicht als neu. Beim Geben ist die zweite Hand beschäftigt.</translation>
    </message>
    <message>
        <source>Between two cards, for 1 Gold each, they set a *trap* on a kind of card, in front of everybody. When the next card of that kind is turned, whoever slaps it first loses a member, and the card does nothing else. The Outlaws themselves fit into their traps very well.</source>
        <translation>Zwischen zwei Karten stellen sie für je 1 Gold eine *Falle* auf eine Kartensorte, vor aller Augen. Wird die nächste Karte dieser Sorte aufgedeckt, verliert der, der zuerst draufschlägt, ein Mitglied, und die Karte tut sonst nichts. In ihre eigenen Fallen passen die Banditen übrigens bestens.</translation>
    </message>
    <message>
        <source>A trap is used up by that card even if nobody slaps it. All traps vanish when the Outlaws are out or the duel begins. Who dies in a trap leaves his stash to the Outlaws.</source>
        <translation>Die Falle ist mit dieser Karte verbraucht, auch wenn keiner draufschlägt. Alle Fallen verschwinden, wenn die Banditen draußen sind oder das Duell beginnt. Wer in einer Falle stirbt, vererbt sein Gold den Banditen.</translation>
    </message>
    <message>
        <source>When it is their turn to deal they may look at the top card, and then have to turn that very card. Everybody sees that they look; at a shared screen the others look away for a second.</source>
        <translation>Sind sie mit Geben dran, dürfen sie sich die oberste Karte ansehen und müssen dann genau diese aufdecken. Dass sie nachsehen, sehen alle; an einem gemeinsamen Bildschirm schauen die anderen eine Sekunde lang weg.</translation>
    </message>
    <message>
        <source>Winning people over</source>
        <translation>Leute abwerben</translation>
    </message>
    <message>
        <source>Any gang can do this. When your shot hits, you may pay 3 Gold: the member does not die but changes sides. You have one more, even beyond six, and your target one fewer.</source>
        <translation>Das kann jede Bande. Wenn dein Schuss trifft, darfst du 3 Gold zahlen: Das Mitglied stirbt nicht, sondern läuft über. Du hast eins mehr, auch über sechs hinaus, und dein Ziel eins weniger.</translation>
    </message>
    <message>
        <source>Only for shots, not for traps, horses or people who were last. A double charge may win over both, for 3 Gold each. You pay with your own money, before you inherit anything.</source>
        <translation>Nur bei Schüssen, nicht bei Fallen, Pferden oder Leuten, die Letzte waren. Mit doppelter Ladung darfst du beide abwerben, für je 3 Gold. Bezahlt wird mit eigenem Geld, bevor du etwas erbst.</translation>
    </message>
    <message>
        <source>Out of the game, and high noon</source>
        <translation>Draußen, und zwölf Uhr mittags</translation>
    </message>
    <message>
        <source>A gang is out</source>
        <translation>Eine Bande ist draußen</translation>
    </message>
    <message>
        <source>No members left: out. Then, in this order:</source>
        <translation>Kein Mitglied mehr: draußen. Dann, in dieser Reihenfolge:</translation>
    </message>
    <message>
        <source>Whoever did it, by shot or by trap, takes the stash. Whoever brought it on himself (horse, last at Move!, own trap) takes it along into the discard pile.</source>
        <translation>Wer es war, ob mit Schuss oder Falle, bekommt das Gold. Wer selbst schuld ist (Pferd, Letzter, eigene Falle), nimmt es mit auf den Ablagestapel.</translation>
    </message>
    <message>
        <source>The base leaves the table. A hand that lies on it goes to the hip; all others stay where they are.</source>
        <translation>Die Deckung kommt vom Tisch. Eine Hand, die darauf liegt, geht an die Hüfte; alle anderen bleiben, wo sie sind.</translation>
    </message>
    <message>
        <source>The bases that are left spread out again, one to the left of each player.</source>
        <translation>Die übrigen Deckungen rücken auseinander, links von jedem Spieler eine.</translation>
    </message>
    <message>
        <source>In one round no more than one gang can go, unless you have [chosen otherwise](slap/switches).</source>
        <translation>In einer Runde kann höchstens eine Bande gehen, wenn ihr nichts anderes [eingestellt](slap/switches) habt.</translation>
    </message>
    <message>
        <source>The duel</source>
        <translation>Das Duell</translation>
    </message>
    <message>
        <source>Two gangs are left. Both hands go to the hip, and only their two bases lie between them. From now on there is no Gold, no power, no recruiting, no trap. Members won over stay.</source>
        <translation>Zwei Banden sind übrig. Beide Hände gehen an die Hüfte, und zwischen ihnen liegen nur noch ihre zwei Deckungen. Von jetzt an gibt es kein Gold, keine Kraft, kein Abwerben und keine Falle. Wer übergelaufen ist, bleibt.</translation>
    </message>
    <message>
        <source>Whoever was *out first deals*, every card. He may look at the next three and choose, as long as both duelists are equally well off: both in cover or both not. Else the top card comes. And he may pretend, twice for each card.</source>
        <translation>Wer *zuerst draußen war, gibt*, und zwar jede Karte. Er darf sich die nächsten drei ansehen und eine aussuchen, solange beide gleich gut dastehen: beide in Deckung oder beide nicht. Sonst kommt die oberste. Und er darf so tun, als ob, zweimal je Karte.</translation>
    </message>
    <message>
        <source>Gold is fool&apos;s gold now: a slap on it ends the round, and nothing happens. At Move! the first to land wins the round, for there are only two.</source>
        <translation>Gold ist jetzt Katzengold: Ein Schlag darauf beendet die Runde, mehr passiert nicht. Bei „Weg hier!“ gewinnt, wer zuerst landet, denn es sind ja nur zwei.</translation>
    </message>
    <message>
        <source>The last gang that has anybody standing. A game of four takes two to five minutes; after 300 cards without a winner the undertaker goes home, and nobody wins.</source>
        <translation>Die letzte Bande, von der noch jemand steht. Zu viert dauert das zwei bis fünf Minuten; nach 300 Karten ohne Sieger geht der Totengräber nach Hause, und keiner gewinnt.</translation>
    </message>
    <message>
        <source>Hands on the keys</source>
        <translation>Hände auf die Tasten</translation>
    </message>
    <message>
        <source>Alone at a keyboard</source>
        <translation>Allein an einer Tastatur</translation>
    </message>
    <message>
        <source>Keys are meant by their place, not by what is printed on them; the table shows yours on whatever they aim at. Press, never hold: nothing counts when you let go.</source>
        <translation>Tasten gelten nach ihrem Ort, nicht nach dem, was darauf steht; der Tisch zeigt deine gleich am Ziel. Drück, statt zu halten: Beim Loslassen zählt nichts.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>What your hand does</source>
        <translation>Was deine Hand tut</translation>
    </message>
    <message>
        <source>1 to 6</source>
        <translation>1 bis 6</translation>
    </message>
    <message>
        <source>shoots at the first to sixth opponent, clockwise from your left</source>
        <translation>schießt auf den ersten bis sechsten Gegner, von links im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Space bar</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>slaps the card open-handed</source>
        <translation>schlägt flach auf die Karte</translation>
    </message>
    <message>
        <source>Q W E R T Y U</source>
        <translation>Q W E R T Z U</translation>
    </message>
    <message>
        <source>goes for the first to seventh base, counted the same way</source>
        <translation>geht zur ersten bis siebten Deckung, genauso gezählt</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>leaves cover</source>
        <translation>verlässt die Deckung</translation>
    </message>
    <message>
        <source>A S D F G H J</source>
        <translation>A S D F G H J</translation>
    </message>
    <message>
        <source>the second hand of the [Sheriffs](slap/sheriffs)</source>
        <translation>die zweite Hand der [Sheriffs](slap/sheriffs)</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabetaste</translation>
    </message>
    <message>
        <source>deals, if it is your turn</source>
        <translation>gibt, wenn du dran bist</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>the [Railroad](slap/railroad) looks at the card</source>
        <translation>die [Eisenbahn](slap/railroad) sieht sich die Karte an</translation>
    </message>
    <message>
        <source>M and N</source>
        <translation>M und N</translation>
    </message>
    <message>
        <source>yes and no, when a power or a recruit is offered</source>
        <translation>ja und nein, wenn eine Kraft oder ein Überläufer zu haben ist</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Maus</translation>
    </message>
    <message>
        <source>The left button on the card slaps it, on a base takes cover; the right button on an opponent shoots at him. It works, but aiming takes longer than a key. Whoever wants to win uses keys.</source>
        <translation>Links auf die Karte schlägt zu, links auf eine Deckung versteckt dich, rechts auf einen Gegner schießt auf ihn. Das geht, aber Zielen dauert länger als eine Taste. Wer gewinnen will, nimmt Tasten.</translation>
    </message>
    <message>
        <source>Two to four at one keyboard</source>
        <translation>Zu zweit bis viert an einer Tastatur</translation>
    </message>
    <message>
        <source>Everybody gets a column of four keys:</source>
        <translation>Jeder bekommt eine Spalte mit vier Tasten:</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Shoot</source>
        <translation>Schießen</translation>
    </message>
    <message>
        <source>Slap</source>
        <translation>Zuschlagen</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>In Deckung</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Nächster</translation>
    </message>
    <message>
        <source>Z</source>
        <translation>Y</translation>
    </message>
    <message>
        <source>keypad 7</source>
        <translation>Num 7</translation>
    </message>
    <message>
        <source>keypad 4</source>
        <translation>Num 4</translation>
    </message>
    <message>
        <source>keypad 1</source>
        <translation>Num 1</translation>
    </message>
    <message>
        <source>keypad 8</source>
        <translation>Num 8</translation>
    </message>
    <message>
        <source>Your target is marked beforehand: *Next* moves your crosshair to the next opponent, pressed twice your mark to the next base. Without a mark *Cover* takes the next free base from your left. Pressed before the card comes, *Cover* lifts your hand again, and that is no flinch.</source>
        <translation>Dein Ziel ist vorher markiert: *Nächster* schiebt dein Fadenkreuz zum nächsten Gegner, zweimal gedrückt deine Marke zur nächsten Deckung. Ohne Marke nimmt *In Deckung* die nächste freie von links. Bevor die Karte kommt, hebt *In Deckung* deine Hand wieder ab, und das gilt nicht als Zucken.</translation>
    </message>
    <message>
        <source>The Enter key deals. When a power is offered, *Cover* says yes and N says no. The fourth player of a keyboard without a keypad has P, ;, / and 0.</source>
        <translation>Gegeben wird mit der Eingabetaste. Ist eine Kraft zu haben, sagt *In Deckung* ja und N nein. Wer als Vierter keinen Ziffernblock hat, bekommt P, Ö, - und 0.</translation>
    </message>
    <message>
        <source>Can your keyboard do that?</source>
        <translation>Kann das eure Tastatur?</translation>
    </message>
    <message>
        <source>If the extra part for game pads is installed: the right stick aims at a player and the right trigger shoots, A slaps, the left stick aims at a base and the left trigger takes cover, B leaves it, Y deals. X looks at the Railroad&apos;s card. With the left bumper held it is the Sheriffs&apos; second hand that takes cover.</source>
        <translation>Wenn der Zusatz für Gamepads installiert ist: Der rechte Stick zielt auf einen Spieler, der rechte Abzug schießt, A schlägt zu, der linke Stick zielt auf eine Deckung, der linke Abzug geht hinein, B verlässt sie, Y gibt. X sieht sich die Karte der Eisenbahn an. Mit gehaltener linker Schultertaste geht die zweite Hand der Sheriffs in Deckung.</translation>
    </message>
    <message>
        <source>Touch screen</source>
        <translation>Touchscreen</translation>
    </message>
    <message>
        <source>Everybody has a pad of his own at his edge of the screen: a small card and a dot for each base. Tap the card to slap it, swipe from it towards somebody to shoot. A finger resting on a dot is in cover, lifting it means leaving.</source>
        <translation>Jeder hat am eigenen Bildschirmrand ein Feld für sich: eine kleine Karte und einen Punkt für jede Deckung. Tipp auf die Karte, um zuzuschlagen, wisch von ihr zu jemandem hin, um zu schießen. Ein Finger, der auf einem Punkt liegt, ist in Deckung; hebst du ihn, verlässt du sie.</translation>
    </message>
    <message>
        <source>For every hand</source>
        <translation>Für jede Hand</translation>
    </message>
    <message>
        <source>One switch</source>
        <translation>Eine einzige Taste</translation>
    </message>
    <message>
        <source>Calm mode</source>
        <translation>Ruhe-Modus</translation>
    </message>
    <message>
        <source>No speed at all: the card lies open, and everybody chooses an action in secret, within ten seconds. Then lots decide who was first, and everything else goes by the rules. Nobody flinches, nobody is slow. It is a game of guessing what the others will do.</source>
        <translation>Ganz ohne Tempo: Die Karte liegt offen, und jeder wählt heimlich, was er tut, innerhalb von zehn Sekunden. Dann entscheidet das Los, wer zuerst war, und alles Weitere geht nach den Regeln. Keiner zuckt, keiner ist langsam. Dafür musst du erraten, was die anderen vorhaben.</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>Forty cards in which nobody loses anybody. At the end you see your reaction times for each card, and how often you did the wrong thing very fast.</source>
        <translation>Vierzig Karten, bei denen keiner jemanden verliert. Am Ende siehst du deine Reaktionszeiten für jede Karte, und wie oft du sehr schnell das Falsche getan hast.</translation>
    </message>
    <message>
        <source>A head start</source>
        <translation>Ein Vorsprung</translation>
    </message>
    <message>
        <source>A seat may be given up to 200 milliseconds: they are taken off its times before anything is judged. Everybody sees it. Good for children, grandparents and old keyboards. Flinching is judged without it.</source>
        <translation>Ein Platz kann bis zu 200 Millisekunden geschenkt bekommen: Sie werden von seinen Zeiten abgezogen, bevor geurteilt wird. Alle sehen das. Gut für Kinder, Großeltern und alte Tastaturen. Ob jemand zuckt, wird ohne Vorsprung gemessen.</translation>
    </message>
    <message>
        <source>For the eyes</source>
        <translation>Für die Augen</translation>
    </message>
    <message>
        <source>Simple keyboards swallow a key when several are down. Columns prevent most of that. Under “Controls for games of reaction” in the menu there is a check: all press *Shoot* together, five times, and you see whose press got lost.</source>
        <translation>Einfache Tastaturen verschlucken eine Taste, wenn mehrere gedrückt sind. Die Spalten verhindern das meiste. Im Menü unter „Steuerung für Reaktionsspiele“ gibt es eine Probe: Alle drücken fünfmal gemeinsam *Schießen*, und ihr seht, wessen Druck verloren geht.</translation>
    </message>
    <message>
        <source>Game pads</source>
        <translation>Gamepads</translation>
    </message>
    <message>
        <source>Whoever can or wants to press one key only turns this on in the menu, under “Controls for games of reaction”. The space bar then does whatever suits the card: it shoots at a target, grabs Gold, finds a base. For the help your time is counted 150 milliseconds longer.</source>
        <translation>Wer nur eine Taste drücken kann oder will, schaltet das im Menü unter „Steuerung für Reaktionsspiele“ ein. Die Leertaste tut dann, was zur Karte passt: schießt auf ein Ziel, greift nach dem Gold, sucht eine Deckung. Für die Hilfe zählt deine Zeit 150 Millisekunden länger.</translation>
    </message>
    <message>
        <source>The four cards differ in shape and place, not just in colour, and there are plain ones in black and white, to be switched on with the other controls. Nothing flashes. Between two cards anybody may ask for a break; it goes on when all are ready.</source>
        <translation>Die vier Karten unterscheiden sich in Form und Ort, nicht nur in der Farbe. Wer will, schaltet bei der Steuerung schlichte in Schwarz-Weiß ein. Nichts blitzt. Zwischen zwei Karten darf jeder um eine Pause bitten; weiter geht es, wenn alle so weit sind.</translation>
    </message>
    <message>
        <source>Fair over the network</source>
        <translation>Fair im Netz</translation>
    </message>
    <message>
        <source>Your reaction is measured where you sit</source>
        <translation>Gemessen wird, wo du sitzt</translation>
    </message>
    <message>
        <source>Your time runs on your own machine, from the moment you saw the card to the moment you pressed. How long the message travels afterwards does not matter. A slow Wi-Fi costs you nothing.</source>
        <translation>Deine Zeit läuft auf deinem eigenen Rechner, von dem Augenblick, in dem du die Karte gesehen hast, bis zu deinem Druck. Wie lange die Nachricht danach unterwegs ist, spielt keine Rolle. Ein lahmes WLAN kostet dich nichts.</translation>
    </message>
    <message>
        <source>The card appears on all screens at the same moment, and nobody&apos;s machine can read it before. The table waits until everybody&apos;s presses are in, usually for a few hundredths of a second, and only then judges.</source>
        <translation>Die Karte erscheint auf allen Bildschirmen im selben Augenblick, und kein Rechner kann sie vorher lesen. Der Tisch wartet, bis alle Schläge da sind, meist ein paar Hundertstelsekunden, und urteilt erst dann.</translation>
    </message>
    <message>
        <source>The host has no advantage: his own screen is told as late and measured as strictly as yours.</source>
        <translation>Der Gastgeber hat keinen Vorteil: Sein Bildschirm erfährt alles genauso spät und wird genauso streng gemessen wie deiner.</translation>
    </message>
    <message>
        <source>Misdeal</source>
        <translation>Vergeben</translation>
    </message>
    <message>
        <source>If somebody&apos;s screen was noticeably late, the card goes back into the deck, nothing has happened, and the same dealer deals again. If it happens to the same machine time and again, the game goes on without waiting for it.</source>
        <translation>War ein Bildschirm merklich zu spät dran, kommt die Karte zurück in den Stapel. Nichts ist passiert, und derselbe Geber gibt noch einmal. Trifft es immer wieder denselben Rechner, wird weitergespielt, ohne auf ihn zu warten.</translation>
    </message>
    <message>
        <source>Too late</source>
        <translation>Zu spät</translation>
    </message>
    <message>
        <source>The table does not wait for ever: a press that arrives more than about a third of a second after the verdict was due is ignored. You are told so.</source>
        <translation>Ewig wartet der Tisch nicht: Ein Schlag, der mehr als etwa eine Drittelsekunde nach dem fälligen Urteil eintrifft, zählt nicht mehr. Das wird dir gesagt.</translation>
    </message>
    <message>
        <source>Honest people</source>
        <translation>Ehrliche Leute</translation>
    </message>
    <message>
        <source>Times that cannot be true are refused. Times that are too good to be true are not, but the table is told: “faster than people usually are”. What you do about it is up to you.</source>
        <translation>Zeiten, die nicht stimmen können, werden abgelehnt. Zeiten, die zu schön sind, um wahr zu sein, nicht, aber der Tisch erfährt davon: „schneller, als Menschen es gewöhnlich sind“. Was ihr daraus macht, ist eure Sache.</translation>
    </message>
    <message>
        <source>Keyboards and screens</source>
        <translation>Tastaturen und Bildschirme</translation>
    </message>
    <message>
        <source>They differ by tens of milliseconds, and that no program can see. Forty milliseconds more cost every second won round among four. If one of you loses all the time and cannot understand why, try another keyboard, or a [head start](slap/handicap).</source>
        <translation>Sie unterscheiden sich um Dutzende Millisekunden, und das sieht kein Programm. Vierzig Millisekunden mehr kosten zu viert jede zweite gewonnene Runde. Wenn einer von euch ständig verliert und es nicht fassen kann: Probiert eine andere Tastatur oder einen [Vorsprung](slap/handicap).</translation>
    </message>
    <message>
        <source>Against the machine</source>
        <translation>Gegen den Rechner</translation>
    </message>
    <message>
        <source>Four levels</source>
        <translation>Vier Stufen</translation>
    </message>
    <message>
        <source>Bots have human reactions, with good days and bad ones. They see the card as late as you do, look at hands as late as you do, and now and then do the wrong thing.</source>
        <translation>Bots reagieren wie Menschen, mit guten und schlechten Tagen. Sie sehen die Karte so spät wie du, die Hände der anderen so spät wie du, und ab und zu tun sie das Falsche.</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Reaction by itself</source>
        <translation>Reaktion von Haus aus</translation>
    </message>
    <message>
        <source>Beside you</source>
        <translation>Neben dir</translation>
    </message>
    <message>
        <source>Slips</source>
        <translation>Patzer</translation>
    </message>
    <message>
        <source>530 milliseconds</source>
        <translation>530 Millisekunden</translation>
    </message>
    <message>
        <source>470 milliseconds</source>
        <translation>470 Millisekunden</translation>
    </message>
    <message>
        <source>425 milliseconds</source>
        <translation>425 Millisekunden</translation>
    </message>
    <message>
        <source>390 milliseconds</source>
        <translation>390 Millisekunden</translation>
    </message>
    <message>
        <source>60 slower</source>
        <translation>60 langsamer</translation>
    </message>
    <message>
        <source>25 slower</source>
        <translation>25 langsamer</translation>
    </message>
    <message>
        <source>like you</source>
        <translation>wie du</translation>
    </message>
    <message>
        <source>20 faster</source>
        <translation>20 schneller</translation>
    </message>
    <message>
        <source>8 in 100</source>
        <translation>8 von 100</translation>
    </message>
    <message>
        <source>5 in 100</source>
        <translation>5 von 100</translation>
    </message>
    <message>
        <source>3 in 100</source>
        <translation>3 von 100</translation>
    </message>
    <message>
        <source>2 in 100</source>
        <translation>2 von 100</translation>
    </message>
    <message>
        <source>A few hundredths of a second decide everything here. So bots keep pace with the people at the table: after a few cards their usual time lies beside yours, as in the third column.</source>
        <translation>Ein paar Hundertstelsekunden entscheiden hier alles. Darum passen sich Bots den Leuten am Tisch an: Nach ein paar Karten liegt ihre übliche Zeit neben deiner, so wie in der dritten Spalte.</translation>
    </message>
    <message>
        <source>What nobody knows</source>
        <translation>Was keiner weiß</translation>
    </message>
    <message>
        <source>The order of the deck, the card that is coming, and when it comes. What the Railroad and the dealer of a duel look at, they alone see. Everything else lies in the open. A bot knows no more than the player in whose place it sits.</source>
        <translation>Die Reihenfolge des Stapels, welche Karte kommt und wann. Was die Eisenbahn und der Geber eines Duells sich ansehen, sehen nur sie. Alles andere liegt offen. Ein Bot weiß nicht mehr als der Spieler, auf dessen Platz er sitzt.</translation>
    </message>
    <message>
        <source>What you can set</source>
        <translation>Was sich einstellen lässt</translation>
    </message>
    <message>
        <source>Before a game the host may choose:</source>
        <translation>Vor dem Spiel darf der Gastgeber wählen:</translation>
    </message>
    <message>
        <source>*Game, pace, dealing*: basic or full, three paces, who turns the cards, who deals first. And whether the table counts the cards for all.</source>
        <translation>*Spiel, Tempo, Geben*: einfach oder voll, drei Tempi, wer die Karten aufdeckt, wer zuerst gibt. Und ob der Tisch für alle die Karten zählt.</translation>
    </message>
    <message>
        <source>*Move!*: with strict blocking a base under a hand that has not moved is taken until it is lifted. And several without cover when time is up may all lose a member.</source>
        <translation>*Weg hier!*: Bei strengem Blockieren ist eine Deckung unter einer Hand, die sich nicht gerührt hat, besetzt, bis diese weg ist. Und wenn mehrere bis zuletzt ohne Deckung sind, können auch alle ein Mitglied verlieren.</translation>
    </message>
    <message>
        <source>*Photo finish*: how close is too close, and whether it does not count or is drawn by lot.</source>
        <translation>*Fotofinish*: wie knapp zu knapp ist, und ob es dann nicht zählt oder das Los entscheidet.</translation>
    </message>
    <message>
        <source>*Times*: how long lifting a hand takes, what a slap on a taken base costs, what is a flinch and how long it locks, after how long a card goes.</source>
        <translation>*Zeiten*: wie lange das Heben einer Hand dauert, was ein Schlag auf eine besetzte Deckung kostet, was als Zucken gilt und wie lange es sperrt, nach wie vielen Sekunden eine Karte verschwindet.</translation>
    </message>
    <message>
        <source>*Leaving cover*: whoever has left may be kept from the same base only, and not from all.</source>
        <translation>*Deckung verlassen*: Wer gegangen ist, darf nur nicht in dieselbe zurück, statt in gar keine mehr.</translation>
    </message>
    <message>
        <source>*Traps*: they may come on top of what the card does.</source>
        <translation>*Fallen*: Sie können zur Wirkung der Karte dazukommen.</translation>
    </message>
    <message>
        <source>*Duel*: how many cards its dealer sees, whether he may always choose, whether Gold is taken out of the deck. And two players may begin with the duel at once; then the table deals.</source>
        <translation>*Duell*: wie viele Karten der Geber sieht, ob er immer aussuchen darf, ob das Gold aus dem Stapel kommt. Und zu zweit könnt ihr gleich mit dem Duell anfangen; dann gibt der Tisch.</translation>
    </message>
    <message>
        <source>For the first evening</source>
        <translation>Für den ersten Abend</translation>
    </message>
    <message>
        <source>Put two fingers on keys beforehand: one on the opponent you are going to shoot at, one on the base you are going to take. Then only the card is left to decide.</source>
        <translation>Leg vorher zwei Finger auf Tasten: einen auf den Gegner, auf den du schießen willst, einen auf die Deckung, die du nehmen willst. Dann entscheidet nur noch die Karte.</translation>
    </message>
    <message>
        <source>Better late than wrong. A horse slapped in 300 milliseconds costs exactly as much as being last.</source>
        <translation>Lieber spät als falsch. Ein Pferd, das du nach 300 Millisekunden schlägst, kostet genauso viel, wie Letzter zu sein.</translation>
    </message>
    <message>
        <source>To stay or to go</source>
        <translation>Bleiben oder gehen</translation>
    </message>
    <message>
        <source>Cover is good as long as many Talkin&apos; Irons are left in the deck and bad as soon as many Move! are. Count along: twenty of each, ten Big Guns, up to seventeen Gold.</source>
        <translation>Deckung ist gut, solange noch viele Revolver im Stapel sind, und schlecht, sobald viele „Weg hier!“ kommen. Zähl mit: je zwanzig, dazu zehn Kanonen und bis zu siebzehn Gold.</translation>
    </message>
    <message>
        <source>With one member left hide more often than you think you have to.</source>
        <translation>Mit einem letzten Mitglied versteck dich öfter, als du denkst.</translation>
    </message>
    <message>
        <source>Whom to shoot</source>
        <translation>Auf wen du schießt</translation>
    </message>
    <message>
        <source>Somebody with one member left and much Gold is worth two shots: he is out, and his stash is yours. But whoever is not in cover comes first: a shot at cover is a present to all.</source>
        <translation>Wer nur noch ein Mitglied und viel Gold hat, ist zwei Schüsse wert: Er ist draußen, und sein Vorrat gehört dir. Zuerst kommt aber, wer nicht in Deckung ist: Ein Schuss auf eine Deckung ist ein Geschenk an alle.</translation>
    </message>
    <message>
        <source>I was first! Everybody saw it!</source>
        <translation>Ich war zuerst! Das haben alle gesehen!</translation>
    </message>
    <message>
        <source>They saw your hand on their screens, which takes a moment. The verdict has the times as your own machines measured them.</source>
        <translation>Gesehen haben sie deine Hand auf ihren Bildschirmen, und das dauert einen Moment. Im Urteil stehen die Zeiten, wie eure eigenen Rechner sie gemessen haben.</translation>
    </message>
    <message>
        <source>May I use both hands on the keys?</source>
        <translation>Darf ich mit beiden Händen tippen?</translation>
    </message>
    <message>
        <source>As many as you have. At the table it is still one slapping hand.</source>
        <translation>Mit so vielen, wie du hast. Am Tisch bleibt es bei einer Schlaghand.</translation>
    </message>
    <message>
        <source>Can I not simply guess when the card comes?</source>
        <translation>Kann ich nicht einfach raten, wann die Karte kommt?</translation>
    </message>
    <message>
        <source>No. Having waited tells nothing about how long it still takes, and a wrong guess [locks your hand](slap/flinch).</source>
        <translation>Nein. Wie lange du schon wartest, verrät nichts, und wer falsch rät, dessen [Hand ist gesperrt](slap/flinch).</translation>
    </message>
    <message>
        <source>May I count cards?</source>
        <translation>Darf ich Karten zählen?</translation>
    </message>
    <message>
        <source>Yes, the discards lie in the open. Nobody has ever won this game by arithmetic, though.</source>
        <translation>Ja, die abgelegten liegen offen. Durch Kopfrechnen hat dieses Spiel allerdings noch keiner gewonnen.</translation>
    </message>
    <message>
        <source>Rulings on Move! and cover</source>
        <translation>Entscheidungen zu „Weg hier!“ und Deckung</translation>
    </message>
    <message>
        <source>Rulings on slaps and cards</source>
        <translation>Entscheidungen zu Schlägen und Karten</translation>
    </message>
    <message>
        <source>Rulings on gangs and Gold</source>
        <translation>Entscheidungen zu Banden und Gold</translation>
    </message>
    <message>
        <source>Rulings on the end and the duel</source>
        <translation>Entscheidungen zu Ende und Duell</translation>
    </message>
    <message>
        <source>Must the last player at Move! still slap?</source>
        <translation>Muss der Letzte bei „Weg hier!“ noch zuschlagen?</translation>
    </message>
    <message>
        <source>No. He loses a member as soon as all the others are safe.</source>
        <translation>Nein. Er verliert sein Mitglied, sobald alle anderen in Sicherheit sind.</translation>
    </message>
    <message>
        <source>May I take a base at Move! on which somebody still has his hand?</source>
        <translation>Darf ich bei „Weg hier!“ eine Deckung nehmen, auf der noch jemand liegt?</translation>
    </message>
    <message>
        <source>Yes, if he has not moved yet: each base is there for one claim. There is a [switch](slap/switches) for strict blocking.</source>
        <translation>Ja, wenn er sich noch nicht gerührt hat: Jede Deckung kann sich einer sichern. Für strenges Blockieren gibt es einen [Schalter](slap/switches).</translation>
    </message>
    <message>
        <source>What is a new base?</source>
        <translation>Was ist eine neue Deckung?</translation>
    </message>
    <message>
        <source>Any that was not under your own hand when the card was turned.</source>
        <translation>Jede, die beim Aufdecken nicht unter deiner eigenen Hand lag.</translation>
    </message>
    <message>
        <source>Time is up at Move!, and two or more are not in cover. Who loses?</source>
        <translation>Die Zeit bei „Weg hier!“ ist um, und zwei oder mehr sind nicht in Deckung. Wer verliert?</translation>
    </message>
    <message>
        <source>Nobody: they are all last. There is a [switch](slap/switches) by which they all lose.</source>
        <translation>Niemand: Alle sind Letzte. Mit einem [Schalter](slap/switches) verlieren sie alle.</translation>
    </message>
    <message>
        <source>I never moved at Move!. Is my hand still in cover?</source>
        <translation>Ich habe mich bei „Weg hier!“ nicht gerührt. Liegt meine Hand noch in Deckung?</translation>
    </message>
    <message>
        <source>No. It goes to your hip.</source>
        <translation>Nein. Sie geht an die Hüfte.</translation>
    </message>
    <message>
        <source>What if nobody slaps the card?</source>
        <translation>Was, wenn keiner auf die Karte schlägt?</translation>
    </message>
    <message>
        <source>After five seconds it is discarded.</source>
        <translation>Nach fünf Sekunden wird sie abgelegt.</translation>
    </message>
    <message>
        <source>I left cover while a gun lay open. May I take another base?</source>
        <translation>Ich habe die Deckung verlassen, während eine Waffe offen lag. Darf ich in eine andere?</translation>
    </message>
    <message>
        <source>Not in this round. By a [switch](slap/switches) only the same one is closed to you.</source>
        <translation>In dieser Runde nicht. Mit einem [Schalter](slap/switches) ist dir nur dieselbe versperrt.</translation>
    </message>
    <message>
        <source>May I take cover on a Big Gun or on Gold?</source>
        <translation>Darf ich auch bei Kanone oder Gold in Deckung gehen?</translation>
    </message>
    <message>
        <source>Yes. It helps next time.</source>
        <translation>Ja. Es hilft beim nächsten Mal.</translation>
    </message>
    <message>
        <source>Two are equally fast. And now?</source>
        <translation>Zwei sind gleich schnell. Und jetzt?</translation>
    </message>
    <message>
        <source>It does not count, and whoever takes cover is favoured. By a [switch](slap/switches) lots decide.</source>
        <translation>Es zählt nicht, und wer in Deckung geht, wird bevorzugt. Mit einem [Schalter](slap/switches) entscheidet das Los.</translation>
    </message>
    <message>
        <source>Does the Gold everybody begins with come out of the seventeen?</source>
        <translation>Gehört das Gold, mit dem alle anfangen, zu den siebzehn?</translation>
    </message>
    <message>
        <source>Yes. Seven players find only ten Gold in the deck.</source>
        <translation>Ja. Zu siebt sind nur noch zehn Gold im Stapel.</translation>
    </message>
    <message>
        <source>How is somebody in cover slower?</source>
        <translation>Inwiefern ist langsamer, wer in Deckung ist?</translation>
    </message>
    <message>
        <source>Whatever his hand does, it comes down 120 milliseconds later.</source>
        <translation>Was seine Hand auch tut, sie landet 120 Millisekunden später.</translation>
    </message>
    <message>
        <source>What does a false start cost?</source>
        <translation>Was kostet ein Fehlstart?</translation>
    </message>
    <message>
        <source>Time, but no member: the hand is locked until 600 milliseconds after the card.</source>
        <translation>Zeit, aber kein Mitglied: Die Hand ist gesperrt, bis die Karte 600 Millisekunden offen liegt.</translation>
    </message>
    <message>
        <source>I slapped a gun and pointed at nobody.</source>
        <translation>Ich habe auf eine Waffe geschlagen und auf niemanden gezeigt.</translation>
    </message>
    <message>
        <source>A miss, and the round is over.</source>
        <translation>Daneben, und die Runde ist vorbei.</translation>
    </message>
    <message>
        <source>I pointed at myself, or at somebody who is out.</source>
        <translation>Ich habe auf mich selbst gezeigt, oder auf jemanden, der draußen ist.</translation>
    </message>
    <message>
        <source>That counts as pointing at nobody.</source>
        <translation>Das gilt als auf niemanden gezeigt.</translation>
    </message>
    <message>
        <source>And if the card was Gold?</source>
        <translation>Und wenn die Karte Gold war?</translation>
    </message>
    <message>
        <source>Then it is yours: whoever points at nobody has an open hand.</source>
        <translation>Dann gehört es dir: Wer auf niemanden zeigt, hat die flache Hand.</translation>
    </message>
    <message>
        <source>When may the Outlaws set a trap?</source>
        <translation>Wann dürfen die Banditen eine Falle stellen?</translation>
    </message>
    <message>
        <source>Between two cards, and for all to see.</source>
        <translation>Zwischen zwei Karten, und so, dass es alle sehen.</translation>
    </message>
    <message>
        <source>Does a trapped card still do what it does?</source>
        <translation>Tut eine Karte mit Falle noch, was sie sonst tut?</translation>
    </message>
    <message>
        <source>No. By a [switch](slap/switches) it does.</source>
        <translation>Nein. Mit einem [Schalter](slap/switches) schon.</translation>
    </message>
    <message>
        <source>Somebody dies in a trap. Who gets his Gold?</source>
        <translation>Jemand stirbt in einer Falle. Wer bekommt sein Gold?</translation>
    </message>
    <message>
        <source>The Outlaws. Theirs is discarded if it was their own trap.</source>
        <translation>Die Banditen. War es ihre eigene Falle, wird ihres abgelegt.</translation>
    </message>
    <message>
        <source>Do traps outlive the Outlaws?</source>
        <translation>Überleben Fallen die Banditen?</translation>
    </message>
    <message>
        <source>Nobody slaps the trapped card. Is the trap still there?</source>
        <translation>Keiner schlägt auf die Karte mit der Falle. Ist die Falle noch da?</translation>
    </message>
    <message>
        <source>No, it is used up as soon as the card is turned.</source>
        <translation>Nein, sie ist mit dem Aufdecken verbraucht.</translation>
    </message>
    <message>
        <source>A trap, and a power that would change the card?</source>
        <translation>Eine Falle, und eine Kraft, die die Karte ändern würde?</translation>
    </message>
    <message>
        <source>The trap wins.</source>
        <translation>Die Falle gewinnt.</translation>
    </message>
    <message>
        <source>Do the Confederates decide after the slap?</source>
        <translation>Entscheiden die Südstaatler nach dem Schlag?</translation>
    </message>
    <message>
        <source>Yes, when they know that they have hit.</source>
        <translation>Ja, wenn sie wissen, dass sie getroffen haben.</translation>
    </message>
    <message>
        <source>The Poncho Posse fires a Gold. What becomes of it?</source>
        <translation>Die Poncho-Bande feuert ein Gold ab. Was wird daraus?</translation>
    </message>
    <message>
        <source>It is discarded, and it cannot pay for itself.</source>
        <translation>Es wird abgelegt, und sich selbst bezahlen kann es nicht.</translation>
    </message>
    <message>
        <source>The Comanche pay for the horse but pointed at nobody.</source>
        <translation>Die Komantschen zahlen für das Pferd, haben aber auf niemanden gezeigt.</translation>
    </message>
    <message>
        <source>A miss; the horse has been paid for.</source>
        <translation>Daneben, aber das Pferd ist bezahlt.</translation>
    </message>
    <message>
        <source>May I recruit with the Gold of my victim?</source>
        <translation>Darf ich mit dem Gold meines Opfers abwerben?</translation>
    </message>
    <message>
        <source>No. You inherit only afterwards.</source>
        <translation>Nein. Geerbt wird erst danach.</translation>
    </message>
    <message>
        <source>I win over somebody&apos;s last member. Is he out?</source>
        <translation>Ich werbe jemandem das letzte Mitglied ab. Ist er draußen?</translation>
    </message>
    <message>
        <source>Yes, and his stash is yours as well.</source>
        <translation>Ja, und sein Gold gehört dir auch.</translation>
    </message>
    <message>
        <source>May both members hit by a double charge be recruited?</source>
        <translation>Darf man bei doppelter Ladung beide abwerben?</translation>
    </message>
    <message>
        <source>Yes, for 3 Gold each.</source>
        <translation>Ja, für je 3 Gold.</translation>
    </message>
    <message>
        <source>May a gang have more than six?</source>
        <translation>Darf eine Bande mehr als sechs haben?</translation>
    </message>
    <message>
        <source>Yes, if it can afford them.</source>
        <translation>Ja, wenn sie sich das leisten kann.</translation>
    </message>
    <message>
        <source>The Sheriffs deal, and both of their hands are in cover.</source>
        <translation>Die Sheriffs geben, und beide Hände sind in Deckung.</translation>
    </message>
    <message>
        <source>The second one comes up for dealing and stays away for this card.</source>
        <translation>Die zweite hebt ab zum Geben und bleibt bei dieser Karte weg.</translation>
    </message>
    <message>
        <source>May the Sheriffs use the second hand alone?</source>
        <translation>Dürfen die Sheriffs nur die zweite Hand benutzen?</translation>
    </message>
    <message>
        <source>No, the first has to be in cover before.</source>
        <translation>Nein, die erste muss schon in Deckung sein.</translation>
    </message>
    <message>
        <source>The Sheriffs grab Gold from two bases.</source>
        <translation>Die Sheriffs greifen von zwei Deckungen aus nach Gold.</translation>
    </message>
    <message>
        <source>The first hand goes, the second stays and is the first from then on.</source>
        <translation>Die erste Hand geht, die zweite bleibt und ist von da an die erste.</translation>
    </message>
    <message>
        <source>At Move! the Sheriffs swap their two bases.</source>
        <translation>Die Sheriffs tauschen bei „Weg hier!“ ihre beiden Deckungen.</translation>
    </message>
    <message>
        <source>Neither of them is new.</source>
        <translation>Keine davon ist neu.</translation>
    </message>
    <message>
        <source>Who chooses the member that dies?</source>
        <translation>Wer sucht aus, welches Mitglied stirbt?</translation>
    </message>
    <message>
        <source>They are all alike. The table takes the next.</source>
        <translation>Sie sind alle gleich. Der Tisch nimmt das nächste.</translation>
    </message>
    <message>
        <source>The dealer is shot in his own round. Who deals next?</source>
        <translation>Der Geber wird in seiner eigenen Runde erledigt. Wer gibt als Nächster?</translation>
    </message>
    <message>
        <source>The next in turn who is still in.</source>
        <translation>Der Nächste im Uhrzeigersinn, der noch dabei ist.</translation>
    </message>
    <message>
        <source>What is Gold in a duel?</source>
        <translation>Was ist Gold im Duell?</translation>
    </message>
    <message>
        <source>Fool&apos;s gold: a slap on it ends the round. By a [switch](slap/switches) it is taken out.</source>
        <translation>Katzengold: Ein Schlag darauf beendet die Runde. Mit einem [Schalter](slap/switches) kommt es aus dem Stapel.</translation>
    </message>
    <message>
        <source>May the dealer of a duel help his friend?</source>
        <translation>Darf der Geber eines Duells seinem Freund helfen?</translation>
    </message>
    <message>
        <source>He may choose only while both are equally well off. By a [switch](slap/switches) always, if you like that kind of evening.</source>
        <translation>Aussuchen darf er nur, solange beide gleich gut dastehen. Mit einem [Schalter](slap/switches) immer, wenn ihr solche Abende mögt.</translation>
    </message>
    <message>
        <source>Whoever was out first has gone home.</source>
        <translation>Wer zuerst draußen war, ist schon heimgegangen.</translation>
    </message>
    <message>
        <source>Then the next in the order of going deals, else the table.</source>
        <translation>Dann gibt, wer danach ging, sonst der Tisch.</translation>
    </message>
    <message>
        <source>Where are the hands when the duel begins?</source>
        <translation>Wo sind die Hände, wenn das Duell beginnt?</translation>
    </message>
    <message>
        <source>Both at the hip.</source>
        <translation>Beide an der Hüfte.</translation>
    </message>
    <message>
        <source>Bases spread out again. What about the hands on them?</source>
        <translation>Die Deckungen rücken auseinander. Und die Hände darauf?</translation>
    </message>
    <message>
        <source>They go along.</source>
        <translation>Die wandern mit.</translation>
    </message>
    <message>
        <source>Can two play it?</source>
        <translation>Kann man das zu zweit spielen?</translation>
    </message>
    <message>
        <source>As a [house rule](slap/switches): the duel begins at once, and the table deals.</source>
        <translation>Als [Hausregel](slap/switches): Das Duell beginnt sofort, und der Tisch gibt.</translation>
    </message>
    <message>
        <source>Elsewhere it says that one takes damage. Is that something else?</source>
        <translation>Anderswo heißt es, man nehme Schaden. Ist das etwas anderes?</translation>
    </message>
    <message>
        <source>No. One member fewer, however you call it.</source>
        <translation>Nein. Ein Mitglied weniger, egal, wie man es nennt.</translation>
    </message>
    <message>
        <source>I was safe at Move! and left again. Am I last now?</source>
        <translation>Ich war bei „Weg hier!“ in Sicherheit und bin wieder gegangen. Bin ich jetzt Letzter?</translation>
    </message>
    <message>
        <source>No, but you are not in cover either, and somebody else may take the base.</source>
        <translation>Nein, aber in Deckung bist du auch nicht mehr, und die Deckung darf ein anderer nehmen.</translation>
    </message>
    <message>
        <source>The last gang standing</source>
        <translation>Die letzte Bande, die noch steht</translation>
    </message>
    <message>
        <source>A card is turned in the middle of the table. Whoever understands it first slaps it first, and somebody else is one gang member short.</source>
        <translation>In der Mitte wird eine Karte aufgedeckt. Wer sie zuerst begreift, schlägt zuerst zu, und ein anderer hat ein Bandenmitglied weniger.</translation>
    </message>
    <message>
        <source>There are only four cards, and for each of them there is *one right thing to do*. You know all of that after a minute. Doing it in four tenths of a second, with six hands flying about, is the game.</source>
        <translation>Es gibt nur vier Karten, und bei jeder ist *genau eine Sache richtig*. Das weißt du nach einer Minute. Es in vier Zehntelsekunden zu tun, während sechs Hände durch die Luft fliegen: Das ist das Spiel.</translation>
    </message>
    <message>
        <source>Three to seven gangs sit down, with six members each. When only two gangs are left there is a [duel](slap/duel); whoever wins it wins the game.</source>
        <translation>Drei bis sieben Banden setzen sich hin, jede mit sechs Mitgliedern. Wenn nur noch zwei übrig sind, kommt es zum [Duell](slap/duel), und wer das gewinnt, gewinnt alles.</translation>
    </message>
    <message>
        <source>Talkin&apos; Iron: a shot</source>
        <translation>Revolver: ein Schuss</translation>
    </message>
    <message>
        <source>Big Gun: a shot through everything</source>
        <translation>Kanone: ein Schuss durch alles</translation>
    </message>
    <message>
        <source>Move!: get out of here</source>
        <translation>Weg hier!: nichts wie weg</translation>
    </message>
    <message>
        <source>Gold: what it is all about</source>
        <translation>Gold: Darum geht es doch immer</translation>
    </message>
    <message>
        <source>In the box</source>
        <translation>In der Schachtel</translation>
    </message>
    <message>
        <source>What it wants from you</source>
        <translation>Was es von dir will</translation>
    </message>
    <message>
        <source>slap it, and point at somebody who is not in cover</source>
        <translation>draufschlagen und auf jemanden zeigen, der nicht in Deckung ist</translation>
    </message>
    <message>
        <source>slap it, and point at anybody</source>
        <translation>draufschlagen und auf irgendwen zeigen</translation>
    </message>
    <message>
        <source>into new cover, and do not touch the horse</source>
        <translation>in neue Deckung, und das Pferd nicht anfassen</translation>
    </message>
    <message>
        <source>slap it with an open hand; full game only</source>
        <translation>mit der flachen Hand draufschlagen; nur im vollen Spiel</translation>
    </message>
    <message>
        <source>one for each gang: a place to hide</source>
        <translation>eine je Bande: ein Platz zum Verstecken</translation>
    </message>
    <message>
        <source>six to a gang; whoever is hit becomes a tombstone</source>
        <translation>sechs je Bande; wer getroffen wird, wird zum Grabstein</translation>
    </message>
    <message>
        <source>Before the first card</source>
        <translation>Vor der ersten Karte</translation>
    </message>
    <message>
        <source>Everybody is dealt a home base at random. It says which gang you are.</source>
        <translation>Jeder bekommt durch das Los eine Deckung. Sie sagt, welche Bande du bist.</translation>
    </message>
    <message>
        <source>Your base goes into the gap between you and your left neighbour. So there are as many bases as players.</source>
        <translation>Deine Deckung kommt in die Lücke zwischen dir und deinem linken Nachbarn. Es gibt also so viele Deckungen wie Spieler.</translation>
    </message>
    <message>
        <source>Your six members line up in front of you.</source>
        <translation>Deine sechs Mitglieder stellen sich vor dir auf.</translation>
    </message>
    <message>
        <source>In the full game everybody takes one Gold out of the seventeen. The other Gold is shuffled into the deck.</source>
        <translation>Im vollen Spiel nimmt sich jeder eins der siebzehn Gold. Der Rest wird in den Stapel gemischt.</translation>
    </message>
    <message>
        <source>Lots decide who deals first. (At a wooden table it would be the best false moustache.)</source>
        <translation>Das Los bestimmt den ersten Geber. (An einem Holztisch wäre es der schönste angeklebte Schnurrbart.)</translation>
    </message>
    <message>
        <source>For a first evening choose the *basic game*: no Gold, no gang powers, fifty cards. The *full game* adds [Gold](slap/gold) and what each gang [can do with it](slap/powers).</source>
        <translation>Für den ersten Abend nimm das *einfache Spiel*: kein Gold, keine Bandenkräfte, fünfzig Karten. Im *vollen Spiel* kommen [Gold](slap/gold) dazu und das, was jede Bande [damit anstellen kann](slap/powers).</translation>
    </message>
    <message>
        <source>Seats, bases, hands</source>
        <translation>Plätze, Deckungen, Hände</translation>
    </message>
    <message>
        <source>A base</source>
        <translation>Eine Deckung</translation>
    </message>
    <message>
        <source>At the hip</source>
        <translation>An der Hüfte</translation>
    </message>
    <message>
        <source>In cover</source>
        <translation>In Deckung</translation>
    </message>
    <message>
        <source>An open hand</source>
        <translation>Die flache Hand</translation>
    </message>
    <message>
        <source>Pointing</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Everybody slaps with *one hand*. It is at the hip, on a base, or on its way. The other hand is the gun: it only points.</source>
        <translation>Jeder schlägt mit *einer Hand*. Sie ist an der Hüfte, auf einer Deckung oder unterwegs. Die andere Hand ist der Revolver: Sie zeigt nur.</translation>
    </message>
    <message>
        <source>You may hide behind any base, not just your own. Whose it is matters only when its owner is out: then it [leaves the table](slap/elimination).</source>
        <translation>Verstecken darfst du dich hinter jeder Deckung, nicht nur hinter der eigenen. Wem sie gehört, ist erst wichtig, wenn der Besitzer draußen ist: Dann [kommt sie vom Tisch](slap/elimination).</translation>
    </message>
    <message>
        <source>One card after the other</source>
        <translation>Karte um Karte</translation>
    </message>
    <message>
        <source>From the deal to the verdict</source>
        <translation>Vom Geben bis zum Urteil</translation>
    </message>
    <message>
        <source>One card, one round. It lasts a second or two, and then you may breathe.</source>
        <translation>Eine Karte, eine Runde. Sie dauert ein, zwei Sekunden, danach darfst du Luft holen.</translation>
    </message>
    <message>
        <source>*Rest.* Hands may be lifted off bases, traps set, breaks asked for.</source>
        <translation>*Ruhe.* Wer will, nimmt die Hand von der Deckung, stellt eine Falle oder bittet um eine Pause.</translation>
    </message>
    <message>
        <source>*Deal.* The deck is touched: a card is coming, and nobody knows when. Whoever reaches for anything now has [flinched](slap/flinch).</source>
        <translation>*Geben.* Der Stapel wird angefasst: Gleich kommt eine Karte, und keiner weiß, wann. Wer jetzt schon zugreift, hat [gezuckt](slap/flinch).</translation>
    </message>
    <message>
        <source>*Now!* The card lies open. Shoot, slap or take cover.</source>
        <translation>*Jetzt!* Die Karte liegt offen. Schieß, schlag zu oder geh in Deckung.</translation>
    </message>
    <message>
        <source>*Verdict.* Everybody&apos;s time to the millisecond, and what came of it.</source>
        <translation>*Urteil.* Die Zeit eines jeden auf die Millisekunde, und was dabei herauskam.</translation>
    </message>
    <message>
        <source>A round ends when somebody slaps the card or loses a member at Move!. From then on nobody gets into a base any more. Hands that lie there stay; the slapper&apos;s goes back to the hip.</source>
        <translation>Eine Runde ist zu Ende, sobald jemand auf die Karte schlägt oder bei „Weg hier!“ ein Mitglied verliert. Danach kommt keiner mehr in eine Deckung. Hände, die schon dort liegen, bleiben liegen; die auf der Karte geht zurück an die Hüfte.</translation>
    </message>
    <message>
        <source>A card nobody wants disappears after five seconds.</source>
        <translation>Eine Karte, die keiner will, verschwindet nach fünf Sekunden.</translation>
    </message>
    <message>
        <source>Who deals</source>
        <translation>Wer gibt</translation>
    </message>
    <message>
        <source>Dealing goes round clockwise, one card each, over those who are still in. The dealer plays along.</source>
        <translation>Gegeben wird reihum im Uhrzeigersinn, je eine Karte, von allen, die noch dabei sind. Der Geber spielt mit.</translation>
    </message>
    <message>
        <source>Dealing is no advantage: between touching the deck and seeing the card lies a wait of random length, the same for all. Having waited long says nothing about how long it still takes.</source>
        <translation>Geben ist kein Vorteil: Zwischen dem Griff zum Stapel und der Karte liegt eine zufällige Wartezeit, für alle dieselbe. Wie lange du schon wartest, verrät nicht, wie lange es noch dauert.</translation>
    </message>
    <message>
        <source>A dealer who dreams for five seconds loses the deck: to whoever grabs it, who is then the dealer, or to the table, as you have [chosen](slap/switches). Usually the table deals by itself.</source>
        <translation>Ein Geber, der fünf Sekunden lang träumt, verliert den Stapel: an den, der ihn sich nimmt und damit Geber ist, oder an den Tisch, je nachdem, was ihr [eingestellt](slap/switches) habt. Normalerweise gibt der Tisch von selbst.</translation>
    </message>
    <message>
        <source>Three things a hand can do</source>
        <translation>Drei Dinge, die eine Hand kann</translation>
    </message>
    <message>
        <source>You want to</source>
        <translation>Du willst</translation>
    </message>
    <message>
        <source>You do</source>
        <translation>Du machst</translation>
    </message>
    <message>
        <source>Right for</source>
        <translation>Richtig bei</translation>
    </message>
    <message>
        <source>shoot</source>
        <translation>schießen</translation>
    </message>
    <message>
        <source>slap the card and point at somebody, in one movement</source>
        <translation>auf die Karte schlagen und auf jemanden zeigen, in einer Bewegung</translation>
    </message>
    <message>
        <source>[Talkin&apos; Iron](slap/iron), [Big Gun](slap/big)</source>
        <translation>[Revolver](slap/iron), [Kanone](slap/big)</translation>
    </message>
    <message>
        <source>grab</source>
        <translation>zugreifen</translation>
    </message>
    <message>
        <source>slap the card with an open hand</source>
        <translation>mit der flachen Hand auf die Karte schlagen</translation>
    </message>
    <message>
        <source>[Gold](slap/gold)</source>
        <translation>[Gold](slap/gold)</translation>
    </message>
    <message>
        <source>hide</source>
        <translation>dich verstecken</translation>
    </message>
    <message>
        <source>slap a free base</source>
        <translation>auf eine freie Deckung schlagen</translation>
    </message>
    <message>
        <source>[Move!](slap/move), and whenever you would rather not be shot</source>
        <translation>[Weg hier!](slap/move), und immer, wenn du nicht getroffen werden willst</translation>
    </message>
    <message>
        <source>The table never guesses what you meant. Whoever shoots at Gold gives it away, whoever slaps a gun with an open hand fires at the ceiling, and whoever slaps the horse has slapped a horse.</source>
        <translation>Der Tisch errät nie, was du gemeint hast. Wer auf Gold schießt, verschenkt es. Wer mit der flachen Hand auf eine Waffe schlägt, schießt in die Decke. Und wer das Pferd schlägt, hat ein Pferd geschlagen.</translation>
    </message>
    <message>
        <source>Your time</source>
        <translation>Deine Zeit</translation>
    </message>
    <message>
        <source>A time is counted from the moment *you* could see the card to the moment you pressed. Everything is judged by these times, never by what arrived first.</source>
        <translation>Gezählt wird von dem Augenblick, in dem *du* die Karte sehen konntest, bis zu deinem Tastendruck. Nur diese Zeiten entscheiden, nie, was zuerst ankam.</translation>
    </message>
    <message>
        <source>How hurried it is you choose with the pace:</source>
        <translation>Wie eilig es zugeht, stellt ihr mit dem Tempo ein:</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Rest between two cards</source>
        <translation>Ruhe zwischen zwei Karten</translation>
    </message>
    <message>
        <source>Wait after the deal, at least</source>
        <translation>Warten nach dem Geben, mindestens</translation>
    </message>
    <message>
        <source>2.5 seconds</source>
        <translation>2,5 Sekunden</translation>
    </message>
    <message>
        <source>1.2 seconds</source>
        <translation>1,2 Sekunden</translation>
    </message>
    <message>
        <source>0.6 of a second</source>
        <translation>0,6 Sekunden</translation>
    </message>
    <message>
        <source>1200 milliseconds</source>
        <translation>1200 Millisekunden</translation>
    </message>
    <message>
        <source>700 milliseconds</source>
        <translation>700 Millisekunden</translation>
    </message>
    <message>
        <source>400 milliseconds</source>
        <translation>400 Millisekunden</translation>
    </message>
    <message>
        <source>Never longer than four seconds. There is no sound when the card is turned, unless you switch one on: ears are faster than eyes, and not everybody&apos;s loudspeaker is on.</source>
        <translation>Länger als vier Sekunden dauert es nie. Beim Aufdecken ist nichts zu hören, wenn ihr es nicht eigens einschaltet: Ohren sind schneller als Augen, und nicht jeder hat die Lautsprecher an.</translation>
    </message>
    <message>
        <source>False starts</source>
        <translation>Wer zu früh zuckt</translation>
    </message>
    <message>
        <source>A press before the card lies open, or less than 120 milliseconds after it, is a *flinch*: nobody is that fast, you guessed. It does not count, and your hand is locked until 600 milliseconds after the card. Nobody loses a member for it.</source>
        <translation>Ein Druck, bevor die Karte offen liegt, oder keine 120 Millisekunden danach, heißt *gezuckt*: So schnell ist kein Mensch, du hast geraten. Er zählt nicht, und deine Hand ist gesperrt, bis die Karte 600 Millisekunden offen liegt. Ein Mitglied kostet das nicht.</translation>
    </message>
    <message>
        <source>Getting out of cover is never a flinch.</source>
        <translation>Die Deckung zu verlassen ist nie ein Zucken.</translation>
    </message>
    <message>
        <source>Photo finish</source>
        <translation>Fotofinish</translation>
    </message>
    <message>
        <source>If the two that matter are less than four milliseconds apart, nobody could swear to it at a wooden table either: *too close to call*. Nothing happens, next card.</source>
        <translation>Liegen die beiden, auf die es ankommt, keine vier Millisekunden auseinander, könnte an einem Holztisch auch keiner darauf schwören: *zu knapp*. Nichts passiert, nächste Karte.</translation>
    </message>
    <message>
        <source>Whoever hides is believed: a hand that comes down on a base within those four milliseconds after a Talkin&apos; Iron is still in time.</source>
        <translation>Wer sich versteckt, dem wird geglaubt: Eine Hand, die bis zu vier Millisekunden nach dem Revolver auf der Deckung landet, war noch rechtzeitig da.</translation>
    </message>
    <message>
        <source>Several people at one keyboard should play with eight milliseconds: that is how finely a keyboard can tell.</source>
        <translation>An einer gemeinsamen Tastatur spielt ihr besser mit acht Millisekunden: Genauer nimmt es eine Tastatur nicht.</translation>
    </message>
    <message>
        <source>Why did nothing happen?</source>
        <translation>Warum ist nichts passiert?</translation>
    </message>
    <message>
        <source>The verdict names everybody&apos;s time, and beside those that did not count the reason:</source>
        <translation>Das Urteil nennt alle Zeiten und bei denen, die nicht zählen, den Grund:</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>Was das heißt</translation>
    </message>
    <message>
        <source>You pressed before anybody could have seen the card. Wait [until your hand is free](slap/flinch).</source>
        <translation>Du hast gedrückt, bevor irgendwer die Karte gesehen haben kann. Warte, [bis deine Hand wieder frei ist](slap/flinch).</translation>
    </message>
    <message>
        <source>Your hand was still locked, after a flinch or after a slap on a [base that was taken](slap/cover).</source>
        <translation>Deine Hand war noch gesperrt: weil du gezuckt oder auf eine [besetzte Deckung](slap/cover) geschlagen hast.</translation>
    </message>
    <message>
        <source>Your hand was [still on its way](slap/lift). It cannot change its mind in mid-air.</source>
        <translation>Deine Hand war [noch unterwegs](slap/lift). In der Luft kann sie sich nicht mehr umentscheiden.</translation>
    </message>
    <message>
        <source>Somebody else&apos;s hand [was there first](slap/cover). Try another one.</source>
        <translation>Eine andere Hand [war zuerst da](slap/cover). Versuch es nebenan.</translation>
    </message>
    <message>
        <source>At Move! you need a [new base](slap/move), not the one you came from.</source>
        <translation>Bei „Weg hier!“ brauchst du eine [neue Deckung](slap/move), nicht die, aus der du kommst.</translation>
    </message>
    <message>
        <source>Its owner is out, and [the base with him](slap/elimination).</source>
        <translation>Ihr Besitzer ist draußen, und [die Deckung mit ihm](slap/elimination).</translation>
    </message>
    <message>
        <source>You [left your cover](slap/leaving) in this round: no more hiding until the next card.</source>
        <translation>Du hast in dieser Runde deine [Deckung verlassen](slap/leaving): Bis zur nächsten Karte gibt es keine mehr.</translation>
    </message>
    <message>
        <source>Your hand is in cover already, or on the card. [Stay calm](slap/staying).</source>
        <translation>Deine Hand ist schon in Deckung oder auf der Karte. [Bleib ruhig](slap/staying).</translation>
    </message>
    <message>
        <source>You have found [your new base](slap/move). One is enough.</source>
        <translation>Du hast deine [neue Deckung](slap/move) schon. Eine reicht.</translation>
    </message>
    <message>
        <source>Only the [Sheriffs](slap/sheriffs) slap with two hands, not while they deal, and not before the first hand is in cover.</source>
        <translation>Nur die [Sheriffs](slap/sheriffs) schlagen mit zwei Händen, nicht beim Geben, und nicht, bevor die erste in Deckung ist.</translation>
    </message>
    <message>
        <source>You are [out](slap/elimination). The dead may deal, but not shoot.</source>
        <translation>Du bist [draußen](slap/elimination). Tote dürfen geben, aber nicht schießen.</translation>
    </message>
    <message>
        <source>Somebody had [ended the round](slap/round) before you.</source>
        <translation>Jemand hatte die Runde schon [vor dir beendet](slap/round).</translation>
    </message>
    <message>
        <source>When the deck is empty</source>
        <translation>Wenn der Stapel leer ist</translation>
    </message>
    <message>
        <source>The discard pile is shuffled and becomes the new deck. Gold that lies with the gangs stays there. Discards lie in the open, so whoever counts along may; there is a [switch](slap/switches) that lets the table do it for you.</source>
        <translation>Die abgelegten Karten werden gemischt und sind der neue Stapel. Gold, das bei den Banden liegt, bleibt dort. Der Ablagestapel ist offen, also darf jeder mitzählen; es gibt einen [Schalter](slap/switches), mit dem der Tisch das für dich tut.</translation>
    </message>
    <message>
        <source>The four cards</source>
        <translation>Die vier Karten</translation>
    </message>
    <message>
        <source>Slap it and point. The *first* slap on the card is the shot; all later ones are just noise. If your target is not in cover, he loses a member. If he is, the shot is wasted.</source>
        <translation>Draufschlagen und zeigen. Der *erste* Schlag auf die Karte ist der Schuss, alle späteren sind nur Lärm. Ist dein Ziel nicht in Deckung, verliert es ein Mitglied. Ist es in Deckung, war der Schuss umsonst.</translation>
    </message>
    <message>
        <source>So there are two ways of getting through a Talkin&apos; Iron: be first at the card, or be at a base before the shot falls. Who slaps without pointing at anybody alive shoots a hole in the sky, and the round is over.</source>
        <translation>Es gibt also zwei Arten, einen Revolver zu überstehen: zuerst an der Karte sein, oder an einer Deckung sein, bevor der Schuss fällt. Wer zuschlägt, ohne auf einen Lebenden zu zeigen, schießt ein Loch in den Himmel, und die Runde ist vorbei.</translation>
    </message>
    <message>
        <source>Like a Talkin&apos; Iron, but cover is no use. There is one defence: slap it first yourself.</source>
        <translation>Wie der Revolver, nur hilft keine Deckung. Dagegen gibt es ein einziges Mittel: selbst zuerst zuschlagen.</translation>
    </message>
    <message>
        <source>Everybody has to slap into cover, at once. Whoever is in cover already needs a *new* base. The last one loses a member, and need not even slap any more: as soon as all others are safe, it is over.</source>
        <translation>Alle müssen in Deckung, und zwar sofort. Wer schon in Deckung ist, braucht eine *neue*. Der Letzte verliert ein Mitglied und muss gar nicht mehr zuschlagen: Sobald alle anderen in Sicherheit sind, ist es vorbei.</translation>
    </message>
    <message>
        <source>*Every base can be claimed once, by the first hand that comes down on it*, even if somebody who has not moved yet still rests there. He has to leave anyway. What he leaves is free for everybody but himself.</source>
        <translation>*Jede Deckung kann sich einer sichern: der, dessen Hand zuerst darauf landet*, auch wenn dort noch jemand liegt, der sich nicht gerührt hat. Der muss ja ohnehin fort. Was er verlässt, ist für alle frei, nur nicht für ihn.</translation>
    </message>
    <message>
        <source>Afterwards exactly those are in cover who have found a new base. The last one stands there with his hand at his hip, even if he never lifted it: Move! ends all old cover.</source>
        <translation>Danach ist genau der in Deckung, der eine neue gefunden hat. Der Letzte steht mit der Hand an der Hüfte da, auch wenn er sie nie gehoben hat: „Weg hier!“ beendet jede alte Deckung.</translation>
    </message>
    <message>
        <source>The horse</source>
        <translation>Das Pferd</translation>
    </message>
    <message>
        <source>Nobody slaps the horse. Whoever does loses a member and the round is over at once; then nobody is last.</source>
        <translation>Niemand schlägt das Pferd. Wer es tut, verliert ein Mitglied, und die Runde ist sofort vorbei; einen Letzten gibt es dann nicht.</translation>
    </message>
    <message>
        <source>Only in the full game. Slap it first with an *open hand* and it is yours. Point at somebody while you slap, and you have given him a present.</source>
        <translation>Nur im vollen Spiel. Schlag zuerst mit der *flachen Hand* darauf, und es gehört dir. Zeigst du dabei auf jemanden, hast du ihm ein Geschenk gemacht.</translation>
    </message>
    <message>
        <source>Gold pays for [gang powers](slap/powers) and for [other people&apos;s members](slap/recruit). It lies in the open; paid Gold goes to the discard pile and comes back with the next deck.</source>
        <translation>Mit Gold bezahlst du [Bandenkräfte](slap/powers) und [anderer Leute Mitglieder](slap/recruit). Es liegt offen; was bezahlt ist, kommt auf den Ablagestapel und mit dem nächsten Stapel zurück.</translation>
    </message>
    <message>
        <source>Taking cover</source>
        <translation>Deckung</translation>
    </message>
    <message>
        <source>Into a base</source>
        <translation>In Deckung gehen</translation>
    </message>
    <message>
        <source>A slap on a free base puts your hand into cover. You may do that on any card, also on Big Gun and Gold, where it does not help now but perhaps next time.</source>
        <translation>Ein Schlag auf eine freie Deckung, und deine Hand ist in Sicherheit. Das geht bei jeder Karte, auch bei Kanone und Gold; dann hilft es nicht jetzt, aber vielleicht beim nächsten Mal.</translation>
    </message>
    <message>
        <source>A base has room for one hand. If somebody else&apos;s lies there, you are not safe, and your hand is locked for 150 milliseconds, so that nobody hammers on all bases at once. Then try another.</source>
        <translation>Eine Deckung bietet Platz für eine Hand. Liegt dort schon eine andere, bist du nicht sicher, und deine Hand ist 150 Millisekunden gesperrt, damit keiner auf alle zugleich trommelt. Danach versuch es nebenan.</translation>
    </message>
    <message>
        <source>Staying there</source>
        <translation>Liegen bleiben</translation>
    </message>
    <message>
        <source>You may leave your hand there for as many rounds as you like. You begin them protected against Talkin&apos; Iron, but slower for everything else.</source>
        <translation>Du darfst die Hand so viele Runden liegen lassen, wie du willst. Gegen Revolver bist du dann von Anfang an geschützt, für alles andere aber langsamer.</translation>
    </message>
    <message>
        <source>A hand on the table is slower</source>
        <translation>Wer liegt, ist langsamer</translation>
    </message>
    <message>
        <source>Lifting a hand takes 120 milliseconds. It leaves the base when you press and comes down elsewhere that much later. In between you are *not in cover*, and the hand takes no further orders.</source>
        <translation>Eine Hand aus der Deckung zu heben dauert 120 Millisekunden. Sie geht, wenn du drückst, und landet um so viel später. Dazwischen bist du *nicht in Deckung*, und die Hand nimmt keine Befehle an.</translation>
    </message>
    <message>
        <source>Leaving</source>
        <translation>Die Deckung verlassen</translation>
    </message>
    <message>
        <source>Between two cards, and while one is on its way, you may lift your hand for nothing. You may be in cover again as soon as the next card lies open.</source>
        <translation>Zwischen zwei Karten, und auch während eine unterwegs ist, darfst du die Hand kostenlos heben. Sobald die nächste Karte offen liegt, darfst du wieder in Deckung.</translation>
    </message>
    <message>
        <source>While a gun or Gold lies open, leaving is final: no base any more in this round, neither this one nor another. At Move! leaving is the point, of course.</source>
        <translation>Liegt eine Waffe oder Gold offen, gibt es kein Zurück: keine Deckung mehr in dieser Runde, weder diese noch eine andere. Bei „Weg hier!“ ist das Verlassen natürlich der Witz der Sache.</translation>
    </message>
</context>
<context>
    <name>slap</name>
    <message>
        <source>Slap .45</source>
        <translation>Slap .45</translation>
    </message>
    <message>
        <source>Look, slap, shoot. Thinking is for survivors.</source>
        <translation>Hinsehen, zuschlagen, schießen. Nachdenken ist was für Überlebende.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>full: Gold and gang powers</source>
        <translation>voll: mit Gold und Bandenkräften</translation>
    </message>
    <message>
        <source>basic: guns and horses only</source>
        <translation>einfach: nur Knarren und Pferde</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>relaxed</source>
        <translation>gemütlich</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>frantic</source>
        <translation>hektisch</translation>
    </message>
    <message>
        <source>The cards are turned by</source>
        <translation>Die Karten deckt auf</translation>
    </message>
    <message>
        <source>the table</source>
        <translation>der Tisch</translation>
    </message>
    <message>
        <source>the dealer; after 5 seconds by anybody</source>
        <translation>der Geber; nach 5 Sekunden, wer will</translation>
    </message>
    <message>
        <source>the dealer; after 5 seconds by the table</source>
        <translation>der Geber; nach 5 Sekunden der Tisch</translation>
    </message>
    <message>
        <source>Calm mode: choose in secret, lots decide who was first</source>
        <translation>Ruhe-Modus: geheim wählen, das Los entscheidet, wer schneller war</translation>
    </message>
    <message>
        <source>Practice: 40 cards, nobody gets hurt</source>
        <translation>Übung: 40 Karten, und keinem passiert etwas</translation>
    </message>
    <message>
        <source>Show how many cards of each kind are left</source>
        <translation>Anzeigen, wie viele Karten jeder Sorte noch da sind</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Erster Geber</translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <translation>wird ausgelost</translation>
    </message>
    <message>
        <source>Move!: a base under a hand that has not moved yet</source>
        <translation>Weg hier!: Eine Deckung, auf der noch eine Hand liegt,</translation>
    </message>
    <message>
        <source>goes to whoever slaps it</source>
        <translation>gehört dem, der daraufschlägt</translation>
    </message>
    <message>
        <source>is blocked until the hand is lifted</source>
        <translation>ist gesperrt, bis die Hand weg ist</translation>
    </message>
    <message>
        <source>Move!: several without cover when time is up</source>
        <translation>Weg hier!: Wenn mehrere bis zuletzt ohne Deckung sind,</translation>
    </message>
    <message>
        <source>lose nothing</source>
        <translation>verliert niemand etwas</translation>
    </message>
    <message>
        <source>all lose a member</source>
        <translation>verlieren alle ein Mitglied</translation>
    </message>
    <message>
        <source>Photo finish</source>
        <translation>Fotofinish</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>zählt nicht</translation>
    </message>
    <message>
        <source>is decided by lot</source>
        <translation>wird ausgelost</translation>
    </message>
    <message>
        <source>Photo finish: closer than … milliseconds (8 for a shared keyboard)</source>
        <translation>Fotofinish: näher beisammen als … Millisekunden (8 bei gemeinsamer Tastatur)</translation>
    </message>
    <message>
        <source>Lifting a hand out of cover takes … milliseconds</source>
        <translation>Eine Hand aus der Deckung zu heben dauert … Millisekunden</translation>
    </message>
    <message>
        <source>A slap on a taken base locks the hand for … milliseconds</source>
        <translation>Ein Schlag auf eine besetzte Deckung sperrt die Hand für … Millisekunden</translation>
    </message>
    <message>
        <source>Faster than … milliseconds is a flinch</source>
        <translation>Schneller als … Millisekunden gilt als gezuckt</translation>
    </message>
    <message>
        <source>Whoever flinches is locked until … milliseconds</source>
        <translation>Wer zuckt, ist gesperrt bis … Millisekunden</translation>
    </message>
    <message>
        <source>A card nobody slaps goes after … milliseconds</source>
        <translation>Eine Karte, die keiner will, verschwindet nach … Millisekunden</translation>
    </message>
    <message>
        <source>Whoever has left cover may take</source>
        <translation>Wer seine Deckung verlassen hat, bekommt</translation>
    </message>
    <message>
        <source>no base for the rest of the round</source>
        <translation>in dieser Runde keine mehr</translation>
    </message>
    <message>
        <source>any base but the one just left</source>
        <translation>jede andere, nur nicht dieselbe</translation>
    </message>
    <message>
        <source>A trap comes on top of what the card does</source>
        <translation>Eine Falle kommt zur Wirkung der Karte noch dazu</translation>
    </message>
    <message>
        <source>Duel: cards the dealer may look at</source>
        <translation>Duell: So viele Karten darf der Geber ansehen</translation>
    </message>
    <message>
        <source>Duel: the dealer may choose the card</source>
        <translation>Duell: Der Geber darf die Karte aussuchen</translation>
    </message>
    <message>
        <source>only if both duelists are equally well off</source>
        <translation>nur, wenn beide gleich gut dastehen</translation>
    </message>
    <message>
        <source>always</source>
        <translation>immer</translation>
    </message>
    <message>
        <source>Duel: take the Gold out of the deck</source>
        <translation>Duell: Gold aus dem Stapel nehmen</translation>
    </message>
    <message>
        <source>House rule: two players begin with the duel</source>
        <translation>Hausregel: Zu zweit beginnt gleich das Duell</translation>
    </message>
    <message>
        <source>Head start of seat 1 in milliseconds</source>
        <translation>Vorsprung von Platz 1 in Millisekunden</translation>
    </message>
    <message>
        <source>Head start of seat 2 in milliseconds</source>
        <translation>Vorsprung von Platz 2 in Millisekunden</translation>
    </message>
    <message>
        <source>Head start of seat 3 in milliseconds</source>
        <translation>Vorsprung von Platz 3 in Millisekunden</translation>
    </message>
    <message>
        <source>Head start of seat 4 in milliseconds</source>
        <translation>Vorsprung von Platz 4 in Millisekunden</translation>
    </message>
    <message>
        <source>Head start of seat 5 in milliseconds</source>
        <translation>Vorsprung von Platz 5 in Millisekunden</translation>
    </message>
    <message>
        <source>Head start of seat 6 in milliseconds</source>
        <translation>Vorsprung von Platz 6 in Millisekunden</translation>
    </message>
    <message>
        <source>Head start of seat 7 in milliseconds</source>
        <translation>Vorsprung von Platz 7 in Millisekunden</translation>
    </message>
    <message>
        <source>home base</source>
        <translation>Deckung</translation>
    </message>
    <message>
        <source>gang member</source>
        <translation>Bandenmitglied</translation>
    </message>
    <message>
        <source>Hands off, traps out: the next card is coming.</source>
        <translation>Finger weg, Fallen raus: Gleich kommt die nächste Karte.</translation>
    </message>
    <message>
        <source>Your deal. Turn a card whenever you like.</source>
        <translation>Du gibst. Deck eine Karte auf, wann du willst.</translation>
    </message>
    <message>
        <source>Steady … whoever twitches now is locked.</source>
        <translation>Ganz ruhig … wer jetzt zuckt, ist gesperrt.</translation>
    </message>
    <message>
        <source>Now!</source>
        <translation>Jetzt!</translation>
    </message>
    <message>
        <source>No hurry. What do you do?</source>
        <translation>Keine Eile. Was tust du?</translation>
    </message>
    <message>
        <source>The game is paused. Ready to go on?</source>
        <translation>Das Spiel macht Pause. Kann es weitergehen?</translation>
    </message>
    <message>
        <source>{gang}: pay 1 Gold and shoot right through the cover?</source>
        <translation>{gang}: 1 Gold zahlen und glatt durch die Deckung schießen?</translation>
    </message>
    <message>
        <source>{gang}: pay 1 Gold and hit two members instead of one?</source>
        <translation>{gang}: 1 Gold zahlen und gleich zwei statt einem treffen?</translation>
    </message>
    <message>
        <source>{gang}: pay 1 Gold and fire this Gold like a Big Gun?</source>
        <translation>{gang}: 1 Gold zahlen und dieses Gold wie eine Kanone abfeuern?</translation>
    </message>
    <message>
        <source>{gang}: pay 1 Gold and shoot from the saddle, so that the horse forgives?</source>
        <translation>{gang}: 1 Gold zahlen und vom Sattel aus schießen, damit das Pferd es verzeiht?</translation>
    </message>
    <message>
        <source>Hit! How many of them do you win over, for 3 Gold each?</source>
        <translation>Treffer! Wie viele davon wirbst du ab, für je 3 Gold?</translation>
    </message>
    <message>
        <source>Two are a duel already: allow that house rule first.</source>
        <translation>Zu zweit ist es gleich ein Duell: Erlaube erst diese Hausregel.</translation>
    </message>
    <message numerus="yes">
        <source>Seat {number} cannot deal at a table of %n.</source>
        <translation>
            <numerusform>Platz {number} kann an einem Tisch für %n nicht geben.</numerusform>
            <numerusform>Platz {number} kann an einem Tisch für %n nicht geben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not so fast: the dust has to settle first.</source>
        <translation>Nicht so hastig: Erst muss sich der Staub legen.</translation>
    </message>
    <message>
        <source>It is not your turn to deal.</source>
        <translation>Du bist nicht mit Geben dran.</translation>
    </message>
    <message>
        <source>One of them is better off just now: the top card it is.</source>
        <translation>Einer von beiden steht gerade besser da: Es bleibt bei der obersten Karte.</translation>
    </message>
    <message>
        <source>Nobody falls for it a third time.</source>
        <translation>Ein drittes Mal fällt darauf keiner herein.</translation>
    </message>
    <message>
        <source>There is a trap on that already.</source>
        <translation>Darauf steht schon eine Falle.</translation>
    </message>
    <message>
        <source>No Gold, no trap.</source>
        <translation>Ohne Gold keine Falle.</translation>
    </message>
    <message>
        <source>flinched</source>
        <translation>gezuckt</translation>
    </message>
    <message>
        <source>hand locked</source>
        <translation>Hand gesperrt</translation>
    </message>
    <message>
        <source>hand still in the air</source>
        <translation>Hand noch in der Luft</translation>
    </message>
    <message>
        <source>base taken</source>
        <translation>Deckung besetzt</translation>
    </message>
    <message>
        <source>that was the old base</source>
        <translation>das war die alte Deckung</translation>
    </message>
    <message>
        <source>no base there any more</source>
        <translation>diese Deckung ist weg</translation>
    </message>
    <message>
        <source>has left cover</source>
        <translation>hat die Deckung verlassen</translation>
    </message>
    <message>
        <source>is there already</source>
        <translation>ist schon dort</translation>
    </message>
    <message>
        <source>is safe already</source>
        <translation>ist schon sicher</translation>
    </message>
    <message>
        <source>no second hand for that</source>
        <translation>dafür fehlt die zweite Hand</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>nicht mehr im Spiel</translation>
    </message>
    <message>
        <source>too late</source>
        <translation>zu spät</translation>
    </message>
    <message>
        <source>the next card is on its way</source>
        <translation>die nächste Karte ist unterwegs</translation>
    </message>
    <message>
        <source>the card has been turned</source>
        <translation>die Karte ist aufgedeckt</translation>
    </message>
    <message>
        <source>the shot has been fired</source>
        <translation>der Schuss ist gefallen</translation>
    </message>
    <message>
        <source>somebody has looked at the card</source>
        <translation>jemand hat die Karte gesehen</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>Card {number}. {who} deals.</source>
        <translation>Karte {number}. {who} gibt.</translation>
    </message>
    <message>
        <source>Card {number}. You deal.</source>
        <translation>Karte {number}. Du gibst.</translation>
    </message>
    <message>
        <source>Card {number}, dealt by the late {who}.</source>
        <translation>Karte {number}, aus dem Jenseits gegeben von {who}.</translation>
    </message>
    <message>
        <source>Card {number}, dealt by the late you.</source>
        <translation>Karte {number}, von dir aus dem Jenseits gegeben.</translation>
    </message>
    <message>
        <source>Card {number}.</source>
        <translation>Karte {number}.</translation>
    </message>
    <message>
        <source>The card: {card}</source>
        <translation>Die Karte: {card}</translation>
    </message>
    <message>
        <source>{who} flinches.</source>
        <translation>{who} zuckt.</translation>
    </message>
    <message>
        <source>You flinch.</source>
        <translation>Du zuckst.</translation>
    </message>
    <message>
        <source>{who} slaps first ({ms} ms) and hits {whom}.</source>
        <translation>{who} schlägt zuerst zu ({ms} ms) und trifft {whom}.</translation>
    </message>
    <message>
        <source>You slap first ({ms} ms) and hit {whom}.</source>
        <translation>Du schlägst zuerst zu ({ms} ms) und triffst {whom}.</translation>
    </message>
    <message>
        <source>{who} slaps first ({ms} ms) and hits you.</source>
        <translation>{who} schlägt zuerst zu ({ms} ms) und trifft dich.</translation>
    </message>
    <message>
        <source>{who} shoots at {whom} ({ms} ms) and hits nothing but cover.</source>
        <translation>{who} schießt auf {whom} ({ms} ms) und trifft nur die Deckung.</translation>
    </message>
    <message>
        <source>You shoot at {whom} ({ms} ms) and hit nothing but cover.</source>
        <translation>Du schießt auf {whom} ({ms} ms) und triffst nur die Deckung.</translation>
    </message>
    <message>
        <source>{who} shoots at you ({ms} ms) and hits nothing but cover.</source>
        <translation>{who} schießt auf dich ({ms} ms) und trifft nur die Deckung.</translation>
    </message>
    <message>
        <source>{who} slaps first ({ms} ms) and shoots a hole in the sky.</source>
        <translation>{who} schlägt zuerst zu ({ms} ms) und schießt ein Loch in den Himmel.</translation>
    </message>
    <message>
        <source>You slap first ({ms} ms) and shoot a hole in the sky.</source>
        <translation>Du schlägst zuerst zu ({ms} ms) und schießt ein Loch in den Himmel.</translation>
    </message>
    <message>
        <source>{who} slaps the horse ({ms} ms). The horse kicks back.</source>
        <translation>{who} schlägt das Pferd ({ms} ms). Das Pferd schlägt zurück.</translation>
    </message>
    <message>
        <source>You slap the horse ({ms} ms). The horse kicks back.</source>
        <translation>Du schlägst das Pferd ({ms} ms). Das Pferd schlägt zurück.</translation>
    </message>
    <message>
        <source>Everybody is in cover, except {who}.</source>
        <translation>Alle sind in Deckung, nur {who} nicht.</translation>
    </message>
    <message>
        <source>Everybody is in cover, except you.</source>
        <translation>Alle sind in Deckung, nur du nicht.</translation>
    </message>
    <message>
        <source>Time is up: whoever has no cover pays for it.</source>
        <translation>Die Zeit ist um: Wer ohne Deckung ist, büßt dafür.</translation>
    </message>
    <message>
        <source>{who} grabs the Gold ({ms} ms).</source>
        <translation>{who} schnappt sich das Gold ({ms} ms).</translation>
    </message>
    <message>
        <source>You grab the Gold ({ms} ms).</source>
        <translation>Du schnappst dir das Gold ({ms} ms).</translation>
    </message>
    <message>
        <source>{who} points while grabbing ({ms} ms): the Gold goes to {whom}.</source>
        <translation>{who} zeigt beim Zugreifen ({ms} ms) auf jemanden: Das Gold geht an {whom}.</translation>
    </message>
    <message>
        <source>You point while grabbing ({ms} ms): the Gold goes to {whom}.</source>
        <translation>Du zeigst beim Zugreifen ({ms} ms) auf jemanden: Das Gold geht an {whom}.</translation>
    </message>
    <message>
        <source>{who} points while grabbing ({ms} ms): the Gold goes to you.</source>
        <translation>{who} zeigt beim Zugreifen ({ms} ms) auf dich: Das Gold gehört dir.</translation>
    </message>
    <message>
        <source>{who} goes for fool&apos;s gold ({ms} ms).</source>
        <translation>{who} fällt auf Katzengold herein ({ms} ms).</translation>
    </message>
    <message>
        <source>You go for fool&apos;s gold ({ms} ms).</source>
        <translation>Du fällst auf Katzengold herein ({ms} ms).</translation>
    </message>
    <message>
        <source>{who} slaps first ({ms} ms). Click: a trap.</source>
        <translation>{who} schlägt zuerst zu ({ms} ms). Klack: eine Falle.</translation>
    </message>
    <message>
        <source>You slap first ({ms} ms). Click: a trap.</source>
        <translation>Du schlägst zuerst zu ({ms} ms). Klack: eine Falle.</translation>
    </message>
    <message>
        <source>Too close to call. It does not count.</source>
        <translation>Zu knapp. Es zählt nicht.</translation>
    </message>
    <message>
        <source>Nobody wants it. The card goes.</source>
        <translation>Keiner will sie. Die Karte verschwindet.</translation>
    </message>
    <message>
        <source>Misdeal: not everybody could see the card in time. It goes back into the deck.</source>
        <translation>Vergeben: Nicht alle haben die Karte rechtzeitig gesehen. Sie kommt zurück in den Stapel.</translation>
    </message>
    <message>
        <source>{who} takes a look at the next card.</source>
        <translation>{who} sieht sich die nächste Karte an.</translation>
    </message>
    <message>
        <source>You take a look at the next card.</source>
        <translation>Du siehst dir die nächste Karte an.</translation>
    </message>
    <message>
        <source>{who} pretends to turn a card.</source>
        <translation>{who} tut nur so.</translation>
    </message>
    <message>
        <source>You pretend to turn a card.</source>
        <translation>Du tust nur so.</translation>
    </message>
    <message numerus="yes">
        <source>The deck is empty: %n card(s) are shuffled.</source>
        <translation>
            <numerusform>Der Stapel ist leer: %n Karte wird neu gemischt.</numerusform>
            <numerusform>Der Stapel ist leer: %n Karten werden neu gemischt.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} asks for a break.</source>
        <translation>{who} bittet um eine Pause.</translation>
    </message>
    <message>
        <source>You ask for a break.</source>
        <translation>Du bittest um eine Pause.</translation>
    </message>
    <message numerus="yes">
        <source>{who} loses %n gang member(s); {left} left.</source>
        <translation>
            <numerusform>{who} verliert ein Bandenmitglied, bleiben {left}.</numerusform>
            <numerusform>{who} verliert %n Bandenmitglieder, bleiben {left}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose %n gang member(s); {left} left.</source>
        <translation>
            <numerusform>Du verlierst ein Bandenmitglied, bleiben {left}.</numerusform>
            <numerusform>Du verlierst %n Bandenmitglieder, bleiben {left}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gang member(s) of {whom} ride for {who} now.</source>
        <translation>
            <numerusform>Ein Bandenmitglied von {whom} reitet ab jetzt für {who}.</numerusform>
            <numerusform>%n Bandenmitglieder von {whom} reiten ab jetzt für {who}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gang member(s) of {whom} ride for you now.</source>
        <translation>
            <numerusform>Ein Bandenmitglied von {whom} reitet ab jetzt für dich.</numerusform>
            <numerusform>%n Bandenmitglieder von {whom} reiten ab jetzt für dich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your gang member(s) ride for {who} now.</source>
        <translation>
            <numerusform>Eins deiner Bandenmitglieder reitet ab jetzt für {who}.</numerusform>
            <numerusform>%n deiner Bandenmitglieder reiten ab jetzt für {who}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only practice: {who} would have lost %n gang member(s).</source>
        <translation>
            <numerusform>Nur eine Übung: {who} hätte ein Bandenmitglied verloren.</numerusform>
            <numerusform>Nur eine Übung: {who} hätte %n Bandenmitglieder verloren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only practice: you would have lost %n gang member(s).</source>
        <translation>
            <numerusform>Nur eine Übung: Du hättest ein Bandenmitglied verloren.</numerusform>
            <numerusform>Nur eine Übung: Du hättest %n Bandenmitglieder verloren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} takes %n Gold from {whom}.</source>
        <translation>
            <numerusform>{who} nimmt sich %n Gold von {whom}.</numerusform>
            <numerusform>{who} nimmt sich %n Gold von {whom}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n Gold from {whom}.</source>
        <translation>
            <numerusform>Du nimmst dir %n Gold von {whom}.</numerusform>
            <numerusform>Du nimmst dir %n Gold von {whom}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} takes %n Gold from you.</source>
        <translation>
            <numerusform>{who} nimmt sich %n Gold von dir.</numerusform>
            <numerusform>{who} nimmt sich %n Gold von dir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Gold of {who} is lost in the dust.</source>
        <translation>
            <numerusform>%n Gold von {who} versickert im Staub.</numerusform>
            <numerusform>%n Gold von {who} versickern im Staub.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Gold of yours is lost in the dust.</source>
        <translation>
            <numerusform>%n Gold von dir versickert im Staub.</numerusform>
            <numerusform>%n Gold von dir versickern im Staub.</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} pays: the shot goes through the cover of {whom}.</source>
        <translation>{who} zahlt: Der Schuss geht durch die Deckung von {whom}.</translation>
    </message>
    <message>
        <source>You pay: the shot goes through the cover of {whom}.</source>
        <translation>Du zahlst: Der Schuss geht durch die Deckung von {whom}.</translation>
    </message>
    <message>
        <source>{who} pays: the shot goes through your cover.</source>
        <translation>{who} zahlt: Der Schuss geht durch deine Deckung.</translation>
    </message>
    <message>
        <source>{who} pays for a double charge against {whom}.</source>
        <translation>{who} zahlt für eine doppelte Ladung gegen {whom}.</translation>
    </message>
    <message>
        <source>You pay for a double charge against {whom}.</source>
        <translation>Du zahlst für eine doppelte Ladung gegen {whom}.</translation>
    </message>
    <message>
        <source>{who} pays for a double charge against you.</source>
        <translation>{who} zahlt für eine doppelte Ladung gegen dich.</translation>
    </message>
    <message>
        <source>{who} pays and fires the Gold at {whom}.</source>
        <translation>{who} zahlt und feuert das Gold auf {whom} ab.</translation>
    </message>
    <message>
        <source>You pay and fire the Gold at {whom}.</source>
        <translation>Du zahlst und feuerst das Gold auf {whom} ab.</translation>
    </message>
    <message>
        <source>{who} pays and fires the Gold at you.</source>
        <translation>{who} zahlt und feuert das Gold auf dich ab.</translation>
    </message>
    <message>
        <source>{who} pays and shoots from the saddle at {whom}.</source>
        <translation>{who} zahlt und schießt vom Sattel aus auf {whom}.</translation>
    </message>
    <message>
        <source>You pay and shoot from the saddle at {whom}.</source>
        <translation>Du zahlst und schießt vom Sattel aus auf {whom}.</translation>
    </message>
    <message>
        <source>{who} pays and shoots from the saddle at you.</source>
        <translation>{who} zahlt und schießt vom Sattel aus auf dich.</translation>
    </message>
    <message>
        <source>{who} sets a trap on the next {card}.</source>
        <translation>{who} stellt eine Falle, Köder: {card}.</translation>
    </message>
    <message>
        <source>You set a trap on the next {card}.</source>
        <translation>Du stellst eine Falle, Köder: {card}.</translation>
    </message>
    <message>
        <source>The trap on {card} is gone.</source>
        <translation>Die Falle ist verbraucht, Köder: {card}.</translation>
    </message>
    <message>
        <source>{who} is out: no more {gang}.</source>
        <translation>{who} ist draußen. Ende der Bande: {gang}.</translation>
    </message>
    <message>
        <source>You are out: no more {gang}.</source>
        <translation>Du bist draußen. Ende der Bande: {gang}.</translation>
    </message>
    <message>
        <source>High noon: {who} against {whom}. No Gold, no tricks.</source>
        <translation>Zwölf Uhr mittags: {who} gegen {whom}. Kein Gold, keine Tricks.</translation>
    </message>
    <message>
        <source>High noon: you against {whom}. No Gold, no tricks.</source>
        <translation>Zwölf Uhr mittags: du gegen {whom}. Kein Gold, keine Tricks.</translation>
    </message>
    <message>
        <source>High noon: {who} against you. No Gold, no tricks.</source>
        <translation>Zwölf Uhr mittags: {who} gegen dich. Kein Gold, keine Tricks.</translation>
    </message>
    <message>
        <source>The last gang standing: {who}.</source>
        <translation>Die letzte Bande, die noch steht: die von {who}.</translation>
    </message>
    <message>
        <source>The last gang standing is yours.</source>
        <translation>Die letzte Bande, die noch steht, ist deine.</translation>
    </message>
    <message>
        <source>Nobody is left standing.</source>
        <translation>Keiner steht mehr.</translation>
    </message>
    <message>
        <source>The deck is worn out, the undertaker has gone home. Nobody wins.</source>
        <translation>Der Stapel ist abgegriffen, der Totengräber heimgegangen. Niemand gewinnt.</translation>
    </message>
    <message>
        <source>Enough practice for today.</source>
        <translation>Genug geübt für heute.</translation>
    </message>
    <message>
        <source>Only one gang is left standing.</source>
        <translation>Nur eine Bande steht noch.</translation>
    </message>
    <message>
        <source>No gang is left standing.</source>
        <translation>Keine Bande steht mehr.</translation>
    </message>
    <message>
        <source>This has gone on for too long. Nobody wins.</source>
        <translation>Das dauert jetzt zu lange. Niemand gewinnt.</translation>
    </message>
    <message>
        <source>It was only practice.</source>
        <translation>Es war nur eine Übung.</translation>
    </message>
    <message>
        <source>Talkin&apos; Iron</source>
        <translation>Revolver</translation>
    </message>
    <message>
        <source>Big Gun</source>
        <translation>Kanone</translation>
    </message>
    <message>
        <source>Move!</source>
        <translation>Weg hier!</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>Slap it and point: one member fewer, unless your target is in cover.</source>
        <translation>Draufschlagen und zeigen: ein Mitglied weniger, außer das Ziel ist in Deckung.</translation>
    </message>
    <message>
        <source>Slap it and point. Cover? What cover?</source>
        <translation>Draufschlagen und zeigen. Deckung? Welche Deckung?</translation>
    </message>
    <message>
        <source>Into new cover, all of you. The last one loses a member; leave the horse alone.</source>
        <translation>Alle in neue Deckung! Der Letzte verliert ein Mitglied. Und Finger weg vom Pferd.</translation>
    </message>
    <message>
        <source>Slap it open-handed to keep it. Whoever points gives it away.</source>
        <translation>Mit der flachen Hand gehört es dir. Wer dabei zeigt, verschenkt es.</translation>
    </message>
    <message>
        <source>Union</source>
        <translation>Nordstaatler</translation>
    </message>
    <message>
        <source>Confederates</source>
        <translation>Südstaatler</translation>
    </message>
    <message>
        <source>Poncho Posse</source>
        <translation>Poncho-Bande</translation>
    </message>
    <message>
        <source>Comanche</source>
        <translation>Komantschen</translation>
    </message>
    <message>
        <source>Lone Star Sheriffs</source>
        <translation>Lone-Star-Sheriffs</translation>
    </message>
    <message>
        <source>Black Hat Outlaws</source>
        <translation>Schwarzhut-Banditen</translation>
    </message>
    <message>
        <source>Railroad Company</source>
        <translation>Eisenbahngesellschaft</translation>
    </message>
    <message>
        <source>For 1 Gold a Talkin&apos; Iron goes through cover.</source>
        <translation>Für 1 Gold geht ein Revolverschuss durch jede Deckung.</translation>
    </message>
    <message>
        <source>For 1 Gold a Big Gun hits two members at once.</source>
        <translation>Für 1 Gold trifft eine Kanone gleich zwei Mitglieder.</translation>
    </message>
    <message>
        <source>For 1 Gold a slapped Gold is fired like a Big Gun.</source>
        <translation>Für 1 Gold wird geschnapptes Gold abgefeuert wie eine Kanone.</translation>
    </message>
    <message>
        <source>For 1 Gold they shoot from the horse they slap, and get away with it.</source>
        <translation>Für 1 Gold schießen sie vom Pferd, auf das sie schlagen, und kommen damit durch.</translation>
    </message>
    <message>
        <source>Two hands: the second one takes a second base and simply is in the way.</source>
        <translation>Zwei Hände: Die zweite belegt eine zweite Deckung und ist einfach im Weg.</translation>
    </message>
    <message>
        <source>For 1 Gold a trap on a kind of card: the next to slap it loses a member.</source>
        <translation>Für 1 Gold eine Falle auf eine Kartensorte: Wer als Nächster daraufschlägt, verliert ein Mitglied.</translation>
    </message>
    <message>
        <source>They look at the card before they deal it.</source>
        <translation>Sie sehen sich die Karte an, bevor sie sie aufdecken.</translation>
    </message>
</context>
<context>
    <name>slap_table</name>
    <message>
        <source>{thing}</source>
        <translation>{thing}</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>gibt</translation>
    </message>
    <message>
        <source>{gang}</source>
        <translation>{gang}</translation>
    </message>
    <message numerus="yes">
        <source>Deck: %n card(s)</source>
        <translation>
            <numerusform>Stapel: %n Karte</numerusform>
            <numerusform>Stapel: %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Trap: {card}</source>
        <translation>Falle: {card}</translation>
    </message>
    <message>
        <source>Traps</source>
        <translation>Fallen</translation>
    </message>
    <message>
        <source>Home bases</source>
        <translation>Deckungen</translation>
    </message>
    <message>
        <source>{ms} ms</source>
        <translation>{ms} ms</translation>
    </message>
    <message>
        <source>Too early</source>
        <translation>Gezuckt</translation>
    </message>
    <message>
        <source>… or not</source>
        <translation>… oder auch nicht</translation>
    </message>
    <message>
        <source>Snap!</source>
        <translation>Schnapp!</translation>
    </message>
    <message>
        <source>Your reactions</source>
        <translation>Deine Reaktionen</translation>
    </message>
    <message>
        <source>{share} % wrong</source>
        <translation>{share} % falsch</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name}: {what}</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Aufdecken</translation>
    </message>
    <message>
        <source>Leave cover</source>
        <translation>Deckung verlassen</translation>
    </message>
    <message>
        <source>Lift the second hand</source>
        <translation>Zweite Hand heben</translation>
    </message>
    <message>
        <source>Peek</source>
        <translation>Spicken</translation>
    </message>
    <message>
        <source>Look at the cards</source>
        <translation>Karten ansehen</translation>
    </message>
    <message>
        <source>Feint</source>
        <translation>Antäuschen</translation>
    </message>
    <message>
        <source>Take a break</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>Card {number}</source>
        <translation>Karte {number}</translation>
    </message>
    <message>
        <source>Trap on {card}</source>
        <translation>Falle auf {card}</translation>
    </message>
    <message>
        <source>Pay 1 Gold</source>
        <translation>1 Gold zahlen</translation>
    </message>
    <message>
        <source>Keep the Gold</source>
        <translation>Gold behalten</translation>
    </message>
    <message numerus="yes">
        <source>Recruit %n</source>
        <translation>
            <numerusform>%n abwerben</numerusform>
            <numerusform>%n abwerben</numerusform>
        </translation>
    </message>
    <message>
        <source>No recruits</source>
        <translation>Niemanden abwerben</translation>
    </message>
    <message>
        <source>Do nothing</source>
        <translation>Nichts tun</translation>
    </message>
    <message>
        <source>Shoot {name}</source>
        <translation>Auf {name} schießen</translation>
    </message>
    <message>
        <source>Slap the card</source>
        <translation>Mit der flachen Hand zuschlagen</translation>
    </message>
    <message>
        <source>Cover: {gang}</source>
        <translation>In Deckung: {gang}</translation>
    </message>
    <message>
        <source>HIT</source>
        <translation>TREFFER</translation>
    </message>
    <message>
        <source>COVERED</source>
        <translation>DECKUNG</translation>
    </message>
    <message>
        <source>MISS</source>
        <translation>DANEBEN</translation>
    </message>
    <message>
        <source>THE HORSE!</source>
        <translation>DAS PFERD!</translation>
    </message>
    <message>
        <source>TOO SLOW</source>
        <translation>ZU LANGSAM</translation>
    </message>
    <message>
        <source>GOLD</source>
        <translation>GOLD</translation>
    </message>
    <message>
        <source>FOOL&apos;S GOLD</source>
        <translation>KATZENGOLD</translation>
    </message>
    <message>
        <source>TRAP</source>
        <translation>FALLE</translation>
    </message>
    <message>
        <source>TOO CLOSE TO CALL</source>
        <translation>FOTOFINISH</translation>
    </message>
    <message>
        <source>NOBODY</source>
        <translation>NIEMAND</translation>
    </message>
    <message>
        <source>MISDEAL</source>
        <translation>VERGEBEN</translation>
    </message>
    <message>
        <source>DUEL</source>
        <translation>DUELL</translation>
    </message>
    <message>
        <source>{who} shot at {whom} and hit.</source>
        <translation>{who} schießt auf {whom} und trifft.</translation>
    </message>
    <message>
        <source>{who} shot at {whom}: two at one blow.</source>
        <translation>{who} schießt auf {whom}: zwei auf einen Streich.</translation>
    </message>
    <message>
        <source>{who} talked {whom} out of somebody.</source>
        <translation>{who} wirbt {whom} jemanden ab.</translation>
    </message>
    <message>
        <source>{who} shot at {whom}, who was in cover.</source>
        <translation>{who} schießt auf {whom}, doch da ist Deckung.</translation>
    </message>
    <message>
        <source>{who} shot at nobody in particular.</source>
        <translation>{who} schießt auf niemand Bestimmten.</translation>
    </message>
    <message>
        <source>{who} slapped the horse. It kicked back.</source>
        <translation>{who} schlägt das Pferd. Es schlägt aus.</translation>
    </message>
    <message>
        <source>{who} found no cover in time.</source>
        <translation>{who} findet keine Deckung mehr.</translation>
    </message>
    <message>
        <source>Whoever stands in the open now loses somebody.</source>
        <translation>Wer jetzt im Freien steht, verliert jemanden.</translation>
    </message>
    <message>
        <source>{who} pockets it.</source>
        <translation>{who} steckt es ein.</translation>
    </message>
    <message>
        <source>{who} pointed at {whom}, who says thank you.</source>
        <translation>{who} zeigt auf {whom}. Da bedankt sich jemand.</translation>
    </message>
    <message>
        <source>{who} slapped Gold in a duel. It buys nothing here.</source>
        <translation>{who} greift im Duell nach Gold. Hier gibt es nichts zu kaufen.</translation>
    </message>
    <message>
        <source>{who} put a hand into the trap.</source>
        <translation>{who} greift in die Falle.</translation>
    </message>
    <message>
        <source>Nobody could swear who was first. Nothing happens.</source>
        <translation>Wer zuerst war, will hier keiner beschwören. Nichts passiert.</translation>
    </message>
    <message>
        <source>Nobody wanted it.</source>
        <translation>Die wollte keiner.</translation>
    </message>
    <message>
        <source>The card goes back. Nothing has happened.</source>
        <translation>Die Karte geht zurück. Nichts ist passiert.</translation>
    </message>
    <message>
        <source>slapped</source>
        <translation>zugeschlagen</translation>
    </message>
    <message>
        <source>took cover</source>
        <translation>in Deckung gegangen</translation>
    </message>
    <message>
        <source>took a second base</source>
        <translation>zweite Deckung genommen</translation>
    </message>
    <message numerus="yes">
        <source>%n member(s)</source>
        <translation>
            <numerusform>%n Mitglied</numerusform>
            <numerusform>%n Mitglieder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Gold</source>
        <translation>
            <numerusform>%n Gold</numerusform>
            <numerusform>%n Gold</numerusform>
        </translation>
    </message>
    <message>
        <source>hand at the hip</source>
        <translation>Hand an der Hüfte</translation>
    </message>
    <message>
        <source>hand on the card</source>
        <translation>Hand auf der Karte</translation>
    </message>
    <message>
        <source>in cover: {gang}</source>
        <translation>in Deckung: {gang}</translation>
    </message>
    <message>
        <source>Card, face down</source>
        <translation>Verdeckte Karte</translation>
    </message>
    <message>
        <source>Only for you: {cards}</source>
        <translation>Nur für dich: {cards}</translation>
    </message>
    <message>
        <source>Base: {gang} ({who})</source>
        <translation>Deckung: {gang} ({who})</translation>
    </message>
    <message>
        <source>{who} covers here</source>
        <translation>besetzt von {who}</translation>
    </message>
    <message>
        <source>key {key}</source>
        <translation>Taste {key}</translation>
    </message>
    <message>
        <source>Shootout cards</source>
        <translation>Schießkarten</translation>
    </message>
    <message>
        <source>Gang members</source>
        <translation>Bandenmitglieder</translation>
    </message>
    <message>
        <source>Tombstones</source>
        <translation>Grabsteine</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Hände</translation>
    </message>
    <message>
        <source>Small signs</source>
        <translation>Kleine Zeichen</translation>
    </message>
    <message>
        <source>slap</source>
        <translation>zuschlagen</translation>
    </message>
    <message>
        <source>cover</source>
        <translation>in Deckung</translation>
    </message>
    <message>
        <source>point</source>
        <translation>zeigen</translation>
    </message>
    <message>
        <source>second hand</source>
        <translation>zweite Hand</translation>
    </message>
    <message>
        <source>hip</source>
        <translation>an der Hüfte</translation>
    </message>
    <message>
        <source>nugget</source>
        <translation>Nugget</translation>
    </message>
    <message>
        <source>gold bar</source>
        <translation>Goldbarren</translation>
    </message>
    <message>
        <source>marked</source>
        <translation>anvisiert</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>Table: {game}</source>
        <translation>Tisch: {game}</translation>
    </message>
    <message>
        <source>{who}: {prompt}</source>
        <translation>{who}: {prompt}</translation>
    </message>
    <message>
        <source>{what}, chosen</source>
        <translation>{what}, gewählt</translation>
    </message>
    <message>
        <source>your seat</source>
        <translation>dein Platz</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>aus dem Spiel</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>bereit</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>überlegt</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>gewinnt</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Bestätigen</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Fill up</source>
        <translation>Auffüllen</translation>
    </message>
    <message>
        <source>Change my mind</source>
        <translation>Doch anders</translation>
    </message>
    <message>
        <source>Choose first, then confirm.</source>
        <translation>Erst wählen, dann bestätigen.</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Moment</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Do not ask me …</source>
        <translation>Frag mich nicht …</translation>
    </message>
    <message>
        <source>The clock is stopped.</source>
        <translation>Die Uhr steht.</translation>
    </message>
    <message>
        <source>Anybody?</source>
        <translation>Noch jemand?</translation>
    </message>
    <message>
        <source>… until this turn is over</source>
        <translation>… bis dieser Zug vorbei ist</translation>
    </message>
    <message>
        <source>… unless it is about me</source>
        <translation>… außer es geht um mich</translation>
    </message>
    <message>
        <source>… for the rest of this game</source>
        <translation>… für den Rest der Partie</translation>
    </message>
    <message numerus="yes">
        <source>%n click marker(s)</source>
        <translation>
            <numerusform>%n Klack-Marker</numerusform>
            <numerusform>%n Klack-Marker</numerusform>
        </translation>
    </message>
    <message>
        <source>score {score}</source>
        <translation>Punkte {score}</translation>
    </message>
    <message>
        <source>bid money {sum}</source>
        <translation>Bietgeld {sum}</translation>
    </message>
    <message>
        <source>Your bid money, {sum}</source>
        <translation>Dein Bietgeld, {sum}</translation>
    </message>
    <message>
        <source>Cylinder, six chambers, one bullet</source>
        <translation>Trommel, sechs Kammern, eine Kugel</translation>
    </message>
    <message>
        <source>Cylinder, an empty chamber under the hammer</source>
        <translation>Trommel, eine leere Kammer unter dem Hahn</translation>
    </message>
    <message>
        <source>Cylinder, the bullet is fired</source>
        <translation>Trommel, die Kugel ist raus</translation>
    </message>
    <message numerus="yes">
        <source>%n of {all} click marker(s) in the centre</source>
        <translation>
            <numerusform>%n von {all} Klack-Markern in der Mitte</numerusform>
            <numerusform>%n von {all} Klack-Markern in der Mitte</numerusform>
        </translation>
    </message>
    <message>
        <source>{sum} from an earlier bang, for the next pot</source>
        <translation>{sum} von einem früheren Bang, für den nächsten Pott</translation>
    </message>
    <message>
        <source>Click stacks</source>
        <translation>Klack-Stapel</translation>
    </message>
    <message>
        <source>Click stack of {who}, {sum}</source>
        <translation>Klack-Stapel von {who}, {sum}</translation>
    </message>
    <message>
        <source>Bids</source>
        <translation>Gebote</translation>
    </message>
    <message>
        <source>Bid of {who}, face down</source>
        <translation>Gebot von {who}, verdeckt</translation>
    </message>
    <message>
        <source>Bid of {who}, {sum}</source>
        <translation>Gebot von {who}, {sum}</translation>
    </message>
</context>
<context>
    <name>terminal</name>
    <message>
        <source>Hints are not allowed at this table.</source>
        <translation>Tipps sind an diesem Tisch nicht erlaubt.</translation>
    </message>
    <message>
        <source>Read on with:</source>
        <translation>Weiterlesen mit:</translation>
    </message>
    <message>
        <source>Nobody lays his thoughts open before the roles are.</source>
        <translation>Seine Gedanken legt hier keiner offen, bevor es die Rollen sind.</translation>
    </message>
    <message>
        <source>What anybody here remembers is told after the game.</source>
        <translation>Was sich hier wer gemerkt hat, wird nach dem Spiel verraten.</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>nicht mehr im Spiel</translation>
    </message>
    <message numerus="yes">
        <source>%n spare(s)</source>
        <translation>
            <numerusform>eine Ersatzpatrone</numerusform>
            <numerusform>%n Ersatzpatronen</numerusform>
        </translation>
    </message>
    <message>
        <source>{who}, spare {number}</source>
        <translation>{who}, Ersatzpatrone {number}</translation>
    </message>
    <message>
        <source>Your spares: {spares}</source>
        <translation>Deine Ersatzpatronen: {spares}</translation>
    </message>
    <message numerus="yes">
        <source>%n bullet(s) in the bag.</source>
        <translation>
            <numerusform>Eine Patrone im Beutel.</numerusform>
            <numerusform>%n Patronen im Beutel.</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>keep these</source>
        <translation>diese behalten</translation>
    </message>
    <message>
        <source>all back, and one fewer</source>
        <translation>alle zurück, und eine weniger</translation>
    </message>
    <message>
        <source>do not turn</source>
        <translation>nicht drehen</translation>
    </message>
    <message>
        <source>one chamber clockwise</source>
        <translation>eine Kammer im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>one chamber counter-clockwise</source>
        <translation>eine Kammer gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>in the order they were picked</source>
        <translation>in der Reihenfolge, in der sie gewählt wurden</translation>
    </message>
    <message>
        <source>against it</source>
        <translation>andersherum</translation>
    </message>
    <message>
        <source>seen enough</source>
        <translation>genug gesehen</translation>
    </message>
    <message>
        <source>{who}: type the number of a bullet for each of the chambers {chambers}, in this order; 0 leaves one empty. Chamber 1 is fired next.</source>
        <translation>{who}: Tipp für jede der Kammern {chambers} die Nummer einer Patrone ein, in dieser Reihenfolge; 0 lässt eine leer. Kammer 1 wird als nächste abgefeuert.</translation>
    </message>
    <message>
        <source>Type a name and a chamber (Rosa 3), or only a chamber of your own. Chamber 1 is fired next.</source>
        <translation>Tipp einen Namen und eine Kammer ein (Rosa 3) oder nur eine eigene Kammer. Kammer 1 wird als nächste abgefeuert.</translation>
    </message>
    <message>
        <source>Only Enter: {what}</source>
        <translation>Nur Enter: {what}</translation>
    </message>
    <message numerus="yes">
        <source>{role}, {character}: {life} of {most} life points, %n arrow(s)</source>
        <translation>
            <numerusform>{role}, {character}: {life} von {most} Lebenspunkten, %n Pfeil</numerusform>
            <numerusform>{role}, {character}: {life} von {most} Lebenspunkten, %n Pfeile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n arrow(s) in the pile.</source>
        <translation>
            <numerusform>%n Pfeil auf dem Stapel.</numerusform>
            <numerusform>%n Pfeile auf dem Stapel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n arrow(s)</source>
        <translation>
            <numerusform>%n Pfeil</numerusform>
            <numerusform>%n Pfeile</numerusform>
        </translation>
    </message>
    <message>
        <source>?</source>
        <translation>?</translation>
    </message>
    <message>
        <source>(out)</source>
        <translation>(ausgeschieden)</translation>
    </message>
    <message>
        <source>throw the dice</source>
        <translation>würfeln</translation>
    </message>
    <message>
        <source>no, thank you</source>
        <translation>nein danke</translation>
    </message>
    <message>
        <source>take the Chief’s Arrow from whoever has it</source>
        <translation>den Häuptlingspfeil seinem Besitzer abnehmen</translation>
    </message>
    <message>
        <source>return all arrows</source>
        <translation>alle Pfeile zurücklegen</translation>
    </message>
    <message>
        <source>keep them</source>
        <translation>behalten</translation>
    </message>
    <message>
        <source>Type the numbers of the dice to throw again (1 3 4), * for all, or only Enter to stop.</source>
        <translation>Tippe die Nummern der Würfel, die du neu würfelst (1 3 4), * für alle, oder nur Enter zum Aufhören.</translation>
    </message>
    <message>
        <source>Type a name or number for each of them, in this order; or one for each kind, or one for all.</source>
        <translation>Tippe für jedes Symbol einen Namen oder eine Nummer, in dieser Reihenfolge; oder eins je Art, oder eins für alle.</translation>
    </message>
    <message numerus="yes">
        <source>{role}, {character}: {life} of {most} life points, %n card(s)</source>
        <translation>
            <numerusform>{role}, {character}: {life} von {most} Lebenspunkten, %n Karte</numerusform>
            <numerusform>{role}, {character}: {life} von {most} Lebenspunkten, %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nugget(s)</source>
        <translation>
            <numerusform>%n Nugget</numerusform>
            <numerusform>%n Nuggets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) to draw from.</source>
        <translation>
            <numerusform>%n Karte zum Nachziehen.</numerusform>
            <numerusform>%n Karten zum Nachziehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Last discard: {card}.</source>
        <translation>Zuletzt abgelegt: {card}.</translation>
    </message>
    <message>
        <source>For sale: {what}.</source>
        <translation>Zu kaufen: {what}.</translation>
    </message>
    <message>
        <source>Your hand: {cards}.</source>
        <translation>Deine Hand: {cards}.</translation>
    </message>
    <message>
        <source>{what}</source>
        <translation>{what}</translation>
    </message>
    <message numerus="yes">
        <source>Type %n number(s), one for each card.</source>
        <translation>
            <numerusform>Tippe die Nummer der Karte.</numerusform>
            <numerusform>Tippe %n Nummern, eine für jede Karte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>buy {what} for %n nugget(s)</source>
        <translation>
            <numerusform>{what} kaufen, für %n Nugget</numerusform>
            <numerusform>{what} kaufen, für %n Nuggets</numerusform>
        </translation>
    </message>
    <message>
        <source>pay to be rid of equipment</source>
        <translation>zahlen, damit Ausrüstung verschwindet</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>keine Antwort</translation>
    </message>
    <message>
        <source>drink it</source>
        <translation>trinken</translation>
    </message>
    <message>
        <source>sell it</source>
        <translation>verkaufen</translation>
    </message>
    <message>
        <source>from the pile</source>
        <translation>vom Nachziehstapel</translation>
    </message>
    <message>
        <source>blind from the hand</source>
        <translation>blind aus der Hand</translation>
    </message>
    <message>
        <source>the top discard</source>
        <translation>die oberste vom Ablagestapel</translation>
    </message>
    <message numerus="yes">
        <source>{gang}: %n member(s), {gold} Gold</source>
        <translation>
            <numerusform>{gang}: ein Mitglied, {gold} Gold</numerusform>
            <numerusform>{gang}: %n Mitglieder, {gold} Gold</numerusform>
        </translation>
    </message>
    <message>
        <source>in cover: {bases}</source>
        <translation>in Deckung: {bases}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the deck.</source>
        <translation>
            <numerusform>Noch eine Karte im Stapel.</numerusform>
            <numerusform>%n Karten im Stapel.</numerusform>
        </translation>
    </message>
    <message>
        <source>Discarded: {cards}.</source>
        <translation>Abgelegt: {cards}.</translation>
    </message>
    <message>
        <source>Traps: {cards}.</source>
        <translation>Fallen: {cards}.</translation>
    </message>
    <message>
        <source>The next card: {card}.</source>
        <translation>Als Nächstes kommt: {card}.</translation>
    </message>
    <message>
        <source>wait for the next card</source>
        <translation>auf die nächste Karte warten</translation>
    </message>
    <message>
        <source>keep still</source>
        <translation>stillhalten</translation>
    </message>
    <message>
        <source>pay</source>
        <translation>zahlen</translation>
    </message>
    <message>
        <source>keep the Gold</source>
        <translation>das Gold behalten</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>bereit</translation>
    </message>
    <message>
        <source>slap the card, open hand</source>
        <translation>mit der flachen Hand auf die Karte</translation>
    </message>
    <message>
        <source>slap the card, pointing at {who}</source>
        <translation>auf die Karte schlagen und auf {who} zeigen</translation>
    </message>
    <message>
        <source>second hand on the base of {who}</source>
        <translation>die zweite Hand auf die Deckung von {who}</translation>
    </message>
    <message>
        <source>leave cover</source>
        <translation>aus der Deckung</translation>
    </message>
    <message>
        <source>lift the second hand</source>
        <translation>die zweite Hand heben</translation>
    </message>
    <message>
        <source>turn a card</source>
        <translation>eine Karte aufdecken</translation>
    </message>
    <message>
        <source>pretend to turn a card</source>
        <translation>nur so tun, als ob</translation>
    </message>
    <message>
        <source>look at the next card</source>
        <translation>die nächste Karte ansehen</translation>
    </message>
    <message>
        <source>choose this card: {card}</source>
        <translation>diese Karte nehmen: {card}</translation>
    </message>
    <message>
        <source>set a trap, bait: {card}</source>
        <translation>eine Falle stellen, Köder: {card}</translation>
    </message>
    <message>
        <source>into cover: the base of {who}</source>
        <translation>in Deckung, zu {who}</translation>
    </message>
</context>
<context>
    <name>tour</name>
    <message>
        <source>plays by the script</source>
        <translation>spielt nach Drehbuch</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Skip the tour</source>
        <translation>Einführung überspringen</translation>
    </message>
    <message>
        <source>In a moment you may do as you like. For now: {what}.</source>
        <translation>Gleich darfst du, wie du willst. Jetzt erst mal: {what}.</translation>
    </message>
    <message>
        <source>Good evening, Doc. Three people, one table, one revolver. Let us see how long that goes well.</source>
        <translation>Guten Abend, Doc. Drei Leute, ein Tisch, ein Revolver. Mal sehen, wie lange das gut geht.</translation>
    </message>
    <message>
        <source>Before you lies your bid money: six 1000s and six 2000s. The others have the same, and nobody shows what is left.</source>
        <translation>Vor dir liegt dein Bietgeld: sechs 1000er und sechs 2000er. Die anderen haben dasselbe, und niemand zeigt, was noch da ist.</translation>
    </message>
    <message>
        <source>In the middle lie six click markers. Each click takes one away. When the last is gone, the game is over.</source>
        <translation>In der Mitte liegen sechs Klack-Marker. Jedes Klack nimmt einen weg. Ist der letzte weg, ist Schluss.</translation>
    </message>
    <message>
        <source>Everybody bids in secret. Pick the lit bills, a 1000 and a 2000, then press the golden button.</source>
        <translation>Alle bieten geheim. Nimm die leuchtenden Scheine, einen 1000er und einen 2000er, und drück dann den goldenen Knopf.</translation>
    </message>
    <message>
        <source>All bids go into the pot, yours too. You bid the most, so you say who pulls the trigger.</source>
        <translation>Alle Gebote wandern in den Pott, deins auch. Du hast am meisten geboten, also bestimmst du, wer abdrückt.</translation>
    </message>
    <message>
        <source>Five times out of six it clicks, and whoever pulled gets the whole pot. Take it: choose yourself, then confirm.</source>
        <translation>Fünfmal von sechs macht es Klack, und wer abgedrückt hat, bekommt den ganzen Pott. Greif zu: Wähl dich selbst, dann bestätige.</translation>
    </message>
    <message>
        <source>One chamber in six is loaded. Deep breath.</source>
        <translation>Eine von sechs Kammern ist geladen. Tief durchatmen.</translation>
    </message>
    <message>
        <source>Click! The pot is yours: a click stack with a marker on top, open for all to see.</source>
        <translation>Klack! Der Pott gehört dir: ein Klack-Stapel mit einem Marker obendrauf, offen für alle.</translation>
    </message>
    <message>
        <source>In the end your click money counts times your markers. A second stack is worth far more than the first.</source>
        <translation>Am Ende zählt dein Klackgeld mal deine Marker. Ein zweiter Stapel ist weit mehr wert als der erste.</translation>
    </message>
    <message>
        <source>Next round. This time a single 2000 will do.</source>
        <translation>Nächste Runde. Diesmal genügt ein einziger 2000er.</translation>
    </message>
    <message>
        <source>Rosa bid the same. Only the two of you raise now, in secret again. Clem watches.</source>
        <translation>Rosa hat gleich viel geboten. Jetzt erhöht nur ihr zwei, wieder geheim. Clem schaut zu.</translation>
    </message>
    <message>
        <source>Add a 1000.</source>
        <translation>Leg einen 1000er drauf.</translation>
    </message>
    <message>
        <source>Rosa raised more and took the revolver herself. Bang. Her bid and her purse are gone. Click stacks would stay and count: here even the dead can win.</source>
        <translation>Rosa hat mehr draufgelegt und den Revolver selbst genommen. Bang. Gebot und Bietgeld sind weg. Klack-Stapel blieben liegen und zählten: Hier gewinnen sogar Tote.</translation>
    </message>
    <message>
        <source>After a bang, everybody else takes the bid back. No marker has moved.</source>
        <translation>Nach einem Bang nehmen alle anderen ihr Gebot zurück. Kein Marker hat sich bewegt.</translation>
    </message>
    <message>
        <source>Now only Clem is left. Outbid him for certain: a 1000 and two 2000s.</source>
        <translation>Jetzt ist nur noch Clem da. Überbiete ihn sicher: ein 1000er und zwei 2000er.</translation>
    </message>
    <message>
        <source>You need not pull yourself. Hand it to Clem, but know this: if it clicks, the pot is his.</source>
        <translation>Du musst nicht selbst abdrücken. Schieb Clem den Revolver zu, aber denk dran: Macht es Klack, gehört der Pott ihm.</translation>
    </message>
    <message>
        <source>Bang. You are alone at the table, and that ends the game, too.</source>
        <translation>Bang. Du sitzt allein am Tisch, und auch damit ist Schluss.</translation>
    </message>
    <message>
        <source>You win with one stack. You know everything now; the rest is nerve. See you at the table.</source>
        <translation>Du gewinnst mit einem Stapel. Jetzt weißt du alles; der Rest sind Nerven. Wir sehen uns am Tisch.</translation>
    </message>
    <message>
        <source>Good evening, Doc. Four people, five dice, and one of them wears a star. Not for long, if you can help it.</source>
        <translation>Guten Abend, Doc. Vier Leute, fünf Würfel, und eine von ihnen trägt den Stern. Nicht mehr lange, wenn es nach dir geht.</translation>
    </message>
    <message>
        <source>The card on your left is your role: Outlaw. Nobody else sees it. Rosa, opposite, is the Sheriff: bring her down and you have won.</source>
        <translation>Die Karte links ist deine Rolle: Gesetzloser. Die sieht sonst keiner. Rosa, dir gegenüber, ist der Sheriff: Schalte sie aus, und du hast gewonnen.</translation>
    </message>
    <message>
        <source>Of Clem and Buck, one is an Outlaw like you, the other a Renegade who wants to be the last one alive. Which is which you have to find out.</source>
        <translation>Von Clem und Buck ist einer gesetzlos wie du, der andere ein Abtrünniger, der als Letzter übrig bleiben will. Wer wer ist, musst du herausfinden.</translation>
    </message>
    <message>
        <source>On your right lies your character: Paul Regret, with nine life points. The Gatling cannot hurt him. Rosa, the Sheriff, begins.</source>
        <translation>Rechts liegt dein Charakter: Paul Regret, mit neun Lebenspunkten. Die Gatling kann ihm nichts anhaben. Rosa beginnt, sie ist der Sheriff.</translation>
    </message>
    <message>
        <source>Two arrows: Rosa had to take two from the quiver. They do nothing until the last one is gone. Her three beers were wasted, for she lacked nothing.</source>
        <translation>Zwei Pfeile: Rosa musste zwei aus dem Köcher nehmen. Die tun nichts, bis der letzte weg ist. Ihre drei Bier waren verschwendet, ihr fehlte ja nichts.</translation>
    </message>
    <message>
        <source>Three Gatlings! Buck’s gun hit everybody else but you, thanks to Paul Regret. His 1, though, hit you: a 1 reaches one place.</source>
        <translation>Drei Gatlings! Bucks Geschütz hat alle anderen getroffen, nur dich nicht, Paul Regret sei Dank. Seine 1 dagegen traf dich: Eine 1 reicht einen Platz weit.</translation>
    </message>
    <message>
        <source>Your turn. Throw the dice.</source>
        <translation>Du bist dran. Würfle.</translation>
    </message>
    <message>
        <source>An arrow: you took one at once. And dynamite: it burns, nobody picks it up again. Three of them would go off.</source>
        <translation>Ein Pfeil: Den hast du sofort genommen. Und Dynamit: Es brennt, das fasst keiner mehr an. Drei davon würden hochgehen.</translation>
    </message>
    <message>
        <source>You may throw twice more. Rosa sits two places away, so keep the 2. Pick the arrow, the 1 and the beer, and throw them again.</source>
        <translation>Zweimal darfst du noch. Rosa sitzt zwei Plätze weiter, also lass die 2 liegen. Wähle den Pfeil, die 1 und das Bier und wirf sie neu.</translation>
    </message>
    <message>
        <source>Two more arrows, tough luck. One throw is left: keep the 2 and pick the two arrows and the 1.</source>
        <translation>Noch zwei Pfeile, so ein Pech. Ein Wurf bleibt: Lass die 2 liegen und wähle die beiden Pfeile und die 1.</translation>
    </message>
    <message>
        <source>The last throw: now everything counts. Both 2s hit Rosa. The 1 can hit Clem or Buck; Buck has shot at you, so let it be him.</source>
        <translation>Der letzte Wurf: Jetzt zählt alles. Beide 2en treffen Rosa. Die 1 kann Clem oder Buck treffen; Buck hat auf dich geschossen, also nimm ihn.</translation>
    </message>
    <message>
        <source>Rosa is El Gringo: whoever hits her takes an arrow. You have four now. Keep an eye on the quiver.</source>
        <translation>Rosa ist El Gringo: Wer sie trifft, nimmt einen Pfeil. Du hast jetzt vier. Behalte den Köcher im Auge.</translation>
    </message>
    <message>
        <source>The beer gives somebody a life point, whoever you like. Have it yourself.</source>
        <translation>Das Bier gibt jemandem einen Lebenspunkt, wem du willst. Trink es selbst.</translation>
    </message>
    <message>
        <source>Clem threw three Gatlings away and shot at Rosa, though he could have hit you. That is how an Outlaw behaves. So Buck is the Renegade.</source>
        <translation>Clem hat drei Gatlings weggeworfen und auf Rosa geschossen, obwohl er dich hätte treffen können. So benimmt sich ein Gesetzloser. Also ist Buck der Abtrünnige.</translation>
    </message>
    <message>
        <source>And Clem took the last arrow: Indians! Everybody lost a life point for each arrow, you four. Now all arrows lie in the quiver again.</source>
        <translation>Und Clem nahm den letzten Pfeil: Indianer! Jeder verlor für jeden Pfeil einen Lebenspunkt, du vier. Nun stecken alle Pfeile wieder im Köcher.</translation>
    </message>
    <message>
        <source>Three dynamites: no more throwing for Rosa, and a life point gone. She has a single one left.</source>
        <translation>Dreimal Dynamit: Für Rosa war es das mit dem Würfeln, und ein Lebenspunkt ist weg. Ihr bleibt ein einziger.</translation>
    </message>
    <message>
        <source>Buck shot at Clem, so he is nobody’s friend. Never mind him: a single 2 will finish Rosa.</source>
        <translation>Buck hat auf Clem geschossen, er ist also niemandes Freund. Kümmere dich nicht um ihn: Eine einzige 2 genügt für Rosa.</translation>
    </message>
    <message>
        <source>Deep breath, and throw.</source>
        <translation>Tief Luft holen und werfen.</translation>
    </message>
    <message>
        <source>Dynamite for you, too! It cost you a life point, but you are alive, so the 2 still counted. The Sheriff is gone: you and Clem win together.</source>
        <translation>Dynamit, auch für dich! Es kostet dich einen Lebenspunkt, aber du lebst, also zählte die 2 noch. Der Sheriff ist weg: Du und Clem, ihr gewinnt gemeinsam.</translation>
    </message>
    <message>
        <source>Those were the dice. Everything else is reading people, and the rulebook tells you the rest. See you at the table.</source>
        <translation>Das waren die Würfel. Alles andere ist Menschenkenntnis, und den Rest erzählt dir das Regelbuch. Wir sehen uns am Tisch.</translation>
    </message>
    <message>
        <source>Good evening, Doc. Four people, eighty cards, and one star on the other side. Let us see to it.</source>
        <translation>Guten Abend, Doc. Vier Leute, achtzig Karten und ein Stern gegenüber. Kümmern wir uns darum.</translation>
    </message>
    <message>
        <source>This is your role: Outlaw. Nobody else sees it. Rosa, opposite, is the Sheriff. If she goes, you win.</source>
        <translation>Das ist deine Rolle: Gesetzloser. Sonst sieht sie keiner. Rosa gegenüber ist der Sheriff. Fällt sie, gewinnst du.</translation>
    </message>
    <message>
        <source>Of Clem and Buck, one is an Outlaw like you, the other a Renegade. Watch what they do.</source>
        <translation>Von Clem und Buck ist einer gesetzlos wie du, der andere ein Abtrünniger. Achte darauf, was sie tun.</translation>
    </message>
    <message>
        <source>Your character is Rose Doolan: everybody is one step nearer to you. The bullets are her four life points.</source>
        <translation>Dein Charakter ist Rose Doolan: Alle sind für dich einen Schritt näher. Die Patronen sind ihre vier Lebenspunkte.</translation>
    </message>
    <message>
        <source>A Mustang, a better gun, Jail for you and for Clem. And now a BANG! at Buck. Has he a Missed!?</source>
        <translation>Ein Mustang, eine bessere Waffe, Gefängnis für dich und Clem. Und jetzt ein BANG! auf Buck. Hat er einen Fehlschuss!?</translation>
    </message>
    <message>
        <source>He has not: a life point. Whoever costs somebody one takes a nugget. We shall see what gold is good for.</source>
        <translation>Hat er nicht: ein Lebenspunkt. Wer einen anderen einen kostet, nimmt ein Nugget. Wofür Gold gut ist, sehen wir noch.</translation>
    </message>
    <message>
        <source>Did you see? Buck threw your Jail away and shot at the Sheriff. That is how a friend behaves.</source>
        <translation>Gesehen? Buck hat dein Gefängnis weggeräumt und auf den Sheriff geschossen. So benimmt sich ein Freund.</translation>
    </message>
    <message>
        <source>Your turn, you have drawn two cards. Rosa is too far for your Colt: two places, a Mustang, and she is Paul Regret.</source>
        <translation>Du bist dran und hast zwei Karten gezogen. Für deinen Colt ist Rosa zu weit: zwei Plätze, ein Mustang, und sie ist Paul Regret.</translation>
    </message>
    <message>
        <source>Now she is at distance two, and just so far a Schofield reaches. Lay it down.</source>
        <translation>Jetzt ist sie auf Entfernung zwei, und genau so weit reicht eine Schofield. Leg sie aus.</translation>
    </message>
    <message>
        <source>A life point less for her, a nugget for you.</source>
        <translation>Ein Lebenspunkt weniger für sie, ein Nugget für dich.</translation>
    </message>
    <message>
        <source>One BANG! a turn is all you may play, and you may keep as many cards as you have life points. End your turn.</source>
        <translation>Mehr als ein BANG! pro Zug geht nicht, und behalten darfst du so viele Karten wie Lebenspunkte. Beende deinen Zug.</translation>
    </message>
    <message>
        <source>Rosa had a Missed! against Buck’s BANG!, but no BANG! for his Duel: a life point gone. She has two left.</source>
        <translation>Gegen Bucks BANG! hatte Rosa einen Fehlschuss!, aber kein BANG! für sein Duell: ein Lebenspunkt weg. Zwei hat sie noch.</translation>
    </message>
    <message>
        <source>One life point is all she has, and you have two nuggets. In the row lies what they buy: a Pardner costs two.</source>
        <translation>Einen Lebenspunkt hat sie noch und du zwei Nuggets. Dafür gibt es etwas aus der Auslage: Ein Komplize kostet zwei.</translation>
    </message>
    <message>
        <source>Buy the Pardner and use him as a Duel with Rosa. She has no card left to answer with.</source>
        <translation>Kauf den Komplizen und nimm ihn als Duell mit Rosa. Sie hat keine Karte mehr zum Antworten.</translation>
    </message>
    <message>
        <source>The Sheriff is gone: you and Buck win, for he was an Outlaw, too. Clem was too slow.</source>
        <translation>Der Sheriff ist fort: Du und Buck gewinnt, denn auch er war gesetzlos. Clem war zu langsam.</translation>
    </message>
    <message>
        <source>There are twenty more characters and a lot more trouble; the rulebook knows it all. See you at the table.</source>
        <translation>Es gibt noch zwanzig weitere Charaktere und viel mehr Ärger; im Regelbuch steht alles. Wir sehen uns am Tisch.</translation>
    </message>
    <message>
        <source>Load the greased cylinder where it is fired first, then the test of honor, a Click, and the rest; or press A and I do it. The Kablamo stays in your hand: there it is harmless, and useful.</source>
        <translation>Lade die gut geschmierte Trommel dahin, wo sie zuerst drankommt, dann die Frage der Ehre, ein Click und den Rest; oder drück A, dann mache ich es. Das Kablamo bleibt auf der Hand: Da ist es harmlos, und nützlich.</translation>
    </message>
    <message>
        <source>The cylinders are shut for good, nobody looks any more. So remember: next comes your test of honor, then a Click.</source>
        <translation>Die Trommeln sind zu, nachsehen darf niemand mehr. Also merk dir: Als Nächstes kommt deine Frage der Ehre, dann ein Click.</translation>
    </message>
    <message>
        <source>The clock waits for you.</source>
        <translation>Die Uhr wartet auf dich.</translation>
    </message>
    <message>
        <source>Good evening, Doc. Six people ride for you, six for Rosa, six for Clem. It will not stay that way.</source>
        <translation>Guten Abend, Doc. Sechs Leute reiten für dich, sechs für Rosa, sechs für Clem. Dabei bleibt es nicht.</translation>
    </message>
    <message>
        <source>Between you lie three bases. You may hide behind any of them, not only behind your own.</source>
        <translation>Zwischen euch liegen drei Deckungen. Verstecken darfst du dich hinter jeder, nicht nur hinter deiner.</translation>
    </message>
    <message>
        <source>A card is turned, and whoever slaps it first decides. Half a second is a long time for that. Tonight the clock waits for you.</source>
        <translation>Eine Karte wird aufgedeckt, wer zuerst draufschlägt, bestimmt. Eine halbe Sekunde ist dafür viel. Heute wartet die Uhr auf dich.</translation>
    </message>
    <message>
        <source>The clock was polite and put down 355 milliseconds for you, Clem needed 371. Rosa has 5 left. Every card ends with the times of all.</source>
        <translation>Die Uhr war höflich: 355 Millisekunden für dich, 371 für Clem. Rosa bleiben 5. So endet jede Karte, mit den Zeiten von allen.</translation>
    </message>
    <message>
        <source>A hand in cover has to get up first: yours came down 120 milliseconds late. Rosa was later still, and the last one loses a member.</source>
        <translation>Eine Hand in Deckung muss erst hoch, das kostet 120 Millisekunden. Rosa war noch später dran, und der Letzte verliert ein Mitglied.</translation>
    </message>
    <message>
        <source>That makes 2 Gold. For 3 you may hire somebody you have hit, for 1 most gangs know a trick: it is all in the rulebook.</source>
        <translation>Macht 2 Gold. Für 3 wirbst du jemanden ab, den du getroffen hast, für 1 können die meisten Banden einen Trick: siehe Regelbuch.</translation>
    </message>
    <message>
        <source>Move! again, and Clem slapped before he looked. The horse kicks: one member fewer, and the round is over.</source>
        <translation>Wieder „Weg hier!“, und Clem schlug zu, bevor er hinsah. Das Pferd schlägt zurück: ein Mitglied weniger, und die Runde ist vorbei.</translation>
    </message>
    <message>
        <source>Talkin&apos; Iron! Slap the card and point, all in one: press 1 for Rosa, or click on her with the right button.</source>
        <translation>Ein Revolver! Draufschlagen und zeigen, alles in einem: Drück 1 für Rosa, oder klick sie mit der rechten Taste an.</translation>
    </message>
    <message>
        <source>Another Talkin&apos; Iron, and Rosa is cross. This time hide: press Q for the base on your left, or click on it.</source>
        <translation>Noch ein Revolver, und Rosa ist sauer. Versteck dich diesmal: Drück Q für die Deckung links von dir, oder klick sie an.</translation>
    </message>
    <message>
        <source>Rosa shot at you, 18 milliseconds too late: nothing but cover. Your hand may stay there as long as you like.</source>
        <translation>Rosa hat auf dich geschossen, 18 Millisekunden zu spät: nur die Deckung. Deine Hand darf dort liegen bleiben, solange du willst.</translation>
    </message>
    <message>
        <source>Move! Everybody needs new cover, and yours is an old one. Press W. And do not touch the horse.</source>
        <translation>Weg hier! Alle brauchen eine neue Deckung, und deine ist eine alte. Drück W. Und das Pferd nicht anfassen.</translation>
    </message>
    <message>
        <source>The next card is on its way. Your hand lies soft but slow. Until the card is up, leaving costs nothing: press X.</source>
        <translation>Die nächste Karte ist unterwegs. Deine Hand liegt weich, aber langsam. Bis die Karte offen ist, kostet Aufstehen nichts: Drück X.</translation>
    </message>
    <message>
        <source>And now something stupid: press the space bar, before there is anything to see.</source>
        <translation>Und jetzt etwas Dummes: Drück die Leertaste, bevor es etwas zu sehen gibt.</translation>
    </message>
    <message>
        <source>Too early! That costs no member, but your hand is locked until the card has been up for 600 milliseconds.</source>
        <translation>Zu früh! Das kostet kein Mitglied, aber deine Hand ist gesperrt, bis die Karte 600 Millisekunden offen liegt.</translation>
    </message>
    <message>
        <source>Gold! The others are still laughing. Grab it with an open hand: the space bar. Whoever points gives it away.</source>
        <translation>Gold! Die anderen lachen noch. Greif mit der flachen Hand zu: Leertaste. Wer dabei zeigt, verschenkt es.</translation>
    </message>
    <message>
        <source>Big Gun! Clem sits in cover and grins. Shoot at him: 2.</source>
        <translation>Eine Kanone! Clem sitzt in Deckung und grinst. Schieß auf ihn: 2.</translation>
    </message>
    <message>
        <source>Against a Big Gun no cover helps. Clem has 5 left and has stopped grinning.</source>
        <translation>Gegen eine Kanone hilft keine Deckung. Clem bleiben 5, und er grinst nicht mehr.</translation>
    </message>
    <message>
        <source>That is all there is to know. Bots keep to your pace, and in practice nobody gets hurt. Look first, then slap.</source>
        <translation>Mehr musst du nicht wissen. Bots passen sich deinem Tempo an, und in der Übung passiert keinem was. Erst hinsehen, dann zuschlagen.</translation>
    </message>
    <message>
        <source>These are your cards; nobody else sees them. Rosa begins, the Sheriff always does.</source>
        <translation>Das sind deine Karten; sonst sieht sie keiner. Rosa fängt an, das tut der Sheriff immer.</translation>
    </message>
    <message>
        <source>Lay down the Scope: everybody comes a step nearer.</source>
        <translation>Leg das Zielfernrohr aus: Alle rücken einen Schritt näher.</translation>
    </message>
    <message>
        <source>And now the BANG!, at Rosa. Her hand is empty: she cannot answer.</source>
        <translation>Und jetzt das BANG!, auf Rosa. Ihre Hand ist leer: Sie kann nicht antworten.</translation>
    </message>
    <message>
        <source>Clem needed a heart to get out of Jail and turned over a spade: no turn for him. And Rosa shoots at you.</source>
        <translation>Clem brauchte ein Herz, um freizukommen, und deckte Pik auf: kein Zug für ihn. Und Rosa schießt auf dich.</translation>
    </message>
    <message>
        <source>A Missed! would help, but you have none. Grit your teeth and take the hit.</source>
        <translation>Ein Fehlschuss! würde helfen, aber du hast keinen. Zähne zusammen und einstecken.</translation>
    </message>
    <message>
        <source>First your wound. A Beer gives you the life point back: drink it.</source>
        <translation>Erst deine Wunde. Ein Bier gibt dir den Lebenspunkt zurück: Trink es.</translation>
    </message>
    <message>
        <source>A new turn, a new BANG!. At Rosa.</source>
        <translation>Neuer Zug, neues BANG!. Auf Rosa.</translation>
    </message>
    <message>
        <source>Good evening, Doc. Three people, three revolvers, and nobody may look inside once they are loaded. Whoever is still sitting here at the end has won.</source>
        <translation>Guten Abend, Doc. Drei Leute, drei Revolver, und wenn sie geladen sind, darf niemand mehr hineinsehen. Wer am Ende noch sitzt, hat gewonnen.</translation>
    </message>
    <message>
        <source>These eight bullets are yours. Yellow is live: a Kablamo kills whoever fires it. White ones do something. Each of the others has a Kablamo as well.</source>
        <translation>Diese acht Patronen gehören dir. Gelb ist scharf: Ein Kablamo tötet den, der es abfeuert. Weiße bewirken etwas. Auch die anderen haben jeder ein Kablamo.</translation>
    </message>
    <message>
        <source>Before every shot the cylinder turns clockwise by one. So the chamber left of the top is fired first, the one at the top last.</source>
        <translation>Vor jedem Schuss dreht sich die Trommel um eine Kammer im Uhrzeigersinn. Darum kommt die Kammer links neben oben zuerst dran und die ganz oben zuletzt.</translation>
    </message>
    <message>
        <source>Everybody has fired. Clem had a Click and is fine. You and Rosa fired white bullets; the lower number comes first, and that is yours.</source>
        <translation>Alle haben geschossen. Clem hatte ein Click und ist wohlauf. Du und Rosa habt weiße Patronen abgefeuert; die kleinere Zahl kommt zuerst, und das ist deine.</translation>
    </message>
    <message>
        <source>You say who carries it out. It leaves a choice, so keep it.</source>
        <translation>Du bestimmst, wer sie ausführt. Sie lässt eine Wahl, also behalt sie.</translation>
    </message>
    <message>
        <source>Any cylinder, by three chambers: what was far away is close then. Careful people hide their Kablamo far away. Clem is a careful man.</source>
        <translation>Irgendeine Trommel, um drei Kammern: Was weit weg war, ist dann nah. Vorsichtige Leute verstecken ihr Kablamo weit weg. Clem ist ein vorsichtiger Mann.</translation>
    </message>
    <message>
        <source>So turn Clem’s.</source>
        <translation>Also dreh die von Clem.</translation>
    </message>
    <message>
        <source>Did you see that? Rosa took one of your bullets and left you one of hers. What it is nobody tells you. What people give away they seldom miss.</source>
        <translation>Hast du gesehen? Rosa hat sich eine deiner Patronen genommen und dir eine von ihren dagelassen. Was es ist, sagt dir keiner. Was Leute hergeben, fehlt ihnen selten.</translation>
    </message>
    <message>
        <source>For that you may turn your cylinder by one. But your test of honor lies left of the top, in the safe position, where nobody else can touch it. Leave it there.</source>
        <translation>Dafür darfst du deine Trommel um eine Kammer drehen. Aber deine Frage der Ehre liegt links neben oben, auf der Sicherheitsposition, wo sie sonst niemand anfassen darf. Lass sie dort.</translation>
    </message>
    <message>
        <source>Everybody has drawn a bullet for each empty chamber. Now they are filled again, in secret.</source>
        <translation>Jeder hat für jede leere Kammer eine Patrone gezogen. Jetzt werden sie wieder gefüllt, und zwar heimlich.</translation>
    </message>
    <message>
        <source>Put the double cross into the empty chamber. The Kablamo you still need.</source>
        <translation>Steck das Doppelspiel in die leere Kammer. Das Kablamo brauchst du noch.</translation>
    </message>
    <message>
        <source>KABLAMO! That was the one Clem had hidden five rounds away. You gave him one. He is out, before anything else could happen.</source>
        <translation>KABLAMO! Das war das, was Clem fünf Runden weit weg versteckt hatte. Du hast ihm eine gelassen. Er ist raus, bevor sonst etwas geschehen konnte.</translation>
    </message>
    <message>
        <source>Rosa fired a ratchet malfunction and kept it: next time her cylinder will not turn. She fires what lies at the top, and that chamber is empty. She means to fill it herself.</source>
        <translation>Rosa hat eine Sperrradfehlfunktion abgefeuert und behalten: Beim nächsten Mal dreht sich ihre Trommel nicht. Sie feuert ab, was oben liegt, und diese Kammer ist leer. Die will sie selbst füllen.</translation>
    </message>
    <message>
        <source>But here is your test of honor. Keep it, and before everybody reloads you load her revolver.</source>
        <translation>Aber da ist deine Frage der Ehre. Behalt sie, und bevor alle nachladen, lädst du ihren Revolver.</translation>
    </message>
    <message>
        <source>There is the empty chamber. You know what you have kept for it.</source>
        <translation>Da ist die leere Kammer. Du weißt, was du dafür aufgehoben hast.</translation>
    </message>
    <message>
        <source>And now your own: take the gentlemen agreement. Your next shot is a Click, remember?</source>
        <translation>Und jetzt deine eigene: Nimm die Einigung unter Gentlemen. Dein nächster Schuss ist ein Click, weißt du noch?</translation>
    </message>
    <message>
        <source>KABLAMO! Rosa fired what you had loaded. You are the last one standing.</source>
        <translation>KABLAMO! Rosa hat abgefeuert, was du geladen hast. Du stehst als Letzter noch.</translation>
    </message>
    <message>
        <source>And just in time: what Rosa slipped you was her Kablamo, and it would have been your next shot. In the full game there are red bullets, too, which you play from the hand. The rulebook knows them all.</source>
        <translation>Und gerade noch rechtzeitig: Was Rosa dir untergeschoben hat, war ihr Kablamo, und es wäre dein nächster Schuss gewesen. Im vollen Spiel gibt es auch rote Patronen, die du aus der Hand spielst. Das Regelbuch kennt sie alle.</translation>
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
        <source>you</source>
        <translation>du</translation>
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
