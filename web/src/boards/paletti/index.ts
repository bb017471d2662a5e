// The Paletti board, as the shell loads it. three.js comes with the stage, in a chunk of its own.
import type { BoardModule } from '$lib/board'
import Board from './Board.svelte'
import { COLUMNS } from './pieces'
import type { PalettiView } from './view'

export const board: BoardModule = {
  Board,
  buttons: ['claim', 'object', 'accept', 'forgo', 'hand', 'colour'],
  linger: 9000,
  staged: true,
  changed: (before, now) => {
    const [a, b] = [before as PalettiView, now as PalettiView]
    return COLUMNS.filter((column) => a.level[column] !== b.level[column]).map((column) => `column:${column}`)
  },
  points: (view) => (view as PalettiView).seats.map((seat) => seat.points),
}
