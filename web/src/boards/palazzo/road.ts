// The round road between the quarries, in a box of 760 × 430 that is stretched over the board: quarry 0 on top, then clockwise.
export const ROAD = { width: 760, height: 430, cx: 380, cy: 215, rx: 262, ry: 140 }

export interface Spot {
  x: number
  y: number
  turn: number
}

/** A point of the road at an angle in degrees, clockwise from the right, `aside` away from its middle; and the way on from there. */
export function spot(degrees: number, aside = 0): Spot {
  const a = (degrees * Math.PI) / 180
  return {
    x: ROAD.cx + (ROAD.rx + aside) * Math.cos(a),
    y: ROAD.cy + (ROAD.ry + aside) * Math.sin(a),
    turn: (Math.atan2(ROAD.ry * Math.cos(a), -ROAD.rx * Math.sin(a)) * 180) / Math.PI,
  }
}

const BEFORE = [32, 32, 43, 50]
const HALFWAY = 46

/** Where the builder stands at a quarry: on the road just before it, where he hides no name; half-way on a narrow board. */
export const station = (quarry: number, narrow = false): number =>
  quarry * 90 - 90 - (narrow ? HALFWAY : BEFORE[quarry])

/** Less than this he steps aside, he does not go round. */
const TURN = 25

/** The angle to walk to, always clockwise from where he is. */
export function walk(from: number, quarry: number, narrow = false): number {
  let to = station(quarry, narrow)
  while (to < from - TURN) to += 360
  while (to >= from + 360 - TURN) to -= 360
  return to
}

/** Footprints on the way he came, for the last `quarters` of the round. */
export function footprints(quarry: number, quarters: number): Spot[] {
  const end = station(quarry)
  const start = end - 90 * quarters + 12
  const count = Math.floor((end - 12 - start) / 6)
  return Array.from({ length: Math.max(count, 0) }, (_, i) => spot(start + i * 6, i % 2 ? -6 : 6)).filter(
    (_, i) => i % 7 < 5,
  )
}
