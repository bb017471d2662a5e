// The piece in one's own hand, drawn ahead of the world: where it is by all that is known, leaning towards the hand. What the world says
// later corrects it without a jump.
import type { Spot } from './gesture'
import type { Pose } from './poses'

/** Metres by which a piece is believed to follow the hand before the world has said so. */
export const LEAN = 0.0015
/** Milliseconds in which most of a difference is made up for. */
const SMOOTH = 40
/** Metres: nobody sees less. */
const SETTLED = 1e-5

export class Lead {
  #shown: Pose | null = null
  #when = 0
  /** Whether the piece is drawn where it belongs: nothing moves unless something new is said. */
  settled = true

  /** `known`: where it is as far as the world has said; `hand`: where the hand is. */
  at(known: Pose, hand: Spot, now: number): Pose {
    const [x, y, z] = [hand.x - known.x, hand.y - known.y, hand.z - known.z]
    const part = Math.min(1, LEAN / (Math.hypot(x, y, z) || 1))
    const to = { ...known, x: known.x + part * x, y: known.y + part * y, z: known.z + part * z }
    const last = this.#shown ?? known
    const left = Math.exp(-Math.max(0, now - this.#when) / SMOOTH)
    this.#when = now
    const mix = (a: number, b: number) => b + (a - b) * left
    this.#shown = { ...to, x: mix(last.x, to.x), y: mix(last.y, to.y), z: mix(last.z, to.z) }
    this.settled = Math.hypot(this.#shown.x - to.x, this.#shown.y - to.y, this.#shown.z - to.z) < SETTLED
    return this.#shown
  }

  /** The hand holds nothing any more. */
  end(): void {
    this.#shown = null
    this.settled = true
  }
}
