<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>app</name>
    <message numerus="yes">
        <source>%n marker(s), {stacks}, score {score}</source>
        <translation>
            <numerusform>%n marker, {stacks}, score {score}</numerusform>
            <numerusform>%n markers, {stacks}, score {score}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message numerus="yes">
        <source>Choose at least %n.</source>
        <translation>
            <numerusform>Choose at least %n.</numerusform>
            <numerusform>Choose at least %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose at most %n.</source>
        <translation>
            <numerusform>Choose at most %n.</numerusform>
            <numerusform>Choose at most %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fill exactly %n place(s).</source>
        <translation>
            <numerusform>Fill exactly %n place.</numerusform>
            <numerusform>Fill exactly %n places.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This game does not work with %n player(s): it takes {least} to {most}.</source>
        <translation>
            <numerusform>This game does not work with %n player: it takes {least} to {most}.</numerusform>
            <numerusform>This game does not work with %n players: it takes {least} to {most}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>klack</name>
    <message numerus="yes">
        <source>Round {round}. %n click marker(s) left in the centre.</source>
        <translation>
            <numerusform>Round {round}. %n click marker left in the centre.</numerusform>
            <numerusform>Round {round}. %n click markers left in the centre.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lobby</name>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n seat</numerusform>
            <numerusform>%n seats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You against %n bot(s) by the usual rules, at once ({keys})</source>
        <translation>
            <numerusform>You against %n bot by the usual rules, at once ({keys})</numerusform>
            <numerusform>You against %n bots by the usual rules, at once ({keys})</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>result</name>
    <message numerus="yes">
        <source>%n game(s) of {game} on record, on this computer only.</source>
        <translation>
            <numerusform>%n game of {game} on record, on this computer only.</numerusform>
            <numerusform>%n games of {game} on record, on this computer only.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>table</name>
    <message numerus="yes">
        <source>%n click marker(s)</source>
        <translation>
            <numerusform>%n click marker</numerusform>
            <numerusform>%n click markers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {all} click marker(s) in the centre</source>
        <translation>
            <numerusform>%n of {all} click markers in the centre</numerusform>
            <numerusform>%n of {all} click markers in the centre</numerusform>
        </translation>
    </message>
</context>
</TS>
