// Which stone is which from one frame to the next, so that stones travel. The view counts colours only; a stone keeps its
// number as long as it can be the same: first where it lies (the turned wheel counted in), then wherever one of its colour came.
import { COLOURS } from './looks'
import type { CarraraView, Colour } from './view'

export interface Stone {
  id: number
  colour: Colour
  /** Where it lay before: "bag", "wheel:2", "seat:0", "basket", "paid". */
  from: string
}
export interface Traced {
  places: ReadonlyMap<string, readonly Stone[]>
  /** How many segments the wheel was turned since the frame before. */
  turned: number
  /** And in all. */
  turns: number
  /** Stones that are seen no more, with the place they left. */
  left: readonly { stone: Stone; place: string }[]
  next: number
}

/** The stones of a view, place by place. What was taken or paid in this turn lies apart until the move is made. */
export function lying(view: CarraraView): Map<string, Colour[]> {
  const places = new Map<string, Colour[]>()
  view.wheel.forEach((stones, segment) => places.set(`wheel:${segment}`, stones))
  const basket = view.phase === 'buying' ? view.turn.basket : []
  if (basket.length) places.set('basket', basket)
  if (view.phase === 'paying' && view.turn.paid.length) places.set('paid', view.turn.paid)
  view.seats.forEach((seat, number) => {
    if (!seat.screen) return
    const taken = number === view.active ? basket : []
    places.set(`seat:${number}`, without(seat.screen.stones, taken))
  })
  return places
}

/** How many segments the wheel was turned between two positions: the turn that explains most stones. */
export function turnedBy(
  before: readonly (readonly Colour[])[],
  now: readonly (readonly Colour[])[],
): number {
  let best = 0
  let most = -1
  for (let turn = 0; turn < 6; turn++) {
    const same = before.reduce((sum, stones, segment) => sum + common(stones, now[(segment + turn) % 6]), 0)
    if (same > most) [best, most] = [turn, same]
  }
  return best
}

export function trace(
  before: Traced | null,
  view: CarraraView,
  wheel: readonly (readonly Colour[])[] | null,
): Traced {
  const now = lying(view)
  const turned = before && wheel ? turnedBy(wheel, view.wheel) : 0
  const free = new Map<Colour, { stone: Stone; place: string; was: string }[]>(
    COLOURS.map((colour) => [colour, []]),
  )
  for (const [place, stones] of before?.places ?? [])
    for (const stone of stones)
      free.get(stone.colour)?.push({ stone, place: turn(place, turned), was: place })
  const places = new Map<string, Stone[]>()
  const open: { place: string; colour: Colour }[] = []
  for (const [place, colours] of now) {
    places.set(place, [])
    for (const colour of colours) {
      const pool = free.get(colour) ?? []
      const at = pool.findIndex((one) => one.place === place)
      if (at < 0) open.push({ place, colour })
      else {
        const [{ stone, was }] = pool.splice(at, 1)
        places.get(place)?.push({ ...stone, from: was })
      }
    }
  }
  let next = before?.next ?? 0
  for (const { place, colour } of open) {
    const came = comer(free.get(colour) ?? [], place)
    places.get(place)?.push(came ? { ...came.stone, from: came.was } : { id: next++, colour, from: 'bag' })
  }
  for (const stones of places.values())
    stones.sort((a, b) => COLOURS.indexOf(a.colour) - COLOURS.indexOf(b.colour) || a.id - b.id)
  const left = [...free.values()].flat().map(({ stone, was }) => ({ stone, place: was }))
  return { places, turned, turns: (before?.turns ?? 0) + turned, left, next }
}

/** The stone that can have come here: onto the wheel only out of a basket that was put back, never from a store. */
function comer(pool: { stone: Stone; place: string; was: string }[], place: string) {
  const fits = (was: string) =>
    place.startsWith('wheel') ? was === 'basket' : place === 'paid' ? was.startsWith('seat') : true
  const at = pool.findIndex((one) => fits(one.was))
  return at < 0 ? undefined : pool.splice(at, 1)[0]
}
function turn(place: string, by: number): string {
  return by && place.startsWith('wheel:') ? `wheel:${(Number(place.slice(6)) + by) % 6}` : place
}
function without(stones: readonly Colour[], taken: readonly Colour[]): Colour[] {
  const left = [...stones]
  for (const colour of taken) left.splice(left.indexOf(colour), 1)
  return left
}
function common(a: readonly Colour[], b: readonly Colour[]): number {
  return COLOURS.reduce((sum, colour) => sum + Math.min(count(a, colour), count(b, colour)), 0)
}
export function count<T>(list: readonly T[], what: T): number {
  return list.reduce((sum, one) => sum + (one === what ? 1 : 0), 0)
}
