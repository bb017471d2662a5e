// The boards, each a chunk of its own that is loaded with the first table of the game.
import type { BoardModule } from '$lib/board'

const BOARDS: Record<string, () => Promise<{ board: BoardModule }>> = {
  palazzo: () => import('./palazzo'),
  carrara: () => import('./carrara'),
  firenze: () => import('./firenze'),
  paletti: () => import('./paletti'),
}

/** Whether the page can show a game. */
export const hasBoard = (game: string): boolean => game in BOARDS

/** The board of a game ("palazzo") or ruleset ("palazzo@1"). */
export async function loadBoard(game: string): Promise<BoardModule> {
  const load = BOARDS[game.split('@')[0]]
  if (!load) throw new Error(`no board for ${game}`)
  return (await load()).board
}
