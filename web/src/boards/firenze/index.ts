// What the shell needs to know of this board.
import type { BoardModule } from '$lib/board'
import Board from './Board.svelte'
import InSentence from './InSentence.svelte'
import Progress from './Progress.svelte'
import { EMPTY, fellWith, follow, wentTo, type Ledger } from './ledger'
import { changed, count, drawnBricks, drawnCard, drawnSeal, step, STEPS } from './pieces'
import type { FirenzeView, Tables } from './view'
import Works from './Works.svelte'

export const board: BoardModule = {
  Board,
  Works,
  phone: {
    Progress,
    line: (context, seat) => {
      const own = (context.view as FirenzeView).seats[seat]
      return context.tr('page-firenze-strip', { bricks: count(own.store) })
    },
  },
  changed: (before, now, tables) => changed(before as FirenzeView, now as FirenzeView, tables as Tables),
  named: (before, view) => follow((before as Ledger | null) ?? EMPTY, view as FirenzeView),
  away: (piece, pieces) => wentTo(pieces as Ledger, piece),
  drawing: (message) => {
    if (drawnCard(message)) return { drawn: InSentence, wide: 1, worded: true }
    if (drawnSeal(message) !== null) return { drawn: InSentence, wide: 1 }
    const bricks = drawnBricks(message)
    const worded = message.key.startsWith('firenze-tower')
    return bricks ? { drawn: InSentence, wide: (26 * (bricks - 1) + 48) / 29, worded } : null
  },
  phase: (view) => {
    const name = STEPS[step(view as FirenzeView)]
    return name ? { key: `page-firenze-phase-${name}`, args: {} } : null
  },
  beats: {
    'firenze-log-fall': 'ruins',
    'firenze-log-raze': 'ruins',
    'firenze-log-endgame': 'last',
    'firenze-log-deliver': 'delivered',
    'firenze-log-bell': 'delivered',
    'firenze-log-deliver-lent': 'delivered',
    'firenze-log-bell-lent': 'delivered',
  },
  stack: (piece, pieces) => fellWith(pieces as Ledger, piece),
  hasStage: true,
  points: (view) => (view as FirenzeView).seats.map((seat) => seat.points),
}
