# The operator's page: for those who run the server.

operator-title = Looking after the server
operator-about = Nobody’s cards, tokens or secrets are shown here. Whatever you do is written to the log below.
operator-secret = The operator’s secret
operator-enter = Enter
operator-leave = Sign out
operator-refused = That is not the secret, or not an operator’s sign-in.
operator-refresh = Refresh
operator-sure = Really? Press again
operator-none = None
operator-more = Show more

operator-server = Server
operator-status = { $status ->
    [ok] All is well.
    [degraded] Games go on, but something needs you:
    [stopping] The server is stopping.
   *[other] Nothing can be stored:
  }
operator-phase = { $phase ->
    [lobby] waiting
    [dealing] being dealt
    [playing] running
    [finished] finished
    [cancelled] cancelled
   *[other] { $phase }
  }
operator-count = { $what ->
    [players] players
    [devices] devices
    [passkeys] passkeys
    [logins] sign-ins
    [channels] alert channels
   *[other] { $what }
  }
operator-process = Process { $number }: { $cpu } of a core, { $memory }, event loop at most { $lag } ms late, { $players } playing and { $watchers } watching, { $tables } tables in memory.
operator-pool = { $name }: { $busy } at work, { $queue } waiting
operator-aside = Tables set aside
operator-errors = Errors of ours

operator-tables = Tables
operator-show = Show
operator-all = all
operator-open = open seat
operator-here = { $count ->
    [0] nobody connected, { $events } events
   *[other] { $count } connected, { $events } events
  }
operator-end = End
operator-delete = Delete
operator-delete-player = Delete player

operator-backups = Backups
operator-backups-off = This server makes no backups. Start it with --backup-folder.
operator-back-up = Back up now
operator-busy = { $what ->
    [backup] A backup is being made…
   *[other] A backup is being tried…
  }
operator-holds = { $games ->
    [one] 1 finished game
   *[other] { $games } finished games
  }
operator-encrypted = encrypted
operator-drill = Try it
operator-drill-passed = Passed its drill on { $at }: { $games } finished games replayed, { $proofs } proofs of deals verified.
operator-drill-failed = Did not pass its drill on { $at }
operator-drill-never = Not tried yet

operator-expiry = Old tables
operator-rule = { $rule ->
    [what-if] What-ifs
    [unstarted] Not started
    [running] Running
    [finished] Finished
    [cancelled] Cancelled
   *[other] { $rule }
  }, { $days ->
    [one] a day untouched
   *[other] { $days } days untouched
  }: { $count ->
    [0] none to delete
    [one] 1 to delete
   *[other] { $count } to delete
  }
operator-expire = Delete them now
operator-expired = { $count ->
    [one] 1 table was deleted.
   *[other] { $count } tables were deleted.
  }

operator-log = What was done
operator-deed = { $what ->
    [enter] signed in
    [leave] signed out
    [end-table] ended a table
    [delete-table] deleted a table
    [delete-player] deleted a player
    [expire] deleted old tables
    [back-up] made a backup
    [drill] tried a backup
   *[other] { $what }
  }
