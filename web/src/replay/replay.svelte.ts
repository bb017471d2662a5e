// A game move by move: positions are fetched in pieces as they are looked at, from a table or from a record's text.
import { api, Trouble } from '$lib/api'
import { SILENCE, type Answer } from '$lib/clauses'
import type { Source } from '$lib/host.svelte'
import { isLevel } from '$lib/bots'
import { edited } from '$lib/change'
import type { Frame, LogLine, ReplayFrame, View } from '$lib/protocol'

/** How many positions one answer holds. */
const PIECE = 48

interface Position {
  at: number
  actor: number
  view: View
}
export type Ask = (seat: number, first: number, count: number) => Promise<ReplayFrame>

/** The recordings of physical moves in a record's text, by the number of the move. */
export function recordings(text: string): Map<number, string> {
  return new Map(
    [...text.matchAll(/^(\d+) chance [^~\n]*~(\S+)$/gm)].map(([, at, film]) => [Number(at), film]),
  )
}

export const fromTable =
  (table: string, token: string | null): Ask =>
  (seat, first, count) =>
    api.replay(table, seat, first, count, token)
export const fromRecord =
  (record: string): Ask =>
  (seat, first, count) =>
    api.replayOf(record, seat, first, count)

export class Replay implements Source {
  readonly table: string
  readonly replaying = true
  readonly lastSeen = null
  about = $state.raw<ReplayFrame | null>(null)
  at = $state(0)
  seat = $state(0)
  trouble = $state.raw<Trouble | null>(null)
  previous = $state.raw<View | null>(null)
  /** Of the move that was just stepped over. */
  recording = $state.raw<string | null>(null)
  #ask: Ask
  #record: () => Promise<string>
  #films: Promise<Map<number, string>> | null = null
  #positions = $state.raw(new Map<number, Position>())
  #shown = $state.raw<Position | null>(null)

  /** `record` gives the record's text; a game under way has none yet. */
  constructor(table: string, ask: Ask, record: () => Promise<string>) {
    this.table = table
    this.#ask = ask
    this.#record = record
  }

  /** Opens it at a position, seen from a seat. */
  async open(seat: number, at: number): Promise<void> {
    this.seat = seat
    this.#positions = new Map()
    await this.#fetch(at)
    await this.go(at)
  }

  async go(at: number): Promise<void> {
    const last = this.about?.last ?? at
    this.at = Math.max(0, Math.min(last, at))
    const wanted = this.at
    if (!this.#positions.has(wanted)) await this.#fetch(wanted)
    const position = this.#positions.get(wanted)
    if (!position || wanted !== this.at) return
    const films = await this.#films
    if (wanted !== this.at) return
    this.recording = (this.#shown?.at === wanted - 1 && films?.get(wanted)) || null
    this.previous = this.#shown?.view ?? null
    this.#shown = position
    if (!this.#positions.has(wanted + 8) && wanted + 8 <= last) void this.#fetch(wanted + 8)
  }

  async #fetch(at: number): Promise<void> {
    try {
      const first = Math.max(0, Math.floor(at / PIECE) * PIECE)
      const reply = await this.#ask(this.seat, first, PIECE)
      if (reply.seat !== this.seat) return
      this.about = reply
      if (reply.outcome || !this.table)
        this.#films ??= this.#record().then(recordings, () => new Map<number, string>())
      const known = new Map(this.#positions)
      let view: View | null = null
      for (const { at, actor, change } of reply.positions)
        known.set(at, { at, actor, view: (view = edited(view, change)) })
      this.#positions = known
      this.trouble = null
      if (at > reply.last && !known.has(reply.last)) await this.#fetch(reply.last)
    } catch (error) {
      this.trouble = error instanceof Trouble ? error : new Trouble('internal', String(error))
    }
  }

  /** Where somebody else begins to decide: draws belong to whoever had to decide before them. */
  readonly #turns: number[] = $derived.by(() => {
    let last = -1
    return (this.about?.moves ?? []).flatMap(({ actor }, at) => {
      if (actor < 0 || actor === last) return []
      last = actor
      return [at]
    })
  })
  /** The next beginning of a turn, or the last one before this position; the ends count. */
  turn(way: 1 | -1): number {
    const ends = [0, ...this.#turns, this.about?.last ?? 0]
    return way > 0
      ? Math.min(...ends.filter((at) => at > this.at), ends.at(-1)!)
      : Math.max(0, ...ends.filter((at) => at < this.at))
  }

  get ready(): boolean {
    return this.#shown !== null
  }

  /** The log up to here. */
  readonly lines: LogLine[] = $derived.by(() =>
    (this.about?.moves ?? [])
      .slice(0, this.at)
      .flatMap((move) =>
        move.message ? [{ seq: move.at, at: 0, move: move.at, message: move.message }] : [],
      ),
  )

  readonly frame: Frame = $derived.by(() => {
    const about = this.about!
    const position = this.#shown!
    return {
      table: this.table,
      seq: position.at,
      seat: about.seat,
      phase: position.at === about.last && about.outcome ? 'finished' : 'playing',
      game: about.game,
      players: about.players,
      options: about.options,
      edition: about.edition,
      host: 0,
      seats: Array.from({ length: about.players }, (_, seat) => {
        const name = about.seats[seat] ?? ''
        return {
          kind: isLevel(name) ? 'bot' : 'human',
          name,
          stand_in: null,
          nonce: '',
          commitment: '',
          deposited: false,
        }
      }),
      actor: position.actor,
      view: position.view,
      prompt: null,
      draft: null,
      clock: { kind: 'none' },
      request: null,
      may_ask: [],
      overtime: null,
      log_from: 0,
      log: [],
      outcome: position.at === about.last ? about.outcome : null,
      commitment: '',
      scheme: 2,
      attempt: 1,
      dealing: null,
      frozen: null,
      terms: null,
      secret: null,
      seal: null,
      rematch_of: null,
      rematch: null,
      practice: false,
    }
  })

  play(): void {}
  why(): Promise<Answer> {
    return Promise.resolve(SILENCE)
  }
}
