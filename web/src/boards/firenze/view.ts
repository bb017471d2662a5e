// The View of firenze@1 as the server sends it (games/firenze/view.py), as far as the page shows it.
export const COLOURS = ['white', 'yellow', 'green', 'red', 'blue', 'purple'] as const
export type Colour = (typeof COLOURS)[number]
export const HEIGHTS = [3, 4, 5, 6, 7, 8] as const
export const LETTERS: Record<Colour, string> = {
  white: 'W',
  yellow: 'Y',
  green: 'G',
  red: 'R',
  blue: 'B',
  purple: 'P',
}

/** Colours without any brick are left out. */
export type Bricks = Partial<Record<Colour, number>>

export const FREE = -1
export const NEUTRAL = -2

export interface Tower {
  colour: Colour
  height: number
  /** Must still be raised this turn, or it falls. */
  old: boolean
  /** Not paid for in an event: falls when everybody has paid. */
  doomed: boolean
}

export interface SeatView {
  store: Bricks
  /** By number less 1. */
  towers: (Tower | null)[]
  /** What delivering each tower as it stands would bring now; null if it fits nowhere. */
  worth: (number | null)[]
  brick_limit: number
  card_limit: number | null
  hand_size: number
  cards: string[] | null
  buildings: string[]
  seals: number
  bell: boolean
  points: number
}

export interface Balcony {
  numeral: string
  colour: Colour
  height: number
  points: number
  delivered: boolean
}

export interface FirenzeView {
  players: number
  seat: number
  actor: number
  options: Record<string, unknown>
  tables: { points: Record<Colour, number[]>; flags: Record<Colour, number>; floors: Record<string, number> }
  phase: string
  active: number
  turn: number
  quiet: number
  quiet_limit: number
  dead: Colour | null
  /** By colour and height 3–8: FREE, NEUTRAL or a seat. */
  owner: number[][]
  leaders: number[]
  balconies: Balcony[]
  floors: boolean[]
  church: string[]
  endgame: number
  to_place: number
  row: { card: string | null; bricks: Bricks }[]
  pile_size: number
  discards_size: number
  top: string | null
  bag: Bricks
  seats: SeatView[]
  played: string[]
  swapped: boolean
  built: number
  cost: number | null
  costs: number[]
  toll: number
  prices: number[]
  target: number
  wanted: Colour | null
  owed: number
  card: string | null
  pending: Bricks
  person: string | null
  back: string | null
}
