"""Messages in German and English, through Qt Linguist files. Needs QtCore alone.

A room of its own, between the bots and the network: terminal, network, table and windows all have to say things,
and rules and bots may not know Qt.
"""
