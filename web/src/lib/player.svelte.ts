// The player of this device: made silently when the first seat is kept, and never needed. It brings seats to other
// devices; whatever fails here, the seats of this device stay as they are.
import { Trouble, api, shown } from './api'
import { idOf } from './games.svelte'
import { enterByPasskey, makePasskey } from './passkeys'
import { mine, type Mine } from './mine.svelte'
import type { PlayerAbout } from './protocol'

const KEY = 'palazzi-player'
/** What is said of a seat that somebody else has now, or whose table is gone; the others are fetched all the same. */
const GONE = ['unauthorized', 'unknown']
/** How often a server that does not answer is asked for a seat's token, and how long we wait in between, in milliseconds. */
const TRIES = 5
const AGAIN = 2000
/** The code in the address of a link: behind the #, so no server ever writes it down. */
const CODE = /^#device=([\w-]{1,100})$/

function stored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** "Chrome on Android", for the list of devices. */
function deviceName(): string {
  const agent = navigator.userAgent
  const browser = ['Firefox', 'Edg', 'OPR', 'Chrome', 'Safari'].find((one) => agent.includes(one)) ?? ''
  const system = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac', 'Linux'].find((one) => agent.includes(one))
  return [browser.replace('Edg', 'Edge').replace('OPR', 'Opera'), system].filter(Boolean).join(', ')
}

class Player {
  /** What the server keeps; null as long as that is not known. */
  about = $state.raw<PlayerAbout | null>(null)
  /** What came of the link that this page was opened by. */
  arrived = $state<'' | 'asked' | 'came' | 'failed'>('')
  #code = ''
  #token = stored()
  #beginning: Promise<string> | null = null

  constructor() {
    shown.device = this.#token
    addEventListener('storage', (event) => {
      if (event.key === KEY) this.#token = shown.device = event.newValue // another tab has joined somebody, or left
    })
  }

  /** The token of this device, which becomes one if it is none. */
  #device(): Promise<string> {
    if (this.#token) return Promise.resolve(this.#token)
    this.#beginning ??= api
      .begin(deviceName())
      .then(({ token }) => this.#keep(token))
      .finally(() => (this.#beginning = null))
    return this.#beginning
  }

  /** The same, for what else is a player's. */
  device(): Promise<string> {
    return this.#device()
  }

  /** Whether this device is a player's already. */
  get known(): boolean {
    return this.#token !== null
  }

  #keep(token: string | null): string {
    this.#token = shown.device = token
    try {
      if (token) localStorage.setItem(KEY, token)
      else localStorage.removeItem(KEY)
    } catch {
      // private browsing: the device lasts as long as the page
    }
    return token ?? ''
  }

  /** A seat of this device becomes the player's. */
  async claim(one: Mine): Promise<void> {
    if (one.claimed) return
    try {
      await api.claim(await this.#device(), one.table, one.token)
      mine.claim(one.table, true)
    } catch (error) {
      this.#mayBeOut(error)
    }
  }

  /**
   * Looks what the player has, and fetches the seats that this device lacks; whether all was answered. One after the other:
   * a seat that is fetched twice has two tokens, of which the first is void.
   */
  load(): Promise<boolean> {
    return (this.#loading = this.#loading.then(() => this.#load()))
  }
  #loading = Promise.resolve(true)

  async #load(): Promise<boolean> {
    if (!this.#token) return true
    try {
      this.about = await api.player(this.#token)
      for (const { seat, at, about } of this.about.seats) {
        if (mine.of(about.table) || seat < 0) continue
        try {
          const { token } = await api.seatToken(this.#token, about.table)
          mine.keep({ table: about.table, game: idOf(about.game), seat, token, at, claimed: true })
        } catch (error) {
          if (!(error instanceof Trouble) || !GONE.includes(error.code)) throw error
        }
      }
      return true
    } catch (error) {
      this.#mayBeOut(error)
      return error instanceof Trouble && GONE.includes(error.code)
    }
  }

  /** The token of a seat whose old one was refused, if it is the player's still; else null, and the seat is forgotten. */
  async recover(table: string): Promise<string | null> {
    if (!this.#token) return null
    mine.forget(table)
    for (let left = TRIES; left > 0 && !(await this.load()); left--)
      await new Promise((done) => setTimeout(done, AGAIN))
    return mine.of(table)?.token ?? null
  }

  /** A code for one more device, or the phrase that brings everything back. */
  async key(kind: 'links' | 'phrase') {
    for (const one of mine.all) await this.claim(one)
    return api.key(await this.#device(), kind)
  }

  /** This device joins the player of a code, with all the seats it has. */
  async exchange(code: string): Promise<void> {
    await this.#join((await api.exchange(code, deviceName())).token)
  }

  /** A passkey for this player, or this device joins the player of one. */
  async passkey(): Promise<void> {
    for (const one of mine.all) await this.claim(one)
    await makePasskey(await this.#device(), deviceName())
    await this.load()
  }
  async enter(): Promise<void> {
    await this.#join(await enterByPasskey(deviceName()))
  }
  async forgetPasskey(id: string): Promise<void> {
    await api.passkeyForget(await this.#device(), id)
    await this.load()
  }

  /** A sign-in counts for this device (sign-in.svelte.ts): the player of this device has it, or it joins another. */
  async signIn(order: object): Promise<void> {
    const { token } = await api.signInEnter({ ...order, name: deviceName() }, this.#token)
    if (token) return this.#join(token)
    for (const one of mine.all) await this.claim(one)
    await this.load()
  }

  /** This device is out, with its seats; a new sign-in brings them back. */
  async signOut(): Promise<void> {
    await this.load()
    const own = this.about?.devices.find((device) => device.mine)
    if (own && this.#token) await api.revoke(this.#token, own.id)
    for (const { about } of this.about?.seats ?? []) mine.forget(about.table)
    this.#forget()
  }

  async #join(token: string): Promise<void> {
    this.#keep(token)
    for (const one of mine.all) await this.claim({ ...one, claimed: false })
    await this.load()
  }

  async revoke(id: string): Promise<void> {
    await api.revoke(await this.#device(), id)
    await this.load()
  }

  async erase(): Promise<void> {
    if (this.#token) await api.deletePlayer(this.#token)
    this.#forget()
  }

  /** The page was opened by a link: the code leaves the address before anything else happens, and waits for a yes. */
  start(): void {
    mine.kept = (one) => void this.claim(one)
    const code = CODE.exec(location.hash)?.[1]
    if (!code) return
    history.replaceState(null, '', location.pathname + location.search)
    this.#code = code
    this.arrived = 'asked'
  }

  /** It was one's own link. */
  arrive(): void {
    this.arrived = ''
    this.exchange(this.#code).then(
      () => (this.arrived = 'came'),
      () => (this.arrived = 'failed'),
    )
  }

  /** It was somebody else's: nothing is said to the server. */
  ignore(): void {
    this.arrived = this.#code = ''
  }

  #mayBeOut(error: unknown): void {
    if (!(error instanceof Trouble) || error.code !== 'unauthorized' || !this.#token) return
    // Refused may have been one seat; whether it is the device, only the device's own answer tells.
    const token = this.#token
    api.player(token).catch((reason: unknown) => {
      if (reason instanceof Trouble && reason.code === 'unauthorized' && this.#token === token) this.#forget()
    })
  }

  #forget(): void {
    this.#keep(null)
    this.about = null
    for (const one of mine.all) mine.claim(one.table, false)
  }
}

export const player = new Player()
