// An open table: one websocket that comes back by itself, the last frame, the whole log, and the requests under way.
// docs/protocol.md says what the messages mean; nothing here knows a game.
import { Trouble, api, nonce } from './api'
import type { Stream } from './board'
import { follow, recommit, type Step, type Worry } from './deal'
import { mine } from './mine.svelte'
import { keepSeen, lastSeen } from './seen'
import type { ChatLine, ClientMessage, Frame, LogLine, ServerError, ServerMessage, View } from './protocol'

export type Connection = 'connecting' | 'open' | 'lost' | 'refused'

type Request = ClientMessage extends infer R
  ? R extends { type: string }
    ? Omit<R, 'client_id'>
    : never
  : never
interface Waiting {
  message: object
  done: () => void
  failed: (trouble: Trouble) => void
}

const FIRST_WAIT = 400
const LONGEST_WAIT = 15_000
const HEARTBEAT = 25_000
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
  chat = $state.raw<ChatLine[]>([])
  present = $state.raw<number[]>([])
  watchers = $state(0)
  connection = $state<Connection>('connecting')
  /** Why the server will not have us; null while it will. */
  refusal = $state.raw<Trouble | null>(null)
  /** The last request that failed, for the prompt bar. */
  trouble = $state.raw<Trouble | null>(null)
  /** What is wrong with my part in the deal; null if nothing is. */
  worry = $state<Worry | null>(null)
  /** Milliseconds the server's clock is ahead of ours. */
  ahead = $state(0)
  #listeners = new Set<(data: ArrayBuffer) => void>()
  #waiting = $state.raw(new Map<string, Waiting>())
  #socket: WebSocket | null = null
  #seq = 0
  #pause = FIRST_WAIT
  #timer: ReturnType<typeof setTimeout> | undefined
  #beat: ReturnType<typeof setInterval> | undefined
  #ended = false
  /** What the page asked for by itself last. */
  #sent = ''

  constructor(id: string, token: string | null) {
    this.id = id
    this.token = token
    addEventListener('online', this.#hurry)
    document.addEventListener('visibilitychange', this.#hurry)
    this.#connect()
  }

  get busy(): boolean {
    return [...this.#waiting.values()].some((one) => (one.message as { type: string }).type !== 'chat')
  }

  close(): void {
    this.#ended = true
    removeEventListener('online', this.#hurry)
    document.removeEventListener('visibilitychange', this.#hurry)
    clearTimeout(this.#timer)
    clearInterval(this.#beat)
    this.#socket?.close()
  }

  // ---- requests

  /** Sends a request until it is answered, over as many connections as that takes. */
  ask(request: Request): Promise<void> {
    const client_id = nonce(8)
    const message = { ...request, client_id }
    return new Promise((done, failed) => {
      this.#waiting = new Map(this.#waiting).set(client_id, { message, done, failed })
      if (this.connection === 'open') this.#send(message)
    })
  }

  /** The same for buttons: a failure becomes a sentence beside the prompt. */
  async try(request: Request): Promise<boolean> {
    this.trouble = null
    try {
      await this.ask(request)
      return true
    } catch (error) {
      this.trouble = error instanceof Trouble ? error : new Trouble('internal', String(error))
      return false
    }
  }

  play(...actions: (number | string)[]): void {
    if (!this.frame || this.busy) return
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

  /** Binary messages, for a game whose world moves while everybody watches. */
  readonly stream: Stream = {
    listen: (take) => {
      this.#listeners.add(take)
      return () => this.#listeners.delete(take)
    },
    send: (data) => {
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(data)
    },
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
      await this.ask(step.send)
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

  // ---- the connection

  #connect(): void {
    clearTimeout(this.#timer)
    const socket = new WebSocket(
      `${location.origin.replace(/^http/, 'ws')}/ws/${encodeURIComponent(this.id)}`,
    )
    socket.binaryType = 'arraybuffer'
    this.#socket = socket
    const tooLong = setTimeout(() => socket.close(), 8000)
    socket.onopen = () => {
      const since = this.frame ? this.#seq : 0
      socket.send(JSON.stringify({ type: 'hello', protocol: 2, token: this.token, since }))
    }
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return
      clearTimeout(tooLong)
      if (event.data instanceof ArrayBuffer) for (const take of this.#listeners) take(event.data)
      else this.#read(JSON.parse(event.data as string) as ServerMessage)
    }
    socket.onclose = (event) => {
      clearTimeout(tooLong)
      if (socket === this.#socket) this.#lost(event.code)
    }
  }

  #lost(code: number): void {
    clearInterval(this.#beat)
    if (this.#ended) return
    if ([4400, 4401, 4403, 4404].includes(code)) {
      this.connection = 'refused'
      this.refusal ??= new Trouble(
        code === 4404 ? 'unknown' : code === 4401 ? 'unauthorized' : 'forbidden',
        '',
      )
      return
    }
    this.connection = this.frame ? 'lost' : 'connecting'
    if (!this.frame && this.#pause > 2 * FIRST_WAIT) this.connection = 'lost'
    this.#timer = setTimeout(() => this.#connect(), this.#pause * (0.75 + Math.random() / 2))
    this.#pause = Math.min(LONGEST_WAIT, this.#pause * 1.8)
  }

  /** The network is back or the tab is looked at again: do not wait any longer. */
  #hurry = (): void => {
    if (
      document.visibilityState === 'hidden' ||
      this.#ended ||
      this.connection === 'open' ||
      this.connection === 'refused'
    )
      return
    this.#pause = FIRST_WAIT
    if (this.#socket?.readyState === WebSocket.CLOSED) this.#connect()
  }

  #send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  #welcome(now: number): void {
    this.connection = 'open'
    this.ahead = now - Date.now()
    this.#pause = FIRST_WAIT
    for (const { message } of this.#waiting.values()) this.#send(message)
    clearInterval(this.#beat)
    this.#beat = setInterval(() => this.#send({ type: 'ping' }), HEARTBEAT)
  }

  // ---- what the server says

  #read(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        return this.#welcome(message.now)
      case 'frame':
        return this.#draw(message.since, message.seq, message.frame as Frame)
      case 'skip':
        if (message.since !== this.#seq) return this.#send({ type: 'resync' })
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
      case 'done':
        return this.#settle(message.client_id, (one) => one.done())
      case 'error':
        return this.#refuse(message)
    }
  }

  #draw(since: number, seq: number, frame: Frame): void {
    if (since !== 0 && since !== this.#seq) return this.#send({ type: 'resync' })
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

  #refuse(error: ServerError): void {
    const trouble = new Trouble(error.code, error.message, error.rule ?? null)
    if (!error.client_id && this.connection !== 'open') this.refusal = trouble
    else if (!error.client_id) this.trouble = trouble // about a movement of a free hand, which has no name
    this.#settle(error.client_id ?? null, (one) => one.failed(trouble))
  }

  #settle(id: string | null, how: (one: Waiting) => void): void {
    const one = id === null ? undefined : this.#waiting.get(id)
    if (!one || id === null) return
    const rest = new Map(this.#waiting)
    rest.delete(id)
    this.#waiting = rest
    how(one)
  }
}
