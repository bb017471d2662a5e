// The Paletti board, as the shell loads it. three.js comes with the stage, in a chunk of its own.
import type { BoardModule } from '$lib/board'
import Board from './Board.svelte'
import InSentence from './InSentence.svelte'
import Said from './Said.svelte'
import { COLUMNS } from './pieces'
import { coloursOf } from './words'
import type { PalettiView } from './view'
import Works from './Works.svelte'

export const board: BoardModule = {
  Board,
  Works,
  Said,
  phone: {
    line: (context, seat) => {
      const view = context.view as PalettiView
      const colours = coloursOf(context, view.seats[seat].colours)
      return view.holder === seat ? `${colours} · ${context.tr('page-paletti-has-seal')}` : colours
    },
  },
  buttons: ['claim', 'object', 'accept', 'forgo', 'hand', 'colour'],
  linger: 9000,
  unscored: true,
  staged: true,
  drawing: ({ key }) => {
    if (/^paletti-(thin|square|thick)$/.test(key)) return { drawn: InSentence, wide: 0.7, worded: true }
    return key === 'paletti-plateau' ? { drawn: InSentence, wide: 1.8, worded: true } : null
  },
  beats: {
    'paletti-log-seal': 'seal',
    'paletti-log-seal-first': 'seal',
    'paletti-log-collapse': 'collapse',
  },
  changed: (before, now) => {
    const [a, b] = [before as PalettiView, now as PalettiView]
    return COLUMNS.filter((column) => a.level[column] !== b.level[column]).map((column) => `column:${column}`)
  },
  points: (view) => (view as PalettiView).seats.map((seat) => seat.points),
}
