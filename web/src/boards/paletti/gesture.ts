// What a free hand does, eight bytes a sample (games/paletti/world/gesture.py): tick, what, x, y, z in 0.1 mm, turn in 512ths.
import { TICK } from './film'

export interface Spot { x: number; y: number; z: number }

const WHAT = { move: 0, grip: 1, release: 2, break: 5 } as const
const UNIT = 1e-4
const LOWEST = -0.02
/** Metres from sample to sample: a steady hand stays well below what is refused (16 mm). */
const FASTEST = 0.006
/** Newtons a metre, and at most (world/parameters.py): the hand gives way then. */
export const STIFFNESS = 200
export const CAP = 2
const MOST_TICKS = 7500
/** Samples are sent some at a time: twenty messages a second. */
const BATCH = 48

function sample(tick: number, what: keyof typeof WHAT, x = 0, y = 0, z = 0, turn = 0): Uint8Array<ArrayBuffer> {
  const word = BigInt(tick) | (BigInt(WHAT[what]) << 13n) | (BigInt(x + 4096) << 16n) | (BigInt(y + 4096) << 29n) | (BigInt(z) << 42n) | (BigInt(turn) << 55n)
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setBigUint64(0, word, true)
  return bytes
}

export const grip = (tick: number, body: number, hook: boolean) => sample(tick, 'grip', body, hook ? 1 : 0)
export const release = (tick: number) => sample(tick, 'release')
export const breakOff = (tick: number) => sample(tick, 'break')
export const move = (tick: number, { x, y, z }: Spot, turn: number) =>
  sample(tick, 'move', Math.round(x / UNIT), Math.round(y / UNIT), Math.max(0, Math.round((z - LOWEST) / UNIT)), ((Math.round((turn * 512) / (2 * Math.PI)) % 512) + 512) % 512)

/** A hand that holds a column and follows a wish at its own pace. Ticks count what it did, not the clock: while it rests nothing is sent. */
export class Hand {
  /** Where the hand is. */
  at: Spot
  /** Where it is going. */
  wish: Spot
  #tick = 0
  #turn = 0
  #timer: ReturnType<typeof setInterval> | undefined
  #began = 0
  #sent = 0
  #send: (data: Uint8Array<ArrayBuffer>) => void

  constructor(send: (data: Uint8Array<ArrayBuffer>) => void) {
    this.#send = send
    this.at = this.wish = { x: 0, y: 0, z: 0 }
  }

  get holds(): boolean {
    return this.#timer !== undefined
  }

  grip(body: number, hook: boolean, at: Spot, turn: number): void {
    if (this.holds) return
    this.at = this.wish = { ...at }
    this.#turn = turn
    this.#send(grip(this.#tick++, body, hook))
    this.#began = performance.now()
    this.#sent = 0
    this.#timer = setInterval(() => this.#go(), BATCH)
  }

  release(): void {
    if (!this.holds) return
    this.#go()
    this.stop()
    this.#send(release(this.#tick++))
  }

  breakOff(): void {
    this.stop()
    this.#send(breakOff(this.#tick++))
  }

  stop(): void {
    clearInterval(this.#timer)
    this.#timer = undefined
  }

  /** The samples that are due by now. */
  #go(): void {
    const due = Math.min(Math.floor((performance.now() - this.#began) / TICK) - this.#sent, 12)
    if (due <= 0) return
    const samples = Array.from({ length: due }, () => {
      this.at = toward(this.at, this.wish, FASTEST)
      return move(Math.min(MOST_TICKS - 2, this.#tick++), this.at, this.#turn)
    })
    this.#sent = Math.floor((performance.now() - this.#began) / TICK)
    const all = new Uint8Array(8 * samples.length)
    samples.forEach((one, n) => all.set(one, 8 * n))
    this.#send(all)
  }
}

export function toward(from: Spot, to: Spot, most: number): Spot {
  const far = Math.hypot(to.x - from.x, to.y - from.y, to.z - from.z)
  const part = far > most ? most / far : 1
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part, z: from.z + (to.z - from.z) * part }
}
