// A player's free hand during one attempt, as the page shows it: where it goes, how hard it pulls, what the second hand keeps.
import { Hands, type Grip, type Hold, type Spot, type Steady } from './gesture'
import { FIRST_PLATEAU, HEIGHT, THICKNESS } from './pieces'
import type { Palace, Pose } from './poses'
import { TICK } from './film'
import type { Tables } from './view'

/** What can be seen of the world. */
export interface Eyes {
  pose(body: number): Pose | null
  /** The tick that is seen. */
  readonly tick: number
}

/** How far a hand reaches from the middle, and how high. */
const FARTHEST = 0.3
const HIGHEST = 0.75
/** A piece from the box appears so high above everything (world/judge.py). */
const CLEARANCE = 0.05
const LOOKS = 80

export class FreeHand {
  readonly body: number
  holds = $state(false)
  /** Whether something was let go of and is being judged. */
  released = $state(false)
  hook = $state(false)
  goal = $state.raw<Hold>({ x: 0, y: 0, z: 0, turn: 0 })
  force = $state(0)
  steady = $state.raw<Steady | null>(null)
  /** Seconds of the attempt that are left. */
  left = $state(0)
  /** Whether the column is above the topmost plateau: no plateau may be held then (PP-5.2). */
  raised = $state(false)
  #tables: Tables
  #hands: Hands
  #eyes: Eyes
  #ceiling: number
  #timer: ReturnType<typeof setInterval>

  /** `ceiling`: how high the topmost plateau's upper face is. */
  constructor(
    tables: Tables,
    body: number,
    palace: Palace,
    ceiling: number,
    eyes: Eyes,
    send: (data: Uint8Array<ArrayBuffer>) => void,
  ) {
    this.body = body
    this.#tables = tables
    this.left = Math.floor((tables.ticks * TICK) / 1000)
    this.#eyes = eyes
    this.#ceiling = ceiling
    this.#hands = new Hands(tables, send)
    this.goal = holdOf(palace[body] ?? fromTheBox(palace))
    this.#timer = setInterval(() => this.#look(), LOOKS)
  }

  get how(): Grip {
    return this.body >= FIRST_PLATEAU ? 'both' : this.hook ? 'hook' : 'hand'
  }
  get cap(): number {
    return this.#tables[this.how].cap
  }

  grip(): void {
    if (this.holds) return
    const pose = this.#eyes.pose(this.body)
    if (pose) this.goal = holdOf(pose)
    this.#hands.grip(this.body, this.how, this.goal)
    this.holds = true
    this.released = false
  }

  release(): void {
    if (!this.holds) return
    this.#hands.release()
    this.holds = false
    this.released = true
  }

  /** Goes there, gripping first if need be. */
  drag(to: Hold): void {
    this.grip()
    const near = (value: number) => Math.max(-FARTHEST, Math.min(FARTHEST, value))
    this.goal = this.#hands.wish = {
      x: near(to.x),
      y: near(to.y),
      z: Math.max(0, Math.min(HIGHEST, to.z)),
      turn: to.turn,
    }
  }

  nudge({ x, y, z }: Spot, turn = 0): void {
    if (this.holds)
      this.drag({ x: this.goal.x + x, y: this.goal.y + y, z: this.goal.z + z, turn: this.goal.turn + turn })
  }

  /** The second hand: keeps a plateau where it is, or lets it go. */
  keep(plateau: number | null): void {
    if (this.raised && plateau !== null) return
    this.steady = plateau === null ? null : { plateau, x: 0, y: 0, z: 0 }
    this.#hands.keep(this.steady)
  }

  /** Lifts or shifts the plateau that the second hand keeps. */
  ease({ x, y, z }: Spot): void {
    if (!this.steady) return
    const within = (value: number) => Math.max(-this.#tables.shift, Math.min(this.#tables.shift, value))
    this.steady = {
      ...this.steady,
      x: within(this.steady.x + x),
      y: within(this.steady.y + y),
      z: Math.max(0, Math.min(this.#tables.lift, this.steady.z + z)),
    }
    this.#hands.keep(this.steady)
  }

  breakOff(): void {
    this.#hands.breakOff()
    this.holds = false
  }

  /** The world has come to this tick. */
  heard(tick: number): void {
    this.#hands.heard(tick)
    this.left = Math.max(0, Math.ceil(((this.#tables.ticks - tick) * TICK) / 1000))
  }

  stop(): void {
    clearInterval(this.#timer)
    this.#hands.stop()
    this.holds = false
  }

  #look(): void {
    const pose = this.#eyes.pose(this.body)
    this.force = pose ? this.#hands.force(pose, this.#eyes.tick) : 0
    this.raised = !!pose && this.body < FIRST_PLATEAU && pose.z - HEIGHT / 2 > this.#ceiling
    if (this.raised && this.steady) this.keep(null)
  }
}

const holdOf = ({ x, y, z, w, k }: Pose): Hold => ({ x, y, z, turn: 2 * Math.atan2(k, w) })

/** Where a piece appears that is taken from the box: above the middle, clear of everything. */
export function fromTheBox(palace: Palace): Pose {
  const tops = palace.flatMap((pose, body) =>
    pose ? pose.z + (body < FIRST_PLATEAU ? HEIGHT : THICKNESS) / 2 : [],
  )
  return { x: 0, y: 0, z: Math.max(0, ...tops) + CLEARANCE, w: 1, i: 0, j: 0, k: 0 }
}
