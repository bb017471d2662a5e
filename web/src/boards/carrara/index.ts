// What the shell needs to know of this board.
import type { BoardModule } from '$lib/board'
import Board from './Board.svelte'
import { changed } from './changed'
import type { CarraraView } from './view'

export const board: BoardModule = {
  Board,
  primary: ['done', 'announce'],
  changed: (before, now) => changed(before as CarraraView, now as CarraraView),
  points: (view) => (view as CarraraView).seats.map((seat) => seat.total),
}
