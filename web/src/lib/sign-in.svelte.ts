// Signing in at the host's provider: whether one can or must, the way there and the way back. The way back belongs to
// the browser that went: it alone has the secret, and without it an address that somebody sent changes nothing.
import { Trouble, api, shown } from './api'
import { hrefOf, pathOf } from './base'
import { i18n } from './i18n/index.svelte'
import { mine } from './mine.svelte'
import { player } from './player.svelte'
import type { SignInAbout } from './protocol'

const KEY = 'palazzi-sign-in'
export const WAY_BACK = '/sign-in'

/** What is kept until the browser comes back, by the state in the address. */
interface Journey {
  secret: string
  until: number
  /** Where it began. */
  back: string
}

/** The journeys that have not ended; those of other tabs among them. */
function journeys(): Record<string, Journey> {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Journey>
    return Object.fromEntries(Object.entries(kept).filter(([, { until }]) => until > Date.now()))
  } catch {
    return {}
  }
}

function keep(all: Record<string, Journey>): void {
  if (Object.keys(all).length) localStorage.setItem(KEY, JSON.stringify(all))
  else localStorage.removeItem(KEY)
}

/** A failure in the reader's language, the provider's part in it first. */
export const spoken = (error: unknown): string => {
  const trouble = error instanceof Trouble ? error : new Trouble('internal', String(error))
  const { said } = trouble
  return said && i18n.catalogue.has(said.key) ? i18n.catalogue.say(said) : trouble.sentence
}

class SignIn {
  /** What the server says; null as long as that is not known. */
  about = $state.raw<SignInAbout | null>(null)
  /** Whoever only watches needs no sign-in, unless the host says so. */
  watching = $state(false)
  #came: URLSearchParams | null = null
  #order: { state: string; secret: string } | null = null
  /** Where the browser was before. */
  back = '/'

  get name(): string {
    return this.about?.name ?? ''
  }
  get offered(): boolean {
    return !!this.about && this.about.mode !== 'none' && !this.about.signed_in
  }
  /** Nothing can be opened here before. */
  get needed(): boolean {
    return (
      this.about?.mode === 'required' && !this.about.signed_in && !(this.watching && !this.about.watchers)
    )
  }

  /** The page was opened by the provider: what it sent leaves the address before anything else happens. */
  start(): void {
    shown.wanted = () => {
      this.watching = false
      void this.load()
    }
    addEventListener('storage', (event) => {
      if (event.key === 'palazzi-player') void this.load() // another tab has signed in, or out
    })
    if (pathOf(location.pathname) !== WAY_BACK || !location.search) return
    this.#came = new URLSearchParams(location.search)
    history.replaceState(null, '', hrefOf(WAY_BACK))
  }

  async load(): Promise<void> {
    try {
      this.about = await api.signInAbout(shown.device).catch((error: unknown) => {
        // The device may be out: then it is as good as none.
        if (error instanceof Trouble && error.code === 'unauthorized') return api.signInAbout(null)
        throw error
      })
    } catch {
      // offline: whoever asks for something hears of it
    }
  }

  /** Off to the provider; it comes back here. */
  async begin(back = pathOf(location.pathname) + location.search + location.hash): Promise<void> {
    const { address, state, secret, until } = await api.signInBegin()
    const mine = { secret, until: Math.min(until, Date.now() + 600_000), back }
    keep({ ...journeys(), [state]: mine })
    location.assign(address)
  }

  get came(): boolean {
    return this.#came !== null
  }

  /** Back from there: what to ask, or '' if nothing has to be; throws what went wrong. */
  async arrive(): Promise<{ ask: boolean; who: string }> {
    const came = this.#came!
    this.#came = null
    const [state, code, refused] = ['state', 'code', 'error'].map((name) => came.get(name) ?? '')
    const all = journeys()
    const journey = all[state] as Journey | undefined
    delete all[state]
    keep(all)
    this.back = journey?.back ?? '/'
    if (refused) {
      const down = ['temporarily_unavailable', 'server_error'].includes(refused)
      throw told(down ? 'down' : refused === 'access_denied' ? 'denied' : 'wrong')
    }
    if (!journey || !code) throw told('over')
    const order = { state, secret: journey.secret }
    const { name } = await api.signInCheck({ ...order, code, iss: came.get('iss') })
    this.#order = order
    // Seats are given away only by a yes, as with a link: the browser may be somebody else's at the provider.
    return { ask: mine.all.length > 0 && !this.about?.signed_in, who: name }
  }

  /** What was checked is for somebody else than a device of mine: the operator's page. */
  handOver(): { state: string; secret: string } {
    const order = this.#order!
    this.#order = null
    return order
  }

  /** It is me. */
  async enter(): Promise<void> {
    const order = this.#order!
    this.#order = null
    await player.signIn(order)
    await this.load()
  }
}

/** What only the page can know. */
const told = (key: string): Trouble =>
  new Trouble('unauthorized', key, null, { key: `page-sign-in-${key}`, args: { name: signIn.name } })

export const signIn = new SignIn()
