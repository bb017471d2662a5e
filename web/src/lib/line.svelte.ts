// A websocket that cannot die silently. Whatever goes out has a deadline: after a second the page says that it is sending,
// after three that nobody answers, after six the connection is given up for a new one. After a sleep nothing counts that was
// not heard since. Requests are repeated over as many connections as it takes; their names keep them from being done twice.
import { Trouble, nonce } from './api'
import type { ClientMessage, ServerError, ServerMessage } from './protocol'

export type Connection = 'connecting' | 'open' | 'lost' | 'refused'
/** The sentence that says why nothing comes, as far as the page can find out. */
export type Cause = 'page-error-offline' | 'page-error-portal' | 'page-line-offline'
export type Request = ClientMessage extends infer R
  ? R extends { type: string }
    ? Omit<R, 'client_id'>
    : never
  : never

interface Waiting {
  message: { type: string }
  /** When it was last sent, or asked for. */
  at: number
  done: () => void
  failed: (trouble: Trouble) => void
}
interface Heard {
  /** The first message of every connection. */
  hello: () => object
  message: (message: ServerMessage) => void
  binary: (data: ArrayBuffer) => void
}

const SLOW = 1000
const LATE = 3000
const DEAD = 6000
/** An answer that others overtake for so long is not on its way. */
const OVERTAKEN = 20_000
const HEARTBEAT = 10_000
const FIRST_WAIT = 400
const LONGEST_WAIT = 15_000
/** A timer that comes so late was not on time because we slept. */
const ASLEEP = 1500
/** The close code of a server that stops in good order. */
const RESTART = 1012
const REFUSALS: Record<number, ServerError['code']> = {
  4400: 'forbidden',
  4401: 'unauthorized',
  4403: 'forbidden',
  4404: 'unknown',
  4407: 'sign_in',
}

export class Line {
  connection = $state<Connection>('connecting')
  /** Why the server will not have us; null while it will. */
  refusal = $state.raw<Trouble | null>(null)
  /** Milliseconds the server's clock is ahead of ours. */
  ahead = $state(0)
  cause = $state<Cause>('page-error-offline')
  /** How long something has been awaited: not worth a word, a second, or three. */
  delay = $state<'none' | 'slow' | 'late'>('none')
  /** The server said that it starts anew: it is back before anybody has to know, or it is late. */
  renewing = $state(false)
  /** Nothing was heard since we woke. */
  #doubt = $state(false)
  #waiting = $state.raw(new Map<string, Waiting>())
  #path: string
  #heard: Heard
  #socket: WebSocket | null = null
  #welcomed = false
  #ping: { id: string; at: number } | null = null
  /** When there was a sign of life last, and since when there is no connection. */
  #life = Date.now()
  #apart: number | null = Date.now()
  #pause = FIRST_WAIT
  #retry: ReturnType<typeof setTimeout> | undefined
  #watcher: ReturnType<typeof setTimeout> | undefined
  #beat: ReturnType<typeof setInterval>
  #looking = false
  #ended = false

