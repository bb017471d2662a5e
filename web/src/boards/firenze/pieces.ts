// From the View to what is drawn: pure functions without rules beyond what the view says.
import type { Message } from '$lib/protocol'
import { seatOf } from '$lib/seats'
import {
  COLOURS,
  FREE,
  type Balcony,
  type Bricks,
  type CardName,
  type Colour,
  type FirenzeView,
  type SeatView,
  type Tables,
  type Tower,
} from './view'

export interface Commission {
  part: string
  colour: Colour
  height: number
  points: number
  /** FREE, NEUTRAL or the seat whose seal lies there. */
  owner: number
  balcony: Balcony | null
  /** A balcony that may be delivered now: the lowest one left. */
  open: boolean
}

/** The six commissions of a colour, the highest first. */
export function commissions(tables: Tables, view: FirenzeView, colour: Colour): Commission[] {
  const next = view.balconies.find((balcony) => !balcony.delivered)
  return tables.heights
    .map((height, floor) => {
      const balcony = view.balconies.find((tile) => tile.colour === colour && tile.height === height) ?? null
      return {
        part: `commission:${colour}:${height}`,
        colour,
        height,
        points: balcony ? balcony.points : tables.points[colour][floor],
        owner: view.owner[COLOURS.indexOf(colour)][floor],
        balcony,
        open: !!balcony && balcony === next,
      }
    })
    .reverse()
}

/** The floor bonuses: of which height, how much, and whether the tile still lies there. */
export function floorBonuses(
  tables: Tables,
  view: FirenzeView,
): { height: number; points: number; there: boolean }[] {
  return Object.entries(tables.floors).map(([height, points], i) => ({
    height: Number(height),
    points,
    there: view.floors[i],
  }))
}

export const count = (bricks: Bricks): number =>
  COLOURS.reduce((sum, colour) => sum + (bricks[colour] ?? 0), 0)

/**
 * How many bricks of each colour a proposal pays with: those it returns and, for as many as are still owed, what is left then.
 * The rules ask for no brick where only one colour is left.
 */
export function pays(texts: readonly string[], store: Bricks, owed: number): Map<Colour, number> {
  const found = new Map<Colour, number>()
  const returned = texts.filter((text) => text.startsWith('return '))
  if (!returned.length) return found
  const add = (colour: Colour, bricks: number) => found.set(colour, (found.get(colour) ?? 0) + bricks)
  for (const text of returned) add(text.slice('return '.length) as Colour, 1)
  let missing = owed - returned.length
  for (const colour of COLOURS) {
    const more = Math.max(0, Math.min(missing, (store[colour] ?? 0) - (found.get(colour) ?? 0)))
    if (more) add(colour, more)
    missing -= more
  }
  return found
}

export interface Shown {
  /** The names of the bricks that are drawn, the first of them as the one on top. */
  ids: string[]
  colour: Colour
}

/** Bricks one by one or, when they are more than `most`, one heap for each colour. */
export function shown(bricks: readonly { id: string; colour: Colour }[], most: number): Shown[] {
  if (bricks.length <= most) return bricks.map(({ id, colour }) => ({ ids: [id], colour }))
  return COLOURS.map((colour) => ({
    colour,
    ids: bricks.filter((brick) => brick.colour === colour).map((brick) => brick.id),
  })).filter((heap) => heap.ids.length)
}

export interface Standing extends Tower {
  number: number
  part: string
  worth: number | null
}

/** The towers that stand on a seat's site, in the order of their numbers. */
export function standing(seat: SeatView, number: number): Standing[] {
  return seat.towers.flatMap((tower, i) =>
    tower
      ? [{ ...tower, number: i + 1, part: `tower:${number}:${i + 1}`, worth: seat.worth[i] ?? null }]
      : [],
  )
}

/** The commissions that towers of a seat fit as they stand. */
export const fitting = (seat: SeatView): Set<string> =>
  new Set(
    standing(seat, 0).flatMap((tower) => (tower.worth === null ? [] : [`${tower.colour}:${tower.height}`])),
  )

/** The same cards together, in the order given. */
export function grouped<T extends string>(names: readonly T[]): { name: T; copies: number }[] {
  const found = new Map<T, number>()
  for (const name of names) found.set(name, (found.get(name) ?? 0) + 1)
  return [...found].map(([name, copies]) => ({ name, copies }))
}

export const STEPS = ['card', 'swap', 'build', 'ruins', 'deliver', 'limits'] as const

const STEP_OF: Record<string, number> = {
  taking: 0,
  paying: 0,
  averting: 0,
  struck: 0,
  dealing: 0,
  drawing: 0,
  swapping: 1,
  trading: 1,
  building: 2,
  costing: 2,
  delivering: 4,
  limiting: 5,
}

/** Where the turn is among the six phases; -1 before the first turn and after the last. */
export function step(view: FirenzeView): number {
  if (view.turn === 0) return -1
  return STEP_OF[view.back ?? view.phase] ?? -1
}

/** The place of the row that the next brick is laid on; -1 if none is. */
export function paidPlace(view: FirenzeView): number {
  if (view.phase === 'paying') return view.target - view.owed
  return view.phase === 'trading' ? view.target : -1
}

/** The parts that differ between two views: what others have changed. */
export function changed(before: FirenzeView, now: FirenzeView, tables: Tables): string[] {
  const parts: string[] = []
  now.owner.forEach((row, c) =>
    row.forEach((owner, h) => {
      if (owner !== before.owner[c][h] && owner !== FREE)
        parts.push(`commission:${COLOURS[c]}:${tables.heights[h]}`)
    }),
  )
  const left = before.row.map((place) => place.card)
  now.row.forEach((place, i) => {
    const at = left.indexOf(place.card)
    if (at >= 0) left.splice(at, 1)
    else if (place.card) parts.push(`row:${i + 1}`)
  })
  for (const card of now.church) if (!before.church.includes(card)) parts.push(`church:${card}`)
  now.seats.forEach((seat, s) => {
    if (s === now.seat) return
    for (const tower of standing(seat, s)) {
      const was = before.seats[s].towers[tower.number - 1]
      if (!was || was.colour !== tower.colour || was.height !== tower.height) parts.push(tower.part)
    }
  })
  return parts
}

/** How many bricks the log draws for a message: those it counts, or the one that it is about; 0 if it is about none. */
export function drawnBricks({ key, args }: Message): number {
  if (key === 'firenze-count') return Math.min(8, Number(args.count))
  if (/^firenze-tower(-short|-numbered)?$/.test(key)) return 1
  return /^firenze-log-(lay|return|found|get|swap|steal)$/.test(key) ? 1 : 0
}

/** The action card that a message in a sentence names; null if it names none. */
export const drawnCard = ({ key }: Message): CardName | null =>
  key.startsWith('firenze-card-') ? (key.slice('firenze-card-'.length) as CardName) : null

/** Whose seal a sentence sets, -1 for a neutral one; null if it sets none. */
export function drawnSeal(message: Message): number | null {
  if (/^firenze-log-(deliver|bell)(-lent)?$/.test(message.key)) return seatOf(message)
  return /^firenze-log-(seal|neutral)$/.test(message.key) ? -1 : null
}
