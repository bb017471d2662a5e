// A move as it is shown: a track of poses by tick (16 ms), and two ways to run along it, live or recorded.
import { between, upright, type Palace, type Pose, type Shot } from './poses'

export const TICK = 16
/** How far behind the newest frame a live move is shown: 96 ms. */
const BEHIND = 6
/** Frames come every second or third tick; a longer silence means that a body did not move. */
const SILENCE = 4
/** How many ticks we believe that the world goes on without a word from it. */
const TRUST = 12

/** How many ticks a body is believed to go on as it went. */
const GOES_ON = 5

/** Ticks in which the game's own hand sets a column back: one second; so high above its way, in metres. */
export const CARRYING = 62
const OVER = 0.06
/** What can be shown: the palace at a time (in ms), and whether that was all. */
export interface Film {
  at(now: number): Palace
  /** Where a body is by now, as far as one can tell before the world has said so. */
  ahead(body: number, now: number): Pose | null
  readonly over: boolean
  /** The tick that was shown last. */
  readonly tick: number
  /** The bodies that the game's own hand sets back at that tick (PP-11.30). */
  readonly carried: readonly number[]
}

/** A column on its way back, from where it lay to where it stood. */
interface Return {
  body: number
  from: Pose
  to: Pose
  begins: number
}

type Key = readonly [number, Pose | null]

/** Where every body was, by tick. */
export class Track {
  last = -1
  /** The tick at which everything is where it belongs: a column that is set back needs longer than the world does. */
  until = -1
  #keys: Key[][]
  #returns: Return[] = []
  #carrying: number

  /** `carrying`: ticks in which a column is set back; 0 where nothing shall move that need not. */
  constructor(start: Palace, carrying = CARRYING) {
    this.#carrying = carrying
    this.#keys = start.map((pose) => [[-1, pose]])
  }

  add(shot: Shot): void {
    if (shot.tick <= this.last) return
    this.last = shot.tick
    this.until = Math.max(this.until, this.last)
    for (const [body, pose] of shot.changed) {
      const keys = this.#keys[body]
      if (!keys) continue
      if (pose && keys[0][1] && !keys.at(-1)![1]) this.#sendBack(body, pose, shot.tick)
      keys.push([shot.tick, pose])
    }
  }

  /** The world has put a column back that it had taken out: the game's hand is seen to do it, one column after the other. */
  #sendBack(body: number, to: Pose, tick: number): void {
    const from = this.#keys[body].findLast(([, pose]) => pose)![1]!
    const begins = Math.max(tick, ...this.#returns.map((one) => one.begins + this.#carrying))
    this.#returns.push({ body, from, to, begins })
    this.until = Math.max(this.until, begins + this.#carrying)
  }

  at(tick: number): Palace {
    const palace = this.#keys.map((keys) => shown(keys, tick))
    for (const { body, from, to, begins } of this.#returns) {
      if (tick >= begins + this.#carrying || !palace[body]) continue
      palace[body] = tick < begins ? from : arc(from, to, (tick - begins) / this.#carrying)
    }
    return palace
  }

  carried(tick: number): number[] {
    return this.#returns.flatMap(({ body, begins }) =>
      tick >= begins && tick < begins + this.#carrying ? [body] : [],
    )
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
  if (!pose) {
    // what lies stays in the picture until it is set back
    const last = keys.slice(0, low).findLast(([, one]) => one)?.[1] ?? null
    return lies(last) ? last : null
  }
  if (!next?.[1]) return pose
  const from = Math.max(before, next[0] - SILENCE)
  return tick <= from ? pose : between(pose, next[1], (tick - from) / (next[0] - from))
}

const lies = (pose: Pose | null): boolean => !!pose && !upright(pose)

/** Up, over and down into its place, as a careful hand does it. */
function arc(from: Pose, to: Pose, part: number): Pose {
  const eased = part * part * (3 - 2 * part)
  const high = Math.max(from.z, to.z) + OVER
  const straight = between(from, to, eased)
  const z = eased < 0.5 ? from.z + (high - from.z) * 2 * eased : high + (to.z - high) * (2 * eased - 1)
  return { ...straight, z }
}

/** A move while it comes in, a moment behind so that it runs evenly whatever the network does. */
export class LiveFilm implements Film {
  #track: Track
  #heard = 0
  #head = -1
  #asked = 0
  #whole = false

  constructor(start: Palace, carrying?: number) {
    this.#track = new Track(start, carrying)
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
    return this.#whole && this.#head >= this.#track.until
  }

  get tick(): number {
    return this.#head
  }

  get carried(): readonly number[] {
    return this.#track.carried(this.#head)
  }

  ahead(body: number, now: number): Pose | null {
    return this.#track.ahead(body, this.#whole ? 0 : (now - this.#heard) / TICK)
  }

  at(now: number): Palace {
    const { last, until } = this.#track
    const busy = until > last // nothing else moves while a column is set back
    const guess = last + (busy ? 1 : Math.min(TRUST, (now - this.#heard) / TICK))
    const target = this.#whole || busy ? until : guess - BEHIND
    // a little faster while we lag, a little slower while we hurry: no jumps
    const speed = busy ? 1 : Math.max(0, Math.min(20, 1 + (target - this.#head) / 25))
    const passed = (speed * Math.max(0, now - this.#asked)) / TICK
    this.#head = Math.min(this.#whole || busy ? until : last, this.#head + passed)
    this.#asked = now
    return this.#track.at(this.#head)
  }
}

/** A recorded move, at any pace: 1 as it was, a quarter for a collapse. */
export class Reel implements Film {
  #track: Track
  #began = 0
  #pace: number

  constructor(start: Palace, shots: readonly Shot[], pace: number, carrying?: number) {
    this.#track = new Track(start, carrying)
    for (const shot of shots) this.#track.add(shot)
    this.#pace = pace
  }

  #head = -1
  get over(): boolean {
    return this.#head >= this.#track.until
  }

  get tick(): number {
    return this.#head
  }

  get carried(): readonly number[] {
    return this.#track.carried(this.#head)
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
