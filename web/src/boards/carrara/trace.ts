// The stones of a view as pieces: where they lie, the turned wheel counted in (lib/identity tells which is which).
import { follow, NO_PIECES, type Pieces } from '$lib/identity'
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
  /** How many segments the wheel was turned since the view before. */
  turned: number
  /** And in all. */
  turns: number
  wheel: CarraraView['wheel']
  pieces: Pieces
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

export function trace(before: Traced | null, view: CarraraView): Traced {
  const turned = before ? turnedBy(before.wheel, view.wheel) : 0
  const pieces = follow(before?.pieces ?? NO_PIECES, Object.fromEntries(lying(view)), {
    carried: (place) => turn(place, turned),
    may: comes,
  })
  const stone = (key: string, colour: Colour, from: string): Stone => ({
    id: Number(key.slice(key.indexOf('#') + 1)),
    colour,
    from,
  })
  const places = new Map(
    Object.entries(pieces.keys).map(([place, keys]) => [
      place,
      keys
        .map((key, i) => stone(key, pieces.kinds[place][i] as Colour, pieces.was.get(key) ?? 'bag'))
        .sort((a, b) => COLOURS.indexOf(a.colour) - COLOURS.indexOf(b.colour) || a.id - b.id),
    ]),
  )
  return { places, turned, turns: (before?.turns ?? 0) + turned, wheel: view.wheel, pieces }
}

/** Onto the wheel stones come only out of a basket that was put back, never from a store; and paid is from stores. */
const comes = (from: string, to: string): boolean =>
  to.startsWith('wheel') ? from === 'basket' : to === 'paid' ? from.startsWith('seat') : true

/** Where a piece went that is seen no more: a stone behind a screen or into the bag, an object behind a screen. Else null. */
export function wentTo(
  piece: string,
  { pieces }: Traced,
  { active, supply, seats }: CarraraView,
): string | null {
  const [kind, thing, left] = piece.split('-')
  const given = kind === 'sale' || (kind === 'supply' && count(supply as string[], thing) < Number(left))
  if (given) return seats[active]?.screen ? null : `screen:${active}`
  const found = pieces.left.find(({ key }) => `stone-${key.slice(key.indexOf('#') + 1)}` === piece)
  if (!found) return null
  return /^(wheel|basket)/.test(found.place) ? `screen:${active}` : 'bag'
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
