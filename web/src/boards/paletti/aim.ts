// What is being pointed at, from prompt and view: directions and places that may be chosen, in the world's metres.
import type { Choice } from '$lib/protocol'
import type { Spot } from './gesture'
import {
  CELL,
  CELLS,
  FIRST_PLATEAU,
  ground,
  HALF_WIDTH,
  HEIGHT,
  inside,
  kindOf,
  OUTLINES,
  THICKNESS,
  bodyOf,
  COLUMNS,
  type Point,
} from './pieces'
import type { Palace } from './poses'
import type { PalettiView, Tables } from './view'

export interface Cell {
  across: number
  along: number
}

/** How a level lies in the world: where its middle is, and how it is turned. */
export interface Lie {
  x: number
  y: number
  angle: number
}

export const laying = (view: PalettiView): boolean => view.phase === 'laying' || view.phase === 'covering'

/** The height of the face that columns of a level stand on. */
export const height = (level: number): number => level * (HEIGHT + THICKNESS)

export function lieOf(palace: Palace, level: number): Lie {
  const pose = level === 0 ? null : palace[FIRST_PLATEAU + level - 1]
  if (!pose) return { x: 0, y: 0, angle: 0 }
  return { x: pose.x, y: pose.y, angle: 2 * Math.atan2(pose.k, pose.w) }
}

/** From a level's frame to the world. */
export function outward({ x, y, angle }: Lie, [u, v]: Point): Point {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  return [x + u * c - v * s, y + u * s + v * c]
}

/** From the world to a level's frame. */
export function inward({ x, y, angle }: Lie, [px, py]: Point): Point {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  return [(px - x) * c + (py - y) * s, (py - y) * c - (px - x) * s]
}

/** The frame that places are counted in: of the topmost level for a column, of the foundation for a plateau. */
export const frameOf = (view: PalettiView, palace: Palace): Lie =>
  laying(view) ? { x: 0, y: 0, angle: 0 } : lieOf(palace, view.top)

/** The places that may be chosen. */
export function cellsOf(view: PalettiView): Cell[] {
  return view.aim.places.flatMap((hex, i) => {
    const row = BigInt(`0x${hex}`)
    const across = i - CELLS
    if (view.aim.step === 3 && across !== view.aim.across) return []
    return Array.from({ length: 2 * CELLS + 1 }, (_, j) => j).flatMap((j) =>
      (row >> BigInt(j)) & 1n ? [{ across, along: j - CELLS }] : [],
    )
  })
}

export const placeOf = ({ across, along }: Cell): Point => [across * CELL, along * CELL]

export function nearest(cells: readonly Cell[], [u, v]: Point): Cell | null {
  let best: Cell | null = null
  let least = Infinity
  for (const cell of cells) {
    const far = Math.hypot(cell.across * CELL - u, cell.along * CELL - v)
    if (far < least) [best, least] = [cell, far]
  }
  return best
}

/** The columns of the topmost level that a plateau would cover: their axes lie inside its outline. */
export function underneath(view: PalettiView, palace: Palace, plateau: number, lie: Lie): string[] {
  return COLUMNS.filter((column) => {
    const pose = palace[bodyOf(column)]
    return (
      pose && view.level[column] === view.top && inside(OUTLINES[plateau], ...inward(lie, [pose.x, pose.y]))
    )
  })
}

/** What is straight below a piece in a free hand. */
export interface Beneath {
  /** The height of the face it would meet. */
  floor: number
  /** A free place, another column, the edge, or not (yet) above where it goes; for a plateau: enough columns, or too few. */
  what: 'place' | 'column' | 'edge' | 'elsewhere' | 'enough' | 'few'
  /** How many columns a plateau would cover. */
  covers: number
}

/** A hair's breadth, in metres: what is still on a level. */
const HAIR = 0.002

export function beneath(
  tables: Tables,
  view: PalettiView,
  palace: Palace,
  body: number,
  at: Spot & { turn: number },
): Beneath {
  if (body >= FIRST_PLATEAU) {
    const covers = underneath(view, palace, body - FIRST_PLATEAU, { x: at.x, y: at.y, angle: at.turn }).length
    return {
      floor: height(view.top) + HEIGHT,
      what: covers >= tables.least[view.top] ? 'enough' : 'few',
      covers,
    }
  }
  const foot = at.z - HEIGHT / 2
  const half = HALF_WIDTH[kindOf(COLUMNS[body])]
  for (let level = view.top; level >= 0; level--) {
    const [u, v] = inward(lieOf(palace, level), [at.x, at.y])
    if (height(level) > foot + HAIR || !inside(ground(level), u, v)) continue
    const around = [0, 1, 2, 3, 4, 5, 6, 7].map((n) => (n * Math.PI) / 4)
    const whole = around.every((angle) =>
      inside(ground(level), u + half * Math.cos(angle), v + half * Math.sin(angle)),
    )
    const crowded = COLUMNS.some((column, other) => {
      const pose = palace[other]
      return (
        pose &&
        other !== body &&
        view.level[column] === level &&
        Math.hypot(pose.x - at.x, pose.y - at.y) < half + HALF_WIDTH[kindOf(column)]
      )
    })
    const what = level < view.top ? 'elsewhere' : !whole ? 'edge' : crowded ? 'column' : 'place'
    return {
      floor: height(level) + (crowded && foot > height(level) + HEIGHT - HAIR ? HEIGHT : 0),
      what,
      covers: 0,
    }
  }
  return { floor: -2 * HAIR, what: 'elsewhere', covers: 0 }
}

/** The numbers offered by a verb ("pull 3"), with their actions. */
export function offered(choices: readonly Choice[], verb: string): Map<number, number> {
  return new Map(
    choices
      .filter((choice) => choice.text.startsWith(`${verb} `))
      .map((choice) => [Number(choice.text.split(' ')[1]), choice.action]),
  )
}
