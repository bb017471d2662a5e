// What the shell needs to know of this board.
import type { BoardModule } from '$lib/board'
import Board from './Board.svelte'
import InSentence from './InSentence.svelte'
import { EMPTY, follow, type Ledger } from './ledger'
import { changed, drawnBricks } from './pieces'
import type { FirenzeView, Tables } from './view'
import Works from './Works.svelte'

export const board: BoardModule = {
  Board,
  Works,
  changed: (before, now, tables) => changed(before as FirenzeView, now as FirenzeView, tables as Tables),
  named: (before, view) => follow((before as Ledger | null) ?? EMPTY, view as FirenzeView),
  away: (piece) => (/^(white|yellow|green|red|blue|purple)#/.test(piece) ? 'bag' : 'discards'),
  drawing: (message) => {
    const bricks = drawnBricks(message)
    return bricks ? { drawn: InSentence, wide: (26 * (bricks - 1) + 48) / 29 } : null
  },
  beats: [
    'firenze-log-fall',
    'firenze-log-raze',
    'firenze-log-deliver',
    'firenze-log-deliver-lent',
    'firenze-log-endgame',
  ],
  points: (view) => (view as FirenzeView).seats.map((seat) => seat.points),
}
