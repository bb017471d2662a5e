// Poses as the server shows them (games/paletti/world/poses.py): ten bytes a body, and frames of what changed.
import { BODIES } from './pieces'

/** Metres, and a unit quaternion. */
export interface Pose {
  x: number
  y: number
  z: number
  w: number
  i: number
  j: number
  k: number
}
/** Null for a body that is not in the palace. */
export type Palace = readonly (Pose | null)[]
export interface Shot {
  /** 16 ms each. */
  tick: number
  changed: Map<number, Pose | null>
}

const BYTES = 10
const STEP = 2e-5
const QUARTER = 511 * Math.SQRT2

function pose(data: DataView, at: number): Pose | null {
  const word = data.getUint32(at + 6, true)
  const place = [0, 2, 4].map((offset) => data.getInt16(at + offset, true) * STEP)
  if (!word && place.every((value) => value === 0)) return null
  const turn = [20, 10, 0].map((shift) => (((word >>> shift) & 1023) - 512) / QUARTER)
  const rest = Math.sqrt(Math.max(0, 1 - turn.reduce((sum, part) => sum + part * part, 0)))
  turn.splice(word >>> 30, 0, rest)
  const length = Math.hypot(...turn)
  const [w, i, j, k] = turn.map((part) => part / length)
  return { x: place[0], y: place[1], z: place[2], w, i, j, k }
}

export function palaceOf(base64: string): Palace {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  if (bytes.length !== BYTES * BODIES) return Array<null>(BODIES).fill(null)
  const data = new DataView(bytes.buffer)
  return Array.from({ length: BODIES }, (_, body) => pose(data, BYTES * body))
}

/** The frames in some bytes; what cannot be read is left out. */
export function shots(bytes: ArrayBuffer | Uint8Array): Shot[] {
  const data =
    bytes instanceof Uint8Array
      ? new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      : new DataView(bytes)
  const found: Shot[] = []
  let at = 0
  while (data.byteLength - at >= 8) {
    const tick = data.getUint32(at, true)
    const mask = data.getUint32(at + 4, true)
    at += 8
    const changed = new Map<number, Pose | null>()
    for (let body = 0; body < BODIES; body++) {
      if (!((mask >>> body) & 1)) continue
      if (data.byteLength - at < BYTES) return found
      changed.set(body, pose(data, at))
      at += BYTES
    }
    found.push({ tick, changed })
  }
  return found
}

/** Whether it leans by less than 45°. */
export const upright = ({ i, j }: Pose): boolean => 1 - 2 * (i ** 2 + j ** 2) > Math.SQRT1_2

/** Between two poses; quaternions the short way round. */
export function between(a: Pose, b: Pose, part: number): Pose {
  const same = a.w * b.w + a.i * b.i + a.j * b.j + a.k * b.k < 0 ? -1 : 1
  const mix = (from: number, to: number) => from + (to - from) * part
  const turn = [mix(a.w, same * b.w), mix(a.i, same * b.i), mix(a.j, same * b.j), mix(a.k, same * b.k)]
  const length = Math.hypot(...turn) || 1
  const [w, i, j, k] = turn.map((value) => value / length)
  return { x: mix(a.x, b.x), y: mix(a.y, b.y), z: mix(a.z, b.z), w, i, j, k }
}
