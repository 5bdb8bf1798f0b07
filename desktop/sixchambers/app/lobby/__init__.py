"""The lobby: five posters, the chairs round the table, the house rules and one big button."""
