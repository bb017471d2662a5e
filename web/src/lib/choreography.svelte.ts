// The story of moves at a pace one can follow: a queue of steps, each shown with its sentence for a while. What is true is the
// frame; the film only says what boards draw until they are there. It ends at once when it is in the way: by a click, when the
// page is hidden, under a clock of minutes.
import { edited } from './change'
import type { Frame, Message, StoryStep, View } from './protocol'
import { settings } from './settings.svelte'

/** A step at pace 1, in ms, and all steps of a move together. */
export const STEP = 1200
export const TURN = 7000
/** What a beat lasts, compared with a plain step. */
const BEAT = 1.7
/** What follows from my own move is quickly told: I know what I did, and am perhaps asked already. */
const OWN = 0.4
/** Under a clock with less time for a move (in ms) nobody is kept waiting. */
const HASTE = 15 * 60_000
/** Steps since my last turn that can be shown again. */
const KEPT = 60

export interface Shot {
  /** The number of the replay's position after it. */
  at: number
  message: Message
  actor: number
  /** Its number among the steps of its move, from 1, and how many there are. */
  number: number
  of: number
  view: View
  beat: boolean
  /** How long it is shown at pace 1. */
  lasts: number
}

export class Film {
  /** What boards draw; null: the frame's own view. */
  view = $state.raw<View | null>(null)
  /** What is told now. */
  shot = $state.raw<Shot | null>(null)
  paused = $state(false)
  /** What the others did since my last turn. */
  since = $state.raw<readonly Shot[]>([])
  /** Messages that are worth a longer look; the board says which. */
  beats: readonly string[] = []
  #queue: Shot[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  get running(): boolean {
    return this.shot !== null
  }

  /** How long the shot is shown in fact, in ms. */
  get lasts(): number {
    return (this.shot?.lasts ?? STEP) / (settings.get('pace') || 1)
  }

  /** A move was made: `base` is the view before it. */
  push(frame: Frame, base: View | null, steps: readonly StoryStep[]): void {
    const shots = base ? this.#shots(frame, base, steps) : []
    const mine = steps.some((step) => step.actor === frame.seat)
    if (mine) this.since = []
    this.since = [...this.since, ...shots].slice(-KEPT)
    if (!shots.length || hasty(frame)) return this.finish()
    this.#queue.push(...shots)
    if (!this.running) this.next()
  }

  /** My own steps I have seen as I made them: they are no shots, and the first of the others' shows them too. */
  #shots(frame: Frame, base: View, steps: readonly StoryStep[]): Shot[] {
    const told = steps.filter((step) => step.actor !== frame.seat)
    const over = frame.phase === 'finished'
    const usual = told.length < steps.length ? OWN * STEP : STEP
    const shots: Shot[] = []
    let view = base
    for (const step of steps) {
      view = edited(view, step.change)
      if (step.actor === frame.seat) continue
      const { at, message, actor } = step
      const number = shots.length + 1
      const beat = (over && number === told.length) || this.#counts(message)
      shots.push({
        at,
        message,
        actor,
        number,
        of: told.length,
        view,
        beat,
        lasts: beat ? BEAT * STEP : usual,
      })
    }
    const all = shots.reduce((sum, shot) => sum + shot.lasts, 0)
    return shots.map((shot) => ({ ...shot, lasts: shot.lasts * Math.min(1, TURN / all) }))
  }

  #counts(message: Message): boolean {
    return (
      this.beats.some((beat) => beat === message.key || beat === `${message.key} ${message.args.number}`) ||
      Object.values(message.args)
        .flat()
        .some((value) => typeof value === 'object' && this.#counts(value))
    )
  }

  /** On to the next step, or to the end. */
  next(): void {
    clearTimeout(this.#timer)
    const shot = this.#queue.shift()
    if (!shot) return this.finish()
    this.shot = shot
    this.view = shot.view
    if (!this.paused) this.#wait()
  }

  #wait(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.next(), this.lasts)
  }

  pause(): void {
    this.paused = !this.paused
    if (this.paused) clearTimeout(this.#timer)
    else this.#wait()
  }

  /** A chosen pace holds from this step on; 0 ends it. */
  setPace(pace: 0 | 1 | 2): void {
    settings.set('pace', pace)
    if (!pace) this.finish()
    else if (this.running && !this.paused) this.#wait()
  }

  /** Shows the end. */
  finish(): void {
    clearTimeout(this.#timer)
    this.#queue = []
    this.paused = false
    this.shot = this.view = null
  }

  /** Tells again what happened since my last turn. */
  again(): void {
    this.finish()
    const all = this.since.reduce((sum, shot) => sum + shot.lasts, 0)
    const shorter = Math.min(1, (2 * TURN) / all)
    this.#queue = this.since.map((shot) => ({ ...shot, lasts: shot.lasts * shorter }))
    this.next()
  }

  /** Whoever was away comes back to the table as it is. */
  readonly hidden = (): void => {
    if (document.visibilityState === 'hidden') this.finish()
  }
}

/** Whether there is no time for films: the page is not looked at, the player wants none, or a clock of minutes runs. */
function hasty(frame: Frame): boolean {
  const { kind, allowance } = frame.clock as { kind: string; allowance?: number }
  return (
    document.visibilityState === 'hidden' ||
    !settings.get('pace') ||
    (kind !== 'none' && (allowance ?? 0) < HASTE)
  )
}
