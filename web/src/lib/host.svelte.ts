// The board's side of the shell: makes the context a board gets from a frame, and holds what is open beside it
// (the chooser, the card that explains). Used by the table, the replay and the gallery.
import { untrack } from 'svelte'
import { SvelteMap } from 'svelte/reactivity'
import type { About, BoardContext, OpenBoard, Player, Stream } from './board'
import type { Reason } from './clauses'
import { i18n } from './i18n/index.svelte'
import type { Choice, Frame, View } from './protocol'
import { botName } from './bots'
import { seatColour, seatEmblem } from './seats'

/** Where the frames come from. */
export interface Source {
  readonly frame: Frame
  readonly previous: View | null
  readonly replaying: boolean
  /** The view at the end of my last turn, or null. */
  readonly lastSeen: View | null
  /** Binary messages; left out where there are none. */
  readonly stream?: Stream
  /** The recording of the move that led here, in a replay. */
  readonly recording?: string | null
  /** Milliseconds that the server's clock is ahead of ours; left out where no clock runs. */
  readonly ahead?: number
  play(...actions: (number | string)[]): void
  why(part: string): Promise<Reason | null>
}

export interface Explanation extends About {
  element: Element
}

export class Host implements BoardContext<unknown> {
  readonly source: Source
  readonly module: OpenBoard
  /** What is being chosen from, and the part it is about ('' for none). */
  choosing = $state.raw<{ part: string; choices: readonly Choice[] } | null>(null)
  explained = $state.raw<Explanation | null>(null)
  rolling = false
  #drawn = new SvelteMap<string, number>()

  constructor(source: Source, module: OpenBoard) {
    this.source = source
    this.module = module
  }

  readonly frame = $derived.by(() => this.source.frame)
  readonly prompt = $derived.by(() => this.source.frame.prompt)
  readonly players: readonly Player[] = $derived.by(() => playersOf(this.source.frame))
  readonly names = $derived.by(() => this.players.map((player) => player.name))
  readonly #byPart = $derived.by(() => {
    const found = new Map<string, Choice[]>()
    for (const choice of this.prompt?.choices ?? [])
      for (const part of choice.parts) found.set(part, [...(found.get(part) ?? []), choice])
    return found
  })
  readonly #fresh = $derived.by(() => {
    const { frame, lastSeen } = this.source
    if (!lastSeen || !frame.view || !this.module.changed || frame.actor !== frame.seat)
      return new Set<string>()
    return new Set(this.module.changed(lastSeen, frame.view))
  })
  /** The prompt bar's buttons: choices that no drawn part offers, and those the board wants there anyway. */
  readonly loose = $derived.by(() =>
    (this.prompt?.choices ?? []).filter(
      (choice) => this.#isButton(choice) || !choice.parts.some((part) => this.#drawn.has(part)),
    ),
  )

  #isButton(choice: Choice): boolean {
    return this.module.buttons?.includes(choice.text.split(' ')[0]) ?? false
  }

  get view(): unknown {
    return this.source.frame.view
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
  get replaying(): boolean {
    return this.source.replaying
  }

  at = (part: string): readonly Choice[] => this.#byPart.get(part) ?? []
  pick = (part: string): void => {
    const choices = this.at(part)
    if (choices.length === 1) this.play(choices[0].action)
    else if (choices.length) this.choosing = { part, choices }
  }
  /** Opens the chooser with these, beside the prompt bar. */
  choose = (choices: readonly Choice[]): void => {
    this.choosing = { part: '', choices }
  }
  play = (...actions: (number | string)[]): void => {
    this.choosing = null
    this.explained = null
    if (!this.replaying) this.source.play(...actions)
  }
  why = (part: string): Promise<Reason | null> => this.source.why(part)
  fresh = (part: string): boolean => this.#fresh.has(part)
  t = (message: Parameters<BoardContext<unknown>['t']>[0]): string => i18n.catalogue.say(message, this.names)
  tr = (key: string, args?: Parameters<BoardContext<unknown>['tr']>[1]): string =>
    i18n.catalogue.text(key, args)
  explain = (about: About | null, element?: Element): void => {
    this.explained = about && element ? { ...about, element } : null
  }
  register = (part: string): (() => void) => {
    this.#drawn.set(part, (untracked(this.#drawn, part) ?? 0) + 1)
    return () => {
      const left = (untracked(this.#drawn, part) ?? 1) - 1
      if (left) this.#drawn.set(part, left)
      else this.#drawn.delete(part)
    }
  }
}

/** The first word of an action's text. */
export const verb = (choice: Choice): string => choice.text.split(' ')[0]

/** Looks without making the looker depend on it. */
function untracked<K, V>(map: SvelteMap<K, V>, key: K): V | undefined {
  return untrack(() => map.get(key))
}

export function playersOf(frame: Frame): Player[] {
  const seen = new Map<string, number>()
  return frame.seats.map((seat, number) => ({
    seat: number,
    name: seatName(seat.kind, seat.name, seen),
    kind: seat.kind as Player['kind'],
    colour: seatColour(number),
    emblem: seatEmblem(number),
  }))
}

/** Two bots of a level get two names. */
function seatName(kind: string, name: string, seen: Map<string, number>): string {
  if (kind !== 'bot') return name
  const before = seen.get(name) ?? 0
  seen.set(name, before + 1)
  return botName(name, before)
}
