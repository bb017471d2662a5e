// What free hands do, eight bytes a sample (games/paletti/world/gesture.py): tick, what, x, y, z in 0.1 mm, turn in 512ths.
import { TICK } from './film'
import type { Tables } from './view'

export interface Spot {
  x: number
  y: number
  z: number
}
/** Where a hand holds a piece, and how it is turned (radians). */
export interface Hold extends Spot {
  turn: number
}
/** The second hand: which plateau, and how far it is lifted and shifted, in metres. */
export interface Steady extends Spot {
  plateau: number
}

const WHAT = { move: 0, grip: 1, release: 2, hold: 3, letGo: 4, break: 5 } as const
const UNIT = 1e-4
const LOWEST = -0.02
const FULL_TURN = 2 * Math.PI
/** Metres and radians from sample to sample: a steady hand stays well below what is refused (16 mm, 30°). */
export const FASTEST = 0.006
const FASTEST_TURN = 0.06
export type Grip = 'hand' | 'hook' | 'both'
/** Samples are sent some at a time: twenty messages a second. */
const BATCH = 48
/** A hand that rested so many ticks says at once that it moves on, without waiting for the others of its batch. */
const RESTED = 6
/** Ticks after which a hand that rests says nothing more: the world stands still with it, and so does the attempt's time. */
const RESTING = 40
const REMEMBERED = 256

function sample(
  tick: number,
  what: keyof typeof WHAT,
  x = 0,
  y = 0,
  z = 0,
  turn = 0,
): Uint8Array<ArrayBuffer> {
  const word =
    BigInt(tick) |
    (BigInt(WHAT[what]) << 13n) |
    (BigInt(x + 4096) << 16n) |
    (BigInt(y + 4096) << 29n) |
    (BigInt(z) << 42n) |
    (BigInt(turn) << 55n)
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setBigUint64(0, word, true)
  return bytes
}

const units = (metres: number): number => Math.round(metres / UNIT)
export const grip = (tick: number, body: number, hook: boolean) => sample(tick, 'grip', body, hook ? 1 : 0)
export const release = (tick: number) => sample(tick, 'release')
export const letGo = (tick: number) => sample(tick, 'letGo')
export const breakOff = (tick: number) => sample(tick, 'break')
export const hold = (tick: number, { plateau, x, y, z }: Steady) =>
  sample(tick, 'hold', units(x), units(y), units(z), plateau)
export const move = (tick: number, { x, y, z }: Spot, turn: number) =>
  sample(
    tick,
    'move',
    units(x),
    units(y),
    Math.max(0, units(z - LOWEST)),
    ((Math.round((turn * 512) / FULL_TURN) % 512) + 512) % 512,
  )

/** Two hands: one follows a wish with a piece at its own pace, the other keeps a plateau. Made anew for every attempt. */
export class Hands {
  /** Where the hand is. */
  at: Hold = { x: 0, y: 0, z: 0, turn: 0 }
  /** Metres that the hand moves in a tick at most. */
  pace = FASTEST
  #wish: Hold = this.at
  #tick = 0
  /** Ticks by which the world is ahead of us: a sample that comes late is moved to now, with all that follow. */
  #late = 0
  #past: (readonly [number, Hold])[] = []
  #grip: Grip | null = null
  #steady: Steady | null = null
  #told: Steady | null = null
  #rested = 0
  #timer: ReturnType<typeof setInterval> | undefined
  #before = 0
  #tables: Tables
  #send: (data: Uint8Array<ArrayBuffer>) => void

  constructor(tables: Tables, send: (data: Uint8Array<ArrayBuffer>) => void) {
    this.#tables = tables
    this.#send = send
  }

  get holds(): boolean {
    return this.#grip !== null
  }

