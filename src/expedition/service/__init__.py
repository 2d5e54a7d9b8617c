"""The service: tables in the browser, live for everybody at them, nothing lost.

    wire       what goes over the wire, and what TypeScript is generated from
    log        what happens at a table, as entries; a table is what its log says
    table      one table in memory: the fold over its log, and the updates for its watchers
    storage    the log on disk: SQLite by one writer thread, PostgreSQL for several nodes
    house      all tables of this process: loading, changing, watching
    drivers    bots at work in processes of their own, paced for people
    guests     who somebody is: a name and a secret in a cookie
    guard      origins, limits, headers
    routes     the HTTP and WebSocket doors
    app        all of it put together

Nothing here knows a game: whatever is a game's own comes through the contract of `kit`.
"""
