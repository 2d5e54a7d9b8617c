"""The subcommands of `expedition`, one module each: module `name` holds the command `name`."""
