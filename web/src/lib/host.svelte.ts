// The board's side of the shell: makes the context a board gets from a frame, and holds what is open beside it
// (the chooser). Used by the table, the replay and the gallery.
import { flushSync, untrack } from 'svelte'
import { SvelteMap } from 'svelte/reactivity'
import type { BoardContext, OpenBoard, Player, Stream } from './board'
import type { Film } from './choreography.svelte'
import type { Answer } from './clauses'
import { i18n, type Run } from './i18n/index.svelte'
import type { ChatLine, Choice, Frame, Message, Prompt, View } from './protocol'
import { botName, likeBefore } from './bots'
import { narrow } from './narrow.svelte'
import { seatColour, seatEmblem } from './seats'

/** Where the frames come from. */
export interface Source {
  readonly frame: Frame
  readonly previous: View | null
  readonly replaying: boolean
  /** Whether the frame may have passed: nothing can be chosen until that is known. */
  readonly unsure?: boolean
  /** What is shown of a move that is being told; null or left out: the frame's own view. */
  readonly film?: Film
  /** The view at the end of my last turn, or null. */
  readonly lastSeen: View | null
  /** Binary messages; left out where there are none. */
  readonly stream?: Stream
  /** The recording of the move that led here, in a replay. */
  readonly recording?: string | null
  /** Milliseconds that the server's clock is ahead of ours; left out where no clock runs. */
  readonly ahead?: number
  /** What was said at the table, and how to say something; left out where nobody talks. */
  readonly chat?: readonly ChatLine[]
  say?(text: string): Promise<void>
  play(...actions: (number | string)[]): void
  /** Takes one step out of the draft; left out where nothing is played. */
  takeOut?(step: number): void
  why(part: string): Promise<Answer>
}

/** A choice of the prompt, or what the rules suggest: all actions that one click stands for. */
export interface Offer extends Choice {
  readonly actions: readonly number[]
}

export class Host implements BoardContext<unknown> {
  readonly source: Source
  readonly module: OpenBoard
  /** What is being chosen from, and the part it is about ('' for none). */
  choosing = $state.raw<{ part: string; choices: readonly Offer[] } | null>(null)
  rolling = false
  /** What was clicked and is asked once more. */
  armed = $state.raw<Offer | null>(null)
  visiting = $state.raw<{ readonly seat: number } | null>(null)
  #drawn = new SvelteMap<string, number>()

  /** What is drawn: a view with the names of its pieces, always of the same position. */
  #scene = $state.raw<{ view: View | null; pieces: unknown }>({ view: null, pieces: null })

  constructor(source: Source, module: OpenBoard) {
    this.source = source
    this.module = module
    if (source.previous) this.#show(source.previous)
    this.follow()
  }

  /** Draws what the source has now; BoardHost calls it before the board is drawn. */
  follow(): void {
    const { film, frame } = this.source
    this.#show((!this.module.staged && film?.view) || frame.view)
  }
  #show(view: View | null): void {
    const { view: last, pieces } = untrack(() => this.#scene)
    if (view !== last) this.#scene = { view, pieces: view && this.module.named?.(pieces, view) }
  }

