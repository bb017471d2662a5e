// How near a palace is to falling, as anybody can see it: how far its plateaus have tilted and sunk since it was at rest.
import { FIRST_PLATEAU } from './pieces'
import type { Palace, Pose } from './poses'

/** From here on it is a collapse (PP-11.3). */
const TILTED = (8 * Math.PI) / 180
const DROPPED = 0.01
/** What is less than this may be the coarseness of poses: half a degree. */
export const CALM = 0.07
/** A creak is heard each time one of these is passed. */
const CREAKS = [0.12, 0.28, 0.5, 0.75]
/** How long a tremble lasts that has been felt, in ms. */
const LINGERS = 700

/** How far a body leans away from how it was, in radians. */
export function tilt(before: Pose, now: Pose): number {
  const [a, b] = [upward(before), upward(now)]
  return Math.acos(Math.max(-1, Math.min(1, a[0] * b[0] + a[1] * b[1] + a[2] * b[2])))
}

function upward({ w, i, j, k }: Pose): [number, number, number] {
  return [2 * (i * k + w * j), 2 * (j * k - w * i), 1 - 2 * (i * i + j * j)]
}

/** 0: as at rest; 1: it falls. */
export function strain(rest: Palace, now: Palace): number {
  let most = 0
  for (let body = FIRST_PLATEAU; body < rest.length; body++) {
    const [before, after] = [rest[body], now[body]]
    if (before && after) most = Math.max(most, tilt(before, after) / TILTED, (before.z - after.z) / DROPPED)
  }
  return most
}

/** A tremble that swells at once and dies down slowly. */
export class Tremble {
  /** 0 … 1; 0 also once it falls: then there is nothing left to fear. */
  level = 0
  #felt = 0
  #heard = 0

  /** Takes in what is seen; whether a creak is heard. */
  feel(strain: number, now: number): boolean {
    const faded = this.level * Math.max(0, 1 - (now - this.#felt) / LINGERS)
    this.#felt = now
    if (strain >= 1) {
      this.level = 0
      return false
    }
    this.level = Math.max(strain < CALM ? 0 : strain, faded < CALM / 2 ? 0 : faded)
    const passed = CREAKS.filter((mark) => strain >= mark).length
    const creaks = passed > this.#heard
    this.#heard = strain < CALM ? 0 : Math.max(passed, this.#heard)
    return creaks
  }

  /** How far everything is shaken now, from -1 to 1 across and up. */
  shake(now: number): readonly [number, number] {
    const [a, b] = [now / 31, now / 23]
    return [this.level * Math.sin(a) * Math.cos(a * 0.37), this.level * Math.sin(b + 1) * Math.cos(b * 0.41)]
  }
}
