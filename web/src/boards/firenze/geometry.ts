// Where things stand, in numbers: commission towers, bricks and building sites. No Svelte, no view.
import type { Colour } from './view'

/** A brick is drawn in a box of 48 × 29; its front is 42 wide, and the next one lies 20 higher. */
export const BRICK = { width: 48, height: 29, front: 42, pitch: 20 } as const

/** The symbol of a colour in a box of 12 × 12: colour is never alone. */
export const SYMBOLS: Record<Colour, string> = {
  white: 'M6 1.8A4.2 4.2 0 1 1 6 10.200 4.2 4.2 0 0 1 6 1.8Z',
  yellow: 'M6 1.2 11.2 10.4H.8Z',
  green: 'M2 2H10V10H2Z',
  red: 'M6 .6 11.4 6 6 11.4.6 6Z',
  blue: 'M4.2 1H7.8V4.2H11V7.8H7.8V11H4.2V7.8H1V4.2H4.2Z',
  purple: 'M6 .7 10.7 3.35V8.65L6 11.3 1.3 8.65V3.35Z',
}

/** The picture of the commissions. */
export const BOARD = {
  width: 480,
  height: 488,
  ground: 476,
  storey: 48,
  tower: 54,
  first: 68,
  step: 68.4,
  base: 30,
} as const

/** On a small screen the towers stand closer, and there is less sky above them. */
export const CLOSE = { step: 57.6, width: 428, top: 44 } as const

export const towerLeft = (index: number, step: number = BOARD.step): number => BOARD.first + index * step
export const towerTop = BOARD.ground - BOARD.base - 6 * BOARD.storey
/** The top of the storey of a height 3–8, in the tower's own coordinates. */
export const storeyTop = (height: number): number => (8 - height) * BOARD.storey

/** A round-headed opening: centre, top, width, height. */
export const arch = (cx: number, y: number, w: number, h: number): string =>
  `M${cx - w / 2} ${y + h}V${y + w / 2}A${w / 2} ${w / 2} 0 0 1 ${cx + w / 2} ${y + w / 2}V${y + h}Z`

/** Battlements of n merlons over a width, standing on y; swallow-tailed if wished. */
export function merlons(x: number, w: number, n: number, y: number, h: number, swallow = false): string {
  const unit = w / (2 * n - 1)
  let path = ''
  for (let i = 0; i < n; i++) {
    const left = x + 2 * i * unit
    path += swallow
      ? `M${left} ${y}V${y - h}L${left + unit / 2} ${y - h + 4} ${left + unit} ${y - h}V${y}Z`
      : `M${left} ${y}V${y - h}H${left + unit}V${y}Z`
  }
  return path
}

const UNEVEN = [0, 0.7, -0.6, 0.4, -0.3, 0.6, -0.5, 0.2]
/** Bricks are laid by hand: none exactly above the other. */
export const jitter = (floor: number): number => UNEVEN[floor % UNEVEN.length]

/** From which width of a column on there is room for more than a tower: a ladder, a bracket, a bubble. */
export const ROOMY = 84

/** How wide a letter is on average, in parts of its height. */
const LETTER = { serif: 0.47, sans: 0.53 } as const

/** The first of these texts that a width has room for, or the last. */
export function thatFits(
  texts: readonly string[],
  width: number,
  size: number,
  font: keyof typeof LETTER,
): string {
  return texts.find((text) => text.length * size * LETTER[font] <= width) ?? texts[texts.length - 1]
}

export interface SiteLayout {
  /** Size of the bricks. */
  scale: number
  ground: number
  /** The height of one floor. */
  floor: number
  /** The left side of each tower, then of the place for a new one if there is room for it. */
  lefts: number[]
  /** Room for the words under a tower. */
  column: number
}

/**
 * A building site: towers side by side and, last, the place for a new one, as large as width and height allow.
 * `tallest` is the highest tower; there is always room for one more floor and for eight.
 */
export function siteLayout(
  width: number,
  ground: number,
  towers: number,
  tallest: number,
  extra: number,
  largest = 1.14,
): SiteLayout {
  const left = 26
  const places = Math.max(1, towers + extra)
  const column = Math.min(124, (width - left - 6) / places)
  const floors = Math.max(8, tallest) + 1.3
  const scale = Math.min(largest, (column - 5) / BRICK.width, ground / (floors * BRICK.pitch))
  const used = column * places
  const start = left + Math.max(0, Math.min(30, (width - left - used) / 2))
  return {
    scale,
    ground,
    floor: BRICK.pitch * scale,
    lefts: Array.from({ length: places }, (_, i) => start + i * column + (column - BRICK.width * scale) / 2),
    column,
  }
}

/** Where the bricks of a tower lie, from the ground up. */
export function stackPlaces(
  left: number,
  ground: number,
  bricks: number,
  scale: number,
): { x: number; y: number }[] {
  return Array.from({ length: bricks }, (_, floor) => ({
    x: left + jitter(floor) * scale,
    y: ground - (BRICK.height - 1) * scale - floor * BRICK.pitch * scale,
  }))
}

/** A ladder that leans on the left side of a tower: its two rails and its rungs. */
export function ladder(left: number, ground: number, top: number): { rails: string; rungs: string } {
  const [foot, head, wide] = [left - 19, left - 6, 8]
  const rungs = Math.max(2, Math.floor((ground - top) / 9))
  const at = (i: number) => ({
    x: foot + ((head - foot) * i) / rungs,
    y: ground - ((ground - top) * i) / rungs,
  })
  return {
    rails: `M${foot} ${ground}L${head} ${top}M${foot + wide} ${ground}L${head + wide} ${top}`,
    rungs: Array.from({ length: rungs - 1 }, (_, i) => at(i + 1))
      .map(({ x, y }) => `M${x} ${y}h${wide}`)
      .join(''),
  }
}

/** How many cells the shelf of a storehouse shows: whole rows of five, for the limit or for all that lies there. */
export const shelfCells = (bricks: number, limit: number): number =>
  5 * Math.ceil(Math.max(bricks, limit) / 5)
