"""The service: tables in the browser, live for everybody at them, nothing lost.

    wire        what goes over the wire, and what TypeScript is generated from (`typescript`)
    log         what happens at a table, as entries; a table is what its log says
    table       one table in memory: the fold over its log
    acts        who may do what at a table, and the entries that come of it
    updates     what each reader of a table is sent (`plain`: a game's data as JSON)
    replays     finished games, moment by moment
    house       all tables of this process: loading, changing, watching
    storage     the house's memory on disk (`schema`, `migrations`)
    databases   SQLite by one writer thread, PostgreSQL for several nodes
    drivers     bots at work, paced for people; they think in processes that run `thinking`
    guests      who somebody is: a name and a secret in a cookie
    guard       origins, limits, headers
    errors      what is refused, and how that is answered (`problems`)
    routes      the HTTP and WebSocket doors; `page` and `docs` are the others
    app         all of it put together; `serving` runs it

Nothing here knows a game: whatever is a game's own comes through the contract of `kit`.
"""
