// Which brick is which. The view counts bricks by colour; the ledger names them (lib/identity), and the cards of the row and the
// towers before them, for bricks lie on those and go where they go. Pure: a ledger and a view make a ledger.
import { follow as followPieces, NO_PIECES, type Pieces } from '$lib/identity'
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
  /** Cards by where they are seen ("slot:2", "hand:0", "open:1", "church") and towers ("site:0:1"). */
  carriers: Pieces
  /** How many cards each seat has in hand, and who has taken one to where it is not seen. */
  hands: number[]
  taker: number | null
  /** Seals and bells that are left, and whether one was laid: for a tower that did not fall. */
  seals: number
  delivered: boolean
  /** Bricks by where they lie: "store:0", "pending", or what carries them. */
  bricks: Pieces
}

export const EMPTY: Ledger = {
  turn: -1,
  row: [],
  towers: [],
  carriers: NO_PIECES,
  hands: [],
  taker: null,
  seals: 0,
  delivered: false,
  bricks: NO_PIECES,
}

export function follow(before: Ledger, view: FirenzeView): Ledger {
  const carriers = followPieces(before.carriers, places(view), { may: closes })
  const row = view.row.map(({ card }, i) => (card ? { id: carriers.keys[`slot:${i}`][0], card } : null))
  const towers = nameTowers(before, view, carriers)
  const bricks = followPieces(before.bricks, heaps(view, row, towers))
  const hands = view.seats.map((seat) => seat.hand_size)
  const taker = view.seats.findIndex((seat, s) => !seat.cards && hands[s] > (before.hands[s] ?? hands[s]))
  const seals = view.seats.reduce((sum, seat) => sum + seat.seals - Number(seat.bell), 0)
  return {
    turn: view.turn,
    row,
    towers,
    carriers,
    hands,
    taker: taker < 0 ? null : taker,
    seals,
    delivered: seals < before.seals,
    bricks,
  }
}

/** The name of a card that is seen in a place. */
export function cardAt({ carriers }: Ledger, place: string, card: string): string | undefined {
  const at = carriers.kinds[place]?.indexOf(card) ?? -1
  return at < 0 ? undefined : carriers.keys[place][at]
}

/** The part or place where a card or brick went that is drawn no more. */
export function wentTo({ carriers, bricks, taker }: Ledger, piece: string): string {
  if (bricks.left.some(({ key }) => key === piece)) return 'bag'
  const held = Object.keys(carriers.keys).find((place) => carriers.keys[place].includes(piece))
  if (held) return `cards:${held.split(':')[1]}`
  const left = carriers.left.find(({ key }) => key === piece)
  return left?.place.startsWith('slot:') && taker !== null ? `cards:${taker}` : 'discards'
}

/** Names of the bricks of a colour in a place. */
export const named = (ledger: Ledger, place: string, colour: Colour): string[] =>
  bricksAt(ledger, place).flatMap((brick) => (brick.colour === colour ? [brick.id] : []))

/** All bricks of a place, colour by colour. */
export const bricksAt = ({ bricks }: Ledger, place: string): { id: string; colour: Colour }[] =>
  (bricks.keys[place] ?? []).map((id, i) => ({ id, colour: bricks.kinds[place][i] as Colour }))

/** Whether a brick lies anywhere in sight. */
export const lies = ({ bricks }: Ledger, id: string): boolean =>
  Object.values(bricks.keys).some((ids) => ids.includes(id))

/** The part that a brick has come into sight from; undefined if it was in sight before. */
export const fromBag = ({ bricks }: Ledger, id: string): string | undefined =>
  bricks.was.has(id) ? undefined : `bag:${id.slice(0, id.indexOf('#'))}`

/** The tower that a brick stood in and that fell; null for any other brick. */
export function fellWith({ bricks, carriers, delivered }: Ledger, id: string): string | null {
  if (delivered) return null
  const was = bricks.left.find(({ key }) => key === id)?.place ?? bricks.was.get(id)
  const fell = carriers.left.some(({ key, place }) => key === was && place.startsWith('site:'))
  return fell ? (was ?? null) : null
}

function places(view: FirenzeView): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  view.row.forEach(({ card }, i) => (found[`slot:${i}`] = card ? [card] : []))
  view.seats.forEach((seat, s) =>
    seat.towers.forEach((tower, i) => (found[`site:${s}:${i}`] = tower ? [tower.colour] : [])),
  )
  view.seats.forEach(({ cards, buildings }, s) => {
    found[`hand:${s}`] = cards ?? []
    found[`open:${s}`] = buildings
  })
  found.church = view.church
  return found
}

/** Cards move on to the left, or to somebody's and the church; gaps between the towers of a seat are closed. */
function closes(from: string, to: string): boolean {
  const [a, b] = [from, to].map((place) => place.split(':'))
  if (['hand', 'open', 'church'].includes(b[0])) return a[0] === 'slot' || a[0] === 'hand'
  const last = a.length - 1
  return a.slice(0, last).join() === b.slice(0, last).join() && Number(a[last]) >= Number(b[last])
}

function nameTowers(before: Ledger, view: FirenzeView, { keys }: Pieces): (TowerName | null)[][] {
  const known = new Map(before.towers.flat().flatMap((tower) => (tower ? [[tower.id, tower] as const] : [])))
  const same = before.turn === view.turn
  return view.seats.map((seat, s) =>
    seat.towers.map((tower, i) => {
      if (!tower) return null
      const id = keys[`site:${s}:${i}`][0]
      return { id, colour: tower.colour, base: same ? (known.get(id)?.base ?? 0) : tower.height }
    }),
  )
}

/** All places with bricks that are seen; towers first, for they are what bricks are laid for. */
function heaps(view: FirenzeView, row: Ledger['row'], towers: Ledger['towers']): Record<string, Colour[]> {
  const found: Record<string, Colour[]> = {}
  view.seats.forEach((seat, s) =>
    seat.towers.forEach((tower, i) => {
      const name = towers[s][i]
      if (tower && name) found[name.id] = Array<Colour>(tower.height).fill(tower.colour)
    }),
  )
  view.seats.forEach((seat, s) => (found[`store:${s}`] = oneByOne(seat.store)))
  if (count(view.pending)) found.pending = oneByOne(view.pending)
  view.row.forEach(({ bricks }, i) => {
    const name = row[i]
    if (name) found[name.id] = oneByOne(bricks)
  })
  return found
}

const oneByOne = (bricks: Bricks): Colour[] =>
  COLOURS.flatMap((colour) => Array<Colour>(bricks[colour] ?? 0).fill(colour))
