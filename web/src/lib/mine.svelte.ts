// The tables of this device: which seats are mine, with the tokens that prove it.
import { merged, type Share } from './deal'

export interface Mine {
  table: string
  game: string
  seat: number
  token: string
  /** When it was last opened, in milliseconds. */
  at: number
  /** Keys of the seats that I keep for others, by seat: each goes into a link of its own. */
  invitations?: Record<string, string>
  /** What this browser adds to the deal. */
  share?: Share
  /** Whether the seat is known as the player's (player.svelte.ts). */
  claimed?: boolean
}

const KEY = 'palazzi-tables'
const MOST = 100

function read(): Mine[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? (kept as Mine[]).filter((one) => one && one.table && one.token) : []
  } catch {
    return []
  }
}

class MyTables {
  all = $state.raw<Mine[]>(read())
  /** Called for every seat that is kept. */
  kept: (one: Mine) => void = () => {}

  constructor() {
    addEventListener('storage', (event) => {
      if (event.key === KEY) this.all = read()
    })
  }

  of(table: string): Mine | null {
    return this.all.find((one) => one.table === table) ?? null
  }

  keep(one: Mine): void {
    const share = one.share ?? this.of(one.table)?.share
    this.#write(
      [{ ...one, ...(share ? { share } : {}) }, ...read().filter((other) => other.table !== one.table)].slice(
        0,
        MOST,
      ),
    )
    this.kept(one)
  }

  /** The seat is the player's from now on, or no longer. */
  claim(table: string, claimed: boolean): void {
    this.#write(read().map((one) => (one.table === table ? { ...one, claimed } : one)))
  }

  /** Keeps what belongs to the deal, if the seat is mine and it is not kept already. */
  keepShare(table: string, share: Share): void {
    const one = this.of(table)
    if (!one) return
    const stored = read()
    const all = stored.some((other) => other.table === table) ? stored : this.all
    const kept = merged(share, all.find((other) => other.table === table)?.share)
    if (JSON.stringify(one.share) !== JSON.stringify(kept))
      this.#write(all.map((other) => (other.table === table ? { ...other, share: kept } : other)))
  }

  forget(table: string): void {
    this.#write(read().filter((one) => one.table !== table))
  }

  #write(all: Mine[]): void {
    this.all = all
    try {
      localStorage.setItem(KEY, JSON.stringify(all))
    } catch {
      // private browsing: the seat lasts as long as the page
    }
  }
}

export const mine = new MyTables()
