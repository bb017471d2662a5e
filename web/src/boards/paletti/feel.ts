// What the gauge beside a piece says: whether it holds, slides, or is about to bring something down.
export type Zone = 'holds' | 'slides' | 'tips'

/** Where the zones begin on the gauge, from 0 to 1. */
export const ZONES: Record<Zone, readonly [from: number, to: number]> = {
  holds: [0, 0.42],
  slides: [0.42, 0.72],
  tips: [0.72, 1],
}
/** Metres from which a piece has moved, and strain from which a palace tips. */
const MOVED = 0.001
const STRAINED = 0.25

/** The zone, and where the needle stands. `pull`: of what the hand can do, 0 … 1; `moved`: metres; `strain`: of the palace, 0 … 1. */
export function feel(pull: number, moved: number, strain: number): { zone: Zone; at: number } {
  const zone: Zone = strain > STRAINED ? 'tips' : moved > MOVED ? 'slides' : 'holds'
  const part = zone === 'tips' ? (strain - STRAINED) / (1 - STRAINED) : pull
  const [from, to] = ZONES[zone]
  return { zone, at: from + (to - from) * Math.max(0, Math.min(1, part)) }
}
