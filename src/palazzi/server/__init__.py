"""The table over a network: the only place with I/O and time.

    serve       the process or processes: settings in, a running server out
    app         puts the parts together
    http, socket, openapi        what a client can ask, and its description for machines
    line                         the websocket's transport
    wire, replies                the messages, and which error becomes which reply
    guard, limits                headers, origins, sizes, rates
    hub, room, handoff           tables that are in use here, and who is connected to them
    decisions, commits           what requests ask of a table, and the one way it happens
    credentials                  tokens, invitations, and the sittings they belong to
    lobby, minder                making and joining tables; bots and clocks
    bots, bot_worker, pace       bots in processes of their own, and when their moves are shown
    worlds, motion, world_worker            physical worlds in processes of their own
    processes, fair_queue        the processes, and who gets the next free one
    quarantine                   tables that something is wrong with
    store, writer, database, migrations    the log, on SQLite or PostgreSQL
    neighbours, bus, presence    several processes on one database
    journal                      the log for those who run the server

docs/protocol.md is what clients rely on, docs/hosting.md what hosts do.
"""
