// What each table looked like at the end of my last turn, kept on this device: after a day away the page still outlines what is new.
import type { View } from './protocol'

export interface Seen {
  table: string
  /** The ruleset and the seat it was seen from: another's view cannot be compared. */
  game: string
  seat: number
  /** The log's number then. */
  seq: number
  view: View
}

const KEY = 'palazzi-seen'
/** A view is some kilobytes. */
const MOST = 24

function read(): Seen[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? (kept as Seen[]).filter((one) => one?.table && one.view) : []
  } catch {
    return []
  }
}

export function lastSeen(table: string, game: string, seat: number, seq: number): Seen | null {
  return (
    read().find((one) => one.table === table && one.game === game && one.seat === seat && one.seq <= seq) ??
    null
  )
}

export function keepSeen(one: Seen): void {
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify([one, ...read().filter((other) => other.table !== one.table)].slice(0, MOST)),
    )
  } catch {
    // no room, or private browsing: it lasts as long as the page
  }
}