  /** Where it is going. */
  get wish(): Hold {
    return this.#wish
  }
  set wish(to: Hold) {
    const rested = this.#rested
    this.#wish = to
    if (!this.holds || rested < RESTED || this.#timer === undefined) return
    this.#before = Math.min(this.#before, performance.now() - TICK)
    this.#go()
  }

  /** Whether it is where it was going. */
  get arrived(): boolean {
    return same(this.at, this.#wish)
  }

  grip(body: number, how: Grip, at: Hold): void {
    if (this.holds) return
    this.at = this.#wish = { ...at }
    this.#grip = how
    this.#past = []
    this.#rested = 0
    this.#send(grip(this.#tick++, body, how === 'hook'))
    this.#run()
  }

  release(): void {
    if (!this.holds) return
    this.#go()
    this.#grip = null
    this.#send(release(this.#tick++))
  }

  /** The second hand closes on a plateau, moves it, or (null) sets it back and opens. */
  keep(steady: Steady | null): void {
    this.#steady = steady
    this.#run()
  }

  breakOff(): void {
    this.stop()
    this.#send(breakOff(this.#tick++))
  }

  stop(): void {
    clearInterval(this.#timer)
    this.#timer = undefined
    this.#grip = null
  }

  /** The world has come to this tick. */
  heard(tick: number): void {
    this.#late = Math.max(this.#late, tick - this.#tick)
  }

  /** What the hand pulls with, in newtons, where a piece was seen at a tick of the world: it is a spring, and gives way at its cap. */
  force(seen: Spot, tick: number): number {
    if (!this.#grip) return 0
    const then = tick - this.#late
    // a few ticks of grace: how long the way to the world takes is known only roughly
    const near = this.#past.filter(([when]) => when >= then - 4 && when <= then).map(([, at]) => at)
    const far = Math.min(...(near.length ? near : [this.at]).map((at) => apart(at, seen)))
    const { stiffness, cap } = this.#tables[this.#grip]
    return Math.min(cap, stiffness * far)
  }

  #run(): void {
    if (this.#timer !== undefined) return
    this.#before = performance.now()
    this.#timer = setInterval(() => this.#go(), BATCH)
  }

  /** The samples that are due by now. */
  #go(): void {
    const passed = Math.floor((performance.now() - this.#before) / TICK)
    this.#before += passed * TICK
    const said: Uint8Array[] = []
    for (let n = 0; n < Math.min(passed, 12); n++) said.push(...this.#next())
    if (!said.length) return
    const all = new Uint8Array(8 * said.length)
    said.forEach((one, n) => all.set(one, 8 * n))
    this.#send(all)
  }

  #next(): Uint8Array[] {
    const said: Uint8Array[] = []
    if (this.#steady !== this.#told) {
      said.push(this.#steady ? hold(this.#tick, this.#steady) : letGo(this.#tick))
      this.#told = this.#steady
      this.#rested = 0
    }
    if (this.holds && this.#rested < RESTING) {
      this.#rested = same(this.at, this.wish) ? this.#rested + 1 : 0
      this.at = toward(this.at, this.wish, this.pace)
      said.push(move(this.#tick, this.at, this.at.turn))
      this.#past = [...this.#past.slice(1 - REMEMBERED), [this.#tick, this.at]]
    } else if (!same(this.at, this.wish)) this.#rested = 0
    if (said.length) this.#tick = Math.min(this.#tables.ticks - 2, this.#tick + 1)
    return said
  }
}

export const apart = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z)
const same = (a: Hold, b: Hold): boolean => apart(a, b) === 0 && a.turn === b.turn

export function toward(from: Hold, to: Hold, most = FASTEST): Hold {
  const far = apart(from, to)
  const part = far > most ? most / far : 1
  const turn = from.turn + Math.max(-FASTEST_TURN, Math.min(FASTEST_TURN, to.turn - from.turn))
  if (part === 1) return { x: to.x, y: to.y, z: to.z, turn }
  return {
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
    z: from.z + (to.z - from.z) * part,
    turn,
  }
}
