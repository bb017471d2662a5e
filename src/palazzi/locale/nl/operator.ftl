# De pagina van de beheerder.

operator-title = De server beheren
operator-about = Hier zie je niemands kaarten, tokens of geheimen. Alles wat je doet, komt in het logboek hieronder.
operator-secret = Het beheerderswachtwoord
operator-enter = Binnengaan
operator-leave = Afmelden
operator-refused = Dat is niet het wachtwoord, of geen aanmelding van een beheerder.
operator-refresh = Vernieuwen
operator-sure = Zeker weten? Druk nog eens
operator-none = Geen
operator-more = Meer tonen

operator-server = Server
operator-status = { $status ->
    [ok] Alles in orde.
    [degraded] Er wordt gespeeld, maar dit vraagt je aandacht:
    [stopping] De server stopt.
   *[other] Er kan niets worden opgeslagen:
  }
operator-phase = { $phase ->
    [lobby] wachtend
    [dealing] wordt gedeeld
    [playing] bezig
    [finished] afgelopen
    [cancelled] afgebroken
   *[other] { $phase }
  }
operator-count = { $what ->
    [players] spelers
    [devices] apparaten
    [passkeys] passkeys
    [logins] aanmeldingen
    [channels] kanalen voor meldingen
   *[other] { $what }
  }
operator-process = Proces { $number }: { $cpu } van een kern, { $memory }, lus hoogstens { $lag } ms te laat, { $players } spelend en { $watchers } kijkend, { $tables } tafels in het geheugen.
operator-pool = { $name }: { $busy } aan het werk, { $queue } wachtend
operator-aside = Apart gezette tafels
operator-errors = Onze eigen fouten

operator-tables = Tafels
operator-show = Toon
operator-all = alle
operator-open = vrije plaats
operator-here = { $count ->
    [0] niemand verbonden, { $events } gebeurtenissen
   *[other] { $count } verbonden, { $events } gebeurtenissen
  }
operator-end = Beëindigen
operator-delete = Wissen
operator-delete-player = Speler wissen

operator-backups = Back-ups
operator-backups-off = Deze server maakt geen back-ups. Start hem met --backup-folder.
operator-back-up = Nu een back-up maken
operator-busy = { $what ->
    [backup] Er wordt een back-up gemaakt…
   *[other] Er wordt een back-up beproefd…
  }
operator-holds = { $games ->
    [one] 1 afgelopen spel
   *[other] { $games } afgelopen spellen
  }
operator-encrypted = versleuteld
operator-drill = Beproeven
operator-drill-passed = Beproefd op { $at }: { $games } afgelopen spellen nagespeeld, { $proofs } bewijzen van het delen kloppen.
operator-drill-failed = Niet geslaagd bij de proef op { $at }
operator-drill-never = Nog niet beproefd

operator-expiry = Oude tafels
operator-rule = { $rule ->
    [what-if] Wat-alstafels
    [unstarted] Niet begonnen
    [running] Bezig
    [finished] Afgelopen
    [cancelled] Afgebroken
   *[other] { $rule }
  }, { $days ->
    [one] een dag niet aangeraakt
   *[other] { $days } dagen niet aangeraakt
  }: { $count ->
    [0] niets te wissen
    [one] 1 te wissen
   *[other] { $count } te wissen
  }
operator-expire = Nu wissen
operator-expired = { $count ->
    [one] Er is 1 tafel gewist.
   *[other] Er zijn { $count } tafels gewist.
  }

operator-log = Wat er gedaan is
operator-deed = { $what ->
    [enter] heeft zich aangemeld
    [leave] heeft zich afgemeld
    [end-table] heeft een tafel beëindigd
    [delete-table] heeft een tafel gewist
    [delete-player] heeft een speler gewist
    [expire] heeft oude tafels gewist
    [back-up] heeft een back-up gemaakt
    [drill] heeft een back-up beproefd
   *[other] { $what }
  }
