// The view as pieces on the table: what lies where, what changed, who does what. Pure; drawn by the components.
import { follow, type Pieces, type Places } from '$lib/identity'
import { laid, type Laid, OPENING } from './money'
import { tile, type Material } from './tile'
import type { PalazzoView, Tables } from './view'

export const ROMAN = ['I', 'II', 'III', 'IV']
export const QUARRIES = ['Settignano', 'Carrara', 'Fiesole', 'Impruneta']

/** Tiles by where they are seen. */
export function tilePlaces(view: PalazzoView): Places {
  const places: Record<string, readonly string[]> = {
    warehouse: view.warehouse,
    lot: view.lot,
    hand: view.tile ? [view.tile] : [],
  }
  places.cart = view.draft?.cart ?? []
  view.quarries.forEach((tiles, q) => (places[`quarry:${q}`] = tiles))
  view.seats.forEach((seat, s) => seat.palaces.forEach((tiles, n) => (places[`palace:${s}:${n}`] = tiles)))
  return places
}

/** Cards by where they are seen; a draft lies apart from the hand. */
export function cardPlaces(view: PalazzoView, me: number): Places {
  const places: Record<string, readonly string[]> = { revealed: view.revealed, laid: view.draft?.laid ?? [] }
  view.seats.forEach((seat, s) => {
    places[`hand:${s}`] = seat.cards ?? (s !== me ? seat.known : null) ?? []
    places[`bid:${s}`] = seat.bid
  })
  return places
}

/** All pieces of a view, named after those of the view before. */
export const named = (before: Pieces, view: PalazzoView): Pieces =>
  follow(before, { ...tilePlaces(view), ...cardPlaces(view, view.seat) })

/** Where a piece went that is seen no more: out of the game, into a hidden hand, or onto the discards. */
export function wentTo(piece: string, { left }: Pieces, active: number): string | null {
  const found = left.find(({ key }) => key === piece)
  if (!found) return null
  if (found.kind.includes('-')) return 'removed'
  return found.place === 'revealed' ? `fan:${active}` : 'discards'
}

/** The seats clockwise from one. */
export const clockwise = (players: number, from: number): number[] =>
  Array.from({ length: players }, (_, i) => (from + i) % players)

export type Standing = 'leader' | 'in' | 'out' | 'draft'
export interface Bid {
  seat: number
  standing: Standing
  lying: Laid
  adding: Laid
  opening: boolean
  worth: number
}

/** The auction's rows: everybody from the auctioneer on, with what lies and what the own draft would add. */
export function bids(tables: Tables, view: PalazzoView): Bid[] {
  return clockwise(view.players, view.active).map((seat) => {
    const row = view.seats[seat]
    const draft = view.draft && seat === view.actor && view.draft.laid.length ? view.draft : null
    const standing: Standing = row.passed ? 'out' : draft ? 'draft' : seat === view.leader ? 'leader' : 'in'
    return {
      seat,
      standing,
      opening: seat === view.active && !row.passed,
      lying: laid(tables, row.bid, row.bid_trios),
      adding: laid(tables, draft?.laid ?? [], draft?.trios ?? []),
      worth: row.bid_worth + (draft?.worth ?? 0),
    }
  })
}

/** What lies in a bid beside its groups, the opening certificate first. */
export const looseOf = (bid: Bid): string[] => [...(bid.opening ? [OPENING] : []), ...bid.lying.loose]

/** What the side panel is about. */
export type Scene = 'auction' | 'money' | 'purchase' | 'picks' | 'lot' | 'renovation' | 'tiles'

export function scene(view: PalazzoView): Scene {
  switch (view.phase) {
    case 'bidding':
      return 'auction'
    case 'revealing':
    case 'taking':
      return 'money'
    case 'paying':
      return 'purchase'
    case 'picking':
      return 'picks'
    case 'building':
    case 'placing':
      return 'lot'
    case 'renovating':
    case 'inserting':
    case 'spending':
      return 'renovation'
    default:
      return 'tiles'
  }
}

/** How many columns some tiles need in a pit or in the warehouse. */
export function columns(count: number, row: number): number {
  if (count <= row) return Math.max(count, 1)
  return count <= 2 * row ? Math.ceil(count / 2) : Math.ceil(count / 3)
}

/** For one floor of one material: each tile with its windows, and whether it is still to come. */
export interface Expected {
  windows: number
  coming: boolean
}

export function expected(tables: Tables, view: PalazzoView, material: Material, floor: number): Expected[] {
  const among = (names: readonly string[]) =>
    names.map(tile).filter((one) => one.material === material && one.floor === floor)
  const coming = among(view.stacks.flat())
  return among(tables.tiles)
    .map(({ windows }) => {
      const at = coming.findIndex((one) => one.windows === windows)
      if (at >= 0) coming.splice(at, 1)
      return { windows, coming: at >= 0 }
    })
    .sort((a, b) => a.windows - b.windows || Number(b.coming) - Number(a.coming))
}

/** The stack that is drawn from: 0, 1 or 2; the last when all are empty. */
export function stack(view: PalazzoView): number {
  const at = view.stacks.findIndex((tiles) => tiles.length > 0)
  return at < 0 ? 2 : at
}

/** The parts that differ between two views: what happened since I last looked. */
export function changed(before: PalazzoView, now: PalazzoView): string[] {
  const parts: string[] = []
  const news = (was: readonly string[], is: readonly string[]) => {
    const left = [...was]
    return is.filter((name) => {
      const at = left.indexOf(name)
      if (at >= 0) left.splice(at, 1)
      return at < 0
    })
  }
  for (const name of news(before.warehouse, now.warehouse)) parts.push(`warehouse:${name}`)
  now.quarries.forEach((tiles, q) => {
    for (const name of news(before.quarries[q] ?? [], tiles)) parts.push(`quarry:${q}:${name}`)
  })
  now.seats.forEach((seat, s) => {
    if (s === now.seat) return
    seat.palaces.forEach((tiles, n) => {
      for (const name of news(before.seats[s]?.palaces[n] ?? [], tiles))
        parts.push(`palace:${s}:${n + 1}:${tile(name).floor}`)
    })
  })
  if (before.riders !== now.riders) parts.push('riders')
  if (before.builder !== now.builder) parts.push('builder')
  return parts
}

/** The floors that tiles are for, the highest first. */
export const floors = (tables: Tables): number[] =>
  [...new Set(tables.tiles.map((name) => tile(name).floor))].sort((a, b) => b - a)
