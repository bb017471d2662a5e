// The Palazzo board, as the shell loads it.
import type { BoardModule } from '$lib/board'
import Board from './Board.svelte'
import InSentence from './InSentence.svelte'
import { NO_PIECES, type Pieces } from '$lib/identity'
import Riders from './phone/Riders.svelte'
import { standingOf, type PalazzoContext } from './phone/strip'
import { changed, named, wentTo } from './pieces'
import Prospect from './Prospect.svelte'
import type { PalazzoView } from './view'
import Works from './Works.svelte'

export const board: BoardModule = {
  Board,
  Works,
  phone: { Progress: Riders, line: (context, seat) => standingOf(context as PalazzoContext, seat) },
  buttons: ['money', 'tiles', 'renovate', 'auction', 'discard'],
  changed: (before, now) => changed(before as PalazzoView, now as PalazzoView),
  named: (before, view) => named((before as Pieces | null) ?? NO_PIECES, view as PalazzoView),
  away: (piece, pieces, view) => wentTo(piece, pieces as Pieces, (view as PalazzoView).active),
  drawing: ({ key }) => {
    if (key === 'palazzo-tile') return { drawn: InSentence, wide: 1.9, worded: true }
    return key === 'palazzo-card' || key === 'palazzo-certificate' ? { drawn: InSentence, wide: 1.55 } : null
  },
  beats: { 'palazzo-log-won': 'won', 'palazzo-log-rider 5': 'rider' },
  phase: (view) => ({ key: 'page-palazzo-phase', args: { phase: (view as PalazzoView).phase } }),
  hasStage: true,
  Forecast: Prospect,
  foresees: (part) => /^(warehouse|quarry|lot|cart):.*-/.test(part),
  points: (view) => (view as PalazzoView).seats.map((seat) => seat.points),
}
