"""The land: its terrain, its thirteen rules, and what can be deduced from a part of it."""
