"""The lab: bots against bots, ratings, and figures."""
