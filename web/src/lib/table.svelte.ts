// An open table: the last frame, the whole log, who is there, and what is asked of it. Its connection is line.svelte.ts.
// docs/protocol.md says what the messages mean; nothing here knows a game.
import { Trouble, api, shown } from './api'
import type { Stream } from './board'
import { Film, KEPT } from './choreography.svelte'
import { follow, recommit, type Step, type Worry } from './deal'
import { Line, type Request } from './line.svelte'
import { mine } from './mine.svelte'
import { keepSeen, lastSeen } from './seen'
import { edited } from './change'
import { seatOf } from './seats'
import type { ChatLine, Frame, LogLine, ServerMessage, StoryStep, View } from './protocol'

/** Until what the page asked for by itself, and could not have just now, is asked for again. */
const AGAIN = 3000

export class OpenTable {
  readonly id: string
  readonly token: string | null
  frame = $state.raw<Frame | null>(null)
  previous = $state.raw<View | null>(null)
  /** The view when my last turn ended, and the log's number then. */
  lastSeen = $state.raw<View | null>(null)
  seenSeq = $state(0)
  log = $state.raw<LogLine[]>([])
  /** The log begins after this event; what came before is at the server. */
  logFrom = $state(0)
  /** The story of the moves, as boards show it. */
  readonly film = new Film()
  /** The last view without a draft of mine: steps start from it. */
  #base: View | null = null
  /** The others' sentences since my last turn, which the server's log has also after a day away. */
  readonly since: readonly LogLine[] = $derived.by(() => {
    const told = new Set(this.film.since.map((shot) => shot.at))
    return this.log
      .filter(({ seq, move, message }) =>
        move && this.lastSeen
          ? seq > this.seenSeq && seatOf(message) !== this.frame?.seat
          : told.has(move ?? -1),
      )
      .slice(-KEPT)
  })
  chat = $state.raw<ChatLine[]>([])
  present = $state.raw<number[]>([])
  watchers = $state(0)
  readonly line: Line
  /** The last request that failed, for the prompt bar. */
  trouble = $state.raw<Trouble | null>(null)
  /** What is wrong with my part in the deal; null if nothing is. */
  worry = $state<Worry | null>(null)
  #listeners = new Set<(data: ArrayBuffer) => void>()
  #seq = 0
  #ended = false
  /** What the page asked for by itself last. */
  #sent = ''

