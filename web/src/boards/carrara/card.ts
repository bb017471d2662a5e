// The game on a shelf: what lobby and rules show of it before its board is loaded.
import type { Card } from '$lib/board'

export const card: Card = {
  glyph: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9',
  tint: ['#d7e3ea', '#2b3744'],
  picture: () => import('./vignette.svg?raw'),
}
