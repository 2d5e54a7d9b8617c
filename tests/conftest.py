"""What holds for all tests."""

from hypothesis import settings

# How long an example takes says nothing about the rules, and much about who else is computing.
settings.register_profile("house", deadline=None)
settings.load_profile("house")
