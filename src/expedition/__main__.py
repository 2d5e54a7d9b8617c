"""`python -m expedition`: the same as the command `expedition`."""

from expedition.cli import main

if __name__ == "__main__":
    main()
