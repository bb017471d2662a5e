// A palace seen from the front and a little from above, in flat drawings: where metres of wood are on the paper.
import { FOUNDATION, HEIGHT, OUTLINES, THICKNESS, type Colour, type Kind, type Point } from '../pieces'

export interface Drawn {
  kind: Kind
  colour: Colour
  /** Metres from the middle of its storey, y towards us. */
  at: Point
  /** What it stands on: 0 the foundation, 1 the blue plateau … */
  level: number
  /** Millimetres above it, while it is carried. */
  lifted?: number
  /** Degrees that it leans. */
  leans?: number
  glows?: boolean
}

const UNITS = 1250
/** How much of the depth is seen. */
const DEPTH = 0.42

export const size = (metres: number): number => metres * UNITS
/** A point of the world, from the middle of the foundation's upper face. */
export const onPaper = ([x, y]: Point, z: number): Point => [size(x), size(y) * DEPTH - size(z)]
/** The height of the face that columns of a level stand on. */
export const face = (level: number): number => level * (HEIGHT + THICKNESS)

const path = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`

/** A board of wood: its upper face, and the edge that is seen below it. */
export function slab(outline: readonly Point[], z: number, thick: number): { top: string; edge: string } {
  const above = outline.map((point) => onPaper(point, z))
  const below = above.map(([x, y]): Point => [x, y + size(thick)])
  const sides = above.map((point, i) => {
    const next = (i + 1) % above.length
    return path([point, above[next], below[next], below[i]])
  })
  return { top: path(above), edge: sides.join('') }
}

/** The plateau of a level from 1 on. */
export const plateau = (level: number): { top: string; edge: string } =>
  slab(OUTLINES[level - 1], face(level), THICKNESS)

const [wide, deep, high] = FOUNDATION
export const foundation = slab(
  [
    [-wide, -deep],
    [wide, -deep],
    [wide, deep],
    [-wide, deep],
  ],
  0,
  2 * high,
)

/** From the back to the front. */
export const inOrder = (columns: readonly Drawn[]): Drawn[] => [...columns].sort((a, b) => a.at[1] - b.at[1])
