"""The table over a network: the only place with I/O and time.

    serve, startup               the process or processes: settings in, a running server out
    app                          puts the parts together
    http, socket, openapi        what a client can ask, and its description for machines
    connection, line, admission  the transports of HTTP and of the websocket, and who gets one
    wire, reading, replies       the messages, how they are read, which error becomes which reply
    guard, hosts, address        what stands before every request: names, origins, headers
    limits, budget, offload      how much anybody may do, who pays, and what ends with whom
    hub, room, handoff           tables that are in use here, and who is connected to them
    annals, scribe               what tables have told, kept; long work in slices
    decisions, commits           what requests ask of a table, and the one way it happens
    credentials                  tokens, invitations, and the sittings they belong to
    lobby, minder                making and joining tables; bots and clocks
    orders, records, record_worker         what tables are made from, read in a process of its own
    bots, bot_worker, pace       bots in processes of their own, and when their moves are shown
    worlds, motion, world_worker            physical worlds in processes of their own
    processes, fair_queue        the processes, and who gets the next free one
    quarantine                   tables that something is wrong with
    store, writer, database, migrations    the log, on SQLite or PostgreSQL
    datafile, expiry             the SQLite file as a file; tables that nobody wants any more
    neighbours, bus, presence    several processes on one database
    clock                        a clock that does not jump
    journal, health, counters, metrics     for those who run the server: log, state, numbers

docs/protocol.md is what clients rely on, docs/hosting.md what hosts do.
"""
