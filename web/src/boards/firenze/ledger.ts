// Which brick is which. The view counts bricks by colour; for movement each one needs an identity that lasts from view to
// view. The ledger gives them names and, when a new view comes, moves names from where bricks are missing to where bricks are
// more. The same for the cards of the row and the towers, which change places. Pure: a ledger and a view make a ledger.
import { COLOURS, type Bricks, type Colour, type FirenzeView } from './view'
import { count } from './pieces'

export interface TowerName {
  id: string
  colour: Colour
  /** Its height when the turn began; 0 for one begun this turn. */
  base: number
}

export interface Ledger {
  turn: number
  /** The names of the row's cards; null for a gap. */
  row: ({ id: string; card: string } | null)[]
  /** By seat and number less 1. */
  towers: (TowerName | null)[][]
  /** Names of bricks by place ("store:0", "row:…", "tower:…", "pending") and colour. */
  bricks: Map<string, Partial<Record<Colour, string[]>>>
  /** Where a brick that came into sight has come from: the part, for movement. */
  from: Map<string, string>
  /** The next name to give. */
  next: number
}

export const EMPTY: Ledger = { turn: -1, row: [], towers: [], bricks: new Map(), from: new Map(), next: 0 }

export function follow(before: Ledger, view: FirenzeView): Ledger {
  const after: Ledger = {
    turn: view.turn,
    row: [],
    towers: [],
    bricks: new Map(),
    from: new Map(),
    next: before.next,
  }
  nameRow(before, view, after)
  nameTowers(before, view, after)
  nameBricks(before, view, after)
  return after
}

/** Names of the bricks of a colour in a place. */
export const named = (ledger: Ledger, place: string, colour: Colour): string[] =>
  ledger.bricks.get(place)?.[colour] ?? []

/** All bricks of a place, colour by colour. */
export const bricksAt = (ledger: Ledger, place: string): { id: string; colour: Colour }[] =>
  COLOURS.flatMap((colour) => named(ledger, place, colour).map((id) => ({ id, colour })))

/** Cards only move left: each is the next one of its name at or right of its place. */
function nameRow(before: Ledger, view: FirenzeView, after: Ledger): void {
  let last = -1
  view.row.forEach((place, i) => {
    if (!place.card) {
      after.row.push(null)
      return
    }
    const at = before.row.findIndex((old, j) => j > last && j >= i && old?.card === place.card)
    if (at >= 0) last = at
    after.row.push(at >= 0 ? before.row[at] : { id: `card-${after.next++}`, card: place.card })
  })
}

/** A tower keeps its number in a turn; afterwards gaps are closed. */
function nameTowers(before: Ledger, view: FirenzeView, after: Ledger): void {
  view.seats.forEach((seat, s) => {
    const old = before.towers[s] ?? []
    const taken = new Set<string>()
    const claim = (tower: TowerName | null | undefined, colour: Colour) => {
      if (!tower || tower.colour !== colour || taken.has(tower.id)) return null
      taken.add(tower.id)
      return tower
    }
    after.towers.push(
      seat.towers.map((tower, i) => {
        if (!tower) return null
        const known =
          claim(old[i], tower.colour) ??
          old
            .slice(i)
            .map((one) => claim(one, tower.colour))
            .find((one) => one)
        const id = known?.id ?? `tower-${after.next++}`
        const same = known && before.turn === view.turn
        return {
          id,
          colour: tower.colour,
          base: same ? known.base : before.turn === view.turn ? 0 : tower.height,
        }
      }),
    )
  })
}

function nameBricks(before: Ledger, view: FirenzeView, after: Ledger): void {
  const places = heaps(view, after)
  for (const colour of COLOURS) {
    const spare: { id: string; place: string }[] = []
    for (const [place, bricks] of before.bricks) {
      const wanted = places.get(place)?.[colour] ?? 0
      for (const id of (bricks[colour] ?? []).slice(wanted)) spare.push({ id, place })
    }
    for (const [place, heap] of places) {
      const wanted = heap[colour] ?? 0
      if (!wanted) continue
      const ids = named(before, place, colour).slice(0, wanted)
      while (ids.length < wanted) {
        const moved = spare.shift()
        const id = moved?.id ?? `brick-${after.next++}`
        if (!moved) after.from.set(id, `bag:${colour}`)
        ids.push(id)
      }
      const there = after.bricks.get(place) ?? {}
      after.bricks.set(place, { ...there, [colour]: ids })
    }
  }
}

/** All places with bricks that are seen; towers first, for they are what bricks are laid for. */
function heaps(view: FirenzeView, names: Ledger): Map<string, Bricks> {
  const found = new Map<string, Bricks>()
  view.seats.forEach((seat, s) =>
    seat.towers.forEach((tower, i) => {
      const name = names.towers[s][i]
      if (tower && name) found.set(name.id, { [tower.colour]: tower.height })
    }),
  )
  view.seats.forEach((seat, s) => found.set(`store:${s}`, seat.store))
  if (count(view.pending)) found.set('pending', view.pending)
  view.row.forEach((place, i) => {
    const name = names.row[i]
    if (name) found.set(name.id, place.bricks)
  })
  return found
}