  constructor(id: string, token: string | null) {
    this.id = id
    this.token = token
    this.line = new Line(`/ws/${encodeURIComponent(id)}`, {
      hello: () => ({
        type: 'hello',
        protocol: 2,
        token,
        since: this.frame ? this.#seq : 0,
        steps: true,
        visible: !document.hidden,
        ...(shown.device ? { device: shown.device } : {}),
      }),
      message: (message) => this.#read(message),
      binary: (data) => {
        for (const take of this.#listeners) take(data)
      },
    })
    document.addEventListener('visibilitychange', this.film.hidden)
    document.addEventListener('visibilitychange', this.#look)
  }

  /** Whoever sees the table is sent no alert about it. */
  #look = (): void => this.line.send({ type: 'look', visible: !document.hidden })

  get busy(): boolean {
    return this.line.busy
  }

  close(): void {
    this.#ended = true
    document.removeEventListener('visibilitychange', this.film.hidden)
    document.removeEventListener('visibilitychange', this.#look)
    this.film.finish()
    this.line.close()
  }

  // ---- requests

  /** The same for buttons: a failure becomes a sentence beside the prompt. */
  async try(request: Request): Promise<boolean> {
    this.trouble = null
    try {
      await this.line.ask(request)
      return true
    } catch (error) {
      this.trouble = error instanceof Trouble ? error : new Trouble('internal', String(error))
      return false
    }
  }

  play(...actions: (number | string)[]): void {
    if (!this.frame || this.busy || !this.line.sure) return
    void this.try({
      type: 'submit',
      actions,
      expected_seq: this.frame.seq,
      expected_step: this.frame.draft?.length ?? 0,
    })
  }

  /** Fetches what the log lacks at its beginning. */
  async recall(): Promise<void> {
    const until = this.logFrom
    const older: LogLine[] = []
    try {
      for (let since = 0; since < until;) {
        const page = await api.log(this.id, since, this.token)
        older.push(...page.lines.filter((line) => line.seq <= until))
        since = page.seq
      }
    } catch (error) {
      this.trouble = error instanceof Trouble ? error : new Trouble('internal', String(error))
      return
    }
    if (this.logFrom !== until) return // everything was sent anew meanwhile
    this.log = [...older, ...this.log]
    this.logFrom = 0
  }

  /** Fetches what the film of the others' moves lacks: this page was not open when they were made. */
  async recallFilm(): Promise<void> {
    const [lines, { frame, film }] = [this.since, this]
    if (!frame || !lines.length || lines.every(({ move }) => film.since.some((shot) => shot.at === move)))
      return
    const first = lines[0].move! - 1
    try {
      const told = await api.replay(this.id, frame.seat, first, KEPT + 1, this.token)
      if (this.frame !== frame || !told.positions.length) return
      const [{ change }, ...rest] = told.positions
      const steps = rest.flatMap((one): StoryStep[] => {
        const { message, actor } = told.moves[one.at - 1]
        return message ? [{ at: one.at, actor, message, change: one.change }] : []
      })
      film.recall(frame, edited(null, change), steps)
    } catch (error) {
      this.trouble = error instanceof Trouble ? error : new Trouble('internal', String(error))
    }
  }

  /** Binary messages, for a game whose world moves while everybody watches. */
  readonly stream: Stream = {
    listen: (take) => {
      this.#listeners.add(take)
      return () => this.#listeners.delete(take)
    },
    send: (data) => this.line.send(data),
  }

  // ---- the deal

  /** Does what the page does by itself: commit, check, reveal, compare. */
  #deal(frame: Frame): void {
    const own = mine.of(this.id)
    const step = own && own.token === this.token && frame.seat >= 0 ? follow(frame, own.share) : {}
    this.worry = step.worry ?? null
    void this.#take(step, `${frame.attempt} ${step.send?.type}`)
  }

  async #take(step: Step, name: string): Promise<void> {
    if (step.keep) mine.keepShare(this.id, step.keep)
    if (!step.send || this.#sent === name) return
    this.#sent = name
    try {
      await this.line.ask(step.send)
    } catch (error) {
      const code = error instanceof Trouble ? error.code : 'internal'
      if (!['too_many', 'unavailable', 'internal'].includes(code)) return
      setTimeout(() => {
        this.#sent = ''
        if (this.frame && !this.#ended) this.#deal(this.frame)
      }, AGAIN)
    }
  }

  /** Adds to the deal from this browser, now; with a deposit the game can begin without me. */
  async addShare(deposit: boolean): Promise<void> {
    if (!this.frame) return
    const { keep, send } = recommit(this.frame, deposit)
    mine.keepShare(this.id, keep)
    await this.try(send)
  }

  // ---- what the server says

  #read(message: ServerMessage): void {
    switch (message.type) {
      case 'frame':
        return this.#draw(message.since, message.seq, message.frame as Frame, message.steps)
      case 'skip':
        if (message.since !== this.#seq) return this.line.send({ type: 'resync' })
        this.#seq = message.seq
        return
      case 'chat': {
        const known = new Set(this.chat.map((line) => line.id))
        this.chat = [...this.chat, ...message.lines.filter((line) => !known.has(line.id))]
        return
      }
      case 'presence':
        this.present = message.seats
        this.watchers = message.watchers
        return
      case 'error': // without a name: about a movement of a free hand, or about our hello
        if (!message.client_id && this.line.connection === 'open') this.trouble = Trouble.of(message)
    }
  }

  #draw(since: number, seq: number, frame: Frame, steps?: StoryStep[]): void {
    if (since !== 0 && since !== this.#seq) return this.line.send({ type: 'resync' })
    const last = this.frame
    this.log = since === 0 ? frame.log : [...this.log, ...frame.log]
    if (since === 0) this.logFrom = frame.log_from
    this.#seq = seq
    if (!last) this.#recall(frame)
    else if (last.actor === last.seat && frame.actor !== frame.seat) {
      this.lastSeen = frame.view
      this.seenSeq = last.seq
      if (frame.view && frame.phase === 'playing')
        keepSeen({ table: this.id, game: frame.game, seat: frame.seat, seq: last.seq, view: frame.view })
    }
    this.previous = last?.view ?? null
    this.frame = frame
    this.line.synced()
    if (!steps && since) this.film.landed(frame.log.map((line) => line.message))
    if (steps) this.film.push(frame, since ? this.#base : null, steps)
    else if (seq === last?.seq || JSON.stringify(frame.view) !== JSON.stringify(last?.view))
      this.film.finish()
    if (!frame.draft?.length) this.#base = frame.view
    else if (!last) this.#base = null
    this.#deal(frame)
  }

  /** What I had seen before this page was opened. */
  #recall(frame: Frame): void {
    const kept =
      frame.seat >= 0 && frame.phase === 'playing'
        ? lastSeen(this.id, frame.game, frame.seat, frame.seq)
        : null
    if (!kept) return
    this.lastSeen = kept.view
    this.seenSeq = kept.seq
  }
}
