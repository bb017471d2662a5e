// A player's free hand during one attempt, as the page shows it: where it goes, how hard it pulls, what the second hand keeps.
import { apart, FASTEST, Hands, type Grip, type Hold, type Spot, type Steady } from './gesture'
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
/** Metres in a tick: of a column that is pulled from under something, and of a piece that is set down. */
const PULLING = 0.002
const SETTING = 0.001
/** How often a piece that was set down is looked at before the hand opens. */
const SURE = 4

/** What the hand feels of the palace around it. */
export interface Room {
  /** How low a piece can be there, in metres. */
  lowest(at: Hold): number
  /** Whether something lies above it there. */
  covered(at: Hold): boolean
}

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
  /** Whether the hand is setting the piece down, and will open by itself. */
  setting = $state(false)
  /** Where the piece is seen. */
  here = $state.raw<Hold>({ x: 0, y: 0, z: 0, turn: 0 })
  /** Metres that it has moved from where it stood. */
  readonly moved = $derived.by(() => apart(this.here, this.start))
  /** Where the piece was when the attempt began. */
  readonly start: Hold
  #tables: Tables
  #hands: Hands
  #eyes: Eyes
  #room: Room
  #ceiling: number
  #timer: ReturnType<typeof setInterval>
  /** Whether the world listens: a hand may close on a piece before it does. */
  #open = false
  #sure = 0

  /** `ceiling`: how high the topmost plateau's upper face is. */
  constructor(
    tables: Tables,
    body: number,
    palace: Palace,
    ceiling: number,
    eyes: Eyes,
    room: Room,
    send: (data: Uint8Array<ArrayBuffer>) => void,
  ) {
    this.body = body
    this.#tables = tables
    this.#room = room
    this.left = Math.floor((tables.ticks * TICK) / 1000)
    this.#eyes = eyes
    this.#ceiling = ceiling
    this.#hands = new Hands(tables, send)
    this.goal = this.here = this.start = holdOf(palace[body] ?? fromTheBox(palace))
    this.#timer = setInterval(() => this.#look(), LOOKS)
  }

  get how(): Grip {
    return this.body >= FIRST_PLATEAU ? 'both' : this.hook ? 'hook' : 'hand'
  }
  get cap(): number {
    return this.#tables[this.how].cap
  }

  get opened(): boolean {
    return this.#open
  }

  /** The world listens from now on; what was meant before follows at once. */
  open(): void {
    if (this.#open) return
    this.#open = true
    if (!this.holds) return
    const { goal } = this
    this.#hands.grip(this.body, this.how, this.start)
    this.drag(goal)
  }

  grip(): void {
    if (this.holds) return
    const pose = this.#eyes.pose(this.body)
    if (pose) this.goal = holdOf(pose)
    if (this.#open) this.#hands.grip(this.body, this.how, this.goal)
    this.holds = true
    this.released = false
  }

  release(): void {
    if (!this.holds) return
    this.#hands.release()
    this.holds = this.setting = false
    this.released = true
  }

  /** Lowers the piece to what is beneath it, gently, and opens. */
  setDown(): void {
    if (!this.holds) return
    this.drag({ ...this.goal, z: 0 })
    this.#hands.pace = SETTING
    this.setting = true
    this.#sure = 0
  }

  /** Where the hand is by now, on its way to its goal. */
  get at(): Hold {
    return this.#open ? this.#hands.at : this.goal
  }

  /** Goes there, gripping first if need be. */
  drag(to: Hold): void {
    this.grip()
    const near = (value: number) => Math.max(-FARTHEST, Math.min(FARTHEST, value))
    const goal = { x: near(to.x), y: near(to.y), z: Math.max(0, Math.min(HIGHEST, to.z)), turn: to.turn }
    // pressing a piece into what it stands on helps nobody
    this.goal = {
      ...goal,
      z: Math.max(goal.z, this.#room.lowest({ ...goal, z: Math.max(goal.z, this.goal.z) })),
    }
    this.setting = false
    if (!this.#open) return
    this.#hands.pace = this.#room.covered(this.#hands.at) ? PULLING : FASTEST
    this.#hands.wish = this.goal
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
    if (pose) this.here = holdOf(pose)
    if (this.holds && this.#open && !this.setting)
      this.#hands.pace = this.#room.covered(this.#hands.at) ? PULLING : FASTEST
    if (this.setting && this.#hands.arrived && ++this.#sure > SURE) this.release()
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
