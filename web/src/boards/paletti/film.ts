// A move as it is shown: a track of poses by tick (16 ms), and two ways to run along it, live or recorded.
import { between, type Palace, type Pose, type Shot } from './poses'

export const TICK = 16
/** How far behind the newest frame a live move is shown: 96 ms. */
const BEHIND = 6
/** Frames come every second or third tick; a longer silence means that a body did not move. */
const SILENCE = 4
/** How many ticks we believe that the world goes on without a word from it. */
const TRUST = 12

/** How many ticks a body is believed to go on as it went. */
const GOES_ON = 5

/** What can be shown: the palace at a time (in ms), and whether that was all. */
export interface Film {
  at(now: number): Palace
  /** Where a body is by now, as far as one can tell before the world has said so. */
  ahead(body: number, now: number): Pose | null
  readonly over: boolean
  /** The tick that was shown last. */
  readonly tick: number
}

type Key = readonly [number, Pose | null]

/** Where every body was, by tick. */
export class Track {
  last = -1
  #keys: Key[][]

  constructor(start: Palace) {
    this.#keys = start.map((pose) => [[-1, pose]])
  }

  add(shot: Shot): void {
    if (shot.tick <= this.last) return
    this.last = shot.tick
    for (const [body, pose] of shot.changed) this.#keys[body]?.push([shot.tick, pose])
  }

  at(tick: number): Palace {
    return this.#keys.map((keys) => shown(keys, tick))
  }

  /** The newest pose of a body, so many ticks later: it goes on as it went, unless the newest frame has it no more. */
  ahead(body: number, ticks: number): Pose | null {
    const [[before, from], [tick, pose]] = [this.#keys[body].at(-2) ?? [0, null], this.#keys[body].at(-1)!]
    if (!from || !pose || tick < this.last || tick - before > SILENCE) return pose
    const part = Math.max(0, Math.min(GOES_ON, ticks)) / (tick - before)
    const on = (a: number, b: number) => b + (b - a) * part
    return { ...pose, x: on(from.x, pose.x), y: on(from.y, pose.y), z: on(from.z, pose.z) }
  }
}

function shown(keys: readonly Key[], tick: number): Pose | null {
  let low = 0
  let high = keys.length
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (keys[middle][0] <= tick) low = middle
    else high = middle
  }
  const [before, pose] = keys[low]
  const next = keys[low + 1]
  if (!next || !pose || !next[1]) return pose
  const from = Math.max(before, next[0] - SILENCE)
  return tick <= from ? pose : between(pose, next[1], (tick - from) / (next[0] - from))
}

/** A move while it comes in, a moment behind so that it runs evenly whatever the network does. */
export class LiveFilm implements Film {
  #track: Track
  #heard = 0
  #head = -1
  #asked = 0
  #whole = false

  constructor(start: Palace) {
    this.#track = new Track(start)
  }

  push(shot: Shot, now: number): void {
    if (this.#track.last < 0) {
      this.#head = shot.tick - BEHIND
      this.#asked = now
    }
    this.#track.add(shot)
    this.#heard = now
  }

  /** Nothing more will come. */
  end(): void {
    this.#whole = true
  }

  get over(): boolean {
    return this.#whole && this.#head >= this.#track.last
  }

  get tick(): number {
    return this.#head
  }

  ahead(body: number, now: number): Pose | null {
    return this.#track.ahead(body, this.#whole ? 0 : (now - this.#heard) / TICK)
  }

  at(now: number): Palace {
    const { last } = this.#track
    const guess = last + Math.min(TRUST, (now - this.#heard) / TICK)
    const target = this.#whole ? last : guess - BEHIND
    // a little faster while we lag, a little slower while we hurry: no jumps
    const speed = Math.max(0, Math.min(20, 1 + (target - this.#head) / 25))
    this.#head = Math.min(last, this.#head + (speed * Math.max(0, now - this.#asked)) / TICK)
    this.#asked = now
    return this.#track.at(this.#head)
  }
}

/** A recorded move, at any pace: 1 as it was, a quarter for a collapse. */
export class Reel implements Film {
  #track: Track
  #began = 0
  #pace: number

  constructor(start: Palace, shots: readonly Shot[], pace: number) {
    this.#track = new Track(start)
    for (const shot of shots) this.#track.add(shot)
    this.#pace = pace
  }

  #head = -1
  get over(): boolean {
    return this.#head >= this.#track.last
  }

  get tick(): number {
    return this.#head
  }

  ahead(body: number, now: number): Pose | null {
    return this.at(now)[body]
  }

  at(now: number): Palace {
    this.#began ||= now
    this.#head = ((now - this.#began) * this.#pace) / TICK
    return this.#track.at(this.#head)
  }
}