  constructor(path: string, heard: Heard) {
    this.#path = path
    this.#heard = heard
    for (const event of ['online', 'offline', 'pageshow']) addEventListener(event, this.#check)
    for (const event of ['visibilitychange', 'resume']) document.addEventListener(event, this.#check)
    this.#beat = setInterval(() => (this.#longSilent() ? this.#check() : this.#sendPing()), HEARTBEAT)
    this.#connect()
    this.#watch()
  }

  /** What is shown is what the server has, as far as anybody can know. */
  get sure(): boolean {
    return this.connection === 'open' && !this.#doubt && this.delay !== 'late'
  }

  /** Something other than chat has been asked for and not answered. */
  get busy(): boolean {
    return [...this.#waiting.values()].some(({ message }) => message.type !== 'chat')
  }

  close(): void {
    this.#ended = true
    for (const event of ['online', 'offline', 'pageshow']) removeEventListener(event, this.#check)
    for (const event of ['visibilitychange', 'resume']) document.removeEventListener(event, this.#check)
    clearTimeout(this.#retry)
    clearTimeout(this.#watcher)
    clearInterval(this.#beat)
    this.#socket?.close()
  }

  /** Sends a request until it is answered. */
  ask(request: Request): Promise<void> {
    const client_id = nonce(8)
    const message = { ...request, client_id }
    return new Promise((done, failed) => {
      this.#waiting = new Map(this.#waiting).set(client_id, { message, at: Date.now(), done, failed })
      if (this.#welcomed) this.send(message)
      this.#watch()
    })
  }

  /** Sends what has no answer, or one that nobody waits for; nothing while there is no connection. */
  send(message: object | Uint8Array<ArrayBuffer>): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return
    this.#socket.send(message instanceof Uint8Array ? message : JSON.stringify(message))
  }

  /** A frame came on this connection: from here on we see what the server has. */
  synced(): void {
    this.#apart = null
    this.renewing = false
    this.#pause = FIRST_WAIT
    this.connection = 'open'
    this.#watch()
  }

  /** Does not wait any longer. */
  hurry(): void {
    if (this.#ended || this.connection === 'refused' || this.#socket) return
    this.#pause = FIRST_WAIT
    this.#connect()
  }

  // ---- the socket

  #connect(): void {
    clearTimeout(this.#retry)
    this.#welcomed = false
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}${this.#path}`)
    socket.binaryType = 'arraybuffer'
    this.#socket = socket
    const tooLong = setTimeout(() => this.#drop(socket), DEAD)
    socket.onopen = () => this.send(this.#heard.hello())
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return
      clearTimeout(tooLong)
      this.#life = Date.now()
      if (event.data instanceof ArrayBuffer) this.#heard.binary(event.data)
      else this.#read(JSON.parse(event.data as string) as ServerMessage)
      this.#watch()
    }
    socket.onclose = (event) => {
      clearTimeout(tooLong)
      if (socket === this.#socket) this.#lost(event.code)
    }
  }

  /** Gives a connection up: one that is mute would not even close. */
  #drop(socket: WebSocket): void {
    if (socket !== this.#socket) return
    socket.close()
    this.#lost(0)
  }

  #lost(code: number): void {
    this.#socket = this.#ping = null
    if (this.#ended) return
    if (code in REFUSALS) {
      this.connection = 'refused'
      this.refusal ??= new Trouble(REFUSALS[code], '')
      return
    }
    if (!this.#welcomed) void this.#look()
    this.#welcomed = false
    this.renewing ||= code === RESTART
    this.#apart ??= this.#oldest() ?? Date.now()
    if (this.connection === 'open') this.connection = 'lost'
    this.#retry = setTimeout(() => this.#connect(), this.#pause * (0.75 + Math.random() / 2))
    this.#pause = Math.min(LONGEST_WAIT, this.#pause * 1.8)
    this.#watch()
  }

  #read(message: ServerMessage): void {
    if (message.type === 'welcome') this.#welcome(message.now)
    else if (message.type === 'pong') this.#pong(message.client_id ?? null, message.now)
    else if (message.type === 'done') this.#settle(message.client_id, (one) => one.done())
    else {
      if (message.type === 'error') this.#refused(message)
      this.#heard.message(message)
    }
  }

  #welcome(now: number): void {
    this.#welcomed = true
    this.#doubt = false
    this.refusal = null
    this.#apart = Date.now() // the frame is on its way, and has its own deadline
    this.ahead = now - Date.now()
    for (const one of this.#waiting.values()) {
      one.at = Date.now()
      this.send(one.message)
    }
  }

  #refused(error: ServerError): void {
    const trouble = Trouble.of(error)
    if (!error.client_id && !this.#welcomed) this.refusal = trouble
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

  // ---- whether anybody is there

  #sendPing(): void {
    if (!this.#welcomed || this.#ping) return
    this.#ping = { id: nonce(8), at: Date.now() }
    this.send({ type: 'ping', client_id: this.#ping.id })
    this.#watch()
  }

  #pong(id: string | null, now: number): void {
    if (!this.#ping || this.#ping.id !== id) return
    const way = (Date.now() - this.#ping.at) / 2
    const ahead = now + way - Date.now()
    if (Math.abs(ahead - this.ahead) > way) this.ahead = ahead // less than that a pong cannot know
    this.#ping = null
    this.#doubt = false
  }

  /** The network has changed, or somebody looks again: what was true before may not be. */
  #check = (): void => {
    if (!this.#welcomed) return this.hurry()
    if (this.#longSilent()) this.#doubt = true
    // what was asked for before a sleep gets its time anew
    for (const one of this.#waiting.values()) one.at = Date.now()
    this.#ping = null
    this.#sendPing()
  }

  /** Pongs come more often than that, unless we slept. */
  #longSilent(): boolean {
    return Date.now() - this.#life > HEARTBEAT + LATE
  }

  /** Since when the oldest unanswered question is out. */
  #oldest(): number | null {
    const all = [...this.#waiting.values()].map((one) => one.at)
    if (this.#ping) all.push(this.#ping.at)
    return all.length ? Math.min(...all) : null
  }

  /** Says how late it is, and looks again when that changes. */
  #watch(): void {
    clearTimeout(this.#watcher)
    const since = this.#apart ?? this.#oldest()
    if (since === null || this.#ended || this.connection === 'refused') {
      this.delay = 'none'
      return
    }
    const passed = Date.now() - since
    const before = this.delay
    this.delay = passed >= LATE ? 'late' : passed >= SLOW ? 'slow' : 'none'
    if (this.delay === 'late' && before !== 'late') void this.#look()
    const silent = this.#life <= since
    if (this.#welcomed && this.#socket && passed >= (silent ? DEAD : OVERTAKEN))
      return this.#drop(this.#socket)
    const next = [SLOW, LATE, DEAD, OVERTAKEN].find((limit) => limit > passed)
    if (next === undefined) return
    const due = since + next
    this.#watcher = setTimeout(() => {
      if (Date.now() - due > ASLEEP) this.#check()
      this.#watch()
    }, due - Date.now())
  }

  /** Finds out what is in the way. Where a network wants people to sign in first, it answers in the server's place. */
  async #look(): Promise<void> {
    if (this.#looking) return
    this.#looking = true
    const patience = new AbortController()
    const end = setTimeout(() => patience.abort(), LATE)
    try {
      const reply = await fetch('/healthz', {
        cache: 'no-store',
        redirect: 'manual',
        signal: patience.signal,
      })
      // a proxy before a server that is away answers in HTML, too, but says so by its status
      const ours = reply.status >= 500 || !!reply.headers.get('content-type')?.includes('json')
      this.cause = ours ? 'page-error-offline' : 'page-error-portal'
    } catch {
      this.cause = navigator.onLine ? 'page-error-offline' : 'page-line-offline'
    }
    clearTimeout(end)
    this.#looking = false
  }
}
