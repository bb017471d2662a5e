// My tables as the server knows them, by one request for all: those that wait for me, those that run, those that are over.
// Whoever shows them calls `watch`; the number on the app's icon follows.
import { api, Trouble } from './api'
import { app } from './app.svelte'
import { mine } from './mine.svelte'
import { player } from './player.svelte'
import type { ShelfTable } from './protocol'

const EVERY = 15_000

/** The longest wait first. */
export const waitingOf = (tables: readonly ShelfTable[]): ShelfTable[] =>
  tables.filter((one) => one.calls.length).toSorted((a, b) => a.since - b.since)
/** What I could do next comes first, then what happened last. */
const byNews = (a: ShelfTable, b: ShelfTable) => b.since - a.since

class MyShelf {
  /** Null as long as the server has not answered. */
  #tables = $state.raw<ReadonlyMap<string, ShelfTable> | null>(null)
  /** Whether the last question was not answered. */
  failed = $state(false)
  /** How far the server's clock is ahead of ours, in ms. */
  #ahead = 0
  #asking: Promise<void> | null = null
  /** Somebody wants to know what happened since the question under way. */
  #again = false
  /** Seats whose tokens were refused, and which the player was asked for: once each. */
  #lost = new Set<string>()

  get known(): boolean {
    return this.#tables !== null
  }
  /** Those of this device, in the order in which they were opened. */
  readonly all = $derived.by(() =>
    mine.all
      .flatMap(({ table }) => this.#tables?.get(table) ?? [])
      .filter((one) => one.phase !== 'cancelled'),
  )
  readonly waiting = $derived(waitingOf(this.all))
  readonly running = $derived(
    this.all
      .filter((one) => !one.calls.length && ['playing', 'dealing'].includes(one.phase))
      .toSorted(byNews),
  )
  readonly gathering = $derived(this.all.filter((one) => one.phase === 'lobby'))
  /** Games that are over, where somebody wants another one. */
  readonly invited = $derived(
    this.all.filter((one) => one.phase === 'finished' && one.rematch && !mine.of(one.rematch)),
  )
  readonly over = $derived(this.all.filter((one) => one.phase === 'finished').toSorted(byNews))

  /** Milliseconds since a moment of the server's clock. */
  ago(at: number): number {
    return Math.max(0, Date.now() + this.#ahead - at)
  }

  /** Asks now, and again as long as somebody shows the answer; returns how to stop. */
  watch(): () => void {
    const look = () => document.hidden || void this.refresh()
    void this.refresh()
    const timer = setInterval(look, EVERY)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }

  /** Asks what is new; who asks meanwhile gets what comes after. */
  refresh(): Promise<void> {
    if (this.#asking) this.#again = true
    this.#asking ??= this.#ask().finally(() => {
      this.#asking = null
      if (this.#again) {
        this.#again = false
        void this.refresh()
      }
    })
    return this.#asking
  }

  async #recover(lost: readonly string[]): Promise<void> {
    await player.load()
    if (lost.some((table) => mine.of(table))) void this.refresh()
  }

  async #ask(): Promise<void> {
    const before = this.#tables ?? new Map<string, ShelfTable>()
    const seats = mine.all
      .slice(0, 100)
      .map(({ table, token }) => ({ table, token, seq: before.get(table)?.seq ?? 0 }))
    try {
      const told = seats.length ? await api.shelf(seats) : { now: Date.now(), tables: [], gone: [] }
      this.#ahead = told.now - Date.now()
      const after = new Map(before)
      for (const one of told.tables) after.set(one.table, one)
      for (const table of told.gone) {
        after.delete(table)
        // a seat that was taken anew meanwhile has another token
        if (mine.of(table)?.token === seats.find((one) => one.table === table)?.token) mine.forget(table)
      }
      this.#tables = after
      this.failed = false
      app.count(this.waiting.length)
      const lost = told.gone.filter((table) => !this.#lost.has(table))
      for (const table of lost) this.#lost.add(table)
      // the token was refused, but the seat may be the player's still
      if (lost.length) void this.#recover(lost)
    } catch (error) {
      if (!(error instanceof Trouble)) throw error
      this.failed = true
    }
  }
}

export const shelf = new MyShelf()
