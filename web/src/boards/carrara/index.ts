// What the shell needs to know of this board.
import type { BoardModule } from '$lib/board'
import Board from './Board.svelte'
import InSentence from './InSentence.svelte'
import { changed } from './changed'
import { trace, wentTo, type Traced } from './trace'
import type { CarraraView } from './view'
import Works from './Works.svelte'

export const board: BoardModule = {
  Board,
  Works,
  phone: {
    line: (context, seat) => {
      const { cities } = (context.view as CarraraView).seats[seat]
      return context.tr('page-carrara-strip', { buildings: Object.values(cities).flat().length })
    },
  },
  changed: (before, now) => changed(before as CarraraView, now as CarraraView),
  named: (before, view) => trace(before as Traced | null, view as CarraraView),
  away: (piece, pieces, view) => wentTo(piece, pieces as Traced, view as CarraraView),
  drawing: ({ key, args }) => {
    if (key === 'carrara-building') return { drawn: InSentence, wide: 1.05, worded: true }
    if (key === 'carrara-stones') return { drawn: InSentence, wide: Number(args.count) }
    return key === 'carrara-stone' || key === 'carrara-object' ? { drawn: InSentence, wide: 1 } : null
  },
  phase: (view) => ({ key: 'page-carrara-phase', args: { phase: (view as CarraraView).phase } }),
  beats: { 'carrara-log-scored': 'scored', 'carrara-log-announce': 'last' },
  hasStage: true,
  points: (view) => (view as CarraraView).seats.map((seat) => seat.total),
}
