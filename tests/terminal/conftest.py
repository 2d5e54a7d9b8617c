import pytest


@pytest.fixture(autouse=True)
def _slow_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    """Digits belong to one number however long a busy machine takes from one to the next."""
    monkeypatch.setattr("expedition.terminal.app._TYPING", 600.0)
