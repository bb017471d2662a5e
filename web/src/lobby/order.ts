// A table as it is being planned, and how it is made: one request each to make it, sit down and begin.
import { api } from '$lib/api'
import { sitDown } from '$lib/deal'
import { mine } from '$lib/mine.svelte'
import { shelf } from '$lib/shelf.svelte'
import type { Create, Frame, GameAbout, Options, ShelfTable } from '$lib/protocol'

/** A seat of somebody I have played with, at that table. */
export interface Companion {
  table: string
  seat: number
}

/** Whom I have played with, by name; those of the last games first. */
export function companions(tables: readonly ShelfTable[]): Map<string, Companion> {
  const found = new Map<string, Companion>()
  for (const { table, seat: own, seats } of tables)
    for (const [seat, { kind, name }] of seats.entries())
      if (kind === 'human' && seat !== own && name && !found.has(name)) found.set(name, { table, seat })
  return found
}

export type SeatPlan = { kind: 'friend'; name: string } | { kind: 'bot'; level: string }

export interface Order {
  game: GameAbout
  /** Seats 1 and up; seat 0 is mine. */
  others: SeatPlan[]
  options: Options
  clock: NonNullable<Create['clock']>
  edition: Frame['edition']
  open: boolean
  /** Against bots alone: not counted, and all of it can be taken back. */
  practice: boolean
  name: string
}

/** What the page wants where a game offers it: whoever plays here has hands. */
const WANTED: Options = { 'free-hand': true }

export const preset = (game: GameAbout): Options =>
  Object.fromEntries(game.options.filter(({ key }) => key in WANTED).map(({ key }) => [key, WANTED[key]]))

/** Makes the table and sits down; a table of bots begins at once. Returns the table. */
export async function place(order: Order): Promise<string> {
  const made = await api.make({
    game: order.game.id,
    players: order.others.length + 1,
    host: 0,
    seats: [
      {},
      ...order.others.map((seat) =>
        seat.kind === 'bot' ? { bot: seat.level } : seat.name.trim() ? { reserved: seat.name.trim() } : {},
      ),
    ],
    options: order.options,
    clock: order.clock,
    edition: order.edition,
    public: order.open,
    practice: order.practice,
  })
  const { share, ...sat } = await sitDown(
    await api.look(made.table, made.tokens['0']),
    order.name,
    0,
    made.tokens['0'],
  )
  const invitations = Object.fromEntries(Object.entries(made.tokens).filter(([seat]) => seat !== '0'))
  mine.keep({
    table: made.table,
    game: order.game.id,
    seat: sat.seat,
    token: sat.token,
    at: Date.now(),
    invitations,
    share,
  })
  await tellCompanions(order.others, made.table, sat.token)
  if (order.others.every((seat) => seat.kind === 'bot'))
    await api.request(made.table, sat.token, { type: 'start' })
  return made.table
}

/** Those whom I have played with hear of the seats that I keep for them; their links are good whatever comes of it. */
async function tellCompanions(others: readonly SeatPlan[], table: string, token: string): Promise<void> {
  const known = companions(shelf.all)
  for (const [index, plan] of others.entries()) {
    const one = plan.kind === 'friend' ? known.get(plan.name.trim()) : undefined
    const own = one && mine.of(one.table)
    if (!own) continue
    const order = { seat: index + 1, table: one.table, companion: one.seat, token: own.token }
    await api.invite(table, token, order).catch(() => {})
  }
}
