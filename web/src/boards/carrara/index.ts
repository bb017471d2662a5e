// What the shell needs to know of this board.
import type { BoardModule } from '$lib/board'
import { OVER } from '$lib/protocol'
import Board from './Board.svelte'
import { changed } from './changed'
import type { CarraraView } from './view'

export const board: BoardModule = {
  Board,
  primary: ['done', 'announce'],
  changed: (before, now) => changed(before as CarraraView, now as CarraraView),
  points: (view) => {
    const { actor, seats } = view as CarraraView
    return seats.map((seat) => (actor === OVER ? seat.total : seat.points))
  },
}
