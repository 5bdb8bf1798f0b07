"""The table of BANG! The Dice Game: dice in a tray, a quiver that empties, and seats that fill with arrows."""
