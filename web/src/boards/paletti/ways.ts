// The ways out of the palace for a column, as anybody can see them: what stands in the way, and where nothing lies above any more.
import { inward, lieOf } from './aim'
import type { Spot } from './gesture'
import {
  bodyOf,
  COLUMNS,
  DIRECTIONS,
  FIRST_PLATEAU,
  HALF_WIDTH,
  HEIGHT,
  inside,
  kindOf,
  OUTLINES,
  THICKNESS,
} from './pieces'
import type { Palace } from './poses'

export type Way = 'free' | 'touches' | 'blocked'

/** Metres that one looks ahead at most. */
const FAR = 0.09
const STEP = 0.003
/** A column that is met by less than this part of one's own width is brushed, not run into. */
const BRUSHED = 0.35
/** So near to another column something may touch. */
const CLOSE = 0.0012

/** Whether a plateau lies over a column that is at this spot. */
export function overhead(palace: Palace, body: number, at: Spot): boolean {
  const half = HALF_WIDTH[kindOf(COLUMNS[body])]
  return OUTLINES.some((outline, n) => {
    const pose = palace[FIRST_PLATEAU + n]
    if (!pose || pose.z < at.z) return false
    const lie = lieOf(palace, n + 1)
    return [0, 1, 2, 3, 4, 5, 6, 7].some((turn) => {
      const angle = (turn * Math.PI) / 4
      return inside(outline, ...inward(lie, [at.x + half * Math.cos(angle), at.y + half * Math.sin(angle)]))
    })
  })
}

/** How it goes in each direction, from where the column is until it can be lifted. */
export function waysOut(palace: Palace, body: number): Way[] {
  const pose = palace[body]
  if (!pose) return []
  const half = HALF_WIDTH[kindOf(COLUMNS[body])]
  const others = COLUMNS.flatMap((column) => {
    const other = palace[bodyOf(column)]
    return other && bodyOf(column) !== body && Math.abs(other.z - pose.z) < HEIGHT - THICKNESS
      ? [{ x: other.x - pose.x, y: other.y - pose.y, near: half + HALF_WIDTH[kindOf(column)] }]
      : []
  })
  return Array.from({ length: DIRECTIONS }, (_, direction) => {
    const angle = (direction * 2 * Math.PI) / DIRECTIONS
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    let far = STEP
    while (far < FAR && overhead(palace, body, { x: pose.x + far * c, y: pose.y + far * s, z: pose.z }))
      far += STEP
    let worst: Way = 'free'
    for (const { x, y, near } of others) {
      const along = Math.max(0, Math.min(far, x * c + y * s))
      if (along === 0) continue // behind
      const gap = Math.hypot(x - along * c, y - along * s) - near
      if (gap < -2 * half * BRUSHED) return 'blocked'
      if (gap < CLOSE) worst = 'touches'
    }
    return worst
  })
}
