// Which folder draws which game: the one of its name. Boards are chunks of their own, loaded with the first table of the
// game; a game without a folder, which another package brings, gets the generic board.
import { api, Trouble } from '$lib/api'
import type { BoardModule, Card, OpenBoard } from '$lib/board'
import { idOf } from '$lib/games.svelte'
import { i18n } from '$lib/i18n/index.svelte'

const boards = import.meta.glob<BoardModule>('./*/index.ts', { import: 'board' })
const cards = import.meta.glob<Card>('./*/card.ts', { import: 'card', eager: true })

/** A pack of cards: what stands for a game that has no card of its own. */
const ANY: Card = {
  glyph: 'M4 7.5 13 4l6 14-9 3.500zM13 4h7v13l-1 1',
  tint: ['#efe3cd', '#3a2f27'],
  picture: () => Promise.resolve({ default: '' }),
}

/** How a game or ruleset looks on a shelf. */
export const cardOf = (game: string): Card => cards[`./${idOf(game)}/card.ts`] ?? ANY

/** The board of a game or ruleset; fails if the page has no words for it either. */
export async function loadModule(game: string): Promise<BoardModule> {
  const own = boards[`./${idOf(game)}/index.ts`]
  if (own) {
    const [board] = await Promise.all([own(), i18n.need(idOf(game), 'guide')])
    return board
  }
  await i18n.learn()
  if (!i18n.catalogue.has(`${idOf(game)}-title`)) throw new Error(`no words for ${game}`)
  return (await import('./generic/board')).board
}

/** The same with the tables at an address (`printedPath`). */
export async function loadBoard(game: string, printed: string): Promise<OpenBoard> {
  const [board, tables] = await Promise.all([loadModule(game), patiently(() => api.printed(printed))])
  return { ...board, tables }
}

/** Asks again while the server cannot be reached: a board without its tables is none. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (const wait of [500, 2000, 5000]) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof Trouble) || error.code === 'malformed' || error.code === 'unknown') throw error
    }
    await new Promise((done) => setTimeout(done, wait))
  }
  return ask()
}
