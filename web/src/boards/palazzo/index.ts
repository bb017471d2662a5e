// The Palazzo board, as the shell loads it.
import type { BoardModule } from '$lib/board'
import Board from './Board.svelte'
import { changed } from './pieces'
import type { PalazzoView } from './view'

export const board: BoardModule = {
  Board,
  primary: ['done', 'tiles'],
  buttons: ['money', 'tiles', 'renovate', 'auction', 'discard'],
  changed: (before, now) => changed(before as PalazzoView, now as PalazzoView),
  points: (view) => (view as PalazzoView).seats.map((seat) => seat.points),
}
