// What the shell needs to know of this board.
import type { BoardModule } from '$lib/board'
import Board from './Board.svelte'
import { changed } from './pieces'
import type { FirenzeView } from './view'

export const board: BoardModule = {
  Board,
  primary: ['done', 'avert'],
  changed: (before, now) => changed(before as FirenzeView, now as FirenzeView),
  points: (view) => (view as FirenzeView).seats.map((seat) => seat.points),
}
