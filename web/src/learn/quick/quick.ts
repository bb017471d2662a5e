// The quick start of a game: six pictures with a sentence or two each. A game has one if its folder in boards/ has a
// quick.ts; whatever leads there asks `hasQuick` first.
import { api, printedPath } from '$lib/api'
import type { BoardContext, Player } from '$lib/board'
import { idOf } from '$lib/games.svelte'
import { i18n, tr } from '$lib/i18n/index.svelte'
import { SPECTATOR, type GameAbout } from '$lib/protocol'
import { seatColour, seatEmblem } from '$lib/seats'
import type { Component } from 'svelte'

export const PICTURES = 6

/** What boards/<game>/quick.ts exports as `quick`. */
export interface Quick {
  /** One of the six pictures, 1 to 6, in a box of 480 × 320. */
  Picture: Component<{ number: number }>
  /** Patterns and symbols that the pictures share. */
  Defs: Component
  /** The class that carries the paint of the game's drawings. */
  paint?: string
  /** The figures that the sentences need, out of the game's printed tables. */
  figures(tables: unknown): Record<string, number>
  /** The chapters of the rules that readers want, by number, with the pictures that go with them; the others are for the curious. */
  chapters: Readonly<Record<number, readonly number[]>>
}

/** A quick start with the tables that its pictures show. */
export interface OpenQuick {
  quick: Quick
  tables: unknown
}

const all = import.meta.glob<Quick>('../../boards/*/quick.ts', { import: 'quick' })
const pathOf = (game: string) => `../../boards/${idOf(game)}/quick.ts`

export const hasQuick = (game: string): boolean => pathOf(game) in all
/** The pictures of a game that has them, as they are printed for a table without any options. */
export async function openQuick({ id, ruleset, players }: GameAbout): Promise<OpenQuick> {
  const path = printedPath({ game: ruleset, players: players[0], options: {}, edition: {} })
  const [quick, tables] = await Promise.all([all[pathOf(id)](), api.printed(path), i18n.need(id, 'quick')])
  return { quick, tables }
}
/** Where it is read. */
export const quickPath = (game: string): string => `/rules/${idOf(game)}/quick`

const player = (seat: number): Player => ({
  seat,
  name: '',
  kind: 'open',
  colour: seatColour(seat),
  emblem: seatEmblem(seat),
})

/** What the board's own drawings ask for, where there is no table: words, and what is printed on the pieces. */
export function outside(tables: unknown): BoardContext<unknown> {
  const asked: Partial<BoardContext<unknown>> = {
    view: null,
    tables,
    me: SPECTATOR,
    players: [0, 1, 2, 3].map(player),
    replaying: true,
    at: () => [],
    fresh: () => false,
    t: (message) => i18n.catalogue.say(message),
    tr,
    register: () => () => {},
  }
  return asked as BoardContext<unknown>
}
