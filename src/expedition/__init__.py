"""Expedition: three games of exploration, one engine for people, bots and researchers."""

__version__ = "0.1.0"