  readonly frame = $derived.by(() => this.source.frame)
  readonly prompt = $derived.by(() => {
    const { prompt } = this.source.frame
    return prompt && this.source.unsure ? { ...prompt, choices: [], suggestions: [], skip: null } : prompt
  })
  readonly players: readonly Player[] = $derived.by(() => playersOf(this.source.frame))
  readonly names = $derived.by(() => this.players.map((player) => player.name))
  /** Everything that is offered: suggestions, then choices, in the order of the rules. */
  readonly offers: readonly Offer[] = $derived.by(() => offersOf(this.prompt))
  readonly #byPart = $derived.by(() => {
    const found = new Map<string, Offer[]>()
    for (const choice of this.offers)
      for (const part of choice.parts) found.set(part, [...(found.get(part) ?? []), choice])
    return found
  })
  readonly #fresh = $derived.by(() => {
    const { frame, lastSeen } = this.source
    const waits = frame.actor === frame.seat && !frame.draft?.length && !this.source.film?.running
    if (!lastSeen || !frame.view || !this.module.changed || !waits) return new Set<string>()
    return new Set(this.module.changed(lastSeen, frame.view, this.tables))
  })
  /** The prompt bar's buttons: choices that no drawn part offers, and those the board wants there anyway. */
  readonly loose = $derived.by(() =>
    this.offers.filter(
      (choice) => this.#isButton(choice) || !choice.parts.some((part) => this.#drawn.has(part)),
    ),
  )

  #isButton(choice: Choice): boolean {
    if (this.module.phone && narrow.now) return false // its parts are near
    return this.module.buttons?.includes(choice.text.split(' ')[0]) ?? false
  }

  get view(): unknown {
    return this.#scene.view
  }
  get pieces(): unknown {
    return this.#scene.pieces
  }
  get options(): Readonly<Record<string, unknown>> {
    return this.source.frame.options
  }
  get decision(): number {
    return this.source.frame.seq
  }
  get tables(): unknown {
    return this.module.tables
  }
  get previous(): unknown {
    return this.source.previous
  }
  get me(): number {
    return this.source.frame.seat
  }
  get stream(): Stream | null {
    return this.source.stream ?? null
  }
  get stage(): number | null {
    return this.source.film?.stage ?? null
  }
  get due(): number | null {
    const { clock } = this.source.frame
    return clock.asked === true && !this.replaying
      ? (clock.deadline as number) - (this.source.ahead ?? 0)
      : null
  }
  get patience(): number {
    return Number(this.source.frame.clock.answer ?? 0)
  }
  get recording(): string | null {
    return this.source.recording ?? null
  }
  get chat(): readonly ChatLine[] {
    return this.source.chat ?? []
  }
  get say(): ((text: string) => Promise<void>) | undefined {
    const { source } = this
    return source.say && ((text) => source.say!(text))
  }
  get replaying(): boolean {
    return this.source.replaying
  }

  at = (part: string): readonly Offer[] => this.#byPart.get(part) ?? []
  pick = (part: string): void => {
    const choices = this.at(part)
    if (choices.length === 1) this.take(choices[0], true)
    else if (choices.length) this.choosing = { part, choices }
    else this.#takeBack(part)
  }
  /** Plays it; what cannot be undone and loses something, or says more than its part, is asked once more. */
  take = (offer: Offer, byPart = false): void => {
    const sure = !offer.confirm || (!byPart && !offer.warning) || this.armed === offer
    if (sure) this.play(...offer.actions)
    else {
      this.choosing = null
      this.armed = offer
    }
  }
  /** The last step of the draft that lies on the part, or -1. */
  laid = (part: string): number =>
    this.replaying
      ? -1
      : (this.source.frame.draft ?? []).reduce((last, step, i) => (step.parts.includes(part) ? i : last), -1)
  #takeBack(part: string): void {
    const step = this.laid(part)
    if (step >= 0) this.source.takeOut?.(step)
  }
  /** Opens the chooser with these, beside the prompt bar. */
  choose = (choices: readonly Offer[]): void => {
    this.source.film?.finish()
    this.choosing = { part: '', choices }
  }
  play = (...actions: (number | string)[]): void => {
    this.choosing = null
    this.armed = null
    this.source.film?.finish()
    if (!this.replaying) this.source.play(...actions)
  }
  hurry = (): boolean => {
    const { film } = this.source
    if (!film?.running && this.stage === null) return false
    film?.finish()
    flushSync()
    return true
  }
  why = (part: string): Promise<Answer> => this.source.why(part)
  fresh = (part: string): boolean => this.#fresh.has(part)
  t = (message: Parameters<BoardContext<unknown>['t']>[0]): string => i18n.catalogue.say(message, this.names)
  runs = (message: Message): Run[] => i18n.catalogue.runs(message, this.names)
  tr = (key: string, args?: Parameters<BoardContext<unknown>['tr']>[1]): string =>
    i18n.catalogue.text(key, args)
  register = (part: string): (() => void) => {
    this.#drawn.set(part, (untracked(this.#drawn, part) ?? 0) + 1)
    return () => {
      const left = (untracked(this.#drawn, part) ?? 1) - 1
      if (left) this.#drawn.set(part, left)
      else this.#drawn.delete(part)
    }
  }
}

/** All that a prompt offers, as one kind of thing. A suggestion of one action is that choice, in the suggestion's words. */
export function offersOf(prompt: Prompt | null): Offer[] {
  if (!prompt) return []
  const [single, rows] = [prompt.suggestions.filter(alone), prompt.suggestions.filter((one) => !alone(one))]
  const made = rows.map((one) => ({
    ...one,
    action: one.actions[0],
    text: one.texts.join(', '),
    rules: prompt.rules,
    warning: null,
  }))
  const choices = prompt.choices.map((one) => {
    const said = single.find(({ actions }) => actions[0] === one.action)
    const words = said && { label: said.label, role: said.role, worth: said.worth }
    return { ...one, ...words, actions: [one.action] }
  })
  return [...made, ...choices]
}

const alone = ({ actions }: Prompt['suggestions'][number]): boolean => actions.length === 1

/** Looks without making the looker depend on it. */
function untracked<K, V>(map: SvelteMap<K, V>, key: K): V | undefined {
  return untrack(() => map.get(key))
}

export function playersOf(frame: { seats: readonly { kind: string; name: string }[] }): Player[] {
  return frame.seats.map((seat, number) => ({
    seat: number,
    name: seat.kind === 'bot' ? botName(seat.name, likeBefore(frame.seats, number)) : seat.name,
    kind: seat.kind as Player['kind'],
    colour: seatColour(number),
    emblem: seatEmblem(number),
  }))
}
