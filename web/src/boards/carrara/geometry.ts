// The shapes of the board in numbers: wheel, cut stones, skylines. Pure; boxes are those of the drawings.
import { COLOURS } from './looks'
import type { Colour } from './view'

export type Point = readonly [number, number]

// ---- the wheel: a box of 500, centre 250/250; rim 214–240, prices 173–213, stones 50–172

export const CENTRE = 250
export const polar = (radius: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180
  return [round(CENTRE + radius * Math.cos(angle)), round(CENTRE + radius * Math.sin(angle))]
}
/** The middle of a segment: I at the upper right, then clockwise. */
export const angleOf = (segment: number): number => -30 + 60 * segment

/** A sector of a ring between two radii and two angles. */
export function sector(inner: number, outer: number, from: number, to: number): string {
  const [a, b, c, d] = [polar(outer, from), polar(outer, to), polar(inner, to), polar(inner, from)]
  return `M${a}A${outer} ${outer} 0 0 1 ${b}L${c}A${inner} ${inner} 0 0 0 ${d}Z`
}
export const arc = (radius: number, from: number, to: number): string =>
  `M${polar(radius, from)}A${radius} ${radius} 0 ${Math.abs(to - from) > 180 ? 1 : 0} 1 ${polar(radius, to)}`

export interface Spots {
  size: number
  at: Point[]
}
/** Rows of a crowded segment, from the rim inward: radius, and degrees beside the middle. */
const ROWS: Record<number, [number, readonly (readonly [number, readonly number[]])[]]> = {
  1: [50, [[112, [0]]]],
  2: [50, [[128, [-16, 16]]]],
  3: [
    50,
    [
      [141, [-17.5, 17.5]],
      [80, [0]],
    ],
  ],
  4: [
    46,
    [
      [144, [-19, 1.5]],
      [120, [19]],
      [88, [-9]],
    ],
  ],
  5: [
    42,
    [
      [149, [-18.5, 0, 18.5]],
      [101, [-13, 13]],
    ],
  ],
  6: [
    40,
    [
      [150, [-18, 0, 18]],
      [108, [-11.5, 11.5]],
      [69, [0]],
    ],
  ],
  7: [
    34,
    [
      [154, [-20.7, -6.9, 6.9, 20.7]],
      [117, [-18, 0, 18]],
    ],
  ],
  8: [
    34,
    [
      [154, [-20.7, -6.9, 6.9, 20.7]],
      [117, [-18, 0, 18]],
      [81, [0]],
    ],
  ],
  9: [
    34,
    [
      [154, [-20.7, -6.9, 6.9, 20.7]],
      [117, [-18, 0, 18]],
      [80, [-13, 13]],
    ],
  ],
  10: [
    30,
    [
      [157, [-22.8, -11.4, 0, 11.4, 22.8]],
      [125, [-15, 0, 15]],
      [94, [-10, 10]],
    ],
  ],
  11: [
    30,
    [
      [157, [-22.8, -11.4, 0, 11.4, 22.8]],
      [125, [-15, 0, 15]],
      [94, [-10, 10]],
      [64, [0]],
    ],
  ],
}
/** Where so many stones lie on a segment, and how large they are drawn. */
export function spots(segment: number, stones: number): Spots {
  const [size, rows] = ROWS[Math.min(stones, 11)] ?? [50, []]
  const middle = angleOf(segment)
  return { size, at: rows.flatMap(([radius, turns]) => turns.map((turn) => polar(radius, middle + turn))) }
}

// ---- a cut stone: a box of 64; eight outer corners, eight of the polished table, eight facets lit from the top left

/** Small irregularities of the hand, colour by colour. */
const CUT: Record<Colour, readonly number[]> = {
  white: [0, 1, -1, 0, 1, 0, -1, 1],
  yellow: [1, -1, 1, 1, -1, 1, 0, -1],
  red: [-1, 1, 1, -1, 0, 1, -1, 0],
  green: [1, 0, -1, 1, 1, -1, 0, 1],
  blue: [0, -1, 1, 0, -1, 1, 1, -1],
  black: [-1, 0, 1, 1, -1, 0, 1, 0],
}
const OUTER: readonly Point[] = [
  [20, 4],
  [44, 4],
  [60, 20],
  [60, 44],
  [44, 60],
  [20, 60],
  [4, 44],
  [4, 20],
]
const TABLE: readonly Point[] = [
  [23, 11],
  [41, 11],
  [52, 22],
  [52, 40],
  [41, 50],
  [23, 50],
  [12, 40],
  [12, 22],
]
/** Light on the facets: above 0 white, below 0 black. */
const LIGHT = [0.55, 0.22, -0.1, -0.26, -0.42, -0.34, -0.06, 0.36]

export interface Cut {
  outline: string
  table: string
  edge: string
  facets: { path: string; light: number }[]
}
export function cut(colour: Colour): Cut {
  const jitter = CUT[colour]
  const outer = OUTER.map(([x, y], i): Point => [x + jitter[i] * 1.3, y + jitter[(i + 3) % 8] * 1.3])
  const table = TABLE.map(([x, y], i): Point => [
    x + jitter[(i + 1) % 8] * 0.8,
    y + jitter[(i + 5) % 8] * 0.8,
  ])
  return {
    outline: `${line(outer)}Z`,
    table: `${line(table)}Z`,
    edge: line([table[6], table[7], table[0], table[1]]),
    facets: outer.map((corner, i) => {
      const next = (i + 1) % 8
      return { path: `${line([corner, outer[next], table[next], table[i]])}Z`, light: LIGHT[i] }
    }),
  }
}
export const CUTS = Object.fromEntries(COLOURS.map((colour) => [colour, cut(colour)])) as Record<Colour, Cut>

// ---- a city: a box of 136 × 118, the ground at 99

export const GROUND = 99
export interface Site {
  x: number
  ground: number
  width: number
  plate: number
}
/** How large a building of a cost stands: dear ones are taller. */
export const scale = (cost: number): number => (cost >= 8 ? 1.08 : 0.66 + 0.08 * cost)

/** Where so many buildings stand: up to four in a row, more in two rows, the one behind higher up. */
export function skyline(buildings: number): Site[] {
  if (buildings <= 4) {
    const [width, step] = [
      [90, 70],
      [90, 70],
      [65, 62],
      [47, 43],
      [37, 33],
    ][buildings]
    return row(buildings, width, step, GROUND)
  }
  const back = Math.floor(buildings / 2)
  const front = buildings - back
  const step = 132 / Math.max(front, 3)
  return [...row(back, step * 0.86, step, GROUND - 52), ...row(front, step * 0.86, step, GROUND)]
}
function row(n: number, width: number, step: number, ground: number): Site[] {
  return Array.from({ length: n }, (_, i) => ({
    x: round(68 + (i - (n - 1) / 2) * step),
    ground,
    width,
    plate: Math.min(step, 66) - 3,
  }))
}

/** The box of a drawing of 80 × 76 that stands with its ground line (74) on the site. */
export function standing(
  cost: number,
  x: number,
  ground: number,
  width: number,
): { x: number; y: number; width: number; height: number } {
  const wide = width * scale(cost)
  const high = (wide * 76) / 80
  return {
    x: round(x - wide / 2),
    y: round(ground - (high * 74) / 76),
    width: round(wide),
    height: round(high),
  }
}

function line(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`
}
function round(value: number): number {
  return Math.round(value * 100) / 100
}
