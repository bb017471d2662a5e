// The wooden pieces as games/paletti/world/pieces.py has them: numbers, sizes in metres, outlines; and how we colour them.
import type { Colour, Kind } from './view'

export type { Colour, Kind }
export const COLOURS = ['blue', 'green', 'yellow', 'red'] as const satisfies readonly Colour[]
export const PLATEAUS = ['blue', 'green', 'yellow', 'orange', 'red'] as const
export type Plateau = (typeof PLATEAUS)[number]

const SHAPES = ['thin1', 'thin2', 'thin3', 'square', 'thick'] as const
export const COLUMNS: readonly string[] = COLOURS.flatMap((colour) =>
  SHAPES.map((shape) => `${colour}-${shape}`),
)
export const BODIES = 25
export const FIRST_PLATEAU = 20

export const HEIGHT = 0.045
export const THICKNESS = 0.006
export const HALF_WIDTH: Record<Kind, number> = { thin: 0.008, square: 0.0095, thick: 0.014 }
/** Half sizes; the upper face is at height 0. */
export const FOUNDATION = [0.13, 0.11, 0.01] as const
export const DIRECTIONS = 24
/** Places are steps of 4 mm, from -CELLS to CELLS. */
export const CELLS = 30
export const CELL = 0.004

export const colourOf = (column: string): Colour => column.split('-')[0] as Colour
export const kindOf = (column: string): Kind => column.split('-')[1].replace(/\d/, '') as Kind
export const bodyOf = (column: string): number => COLUMNS.indexOf(column)

/** Paint on wood, the same by day and by candlelight. */
export const PAINT: Record<Plateau, string> = {
  blue: '#3d74b4',
  green: '#5b9453',
  yellow: '#e0b041',
  orange: '#d9803a',
  red: '#b8463a',
}
export type Point = readonly [number, number]

const ARM = 0.37
/** The house's mark of each colour, so that colour is never alone: corners around the origin, y down. */
export const MARKS: Record<Colour, readonly Point[]> = {
  blue: [
    [-ARM, -1],
    [ARM, -1],
    [ARM, -ARM],
    [1, -ARM],
    [1, ARM],
    [ARM, ARM],
    [ARM, 1],
    [-ARM, 1],
    [-ARM, ARM],
    [-1, ARM],
    [-1, -ARM],
    [-ARM, -ARM],
  ],
  green: [
    [-0.86, -0.86],
    [0.86, -0.86],
    [0.86, 0.86],
    [-0.86, 0.86],
  ],
  yellow: [
    [0, -1],
    [1, 0.84],
    [-1, 0.84],
  ],
  red: [
    [0, -1.15],
    [0.94, 0],
    [0, 1.15],
    [-0.94, 0],
  ],
}
/** A mark as a path, this many units from its middle to its edge. */
export const markPath = (colour: Colour, size: number): string =>
  `M${MARKS[colour].map(([x, y]) => `${(x * size).toFixed(2)} ${(y * size).toFixed(2)}`).join('L')}z`

const MILLIMETRES: readonly (readonly Point[])[] = [
  [
    [-105, -60],
    [-70, -85],
    [-15, -85],
    [0, -55],
    [30, -55],
    [45, -85],
    [90, -85],
    [105, -50],
    [105, 45],
    [80, 85],
    [25, 85],
    [5, 60],
    [-30, 60],
    [-45, 85],
    [-85, 85],
    [-105, 55],
  ],
  [
    [-92, -40],
    [-60, -75],
    [60, -75],
    [92, -45],
    [92, -12],
    [45, -5],
    [45, 20],
    [92, 30],
    [80, 70],
    [-40, 75],
    [-92, 45],
  ],
  [
    [-80, -65],
    [75, -65],
    [80, -20],
    [25, -8],
    [10, 15],
    [25, 65],
    [-45, 70],
    [-80, 35],
  ],
  [
    [-65, -55],
    [0, -35],
    [65, -55],
    [70, 0],
    [40, 55],
    [-40, 55],
    [-70, 5],
  ],
  [
    [-55, -20],
    [-30, -45],
    [-8, -45],
    [0, -25],
    [8, -45],
    [30, -45],
    [55, -20],
    [50, 40],
    [-50, 40],
  ],
]

/** In metres, with the centre of mass at the origin. */
function balanced(corners: readonly Point[]): Point[] {
  let area = 0
  let cx = 0
  let cy = 0
  corners.forEach(([ax, ay], i) => {
    const [bx, by] = corners[(i + 1) % corners.length]
    const cross = ax * by - bx * ay
    area += cross / 2
    cx += ((ax + bx) * cross) / 6
    cy += ((ay + by) * cross) / 6
  })
  return corners.map(([x, y]) => [(x - cx / area) / 1000, (y - cy / area) / 1000])
}

export const OUTLINES: readonly (readonly Point[])[] = MILLIMETRES.map(balanced)
const [wide, deep] = FOUNDATION
export const BASE: readonly Point[] = [
  [-wide, -deep],
  [wide, -deep],
  [wide, deep],
  [-wide, deep],
]

/** The outline of what columns of a level stand on. */
export const ground = (level: number): readonly Point[] => (level === 0 ? BASE : OUTLINES[level - 1])

export function inside(outline: readonly Point[], x: number, y: number): boolean {
  let found = false
  outline.forEach(([bx, by], i) => {
    const [ax, ay] = outline[(i + outline.length - 1) % outline.length]
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) found = !found
  })
  return found
}
