// The Paletti board, as the shell loads it. three.js comes with the stage, in a chunk of its own.
import type { BoardModule } from '$lib/board'
import Board from './Board.svelte'
import { COLUMNS } from './pieces'
import type { PalettiView } from './view'

export const board: BoardModule = {
  Board,
  primary: [],
  buttons: ['claim', 'object', 'accept', 'forgo', 'break', 'hand', 'colour'],
  // plateaus and columns from the box are aimed, not dragged
  hides: (choice, view) => choice.text === 'hand' && ((view as PalettiView).aim.step !== 1 || (view as PalettiView).level[(view as PalettiView).aim.column ?? ''] === -2),
  linger: 9000,
  changed: (before, now) => {
    const [a, b] = [before as PalettiView, now as PalettiView]
    return COLUMNS.filter((column) => a.level[column] !== b.level[column]).map((column) => `column:${column}`)
  },
  points: (view) => (view as PalettiView).seats.map((seat) => seat.points),
}
