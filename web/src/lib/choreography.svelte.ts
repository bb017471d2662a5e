// The story of moves at a pace one can follow: a queue of steps, each shown with its sentence for a while. What is true is the
// frame; the film only says what boards draw until they are there. It ends at once when it is in the way: by a click, when the
// page is hidden, under a clock of minutes.
import { BEATS, type Beat } from './board'
import { edited } from './change'
import { flightTime, mayMove } from './move'
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
/** How long another player takes to come on stage, in ms. */
export const CHANGE = 220
/** Steps since my last turn that can be shown again. */
export const KEPT = 60

export interface Shot {
  /** The number of the replay's position after it. */
  at: number
  message: Message
  actor: number
  /** Its number among the steps of its move, from 1, and how many there are. */
  number: number
  of: number
  /** What was seen before it, and what is seen after. */
  before: View
  view: View
  beat: Beat | null
  /** Whose area is large meanwhile; null: my own. */
  stage: number | null
  /** How long it is shown at pace 1. */
  lasts: number
  /** What it changed is pointed at: somebody asked for this step. */
  pointed?: boolean
}

export class Film {
  /** What boards draw; null: the frame's own view. */
  view = $state.raw<View | null>(null)
  /** What is told now. */
  shot = $state.raw<Shot | null>(null)
  paused = $state(false)
  /** What the others did since my last turn. */
  since = $state.raw<readonly Shot[]>([])
  /** Whose area is large; null: my own. It stays between the moves of bots, who are quick. */
  stage = $state<number | null>(null)
  /** Messages that are worth a longer look; the board says which. */
  beats: Readonly<Record<string, Beat>> = {}
  /** Whether the board has a stage, and room for it. */
  staging: () => boolean = () => false
  /** Is told the sentences of which the pieces have landed: to be heard. */
  landed: (messages: readonly Message[]) => void = () => {}
  #queue: Shot[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #landing: ReturnType<typeof setTimeout> | undefined
  #botIsNext = false
  /** Nobody comes on stage until the film has ended. */
  #offStage = false

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
    const mine = steps.filter((step) => step.actor === frame.seat)
    if (mine.length) this.since = []
    this.since = [...this.since, ...shots].slice(-KEPT)
    this.#botIsNext =
      frame.phase === 'playing' && frame.actor !== frame.seat && frame.seats[frame.actor]?.kind === 'bot'
    const untold = !shots.length || hasty(frame)
    this.landed((untold ? steps : mine).map((step) => step.message))
    if (untold) return this.finish()
    this.#queue.push(...shots)
    if (!this.running) this.next()
  }

  /** My own steps I have seen as I made them: they are no shots, and the first of the others' shows them too. The last of all is. */
  #shots(frame: Frame, base: View, steps: readonly StoryStep[]): Shot[] {
    const over = frame.phase === 'finished'
    const told = steps.filter((step, i) => step.actor !== frame.seat || (over && i === steps.length - 1))
    const mine = steps.some((step) => step.actor === frame.seat)
    const usual = mine ? OWN * STEP : STEP
    const shots: Shot[] = []
    let view = base
    let stage: number | null = null
    for (const step of steps) {
      const before = view
      view = edited(view, step.change)
      if (step.actor >= 0) stage = step.actor === frame.seat || frame.seat < 0 ? null : step.actor
      if (!told.includes(step)) continue
      const { at, message, actor } = step
      const number = shots.length + 1
      const beat = this.#beatOf(message) ?? (over && number === told.length ? 'end' : null)
      const lasts = beat ? BEAT * STEP : usual
      shots.push({ at, message, actor, number, of: told.length, before, view, beat, stage, lasts })
    }
    const all = shots.reduce((sum, shot) => sum + shot.lasts, 0)
    return shots.map((shot) => ({ ...shot, lasts: shot.lasts * Math.min(1, TURN / all) }))
  }

  /** What a sentence and its parts are worth a look for: of several, what comes last in the game. */
  #beatOf(message: Message): Beat | null {
    const own = this.beats[message.key] ?? this.beats[`${message.key} ${message.args.number}`] ?? null
    return Object.values(message.args)
      .flat()
      .map((part) => (typeof part === 'object' ? this.#beatOf(part) : null))
      .reduce((most, beat) => (BEATS.indexOf(beat!) > BEATS.indexOf(most!) ? beat : most), own)
  }

  /** On to the next step, or to the end. Who moves comes on stage before anything is moved. */
  next(): void {
    this.#stop()
    const shot = this.#queue.shift()
    if (!shot) return this.#end()
    const enters = this.staging() && !this.#offStage && shot.stage !== this.stage
    this.shot = shot
    if (enters) {
      this.stage = shot.stage
      this.view = shot.before
      this.#timer = setTimeout(() => this.#show(shot), CHANGE)
    } else this.#show(shot)
  }

  #show(shot: Shot): void {
    this.view = shot.view
    this.#landing = setTimeout(() => this.landed([shot.message]), mayMove() ? flightTime(this.lasts) : 0)
    if (!this.paused) this.#wait()
  }

  #wait(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.next(), this.lasts)
  }

  #stop(): void {
    clearTimeout(this.#timer)
    clearTimeout(this.#landing)
  }

  pause(): void {
    this.paused = !this.paused
    if (this.paused) this.#hold()
    else this.#goOn()
  }

  /** The step that was just coming is seen, and stays. */
  #hold(): void {
    clearTimeout(this.#timer)
    if (this.shot && this.view !== this.shot.view) this.#show(this.shot)
  }

  /** Whoever was just coming on stage is there now. */
  #goOn(): void {
    clearTimeout(this.#timer)
    if (this.shot && this.view !== this.shot.view) this.#show(this.shot)
    else this.#wait()
  }

  /** A chosen pace holds from this step on; 0 ends it. */
  setPace(pace: 0 | 1 | 2): void {
    settings.set('pace', pace)
    if (!pace) this.finish()
    else if (this.running && !this.paused) this.#goOn()
  }

  /** My own area is needed: what is left is told beside it. */
  leaveStage(): void {
    this.#offStage = true
    this.stage = null
  }

  /** Shows the end, and me what is mine. */
  finish(): void {
    this.#botIsNext = false
    this.#end()
  }

  #end(): void {
    this.#stop()
    this.#queue = []
    this.paused = this.#offStage = false
    this.shot = this.view = null
    if (!this.#botIsNext) this.stage = null
  }

  /** Tells again what happened since my last turn. */
  again(): void {
    this.finish()
    const all = this.since.reduce((sum, shot) => sum + shot.lasts, 0)
    const shorter = Math.min(1, (2 * TURN) / all)
    this.#queue = this.since.map((shot) => ({ ...shot, lasts: shot.lasts * shorter }))
    this.next()
  }

  /** What happened while this page was not open. */
  recall(frame: Frame, base: View, steps: readonly StoryStep[]): void {
    this.since = this.#shots(frame, base, steps).slice(-KEPT)
  }

  /** Tells one of them again: the step after that many moves. */
  tell(at: number): void {
    const shot = this.since.find((one) => one.at === at)
    if (!shot) return
    this.finish()
    this.#queue = [{ ...shot, number: 1, of: 1, lasts: Math.max(shot.lasts, STEP), pointed: true }]
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
