// Palaces on the table: which floors are seen, which are only planned, and where they stand in the drawing. Nothing here counts points.
import { TILE, tile } from './tile'
import type { Draft } from './view'

/** `ghost`: would come here; `leaving`: stands, but is about to go. */
export type LevelState = 'built' | 'ghost' | 'leaving'
export interface Level {
  name: string
  floor: number
  state: LevelState
}

/** The floors of a palace from below, with a ghost where the tile would go. */
export function levels(
  tiles: readonly string[],
  ghost: string | null = null,
  leaving: number | null = null,
): Level[] {
  const found = tiles.map((name): Level => {
    const { floor } = tile(name)
    return { name, floor, state: floor === leaving ? 'leaving' : 'built' }
  })
  if (ghost) found.push({ name: ghost, floor: tile(ghost).floor, state: 'ghost' })
  return found.sort((a, b) => a.floor - b.floor)
}

/** As many as a palace can have. */
export const FLOORS = 5
/** Room above the topmost floor: for a roof, a scaffold, or sky. */
export const ROOM = 48
const PLINTH = 14
export const PALACE_WIDTH = 168

/** Where a palace's floors are drawn: y of each level, of the ground, and the height of the whole. */
export interface Elevation {
  tops: number[]
  ground: number
  height: number
}

export function elevation(count: number, room = ROOM): Elevation {
  const ground = count * TILE.height + room
  return {
    tops: Array.from({ length: count }, (_, i) => ground - (i + 1) * TILE.height),
    ground,
    height: ground + PLINTH,
  }
}

/** A renovation that is planned but not yet paid: the floor that goes, and where it comes. Palaces count from 0. */
export interface Plan {
  palace: number
  /** The floor that moves or goes. */
  floor: number
  tile: string
  /** A palace, `new`, or null for out of the game; undefined while that is still open. */
  to: number | 'new' | null | undefined
}

export function planned(draft: Draft | null, palaces: readonly (readonly string[])[]): Plan | null {
  if (!draft?.plan) return null
  const [verb, palace, floor] = draft.plan.split(' ')
  const number = Number(palace) - 1
  const tiles = palaces[number] ?? []
  const name = verb === 'extract' ? tiles.find((one) => tile(one).floor === Number(floor)) : tiles[0]
  if (!name) return null
  const to = verb === 'extract' ? 'new' : verb === 'raze' ? null : draft.target < 0 ? undefined : draft.target
  return { palace: number, floor: tile(name).floor, tile: name, to }
}

/** The palaces that stand: numbers of free plots are left out. */
export function standing(
  palaces: readonly (readonly string[])[],
): { number: number; tiles: readonly string[] }[] {
  return palaces.map((tiles, number) => ({ number, tiles })).filter(({ tiles }) => tiles.length > 0)
}

/** How small palaces stand in a box: rows of equal columns, as large as the box allows. Measures are those of the drawing. */
export interface Arrangement {
  columns: number
  rowHeights: number[]
  width: number
  height: number
}

export function arrange(
  heights: readonly number[],
  gap: number,
  caption: number,
  box: { width: number; height: number },
): Arrangement {
  const of = (rows: number): Arrangement => {
    const least = elevation(rows === 1 ? 2 : 1, ROOM).height // a lone tile alone must not grow huge
    const columns = Math.max(Math.ceil(heights.length / rows), 2)
    const rowHeights = Array.from(
      { length: rows },
      (_, row) => Math.max(least, ...heights.slice(row * columns, (row + 1) * columns)) + caption,
    )
    return {
      columns,
      rowHeights,
      width: columns * (PALACE_WIDTH + gap) - gap,
      height: rowHeights.reduce((sum, one) => sum + one, 0),
    }
  }
  const scale = ({ width, height }: Arrangement) => Math.min(box.width / width, box.height / height)
  return [2, 3].map(of).reduce((best, one) => (scale(one) > scale(best) * 1.1 ? one : best), of(1))
}
